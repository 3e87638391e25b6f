//! Dice from C: the game's own generator, or the built-in one.

use core::ffi::{c_int, c_void};

use rand_pcg::Pcg32;

use super::pointers::{check, read};
use super::status::{Failure, MONSTR_E_DICE, MONSTR_E_FLAG, Outcome, answer};
use crate::dice::{Buckets, Dice, Modulo, Trace};

/// The state of the built-in generator (PCG32, XSH-RR 64/32). Plain numbers: save them with
/// the game, and put them back to go on from there.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_rng {
    /// Where it stands.
    pub state: u64,
    /// Which of its 2^63 streams it follows.
    pub stream: u64,
}

/// The function that draws, by the kind of the dice.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy)]
#[repr(C)]
pub union monstr_dice_source {
    /// MONSTR_DICE_RN2: answers 0..n-1.
    pub rn2: Option<unsafe extern "C" fn(n: c_int) -> c_int>,
    /// MONSTR_DICE_CALLBACK: answers 0..bound-1; the context is the dice's.
    pub callback: Option<unsafe extern "C" fn(context: *mut c_void, bound: i32) -> i32>,
}

impl core::fmt::Debug for monstr_dice_source {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("monstr_dice_source")
    }
}

/// Where chance comes from. Make it with monstr_dice_from_rn2(),
/// monstr_dice_from_callback(), monstr_dice_seeded() or monstr_dice_seeded_buckets(). All zero is the built-in generator
/// with state 0 and stream 0.
///
/// Copying it copies the built-in generator's state; only `rng` has to be saved.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct monstr_dice {
    /// The built-in generator, for MONSTR_DICE_BUILT_IN and MONSTR_DICE_BUCKETS.
    pub rng: monstr_rng,
    /// The draws since monstr_dice_trace_start().
    pub draws: u64,
    /// The fingerprint of their bounds.
    pub hash: u64,
    /// The game's function, for the other kinds.
    pub source: monstr_dice_source,
    /// What a MONSTR_DICE_CALLBACK function is called with.
    pub context: *mut c_void,
    /// One of the MONSTR_DICE_ codes.
    pub kind: i32,
    /// 1: draws and hash are kept. 0: they aren't.
    pub tracing: i32,
}

/// Dice of the built-in generator: one 32-bit word a draw, remainder by the bound.
pub const MONSTR_DICE_BUILT_IN: i32 = 0;
/// Dice of a function such as the game's rn2.
pub const MONSTR_DICE_RN2: i32 = 1;
/// Dice of a function with a context.
pub const MONSTR_DICE_CALLBACK: i32 = 2;
/// Dice of the built-in generator as Omega draws: a word without its lowest bit, cut to 10,000
/// buckets, which are spread over the bound.
pub const MONSTR_DICE_BUCKETS: i32 = 3;

/// Dice of a game's own rn2: each draw calls it with n >= 1 and takes what it answers,
/// 0..n-1. An answer outside that makes the function that drew fail with MONSTR_E_DICE.
/// Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_dice_from_rn2(
    dice: *mut monstr_dice,
    rn2: Option<unsafe extern "C" fn(n: c_int) -> c_int>,
) -> i32 {
    let made = blank(MONSTR_DICE_RN2, monstr_dice_source { rn2 });
    // SAFETY: the header's contract.
    unsafe { make(dice, made) }
}

/// The same of a function that is called with a context of its own: a place for a
/// generator's state, or anything. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_dice_from_callback(
    dice: *mut monstr_dice,
    callback: Option<unsafe extern "C" fn(context: *mut c_void, bound: i32) -> i32>,
    context: *mut c_void,
) -> i32 {
    let mut made = blank(MONSTR_DICE_CALLBACK, monstr_dice_source { callback });
    made.context = context;
    // SAFETY: the header's contract.
    unsafe { make(dice, made) }
}

/// Dice of the built-in generator from a seed, in one of 2^63 streams (its top bit doesn't
/// count): the same seed and stream give the same draws on every machine. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_dice_seeded(dice: *mut monstr_dice, seed: u64, stream: u64) -> i32 {
    // SAFETY: the header's contract.
    unsafe { make(dice, from_pcg(MONSTR_DICE_BUILT_IN, &Pcg32::new(seed, stream))) }
}

/// The same, drawing as Omega's random_range() does: in 10,000 buckets. Answers 0.
#[doc(alias = "random_range")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_dice_seeded_buckets(
    dice: *mut monstr_dice,
    seed: u64,
    stream: u64,
) -> i32 {
    // SAFETY: the header's contract.
    unsafe { make(dice, from_pcg(MONSTR_DICE_BUCKETS, &Pcg32::new(seed, stream))) }
}

/// One draw: 0..bound-1. MONSTR_E_DICE for a bound below 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_dice_below(dice: *mut monstr_dice, bound: i32) -> i32 {
    let draw = || -> Outcome {
        // SAFETY: the header's contract.
        let mut dice = unsafe { Borrowed::of(dice) }?;
        if bound < 1 {
            return Err(Failure(MONSTR_E_DICE));
        }
        let drawn = dice.below(bound);
        dice.settle()?;
        Ok(drawn)
    };
    answer(draw())
}

/// From here on the number of draws and the fingerprint of their bounds are kept: FNV-1a,
/// 64 bits, over each bound as four bytes, lowest first. A game that does the same with its own
/// rn2 sees where the two part. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_dice_trace_start(dice: *mut monstr_dice) -> i32 {
    // SAFETY: the header's contract.
    let start = || unsafe {
        check(dice)?;
        (*dice).draws = Trace::START.draws;
        (*dice).hash = Trace::START.hash;
        (*dice).tracing = 1;
        Ok(0)
    };
    answer(start())
}

/// Stores the draws made since monstr_dice_trace_start() and their fingerprint. Either
/// pointer may be NULL. MONSTR_E_FLAG where no trace was started. Answers 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn monstr_dice_trace(
    dice: *const monstr_dice,
    draws: *mut u64,
    hash: *mut u64,
) -> i32 {
    let tell = || -> Outcome {
        // SAFETY: the header's contract.
        let dice = unsafe { read(dice) }?;
        if dice.tracing != 1 {
            return Err(Failure(MONSTR_E_FLAG));
        }
        let wanted = [(draws, dice.draws), (hash, dice.hash)];
        for (to, _) in wanted.iter().filter(|(to, _)| !to.is_null()) {
            check(*to)?;
        }
        for (to, value) in wanted.iter().filter(|(to, _)| !to.is_null()) {
            // SAFETY: checked just now; the rest is the contract.
            unsafe { **to = *value };
        }
        Ok(0)
    };
    answer(tell())
}

fn blank(kind: i32, source: monstr_dice_source) -> monstr_dice {
    monstr_dice {
        rng: monstr_rng { state: 0, stream: 0 },
        draws: 0,
        hash: 0,
        source,
        context: core::ptr::null_mut(),
        kind,
        tracing: 0,
    }
}

/// Dice of the built-in generator, as it stands.
fn from_pcg(kind: i32, pcg: &Pcg32) -> monstr_dice {
    let rng = monstr_rng { state: pcg.state(), stream: pcg.stream() };
    monstr_dice { rng, ..blank(kind, monstr_dice_source { rn2: None }) }
}

/// Stores new dice, if they can draw.
///
/// # Safety
/// The header's contract.
unsafe fn make(dice: *mut monstr_dice, made: monstr_dice) -> i32 {
    let store = || {
        check(dice)?;
        Source::of(&made)?;
        // SAFETY: checked just now; the rest is the contract.
        unsafe { *dice = made };
        Ok(0)
    };
    answer(store())
}

/// A dice's source, known to be callable.
enum Source {
    BuiltIn(Modulo<Pcg32>),
    Buckets(Buckets<Pcg32>),
    Rn2(unsafe extern "C" fn(c_int) -> c_int),
    Callback(unsafe extern "C" fn(*mut c_void, i32) -> i32, *mut c_void),
}

impl Source {
    fn of(dice: &monstr_dice) -> Result<Self, Failure> {
        let null = Failure(super::status::MONSTR_E_NULL);
        let pcg = || Pcg32::from_state(dice.rng.state, dice.rng.stream);
        match dice.kind {
            MONSTR_DICE_BUILT_IN => Ok(Source::BuiltIn(Modulo(pcg()))),
            MONSTR_DICE_BUCKETS => Ok(Source::Buckets(Buckets(pcg()))),
            // SAFETY: the kind tells which function is stored; every bit pattern is one or NULL.
            MONSTR_DICE_RN2 => unsafe { dice.source.rn2 }.map(Source::Rn2).ok_or(null),
            MONSTR_DICE_CALLBACK => {
                // SAFETY: as above.
                let callback = unsafe { dice.source.callback }.ok_or(null)?;
                Ok(Source::Callback(callback, dice.context))
            }
            _ => Err(Failure(MONSTR_E_DICE)),
        }
    }
}

/// A caller's dice while a rule draws: a copy, so that a callback may do what it likes with
/// the original. [`Borrowed::settle`] puts back what changed.
pub(super) struct Borrowed {
    source: Source,
    trace: Option<Trace>,
    failed: bool,
    home: *mut monstr_dice,
}

impl Borrowed {
    /// # Safety
    /// The header's contract.
    pub unsafe fn of(home: *mut monstr_dice) -> Result<Self, Failure> {
        // SAFETY: the caller's.
        let dice = unsafe { read(home) }?;
        if !(0..=1).contains(&dice.tracing) {
            return Err(Failure(MONSTR_E_FLAG));
        }
        let trace = (dice.tracing != 0).then_some(Trace { draws: dice.draws, hash: dice.hash });
        Ok(Borrowed { source: Source::of(dice)?, trace, failed: false, home })
    }

    /// Ends the draws of a function that succeeds, unless the dice didn't.
    pub fn settle(&self) -> Result<(), Failure> {
        if self.failed {
            return Err(Failure(MONSTR_E_DICE));
        }
        // SAFETY: `of` was told that it points to dice.
        unsafe {
            if let Some(trace) = &self.trace {
                (*self.home).draws = trace.draws;
                (*self.home).hash = trace.hash;
            }
            if let Source::BuiltIn(Modulo(pcg)) | Source::Buckets(Buckets(pcg)) = &self.source {
                (*self.home).rng = monstr_rng { state: pcg.state(), stream: pcg.stream() };
            }
        }
        Ok(())
    }

    /// Lets a callback draw from the same dice, with the pointer that `call` gets, and takes
    /// up again where it has left off.
    pub fn lend<T>(&mut self, call: impl FnOnce(*mut monstr_dice) -> T) -> T {
        let mut lent = match &self.source {
            Source::BuiltIn(Modulo(pcg)) => from_pcg(MONSTR_DICE_BUILT_IN, pcg),
            Source::Buckets(Buckets(pcg)) => from_pcg(MONSTR_DICE_BUCKETS, pcg),
            Source::Rn2(rn2) => blank(MONSTR_DICE_RN2, monstr_dice_source { rn2: Some(*rn2) }),
            Source::Callback(callback, context) => monstr_dice {
                context: *context,
                ..blank(MONSTR_DICE_CALLBACK, monstr_dice_source { callback: Some(*callback) })
            },
        };
        if let Some(trace) = self.trace {
            (lent.draws, lent.hash, lent.tracing) = (trace.draws, trace.hash, 1);
        }
        let answer = call(&raw mut lent);
        if let Some(trace) = &mut self.trace {
            *trace = Trace { draws: lent.draws, hash: lent.hash };
        }
        if let Source::BuiltIn(Modulo(pcg)) | Source::Buckets(Buckets(pcg)) = &mut self.source {
            *pcg = Pcg32::from_state(lent.rng.state, lent.rng.stream);
        }
        answer
    }

    /// A draw that is noted, or that may fail. After the first answer out of range nothing is
    /// asked any more.
    #[inline(never)]
    fn careful(&mut self, bound: i32) -> i32 {
        if let Some(trace) = &mut self.trace {
            trace.note(bound);
        }
        if self.failed || bound < 1 {
            return 0;
        }
        match self.ask(bound) {
            Some(drawn) if (0..bound).contains(&drawn) => drawn,
            _ => {
                self.failed = true;
                0
            }
        }
    }

    fn ask(&mut self, bound: i32) -> Option<i32> {
        match &mut self.source {
            Source::BuiltIn(dice) => Some(dice.below(bound)),
            Source::Buckets(dice) => Some(dice.below(bound)),
            Source::Rn2(rn2) => {
                let bound = c_int::try_from(bound).ok()?;
                // SAFETY: a function of that type, as the caller said.
                let drawn = unsafe { rn2(bound) };
                #[allow(clippy::useless_conversion)] // an int may be shorter elsewhere
                Some(i32::from(drawn))
            }
            // SAFETY: a function of that type, as the caller said.
            Source::Callback(callback, context) => Some(unsafe { callback(*context, bound) }),
        }
    }
}

impl Dice for Borrowed {
    fn below(&mut self, bound: i32) -> i32 {
        match (&mut self.source, &self.trace) {
            (Source::BuiltIn(dice), None) => dice.below(bound),
            _ => self.careful(bound),
        }
    }
}

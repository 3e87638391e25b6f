//! How long a rule takes, beside a plain rendering of it: `cargo bench --features capi`.
//!
//! Both sides get the same generator, the same tables and the same places, and make the same
//! draws: each pair has to agree before it is timed. The last lines tell how many times as
//! fast the library is.

mod plain;
mod ratios;
mod through_c;

use std::fmt::Debug;
use std::hint::black_box;

use criterion::Criterion;
use monstr::dice::{Dice, Modulo, Pcg32};
use monstr::nethack::{
    self, Alignment, ClassPick, Gone, Place, Plane, Species, Table, Temperature, class, v3_4_3,
    v3_6_7, v5_0_0,
};
use monstr::pool::{Candidate, Pool};
use plain::World;
use through_c::Program;

/// An ordinary level, a lawful one, and one of Gehennom.
const PLACES: [Place; 3] = [
    Place { level_difficulty: 12, hero_level: 9, ..ANY },
    Place { level_difficulty: 20, hero_level: 13, alignment: Alignment::Lawful, ..ANY },
    Place { level_difficulty: 36, hero_level: 15, gehennom: true, ..ANY },
];
const ANY: Place = Place {
    level_difficulty: 0,
    hero_level: 0,
    hero_level_in_bounds: 0,
    min_added: 0,
    max_added: 0,
    plane: Plane::None,
    alignment: Alignment::None,
    temperature: Temperature::Normal,
    gehennom: false,
    rogue_level: false,
    quest_role: 0,
    wizard_deaths: 0,
};

/// The places in turn.
fn place(nth: usize) -> &'static Place {
    black_box(&PLACES[nth % PLACES.len()])
}

/// As many bytes as the largest table has species; one in 40 is gone.
static FLAGS: [u8; 65_536] = {
    let mut flags = [0; 65_536];
    let mut who = 17;
    while who < flags.len() {
        flags[who] = plain::EXTINCT;
        who += 40;
    }
    flags
};
const GONE: Gone<'static> =
    Gone { flags: &FLAGS, stride: 1, genocided: plain::GENOCIDED, extinct: plain::EXTINCT };

fn world<'a>(table: &'a Table<'a>, place: &'a Place) -> World<'a> {
    World { table, place, gone: &FLAGS }
}

/// Times the two sides, after they have given the same answers with the same draws. Each is
/// told how often it has been asked.
fn beside<T: PartialEq + Debug>(
    c: &mut Criterion,
    what: &str,
    mut ours: impl FnMut(usize, &mut Modulo<Pcg32>) -> T,
    mut plain: impl FnMut(usize, &mut Modulo<Pcg32>) -> T,
) {
    let (mut left, mut right) = (Modulo::seeded(1, 54), Modulo::seeded(1, 54));
    for nth in 0..1000 {
        assert_eq!(ours(nth, &mut left), plain(nth, &mut right), "{what}: the answers");
    }
    assert_eq!(left.0, right.0, "{what}: the draws");
    let mut group = c.benchmark_group(what);
    let (mut nth, mut nth_again) = (0, 0);
    group.bench_function(ratios::OURS, |b| {
        b.iter(|| {
            nth += 1;
            ours(nth, &mut left)
        });
    });
    group.bench_function(ratios::PLAIN, |b| {
        b.iter(|| {
            nth_again += 1;
            plain(nth_again, &mut right)
        });
    });
}

/// Picks anew each time: weigh all, then draw.
fn fresh_picks(c: &mut Criterion) {
    let mut weights = [0; 400];
    beside(
        c,
        "pick afresh, 3.6.7",
        |nth, dice| {
            nethack::pick(&v3_6_7::TABLE, place(nth), &GONE, dice).unwrap().map(usize::from)
        },
        |nth, dice| {
            let total = world(&v3_6_7::TABLE, place(nth)).fill(&mut weights);
            plain::pick_weighted(&weights, total, dice)
        },
    );
    beside(
        c,
        "pick afresh, 5.0.0",
        |nth, dice| {
            nethack::pick(&v5_0_0::TABLE, place(nth), &GONE, dice).unwrap().map(usize::from)
        },
        |nth, dice| world(&v5_0_0::TABLE, place(nth)).pick_by_reservoir(dice),
    );
}

/// Fills a pool, and picks from it.
fn pools(c: &mut Criterion, of: &str, table: &Table<'_>) {
    let room = &mut vec![Candidate::default(); table.species.len()][..];
    let weights = &mut vec![0; table.species.len()][..];
    beside(
        c,
        &format!("fill a pool, {of}"),
        |nth, _| {
            let mut pool = Pool::new(room);
            nethack::fill(&mut pool, table, place(nth), &GONE).unwrap();
            pool.total()
        },
        |nth, _| world(table, place(nth)).fill(weights) as u32,
    );
    let mut pool = Pool::new(room);
    nethack::fill(&mut pool, table, place(0), &GONE).unwrap();
    let total = world(table, place(0)).fill(weights);
    beside(
        c,
        &format!("pick from a pool, {of}"),
        |_, dice| black_box(&pool).pick(dice).map(usize::from),
        |_, dice| plain::pick_weighted(black_box(weights), total, dice),
    );
    beside(
        c,
        &format!("pick by reservoir from a pool, {of}"),
        |_, dice| black_box(&pool).pick_by_reservoir(dice).map(usize::from),
        |_, dice| world(table, place(0)).pick_by_reservoir(dice),
    );
}

/// A pick from a pool for who needn't follow 5.0.0's draws, beside the edition's reservoir.
fn single_draw(c: &mut Criterion) {
    let table = &v5_0_0::TABLE;
    let mut room = [Candidate::default(); 400];
    let mut pool = Pool::new(&mut room);
    // Neither their draws nor their answers are the same.
    let (mut dice, mut others) = (Modulo::seeded(1, 54), Modulo::seeded(1, 54));
    beside(
        c,
        "one draw from a pool, 5.0.0",
        |_, _| {
            let who = nethack::draw_from_pool(&mut pool, table, place(0), &GONE, &mut dice);
            black_box(who.unwrap());
        },
        |_, _| {
            black_box(world(table, place(0)).pick_by_reservoir(&mut others));
        },
    );
}

/// Four classes in turn.
fn asked(nth: usize) -> ClassPick {
    const CLASSES: [u8; 4] = [class::ANT, class::DOG, class::DRAGON, class::LICH];
    ClassPick::of(black_box(CLASSES[nth % CLASSES.len()]))
}

/// A species of a class.
fn class_picks(c: &mut Criterion) {
    for (edition, table) in
        [("3.4.3", &v3_4_3::TABLE), ("3.6.7", &v3_6_7::TABLE), ("5.0.0", &v5_0_0::TABLE)]
    {
        beside(
            c,
            &format!("pick of a class, {edition}"),
            |nth, dice| {
                let who = nethack::pick_class(table, &asked(nth), place(1), &GONE, dice);
                who.unwrap().map(usize::from)
            },
            |nth, dice| {
                let (world, asked) = (world(table, place(1)), asked(nth));
                match edition {
                    "3.4.3" => world.pick_class_by_frequency(&asked, dice),
                    _ => world.pick_class_by_weight(&asked, edition == "5.0.0", dice),
                }
            },
        );
    }
}

/// One of so many in turn, far from the one before.
fn one_of(many: usize, nth: usize) -> usize {
    (nth.wrapping_mul(40_503) % 65_536 * many) >> 16
}

/// How many of an edition's species are made at random, or nearly.
const ORDINARY: usize = 320;

/// Level and hit points of one of the first so many species.
fn hit_points(c: &mut Criterion, of: &str, table: &Table<'_>, many: usize) {
    let boost = table.rules.least_roll_gains != 0;
    beside(
        c,
        &format!("level and hit points, {of}"),
        |nth, dice| {
            let who = one_of(many, nth) as u16;
            nethack::new_hit_points(table, who, place(0), dice).unwrap()
        },
        |nth, dice| {
            let species = &table.species[one_of(many, nth)];
            plain::new_hit_points(species, place(0), boost, dice)
        },
    );
}

fn adjusted_levels(c: &mut Criterion) {
    let table = &v3_6_7::TABLE;
    beside(
        c,
        "adjusted level",
        |nth, _| {
            let who = one_of(ORDINARY, nth) as u16;
            nethack::adjusted_level(table, who, place(0)).unwrap()
        },
        |nth, _| plain::adjusted_level(&table.species[one_of(ORDINARY, nth)], place(0)),
    );
}

/// Beside a part of the work that no way of doing it can leave out, which is the limit: filling a
/// pool beside writing down candidates that are known, level and hit points beside their draws.
fn limits(c: &mut Criterion) {
    let table = &v3_6_7::TABLE;
    let known = PLACES.map(|place| nethack::candidates(table, &place, &GONE).collect::<Vec<_>>());
    let mut rooms = [[Candidate::default(); 400]; 2];
    let [room, other_room] = &mut rooms;
    beside(
        c,
        "fill a pool, 3.6.7, beside known candidates",
        |nth, _| {
            let mut pool = Pool::new(room);
            nethack::fill(&mut pool, table, place(nth), &GONE).unwrap();
            pool.total()
        },
        |nth, _| {
            let mut pool = Pool::new(other_room);
            pool.refill(black_box(&known[nth % known.len()]).iter().copied()).unwrap();
            pool.total()
        },
    );
    let bounds: Vec<Vec<i32>> = (0..ORDINARY as u16)
        .map(|who| {
            let mut noted = Noted(Modulo::seeded(1, 54), Vec::new());
            nethack::new_hit_points(table, who, place(0), &mut noted).unwrap();
            noted.1
        })
        .collect();
    beside(
        c,
        "level and hit points, 3.6.7, beside their draws",
        |nth, dice| {
            let who = one_of(ORDINARY, nth) as u16;
            black_box(nethack::new_hit_points(table, who, place(0), dice).unwrap());
        },
        |nth, dice| {
            for &bound in black_box(&bounds[one_of(ORDINARY, nth)][..]) {
                black_box(dice.below(bound));
            }
        },
    );
}

/// A class pick beside the quickest that we can write for that edition alone.
fn quick_class_pick(c: &mut Criterion) {
    let table = &v3_4_3::TABLE;
    let runs = plain::class_runs(table);
    beside(
        c,
        "pick of a class, 3.4.3, beside a quick one",
        |nth, dice| {
            let who = nethack::pick_class(table, &asked(nth), place(1), &GONE, dice);
            who.unwrap().map(usize::from)
        },
        |nth, dice| world(table, place(1)).pick_class_quickly(black_box(&runs), &asked(nth), dice),
    );
}

/// Dice that note what they are asked for.
struct Noted(Modulo<Pcg32>, Vec<i32>);

impl Dice for Noted {
    fn below(&mut self, bound: i32) -> i32 {
        self.1.push(bound);
        self.0.below(bound)
    }
}

/// Many picks, beside nothing but their draws: in Rust one after the other, from C in one call.
fn many_picks(c: &mut Criterion) {
    const PICKS: usize = 10_000;
    const NOBODY_GONE: Gone<'static> = Gone::NONE;
    for (edition, table, mut program) in [
        ("3.6.7", &v3_6_7::TABLE, Program::in_3_6_7(&PLACES[0])),
        ("5.0.0", &v5_0_0::TABLE, Program::in_5_0_0(&PLACES[0])),
    ] {
        let mut room = [Candidate::default(); 400];
        let mut pool = Pool::new(&mut room);
        nethack::fill(&mut pool, table, place(0), &NOBODY_GONE).unwrap();
        let bounds: Vec<i32> = match table.rules.pick_by_reservoir {
            0 => vec![pool.total() as i32],
            _ => pool.candidates().iter().map(|one| one.up_to as i32).collect(),
        };
        let draws = |dice: &mut Modulo<Pcg32>| {
            for _ in 0..PICKS {
                for &bound in black_box(&bounds[..]) {
                    black_box(dice.below(bound));
                }
            }
        };
        let (mut picks, mut picks_of_c) = (vec![None; PICKS], vec![0; PICKS]);
        beside(
            c,
            &format!("{PICKS} picks, {edition}, beside their draws"),
            |_, dice| {
                nethack::pick_many(&mut pool, table, place(0), &NOBODY_GONE, dice, &mut picks)
                    .unwrap();
                black_box(&picks);
            },
            |_, dice| draws(dice),
        );
        beside(
            c,
            &format!("{PICKS} picks from C, {edition}, beside their draws"),
            |_, dice| {
                program.pick_many(dice, &mut picks_of_c);
                black_box(&picks_of_c);
            },
            |_, dice| draws(dice),
        );
    }
}

/// Single calls from C, beside the same in Rust: the difference is what a call costs.
fn calls_from_c(c: &mut Criterion) {
    let table = &v3_6_7::TABLE;
    let program = Program::in_3_6_7(&PLACES[0]);
    beside(c, "nothing from C, beside Rust", |_, _| program.nothing(), |_, _| black_box(1));
    beside(
        c,
        "difficulty from C, beside Rust",
        |nth, _| program.difficulty((nth % ORDINARY) as i32),
        |nth, _| i32::from(table.get((nth % ORDINARY) as u16).unwrap().difficulty),
    );
    beside(
        c,
        "adjusted level from C, beside Rust",
        |nth, _| program.adjusted_level((nth % ORDINARY) as i32),
        |nth, _| nethack::adjusted_level(table, (nth % ORDINARY) as u16, place(0)).unwrap(),
    );
    let mut program = Program::in_3_6_7(&PLACES[0]);
    let mut dice = Modulo::seeded(1, 54);
    let mut room = [Candidate::default(); 400];
    let mut pool = Pool::new(&mut room);
    beside(
        c,
        "pick from a pool from C, beside Rust",
        |_, _| program.pool_pick(),
        |_, _| {
            let who = nethack::pick_from_pool(&mut pool, table, place(0), &Gone::NONE, &mut dice);
            who.unwrap().map_or(-1, i32::from)
        },
    );
}

/// The same species over and over, in another order each time.
fn made_up(count: usize) -> Vec<Species> {
    let known = &v3_6_7::TABLE.species[..v3_6_7::TABLE.ordinary.into()];
    (0..count).map(|at| known[at * 89 % known.len()]).collect()
}

/// So many species, the dogs at the end, and a pick among them.
fn far_class_pick(c: &mut Criterion, count: usize) {
    let (dogs, mut species): (Vec<Species>, Vec<Species>) =
        made_up(count).into_iter().partition(|species| species.class == class::DOG);
    species.extend(&dogs[..dogs.len().min(10)]);
    let table = Table { species: &species, ordinary: species.len() as u16, ..v3_6_7::TABLE };
    let asked = ClassPick::of(class::DOG);
    beside(
        c,
        &format!("pick of a class, {count} species"),
        |_, dice| {
            let who = nethack::pick_class(&table, black_box(&asked), place(1), &GONE, dice);
            who.unwrap().map(usize::from)
        },
        |_, dice| world(&table, place(1)).pick_class_by_weight(black_box(&asked), false, dice),
    );
}

fn all(c: &mut Criterion) {
    fresh_picks(c);
    pools(c, "3.6.7", &v3_6_7::TABLE);
    pools(c, "5.0.0", &v5_0_0::TABLE);
    for count in [100, 1000, 10_000, 65_535] {
        let species = made_up(count);
        let table = Table { species: &species, ordinary: count as u16, ..v3_6_7::TABLE };
        let of = format!("{count} species");
        pools(c, &of, &table);
        hit_points(c, &of, &table, count);
        far_class_pick(c, count);
    }
    single_draw(c);
    class_picks(c);
    hit_points(c, "3.6.7", &v3_6_7::TABLE, ORDINARY);
    hit_points(c, "5.0.0", &v5_0_0::TABLE, ORDINARY);
    adjusted_levels(c);
    limits(c);
    quick_class_pick(c);
    many_picks(c);
    calls_from_c(c);
}

fn main() {
    let results = concat!(env!("CARGO_TARGET_TMPDIR"), "/criterion");
    let mut criterion = Criterion::default()
        .output_directory(results.as_ref())
        .without_plots()
        .configure_from_args();
    all(&mut criterion);
    criterion.final_summary();
    ratios::print(results.as_ref());
}

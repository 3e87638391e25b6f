//! The games' words for the codes in the records (`CLAW`, `DRST`, `SGROUP`), each with the
//! number that the C face gives it.

use monstr::nethack::codes;

macro_rules! words {
    ($(#[$about:meta])* $list:ident = $module:ident: $($word:ident)*) => {
        $(#[$about])*
        pub const $list: &[(&str, i32)] =
            &[$((stringify!($word), codes::$module::$word as i32)),*];
    };
}

words! {
    /// Kinds of attack (`AT_`).
    ATTACKS = attack: NONE CLAW BITE KICK BUTT TUCH STNG HUGS SPIT ENGL BREA EXPL BOOM GAZE
        TENT WEAP MAGC
}
words! {
    /// Kinds of damage (`AD_`).
    DAMAGES = damage: PHYS MAGM FIRE COLD SLEE DISN ELEC DRST ACID SPC1 SPC2 BLND STUN SLOW
        PLYS DRLI DREN LEGS STON STCK SGLD SITM SEDU TLPT RUST CONF DGST HEAL WRAP WERE DRDX
        DRCO DRIN DISE DCAY SSEX HALU DETH PEST FAMN SLIM ENCH CORR POLY CLRC SPEL RBRE SAMU
        CURS
}
words! {
    /// Generation flags (`G_`).
    GENERATION = generation: SGROUP LGROUP NOGEN UNIQ HELL NOHELL GENO NOCORPSE
}
words! {
    /// Sizes (`MZ_`).
    SIZES = size: TINY SMALL MEDIUM LARGE HUGE GIGANTIC
}

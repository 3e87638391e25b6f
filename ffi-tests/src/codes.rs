//! The games' words for the codes in the records (`CLAW`, `DRST`, `SGROUP`), each with the
//! number that the C face gives it.

use monstr::nethack::class;
use monstr::nethack::codes::{attack, damage, generation, size};

macro_rules! words {
    ($(#[$about:meta])* $list:ident = $module:ident: $($word:ident)*) => {
        $(#[$about])*
        pub const $list: &[(&str, i32)] =
            &[$((stringify!($word), $module::$word as i32)),*];
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
words! {
    /// Classes (`S_`).
    CLASSES = class: ANT BLOB COCKATRICE DOG EYE FELINE GREMLIN HUMANOID IMP JELLY KOBOLD
        LEPRECHAUN MIMIC NYMPH ORC PIERCER QUADRUPED RODENT SPIDER TRAPPER UNICORN VORTEX WORM
        XAN LIGHT ZRUTY ANGEL BAT CENTAUR DRAGON ELEMENTAL FUNGUS GNOME GIANT JABBERWOCK KOP
        LICH MUMMY NAGA OGRE PUDDING QUANTMECH RUSTMONST SNAKE TROLL UMBER VAMPIRE WRAITH XORN
        YETI ZOMBIE HUMAN GHOST GOLEM DEMON EEL LIZARD WORM_TAIL MIMIC_DEF
}

//! What the numbers in the records mean, as C sees them. The codes are those of
//! [`nethack::codes`](crate::nethack::codes) and [`nethack::class`](crate::nethack::class),
//! written out since cbindgen reads only numbers; the compiler holds the two together.

use crate::nethack::class;
use crate::nethack::codes::{attack, damage, generation, power, recovery, size, traits};

/// 'a': ants and other insects.
pub const MONSTR_NH_CLASS_ANT: i32 = 1;
/// 'b': blobs.
pub const MONSTR_NH_CLASS_BLOB: i32 = 2;
/// 'c': cockatrices.
pub const MONSTR_NH_CLASS_COCKATRICE: i32 = 3;
/// 'd': canines.
pub const MONSTR_NH_CLASS_DOG: i32 = 4;
/// 'e': eyes and floating spheres.
pub const MONSTR_NH_CLASS_EYE: i32 = 5;
/// 'f': cats.
pub const MONSTR_NH_CLASS_FELINE: i32 = 6;
/// 'g': gremlins and gargoyles.
pub const MONSTR_NH_CLASS_GREMLIN: i32 = 7;
/// 'h': dwarves and other humanoids.
pub const MONSTR_NH_CLASS_HUMANOID: i32 = 8;
/// 'i': imps and minor demons.
pub const MONSTR_NH_CLASS_IMP: i32 = 9;
/// 'j': jellies.
pub const MONSTR_NH_CLASS_JELLY: i32 = 10;
/// 'k': kobolds.
pub const MONSTR_NH_CLASS_KOBOLD: i32 = 11;
/// 'l': leprechauns.
pub const MONSTR_NH_CLASS_LEPRECHAUN: i32 = 12;
/// 'm': mimics.
pub const MONSTR_NH_CLASS_MIMIC: i32 = 13;
/// 'n': nymphs.
pub const MONSTR_NH_CLASS_NYMPH: i32 = 14;
/// 'o': orcs.
pub const MONSTR_NH_CLASS_ORC: i32 = 15;
/// 'p': piercers.
pub const MONSTR_NH_CLASS_PIERCER: i32 = 16;
/// 'q': four-legged beasts.
pub const MONSTR_NH_CLASS_QUADRUPED: i32 = 17;
/// 'r': rats.
pub const MONSTR_NH_CLASS_RODENT: i32 = 18;
/// 's': spiders and centipedes.
pub const MONSTR_NH_CLASS_SPIDER: i32 = 19;
/// 't': trappers and lurkers above.
pub const MONSTR_NH_CLASS_TRAPPER: i32 = 20;
/// 'u': horses and unicorns.
pub const MONSTR_NH_CLASS_UNICORN: i32 = 21;
/// 'v': vortices.
pub const MONSTR_NH_CLASS_VORTEX: i32 = 22;
/// 'w': worms.
pub const MONSTR_NH_CLASS_WORM: i32 = 23;
/// 'x': xans and grid bugs.
pub const MONSTR_NH_CLASS_XAN: i32 = 24;
/// 'y': lights.
pub const MONSTR_NH_CLASS_LIGHT: i32 = 25;
/// 'z': zruties.
pub const MONSTR_NH_CLASS_ZRUTY: i32 = 26;
/// 'A': angelic beings.
pub const MONSTR_NH_CLASS_ANGEL: i32 = 27;
/// 'B': bats and birds.
pub const MONSTR_NH_CLASS_BAT: i32 = 28;
/// 'C': centaurs.
pub const MONSTR_NH_CLASS_CENTAUR: i32 = 29;
/// 'D': dragons.
pub const MONSTR_NH_CLASS_DRAGON: i32 = 30;
/// 'E': elementals and stalkers.
pub const MONSTR_NH_CLASS_ELEMENTAL: i32 = 31;
/// 'F': fungi.
pub const MONSTR_NH_CLASS_FUNGUS: i32 = 32;
/// 'G': gnomes.
pub const MONSTR_NH_CLASS_GNOME: i32 = 33;
/// 'H': giants and minotaurs.
pub const MONSTR_NH_CLASS_GIANT: i32 = 34;
/// 'J': jabberwocks.
pub const MONSTR_NH_CLASS_JABBERWOCK: i32 = 36;
/// 'K': Keystone Kops.
pub const MONSTR_NH_CLASS_KOP: i32 = 37;
/// 'L': liches.
pub const MONSTR_NH_CLASS_LICH: i32 = 38;
/// 'M': mummies.
pub const MONSTR_NH_CLASS_MUMMY: i32 = 39;
/// 'N': nagas.
pub const MONSTR_NH_CLASS_NAGA: i32 = 40;
/// 'O': ogres.
pub const MONSTR_NH_CLASS_OGRE: i32 = 41;
/// 'P': puddings.
pub const MONSTR_NH_CLASS_PUDDING: i32 = 42;
/// 'Q': quantum mechanics.
pub const MONSTR_NH_CLASS_QUANTMECH: i32 = 43;
/// 'R': rust monsters and disenchanters.
pub const MONSTR_NH_CLASS_RUSTMONST: i32 = 44;
/// 'S': snakes.
pub const MONSTR_NH_CLASS_SNAKE: i32 = 45;
/// 'T': trolls.
pub const MONSTR_NH_CLASS_TROLL: i32 = 46;
/// 'U': umber hulks.
pub const MONSTR_NH_CLASS_UMBER: i32 = 47;
/// 'V': vampires.
pub const MONSTR_NH_CLASS_VAMPIRE: i32 = 48;
/// 'W': barrow wights, wraiths and Nazgul.
pub const MONSTR_NH_CLASS_WRAITH: i32 = 49;
/// 'X': xorns.
pub const MONSTR_NH_CLASS_XORN: i32 = 50;
/// 'Y': apes and yetis.
pub const MONSTR_NH_CLASS_YETI: i32 = 51;
/// 'Z': zombies.
pub const MONSTR_NH_CLASS_ZOMBIE: i32 = 52;
/// '@': humans and elves.
pub const MONSTR_NH_CLASS_HUMAN: i32 = 53;
/// 'space': ghosts and shades.
pub const MONSTR_NH_CLASS_GHOST: i32 = 54;
/// "'": golems.
pub const MONSTR_NH_CLASS_GOLEM: i32 = 55;
/// '&': demons.
pub const MONSTR_NH_CLASS_DEMON: i32 = 56;
/// ';': sea monsters.
pub const MONSTR_NH_CLASS_EEL: i32 = 57;
/// ':': lizards and crocodiles.
pub const MONSTR_NH_CLASS_LIZARD: i32 = 58;
/// '~': long worm tails.
pub const MONSTR_NH_CLASS_WORM_TAIL: i32 = 59;
/// ']': what a mimic passes itself off as.
pub const MONSTR_NH_CLASS_MIMIC_DEF: i32 = 60;
/// May come in a small group.
pub const MONSTR_NH_GEN_SGROUP: i32 = 0x1;
/// May come in a large group.
pub const MONSTR_NH_GEN_LGROUP: i32 = 0x2;
/// Never made at random.
pub const MONSTR_NH_GEN_NOGEN: i32 = 0x4;
/// There is only one.
pub const MONSTR_NH_GEN_UNIQ: i32 = 0x8;
/// Only in Gehennom.
pub const MONSTR_NH_GEN_HELL: i32 = 0x10;
/// Never in Gehennom.
pub const MONSTR_NH_GEN_NOHELL: i32 = 0x20;
/// Can be genocided.
pub const MONSTR_NH_GEN_GENO: i32 = 0x40;
/// Leaves no corpse.
pub const MONSTR_NH_GEN_NOCORPSE: i32 = 0x80;
/// Flies (M1_FLY).
pub const MONSTR_NH_TRAIT_FLIES: i32 = 0x1;
/// Swims (M1_SWIM).
pub const MONSTR_NH_TRAIT_SWIMS: i32 = 0x2;
/// Can flow under doors (M1_AMORPHOUS).
pub const MONSTR_NH_TRAIT_AMORPHOUS: i32 = 0x4;
/// Regains a hit point every turn (M1_REGEN).
pub const MONSTR_NH_TRAIT_REGENERATES: i32 = 0x8;
/// Is undead (M2_UNDEAD).
pub const MONSTR_NH_TRAIT_UNDEAD: i32 = 0x10;
/// Is a demon (M2_DEMON).
pub const MONSTR_NH_TRAIT_DEMON: i32 = 0x20;
/// Is a lycanthrope (M2_WERE).
pub const MONSTR_NH_TRAIT_WERE: i32 = 0x40;
/// Always male (M2_MALE).
pub const MONSTR_NH_TRAIT_MALE: i32 = 0x80;
/// Always female (M2_FEMALE).
pub const MONSTR_NH_TRAIT_FEMALE: i32 = 0x100;
/// Neither (M2_NEUTER).
pub const MONSTR_NH_TRAIT_NEUTER: i32 = 0x200;
/// Strong (M2_STRONG): its weapon attacks count for more in difficulty.
pub const MONSTR_NH_TRAIT_STRONG: i32 = 0x400;
/// Nasty (M2_NASTY): more experience.
pub const MONSTR_NH_TRAIT_NASTY: i32 = 0x800;
/// Likes gems (M2_JEWELS); in the class of unicorns this tells them from horses.
pub const MONSTR_NH_TRAIT_LIKES_GEMS: i32 = 0x1000;
/// Throws boulders (M2_ROCKTHROW).
pub const MONSTR_NH_TRAIT_THROWS_ROCKS: i32 = 0x2000;
/// Resists fire by itself.
pub const MONSTR_NH_TRAIT_RESISTS_FIRE: i32 = 0x4000;
/// Resists cold by itself.
pub const MONSTR_NH_TRAIT_RESISTS_COLD: i32 = 0x8000;
/// Stands for a whole race and is never meant itself: orc, giant, elf, human.
pub const MONSTR_NH_TRAIT_PLACEHOLDER: i32 = 0x10000;
/// Brings the mail: no class pick finds it, and it's worth one point of experience.
pub const MONSTR_NH_TRAIT_MAIL_DAEMON: i32 = 0x20000;
/// A Rider: 10d8 hit points whatever its level.
pub const MONSTR_NH_TRAIT_RIDER: i32 = 0x40000;
/// A grown dragon: four hit points a level and 1d4 more, eight in the endgame.
pub const MONSTR_NH_TRAIT_ADULT_DRAGON: i32 = 0x80000;
/// A hero's role as a monster: grows to level 30.
pub const MONSTR_NH_TRAIT_PLAYER: i32 = 0x100000;
/// Comes back a level higher after each death: the Wizard of Yendor.
pub const MONSTR_NH_TRAIT_RISES_STRONGER: i32 = 0x200000;
/// Can't be drained, for a reason of its own: Death; 5.0.0's black dragon.
pub const MONSTR_NH_TRAIT_RESISTS_DRAIN: i32 = 0x400000;
/// The next species in the table is its female form: priest and priestess.
pub const MONSTR_NH_TRAIT_PRECEDES_FEMALE_FORM: i32 = 0x800000;
/// Grows up by what is drunk or eaten, not by a kill: 5.0.0's killer bee.
pub const MONSTR_NH_TRAIT_GROWS_BY_POTION: i32 = 0x1000000;
/// Unique, but not extinct once made: the high priest since 3.6.
pub const MONSTR_NH_TRAIT_MAY_RECUR: i32 = 0x2000000;
/// Its kinds of damage don't count in difficulty: the grid bug.
pub const MONSTR_NH_TRAIT_PLAIN_DAMAGE: i32 = 0x4000000;
/// Its corpse never goes stale: the acid blob.
pub const MONSTR_NH_TRAIT_ALWAYS_FRESH: i32 = 0x8000000;
/// A wraith: in 5.0.0 a chaotic hero's god may like its corpse more.
pub const MONSTR_NH_TRAIT_WRAITH: i32 = 0x10000000;
/// Resists being turned to stone by itself.
pub const MONSTR_NH_TRAIT_RESISTS_STONING: i32 = 0x20000000;
/// No life saving saves it, for a reason of its own: manes.
pub const MONSTR_NH_TRAIT_UNLIVING: i32 = 0x40000000;
/// Passive: answers a hero's hit.
pub const MONSTR_NH_AT_NONE: i32 = 0;
/// Claws.
pub const MONSTR_NH_AT_CLAW: i32 = 1;
/// Bites.
pub const MONSTR_NH_AT_BITE: i32 = 2;
/// Kicks.
pub const MONSTR_NH_AT_KICK: i32 = 3;
/// Butts.
pub const MONSTR_NH_AT_BUTT: i32 = 4;
/// Touches.
pub const MONSTR_NH_AT_TUCH: i32 = 5;
/// Stings.
pub const MONSTR_NH_AT_STNG: i32 = 6;
/// Crushes in a bear hug.
pub const MONSTR_NH_AT_HUGS: i32 = 7;
/// Spits, from a distance.
pub const MONSTR_NH_AT_SPIT: i32 = 8;
/// Engulfs.
pub const MONSTR_NH_AT_ENGL: i32 = 9;
/// Breathes, from a distance.
pub const MONSTR_NH_AT_BREA: i32 = 10;
/// Explodes when it touches.
pub const MONSTR_NH_AT_EXPL: i32 = 11;
/// Explodes when killed.
pub const MONSTR_NH_AT_BOOM: i32 = 12;
/// Gazes, from a distance.
pub const MONSTR_NH_AT_GAZE: i32 = 13;
/// Tentacles.
pub const MONSTR_NH_AT_TENT: i32 = 14;
/// Wields a weapon.
pub const MONSTR_NH_AT_WEAP: i32 = 15;
/// Casts spells, arcane or clerical.
pub const MONSTR_NH_AT_MAGC: i32 = 16;
/// Plain physical damage.
pub const MONSTR_NH_AD_PHYS: i32 = 0;
/// Magic missiles.
pub const MONSTR_NH_AD_MAGM: i32 = 1;
/// Fire.
pub const MONSTR_NH_AD_FIRE: i32 = 2;
/// Cold.
pub const MONSTR_NH_AD_COLD: i32 = 3;
/// Sleep.
pub const MONSTR_NH_AD_SLEE: i32 = 4;
/// Disintegration.
pub const MONSTR_NH_AD_DISN: i32 = 5;
/// Electricity.
pub const MONSTR_NH_AD_ELEC: i32 = 6;
/// Poison that takes strength.
pub const MONSTR_NH_AD_DRST: i32 = 7;
/// Acid.
pub const MONSTR_NH_AD_ACID: i32 = 8;
/// Left free by the games.
pub const MONSTR_NH_AD_SPC1: i32 = 9;
/// Left free by the games.
pub const MONSTR_NH_AD_SPC2: i32 = 10;
/// Blinds.
pub const MONSTR_NH_AD_BLND: i32 = 11;
/// Stuns.
pub const MONSTR_NH_AD_STUN: i32 = 12;
/// Slows.
pub const MONSTR_NH_AD_SLOW: i32 = 13;
/// Paralyses.
pub const MONSTR_NH_AD_PLYS: i32 = 14;
/// Drains life.
pub const MONSTR_NH_AD_DRLI: i32 = 15;
/// Drains magic energy.
pub const MONSTR_NH_AD_DREN: i32 = 16;
/// Hurts the legs.
pub const MONSTR_NH_AD_LEGS: i32 = 17;
/// Turns to stone.
pub const MONSTR_NH_AD_STON: i32 = 18;
/// Sticks.
pub const MONSTR_NH_AD_STCK: i32 = 19;
/// Steals gold.
pub const MONSTR_NH_AD_SGLD: i32 = 20;
/// Steals an item.
pub const MONSTR_NH_AD_SITM: i32 = 21;
/// Charms and steals.
pub const MONSTR_NH_AD_SEDU: i32 = 22;
/// Teleports the victim.
pub const MONSTR_NH_AD_TLPT: i32 = 23;
/// Rusts armour.
pub const MONSTR_NH_AD_RUST: i32 = 24;
/// Confuses.
pub const MONSTR_NH_AD_CONF: i32 = 25;
/// Digests.
pub const MONSTR_NH_AD_DGST: i32 = 26;
/// Heals.
pub const MONSTR_NH_AD_HEAL: i32 = 27;
/// Wraps around and drowns.
pub const MONSTR_NH_AD_WRAP: i32 = 28;
/// Gives lycanthropy.
pub const MONSTR_NH_AD_WERE: i32 = 29;
/// Poison that takes dexterity.
pub const MONSTR_NH_AD_DRDX: i32 = 30;
/// Poison that takes constitution.
pub const MONSTR_NH_AD_DRCO: i32 = 31;
/// Eats brains.
pub const MONSTR_NH_AD_DRIN: i32 = 32;
/// Gives a disease.
pub const MONSTR_NH_AD_DISE: i32 = 33;
/// Rots leather.
pub const MONSTR_NH_AD_DCAY: i32 = 34;
/// Seduces.
pub const MONSTR_NH_AD_SSEX: i32 = 35;
/// Gives hallucinations.
pub const MONSTR_NH_AD_HALU: i32 = 36;
/// Death's touch.
pub const MONSTR_NH_AD_DETH: i32 = 37;
/// Pestilence's touch.
pub const MONSTR_NH_AD_PEST: i32 = 38;
/// Famine's touch.
pub const MONSTR_NH_AD_FAMN: i32 = 39;
/// Turns to slime.
pub const MONSTR_NH_AD_SLIM: i32 = 40;
/// Takes enchantment away.
pub const MONSTR_NH_AD_ENCH: i32 = 41;
/// Corrodes.
pub const MONSTR_NH_AD_CORR: i32 = 42;
/// Polymorphs (5.0.0).
pub const MONSTR_NH_AD_POLY: i32 = 43;
/// A clerical spell, drawn each time.
pub const MONSTR_NH_AD_CLRC: i32 = 44;
/// An arcane spell, drawn each time.
pub const MONSTR_NH_AD_SPEL: i32 = 45;
/// Breath of a kind drawn each time.
pub const MONSTR_NH_AD_RBRE: i32 = 46;
/// Steals the Amulet.
pub const MONSTR_NH_AD_SAMU: i32 = 47;
/// Takes the hero's own powers away.
pub const MONSTR_NH_AD_CURS: i32 = 48;
/// As a rat or smaller.
pub const MONSTR_NH_SIZE_TINY: i32 = 0;
/// As a cat.
pub const MONSTR_NH_SIZE_SMALL: i32 = 1;
/// As a human.
pub const MONSTR_NH_SIZE_MEDIUM: i32 = 2;
/// As a horse.
pub const MONSTR_NH_SIZE_LARGE: i32 = 3;
/// As an elephant.
pub const MONSTR_NH_SIZE_HUGE: i32 = 4;
/// As a titan.
pub const MONSTR_NH_SIZE_GIGANTIC: i32 = 7;
/// Hit points recover every so many turns, by level; from level 10 on every third, by
/// Constitution (3.4.3, 3.6.7).
pub const MONSTR_NH_RECOVERY_BY_TURN: i32 = 0;
/// They recover by chance each turn, by level and Constitution (5.0.0).
pub const MONSTR_NH_RECOVERY_BY_CHANCE: i32 = 1;
/// They recover by a part of a hit point each turn (FIQHack).
pub const MONSTR_NH_RECOVERY_IN_HUNDREDTHS: i32 = 2;
/// Teleports at random. This and the next are what monstr_nh_hero_warning() counts.
pub const MONSTR_NH_POWER_TELEPORTITIS: i32 = 0x1;
/// Sees the invisible.
pub const MONSTR_NH_POWER_SEE_INVISIBLE: i32 = 0x2;
/// Resists poison.
pub const MONSTR_NH_POWER_RESIST_POISON: i32 = 0x4;
/// Resists cold.
pub const MONSTR_NH_POWER_RESIST_COLD: i32 = 0x8;
/// Resists shock.
pub const MONSTR_NH_POWER_RESIST_SHOCK: i32 = 0x10;
/// Resists fire.
pub const MONSTR_NH_POWER_RESIST_FIRE: i32 = 0x20;
/// Resists sleep.
pub const MONSTR_NH_POWER_RESIST_SLEEP: i32 = 0x40;
/// Resists disintegration.
pub const MONSTR_NH_POWER_RESIST_DISINT: i32 = 0x80;
/// Controls teleports.
pub const MONSTR_NH_POWER_TELEPORT_CONTROL: i32 = 0x100;
/// Is stealthy.
pub const MONSTR_NH_POWER_STEALTH: i32 = 0x200;
/// Is fast.
pub const MONSTR_NH_POWER_FAST: i32 = 0x400;
/// Is invisible.
pub const MONSTR_NH_POWER_INVISIBLE: i32 = 0x800;

const _: () = {
    assert!(MONSTR_NH_CLASS_ANT == class::ANT as i32);
    assert!(MONSTR_NH_CLASS_BLOB == class::BLOB as i32);
    assert!(MONSTR_NH_CLASS_COCKATRICE == class::COCKATRICE as i32);
    assert!(MONSTR_NH_CLASS_DOG == class::DOG as i32);
    assert!(MONSTR_NH_CLASS_EYE == class::EYE as i32);
    assert!(MONSTR_NH_CLASS_FELINE == class::FELINE as i32);
    assert!(MONSTR_NH_CLASS_GREMLIN == class::GREMLIN as i32);
    assert!(MONSTR_NH_CLASS_HUMANOID == class::HUMANOID as i32);
    assert!(MONSTR_NH_CLASS_IMP == class::IMP as i32);
    assert!(MONSTR_NH_CLASS_JELLY == class::JELLY as i32);
    assert!(MONSTR_NH_CLASS_KOBOLD == class::KOBOLD as i32);
    assert!(MONSTR_NH_CLASS_LEPRECHAUN == class::LEPRECHAUN as i32);
    assert!(MONSTR_NH_CLASS_MIMIC == class::MIMIC as i32);
    assert!(MONSTR_NH_CLASS_NYMPH == class::NYMPH as i32);
    assert!(MONSTR_NH_CLASS_ORC == class::ORC as i32);
    assert!(MONSTR_NH_CLASS_PIERCER == class::PIERCER as i32);
    assert!(MONSTR_NH_CLASS_QUADRUPED == class::QUADRUPED as i32);
    assert!(MONSTR_NH_CLASS_RODENT == class::RODENT as i32);
    assert!(MONSTR_NH_CLASS_SPIDER == class::SPIDER as i32);
    assert!(MONSTR_NH_CLASS_TRAPPER == class::TRAPPER as i32);
    assert!(MONSTR_NH_CLASS_UNICORN == class::UNICORN as i32);
    assert!(MONSTR_NH_CLASS_VORTEX == class::VORTEX as i32);
    assert!(MONSTR_NH_CLASS_WORM == class::WORM as i32);
    assert!(MONSTR_NH_CLASS_XAN == class::XAN as i32);
    assert!(MONSTR_NH_CLASS_LIGHT == class::LIGHT as i32);
    assert!(MONSTR_NH_CLASS_ZRUTY == class::ZRUTY as i32);
    assert!(MONSTR_NH_CLASS_ANGEL == class::ANGEL as i32);
    assert!(MONSTR_NH_CLASS_BAT == class::BAT as i32);
    assert!(MONSTR_NH_CLASS_CENTAUR == class::CENTAUR as i32);
    assert!(MONSTR_NH_CLASS_DRAGON == class::DRAGON as i32);
    assert!(MONSTR_NH_CLASS_ELEMENTAL == class::ELEMENTAL as i32);
    assert!(MONSTR_NH_CLASS_FUNGUS == class::FUNGUS as i32);
    assert!(MONSTR_NH_CLASS_GNOME == class::GNOME as i32);
    assert!(MONSTR_NH_CLASS_GIANT == class::GIANT as i32);
    assert!(MONSTR_NH_CLASS_JABBERWOCK == class::JABBERWOCK as i32);
    assert!(MONSTR_NH_CLASS_KOP == class::KOP as i32);
    assert!(MONSTR_NH_CLASS_LICH == class::LICH as i32);
    assert!(MONSTR_NH_CLASS_MUMMY == class::MUMMY as i32);
    assert!(MONSTR_NH_CLASS_NAGA == class::NAGA as i32);
    assert!(MONSTR_NH_CLASS_OGRE == class::OGRE as i32);
    assert!(MONSTR_NH_CLASS_PUDDING == class::PUDDING as i32);
    assert!(MONSTR_NH_CLASS_QUANTMECH == class::QUANTMECH as i32);
    assert!(MONSTR_NH_CLASS_RUSTMONST == class::RUSTMONST as i32);
    assert!(MONSTR_NH_CLASS_SNAKE == class::SNAKE as i32);
    assert!(MONSTR_NH_CLASS_TROLL == class::TROLL as i32);
    assert!(MONSTR_NH_CLASS_UMBER == class::UMBER as i32);
    assert!(MONSTR_NH_CLASS_VAMPIRE == class::VAMPIRE as i32);
    assert!(MONSTR_NH_CLASS_WRAITH == class::WRAITH as i32);
    assert!(MONSTR_NH_CLASS_XORN == class::XORN as i32);
    assert!(MONSTR_NH_CLASS_YETI == class::YETI as i32);
    assert!(MONSTR_NH_CLASS_ZOMBIE == class::ZOMBIE as i32);
    assert!(MONSTR_NH_CLASS_HUMAN == class::HUMAN as i32);
    assert!(MONSTR_NH_CLASS_GHOST == class::GHOST as i32);
    assert!(MONSTR_NH_CLASS_GOLEM == class::GOLEM as i32);
    assert!(MONSTR_NH_CLASS_DEMON == class::DEMON as i32);
    assert!(MONSTR_NH_CLASS_EEL == class::EEL as i32);
    assert!(MONSTR_NH_CLASS_LIZARD == class::LIZARD as i32);
    assert!(MONSTR_NH_CLASS_WORM_TAIL == class::WORM_TAIL as i32);
    assert!(MONSTR_NH_CLASS_MIMIC_DEF == class::MIMIC_DEF as i32);
    assert!(MONSTR_NH_GEN_SGROUP == generation::SGROUP as i32);
    assert!(MONSTR_NH_GEN_LGROUP == generation::LGROUP as i32);
    assert!(MONSTR_NH_GEN_NOGEN == generation::NOGEN as i32);
    assert!(MONSTR_NH_GEN_UNIQ == generation::UNIQ as i32);
    assert!(MONSTR_NH_GEN_HELL == generation::HELL as i32);
    assert!(MONSTR_NH_GEN_NOHELL == generation::NOHELL as i32);
    assert!(MONSTR_NH_GEN_GENO == generation::GENO as i32);
    assert!(MONSTR_NH_GEN_NOCORPSE == generation::NOCORPSE as i32);
    assert!(MONSTR_NH_TRAIT_FLIES == traits::FLIES as i32);
    assert!(MONSTR_NH_TRAIT_SWIMS == traits::SWIMS as i32);
    assert!(MONSTR_NH_TRAIT_AMORPHOUS == traits::AMORPHOUS as i32);
    assert!(MONSTR_NH_TRAIT_REGENERATES == traits::REGENERATES as i32);
    assert!(MONSTR_NH_TRAIT_UNDEAD == traits::UNDEAD as i32);
    assert!(MONSTR_NH_TRAIT_DEMON == traits::DEMON as i32);
    assert!(MONSTR_NH_TRAIT_WERE == traits::WERE as i32);
    assert!(MONSTR_NH_TRAIT_MALE == traits::MALE as i32);
    assert!(MONSTR_NH_TRAIT_FEMALE == traits::FEMALE as i32);
    assert!(MONSTR_NH_TRAIT_NEUTER == traits::NEUTER as i32);
    assert!(MONSTR_NH_TRAIT_STRONG == traits::STRONG as i32);
    assert!(MONSTR_NH_TRAIT_NASTY == traits::NASTY as i32);
    assert!(MONSTR_NH_TRAIT_LIKES_GEMS == traits::LIKES_GEMS as i32);
    assert!(MONSTR_NH_TRAIT_THROWS_ROCKS == traits::THROWS_ROCKS as i32);
    assert!(MONSTR_NH_TRAIT_RESISTS_FIRE == traits::RESISTS_FIRE as i32);
    assert!(MONSTR_NH_TRAIT_RESISTS_COLD == traits::RESISTS_COLD as i32);
    assert!(MONSTR_NH_TRAIT_PLACEHOLDER == traits::PLACEHOLDER as i32);
    assert!(MONSTR_NH_TRAIT_MAIL_DAEMON == traits::MAIL_DAEMON as i32);
    assert!(MONSTR_NH_TRAIT_RIDER == traits::RIDER as i32);
    assert!(MONSTR_NH_TRAIT_ADULT_DRAGON == traits::ADULT_DRAGON as i32);
    assert!(MONSTR_NH_TRAIT_PLAYER == traits::PLAYER as i32);
    assert!(MONSTR_NH_TRAIT_RISES_STRONGER == traits::RISES_STRONGER as i32);
    assert!(MONSTR_NH_TRAIT_RESISTS_DRAIN == traits::RESISTS_DRAIN as i32);
    assert!(MONSTR_NH_TRAIT_PRECEDES_FEMALE_FORM == traits::PRECEDES_FEMALE_FORM as i32);
    assert!(MONSTR_NH_TRAIT_GROWS_BY_POTION == traits::GROWS_BY_POTION as i32);
    assert!(MONSTR_NH_TRAIT_MAY_RECUR == traits::MAY_RECUR as i32);
    assert!(MONSTR_NH_TRAIT_PLAIN_DAMAGE == traits::PLAIN_DAMAGE as i32);
    assert!(MONSTR_NH_TRAIT_ALWAYS_FRESH == traits::ALWAYS_FRESH as i32);
    assert!(MONSTR_NH_TRAIT_WRAITH == traits::WRAITH as i32);
    assert!(MONSTR_NH_TRAIT_RESISTS_STONING == traits::RESISTS_STONING as i32);
    assert!(MONSTR_NH_TRAIT_UNLIVING == traits::UNLIVING as i32);
    assert!(MONSTR_NH_AT_NONE == attack::NONE as i32);
    assert!(MONSTR_NH_AT_CLAW == attack::CLAW as i32);
    assert!(MONSTR_NH_AT_BITE == attack::BITE as i32);
    assert!(MONSTR_NH_AT_KICK == attack::KICK as i32);
    assert!(MONSTR_NH_AT_BUTT == attack::BUTT as i32);
    assert!(MONSTR_NH_AT_TUCH == attack::TUCH as i32);
    assert!(MONSTR_NH_AT_STNG == attack::STNG as i32);
    assert!(MONSTR_NH_AT_HUGS == attack::HUGS as i32);
    assert!(MONSTR_NH_AT_SPIT == attack::SPIT as i32);
    assert!(MONSTR_NH_AT_ENGL == attack::ENGL as i32);
    assert!(MONSTR_NH_AT_BREA == attack::BREA as i32);
    assert!(MONSTR_NH_AT_EXPL == attack::EXPL as i32);
    assert!(MONSTR_NH_AT_BOOM == attack::BOOM as i32);
    assert!(MONSTR_NH_AT_GAZE == attack::GAZE as i32);
    assert!(MONSTR_NH_AT_TENT == attack::TENT as i32);
    assert!(MONSTR_NH_AT_WEAP == attack::WEAP as i32);
    assert!(MONSTR_NH_AT_MAGC == attack::MAGC as i32);
    assert!(MONSTR_NH_AD_PHYS == damage::PHYS as i32);
    assert!(MONSTR_NH_AD_MAGM == damage::MAGM as i32);
    assert!(MONSTR_NH_AD_FIRE == damage::FIRE as i32);
    assert!(MONSTR_NH_AD_COLD == damage::COLD as i32);
    assert!(MONSTR_NH_AD_SLEE == damage::SLEE as i32);
    assert!(MONSTR_NH_AD_DISN == damage::DISN as i32);
    assert!(MONSTR_NH_AD_ELEC == damage::ELEC as i32);
    assert!(MONSTR_NH_AD_DRST == damage::DRST as i32);
    assert!(MONSTR_NH_AD_ACID == damage::ACID as i32);
    assert!(MONSTR_NH_AD_SPC1 == damage::SPC1 as i32);
    assert!(MONSTR_NH_AD_SPC2 == damage::SPC2 as i32);
    assert!(MONSTR_NH_AD_BLND == damage::BLND as i32);
    assert!(MONSTR_NH_AD_STUN == damage::STUN as i32);
    assert!(MONSTR_NH_AD_SLOW == damage::SLOW as i32);
    assert!(MONSTR_NH_AD_PLYS == damage::PLYS as i32);
    assert!(MONSTR_NH_AD_DRLI == damage::DRLI as i32);
    assert!(MONSTR_NH_AD_DREN == damage::DREN as i32);
    assert!(MONSTR_NH_AD_LEGS == damage::LEGS as i32);
    assert!(MONSTR_NH_AD_STON == damage::STON as i32);
    assert!(MONSTR_NH_AD_STCK == damage::STCK as i32);
    assert!(MONSTR_NH_AD_SGLD == damage::SGLD as i32);
    assert!(MONSTR_NH_AD_SITM == damage::SITM as i32);
    assert!(MONSTR_NH_AD_SEDU == damage::SEDU as i32);
    assert!(MONSTR_NH_AD_TLPT == damage::TLPT as i32);
    assert!(MONSTR_NH_AD_RUST == damage::RUST as i32);
    assert!(MONSTR_NH_AD_CONF == damage::CONF as i32);
    assert!(MONSTR_NH_AD_DGST == damage::DGST as i32);
    assert!(MONSTR_NH_AD_HEAL == damage::HEAL as i32);
    assert!(MONSTR_NH_AD_WRAP == damage::WRAP as i32);
    assert!(MONSTR_NH_AD_WERE == damage::WERE as i32);
    assert!(MONSTR_NH_AD_DRDX == damage::DRDX as i32);
    assert!(MONSTR_NH_AD_DRCO == damage::DRCO as i32);
    assert!(MONSTR_NH_AD_DRIN == damage::DRIN as i32);
    assert!(MONSTR_NH_AD_DISE == damage::DISE as i32);
    assert!(MONSTR_NH_AD_DCAY == damage::DCAY as i32);
    assert!(MONSTR_NH_AD_SSEX == damage::SSEX as i32);
    assert!(MONSTR_NH_AD_HALU == damage::HALU as i32);
    assert!(MONSTR_NH_AD_DETH == damage::DETH as i32);
    assert!(MONSTR_NH_AD_PEST == damage::PEST as i32);
    assert!(MONSTR_NH_AD_FAMN == damage::FAMN as i32);
    assert!(MONSTR_NH_AD_SLIM == damage::SLIM as i32);
    assert!(MONSTR_NH_AD_ENCH == damage::ENCH as i32);
    assert!(MONSTR_NH_AD_CORR == damage::CORR as i32);
    assert!(MONSTR_NH_AD_POLY == damage::POLY as i32);
    assert!(MONSTR_NH_AD_CLRC == damage::CLRC as i32);
    assert!(MONSTR_NH_AD_SPEL == damage::SPEL as i32);
    assert!(MONSTR_NH_AD_RBRE == damage::RBRE as i32);
    assert!(MONSTR_NH_AD_SAMU == damage::SAMU as i32);
    assert!(MONSTR_NH_AD_CURS == damage::CURS as i32);
    assert!(MONSTR_NH_SIZE_TINY == size::TINY as i32);
    assert!(MONSTR_NH_SIZE_SMALL == size::SMALL as i32);
    assert!(MONSTR_NH_SIZE_MEDIUM == size::MEDIUM as i32);
    assert!(MONSTR_NH_SIZE_LARGE == size::LARGE as i32);
    assert!(MONSTR_NH_SIZE_HUGE == size::HUGE as i32);
    assert!(MONSTR_NH_SIZE_GIGANTIC == size::GIGANTIC as i32);
    assert!(MONSTR_NH_RECOVERY_BY_TURN == recovery::BY_TURN as i32);
    assert!(MONSTR_NH_RECOVERY_BY_CHANCE == recovery::BY_CHANCE as i32);
    assert!(MONSTR_NH_RECOVERY_IN_HUNDREDTHS == recovery::IN_HUNDREDTHS as i32);
    assert!(MONSTR_NH_POWER_TELEPORTITIS == power::TELEPORTITIS as i32);
    assert!(MONSTR_NH_POWER_SEE_INVISIBLE == power::SEE_INVISIBLE as i32);
    assert!(MONSTR_NH_POWER_RESIST_POISON == power::RESIST_POISON as i32);
    assert!(MONSTR_NH_POWER_RESIST_COLD == power::RESIST_COLD as i32);
    assert!(MONSTR_NH_POWER_RESIST_SHOCK == power::RESIST_SHOCK as i32);
    assert!(MONSTR_NH_POWER_RESIST_FIRE == power::RESIST_FIRE as i32);
    assert!(MONSTR_NH_POWER_RESIST_SLEEP == power::RESIST_SLEEP as i32);
    assert!(MONSTR_NH_POWER_RESIST_DISINT == power::RESIST_DISINT as i32);
    assert!(MONSTR_NH_POWER_TELEPORT_CONTROL == power::TELEPORT_CONTROL as i32);
    assert!(MONSTR_NH_POWER_STEALTH == power::STEALTH as i32);
    assert!(MONSTR_NH_POWER_FAST == power::FAST as i32);
    assert!(MONSTR_NH_POWER_INVISIBLE == power::INVISIBLE as i32);
};

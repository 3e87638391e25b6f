//! What the numbers in a [`Species`](super::Species) and a [`Combat`](super::Combat) mean.
//!
//! The encodings are our own, so that a fork's `AT_WEAP` can be any number; the words are
//! the games' (`SGROUP` is `G_SGROUP`, `STNG` is `AT_STNG`, `DRLI` is `AD_DRLI`).

/// The set of the numbers listed, of classes, kinds of attack or kinds of damage: bit `n` is
/// number `n`. Numbers from 64 on are in no set.
pub const fn set(numbers: &[u8]) -> u64 {
    let mut set = 0;
    let mut rest = numbers;
    while let [number, tail @ ..] = rest {
        set |= match 1_u64.checked_shl(*number as u32) {
            Some(bit) => bit,
            None => 0,
        };
        rest = tail;
    }
    set
}

/// Whether `set` has the number in it.
pub const fn contains(set: u64, number: u8) -> bool {
    number < 64 && set >> number & 1 == 1
}

codes! {
    /// How a species comes into the game: bits of `Species::generation`.
    generation: u8;
    SGROUP   = 1 << 0, "May come in a small group.";
    LGROUP   = 1 << 1, "May come in a large group.";
    NOGEN    = 1 << 2, "Never made at random.";
    UNIQ     = 1 << 3, "There is only one.";
    HELL     = 1 << 4, "Only in Gehennom.";
    NOHELL   = 1 << 5, "Never in Gehennom.";
    GENO     = 1 << 6, "Can be genocided.";
    NOCORPSE = 1 << 7, "Leaves no corpse.";
}

codes! {
    /// What a species is or can do, as far as a rule asks: bits of `Species::traits`.
    /// What the games know by a species' name is here too.
    traits: u32;
    FLIES                = 1 << 0, "Flies (`M1_FLY`).";
    SWIMS                = 1 << 1, "Swims (`M1_SWIM`).";
    AMORPHOUS            = 1 << 2, "Can flow under doors (`M1_AMORPHOUS`).";
    REGENERATES          = 1 << 3, "Regains a hit point every turn (`M1_REGEN`).";
    UNDEAD               = 1 << 4, "Is undead (`M2_UNDEAD`).";
    DEMON                = 1 << 5, "Is a demon (`M2_DEMON`).";
    WERE                 = 1 << 6, "Is a lycanthrope (`M2_WERE`).";
    MALE                 = 1 << 7, "Always male (`M2_MALE`).";
    FEMALE               = 1 << 8, "Always female (`M2_FEMALE`).";
    NEUTER               = 1 << 9, "Neither (`M2_NEUTER`).";
    STRONG               = 1 << 10, "Strong (`M2_STRONG`): its weapon attacks count for more in difficulty.";
    NASTY                = 1 << 11, "Nasty (`M2_NASTY`): more experience.";
    LIKES_GEMS           = 1 << 12, "Likes gems (`M2_JEWELS`); in the class of unicorns this tells them from horses.";
    THROWS_ROCKS         = 1 << 13, "Throws boulders (`M2_ROCKTHROW`).";
    RESISTS_FIRE         = 1 << 14, "Resists fire by itself.";
    RESISTS_COLD         = 1 << 15, "Resists cold by itself.";
    PLACEHOLDER          = 1 << 16, "Stands for a whole race and is never meant itself: orc, giant, elf, human.";
    MAIL_DAEMON          = 1 << 17, "Brings the mail: no class pick finds it, and it's worth one point of experience.";
    RIDER                = 1 << 18, "A Rider: 10d8 hit points whatever its level.";
    ADULT_DRAGON         = 1 << 19, "A grown dragon: four hit points a level and 1d4 more, eight in the endgame.";
    PLAYER               = 1 << 20, "A hero's role as a monster: grows to level 30.";
    RISES_STRONGER       = 1 << 21, "Comes back a level higher after each death: the Wizard of Yendor.";
    RESISTS_DRAIN        = 1 << 22, "Can't be drained, for a reason of its own: Death; 5.0.0's black dragon.";
    PRECEDES_FEMALE_FORM = 1 << 23, "The next species in the table is its female form: priest and priestess.";
    GROWS_BY_POTION      = 1 << 24, "Grows up by what is drunk or eaten, not by a kill: 5.0.0's killer bee.";
    MAY_RECUR            = 1 << 25, "Unique, but not extinct once made: the high priest since 3.6.";
    PLAIN_DAMAGE         = 1 << 26, "Its kinds of damage don't count in difficulty: the grid bug.";
    ALWAYS_FRESH         = 1 << 27, "Its corpse never goes stale: the acid blob.";
    WRAITH               = 1 << 28, "A wraith: in 5.0.0 a chaotic hero's god may like its corpse more.";
    RESISTS_STONING      = 1 << 29, "Resists being turned to stone by itself.";
    UNLIVING             = 1 << 30, "No life saving saves it, for a reason of its own: manes.";
}

codes! {
    /// The plane where an elemental is at home: `Species::home`. The numbers are those of
    /// [`Plane`](super::Plane); 0 is nowhere.
    home: u8;
    NOWHERE = 0, "At home on no plane.";
    EARTH   = 1, "The Plane of Earth.";
    AIR     = 2, "The Plane of Air.";
    FIRE    = 3, "The Plane of Fire.";
    WATER   = 4, "The Plane of Water.";
}

codes! {
    /// The kinds of attack: `Attack::kind`. A number above `MAGC` is a kind of which nothing
    /// is known but what the rules' sets tell: it counts as an attack.
    attack: u8;
    NONE = 0, "Passive: answers a hero's hit.";
    CLAW = 1, "Claws.";
    BITE = 2, "Bites.";
    KICK = 3, "Kicks.";
    BUTT = 4, "Butts.";
    TUCH = 5, "Touches.";
    STNG = 6, "Stings.";
    HUGS = 7, "Crushes in a bear hug.";
    SPIT = 8, "Spits, from a distance.";
    ENGL = 9, "Engulfs.";
    BREA = 10, "Breathes, from a distance.";
    EXPL = 11, "Explodes when it touches.";
    BOOM = 12, "Explodes when killed.";
    GAZE = 13, "Gazes, from a distance.";
    TENT = 14, "Tentacles.";
    WEAP = 15, "Wields a weapon.";
    MAGC = 16, "Casts spells, arcane or clerical.";
}

codes! {
    /// The kinds of damage: `Attack::damage`. A number above `CURS` is a kind of which nothing
    /// is known but what the rules' sets tell, and that it isn't physical.
    damage: u8;
    PHYS = 0, "Plain physical damage.";
    MAGM = 1, "Magic missiles.";
    FIRE = 2, "Fire.";
    COLD = 3, "Cold.";
    SLEE = 4, "Sleep.";
    DISN = 5, "Disintegration.";
    ELEC = 6, "Electricity.";
    DRST = 7, "Poison that takes strength.";
    ACID = 8, "Acid.";
    SPC1 = 9, "Left free by the games.";
    SPC2 = 10, "Left free by the games.";
    BLND = 11, "Blinds.";
    STUN = 12, "Stuns.";
    SLOW = 13, "Slows.";
    PLYS = 14, "Paralyses.";
    DRLI = 15, "Drains life.";
    DREN = 16, "Drains magic energy.";
    LEGS = 17, "Hurts the legs.";
    STON = 18, "Turns to stone.";
    STCK = 19, "Sticks.";
    SGLD = 20, "Steals gold.";
    SITM = 21, "Steals an item.";
    SEDU = 22, "Charms and steals.";
    TLPT = 23, "Teleports the victim.";
    RUST = 24, "Rusts armour.";
    CONF = 25, "Confuses.";
    DGST = 26, "Digests.";
    HEAL = 27, "Heals.";
    WRAP = 28, "Wraps around and drowns.";
    WERE = 29, "Gives lycanthropy.";
    DRDX = 30, "Poison that takes dexterity.";
    DRCO = 31, "Poison that takes constitution.";
    DRIN = 32, "Eats brains.";
    DISE = 33, "Gives a disease.";
    DCAY = 34, "Rots leather.";
    SSEX = 35, "Seduces.";
    HALU = 36, "Gives hallucinations.";
    DETH = 37, "Death's touch.";
    PEST = 38, "Pestilence's touch.";
    FAMN = 39, "Famine's touch.";
    SLIM = 40, "Turns to slime.";
    ENCH = 41, "Takes enchantment away.";
    CORR = 42, "Corrodes.";
    POLY = 43, "Polymorphs (5.0.0).";
    CLRC = 44, "A clerical spell, drawn each time.";
    SPEL = 45, "An arcane spell, drawn each time.";
    RBRE = 46, "Breath of a kind drawn each time.";
    SAMU = 47, "Steals the Amulet.";
    CURS = 48, "Takes the hero's own powers away.";
}

codes! {
    /// How large a body is: `Combat::size`.
    size: u8;
    TINY     = 0, "As a rat or smaller.";
    SMALL    = 1, "As a cat.";
    MEDIUM   = 2, "As a human.";
    LARGE    = 3, "As a horse.";
    HUGE     = 4, "As an elephant.";
    GIGANTIC = 7, "As a titan.";
}

codes! {
    /// How the hero's hit points recover: `Rules::hero_recovery`.
    recovery: u8;
    BY_TURN       = 0, "Every so many turns, by level; from level 10 on every third, by Constitution.";
    BY_CHANCE     = 1, "By chance each turn, by level and Constitution.";
    IN_HUNDREDTHS = 2, "A part of a hit point each turn: FIQHack's way.";
}

codes! {
    /// The powers that the warning of low hit points counts, each if the hero has it for good:
    /// from outside, from his race, or from a level. Those that will pass, or come from a thing
    /// or a form, don't count. A fork can have more, in the bits that are left.
    power: u16;
    TELEPORTITIS     = 1 << 0, "Teleports at random.";
    SEE_INVISIBLE    = 1 << 1, "Sees the invisible.";
    RESIST_POISON    = 1 << 2, "Resists poison.";
    RESIST_COLD      = 1 << 3, "Resists cold.";
    RESIST_SHOCK     = 1 << 4, "Resists shock.";
    RESIST_FIRE      = 1 << 5, "Resists fire.";
    RESIST_SLEEP     = 1 << 6, "Resists sleep.";
    RESIST_DISINT    = 1 << 7, "Resists disintegration.";
    TELEPORT_CONTROL = 1 << 8, "Controls teleports.";
    STEALTH          = 1 << 9, "Is stealthy.";
    FAST             = 1 << 10, "Is fast.";
    INVISIBLE        = 1 << 11, "Is invisible.";
}

codes! {
    /// What a hero's role or race is, as far as a rule asks: bits of `Role::traits` and
    /// `Race::traits`.
    kind: u16;
    FOREWARNED = 1 << 0, "Low hit points are told in words, not by a howl: Wizard, Valkyrie, elf.";
    HEALER     = 1 << 1, "Knows healing: no nurse hurts it, and FIQHack lets it recover faster.";
}

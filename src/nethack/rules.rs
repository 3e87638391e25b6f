//! Every knob in which the editions differ, and in which a fork may differ from them.
//!
//! An edition is one const of [`Rules`] beside its table. A rule reads the knobs; it never
//! asks which edition it plays. What all three have in common is [`Rules::COMMON`], the
//! knobs that only forks turn.

use super::class;
use super::codes::{attack, damage, set};

/// The knobs of the rules: plain numbers. Start from an edition's and change what differs.
///
/// Where a field is a switch, 0 is off and anything else on. Where it divides, 0 is said to
/// do what its description tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Rules {
    /// Classes that float on the Plane of Air. Bit n is class n, in all sets of classes.
    pub floating_classes: u64,
    /// Classes that stay out of the Plane of Air though they fly.
    pub grounded_classes: u64,
    /// Classes that the rogue level has.
    pub rogue_classes: u64,
    /// Classes that get no hell_coin.
    pub hell_coin_exempt: u64,
    /// Classes of which each species lives on its home plane alone, of the elemental ones.
    pub elemental_classes: u64,
    /// Classes of the sea: on land they dry out as the hero's form, and to be wrapped by one is
    /// to drown, for experience.
    pub sea_classes: u64,
    /// Classes that no amulet saves.
    pub lifeless_classes: u64,
    /// Classes that rise in their own shape when they die in another.
    pub rising_classes: u64,
    /// Classes whose corpses are unicorns' on an altar if they like gems.
    pub unicorn_classes: u64,
    /// Classes whose hit points growth doesn't hold down to `growth_hp_cap`.
    pub growth_cap_exempt: u64,
    /// Difficulty: the kinds of attack that reach from a distance. Bit n is MONSTR_NH_AT_
    /// code n, in all sets of attacks; a game's own kinds may have the numbers up to 63.
    pub ranged_attacks: u64,
    /// Difficulty: the kinds of attack that add `spell_bonus`.
    pub spell_attacks: u64,
    /// Difficulty: the kinds of attack that add `weapon_bonus` in strong hands.
    pub weapon_attacks: u64,
    /// Difficulty: the kinds of damage that add `grave_bonus`. Bit n is MONSTR_NH_AD_ code n;
    /// a game's own kinds may have the numbers up to 63.
    pub grave_damage: u64,
    /// Generation flags that keep a species out of the pick at any cost, in Gehennom.
    pub last_resort_refuses_in_hell: u16,
    /// The same elsewhere.
    pub last_resort_refuses: u16,
    /// New hit points: what a base level adds that tells hit points itself.
    pub coded_hp_added: u16,
    /// New hit points: what is left of them in the end, in percent; at least 1 is.
    pub hp_percent: u16,
    /// Growth: the most hit points that a monster keeps which gains a level; 0: no such limit.
    pub growth_hp_cap: u16,
    /// Ordinary pick. 0: one draw over weights that may be kept in a pool. 1: a reservoir,
    /// with a draw for each candidate.
    pub pick_by_reservoir: u8,
    /// What a species' weight gains that resists the level's heat or cold.
    pub temperature_bonus: u8,
    /// Class pick. 0: by frequency, and of the number drawn a species that is above the hero
    /// takes one more off before a jump in level. 1: by weight, which is frequency + 1, less 1
    /// for a species that is above the hero.
    pub class_pick_by_weight: u8,
    /// Class pick: species in the table's order (0), in order of difficulty (1), or in the
    /// order that comes with the table (2).
    pub class_pick_sorted: u8,
    /// Class pick: a too strong species may end it where its difficulty differs from (0), or
    /// is above (1), that of the species before.
    pub class_pick_stops_upward: u8,
    /// Class pick: a species is too strong above the level's difficulty divided by this (0:
    /// above 0) ...
    pub class_pick_divisor: u8,
    /// ... and this much more.
    pub class_pick_leeway: u8,
    /// Class pick: a too strong species ends it unless a draw of this many is 0; 0: always,
    /// and nothing is drawn.
    pub class_pick_coin: u8,
    /// Class pick: a species counts for less whose level here is above twice the hero's level
    /// (0) or the level's difficulty (1); 2: no species does.
    pub class_pick_skew: u8,
    /// Class pick: heeds an alignment asked for.
    pub class_pick_by_alignment: u8,
    /// Class pick: one time in so many Gehennom doesn't matter, decided for each species;
    /// 0: it never matters, and nothing is drawn.
    pub hell_coin: u8,
    /// Class pick: frequency 0 counts as 1 where the whole class has it (1), or always (2);
    /// 0: never.
    pub class_pick_from_rare: u8,
    /// Class pick: never the mail daemon.
    pub class_pick_spares_mail: u8,
    /// Class pick for a hero's polymorph is known.
    pub polymorph_by_class: u8,
    /// Level difficulty: a dungeon that is climbed counts its levels as if it went down.
    pub climbing_counts: u8,
    /// Level difficulty: something worn that aggravates monsters doubles it.
    pub aggravation_doubles: u8,
    /// Difficulty: what small groups add to the bonus.
    pub small_group_bonus: u8,
    /// Difficulty: what large groups add.
    pub large_group_bonus: u8,
    /// Difficulty: what an attack from a distance adds, once.
    pub ranged_bonus: u8,
    /// Difficulty: an armour class below this adds 1.
    pub armour_below: i8,
    /// Difficulty: one below this adds 1 more.
    pub armour_far_below: i8,
    /// Difficulty: a speed from this on adds 1; 0: none does.
    pub speed_from: u8,
    /// Difficulty: one from this on adds 1 more; 0: none does.
    pub speed_far_from: u8,
    /// Difficulty: what each attack adds that isn't passive.
    pub attack_bonus: u8,
    /// Difficulty: what each of `spell_attacks` adds besides.
    pub spell_bonus: u8,
    /// Difficulty: what each of `weapon_attacks` adds besides, of a strong species.
    pub weapon_bonus: u8,
    /// Difficulty: what each kind of damage adds that isn't physical.
    pub damage_bonus: u8,
    /// Difficulty: what each of `grave_damage` adds instead.
    pub grave_bonus: u8,
    /// Difficulty: each attack that can do this much or more ...
    pub heavy_from: u8,
    /// ... adds this.
    pub heavy_bonus: u8,
    /// Difficulty: the least that comes out.
    pub difficulty_floor: u8,
    /// Difficulty: the most that comes out; 0: no limit.
    pub difficulty_cap: u8,
    /// From this base level on it tells hit points itself, 2 * (level - 6); 0: no base level
    /// does.
    pub coded_level_from: u8,
    /// Difficulty: what an explosion of cold or fire adds.
    pub explosion_of_heat: u8,
    /// Difficulty: what an explosion of electricity adds.
    pub explosion_of_shock: u8,
    /// Bounds: the least difficulty that comes is the level's divided by this; 0: no least.
    pub min_divisor: u8,
    /// Bounds: the greatest is the level's and the hero's level together, divided by this; 0:
    /// no greatest.
    pub max_divisor: u8,
    /// Bounds: the least is rounded up.
    pub min_rounds_up: u8,
    /// Bounds: the greatest is rounded up.
    pub max_rounds_up: u8,
    /// Bounds: the greatest is this once the Wizard of Yendor has died; 0: as before.
    pub max_after_wizard: u8,
    /// Bounds: how often a pick that finds nothing tries again with wider ones, 0..3.
    pub wider_tries: u8,
    /// Bounds: what is added to the least at each further try.
    pub min_widened: [i8; 3],
    /// Bounds: what is added to the greatest at each further try.
    pub max_widened: [i8; 3],
    /// Weight: on lawful and chaotic levels it gains this and the alignment to that side,
    /// divided by `alignment_divisor`; on neutral ones this less the alignment to either
    /// side, divided by `neutral_divisor`.
    pub alignment_span: u8,
    /// Weight: what divides on lawful and chaotic levels; 0: nothing is gained.
    pub alignment_divisor: u8,
    /// Weight: what divides on neutral levels; 0: nothing is gained.
    pub neutral_divisor: u8,
    /// Weight: the alignment that an unaligned species (-128) counts as having.
    pub unaligned_as: i8,
    /// Weight: the most that it can be.
    pub weight_ceiling: u8,
    /// Weight: what is above counts as the most; else as 0.
    pub weight_is_capped: u8,
    /// Ordinary pick: Gehennom has its own species, and others stay out of it.
    pub hell_rule: u8,
    /// New level: what it loses where the level's difficulty is below the base level.
    pub level_drop: u8,
    /// New level: what the level's difficulty has above the base level counts for this part;
    /// 0: it doesn't count.
    pub level_place_divisor: u8,
    /// New level: what the hero's level has above the base level counts for this part; 0: it
    /// doesn't count.
    pub level_hero_divisor: u8,
    /// New level: at most so many halves of the base level; 0: no such limit.
    pub level_ceiling_halves: u8,
    /// New level: the most that any rule gives.
    pub level_ceiling: u8,
    /// New level: what a base level gives that tells hit points.
    pub coded_level: u8,
    /// The attack slots of a species, empty ones included.
    pub attack_slots: u8,
    /// Experience: plain physical damage adds the monster's level, in empty slots too.
    pub experience_for_plain_damage: u8,
    /// Experience: revived and cloned monsters are worth less the more of them died.
    pub experience_wanes: u8,
    /// How many of a species may be born before it is extinct, where its record tells no
    /// number of its own.
    pub birth_limit: u8,
    /// Births: a monster that is unmade takes its birth back.
    pub births_undone: u8,
    /// New hit points: the sides of the die for each level.
    pub hit_die: u8,
    /// New hit points: the sides of the one die at level 0.
    pub hit_die_at_0: u8,
    /// New hit points: these dice are rolled once (0), twice and added (1), or twice, of which
    /// the better counts (2).
    pub hit_dice_twice: u8,
    /// New hit points: what each level adds to the dice.
    pub hp_per_level: u8,
    /// New hit points: how many dice a Rider has.
    pub rider_dice: u8,
    /// New hit points: the sides of these.
    pub rider_sides: u8,
    /// New hit points: the sides of a grown dragon's die for each level, which is not rolled
    /// in the endgame; 0: dragons are as others.
    pub dragon_die: u8,
    /// New hit points: what each level adds to a grown dragon's dice.
    pub dragon_hp_per_level: u8,
    /// New hit points, growth: what an elemental's are multiplied by on its own plane.
    pub home_factor: u8,
    /// New hit points: a roll of all ones gives one more.
    pub least_roll_gains: u8,
    /// Growth by kills: the level stops at so many halves of the base level, or at the level
    /// of the grown form.
    pub growth_halves: u8,
    /// Growth by kills: a limit below this is this.
    pub growth_least_limit: u8,
    /// Growth: no limit is above this, or one more where the base level tells hit points.
    pub growth_limit: u8,
    /// Growth: where a monster of a hero's role stops.
    pub growth_player_limit: u8,
    /// Growth, drain: a level is worth the species' hit die; else eight.
    pub growth_by_hit_die: u8,
    /// Growth: the sex becomes what the new form has.
    pub growth_changes_sex: u8,
    /// Growth: a monster that rises from its corpse below its base level may be raised.
    pub revival_raises: u8,
    /// A level is worth hit points by the kind of monster; else 1d8.
    pub level_worth_by_kind: u8,
    /// Drain: how magic negation stops an attack. 0: two draws of 3 and 50. 1: one draw of
    /// 10.
    pub negation_by_one_draw: u8,
    /// Drain: negation is looked at only once an attack would drain.
    pub negation_comes_last: u8,
    /// Drain: by attack or artifact the most hit points don't fall to the level or below it.
    pub drain_has_floor: u8,
    /// Drain: a monster's hit draws for a knock-back that can't happen.
    pub drain_knocks_back: u8,
    /// Drain: the touch of Death drains monsters.
    pub death_touch_drains: u8,
    /// Drain: what intelligence does to the spell. 0: -3 to 2, and it may turn negative. 1: -3
    /// to 3, and at least 1 is left.
    pub drain_spell_tempered: u8,
    /// Drain: an artifact heals whoever wields it, by half rounded up, at level 0 too; else
    /// the hero alone, whoever wields it, by half rounded down, and at level 0 nothing is
    /// drawn.
    pub drain_heals_wielder: u8,
    /// Recovery: hit points above the maximum come down to it.
    pub recovery_lowers: u8,
    /// Sacrifice: a stale corpse is worth nothing, whatever it is of.
    pub sacrifice_must_be_fresh: u8,
    /// Sacrifice: the first number in the bound of the draw for a gift.
    pub sacrifice_gift_base: u8,
    /// Sacrifice: Luck doesn't rise above the corpse's value.
    pub sacrifice_caps_luck: u8,
    /// Sacrifice: a gift isn't worth more than the corpse's value.
    pub sacrifice_caps_gift: u8,
    /// Sacrifice: a wraith's corpse pleases a chaotic hero's god if the hero has eaten meat.
    pub sacrifice_likes_wraiths: u8,
    /// Hero: what each level gives is kept, and its loss takes as much; else a loss rolls
    /// afresh.
    pub hero_gains_kept: u8,
    /// Hero: at level 30 the gain is limited, the more so the more hit points there are.
    pub hero_gain_wanes: u8,
    /// Hero: a form gains first, by its species, and a loss of level takes as much. Else it
    /// gains 1d8, last, and loses nothing.
    pub hero_form_gains_by_species: u8,
    /// Hero: a gain of level leaves a form's maximum alone.
    pub hero_form_max_stays: u8,
    /// Hero: by a loss of level the maximum doesn't fall below 10 or the level.
    pub hero_loss_has_floor: u8,
    /// Hero: how hit points recover: a MONSTR_NH_RECOVERY_ code.
    pub hero_recovery: u8,
    /// Hero: while a form is whole, his own hit points recover.
    pub hero_recovers_behind_form: u8,
    /// Hero: a form of the sea loses hit points on land by chance, and Regeneration stops
    /// that. Else it loses one each turn.
    pub hero_dries_by_chance: u8,
    /// Hero: a form that need not breathe loses none.
    pub hero_dries_breathing: u8,
    /// Hero: a burdened form recovers while it doesn't move.
    pub hero_form_rests: u8,
    /// Hero: sleep by the property of falling asleep recovers as Regeneration does, and more.
    pub hero_recovers_asleep: u8,
    /// Hero: hit points that have become whole end a counted command.
    pub hero_recovery_interrupts: u8,
    /// Hero: so many of a healing potion's dice aren't rolled but count in full.
    pub hero_sure_healing_dice: u8,
    /// Hero: whether hit points are low for prayer goes by the level; else a seventh is low.
    pub hero_low_by_level: u8,
    /// Hero: hit points of a form that he could leave are never low for prayer.
    pub hero_low_spares_forms: u8,
    /// Hero: in a prayer Luck counts for -1 at least.
    pub hero_prayer_bears_bad_luck: u8,
    /// Luck bends a small draw by a third of it, good or bad. Else very bad Luck bends it in
    /// full, and how often depends on Luck more.
    pub luck_bends_evenly: u8,
    /// Hero: once he has been in Gehennom no god tells him of the castle's tune.
    pub hero_tune_ends_in_gehennom: u8,
    /// Hero: a nurse minds weapons in his hands alone, not whatever he holds.
    pub hero_nurse_minds_weapons_alone: u8,
    /// Hero: a nurse doesn't heal a form whose touch turns to stone.
    pub hero_nurse_shuns_petrifying: u8,
    /// Hero: a new man's sex may change only where the polymorph lets it.
    pub hero_new_man_asks_for_sex: u8,
    /// Hero: a new man gets new attributes, then hit points level by level; else those he
    /// had are scaled, and the attributes come after.
    pub hero_new_man_by_levels: u8,
    /// Hero: who dies has no hit points left.
    pub hero_death_empties: u8,
    /// Hero: where life-saving would take Constitution below 3, its highest may fall.
    pub hero_con_loss_spills: u8,
    /// Hero: who is saved has at least so many hit points a level, and 10, for a maximum. 0: it
    /// rises only from below 1.
    pub hero_saved_per_level: u8,
    /// Hero: who is saved gets 50 hit points and 10 for each two points of Constitution, no
    /// more.
    pub hero_saved_in_part: u8,
    /// Hero: the form of who is saved is healed too.
    pub hero_saved_heals_form: u8,
    /// Hero: who is Unchanging and is saved, when his form had no hit points left, keeps it.
    pub hero_saved_keeps_form: u8,
    /// Monsters: who is saved has at least its level + 1, and 10, for a maximum; else it rises
    /// only from below 1.
    pub life_saving_by_level: u8,
    /// Monsters: a vampire that dies in another shape rises in its own; turned to stone, so
    /// does whatever resists that in its own shape.
    pub shapes_end_with_death: u8,
}

impl Rules {
    /// What the three editions have in common. What they differ in is 0 here.
    pub const COMMON: Rules = Rules {
        floating_classes: 0,
        grounded_classes: 0,
        rogue_classes: 0,
        hell_coin_exempt: 0,
        elemental_classes: set(&[class::ELEMENTAL]),
        sea_classes: set(&[class::EEL]),
        lifeless_classes: set(&[class::GOLEM, class::VORTEX]),
        rising_classes: set(&[class::VAMPIRE]),
        unicorn_classes: set(&[class::UNICORN]),
        growth_cap_exempt: 0,
        ranged_attacks: set(&[
            attack::BREA,
            attack::SPIT,
            attack::GAZE,
            attack::WEAP,
            attack::MAGC,
        ]),
        spell_attacks: set(&[attack::MAGC]),
        weapon_attacks: set(&[attack::WEAP]),
        grave_damage: set(&[
            damage::DRLI,
            damage::STON,
            damage::DRST,
            damage::DRDX,
            damage::DRCO,
            damage::WERE,
        ]),
        last_resort_refuses_in_hell: 0,
        last_resort_refuses: 0,
        coded_hp_added: 0,
        hp_percent: 100,
        growth_hp_cap: 400,
        pick_by_reservoir: 0,
        temperature_bonus: 0,
        class_pick_by_weight: 0,
        class_pick_sorted: 0,
        class_pick_stops_upward: 0,
        class_pick_divisor: 2,
        class_pick_leeway: 0,
        class_pick_coin: 2,
        class_pick_skew: 0,
        class_pick_by_alignment: 0,
        hell_coin: 0,
        class_pick_from_rare: 0,
        class_pick_spares_mail: 0,
        polymorph_by_class: 0,
        climbing_counts: 0,
        aggravation_doubles: 0,
        small_group_bonus: 1,
        large_group_bonus: 2,
        ranged_bonus: 1,
        armour_below: 4,
        armour_far_below: 0,
        speed_from: 18,
        speed_far_from: 0,
        attack_bonus: 1,
        spell_bonus: 1,
        weapon_bonus: 1,
        damage_bonus: 1,
        grave_bonus: 2,
        heavy_from: 24,
        heavy_bonus: 1,
        difficulty_floor: 0,
        difficulty_cap: 0,
        coded_level_from: 50,
        explosion_of_heat: 0,
        explosion_of_shock: 0,
        min_divisor: 6,
        max_divisor: 2,
        min_rounds_up: 0,
        max_rounds_up: 0,
        max_after_wizard: 0,
        wider_tries: 0,
        min_widened: [0; 3],
        max_widened: [0; 3],
        alignment_span: 20,
        alignment_divisor: 8,
        neutral_divisor: 4,
        unaligned_as: -128,
        weight_ceiling: 127,
        weight_is_capped: 0,
        hell_rule: 1,
        level_drop: 1,
        level_place_divisor: 5,
        level_hero_divisor: 4,
        level_ceiling_halves: 3,
        level_ceiling: 49,
        coded_level: 50,
        attack_slots: 6,
        experience_for_plain_damage: 0,
        experience_wanes: 0,
        birth_limit: 120,
        births_undone: 0,
        hit_die: 8,
        hit_die_at_0: 4,
        hit_dice_twice: 0,
        hp_per_level: 0,
        rider_dice: 10,
        rider_sides: 8,
        dragon_die: 4,
        dragon_hp_per_level: 4,
        home_factor: 3,
        least_roll_gains: 0,
        growth_halves: 3,
        growth_least_limit: 5,
        growth_limit: 49,
        growth_player_limit: 30,
        growth_by_hit_die: 0,
        growth_changes_sex: 0,
        revival_raises: 0,
        level_worth_by_kind: 0,
        negation_by_one_draw: 0,
        negation_comes_last: 0,
        drain_has_floor: 0,
        drain_knocks_back: 0,
        death_touch_drains: 0,
        drain_spell_tempered: 0,
        drain_heals_wielder: 0,
        recovery_lowers: 0,
        sacrifice_must_be_fresh: 0,
        sacrifice_gift_base: 0,
        sacrifice_caps_luck: 0,
        sacrifice_caps_gift: 0,
        sacrifice_likes_wraiths: 0,
        hero_gains_kept: 0,
        hero_gain_wanes: 0,
        hero_form_gains_by_species: 0,
        hero_form_max_stays: 0,
        hero_loss_has_floor: 0,
        hero_recovery: 0,
        hero_recovers_behind_form: 0,
        hero_dries_by_chance: 0,
        hero_dries_breathing: 0,
        hero_form_rests: 0,
        hero_recovers_asleep: 0,
        hero_recovery_interrupts: 0,
        hero_sure_healing_dice: 0,
        hero_low_by_level: 0,
        hero_low_spares_forms: 0,
        hero_prayer_bears_bad_luck: 0,
        luck_bends_evenly: 0,
        hero_tune_ends_in_gehennom: 0,
        hero_nurse_minds_weapons_alone: 0,
        hero_nurse_shuns_petrifying: 0,
        hero_new_man_asks_for_sex: 0,
        hero_new_man_by_levels: 0,
        hero_death_empties: 0,
        hero_con_loss_spills: 0,
        hero_saved_per_level: 0,
        hero_saved_in_part: 0,
        hero_saved_heals_form: 0,
        hero_saved_keeps_form: 0,
        life_saving_by_level: 0,
        shapes_end_with_death: 0,
    };

    /// Whether the base level tells hit points instead.
    pub(super) const fn is_coded(&self, level: u8) -> bool {
        self.coded_level_from != 0 && level >= self.coded_level_from
    }
}

/// A part of a value, without its fraction; none of it where `divisor` is 0. Where that is the
/// `USUAL` one, which the compiler knows, nothing is divided.
#[inline]
pub(super) const fn part<const USUAL: u8>(value: i32, divisor: u8) -> i32 {
    if divisor == USUAL { value / USUAL as i32 } else { unusual_part(value, divisor) }
}

/// Apart, or the compiler would divide in either case.
#[cold]
#[inline(never)]
const fn unusual_part(value: i32, divisor: u8) -> i32 {
    match value.checked_div(divisor as i32) {
        Some(part) => part,
        None => 0,
    }
}

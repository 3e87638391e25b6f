//! Every knob in which the editions differ, and in which a fork may differ from them.
//!
//! An edition is one const of [`Rules`] beside its table. A rule reads the knobs; it never
//! asks which edition it plays.

/// The knobs of the rules: plain numbers. Start from an edition's and change what differs.
///
/// Where a field is a switch, 0 is off and anything else on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Rules {
    /// Classes that float on the Plane of Air. Bit n is class n, in all four sets.
    pub floating_classes: u64,
    /// Classes that stay out of the Plane of Air though they fly.
    pub grounded_classes: u64,
    /// Classes that the rogue level has.
    pub rogue_classes: u64,
    /// Classes that get no hell_coin.
    pub hell_coin_exempt: u64,
    /// Generation flags that keep a species out of the pick at any cost, in Gehennom.
    pub last_resort_refuses_in_hell: u16,
    /// The same elsewhere.
    pub last_resort_refuses: u16,
    /// Ordinary pick. 0: one draw over weights that may be kept in a pool. 1: a reservoir,
    /// with a draw for each candidate.
    pub pick_by_reservoir: u8,
    /// What a species' weight gains that resists the level's heat or cold.
    pub temperature_bonus: u8,
    /// Class pick. 0: by frequency, in two passes of which the second takes one more off
    /// before a jump in level. 1: frequency + 1, less 1 for a species that is above the
    /// hero.
    pub class_pick_by_weight: u8,
    /// Class pick: species in order of difficulty, not of the table.
    pub class_pick_sorted: u8,
    /// Class pick: a too strong species ends it by chance where its difficulty differs
    /// from (0), or is above (1), that of the species before.
    pub class_pick_stops_upward: u8,
    /// Class pick: heeds an alignment asked for.
    pub class_pick_by_alignment: u8,
    /// Class pick: one time in so many Gehennom doesn't matter, decided for each species;
    /// 0: it never matters, and nothing is drawn.
    pub hell_coin: u8,
    /// Class pick: where a whole class has frequency 0, each species counts as 1.
    pub class_pick_from_rare: u8,
    /// Class pick: never the mail daemon.
    pub class_pick_spares_mail: u8,
    /// Class pick for a hero's polymorph is known.
    pub polymorph_by_class: u8,
    /// Level difficulty: a dungeon that is climbed counts its levels as if it went down.
    pub climbing_counts: u8,
    /// Level difficulty: something worn that aggravates monsters doubles it.
    pub aggravation_doubles: u8,
    /// Difficulty: what an explosion of cold or fire adds.
    pub explosion_of_heat: u8,
    /// Difficulty: what an explosion of electricity adds.
    pub explosion_of_shock: u8,
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
    /// New hit points: a roll of all ones gives one more.
    pub least_roll_gains: u8,
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
    /// Must be 0: it fills the structure up to its alignment.
    pub reserved: [u8; 2],
}

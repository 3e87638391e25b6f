//! The knobs of the hero's hit points, of Luck, and of who is saved from death.

use monstr::nethack::hero::*;
use monstr::nethack::{Ending, Gone, Mortal, Rules, Species, Table, Vigor, class, monster_dies};

use super::{HIGH, LOW, Names, OLD, Told, ant, at, drawn, table};

/// A hero of level 5 with 40 of 60 hit points, who gains 1d8 by a level, and none by his race.
fn hero() -> Hero {
    let hp = Advance { low_die: 8, high: 9, ..Advance::default() };
    Hero {
        role: Role { hp, cutoff: 10, ..Role::default() },
        level: 5,
        peak_level: 5,
        own: Points { hp: 40, hp_max: 60 },
        con: 10,
        con_max: 10,
        ..Hero::default()
    }
}

/// The same, who has become an ant, or an eel.
fn polymorphed(species: u16, hp: i32, hp_max: i32) -> Hero {
    Hero { form: Some(Form { species, points: Points { hp, hp_max } }), ..hero() }
}

const ANT: u16 = 0;
const EEL: u16 = 1;

/// What a rule answers, and what it makes of the hero's own hit points, of his form's, and of
/// the dice.
type Told4<T> = (T, (i32, i32), Option<(i32, i32)>, Vec<i32>);

fn after<T>(
    mut hero: Hero,
    values: &'static [i32],
    rules: &Rules,
    rule: impl FnOnce(&Table, &mut Hero, &mut Told) -> Result<T, monstr::Error>,
) -> Told4<T> {
    let species = [ant(5, 3), Species { class: class::EEL, ..ant(5, 3) }];
    let table = table(&species, rules);
    let (answer, bounds) = drawn(values, |dice| rule(&table, &mut hero, dice));
    let pair = |points: Points| (points.hp, points.hp_max);
    (answer, pair(hero.own), hero.form.map(|form| pair(form.points)), bounds)
}

pub fn of_levels() -> Names {
    let gains = |hero: Hero, values| {
        move |rules: &Rules| {
            after(hero, values, rules, |table, hero, dice| gain_level(table, hero, dice))
        }
    };
    let loses = |hero: Hero| {
        move |rules: &Rules| {
            after(hero, HIGH, rules, |table, hero, dice| {
                lose_level(table, hero, false, false, dice)
            })
            .1
        }
    };
    let mut seven = hero();
    seven.gains[4] = 7;
    let few = Hero { own: Points { hp: 12, hp_max: 12 }, ..hero() };
    let highest = Hero { level: 30, own: Points { hp: 9, hp_max: 1200 }, ..hero() };
    let as_ant = polymorphed(ANT, 10, 10);
    let by_species = Rules { hero_form_gains_by_species: 1, ..OLD };
    knobs! {
        hero_gains_kept = 1, in OLD; loses(seven) => (32, 52), (33, 53);
        hero_gain_wanes = 1, in OLD;
            gains(highest, LOW) => (9, (18, 1209), None, vec![]), (1, (10, 1201), None, vec![]);
        hero_form_gains_by_species = 1, in OLD; gains(as_ant, &[2, 5]) =>
            (3, (43, 63), Some((16, 16)), vec![8, 8]), (6, (46, 66), Some((13, 13)), vec![8, 8]);
        hero_form_max_stays = 1, in by_species; gains(as_ant, &[2, 5]) =>
            (6, (46, 66), Some((13, 13)), vec![8, 8]), (6, (46, 66), Some((10, 10)), vec![8, 8]);
        hero_loss_has_floor = 1, in OLD; loses(few) => (4, 4), (2, 10);
    }
    .into()
}

pub fn of_recovery() -> Names {
    let recovers = |hero: Hero, turn: Turn| {
        move |rules: &Rules| {
            let told =
                after(hero, LOW, rules, |table, hero, dice| recover(table, hero, &turn, dice));
            (told.1.0, told.2.map(|form| form.0), told.3)
        }
    };
    let interrupts = |rules: &Rules| {
        let hero = Hero { own: Points { hp: 59, hp_max: 60 }, ..hero() };
        let turn = Turn { number: 7, ..Turn::default() };
        let told = after(hero, LOW, rules, |table, hero, dice| recover(table, hero, &turn, dice));
        told.0.interrupts
    };
    // A hero of level 5 recovers every seventh turn, a form every twentieth.
    let turn = |number| Turn { number, ..Turn::default() };
    let asleep = Turn { sleepy: true, asleep: true, ..turn(1) };
    let breathless = Turn { breathless: true, ..turn(1) };
    let stressed = Turn { burden: Burden::Stressed, ..turn(20) };
    knobs! {
        hero_recovery = 1, in OLD;
            recovers(hero(), turn(1)) => (40, None, vec![]), (41, None, vec![100]);
        hero_recovers_behind_form = 0, in OLD;
            recovers(polymorphed(ANT, 9, 9), turn(7)) => (41, Some(9), vec![]), (40, Some(9), vec![]);
        hero_dries_by_chance = 1, in OLD;
            recovers(polymorphed(EEL, 9, 9), turn(1)) => (40, Some(8), vec![]), (40, Some(9), vec![9, 8]);
        hero_dries_breathing = 1, in OLD;
            recovers(polymorphed(EEL, 8, 9), breathless) => (40, Some(7), vec![]), (40, Some(8), vec![]);
        hero_form_rests = 1, in OLD;
            recovers(polymorphed(ANT, 8, 9), stressed) => (40, Some(8), vec![]), (40, Some(9), vec![]);
        hero_recovers_asleep = 1, in OLD;
            recovers(hero(), asleep) => (40, None, vec![]), (41, None, vec![]);
        hero_recovery_interrupts = 1, in OLD; interrupts => false, true;
    }
    .into()
}

pub fn of_healing() -> Names {
    let drinks = |rules: &Rules| {
        let told = after(hero(), LOW, rules, |table, hero, dice| {
            potion(table, hero, Healing::Plain, Blessing::Uncursed, dice)
        });
        (told.1, told.3)
    };
    let touched = |touch: Nurse| {
        move |rules: &Rules| {
            let mut touch = touch;
            after(hero(), HIGH, rules, |table, hero, dice| {
                nurse(table.rules, hero, &mut touch, dice)
            })
            .0
        }
    };
    let holding = Nurse { wielding: Wielding::Other, ..Nurse::default() };
    let petrifying = Nurse { petrifying: true, ..Nurse::default() };
    knobs! {
        hero_sure_healing_dice = 2, in OLD;
            drinks => ((46, 60), vec![4; 6]), ((52, 60), vec![4; 4]);
        hero_nurse_minds_weapons_alone = 1, in OLD; touched(holding) => Nursed::Hurt, Nursed::Healed;
        hero_nurse_shuns_petrifying = 1, in OLD; touched(petrifying) => Nursed::Healed, Nursed::Hurt;
    }
    .into()
}

pub fn of_prayer() -> Names {
    let is_low = |hero: Hero| move |rules: &Rules| low_hit_points(rules, &hero).expect("a level");
    let prays = |asked: Prayer, values| {
        move |rules: &Rules| {
            let mut asked = asked;
            let told = after(hero(), values, rules, |table, hero, dice| {
                prayer(table, hero, &mut asked, dice)
            });
            (told.0.hint, told.0.glow, told.3)
        }
    };
    // Between a seventh and a ninth.
    let weak = Hero { level: 30, own: Points { hp: 8, hp_max: 60 }, ..hero() };
    let unlucky = Prayer { luck: -3, altar: Altar::Shrine, ..Prayer::default() };
    let lucky_sinner = Prayer { luck: 1, alignment: -1, ..Prayer::default() };
    let from_hell = Prayer { luck: 2, alignment: 20, gehennom_entered: true, ..Prayer::default() };
    knobs! {
        hero_low_by_level = 1, in OLD; is_low(weak) => true, false;
        hero_low_spares_forms = 1, in OLD; is_low(polymorphed(ANT, 1, 60)) => true, false;
        hero_prayer_bears_bad_luck = 1, in OLD;
            prays(unlucky, LOW) => (false, false, vec![1]), (false, false, vec![3]);
        luck_bends_evenly = 1, in OLD;
            prays(lucky_sinner, LOW) => (false, false, vec![3, 2, 49]), (false, false, vec![3, 2]);
        hero_tune_ends_in_gehennom = 1, in OLD;
            prays(from_hell, HIGH) => (true, false, vec![4, 4]), (false, true, vec![4]);
    }
    .into()
}

pub fn of_new_men() -> Names {
    let becomes_new = |rules: &Rules| {
        after(hero(), LOW, rules, |table, hero, dice| {
            new_man(table.rules, hero, &mut Mortality::default(), false, dice)
        })
        .0
    };
    knobs! {
        hero_new_man_asks_for_sex = 1, in OLD; |rules: &Rules| becomes_new(rules).sex => Some(0), None;
        hero_new_man_by_levels = 1, in OLD;
            |rules: &Rules| becomes_new(rules).attributes => None, Some([-2; 4]);
    }
    .into()
}

pub fn of_death() -> Names {
    let dies = |hero: Hero, life_saving| {
        move |rules: &Rules| {
            let mut mortality = Mortality { life_saving, ..Mortality::default() };
            after(hero, HIGH, rules, |table, hero, dice| {
                death(table.rules, hero, &mut mortality, false, dice).map(|_| hero.con_max)
            })
        }
    };
    let hp_max = |hp_max| Hero { own: Points { hp: 0, hp_max }, ..hero() };
    let frail = Hero { con: 3, ..hero() };
    let stuck = Hero { unchanging: Unchanging::Worn, ..polymorphed(ANT, 0, 9) };
    let falls = |rules: &Rules| {
        let mut mortality = Mortality { life_saving: true, ..Mortality::default() };
        after(stuck, HIGH, rules, |table, hero, dice| {
            revert(table.rules, hero, &mut mortality, dice)
        })
        .0
    };
    let vampire = Species { class: class::VAMPIRE, ..ant(5, 3) };
    let monster = |mortal: Mortal| {
        move |rules: &Rules| {
            let (species, mut mortal) = ([ant(5, 3), vampire], mortal);
            let table = table(&species, rules);
            let (ending, bounds) =
                drawn(LOW, |dice| monster_dies(&table, &mut mortal, &at(5, 5), &Gone::NONE, dice));
            (ending, mortal.vigor.hp_max, bounds)
        }
    };
    let vigor = Vigor { level: 5, hp: 0, hp_max: 7 };
    let saved = Mortal { life_saving: true, vigor, ..Mortal::default() };
    let bat = Mortal { own_shape: Some(1), vigor, ..Mortal::default() };
    knobs! {
        hero_death_empties = 1, in OLD;
            dies(hero(), false) => (10, (40, 60), None, vec![]), (10, (0, 60), None, vec![]);
        hero_con_loss_spills = 1, in OLD;
            dies(frail, true) => (10, (60, 60), None, vec![]), (9, (60, 60), None, vec![2]);
        hero_saved_per_level = 3, in OLD;
            dies(hp_max(8), true) => (10, (8, 8), None, vec![]), (10, (15, 15), None, vec![]);
        hero_saved_in_part = 1, in OLD;
            dies(hp_max(99), true) => (10, (99, 99), None, vec![]), (10, (90, 99), None, vec![]);
        hero_saved_heals_form = 1, in OLD; dies(polymorphed(ANT, 0, 9), true) =>
            (10, (60, 60), Some((0, 9)), vec![]), (10, (60, 60), Some((9, 9)), vec![]);
        hero_saved_keeps_form = 1, in OLD; falls => Fate::SavedAndReverts, Fate::Saved;
        life_saving_by_level = 1, in OLD;
            monster(saved) => (Ending::Saved, 7, vec![]), (Ending::Saved, 10, vec![]);
        shapes_end_with_death = 1, in OLD; monster(bat) =>
            (Ending::Dies, 7, vec![]), (Ending::Rises { sex: Some(0) }, 5, vec![10, 8, 8, 8, 8, 8]);
    }
    .into()
}

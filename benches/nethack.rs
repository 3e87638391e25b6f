//! How long a rule takes, beside a straightforward rendering of it: `cargo bench`.
//!
//! Both sides get the same generator, the same table and the same places, and make the same
//! draws.

mod plain;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use monstr::dice::Modulo;
use monstr::nethack::{self, Gone, Place, v3_6_7, v5_0_0};
use monstr::pool::{Candidate, Pool};

const HERE: Place = Place {
    level_difficulty: 12,
    hero_level: 9,
    hero_level_in_bounds: 0,
    min_added: 0,
    max_added: 0,
    plane: nethack::Plane::None,
    alignment: nethack::Alignment::None,
    temperature: nethack::Temperature::Normal,
    gehennom: false,
    rogue_level: false,
    quest_role: 0,
    wizard_deaths: 0,
};

/// Picking anew each time: weigh all, then draw.
fn pick(c: &mut Criterion) {
    let mut group = c.benchmark_group("pick, 3.6.7");
    let (mut ours, mut theirs) = (Modulo::seeded(1, 54), Modulo::seeded(1, 54));
    let mut room = [0; 400];
    group.bench_function("monstr", |b| {
        b.iter(|| nethack::pick(&v3_6_7::TABLE, black_box(&HERE), &Gone::NONE, &mut ours));
    });
    group.bench_function("plain", |b| {
        b.iter(|| {
            let total = plain::weights(&v3_6_7::TABLE, black_box(&HERE), &mut room);
            plain::pick_weighted(&room, total, &mut theirs)
        });
    });
}

/// Picking from weights that were kept.
fn pick_from_pool(c: &mut Criterion) {
    let mut group = c.benchmark_group("pick from a pool, 3.6.7");
    let (mut ours, mut theirs) = (Modulo::seeded(1, 54), Modulo::seeded(1, 54));
    let (mut room, mut weights) = ([Candidate::default(); 400], [0; 400]);
    let mut pool = Pool::new(&mut room);
    nethack::fill(&mut pool, &v3_6_7::TABLE, &HERE, &Gone::NONE).expect("room for all");
    let total = plain::weights(&v3_6_7::TABLE, &HERE, &mut weights);
    group.bench_function("monstr", |b| b.iter(|| black_box(&pool).pick(&mut ours)));
    group.bench_function("plain", |b| {
        b.iter(|| plain::pick_weighted(black_box(&weights), total, &mut theirs));
    });
}

/// A draw for each candidate.
fn reservoir(c: &mut Criterion) {
    let mut group = c.benchmark_group("pick, 5.0.0");
    let (mut ours, mut theirs) = (Modulo::seeded(1, 54), Modulo::seeded(1, 54));
    group.bench_function("monstr", |b| {
        b.iter(|| nethack::pick(&v5_0_0::TABLE, black_box(&HERE), &Gone::NONE, &mut ours));
    });
    group.bench_function("plain", |b| {
        b.iter(|| plain::pick_by_reservoir(&v5_0_0::TABLE, black_box(&HERE), &mut theirs));
    });
}

/// Every ordinary species in turn, level and hit points.
fn new_hit_points(c: &mut Criterion) {
    let mut group = c.benchmark_group("new hit points, 3.6.7, 327 monsters");
    let (mut ours, mut theirs) = (Modulo::seeded(1, 54), Modulo::seeded(1, 54));
    let table = &v3_6_7::TABLE;
    group.bench_function("monstr", |b| {
        b.iter(|| {
            (0..table.ordinary).fold(0, |sum, who| {
                let made = nethack::new_hit_points(table, who, black_box(&HERE), &mut ours);
                sum + made.map_or(0, |vigor| vigor.hp)
            })
        });
    });
    group.bench_function("plain", |b| {
        b.iter(|| {
            let all = &table.species[..table.ordinary.into()];
            all.iter().fold(0, |sum, species| {
                sum + plain::new_hit_points(species, black_box(&HERE), &mut theirs).hp
            })
        });
    });
}

criterion_group!(benches, pick, pick_from_pool, reservoir, new_hit_points);
criterion_main!(benches);

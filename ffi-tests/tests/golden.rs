//! Every golden file through the C entry points, and proof that `replay` would tell.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use ffi_tests::{replay, root};

fn golden(name: &str) -> PathBuf {
    root().join("ffi-tests/golden").join(name)
}

/// All golden files.
fn all() -> Vec<PathBuf> {
    let entries = fs::read_dir(golden("")).expect("golden files");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> = paths.filter(|path| name(path).contains(".csv")).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().expect("a file").to_string_lossy().into_owned()
}

/// A place for this test's own files.
fn scratch(test: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&directory).expect("a directory");
    directory
}

/// A file's text, unpacked, and the name that goes with it.
fn unpacked(name: &str) -> (&str, String) {
    let text = replay::read(&golden(name)).expect("a golden file");
    (name.strip_suffix(".gz").unwrap_or(name), text)
}

/// What a file of that name and text gives, as one string.
fn told(name: &str, text: &str) -> String {
    replay::text(name, text).map_or_else(|error| error, |report| report.to_string())
}

/// Every answer in these files is ours.
fn passes(paths: &[PathBuf]) {
    for (path, result) in paths.iter().zip(replay::files(paths)) {
        match result {
            Ok(report) => assert!(report.mismatches.is_empty(), "{}: {report}", path.display()),
            Err(error) => panic!("{}: {error}", path.display()),
        }
    }
}

#[test]
fn every_row() {
    let paths = all();
    assert!(paths.len() >= 125, "golden files are missing");
    let rows: Vec<_> = paths.into_iter().filter(|path| !name(path).contains("sweeps")).collect();
    passes(&rows);
}

#[test]
fn every_sweep() {
    let sweeps: Vec<_> = all().into_iter().filter(|path| name(path).contains("sweeps")).collect();
    assert!(sweeps.len() >= 8, "golden files are missing");
    passes(&sweeps);
}

/// A cell of the first row, with its last character changed.
fn altered(text: &str, column: &str) -> String {
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    let at = lines[0].split(',').position(|name| name == column).expect("a column");
    let mut cells: Vec<_> = lines[1].split(',').map(str::to_owned).collect();
    let changed = if cells[at].pop() == Some('1') { '2' } else { '1' };
    cells[at].push(changed);
    lines[1] = cells.join(",");
    lines.join("\n") + "\n"
}

#[test]
fn an_altered_answer_is_a_mismatch() {
    const ANSWERS: &[(&str, &[&str])] = &[
        ("nethack-3.4.3-adj_lev.csv", &["adj_level"]),
        (
            "nethack-3.6.7-newmonhp.csv.gz",
            &["in_endgame", "level", "hp", "hp_max", "draws", "trace"],
        ),
        (
            "nethack-3.6.7-rndmonst.csv.gz",
            &["index", "draws", "trace", "total", "candidates", "weights_digest"],
        ),
        (
            "nethack-5.0.0-rndmonst.csv.gz",
            &["index", "draws", "trace", "total", "candidates", "weights_digest"],
        ),
        ("nethack-3.4.3-rndmonst_cache.csv.gz", &["indices", "draws", "trace"]),
        ("nethack-3.6.7-rndmonnum.csv.gz", &["index", "draws", "trace"]),
        ("nethack-5.0.0-mkclass.csv.gz", &["index", "draws", "trace"]),
        ("nethack-5.0.0-mkclass_poly.csv", &["index", "draws", "trace"]),
        (
            "nethack-level_difficulty.csv",
            &[
                "endgame",
                "depth",
                "builds_up",
                "entry_level",
                "sanctum_depth",
                "deepest_reached",
                "level_difficulty",
            ],
        ),
        ("nethack-difficulty_made_up.csv.gz", &["difficulty"]),
        ("nethack-experience.csv", &["experience"]),
        ("nethack-births.csv.gz", &["success", "out_born", "out_extinct"]),
        ("nethack-5.0.0-groups.csv", &["size", "draws", "trace"]),
        (
            "nethack-3.6.7-grow_up.csv.gz",
            &["out_index", "out_female", "out_level", "out_hp", "out_hp_max", "draws", "trace"],
        ),
        (
            "nethack-5.0.0-drain.csv.gz",
            &["outcome", "out_level", "out_hp", "out_hp_max", "draws", "trace"],
        ),
        ("nethack-3.4.3-mplayer.csv", &["level", "hp", "hp_max", "draws", "trace"]),
        ("nethack-3.4.3-guardian.csv", &["level", "hp", "hp_max", "draws", "trace"]),
        ("nethack-5.0.0-regen.csv", &["out_hp", "out_hp_max"]),
        ("nethack-3.4.3-sweeps.csv", &["calls", "digest"]),
        ("nethack-3.6.7-hero_newhp.csv", &["hp", "recorded", "draws", "trace"]),
        (
            "nethack-5.0.0-hero_levelgain.csv.gz",
            &[
                "level2", "uhp2", "uhpmax2", "mh2", "mhmax2", "recorded", "uhppeak2", "draws",
                "trace",
            ],
        ),
        (
            "nethack-5.0.0-hero_regen.csv.gz",
            &["uhp2", "mh2", "reverted", "interrupted", "wtcap2", "draws", "trace"],
        ),
        (
            "nethack-3.4.3-hero_exertion.csv",
            &["uhp2", "mh2", "passout", "helpless2", "exercise_con_down"],
        ),
        ("nethack-3.4.3-hero_stamina.csv", &["refusal", "exercise_con_down"]),
        (
            "nethack-3.6.7-hero_losehp.csv",
            &["uhp2", "uhpmax2", "mh2", "mhmax2", "message", "wailmsg2", "outcome"],
        ),
        ("nethack-5.0.0-hero_hp-sweeps.csv", &["calls", "digest"]),
        (
            "nethack-3.6.7-hero_levelloss.csv.gz",
            &[
                "outcome",
                "level2",
                "uhp2",
                "uhpmax2",
                "mh2",
                "mhmax2",
                "polymorphed2",
                "draws",
                "trace",
            ],
        ),
        (
            "nethack-5.0.0-hero_potion.csv.gz",
            &[
                "uhp2",
                "uhpmax2",
                "mh2",
                "mhmax2",
                "level2",
                "levelmax2",
                "uhppeak2",
                "draws",
                "trace",
            ],
        ),
        ("nethack-3.4.3-hero_spell.csv", &["uhp2", "uhpmax2", "mh2", "mhmax2", "draws", "trace"]),
        ("nethack-5.0.0-hero_lowhp.csv", &["trouble", "critical", "critical_if_injured"]),
        (
            "nethack-5.0.0-hero_prayfix.csv",
            &["uhp2", "uhpmax2", "mh2", "mhmax2", "uhppeak2", "draws", "trace"],
        ),
        (
            "nethack-5.0.0-hero_prayer.csv.gz",
            &[
                "fixes",
                "favor",
                "uhp2",
                "uhpmax2",
                "mh2",
                "mhmax2",
                "level2",
                "levelmax2",
                "tune2",
                "align2",
                "uhppeak2",
                "draws",
                "trace",
            ],
        ),
        ("nethack-3.4.3-hero_goldenglow.csv", &["favor", "uhp2", "level2", "draws", "trace"]),
        (
            "nethack-5.0.0-hero_nurse.csv.gz",
            &[
                "result",
                "uhp2",
                "uhpmax2",
                "mh2",
                "mhmax2",
                "exercise_str2",
                "exercise_con2",
                "teleports",
                "flee",
                "uhppeak2",
                "draws",
                "trace",
            ],
        ),
        ("nethack-3.4.3-hero_polyhp.csv.gz", &["mhmax", "timeout2", "draws", "trace"]),
        (
            "nethack-5.0.0-hero_newman.csv.gz",
            &[
                "outcome",
                "level2",
                "levelmax2",
                "con2",
                "conmax2",
                "uhp2",
                "uhpmax2",
                "recs2",
                "uhppeak2",
                "draws",
                "trace",
            ],
        ),
        ("nethack-3.4.3-hero_newman.csv.gz", &["con2", "conmax2"]),
        (
            "nethack-5.0.0-hero_death.csv.gz",
            &[
                "outcome",
                "amulet_used",
                "deaths",
                "uhp2",
                "uhpmax2",
                "mh2",
                "mhmax2",
                "uhppeak2",
                "con2",
                "conmax2",
                "draws",
                "trace",
            ],
        ),
        (
            "nethack-3.6.7-hero_mondeath.csv",
            &["outcome", "species2", "mhp2", "mhpmax2", "mlev2", "cham2", "draws", "trace"],
        ),
        ("fiqhack-hero_regen.csv", &["rate", "amount", "uhp2", "mh2", "reverted", "wtcap2"]),
        ("fiqhack-hero_regen-sweeps.csv", &["calls", "digest"]),
        ("omega-npc.csv", &["hp", "status", "hostile", "npc_level", "dmg", "specialf"]),
        ("omega-lognpc.csv", &["chosen", "final_id", "hp", "immunity", "draws", "trace"]),
        (
            "omega-hiscore.csv.gz",
            &["aux2", "hostile", "talkf", "given", "item_state_after", "draws", "trace"],
        ),
        ("omega-were.csv", &["changed", "species", "hp", "immunity", "draws", "trace"]),
        (
            "omega-arena.csv",
            &["species", "hp", "melee_length", "prize", "rank_after", "draws", "trace"],
        ),
        ("omega-wake.csv", &["awake_after", "draws", "trace"]),
        ("omega-regen.csv", &["mon_hp_after"]),
        ("omega-range.csv", &["value"]),
        ("omega-difficulty.csv", &["difficulty"]),
        (
            "omega-select.csv.gz",
            &["species", "draws", "trace", "template", "id", "status", "full_draws", "full_trace"],
        ),
        ("omega-wildcard.csv", &["template", "id", "awake", "status", "aux1", "aux2", "objects"]),
        (
            "omega-construct.csv.gz",
            &["final_id", "awake", "status", "aux1", "aux2", "form", "name", "start_given"],
        ),
        ("omega-construct.csv.gz", &["objects", "hp", "uniqueness", "click", "draws", "trace"]),
        ("omega-construct-objects.csv", &["awake", "objects", "draws", "trace"]),
        ("omega-findspace.csv", &["x", "y", "draws", "trace"]),
        ("omega-boss.csv", &["species"]),
        ("omega-wander.csv", &["difficulty", "arrives", "template", "x", "y", "status", "draws"]),
        (
            "omega-country.csv.gz",
            &["placements", "picks", "ids", "x", "y", "awake", "status", "sense", "water"],
        ),
        ("omega-summon.csv", &["placed", "template", "final_id", "x", "y", "status", "trace"]),
        ("omega-scenes.csv", &["template", "final_id", "status", "aux2", "draws", "trace"]),
        ("omega-sweeps.csv", &["calls", "digest"]),
    ];
    for (file, columns) in ANSWERS {
        let (name, text) = unpacked(file);
        // A few rows are enough; of the sweeps one.
        let lines = if name.ends_with("-sweeps.csv") { 2 } else { 20 };
        let text: String = text.split_inclusive('\n').take(lines).collect();
        assert_eq!(told(name, &text), format!("{} rows, 0 mismatches", lines - 1));
        for column in *columns {
            let told = told(name, &altered(&text, column));
            assert!(told.starts_with(&format!("{} rows, 1 mismatches", lines - 1)), "{told}");
            assert!(told.contains("\n  line 2: "), "{told}");
            assert!(told.contains(&format!("{column}: expected ")), "{told}");
        }
    }
}

#[test]
fn what_the_library_refuses_is_a_mismatch() {
    let text = "species,level_difficulty,hero_level,wizard_deaths,adj_level\n382,1,1,0,1\n";
    let told = told("nethack-3.4.3-adj_lev.csv", text);
    assert!(told.starts_with("1 rows, 1 mismatches\n  line 2: "), "{told}");
    assert!(told.contains("no such species"), "{told}");
}

#[test]
fn a_garbled_file_is_an_error() {
    const NAMES: &str = "species,level_difficulty,hero_level,wizard_deaths,adj_level\n";
    let cases: &[(&str, String, &str)] = &[
        ("nethack-3.4.3-adj_lev.csv", String::new(), "empty"),
        ("nethack-3.4.3-adj_lev.csv", NAMES.into(), "no rows"),
        ("nethack-3.4.3-adj_lev.csv", format!("{NAMES}221,21,1,0,11"), "cut off"),
        ("nethack-3.4.3-adj_lev.csv", format!("{NAMES}221,21,1,0,11\n221,21\n"), "line 3: 2 cells"),
        ("nethack-3.4.3-adj_lev.csv", format!("{NAMES}221,21,1,0,11\n\n"), "line 3: 1 cells"),
        (
            "nethack-3.4.3-adj_lev.csv",
            format!("{NAMES}221,x,1,0,11\n"),
            "line 2, level_difficulty: 'x'",
        ),
        (
            "nethack-3.4.3-adj_lev.csv",
            format!("{NAMES}221,,1,0,11\n"),
            "line 2, level_difficulty: ''",
        ),
        ("nethack-3.4.3-adj_lev.csv", "species,species\n1,1\n".into(), "two columns"),
        (
            "nethack-3.4.3-adj_lev.csv",
            "species,level_difficulty\n1,1\n".into(),
            "hero_level: missing",
        ),
        ("nethack-3.4.3-adj_lev.csv", format!("extra,{NAMES}1,221,21,1,0,11\n"), "extra: unknown"),
        (
            "nethack-3.7.0-adj_lev.csv",
            format!("{NAMES}221,21,1,0,11\n"),
            "edition: the library has no '3.7.0'",
        ),
        ("nethack-adj_lev.csv", format!("{NAMES}221,21,1,0,11\n"), "tells the edition"),
        ("nethack-3.4.3-nonsense.csv", format!("{NAMES}221,21,1,0,11\n"), "no rule 'nonsense'"),
        ("slashem-3.4.3-adj_lev.csv", format!("{NAMES}221,21,1,0,11\n"), "no system 'slashem'"),
        ("adj_lev.csv", format!("{NAMES}221,21,1,0,11\n"), "not named"),
        ("nethack-3.4.3-adj_lev.txt", format!("{NAMES}221,21,1,0,11\n"), "not named"),
    ];
    for (name, text, why) in cases {
        let error = replay::text(name, text).expect_err(name);
        assert!(error.contains(why), "{error}");
    }
    let sweep = "rule,params,calls,digest\nadj_lev,species_from=0;species_to=1;ld_from=1;ld_to=1;\
                 hl_from=1;hl_to=1";
    for (more, why) in [
        (";hl_step=0,1,x", "hl_step"),
        (";reps=3,2,x", "reps: unknown"),
        (";reps,2,x", "'reps' has no value"),
    ] {
        let error = replay::text("nethack-3.4.3-sweeps.csv", &format!("{sweep}{more}\n"));
        let error = error.expect_err("a parameter that makes no sense");
        assert!(error.contains(why), "{error}");
    }
}

/// Nothing that a file could have in it ends the reader: neither what the fuzzer starts with
/// nor what it has found (`found-`).
#[test]
fn any_file_is_told_off_or_compared() {
    let corpus = fs::read_dir(root().join("ffi-tests/fuzz/corpus/replay")).expect("a corpus");
    let mut seen = 0;
    for path in corpus.map(|entry| entry.expect("an entry").path()) {
        let bytes = fs::read(&path).expect("an input");
        let end = bytes.iter().position(|&byte| byte == b'\n').expect("a name");
        let name = str::from_utf8(&bytes[..end]).expect("a name");
        let told = replay::unpack(name, &bytes[end + 1..])
            .map_err(|error| error.to_string())
            .and_then(|text| replay::text(name, &text));
        let is_finding = self::name(&path).starts_with("found-");
        assert!(is_finding || told.is_ok(), "{}: {told:?}", path.display());
        seen += 1;
    }
    assert!(seen > 50, "the corpus is missing");
}

/// Runs the program itself.
fn program(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_replay"));
    command.args(arguments).output().expect("replay runs")
}

#[test]
fn the_program_says_so() {
    let good = golden("nethack-3.4.3-adj_lev.csv");
    let scratch = scratch("program");
    let write = |name: &str, bytes: &[u8]| {
        fs::write(scratch.join(name), bytes).expect("a scratch file");
        scratch.join(name).to_string_lossy().into_owned()
    };
    let (_, text) = unpacked("nethack-3.4.3-adj_lev.csv");
    let packed = fs::read(golden("nethack-3.6.7-newmonhp.csv.gz")).expect("a golden file");
    let good = good.to_string_lossy();
    let bad = write("nethack-3.4.3-adj_lev.csv", altered(&text, "adj_level").as_bytes());
    let half = write("nethack-3.6.7-newmonhp.csv.gz", &packed[..packed.len() / 2]);
    let binary = write("nethack-3.6.7-mkclass.csv", &packed);
    let unknown = write("nethack-3.4.3-nonsense.csv", text.as_bytes());

    let cases: &[(&[&str], i32, &str, &str)] = &[
        (&[&good], 0, "adj_lev.csv: 1500 rows, 0 mismatches\n", ""),
        (&[&good, &bad], 1, "adj_lev.csv: 1500 rows, 1 mismatches\n  line 2: adj_level", ""),
        (&[&half], 1, "", "newmonhp.csv.gz: "),
        (&[&binary], 1, "", "UTF-8"),
        (&[&unknown], 1, "", "no rule 'nonsense' is known\n"),
        (&[&unknown, &good], 1, "1500 rows, 0 mismatches\n", "no rule 'nonsense' is known\n"),
        (&["nethack-3.4.3-adj_lev.csv"], 1, "", "nethack-3.4.3-adj_lev.csv: "),
        (&["--help"], 0, "replay FILE...", ""),
        (&[], 2, "", "replay: no file is named; try 'replay --help'\n"),
        (&["--nonsense"], 2, "", "replay: no option '--nonsense' is known; try 'replay --help'\n"),
    ];
    for (arguments, status, out, err) in cases {
        let output = program(arguments);
        assert_eq!(output.status.code(), Some(*status), "{arguments:?}");
        for (stream, wanted) in [(output.stdout, out), (output.stderr, err)] {
            let text = String::from_utf8(stream).expect("text");
            assert!(text.contains(wanted), "{arguments:?}: {text}");
            assert_eq!(text.is_empty(), wanted.is_empty(), "{arguments:?}: {text}");
        }
    }
}

//! `replay FILE...`: holds the library against measured answers.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use ffi_tests::replay;

const HELP: &str = "\
replay FILE...

Holds the library against the answers that a game gave: runs every row and every
sweep of golden files (.csv, .csv.gz) through the C entry points. The rule is told
by the file's name, SYSTEM-EDITION-RULE.csv, such as nethack-3.6.7-rndmonst.csv;
ffi-tests/golden/FORMAT.md describes them.

For each file it prints 'FILE: N rows, M mismatches', and the first mismatches.

Exit status: 0 if nothing differs, 1 if something does or a file can't be run,
2 if the command line makes no sense.";

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let option = arguments.iter().find(|argument| argument.as_encoded_bytes().starts_with(b"-"));
    match option {
        Some(option) if option == "--help" || option == "-h" => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        Some(option) => misused(&format!("no option '{}' is known", option.display())),
        None if arguments.is_empty() => misused("no file is named"),
        None => run(&arguments),
    }
}

fn misused(what: &str) -> ExitCode {
    eprintln!("replay: {what}; try 'replay --help'");
    ExitCode::from(2)
}

fn run(paths: &[OsString]) -> ExitCode {
    let mut all_alike = true;
    for (path, result) in paths.iter().zip(replay::files(paths)) {
        let name = Path::new(path).display();
        match result {
            Ok(report) => {
                println!("{name}: {report}");
                all_alike &= report.mismatches.is_empty();
            }
            Err(error) => {
                eprintln!("replay: {name}: {error}");
                all_alike = false;
            }
        }
    }
    if all_alike { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

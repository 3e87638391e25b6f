//! Builds the archive, compiles the demo with the system's compiler, links the two and runs
//! what comes of it, with the same arguments. All that is printed comes from C.

use std::env;
use std::process::{Command, ExitCode};

use ffi_tests::archive;

fn main() -> ExitCode {
    let made = archive::demo();
    let status =
        made.and_then(|demo| Ok(Command::new(demo).args(env::args_os().skip(1)).status()?));
    match status {
        Ok(status) => status.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)),
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

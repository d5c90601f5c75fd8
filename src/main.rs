//! The `arbiter` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    xiangqi_arbiter::cli::run(std::env::args_os().skip(1))
}

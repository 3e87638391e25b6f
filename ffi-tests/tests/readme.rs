//! What the README shows really compiles, links and runs.

//! How long the rules take.

fn main() {}

//! What the benches come to: each rule's two times and their ratio.

use std::fs;
use std::path::Path;

/// The name of the library's side in a group.
pub const OURS: &str = "monstr";
/// The name of the other.
pub const PLAIN: &str = "plain";

/// Prints a line for each group that has been timed.
pub fn print(results: &Path) {
    let Ok(groups) = fs::read_dir(results) else { return };
    let mut groups: Vec<_> = groups.flatten().map(|group| group.path()).collect();
    groups.sort();
    println!("{:44} {:>10} {:>10} {:>7}", "nanoseconds", PLAIN, OURS, "ratio");
    for group in groups {
        let (Some(ours), Some(plain)) = (fastest(&group.join(OURS)), fastest(&group.join(PLAIN)))
        else {
            continue;
        };
        let what = group.file_name().unwrap_or_default().to_string_lossy().into_owned();
        println!("{what:44} {plain:10.1} {ours:10.1} {:7.2}", plain / ours);
    }
}

/// A call's time in the fastest sample of the newest run, in nanoseconds: whatever else the
/// machine does only adds to it.
fn fastest(of: &Path) -> Option<f64> {
    let text = fs::read_to_string(of.join("new/sample.json")).ok()?;
    let sample: serde_json::Value = serde_json::from_str(&text).ok()?;
    let (calls, times) = (sample["iters"].as_array()?, sample["times"].as_array()?);
    let each = times.iter().zip(calls).filter_map(|(time, calls)| {
        let (time, calls) = (time.as_f64()?, calls.as_f64()?);
        Some(time / calls)
    });
    each.min_by(f64::total_cmp)
}

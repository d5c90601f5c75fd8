//! The domain knows no files, clock, terminal, format or chance of its own (style.md).

use std::path::Path;

const FORBIDDEN: [&str; 12] = [
    "std::fs",
    "std::io",
    "std::env",
    "std::time",
    "std::thread",
    "std::process",
    "ratatui",
    "crossterm",
    "ron::",
    "serde_json",
    "Local::now",
    "Utc::now",
];

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push((
                path.display().to_string(),
                std::fs::read_to_string(&path).unwrap(),
            ));
        }
    }
}

#[test]
fn the_domain_is_pure() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![(
        "domain.rs".to_owned(),
        std::fs::read_to_string(src.join("domain.rs")).unwrap(),
    )];
    sources(&src.join("domain"), &mut files);
    assert!(files.len() > 15, "the domain's files were found");
    let mut faults = Vec::new();
    for (path, text) in &files {
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            let outside = [
                "crate::store",
                "crate::tui",
                "crate::cli",
                "crate::text",
                "crate::exchange",
            ];
            for word in FORBIDDEN.iter().chain(&outside) {
                if code.contains(word) {
                    faults.push(format!("{path}:{}: {word}", number + 1));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

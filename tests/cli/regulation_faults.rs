//! A regulation file with a mistake: `new` names the file, the line, the column and what was expected.

use crate::support::program::run;
use tempfile::TempDir;

/// The sample of xiaoyi with one line written otherwise; what `new` says of it, in a language.
fn told(from: &str, to: &str, lang: &str) -> String {
    let sample = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/sample-events/xiaoyi-2019/regulation.ron"
    );
    let text = std::fs::read_to_string(sample).unwrap();
    assert_eq!(text.matches(from).count(), 1, "{from}");
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("mine.ron");
    std::fs::write(&file, text.replace(from, to)).unwrap();
    let folder = dir.path().join("t");
    let (file, folder) = (file.to_str().unwrap(), folder.to_str().unwrap());
    let done = run(&["--lang", lang, "new", folder, "--regulation", file]);
    assert_eq!((done.code, done.out.as_str()), (1, ""));
    assert!(!std::path::Path::new(folder).exists());
    assert!(done.err.contains("mine.ron"), "{}", done.err);
    done.err
}

#[rstest::rstest]
#[case::misspelt(
    "rounds: 11",
    "ronds: 11",
    "第 3 行第 5 列: 不认识 ronds，是不是 rounds",
    "line 3, column 5: ronds is not known, is rounds meant"
)]
#[case::missing("    key: \"xiaoyi-2019\",\n", "", "缺少 key", "key is missing")]
#[case::text_for_a_number(
    "rounds: 11",
    "rounds: \"十一\"",
    "第 3 行第 12 列: 这里应为 0-9",
    "line 3, column 12: 0-9 is expected here"
)]
#[case::too_many_rounds(
    "rounds: 11",
    "rounds: 4294967295",
    "第 3 行第 13 列: 这里是 4294967295，应为 1 .. 99",
    "4294967295 stands here, 1 .. 99 is expected"
)]
#[case::no_such_word(
    "late_at: At",
    "late_at: Sometimes",
    "不认识 Sometimes；可用: At After",
    "Sometimes is not known; there are: At After"
)]
#[case::below_zero(
    "yuan: 300",
    "yuan: -300",
    "这个数超出范围",
    "this number is out of its range"
)]
#[case::no_such_day(
    "(\"2019-10-05\", \"2019-10-07\")",
    "(\"2019-10-05\", \"2019-10-37\")",
    "这个值读不懂",
    "this value cannot be read"
)]
#[case::no_comma(
    "rounds: 11,",
    "rounds: 11",
    "第 4 行第 5 列: 这里应为 ,",
    "line 4, column 5: , is expected here"
)]
fn a_mistake_is_named_with_its_place(
    #[case] from: &str,
    #[case] to: &str,
    #[case] zh: &str,
    #[case] en: &str,
) {
    for (lang, words) in [("zh", zh), ("en", en)] {
        let told = told(from, to, lang);
        assert!(told.contains(words), "{told}");
    }
}

use proptest::prelude::*;
use rstest::rstest;
use xiangqi_arbiter::text::shown::{in_row, safe};

#[rstest]
#[case("\u{1b}[31m陆青禾", "^[[31m陆青禾")]
#[case("陆\n青\t禾", "陆^J青^I禾")]
#[case("\u{7f}", "^?")]
#[case("\u{9b}2J", "<U+009B>2J")]
#[case("陆\u{202e}禾青", "陆<U+202E>禾青")]
#[case("陆\u{200b}青\u{feff}禾", "陆<U+200B>青<U+FEFF>禾")]
#[case("\u{2066}a\u{2069}", "<U+2066>a<U+2069>")]
#[case("陆\u{e0101}", "陆<U+E0101>")]
#[case("\u{301}a", "<U+0301>a")]
fn what_a_terminal_would_obey_or_hide_is_marked(#[case] text: &str, #[case] shown: &str) {
    assert_eq!(safe(text), shown);
}

#[test]
fn names_of_any_script_are_shown_as_they_are() {
    for name in [
        "陆青禾",
        "𠮷田 翔",
        "Nguyễn Văn Đức",
        "Иванов",
        "e\u{301}",
        "艾山·买买提",
    ] {
        assert_eq!(safe(name), name);
    }
}

#[rstest]
#[case("艾山·买买提", "艾山・买买提")]
#[case("“博达”杯", "\"博达\"杯")]
#[case("第①台 → ½", "第(1)台 > 1/2")]
#[case("Иванов", "Иванов")]
#[case("\u{1b}·", "^[・")]
fn signs_of_ambiguous_width_do_not_enter_a_row(#[case] text: &str, #[case] row: &str) {
    assert_eq!(in_row(text), row);
}

proptest! {
    #[test]
    fn no_control_character_gets_through(text in any::<String>()) {
        let shown = safe(&text);
        let steers = |c: char| {
            c.is_control()
                || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
        };
        let through = shown.chars().any(steers);
        prop_assert!(!through);
        prop_assert_eq!(safe(&shown), shown.clone());
    }

    #[test]
    fn controls_among_letters_do_not_get_through(text in "[\\x00-\\x20\\x7f-\\u{a0}a王\u{202e}\u{200d}]{0,40}") {
        prop_assert!(!safe(&text).chars().any(char::is_control));
        prop_assert!(!in_row(&text).chars().any(char::is_control));
    }
}

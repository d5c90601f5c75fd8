//! Chinese unless the environment or `--lang` says English.

use crate::support::program::{Trial, program, run};
use rstest::rstest;

fn help(variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let output = program()
        .envs(variables.iter().copied())
        .args(arguments)
        .arg("help")
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[rstest]
#[case(&[], &[], true)]
#[case(&[("LANG", "C")], &[], true)]
#[case(&[("LANG", "en_US.UTF-8")], &[], false)]
#[case(&[("LC_MESSAGES", "en_GB"), ("LANG", "zh_CN.UTF-8")], &[], false)]
#[case(&[("LC_ALL", "zh_CN.UTF-8"), ("LANG", "en_US.UTF-8")], &[], true)]
#[case(&[("LC_ALL", ""), ("LANG", "en_US.UTF-8")], &[], false)]
#[case(&[("LANG", "en_US.UTF-8")], &["--lang", "zh"], true)]
#[case(&[], &["--lang=en"], false)]
fn the_first_set_decides(
    #[case] variables: &[(&str, &str)],
    #[case] arguments: &[&str],
    #[case] chinese: bool,
) {
    assert_eq!(help(variables, arguments).contains("新建赛事"), chinese);
}

#[test]
fn a_refusal_is_said_in_both() {
    let trial = Trial::of(4);
    let zh = trial.try_act("9+");
    let en = run(&["do", &trial.at(), "9+", "--lang", "en"]);
    assert!(zh.err.contains("第 1 行"), "{}", zh.err);
    assert!(en.err.starts_with("line 1: "), "{}", en.err);
    let has_chinese = |text: &str| text.chars().any(|c| ('\u{4E00}'..'\u{A000}').contains(&c));
    assert!(!has_chinese(&en.err), "{}", en.err);
    let unknown = run(&["do", &trial.at(), "resutl 3 red", "--lang", "en"]);
    assert!(unknown.err.contains("did you mean result"), "{}", unknown.err);
}

#[test]
fn every_command_has_a_meaning_in_both_languages() {
    use xiangqi_arbiter::cli::grammar::USAGES;
    use xiangqi_arbiter::text::help;
    use xiangqi_arbiter::text::lang::Lang;
    for (verb, _) in USAGES {
        for lang in [Lang::Zh, Lang::En] {
            assert!(help::verbs::meaning(verb, lang).is_some(), "{verb}");
            assert!(
                help::help(Some(verb), lang).is_some_and(|text| text.contains(verb)),
                "{verb}"
            );
        }
    }
    assert_eq!(help::help(Some("nosuch"), Lang::Zh), None);
}

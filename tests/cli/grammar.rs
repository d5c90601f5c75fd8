//! The grammar of commands, line by line.

use crate::support::facts::plain;
use rstest::rstest;
use xiangqi_arbiter::cli::grammar::{Expected, GrammarError, Line, USAGES, parse_line, parse_words};
use xiangqi_arbiter::domain::command::{
    Command, EntryPatch, FoulOptions, KnockoutGame, Lot, Next, PaperRow, PlayerRef,
};
use xiangqi_arbiter::domain::foul::{ClaimKind, RulingEnd};
use xiangqi_arbiter::domain::ids::{IncidentId, SectionId, Side, Sides};
use xiangqi_arbiter::domain::player::{Fee, Sex, Title};
use xiangqi_arbiter::domain::regulation::{SectionRule, Within};
use xiangqi_arbiter::domain::round::{Reason, Word};
use xiangqi_arbiter::domain::tournament::Tournament;

fn one_section() -> Tournament {
    Tournament::new(plain(9, &[]))
}

fn two_sections() -> Tournament {
    let mut regulation = plain(9, &[]);
    regulation.sections = ["open", "youth"]
        .map(|key| SectionRule {
            key: key.to_owned(),
            ..SectionRule::default()
        })
        .to_vec();
    Tournament::new(regulation)
}

#[track_caller]
fn command(line: &str) -> Command {
    match parse_line(line, &one_section()).unwrap().unwrap().line {
        Line::Order(order) => order.command,
        other => panic!("{other:?}"),
    }
}

fn fault(line: &str) -> GrammarError {
    parse_line(line, &one_section()).unwrap_err()
}

fn result(table: u32, word: Word) -> Command {
    Command::Result {
        table,
        word,
        reason: None,
        replace: false,
        excused: false,
        responsible: None,
        moves: None,
    }
}

fn named(name: &str) -> PlayerRef {
    PlayerRef::Name(name.to_owned())
}

#[rstest]
#[case("37+", 37, Word::Red)]
#[case("37-", 37, Word::Black)]
#[case("37*", 37, Word::Draw)]
#[case("３７＋", 37, Word::Red)]
#[case("３７－", 37, Word::Black)]
#[case("３７＊", 37, Word::Draw)]
#[case("37×", 37, Word::Draw)]
#[case("result 37 both-lose", 37, Word::BothLose)]
#[case("ｒｅｓｕｌｔ\u{3000}３７　ｒｅｄ－ｆｏｒｆｅｉｔｓ", 37, Word::RedForfeits)]
#[case("\u{FEFF}  result\t37 black-forfeits \r", 37, Word::BlackForfeits)]
#[case("RESULT 37 Red", 37, Word::Red)]
fn results(#[case] line: &str, #[case] table: u32, #[case] word: Word) {
    assert_eq!(command(line), result(table, word));
}

#[test]
fn a_result_with_everything() {
    assert_eq!(
        command("12* －－reason agreed --replace --excused --responsible=both --moves ２５"),
        Command::Result {
            table: 12,
            word: Word::Draw,
            reason: Some(Reason::Agreed),
            replace: true,
            excused: true,
            responsible: Some(Sides::Both),
            moves: Some(25),
        }
    );
}

#[rstest]
#[case("")]
#[case("   \u{3000} \r")]
#[case("# a comment")]
#[case("　＃ 说明 \"")]
fn nothing_is_asked(#[case] line: &str) {
    assert_eq!(parse_line(line, &one_section()), Ok(None));
}

#[test]
fn a_new_player_with_everything() {
    let command = command(
        "add “王 磊” --unit 「青石队 一队」 --sex ｍ --born 1961年1月1日 --household 山西孝义 --title 棋协大师 \
         --team 青石 --counting --member --exempt '受 邀' --arrived --tag invited --tag local,resident --number ２３ \
         --note \"左撇子，３号\"",
    );
    let tags = ["invited", "local", "resident"];
    assert_eq!(
        command,
        Command::Add(EntryPatch {
            name: Some("王 磊".to_owned()),
            unit: Some("青石队 一队".to_owned()),
            sex: Some(Some(Sex::Male)),
            born: Some(chrono::NaiveDate::from_ymd_opt(1961, 1, 1)),
            household: Some("山西孝义".to_owned()),
            title: Some(Title::AssociationMaster),
            team: Some("青石".to_owned()),
            counting: Some(true),
            member: Some(true),
            fee: Some(Fee::Exempt("受 邀".to_owned())),
            arrived: Some(true),
            tags: Some(tags.map(str::to_owned).into()),
            note: Some("左撇子，３号".to_owned()),
            number: Some(23),
        })
    );
}

#[test]
fn fields_of_edit() {
    assert_eq!(
        command("edit 王磊 unit=\"白河 队\" born= paid=yes ｎｕｍｂｅｒ＝７ note='a=b'"),
        Command::Edit(
            named("王磊"),
            EntryPatch {
                unit: Some("白河 队".to_owned()),
                born: Some(None),
                fee: Some(Fee::Paid),
                number: Some(7),
                note: Some("a=b".to_owned()),
                ..EntryPatch::default()
            }
        )
    );
}

#[rstest]
#[case("lots", Command::Lots(Lot::Seeded(None)))]
#[case("lots --seed 7", Command::Lots(Lot::Seeded(Some(7))))]
#[case("lots --as-listed", Command::Lots(Lot::AsListed))]
#[case("pair", Command::Pair { rematches: None })]
#[case("pair --rematches 2", Command::Pair { rematches: Some(2) })]
#[case("swap 3 王磊", Command::Swap(PlayerRef::Number(3), PlayerRef::Name("王磊".to_owned())))]
#[case("unpair --with-results", Command::Unpair { with_results: true })]
#[case("start 08:30", Command::Start(chrono::NaiveTime::from_hms_opt(8, 30, 0)))]
#[case("start ８：３０", Command::Start(chrono::NaiveTime::from_hms_opt(8, 30, 0)))]
#[case("missing 4 none", Command::Missing(4, None))]
#[case("missing 4 both", Command::Missing(4, Some(Sides::Both)))]
#[case("colours 4 --round 2", Command::Colours(4, Some(2)))]
#[case("exchange 4 5", Command::Exchange(4, 5, None))]
#[case("close --pending 17 52", Command::Close(vec![17, 52]))]
#[case("close", Command::Close(vec![]))]
#[case("correct 2 7 draw", Command::Correct { round: 2, table: 7, word: Word::Draw, next: Next::Keep })]
#[case("correct 2 7 red --next all", Command::Correct { round: 2, table: 7, word: Word::Red, next: Next::All })]
#[case("time 3 black -5", Command::Time(3, Side::Black, -5))]
#[case("time 3 red ＋５", Command::Time(3, Side::Red, 5))]
#[case("note 12 对局 正常", Command::Note(Some(12), "对局 正常".to_owned()))]
#[case("note 12", Command::Note(None, "12".to_owned()))]
#[case("note １２号 到了 --late", Command::Note(None, "１２号 到了 --late".to_owned()))]
#[case("warn 3 red ＡＢＣ！", Command::Warn(3, Side::Red, "ＡＢＣ！".to_owned()))]
#[case("claim 3 red --kind repetition --target 3", Command::Claim { table: 3, side: Side::Red, kind: ClaimKind::Repetition, target: Some(3) })]
#[case("claim-count #41 12", Command::ClaimCount(IncidentId { seq: 41, part: 0 }, 12))]
#[case("ruling 3 none", Command::Ruling { table: 3, side: None, within: None })]
#[case("ruling 3 red --within 2 --unit rounds", Command::Ruling { table: 3, side: Some(Side::Red), within: Some(Within::Rounds(2)) })]
#[case("ruling-end #41 black", Command::RulingEnded(IncidentId { seq: 41, part: 0 }, RulingEnd::Won(Side::Black)))]
#[case("foul-void ＃41.2 --reason \"记 错\"", Command::FoulVoid(IncidentId { seq: 41, part: 2 }, "记 错".to_owned()))]
#[case("sheet 3 --excused", Command::Sheet { table: 3, excused: true })]
#[case("absent 5 --round 3", Command::Absent { player: PlayerRef::Number(5), round: Some(3), excused: false })]
#[case("withdraw 5 --forfeit", Command::Withdraw { player: PlayerRef::Number(5), reason: String::new(), forfeit: true })]
#[case("ko semi-1 draw --quick black --choice red", Command::Ko { game: KnockoutGame::Semi1, word: Word::Draw, quick: Some(Word::Black), choice: Some(Side::Red) })]
#[case(
    "ko-lots final --red 3",
    Command::KoLots(KnockoutGame::Final, None, Some(PlayerRef::Number(3)))
)]
#[case("tie-lots 3 4 5 --seed 9", Command::TieLots([3, 4, 5].map(PlayerRef::Number).to_vec(), Some(9)))]
fn commands(#[case] line: &str, #[case] expected: Command) {
    assert_eq!(command(line), expected);
}

#[test]
fn fouls_at_a_table_and_of_a_player() {
    let options = FoulOptions {
        count: Some(4),
        left: Some(105),
        no_effect: true,
        note: "两次".to_owned(),
        round: Some(2),
    };
    assert_eq!(
        command("foul 3 red Upset-Pieces --count 4 --left ０１：４５ --no-effect --note 两次 --round 2"),
        Command::FoulAt(3, Sides::One(Side::Red), "upset-pieces".to_owned(), options)
    );
    assert_eq!(
        command("foul 王磊 smoking"),
        Command::FoulOf(named("王磊"), "smoking".to_owned(), FoulOptions::default())
    );
}

#[test]
fn a_round_on_paper() {
    let number = PlayerRef::Number;
    assert_eq!(
        command("paper 1-2:red ３－王磊：ｄｒａｗ 11:bye"),
        Command::Paper(vec![
            PaperRow::Game(number(1), number(2), Word::Red),
            PaperRow::Game(number(3), named("王磊"), Word::Draw),
            PaperRow::Bye(number(11)),
        ])
    );
}

#[test]
fn undo_redo_import_adopt() {
    let line = |text: &str| parse_line(text, &one_section()).unwrap().unwrap().line;
    assert_eq!(line("undo --to #17"), Line::Undo { to: Some(17) });
    assert_eq!(line("undo"), Line::Undo { to: None });
    assert_eq!(line("redo"), Line::Redo);
    assert_eq!(line("adopt"), Line::Adopt);
    assert_eq!(
        line("import \"a b.csv\""),
        Line::Import {
            section: Some(SectionId(0)),
            file: "a b.csv".to_owned()
        }
    );
}

#[test]
fn sections() {
    let tournament = two_sections();
    let section = |line: &str| match parse_line(line, &tournament).map(|p| p.unwrap().line) {
        Ok(Line::Order(order)) => Ok(order.section),
        Ok(other) => panic!("{other:?}"),
        Err(error) => Err(error),
    };
    assert_eq!(section("@youth 3+"), Ok(SectionId(1)));
    assert_eq!(section("＠open pair"), Ok(SectionId(0)));
    let keys = vec!["open".to_owned(), "youth".to_owned()];
    assert_eq!(section("3+"), Err(GrammarError::WhichSection(keys.clone())));
    assert_eq!(section("@youth"), Err(GrammarError::NoVerb));
    assert_eq!(
        section("@old 3+"),
        Err(GrammarError::NoSuchSection {
            named: "old".to_owned(),
            sections: keys
        })
    );
    assert!(parse_line("undo", &tournament).is_ok(), "of the whole tournament");
}

#[test]
fn what_is_not_of_the_grammar() {
    let value = |verb: &str, word: &str, expected| GrammarError::Value {
        verb: verb.to_owned(),
        word: word.to_owned(),
        expected,
    };
    let lacks = |line: &str| match fault(line) {
        GrammarError::Missing { verb, .. } => verb,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        fault("resutl 3 red"),
        GrammarError::UnknownVerb("resutl".to_owned())
    );
    assert_eq!(fault("result 0 red"), value("result", "0", Expected::Number));
    assert_eq!(fault("result x red"), value("result", "x", Expected::Number));
    assert_eq!(fault("result 3 win"), value("result", "win", Expected::Word));
    assert_eq!(
        fault("3+ --reason luck"),
        value("result", "luck", Expected::Reason)
    );
    assert_eq!(
        fault("edit 3 colour=red"),
        value("edit", "colour=red", Expected::Field)
    );
    assert_eq!(
        fault("foul 3 red phone-rings --left 1:75"),
        value("foul", "1:75", Expected::Left)
    );
    assert_eq!(fault("paper 1-2"), value("paper", "1-2", Expected::PaperRow));
    assert_eq!(fault("add \"王磊"), GrammarError::OpenQuote('"'));
    assert_eq!(lacks("result 3"), "result");
    assert_eq!(lacks("expel 3"), "expel");
    assert_eq!(lacks("foul 3"), "foul");
    assert_eq!(lacks("foul 3 red"), "foul");
    assert!(matches!(fault("publish now"), GrammarError::Unexpected { word, .. } if word == "now"));
    assert!(matches!(fault("pair --fast"), GrammarError::Unexpected { word, .. } if word == "--fast"));
    assert!(matches!(
        fault("lots --seed 1 --as-listed"),
        GrammarError::Conflict { .. }
    ));
}

#[test]
fn words_from_a_shell_need_no_second_quoting() {
    let words = ["add", "王 磊", "--unit", "3 \"队\""].map(str::to_owned);
    let parsed = parse_words(&words, &one_section()).unwrap().unwrap();
    let again = parse_line(&parsed.text, &one_section()).unwrap().unwrap();
    assert_eq!(parsed, again, "the journal's text reads back the same");
}

#[test]
fn every_command_of_the_help_is_one() {
    for (verb, _) in USAGES {
        let error = parse_line(verb, &one_section()).err();
        assert!(!matches!(error, Some(GrammarError::UnknownVerb(_))), "{verb}");
    }
}

//! Fouls and the other incidents (AC-68, 69), by values of the regulations' own catalogues.

use crate::support::hall::{
    HALL, Hall, correct, foul, foul_of, foul_with, kept, regulation, replaced, result, sample,
};
use rstest::rstest;
use xiangqi_arbiter::domain::command::{Command, FoulOptions, Next};
use xiangqi_arbiter::domain::decide::{
    Needs, Proposal, SheetDue, offers_propose, preview, proposals, sheets_due,
};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::foul::{ClaimKind, Consequence, RulingEnd, What};
use xiangqi_arbiter::domain::ids::{PlayerId, Side, Sides};
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::refusal::{Refusal, incidents::Refused};
use xiangqi_arbiter::domain::regulation::Within;
use xiangqi_arbiter::domain::round::{Outcome, Reason, Sheet, Word};
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::refusal::Asker;
use xiangqi_arbiter::text::refusal::incidents::say;

fn hall_of(key: &str) -> Hall {
    Hall::round_one(sample(key), 4)
}

fn counting(count: u32) -> FoulOptions {
    FoulOptions {
        count: Some(count),
        ..FoulOptions::default()
    }
}

fn left(seconds: u32) -> FoulOptions {
    FoulOptions {
        left: Some(seconds),
        ..FoulOptions::default()
    }
}

#[rstest]
#[case("xiaoyi-2019", "phone-rings", 1, Consequence::None)]
#[case("shanxi-2018", "phone-rings", 1, Consequence::None)]
#[case("meishan-2016", "phone-rings", 1, Consequence::None)]
#[case("kunming-2021", "phone-rings", 1, Consequence::None)]
#[case("qijiang-2019", "phone-rings", 1, Consequence::None)]
#[case("xiaoyi-2019", "phone-answered", 2, Consequence::None)]
#[case("meishan-2016", "phone-answered", 0, Consequence::LostGame)]
#[case("kunming-2021", "phone-answered", 0, Consequence::LostGame)]
#[case("qijiang-2019", "phone-answered", 0, Consequence::LostGame)]
#[case("meishan-2016", "messages-read", 1, Consequence::None)]
#[case("kunming-2021", "messages-read", 0, Consequence::LostGame)]
#[case("qijiang-2019", "messages-read", 0, Consequence::LostGame)]
#[case("xiaoyi-2019", "illegal-move", 0, Consequence::LostGame)]
#[case("shanxi-2018", "illegal-move", 0, Consequence::LostGame)]
#[case("qijiang-2019", "illegal-move", 1, Consequence::None)]
#[case("meishan-2016", "illegal-move", 0, Consequence::None)]
#[case("xiaoyi-2019", "cheating", 0, Consequence::Expelled)]
#[case("qijiang-2019", "late-report", 1, Consequence::BothLost)]
#[case("kunming-2021", "no-sheet", 0, Consequence::None)]
fn a_foul_counts_and_does_what_its_text_says(
    #[case] event: &str,
    #[case] kind: &str,
    #[case] count: u32,
    #[case] consequence: Consequence,
) {
    let mut hall = hall_of(event);
    let sides = Sides::One(Side::Red);
    let said = preview(hall.tournament(), HALL, 1, sides, kind, &FoulOptions::default()).unwrap();
    assert_eq!((said[0].count, said[0].consequence), (count, consequence));
    hall.act(foul(1, Side::Red, kind)).unwrap();
    let (_, booked) = hall.last_foul();
    assert_eq!((booked.count, booked.consequence), (count, consequence));
    assert_eq!(hall.fouls(1), said[0].in_tournament_after);
    let lost = match consequence {
        Consequence::BothLost => Some(Word::BothLose),
        Consequence::None | Consequence::OpponentMinutes(_) => None,
        Consequence::LostGame => Some(Word::Black),
        Consequence::Expelled => Some(Word::RedForfeits),
    };
    assert_eq!(hall.word(1, 1), lost);
}

#[rstest]
#[case(3, 0)]
#[case(4, 1)]
#[case(7, 1)]
#[case(8, 2)]
#[case(12, 2)]
fn missed_moves_are_counted_by_the_table(#[case] missed: u32, #[case] fouls: u32) {
    let mut hall = hall_of("shanxi-2018");
    assert_eq!(
        hall.refused(foul(1, Side::Red, "missed-moves")),
        "incidents/needs-count"
    );
    hall.act(foul_with(1, Side::Red, "missed-moves", counting(missed)))
        .unwrap();
    assert_eq!(hall.fouls(1), fouls);
}

#[test]
fn the_second_illegal_move_of_a_game_loses_at_meishan() {
    let mut hall = hall_of("meishan-2016");
    hall.act(foul(1, Side::Red, "illegal-move")).unwrap();
    assert_eq!(hall.word(1, 1), None);
    hall.act(foul(1, Side::Black, "illegal-move")).unwrap();
    assert_eq!(hall.word(1, 1), None, "each side has its own count");
    hall.act(foul(1, Side::Red, "illegal-move")).unwrap();
    assert_eq!(hall.board(1, 1).outcome, kept(Word::Black, Reason::IllegalMove));
    // The next game begins anew; a voided occurrence is none.
    for table in 2..=4 {
        hall.act(result(table, Word::Draw)).unwrap();
    }
    hall.close();
    hall.publish(&[(1, 3), (2, 4)], None);
    hall.act(foul(1, Side::Red, "illegal-move")).unwrap();
    let (id, _) = hall.last_foul();
    hall.act(Command::FoulVoid(id, "it was legal".to_owned()))
        .unwrap();
    hall.act(foul(1, Side::Red, "illegal-move")).unwrap();
    assert_eq!(hall.word(2, 1), None);
}

#[test]
fn upset_pieces_go_by_the_opponents_time() {
    let mut hall = hall_of("xiaoyi-2019");
    let needs = Refused::NeedsLeft("upset-pieces".to_owned());
    assert_eq!(
        say(&needs, Asker::Line, Lang::En),
        "upset-pieces depends on the opponent's time; add --left MM:SS"
    );
    assert_eq!(hall.act(foul(1, Side::Red, "upset-pieces")), Err(needs.into()));
    let said = preview(
        hall.tournament(),
        HALL,
        1,
        Sides::One(Side::Red),
        "upset-pieces",
        &FoulOptions::default(),
    );
    assert_eq!(said.unwrap()[0].needs, Needs::Left);
    hall.act(foul_with(1, Side::Red, "upset-pieces", left(120)))
        .unwrap();
    assert_eq!(hall.word(1, 1), None);
    let logged = hall.logged();
    assert_eq!(logged[0].0, "#5.1");
    let five = What::Time {
        side: Side::Black,
        minutes: 5,
    };
    assert_eq!(logged[1], ("#5.2".to_owned(), five));
    assert_eq!(hall.fouls(1), 0, "a time entry, not a foul");
    hall.act(foul_with(1, Side::Red, "upset-pieces", left(119)))
        .unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::Black));
    // qijiang: a foul in the last two minutes, nothing else.
    let mut hall = hall_of("qijiang-2019");
    hall.act(foul_with(1, Side::Red, "upset-pieces", left(119)))
        .unwrap();
    hall.act(foul_with(2, Side::Red, "upset-pieces", left(120)))
        .unwrap();
    assert_eq!((hall.fouls(1), hall.fouls(3), hall.logged().len()), (1, 0, 2));
}

#[test]
fn an_effect_overwrites_a_result_and_no_effect_only_records() {
    let mut hall = hall_of("kunming-2021");
    hall.act(result(1, Word::Red)).unwrap();
    let only = FoulOptions {
        no_effect: true,
        ..FoulOptions::default()
    };
    hall.act(foul_with(1, Side::Red, "phone-answered", only)).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::Red));
    hall.act(foul(1, Side::Red, "phone-answered")).unwrap();
    assert_eq!(hall.board(1, 1).outcome, kept(Word::Black, Reason::Fouls));
    assert_eq!((hall.points(1), hall.points(2)), (0, 2));
}

#[test]
fn both_who_lose_at_once_both_lose() {
    let mut hall = hall_of("kunming-2021");
    let both = |kind: &str| Command::FoulAt(1, Sides::Both, kind.to_owned(), FoulOptions::default());
    hall.act(both("phone-answered")).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::BothLose));
    let ids: Vec<_> = hall.logged().into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["#5.1", "#5.2"]);
    // One of them was wrong: the other still loses; then neither does.
    let (second, _) = hall.last_foul();
    hall.act(Command::FoulVoid(second, "not his".to_owned())).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::Black));
    let first = xiangqi_arbiter::domain::ids::IncidentId { part: 1, ..second };
    hall.act(Command::FoulVoid(first, "nor his".to_owned())).unwrap();
    assert_eq!(hall.board(1, 1).outcome, Outcome::Open);
    assert_eq!(
        hall.act(Command::FoulVoid(first, "again".to_owned())),
        Err(Refused::VoidedAlready(first).into())
    );
}

#[test]
fn a_voided_loss_is_held_by_the_other_foul_that_lost_it() {
    let mut hall = hall_of("kunming-2021");
    hall.act(foul(1, Side::Red, "phone-answered")).unwrap();
    let (first, _) = hall.last_foul();
    hall.act(foul(1, Side::Red, "messages-read")).unwrap();
    let (second, _) = hall.last_foul();
    hall.act(Command::FoulVoid(first, "no call".to_owned())).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::Black));
    hall.act(Command::FoulVoid(second, "no message".to_owned()))
        .unwrap();
    assert_eq!(hall.board(1, 1).outcome, Outcome::Open);
}

#[test]
fn a_result_given_since_stands_when_the_foul_is_voided() {
    let mut hall = hall_of("kunming-2021");
    hall.act(foul(1, Side::Red, "phone-answered")).unwrap();
    let (id, _) = hall.last_foul();
    hall.act(replaced(1, Word::Draw)).unwrap();
    let facts = hall
        .act(Command::FoulVoid(id, "the hall's phone".to_owned()))
        .unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::Draw));
    assert!(
        matches!(facts.as_slice(), [Fact::IncidentChanged { reason, .. }] if reason == "the hall's phone")
    );
}

#[test]
fn reversed_colours_do_not_mislead_a_voided_foul() {
    let mut hall = hall_of("kunming-2021");
    hall.act(result(1, Word::Red)).unwrap();
    hall.act(foul(1, Side::Red, "phone-answered")).unwrap();
    let (id, _) = hall.last_foul();
    hall.act(Command::Colours(1, None)).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::Red), "1, now black, has lost");
    hall.act(Command::FoulVoid(id, "no call".to_owned())).unwrap();
    assert_eq!((hall.word(1, 1), hall.points(1)), (Some(Word::Black), 2));
}

#[test]
fn a_foul_moves_to_the_other_side_with_what_it_brought() {
    let mut hall = hall_of("qijiang-2019");
    hall.act(foul(1, Side::Red, "phone-rings")).unwrap();
    let (id, _) = hall.last_foul();
    hall.act(Command::FoulMove(id, "it was black's".to_owned()))
        .unwrap();
    assert_eq!((hall.fouls(1), hall.fouls(2)), (0, 1));
    hall.act(foul(2, Side::Red, "phone-answered")).unwrap();
    let (id, _) = hall.last_foul();
    hall.act(Command::FoulMove(id, "it was black's".to_owned()))
        .unwrap();
    assert_eq!(hall.word(1, 2), Some(Word::Red));
    hall.act(Command::FoulVoid(id, "it was nobody's".to_owned()))
        .unwrap();
    assert_eq!(hall.board(1, 2).outcome, Outcome::Open);
    // The minutes go over as well while the game is on.
    let mut hall = hall_of("xiaoyi-2019");
    hall.act(foul_with(1, Side::Red, "upset-pieces", left(300)))
        .unwrap();
    let (id, _) = hall.last_foul();
    hall.act(Command::FoulMove(id, "it was black".to_owned()))
        .unwrap();
    let minutes: Vec<_> = hall
        .logged()
        .into_iter()
        .filter_map(|(_, what)| match what {
            What::Time { side, minutes } => Some((side, minutes)),
            _ => None,
        })
        .collect();
    assert_eq!(minutes, [(Side::Black, 5), (Side::Black, -5), (Side::Red, 5)]);
}

#[test]
fn an_expulsion_loses_the_open_board_and_voids_the_draft() {
    let mut hall = hall_of("xiaoyi-2019");
    hall.act(foul(1, Side::Black, "cheating")).unwrap();
    assert_eq!(hall.status(2), &Status::Expelled);
    assert_eq!(
        hall.board(1, 1).outcome,
        kept(Word::BlackForfeits, Reason::Expelled)
    );
    let (id, _) = hall.last_foul();
    hall.act(Command::FoulVoid(id, "not proved".to_owned())).unwrap();
    assert_eq!((hall.status(2), hall.word(1, 1)), (&Status::Active, None));
    // A finished game stays as it was played.
    for table in 1..=4 {
        hall.act(result(table, Word::Black)).unwrap();
    }
    hall.close();
    hall.draft(&[(2, 4), (6, 8), (1, 3), (5, 7)], None);
    hall.act(foul_of(2, "cheating")).unwrap();
    assert_eq!(
        (hall.status(2), hall.word(1, 1)),
        (&Status::Expelled, Some(Word::Black))
    );
    assert!(hall.tournament().draft(HALL).is_none());
}

#[test]
fn a_threshold_is_only_proposed() {
    let mut hall = hall_of("qijiang-2019");
    hall.act(foul(1, Side::Red, "phone-rings")).unwrap();
    assert_eq!(proposals(hall.tournament(), HALL), []);
    let sides = Sides::One(Side::Red);
    let said = preview(
        hall.tournament(),
        HALL,
        1,
        sides,
        "left-hall",
        &FoulOptions::default(),
    )
    .unwrap();
    assert_eq!((said[0].in_game_after, said[0].proposes_loss), (2, true));
    let sheet = preview(
        hall.tournament(),
        HALL,
        1,
        sides,
        "no-sheet",
        &FoulOptions::default(),
    )
    .unwrap();
    assert_eq!((sheet[0].in_game_after, sheet[0].proposes_loss), (1, false));
    hall.act(foul(1, Side::Red, "left-hall")).unwrap();
    assert_eq!(hall.word(1, 1), None);
    let loss = Proposal {
        table: 1,
        side: Side::Red,
        fouls: 2,
    };
    assert_eq!(proposals(hall.tournament(), HALL), [loss]);
    hall.act(result(1, Word::Black)).unwrap();
    assert_eq!(proposals(hall.tournament(), HALL), []);
}

#[test]
fn a_foul_without_a_game_counts_for_the_tournament() {
    let mut hall = Hall::empty(sample("qijiang-2019"), 3);
    hall.act(foul_of(3, "phone-rings")).unwrap();
    assert_eq!(hall.tournament().section(HALL).incidents[0].round, 0);
    hall.publish(&[(1, 2)], Some(3));
    hall.act(foul_of(3, "phone-answered")).unwrap();
    let (_, booked) = hall.last_foul();
    assert_eq!((booked.in_game, booked.consequence), (false, Consequence::None));
    hall.act(foul_of(3, "phone-rings")).unwrap();
    assert_eq!(hall.fouls(3), 2);
    assert_eq!(hall.tournament().fouls_in_game(PlayerId(3), 1), 0);
    let (id, _) = hall.last_foul();
    assert_eq!(
        hall.act(Command::FoulMove(id, "x".to_owned())),
        Err(Refused::NoOtherSide(id).into())
    );
    // At a board he plays: this game.
    hall.act(foul_of(1, "phone-rings")).unwrap();
    assert_eq!(hall.tournament().fouls_in_game(PlayerId(1), 1), 1);
}

#[test]
fn a_foul_belongs_to_the_round_named_or_the_newest() {
    let mut hall = hall_of("kunming-2021");
    for table in 1..=4 {
        hall.act(result(table, Word::Red)).unwrap();
    }
    hall.close();
    hall.act(foul(1, Side::Black, "phone-rings")).unwrap();
    assert_eq!(hall.tournament().fouls(PlayerId(2), 1), 1);
    hall.publish(&[(1, 3), (5, 7), (4, 2), (8, 6)], None);
    let named = |round| FoulOptions {
        round: Some(round),
        ..FoulOptions::default()
    };
    hall.act(foul_with(1, Side::Red, "phone-answered", named(1)))
        .unwrap();
    assert_eq!((hall.word(1, 1), hall.word(2, 1)), (Some(Word::Black), None));
    assert_eq!(
        hall.act(foul_with(1, Side::Red, "phone-rings", named(3))),
        Err(Refusal::NoSuchRound(3))
    );
}

#[test]
fn what_the_catalogue_does_not_hold_is_refused() {
    let mut hall = hall_of("qijiang-2019");
    assert_eq!(
        hall.act(foul(1, Side::Red, "dancing")),
        Err(Refused::NoSuchKind("dancing".to_owned()).into())
    );
    assert_eq!(
        hall.refused(foul(1, Side::Red, "no-change")),
        "incidents/kind-only-from"
    );
    assert_eq!(
        hall.refused(foul_with(1, Side::Red, "phone-rings", counting(u32::MAX))),
        "incidents/too-many"
    );
    hall.act(foul_with(1, Side::Red, "phone-rings", counting(3)))
        .unwrap();
    assert_eq!(hall.fouls(1), 3);
}

#[test]
fn offers_propose_a_foul_at_two_more() {
    let mut hall = hall_of("meishan-2016");
    let proposed = |hall: &Hall| {
        offers_propose(hall.tournament(), HALL, 1, hall.board(1, 1)).map(|(s, k)| (s, k.key.clone()))
    };
    let due = Some((Side::Red, "draw-offers".to_owned()));
    hall.act(Command::Offer(1, Side::Red)).unwrap();
    hall.act(Command::Offer(1, Side::Black)).unwrap();
    hall.act(Command::Offer(1, Side::Red)).unwrap();
    assert_eq!(proposed(&hall), None);
    hall.act(Command::Offer(1, Side::Red)).unwrap();
    assert_eq!((hall.board(1, 1).offers, proposed(&hall)), ((3, 1), due.clone()));
    hall.act(foul(1, Side::Red, "draw-offers")).unwrap();
    assert_eq!(proposed(&hall), None);
    hall.act(Command::Offer(1, Side::Red)).unwrap();
    assert_eq!(proposed(&hall), due);
    hall.act(result(1, Word::Draw)).unwrap();
    assert_eq!(
        hall.refused(Command::Offer(1, Side::Red)),
        "incidents/board-decided"
    );
}

#[test]
fn a_warning_is_a_kind_where_the_catalogue_has_it() {
    let mut hall = hall_of("qijiang-2019");
    let warn = || Command::Warn(1, Side::Black, "talks to spectators".to_owned());
    hall.act(warn()).unwrap();
    let (_, booked) = hall.last_foul();
    assert_eq!(
        (booked.kind.as_str(), booked.count, booked.note.as_str()),
        ("warning", 0, "talks to spectators")
    );
    let mut hall = hall_of("shanxi-2018");
    hall.act(warn()).unwrap();
    assert!(matches!(
        hall.logged()[0].1,
        What::Warning {
            side: Side::Black,
            ..
        }
    ));
}

#[test]
fn notes_and_appeals_are_kept_with_their_decision() {
    let mut hall = Hall::empty(sample("qijiang-2019"), 2);
    hall.act(Command::Note(None, "hall opened late".to_owned()))
        .unwrap();
    assert_eq!(
        hall.refused(Command::Note(None, " ".to_owned())),
        "incidents/nothing-said"
    );
    hall.publish(&[(1, 2)], None);
    hall.act(Command::Appeal(1, "the clock".to_owned())).unwrap();
    let id = hall.tournament().section(HALL).incidents[1].id;
    hall.act(Command::AppealDecision(id, "dismissed".to_owned()))
        .unwrap();
    let decided = What::Appeal {
        text: "the clock".to_owned(),
        decision: Some("dismissed".to_owned()),
    };
    assert_eq!(hall.logged()[1].1, decided);
    let note = hall.tournament().section(HALL).incidents[0].id;
    assert_eq!(
        hall.act(Command::AppealDecision(note, "x".to_owned())),
        Err(Refused::NotAnAppeal(note).into())
    );
    hall.act(Command::Time(1, Side::Red, -3)).unwrap();
    assert_eq!(hall.act(Command::Time(1, Side::Red, 0)), Ok(vec![]));
}

#[test]
fn a_claim_takes_its_target_from_the_text() {
    let claim = |kind, target| Command::Claim {
        table: 1,
        side: Side::Red,
        kind,
        target,
    };
    let mut hall = hall_of("qijiang-2019");
    hall.act(claim(ClaimKind::Natural, None)).unwrap();
    let id = hall.tournament().section(HALL).incidents[0].id;
    assert_eq!(id.part, 0);
    hall.act(Command::ClaimCount(id, 12)).unwrap();
    let counted = What::Claim {
        side: Side::Red,
        kind: ClaimKind::Natural,
        target: 40,
        count: 12,
    };
    assert_eq!(hall.logged()[0].1, counted);
    hall.act(claim(ClaimKind::Repetition, Some(2))).unwrap();
    let mut hall = Hall::round_one(regulation(""), 1);
    assert_eq!(
        hall.act(claim(ClaimKind::Natural, None)),
        Err(Refused::NoTarget(ClaimKind::Natural).into())
    );
}

#[rstest]
#[case(RulingEnd::Changed, Outcome::Open)]
#[case(RulingEnd::Draw, kept(Word::Draw, Reason::NoChange))]
#[case(RulingEnd::Won(Side::Black), kept(Word::Black, Reason::Perpetual))]
fn a_ruling_ends_in_the_boards_result(#[case] end: RulingEnd, #[case] outcome: Outcome) {
    let mut hall = hall_of("meishan-2016");
    hall.act(Command::Ruling {
        table: 1,
        side: Some(Side::Red),
        within: None,
    })
    .unwrap();
    let ruled = hall.tournament().section(HALL).incidents[0].clone();
    let within = Some(Within::Rounds(2));
    assert!(matches!(&ruled.what, What::Ruling { within: w, .. } if *w == within));
    hall.act(Command::RulingEnded(ruled.id, end)).unwrap();
    assert_eq!(hall.board(1, 1).outcome, outcome);
    assert_eq!(hall.act(Command::RulingEnded(ruled.id, end)), Ok(vec![]));
    let other = if end == RulingEnd::Draw {
        RulingEnd::Changed
    } else {
        RulingEnd::Draw
    };
    assert_eq!(
        hall.act(Command::RulingEnded(ruled.id, other)),
        Err(Refused::RulingHasEnded(ruled.id).into())
    );
}

#[test]
fn the_sheets_due_are_booked_in_one_act() {
    let mut hall = hall_of("xiaoyi-2019");
    let sheet = |table, excused| Command::Sheet { table, excused };
    // Round 1: only what the arbiter picks.
    assert_eq!(hall.refused(sheet(1, false)), "incidents/owes-no-sheet");
    hall.act(Command::SheetPick(vec![3, 1, 3, 2])).unwrap();
    assert_eq!(hall.act(Command::SheetPick(vec![1, 2, 3])), Ok(vec![]));
    for (table, word) in [
        (1, Word::Black),
        (2, Word::Draw),
        (3, Word::RedForfeits),
        (4, Word::Red),
    ] {
        hall.act(result(table, word)).unwrap();
    }
    let due = |table, player| SheetDue {
        table,
        player: PlayerId(player),
    };
    // The winner, red in a draw, nobody of a game not played.
    assert_eq!(sheets_due(hall.tournament(), HALL, 1), [due(1, 2), due(2, 3)]);
    hall.act(sheet(1, false)).unwrap();
    assert_eq!(hall.board(1, 1).sheet, Sheet::HandedIn);
    assert_eq!(sheets_due(hall.tournament(), HALL, 1), [due(2, 3)]);
    hall.act(sheet(1, false)).unwrap();
    assert_eq!(hall.board(1, 1).sheet, Sheet::Missing, "the tick taken back");
    hall.act(Command::SheetsBook).unwrap();
    assert_eq!((hall.fouls(2), hall.fouls(3)), (1, 1));
    assert_eq!(hall.tournament().fouls_in_game(PlayerId(2), 1), 0);
    assert_eq!(hall.act(Command::SheetsBook), Ok(vec![]), "never twice");
    hall.undo();
    assert_eq!((hall.fouls(2), hall.fouls(3)), (0, 0));
    hall.act(sheet(1, true)).unwrap();
    hall.act(Command::SheetsBook).unwrap();
    assert_eq!((hall.fouls(2), hall.fouls(3)), (0, 1));
    // kunming states no foul; without the rule there are no sheets.
    assert_eq!(
        hall_of("kunming-2021").refused(Command::SheetsBook),
        "incidents/no-recording"
    );
    let mut bare = Hall::round_one(regulation(""), 1);
    assert_eq!(bare.refused(Command::SheetsBook), "incidents/no-recording");
}

#[test]
fn a_correction_after_a_loss_by_foul_is_the_arbiters_word() {
    let mut hall = hall_of("meishan-2016");
    hall.act(foul(1, Side::Red, "suicide")).unwrap();
    hall.act(correct(1, 1, Word::Draw, Next::Keep)).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::Draw));
    assert_eq!(hall.last_foul().1.consequence, Consequence::LostGame);
}

//! Pairing, publishing, starting, paper rounds and closing as the arbiter runs them (rulebook §3-4).

use crate::support::day::{Day, entry, named, no, paper, plain, sample};
use chrono::NaiveTime;
use xiangqi_arbiter::domain::command::{Command, Lot};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::invariants::recheck_pairings;
use xiangqi_arbiter::domain::pairing::Broken;
use xiangqi_arbiter::domain::refusal::Refusal;
use xiangqi_arbiter::domain::refusal::rounds::Refused;
use xiangqi_arbiter::domain::regulation::Regulation;
use xiangqi_arbiter::domain::round::{MadeBy, Outcome, Word};

const PAIR: Command = Command::Pair { rematches: None };

fn close() -> Command {
    Command::Close(Vec::new())
}

fn rounds(refusal: Refusal) -> Refused {
    match refusal {
        Refusal::Rounds(refused) => refused,
        other => panic!("{other:?}"),
    }
}

// AC-14
#[rstest::rstest]
#[case(2, "1-2")]
#[case(3, "1-2 3:bye")]
#[case(4, "1-2 4-3")]
#[case(5, "1-2 4-3 5:bye")]
#[case(7, "1-2 4-3 5-6 7:bye")]
#[case(8, "1-2 4-3 5-6 8-7")]
fn round_1_seats_neighbours(#[case] players: u32, #[case] sheet: &str) {
    let mut day = Day::xiaoyi(players);
    day.act(PAIR);
    assert_eq!(day.sheet(), sheet);
    assert_eq!(day.newest().pairing.made_by, MadeBy::Machine);
    assert!(
        day.newest()
            .boards()
            .iter()
            .all(|b| b.why.is_some() && b.table == b.board)
    );
}

#[test]
fn fewer_than_two_players_are_not_paired() {
    let day = Day::plain(3, 0);
    assert_eq!(rounds(day.refused(PAIR)), Refused::NoNumbers);
    let day = Day::plain(3, 1);
    assert_eq!(rounds(day.refused(PAIR)), Refused::TooFew(1));
}

#[test]
fn nothing_is_paired_before_the_lots() {
    let mut day = Day::plain(3, 0);
    for name in ["甲", "乙", "丙"] {
        day.act(Command::Add(entry(name)));
    }
    assert_eq!(rounds(day.refused(PAIR)), Refused::NoNumbers);
    assert_eq!(rounds(day.refused(Command::Publish)), Refused::NoDraft);
    day.act(Command::Number(named("甲"), 1));
    day.act(Command::Number(named("乙"), 2));
    assert_eq!(rounds(day.refused(PAIR)), Refused::NoNumbers);
    day.act(Command::Number(named("丙"), 3));
    day.act(PAIR);
    assert_eq!(day.sheet(), "1-2 3:bye", "every number drawn by hand will do");
}

// AC-45
#[test]
fn open_boards_refuse_a_close_by_name() {
    let mut day = Day::plain(11, 140);
    day.publish();
    let all: Vec<u32> = (1..=70).filter(|t| ![17, 52].contains(t)).collect();
    for table in all {
        day.result(table, Word::Draw);
    }
    day.act(Command::Dispute(52));
    let Refused::BoardsOpen { round: 1, boards } = rounds(day.refused(close())) else {
        panic!("boards are open");
    };
    let named: Vec<_> = boards
        .iter()
        .map(|b| (b.table, b.red.name.as_str(), b.black.name.as_str(), b.disputed))
        .collect();
    assert_eq!(
        named,
        [(17, "棋手33", "棋手34", false), (52, "棋手104", "棋手103", true)]
    );
    for command in [PAIR, Command::Paper(Vec::new())] {
        assert!(matches!(rounds(day.refused(command)), Refused::BoardsOpen { .. }));
    }
    assert!(matches!(
        rounds(day.refused(Command::Close(vec![17]))),
        Refused::BoardsOpen { boards, .. } if boards.len() == 1
    ));
    assert_eq!(
        rounds(day.refused(Command::Close(vec![17, 52, 1]))),
        Refused::NotOpen(1)
    );
    assert_eq!(
        day.refused(Command::Close(vec![17, 52, 99])).code(),
        "no-such-table"
    );
    day.act(Command::Close(vec![17, 52]));
    assert_eq!(day.newest().boards()[16].outcome, Outcome::Pending);
    assert!(day.t().has_pending(day.section) && !day.t().is_complete(day.section));
    day.publish();
    assert!(day.newest().boards().iter().all(|b| b.outcome == Outcome::Open));
    let (a, b) = (day.id(33), day.id(34));
    assert!(
        day.newest().board_of(a).unwrap().side_of(b).is_none(),
        "a pending board counts as met"
    );
}

#[test]
fn a_decided_round_is_closed_before_the_next() {
    let mut day = Day::plain(3, 4);
    day.publish();
    day.results("1+ 2+");
    assert_eq!(rounds(day.refused(PAIR)), Refused::NotClosed(1));
    assert_eq!(
        rounds(day.refused(Command::Paper(Vec::new()))),
        Refused::NotClosed(1)
    );
    day.act(close());
    assert_eq!(day.refused(close()), Refusal::RoundClosed(1));
    day.act(PAIR);
}

#[test]
fn every_command_of_a_round_needs_its_round() {
    let day = Day::plain(3, 4);
    for command in [
        close(),
        Command::Start(None),
        Command::Unpair { with_results: true },
    ] {
        assert_eq!(day.refused(command), Refusal::NoRound);
    }
    for command in [Command::Publish, Command::Swap(no(1), no(2)), Command::Bye(no(1))] {
        assert_eq!(rounds(day.refused(command)), Refused::NoDraft);
    }
}

// AC-39
#[test]
fn four_players_meet_in_three_rounds() {
    let mut day = Day::plain(4, 4);
    day.paper("1-2+ 3-4+");
    day.paper("1-3+ 2-4+");
    day.act(PAIR);
    let pairs: std::collections::BTreeSet<_> = day
        .sheet()
        .split(' ')
        .map(|b| {
            let (a, b) = b.split_once('-').unwrap();
            (a.min(b).to_owned(), a.max(b).to_owned())
        })
        .collect();
    let expected = [("1", "4"), ("2", "3")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(pairs, expected.into());
    day.act(Command::Publish);
    day.finish(Word::Draw);

    let Refused::NeedsRematches(shown) = rounds(day.refused(PAIR)) else {
        panic!("a fourth round needs rematches");
    };
    assert_eq!((shown.fewest, shown.boards.len(), shown.bye), (2, 2, None));
    assert!(shown.boards.iter().all(|(_, _, met)| *met == 1));
    let with = |n| Command::Pair { rematches: Some(n) };
    assert_eq!(
        rounds(day.refused(with(1))),
        Refused::OtherRematches { asked: 1, fewest: 2 }
    );
    day.act(with(2));
    assert_eq!(day.newest().pairing.rematches, 2);
    day.act(Command::Publish);
    day.finish(Word::Draw);
    assert_eq!(rounds(day.refused(PAIR)), Refused::AllRoundsPublished(4));
}

#[test]
fn consent_to_rematches_nobody_needs_is_refused() {
    let mut day = Day::plain(3, 4);
    assert_eq!(
        rounds(day.refused(Command::Pair { rematches: Some(1) })),
        Refused::OtherRematches { asked: 1, fewest: 0 }
    );
    day.act(Command::Pair { rematches: Some(0) });
    day.unchanged(PAIR);
}

// AC-38
#[test]
fn a_bye_is_two_points_and_no_colour() {
    let mut day = Day::plain(3, 3);
    day.publish();
    assert_eq!((day.sheet().as_str(), day.points(3)), ("1-2 3:bye", 2));
    day.finish(Word::Draw);
    let field = day.t().field(day.section, 2);
    let three = field.players.iter().find(|p| p.number == 3).unwrap();
    assert_eq!(
        (three.points, three.byes, &three.colours, &three.floats),
        (2, 1, &vec![None], &vec![None])
    );
    day.publish();
    assert!(!day.sheet().contains("3:bye"), "no second bye");
}

// AC-16
#[test]
fn no_hand_puts_a_player_in_two_places() {
    let mut day = Day::plain(3, 5);
    day.act(PAIR);
    assert!(matches!(
        rounds(day.refused(Command::Swap(no(1), no(1)))),
        Refused::SamePlayer(_)
    ));
    day.act(Command::Swap(no(1), no(2)));
    assert_eq!(day.sheet(), "2-1 4-3 5:bye", "two of one board change colours");
    day.act(Command::Swap(no(2), no(3)));
    assert_eq!(day.sheet(), "3-1 4-2 5:bye");
    day.act(Command::Swap(no(5), no(4)));
    assert_eq!(day.sheet(), "3-1 5-2 4:bye");
    day.act(Command::Bye(no(1)));
    assert_eq!(day.sheet(), "3-4 5-2 1:bye");
    day.unchanged(Command::Bye(no(1)));
    assert_eq!(day.newest().pairing.made_by, MadeBy::Hand);
    day.act(Command::Publish);
    assert_eq!(day.newest().pairing.made_by, MadeBy::Hand, "marked for ever");
    for text in [
        "1-1+ 2-3+ 4-5+",
        "1-2+ 3-1+ 4:bye 5:bye",
        "1-2+ 3-4+ 1:bye",
        "1-2+ 3-2+ 5:bye",
    ] {
        let mut day = Day::plain(3, 5);
        let refusal = rounds(day.refused(Command::Paper(paper(text))));
        assert!(
            matches!(refusal, Refused::PaperTwice(_) | Refused::TwoByes),
            "{text}: {refusal:?}"
        );
        day.absent(5);
        let refusal = day.refused(Command::Swap(no(1), no(5)));
        assert_eq!(rounds(refusal), Refused::NoDraft);
    }
}

#[test]
fn who_is_not_in_the_draft_cannot_be_moved_in() {
    let mut day = Day::plain(3, 5);
    day.absent(5);
    day.act(PAIR);
    assert!(matches!(
        rounds(day.refused(Command::Swap(no(1), no(5)))),
        Refused::NotInDraft(_)
    ));
    assert_eq!(rounds(day.refused(Command::Bye(no(1)))), Refused::NoByeInDraft);
}

#[test]
fn what_a_hand_breaks_is_named_at_once_and_pair_makes_it_anew() {
    let mut day = Day::plain(3, 5);
    day.publish();
    assert_eq!(day.sheet(), "1-2 4-3 5:bye");
    day.finish(Word::Draw);
    day.act(PAIR);
    let machine = day.sheet();
    let broken = |day: &Day| day.t().broken_rules(day.section, 2, &day.newest().pairing);
    assert_eq!(broken(&day), []);
    day.act(Command::Bye(no(5)));
    assert!(broken(&day).contains(&Broken::SecondBye { player: 5, byes: 1 }));
    assert!(day.newest().pairing.bye.as_ref().unwrap().why.is_none());
    // Back to the machine's pairs by hand: still a hand's.
    day.act(PAIR);
    assert_eq!(
        (day.sheet(), day.newest().pairing.made_by),
        (machine, MadeBy::Machine)
    );
    assert_eq!(day.t().section(day.section).rounds.len(), 2);
}

#[test]
fn rematches_made_by_hand_are_counted() {
    let mut day = Day::plain(3, 4);
    day.publish();
    day.finish(Word::Draw);
    day.act(PAIR);
    let partner = day.newest().board_of(day.id(1)).unwrap();
    let partner = [partner.red.player, partner.black.player]
        .into_iter()
        .find(|p| *p != day.id(1))
        .unwrap();
    let partner = day.t().player(partner).number.unwrap();
    day.act(Command::Swap(no(2), no(partner)));
    assert_eq!(day.newest().pairing.rematches, 2);
}

#[test]
fn unpair_takes_a_round_down_and_keeps_it_in_the_log() {
    let mut day = Day::plain(3, 4);
    day.publish();
    day.act(Command::Start(None));
    day.results("2+");
    let refused = Refused::HasResults {
        round: 1,
        tables: vec![2],
    };
    assert_eq!(
        rounds(day.refused(Command::Unpair { with_results: false })),
        refused
    );
    let facts = day.act(Command::Unpair { with_results: true });
    let [Fact::Unpaired { was, started, .. }] = &facts[..] else {
        panic!("one fact");
    };
    assert_eq!((was.boards.len(), started.is_some()), (2, true));
    assert!(day.t().section(day.section).rounds.is_empty());
    assert_eq!(day.points(4), 0);
    day.undo();
    assert_eq!(day.points(4), 2);
    day.results("1=");
    day.act(close());
    assert_eq!(
        day.refused(Command::Unpair { with_results: true }),
        Refusal::RoundClosed(1)
    );
}

#[test]
fn the_clock_starts_now_or_at_a_time_of_today_and_again() {
    let mut day = Day::plain(3, 2);
    day.publish();
    day.act(Command::Start(None));
    assert_eq!(day.newest().started, Some(day.now));
    day.unchanged(Command::Start(NaiveTime::from_hms_opt(8, 30, 0)));
    day.seconds(90);
    day.act(Command::Start(NaiveTime::from_hms_opt(8, 29, 0)));
    assert_eq!(
        day.newest().started.unwrap().to_rfc3339(),
        "2019-10-05T08:29:00+08:00"
    );
}

#[test]
fn without_a_late_limit_no_clock_is_started() {
    let mut regulation = sample("kunming-2021");
    regulation.unpaid_are_paired = true;
    let mut day = Day::with(regulation, 4);
    day.publish();
    let Refused::NoLateLimit {
        question: Some(key), ..
    } = rounds(day.refused(Command::Start(None)))
    else {
        panic!("the question is named");
    };
    day.act(Command::Answer {
        question: key,
        value: "10".to_owned(),
    });
    day.act(Command::Start(None));
}

// AC-21
#[test]
fn fixed_tables_and_sections_numbered_through() {
    let mut day = Day::plain(3, 8);
    day.act(PAIR);
    day.act(Command::Fix(no(6), 1));
    let tables: Vec<u32> = day.newest().boards().iter().map(|b| b.table).collect();
    assert_eq!(tables, [2, 3, 1, 4], "the standing draft follows");
    assert_eq!(day.newest().pairing.made_by, MadeBy::Machine);
    day.act(Command::Swap(no(6), no(1)));
    let tables: Vec<u32> = day.newest().boards().iter().map(|b| b.table).collect();
    assert_eq!(tables, [1, 2, 3, 4], "the fixed player takes his table along");
}

#[test]
fn sections_run_side_by_side() {
    let mut regulation = sample("kunming-2021");
    regulation.unpaid_are_paired = true;
    regulation.late_minutes = Some(10);
    for (section, first) in regulation.sections.iter_mut().zip([1, 101]) {
        section.first_table = Some(first);
    }
    let mut day = Day::with(regulation, 4);
    day.publish();
    day.section = day.t().section_ids().nth(1).unwrap();
    assert_eq!(rounds(day.refused(PAIR)), Refused::NoNumbers);
    for name in ["甲", "乙", "丙", "丁"] {
        day.act(Command::Add(entry(name)));
    }
    day.act(Command::Lots(Lot::AsListed));
    day.act(PAIR);
    let tables: Vec<u32> = day.newest().boards().iter().map(|b| b.table).collect();
    assert_eq!((day.sheet().as_str(), tables), ("1-2 4-3", vec![101, 102]));
    let other = xiangqi_arbiter::domain::command::PlayerRef::Id(
        day.t()
            .by_number(xiangqi_arbiter::domain::ids::SectionId(0), 1)
            .unwrap(),
    );
    assert!(matches!(
        rounds(day.refused(Command::Swap(other, no(1)))),
        Refused::NotInDraft(_)
    ));
}

#[test]
fn round_8_of_meishan_waits_for_the_cut() {
    let mut regulation = sample("meishan-2016");
    regulation.unpaid_are_paired = true;
    let mut day = Day::with(regulation, 12);
    for _ in 0..7 {
        day.publish();
        day.finish(Word::Red);
    }
    assert_eq!(rounds(day.refused(PAIR)), Refused::CutFirst(8));
}

#[test]
fn facts_of_forfeits_follow_the_switches() {
    for (met, colour) in [(true, true), (false, false)] {
        let mut day = Day::with(
            Regulation {
                forfeits_count_as_met: met,
                forfeit_colour_counts: colour,
                ..plain(3)
            },
            4,
        );
        day.paper("1-2r 3-4+");
        let field = day.t().field(day.section, 2);
        let player = |n| field.players.iter().find(|p| p.number == n).unwrap();
        assert_eq!(player(1).met.len(), usize::from(met));
        assert_eq!(player(1).colours[0].is_some(), colour);
        assert_eq!((player(3).met.len(), player(3).colours[0].is_some()), (1, true));
        assert!(player(2).forfeit_win && !player(1).forfeit_win && !player(3).forfeit_win);
    }
}

#[test]
fn machine_pairings_solve_again_and_a_false_one_is_found() {
    let mut day = Day::plain(7, 21);
    for round in 0..5 {
        day.publish();
        day.finish([Word::Red, Word::Black, Word::Draw][round % 3]);
        if round == 1 {
            day.act(Command::Withdraw {
                player: no(4),
                reason: String::new(),
                forfeit: false,
            });
        }
    }
    assert_eq!(recheck_pairings(&day.book), []);
    let mut facts = day.decide(PAIR).unwrap();
    let [Fact::Drafted { pairing, .. }] = &mut facts[..] else {
        panic!("a draft");
    };
    let (first, second) = (pairing.boards[0].black, pairing.boards[1].black);
    (pairing.boards[0].black, pairing.boards[1].black) = (second, first);
    day.note(facts);
    assert!(!recheck_pairings(&day.book).is_empty());
}

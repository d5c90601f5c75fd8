//! 淘汰赛 (rulebook §8, AC-79) by the regulation of meishan-2016.

use super::regulations::sample;
use crate::support::facts::{Facts, ONE};
use xiangqi_arbiter::domain::command::KnockoutGame::{Final, Semi1, Semi2, Third};
use xiangqi_arbiter::domain::command::{Command, KnockoutGame, PlayerRef};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::{PlayerId, Side};
use xiangqi_arbiter::domain::knockout::changed_cut;
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::prizes::{NotFinal, not_final};
use xiangqi_arbiter::domain::regulation::Criterion;
use xiangqi_arbiter::domain::round::{Decision, Outcome, Word};
use xiangqi_arbiter::domain::standings::{DecidedBy, standings};

/// 8 players, the cut after round 2 of 3. Points then: 1: 4, 5: 4, 3: 3, 7: 3, 2: 2 …; by wins, then fouls.
fn before() -> Facts {
    let mut regulation = sample("meishan-2016");
    regulation.rounds = 3;
    regulation.chain = vec![Criterion::Wins, Criterion::Fouls];
    regulation.foul_deducts_progressive = false;
    regulation.knockout.as_mut().unwrap().after_round = 2;
    let mut f = Facts::new(8, regulation);
    f.play("1-2+ 4-3- 5-6+ 8-7-");
    f.close(1);
    f.play("1-4+ 3-7= 5-8+ 2-6+");
    f.foul(5, 0, 1);
    f.foul(7, 0, 1);
    f
}

fn cut() -> Facts {
    let mut f = before();
    f.close(2);
    f.order(Command::Cut).unwrap();
    f
}

fn ko(game: KnockoutGame, word: Word) -> Command {
    Command::Ko {
        game,
        word,
        quick: None,
        choice: None,
    }
}

fn quick(game: KnockoutGame, quick: Word, choice: Side) -> Command {
    Command::Ko {
        game,
        word: Word::Draw,
        quick: Some(quick),
        choice: Some(choice),
    }
}

fn red(game: KnockoutGame, number: u32) -> Command {
    Command::KoLots(game, None, Some(PlayerRef::Number(number)))
}

fn winner(f: &Facts, game: KnockoutGame) -> Option<u32> {
    f.tournament.section(ONE).knockout[&game].winner.map(|p| p.0)
}

fn seats(f: &Facts, game: KnockoutGame) -> (Option<u32>, Option<u32>) {
    let game = &f.tournament.section(ONE).knockout[&game];
    (game.red.map(|p| p.0), game.black.map(|p| p.0))
}

fn ranks(f: &Facts) -> Vec<(u32, Option<u32>)> {
    standings(&f.tournament, ONE, 99)
        .rows
        .iter()
        .map(|r| (r.player.0, r.rank))
        .collect()
}

#[test]
fn the_cut_takes_the_first_four_and_pairs_1_with_4_and_2_with_3() {
    let mut f = before();
    assert_eq!(f.refused(Command::Cut), "finals/cut-too-early");
    f.close(2);
    let facts = f.order(Command::Cut).unwrap();
    assert_eq!(facts.len(), 5);
    let (round, players) = f.tournament.section(ONE).cut.clone().unwrap();
    assert_eq!((round, players), (2, [1, 5, 3, 7].map(PlayerId).to_vec()));
    assert_eq!(seats(&f, Semi1), (Some(1), Some(7)));
    assert_eq!(seats(&f, Semi2), (Some(5), Some(3)));
    assert_eq!(seats(&f, Final), (None, None));
    assert!(
        [1, 5, 3, 7]
            .iter()
            .all(|n| f.tournament.player(PlayerId(*n)).status == Status::Knockout)
    );
    assert_eq!(f.refused(Command::Cut), "finals/cut-already");
}

#[test]
fn the_cut_waits_for_lots_and_takes_no_pending_board() {
    let mut f = before();
    f.foul(3, 0, 1);
    f.close(2);
    // 3 and 7 are level, and one plays 1, the other 5.
    assert_eq!(f.refused(Command::Cut), "finals/cut-undecided");
    f.order(Command::TieLots(
        vec![PlayerRef::Number(7), PlayerRef::Number(3)],
        None,
    ))
    .unwrap();
    f.order(Command::Cut).unwrap();
    assert_eq!(seats(&f, Semi1), (Some(1), Some(3)));

    let mut f = before();
    f.apply(Fact::OutcomeSet {
        section: ONE,
        round: 1,
        table: 1,
        was: Outcome::Decided(Decision::plain(Word::Red)),
        now: Outcome::Pending,
    });
    f.close(2);
    assert_eq!(f.refused(Command::Cut), "finals/cut-pending");
}

#[test]
fn who_withdrew_before_the_cut_is_passed_over() {
    let mut f = before();
    f.status(5, Status::Withdrawn);
    f.close(2);
    f.order(Command::Cut).unwrap();
    assert_eq!(seats(&f, Semi1), (Some(1), Some(2)));
    assert_eq!(seats(&f, Semi2), (Some(3), Some(7)));
    assert_eq!(f.tournament.player(PlayerId(5)).status, Status::Withdrawn);
}

#[test]
fn colours_are_drawn_once_and_recorded() {
    let mut f = cut();
    assert_eq!(f.refused(ko(Semi1, Word::Red)), "finals/colours-not-drawn");
    f.order(Command::KoLots(Semi1, Some(5), None)).unwrap();
    let game = &f.tournament.section(ONE).knockout[&Semi1];
    assert!(game.drawn && game.seed == Some(5));
    let first = seats(&f, Semi1);
    assert_eq!(
        f.refused(Command::KoLots(Semi1, Some(6), None)),
        "finals/colours-drawn"
    );
    let mut again = cut();
    again.order(Command::KoLots(Semi1, Some(5), None)).unwrap();
    assert_eq!(seats(&again, Semi1), first);
    // Over many seeds either may have red.
    let reds: std::collections::BTreeSet<_> = (0..20)
        .map(|seed| {
            let mut f = cut();
            f.order(Command::KoLots(Semi1, Some(seed), None)).unwrap();
            seats(&f, Semi1).0
        })
        .collect();
    assert_eq!(reds, [Some(1), Some(7)].into());

    f.order(red(Semi2, 3)).unwrap();
    assert_eq!(seats(&f, Semi2), (Some(3), Some(5)));
    assert_eq!(f.refused(red(Final, 1)), "finals/seat-unknown");
    let mut f = cut();
    assert_eq!(f.refused(red(Semi2, 1)), "finals/not-in-game");
}

#[test]
fn ac_79_a_drawn_game_is_kept_without_a_winner_until_its_quick_game() {
    let mut f = cut();
    f.order(red(Semi1, 1)).unwrap();
    f.order(ko(Semi1, Word::Draw)).unwrap();
    assert_eq!(winner(&f, Semi1), None);
    assert_eq!(seats(&f, Final), (None, None));
    assert_eq!(
        not_final(&f.tournament, ONE),
        Some(NotFinal::RoundsLeft {
            published: 2,
            rounds: 3
        })
    );
    // 7 had black and chooses red; the quick game is drawn, so its black, 1, wins.
    f.order(quick(Semi1, Word::Draw, Side::Red)).unwrap();
    assert_eq!(
        f.tournament.section(ONE).knockout[&Semi1].quick,
        Some((PlayerId(7), Word::Draw))
    );
    assert_eq!(winner(&f, Semi1), Some(1));
    assert_eq!(seats(&f, Final), (Some(1), None));
    assert_eq!(seats(&f, Third), (Some(7), None));
}

#[rstest::rstest]
#[case(Word::Red, Side::Red, 7)]
#[case(Word::Black, Side::Red, 1)]
#[case(Word::Red, Side::Black, 1)]
#[case(Word::Black, Side::Black, 7)]
#[case(Word::Draw, Side::Black, 7)]
#[case(Word::RedForfeits, Side::Black, 7)]
#[case(Word::BlackForfeits, Side::Red, 7)]
fn slow_black_chooses_and_the_quick_game_decides(
    #[case] word: Word,
    #[case] choice: Side,
    #[case] goes_on: u32,
) {
    let mut f = cut();
    f.order(red(Semi1, 1)).unwrap();
    f.order(quick(Semi1, word, choice)).unwrap();
    assert_eq!(winner(&f, Semi1), Some(goes_on));
}

#[test]
fn a_quick_game_needs_a_draw_and_a_choice() {
    let mut f = cut();
    f.order(red(Semi1, 1)).unwrap();
    let command = |word, quick, choice| Command::Ko {
        game: Semi1,
        word,
        quick,
        choice,
    };
    assert_eq!(
        f.refused(command(Word::Red, Some(Word::Red), Some(Side::Red))),
        "finals/quick-needs-draw"
    );
    assert_eq!(
        f.refused(command(Word::Draw, Some(Word::Red), None)),
        "finals/quick-needs-choice"
    );
    assert_eq!(
        f.refused(command(Word::Draw, None, Some(Side::Red))),
        "finals/choice-needs-quick"
    );
    f.order(ko(Semi1, Word::Red)).unwrap();
    assert!(f.order(ko(Semi1, Word::Red)).unwrap().is_empty());
}

/// Round 3 for the others: 2 has 4, 6 has 2, 8 and 4 have none.
fn played_out(f: &mut Facts) {
    f.play("2-4+ 6-8+ 1:knockout 3:knockout 5:knockout 7:knockout");
    f.foul(4, 3, 1);
    f.close(3);
}

#[test]
fn the_places_of_the_knockout_outrank_any_points() {
    let mut f = cut();
    played_out(&mut f);
    // Nothing is played yet: all four are before 2, who has as many points as 1.
    assert_eq!(
        ranks(&f)[4..],
        [(2, Some(5)), (6, Some(6)), (8, Some(7)), (4, Some(8))]
    );
    assert_eq!(not_final(&f.tournament, ONE), Some(NotFinal::Knockout(Semi1)));
    for (game, player, word) in [(Semi1, 1, Word::Black), (Semi2, 5, Word::BlackForfeits)] {
        f.order(red(game, player)).unwrap();
        f.order(ko(game, word)).unwrap();
    }
    assert_eq!(seats(&f, Final), (Some(7), Some(5)));
    assert_eq!(seats(&f, Third), (Some(1), Some(3)));
    f.order(red(Final, 5)).unwrap();
    f.order(ko(Final, Word::Black)).unwrap();
    assert_eq!(not_final(&f.tournament, ONE), Some(NotFinal::Knockout(Third)));
    f.order(red(Third, 3)).unwrap();
    f.order(ko(Third, Word::Red)).unwrap();
    assert_eq!(not_final(&f.tournament, ONE), None);
    let s = standings(&f.tournament, ONE, 99);
    assert_eq!(
        ranks(&f),
        [7, 5, 3, 1, 2, 6, 8, 4]
            .into_iter()
            .zip((1..=8).map(Some))
            .collect::<Vec<_>>()
    );
    assert_eq!(s.rows[0].decided_by, None);
    assert!(
        s.rows[1..=4]
            .iter()
            .all(|r| r.decided_by == Some(DecidedBy::Knockout))
    );
    assert!(s.rows.iter().all(|r| !r.undecided));
    assert_eq!((s.rows[3].points, s.rows[4].points), (4, 4));
    // As it was after round 1 there was no knockout.
    assert_eq!(standings(&f.tournament, ONE, 1).rows[0].player, PlayerId(1));
    // Expelled, the winner leaves the places to the others.
    f.status(7, Status::Expelled);
    assert_eq!(
        ranks(&f),
        [5, 3, 1, 2, 6, 8, 4]
            .into_iter()
            .zip((1..=7).map(Some))
            .chain([(7, None)])
            .collect::<Vec<_>>()
    );
}

#[test]
fn a_no_show_advances_the_other_and_two_leave_the_seat_empty() {
    let mut f = cut();
    played_out(&mut f);
    f.order(red(Semi1, 1)).unwrap();
    f.order(ko(Semi1, Word::BothForfeit)).unwrap();
    assert_eq!(winner(&f, Semi1), None);
    f.order(red(Semi2, 5)).unwrap();
    f.order(ko(Semi2, Word::RedForfeits)).unwrap();
    // 3 has nobody to meet: first without a game; 5 likewise third.
    assert_eq!(
        (winner(&f, Semi2), winner(&f, Final), winner(&f, Third)),
        (Some(3), Some(3), Some(5))
    );
    assert_eq!(f.refused(red(Final, 3)), "finals/seat-empty");
    assert_eq!(not_final(&f.tournament, ONE), None);
    assert_eq!(
        ranks(&f)[..5],
        [
            (3, Some(1)),
            (5, Some(2)),
            (1, Some(3)),
            (7, Some(3)),
            (2, Some(5))
        ]
    );
    // Nobody won between 1 and 7, so lots decide.
    let lots = [7, 1].map(|n| PlayerRef::Id(PlayerId(n))).to_vec();
    f.order(Command::TieLots(lots, None)).unwrap();
    assert_eq!(ranks(&f)[2..4], [(7, Some(3)), (1, Some(4))]);
    let rows = standings(&f.tournament, ONE, 99).rows;
    assert_eq!(rows[3].decided_by, Some(DecidedBy::Criterion(Criterion::Lots)));
    assert!(rows.iter().all(|r| !r.undecided));
}

#[test]
fn who_withdraws_or_is_expelled_from_the_knockout_loses_his_game() {
    let mut f = cut();
    played_out(&mut f);
    for (game, player) in [(Semi1, 1), (Semi2, 5)] {
        f.order(red(game, player)).unwrap();
        f.order(ko(game, Word::Red)).unwrap();
    }
    let leaves = |number: u32| Command::Withdraw {
        player: PlayerRef::Id(PlayerId(number)),
        reason: "伤病".to_owned(),
        forfeit: false,
    };
    f.order(leaves(5)).unwrap();
    assert_eq!((winner(&f, Final), winner(&f, Third)), (Some(1), None));
    assert_eq!(f.tournament.reasons.get(&PlayerId(5)).unwrap(), "伤病");
    f.order(Command::Expel(PlayerRef::Id(PlayerId(7)), "舞弊".to_owned()))
        .unwrap();
    assert_eq!(winner(&f, Third), Some(3));
    assert_eq!(
        ranks(&f)[..4],
        [(1, Some(1)), (5, Some(2)), (3, Some(3)), (2, Some(4))]
    );
}

#[test]
fn a_semi_final_changes_until_the_next_game_has_begun() {
    let mut f = cut();
    for (game, player) in [(Semi1, 1), (Semi2, 5)] {
        f.order(red(game, player)).unwrap();
        f.order(ko(game, Word::Red)).unwrap();
    }
    assert_eq!(seats(&f, Final), (Some(1), Some(5)));
    f.order(ko(Semi1, Word::Black)).unwrap();
    assert_eq!(seats(&f, Final), (Some(7), Some(5)));
    assert_eq!(seats(&f, Third), (Some(1), Some(3)));
    f.order(red(Final, 5)).unwrap();
    // The winner is the same: the final stays, its colours drawn.
    f.order(ko(Semi1, Word::RedForfeits)).unwrap();
    assert_eq!(seats(&f, Final), (Some(5), Some(7)));
    // Another winner takes his seat, and the colours are to be drawn again.
    f.order(ko(Semi1, Word::Red)).unwrap();
    assert_eq!(seats(&f, Final), (Some(1), Some(5)));
    assert_eq!(f.refused(ko(Final, Word::Red)), "finals/colours-not-drawn");
    f.order(red(Final, 5)).unwrap();
    f.order(ko(Final, Word::Draw)).unwrap();
    assert_eq!(f.refused(ko(Semi1, Word::Black)), "finals/next-begun");
}

#[test]
fn a_correction_after_the_cut_says_whom_it_would_take_and_changes_nothing() {
    let mut f = cut();
    assert_eq!(changed_cut(&f.tournament, ONE), None);
    f.apply(Fact::OutcomeSet {
        section: ONE,
        round: 1,
        table: 4,
        was: Outcome::Decided(Decision::plain(Word::Black)),
        now: Outcome::Decided(Decision::plain(Word::Red)),
    });
    // 7 has 1 now; 2 and 8 have 2 and are level: one of them would be the fourth.
    let now = changed_cut(&f.tournament, ONE).unwrap();
    assert_eq!(now.players[..3], [1, 5, 3].map(PlayerId));
    assert_eq!(now.level, [[2, 8].map(PlayerId).to_vec()]);
    f.foul(2, 2, 1);
    let now = changed_cut(&f.tournament, ONE).unwrap();
    assert_eq!(
        (now.players, now.level),
        ([1, 5, 3, 8].map(PlayerId).to_vec(), vec![])
    );
    assert_eq!(
        f.tournament.section(ONE).cut.as_ref().unwrap().1,
        [1, 5, 3, 7].map(PlayerId)
    );
}

#[test]
fn without_a_knockout_there_is_nothing_to_cut() {
    let mut f = Facts::new(4, sample("xiaoyi-2019"));
    assert_eq!(f.refused(Command::Cut), "finals/no-knockout");
    assert_eq!(f.refused(red(Semi1, 1)), "finals/no-knockout");
    let mut f = before();
    assert_eq!(f.refused(red(Semi1, 1)), "finals/not-cut");
}

//! The end by keys: cut, colours, quick game, lots, the prize window, a forfeit's question.

use crate::support::console::{Desk, knockout, rules};
use crate::support::hall::HALL;
use xiangqi_arbiter::domain::command::KnockoutGame::{Final, Semi1, Semi2};
use xiangqi_arbiter::domain::fact::KoGame;
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::regulation::{Filter, PrizeBy, PrizeList, Words};

fn list(key: &str, by: PrizeBy, yuan: u32) -> PrizeList {
    PrizeList {
        key: key.to_owned(),
        name: Words {
            zh: format!("奖{key}"),
            en: key.to_owned(),
        },
        of: Filter::default(),
        by,
        amounts: vec![(1, 2, yuan)],
        cap: None,
        stacks: true,
        honour: None,
        article: "规八".to_owned(),
    }
}

/// Two rounds, the cut after the first.
pub(super) fn desk() -> Desk {
    let mut rules = rules();
    rules.rounds = 2;
    rules.recording = None;
    rules.knockout = Some(knockout(1));
    rules.prizes = vec![
        list("open", PrizeBy::Place, 500),
        list("luck", PrizeBy::Draw(2), 100),
        list("conduct", PrizeBy::Nominated(2), 50),
    ];
    let mut desk = Desk::new(rules, 13);
    desk.line("lots --as-listed");
    desk.keys("g w y t 1+ 2- 3+ 4- 5+ 6* <Esc>");
    while desk
        .tournament()
        .running(HALL)
        .is_some_and(|r| r.open_boards().next().is_some())
    {
        desk.keys("+");
    }
    desk.keys("e");
    desk
}

pub(super) fn game(desk: &Desk, game: xiangqi_arbiter::domain::command::KnockoutGame) -> &KoGame {
    &desk.tournament().section(HALL).knockout[&game]
}

/// Lots by key until none is due.
pub(super) fn lots(desk: &mut Desk) {
    desk.keys("L");
    while !desk.screen().contains("没有未区分的名次") {
        let head = desk.head();
        desk.keys("<Enter> y");
        assert!(desk.head() > head, "{}", desk.echo());
    }
    desk.keys("<Esc>");
}

#[test]
fn the_knockout_is_run_by_keys_beside_the_rounds() {
    let mut desk = desk();
    // Level players cross the cut: it is refused and says so.
    desk.keys("K x");
    assert!(desk.tournament().section(HALL).cut.is_none());
    assert!(desk.screen().contains("未区分"));
    desk.keys("<Esc>");
    lots(&mut desk);
    desk.keys("K x");
    assert!(desk.echo().contains("切分"), "{}", desk.echo());
    desk.keys("y");
    assert!(desk.tournament().section(HALL).cut.is_some());
    // Semi-1: colours, a draw, black takes red, the quick game is drawn: black of it has won.
    desk.keys("d *");
    assert_eq!(game(&desk, Semi1).winner, None);
    let slow_red = game(&desk, Semi1).red;
    desk.keys("r *");
    assert_eq!(game(&desk, Semi1).winner, slow_red);
    // Another result for a finished game is asked about.
    desk.keys("+");
    assert!(desk.echo().contains("半决赛1"), "{}", desk.echo());
    desk.keys("<Esc> <Down> d +");
    assert_eq!(game(&desk, Semi2).winner, game(&desk, Semi2).red);
    desk.keys("<Esc>");
    // On the home screen the games stand under the boards.
    let screen = desk.screen();
    assert!(screen.contains("半决赛1") && screen.contains("决赛"), "{screen}");
    desk.keys("K d B");
    let last = game(&desk, Final);
    assert_eq!(last.winner, last.red);
}

#[test]
fn the_prize_window_draws_luck_nominates_and_says_what_changed() {
    let mut desk = desk();
    lots(&mut desk);
    desk.keys("K x y d + <Down> d + <Down> d + <Down> d + <Esc>");
    desk.keys("g w y t");
    while desk
        .tournament()
        .running(HALL)
        .is_some_and(|r| r.open_boards().next().is_some())
    {
        desk.keys("+");
    }
    desk.keys("e");
    lots(&mut desk);
    desk.keys("P");
    let screen = desk.screen();
    assert!(screen.contains("奖open") && screen.contains("未抽奖"), "{screen}");
    desk.keys("d");
    assert_eq!(desk.tournament().section(HALL).luck.len(), 1, "{}", desk.echo());
    // The line is there, only the player is missing, and the cursor stands where he goes.
    desk.keys("n 5 <Enter>");
    assert_eq!(
        desk.tournament().section(HALL).awards["conduct"].len(),
        1,
        "{}",
        desk.echo()
    );
    desk.keys("<Tab>");
    assert!(desk.screen().contains("合计"));
    desk.keys("<Esc>");
    desk.line("award 6 conduct");
    desk.keys("P");
    assert!(desk.screen().contains("有变动"), "{}", desk.screen());
    desk.keys("<Esc> P");
    assert!(!desk.screen().contains("有变动"));
}

#[test]
fn a_forfeit_that_withdraws_asks_whether_it_was_with_leave() {
    let mut rules = rules();
    rules.forfeits_withdraw = 1;
    let mut desk = Desk::new(rules, 12);
    desk.line("lots --as-listed");
    desk.keys("g w y t 3/r");
    let gone = desk.board(3).red.player;
    assert_eq!(desk.tournament().player(gone).status, Status::Withdrawn);
    assert!(desk.echo().contains("正当理由"), "{}", desk.echo());
    desk.keys("y");
    assert_eq!(desk.tournament().player(gone).status, Status::Active);
    // Any other key goes on with the round.
    desk.keys("4/b 5+");
    assert_eq!(desk.word(5), Some(xiangqi_arbiter::domain::round::Word::Red));
    assert_eq!(
        desk.tournament().player(desk.board(4).black.player).status,
        Status::Withdrawn
    );
}

#[test]
fn what_a_list_gives_beside_money_is_shown_whole() {
    let honour = "代表山西队参加2018年全国象棋男子甲级联赛预选赛";
    let mut rules = rules();
    rules.rounds = 1;
    rules.recording = None;
    rules.prizes = vec![PrizeList {
        honour: Some(Words {
            zh: honour.to_owned(),
            en: "plays in the league".to_owned(),
        }),
        ..list("league", PrizeBy::Place, 0)
    }];
    let mut desk = Desk::new(rules, 4).size(80, 24);
    desk.line("lots --as-listed");
    desk.keys("g w y t 1+ 2- e y P");
    let screen = desk.screen();
    assert_eq!(screen.matches(honour).count(), 1, "{screen}");
    // Where there is no money nothing is said of it.
    assert!(!screen.contains("已发"), "{screen}");
}

#[test]
fn a_decided_game_is_overwritten_by_key_after_old_and_new_were_asked() {
    let mut desk = desk();
    lots(&mut desk);
    desk.keys("K x y d +");
    let head = desk.head();
    desk.keys("+");
    assert_eq!(desk.head(), head, "the same word changes nothing");
    desk.keys("<Esc> K <Up> -");
    assert!(desk.echo().contains("红胜 -> 黑胜"), "{}", desk.echo());
    assert_eq!(desk.head(), head);
    desk.keys("y");
    assert_eq!(game(&desk, Semi1).winner, game(&desk, Semi1).black);
    // The final is drawn up and a semi-final corrected: the other sits in it.
    desk.keys("<Down> d + <Down> d <Up><Up> + y");
    let last = game(&desk, Final);
    assert_eq!(
        last.red.or(last.black),
        game(&desk, Semi1).winner,
        "{}",
        desk.echo()
    );
    assert!(!last.drawn);
    // Once the final is played it is refused, by a key.
    desk.keys("<Down><Down> d + <Up><Up> - y");
    assert!(desk.echo().contains("u 键(撤销)"), "{}", desk.echo());
}

#[test]
fn an_earlier_round_shows_its_standings_beside_it() {
    let mut desk = desk();
    lots(&mut desk);
    let before: Vec<String> = standings_of(&mut desk);
    desk.keys("K x y d - <Down> d - <Down> d - <Down> d - <Esc>");
    desk.keys("g w y t");
    while desk
        .tournament()
        .running(HALL)
        .is_some_and(|r| r.open_boards().next().is_some())
    {
        desk.keys("-");
    }
    desk.keys("e");
    let end = standings_of(&mut desk);
    desk.keys(",");
    assert_eq!(standings_of(&mut desk), before);
    desk.keys(".");
    assert_eq!(standings_of(&mut desk), end);
    assert_ne!(end[..4], before[..4]);
}

/// Ranks and numbers of the panel, its first rows.
fn standings_of(desk: &mut Desk) -> Vec<String> {
    let screen = desk.screen();
    let lines = screen.lines().skip_while(|line| !line.contains("名次 序号"));
    let row = |line: &str| {
        let panel = line.rsplit(['|', '│']).nth(1)?;
        let mut words = panel.split_whitespace();
        Some(format!("{} {}", words.next()?, words.next()?))
    };
    lines.skip(1).take(6).filter_map(row).collect()
}

//! Commands in any order: never a panic, what holds of every tournament holds, and an act taken back leaves
//! no trace.

use crate::support::day::{Day, entry, no, plain, sample};
use proptest::prelude::*;
use xiangqi_arbiter::domain::command::{Command, EntryPatch, FoulOptions, Lot, Next, PaperRow, RosterRow};
use xiangqi_arbiter::domain::ids::{Side, Sides};
use xiangqi_arbiter::domain::invariants::recheck_pairings;
use xiangqi_arbiter::domain::player::Fee;
use xiangqi_arbiter::domain::regulation::{FirstRound, Regulation, UnitAvoidance};
use xiangqi_arbiter::domain::round::{MadeBy, Word};

/// What the arbiter does next; numbers are taken as they come and may name nobody.
#[derive(Debug, Clone)]
enum Step {
    Give(Box<Command>),
    /// A result at the open board of this place.
    Result(usize, Word),
    /// A command for the board of this place in the newest published round, and the one after it.
    At(usize, fn(u32, u32) -> Command),
    Correct(u32, usize, Word, Next),
    /// Every open board, and the close.
    Finish(Word),
    /// Everybody to be paired, in the order of this turn.
    Paper(usize),
    /// All open boards stay pending.
    ClosePending,
    /// Pairs with the rematches the refusal names.
    PairAnyhow,
}

fn patch() -> impl Strategy<Value = EntryPatch> {
    (
        0..6u32,
        0..3u32,
        prop::bool::weighted(0.7),
        prop::option::weighted(0.2, 0..12u32),
    )
        .prop_map(|(name, unit, paid, number)| EntryPatch {
            unit: Some(format!("单位{unit}")),
            fee: Some(if paid { Fee::Paid } else { Fee::Due }),
            number,
            ..entry(&format!("新{name}"))
        })
}

fn word() -> impl Strategy<Value = Word> {
    prop::sample::select(Word::ALL.to_vec())
}

/// Commands of the other rooms that change boards and who takes part, by tables.
const AT: [fn(u32, u32) -> Command; 12] = [
    |table, _| Command::Clear(table),
    |table, _| Command::Dispute(table),
    |table, _| Command::Verify(table, Word::Red),
    |table, _| Command::Missing(table, Some(Sides::One(Side::Red))),
    |table, other| Command::Missing(other, Some(Sides::One(Side::Black)).filter(|_| table != other)),
    Command::Merge,
    |table, _| Command::Table(table, 9),
    |table, other| Command::Fix(no(table), other + 1),
    |table, _| Command::Colours(table, None),
    |table, other| Command::Exchange(table, other, None),
    |table, _| {
        Command::FoulAt(
            table,
            Sides::One(Side::Red),
            "phone-answered".to_owned(),
            FoulOptions::default(),
        )
    },
    |table, _| Command::FoulOf(no(table), "misconduct".to_owned(), FoulOptions::default()),
];

fn step() -> impl Strategy<Value = Step> {
    let who = || (0..12u32).prop_map(no);
    let command = prop_oneof![
        3 => patch().prop_map(Command::Add),
        2 => (who(), patch()).prop_map(|(p, e)| Command::Edit(p, EntryPatch { name: None, ..e })),
        1 => prop::collection::vec(who(), 1..3).prop_map(Command::Paid),
        1 => prop::collection::vec(who(), 1..3).prop_map(Command::Arrived),
        2 => who().prop_map(Command::Remove),
        1 => prop::collection::vec(patch(), 0..5).prop_map(|rows| Command::Import {
            file: String::new(),
            rows: rows
                .into_iter()
                .zip(1..)
                .map(|(given, line)| RosterRow { line, given, ..RosterRow::default() })
                .collect(),
        }),
        3 => prop_oneof![Just(Lot::AsListed), any::<u64>().prop_map(|s| Lot::Seeded(Some(s)))]
            .prop_map(Command::Lots),
        2 => (who(), 0..14u32).prop_map(|(p, n)| Command::Number(p, n)),
        3 => (patch(), any::<bool>()).prop_map(|(entry, against_bye)| Command::Late {
            entry: EntryPatch { number: None, ..entry },
            against_bye,
        }),
        3 => (who(), prop::option::of(0..6u32), any::<bool>()).prop_map(|(player, round, excused)| {
            Command::Absent { player, round, excused }
        }),
        1 => who().prop_map(Command::Present),
        2 => (who(), any::<bool>()).prop_map(|(player, forfeit)| Command::Withdraw {
            player,
            reason: String::new(),
            forfeit,
        }),
        2 => who().prop_map(Command::Reenter),
        1 => who().prop_map(|p| Command::Expel(p, "打架".to_owned())),
        6 => Just(Command::Pair { rematches: None }),
        2 => (who(), who()).prop_map(|(a, b)| Command::Swap(a, b)),
        1 => who().prop_map(Command::Bye),
        6 => Just(Command::Publish),
        1 => any::<bool>().prop_map(|with_results| Command::Unpair { with_results }),
        1 => Just(Command::Start(None)),
        1 => Just(Command::Close(Vec::new())),
        1 => (2..5u32, any::<bool>()).prop_map(|(rounds, strict)| Command::Adopt(Box::new(Regulation {
            unpaid_are_paired: !strict,
            first_round: if strict { FirstRound::Ends } else { FirstRound::Neighbours },
            ..plain(rounds)
        }))),
    ];
    prop_oneof![
        12 => command.prop_map(|c| Step::Give(Box::new(c))),
        2 => (0..8usize, word()).prop_map(|(at, word)| Step::Result(at, word)),
        3 => (0..5usize, prop::sample::select(AT.to_vec())).prop_map(|(at, give)| Step::At(at, give)),
        1 => (0..5u32, 0..5usize, word(), prop::sample::select(vec![Next::Keep, Next::Partial, Next::All]))
            .prop_map(|(round, at, word, next)| Step::Correct(round, at, word, next)),
        4 => word().prop_map(Step::Finish),
        2 => (0..9usize).prop_map(Step::Paper),
        1 => Just(Step::ClosePending),
        1 => Just(Step::PairAnyhow),
    ]
}

fn table(day: &Day, at: usize) -> Option<u32> {
    let round = day.t().running(day.section)?;
    round.open_boards().nth(at).map(|b| b.table)
}

/// Does a step; whether anything was put in the book.
fn walk(day: &mut Day, step: Step) -> bool {
    let before = day.book.head();
    match step {
        Step::Give(command) => drop(day.give(*command)),
        Step::Result(at, word) => {
            if let Some(table) = table(day, at) {
                day.result(table, word);
            }
        }
        Step::At(at, give) => {
            if let Some(round) = day.t().current(day.section)
                && let Some(board) = round.boards().get(at)
            {
                let next = round.boards().get(at + 1).unwrap_or(board);
                let command = give(board.table, next.table);
                drop(day.give(command));
            }
        }
        Step::Correct(round, at, word, next) => {
            let board = day.t().round(day.section, round).and_then(|r| r.boards().get(at));
            if let Some(table) = board.map(|b| b.table) {
                drop(day.give(Command::Correct {
                    round,
                    table,
                    word,
                    next,
                }));
            }
        }
        Step::Finish(word) => {
            while let Some(table) = table(day, 0) {
                day.result(table, word);
            }
            drop(day.give(Command::Close(Vec::new())));
        }
        Step::Paper(turn) => {
            let next = day.t().published(day.section) + 1;
            let mut due = day.t().paired(day.section, next);
            if !due.is_empty() {
                let len = due.len();
                due.rotate_left(turn % len);
            }
            let numbers: Vec<_> = due
                .into_iter()
                .map(|id| no(day.t().player(id).number.unwrap()))
                .collect();
            let rows = numbers
                .chunks(2)
                .map(|pair| match pair {
                    [red, black] => PaperRow::Game(red.clone(), black.clone(), Word::BlackForfeits),
                    rest => PaperRow::Bye(rest[0].clone()),
                })
                .collect();
            drop(day.give(Command::Paper(rows)));
        }
        Step::ClosePending => {
            let open = day
                .t()
                .running(day.section)
                .map(|r| r.open_boards().map(|b| b.table).collect())
                .unwrap_or_default();
            drop(day.give(Command::Close(open)));
        }
        Step::PairAnyhow => {
            use xiangqi_arbiter::domain::refusal::{Refusal, rounds::Refused};
            if let Err(Refusal::Rounds(Refused::NeedsRematches(shown))) =
                day.give(Command::Pair { rematches: None })
            {
                day.act(Command::Pair {
                    rematches: Some(shown.fewest),
                });
            }
        }
    }
    day.book.head() > before
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_commands_leave_a_sound_tournament_and_can_be_taken_back(
        players in 0..9u32,
        strict in any::<bool>(),
        units in any::<bool>(),
        steps in prop::collection::vec(step(), 1..60),
    ) {
        let mut day = Day::with(
            Regulation {
                unpaid_are_paired: !strict,
                forfeits_withdraw: u32::from(units) * 2,
                fouls: sample("qijiang-2019").fouls,
                unit_avoidance: if units { UnitAvoidance::All } else { UnitAvoidance::None },
                ..plain(4)
            },
            players,
        );
        for step in steps {
            let (before, head) = (day.t().clone(), day.book.head());
            if !walk(&mut day, step) {
                prop_assert_eq!(&before, day.t());
                continue;
            }
            let after = day.t().clone();
            let mut back = day.clone();
            while back.book.undoable().next().is_some_and(|e| e.seq > head) {
                back.undo();
            }
            prop_assert_eq!(&before, back.t());
            prop_assert_eq!(&after, &day.book.as_of(day.book.head()).unwrap());
            let draft = day.t().draft(day.section).filter(|d| d.pairing.made_by == MadeBy::Machine);
            prop_assert!(draft.is_none_or(|d| d.pairing.standing().len() >= 2));
        }
        prop_assert_eq!(recheck_pairings(&day.book), []);
    }
}

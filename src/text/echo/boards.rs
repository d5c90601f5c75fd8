//! Sentences on rounds and boards.

use super::{Form, PHRASE, Teller, short};
use crate::domain::fact::Fact;
use crate::domain::ids::{PlayerId, SectionId, Side, Sides};
use crate::domain::round::{Board, MadeBy, Outcome, Pairings, Reason, Sheet, Stage, Word};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::{why, words};
use std::fmt::Write as _;

impl Teller<'_> {
    pub(super) fn board_fact(&self, fact: &Fact) -> Option<String> {
        let lang = self.lang;
        Some(match fact {
            Fact::Drafted {
                section,
                round,
                pairing,
            } => self.drafted(*section, *round, pairing),
            Fact::DraftVoided { round, .. } => {
                format!("{} {}", self.round(*round), lang.pick("草案作废", "draft voided"))
            }
            Fact::Published { round, .. } => {
                format!("{} {}", self.round(*round), lang.pick("公布", "published"))
            }
            Fact::Unpaired { round, was, .. } => match lang {
                Lang::Zh => format!(
                    "{} 对阵撤下，{} 台留在记录中",
                    self.round(*round),
                    was.boards.len()
                ),
                Lang::En => format!(
                    "{} unpaired, its {} boards stay in the log",
                    self.round(*round),
                    was.boards.len()
                ),
            },
            Fact::Started { round, at, .. } => {
                let at = at.format("%H:%M:%S");
                format!("{} {} {at}", self.round(*round), lang.pick("开钟", "started"))
            }
            Fact::OutcomeSet {
                section,
                round,
                table,
                was,
                now,
            } => self.outcome_set(*section, *round, *table, was, now),
            Fact::Verified {
                section,
                round,
                table,
                verified,
            } => {
                let what = if *verified {
                    lang.pick("核对一致", "verified")
                } else {
                    lang.pick("须重新核对", "to be verified again")
                };
                let place = self.table(*section, *round, *table);
                match self.board(*section, *round, *table) {
                    Some(board) if self.form == Form::Screen => {
                        let stands = self.stands(board);
                        format!("{place} {}{PHRASE}{what} {stands}", self.players(board))
                    }
                    _ => format!("{place} {what}"),
                }
            }
            Fact::BoardChanged {
                section,
                round,
                was,
                now,
            } => self.board_changed(*section, *round, was, now),
            Fact::BoardAdded {
                section,
                round,
                bye,
                board,
            } => {
                let table = self.table(*section, *round, board.table);
                let players = self.players(board);
                match lang {
                    Lang::Zh => format!("{table} {players}，{} 不再轮空", self.who(bye.player)),
                    Lang::En => format!("{table} {players}, {} has the bye no more", self.who(bye.player)),
                }
            }
            Fact::BoardsMerged {
                section,
                round,
                now,
                absent,
                ..
            } => {
                let here = format!(
                    "{} {}",
                    self.table(*section, *round, now.table),
                    self.players(now)
                );
                let gone = self.players(absent);
                match lang {
                    Lang::Zh => format!("并台 {here}；未到 {gone}"),
                    Lang::En => format!("merged: {here}; missing {gone}"),
                }
            }
            Fact::SheetSet {
                section,
                round,
                table,
                now,
                ..
            } => {
                let what = match now {
                    Sheet::Missing => lang.pick("棋谱未交", "no sheet"),
                    Sheet::HandedIn => lang.pick("棋谱已交", "sheet handed in"),
                    Sheet::Excused => lang.pick("免录谱", "sheet excused"),
                };
                let place = self.table(*section, *round, *table);
                let board = self.board(*section, *round, *table);
                match board.zip(board.and_then(Tournament::sheet_owner)) {
                    Some((board, side)) => format!("{place} {} {what}", self.who(board.seat(side).player)),
                    None => format!("{place} {what}"),
                }
            }
            Fact::SheetsPicked { tables, .. } => {
                let tables: Vec<String> = tables.iter().map(u32::to_string).collect();
                format!("{} {}", lang.pick("录谱台", "sheets due at"), tables.join(" "))
            }
            Fact::MissingSet {
                section,
                round,
                table,
                now,
                ..
            } => {
                let place = self.table(*section, *round, *table);
                match (now, self.board(*section, *round, *table)) {
                    (None, _) => format!("{place} {}", lang.pick("双方到场", "both there")),
                    (Some(Sides::One(side)), Some(board)) => format!(
                        "{place} {} {} {}",
                        words::side(*side, lang),
                        self.who(board.seat(*side).player),
                        lang.pick("未到", "missing")
                    ),
                    (Some(sides), _) => format!(
                        "{place} {} {}",
                        words::sides(*sides, lang),
                        lang.pick("未到", "missing")
                    ),
                }
            }
            Fact::Closed { round, .. } => {
                format!("{} {}", self.round(*round), lang.pick("结束", "closed"))
            }
            _ => return None,
        })
    }

    /// Both players of a board, red first.
    fn players(&self, board: &Board) -> String {
        let (red, black) = (self.who(board.red.player), self.who(board.black.player));
        match self.lang {
            Lang::Zh => format!("红 {red} 对 黑 {black}"),
            Lang::En => format!("red {red} v black {black}"),
        }
    }

    fn drafted(&self, section: SectionId, round: u32, pairing: &Pairings) -> String {
        let made = match pairing.made_by {
            MadeBy::Machine => "",
            MadeBy::Hand => self.lang.pick("（手工改动）", " (changed by hand)"),
            MadeBy::Paper => self.lang.pick("（纸面）", " (on paper)"),
        };
        let boards = pairing.boards.len();
        let mut text = match self.lang {
            Lang::Zh => format!("{} 对阵 {boards} 台{made}", self.round(round)),
            Lang::En => format!("{}: {boards} boards{made}", self.round(round)),
        };
        let comma = self.lang.pick("，", ", ");
        if let Some(bye) = &pairing.bye {
            let again = if self.had_bye(section, round, bye.player) {
                self.lang.pick("（再次）", " (again)")
            } else {
                ""
            };
            let who = self.who(bye.player);
            let _ = write!(text, "{comma}{} {who}{again}", self.lang.pick("轮空", "bye"));
        }
        let again: Vec<String> = pairing
            .boards
            .iter()
            .filter(|b| self.met(section, round, b.red.player, b.black.player))
            .map(|b| self.players(b))
            .collect();
        let rematch = self.lang.pick("重遇", "rematch");
        match (again.len(), self.form) {
            (0, _) => {}
            (count, Form::Brief) => {
                let _ = write!(text, "{comma}{rematch} {count}");
            }
            (count, Form::Screen) => {
                let _ = write!(text, "{PHRASE}{rematch} {count}");
                for pair in again {
                    let _ = write!(text, "{PHRASE}{pair}");
                }
            }
            (_, Form::Echo | Form::Log) => {
                let list = again.join(self.lang.pick("、", ", "));
                let _ = write!(text, "{comma}{rematch} {list}");
            }
        }
        if pairing.made_by == MadeBy::Hand {
            let broken = self.tournament.broken_rules(section, round, pairing);
            if !broken.is_empty() {
                let list: Vec<String> = broken.iter().map(|b| why::broken(b, self.lang)).collect();
                let list = list.join(self.lang.pick("、", ", "));
                let _ = write!(text, "{comma}{} {list}", self.lang.pick("违反:", "breaks:"));
            }
        }
        text
    }

    fn met(&self, section: SectionId, before: u32, a: PlayerId, b: PlayerId) -> bool {
        self.tournament
            .section(section)
            .rounds
            .iter()
            .filter(|r| r.number < before && r.stage != Stage::Draft)
            .any(|r| r.board_of(a).is_some_and(|board| board.side_of(b).is_some()))
    }

    fn had_bye(&self, section: SectionId, before: u32, player: PlayerId) -> bool {
        self.tournament
            .section(section)
            .rounds
            .iter()
            .filter(|r| r.number < before && r.stage != Stage::Draft)
            .any(|r| r.pairing.bye.as_ref().is_some_and(|b| b.player == player))
    }

    fn outcome_set(
        &self,
        section: SectionId,
        round: u32,
        table: u32,
        was: &Outcome,
        now: &Outcome,
    ) -> String {
        let place = self.table(section, round, table);
        let change = format!("{} -> {}", self.result(was), self.result(now));
        let Some(board) = self.board(section, round, table) else {
            return format!("{place} {change}");
        };
        match self.form {
            Form::Screen => return self.outcome_on_screen(&place, board, was, now),
            Form::Brief => {
                let (red, black) = (self.who(board.red.player), self.who(board.black.player));
                return format!("{place} {} {red} - {black}", self.result(now));
            }
            Form::Echo | Form::Log => {}
        }
        let players = self.players(board);
        match now.word().and_then(Word::winner) {
            Some(side) => {
                let who = self.who(board.seat(side).player);
                format!(
                    "{place} {players}: {change}, {} {who}",
                    self.lang.pick("胜者", "winner")
                )
            }
            None => format!("{place} {players}: {change}"),
        }
    }

    /// Who plays, then the result and its winner: the unit stands with the first naming of a player.
    fn outcome_on_screen(&self, place: &str, board: &Board, was: &Outcome, now: &Outcome) -> String {
        let mut text = format!("{place} {}{PHRASE}", self.players(board));
        if *was != Outcome::Open {
            let _ = write!(text, "{} -> ", self.result(was));
        }
        text.push_str(&self.result(now));
        text.push_str(&self.won(board, now));
        text
    }

    /// The result of a board with its winner.
    fn stands(&self, board: &Board) -> String {
        let result = self.result(&board.outcome);
        format!("{result}{}", self.won(board, &board.outcome))
    }

    /// The winner of a result, if it has one, after a comma.
    fn won(&self, board: &Board, outcome: &Outcome) -> String {
        let Some(side) = outcome.word().and_then(Word::winner) else {
            return String::new();
        };
        let winner = short(self.tournament.player(board.seat(side).player));
        match self.lang {
            Lang::Zh => format!("，胜者 {winner}"),
            Lang::En => format!(", winner {winner}"),
        }
    }

    /// The board at a table as the act drew it up, if it did: where it is undone another draft may stand there.
    fn board(&self, section: SectionId, round: u32, table: u32) -> Option<&Board> {
        let drawn_up = self.facts.iter().find_map(|fact| match fact {
            Fact::Drafted {
                section: of,
                round: drafted,
                pairing,
            } if (*of, *drafted) == (section, round) => pairing.boards.iter().find(|b| b.table == table),
            _ => None,
        });
        drawn_up.or_else(|| self.tournament.round(section, round)?.at_table(table))
    }

    /// A result with what was said about it.
    fn result(&self, outcome: &Outcome) -> String {
        let mut text = words::outcome(outcome, self.lang).to_owned();
        if let Outcome::Decided(decision) = outcome {
            let mut more: Vec<String> = Vec::new();
            let forfeited = [Side::Red, Side::Black]
                .into_iter()
                .any(|side| decision.word.forfeited_by(side));
            more.extend(decision.reason.map(|r| words::reason(r, self.lang).to_owned()));
            // A forfeit of which nothing more is said is an absence.
            let ground = decision
                .reason
                .or((forfeited && !decision.excused).then_some(Reason::Absent));
            let article = ground.map_or("", |r| self.tournament.regulation.reason_article(r));
            if self.form != Form::Brief && !self.by_foul && !article.is_empty() {
                more.push(safe(article).into_owned());
            }
            if decision.excused {
                more.push(self.lang.pick("有故", "excused").to_owned());
            }
            if let Some(moves) = decision.moves {
                more.push(format!("{moves} {}", self.lang.pick("回合", "moves")));
            }
            if !more.is_empty() {
                let _ = write!(text, "({})", more.join(", "));
            }
        }
        text
    }

    fn board_changed(&self, section: SectionId, round: u32, was: &Board, now: &Board) -> String {
        let lang = self.lang;
        let place = self.table(section, round, was.table);
        if was.table != now.table {
            let to = self.table(section, round, now.table);
            return format!("{place} -> {to}: {}", self.players(now));
        }
        if was.same_seats(now) {
            let (red, black) = now.offers;
            return format!("{place} {} {red}:{black}", lang.pick("提和", "draw offers"));
        }
        let reversed = was.red.player == now.black.player && was.black.player == now.red.player;
        let what = if reversed {
            lang.pick("红黑对调", "colours reversed")
        } else {
            lang.pick("换人", "players exchanged")
        };
        let winner = now.outcome.word().and_then(Word::winner).map_or_else(
            || words::outcome(&now.outcome, lang).to_owned(),
            |side: Side| {
                // On the screen the unit stands with the first naming.
                let player = now.seat(side).player;
                let who = if self.form == Form::Screen {
                    short(self.tournament.player(player))
                } else {
                    self.who(player)
                };
                format!(
                    "{}, {} {who}",
                    words::outcome(&now.outcome, lang),
                    lang.pick("胜者", "winner")
                )
            },
        );
        match self.form {
            Form::Screen => return format!("{place} {what}: {}{PHRASE}{winner}", self.players(now)),
            Form::Brief => return format!("{place} {what}: {}", self.players(now)),
            Form::Echo | Form::Log => {}
        }
        format!(
            "{place} {what}: {} -> {}; {winner}",
            self.players(was),
            self.players(now)
        )
    }
}

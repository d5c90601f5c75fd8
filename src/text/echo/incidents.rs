//! Sentences on fouls and incidents, lots between level players, the knockout, awards.

use super::{Form, PHRASE, Teller};
use crate::domain::command::KnockoutGame;
use crate::domain::fact::{Fact, KoGame};
use crate::domain::foul::{ClaimKind, Foul, Incident, What};
use crate::domain::ids::{PlayerId, SectionId, Side};
use crate::domain::player::Player;
use crate::domain::round::Outcome;
use crate::text::knockout;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::words;
use std::fmt::Write as _;

impl Teller<'_> {
    pub(super) fn incident_fact(&self, fact: &Fact) -> Option<String> {
        let lang = self.lang;
        Some(match fact {
            Fact::Logged { section, incident } => {
                let what = self.what(*section, incident, &incident.what);
                let place = self.place(*section, incident);
                let id = incident.id.to_string();
                // On the screen the number of the act stands beside it.
                if matches!(self.form, Form::Screen | Form::Brief) && !id.contains('.') {
                    format!("{place}{what}")
                } else {
                    format!("{id} {place}{what}")
                }
            }
            Fact::IncidentChanged {
                section,
                id,
                now,
                reason,
                ..
            } => {
                let incident = self.tournament.incident(*section, *id);
                let (place, what) = incident.map_or_else(Default::default, |i| {
                    (self.place(*section, i), self.what(*section, i, now))
                });
                // A voided foul names the reason itself.
                let is_told =
                    matches!(now.as_ref(), What::Foul(foul) if foul.voided.as_ref() == Some(reason));
                let reason = match reason.as_str() {
                    "" => String::new(),
                    _ if is_told => String::new(),
                    reason => format!(": {}", safe(reason)),
                };
                format!("{} {id} {place}{what}{reason}", lang.pick("更改", "changed"))
            }
            Fact::TieLotsDrawn { lots, .. } => {
                let order = self.list(lots.order.iter().copied());
                match lots.seed {
                    Some(seed) => format!(
                        "{} {order} ({} {seed})",
                        lang.pick("抽签", "lots:"),
                        lang.pick("种子", "seed")
                    ),
                    None => format!("{} {order}", lang.pick("抽签", "lots:")),
                }
            }
            Fact::CutMade { round, players, .. } => {
                let players = self.list(players.iter().copied());
                match lang {
                    Lang::Zh => format!("{}后进入淘汰赛: {players}", self.round(*round)),
                    Lang::En => format!("cut after {}: {players}", self.round(*round)),
                }
            }
            Fact::KoChanged { was, now, .. } => self.knockout_changed(was, now),
            Fact::Awarded {
                prize, player, given, ..
            } => {
                let verb = if *given {
                    lang.pick("授予", "awarded")
                } else {
                    lang.pick("收回", "taken back")
                };
                format!("{verb} {}: {}", self.prize(prize), self.who(*player))
            }
            Fact::LuckDrawn {
                prize,
                seed,
                among,
                winners,
                ..
            } => {
                let winners = self.list(winners.iter().copied());
                let among = among.len();
                let prize = self.prize(prize);
                match lang {
                    Lang::Zh => format!("{prize} 抽奖（{among} 人，种子 {seed}）: {winners}"),
                    Lang::En => format!("{prize}: draw among {among}, seed {seed}: {winners}"),
                }
            }
            _ => return None,
        })
    }

    fn prize(&self, key: &str) -> String {
        let lists = &self.tournament.regulation.prizes;
        lists
            .iter()
            .find(|l| l.key == key)
            .map_or_else(|| key.to_owned(), |l| safe(self.lang.of(&l.name)).into_owned())
    }

    /// Where an incident happened: its round if not the newest, its table.
    fn place(&self, section: SectionId, incident: &Incident) -> String {
        match incident.table {
            Some(table) => format!("{} ", self.table(section, incident.round, table)),
            None if self.form != Form::Log && incident.round == self.tournament.published(section) => {
                String::new()
            }
            None => format!("{} ", self.round(incident.round)),
        }
    }

    /// The player on a side of the incident's table.
    fn at_side(&self, section: SectionId, incident: &Incident, side: Side) -> String {
        let board = incident
            .table
            .and_then(|t| self.tournament.round(section, incident.round)?.at_table(t));
        let side_name = words::side(side, self.lang);
        board.map_or_else(
            || side_name.to_owned(),
            |b| format!("{side_name} {}", self.who(b.seat(side).player)),
        )
    }

    /// An article as it stands behind what it rules; a list of acts does without.
    fn in_brackets(&self, article: &str) -> String {
        match (article, self.form) {
            ("", _) | (_, Form::Brief) => String::new(),
            (article, _) => format!("({})", safe(article)),
        }
    }

    fn foul(&self, foul: &Foul) -> String {
        let lang = self.lang;
        let kind = self.tournament.regulation.foul_kind(&foul.kind);
        let name = kind.map_or(foul.kind.as_str(), |k| lang.of(&k.name));
        let count = match lang {
            Lang::Zh => format!("犯规 {} 次", foul.count),
            Lang::En if foul.count == 1 => "1 foul".to_owned(),
            Lang::En => format!("{} fouls", foul.count),
        };
        let total = match self.tournament.players.get(&foul.player) {
            Some(Player { section, .. }) => {
                let all = self
                    .tournament
                    .fouls(foul.player, self.tournament.published(*section));
                match lang {
                    Lang::Zh => format!("，累计 {all}"),
                    Lang::En => format!(", {all} in all"),
                }
            }
            None => String::new(),
        };
        let article = self.in_brackets(self.tournament.regulation.foul_article(&foul.kind));
        let mut text = format!(
            "{} {}{article}: {count}{total}",
            self.who(foul.player),
            safe(name)
        );
        let consequence = words::consequence(foul.consequence, lang);
        for more in [consequence.as_str(), &foul.note] {
            if !more.is_empty() {
                text.push_str(lang.pick("，", ", "));
                text.push_str(&safe(more));
            }
        }
        if let Some(reason) = &foul.voided {
            let _ = write!(text, " [{} {}]", lang.pick("作废", "void:"), safe(reason));
        }
        text
    }

    fn what(&self, section: SectionId, incident: &Incident, what: &What) -> String {
        let lang = self.lang;
        let rules = &self.tournament.regulation;
        let side = |s: Side| self.at_side(section, incident, s);
        match what {
            What::Foul(foul) => self.foul(foul),
            What::Time { side: s, minutes } => match lang {
                Lang::Zh => format!("{} 用时 {minutes:+} 分钟", side(*s)),
                Lang::En => format!("{} {minutes:+} minutes", side(*s)),
            },
            What::Offer { side: s } => format!("{} {}", side(*s), lang.pick("提和", "offers a draw")),
            What::Warning { side: s, text } => {
                format!("{} {}: {}", side(*s), lang.pick("警告", "warned"), safe(text))
            }
            What::Note { text } => format!("{}: {}", lang.pick("备注", "note"), safe(text)),
            What::Appeal { text, decision } => {
                let appeal = format!("{}: {}", lang.pick("申诉", "appeal"), safe(text));
                match decision {
                    Some(decision) => {
                        format!(
                            "{appeal} -> {}: {}",
                            lang.pick("裁定", "decision"),
                            safe(decision)
                        )
                    }
                    None => appeal,
                }
            }
            What::Claim {
                side: s,
                kind,
                target,
                count,
            } => format!(
                "{} {}{} {count}/{target}",
                side(*s),
                words::claim(*kind, lang),
                self.in_brackets(match kind {
                    ClaimKind::Natural => rules.natural_limit.as_ref().map_or("", |r| r.article.as_str()),
                    ClaimKind::Repetition => rules.repetition.as_ref().map_or("", |r| r.article.as_str()),
                })
            ),
            What::Ruling { side: s, within, end } => {
                let must = match s {
                    Some(s) => format!("{} {}", side(*s), lang.pick("须变着", "must change")),
                    None => lang.pick("不变判和", "drawn unless one changes").to_owned(),
                };
                let within = within.map_or_else(String::new, |w| format!(", {}", words::within(w, lang)));
                let end = end.map_or_else(String::new, |e| format!(" -> {}", words::ruling_end(e, lang)));
                let article = rules.repetition.as_ref().map_or("", |r| r.article.as_str());
                format!(
                    "{} {must}{within}{}{end}",
                    lang.pick("裁决", "ruling:"),
                    self.in_brackets(article)
                )
            }
            What::Missing { sides } => match sides {
                Some(sides) => format!("{} {}", words::sides(*sides, lang), lang.pick("未到", "missing")),
                None => lang.pick("双方到场", "both there").to_owned(),
            },
        }
    }

    /// A knockout game as it stands now, after what it said before if that is otherwise.
    fn knockout_changed(&self, was: &KoGame, now: &KoGame) -> String {
        if matches!(self.form, Form::Screen | Form::Brief) {
            return self.knockout_on_screen(was, now);
        }
        let text = self.knockout(now);
        if is_corrected(was, now) {
            format!("{} -> {text}", self.knockout(was))
        } else {
            text
        }
    }

    /// The same in phrases: who plays, then the result and who goes on; a game that only got its seats, those.
    fn knockout_on_screen(&self, was: &KoGame, now: &KoGame) -> String {
        let lang = self.lang;
        let name = words::knockout_game(now.game, lang);
        let won = now.winner.map_or_else(String::new, |winner| {
            let winner = knockout::named(winner, self.tournament);
            format!("{} {winner}", lang.pick("，胜者", ", winner"))
        });
        let moved = (was.red, was.black) != (now.red, now.black);
        if now.outcome == Outcome::Open && !now.drawn && (moved || was.outcome == Outcome::Open) {
            let seat = |id: Option<PlayerId>| {
                id.map_or_else(|| "?".to_owned(), |id| knockout::named(id, self.tournament))
            };
            return if is_seat_told(was, now) {
                format!("{name}: {} - {}{won}", seat(now.red), seat(now.black))
            } else {
                String::new()
            };
        }
        let who = |id: Option<PlayerId>| id.map_or_else(|| "-".to_owned(), |id| self.who(id));
        let (red, black) = (words::side(Side::Red, lang), words::side(Side::Black, lang));
        let mut text = format!("{name} {red} {} {black} {}", who(now.red), who(now.black));
        match self.form {
            Form::Screen => text.push(PHRASE),
            _ => text.push_str(": "),
        }
        let corrected = is_corrected(was, now);
        if corrected {
            let _ = write!(text, "{} -> ", knockout::brief(was, lang));
        }
        if now.outcome == Outcome::Open && !corrected {
            text.push_str(lang.pick("先后已抽", "colours drawn"));
        } else {
            text.push_str(&knockout::brief(now, lang));
        }
        text.push_str(&won);
        text
    }

    fn knockout(&self, game: &KoGame) -> String {
        let lang = self.lang;
        let who = |id: Option<_>| id.map_or_else(|| "-".to_owned(), |id| self.who(id));
        let mut text = format!(
            "{}: {} {} {} {}: {}",
            words::knockout_game(game.game, lang),
            lang.pick("红", "red"),
            who(game.red),
            lang.pick("黑", "black"),
            who(game.black),
            words::outcome(&game.outcome, lang)
        );
        if let Some((red, word)) = game.quick {
            let _ = write!(
                text,
                ", {} {} {}: {}",
                lang.pick("快棋", "quick game"),
                lang.pick("红", "red"),
                self.who(red),
                words::word(word, lang)
            );
        }
        if let Some(winner) = game.winner {
            let _ = write!(text, ", {} {}", lang.pick("胜者", "winner"), self.who(winner));
        }
        text
    }
}

/// Whether the seats a game got are worth a phrase: the final's once both are known or no longer, and a game won
/// without an opponent. The rest stands in the bracket.
fn is_seat_told(was: &KoGame, now: &KoGame) -> bool {
    let both = |game: &KoGame| game.red.is_some() && game.black.is_some();
    now.winner.is_some() || (now.game == KnockoutGame::Final && (both(was) || both(now)))
}

/// Whether a game said something that is otherwise now; a quick game after a drawn slow one only goes on.
fn is_corrected(was: &KoGame, now: &KoGame) -> bool {
    let goes_on = was.outcome == now.outcome && was.quick.is_none();
    was.outcome != Outcome::Open && !goes_on && (was.outcome != now.outcome || was.quick != now.quick)
}

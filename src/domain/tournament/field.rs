//! The facts a round is paired by (rulebook §4), as the tournament has them: the pairing engine knows no more.

use super::{Entered, Tournament};
use crate::domain::ids::{Number, PlayerId, RoundNo, SectionId};
use crate::domain::pairing::{Broken, Entrant, Field, Rules, broken_rules};
use crate::domain::regulation::Regulation;
use crate::domain::round::{Pairings, Round, Word};

/// The switches that bear on a section's pairing.
pub fn pairing_rules(regulation: &Regulation, section: SectionId) -> Rules {
    Rules {
        first_round: regulation.first_round_of(section),
        unit_avoidance: regulation.unit_avoidance_of(section),
        no_third_colour: regulation.no_third_colour,
        max_colour_difference: regulation.max_colour_difference,
        newcomer_bye_last: regulation.newcomer_bye_last,
        forfeit_win_bye_last: regulation.forfeit_win_bye_last,
    }
}

impl Tournament {
    /// Who is to be paired in a round as things stand now, by number.
    pub fn paired(&self, section: SectionId, round: RoundNo) -> Vec<PlayerId> {
        self.numbered(section)
            .into_iter()
            .map(|(_, id)| id)
            .filter(|id| self.out_of(*id, round).is_none())
            .collect()
    }

    /// The field of a round to be paired now: those who take part, by what rounds 1 to `round` − 1 were.
    pub fn field(&self, section: SectionId, round: RoundNo) -> Field {
        self.field_among(section, round, &self.paired(section, round))
    }

    /// The field of a pairing as it was drawn up: those who stand in it, by what the rounds before are now.
    pub fn field_of(&self, section: SectionId, round: RoundNo, pairing: &Pairings) -> Field {
        self.field_among(section, round, &pairing.standing())
    }

    /// The field of these players alone.
    pub(in crate::domain) fn field_among(
        &self,
        section: SectionId,
        round: RoundNo,
        players: &[PlayerId],
    ) -> Field {
        Field {
            round,
            last_round: round == self.regulation.rounds_of(section),
            rules: pairing_rules(&self.regulation, section),
            players: players.iter().filter_map(|id| self.entrant(*id, round)).collect(),
        }
    }

    /// What bears on a player's pairing in a round; none if he has no number.
    fn entrant(&self, id: PlayerId, round: RoundNo) -> Option<Entrant> {
        let rules = &self.regulation;
        let player = self.players.get(&id)?;
        let mut entrant = Entrant {
            number: player.number?,
            points: self.points(id, round - 1),
            met: Vec::new(),
            colours: Vec::new(),
            floats: Vec::new(),
            byes: 0,
            unit: player.entry.unit.clone(),
            newcomer: player.is_late_entrant(),
            forfeit_win: false,
        };
        for (_, entered) in self.record(id, round - 1) {
            let (mut colour, mut float) = (None, None);
            match entered {
                Entered::Board { board, side } => {
                    entrant.newcomer = false;
                    float = board.float(side);
                    let word = board.outcome.word();
                    let forfeited = word.is_some_and(|w| !w.played());
                    if !forfeited || rules.forfeits_count_as_met {
                        let opponent = self.players.get(&board.seat(side.other()).player);
                        entrant.met.extend(opponent.and_then(|p| p.number));
                    }
                    if !forfeited || rules.forfeit_colour_counts {
                        colour = Some(side);
                    }
                    entrant.forfeit_win |= forfeited && word.and_then(Word::winner) == Some(side);
                }
                Entered::Bye => {
                    entrant.newcomer = false;
                    entrant.byes += 1;
                }
                Entered::Out(_) | Entered::NotYet => {}
            }
            entrant.colours.push(colour);
            entrant.floats.push(float);
        }
        Some(entrant)
    }

    /// Every rule that a pairing of a round breaks, by what the rounds before are now. For the draft this is
    /// what the arbiter is shown after each change by hand.
    pub fn broken_rules(&self, section: SectionId, round: RoundNo, pairing: &Pairings) -> Vec<Broken> {
        let number = |id: PlayerId| self.players.get(&id).and_then(|p| p.number);
        let (pairs, bye) = by_number(pairing, number);
        broken_rules(&self.field_of(section, round, pairing), &pairs, bye)
    }

    /// How often the pairs of a pairing of a round met before, together.
    pub fn rematches(&self, round: RoundNo, pairs: &[(PlayerId, PlayerId)]) -> u32 {
        let met = |(red, black): &(PlayerId, PlayerId)| {
            let met = self.entrant(*red, round).map(|e| e.met).unwrap_or_default();
            let other = self.players.get(black).and_then(|p| p.number);
            met.iter().filter(|number| Some(**number) == other).count() as u32
        };
        pairs.iter().map(met).sum()
    }

    /// Whether the draft no longer holds exactly those who are to be paired, or says otherwise why the others
    /// are not.
    pub fn draft_is_stale(&self, section: SectionId) -> bool {
        self.draft(section).is_some_and(|draft| {
            let mut standing = draft.pairing.standing();
            standing.sort_unstable();
            let mut due = self.paired(section, draft.number);
            due.sort_unstable();
            standing != due || draft.pairing.out != self.out_now(section, draft.number)
        })
    }
}

/// A pairing as the engine reads it: pairs red first, and the bye, by number.
pub fn by_number(
    pairing: &Pairings,
    number: impl Fn(PlayerId) -> Option<Number>,
) -> (Vec<(Number, Number)>, Option<Number>) {
    let pairs = pairing
        .boards
        .iter()
        .filter_map(|b| Some((number(b.red.player)?, number(b.black.player)?)))
        .collect();
    (pairs, pairing.bye.as_ref().and_then(|b| number(b.player)))
}

impl Pairings {
    /// Everybody at a board or with the bye, in the order of the boards.
    pub fn standing(&self) -> Vec<PlayerId> {
        self.boards
            .iter()
            .flat_map(|b| [b.red.player, b.black.player])
            .chain(self.bye.as_ref().map(|b| b.player))
            .collect()
    }
}

impl Round {
    /// Whether a player stands in the round at all: at a board, with the bye, or among those not paired.
    pub fn mentions(&self, id: PlayerId) -> bool {
        self.pairing.standing().contains(&id) || self.pairing.out.iter().any(|o| o.player == id)
    }
}

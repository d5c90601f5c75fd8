//! Which table each board is printed at: the rank, but for fixed tables and sections numbered through
//! (rulebook §4 "Boards").

use super::Tournament;
use crate::domain::ids::{PlayerId, SectionId};
use std::collections::BTreeSet;

impl Tournament {
    /// The tables of boards given in the order of their rank. A fixed player's board has his table, of two
    /// boards that want one table the first; the others take the rest in order from the section's first.
    pub fn tables(&self, section: SectionId, boards: &[(PlayerId, PlayerId)]) -> Vec<u32> {
        let mut taken = BTreeSet::new();
        let fixed: Vec<Option<u32>> = boards
            .iter()
            .map(|(red, black)| {
                [red, black]
                    .into_iter()
                    .filter_map(|id| self.players.get(id)?.fixed_table)
                    .find(|table| taken.insert(*table))
            })
            .collect();
        let mut free = (self.first_table(section)..).filter(|table| !taken.contains(table));
        fixed
            .into_iter()
            .filter_map(|table| table.or_else(|| free.next()))
            .collect()
    }
}

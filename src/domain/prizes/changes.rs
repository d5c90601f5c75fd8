//! What a new revision of the prize lists says otherwise than the one before.

use super::{Award, Prizes, Taker};

/// A prize that is another than in the revision before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Key of the list.
    pub key: String,
    /// Whose.
    pub taker: Taker,
    /// The prize before; none if he had none of the list.
    pub was: Option<Award>,
    /// The prize now; none if he has none any more.
    pub now: Option<Award>,
}

/// Every prize of `now` that is another than in `before`, list by list; then those taken away.
pub fn changes(before: &Prizes, now: &Prizes) -> Vec<Change> {
    let find = |prizes: &Prizes, key: &str, taker: &Taker| {
        let list = prizes.lists.iter().find(|l| l.key == key)?;
        list.awards.iter().find(|a| a.taker == *taker).cloned()
    };
    let given = now.lists.iter().flat_map(|list| {
        list.awards.iter().map(|award| Change {
            key: list.key.clone(),
            taker: award.taker.clone(),
            was: find(before, &list.key, &award.taker),
            now: Some(award.clone()),
        })
    });
    let gone = before.lists.iter().flat_map(|list| {
        list.awards
            .iter()
            .filter(|award| find(now, &list.key, &award.taker).is_none())
            .map(|award| Change {
                key: list.key.clone(),
                taker: award.taker.clone(),
                was: Some(award.clone()),
                now: None,
            })
    });
    given.filter(|c| c.was != c.now).chain(gone).collect()
}

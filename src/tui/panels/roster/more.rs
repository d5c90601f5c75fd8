//! What else is registered of a player, in as many columns as there is room for.

use crate::domain::player::Player;
use crate::exchange::roster::{title_word, title_zh};
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::words;

/// A column of the roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    /// 性别.
    Sex,
    /// 出生.
    Born,
    /// 户籍.
    Household,
    /// 称号.
    Title,
    /// 队.
    Team,
    /// 标记.
    Tags,
}

const ALL: [Column; 6] = [
    Column::Household,
    Column::Born,
    Column::Sex,
    Column::Title,
    Column::Team,
    Column::Tags,
];

impl Column {
    /// Cells, without the blank before it.
    pub(super) fn width(self) -> usize {
        match self {
            Self::Sex => 4,
            Self::Born => 10,
            Self::Household | Self::Team => 12,
            Self::Title => 10,
            Self::Tags => 16,
        }
    }

    /// Its heading.
    pub(super) fn heading(self, lang: Lang) -> &'static str {
        match self {
            Self::Sex => lang.pick("性别", "sex"),
            Self::Born => lang.pick("出生", "born"),
            Self::Household => lang.pick("户籍", "household"),
            Self::Title => lang.pick("称号", "title"),
            Self::Team => lang.pick("队", "team"),
            Self::Tags => lang.pick("标记", "tags"),
        }
    }

    /// What stands in it.
    pub(super) fn value(self, player: &Player, lang: Lang) -> String {
        let entry = &player.entry;
        let text = match self {
            Self::Sex => entry.sex.map_or("", |s| words::sex(s, lang)).to_owned(),
            Self::Born => entry.born.map_or_else(String::new, |d| d.to_string()),
            Self::Household => entry.household.clone(),
            Self::Title => match lang {
                Lang::Zh => title_zh(&entry.title).into_owned(),
                Lang::En => title_word(&entry.title).into_owned(),
            },
            Self::Team if entry.counting => format!("{}*", entry.team),
            Self::Team => entry.team.clone(),
            Self::Tags => entry.tags.iter().cloned().collect::<Vec<_>>().join(" "),
        };
        in_row(&text).into_owned()
    }
}

/// The columns that fit into so many cells and of which some player has anything.
pub(super) fn fitting<'a>(room: usize, players: &(impl Iterator<Item = &'a Player> + Clone)) -> Vec<Column> {
    let mut used = 0;
    ALL.into_iter()
        .filter(|column| {
            let fits = used + 1 + column.width() <= room
                && players.clone().any(|p| !column.value(p, Lang::Zh).is_empty());
            used += if fits { 1 + column.width() } else { 0 };
            fits
        })
        .collect()
}

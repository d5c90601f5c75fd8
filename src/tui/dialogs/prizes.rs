//! 奖项: the lists with where each ends, what each player gets in all, fees, the report of those who left.
//!
//! ```text
//! +-- 奖项 -------------------------------------------------------+
//! | [名单] 合计 费用 停赛报告        第3版 (#540), 此前各版作废     |
//! | 公开组 规十.1            已发 45900 元, 未发 0 元               |
//! |    1  12 陆青禾 青石队                 1   20000               |
//! |   ..                                                           |
//! |    线内最后 .., 线外第一 .., 对手分 58:57                       |
//! +----------------------------------------------------------------+
//! ```

use crate::domain::prizes::{Awarded, Change, Taker};
use crate::text::finals::not_final;
use crate::text::finals_windows as text;
use crate::text::prizes as said;
use crate::text::shown::in_row;
use crate::text::{ties, width::cells};
use crate::tui::model::{Model, PrizePage};
use crate::tui::paint::{Row, wrap};
use crate::tui::sight::Sight;
use ratatui::text::Line;

/// Changes named in the head; the others are counted.
const NAMED: usize = 3;

/// The pages, the revision, what is missing, and what changed since the lists were last looked at.
pub fn head(model: &Model, sight: &Sight<'_>, page: PrizePage, since: &[Change]) -> Vec<Line<'static>> {
    let (look, lang, finals) = (model.look, model.lang, sight.finals());
    let mut tabs = Row::new().gap(1);
    for each in PrizePage::ALL {
        let style = if each == page { look.chosen() } else { look.dim() };
        tabs = tabs.text(&format!(" {} ", text::page(each, lang)), style).gap(1);
    }
    let revision = said::revision(&finals.revisions, lang).unwrap_or_default();
    let mut head = vec![tabs.text(&revision, look.heading()).line()];
    if let Some(missing) = &finals.prizes.not_final {
        let line = format!(" {}: {}", text::not_final(lang), not_final(missing, lang));
        head.push(Line::styled(line, look.warn()));
    }
    for change in since.iter().take(NAMED) {
        let line = said::change(change, sight.tournament(), lang);
        head.push(Line::styled(
            format!(" {}: {line}", text::since(lang)),
            look.warn(),
        ));
    }
    if since.len() > NAMED {
        head.push(Line::styled(
            text::more_changes(since.len() - NAMED, lang),
            look.warn(),
        ));
    }
    head.push(Line::default());
    head
}

/// The lines of a page.
pub fn lines(model: &Model, sight: &Sight<'_>, page: PrizePage, width: usize) -> Vec<Line<'static>> {
    let (look, lang, finals) = (model.look, model.lang, sight.finals());
    let tournament = sight.tournament();
    let plain = |list: Vec<String>| -> Vec<Line<'static>> {
        if list.is_empty() {
            return vec![Line::styled(format!("  {}", text::nothing(lang)), look.dim())];
        }
        let wrapped = list.iter().flat_map(|line| wrap(line, width.saturating_sub(2)));
        wrapped
            .map(|line| Line::styled(format!(" {line}"), look.text()))
            .collect()
    };
    match page {
        PrizePage::Lists => lists(model, sight, width),
        PrizePage::Totals => plain(
            finals
                .prizes
                .totals
                .iter()
                .map(|(id, yuan)| said::total(*id, *yuan, &finals.prizes, tournament, lang))
                .collect(),
        ),
        PrizePage::Fees => {
            let refunds = finals.refunds.iter().map(|r| said::refund(r, tournament, lang));
            let fees = finals.fees.iter().map(|f| said::fee(f, tournament, lang));
            let team = text::team_fee(tournament, lang);
            plain(team.into_iter().chain(refunds).chain(fees).collect())
        }
        PrizePage::Bans => {
            let Some(bans) = &finals.bans else {
                return plain(Vec::new());
            };
            let article = tournament.regulation.ban_report.as_deref().unwrap_or_default();
            let first = text::ban_article(article, lang);
            let bans = bans.iter().map(|b| said::ban(b, tournament, lang));
            plain(std::iter::once(first).chain(bans).collect())
        }
    }
}

fn lists(model: &Model, sight: &Sight<'_>, width: usize) -> Vec<Line<'static>> {
    let (look, lang, finals) = (model.look, model.lang, sight.finals());
    let tournament = sight.tournament();
    let mut lines = Vec::new();
    let hanging = finals.ties.iter().filter(|tie| !tie.touches.is_empty());
    for line in hanging.flat_map(|tie| wrap(&ties::say(tie, tournament, lang), width.saturating_sub(2))) {
        lines.push(Line::styled(format!(" {line}"), look.warn()));
    }
    for list in &finals.prizes.lists {
        lines.push(heading(model, list));
        for award in &list.awards {
            let text = award.text.as_ref().map_or("", |words| lang.of(words));
            let rank = match &award.taker {
                Taker::Player(_) => said::final_rank(&award.taker, &finals.standings),
                Taker::Team(_) => String::new(),
            };
            let yuan = if award.amount > 0 {
                award.amount.to_string()
            } else {
                String::new()
            };
            lines.push(
                Row::new()
                    .right(&award.place.to_string(), 5, look.open())
                    .gap(2)
                    .left(&said::taker(&award.taker, tournament), 34, look.text())
                    .right(&rank, 5, look.settled())
                    .right(&yuan, 8, look.open())
                    .gap(2)
                    .text(&in_row(text), look.settled())
                    .line(),
            );
        }
        for note in said::notes(list, tournament, &finals.standings, lang) {
            for part in wrap(&note, width.saturating_sub(6)) {
                lines.push(Line::styled(format!("     {part}"), look.warn()));
            }
        }
        lines.push(Line::default());
    }
    lines
}

fn heading(model: &Model, list: &Awarded) -> Line<'static> {
    let (look, lang) = (model.look, model.lang);
    let name = format!(" {} {}", in_row(lang.of(&list.name)), in_row(&list.article));
    let gap = 40_usize.saturating_sub(cells(&name)).max(2);
    Row::new()
        .text(&name, look.key())
        .gap(gap)
        .text(&said::sum(list, lang), look.heading())
        .line()
}

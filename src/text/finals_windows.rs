//! The words of the windows of the end: prizes, teams, the knockout, lots.

use crate::domain::prizes::team_fee as fee_of_a_team;
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::tui::model::PrizePage;

/// Title of the prizes.
pub fn prizes(lang: Lang) -> &'static str {
    lang.pick("奖项", "Prizes")
}

/// Title of the teams.
pub fn teams(lang: Lang) -> &'static str {
    lang.pick("团体", "Teams")
}

/// Title of the bracket.
pub fn bracket(lang: Lang) -> &'static str {
    lang.pick("淘汰赛", "Knockout")
}

/// Title of the level groups.
pub fn ties(lang: Lang) -> &'static str {
    lang.pick("未区分的名次", "Level players")
}

/// A page of the prizes.
pub fn page(page: PrizePage, lang: Lang) -> &'static str {
    match page {
        PrizePage::Lists => lang.pick("名单", "lists"),
        PrizePage::Totals => lang.pick("合计", "totals"),
        PrizePage::Fees => lang.pick("费用", "fees"),
        PrizePage::Bans => lang.pick("停赛报告", "ban report"),
    }
}

/// The standings are not final.
pub fn not_final(lang: Lang) -> &'static str {
    lang.pick("不是最后名单", "not the final lists")
}

/// What differs from the lists as last looked at.
pub fn since(lang: Lang) -> &'static str {
    lang.pick("有变动", "changed")
}

/// Further changes.
pub fn more_changes(count: usize, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!(" 另有变动 {count} 处"),
        Lang::En => format!(" and {count} more changes"),
    }
}

/// An empty page.
pub fn nothing(lang: Lang) -> &'static str {
    lang.pick("没有", "nothing")
}

/// What a team pays beside its players' fees, if it pays anything.
pub fn team_fee(tournament: &Tournament, lang: Lang) -> Option<String> {
    let yuan = fee_of_a_team(tournament);
    (yuan > 0).then(|| match lang {
        Lang::Zh => format!("每队另交 {yuan} 元"),
        Lang::En => format!("each team pays {yuan} yuan more"),
    })
}

/// On what the report of those who left stands.
pub fn ban_article(article: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!(
            "{}: 无故不参赛或中途弃权者报省协会，有无理由由裁判长定",
            in_row(article)
        ),
        Lang::En => format!(
            "{}: who stays away or leaves without cause is reported",
            in_row(article)
        ),
    }
}

/// How teams are placed.
pub fn teams_how(article: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("名次和少者列前，相同比最好名次 {}", in_row(article)),
        Lang::En => format!(
            "least sum of ranks, then the best single rank {}",
            in_row(article)
        ),
    }
}

/// More teams than there may be.
pub fn too_many_teams(most: u32, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("队数超过上限 {most}"),
        Lang::En => format!("more than {most} teams"),
    }
}

/// Rank, team, sum, best rank.
pub fn team_columns(lang: Lang) -> [&'static str; 4] {
    lang.pick(["名次", "队", "名次和", "最好"], ["rank", "team", "sum", "best"])
}

/// A member who does not count.
pub fn reserve(lang: Lang) -> &'static str {
    lang.pick("(替补)", " (reserve)")
}

/// Nobody is level.
pub fn no_ties(lang: Lang) -> &'static str {
    lang.pick("没有未区分的名次", "nobody is level")
}

/// Nothing hangs on a tie.
pub fn hangs_nothing(lang: Lang) -> &'static str {
    lang.pick("不关系到奖项", "nothing hangs on it")
}

/// The cut comes first.
pub fn cut_first(lang: Lang) -> &'static str {
    lang.pick("还没有切分", "the cut is not made")
}

/// What slow-game black chose; the quick game's result comes next.
pub fn black_chose(side: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("慢棋黑方选 {side}；再按 + - * 报快棋成绩 (和棋黑胜)"),
        Lang::En => {
            format!("slow-game black takes {side}; now + - * for the quick game (a draw wins for black)")
        }
    }
}

/// Before the cut.
pub fn ask_cut(who: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("切分: {who}；以后更正成绩不再改变名额。y 确认"),
        Lang::En => format!("the cut takes {who}; later corrections will not change it. y"),
    }
}

/// Before a finished game is made another; `drawn_anew` are the games that get other players and lose their
/// colours by it.
pub fn ask_ko(game: &str, old: &str, new: &str, drawn_anew: &[&str], lang: Lang) -> String {
    let also = match (drawn_anew, lang) {
        ([], _) => String::new(),
        (games, Lang::Zh) => format!("；{}换人，重抽先后", games.join("、")),
        (games, Lang::En) => format!("; other players and colours: {}", games.join(", ")),
    };
    match lang {
        Lang::Zh => format!("{game}: {old} -> {new}{also}，y 确认"),
        Lang::En => format!("{game}: {old} -> {new}{also}? y"),
    }
}

/// Before lots are drawn.
pub fn ask_tie_lots(who: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("抽签定次序: {who}。y 抽签；i 写手抽的次序"),
        Lang::En => format!("lots between {who}? y; i for lots drawn by hand"),
    }
}

/// After a forfeit where the regulation withdraws for it.
pub fn ask_excused(who: &str, article: &str, lang: Lang) -> String {
    let article = in_row(article);
    match lang {
        Lang::Zh => format!("{who} 弃权，按规程退赛 ({article})。有正当理由？ y 记请假，不退赛"),
        Lang::En => format!("{who} forfeits and is withdrawn ({article}). With leave? y: stays in"),
    }
}

/// After a forfeit elsewhere.
pub fn ask_leaves(who: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("{who} 弃权。以后各轮也不来？ y 退赛"),
        Lang::En => format!("{who} forfeits. The later rounds too? y: withdraws"),
    }
}

/// No luck draw is due.
pub fn no_draw_due(lang: Lang) -> &'static str {
    lang.pick("没有要抽的幸运奖", "no luck draw is due")
}

/// No list is nominated, or all are given.
pub fn no_nomination_due(lang: Lang) -> &'static str {
    lang.pick("没有要提名的奖", "nothing is left to nominate")
}

/// The regulation has nothing of the kind.
pub fn not_here(lang: Lang) -> &'static str {
    lang.pick("规程没有这一项", "the regulation has nothing of this kind")
}

/// A game that is drawn needs black's choice first.
pub fn choose_first(lang: Lang) -> &'static str {
    lang.pick(
        "加赛快棋: 先按 r 或 b 记慢棋黑方选的颜色",
        "quick game: first r or b, the colour slow-game black chose",
    )
}

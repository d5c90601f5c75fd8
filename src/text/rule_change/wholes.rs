//! The fields of a regulation that are one value, as words.

use super::items::Point;
use super::yes_no;
use crate::domain::regulation::{
    ByeOpponentScore, Counted, DirectRule, Regulation, TeamRules, WithdrawnProgressive,
};
use crate::text::filter::filter;
use crate::text::lang::Lang;
use crate::text::rules::sentences;
use crate::text::words;

/// What a field says; none if it is no field of one value.
pub(super) fn value(field: &str, r: &Regulation, lang: Lang) -> Option<String> {
    switch(field, r, lang).or_else(|| other(field, r, lang))
}

/// What a switch says (rulebook §5), and the fields beside them that bear on play.
fn switch(field: &str, r: &Regulation, lang: Lang) -> Option<String> {
    let yes = |flag: bool| yes_no(flag, lang).to_owned();
    Some(match field {
        "rounds" => r.rounds.to_string(),
        "chain" => words::chain(&r.chain, lang),
        "time_control" => sentences::time_control(r.time_control, lang),
        "points" => sentences::points(r.points, lang),
        "first_round" => sentences::first_round(r.first_round, lang).to_owned(),
        "unit_avoidance" => sentences::unit_avoidance(r.unit_avoidance, lang).to_owned(),
        "forfeits_count_as_met" => yes(r.forfeits_count_as_met),
        "forfeit_colour_counts" => yes(r.forfeit_colour_counts),
        "no_third_colour" => yes(r.no_third_colour),
        "max_colour_difference" => r.max_colour_difference.to_string(),
        "newcomer_bye_last" => yes(r.newcomer_bye_last),
        "forfeit_win_bye_last" => yes(r.forfeit_win_bye_last),
        "bye_opponent_score" => match r.bye_opponent_score {
            ByeOpponentScore::LowestPositive => lang.pick("大于 0 的最低积分", "the lowest points above 0"),
            ByeOpponentScore::Lowest => lang.pick("最低积分", "the lowest points"),
            ByeOpponentScore::Zero => lang.pick("不加", "nothing"),
            ByeOpponentScore::Own => lang.pick("本人积分", "his own points"),
        }
        .to_owned(),
        "forfeits_in_opponent_score" => yes(r.forfeits_in_opponent_score),
        "forfeit_wins_count" => yes(r.forfeit_wins_count),
        "bye_counts_as_win" => yes(r.bye_counts_as_win),
        "direct" => match r.direct {
            DirectRule::AllMet => lang.pick("都相遇才比", "where all have met"),
            DirectRule::PairsOnly => lang.pick("只比两人", "between two alone"),
        }
        .to_owned(),
        "forfeits_in_direct" => yes(r.forfeits_in_direct),
        "foul_deducts_progressive" => yes(r.foul_deducts_progressive),
        "withdrawn_progressive" => match r.withdrawn_progressive {
            WithdrawnProgressive::RunsOn => lang.pick("续计", "runs on"),
            WithdrawnProgressive::Stops => lang.pick("停计", "stops"),
        }
        .to_owned(),
        "forfeits_withdraw" => r.forfeits_withdraw.to_string(),
        "late_minutes" => r.late_minutes.map_or_else(|| "-".to_owned(), |m| m.to_string()),
        "late_at" => sentences::late_at(r.late_at, lang).to_owned(),
        "fouls_lose_game" => r.fouls_lose_game.to_string(),
        "place_rounding" => sentences::rounding(r.place_rounding, lang).to_owned(),
        "unpaid_are_paired" => yes(r.unpaid_are_paired),
        "unpaid_paired_with" => r.unpaid_paired_with.join(" "),
        "unpaid_only_first_round" => yes(r.unpaid_only_first_round),
        _ => return None,
    })
}

fn other(field: &str, r: &Regulation, lang: Lang) -> Option<String> {
    fn told<T>(rule: Option<&T>, lang: Lang, say: impl Fn(&T, Lang) -> String) -> String {
        rule.map_or_else(|| lang.pick("无", "none").to_owned(), |rule| say(rule, lang))
    }
    let text = |text: &Option<String>| text.clone().unwrap_or_else(|| lang.pick("无", "none").to_owned());
    Some(match field {
        "key" => r.key.clone(),
        "name" => lang.of(&r.name).to_owned(),
        "days" => format!("{} {} {}", r.days.0, lang.pick("至", "to"), r.days.1),
        "place" => lang.of(&r.place).to_owned(),
        "articles" => {
            let articles = r
                .articles
                .iter()
                .map(|(field, article)| format!("{field} {article}"));
            articles.collect::<Vec<_>>().join(lang.pick("；", "; "))
        }
        "recording" => told(r.recording.as_ref(), lang, sentences::recording),
        "natural_limit" => told(r.natural_limit.as_ref(), lang, sentences::natural_limit),
        "repetition" => told(r.repetition.as_ref(), lang, sentences::repetition),
        "early_draw" => told(r.early_draw.as_ref(), lang, sentences::early_draw),
        "draw_offers" => told(r.draw_offers.as_ref(), lang, sentences::draw_offers),
        "unreported_foul" => text(&r.unreported_foul),
        "ban_report" => text(&r.ban_report),
        "teams" => told(r.teams.as_ref(), lang, |rule, lang| {
            let points = teams(rule, r, lang).into_iter();
            let points = points.map(|(name, says)| format!("{name} {says}"));
            points.collect::<Vec<_>>().join(lang.pick("，", ", "))
        }),
        "knockout" => told(r.knockout.as_ref(), lang, sentences::knockout),
        _ => return None,
    })
}

/// What the rules of the team event say, point by point.
pub(super) fn teams(rule: &TeamRules, r: &Regulation, lang: Lang) -> Vec<Point> {
    let none = || lang.pick("无", "none").to_owned();
    let number = |n: Option<u32>| n.map_or_else(none, |n| n.to_string());
    let limits = rule
        .per_province
        .iter()
        .map(|(name, most)| format!("{name} {most}"));
    let parts = rule.composition.iter().map(|part| {
        let whom = match &part.counts {
            Counted::Members(whom) => filter(whom, r, lang),
            Counted::SameHousehold(_) => lang.pick("同省户籍", "of one province").to_owned(),
        };
        match (part.at_most, lang) {
            (None, Lang::Zh) => format!("{whom}至少 {} 人", part.at_least),
            (None, Lang::En) => format!("{whom}: at least {}", part.at_least),
            (Some(most), Lang::Zh) => format!("{whom} {} 至 {most} 人", part.at_least),
            (Some(most), Lang::En) => format!("{whom}: {} to {most}", part.at_least),
        }
    });
    vec![
        (lang.pick("计分人数", "counting"), rule.counting.to_string()),
        (lang.pick("每队至多", "members at most"), rule.at_most.to_string()),
        (lang.pick("限队数", "teams at most"), number(rule.teams_at_most)),
        (
            lang.pick("各省限队数", "teams a province"),
            limits.collect::<Vec<_>>().join(" "),
        ),
        (
            lang.pick("其余省限队数", "teams of other provinces"),
            number(rule.per_other_province),
        ),
        (
            lang.pick("一单位一队", "one a unit"),
            yes_no(rule.one_per_unit, lang).to_owned(),
        ),
        (lang.pick("每队收费", "yuan a team"), rule.yuan.to_string()),
        (
            lang.pick("组队条件", "composition"),
            parts.collect::<Vec<_>>().join(lang.pick("；", "; ")),
        ),
        (lang.pick("条款", "article"), rule.article.clone()),
    ]
}

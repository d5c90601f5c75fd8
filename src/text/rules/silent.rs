//! What the switches say where texts are mostly silent: colours, forfeited boards, the bye.

use super::Teller;
use crate::domain::regulation::{ByeOpponentScore, Criterion};
use crate::text::lang::Lang;

impl Teller<'_> {
    pub(super) fn silent(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let chain = rules.chain_of(self.section);
        let counts = |criterion: Criterion| chain.contains(&criterion);
        let most = rules.max_colour_difference;
        let colours = match (rules.no_third_colour, lang) {
            (true, Lang::Zh) => format!("不连走三次同色，先后之差不过 {most}"),
            (false, Lang::Zh) => format!("先后之差不过 {most}"),
            (true, Lang::En) => format!("no colour three times running, difference at most {most}"),
            (false, Lang::En) => format!("difference at most {most}"),
        };
        self.field("no_third_colour", "先后", "colours", colours);
        let yes_no = |yes: bool, zh: [&'static str; 2], en: [&'static str; 2]| {
            lang.pick(zh, en)[usize::from(!yes)].to_owned()
        };
        let mut forfeits = vec![
            yes_no(
                rules.forfeits_count_as_met,
                ["算相遇", "不算相遇"],
                ["count as met", "not as met"],
            ),
            yes_no(
                rules.forfeit_colour_counts,
                ["计先后", "不计先后"],
                ["colours count", "colours do not"],
            ),
        ];
        if counts(Criterion::Wins) {
            forfeits.push(yes_no(
                rules.forfeit_wins_count,
                ["计胜局", "不计胜局"],
                ["wins count", "wins do not"],
            ));
        }
        if counts(Criterion::OpponentScore) {
            forfeits.push(yes_no(
                rules.forfeits_in_opponent_score,
                ["计对手分", "不计对手分"],
                ["in opponents", "not in opponents"],
            ));
        }
        if counts(Criterion::Direct) {
            forfeits.push(yes_no(
                rules.forfeits_in_direct,
                ["计直胜", "不计直胜"],
                ["in direct", "not in direct"],
            ));
        }
        let comma = lang.pick("，", ", ");
        self.field(
            "forfeits_count_as_met",
            "弃权局",
            "forfeits",
            forfeits.join(comma),
        );
        let points = rules.points_of(self.section).bye;
        let mut bye = vec![match lang {
            Lang::Zh => format!("得 {points} 分，不计先后"),
            Lang::En => format!("{points} points, no colour"),
        }];
        if counts(Criterion::Wins) {
            bye.push(yes_no(
                rules.bye_counts_as_win,
                ["计胜局", "不计胜局"],
                ["a win", "no win"],
            ));
        }
        if counts(Criterion::OpponentScore) {
            let adds = match rules.bye_opponent_score {
                ByeOpponentScore::LowestPositive => lang.pick(
                    "对手分加全场最低分（0 分除外）",
                    "adds the lowest points above 0 to opponents",
                ),
                ByeOpponentScore::Lowest => {
                    lang.pick("对手分加全场最低分", "adds the lowest points to opponents")
                }
                ByeOpponentScore::Zero => lang.pick("不加对手分", "adds nothing to opponents"),
                ByeOpponentScore::Own => lang.pick("对手分加本人积分", "adds his own points to opponents"),
            };
            bye.push(adds.to_owned());
        }
        self.field("bye_opponent_score", "轮空", "bye", bye.join(comma));
    }
}

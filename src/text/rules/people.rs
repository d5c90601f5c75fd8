//! Who may enter, how many, and what they pay: the rules with what stands registered.

use super::Teller;
use crate::domain::entries::{self, FeeTally, Filled};
use crate::domain::teams::provinces;
use crate::text::finals;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::warnings::list;

impl Teller<'_> {
    pub(super) fn people(&mut self) {
        self.quotas();
        self.eligibility();
        self.fees();
        self.teams();
    }

    fn quotas(&mut self) {
        for Filled { quota, entrants } in entries::quotas(self.tournament, self.section) {
            let name = self.lang.of(&quota.name);
            let over = if entrants > quota.at_most as usize {
                self.lang.pick(" 超额", " exceeded")
            } else {
                ""
            };
            let text = match self.lang {
                Lang::Zh => format!("{name} {entrants} / {} 人{over}", quota.at_most),
                Lang::En => format!("{name}: {entrants} of {}{over}", quota.at_most),
            };
            self.say("名额", "quota", text, &quota.article);
        }
    }

    fn eligibility(&mut self) {
        for (rule, players) in entries::ineligible(self.tournament, self.section) {
            let name = self.lang.of(&rule.name);
            let text = match (players.len(), self.lang) {
                (0, Lang::Zh) => format!("{name}：都符合"),
                (0, Lang::En) => format!("{name}: all fit"),
                (n, Lang::Zh) => {
                    format!(
                        "{name}：{n} 人不符合或未登记 {}",
                        list(self.tournament, &players, self.lang)
                    )
                }
                (n, Lang::En) => format!(
                    "{name}: {n} do not show it: {}",
                    list(self.tournament, &players, self.lang)
                ),
            };
            self.say("资格", "entry", text, &rule.article);
        }
    }

    fn fees(&mut self) {
        let tallies = entries::fees(self.tournament, self.section);
        let mut sums = (0, 0);
        for FeeTally {
            rule,
            players,
            paid,
            due,
            exempt,
        } in &tallies
        {
            let yuan = rule.yuan as usize;
            sums = (sums.0 + paid * yuan, sums.1 + due * yuan);
            let name = self.lang.of(&rule.name);
            let refund = match (rule.refund, self.lang) {
                (0, _) => String::new(),
                (back, Lang::Zh) => format!("，可退 {back}"),
                (back, Lang::En) => format!(", {back} back"),
            };
            let text = match (yuan, self.lang) {
                (0, Lang::Zh) => format!("{name} 免：{players} 人，其中记为未交 {due}"),
                (0, Lang::En) => format!("{name} free: {players}, of whom {due} stand as owing"),
                (_, Lang::Zh) => {
                    format!("{name} {yuan} 元{refund}：{players} 人，已交 {paid} 未交 {due} 免 {exempt}")
                }
                (_, Lang::En) => {
                    format!("{name} {yuan} yuan{refund}: {players}, paid {paid} due {due} let off {exempt}")
                }
            };
            self.say("收费", "fee", text, &rule.article);
        }
        if !tallies.is_empty() {
            let (paid, due) = sums;
            let text = match self.lang {
                Lang::Zh => format!("已收 {paid} 元，待收 {due} 元"),
                Lang::En => format!("{paid} yuan received, {due} due"),
            };
            self.say("收费", "fee", text, "");
        }
        let rules = &self.tournament.regulation;
        let text = match (rules.unpaid_are_paired, rules.unpaid_only_first_round) {
            (true, _) => self.lang.pick("未交费照样编排", "the unpaid are paired"),
            (false, false) => self.lang.pick("未交费不编排", "the unpaid are not paired"),
            (false, true) => self
                .lang
                .pick("未交费首轮不编排", "the unpaid are not in round 1"),
        };
        let mut text = text.to_owned();
        if !rules.unpaid_paired_with.is_empty() {
            let names: Vec<&str> = rules
                .tags
                .iter()
                .filter(|t| rules.unpaid_paired_with.contains(&t.key))
                .map(|t| self.lang.of(&t.name))
                .collect();
            text.push_str(self.lang.pick("，除非 ", ", unless "));
            text.push_str(&names.join(" "));
        }
        self.field("unpaid_are_paired", "未交费", "unpaid", text);
    }

    fn teams(&mut self) {
        let rules = &self.tournament.regulation;
        let key = rules.section_key(self.section);
        let here = |r: &&crate::domain::regulation::TeamRules| r.section.as_deref().is_none_or(|s| s == key);
        let Some(rule) = rules.teams.as_ref().filter(here) else {
            return;
        };
        let count = entries::teams(self.tournament, self.section).len();
        let most = rule.teams_at_most.map_or_else(String::new, |n| format!("/{n}"));
        let mut text = match self.lang {
            Lang::Zh => format!(
                "{count}{most} 队，每队 {} 人计分、至多 {} 人",
                rule.counting, rule.at_most
            ),
            Lang::En => format!(
                "{count}{most} teams, {} counting of at most {}",
                rule.counting, rule.at_most
            ),
        };
        if rule.one_per_unit {
            text.push_str(self.lang.pick("，一单位一队", ", one a unit"));
        }
        if rule.yuan > 0 {
            let sum = rule.yuan as usize * count;
            text.push_str(&match self.lang {
                Lang::Zh => format!("，每队另收 {} 元共 {sum} 元", rule.yuan),
                Lang::En => format!(", {} yuan a team, {sum} in all", rule.yuan),
            });
        }
        self.say("团体", "teams", text, &rule.article);
        for part in &rule.composition {
            let text = self.lang.of(&part.name).to_owned();
            self.say("团体", "teams", text, &part.article);
        }
        let mut limits: Vec<String> = rule
            .per_province
            .iter()
            .map(|(province, most)| format!("{province} {most}"))
            .collect();
        if let Some(most) = rule.per_other_province {
            limits.push(format!("{} {most}", self.lang.pick("其余省", "others")));
        }
        if limits.is_empty() {
            return;
        }
        let text = format!(
            "{} {}",
            self.lang.pick("各省限报队数", "teams a province:"),
            limits.join(" ")
        );
        self.say("团体", "teams", text, &rule.article);
        let Some(found) = provinces(self.tournament) else {
            return;
        };
        for over in found.of.iter().filter(|p| p.exceeded().is_some()) {
            let text = finals::province_teams(over, self.lang);
            self.say("团体", "teams", text, &rule.article);
        }
        for team in &found.without {
            let why = finals::no_province(team, self.tournament, self.lang);
            let text = format!("{}{}{why}", safe(&team.team), self.lang.pick("：", ": "));
            self.say("团体", "teams", text, &rule.article);
        }
        if count > 0 && found.without.is_empty() && found.of.iter().all(|p| p.exceeded().is_none()) {
            let text = self.lang.pick(
                "各省队数都不超额（按队员户籍）",
                "no province exceeds it (by the members' households)",
            );
            self.say("团体", "teams", text.to_owned(), &rule.article);
        }
    }
}

//! What the set-up screen tells of a regulation: every rule, each with its article.

use crate::support::hall::sample;
use xiangqi_arbiter::domain::act::{Act, Book, Entry};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::SectionId;
use xiangqi_arbiter::domain::regulation::Regulation;
use xiangqi_arbiter::domain::tournament::Tournament;
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::rules::{Told, tell};

fn adopted(regulation: Regulation) -> Tournament {
    let adopted = Fact::RegulationAdopted {
        regulation: Box::new(regulation),
    };
    let entry = Entry {
        seq: 1,
        at: chrono::DateTime::parse_from_rfc3339("2019-10-05T08:00:00+08:00").unwrap(),
        by: "裁判长".into(),
        section: None,
        act: Act::Do {
            line: "new".into(),
            facts: vec![adopted],
        },
    };
    Book::open(entry).unwrap().tournament().clone()
}

fn told(key: &str, section: usize, lang: Lang) -> Vec<Told> {
    tell(&adopted(sample(key)), SectionId(section), lang)
}

/// The rule that says this, with its article.
fn says(told: &[Told], words: &str) -> String {
    let rule = told.iter().find(|t| t.text.contains(words));
    rule.unwrap_or_else(|| panic!("{words}: {told:#?}")).line()
}

#[rstest::rstest]
fn every_rule_has_its_article_in_both_languages(
    #[values("xiaoyi-2019", "qijiang-2019", "meishan-2016", "shanxi-2018", "kunming-2021")] key: &str,
    #[values(Lang::Zh, Lang::En)] lang: Lang,
) {
    for section in 0..sample(key).section_count() {
        for rule in told(key, section, lang) {
            assert!(!rule.text.trim().is_empty(), "{rule:?}");
            // The sum of the fees is reckoned, not ruled.
            let sum = rule.text.contains("待收") || rule.text.contains("received");
            assert_eq!(rule.article.is_empty(), sum, "{rule:?}");
        }
    }
}

#[rstest::rstest]
fn every_kind_of_foul_and_every_list_is_told(
    #[values("xiaoyi-2019", "qijiang-2019", "meishan-2016", "shanxi-2018")] key: &str,
) {
    let regulation = sample(key);
    let told = told(key, 0, Lang::Zh);
    let told_of = |topic: &str| told.iter().filter(|t| t.topic == topic).collect::<Vec<_>>();
    let kinds = told_of("犯规目录");
    assert_eq!(kinds.len(), regulation.fouls.len());
    for (kind, rule) in regulation.fouls.iter().zip(kinds) {
        assert!(rule.text.starts_with(&kind.name.zh), "{rule:?}");
        assert_eq!(rule.article, kind.article);
    }
    let lists = told_of("奖励");
    for (list, rule) in regulation.prizes.iter().zip(&lists) {
        assert!(rule.text.starts_with(&list.name.zh), "{rule:?}");
        assert_eq!(rule.article, list.article);
    }
    assert!(told_of("读法").len() >= regulation.readings.len());
}

#[test]
fn amounts_bounds_and_conditions_stand_in_the_rules() {
    let qijiang = told("qijiang-2019", 0, Lang::Zh);
    assert_eq!(
        says(&qijiang, "公开组 32 名"),
        "奖励  公开组 32 名 共 13000 元，不超过全部参赛人数的 1/3（舍去余数）: 1=3500  2=2000  3=1200  4=800  \
         5=600  6=500  7-8=400  9-12=300  13-16=200  17-32=100 (规十一.1, 十一.2)"
    );
    assert!(says(&qijiang, "本地男子组").contains("男，重庆綦江 或 在綦江工作满两年"));
    assert_eq!(
        says(&qijiang, "道德风尚奖"),
        "奖励  道德风尚奖 6 名 各 100 元 共 600 元 (规十一.5)"
    );
    assert_eq!(
        says(&qijiang, "未录谱"),
        "犯规目录  未录谱: 记犯规 1 次 (不计入本局次数) (补二.6)"
    );
    assert_eq!(says(&qijiang, "优势作和"), "判决依据  优势作和 (补四.5)");

    let xiaoyi = told("xiaoyi-2019", 0, Lang::Zh);
    assert!(says(&xiaoyi, "全国总决赛公开组 (").contains("1959-01-01 至 2002-12-31 出生"));
    assert!(says(&xiaoyi, "技术等级").contains("1-3 棋协大师  4-8 地方大师"));
    assert_eq!(says(&xiaoyi, "可重复领取"), "奖励  以上奖项可重复领取 (规十.5)");
    assert!(says(&xiaoyi, "此前由裁判选台").contains("补细则8"));

    let shanxi = told("shanxi-2018", 0, Lang::En);
    assert!(says(&shanxi, "moves not recorded").contains("4 and more: 1, 8 and more: 2"));
    let meishan = told("meishan-2016", 0, Lang::En);
    assert!(says(&meishan, "colours by lot").contains("black wins a draw"));
}

#[test]
fn the_prizes_of_the_teams_are_told_where_the_teams_play() {
    let lists = |section| {
        let told = told("kunming-2021", section, Lang::Zh);
        told.iter().filter(|t| t.text.starts_with("团体 8 名")).count()
    };
    assert_eq!((lists(0), lists(1)), (1, 0));
}

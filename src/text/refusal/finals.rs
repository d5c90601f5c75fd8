//! Words of the refusals of the cut, the knockout, lots between level players and awards.

use super::named::{who, whom};
use super::way::{Asker, Way};
use crate::domain::command::KnockoutGame;
use crate::domain::prizes::NotFinal;
use crate::domain::refusal::finals::Refused;
use crate::text::lang::Lang;
use crate::text::shown::safe;

/// A refusal in one line.
pub fn say(refused: &Refused, asker: Asker, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    let way = |way| asker.way(way, lang);
    match refused {
        Refused::NoKnockout => lang
            .pick(
                "本规程没有淘汰赛；查赛事",
                "this regulation has no knockout; check the tournament",
            )
            .to_owned(),
        Refused::CutAlready if zh => format!("已经切线；要重来先用 {}", way(Way::Undo)),
        Refused::CutAlready => format!("the cut is made; to make it anew first {}", way(Way::Undo)),
        Refused::CutTooEarly(round) if zh => format!("第{round}轮结束后才切线；先用 {}", way(Way::Close)),
        Refused::CutTooEarly(round) => {
            format!("the cut is made after round {round}; first {}", way(Way::Close))
        }
        Refused::CutTooLate { after, published } if zh => {
            format!(
                "应在第{after}轮后切线，第{published}轮已公布；先用 {}",
                way(Way::Unpair)
            )
        }
        Refused::CutTooLate { after, published } => {
            format!(
                "the cut is made after round {after}, round {published} is published; first {}",
                way(Way::Unpair)
            )
        }
        Refused::CutPending(round) if zh => {
            format!("第{round}轮有台待定，不能切线；先用 {} 定成绩", way(Way::Correct))
        }
        Refused::CutPending(round) => {
            format!("a board of round {round} is pending; first {}", way(Way::Correct))
        }
        Refused::TooFew { active, needs } if zh => {
            format!("淘汰赛要{needs}人，只有{active}人在赛；查退赛的人")
        }
        Refused::TooFew { active, needs } => {
            format!("the knockout needs {needs} players, {active} take part; look at those who left")
        }
        Refused::CutUndecided(level) if zh => {
            format!(
                "{}名次未分，影响淘汰赛座次；先用 {}",
                whom(level, lang),
                way(Way::TieLots)
            )
        }
        Refused::CutUndecided(level) => {
            format!(
                "{} are level and a knockout seat hangs on it; first {}",
                whom(level, lang),
                way(Way::TieLots)
            )
        }
        Refused::NotCut => not_final(NotFinal::NotCut, asker, lang),
        Refused::SeatUnknown(g) if zh => format!("{}的棋手还没有产生；先录入半决赛", game(*g, lang)),
        Refused::SeatUnknown(g) => {
            format!(
                "the players of the {} are not known; enter the semi-finals first",
                game(*g, lang)
            )
        }
        Refused::SeatEmpty(g) if zh => format!("{}有空位，不需比赛；不必录入", game(*g, lang)),
        Refused::SeatEmpty(g) => {
            format!(
                "a seat of the {} is empty, nothing is played; enter nothing",
                game(*g, lang)
            )
        }
        Refused::ColoursDrawn(g) if zh => {
            format!("{}已抽先后；要重抽先用 {}", game(*g, lang), way(Way::Undo))
        }
        Refused::ColoursDrawn(g) => {
            format!(
                "the colours of the {} are drawn; to draw again first {}",
                game(*g, lang),
                way(Way::Undo)
            )
        }
        Refused::ColoursNotDrawn(g) if zh => {
            format!(
                "{}还没有抽先后；先用 {}",
                game(*g, lang),
                way(Way::KnockoutLots(*g))
            )
        }
        Refused::ColoursNotDrawn(g) => {
            format!(
                "the colours of the {} are not drawn; first {}",
                game(*g, lang),
                way(Way::KnockoutLots(*g))
            )
        }
        Refused::NotInGame(g, player) if zh => format!("{}不在{}；查序号", who(player), game(*g, lang)),
        Refused::NotInGame(g, player) => {
            format!(
                "{} does not play the {}; check the number",
                who(player),
                game(*g, lang)
            )
        }
        Refused::QuickNeedsDraw => lang
            .pick(
                "慢棋打平才加赛快棋；成绩用 draw 或去掉 --quick",
                "a quick game follows a drawn slow game only; say draw or leave --quick out",
            )
            .to_owned(),
        Refused::QuickNeedsChoice => lang
            .pick(
                "慢棋执黑者选先后；请加 --choice red 或 black",
                "slow-game black chooses the colour; add --choice red or black",
            )
            .to_owned(),
        Refused::ChoiceNeedsQuick => lang
            .pick(
                "--choice 只用于快棋；请加 --quick 或去掉",
                "--choice belongs to a quick game; add --quick or leave it out",
            )
            .to_owned(),
        Refused::NextBegun { game: g, next } if zh => {
            format!(
                "{}已经开始，不能改{}；先用 {} 撤销后一场",
                game(*next, lang),
                game(*g, lang),
                way(Way::Undo)
            )
        }
        Refused::NextBegun { game: g, next } => {
            let (next, g) = (game(*next, lang), game(*g, lang));
            format!(
                "the {next} has begun, the {g} cannot change; take the {next} back first with {}",
                way(Way::Undo)
            )
        }
        Refused::LotsNeedTwo => lang
            .pick(
                "抽签至少两人；写出全组序号",
                "lots need two players or more; name the whole group",
            )
            .to_owned(),
        Refused::NamedTwice(player) if zh => format!("{}写了两次；每人只写一次", who(player)),
        Refused::NamedTwice(player) => format!("{} is named twice; name each once", who(player)),
        Refused::NotLevel(player) if zh => format!("{}没有与人同名次，不需抽签；看名次表", who(player)),
        Refused::NotLevel(player) => {
            format!(
                "{} is not level with anybody, no lots needed; look at the standings",
                who(player)
            )
        }
        Refused::LotsMustCover(missing) if zh => {
            format!("一次抽签要包括全组，还缺{}；一起写上", whom(missing, lang))
        }
        Refused::LotsMustCover(missing) => {
            format!(
                "one draw must cover the whole group, {} missing; name them too",
                whom(missing, lang)
            )
        }
        Refused::NoSuchPrize { key, keys } if zh => {
            format!("没有奖项“{}”；有 {}", safe(key), keys.join("、"))
        }
        Refused::NoSuchPrize { key, keys } => {
            format!("no prize list \"{}\"; there are {}", safe(key), keys.join(", "))
        }
        Refused::NotNominated(key) if zh => format!("{key} 不是提名奖；用提名奖的名称"),
        Refused::NotNominated(key) => format!("{key} is not given by nomination; name a list that is"),
        Refused::NotDrawn(key) if zh => format!("{key} 不是抽签奖；用抽签奖的名称"),
        Refused::NotDrawn(key) => format!("{key} is not drawn; name a list that is"),
        Refused::NominationsFull(key, most) if zh => {
            format!("{key} 的{most}个名额已满；要换人先用 {}", way(Way::Undo))
        }
        Refused::NominationsFull(key, most) => {
            format!(
                "all {most} of {key} are given; to give another first {}",
                way(Way::Undo)
            )
        }
        Refused::TakesNothing(player) if zh => format!("{}已退赛、除名或未编号，不能得奖；换人", who(player)),
        Refused::TakesNothing(player) => {
            format!(
                "{} left or has no number and takes no prize; name another",
                who(player)
            )
        }
        Refused::DoesNotFit(player, key) if zh => format!("{}不符合 {key} 的条件；换人或改登记", who(player)),
        Refused::DoesNotFit(player, key) => {
            format!(
                "{} does not fit {key}; name another or correct the entry",
                who(player)
            )
        }
        Refused::NotFinal(why) => not_final(*why, asker, lang),
        Refused::LineUndecided(key, level) if zh => {
            format!(
                "{}名次未分，影响 {key} 的奖励；先用 {}",
                whom(level, lang),
                way(Way::TieLots)
            )
        }
        Refused::LineUndecided(key, level) => {
            format!(
                "{} are level and a prize of {key} hangs on it; first {}",
                whom(level, lang),
                way(Way::TieLots)
            )
        }
        Refused::DrawnAlready(key) if zh => {
            format!("{key} 已抽过，参加的人没有变；要重抽先用 {}", way(Way::Undo))
        }
        Refused::DrawnAlready(key) => {
            format!(
                "{key} is drawn among the same players; to draw again first {}",
                way(Way::Undo)
            )
        }
        Refused::NobodyToDraw(key) if zh => format!("没有未得名次的棋手，{key} 无人可抽；不必抽"),
        Refused::NobodyToDraw(key) => format!("nobody is without a place, {key} cannot be drawn; leave it"),
    }
}

/// Why the standings are not final, in one line.
fn not_final(why: NotFinal, asker: Asker, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    let way = |way| asker.way(way, lang);
    match why {
        NotFinal::RoundsLeft { published, rounds } if zh => {
            format!("共{rounds}轮，才公布{published}轮；赛完再出最终名单")
        }
        NotFinal::RoundsLeft { published, rounds } => {
            format!("{published} of {rounds} rounds are published; play them for the final lists")
        }
        NotFinal::RoundOpen(round) if zh => format!("第{round}轮未结束；先用 {}", way(Way::Close)),
        NotFinal::RoundOpen(round) => format!("round {round} is not closed; first {}", way(Way::Close)),
        NotFinal::Pending(round) if zh => {
            format!("第{round}轮有台待定；先用 {} 定成绩", way(Way::Correct))
        }
        NotFinal::Pending(round) => {
            format!("a board of round {round} is pending; first {}", way(Way::Correct))
        }
        NotFinal::NotCut if zh => format!("还没有切线；先用 {}", way(Way::Cut)),
        NotFinal::NotCut => format!("the cut is not made; first {}", way(Way::Cut)),
        NotFinal::Knockout(g) if zh => {
            format!("{}未结束；先用 {} 录入", game(g, lang), way(Way::Knockout(g)))
        }
        NotFinal::Knockout(g) => format!(
            "the {} is to be played; enter it with {}",
            game(g, lang),
            way(Way::Knockout(g))
        ),
    }
}

fn game(game: KnockoutGame, lang: Lang) -> &'static str {
    match game {
        KnockoutGame::Semi1 => lang.pick("半决赛一", "first semi-final"),
        KnockoutGame::Semi2 => lang.pick("半决赛二", "second semi-final"),
        KnockoutGame::Final => lang.pick("决赛", "final"),
        KnockoutGame::Third => lang.pick("三四名决赛", "game for third place"),
    }
}

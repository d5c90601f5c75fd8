//! Words of the refusals of the cut, the knockout, lots between level players and awards.

use crate::domain::command::KnockoutGame;
use crate::domain::prizes::NotFinal;
use crate::domain::refusal::Candidate;
use crate::domain::refusal::finals::Refused;
use crate::text::lang::Lang;

/// A refusal in one line.
pub fn say(refused: &Refused, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    match refused {
        Refused::NoKnockout => lang
            .pick(
                "本规程没有淘汰赛；查赛事",
                "this regulation has no knockout; check the tournament",
            )
            .to_owned(),
        Refused::CutAlready => lang
            .pick(
                "已经切线；要重来先 undo",
                "the cut is made; undo it to make it anew",
            )
            .to_owned(),
        Refused::CutTooEarly(round) if zh => format!("第{round}轮结束后才切线；先 close"),
        Refused::CutTooEarly(round) => format!("the cut is made after round {round}; close that round first"),
        Refused::CutTooLate { after, published } if zh => {
            format!("应在第{after}轮后切线，第{published}轮已公布；先 unpair")
        }
        Refused::CutTooLate { after, published } => {
            format!("the cut is made after round {after}, round {published} is published; unpair it first")
        }
        Refused::CutPending(round) if zh => format!("第{round}轮有台待定，不能切线；先用 correct 定成绩"),
        Refused::CutPending(round) => {
            format!("a board of round {round} is pending; correct it before the cut")
        }
        Refused::TooFew { active, needs } if zh => {
            format!("淘汰赛要{needs}人，只有{active}人在赛；查退赛的人")
        }
        Refused::TooFew { active, needs } => {
            format!("the knockout needs {needs} players, {active} take part; look at those who left")
        }
        Refused::CutUndecided(level) if zh => {
            format!("{}名次未分，影响淘汰赛座次；先 tie-lots", all(level, lang))
        }
        Refused::CutUndecided(level) => {
            format!(
                "{} are level and a knockout seat hangs on it; tie-lots first",
                all(level, lang)
            )
        }
        Refused::NotCut => lang
            .pick("还没有切线；先 cut", "the cut is not made; cut first")
            .to_owned(),
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
        Refused::ColoursDrawn(g) if zh => format!("{}已抽先后；要重抽先 undo", game(*g, lang)),
        Refused::ColoursDrawn(g) => {
            format!(
                "the colours of the {} are drawn; undo that to draw again",
                game(*g, lang)
            )
        }
        Refused::ColoursNotDrawn(g) if zh => {
            format!("{0}还没有抽先后；先 ko-lots {1}", game(*g, lang), word(*g))
        }
        Refused::ColoursNotDrawn(g) => {
            format!(
                "the colours of the {} are not drawn; ko-lots {} first",
                game(*g, lang),
                word(*g)
            )
        }
        Refused::NotInGame(g, player) if zh => format!("{}不在{}；查序号", one(player), game(*g, lang)),
        Refused::NotInGame(g, player) => {
            format!(
                "{} does not play the {}; check the number",
                one(player),
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
                "{}已经开始，不能改{}；先 undo 后一场",
                game(*next, lang),
                game(*g, lang)
            )
        }
        Refused::NextBegun { game: g, next } => {
            let (next, g) = (game(*next, lang), game(*g, lang));
            format!("the {next} has begun, the {g} cannot change; undo the {next} first")
        }
        Refused::LotsNeedTwo => lang
            .pick(
                "抽签至少两人；写出全组序号",
                "lots need two players or more; name the whole group",
            )
            .to_owned(),
        Refused::NamedTwice(player) if zh => format!("{}写了两次；每人只写一次", one(player)),
        Refused::NamedTwice(player) => format!("{} is named twice; name each once", one(player)),
        Refused::NotLevel(player) if zh => format!("{}没有与人同名次，不需抽签；看名次表", one(player)),
        Refused::NotLevel(player) => {
            format!(
                "{} is not level with anybody, no lots needed; look at the standings",
                one(player)
            )
        }
        Refused::LotsMustCover(missing) if zh => {
            format!("一次抽签要包括全组，还缺{}；一起写上", all(missing, lang))
        }
        Refused::LotsMustCover(missing) => {
            format!(
                "one draw must cover the whole group, {} missing; name them too",
                all(missing, lang)
            )
        }
        Refused::NoSuchPrize { key, keys } if zh => format!("没有奖项“{key}”；有 {}", keys.join("、")),
        Refused::NoSuchPrize { key, keys } => format!("no prize list {key:?}; there are {}", keys.join(", ")),
        Refused::NotNominated(key) if zh => format!("{key} 不是提名奖；用提名奖的名称"),
        Refused::NotNominated(key) => format!("{key} is not given by nomination; name a list that is"),
        Refused::NotDrawn(key) if zh => format!("{key} 不是抽签奖；用抽签奖的名称"),
        Refused::NotDrawn(key) => format!("{key} is not drawn; name a list that is"),
        Refused::NominationsFull(key, most) if zh => format!("{key} 的{most}个名额已满；要换人先 undo"),
        Refused::NominationsFull(key, most) => {
            format!("all {most} of {key} are given; undo one to give another")
        }
        Refused::TakesNothing(player) if zh => format!("{}已退赛、除名或未编号，不能得奖；换人", one(player)),
        Refused::TakesNothing(player) => {
            format!(
                "{} left or has no number and takes no prize; name another",
                one(player)
            )
        }
        Refused::DoesNotFit(player, key) if zh => format!("{}不符合 {key} 的条件；换人或改登记", one(player)),
        Refused::DoesNotFit(player, key) => {
            format!(
                "{} does not fit {key}; name another or correct the entry",
                one(player)
            )
        }
        Refused::NotFinal(why) => not_final(*why, lang),
        Refused::LineUndecided(key, level) if zh => {
            format!("{}名次未分，影响 {key} 的奖励；先 tie-lots", all(level, lang))
        }
        Refused::LineUndecided(key, level) => {
            format!(
                "{} are level and a prize of {key} hangs on it; tie-lots first",
                all(level, lang)
            )
        }
        Refused::DrawnAlready(key) if zh => format!("{key} 已抽过，参加的人没有变；要重抽先 undo"),
        Refused::DrawnAlready(key) => format!("{key} is drawn among the same players; undo it to draw again"),
        Refused::NobodyToDraw(key) if zh => format!("没有未得名次的棋手，{key} 无人可抽；不必抽"),
        Refused::NobodyToDraw(key) => format!("nobody is without a place, {key} cannot be drawn; leave it"),
    }
}

/// Why the standings are not final, in one line.
pub fn not_final(why: NotFinal, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    match why {
        NotFinal::RoundsLeft { published, rounds } if zh => {
            format!("共{rounds}轮，才公布{published}轮；赛完再出最终名单")
        }
        NotFinal::RoundsLeft { published, rounds } => {
            format!("{published} of {rounds} rounds are published; play them for the final lists")
        }
        NotFinal::RoundOpen(round) if zh => format!("第{round}轮未结束；先 close"),
        NotFinal::RoundOpen(round) => format!("round {round} is not closed; close it first"),
        NotFinal::Pending(round) if zh => format!("第{round}轮有台待定；先用 correct 定成绩"),
        NotFinal::Pending(round) => format!("a board of round {round} is pending; correct it first"),
        NotFinal::NotCut => lang
            .pick("还没有切线；先 cut", "the cut is not made; cut first")
            .to_owned(),
        NotFinal::Knockout(g) if zh => format!("{}未结束；先用 ko {} 录入", game(g, lang), word(g)),
        NotFinal::Knockout(g) => format!(
            "the {} is to be played; enter it with ko {}",
            game(g, lang),
            word(g)
        ),
    }
}

fn word(game: KnockoutGame) -> &'static str {
    match game {
        KnockoutGame::Semi1 => "semi-1",
        KnockoutGame::Semi2 => "semi-2",
        KnockoutGame::Final => "final",
        KnockoutGame::Third => "third",
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

/// Number, name and unit: two of one name are told apart by them.
fn one(player: &Candidate) -> String {
    let number = player.number.map_or_else(|| "-".to_owned(), |n| n.to_string());
    if player.unit.is_empty() {
        format!("{number} {}", player.name)
    } else {
        format!("{number} {} ({})", player.name, player.unit)
    }
}

fn all(players: &[Candidate], lang: Lang) -> String {
    let each: Vec<String> = players.iter().map(one).collect();
    each.join(lang.pick("、", ", "))
}

use rstest::rstest;
use xiangqi_arbiter::text::pinyin::{Index, Rank};

fn rank(name: &str, query: &str) -> Option<Rank> {
    Index::new(Some(23), name, "青石队").matches(query)
}

#[rstest]
#[case("单雄信", "dxx")]
#[case("单雄信", "sxx")]
#[case("单雄信", "shanxiongxin")]
#[case("曾怀远", "zhy")]
#[case("曾怀远", "chy")]
#[case("曾怀远", "zenghy")]
#[case("解珍", "xiez")]
#[case("乐毅", "yueyi")]
#[case("乐毅", "ly")]
#[case("仇英", "qiuying")]
#[case("查良", "zhal")]
#[case("任远", "renyuan")]
#[case("华佗", "htuo")]
#[case("朴树", "piaoshu")]
#[case("区志", "ouzhi")]
#[case("尉迟恭", "yuchigong")]
#[case("尉迟恭", "ycg")]
#[case("万俟卨", "moqi")]
#[case("万俟卨", "mq")]
#[case("陆青禾", "LQH")]
#[case("陆青禾", "lqing")]
#[case("陆青禾", "luqh")]
#[case("陆青禾", "ｌｑｈ")]
#[case("陆青禾", "lu qing he")]
#[case("钟怀远", "zhonghy")]
#[case("钟怀远", "zhhy")]
#[case("吕布", "lvbu")]
#[case("吕布", "lubu")]
#[case("吕布", "lüb")]
#[case("吕布", "lyub")]
#[case("𠮷田", "jitian")]
#[case("Li Wei", "liw")]
fn a_name_is_found_by_initials_and_pinyin(#[case] name: &str, #[case] query: &str) {
    assert!(rank(name, query).is_some_and(|rank| rank <= Rank::PinyinStart));
}

#[rstest]
#[case("陆青禾", "qh")]
#[case("陆青禾", "lqhh")]
#[case("陆青禾", "lx")]
#[case("陆青禾", "李")]
#[case("陆青禾", "")]
#[case("陆青禾", " ")]
#[case("陆青禾", "3")]
fn others_are_not_found(#[case] name: &str, #[case] query: &str) {
    assert_eq!(rank(name, query), None);
}

#[rstest]
#[case("23", Rank::Number)]
#[case("２３", Rank::Number)]
#[case("2", Rank::NumberStart)]
#[case("陆青禾", Rank::Name)]
#[case("陆青", Rank::NameStart)]
#[case("青禾", Rank::NameInside)]
#[case("lqh", Rank::Pinyin)]
#[case("lq", Rank::PinyinStart)]
#[case("luqinghe", Rank::Pinyin)]
#[case("青石", Rank::Unit)]
#[case("青", Rank::NameInside)]
fn the_rank_says_how_the_player_was_found(#[case] query: &str, #[case] expected: Rank) {
    assert_eq!(rank("陆青禾", query), Some(expected));
}

#[test]
fn a_player_without_a_number_is_found_by_name() {
    let index = Index::new(None, "王磊", "白河队");
    assert_eq!(index.matches("wl"), Some(Rank::Pinyin));
    assert_eq!(index.matches("1"), None);
}

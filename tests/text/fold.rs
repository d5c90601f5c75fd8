use rstest::rstest;
use xiangqi_arbiter::text::fold::fold;

#[rstest]
#[case("３７＋", "37+")]
#[case("３７－", "37-")]
#[case("37−", "37-")]
#[case("37–", "37-")]
#[case("＠ｙｏｕｔｈ", "@youth")]
#[case("－－ｓｅｅｄ　７", "--seed 7")]
#[case("ｒｅｓｕｌｔ　３７　ｒｅｄ", "result 37 red")]
#[case("～！＂＃", "~!\"#")]
fn full_width_forms_become_ascii(#[case] typed: &str, #[case] meant: &str) {
    assert_eq!(fold(typed), meant);
}

#[test]
fn chinese_text_and_plain_ascii_stay() {
    assert_eq!(fold("红方 37 胜，王磊。"), "红方 37 胜,王磊。");
    assert_eq!(fold("publish"), "publish");
}

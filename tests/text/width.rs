use proptest::prelude::*;
use std::collections::BTreeSet;
use unicode_segmentation::UnicodeSegmentation as _;
use xiangqi_arbiter::text::width::{cells, center, cut, cut_distinct, pad_left, pad_right};

#[test]
fn a_chinese_glyph_takes_two_cells_and_is_never_halved() {
    assert_eq!(cells("陆青禾 23"), 9);
    assert_eq!(cut("陆青禾", 5), "陆青");
    assert_eq!(cut("a陆", 2), "a");
    assert_eq!(cut("陆", 0), "");
    assert_eq!(cut("e\u{301}x", 1), "e\u{301}");
}

#[test]
fn padded_text_has_exactly_the_cells_asked_for() {
    assert_eq!(pad_right("陆青禾", 8), "陆青禾  ");
    assert_eq!(pad_left("陆青禾", 8), "  陆青禾");
    assert_eq!(center("陆青禾", 9), " 陆青禾  ");
    assert_eq!(pad_right("陆青禾", 5), "陆青 ");
    assert_eq!(pad_left("陆青禾", 5), " 陆青");
}

#[test]
fn names_that_fit_stay_whole() {
    assert_eq!(cut_distinct(&["陆青禾", "韩砚秋"], 6), ["陆青禾", "韩砚秋"]);
}

#[test]
fn ac61_names_alike_at_the_beginning_stay_distinguishable() {
    let units = [
        "山西永宁建设集团一队",
        "山西永宁建设集团二队",
        "山西永宁建设集团一队",
        "青石队",
    ];
    let short = cut_distinct(&units, 12);
    assert_eq!(short[0], short[2]);
    assert_ne!(short[0], short[1]);
    assert_eq!(short[3], "青石队");
    assert!(short.iter().all(|unit| cells(unit) <= 12), "{short:?}");
    assert!(
        short[0].starts_with("山西") && short[0].ends_with("一队"),
        "{short:?}"
    );
}

#[test]
fn ac61_names_alike_at_both_ends_are_counted() {
    let short = cut_distinct(&["山西东永宁建设集团象棋队", "山西西永宁建设集团象棋队"], 6);
    assert_ne!(short[0], short[1]);
    assert!(short.iter().all(|unit| cells(unit) <= 6), "{short:?}");
}

#[test]
fn a_cut_name_does_not_become_another_one() {
    let short = cut_distinct(&["王磊~", "王磊磊石"], 5);
    assert_eq!(short[0], "王磊~");
    assert_ne!(short[1], "王磊~");
}

proptest! {
    #[test]
    fn cut_keeps_whole_glyphs_within_the_cells(text in "\\PC{0,30}", width in 0_usize..20) {
        let kept = cut(&text, width);
        prop_assert!(cells(&kept) <= width);
        let glyphs: Vec<&str> = text.graphemes(true).collect();
        let count = kept.graphemes(true).count();
        prop_assert_eq!(glyphs[..count].concat(), kept.clone());
        if let Some(next) = glyphs.get(count) {
            prop_assert!(cells(&kept) + cells(next) > width);
        }
    }

    #[test]
    fn padding_fills_the_cells(text in "[a-z王磊陆青禾🀄é ]{0,12}", width in 0_usize..20) {
        for padded in [pad_left(&text, width), pad_right(&text, width), center(&text, width)] {
            prop_assert_eq!(cells(&padded), width);
        }
    }

    #[test]
    fn names_that_differ_differ_when_cut(
        names in proptest::collection::vec("[王磊ab~1]{1,9}", 1..12),
        width in 4_usize..10,
    ) {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let short = cut_distinct(&names, width);
        prop_assert!(short.iter().all(|name| cells(name) <= width));
        let before: BTreeSet<_> = names.iter().collect();
        let after: BTreeSet<_> = short.iter().collect();
        prop_assert_eq!(before.len(), after.len(), "{:?}", short);
    }
}

//! Invented names, in the order of the players' numbers.

/// The players of the small cases.
pub(crate) const NAMES: [&str; 8] = [
    "陆青禾",
    "韩砚秋",
    "钟怀远",
    "叶听雨",
    "马知行",
    "何星野",
    "苏暮云",
    "白鹿鸣",
];

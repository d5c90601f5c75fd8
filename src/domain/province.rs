//! 省籍: the province a household is of.

/// The provincial divisions of China by their short names, as a household begins.
const PROVINCES: [&str; 34] = [
    "北京",
    "天津",
    "河北",
    "山西",
    "内蒙古",
    "辽宁",
    "吉林",
    "黑龙江",
    "上海",
    "江苏",
    "浙江",
    "安徽",
    "福建",
    "江西",
    "山东",
    "河南",
    "湖北",
    "湖南",
    "广东",
    "广西",
    "海南",
    "重庆",
    "四川",
    "贵州",
    "云南",
    "西藏",
    "陕西",
    "甘肃",
    "青海",
    "宁夏",
    "新疆",
    "香港",
    "澳门",
    "台湾",
];

/// The province a household begins with (山西孝义 → 山西); none if it is empty or begins with none: that is
/// not guessed from a city.
pub fn province_of(household: &str) -> Option<&'static str> {
    PROVINCES
        .into_iter()
        .find(|p| household.trim_start().starts_with(p))
}

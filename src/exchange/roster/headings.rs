//! The headings of a roster, in any order, in Chinese or English, under the names people give them.

use crate::text::fold::fold;

/// A column of a roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// 序号.
    Number,
    /// 姓名, the only one a roster must have.
    Name,
    /// 单位.
    Unit,
    /// 性别.
    Sex,
    /// 出生日期.
    Born,
    /// 户籍.
    Household,
    /// 称号.
    Title,
    /// 队.
    Team,
    /// 主力, a counting member of his team.
    Counting,
    /// 会员.
    Member,
    /// 缴费.
    Fee,
    /// 报到.
    Arrived,
    /// 标签.
    Tags,
    /// 备注.
    Note,
    /// 组别.
    Section,
    /// 身份证 or 电话: tells two of one name apart during the import, never stored.
    Identity,
}

/// The column a heading names. Blanks, `*`, `:`, hyphens, case, and what stands in brackets behind it make
/// no difference.
pub(super) fn field(heading: &str) -> Option<Field> {
    let folded = fold(heading).to_lowercase();
    let folded = folded.split(['(', '[', '【']).next().unwrap_or_default();
    let bare: String = folded
        .chars()
        .filter(|c| !c.is_whitespace() && !"*:_-.'?".contains(*c))
        .collect();
    HEADINGS
        .iter()
        .find(|(_, names)| names.contains(&bare.as_str()))
        .map(|(field, _)| *field)
}

const HEADINGS: &[(Field, &[&str])] = &[
    (
        Field::Number,
        &[
            "序号",
            "编号",
            "号码",
            "棋手号",
            "参赛号",
            "抽签号",
            "签号",
            "number",
            "no",
            "num",
        ],
    ),
    (
        Field::Name,
        &[
            "姓名",
            "名字",
            "棋手",
            "棋手姓名",
            "选手",
            "选手姓名",
            "参赛者",
            "参赛棋手",
            "参赛选手",
            "运动员",
            "运动员姓名",
            "队员",
            "队员姓名",
            "name",
            "player",
            "fullname",
            "playername",
        ],
    ),
    (
        Field::Unit,
        &[
            "单位",
            "代表单位",
            "所属单位",
            "参赛单位",
            "所在单位",
            "工作单位",
            "报名单位",
            "unit",
            "club",
            "organisation",
            "organization",
            "affiliation",
        ],
    ),
    (Field::Sex, &["性别", "sex", "gender"]),
    (
        Field::Born,
        &[
            "出生日期",
            "出生年月",
            "出生年月日",
            "出生",
            "生日",
            "生年月日",
            "born",
            "birth",
            "birthdate",
            "birthday",
            "dateofbirth",
            "dob",
        ],
    ),
    (
        Field::Household,
        &[
            "户籍",
            "户籍所在地",
            "户籍地",
            "户口",
            "户口所在地",
            "籍贯",
            "household",
            "hukou",
            "residence",
        ],
    ),
    (
        Field::Title,
        &[
            "称号",
            "等级称号",
            "等级",
            "技术等级",
            "棋手等级",
            "棋力等级",
            "title",
            "grade",
        ],
    ),
    (
        Field::Team,
        &[
            "队",
            "队伍",
            "队名",
            "团体",
            "团队",
            "团体队",
            "参赛队",
            "代表队",
            "所属队",
            "team",
            "teamname",
        ],
    ),
    (
        Field::Counting,
        &[
            "主力",
            "计分",
            "计分队员",
            "主力队员",
            "团体计分",
            "是否主力",
            "是否计分",
            "counting",
            "counts",
        ],
    ),
    (
        Field::Member,
        &[
            "会员",
            "协会会员",
            "棋协会员",
            "是否会员",
            "本会会员",
            "member",
            "associationmember",
        ],
    ),
    (
        Field::Fee,
        &[
            "缴费",
            "交费",
            "缴费情况",
            "交费情况",
            "是否缴费",
            "是否交费",
            "费用",
            "参赛费",
            "报名费",
            "服务费",
            "参赛服务费",
            "fee",
            "paid",
            "payment",
        ],
    ),
    (
        Field::Arrived,
        &[
            "报到",
            "签到",
            "到场",
            "是否报到",
            "报到情况",
            "arrived",
            "checkedin",
            "checkin",
        ],
    ),
    (Field::Tags, &["标签", "标记", "tags", "tag"]),
    (
        Field::Note,
        &[
            "备注", "附注", "说明", "注", "note", "notes", "remark", "remarks", "comment", "comments",
        ],
    ),
    (
        Field::Section,
        &["组别", "组", "参赛组别", "参赛组", "section", "group", "division"],
    ),
    (
        Field::Identity,
        &[
            "身份证",
            "身份证号",
            "身份证号码",
            "证件",
            "证件号",
            "证件号码",
            "手机",
            "手机号",
            "手机号码",
            "电话",
            "电话号码",
            "联系电话",
            "联系方式",
            "微信",
            "微信号",
            "identity",
            "idnumber",
            "idcard",
            "phone",
            "mobile",
            "telephone",
            "tel",
        ],
    ),
];

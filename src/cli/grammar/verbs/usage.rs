//! The commands as their help and their errors show them.

/// Every command as its help and its errors show it: the verb, then its words.
pub const USAGES: &[(&str, &str)] = &[
    (
        "add",
        "NAME [--unit U --sex m|f --born D --household H --title T --team T --counting --member --paid --exempt R --arrived --tag T --number N --note N]",
    ),
    ("edit", "PLAYER FIELD=VALUE…"),
    ("paid", "PLAYER…"),
    ("arrived", "PLAYER…"),
    ("remove", "PLAYER"),
    ("import", "FILE"),
    ("lots", "[--seed N | --as-listed]"),
    ("number", "PLAYER N"),
    ("answer", "QUESTION VALUE"),
    ("adopt", ""),
    ("pair", "[--rematches N]"),
    ("swap", "PLAYER PLAYER"),
    ("bye", "PLAYER"),
    ("publish", ""),
    ("unpair", "[--with-results]"),
    ("start", "[HH:MM]"),
    (
        "result",
        "BOARD WORD [--reason R --replace --excused --responsible SIDE --moves N]    37+ 37- 37*",
    ),
    ("clear", "BOARD"),
    ("dispute", "BOARD"),
    ("verify", "BOARD WORD"),
    ("missing", "BOARD SIDE|none"),
    ("merge", "BOARD BOARD"),
    ("table", "BOARD N"),
    ("fix", "PLAYER TABLE"),
    ("colours", "BOARD [--round R]"),
    ("exchange", "BOARD BOARD [--round R]"),
    ("paper", "R-B:WORD… N:bye"),
    ("close", "[--pending BOARD…]"),
    ("correct", "ROUND BOARD WORD [--next keep|partial|all]"),
    (
        "foul",
        "BOARD SIDE KIND | PLAYER KIND [--count N --left MM:SS --no-effect --note T --round R]",
    ),
    ("foul-void", "#ID --reason T"),
    ("foul-move", "#ID --reason T"),
    ("time", "BOARD SIDE ±MINUTES"),
    ("offer", "BOARD SIDE"),
    ("warn", "BOARD SIDE TEXT"),
    ("note", "[BOARD] TEXT"),
    ("appeal", "BOARD TEXT"),
    ("appeal-decision", "#ID TEXT"),
    ("claim", "BOARD SIDE [--kind natural|repetition --target N]"),
    ("claim-count", "#ID N"),
    ("ruling", "BOARD SIDE|none [--within N --unit cycles|rounds]"),
    ("ruling-end", "#ID changed|draw|red|black"),
    ("sheet", "BOARD [--excused]"),
    ("sheet-pick", "BOARD…"),
    ("sheets-book", ""),
    ("absent", "PLAYER [--round N --excused]"),
    ("present", "PLAYER"),
    ("withdraw", "PLAYER [--reason T --forfeit]"),
    ("reenter", "PLAYER"),
    ("expel", "PLAYER --reason T"),
    ("late", "NAME [… add] [--against-bye]"),
    ("cut", ""),
    ("ko", "GAME WORD [--quick WORD --choice red|black]"),
    ("ko-lots", "GAME [--seed N | --red PLAYER]"),
    ("tie-lots", "PLAYER PLAYER… [--seed N]"),
    ("award", "PLAYER PRIZE"),
    ("luck", "PRIZE [--seed N]"),
    ("undo", "[--to SEQ]"),
    ("redo", ""),
];

/// The verbs, for completion.
pub const VERBS: [&str; USAGES.len()] = {
    let mut verbs = [""; USAGES.len()];
    let mut at = 0;
    while at < verbs.len() {
        verbs[at] = USAGES[at].0;
        at += 1;
    }
    verbs
};

/// The words a command takes, if there is such a command.
pub fn usage(verb: &str) -> Option<&'static str> {
    USAGES.iter().find(|(v, _)| *v == verb).map(|(_, words)| *words)
}

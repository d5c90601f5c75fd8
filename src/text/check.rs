//! What `check` says.

use crate::domain::ids::Seq;
use crate::text::lang::Lang;

/// Everything holds.
pub fn passed(seq: Seq, head: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("核对无误: #{seq} {head}\n"),
        Lang::En => format!("all is well: #{seq} {head}\n"),
    }
}

/// No snapshot to compare.
pub fn no_snapshot(error: &std::io::Error, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("state.ron 读不了（{error}）；下次保存时重写"),
        Lang::En => format!("state.ron cannot be read ({error}); the next act writes it anew"),
    }
}

/// The snapshot is of a line that is not in the journal.
pub fn other_head(as_of: Seq, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("state.ron 的 #{as_of} 不在日志中: 日志或快照被改过"),
        Lang::En => format!("#{as_of} of state.ron is not in the journal: one of the two was changed"),
    }
}

/// The snapshot says something else than the journal.
pub fn disagrees(as_of: Seq, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("state.ron 与日志在 #{as_of} 处不一致"),
        Lang::En => format!("state.ron and the journal disagree at #{as_of}"),
    }
}

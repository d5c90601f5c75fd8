//! `show log`: every act, told as it was when it was done.

use super::{Desk, View};
use crate::domain::act::{Act, Book, Entry};
use crate::text::echo;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>) -> View {
    let book = desk.session.book();
    let told = told(desk);
    let undone = |entry: &Entry| matches!(entry.act, Act::Do { .. }) && !book.is_live(entry.seq);
    let rows: Vec<Value> = told
        .iter()
        .map(|(entry, text)| {
            json!({
                "seq": entry.seq,
                "at": entry.at.to_rfc3339(),
                "by": entry.by,
                "text": text,
                "undone": undone(entry),
            })
        })
        .collect();
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("编号", "act"), Align::Right),
        (lang.pick("时间", "at"), Align::Left),
        (lang.pick("记录", "by"), Align::Left),
        (lang.pick("撤", "undone"), Align::Left),
        (lang.pick("内容", "what"), Align::Left),
    ]);
    for (entry, text) in &told {
        table.row(vec![
            format!("#{}", entry.seq),
            desk.time(entry.at, "%m-%d %H:%M:%S"),
            in_row(&entry.by).into_owned(),
            if undone(entry) { "x" } else { "" }.to_owned(),
            text.clone(),
        ]);
    }
    View {
        json: json!({ "rows": rows }),
        head: String::new(),
        table,
        foot: String::new(),
    }
}

/// Every act with its words, each from the tournament as it stood behind it.
fn told<'a>(desk: &Desk<'a>) -> Vec<(&'a Entry, String)> {
    let entries = desk.session.book().entries();
    let Some((first, rest)) = entries.split_first() else {
        return Vec::new();
    };
    let Ok(mut book) = Book::open(first.clone()) else {
        return Vec::new();
    };
    let mut list = vec![(first, echo::logged(first, &book, desk.lang))];
    for entry in rest {
        if book.push(entry.clone()).is_err() {
            break;
        }
        list.push((entry, echo::logged(entry, &book, desk.lang)));
    }
    list
}

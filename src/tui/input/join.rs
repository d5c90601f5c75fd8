//! Escape sequences that a slow link has torn, joined again.
//!
//! The terminal library reports an Esc that ends a read as the key Esc, and what follows as characters: `[`
//! and `B` for an arrow. Read as commands, those would be acts nobody meant. So an Esc is held back for
//! [`JOIN`], and what follows it, in time or late, is taken for the rest of a sequence where it can be one.
//! Late, the Esc has already been given out; of the sequence then only a key that moves is obeyed, so
//! that an arrow is not lost, and everything else is dropped.
//!
//! A `[` or an `O` is never the tail of anything unless the key before it was Esc. So both stay plain
//! characters elsewhere, and text fields need no mode of their own.

use std::time::{Duration, Instant};

use super::{Input, Key};

/// How long an Esc waits for the rest of its sequence.
pub const JOIN: Duration = Duration::from_millis(50);

/// How long a begun sequence waits for its next byte.
pub const SWALLOW: Duration = Duration::from_secs(1);

/// How long after an Esc given out a `[` or `O` is still taken for its tail.
const LATE: Duration = Duration::from_secs(5);

/// How long a paste whose beginning was torn may be silent before it is over: the library drops an end
/// mark that it meets alone.
const PASTE_SILENCE: Duration = Duration::from_millis(300);

const PASTE_END: &str = "\u{1b}[201~";

/// Joins keys; pure, with the time of each key given. Keys are to be given in the order of their times.
#[derive(Debug, Default)]
pub struct Joiner {
    state: State,
}

#[derive(Debug)]
enum State {
    /// Between sequences; the time of the Esc if that was the last key given out.
    Between(Option<Instant>),
    /// An Esc is held back.
    Escape(Instant),
    /// After `Esc [`.
    Sequence {
        parameters: String,
        last: Instant,
        arrival: Arrival,
    },
    /// After `Esc [ [`, the function keys of the Linux console.
    LinuxFunction { last: Instant, arrival: Arrival },
    /// After `Esc O`.
    Keypad { last: Instant, arrival: Arrival },
    /// Within a paste whose beginning was torn.
    Paste { text: String, last: Instant },
}

impl Default for State {
    fn default() -> Self {
        Self::Between(None)
    }
}

/// Whether the tail of a sequence came while its Esc was held back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrival {
    InTime,
    Late,
}

/// What a whole sequence means.
enum Meaning {
    Key(Key),
    PasteBegins,
    Nothing,
}

impl Joiner {
    /// Takes a key that came at a time, and adds what is settled by it to `out`.
    pub fn key(&mut self, key: Key, at: Instant, out: &mut Vec<Input>) {
        self.expire(at, out);
        self.state = match std::mem::take(&mut self.state) {
            State::Between(escape) => begin(escape, key, at, out),
            State::Escape(escape) => match key {
                Key::Char('[') => State::Sequence {
                    parameters: String::new(),
                    last: at,
                    arrival: Arrival::InTime,
                },
                Key::Char('O') => State::Keypad {
                    last: at,
                    arrival: Arrival::InTime,
                },
                key => {
                    out.push(Input::Key {
                        key: Key::Esc,
                        at: escape,
                    });
                    begin(None, key, at, out)
                }
            },
            State::Sequence {
                mut parameters,
                arrival,
                ..
            } => match key {
                Key::Char(c @ ' '..='?') => {
                    parameters.push(c);
                    State::Sequence {
                        parameters,
                        last: at,
                        arrival,
                    }
                }
                Key::Char('[') if parameters.is_empty() => State::LinuxFunction { last: at, arrival },
                Key::Char(c @ '@'..='~') => finish(&sequence(&parameters, c), arrival, at, out),
                key => begin(None, key, at, out),
            },
            State::LinuxFunction { arrival, .. } => match key {
                Key::Char(c @ '!'..='~') => finish(&linux_function(c), arrival, at, out),
                key => begin(None, key, at, out),
            },
            State::Keypad { arrival, .. } => match key {
                Key::Char(c @ '!'..='~') => finish(&keypad(c), arrival, at, out),
                key => begin(None, key, at, out),
            },
            State::Paste { text, .. } => paste_on(text, key, at, out),
        };
    }

    /// Takes a paste that came whole.
    pub fn paste(&mut self, text: &str, at: Instant, out: &mut Vec<Input>) {
        self.expire(at, out);
        match std::mem::take(&mut self.state) {
            State::Escape(escape) => out.push(Input::Key {
                key: Key::Esc,
                at: escape,
            }),
            State::Paste { text, .. } => out.push(pasted(&text)),
            _ => {}
        }
        out.push(pasted(text));
    }

    /// When [`expire`](Self::expire) is next to be called if no key comes; none while nothing waits.
    pub fn deadline(&self) -> Option<Instant> {
        match &self.state {
            State::Between(_) => None,
            State::Escape(escape) => Some(*escape + JOIN),
            State::Sequence { last, .. } | State::LinuxFunction { last, .. } | State::Keypad { last, .. } => {
                Some(*last + SWALLOW)
            }
            State::Paste { last, .. } => Some(*last + PASTE_SILENCE),
        }
    }

    /// Gives up waiting for what has not come in time.
    pub fn expire(&mut self, now: Instant, out: &mut Vec<Input>) {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return;
        }
        self.state = match std::mem::take(&mut self.state) {
            State::Escape(escape) => {
                out.push(Input::Key {
                    key: Key::Esc,
                    at: escape,
                });
                State::Between(Some(escape))
            }
            State::Paste { text, last } => {
                let (text, escape) = match text.strip_suffix('\u{1b}') {
                    Some(text) => (text, Some(last)),
                    None => (text.as_str(), None),
                };
                out.push(pasted(text));
                State::Between(escape)
            }
            _ => State::Between(None),
        };
    }
}

/// The first key after a sequence or a plain key.
fn begin(escape: Option<Instant>, key: Key, at: Instant, out: &mut Vec<Input>) -> State {
    let tail = escape.is_some_and(|escape| at.saturating_duration_since(escape) < LATE);
    match key {
        Key::Esc => State::Escape(at),
        Key::Char('[') if tail => State::Sequence {
            parameters: String::new(),
            last: at,
            arrival: Arrival::Late,
        },
        Key::Char('O') if tail => State::Keypad {
            last: at,
            arrival: Arrival::Late,
        },
        key => {
            out.push(Input::Key { key, at });
            State::Between(None)
        }
    }
}

fn finish(meaning: &Meaning, arrival: Arrival, at: Instant, out: &mut Vec<Input>) -> State {
    match *meaning {
        Meaning::Key(key) if arrival == Arrival::InTime || key.moves() => out.push(Input::Key { key, at }),
        // Late or not, what follows is text and must never be read as commands.
        Meaning::PasteBegins => {
            return State::Paste {
                text: String::new(),
                last: at,
            };
        }
        Meaning::Key(_) | Meaning::Nothing => {}
    }
    State::Between(None)
}

fn paste_on(mut text: String, key: Key, at: Instant, out: &mut Vec<Input>) -> State {
    match key {
        Key::Char(c) => text.push(c),
        Key::Enter => text.push('\n'),
        Key::Tab => text.push('\t'),
        Key::Esc => text.push('\u{1b}'),
        _ => {}
    }
    match text.strip_suffix(PASTE_END) {
        Some(text) => {
            out.push(pasted(text));
            State::Between(None)
        }
        None => State::Paste { text, last: at },
    }
}

/// Terminals send the line ends of pasted text as CR.
fn pasted(text: &str) -> Input {
    Input::Paste(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// `Esc [ parameters final`; modifiers are dropped.
fn sequence(parameters: &str, last: char) -> Meaning {
    let number = parameters
        .split([';', ':'])
        .next()
        .and_then(|first| first.parse::<u16>().ok());
    let key = match (last, number) {
        ('A', _) => Key::Up,
        ('B', _) => Key::Down,
        ('C', _) => Key::Right,
        ('D', _) => Key::Left,
        ('H', _) => Key::Home,
        ('F', _) => Key::End,
        ('Z', _) => Key::BackTab,
        ('P', None | Some(1)) => Key::F(1),
        ('Q', None | Some(1)) => Key::F(2),
        ('S', None | Some(1)) => Key::F(4),
        ('~', Some(1 | 7)) => Key::Home,
        ('~', Some(3)) => Key::Delete,
        ('~', Some(4 | 8)) => Key::End,
        ('~', Some(5)) => Key::PageUp,
        ('~', Some(6)) => Key::PageDown,
        ('~', Some(n @ 11..=15)) => Key::F((n - 10) as u8),
        ('~', Some(n @ 17..=21)) => Key::F((n - 11) as u8),
        ('~', Some(n @ 23..=24)) => Key::F((n - 12) as u8),
        ('~', Some(200)) => return Meaning::PasteBegins,
        _ => return Meaning::Nothing,
    };
    Meaning::Key(key)
}

/// `Esc [ [ letter`.
fn linux_function(letter: char) -> Meaning {
    match letter {
        'A'..='E' => Meaning::Key(Key::F(letter as u8 - b'A' + 1)),
        _ => Meaning::Nothing,
    }
}

/// `Esc O letter`: cursor keys, and the number pad in application mode.
fn keypad(letter: char) -> Meaning {
    let key = match letter {
        'A' => Key::Up,
        'B' => Key::Down,
        'C' => Key::Right,
        'D' => Key::Left,
        'H' => Key::Home,
        'F' => Key::End,
        'P'..='S' => Key::F(letter as u8 - b'P' + 1),
        'M' => Key::Enter,
        'X' => Key::Char('='),
        // j to y stand for the characters from * on, in their order.
        'j'..='y' => Key::Char((letter as u8 - b'j' + b'*') as char),
        _ => return Meaning::Nothing,
    };
    Meaning::Key(key)
}

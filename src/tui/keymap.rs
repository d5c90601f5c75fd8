//! The key map as data: dispatch, footer and help screen are all made from these tables.
//!
//! A mode is a list of layers; the first layer that binds a key decides. A key no layer binds does nothing.

use super::input::Key;
use layers::QUESTION;

mod action;
mod layers;
mod modes;
mod names;

pub use action::Action;
pub use layers::{Binding, Layer};
pub use modes::Mode;
pub use names::{first_key, key_name, keys_name};

/// What a key means in a mode; none if nothing. The key is given as [`super::input::fold`] leaves it.
pub fn meaning(mode: Mode, key: Key) -> Option<Action> {
    mode.layers()
        .iter()
        .flat_map(|layer| layer.iter())
        .find(|b| b.keys.contains(&key))
        .map(|b| b.action)
}

/// The key of an action in a mode, as printed; nothing if it has none.
pub fn key_of(mode: Mode, action: Action) -> String {
    mode.layers()
        .iter()
        .flat_map(|layer| layer.iter())
        .find(|b| b.action == action)
        .map_or_else(String::new, |b| first_key(b.keys))
}

/// What a key means while something is asked.
pub fn answer(key: Key) -> Option<Action> {
    QUESTION.iter().find(|b| b.keys.contains(&key)).map(|b| b.action)
}

/// From this place on bindings stand in the second line of a footer of two: what helps in every mode stays where it is.
pub const SECOND_LINE: u8 = 13;

/// The bindings of the footer in a mode, in order.
pub fn footer(mode: Mode, asked: bool) -> Vec<&'static Binding> {
    let asked: &[Layer] = if asked { &[QUESTION] } else { &[] };
    let answers = [Action::Yes, Action::No];
    let layers = asked.iter().chain(mode.layers());
    let mut list: Vec<(usize, &Binding)> = Vec::new();
    for (depth, layer) in layers.enumerate() {
        for binding in layer.iter().filter(|b| b.foot.is_some()) {
            let hidden = list
                .iter()
                .any(|(d, b)| *d < depth && b.keys.contains(&binding.keys[0]));
            if !hidden {
                list.push((depth, binding));
            }
        }
    }
    list.sort_by_key(|(depth, b)| (!answers.contains(&b.action), *depth > 0, b.foot));
    list.into_iter().map(|(_, b)| b).collect()
}

/// The bindings that answer a question, for the help screen.
pub fn question_layer() -> Layer {
    QUESTION
}

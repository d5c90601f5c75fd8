//! Commands judged on a tournament, and their facts taken in.

use super::facts::{Facts, ONE, moment};
use xiangqi_arbiter::domain::command::{Command, Context, Order};
use xiangqi_arbiter::domain::decide::decide;
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::refusal::Refusal;

impl Facts {
    /// What a command says, taken in; the chance of a draw without a seed is 1.
    pub(crate) fn order(&mut self, command: Command) -> Result<Vec<Fact>, Refusal> {
        let context = Context {
            now: moment(),
            by: "裁判长".into(),
            seq: 1000,
            chance: 1,
        };
        let order = Order {
            section: ONE,
            command,
        };
        let facts = decide(&self.tournament, &order, &context)?;
        for fact in &facts {
            self.apply(fact);
        }
        Ok(facts)
    }

    /// The stable code of a refusal.
    pub(crate) fn refused(&mut self, command: Command) -> &'static str {
        self.order(command).unwrap_err().code()
    }
}

//! The regulation file beside the one in force: edited by somebody, offered, never silently taken.

use crate::domain::adoption::{Difference, differences, frozen, with_answers};
use crate::domain::regulation::Regulation;
use crate::domain::rule_change::Regulations;
use crate::store::Session;
use crate::store::regulation_file::{RegulationFault, Stamp, stamp};

/// The file as last looked at, compared with what is in force.
#[derive(Debug, Default)]
pub struct Edited {
    stamp: Option<Stamp>,
    in_force: Option<Regulation>,
    differences: Vec<Difference>,
    between: Option<Regulations>,
    frozen: Vec<&'static str>,
    fault: Option<RegulationFault>,
}

impl Edited {
    /// Looks at the file again, if it or what is in force is otherwise than before; whether it was.
    pub fn look(&mut self, session: &Session) -> bool {
        let found = stamp(session.folder());
        let tournament = session.book().tournament();
        if found == self.stamp && self.in_force.as_ref() == Some(&tournament.regulation) {
            return false;
        }
        *self = Self {
            stamp: found,
            in_force: Some(tournament.regulation.clone()),
            ..Self::default()
        };
        match session.edited_regulation() {
            Ok(None) => {}
            Ok(Some(written)) => {
                let now = with_answers(tournament, &written);
                self.differences = differences(&tournament.regulation, &now);
                self.frozen = frozen(tournament, &now);
                self.between = Some(Regulations {
                    was: tournament.regulation.clone(),
                    now,
                });
            }
            Err(fault) => self.fault = Some(fault),
        }
        true
    }

    /// Where it differs from what is in force.
    pub fn differences(&self) -> &[Difference] {
        &self.differences
    }

    /// What is in force, and what the file would put in force.
    pub fn between(&self) -> Option<&Regulations> {
        self.between.as_ref()
    }

    /// The fields in which it differs and may no longer.
    pub fn frozen(&self) -> &[&'static str] {
        &self.frozen
    }

    /// What is wrong with it, if it is no regulation.
    pub fn fault(&self) -> Option<&RegulationFault> {
        self.fault.as_ref()
    }
}

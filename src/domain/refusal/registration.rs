//! Refusals of the room "registration".

/// Why a command of this room cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The program cannot do this yet.
    NotBuilt,
}

impl Refused {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotBuilt => "registration/not-built",
        }
    }
}

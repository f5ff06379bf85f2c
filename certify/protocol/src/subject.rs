use serde::{Deserialize, Serialize};

use crate::{Ask, Reply};

/// Whatever is asked: a library, an engine, a referee, the oracle itself.
pub trait Subject {
    /// Who it is and through which channel it is seen.
    ///
    /// # Errors
    /// Where it cannot be reached.
    fn identity(&mut self) -> Result<Identity, Failure>;

    /// Puts one question. After a failure the subject may be asked again: it starts anew.
    ///
    /// # Errors
    /// Where no reply came, or none that can be read; a wrong answer is not an error.
    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure>;

    /// Manners of writing that were seen in its answers and taken as they were meant: notes in a report, never faults.
    fn traits(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Who a subject says it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Identity {
    /// Its name, with the version where it gives one.
    pub name: String,
    /// How it is asked.
    pub channel: Channel,
    /// The questions that can be put to it at all, by their names on the wire.
    pub questions: Vec<String>,
    /// Where it is known to follow another convention than the Laws or the standard.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conventions: Vec<Convention>,
    /// What the reader of a report should know of the channel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// How a subject is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Channel {
    /// A part of this program.
    Embedded,
    /// An engine behind the Universal Chess Interface.
    Uci,
    /// An engine behind the protocol of xboard, the Chess Engine Communication Protocol.
    Cecp,
    /// A program that speaks the protocol of this crate.
    Adapter,
}

/// A convention that is declared: a manner of writing, which passes, or an answer other than that of the Laws, which is
/// neither a fault nor a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Convention {
    /// Writes the en passant square of a FEN only where a pawn can capture there. A manner of writing.
    EnPassantSquareOnlyWhenCapturable,
    /// Reads no more than one game of a PGN.
    OneGameAText,
    /// Ends a game by checkmate and stalemate only; draws by the men that are left are left to others.
    OnlyMateAndStalemateEnd,
}

/// No reply came, or none that can be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "failure", content = "text", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Failure {
    /// It could not be started.
    #[error("could not be started: {0}")]
    NotStarted(String),
    /// It ended while a reply was due.
    #[error("ended while a reply was due: {0}")]
    Crashed(String),
    /// It did not reply in time.
    #[error("did not reply in time: {0}")]
    TimedOut(String),
    /// It replied with what cannot be read.
    #[error("replied with what cannot be read: {0}")]
    Garbled(String),
    /// It wrote more than the limits allow.
    #[error("wrote more than the limits allow: {0}")]
    Flooded(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identity_and_failure_make_the_round_trip() {
        let identity = Identity {
            name: "Demo 1".into(),
            channel: Channel::Embedded,
            questions: vec!["legal-moves".into()],
            conventions: vec![Convention::EnPassantSquareOnlyWhenCapturable],
            notes: vec![],
        };
        let wire = serde_json::to_string(&identity).unwrap();
        assert!(
            wire.contains(r#""conventions":["en-passant-square-only-when-capturable"]"#),
            "{wire}"
        );
        assert_eq!(serde_json::from_str::<Identity>(&wire).unwrap(), identity);
        let failure = Failure::TimedOut("1000 ms".into());
        let wire = serde_json::to_string(&failure).unwrap();
        assert_eq!(wire, r#"{"failure":"timed-out","text":"1000 ms"}"#);
        assert_eq!(serde_json::from_str::<Failure>(&wire).unwrap(), failure);
    }
}

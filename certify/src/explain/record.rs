//! What the Laws say of the words in which a move was given: which statements on notation they break, and how the move
//! has to be written.

use chesslaws_board::{Move, Setup};
use chesslaws_law::Statement;
use chesslaws_oracle::notation::{Letters, Meaning, NotationLaws, Reading, Required};
use chesslaws_oracle::{Ground, Laws, Ruling};

/// The words in which a lawful move was given, in algebraic notation.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The words.
    pub text: String,
    /// What they mean and what they break.
    pub reading: Ruling<Reading>,
    /// How the move has to be written.
    pub required: Option<Ruling<Required>>,
}

impl Recorded {
    /// Judges the words as the record of a move.
    #[must_use]
    pub fn of(laws: &Laws, setup: &Setup, mv: Move, text: &str) -> Self {
        let notation = NotationLaws::default();
        let letters = Letters::English;
        Self {
            text: text.to_owned(),
            reading: notation.read(laws, setup, &letters, text),
            required: notation.required(laws, setup, &letters, mv),
        }
    }

    /// The ids of what the words break, undisputed.
    #[must_use]
    pub fn broken(&self, laws: &Laws) -> Vec<&'static str> {
        ids(laws, &self.reading.finding.broken)
    }
}

/// The one lawful move that a text means by the statements on notation, if there is one.
pub(super) fn meant(laws: &Laws, setup: &Setup, text: &str) -> Option<Move> {
    let reading = NotationLaws::default().read(laws, setup, &Letters::English, text);
    match reading.finding.meaning {
        Meaning::One(mv) => Some(mv),
        _ => None,
    }
}

/// What a text breaks that means no one move, as the end of a message; nothing where it breaks nothing.
pub(super) fn breach(laws: &Laws, setup: &Setup, text: &str) -> String {
    let reading = NotationLaws::default().read(laws, setup, &Letters::English, text);
    let broken = ids(laws, &reading.finding.broken);
    let several = matches!(reading.finding.meaning, Meaning::Several(_));
    if !broken.is_empty() {
        format!("; the record breaks {}", broken.join(" and "))
    } else if several {
        let because = ids(laws, &reading.because);
        format!(
            "; what a record means is a matter of {}",
            because.join(" and ")
        )
    } else {
        String::new()
    }
}

fn ids(laws: &Laws, grounds: &[Ground]) -> Vec<&'static str> {
    let cited = grounds
        .iter()
        .filter_map(|ground| ground.law.in_edition(laws.edition));
    cited.map(Statement::id).collect()
}

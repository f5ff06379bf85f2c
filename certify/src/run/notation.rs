//! One reply about a text in notation against one case.
//!
//! A text is held to its authority: a statement of the Laws, a section of the PGN standard, a field of a FEN. Where the
//! standard leaves a text open the case is contested, and an answer that follows another reading fails nobody.

use chesslaws_board::{FenField, Setup};
use chesslaws_law::Statement;
use chesslaws_protocol::{Answer, Convention, Question};
use chesslaws_suite::{Case, Notation};

use super::blame::Blame;
use super::in_edition;
use super::judge::{ACCEPTS_UNLAWFUL, Judge, Judgement, accepts_unlawful, difference, same_kind};
use super::outcome::Outcome;
use crate::subjects::{Oracle, spelled};

/// That the en passant square is left out, where nothing can capture there.
const EN_PASSANT: &str = "it writes the en passant square only where a pawn can capture there";

impl Judge {
    /// What an answer about a text comes to.
    pub(super) fn of_notation(
        &self,
        case: &Case,
        notation: &Notation,
        answer: &Answer,
    ) -> Judgement {
        if self.reads_one_game() && holds_several(&case.expected) {
            let detail = "it declares that it reads no more than one game of a text";
            return Judgement::of(Outcome::Inapplicable, detail);
        }
        let answer = &text_meant(case, answer);
        if *answer == case.expected {
            return Judgement::of(Outcome::Passed, "");
        }
        let detail = difference(&case.expected, answer);
        let excused = self
            .not_charged(case, notation, answer, &detail)
            .or_else(|| self.no_accusation(case, &detail));
        excused.unwrap_or_else(|| Judgement {
            blamed: self.blamed_of_text(case, notation, answer),
            ..Judgement::of(Outcome::Failed, detail)
        })
    }

    /// What another answer comes to that is no fault: a contested text, a manner of writing, a set-up that may be taken; or
    /// an answer that is none.
    fn not_charged(
        &self,
        case: &Case,
        notation: &Notation,
        answer: &Answer,
        detail: &str,
    ) -> Option<Judgement> {
        let mut readings = notation.contested.iter();
        if let Some(reading) = readings.find(|other| other.answer == *answer) {
            let detail = format!("{detail}; contested: {}", reading.because);
            return Some(Judgement::of(Outcome::CannotTell, detail));
        }
        if !notation.contested.is_empty() {
            let detail = format!("{detail}; contested");
            return Some(Judgement::of(Outcome::CannotTell, detail));
        }
        if self.leaves_out_en_passant(case, answer) {
            let convention = Convention::EnPassantSquareOnlyWhenCapturable;
            let outcome = match self.conventions.contains(&convention) {
                true => Outcome::DeviatesAsDeclared,
                false => Outcome::CannotTell,
            };
            return Some(Judgement::of(outcome, EN_PASSANT));
        }
        if accepts_unlawful(&case.ask, &case.expected, answer) {
            return Some(Judgement::of(Outcome::Passed, ACCEPTS_UNLAWFUL));
        }
        let refuses = is_refusal(answer) || is_refusal(&case.expected);
        (!refuses && !same_kind(&case.expected, answer)).then(|| {
            let detail = "the answer is of another kind than the question";
            Judgement::of(Outcome::Errored, detail)
        })
    }

    fn reads_one_game(&self) -> bool {
        self.conventions.contains(&Convention::OneGameAText)
    }

    fn is_same_fen(&self, setup: &Setup, fen: &str) -> bool {
        spelled(&self.laws, setup, fen).fen == setup.to_string()
    }

    /// Whether the FEN written differs in no more than that the en passant square is left out, where nothing can capture
    /// there. All six fields are due (PGN:16.1.3).
    fn leaves_out_en_passant(&self, case: &Case, answer: &Answer) -> bool {
        let (Question::WriteFen, Answer::Fen(fen)) = (&case.ask.question, answer) else {
            return false;
        };
        let reached = Oracle::with(self.laws).reach(&case.ask.start, &case.ask.moves);
        fen.split(' ').count() == FenField::ALL.len()
            && reached.is_ok_and(|setup| self.is_same_fen(&setup, fen))
    }

    /// The authorities of the case; of a FEN the fields that differ.
    fn blamed_of_text(&self, case: &Case, notation: &Notation, answer: &Answer) -> Vec<Blame> {
        let wrong = match &case.ask.question {
            Question::ReadFen { .. } => "reads the FEN otherwise",
            Question::WriteFen => "writes the FEN otherwise",
            Question::ReadSan { .. } => "reads the move otherwise",
            Question::WriteSan { .. } => "writes the move otherwise",
            _ => "reads the games otherwise",
        };
        let fields = match (&case.ask.question, &case.expected, answer) {
            (Question::WriteFen, Answer::Fen(due), Answer::Fen(written)) => differing(due, written),
            _ => Vec::new(),
        };
        let statements = if fields.is_empty() {
            self.authorities(notation)
        } else {
            fields
        };
        let of = |statement| Blame {
            statement,
            wrong: wrong.to_owned(),
            mv: None,
            ply: case.ask.moves.len(),
            facts: [Some(notation.reason.clone()), text_of(&case.ask.question)]
                .into_iter()
                .flatten()
                .collect(),
        };
        statements.into_iter().map(of).collect()
    }

    /// What the case is held to: statements as the judging edition has them, and the sections of the standards.
    pub(super) fn authorities(&self, notation: &Notation) -> Vec<String> {
        let (laws, standards): (Vec<String>, Vec<String>) = notation
            .authority
            .iter()
            .cloned()
            .partition(|id| Statement::find(id).is_some());
        let mut all = in_edition(&laws, self.laws.edition);
        all.extend(standards);
        all
    }
}

fn holds_several(answer: &Answer) -> bool {
    matches!(answer, Answer::Games(games) if games.len() != 1)
}

/// The answer in the form in which it is expected: a broken game says that the text is not read.
fn text_meant(case: &Case, answer: &Answer) -> Answer {
    match answer {
        Answer::Games(games)
            if case.expected == Answer::Truth(false) && games.iter().any(|game| game.broken) =>
        {
            Answer::Truth(false)
        }
        _ => answer.clone(),
    }
}

/// The text that is asked about, with its line feeds and other signs written out.
fn text_of(question: &Question) -> Option<String> {
    let (what, text) = match question {
        Question::ReadFen { fen: text }
        | Question::ReadSan { san: text }
        | Question::ReadPgn { pgn: text } => ("the text", text),
        Question::WriteSan { mv } => ("the move", mv),
        _ => return None,
    };
    Some(format!("{what} is {text:?}"))
}

/// That a text is not read: to refuse it is to say so.
fn is_refusal(answer: &Answer) -> bool {
    *answer == Answer::Truth(false)
}

/// The fields in which two FENs differ, by their names.
fn differing(one: &str, other: &str) -> Vec<String> {
    let mut others = other.split(' ');
    let fields = one.split(' ').zip(FenField::ALL);
    fields
        .filter(|(due, _)| others.next() != Some(due))
        .map(|(_, field)| field.to_string())
        .collect()
}

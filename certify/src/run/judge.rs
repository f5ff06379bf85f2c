//! One reply against one case.

use chesslaws_board::Setup;
use chesslaws_board::table::Time;
use chesslaws_oracle::Laws;
use chesslaws_protocol::{
    Answer, Ask, Channel, Convention, EndingName, Failure, GameRead, Question, Reply, Subject,
};
use chesslaws_suite::{Case, Known};

use super::blame::{Blame, blame};
use super::outcome::Outcome;
use crate::subjects::{Oracle, Spelled, spelled};

/// That it takes the FEN of a set-up that is not lawful.
pub(super) const ACCEPTS_UNLAWFUL: &str = "the text is a FEN, of a set-up that is not lawful; whether a program has to \
                                           refuse it the Laws do not say";

/// What the judge makes of a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Judgement {
    pub(super) outcome: Outcome,
    pub(super) detail: String,
    pub(super) blamed: Vec<Blame>,
    /// In what manner it was written, where that is another than ours and no fault.
    pub(super) traits: Vec<&'static str>,
}

impl Judgement {
    pub(super) fn of(outcome: Outcome, detail: impl Into<String>) -> Self {
        Self {
            outcome,
            detail: detail.into(),
            blamed: Vec::new(),
            traits: Vec::new(),
        }
    }
}

/// The oracle of an edition, the way the subject is asked, and the conventions that it has declared.
pub(super) struct Judge {
    pub(super) laws: Laws,
    pub(super) channel: Channel,
    pub(super) conventions: Vec<Convention>,
}

impl Judge {
    /// Compares the reply with the expected answer.
    pub(super) fn judge(
        &self,
        subject: &mut dyn Subject,
        case: &Case,
        reply: &Result<Reply, Failure>,
    ) -> Judgement {
        match reply {
            Err(failure) => Judgement::of(Outcome::Errored, failure.to_string()),
            Ok(Reply::NotModelled { why }) => Judgement::of(Outcome::Inapplicable, why),
            // To refuse a text is to answer that it is not accepted.
            Ok(Reply::Refused { .. })
                if matches!(
                    case.ask.question,
                    Question::ReadFen { .. } | Question::ReadPgn { .. }
                ) =>
            {
                self.answered(subject, case, &Answer::Truth(false), None)
            }
            Ok(Reply::Refused { why }) => self.refused(subject, case, why),
            Ok(Reply::Answer { answer, because }) => {
                self.answered(subject, case, &sorted(answer), because.as_deref())
            }
        }
    }

    fn answered(
        &self,
        subject: &mut dyn Subject,
        case: &Case,
        answer: &Answer,
        because: Option<&[String]>,
    ) -> Judgement {
        if let Some(notation) = &case.notation {
            return self.of_notation(case, notation, answer);
        }
        let (answer, traits) = self.as_meant(case, answer);
        let judgement = self.meant(subject, case, &answer, because);
        let detail = if judgement.detail.is_empty() {
            traits.join("; ")
        } else {
            judgement.detail
        };
        Judgement {
            detail,
            traits,
            ..judgement
        }
    }

    /// A FEN as the standard has it written, and in what manner it was not.
    fn as_meant(&self, case: &Case, answer: &Answer) -> (Answer, Vec<&'static str>) {
        let Answer::Fen(fen) = answer else {
            return (answer.clone(), Vec::new());
        };
        let reached = Oracle::with(self.laws).reach(&case.ask.start, &case.ask.moves);
        match reached {
            Ok(setup) if *answer != case.expected => {
                let Spelled { fen, traits } = spelled(&self.laws, &setup, fen);
                (Answer::Fen(fen), traits)
            }
            _ => (answer.clone(), Vec::new()),
        }
    }

    fn meant(
        &self,
        subject: &mut dyn Subject,
        case: &Case,
        answer: &Answer,
        because: Option<&[String]>,
    ) -> Judgement {
        if *answer == case.expected {
            self.right(case, because)
        } else if accepts_unlawful(&case.ask, &case.expected, answer) {
            Judgement::of(Outcome::Passed, ACCEPTS_UNLAWFUL)
        } else if let Some(deviation) = self.declared(&case.expected, answer) {
            deviation
        } else if !same_kind(&case.expected, answer) {
            Judgement::of(
                Outcome::Errored,
                "the answer is of another kind than the question",
            )
        } else {
            self.wrong(subject, case, answer)
        }
    }

    /// A right answer; where it names grounds, they have to be among ours.
    fn right(&self, case: &Case, because: Option<&[String]>) -> Judgement {
        let Some(theirs) = because else {
            return Judgement::of(Outcome::Passed, "");
        };
        let ours = self.grounds(case);
        if ours.is_empty() || !theirs.is_empty() && theirs.iter().all(|id| ours.contains(id)) {
            return Judgement::of(Outcome::Passed, "");
        }
        let detail = format!(
            "because of {}, where we say {}",
            theirs.join(", "),
            ours.join(", ")
        );
        Judgement::of(Outcome::PassedUnattributed, detail)
    }

    /// The statements that our own ruling rests on.
    pub(super) fn grounds(&self, case: &Case) -> Vec<String> {
        match Oracle::with(self.laws).ask(&case.ask) {
            Ok(Reply::Answer { because, .. }) => because.unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Whether the subject ends games by checkmate and stalemate only.
    pub(super) fn is_silent_on_draws(&self) -> bool {
        self.conventions
            .contains(&Convention::OnlyMateAndStalemateEnd)
    }

    /// A difference that a declared convention explains: where a bridge declares it, the channel has no word for such a
    /// draw; where the program itself does, it has answered otherwise than the Laws.
    fn declared(&self, expected: &Answer, answer: &Answer) -> Option<Judgement> {
        let no_draw = *expected == Answer::Ending(EndingName::Draw)
            && *answer == Answer::Ending(EndingName::None);
        if !no_draw || !self.is_silent_on_draws() {
            return None;
        }
        Some(match self.channel {
            Channel::Uci | Channel::Cecp => Judgement::of(
                Outcome::Inapplicable,
                "the channel does not show draws by the men that are left",
            ),
            _ => Judgement::of(
                Outcome::DeviatesAsDeclared,
                "ends no game by a draw by the men that are left, as it declares",
            ),
        })
    }

    fn wrong(&self, subject: &mut dyn Subject, case: &Case, answer: &Answer) -> Judgement {
        let detail = difference(&case.expected, answer);
        if let Some(excused) = self.no_accusation(case, &detail) {
            return excused;
        }
        let mut asking = |ask: &Ask| answered_by(subject, ask);
        let finding = blame(&self.laws, &case.ask, &case.expected, answer, &mut asking);
        if !finding.disputed.is_empty() {
            let detail = format!("{detail}; disputed: {}", finding.disputed.join(", "));
            return Judgement::of(Outcome::CannotTell, detail);
        }
        Judgement {
            outcome: Outcome::Failed,
            detail,
            blamed: finding.blamed,
            traits: Vec::new(),
        }
    }

    /// Why a difference is no fault of the subject: ours, or a position that no game is known to reach.
    pub(super) fn no_accusation(&self, case: &Case, detail: &str) -> Option<Judgement> {
        match Oracle::with(self.laws).ask(&case.ask) {
            Ok(Reply::Answer { answer, .. }) if sorted(&answer) == case.expected => {}
            other => {
                let detail = format!("the oracle does not say what the case expects: {other:?}");
                return Some(Judgement::of(Outcome::TesterError, detail));
            }
        }
        // Of a text that is no FEN nobody has to ask whether a game reaches it.
        let text_alone = matches!(&case.ask.question, Question::ReadFen { fen } if fen.parse::<Setup>().is_err());
        match &case.known {
            Known::Played => None,
            Known::Unproven if text_alone => None,
            Known::Unproven => {
                let detail = format!("{detail}; no game is known to reach the position");
                Some(Judgement::of(Outcome::CannotTell, detail))
            }
            Known::Unreachable(reason) => {
                let detail = format!("{detail}; no game can reach the position: {reason}");
                Some(Judgement::of(Outcome::CannotTell, detail))
            }
        }
    }

    /// A refusal of a played position denies one of the moves of its game: it is sought.
    fn refused(&self, subject: &mut dyn Subject, case: &Case, why: &str) -> Judgement {
        let detail = format!("refused: {why}");
        if let Some(excused) = self.no_accusation(case, &detail) {
            return excused;
        }
        let denied = (0..case.ask.moves.len()).find_map(|played| {
            let mv = case.ask.moves[played].clone();
            let moves = case.ask.moves[..played].to_vec();
            let question = Question::IsLegal { mv };
            let ask = Ask {
                moves,
                question,
                start: case.ask.start.clone(),
            };
            let reply = subject.ask(&ask);
            let denies = matches!(
                reply,
                Ok(Reply::Answer {
                    answer: Answer::Truth(false),
                    ..
                })
            );
            denies.then_some(ask)
        });
        let Some(ask) = denied else {
            return Judgement::of(
                Outcome::CannotTell,
                format!("{detail}; no move of the game is denied alone"),
            );
        };
        let finding = blame(
            &self.laws,
            &ask,
            &Answer::Truth(true),
            &Answer::Truth(false),
            &mut |ask| answered_by(subject, ask),
        );
        Judgement {
            outcome: Outcome::Failed,
            detail,
            blamed: finding.blamed,
            traits: Vec::new(),
        }
    }
}

/// Whether a text is accepted that is a FEN, of a set-up that no game has. The Laws say what is lawful, and not what a
/// program has to refuse to read: this is a trait of the program and no fault.
pub(super) fn accepts_unlawful(ask: &Ask, expected: &Answer, answer: &Answer) -> bool {
    let is_fen = matches!(&ask.question, Question::ReadFen { fen } if fen.parse::<Setup>().is_ok());
    is_fen && *expected == Answer::Truth(false) && *answer == Answer::Truth(true)
}

/// What the subject answers to a further question.
fn answered_by(subject: &mut dyn Subject, ask: &Ask) -> Option<Answer> {
    match subject.ask(ask) {
        Ok(Reply::Answer { answer, .. }) => Some(sorted(&answer)),
        _ => None,
    }
}

fn sorted(answer: &Answer) -> Answer {
    match answer {
        Answer::Moves(moves) => Answer::moves(moves.clone()),
        other => other.clone(),
    }
}

pub(super) fn same_kind(one: &Answer, other: &Answer) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// Both answers, and of two lists only what is in one of them.
pub(super) fn difference(expected: &Answer, answer: &Answer) -> String {
    let (Answer::Moves(ours), Answer::Moves(theirs)) = (expected, answer) else {
        return format!("expected {}, answered {}", shown(expected), shown(answer));
    };
    let only = |these: &[String], those: &[String]| -> Vec<String> {
        these
            .iter()
            .filter(|mv| !those.contains(mv))
            .cloned()
            .collect()
    };
    let (extra, missing) = (only(theirs, ours), only(ours, theirs));
    let mut parts = vec![format!(
        "expected {} moves, answered {}",
        ours.len(),
        theirs.len()
    )];
    if !extra.is_empty() {
        parts.push(format!("unlawful among them: {}", extra.join(" ")));
    }
    if !missing.is_empty() {
        parts.push(format!("lawful and missing: {}", missing.join(" ")));
    }
    parts.join("; ")
}

/// A game in words.
fn game(game: &GameRead) -> String {
    let broken = if game.broken {
        "broken off after"
    } else {
        "the game"
    };
    let moves = game.moves.join(" ");
    format!("{broken} `{moves}` {}", game.result.name())
}

/// An answer in words.
pub(crate) fn shown(answer: &Answer) -> String {
    match answer {
        Answer::Moves(moves) => format!("{} moves: {}", moves.len(), moves.join(" ")),
        Answer::Truth(true) => "yes".into(),
        Answer::Truth(false) => "no".into(),
        Answer::Fen(text) | Answer::Move(text) | Answer::San(text) => text.clone(),
        Answer::Games(games) => match games.as_slice() {
            [] => "no game".into(),
            games => games.iter().map(game).collect::<Vec<_>>().join("; "),
        },
        Answer::Ending(ending) => ending.name().into(),
        Answer::Number(number) => number.to_string(),
        Answer::Clocks { white, black } => {
            let (white, black) = (Time(*white), Time(*black));
            format!("White has used {white}, Black {black}")
        }
        Answer::Result(result) => result.name().into(),
    }
}

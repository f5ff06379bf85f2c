//! Which statements a wrong answer breaks, from the difference between it and ours.
//!
//! An extra move is laid to the statements of our "not lawful because" (see `extra`); a missing one to the statement that permits
//! it, or to the limit that it was taken to break (see `missing`); a status to the statement that decides it (see
//! `ending`).

mod control;
mod ending;
mod extra;
mod missing;
mod position;

use chesslaws_board::{Move, Setup};
use chesslaws_law::{Edition, law};
use chesslaws_oracle::{Ground, Laws, Ruling};
use chesslaws_protocol::{Answer, Ask, Question};
use chesslaws_spec::{Lang, Spec, model::Kind};
use serde::{Deserialize, Serialize};

pub use control::Asking;

use crate::{
    subjects::{Oracle, read_start},
    words,
};

/// A statement that a wrong answer breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Blame {
    /// The statement's id; what is no matter of the Laws has a name such as `FEN:castling`.
    pub statement: String,
    /// What the subject says that the statement contradicts.
    pub wrong: String,
    /// The move in question, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// After how many moves of the game.
    pub ply: usize,
    /// The facts that the statement rests on here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<String>,
}

/// The statements blamed, and whether a disputed reading was touched on the way.
#[derive(Debug, Default)]
pub(super) struct Finding {
    pub(super) blamed: Vec<Blame>,
    pub(super) disputed: Vec<String>,
}

impl Finding {
    fn add<T>(&mut self, laws: &Laws, ruling: &Ruling<T>, wrong: &str, mv: Option<&str>) {
        for ground in &ruling.because {
            self.add_ground(laws, ground, wrong, mv);
        }
        let disputes = ruling
            .disputes
            .iter()
            .filter(|dispute| dispute.edition() == laws.edition)
            .map(|dispute| dispute.id().to_owned());
        self.disputed.extend(disputes);
    }

    /// Two founding statements can be one in force: it is blamed once for one thing.
    fn add_ground(&mut self, laws: &Laws, ground: &Ground, wrong: &str, mv: Option<&str>) {
        let Some(statement) = ground.law.in_edition(laws.edition) else {
            return;
        };
        let facts: Vec<String> = ground
            .facts
            .iter()
            .map(|fact| words::fact(fact, Lang::En))
            .collect();
        let before = self
            .blamed
            .iter_mut()
            .find(|blame| blame.statement == statement.id() && blame.mv.as_deref() == mv);
        match before {
            Some(blame) => blame.facts.extend(facts),
            None => self.blamed.push(Blame {
                statement: statement.id().to_owned(),
                wrong: wrong.to_owned(),
                mv: mv.map(str::to_owned),
                ply: 0,
                facts,
            }),
        }
    }

    fn add_extra(&mut self, laws: &Laws, setup: &Setup, text: &str, asking: &mut Asking<'_>) {
        if let Ok(mv) = text.parse::<Move>() {
            let wrong = format!("holds {text} to be lawful");
            let ruling = extra::allowed(laws, setup, mv, asking);
            self.add(laws, &ruling, &wrong, Some(text));
        }
    }

    /// The moves that one list has and the other has not.
    fn add_lists(
        &mut self,
        laws: &Laws,
        setup: &Setup,
        (ours, theirs): (&[String], &[String]),
        asking: &mut Asking<'_>,
    ) {
        for extra in theirs.iter().filter(|mv| !ours.contains(mv)) {
            self.add_extra(laws, setup, extra, asking);
        }
        for missing in ours.iter().filter(|mv| !theirs.contains(mv)) {
            self.add_missing(laws, setup, missing, Some(theirs), asking);
        }
    }

    /// `theirs` are the moves held to be lawful, where they are known.
    fn add_missing(
        &mut self,
        laws: &Laws,
        setup: &Setup,
        text: &str,
        theirs: Option<&[String]>,
        asking: &mut Asking<'_>,
    ) {
        let Ok(mv) = text.parse::<Move>() else {
            return;
        };
        let mut ruling = founding(laws).lawful(setup, mv);
        let denied = missing::denied(laws, setup, mv, &ruling, theirs, asking);
        let (denied, kept): (Vec<_>, Vec<_>) = ruling
            .because
            .into_iter()
            .partition(|ground| denied.contains(&ground.law.founding));
        ruling.because = denied;
        let first = self.blamed.len();
        let wrong = format!("does not hold {text} to be lawful");
        self.add(laws, &ruling, &wrong, Some(text));
        let kept: Vec<String> = kept
            .iter()
            .filter(|ground| !permits(ground))
            .flat_map(|ground| kept_to(laws, ground))
            .collect();
        for blame in &mut self.blamed[first..] {
            blame.facts.extend_from_slice(&kept);
        }
    }
}

/// The same laws, citing the founding edition, which tells apart what the one in force says in one sentence.
fn founding(laws: &Laws) -> Laws {
    Laws {
        edition: Edition::FOUNDING,
        ..*laws
    }
}

/// Whether the statement gives leave to move, rather than a limit to keep to. Castling is allowed by its definition.
fn permits(ground: &Ground) -> bool {
    ground.law.founding.is_some_and(|statement| {
        let kind = Spec::embedded().entry(statement).kind;
        kind == Kind::Permission || statement.id() == "1993:5.1.2"
    })
}

/// The facts by which a move keeps to a statement that limits it, with its id; none for one that the edition has not.
fn kept_to(laws: &Laws, ground: &Ground) -> Vec<String> {
    let Some(statement) = ground.law.in_edition(laws.edition) else {
        return Vec::new();
    };
    let facts = ground.facts.iter();
    facts
        .map(|fact| format!("{statement} is kept: {}", words::fact(fact, Lang::En)))
        .collect()
}

/// The position of a question, its moves taken as played.
pub(super) fn reached(laws: &Laws, ask: &Ask) -> Result<Setup, String> {
    let start = read_start(&ask.start)?;
    let moves = ask.moves.iter().map(|text| text.parse::<Move>());
    moves.into_iter().try_fold(start, |setup, mv| {
        Ok(laws.after(&setup, mv.map_err(|error| error.to_string())?))
    })
}

/// The statements that a wrong answer is laid to; none where the Laws are disputed. `asking` puts further questions to
/// the subject.
#[must_use]
pub fn laid(
    laws: &Laws,
    ask: &Ask,
    expected: &Answer,
    answer: &Answer,
    asking: &mut Asking<'_>,
) -> Vec<Blame> {
    let finding = blame(laws, ask, expected, answer, asking);
    if finding.disputed.is_empty() {
        finding.blamed
    } else {
        Vec::new()
    }
}

/// What a wrong answer breaks.
pub(super) fn blame(
    laws: &Laws,
    ask: &Ask,
    expected: &Answer,
    answer: &Answer,
    asking: &mut Asking<'_>,
) -> Finding {
    let mut finding = differing(laws, ask, expected, answer, asking);
    let before_the_last = usize::from(ask.question == Question::PositionAfter);
    for blame in &mut finding.blamed {
        blame.ply = ask.moves.len().saturating_sub(before_the_last);
    }
    finding
}

fn differing(
    laws: &Laws,
    ask: &Ask,
    expected: &Answer,
    answer: &Answer,
    asking: &mut Asking<'_>,
) -> Finding {
    let mut finding = Finding::default();
    if let Question::ReadFen { fen } = &ask.question {
        read_fen(&mut finding, laws, fen, answer);
        return finding;
    }
    if ask.question == Question::RepetitionCount || ask.question.table().is_some() {
        at_the_table(&mut finding, laws, ask, answer);
        return finding;
    }
    let Ok(setup) = reached(laws, ask) else {
        return finding;
    };
    match (&ask.question, expected, answer) {
        (Question::LegalMoves, Answer::Moves(ours), Answer::Moves(theirs)) => {
            finding.add_lists(laws, &setup, (ours, theirs), asking);
        }
        (Question::IsLegal { mv }, _, Answer::Truth(true)) => {
            finding.add_extra(laws, &setup, mv, asking);
        }
        (Question::IsLegal { mv }, _, Answer::Truth(false)) => {
            let theirs = control::list(asking, ask);
            finding.add_missing(laws, &setup, mv, theirs.as_deref(), asking);
        }
        (Question::CheckState, _, Answer::Truth(check)) => {
            let wrong = if *check {
                "says that there is check"
            } else {
                "says that there is no check"
            };
            let mut ruling = laws.check(&setup);
            if !check && !sees_others(&setup, asking) {
                let acts_at_once = law!("1993:5.6.4.c").founding;
                ruling
                    .because
                    .retain(|ground| ground.law.founding != acts_at_once);
            }
            finding.add(laws, &ruling, wrong, None);
        }
        (Question::Ending, Answer::Ending(ours), Answer::Ending(theirs)) => {
            if let Some((ours, theirs)) = ending::from_a_list(laws, &setup, ask, *theirs, asking) {
                finding.add_lists(laws, &setup, (&ours, &theirs), asking);
                return finding;
            }
            let wrong = format!("says of the ending: {}", theirs.name());
            let ruling = ending::decided(laws, &setup, *ours, *theirs);
            finding.add(laws, &ruling, &wrong, None);
        }
        (Question::SamePosition { other }, _, Answer::Truth(same)) => {
            if let Ok(other) = Oracle::with(*laws).reach(&other.start, &other.moves) {
                let wrong = if *same {
                    "holds them to be the same"
                } else {
                    "holds them to differ"
                };
                finding.add(laws, &laws.same_position_as(&setup, &other), wrong, None);
            }
        }
        (Question::PositionAfter, _, Answer::Fen(fen)) => last_move(&mut finding, laws, ask, fen),
        _ => {}
    }
    finding
}

/// What is wrong at the table is laid to the statements that carry our answer.
fn at_the_table(finding: &mut Finding, laws: &Laws, ask: &Ask, answer: &Answer) {
    if let Ok((_, grounds)) = Oracle::with(*laws).found_at_the_table(ask) {
        let wrong = format!("answers {}", super::judge::shown(answer));
        for ground in &grounds {
            finding.add_ground(laws, ground, &wrong, None);
        }
    }
}

/// Whether check is seen that a piece like the one just promoted gives without having been; not, if it is denied.
fn sees_others(setup: &Setup, asking: &mut Asking<'_>) -> bool {
    let promoted = setup.just_promoted.and_then(|square| setup.piece(square));
    let seen = promoted.and_then(|piece| control::gives_check(asking, setup.turn, piece.kind));
    seen != Some(false)
}

/// A wrong position is laid to what the last move makes of it.
fn last_move(finding: &mut Finding, laws: &Laws, ask: &Ask, fen: &str) {
    let Some((last, before)) = ask.moves.split_last() else {
        return;
    };
    let before = Ask {
        moves: before.to_vec(),
        ..ask.clone()
    };
    let (Ok(setup), Ok(mv)) = (reached(laws, &before), last.parse::<Move>()) else {
        return;
    };
    let after = laws.after(&setup, mv);
    let last = position::Last {
        text: last.clone(),
        mv,
        before: setup,
        after,
    };
    position::wrong_position(finding, laws, &last, fen);
}

fn read_fen(finding: &mut Finding, laws: &Laws, fen: &str, answer: &Answer) {
    let wrong = if *answer == Answer::Truth(true) {
        "accepts the FEN"
    } else {
        "refuses the FEN"
    };
    match fen.parse::<Setup>() {
        Ok(setup) => finding.add(laws, &laws.standing(&setup), wrong, None),
        Err(error) => finding.blamed.push(Blame {
            statement: error.field.to_string(),
            wrong: wrong.to_owned(),
            mv: None,
            ply: 0,
            facts: vec![error.to_string()],
        }),
    }
}

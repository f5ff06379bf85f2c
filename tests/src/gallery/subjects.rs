//! Subjects that are wrong as a whole, so that what a report must say of them is known beforehand.

use std::cell::Cell;
use std::rc::Rc;

use chesslaws::subjects::Oracle;
use chesslaws_board::{Move, Square};
use chesslaws_law::Edition;
use chesslaws_protocol::{Answer, Ask, Channel, Failure, Identity, Question, Reply, Subject};

/// How far a run has come, told by its progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Smoke,
    Cases,
    Over,
}

/// A subject that is let past the smoke test: until the first case the oracle answers for it. The smoke test would stop
/// most subjects of the gallery at the door, which is its office and not what they are there to show. After the last case
/// it says nothing more: that failures are made small afterwards is tested elsewhere, and takes long.
pub struct PastSmoke<S> {
    subject: S,
    stage: Rc<Cell<Stage>>,
}

impl<S> PastSmoke<S> {
    /// The subject, and what is to be told of the progress of the run.
    pub fn of(subject: S) -> (Self, impl FnMut(usize, usize)) {
        let stage = Rc::new(Cell::new(Stage::Smoke));
        let told = Rc::clone(&stage);
        let progress = move |done, all| {
            told.set(if done == all {
                Stage::Over
            } else {
                Stage::Cases
            });
        };
        (Self { subject, stage }, progress)
    }
}

impl<S: Subject> Subject for PastSmoke<S> {
    fn identity(&mut self) -> Result<Identity, Failure> {
        self.subject.identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        match self.stage.get() {
            Stage::Smoke => Oracle::of(Edition::FOUNDING).ask(ask),
            Stage::Cases => self.subject.ask(ask),
            Stage::Over => Err(Failure::Crashed("the run is over".to_owned())),
        }
    }
}

fn identity(name: &str, questions: &[&str]) -> Result<Identity, Failure> {
    Ok(Identity {
        name: name.to_owned(),
        channel: Channel::Embedded,
        questions: questions.iter().map(ToString::to_string).collect(),
        conventions: Vec::new(),
        notes: Vec::new(),
    })
}

/// It is asked of lawful moves only.
fn of_moves_only() -> Result<Reply, Failure> {
    Ok(Reply::NotModelled {
        why: "it knows lawful moves only".to_owned(),
    })
}

/// Every move is lawful: from any square to any other.
pub struct AlwaysLegal;

impl Subject for AlwaysLegal {
    fn identity(&mut self) -> Result<Identity, Failure> {
        identity("always-legal", &["legal-moves", "is-legal"])
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        match ask.question {
            Question::LegalMoves => Ok(Reply::answer(Answer::moves(every_move()))),
            Question::IsLegal { .. } => Ok(Reply::answer(Answer::Truth(true))),
            _ => of_moves_only(),
        }
    }
}

/// All moves from one square to another, in UCI notation.
#[must_use]
pub fn every_move() -> Vec<String> {
    let from = |from: Square| {
        let others = Square::all().filter(move |&to| to != from);
        others.map(move |to| Move::new(from, to).to_string())
    };
    Square::all().flat_map(from).collect()
}

/// No move is lawful.
pub struct NeverLegal;

impl Subject for NeverLegal {
    fn identity(&mut self) -> Result<Identity, Failure> {
        identity("never-legal", &["legal-moves", "is-legal"])
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        match ask.question {
            Question::LegalMoves => Ok(Reply::answer(Answer::moves(Vec::new()))),
            Question::IsLegal { .. } => Ok(Reply::answer(Answer::Truth(false))),
            _ => of_moves_only(),
        }
    }
}

/// It gives back what it was sent: the moves for the moves, the start for everything else.
pub struct Echo;

impl Subject for Echo {
    fn identity(&mut self) -> Result<Identity, Failure> {
        identity("echo", &["legal-moves", "position-after"])
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        Ok(Reply::answer(match ask.question {
            Question::LegalMoves => Answer::moves(ask.moves.clone()),
            _ => Answer::Fen(ask.start.clone()),
        }))
    }
}

/// The oracle, which crashes at one question and is there again at the next.
pub struct CrashOnNth {
    left: usize,
}

impl CrashOnNth {
    /// It crashes at that question, counted from 1.
    #[must_use]
    pub const fn new(nth: usize) -> Self {
        Self { left: nth }
    }
}

impl Subject for CrashOnNth {
    fn identity(&mut self) -> Result<Identity, Failure> {
        Oracle::of(Edition::FOUNDING).identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        self.left = self.left.wrapping_sub(1);
        if self.left == 0 {
            return Err(Failure::Crashed("as it was made to".to_owned()));
        }
        Oracle::of(Edition::FOUNDING).ask(ask)
    }
}

/// Says yes and no by chance, the same for the same seed and question.
pub struct Random {
    /// The seed.
    pub seed: u64,
}

impl Random {
    /// What it says.
    #[must_use]
    pub fn says(&self, ask: &Ask) -> bool {
        let text = format!("{ask:?}");
        // FNV-1a: every bit of the question has a say in the last ones.
        let mixed = text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325 ^ self.seed, |sum, byte| {
                (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
        (mixed >> 32) % 2 == 1
    }
}

impl Subject for Random {
    fn identity(&mut self) -> Result<Identity, Failure> {
        identity("random", &["is-legal", "check-state"])
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        match ask.question {
            Question::IsLegal { .. } | Question::CheckState => {
                Ok(Reply::answer(Answer::Truth(self.says(ask))))
            }
            _ => of_moves_only(),
        }
    }
}

/// Answers every question with the answer to another one.
pub struct WrongKind;

impl Subject for WrongKind {
    fn identity(&mut self) -> Result<Identity, Failure> {
        identity("wrong-kind", &["legal-moves"])
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        Ok(Reply::answer(match ask.question {
            Question::LegalMoves => Answer::Truth(true),
            _ => Answer::Moves(Vec::new()),
        }))
    }
}

//! The first position in which an engine counts otherwise than the kernel.
//!
//! The kernel only shows where to look: what is said of the difference there is the oracle's ruling.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use chesslaws_board::{Move, Setup};
use chesslaws_kernel::{Position, Refusal, Walk};
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;
use chesslaws_protocol::{Ask, Failure, Question, STARTPOS};
use chesslaws_spec::Lang;
use serde_json::{Value, json};

use super::PerftError;
use crate::explain::{self, ExplainArgs};
use crate::shape::Shape;
use crate::subjects::Uci;

/// What a comparison came to.
pub(super) struct Found {
    /// The kernel's count at the depth that was asked.
    pub(super) leaves: u64,
    /// The name the engine gives itself.
    engine: String,
    /// Where the two differ, if they do.
    pub(super) difference: Option<Difference>,
}

/// A position whose moves the two hold to be different.
pub(super) struct Difference {
    start: String,
    /// The moves that lead there.
    moves: Vec<String>,
    /// The leaves that the two count, at the depth that was asked.
    counts: (u64, u64),
    kind: Kind,
}

/// How they differ there.
enum Kind {
    /// The engine has this move, the kernel has not.
    Extra(Move),
    /// The kernel has this move, the engine has not.
    Missing(Move),
    /// The engine lists the same moves with the same counts below as the kernel, but counted otherwise from above.
    AtOdds {
        /// What it counted when asked one ply before.
        above: u64,
        /// What it counts here.
        here: u64,
    },
}

/// The engine and the kernel, to be asked the same.
pub(super) struct Comparison {
    start: String,
    engine: Uci,
    walk: Walk,
}

impl Comparison {
    pub(super) fn new(start: &str, command: &str, walk: Walk, time: Duration) -> Self {
        Self {
            start: start.to_owned(),
            engine: Uci::new(command, time),
            walk,
        }
    }

    /// From the position down to the first node at which the moves differ.
    pub(super) fn descend(&mut self, setup: &Setup, depth: u32) -> Result<Found, PerftError> {
        let laws = Laws::of(Edition::Fide1993);
        let mut setup = setup.clone();
        let mut moves: Vec<String> = Vec::new();
        let mut left = depth;
        // What the two count of the whole, and what the engine counted below the last move.
        let (mut whole, mut above) = (None, None);
        let kind = loop {
            let ours = self.ours(&setup, left)?;
            let theirs = self.theirs(&moves, left)?;
            let sums: (u64, u64) = match left {
                0 => (1, 1),
                _ => (ours.values().sum(), theirs.values().sum()),
            };
            whole.get_or_insert(sums);
            match (differing(&ours, &theirs), above) {
                (None, None) => return Ok(self.found(sums.0, None)),
                (None, Some(above)) => {
                    let here = sums.1;
                    break Kind::AtOdds { above, here };
                }
                (Some((mv, Some(_), None)), _) => break Kind::Missing(mv),
                (Some((mv, None, _)), _) => break Kind::Extra(mv),
                (Some((mv, Some(_), Some(count))), _) => {
                    above = Some(count);
                    setup = laws.after(&setup, mv);
                    moves.push(mv.to_string());
                    left -= 1;
                }
            }
        };
        let counts = whole.unwrap_or_default();
        let difference = Difference {
            start: self.start.clone(),
            moves,
            counts,
            kind,
        };
        Ok(self.found(counts.0, Some(difference)))
    }

    fn found(&self, leaves: u64, difference: Option<Difference>) -> Found {
        Found {
            leaves,
            engine: self.engine.name().to_owned(),
            difference,
        }
    }

    fn ours(&self, setup: &Setup, depth: u32) -> Result<BTreeMap<Move, u64>, Refusal> {
        let shares = self
            .walk
            .divided(&Position::new(setup)?, depth, &|_, _, _| ());
        let counts = shares.iter();
        Ok(counts
            .map(|share| (share.step.written(), share.leaves))
            .collect())
    }

    fn theirs(&mut self, moves: &[String], depth: u32) -> Result<BTreeMap<Move, u64>, Failure> {
        if depth == 0 {
            return self.engine.wake().map(|()| BTreeMap::new());
        }
        let ask = Ask {
            start: self.start.clone(),
            moves: moves.to_vec(),
            question: Question::LegalMoves,
        };
        self.engine.divided(&ask, depth)
    }
}

/// A move with what the kernel and the engine count below it.
type Counted = (Move, Option<u64>, Option<u64>);

/// The first move that only one of them has; or else the first below which they count differently.
fn differing(ours: &BTreeMap<Move, u64>, theirs: &BTreeMap<Move, u64>) -> Option<Counted> {
    let mut moves: Vec<Move> = ours.keys().chain(theirs.keys()).copied().collect();
    moves.sort_unstable();
    moves.dedup();
    let differing: Vec<Counted> = moves
        .into_iter()
        .map(|mv| (mv, ours.get(&mv).copied(), theirs.get(&mv).copied()))
        .filter(|(_, one, other)| one != other)
        .collect();
    let alone = differing
        .iter()
        .find(|(_, one, other)| one.is_none() || other.is_none());
    alone.or_else(|| differing.first()).copied()
}

impl Difference {
    /// The words of `explain` for it.
    fn words(&self) -> Vec<String> {
        let mut words = vec![self.start.clone()];
        if !self.moves.is_empty() {
            words.push("moves".to_owned());
            words.extend(self.moves.iter().cloned());
        }
        words
    }

    fn judged(&self) -> Option<Move> {
        match self.kind {
            Kind::Extra(mv) | Kind::Missing(mv) => Some(mv),
            Kind::AtOdds { .. } => None,
        }
    }

    fn explanation(&self, edition: Edition, json: bool) -> Result<Vec<u8>, PerftError> {
        let args = ExplainArgs {
            words: self.words(),
            judged: self.judged().map(|mv| mv.to_string()),
            edition,
            shape: Shape {
                lang: Lang::En,
                json,
            },
        };
        let mut text = Vec::new();
        explain::run(&args, &mut text)?;
        Ok(text)
    }

    /// What differs, in words.
    fn says(&self, engine: &str) -> String {
        match self.kind {
            Kind::Extra(mv) => format!("{engine} has the move {mv}, the kernel has not"),
            Kind::Missing(mv) => format!("{engine} has not the move {mv}, the kernel has"),
            Kind::AtOdds { above, here } => format!(
                "{engine} counts {above} leaves below this position when asked one ply before, and {here} when asked here"
            ),
        }
    }
}

/// The comparison as text.
pub(super) fn write(
    found: &Found,
    start: &str,
    edition: Edition,
    out: &mut dyn Write,
) -> Result<(), PerftError> {
    let Found { engine, leaves, .. } = found;
    let Some(difference) = &found.difference else {
        writeln!(out, "{leaves}: the kernel and {engine} count the same")?;
        return Ok(());
    };
    let (ours, theirs) = difference.counts;
    writeln!(out, "the kernel counts {ours}; {engine} counts {theirs}")?;
    writeln!(out, "{}", difference.says(engine))?;
    if !difference.moves.is_empty() {
        writeln!(out, "after: {}", difference.moves.join(" "))?;
    }
    writeln!(out)?;
    out.write_all(&difference.explanation(edition, false)?)?;
    let mut command = format!("chesslaws explain --edition {edition} ");
    command += &if start == STARTPOS {
        start.to_owned()
    } else {
        format!("\"{start}\"")
    };
    for word in &difference.words()[1..] {
        command += " ";
        command += word;
    }
    if let Some(mv) = difference.judged() {
        command += &format!(" {mv}");
    }
    writeln!(out, "\nreproduce: {command}")?;
    Ok(())
}

/// The comparison as a JSON object.
pub(super) fn object(found: &Found, edition: Edition) -> Result<Value, PerftError> {
    let Some(difference) = &found.difference else {
        return Ok(json!({ "engine": found.engine, "same": true }));
    };
    let (ours, theirs) = difference.counts;
    let explanation: Value = serde_json::from_slice(&difference.explanation(edition, true)?)
        .map_err(io::Error::other)?;
    let kind = match difference.kind {
        Kind::Extra(_) => "extra",
        Kind::Missing(_) => "missing",
        Kind::AtOdds { .. } => "at-odds-with-itself",
    };
    Ok(json!({
        "engine": found.engine,
        "same": false,
        "leaves": { "kernel": ours, "engine": theirs },
        "kind": kind,
        "moves": difference.moves,
        "move": difference.judged().map(|mv| mv.to_string()),
        "explanation": explanation,
    }))
}

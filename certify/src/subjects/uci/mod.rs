//! The bridge to an engine behind the Universal Chess Interface.
//!
//! UCI has no question about the rules. What an engine says of itself is used where it can: `go perft 1`, `MultiPV` or
//! `searchmoves` show the moves, `d` shows the position and the pieces that give check, and `bestmove (none)` with its score tells mate from
//! stalemate. Each ability is tried once on a position where the answer is beyond doubt.

mod abilities;
mod lists;
pub(crate) mod text;

use std::collections::BTreeMap;
use std::time::Duration;

use chesslaws_board::Move;
use chesslaws_protocol::{
    Answer, Ask, Channel, Convention, EndingName, Failure, Identity, Question, Reply, Subject,
};

use super::child::Child;
use super::placement::{INITIAL_FEN, has_en_passant, shows, start_fen};
use super::spelling::CASTLING;
use abilities::{Abilities, List, NO_WORD, lacking};
pub(crate) use text::split_command;
use text::{
    count_of_nodes, multipv_limit, perft_move, plies_played, position_command, share, shortened,
};

/// White is stalemated in the first, checkmated in the second.
const NO_MOVES: [(&str, EndingName); 2] = [
    ("8/8/8/8/8/1q6/2k5/K7 w - - 0 1", EndingName::Stalemate),
    ("8/8/8/8/8/8/1qk5/K7 w - - 0 1", EndingName::Checkmate),
];

/// An engine behind UCI, restarted after each failure.
pub struct Uci {
    command: Vec<String>,
    time: Duration,
    child: Option<Child>,
    name: String,
    abilities: Option<Abilities>,
    /// The most lines of `MultiPV`, where there is the option.
    most_lines: Option<usize>,
    /// How many of them each start sets.
    lines: Option<usize>,
    castles_onto_the_rook: bool,
}

impl Uci {
    /// The engine that this command starts; each of its replies may take that time.
    #[must_use]
    pub fn new(command: &str, time: Duration) -> Self {
        Self {
            command: split_command(command),
            time,
            child: None,
            name: command.into(),
            abilities: None,
            most_lines: None,
            lines: None,
            castles_onto_the_rook: false,
        }
    }

    fn child(&mut self) -> Result<&mut Child, Failure> {
        let child = match self.child.take() {
            Some(child) => child,
            None => self.greet()?,
        };
        Ok(self.child.insert(child))
    }

    fn greet(&mut self) -> Result<Child, Failure> {
        let mut child = Child::start(&self.command)?;
        child.send("uci")?;
        let lines = child.until(self.time, "`uciok`", |line| line == "uciok")?;
        if let Some(name) = lines.iter().find_map(|line| line.strip_prefix("id name ")) {
            self.name = name
                .chars()
                .filter(|letter| !letter.is_control())
                .take(100)
                .collect();
        }
        self.most_lines = lines.iter().find_map(|line| multipv_limit(line));
        if let Some(count) = self.lines {
            child.send(&format!("setoption name MultiPV value {count}"))?;
        }
        child.send("isready")?;
        child.until(self.time, "`readyok`", |line| line == "readyok")?;
        Ok(child)
    }

    /// Sends lines and reads up to the last line of the reply.
    fn talk(
        &mut self,
        orders: &[&str],
        what: &str,
        is_last: impl Fn(&str) -> bool,
    ) -> Result<Vec<String>, Failure> {
        let time = self.time;
        let child = self.child()?;
        // One write wakes the engine once.
        child.send(&orders.join("\n"))?;
        child.until(time, what, is_last)
    }

    fn abilities(&mut self) -> Result<Abilities, Failure> {
        if let Some(abilities) = self.abilities {
            return Ok(abilities);
        }
        self.child()?;
        let mut found = Abilities::default();
        let start = format!("position fen {INITIAL_FEN}");
        let perft = self.tried(|uci| uci.perft(&start));
        if perft.is_some_and(|moves| moves.len() == 20) {
            found.list = Some(List::Perft);
        } else {
            self.probe_lists(&mut found);
        }
        if let Some(shown) = self.tried(|uci| uci.show(&start)) {
            found.shows_fen = shows(shown.fen.as_deref(), INITIAL_FEN);
            found.shows_checkers = shown.checkers.is_some_and(|checkers| checkers.is_empty());
        }
        let after = self.tried(|uci| uci.show("position startpos moves e2e4"));
        found.keeps_idle_en_passant = after
            .and_then(|shown| shown.fen)
            .is_some_and(|fen| has_en_passant(&fen));
        found.tells_mate_from_stalemate = NO_MOVES.iter().all(|&(fen, ending)| {
            self.tried(|uci| uci.search(&format!("position fen {fen}"))) == Some(ending)
        });
        // An engine that fails even without any question is reported as such, not as one without abilities.
        self.child()?;
        self.abilities = Some(found);
        Ok(found)
    }

    fn tried<T>(&mut self, ability: impl FnOnce(&mut Self) -> Result<T, Failure>) -> Option<T> {
        let outcome = ability(self);
        if outcome.is_err() {
            self.child = None;
        }
        outcome.ok()
    }

    /// The moves that `go perft 1` lists.
    fn perft(&mut self, position: &str) -> Result<Vec<String>, Failure> {
        let is_last = |line: &str| count_of_nodes(line).is_some() || line.starts_with("bestmove");
        let lines = self.talk(
            &[position, "go perft 1"],
            "the end of `go perft 1`",
            is_last,
        )?;
        let moves: Vec<String> = lines.iter().filter_map(|line| perft_move(line)).collect();
        match lines.last().and_then(|line| count_of_nodes(line)) {
            Some(Ok(count)) if count == moves.len() => Ok(moves),
            _ => Err(Failure::Garbled(format!(
                "{} moves, then `{}`",
                moves.len(),
                shortened(lines.last())
            ))),
        }
    }

    /// The leaves below each move that `go perft` lists.
    ///
    /// # Errors
    /// The failure of the engine; a sum that is not that of its list is one.
    pub(crate) fn divided(
        &mut self,
        ask: &Ask,
        depth: u32,
    ) -> Result<BTreeMap<Move, u64>, Failure> {
        let position = position_command(ask);
        let perft = format!("go perft {depth}");
        let is_last = |line: &str| count_of_nodes(line).is_some() || line.starts_with("bestmove");
        let lines = self.talk(&[&position, &perft], "the end of `go perft`", is_last)?;
        let shares: BTreeMap<Move, u64> = lines.iter().filter_map(|line| share(line)).collect();
        let sum = shares
            .values()
            .try_fold(0_u64, |sum, &each| sum.checked_add(each));
        match lines.last().and_then(|line| count_of_nodes(line)) {
            Some(Ok(count)) if Some(count as u64) == sum => Ok(shares),
            _ => Err(Failure::Garbled(format!(
                "{} moves, then `{}`",
                shares.len(),
                shortened(lines.last())
            ))),
        }
    }

    /// Starts the engine, if it does not run.
    ///
    /// # Errors
    /// The failure of the engine.
    pub(crate) fn wake(&mut self) -> Result<(), Failure> {
        self.child().map(|_| ())
    }

    /// The name the engine gives itself, or the command before it has said one.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// What `d` shows.
    fn show(&mut self, position: &str) -> Result<Shown, Failure> {
        let lines = self.talk(&[position, "d", "isready"], "the end of `d`", |line| {
            line == "readyok"
        })?;
        let value = |name: &str| {
            lines
                .iter()
                .find_map(|line| line.strip_prefix(name))
                .map(|text| text.trim().to_owned())
        };
        Ok(Shown {
            fen: value("Fen:"),
            checkers: value("Checkers:"),
        })
    }

    /// The ending that a search of depth 1 tells.
    fn search(&mut self, position: &str) -> Result<EndingName, Failure> {
        let lines = self.talk(&[position, "go depth 1"], "`bestmove`", |line| {
            line.starts_with("bestmove")
        })?;
        let best = lines
            .last()
            .and_then(|line| line.split_whitespace().nth(1))
            .unwrap_or_default();
        if best.parse::<Move>().is_ok() {
            return Ok(EndingName::None);
        }
        let score = |text: &str| lines.iter().any(|line| line.contains(text));
        match best {
            "(none)" | "0000" | "NULL" if score("score mate 0") || score("score mate -0") => {
                Ok(EndingName::Checkmate)
            }
            "(none)" | "0000" | "NULL" if score("score cp 0") => Ok(EndingName::Stalemate),
            _ => Err(Failure::Garbled(shortened(lines.last()))),
        }
    }
}

/// What the engine shows of a position.
struct Shown {
    fen: Option<String>,
    checkers: Option<String>,
}

impl Uci {
    /// Whether the engine played all moves: one that it holds unlawful, and all after it, are dropped in silence.
    fn refusal(&mut self, ask: &Ask, position: &str) -> Result<Option<String>, Failure> {
        if ask.moves.is_empty() || !self.abilities()?.shows_fen {
            return Ok(None);
        }
        let shown = self.show(position)?.fen.unwrap_or_default();
        let due = plies_played(start_fen(&ask.start))
            .and_then(|plies| plies.checked_add(ask.moves.len() as u64));
        let all = match plies_played(&shown) {
            None if shown.split(' ').count() == 4 => self.last_is_played(ask, &shown)?,
            plies => due.is_none() || plies == due,
        };
        Ok((!all).then(|| format!("not all moves were played: it is at {shown}")))
    }

    /// Whether the last move leads elsewhere: where no count of moves is shown, that is how a move dropped is seen.
    fn last_is_played(&mut self, ask: &Ask, shown: &str) -> Result<bool, Failure> {
        let mut before = ask.clone();
        before.moves.pop();
        Ok(self.show(&position_command(&before))?.fen.as_deref() != Some(shown))
    }

    fn reply(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let abilities = self.abilities()?;
        if let Some(why) = lacking(abilities, &ask.question) {
            return Ok(Reply::NotModelled { why: why.into() });
        }
        let position = position_command(ask);
        if let Some(why) = self.refusal(ask, &position)? {
            return Ok(Reply::Refused { why });
        }
        let found = match &ask.question {
            Question::LegalMoves => self.moves(ask, &position)?.map(Answer::moves),
            Question::IsLegal { mv } => self
                .moves(ask, &position)?
                .map(|moves| Answer::Truth(moves.contains(mv))),
            Question::PositionAfter => Ok(Answer::Fen(
                self.show(&position)?.fen.ok_or_else(|| missing("Fen:"))?,
            )),
            Question::CheckState => {
                let checkers = self
                    .show(&position)?
                    .checkers
                    .ok_or_else(|| missing("Checkers:"))?;
                Ok(Answer::Truth(!checkers.is_empty()))
            }
            Question::Ending => self.ending(ask, &position)?.map(Answer::Ending),
            _ => Err(Reply::NotModelled {
                why: NO_WORD.into(),
            }),
        };
        Ok(found.map_or_else(|reply| reply, Reply::answer))
    }

    /// The search is asked only where there is no move: elsewhere its opinion is chess, not law.
    fn ending(&mut self, ask: &Ask, position: &str) -> Result<Found<EndingName>, Failure> {
        match self.moves(ask, position)? {
            Ok(moves) if !moves.is_empty() => Ok(Ok(EndingName::None)),
            Err(reply) => Ok(Err(reply)),
            Ok(_) => self.search(position).map(Ok),
        }
    }
}

/// An answer that is there, or the reply that says why there is none.
type Found<T> = Result<T, Reply>;

impl Subject for Uci {
    fn identity(&mut self) -> Result<Identity, Failure> {
        let abilities = self.abilities()?;
        let mut questions = super::board_questions();
        let example = |name: &str| match name {
            "position-after" => Some(Question::PositionAfter),
            "check-state" => Some(Question::CheckState),
            "ending" => Some(Question::Ending),
            "legal-moves" | "is-legal" => Some(Question::LegalMoves),
            _ => None,
        };
        questions.retain(|name| {
            example(name).is_some_and(|question| lacking(abilities, &question).is_none())
        });
        let mut conventions = vec![Convention::OnlyMateAndStalemateEnd];
        if abilities.shows_fen && !abilities.keeps_idle_en_passant {
            conventions.push(Convention::EnPassantSquareOnlyWhenCapturable);
        }
        let notes = self.notes(abilities, questions.len());
        Ok(Identity {
            name: self.name.clone(),
            channel: Channel::Uci,
            questions,
            conventions,
            notes,
        })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let reply = self.reply(ask);
        if reply.is_err() {
            self.child = None;
        }
        reply
    }

    fn traits(&self) -> Vec<String> {
        let castling = self.castles_onto_the_rook.then(|| CASTLING.to_owned());
        castling.into_iter().collect()
    }
}

impl Uci {
    fn notes(&self, abilities: Abilities, questions: usize) -> Vec<String> {
        let mut notes = vec![
            "UCI shows no claims, no draws by the position and no reasons".to_owned(),
            format!(
                "{questions} of the {} questions of this plane can be put",
                super::board_questions().len()
            ),
        ];
        match abilities.list {
            Some(List::MultiPv(most)) if most < text::MOST_LINES => notes.push(format!(
                "lists of moves are read from `{}`, which shows {most} at most: where there may be more, the list is not asked",
                List::MultiPv(most).name()
            )),
            Some(list) => notes.push(format!("lists of moves are read from `{}`", list.name())),
            None => {}
        }
        if abilities.list == Some(List::SearchMoves) {
            notes.push(super::candidates::NOTE.into());
        }
        notes
    }
}

fn missing(what: &str) -> Failure {
    Failure::Garbled(format!("`d` without `{what}`"))
}

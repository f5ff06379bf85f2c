//! The bridge to an engine behind CECP, the protocol of xboard and WinBoard.
//!
//! CECP has no question about the rules either. The game is played to the position, in `force` mode and from `new`; then
//! the engine's own list of moves is read where it prints one, and else every candidate is played: the engine refuses
//! it or plays it. Each ability is tried once on games whose answer is beyond doubt.

mod abilities;
mod edit;
pub(crate) mod lists;
mod moves;
mod probe;
mod reach;
mod talk;
pub(crate) mod text;

use std::time::{Duration, Instant};

use chesslaws_board::Colour;
use chesslaws_protocol::{
    Answer, Ask, Channel, Convention, EndingName, Failure, Identity, Question, Reply, Subject,
};

use super::candidates;
use super::uci::text::split_command;
use abilities::{Abilities, List, NO_WORD, SetUp, lacking};
use reach::{Reached, Standing};
use talk::{Spelling, Talk};
use text::{Claim, claim};

/// How long one try of a start may take.
const START: Duration = Duration::from_secs(1);
/// By how much the pause behind `xboard` grows after a start that stalls.
const PAUSE: Duration = Duration::from_millis(20);
/// A start that stalls is tried again until so many times the time of a reply has gone by.
const STARTS: u32 = 3;
/// A list of moves that takes longer than this is worth a note.
const SLOW: u128 = 500;

/// An engine behind CECP, restarted after each failure.
pub struct Cecp {
    command: Vec<String>,
    time: Duration,
    talk: Option<Talk>,
    name: String,
    abilities: Option<Abilities>,
    pause: Duration,
    tally: Tally,
}

/// What was tried again, for the notes.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    stalled_starts: u32,
    asked_again: u32,
}

/// An answer that is there, or the reply that says why there is none.
type Found<T> = Result<T, Reply>;

impl Cecp {
    /// The engine that this command starts; each of its replies may take that time.
    #[must_use]
    pub fn new(command: &str, time: Duration) -> Self {
        Self {
            command: split_command(command),
            time,
            talk: None,
            name: command.into(),
            abilities: None,
            pause: Duration::ZERO,
            tally: Tally::default(),
        }
    }

    fn talk(&mut self) -> Result<&mut Talk, Failure> {
        let talk = match self.talk.take().filter(|talk| !talk.ended) {
            Some(talk) => talk,
            None => self.start()?,
        };
        Ok(self.talk.insert(talk))
    }

    /// Starts the engine. One that stalls before its features has not been asked anything yet, so it may try again, each
    /// time with a longer pause behind `xboard`.
    fn start(&mut self) -> Result<Talk, Failure> {
        let begun = Instant::now();
        let patience = START.min(self.time);
        let mut pause = self.pause;
        loop {
            match Talk::greet(&self.command, pause, patience, self.time) {
                Err(Failure::TimedOut(_)) if begun.elapsed() + patience <= STARTS * self.time => {
                    self.tally.stalled_starts += 1;
                    pause = (pause + PAUSE).min(5 * PAUSE);
                }
                Ok(talk) => {
                    if let Some(name) = &talk.features.name {
                        self.name.clone_from(name);
                    }
                    self.pause = pause;
                    return Ok(talk);
                }
                Err(other) => return Err(other),
            }
        }
    }

    fn spelling(&self, abilities: Abilities) -> Spelling {
        let features = self.talk.as_ref().map(|talk| &talk.features);
        Spelling {
            usermove: features.is_some_and(|features| features.usermove),
            san: features.is_some_and(|features| features.san),
            castling: abilities.castling,
        }
    }

    fn reply(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let abilities = self.abilities()?;
        if let Some(why) = lacking(abilities, &ask.question) {
            return Ok(Reply::NotModelled { why: why.into() });
        }
        let found = match &ask.question {
            Question::LegalMoves => self.moves(abilities, ask)?.map(Answer::moves),
            Question::IsLegal { mv } => self.is_legal(abilities, ask, mv)?.map(Answer::Truth),
            Question::PositionAfter => self.shown(abilities, ask, "Fen:")?.map(Answer::Fen),
            Question::CheckState => self
                .shown(abilities, ask, "Checkers:")?
                .map(|checkers| Answer::Truth(!checkers.is_empty())),
            Question::Ending => self.ending(abilities, ask)?.map(Answer::Ending),
            _ => Err(Reply::NotModelled {
                why: NO_WORD.into(),
            }),
        };
        Ok(found.map_or_else(|reply| reply, Reply::answer))
    }

    /// Plays the game to the position of the question.
    fn reach(&mut self, abilities: Abilities, ask: &Ask) -> Result<Found<Standing>, Failure> {
        self.talk()?;
        let spelling = self.spelling(abilities);
        let reached = reach::reach(self.talk()?, abilities, spelling, ask)?;
        Ok(match reached {
            Reached::At(standing) => Ok(*standing),
            Reached::Refused(why) => Err(Reply::Refused { why }),
            Reached::NotShown(why) => Err(Reply::NotModelled { why }),
        })
    }

    /// What stands behind a name in what the engine shows; a bare line of FEN stands behind `Fen:`.
    fn shown(
        &mut self,
        abilities: Abilities,
        ask: &Ask,
        name: &str,
    ) -> Result<Found<String>, Failure> {
        if let Err(reply) = self.reach(abilities, ask)? {
            return Ok(Err(reply));
        }
        let order = abilities.shows_fen.unwrap_or("d");
        let lines = self.talk()?.exchange(order)?;
        probe::value(&lines, name)
            .map(Ok)
            .ok_or_else(|| Failure::Garbled(format!("`{order}` without `{name}`")))
    }

    /// The result is asked for only where there is no move: elsewhere a claim is chess, not law.
    fn ending(&mut self, abilities: Abilities, ask: &Ask) -> Result<Found<EndingName>, Failure> {
        match self.moves(abilities, ask)? {
            Ok(moves) if !moves.is_empty() => return Ok(Ok(EndingName::None)),
            Err(reply) => return Ok(Err(reply)),
            Ok(_) => {}
        }
        let standing = match self.reach(abilities, ask)? {
            Ok(standing) => standing,
            Err(reply) => return Ok(Err(reply)),
        };
        let claimed = match standing.claim {
            Some(claimed) => Some(claimed),
            None => {
                let lines = self.talk()?.exchange("go")?;
                lines.iter().find_map(|line| claim(line))
            }
        };
        match (claimed, standing.setup.turn) {
            (Some(Claim::Drawn), _) => Ok(Ok(EndingName::Stalemate)),
            (Some(Claim::White), Colour::Black) | (Some(Claim::Black), Colour::White) => {
                Ok(Ok(EndingName::Checkmate))
            }
            (None, _) => Ok(Err(Reply::NotModelled {
                why: "the engine claims no result here, where it plays no move either".into(),
            })),
            (Some(claimed), turn) => Err(Failure::Garbled(format!(
                "claims {claimed:?} to have won where {turn:?} has no move"
            ))),
        }
    }

    fn notes(&self, abilities: Abilities) -> Vec<String> {
        let mut notes = vec![
            "CECP shows no draws by the position and no reasons, and claims are not asked for"
                .to_owned(),
        ];
        match abilities.list {
            Some(List::Asking) => notes.push(candidates::NOTE.into()),
            Some(list) => notes.push(format!("lists of moves are read from `{}`", list.order())),
            None => {}
        }
        if abilities.set_up == SetUp::Edit {
            notes.push(
                "without `setboard`: positions without a game are set with `edit`, where no right to castle and no en passant square is in question"
                    .into(),
            );
        }
        if abilities.ends_when_it_refuses {
            notes.push("the engine ends with the first move that it refuses".into());
        }
        if abilities.milliseconds_a_list > SLOW {
            notes.push(format!(
                "one list of moves takes about {} ms",
                abilities.milliseconds_a_list
            ));
        }
        notes
    }
}

/// The reply about a game that the engine has ended where the Laws have not asked it yet.
fn over(words: &str) -> Reply {
    Reply::NotModelled {
        why: format!("the engine holds the game to be over: {words}"),
    }
}

impl Subject for Cecp {
    fn identity(&mut self) -> Result<Identity, Failure> {
        let abilities = self.abilities()?;
        let mut questions = super::board_questions();
        let example = |name: &str| match name {
            "position-after" => Some(Question::PositionAfter),
            "check-state" => Some(Question::CheckState),
            "ending" => Some(Question::Ending),
            "legal-moves" => Some(Question::LegalMoves),
            "is-legal" => Some(Question::IsLegal { mv: "e2e4".into() }),
            _ => None,
        };
        questions.retain(|name| {
            example(name).is_some_and(|question| lacking(abilities, &question).is_none())
        });
        let mut conventions = vec![Convention::OnlyMateAndStalemateEnd];
        if abilities.shows_fen.is_some() && !abilities.keeps_idle_en_passant {
            conventions.push(Convention::EnPassantSquareOnlyWhenCapturable);
        }
        Ok(Identity {
            name: self.name.clone(),
            channel: Channel::Cecp,
            questions,
            conventions,
            notes: self.notes(abilities),
        })
    }

    fn traits(&self) -> Vec<String> {
        let tried_again = [
            (
                self.tally.stalled_starts,
                "starts stalled before the features and were tried again",
            ),
            (
                self.tally.asked_again,
                "questions were put a second time, to a new start, after the engine had ended or stalled",
            ),
        ];
        let counted = tried_again.into_iter().filter(|(count, _)| *count > 0);
        counted
            .map(|(count, what)| format!("{count} {what}"))
            .collect()
    }

    /// A question at which the engine ends or stalls is put once more, to a new start: many keep something from the
    /// games before. What fails twice has failed.
    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let mut reply = self.reply(ask);
        if let Err(Failure::Crashed(_) | Failure::TimedOut(_)) = reply {
            self.talk = None;
            reply = self.reply(ask);
            if reply.is_ok() {
                self.tally.asked_again += 1;
            }
        }
        if reply.is_err() {
            self.talk = None;
        }
        reply
    }
}

//! One started engine: its greeting, the fence behind each order, moves played and taken back.

use std::cell::Cell;
use std::time::Duration;

use chesslaws_board::{Move, Setup};
use chesslaws_protocol::Failure;

use super::lists::algebraic;
use super::text::{Features, is_pong, is_refusal, shortened};
use crate::subjects::child::Child;
use crate::subjects::placement::is_castling;

/// How long a second `pong` to the first ping may take, where an engine gives two to each.
const SECOND_PONG: Duration = Duration::from_millis(200);
/// The word that an engine without `ping` is asked about, with a number behind it; none has it as an order.
const FENCE: &str = "fence";

/// How castling is written to the engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum CastlingText {
    /// `e1g1`.
    #[default]
    Squares,
    /// `O-O`.
    Letters,
}

/// How a move is written to the engine.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spelling {
    pub(super) usermove: bool,
    pub(super) san: bool,
    pub(super) castling: CastlingText,
}

impl Spelling {
    /// The order that plays the move, and the move in it.
    pub(super) fn order(self, setup: &Setup, mv: Move) -> (String, String) {
        let letters = self.castling == CastlingText::Letters && is_castling(setup, mv);
        let text = if self.san || letters {
            algebraic(setup, mv).unwrap_or_else(|| mv.to_string())
        } else {
            mv.to_string()
        };
        let order = if self.usermove {
            format!("usermove {text}")
        } else {
            text.clone()
        };
        (order, text)
    }
}

/// What became of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It was played: the same once more is refused.
    Played,
    /// It was refused, in these words.
    Refused(String),
}

/// A started engine.
pub(super) struct Talk {
    child: Child,
    time: Duration,
    pub(super) features: Features,
    pongs: u32,
    asked: u32,
    /// The engine has refused something and ended with it.
    pub(super) ended: bool,
}

impl Talk {
    /// Starts an engine and reads its features, in so much time; `time` is for the replies after that. Some engines lose
    /// what comes while they start: the second order waits for a `pause` behind the first.
    pub(super) fn greet(
        command: &[String],
        pause: Duration,
        patience: Duration,
        time: Duration,
    ) -> Result<Self, Failure> {
        let mut child = Child::start(command)?;
        child.send("xboard")?;
        std::thread::sleep(pause);
        child.send("protover 2")?;
        let told = Cell::new(false);
        let lines = child.until(patience, "`feature done=1`", |line| {
            let mut features = Features::default();
            told.set(features.take_up(line) && features.done);
            told.get()
        })?;
        let mut features = Features::default();
        for line in &lines {
            features.take_up(line);
        }
        let mut talk = Self {
            child,
            time,
            features,
            pongs: 0,
            asked: 0,
            ended: false,
        };
        talk.open(patience)?;
        Ok(talk)
    }

    /// Accepts what is used of the features, opens a game, and counts the pongs to a ping.
    fn open(&mut self, patience: Duration) -> Result<(), Failure> {
        let used = [
            ("ping", self.features.ping),
            ("setboard", self.features.setboard),
            ("usermove", self.features.usermove),
            ("san", self.features.san),
        ];
        let mut orders: Vec<String> = used
            .iter()
            .filter(|(_, used)| *used)
            .map(|(name, _)| format!("accepted {name}"))
            .collect();
        orders.push("new".into());
        orders.push("force".into());
        self.child.send(&orders.join("\n"))?;
        if !self.features.ping {
            return self.exchange("").map(drop);
        }
        self.asked += 1;
        let number = self.asked;
        self.child.send(&format!("ping {number}"))?;
        self.child
            .until(patience, "`pong`", |line| is_pong(line, number))?;
        let second = self
            .child
            .until(SECOND_PONG.min(self.time), "a second `pong`", |line| {
                is_pong(line, number)
            });
        self.pongs = match second {
            Ok(_) => 2,
            Err(Failure::TimedOut(_)) => 1,
            Err(other) => return Err(other),
        };
        Ok(())
    }

    /// Sends orders, and reads what comes before the fence behind them.
    pub(super) fn exchange(&mut self, orders: &str) -> Result<Vec<String>, Failure> {
        let number = self.send(orders)?;
        self.up_to_fence(number)
    }

    fn send(&mut self, orders: &str) -> Result<u32, Failure> {
        self.asked += 1;
        let fence = if self.features.ping {
            format!("ping {}", self.asked)
        } else {
            format!("{FENCE}{}", self.asked)
        };
        let feed = if orders.is_empty() { "" } else { "\n" };
        self.child.send(&format!("{orders}{feed}{fence}"))?;
        Ok(self.asked)
    }

    /// What comes before the fence. An engine that ends with a refusal has answered: its words are kept.
    fn up_to_fence(&mut self, number: u32) -> Result<Vec<String>, Failure> {
        let mut lines: Vec<String> = Vec::new();
        let ping = self.features.ping;
        let (mut left, what) = if ping {
            (self.pongs, "`pong`")
        } else {
            (1, "the refusal of an order that it does not have")
        };
        while left > 0 {
            let read = self.child.until(self.time, what, |line| {
                is_fence(line, ping, number) || is_refusal(line)
            });
            match read {
                Ok(read) => lines.extend(read),
                Err(Failure::Crashed(_)) if lines.last().is_some_and(|line| is_refusal(line)) => {
                    self.ended = true;
                    return Ok(lines);
                }
                Err(other) => return Err(other),
            }
            if lines
                .last()
                .is_some_and(|line| is_fence(line, ping, number))
            {
                lines.pop();
                left -= 1;
            }
        }
        Ok(lines)
    }

    /// Plays a move where the game stands. Silence alone is not taken for consent: an order that is not even read as a
    /// move is passed over in silence too, so the same move is sent again and has to be refused now.
    pub(super) fn play(&mut self, order: &str, mv: &str) -> Result<Verdict, Failure> {
        if let Some(words) = self.refusal(order, mv)? {
            return Ok(Verdict::Refused(words));
        }
        match self.refusal(order, mv)? {
            Some(_) => Ok(Verdict::Played),
            None => Err(Failure::Garbled(format!(
                "`{order}` is neither refused nor played: it may be sent twice"
            ))),
        }
    }

    /// The words that refuse a move, if it is.
    fn refusal(&mut self, order: &str, mv: &str) -> Result<Option<String>, Failure> {
        let lines = self.exchange(order)?;
        let Some(words) = lines.iter().find(|line| is_refusal(line)) else {
            return Ok(None);
        };
        let words = shortened(words, 200);
        if words.contains(mv) {
            Ok(Some(words))
        } else {
            Err(Failure::Garbled(format!("`{words}`, where {mv} was sent")))
        }
    }
}

/// Whether the line is the reply to the fence with this number.
fn is_fence(line: &str, ping: bool, number: u32) -> bool {
    if ping {
        is_pong(line, number)
    } else {
        is_refusal(line) && line.ends_with(&format!("{FENCE}{number}"))
    }
}

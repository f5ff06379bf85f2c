//! The way to the position of a question: the game from `new`, move by move.

use chesslaws_board::{Move, Setup};
use chesslaws_protocol::{Ask, Failure};

use super::abilities::{Abilities, SetUp};
use super::edit::edit_orders;
use super::talk::{Spelling, Talk, Verdict};
use super::text::{Claim, claim, is_refusal, shortened};
use crate::subjects::placement::{INITIAL_FEN, carry_out, start_fen};

/// A game that the engine has played.
pub(super) struct Standing {
    pub(super) setup: Setup,
    /// The result that the engine claimed on arrival.
    pub(super) claim: Option<Claim>,
    /// Its words.
    pub(super) over: Option<String>,
}

impl Standing {
    /// The words of a draw that is no stalemate: the engine may refuse every move from here on, because its game is over.
    pub(super) fn closed(&self) -> Option<&str> {
        let words = self.over.as_deref()?;
        let drawn = self.claim == Some(Claim::Drawn);
        (drawn && !words.to_ascii_lowercase().contains("stalemate")).then_some(words)
    }
}

/// Where the engine stands.
pub(super) enum Reached {
    /// At the position asked about.
    At(Box<Standing>),
    /// It refused the start or a move on the way.
    Refused(String),
    /// The channel cannot lead there.
    NotShown(String),
}

/// Sets the start and plays the moves.
pub(super) fn reach(
    talk: &mut Talk,
    abilities: Abilities,
    spelling: Spelling,
    ask: &Ask,
) -> Result<Reached, Failure> {
    let fen = start_fen(&ask.start);
    let Ok(mut setup) = fen.parse::<Setup>() else {
        return Ok(Reached::NotShown("the start is no FEN".into()));
    };
    let mut orders = match start_orders(abilities, fen, &setup) {
        Ok(orders) => orders,
        Err(why) => return Ok(Reached::NotShown(why.into())),
    };
    let mut last = None;
    for text in &ask.moves {
        let Ok(mv) = text.parse::<Move>() else {
            let why = format!("`{}` is no move", shortened(text, 20));
            return Ok(Reached::NotShown(why));
        };
        let (order, text) = spelling.order(&setup, mv);
        orders += "\n";
        orders += &order;
        last = Some((order, text));
        carry_out(&mut setup, mv);
    }
    let lines = talk.exchange(&orders)?;
    let standing = |setup, over: Option<&String>| Standing {
        setup,
        claim: over.and_then(|line| claim(line)),
        over: over.map(|line| shortened(line, 200)),
    };
    let over = lines.iter().position(|line| claim(line).is_some());
    let refused = lines.iter().position(|line| is_refusal(line));
    match (refused, over) {
        (Some(refused), Some(over)) if over < refused => {
            let words = shortened(&lines[over], 200);
            let why = format!("the engine holds the game to be over on the way: {words}");
            return Ok(Reached::NotShown(why));
        }
        (Some(refused), _) => return Ok(Reached::Refused(shortened(&lines[refused], 200))),
        _ => {}
    }
    if let Some((order, text)) = last.filter(|_| is_told_apart(abilities)) {
        arrived(talk, &order, &text)?;
    }
    let standing = standing(setup, over.map(|over| &lines[over]));
    Ok(Reached::At(Box::new(standing)))
}

/// Whether a move can be sent a second time to see that the first was played.
const fn is_told_apart(abilities: Abilities) -> bool {
    abilities.refuses && !abilities.ends_when_it_refuses
}

/// The last move was played if it is refused now: an engine may pass over what it cannot read.
fn arrived(talk: &mut Talk, order: &str, text: &str) -> Result<(), Failure> {
    match talk.play(order, text)? {
        Verdict::Refused(_) => Ok(()),
        Verdict::Played => Err(Failure::Garbled(format!(
            "the game ended before its last move {text}"
        ))),
    }
}

/// One order a line, whatever the FEN holds: it has been read as FEN, and is written anew.
fn start_orders(abilities: Abilities, fen: &str, setup: &Setup) -> Result<String, &'static str> {
    if fen == INITIAL_FEN {
        return Ok("new\nforce".into());
    }
    match abilities.set_up {
        SetUp::Setboard => Ok(format!(
            "new\nforce\nsetboard {}\nforce",
            fen.replace(char::is_control, " ")
        )),
        SetUp::Edit => edit_orders(setup),
    }
}

//! The lawful moves: the list that the engine prints, or each candidate played.

use chesslaws_board::Move;
use chesslaws_protocol::{Ask, Failure, Reply};

use super::abilities::{Abilities, List};
use super::reach::Standing;
use super::talk::Verdict;
use super::{Cecp, Found, lists, over, text};
use crate::subjects::candidates::candidates;

impl Cecp {
    pub(super) fn moves(
        &mut self,
        abilities: Abilities,
        ask: &Ask,
    ) -> Result<Found<Vec<String>>, Failure> {
        let standing = match self.reach(abilities, ask)? {
            Ok(standing) => standing,
            Err(reply) => return Ok(Err(reply)),
        };
        let Some(list) = abilities.list.filter(|list| *list != List::Asking) else {
            return self.by_asking(abilities, ask, standing);
        };
        let lines = self.talk()?.exchange(list.order())?;
        let moves = match list {
            List::Perft => lists::perft(&lines),
            List::Long => lists::long(&lines, &standing.setup),
            _ => self.short(&standing, &lines)?,
        };
        moves.map(Ok).ok_or_else(|| {
            Failure::Garbled(format!(
                "`{}` prints {}",
                list.order(),
                text::shortened(&lines.join(" | "), 200)
            ))
        })
    }

    /// A list in algebraic notation. Where two men reach a square and the engine names none, the other is pinned: which
    /// one, the engine shows by playing the move.
    fn short(
        &mut self,
        standing: &Standing,
        lines: &[String],
    ) -> Result<Option<Vec<String>>, Failure> {
        let mut moves = Vec::new();
        for word in lines.iter().flat_map(|line| line.split_whitespace()) {
            let meanings = lists::meanings(word, &standing.setup);
            let meant = match meanings.as_slice() {
                [] => None,
                [only] => Some(*only),
                several => self.shown_by_playing(word, several)?,
            };
            match meant {
                Some(mv) => moves.push(mv.to_string()),
                None => return Ok(None),
            }
        }
        Ok(Some(moves))
    }

    fn shown_by_playing(&mut self, word: &str, meanings: &[Move]) -> Result<Option<Move>, Failure> {
        let talk = self.talk()?;
        let usermove = if talk.features.usermove {
            "usermove "
        } else {
            ""
        };
        let lines = talk.exchange(&format!("{usermove}{word}\nshow board\nundo"))?;
        let Some(occupied) = lists::occupied(&lines) else {
            return Ok(None);
        };
        let mut left = meanings.iter().filter(|mv| !occupied.contains(&mv.from));
        Ok(left.next().copied().filter(|_| left.next().is_none()))
    }

    /// The candidates that the engine plays. Behind each that it plays the game is played anew: `undo` does not bring back
    /// everything in every engine.
    fn by_asking(
        &mut self,
        abilities: Abilities,
        ask: &Ask,
        mut standing: Standing,
    ) -> Result<Found<Vec<String>>, Failure> {
        let mut moves = Vec::new();
        let spelling = self.spelling(abilities);
        for mv in candidates(&standing.setup) {
            let (order, text) = spelling.order(&standing.setup, mv);
            if self.talk()?.play(&order, &text)? != Verdict::Played {
                continue;
            }
            moves.push(mv.to_string());
            standing = match self.reach(abilities, ask)? {
                Ok(standing) => standing,
                Err(reply) => return Ok(Err(reply)),
            };
        }
        Ok(match standing.closed() {
            Some(words) if moves.is_empty() => Err(over(words)),
            _ => Ok(moves),
        })
    }

    pub(super) fn is_legal(
        &mut self,
        abilities: Abilities,
        ask: &Ask,
        text: &str,
    ) -> Result<Found<bool>, Failure> {
        if abilities.list.is_some_and(|list| list != List::Asking) {
            let moves = self.moves(abilities, ask)?;
            return Ok(moves.map(|moves| moves.iter().any(|mv| mv == text)));
        }
        let Ok(mv) = text.parse::<Move>() else {
            let why = format!("`{text}` is not spelled as a move, so it cannot be played");
            return Ok(Err(Reply::NotModelled { why }));
        };
        let standing = match self.reach(abilities, ask)? {
            Ok(standing) => standing,
            Err(reply) => return Ok(Err(reply)),
        };
        let (order, text) = self.spelling(abilities).order(&standing.setup, mv);
        let verdict = self.talk()?.play(&order, &text)?;
        Ok(match (verdict, standing.closed()) {
            (Verdict::Played, _) => Ok(true),
            (Verdict::Refused(_), Some(words)) => Err(over(words)),
            (Verdict::Refused(_), None) => Ok(false),
        })
    }
}

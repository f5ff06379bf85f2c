//! A completed move that the Laws of the board do not allow: what follows is ruled on when it is found (1993:8.1).

use chesslaws_board::{Colour, Move, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::table::State;
use chesslaws_oracle::{Ending, Ground, Laws};
use chesslaws_spec::Lang;
use serde_json::{Value, json};

use super::words;

/// A completed move that is not lawful.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unlawful {
    /// The move.
    pub(crate) mv: Move,
    /// Which ply it is, as it is found.
    pub(crate) ply: usize,
    /// What it breaks, in the position before it.
    pub(crate) because: Vec<Ground>,
}

/// What a player breaks with a move: the turn, and what the move would break if it were his turn.
fn broken(position: &Setup, by: Colour, mv: Move) -> Vec<Ground> {
    let laws = Laws::of(Edition::FOUNDING);
    let mut his = position.clone();
    let mut because = Vec::new();
    if by != position.turn {
        because = laws.turn(position, by, Ending::GoesOn).because;
        (his.turn, his.en_passant) = (by, None);
    }
    let move_itself = laws.lawful(&his, mv);
    if !move_itself.finding {
        because.extend(move_itself.because);
    }
    because
}

impl Unlawful {
    /// The move that was completed between two states, if it is not lawful.
    pub(crate) fn between(before: &State, after: &State) -> Option<Self> {
        let made = after.moves.last()?;
        let position = before.position();
        if after.moves.len() <= before.moves.len() || made.lawful && made.by == position.turn {
            return None;
        }
        Some(Self {
            mv: made.mv,
            ply: after.positions.len() - 1,
            because: broken(position, made.by, made.mv),
        })
    }

    /// The line that says so when it is found.
    pub(crate) fn finding(&self) -> String {
        format!("the arbiter finds that ply {} was illegal", self.ply)
    }

    fn ids(&self) -> Vec<&'static str> {
        let laws: Vec<_> = self.because.iter().map(|ground| ground.law).collect();
        words::ids(&laws)
    }

    /// In words.
    pub(crate) fn text(&self, lang: Lang) -> String {
        let (mv, ids, finding) = (self.mv, self.ids().join(", "), self.finding());
        match lang {
            Lang::En => format!(
                "by the Laws of the board {mv} is not lawful ({ids}); the Laws off the board rule on that once it is found (1993:8.1): to go on, tell `{finding}`"
            ),
            Lang::Zh => format!(
                "按棋盘上的规则，{mv}不合规则（{ids}）；一经发现即按1993:8.1处理：要继续裁定，请加上 `{finding}`"
            ),
        }
    }

    /// As an object.
    pub(crate) fn json(&self) -> Value {
        json!({
            "move": self.mv.to_string(),
            "ply": self.ply,
            "because": self.ids(),
            "finding": self.finding(),
        })
    }
}

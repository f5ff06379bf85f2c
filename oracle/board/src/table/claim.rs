//! The plane of claims: offers, claims, results, and what is found of the game.

use super::language::{Part, Tongue, language, word};
use crate::Colour;

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// White wins, Black loses.
    WhiteWins,
    /// Black wins, White loses.
    BlackWins,
    /// Half a point each.
    Drawn,
    /// Both players lose.
    BothLose,
    /// The game is void and a new one is played.
    Void,
}

word!(
    Outcome,
    "a win of White, a win of Black, a draw, a loss of both or a new game",
    Outcome::WhiteWins = "a win of White" | "白胜",
    Outcome::BlackWins = "a win of Black" | "黑胜",
    Outcome::Drawn = "a draw" | "和棋",
    Outcome::BothLose = "a loss of both" | "双方均负",
    Outcome::Void = "a new game" | "对局无效，另赛一局",
);

impl Outcome {
    /// A win of that side.
    #[must_use]
    pub const fn won_by(side: Colour) -> Self {
        match side {
            Colour::White => Self::WhiteWins,
            Colour::Black => Self::BlackWins,
        }
    }

    /// Who wins, if somebody does.
    #[must_use]
    pub const fn winner(self) -> Option<Colour> {
        match self {
            Self::WhiteWins => Some(Colour::White),
            Self::BlackWins => Some(Colour::Black),
            Self::Drawn | Self::BothLose | Self::Void => None,
        }
    }
}

language! {
    /// What somebody offers, claims, or finds of the game.
    ClaimAct {
        /// A player resigns.
        Resigns = "resigns" | "认输";
    }
}

language! {
    /// What follows for offers, claims and the result.
    ClaimEffect {
        /// The game ends so.
        Ends { outcome: Outcome } = "the game ends with {}" | "对局结束：{}";
        /// The result is what it was.
        ResultStands = "the result stands" | "结果不变";
    }
}

language! {
    /// A fact of offers, claims and the result.
    ClaimFact {
        /// A player has resigned.
        Resigned { side: Colour } = "{} has resigned" | "{}已认输";
        /// A player has only his king.
        LoneKing { side: Colour } = "{} has only the king" | "{}只剩王";
        /// A player has more than his king.
        MoreThanKing { side: Colour } = "{} has more than the king" | "{}不止有王";
    }
}

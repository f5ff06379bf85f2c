//! The plane of the hand: touch, move, release.

use super::language::language;
use crate::{Kind, Move, Square};

language! {
    /// What a player does with the pieces.
    HandAct {
        /// He makes the move with all it takes, a hand at a time, and does not press the clock.
        Plays { mv: Move } = "plays {}" | "走{}";
        /// The same, and then he presses the clock.
        PlaysAndPresses { mv: Move } = "plays {} and presses the clock" | "走{}并按钟";
        /// He touches the piece on purpose.
        Touches { square: Square } = "touches {}" | "有意触摸{}上的棋子";
        /// He touches it, and not on purpose.
        Brushes { square: Square } = "brushes {} by accident" | "无意中碰到{}上的棋子";
        /// He moves the piece and holds it still.
        Places { from: Square, to: Square } = "puts {} on {}" | "把{}上的棋子放到{}而未松手";
        /// His hand leaves the piece it held.
        LetsGo = "lets go" | "松手";
        /// He takes what stands there off the board.
        Removes { square: Square } = "takes {} off the board" | "把{}上的棋子拿离棋盘";
        /// He puts a new piece on the square of promotion and holds it still.
        PlacesNew { kind: Kind, square: Square } = "puts a new {} on {}" | "把新的{}放到{}而未松手";
    }
}

language! {
    /// What follows for the pieces.
    HandEffect {
        /// The move is completed.
        Completed { mv: Move } = "{} is completed" | "{}这一着完成";
        /// The move he makes must be one of these.
        Confined { moves: Vec<Move> } = "he must play one of {}" | "他必须走下列着法之一：{}";
        /// He may make any legal move.
        Free = "he may make any legal move" | "他可以走任何合规则的一着";
    }
}

language! {
    /// A fact of the pieces.
    HandFact {
        /// The hand has left the piece on that square.
        Released { square: Square } = "the hand has left the piece on {}" | "手已离开{}上的棋子";
        /// The hand holds a piece on that square.
        Held { square: Square } = "the hand still holds the piece on {}" | "手仍拿着{}上的棋子";
        /// The captured piece still stands.
        StillThere { square: Square } = "the captured piece is still on {}" | "被吃的棋子仍在{}";
        /// The captured piece is off the board.
        Gone { square: Square } = "the piece on {} is off the board" | "{}上的棋子已拿离棋盘";
    }
}

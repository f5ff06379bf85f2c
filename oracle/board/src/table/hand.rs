//! The plane of the hand: touch, move, release.

use super::language::language;
use crate::{Colour, Kind, Move, Square, Wing};

language! {
    /// What a player does with the pieces.
    HandAct {
        /// He makes the move with all it takes, a hand at a time, and does not press the clock.
        Plays { mv: Move } = "plays {}" | "走{}";
        /// The same, and then he presses the clock.
        PlaysAndPresses { mv: Move } = "plays {} and presses the clock" | "走{}并按钟";
        /// He touches the piece on purpose.
        Touches { square: Square } = "touches {}" | "有意触摸{}上的棋子";
        /// He touches two pieces on purpose, and nobody can tell which came first.
        TouchesInUnknownOrder { one: Square, other: Square } =
            "touches {} and {}, the order unknown" | "有意触摸{}和{}上的棋子，先后无法确定";
        /// He touches the king, meaning to castle on that side.
        TouchesToCastle { square: Square, wing: Wing } =
            "touches {}, meaning to castle {}" | "有意触摸{}上的棋子，意在向{}易位";
        /// He touches king and rook at once, meaning to castle with that rook.
        TouchesBothToCastle { one: Square, other: Square } =
            "touches {} and {} at once, meaning to castle" | "同时触摸{}和{}上的棋子，意在王车易位";
        /// He announces that he adjusts pieces on their squares.
        SaysAdjust = "says that he adjusts" | "声明摆正棋子";
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
        /// He finds that the new piece of a promotion is not at hand.
        FindsNone { kind: Kind } = "finds no {} at hand" | "发现手边没有{}";
        /// He asks the arbiter for it.
        Asks { kind: Kind } = "asks the arbiter for a {}" | "向裁判员索取{}";
        /// The arbiter gives it to him.
        HandsOver { kind: Kind } = "hands over a {}" | "交给他一枚{}";
        /// He knocks pieces over.
        KnocksOver = "knocks pieces over" | "碰倒棋子";
        /// He sets up again what was knocked over.
        SetsUp = "sets the pieces up again" | "把碰倒的棋子复原";
        /// He claims that the opponent has not played the piece he had touched.
        ClaimsTouch = "claims that the opponent did not play the touched piece" | "指对方没有走所摸的棋子";
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
        /// These moves are barred to him.
        Barred { moves: Vec<Move> } = "he may not play {}" | "他不得走{}";
        /// A player has the move.
        HasTheMove { side: Colour } = "{} has the move" | "轮到{}走棋";
        /// A touch that adjusts, and binds to nothing.
        Adjusted { square: Square } = "the touch of {} only adjusts" | "触摸{}上的棋子只算摆正";
        /// Of two pieces touched in an unknown order, this counts as the first.
        CountsFirst { square: Square } = "the piece on {} counts as touched first" | "视为先摸{}上的棋子";
        /// The player broke the rule of the touched piece: until the opponent touches a piece he may claim that one of
        /// these moves was due.
        Claimable { side: Colour, moves: Vec<Move> } =
            "it may be claimed that {} had to play one of {}" | "可以提出{}本应走下列着法之一：{}";
        /// The last move is taken back.
        TakenBack { mv: Move } = "{} is taken back" | "{}这一着收回";
        /// What was touched for a move that is undone counts as touched for the one that replaces it.
        TouchedFor { squares: Vec<Square> } =
            "for the move that replaces it {} count as touched" | "对代替的一着，视为已摸{}上的棋子";
        /// The arbiter provides the new piece.
        Provided { kind: Kind } = "the arbiter provides a {}" | "由裁判员提供{}";
        /// A player must set up again what he knocked over, on his own time.
        MustSetUp { side: Colour } =
            "{} must set the pieces up again on his own time" | "{}须用自己的时间把棋子复原";
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
        /// The move is completed.
        Done { mv: Move } = "{} is done" | "{}这一着已完成";
        /// The pawn still stands on the promotion square.
        PawnStillThere { square: Square } = "the pawn is still on {}" | "兵仍在{}";
        /// No new piece stands on the promotion square.
        NoNewPiece { square: Square } = "no new piece stands on {}" | "{}上没有新棋子";
        /// No pawn of his has reached the last rank.
        NoPawnOnLastRank = "no pawn has reached the last rank" | "没有兵到达最后一条横线";
        /// It is not shown that the new piece is not at hand.
        AtHand = "the new piece is not shown to be out of reach" | "不能认定新棋子不在手边";
        /// The new piece is not at hand.
        NotAtHand { kind: Kind } = "no {} is at hand" | "手边没有{}";
        /// The player does not have the move.
        NotOnMove { side: Colour } = "{} does not have the move" | "未轮到{}走棋";
        /// He said that he adjusts before he touched.
        SaidBefore = "he said so before the touch" | "触摸之前已作声明";
        /// He had touched a piece before he said that he adjusts.
        TouchedBefore { square: Square } = "{} was touched before he said so" | "声明之前已触摸{}上的棋子";
        /// The touch was no deliberate one.
        NotDeliberate { square: Square } = "the touch of {} was not deliberate" | "触摸{}上的棋子并非有意";
        /// The piece was touched, as the first that counts.
        Touched { square: Square } = "the piece on {} was touched" | "触摸了{}上的棋子";
        /// The touched piece can be moved, or captured.
        Able { square: Square } = "the piece on {} can be moved or captured" | "{}上的棋子能走动或能被吃";
        /// The touched piece can be neither moved nor captured.
        Unable { square: Square } = "the piece on {} cannot be moved or captured" | "{}上的棋子不能走动也不能被吃";
        /// The capture of one touched piece by the other is not legal.
        NoCapture { from: Square, to: Square } = "the piece on {} cannot capture the one on {}" | "{}上的棋子不能吃{}上的棋子";
        /// The one was touched before the other.
        Before { one: Square, other: Square } = "{} was touched before {}" | "先摸{}，后摸{}";
        /// The order of the touches cannot be established.
        OrderUnknown = "the order of the touches cannot be established" | "触摸的先后无法确定";
        /// They were touched at once.
        AtOnce { one: Square, other: Square } = "{} and {} were touched at once" | "同时摸了{}和{}";
        /// The move may be played.
        Playable { mv: Move } = "{} may be played" | "可以走{}";
        /// The move may not be played.
        Unplayable { mv: Move } = "{} may not be played" | "不得走{}";
        /// The claimant has touched a piece since.
        TouchedSince { side: Colour } = "{} has touched a piece since" | "{}此后已触摸棋子";
        /// The player is not found to have broken the rule of the touched piece.
        NoBreach { side: Colour } = "{} has not broken the rule of the touched piece" | "{}没有违反摸子规则";
        /// Pieces that the player knocked over are still lying.
        StillLying { side: Colour } = "pieces that {} knocked over are still lying" | "{}碰倒的棋子尚未复原";
        /// The player was not making a move.
        NotMoving { side: Colour } = "{} was not making a move" | "{}并非在走棋";
        /// The player's clock is running.
        OnHisTime { side: Colour } = "{}'s clock is running" | "{}的棋钟正在走时";
    }
}

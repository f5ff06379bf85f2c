//! What is settled before play.

use super::language::language;
use super::{Material, Time};
use crate::Colour;

language! {
    /// What is settled before play, in any order but that of the periods.
    Condition {
        /// A period of play: so many moves in so much time; the next line of the kind is the next period.
        Period { moves: u32, time: Time } = "the time control is {} moves in {}" | "时限：{}着，用时{}";
        /// The last period: all the moves that are left in so much time.
        Rest { time: Time } = "the rest of the game is in {}" | "其余各着用时{}";
        /// What a player has used before the first event, of all periods.
        UsedAtFirst { side: Colour, time: Time } = "{}'s clock shows {} used" | "{}的棋钟显示已用{}";
        /// The times are counted from the start of a session in which the game is resumed.
        Resumption = "the session resumes an adjourned game" | "本节为续赛";
        /// How long the session lasts.
        Session { time: Time } = "the session lasts {}" | "本节比赛时长{}";
        /// Nobody of the arbiters is there.
        ArbiterAbsent = "the arbiter is absent" | "裁判员不在场";
        /// Instead of fifty moves so many, while these pieces stand on the board.
        MoreMoves { moves: u32, material: Material } = "the organisers have announced {} moves for {}" | "主办者已公布：{1}局面以{0}着计";
        /// The number, but not for which positions.
        MoreMovesSomewhere { moves: u32 } = "the organisers have announced {} moves" | "主办者只公布了{}着，没有公布适用的局面";
        /// For which positions, but no number.
        MoreMovesFor { material: Material } = "the organisers have announced that the number is raised for {}" | "主办者公布{}局面提高着数，但没有公布着数";
    }
}

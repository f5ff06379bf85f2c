//! What is settled before play.

use super::Time;
use super::language::language;
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
    }
}

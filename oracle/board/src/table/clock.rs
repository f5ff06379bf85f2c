//! The plane of the clock.

use super::Time;
use super::language::language;
use crate::Colour;

language! {
    /// What somebody does with the clocks.
    ClockAct {
        /// He stops his own clock and starts the opponent's.
        Presses = "presses the clock" | "按钟";
        /// He starts a clock, and stops the other if it runs.
        Starts { side: Colour } = "starts {}'s clock" | "启动{}的棋钟";
        /// He stops both.
        StopsBoth = "stops both clocks" | "停住双方棋钟";
        /// His eye sees the flag down.
        SeesFlag { side: Colour } = "sees that {}'s flag has fallen" | "看到{}的小旗已落下";
        /// Both flags fell at virtually the same time.
        FindsBothFlags = "finds both flags down and cannot tell which fell first" | "发现双方小旗均已落下，无法判定哪一面先落";
        /// Both flags are down, and his eye knows the order.
        FindsFirstFlag { side: Colour } = "finds both flags down and knows that {}'s fell first" | "发现双方小旗均已落下，并确知{}的小旗先落";
        /// He comes to his game.
        Arrives = "comes to the board" | "来到棋盘前";
    }
}

language! {
    /// What follows for the clocks.
    ClockEffect {
        /// Both stand.
        BothStand = "both clocks stand" | "双方棋钟停住";
        /// That player's clock runs, the other stands.
        Runs { side: Colour } = "{}'s clock runs" | "{}的棋钟走时";
        /// Time is added to what a player has used.
        UsedAdded { side: Colour, time: Time } = "{}'s used time grows by {}" | "{}的已用时间增加{}";
        /// What a player has used is set.
        UsedSet { side: Colour, time: Time } = "{}'s used time is set to {}" | "{}的已用时间定为{}";
    }
}

language! {
    /// A fact of the clocks.
    ClockFact {
        /// What a player has used of the period.
        Used { side: Colour, time: Time } = "{} has used {}" | "{}已用{}";
        /// What is allotted to a player up to the control.
        Allotted { side: Colour, time: Time } = "{} has {} up to the control" | "{}到时限为止共有{}";
        /// The moves that count as completed, and those required.
        MovesMade { side: Colour, made: u32, required: u32 } = "{} has completed {} of {} moves" | "{}完成了{}着，规定{}着";
    }
}

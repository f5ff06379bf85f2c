//! The words of the plane of conduct: what is told, used, noted, and what disturbs.

use super::language::{Part, Tongue, word};

/// What the arbiter might tell a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// The opponent has moved.
    OpponentMoved,
    /// He has forgotten to stop his clock.
    ClockForgotten,
    /// How many moves have been made.
    MovesMade,
    /// How many are left to the control.
    MovesLeft,
}

word!(
    Matter,
    "what the arbiter might tell, such as `how many moves have been made`",
    Matter::OpponentMoved = "that the opponent has moved" | "对方已经走棋",
    Matter::ClockForgotten = "that he has forgotten to stop his clock" | "他忘了停住自己的棋钟",
    Matter::MovesMade = "how many moves have been made" | "已走了多少着",
    Matter::MovesLeft = "how many moves are left to the control" | "离时限还有多少着",
);

/// In what form something is recorded that a player uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// By hand.
    Handwritten,
    /// In print.
    Printed,
    /// In any other way.
    Otherwise,
}

word!(
    Source,
    "handwritten, printed or otherwise recorded matter",
    Source::Handwritten = "handwritten matter" | "手写的资料",
    Source::Printed = "printed matter" | "印刷的资料",
    Source::Otherwise = "otherwise recorded matter" | "以其他方式记录的资料",
);

/// Whether advice was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Advice {
    /// It was.
    AskedFor,
    /// It was not.
    Unasked,
}

word!(
    Advice,
    "he asked for or he did not ask for",
    Advice::AskedFor = "he asked for" | "他征求的",
    Advice::Unasked = "he did not ask for" | "他未征求的",
);

/// What a player notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noted {
    /// The moves.
    Moves,
    /// What the clocks show.
    ClockTimes,
    /// Anything else.
    Reminder,
}

word!(
    Noted,
    "the moves, the clock times or a reminder",
    Noted::Moves = "the moves" | "着法",
    Noted::ClockTimes = "the clock times" | "棋钟时间",
    Noted::Reminder = "a reminder" | "提示自己的话",
);

/// Where and when somebody analyses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the playing room, while games are played.
    DuringPlay,
    /// In the playing room, while adjourned games are resumed.
    DuringResumption,
    /// In the playing room, when nobody plays any more.
    AfterPlay,
    /// Elsewhere.
    AnotherRoom,
}

word!(
    Place,
    "a place, such as `the playing room during play` or `another room`",
    Place::DuringPlay = "the playing room during play" | "对局进行中的赛场内",
    Place::DuringResumption = "the playing room during the resumption" | "续赛进行中的赛场内",
    Place::AfterPlay = "the playing room after play" | "赛事结束后的赛场内",
    Place::AnotherRoom = "another room" | "另一房间",
);

/// By what a player disturbs the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disturbance {
    /// Noise.
    Noise,
    /// Talking.
    Talk,
    /// Draw offers that do not end.
    DrawOffers,
    /// Anything else.
    Gestures,
}

word!(
    Disturbance,
    "noise, talk, insistent draw offers or gestures",
    Disturbance::Noise = "noise" | "噪声",
    Disturbance::Talk = "talk" | "说话",
    Disturbance::DrawOffers = "insistent draw offers" | "一再纠缠提和",
    Disturbance::Gestures = "gestures" | "动作",
);

/// What spoils the playing environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trouble {
    /// Spectators.
    Spectators,
    /// A player who disturbs another.
    Player,
    /// The room.
    Light,
}

word!(
    Trouble,
    "noise of the spectators, a player's disturbance of another or bad light",
    Trouble::Spectators = "noise of the spectators" | "观众的喧哗",
    Trouble::Player = "a player's disturbance of another" | "棋手对他人的干扰",
    Trouble::Light = "bad light" | "光线不足",
);

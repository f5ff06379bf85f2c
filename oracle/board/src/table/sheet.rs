//! The plane of the score sheets.

use super::Time;
use super::language::language;
use crate::{Colour, Move};

language! {
    /// What somebody does, on the plane of the score sheets.
    SheetAct {
        /// He writes the move on his score sheet.
        Records { mv: Move } = "writes {} on the score sheet" | "在记录纸上记下{}";
        /// He makes a tick for it and writes no move.
        Ticks { mv: Move } = "only ticks off {} on the score sheet" | "在记录纸上只给{}打勾";
        /// He writes nothing more, as is seen.
        StopsRecording = "stops recording" | "停止记录";
        /// He says that he will not record.
        RefusesToRecord = "refuses to record" | "拒绝记录";
        /// The arbiter, or a deputy, sits down and records in the players' place.
        RecordsForThem = "begins to record for the players" | "开始代双方记录";
        /// Whoever records for the players does something about the game.
        StepsIn = "steps in" | "进行干预";
        /// He lets the players know how many moves were made.
        ShowsTheNumber = "shows how many moves were made" | "表示已走了多少着";
        /// A player asks the arbiter for the opponent's score sheet, to complete his own.
        AsksForSheet = "asks the arbiter for the opponent's score sheet" | "向裁判员要求使用对方的记录纸";
        /// He asks the opponent himself.
        AsksOpponent = "asks the opponent for his score sheet" | "直接向对方要记录纸";
        /// The arbiter judges that the request can be met.
        FindsItCanBeDone = "finds that it can be done before the time control without disturbing the opponent" | "认为能在时限之前补齐而又不打扰对方";
        /// He judges that it would disturb.
        FindsItDisturbs = "finds that it would disturb the opponent" | "认为这样会打扰对方";
        /// He judges that there is no time for it.
        FindsItTooLate = "finds that it cannot be done before the time control" | "认为不能在时限之前补齐";
        /// A player gives his score sheet to the opponent.
        HandsOver = "hands over his score sheet" | "把记录纸交给对方";
        /// He does not give it.
        RefusesSheet = "refuses his score sheet" | "拒绝交出记录纸";
        /// He gives the opponent's back.
        GivesBack = "gives the score sheet back" | "交还对方的记录纸";
        /// A player puts his score sheet away, to keep it.
        Pockets = "pockets his score sheet" | "把记录纸收进自己的口袋";
        /// The arbiter takes a player's score sheet.
        TakesSheet { side: Colour } = "takes {}'s score sheet" | "取走{}的记录纸";
        /// A player writes down what is missing, by himself.
        Completes = "completes his score sheet" | "补齐自己的记录";
        /// He copies it from the opponent's sheet, which he has.
        CopiesSheet = "completes his score sheet from the opponent's" | "用对方的记录纸补齐自己的记录";
        /// He copies it from what the arbiter recorded.
        CopiesRecord = "completes his score sheet from the arbiter's record" | "用裁判员的记录补齐自己的记录";
        /// He plays the game over on a board, and the arbiter watches.
        RebuildsWatched = "completes his score sheet on a board before the arbiter" | "在裁判员监督下用棋盘补齐自己的记录";
        /// He sets up a board for it, and nobody watches.
        RebuildsAlone = "sets up a board by himself to complete his score sheet" | "自行另摆棋盘来补齐记录";
        /// The arbiter writes down how the pieces stand.
        NotesPosition = "notes the actual position" | "记下实际局面";
        /// The arbiter sees that more than the two sheets is needed.
        FindsSheetsTooLittle = "finds that the sheets alone cannot rebuild the game" | "认定仅凭双方记录纸不能复原对局";
        /// The arbiter sees that nothing helps. The number is that of the time control, from 1 on.
        FindsItLost { control: u32 } = "finds that the moves up to time control {} cannot be rebuilt" | "认定第{}个时限之前的着法无法复原";
        /// The arbiter sees from the sheets that the moves required up to the control were made.
        FindsControlShown { control: u32 } = "finds that the sheets show time control {} passed" | "认定记录纸能证明已过第{}个时限";
        /// The sheets do not tell.
        FindsControlNotShown { control: u32 } = "finds that the sheets cannot show time control {} passed" | "认定记录纸不能证明已过第{}个时限";
    }
}

language! {
    /// What follows, on the plane of the score sheets.
    SheetEffect {
        /// The player must record.
        MustRecord { side: Colour } = "{} must record the game" | "{}必须记录";
        /// For now he may leave it.
        NeedNotRecord { side: Colour } = "{} need not record the game" | "{}可以不记录";
        /// He must write down what is missing.
        MustComplete { side: Colour } = "{} must complete the score sheet" | "{}必须补齐记录";
        /// Somebody else records.
        ArbiterRecords = "the arbiter or a deputy records the game" | "由裁判员或其代理人记录";
        /// Whoever records for the players must keep still.
        MustKeepStill = "whoever records must not step in" | "记录者不得干预";
        /// He need no longer.
        MayStepIn = "whoever records may step in" | "记录者可以干预";
        /// The player is one who refuses to obey the Laws.
        RefusesTheLaws { side: Colour } = "{} is dealt with as refusing to obey the Laws" | "对{}按拒绝遵守规则处理";
        /// The request is one for the arbiter to decide.
        ArbiterDecides { side: Colour } = "the arbiter decides on {}'s request" | "由裁判员决定{}的要求";
        /// He is to ask the arbiter, and not the opponent.
        MustAskArbiter { side: Colour } = "{} must ask the arbiter" | "{}必须向裁判员提出";
        /// He may use the opponent's sheet.
        Granted { side: Colour } = "{} is granted the opponent's score sheet" | "准许{}使用对方的记录纸";
        /// He must give his sheet.
        MustHandOver { side: Colour } = "{} must hand over the score sheet" | "{}必须交出记录纸";
        /// The sheet is not the player's.
        OfTheOrganisers { side: Colour } = "{}'s score sheet belongs to the organisers" | "{}的记录纸归主办者所有";
        /// He may not complete it yet.
        OnlyAfterControl { side: Colour } = "{} may complete the score sheet only after the time control" | "{}只能在时限之后补齐记录";
        /// The sheets are completed while the clocks stand.
        CompletedTogether = "the sheets are completed under the arbiter" | "在裁判员主持下补齐记录";
        /// The position comes first.
        PositionFirst = "the arbiter must first note the actual position" | "裁判员必须先记下实际局面";
        /// From now on it is another period for both.
        NextIsFirst { period: u32 } = "the next move counts as the first of period {}" | "下一着算作第{}时段的第一着";
    }
}

language! {
    /// A fact, on the plane of the score sheets.
    SheetFact {
        /// How many plies are on the player's sheet.
        Recorded { side: Colour, plies: u32 } = "{} has recorded {} plies" | "{}记录了{}步";
        /// How many are not.
        Missing { side: Colour, plies: u32 } = "on {}'s score sheet {} plies are missing" | "{}的记录纸上缺{}步";
        /// None is missing.
        NothingMissing { side: Colour } = "nothing is missing on {}'s score sheet" | "{}的记录纸没有缺漏";
        /// The move was not played.
        NotPlayed { mv: Move } = "{} was not played" | "并未走过{}";
        /// Not written in the notation.
        NoNotation { mv: Move } = "{} is not written down in algebraic notation" | "未用代数记法记下{}";
        /// The order in which he wrote and moved.
        WrittenFirst { mv: Move } = "{} was written before it was made" | "先记下{}后走";
        /// The other order.
        MovedFirst { mv: Move } = "{} was written after it was made" | "先走{}后记";
        /// What the player has before the control.
        LeftToControl { side: Colour, time: Time } = "{} has {} left before the time control" | "{}到时限前还剩{}";
        /// There is none.
        NoControl = "there is no time control" | "没有时限";
        /// The player records.
        StillRecords { side: Colour } = "{} still keeps the score" | "{}仍在记录";
        /// No flag was seen to fall while the game was recorded for the players.
        NoFlagFell = "no flag has fallen" | "没有小旗落下";
        /// One was.
        FlagFell { side: Colour } = "{}'s flag has fallen" | "{}的小旗已落下";
        /// He may use the opponent's sheet.
        Granted { side: Colour } = "the arbiter has granted it to {}" | "裁判员已准许{}";
        /// Nobody has granted it.
        NotGranted { side: Colour } = "the arbiter has not granted it to {}" | "裁判员未准许{}";
        /// It would disturb.
        WouldDisturb { side: Colour } = "it would disturb {}" | "这会打扰{}";
        /// There is not enough time.
        NotInTime { side: Colour } = "{} could not complete it before the time control" | "{}不能在时限之前补齐";
        /// The period is over for him.
        PeriodOver { side: Colour } = "the flag has shown {}'s period to be over" | "小旗已表明{}的时段结束";
        /// It is not.
        PeriodNotOver { side: Colour } = "no flag has shown {}'s period to be over" | "没有小旗表明{}的时段结束";
        /// Whose move it is not.
        HasMoved { side: Colour } = "{} has moved" | "{}已走棋";
        /// Whose move it is.
        HasNotMoved { side: Colour } = "{} has not moved" | "{}尚未走棋";
        /// Only one player has to.
        OnlyOneMust = "not both players must complete their sheets" | "并非双方都须补齐记录";
        /// Both have to.
        BothMust = "both players must complete their sheets" | "双方都须补齐记录";
        /// The arbiter has done so.
        PositionNoted = "the arbiter has noted the actual position" | "裁判员已记下实际局面";
        /// He has not.
        PositionNotNoted = "the arbiter has not noted the actual position" | "裁判员未记下实际局面";
        /// Nobody watched.
        Unwatched = "the arbiter does not supervise it" | "没有裁判员监督";
        /// The sheets tell.
        Shown { control: u32 } = "the sheets show time control {} passed" | "记录纸能证明已过第{}个时限";
        /// It is no case of 12.8.a.
        OrderKnown = "it is not so that both flags fell and nobody can tell which fell first" | "并非双方小旗均已落下而无法判定先后";
        /// They do not.
        NotShown { control: u32 } = "the sheets cannot show time control {} passed" | "记录纸不能证明已过第{}个时限";
    }
}

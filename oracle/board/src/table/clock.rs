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
        /// He comes to his board, for the first time in the session.
        Arrives = "comes to the board" | "来到棋盘前";
        /// He finds that a player has not come.
        FindsAbsent { side: Colour } = "finds that {} has not come to the board" | "发现{}尚未来到棋盘前";
        /// His eye sees the flag down.
        SeesFlag { side: Colour } = "sees that {}'s flag has fallen" | "看到{}的小旗已落下";
        /// The flag does not fall as it should.
        FindsFlagDefective { side: Colour } = "finds that {}'s flag is defective" | "发现{}的小旗有故障";
        /// His eye sees the minute hand beyond the point at which the flag should fall.
        SeesMinuteHand { side: Colour } = "sees that the minute hand of {}'s clock has passed the point of the flag" | "看到{}棋钟的分针已越过小旗的位置";
        /// He says that the flag is down.
        ClaimsFlag { side: Colour } = "claims that {}'s flag has fallen" | "指出{}的小旗已落下";
        /// He looks after the claim and finds it so.
        ConfirmsFlag { side: Colour } = "confirms that {}'s flag has fallen" | "确认{}的小旗已落下";
        /// Both flags fell at virtually the same time.
        FindsBothFlags = "finds both flags down and cannot tell which fell first" | "发现双方小旗均已落下，无法判定哪一面先落";
        /// Both flags are down, and his eye knows the order.
        FindsFirstFlag { side: Colour } = "finds both flags down and knows that {}'s fell first" | "发现双方小旗均已落下，并确知{}的小旗先落";
        /// What the clock shows of the period.
        ReadsClock { time: Time, side: Colour } = "reads {} used on {}'s clock" | "看到{1}的棋钟显示已用{0}";
        /// Anybody would see that the clock is wrong.
        FindsClockDefective = "finds that the clock is evidently defective" | "认定棋钟明显有故障";
        /// The fault comes to his notice.
        NoticesDefect = "notices that the clock is defective" | "发觉棋钟有故障";
        /// He says so.
        ClaimsDefect = "claims that the clock is defective" | "指出棋钟有故障";
        /// He says so at once when his flag falls, and the fall has first shown him the fault.
        ClaimsDefectOnFall = "claims at the very fall of his flag that the clock is defective" | "在自己的小旗落下之际指出棋钟有故障";
        /// He puts another clock there, with these times on it.
        ReplacesClock { white: Time, black: Time } = "replaces the clock, with {} used by White and {} by Black" | "更换棋钟，白方已用时间拨为{}，黑方拨为{}";
        /// He leaves the defective clock there.
        KeepsDefective = "lets the game go on with the defective clock" | "让对局继续使用有故障的棋钟";
        /// He adds to what a player has used.
        AddsUsed { time: Time, side: Colour } = "adds {} to {}'s used time" | "给{1}的已用时间加{0}";
        /// He sets what a player has used where the Laws leave it to him.
        SetsUsed { side: Colour, time: Time } = "sets {}'s used time at {} by his judgement" | "依其判断将{}的已用时间定为{}";
        /// A cause that needs him has come up.
        Interrupts = "interrupts the game for a cause that needs him" | "因需要由他处理的原因中断对局";
        /// The same, and the clock that runs is left running.
        InterruptsRunning = "interrupts the game for a cause that needs him and lets the clock run" | "因需要由他处理的原因中断对局，却听任棋钟走时";
        /// He stops both and goes to fetch the arbiter.
        StopsToCall = "stops both clocks to call the arbiter" | "停住双方棋钟去找裁判员";
        /// What was used at an irregularity of 8.1 or 8.2 is known, and the clocks are set to it.
        EstablishesTimes { white: Time, black: Time } = "establishes that at the irregularity White had used {} and Black {}" | "查明出现异常时白方已用{}、黑方已用{}";
        /// It is not known; what is known is how many moves each had made then, and when it was found.
        CannotEstablishTimes { white: u32, white_found: u32, black: u32, black_found: u32 } = "cannot establish the times at the irregularity, when White had made {} of {} moves and Black {} of {}" | "无法查明出现异常时的用时；当时白方走了{}着（发现时{}着），黑方走了{}着（发现时{}着）";
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
        /// Moves count as completed in the time allotted.
        Counted { side: Colour, moves: u32 } = "{} has completed {} moves in time" | "{}在规定用时内完成了{}着";
        /// He has passed the control, or is taken to have passed it.
        PeriodBegins { side: Colour } = "the next period begins for {}" | "{}进入下一时段";
        /// What he saved is his in this period too.
        SavedAdded { side: Colour, time: Time } = "{} has {} more for the next period" | "{}的下一时段增加{}";
        /// The end of the period is established.
        TimeOver { side: Colour } = "{}'s time is over" | "{}的时间已用完";
        /// The arbiter is asked to look at the flag.
        ToBeConfirmed { side: Colour } = "the arbiter is to confirm that {}'s flag has fallen" | "请裁判员确认{}的小旗是否已落下";
        /// Neither fall decides anything.
        FlagsSetAside = "neither flag decides and the game goes on" | "双方小旗均不作准，对局继续";
        /// How late he is.
        Late { side: Colour, time: Time } = "{} is {} late" | "{}迟到{}";
        /// The claim is heard.
        ToBeExamined = "the arbiter is to examine the clock" | "裁判员应检查棋钟";
        /// It may not stay.
        ToBeReplaced = "the clock must be replaced" | "棋钟必须更换";
        /// A sound clock stands there.
        Replaced = "a sound clock takes its place" | "换上完好的棋钟";
        /// A player has used so much, with so many moves made of all.
        SetBack { side: Colour, time: Time, moves: u32 } = "{}'s used time is set to {} with {} moves made" | "{}的已用时间定为{}，已走{}着";
        /// The arbiter sets the times as he judges right.
        ByJudgement = "the arbiter sets the times by his judgement" | "由裁判员依其判断确定用时";
        /// Nothing is changed on the clocks.
        TimesStay = "the times stay as the clocks show them" | "用时以棋钟所示为准，不作更改";
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
        /// The last move was made on the board, and no more.
        NotPressed { side: Colour } = "{} has not pressed the clock after his move" | "{}走棋后尚未按钟";
        /// He has the move, and has not completed one.
        NoMove { side: Colour } = "{} has not completed his move" | "{}尚未走完一着";
        /// The flag stands.
        FlagUp { side: Colour } = "{}'s flag has not fallen" | "{}的小旗尚未落下";
        /// The flag is no sign of the time.
        FlagDefective { side: Colour } = "{}'s flag is defective" | "{}的小旗有故障";
        /// The flag is the sign of the time.
        FlagSound { side: Colour } = "{}'s flag is not defective" | "{}的小旗没有故障";
        /// The fall does not count any more.
        FlagSetAside { side: Colour } = "the fall of {}'s flag was set aside" | "{}的小旗落下已不作准";
        /// A player says so, and no more.
        NotSeen { side: Colour } = "the arbiter has not seen {}'s flag himself" | "裁判员尚未亲眼看到{}的小旗";
        /// The order is known.
        FellFirst { side: Colour } = "{}'s flag fell first" | "{}的小旗先落下";
        /// The arbiter is there.
        ArbiterAtHand = "the arbiter is at hand" | "裁判员就在场内";
        /// He is not.
        ArbiterAway = "the arbiter is away" | "裁判员不在场内";
        /// When a clock was started.
        StartedAt { side: Colour, time: Time } = "{}'s clock is started at {}" | "{}的棋钟在{}开动";
        /// How late a player is, from the start of the session.
        LateBy { side: Colour, time: Time } = "{} comes {} after the start of the session" | "{}在本节开始后{}到场";
        /// A player has come.
        AtTheBoard { side: Colour } = "{} is at the board" | "{}已在棋盘前";
        /// The clock is evidently wrong.
        ClockDefective = "the clock is evidently defective" | "棋钟明显有故障";
        /// Nothing shows that it is.
        ClockSound = "the clock is not evidently defective" | "棋钟没有明显故障";
        /// He knew it already.
        NoticedAt { side: Colour, time: Time } = "{} noticed it at {}" | "{}在{}已发觉";
        /// What a player has left up to the control.
        LeftTo { side: Colour, time: Time } = "{} has {} left to the control" | "{}距时限还有{}";
        /// How many moves a player must still make.
        ToGo { side: Colour, moves: u32 } = "{} has {} moves to the control" | "{}到时限还须走{}着";
        /// The times at the irregularity are known.
        TimesEstablished = "the times at the irregularity are established" | "出现异常时的用时已查明";
        /// The cause is looked into while the clock runs.
        StillRuns = "the clock still runs" | "棋钟仍在走时";
    }
}

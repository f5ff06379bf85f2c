//! The plane of conduct: what is found of the game, how the players behave, and what the arbiter does.

use super::Time;
use super::conduct::{Advice, Disturbance, Matter, Noted, Place, Source, Trouble};
use super::language::language;
use crate::{Colour, Square};

language! {
    /// What somebody does, on the plane of conduct.
    HallAct {
        /// He announces check.
        SaysCheck = "says check" | "叫将";
        /// An illegal move is found; plies are counted from the first position.
        FindsIllegal { ply: u32 } = "finds that ply {} was illegal" | "发现第{}步不合规则";
        /// The same, and nobody knows the position before it.
        FindsIllegalForGood { ply: u32 } = "finds that ply {} was illegal and that the position before it cannot be restored" | "发现第{}步不合规则，且该步之前的局面无法恢复";
        /// The game is left to be adjudicated.
        LeavesToAdjudication = "leaves the game to be adjudicated" | "将该局留待裁决胜负";
        /// He pushes a piece to another square, not on purpose.
        KnocksOnto { from: Square, to: Square } = "knocks {} onto {} by accident" | "无意中把{}上的棋子碰到{}";
        /// He pushes a piece off the board, not on purpose.
        KnocksOff { square: Square } = "knocks {} off the board by accident" | "无意中把{}上的棋子碰落棋盘";
        /// He puts a piece back that was displaced, rightly or wrongly.
        PutsBack { from: Square, on: Square } = "puts what stood on {} back on {}" | "把原在{}上的棋子放回到{}";
        /// It is found that displaced pieces were put back wrongly.
        FindsPutBackWrongly = "finds that pieces were put back wrongly" | "发现移位的棋子摆错了";
        /// The same, and nobody knows the position before the accident.
        FindsPutBackForGood = "finds that pieces were put back wrongly and that the position before the accident cannot be restored" | "发现移位的棋子摆错了，且意外发生之前的局面无法恢复";
        /// The initial position is found to have been wrong.
        FindsWrongStart = "finds that the initial position was wrong" | "发现初始局面有误";
        /// White has the black pieces.
        FindsColoursReversed = "finds that the colours are reversed" | "发现双方颜色颠倒";
        /// There is no time for another game.
        FindsTimetableUpset = "finds that a new game would seriously upset the timetable" | "认定另下一局会严重打乱赛程";
        /// He orders a new game because the colours were reversed.
        OrdersNewGame = "orders a new game with the right colours" | "令双方按正确的颜色另下一局";
        /// Somebody lays the board so.
        LaysBoard { corner: Square } = "lays the board with {} at White's right hand" | "放置棋盘，使{}在白方右手边";
        /// It is found that the board lies so.
        FindsBoard { corner: Square } = "finds that the board lies with {} at White's right hand" | "发现棋盘上在白方右手边的是{}";
        /// A player refuses to obey the Laws.
        Refuses = "refuses to obey the Laws" | "拒绝遵守规则";
        /// A player contradicts and does what he was told.
        ObeysUnderProtest = "protests and obeys" | "表示抗议但服从";
        /// Both players refuse.
        FindsBothRefuse = "finds that both players refuse to obey the Laws" | "认定双方都拒绝遵守规则";
        /// The arbiter tells a player something.
        Tells { side: Colour, matter: Matter } = "tells {} {}" | "告诉{}{}";
        /// The arbiter keeps it to himself.
        DoesNotTell { side: Colour, matter: Matter } = "does not tell {} {}" | "不告诉{}{}";
        /// A player uses something recorded.
        Uses { source: Source } = "uses {}" | "使用{}";
        /// A player has such matter with him and does not look at it.
        LeavesUnused { source: Source } = "leaves {} unused" | "不使用{}";
        /// A player analyses on another board.
        AnalysesOnAnotherBoard = "analyses on another board" | "在另一棋盘上分析";
        /// A player thinks at his own board.
        ThinksAtTheBoard = "thinks without touching a board" | "不动棋盘地思考";
        /// A player takes advice or an opinion of a third party.
        TakesAdvice { advice: Advice } = "takes advice {}" | "接受{}建议";
        /// A player does not listen to advice.
        DeclinesAdvice { advice: Advice } = "declines advice {}" | "不接受{}建议";
        /// A player writes something down.
        MakesNote { noted: Noted } = "makes a note of {}" | "记下{}";
        /// A player analyses there.
        AnalysesIn { place: Place } = "analyses in {}" | "在{}分析";
        /// A player disturbs the opponent.
        Disturbs { by: Disturbance } = "disturbs the opponent by {}" | "以{}打扰对方";
        /// What the opponent complained of was none.
        FindsNoDisturbance { side: Colour } = "finds that {} has not disturbed the opponent" | "认定{}没有打扰对方";
        /// A fault that the arbiter has seen.
        FindsAtFault { side: Colour } = "finds {} at fault" | "认定{}有过失";
        /// The arbiter has a player keep the Laws.
        Enforces { side: Colour } = "makes {} keep to the Laws" | "使{}遵守规则";
        /// The arbiter sees a breach and does nothing.
        LetsPass { side: Colour } = "lets a breach by {} pass" | "对{}的违规不予过问";
        /// The arbiter looks whether the player has overstepped the time.
        ChecksTime { side: Colour } = "checks {}'s time" | "查核{}的用时";
        /// The arbiter does not look.
        LeavesTimeUnchecked { side: Colour } = "leaves {}'s time unchecked" | "不查核{}的用时";
        /// The arbiter arranges in which order adjourned games are resumed.
        ArrangesResumptions = "arranges the order of the resumptions" | "安排续赛的先后顺序";
        /// The arbiter does not.
        LeavesResumptions = "leaves the order of the resumptions to chance" | "听任续赛的先后顺序";
        /// The arbiter has wrong data on the envelope put right.
        HasEnvelopeCorrected = "has the data on the envelope put right" | "令人改正信封上的内容";
        /// The arbiter takes an envelope whose data are wrong.
        TakesWrongEnvelope = "takes the envelope with wrong data on it" | "收下内容有误的信封";
        /// The arbiter keeps the envelope.
        KeepsEnvelope = "keeps the envelope until the resumption" | "保管信封直到续赛";
        /// The arbiter lets the envelope out of his keeping.
        GivesEnvelopeAway { side: Colour } = "leaves the envelope with {} until the resumption" | "在续赛前把信封交{}保管";
        /// The arbiter ends what spoils the environment.
        PutsAnEnd { trouble: Trouble } = "puts an end to {}" | "制止{}";
        /// The arbiter lets it go on.
        DoesNothing { trouble: Trouble } = "does nothing about {}" | "听任{}";
        /// The arbiter warns a player.
        Warns { side: Colour } = "warns {}" | "警告{}";
        /// The arbiter adds to what a player has used, as a penalty.
        AddsUsed { time: Time, side: Colour } = "adds {} to {}'s used time as a penalty" | "作为处罚，把{}加到{}的已用时间";
        /// The arbiter adds to what a player has left, as a penalty of his opponent.
        AddsUnused { time: Time, side: Colour } = "adds {} to {}'s unused time as a penalty of the opponent" | "作为对其对方的处罚，把{}加到{}的剩余时间";
        /// The arbiter declares the game lost.
        DeclaresLost { side: Colour } = "declares the game lost for {}" | "判{}该局为负";
    }
}

language! {
    /// What follows, on the plane of conduct.
    HallEffect {
        /// The arbiter may give the player a penalty.
        MayBePenalised { side: Colour } = "{} may be penalised" | "可以处罚{}";
        /// The game stands as it stood before that ply.
        Restored { ply: u32 } = "the position before ply {} is restored" | "恢复第{}步之前的局面";
        /// A result that was reached is set aside.
        Reopened = "the result no longer stands" | "原结果不再有效";
        /// The game stands as it stood before the accident.
        AccidentUndone = "the position before the accident is restored" | "恢复意外发生之前的局面";
        /// Play goes on as if nothing had been found.
        PlayGoesOn = "play goes on" | "对局继续";
        /// The arbiter may order a new game.
        MayOrderNewGame = "the arbiter may order a new game" | "裁判员可以令双方另下一局";
        /// The position reached is set up on a board that lies rightly.
        MovedToRightBoard = "the position is moved to a board that lies rightly" | "把局面移到放置正确的棋盘上";
        /// The player who gives check need not say so.
        NeedNotAnnounce { side: Colour } = "{} need not announce the check" | "{}不必声明将军";
        /// The player has broken the rules of conduct.
        Misconduct { side: Colour } = "{} has broken the rules of conduct" | "{}违反了行为规定";
        /// It is established that the player is within his time.
        WithinTime { side: Colour } = "it is established that {} has not overstepped the time" | "查明{}没有超时";
        /// It is established that he is not.
        Overstepped { side: Colour } = "it is established that {} has overstepped the time" | "查明{}已经超时";
        /// The player is warned.
        Warned { side: Colour } = "{} is warned" | "{}受到警告";
        /// Time is added to what a player has left.
        UnusedAdded { side: Colour, time: Time } = "{}'s unused time grows by {}" | "{}的剩余时间增加{}";
    }
}

language! {
    /// A fact, on the plane of conduct.
    HallFact {
        /// Check was announced.
        Announced = "check was announced" | "已叫将";
        /// Check stands.
        GivesCheck { side: Colour } = "{} gives check" | "{}将军";
        /// The game is over.
        Over = "the game is over" | "对局已经结束";
        /// The game awaits adjudication.
        AwaitsAdjudication = "the game awaits adjudication" | "对局等待裁决胜负";
        /// The ply was illegal.
        WasIllegal { ply: u32 } = "ply {} was illegal" | "第{}步不合规则";
        /// The ply was legal.
        WasLegal { ply: u32 } = "ply {} was legal" | "第{}步合乎规则";
        /// How many plies were made since.
        MadeSince { plies: u32 } = "{} plies were made since" | "此后又走了{}步";
        /// The position is known.
        CanBeRestored = "the position can be restored" | "局面可以恢复";
        /// The position is not known.
        CannotBeRestored = "the position cannot be restored" | "局面无法恢复";
        /// No displaced piece stands wrongly.
        NothingMisplaced = "no displaced piece stands wrongly" | "没有移位的棋子摆错";
        /// A displaced piece was not put back yet.
        NotPutBack { square: Square } = "the piece from {} has not been put back" | "原在{}上的棋子尚未放回";
        /// A displaced piece was put back elsewhere.
        Misplaced { square: Square } = "the piece from {} stands elsewhere" | "原在{}上的棋子不在原处";
        /// The first position was the initial array.
        StartRight = "the initial position was the right one" | "初始局面正确";
        /// The first position was found wrong.
        StartWrong = "the initial position was wrong" | "初始局面有误";
        /// What has passed on both clocks, and what the quarter is.
        Passed { passed: Time, quarter: Time } = "{} has passed, a quarter is {}" | "已过{}，四分之一为{}";
        /// No time control was settled.
        NoControl = "no time control was settled" | "没有规定时限";
        /// The colours were not found to be reversed.
        ColoursRight = "the colours were not found to be reversed" | "没有发现颜色颠倒";
        /// A new game would seriously upset the timetable.
        TimetableUpset = "a new game would seriously upset the timetable" | "另下一局会严重打乱赛程";
        /// The corner square at White's right hand is light.
        LightCorner { corner: Square } = "{} at White's right hand is light" | "白方右手边的{}是浅色格";
        /// The corner square at White's right hand is dark.
        DarkCorner { corner: Square } = "{} at White's right hand is dark" | "白方右手边的{}是深色格";
        /// The player refuses to obey.
        RefusesToObey { side: Colour } = "{} refuses to obey" | "{}拒绝服从";
        /// The player obeys.
        Obeys { side: Colour } = "{} obeys" | "{}服从";
        /// The player has moved.
        HasMoved { side: Colour } = "{} has moved" | "{}已经走棋";
        /// The player has not moved.
        HasNotMoved { side: Colour } = "{} has not moved" | "{}尚未走棋";
        /// The player has moved and his clock runs.
        LeftRunning { side: Colour } = "{} has moved and his clock runs" | "{}已经走棋而其棋钟仍在走";
        /// It is not so that the player has moved and his clock runs.
        NotLeftRunning { side: Colour } = "{} has not left his clock running after a move" | "{}走棋后没有任棋钟继续走";
        /// What was used.
        Used { source: Source } = "{} was used" | "使用了{}";
        /// What was noted.
        WasNoted { noted: Noted } = "{} were noted" | "记下了{}";
        /// Where it was.
        At { place: Place } = "it was in {}" | "地点是{}";
        /// What disturbed.
        DisturbedBy { by: Disturbance } = "the opponent was disturbed by {}" | "对方受到打扰：{}";
        /// Nothing did.
        NotDisturbed = "the opponent was not disturbed" | "对方没有受到打扰";
        /// Advice was given.
        Advised { advice: Advice } = "there was advice {}" | "有{}建议";
        /// The player has committed a fault or a breach.
        AtFault { side: Colour } = "{} has committed a fault or breach" | "{}有过失或违规";
        /// He has not.
        NotAtFault { side: Colour } = "no fault or breach by {} is known" | "未见{}有过失或违规";
        /// The player has broken the rules of conduct.
        OfConduct { side: Colour } = "{} has broken the rules of conduct" | "{}违反了行为规定";
        /// He has not.
        NotOfConduct { side: Colour } = "{} has not broken the rules of conduct" | "{}没有违反行为规定";
        /// What a player has used of the period, and what he has for it.
        Time { side: Colour, used: Time, allotted: Time } = "{} has used {} of {}" | "{}已用{}，共有{}";
    }
}

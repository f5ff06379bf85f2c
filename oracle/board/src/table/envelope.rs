//! The plane of the envelope.

use super::Time;
use super::language::{Part, Tongue, language, word};
use crate::{Colour, Move, Setup};

/// What an envelope shows on its outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Datum {
    /// Who plays.
    Names,
    /// The position just before the sealed move.
    Position,
    /// What each player has used.
    Times,
    /// Who sealed.
    Sealer,
    /// Which move of the game the sealed one is.
    Number,
}

word!(
    Datum,
    "the names of the players, the position before the sealed move, the times used, the name of the sealer or the number of the sealed move",
    Datum::Names = "the names of the players" | "双方棋手的姓名",
    Datum::Position = "the position before the sealed move" | "封着前一刻的局面",
    Datum::Times = "the times used" | "双方的已用时间",
    Datum::Sealer = "the name of the sealer" | "封棋方的姓名",
    Datum::Number = "the number of the sealed move" | "封着的着数序号",
);

language! {
    /// What somebody does, on the plane of the envelope.
    EnvelopeAct {
        /// The session is over, and the player who has the move is told to seal.
        AnnouncesEnd = "announces the end of the session" | "宣布本节比赛结束";
        /// He wishes to adjourn though the session goes on.
        Adjourns = "adjourns" | "要求封棋";
        /// He writes the move as his sealed move.
        WritesSealed { mv: Move } = "writes {} as the sealed move" | "写下{}作为封着";
        /// He writes these words as his sealed move; what they mean is judged by the notation.
        WritesWords { words: String } = "writes the sealed move in the words {}" | "用“{}”写下封着";
        /// What he writes can be read as more than one move.
        WritesAmbiguous = "writes an ambiguous sealed move" | "写下有歧义的封着";
        /// What he writes can be read as no move.
        WritesUnclear = "writes a sealed move whose meaning cannot be established" | "写下无法确定含义的封着";
        /// Both sheets go into the envelope, which is closed.
        SealsEnvelope = "puts both score sheets in the envelope and seals it" | "把双方的记录纸装入信封并封好";
        /// One of the two sheets is left out.
        SealsWithout { side: Colour } = "seals the envelope without {}'s score sheet" | "封好信封，但未装入{}的记录纸";
        /// He stops his own clock and starts no other.
        StopsHisClock = "stops his clock without starting the opponent's" | "停住自己的棋钟而不开动对方的棋钟";
        /// The envelope tells who plays.
        WritesNames = "writes the names of the players on the envelope" | "在信封上写明双方棋手的姓名";
        /// The envelope tells a position.
        WritesPosition { setup: Setup } = "writes the position {} on the envelope" | "在信封上标明局面{}";
        /// The envelope tells what White and what Black has used.
        WritesTimes { white: Time, black: Time } = "writes the times {} and {} on the envelope" | "在信封上写明已用时间：白方{}，黑方{}";
        /// The envelope tells who sealed.
        WritesSealer { side: Colour } = "writes {} as the sealer on the envelope" | "在信封上写明封棋方为{}";
        /// The envelope tells the number of the sealed move.
        WritesNumber { number: u32 } = "writes {} as the number of the sealed move on the envelope" | "在信封上写明封着为第{}着";
        /// The arbiter compares what is on the envelope.
        ChecksEnvelope = "checks what is on the envelope" | "核对信封上的内容";
        /// The arbiter takes the envelope into his keeping.
        KeepsEnvelope = "takes the envelope into safe keeping" | "把信封妥善保管";
        /// The arbiter does not.
        LeavesEnvelope = "leaves the envelope unguarded" | "把信封留在无人看管处";
        /// The start and the end of the resumption, by the clock on the wall.
        AnnouncesResumption { from: Time, to: Time } = "announces the resumption from {} to {}" | "宣布续赛自{}至{}";
        /// The resumption begins; its times are counted from its announced start.
        OpensResumption = "opens the resumption" | "宣布续赛开始";
        /// The position is set up for the resumption.
        SetsUp { setup: Setup } = "sets up the position {} for the resumption" | "为续赛摆出局面{}";
        /// The clocks are set for the resumption, White's first.
        SetsClocks { white: Time, black: Time } = "sets the clocks to {} and {} for the resumption" | "为续赛把棋钟拨到：白方{}，黑方{}";
        /// A player is not there when the game is resumed.
        FindsAbsent { side: Colour } = "finds that {} is absent from the resumption" | "发现{}未到场续赛";
        /// The envelope is opened.
        OpensEnvelope = "opens the envelope" | "拆开信封";
        /// What was sealed is made on the board.
        MakesSealed = "makes the sealed move on the board" | "在棋盘上走出封着";
        /// He seals his reply in an envelope.
        SealsReply { mv: Move } = "seals {} as his reply" | "把应着{}封入信封";
        /// The envelope with the reply is opened, and the reply made on the board.
        OpensReply = "opens the sealed reply" | "拆开封存的应着";
        /// A draw that the players agreed is told to the arbiter.
        TellsDraw = "tells the arbiter that a draw is agreed" | "告知裁判员双方已同意和棋";
        /// The player lets the arbiter know that he resigns.
        TellsResigns = "tells the arbiter that he resigns" | "通知裁判员认输";
        /// The envelope is lost; the position and the times are known.
        FindsLost = "finds that the envelope is lost" | "发现信封遗失";
        /// The envelope is lost, and with it the position.
        FindsLostNoPosition = "finds that the envelope is lost and the position cannot be set up" | "发现信封遗失且局面无法摆出";
        /// The envelope is lost, and with it the times.
        FindsLostNoTimes = "finds that the envelope is lost and the times used cannot be established" | "发现信封遗失且已用时间无法确定";
        /// The arbiter decides what White and what Black has used.
        DecidesTimes { white: Time, black: Time } = "decides that the times used are {} and {}" | "裁定已用时间：白方{}，黑方{}";
        /// Somebody says that the clocks show wrong times.
        PointsOutTimes = "points out that the clocks show wrong times" | "指出棋钟时间有误";
        /// In the arbiter's judgement the wrong times weigh too much.
        FindsTooGrave = "finds the consequences of the wrong times too grave" | "认为棋钟时间有误的后果过于严重";
        /// The position on the board is not the one of the adjournment.
        FindsWronglySetUp = "finds that the position was set up wrongly after the adjournment" | "发现封棋之后局面摆错";
    }
}

language! {
    /// What follows, on the plane of the envelope.
    EnvelopeEffect {
        /// The sealed move is made on the board.
        MadeOnBoard { mv: Move } = "the sealed move {} is made on the board" | "封着{}在棋盘上走出";
        /// The sealed reply is made on the board.
        ReplyMade { mv: Move } = "the sealed reply {} is made on the board" | "封存的应着{}在棋盘上走出";
        /// The reply is in its envelope.
        ReplySealed { mv: Move } = "the reply {} is sealed" | "应着{}已封存";
        /// What he made on the board is what he has to write.
        MustWrite { mv: Move } = "he must write {} as the sealed move" | "他必须写下{}作为封着";
        /// Another move takes the place of the one that was written.
        Changed = "the sealed move is changed" | "封着已更改";
        /// What is written later does not count.
        ChangeVoid = "the change of the sealed move does not count" | "对封着的更改无效";
        /// Something is missing from the envelope.
        MustShow { datum: Datum } = "the envelope must show {}" | "信封上须写明{}";
        /// The arbiter has not looked at it yet.
        MustCheck = "the arbiter must check the envelope" | "裁判员须核对信封";
        /// The arbiter must take care of it.
        MustKeep = "the arbiter must keep the envelope safe" | "裁判员须妥善保管信封";
        /// The board shows the position of the adjournment.
        SetUp = "the position of the adjournment is set up" | "摆出封棋时的局面";
        /// How long the session lasts from its announced start.
        SessionLasts { time: Time } = "the session lasts {} from its announced start" | "本节比赛自宣布的开始时间起历时{}";
        /// The envelope is not to be opened yet.
        StaysSealed = "the envelope stays sealed" | "信封保持封存";
        /// The reply is not to be opened yet.
        ReplyStaysSealed = "the reply stays sealed" | "应着保持封存";
        /// The player who must reply has come.
        MayBeOpened = "the envelope may be opened" | "信封可以拆开";
        /// The times are a matter of the arbiter's.
        ArbiterDecidesTimes = "the arbiter decides the times used" | "已用时间由裁判员决定";
        /// The clocks show what was used up to the adjournment and since.
        Corrected { white: Time, black: Time } = "the clock times are corrected to {} and {}" | "棋钟时间更正为：白方{}，黑方{}";
        /// Nothing is corrected.
        TimesStay = "the clock times are not corrected" | "棋钟时间不予更正";
    }
}

language! {
    /// A fact, on the plane of the envelope.
    EnvelopeFact {
        /// What was sealed.
        Sealed { mv: Move } = "the sealed move is {}" | "封着是{}";
        /// What was sealed can be read as more than one move.
        Ambiguous = "the sealed move is ambiguous" | "封着有歧义";
        /// What was sealed can be read as no move.
        Unclear = "the meaning of the sealed move cannot be established" | "封着的含义无法确定";
        /// Nothing was sealed.
        NothingWritten = "no sealed move is written" | "没有写下封着";
        /// The sealed move is not lawful.
        Illegal { mv: Move } = "the sealed move {} is illegal" | "封着{}不合规则";
        /// The sealed move is one that may be made.
        Legal { mv: Move } = "the sealed move {} is legal" | "封着{}合规则";
        /// The session ends then.
        SessionEnds { at: Time } = "the session ends at {}" | "本节比赛于{}结束";
        /// The session has ended.
        SessionOver = "the session is over" | "本节比赛已结束";
        /// The session has not ended.
        SessionGoesOn = "the session goes on" | "本节比赛仍在进行";
        /// Another is to seal.
        NotTheSealer { side: Colour } = "it is not for {} to seal" | "不是由{}封棋";
        /// He was not told to seal.
        NotTold = "the player was not told to seal" | "未告知该棋手封棋";
        /// He made that move on the board.
        MadeThere { mv: Move } = "{} was made on the board" | "{}已在棋盘上走出";
        /// His clock runs.
        ClockRuns { side: Colour } = "{}'s clock still runs" | "{}的棋钟仍在走时";
        /// His clock stands.
        ClockStopped { side: Colour } = "{} has stopped his clock" | "{}已停住自己的棋钟";
        /// The opponent's clock was started.
        OpponentStarted = "the opponent's clock was started" | "开动了对方的棋钟";
        /// The envelope is not closed.
        NotSealed = "the envelope is not sealed" | "信封尚未封好";
        /// The envelope is closed.
        SealedUp = "the envelope is sealed" | "信封已封好";
        /// A score sheet is not in it.
        SheetMissing { side: Colour } = "{}'s score sheet is not in the envelope" | "{}的记录纸不在信封里";
        /// It is on the envelope.
        Shown { datum: Datum } = "the envelope shows {}" | "信封上写明了{}";
        /// It is not on the envelope, or wrong.
        NotShown { datum: Datum } = "the envelope does not rightly show {}" | "信封上没有正确写明{}";
        /// Nobody has looked at what is on the envelope.
        Unchecked = "the envelope was not checked" | "信封未经核对";
        /// The position is not the one of the adjournment.
        OtherPosition = "the position is not the one of the adjournment" | "局面不是封棋时的局面";
        /// The position is the one of the adjournment.
        RightPosition = "the position is the one of the adjournment" | "局面是封棋时的局面";
        /// Nothing was adjourned.
        NotAdjourned = "the game was not adjourned" | "对局没有封过棋";
        /// The clocks do not show what was used then.
        OtherTimes = "the clocks do not show the times of the adjournment" | "棋钟所示不是封棋时的已用时间";
        /// The clocks show what was used then.
        RightTimes = "the clocks show the times of the adjournment" | "棋钟所示是封棋时的已用时间";
        /// The player is there.
        Present { side: Colour } = "{} is present" | "{}在场";
        /// The player is not there.
        Absent { side: Colour } = "{} is absent" | "{}不在场";
        /// The sealed move stands on the board.
        Made = "the sealed move is made on the board" | "封着已在棋盘上走出";
        /// The sealed move does not stand on the board.
        NotMade = "the sealed move is not made on the board" | "封着尚未在棋盘上走出";
        /// It does not end the game as the statement needs.
        DoesNotEnd { mv: Move } = "{} does not end the game so" | "{}没有造成这样的终局";
        /// The envelope had been opened.
        Opened = "the envelope had been opened" | "信封此前已拆开";
        /// Where the position is known.
        PositionKnown = "the position of the adjournment is known" | "封棋时的局面可知";
        /// Where it is not.
        PositionLost = "the position of the adjournment cannot be set up" | "封棋时的局面无法摆出";
        /// Where the times are known.
        TimesKnown = "the times used are known" | "已用时间可知";
        /// Where they are not.
        TimesLost = "the times used cannot be established" | "已用时间无法确定";
        /// He has moved in the resumption.
        FirstMoveMade { side: Colour } = "{} has made his first move" | "{}已走出第一着";
        /// He has not moved in the resumption.
        FirstMoveNotMade { side: Colour } = "{} has not made his first move" | "{}尚未走出第一着";
        /// In the arbiter's judgement.
        TooGrave = "the arbiter finds the consequences too grave" | "裁判员认为后果过于严重";
        /// The session by the clock on the wall.
        OnTheWall { from: Time, to: Time } = "by the clock on the wall from {} to {}" | "按墙上的时钟自{}至{}";
        /// Nothing was said of it before.
        NotAnnounced = "the start and the end were not announced in advance" | "开始和结束未经事先宣布";
    }
}

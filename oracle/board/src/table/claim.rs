//! The plane of claims: offers, claims, results, and what is found of the game.

use super::language::{Part, Tongue, language, word};
use super::{Material, Score};
use crate::{Colour, Move};

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// White wins, Black loses.
    WhiteWins,
    /// Black wins, White loses.
    BlackWins,
    /// Half a point each.
    Drawn,
    /// Both players lose.
    BothLose,
    /// The game is void and a new one is played.
    Void,
}

word!(
    Outcome,
    "a win of White, a win of Black, a draw, a loss of both or a new game",
    Outcome::WhiteWins = "a win of White" | "白胜",
    Outcome::BlackWins = "a win of Black" | "黑胜",
    Outcome::Drawn = "a draw" | "和棋",
    Outcome::BothLose = "a loss of both" | "双方均负",
    Outcome::Void = "a new game" | "对局无效，另赛一局",
);

impl Outcome {
    /// A win of that side.
    #[must_use]
    pub const fn won_by(side: Colour) -> Self {
        match side {
            Colour::White => Self::WhiteWins,
            Colour::Black => Self::BlackWins,
        }
    }

    /// Who wins, if somebody does.
    #[must_use]
    pub const fn winner(self) -> Option<Colour> {
        match self {
            Self::WhiteWins => Some(Colour::White),
            Self::BlackWins => Some(Colour::Black),
            Self::Drawn | Self::BothLose | Self::Void => None,
        }
    }
}

language! {
    /// What somebody offers, claims, or finds of the game.
    ClaimAct {
        /// A player resigns.
        Resigns = "resigns" | "认输";
        /// He holds out his hand and says nothing.
        HoldsOutHand = "holds out the hand without a word" | "未说话，只伸出手";
        /// A player offers a draw.
        OffersDraw = "offers a draw" | "提和";
        /// He accepts the opponent's offer.
        AcceptsDraw = "accepts the draw" | "接受提和";
        /// He says that he accepts it if something else happens.
        AcceptsOnCondition = "accepts the draw on a condition" | "附带条件地接受提和";
        /// He rejects it by word.
        RejectsDraw = "rejects the draw" | "口头拒绝提和";
        /// He says that his own offer no longer holds.
        TakesOfferBack = "takes the draw offer back" | "收回提和";
        /// He claims that the position has appeared for the third time.
        ClaimsRepetition = "claims a draw by repetition" | "以局面重复要求判和";
        /// He claims that it is about to, and tells the arbiter the move he means to make.
        ClaimsRepetitionWith { mv: Move } = "claims a draw by repetition with {}" | "声明要走{}，以局面重复要求判和";
        /// He claims the fifty moves.
        ClaimsFiftyMoves = "claims a draw by fifty moves" | "以五十着要求判和";
        /// He says that he claims no longer.
        WithdrawsClaim = "withdraws the claim" | "撤回要求";
        /// The arbiter checks the claim that waits for him, and rules on it.
        RulesOnClaim = "rules on the claim" | "审查并裁定该要求";
        /// The arbiter announces, while the game is going on, that the number is raised.
        AnnouncesMoves { moves: u32, material: Material } = "announces {} moves for {}" | "宣布{1}局面以{0}着计";
        /// The arbiter enters the scores.
        EntersScores { white: Score, black: Score } = "enters {} for White and {} for Black" | "登记成绩：白方{}，黑方{}";
    }
}

language! {
    /// What follows for offers, claims and the result.
    ClaimEffect {
        /// The game ends so.
        Ends { outcome: Outcome } = "the game ends with {}" | "对局结束：{}";
        /// The result is what it was.
        ResultStands = "the result stands" | "结果不变";
        /// The offer can be accepted.
        OfferStands { side: Colour } = "{}'s draw offer stands" | "{}的提和有效";
        /// It can no longer.
        OfferRejected { side: Colour } = "{}'s draw offer is rejected" | "{}的提和被拒绝";
        /// He may accept or reject.
        MayAnswer { side: Colour } = "{} may accept or reject the offer" | "{}可以接受或拒绝提和";
        /// He need not answer before.
        MayPutOff { side: Colour } = "{} may put off the answer until he has seen the move" | "{}可以看到该着之后再作答复";
        /// The claim is his to make.
        Entitled { side: Colour } = "the claim is {}'s to make" | "{}有权提出该要求";
        /// What is claimed has happened, or is about to.
        Founded = "what is claimed is so" | "要求所述属实";
        /// He may not claim on that occurrence.
        RightLost { side: Colour } = "{} loses the right to claim on that occurrence" | "{}失去就该次出现提出要求的权利";
        /// He may claim again.
        RightAgain { side: Colour } = "{} has the right to claim again" | "{}重新有权提出要求";
        /// How many moves by each side there have to be.
        Required { moves: u32 } = "{} moves by each side are required" | "须双方各走满{}着";
        /// The claim is ruled on all the same.
        ClaimStands = "the claim stands" | "要求仍然有效";
        /// What the result is worth.
        Scored { white: Score, black: Score } = "White scores {} and Black {}" | "白方得{}，黑方得{}";
    }
}

language! {
    /// A fact of offers, claims and the result.
    ClaimFact {
        /// A player has resigned.
        Resigned { side: Colour } = "{} has resigned" | "{}已认输";
        /// A player has only his king.
        LoneKing { side: Colour } = "{} has only the king" | "{}只剩王";
        /// A player has more than his king.
        MoreThanKing { side: Colour } = "{} has more than the king" | "{}不止有王";
        /// A hand was held out, and nothing said.
        NothingSaid { side: Colour } = "{} has held out the hand and said nothing" | "{}只伸出手而未说话";
        /// A player has offered a draw.
        Offered { side: Colour } = "{} has offered a draw" | "{}已提和";
        /// The offer has been accepted or rejected, or never stood.
        NoOfferStands { side: Colour } = "no draw offer of {} stands" | "{}没有有效的提和";
        /// The acceptance is on a condition.
        OnCondition = "the acceptance is on a condition" | "接受附有条件";
        /// A player has made his move and not yet pressed.
        JustMoved { side: Colour } = "{} has just made his move" | "{}刚走完一着";
        /// He has made none.
        NotJustMoved { side: Colour } = "{} has not just made a move" | "{}并非刚走完一着";
        /// The player's clock was started before.
        ClockStarted { side: Colour } = "{}'s clock was running already" | "{}的棋钟已经走时";
        /// The clock runs and the player thinks about his move.
        Thinks { side: Colour } = "{} is thinking on his own time" | "{}正在用自己的时间思考";
        /// It does not, or he does not.
        DoesNotThink { side: Colour } = "{} is not thinking on his own time" | "{}没有在用自己的时间思考";
        /// The player has sealed his move.
        HasSealed { side: Colour } = "{} has sealed his move" | "{}已封棋";
        /// The player has the move.
        OnMove { side: Colour } = "{} has the move" | "轮到{}走棋";
        /// He has not.
        NotOnMove { side: Colour } = "{} does not have the move" | "没有轮到{}走棋";
        /// How often the position has appeared.
        Appeared { times: u32 } = "the position has appeared {} times" | "该局面出现了{}次";
        /// How often it will have, with the move.
        WithMove { mv: Move, times: u32 } = "with {} the position will have appeared {} times" | "走{}之后该局面将出现过{}次";
        /// The declared move is not on the sheet.
        NotWritten { mv: Move } = "{} is not written on the score sheet" | "{}没有写在记录纸上";
        /// The declared move cannot be made.
        NotLegal { mv: Move } = "{} is not a legal move" | "{}不是合规则的着法";
        /// Nobody has claimed.
        NobodyClaimed = "nobody has claimed a draw" | "无人要求判和";
        /// A player has claimed.
        HasClaimed { side: Colour } = "{} has claimed a draw" | "{}已要求判和";
        /// The position is none on which he lost his right.
        AnotherPosition = "it is another position" | "这是另一个局面";
        /// How many plies in a row there are.
        QuietPlies { plies: u32 } = "{} plies have passed without a capture and without a pawn move" | "已有{}步既无吃子也无走兵";
        /// The number alone was announced.
        PositionsNotAnnounced = "the positions were not announced" | "未公布适用的局面";
        /// The positions alone were announced.
        NumberNotAnnounced = "the number was not announced" | "未公布着数";
        /// The announcement names other positions.
        OtherPositions = "the number was announced for other positions" | "所公布的着数适用于其他局面";
        /// The announcement does not raise the number.
        NotRaised { moves: u32 } = "{} moves is no more than fifty" | "{}着并不多于五十着";
        /// The announcement comes too late.
        PlayHasBegun = "play has begun" | "已经开赛";
        /// An arbiter is there.
        ArbiterPresent = "the arbiter is there" | "裁判员在场";
        /// None is.
        ArbiterAbsent = "the arbiter is absent" | "裁判员不在场";
        /// No claim of the player waits for a ruling.
        NoClaimWaits { side: Colour } = "no claim of {} waits for a ruling" | "{}没有待裁定的要求";
        /// The claim is correct.
        ClaimCorrect = "the claim is correct" | "要求正确";
        /// It is not.
        ClaimIncorrect = "the claim is incorrect" | "要求不正确";
        /// The player must make the move he declared.
        Declared { mv: Move } = "{} was declared" | "声明要走的是{}";
        /// The game has not ended.
        GoesOn = "the game has not ended" | "对局尚未结束";
        /// It ended, and so that nobody resigned or agreed.
        EndedOtherwise = "the game ended neither by resignation nor by agreement" | "对局既非因认输也非因同意和棋而结束";
        /// How it ended.
        EndedWith { outcome: Outcome } = "the game ended with {}" | "对局的结果是{}";
    }
}

//! Words for what the oracle found: typed facts become sentences here, at the edge, in English or Chinese.

mod notation;

use chesslaws_board::table::{Phrase, Tongue};
use chesslaws_board::{Colour, Kind, Move, Piece, Right, Square, Wing};
use chesslaws_oracle::{Ending, Fact, Impossible};
use chesslaws_spec::Lang;

/// One fact as a clause of a sentence.
#[must_use]
pub fn fact(fact: &Fact, lang: Lang) -> String {
    match lang {
        Lang::En => english(fact),
        Lang::Zh => chinese(fact),
    }
}

fn english(fact: &Fact) -> String {
    match fact {
        Fact::Vacant { square } => format!("{square} is vacant"),
        Fact::Stands { square, piece } => format!("a {piece} stands on {square}"),
        Fact::SameSquare { square } => format!("the move ends on {square}, where it began"),
        Fact::InTheWay { square, piece } => format!("a {piece} stands in the way on {square}"),
        Fact::WayClear => "no occupied square is crossed".into(),
        Fact::Moves { kind, from, to } => format!("a {kind} goes so from {from} to {to}"),
        Fact::CannotReach { kind, from, to } => {
            format!("a {kind} does not go so from {from} to {to}")
        }
        Fact::Captures { square, piece } => format!("it captures the {piece} on {square}"),
        Fact::Attacked { square, by } => format!("{square} is attacked from {}", list(by, " and ")),
        Fact::NotAttacked { square } => format!("{square} is not attacked"),
        Fact::KingNotAtHome { square } => format!("no king that can castle stands on {square}"),
        Fact::NoRook { square } => format!("no rook of that side stands on {square}"),
        Fact::RightKept { wing } => {
            format!("the right to castle on the {} is there", wing_en(*wing))
        }
        Fact::RightLost { wing, how } => format!(
            "the right to castle on the {} is lost: {}",
            wing_en(*wing),
            lost_en(*how)
        ),
        Fact::OriginalSquare { square } => format!("{square} is the pawn's original square"),
        Fact::LeftOriginalSquare { square } => {
            format!("{square} is not the pawn's original square")
        }
        Fact::Forward => "the pawn goes forward".into(),
        Fact::NotForward => "the pawn does not go forward".into(),
        Fact::JustCrossed { square } => {
            format!("an opponent's pawn has just crossed {square} with a double step")
        }
        Fact::CrossedEarlier { square } => {
            format!("the double step across {square} was not the last move")
        }
        Fact::NotJustCrossed { square } => {
            format!("no double step across {square} is recorded as the last move")
        }
        Fact::NoDoubleStep { square } => {
            format!("no opponent's pawn has gone two squares across {square}")
        }
        Fact::NothingChosen { square } => format!("the pawn on {square} is exchanged for nothing"),
        Fact::Becomes { kind } => format!("the pawn becomes a {kind}"),
        Fact::MayNotBecome { kind } => format!("a pawn may not become a {kind}"),
        Fact::NoPromotion { square } => format!("no pawn reaches its last rank on {square}"),
        Fact::NewPiece { square } => {
            format!("the piece that has just come to {square} by promotion acts at once")
        }
        Fact::NoLawfulMove { side } => format!("{side} has no lawful move"),
        Fact::LawfulMove { side, mv } => format!("{side} has a lawful move, {mv} for one"),
        Fact::Count { side, kind, count } => format!(
            "{side} has {count} {kind}{}",
            if *count == 1 { "" } else { "s" }
        ),
        Fact::Men { side, count } => format!("{side} has {count} men"),
        Fact::Shade { square, light } => format!(
            "{square} is a {} square",
            if *light { "light" } else { "dark" }
        ),
        Fact::HasTheMove { side } => format!("{side} has the move"),
        Fact::GameOver => "the game is over".into(),
        Fact::Board { files, ranks } => format!("the board has {files} files and {ranks} ranks"),
        Fact::DifferOn { square } => format!("they differ on {square}"),
        Fact::DifferInTurn => "another side has the move".into(),
        Fact::DifferInCastling { side, wing } => {
            format!("{side}'s right to castle on the {} differs", wing_en(*wing))
        }
        Fact::DifferInEnPassant { mv } => {
            format!("only one of them allows the en passant capture {mv}")
        }
        Fact::Alike => "they agree in all that counts".into(),
        Fact::Table(fact) => fact.write(Tongue::English),
        Fact::Notation(fact) => notation::fact(fact, Lang::En),
    }
}

fn chinese(fact: &Fact) -> String {
    match fact {
        Fact::Vacant { square } => format!("{square}是空格"),
        Fact::Stands { square, piece } => format!("{square}有{}", piece_zh(*piece)),
        Fact::SameSquare { square } => format!("起点和终点都是{square}"),
        Fact::InTheWay { square, piece } => format!("{square}的{}挡住去路", piece_zh(*piece)),
        Fact::WayClear => "没有越过有子的格".into(),
        Fact::Moves { kind, from, to } => format!("{}可以这样从{from}走到{to}", kind_zh(*kind)),
        Fact::CannotReach { kind, from, to } => {
            format!("{}不能这样从{from}走到{to}", kind_zh(*kind))
        }
        Fact::Captures { square, piece } => format!("吃掉{square}的{}", piece_zh(*piece)),
        Fact::Attacked { square, by } => format!("{square}受到{}上的棋子攻击", list(by, "、")),
        Fact::NotAttacked { square } => format!("{square}不受攻击"),
        Fact::KingNotAtHome { square } => format!("{square}没有可以易位的王"),
        Fact::NoRook { square } => format!("{square}没有本方的车"),
        Fact::RightKept { wing } => format!("{}易位权仍在", wing_zh(*wing)),
        Fact::RightLost { wing, how } => {
            format!("{}易位权已经丧失：{}", wing_zh(*wing), lost_zh(*how))
        }
        Fact::OriginalSquare { square } => format!("{square}是该兵的原始格"),
        Fact::LeftOriginalSquare { square } => format!("{square}不是该兵的原始格"),
        Fact::Forward => "兵向前走".into(),
        Fact::NotForward => "兵没有向前走".into(),
        Fact::JustCrossed { square } => format!("对方的兵刚刚走两格越过{square}"),
        Fact::CrossedEarlier { square } => format!("越过{square}的两格着法不是刚刚走的一着"),
        Fact::NotJustCrossed { square } => format!("没有记录表明刚有兵走两格越过{square}"),
        Fact::NoDoubleStep { square } => format!("没有对方的兵走两格越过{square}"),
        Fact::NothingChosen { square } => format!("{square}的兵没有换成任何棋子"),
        Fact::Becomes { kind } => format!("兵升变为{}", kind_zh(*kind)),
        Fact::MayNotBecome { kind } => format!("兵不得变为{}", kind_zh(*kind)),
        Fact::NoPromotion { square } => format!("没有兵在{square}到达底线"),
        Fact::NewPiece { square } => format!("刚在{square}升变的棋子立即生效"),
        Fact::NoLawfulMove { side } => format!("{}没有合乎规则的着法", side_zh(*side)),
        Fact::LawfulMove { side, mv } => format!("{}有合乎规则的着法，例如{mv}", side_zh(*side)),
        Fact::Count { side, kind, count } => {
            format!("{}有{count}个{}", side_zh(*side), kind_zh(*kind))
        }
        Fact::Men { side, count } => format!("{}有{count}个棋子", side_zh(*side)),
        Fact::Shade { square, light } => {
            format!("{square}是{}格", if *light { "浅色" } else { "深色" })
        }
        Fact::HasTheMove { side } => format!("轮到{}走棋", side_zh(*side)),
        Fact::GameOver => "对局已经结束".into(),
        Fact::Board { files, ranks } => format!("棋盘有{files}条直线、{ranks}条横线"),
        Fact::DifferOn { square } => format!("{square}上不同"),
        Fact::DifferInTurn => "轮走方不同".into(),
        Fact::DifferInCastling { side, wing } => {
            format!("{}的{}易位权不同", side_zh(*side), wing_zh(*wing))
        }
        Fact::DifferInEnPassant { mv } => format!("只有一个局面可以吃过路兵{mv}"),
        Fact::Alike => "有关各点都相同".into(),
        Fact::Table(fact) => fact.write(Tongue::Chinese),
        Fact::Notation(fact) => notation::fact(fact, Lang::Zh),
    }
}

/// What an ending is called.
#[must_use]
pub fn ending(ending: Ending, lang: Lang) -> String {
    match (ending, lang) {
        (Ending::GoesOn, Lang::En) => "the game goes on".into(),
        (Ending::GoesOn, Lang::Zh) => "对局继续".into(),
        (Ending::Checkmate { winner }, Lang::En) => format!("checkmate: {winner} wins"),
        (Ending::Checkmate { winner }, Lang::Zh) => format!("将死：{}胜", side_zh(winner)),
        (Ending::Stalemate, Lang::En) => "stalemate: drawn".into(),
        (Ending::Stalemate, Lang::Zh) => "逼和：和棋".into(),
        (Ending::Draw, Lang::En) => "drawn by what is left on the board".into(),
        (Ending::Draw, Lang::Zh) => "因所余子力而和棋".into(),
        (Ending::Conflict, Lang::En) => {
            "two clauses end it differently: no game reaches this".into()
        }
        (Ending::Conflict, Lang::Zh) => "两条规则的结果不同：任何对局都走不到这个局面".into(),
    }
}

/// Why no game reaches a set-up.
#[must_use]
pub const fn impossible(reason: Impossible, lang: Lang) -> &'static str {
    match (reason, lang) {
        (Impossible::ThreeCheckers, Lang::En) => "three or more pieces give check at once",
        (Impossible::ThreeCheckers, Lang::Zh) => "三个或更多棋子同时将军",
        (Impossible::TwoCheckersNoneUncovered, Lang::En) => {
            "two pieces give check and neither can have been uncovered by the other's move"
        }
        (Impossible::TwoCheckersNoneUncovered, Lang::Zh) => {
            "两个棋子同时将军，而任何一个都不可能是闪出来的"
        }
        (Impossible::CheckBeforeDoubleStep, Lang::En) => {
            "undo the double step and the king of the side to move stands attacked while the other side moves"
        }
        (Impossible::CheckBeforeDoubleStep, Lang::Zh) => {
            "把走两格的兵退回去，轮走方的王在对方走棋时已经受攻击"
        }
        (Impossible::ClockAfterDoubleStep, Lang::En) => {
            "a double step was just made, yet the halfmove clock is not 0"
        }
        (Impossible::ClockAfterDoubleStep, Lang::Zh) => "刚走了兵，半步计数却不是0",
        (Impossible::ClockBeyondGame, Lang::En) => {
            "the halfmove clock counts more plies than the game has had"
        }
        (Impossible::ClockBeyondGame, Lang::Zh) => "半步计数多于全局已走的半步数",
        (Impossible::PawnCaptures, Lang::En) => {
            "the pawns need more captures than the opponent has lost men"
        }
        (Impossible::PawnCaptures, Lang::Zh) => "兵形所需的吃子数多于对方失去的棋子数",
        (Impossible::BishopsFromPromotion, Lang::En) => {
            "more men came from promotion than pawns are missing"
        }
        (Impossible::BishopsFromPromotion, Lang::Zh) => "升变得来的棋子多于失去的兵",
    }
}

/// A side in Chinese.
#[must_use]
pub const fn side_zh(side: Colour) -> &'static str {
    match side {
        Colour::White => "白方",
        Colour::Black => "黑方",
    }
}

fn piece_zh(piece: Piece) -> String {
    format!(
        "{}{}",
        if piece.colour == Colour::White {
            "白"
        } else {
            "黑"
        },
        kind_zh(piece.kind)
    )
}

const fn kind_zh(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "王",
        Kind::Queen => "后",
        Kind::Rook => "车",
        Kind::Bishop => "象",
        Kind::Knight => "马",
        Kind::Pawn => "兵",
    }
}

const fn wing_en(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "kingside",
        Wing::Queen => "queenside",
    }
}

const fn wing_zh(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "王翼",
        Wing::Queen => "后翼",
    }
}

const fn lost_en(how: Right) -> &'static str {
    match how {
        Right::Kept => "it is not",
        Right::LostByKing => "the king has moved",
        Right::LostByRook => "the rook has moved",
        Right::LostByCapture => "the original rook was captured, so this one has moved",
        Right::LostByKingAndRook => "the king and the rook have both moved",
        Right::LostByKingAndCapture => {
            "the king has moved, and the original rook was captured, so this one has moved"
        }
        Right::LostBesideKept => {
            "the record keeps the right on the other wing, so it is the rook that has moved"
        }
        Right::Lost => "the record does not say whether by the king or the rook",
    }
}

const fn lost_zh(how: Right) -> &'static str {
    match how {
        Right::Kept => "并未丧失",
        Right::LostByKing => "王走过",
        Right::LostByRook => "车走过",
        Right::LostByCapture => "原来的车被吃掉，这个车走过",
        Right::LostByKingAndRook => "王和车都走过",
        Right::LostByKingAndCapture => "王走过，原来的车也被吃掉，这个车走过",
        Right::LostBesideKept => "记录保留了另一侧的易位权，所以走过的是这个车",
        Right::Lost => "记录没有说明是王还是车走过",
    }
}

fn list(squares: &[Square], between: &str) -> String {
    squares
        .iter()
        .map(Square::to_string)
        .collect::<Vec<_>>()
        .join(between)
}

/// A move in words: what goes from where to where.
#[must_use]
pub fn mv(piece: Option<Piece>, mv: Move, lang: Lang) -> String {
    match (piece, lang) {
        (Some(piece), Lang::En) => format!("{mv} ({piece} {} to {})", mv.from, mv.to),
        (Some(piece), Lang::Zh) => format!("{mv}（{}从{}到{}）", piece_zh(piece), mv.from, mv.to),
        (None, _) => mv.to_string(),
    }
}

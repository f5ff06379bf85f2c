//! Words for what is seen of the record of a move.

use chesslaws_oracle::notation::{NotationFact, Part};
use chesslaws_spec::Lang;

use super::{kind_zh, side_zh, wing_en, wing_zh};

/// One fact of a record as a clause of a sentence.
pub(super) fn fact(fact: &NotationFact, lang: Lang) -> String {
    match lang {
        Lang::En => english(fact),
        Lang::Zh => chinese(fact),
    }
}

fn english(fact: &NotationFact) -> String {
    match fact {
        NotationFact::Written { part, text } => format!("{} is written `{text}`", part_en(*part)),
        NotationFact::LeftOut { part } => format!("{} is not written", part_en(*part)),
        NotationFact::Needless { part, text } => {
            format!(
                "`{text}` is written of {}, and nothing asks for it",
                part_en(*part)
            )
        }
        NotationFact::Misplaced { part } => format!("{} stands in another place", part_en(*part)),
        NotationFact::OfTheMove { part, text } => {
            format!("{} of the move is `{text}`", part_en(*part))
        }
        NotationFact::Moves { kind } => format!("a {kind} moves"),
        NotationFact::CanGoToo { square } => format!("the one on {square} can go there too"),
        NotationFact::ReachesOnly { square } => {
            format!("the one on {square} reaches it and has no legal move there")
        }
        NotationFact::Captures { so } => {
            said(*so, "the move captures", "the move captures nothing")
        }
        NotationFact::TakesInPassing { so } => said(
            *so,
            "the move captures en passant",
            "the move is no capture en passant",
        ),
        NotationFact::GivesCheck { so } => {
            said(*so, "the move gives check", "the move gives no check")
        }
        NotationFact::Mates { so } => said(*so, "the move mates", "the move does not mate"),
        NotationFact::Castles { wing } => format!("the move castles {}", wing_en(*wing)),
        NotationFact::DoesNotCastle => "the move does not castle".into(),
        NotationFact::StartsOn { side, square } => {
            format!("{side} starts with this man on {square}")
        }
        NotationFact::PromotesNothing => "no pawn is promoted".into(),
        NotationFact::Entries { algebraic, all } => {
            format!("{algebraic} of {all} entries are algebraic")
        }
        NotationFact::NotAlgebraic { text, column } => {
            format!("`{text}` is not algebraic from column {column} on")
        }
    }
}

fn said(so: bool, yes: &str, no: &str) -> String {
    if so { yes } else { no }.to_owned()
}

const fn part_en(part: Part) -> &'static str {
    match part {
        Part::Piece => "the piece",
        Part::DepartureFile => "the departure file",
        Part::DepartureRank => "the departure rank",
        Part::DepartureSquare => "the departure square",
        Part::Capture => "the sign of a capture",
        Part::ArrivalFile => "the arrival file",
        Part::ArrivalRank => "the arrival rank",
        Part::ArrivalSquare => "the arrival square",
        Part::NewPiece => "the new piece",
        Part::PromotionSign => "the sign before the new piece",
        Part::EnPassant => "the sign of en passant",
        Part::Check => "the sign of check or mate",
        Part::Castling => "castling",
        Part::Offer => "the draw offer",
    }
}

fn chinese(fact: &NotationFact) -> String {
    match fact {
        NotationFact::Written { part, text } => format!("{}写作“{text}”", part_zh(*part)),
        NotationFact::LeftOut { part } => format!("没有写{}", part_zh(*part)),
        NotationFact::Needless { part, text } => {
            format!("写了{}“{text}”，而没有条款要求", part_zh(*part))
        }
        NotationFact::Misplaced { part } => format!("{}的位置不对", part_zh(*part)),
        NotationFact::OfTheMove { part, text } => format!("该着的{}是“{text}”", part_zh(*part)),
        NotationFact::Moves { kind } => format!("走的是{}", kind_zh(*kind)),
        NotationFact::CanGoToo { square } => format!("{square}上的同类棋子也能走到那里"),
        NotationFact::ReachesOnly { square } => {
            format!("{square}上的同类棋子按走法可及，但走到那里不合规则")
        }
        NotationFact::Captures { so } => said(*so, "该着吃子", "该着没有吃子"),
        NotationFact::TakesInPassing { so } => said(*so, "该着吃过路兵", "该着不是吃过路兵"),
        NotationFact::GivesCheck { so } => said(*so, "该着将军", "该着没有将军"),
        NotationFact::Mates { so } => said(*so, "该着将死对方", "该着没有将死对方"),
        NotationFact::Castles { wing } => format!("该着是{}易位", wing_zh(*wing)),
        NotationFact::DoesNotCastle => "该着不是易位".into(),
        NotationFact::StartsOn { side, square } => {
            format!("{}的这个棋子开局时在{square}", side_zh(*side))
        }
        NotationFact::PromotesNothing => "没有兵升变".into(),
        NotationFact::Entries { algebraic, all } => {
            format!("{all}条记录中有{algebraic}条是代数记法")
        }
        NotationFact::NotAlgebraic { text, column } => {
            format!("“{text}”自第{column}个字符起不是代数记法")
        }
    }
}

const fn part_zh(part: Part) -> &'static str {
    match part {
        Part::Piece => "棋子",
        Part::DepartureFile => "起点直线",
        Part::DepartureRank => "起点横线",
        Part::DepartureSquare => "起点格",
        Part::Capture => "吃子符号",
        Part::ArrivalFile => "终点直线",
        Part::ArrivalRank => "终点横线",
        Part::ArrivalSquare => "终点格",
        Part::NewPiece => "新棋子",
        Part::PromotionSign => "新棋子之前的符号",
        Part::EnPassant => "吃过路兵的符号",
        Part::Check => "将军或将死的符号",
        Part::Castling => "易位",
        Part::Offer => "提和",
    }
}

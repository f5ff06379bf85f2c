//! What an audit finds: its kind, how grave it is, where it stands, and the statements that carry it.

use chesslaws_law::{Dispute, Edition};
use chesslaws_oracle::{Ground, Ruling};
use chesslaws_record::pgn::{Outcome, Place};
use chesslaws_spec::Lang;
use schemars::JsonSchema;
use serde::Serialize;

use crate::words;

/// The kinds of findings.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema, clap::ValueEnum,
)]
#[serde(rename_all = "snake_case")]
#[clap(rename_all = "snake_case")]
pub enum Kind {
    /// A move that the Laws do not allow.
    IllegalMove,
    /// A move was made when the game was over.
    MoveAfterEnd,
    /// The game was over here, and what is written behind it is no move.
    GameEnded,
    /// The result is not the one that the board gives.
    ResultMismatch,
    /// No move was made.
    NullMove,
    /// No move was made, by a player in check.
    NullMoveInCheck,
    /// A move that cannot be read, or that may be one of several.
    UnreadableMove,
    /// Something else of the record that cannot be read.
    UnreadableRecord,
    /// The input ends before its archive does, or its archive is broken.
    BrokenArchive,
    /// The result behind the moves is not that of the tag.
    ResultTagDiffers,
    /// Nothing behind the moves says how the game ended: its record may be cut off.
    ResultMissing,
    /// Castling written otherwise than with capital letters O.
    NonstandardCastlingText,
    /// Another deviation from the export format.
    Notation,
    /// The player who is said to have won has only his king.
    WinnerCannotMate,
    /// A draw could have been claimed.
    DrawClaimable,
    /// A clock shows more time than it can have.
    TimeGained,
    /// A player has used more than his time.
    FlagOverstepped,
    /// A player has used his time before he has made the moves of the control.
    MovesShort,
    /// Fewer moves are recorded than the tags say there were.
    MovesMissing,
    /// The tag Termination names an end that the board does not show.
    TerminationDiffers,
    /// The game is played by rules that are not judged here.
    OtherRules,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 21] = [
        Self::IllegalMove,
        Self::MoveAfterEnd,
        Self::GameEnded,
        Self::ResultMismatch,
        Self::NullMove,
        Self::NullMoveInCheck,
        Self::UnreadableMove,
        Self::UnreadableRecord,
        Self::BrokenArchive,
        Self::ResultTagDiffers,
        Self::ResultMissing,
        Self::NonstandardCastlingText,
        Self::Notation,
        Self::WinnerCannotMate,
        Self::DrawClaimable,
        Self::TimeGained,
        Self::FlagOverstepped,
        Self::MovesShort,
        Self::MovesMissing,
        Self::TerminationDiffers,
        Self::OtherRules,
    ];

    /// The code, `illegal_move`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal_move",
            Self::MoveAfterEnd => "move_after_end",
            Self::GameEnded => "game_ended",
            Self::ResultMismatch => "result_mismatch",
            Self::NullMove => "null_move",
            Self::NullMoveInCheck => "null_move_in_check",
            Self::UnreadableMove => "unreadable_move",
            Self::UnreadableRecord => "unreadable_record",
            Self::BrokenArchive => "broken_archive",
            Self::ResultTagDiffers => "result_tag_differs",
            Self::ResultMissing => "result_missing",
            Self::NonstandardCastlingText => "nonstandard_castling_text",
            Self::Notation => "notation",
            Self::WinnerCannotMate => "winner_cannot_mate",
            Self::DrawClaimable => "draw_claimable",
            Self::TimeGained => "time_gained",
            Self::FlagOverstepped => "flag_overstepped",
            Self::MovesShort => "moves_short",
            Self::MovesMissing => "moves_missing",
            Self::TerminationDiffers => "termination_differs",
            Self::OtherRules => "other_rules",
        }
    }

    /// What it is, in a few words.
    #[must_use]
    pub const fn words(self, lang: Lang) -> &'static str {
        let (english, chinese) = match self {
            Self::IllegalMove => ("a move the Laws do not allow", "不合规则的着法"),
            Self::MoveAfterEnd => ("a move after the end of the game", "对局结束后仍走棋"),
            Self::GameEnded => ("the game was over here", "对局至此已经结束"),
            Self::ResultMismatch => ("the result is not that of the board", "结果与棋盘不符"),
            Self::NullMove => ("no move was made", "没有走棋"),
            Self::NullMoveInCheck => ("no move was made, in check", "被将军时没有走棋"),
            Self::UnreadableMove => ("a move that cannot be read", "无法读出的着法"),
            Self::UnreadableRecord => ("a record that cannot be read", "无法读出的记录"),
            Self::BrokenArchive => ("an archive that is cut off or broken", "压缩文件残缺或损坏"),
            Self::ResultTagDiffers => (
                "the result tag says otherwise",
                "结果标签与着法后的结果不同",
            ),
            Self::ResultMissing => ("no result behind the moves", "着法之后没有结果"),
            Self::NonstandardCastlingText => ("castling not written O-O", "易位未写作O-O"),
            Self::Notation => ("not as the export format has it", "不合导出格式"),
            Self::WinnerCannotMate => ("the winner cannot mate", "获胜方不可能将死对方"),
            Self::DrawClaimable => ("a draw could be claimed", "可以要求判和"),
            Self::TimeGained => ("a clock gained time", "棋钟时间增多"),
            Self::FlagOverstepped => ("the time was used up", "时间用尽"),
            Self::MovesShort => ("moves short of the control", "未走满规定着数"),
            Self::MovesMissing => ("fewer moves than the tags say", "着法少于标签所称"),
            Self::TerminationDiffers => ("not the end the tag names", "与标签所称的结束方式不符"),
            Self::OtherRules => ("other rules, not judged", "另有规则，未作裁定"),
        };
        match lang {
            Lang::En => english,
            Lang::Zh => chinese,
        }
    }
}

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// The Laws are broken, by every edition that has to agree and by every reading.
    Charged,
    /// The record has a fault.
    Fault,
    /// A clause that would carry a charge is disputed: nobody is charged.
    Disputed,
    /// For information.
    Note,
}

impl Weight {
    /// Whether it makes the exit code 1.
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Self::Charged | Self::Fault)
    }

    /// Its name.
    #[must_use]
    pub const fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::Charged, Lang::En) => "charged",
            (Self::Charged, Lang::Zh) => "违规",
            (Self::Fault, Lang::En) => "fault",
            (Self::Fault, Lang::Zh) => "记录有误",
            (Self::Disputed, Lang::En) => "disputed",
            (Self::Disputed, Lang::Zh) => "有争议",
            (Self::Note, Lang::En) => "note",
            (Self::Note, Lang::Zh) => "提示",
        }
    }
}

/// A statement that carries a finding, and the facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Carried {
    /// The statement, or the clause of the PGN standard.
    pub statement: String,
    /// The same in the other edition, where that has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counterpart: Option<String>,
    /// What met or broke it.
    pub facts: Vec<String>,
}

/// A finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// Its kind.
    pub kind: Kind,
    /// How grave it is.
    pub weight: Weight,
    /// Where it stands in the input.
    pub place: Place,
    /// The ply, counted from 1; 0 is the position before the first.
    pub ply: Option<u32>,
    /// The move as it is written.
    pub text: Option<String>,
    /// How the game had ended, or what could be claimed.
    pub reason: Option<&'static str>,
    /// In what the move is wrong.
    pub detail: Option<&'static str>,
    /// The result that the board gives.
    pub correct_result: Option<Outcome>,
    /// In words.
    pub message: String,
    /// The statements that carry it.
    pub grounds: Vec<Carried>,
    /// The disputes it touches.
    pub disputes: Vec<&'static str>,
}

impl Finding {
    /// A finding that nothing carries yet.
    #[must_use]
    pub fn new(kind: Kind, weight: Weight, place: Place, message: String) -> Self {
        Self {
            kind,
            weight,
            place,
            ply: None,
            text: None,
            reason: None,
            detail: None,
            correct_result: None,
            message,
            grounds: Vec::new(),
            disputes: Vec::new(),
        }
    }

    /// At this ply.
    #[must_use]
    pub fn at(mut self, ply: usize) -> Self {
        self.ply = u32::try_from(ply).ok();
        self
    }

    /// Of this move.
    #[must_use]
    pub fn of(mut self, text: &str) -> Self {
        self.text = Some(text.to_owned());
        self
    }

    /// For this reason.
    #[must_use]
    pub fn reason(mut self, reason: &'static str) -> Self {
        self.reason = Some(reason);
        self
    }

    /// The result that the board gives.
    #[must_use]
    pub fn correct(mut self, result: Outcome) -> Self {
        self.correct_result = Some(result);
        self
    }

    /// Carried by the clause of a standard.
    #[must_use]
    pub fn by(mut self, clause: &str) -> Self {
        self.grounds.push(Carried {
            statement: clause.to_owned(),
            counterpart: None,
            facts: Vec::new(),
        });
        self
    }

    /// Carried by what a ruling of an edition rests on; what an earlier one named is not named again.
    #[must_use]
    pub fn ruled<T>(mut self, ruling: &Ruling<T>, edition: Edition, lang: Lang) -> Self {
        self.disputed(&ruling.disputes);
        self.grounded(&ruling.because, edition, lang)
    }

    /// Carried by these grounds.
    #[must_use]
    pub fn grounded(mut self, grounds: &[Ground], edition: Edition, lang: Lang) -> Self {
        for ground in grounds {
            let Some(statement) = ground.law.in_edition(edition) else {
                continue;
            };
            let id = statement.id();
            let named = |carried: &Carried| {
                carried.statement == id || carried.counterpart.as_deref() == Some(id)
            };
            if self.grounds.iter().any(named) {
                continue;
            }
            let counterpart = ground.law.in_edition(edition.other());
            self.grounds.push(Carried {
                statement: id.to_owned(),
                counterpart: counterpart.map(|statement| statement.id().to_owned()),
                facts: ground
                    .facts
                    .iter()
                    .map(|fact| words::fact(fact, lang))
                    .collect(),
            });
        }
        self
    }

    /// Notes disputes; a charge that touches one is none.
    pub fn disputed(&mut self, disputes: &[Dispute]) {
        for dispute in disputes {
            if !self.disputes.contains(&dispute.id()) {
                self.disputes.push(dispute.id());
            }
        }
        if !self.disputes.is_empty() && self.weight == Weight::Charged {
            self.weight = Weight::Disputed;
        }
    }
}

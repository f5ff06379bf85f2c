//! The statements on notation as data, and what one of them is asked about.

use chesslaws_board::{Kind, Move, Setup, Square, Wing};
use chesslaws_law::{Dispute, Law, dispute};

use super::letters::Letters;
use super::written::{NotAlgebraic, Written};
use super::{NotationFact, Part};
use crate::art1_board::between;
use crate::{Bearing, Fact, Laws, Ruling, art4_move, art5_castling, art5_pawn};

/// What a statement says of a text as the record of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It does not speak of it.
    Silent,
    /// The text keeps to it.
    Kept,
    /// The text breaks it, but may mean the move all the same.
    Broken,
    /// By it the text does not mean this move.
    NamesAnother,
}

/// A text, and a lawful move that it may be the record of.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    /// The board plane of the edition.
    pub laws: &'a Laws,
    /// The statements on notation.
    pub notation: &'a NotationLaws,
    /// The position in which the move is made.
    pub setup: &'a Setup,
    /// The lawful moves there.
    pub lawful: &'a [Move],
    /// The text.
    pub written: &'a Written,
    /// The names that the player writes for the pieces.
    pub letters: &'a Letters,
    /// The move.
    pub mv: Move,
}

/// What is written on a sheet, entry by entry.
pub type Sheet<'a> = &'a [Result<Written, NotAlgebraic>];
/// A statement on a sheet: whether what it speaks of is so; `None`: it is silent.
pub type OfSheet = fn(Sheet<'_>) -> Ruling<Option<bool>>;
/// A statement on a text and a move.
pub type OfRecord = fn(&Record<'_>) -> Ruling<Fit>;

/// The function that executes a statement on notation.
#[derive(Clone, Copy, Debug)]
pub enum Function {
    /// Of a whole sheet.
    Sheet(OfSheet),
    /// Of the record of a move.
    Record(OfRecord),
}

/// A statement on notation and its function.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The statement.
    pub law: Law,
    /// Module and function, `algebraic_notation_names::piece`.
    pub name: &'static str,
    /// The function.
    pub function: Function,
}

/// Declares the statements of a module: `heard![algebraic_notation_names: Record "2023:C.1" piece; ..]`.
macro_rules! heard {
    ($module:ident: $of:ident $($id:literal $function:ident;)*) => {
        /// The statements of this module, in the order of the text.
        pub const STATEMENTS: &[$crate::notation::Entry] = &[
            $($crate::notation::Entry {
                law: chesslaws_law::law!(only $id),
                name: concat!(stringify!($module), "::", stringify!($function)),
                function: $crate::notation::Function::$of($function),
            },)*
        ];
    };
}
pub(crate) use heard;

/// The statements on notation, which the edition in force has. The founding edition names the notation (1993:11.1.a)
/// and does not describe it: there they say what a text means, and are not cited. A planted fault replaces one.
#[derive(Clone, Debug)]
pub struct NotationLaws {
    /// What is heard, in the order of the text.
    pub entries: Vec<Entry>,
    /// The readings that are not the default, by dispute.
    readings: Vec<(Dispute, char)>,
}

impl Default for NotationLaws {
    fn default() -> Self {
        let modules = [
            crate::algebraic_notation::STATEMENTS,
            crate::algebraic_notation_names::STATEMENTS,
            crate::algebraic_notation_moves::STATEMENTS,
            crate::algebraic_notation_like_pieces::STATEMENTS,
            crate::algebraic_notation_signs::STATEMENTS,
        ];
        Self {
            entries: modules.concat(),
            readings: Vec::new(),
        }
    }
}

impl NotationLaws {
    /// The statement with that id.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| names(entry, id))
    }

    /// The same laws with another function for a statement; `None` if it has none here.
    #[must_use]
    pub fn with(&self, id: &str, function: Function) -> Option<Self> {
        let mut laws = self.clone();
        let entry = laws.entries.iter_mut().find(|entry| names(entry, id))?;
        entry.function = function;
        Some(laws)
    }

    /// The same laws with a statement disabled: it is silent.
    #[must_use]
    pub fn without(&self, id: &str) -> Option<Self> {
        let silenced = match self.entry(id)?.function {
            Function::Sheet(_) => Function::Sheet(|_| Ruling::of(None)),
            Function::Record(_) => Function::Record(|_| silent()),
        };
        self.with(id, silenced)
    }

    /// Another reading of a dispute.
    #[must_use]
    pub fn reading(&self, dispute: Dispute, reading: char) -> Self {
        let mut laws = self.clone();
        laws.readings.retain(|&(other, _)| other != dispute);
        laws.readings.push((dispute, reading));
        laws
    }

    /// The reading that holds: the one that was chosen, or the default.
    #[must_use]
    pub fn holds(&self, dispute: Dispute, default: char) -> char {
        let chosen = self.readings.iter().find(|&&(other, _)| other == dispute);
        chosen.map_or(default, |&(_, reading)| reading)
    }

    /// What the statements on a record say of it, in the order of the text.
    pub fn heard<'a>(&'a self, record: &'a Record<'a>) -> impl Iterator<Item = Ruling<Fit>> + 'a {
        self.entries
            .iter()
            .filter_map(|entry| match entry.function {
                Function::Record(function) => Some(function(record)),
                Function::Sheet(_) => None,
            })
    }
}

fn names(entry: &Entry, id: &str) -> bool {
    entry
        .law
        .in_force
        .is_some_and(|statement| statement.id() == id)
}

impl Record<'_> {
    /// The man that moves.
    #[must_use]
    pub fn mover(&self) -> Option<Kind> {
        art4_move::mover(self.setup, self.mv).map(|piece| piece.kind)
    }

    /// Whether a pawn moves.
    #[must_use]
    pub fn moves_a_pawn(&self) -> bool {
        self.mover() == Some(Kind::Pawn)
    }

    /// Whether a piece in the sense of Appendix C moves, in another way than by castling.
    #[must_use]
    pub fn moves_a_piece(&self) -> bool {
        !self.moves_a_pawn() && self.castles().is_none()
    }

    /// The wing on which the move castles.
    #[must_use]
    pub fn castles(&self) -> Option<Wing> {
        art5_castling::wing(self.setup, self.mv)
    }

    /// Whether the move captures.
    #[must_use]
    pub fn captures(&self) -> bool {
        self.laws.is_capture(self.setup, self.mv).finding
    }

    /// Whether the move is a capture en passant.
    #[must_use]
    pub fn takes_in_passing(&self) -> bool {
        art5_pawn::taken_in_passing(self.setup, self.mv).is_some()
    }

    /// Whether the move gives check.
    #[must_use]
    pub fn gives_check(&self) -> bool {
        let after = self.laws.after(self.setup, self.mv);
        !self.laws.check(&after).finding.is_empty()
    }

    /// Whether the move mates.
    #[must_use]
    pub fn mates(&self) -> bool {
        let after = self.laws.after(self.setup, self.mv);
        (self.laws.checkmated)(self.laws, &after).finding
    }

    /// The squares of the like pieces that can go to the arrival square as well (2023:C.10), by the reading that holds
    /// of 2023:Q20: those with a legal move there, or those too that reach it by their manner of moving.
    #[must_use]
    pub fn like_pieces(&self) -> Vec<Square> {
        let mut squares = self.that_can_go_too();
        if self.notation.holds(dispute!("2023:Q20"), 'a') == 'b' {
            squares.extend(self.that_reach_only());
        }
        squares
    }

    /// The other pieces of the kind that have a legal move to the arrival square.
    #[must_use]
    pub fn that_can_go_too(&self) -> Vec<Square> {
        let others = self.others_of_the_kind();
        let can = |square: &Square| self.lawful.contains(&Move::new(*square, self.mv.to));
        others.into_iter().filter(can).collect()
    }

    /// The other pieces of the kind that reach the arrival square by their manner of moving, but have no legal move to it.
    #[must_use]
    pub fn that_reach_only(&self) -> Vec<Square> {
        let others = self.others_of_the_kind();
        let only = |square: &Square| {
            !self.lawful.contains(&Move::new(*square, self.mv.to)) && self.reaches(*square)
        };
        others.into_iter().filter(only).collect()
    }

    fn others_of_the_kind(&self) -> Vec<Square> {
        let Some(kind) = self.mover().filter(|_| self.moves_a_piece()) else {
            return Vec::new();
        };
        let like = self.setup.squares_of(self.setup.turn, kind);
        like.filter(|&square| square != self.mv.from).collect()
    }

    /// Whether the piece on the square goes to the arrival square in its way of moving, and nothing stands between.
    fn reaches(&self, square: Square) -> bool {
        let Some(piece) = self.setup.piece(square) else {
            return false;
        };
        let to = self.mv.to;
        let goes = |way: &crate::OfWay| way(piece, square, to).finding == Bearing::Met;
        let clear = between(square, to)
            .iter()
            .all(|&crossed| self.setup.piece(crossed).is_none());
        clear && self.laws.ways().iter().any(goes)
    }
}

/// A statement that does not speak of the record.
pub(crate) const fn silent() -> Ruling<Fit> {
    Ruling::of(Fit::Silent)
}

/// A statement that the record keeps to.
pub(crate) fn kept(law: Law) -> Ruling<Fit> {
    Ruling::of(Fit::Kept).under(law)
}

/// A statement that the record breaks.
pub(crate) fn broken(law: Law) -> Ruling<Fit> {
    Ruling::of(Fit::Broken).under(law)
}

/// A statement by which the record is that of another move.
pub(crate) fn names_another(law: Law) -> Ruling<Fit> {
    Ruling::of(Fit::NamesAnother).under(law)
}

impl<T> Ruling<T> {
    /// Adds a fact of the record to the statement named last.
    pub(crate) fn noted(self, fact: NotationFact) -> Self {
        self.given(Fact::Notation(fact))
    }

    /// Adds how a part is written.
    pub(crate) fn written(self, part: Part, text: impl Into<String>) -> Self {
        let text = text.into();
        self.noted(NotationFact::Written { part, text })
    }

    /// Adds that a part is not written.
    pub(crate) fn left_out(self, part: Part) -> Self {
        self.noted(NotationFact::LeftOut { part })
    }

    /// Adds what a part would be for the move.
    pub(crate) fn of_the_move(self, part: Part, text: impl Into<String>) -> Self {
        let text = text.into();
        self.noted(NotationFact::OfTheMove { part, text })
    }
}

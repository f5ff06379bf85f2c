//! Article 5.6, the pawn (1993: 5.6; 2023: 3.7). A new piece that is not at hand (5.6.5) is a matter of the hand and the
//! clock.

use chesslaws_board::{Colour, Kind, Move, Piece, Setup, Square};
use chesslaws_law::{Law, law};

use crate::{
    Bearing, Fact, Laws, Ruling,
    art1_board::{between, step},
    art4_move::mover,
    ruling::{bearing, silent},
};

/// A pawn moves only forward.
///
/// statement: `1993:5.6.1`, `2023:3.7.1`
///
/// 2023 has no sentence of its own for it: forward is a word of each way the pawn goes. So it is no ground there of a
/// pawn that goes forward; one that goes backward or sideways without capturing breaks 3.7.1, and one that would capture
/// so breaks 3.7.3.
pub fn only_forward(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    match pawn(setup, mv) {
        None => silent(),
        Some(pawn) if pawn.ranks > 0 => {
            bearing(Bearing::Met, law!(only "1993:5.6.1")).given(Fact::Forward)
        }
        Some(_) if captured(setup, mv).is_some() => {
            bearing(Bearing::Broken, law!(only "1993:5.6.1")).given(Fact::NotForward)
        }
        Some(_) => bearing(Bearing::Broken, law!("1993:5.6.1")).given(Fact::NotForward),
    }
}

/// Not capturing, a pawn goes from its original square one or two squares along its file, each of them vacant.
///
/// statement: `1993:5.6.2.a`, `2023:3.7.2`
///
/// In 2023 the single step is the business of 3.7.1 as well, which 3.7.2 repeats for the first move.
pub fn advance_from_original_square(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(pawn) = advancing(setup, mv).filter(|pawn| pawn.at_home) else {
        return silent();
    };
    let from = Fact::OriginalSquare { square: mv.from };
    let single_step = pawn.straight_ahead() && pawn.ranks == 1;
    let laws = [
        Some(law!("1993:5.6.2.a")),
        single_step.then_some(law!(only "2023:3.7.1")),
    ];
    let reaches = pawn.straight_ahead() && pawn.ranks <= 2;
    advance(setup, mv, reaches, laws, from)
}

/// Not capturing, a pawn that has left its original square goes one vacant square along its file.
///
/// statement: `1993:5.6.2.b`, `2023:3.7.1`
///
/// In 2023 a double step that is not the first move breaks 3.7.2 as well, which has that condition.
pub fn advance_after_leaving_it(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(pawn) = advancing(setup, mv).filter(|pawn| !pawn.at_home) else {
        return silent();
    };
    let from = Fact::LeftOriginalSquare { square: mv.from };
    let double_step = pawn.straight_ahead() && pawn.ranks == 2;
    let laws = [
        Some(law!("1993:5.6.2.b")),
        double_step.then_some(law!(only "2023:3.7.2")),
    ];
    let reaches = pawn.straight_ahead() && pawn.ranks == 1;
    advance(setup, mv, reaches, laws, from)
}

/// Capturing, a pawn goes one square diagonally forward.
///
/// statement: `1993:5.6.2.c`, `2023:3.7.3`
///
/// It speaks of what captures, and of one square diagonally forward, where nothing else takes a pawn. Any other move onto
/// a square without an opponent's piece captures nothing and is measured by 5.6.2.a or 5.6.2.b.
pub fn capture_diagonally(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let Some(pawn) = pawn(setup, mv) else {
        return silent();
    };
    let ruling = |found| bearing(found, law!("1993:5.6.2.c"));
    let square = mv.to;
    match (pawn.diagonally_one(), setup.piece(square)) {
        (true, Some(piece)) if piece.colour != setup.turn => {
            ruling(Bearing::Met).given(Fact::Captures { square, piece })
        }
        (true, Some(piece)) => ruling(Bearing::Broken).given(Fact::Stands { square, piece }),
        (true, None) if taken_in_passing(setup, mv).is_some() => silent(),
        (true, None) => ruling(Bearing::Broken).given(Fact::Vacant { square }),
        (false, Some(piece)) if piece.colour != setup.turn => {
            ruling(Bearing::Broken).given(cannot_reach(mv))
        }
        (false, _) => silent(),
    }
}

/// En passant: a pawn that attacks a square crossed by an opponent's pawn that has just gone two squares from its
/// original square may capture it as if it had gone one.
///
/// statement: `1993:5.6.3.a`, `2023:3.7.3.1`
pub fn en_passant(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let square = mv.to;
    match in_passing(setup, mv) {
        Some(true) if setup.en_passant == Some(square) => {
            bearing(Bearing::Met, law!("1993:5.6.3.a")).given(Fact::JustCrossed { square })
        }
        Some(true) if setup.passed.singly.contains(square) => {
            bearing(Bearing::Broken, law!("1993:5.6.3.a")).given(Fact::NoDoubleStep { square })
        }
        Some(true) => silent(),
        Some(false) if setup.en_passant == Some(square) => {
            bearing(Bearing::Broken, law!("1993:5.6.3.a")).given(Fact::NoDoubleStep { square })
        }
        _ => silent(),
    }
}

/// An en passant capture is lawful only as the very next move after the double step.
///
/// statement: `1993:5.6.3.b`, `2023:3.7.3.2`
pub fn en_passant_at_once(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    let square = mv.to;
    if in_passing(setup, mv) != Some(true) || setup.passed.singly.contains(square) {
        silent()
    } else if setup.en_passant == Some(square) {
        bearing(Bearing::Met, law!("1993:5.6.3.b")).given(Fact::JustCrossed { square })
    } else if setup.passed.earlier.contains(square) {
        bearing(Bearing::Broken, law!("1993:5.6.3.b")).given(Fact::CrossedEarlier { square })
    } else {
        bearing(Bearing::Broken, law!("1993:5.6.3.b")).given(Fact::NotJustCrossed { square })
    }
}

/// A pawn that reaches the last rank is exchanged at once, as part of the same move, for a queen, rook, bishop or
/// knight of its colour.
///
/// statement: `1993:5.6.4.a`, `2023:3.7.3.3`
pub fn promotion(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    if mover(setup, mv).is_none() || mv.from == mv.to {
        return silent();
    }
    let ruling = |found| bearing(found, law!("1993:5.6.4.a"));
    match (promotes(setup, mv), mv.promotion) {
        (false, None) => silent(),
        (false, Some(_)) => ruling(Bearing::Broken).given(Fact::NoPromotion { square: mv.to }),
        (true, None) => ruling(Bearing::Broken).given(Fact::NothingChosen { square: mv.to }),
        (true, Some(kind)) if CHOICES.contains(&Some(kind)) => {
            ruling(Bearing::Met).given(Fact::Becomes { kind })
        }
        (true, Some(kind)) => ruling(Bearing::Broken).given(Fact::MayNotBecome { kind }),
    }
}

/// The choice is the player's, whatever pieces are still on the board.
///
/// statement: `1993:5.6.4.b`, `2023:3.7.3.4`
pub fn free_choice(_: &Laws, setup: &Setup, mv: Move) -> Ruling<Bearing> {
    match mv
        .promotion
        .filter(|kind| CHOICES.contains(&Some(*kind)) && promotes(setup, mv))
    {
        Some(kind) => {
            let count = setup.squares_of(setup.turn, kind).count();
            let on_the_board = Fact::Count {
                side: setup.turn,
                kind,
                count,
            };
            bearing(Bearing::Met, law!("1993:5.6.4.b")).given(on_the_board)
        }
        None => silent(),
    }
}

/// The new piece acts at once (it may give check or mate).
///
/// statement: `1993:5.6.4.c`, `2023:3.7.3.5`
pub fn new_piece_acts_at_once(setup: &Setup, square: Square) -> Ruling<bool> {
    if setup.just_promoted == Some(square) {
        Ruling::of(true)
            .under(law!("1993:5.6.4.c"))
            .given(Fact::NewPiece { square })
    } else {
        Ruling::of(true)
    }
}

/// What a pawn may become.
pub(crate) const CHOICES: [Option<Kind>; 4] = [
    Some(Kind::Queen),
    Some(Kind::Rook),
    Some(Kind::Bishop),
    Some(Kind::Knight),
];

/// How a pawn of the side that has the move goes.
struct Course {
    /// Files to the right (h), ranks forward.
    files: i8,
    ranks: i8,
    /// Whether it stands on its original square.
    at_home: bool,
}

impl Course {
    const fn straight_ahead(&self) -> bool {
        self.files == 0 && self.ranks > 0
    }

    const fn diagonally_one(&self) -> bool {
        self.files.abs() == 1 && self.ranks == 1
    }
}

fn pawn(setup: &Setup, mv: Move) -> Option<Course> {
    let pawn = mover(setup, mv).filter(|piece| piece.kind == Kind::Pawn && mv.from != mv.to)?;
    let ranks = (mv.to.rank() - mv.from.rank()) * forward(pawn.colour);
    Some(Course {
        files: mv.to.file() - mv.from.file(),
        ranks,
        at_home: mv.from.rank() == original_rank(pawn.colour),
    })
}

/// The course of a pawn that goes forward without capturing: along its file, and otherwise wherever it captures nothing,
/// unless it looks like a capture, one square diagonally.
fn advancing(setup: &Setup, mv: Move) -> Option<Course> {
    pawn(setup, mv).filter(|pawn| {
        pawn.straight_ahead()
            || pawn.ranks > 0 && !pawn.diagonally_one() && captured(setup, mv).is_none()
    })
}

/// The ruling on an advance that is, or is not, along the file and of so many squares as the statement allows.
fn advance(
    setup: &Setup,
    mv: Move,
    reaches: bool,
    laws: [Option<Law>; 2],
    from: Fact,
) -> Ruling<Bearing> {
    let mut squares = between(mv.from, mv.to);
    squares.push(mv.to);
    let occupied = squares
        .into_iter()
        .find_map(|square| setup.piece(square).map(|piece| (square, piece)))
        .filter(|_| mv.from.file() == mv.to.file());
    let obstacle = match occupied {
        Some((square, piece)) => Some(Fact::Stands { square, piece }),
        None if reaches => None,
        None => Some(cannot_reach(mv)),
    };
    let found = if obstacle.is_some() {
        Bearing::Broken
    } else {
        Bearing::Met
    };
    laws.into_iter()
        .flatten()
        .fold(Ruling::of(found), |ruling, law| {
            let ruling = ruling.under(law).given(from.clone());
            obstacle.iter().cloned().fold(ruling, Ruling::given)
        })
}

fn cannot_reach(mv: Move) -> Fact {
    Fact::CannotReach {
        kind: Kind::Pawn,
        from: mv.from,
        to: mv.to,
    }
}

/// The opponent's piece on the square the move goes to.
fn captured(setup: &Setup, mv: Move) -> Option<Piece> {
    setup
        .piece(mv.to)
        .filter(|piece| piece.colour != setup.turn)
}

/// Whether the move would capture en passant by its squares: one diagonally forward from the fifth rank to a vacant
/// square. `Some(true)` with an opponent's pawn beside on that file, `Some(false)` without.
fn in_passing(setup: &Setup, mv: Move) -> Option<bool> {
    let course = pawn(setup, mv).filter(Course::diagonally_one)?;
    let fifth = original_rank(setup.turn) + 3 * forward(setup.turn);
    if setup.piece(mv.to).is_some() {
        return None;
    }
    let beside = Square::at(mv.from.file() + course.files, mv.from.rank())
        .and_then(|square| setup.piece(square));
    Some(mv.from.rank() == fifth && beside == Some(Piece::new(setup.turn.opponent(), Kind::Pawn)))
}

/// The square of the pawn that the move takes en passant.
pub(crate) fn taken_in_passing(setup: &Setup, mv: Move) -> Option<Square> {
    let takes = in_passing(setup, mv) == Some(true) && setup.en_passant == Some(mv.to);
    Square::at(mv.to.file(), mv.from.rank()).filter(|_| takes)
}

fn promotes(setup: &Setup, mv: Move) -> bool {
    pawn(setup, mv).is_some() && mv.to.rank() == last_rank(setup.turn)
}

/// Whether a pawn of that colour attacks the square: one diagonally forward.
pub(crate) fn attacks(colour: Colour, from: Square, to: Square) -> bool {
    [-1, 1]
        .into_iter()
        .any(|file| step(from, (file, forward(colour))) == Some(to))
}

/// One rank forward: 1 for White, -1 for Black.
pub(crate) const fn forward(colour: Colour) -> i8 {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

/// The rank on which the pawns start, counted from 0.
pub(crate) const fn original_rank(colour: Colour) -> i8 {
    match colour {
        Colour::White => 1,
        Colour::Black => 6,
    }
}

/// The rank on which a pawn is exchanged, counted from 0.
pub(crate) const fn last_rank(colour: Colour) -> i8 {
    match colour {
        Colour::White => 7,
        Colour::Black => 0,
    }
}

/// Keeps the record of double steps up: which square was just crossed, which earlier, and behind which pawns that stand
/// on their fourth rank no double step lies.
pub(crate) fn record_double_step(
    before: &Setup,
    after: &mut Setup,
    mv: Move,
    captured: Option<Square>,
) {
    for square in [Some(mv.from), captured, Some(mv.to)].into_iter().flatten() {
        for behind in Colour::BOTH
            .into_iter()
            .filter_map(|colour| behind_fourth_rank(colour, square))
        {
            after.passed.earlier.remove(behind);
            after.passed.singly.remove(behind);
        }
    }
    if let Some(crossed) = before.en_passant {
        let stepped = before.turn.opponent();
        let pawn = step(crossed, (0, forward(stepped)))
            .filter(|&square| behind_fourth_rank(stepped, square).is_some());
        if pawn.is_some_and(|square| after.piece(square) == Some(Piece::new(stepped, Kind::Pawn))) {
            after.passed.earlier.insert(crossed);
        }
    }
    after.en_passant = None;
    let Some(course) = pawn(before, mv) else {
        return;
    };
    let Some(behind) = behind_fourth_rank(before.turn, mv.to) else {
        return;
    };
    if course.at_home && course.straight_ahead() {
        after.en_passant = Some(behind);
    } else {
        after.passed.singly.insert(behind);
    }
}

/// The square behind a pawn of that colour on its fourth rank: what is recorded of how it came there is kept under this
/// square, and lasts until its own square changes.
fn behind_fourth_rank(colour: Colour, pawn: Square) -> Option<Square> {
    let fourth = original_rank(colour) + 2 * forward(colour);
    step(pawn, (0, -forward(colour))).filter(|_| pawn.rank() == fourth)
}

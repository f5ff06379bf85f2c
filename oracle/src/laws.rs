//! An edition as data: the table of statement functions, and what follows from putting them together.

use chesslaws_board::{Colour, Kind, Move, Piece, Setup, Square};
use chesslaws_law::{Edition, Statement, law};

use crate::{Bearing, Ending, Ruling, ruling::silent};
use crate::{
    art1_board, art2_pieces, art3_turn, art4_move, art5_bishop, art5_castling, art5_king,
    art5_knight, art5_pawn, art5_queen, art5_rook, art9_check, art10_claims, art10_draws,
    art10_mate, dead_position, king_capture,
};

/// A statement on a board of so many files and ranks.
pub type OfBoard = fn(u8, u8) -> Ruling<bool>;
/// A statement on two squares.
pub type OfSquares = fn(Square, Square) -> Ruling<bool>;
/// A statement on a set-up.
pub type OfSetup = fn(&Laws, &Setup) -> Ruling<bool>;
/// A statement on one side of a set-up.
pub type OfSide = fn(&Setup, Colour) -> Ruling<bool>;
/// A statement on who plays, and whether the game is over.
pub type OfTurn = fn(&Setup, Colour, bool) -> Ruling<Bearing>;
/// A statement on a move.
pub type OfMove = fn(&Laws, &Setup, Move) -> Ruling<Bearing>;
/// A statement on the way a piece moves, from one square to another, whatever stands between.
pub type OfWay = fn(Piece, Square, Square) -> Ruling<Bearing>;
/// A statement on whether the piece on a square acts.
pub type OfPiece = fn(&Setup, Square) -> Ruling<bool>;
/// A statement on check: the squares of the pieces that give it to the side that has the move.
pub type OfCheck = fn(&Laws, &Setup) -> Ruling<Vec<Square>>;
/// A statement that ends the game, or says why it does not.
pub type OfEnding = fn(&Laws, &Setup) -> Ruling<Ending>;
/// A statement on two positions.
pub type OfPair = fn(&Laws, &Setup, &Setup) -> Ruling<bool>;

macro_rules! table {
    (
        $($id:literal $field:ident: $type:ty = $module:ident, disabled $disabled:expr;)*
        in force only:
        $($new_id:literal $new_field:ident: $new_type:ty = $new_module:ident, disabled $new_disabled:expr;)*
    ) => {
        /// The statements of the board plane as functions. A planted fault replaces one of them.
        #[derive(Clone, Copy)]
        pub struct Laws {
            /// The edition whose statements are cited.
            pub edition: Edition,
            $(#[doc = concat!("`", $id, "`, [`", stringify!($module), "::", stringify!($field), "`](crate::", stringify!($module), "::", stringify!($field), ").")]
            pub $field: $type,)*
            $(#[doc = concat!("`", $new_id, "`, [`", stringify!($new_module), "::", stringify!($new_field), "`](crate::", stringify!($new_module), "::", stringify!($new_field), "); disabled in the founding edition.")]
            pub $new_field: $new_type,)*
        }

        impl Laws {
            /// The laws of an edition. Both have the founding statements with the same effect, and what is cited
            /// differs; what the edition in force alone has is disabled in the founding one.
            #[must_use]
            pub const fn of(edition: Edition) -> Self {
                let mut laws = Self {
                    edition,
                    $($field: $module::$field,)*
                    $($new_field: $new_module::$new_field,)*
                };
                if matches!(edition, Edition::FOUNDING) {
                    $(laws.$new_field = $new_disabled;)*
                }
                laws
            }

            /// The same laws with one statement disabled, by its id in the table (`1993:5.5`): it neither permits, forbids
            /// nor decides anything. `None` for a statement that has no function here.
            #[must_use]
            pub fn without(&self, id: &str) -> Option<Self> {
                let mut laws = *self;
                match id {
                    $($id => laws.$field = $disabled,)*
                    $($new_id => laws.$new_field = $new_disabled,)*
                    _ => return None,
                }
                Some(laws)
            }

            /// The statements with the functions that execute them, in the order of the text; a statement that both
            /// editions have is named by the founding one.
            pub const FUNCTIONS: &'static [(&'static str, &'static str)] = &[
                $(($id, concat!(stringify!($module), "::", stringify!($field))),)*
                $(($new_id, concat!(stringify!($new_module), "::", stringify!($new_field))),)*
            ];
        }
    };
}

table! {
    "1993:1.0" chessboard: OfBoard = art1_board, disabled |_, _| Ruling::of(false);
    "1993:1.1" neighbours_differ_in_colour: OfSquares = art1_board, disabled |_, _| Ruling::of(false);
    "1993:1.3" files: OfSquares = art1_board, disabled |_, _| Ruling::of(false);
    "1993:1.4" ranks: OfSquares = art1_board, disabled |_, _| Ruling::of(false);
    "1993:1.5" diagonals: OfSquares = art1_board, disabled |_, _| Ruling::of(false);
    "1993:2.1" sixteen_men_each: OfSetup = art2_pieces, disabled |_, _| Ruling::of(false);
    "1993:2.2" men_of_one_side: OfSide = art2_pieces, disabled |_, _| Ruling::of(false);
    "1993:2.3" initial_array: OfSetup = art2_pieces, disabled |_, _| Ruling::of(false);
    "1993:3.1.a" white_moves_first: OfTurn = art3_turn, disabled |_, _, _| silent();
    "1993:3.1.b" in_turn: OfTurn = art3_turn, disabled |_, _, _| silent();
    "1993:4.1.a" from_square_to_square: OfMove = art4_move, disabled |_, _, _| silent();
    "1993:4.1.b" own_piece_only: OfMove = art4_move, disabled |_, _, _| silent();
    "1993:4.2" crosses_no_occupied_square: OfMove = art4_move, disabled |_, _, _| silent();
    "1993:4.3.a" capture: OfMove = art4_move, disabled |_, _, _| silent();
    "1993:5.1.1" king_step: OfMove = art5_king, disabled |_, _, _| silent();
    "1993:5.1.2" castling: OfMove = art5_castling, disabled |_, _, _| silent();
    "1993:5.1.5.1" king_has_not_moved: OfMove = art5_castling, disabled |_, _, _| silent();
    "1993:5.1.5.2" rook_has_not_moved: OfMove = art5_castling, disabled |_, _, _| silent();
    "1993:5.1.6.1" no_square_of_the_king_attacked: OfMove = art5_castling, disabled |_, _, _| silent();
    "1993:5.1.6.2" nothing_between_king_and_rook: OfMove = art5_castling, disabled |_, _, _| silent();
    "1993:5.2" queen: OfWay = art5_queen, disabled |_, _, _| silent();
    "1993:5.3" rook: OfWay = art5_rook, disabled |_, _, _| silent();
    "1993:5.4" bishop: OfWay = art5_bishop, disabled |_, _, _| silent();
    "1993:5.5" knight: OfWay = art5_knight, disabled |_, _, _| silent();
    "1993:5.6.1" only_forward: OfMove = art5_pawn, disabled |_, _, _| silent();
    "1993:5.6.2.a" advance_from_original_square: OfMove = art5_pawn, disabled |_, _, _| silent();
    "1993:5.6.2.b" advance_after_leaving_it: OfMove = art5_pawn, disabled |_, _, _| silent();
    "1993:5.6.2.c" capture_diagonally: OfMove = art5_pawn, disabled |_, _, _| silent();
    "1993:5.6.3.a" en_passant: OfMove = art5_pawn, disabled |_, _, _| silent();
    "1993:5.6.3.b" en_passant_at_once: OfMove = art5_pawn, disabled |_, _, _| silent();
    "1993:5.6.4.a" promotion: OfMove = art5_pawn, disabled |_, _, _| silent();
    "1993:5.6.4.b" free_choice: OfMove = art5_pawn, disabled |_, _, _| silent();
    "1993:5.6.4.c" new_piece_acts_at_once: OfPiece = art5_pawn,
        disabled |setup, square| Ruling::of(setup.just_promoted != Some(square));
    "1993:9.1.a" in_check: OfCheck = art9_check, disabled |_, _| Ruling::of(Vec::new());
    "1993:9.1.b" own_king_left_unattacked: OfMove = art9_check, disabled |_, _, _| silent();
    "1993:9.2.a" check_must_be_met: OfMove = art9_check, disabled |_, _, _| silent();
    "1993:9.2.b" checkmated: OfSetup = art9_check, disabled |_, _| Ruling::of(false);
    "1993:10.1" checkmate_wins: OfEnding = art10_mate, disabled |_, _| Ruling::of(Ending::GoesOn);
    "1993:10.3" stalemate: OfEnding = art10_draws, disabled |_, _| Ruling::of(Ending::GoesOn);
    "1993:10.4.1" king_against_king: OfEnding = art10_draws, disabled |_, _| Ruling::of(Ending::GoesOn);
    "1993:10.4.2" king_against_king_and_minor_piece: OfEnding = art10_draws, disabled |_, _| Ruling::of(Ending::GoesOn);
    "1993:10.4.3" bishops_of_one_square_colour: OfEnding = art10_draws, disabled |_, _| Ruling::of(Ending::GoesOn);
    "1993:10.10.b" same_position: OfPair = art10_claims, disabled |_, _, _| Ruling::of(true);
    in force only:
    "2023:1.4.1.c" king_never_captured: OfMove = king_capture, disabled |_, _, _| silent();
    "2023:5.2.2.a" dead_by_material: OfEnding = dead_position, disabled |_, _| Ruling::of(Ending::GoesOn);
}

impl Laws {
    /// What the statements on a move say of this one, in the order of the text.
    fn bearings<'a>(
        &'a self,
        setup: &'a Setup,
        mv: Move,
    ) -> impl Iterator<Item = Ruling<Bearing>> + 'a {
        let board: [OfMove; 10] = [
            self.from_square_to_square,
            self.own_piece_only,
            self.crosses_no_occupied_square,
            self.capture,
            self.king_step,
            self.castling,
            self.king_has_not_moved,
            self.rook_has_not_moved,
            self.no_square_of_the_king_attacked,
            self.nothing_between_king_and_rook,
        ];
        let pawn: [OfMove; 8] = [
            self.only_forward,
            self.advance_from_original_square,
            self.advance_after_leaving_it,
            self.capture_diagonally,
            self.en_passant,
            self.en_passant_at_once,
            self.promotion,
            self.free_choice,
        ];
        let king: [OfMove; 3] = [
            self.own_king_left_unattacked,
            self.check_must_be_met,
            self.king_never_captured,
        ];
        let of_move = move |statement: OfMove| statement(self, setup, mv);
        let mover = art4_move::mover(setup, mv).filter(|_| mv.from != mv.to);
        let ways = self
            .ways()
            .into_iter()
            .filter_map(move |way| mover.map(|piece| way(piece, mv.from, mv.to)));
        board
            .into_iter()
            .map(of_move)
            .chain(ways)
            .chain(pawn.into_iter().chain(king).map(of_move))
    }

    /// The statements on the ways of moving that are also ways of attacking, in the order of the text.
    pub(crate) const fn ways(&self) -> [OfWay; 4] {
        [self.queen, self.rook, self.bishop, self.knight]
    }

    /// Whether the move is lawful for the side that has the move: all broken statements when it is not, otherwise those
    /// that permit it and those it keeps to. That the game is over is another question, [`Self::ending`].
    pub fn lawful(&self, setup: &Setup, mv: Move) -> Ruling<bool> {
        let mut met = Ruling::of(true);
        let mut broken = Ruling::of(false);
        let mut permitted = false;
        for ruling in self.bearings(setup, mv) {
            match ruling.finding {
                Bearing::Silent => {}
                Bearing::Broken => broken = broken.joined(ruling),
                Bearing::Met => {
                    permitted |= ruling
                        .because
                        .iter()
                        .any(|ground| permits(ground.law.founding));
                    met = met.joined(ruling);
                }
            }
        }
        let ruling = if broken.because.is_empty() && permitted {
            met
        } else {
            broken
        };
        ruling.in_edition(self.edition)
    }

    /// Whether the move is lawful, without the grounds.
    #[must_use]
    pub fn is_lawful(&self, setup: &Setup, mv: Move) -> bool {
        let mut permitted = false;
        for ruling in self.bearings(setup, mv) {
            match ruling.finding {
                Bearing::Broken => return false,
                Bearing::Met => {
                    permitted |= ruling
                        .because
                        .iter()
                        .any(|ground| permits(ground.law.founding))
                }
                Bearing::Silent => {}
            }
        }
        permitted
    }

    /// Every way to write a move of the side that has the move, promotions only where a pawn reaches the last rank.
    pub fn candidates(setup: &Setup) -> impl Iterator<Item = Move> + '_ {
        setup.men_of(setup.turn).flat_map(move |(from, kind)| {
            Square::all().flat_map(move |to| {
                let last = kind == Kind::Pawn && art5_pawn::last_rank(setup.turn) == to.rank();
                let pieces: &[Option<Kind>] = if last { &art5_pawn::CHOICES } else { &[None] };
                pieces.iter().map(move |&promotion| Move {
                    from,
                    to,
                    promotion,
                })
            })
        })
    }

    /// The lawful moves, sorted by their UCI text, each with its grounds.
    #[must_use]
    pub fn lawful_moves(&self, setup: &Setup) -> Vec<(Move, Ruling<bool>)> {
        let mut moves: Vec<_> = Self::candidates(setup)
            .filter(|&mv| self.is_lawful(setup, mv))
            .map(|mv| (mv, self.lawful(setup, mv)))
            .collect();
        moves.sort_by_key(|(mv, _)| mv.to_string());
        moves
    }

    /// A lawful move of the side that has the move, if there is one.
    #[must_use]
    pub fn some_lawful_move(&self, setup: &Setup) -> Option<Move> {
        Self::candidates(setup).find(|&mv| self.is_lawful(setup, mv))
    }

    /// The position after the move as made, lawful or not.
    #[must_use]
    pub fn after(&self, setup: &Setup, mv: Move) -> Setup {
        art4_move::made(setup, mv)
    }

    /// Whether the move captures.
    pub fn is_capture(&self, setup: &Setup, mv: Move) -> Ruling<bool> {
        art4_move::captures(self, setup, mv).in_edition(self.edition)
    }

    /// The squares of the pieces that give check to the side that has the move; empty when it is not in check.
    pub fn check(&self, setup: &Setup) -> Ruling<Vec<Square>> {
        (self.in_check)(self, setup).in_edition(self.edition)
    }

    /// Whether the position ends the game, and by which clauses. All ending statements are heard.
    pub fn ending(&self, setup: &Setup) -> Ruling<Ending> {
        let statements: [OfEnding; 6] = [
            self.checkmate_wins,
            self.stalemate,
            self.king_against_king,
            self.king_against_king_and_minor_piece,
            self.bishops_of_one_square_colour,
            self.dead_by_material,
        ];
        let (mut goes_on, mut over) = (Ruling::of(Ending::GoesOn), Ruling::of(Ending::GoesOn));
        for ruling in statements.map(|statement| statement(self, setup)) {
            match ruling.finding {
                Ending::GoesOn => goes_on = goes_on.joined(ruling),
                ending => {
                    over.finding = over.finding.with(ending);
                    over = over.joined(ruling);
                }
            }
        }
        let ruling = if over.finding == Ending::GoesOn {
            goes_on
        } else {
            over
        };
        ruling.in_edition(self.edition)
    }

    /// Whether two positions are the same.
    pub fn same_position_as(&self, one: &Setup, other: &Setup) -> Ruling<bool> {
        (self.same_position)(self, one, other).in_edition(self.edition)
    }

    /// Whether a side may play now, so far as the turn and the end of the game decide it.
    pub fn turn(&self, setup: &Setup, side: Colour, so_far: Ending) -> Ruling<bool> {
        let over = so_far != Ending::GoesOn;
        let rulings = [
            (self.white_moves_first)(setup, side, over),
            (self.in_turn)(setup, side, over),
        ];
        let broken = rulings
            .iter()
            .any(|ruling| ruling.finding == Bearing::Broken);
        let decides = if broken {
            Bearing::Broken
        } else {
            Bearing::Met
        };
        let carried = rulings
            .into_iter()
            .filter(|ruling| ruling.finding == decides);
        carried
            .fold(Ruling::of(!broken), Ruling::joined)
            .in_edition(self.edition)
    }

    /// Whether the set-up is the initial array.
    pub fn is_initial_array(&self, setup: &Setup) -> Ruling<bool> {
        (self.initial_array)(self, setup).in_edition(self.edition)
    }

    /// Whether a board of so many files and ranks, for two players, is the chessboard.
    pub fn is_chessboard(&self, files: u8, ranks: u8) -> Ruling<bool> {
        (self.chessboard)(files, ranks).in_edition(self.edition)
    }

    /// What a statement on two squares says of them: `files`, `ranks`, `diagonals` or `neighbours_differ_in_colour`.
    pub fn of_squares(&self, statement: OfSquares, one: Square, other: Square) -> Ruling<bool> {
        statement(one, other).in_edition(self.edition)
    }

    /// Whether each side has sixteen men.
    pub fn has_sixteen_men_each(&self, setup: &Setup) -> Ruling<bool> {
        (self.sixteen_men_each)(self, setup).in_edition(self.edition)
    }

    /// Whether the side has the men with which a game starts.
    pub fn has_men_of_one_side(&self, setup: &Setup, side: Colour) -> Ruling<bool> {
        (self.men_of_one_side)(setup, side).in_edition(self.edition)
    }
}

/// Whether the statement gives leave to move, rather than a limit to keep to.
fn permits(founding: Option<Statement>) -> bool {
    const PERMISSIONS: [Option<Statement>; 10] = [
        law!("1993:5.1.1").founding,
        law!("1993:5.1.2").founding,
        law!("1993:5.2").founding,
        law!("1993:5.3").founding,
        law!("1993:5.4").founding,
        law!("1993:5.5").founding,
        law!("1993:5.6.2.a").founding,
        law!("1993:5.6.2.b").founding,
        law!("1993:5.6.2.c").founding,
        law!("1993:5.6.3.a").founding,
    ];
    PERMISSIONS.contains(&founding)
}

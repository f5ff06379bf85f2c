//! Article 2, the pieces (1993: Article 2; 2023: 2.2 and 2.3).

use chesslaws_board::{Castling, Colour, Kind, Piece, Setup, Square};
use chesslaws_law::law;

use crate::{Fact, Laws, Ruling};

/// At the start one player has 16 light pieces (White), the other 16 dark ones (Black).
///
/// statement: `1993:2.1`, `2023:2.2.a`
pub fn sixteen_men_each(_: &Laws, setup: &Setup) -> Ruling<bool> {
    let [white, black] = Colour::BOTH.map(|side| setup.men_of(side).count());
    Ruling::of(white == 16 && black == 16)
        .under(law!("1993:2.1"))
        .given(Fact::Men {
            side: Colour::White,
            count: white,
        })
        .given(Fact::Men {
            side: Colour::Black,
            count: black,
        })
}

/// Each side has one king, one queen, two rooks, two bishops, two knights, eight pawns.
///
/// statement: `1993:2.2`, `2023:2.2.b`
pub fn men_of_one_side(setup: &Setup, side: Colour) -> Ruling<bool> {
    let other = COMPLEMENT
        .into_iter()
        .map(|(kind, count)| (kind, count, setup.squares_of(side, kind).count()));
    let wrong: Vec<_> = other.filter(|&(_, due, count)| due != count).collect();
    let ruling = Ruling::of(wrong.is_empty()).under(law!("1993:2.2"));
    wrong.into_iter().fold(ruling, |ruling, (kind, _, count)| {
        ruling.given(Fact::Count { side, kind, count })
    })
}

/// The initial array: rook knight bishop queen king bishop knight rook from the a-file on ranks 1 and 8, pawns on
/// ranks 2 and 7; each queen on a square of her own colour.
///
/// statement: `1993:2.3`, `2023:2.3`
pub fn initial_array(_: &Laws, setup: &Setup) -> Ruling<bool> {
    let array = array();
    let differs = Square::all().find(|&square| setup.piece(square) != array.piece(square));
    let ruling = Ruling::of(differs.is_none()).under(law!("1993:2.3"));
    match differs {
        Some(square) => ruling.given(Fact::DifferOn { square }),
        None => ruling.given(Fact::Alike),
    }
}

/// How many of each kind a side has at the start.
pub(crate) const COMPLEMENT: [(Kind, usize); 6] = [
    (Kind::King, 1),
    (Kind::Queen, 1),
    (Kind::Rook, 2),
    (Kind::Bishop, 2),
    (Kind::Knight, 2),
    (Kind::Pawn, 8),
];

/// The set-up from which a game starts: the initial array, White to move.
#[must_use]
pub fn array() -> Setup {
    use Kind::{Bishop, King, Knight, Queen, Rook};
    let mut setup = Setup::empty();
    for (file, kind) in (0..).zip([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]) {
        for (rank, colour, kind) in [
            (0, Colour::White, kind),
            (1, Colour::White, Kind::Pawn),
            (6, Colour::Black, Kind::Pawn),
            (7, Colour::Black, kind),
        ] {
            if let Some(square) = Square::at(file, rank) {
                setup.put(square, Some(Piece::new(colour, kind)));
            }
        }
    }
    setup.castling = Castling::ALL;
    setup
}

//! All set-ups of up to three men, and a drawing of those of four: whether it is a position, the moves, check, mate,
//! stalemate, and the draws by what is left.

use chesslaws_board::{Colour, Kind, Piece, Setup, Square};

use super::compare::same;
use super::random::{Random, full};

const SAMPLE: usize = 20_000;
const FOUR_MEN: usize = 20_000;
const FOUR_MEN_FULL: usize = 500_000;

fn kings(white: Square, black: Square, turn: Colour) -> Setup {
    let mut setup = Setup::empty();
    setup.turn = turn;
    setup.put(white, Some(Piece::new(Colour::White, Kind::King)));
    setup.put(black, Some(Piece::new(Colour::Black, Kind::King)));
    setup
}

/// The men beside the kings.
fn others() -> Vec<Piece> {
    let kinds = Kind::ALL.into_iter().filter(|&kind| kind != Kind::King);
    kinds
        .flat_map(|kind| Colour::BOTH.map(|colour| Piece::new(colour, kind)))
        .collect()
}

#[test]
fn the_two_kings_everywhere() {
    let (mut all, mut positions) = (0, 0);
    for white in Square::all() {
        for black in Square::all().filter(|&black| black != white) {
            for turn in Colour::BOTH {
                all += 1;
                positions += usize::from(same(&kings(white, black, turn)));
            }
        }
    }
    // 3612 placements in which the kings do not stand beside each other.
    assert_eq!((all, positions), (2 * 64 * 63, 2 * 3612));
}

#[test]
fn every_third_man() {
    let mut random = Random::seeded("three men");
    let others = others();
    let size = 2 * 64 * 63 * 62 * others.len();
    let mut at = 0;
    let mut next = |all: &mut usize| {
        *all += 1;
        full() || random.below(size / SAMPLE) == 0
    };
    let mut positions = 0;
    for white in Square::all() {
        for black in Square::all().filter(|&black| black != white) {
            for turn in Colour::BOTH {
                let kings = kings(white, black, turn);
                for third in Square::all().filter(|&at| kings.piece(at).is_none()) {
                    for &piece in &others {
                        if next(&mut at) {
                            let mut setup = kings.clone();
                            setup.put(third, Some(piece));
                            positions += usize::from(same(&setup));
                        }
                    }
                }
            }
        }
    }
    assert_eq!(at, size);
    eprintln!("three men: {positions} positions");
    assert!(positions > SAMPLE / 4);
}

#[test]
fn four_men_drawn() {
    let mut random = Random::seeded("four men");
    let others = others();
    let wanted = if full() { FOUR_MEN_FULL } else { FOUR_MEN };
    let squares: Vec<Square> = Square::all().collect();
    let mut positions = 0;
    for _ in 0..wanted {
        let mut free = squares.clone();
        let mut square = || free.swap_remove(random.below(free.len()));
        let places = [square(), square(), square(), square()];
        let turn = Colour::BOTH[random.below(2)];
        let mut setup = kings(places[0], places[1], turn);
        for place in &places[2..] {
            setup.put(*place, Some(others[random.below(others.len())]));
        }
        positions += usize::from(same(&setup));
    }
    eprintln!("four men: {positions} positions of {wanted}");
    assert!(positions > wanted / 4);
}

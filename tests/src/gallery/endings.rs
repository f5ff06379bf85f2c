//! Articles 10.1, 10.3 and 10.4: how the position ends the game.

use chesslaws_board::{Colour, Kind, Setup, Square};
use chesslaws_law::Edition;
use chesslaws_oracle::{Ending, Laws, art10_draws, art10_mate, dead_position};

use super::Named;

pub(super) const FAULTS: &[Named] = &[
    ("bishops_on_one_side_play_on", bishops_on_one_side_play_on),
    ("mate_by_two_pieces_goes_on", mate_by_two_pieces_goes_on),
    (
        "stalemate_where_the_king_cannot_move",
        stalemate_where_the_king_cannot_move,
    ),
    (
        "stalemate_of_a_lone_king_only",
        stalemate_of_a_lone_king_only,
    ),
    ("stalemate_wins", stalemate_wins),
    (
        "two_kings_play_on_with_white_to_move",
        two_kings_play_on_with_white_to_move,
    ),
    ("king_and_two_knights_draw", king_and_two_knights_draw),
    ("king_and_knight_play_on", king_and_knight_play_on),
    (
        "bishops_of_either_colour_draw",
        bishops_of_either_colour_draw,
    ),
    ("dark_bishops_play_on", dark_bishops_play_on),
];

fn mate_by_two_pieces_goes_on(laws: &mut Laws) {
    laws.checkmate_wins = |laws, setup| {
        let two = laws.check(setup).finding.len() == 2;
        art10_mate::checkmate_wins(laws, setup)
            .map(|ending| if two { Ending::GoesOn } else { ending })
    };
}

/// That another piece may move is forgotten.
fn stalemate_where_the_king_cannot_move(laws: &mut Laws) {
    laws.stalemate = |laws, setup| {
        let king = |square: Square| {
            setup
                .piece(square)
                .is_some_and(|piece| piece.kind == Kind::King)
        };
        let steps = Laws::candidates(setup).any(|mv| king(mv.from) && laws.is_lawful(setup, mv));
        let right = art10_draws::stalemate(laws, setup);
        if steps || !laws.check(setup).finding.is_empty() {
            right
        } else {
            right.map(|_| Ending::Stalemate)
        }
    };
}

/// A side that has men which are blocked is not taken to be stalemated.
fn stalemate_of_a_lone_king_only(laws: &mut Laws) {
    laws.stalemate = |laws, setup| {
        let lone = setup.men_of(setup.turn).count() == 1;
        art10_draws::stalemate(laws, setup).map(|ending| if lone { ending } else { Ending::GoesOn })
    };
}

/// As some wrote before the nineteenth century.
fn stalemate_wins(laws: &mut Laws) {
    laws.stalemate = |laws, setup| {
        let winner = setup.turn.opponent();
        art10_draws::stalemate(laws, setup).map(|ending| match ending {
            Ending::Stalemate => Ending::Checkmate { winner },
            other => other,
        })
    };
}

fn two_kings_play_on_with_white_to_move(laws: &mut Laws) {
    laws.king_against_king = |laws, setup| {
        let white = setup.turn == Colour::White;
        art10_draws::king_against_king(laws, setup)
            .map(|ending| if white { Ending::GoesOn } else { ending })
    };
}

fn king_and_two_knights_draw(laws: &mut Laws) {
    laws.king_against_king_and_minor_piece = |laws, setup| {
        let knights = matches!(
            others(setup)[..],
            [(_, one, Kind::Knight), (_, other, Kind::Knight)] if one == other
        );
        art10_draws::king_against_king_and_minor_piece(laws, setup)
            .map(|ending| if knights { Ending::Draw } else { ending })
    };
}

fn king_and_knight_play_on(laws: &mut Laws) {
    laws.king_against_king_and_minor_piece = |laws, setup| {
        let knight = matches!(others(setup)[..], [(_, _, Kind::Knight)]);
        art10_draws::king_against_king_and_minor_piece(laws, setup)
            .map(|ending| if knight { Ending::GoesOn } else { ending })
    };
}

fn bishops_of_either_colour_draw(laws: &mut Laws) {
    laws.bishops_of_one_square_colour = |laws, setup| {
        let bishops = bishops(setup).is_some();
        art10_draws::bishops_of_one_square_colour(laws, setup)
            .map(|ending| if bishops { Ending::Draw } else { ending })
    };
}

fn dark_bishops_play_on(laws: &mut Laws) {
    laws.bishops_of_one_square_colour = |laws, setup| {
        let dark = bishops(setup).is_some_and(|square| (square.file() + square.rank()) % 2 == 0);
        art10_draws::bishops_of_one_square_colour(laws, setup)
            .map(|ending| if dark { Ending::GoesOn } else { ending })
    };
}

/// Bishops of one side are taken for enough, though all stand on one colour. Only the edition in force has the statement.
fn bishops_on_one_side_play_on(laws: &mut Laws) {
    if laws.edition == Edition::FOUNDING {
        return;
    }
    laws.dead_by_material = |laws, setup| {
        let men = others(setup);
        let one_side = men.len() > 1 && men.iter().all(|(_, side, _)| *side == men[0].1);
        dead_position::dead_by_material(laws, setup)
            .map(|ending| if one_side { Ending::GoesOn } else { ending })
    };
}

/// The square of one of two bishops, one a side, with nothing else but the kings.
fn bishops(setup: &Setup) -> Option<Square> {
    match others(setup)[..] {
        [(square, one, Kind::Bishop), (_, other, Kind::Bishop)] if one != other => Some(square),
        _ => None,
    }
}

/// The men that are no kings.
fn others(setup: &Setup) -> Vec<(Square, Colour, Kind)> {
    let men = setup.men().filter(|(_, piece)| piece.kind != Kind::King);
    men.map(|(square, piece)| (square, piece.colour, piece.kind))
        .collect()
}

//! Dead positions (2023: 5.2.2.a; 1993 has a closed list of three endings instead, 10.4). Decided here are the positions
//! that are dead by the men that are left, in full. Whether a position with other men is dead (locked pawns, forced
//! lines) is not decided.

use chesslaws_board::{Kind, Setup};
use chesslaws_law::law;

use crate::{
    Ending, Fact, Laws, Ruling,
    art1_board::light,
    art10_draws::{men_counted, others, two_kings},
};

/// A dead position, in which no series of legal moves lets either side mate, draws and ends the game on the spot.
///
/// statement: `2023:5.2.2.a`
///
/// Found where the men that are left prove it: beside the two kings there are bishops only, of either side, in any number
/// or none, all on squares of one colour; or one knight.
///
/// The proof. A king in check stands on a square that such men attack: for bishops that is their own colour, which they
/// never leave; for the knight, the colour that it does not stand on. Of the king's neighbours along a rank and along a
/// file the board has one of each at least, both of the other colour, so no bishop and no knight attacks them, and none
/// stands there: bishops are on the king's colour, and a knight gives no check from there. The other king, to adjoin both,
/// has to stand on the checked king's own square or on the one that closes a square of four with it, which adjoins it.
/// So one of the two neighbours is free, and the check is not mate. Captures leave such men again, and without pawns no
/// other men come: no series of moves leads out.
///
/// Other men prove nothing by themselves: with K+N+N v K, K+N v K+N, K+N v K+B or bishops on both colours there are mates
/// that the other side helps with.
pub fn dead_by_material(_: &Laws, setup: &Setup) -> Ruling<Ending> {
    let men = others(setup);
    let lone_knight = matches!(men[..], [(_, _, Kind::Knight)]);
    let bishops_of_one_colour = men
        .iter()
        .all(|&(square, _, kind)| kind == Kind::Bishop && light(square) == light(men[0].0));
    if !two_kings(setup) || !(lone_knight || bishops_of_one_colour) {
        return Ruling::of(Ending::GoesOn);
    }
    let ruling = men_counted(
        setup,
        Ruling::of(Ending::Draw).under(law!(only "2023:5.2.2.a")),
    );
    if lone_knight {
        return ruling;
    }
    men.into_iter().fold(ruling, |ruling, (square, _, _)| {
        ruling.given(Fact::Shade {
            square,
            light: light(square),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chesslaws_law::Edition;

    fn dead(placement: &str) -> bool {
        let setup: Setup = format!("{placement} w - - 0 60").parse().expect(placement);
        let laws = Laws::of(Edition::Fide2023);
        let ruling = dead_by_material(&laws, &setup);
        let found = ruling.finding == Ending::Draw;
        assert_eq!(!ruling.because.is_empty(), found, "{placement}: {ruling:?}");
        found
    }

    #[test]
    fn one_man_more_or_one_square_aside() {
        for (dead_one, open) in [
            ("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/4P3/4K3"),
            ("4k3/8/8/8/8/8/8/1N2K3", "4k3/8/8/8/8/8/8/1N2K1N1"),
            ("4k3/8/8/8/8/4B3/8/2B1K3", "4k3/8/8/8/8/5B2/8/2B1K3"),
            ("3bk3/8/8/8/8/4B3/8/2B1K3", "4kb2/8/8/8/8/4B3/8/1B2K3"),
        ] {
            assert!(dead(dead_one), "{dead_one}");
            assert!(!dead(open), "{open}");
        }
    }

    #[test]
    fn a_board_without_its_two_kings_is_not_asked() {
        assert!(!dead("8/8/8/8/8/8/8/4K3"));
        assert!(!dead("8/8/8/8/8/8/8/8"));
    }
}

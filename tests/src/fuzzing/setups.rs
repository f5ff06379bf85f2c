//! The oracle on arbitrary set-ups.

use core::fmt::Debug;

use chesslaws_board::{Castling, Move, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::{Laws, Ruling, Standing};

use super::{
    ArbitrarySetup,
    findings::{Findings, Image},
};

/// In both editions: the rulings rest on the edition's statements, lawful moves lead to positions the Laws allow, and
/// the images of the set-up keep every finding. FEN keeps what it can hold.
pub fn setups(input: &ArbitrarySetup) {
    written_as_fen(&input.setup);
    for edition in Edition::ALL {
        let laws = Laws::of(edition);
        rest_on_their_edition(&laws, &input.setup, &input.moves);
        lead_to_allowed_positions(&laws, &input.setup);
        keep_every_finding(&laws, &input.setup);
    }
}

/// A set-up that FEN can hold is written and read again as the same text.
fn written_as_fen(setup: &Setup) {
    let crossed = setup
        .en_passant
        .is_none_or(|square| matches!(square.rank(), 2 | 5));
    if !crossed || setup.fullmove_number == 0 {
        return;
    }
    let text = setup.to_string();
    let read: Setup = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.to_string(), text, "FEN is not written as it was read");
}

/// Every ruling cites only statements of its edition, in the order of the text and each once; a move that is not lawful
/// has a ground, and so has a lawful one.
pub fn rest_on_their_edition(laws: &Laws, setup: &Setup, moves: &[Move]) {
    for &mv in moves {
        let ruling = laws.lawful(setup, mv);
        assert_eq!(
            ruling.finding,
            laws.is_lawful(setup, mv),
            "{}: {mv} in {setup} is ruled one way with grounds and another without",
            laws.edition
        );
        assert_grounded(laws, setup, &mv, &ruling);
        rests(laws, setup, &"is it a capture", &laws.is_capture(setup, mv));
        let same = laws.same_position_as(setup, &laws.after(setup, mv));
        assert_grounded(laws, setup, &"is the next position the same", &same);
    }
    let same = laws.same_position_as(setup, setup);
    assert!(
        same.finding,
        "{}: {setup} is not the same as itself",
        laws.edition
    );
    assert_grounded(laws, setup, &"is it the same as itself", &same);
    rests(laws, setup, &"check", &laws.check(setup));
    rests(laws, setup, &"ending", &laws.ending(setup));
    let standing = laws.standing(setup);
    if standing.finding == Standing::Unlawful {
        assert_grounded(laws, setup, &"standing", &standing);
    } else {
        rests(laws, setup, &"standing", &standing);
    }
}

fn assert_grounded<T: Debug>(laws: &Laws, setup: &Setup, asked: &impl Debug, ruling: &Ruling<T>) {
    let edition = laws.edition;
    assert!(
        !ruling.because.is_empty(),
        "{edition}, {asked:?} in {setup}: {:?} without a ground",
        ruling.finding
    );
    rests(laws, setup, asked, ruling);
}

fn rests<T: Debug>(laws: &Laws, setup: &Setup, asked: &impl Debug, ruling: &Ruling<T>) {
    let edition = laws.edition;
    let cited: Vec<_> = ruling
        .because
        .iter()
        .map(|ground| ground.law.in_edition(edition))
        .collect();
    let told = |wrong: &str| format!("{edition}, {asked:?} in {setup}: {wrong}\n{ruling:#?}");
    assert!(
        cited
            .iter()
            .all(|statement| statement.is_some_and(|statement| statement.edition() == edition)),
        "{}",
        told("a ground is not of the edition")
    );
    assert!(
        cited.is_sorted_by(|one, next| one < next),
        "{}",
        told("the grounds are not in order, each once")
    );
    assert!(
        ruling
            .disputes
            .iter()
            .all(|dispute| dispute.edition() == edition),
        "{}",
        told("a dispute is not of the edition")
    );
}

/// A lawful move in a lawful set-up leaves a position that breaks no statement.
pub fn lead_to_allowed_positions(laws: &Laws, setup: &Setup) {
    if laws.standing(setup).finding != Standing::Lawful {
        return;
    }
    for (mv, ruling) in laws.lawful_moves(setup) {
        assert_grounded(laws, setup, &mv, &ruling);
        let after = laws.after(setup, mv);
        let standing = laws.standing(&after);
        assert_ne!(
            standing.finding,
            Standing::Unlawful,
            "{}: {mv} is lawful in {setup} ({ruling:?}), and leaves {after}: {standing:?}",
            laws.edition
        );
        assert_ne!(
            after.turn, setup.turn,
            "{mv} in {setup} does not pass the turn"
        );
    }
}

/// With colours swapped every finding is the same, and so it is on the mirrored board once the castling rights are gone.
/// The clocks are set to a game's that is long under way: what they forbid depends on who moved first.
pub fn keep_every_finding(laws: &Laws, setup: &Setup) {
    let mut setup = setup.clone();
    setup.halfmove_clock = 0;
    setup.fullmove_number = 200;
    keeps(
        laws,
        &setup,
        &setup.colours_swapped(),
        Image::COLOURS_SWAPPED,
    );
    setup.castling = Castling::NONE;
    keeps(laws, &setup, &setup.mirrored(), Image::MIRRORED);
}

fn keeps(laws: &Laws, setup: &Setup, image: &Setup, exchanged: Image) {
    let findings = Findings::of(laws, setup);
    assert_eq!(
        findings.mapped(exchanged),
        Findings::of(laws, image),
        "{}: {setup} (left) and its image {image} (right)",
        laws.edition
    );
    for (mv, _) in findings.moves {
        let (after, later) = (laws.after(setup, mv), laws.after(image, exchanged.of(mv)));
        assert!(
            later.men().eq(images(&after, exchanged).men())
                && later.turn == images(&after, exchanged).turn,
            "{}: {mv} in {setup} leaves {after}, and in its image {image} {later}",
            laws.edition
        );
    }
}

/// The image of a set-up, men and turn.
fn images(setup: &Setup, exchanged: Image) -> Setup {
    let mut image = Setup::empty();
    image.turn = (exchanged.side)(setup.turn);
    for (square, piece) in setup.men() {
        let piece = chesslaws_board::Piece::new((exchanged.side)(piece.colour), piece.kind);
        image.put((exchanged.square)(square), Some(piece));
    }
    image
}

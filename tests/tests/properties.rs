//! What holds of every text, set-up and game, stated with inputs that shrink.

use arbitrary::{Arbitrary, Unstructured};
use chesslaws_board::{Castling, Colour, Kind, Move, Piece, Right, Setup, Square};
use chesslaws_law::Edition;
use chesslaws_oracle::{Laws, Standing};
use chesslaws_tests::fuzzing::{self, ArbitrarySetup};
use proptest::{collection::vec, option, prelude::*, sample::select};

fn squares() -> impl Strategy<Value = Square> {
    select(Square::all().collect::<Vec<_>>())
}

fn pieces() -> impl Strategy<Value = Piece> {
    (select(&Colour::BOTH[..]), select(&Kind::ALL[..]))
        .prop_map(|(colour, kind)| Piece::new(colour, kind))
}

fn moves() -> impl Strategy<Value = Move> {
    (
        squares(),
        squares(),
        option::weighted(0.1, select(&Kind::ALL[..])),
    )
        .prop_map(|(from, to, promotion)| Move {
            from,
            to,
            promotion,
        })
}

/// Any men anywhere, with any rights, en passant square and clocks.
fn any_setups() -> impl Strategy<Value = Setup> {
    let rights = [
        Right::Kept,
        Right::Lost,
        Right::LostByKing,
        Right::LostByRook,
        Right::LostByCapture,
        Right::LostByKingAndRook,
        Right::LostByKingAndCapture,
        Right::LostBesideKept,
    ];
    let men = vec((squares(), pieces()), 0..=32);
    let rights = vec(select(rights.to_vec()), 4);
    let record = (
        option::of(squares()),
        option::of(squares()),
        any::<u32>(),
        any::<u32>(),
    );
    (select(&Colour::BOTH[..]), men, rights, record).prop_map(|(turn, men, rights, record)| {
        let mut setup = Setup::empty();
        setup.turn = turn;
        for (square, piece) in men {
            setup.put(square, Some(piece));
        }
        for ((_, colour, wing), right) in Castling::letters().into_iter().zip(rights) {
            setup.castling.set(colour, wing, right);
        }
        (
            setup.en_passant,
            setup.just_promoted,
            setup.halfmove_clock,
            setup.fullmove_number,
        ) = record;
        setup
    })
}

/// A king each, few other men, and no rights: many of these are lawful.
fn modest_setups() -> impl Strategy<Value = Setup> {
    let kings = (squares(), squares());
    let men = vec((squares(), pieces()), 0..=8);
    (select(&Colour::BOTH[..]), kings, men).prop_map(|(turn, (white, black), men)| {
        let mut setup = Setup::empty();
        setup.turn = turn;
        setup.fullmove_number = 100;
        for (square, piece) in men
            .into_iter()
            .filter(|(_, piece)| piece.kind != Kind::King)
        {
            setup.put(square, Some(piece));
        }
        setup.put(white, Some(Piece::new(Colour::White, Kind::King)));
        setup.put(black, Some(Piece::new(Colour::Black, Kind::King)));
        setup
    })
}

/// The positions of a game from the initial array: each choice takes one of the lawful moves.
fn play(laws: &Laws, choices: &[u16], mut each: impl FnMut(&Setup, Move, &Setup)) {
    let mut setup = chesslaws_oracle::art2_pieces::array();
    for &choice in choices {
        let lawful: Vec<Move> = Laws::candidates(&setup)
            .filter(|&mv| laws.is_lawful(&setup, mv))
            .collect();
        let Some(&mv) = lawful.get(usize::from(choice) % lawful.len().max(1)) else {
            return;
        };
        let after = laws.after(&setup, mv);
        each(&setup, mv, &after);
        setup = after;
    }
}

/// What no move can do: bring men or rights back, or keep the clock through a capture or a pawn move.
fn only_loses(laws: &Laws, before: &Setup, mv: Move, after: &Setup) {
    let captures = laws.is_capture(before, mv).finding;
    let (men, left) = (before.men().count(), after.men().count());
    assert_eq!(left, men - usize::from(captures), "{mv} in {before}: men");
    for (letter, colour, wing) in Castling::letters() {
        assert!(
            before.castling.kept(colour, wing) || !after.castling.kept(colour, wing),
            "{mv} in {before} gives the right {letter} back"
        );
    }
    let pawn = before
        .piece(mv.from)
        .is_some_and(|piece| piece.kind == Kind::Pawn);
    let clock = if captures || pawn {
        0
    } else {
        before.halfmove_clock + 1
    };
    assert_eq!(after.halfmove_clock, clock, "{mv} in {before}: clock");
    let moves = before.fullmove_number + u32::from(before.turn == Colour::Black);
    assert_eq!(
        after.fullmove_number, moves,
        "{mv} in {before}: number of the move"
    );
    let read: Setup = after
        .to_string()
        .parse()
        .unwrap_or_else(|error| panic!("{after}: {error}"));
    assert_eq!(read.to_string(), after.to_string(), "{mv} in {before}: FEN");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}|[1-8KQRBNPkqrbnp/]{0,20} [wb] [KQkq-]{1,4} [a-h1-8-]{1,2} [0-9]{1,3} [0-9]{1,3}") {
        fuzzing::fen(text.as_bytes());
        fuzzing::uci_move(text.as_bytes());
    }

    #[test]
    fn any_move_is_written_as_it_is_read(text in "[a-h][1-8][a-h][1-8][kqrbnpQ]?", cut in 0_usize..6) {
        fuzzing::uci_move(text.as_bytes());
        fuzzing::uci_move(&text.as_bytes()[..cut.min(text.len())]);
    }

    #[test]
    fn any_yaml_is_read_or_refused_at_a_line(text in "(# disputes.yaml\n)?([a-z_]{1,8}: |- |\\[|\\]|\"|[0-9.]{1,4}|\n|  |王){0,30}") {
        fuzzing::spec_yaml(text.as_bytes());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes_make_a_setup_that_keeps_the_properties(bytes in vec(any::<u8>(), 0..120)) {
        let input = ArbitrarySetup::arbitrary_take_rest(Unstructured::new(&bytes));
        fuzzing::setups(&input.expect("bytes that run out are zeros"));
    }

    #[test]
    fn rulings_rest_on_their_edition(setup in any_setups(), moves in vec(moves(), 8)) {
        for edition in Edition::ALL {
            fuzzing::rest_on_their_edition(&Laws::of(edition), &setup, &moves);
        }
    }

    #[test]
    fn lawful_moves_lead_to_allowed_positions(setup in modest_setups()) {
        for edition in Edition::ALL {
            fuzzing::lead_to_allowed_positions(&Laws::of(edition), &setup);
        }
    }

    #[test]
    fn images_keep_every_finding(setup in prop_oneof![any_setups(), modest_setups()]) {
        for edition in Edition::ALL {
            fuzzing::keep_every_finding(&Laws::of(edition), &setup);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn games_only_meet_allowed_positions(choices in vec(any::<u16>(), 0..60)) {
        let laws = Laws::of(Edition::FOUNDING);
        play(&laws, &choices, |before, mv, after| {
            only_loses(&laws, before, mv, after);
            let standing = laws.standing(after);
            assert_eq!(standing.finding, Standing::Lawful, "{mv} in {before} leaves {after}: {standing:?}");
        });
    }
}

proptest! {
    /// Whatever happens at the table: see the body.
    #[test]
    fn the_table_keeps_time_and_result(bytes in vec(any::<u8>(), 0..400)) {
        if let Ok(input) = fuzzing::ArbitraryTable::arbitrary(&mut Unstructured::new(&bytes)) {
            fuzzing::table(&input);
        }
    }
}

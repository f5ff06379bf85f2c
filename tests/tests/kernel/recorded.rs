//! Which move a text in algebraic notation means: the reader against the moves that the oracle finds lawful. The oracle knows
//! no notation; here each lawful move is asked by its squares whether the text fits it.

use chesslaws_board::{Kind, Move, Setup, Square};
use chesslaws_kernel::Position;
use chesslaws_record::san::{Meant, Why, meant};

use super::compare::{LAWS, lawful};
use super::published::SIX;
use super::random::{Random, full};

/// What a text says.
#[derive(Clone, Copy)]
struct Said {
    kind: Kind,
    file: Option<i8>,
    rank: Option<i8>,
    to: Square,
    promotion: Option<Kind>,
}

impl Said {
    /// As it is written; a pawn that captures names its file.
    fn text(&self, sign: &str) -> String {
        let mut text = String::new();
        if self.kind != Kind::Pawn {
            text.push(self.kind.letter().to_ascii_uppercase());
        }
        let file = |file: i8| char::from(b'a' + file as u8);
        text.extend(self.file.map(file));
        text.extend(self.rank.map(|rank| char::from(b'1' + rank as u8)));
        if self.kind == Kind::Pawn && self.file.is_some_and(|file| file != self.to.file()) {
            text.push('x');
        }
        text.push_str(&self.to.to_string());
        if let Some(kind) = self.promotion {
            text.push('=');
            text.push(kind.letter().to_ascii_uppercase());
        }
        text + sign
    }

    fn fits(&self, setup: &Setup, mv: Move) -> bool {
        let from = mv.from;
        let castles = self.kind == Kind::King && (from.file() - mv.to.file()).abs() == 2;
        let file = match (self.file, self.kind) {
            (None, Kind::Pawn) => Some(self.to.file()),
            (file, _) => file,
        };
        setup
            .piece(from)
            .is_some_and(|piece| piece.kind == self.kind)
            && !castles
            && mv.to == self.to
            && mv.promotion == self.promotion
            && file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
    }
}

fn drawn(random: &mut Random) -> Said {
    let kind = Kind::ALL[random.below(6)];
    let to = Square::all().nth(random.below(64)).expect("a square");
    let line = |random: &mut Random| (random.below(3) == 0).then(|| random.below(8) as i8);
    let file = line(random);
    // A pawn that names its rank names its file too.
    let rank = line(random).filter(|_| kind != Kind::Pawn);
    let last = matches!(to.rank(), 0 | 7) && kind == Kind::Pawn;
    let promotion = (last && random.below(4) > 0)
        .then(|| [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight][random.below(4)]);
    Said {
        kind,
        file,
        rank,
        to,
        promotion,
    }
}

/// Text drawn around a lawful move, so that it is often nearly right.
fn near(random: &mut Random, setup: &Setup, moves: &[Move]) -> Said {
    let mut said = drawn(random);
    if moves.is_empty() || random.below(5) == 0 {
        return said;
    }
    let mv = moves[random.below(moves.len())];
    said.kind = setup.piece(mv.from).map_or(said.kind, |piece| piece.kind);
    said.to = mv.to;
    said.promotion = mv.promotion;
    let pawn = said.kind == Kind::Pawn;
    if pawn || random.below(2) == 0 {
        said.file = (!pawn || mv.from.file() != mv.to.file()).then(|| mv.from.file());
    }
    said.rank = said.rank.filter(|_| !pawn);
    said
}

/// Many men of a kind that go to the same squares.
const CROWDED: &str = "2q2k2/8/1N3N2/4Q1Q1/8/2N1QN2/3P4/4K3 w - - 0 1";

#[derive(Default)]
struct Verdicts {
    one: u32,
    none: u32,
    several: u32,
}

fn compare(setup: &Setup, moves: &[Move], said: Said, sign: &str, seen: &mut Verdicts) {
    let position = &Position::new(setup).expect("a position");
    let fitting: Vec<Move> = (moves.iter().copied())
        .filter(|&mv| said.fits(setup, mv))
        .collect();
    let text = said.text(sign);
    let found = meant(position, &text);
    match (&fitting[..], found) {
        ([mv], Ok(Meant::Step(step))) => {
            assert_eq!(step.written(), *mv, "{text} in {setup}");
            seen.one += 1;
        }
        ([], Err(error)) => {
            let missing = matches!(error.why, Why::PromotionMissing(_));
            assert!(
                missing || error.why == Why::Illegal,
                "{text} in {setup}: {error}"
            );
            seen.none += 1;
        }
        ([_, _, ..], Err(error)) => {
            assert!(
                matches!(error.why, Why::Ambiguous(_)),
                "{text} in {setup}: {error}"
            );
            seen.several += 1;
        }
        (_, found) => panic!("{text} in {setup}: {found:?}, lawful: {fitting:?}"),
    }
}

#[test]
fn texts_mean_the_moves_that_are_lawful() {
    let mut random = Random::seeded("recorded moves");
    let games = if full() { 600 } else { 21 };
    let mut seen = Verdicts::default();
    for number in 0..games {
        let fen = SIX.get(number % 7).map_or(CROWDED, |six| six.1);
        let mut setup: Setup = fen.parse().expect("a FEN");
        for _ in 0..60 {
            let moves = lawful(&setup);
            for _ in 0..6 {
                let said = near(&mut random, &setup, &moves);
                let sign = ["", "+", "#", ""][random.below(4)];
                compare(&setup, &moves, said, sign, &mut seen);
            }
            if moves.is_empty() {
                break;
            }
            setup = LAWS.after(&setup, moves[random.below(moves.len())]);
        }
    }
    let Verdicts { one, none, several } = seen;
    assert!(
        one >= 500 && none >= 500 && several >= 50,
        "{one} {none} {several}"
    );
}

//! How the games begin: known openings with their code.

use chesslaws_kernel::Step;
use chesslaws_record::pgn::Start;
use chesslaws_record::san::{Meant, meant};

/// An opening.
pub struct Opening {
    /// Its code of the Encyclopaedia.
    pub eco: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its moves.
    pub steps: Vec<Step>,
}

const LINES: [(&str, &str, &str); 24] = [
    ("C65", "Ruy Lopez", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4"),
    (
        "C84",
        "Ruy Lopez",
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O",
    ),
    ("C50", "Italian Game", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3"),
    (
        "C45",
        "Scotch Game",
        "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6",
    ),
    (
        "C42",
        "Petrov Defence",
        "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5",
    ),
    ("C33", "King's Gambit", "e4 e5 f4 exf4 Bc4 Qh4+ Kf1"),
    ("C02", "French Defence", "e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3"),
    ("C11", "French Defence", "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5"),
    ("B12", "Caro-Kann Defence", "e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2"),
    (
        "B01",
        "Scandinavian Defence",
        "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6",
    ),
    ("B06", "Modern Defence", "e4 g6 d4 Bg7 Nc3 d6"),
    ("B22", "Sicilian Defence", "e4 c5 c3 Nf6 e5 Nd5 d4 cxd4 Nf3"),
    (
        "B33",
        "Sicilian Defence",
        "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6",
    ),
    (
        "B90",
        "Sicilian Defence",
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
    ),
    (
        "D37",
        "Queen's Gambit Declined",
        "d4 d5 c4 e6 Nc3 Nf6 Nf3 Be7 Bf4 O-O",
    ),
    (
        "D20",
        "Queen's Gambit Accepted",
        "d4 d5 c4 dxc4 e4 e5 Nf3 exd4 Bxc4",
    ),
    ("D15", "Slav Defence", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5"),
    (
        "E20",
        "Nimzo-Indian Defence",
        "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3",
    ),
    (
        "E15",
        "Queen's Indian Defence",
        "d4 Nf6 c4 e6 Nf3 b6 g3 Ba6 b3",
    ),
    (
        "E97",
        "King's Indian Defence",
        "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6",
    ),
    (
        "D85",
        "Grünfeld Defence",
        "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7",
    ),
    ("A57", "Benko Gambit", "d4 Nf6 c4 c5 d5 b5 cxb5 a6"),
    ("A20", "English Opening", "c4 e5 g3 Nf6 Bg2 d5 cxd5 Nxd5"),
    ("A05", "Réti Opening", "Nf3 Nf6 g3 d5 Bg2 e6 O-O Be7"),
];

/// All of them.
///
/// # Panics
/// Never: the lines are legal.
pub fn book() -> Vec<Opening> {
    let opening = |&(eco, name, line): &(&'static str, _, &str)| {
        let mut position = Start::initial().position;
        let steps = line.split(' ').map(|text| match meant(&position, text) {
            Ok(Meant::Step(step)) => {
                position = position.after(step);
                step
            }
            other => panic!("{eco}: {text} is no move: {other:?}"),
        });
        Opening {
            eco,
            name,
            steps: steps.collect(),
        }
    };
    LINES.iter().map(opening).collect()
}

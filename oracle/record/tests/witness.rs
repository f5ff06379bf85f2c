//! What texts mean, against a witness: `witness/san.txt` is what python-chess takes them for (`witness/san.py`). The reader
//! is asked twice, once by the general way and once by a game that is read with that one move.

use chesslaws_kernel::Position;
use chesslaws_record::pgn::{Fault, Options, PgnError, Played, Reader, Visitor};
use chesslaws_record::san::{Meant, SanError, Why, meant};

const LINES: &str = include_str!("witness/san.txt");

/// The move of a game that has one.
#[derive(Default)]
struct One(Option<Result<String, SanError>>);

impl Visitor for One {
    fn step(&mut self, played: &Played<'_>) {
        let step = played.step.expect("a move");
        assert_eq!(*played.after, played.before.after(step));
        self.0 = Some(Ok(step.written().to_string()));
    }

    fn error(&mut self, error: &PgnError) {
        match &error.fault {
            Fault::San(error) => self.0 = Some(Err(error.clone())),
            other => panic!("{other:?}"),
        }
    }
}

fn in_a_game(fen: &str, text: &str) -> Result<String, SanError> {
    let game = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. {text} *         \n");
    let mut one = One::default();
    Reader::new(game.as_bytes(), Options::default())
        .read_all(&mut one)
        .expect("memory");
    one.0.unwrap_or_else(|| panic!("nothing is told of {text}"))
}

fn alone(fen: &str, text: &str) -> Result<String, SanError> {
    let position = Position::of_960(fen).expect("a position");
    meant(&position, text).map(|meant| match meant {
        Meant::Step(step) => step.written().to_string(),
        Meant::Null => panic!("{text} is a null move"),
    })
}

fn verdict(found: Result<String, SanError>) -> String {
    match found {
        Ok(squares) => squares,
        Err(error) => match error.why {
            Why::Illegal | Why::PromotionMissing(_) => "illegal".to_owned(),
            Why::Ambiguous(_) => "ambiguous".to_owned(),
            other => format!("{other:?}"),
        },
    }
}

#[test]
fn texts_mean_what_the_witness_takes_them_for() {
    let (mut fen, mut seen) = ("", [0; 3]);
    for line in LINES.lines() {
        let (text, right) = line.split_once(' ').expect("a text and its verdict");
        if text == "fen" {
            fen = right;
            continue;
        }
        assert_eq!(verdict(alone(fen, text)), right, "{text} in {fen}");
        assert_eq!(verdict(in_a_game(fen, text)), right, "{text} in {fen}");
        seen[match right {
            "illegal" => 0,
            "ambiguous" => 1,
            _ => 2,
        }] += 1;
    }
    let [illegal, ambiguous, moves] = seen;
    assert!(
        illegal >= 1000 && ambiguous >= 100 && moves >= 5000,
        "{seen:?}"
    );
}

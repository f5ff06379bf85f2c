//! The reader of Chess960 in the kernel, and the kernel on whatever it reads.

use chesslaws_board::Setup;
use chesslaws_kernel::{Error960, Isa, Position};

/// Reading a FEN of Chess960 never panics; the place of a refusal lies in the text; what the orthodox reader takes is the
/// same position. On what is read, lists, counts and keys agree with one another.
pub fn fen_960(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let orthodox = text
        .parse::<Setup>()
        .ok()
        .and_then(|setup| Position::new(&setup).ok());
    match Position::of_960(text) {
        Ok(position) => {
            assert!(
                orthodox.is_none_or(|orthodox| orthodox == position),
                "the two readers take {text:?} for two positions"
            );
            agrees_with_itself(text, &position);
        }
        Err(error) => {
            assert_eq!(
                orthodox, None,
                "the orthodox reader takes {text:?}: {error}"
            );
            refused(text, &error);
        }
    }
}

fn refused(text: &str, error: &Error960) {
    let length = text.chars().count();
    match error {
        Error960::Fen(error) => {
            assert_eq!(error.text, text, "the refusal keeps another text");
            let column = error.place.column;
            assert!(
                (1..=length.max(1)).contains(&column),
                "column {column} of {text:?}: {error}"
            );
        }
        Error960::Right { letter, column } => {
            let found = text.chars().nth(column - 1);
            assert_eq!(found, Some(*letter), "column {column} of {text:?}: {error}");
        }
        Error960::NoRights { column } => {
            assert!((1..=length).contains(column), "{text:?}: {error}");
        }
        Error960::Refused(_) => {}
    }
    assert!(!error.to_string().is_empty());
}

fn agrees_with_itself(text: &str, position: &Position) {
    assert_eq!(position.hash(), position.hash_anew(), "{text:?}");
    let steps = position.legal_moves();
    let mut written: Vec<_> = steps.iter().map(|step| step.written_960()).collect();
    written.sort_unstable();
    written.dedup();
    assert_eq!(written.len(), steps.len(), "a move comes twice: {text:?}");
    let mut below = 0;
    for &step in &steps {
        let after = position.after(step);
        assert_eq!(after.hash(), after.hash_anew(), "{step:?} in {text:?}");
        below += after.legal_moves().len() as u64;
    }
    for isa in Isa::available() {
        for bulk in [true, false] {
            let name = isa.name();
            let one = position.perft_on(isa, 1, bulk);
            assert_eq!(one, steps.len() as u64, "{name}, one ply of {text:?}");
            let two = position.perft_on(isa, 2, bulk);
            assert_eq!(two, below, "{name}, two plies of {text:?}");
        }
    }
}

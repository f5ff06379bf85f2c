//! The corpora of `fuzz/`, replayed through the bodies of their targets with the stable toolchain.

use std::{fs, path::Path};

use arbitrary::{Arbitrary, Unstructured};
use chesslaws_tests::fuzzing::{self, ArbitrarySetup, ArbitraryTable};

/// Runs a body on every file of the target's corpus, and names the file that fails.
fn replay(target: &str, body: impl Fn(&[u8]) + std::panic::RefUnwindSafe) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/corpus")
        .join(target);
    let files =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files
        .map(|file| file.expect("a file of the corpus").path())
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} is empty", folder.display());
    for path in paths {
        let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if std::panic::catch_unwind(|| body(&bytes)).is_err() {
            panic!("{} fails, see above", path.display());
        }
    }
}

/// The bytes as libFuzzer hands them to a target that asks for a value.
fn through_arbitrary<'a, T: Arbitrary<'a>>(bytes: &'a [u8], body: impl Fn(T)) {
    if let Ok(value) = T::arbitrary_take_rest(Unstructured::new(bytes)) {
        body(value);
    }
}

#[test]
fn fen() {
    replay("fen", |bytes| {
        fuzzing::fen(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::fen(&bytes));
    });
}

#[test]
fn fen_960() {
    replay("fen_960", |bytes| {
        fuzzing::fen_960(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::fen_960(&bytes));
    });
}

#[test]
fn table() {
    replay("table", |bytes| {
        through_arbitrary(bytes, |input: ArbitraryTable| fuzzing::table(&input));
    });
}

#[test]
fn dispute_yaml() {
    replay("dispute_yaml", |bytes| {
        fuzzing::dispute_yaml(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::dispute_yaml(&bytes));
    });
}

#[test]
fn uci_move() {
    replay("uci_move", |bytes| {
        fuzzing::uci_move(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::uci_move(&bytes));
    });
}

#[test]
fn protocol_line() {
    replay("protocol_line", |bytes| {
        fuzzing::protocol_line(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::protocol_line(&bytes));
    });
}

#[test]
fn uci_line() {
    replay("uci_line", |bytes| {
        fuzzing::uci_line(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::uci_line(&bytes));
    });
}

#[test]
fn cecp_line() {
    replay("cecp_line", |bytes| {
        fuzzing::cecp_line(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::cecp_line(&bytes));
    });
}

#[test]
fn san() {
    replay("san", |bytes| {
        fuzzing::san(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::san(&bytes));
    });
}

#[test]
fn pgn() {
    replay("pgn", |bytes| {
        fuzzing::pgn(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::pgn(&bytes));
    });
}

#[test]
fn audit() {
    replay("audit", |bytes| {
        fuzzing::audit(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::audit(&bytes));
    });
}

#[test]
fn spec_yaml() {
    replay("spec_yaml", |bytes| {
        fuzzing::spec_yaml(bytes);
        through_arbitrary(bytes, |bytes: Vec<u8>| fuzzing::spec_yaml(&bytes));
    });
}

#[test]
fn setups() {
    replay("setups", |bytes| {
        through_arbitrary(bytes, |input: ArbitrarySetup| fuzzing::setups(&input));
    });
}

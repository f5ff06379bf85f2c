//! How moves are written, against a witness and against our reader and writer at speed.
//!
//! `tests/notation/san.jsonl` holds what python-chess writes for every legal move of sampled positions, in the export form
//! of PGN. Of that form Appendix C wants castling with zeros and nothing before the new piece of a promotion; everything
//! else of it is right by Appendix C too.

use std::collections::BTreeMap;

use chesslaws_board::{Move, Setup};
use chesslaws_kernel::Position;
use chesslaws_law::Edition;
use chesslaws_oracle::notation::{Letters, Meaning, NotationLaws, Required};
use chesslaws_oracle::{Laws, art2_pieces};
use chesslaws_record::san::{Meant, San, meant};
use chesslaws_suite::vectors;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: Option<String>,
    start: Option<String>,
    san: BTreeMap<String, String>,
    #[expect(dead_code, reason = "for who reads the file")]
    witness: String,
}

struct Sampled {
    name: String,
    setup: Setup,
    /// The legal moves by the witness, each as it writes it.
    san: BTreeMap<String, String>,
}

fn sampled() -> Vec<Sampled> {
    let mut by_id: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    for vector in vectors::all() {
        by_id.insert(vector.id, (vector.start, vector.moves));
    }
    let text = include_str!("../notation/san.jsonl");
    println!("{}", text.lines().next().unwrap_or_default());
    let rows = text.lines().skip(1);
    rows.map(|line| {
        let row: Row = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let (start, moves) = match (&row.id, row.start) {
            (Some(id), None) => by_id[id].clone(),
            (None, Some(start)) => (start, Vec::new()),
            _ => panic!("neither an id nor a start: {line}"),
        };
        let setup = reached(&start, &moves);
        Sampled {
            name: row.id.unwrap_or(start),
            setup,
            san: row.san,
        }
    })
    .collect()
}

fn reached(start: &str, moves: &[String]) -> Setup {
    let laws = Laws::of(Edition::IN_FORCE);
    let start = match start {
        "startpos" => art2_pieces::array(),
        fen => fen.parse().expect("a FEN"),
    };
    moves.iter().fold(start, |setup, mv| {
        laws.after(&setup, mv.parse().expect("a move"))
    })
}

/// The record with its signs, in the export form of PGN.
fn exported(required: &Required) -> String {
    let text = required.with_signs.replace(" e.p.", "");
    if text.starts_with("0-0") {
        return text.replace('0', "O");
    }
    let mut out = String::new();
    for (at, letter) in text.char_indices() {
        let new_piece = at > 0 && matches!(letter, 'Q' | 'R' | 'B' | 'N');
        if new_piece {
            out.push('=');
        }
        out.push(letter);
    }
    out
}

#[test]
fn every_move_is_written_as_the_witness_writes_it_but_for_what_the_laws_write_otherwise() {
    let (laws, notation) = (Laws::of(Edition::IN_FORCE), NotationLaws::default());
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for position in sampled() {
        let mut found = BTreeMap::new();
        let lawful: Vec<Move> = laws
            .lawful_moves(&position.setup)
            .into_iter()
            .map(|(mv, _)| mv)
            .collect();
        for &mv in &lawful {
            let required = notation
                .required_among(&laws, &position.setup, &lawful, &Letters::English, mv)
                .unwrap_or_else(|| panic!("{mv} in {} has no record", position.name))
                .finding;
            let departure = match (required.departure_file, required.departure_rank) {
                (false, false) => "none",
                (true, false) => "file",
                (false, true) => "rank",
                (true, true) => "file and rank",
            };
            *kinds.entry(departure).or_default() += 1;
            found.insert(mv.to_string(), exported(&required));
        }
        assert_eq!(found, position.san, "{}: {}", position.name, position.setup);
    }
    println!("{kinds:?}");
    for (kind, least) in [
        ("none", 5000),
        ("file", 150),
        ("rank", 100),
        ("file and rank", 20),
    ] {
        let count = kinds.get(kind).copied().unwrap_or_default();
        assert!(count >= least, "{kind}: only {count}");
    }
}

#[test]
fn what_the_witness_writes_means_its_move_and_breaks_what_the_laws_write_otherwise() {
    let (laws, notation) = (Laws::of(Edition::IN_FORCE), NotationLaws::default());
    for position in sampled() {
        for (mv, san) in &position.san {
            let ruling = notation.read(&laws, &position.setup, &Letters::English, san);
            let place = || format!("{san} in {}: {}", position.name, position.setup);
            let mv: Move = mv.parse().expect("a move");
            assert_eq!(ruling.finding.meaning, Meaning::One(mv), "{}", place());
            let broken: Vec<&str> = ruling
                .finding
                .broken
                .iter()
                .filter_map(|ground| ground.law.in_force)
                .map(|statement| statement.id())
                .collect();
            let expected: &[&str] = match san.as_str() {
                san if san.starts_with("O-O-O") => &["2023:C.13.2"],
                san if san.starts_with("O-O") => &["2023:C.13.1"],
                san if san.contains('=') => &["2023:C.11"],
                _ => &[],
            };
            assert_eq!(broken, expected, "{}", place());
            assert_eq!(ruling.finding.disputed, [], "{}", place());
        }
    }
}

#[test]
fn the_record_at_speed_writes_and_reads_the_same() {
    let (laws, notation) = (Laws::of(Edition::IN_FORCE), NotationLaws::default());
    for position in sampled() {
        let board = Position::new(&position.setup).expect("a position of the kernel");
        let letters = &Letters::English;
        for (mv, san) in &position.san {
            let mv: Move = mv.parse().expect("a move");
            let step = board.find(mv).expect("a legal move");
            assert_eq!(San::of(&board, step).as_str(), san, "{}", position.name);
            let required = notation.required(&laws, &position.setup, letters, mv);
            let required = required.expect("a record").finding;
            let long = required.long.as_ref();
            // In PGN no space stands within a move.
            let with_signs = required.with_signs.replace(" e.p.", "e.p.");
            for text in [&with_signs].into_iter().chain(long) {
                let read = meant(&board, text);
                assert_eq!(read, Ok(Meant::Step(step)), "{text} in {}", position.name);
            }
        }
    }
}

/// Where letters of departure are needed, the record without them is ambiguous for both.
#[test]
fn without_its_letters_of_departure_a_record_is_ambiguous_for_both() {
    let (laws, notation) = (Laws::of(Edition::IN_FORCE), NotationLaws::default());
    let mut ambiguous = 0;
    for position in sampled() {
        let board = Position::new(&position.setup).expect("a position of the kernel");
        for (mv, san) in &position.san {
            let mv: Move = mv.parse().expect("a move");
            let Some(short) = without_departure(san, mv) else {
                continue;
            };
            let ruling = notation.read(&laws, &position.setup, &Letters::English, &short);
            let place = format!("{short} in {}: {}", position.name, position.setup);
            let ids = ruling
                .finding
                .broken
                .iter()
                .filter_map(|ground| ground.law.in_force);
            let mut ids = ids.map(|statement| statement.id());
            assert!(ids.any(|id| id == "2023:C.10"), "{place}");
            let Meaning::Several(moves) = ruling.finding.meaning else {
                panic!("{place} is not ambiguous");
            };
            assert!(moves.contains(&mv), "{place}");
            assert!(meant(&board, &short).is_err(), "{place}");
            ambiguous += 1;
        }
    }
    println!("{ambiguous} ambiguous records");
    assert!(ambiguous >= 200, "only {ambiguous}");
}

/// The record of a piece move without what it has of the departure square; `None` if it has nothing.
fn without_departure(san: &str, mv: Move) -> Option<String> {
    let (before, behind) = san.split_at(san.rfind(&mv.to.to_string())?);
    let (before, cross) = match before.strip_suffix('x') {
        Some(before) => (before, "x"),
        None => (before, ""),
    };
    let piece = before.starts_with(['K', 'Q', 'R', 'B', 'N']);
    (piece && before.len() > 1).then(|| format!("{}{cross}{behind}", &san[..1]))
}

/// Texts of all kinds, as the fuzzer found them: nothing panics, and where both readers find one move it is the same.
#[test]
fn hostile_texts_are_read_and_never_as_two_different_moves() {
    const POSITIONS: [&str; 3] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    ];
    let (laws, notation) = (Laws::of(Edition::IN_FORCE), NotationLaws::default());
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../fuzz/corpus/san");
    let files = std::fs::read_dir(corpus).expect("a corpus").map(|file| {
        let path = file.expect("a folder can be listed").path();
        let bytes = std::fs::read(&path).expect("a file of the corpus");
        String::from_utf8_lossy(&bytes).into_owned()
    });
    let texts: Vec<String> = files.collect();
    let mut both = 0;
    for fen in POSITIONS {
        let setup: Setup = fen.parse().expect(fen);
        let board = Position::new(&setup).expect(fen);
        for text in &texts {
            let found = notation
                .read(&laws, &setup, &Letters::English, text)
                .finding;
            let at_speed = meant(&board, text);
            if let (Meaning::One(mv), Ok(Meant::Step(step))) = (found.meaning, at_speed) {
                assert_eq!(mv, step.written(), "{text:?} in {fen}");
                both += 1;
            }
        }
    }
    println!("{} texts, {both} times both find one move", texts.len());
    assert!(texts.len() >= 300 && both >= 20, "{} {both}", texts.len());
}

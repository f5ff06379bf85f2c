//! The readers of the record: moves in algebraic notation, and PGN.

use std::hash::{DefaultHasher, Hash, Hasher};

use chesslaws_kernel::Position;
use chesslaws_record::pgn::{
    Comment, Deviation, End, Export, Limits, Mode, Options, PgnError, Place, Played, Reader, Spot,
    Tag, Visitor,
};
use chesslaws_record::san::{Meant, San, exact, meant};

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/8/8/3pP3/1P6/2b5/1P1B4/4KB2 w - d6 0 1",
];

/// Reading a move never panics; what is found is legal, is written exactly and read again as the same; the column of a
/// refusal lies inside the text or just behind it.
pub fn san(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for fen in POSITIONS {
        let position = Position::of_960(fen).expect("a position");
        match meant(&position, text) {
            Ok(Meant::Step(step)) => {
                assert!(position.legal_moves().contains(&step), "{text:?} in {fen}");
                let right = San::of(&position, step);
                assert_eq!(exact(&position, right.as_str()), Ok(step), "{right}");
                assert_eq!(exact(&position, text).is_ok(), right.as_str() == text);
            }
            Ok(Meant::Null) => assert!(exact(&position, text).is_err()),
            Err(error) => {
                let behind = text.chars().count() + 1;
                assert!((1..=behind).contains(&error.column), "{text:?}: {error}");
                assert!(error.text.chars().count() <= 40 && !error.to_string().is_empty());
            }
        }
        let _ = chesslaws_record::san::named(&position, text);
    }
}

/// The places that are told, and whether they lie in the text; and a digest of everything told but deviations.
struct Places<'a>(&'a [u8], DefaultHasher);

impl Places<'_> {
    fn lies(&self, place: Place) {
        let end = self.0.len() as u64;
        assert!(place.offset <= end, "{place:?} behind the end {end}");
        let before = &self.0[..usize::try_from(place.offset).expect("an offset")];
        let lines = before.iter().filter(|&&byte| byte == b'\n').count() as u64;
        assert_eq!(place.line, lines + 1, "{place:?}");
        assert!((1..=end + 1).contains(&place.column), "{place:?}");
    }
}

impl Visitor for Places<'_> {
    fn tag(&mut self, tag: &Tag<'_>) {
        (tag.name, tag.raw, tag.at.place()).hash(&mut self.1);
    }
    fn unread(&mut self, text: &[u8], at: Spot<'_>) {
        (text, at.place()).hash(&mut self.1);
    }
    fn comment(&mut self, comment: &Comment<'_>) {
        (comment.raw, comment.at.place()).hash(&mut self.1);
    }
    fn nag(&mut self, nag: u8, at: Spot<'_>) {
        (nag, at.place()).hash(&mut self.1);
    }
    fn begin_variation(&mut self, at: Spot<'_>) {
        ('(', at.place()).hash(&mut self.1);
    }
    fn end_variation(&mut self, at: Spot<'_>) {
        (')', at.place()).hash(&mut self.1);
    }
    fn end(&mut self, end: &End) {
        (end.token, end.tag, end.plies, end.unread, end.place).hash(&mut self.1);
    }
    fn step(&mut self, played: &Played<'_>) {
        let place = played.at.place();
        let keys = (played.before.hash(), played.after.hash());
        let numbers = (played.number, played.depth);
        (played.text, place, keys, numbers).hash(&mut self.1);
        assert_eq!(keys.1, played.after.hash_anew(), "{place:?}");
        self.lies(place);
        let from = usize::try_from(place.offset).expect("an offset");
        assert!(self.0[from..].starts_with(played.text), "{place:?}");
    }
    fn deviation(&mut self, deviation: &Deviation) {
        self.lies(deviation.place);
    }
    fn error(&mut self, error: &PgnError) {
        error.to_string().hash(&mut self.1);
        self.lies(error.place);
    }
}

/// Reading a database never panics, in either mode, and tells the same, for the strict mode never takes the quick way; places lie in the text; what is exported is
/// exported again as the same text.
pub fn pgn(bytes: &[u8]) {
    let limits = Limits {
        token: 4096,
        game: 1 << 16,
        depth: 16,
    };
    let mut found = Vec::new();
    for mode in [Mode::Lenient, Mode::Strict] {
        let options = Options {
            mode,
            limits,
            ..Options::default()
        };
        let mut places = Places(bytes, DefaultHasher::new());
        let games = Reader::new(bytes, options).read_all(&mut places);
        found.push((games.expect("bytes can be read"), places.1.finish()));
    }
    assert_eq!(found[0], found[1], "the modes tell different things");
    let mut alone = Places(bytes, DefaultHasher::new());
    let options = Options {
        limits,
        ..Options::moves_alone()
    };
    let games = Reader::new(bytes, options).read_all(&mut alone);
    assert!(games.is_ok());
    let once = exported(bytes);
    assert_eq!(exported(&once), once, "not exported as before");
}

fn exported(bytes: &[u8]) -> Vec<u8> {
    let mut export = Export::new(Vec::new());
    let games = Reader::new(bytes, Options::default()).read_all(&mut export);
    assert!(games.is_ok());
    export.finish().expect("bytes can be written").0
}

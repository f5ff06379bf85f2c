//! The quick way through a game against the slow one: in the strict mode the reader never takes the quick way, and what is
//! read as a move is the same in both modes.

mod random;

use chesslaws_kernel::Position;
use chesslaws_record::pgn::{
    Comment, End, Flow, Limits, Mode, Options, Outcome, PgnError, Played, Reader, Spot, Start, Tag,
    Visitor, Writer,
};
use random::Dice;

/// Everything that is told, but for deviations.
#[derive(Default)]
struct Told(Vec<String>);

impl Visitor for Told {
    fn begin(&mut self, at: Spot<'_>) {
        self.0.push(format!("begin {:?}", at.place()));
    }
    fn tag(&mut self, tag: &Tag<'_>) {
        let name = String::from_utf8_lossy(tag.name);
        let at = tag.at.place();
        self.0.push(format!("tag {name} {} {at:?}", tag.value()));
    }
    fn start(&mut self, start: &Start) -> Flow {
        self.0.push(format!("start {}", start.position.setup()));
        Flow::Read
    }
    fn step(&mut self, played: &Played<'_>) {
        let Played {
            text,
            at,
            before,
            step,
            after,
            number,
            depth,
        } = played;
        let text = String::from_utf8_lossy(text);
        let (before, after, at) = (before.hash(), after.hash_anew(), at.place());
        self.0.push(format!(
            "step {text} {at:?} {step:?} {before:x} {after:x} {number} {depth}"
        ));
    }
    fn unread(&mut self, text: &[u8], at: Spot<'_>) {
        self.0.push(format!("unread {text:?} {:?}", at.place()));
    }
    fn comment(&mut self, comment: &Comment<'_>) {
        let at = comment.at.place();
        self.0.push(format!("comment {} {at:?}", comment.text()));
    }
    fn nag(&mut self, nag: u8, at: Spot<'_>) {
        self.0.push(format!("nag {nag} {:?}", at.place()));
    }
    fn begin_variation(&mut self, at: Spot<'_>) {
        self.0.push(format!("( {:?}", at.place()));
    }
    fn end_variation(&mut self, at: Spot<'_>) {
        self.0.push(format!(") {:?}", at.place()));
    }
    fn error(&mut self, error: &PgnError) {
        self.0.push(format!("error {error:?}"));
    }
    fn end(&mut self, end: &End) {
        self.0.push(format!("end {end:?}"));
    }
}

/// Gives a few bytes at a time, so that tokens lie across what is read at once.
struct Trickle<'a>(&'a [u8], usize);

impl std::io::Read for Trickle<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        let length = bytes.len().min(self.0.len()).min(self.1);
        bytes[..length].copy_from_slice(&self.0[..length]);
        self.0 = &self.0[length..];
        Ok(length)
    }
}

fn told(text: &[u8], options: Options, chunk: usize) -> Vec<String> {
    let mut told = Told::default();
    Reader::new(Trickle(text, chunk), options)
        .read_all(&mut told)
        .expect("nothing fails");
    told.0
}

fn same(text: &[u8], options: Options) {
    let slow = Options {
        mode: Mode::Strict,
        ..options
    };
    let right = told(text, slow, usize::MAX);
    for chunk in [usize::MAX, 61, 7] {
        let found = told(text, options, chunk);
        let differs = right.iter().zip(&found).position(|(a, b)| a != b);
        let shown = String::from_utf8_lossy(text);
        if let Some(at) = differs {
            panic!("{}\nquick: {}\n{shown}", right[at], found[at]);
        }
        assert_eq!(right.len(), found.len(), "{shown}");
    }
}

/// Games with comments, glyphs and variations in the export format.
fn database(seed: u64) -> Vec<u8> {
    let mut dice = Dice::new(seed);
    let mut writer = Writer::new(Vec::new());
    for number in 0..4 {
        let start = Start::initial();
        let tags = [("Round".to_owned(), number.to_string())];
        writer.begin(&tags, &start, Outcome::Draw).expect("memory");
        for (position, step) in random::game(&start.position, seed * 4 + number, 60) {
            writer.step(Some(step)).expect("memory");
            match dice.below(12) {
                0 => writer.comment("[%clk 0:01:00] a word").expect("memory"),
                1 => writer.nag(dice.below(140) as u8).expect("memory"),
                2 => variation(&mut writer, &position, &mut dice),
                _ => {}
            }
        }
        writer.end(Outcome::Draw).expect("memory");
    }
    writer.into_inner()
}

fn variation(writer: &mut Writer<Vec<u8>>, position: &Position, dice: &mut Dice) {
    writer.begin_variation().expect("memory");
    for (_, step) in random::game(position, dice.below(1 << 20) as u64, 5) {
        writer.step(Some(step)).expect("memory");
    }
    writer.end_variation().expect("memory");
}

#[test]
fn whole_databases_are_read_alike() {
    for seed in 0..30 {
        let text = database(seed);
        same(&text, Options::default());
        same(&text, Options::moves_alone());
    }
}

/// Bytes are changed, dropped and put in, so that everything goes wrong everywhere.
#[test]
fn damaged_databases_are_read_alike() {
    const BYTES: &[u8] = b" \n\r\t\0%{}()[];$.*-+#!?=0123456789abcdefghxKQRBNOP\"\\\xEF\xE9";
    for seed in 0..400 {
        let mut dice = Dice::new(seed + 1000);
        let mut text = database(seed);
        for _ in 0..1 + dice.below(12) {
            let (at, byte) = (dice.below(text.len()), BYTES[dice.below(BYTES.len())]);
            match dice.below(4) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, byte),
                2 => text.truncate(text.len() - dice.below(40)),
                _ => text[at] = byte,
            }
        }
        same(&text, Options::default());
        same(&text, Options::moves_alone());
    }
}

/// The bounds are met at the same places.
#[test]
fn bounds_are_the_same() {
    for seed in 0..20 {
        let text = database(seed);
        let tokens = (18..26).map(|token| (token, 1 << 20, 256));
        let games = (170..180).map(|game| (1000, game, 0));
        for (token, game, depth) in tokens.chain(games) {
            let limits = Limits { token, game, depth };
            let options = Options {
                limits,
                ..Options::default()
            };
            same(&text, options);
        }
    }
}

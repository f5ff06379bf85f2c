//! How fast games are read with every move replayed: `audit_speed FILE [full|strict]`.

use std::io::Read;
use std::time::Instant;

use chesslaws_record::pgn::{End, Mode, Options, PgnError, Played, Reader, Visitor};

#[derive(Default)]
struct Count {
    moves: u64,
    errors: u64,
    unread: u64,
    keys: u64,
}

impl Visitor for Count {
    fn step(&mut self, played: &Played<'_>) {
        self.moves += 1;
        self.keys ^= played.after.hash();
    }

    fn error(&mut self, _: &PgnError) {
        self.errors += 1;
    }

    fn end(&mut self, end: &End) {
        self.unread += u64::from(end.unread);
    }
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, path, rest @ ..] = arguments.as_slice() else {
        eprintln!("audit_speed FILE|- [full|strict]");
        return Ok(());
    };
    let mut options = Options::moves_alone();
    match rest.first().map(String::as_str) {
        Some("full") => options = Options::default(),
        Some("strict") => {
            options = Options::default();
            options.mode = Mode::Strict;
        }
        _ => {}
    }
    let input: Box<dyn Read> = match path.as_str() {
        "-" => Box::new(std::io::stdin()),
        path => Box::new(std::fs::File::open(path)?),
    };
    let mut reader = Reader::new(input, options);
    let mut count = Count::default();
    let start = Instant::now();
    let games = reader.read_all(&mut count)?;
    let seconds = start.elapsed().as_secs_f64();
    let mebibytes = reader.offset() as f64 / f64::from(1 << 20);
    println!(
        "{games} games, {} moves, {} errors, {} unread, {mebibytes:.1} MiB, {seconds:.3} s: {:.0} games/s, {:.1} MiB/s, {:.0} ns a move ({:x})",
        count.moves,
        count.errors,
        count.unread,
        games as f64 / seconds,
        mebibytes / seconds,
        seconds * 1e9 / count.moves as f64,
        count.keys,
    );
    Ok(())
}

//! Reads a database and replays every game by chesslaws-record, counting repetitions and the fifty moves: `FILE|- [full]`;
//! games and moves are printed. With `full` comments and variations are read too.

use std::error::Error;
use std::fs::File;
use std::io::{self, Read};

use chesslaws_kernel::Repetition;
use chesslaws_record::pgn::{Flow, Options, PgnError, Played, Reader, Start, Visitor};

/// What has been read.
#[derive(Default)]
struct Count {
    repetition: Repetition,
    moves: u64,
    wrong: u64,
    /// Plies after which a position had appeared three times or more.
    third: u64,
    /// Plies after which fifty moves by each side had been made without a capture or a pawn move.
    fifty: u64,
}

impl Visitor for Count {
    fn start(&mut self, start: &Start) -> Flow {
        self.repetition.start(&start.position, start.halfmove_clock);
        Flow::Read
    }

    #[inline(always)]
    fn step(&mut self, played: &Played<'_>) {
        let (0, Some(step)) = (played.depth, played.step) else {
            return;
        };
        self.moves += 1;
        let times = self.repetition.step(played.before, step, played.after);
        self.third += u64::from(times >= 3);
        self.fifty += u64::from(self.repetition.quiet() >= 100);
    }

    fn error(&mut self, _: &PgnError) {
        self.wrong += 1;
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let path = words.next().ok_or("usage: FILE|- [full]")?;
    let options = match words.next().as_deref() {
        Some("full") => Options::default(),
        None => Options::moves_alone(),
        Some(other) => return Err(format!("{other}: unknown").into()),
    };
    let input: Box<dyn Read> = match path.as_str() {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(File::open(path)?),
    };
    let mut count = Count::default();
    let games = Reader::new(input, options).read_all(&mut count)?;
    let Count {
        moves,
        wrong,
        third,
        fifty,
        ..
    } = count;
    println!("{games} games, {moves} moves, {wrong} wrong, {third} third, {fifty} fifty");
    Ok(())
}

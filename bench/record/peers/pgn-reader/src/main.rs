//! Reads a database and replays every game by pgn-reader and shakmaty: `FILE|-`; games and moves are printed.

use std::error::Error;
use std::fs::File;
use std::io::{self, Read};
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// What has been read.
#[derive(Default)]
struct Count {
    games: u64,
    moves: u64,
    wrong: u64,
}

impl Visitor for Count {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Self::Tags> {
        self.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        start: &mut Self::Tags,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        if name != b"FEN" {
            return ControlFlow::Continue(());
        }
        let position = Fen::from_ascii(value.as_bytes())
            .ok()
            .and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
        if position.is_none() {
            self.wrong += 1;
            return ControlFlow::Break(());
        }
        *start = position;
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Self::Tags) -> ControlFlow<Self::Output, Self::Movetext> {
        ControlFlow::Continue(start.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
        match san.san.to_move(position) {
            Ok(step) => {
                position.play_unchecked(step);
                self.moves += 1;
                ControlFlow::Continue(())
            }
            Err(_) => {
                self.wrong += 1;
                ControlFlow::Break(())
            }
        }
    }

    fn end_game(&mut self, _: Self::Movetext) -> Self::Output {}
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: FILE|-")?;
    let input: Box<dyn Read> = match path.as_str() {
        "-" => Box::new(io::stdin().lock()),
        path => Box::new(File::open(path)?),
    };
    let mut count = Count::default();
    let mut reader = Reader::new(input);
    while reader.read_game(&mut count)?.is_some() {}
    println!(
        "{} games, {} moves, {} wrong",
        count.games, count.moves, count.wrong
    );
    Ok(())
}

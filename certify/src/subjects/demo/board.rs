//! The demonstration library's own board: an array of 8 x 8, files and ranks counted from 0.

/// The initial array.
pub(super) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A square as file and rank.
pub(super) type At = (i32, i32);

/// A move as this library keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) from: At,
    pub(super) to: At,
    /// The small letter of the piece a pawn becomes.
    pub(super) becomes: Option<char>,
}

/// A position as this library keeps it: FEN letters, `.` for an empty square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    cells: [[char; 8]; 8],
    pub(super) white_moves: bool,
    /// The rights in the order `KQkq`.
    pub(super) castling: [bool; 4],
    pub(super) en_passant: Option<At>,
    pub(super) halfmoves: u32,
    pub(super) number: u32,
}

impl Board {
    /// What stands there; `None` outside the board.
    pub(super) fn cell(&self, (file, rank): At) -> Option<char> {
        let row = self.cells.get(usize::try_from(rank).ok()?)?;
        row.get(usize::try_from(file).ok()?).copied()
    }

    pub(super) fn is_empty(&self, at: At) -> bool {
        self.cell(at) == Some('.')
    }

    pub(super) fn set(&mut self, (file, rank): At, letter: char) {
        self.cells[rank as usize][file as usize] = letter;
    }

    /// Whether a piece of that side stands there.
    pub(super) fn has(&self, at: At, white: bool) -> bool {
        self.cell(at).is_some_and(|letter| {
            if white {
                letter.is_ascii_uppercase()
            } else {
                letter.is_ascii_lowercase()
            }
        })
    }

    /// The square of that side's king.
    pub(super) fn king(&self, white: bool) -> Option<At> {
        let letter = if white { 'K' } else { 'k' };
        squares().find(|&at| self.cell(at) == Some(letter))
    }

    /// Reads FEN; the last two fields may be missing.
    pub(super) fn read(fen: &str) -> Result<Self, String> {
        let fields: Vec<&str> = fen.split_whitespace().collect();
        let [placement, turn, castling, en_passant, counters @ ..] = fields.as_slice() else {
            return Err(format!("`{fen}` has fewer than four fields"));
        };
        let counter = |at: usize, default: u32| {
            counters.get(at).map_or(Ok(default), |text| {
                text.parse().map_err(|_| format!("`{text}` is no number"))
            })
        };
        let board = Self {
            cells: read_placement(placement)?,
            white_moves: match *turn {
                "w" => true,
                "b" => false,
                other => return Err(format!("`{other}` is neither w nor b")),
            },
            castling: read_castling(castling)?,
            en_passant: if *en_passant == "-" {
                None
            } else {
                Some(read_square(en_passant)?)
            },
            halfmoves: counter(0, 0)?,
            number: counter(1, 1)?,
        };
        board.plausible()
    }

    /// Refuses boards that this library cannot play on.
    fn plausible(self) -> Result<Self, String> {
        for king in ['K', 'k'] {
            match squares().filter(|&at| self.cell(at) == Some(king)).count() {
                1 => {}
                count => return Err(format!("{count} pieces `{king}`")),
            }
        }
        let at_the_edge = squares().filter(|at| at.1 == 0 || at.1 == 7);
        if let Some(at) = at_the_edge
            .clone()
            .find(|&at| matches!(self.cell(at), Some('P' | 'p')))
        {
            return Err(format!("a pawn on {}", square_name(at)));
        }
        if self.in_check(!self.white_moves) {
            return Err("the side that has just moved is in check".into());
        }
        Ok(self)
    }

    /// Writes FEN.
    pub(super) fn write(&self) -> String {
        let mut fen = String::new();
        for rank in (0..8).rev() {
            let mut empty = 0;
            for letter in self.cells[rank] {
                if letter == '.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    fen.push_str(&empty.to_string());
                    empty = 0;
                }
                fen.push(letter);
            }
            if empty > 0 {
                fen.push_str(&empty.to_string());
            }
            if rank > 0 {
                fen.push('/');
            }
        }
        let rights: String = "KQkq"
            .chars()
            .zip(self.castling)
            .filter(|right| right.1)
            .map(|right| right.0)
            .collect();
        let turn = if self.white_moves { 'w' } else { 'b' };
        let rights = if rights.is_empty() { "-" } else { &rights };
        let en_passant = self.en_passant.map_or_else(|| "-".into(), square_name);
        format!(
            "{fen} {turn} {rights} {en_passant} {} {}",
            self.halfmoves, self.number
        )
    }
}

/// All squares.
pub(super) fn squares() -> impl Iterator<Item = At> + Clone {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

pub(super) fn square_name((file, rank): At) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

pub(super) fn read_square(text: &str) -> Result<At, String> {
    match text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            Ok((i32::from(file - b'a'), i32::from(rank - b'1')))
        }
        _ => Err(format!("`{text}` is no square")),
    }
}

/// Reads a move in UCI notation.
pub(super) fn read_step(text: &str) -> Result<Step, String> {
    let part = |range| {
        text.get(range)
            .ok_or_else(|| format!("`{text}` is no move"))
    };
    let becomes = match &text.as_bytes()[4.min(text.len())..] {
        [] => None,
        [letter @ (b'q' | b'r' | b'b' | b'n')] => Some(char::from(*letter)),
        _ => return Err(format!("`{text}` is no move")),
    };
    Ok(Step {
        from: read_square(part(0..2)?)?,
        to: read_square(part(2..4)?)?,
        becomes,
    })
}

pub(super) fn write_step(step: Step) -> String {
    let mut text = square_name(step.from) + &square_name(step.to);
    text.extend(step.becomes);
    text
}

fn read_placement(text: &str) -> Result<[[char; 8]; 8], String> {
    let mut cells = [['.'; 8]; 8];
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return Err(format!("{} ranks", rows.len()));
    }
    for (row, rank) in rows.into_iter().zip((0..8).rev()) {
        let mut file = 0;
        for letter in row.chars() {
            match letter {
                '1'..='8' => file += letter as usize - '0' as usize,
                'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p'
                    if file < 8 =>
                {
                    cells[rank][file] = letter;
                    file += 1;
                }
                _ => return Err(format!("`{letter}` in rank {}", rank + 1)),
            }
        }
        if file != 8 {
            return Err(format!("rank {} has {file} files", rank + 1));
        }
    }
    Ok(cells)
}

fn read_castling(text: &str) -> Result<[bool; 4], String> {
    let mut rights = [false; 4];
    for letter in text.chars().filter(|_| text != "-") {
        match "KQkq".find(letter) {
            Some(at) => rights[at] = true,
            None => return Err(format!("`{letter}` is no castling right")),
        }
    }
    Ok(rights)
}

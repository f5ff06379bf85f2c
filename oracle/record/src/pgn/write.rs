//! Writing games in the export format (PGN:8).

use std::io::{self, Write};

use chesslaws_board::Colour;
use chesslaws_kernel::{Position, Step};

use super::event::Outcome;
use super::start::Start;
use super::tags::ROSTER;
use crate::san::San;

/// Lines have fewer characters than this (PGN:8.2.1).
const WIDTH: usize = 80;

/// Writes games one after the other in the export format: tags in order, lines of fewer than 80 characters.
///
/// For each game: [`Writer::begin`], then moves and what stands among them, then [`Writer::end`].
pub struct Writer<W> {
    out: W,
    column: usize,
    /// Nothing stands between the last token and the next: `(` was written.
    tight: bool,
    /// Black's next move needs its number.
    interrupted: bool,
    lines: Vec<Line>,
    games: u64,
}

struct Line {
    position: Position,
    before: Option<Position>,
    number: u32,
}

impl<W: Write> Writer<W> {
    /// A writer into that stream.
    pub fn new(out: W) -> Self {
        Self {
            out,
            column: 0,
            tight: false,
            interrupted: true,
            lines: Vec::new(),
            games: 0,
        }
    }

    /// The stream.
    pub fn into_inner(self) -> W {
        self.out
    }

    /// Begins a game. The seven tags are completed and put first, FEN and SetUp come from the start, the others follow in
    /// the order of ASCII; a name that is none, or comes twice, is left out after the first time.
    ///
    /// # Errors
    /// What the stream says.
    pub fn begin(
        &mut self,
        tags: &[(String, String)],
        start: &Start,
        result: Outcome,
    ) -> io::Result<()> {
        if self.games > 0 {
            self.out.write_all(b"\n")?;
        }
        self.games += 1;
        for name in ROSTER {
            let given = tags
                .iter()
                .find(|tag| tag.0 == name)
                .map(|tag| tag.1.as_str());
            let value = match (name, given) {
                ("Result", _) => result.text(),
                (_, Some(value)) => value,
                ("Date", None) => "????.??.??",
                (_, None) => "?",
            };
            self.tag(name, value)?;
        }
        let set_up = start
            .fen
            .as_ref()
            .map(|fen| [("FEN", fen.as_str()), ("SetUp", "1")]);
        let mut others: Vec<(&str, &str)> = tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .filter(|(name, _)| !ROSTER.contains(name) && !matches!(*name, "FEN" | "SetUp"))
            .filter(|(name, _)| is_name(name))
            .chain(set_up.into_iter().flatten())
            .collect();
        others.sort_by_key(|tag| tag.0);
        others.dedup_by_key(|tag| tag.0);
        for (name, value) in others {
            self.tag(name, value)?;
        }
        self.out.write_all(b"\n")?;
        self.lines.clear();
        self.lines.push(Line {
            position: start.position,
            before: None,
            number: start.number,
        });
        (self.column, self.tight, self.interrupted) = (0, false, true);
        Ok(())
    }

    fn tag(&mut self, name: &str, value: &str) -> io::Result<()> {
        let mut plain = String::with_capacity(value.len());
        for letter in value.chars() {
            match letter {
                '"' | '\\' => plain.extend(['\\', letter]),
                _ if letter.is_control() => plain.push(' '),
                _ => plain.push(letter),
            }
        }
        writeln!(self.out, "[{name} \"{plain}\"]")
    }

    /// A legal move of the line being written, or none (`--`), which is no move of the game.
    ///
    /// # Errors
    /// What the stream says.
    pub fn step(&mut self, step: Option<Step>) -> io::Result<()> {
        let Some(line) = self.lines.last_mut() else {
            return Ok(());
        };
        let before = line.position;
        let after = step.map_or_else(|| before.passed_over(), |step| Some(before.after(step)));
        let Some(after) = after else { return Ok(()) };
        let number = line.number;
        let white = before.turn() == Colour::White;
        line.number = number.saturating_add(u32::from(!white));
        line.before = Some(before);
        line.position = after;
        if white {
            self.token(&format!("{number}."))?;
        } else if self.interrupted {
            self.token(&format!("{number}..."))?;
        }
        self.interrupted = false;
        match step {
            Some(step) => self.token(San::leading_to(&before, step, &after).as_str()),
            None => self.token("--"),
        }
    }

    /// A comment; its white space is written as single spaces or line feeds. One with `}` in it is written behind a
    /// semicolon.
    ///
    /// # Errors
    /// What the stream says.
    pub fn comment(&mut self, text: &str) -> io::Result<()> {
        self.interrupted = true;
        let words: Vec<&str> = text
            .split(|letter: char| letter.is_whitespace() || letter.is_control())
            .filter(|word| !word.is_empty())
            .collect();
        if text.contains('}') {
            self.token(&format!(";{}", words.join(" ")))?;
            self.out.write_all(b"\n")?;
            (self.column, self.tight) = (0, true);
            return Ok(());
        }
        let (last, first) = (words.len().saturating_sub(1), words.first().copied());
        self.token(&match first {
            None => "{}".to_owned(),
            Some(word) if last == 0 => format!("{{{word}}}"),
            Some(word) => format!("{{{word}"),
        })?;
        for (at, word) in words.iter().enumerate().skip(1) {
            if at == last {
                self.token(&format!("{word}}}"))?;
            } else {
                self.token(word)?;
            }
        }
        Ok(())
    }

    /// A numeric annotation glyph (PGN:10).
    ///
    /// # Errors
    /// What the stream says.
    pub fn nag(&mut self, nag: u8) -> io::Result<()> {
        self.token(&format!("${nag}"))
    }

    /// Begins a variation on the last move; without one there is nothing to vary, and what follows continues the line.
    ///
    /// # Errors
    /// What the stream says.
    pub fn begin_variation(&mut self) -> io::Result<()> {
        self.interrupted = true;
        let branch = self.lines.last().map(|line| match line.before {
            Some(before) => Line {
                position: before,
                before: None,
                number: line.number
                    - u32::from(line.position.turn() == Colour::White && line.number > 0),
            },
            None => Line {
                before: None,
                ..*line
            },
        });
        self.lines.extend(branch);
        self.token("(")?;
        self.tight = true;
        Ok(())
    }

    /// Ends it.
    ///
    /// # Errors
    /// What the stream says.
    pub fn end_variation(&mut self) -> io::Result<()> {
        if self.lines.len() > 1 {
            self.lines.pop();
            self.interrupted = true;
            self.tight = true;
            self.token(")")?;
        }
        Ok(())
    }

    /// Ends the game.
    ///
    /// # Errors
    /// What the stream says.
    pub fn end(&mut self, result: Outcome) -> io::Result<()> {
        while self.lines.len() > 1 {
            self.end_variation()?;
        }
        self.token(result.text())?;
        self.out.write_all(b"\n")
    }

    /// A token, on the next line where this one has no room.
    fn token(&mut self, text: &str) -> io::Result<()> {
        let width = text.chars().count();
        let space = usize::from(self.column > 0 && !self.tight);
        self.tight = false;
        if self.column > 0 && self.column + space + width >= WIDTH {
            self.out.write_all(b"\n")?;
            self.column = 0;
        } else if space == 1 {
            self.out.write_all(b" ")?;
            self.column += 1;
        }
        self.out.write_all(text.as_bytes())?;
        self.column += width;
        Ok(())
    }
}

/// Whether it is a name that a tag may have (PGN:8.1).
fn is_name(name: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    !name.is_empty() && name.bytes().all(letter)
}

//! Lists of moves as engines print them, and algebraic notation both ways.

use chesslaws_board::{Kind, Move, Setup, Square};

use crate::subjects::candidates::arrivals;
use crate::subjects::placement::is_castling;
use crate::subjects::uci::text::{count_of_nodes, perft_move};

/// What an algebraic move says: the kind, the arrival, and what is told of the departure.
struct Said {
    kind: Kind,
    file: Option<i8>,
    rank: Option<i8>,
    to: Square,
    promotion: Option<Kind>,
}

/// The moves between `e2e4: 1` and `Nodes searched: 20`.
#[must_use]
pub fn perft(lines: &[String]) -> Option<Vec<String>> {
    let count = lines.iter().find_map(|line| count_of_nodes(line))?.ok()?;
    let moves: Vec<String> = lines.iter().filter_map(|line| perft_move(line)).collect();
    (moves.len() == count).then_some(moves)
}

/// The moves behind `20 moves`: `Nb1-a3 e5xd6 b7-b8N O-O`. Every one has to be readable.
#[must_use]
pub fn long(lines: &[String], setup: &Setup) -> Option<Vec<String>> {
    let head = |line: &String| {
        line.strip_suffix(" moves")
            .and_then(|count| count.parse().ok())
    };
    let at = lines.iter().position(|line| head(line).is_some())?;
    let count: usize = head(&lines[at])?;
    let words = lines[at + 1..]
        .iter()
        .flat_map(|line| line.split_whitespace());
    let moves: Option<Vec<String>> = words.map(|word| long_move(word, setup)).collect();
    moves.filter(|moves| moves.len() == count)
}

fn long_move(word: &str, setup: &Setup) -> Option<String> {
    if let Some(mv) = castling(word, setup) {
        return Some(mv.to_string());
    }
    let word = word.trim_end_matches(['+', '#']);
    let squares = word.strip_prefix(['N', 'B', 'R', 'Q', 'K']).unwrap_or(word);
    let plain: String = squares
        .chars()
        .filter(|letter| !matches!(letter, '-' | 'x' | '='))
        .collect();
    let mv: Move = plain.to_ascii_lowercase().parse().ok()?;
    Some(mv.to_string())
}

/// `O-O` and `O-O-O` as the move of the king.
fn castling(word: &str, setup: &Setup) -> Option<Move> {
    let file = match word.trim_end_matches(['+', '#']) {
        "O-O" | "0-0" => 6,
        "O-O-O" | "0-0-0" => 2,
        _ => return None,
    };
    let king = setup.squares_of(setup.turn, Kind::King).next()?;
    Some(Move::new(king, Square::at(file, king.rank())?))
}

/// The moves that an algebraic one may mean, by the ways the men move and what stands in them; which of two is pinned is
/// not seen here.
#[must_use]
pub fn meanings(word: &str, setup: &Setup) -> Vec<Move> {
    if let Some(mv) = castling(word, setup) {
        return vec![mv];
    }
    let Some(said) = read(word) else {
        return Vec::new();
    };
    let departures = setup.squares_of(setup.turn, said.kind).filter(|from| {
        said.file.is_none_or(|file| file == from.file())
            && said.rank.is_none_or(|rank| rank == from.rank())
            && reaches(setup, said.kind, *from, said.to, word.contains('x'))
    });
    departures
        .map(|from| Move {
            from,
            to: said.to,
            promotion: said.promotion,
        })
        .collect()
}

fn read(word: &str) -> Option<Said> {
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    if !word.is_ascii() {
        return None;
    }
    let (word, promotion) = match word.split_once('=') {
        Some((word, kind)) => (word, Some(Kind::from_letter(kind.chars().next()?)?)),
        None => (word, None),
    };
    let kind = word
        .chars()
        .next()
        .filter(char::is_ascii_uppercase)
        .map_or(Some(Kind::Pawn), Kind::from_letter)?;
    let rest = if kind == Kind::Pawn { word } else { &word[1..] };
    let to: Square = rest.get(rest.len().checked_sub(2)?..)?.parse().ok()?;
    let (mut file, mut rank) = (None, None);
    for letter in rest[..rest.len() - 2].bytes() {
        match letter {
            b'a'..=b'h' => file = Some((letter - b'a') as i8),
            b'1'..=b'8' => rank = Some((letter - b'1') as i8),
            b'x' | b'-' => {}
            _ => return None,
        }
    }
    Some(Said {
        kind,
        file,
        rank,
        to,
        promotion,
    })
}

fn reaches(setup: &Setup, kind: Kind, from: Square, to: Square, captures: bool) -> bool {
    if kind != Kind::Pawn {
        return arrivals(kind, from, |square| setup.piece(square).is_some()).any(|at| at == to);
    }
    let ahead = match setup.turn {
        chesslaws_board::Colour::White => 1,
        chesslaws_board::Colour::Black => -1,
    };
    let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
    if captures {
        return files.abs() == 1 && ranks == ahead;
    }
    let free = || {
        Square::at(from.file(), from.rank() + ahead)
            .is_some_and(|crossed| setup.piece(crossed).is_none())
    };
    files == 0 && (ranks == ahead || ranks == 2 * ahead && free())
}

/// The move in algebraic notation, told from every other man of the kind that reaches the square.
#[must_use]
pub fn algebraic(setup: &Setup, mv: Move) -> Option<String> {
    let kind = setup.piece(mv.from)?.kind;
    if is_castling(setup, mv) {
        let short = mv.to.file() > mv.from.file();
        return Some(if short { "O-O" } else { "O-O-O" }.into());
    }
    let slants = kind == Kind::Pawn && mv.from.file() != mv.to.file();
    let captures = setup.piece(mv.to).is_some() || slants;
    let departure = mv.from.to_string();
    let mut text = String::new();
    if kind == Kind::Pawn {
        if captures {
            text += &departure[..1];
        }
    } else {
        text.push(kind.letter());
        let others = || {
            setup
                .squares_of(setup.turn, kind)
                .filter(|&other| other != mv.from && reaches(setup, kind, other, mv.to, captures))
        };
        let by_file = others().all(|other| other.file() != mv.from.file());
        let by_rank = others().all(|other| other.rank() != mv.from.rank());
        match (others().next().is_none(), by_file, by_rank) {
            (true, ..) => {}
            (_, true, _) => text += &departure[..1],
            (_, _, true) => text += &departure[1..],
            _ => text += &departure,
        }
    }
    if captures {
        text.push('x');
    }
    text += &mv.to.to_string();
    if let Some(kind) = mv.promotion {
        text.push('=');
        text.push(kind.letter());
    }
    Some(text)
}

/// The board between rulers: `8 | r |   | b | q | ...`, the eighth rank first. Small letters and stars are Black's.
#[must_use]
pub fn occupied(lines: &[String]) -> Option<Vec<Square>> {
    let mut found = Vec::new();
    for rank in 0..8 {
        let opening = format!("{} |", rank + 1);
        let row = lines
            .iter()
            .find_map(|line| line.trim_start().strip_prefix(&opening))?;
        let cells: Vec<&str> = row.split('|').take(8).collect();
        if cells.len() != 8 {
            return None;
        }
        let men = cells
            .iter()
            .zip(0..)
            .filter(|(cell, _)| !cell.trim().is_empty());
        found.extend(men.filter_map(|(_, file)| Square::at(file, rank)));
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(fen: &str) -> Setup {
        fen.parse().expect("a FEN")
    }

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    const RICH: &str = "r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";

    #[test]
    fn a_long_list_is_read_whole_or_not_at_all() {
        let text = "5 moves\nRa1-b1 Ra1xa8 O-O-O  b7-b8N  e5xd6";
        let moves = long(&lines(text), &setup(RICH));
        assert_eq!(
            moves,
            Some(
                ["a1b1", "a1a8", "e1c1", "b7b8n", "e5d6"]
                    .map(String::from)
                    .to_vec()
            )
        );
        assert_eq!(long(&lines("2 moves\nRa1-b1"), &setup(RICH)), None);
        assert_eq!(long(&lines("1 moves\nRa1-?1"), &setup(RICH)), None);
        assert_eq!(long(&lines("0 moves\n"), &setup(RICH)), Some(vec![]));
    }

    #[test]
    fn a_short_move_means_what_the_men_can_do() {
        let said = |word: &str, fen: &str| -> Vec<String> {
            let moves = meanings(word, &setup(fen));
            moves.iter().map(Move::to_string).collect()
        };
        assert_eq!(said("bxa8=Q+", RICH), ["b7a8q"]);
        assert_eq!(said("exd6", RICH), ["e5d6"]);
        assert_eq!(said("O-O", RICH), ["e1g1"]);
        assert_eq!(said("Rxh8+", RICH), ["h1h8"]);
        assert_eq!(said("Rd1", RICH), ["a1d1"]);
        assert_eq!(said("Rf1", RICH), ["h1f1"]);
        assert!(said("Zz9", RICH).is_empty() && said("", RICH).is_empty());
        let two = "4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1";
        assert_eq!(said("Nd2", two), ["b1d2", "f1d2"]);
        assert_eq!(said("Nbd2", two), ["b1d2"]);
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(said("e4", start), ["e2e4"]);
    }

    #[test]
    fn a_move_is_written_so_that_it_means_only_itself() {
        for (fen, mv, text) in [
            (RICH, "b7a8n", "bxa8=N"),
            (RICH, "e5d6", "exd6"),
            (RICH, "e1c1", "O-O-O"),
            ("4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1", "b1d2", "Nbd2"),
            ("4k3/8/8/8/R7/8/8/R3K3 w - - 0 1", "a1a2", "R1a2"),
            ("4k3/8/8/8/8/Q7/8/Q1Q1K3 w - - 0 1", "a1b2", "Qa1b2"),
        ] {
            let setup = setup(fen);
            let mv = mv.parse().expect("a move");
            assert_eq!(algebraic(&setup, mv).as_deref(), Some(text));
            assert_eq!(meanings(text, &setup), [mv]);
        }
    }

    #[test]
    fn a_board_shows_which_squares_are_occupied() {
        let rows = ["r |   |   |   | k |   |   | r |"; 8];
        let text: Vec<String> = rows
            .iter()
            .zip(1..)
            .map(|(row, rank)| format!("{rank} | {row}"))
            .collect();
        assert_eq!(occupied(&text).map(|squares| squares.len()), Some(24));
        assert_eq!(occupied(&text[1..]), None);
    }
}

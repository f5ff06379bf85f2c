//! The words of UCI as they are written and read.

use chesslaws_board::{Kind, Move, Square};
use chesslaws_protocol::{Ask, STARTPOS};

use crate::subjects::placement::placed;

/// More lines than any position has moves.
pub(super) const MOST_LINES: usize = 256;

/// The start of a line, without control characters.
pub(super) fn shortened(line: Option<&String>) -> String {
    line.map(|line| {
        line.chars()
            .filter(|letter| !letter.is_control())
            .take(120)
            .collect()
    })
    .unwrap_or_default()
}

/// One line, whatever the case holds: a line feed in a FEN would be a second order.
pub(super) fn position_command(ask: &Ask) -> String {
    let mut command = match ask.start.as_str() {
        STARTPOS => "position startpos".to_owned(),
        fen => format!("position fen {fen}"),
    };
    if !ask.moves.is_empty() {
        command += " moves ";
        command += &ask.moves.join(" ");
    }
    command.replace(char::is_control, " ")
}

/// `e2e4: 1` names the move e2e4.
#[must_use]
pub fn perft_move(line: &str) -> Option<String> {
    let (text, count) = line.split_once(':')?;
    let is_move = text.parse::<Move>().is_ok() && count.trim().parse() == Ok(1_u32);
    is_move.then(|| text.to_owned())
}

/// `e2e4: 20` has 20 leaves below e2e4.
#[must_use]
pub(crate) fn share(line: &str) -> Option<(Move, u64)> {
    let (text, count) = line.split_once(':')?;
    Some((text.parse().ok()?, count.trim().parse().ok()?))
}

/// `Nodes searched: 20` ends a perft.
#[must_use]
pub fn count_of_nodes(line: &str) -> Option<Result<usize, std::num::ParseIntError>> {
    line.strip_prefix("Nodes searched:")
        .map(|count| count.trim().parse())
}

/// The most lines that `option name MultiPV type spin .. max 500` allows.
#[must_use]
pub fn multipv_limit(line: &str) -> Option<usize> {
    let rest = line.strip_prefix("option name MultiPV ")?;
    let mut words = rest.split_whitespace().skip_while(|word| *word != "max");
    words.nth(1)?.parse().ok()
}

/// The first moves of the lines that a search with `MultiPV` shows, by the last word on each line's number; nothing where
/// a number is missing or two lines begin with one move.
#[must_use]
pub fn multipv_moves(lines: &[String]) -> Option<Vec<String>> {
    let mut moves: Vec<Option<String>> = Vec::new();
    for (number, mv) in lines.iter().filter_map(|line| numbered_line(line)) {
        if moves.len() < number {
            moves.resize(number, None);
        }
        moves[number - 1] = Some(mv);
    }
    let moves: Vec<String> = moves.into_iter().collect::<Option<_>>()?;
    let mut once = moves.clone();
    once.sort_unstable();
    once.dedup();
    (once.len() == moves.len()).then_some(moves)
}

/// `info .. multipv 3 .. pv e2e4 ..`; a line without a number is the first.
fn numbered_line(line: &str) -> Option<(usize, String)> {
    let mut words = line.strip_prefix("info ")?.split_whitespace();
    let (mut number, mut mv) = (1, None);
    while let Some(word) = words.next() {
        match word {
            "string" => return None,
            "multipv" => number = words.next()?.parse().ok()?,
            "pv" => mv = words.next(),
            _ => {}
        }
    }
    let mv: Move = mv?.parse().ok()?;
    (1..=MOST_LINES)
        .contains(&number)
        .then(|| (number, mv.to_string()))
}

/// The number of plies that a FEN's last fields tell; none where they tell none, or more than can be counted.
#[must_use]
pub fn plies_played(fen: &str) -> Option<u64> {
    let mut fields = fen.split(' ').skip(1);
    let black = match fields.next()? {
        "w" => 0,
        "b" => 1,
        _ => return None,
    };
    let number: u64 = fields.nth(3)?.parse().ok()?;
    number.checked_mul(2)?.checked_add(black)
}

/// Castling as UCI spells it, where the engine spells it as the king taking its rook.
#[must_use]
pub fn usual_castling(ask: &Ask, text: String) -> String {
    let usual = match text.as_str() {
        "e1h1" => "e1g1",
        "e1a1" => "e1c1",
        "e8h8" => "e8g8",
        "e8a8" => "e8c8",
        _ => return text,
    };
    let king = text
        .parse::<Move>()
        .is_ok_and(|mv| king_stands(ask, mv.from));
    if king { usual.to_owned() } else { text }
}

fn king_stands(ask: &Ask, square: Square) -> bool {
    placed(ask)
        .and_then(|setup| setup.piece(square))
        .is_some_and(|piece| piece.kind == Kind::King)
}

/// Splits a command at spaces; quotes hold a part together.
#[must_use]
pub fn split_command(command: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let (mut part, mut quote, mut begun) = (String::new(), None, false);
    for letter in command.chars() {
        match (letter, quote) {
            (_, Some(open)) if letter == open => quote = None,
            ('"' | '\'', None) => (quote, begun) = (Some(letter), true),
            (_, None) if letter.is_whitespace() => {
                if begun {
                    parts.push(std::mem::take(&mut part));
                }
                begun = false;
            }
            _ => {
                part.push(letter);
                begun = true;
            }
        }
    }
    if begun {
        parts.push(part);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use chesslaws_protocol::Question;

    #[test]
    fn a_command_is_split_at_spaces_outside_quotes() {
        assert_eq!(
            split_command("sh -c 'a \"b\" c'  d"),
            ["sh", "-c", "a \"b\" c", "d"]
        );
        assert_eq!(split_command("x ''"), ["x", ""]);
        assert!(split_command("  ").is_empty());
    }

    #[test]
    fn a_share_is_a_move_and_a_count() {
        let mv = "e7e8q".parse().expect("a move");
        assert_eq!(share("e7e8q: 18446744073709551615"), Some((mv, u64::MAX)));
        for text in [
            "e7e8q: 18446744073709551616",
            "e7e8q 20",
            "e7e8q: -1",
            "Nodes: 20",
            "e9e8: 1",
        ] {
            assert_eq!(share(text), None, "{text}");
        }
    }

    #[test]
    fn plies_that_cannot_be_counted_are_none() {
        let of = |number: u64| plies_played(&format!("4k3/8/8/8/8/8/8/4K3 b - - 0 {number}"));
        assert_eq!(of(3), Some(7));
        assert_eq!(of(u64::MAX / 2), Some(u64::MAX));
        assert_eq!(of(u64::MAX / 2 + 1), None);
        assert_eq!(of(u64::MAX), None);
    }

    #[test]
    fn castling_as_the_king_taking_its_rook_is_spelled_as_usual() {
        let ask = |start: &str| Ask {
            start: start.into(),
            moves: vec![],
            question: Question::LegalMoves,
        };
        let king = ask("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assert_eq!(usual_castling(&king, "e1h1".into()), "e1g1");
        let rook = ask("4k3/8/8/8/8/8/K7/4R3 w - - 0 1");
        assert_eq!(usual_castling(&rook, "e1h1".into()), "e1h1");
    }

    #[test]
    fn a_line_feed_in_a_fen_is_no_second_order() {
        let ask = Ask {
            start: "8/8\nquit".into(),
            moves: vec![],
            question: Question::LegalMoves,
        };
        assert_eq!(position_command(&ask), "position fen 8/8 quit");
    }

    #[test]
    fn lines_of_multipv_are_read_by_their_numbers() {
        let lines = |text: &str| -> Vec<String> { text.lines().map(str::to_owned).collect() };
        let two = "info depth 1 multipv 1 score cp 6 pv b1a3\n\
                   info depth 1 multipv 2 score cp 6 pv e2e4 e7e5\n\
                   info depth 1 multipv 1 score cp 7 pv b1c3\n\
                   info string pv a1a1\nbestmove b1c3";
        assert_eq!(
            multipv_moves(&lines(two)),
            Some(vec!["b1c3".into(), "e2e4".into()])
        );
        assert_eq!(
            multipv_moves(&lines("info depth 1 pv e1d1")),
            Some(vec!["e1d1".into()])
        );
        assert_eq!(multipv_moves(&lines("bestmove (none)")), Some(vec![]));
        let twice = "info multipv 1 pv e1c1\ninfo multipv 2 pv e1c1";
        assert_eq!(multipv_moves(&lines(twice)), None);
        assert_eq!(multipv_moves(&lines("info multipv 2 pv e1c1")), None);
        assert_eq!(
            multipv_moves(&lines("info multipv 99999999999 pv e1c1")),
            Some(vec![])
        );
    }

    #[test]
    fn the_limit_of_multipv_is_its_maximum() {
        let option = "option name MultiPV type spin default 1 min 1 max 10";
        assert_eq!(multipv_limit(option), Some(10));
        assert_eq!(multipv_limit("option name MultiPV type spin"), None);
    }

    #[test]
    fn a_perft_line_names_a_move_with_one_node() {
        assert_eq!(perft_move("e7e8q: 1").as_deref(), Some("e7e8q"));
        for other in ["e7e8q: 2", "Nodes searched: 1", "e7e8q 1", ""] {
            assert_eq!(perft_move(other), None, "{other}");
        }
    }
}

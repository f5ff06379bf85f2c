//! The words of UCI as they are written and read.

use chesslaws_board::{Kind, Move, Square};
use chesslaws_protocol::{Ask, STARTPOS};

use crate::subjects::placement::placed;

/// The start of a line, without control characters.
#[must_use]
pub fn shortened(line: Option<&String>) -> String {
    line.map(|line| {
        line.chars()
            .filter(|letter| !letter.is_control())
            .take(120)
            .collect()
    })
    .unwrap_or_default()
}

/// One line, whatever the case holds: a line feed in a FEN would be a second order.
#[must_use]
pub fn position_command(ask: &Ask) -> String {
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

/// `Nodes searched: 20` ends a perft.
#[must_use]
pub fn count_of_nodes(line: &str) -> Option<Result<usize, std::num::ParseIntError>> {
    line.strip_prefix("Nodes searched:")
        .map(|count| count.trim().parse())
}

/// The number of plies that a FEN's last fields tell.
#[must_use]
pub fn plies_played(fen: &str) -> Option<u64> {
    let mut fields = fen.split(' ').skip(1);
    let black = match fields.next()? {
        "w" => 0,
        "b" => 1,
        _ => return None,
    };
    let number: u64 = fields.nth(3)?.parse().ok()?;
    Some(2 * number + black)
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
    fn a_perft_line_names_a_move_with_one_node() {
        assert_eq!(perft_move("e7e8q: 1").as_deref(), Some("e7e8q"));
        for other in ["e7e8q: 2", "Nodes searched: 1", "e7e8q 1", ""] {
            assert_eq!(perft_move(other), None, "{other}");
        }
    }
}

//! A Rust library certified in process: how its own tests would do it.
//!
//! `cozy-chess` (MIT) shares no code with the oracle. What it has no word for is not modelled, nothing is added to it.

use std::collections::BTreeMap;

use chesslaws::run::{Options, Outcome, exhibits, run};
use chesslaws_law::Edition;
use chesslaws_protocol::{
    Answer, Ask, Channel, Convention, EndingName, Failure, Identity, Question, Reply, STARTPOS,
    Subject,
};
use chesslaws_suite::cases;
use cozy_chess::util::{display_uci_move, parse_uci_move};
use cozy_chess::{Board, GameStatus};

/// The library behind the trait.
struct CozyChess;

impl CozyChess {
    /// Plays the game, or says what the library does not accept of it.
    fn reach(start: &str, moves: &[String]) -> Result<Board, String> {
        let mut board = match start {
            STARTPOS => Board::default(),
            fen => Board::from_fen(fen, false).map_err(|error| error.to_string())?,
        };
        for text in moves {
            let mv = parse_uci_move(&board, text).map_err(|error| error.to_string())?;
            board
                .try_play(mv)
                .map_err(|error| format!("{text}: {error}"))?;
        }
        Ok(board)
    }

    fn moves(board: &Board) -> Answer {
        let mut moves = Vec::new();
        board.generate_moves(|of_piece| {
            moves.extend(
                of_piece
                    .into_iter()
                    .map(|mv| display_uci_move(board, mv).to_string()),
            );
            false
        });
        Answer::moves(moves)
    }

    /// Its status calls stalemate and fifty moves drawn alike.
    fn ending(board: &Board) -> Result<EndingName, String> {
        match board.status() {
            GameStatus::Won => Ok(EndingName::Checkmate),
            GameStatus::Ongoing => Ok(EndingName::None),
            GameStatus::Drawn if board.halfmove_clock() < 100 => Ok(EndingName::Stalemate),
            GameStatus::Drawn => Err("stalemate and fifty moves are one status".into()),
        }
    }

    fn reply(ask: &Ask) -> Result<Reply, String> {
        let board = Self::reach(&ask.start, &ask.moves)?;
        Ok(Reply::answer(match &ask.question {
            Question::LegalMoves => Self::moves(&board),
            Question::IsLegal { mv } => {
                // Asked in the usual spelling; its own has the king take the rook, which is no move of the Laws.
                let own = parse_uci_move(&board, mv)
                    .ok()
                    .filter(|&own| board.is_legal(own));
                Answer::Truth(
                    own.is_some_and(|own| display_uci_move(&board, own).to_string() == *mv),
                )
            }
            Question::PositionAfter => Answer::Fen(board.to_string()),
            Question::CheckState => Answer::Truth(!board.checkers().is_empty()),
            Question::Ending => match Self::ending(&board) {
                Ok(ending) => Answer::Ending(ending),
                Err(why) => return Ok(Reply::NotModelled { why }),
            },
            Question::SamePosition { other } => {
                let other = Self::reach(&other.start, &other.moves)?;
                Answer::Truth(board.same_position(&other))
            }
            Question::ReadFen { fen } => Answer::Truth(Board::from_fen(fen, false).is_ok()),
            other => {
                let why = format!("{} is not modelled", other.name());
                return Ok(Reply::NotModelled { why });
            }
        }))
    }
}

impl Subject for CozyChess {
    fn identity(&mut self) -> Result<Identity, Failure> {
        Ok(Identity {
            name: "cozy-chess 0.3.4".into(),
            channel: Channel::Embedded,
            questions: chesslaws::subjects::board_questions(),
            conventions: vec![Convention::OnlyMateAndStalemateEnd],
            notes: vec![],
        })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        Ok(Self::reply(ask).unwrap_or_else(|why| Reply::Refused { why }))
    }
}

#[test]
fn cozy_chess_fails_no_case() {
    let options = Options::whole(Edition::Fide2023, 1);
    let run = run(&mut CozyChess, &cases::all(), &options, &mut |_, _| {})
        .unwrap_or_else(|error| panic!("{error}"));
    let mut counts: BTreeMap<Outcome, usize> = BTreeMap::new();
    for record in &run.records {
        *counts.entry(record.outcome).or_default() += 1;
    }
    let shown: String = exhibits(&run, options.edition)
        .iter()
        .map(|exhibit| exhibit.text(options.edition, "cozy-chess"))
        .collect();
    let count = |outcome| counts.get(&outcome).copied().unwrap_or_default();
    let passed = count(Outcome::Passed);
    // Draws by the men that are left are none of its endings, as it declares.
    let silent = count(Outcome::Inapplicable) + count(Outcome::DeviatesAsDeclared);
    assert!(count(Outcome::DeviatesAsDeclared) > 0, "{counts:?}");
    assert_eq!(passed + silent, run.records.len(), "{counts:?}\n{shown}");
    // It reads a FEN with the kings side by side, which no game reaches: no breach of the Laws, and said.
    let notes = run.header.subject.notes.join("\n");
    assert!(notes.contains("set-ups: it accepts 1 "), "{notes}");
    assert!(passed >= 15_000, "{counts:?}");
    // The draws it does not know are declared, and are no pass.
    assert_eq!(run.conclusion().exit_code(), 5);
}

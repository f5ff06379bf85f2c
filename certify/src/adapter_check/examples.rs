//! Questions whose answers are beyond doubt.

use chesslaws_protocol::{
    Answer, Ask, AtTheTable, EndingName, GameRead, Question, QuestionName, Reached, ResultName,
    STARTPOS,
};

const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];
const STALEMATE: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
const BOTH_KNIGHTS: &str = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2";
const TWO_KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Castling is open to White.
const ITALIAN: [&str; 6] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"];
/// A pawn can capture on g8 and promote there.
const PAWN_ON_H7: [&str; 8] = [
    "h2h4", "g7g5", "h4g5", "h7h6", "g5h6", "a7a6", "h6h7", "a6a5",
];

/// A question and its answer.
pub(super) struct Example {
    pub(super) ask: Ask,
    pub(super) right: Answer,
    /// Whether this is a draw that only some programs speak of.
    pub(super) draw: bool,
}

fn example(start: &str, moves: &[&str], question: Question, right: Answer) -> Example {
    Example {
        ask: Ask {
            start: start.into(),
            moves: owned(moves),
            question,
        },
        draw: right == Answer::Ending(EndingName::Draw),
        right,
    }
}

fn owned(moves: &[&str]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// A long game that leads nowhere: the knights go out and come back.
pub(super) fn long_game() -> Vec<String> {
    let round = ["g1f3", "g8f6", "f3g1", "f6g8"];
    round
        .iter()
        .cycle()
        .take(400)
        .map(ToString::to_string)
        .collect()
}

/// A question about a position, as simple as this one can be.
pub(super) fn simplest(question: QuestionName, start: &str, moves: Vec<String>) -> Ask {
    let question = match question {
        QuestionName::LegalMoves => Question::LegalMoves,
        QuestionName::IsLegal => Question::IsLegal { mv: "e2e4".into() },
        QuestionName::PositionAfter => Question::PositionAfter,
        QuestionName::CheckState => Question::CheckState,
        QuestionName::Ending => Question::Ending,
        QuestionName::SamePosition => Question::SamePosition {
            other: Reached {
                start: STARTPOS.into(),
                moves: Vec::new(),
            },
        },
        QuestionName::ReadFen => Question::ReadFen {
            fen: INITIAL.into(),
        },
        QuestionName::WriteFen => Question::WriteFen,
        QuestionName::ReadSan => Question::ReadSan { san: "e4".into() },
        QuestionName::WriteSan => Question::WriteSan { mv: "e2e4".into() },
        QuestionName::ReadPgn => Question::ReadPgn {
            pgn: "1. e4 *\n".into(),
        },
        QuestionName::RepetitionCount => Question::RepetitionCount,
        QuestionName::BoundPieces => Question::BoundPieces {
            table: AtTheTable::default(),
        },
        QuestionName::ClockTimes => Question::ClockTimes {
            table: AtTheTable::default(),
        },
        QuestionName::MayClaim => Question::MayClaim {
            table: AtTheTable::default(),
            claim: CLAIM.into(),
        },
        QuestionName::FlagFall => Question::FlagFall {
            table: AtTheTable::default(),
            side: "White".into(),
        },
        QuestionName::Ruling => Question::Ruling {
            table: AtTheTable::default(),
        },
    };
    Ask {
        start: start.into(),
        moves,
        question,
    }
}

/// A claim that cannot be granted in the initial array.
const CLAIM: &str = "White claims a draw by repetition";

/// The knights go out and come back once.
const ROUND: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn at_the_table(question: QuestionName) -> Vec<Example> {
    let happens = |events: &[&str]| AtTheTable {
        conditions: vec!["the time control is 40 moves in 2:00:00".into()],
        events: owned(events),
    };
    let of = |question: Question, right: Answer| vec![example(STARTPOS, &[], question, right)];
    match question {
        QuestionName::BoundPieces => of(
            Question::BoundPieces {
                table: happens(&["White touches g1"]),
            },
            Answer::moves(owned(&["g1f3", "g1h3"])),
        ),
        QuestionName::ClockTimes => of(
            Question::ClockTimes {
                table: happens(&[
                    "0:00:00 the arbiter starts White's clock",
                    "0:00:10 White plays e2e4 and presses the clock",
                ]),
            },
            Answer::Clocks {
                white: 10_000,
                black: 0,
            },
        ),
        QuestionName::MayClaim => of(
            Question::MayClaim {
                table: happens(&[]),
                claim: CLAIM.into(),
            },
            Answer::Truth(false),
        ),
        QuestionName::FlagFall => of(
            Question::FlagFall {
                table: happens(&[
                    "0:00:00 the arbiter starts White's clock",
                    "2:00:01 White touches e2",
                ]),
                side: "White".into(),
            },
            Answer::Result(ResultName::BlackWins),
        ),
        QuestionName::Ruling => of(
            Question::Ruling {
                table: happens(&["White resigns"]),
            },
            Answer::Result(ResultName::BlackWins),
        ),
        _ => Vec::new(),
    }
}

/// The examples of a question.
pub(super) fn of(question: QuestionName) -> Vec<Example> {
    match question {
        QuestionName::LegalMoves => legal_moves(),
        QuestionName::IsLegal => is_legal(),
        QuestionName::PositionAfter => {
            let fen = |fen: &str| Answer::Fen(fen.into());
            let knight = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";
            vec![
                example(STARTPOS, &[], Question::PositionAfter, fen(INITIAL)),
                example(STARTPOS, &["g1f3"], Question::PositionAfter, fen(knight)),
            ]
        }
        QuestionName::CheckState => [
            (STARTPOS, &[][..], false),
            (STARTPOS, &FOOLS_MATE[..], true),
            (STALEMATE, &[][..], false),
        ]
        .map(|(start, moves, check)| {
            example(start, moves, Question::CheckState, Answer::Truth(check))
        })
        .into(),
        QuestionName::Ending => [
            (STARTPOS, &[][..], EndingName::None),
            (STARTPOS, &FOOLS_MATE[..], EndingName::Checkmate),
            (STALEMATE, &[][..], EndingName::Stalemate),
            (TWO_KINGS, &[][..], EndingName::Draw),
        ]
        .map(|(start, moves, ending)| {
            example(start, moves, Question::Ending, Answer::Ending(ending))
        })
        .into(),
        QuestionName::SamePosition => [
            (&["g1f3", "g8f6", "f3g1", "f6g8"][..], true),
            (&["e2e4"][..], false),
        ]
        .map(|(moves, same)| {
            let other = Reached {
                start: STARTPOS.into(),
                moves: owned(moves),
            };
            example(
                STARTPOS,
                &[],
                Question::SamePosition { other },
                Answer::Truth(same),
            )
        })
        .into(),
        QuestionName::ReadFen => [(INITIAL, true), ("no position at all", false)]
            .map(|(fen, reads)| {
                let question = Question::ReadFen { fen: fen.into() };
                example(STARTPOS, &[], question, Answer::Truth(reads))
            })
            .into(),
        QuestionName::WriteFen
        | QuestionName::ReadSan
        | QuestionName::WriteSan
        | QuestionName::ReadPgn => notation(question),
        QuestionName::RepetitionCount => [(&[][..], 1), (&ROUND[..], 2)]
            .map(|(moves, times)| {
                example(
                    STARTPOS,
                    moves,
                    Question::RepetitionCount,
                    Answer::Number(times),
                )
            })
            .into(),
        _ => at_the_table(question),
    }
}

/// A game with castling.
const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O 1-0\n";

fn notation(question: QuestionName) -> Vec<Example> {
    let read = |moves: &[&str], san: &str, right: Answer| {
        let question = Question::ReadSan { san: san.into() };
        example(STARTPOS, moves, question, right)
    };
    let mv = |text: &str| Answer::Move(text.into());
    let written = |moves: &[&str], mv: &str, san: &str| {
        let question = Question::WriteSan { mv: mv.into() };
        example(STARTPOS, moves, question, Answer::San(san.into()))
    };
    match question {
        QuestionName::WriteFen => {
            let knight = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";
            let fen = |fen: &str| Answer::Fen(fen.into());
            vec![
                example(STARTPOS, &ROUND[..2], Question::WriteFen, fen(BOTH_KNIGHTS)),
                example(STARTPOS, &["g1f3"], Question::WriteFen, fen(knight)),
            ]
        }
        QuestionName::ReadSan => vec![
            read(&[], "Nf3", mv("g1f3")),
            read(&FOOLS_MATE[..3], "Qh4#", mv("d8h4")),
            read(&ITALIAN, "O-O", mv("e1g1")),
            read(&PAWN_ON_H7, "hxg8=N", mv("h7g8n")),
            read(&[], "Nd4", Answer::Truth(false)),
        ],
        QuestionName::WriteSan => vec![
            written(&[], "g1f3", "Nf3"),
            written(&FOOLS_MATE[..3], "d8h4", "Qh4#"),
            written(&ITALIAN, "e1g1", "O-O"),
            written(&PAWN_ON_H7, "h7g8n", "hxg8=N"),
        ],
        QuestionName::ReadPgn => {
            let mut moves = owned(&ITALIAN);
            moves.push("e1g1".into());
            let game = GameRead {
                moves,
                result: ResultName::WhiteWins,
                broken: false,
            };
            let question = |pgn: &str| Question::ReadPgn { pgn: pgn.into() };
            vec![
                example(STARTPOS, &[], question(GAME), Answer::Games(vec![game])),
                example(
                    STARTPOS,
                    &[],
                    question("1. e4 e5 2. Ke3 *\n"),
                    Answer::Truth(false),
                ),
            ]
        }
        _ => Vec::new(),
    }
}

fn legal_moves() -> Vec<Example> {
    let steps = |from: char, to: [char; 2]| {
        let files = 'a'..='h';
        files.flat_map(move |file| to.map(|rank| format!("{file}{from}{file}{rank}")))
    };
    let list = |from: char, to: [char; 2], knights: [&str; 4]| {
        Answer::moves(steps(from, to).chain(owned(&knights)).collect())
    };
    let white = list('2', ['3', '4'], ["b1a3", "b1c3", "g1f3", "g1h3"]);
    let black = list('7', ['6', '5'], ["b8a6", "b8c6", "g8f6", "g8h6"]);
    let none = || Answer::Moves(Vec::new());
    vec![
        example(STARTPOS, &[], Question::LegalMoves, white),
        example(STARTPOS, &["e2e4"], Question::LegalMoves, black),
        example(STARTPOS, &FOOLS_MATE, Question::LegalMoves, none()),
        example(STALEMATE, &[], Question::LegalMoves, none()),
    ]
}

fn is_legal() -> Vec<Example> {
    [
        (&[][..], "e2e4", true),
        (&[][..], "e2e5", false),
        (&["e2e4"][..], "e7e5", true),
        (&["e2e4"][..], "d2d4", false),
        (&ITALIAN[..], "e1g1", true),
        (&ITALIAN[..], "e1c1", false),
        (&PAWN_ON_H7[..], "h7g8q", true),
        (&PAWN_ON_H7[..], "h7g8n", true),
    ]
    .map(|(moves, mv, legal)| {
        let question = Question::IsLegal { mv: mv.into() };
        example(STARTPOS, moves, question, Answer::Truth(legal))
    })
    .into()
}

#[cfg(test)]
mod tests {
    use chesslaws_law::Edition;
    use chesslaws_protocol::{Reply, Subject};

    use super::*;
    use crate::subjects::{
        Oracle,
        demo::{Demo, Faults},
    };

    /// Two libraries that share no code.
    #[test]
    fn the_oracle_and_the_demonstration_answer_so() {
        for example in QuestionName::ALL.into_iter().flat_map(of) {
            // What happens at the table is executed for the founding edition.
            let at_the_table = example.ask.question.table().is_some();
            let editions = Edition::ALL.into_iter();
            for edition in editions.filter(|&edition| !at_the_table || edition == Edition::FOUNDING)
            {
                let answer = match Oracle::of(edition).ask(&example.ask) {
                    Ok(Reply::Answer { answer, .. }) => answer,
                    other => panic!("{:?}: {other:?}", example.ask),
                };
                assert_eq!(answer, example.right, "{:?}", example.ask);
            }
            if QuestionName::BOARD.contains(&QuestionName::of(&example.ask.question)) {
                let demo = Demo::new(Faults::default()).ask(&example.ask);
                assert_eq!(demo, Ok(Reply::answer(example.right)), "{:?}", example.ask);
            }
        }
    }

    #[test]
    fn the_long_game_ends_where_it_began() {
        let ask = simplest(QuestionName::PositionAfter, STARTPOS, long_game());
        let reply = Oracle::of(Edition::Fide1993).ask(&ask);
        assert!(
            matches!(&reply, Ok(Reply::Answer { answer: Answer::Fen(fen), .. })
                if fen.starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq")),
            "{reply:?}"
        );
    }
}

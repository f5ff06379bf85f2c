//! Manners of writing moves: what is meant alike is taken alike, and told once.

use std::collections::BTreeSet;

use chesslaws_board::{Kind, Move, Setup};
use chesslaws_law::Edition;
use chesslaws_oracle::{Laws, art2_pieces};
use chesslaws_protocol::{Answer, Ask, GameRead};

use crate::subjects::{Oracle, spelling::CASTLING};

/// A manner of writing that is no fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Trait {
    CastlingOntoTheRook,
    CapitalPromotion,
    MovesInItsOwnOrder,
    MovesTwice,
}

impl Trait {
    /// What the reader of a report is told.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::CastlingOntoTheRook => CASTLING,
            Self::CapitalPromotion => {
                "spelling: it writes the letter of a promotion in upper case (e7e8Q)"
            }
            Self::MovesInItsOwnOrder => "spelling: it lists moves in an order of its own",
            Self::MovesTwice => {
                "spelling: it lists some moves more than once; each is counted once"
            }
        }
    }
}

/// The manner of one answer.
pub(super) struct Spelling<'a> {
    edition: Edition,
    ask: &'a Ask,
    seen: &'a mut BTreeSet<Trait>,
}

impl<'a> Spelling<'a> {
    pub(super) const fn of(edition: Edition, ask: &'a Ask, seen: &'a mut BTreeSet<Trait>) -> Self {
        Self { edition, ask, seen }
    }

    /// The answer as the protocol would have it written, or what cannot be read in it.
    pub(super) fn as_meant(&mut self, answer: Answer) -> Result<Answer, String> {
        Ok(match answer {
            Answer::Moves(moves) => self.moves(moves)?,
            Answer::Move(text) => match self.moves(vec![text])? {
                Answer::Moves(moves) => Answer::Move(moves.concat()),
                other => other,
            },
            Answer::Games(games) => {
                let games = games.into_iter().map(|game| self.game(game));
                Answer::Games(games.collect::<Result<_, _>>()?)
            }
            other => other,
        })
    }

    fn moves(&mut self, moves: Vec<String>) -> Result<Answer, String> {
        let mut read = Vec::with_capacity(moves.len());
        for text in moves {
            let text = self.small_promotion(text);
            if text.parse::<Move>().is_err() {
                return Err(format!(
                    "{} is no move in UCI notation",
                    super::quoted(&text)
                ));
            }
            read.push(text);
        }
        let read = self.castling(read);
        if !read.is_sorted() {
            self.seen.insert(Trait::MovesInItsOwnOrder);
        }
        let count = read.len();
        let answer = Answer::moves(read);
        if matches!(&answer, Answer::Moves(once) if once.len() < count) {
            self.seen.insert(Trait::MovesTwice);
        }
        Ok(answer)
    }

    /// A game from the initial array; behind a pass, and from elsewhere, its moves stand as they are written.
    fn game(&mut self, mut game: GameRead) -> Result<GameRead, String> {
        let laws = Laws::of(self.edition);
        let mut reached = Some(art2_pieces::array());
        for text in game.moves.iter_mut() {
            if text == PASS {
                reached = None;
                continue;
            }
            *text = self.small_promotion(std::mem::take(text));
            let Ok(mv) = text.parse::<Move>() else {
                let quoted = super::quoted(text);
                return Err(format!("{quoted} is no move in UCI notation"));
            };
            reached = reached.and_then(|setup| {
                let lawful = |mv: &Move| laws.is_lawful(&setup, *mv);
                let usual = castled(&setup, text);
                let castling = usual.and_then(|usual| usual.parse::<Move>().ok());
                let castling = castling.filter(lawful);
                if let Some(castling) = castling {
                    self.seen.insert(Trait::CastlingOntoTheRook);
                    *text = castling.to_string();
                }
                let played = castling.unwrap_or(mv);
                lawful(&played).then(|| laws.after(&setup, played))
            });
        }
        Ok(game)
    }

    fn small_promotion(&mut self, text: String) -> String {
        let capital = text.len() == 5 && text.ends_with(['Q', 'R', 'B', 'N']);
        if !capital {
            return text;
        }
        self.seen.insert(Trait::CapitalPromotion);
        text.to_ascii_lowercase()
    }

    /// Castling as the king's own move, where it is written as the king taking its rook and not the usual way too.
    fn castling(&mut self, moves: Vec<String>) -> Vec<String> {
        if moves.iter().all(|text| usual(text).is_none()) {
            return moves;
        }
        let Some(setup) = self.reached() else {
            return moves;
        };
        let meant = |text: &str| -> Option<&'static str> {
            let usual = castled(&setup, text)?;
            (!moves.iter().any(|other| other == usual)).then_some(usual)
        };
        let read: Vec<String> = moves
            .iter()
            .map(|text| meant(text).map_or_else(|| text.clone(), str::to_owned))
            .collect();
        if read != moves {
            self.seen.insert(Trait::CastlingOntoTheRook);
        }
        read
    }

    fn reached(&self) -> Option<Setup> {
        Oracle::of(self.edition)
            .reach(&self.ask.start, &self.ask.moves)
            .ok()
    }
}

/// How UCI writes that no move is made.
const PASS: &str = "0000";

/// The usual spelling of a king that takes its rook.
fn castled(setup: &Setup, text: &str) -> Option<&'static str> {
    let usual = usual(text)?;
    let mv: Move = text.parse().ok()?;
    let (king, rook) = (setup.piece(mv.from)?, setup.piece(mv.to)?);
    let castles = king.kind == Kind::King && rook.kind == Kind::Rook && king.colour == rook.colour;
    castles.then_some(usual)
}

/// The usual spelling of what may be castling.
fn usual(text: &str) -> Option<&'static str> {
    match text {
        "e1h1" => Some("e1g1"),
        "e1a1" => Some("e1c1"),
        "e8h8" => Some("e8g8"),
        "e8a8" => Some("e8c8"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use chesslaws_protocol::Question;

    use super::*;

    fn meant(
        start: &str,
        moves: &[&str],
        answer: Answer,
    ) -> (Result<Answer, String>, BTreeSet<Trait>) {
        let ask = Ask {
            start: start.into(),
            moves: moves.iter().map(ToString::to_string).collect(),
            question: Question::LegalMoves,
        };
        let mut seen = BTreeSet::new();
        let meant = Spelling::of(Edition::Fide1993, &ask, &mut seen).as_meant(answer);
        (meant, seen)
    }

    fn list(moves: &[&str]) -> Answer {
        Answer::Moves(moves.iter().map(ToString::to_string).collect())
    }

    const KING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

    #[test]
    fn castling_onto_the_rook_is_castling() {
        let (answer, seen) = meant(KING, &[], list(&["e1d1", "e1h1"]));
        assert_eq!(answer, Ok(list(&["e1d1", "e1g1"])));
        assert_eq!(seen, [Trait::CastlingOntoTheRook].into());
        let rook = "4k3/8/8/8/8/8/K7/4R3 w - - 0 1";
        let (answer, seen) = meant(rook, &[], list(&["e1h1"]));
        assert_eq!((answer, seen), (Ok(list(&["e1h1"])), [].into()));
        let (answer, seen) = meant(KING, &[], list(&["e1g1", "e1h1"]));
        assert_eq!((answer, seen), (Ok(list(&["e1g1", "e1h1"])), [].into()));
    }

    #[test]
    fn order_repeats_and_capital_promotions_are_traits() {
        let (answer, seen) = meant(KING, &[], list(&["e7e8Q", "a2a3", "a2a3"]));
        assert_eq!(answer, Ok(list(&["a2a3", "e7e8q"])));
        let traits = [
            Trait::CapitalPromotion,
            Trait::MovesInItsOwnOrder,
            Trait::MovesTwice,
        ];
        assert_eq!(seen, traits.into());
    }

    fn game(moves: &str) -> Answer {
        Answer::Games(vec![GameRead {
            moves: moves.split(' ').map(String::from).collect(),
            result: chesslaws_protocol::ResultName::None,
            broken: false,
        }])
    }

    #[test]
    fn a_game_is_read_as_it_is_meant() {
        let opening = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5";
        let (answer, seen) = meant(KING, &[], game(&format!("{opening} e1h1 h7h5")));
        assert_eq!(answer, Ok(game(&format!("{opening} e1g1 h7h5"))));
        assert_eq!(seen, [Trait::CastlingOntoTheRook].into());
        // From elsewhere a rook may go so, and behind a pass nobody knows.
        for moves in ["e1h1 e8e7", "e2e4 0000 e1h1"] {
            assert_eq!(meant(KING, &[], game(moves)), (Ok(game(moves)), [].into()));
        }
        let (answer, seen) = meant(KING, &[], game("e7e8Q"));
        assert_eq!(
            (answer, seen),
            (Ok(game("e7e8q")), [Trait::CapitalPromotion].into())
        );
        assert!(meant(KING, &[], game("e2e4 Nf3")).0.is_err());
    }

    #[test]
    fn what_is_no_move_is_garbled() {
        for text in ["O-O", "e2-e4", "", "Nf3", "e7e8K"] {
            let (answer, _) = meant(KING, &[], list(&[text]));
            assert!(answer.is_err_and(|why| why.contains(text)), "{text}");
        }
    }
}

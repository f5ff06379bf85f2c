//! What a saying predicts of a trial, and what the Laws find of it: the same closed set of words for both.

use chesslaws_board::table::{Effect, Misread, Outcome, Part, Phrase, Tongue, arguments_of};
use chesslaws_board::{Colour, Move};
use chesslaws_spec::Lang;

use crate::rule::words::{say, tongue};
use crate::shorten;

/// What is predicted of a trial, or found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// How the game ends; `None`: it is not over.
    Result(Option<Outcome>),
    /// Whether a move is lawful in the position that is reached.
    Lawful(Move, bool),
    /// The moves that a player is bound to, sorted by their text; `None`: to none in particular.
    Bound(Colour, Option<Vec<Move>>),
    /// Whether the last act breaks a statement.
    Breaks(bool),
    /// The move that was made last; `None`: none was.
    Made(Option<Move>),
    /// Whether this follows from the last act.
    Follows(Effect, bool),
}

/// The forms of words, English and Chinese.
const OVER: (&str, &str) = ("the game ends with {}", "对局结束：{}");
const NOT_OVER: (&str, &str) = ("the game is not over", "对局尚未结束");
const LAWFUL: (&str, &str) = ("{} is lawful", "{}合乎规则");
const NOT_LAWFUL: (&str, &str) = ("{} is not lawful", "{}不合规则");
const BOUND: (&str, &str) = ("{} must play one of {}", "{}必须走下列着法之一：{}");
const FREE: (&str, &str) = ("{} is bound to no particular move", "{}不受特定着法的约束");
const BREAKS: (&str, &str) = ("the last act breaks a statement", "最后的行为违反条文");
const BREAKS_NONE: (&str, &str) = (
    "the last act breaks no statement",
    "最后的行为不违反任何条文",
);
const MADE: (&str, &str) = ("the move made is {}", "所走的一着是{}");
const MADE_NONE: (&str, &str) = ("no move is made", "没有走成任何一着");
const FOLLOWS: (&str, &str) = ("it follows that {}", "由此：{}");
const DOES_NOT_FOLLOW: (&str, &str) = ("it does not follow that {}", "并非由此：{}");

/// All forms, in the order in which they are tried.
const FORMS: [(&str, &str); 12] = [
    OVER,
    NOT_OVER,
    NOT_LAWFUL,
    LAWFUL,
    BOUND,
    FREE,
    BREAKS,
    BREAKS_NONE,
    MADE,
    MADE_NONE,
    FOLLOWS,
    DOES_NOT_FOLLOW,
];

impl Finding {
    /// Reads a prediction.
    ///
    /// # Errors
    /// No form of words matches, or an argument cannot be read.
    pub fn read(text: &str) -> Result<Self, String> {
        let forms = FORMS.into_iter();
        let mut matches = forms.filter_map(|form| Some((form, arguments_of(form.0, text)?)));
        let Some((form, arguments)) = matches.next() else {
            let forms: Vec<String> = FORMS.iter().map(|(en, _)| format!("`{en}`")).collect();
            return Err(format!(
                "`{}` predicts nothing; right would be one of {}",
                shorten::quote(text),
                forms.join(", ")
            ));
        };
        let argument = |index: usize| arguments.get(index).map_or("", String::as_str);
        Ok(match form {
            OVER => Self::Result(Some(part(argument(0))?)),
            NOT_OVER => Self::Result(None),
            LAWFUL | NOT_LAWFUL => Self::Lawful(part(argument(0))?, form == LAWFUL),
            BOUND => Self::bound(part(argument(0))?, Some(part(argument(1))?)),
            FREE => Self::Bound(part(argument(0))?, None),
            BREAKS | BREAKS_NONE => Self::Breaks(form == BREAKS),
            MADE => Self::Made(Some(part(argument(0))?)),
            MADE_NONE => Self::Made(None),
            _ => {
                let effect = Effect::read(argument(0)).map_err(|why: Misread| why.to_string())?;
                Self::Follows(effect, form == FOLLOWS)
            }
        })
    }

    /// Moves that a player is bound to, in any order.
    #[must_use]
    pub fn bound(side: Colour, moves: Option<Vec<Move>>) -> Self {
        let sorted = moves.map(|mut moves| {
            moves.sort_by_key(ToString::to_string);
            moves
        });
        Self::Bound(side, sorted)
    }

    /// It in words.
    #[must_use]
    pub fn write(&self, lang: Lang) -> String {
        let tongue = tongue(lang);
        let (form, arguments) = match self {
            Self::Result(Some(outcome)) => (OVER, vec![Part::write(outcome, tongue)]),
            Self::Result(None) => (NOT_OVER, Vec::new()),
            Self::Lawful(mv, true) => (LAWFUL, vec![mv.to_string()]),
            Self::Lawful(mv, false) => (NOT_LAWFUL, vec![mv.to_string()]),
            Self::Bound(side, Some(moves)) => (BOUND, vec![side.write(tongue), list(moves)]),
            Self::Bound(side, None) => (FREE, vec![side.write(tongue)]),
            Self::Breaks(true) => (BREAKS, Vec::new()),
            Self::Breaks(false) => (BREAKS_NONE, Vec::new()),
            Self::Made(Some(mv)) => (MADE, vec![mv.to_string()]),
            Self::Made(None) => (MADE_NONE, Vec::new()),
            Self::Follows(effect, true) => (FOLLOWS, vec![effect.write(tongue)]),
            Self::Follows(effect, false) => (DOES_NOT_FOLLOW, vec![effect.write(tongue)]),
        };
        chesslaws_board::table::filled(say(lang, form.0, form.1), &arguments)
    }
}

fn list(moves: &[Move]) -> String {
    Part::write(&moves.to_vec(), Tongue::English)
}

fn part<T: Part>(text: &str) -> Result<T, String> {
    T::read(text).ok_or_else(|| {
        format!(
            "`{}` stands where {} is expected",
            shorten::quote(text),
            T::EXPECTED
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "the game ends with a win of White",
            "the game ends with a draw",
            "the game is not over",
            "e1g1 is lawful",
            "a7a8k is not lawful",
            "White must play one of e2e3 e2e4",
            "Black is bound to no particular move",
            "the last act breaks a statement",
            "the last act breaks no statement",
            "the move made is e2e4",
            "no move is made",
            "it follows that both clocks stand",
            "it does not follow that both clocks stand",
        ] {
            let finding = Finding::read(text).expect(text);
            assert_eq!(finding.write(Lang::En), text);
            assert_ne!(finding.write(Lang::Zh), text);
        }
    }

    #[test]
    fn what_predicts_nothing_is_told() {
        for (text, why) in [
            ("", "predicts nothing"),
            ("White wins", "predicts nothing"),
            ("e2e9 is lawful", "`e2e9` stands where"),
            ("the game ends with a feast", "`a feast` stands where"),
            ("Grey is bound to no particular move", "`Grey` stands where"),
            ("it follows that pigs fly", "pigs fly"),
        ] {
            let error = Finding::read(text).expect_err(text);
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}

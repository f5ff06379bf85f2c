//! The sentences of the game at the table: conditions, what happens, what follows, how things stand.
//!
//! Conditions, acts and effects are written as `chesslaws_board::table` writes them; here are the sentences around them.

use chesslaws_board::table::{Act, Condition, Effect, Event, Misread, Outcome, Part, Phrase, Time};
use chesslaws_board::{Colour, Move, Setup};
use chesslaws_law::{Dispute, Statement};

use super::table::statements;
use super::{Given, Keyword, Step, Then, When, arguments};

/// What is found of the game at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This followed from what happened last.
    Follows(Effect),
    /// This did not.
    DoesNotFollow(Effect),
    /// Nothing did.
    NothingFollows,
    /// The last act breaks these statements.
    Breaks(Vec<Statement>),
    /// The last act breaks no statement.
    BreaksNothing,
    /// These speak of such an act and lack a premise.
    Lacking(Vec<Statement>),
    /// The last act cannot have happened as it is told.
    Impossible,
    /// The result.
    Result(Outcome),
    /// The game is not over.
    NotOver,
    /// Who has the move.
    Turn(Colour),
    /// What a player has used in the period.
    Used(Colour, Time),
    /// What a player has left in the period.
    Left(Colour, Time),
    /// Whether a player's flag is down, seen or not.
    FlagDown(Colour, bool),
    /// Whose clock is running, if one is.
    Running(Option<Colour>),
    /// The moves to which the player who has the move is bound; `None`: to none in particular.
    Bound(Option<Vec<Move>>),
    /// The position with all completed moves.
    Position(Box<Setup>),
    /// How many moves a player has made in which period, counted from 1.
    OfPeriod(Colour, u32, u32),
    /// How many plies are missing on a player's score sheet.
    Missing(Colour, u32),
    /// How many times the position on the board has appeared.
    Repetitions(u32),
    /// Whether the player may claim a draw as things stand, by an act of claiming.
    MayClaim(Colour, Act, bool),
    /// The move that is sealed, or was.
    SealedMove(Move),
    /// The dispute was touched.
    Disputed(Dispute),
    /// Everything anew under another reading.
    Under(Dispute, char, Box<Self>),
}

type Read<T> = Result<T, String>;
type Row = (&'static str, fn(&[&str]) -> Read<Found>);

const THEN: &[Row] = &[
    ("nothing follows", |_| Ok(Found::NothingFollows)),
    ("it does not follow that {}", |found| {
        Ok(Found::DoesNotFollow(effect(found[0])?))
    }),
    ("that breaks {}", |found| {
        Ok(Found::Breaks(statements(found[0])?))
    }),
    ("that breaks no statement", |_| Ok(Found::BreaksNothing)),
    ("lacking {}", |found| {
        Ok(Found::Lacking(statements(found[0])?))
    }),
    ("that cannot have happened", |_| Ok(Found::Impossible)),
    ("the result is {}", |found| {
        Ok(Found::Result(part(found[0])?))
    }),
    ("the game is not over", |_| Ok(Found::NotOver)),
    ("it is {}'s move", |found| Ok(Found::Turn(part(found[0])?))),
    ("{} has used {}", |found| {
        Ok(Found::Used(part(found[0])?, part(found[1])?))
    }),
    ("{} has {} left", |found| {
        Ok(Found::Left(part(found[0])?, part(found[1])?))
    }),
    ("{}'s flag is down", |found| {
        Ok(Found::FlagDown(part(found[0])?, true))
    }),
    ("{}'s flag is not down", |found| {
        Ok(Found::FlagDown(part(found[0])?, false))
    }),
    ("{} has made {} moves in period {}", |found| {
        Ok(Found::OfPeriod(
            part(found[0])?,
            part(found[1])?,
            part(found[2])?,
        ))
    }),
    ("on {}'s score sheet {} plies are missing", |found| {
        Ok(Found::Missing(part(found[0])?, part(found[1])?))
    }),
    ("{}'s clock is running", |found| {
        Ok(Found::Running(Some(part(found[0])?)))
    }),
    ("no clock is running", |_| Ok(Found::Running(None))),
    ("the player is bound to {}", |found| {
        Ok(Found::Bound(Some(part(found[0])?)))
    }),
    ("the player is bound to nothing", |_| Ok(Found::Bound(None))),
    ("the position is now {}", |found| {
        Ok(Found::Position(Box::new(part(found[0])?)))
    }),
    ("the position has appeared {} times", |found| {
        Ok(Found::Repetitions(part(found[0])?))
    }),
    ("the sealed move is {}", |found| {
        Ok(Found::SealedMove(part(found[0])?))
    }),
    ("{} may claim: {}", |found| {
        Ok(Found::MayClaim(part(found[0])?, act(found[1])?, true))
    }),
    ("{} may not claim: {}", |found| {
        Ok(Found::MayClaim(part(found[0])?, act(found[1])?, false))
    }),
    ("{} is disputed", |found| {
        Ok(Found::Disputed(dispute(found[0])?))
    }),
    ("by reading {} of {}, {}", |found| {
        let mut letters = found[0].chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return Err(format!("`{}` is no letter of a reading", found[0]));
        };
        Ok(Found::Under(
            dispute(found[1])?,
            letter,
            Box::new(self::found(found[2])?),
        ))
    }),
];

/// Reads what the other tables do not know.
pub(super) fn read(keyword: Keyword, text: &str) -> Read<Step> {
    match keyword {
        Keyword::Given => given(text).map(Step::Given),
        Keyword::When => event(text).map(|event| Step::When(When::Happens(Box::new(event)))),
        Keyword::Then => found(text).map(|found| Step::Then(Then::AtTheTable(Box::new(found)))),
    }
}

fn given(text: &str) -> Read<Given> {
    let condition = Condition::read(text);
    match (condition, event(text)) {
        (Ok(condition), _) => Ok(Given::Settled(condition)),
        (_, Ok(event)) => Ok(Given::Happened(Box::new(event))),
        (Err(why), Err(_)) => Err(unknown(&why)),
    }
}

fn found(text: &str) -> Read<Found> {
    let mut why = String::new();
    for (pattern, build) in THEN {
        if let Some(arguments) = arguments(pattern, text) {
            match build(&arguments) {
                Ok(found) => return Ok(found),
                Err(error) => why = error,
            }
        }
    }
    match Effect::read(text) {
        Ok(effect) => Ok(Found::Follows(effect)),
        Err(error) if why.is_empty() => Err(unknown(&error)),
        Err(_) => Err(why),
    }
}

fn event(text: &str) -> Read<Event> {
    text.parse()
        .map_err(|error| format!("no such sentence in the step table; {error}"))
}

fn unknown(error: &Misread) -> String {
    if error.why.contains("nearest") || error.why.contains("needs there") {
        format!("no such sentence in the step table; {error}")
    } else {
        "no such sentence in the step table".to_owned()
    }
}

fn effect(text: &str) -> Read<Effect> {
    Effect::read(text).map_err(|error| error.to_string())
}

fn act(text: &str) -> Read<Act> {
    Act::read(text).map_err(|error| error.to_string())
}

fn part<T: Part>(text: &str) -> Read<T> {
    T::read(text).ok_or_else(|| format!("`{text}` is not {}", T::EXPECTED))
}

fn dispute(text: &str) -> Read<Dispute> {
    Dispute::find(text).ok_or_else(|| format!("`{text}` is no dispute"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_of_the_table_are_read() {
        let then = |text: &str| found(text).expect(text);
        assert_eq!(then("nothing follows"), Found::NothingFollows);
        assert_eq!(then("the result is a draw"), Found::Result(Outcome::Drawn));
        assert_eq!(
            then("White has used 0:10:00"),
            Found::Used(Colour::White, Time::minutes(10))
        );
        assert!(matches!(then("both clocks stand"), Found::Follows(_)));
        assert!(matches!(
            then("by reading b of 1993:Q06, the result is a win of White"),
            Found::Under(_, 'b', _)
        ));
        assert!(matches!(
            event("White touches e2").map(|event| event.act),
            Ok(Act::Hand(_))
        ));
        assert!(matches!(
            given("the arbiter is absent"),
            Ok(Given::Settled(_))
        ));
        assert!(matches!(
            given("0:10:00 White lets go"),
            Ok(Given::Happened(_))
        ));
        assert!(
            found("the result is a cup of tea")
                .unwrap_err()
                .contains("a win of White")
        );
    }
}

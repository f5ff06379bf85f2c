//! What is amiss in a dispute as a file, and what would be right: YAML that tells no dispute, and conditions that cannot
//! stand together.

use chesslaws_board::table::{Condition, Time};
use chesslaws_spec::yaml::YamlError;

use super::RuleError;
use crate::shorten;

/// The fields of a dispute.
const FIELDS: &str = "edition, title, source, start, moves, conditions, events or questions";
/// The fields that are lists.
const LISTS: [&str; 3] = ["conditions", "events", "questions"];

/// A text that tells no dispute: the line, the field where there is one, and what would be right.
pub(super) fn no_dispute(text: &str, error: &YamlError) -> RuleError {
    let line = error.line;
    // What is missing, and a second document, belong to no field.
    let elsewhere = ["missing field", "multiple YAML documents", "unexpected end"];
    let elsewhere = elsewhere
        .iter()
        .any(|begins| error.message.starts_with(begins));
    let field = field_at(text, line).filter(|_| !elsewhere);
    let what = said(&error.message, field);
    match field {
        Some(field) => RuleError::Field { line, field, what },
        None => RuleError::Read { line, what },
    }
}

/// The field to which a line belongs.
fn field_at(text: &str, line: u64) -> Option<&'static str> {
    let last = usize::try_from(line).unwrap_or(usize::MAX);
    let lines: Vec<&str> = text.lines().take(last).collect();
    let key = lines.iter().rev().find_map(|line| {
        let begins = line.starts_with(|first: char| first.is_alphanumeric());
        line.split_once(':').filter(|_| begins).map(|(key, _)| key)
    })?;
    let fields = FIELDS.split([',', ' ']);
    fields
        .filter(|field| *field != "or")
        .find(|&field| field == key)
}

/// The reader's message in the words of a dispute.
fn said(message: &str, field: Option<&str>) -> String {
    let quoted = |of: &str| shorten::quote(of.split('`').nth(1).unwrap_or_default());
    let lists = field.is_some_and(|field| LISTS.contains(&field));
    if message.starts_with("unknown field") {
        return format!("`{}` is no field; right would be {FIELDS}", quoted(message));
    }
    if message.starts_with("missing field") {
        let field = quoted(message);
        let right = if LISTS.contains(&field.as_str()) {
            format!("`{field}:` and under it a line for each, as in `- \"White resigns\"`")
        } else {
            format!("a line such as `{field}: fide-1993`")
        };
        return format!("the field `{field}` is missing; right would be {right}");
    }
    let due = [
        "expected string scalar",
        "The string value",
        "cannot deserialize null",
        "expected sequence start",
    ];
    if due.iter().any(|begins| message.starts_with(begins)) {
        let right = if lists {
            "a line for each, in quotation marks, as in `- \"White resigns\"`"
        } else {
            "a text in quotation marks"
        };
        let wrong = if lists && message.starts_with("expected sequence") {
            "it is no list"
        } else {
            "it is no text"
        };
        return format!("{wrong}; right would be {right}");
    }
    if message.starts_with("expected mapping start") || message.starts_with("unexpected end") {
        return "it is no dispute; right would be fields such as `edition: fide-1993`, as `chesslaws rule --new` writes them".to_owned();
    }
    if message.starts_with("multiple YAML documents") {
        return "a second document begins; right would be one dispute a file".to_owned();
    }
    if message.ends_with("is there twice") {
        return format!(
            "{}; right would be to tell it once",
            shorten::quote(message)
        );
    }
    format!(
        "it is no YAML that can be read: {}; right would be lines as `chesslaws rule --new` writes them",
        shorten::quote(message)
    )
}

/// Whether what was settled can have been settled so: nothing twice, no period without moves or time, and none after the
/// period that takes all moves that are left.
pub(super) fn agree(conditions: &[(u64, Condition)]) -> Result<(), RuleError> {
    for (place, (line, condition)) in conditions.iter().enumerate() {
        let before = conditions[..place].iter().map(|(_, earlier)| earlier);
        if let Some(what) = wrong(condition, before) {
            return Err(RuleError::Field {
                line: *line,
                field: "conditions",
                what: format!("`{condition}`: {what}"),
            });
        }
    }
    Ok(())
}

/// What is wrong with a condition after those before it, and what would be right.
pub(crate) fn wrong<'c>(
    condition: &Condition,
    mut before: impl Iterator<Item = &'c Condition>,
) -> Option<&'static str> {
    use Condition::{ArbiterAbsent, Period, Rest, Resumption, Session, UsedAtFirst};
    match *condition {
        Period { moves: 0, .. } => Some("there is no move to make in it; right would be one or more"),
        Period { time, .. } | Rest { time } | Session { time } if time == Time::ZERO => {
            Some("it lasts no time; right would be a second or more")
        }
        Period { .. } | Rest { .. } => before.any(|earlier| matches!(earlier, Rest { .. })).then_some(
            "no period follows the one that takes the rest of the game; right would be that line as the last",
        ),
        UsedAtFirst { side, .. } => before
            .any(|earlier| matches!(*earlier, UsedAtFirst { side: of, .. } if of == side))
            .then_some("this clock is told before; right would be one line for it"),
        Session { .. } => before
            .any(|earlier| matches!(earlier, Session { .. }))
            .then_some("the session is told before; right would be one line for it"),
        Resumption | ArbiterAbsent => before
            .any(|earlier| earlier == condition)
            .then_some("it is told before; right would be to tell it once"),
        _ => None,
    }
}

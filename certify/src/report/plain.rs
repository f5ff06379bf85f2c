//! Texts of others made harmless: nothing in them breaks a line, hides, or turns the order of what stands around it.

use serde_json::Value;

use crate::run::Run;

/// The text on one line, with every character that is written but not seen, and every one that no XML can hold, as
/// `\u{202e}`. What already looks so has its backslash written as `\u{5c}`, so that two texts never look alike.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        if is_hidden(letter) || letter == '\\' && text[at..].starts_with("\\u{") {
            shown += &format!("\\u{{{:x}}}", u32::from(letter));
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// Controls, marks of direction, invisible formats, tags and what is no character.
fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{61c}' | '\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
        || u32::from(letter) & 0xfffe == 0xfffe
}

/// The same run with every text in it made plain, whatever fields it has. No blame points behind the end of its game.
pub(super) fn run(run: &Run) -> Run {
    let mut plain = run.clone();
    plain.header = through_json(&run.header);
    plain.records = through_json(&run.records);
    plain.counterexamples = through_json(&run.counterexamples);
    let small = plain.counterexamples.iter_mut();
    for record in plain
        .records
        .iter_mut()
        .chain(small.map(|small| &mut small.record))
    {
        let plies = record.ask.moves.len();
        for blame in &mut record.blamed {
            blame.ply = blame.ply.min(plies);
        }
    }
    plain
}

fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let written = serde_json::to_value(value).map(plain_value);
    let read = written.and_then(serde_json::from_value);
    read.expect("a report is JSON, and no text of it that has a meaning holds a hidden character")
}

fn plain_value(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(plain(&text)),
        Value::Array(values) => values.into_iter().map(plain_value).collect(),
        Value::Object(fields) => fields
            .into_iter()
            .map(|(name, value)| (name, plain_value(value)))
            .collect(),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hides_or_turns_is_shown_by_its_number() {
        for (text, shown) in [
            ("Stockfish 15.1", "Stockfish 15.1"),
            ("\u{738b}\u{5e1d} \u{e9}", "\u{738b}\u{5e1d} \u{e9}"),
            ("a\nb\tc", r"a\u{a}b\u{9}c"),
            ("\u{1b}[31mred", r"\u{1b}[31mred"),
            ("gpj.\u{202e}exe", r"gpj.\u{202e}exe"),
            ("\u{fffe}\u{1ffff}", r"\u{fffe}\u{1ffff}"),
            (r"C:\users", r"C:\users"),
            (r"\u{a}", r"\u{5c}u{a}"),
        ] {
            assert_eq!(plain(text), shown, "{text:?}");
        }
    }
}

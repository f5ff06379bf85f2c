//! The forms of words in which conditions and events are told.

use std::io::{self, Write};

use chesslaws_board::table::{Act, Condition, Form, Phrase};
use chesslaws_spec::Lang;
use serde_json::json;

use crate::shape::Shape;

/// Lists them.
pub(super) fn write(shape: Shape, out: &mut dyn Write) -> io::Result<()> {
    let lists = [("conditions", Condition::forms()), ("events", Act::forms())];
    if shape.json {
        let object =
            |form: &Form| json!({ "en": form.en, "zh": form.zh, "means": form.means.trim() });
        let all = lists
            .iter()
            .map(|(name, forms)| ((*name).to_owned(), forms.iter().map(object).collect()));
        let all: serde_json::Map<String, serde_json::Value> = all.collect();
        let text = serde_json::to_string_pretty(&all).map_err(io::Error::other)?;
        return writeln!(out, "{text}");
    }
    for (name, forms) in lists {
        if name == "events" {
            writeln!(
                out,
                "\nevents: [TIME] White|Black|the arbiter ACT[, as White|Black|the arbiter states]"
            )?;
        } else {
            writeln!(out, "{name}:")?;
        }
        for form in forms {
            let words = match shape.lang {
                Lang::En => form.en.to_owned(),
                Lang::Zh => format!("{}  {}", form.en, form.zh),
            };
            writeln!(out, "  {words}")?;
        }
    }
    Ok(())
}

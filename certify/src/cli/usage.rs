//! What is wrong with the command line, without echoing long arguments whole.

use clap::Error;
use clap::error::{ContextKind, ContextValue};

use crate::shorten::quote;

/// Of the tips, those that quote a long argument are left out.
const LONG: usize = 200;

/// The error with each argument in it quoted.
pub(super) fn shortened(mut error: Error) -> Error {
    let context: Vec<(ContextKind, ContextValue)> = error
        .context()
        .filter_map(|(kind, value)| Some((kind, short(value)?)))
        .collect();
    for (kind, value) in context {
        error.insert(kind, value);
    }
    error
}

/// The value where it quotes what was typed, shortened.
fn short(value: &ContextValue) -> Option<ContextValue> {
    match value {
        ContextValue::String(text) => Some(ContextValue::String(quote(text))),
        ContextValue::Strings(texts) => {
            let texts = texts.iter().map(|text| quote(text)).collect();
            Some(ContextValue::Strings(texts))
        }
        ContextValue::StyledStrs(tips) => {
            let tips = tips.iter().filter(|tip| tip.to_string().len() < LONG);
            Some(ContextValue::StyledStrs(tips.cloned().collect()))
        }
        _ => None,
    }
}

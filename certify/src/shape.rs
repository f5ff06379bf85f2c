//! In which language and form an answer is given: the options that commands share.

use chesslaws_spec::Lang;
use clap::Args;

use crate::shorten;

/// The language and the form of an answer.
#[derive(Args, Clone, Copy, Debug)]
pub struct Shape {
    /// The language of the answer: en or zh; messages about errors are in English
    #[arg(long, default_value_t = Lang::En, value_parser = shorten::read::<Lang>)]
    pub lang: Lang,
    /// JSON instead of text
    #[arg(long)]
    pub json: bool,
}

//! What is typed behind `audit`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use chesslaws_law::Edition;
use chesslaws_spec::Lang;
use clap::Args;

use super::clocks::Control;
use super::finding::Kind;
use crate::shorten;

const HELP: &str = "\
Weights: what is `charged` breaks the Laws by every edition that has to agree and by every reading; a `fault` is one of the
record; what is `disputed` is charged to nobody; a `note` is for information.

Exit codes: 0 nothing charged and no fault (or nothing of the kinds that --fail-on names), 1 something, 2 a usage or an
input that is not understood.

轻重：charged（违规）为须一致的各版规则和各种读法都认定的违规；fault（记录有误）为记录本身的问题；disputed（有争议）不指责任何人；
note（提示）仅供参考。退出码：0 无违规亦无记录错误；1 有；2 用法或输入无法理解。";

/// What `audit` is asked.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub struct AuditArgs {
    /// Files in PGN, packed with gzip or Zstandard or not; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<String>,
    /// The edition that judges every game; otherwise the tag Date decides: 1993 to 1996 fide-1993, 2023 and later fide-2023,
    /// and of all other games only what both editions say alike is charged
    #[arg(long, value_parser = shorten::read::<Edition>)]
    pub edition: Option<Edition>,
    /// Name every deviation from the export format of PGN and from Appendix C
    #[arg(long)]
    pub strict: bool,
    /// Only what is charged and faults of the record, nothing for information: no claims, no clocks
    #[arg(long)]
    pub charged: bool,
    /// The time control of every game, in seconds, as 40/7200:3600 or 300+3; otherwise that of its tag TimeControl. A second is
    /// allowed for rounding
    #[arg(long, value_name = "CONTROL", value_parser = control)]
    pub time_control: Option<Control>,
    /// How many parts of the input are examined side by side, one for each processor at most
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    pub jobs: NonZeroUsize,
    /// Exit with 1 if and only if there are findings of these kinds, separated by commas; otherwise whatever is charged or a
    /// fault of the record does that
    #[arg(long, value_name = "KIND", value_enum, value_delimiter = ',')]
    pub fail_on: Vec<Kind>,
    /// Write the findings in SARIF 2.1.0 to this file too
    #[arg(long, value_name = "FILE")]
    pub sarif: Option<PathBuf>,
    /// Write the games in the export format to this file too; what is no move is left out, and so is what stands behind it
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// Only the summary
    #[arg(long)]
    pub summary: bool,
    /// The language of the answer: en or zh; messages about errors are in English
    #[arg(long, default_value_t = Lang::En, value_parser = shorten::read::<Lang>)]
    pub lang: Lang,
    /// One JSON document instead of text
    #[arg(long, conflicts_with = "jsonl")]
    pub json: bool,
    /// JSON lines instead of text: one a finding, and the summary last
    #[arg(long)]
    pub jsonl: bool,
}

/// The form of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// For people.
    Text,
    /// One JSON document.
    Document,
    /// JSON lines.
    Lines,
}

impl AuditArgs {
    pub(super) const fn form(&self) -> Form {
        match (self.json, self.jsonl) {
            (true, _) => Form::Document,
            (false, true) => Form::Lines,
            (false, false) => Form::Text,
        }
    }
}

fn control(value: &str) -> Result<Control, String> {
    Control::read(value).ok_or_else(|| {
        format!(
            "found `{}`; right would be seconds, as in 300+3 or 40/7200:3600",
            shorten::quote(value)
        )
    })
}

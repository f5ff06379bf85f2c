//! `chesslaws export`: the cases, for those who want no harness.

use std::io::{self, Write};

use chesslaws_law::Edition;
use chesslaws_spec::model::Plane;
use clap::Args;

use super::{USAGE, complain};
use crate::export::{self, Selection};
use crate::shorten;

const HELP: &str = "\
JSON lines: one object a case; --schema prints the JSON Schema they are valid by.

EPD: one position a line, with these operations, in this order:
  D1    how many lawful moves there are (perft 1)
  c0    the statements the position shows something about
  c1    the lawful moves, in UCI notation, sorted
  c2    `check` or `no check`: of the side that has the move
  c3    how the game stands by the position: none, checkmate, stalemate, draw
  c4    how the position is known: `played`, `unproven`, or `unreachable:` and why
  c5    how it is reached: `startpos` or a FEN, then the moves in UCI notation
  c6    other questions and their answers
  fmvn  the number of the move
  hmvc  how many moves of either side since the last capture or move of a pawn
  id    the id of the position; a case has it before the slash
Questions that have no position (a text: is it FEN?) are in the JSON lines only.";

/// What is exported, and how.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(super) struct ExportArgs {
    #[command(flatten)]
    form: FormArgs,
    /// The edition whose statements are named
    #[arg(long, default_value_t = Edition::Fide1993, value_parser = shorten::read::<Edition>)]
    edition: Edition,
    /// Only cases about statements of this plane: board, hand, clock, sheet, claim, envelope, hall, notation
    #[arg(long, value_parser = shorten::read::<Plane>)]
    plane: Option<Plane>,
    /// Only cases about this statement, clause or article (5.6, 1993:5); may be repeated
    #[arg(long, value_name = "CLAUSE")]
    clause: Vec<String>,
}

#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
struct FormArgs {
    /// JSON lines, one case a line
    #[arg(long)]
    jsonl: bool,
    /// Extended Position Description, one position a line
    #[arg(long)]
    epd: bool,
    /// The JSON Schema of a case
    #[arg(long, conflicts_with_all = ["plane", "clause"])]
    schema: bool,
}

/// Exports, and says the exit code.
pub(super) fn run(args: &ExportArgs) -> u8 {
    let selection = Selection {
        edition: args.edition,
        plane: args.plane,
        clauses: args.clause.clone(),
    };
    let text = if args.form.schema {
        Ok(export::SCHEMA.to_owned())
    } else {
        selection.cases().and_then(|cases| {
            if args.form.jsonl {
                export::jsonl(&cases, args.edition)
            } else {
                export::epd(&cases, args.edition)
            }
        })
    };
    let written = match text {
        Ok(text) => anstream::stdout().lock().write_all(text.as_bytes()),
        Err(error) => return complain(&error, USAGE),
    };
    match written {
        // Whoever reads the output may stop reading.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => complain(&error, USAGE),
        _ => 0,
    }
}

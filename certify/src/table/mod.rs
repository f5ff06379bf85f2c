//! `chesslaws table`: a game at the table, event by event, with what the Laws say of each.

mod session;

use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;

use crate::rule::{self, RuleError, dispute};
use crate::shorten;
use chesslaws_spec::Lang;

use session::{Heard, Session};

/// The longest line that is read from the prompt, in bytes.
const LONGEST_LINE: u64 = 4096;

/// What `table` is asked.
#[derive(Args, Debug)]
pub struct TableArgs {
    /// A dispute to sit down at: its events come one by one with `next`, or all at once with `--replay`
    #[arg(value_name = "DISPUTE.yaml")]
    pub file: Option<PathBuf>,
    /// Begin after all events of the dispute
    #[arg(long, requires = "file")]
    pub replay: bool,
    /// The language of the answers: en or zh
    #[arg(long, default_value_t = Lang::En, value_parser = shorten::read::<Lang>)]
    pub lang: Lang,
}

const HELP: &str = "\
An event: [TIME] White|Black|the arbiter ACT, such as `0:10:00 White plays e2e4 and presses the clock`.
A condition, before the first event: `the time control is 40 moves in 2:00:00`.
  next          the next event of the dispute that was opened
  undo          takes the last event back
  board         the board, the clocks, what is bound, what is offered
  claims        what may be claimed now, by which clauses
  forms [WORD]  the forms of words, or those that have the word
  save FILE     writes the dispute file
  quit          leaves";

/// Sits down at the table.
///
/// # Errors
/// A dispute that cannot be read, an output that cannot be written.
pub fn run(args: &TableArgs, out: &mut dyn Write) -> Result<(), RuleError> {
    let told = match &args.file {
        None => dispute::read("edition: \"fide-1993\"\nevents: []\n")?,
        Some(file) => rule::open(file)?,
    };
    let mut session = Session::new(told, args.lang);
    match talk(args, &mut session, out) {
        // A reader that stops reading has heard enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        talked => Ok(talked?),
    }
}

fn talk(args: &TableArgs, session: &mut Session, out: &mut dyn Write) -> io::Result<()> {
    let terminal = io::stdin().is_terminal();
    if args.replay {
        while session.waits() {
            write!(out, "{}", session.next())?;
        }
    }
    if terminal {
        writeln!(out, "{}\nType help for the commands.", session.board())?;
    }
    let mut input = io::stdin().lock();
    loop {
        if terminal {
            write!(out, "> ")?;
            out.flush()?;
        }
        let mut bytes = Vec::new();
        let read = io::Read::take(&mut input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(());
        }
        let line = String::from_utf8_lossy(&bytes);
        match answer(session, line.trim()) {
            Heard::Said(text) => write!(out, "{text}")?,
            Heard::Quit => return Ok(()),
        }
    }
}

/// What a line comes to.
fn answer(session: &mut Session, line: &str) -> Heard {
    let (word, rest) = line
        .split_once(' ')
        .map_or((line, ""), |(word, rest)| (word, rest.trim()));
    Heard::Said(match (word, rest) {
        ("", _) => String::new(),
        ("quit" | "exit", "") => return Heard::Quit,
        ("help", _) => format!("{HELP}\n"),
        ("next", "") => session.next(),
        ("undo", "") => session.undo(),
        ("board", "") => session.board(),
        ("claims", "") => session.claims(),
        ("forms", word) => Session::forms(word),
        ("save", file) if !file.is_empty() => match fs::write(file, session.saved()) {
            Ok(()) => format!("saved: {}\n", shorten::quote(file)),
            Err(error) => format!("{}: {error}\n", shorten::quote(file)),
        },
        _ => session.hear(line),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(session: &mut Session, line: &str) -> String {
        match answer(session, line) {
            Heard::Said(text) => text,
            Heard::Quit => "quit".to_owned(),
        }
    }

    fn session() -> Session {
        let told = dispute::read(
            "edition: \"fide-1993\"\nevents: [\"White plays e2e4\", \"Black plays e7e5\"]\n",
        );
        Session::new(told.expect("a dispute"), Lang::En)
    }

    #[test]
    fn a_condition_that_cannot_stand_with_those_before_it_is_refused() {
        let mut session = session();
        let rest = "the rest of the game is in 1:00:00";
        assert_eq!(said(&mut session, rest), "settled\n");
        let period = said(&mut session, "the time control is 40 moves in 2:00:00");
        assert!(
            period.contains("right would be that line as the last"),
            "{period}"
        );
        assert!(said(&mut session, "the session lasts 0:00:00").contains("right would be"));
    }

    #[test]
    fn events_come_one_by_one_and_are_taken_back() {
        let mut session = session();
        assert!(said(&mut session, "next").contains("e2e4 is completed (1993:6.1)"));
        assert!(said(&mut session, "board").contains("Black has the move"));
        assert!(said(&mut session, "undo").contains("taken back: White plays e2e4"));
        assert!(said(&mut session, "board").contains("White has the move"));
        assert!(said(&mut session, "White plays d2d4").contains("d2d4 is completed"));
        assert!(said(&mut session, "undo").contains("taken back"));
        assert!(said(&mut session, "undo").contains("nothing to take back"));
    }

    #[test]
    fn what_is_not_understood_is_told_and_changes_nothing() {
        let mut session = session();
        let before = session.saved();
        assert!(said(&mut session, "White lets fly").contains("no form of words"));
        assert!(said(&mut session, "White touches e5").contains("no piece stands on e5"));
        assert_eq!(session.saved(), before);
        assert_eq!(said(&mut session, "quit"), "quit");
    }

    #[test]
    fn a_move_may_stand_in_algebraic_notation() {
        let mut session = session();
        assert!(said(&mut session, "White plays Nf3").contains("g1f3 is completed"));
        assert!(said(&mut session, "Black plays d5").contains("d7d5 is completed"));
        assert!(said(&mut session, "White plays Nd6").contains("`Nd6`"));
        let saved = session.saved();
        assert!(saved.contains("\"Black plays d7d5\""), "{saved}");
    }

    #[test]
    fn a_move_that_is_not_lawful_is_marked() {
        let mut session = session();
        let text = said(&mut session, "White plays e2e5");
        assert!(text.contains("e2e5 is not lawful (1993:5.6.2.a)"), "{text}");
        let found = "the arbiter finds that ply 1 was illegal";
        assert!(text.contains(found), "{text}");
        assert!(said(&mut session, found).contains("before ply 1 is restored"));
        assert!(!said(&mut session, "White plays e2e4").contains("not lawful"));
    }

    #[test]
    fn what_is_saved_is_the_dispute() {
        let mut session = session();
        said(&mut session, "the time control is 40 moves in 2:00:00");
        said(&mut session, "next");
        let again = dispute::read(&session.saved()).expect("a dispute");
        assert_eq!(again.events.len(), 1);
        assert_eq!(again.conditions.len(), 1);
    }
}

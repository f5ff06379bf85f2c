//! Texts that are read: FEN, moves, the lines of the protocol, the files of the spec.

use core::fmt::Debug;

use chesslaws_board::{FenError, Move, MoveError, Setup};
use chesslaws_protocol::{Bounded, Command, CommandReply, from_line, to_line};
use chesslaws_spec::{FileKind, Placement, Source, Spec};
use serde::{Serialize, de::DeserializeOwned};

/// Reading FEN never panics; what is read is written again as the same text; the column of a refusal lies inside the
/// text.
pub fn fen(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    match text.parse::<Setup>() {
        Ok(setup) => assert_eq!(setup.to_string(), text, "FEN is not written as it was read"),
        Err(error) => refused(text, &error),
    }
}

fn refused(text: &str, error: &FenError) {
    let last = text.chars().count().max(1);
    let column = error.place.column;
    assert!(
        (1..=last).contains(&column),
        "column {column} of {text:?}, which ends at {last}: {error}"
    );
    assert_eq!(error.text, text, "the refusal keeps another text");
    assert!(
        error.to_string().starts_with(&error.field.to_string()),
        "the refusal does not open with its field: {error}"
    );
}

/// Reading a move never panics; what is read is written again as the same text; the column of a refusal lies inside
/// the text, or just behind it where the text ends too early.
pub fn uci_move(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    match text.parse::<Move>() {
        Ok(mv) => assert_eq!(mv.to_string(), text, "a move is not written as it was read"),
        Err(error) => no_move(text, &error),
    }
}

fn no_move(text: &str, error: &MoveError) {
    let behind = text.chars().count() + 1;
    assert!(
        (1..=behind).contains(&error.column),
        "column {} of {text:?}, behind which is {behind}: {error}",
        error.column
    );
    assert_eq!(error.text, text, "the refusal keeps another text");
}

/// Reading a command or a reply never panics; what is read is written and read again as the same message. It is written
/// in one way only: what has been written once is written again as the same text.
pub fn protocol_line(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    written_back::<Command>(text);
    written_back::<CommandReply>(text);
}

fn written_back<T>(text: &str)
where
    T: DeserializeOwned + Serialize + Bounded + PartialEq + Debug,
{
    let Ok(read) = from_line::<T>(text) else {
        return;
    };
    // Writing may take more bytes than the line had: it escapes what need not be.
    let Ok(line) = to_line(&read) else { return };
    assert!(!line.contains('\n'), "{line:?} is more than one line");
    let again = from_line::<T>(&line);
    assert_eq!(again.as_ref(), Ok(&read), "{text:?} is written as {line}");
    assert_eq!(to_line(&read).as_ref(), Ok(&line));
}

/// Reading and checking a file of the spec never panics; a fault lies on a line of the file.
///
/// A first line `# disputes.yaml` says which file the text is to be; without one it is an article of 1993.
pub fn spec_yaml(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let source = Source {
        path: path(text).to_owned(),
        text: text.to_owned(),
    };
    // A spec of one file is never whole, so there are faults to look at even where the file itself is sound.
    let Err(problems) = Spec::from_sources(core::slice::from_ref(&source)) else {
        return;
    };
    assert!(!problems.list().is_empty(), "refused without a fault");
    let lines = lines(text);
    for problem in problems
        .list()
        .iter()
        .filter(|problem| problem.file == source.path)
    {
        assert!(
            (1..=lines).contains(&problem.line) && problem.column >= 1,
            "{problem}: the file has {lines} lines\n{text:?}"
        );
    }
}

/// The file that the text says it is.
fn path(text: &str) -> &str {
    text.lines()
        .next()
        .and_then(|line| line.strip_prefix("# "))
        .filter(|path| {
            Placement::of(path).is_some_and(|placement| FileKind::ALL.contains(&placement.kind))
        })
        .unwrap_or("fide-1993/art05.yaml")
}

/// How many lines the text has, by the line breaks of YAML; the empty one behind a last break is counted.
fn lines(text: &str) -> u64 {
    let breaks = text.replace("\r\n", "\n").matches(['\n', '\r']).count();
    breaks as u64 + 1
}

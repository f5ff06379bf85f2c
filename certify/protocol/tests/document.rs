//! The examples of PROTOCOL.md are read by the types, so that the document cannot lie.

use chesslaws_protocol::{Command, CommandReply, Convention, QuestionName, from_line, to_line};

const DOCUMENT: &str = include_str!("../PROTOCOL.md");

/// The example lines: commands with the reply below each.
fn examples() -> Vec<(&'static str, &'static str)> {
    let mut lines = DOCUMENT
        .lines()
        .filter(|line| line.starts_with("> ") || line.starts_with("< "));
    let mut examples = Vec::new();
    while let Some(command) = lines.next() {
        let reply = lines.next().unwrap_or_default();
        let command = command
            .strip_prefix("> ")
            .unwrap_or_else(|| panic!("a reply without a command: {command}"));
        let reply = reply
            .strip_prefix("< ")
            .unwrap_or_else(|| panic!("no reply below {command}"));
        examples.push((command, reply));
    }
    examples
}

/// What the document shows as something that is not understood.
fn is_unknown(line: &str) -> bool {
    line.contains("\"sing\"") || line.contains("\"best-move\"")
}

#[test]
fn every_example_is_a_line_of_the_protocol() {
    assert!(examples().len() >= 15);
    for (command, reply) in examples() {
        let read: CommandReply =
            from_line(reply).unwrap_or_else(|error| panic!("{reply}: {error}"));
        assert_eq!(to_line(&read).as_deref(), Ok(reply));
        match from_line::<Command>(command) {
            Ok(_) if is_unknown(command) => panic!("{command} is understood"),
            Ok(read_command) => {
                assert_eq!(to_line(&read_command).as_deref(), Ok(command));
                assert_eq!(read_command.seq(), read.seq(), "{command}");
            }
            Err(error) => assert!(is_unknown(command), "{command}: {error}"),
        }
    }
}

#[test]
fn every_command_reply_question_and_convention_has_an_example() {
    let all: String = examples()
        .iter()
        .map(|(command, reply)| format!("{command}\n{reply}\n"))
        .collect();
    for command in ["hello", "configure", "ask", "reset", "bye"] {
        assert!(
            all.contains(&format!("\"command\":\"{command}\"")),
            "{command}"
        );
        assert!(command == "ask" || DOCUMENT.contains(&format!("\n## {command}\n")));
    }
    for reply in ["hello", "ok", "answer", "not-modelled", "refused", "error"] {
        assert!(all.contains(&format!("\"reply\":\"{reply}\"")), "{reply}");
    }
    for question in QuestionName::ALL {
        let name = question.name();
        assert!(DOCUMENT.contains(&format!("\n### {name}\n")), "{name}");
        let asked = [
            format!("\"question\":\"{name}\""),
            format!("\"question\":{{\"{name}\""),
        ];
        assert!(asked.iter().any(|asked| all.contains(asked)), "{name}");
    }
    for convention in [
        Convention::EnPassantSquareOnlyWhenCapturable,
        Convention::OneGameAText,
        Convention::OnlyMateAndStalemateEnd,
    ] {
        let name = serde_json::to_value(convention).unwrap();
        let name = name.as_str().unwrap();
        assert!(DOCUMENT.contains(&format!("`{name}`")), "{name}");
    }
}

#[test]
fn the_limits_named_are_the_limits_held() {
    for limit in [
        chesslaws_protocol::MAX_LINE,
        chesslaws_protocol::MAX_TEXT,
        chesslaws_protocol::MAX_LIST,
        u32::MAX as usize,
    ] {
        assert!(DOCUMENT.contains(&format!(" {limit}")), "{limit}");
    }
}

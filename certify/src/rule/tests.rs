//! What a dispute file says, and what its errors say.

use super::*;

fn page(text: &str) -> Page {
    Page::of(Game::founding(), dispute::read(text).expect(text))
        .map_err(|error| error.to_string())
        .expect(text)
}

fn error(text: &str) -> String {
    match dispute::read(text) {
        Err(error) => error.to_string(),
        Ok(read) => Page::of(Game::founding(), read)
            .err()
            .expect("an error")
            .to_string(),
    }
}

#[test]
fn the_template_is_ruled_on_as_it_stands() {
    let page = page(template::TEMPLATE);
    assert_eq!(page.judged.answers.len(), 2);
    assert!(page.tried.changes > 5);
    let text = text::text(&page, chesslaws_spec::Lang::En);
    assert!(text.contains("Result:"), "{text}");
    assert!(html::html(&page, chesslaws_spec::Lang::Zh).contains("</html>"));
}

#[test]
fn what_is_written_is_read_back() {
    let read = dispute::read(template::TEMPLATE).expect("a dispute");
    let again = dispute::read(&read.to_yaml()).expect("what was written");
    let bare = |dispute: &Dispute| Dispute {
        events: dispute
            .events
            .iter()
            .map(|(_, event)| (0, event.clone()))
            .collect(),
        ..dispute.clone()
    };
    assert_eq!(bare(&again), bare(&read));
}

#[test]
fn an_error_names_line_and_field_and_what_would_be_right() {
    let head = "edition: \"fide-1993\"\n";
    assert!(
        error("edition: \"fide-2023\"\nevents: []\n")
            .contains("line 1, edition: of fide-2023 only the Laws of the board")
    );
    assert!(error("edition: \"fide-1850\"\nevents: []\n").contains("right would be fide-1993"));
    assert!(
        error(&format!("{head}start: \"8/8\"\nevents: []\n"))
            .contains("line 2, start: neither startpos nor FEN")
    );
    assert!(
        error(&format!("{head}moves: \"e2e5\"\nevents: []\n"))
            .contains("line 2, moves: ply 1: e2e5 is not lawful")
    );
    assert!(error(&format!("{head}events:\n- \"White toches e2\"\n")).contains("line 3, events:"));
    assert!(
        error(&format!("{head}events:\n- \"White touches e5\"\n"))
            .contains("cannot have happened: no piece stands on e5")
    );
    assert!(
        error(&format!("{head}events: []\nquestions: [\"who\"]\n"))
            .contains("right would be result, ruling, moves")
    );
    assert!(
        error(&format!("{head}event: []\n"))
            .contains("line 2: `event` is no field; right would be edition, title")
    );
    assert!(error(&"x".repeat(2 << 20)).contains("longer than"));
}

#[test]
fn a_game_in_pgn_stands_for_start_and_moves() {
    let head = "edition: \"fide-1993\"\n";
    let read = |fields: &str| {
        let text = format!("{head}{fields}events: []\n");
        dispute::read(&text).map_err(|error| error.to_string())
    };
    let moves = read("moves: \"e2e4 e7e5 g1f3\"\n");
    assert_eq!(read("pgn: \"1. e4 e5 2. Nf3\"\n"), moves);
    let block = "pgn: |\n  [Event \"?\"]\n  [Result \"0-1\"]\n\n  1. e4 {best} (1. d4 d5) 1... e5 $1 2. Nf3! 0-1\n";
    assert_eq!(read(block), moves);
    let start = "8/8/8/3k4/8/8/8/R3K3 w Q - 0 1";
    assert_eq!(
        read(&format!(
            "pgn: |\n  [SetUp \"1\"]\n  [FEN \"{start}\"]\n\n  1. O-O-O+ *\n"
        )),
        read(&format!("start: \"{start}\"\nmoves: \"e1c1\"\n"))
    );
}

#[test]
fn what_is_no_one_game_is_refused_with_its_line() {
    let refused = |game: &str, other: &str| {
        error(&format!(
            "edition: \"fide-1993\"\n{other}pgn: |\n{game}events: []\n"
        ))
    };
    for (game, words) in [
        (
            "  1. e4 e5\n  2. Ke3\n",
            "line 3, pgn: line 2 of the game: column 4: `Ke3`",
        ),
        ("  1. e4 -- 2. d4\n", "`--` is no move"),
        (
            "  1. e4 *\n\n  1. d4 *\n",
            "line 3 of the game: a second game",
        ),
        (
            "  [FEN \"8/8\"]\n\n  1. e4 *\n",
            "the tag FEN gives no position",
        ),
        ("  [Variant \"Chess960\"]\n\n  1. e4 *\n", "Chess960"),
        ("  \n", "no game"),
    ] {
        let said = refused(game, "");
        assert!(said.contains(words), "{game}: {said}");
    }
    assert!(
        refused("  1. e4\n", "moves: \"d2d4\"\n")
            .contains("line 2, pgn: pgn tells the game already")
    );
    let numbered = error("edition: \"fide-1993\"\nmoves: \"1. e4\"\nevents: []\n");
    assert!(numbered.contains("told in the field pgn"), "{numbered}");
}

#[test]
fn what_yaml_cannot_read_is_said_in_the_words_of_a_dispute() {
    let head = "edition: fide-1993\n";
    let cases = [
        (
            String::new(),
            "line 1: it is no dispute; right would be fields",
        ),
        (
            head.to_owned(),
            "the field `events` is missing; right would be `events:`",
        ),
        (
            "events: []\n".to_owned(),
            "the field `edition` is missing; right would be a line",
        ),
        (
            format!("{head}events:\n- 12\n"),
            "line 3, events: it is no text; right would be a line for each",
        ),
        (
            format!("{head}events:\n-\n"),
            "line 3, events: it is no text",
        ),
        (
            format!("{head}events: \"White resigns\"\n"),
            "line 2, events: it is no list; right would be a line for each",
        ),
        (
            format!("{head}events: []\nstart: [a]\n"),
            "line 3, start: it is no text; right would be a text",
        ),
        (
            format!("{head}events: []\n{head}"),
            "`edition` is there twice; right would be to tell it once",
        ),
        (
            format!("{head}events: []\n---\n{head}"),
            "right would be one dispute a file",
        ),
        (
            format!("{head}events: [\n"),
            "it is no YAML that can be read",
        ),
    ];
    for (text, what) in cases {
        let said = error(&text);
        assert!(said.contains(what), "{text:?}: {said}");
        assert!(said.contains("right would be"), "{text:?}: {said}");
    }
}

#[test]
fn conditions_that_cannot_stand_together_are_no_dispute() {
    let cases: [&[&str]; 9] = [
        &["the time control is 0 moves in 2:00:00"],
        &["the time control is 40 moves in 0:00:00"],
        &["the rest of the game is in 0:00:00"],
        &[
            "the rest of the game is in 1:00:00",
            "the time control is 40 moves in 2:00:00",
        ],
        &[
            "the rest of the game is in 1:00:00",
            "the rest of the game is in 1:00:00",
        ],
        &[
            "White's clock shows 1:00:00 used",
            "White's clock shows 2:00:00 used",
        ],
        &["the session lasts 4:00:00", "the session lasts 5:00:00"],
        &[
            "the session resumes an adjourned game",
            "the session resumes an adjourned game",
        ],
        &["the arbiter is absent", "the arbiter is absent"],
    ];
    for lines in cases {
        let list: String = lines.iter().map(|line| format!("- \"{line}\"\n")).collect();
        let said = error(&format!(
            "edition: fide-1993\nevents: []\nconditions:\n{list}"
        ));
        let place = format!(
            "line {}, conditions: `{}`",
            3 + lines.len(),
            lines[lines.len() - 1]
        );
        assert!(
            said.contains(&place) && said.contains("right would be"),
            "{said}"
        );
    }
    let two = "edition: fide-1993\nevents: []\nconditions:\n- \"White's clock shows 1:00:00 used\"\n- \"Black's clock shows 1:00:00 used\"\n";
    assert!(dispute::read(two).is_ok(), "one line for each clock");
}

#[test]
fn nobody_does_what_is_not_his_to_do() {
    let told = |line: &str| error(&format!("edition: fide-1993\nevents:\n- \"{line}\"\n"));
    let players = [
        "plays e2e4",
        "touches e2",
        "says that he adjusts",
        "brushes e2 by accident",
        "puts e2 on e4",
        "takes e2 off the board",
        "finds no queen at hand",
        "knocks pieces over",
        "adjourns",
        "writes e2e4 as the sealed move",
        "writes an ambiguous sealed move",
        "puts both score sheets in the envelope and seals it",
        "tells the arbiter that he resigns",
        "tells the arbiter that a draw is agreed",
        "says check",
        "uses printed matter",
    ];
    for act in players {
        assert!(
            told(&format!("the arbiter {act}")).contains("only a player can be said to"),
            "{act}"
        );
    }
    let arbiters = [
        "announces the end of the session",
        "announces the resumption from 17:00:00 to 21:00:00",
        "finds that Black is absent from the resumption",
        "finds that the envelope is lost",
        "decides that the times used are 1:00:00 and 1:00:00",
        "warns Black",
    ];
    for act in arbiters {
        assert!(
            told(&format!("White {act}")).contains("only the arbiter can be said to"),
            "{act}"
        );
    }
    let asked = "edition: fide-1993\nevents: []\nquestions:\n- \"may the arbiter: claims a draw by repetition\"\n";
    assert!(
        error(asked).contains(
            "line 4, questions: the arbiter claims nothing; right would be White or Black"
        )
    );
}

#[test]
fn a_long_dispute_is_answered_in_bounded_time_and_says_what_was_not_tried() {
    let lines = "- \"White brushes e2 by accident\"\n".repeat(300);
    let page = page(&format!("edition: fide-1993\nevents:\n{lines}"));
    let tried = &page.tried;
    assert!(tried.not_tried > 0 && tried.changes > 100, "{tried:?}");
    let left = format!(
        "; {} more, farther from the deciding event, were not tried",
        tried.not_tried
    );
    assert!(text::text(&page, chesslaws_spec::Lang::En).contains(&left));
    assert!(html::html(&page, chesslaws_spec::Lang::En).contains(&left));
}

#[test]
fn what_turns_or_hides_text_is_written_by_its_number() {
    let told =
        "edition: fide-1993\nevents: []\ntitle: \"a\\u202eb\"\nsource: \"c\\u202ed\\e[2J\"\n";
    let page = page(told);
    for shown in [
        text::text(&page, chesslaws_spec::Lang::En),
        html::html(&page, chesslaws_spec::Lang::Zh),
    ] {
        assert!(
            shown.contains("a\\u{202e}b") && shown.contains("c\\u{202e}d\\u{1b}[2J"),
            "{shown}"
        );
    }
}

/// The events of a dispute as they are read.
fn told(fields: &str, lines: &[&str]) -> Result<Vec<String>, String> {
    let list: String = lines.iter().map(|line| format!("- \"{line}\"\n")).collect();
    let read = dispute::read(&format!("edition: fide-1993\n{fields}events:\n{list}"));
    let events = read.map_err(|error| error.to_string())?.events;
    Ok(events.iter().map(|(_, event)| event.to_string()).collect())
}

#[test]
fn a_move_of_an_event_may_stand_in_algebraic_notation() {
    let lines = [
        "White plays Nf3 and presses the clock",
        "White writes Nf3 on the score sheet",
        "0:10:00 Black plays a6, as White states",
        "White only ticks off a6 on the score sheet",
        "White plays e4",
        "White plays Bb5 and presses the clock",
        "White writes Bb5 on the score sheet",
        "Black claims a draw by repetition with Nf6",
    ];
    let read = [
        "White plays g1f3 and presses the clock",
        "White writes g1f3 on the score sheet",
        "0:10:00 Black plays a7a6, as White states",
        "White only ticks off a7a6 on the score sheet",
        "White plays e2e4",
        "White plays f1b5 and presses the clock",
        "White writes f1b5 on the score sheet",
        "Black claims a draw by repetition with g8f6",
    ];
    assert_eq!(told("", &lines), Ok(read.map(str::to_owned).to_vec()));
    let castling = "start: \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"\n";
    assert_eq!(
        told(castling, &["White plays O-O", "Black plays O-O-O"]),
        Ok(vec![
            "White plays e1g1".to_owned(),
            "Black plays e8c8".to_owned()
        ])
    );
    let asked = "edition: fide-1993\nmoves: Nf3\nevents: []\nquestions:\n- \"may Black: claims a draw by repetition with Nf6\"\n";
    let asked = dispute::read(asked).expect("a dispute").questions;
    assert_eq!(
        asked[0].to_string(),
        "may Black: claims a draw by repetition with g8f6"
    );
}

#[test]
fn algebraic_notation_that_means_no_one_move_is_told_with_its_line() {
    let two = "start: \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"\n";
    let wrong = |fields: &str, lines: &[&str]| told(fields, lines).expect_err("an error");
    let both = wrong(
        "start: \"4k3/8/8/8/8/8/4K3/R6R w - - 0 1\"\n",
        &["White plays Rd1"],
    );
    assert!(both.contains("line 4, events: `Rd1`"), "{both}");
    let none = wrong(two, &["White plays Kd1", "Black plays Qd8"]);
    assert!(none.contains("line 5, events: `Qd8`"), "{none}");
    let words = wrong("", &["White plays anything"]);
    assert!(
        words.contains("line 3, events: `anything` is no move"),
        "{words}"
    );
    let form = wrong("", &["White toches e4"]);
    assert!(form.contains("no form of words"), "{form}");
    let before = wrong("", &["White touches e5", "White plays e4"]);
    assert!(
        before.contains("line 3, events: `White touches e5` cannot have happened"),
        "{before}"
    );
}

#[test]
fn a_move_that_is_not_lawful_is_marked_with_its_clause_and_how_to_go_on() {
    let marked = |fields: &str, line: &str| {
        let page = page(&format!(
            "edition: fide-1993\n{fields}events:\n- \"{line}\"\n"
        ));
        let object = json::ruling(&page, chesslaws_spec::Lang::En);
        let shown = [
            text::text(&page, chesslaws_spec::Lang::En),
            text::text(&page, chesslaws_spec::Lang::Zh),
            html::html(&page, chesslaws_spec::Lang::Zh),
        ];
        (object["course"][0]["unlawful"].clone(), shown)
    };
    for (fields, line, mv, ply, clause) in [
        ("", "White plays e2e5", "e2e5", 1, "1993:5.6.2.a"),
        ("moves: e4 e5\n", "Black plays d5", "d7d5", 3, "1993:3.1.b"),
        ("moves: e4 e5\n", "White plays Ke3", "e1e3", 3, "1993:5.1"),
    ] {
        let (object, shown) = marked(fields, line);
        assert_eq!(object["move"], mv, "{line}");
        assert_eq!(object["ply"], ply, "{line}");
        let because = object["because"].to_string();
        assert!(because.contains(clause), "{line}: {because}");
        let finding = format!("the arbiter finds that ply {ply} was illegal");
        assert_eq!(object["finding"], finding);
        for text in shown {
            assert!(text.contains(&finding), "{line}: {text}");
        }
        let found = format!("edition: fide-1993\n{fields}events:\n- \"{line}\"\n- \"{finding}\"\n");
        let text = text::text(&page(&found), chesslaws_spec::Lang::En);
        assert!(
            text.contains(&format!("the position before ply {ply} is restored")),
            "{text}"
        );
    }
    let (none, shown) = marked("", "White plays e4");
    assert!(none.is_null(), "{none}");
    assert!(shown.iter().all(|text| !text.contains("was illegal")));
}

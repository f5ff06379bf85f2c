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
    assert!(error(&format!("{head}event: []\n")).contains("unknown field `event`"));
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

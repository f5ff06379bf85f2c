//! The bridges with fake engines that replay what real ones said, each in its own manner.

mod transcript;

use std::time::Duration;

use chesslaws::subjects::{Cecp, Oracle, Uci};
use chesslaws_law::Edition;
use chesslaws_protocol::{
    Answer, Ask, EndingName, Failure, Identity, Question, Reply, STARTPOS, Subject,
};

const TIME: Duration = Duration::from_secs(2);
const BY_ASKING: &str = "lists of moves are found by asking";

/// Games on which every transcript was recorded.
const GAMES: [&str; 6] = [
    "",
    "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6",
    "e2e4 a7a6 e4e5 d7d5",
    "a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6",
    MATE,
    STALEMATE,
];
const MATE: &str = "f2f3 e7e5 g2g4 d8h4";
const STALEMATE: &str = "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6";

/// Not a test of its own: what the others start as an engine.
#[test]
fn engine() {
    transcript::play();
}

fn cecp(transcript: &str, manner: &str) -> Cecp {
    Cecp::new(&transcript::engine("engine", transcript, manner), TIME)
}

fn uci(transcript: &str) -> Uci {
    Uci::new(&transcript::engine("engine", transcript, ""), TIME)
}

fn ask(start: &str, game: &str, question: Question) -> Ask {
    Ask {
        start: start.into(),
        moves: game.split_whitespace().map(str::to_owned).collect(),
        question,
    }
}

fn answer(subject: &mut dyn Subject, game: &str, question: Question) -> Answer {
    let ask = ask(STARTPOS, game, question);
    match subject.ask(&ask) {
        Ok(Reply::Answer { answer, .. }) => answer,
        other => panic!("{ask:?}: {other:?}"),
    }
}

fn identity(subject: &mut dyn Subject, name: &str, questions: &[&str]) -> Identity {
    let identity = subject.identity().expect("an identity");
    assert!(identity.name.starts_with(name), "{}", identity.name);
    assert_eq!(identity.questions, questions, "{:?}", identity.notes);
    identity
}

fn notes_hold(identity: &Identity, part: &str) -> bool {
    identity.notes.iter().any(|note| note.contains(part))
}

/// The lists of all games, as the oracle has them.
fn lists_rightly(subject: &mut dyn Subject) {
    let mut oracle = Oracle::of(Edition::Fide1993);
    for game in GAMES {
        let right = answer(&mut oracle, game, Question::LegalMoves);
        assert_eq!(answer(subject, game, Question::LegalMoves), right, "{game}");
    }
    for (mv, lawful) in [("e2e4", true), ("e2e5", false)] {
        let question = Question::IsLegal { mv: mv.into() };
        assert_eq!(answer(subject, "", question), Answer::Truth(lawful), "{mv}");
    }
}

fn ends_rightly(subject: &mut dyn Subject) {
    for (game, ending) in [
        ("", EndingName::None),
        (MATE, EndingName::Checkmate),
        (STALEMATE, EndingName::Stalemate),
    ] {
        let claimed = answer(subject, game, Question::Ending);
        assert_eq!(claimed, Answer::Ending(ending), "{game}");
    }
}

#[test]
fn phalanx_refuses_move_by_move_and_shows_the_position() {
    let mut phalanx = cecp("phalanx", "");
    let questions = ["legal-moves", "is-legal", "position-after", "ending"];
    let identity = identity(&mut phalanx, "Phalanx XXV", &questions);
    assert!(notes_hold(&identity, BY_ASKING));
    lists_rightly(&mut phalanx);
    ends_rightly(&mut phalanx);
    let fen = answer(&mut phalanx, "e2e4", Question::PositionAfter);
    let right = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(fen, Answer::Fen(right.into()));
}

#[test]
fn sjeng_is_asked_move_by_move() {
    let mut sjeng = cecp("sjeng", "");
    let questions = ["legal-moves", "is-legal", "ending"];
    let identity = identity(&mut sjeng, "Sjeng 11.2", &questions);
    assert!(notes_hold(&identity, BY_ASKING));
    lists_rightly(&mut sjeng);
    ends_rightly(&mut sjeng);
}

#[test]
fn sjaak_lists_its_moves_in_long_notation() {
    let mut sjaak = cecp("sjaakii", "");
    let questions = ["legal-moves", "is-legal", "position-after", "ending"];
    let identity = identity(&mut sjaak, "Sjaak II", &questions);
    assert!(notes_hold(&identity, "`moves`"));
    lists_rightly(&mut sjaak);
    ends_rightly(&mut sjaak);
}

#[test]
fn hoichess_lists_its_moves_and_ends_with_its_first_refusal() {
    let mut hoichess = cecp("hoichess", "");
    let questions = ["legal-moves", "is-legal", "ending"];
    let identity = identity(&mut hoichess, "HoiChess", &questions);
    assert!(notes_hold(&identity, "`show moves`"));
    assert!(notes_hold(&identity, "ends with the first move"));
    lists_rightly(&mut hoichess);
    ends_rightly(&mut hoichess);
}

#[test]
fn gnu_chess_gives_two_pongs_to_a_ping() {
    let mut gnu = cecp("gnuchess", "");
    identity(
        &mut gnu,
        "GNU Chess",
        &["legal-moves", "is-legal", "ending"],
    );
    lists_rightly(&mut gnu);
    ends_rightly(&mut gnu);
}

#[test]
fn fairy_stockfish_reads_usermove_and_its_perft_is_not_trusted() {
    let mut fairy = cecp("fairy-stockfish", "");
    let questions = [
        "legal-moves",
        "is-legal",
        "position-after",
        "check-state",
        "ending",
    ];
    let identity = identity(&mut fairy, "Fairy-Stockfish", &questions);
    assert!(notes_hold(&identity, BY_ASKING));
    lists_rightly(&mut fairy);
    ends_rightly(&mut fairy);
}

#[test]
fn fairy_max_has_only_edit() {
    let mut fairymax = cecp("fairymax", "");
    let questions = ["legal-moves", "is-legal", "ending"];
    let identity = identity(&mut fairymax, "Fairy-Max", &questions);
    assert!(notes_hold(&identity, "`edit`"));
    // It lets a man take its own king: what it says is told as it is.
    let moves = answer(&mut fairymax, GAMES[1], Question::LegalMoves);
    assert!(matches!(moves, Answer::Moves(moves) if moves.contains(&"d1e1".to_owned())));
    ends_rightly(&mut fairymax);
    let stalemate = ask("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", Question::LegalMoves);
    assert_eq!(
        fairymax.ask(&stalemate),
        Ok(Reply::answer(Answer::Moves(vec![])))
    );
    let castling = ask("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", Question::LegalMoves);
    assert!(
        matches!(fairymax.ask(&castling), Ok(Reply::NotModelled { why }) if why.contains("edit"))
    );
}

#[test]
fn stockfish_lists_its_moves_with_perft() {
    let mut stockfish = uci("stockfish");
    let questions = [
        "legal-moves",
        "is-legal",
        "position-after",
        "check-state",
        "ending",
    ];
    identity(&mut stockfish, "Stockfish", &questions);
    let moves = answer(&mut stockfish, MATE, Question::LegalMoves);
    assert_eq!(moves, Answer::Moves(vec![]));
}

#[test]
fn toga_shows_ten_lines_at_most() {
    let mut toga = uci("toga2");
    let identity = identity(&mut toga, "Toga II", &["legal-moves", "is-legal"]);
    assert!(notes_hold(&identity, "shows 10 at most"));
    let many = toga.ask(&ask(STARTPOS, "", Question::LegalMoves));
    assert!(matches!(many, Ok(Reply::NotModelled { why }) if why.contains("10")));
    let moves = answer(&mut toga, MATE, Question::LegalMoves);
    assert_eq!(moves, Answer::Moves(vec![]));
}

#[test]
fn gnu_chess_can_be_asked_nothing_by_uci() {
    let mut gnu = uci("gnuchess-uci");
    identity(&mut gnu, "GNU Chess", &[]);
    let reply = gnu.ask(&ask(STARTPOS, "", Question::LegalMoves));
    assert!(matches!(reply, Ok(Reply::NotModelled { .. })), "{reply:?}");
}

/// A file of this test alone, gone with it.
struct Counter(std::path::PathBuf);

impl Counter {
    fn new() -> Self {
        let name = format!("chesslaws-starts-{}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }
}

impl Drop for Counter {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_start_that_stalls_is_tried_again_and_counted() {
    let counter = Counter::new();
    let mut sjaak = cecp("sjaakii", &format!("stalls={}", counter.0.display()));
    let identity = sjaak.identity().expect("an identity");
    let traits = sjaak.traits().join("\n");
    assert!(traits.contains("starts stalled"), "{traits}");
    assert!(identity.questions.contains(&"legal-moves".to_owned()));
    lists_rightly(&mut sjaak);
}

#[test]
fn a_question_at_which_it_crashes_is_put_once_more_and_counted() {
    let mut sjaak = cecp("sjaakii", "fault-after=300");
    sjaak.identity().expect("an identity");
    for _ in 0..60 {
        let moves = answer(&mut sjaak, GAMES[1], Question::LegalMoves);
        assert!(matches!(moves, Answer::Moves(moves) if moves.len() == 32));
    }
    let traits = sjaak.traits().join("\n");
    assert!(traits.contains("put a second time"), "{traits}");
}

#[test]
fn what_crashes_twice_at_one_question_has_crashed() {
    let mut sjaak = cecp("sjaakii", "fault-at-game=g2g4 a7a6");
    sjaak.identity().expect("an identity");
    let reply = sjaak.ask(&ask(STARTPOS, "g2g4 a7a6", Question::LegalMoves));
    assert!(
        matches!(&reply, Err(Failure::Crashed(how)) if how.contains("signal: 11")),
        "{reply:?}"
    );
}

#[test]
fn without_ping_an_order_that_it_does_not_have_is_the_fence() {
    let mut phalanx = cecp("phalanx", "no-ping");
    let identity = phalanx.identity().expect("an identity");
    assert!(identity.questions.contains(&"legal-moves".to_owned()));
    lists_rightly(&mut phalanx);
}

#[test]
fn one_that_reads_algebraic_notation_only_is_sent_that() {
    let mut sjaak = cecp("sjaakii", "san");
    let identity = sjaak.identity().expect("an identity");
    assert!(identity.questions.contains(&"legal-moves".to_owned()));
    lists_rightly(&mut sjaak);
}

#[test]
fn a_lawful_move_that_it_refuses_on_the_way_is_told_in_its_words() {
    let mut phalanx = cecp("phalanx", "refuses=d4d5");
    phalanx.identity().expect("an identity");
    let game = "g2g4 a7a6 b1a3 b8c6 d2d4 g8f6 d4d5 e7e5";
    let reply = phalanx.ask(&ask(STARTPOS, game, Question::LegalMoves));
    let why = "Illegal move: d4d5".to_owned();
    assert_eq!(reply, Ok(Reply::Refused { why }));
}

#[test]
fn one_that_lies_about_a_result_is_not_asked_for_endings() {
    let mut phalanx = cecp("phalanx", "lies");
    let identity = phalanx.identity().expect("an identity");
    assert!(!identity.questions.contains(&"ending".to_owned()));
    assert!(identity.questions.contains(&"legal-moves".to_owned()));
}

#[test]
fn one_that_floods_is_stopped() {
    let mut phalanx = cecp("phalanx", "floods-at=c2c3");
    let reply = phalanx.identity().map(|identity| identity.questions);
    // It floods at a move that is asked about in every list, so nothing is left but single moves.
    assert!(
        matches!(&reply, Ok(questions) if !questions.contains(&"legal-moves".to_owned())),
        "{reply:?}"
    );
    let question = Question::IsLegal { mv: "c2c3".into() };
    let reply = phalanx.ask(&ask(STARTPOS, "", question));
    assert!(matches!(reply, Err(Failure::Flooded(_))), "{reply:?}");
}

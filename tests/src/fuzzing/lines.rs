//! What engines write, line by line.

use chesslaws::subjects::lines;
use chesslaws_board::Setup;

/// A position with castling, a capture in passing and promotions.
const RICH: &str = "r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";

fn read(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    text.lines().map(str::to_owned).collect()
}

/// Reading what a UCI engine writes never panics; the moves that are read are moves, each once.
pub fn uci_line(bytes: &[u8]) {
    let lines = read(bytes);
    for line in &lines {
        let _ = lines::count_of_nodes(line);
        let _ = lines::multipv_limit(line);
        let _ = lines::plies_played(line);
        let _ = lines::split_command(line);
        if let Some(mv) = lines::perft_move(line) {
            assert_is_move(&mv);
        }
    }
    if let Some(mut moves) = lines::multipv_moves(&lines) {
        moves.iter().for_each(|mv| assert_is_move(mv));
        let count = moves.len();
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), count, "a move is listed twice");
    }
}

/// Reading what a CECP engine writes never panics; a move that a word means is written as a word that means it too.
pub fn cecp_line(bytes: &[u8]) {
    let lines = read(bytes);
    let setup: Setup = RICH.parse().expect("a FEN");
    let mut features = lines::Features::default();
    for line in &lines {
        features.take_up(line);
        let _ = (lines::claim(line), lines::is_refusal(line));
        let _ = lines::is_pong(line, 7);
        for word in line.split_whitespace() {
            for mv in lines::meanings(word, &setup) {
                let written = lines::algebraic(&setup, mv).expect("a man of the side to move");
                let again = lines::meanings(&written, &setup);
                assert!(again.contains(&mv), "{word}: {mv} is written {written}");
            }
        }
    }
    let lists = [lines::perft(&lines), lines::long(&lines, &setup)];
    lists
        .iter()
        .flatten()
        .flatten()
        .for_each(|mv| assert_is_move(mv));
    let _ = lines::occupied(&lines);
}

fn assert_is_move(text: &str) {
    let read = text.parse::<chesslaws_board::Move>();
    assert_eq!(read.map(|mv| mv.to_string()).as_deref(), Ok(text));
}

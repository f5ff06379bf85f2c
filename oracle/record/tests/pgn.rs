//! Games in PGN: as they are found, in both modes, and written and read again.

mod random;

use chesslaws_record::pgn::{
    Comment, Deviation, End, Export, Fault, Limits, Mode, Odd, Options, Outcome, PgnError, Played,
    Reader, Spot, Start, Tag, Visitor, Writer,
};
use chesslaws_record::san::Why;

/// Everything that is told, in words.
#[derive(Default)]
struct Told(Vec<String>);

impl Visitor for Told {
    fn begin(&mut self, at: Spot<'_>) {
        self.0.push(format!("begin {}", at.place().line));
    }
    fn tag(&mut self, tag: &Tag<'_>) {
        let name = String::from_utf8_lossy(tag.name);
        self.0.push(format!("tag {name}={}", tag.value()));
    }
    fn step(&mut self, played: &Played<'_>) {
        let step = played.step.map(|step| step.written_960().to_string());
        let (number, depth) = (played.number, played.depth);
        self.0.push(format!(
            "{number}:{depth} {}",
            step.as_deref().unwrap_or("--")
        ));
    }
    fn unread(&mut self, text: &[u8], _: Spot<'_>) {
        self.0
            .push(format!("unread {}", String::from_utf8_lossy(text)));
    }
    fn comment(&mut self, comment: &Comment<'_>) {
        self.0.push(format!("comment {}", comment.text().trim()));
    }
    fn nag(&mut self, nag: u8, _: Spot<'_>) {
        self.0.push(format!("nag {nag}"));
    }
    fn begin_variation(&mut self, _: Spot<'_>) {
        self.0.push("(".to_owned());
    }
    fn end_variation(&mut self, _: Spot<'_>) {
        self.0.push(")".to_owned());
    }
    fn deviation(&mut self, deviation: &Deviation) {
        self.0.push(format!("deviation {deviation}"));
    }
    fn error(&mut self, error: &PgnError) {
        self.0.push(format!("error {error}"));
    }
    fn end(&mut self, end: &End) {
        let token = end.token.map_or("none", Outcome::text);
        self.0.push(format!("end {token} {}", end.plies));
    }
}

fn told(text: impl AsRef<[u8]>, options: Options) -> Vec<String> {
    let mut told = Told::default();
    let mut reader = Reader::new(text.as_ref(), options);
    reader.read_all(&mut told).expect("bytes can be read");
    told.0
}

fn lenient(text: impl AsRef<[u8]>) -> Vec<String> {
    told(text, Options::default())
}

fn strict(text: impl AsRef<[u8]>) -> Vec<String> {
    let options = Options {
        mode: Mode::Strict,
        ..Options::default()
    };
    told(text, options)
}

fn moves(told: &[String]) -> String {
    let steps = told
        .iter()
        .filter(|line| line.as_bytes()[0].is_ascii_digit());
    let steps: Vec<_> = steps
        .map(|line| line.rsplit(' ').next().unwrap_or(""))
        .collect();
    steps.join(" ")
}

#[test]
fn games_as_they_are_found() {
    for (text, right) in [
        ("1. e4 e5 2. Nf3 *", "e2e4 e7e5 g1f3"),
        ("1.e4 e5 2.Nf3 *", "e2e4 e7e5 g1f3"),
        ("e4 e5 Nf3", "e2e4 e7e5 g1f3"),
        ("7. e4 3... e5 1 Nf3 1-0", "e2e4 e7e5 g1f3"),
        ("\u{feff}1. e4\r\ne5\0 2. Nf3\r\n*\r\n", "e2e4 e7e5 g1f3"),
        ("1. e4! e5?? 2. Nf3 !? *", "e2e4 e7e5 g1f3"),
        ("1. e4 {a} e5 ; b ) ( {\n2. Nf3 $1 *", "e2e4 e7e5 g1f3"),
        ("%hidden\n1. e4\n% e5 *\ne5 2. Nf3 *", "e2e4 e7e5 g1f3"),
        (
            "1. e4 d5 2. e5 f5 3. exf6 e.p. Nxf6 *",
            "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *",
            "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1",
        ),
        (
            "1. e4 e5 (1... c5 (1... c6) 2. Nf3) 2. Nf3 *",
            "e2e4 e7e5 c7c5 c7c6 g1f3 g1f3",
        ),
        ("1. e4 -- 2. d4 *", "e2e4 -- d2d4"),
        ("1. e4 (=) e5 *", "e2e4 e7e5"),
        ("[FEN \"4k3/8/8/8/8/8/8/4K2R w K -\"]\n\n1. O-O *", "e1h1"),
        (
            "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1K4R1 w G - 0 1\"]\n\n1. O-O *",
            "b1g1",
        ),
        ("[ Event  \"x\" ] [Site \"a \"b\" c\"] 1. e4 *", "e2e4"),
        ("{before} [Event \"x\"]\n\n1. e4 *", "e2e4"),
        ("1. e4 e5 (2. d4 1-0", "e2e4 e7e5"),
    ] {
        let told = lenient(text);
        let errors = told.iter().filter(|line| line.starts_with("error"));
        if !text.contains("1-0") || text.starts_with('7') {
            assert_eq!(errors.count(), 0, "{text}: {told:#?}");
        }
        assert!(moves(&told).starts_with(right), "{text}: {told:#?}");
    }
}

#[test]
fn a_broken_game_does_not_stop_the_next() {
    let text = "[Event \"1\"]\n\n1. e4 e4 2. d4 1-0\n\n[Event \"2\"]\n\n1. e4 {open\n\n[Event \"3\"]\n\n1. d4";
    let told = lenient(text);
    let ends: Vec<_> = told.iter().filter(|line| line.starts_with("end")).collect();
    assert_eq!(ends, ["end 1-0 1", "end none 1", "end none 1"], "{told:#?}");
    let error = "error line 3, column 7 (byte 19): `e4`: no legal move is written so";
    assert_eq!(told[3], error);
    assert_eq!(told[4], "unread d4");
    assert!(
        told.iter().any(|line| line.contains("not closed")),
        "{told:#?}"
    );
}

#[test]
fn a_variation_on_a_wrong_move_is_read() {
    let told = lenient("1. e4 Ke6 (1... e5 2. d4) 2. d4 *");
    assert_eq!(moves(&told), "e2e4 e7e5 d2d4", "{told:#?}");
    assert_eq!(told.last().map(String::as_str), Some("end * 1"));
}

#[test]
fn bounds_are_errors_with_their_place() {
    let limits = Limits {
        token: 1000,
        game: 100_000,
        depth: 8,
    };
    let options = Options {
        limits,
        ..Options::default()
    };
    let next = "\n\n[Event \"next\"]\n\n1. d4 *\n";
    for (text, fault) in [
        (
            format!("1. e4 {{{}}} *{next}", "x".repeat(3000)),
            "longer than 1000 bytes",
        ),
        (
            format!("1. e4 {}{next}", "(1. d4 ".repeat(20)),
            "more than 8 deep",
        ),
        (
            format!("1. e4 {}{next}", "e5 ".repeat(60_000)),
            "a game longer than 100000 bytes",
        ),
        (
            format!("[Event \"{}\"]\n\n1. e4 *{next}", "x".repeat(3000)),
            "longer than 1000 bytes",
        ),
        (
            format!("1. e4 ;{}\n*{next}", "x".repeat(3000)),
            "longer than 1000 bytes",
        ),
    ] {
        let told = told(&text, options);
        assert!(
            told.iter().any(|line| line.contains(fault)),
            "{fault}: {told:#?}"
        );
        let last = told.len() - 1;
        assert!(
            told[last - 1].ends_with(" d2d4"),
            "{fault}: {:#?}",
            &told[last - 1..]
        );
    }
}

const EXPORT: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. e4 {so} 1... e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 *\n";

#[test]
fn the_export_format_has_no_deviation() {
    let told = strict(EXPORT);
    assert!(
        !told.iter().any(|line| line.starts_with("deviation")),
        "{told:#?}"
    );
    for (from, to, said) in [
        ("1. e4", "1.e4", "line 9, column 3: spaces"),
        ("1. e4", "2. e4", "line 9, column 1: a number other than 1."),
        ("1... e5", "e5", "a number other than 1..."),
        (
            "2. Nf3 $1",
            "2. Ngf3 $1",
            "line 9, column 40: found `Ngf3`; right would be Nf3",
        ),
        ("$1", "$1  ", "spaces"),
        ("Nc6 *", "Nc6 1-0", "1-0 behind the moves, * in the tag"),
        ("Nc6 *", "Nc6", "no result"),
        ("[Round \"?\"]\n", "", "the tag Round is missing"),
        (
            "[Round \"?\"]\n",
            "[ Round \"?\"]\n",
            "a tag pair not written",
        ),
        (
            "[Result",
            "[A \"\"]\n[Result",
            "the tag Result is out of order",
        ),
        (
            "[Result",
            "[Site \"\"]\n[Result",
            "the tag Site comes twice",
        ),
        ("\n\n", "\n", "empty line"),
        ("\n", "\r\n", "carriage returns"),
        (
            "{so}",
            "{so so so so so so so so so so so so so so so so so so so so so so so so so so}",
            "80 characters",
        ),
        ("$1", "!", "means nothing here"),
        ("$1", "\0", "byte 0"),
    ] {
        let told = strict(EXPORT.replace(from, to));
        let deviations = told.iter().filter(|line| line.starts_with("deviation"));
        assert!(
            deviations.clone().any(|line| line.contains(said)),
            "{to}: {told:#?}"
        );
    }
    let told = strict(format!("\u{feff}{EXPORT}"));
    assert!(
        told.iter().any(|line| line.contains("byte order mark")),
        "{told:#?}"
    );
}

#[test]
fn errors_are_typed() {
    struct Faults(Vec<Fault>, Vec<Odd>);
    impl Visitor for Faults {
        fn error(&mut self, error: &PgnError) {
            self.0.push(error.fault.clone());
        }
        fn deviation(&mut self, deviation: &Deviation) {
            self.1.push(deviation.odd.clone());
        }
    }
    let mut faults = Faults(Vec::new(), Vec::new());
    let text =
        "[FEN \"x\"]\n\n*\n\n[Variant \"Atomic\"]\n\n*\n\n) 1. e4 d5 2. Bb5+ -- *\n\n1. xyz *";
    let mut reader = Reader::new(text.as_bytes(), Options::default());
    assert_eq!(reader.read_all(&mut faults).expect("bytes"), 4);
    assert!(matches!(faults.0[0], Fault::Fen(_)), "{:?}", faults.0);
    assert!(matches!(faults.0[1], Fault::Variant(_)));
    assert_eq!(faults.0[2..4], [Fault::NothingToClose, Fault::NullInCheck]);
    assert!(matches!(&faults.0[4], Fault::San(error) if error.why == Why::NotSan));
    assert!(faults.1.is_empty());
}

/// Of two values nothing says which one is meant: the game is not read by either, and one value written twice is one.
#[test]
fn a_start_told_twice_is_not_chosen() {
    let once = "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n";
    let other = "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n";
    let read = |head: &str| told(format!("{head}\n1. O-O *"), Options::default());
    let castles = |lines: &[String]| lines.iter().any(|line| line == "1:0 e1h1");
    let differs = |lines: &[String], name: &str| {
        let words = format!("the tag {name} comes twice, with different values");
        lines.iter().any(|line| line.contains(&words))
    };
    assert!(castles(&read(&format!("{once}{once}"))));
    for head in [format!("{once}{other}"), format!("{other}{once}")] {
        let lines = read(&head);
        assert!(differs(&lines, "FEN") && !castles(&lines), "{lines:?}");
    }
    let variants = "[Variant \"Atomic\"]\n[Variant \"Standard\"]\n";
    assert!(differs(&read(&format!("{once}{variants}")), "Variant"));
}

/// Two tags Result that differ say nothing.
#[test]
fn a_result_told_twice_is_none() {
    struct Tagged(Option<Outcome>);
    impl Visitor for Tagged {
        fn end(&mut self, end: &End) {
            self.0 = end.tag;
        }
    }
    for (head, expected) in [
        ("[Result \"1-0\"]\n[Result \"1-0\"]\n", Some(Outcome::White)),
        ("[Result \"1-0\"]\n[Result \"0-1\"]\n", None),
        ("[Result \"?\"]\n[Result \"0-1\"]\n", None),
    ] {
        let text = format!("{head}\n1. e4");
        let mut tagged = Tagged(None);
        let mut reader = Reader::new(text.as_bytes(), Options::default());
        reader.read_all(&mut tagged).expect("bytes can be read");
        assert_eq!(tagged.0, expected, "{head}");
    }
}

fn exported(text: &[u8]) -> Vec<u8> {
    let mut export = Export::new(Vec::new());
    let mut reader = Reader::new(text, Options::default());
    reader.read_all(&mut export).expect("bytes can be read");
    export.finish().expect("bytes can be written").0
}

#[test]
fn what_is_exported_is_exact_and_exported_again_the_same() {
    let untidy = "[Black \"B \\\"b\\\"\"]\n[Event \"\u{e9}v\"]\n[ZZ \"z\"]\n[AA \"a\\\\\"]\n1.e4! {[%clk 0:01:00]  two\nlines} e5 (1... c5 2.Nf3 (2.Nc3 ; with } brace\nNc6) d6) 2.Nf3 Nc6 3.Bb5 a6 4.0-0 ( 4.Ba4 -- 5.c3 ) Nf6 1/2";
    let once = exported(untidy.as_bytes());
    let text = String::from_utf8(once.clone()).expect("UTF-8");
    assert_eq!(String::from_utf8(exported(&once)).expect("UTF-8"), text);
    let told = strict(&once);
    let deviations: Vec<_> = told.iter().filter(|line| line.starts_with("dev")).collect();
    assert_eq!(
        deviations.len(),
        1,
        "the null move alone: {deviations:#?}\n{text}"
    );
    assert_eq!(moves(&told), moves(&lenient(untidy)));
}

#[test]
fn random_games_are_read_as_they_were_written() {
    for seed in 0..60 {
        let start = Start::initial();
        let game = random::game(&start.position, seed, 200);
        let mut writer = Writer::new(Vec::new());
        writer.begin(&[], &start, Outcome::Draw).expect("bytes");
        for (at, (_, step)) in game.iter().enumerate() {
            writer.step(Some(*step)).expect("bytes");
            if at % 7 == 3 {
                writer
                    .comment("some words, and more of them")
                    .expect("bytes");
            }
        }
        writer.end(Outcome::Draw).expect("bytes");
        let text = writer.into_inner();
        let told = strict(&text);
        let odd = told
            .iter()
            .find(|line| line.starts_with("dev") || line.starts_with("err"));
        assert_eq!(odd, None, "{}", String::from_utf8_lossy(&text));
        let written: Vec<_> = game
            .iter()
            .map(|(_, step)| step.written_960().to_string())
            .collect();
        assert_eq!(moves(&told), written.join(" "));
        assert_eq!(exported(&text), text);
    }
}

/// However the bytes come, and whatever is done to them, the same is told.
#[test]
fn cuts_and_small_reads_change_nothing() {
    struct Drip<'a>(&'a [u8]);
    impl std::io::Read for Drip<'_> {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let length = self.0.len().min(into.len()).min(1);
            into[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }
    for end in 0..=EXPORT.len() {
        let text = &EXPORT.as_bytes()[..end];
        for options in [Options::default(), Options::moves_alone()] {
            let mut dripped = Told::default();
            Reader::new(Drip(text), options)
                .read_all(&mut dripped)
                .expect("bytes");
            assert_eq!(dripped.0, told(text, options), "{end}");
        }
    }
}

/// What is imported may have a tag pair over several lines (PGN:8.1); a value ends on its line.
#[test]
fn a_tag_may_go_over_lines() {
    for text in [
        "[White\n\"A\"]\n[Black \"B\"]\n\n1. e4 *\n",
        "[White \"A\"\n]\n[Black \"B\"]\n\n1. e4 *\n",
        "[\nWhite\r\n\"A\"\n]\n[Black \"B\"]\n\n1. e4 *\n",
        "[White\n\"A\"] [Black\n\"B\"]\n\n1. e4 *\n",
    ] {
        let told = lenient(text);
        assert_eq!(told[1..3], ["tag White=A", "tag Black=B"], "{text}");
        assert_eq!(moves(&told), "e2e4", "{text}");
        assert_eq!(
            told.iter().filter(|line| line.starts_with("begin")).count(),
            1
        );
    }
    let unclosed = lenient("[White \"A\n[Black \"B\"]\n\n1. e4 *\n");
    assert!(unclosed.contains(&"tag Black=B".to_owned()), "{unclosed:?}");
    assert!(
        !unclosed
            .iter()
            .any(|line| line.starts_with("tag White=A\n"))
    );
}

/// The last line of a game is told to be too long as long as the game is told of, and once.
#[test]
fn a_last_line_that_is_too_long_is_of_its_game() {
    let long = format!("1. e4 {{{}}}", "so ".repeat(30));
    let text = EXPORT.to_owned() + "\n" + &EXPORT.replace("1. e4", &long) + "\n" + EXPORT;
    let told = told(
        text,
        Options {
            mode: Mode::Strict,
            ..Options::default()
        },
    );
    let lines = told.iter().enumerate();
    let long: Vec<usize> = lines
        .filter(|(_, line)| line.contains("80 characters"))
        .map(|(at, _)| at)
        .collect();
    let begun = |upto: usize| {
        let before = told[..upto].iter();
        before.filter(|line| line.starts_with("begin")).count()
    };
    let ended = |upto: usize| {
        let before = told[..upto].iter();
        before.filter(|line| line.starts_with("end")).count()
    };
    assert_eq!(long.len(), 1, "{told:#?}");
    assert_eq!((begun(long[0]), ended(long[0])), (2, 1), "{told:#?}");
}

/// What is said behind a wrong move is of no move that is written.
#[test]
fn a_comment_behind_a_wrong_move_is_not_put_to_another() {
    let text = exported(b"1. e4 {of e4} e5 2. Ke5 {of Ke5} (2. Qh9 {of Qh9}) Nf6 {of Nf6} $1 *");
    let text = String::from_utf8(text).expect("text");
    assert!(text.contains("1. e4 {of e4} 1... e5 *"), "{text}");
}

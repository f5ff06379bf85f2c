//! Disputes as text, and arbitrary streams of events at the table.

use std::sync::OnceLock;

use arbitrary::{Arbitrary, Unstructured};
use chesslaws::rule::{dispute, judged};
use chesslaws_board::table::{
    Act, Actor, Condition, Effect, EnvelopeAct, Event, Form, Phrase, Time, Tongue, filled,
};
use chesslaws_board::{Colour, Setup};
use chesslaws_oracle::table::{Game, State};

/// The longest stream that is tried.
const MOST_EVENTS: usize = 40;

/// Where a game begins.
const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/P7/8/8/8/8/7p/4K3 w - - 0 60",
    "8/8/3qk3/8/8/2K5/8/8 b - - 98 99",
    "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
];

/// What can stand as an argument, by kind; of each kind the bytes choose one.
const KINDS: [&[&str]; 9] = [
    &["a1", "e1", "g1", "h1", "e2", "e4", "d5", "e8", "a7", "a8"],
    &[
        "e2e4", "e7e5", "g1f3", "g8f6", "f3g1", "f6g8", "e1g1", "a7a8q", "e2e5", "e4d5",
    ],
    &["White", "Black"],
    &["queen", "rook", "knight", "pawn", "king"],
    &["kingside", "queenside"],
    &[
        "0:00:00",
        "0:04:59",
        "0:05:00",
        "1:00:00",
        "1:00:00.001",
        "2:00:00",
        "999:00:00",
    ],
    &["0", "1", "2", "40", "50", "75", "4294967295"],
    &["e2e4 e7e5", "", "e1 h1"],
    &["KRBKR", "White", "a word", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"],
];

/// A form with the kinds of its arguments.
struct Shape {
    form: &'static str,
    kinds: Vec<usize>,
}

/// The forms with the kinds of arguments with which they can be read.
fn shapes<T: Phrase>(forms: Vec<Form>) -> Vec<Shape> {
    let places = |form: &Form| form.en.matches("{}").count();
    let combinations = |count: usize| {
        (0..KINDS.len().pow(u32::try_from(count).expect("few places"))).map(move |mut number| {
            let mut kinds = Vec::new();
            for _ in 0..count {
                kinds.push(number % KINDS.len());
                number /= KINDS.len();
            }
            kinds
        })
    };
    let reads = |form: &Form, kinds: &[usize]| {
        let first: Vec<String> = kinds
            .iter()
            .map(|&kind| KINDS[kind][0].to_owned())
            .collect();
        T::read(&filled(form.en, &first)).is_ok()
    };
    let mut all = Vec::new();
    for form in forms {
        let of_form = combinations(places(&form)).filter(|kinds| reads(&form, kinds));
        all.extend(of_form.map(|kinds| Shape {
            form: form.en,
            kinds,
        }));
    }
    all
}

fn acts() -> &'static [Shape] {
    static ACTS: OnceLock<Vec<Shape>> = OnceLock::new();
    ACTS.get_or_init(|| shapes::<Act>(Act::forms()))
}

fn conditions() -> &'static [Shape] {
    static CONDITIONS: OnceLock<Vec<Shape>> = OnceLock::new();
    CONDITIONS.get_or_init(|| shapes::<Condition>(Condition::forms()))
}

/// A text of one of the shapes.
fn text(from: &[Shape], bytes: &mut Unstructured<'_>) -> arbitrary::Result<String> {
    let shape = bytes.choose(from)?;
    let arguments = shape
        .kinds
        .iter()
        .map(|&kind| bytes.choose(KINDS[kind]).map(|text| (*text).to_owned()));
    let arguments: Vec<String> = arguments.collect::<Result<_, _>>()?;
    Ok(filled(shape.form, &arguments))
}

/// A game at the table: where it begins, what was settled, what is tried.
#[derive(Clone, Debug)]
pub struct ArbitraryTable {
    start: Setup,
    conditions: Vec<Condition>,
    events: Vec<Event>,
}

impl<'a> Arbitrary<'a> for ArbitraryTable {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let start = bytes.choose(&STARTS)?.parse().expect("a FEN");
        let mut settled = vec![Condition::Period {
            moves: 2,
            time: Time::minutes(120),
        }];
        for _ in 0..bytes.int_in_range(0..=3)? {
            settled.extend(Condition::read(&text(conditions(), bytes)?).ok());
        }
        let mut events = Vec::new();
        let mut now = Time::ZERO;
        for _ in 0..bytes.int_in_range(1..=MOST_EVENTS)? {
            let by = *bytes.choose(&[
                Actor::Player(Colour::White),
                Actor::Player(Colour::Black),
                Actor::Arbiter,
            ])?;
            let passes = *bytes.choose(&[
                None,
                None,
                Some(Time::seconds(1)),
                Some(Time::minutes(5)),
                Some(Time::minutes(60)),
            ])?;
            let Ok(act) = Act::read(&text(acts(), bytes)?) else {
                continue;
            };
            now = now.and(passes.unwrap_or_default());
            events.push(Event {
                at: passes.map(|_| now),
                ..Event::now(by, act)
            });
        }
        Ok(Self {
            start,
            conditions: settled,
            events,
        })
    }
}

/// Whatever happens: no panic; time never goes back and none is lost; what happens after the end leaves the result; no
/// game ends in two results; every ruling is the same a second time; every line is read back as it was written.
pub fn table(input: &ArbitraryTable) {
    let game = Game::founding();
    let mut state = game.start(input.start.clone(), input.conditions.clone());
    for event in &input.events {
        written_and_read(event);
        let Ok(ruling) = game.apply(&state, event) else {
            assert!(
                game.apply(&state, event).is_err(),
                "{event}: impossible once, possible again"
            );
            continue;
        };
        let applied = &ruling.finding;
        assert_eq!(
            Ok(&ruling),
            game.apply(&state, event).as_ref(),
            "{event}: ruled otherwise a second time"
        );
        assert!(
            !applied.conflict,
            "{event}: ends in two results: {:?}",
            applied.effects
        );
        kept(
            &state,
            event,
            &applied.state,
            &applied
                .effects
                .iter()
                .map(|proposed| proposed.effect.clone())
                .collect::<Vec<_>>(),
        );
        state = applied.state.clone();
    }
}

fn written_and_read(event: &Event) {
    let line = event.to_string();
    let read: Event = line
        .parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(read, *event, "{line} is read otherwise");
    assert!(!event.write(Tongue::Chinese).is_empty());
}

/// What holds from one state to the next.
fn kept(before: &State, event: &Event, after: &State, effects: &[Effect]) {
    // A resumption counts its own time.
    let resumes = event.act == Act::Envelope(EnvelopeAct::OpensResumption);
    assert!(
        resumes || after.time >= before.time,
        "{event}: the time goes back"
    );
    if let Some(ended) = &before.ended {
        let now = after.ended.as_ref().map(|now| now.outcome);
        assert_eq!(
            now,
            Some(ended.outcome),
            "{event}: changes the result after the end"
        );
    }
    assert!(!after.positions.is_empty(), "{event}: no position is left");
    let all = |state: &State| {
        Colour::BOTH
            .iter()
            .map(|&side| state.clocks.of(side))
            .map(|clock| clock.used.0 + clock.used_before.0)
            .sum::<u64>()
    };
    // Without an effect on the clocks, or one of a resumption that sets them, all that is used is what has passed while a clock ran.
    let untouched = !effects
        .iter()
        .any(|effect| matches!(effect, Effect::Clock(_) | Effect::Envelope(_)))
        && !matches!(event.act, Act::Clock(_))
        && !matches!(event.act, Act::Envelope(EnvelopeAct::SetsClocks { .. }))
        && !resumes;
    if untouched && before.clocks.running == after.clocks.running {
        let runs = before.clocks.running != chesslaws_oracle::table::Running::Neither;
        let passed = if runs {
            after.time.0 - before.time.0
        } else {
            0
        };
        assert_eq!(
            all(after),
            all(before) + passed,
            "{event}: time is lost or gained"
        );
    }
}

/// Any text as a dispute: an error with its line, or a ruling; what is written of it is read back.
pub fn dispute_yaml(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else {
        return;
    };
    let Ok(read) = dispute::read(text) else {
        return;
    };
    let written = read.to_yaml();
    let again = dispute::read(&written).unwrap_or_else(|error| panic!("{written}\n{error}"));
    assert_eq!(
        again.to_yaml(),
        written,
        "a dispute is not read back as it was written"
    );
    if read.events.len() <= MOST_EVENTS {
        let _ = judged(&Game::founding(), &read);
    }
}

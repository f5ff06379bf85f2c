//! How fast the harness asks, against what it may not be slower than: see README.md.

mod bare;
mod rates;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bare::Bare;
use chesslaws::run::{self, Options};
use chesslaws::subjects::{Adapter, Oracle, Uci};
use chesslaws_law::Edition;
use chesslaws_protocol::{Ask, Failure, Identity, Question, Reply, STARTPOS, Subject, ask_line};
use chesslaws_suite::{Case, cases};
use rates::Rates;

const EDITION: Edition = Edition::Fide2023;
const ROUNDS: usize = 7;
/// How many questions a round puts to each.
const QUESTIONS: usize = 20_000;
const TIME: Duration = Duration::from_secs(5);
const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    pin()?;
    let cases: Vec<Case> = cases::all()
        .into_iter()
        // Echo lists no question of notation, and what is not listed costs nothing.
        .filter(|case| case.is_of(EDITION) && case.notation.is_none())
        .collect();
    println!(
        "{} cases of {EDITION}, {ROUNDS} rounds, one question in flight, all on one core\n",
        cases.len()
    );
    echo(&cases)?;
    println!();
    stockfish(&cases)
}

/// Holds this process, and so its children, to one core.
fn pin() -> Outcome<()> {
    let mut core = rustix::thread::CpuSet::new();
    core.set(0);
    rustix::thread::sched_setaffinity(None, &core)?;
    Ok(())
}

/// The harness with programs that answer at once.
fn echo(cases: &[Case]) -> Outcome<()> {
    let program = std::env::current_exe()?.with_file_name("echo");
    if !program.is_file() {
        return Err("no echo beside this program; `cargo build --release` builds both".into());
    }
    let answers = Answers::record(cases)?;
    let program = program.display().to_string();
    let knowing = vec![program.clone(), answers.0.display().to_string()];
    let mut fixed = Adapter::new(vec![program], EDITION, TIME);
    let mut right = Adapter::new(knowing, EDITION, TIME);
    let asks: Vec<&Ask> = cases.iter().map(|case| &case.ask).collect();
    let [mut alone, mut known, mut whole] = [
        Rates::new("asking alone, a fixed answer"),
        Rates::new("asking alone, the right answer"),
        Rates::new("the whole run, the right answer"),
    ];
    ask_all(&mut fixed, &asks, asks.len())?;
    ask_all(&mut right, &asks, asks.len())?;
    for _ in 0..ROUNDS {
        alone.add(ask_all(&mut fixed, &asks, QUESTIONS)?);
        known.add(ask_all(&mut right, &asks, QUESTIONS)?);
        whole.add(run_whole(&mut right, cases)?);
    }
    println!("echo adapter (goal: at least 25000)");
    [alone, known, whole].iter().for_each(Rates::print);
    Ok(())
}

/// How many questions a second, over and over to the count.
fn ask_all(subject: &mut dyn Subject, asks: &[&Ask], count: usize) -> Outcome<f64> {
    let start = Instant::now();
    for ask in asks.iter().cycle().take(count) {
        subject.ask(ask)?;
    }
    Ok(rate(count, start))
}

/// The runner with its judge, over the suite. Every answer has to be found right: else it is not this that is measured.
fn run_whole(subject: &mut dyn Subject, cases: &[Case]) -> Outcome<f64> {
    let start = Instant::now();
    let run = run::run(subject, cases, &Options::whole(EDITION, 1), &mut |_, _| {})?;
    let rate = rate(run.records.len(), start);
    let conclusion = run.conclusion();
    if conclusion.exit_code() != 0 {
        return Err(format!("the echo of right answers is found to be {conclusion:?}").into());
    }
    Ok(rate)
}

fn rate(count: usize, start: Instant) -> f64 {
    count as f64 / start.elapsed().as_secs_f64()
}

/// The oracle, and what it was asked and answered.
struct Recorder {
    oracle: Oracle,
    lines: BTreeMap<String, String>,
}

impl Subject for Recorder {
    fn identity(&mut self) -> Result<Identity, Failure> {
        self.oracle.identity()
    }

    fn ask(&mut self, ask: &Ask) -> Result<Reply, Failure> {
        let reply = self.oracle.ask(ask)?;
        if let (Ok(line), Reply::Answer { answer, .. }) = (ask_line(0, ask), &reply) {
            let question = line.find(r#""start""#).map(|at| line[at..].to_owned());
            let answer = chesslaws_protocol::to_line(answer);
            if let (Some(question), Ok(answer)) = (question, answer) {
                self.lines.insert(question, answer);
            }
        }
        Ok(reply)
    }
}

/// The file of right answers, removed at the end.
struct Answers(PathBuf);

impl Answers {
    fn record(cases: &[Case]) -> Outcome<Self> {
        let mut recorder = Recorder {
            oracle: Oracle::of(EDITION),
            lines: BTreeMap::new(),
        };
        run_whole(&mut recorder, cases)?;
        let text: String = recorder
            .lines
            .iter()
            .map(|(question, answer)| format!("{question}\t{answer}\n"))
            .collect();
        let name = format!("chesslaws-bench-{}.txt", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, text)?;
        Ok(Self(path))
    }
}

impl Drop for Answers {
    fn drop(&mut self) {
        // What cannot be removed is left to whoever cleans the folder of temporary files.
        let _ = fs::remove_file(&self.0);
    }
}

/// Stockfish through the harness, against the bare client with the same requests.
fn stockfish(cases: &[Case]) -> Outcome<()> {
    let mut uci = Uci::new("stockfish", TIME);
    match uci.identity() {
        Ok(identity) => println!("{} (goal: a ratio of at least 0.9)", identity.name),
        Err(failure) => {
            println!("stockfish is left out: it {failure}");
            return Ok(());
        }
    }
    let asks = lists(cases, &mut uci);
    let requests: Vec<String> = asks.iter().map(request).collect();
    let mut bare = Bare::start("stockfish").or_else(|_| Bare::start("/usr/games/stockfish"))?;
    let mut harness = Rates::new("the harness");
    let mut client = Rates::new("the bare pipe client");
    let asks: Vec<&Ask> = asks.iter().collect();
    for _ in 0..ROUNDS {
        client.add(exchange_all(&mut bare, &requests)?);
        harness.add(ask_all(&mut uci, &asks, QUESTIONS)?);
    }
    [&harness, &client].into_iter().for_each(Rates::print);
    println!(
        "  ratio of the medians {:.3}",
        harness.median() / client.median()
    );
    Ok(())
}

/// The lists of moves that the suite asks of positions given without moves before them, where the engine answers.
fn lists(cases: &[Case], uci: &mut Uci) -> Vec<Ask> {
    let mut seen = BTreeSet::new();
    let asks = cases.iter().map(|case| &case.ask);
    asks.filter(|ask| ask.question == Question::LegalMoves && ask.moves.is_empty())
        .filter(|ask| seen.insert(ask.start.clone()))
        .filter(|ask| matches!(uci.ask(ask), Ok(Reply::Answer { .. })))
        .cloned()
        .collect()
}

fn request(ask: &Ask) -> String {
    let fen = match ask.start.as_str() {
        STARTPOS => INITIAL,
        fen => fen,
    };
    format!("position fen {fen}\ngo perft 1\n")
}

fn exchange_all(bare: &mut Bare, requests: &[String]) -> Outcome<f64> {
    let start = Instant::now();
    for request in requests.iter().cycle().take(QUESTIONS) {
        bare.exchange(request, "Nodes searched")?;
    }
    Ok(rate(QUESTIONS, start))
}

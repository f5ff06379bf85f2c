//! The run itself: the cases put to one subject, or to several of the same kind side by side.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use chesslaws_board::FenField;
use chesslaws_law::Statement;
use chesslaws_oracle::Laws;
use chesslaws_protocol::{Failure, Identity, Reply, Subject};
use chesslaws_suite::Case;

use super::judge::{Judge, accepts_unlawful};
use super::report::{self, Header};
use super::{Options, Record, Run, RunError, shows, shrink, shuffle, smoke};
use crate::shorten::quote;

/// After so many failures to reply in a row a subject is given up.
const PATIENCE: u32 = 5;

/// What makes a subject, or says why there is none. Each thread makes its own.
pub type Factory<'a> = dyn Fn() -> Result<Box<dyn Subject>, Failure> + Sync + 'a;

/// The cases still to be asked, shared by whoever asks them.
struct Queue<'a> {
    cases: Vec<&'a Case>,
    next: AtomicUsize,
    stopped: AtomicBool,
}

/// What one thread tells of its work.
enum News {
    Asked(Box<Record>),
    GivenUp(String),
    Traits(Vec<String>),
}

/// Asks and judges all cases that the options select, then makes the failures small. `progress` is told how many of how
/// many are done.
///
/// # Errors
/// Where there is nothing to ask, or the subject cannot be asked at all.
pub fn run(
    subject: &mut dyn Subject,
    cases: &[Case],
    options: &Options,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Run, RunError> {
    let mut queue = Queue::of(cases, options)?;
    let judge = begin(subject, options)?;
    queue.leave_due(options, &judge.1)?;
    let mut course = Course::new(&queue, progress);
    work(subject, &judge.0, &queue, &mut |news| course.take(news));
    Ok(course.end(subject, judge, options, cases.len()))
}

/// The same with several subjects of one kind at a time.
///
/// # Errors
/// As [`run`].
pub fn run_side_by_side(
    make: &Factory<'_>,
    jobs: NonZeroUsize,
    cases: &[Case],
    options: &Options,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Run, RunError> {
    let mut first = make().map_err(RunError::Unreachable)?;
    if jobs.get() == 1 {
        return run(first.as_mut(), cases, options, progress);
    }
    let mut queue = Queue::of(cases, options)?;
    let judge = begin(first.as_mut(), options)?;
    queue.leave_due(options, &judge.1)?;
    let mut course = Course::new(&queue, progress);
    let (tell, hear) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs.get().min(queue.cases.len()) {
            let (tell, judge, queue) = (tell.clone(), &judge.0, &queue);
            scope.spawn(move || {
                // The other end hears to the end of the last thread.
                let mut tell = |news| drop(tell.send(news));
                match make() {
                    Ok(mut subject) => work(subject.as_mut(), judge, queue, &mut tell),
                    Err(failure) => tell(News::GivenUp(format!("one of several {failure}"))),
                }
            });
        }
        drop(tell);
        hear.into_iter().for_each(|news| course.take(news));
    });
    Ok(course.end(first.as_mut(), judge, options, cases.len()))
}

impl<'a> Queue<'a> {
    fn of(cases: &'a [Case], options: &Options) -> Result<Self, RunError> {
        let mut selected: Vec<&Case> = cases.iter().filter(|case| options.selects(case)).collect();
        options.all_known(cases)?;
        if selected.is_empty() {
            return Err(RunError::NoCases);
        }
        shuffle::shuffle(&mut selected, options.seed);
        Ok(Self {
            cases: selected,
            next: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
        })
    }

    /// Leaves what can be put to this subject, and of that the sample.
    fn leave_due(&mut self, options: &Options, identity: &Identity) -> Result<(), RunError> {
        self.cases
            .retain(|case| options.is_due(case, &identity.questions));
        self.cases.truncate(options.sample.unwrap_or(usize::MAX));
        if self.cases.is_empty() {
            Err(RunError::NoCases)
        } else {
            Ok(())
        }
    }

    fn take(&self) -> Option<&'a Case> {
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        let at = self.next.fetch_add(1, Ordering::Relaxed);
        self.cases.get(at).copied()
    }
}

fn begin(subject: &mut dyn Subject, options: &Options) -> Result<(Judge, Identity), RunError> {
    let identity = subject.identity().map_err(RunError::Unreachable)?;
    smoke::smoke(subject, &identity.questions)?;
    let judge = Judge {
        laws: Laws::of(options.edition),
        channel: identity.channel,
        conventions: identity.conventions.clone(),
    };
    Ok((judge, identity))
}

fn work(subject: &mut dyn Subject, judge: &Judge, queue: &Queue<'_>, tell: &mut dyn FnMut(News)) {
    let mut silent = 0;
    while let Some(case) = queue.take() {
        let (record, traits) = ask(subject, judge, case);
        silent = match &record.reply {
            Err(_) => silent + 1,
            Ok(_) => 0,
        };
        let last = (silent == PATIENCE).then(|| given_up(&record));
        tell(News::Asked(Box::new(record)));
        if !traits.is_empty() {
            tell(News::Traits(
                traits.iter().map(ToString::to_string).collect(),
            ));
        }
        if let Some(why) = last {
            queue.stopped.store(true, Ordering::Relaxed);
            tell(News::GivenUp(why));
        }
    }
    tell(News::Traits(subject.traits()));
}

fn given_up(record: &Record) -> String {
    let failure = record
        .reply
        .as_ref()
        .err()
        .map_or_else(String::new, Failure::to_string);
    format!(
        "given up after {PATIENCE} questions in a row without a reply; at {} it {failure}",
        record.id
    )
}

/// What has come in so far.
struct Course<'a> {
    records: Vec<Record>,
    given_up: Option<String>,
    traits: BTreeSet<String>,
    all: usize,
    progress: &'a mut dyn FnMut(usize, usize),
}

impl<'a> Course<'a> {
    fn new(queue: &Queue<'_>, progress: &'a mut dyn FnMut(usize, usize)) -> Self {
        let all = queue.cases.len();
        progress(0, all);
        Self {
            records: Vec::with_capacity(all),
            given_up: None,
            traits: BTreeSet::new(),
            all,
            progress,
        }
    }

    fn take(&mut self, news: News) {
        match news {
            News::Asked(record) => self.records.push(*record),
            News::GivenUp(why) => self.given_up = Some(why),
            News::Traits(traits) => self.traits.extend(traits),
        }
        (self.progress)(self.records.len(), self.all);
    }

    /// The run, with the failures made small and the baseline applied.
    fn end(
        mut self,
        subject: &mut dyn Subject,
        (judge, mut identity): (Judge, Identity),
        options: &Options,
        suite: usize,
    ) -> Run {
        self.records.sort_by(|one, other| one.id.cmp(&other.id));
        let counterexamples = match self.given_up {
            None => shrink::counterexamples(subject, &judge, &self.records),
            // A subject that does not reply is not asked more than it has to be.
            Some(_) => Vec::new(),
        };
        let baseline = options
            .baseline
            .as_ref()
            .map(|baseline| baseline.apply(&mut self.records));
        let lenient = self.records.iter().filter(|record| is_lenient(record));
        let lenient = lenient.count();
        if lenient > 0 {
            self.traits.insert(format!(
                "set-ups: it accepts {lenient} that are well-formed FEN and not lawful; the Laws leave that open"
            ));
        }
        identity.notes.extend(self.traits);
        identity
            .notes
            .extend(without_such_statements(&self.records));
        let header = Header {
            report: report::FORMAT.into(),
            version: env!("CARGO_PKG_VERSION").into(),
            edition: options.edition.name().into(),
            subject: identity,
            seed: options.seed,
            plane: options.plane,
            clauses: options.clauses.clone(),
            only: options.only.clone(),
            suite,
            asked: self.records.len(),
            given_up: self.given_up,
            baseline,
            held: options.held.clone(),
            notice: report::NOTICE.into(),
            option: String::new(),
        };
        Run {
            header,
            records: self.records,
            counterexamples,
        }
    }
}

/// A note on grounds that are no statements, with a few of them.
fn without_such_statements(records: &[Record]) -> Option<String> {
    const SHOWN: usize = 3;
    let named = records.iter().filter_map(|record| match &record.reply {
        Ok(Reply::Answer { because, .. }) => because.as_ref(),
        _ => None,
    });
    let is_field = |id: &String| FenField::ALL.iter().any(|field| *id == field.to_string());
    let unknown: BTreeSet<&String> = named
        .flatten()
        .filter(|id| Statement::find(id).is_none() && !is_field(id))
        .collect();
    let some: Vec<String> = unknown.iter().take(SHOWN).map(|id| quote(id)).collect();
    let more = if unknown.len() > SHOWN {
        " and more"
    } else {
        ""
    };
    (!unknown.is_empty()).then(|| {
        format!(
            "it gives as grounds what is no statement: {}{more}",
            some.join(", ")
        )
    })
}

/// Whether the subject accepts a set-up that is not lawful.
fn is_lenient(record: &Record) -> bool {
    matches!(&record.reply, Ok(Reply::Answer { answer, .. })
        if accepts_unlawful(&record.ask, &record.expected, answer))
}

/// The record of a case, and in what manner the reply was written.
fn ask(subject: &mut dyn Subject, judge: &Judge, case: &Case) -> (Record, Vec<&'static str>) {
    let reply = subject.ask(&case.ask);
    let judgement = judge.judge(subject, case, &reply);
    let mut record = Record {
        id: case.id.clone(),
        outcome: judgement.outcome,
        detail: judgement.detail,
        statements: shows(judge, case),
        blamed: judgement.blamed,
        known: case.known.clone(),
        ask: case.ask.clone(),
        expected: case.expected.clone(),
        reply,
        source: case.source.clone(),
        baseline: None,
    };
    if is_lenient(&record) {
        // What it has not to refuse shows no statement kept.
        record.statements.clear();
    }
    (record, judgement.traits)
}

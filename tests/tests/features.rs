//! Runs `features/` with cucumber, once an edition: one step a keyword takes every sentence to the step table.
//!
//! Silence is no success: what is skipped fails, and as many scenarios must run as are declared, which may not become
//! fewer. cucumber's own arguments are not read, so that a filter meant for other tests does not empty this one.

use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use chesslaws_law::Edition;
use chesslaws_oracle::Laws;
use chesslaws_suite::features::{self, Scenario};
use chesslaws_suite::steps::Keyword;
use chesslaws_tests::world::{World, of_edition};
use cucumber::event::ScenarioFinished;
use cucumber::{World as _, given, then, when};

/// How many scenarios there are at least, in each edition.
const FLOOR: [(Edition, usize); 2] = [(Edition::Fide1993, 678), (Edition::Fide2023, 753)];

static PASSED: AtomicUsize = AtomicUsize::new(0);
static FAILED: AtomicUsize = AtomicUsize::new(0);

/// What cucumber carries from sentence to sentence.
#[derive(Debug, Default, cucumber::World)]
struct Play {
    world: Option<World>,
}

impl Play {
    fn hear(&mut self, keyword: Keyword, text: &str) {
        let world = self
            .world
            .as_mut()
            .expect("the hook has chosen the edition");
        if let Err(found) = world.hear(keyword, text) {
            panic!("{found}");
        }
    }
}

#[given(regex = "^(.*)$")]
fn given(play: &mut Play, text: String) {
    play.hear(Keyword::Given, &text);
}

#[when(regex = "^(.*)$")]
fn when(play: &mut Play, text: String) {
    play.hear(Keyword::When, &text);
}

#[then(regex = "^(.*)$")]
fn then(play: &mut Play, text: String) {
    play.hear(Keyword::Then, &text);
}

#[tokio::main]
async fn main() -> ExitCode {
    let declared = features::all();
    let mut wrong = skipping_allowed(&declared);
    for (edition, floor) in FLOOR {
        let due = of_edition(&declared, edition).count();
        let ran = run(edition).await;
        if ran != due || due < floor {
            wrong.push(format!(
                "{edition}: {ran} scenarios ran, {due} are declared, {floor} were there"
            ));
        }
    }
    for what in &wrong {
        println!("{what}");
    }
    let (passed, failed) = (PASSED.load(Ordering::SeqCst), FAILED.load(Ordering::SeqCst));
    println!("{passed} passed, {failed} failed");
    if failed == 0 && wrong.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Runs the scenarios tagged with a statement of the edition, and gives their number.
async fn run(edition: Edition) -> usize {
    let before = PASSED.load(Ordering::SeqCst) + FAILED.load(Ordering::SeqCst);
    let prefix = format!("{}:", edition.prefix());
    Play::cucumber()
        .with_default_cli()
        .fail_on_skipped()
        .before(move |_, _, _, play| {
            play.world = Some(World::new(Laws::of(edition)));
            Box::pin(async {})
        })
        .after(|_, _, _, finished, _| {
            let passed = matches!(finished, ScenarioFinished::StepPassed);
            (if passed { &PASSED } else { &FAILED }).fetch_add(1, Ordering::SeqCst);
            Box::pin(async {})
        })
        .filter_run(folder(), move |feature, rule, scenario| {
            let of_rule = rule.into_iter().flat_map(|rule| &rule.tags);
            let mut tags = feature.tags.iter().chain(of_rule).chain(&scenario.tags);
            tags.any(|tag| tag.starts_with(&prefix))
        })
        .await;
    PASSED.load(Ordering::SeqCst) + FAILED.load(Ordering::SeqCst) - before
}

/// `features/`, wherever the test is started from.
fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../features")
}

/// The scenarios that would pass unheard.
fn skipping_allowed(declared: &[Scenario]) -> Vec<String> {
    let allowed = declared
        .iter()
        .filter(|scenario| scenario.tags.iter().any(|tag| tag == "allow.skipped"));
    allowed
        .map(|scenario| format!("{}: @allow.skipped is not allowed", scenario.place()))
        .collect()
}

//! The kernel as a subject: the suite itself, asked of it.

use chesslaws::run::{Options, Outcome, exhibits, run};
use chesslaws::subjects::Kernel;
use chesslaws_law::Edition;
use chesslaws_suite::cases;

#[test]
fn conforms_in_both_editions() {
    for edition in [Edition::Fide1993, Edition::Fide2023] {
        let options = Options::whole(edition, 1);
        let run = run(
            &mut Kernel::of(edition),
            &cases::all(),
            &options,
            &mut |_, _| {},
        )
        .expect("a report");
        let shown: String = exhibits(&run, edition)
            .iter()
            .map(|exhibit| exhibit.text(edition, "--kernel"))
            .collect();
        let passed = |record: &&chesslaws::run::Record| record.outcome == Outcome::Passed;
        assert_eq!(run.conclusion().exit_code(), 0, "{shown}");
        assert_eq!(run.records.iter().filter(passed).count(), run.records.len());
        assert!(run.records.len() > 15_000);
    }
}

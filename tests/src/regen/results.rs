//! The table of certificates in `CONFORMANCE.md`, from the summaries in `results/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Deserialize;

use super::RegenError;

/// What a summary says of one program.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Summary {
    subject: String,
    channel: String,
    edition: String,
    #[serde(default = "board")]
    plane: String,
    date: String,
    suite: usize,
    asked: usize,
    counts: BTreeMap<String, usize>,
    exit_code: u8,
    seen: Vec<String>,
    broken: Vec<String>,
    failures: Vec<Failure>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Failure {
    case: String,
    statements: Vec<String>,
    fen: String,
    /// What was to be read or written, where it is a text of notation.
    #[serde(default)]
    text: Option<String>,
    verification: Verification,
}

fn board() -> String {
    "board".into()
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Verification {
    game: String,
    witness: String,
    transcript: Vec<String>,
}

const HEAD: &str = "\n## Certificates\n\nTwo planes have been asked so far, that of the board and that of notation. Each row is a run; its summary in `results/` has the command, the \
counts, the digest of the report, what the channel could not show and, for every failure, the game, the answer of a \
second witness and the transcript of the program. \"Seen\" are the statements of the plane that a case which was answered \
is about. A program that was asked a sample was asked a sample. What it comes to: 0 conforms, 1 does not, 5 neither \
(what cannot be told, as defined above, or declared deviations).\n";

/// What stands before the table of a plane.
const COLUMNS: &str = "\n\
| program | channel | edition | date | asked | passed | failed | cannot tell | inapplicable | errored | seen | broken | comes to |\n\
|---|---|---|---|--:|--:|--:|--:|--:|--:|--:|---|--:|\n";

/// The section on certificates.
///
/// # Errors
/// A summary that cannot be read, is no summary, or publishes a failure without its verification.
pub(super) fn section(root: &Path) -> Result<String, RegenError> {
    let folder = root.join("results");
    let unreadable = |path: &Path, error| RegenError::Unreadable(path.to_owned(), error);
    let mut paths: Vec<_> = fs::read_dir(&folder)
        .map_err(|error| unreadable(&folder, error))?
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    paths.sort();
    let mut planes: BTreeMap<String, (String, String)> = BTreeMap::new();
    for path in paths {
        let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?;
        let summary: Summary = serde_json::from_str(&text)
            .map_err(|error| unreadable(&path, std::io::Error::other(error)))?;
        let faults = summary.unverified();
        if !faults.is_empty() {
            let what = format!("failures without their verification: {}", faults.join(" "));
            return Err(unreadable(&path, std::io::Error::other(what)));
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let (rows, accused) = planes.entry(summary.plane.clone()).or_default();
        *rows += &summary.row(&name);
        *accused += &summary.accusation(&name);
    }
    let tables = planes.iter().map(|(plane, (rows, accused))| {
        let found = match accused.as_str() {
            "" => String::new(),
            accused => format!("\n#### What was found on it\n\n{accused}"),
        };
        format!("\n### The plane {plane}\n{COLUMNS}{rows}{found}")
    });
    Ok(HEAD.to_owned() + &tables.collect::<String>())
}

impl Failure {
    /// Whether a game leads to the position; a text is asked about by itself.
    fn shows_its_position(&self) -> bool {
        let of_text = self.case.ends_with("/read-fen") || self.text.is_some();
        of_text || !self.verification.game.is_empty()
    }

    /// What the answer was wrong about, on one line.
    fn shown(&self) -> String {
        match &self.text {
            Some(text) if self.case.ends_with("/read-pgn") => code(text),
            Some(text) => format!("{} in {}", code(text), code(&self.fen)),
            None => code(&self.fen),
        }
    }
}

/// A text as code in a line of Markdown; line feeds are written as `\n`.
fn code(text: &str) -> String {
    let line = text.escape_debug().to_string().replace("\\\"", "\"");
    let line = line.replace("\\\'", "'");
    let fence = if line.contains('`') { "``" } else { "`" };
    format!("{fence}{line}{fence}")
}

impl Summary {
    /// The failures that are counted and not verified.
    fn unverified(&self) -> Vec<&str> {
        let mut faults: Vec<&str> = self
            .failures
            .iter()
            .filter(|failure| {
                let verification = &failure.verification;
                verification.witness.is_empty()
                    || verification.transcript.is_empty()
                    || !failure.shows_its_position()
            })
            .map(|failure| failure.case.as_str())
            .collect();
        if self.counted("failed") != self.failures.len() {
            faults.push("(not every failure that is counted is there)");
        }
        faults
    }

    fn counted(&self, outcome: &str) -> usize {
        self.counts.get(outcome).copied().unwrap_or_default()
    }

    fn row(&self, name: &str) -> String {
        let asked = if self.asked < self.suite {
            format!("{} of {}", self.asked, self.suite)
        } else {
            self.asked.to_string()
        };
        let broken = if self.broken.is_empty() {
            "none".to_owned()
        } else {
            self.broken.join(", ")
        };
        format!(
            "| [{}](results/{name}) | {} | {} | {} | {asked} | {} | {} | {} | {} | {} | {} | {broken} | {} |\n",
            self.subject,
            self.channel,
            self.edition,
            self.date,
            self.counted("passed"),
            self.counted("failed"),
            self.counted("cannot-tell"),
            self.counted("inapplicable"),
            self.counted("errored"),
            self.seen.len(),
            self.exit_code
        )
    }

    /// One example for each set of statements broken: the shortest game.
    fn accusation(&self, name: &str) -> String {
        let mut smallest: BTreeMap<&[String], (usize, &Failure)> = BTreeMap::new();
        for failure in &self.failures {
            let entry = smallest.entry(&failure.statements).or_insert((0, failure));
            entry.0 += 1;
            if failure.verification.game.len() < entry.1.verification.game.len() {
                entry.1 = failure;
            }
        }
        let lines = smallest.into_iter().map(|(statements, (count, failure))| {
            format!(
                "- {} against {} ({count} cases), the shortest {}: {}; {} agrees with us ([record](results/{name})).\n",
                self.subject,
                statements.join(" and "),
                failure.case,
                failure.shown(),
                failure.verification.witness
            )
        });
        lines.collect()
    }
}

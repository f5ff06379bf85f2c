//! The features: `features/<module>/*.feature`, read with the `gherkin` crate and compiled into one line a scenario.
//!
//! The compiled file is embedded, so that the certifier asks the scenarios wherever it is installed; `cargo regen`
//! writes it and a test fails when it is stale.
use chesslaws_law::Statement;
use serde::{Deserialize, Serialize};

use crate::steps::{self, Keyword, Step, StepError};

/// What a scenario shows of its statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Show {
    /// Allowed, or the case.
    Positive,
    /// Forbidden, or not the case.
    Negative,
    /// The last case on one side of an edge.
    Boundary,
}

impl Show {
    /// All three in their usual order.
    pub const ALL: [Self; 3] = [Self::Positive, Self::Negative, Self::Boundary];

    /// The word of the tag and of the spec.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Positive => "positive",
            Self::Negative => "negative",
            Self::Boundary => "boundary",
        }
    }
}

/// A sentence with its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// The line in the feature file.
    pub line: usize,
    /// The keyword, `And` and `But` resolved.
    pub keyword: Keyword,
    /// The text after the keyword.
    pub text: String,
}

impl Sentence {
    /// The step the sentence says.
    ///
    /// # Errors
    /// The step table does not know it.
    pub fn step(&self) -> Result<Step, StepError> {
        steps::read(self.keyword, &self.text)
    }
}

/// One scenario, an outline's row being one of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scenario {
    /// The file under `features/`, with `/` between folders.
    pub file: String,
    /// The line of the scenario, or of the row of its examples.
    pub line: usize,
    /// The rule it stands under.
    pub rule: String,
    /// Its name.
    pub name: String,
    /// Its tags without `@`, those of the feature and the rule included.
    pub tags: Vec<String>,
    /// Its sentences.
    pub steps: Vec<Sentence>,
}

impl Scenario {
    /// The statements it is tagged with.
    #[must_use]
    pub fn statements(&self) -> Vec<Statement> {
        self.tags
            .iter()
            .filter_map(|tag| Statement::find(tag))
            .collect()
    }

    /// What it shows of them.
    #[must_use]
    pub fn kinds(&self) -> Vec<Show> {
        Show::ALL
            .into_iter()
            .filter(|kind| self.tags.iter().any(|tag| tag == kind.word()))
            .collect()
    }

    /// `features/art5_rook/rook.feature:12`.
    #[must_use]
    pub fn place(&self) -> String {
        format!("features/{}:{}", self.file, self.line)
    }
}

/// Why a feature file cannot be compiled.
#[derive(Debug, thiserror::Error)]
#[error("features/{file}{}: {why}", line.map(|line| format!(":{line}")).unwrap_or_default())]
pub struct FeatureError {
    /// The file under `features/`.
    pub file: String,
    /// The line, where one is to blame.
    pub line: Option<usize>,
    /// What is wrong.
    pub why: String,
}

/// All scenarios, in the order of files and lines, as they were compiled.
///
/// # Panics
/// The embedded file was not written by [`compiled`].
#[must_use]
pub fn all() -> Vec<Scenario> {
    include_str!("../compiled/features.jsonl")
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str(line).expect("`cargo regen` wrote a scenario a line"))
        .collect()
}

/// The text of the compiled file. Its first line names its source.
///
/// # Panics
/// Never: a scenario is text and numbers.
#[must_use]
pub fn compiled(scenarios: &[Scenario]) -> String {
    let source = r#"{"generated":"by `cargo regen` from features/**/*.feature; do not edit"}"#;
    let lines = scenarios
        .iter()
        .map(|scenario| serde_json::to_string(scenario).expect("text and numbers"));
    std::iter::once(source.to_owned())
        .chain(lines)
        .map(|line| line + "\n")
        .collect()
}

/// Reads one feature file into its scenarios; an outline gives one a row.
///
/// # Errors
/// The text is no Gherkin, an outline has a placeholder without a column, a tag that looks like a statement names none,
/// or a sentence is not in the step table.
pub fn parse(file: &str, text: &str) -> Result<Vec<Scenario>, FeatureError> {
    let feature =
        gherkin::Feature::parse(text, gherkin::GherkinEnv::default()).map_err(|error| {
            FeatureError {
                file: file.to_owned(),
                line: None,
                why: error.to_string(),
            }
        })?;
    let outer = Outer {
        file,
        rule: "",
        tags: &feature.tags,
        background: feature.background.as_ref(),
    };
    let mut scenarios = outer.scenarios(&feature.scenarios)?;
    for rule in &feature.rules {
        let tags: Vec<_> = feature.tags.iter().chain(&rule.tags).cloned().collect();
        let background = rule.background.as_ref().or(feature.background.as_ref());
        scenarios.extend(
            Outer {
                file,
                rule: &rule.name,
                tags: &tags,
                background,
            }
            .scenarios(&rule.scenarios)?,
        );
    }
    scenarios.sort_by_key(|scenario| scenario.line);
    for scenario in &scenarios {
        check(scenario)?;
    }
    Ok(scenarios)
}

/// What a scenario inherits from where it stands.
struct Outer<'a> {
    file: &'a str,
    rule: &'a str,
    tags: &'a [String],
    background: Option<&'a gherkin::Background>,
}

impl Outer<'_> {
    fn scenarios(&self, written: &[gherkin::Scenario]) -> Result<Vec<Scenario>, FeatureError> {
        let mut scenarios = Vec::new();
        for scenario in written {
            if scenario.examples.is_empty() {
                scenarios.push(self.scenario(scenario, scenario.position.line, &[], &[])?);
            }
            for examples in &scenario.examples {
                let Some(table) = &examples.table else {
                    continue;
                };
                let Some((header, rows)) = table.rows.split_first() else {
                    continue;
                };
                for (at, row) in rows.iter().enumerate() {
                    let values: Vec<_> = header.iter().zip(row).collect();
                    let line = table.position.line + 1 + at;
                    scenarios.push(self.scenario(scenario, line, &examples.tags, &values)?);
                }
            }
        }
        Ok(scenarios)
    }

    fn scenario(
        &self,
        written: &gherkin::Scenario,
        line: usize,
        row_tags: &[String],
        values: &[(&String, &String)],
    ) -> Result<Scenario, FeatureError> {
        let fill = |text: &str, line| {
            let filled = values.iter().fold(text.to_owned(), |text, (name, value)| {
                text.replace(&format!("<{name}>"), value)
            });
            let open = filled
                .contains('<')
                .then(|| format!("`{filled}` has a placeholder without a column"));
            open.map_or(Ok(filled), |why| {
                Err(FeatureError {
                    file: self.file.to_owned(),
                    line: Some(line),
                    why,
                })
            })
        };
        let steps = self
            .background
            .iter()
            .flat_map(|background| &background.steps)
            .chain(&written.steps);
        Ok(Scenario {
            file: self.file.to_owned(),
            line,
            rule: self.rule.to_owned(),
            name: fill(&written.name, written.position.line)?,
            tags: self
                .tags
                .iter()
                .chain(&written.tags)
                .chain(row_tags)
                .map(|tag| tag.trim_start_matches('@').to_owned())
                .collect(),
            steps: steps
                .map(|step| {
                    let line = step.position.line;
                    Ok(Sentence {
                        line,
                        keyword: keyword(step.ty),
                        text: fill(&step.value, line)?,
                    })
                })
                .collect::<Result<_, _>>()?,
        })
    }
}

const fn keyword(ty: gherkin::StepType) -> Keyword {
    match ty {
        gherkin::StepType::Given => Keyword::Given,
        gherkin::StepType::When => Keyword::When,
        gherkin::StepType::Then => Keyword::Then,
    }
}

/// Every tag is a statement or a kind, at least one of each, and every sentence can be read.
fn check(scenario: &Scenario) -> Result<(), FeatureError> {
    let wrong = |line, why| {
        Err(FeatureError {
            file: scenario.file.clone(),
            line: Some(line),
            why,
        })
    };
    let known = |tag: &&String| {
        Statement::find(tag).is_some() || Show::ALL.iter().any(|kind| kind.word() == tag.as_str())
    };
    if let Some(tag) = scenario.tags.iter().find(|tag| !known(tag)) {
        return wrong(
            scenario.line,
            format!("`@{tag}` is neither a statement nor positive, negative, boundary"),
        );
    }
    if scenario.statements().is_empty() || scenario.kinds().is_empty() {
        return wrong(
            scenario.line,
            format!(
                "`{}` names no statement, or not what it shows of it",
                scenario.name
            ),
        );
    }
    for sentence in &scenario.steps {
        if let Err(error) = sentence.step() {
            return wrong(sentence.line, error.to_string());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTLINE: &str = "Feature: Rook
  @1993:5.3
  Rule: 5.3
    @positive
    Scenario Outline: A rook goes to <to>
      Given the initial array
      When the move \"a1<to>\" is judged
      Then the move is not lawful
      And because 1993:4.1.a
      Examples:
        | to |
        | b1 |
        | a2 |
";

    #[test]
    fn an_outline_gives_a_scenario_a_row() {
        let scenarios = parse("art5_rook/rook.feature", OUTLINE).expect("a feature");
        let lines: Vec<_> = scenarios
            .iter()
            .map(|scenario| (scenario.line, scenario.name.as_str()))
            .collect();
        assert_eq!(
            lines,
            [(12, "A rook goes to b1"), (13, "A rook goes to a2")]
        );
        assert_eq!(
            scenarios[1].statements(),
            [Statement::find("1993:5.3").expect("a statement")]
        );
        assert_eq!(scenarios[1].kinds(), [Show::Positive]);
        assert_eq!(
            scenarios[1].steps[3].keyword,
            Keyword::Then,
            "And is resolved"
        );
    }

    #[test]
    fn what_cannot_be_compiled_says_where() {
        let why = |from: &str, to: &str| {
            parse("x.feature", &OUTLINE.replace(from, to))
                .expect_err(to)
                .to_string()
        };
        assert!(why("@1993:5.3", "@1993:5.99").contains("`@1993:5.99` is neither"));
        assert!(why("@positive", "@1993:5.4").contains("not what it shows"));
        assert!(
            why("the move is not lawful", "the move is fine")
                .starts_with("features/x.feature:8: Then `the move is fine`")
        );
        assert!(why("| to |", "| at |").contains("placeholder"));
    }

    #[test]
    fn the_compiled_features_are_read_back_as_they_were_written() {
        let scenarios = all();
        assert_eq!(
            compiled(&scenarios),
            include_str!("../compiled/features.jsonl")
        );
        for scenario in &scenarios {
            check(scenario).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

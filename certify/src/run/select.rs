//! Which cases are asked.

use chesslaws_law::{Edition, Statement};
use chesslaws_protocol::QuestionName;
use chesslaws_spec::{Spec, model::Plane};
use chesslaws_suite::Case;

use super::{Options, RunError, in_edition};

impl Options {
    /// The whole suite, judged by an edition.
    #[must_use]
    pub const fn whole(edition: Edition, seed: u64) -> Self {
        Self {
            edition,
            plane: None,
            clauses: Vec::new(),
            only: Vec::new(),
            seed,
            sample: None,
            baseline: None,
            held: None,
        }
    }

    pub(crate) fn selects(&self, case: &Case) -> bool {
        case.is_of(self.edition)
            && self.plane.is_none_or(|plane| self.is_on(case, plane))
            && (self.only.is_empty() || self.only.iter().any(|only| is_named(case, only)))
            && (self.clauses.is_empty()
                || self
                    .clauses
                    .iter()
                    .any(|clause| self.is_about(case, clause)))
    }

    /// Whether the case can be put to somebody who has these questions. Those of the board are put to everybody, and what
    /// a program has no notion of comes to nothing; those of the table and of notation only to who lists them, or where
    /// they are asked for by a filter.
    pub(super) fn is_due(&self, case: &Case, questions: &[String]) -> bool {
        let question = QuestionName::of(&case.ask.question);
        let asked_for = self.plane.is_some() || !self.clauses.is_empty() || !self.only.is_empty();
        let lists = |name: QuestionName| questions.iter().any(|listed| listed == name.name());
        if case.notation.is_some() {
            // Of who takes no more than positions by FEN it is not asked how far that goes.
            let more = |name: &QuestionName| !QuestionName::BOARD.contains(name) && lists(*name);
            return asked_for || lists(question) && QuestionName::NOTATION.iter().any(more);
        }
        QuestionName::BOARD.contains(&question) || asked_for || lists(question)
    }

    fn is_about(&self, case: &Case, clause: &str) -> bool {
        let mut statements = self.statements(case).into_iter();
        statements.any(|id| is_part_of(&id, clause))
    }

    fn is_on(&self, case: &Case, plane: Plane) -> bool {
        if case.notation.is_some() {
            return plane == Plane::Notation;
        }
        let statements = self.statements(case).into_iter();
        let mut entries = statements.filter_map(|id| Spec::embedded().find(&id));
        entries.any(|entry| entry.plane == plane)
    }

    /// Whether a text shows something about the authority: a clause of another plane is no question of notation, unless that
    /// plane is asked for.
    fn shows_by_text(&self, id: &str) -> bool {
        let entry = Spec::embedded().find(id);
        self.plane == Some(Plane::Notation)
            || entry.is_none_or(|entry| entry.plane == Plane::Notation)
    }

    /// The statements that a case is about, as the judging edition has them and as the case names them.
    fn statements(&self, case: &Case) -> Vec<String> {
        let mut statements = in_edition(&case.statements, self.edition);
        statements.extend_from_slice(&case.statements);
        if let Some(notation) = &case.notation {
            let shown = notation.authority.iter();
            statements.extend(shown.filter(|id| self.shows_by_text(id)).cloned());
        }
        statements
    }

    /// Refuses a filter that no case meets, so that it is not passed over beside one that some do.
    pub(crate) fn all_known(&self, cases: &[Case]) -> Result<(), RunError> {
        let here = || cases.iter().filter(|case| case.is_of(self.edition));
        let unknown = |option, value: &str, what: &str| RunError::Unknown {
            option,
            value: value.to_owned(),
            what: what.to_owned(),
        };
        if let Some(plane) = self.plane
            && !here().any(|case| self.is_on(case, plane))
        {
            let met = |plane: &Plane| here().any(|case| self.is_on(case, *plane));
            let planes: Vec<&str> = Plane::ALL
                .into_iter()
                .filter(met)
                .map(Plane::name)
                .collect();
            let what = format!(
                "no case of this suite that {} can be asked is about it; there are cases of {}",
                self.edition,
                planes.join(", ")
            );
            return Err(unknown("--plane", &plane.to_string(), &what));
        }
        for clause in &self.clauses {
            let is_known = Statement::all().any(|statement| is_part_of(statement.id(), clause));
            if !is_known && !here().any(|case| self.is_about(case, clause)) {
                let what = "no such clause; right would be an article, a clause or a statement, such as 5, 5.6 or 1993:5.6.3.a";
                return Err(unknown("--clause", clause, what));
            }
            if !here().any(|case| self.is_about(case, clause)) {
                let what = format!(
                    "no case of this suite that {} can be asked is about it",
                    self.edition
                );
                return Err(unknown("--clause", clause, &what));
            }
        }
        for only in &self.only {
            if !here().any(|case| is_named(case, only)) {
                let what = "no such case; right would be an id as reports have it, such as V00001/legal-moves or V00001";
                return Err(unknown("--only", only, what));
            }
        }
        Ok(())
    }
}

/// Whether that is the id of the case, whole or up to the question.
fn is_named(case: &Case, only: &str) -> bool {
    let before = case.id.rsplit_once('/').map(|(before, _)| before);
    case.id == only || before == Some(only)
}

/// Whether the statement is that clause or lies within it; a clause without an edition is of any.
pub(super) fn is_part_of(id: &str, clause: &str) -> bool {
    let number = id.split_once(':').map_or(id, |(_, number)| number);
    let text = if clause.contains(':') { id } else { number };
    text.strip_prefix(clause)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

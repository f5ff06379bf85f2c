//! The kit for authors of adapters: walks a program through the protocol and shows what is wrong, line by line.
//!
//! It asks only what is beyond doubt. A library that gets chess wrong may well have a right adapter; which rules it
//! breaks is what `certify` tells.

mod examples;
mod exchange;
mod walk;

use chesslaws_protocol::QuestionName;
use serde::Serialize;

pub use walk::walk;

/// What the walk has found.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Findings {
    /// The name and version that the program gave itself.
    pub name: String,
    /// The questions it listed.
    pub questions: Vec<QuestionName>,
    /// The checks, in the order of PROTOCOL.md.
    pub checks: Vec<Check>,
    /// Manners of writing that are no faults.
    pub notes: Vec<String>,
}

/// One check.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Check {
    /// What was tried.
    pub name: String,
    /// What is wrong; nothing, if it is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<Wrong>,
}

/// Something that is wrong, with all that its author needs.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Wrong {
    /// The line sent.
    pub sent: String,
    /// The line received, or what came instead.
    pub received: String,
    /// What would be right.
    pub right: String,
    /// The section of PROTOCOL.md that says so.
    pub section: &'static str,
}

impl Findings {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.checks.iter().all(|check| check.wrong.is_none())
    }

    /// The whole as text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for check in &self.checks {
            match &check.wrong {
                None => text += &format!("ok     {}\n", check.name),
                Some(wrong) => text += &format!("wrong  {}\n{}", check.name, wrong.text()),
            }
        }
        for note in &self.notes {
            text += &format!("note   {note}\n");
        }
        let wrong = self.checks.iter().filter(|check| check.wrong.is_some());
        let (all, wrong) = (self.checks.len(), wrong.count());
        text += &format!("\n{all} checks, {} ok, {wrong} wrong\n", all - wrong);
        text
    }
}

impl Wrong {
    fn text(&self) -> String {
        format!(
            "         sent      {}\n         received  {}\n         right     {}\n         see       PROTOCOL.md, \"{}\"\n",
            self.sent, self.received, self.right, self.section
        )
    }
}

//! The statements that carry a ruling, beside what the edition in force says of the same.
//!
//! The Laws off the board are executed for the founding edition alone: what stands here is read, not ruled.

use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::Ground;
use chesslaws_spec::{Lang, Spec};
use serde_json::{Value, json};

use super::words::say;

/// A founding statement and its counterparts in force.
pub(super) struct Beside {
    /// The founding statement.
    pub(super) founding: Statement,
    /// What it says.
    pub(super) says: String,
    /// Under which condition the edition in force keeps it, where it both keeps and changes it.
    pub(super) kept_when: Option<&'static str>,
    /// The counterparts, in the order of the text.
    pub(super) in_force: Vec<Counterpart>,
}

/// A statement in force that keeps or changes a founding one.
pub(super) struct Counterpart {
    /// Its id.
    pub(super) id: &'static str,
    /// Whether it has the same effect; otherwise it alters it.
    pub(super) same: bool,
    /// What it says.
    pub(super) says: String,
}

/// The founding statements of these grounds, each beside its counterparts.
pub(super) fn beside(grounds: &[Ground], lang: Lang) -> Vec<Beside> {
    let spec = Spec::embedded();
    let founding = grounds.iter().filter_map(|ground| ground.law.founding);
    founding
        .map(|founding| {
            let entry = spec.entry(founding);
            let number = founding.number();
            let in_force = spec.entries(Edition::IN_FORCE).filter_map(|today| {
                let has = |ids: &[chesslaws_spec::yaml::Placed<String>]| {
                    ids.iter()
                        .any(|id| id.value.trim_start_matches("1993:") == number)
                };
                let (same, changes) = (has(&today.same_as), has(&today.changes));
                (same || changes).then(|| Counterpart {
                    id: &today.id,
                    same,
                    says: spec.sentence(today, lang),
                })
            });
            Beside {
                founding,
                says: spec.sentence(entry, lang),
                kept_when: entry.kept_when.as_ref().map(|kept| kept.value.as_str()),
                in_force: in_force.collect(),
            }
        })
        .collect()
}

/// The heading: what this is and what it is not.
pub(super) fn heading(lang: Lang) -> &'static str {
    say(
        lang,
        "Side by side with fide-2023 (the ruling is that of fide-1993; off the board fide-2023 is not executed)",
        "与 fide-2023 并列（裁定依据 fide-1993；棋盘以外的 fide-2023 条文尚未执行）",
    )
}

/// What a counterpart does to the founding statement, in words.
pub(super) fn relation(counterpart: &Counterpart, lang: Lang) -> &'static str {
    if counterpart.same {
        say(lang, "the same", "相同")
    } else {
        say(lang, "changed", "有改动")
    }
}

/// As lines of text.
pub(super) fn text(grounds: &[Ground], lang: Lang, lines: &mut Vec<String>) {
    lines.push(String::new());
    lines.push(heading(lang).to_owned());
    for one in beside(grounds, lang) {
        lines.push(format!("  {}  {}", one.founding, one.says));
        if one.in_force.is_empty() {
            lines.push(format!(
                "      {}",
                say(
                    lang,
                    "fide-2023 has nothing of the kind",
                    "fide-2023 无相应条文"
                )
            ));
        }
        for counterpart in &one.in_force {
            lines.push(format!(
                "      {} ({}): {}",
                counterpart.id,
                relation(counterpart, lang),
                counterpart.says
            ));
        }
        if let Some(kept) = one.kept_when {
            lines.push(format!("      {kept}"));
        }
    }
}

/// As JSON.
pub(super) fn json(grounds: &[Ground], lang: Lang) -> Value {
    let one = |beside: Beside| {
        json!({
            "statement": beside.founding.id(),
            "says": beside.says,
            "kept_when": beside.kept_when,
            "in_force": beside.in_force.iter().map(|counterpart| json!({
                "statement": counterpart.id,
                "same": counterpart.same,
                "says": counterpart.says,
            })).collect::<Vec<_>>(),
        })
    };
    Value::Array(beside(grounds, lang).into_iter().map(one).collect())
}

//! Statements and disputes as text. Labels follow the language; what exists in English only stays English.

use std::io::{self, Write};

use chesslaws_spec::Lang;

use super::record::{Answer, Cell, Counterpart, Question, Record, Relation};
use super::{Disputed, Found};

/// What the states of coverage mean.
const LEGEND: (&str, &str) = (
    "coverage, each including those before it: none, written, ran; earned: a case fails without the statement; killed: a \
     case finds a fault planted in it",
    "覆盖状态，后者包含前者：none 无例，written 已写，ran 已运行；earned 去掉此条则有例不通过；killed 有例查出植入此条的错误",
);

/// What stands under a text that is in English only, where Chinese is asked for.
const UNTRANSLATED: &str = "（此条尚无中文译文，以上为英文）";

/// One line a statement.
pub(super) fn list(found: &[Found], out: &mut dyn Write) -> io::Result<()> {
    found.iter().try_for_each(|one| match one {
        Found::Statement(record) => writeln!(out, "{}  {}", record.id, record.says),
        Found::Dispute(dispute) => writeln!(out, "{}  {}", dispute.id, dispute.question),
    })
}

/// All of each, an empty line between them.
pub(super) fn write(found: &[Found], lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let mut has_coverage = false;
    for (index, one) in found.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let mut page = Page { lang, out };
        match one {
            Found::Statement(record) => page.record(record)?,
            Found::Dispute(dispute) => page.disputed(dispute)?,
        }
        has_coverage |= matches!(one, Found::Statement(record) if !record.coverage.is_empty());
    }
    if !has_coverage {
        return Ok(());
    }
    let legend = match lang {
        Lang::En => LEGEND.0,
        Lang::Zh => LEGEND.1,
    };
    writeln!(out, "\n{legend}")
}

struct Page<'a> {
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Page<'_> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        let (plane, kind) = (name(&record.plane), name(&record.kind));
        writeln!(
            self.out,
            "{}  {} ({}, {})",
            record.id, record.article, plane, kind
        )?;
        writeln!(self.out, "  {}", record.says)?;
        if record.untranslated {
            writeln!(self.out, "  {UNTRANSLATED}")?;
        }
        self.text(("note", "注"), record.note.as_deref())?;
        self.text(("source damage", "底本残损"), record.damage.as_deref())?;
        let subsumed = record
            .subsumed_by
            .as_ref()
            .map(|by| format!("{}: {}", by.statement, by.because));
        self.text(("already demanded by", "已为此条所含"), subsumed.as_deref())?;
        self.counterparts(record)?;
        self.text(("kept when", "保留条件"), record.kept_when.as_deref())?;
        record
            .disputes
            .iter()
            .try_for_each(|question| self.dispute(question))?;
        let code = record.code.join(", ");
        self.text(
            ("code", "代码"),
            Some(&code)
                .filter(|code| !code.is_empty())
                .map(String::as_str),
        )?;
        let cells: Vec<_> = record.coverage.iter().map(state).collect();
        self.text(("coverage", "覆盖"), Some(&cells.join("; ")))?;
        self.scenarios(record)
    }

    fn label(&self, (english, chinese): (&'static str, &'static str)) -> &'static str {
        match self.lang {
            Lang::En => english,
            Lang::Zh => chinese,
        }
    }

    fn text(&mut self, label: (&'static str, &'static str), text: Option<&str>) -> io::Result<()> {
        text.map_or(Ok(()), |text| {
            writeln!(self.out, "  {}: {text}", self.label(label))
        })
    }

    fn counterparts(&mut self, record: &Record) -> io::Result<()> {
        let other = if record.edition == "fide-1993" {
            "fide-2023"
        } else {
            "fide-1993"
        };
        let label = self.label(("in", "对应"));
        if let Some(reason) = &record.without_counterpart {
            return match (self.lang, reason.strip_prefix("gone: ")) {
                (Lang::En, Some(instead)) => writeln!(self.out, "  gone in {other}: {instead}"),
                (Lang::Zh, Some(instead)) => writeln!(self.out, "  {other} 已删：{instead}"),
                (Lang::En, None) => writeln!(self.out, "  new: {other} has nothing of the kind"),
                (Lang::Zh, None) => writeln!(self.out, "  新增：{other} 没有此条"),
            };
        }
        writeln!(self.out, "  {label} {other}:")?;
        record
            .counterparts
            .iter()
            .try_for_each(|counterpart| self.counterpart(counterpart))
    }

    fn counterpart(&mut self, counterpart: &Counterpart) -> io::Result<()> {
        let relation = match counterpart.relation {
            Relation::Same => self.label(("same", "相同")),
            Relation::Changed => self.label(("changed", "有改动")),
        };
        let primary = if counterpart.primary {
            self.label((", primary", "，主要对应"))
        } else {
            ""
        };
        writeln!(
            self.out,
            "    {} ({relation}{primary})  {}",
            counterpart.id, counterpart.says
        )
    }

    fn dispute(&mut self, question: &Question) -> io::Result<()> {
        writeln!(
            self.out,
            "  {} {}: {}",
            self.label(("dispute", "争议")),
            question.id,
            question.question
        )?;
        self.readings("    ", &question.readings, &question.why)
    }

    fn readings(&mut self, indent: &str, readings: &[Answer], why: &str) -> io::Result<()> {
        for answer in readings {
            let default = if answer.default {
                self.label((" (default)", "（默认）"))
            } else {
                ""
            };
            let (reading, says) = (&answer.reading, &answer.says);
            writeln!(self.out, "{indent}{reading}{default}: {says}")?;
        }
        let label = self.label(("why", "理由"));
        writeln!(self.out, "{indent}{label}: {why}")
    }

    /// A dispute that was asked for itself.
    fn disputed(&mut self, dispute: &Disputed) -> io::Result<()> {
        let label = self.label(("dispute", "争议"));
        writeln!(self.out, "{}  {label} ({})", dispute.id, dispute.edition)?;
        writeln!(self.out, "  {}", dispute.question)?;
        if dispute.untranslated {
            writeln!(self.out, "  {UNTRANSLATED}")?;
        }
        self.readings("  ", &dispute.readings, &dispute.why)?;
        writeln!(self.out, "  {}:", self.label(("clauses", "有关条文")))?;
        dispute
            .clauses
            .iter()
            .try_for_each(|clause| writeln!(self.out, "    {}  {}", clause.id, clause.says))
    }

    fn scenarios(&mut self, record: &Record) -> io::Result<()> {
        if record.scenarios.is_empty() {
            return Ok(());
        }
        writeln!(self.out, "  {}:", self.label(("scenarios", "例")))?;
        record.scenarios.iter().try_for_each(|example| {
            writeln!(
                self.out,
                "    {} {} ({})",
                example.place,
                example.name,
                example.cases.join(", ")
            )
        })
    }
}

/// A kind of case and its state.
fn state(cell: &Cell) -> String {
    match &cell.exempt {
        Some(reason) => format!("{} exempt ({reason})", cell.case.name()),
        None => format!("{} {}", cell.case.name(), cell.state),
    }
}

/// The name of a plane or kind, as the spec writes it.
fn name(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|value| value.as_str().map(str::to_owned))
        .unwrap_or_default()
}

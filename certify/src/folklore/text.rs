//! The judged sayings as text.

use chesslaws_board::table::Phrase;
use chesslaws_oracle::Ground;
use chesslaws_spec::Lang;
use chesslaws_spec::model::{Saying, Verdict};

use super::ask::Near;
use super::trials::Case;
use super::verdict::{Held, HeldTrial, Judgment};
use crate::diagram;
use crate::rule::words::{self, say, tongue};

/// A verdict in words.
pub(super) const fn verdict(verdict: Verdict, lang: Lang) -> &'static str {
    match verdict {
        Verdict::True => say(lang, "true", "正确"),
        Verdict::False => say(lang, "false", "错误"),
        Verdict::Partly => say(lang, "partly", "部分正确"),
        Verdict::NotInTheLaws => say(lang, "not in the Laws", "规则中没有"),
    }
}

/// All sayings, a line or two each.
pub(super) fn list(judged: &[Judgment], lang: Lang) -> String {
    let mut lines = Vec::new();
    for judgment in judged {
        let saying = judgment.tried.saying;
        lines.push(format!(
            "{}  {}: {}",
            saying.id.value,
            verdict(judgment.verdict, lang),
            claim(saying, lang)
        ));
        lines.extend(disagreement(judgment, lang));
    }
    lines.push(String::new());
    let agree = judged.iter().filter(|judgment| judgment.agrees()).count();
    let (all, cases) = (
        judged.len(),
        judged.iter().map(|one| one.cases).sum::<usize>(),
    );
    lines.push(match lang {
        Lang::En => format!("{agree} of {all} verdicts computed from {cases} cases agree with the spec; `chesslaws folklore F03` shows the trials of one"),
        Lang::Zh => format!("由{cases}个案例算出的{all}个结论中，{agree}个与规则库一致；`chesslaws folklore F03`显示一条说法的案例"),
    });
    lines.join("\n") + "\n"
}

/// Sayings that are near, where none is nearest.
pub(super) fn candidates(near: &[Near], lang: Lang) -> String {
    let heading = say(
        lang,
        "Several sayings are near; the number is how much of the text each has, in hundredths",
        "有几条说法相近；数字是其中所含问句的百分比",
    );
    let mut lines = vec![heading.to_owned()];
    for near in near {
        let saying = near.saying;
        lines.push(format!(
            "{}  {:>3}  {}",
            saying.id.value,
            near.score,
            claim(saying, lang)
        ));
    }
    lines.join("\n") + "\n"
}

/// A saying with its trials.
pub(super) fn saying(judgment: &Judgment, lang: Lang) -> String {
    let saying = judgment.tried.saying;
    let mut lines = vec![format!("{}  {}", saying.id.value, claim(saying, lang))];
    lines.push(format!(
        "{}: {} ({})",
        say(lang, "Verdict", "结论"),
        verdict(judgment.verdict, lang),
        counted(judgment, lang)
    ));
    if let Some(note) = judgment.of_the_spec().and_then(|spec| spec.note.as_ref()) {
        lines.push(format!("{}: {note}", say(lang, "Note", "附注（英文）")));
    }
    lines.extend(disagreement(judgment, lang));
    for (index, trial) in judgment.trials.iter().enumerate() {
        lines.push(String::new());
        held(index + 1, trial, lang, &mut lines);
    }
    lines.push(String::new());
    lines.push(say(lang, "The statements are a paraphrase of the Laws, not their authentic text; not endorsed by FIDE.", "条文为对规则的转述，并非正式文本；未经国际棋联认可。").to_owned());
    lines.join("\n") + "\n"
}

fn claim(saying: &'static Saying, lang: Lang) -> &'static str {
    saying.claim.value.in_lang(lang)
}

/// From what the verdict follows.
fn counted(judgment: &Judgment, lang: Lang) -> String {
    let (holds, cases, pairs) = (judgment.holds, judgment.cases, judgment.trials.len());
    let every = judgment.verdict == Verdict::False && holds > 0;
    match (judgment.verdict, lang) {
        (Verdict::NotInTheLaws, Lang::En) => {
            format!("in {pairs} pairs the ruling is the same with what it speaks of and without")
        }
        (Verdict::NotInTheLaws, Lang::Zh) => {
            format!("{pairs}对案例中，有无它所说的情况，裁定都相同")
        }
        (_, Lang::En) if every => {
            format!("it holds in {holds} of {cases} cases, and says that it is so in every case")
        }
        (_, Lang::Zh) if every => {
            format!("{cases}个案例中有{holds}个成立，而它自称适用于一切情况")
        }
        (_, Lang::En) => format!("it holds in {holds} of {cases} cases"),
        (_, Lang::Zh) => format!("{cases}个案例中有{holds}个成立"),
    }
}

/// Where verdict or grounds are not those of the spec.
fn disagreement(judgment: &Judgment, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let of_the_spec = judgment.of_the_spec().map(|spec| spec.verdict.value);
    if of_the_spec != Some(judgment.verdict) {
        let other = of_the_spec.map_or(say(lang, "none", "无"), |other| verdict(other, lang));
        lines.push(format!(
            "  {}: {other}",
            say(lang, "the spec has another verdict", "规则库的结论不同")
        ));
    }
    if !judgment.unreached.is_empty() {
        let heading = say(
            lang,
            "named by the spec, and no trial is carried by it",
            "规则库所列而没有案例以之为据",
        );
        lines.push(format!("  {heading}: {}", judgment.unreached.join(", ")));
    }
    lines
}

fn held(number: usize, trial: &HeldTrial, lang: Lang, lines: &mut Vec<String>) {
    let told = &trial.trial;
    lines.push(format!("{number}. {}", told.title.in_lang(lang)));
    happened(&told.case, lang, lines);
    if let Some(untold) = &told.untold {
        let heading = say(
            lang,
            "besides, what no form of words tells and no statement can turn on",
            "另有：没有任何用语可以表达、因而没有条文可以取决于它的情况",
        );
        lines.push(format!("   {heading}: {}", untold.in_lang(lang)));
    }
    compared(&told.case, &trial.held, lang, lines);
    let (Some(case), Some(other), Some(same)) = (&told.otherwise, &trial.otherwise, trial.same())
    else {
        return;
    };
    lines.push(format!(
        "   {}",
        say(lang, "Without that circumstance", "没有这一情况时")
    ));
    if told.untold.is_none() {
        happened(case, lang, lines);
    }
    compared(case, other, lang, lines);
    lines.push(format!(
        "   {}",
        if same {
            say(lang, "The ruling is the same.", "裁定相同。")
        } else {
            say(lang, "The rulings differ.", "裁定不同。")
        }
    ));
}

/// The position, the conditions and the events.
fn happened(case: &Case, lang: Lang, lines: &mut Vec<String>) {
    let dispute = &case.dispute;
    let start = dispute.positions.last().unwrap_or(&dispute.start);
    if !dispute.moves.is_empty() {
        let moves: Vec<String> = dispute.moves.iter().map(ToString::to_string).collect();
        lines.push(format!("   {}", dispute.start));
        lines.push(format!(
            "   {}: {}",
            say(lang, "after", "走过"),
            moves.join(" ")
        ));
    }
    lines.push(format!("   {start}"));
    lines.extend(
        diagram::text(start)
            .lines()
            .map(|line| format!("   {line}")),
    );
    let tongue = tongue(lang);
    let conditions = dispute
        .conditions
        .iter()
        .map(|condition| condition.write(tongue));
    let events = dispute.events.iter().map(|(_, event)| event.write(tongue));
    lines.extend(conditions.chain(events).map(|line| format!("   - {line}")));
}

/// What the saying predicts, what the Laws find, and by what.
fn compared(case: &Case, held: &Held, lang: Lang, lines: &mut Vec<String>) {
    let holds = if case.predicts == held.found {
        say(lang, "it holds", "成立")
    } else {
        say(lang, "it does not hold", "不成立")
    };
    lines.push(format!(
        "   {}: {}",
        say(lang, "the saying predicts", "这一说法预言"),
        case.predicts.write(lang)
    ));
    lines.push(format!(
        "   {}: {} ({holds})",
        say(lang, "the Laws find", "规则的裁定"),
        held.found.write(lang)
    ));
    grounds(say(lang, "because", "依据"), &held.because, lang, lines);
    grounds(
        say(lang, "speaks of it, but does not apply", "涉及此事但不适用"),
        &held.lacking,
        lang,
        lines,
    );
    for dispute in &held.disputes {
        lines.push(format!(
            "   {}: {dispute}",
            say(lang, "touches what is disputed", "涉及有争议之处")
        ));
    }
}

fn grounds(heading: &str, grounds: &[Ground], lang: Lang, lines: &mut Vec<String>) {
    if grounds.is_empty() {
        return;
    }
    lines.push(format!("   {heading}"));
    for ground in grounds {
        if let Some((id, says)) = words::statement(ground, lang) {
            lines.push(format!("     {id}  {says}"));
        }
        let facts = words::facts(ground, lang);
        if !facts.is_empty() {
            lines.push(format!("         {facts}"));
        }
    }
}

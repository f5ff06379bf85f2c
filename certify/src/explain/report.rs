//! The explanation as text.

use std::io::{self, Write};

use chesslaws_board::{Move, Setup};
use chesslaws_law::{Edition, Statement};
use chesslaws_oracle::{Ending, Ground, Laws, Ruling, Standing};
use chesslaws_spec::{Lang, Spec};

use super::Recorded;
use super::line::{Line, Played, Verdict};
use crate::{diagram, shorten, words};

pub(super) fn write(
    laws: &Laws,
    line: &Line,
    played: &Played,
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut page = Page { laws, lang, out };
    match played.verdicts.last() {
        Some(verdict) => {
            page.verdict(line, played, verdict)?;
            page.records(played)?;
            page.not_judged(&played.not_judged)?;
            let reached = verdict.ruling.finding && line.judged.is_none();
            if reached {
                page.position(&played.now)
            } else {
                page.scope()
            }
        }
        None => page.position(&played.now),
    }
}

struct Page<'a> {
    laws: &'a Laws,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Page<'_> {
    fn say(&mut self, english: &str, chinese: &str) -> io::Result<()> {
        writeln!(
            self.out,
            "{}",
            if self.lang == Lang::En {
                english
            } else {
                chinese
            }
        )
    }

    fn verdict(&mut self, line: &Line, played: &Played, verdict: &Verdict) -> io::Result<()> {
        write!(
            self.out,
            "{}\n{}\n",
            verdict.before,
            diagram::text(&verdict.before)
        )?;
        self.standing(&verdict.before)?;
        let ply = played.verdicts.len();
        let name = words::mv(verdict.before.piece(verdict.mv.from), verdict.mv, self.lang);
        let of = if line.moves.len() + usize::from(line.judged.is_some()) > 1 {
            format!("ply {ply}, ")
        } else {
            String::new()
        };
        let of_zh = of.replace("ply ", "第").replace(", ", "着，");
        if verdict.ruling.finding {
            self.say(
                &format!("{of}{name} is lawful, because"),
                &format!("{of_zh}{name}合乎规则，依据："),
            )?;
        } else {
            self.say(
                &format!("{of}{name} is not lawful, because"),
                &format!("{of_zh}{name}不合规则，依据："),
            )?;
        }
        self.grounds(&verdict.ruling.because)?;
        self.disputes(&verdict.ruling)?;
        if verdict.after_the_end() {
            let ending = words::ending(verdict.so_far.finding, self.lang);
            self.say(
                &format!("But the game was over before it ({ending}), because"),
                &format!("但是对局在此之前已经结束（{ending}），依据："),
            )?;
            self.grounds(&verdict.so_far.because)?;
        }
        self.verdict_elsewhere(verdict)
    }

    /// Says what the words of the moves break: of the last with its grounds, of those before by number.
    fn records(&mut self, played: &Played) -> io::Result<()> {
        let Some((last, earlier)) = played.verdicts.split_last() else {
            return Ok(());
        };
        for (at, verdict) in earlier.iter().enumerate() {
            let record = verdict.record.as_ref();
            let broken = record.map(|record| (&record.text, record.broken(self.laws)));
            if let Some((text, broken)) = broken.filter(|(_, broken)| !broken.is_empty()) {
                let (ply, text, ids) = (at + 1, shorten::quote(text), broken.join(" "));
                self.say(
                    &format!("Ply {ply}, the record `{text}` breaks {ids}"),
                    &format!("第{ply}着的记录“{text}”违反 {ids}"),
                )?;
            }
        }
        last.record
            .as_ref()
            .map_or(Ok(()), |record| self.record(record))
    }

    /// Says what the words of a move break or what is disputed of them, and how it has to be written.
    fn record(&mut self, record: &Recorded) -> io::Result<()> {
        let reading = &record.reading.finding;
        let text = shorten::quote(&record.text);
        if !reading.broken.is_empty() {
            self.say(
                &format!("The record `{text}` breaks"),
                &format!("记录“{text}”违反："),
            )?;
            self.grounds(&reading.broken)?;
        }
        if !reading.disputed.is_empty() {
            self.say(
                &format!("By the default reading of a disputed question the record `{text}` breaks, and nobody is charged,"),
                &format!("按有争议问题的默认读法，记录“{text}”违反以下条款，但不归咎于任何人："),
            )?;
            self.grounds(&reading.disputed)?;
        }
        self.disputes(&record.reading)?;
        let deviates = !(reading.broken.is_empty() && reading.disputed.is_empty());
        let required = record.required.as_ref().map(|required| &required.finding);
        let Some(required) = required.filter(|_| deviates) else {
            return Ok(());
        };
        let free = if required.with_signs == required.shortest {
            ("", String::new())
        } else {
            (
                " at the least; with all its signs ",
                format!("`{}`", required.with_signs),
            )
        };
        self.say(
            &format!("Right would be `{}`{}{}", required.shortest, free.0, free.1),
            &format!(
                "至少应写作“{}”，加上全部可选符号为“{}”",
                required.shortest, required.with_signs
            ),
        )
    }

    /// Says where the other edition judges the move otherwise, or ends the game before it.
    fn verdict_elsewhere(&mut self, verdict: &Verdict) -> io::Result<()> {
        let laws = Laws::of(other(self.laws.edition));
        let there = verdict.under(&laws);
        let edition = laws.edition;
        if there.ruling.finding != verdict.ruling.finding {
            let (english, chinese) = if there.ruling.finding {
                ("lawful", "合乎规则")
            } else {
                ("not lawful", "不合规则")
            };
            self.say(
                &format!("Under {edition} otherwise: {english}, because"),
                &format!("按{edition}则不同：{chinese}，依据："),
            )?;
            self.grounds_in(edition, &there.ruling.because)?;
            self.disputes(&there.ruling)?;
        }
        if there.so_far.finding != verdict.so_far.finding {
            let ending = words::ending(there.so_far.finding, self.lang);
            self.say(
                &format!("Under {edition} otherwise before the move ({ending}), because"),
                &format!("按{edition}则此前不同（{ending}），依据："),
            )?;
            self.grounds_in(edition, &there.so_far.because)?;
        }
        Ok(())
    }

    /// Says which moves were left out, and why.
    fn not_judged(&mut self, moves: &[Move]) -> io::Result<()> {
        if moves.is_empty() {
            return Ok(());
        }
        let list: Vec<_> = moves.iter().map(Move::to_string).collect();
        let list = list.join(" ");
        self.say(
            &format!("Not judged, because a move that is not lawful is not made and leaves no position for them: {list}"),
            &format!("以下着法未作裁定，因为不合规则的着法不算走出，没有后续局面可供裁定：{list}"),
        )
    }

    fn position(&mut self, setup: &Setup) -> io::Result<()> {
        write!(self.out, "{setup}\n{}\n", diagram::text(setup))?;
        self.standing(setup)?;
        let check = self.laws.check(setup);
        if check.finding.is_empty() {
            self.say(
                &format!("{} is not in check, because", setup.turn),
                &format!("{}没有被将军，依据：", words::side_zh(setup.turn)),
            )?;
        } else {
            self.say(
                &format!("{} is in check, because", setup.turn),
                &format!("{}被将军，依据：", words::side_zh(setup.turn)),
            )?;
        }
        self.grounds(&check.because)?;
        self.disputes(&check)?;
        let ending = self.laws.ending(setup);
        let because = match self.lang {
            Lang::En if ending.because.is_empty() => "; no clause says otherwise",
            Lang::Zh if ending.because.is_empty() => "，没有条款另作规定",
            Lang::En => ", because",
            Lang::Zh => "，依据：",
        };
        let words = words::ending(ending.finding, self.lang);
        writeln!(self.out, "{words}{because}")?;
        self.grounds(&ending.because)?;
        self.other_edition(setup, ending.finding)?;
        self.moves(&self.laws.lawful_moves(setup))?;
        self.scope()
    }

    fn moves(&mut self, moves: &[(Move, Ruling<bool>)]) -> io::Result<()> {
        let count = moves.len();
        self.say(
            &match count {
                0 => "No lawful moves".to_owned(),
                1 => "1 lawful move:".to_owned(),
                _ => format!("{count} lawful moves:"),
            },
            &match count {
                0 => "没有合乎规则的着法".to_owned(),
                _ => format!("合乎规则的着法{count}种："),
            },
        )?;
        for (mv, ruling) in moves {
            let ids: Vec<_> = ruling
                .because
                .iter()
                .filter_map(|ground| ground.law.in_edition(self.laws.edition))
                .map(Statement::id)
                .collect();
            writeln!(self.out, "  {mv:<6} {}", ids.join(" "))?;
        }
        Ok(())
    }

    fn standing(&mut self, setup: &Setup) -> io::Result<()> {
        let standing = self.laws.standing(setup);
        match &standing.finding {
            Standing::Lawful => Ok(()),
            Standing::Unlawful => {
                self.say(
                    "The set-up is not lawful, because",
                    "这个局面不合规则，依据：",
                )?;
                self.grounds(&standing.because)
            }
            Standing::Unreachable(reasons) => {
                self.say(
                    "No game can reach this set-up:",
                    "任何对局都走不到这个局面：",
                )?;
                reasons.iter().try_for_each(|&reason| {
                    writeln!(self.out, "  {}", words::impossible(reason, self.lang))
                })
            }
        }
    }

    fn grounds(&mut self, because: &[Ground]) -> io::Result<()> {
        self.grounds_in(self.laws.edition, because)
    }

    fn grounds_in(&mut self, edition: Edition, because: &[Ground]) -> io::Result<()> {
        for ground in because {
            let Some(statement) = ground.law.in_edition(edition) else {
                continue;
            };
            let spec = Spec::embedded();
            let says = spec.sentence(spec.entry(statement), self.lang);
            let counterpart = counterpart(ground, edition)
                .map_or_else(String::new, |other| format!(" ({other})"));
            writeln!(self.out, "  {statement}{counterpart}  {says}")?;
            let facts: Vec<_> = ground
                .facts
                .iter()
                .map(|fact| words::fact(fact, self.lang))
                .collect();
            if !facts.is_empty() {
                writeln!(
                    self.out,
                    "      {}",
                    facts.join(if self.lang == Lang::En { "; " } else { "；" })
                )?;
            }
        }
        Ok(())
    }

    fn disputes<T>(&mut self, ruling: &Ruling<T>) -> io::Result<()> {
        for dispute in &ruling.disputes {
            self.say(
                &format!("  disputed: {dispute}; the default reading was taken, see `chesslaws cite` on the statement"),
                &format!("  有争议：{dispute}；采用默认读法，可用 chesslaws cite 查看"),
            )?;
        }
        Ok(())
    }

    /// Says where the other edition would end the game otherwise.
    fn other_edition(&mut self, setup: &Setup, ending: Ending) -> io::Result<()> {
        let other = Laws::of(other(self.laws.edition));
        let there = other.ending(setup);
        if there.finding == ending {
            return Ok(());
        }
        let text = words::ending(there.finding, self.lang);
        self.say(
            &format!("Under {} otherwise: {text}, because", other.edition),
            &format!("按{}则不同：{text}，依据：", other.edition),
        )?;
        self.grounds_in(other.edition, &there.because)
    }

    /// Says what this build does not decide.
    fn scope(&mut self) -> io::Result<()> {
        match self.laws.edition {
            Edition::Fide1993 => Ok(()),
            Edition::Fide2023 => self.say(
                "Not decided here: of 2023:5.2.2.a more than what is dead by the men that are left (locked pawns and forced lines are not looked at); 2023:9.6 (fivefold repetition, 75 moves).",
                "这里不裁定：2023:5.2.2.a 中因所余子力之外的原因而成的死局（不查封闭的兵形和必然着法）；2023:9.6（五次重复、七十五着）。",
            ),
        }
    }
}

/// The same ground's statement in the other edition.
pub(super) fn counterpart(ground: &Ground, edition: Edition) -> Option<Statement> {
    ground.law.in_edition(other(edition))
}

pub(super) const fn other(edition: Edition) -> Edition {
    match edition {
        Edition::Fide1993 => Edition::Fide2023,
        Edition::Fide2023 => Edition::Fide1993,
    }
}

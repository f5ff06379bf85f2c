//! One sitting: the events so far with the states between them.

use std::fmt::Write;

use chesslaws_board::table::{Act, Actor, Condition, Event, Form, Phrase};
use chesslaws_oracle::Ruling;
use chesslaws_oracle::table::{Applied, Game, State};
use chesslaws_spec::Lang;

use crate::diagram;
use crate::rule::amiss;
use crate::rule::dispute::Dispute;
use crate::rule::judge::{Answer, begun, may, running};
use crate::rule::notated;
use crate::rule::unlawful::Unlawful;
use crate::rule::words::{self, say};

/// What a line came to.
pub(super) enum Heard {
    /// This is said to it.
    Said(String),
    /// The sitting is over.
    Quit,
}

/// A sitting.
pub(super) struct Session {
    game: Game,
    told: Dispute,
    lang: Lang,
    start: State,
    /// The events that happened, with the state after each.
    happened: Vec<(Event, State)>,
    /// The next event of the dispute that was opened.
    next: usize,
}

impl Session {
    /// At the first state of a dispute.
    pub(super) fn new(told: Dispute, lang: Lang) -> Self {
        let game = Game::founding();
        let start = begun(&game, &told);
        Self {
            game,
            told,
            lang,
            start,
            happened: Vec::new(),
            next: 0,
        }
    }

    fn state(&self) -> &State {
        self.happened.last().map_or(&self.start, |(_, state)| state)
    }

    /// Whether events of the dispute are still to come.
    pub(super) fn waits(&self) -> bool {
        self.next < self.told.events.len()
    }

    /// The next event of the dispute happens.
    pub(super) fn next(&mut self) -> String {
        let Some((_, event)) = self.told.events.get(self.next).cloned() else {
            return say(
                self.lang,
                "no further event in the dispute\n",
                "争议中没有更多事件\n",
            )
            .to_owned();
        };
        self.next += 1;
        format!(
            "{}\n{}",
            event.write(words::tongue(self.lang)),
            self.happens(event)
        )
    }

    /// A line that is no command: a condition or an event.
    pub(super) fn hear(&mut self, line: &str) -> String {
        let event = notated::read(line, || Ok::<State, String>(self.state().clone()));
        match (event, Condition::read(line)) {
            (Ok(event), _) => self.happens(event),
            (_, Ok(condition)) if self.happened.is_empty() => {
                if let Some(why) = amiss::wrong(&condition, self.told.conditions.iter()) {
                    return format!("`{condition}`: {why}\n");
                }
                self.told.conditions.push(condition);
                self.start = begun(&self.game, &self.told);
                say(self.lang, "settled\n", "已约定\n").to_owned()
            }
            (_, Ok(_)) => say(
                self.lang,
                "conditions are settled before the first event\n",
                "条件须在第一个事件之前约定\n",
            )
            .to_owned(),
            (Err(error), _) => format!("{}\n", crate::shorten::escaped(&error)),
        }
    }

    fn happens(&mut self, event: Event) -> String {
        match self.game.apply(self.state(), &event) {
            Err(error) => format!(
                "{}: {error}\n",
                say(self.lang, "that cannot have happened", "这不可能发生")
            ),
            Ok(ruling) => {
                let mut text = ruled(&ruling, self.lang);
                if let Some(found) = Unlawful::between(self.state(), &ruling.finding.state) {
                    let _ = writeln!(text, "  !! {}", found.text(self.lang));
                }
                self.happened.push((event, ruling.finding.state));
                text
            }
        }
    }

    /// Takes the last event back.
    pub(super) fn undo(&mut self) -> String {
        match self.happened.pop() {
            None => say(self.lang, "nothing to take back\n", "没有可以撤回的事件\n").to_owned(),
            Some((event, _)) => {
                let of_dispute = self.next.checked_sub(1).filter(|&at| {
                    self.told
                        .events
                        .get(at)
                        .is_some_and(|(_, told)| *told == event)
                });
                self.next = of_dispute.unwrap_or(self.next);
                format!(
                    "{}: {}\n",
                    say(self.lang, "taken back", "已撤回"),
                    event.write(words::tongue(self.lang))
                )
            }
        }
    }

    /// The board, the clocks, what is bound.
    pub(super) fn board(&self) -> String {
        let (state, lang) = (self.state(), self.lang);
        let mut text = diagram::text(state.position());
        let turn = words::player(state.turn(), lang);
        let _ = match lang {
            Lang::En => writeln!(
                text,
                "{turn} has the move; {}",
                words::result(state.ended.as_ref().map(|ended| ended.outcome), lang)
            ),
            Lang::Zh => writeln!(
                text,
                "轮到{turn}走棋；{}",
                words::result(state.ended.as_ref().map(|ended| ended.outcome), lang)
            ),
        };
        let of = |side| (state.clocks.of(side).used, state.clocks.left(side));
        let clocks = Answer::Clocks {
            white: of(chesslaws_board::Colour::White),
            black: of(chesslaws_board::Colour::Black),
            running: running(state),
        };
        let bound = Answer::Moves(state.turn(), state.hand.bound.clone());
        for line in words::answer(&clocks, lang)
            .into_iter()
            .chain(words::answer(&bound, lang))
        {
            let _ = writeln!(text, "{line}");
        }
        text
    }

    /// What may be claimed now: every form of a claim is tried, those that name a move with every lawful one.
    pub(super) fn claims(&self) -> String {
        let (state, lang) = (self.state(), self.lang);
        let mut text = String::new();
        for act in self.claim_acts() {
            for side in chesslaws_board::Colour::BOTH {
                let claim = Event::now(Actor::Player(side), act.clone());
                let answer = may(&self.game, state, &claim);
                if matches!(answer, Answer::May { granted: true, .. }) {
                    for line in words::answer(&answer, lang) {
                        let _ = writeln!(text, "{line}");
                    }
                }
            }
        }
        if text.is_empty() {
            text = say(
                lang,
                "nothing may be claimed now\n",
                "现在不能提出任何要求\n",
            )
            .to_owned();
        }
        text
    }

    fn claim_acts(&self) -> Vec<Act> {
        let moves = self.game.laws.lawful_moves(self.state().position());
        let forms = Act::forms()
            .into_iter()
            .filter(|form| form.en.starts_with("claims"));
        forms
            .flat_map(|form| match form.en.matches("{}").count() {
                0 => vec![form.en.to_owned()],
                1 => moves
                    .iter()
                    .map(|(mv, _)| form.en.replace("{}", &mv.to_string()))
                    .collect(),
                _ => Vec::new(),
            })
            .filter_map(|text| Act::read(&text).ok())
            .collect()
    }

    /// The forms of words that have a word.
    pub(super) fn forms(word: &str) -> String {
        let forms = Condition::forms().into_iter().chain(Act::forms());
        let right = |form: &Form| form.en.contains(word) || form.zh.contains(word);
        forms
            .filter(right)
            .map(|form| format!("  {}  {}\n", form.en, form.zh))
            .collect()
    }

    /// The dispute file of what happened.
    pub(super) fn saved(&self) -> String {
        let events = self.happened.iter().map(|(event, _)| (0, event.clone()));
        Dispute {
            events: events.collect(),
            ..self.told.clone()
        }
        .to_yaml()
    }
}

/// What the Laws say of an event.
fn ruled(ruling: &Ruling<Applied>, lang: Lang) -> String {
    let mut text = String::new();
    let applied = &ruling.finding;
    for ground in &applied.broken {
        if let Some((id, says)) = words::statement(ground, lang) {
            let _ = writeln!(text, "  {} {id}: {says}", say(lang, "breaks", "违反"));
        }
    }
    for proposed in &applied.effects {
        let id = proposed.law.founding.map_or("", |statement| statement.id());
        let _ = writeln!(text, "  {} ({id})", words::phrase(&proposed.effect, lang));
    }
    for dispute in &ruling.disputes {
        let _ = writeln!(text, "  {} {dispute}", say(lang, "disputed:", "有争议："));
    }
    if text.is_empty() {
        let _ = writeln!(text, "  {}", say(lang, "nothing follows", "无任何后果"));
    }
    text
}

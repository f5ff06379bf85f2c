//! A game as text: bare, or with everything that databases carry.

use std::io;

use chesslaws_kernel::{Position, Step};
use chesslaws_record::pgn::{Start, Writer};

use crate::dice::Dice;
use crate::game::Game;

/// What is written beside the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Nothing but the seven tags.
    Bare,
    /// Tags, clocks, evaluations, comments, glyphs, variations.
    Annotated,
}

const NAMES: [&str; 32] = [
    "Abel, Ruth",
    "Bauer, Jörg",
    "Castro, Inés",
    "Dvořák, Pavel",
    "Eriksen, Lars",
    "Fontaine, Luc",
    "Green, Alice",
    "Horváth, Péter",
    "Ivanova, Olga",
    "Jensen, Mia",
    "Kim, Minseo",
    "Larsen, Odd",
    "Moreau, Élise",
    "Nowak, Jan",
    "Okafor, Chidi",
    "Pereira, Ana",
    "Qureshi, Adil",
    "Rossi, Marco",
    "Smith, John",
    "Tanaka, Yui",
    "Ueda, Ren",
    "Vargas, Luis",
    "Weber, Anna",
    "Xu, Lin",
    "Yilmaz, Can",
    "Zhang, Wei",
    "O'Brien, Sean",
    "van Dijk, Piet",
    "de Souza, Caio",
    "Lund, Åse",
    "Petrov, Ilya",
    "Singh, Arjun",
];
const PLACES: [&str; 10] = [
    "Bern SUI",
    "Cork IRL",
    "Graz AUT",
    "Lima PER",
    "Oslo NOR",
    "Pune IND",
    "Riga LAT",
    "Tartu EST",
    "Xi'an CHN",
    "Zürich SUI",
];
const EVENTS: [&str; 6] = [
    "Open",
    "City Championship",
    "Team Cup",
    "Rapid",
    "Masters",
    "Club Night",
];
const WORDS: [&str; 12] = [
    "an active square",
    "the threat is stronger than its execution",
    "loses time",
    "White keeps the two bishops",
    "Black wants to free himself with a break in the centre",
    "the only move",
    "now the knight has no good square",
    "a natural move",
    "novelty?",
    "with the idea of doubling rooks",
    "the endgame is level",
    "better was castling first",
];

/// Writes a game.
pub fn game(
    style: Style,
    number: u64,
    game: &Game<'_>,
    dice: &mut Dice,
    text: &mut Vec<u8>,
) -> io::Result<()> {
    let start = Start::initial();
    let mut scribe = Scribe {
        out: Writer::new(text),
        dice,
        clocks: [180_000; 2],
    };
    let tags = scribe.tags(style, number, game);
    scribe.out.begin(&tags, &start, game.outcome)?;
    let mut position = start.position;
    for (ply, &step) in game.steps.iter().enumerate() {
        scribe.out.step(Some(step))?;
        let after = position.after(step);
        if style == Style::Annotated {
            scribe.annotate(ply, &position, step)?;
        }
        position = after;
    }
    scribe.out.end(game.outcome)
}

struct Scribe<'a> {
    out: Writer<&'a mut Vec<u8>>,
    dice: &'a mut Dice,
    clocks: [u32; 2],
}

impl Scribe<'_> {
    fn tags(&mut self, style: Style, number: u64, game: &Game<'_>) -> Vec<(String, String)> {
        let dice = &mut *self.dice;
        let (year, month, day) = (
            1994 + dice.below(30),
            1 + dice.below(12),
            1 + dice.below(28),
        );
        let place = *dice.of(&PLACES);
        let white = dice.below(32) as usize;
        let black = (white + 1 + dice.below(31) as usize) % 32;
        let town = place.split(' ').next().unwrap_or(place);
        let mut tags = vec![
            ("Event", format!("{town} {} {year}", dice.of(&EVENTS))),
            ("Site", place.to_owned()),
            ("Date", format!("{year}.{month:02}.{day:02}")),
            ("Round", format!("{}", 1 + number % 9)),
            ("White", NAMES[white].to_owned()),
            ("Black", NAMES[black].to_owned()),
        ];
        if style == Style::Annotated {
            let elo = |dice: &mut Dice| (1500 + dice.below(1200)).to_string();
            tags.extend([
                ("BlackElo", elo(dice)),
                ("ECO", game.opening.eco.to_owned()),
                ("Opening", game.opening.name.to_owned()),
                ("PlyCount", game.steps.len().to_string()),
                ("Termination", game.ended.to_owned()),
                ("TimeControl", "180+2".to_owned()),
                ("WhiteElo", elo(dice)),
            ]);
        }
        tags.into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }

    fn annotate(&mut self, ply: usize, before: &Position, step: Step) -> io::Result<()> {
        if self.dice.one_in(20) {
            self.out.nag(1 + self.dice.below(6) as u8)?;
        }
        let clock = self.clock(ply);
        let comment = match self.dice.below(24) {
            0 => format!("{} {clock}", self.dice.of(&WORDS)),
            1..=7 => {
                let hundredths = self.dice.around(400);
                let sign = if hundredths < 0 { "-" } else { "" };
                let (pawns, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
                format!("[%eval {sign}{pawns}.{rest:02}] {clock}")
            }
            _ => clock,
        };
        self.out.comment(&comment)?;
        if self.dice.one_in(24) {
            self.variation(before, step, 0)?;
        }
        Ok(())
    }

    /// The time left after a move that took some, two seconds added.
    fn clock(&mut self, ply: usize) -> String {
        let clock = &mut self.clocks[ply % 2];
        let spent = 300 + self.dice.below(900) * self.dice.below(12);
        *clock = clock.saturating_sub(spent).max(900) + 2000;
        let seconds = *clock / 1000;
        format!("[%clk 0:{:02}:{:02}]", seconds / 60, seconds % 60)
    }

    /// Another move and how it might have gone on.
    fn variation(&mut self, before: &Position, step: Step, depth: u32) -> io::Result<()> {
        let mut others = before.legal_moves();
        others.retain(|other| *other != step);
        if others.is_empty() {
            return Ok(());
        }
        self.out.begin_variation()?;
        let (mut position, mut next) = (*before, *self.dice.of(&others));
        for _ in 0..1 + self.dice.below(7) {
            self.out.step(Some(next))?;
            if depth < 3 && self.dice.one_in(16) {
                self.variation(&position, next, depth + 1)?;
            }
            position = position.after(next);
            let answers = position.legal_moves();
            if answers.is_empty() {
                break;
            }
            next = *self.dice.of(&answers);
        }
        if self.dice.one_in(4) {
            self.out.comment(WORDS[self.dice.below(12) as usize])?;
        }
        self.out.end_variation()
    }
}

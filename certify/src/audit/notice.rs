//! The fast look at a game: what about it is worth a ruling. The kernel only notices; nothing of this is evidence.

use chesslaws_board::Colour;
use chesslaws_kernel::{Position, Step};
use chesslaws_record::pgn::{
    Comment, End, Fault, Flow, Outcome, PgnError, Played, Spot, Start, Tag, Visitor,
};

use super::clocks::{Control, Reading, misfits, readings};
use super::termination::Told;
use chesslaws_kernel::Repetition;

/// What the fast look at a game keeps.
pub(super) struct Notice {
    control: Option<Control>,
    given: Option<Control>,
    /// Whether claims are looked for.
    claims: bool,
    repetition: Repetition,
    readings: Vec<Reading>,
    steps: Vec<Step>,
    last: Option<Position>,
    first: Colour,
    plies: usize,
    ply_count: Option<u32>,
    told: Option<Told>,
    /// What the tag SetUp says, if it is there.
    set_up: Option<bool>,
    dead: bool,
    /// Something is worth a ruling.
    pub(super) noticed: bool,
    /// Where the game begins, in bytes.
    pub(super) begin: u64,
}

impl Notice {
    /// For games of the control given, or of that of their tags.
    pub(super) fn new(given: Option<Control>, claims: bool) -> Self {
        Self {
            control: None,
            given,
            claims,
            repetition: Repetition::default(),
            readings: Vec::new(),
            steps: Vec::with_capacity(128),
            last: None,
            first: Colour::White,
            plies: 0,
            ply_count: None,
            told: None,
            set_up: None,
            dead: false,
            noticed: false,
            begin: 0,
        }
    }

    fn result_wins(end: &End) -> bool {
        matches!(end.token, Some(Outcome::White | Outcome::Black))
    }

    /// Whether the result fits what the board shows at the end.
    fn result_fits(&mut self, end: &End) -> bool {
        if end.token.is_none() || end.tag.is_some() && end.token != end.tag {
            return false;
        }
        let Some(result) = end.token else {
            return true;
        };
        let Some(last) = &self.last else {
            return true;
        };
        if self.dead {
            return result == Outcome::Draw;
        }
        self.steps.clear();
        last.legal_moves_into(&mut self.steps);
        let told_otherwise = match self.told {
            Some(Told::Mate | Told::Stalemate) => !self.steps.is_empty(),
            Some(Told::Repetition | Told::FiftyMoves) => true,
            Some(Told::Resignation | Told::Time) | None => false,
        };
        if told_otherwise {
            return false;
        }
        if self.steps.is_empty() {
            let right = match (last.in_check(), last.turn()) {
                (false, _) => Outcome::Draw,
                (true, Colour::White) => Outcome::Black,
                (true, Colour::Black) => Outcome::White,
            };
            return result == right;
        }
        let winner = match result {
            Outcome::White => Colour::White,
            Outcome::Black => Colour::Black,
            _ => return true,
        };
        !last.is_lone_king(winner)
    }
}

impl Visitor for Notice {
    fn begin(&mut self, at: Spot<'_>) {
        self.begin = at.offset();
        self.control = None;
        self.readings.clear();
        self.last = None;
        self.plies = 0;
        (self.ply_count, self.set_up) = (None, None);
        (self.told, self.dead, self.noticed) = (None, false, false);
    }

    fn tag(&mut self, tag: &Tag<'_>) {
        match tag.name {
            b"TimeControl" if self.given.is_none() => self.control = Control::read(&tag.value()),
            b"PlyCount" => self.ply_count = tag.value().trim().parse().ok(),
            b"SetUp" => self.set_up = Some(tag.raw == b"1"),
            name if tells_of_the_start(name) => self.noticed = true,
            b"Termination" => self.told = Told::of(&tag.value()),
            _ => {}
        }
    }

    fn start(&mut self, start: &Start) -> Flow {
        self.first = start.position.turn();
        self.repetition.start(&start.position, start.halfmove_clock);
        self.dead = start.position.is_dead_by_material();
        let told = self
            .set_up
            .is_some_and(|set_up| set_up != start.fen.is_some());
        self.noticed |= start.chess960 || told;
        self.last = Some(start.position);
        Flow::Read
    }

    #[inline]
    fn step(&mut self, played: &Played<'_>) {
        self.plies += 1;
        let Some(step) = played.step else {
            self.noticed = true;
            return;
        };
        self.noticed |= self.dead || matches!(played.text[0], b'0' | b'o');
        self.dead = played.after.is_dead_by_material();
        self.last = Some(*played.after);
        if self.claims && !self.noticed {
            self.noticed = !self.repetition.completing(played.before).is_empty()
                || self.repetition.step(played.before, step, played.after) >= 3
                || self.repetition.quiet() >= 99;
        }
    }

    fn comment(&mut self, comment: &Comment<'_>) {
        if comment.raw.starts_with(b"[%") || comment.raw.windows(2).any(|pair| pair == b"[%") {
            self.readings.extend(readings(comment.raw, self.plies));
        }
    }

    fn error(&mut self, error: &PgnError) {
        // A variation is passed over, whatever stands in it.
        self.noticed |= !matches!(error.fault, Fault::NothingToVary | Fault::TooDeep(_));
    }

    fn end(&mut self, end: &End) {
        let control = self.given.as_ref().or(self.control.as_ref());
        let misfit = control.is_some_and(|control| {
            !self.readings.is_empty()
                && !misfits(control, &self.readings, self.first, self.plies).is_empty()
        });
        let missing = self.ply_count.is_some_and(|count| count > end.plies);
        let completed = self.claims
            && !self.noticed
            && self
                .last
                .is_some_and(|last| !self.repetition.completing(&last).is_empty());
        let won_without_a_move = end.plies == 0 && Self::result_wins(end);
        self.noticed |=
            misfit || missing || completed || won_without_a_move || !self.result_fits(end);
    }
}

/// Whether a tag is named like one about the start, but not as the standard writes it.
fn tells_of_the_start(name: &[u8]) -> bool {
    let like = |right: &&[u8]| name.eq_ignore_ascii_case(right) && name != *right;
    [&b"FEN"[..], b"SetUp", b"Variant"].iter().any(like)
}

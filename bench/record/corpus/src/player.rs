//! A player who sees one move ahead: takes what is to be had, does not put pieces where cheaper men take them, and
//! wanders a little.

use chesslaws_board::{Colour, Kind, Square};
use chesslaws_kernel::{Position, Step, lines};

use crate::dice::Dice;

/// How much chance decides, in hundredths of a pawn.
const WHIM: i32 = 70;

/// What a man is worth, in hundredths of a pawn.
pub const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 310,
        Kind::Bishop => 325,
        Kind::Rook => 500,
        Kind::Queen => 950,
        Kind::King => 4000,
    }
}

/// The men of both sides, by square.
pub struct Men([Option<(Colour, Kind)>; 64]);

impl Men {
    /// Those of a position.
    pub fn of(position: &Position) -> Self {
        let mut men = [None; 64];
        for (at, piece) in position.setup().men() {
            men[at.index()] = Some((piece.colour, piece.kind));
        }
        Self(men)
    }

    /// What White has more than Black.
    pub fn balance(&self) -> i32 {
        let signed = |man: &(Colour, Kind)| match man.0 {
            Colour::White => worth(man.1),
            Colour::Black => -worth(man.1),
        };
        self.0.iter().flatten().map(signed).sum()
    }

    fn value(&self, at: Square) -> i32 {
        self.0[at.index()].map_or(0, |man| worth(man.1))
    }

    fn pawn_attacks(&self, colour: Colour, at: Square) -> bool {
        let mut from = lines::pawn(colour.opponent(), at);
        while from != 0 {
            if self.0[from.trailing_zeros() as usize] == Some((colour, Kind::Pawn)) {
                return true;
            }
            from &= from - 1;
        }
        false
    }
}

/// The move he makes; nothing if he has none.
pub fn choose(
    position: &Position,
    men: &Men,
    ply: usize,
    steps: &mut Vec<Step>,
    dice: &mut Dice,
) -> Option<Step> {
    steps.clear();
    position.legal_moves_into(steps);
    let mut best: [Option<(i32, Step)>; 3] = [None; 3];
    for &step in steps.iter() {
        let score = liking(position, men, step, ply) + dice.around(WHIM);
        let Some(place) = best
            .iter()
            .position(|other| other.is_none_or(|it| score > it.0))
        else {
            continue;
        };
        best[place..].rotate_right(1);
        best[place] = Some((score, step));
    }
    let second = |(score, step): (i32, Step)| (score + foresight(position, step), step);
    let seen = best.into_iter().flatten().map(second);
    seen.max_by_key(|each| each.0).map(|each| each.1)
}

/// How a move looks by itself.
fn liking(position: &Position, men: &Men, step: Step, ply: usize) -> i32 {
    let (written, kind) = (step.written(), step.kind());
    if step.castles() {
        return 90;
    }
    let mut score = men.value(written.to);
    let taken_by_pawn = men.pawn_attacks(position.turn().opponent(), written.to);
    if kind != Kind::Pawn && taken_by_pawn {
        score -= worth(kind) - 100;
    }
    if kind != Kind::Pawn && men.pawn_attacks(position.turn().opponent(), written.from) {
        score += worth(kind) / 2;
    }
    score += written.promotion.map_or(0, |kind| worth(kind) - 100);
    score + place(kind, written.to, position.turn(), ply)
        - place(kind, written.from, position.turn(), ply)
}

/// What a square is to a man.
fn place(kind: Kind, at: Square, side: Colour, ply: usize) -> i32 {
    let file = i32::from(at.file());
    let rank = match side {
        Colour::White => i32::from(at.rank()),
        Colour::Black => 7 - i32::from(at.rank()),
    };
    let centre = 6 - (2 * file - 7).abs().min(7) / 2 - (2 * rank - 7).abs() / 2;
    match kind {
        Kind::Pawn if ply > 60 => 12 * rank,
        Kind::Pawn => 3 * rank + 2 * centre,
        Kind::Knight => 9 * centre,
        Kind::Bishop => 5 * centre + 6 * i32::from(rank > 0),
        Kind::Rook => 2 * centre + if rank == 6 { 20 } else { 0 },
        Kind::Queen => 2 * centre,
        Kind::King if ply > 70 => 6 * centre,
        Kind::King => -14 * rank,
    }
}

/// What the answer may cost, and what a check is worth.
fn foresight(position: &Position, step: Step) -> i32 {
    let after = position.after(step);
    let to = step.written().to;
    let mut score = 0;
    if after.in_check() {
        score += if after.legal_moves().is_empty() {
            100_000
        } else {
            25
        };
    }
    let at_stake = step.written().promotion.map_or(worth(step.kind()), worth);
    let cheapest = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
    ]
    .into_iter()
    .find(|&kind| after.arrivals(kind, to, !0).from() != 0);
    if let Some(cheapest) = cheapest {
        let covered = covered(position, to, step);
        let loss = if covered {
            at_stake - worth(cheapest)
        } else {
            at_stake
        };
        score -= loss.max(0).min(at_stake);
    }
    score
}

/// Whether another man of the side could take back there.
fn covered(position: &Position, to: Square, step: Step) -> bool {
    let others = !(1_u64 << step.written().from.index());
    [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
    ]
    .into_iter()
    .any(|kind| {
        let from = position.arrivals(kind, to, others).from();
        from != 0 && (kind != Kind::Pawn || position.takes(step))
    })
}

//! The demonstration library's rules: moves by the way of moving, then made and tested.

use super::board::{At, Board, Step, squares};

const STRAIGHT: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const SLANTED: [At; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [At; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The faults planted in the demonstration library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// After an en passant capture the king is not looked after.
    pub en_passant_forgets_the_king: bool,
    /// Castling on the queen's wing is refused while b1 (b8) is attacked.
    pub b_file_must_be_safe: bool,
}

impl Faults {
    /// Both faults, as the demonstration has them.
    pub const BOTH: Self = Self {
        en_passant_forgets_the_king: true,
        b_file_must_be_safe: true,
    };
}

fn plus(at: At, by: At) -> At {
    (at.0 + by.0, at.1 + by.1)
}

impl Board {
    /// Whether that side's king is attacked.
    pub(super) fn in_check(&self, white: bool) -> bool {
        self.king(white)
            .is_some_and(|king| self.attacked(king, !white))
    }

    /// Whether a piece of that side attacks the square.
    fn attacked(&self, at: At, by_white: bool) -> bool {
        let own = |letter: char| {
            if by_white {
                letter.to_ascii_uppercase()
            } else {
                letter
            }
        };
        let stands = |from: At, letters: &[char]| {
            self.cell(from)
                .is_some_and(|found| letters.iter().any(|&letter| found == own(letter)))
        };
        let seen = |by: At| {
            let mut from = plus(at, by);
            while self.is_empty(from) {
                from = plus(from, by);
            }
            from
        };
        let behind = if by_white { -1 } else { 1 };
        STRAIGHT
            .iter()
            .any(|&by| stands(seen(by), &['r', 'q']) || stands(plus(at, by), &['k']))
            || SLANTED
                .iter()
                .any(|&by| stands(seen(by), &['b', 'q']) || stands(plus(at, by), &['k']))
            || JUMPS.iter().any(|&by| stands(plus(at, by), &['n']))
            || [-1, 1]
                .iter()
                .any(|&side| stands(plus(at, (side, behind)), &['p']))
    }

    /// All moves that this library holds to be legal.
    pub(super) fn legal(&self, faults: Faults) -> Vec<Step> {
        let mut steps = Vec::new();
        for from in squares().filter(|&at| self.has(at, self.white_moves)) {
            self.steps_from(from, &mut steps);
        }
        self.castlings(faults, &mut steps);
        steps.retain(|&step| {
            (faults.en_passant_forgets_the_king && self.is_en_passant(step))
                || !self.make(step).in_check(self.white_moves)
        });
        steps
    }

    fn steps_from(&self, from: At, steps: &mut Vec<Step>) {
        match self.cell(from).map(|letter| letter.to_ascii_lowercase()) {
            Some('p') => self.pawn(from, steps),
            Some('n') => self.go(from, &JUMPS, false, steps),
            Some('b') => self.go(from, &SLANTED, true, steps),
            Some('r') => self.go(from, &STRAIGHT, true, steps),
            Some('q') => {
                self.go(from, &STRAIGHT, true, steps);
                self.go(from, &SLANTED, true, steps);
            }
            Some('k') => {
                self.go(from, &STRAIGHT, false, steps);
                self.go(from, &SLANTED, false, steps);
            }
            _ => {}
        }
    }

    fn go(&self, from: At, directions: &[At], far: bool, steps: &mut Vec<Step>) {
        for &by in directions {
            let mut to = plus(from, by);
            while self.is_empty(to) && far {
                steps.push(Step {
                    from,
                    to,
                    becomes: None,
                });
                to = plus(to, by);
            }
            if self.is_empty(to) || self.has(to, !self.white_moves) {
                steps.push(Step {
                    from,
                    to,
                    becomes: None,
                });
            }
        }
    }

    fn pawn(&self, from: At, steps: &mut Vec<Step>) {
        let (ahead, home) = if self.white_moves { (1, 1) } else { (-1, 6) };
        let one = plus(from, (0, ahead));
        if self.is_empty(one) {
            pawn_arrives(from, one, steps);
            let two = plus(one, (0, ahead));
            if from.1 == home && self.is_empty(two) {
                pawn_arrives(from, two, steps);
            }
        }
        for to in [plus(from, (-1, ahead)), plus(from, (1, ahead))] {
            let passes =
                self.en_passant == Some(to) && self.is_empty(to) && from.1 == home + 3 * ahead;
            if passes && self.has((to.0, from.1), !self.white_moves)
                || self.has(to, !self.white_moves)
            {
                pawn_arrives(from, to, steps);
            }
        }
    }

    fn castlings(&self, faults: Faults, steps: &mut Vec<Step>) {
        let (rank, rights) = if self.white_moves {
            (0, &self.castling[..2])
        } else {
            (7, &self.castling[2..])
        };
        let king = (4, rank);
        if self.king(self.white_moves) != Some(king) || self.in_check(self.white_moves) {
            return;
        }
        let empty = |files: &[i32]| files.iter().all(|&file| self.is_empty((file, rank)));
        let safe = |files: &[i32]| {
            files
                .iter()
                .all(|&file| !self.attacked((file, rank), !self.white_moves))
        };
        let rook = if self.white_moves { 'R' } else { 'r' };
        let stands = |file| self.cell((file, rank)) == Some(rook);
        if rights[0] && stands(7) && empty(&[5, 6]) && safe(&[5, 6]) {
            steps.push(Step {
                from: king,
                to: (6, rank),
                becomes: None,
            });
        }
        let must_be_safe: &[i32] = if faults.b_file_must_be_safe {
            &[1, 2, 3]
        } else {
            &[2, 3]
        };
        if rights[1] && stands(0) && empty(&[1, 2, 3]) && safe(must_be_safe) {
            steps.push(Step {
                from: king,
                to: (2, rank),
                becomes: None,
            });
        }
    }

    pub(super) fn is_en_passant(&self, step: Step) -> bool {
        matches!(self.cell(step.from), Some('P' | 'p'))
            && step.from.0 != step.to.0
            && self.is_empty(step.to)
    }

    /// The board after the move.
    pub(super) fn make(&self, step: Step) -> Self {
        let mut after = self.clone();
        let letter = self.cell(step.from).unwrap_or('.');
        let is_pawn = matches!(letter, 'P' | 'p');
        let captures = !self.is_empty(step.to) || self.is_en_passant(step);
        after.set(step.from, '.');
        if self.is_en_passant(step) {
            after.set((step.to.0, step.from.1), '.');
        }
        after.set(step.to, becomes(letter, step.becomes));
        if matches!(letter, 'K' | 'k') && (step.from.0 - step.to.0).abs() == 2 {
            let (corner, beside) = if step.to.0 == 6 { (7, 5) } else { (0, 3) };
            let rook = self.cell((corner, step.from.1)).unwrap_or('.');
            after.set((corner, step.from.1), '.');
            after.set((beside, step.from.1), rook);
        }
        after.lose_rights(step.from);
        after.lose_rights(step.to);
        let two = is_pawn && (step.from.1 - step.to.1).abs() == 2;
        after.en_passant = two.then(|| (step.from.0, i32::midpoint(step.from.1, step.to.1)));
        after.halfmoves = if is_pawn || captures {
            0
        } else {
            self.halfmoves.saturating_add(1)
        };
        after.number = self.number.saturating_add(u32::from(!self.white_moves));
        after.white_moves = !self.white_moves;
        after
    }

    /// Bare kings, one minor piece beside them, or one bishop each on squares of one colour.
    pub(super) fn too_few_men(&self) -> bool {
        let men: Vec<(char, At)> = squares()
            .filter_map(|at| self.cell(at).map(|letter| (letter, at)))
            .filter(|(letter, _)| !matches!(letter, '.' | 'K' | 'k'))
            .collect();
        let shade = |at: At| (at.0 + at.1) % 2;
        match men.as_slice() {
            [] => true,
            [(letter, _)] => matches!(letter, 'B' | 'b' | 'N' | 'n'),
            [('B', one), ('b', other)] | [('b', one), ('B', other)] => shade(*one) == shade(*other),
            _ => false,
        }
    }

    fn lose_rights(&mut self, touched: At) {
        let lost: &[usize] = match touched {
            (4, 0) => &[0, 1],
            (7, 0) => &[0],
            (0, 0) => &[1],
            (4, 7) => &[2, 3],
            (7, 7) => &[2],
            (0, 7) => &[3],
            _ => &[],
        };
        for &right in lost {
            self.castling[right] = false;
        }
    }
}

fn becomes(letter: char, chosen: Option<char>) -> char {
    match chosen {
        Some(chosen) if letter == 'P' => chosen.to_ascii_uppercase(),
        Some(chosen) => chosen,
        None => letter,
    }
}

fn pawn_arrives(from: At, to: At, steps: &mut Vec<Step>) {
    if to.1 == 0 || to.1 == 7 {
        steps.extend("qrbn".chars().map(|letter| Step {
            from,
            to,
            becomes: Some(letter),
        }));
    } else {
        steps.push(Step {
            from,
            to,
            becomes: None,
        });
    }
}

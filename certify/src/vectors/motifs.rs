//! What is to be seen in a position, by names from a closed list.

use chesslaws_board::{Colour, Kind, Right, Setup, Square, Wing};
use chesslaws_kernel::{Isa, Position, Step, lines};

/// All motifs, in the order of their names.
pub const MOTIFS: [&str; 25] = [
    "bare-king",
    "castling-b-square-attacked",
    "castling-barred-by-attack",
    "castling-barred-by-check",
    "castling-king-wing",
    "castling-queen-wing",
    "castling-rook-attacked",
    "check",
    "checkmate",
    "dead-by-material",
    "discovers-check",
    "double-check",
    "en-passant",
    "en-passant-answers-check",
    "en-passant-barred",
    "en-passant-idle",
    "few-men",
    "gives-check",
    "gives-double-check",
    "gives-mate",
    "many-moves",
    "promotion",
    "promotion-captures",
    "promotion-gives-check",
    "stalemate",
];

/// The most men that are few.
const FEW: usize = 5;
/// The fewest moves that are many.
const MANY: usize = 60;

/// A position with what the motifs look at.
struct View<'a> {
    position: &'a Position,
    steps: &'a [Step],
    setup: Setup,
    occupied: u64,
}

/// The motifs of a position with these legal moves, sorted.
pub(super) fn of(position: &Position, steps: &[Step]) -> Vec<&'static str> {
    let setup = position.setup();
    let occupied = setup.men().map(|(at, _)| 1_u64 << at.index()).sum();
    let view = View {
        position,
        steps,
        setup,
        occupied,
    };
    let mut found = Vec::new();
    view.standing(&mut found);
    view.men(&mut found);
    view.en_passant(&mut found);
    for wing in Wing::BOTH {
        view.castling(wing, &mut found);
    }
    view.moves(&mut found);
    found.sort_unstable();
    found.dedup();
    found
}

impl View<'_> {
    fn standing(&self, found: &mut Vec<&'static str>) {
        match (self.steps.is_empty(), self.position.checks()) {
            (true, 0) => found.push("stalemate"),
            (true, _) => found.push("checkmate"),
            _ => {}
        }
        match self.position.checks() {
            0 => {}
            1 => found.push("check"),
            _ => found.push("double-check"),
        }
    }

    fn men(&self, found: &mut Vec<&'static str>) {
        if self.setup.men().count() <= FEW {
            found.push("few-men");
        }
        if Colour::BOTH
            .iter()
            .any(|&colour| self.setup.men_of(colour).count() == 1)
        {
            found.push("bare-king");
        }
        if self.position.is_dead_by_material() {
            found.push("dead-by-material");
        }
    }

    fn en_passant(&self, found: &mut Vec<&'static str>) {
        let Some(target) = self.setup.en_passant else {
            return;
        };
        let beside = lines::pawn(self.setup.turn.opponent(), target);
        let takers = self.squares(self.setup.turn, Kind::Pawn) & beside;
        let lawful = self.steps.iter().filter(|step| {
            let mv = step.written();
            mv.to == target && takers & (1 << mv.from.index()) != 0
        });
        let lawful = lawful.count() as u32;
        if takers == 0 {
            found.push("en-passant-idle");
        }
        if lawful < takers.count_ones() {
            found.push("en-passant-barred");
        }
        if lawful > 0 {
            found.push("en-passant");
            if self.position.in_check() {
                found.push("en-passant-answers-check");
            }
        }
    }

    fn castling(&self, wing: Wing, found: &mut Vec<&'static str>) {
        let turn = self.setup.turn;
        if self.setup.castling.right(turn, wing) != Right::Kept {
            return;
        }
        let (name, rook, goal, between) = match wing {
            Wing::King => ("castling-king-wing", 7, 6, &[5, 6][..]),
            Wing::Queen => ("castling-queen-wing", 0, 2, &[1, 2, 3][..]),
        };
        let rank = if turn == Colour::White { 0 } else { 7 };
        let attacked = |file: i8| Square::at(file, rank).is_some_and(|at| self.attacked(at));
        let free = |file: &i8| {
            Square::at(*file, rank).is_some_and(|at| self.occupied & (1 << at.index()) == 0)
        };
        if !between.iter().all(free) {
            return;
        }
        let goes = |step: &Step| step.castles() && step.written().to.file() == goal;
        if self.steps.iter().any(goes) {
            found.push(name);
            if attacked(rook) {
                found.push("castling-rook-attacked");
            }
            if wing == Wing::Queen && attacked(1) {
                found.push("castling-b-square-attacked");
            }
        } else if self.position.in_check() {
            found.push("castling-barred-by-check");
        } else {
            found.push("castling-barred-by-attack");
        }
    }

    fn moves(&self, found: &mut Vec<&'static str>) {
        if self.steps.len() >= MANY {
            found.push("many-moves");
        }
        for step in self.steps {
            if step.written().promotion.is_none() {
                continue;
            }
            found.push("promotion");
            if self.setup.piece(step.written().to).is_some() {
                found.push("promotion-captures");
            }
            if self.position.after(*step).in_check() {
                found.push("promotion-gives-check");
            }
        }
        let told = self.position.breakdown(1);
        for (count, name) in [
            (told.checks, "gives-check"),
            (told.discovered, "discovers-check"),
            (told.double, "gives-double-check"),
            (told.mates, "gives-mate"),
        ] {
            if count > 0 {
                found.push(name);
            }
        }
    }

    /// Whether a man of the side that has moved attacks the square.
    fn attacked(&self, at: Square) -> bool {
        let isa = Isa::best();
        let enemy = |kind| self.squares(self.setup.turn.opponent(), kind);
        let queens = enemy(Kind::Queen);
        let attackers = lines::knight(at) & enemy(Kind::Knight)
            | lines::king(at) & enemy(Kind::King)
            | lines::pawn(self.setup.turn, at) & enemy(Kind::Pawn)
            | lines::rook(isa, at, self.occupied) & (enemy(Kind::Rook) | queens)
            | lines::bishop(isa, at, self.occupied) & (enemy(Kind::Bishop) | queens);
        attackers != 0
    }

    fn squares(&self, colour: Colour, kind: Kind) -> u64 {
        let squares = self.setup.squares_of(colour, kind);
        squares.map(|at| 1_u64 << at.index()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn motifs(fen: &str) -> Vec<&'static str> {
        let setup: Setup = fen.parse().expect("FEN");
        let position = Position::new(&setup).expect("a position");
        of(&position, &position.legal_moves())
    }

    #[test]
    fn the_list_is_sorted() {
        assert!(MOTIFS.is_sorted());
    }

    #[test]
    fn captures_in_passing() {
        let plain = motifs("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        assert!(plain.contains(&"en-passant"), "{plain:?}");
        assert!(!plain.contains(&"en-passant-barred"), "{plain:?}");
        let pinned = motifs("8/8/8/K2pP2q/8/8/8/4k3 w - d6 0 1");
        assert!(pinned.contains(&"en-passant-barred"), "{pinned:?}");
        assert!(!pinned.contains(&"en-passant"), "{pinned:?}");
        let idle = motifs("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1");
        assert!(idle.contains(&"en-passant-idle"), "{idle:?}");
        let answer = motifs("8/8/8/3pP3/4K3/8/8/4k3 w - d6 0 1");
        assert!(answer.contains(&"en-passant-answers-check"), "{answer:?}");
    }

    #[test]
    fn castling_and_what_is_attacked() {
        let rook = motifs("r3k2r/8/8/8/8/8/6b1/R3K3 w Qkq - 0 1");
        assert!(rook.contains(&"castling-queen-wing"), "{rook:?}");
        let corner = motifs("4k3/8/8/8/8/8/6b1/R3K2R w KQ - 0 1");
        assert!(corner.contains(&"castling-barred-by-attack"), "{corner:?}");
        let corner = motifs("4k3/6b1/8/8/8/8/8/R3K2R w KQ - 0 1");
        assert!(corner.contains(&"castling-rook-attacked"), "{corner:?}");
        let b_square = motifs("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        assert!(b_square.contains(&"castling-b-square-attacked"));
        let check = motifs("4k3/4r3/8/8/8/8/8/R3K3 w Q - 0 1");
        assert!(check.contains(&"castling-barred-by-check"), "{check:?}");
    }

    #[test]
    fn endings() {
        assert!(motifs("8/8/8/8/8/1q6/2k5/K7 w - - 0 1").contains(&"stalemate"));
        let mate = motifs("8/8/8/8/8/8/1qk5/K7 w - - 0 1");
        assert!(mate.contains(&"checkmate") && mate.contains(&"few-men"));
    }
}

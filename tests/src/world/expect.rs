//! What a `Then` expects.

use std::collections::BTreeSet;

use super::{
    Colour, Edition, Ending, Law, Laws, Line, Move, Outcome, Ruling, Setup, Square, Standing,
    Statement, Then, World,
};

impl World {
    pub(super) fn then(&mut self, then: &Then) -> Result<(), String> {
        match then {
            Then::Because(_) | Then::BecauseAlone(_) | Then::NotBecause(_) => self.grounds(then),
            Then::AtTheTable(found) => self.at_the_table(found),
            Then::Noted(noted) => self.noted(noted),
            Then::Lawful(expected) => {
                let ruling = self.lawful()?;
                self.expect(ruling, expected)
            }
            Then::Captures(expected) => {
                let (before, _, mv) = self.asked()?;
                self.expect(self.laws.0.is_capture(before, *mv), expected)
            }
            Then::Becomes(setup) => {
                let (before, _, mv) = self.asked()?;
                let (found, expected) = (
                    self.laws.0.after(before, *mv).to_string(),
                    setup.to_string(),
                );
                (found == expected)
                    .then_some(())
                    .ok_or_else(|| format!("after {mv} the position is {found}"))
            }
            Then::LawfulMoves(expected) => self.moves(None, expected),
            Then::LawfulMovesFrom(square, expected) => self.moves(Some(*square), expected),
            Then::Chessboard(expected) => {
                let (files, ranks) = self.board.ok_or("no board was given")?;
                self.expect(self.laws.0.is_chessboard(files, ranks), expected)
            }
            &Then::DifferInColour(one, other, expected) => {
                let laws = self.laws.0;
                let ruling = laws.of_squares(laws.neighbours_differ_in_colour, one, other);
                self.expect(ruling, &expected)
            }
            &Then::OnOne(line, one, other, expected) => {
                let ruling = on_one(&self.laws.0, line, one, other);
                self.expect(ruling, &expected)
            }
            Then::SamePlies(one, other, expected) => {
                let ruling = self
                    .laws
                    .0
                    .same_position_as(self.ply(*one)?, self.ply(*other)?);
                self.expect(ruling, expected)
            }
            _ => self.of_the_position(then),
        }
    }

    /// What is asked of the position alone.
    fn of_the_position(&mut self, then: &Then) -> Result<(), String> {
        let (laws, now) = (self.laws.0, self.now()?.clone());
        match then {
            Then::Check(expected) => {
                let check = laws.check(&now);
                let found = !check.finding.is_empty();
                self.expect(check.map(|_| found), expected)
            }
            Then::CheckFrom(squares) => {
                let check = laws
                    .check(&now)
                    .map(|from| from.into_iter().collect::<BTreeSet<_>>());
                self.expect(check, &squares.iter().copied().collect())
            }
            Then::Ending(expected) => self.expect(laws.ending(&now), &ending(*expected)),
            Then::SameAs(other, expected) => {
                self.expect(laws.same_position_as(&now, other), expected)
            }
            Then::Standing(expected) => {
                let standing = laws.standing(&now);
                let found = match standing.finding {
                    Standing::Lawful => chesslaws_suite::steps::Standing::Lawful,
                    Standing::Unlawful => chesslaws_suite::steps::Standing::Unlawful,
                    Standing::Unreachable(_) => chesslaws_suite::steps::Standing::Unreachable,
                };
                self.expect(standing.map(|_| found), expected)
            }
            Then::InitialArray(expected) => self.expect(laws.is_initial_array(&now), expected),
            Then::SixteenMen(expected) => self.expect(laws.has_sixteen_men_each(&now), expected),
            Then::MenOfOneSide(side, expected) => {
                self.expect(laws.has_men_of_one_side(&now, *side), expected)
            }
            _ => Err("this is not asked of a position".to_owned()),
        }
    }

    /// The ruling on the move asked about; if it was said who plays, the turn is judged first.
    fn lawful(&self) -> Result<Ruling<bool>, String> {
        let (before, side, mv) = self.asked()?;
        let laws = self.laws.0;
        let Some(side) = *side else {
            return Ok(laws.lawful(before, *mv));
        };
        let turn = laws.turn(before, side, laws.ending(before).finding);
        if !turn.finding {
            return Ok(turn);
        }
        let mut ruling = laws.lawful(before, *mv);
        ruling.because.splice(0..0, turn.because);
        Ok(ruling)
    }

    fn moves(&mut self, from: Option<Square>, expected: &[Move]) -> Result<(), String> {
        let mut all = Ruling::of(BTreeSet::new());
        for (mv, ruling) in self.laws.0.lawful_moves(self.now()?) {
            if from.is_none_or(|square| mv.from == square) {
                all.finding.insert(mv.to_string());
                all.because.extend(ruling.because);
            }
        }
        self.expect(all, &expected.iter().map(Move::to_string).collect())
    }

    /// Keeps the grounds of a ruling that the scenario asserts.
    fn expect<T: PartialEq + std::fmt::Debug>(
        &mut self,
        ruling: Ruling<T>,
        expected: &T,
    ) -> Result<(), String> {
        let laws: Vec<Law> = ruling.because.iter().map(|ground| ground.law).collect();
        if ruling.finding != *expected {
            let found = format!(
                "found {:?} because {}",
                ruling.finding,
                ids(&laws, self.laws.0.edition)
            );
            return Err(format!("{found}{}", self.board_text()));
        }
        self.asserted.push(laws);
        Ok(())
    }

    fn grounds(&self, then: &Then) -> Result<(), String> {
        let edition = self.laws.0.edition;
        let laws = self
            .asserted
            .last()
            .ok_or("no ruling has been asserted yet")?;
        let holds = |statement: &Statement| laws.iter().any(|law| names(edition, law, *statement));
        // What the edition does not have, it cannot cite.
        let cited = |statement: &&Statement| has(edition, **statement);
        let right = match then {
            Then::Because(statements) => statements.iter().filter(cited).all(holds),
            Then::BecauseAlone(statements) => {
                let named = |law: &Law| {
                    statements
                        .iter()
                        .any(|&statement| names(edition, law, statement))
                };
                statements.iter().filter(cited).all(holds) && laws.iter().all(named)
            }
            Then::NotBecause(statements) => !statements.iter().any(holds),
            _ => false,
        };
        right
            .then_some(())
            .ok_or_else(|| format!("because {}{}", ids(laws, edition), self.board_text()))
    }

    /// The board and the move, for a message.
    fn board_text(&self) -> String {
        let setup = self
            .asked
            .as_ref()
            .map(|(before, _, mv)| format!("{mv} in {before}"));
        let setup = setup.or_else(|| self.positions.last().map(Setup::to_string));
        setup.map(|setup| format!("; {setup}")).unwrap_or_default()
    }
}

/// Whether a law cited in an edition is the statement: by its own id or, in the edition in force, as the statement that
/// is cited for it today (two founding statements can be one there).
fn names(edition: Edition, law: &Law, statement: Statement) -> bool {
    let today = statement.primary().filter(|_| edition == Edition::IN_FORCE);
    law.in_edition(statement.edition()) == Some(statement)
        || (today.is_some() && law.in_force == today)
}

/// Whether the edition has the statement, as its own or as a founding one that is in force.
fn has(edition: Edition, statement: Statement) -> bool {
    statement.edition() == edition
        || (edition == Edition::IN_FORCE && statement.primary().is_some())
}

fn ids(laws: &[Law], edition: Edition) -> String {
    let ids: Vec<_> = laws
        .iter()
        .filter_map(|law| law.in_edition(edition))
        .map(Statement::id)
        .collect();
    if ids.is_empty() {
        "of no statement".to_owned()
    } else {
        ids.join(" and ")
    }
}

const fn ending(outcome: Outcome) -> Ending {
    match outcome {
        Outcome::GoesOn => Ending::GoesOn,
        Outcome::Won(Colour::White) => Ending::Checkmate {
            winner: Colour::White,
        },
        Outcome::Won(Colour::Black) => Ending::Checkmate {
            winner: Colour::Black,
        },
        Outcome::Stalemate => Ending::Stalemate,
        Outcome::Drawn => Ending::Draw,
    }
}

fn on_one(laws: &Laws, line: Line, one: Square, other: Square) -> Ruling<bool> {
    let statement = match line {
        Line::File => laws.files,
        Line::Rank => laws.ranks,
        Line::Diagonal => laws.diagonals,
    };
    laws.of_squares(statement, one, other)
}

//! What the hands do: the plane of Articles 4.3, 6 and 7 as it happens, before the Laws speak.

use chesslaws_board::table::{Event, HandAct, HandEffect};
use chesslaws_board::{Colour, Kind, Move, Setup, Square};

use super::{Impossibility, Made, State};
use crate::{Laws, art5_pawn};

/// What is going on with the pieces, from the last completed move on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// What was touched on purpose, in order.
    pub touched: Vec<Square>,
    /// The pieces that were moved, from where to where, in order.
    pub placed: Vec<(Square, Square)>,
    /// Where the piece stands that the hand holds, or let go last.
    pub held: Option<Square>,
    /// Whether the hand has left it.
    pub released: bool,
    /// The squares from which a piece was taken off the board.
    pub removed: Vec<Square>,
    /// The new piece of a promotion.
    pub new_piece: Option<(Kind, Square)>,
    /// The moves to which the player is bound; `None`: to none in particular.
    pub bound: Option<Vec<Move>>,
}

/// What kind of move is being made, for what it takes to complete it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To a vacant square.
    ToVacant,
    /// A capture of what stands there.
    Capture(Square),
    /// Castling: the rook's square and the one it goes to.
    Castling(Square, Square),
}

/// A move as it is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The move; with the new piece once there is one.
    pub mv: Move,
    /// What it takes.
    pub way: Way,
    /// Whether a pawn has reached the last rank.
    pub promotes: bool,
}

impl Hand {
    /// The move that is being made, if a piece has been moved.
    #[must_use]
    pub fn attempt(&self, setup: &Setup) -> Option<Attempt> {
        let &(from, to) = self.placed.first()?;
        // A piece that is moved on before it is let go has made one move.
        let to = self
            .placed
            .iter()
            .skip(1)
            .fold(to, |at, &(next, on)| if next == at { on } else { at });
        let piece = setup.piece(from)?;
        let mut mv = Move::new(from, to);
        let promotes = piece.kind == Kind::Pawn && art5_pawn::last_rank(piece.colour) == to.rank();
        if promotes {
            mv.promotion = self.new_piece.map(|(kind, _)| kind);
        }
        let way = if let Some((rook, over)) = castling(setup, mv) {
            Way::Castling(rook, over)
        } else if let Some(pawn) = art5_pawn::taken_in_passing(setup, mv) {
            Way::Capture(pawn)
        } else if setup.piece(to).is_some() {
            Way::Capture(to)
        } else {
            Way::ToVacant
        };
        Some(Attempt { mv, way, promotes })
    }
}

/// The rook's square and the one it goes to, where a king goes two squares along its first rank towards it.
fn castling(setup: &Setup, mv: Move) -> Option<(Square, Square)> {
    let king = setup
        .piece(mv.from)
        .filter(|piece| piece.kind == Kind::King)?;
    let home = match king.colour {
        Colour::White => 0,
        Colour::Black => 7,
    };
    let steps = mv.to.file() - mv.from.file();
    let along = mv.from.file() == 4 && mv.from.rank() == home && mv.to.rank() == home;
    let (rook, over) = match steps {
        2 => (7, 5),
        -2 => (0, 3),
        _ => return None,
    };
    if along {
        Square::at(rook, home).zip(Square::at(over, home))
    } else {
        None
    }
}

/// The acts of which a whole move consists, as events at the same time.
pub(super) fn elementary(state: &State, event: &Event) -> Vec<Event> {
    use HandAct::{LetsGo, Places, PlacesNew, Plays, PlaysAndPresses, Removes, Touches};
    let (mv, presses) = match event.act {
        chesslaws_board::table::Act::Hand(Plays { mv }) => (mv, false),
        chesslaws_board::table::Act::Hand(PlaysAndPresses { mv }) => (mv, true),
        _ => return vec![event.clone()],
    };
    let setup = state.position();
    let mut acts = vec![Touches { square: mv.from }];
    let hand = Hand {
        placed: vec![(mv.from, mv.to)],
        ..Hand::default()
    };
    let attempt = hand.attempt(setup);
    if let Some(Attempt {
        way: Way::Capture(square),
        ..
    }) = attempt
    {
        acts.push(Removes { square });
    }
    acts.push(Places {
        from: mv.from,
        to: mv.to,
    });
    match (attempt, mv.promotion) {
        (
            Some(Attempt {
                way: Way::Castling(rook, over),
                ..
            }),
            _,
        ) => {
            acts.extend([
                LetsGo,
                Places {
                    from: rook,
                    to: over,
                },
            ]);
        }
        (Some(Attempt { promotes: true, .. }), Some(kind)) => {
            acts.extend([
                LetsGo,
                Removes { square: mv.to },
                PlacesNew {
                    kind,
                    square: mv.to,
                },
            ]);
        }
        _ => {}
    }
    acts.push(LetsGo);
    let mut events: Vec<Event> = acts
        .into_iter()
        .map(|act| Event::now(event.by, act))
        .collect();
    if presses {
        events.push(Event::now(
            event.by,
            chesslaws_board::table::ClockAct::Presses,
        ));
    }
    if let Some(first) = events.first_mut() {
        first.at = event.at;
    }
    events
}

/// The act happens.
pub(super) fn observe(state: &mut State, act: &HandAct) -> Result<(), Impossibility> {
    let stands = |square: Square| {
        let gone = state.hand.removed.contains(&square);
        let left = state.hand.placed.iter().any(|&(from, _)| from == square);
        let came = state.hand.placed.iter().any(|&(_, to)| to == square);
        came || !gone && !left && state.position().piece(square).is_some()
    };
    let nothing = |square: Square| Err(Impossibility(format!("no piece stands on {square}")));
    match *act {
        HandAct::Plays { .. } | HandAct::PlaysAndPresses { .. } => {}
        HandAct::Touches { square } | HandAct::Brushes { square } if !stands(square) => {
            return nothing(square);
        }
        HandAct::Places { from, .. } if !stands(from) => return nothing(from),
        HandAct::Removes { square } if !stands(square) => return nothing(square),
        HandAct::Touches { square } => {
            if !state.hand.touched.contains(&square) {
                state.hand.touched.push(square);
            }
        }
        HandAct::Brushes { .. } => {}
        HandAct::Places { from, to } => {
            state.hand.placed.push((from, to));
            state.hand.held = Some(to);
            state.hand.released = false;
        }
        HandAct::Removes { square } => state.hand.removed.push(square),
        HandAct::PlacesNew { kind, square } => {
            state.hand.new_piece = Some((kind, square));
            state.hand.held = Some(square);
            state.hand.released = false;
        }
        HandAct::LetsGo => {
            if state.hand.held.is_none() {
                return Err(Impossibility("the hand holds no piece".to_owned()));
            }
            state.hand.released = true;
        }
        ref other => return Err(Impossibility(format!("`{other}` is not understood"))),
    }
    Ok(())
}

/// What the Laws say follows.
pub(super) fn carry_out(state: &mut State, laws: &Laws, effect: &HandEffect) {
    match effect {
        &HandEffect::Completed { mv } => {
            let before = state.position().clone();
            let Some(piece) = before.piece(mv.from) else {
                return;
            };
            state.moves.push(Made {
                mv,
                by: piece.colour,
                at: state.time,
                lawful: laws.is_lawful(&before, mv),
            });
            state.positions.push(laws.after(&before, mv));
            state.hand = Hand::default();
        }
        HandEffect::Confined { moves } => state.hand.bound = Some(moves.clone()),
        HandEffect::Free => state.hand.bound = None,
        _ => {}
    }
}

//! The lawful moves, by whichever order shows them.

use chesslaws_protocol::{Ask, Failure, Reply};

use super::abilities::{Abilities, List};
use super::text::{MOST_LINES, multipv_moves, position_command, shortened, usual_castling};
use super::{Found, Uci};
use crate::subjects::candidates::candidates;
use crate::subjects::placement::placed;
use crate::subjects::trials::{FEW_MOVES, MATE, STALEMATE, START, TRIALS, Trial};

impl Uci {
    /// Which of `MultiPV` and `searchmoves` shows the moves rightly, if one does.
    pub(super) fn probe_lists(&mut self, found: &mut Abilities) {
        let most = self.most_lines.unwrap_or(0).min(MOST_LINES);
        if most > 1 {
            // A new start sets the option.
            self.child = None;
            self.lines = Some(most);
            let list = List::MultiPv(most);
            if self.lists_rightly(list) {
                found.list = Some(list);
            } else {
                self.child = None;
                self.lines = None;
            }
        }
        if found.list.is_none() && self.searches_as_told() && self.lists_rightly(List::SearchMoves)
        {
            found.list = Some(List::SearchMoves);
        }
    }

    /// Whether a search told to look at one move finds that one, and not one that is unlawful.
    fn searches_as_told(&mut self) -> bool {
        let start = position_command(&START.ask());
        let best = |uci: &mut Self, only: &str| uci.tried(|uci| uci.best(&start, only));
        let Some(plain) = best(self, "") else {
            return false;
        };
        let other = START.lawful.iter().find(|mv| **mv != plain);
        other.is_some_and(|mv| best(self, mv).as_deref() == Some(mv))
            && best(self, "e2e5").is_none_or(|found| found != "e2e5")
    }

    fn lists_rightly(&mut self, list: List) -> bool {
        let short = matches!(list, List::MultiPv(most) if most <= 40);
        let trials: Vec<&Trial> = if short {
            FEW_MOVES.iter().chain([&MATE, &STALEMATE]).collect()
        } else {
            TRIALS
                .iter()
                .chain(&FEW_MOVES)
                .chain([&MATE, &STALEMATE])
                .collect()
        };
        trials.into_iter().all(|trial| {
            let ask = trial.ask();
            let position = position_command(&ask);
            let listed = self.tried(|uci| uci.listed(list, &ask, &position));
            matches!(listed, Some(Ok(moves)) if trial.agrees_with(&moves))
        })
    }

    pub(super) fn moves(
        &mut self,
        ask: &Ask,
        position: &str,
    ) -> Result<Found<Vec<String>>, Failure> {
        match self.abilities()?.list {
            Some(list) => self.listed(list, ask, position),
            None => Ok(Ok(Vec::new())),
        }
    }

    fn listed(
        &mut self,
        list: List,
        ask: &Ask,
        position: &str,
    ) -> Result<Found<Vec<String>>, Failure> {
        let moves = match list {
            List::Perft => {
                let moves = self.perft(position)?;
                return Ok(Ok(self.as_usual(ask, moves)));
            }
            List::MultiPv(most) => {
                let moves = self.multipv(position)?;
                if moves.len() >= most && most < MOST_LINES {
                    let why = format!("MultiPV shows {most} moves at most, and there may be more");
                    return Ok(Err(Reply::NotModelled { why }));
                }
                moves
            }
            List::SearchMoves => self.by_searching(ask, position)?,
        };
        let moves = self.as_usual(ask, moves);
        Ok(match stray(ask, &moves) {
            Some(mv) => Err(Reply::Refused {
                why: format!(
                    "not all moves were played: it shows {mv}, which is no move of the side to move"
                ),
            }),
            None => Ok(moves),
        })
    }

    /// The moves with castling as UCI spells it.
    fn as_usual(&mut self, ask: &Ask, moves: Vec<String>) -> Vec<String> {
        let spelled = moves.into_iter().map(|text| {
            let usual = usual_castling(ask, text.clone());
            self.castles_onto_the_rook |= usual != text;
            usual
        });
        spelled.collect()
    }

    fn multipv(&mut self, position: &str) -> Result<Vec<String>, Failure> {
        let lines = self.talk(&[position, "go depth 1"], "`bestmove`", |line| {
            line.starts_with("bestmove")
        })?;
        multipv_moves(&lines).ok_or_else(|| {
            Failure::Garbled(format!(
                "lines of MultiPV before `{}`",
                shortened(lines.last())
            ))
        })
    }

    fn by_searching(&mut self, ask: &Ask, position: &str) -> Result<Vec<String>, Failure> {
        let mut moves = Vec::new();
        for mv in placed(ask).iter().flat_map(candidates) {
            let mv = mv.to_string();
            if self.best(position, &mv)? == mv {
                moves.push(mv);
            }
        }
        Ok(moves)
    }

    /// The move that a search of depth 1 finds among those told; all, if none is.
    fn best(&mut self, position: &str, only: &str) -> Result<String, Failure> {
        let order = match only {
            "" => "go depth 1".to_owned(),
            only => format!("go depth 1 searchmoves {only}"),
        };
        let lines = self.talk(&[position, &order], "`bestmove`", |line| {
            line.starts_with("bestmove")
        })?;
        let best = lines.last().and_then(|line| line.split_whitespace().nth(1));
        Ok(best.unwrap_or_default().to_owned())
    }
}

/// A move that starts from no man of the side to move: an engine that drops a move of the game in silence stands
/// elsewhere than it was asked.
fn stray<'a>(ask: &Ask, moves: &'a [String]) -> Option<&'a String> {
    let setup = placed(ask)?;
    moves.iter().find(|text| {
        let from = text.parse().ok().map(|mv: chesslaws_board::Move| mv.from);
        let man = from.and_then(|from| setup.piece(from));
        man.is_none_or(|man| man.colour != setup.turn)
    })
}

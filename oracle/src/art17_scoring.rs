//! Article 17, scoring (2023: 10.1).

use chesslaws_board::table::{Act, ClaimAct, ClaimEffect, ClaimFact, Outcome, Score};
use chesslaws_law::law;

use crate::Ruling;
use crate::table::laws::{broken, lacking, met, silent, statements};
use crate::table::{At, Word};

statements![art17_scoring:
    "1993:17.1" scores, after_the_end;
];

/// A win scores 1, a loss 0, a draw half to each.
///
/// statement: `1993:17.1`, `2023:10.1`
pub fn scores(at: &At<'_>) -> Ruling<Word> {
    let law = law!("1993:17.1");
    let &Act::Claim(ClaimAct::EntersScores { white, black }) = at.act() else {
        return silent();
    };
    let Some(outcome) = at.before.ended.as_ref().map(|ended| ended.outcome) else {
        return lacking(law, ClaimFact::GoesOn);
    };
    let Some(right) = worth(outcome) else {
        return lacking(law, ClaimFact::EndedWith { outcome });
    };
    let scored = [ClaimEffect::Scored {
        white: right.0,
        black: right.1,
    }
    .into()];
    let word = if right == (white, black) {
        met(law, scored)
    } else {
        broken(law, scored)
    };
    word.seeing(ClaimFact::EndedWith { outcome })
}

/// What White and Black score; nothing where the game is void.
const fn worth(outcome: Outcome) -> Option<(Score, Score)> {
    match outcome {
        Outcome::WhiteWins => Some((Score::One, Score::Zero)),
        Outcome::BlackWins => Some((Score::Zero, Score::One)),
        Outcome::Drawn => Some((Score::Half, Score::Half)),
        Outcome::BothLose => Some((Score::Zero, Score::Zero)),
        Outcome::Void => None,
    }
}

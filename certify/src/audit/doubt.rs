//! What charges nobody, though it is so: what the record itself makes doubtful, what stands behind the end of a game, and
//! what follows from a start that no game reaches.

use chesslaws_board::Setup;
use chesslaws_oracle::Standing;

use super::finding::{Finding, Kind, Weight};
use super::judge::Case;

impl Case<'_> {
    /// Takes the charge from a finding that nobody can be charged with.
    pub(super) fn weighed(&self, finding: &mut Finding, ended: bool, reachable: bool) {
        self.doubted(finding);
        if finding.kind == Kind::IllegalMove && ended {
            self.excused(
                finding,
                "; the game was over: what follows is no move of it",
                "；对局已经结束：其后不是对局的着法",
            );
        } else if finding.kind == Kind::IllegalMove && !reachable {
            self.excused(
                finding,
                "; the game starts from a position that no game reaches: nobody is charged",
                "；起始局面是任何对局都走不到的：不指责任何人",
            );
        }
    }

    /// What the record itself makes doubtful is charged to nobody: it is a fault of the record.
    fn doubted(&self, finding: &mut Finding) {
        let at = finding.ply.and_then(|ply| usize::try_from(ply).ok());
        // The result of the record stands behind all moves, and may be that of another game.
        let of_the_result = finding.kind != Kind::IllegalMove;
        let behind = |first| of_the_result || at.is_some_and(|at| first <= at);
        let misnumbered = self.misnumbered.is_some_and(behind);
        let behind_the_end =
            finding.kind == Kind::IllegalMove && self.ends_with_no_castling(finding);
        let (english, chinese) = if misnumbered {
            (
                "; the numbers contradict the moves: some may be missing, or another game may begin; nobody is charged",
                "；编号与着法矛盾：可能缺着，或另一局由此开始；不指责任何人",
            )
        } else if behind_the_end {
            (
                "; at the end of the record it may be the result, both having lost (1993:10.17.b); nobody is charged",
                "；在记录末尾也可能是结果，即双方均负（1993:10.17.b）；不指责任何人",
            )
        } else {
            return;
        };
        if finding.weight == Weight::Charged {
            finding.weight = Weight::Fault;
            finding.message += &self.say(english, chinese);
        }
    }

    /// What is charged to nobody, though it is so.
    fn excused(&self, finding: &mut Finding, english: &str, chinese: &str) {
        if finding.weight == Weight::Charged {
            finding.weight = Weight::Note;
            finding.message += &self.say(english, chinese);
        }
    }

    /// Whether `0-0` stands last and where a result would stand.
    fn ends_with_no_castling(&self, finding: &Finding) -> bool {
        let end = self
            .record
            .end
            .filter(|end| end.token.is_none() && end.unread == 1);
        end.is_some() && finding.text.as_deref() == Some("0-0")
    }

    /// Whether nothing shows that no game reaches the position. Its counters are no part of it, and many a FEN leaves them at
    /// their beginning.
    pub(super) fn may_be_reached(&self, first: &Setup) -> bool {
        let mut position = first.clone();
        position.halfmove_clock = 0;
        position.fullmove_number = first.fullmove_number.max(1000);
        self.laws[0].standing(&position).finding == Standing::Lawful
    }
}

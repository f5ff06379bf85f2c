use chesslaws_oracle::Ending;

use super::{Labels, View, name};

pub(super) fn label(view: &View<'_>, labels: &mut Labels) {
    for &mv in &view.lawful {
        let Some(kind) = mv.promotion.map(name) else {
            continue;
        };
        let after = view.laws.after(view.now, mv);
        let capture = if view.laws.is_capture(view.now, mv).finding {
            "-capture"
        } else {
            ""
        };
        labels.insert(format!("promotion-{kind}{capture}"));
        if view.laws.check(&after).finding.contains(&mv.to) {
            labels.insert(format!("promotion-{kind}-check"));
        }
        match view.laws.ending(&after).finding {
            Ending::Checkmate { .. } => drop(labels.insert(format!("promotion-{kind}-mate"))),
            Ending::Stalemate => drop(labels.insert(format!("promotion-{kind}-stalemate"))),
            Ending::GoesOn | Ending::Draw | Ending::Conflict => {}
        }
    }
}

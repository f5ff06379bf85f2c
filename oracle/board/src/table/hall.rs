//! The plane of conduct.

use super::language::language;
use crate::Colour;

language! {
    /// What somebody does, on the plane of conduct.
    HallAct {
        /// He announces check.
        SaysCheck = "says check" | "叫将";
    }
}

language! {
    /// What follows, on the plane of conduct.
    HallEffect {
        /// The arbiter may give the player a penalty.
        MayBePenalised { side: Colour } = "{} may be penalised" | "可以处罚{}";
    }
}

language! {
    /// A fact, on the plane of conduct.
    HallFact {
        /// Check was announced.
        Announced = "check was announced" | "已叫将";
    }
}

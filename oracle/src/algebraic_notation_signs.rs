//! Appendix C.11 to C.13 of 2023: promotion, the draw offer, castling, and the signs that may be added.

use chesslaws_board::Wing;
use chesslaws_law::{Law, dispute, law};

use crate::Ruling;
use crate::notation::laws::{broken, heard, kept, names_another, silent};
use crate::notation::{CheckSign, Fit, NotationFact, Part, Record};

heard![algebraic_notation_signs: Record
    "2023:C.11" promotions;
    "2023:C.12" draw_offers;
    "2023:C.13.1" castling_with_the_h_rook;
    "2023:C.13.2" castling_with_the_a_rook;
    "2023:C.13.3" captures;
    "2023:C.13.4" check;
    "2023:C.13.5" mate;
    "2023:C.13.6" en_passant;
];

/// A promotion is the pawn move followed at once by the new piece's letter (d8Q, exf8N).
///
/// statement: `2023:C.11`
pub fn promotions(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.11");
    let part = Part::NewPiece;
    match (&record.written.promotion, record.mv.promotion) {
        (None, None) => silent(),
        (None, Some(_)) => broken(law).left_out(part),
        (Some(new), None) => names_another(law)
            .written(part, &new.name.text)
            .noted(NotationFact::PromotesNothing),
        (Some(new), Some(kind)) if new.name.kind != Some(kind) => {
            let name = record.letters.name(kind).unwrap_or_default();
            names_another(law)
                .written(part, &new.name.text)
                .of_the_move(part, name)
        }
        (Some(new), Some(_)) => match new.sign {
            Some(sign) => broken(law).written(Part::PromotionSign, sign),
            None => kept(law).written(part, &new.name.text),
        },
    }
}

/// A draw offer is (=).
///
/// statement: `2023:C.12`
pub fn draw_offers(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.12");
    match record.written.offer.as_deref() {
        None => silent(),
        Some("(=)") => kept(law).written(Part::Offer, "(=)"),
        Some(other) => broken(law).written(Part::Offer, other),
    }
}

/// 0-0 is castling with the h-rook (kingside).
///
/// statement: `2023:C.13.1`
pub fn castling_with_the_h_rook(record: &Record<'_>) -> Ruling<Fit> {
    castling(record, law!(only "2023:C.13.1"), Wing::King, "0-0")
}

/// 0-0-0 is castling with the a-rook (queenside).
///
/// statement: `2023:C.13.2`
pub fn castling_with_the_a_rook(record: &Record<'_>) -> Ruling<Fit> {
    castling(record, law!(only "2023:C.13.2"), Wing::Queen, "0-0-0")
}

/// x for a capture, optional.
///
/// statement: `2023:C.13.3`
pub fn captures(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.13.3");
    let sign = record.written.capture.map(|_| "x");
    let so = record.captures();
    optional(law, Part::Capture, sign, so, NotationFact::Captures { so })
}

/// + for check, optional.
///
/// statement: `2023:C.13.4`
///
/// A mate is a check too, so + is right where the move mates.
pub fn check(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.13.4");
    let sign = record.written.check.filter(|&sign| sign == CheckSign::Plus);
    let so = record.gives_check();
    let fact = NotationFact::GivesCheck { so };
    if so && sign.is_none() && record.written.check.is_some() {
        return silent();
    }
    optional(law, Part::Check, sign.map(|_| "+"), so, fact)
}

/// ++ or # for mate, optional.
///
/// statement: `2023:C.13.5`
///
/// That ++ stands for check as well is another reading of the text (2023:Q25): it is not held against anybody.
pub fn mate(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.13.5");
    let part = Part::Check;
    let (sign, so) = match record.written.check {
        Some(CheckSign::TwoPlus) => (Some("++"), record.mates()),
        Some(CheckSign::Hash) => (Some("#"), record.mates()),
        Some(CheckSign::Plus) | None => (None, record.mates()),
    };
    let fact = NotationFact::Mates { so };
    if sign == Some("++") && !so && record.gives_check() {
        let ruling = match record.notation.holds(dispute!("2023:Q25"), 'a') {
            'b' => kept(law),
            _ => broken(law),
        };
        let ruling = ruling.written(part, "++").noted(fact);
        return ruling.noting(dispute!("2023:Q25"));
    }
    optional(law, part, sign, so, fact)
}

/// e.p. for en passant, optional.
///
/// statement: `2023:C.13.6`
pub fn en_passant(record: &Record<'_>) -> Ruling<Fit> {
    let law = law!(only "2023:C.13.6");
    let sign = record.written.en_passant.then_some("e.p.");
    let so = record.takes_in_passing();
    let fact = NotationFact::TakesInPassing { so };
    optional(law, Part::EnPassant, sign, so, fact)
}

/// A sign that may stand where something is so, and nowhere else.
fn optional(law: Law, part: Part, sign: Option<&str>, so: bool, fact: NotationFact) -> Ruling<Fit> {
    match (sign, so) {
        (None, false) => silent(),
        (None, true) => kept(law).left_out(part).noted(fact),
        (Some(sign), true) => kept(law).written(part, sign).noted(fact),
        (Some(sign), false) => broken(law).written(part, sign).noted(fact),
    }
}

fn castling(record: &Record<'_>, law: Law, wing: Wing, sign: &str) -> Ruling<Fit> {
    let part = Part::Castling;
    let castles = record.castles();
    let castling = record.written.castling.as_ref();
    let is_so = castling.filter(|castling| castling.signs == sign.split('-').count());
    match (is_so, castles == Some(wing)) {
        (None, false) => silent(),
        (None, true) => names_another(law)
            .left_out(part)
            .noted(NotationFact::Castles { wing }),
        (Some(_), false) => {
            let fact = castles.map_or(NotationFact::DoesNotCastle, |wing| NotationFact::Castles {
                wing,
            });
            names_another(law).written(part, sign).noted(fact)
        }
        (Some(castling), true) if castling.zeros => kept(law).written(part, sign),
        (Some(_), true) => broken(law).written(part, sign.replace('0', "O")),
    }
}

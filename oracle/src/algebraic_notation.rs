//! Appendix C of 2023, its opening: which notation FIDE accepts (1993: 11.1.a names the algebraic). What the notation is
//! stands in the modules beside this one; how a text is read, in [`notation`](crate::notation).
//!
//! A sheet is in another notation if more of its entries are not algebraic than are: one slip of the pen is none.

use chesslaws_law::{Law, law};

use crate::Ruling;
use crate::notation::laws::heard;
use crate::notation::{NotationFact, Sheet};

heard![algebraic_notation: Sheet
    "2023:C.0.a" accepted_notation;
    "2023:C.0.b" no_evidence_in_another_notation;
    "2023:C.0.c" warning_of_another_notation;
];

/// FIDE accepts one notation in its events, the algebraic, and recommends it elsewhere.
///
/// statement: `2023:C.0.a`
pub fn accepted_notation(sheet: Sheet<'_>) -> Ruling<Option<bool>> {
    found(
        sheet,
        law!("1993:11.1.a", "2023:C.0.a"),
        !in_another_notation(sheet),
    )
}

/// A sheet in another notation is no evidence where a sheet would be evidence.
///
/// statement: `2023:C.0.b`
pub fn no_evidence_in_another_notation(sheet: Sheet<'_>) -> Ruling<Option<bool>> {
    found(sheet, law!(only "2023:C.0.b"), !in_another_notation(sheet))
}

/// An arbiter who sees another notation used should warn the player.
///
/// statement: `2023:C.0.c`
pub fn warning_of_another_notation(sheet: Sheet<'_>) -> Ruling<Option<bool>> {
    found(sheet, law!(only "2023:C.0.c"), in_another_notation(sheet))
}

fn in_another_notation(sheet: Sheet<'_>) -> bool {
    let algebraic = sheet.iter().filter(|entry| entry.is_ok()).count();
    sheet.len() - algebraic > algebraic
}

/// A finding, with how many entries are algebraic and the first that is not.
fn found(sheet: Sheet<'_>, law: Law, finding: bool) -> Ruling<Option<bool>> {
    let algebraic = sheet.iter().filter(|entry| entry.is_ok()).count();
    let all = sheet.len();
    let ruling = Ruling::of(Some(finding))
        .under(law)
        .noted(NotationFact::Entries { algebraic, all });
    match sheet.iter().find_map(|entry| entry.as_ref().err()) {
        None => ruling,
        Some(error) => ruling.noted(NotationFact::NotAlgebraic {
            text: error.text.clone(),
            column: error.column,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Letters, Written};

    #[test]
    fn one_slip_is_no_other_notation() {
        let of = |texts: &[&str]| {
            let read = texts
                .iter()
                .map(|text| Written::read(text, &Letters::English));
            let sheet: Vec<_> = read.collect();
            (
                accepted_notation(&sheet).finding,
                warning_of_another_notation(&sheet).finding,
            )
        };
        assert_eq!(of(&["e4", "e5", "Nf3"]), (Some(true), Some(false)));
        assert_eq!(of(&["e4", "P-K4"]), (Some(true), Some(false)));
        assert_eq!(of(&["e4", "P-K4", "N-KB3"]), (Some(false), Some(true)));
    }
}

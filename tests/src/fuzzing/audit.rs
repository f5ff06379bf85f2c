//! The audit of a database: from the bytes to what is found, and to the texts of it.

use chesslaws::audit::{Finding, Settings, Weight, examined, examined_in_parts};
use chesslaws_law::Edition;
use chesslaws_spec::Lang;

/// Parts so large that no text of the fuzzer is divided; and so small that every game is a part.
const WHOLE: usize = 1 << 20;

/// The audit never panics, in either mode, by any edition and in either language; what is found lies in the text, what is
/// charged has grounds and touches no dispute, and threads change nothing.
pub fn audit(bytes: &[u8]) {
    for (edition, strict, lang) in [
        (None, false, Lang::En),
        (Some(Edition::Fide1993), false, Lang::Zh),
        (Some(Edition::Fide2023), true, Lang::En),
    ] {
        let settings = Settings {
            edition,
            control: None,
            lang,
            strict,
            notes: true,
            export: true,
        };
        let found = examined(bytes, &settings);
        for report in &found {
            assert!(!report.findings.is_empty());
            lies(report.place.offset, bytes);
            for finding in &report.findings {
                sound(finding, bytes);
            }
        }
        let threads = examined_in_parts(bytes, WHOLE, &settings, 2);
        assert_eq!(threads, found, "threads change what is found");
        let parts = |jobs| examined_in_parts(bytes, 1, &settings, jobs);
        assert_eq!(parts(1), parts(3), "threads change what is found in parts");
    }
}

fn lies(offset: u64, bytes: &[u8]) {
    assert!(offset <= bytes.len() as u64, "{offset} behind the end");
}

fn sound(finding: &Finding, bytes: &[u8]) {
    lies(finding.place.offset, bytes);
    let before = &bytes[..usize::try_from(finding.place.offset).expect("an offset")];
    let lines = before.iter().filter(|&&byte| byte == b'\n').count() as u64;
    assert_eq!(finding.place.line, lines + 1, "{finding:?}");
    assert!(finding.place.column >= 1 && !finding.message.is_empty());
    if finding.weight == Weight::Charged {
        assert!(!finding.grounds.is_empty(), "{finding:?}");
        assert!(finding.disputes.is_empty(), "{finding:?}");
    }
}

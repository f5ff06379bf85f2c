//! Where a game starts: the tags FEN, SetUp and Variant (PGN:9.7).

use chesslaws_board::Setup;
use chesslaws_kernel::Position;

use super::error::Fault;

/// Where a game starts.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The position.
    pub position: Position,
    /// The FEN it was read from, if it is not the initial array.
    pub fen: Option<String>,
    /// The number of the first move.
    pub number: u32,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// Whether it is a game of Chess960.
    pub chess960: bool,
}

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

impl Start {
    /// The initial array.
    ///
    /// # Panics
    /// Never: the kernel takes the initial array.
    #[must_use]
    pub fn initial() -> Self {
        Self {
            fen: None,
            ..read(INITIAL, false).expect("the initial array is a position")
        }
    }

    /// What the tags say; the FEN is completed where only its counters are missing.
    pub(crate) fn of(fen: Option<&str>, variant: Option<&str>) -> Result<Self, Fault> {
        let chess960 = match variant.map(rules) {
            None | Some(Rules::Orthodox) => false,
            Some(Rules::Chess960) => true,
            Some(Rules::Other) => return Err(Fault::Variant(shown(variant.unwrap_or("")))),
        };
        let Some(fen) = fen else {
            return Ok(Self {
                chess960,
                ..Self::initial()
            });
        };
        read(&completed(fen), chess960)
    }
}

enum Rules {
    Orthodox,
    Chess960,
    Other,
}

fn rules(variant: &str) -> Rules {
    let name = variant.trim().to_ascii_lowercase();
    if name.contains("960") || name.contains("fischer") || name.contains("freestyle") {
        return Rules::Chess960;
    }
    match name.as_str() {
        "" | "?" | "-" | "standard" | "normal" | "chess" | "orthodox" | "from position" => {
            Rules::Orthodox
        }
        _ => Rules::Other,
    }
}

/// The fields with single spaces between, and counters where they are missing.
fn completed(fen: &str) -> String {
    let mut fields: Vec<&str> = fen.split_whitespace().collect();
    if fields.len() == 4 {
        fields.extend(["0", "1"]);
    } else if fields.len() == 5 {
        fields.push("1");
    }
    if fields.len() == 6 && fields[5] == "0" {
        fields[5] = "1";
    }
    fields.join(" ")
}

/// A FEN whose rights only Chess960 knows is one of Chess960, whether a tag says so or not.
fn read(fen: &str, chess960: bool) -> Result<Start, Fault> {
    let orthodox = || -> Result<Position, String> {
        let setup: Setup = fen
            .parse()
            .map_err(|error: chesslaws_board::FenError| shown(&error.to_string()))?;
        Position::new(&setup).map_err(|refusal| refusal.to_string())
    };
    let (position, chess960) = match (chess960, orthodox()) {
        (false, Ok(position)) => (position, false),
        (false, Err(why)) => match Position::of_960(fen) {
            Ok(position) => (position, true),
            Err(_) => return Err(Fault::Fen(why)),
        },
        (true, _) => match Position::of_960(fen) {
            Ok(position) => (position, true),
            Err(error) => return Err(Fault::Fen(shown(&error.to_string()))),
        },
    };
    let counter = |field| {
        let text = fen.split(' ').nth(field);
        text.and_then(|text| text.parse().ok())
    };
    Ok(Start {
        position,
        number: counter(5).unwrap_or(1),
        halfmove_clock: counter(4).unwrap_or(0),
        fen: Some(fen.to_owned()),
        chess960,
    })
}

fn shown(text: &str) -> String {
    text.chars().take(200).collect()
}

//! What the tag Termination says of how the game ended (PGN:9.8.1), in the words that servers and programs use.

/// How the game ended, as the tag tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    Mate,
    Stalemate,
    Resignation,
    Time,
    Repetition,
    FiftyMoves,
}

impl Told {
    /// What the value of the tag says; nothing where it says none of these, or may say the contrary.
    pub(super) fn of(value: &str) -> Option<Self> {
        let value = value.to_ascii_lowercase();
        let word = |wanted: &str| {
            let letters = |letter: char| !letter.is_ascii_alphanumeric();
            value.split(letters).any(|word| word == wanted)
        };
        let holds = |text: &str| value.contains(text);
        if word("not") || word("no") || holds("insufficient") {
            return None;
        }
        let told = [
            (Self::Stalemate, holds("stalemate")),
            (
                Self::Mate,
                holds("checkmate") || word("mated") || word("mates") || value.trim() == "mate",
            ),
            (Self::Resignation, holds("resign")),
            (
                Self::Time,
                holds("time forfeit") || holds("on time") || holds("timeout") || holds("time out"),
            ),
            (Self::Repetition, holds("repetition")),
            (
                Self::FiftyMoves,
                holds("50-move") || holds("50 move") || holds("fifty"),
            ),
        ];
        let mut found = told.into_iter().filter(|&(_, said)| said);
        match (found.next(), found.next()) {
            (Some((told, _)), None) => Some(told),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_servers_and_programs() {
        for (value, told) in [
            ("White won by checkmate", Some(Told::Mate)),
            ("White mates", Some(Told::Mate)),
            ("mate", Some(Told::Mate)),
            ("Game drawn by stalemate", Some(Told::Stalemate)),
            ("White won by resignation", Some(Told::Resignation)),
            ("Black resigns", Some(Told::Resignation)),
            ("time forfeit", Some(Told::Time)),
            ("Time forfeit", Some(Told::Time)),
            ("Black won on time", Some(Told::Time)),
            ("Game drawn by repetition", Some(Told::Repetition)),
            ("Game drawn by 50-move rule", Some(Told::FiftyMoves)),
            ("Game drawn by timeout vs insufficient material", None),
            ("Normal", None),
            ("normal", None),
            ("adjudication", None),
            ("adjudicated, mate in 3", None),
            ("not checkmate", None),
            ("resignation or time forfeit", None),
            ("", None),
        ] {
            assert_eq!(Told::of(value), told, "{value}");
        }
    }
}

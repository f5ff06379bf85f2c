//! The smallest parts of a text, and their taking one after the other.

use chesslaws_board::Kind;

use super::letters::{Letters, figurine};
use super::written::{How, Name, Promotion};

/// The smallest parts of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Name(Name),
    File(char),
    Rank(char),
    Cross,
    Hyphen,
    /// A sign that is put before the name of the new piece.
    Becomes(char),
    /// The bracket that closes it.
    Closes,
}

/// The parts of a text, or how many characters can be read.
pub(super) fn tokens(text: &str, letters: &Letters) -> Result<Vec<(usize, Token)>, usize> {
    let mut tokens = Vec::new();
    let mut column = 0;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let (token, length) = token(rest, letter, letters).ok_or(column)?;
        tokens.push((column, token));
        column += rest[..length].chars().count();
        rest = &rest[length..];
    }
    Ok(tokens)
}

fn token(rest: &str, letter: char, letters: &Letters) -> Option<(Token, usize)> {
    let name = |kind, how, text: &str| {
        let text = text.to_owned();
        Token::Name(Name { text, kind, how })
    };
    if let Some((kind, text)) = letters.named(rest) {
        return Some((name(Some(kind), How::Letter, &text), text.len()));
    }
    let length = letter.len_utf8();
    let token = match letter {
        'x' | 'X' | '×' | ':' => Token::Cross,
        '-' | '–' | '—' => Token::Hyphen,
        '=' | '/' | '(' => Token::Becomes(letter),
        ')' => Token::Closes,
        'a'..='h' => Token::File(letter),
        '0'..='9' => Token::Rank(letter),
        _ => match figurine(letter) {
            Some(kind) => name(Some(kind), How::Figurine, &rest[..length]),
            None => other_letter(letter, letters)?,
        },
    };
    Some((token, length))
}

/// A letter that is neither a name the player uses nor a file.
fn other_letter(letter: char, letters: &Letters) -> Option<Token> {
    let capital: String = letter.to_uppercase().collect();
    let name = |kind, how| {
        let text = letter.to_string();
        Some(Token::Name(Name { text, kind, how }))
    };
    match letters.named(&capital) {
        Some((kind, whole)) if letter.is_lowercase() && whole == capital => {
            name(Some(kind), How::Small)
        }
        _ if matches!(letter, 'P' | 'p') => name(Some(Kind::Pawn), How::Letter),
        _ if matches!(letter, 'A'..='H' | 'i'..='z') => Some(Token::File(letter)),
        _ if letter.is_uppercase() => name(None, How::Letter),
        _ => None,
    }
}

/// Where the reading of the parts stands.
pub(super) struct Parts<'t> {
    tokens: &'t [(usize, Token)],
    at: usize,
}

impl<'t> Parts<'t> {
    pub(super) const fn of(tokens: &'t [(usize, Token)]) -> Self {
        Self { tokens, at: 0 }
    }

    pub(super) const fn are_taken(&self) -> bool {
        self.at == self.tokens.len()
    }

    fn next(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(_, token)| token)
    }

    fn take(&mut self, wanted: &Token) -> bool {
        let found = self.next() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    pub(super) fn take_cross(&mut self) -> bool {
        self.take(&Token::Cross)
    }

    pub(super) fn take_hyphen(&mut self) -> bool {
        self.take(&Token::Hyphen)
    }

    /// The letters and numbers that stand together here.
    pub(super) fn take_places(&mut self) -> Vec<Token> {
        let mut places = Vec::new();
        while let Some(token @ (Token::File(_) | Token::Rank(_))) = self.next() {
            places.push(token.clone());
            self.at += 1;
        }
        places
    }

    /// A name behind which something of a square stands: the name of what moves, not of what a pawn becomes.
    pub(super) fn take_name_before_a_square(&mut self) -> Option<Name> {
        let Some(Token::Name(name)) = self.next() else {
            return None;
        };
        let behind = &self.tokens[self.at + 1..];
        let square = behind
            .iter()
            .any(|(_, token)| matches!(token, Token::File(_) | Token::Rank(_)));
        let name = square.then(|| name.clone())?;
        self.at += 1;
        Some(name)
    }

    pub(super) fn take_promotion(&mut self) -> Option<Promotion> {
        let sign = match self.next() {
            Some(&Token::Becomes(sign)) => Some(sign),
            _ => None,
        };
        let at = self.at + usize::from(sign.is_some());
        let Some((_, Token::Name(name))) = self.tokens.get(at) else {
            return None;
        };
        let promotion = Promotion {
            sign,
            name: name.clone(),
        };
        self.at = at + 1;
        if sign == Some('(') {
            self.take(&Token::Closes);
        }
        Some(promotion)
    }

    /// The column at which the reading stands.
    pub(super) fn column(&self, text: &str) -> usize {
        let token = self.tokens.get(self.at);
        token.map_or_else(|| text.chars().count(), |&(column, _)| column)
    }
}

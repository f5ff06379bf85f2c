//! Finding statements, by number or by what they say.

use chesslaws_law::{Edition, Statement};
use chesslaws_spec::model::Dispute;
use chesslaws_spec::{Lang, Spec};

use super::CiteError;

/// How many near misses an error names.
const NEAREST: usize = 5;

/// The statement with this number and all under it, in the edition named before it, else in both.
pub(super) fn numbered(asked: &str) -> Result<Vec<Statement>, CiteError> {
    let (edition, number) = parts(asked);
    if number.trim_matches(':').is_empty() {
        return Err(CiteError::Nothing);
    }
    let under = |statement: &Statement| {
        let own = statement.number();
        let start = own
            .get(..number.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(number));
        start && (own.len() == number.len() || own[number.len()..].starts_with('.'))
    };
    let found: Vec<_> = of(edition).filter(under).collect();
    if found.is_empty() {
        return Err(CiteError::Unknown {
            asked: asked.to_owned(),
            nearest: nearest(of(edition).map(|one| (one.number(), one.id())), number),
        });
    }
    Ok(found)
}

/// Whether what is asked for is a dispute, by its number: no statement's begins with that letter.
pub(super) fn is_dispute(asked: &str) -> bool {
    let (_, number) = parts(asked);
    number.starts_with(['Q', 'q'])
}

/// The dispute with this number, in the edition named before it, else in both.
pub(super) fn disputes<'a>(spec: &'a Spec, asked: &str) -> Result<Vec<&'a Dispute>, CiteError> {
    let (edition, number) = parts(asked);
    let of_edition: Vec<_> = spec
        .disputes
        .iter()
        .map(|dispute| (parts(&dispute.id.value), dispute))
        .filter(|((of, _), _)| edition.is_none() || *of == edition)
        .collect();
    let same = of_edition
        .iter()
        .filter(|((_, own), _)| own.eq_ignore_ascii_case(number));
    let found: Vec<_> = same.map(|(_, dispute)| *dispute).collect();
    if found.is_empty() {
        let all = of_edition
            .iter()
            .map(|((_, own), dispute)| (*own, &*dispute.id.value));
        return Err(CiteError::UnknownDispute {
            asked: asked.to_owned(),
            nearest: nearest(all, number)
                .into_iter()
                .map(str::to_owned)
                .collect(),
        });
    }
    Ok(found)
}

/// The statements whose text in this language has the words, whatever the case of their letters.
pub(super) fn saying(spec: &Spec, text: &str, lang: Lang) -> Vec<Statement> {
    let text = text.to_lowercase();
    let says = |statement: &Statement| {
        let words = spec
            .entry(*statement)
            .says
            .value
            .translated(lang)
            .map(str::to_lowercase);
        words.is_some_and(|words| words.contains(&text))
    };
    Statement::all().filter(says).collect()
}

/// The edition and the number of an id; a bare number has no edition, and a last dot is not part of it.
fn parts(asked: &str) -> (Option<Edition>, &str) {
    let asked = asked.trim();
    let named = asked.split_once(':').and_then(|(before, number)| {
        let edition = |edition: &Edition| before == edition.prefix() || before == edition.name();
        Edition::ALL
            .into_iter()
            .find(edition)
            .map(|edition| (edition, number))
    });
    let (edition, number) =
        named.map_or((None, asked), |(edition, number)| (Some(edition), number));
    (edition, number.trim_end_matches('.'))
}

fn of(edition: Option<Edition>) -> impl Iterator<Item = Statement> {
    Statement::all()
        .filter(move |statement| edition.is_none_or(|edition| statement.edition() == edition))
}

/// The ids whose numbers take the fewest changes to become this one; each is given with its number.
fn nearest<'a>(all: impl Iterator<Item = (&'a str, &'a str)>, number: &str) -> Vec<&'a str> {
    // No id is as long as that: what is behind changes nothing of the order, and need not be counted.
    let number: String = number.chars().take(40).collect::<String>().to_uppercase();
    let mut all: Vec<_> = all.collect();
    all.sort_by_cached_key(|(own, _)| changes(&number, &own.to_uppercase()));
    all.into_iter().take(NEAREST).map(|(_, id)| id).collect()
}

/// How many characters must be put in, left out or replaced to make one text the other.
fn changes(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = above + 1;
        for (left, opposite) in other.iter().enumerate() {
            let replaced = corner + usize::from(letter != *opposite);
            corner = row[left + 1];
            row[left + 1] = replaced.min(corner + 1).min(row[left] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_counted() {
        for (one, other, count) in [
            ("5.1", "5.1", 0),
            ("5.1", "5.2", 1),
            ("5.1", "15.1", 1),
            ("5.1.6", "5.1", 2),
            ("", "9", 1),
        ] {
            assert_eq!(changes(one, other), count, "{one} {other}");
        }
    }

    #[test]
    fn an_id_has_an_edition_or_not() {
        assert_eq!(parts("1993:9.2"), (Some(Edition::Fide1993), "9.2"));
        assert_eq!(parts("fide-2023:9.2."), (Some(Edition::Fide2023), "9.2"));
        assert_eq!(parts("9.2"), (None, "9.2"));
        assert_eq!(parts("1997:9.2"), (None, "1997:9.2"));
    }
}

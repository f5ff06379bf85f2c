//! The saying that is nearest to a text: by the words they share, in English or Chinese, a rare word counting for more.

use std::collections::BTreeSet;

use chesslaws_spec::model::Saying;

/// The least score, in hundredths, of a saying that is near.
const NEAR: u32 = 34;
/// How far below the nearest a saying may be, in hundredths of its score, to be named too.
const CLOSE: u32 = 80;
/// The most sayings that are named.
const MOST: usize = 5;
/// The longest text of which the words are looked at, in characters.
const LONGEST: usize = 400;
/// Words that say nothing of the matter.
const IDLE: &[&str] = &[
    "a", "again", "an", "and", "any", "are", "as", "at", "be", "but", "by", "can", "do", "does",
    "for", "from", "has", "have", "he", "his", "how", "i", "if", "in", "is", "it", "its", "may",
    "me", "my", "no", "nor", "not", "of", "on", "one", "only", "or", "other", "so", "than", "that",
    "the", "their", "then", "there", "this", "to", "was", "what", "when", "which", "who", "with",
    "you", "your",
];

/// A saying with how near it is, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Near {
    /// The saying.
    pub saying: &'static Saying,
    /// What part of the text's words it has, by their weight, in hundredths.
    pub score: u32,
}

/// The sayings nearest to a text, the nearest first; more than one where they are close, none where nothing is near.
#[must_use]
pub fn nearest(sayings: &'static [Saying], text: &str) -> Vec<Near> {
    let asked = words(&text.chars().take(LONGEST).collect::<String>());
    let all: Vec<(&Saying, BTreeSet<String>)> = sayings
        .iter()
        .map(|saying| (saying, words_of(saying)))
        .collect();
    let weight = |word: &String| {
        let having = all.iter().filter(|(_, words)| words.contains(word));
        let having = u32::try_from(having.count()).unwrap_or(u32::MAX);
        120 / having.clamp(1, 12)
    };
    let whole: u32 = asked.iter().map(weight).sum();
    let mut near: Vec<Near> = all
        .iter()
        .map(|(saying, words)| {
            let shared: u32 = asked.intersection(words).map(weight).sum();
            let score = shared.saturating_mul(100).checked_div(whole);
            Near {
                saying,
                score: score.unwrap_or(0),
            }
        })
        .filter(|near| near.score >= NEAR)
        .collect();
    // The sort is stable: of equals the first saying comes first.
    near.sort_by_key(|near| std::cmp::Reverse(near.score));
    let best = near.first().map_or(0, |near| near.score);
    near.retain(|near| near.score * 100 >= best * CLOSE);
    near.truncate(MOST);
    near
}

fn words_of(saying: &Saying) -> BTreeSet<String> {
    let claim = &saying.claim.value;
    let mut all = words(&claim.en);
    all.extend(claim.zh.iter().flat_map(|zh| words(zh)));
    all
}

/// The words of a text; of Chinese, which has no spaces, every two characters that follow each other.
fn words(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let text = text.to_lowercase();
    for run in text.split(|letter: char| !letter.is_alphanumeric()) {
        let letters: Vec<char> = run.chars().collect();
        for part in letters.chunk_by(|&one, &other| chinese(one) == chinese(other)) {
            if part.first().copied().is_some_and(chinese) {
                words.extend(part.windows(2).map(String::from_iter));
                if let [only] = part {
                    words.insert(only.to_string());
                }
            } else {
                let word = String::from_iter(part);
                if !IDLE.contains(&word.as_str()) {
                    words.insert(stem(&word));
                }
            }
        }
    }
    words.remove("");
    words
}

const fn chinese(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9fff}')
}

/// The word without the endings of English: captured, capturing and captures are one word.
fn stem(word: &str) -> String {
    let word = word
        .strip_suffix('s')
        .filter(|rest| !rest.ends_with('s'))
        .unwrap_or(word);
    for ending in ["ing", "ed", "e"] {
        if let Some(rest) = word.strip_suffix(ending).filter(|rest| rest.len() > 2) {
            return rest.to_owned();
        }
    }
    word.to_owned()
}

#[cfg(test)]
mod tests {
    use chesslaws_spec::Spec;

    use super::*;

    fn ids(text: &str) -> Vec<&'static str> {
        let near = nearest(&Spec::embedded().folklore, text);
        near.iter()
            .map(|near| near.saying.id.value.as_str())
            .collect()
    }

    #[test]
    fn each_saying_is_nearest_to_itself() {
        for saying in &Spec::embedded().folklore {
            let claim = &saying.claim.value;
            for text in std::iter::once(&claim.en).chain(&claim.zh) {
                assert_eq!(ids(text).first(), Some(&saying.id.value.as_str()), "{text}");
            }
        }
    }

    #[test]
    fn other_words_find_it_too() {
        for (text, id) in [
            ("Do I have to announce check?", "F21"),
            ("is perpetual check a draw", "F02"),
            ("can I castle if my rook is attacked", "F17"),
            ("长将", "F02"),
            ("吃过路兵必须马上走吗", "F18"),
            ("逼和", "F24"),
        ] {
            assert_eq!(ids(text).first(), Some(&id), "{text}: {:?}", ids(text));
        }
    }

    #[test]
    fn what_is_close_is_named_too() {
        assert!(ids("castle").len() > 1, "{:?}", ids("castle"));
    }

    #[test]
    fn nothing_near_is_nothing() {
        for text in [
            "",
            " ",
            "?!",
            "the",
            "weather in Paris tomorrow",
            "今天天气很好",
            "\u{0}\u{202e}",
        ] {
            assert_eq!(ids(text), [""; 0], "{text}");
        }
    }
}

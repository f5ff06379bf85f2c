//! Which files make up the spec, and their order.

/// What a file of the spec holds; each kind has a JSON Schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FileKind {
    /// One article, appendix, guideline or glossary, statement by statement.
    Article,
    /// The founding statements that have no counterpart in the edition in force.
    Gone,
    /// The questions on which two readings can be defended.
    Disputes,
    /// The popular statements of the rules, judged.
    Folklore,
    /// The planted faults that show that the suite bites.
    Faults,
}

impl FileKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Article,
        Self::Gone,
        Self::Disputes,
        Self::Folklore,
        Self::Faults,
    ];

    /// The name of the kind and of its schema.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Article => "article",
            Self::Gone => "gone",
            Self::Disputes => "disputes",
            Self::Folklore => "folklore",
            Self::Faults => "faults",
        }
    }
}

/// The kind of a file and its place in the order of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Placement {
    edition: u8,
    part: u8,
    number: u8,
    /// What the file holds.
    pub kind: FileKind,
}

/// The files of the edition in force beside its numbered articles, in their order.
const AFTER_THE_ARTICLES: [(&str, FileKind); 9] = [
    ("appendix-a", FileKind::Article),
    ("appendix-b", FileKind::Article),
    ("appendix-c", FileKind::Article),
    ("appendix-d", FileKind::Article),
    ("guidelines-1", FileKind::Article),
    ("guidelines-2", FileKind::Article),
    ("guidelines-3", FileKind::Article),
    ("glossary", FileKind::Article),
    ("gone", FileKind::Gone),
];

impl Placement {
    /// Where a file belongs, by its path within the spec; none if it belongs nowhere.
    pub fn of(path: &str) -> Option<Self> {
        let stem = path.strip_suffix(".yaml")?;
        match stem.split_once('/') {
            Some(("fide-1993", name)) => article(name).map(|number| Self::article_of(0, number)),
            Some(("fide-2023", name)) => Self::in_force(name),
            // The faults off the board plane, a file an article or appendix.
            Some(("faults", name)) => Self::in_force(name)
                .filter(|place| place.kind == FileKind::Article)
                .map(|place| Self {
                    edition: 2,
                    part: 1 + place.part,
                    kind: FileKind::Faults,
                    ..place
                }),
            Some(_) => None,
            None => [FileKind::Disputes, FileKind::Folklore, FileKind::Faults]
                .into_iter()
                .find(|kind| kind.name() == stem)
                .map(|kind| Self {
                    edition: 2,
                    part: 0,
                    number: 0,
                    kind,
                }),
        }
    }

    const fn article_of(edition: u8, number: u8) -> Self {
        Self {
            edition,
            part: 0,
            number,
            kind: FileKind::Article,
        }
    }

    fn in_force(name: &str) -> Option<Self> {
        if let Some(number) = article(name) {
            return Some(Self::article_of(1, number));
        }
        let index = AFTER_THE_ARTICLES
            .iter()
            .position(|(known, _)| *known == name)?;
        Some(Self {
            edition: 1,
            part: 1,
            number: index as u8,
            kind: AFTER_THE_ARTICLES[index].1,
        })
    }
}

/// The number of an article's file, `art05`.
fn article(name: &str) -> Option<u8> {
    let digits = name.strip_prefix("art")?;
    (digits.len() == 2).then(|| digits.parse().ok())?
}

/// Sorts paths in the order of the text; those that belong nowhere come last.
pub fn files_in_order(paths: &mut [String]) {
    paths.sort_by_cached_key(|path| {
        (
            Placement::of(path).is_none(),
            Placement::of(path),
            path.clone(),
        )
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_the_text() {
        let order = [
            "fide-1993/art05.yaml",
            "fide-1993/art10.yaml",
            "fide-2023/art00.yaml",
            "fide-2023/appendix-b.yaml",
            "fide-2023/guidelines-3.yaml",
            "fide-2023/glossary.yaml",
            "fide-2023/gone.yaml",
            "disputes.yaml",
            "folklore.yaml",
            "faults.yaml",
            "faults/art06.yaml",
            "faults/appendix-c.yaml",
            "fide-1997/art01.yaml",
        ];
        let mut paths: Vec<String> = order.iter().rev().map(|path| (*path).to_owned()).collect();
        files_in_order(&mut paths);
        assert_eq!(paths, order);
    }

    #[test]
    fn other_files_belong_nowhere() {
        for path in [
            "notes.yaml",
            "fide-1993/art5.yaml",
            "fide-1993/glossary.yaml",
            "fide-2023/art03.yml",
            "faults/gone.yaml",
            "Cargo.toml",
        ] {
            assert_eq!(Placement::of(path), None, "{path}");
        }
    }
}

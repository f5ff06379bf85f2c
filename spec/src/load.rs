//! Loading: from the embedded files or a folder, through the types and the checks.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::LazyLock;

use chesslaws_law::{Edition, Statement};
use serde::Deserialize;

use crate::files::FILES;
use crate::kind::{FileKind, Placement, files_in_order};
use crate::model::{
    Article, Dispute, Disputes, Entry, Faults, Folklore, Gone, GoneFile, Lang, PlantedFault, Saying,
};
use crate::problem::{Fault, Problem, Problems};
use crate::{check, yaml};

/// A file of the spec: its path within it, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The path, `fide-1993/art05.yaml`.
    pub path: String,
    /// The text.
    pub text: String,
}

/// The Laws as data, checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spec {
    /// The articles of both editions in the order of the text.
    pub articles: Vec<Article>,
    /// The founding statements that are gone.
    pub gone: Vec<Gone>,
    /// The disputed questions.
    pub disputes: Vec<Dispute>,
    /// The popular statements of the rules.
    pub folklore: Vec<Saying>,
    /// The planted faults.
    pub faults: Vec<PlantedFault>,
}

static EMBEDDED: LazyLock<Spec> = LazyLock::new(|| {
    let sources = FILES.iter().map(|(path, text)| Source {
        path: (*path).to_owned(),
        text: (*text).to_owned(),
    });
    Spec::from_sources(&sources.collect::<Vec<_>>())
        .unwrap_or_else(|problems| panic!("the embedded spec is sound:\n{problems}"))
});

impl Spec {
    /// The spec this program was built with.
    pub fn embedded() -> &'static Self {
        &EMBEDDED
    }

    /// Reads the spec in a folder.
    ///
    /// # Errors
    /// All that is wrong with the files.
    pub fn read(root: &Path) -> Result<Self, Problems> {
        Self::from_sources(&Self::sources(root)?)
    }

    /// The files of the spec in a folder, in the order of the text.
    ///
    /// # Errors
    /// A file or folder that cannot be read, or a YAML file that is no part of the spec.
    pub fn sources(root: &Path) -> Result<Vec<Source>, Problems> {
        let mut problems = Vec::new();
        let mut paths = Vec::new();
        for folder in ["", "fide-1993", "fide-2023", "faults"] {
            match yaml_files(root, folder) {
                Ok(found) => paths.extend(found),
                // The faults may all stand in their one file.
                Err(error) if folder == "faults" && error.kind() == ErrorKind::NotFound => {}
                Err(error) => problems.push(Problem::of_file(
                    folder,
                    Fault::Unreadable(error.to_string()),
                )),
            }
        }
        files_in_order(&mut paths);
        let mut sources = Vec::new();
        for path in paths {
            match fs::read_to_string(root.join(&path)) {
                Ok(text) => sources.push(Source { path, text }),
                Err(error) => problems.push(Problem::of_file(
                    &path,
                    Fault::Unreadable(error.to_string()),
                )),
            }
        }
        Problems::gather(problems).map(|()| sources)
    }

    /// Reads and checks the spec from its files.
    ///
    /// # Errors
    /// All that is wrong with them. What a file says of others is looked at only when every file can be read.
    pub fn from_sources(sources: &[Source]) -> Result<Self, Problems> {
        let mut problems = Vec::new();
        let mut spec = Self::default();
        for source in sources {
            if let Err(problem) = spec.take_in(source) {
                problems.push(problem);
            }
        }
        let readable = problems.is_empty();
        check::each_file(&spec, sources, &mut problems);
        if readable {
            check::all_files(&spec, sources, &mut problems);
        }
        Problems::gather(problems).map(|()| spec)
    }

    fn take_in(&mut self, source: &Source) -> Result<(), Problem> {
        let placement = Placement::of(&source.path);
        match placement
            .ok_or_else(|| Problem::of_file(&source.path, Fault::UnexpectedFile))?
            .kind
        {
            FileKind::Article => self.articles.push(article(source)?),
            FileKind::Gone => self.gone = parse::<GoneFile>(source)?.gone_since_1993,
            FileKind::Disputes => self.disputes = parse::<Disputes>(source)?.disputes,
            FileKind::Folklore => self.folklore = parse::<Folklore>(source)?.folklore,
            FileKind::Faults => {
                let faults = parse::<Faults>(source)?.faults.into_iter();
                self.faults.extend(faults.map(|fault| PlantedFault {
                    file: source.path.clone(),
                    ..fault
                }));
            }
        }
        Ok(())
    }

    /// The statements of an edition in the order of the text.
    pub fn entries(&self, edition: Edition) -> impl Iterator<Item = &Entry> {
        self.articles_of(edition)
            .flat_map(|article| &article.statements)
    }

    /// The articles of an edition in the order of the text.
    pub fn articles_of(&self, edition: Edition) -> impl Iterator<Item = &Article> {
        self.articles
            .iter()
            .filter(move |article| Edition::from(article.edition.value) == edition)
    }

    /// The statement with an id, `1993:5.1.6.1`.
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.articles
            .iter()
            .flat_map(|article| &article.statements)
            .find(|entry| entry.id == id)
    }

    /// The words of a statement.
    ///
    /// # Panics
    /// If this spec is another than the one the ids were generated from and does not have the statement.
    pub fn entry(&self, statement: Statement) -> &Entry {
        self.find(statement.id())
            .unwrap_or_else(|| panic!("the spec has no statement {statement}"))
    }

    /// The sentence that a list item hangs on, such as "gone for good in the two cases that follow" for "after any move
    /// of the king": the statement whose number is one component shorter, if its words announce what follows.
    pub fn head_of(&self, entry: &Entry) -> Option<&Entry> {
        let (number, _) = entry.id.rsplit_once('.')?;
        let head = self.find(number)?;
        let words = head
            .says
            .value
            .en
            .split(|letter: char| !letter.is_alphabetic());
        let mut words = words.map(str::to_lowercase);
        let announces = |word: String| {
            matches!(
                word.as_str(),
                "follow" | "follows" | "following" | "these" | "forms"
            )
        };
        words.any(announces).then_some(head)
    }

    /// A statement in words that can be read alone: before a list item the sentence that it hangs on.
    pub fn sentence(&self, entry: &Entry, lang: Lang) -> String {
        let says = entry.says.value.in_lang(lang);
        match (self.head_of(entry), lang) {
            (Some(head), Lang::En) => format!("{} {says}", self.sentence(head, lang)),
            (Some(head), Lang::Zh) => self.sentence(head, lang) + says,
            (None, _) => says.to_owned(),
        }
    }

    /// The disputes that bear on a statement.
    pub fn disputes_on<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Dispute> {
        self.disputes
            .iter()
            .filter(move |dispute| dispute.clauses.iter().any(|clause| clause.value == id))
    }
}

fn article(source: &Source) -> Result<Article, Problem> {
    let mut article: Article = parse(source)?;
    article.path.clone_from(&source.path);
    let prefix = Edition::from(article.edition.value).prefix();
    for entry in &mut article.statements {
        entry.id = format!("{prefix}:{}", entry.number.value);
    }
    Ok(article)
}

fn parse<T: for<'de> Deserialize<'de>>(source: &Source) -> Result<T, Problem> {
    yaml::read(&source.text).map_err(|error| Problem {
        file: source.path.clone(),
        line: error.line,
        column: error.column,
        fault: Fault::Yaml(error.message),
    })
}

/// The YAML files directly in a folder of the spec, as paths within it.
fn yaml_files(root: &Path, folder: &str) -> std::io::Result<Vec<String>> {
    let mut paths = Vec::new();
    for file in fs::read_dir(root.join(folder))? {
        let name = file?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".yaml") || name.ends_with(".yml") {
            paths.push(if folder.is_empty() {
                name
            } else {
                format!("{folder}/{name}")
            });
        }
    }
    Ok(paths)
}

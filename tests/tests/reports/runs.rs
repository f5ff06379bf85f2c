//! Arbitrary runs.

use chesslaws::run::{Blame, Header, Outcome, Record, Run};
use chesslaws_law::{Edition, Statement};
use chesslaws_protocol::{
    Answer, Ask, Channel, Convention, EndingName, Failure, Identity, Question, Reached, Reply,
    STARTPOS,
};
use chesslaws_suite::Known;
use proptest::{collection::vec, option, prelude::*, sample::select};

const HOSTILE: &[&str] = &[
    "<script>alert(1)</script>",
    "</style><svg onload='x()'>",
    "]]>",
    "-->",
    "&amp;",
    "&#60;",
    "\"",
    "'",
    "\u{202e}",
    "\u{2066}",
    "\0",
    "\u{1b}[2J",
    "\u{9b}",
    "|",
    "\\|",
    "`",
    "``",
    "\\",
    "\n# heading",
    "\n```\n",
    "\r",
    "\t",
    "\u{ffff}",
    "\u{1fffe}",
    "\u{feff}",
    "\u{200b}",
    "{{x}}",
    "javascript:x()",
    "\\u{a}",
    "\u{5d0}\u{5d1}",
    "\u{738b}",
    "e\u{301}",
    "@all",
    " ",
    "Stockfish 15.1",
    "100%",
];

/// Texts of which some are hostile.
pub(crate) fn texts() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        3 => select(HOSTILE).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
        1 => vec(select(b"abc xyz".to_vec()), 0..8).prop_map(|letters| letters.into_iter().map(char::from).collect()),
    ];
    vec(part, 0..5).prop_map(|parts| parts.concat())
}

fn edition_of(is_founding: bool) -> Edition {
    if is_founding {
        Edition::FOUNDING
    } else {
        Edition::IN_FORCE
    }
}

/// Statements of both editions, rules of formats, and what is neither.
fn statements() -> impl Strategy<Value = String> {
    let known: Vec<String> = Statement::all()
        .map(|statement| statement.id().into())
        .collect();
    prop_oneof![
        6 => select(known),
        1 => Just("FEN:castling".to_owned()),
        1 => texts(),
    ]
}

fn moves() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => select(vec!["e2e4", "e7e5", "e1g1", "g1f3", "e4e5", "d7d5", "e5d6", "a7a8q", "a1a1", "e8c8"]).prop_map(String::from),
        1 => texts(),
    ]
}

fn starts() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => Just(STARTPOS.to_owned()),
        2 => Just("4k3/8/b7/8/8/8/8/4K2R w K - 0 1".to_owned()),
        1 => Just("8/8/8/8/8/8/8/8 w - - 4294967295 4294967295".to_owned()),
        1 => texts(),
    ]
}

fn questions() -> impl Strategy<Value = Question> {
    prop_oneof![
        Just(Question::LegalMoves),
        moves().prop_map(|mv| Question::IsLegal { mv }),
        Just(Question::PositionAfter),
        Just(Question::CheckState),
        Just(Question::Ending),
        (starts(), vec(moves(), 0..3)).prop_map(|(start, moves)| Question::SamePosition {
            other: Reached { start, moves }
        }),
        texts().prop_map(|fen| Question::ReadFen { fen }),
    ]
}

fn answers() -> impl Strategy<Value = Answer> {
    prop_oneof![
        vec(moves(), 0..5).prop_map(Answer::moves),
        any::<bool>().prop_map(Answer::Truth),
        texts().prop_map(Answer::Fen),
        select(vec![
            EndingName::None,
            EndingName::Checkmate,
            EndingName::Draw
        ])
        .prop_map(Answer::Ending),
    ]
}

fn replies() -> impl Strategy<Value = Result<Reply, Failure>> {
    prop_oneof![
        4 => (answers(), option::of(vec(statements(), 0..3)))
            .prop_map(|(answer, because)| Ok(Reply::Answer { answer, because })),
        1 => texts().prop_map(|why| Ok(Reply::NotModelled { why })),
        1 => texts().prop_map(|why| Ok(Reply::Refused { why })),
        1 => texts().prop_map(|text| Err(Failure::Garbled(text))),
        1 => texts().prop_map(|text| Err(Failure::TimedOut(text))),
    ]
}

fn blames() -> impl Strategy<Value = Blame> {
    (
        statements(),
        texts(),
        option::of(moves()),
        0usize..6,
        vec(texts(), 0..3),
    )
        .prop_map(|(statement, wrong, mv, ply, facts)| Blame {
            statement,
            wrong,
            mv,
            ply,
            facts,
        })
}

fn records() -> impl Strategy<Value = Record> {
    let known = prop_oneof![
        Just(Known::Played),
        Just(Known::Unproven),
        texts().prop_map(Known::Unreachable)
    ];
    let ask =
        (starts(), vec(moves(), 0..5), questions()).prop_map(|(start, moves, question)| Ask {
            start,
            moves,
            question,
        });
    let told = (texts(), select(&Outcome::ALL[..]), texts(), texts());
    let laid = (vec(statements(), 0..4), vec(blames(), 0..4));
    (told, laid, known, ask, answers(), replies()).prop_map(
        |((id, outcome, detail, source), (statements, blamed), known, ask, expected, reply)| {
            Record {
                id,
                outcome,
                detail,
                statements,
                blamed,
                known,
                ask,
                expected,
                reply,
                source,
                baseline: None,
            }
        },
    )
}

fn identities() -> impl Strategy<Value = Identity> {
    let conventions = vec![
        Convention::EnPassantSquareOnlyWhenCapturable,
        Convention::OnlyMateAndStalemateEnd,
    ];
    (
        texts(),
        vec(texts(), 0..3),
        vec(select(conventions), 0..2),
        vec(texts(), 0..3),
    )
        .prop_map(|(name, questions, conventions, notes)| Identity {
            name,
            channel: Channel::Uci,
            questions,
            conventions,
            notes,
        })
}

/// Runs of a few cases, sorted by id and each id once.
pub(crate) fn runs() -> impl Strategy<Value = Run> {
    let header = (identities(), any::<bool>(), any::<u64>(), texts(), texts());
    let filters = (vec(texts(), 0..2), vec(texts(), 0..2));
    (header, filters, vec(records(), 0..9)).prop_map(|(header, (clauses, only), mut records)| {
        let (subject, is_founding, seed, notice, option) = header;
        for (at, record) in records.iter_mut().enumerate() {
            record.id = format!("C{at:03}{}", record.id);
        }
        let header = Header {
            edition: edition_of(is_founding).name().into(),
            subject,
            seed,
            clauses,
            only,
            asked: records.len(),
            notice,
            option,
            ..empty().header
        };
        Run {
            header,
            records,
            counterexamples: vec![],
        }
    })
}

/// A run of nothing.
pub(crate) fn empty() -> Run {
    let header = Header {
        report: "chesslaws-report-1".into(),
        version: "0.1.0".into(),
        edition: Edition::FOUNDING.name().into(),
        subject: Identity {
            name: "nobody".into(),
            channel: Channel::Embedded,
            questions: vec![],
            conventions: vec![],
            notes: vec![],
        },
        seed: 1,
        plane: None,
        clauses: vec![],
        only: vec![],
        suite: 20,
        asked: 0,
        given_up: None,
        held: None,
        baseline: None,
        notice: "notice".into(),
        option: String::new(),
    };
    Run {
        header,
        records: vec![],
        counterexamples: vec![],
    }
}

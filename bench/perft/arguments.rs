//! `FEN DEPTH [--no-bulk]`, the same for every program: a file that each of them includes.

/// What to count.
pub struct Arguments {
    /// Where to start.
    pub fen: String,
    /// How many plies.
    pub depth: u32,
    /// Whether the moves of the last ply are counted without being made.
    pub bulk: bool,
    /// The value of the one option a program may have besides.
    #[allow(dead_code)]
    pub option: Option<String>,
}

/// Reads the arguments; `option` is the name of the one more that is taken. Ends the program if they are wrong.
pub fn read(option: Option<&str>) -> Arguments {
    parse(option).unwrap_or_else(|| {
        let more = option.map(|name| format!(" [{name} VALUE]"));
        eprintln!("usage: FEN DEPTH [--no-bulk]{}", more.unwrap_or_default());
        std::process::exit(2)
    })
}

fn parse(option: Option<&str>) -> Option<Arguments> {
    let (mut bulk, mut value, mut plain) = (true, None, Vec::new());
    let mut given = std::env::args().skip(1);
    while let Some(word) = given.next() {
        if word == "--no-bulk" {
            bulk = false;
        } else if Some(word.as_str()) == option {
            value = Some(given.next()?);
        } else {
            plain.push(word);
        }
    }
    let [fen, depth] = <[String; 2]>::try_from(plain).ok()?;
    Some(Arguments {
        fen,
        depth: depth.parse().ok()?,
        bulk,
        option: value,
    })
}

//! A fake engine that replays the transcript of a real one: what each order was answered, by the game it was given in.
//!
//! A file of `transcripts/` holds, in lines: `< ..` before any order, what the engine says when it starts; `else`, how it
//! refuses whatever is not listed, `{}` standing for the move; `at GAME`, the moves played so far (`at *`: whatever was
//! played); `> ORDER` and the `< REPLY` lines to it, `{}` standing for the number of a ping; `! exit N`, its end.
//! `keeps undo` says that this engine stands elsewhere after a move and its undo than before it.

use std::collections::HashMap;
use std::io::{BufRead, Write};
use std::os::unix::process::CommandExt;
use std::process::{Command, exit};

use chesslaws::subjects::lines::{is_refusal, meanings};
use chesslaws_board::Setup;
use chesslaws_law::Edition;
use chesslaws_oracle::Laws;

/// Where the fake engine finds the path of its transcript.
const PATH: &str = "CHESSLAWS_TRANSCRIPT";
/// Where it finds in what it differs from it.
const MANNER: &str = "CHESSLAWS_MANNER";

/// The command that starts this very test program as an engine; `test` is the test that calls [`play`].
pub(crate) fn engine(test: &str, transcript: &str, manner: &str) -> String {
    let program = std::env::current_exe().expect("the path of this program");
    let path = format!(
        "{}/tests/transcripts/{transcript}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    format!(
        "env '{PATH}={path}' '{MANNER}={manner}' '{}' --exact {test} --nocapture",
        program.display()
    )
}

/// Plays the engine, if that is what this program was started for.
pub(crate) fn play() {
    let Ok(path) = std::env::var(PATH) else {
        return;
    };
    let manner = std::env::var(MANNER).unwrap_or_default();
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut engine = Engine::new(&text, &manner);
    engine.start();
    for order in std::io::stdin().lock().lines() {
        engine.obey(order.expect("a line").trim());
    }
    exit(0);
}

/// In what an engine differs from the transcript.
struct Manner {
    /// Every second start goes no further; this file remembers.
    stalls: Option<String>,
    /// It ends by a signal after so many moves.
    fault_after: Option<usize>,
    /// It ends by a signal whenever this game is played.
    fault_at_game: Option<String>,
    /// It refuses this move always.
    refuses: Option<String>,
    /// It writes without end at this order.
    floods_at: Option<String>,
    /// After this game it is no engine any more, but `subjects/act.sh` with this misdeed.
    misdeed: Option<(String, String)>,
    /// It claims the other result.
    lies: bool,
    /// It has no `ping`.
    no_ping: bool,
    /// It passes over a game of this one move in silence.
    drops: Option<String>,
    /// It reads algebraic notation only.
    san: bool,
    /// It writes castling as the king taking its rook.
    onto_the_rook: bool,
    /// It writes no en passant square in a FEN.
    no_en_passant: bool,
    /// It writes a FEN without the two counts of moves.
    four_fields: bool,
}

struct Engine {
    replies: HashMap<(String, String), Vec<String>>,
    banner: Vec<String>,
    otherwise: Vec<String>,
    keeps_undo: bool,
    manner: Manner,
    game: Vec<String>,
    editing: bool,
    moves: usize,
}

impl Engine {
    fn new(text: &str, manner: &str) -> Self {
        let says = |name: &str| {
            manner
                .split(',')
                .find_map(|part| part.strip_prefix(name))
                .map(str::to_owned)
        };
        let mut engine = Self {
            replies: HashMap::new(),
            banner: Vec::new(),
            otherwise: Vec::new(),
            keeps_undo: false,
            manner: Manner {
                stalls: says("stalls="),
                fault_after: says("fault-after=").map(|count| count.parse().expect("a number")),
                fault_at_game: says("fault-at-game="),
                refuses: says("refuses="),
                floods_at: says("floods-at="),
                misdeed: says("does=").map(|deed| (says("at-game=").expect("a game"), deed)),
                drops: says("drops="),
                lies: says("lies").is_some(),
                no_ping: says("no-ping").is_some(),
                san: says("san").is_some(),
                onto_the_rook: says("onto-the-rook").is_some(),
                no_en_passant: says("no-en-passant").is_some(),
                four_fields: says("four-fields").is_some(),
            },
            game: Vec::new(),
            editing: false,
            moves: 0,
        };
        engine.read(text);
        engine
    }

    fn read(&mut self, text: &str) {
        let (mut game, mut order, mut otherwise) = (None, None, false);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let reply = line.strip_prefix("< ").unwrap_or(line).to_owned();
            if let Some(at) = line.strip_prefix("at") {
                (game, order) = (Some(at.trim().to_owned()), None);
            } else if let Some(text) = line.strip_prefix("> ") {
                let key = (game.clone().expect("a game"), text.to_owned());
                self.replies.insert(key.clone(), Vec::new());
                order = Some(key);
            } else if line == "else" {
                otherwise = true;
            } else if line == "keeps undo" {
                self.keeps_undo = true;
            } else if let Some(key) = &order {
                self.replies.get_mut(key).expect("inserted").push(reply);
            } else if otherwise {
                self.otherwise.push(reply);
            } else {
                self.banner.push(reply);
            }
        }
    }

    fn start(&self) {
        if let Some(path) = &self.manner.stalls {
            let starts = std::fs::read(path).map_or(0, |bytes| bytes.len());
            std::fs::write(path, vec![b'.'; starts + 1]).expect("a file");
            if starts % 2 == 0 {
                loop {
                    std::thread::sleep(std::time::Duration::from_secs(1));
                }
            }
        }
        self.say(&self.banner, "");
    }

    fn obey(&mut self, order: &str) {
        self.misbehave(order);
        if self.manner.floods_at.as_deref() == Some(order) {
            loop {
                say_line("# flood");
            }
        }
        let first = order.split(' ').next().unwrap_or_default();
        match first {
            "new" => self.game.clear(),
            "setboard" | "position" => {
                let dropped = self.manner.drops.as_ref();
                let dropped = dropped.and_then(|mv| order.strip_suffix(&format!(" moves {mv}")));
                self.game = vec![dropped.unwrap_or(order).to_owned()];
            }
            "edit" => self.editing = true,
            _ => {}
        }
        if self.editing {
            self.game.push(order.to_owned());
            self.editing = order != ".";
            return;
        }
        if first == "ping" && !self.manner.no_ping {
            let reply = self.replies[&("*".to_owned(), "ping".to_owned())].clone();
            return self.say(&reply, order.trim_start_matches("ping "));
        }
        let order = self.in_squares(order);
        let mv = order.strip_prefix("usermove ").unwrap_or(&order).to_owned();
        let reply = self.reply(&order, &mv);
        self.take_up(&order, &mv, &reply);
        self.say(&reply, &mv);
    }

    /// Becomes what misbehaves, where the game is there: played move by move, or set up by the last order.
    fn misbehave(&self, order: &str) {
        let Some((game, deed)) = &self.manner.misdeed else {
            return;
        };
        if self.game.join(" ").ends_with(game.as_str()) {
            let act = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/subjects/act.sh");
            let right = order.replace("ping", "pong").replace("isready", "readyok");
            let error = Command::new("sh").args([act, deed, &right]).exec();
            panic!("{act}: {error}");
        }
    }

    fn reply(&self, order: &str, mv: &str) -> Vec<String> {
        if self.manner.refuses.as_deref() == Some(mv) {
            return self.otherwise.clone();
        }
        let anywhere = ("*".to_owned(), order.to_owned());
        let here = (self.game.join(" "), order.to_owned());
        let found = self.replies.get(&anywhere).or(self.replies.get(&here));
        found.unwrap_or(&self.otherwise).clone()
    }

    fn take_up(&mut self, order: &str, mv: &str, reply: &[String]) {
        let is_move = mv.parse::<chesslaws_board::Move>().is_ok();
        if order == "undo" && !self.keeps_undo {
            self.game.pop();
        } else if order == "undo" || is_move && !reply.iter().any(|line| is_refusal(line)) {
            self.game.push(mv.to_owned());
            self.moves += 1;
        }
        let at_fault = self.manner.fault_at_game.as_ref() == Some(&self.game.join(" "));
        if self.manner.fault_after == Some(self.moves) || at_fault {
            fault();
        }
    }

    /// A move in algebraic notation as the transcript has it; one in squares is not understood.
    fn in_squares(&self, order: &str) -> String {
        if !self.manner.san {
            return order.to_owned();
        }
        let laws = Laws::of(Edition::Fide1993);
        let mut setup: Setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            .parse()
            .expect("a FEN");
        for mv in self.game.iter().filter_map(|text| text.parse().ok()) {
            setup = laws.after(&setup, mv);
        }
        let meant = meanings(order, &setup);
        let lawful = meant.iter().find(|&&mv| laws.is_lawful(&setup, mv));
        match lawful {
            Some(mv) => mv.to_string(),
            None if order.parse::<chesslaws_board::Move>().is_ok() => format!("?{order}"),
            None => order.to_owned(),
        }
    }

    fn say(&self, lines: &[String], subject: &str) {
        for line in lines {
            if let Some(code) = line.strip_prefix("! exit ") {
                exit(code.trim().parse().unwrap_or(1));
            }
            let mut line = line.replace("{}", subject);
            if self.manner.no_ping {
                line = line.replace("ping=1", "ping=0");
            }
            if self.manner.san && line.starts_with("feature ") {
                line += " san=1";
            }
            if self.manner.lies {
                line = match line.strip_prefix("0-1") {
                    Some(rest) => format!("1-0{rest}"),
                    None => line,
                };
            }
            if self.manner.onto_the_rook {
                line = line.replace("pv e1g1", "pv e1h1");
            }
            say_line(&self.respelled(line));
        }
    }

    /// A line that is a FEN, alone or behind `Fen:`, without the fields that the manner leaves out.
    fn respelled(&self, line: String) -> String {
        let name = if line.starts_with("Fen: ") {
            "Fen: "
        } else {
            ""
        };
        let fen = &line[name.len()..];
        if fen.parse::<Setup>().is_err() {
            return line;
        }
        let mut fields: Vec<&str> = fen.split(' ').collect();
        if self.manner.no_en_passant {
            fields[3] = "-";
        }
        if self.manner.four_fields {
            fields.truncate(4);
        }
        format!("{name}{}", fields.join(" "))
    }
}

/// Ends as after a wrong access to memory. The first such signal only makes the runtime put the usual action back.
fn fault() -> ! {
    let own = rustix::process::getpid();
    loop {
        let _ = rustix::process::kill_process(own, rustix::process::Signal::SEGV);
    }
}

/// Past the test harness, which captures what `println!` prints.
fn say_line(line: &str) {
    let mut out = std::io::stdout().lock();
    if out
        .write_all(format!("{line}\n").as_bytes())
        .and_then(|()| out.flush())
        .is_err()
    {
        exit(0);
    }
}

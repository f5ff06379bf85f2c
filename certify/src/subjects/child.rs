//! A child process handled as hostile: what it writes is bounded, every wait ends, and nothing of it stays alive.
//!
//! It runs in a process group of its own, so that what it forks dies with it, and confined as [`confine`] says where that
//! is enabled; what leaves the group on purpose is then swept up as this process's own orphan. Its pipes never block: see
//! [`pipes`](super::pipes); stderr has a thread, so that it is read while nobody asks.

use std::collections::VecDeque;
use std::io::Read;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use chesslaws_protocol::Failure;

use super::confine;
use super::pipes::{Heard, MAX_LINE, Pipes, Unsent};
use super::private::PrivateFolder;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

/// The most lines that are read for one reply.
const MAX_LINES_A_REPLY: usize = 20_000;
/// The most bytes of them: a thousand lines of four kilobytes, or a few of the longest.
const MAX_BYTES_A_REPLY: usize = 4 * 1024 * 1024;
/// The most bytes of stderr that are kept; the last ones are.
const MAX_STDERR: usize = 4096;
/// How often a wait looks whether the child has ended behind an open pipe.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a killed child may take to be gone.
const BURIAL: Duration = Duration::from_secs(2);

/// A running child.
pub(super) struct Child {
    process: std::process::Child,
    pipes: Pipes,
    /// Whether its group is killed and itself reaped.
    buried: bool,
    stderr: Arc<Mutex<VecDeque<u8>>>,
    /// Whether stderr was read to its end.
    stderr_read: Arc<AtomicBool>,
    /// Where alone it may write; gone with it.
    _private: PrivateFolder,
}

impl Child {
    /// Starts a program with its arguments.
    pub(super) fn start(command: &[String]) -> Result<Self, Failure> {
        let (program, arguments) = command
            .split_first()
            .ok_or_else(|| Failure::NotStarted("the command is empty".into()))?;
        let private = PrivateFolder::new().map_err(|error| not_started(program, &error))?;
        let mut children = confine::children();
        let mut process = confine::command(&find_program(program), arguments, Some(private.path()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .process_group(0)
            .spawn()
            .map_err(|error| not_started(program, &error))?;
        children.extend(number(&process));
        drop(children);
        let stderr = Arc::new(Mutex::new(VecDeque::new()));
        let stderr_read = Arc::new(AtomicBool::new(false));
        if let Some(pipe) = process.stderr.take() {
            let (kept, read) = (Arc::clone(&stderr), Arc::clone(&stderr_read));
            thread::spawn(move || {
                keep_tail(pipe, &kept);
                read.store(true, Ordering::Release);
            });
        }
        let pipes = Pipes::new(process.stdin.take(), process.stdout.take());
        let mut child = Self {
            process,
            pipes: Pipes::none(),
            buried: false,
            stderr,
            stderr_read,
            _private: private,
        };
        // A failure drops the child, which ends it.
        child.pipes = pipes.map_err(|error| not_started(program, &error.into()))?;
        Ok(child)
    }

    /// Sends one line. It never blocks.
    pub(super) fn send(&mut self, line: &str) -> Result<(), Failure> {
        match self.pipes.send(line) {
            Ok(()) => Ok(()),
            Err(Unsent::Full) => Err(Failure::TimedOut(
                "it does not read what is sent to it".into(),
            )),
            Err(Unsent::Closed) => Err(self.closed_input()),
        }
    }

    /// The failure of a child whose input is closed: it may have ended, or write without end and read nothing.
    fn closed_input(&mut self) -> Failure {
        match self.until(2 * GLANCE, "anything, its input being closed", |_| false) {
            Err(Failure::TimedOut(_)) | Ok(_) => self.crashed(),
            Err(failure) => failure,
        }
    }

    /// The lines up to and with the first that `is_last`, within the time.
    pub(super) fn until(
        &mut self,
        time: Duration,
        what: &str,
        is_last: impl Fn(&str) -> bool,
    ) -> Result<Vec<String>, Failure> {
        let deadline = Instant::now() + time;
        let mut lines: Vec<String> = Vec::new();
        let (mut bytes, mut ended) = (0, false);
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.pipes.hear(left.min(GLANCE)) {
                Heard::Line(line) => {
                    let last = is_last(&line);
                    bytes += line.len();
                    lines.push(line);
                    if last {
                        return Ok(lines);
                    }
                }
                Heard::TooLong => {
                    return Err(Failure::Flooded(format!(
                        "a line of more than {MAX_LINE} bytes, waiting for {what}"
                    )));
                }
                Heard::End => return Err(self.crashed()),
                Heard::Silence if ended => return Err(self.crashed()),
                Heard::Silence => ended = self.has_ended(),
                Heard::Part => {}
            }
            if bytes > MAX_BYTES_A_REPLY {
                return Err(Failure::Flooded(format!(
                    "more than {MAX_BYTES_A_REPLY} bytes, waiting for {what}"
                )));
            }
            if lines.len() >= MAX_LINES_A_REPLY {
                return Err(Failure::Flooded(format!(
                    "more than {MAX_LINES_A_REPLY} lines, waiting for {what}"
                )));
            }
            if Instant::now() >= deadline {
                return Err(Failure::TimedOut(format!(
                    "{} ms for {what}",
                    time.as_millis()
                )));
            }
        }
    }

    fn pid(&self) -> Option<Pid> {
        number(&self.process).and_then(Pid::from_raw)
    }

    /// Whether the process is gone, looked at without reaping it: its group keeps its number.
    fn has_ended(&self) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        self.pid()
            .is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), options), Ok(None)))
    }

    /// The failure of a child whose output is closed. Its end may be a moment behind.
    fn crashed(&mut self) -> Failure {
        let patience = Instant::now() + 2 * GLANCE;
        while !self.has_ended() && Instant::now() < patience {
            thread::sleep(Duration::from_millis(2));
        }
        self.hear_last_words(patience + GLANCE);
        let how = match self.bury() {
            Some(status) => status.to_string(),
            None => "it closed its output".into(),
        };
        match self.last_words() {
            words if words.is_empty() => Failure::Crashed(how),
            words if words.starts_with(confine::CANNOT_START) => {
                Failure::NotStarted(words[confine::CANNOT_START.len()..].trim().into())
            }
            words => Failure::Crashed(format!("{how}; on stderr: {words}")),
        }
    }

    /// Lets the reader of stderr come to its end: a child that has ended says nothing more, but what it said may still be
    /// on its way.
    fn hear_last_words(&self, deadline: Instant) {
        while !self.stderr_read.load(Ordering::Acquire) && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// The end of what the child wrote to stderr, without control characters. Never a verdict.
    fn last_words(&self) -> String {
        let bytes: Vec<u8> = self
            .stderr
            .lock()
            .map(|kept| kept.iter().copied().collect())
            .unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let last = text
            .lines()
            .rev()
            .find(|line| !line.trim().is_empty())
            .unwrap_or_default();
        last.chars()
            .filter(|letter| !letter.is_control())
            .take(200)
            .collect()
    }

    /// Kills the whole group, then reaps the child. The order matters: an unreaped child keeps its group's number.
    fn bury(&mut self) -> Option<std::process::ExitStatus> {
        self.buried = true;
        self.pipes.close_input();
        let had_ended = self.has_ended();
        if let Some(group) = self.pid() {
            // A failure means that no process of the group is left.
            let _ = kill_process_group(group, Signal::KILL);
        }
        let status = self.reaped();
        let mut children = confine::children();
        if let Some(number) = number(&self.process) {
            children.remove(&number);
        }
        confine::sweep(&children);
        status.filter(|_| had_ended)
    }

    /// Waits for the end of a child that was killed.
    fn reaped(&mut self) -> Option<std::process::ExitStatus> {
        let deadline = Instant::now() + BURIAL;
        while Instant::now() < deadline {
            match self.process.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Err(_) => return None,
            }
        }
        None
    }
}

fn number(process: &std::process::Child) -> Option<i32> {
    i32::try_from(process.id()).ok()
}

fn not_started(program: &str, error: &std::io::Error) -> Failure {
    Failure::NotStarted(format!("`{program}`: {error}"))
}

impl Drop for Child {
    fn drop(&mut self) {
        if !self.buried {
            self.bury();
        }
    }
}

/// The program as it is found: a path as it is, a name on `PATH`, then in `/usr/games`, where Debian keeps engines.
fn find_program(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_name = !program.contains('/');
    std::env::split_paths(&path)
        .chain([
            PathBuf::from("/usr/games"),
            PathBuf::from("/usr/local/games"),
        ])
        .map(|folder| folder.join(program))
        .find(|file| is_name && Path::is_file(file))
        .unwrap_or_else(|| PathBuf::from(program))
}

fn keep_tail(mut pipe: impl Read, kept: &Mutex<VecDeque<u8>>) {
    let mut chunk = [0; 1024];
    while let Ok(count @ 1..) = pipe.read(&mut chunk) {
        let Ok(mut kept) = kept.lock() else { return };
        kept.extend(&chunk[..count]);
        let surplus = kept.len().saturating_sub(MAX_STDERR);
        kept.drain(..surplus);
    }
}

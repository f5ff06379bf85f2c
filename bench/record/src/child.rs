//! A child with a deadline: what it prints, the time it takes, and the memory.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// What a child did.
#[derive(Clone, Debug)]
pub struct Done {
    /// What it printed.
    pub text: String,
    /// The time by the clock.
    pub clock: Duration,
    /// The time on the processor; nothing where the system does not tell.
    pub processor: Option<Duration>,
    /// The most memory that was resident, in KiB, seen every few milliseconds.
    pub resident: Option<u64>,
}

/// What it is given to read.
pub enum Input {
    /// Nothing: it opens its files.
    Nothing,
    /// A file, so many times one after the other.
    Repeated(PathBuf, usize),
}

/// A child that is ended when this is dropped.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs it to its end, which has to be a good one.
pub fn run(command: &mut Command, input: Input, limit: Duration) -> Result<Done, String> {
    let program = command.get_program().display().to_string();
    let start = Instant::now();
    let child = command
        .stdin(match input {
            Input::Nothing => Stdio::null(),
            Input::Repeated(..) => Stdio::piped(),
        })
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("{program}: {error}"))?;
    let mut child = Ended(child);
    if let (Input::Repeated(path, times), Some(pipe)) = (input, child.0.stdin.take()) {
        std::thread::spawn(move || feed(pipe, &path, times));
    }
    let mut output = child.0.stdout.take().ok_or("no output")?;
    let (sender, printed) = channel();
    std::thread::spawn(move || {
        let mut text = String::new();
        let read = output.read_to_string(&mut text);
        sender.send(read.map(|_| text))
    });
    let (id, mut resident) = (child.0.id(), None);
    let text = loop {
        resident = resident_of(id).max(resident);
        match printed.recv_timeout(Duration::from_millis(5)) {
            Ok(read) => break read.map_err(|error| error.to_string())?,
            Err(RecvTimeoutError::Disconnected) => return Err("its output is lost".into()),
            Err(RecvTimeoutError::Timeout) if start.elapsed() > limit => {
                return Err("out of time".into());
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
    };
    let (clock, processor) = (start.elapsed(), processor(id));
    let status = child.0.wait().map_err(|error| error.to_string())?;
    if !status.success() {
        return Err(format!("{program}: {status}"));
    }
    Ok(Done {
        text,
        clock,
        processor,
        resident,
    })
}

/// A child that reads no further has its reasons: the result tells.
fn feed(mut pipe: impl Write, path: &PathBuf, times: usize) -> io::Result<()> {
    for _ in 0..times {
        io::copy(&mut File::open(path)?, &mut pipe)?;
    }
    Ok(())
}

/// Linux tells in nanoseconds, and still does when the child has ended but nobody has asked how.
fn processor(id: u32) -> Option<Duration> {
    let told = fs::read_to_string(format!("/proc/{id}/schedstat")).ok()?;
    let nanoseconds = told.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds)).filter(|time| !time.is_zero())
}

fn resident_of(id: u32) -> Option<u64> {
    let told = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

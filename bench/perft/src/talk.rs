//! A child with a deadline: what it writes, and the time it takes.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// The time that something took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Took {
    /// By the clock.
    pub clock: Duration,
    /// On the processor; nothing where the system does not tell.
    pub processor: Option<Duration>,
}

/// A child that is being listened to. It is ended when this is dropped.
pub struct Talk {
    child: Child,
    lines: Receiver<String>,
    deadline: Instant,
}

impl Talk {
    /// Starts it. From now on it has this much time for everything.
    pub fn start(command: &mut Command, limit: Duration) -> Result<Self, String> {
        let deadline = Instant::now() + limit;
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(|error| format!("{}: {error}", command.get_program().display()))?;
        let output = child.stdout.take().ok_or("no output")?;
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            let read = BufReader::new(output).lines().map_while(Result::ok);
            read.into_iter().all(|line| sender.send(line).is_ok())
        });
        Ok(Self {
            child,
            lines,
            deadline,
        })
    }

    /// Writes a line to it.
    pub fn say(&mut self, line: &str) -> Result<(), String> {
        let input = self.child.stdin.as_mut().ok_or("no input")?;
        writeln!(input, "{line}").map_err(|error| error.to_string())
    }

    /// Its next line; nothing at the end.
    pub fn line(&self) -> Result<Option<String>, String> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(left) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Disconnected) => Ok(None),
            Err(RecvTimeoutError::Timeout) => Err("out of time".into()),
        }
    }

    /// What follows this at the start of a line, as soon as there is such a line.
    pub fn until(&self, start: &str) -> Result<String, String> {
        while let Some(line) = self.line()? {
            if let Some(rest) = line.strip_prefix(start) {
                return Ok(rest.trim().to_owned());
            }
        }
        Err(format!("ended before {start:?}"))
    }

    /// The time it has been on the processor, all threads that it has now together. Linux tells in nanoseconds, and
    /// still does when the child has ended but nobody has asked how.
    pub fn processor(&self) -> Option<Duration> {
        let threads = fs::read_dir(format!("/proc/{}/task", self.child.id())).ok()?;
        let mut nanoseconds = 0;
        for thread in threads {
            let told = fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
            nanoseconds += told.split_whitespace().next()?.parse::<u64>().ok()?;
        }
        (nanoseconds > 0).then_some(Duration::from_nanos(nanoseconds))
    }

    /// Waits for its end, which has to be a good one.
    pub fn end(mut self) -> Result<(), String> {
        drop(self.child.stdin.take());
        while Instant::now() < self.deadline {
            match self.child.try_wait().map_err(|error| error.to_string())? {
                Some(status) if status.success() => return Ok(()),
                Some(status) => return Err(status.to_string()),
                None => std::thread::sleep(Duration::from_millis(1)),
            }
        }
        Err("out of time".into())
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

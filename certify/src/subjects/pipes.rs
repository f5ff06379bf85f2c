//! The two pipes to a child, served by the thread that asks: neither can block it, and what waits in them is bounded.
//!
//! Threads in between would cost a change of context for every line.

use std::io::{ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::process::{ChildStdin, ChildStdout};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, ioctl_fionbio};

/// The most bytes one line of the child may have, its line feed with them.
pub(super) const MAX_LINE: usize = 64 * 1024;
/// The most bytes that wait for the child to read them.
const MAX_UNSENT: usize = 1024 * 1024;
/// How many bytes are read at a time.
const CHUNK: usize = 8 * 1024;

/// What has come from the child.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    Line(String),
    TooLong,
    /// No whole line yet, though something has moved.
    Part,
    /// Nothing within the time.
    Silence,
    End,
}

/// Why a line cannot be sent.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unsent {
    /// The child does not read.
    Full,
    /// Its input is closed.
    Closed,
}

/// Both pipes, and what is on its way in them.
pub(super) struct Pipes {
    input: Option<ChildStdin>,
    unsent: Vec<u8>,
    output: Option<ChildStdout>,
    unread: Vec<u8>,
    /// Where in `unread` the next line begins.
    begin: usize,
    /// Up to where it holds no line feed.
    sought: usize,
}

impl Pipes {
    /// The pipes of a child that was just started.
    pub(super) fn new(
        input: Option<ChildStdin>,
        output: Option<ChildStdout>,
    ) -> Result<Self, Errno> {
        if let Some(pipe) = &input {
            ioctl_fionbio(pipe, true)?;
        }
        if let Some(pipe) = &output {
            ioctl_fionbio(pipe, true)?;
        }
        Ok(Self {
            input,
            output,
            ..Self::none()
        })
    }

    /// No pipes: nothing can be sent or heard.
    pub(super) const fn none() -> Self {
        Self {
            input: None,
            unsent: Vec::new(),
            output: None,
            unread: Vec::new(),
            begin: 0,
            sought: 0,
        }
    }

    /// Sends a line, or what the pipe takes of it now; the rest goes while the reply is waited for.
    pub(super) fn send(&mut self, line: &str) -> Result<(), Unsent> {
        if self.input.is_none() {
            return Err(Unsent::Closed);
        }
        if self.unsent.len() + line.len() >= MAX_UNSENT {
            return Err(Unsent::Full);
        }
        self.unsent.extend_from_slice(line.as_bytes());
        self.unsent.push(b'\n');
        self.write();
        Ok(())
    }

    /// The next line, within the time.
    pub(super) fn hear(&mut self, patience: Duration) -> Heard {
        if let Some(heard) = self.line() {
            return heard;
        }
        if self.output.is_none() {
            return self.rest();
        }
        match self.wait(patience) {
            Ok(false) => Heard::Silence,
            Ok(true) | Err(Errno::INTR) => self.line().unwrap_or(Heard::Part),
            Err(_) => Heard::End,
        }
    }

    /// Closes the input of the child; what it did not read is dropped.
    pub(super) fn close_input(&mut self) {
        self.input = None;
        self.unsent.clear();
    }

    /// Waits until a pipe moves, and moves it. Whether one did.
    fn wait(&mut self, patience: Duration) -> Result<bool, Errno> {
        let mut pipes = Vec::with_capacity(2);
        if let Some(pipe) = &self.output {
            pipes.push(PollFd::new(pipe, PollFlags::IN));
        }
        if let Some(pipe) = self.input.as_ref().filter(|_| !self.unsent.is_empty()) {
            pipes.push(PollFd::from_borrowed_fd(pipe.as_fd(), PollFlags::OUT));
        }
        let time = Timespec::try_from(patience).map_err(|_| Errno::INVAL)?;
        let moved = poll(&mut pipes, Some(&time))?;
        let [reads, writes] =
            [0, 1].map(|at| pipes.get(at).is_some_and(|pipe| !pipe.revents().is_empty()));
        if writes {
            self.write();
        }
        if reads {
            self.read();
        }
        Ok(moved > 0)
    }

    fn write(&mut self) {
        let Some(pipe) = &mut self.input else { return };
        while !self.unsent.is_empty() {
            match pipe.write(&self.unsent) {
                Ok(count @ 1..) => drop(self.unsent.drain(..count)),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                Ok(0) | Err(_) => return self.close_input(),
            }
        }
    }

    fn read(&mut self) {
        let Some(pipe) = &mut self.output else { return };
        let mut chunk = [0; CHUNK];
        match pipe.read(&mut chunk) {
            Ok(count @ 1..) => {
                self.unread.drain(..self.begin);
                self.sought -= self.begin;
                self.begin = 0;
                self.unread.extend_from_slice(&chunk[..count]);
            }
            Err(error)
                if matches!(error.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) => {}
            Ok(0) | Err(_) => self.output = None,
        }
    }

    /// The next whole line that is in hand.
    fn line(&mut self) -> Option<Heard> {
        let feed = self.unread[self.sought..]
            .iter()
            .position(|&byte| byte == b'\n');
        let end = feed.map_or(self.unread.len(), |at| self.sought + at + 1);
        self.sought = end;
        if end - self.begin > MAX_LINE || feed.is_none() && end - self.begin == MAX_LINE {
            return Some(Heard::TooLong);
        }
        feed.map(|_| self.take(end))
    }

    /// The last line of a closed pipe may lack its line feed.
    fn rest(&mut self) -> Heard {
        match self.unread.len() {
            end if end == self.begin => Heard::End,
            end => self.take(end),
        }
    }

    fn take(&mut self, end: usize) -> Heard {
        let line = String::from_utf8_lossy(&self.unread[self.begin..end]);
        let line = line.trim_end().to_owned();
        self.begin = end;
        Heard::Line(line)
    }
}

#[cfg(test)]
mod tests {
    use std::process::{Child, Command, Stdio};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(5);

    fn shell(script: &str) -> (Child, Pipes) {
        let mut child = Command::new("sh")
            .args(["-c", script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let pipes = Pipes::new(child.stdin.take(), child.stdout.take()).unwrap();
        (child, pipes)
    }

    fn whole(pipes: &mut Pipes) -> Heard {
        loop {
            match pipes.hear(PATIENCE) {
                Heard::Part => {}
                heard => return heard,
            }
        }
    }

    #[test]
    fn lines_come_one_by_one_and_the_last_may_lack_its_line_feed() {
        let (mut child, mut pipes) = shell(r"printf 'one\r\ntwo\n\nlast'");
        for line in ["one", "two", "", "last"] {
            assert_eq!(whole(&mut pipes), Heard::Line(line.into()));
        }
        assert_eq!(whole(&mut pipes), Heard::End);
        child.wait().unwrap();
    }

    #[test]
    fn a_line_may_have_so_many_bytes_and_no_more() {
        for (letters, right) in [
            (MAX_LINE - 2, true),
            (MAX_LINE - 1, true),
            (MAX_LINE, false),
        ] {
            let script = format!("head -c {letters} /dev/zero | tr '\\0' x; echo");
            let (mut child, mut pipes) = shell(&script);
            let heard = whole(&mut pipes);
            match right {
                true => assert_eq!(heard, Heard::Line("x".repeat(letters))),
                false => assert_eq!(heard, Heard::TooLong),
            }
            drop(pipes);
            child.wait().unwrap();
        }
    }

    #[test]
    fn more_than_a_pipe_holds_goes_both_ways_without_a_standstill() {
        let (mut child, mut pipes) = shell("exec cat");
        let line = "x".repeat(MAX_LINE / 2);
        for _ in 0..16 {
            assert_eq!(pipes.send(&line), Ok(()));
        }
        for _ in 0..16 {
            assert_eq!(whole(&mut pipes), Heard::Line(line.clone()));
        }
        pipes.close_input();
        assert_eq!(whole(&mut pipes), Heard::End);
        child.wait().unwrap();
    }

    #[test]
    fn what_is_not_read_is_sent_up_to_a_bound_and_the_sender_never_waits() {
        let (mut child, mut pipes) = shell("exec sleep 60");
        let line = "x".repeat(MAX_LINE);
        let sent = (0..100).find_map(|_| pipes.send(&line).err());
        assert_eq!(sent, Some(Unsent::Full));
        assert_eq!(pipes.hear(Duration::from_millis(10)), Heard::Silence);
        child.kill().unwrap();
        child.wait().unwrap();
    }

    #[test]
    fn an_input_that_is_closed_is_told_and_the_output_still_heard() {
        let (mut child, mut pipes) = shell("exec 0<&-; echo closed; read never; exec cat");
        assert_eq!(whole(&mut pipes), Heard::Line("closed".into()));
        assert_eq!(pipes.send("one"), Ok(()));
        assert_eq!(pipes.send("two"), Err(Unsent::Closed));
        assert_eq!(whole(&mut pipes), Heard::End);
        child.wait().unwrap();
    }
}

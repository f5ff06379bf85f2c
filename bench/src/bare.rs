//! A client of a UCI engine with nothing around it: it writes, and reads to the end of the reply.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// An engine at the other end of two pipes.
pub struct Bare {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    line: String,
}

impl Bare {
    /// Starts the engine and waits for `readyok`.
    ///
    /// # Errors
    /// It cannot be started, or it ends.
    pub fn start(program: &str) -> io::Result<Self> {
        let mut process = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err(io::Error::other("no pipes"));
        };
        let output = BufReader::new(output);
        let mut bare = Self {
            process,
            input,
            output,
            line: String::new(),
        };
        bare.exchange("uci\nisready\n", "readyok")?;
        Ok(bare)
    }

    /// Writes a request and reads up to the line that starts so. The number of lines.
    ///
    /// # Errors
    /// The engine has ended.
    pub fn exchange(&mut self, request: &str, last: &str) -> io::Result<usize> {
        self.input.write_all(request.as_bytes())?;
        for count in 1.. {
            self.line.clear();
            if self.output.read_line(&mut self.line)? == 0 {
                break;
            }
            if self.line.starts_with(last) {
                return Ok(count);
            }
        }
        Err(io::Error::from(io::ErrorKind::UnexpectedEof))
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        // What has ended already needs no end.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

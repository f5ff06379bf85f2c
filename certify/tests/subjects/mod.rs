//! `chesslaws certify` as a process that is watched from outside: its end, its memory, its report, and what it leaves.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use chesslaws::run::{Footer, Run, read};
use rustix::process::{Pid, Signal, kill_process};

/// The variable that marks a subject and all that descends from it.
const MARK: &str = "CHESSLAWS_TEST_MARK";
/// How long what was killed may take to be gone.
const BURIAL: Duration = Duration::from_secs(10);
/// The most memory that a run may take, in MiB, whatever is thrown at it.
const MEMORY: u64 = 128;
const GLANCE: Duration = Duration::from_millis(20);

/// A certification that was started. Dropped, it leaves nothing behind, whatever the test came to.
pub(crate) struct Certification {
    pub(crate) process: Child,
    pub(crate) mark: String,
    folder: PathBuf,
}

impl Certification {
    /// Starts to certify what the option and the command say. Each name is used once.
    pub(crate) fn start(name: &str, option: &str, command: &str, words: &[&str]) -> Self {
        let mark = format!("{name}-{}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("certification-{mark}"));
        fs::create_dir_all(folder.join("tmp")).expect("a folder");
        let file = |name: &str| File::create(folder.join(name)).expect("a file");
        let process = Command::new(env!("CARGO_BIN_EXE_chesslaws"))
            .args([
                "certify",
                option,
                &format!("env '{MARK}={mark}' {command}"),
                "--seed",
                "1",
            ])
            .arg("--out")
            .arg(folder.join("out"))
            .args(words)
            .env("TMPDIR", folder.join("tmp"))
            .stdin(Stdio::null())
            .stdout(file("stdout"))
            .stderr(file("stderr"))
            .spawn()
            .expect("the program runs");
        Self {
            process,
            mark,
            folder,
        }
    }

    /// Waits for its end, which has to come within the time, and in bounded memory.
    pub(crate) fn end_within(&mut self, time: Duration) -> ExitStatus {
        let begun = Instant::now();
        loop {
            let most = peak(self.process.id()).unwrap_or(0) / 1024;
            assert!(most < MEMORY, "{}: {most} MiB", self.mark);
            if let Some(status) = self.process.try_wait().expect("it can be waited for") {
                return status;
            }
            assert!(
                begun.elapsed() < time,
                "{}: not ended in {time:?}",
                self.mark
            );
            std::thread::sleep(GLANCE);
        }
    }

    /// Holds that nothing of the subject is alive.
    pub(crate) fn is_gone(&self) {
        let gone = within(BURIAL, || marked(&self.mark).is_empty());
        assert!(gone, "{}: alive are {:?}", self.mark, marked(&self.mark));
    }

    /// Holds that nothing of the subject is alive, and that no temporary file is left.
    pub(crate) fn left_nothing(&self) {
        self.is_gone();
        let files: Vec<_> = fs::read_dir(self.folder.join("tmp"))
            .expect("the folder")
            .map(|file| file.expect("a file").file_name())
            .collect();
        assert!(files.is_empty(), "{}: left are {files:?}", self.mark);
    }

    /// The report, held against its footer, if there is one.
    pub(crate) fn report(&self) -> Option<(Run, Footer)> {
        let text = fs::read_to_string(self.folder.join("out/report.jsonl")).ok()?;
        Some(read(&text).unwrap_or_else(|error| panic!("{}: {error}", self.mark)))
    }

    /// What it wrote to `stdout` or `stderr`.
    pub(crate) fn said(&self, stream: &str) -> String {
        fs::read_to_string(self.folder.join(stream)).expect("a file")
    }
}

impl Drop for Certification {
    fn drop(&mut self) {
        // Where the test has passed, all this is done already.
        let _ = self.process.kill();
        let _ = self.process.wait();
        for pid in marked(&self.mark).into_iter().filter_map(Pid::from_raw) {
            let _ = kill_process(pid, Signal::KILL);
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The command that runs a file of this folder.
pub(crate) fn script(name: &str) -> String {
    format!("{}/tests/subjects/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Whether it comes true within the time.
pub(crate) fn within(time: Duration, mut is_so: impl FnMut() -> bool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < time {
        if is_so() {
            return true;
        }
        std::thread::sleep(GLANCE);
    }
    is_so()
}

/// The living processes that were started with the mark.
pub(crate) fn marked(mark: &str) -> Vec<i32> {
    let setting = format!("{MARK}={mark}");
    let folders = fs::read_dir("/proc").expect("/proc").flatten();
    let numbers = folders.filter_map(|folder| folder.file_name().to_str()?.parse().ok());
    numbers
        .filter(|pid: &i32| {
            // One that is dead and not yet buried has no environment.
            let settings = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
            settings
                .split(|&byte| byte == 0)
                .any(|each| each == setting.as_bytes())
        })
        .collect()
}

/// The most memory that a living process has had, in KiB.
fn peak(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

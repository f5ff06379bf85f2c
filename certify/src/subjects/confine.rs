//! What holds a child process: it is started through this program, which limits itself and then becomes the child.
//!
//! The launcher (`chesslaws confined`) sets limits on memory, file size, open files and core dumps, asks to be killed when
//! this process dies, and, where the kernel has Landlock, gives up writing outside a private folder, TCP, and signals and
//! abstract sockets of processes other than its own. Then it executes the program. A library user who never calls
//! [`enable`] starts programs without it, in a process group of their own.
//!
//! What it does not hold: how many processes there are and how many files (that takes a control group), and, where this
//! process is killed with SIGKILL, what the child has forked by then (that takes a PID namespace).

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, WaitOptions, kill_process, kill_process_group, waitpid};

use super::private;

/// The hidden command of this program that confines itself and becomes another.
pub const COMMAND: &str = "confined";
/// What the launcher writes before the reason why a program could not be started.
pub(super) const CANNOT_START: &str = "chesslaws confined: cannot start";

/// The most memory of its own that a child may have, in MiB.
const MEMORY: u64 = 4096;
/// The largest file that a child may write, in MiB.
const FILE: u64 = 64;
/// The most files that a child may have open.
const OPEN_FILES: u64 = 1024;
/// How long it may take to sweep up what former children left behind.
const SWEEP: Duration = Duration::from_secs(2);

static LAUNCHER: OnceLock<PathBuf> = OnceLock::new();

/// The children that are alive.
static CHILDREN: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());

/// From now on children are started through this program, which also takes over their orphans and ends all of them when
/// it is told to end. Only for a program of which every child is a subject.
///
/// # Errors
/// Where this program cannot find itself, or the system refuses to deliver signals to it.
pub fn enable() -> io::Result<()> {
    let own = std::env::current_exe()?;
    #[cfg(target_os = "linux")]
    {
        // Without it, what a child leaves behind becomes the child of another: nothing worse than on other systems.
        let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
    }
    let mut signals = signal_hook::iterator::Signals::new([
        signal_hook::consts::SIGINT,
        signal_hook::consts::SIGTERM,
        signal_hook::consts::SIGHUP,
    ])?;
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            end_with(128 + signal);
        }
    });
    // A second call changes nothing: the program is the same.
    let _ = LAUNCHER.set(own);
    Ok(())
}

/// The command that starts a program, confined if [`enable`] was called.
pub(super) fn command(program: &Path, arguments: &[String], private: Option<&Path>) -> Command {
    let mut command = match LAUNCHER.get() {
        Some(own) => {
            let mut command = Command::new(own);
            command.arg(COMMAND);
            if let Some(folder) = private {
                command.arg("--private").arg(folder);
            }
            command.arg("--").arg(program);
            command
        }
        None => Command::new(program),
    };
    if let Some(folder) = private {
        command.env("TMPDIR", folder);
    }
    command.args(arguments);
    command
}

/// Whether children are started through the launcher.
pub(super) fn is_enabled() -> bool {
    LAUNCHER.get().is_some()
}

/// What holds the children of this program, in words, for reports: found by starting one.
#[must_use]
pub fn in_force() -> String {
    const GROUP: &str = "a process group of its own";
    let Some(own) = LAUNCHER.get() else {
        return GROUP.into();
    };
    let told = Command::new(own)
        .args([COMMAND, "--tell"])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output();
    match told {
        Ok(output) if output.status.success() => {
            let limits = String::from_utf8_lossy(&output.stdout);
            format!("{GROUP}, {}", limits.trim())
        }
        _ => format!("{GROUP}; its limits could not be set"),
    }
}

/// Confines this process; the words say what is in force.
///
/// # Errors
/// A limit that the system refuses to set.
pub fn confine(private: Option<&Path>) -> io::Result<String> {
    limit()?;
    let landlock = landlock(private);
    Ok(format!(
        "{MEMORY} MiB of memory, files of {FILE} MiB, {OPEN_FILES} of them open, no core dumps, {landlock}"
    ))
}

/// Confines this process and becomes the program. It returns only if that fails.
#[must_use]
pub fn become_program(
    private: Option<&Path>,
    program: &OsString,
    arguments: &[OsString],
) -> io::Error {
    if let Err(error) = confine(private) {
        return error;
    }
    Command::new(program).args(arguments).exec()
}

/// The line for stderr where the program could not be started.
#[must_use]
pub fn cannot_start(program: &OsString, error: &io::Error) -> String {
    format!("{CANNOT_START} `{}`: {error}", program.display())
}

/// Sets the limits; a lower one that is there already stays, since only root could raise it.
#[cfg(target_os = "linux")]
fn limit() -> io::Result<()> {
    use rustix::process::{
        Resource, Rlimit, getrlimit, set_parent_process_death_signal, setrlimit,
    };
    const MIB: u64 = 1024 * 1024;
    set_parent_process_death_signal(Some(Signal::KILL))?;
    for (resource, most) in [
        (Resource::Data, MEMORY * MIB),
        (Resource::Fsize, FILE * MIB),
        (Resource::Nofile, OPEN_FILES),
        (Resource::Core, 0),
    ] {
        let before = getrlimit(resource);
        let limit = Rlimit {
            current: Some(before.current.map_or(most, |there| there.min(most))),
            maximum: Some(before.maximum.map_or(most, |there| there.min(most))),
        };
        setrlimit(resource, limit)?;
    }
    Ok(())
}

#[cfg(not(target_os = "linux"))]
fn limit() -> io::Result<()> {
    Err(io::Error::new(
        io::ErrorKind::Unsupported,
        "limits are set on Linux only",
    ))
}

/// Gives up what a subject has no business with, and says how far the kernel went along.
#[cfg(target_os = "linux")]
fn landlock(private: Option<&Path>) -> String {
    use landlock::{
        ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr,
        RulesetCreatedAttr, RulesetError, RulesetStatus, Scope, path_beneath_rules,
    };
    const NEWEST: ABI = ABI::V6;
    let ruled = || -> Result<RulesetStatus, RulesetError> {
        let writable = private.into_iter().chain([Path::new("/dev/null")]);
        let status = Ruleset::default()
            .set_compatibility(CompatLevel::BestEffort)
            .handle_access(AccessFs::from_write(NEWEST))?
            .handle_access(AccessNet::from_all(NEWEST))?
            .scope(Scope::from_all(NEWEST))?
            .create()?
            .add_rules(path_beneath_rules(writable, AccessFs::from_write(NEWEST)))?
            .restrict_self()?;
        Ok(status.ruleset)
    };
    match ruled() {
        Ok(RulesetStatus::FullyEnforced) => {
            "no writing outside a private folder, no TCP, no signals or abstract sockets to others (landlock)".into()
        }
        Ok(RulesetStatus::PartiallyEnforced) => {
            "no writing outside a private folder (landlock, as far as this kernel has it)".into()
        }
        Ok(RulesetStatus::NotEnforced) => "no landlock in this kernel".into(),
        Err(error) => format!("no landlock: {error}"),
    }
}

#[cfg(not(target_os = "linux"))]
fn landlock(_private: Option<&Path>) -> String {
    "no landlock on this system".into()
}

/// Keeps the numbers of the children; while it is held, none is started and none is mistaken for a stray.
pub(super) fn children() -> MutexGuard<'static, BTreeSet<i32>> {
    CHILDREN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Kills what former children left behind: their orphans, which have become children of this process. An orphan leaves
/// orphans in its turn, so it takes rounds.
pub(super) fn sweep(children: &BTreeSet<i32>) {
    let deadline = Instant::now() + SWEEP;
    while is_enabled() && Instant::now() < deadline {
        let mut strays = own_children();
        strays.retain(|pid| !children.contains(pid));
        if strays.is_empty() {
            return;
        }
        let strays: Vec<Pid> = strays.into_iter().filter_map(Pid::from_raw).collect();
        for &pid in &strays {
            // A failure means that it is gone.
            let _ = kill_process(pid, Signal::KILL);
        }
        for &pid in &strays {
            while matches!(waitpid(Some(pid), WaitOptions::NOHANG), Ok(None))
                && Instant::now() < deadline
            {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }
}

/// The processes whose parent is this one, as the kernel lists them.
fn own_children() -> Vec<i32> {
    let own = rustix::process::getpid().as_raw_nonzero().get();
    let folders = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    folders
        .filter_map(|folder| folder.file_name().to_str()?.parse().ok())
        .filter(|pid: &i32| parent(*pid) == Some(own))
        .collect()
}

/// The parent of a process: the second field after the name, which is in parentheses and may hold anything.
fn parent(pid: i32) -> Option<i32> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let (_, after) = stat.rsplit_once(')')?;
    after.split_whitespace().nth(1)?.parse().ok()
}

/// Ends all children, what they left behind, the private folders, and this process. Both registers are held to the
/// end: nothing is started or made meanwhile.
fn end_with(code: i32) -> ! {
    let children = children();
    for group in children.iter().filter_map(|&pid| Pid::from_raw(pid)) {
        // A failure means that no process of the group is left.
        let _ = kill_process_group(group, Signal::KILL);
    }
    sweep(&BTreeSet::new());
    let _folders = private::remove_all();
    std::process::exit(code)
}

//! What holds a subject: what it may not do while it runs, and that nothing of it outlives the run, however that ends.

mod subjects;

use std::collections::BTreeMap;
use std::net::TcpListener;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixListener};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use subjects::{Certification, marked, script, within};

/// How long a run of these may take on a machine that has much else to do.
const BOUND: Duration = Duration::from_secs(120);

fn adapter(name: &str, words: &str, options: &[&str]) -> Certification {
    let command = format!("python3 '{}' {words}", script("adapter.py"));
    let options = [&["--game", "e2e4"], options].concat();
    Certification::start(name, "--cmd", &command, &options)
}

/// A folder in which one file lies, gone with the test.
struct Outside(PathBuf);

impl Outside {
    fn new() -> Self {
        let name = format!("outside-{}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("a folder");
        std::fs::write(path.join("kept"), "kept").expect("a file");
        Self(path)
    }

    fn files(&self) -> Vec<(String, String)> {
        let files = std::fs::read_dir(&self.0).expect("the folder").flatten();
        files
            .map(|file| {
                let text = std::fs::read_to_string(file.path()).expect("text");
                (file.file_name().to_string_lossy().into_owned(), text)
            })
            .collect()
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What became of each thing that the subject tried, and what the report says held it.
fn probed(outside: &Outside) -> (BTreeMap<String, String>, String) {
    let tcp = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = tcp.local_addr().expect("an address").port();
    let name = format!("chesslaws-test-{}", std::process::id());
    let address = SocketAddr::from_abstract_name(&name).expect("an address");
    let _unix = UnixListener::bind_addr(&address).expect("a socket");
    let words = format!("probe '{}' {port} {name}", outside.0.display());
    let mut run = adapter("probe", &words, &["--timeout", "60000"]);
    let status = run.end_within(BOUND);
    assert_eq!(status.code(), Some(0), "{}", run.said("stderr"));
    run.left_nothing();
    let (run, _) = run.report().expect("a report");
    let notes = run.header.subject.notes.into_iter();
    let told = notes.filter_map(|note| {
        let (name, outcome) = note.split_once(": ")?;
        Some((name.to_owned(), outcome.to_owned()))
    });
    (told.collect(), run.header.held.expect("what held it"))
}

/// What holds on every Linux: limits, and a folder of its own.
const LIMITS: [(&str, &str); 8] = [
    ("write inside", "done"),
    ("signal itself", "done"),
    ("5 GiB", "MemoryError"),
    ("a file of 64 MiB", "done"),
    ("a file of 64 MiB and a byte", "OSError File too large"),
    ("5000 open files", "OSError Too many open files"),
    ("core", "done (0, 0)"),
    // It does so, and is swept up at the end: the run has left nothing.
    ("run away", "done"),
];
/// What holds where the kernel has any Landlock.
const WRITES: [(&str, &str); 4] = [
    ("write outside", "PermissionError Permission denied"),
    ("write over", "PermissionError Permission denied"),
    ("remove outside", "PermissionError Permission denied"),
    ("move outside", "PermissionError Permission denied"),
];
/// What holds from the sixth version of Landlock on.
const REST: [(&str, &str); 3] = [
    ("connect", "PermissionError Permission denied"),
    ("abstract socket", "PermissionError Operation not permitted"),
    (
        "signal the parent",
        "PermissionError Operation not permitted",
    ),
];

#[test]
fn a_subject_is_held_as_far_as_the_kernel_can_and_the_report_says_how_far() {
    let outside = Outside::new();
    let (told, held) = probed(&outside);
    let version = told["landlock"].strip_prefix("done ").map(str::parse);
    // Where there is none the kernel answers -1.
    let version: i32 = version.expect("a version").expect("a number");
    let (says, refused): (&str, Vec<_>) = match version {
        6.. => (
            "no writing outside a private folder, no TCP, no signals or abstract sockets to others (landlock)",
            [&WRITES[..], &REST].concat(),
        ),
        1..6 => ("(landlock, as far as this kernel has it)", WRITES.to_vec()),
        _ => ("no landlock", vec![]),
    };
    assert!(
        held.ends_with(says) || version < 1 && held.contains(says),
        "landlock {version}: {held}"
    );
    for (name, outcome) in LIMITS.iter().chain(&refused) {
        assert_eq!(told[*name], *outcome, "{name} of {told:#?}");
    }
    match refused.is_empty() {
        true => println!("this kernel has no Landlock, and the report says so: {held}"),
        false => assert_eq!(outside.files(), [("kept".to_owned(), "kept".to_owned())]),
    }
}

#[test]
fn a_lower_limit_that_was_there_before_stays() {
    let launcher = env!("CARGO_BIN_EXE_chesslaws");
    let limits = "ulimit -H -f; ulimit -H -n; ulimit -H -c";
    let script =
        format!("ulimit -f 100; ulimit -n 50; exec '{launcher}' confined -- sh -c '{limits}'");
    let output = std::process::Command::new("sh")
        .args(["-c", &script])
        .output()
        .expect("it runs");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "100\n50\n0\n",
        "{output:?}"
    );
}

/// Waits until a process of the subject has this among its arguments.
fn shows(run: &Certification, argument: &str) -> bool {
    let holds = |pid: &i32| {
        let line = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        line.split(|&byte| byte == 0)
            .any(|word| word == argument.as_bytes())
    };
    within(BOUND, || marked(&run.mark).iter().any(holds))
}

fn send(run: &Certification, signal: Signal) {
    let pid = i32::try_from(run.process.id()).ok().and_then(Pid::from_raw);
    kill_process(pid.expect("a number"), signal).expect("it is there");
}

/// A run that stands still at a question, its subject doing this.
fn standing(name: &str, deed: &str) -> Certification {
    let run = adapter(name, &format!("at-game {deed}"), &["--timeout", "600000"]);
    assert!(shows(&run, deed), "{deed}: {}", run.said("stderr"));
    run
}

#[test]
fn who_runs_away_and_ignores_signals_is_swept_up_at_the_end() {
    for deed in ["runaway", "bomb"] {
        let mut run = adapter(
            &format!("swept-{deed}"),
            &format!("at-game {deed}"),
            &["--timeout", "3000"],
        );
        assert!(shows(&run, "600"), "{deed} does not run");
        assert_eq!(run.end_within(BOUND).code(), Some(3));
        run.left_nothing();
    }
}

#[test]
fn an_interrupted_run_ends_its_subject_first_and_leaves_no_files() {
    for (signal, code) in [(Signal::INT, 130), (Signal::TERM, 143), (Signal::HUP, 129)] {
        for deed in ["silent", "stubborn", "runaway"] {
            let mut run = standing(&format!("interrupted-{code}-{deed}"), deed);
            send(&run, signal);
            assert_eq!(run.end_within(BOUND).code(), Some(code), "{deed}");
            run.left_nothing();
            assert!(run.report().is_none(), "{deed}: a report of half a run");
        }
    }
}

#[test]
fn where_the_program_itself_is_killed_its_subject_dies_too() {
    for deed in ["silent", "stubborn"] {
        let mut run = standing(&format!("killed-{deed}"), deed);
        send(&run, Signal::KILL);
        assert_eq!(run.end_within(BOUND).signal(), Some(9), "{deed}");
        run.is_gone();
    }
}

//! Both builds of every program, by cargo.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Which instructions the compiler may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// What every machine of its kind has.
    Default,
    /// What this machine has.
    Native,
}

impl Build {
    /// Its name on the command line and in the tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Native => "native",
        }
    }

    /// Where it is put.
    pub fn folder(self, target: &Path) -> PathBuf {
        target.join(self.name())
    }
}

/// A library that is measured beside ours.
pub struct Peer {
    /// Its name and version.
    pub name: &'static str,
    /// Our program that asks it.
    pub package: &'static str,
    /// The manifest of the workspace that the program is in.
    manifest: &'static str,
    /// What turns on its sliders by `pext`.
    pext: Option<&'static str>,
}

/// All of them.
pub const PEERS: [Peer; 4] = [
    Peer {
        name: "chess 3.2.0",
        package: "perft-chess",
        manifest: "Cargo.toml",
        // By itself, where the target has BMI2.
        pext: None,
    },
    Peer {
        name: "cozy-chess 0.3.4",
        package: "perft-cozy-chess",
        manifest: "Cargo.toml",
        pext: Some("pext"),
    },
    Peer {
        name: "laura_core 0.5.0",
        package: "perft-laura-core",
        manifest: "peers/laura_core/Cargo.toml",
        pext: Some("pext"),
    },
    Peer {
        name: "shakmaty 0.30.1",
        package: "perft-shakmaty",
        manifest: "peers/shakmaty/Cargo.toml",
        pext: None,
    },
];

/// The time cargo gets for one program.
const LIMIT: Duration = Duration::from_secs(900);
const NATIVE: &str = "-Ctarget-cpu=native";

/// Where everything is built: the folder that cargo was told, or `target` beside the manifest.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| here().join("target"), PathBuf::from)
}

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Builds every program of one build.
pub fn compile(target: &Path, build: Build) -> Result<(), String> {
    let pext = build == Build::Native && bmi2()?;
    cargo(target, build, "Cargo.toml", "perft-ours", None)?;
    for peer in &PEERS {
        let feature = peer.pext.filter(|_| pext);
        cargo(target, build, peer.manifest, peer.package, feature)?;
    }
    Ok(())
}

/// Whether the compiler may use BMI2 in a native build.
fn bmi2() -> Result<bool, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .args([NATIVE, "--print", "cfg"])
        .output()
        .map_err(|error| format!("rustc: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).contains("target_feature=\"bmi2\""))
}

fn cargo(
    target: &Path,
    build: Build,
    manifest: &str,
    package: &str,
    feature: Option<&str>,
) -> Result<(), String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args([
            "build",
            "--release",
            "--locked",
            "--quiet",
            "--package",
            package,
        ])
        .arg("--manifest-path")
        .arg(here().join(manifest))
        .arg("--target-dir")
        .arg(build.folder(target))
        .args(feature.map(|feature| format!("--features={feature}")))
        // What the caller has set for the driver is not to change what is measured.
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("RUSTFLAGS")
        .stdin(Stdio::null());
    if build == Build::Native {
        command.env("RUSTFLAGS", NATIVE);
    }
    eprintln!("building {package}, {}", build.name());
    let mut child = command.spawn().map_err(|error| format!("cargo: {error}"))?;
    let start = Instant::now();
    while start.elapsed() < LIMIT {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) if status.success() => return Ok(()),
            Some(_) => return Err(format!("{package} does not build")),
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    Err(format!("{package}: out of time"))
}

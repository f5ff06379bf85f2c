//! `chesslaws vectors generate`.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::draw::{DEPTH, Draw};
use super::{VectorsError, progress_bar, written};
use crate::shorten;

/// How many vectors are written, and where to.
#[derive(Args, Debug)]
pub(super) struct GenerateArgs {
    /// The seed of the games; the same seed gives the same bytes, and fewer are the beginning of more
    #[arg(long, value_name = "N")]
    seed: u64,
    /// How many positions
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    count: u64,
    /// The file for the lines, whole or not there; stdout if not given
    #[arg(long, value_name = "FILE", conflicts_with = "digest")]
    out: Option<PathBuf>,
    /// No lines: only what they come to, on stdout
    #[arg(long)]
    digest: bool,
    /// What the lines come to (count, digest, motifs) as a JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// What the lines came to.
struct Sum {
    digest: String,
    histogram: BTreeMap<&'static str, u64>,
}

/// Writes the lines, then tells what they come to: on stdout, or on stderr where the lines take stdout.
pub(super) fn run(args: &GenerateArgs, out: &mut dyn Write) -> Result<(), VectorsError> {
    let sum = match &args.out {
        Some(path) => to_file(args, path).map_err(|source| VectorsError::Write {
            what: shorten::path(path),
            source,
        })?,
        None if args.digest => lines(args, &mut io::sink()).map_err(failed)?,
        None => {
            let sum = match lines(args, &mut BufWriter::new(&mut *out)) {
                // Whoever reads the lines may stop reading.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                sum => sum.map_err(failed)?,
            };
            let told = tell(args, &sum, &mut io::stderr().lock());
            return written(told, "what they come to");
        }
    };
    written(tell(args, &sum, out), "what they come to")
}

fn failed(source: io::Error) -> VectorsError {
    let what = "the lines".to_owned();
    VectorsError::Write { what, source }
}

fn to_file(args: &GenerateArgs, path: &Path) -> io::Result<Sum> {
    let name = path.file_name().ok_or_else(|| {
        let what = "the path names no file";
        io::Error::new(io::ErrorKind::InvalidInput, what)
    })?;
    let unfinished = path.with_file_name(format!(".{}.unfinished", name.to_string_lossy()));
    let mut file = BufWriter::new(File::create(&unfinished)?);
    let sum = lines(args, &mut file)?;
    file.into_inner()?.sync_all()?;
    fs::rename(&unfinished, path)?;
    Ok(sum)
}

fn lines(args: &GenerateArgs, out: &mut dyn Write) -> io::Result<Sum> {
    let mut draw = Draw::seeded(args.seed);
    let mut digest = Sha256::new();
    let bar = progress_bar(Some(args.count));
    for _ in 0..args.count {
        let line = serde_json::to_string(&draw.next())? + "\n";
        digest.update(&line);
        out.write_all(line.as_bytes())?;
        bar.inc(1);
    }
    out.flush()?;
    bar.finish_and_clear();
    Ok(Sum {
        digest: hexadecimal(&digest.finalize()),
        histogram: draw.histogram().clone(),
    })
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn tell(args: &GenerateArgs, sum: &Sum, out: &mut dyn Write) -> io::Result<()> {
    let Sum { digest, histogram } = sum;
    let (seed, count) = (args.seed, args.count);
    if args.json {
        let told = json!({
            "seed": seed, "count": count, "depth": DEPTH, "sha256": digest, "motifs": histogram,
        });
        return writeln!(out, "{told:#}");
    }
    writeln!(
        out,
        "{count} positions of seed {seed}, perft to depth {DEPTH}"
    )?;
    writeln!(out, "sha256 {digest}")?;
    for (name, count) in histogram {
        writeln!(out, "{name:<28} {count}")?;
    }
    Ok(())
}

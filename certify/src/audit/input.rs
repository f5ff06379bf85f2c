//! The inputs: files, archives of one file, and standard input.

use std::fs::File;
use std::io::{self, Chain, Cursor, Read};

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};

const GZIP: [u8; 2] = [0x1F, 0x8B];
const ZSTANDARD: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];

/// What is read from.
pub(super) struct Input {
    pub(super) bytes: Box<dyn Read + Send>,
    /// Whether it was packed.
    pub(super) packed: bool,
    /// What it is, where it is nothing that can be read.
    pub(super) foreign: Option<&'static str>,
}

/// Opens a file, or standard input for `-`. Archives are told by their first bytes, whatever they are called.
pub(super) fn open(name: &str) -> io::Result<Input> {
    let mut bytes: Box<dyn Read + Send> = match name {
        "-" => Box::new(io::stdin()),
        name => Box::new(File::open(name)?),
    };
    let mut magic = Vec::new();
    bytes.by_ref().take(6).read_to_end(&mut magic)?;
    let gzip = magic.starts_with(&GZIP);
    let foreign = foreign(&magic);
    let zstandard = magic.starts_with(&ZSTANDARD) || skippable(&magic);
    let whole = Cursor::new(magic).chain(bytes);
    Ok(Input {
        bytes: if gzip {
            Box::new(MultiGzDecoder::new(whole))
        } else if zstandard {
            Box::new(Frames::Between(Box::new(whole)))
        } else {
            Box::new(whole)
        },
        packed: gzip || zstandard,
        foreign,
    })
}

/// What cannot be read, by its first bytes.
fn foreign(magic: &[u8]) -> Option<&'static str> {
    match magic {
        [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..] => Some("UTF-32"),
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => Some("UTF-16"),
        [1..=0xFF, 0, 1..=0xFF, 0, ..] | [0, 1..=0xFF, 0, 1..=0xFF, ..] => Some("UTF-16"),
        [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Some("xz"),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => Some("bzip2"),
        [b'P', b'K', 3, 4, ..] => Some("zip"),
        [b'7', b'z', 0xBC, 0xAF, ..] => Some("7z"),
        _ => None,
    }
}

/// A frame that holds no data, by its first bytes.
fn skippable(magic: &[u8]) -> bool {
    matches!(magic, [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..])
}

type Source = Box<dyn Read + Send>;
type Frame = StreamingDecoder<Chain<Cursor<[u8; 4]>, Source>, FrameDecoder>;

/// The frames of a Zstandard archive one after the other.
enum Frames {
    Between(Source),
    Inside(Box<Frame>),
    Over,
}

impl Read for Frames {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        loop {
            match std::mem::replace(self, Self::Over) {
                Self::Over => return Ok(0),
                Self::Between(source) => *self = next_frame(source)?,
                Self::Inside(mut frame) => {
                    let read = frame.read(out).map_err(|error| {
                        io::Error::new(error.kind(), "what is packed cannot be read")
                    })?;
                    *self = if read == 0 && !out.is_empty() {
                        Self::Between(frame.into_inner().into_inner().1)
                    } else {
                        Self::Inside(frame)
                    };
                    if read > 0 || out.is_empty() {
                        return Ok(read);
                    }
                }
            }
        }
    }
}

fn next_frame(mut source: Source) -> io::Result<Frames> {
    let mut magic = Vec::new();
    source.by_ref().take(4).read_to_end(&mut magic)?;
    let Ok(magic) = <[u8; 4]>::try_from(magic.as_slice()) else {
        return match magic.len() {
            0 => Ok(Frames::Over),
            _ => Err(io::ErrorKind::UnexpectedEof.into()),
        };
    };
    if skippable(&magic) {
        let mut length = [0; 4];
        source.read_exact(&mut length)?;
        let length = u64::from(u32::from_le_bytes(length));
        io::copy(&mut source.by_ref().take(length), &mut io::sink())?;
        return Ok(Frames::Between(source));
    }
    let frame = StreamingDecoder::new(Cursor::new(magic).chain(source));
    let frame = frame.map_err(|_| io::Error::other("no frame of Zstandard begins here"))?;
    Ok(Frames::Inside(Box::new(frame)))
}

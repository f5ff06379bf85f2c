//! The parts shared out over threads; what comes back is taken in the order of the input.

use std::collections::BTreeMap;
use std::io::Read;
use std::sync::Mutex;
use std::sync::mpsc;
use std::thread;

use super::batch::{Batch, Batches};
use super::examine::{Examined, Settings, examine};

/// Examines all parts of an input on so many threads, and tells what is found in order. `told` says whether to go on.
pub(super) fn work<R: Read, E>(
    batches: &mut Batches<R>,
    settings: &Settings,
    jobs: usize,
    mut told: impl FnMut(Examined) -> Result<(), E>,
) -> Result<(), E> {
    if jobs <= 1 {
        while let Some(batch) = batches.next() {
            told(examine(&batch, settings))?;
        }
        return Ok(());
    }
    let (hand, parts) = mpsc::channel::<(u64, Batch)>();
    let (answer, answers) = mpsc::channel();
    let parts = Mutex::new(parts);
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (answer, parts) = (answer.clone(), &parts);
            scope.spawn(move || {
                while let Some((number, batch)) = taken(parts) {
                    if answer.send((number, examine(&batch, settings))).is_err() {
                        return;
                    }
                }
            });
        }
        // The threads end when nothing more can be handed to them.
        let hand = hand;
        drop(answer);
        share(batches, jobs, &hand, &answers, &mut told)
    })
}

/// Hands out parts, few enough at a time, and tells what comes back in their order.
fn share<R: Read, E>(
    batches: &mut Batches<R>,
    jobs: usize,
    hand: &mpsc::Sender<(u64, Batch)>,
    answers: &mpsc::Receiver<(u64, Examined)>,
    told: &mut impl FnMut(Examined) -> Result<(), E>,
) -> Result<(), E> {
    let (mut handed, mut next) = (0, 0);
    let mut early = BTreeMap::new();
    loop {
        while handed - next < 2 * jobs as u64 {
            let Some(batch) = batches.next() else { break };
            if hand.send((handed, batch)).is_err() {
                break;
            }
            handed += 1;
        }
        if handed == next {
            return Ok(());
        }
        let Ok((number, examined)) = answers.recv() else {
            return Ok(());
        };
        early.insert(number, examined);
        while let Some(examined) = early.remove(&next) {
            next += 1;
            told(examined)?;
        }
    }
}

fn taken(parts: &Mutex<mpsc::Receiver<(u64, Batch)>>) -> Option<(u64, Batch)> {
    parts.lock().ok()?.recv().ok()
}

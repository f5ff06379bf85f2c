//! What the machine offers, chosen when the program runs: the same tree walk compiled for three sets of instructions.
//!
//! This is the one module with unsafe code: a function compiled for instructions that a machine may lack can only be
//! called unsafely. Each such call stands under the check that the machine has them.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod lanes;

use crate::count::{Counter, Maker, Visit};
use crate::generate::generate;
use crate::men::Men;

/// A set of instructions the walk is compiled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Isa {
    /// What every machine of its kind has.
    Portable,
    /// x86-64 with BMI1, BMI2, POPCNT and LZCNT.
    Bmi,
    /// x86-64 with AVX-512 F and VPOPCNTDQ: eight directions at once.
    Avx512,
}

impl Isa {
    /// Those that this machine has, the slowest first.
    #[must_use]
    pub fn available() -> Vec<Self> {
        [Self::Portable, Self::Bmi, Self::Avx512]
            .into_iter()
            .filter(|isa| isa.here())
            .collect()
    }

    /// The fastest that this machine has.
    #[must_use]
    pub fn best() -> Self {
        Self::available().pop().unwrap_or(Self::Portable)
    }

    /// Its name, as `perft --isa` takes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Bmi => "bmi2",
            Self::Avx512 => "avx512",
        }
    }

    fn here(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Bmi => {
                is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("popcnt")
                    && is_x86_feature_detected!("lzcnt")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                Self::Bmi.here()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512vpopcntdq")
            }
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// The squares a slider attacks, where this set of instructions has its own way of finding them.
    pub(crate) fn slides(self, square: usize, occupied: u64, orthogonal: bool) -> Option<u64> {
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `here` has said that the machine has the instructions.
            Self::Avx512 if self.here() => {
                Some(unsafe { lanes::slides(1 << square, occupied, orthogonal) })
            }
            _ => None,
        }
    }

    /// The number of leaves so many plies below the men; `bulk` counts the moves of the last ply without making them.
    pub(crate) fn leaves(self, white: bool, men: &Men, passed: u64, depth: u32, bulk: bool) -> u64 {
        match depth {
            0 => return 1,
            _ if !self.here() => return Isa::Portable.leaves(white, men, passed, depth, bulk),
            _ => {}
        }
        // SAFETY: `here` has said that the machine has the instructions the walk is compiled for.
        unsafe {
            match (self, white, bulk) {
                (Self::Portable, true, true) => Portable::walk::<true, true>(men, passed, depth),
                (Self::Portable, false, true) => Portable::walk::<false, true>(men, passed, depth),
                (Self::Portable, true, false) => Portable::walk::<true, false>(men, passed, depth),
                (Self::Portable, false, false) => {
                    Portable::walk::<false, false>(men, passed, depth)
                }
                #[cfg(target_arch = "x86_64")]
                (Self::Bmi, true, true) => Bmi::walk::<true, true>(men, passed, depth),
                #[cfg(target_arch = "x86_64")]
                (Self::Bmi, false, true) => Bmi::walk::<false, true>(men, passed, depth),
                #[cfg(target_arch = "x86_64")]
                (Self::Bmi, true, false) => Bmi::walk::<true, false>(men, passed, depth),
                #[cfg(target_arch = "x86_64")]
                (Self::Bmi, false, false) => Bmi::walk::<false, false>(men, passed, depth),
                #[cfg(target_arch = "x86_64")]
                (Self::Avx512, true, true) => Avx512::walk::<true, true>(men, passed, depth),
                #[cfg(target_arch = "x86_64")]
                (Self::Avx512, false, true) => Avx512::walk::<false, true>(men, passed, depth),
                #[cfg(target_arch = "x86_64")]
                (Self::Avx512, true, false) => Avx512::walk::<true, false>(men, passed, depth),
                #[cfg(target_arch = "x86_64")]
                (Self::Avx512, false, false) => Avx512::walk::<false, false>(men, passed, depth),
                #[cfg(not(target_arch = "x86_64"))]
                _ => unreachable!("no other is here"),
            }
        }
    }
}

/// The walk as compiled for one set of instructions. Both functions are unsafe to call on a machine without them.
trait Compiled: Sized {
    /// The leaves below, at a depth of one ply or more.
    unsafe fn walk<const WHITE: bool, const BULK: bool>(men: &Men, passed: u64, depth: u32) -> u64;
    /// The number of legal moves.
    unsafe fn count<const WHITE: bool>(men: &Men, passed: u64) -> u64;
}

/// One level of the walk, to be inlined into a function compiled for the right instructions.
#[inline(always)]
unsafe fn level<C: Compiled, const WHITE: bool, const BULK: bool>(
    men: &Men,
    passed: u64,
    depth: u32,
) -> u64 {
    debug_assert!(depth > 0);
    if BULK && depth == 1 {
        // SAFETY: the caller runs on a machine with the instructions of `C`.
        return unsafe { C::count::<WHITE>(men, passed) };
    }
    if BULK && depth == 2 {
        let mut last = Maker::<_, WHITE>(Last::<C, WHITE> {
            leaves: 0,
            compiled: core::marker::PhantomData,
        });
        generate::<WHITE>(men, passed, &mut last);
        return last.0.leaves;
    }
    if !BULK && depth == 1 {
        let mut made = Maker::<_, WHITE>(Made { leaves: 0 });
        generate::<WHITE>(men, passed, &mut made);
        return made.0.leaves;
    }
    let mut deeper = Maker::<_, WHITE>(Deeper::<C, WHITE, BULK> {
        leaves: 0,
        depth: depth - 1,
        compiled: core::marker::PhantomData,
    });
    generate::<WHITE>(men, passed, &mut deeper);
    deeper.0.leaves
}

/// Walks on below each child.
struct Deeper<C, const WHITE: bool, const BULK: bool> {
    leaves: u64,
    depth: u32,
    compiled: core::marker::PhantomData<C>,
}

impl<C: Compiled, const WHITE: bool, const BULK: bool> Visit for Deeper<C, WHITE, BULK> {
    #[inline(always)]
    fn child(&mut self, men: &Men, passed: u64) {
        // SAFETY: as in `level`, which alone makes this value. The colour alternates.
        self.leaves += unsafe {
            if WHITE {
                C::walk::<false, BULK>(men, passed, self.depth)
            } else {
                C::walk::<true, BULK>(men, passed, self.depth)
            }
        };
    }
}

/// Counts the moves of each child.
struct Last<C, const WHITE: bool> {
    leaves: u64,
    compiled: core::marker::PhantomData<C>,
}

impl<C: Compiled, const WHITE: bool> Visit for Last<C, WHITE> {
    #[inline(always)]
    fn child(&mut self, men: &Men, passed: u64) {
        // SAFETY: as in `level`, which alone makes this value.
        self.leaves += unsafe {
            if WHITE {
                C::count::<false>(men, passed)
            } else {
                C::count::<true>(men, passed)
            }
        };
    }
}

/// Makes every child and counts one for it.
struct Made {
    leaves: u64,
}

impl Visit for Made {
    #[inline(always)]
    fn child(&mut self, men: &Men, passed: u64) {
        core::hint::black_box((men, passed));
        self.leaves += 1;
    }
}

struct Portable;

impl Compiled for Portable {
    unsafe fn walk<const WHITE: bool, const BULK: bool>(men: &Men, passed: u64, depth: u32) -> u64 {
        // SAFETY: every machine has these instructions.
        unsafe { level::<Self, WHITE, BULK>(men, passed, depth) }
    }

    unsafe fn count<const WHITE: bool>(men: &Men, passed: u64) -> u64 {
        let mut counter = Counter::default();
        generate::<WHITE>(men, passed, &mut counter);
        counter.moves
    }
}

#[cfg(target_arch = "x86_64")]
struct Bmi;

#[cfg(target_arch = "x86_64")]
impl Compiled for Bmi {
    #[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt")]
    unsafe fn walk<const WHITE: bool, const BULK: bool>(men: &Men, passed: u64, depth: u32) -> u64 {
        // SAFETY: called on a machine with these instructions only.
        unsafe { level::<Self, WHITE, BULK>(men, passed, depth) }
    }

    #[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt")]
    unsafe fn count<const WHITE: bool>(men: &Men, passed: u64) -> u64 {
        let mut counter = Counter::default();
        generate::<WHITE>(men, passed, &mut counter);
        counter.moves
    }
}

#[cfg(target_arch = "x86_64")]
struct Avx512;

#[cfg(target_arch = "x86_64")]
impl Compiled for Avx512 {
    #[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt,avx512f,avx512vpopcntdq")]
    unsafe fn walk<const WHITE: bool, const BULK: bool>(men: &Men, passed: u64, depth: u32) -> u64 {
        // SAFETY: called on a machine with these instructions only.
        unsafe { level::<Self, WHITE, BULK>(men, passed, depth) }
    }

    #[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt,avx512f,avx512vpopcntdq")]
    unsafe fn count<const WHITE: bool>(men: &Men, passed: u64) -> u64 {
        lanes::count::<WHITE>(men, passed)
    }
}

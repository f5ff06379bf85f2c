//! What is drawn, and from which seed.

/// Numbers by splitmix64: the same from the same seed on every machine.
pub(super) struct Random(u64);

impl Random {
    pub(super) const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below the bound, which is not 0.
    pub(super) const fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

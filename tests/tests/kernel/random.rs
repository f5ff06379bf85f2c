//! What is drawn, and from which seed.

/// Numbers by splitmix64.
pub(crate) struct Random(u64);

impl Random {
    /// The seed of this run, told so that the run can be had again.
    pub(crate) fn seeded(what: &str) -> Self {
        let seed = std::env::var("CHESSLAWS_SEED").map_or(1, |text| {
            text.parse().expect("CHESSLAWS_SEED is a whole number")
        });
        eprintln!("{what}: seed {seed}");
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below the bound.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// Whether the whole of every domain is wanted.
pub(crate) fn full() -> bool {
    std::env::var_os("CHESSLAWS_FULL").is_some()
}

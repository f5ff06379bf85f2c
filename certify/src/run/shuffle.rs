//! An order that a printed seed reproduces.

/// The generator splitmix64 of Steele, Lea and Flood.
struct SplitMix(u64);

impl SplitMix {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

/// Shuffles the items as the seed says.
pub(super) fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut random = SplitMix(seed);
    for last in (1..items.len()).rev() {
        let other = random.next() % (last as u64 + 1);
        items.swap(last, other as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix_gives_its_published_first_numbers() {
        let mut random = SplitMix(1_234_567);
        assert_eq!(
            [random.next(), random.next()],
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]
        );
    }

    #[test]
    fn a_seed_reproduces_the_order_and_nothing_is_lost() {
        let order = |seed| {
            let mut items: Vec<u32> = (0..100).collect();
            shuffle(&mut items, seed);
            items
        };
        assert_eq!(order(7), order(7));
        assert_ne!(order(7), order(8));
        let mut sorted = order(7);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..100).collect::<Vec<_>>());
    }
}

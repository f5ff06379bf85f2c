//! Numbers that look like chance, the same for the same seed: whole numbers alone, so that every machine agrees.

/// The generator known as splitmix64.
pub struct Dice(u64);

impl Dice {
    /// The dice of one game.
    pub fn new(seed: u64, game: u64) -> Self {
        let mut dice = Self(seed.rotate_left(32) ^ game);
        dice.0 = dice.next();
        dice
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below that one.
    pub fn below(&mut self, sides: u32) -> u32 {
        (((self.next() >> 32) * u64::from(sides)) >> 32) as u32
    }

    /// A number from minus that one up to it, those in the middle more often.
    pub fn around(&mut self, most: i32) -> i32 {
        let drawn = self.next();
        let half = |bits: u64| (((bits & 0xFFFF_FFFF) * (most as u64 + 1)) >> 32) as i32;
        half(drawn) - half(drawn >> 32)
    }

    /// Whether one of so many cases has come.
    pub fn one_in(&mut self, cases: u32) -> bool {
        self.below(cases) == 0
    }

    /// One of several.
    pub fn of<'a, T>(&mut self, several: &'a [T]) -> &'a T {
        &several[self.below(several.len() as u32) as usize]
    }
}

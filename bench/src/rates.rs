//! Questions a second, over several rounds.

/// What one way of asking has reached.
pub struct Rates {
    name: &'static str,
    rounds: Vec<f64>,
}

impl Rates {
    /// None yet.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            rounds: Vec::new(),
        }
    }

    /// One round more.
    pub fn add(&mut self, rate: f64) {
        self.rounds.push(rate);
        self.rounds.sort_by(f64::total_cmp);
    }

    /// The middle one; 0 without any.
    pub fn median(&self) -> f64 {
        self.rounds
            .get(self.rounds.len() / 2)
            .copied()
            .unwrap_or(0.0)
    }

    /// The median and the slowest and fastest round.
    pub fn print(&self) {
        if let [slowest, .., fastest] = self.rounds[..] {
            println!(
                "  {:<34}{:>8.0} a second ({slowest:.0} to {fastest:.0})",
                self.name,
                self.median()
            );
        }
    }
}

//! Faults in Article 10 (forfeits), off the board plane.

super::faults! {}

//! Faults in Article 10 (claims), off the board plane.

super::faults! {}

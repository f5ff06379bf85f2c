//! Faults in Article 8, off the board plane.

super::faults! {}

//! Faults in Article 12, off the board plane.

super::faults! {}

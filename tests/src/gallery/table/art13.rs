//! Faults in Article 13, off the board plane.

super::faults! {}

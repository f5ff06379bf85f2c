//! Faults in Article 11, off the board plane.

super::faults! {}

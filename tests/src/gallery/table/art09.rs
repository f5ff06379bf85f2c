//! Faults in Article 9, off the board plane.

super::faults! {}

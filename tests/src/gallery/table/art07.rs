//! Faults in Article 7, off the board plane.

super::faults! {}

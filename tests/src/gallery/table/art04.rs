//! Faults in Article 4, off the board plane.

super::faults! {}

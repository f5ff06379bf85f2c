//! Faults in Article 3, off the board plane.

super::faults! {}

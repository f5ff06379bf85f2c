//! Faults in Article 5, off the board plane.

super::faults! {}

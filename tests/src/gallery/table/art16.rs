//! Faults in Article 16, off the board plane.

super::faults! {}

//! Faults in Article 14, off the board plane.

super::faults! {}

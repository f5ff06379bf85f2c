//! Faults in Article 15, off the board plane.

super::faults! {}

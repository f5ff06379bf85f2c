//! Faults in Article 17, off the board plane.

super::faults! {}

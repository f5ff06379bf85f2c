//! Faults in Article 10 (resigns), off the board plane.

super::faults! {}

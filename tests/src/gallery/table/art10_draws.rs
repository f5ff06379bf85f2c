//! Faults in Article 10 (draws), off the board plane.

super::faults! {}

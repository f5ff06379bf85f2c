//! Faults in Article 10 (agreement), off the board plane.

super::faults! {}

//! The cases: vectors, public fault reports and the step table of the features.
#![forbid(unsafe_code)]

//! What is asked of a subject and what it may answer.
#![forbid(unsafe_code)]

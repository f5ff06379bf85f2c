//! Subjects that are wrong as a whole.

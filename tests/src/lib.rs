//! The tests that need everything: features, faults, properties, edges, traceability.
#![forbid(unsafe_code)]

//! The ids of the Laws: editions, statements, disputes, and the law! macro that will not compile on an unknown one.
#![forbid(unsafe_code)]

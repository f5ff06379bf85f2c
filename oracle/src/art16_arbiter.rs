//! Article 16, the arbiter.

use crate::table::laws::statements;

statements![art16_arbiter:
];

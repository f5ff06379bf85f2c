//! Article 17, scoring.

use crate::table::laws::statements;

statements![art17_scoring:
];

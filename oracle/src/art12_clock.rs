//! Article 12, the clock.

use crate::table::laws::statements;

statements![art12_clock:
];

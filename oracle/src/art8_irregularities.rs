//! Article 8, irregularities.

use crate::table::laws::statements;

statements![art8_irregularities:
];

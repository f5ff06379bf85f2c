//! Article 13, the adjournment.

use crate::table::laws::statements;

statements![art13_sealing:
];

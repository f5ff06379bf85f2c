//! Article 14, the resumption.

use crate::table::laws::statements;

statements![art14_resumption:
];

//! Articles 10.14 to 10.17, games that are lost.

use crate::table::laws::statements;

statements![art10_forfeits:
];

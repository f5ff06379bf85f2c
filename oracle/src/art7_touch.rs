//! Article 7, the touched piece.

use crate::table::laws::statements;

statements![art7_touch:
];

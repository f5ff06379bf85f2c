//! Article 15, the conduct of the players.

use crate::table::laws::statements;

statements![art15_conduct:
];

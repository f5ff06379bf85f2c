//! Article 11, the recording of the game.

use crate::table::laws::statements;

statements![art11_recording:
];

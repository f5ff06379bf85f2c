//! Articles 5.1.3 and 5.1.4, castling and the touched piece.

use crate::table::laws::statements;

statements![art5_castling_by_touch:
];

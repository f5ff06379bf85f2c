//! Articles 10.6 to 10.9, the draw by agreement.

use crate::table::laws::statements;

statements![art10_agreement:
];

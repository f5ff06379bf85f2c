//! A dispute to begin with.

/// The commented template that `rule --new` writes; it is a dispute that can be ruled on as it stands.
pub(super) const TEMPLATE: &str = r#"# A dispute over the board, for `chesslaws rule`. Change it to yours; `chesslaws rule --forms` lists all that can
# happen, `chesslaws rule --schema` writes the JSON Schema of this file.
edition: fide-1993
title: "A move made but not pressed when the flag falls"
# Where it is told, if it is told somewhere.
source: "an example"
# The position before the undisputed moves: startpos, or a FEN.
start: "startpos"
# The moves nobody disputes, in UCI or algebraic notation. No time passes in them. In place of start and moves, `pgn: |`
# and below it a game in PGN, or `pgn: "1. e4 e5"`.
moves: "e2e4 e7e5"
# What was settled before play. Periods stand in their order.
conditions:
- "the time control is 2 moves in 2:00:00"
# What happened, a line each: the time from the start of the session where it counts, who acts, what he does. What
# only an eye could see may say whose: "White brushes e2 by accident, as Black states".
events:
- "0:00:00 the arbiter starts White's clock"
- "1:59:59 White plays g1f3"
- "2:00:01 the arbiter sees that White's flag has fallen"
# What is asked: result, ruling (what follows?), moves (what must he play?), clocks, penalties, or a claim that is tried, such as
# "may White: claims a draw by repetition".
questions:
- "result"
- "clocks"
"#;

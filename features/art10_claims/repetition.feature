Feature: Article 10.10 and 10.11: the claim of a repetition
  The knights that go out and back twice bring the initial array a third time.

  @1993:10.10.a
  Rule: 10.10.a A draw by repetition needs a claim by the player who has the move

    # source: Reykjavik 1972, game 17: Spassky lets the position recur, Fischer claims
    @positive
    Scenario: He who has the move claims
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      When White claims a draw by repetition
      Then the claim is White's to make
      And because 1993:10.10.a
      And the result is a draw

    # source: chessexpress.blogspot.com 2023/10: nobody claimed, nothing happens
    @negative
    Scenario: Nobody claims, and the game goes on
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      When Black plays f6g8
      Then the position has appeared 3 times
      And lacking 1993:10.10.a
      And the game is not over
      And it is White's move

    # source: ecforum t=9375: White makes the repeating move and only then claims; he no longer has the move
    @negative
    Scenario: He makes the move that repeats and then claims
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      And the time control is 40 moves in 2:00:00
      And the arbiter starts Black's clock
      And 0:05:00 Black plays f6g8
      When 0:05:10 Black claims a draw by repetition
      Then lacking 1993:10.10.a
      And it does not follow that the claim is Black's to make
      And the game is not over
      And Black has used 0:10:10
      And White may claim: claims a draw by repetition

  @1993:10.10.1
  Rule: 10.10.1 Claim before: he writes the move on his sheet and tells the arbiter

    # source: Reykjavik 1972, game 18: Fischer summons the arbiter before his 48th move and shows the move he means
    @positive
    Scenario: Written and declared
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      And Black writes f6g8 on the score sheet
      When Black claims a draw by repetition with f6g8
      Then what is claimed is so
      And because 1993:10.10.a and 1993:10.10.1 and 1993:10.13.1
      And the result is a draw

    # source: Buenos Aires 1971, game 3: three occurrences, not one after the other
    @positive
    Scenario: The occurrences need not follow one another
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 b1c3 g8f6 c3b1" have been played
      And Black writes f6g8 on the score sheet
      When Black claims a draw by repetition with f6g8
      Then the result is a draw
      And because 1993:10.10.1

    # source: text only; by 13.1.1.a the sealed move stands on the score sheet too
    @positive
    Scenario: Written as the sealed move
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      And the arbiter announces the end of the session
      And Black writes f6g8 as the sealed move
      When Black claims a draw by repetition with f6g8
      Then the result is a draw
      And because 1993:10.10.1

    # source: text only
    @boundary
    Scenario: With the move it would be the second time
      Given the initial array
      And the moves "g1f3 g8f6 f3g1" have been played
      And Black writes f6g8 on the score sheet
      When Black claims a draw by repetition with f6g8
      Then lacking 1993:10.10.1
      And the game is not over
      And the player is bound to f6g8

    # source: text only
    @boundary
    Scenario: With the move it will be the fourth time
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      And Black writes f6g8 on the score sheet
      When Black claims a draw by repetition with f6g8
      Then the result is a draw
      And because 1993:10.10.1

    # source: text only
    @negative
    Scenario: Declared and not written
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      When Black claims a draw by repetition with f6g8
      Then lacking 1993:10.10.1
      And it does not follow that what is claimed is so
      And the game is not over
      And the player is bound to f6g8

    # source: text only
    @negative
    Scenario: Another move is written than the one declared
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      And Black writes b8c6 on the score sheet
      When Black claims a draw by repetition with f6g8
      Then lacking 1993:10.10.1
      And the game is not over

    # source: text only
    @negative
    Scenario: What he wrote before the opponent's move does not count
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6" have been played
      And Black writes f6g8 on the score sheet
      And White plays f3g1
      When Black claims a draw by repetition with f6g8
      Then lacking 1993:10.10.1
      And the game is not over

    # source: text only
    @negative
    Scenario: The declared move is not legal, and binds him to nothing
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      And Black writes f6f8 on the score sheet
      When Black claims a draw by repetition with f6f8
      Then lacking 1993:10.10.1
      And Black's used time grows by 0:05:00
      And the player is bound to nothing
      And the game is not over

    # source: Tilburg 1986, Karpov-Miles (B070): Black could still castle in the first of them
    @negative
    Scenario: The first occurrence was another position
      Given the position "r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22"
      And the moves "c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8" have been played
      And White writes c3b5 on the score sheet
      When White claims a draw by repetition with c3b5
      Then lacking 1993:10.10.1
      And White's used time grows by 0:05:00
      And the player is bound to c3b5
      And the game is not over

    # source: Tilburg 1986, and text only: White has the move, so that castling is possible in none of the positions
    @boundary
    Scenario: The right alone makes another position, but not by the other reading
      Given the position "r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22"
      And the moves "c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3" have been played
      And Black writes a4a8 on the score sheet
      When Black claims a draw by repetition with a4a8
      Then lacking 1993:10.10.1
      And the game is not over
      And 1993:Q07 is disputed
      And by reading b of 1993:Q07, the result is a draw

  @1993:10.10.2
  Rule: 10.10.2 Claim after: the position has just appeared for the third time, the same player to move each time

    # source: cutechess #817 (B059), CorentinGS/chess #98 (B062), lichess lila #10233 (B065), cutechess #644 (B068)
    @positive
    Scenario Outline: <case>: the third time, and <who> claims
      Given the position "<fen>"
      And the moves "<played>" have been played
      When <who> claims a draw by repetition
      Then the position has appeared 3 times
      And the result is a draw
      And because 1993:10.10.2

      Examples:
        | case | who   | fen | played |
        | B059 | White | 6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1 | h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6 h7g7 |
        | B062 | Black | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1 |
        | B065 | White | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4 g8f6 d1h5 f6h5 e4e5 d7d5 g1f3 h5f6 f3g1 f6h5 g1f3 h5f6 f3g1 f6h5 b1c3 b8c6 e1e2 c8d7 e2e1 d7c8 e1e2 c8d7 e2e1 d7c8 b2b3 b7b6 c1b2 c8b7 b2c1 b7c8 c1b2 c8b7 b2c1 b7c8 |
        | B068 | White | r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22 | c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 |

    # source: lichess lila #10233 (B063): en passant was possible once; cutechess #644 (B067): so was castling
    @boundary @negative
    Scenario Outline: <case>: the second time only
      Given the position "<fen>"
      And the moves "<played>" have been played
      When White claims a draw by repetition
      Then the position has appeared 2 times
      And the game is not over
      And White's used time grows by 0:05:00
      And lacking 1993:10.10.2

      Examples:
        | case | fen | played |
        | B063 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4 g8f6 d1h5 f6h5 e4e5 d7d5 g1f3 h5f6 f3g1 f6h5 g1f3 h5f6 f3g1 f6h5 |
        | B067 | r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22 | c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8 |

    # source: text only
    @boundary
    Scenario: The fourth time
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      And Black plays f6g8
      When White claims a draw by repetition
      Then the position has appeared 4 times
      And the result is a draw
      And because 1993:10.10.2

    # source: text only; python-chess counts three
    @boundary
    Scenario: The pawn that could capture in passing is pinned the first time
      Given the position "3k4/8/8/8/3p4/8/4P3/3R2K1 w - - 0 1"
      And the moves "e2e4 d8e8 g1f1 e8d8 f1g1 d8e8 g1f1 e8d8 f1g1" have been played
      When Black claims a draw by repetition
      Then the position has appeared 3 times
      And the result is a draw
      And because 1993:10.10.2
      And 1993:Q08 is disputed
      And by reading b of 1993:Q08, the game is not over

    # source: Fischer-Spassky, Wikipedia "Threefold repetition": the same side was not to move in all of them
    @negative
    Scenario: The same men, but not the same player to move each time
      Given the position "7k/8/8/8/8/8/R7/K7 w - - 0 1"
      And the moves "a2b2 h8g8 b2a2 g8h8 a2b2 h8g8 b2c2 g8h8 c2a2" have been played
      When Black claims a draw by repetition
      Then the position has appeared 1 times
      And the game is not over
      And lacking 1993:10.10.2
      And Black's used time grows by 0:05:00

    # source: text only
    @positive
    Scenario: The three appearances happen at the table
      Given the position "7k/8/8/8/8/8/R7/K7 w - - 0 1"
      And White plays a2b2
      And Black plays h8g8
      And White plays b2a2
      And Black plays g8h8
      And White plays a2b2
      And Black plays h8g8
      And White plays b2a2
      When White claims a draw by repetition
      Then the game is not over
      When Black plays g8h8
      And White claims a draw by repetition
      Then the position has appeared 3 times
      And the result is a draw
      And because 1993:10.10.2

  @1993:10.11.a
  Rule: 10.11.a A player who moves without having claimed loses the right to claim on that occurrence

    # source: text only
    @positive
    Scenario: He moves from the position that has appeared, and claims a move later
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      When White plays e2e4
      Then White loses the right to claim on that occurrence
      And because 1993:10.11.a
      When Black plays e7e5
      And White claims a draw by repetition
      Then White loses the right to claim on that occurrence
      And because 1993:10.11.a
      And the game is not over

    # source: ecforum t=9375: he makes the move that repeats without a word
    @positive
    Scenario: He brings the position about without having claimed
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      When Black plays f6g8
      Then Black loses the right to claim on that occurrence
      And because 1993:10.11.a
      And White may claim: claims a draw by repetition

    # source: jhlywa/chess.js #144 (B073): repeated twice more, then other moves
    @boundary @negative
    Scenario: After two appearances there was no right to lose
      Given the initial array
      And the moves "g1f3 g8f6 f3g1" have been played
      When Black plays f6g8
      Then it does not follow that Black loses the right to claim on that occurrence
      And lacking 1993:10.11.a
      And White may not claim: claims a draw by repetition

    # source: jhlywa/chess.js #144 (B073)
    @positive
    Scenario: The claim comes two moves late
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And White plays e2e4
      And Black plays e7e5
      When White claims a draw by repetition
      Then the position has appeared 1 times
      And White's used time grows by 0:05:00
      And because 1993:10.11.a
      And the game is not over

    # source: text only
    @negative
    Scenario: He has claimed in the arbiter's absence, and moves
      Given the arbiter is absent
      And the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And White claims a draw by repetition
      When White plays e2e4
      Then lacking 1993:10.11.a
      And it does not follow that White loses the right to claim on that occurrence
      When the arbiter rules on the claim
      Then the result is a draw

  @1993:10.11.b
  Rule: 10.11.b He has it again when the same position appears again with him to move

    # source: text only
    @positive
    Scenario: The position appears for the fourth time
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And White plays g1f3
      And Black plays g8f6
      And White plays f3g1
      When Black plays f6g8
      Then White has the right to claim again
      And because 1993:10.11.b
      When White claims a draw by repetition
      Then the result is a draw

    # source: text only
    @negative
    Scenario: Another position appears
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And White plays b1c3
      When Black plays b8c6
      Then it does not follow that White has the right to claim again
      And lacking 1993:10.11.b
      And White may not claim: claims a draw by repetition
      When White plays c3b1
      And Black plays c6b8
      Then White has the right to claim again
      And White may claim: claims a draw by repetition

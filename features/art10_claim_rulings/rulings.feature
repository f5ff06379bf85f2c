Feature: Article 10.13: the ruling on a claim

  @1993:10.13.0.a
  Rule: 10.13.0.a The arbiter first stops both clocks, then checks the claim

    # source: Reykjavik 1972, game 18: the arbiter is summoned
    @positive
    Scenario: The clocks stand while he checks, and run on when the claim is wrong
      Given the initial array
      And the moves "g1f3 g8f6 f3g1" have been played
      And the arbiter starts Black's clock
      When 0:05:00 Black claims a draw by repetition
      Then both clocks stand
      And because 1993:10.13.0.a
      And Black's clock is running

    # source: text only
    @positive
    Scenario: He comes later, and stops them first
      Given the arbiter is absent
      And the initial array
      And the moves "g1f3 g8f6 f3g1" have been played
      And the arbiter starts Black's clock
      And 0:05:00 Black claims a draw by repetition
      When 0:10:00 the arbiter stops both clocks
      Then both clocks stand
      And because 1993:10.13.0.a
      When 0:20:00 the arbiter rules on the claim
      Then that breaks no statement
      And Black has used 0:15:00

    # source: text only
    @negative
    Scenario: He rules while a clock runs
      Given the arbiter is absent
      And the initial array
      And the moves "g1f3 g8f6 f3g1" have been played
      And the arbiter starts Black's clock
      And 0:05:00 Black claims a draw by repetition
      When 0:10:00 the arbiter rules on the claim
      Then that breaks 1993:10.13.0.a
      And both clocks stand

    # source: text only
    @negative
    Scenario: There is no arbiter to stop them
      Given the arbiter is absent
      And the initial array
      And the moves "g1f3 g8f6 f3g1" have been played
      And the arbiter starts Black's clock
      When 0:05:00 Black claims a draw by repetition
      Then lacking 1993:10.13.0.a
      And it does not follow that both clocks stand
      And Black's clock is running
      And the game is not over

  @1993:10.13.0.b
  Rule: 10.13.0.b If the arbiter is absent the claimant may stop both clocks until he decides

    # source: text only
    @positive
    Scenario: The claimant stops them, and no time passes
      Given the arbiter is absent
      And the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And the arbiter starts White's clock
      And 0:05:00 White claims a draw by repetition
      When 0:06:00 White stops both clocks
      Then both clocks stand
      And because 1993:10.13.0.b
      When 0:30:00 the arbiter rules on the claim
      Then the result is a draw
      And White has used 0:06:00

    # source: text only
    @negative
    Scenario Outline: <what>
      Given the arbiter is absent
      And the initial array
      And the arbiter starts White's clock
      And 0:05:00 White <does>
      When 0:06:00 <who> stops both clocks
      Then lacking 1993:10.13.0.b
      And it does not follow that both clocks stand

      Examples:
        | what                     | does                         | who   |
        | The opponent may not     | claims a draw by fifty moves | Black |
        | Nobody has claimed       | offers a draw                | White |

    # source: text only
    @negative
    Scenario: The arbiter is there, and has ruled
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White claims a draw by fifty moves
      When 0:06:00 White stops both clocks
      Then lacking 1993:10.13.0.b
      And it does not follow that both clocks stand

  @1993:10.13.1
  Rule: 10.13.1 Claim correct: draw

    # source: Reykjavik 1972, game 17; Buenos Aires 1971, game 3: the other side stood better
    @positive
    Scenario: Right, though he stands to lose
      Given the position "7k/8/8/8/8/8/QR6/K7 w - - 0 30"
      And the moves "b2b3 h8g8 b3b2 g8h8 b2b3 h8g8 b3b2 g8h8 b2b3 h8g8 b3b2" have been played
      And the time control is 40 moves in 2:00:00
      And the arbiter starts Black's clock
      And 1:59:59 Black writes g8h8 on the score sheet
      When 1:59:59 Black claims a draw by repetition with g8h8
      Then the game ends with a draw
      And because 1993:10.13.1
      And the result is a draw
      And no clock is running
      And Black has used 1:59:59

    # source: ecforum t=9375
    @negative
    Scenario: Wrong: no draw
      Given the initial array
      And the moves "g1f3 g8f6 f3g1" have been played
      When Black claims a draw by repetition
      Then it does not follow that the game ends with a draw
      And lacking 1993:10.13.1
      And the game is not over

    # source: text only
    @negative
    Scenario: True of the board, but not his to claim
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      When Black claims a draw by repetition
      Then what is claimed is so
      And lacking 1993:10.10.a and 1993:10.13.1
      And the game is not over

    # source: text only
    @positive
    Scenario: In the arbiter's absence the claim is judged by the position in which it was made
      Given the arbiter is absent
      And the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And White claims a draw by repetition
      And White plays e2e4
      And Black plays e7e5
      When the arbiter rules on the claim
      Then the result is a draw
      And because 1993:10.13.1

  @1993:10.13.2.a
  Rule: 10.13.2.a Claim incorrect: five minutes are added to the claimant's used time

    # source: Malaysian open, chessischess.blogspot.com 2011/09: the opponent has to point out that it costs time
    @positive
    Scenario: Five minutes, on the claimant's clock alone
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the arbiter starts White's clock
      When 0:10:00 White claims a draw by fifty moves
      Then White's used time grows by 0:05:00
      And because 1993:10.13.2.a
      And White has used 0:15:00
      And Black has used 0:00:00

    # source: text only
    @boundary
    Scenario: Each wrong claim costs them, exactly
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the arbiter starts White's clock
      And 0:10:00.001 White claims a draw by fifty moves
      When 0:10:00.002 White claims a draw by repetition
      Then White's used time grows by 0:05:00
      And because 1993:10.13.2.a
      And White has used 0:20:00.002

    # source: text only
    @positive
    Scenario: They are added when the arbiter comes
      Given the arbiter is absent
      And the position "4k3/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the arbiter starts White's clock
      And 0:10:00 White claims a draw by fifty moves
      And White stops both clocks
      When 0:40:00 the arbiter rules on the claim
      Then White's used time grows by 0:05:00
      And because 1993:10.13.2.a
      And White has used 0:15:00
      And White's clock is running

    # source: Reykjavik 1972, game 17
    @negative
    Scenario: Claim correct: nothing is added
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And the arbiter starts White's clock
      When 0:10:00 White claims a draw by repetition
      Then lacking 1993:10.13.2.a
      And White has used 0:10:00

  @1993:10.13.2.b
  Rule: 10.13.2.b If the five minutes take the claimant over his time limit he loses

    # source: Tilburg 1986, Karpov-Miles: the penalty brings Karpov's flag to the point of falling
    @boundary
    Scenario Outline: A wrong claim at <at>
      Given the position "r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22"
      And the moves "c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8" have been played
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When <at> White claims a draw by repetition
      Then White has used <used>
      And <then>
      And <ground> 1993:10.13.2.b

      Examples:
        | at          | used        | then                       | ground  |
        | 1:54:59.999 | 1:59:59.999 | the game is not over       | lacking |
        | 1:55:00     | 2:00:00     | the game is not over       | lacking |
        | 1:55:00.001 | 2:00:00.001 | the result is a win of Black | because |

    # source: text only
    @positive
    Scenario: Two minutes were left
      Given the position "4k2r/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 1:58:00 White claims a draw by fifty moves
      Then the game ends with a win of Black
      And because 1993:10.13.2.b
      And the result is a win of Black
      And no clock is running

    # source: text only
    @negative
    Scenario: Two minutes were left, and the claim is right
      Given the position "4k2r/8/8/8/8/8/8/R3K3 w - - 100 30"
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 1:58:00 White claims a draw by fifty moves
      Then it does not follow that the game ends with a win of Black
      And lacking 1993:10.13.2.b
      And the result is a draw

    # source: text only
    @negative
    Scenario: Ten minutes were left: he loses five of them and not the game
      Given the position "4k2r/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 1:50:00 White claims a draw by fifty moves
      Then lacking 1993:10.13.2.b
      And White has 0:05:00 left
      And the game is not over

    # source: text only
    @positive
    Scenario: Over the limit against a lone king
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 1:58:00 White claims a draw by fifty moves
      Then the result is a draw
      And because 1993:10.5.a and 1993:10.13.2.b
      And it does not follow that the game ends with a win of Black

  @1993:10.13.2.c
  Rule: 10.13.2.c The game otherwise goes on, and he must make the move he declared

    # source: Tilburg 1986 (B070)
    @positive
    Scenario: He is bound to the declared move, and his clock runs on
      Given the position "r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22"
      And the moves "c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8" have been played
      And the arbiter starts White's clock
      And White writes c3b5 on the score sheet
      When 0:10:00 White claims a draw by repetition with c3b5
      Then he must play one of c3b5
      And White's clock runs
      And because 1993:10.13.2.c
      And the player is bound to c3b5
      And White's clock is running
      When 0:11:00 White plays c3b5 and presses the clock
      Then because 1993:10.13.2.c
      And White has used 0:16:00
      And it is Black's move

    # source: text only
    @negative
    Scenario: He plays another
      Given the position "r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22"
      And the moves "c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8" have been played
      And White writes c3b5 on the score sheet
      And White claims a draw by repetition with c3b5
      When White plays a2a4
      Then that breaks 1993:10.13.2.c

    # source: text only
    @positive
    Scenario: Without a declared move he is free, and the clock that ran runs on
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the arbiter starts White's clock
      When 0:10:00 White claims a draw by fifty moves
      Then White's clock runs
      And because 1993:10.13.2.c
      And the player is bound to nothing
      And it is White's move

    # source: text only
    @positive
    Scenario: The arbiter comes after further moves: it is the clock of him who now has the move
      Given the arbiter is absent
      And the position "4k3/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the arbiter starts White's clock
      And 0:10:00 White claims a draw by fifty moves
      And 0:11:00 White plays a1a2 and presses the clock
      And 0:12:00 Black stops both clocks
      When 0:20:00 the arbiter rules on the claim
      Then Black's clock runs
      And because 1993:10.13.2.c
      And White has used 0:16:00

    # source: text only
    @negative
    Scenario: The claim is correct, and nothing goes on
      Given the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1" have been played
      And the arbiter starts Black's clock
      And Black writes f6g8 on the score sheet
      When 0:05:00 Black claims a draw by repetition with f6g8
      Then lacking 1993:10.13.2.c
      And it does not follow that he must play one of f6g8
      And no clock is running

  @1993:10.13.3
  Rule: 10.13.3 A claim once made cannot be withdrawn

    # source: Reykjavik 1972, game 20: the claim is pending while the moves are looked up
    @negative
    Scenario: He thinks better of it before the arbiter comes
      Given the arbiter is absent
      And the position "4k3/8/8/8/8/8/8/R3K3 w - - 60 30"
      And the arbiter starts White's clock
      And 0:10:00 White claims a draw by fifty moves
      When 0:11:00 White withdraws the claim
      Then that breaks 1993:10.13.3
      And the claim stands
      When 0:12:00 the arbiter rules on the claim
      Then White's used time grows by 0:05:00

    # source: text only
    @positive
    Scenario: A right claim that he would rather not have made
      Given the arbiter is absent
      And the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And White claims a draw by repetition
      When White withdraws the claim
      Then the claim stands
      And because 1993:10.13.3
      When the arbiter rules on the claim
      Then the result is a draw

    # source: text only
    @negative
    Scenario: A claim that was ruled on is none to withdraw
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 60 30"
      And White claims a draw by fifty moves
      When White withdraws the claim
      Then nothing follows
      And lacking 1993:10.13.3

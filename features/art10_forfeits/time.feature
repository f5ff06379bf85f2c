Feature: Article 10.14: the time is overstepped

  @1993:10.14.a
  Rule: 10.14.a Whoever has not completed the required moves in the time allotted loses

    # source: Gibraltar 2017, Ivanchuk-Kobo (Saunders, en.chessbase.com): he thinks move 40 is made and lets the clock run out
    @positive
    Scenario: 39 of 40 moves when the flag is seen down
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:59:59 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:00:05 the arbiter sees that White's flag has fallen
      Then the result is a win of Black
      And because 1993:10.14.a
      And no clock is running

    # source: Norway 2015, Carlsen-Topalov (chess.com news 3896): no more time at move 60, for the control was settled before
    @positive
    Scenario: All the moves that are left are not made in the last period
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00
      And the rest of the game is in 0:15:00
      And White's clock shows 3:14:59 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 61"
      And the arbiter starts White's clock
      When 0:00:02 the arbiter sees that White's flag has fallen
      Then the result is a win of Black
      And because 1993:10.14.a

    # source: public cases B119 (lichess-org/lila#6097), B120 (lila#5273), B123 (niklasf/python-chess#362): a lone king alone is spared in 1993
    @positive
    Scenario Outline: <case>: Black's flag falls, and White has more than the king
      Given the time control is 40 moves in 2:00:00
      And Black's clock shows 2:00:00 used
      And the position "<fen>"
      And the arbiter starts Black's clock
      When 0:00:01 the arbiter sees that Black's flag has fallen
      Then the result is a win of White
      And because 1993:10.14.a

      Examples:
        | case | fen                                   |
        | B119 | 8/8/8/8/3N4/7p/p7/k1K5 b - - 0 1      |
        | B120 | 6bk/8/6K1/8/8/8/3B4/8 b - - 0 1       |
        | B123 | 8/8/3qk3/8/8/2KN4/8/8 b - - 0 1       |

    # source: text only
    @negative
    Scenario: The flag falls when the required moves are made
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00
      And White's clock shows 1:59:59 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      And White plays e2e4 and presses the clock
      And Black plays a8b8 and presses the clock
      When 0:00:05 the arbiter sees that White's flag has fallen
      Then White's flag is down
      And White's time is over
      And lacking 1993:10.14.a
      And the game is not over

    # source: text only
    @negative
    Scenario: The flag is down and nobody has established it
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:59:59 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:00:05 White plays e2e4 and presses the clock
      Then White's flag is down
      And the game is not over
      When 0:00:09 the arbiter sees that White's flag has fallen
      Then the result is a win of Black
      And because 1993:10.14.a

    # source: text only
    @boundary
    Scenario: Exactly the time allotted is not over it
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:59:59 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:00:00.999 the arbiter sees that White's flag has fallen
      Then lacking 1993:10.14.a
      And White's flag is not down
      When 0:00:01 the arbiter sees that White's flag has fallen
      Then lacking 1993:10.14.a
      And White has 0:00:00 left
      And White's flag is not down
      And the game is not over
      When 0:00:01.001 the arbiter sees that White's flag has fallen
      Then White's flag is down
      And the result is a win of Black
      And because 1993:10.14.a

    # source: text only
    @boundary
    Scenario: The second control counts the time of both periods
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00
      And White's clock shows 3:00:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 60"
      And the arbiter starts White's clock
      When the arbiter sees that White's flag has fallen
      Then the game is not over
      When 0:00:00.001 the arbiter sees that White's flag has fallen
      Then the result is a win of Black
      And because 1993:10.14.a

  @1993:10.14.b
  Rule: 10.14.b Against an opponent who has only his king the game is drawn

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 2:00:00 used

    # source: ecforum "The end of the game" t=4134
    @positive
    Scenario: The flag of the queen's side falls
      Given the position "8/8/4k3/8/8/8/8/Q3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:00:01 the arbiter sees that White's flag has fallen
      Then the result is a draw
      And because 1993:10.14.b

    # source: text only
    @negative
    Scenario: The opponent has a pawn left
      Given the position "8/8/4k3/3p4/8/8/8/Q3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:00:01 the arbiter sees that White's flag has fallen
      Then the result is a win of Black
      And lacking 1993:10.14.b

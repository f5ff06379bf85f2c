Feature: Article 6.5: the last move before the time control

  @1993:6.5.a
  Rule: 6.5.a The last move of the control counts only with the press

    Background:
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00
      And White's clock shows 1:59:00 used

    # source: text only
    @positive
    Scenario: Move 40 is pressed before the flag falls
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      And 0:00:30 White plays e2e4
      When 0:00:59 White presses the clock
      Then White has completed 40 moves in time
      And because 1993:6.5.a
      And the next period begins for White
      And White has 1:00:01 left

    # source: text only
    @positive
    Scenario: The moves before the last need no press
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      And 0:00:10 White plays e2e4
      And 0:00:20 Black plays a8b8
      And 0:00:30 White plays e4e5
      When 0:00:40 White presses the clock
      Then White has completed 40 moves in time
      And because 1993:6.5.a

    # source: Warsaw 1935, Pleci-Najdorf (billwallchess.com): the move was made in time, the clock not pressed
    @negative
    Scenario: Move 40 stands on the board and is not pressed
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      And 0:00:30 White plays e2e4
      When 0:01:01 the arbiter sees that White's flag has fallen
      Then lacking 1993:6.5.a
      And the result is a win of Black

    # source: text only
    @boundary
    Scenario Outline: Pressed <when>
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      And 0:00:30 White plays e2e4
      When <time> White presses the clock
      Then White has completed 40 moves in time
      And because 1993:6.5.a
      And White has <left> left

      Examples:
        | when                              | time        | left        |
        | a thousandth before the limit     | 0:00:59.999 | 1:00:00.001 |
        | exactly at the limit, not over it | 0:01:00     | 1:00:00     |

    # source: text only
    @boundary
    Scenario: Pressed a thousandth over the limit
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      And 0:00:30 White plays e2e4
      When 0:01:00.001 White presses the clock
      Then lacking 1993:6.5.a
      And White's flag is down
      And the game is not over
      When 0:02:00 the arbiter sees that White's flag has fallen
      Then the result is a win of Black
      And because 1993:10.14.a

  @1993:6.5.b
  Rule: 6.5.b A move that ends the game needs no press

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:59:00 used

    # source: text only
    @positive
    Scenario Outline: Move 40 ends the game by <end>, and the flag is seen down afterwards
      Given the position "<fen>"
      And the arbiter starts White's clock
      And 0:00:59 White plays <move>
      When 0:01:30 the arbiter sees that White's flag has fallen
      Then the result stands
      And because 1993:6.5.b
      And the result is <result>

      Examples:
        | end    | fen                                       | move | result         |
        | 10.1   | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 40        | a1a8 | a win of White |
        | 10.3   | 7k/8/6K1/8/8/p7/P4Q2/8 w - - 0 40         | f2f7 | a draw         |
        | 10.4.2 | 8/8/4k3/8/8/8/3p4/4KB2 w - - 0 40         | e1d2 | a draw         |

    # source: text only
    @positive
    Scenario: A capture leaves king against king, which ends the game without a press
      Given the position "8/8/4k3/8/8/8/3p4/4K3 w - - 0 40"
      And the arbiter starts White's clock
      And 0:00:59 White plays e1d2
      When 0:01:30 the arbiter sees that White's flag has fallen
      Then the result stands
      And because 1993:6.5.b
      And 1993:Q05 is disputed
      And the result is a draw

    # source: text only
    @positive
    Scenario: A capture leaves king against king and bishop, and the flag of the lone king is seen down
      Given the position "8/8/4k3/5b2/8/8/3p4/4K3 w - - 0 40"
      And the arbiter starts White's clock
      And 0:00:59 White plays e1d2
      When 0:01:30 the arbiter sees that White's flag has fallen
      Then the result is a draw
      And because 1993:6.5.b
      And 1993:Q05 is disputed
      And by reading b of 1993:Q05, the result is a win of Black

    # source: text only
    @negative
    Scenario: A check ends nothing
      Given the position "6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      And 0:00:59 White plays a1a8
      When 0:01:30 the arbiter sees that White's flag has fallen
      Then lacking 1993:6.5.b
      And the result is a win of Black

    # source: Gijssen, February 2000 (Chesscafe): the flag falls while the queen is still held over the mating square
    @negative
    Scenario: The mating piece is still in the hand
      Given the position "r5k1/5ppp/8/8/8/8/8/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      And 0:00:58 White takes a8 off the board
      And 0:00:59 White puts a1 on a8
      When 0:01:30 the arbiter sees that White's flag has fallen
      Then lacking 1993:6.5.b
      And the result is a win of Black

Feature: Articles 12.4.1, 12.4.2 and 12.5: time that the arbiter adds, and interruptions

  @1993:12.4.1
  Rule: 12.4.1 Not less than five minutes are left

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:50:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 38"

    # source: text only
    @positive
    Scenario: Six minutes are left
      When the arbiter adds 0:04:00 to White's used time
      Then White has 0:06:00 left
      And because 1993:12.4.1
      And that breaks no statement

    # source: ecforum "Incorrect clocks" t=725: fifteen minutes are to be taken off a clock
    @negative
    Scenario: Fifteen minutes are added to a player who has ten
      When the arbiter adds 0:15:00 to White's used time
      Then that breaks 1993:12.4.1
      And White's used time is set to 1:50:00
      And White has 0:10:00 left

    # source: text only
    @boundary
    Scenario Outline: <left> would be left
      When the arbiter adds <added> to White's used time
      Then that breaks no statement
      And because 1993:12.4.1
      And White has <left> left

      Examples:
        | added       | left        |
        | 0:04:59.999 | 0:05:00.001 |
        | 0:05:00     | 0:05:00     |

    # source: text only
    @boundary
    Scenario: A thousandth less than five minutes would be left
      When the arbiter adds 0:05:00.001 to White's used time
      Then that breaks 1993:12.4.1
      And White has 0:10:00 left

    # source: text only
    @boundary
    Scenario: Black's floor is his own
      When the arbiter adds 1:55:00.001 to Black's used time
      Then that breaks 1993:12.4.1
      And Black has 2:00:00 left

  @1993:12.4.2
  Rule: 12.4.2 Not less than one minute a move is left

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:30:00 used

    # source: text only
    @positive
    Scenario: Eleven minutes for ten moves
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"
      When the arbiter adds 0:19:00 to White's used time
      Then White has 0:11:00 left
      And because 1993:12.4.2
      And that breaks no statement

    # source: text only
    @negative
    Scenario: Twenty minutes for thirty moves
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 11"
      When the arbiter adds 0:10:00 to White's used time
      Then that breaks 1993:12.4.2
      And White's used time is set to 1:30:00
      And White has 0:30:00 left

    # source: text only
    @boundary
    Scenario: Exactly a minute a move
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"
      When the arbiter adds 0:20:00 to White's used time
      Then that breaks no statement
      And because 1993:12.4.2
      And White has 0:10:00 left

    # source: text only
    @boundary
    Scenario: A thousandth less than a minute a move
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"
      When the arbiter adds 0:20:00.001 to White's used time
      Then that breaks 1993:12.4.2
      And White has 0:30:00 left

    # source: text only
    @boundary
    Scenario: A move more to the control makes it too much
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 30"
      When the arbiter adds 0:20:00 to White's used time
      Then that breaks 1993:12.4.2
      And White has 0:30:00 left
      Given the arbiter starts White's clock
      And White plays e2e4
      When the arbiter adds 0:20:00 to White's used time
      Then that breaks no statement
      And White has 0:10:00 left

  @1993:12.5.a
  Rule: 12.5.a The arbiter stops both clocks

    Background:
      Given the time control is 40 moves in 2:00:00
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"
      And the arbiter starts White's clock

    # source: Sofia 2010, game 5 (chessexpress.blogspot.com 2010/04): the light fails at move 17
    @positive
    Scenario: The light fails
      When 0:10:00 the arbiter interrupts the game for a cause that needs him
      Then both clocks stand
      And because 1993:12.5.a
      And no clock is running
      When 0:25:00 the arbiter starts White's clock
      Then White has used 0:10:00

    # source: Buenos Aires 1971 (chessexpress.blogspot.com 2010/04): a clock was left running in half dark
    @negative
    Scenario: The clock is left running meanwhile
      When 0:10:00 the arbiter interrupts the game for a cause that needs him and lets the clock run
      Then that breaks 1993:12.5.a
      And White's clock is running

  @1993:12.5.b
  Rule: 12.5.b In his absence the player may stop both

    Background:
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"

    # source: text only
    @positive
    Scenario: The arbiter is away and has to be fetched
      Given the arbiter is absent
      And the arbiter starts White's clock
      When 0:10:00 White stops both clocks to call the arbiter
      Then both clocks stand
      And because 1993:12.5.b
      And no clock is running

    # source: text only
    @negative
    Scenario: The arbiter is there
      Given the arbiter starts White's clock
      When 0:10:00 White stops both clocks to call the arbiter
      Then lacking 1993:12.5.b
      And it does not follow that both clocks stand

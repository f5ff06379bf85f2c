Feature: Articles 12.1 and 12.3: periods, and the clocks during play

  @1993:12.1.a
  Rule: 12.1.a A set number of moves in a set time

    # source: text only
    @positive
    Scenario: The control is passed with the last required move
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00
      And White's clock shows 1:59:30 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:00:20 White plays e2e4 and presses the clock
      Then the next period begins for White
      And because 1993:12.1.a
      And White has used 0:00:00
      And the game is not over

    # source: text only
    @positive
    Scenario: After the last control the rest of the game has its own time
      Given the time control is 40 moves in 2:00:00
      And the rest of the game is in 0:30:00
      And White's clock shows 2:00:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:00:00 White plays e2e4 and presses the clock
      Then the next period begins for White
      And because 1993:12.1.a
      And White has 0:30:00 left
      Given 0:01:00 Black plays a8b8 and presses the clock
      When 0:02:00 White plays e4e5 and presses the clock
      Then White has completed 1 moves in time
      And it does not follow that the next period begins for White
      And White has 0:29:00 left

    # source: text only
    @negative
    Scenario: A move is missing when the time is over
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 2:00:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      When 0:00:01 the arbiter sees that White's flag has fallen
      Then that breaks 1993:12.1.a
      And the result is a win of Black

    # source: text only
    @negative
    Scenario: The 39th move does not pass the control
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00
      And White's clock shows 1:59:30 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      When 0:00:20 White plays e2e4 and presses the clock
      Then White has completed 39 moves in time
      And it does not follow that the next period begins for White
      And White has 0:00:10 left
      Given 0:00:30 Black plays a8b8 and presses the clock
      When 0:00:39 White plays e4e5 and presses the clock
      Then the next period begins for White
      And because 1993:12.1.a

  @1993:12.1.b
  Rule: 12.1.b Time saved is added to the next period

    # source: text only
    @positive
    Scenario: Ten minutes are saved, and carried on through two periods
      Given the time control is 40 moves in 2:00:00
      And the time control is 1 moves in 0:30:00
      And the rest of the game is in 0:15:00
      And White's clock shows 1:50:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When White plays e2e4 and presses the clock
      Then White has 0:10:00 more for the next period
      And because 1993:12.1.b
      And White has 0:40:00 left
      Given Black plays a8b8 and presses the clock
      When 0:25:00 White plays e4e5 and presses the clock
      Then White has 0:15:00 more for the next period
      And because 1993:12.1.b
      And White has 0:30:00 left

    # source: text only
    @negative
    Scenario: Nothing was saved
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00
      And White's clock shows 2:00:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When White plays e2e4 and presses the clock
      Then lacking 1993:12.1.b
      And White has 1:00:00 left

  @1993:12.3.a
  Rule: 12.3.a White's clock is started at the appointed hour

    # source: text only
    @positive
    Scenario: White is absent, and his clock runs
      Given the time control is 40 moves in 2:00:00
      And the initial array
      When 0:00:00 the arbiter starts White's clock
      Then White's clock runs
      And because 1993:12.3.a
      And White's clock is running
      Given 0:15:00 White comes to the board
      Then White has used 0:15:00

    # source: ecforum "Losing on time when your opponent defaults" t=2694: it is White's time that goes while Black is awaited
    @negative
    Scenario: Black's clock is started because Black is absent
      Given the initial array
      And 0:00:00 White comes to the board
      When 0:00:00 the arbiter starts Black's clock
      Then that breaks 1993:12.3.a
      And Black's clock is running

    # source: text only
    @negative
    Scenario: White's clock is started a second after the hour
      Given the initial array
      When 0:00:01 the arbiter starts White's clock
      Then that breaks 1993:12.3.a

  @1993:12.3.b
  Rule: 12.3.b Having made his move, each player stops his clock and starts the opponent's

    # source: text only
    @positive
    Scenario: Move and press
      Given the initial array
      And 0:00:00 the arbiter starts White's clock
      And 0:00:30 White plays e2e4
      Then White's clock is running
      When 0:00:40 White presses the clock
      Then Black's clock runs
      And because 1993:12.3.b
      And White has used 0:00:40

    # source: chessexpress.blogspot.com 2016/02: a player may press though the opponent has answered already
    @positive
    Scenario: The opponent has answered before the press
      Given the initial array
      And 0:00:00 the arbiter starts White's clock
      And 0:00:30 White plays e2e4
      And 0:00:35 Black plays e7e5
      When 0:00:40 White presses the clock
      Then Black's clock runs
      And because 1993:12.3.b
      And that breaks no statement
      When 0:00:41 Black presses the clock
      Then White's clock runs
      And Black has used 0:00:01

    # source: text only
    @negative
    Scenario: He presses without having moved
      Given the initial array
      And 0:00:00 the arbiter starts White's clock
      When 0:00:30 White presses the clock
      Then that breaks 1993:12.3.b
      And it is White's move

    # source: text only
    @negative
    Scenario: He presses with the piece still in his hand
      Given the initial array
      And 0:00:00 the arbiter starts White's clock
      And 0:00:20 White puts e2 on e4
      When 0:00:30 White presses the clock
      Then that breaks 1993:12.3.b
      And it is White's move

    # source: Thailand 2018, Short-Gukesh (reddit whce1s): the clock is not pressed, and runs on
    @negative
    Scenario: He forgets to press, and the answer shows it
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And 0:00:00 the arbiter starts White's clock
      And 0:00:30 White plays e2e4
      When 0:20:00 Black plays e7e5
      Then lacking 1993:12.3.b
      And White's clock is running
      And White has used 0:20:00

Feature: Article 12.8.b: both flags down, and the sheets of no help

  @1993:12.8.b
  Rule: 12.8.b If the sheets cannot show that the control was passed, the next move is the first of the next period

    # source: USCF Forum t/1214 (both flags down, nobody wrote: play on, the sheets cannot show forty moves)
    @positive
    Scenario: Nobody has written
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:01 White plays f1b5 and presses the clock
      And 1:00:02 the arbiter finds both flags down and cannot tell which fell first
      When the arbiter finds that the sheets cannot show time control 1 passed
      Then the next move counts as the first of period 2
      And because 1993:12.8.b
      And White has made 0 moves in period 2
      And Black has made 0 moves in period 2
      And the game is not over
      When the arbiter starts Black's clock
      Then Black's clock is running
      And that breaks no statement

    # source: Merdeka teams 1998, Quah, The Star (one flag fell and the other at once after it: the order was known)
    @negative
    Scenario: It is known whose flag fell first
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:01 White plays f1b5 and presses the clock
      And 1:00:02 the arbiter finds both flags down and knows that White's fell first
      When the arbiter finds that the sheets cannot show time control 1 passed
      Then lacking 1993:12.8.b
      And it does not follow that the next move counts as the first of period 2

    # source: text only
    @negative
    Scenario: The sheets show it
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:01 White plays f1b5 and presses the clock
      And 1:00:02 the arbiter finds both flags down and cannot tell which fell first
      And White completes his score sheet
      And Black completes his score sheet
      When the arbiter finds that the sheets show time control 1 passed
      Then lacking 1993:12.8.b
      And it does not follow that the next move counts as the first of period 2

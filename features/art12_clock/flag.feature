Feature: Article 12.2: the flag

  @1993:12.2.a
  Rule: 12.2.a The arbiter's eye establishes the fall

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 2:00:00 used

    # source: text only
    @positive
    Scenario: The arbiter sees it some minutes after the fall
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      And 0:00:10 White plays e2e4 and presses the clock
      Then White's flag is down
      And the game is not over
      Given 0:00:20 Black plays a8b8 and presses the clock
      When 0:03:00 the arbiter sees that White's flag has fallen
      Then White's time is over
      And because 1993:12.2.a
      And the result is a win of Black

    # source: USCF Forum "No-call flag-fall" t/16389: the flag is down and both play on; it counts when the arbiter sees it
    @negative
    Scenario: The opponent says so, with the arbiter at hand
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      When 0:00:10 Black claims that White's flag has fallen
      Then lacking 1993:12.2.a
      And White's flag is down
      And the game is not over

    # source: US Championship 1942, Reshevsky-Denker (chessgames gid=1415894): the wrong man's flag is called, decided otherwise than the text
    @negative
    Scenario: The arbiter takes the clock from the wrong side
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      When 0:00:10 the arbiter sees that Black's flag has fallen
      Then lacking 1993:12.2.a
      And Black's flag is not down
      And the game is not over

    # source: text only
    @negative
    Scenario: The flag is no sign while it is defective
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      And the arbiter finds that White's flag is defective
      When 0:00:10 the arbiter sees that White's flag has fallen
      Then lacking 1993:12.2.a
      And the game is not over

    # source: chesschat t-5664 "Clock not adding increment": a defect that is known cannot bind
    @negative
    Scenario: The clock was found evidently defective before
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      And the arbiter finds that the clock is evidently defective
      When 0:00:10 the arbiter sees that White's flag has fallen
      Then lacking 1993:12.2.a
      And the game is not over

  @1993:12.2.b
  Rule: 12.2.b The minute hand, where the flag is defective

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:59:50 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock

    # source: text only
    @positive
    Scenario: The flag hangs and the minute hand has passed its point
      Given the arbiter finds that White's flag is defective
      When 0:01:00 the arbiter sees that the minute hand of White's clock has passed the point of the flag
      Then White's flag is not down
      And White's time is over
      And because 1993:12.2.b
      And the result is a win of Black

    # source: text only
    @negative
    Scenario: A sound flag decides, and not the minute hand
      When 0:01:00 the arbiter sees that the minute hand of White's clock has passed the point of the flag
      Then lacking 1993:12.2.b
      And the game is not over
      When 0:01:00 the arbiter sees that White's flag has fallen
      Then the result is a win of Black

    # source: text only
    @boundary
    Scenario: The minute hand stands at the point, and a thousandth beyond it
      Given the arbiter finds that White's flag is defective
      When 0:00:09.999 the arbiter sees that the minute hand of White's clock has passed the point of the flag
      Then lacking 1993:12.2.b
      When 0:00:10 the arbiter sees that the minute hand of White's clock has passed the point of the flag
      Then lacking 1993:12.2.b
      And the game is not over
      When 0:00:10.001 the arbiter sees that the minute hand of White's clock has passed the point of the flag
      Then the result is a win of Black
      And because 1993:12.2.b

  @1993:12.2.c
  Rule: 12.2.c In the arbiter's absence a player claims the flag

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:59:50 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"

    # source: text only
    @positive
    Scenario: The claim is confirmed when the arbiter comes
      Given the arbiter is absent
      And the arbiter starts White's clock
      When 0:00:11 Black claims that White's flag has fallen
      Then the arbiter is to confirm that White's flag has fallen
      And because 1993:12.2.c
      And the game is not over
      When 0:05:00 the arbiter confirms that White's flag has fallen
      Then White's time is over
      And because 1993:12.2.c
      And the result is a win of Black

    # source: Zimbabwe Open 2013 (chessexpress.blogspot.com 2013/01): the opponent turns the clock round and claims
    @negative
    Scenario: The arbiter is there, and his own eye decides
      Given the arbiter starts White's clock
      When 0:00:11 Black claims that White's flag has fallen
      Then lacking 1993:12.2.c
      And the game is not over
      When 0:05:00 the arbiter sees that White's flag has fallen
      Then the result is a win of Black

    # source: text only
    @negative
    Scenario: The flag stands when the arbiter comes to confirm it
      Given the arbiter is absent
      And the arbiter starts White's clock
      And 0:00:05 Black claims that White's flag has fallen
      When 0:00:10 the arbiter confirms that White's flag has fallen
      Then lacking 1993:12.2.c
      And the game is not over

    # source: text only
    @negative
    Scenario: Nothing can be confirmed that nobody has claimed
      Given the arbiter is absent
      And the arbiter starts White's clock
      And 0:00:05 Black claims that White's flag has fallen
      Then the arbiter is to confirm that White's flag has fallen
      And because 1993:12.2.c
      When 0:00:20 the arbiter confirms that Black's flag has fallen
      Then that cannot have happened

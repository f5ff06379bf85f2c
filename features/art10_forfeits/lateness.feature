Feature: Articles 10.15 and 10.17: lateness

  @1993:10.15.a
  Rule: 10.15.a More than one hour after the start of the game

    # source: Los Angeles 1961, game 12 (LA Times, 14 August 1961): absent when the game is called, forfeited after an hour
    @positive
    Scenario: White comes 61 minutes after the start
      Given the initial array
      And 0:00:00 the arbiter starts White's clock
      And 0:00:00 Black comes to the board
      When 1:01:00 White comes to the board
      Then the result is a win of Black
      And because 1993:10.15.a
      And no clock is running

    # source: Scheveningen 1913, Breyer (billwallchess.com): he never comes
    @positive
    Scenario: Black has not come when the hour is past
      Given the initial array
      And 0:00:00 White comes to the board
      And 0:00:00 the arbiter starts White's clock
      And 0:00:10 White plays e2e4 and presses the clock
      When 1:00:01 the arbiter finds that Black has not come to the board
      Then the result is a win of White
      And because 1993:10.15.a

    # source: text only
    @negative
    Scenario: White comes after 59 minutes, which are gone from his clock
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And 0:00:00 the arbiter starts White's clock
      And 0:00:00 Black comes to the board
      When 0:59:00 White comes to the board
      Then lacking 1993:10.15.a
      And the game is not over
      And White has 1:01:00 left
      And White's clock is running

    # source: text only
    @negative
    Scenario: A player who was there comes back
      Given the initial array
      And 0:00:00 White comes to the board
      And 0:00:00 Black comes to the board
      When 1:30:00 White comes to the board
      Then nothing follows
      And lacking 1993:10.15.a
      And the game is not over

    # source: USCF Forum t/24476: two players run for the board as the hour ends
    @boundary
    Scenario: Exactly one hour, and a thousandth on either side
      Given the initial array
      And 0:00:00 Black comes to the board
      When 0:59:59.999 the arbiter finds that White has not come to the board
      Then lacking 1993:10.15.a
      When 1:00:00 White comes to the board
      Then lacking 1993:10.15.a
      And the game is not over
      And 1993:Q09 is disputed
      And by reading b of 1993:Q09, the result is a win of Black

    # source: text only
    @boundary
    Scenario: A thousandth over the hour
      Given the initial array
      And 0:00:00 Black comes to the board
      When 1:00:00.001 White comes to the board
      Then the result is a win of Black
      And because 1993:10.15.a
      And by reading b of 1993:Q09, the result is a win of Black

  @1993:10.15.b
  Rule: 10.15.b More than one hour after the start of the resumption

    Background:
      Given the session resumes an adjourned game

    # source: text only
    @positive
    Scenario: Black comes 61 minutes after the start of the resumption
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 b - - 0 41"
      And 0:00:00 White comes to the board
      And 0:00:00 the arbiter starts Black's clock
      When 1:01:00 Black comes to the board
      Then the result is a win of White
      And because 1993:10.15.b

    # source: text only
    @negative
    Scenario: Black comes half an hour after the start of the resumption
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 b - - 0 41"
      And 0:00:00 White comes to the board
      And 0:00:00 the arbiter starts Black's clock
      When 0:30:00 Black comes to the board
      Then lacking 1993:10.15.b
      And the game is not over
      And Black's clock is running

    # source: text only
    @boundary
    Scenario: Exactly one hour
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 b - - 0 41"
      And 0:00:00 White comes to the board
      When 1:00:00 Black comes to the board
      Then lacking 1993:10.15.b
      And the game is not over
      And 1993:Q09 is disputed
      And by reading b of 1993:Q09, the result is a win of White

    # source: text only
    @boundary
    Scenario: A thousandth over the hour
      Given the position "r7/8/4k3/8/8/8/4P3/R3K3 b - - 0 41"
      And 0:00:00 White comes to the board
      When 1:00:00.001 Black comes to the board
      Then the result is a win of White
      And because 1993:10.15.b

  @1993:10.15.c
  Rule: 10.15.c Lateness counts from the start of the session

    # source: Los Angeles 1961, game 12: the hour runs from the time at which the game was to begin
    @positive
    Scenario: The clock was started late, and the hour is past all the same
      Given the initial array
      And 0:00:00 Black comes to the board
      And 0:10:00 the arbiter starts White's clock
      When 1:05:00 White comes to the board
      Then White is 1:05:00 late
      And White has used 0:55:00
      And because 1993:10.15.c
      And the result is a win of Black

    # source: text only
    @positive
    Scenario: Whoever waits for his own clock to start is late from the start of the session too
      Given the initial array
      And 0:00:00 White comes to the board
      And 0:00:00 the arbiter starts White's clock
      And 0:20:00 White plays e2e4 and presses the clock
      When 0:50:00 Black comes to the board
      Then Black is 0:50:00 late
      And because 1993:10.15.c
      And Black has used 0:30:00
      And the game is not over

    # source: text only
    @negative
    Scenario: Whoever comes at the start is not late
      Given the initial array
      When 0:00:00 White comes to the board
      Then lacking 1993:10.15.c
      And it does not follow that White is 0:00:00 late

  @1993:10.17.c
  Rule: 10.17.c Both come more than an hour late

    # source: Cabanatuan 1992 (chesswindows.blogspot.com 2009/09): both are gone and not back when the hour is past, 0-0
    @positive
    Scenario: White comes too late and Black has not come
      Given the initial array
      And 0:00:00 the arbiter starts White's clock
      When 1:05:00 White comes to the board
      Then the result is a loss of both
      And because 1993:10.17.c

    # source: text only
    @negative
    Scenario: Only one of them is late
      Given the initial array
      And 0:00:00 the arbiter starts White's clock
      And 0:59:00 Black comes to the board
      When 1:05:00 White comes to the board
      Then lacking 1993:10.17.c
      And the result is a win of Black

    # source: text only
    @boundary
    Scenario: Neither has come at exactly one hour
      Given the initial array
      When 1:00:00 White comes to the board
      Then lacking 1993:10.17.c
      And the game is not over
      And 1993:Q09 is disputed
      And by reading b of 1993:Q09, the result is a loss of both
      When 1:00:00.001 Black comes to the board
      Then the result is a win of White

    # source: text only
    @boundary
    Scenario: Neither has come a thousandth after one hour
      Given the initial array
      When 1:00:00.001 Black comes to the board
      Then the result is a loss of both
      And because 1993:10.17.c

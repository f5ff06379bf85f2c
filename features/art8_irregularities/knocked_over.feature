Feature: Article 8.3: pieces knocked over

  @1993:8.3
  Rule: 8.3 He who knocks pieces over while moving restores them on his own time

    # source: forum.uschess.org/t/14701: men knocked over, and the clock pressed
    @positive
    Scenario: He sets them up before he presses
      Given the initial array
      And the arbiter starts White's clock
      And 0:00:10 White plays e2e4
      When White knocks pieces over
      Then White must set the pieces up again on his own time
      And because 1993:8.3
      When 0:00:25 White sets the pieces up again
      Then because 1993:8.3
      And White has used 0:00:25
      When White presses the clock
      Then that breaks no statement
      And Black's clock is running

    # source: World Open Blitz, USCF Forum "Two questions about time pressure" t/13833: men knocked about and left lying
    @negative
    Scenario: He presses while they lie
      Given the initial array
      And the arbiter starts White's clock
      And White knocks pieces over
      And 0:00:10 White plays e2e4
      When White presses the clock
      Then that breaks 1993:8.3
      And White's clock is running
      When 0:00:20 White sets the pieces up again
      Then because 1993:8.3
      And White has used 0:00:20
      And Black has used 0:00:00

    # source: "Drop a piece lose the game", ecforum t=8460: a piece knocked over after the press
    @negative
    Scenario: He was not moving
      Given the initial array
      And the arbiter starts White's clock
      And White plays e2e4 and presses the clock
      When White knocks pieces over
      Then nothing follows
      And lacking 1993:8.3

    # source: text only
    @negative
    Scenario: He sets them up on the opponent's time
      Given the initial array
      And the arbiter starts White's clock
      And White plays e2e4
      And White knocks pieces over
      And the arbiter starts Black's clock
      When 0:00:30 White sets the pieces up again
      Then that breaks 1993:8.3

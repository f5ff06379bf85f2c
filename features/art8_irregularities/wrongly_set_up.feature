Feature: Article 8.4: the position is set up wrongly after an adjournment

  @1993:8.4
  Rule: 8.4 The position of the adjournment is set up, and the game goes on

    Background:
      Given the position "4k3/p7/8/8/8/8/P7/R3K3 w Q - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock

    # source: text only
    @positive
    Scenario: It is found after two moves
      Given 4:00:00 White writes a1b1 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter sets up the position 4k3/7p/8/8/8/8/P7/R3K3 w - - 0 60 for the resumption
      And the arbiter opens the envelope
      And the arbiter makes the sealed move on the board
      And 0:05:00 Black plays h7h5 and presses the clock
      When 0:06:00 White finds that the position was set up wrongly after the adjournment
      Then the position of the adjournment is set up
      And because 1993:8.4
      And the position is now 4k3/p7/8/8/8/8/P7/R3K3 w Q - 0 60
      And it is White's move
      And the game is not over
      When the arbiter makes the sealed move on the board
      Then the position is now 4k3/p7/8/8/8/8/P7/1R2K3 b - - 1 60

    # source: text only
    @negative
    Scenario: The position is the right one
      Given 4:00:00 White writes a1b1 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter opens the envelope
      And the arbiter makes the sealed move on the board
      When Black finds that the position was set up wrongly after the adjournment
      Then lacking 1993:8.4
      And it is Black's move
      And the position is now 4k3/p7/8/8/8/8/P7/1R2K3 b - - 1 60

    # source: text only
    @negative
    Scenario: There was no adjournment
      When White finds that the position was set up wrongly after the adjournment
      Then lacking 1993:8.4
      And it does not follow that the position of the adjournment is set up

    # source: text only
    @negative
    Scenario: The game is over when it is found
      Given 4:00:00 White writes an ambiguous sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter sets up the position 4k3/7p/8/8/8/8/P7/R3K3 w - - 0 60 for the resumption
      And the arbiter opens the envelope
      When White finds that the position was set up wrongly after the adjournment
      Then lacking 1993:8.4
      And the result is a win of Black

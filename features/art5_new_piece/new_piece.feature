Feature: Article 5.6.5: the new piece is not at hand

  @1993:5.6.5
  Rule: 5.6.5 He may stop the clocks and ask, and must then complete the move

    # source: reddit r/chess 1c3ubbo "OTB tournament rules": no spare queen, the clock stopped and a queen asked for
    @positive
    Scenario: The clocks are stopped, a queen is asked for and put down
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And the arbiter starts White's clock
      And 0:01:00 White puts a7 on a8
      And White lets go
      And White finds no queen at hand
      When White stops both clocks
      Then both clocks stand
      And because 1993:5.6.5
      When White asks the arbiter for a queen
      Then the arbiter provides a queen
      And because 1993:5.6.5
      When 0:03:00 the arbiter hands over a queen
      Then the player is bound to a7a8q a7a8r a7a8b a7a8n
      And because 1993:5.6.5
      And White has used 0:01:00
      When the arbiter starts White's clock
      And White takes a8 off the board
      And White puts a new queen on a8
      And 0:03:05 White lets go
      Then a7a8q is completed
      And White has used 0:01:05

    # source: Sambuev-Noritsyn, Montreal 2017, chess.ca nodes 972 and 976: the queen was in the opponent's hand
    @positive
    Scenario: He asks without stopping the clocks, and his clock runs on
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And the arbiter starts White's clock
      And White puts a7 on a8
      And White finds no queen at hand
      When 0:01:00 White asks the arbiter for a queen
      Then the arbiter provides a queen
      And because 1993:5.6.5
      And White's clock is running

    # source: text only
    @negative
    Scenario: It is not said that none is at hand
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And the arbiter starts White's clock
      And White puts a7 on a8
      When White stops both clocks
      Then lacking 1993:5.6.5
      When White asks the arbiter for a queen
      Then nothing follows
      And lacking 1993:5.6.5

    # source: text only
    @negative
    Scenario: No pawn is on the last rank yet
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And the arbiter starts White's clock
      And White finds no queen at hand
      When White asks the arbiter for a queen
      Then nothing follows
      And lacking 1993:5.6.5

    # source: text only
    @negative
    Scenario: He asks and then presses without completing the move
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And the arbiter starts White's clock
      And White puts a7 on a8
      And White lets go
      And White finds no queen at hand
      And White asks the arbiter for a queen
      When White presses the clock
      Then that breaks 1993:5.6.5
      And it is White's move

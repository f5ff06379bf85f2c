Feature: Article 14.5: the envelope is lost

  @1993:14.5.1
  Rule: 14.5.1 Position and times are known: the game goes on from them

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts Black's clock
      And 1:00:00 the arbiter starts White's clock

    # source: text only
    @positive
    Scenario: The clock of the absent opponent had been running already
      Given 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter sets up the position 4k3/8/8/8/8/8/8/4K3 w - - 0 1 for the resumption
      And the arbiter finds that Black is absent from the resumption
      When 0:15:00 the arbiter finds that the envelope is lost
      Then the position of the adjournment is set up
      And because 1993:14.5.1
      And the position is now rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
      And White has used 3:00:00
      And Black has used 1:00:00
      And the game is not over

    # source: text only
    @negative
    Scenario: The times are lost with it
      Given 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter finds that the envelope is lost and the times used cannot be established
      Then lacking 1993:14.5.1

    # source: text only
    @negative
    Scenario: Nothing had been written as Article 13 says
      Given 4:00:00 White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter finds that the envelope is lost
      Then lacking 1993:14.5.1
      And it does not follow that the position of the adjournment is set up

  Rule: 14.5.2 and 14.5.3 What is lost with the envelope

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts Black's clock
      And 1:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption

    # source: text only
    @1993:14.5.2 @positive
    Scenario: The position cannot be set up: a new game
      When the arbiter finds that the envelope is lost and the position cannot be set up
      Then the result is a new game
      And because 1993:14.5.2

    # source: text only
    @1993:14.5.2 @negative
    Scenario Outline: The position is known
      When the arbiter finds that <lost>
      Then lacking 1993:14.5.2
      And the game is not over

      Examples:
        | lost                                                          |
        | the envelope is lost                                          |
        | the envelope is lost and the times used cannot be established |

    # source: text only
    @1993:14.5.3.a @positive
    Scenario: The times cannot be established: the arbiter decides them
      When the arbiter finds that the envelope is lost and the times used cannot be established
      Then the arbiter decides the times used
      And because 1993:14.5.3.a
      When the arbiter decides that the times used are 2:50:00 and 1:10:00
      Then White has used 2:50:00
      And Black has used 1:10:00
      And because 1993:14.5.3.a

    # source: text only
    @1993:14.5.3.a @negative
    Scenario: The times are known: there is nothing to decide
      When the arbiter finds that the envelope is lost
      Then it does not follow that the arbiter decides the times used
      And lacking 1993:14.5.3.a
      When the arbiter decides that the times used are 2:50:00 and 1:10:00
      Then lacking 1993:14.5.3.a
      And White has used 3:00:00
      And Black has used 1:00:00

    # source: text only
    @1993:14.5.3.b @positive
    Scenario Outline: The sealer makes his sealed move on the board
      When the arbiter finds that <lost>
      Then the player is bound to e2e4
      And because 1993:14.5.3.b
      When White plays e2e4
      Then because 1993:14.5.3.b
      And that breaks no statement
      And it is Black's move

      Examples:
        | lost                                                          |
        | the envelope is lost                                          |
        | the envelope is lost and the times used cannot be established |

    # source: ecforum "Adjournment tales" p=79375: a sealer who makes another move than the one he had sealed
    @1993:14.5.3.b @negative
    Scenario: He makes another move
      Given the arbiter finds that the envelope is lost
      When White plays d2d4
      Then that breaks 1993:14.5.3.b

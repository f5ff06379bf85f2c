Feature: Article 10.8 and 10.9: a draw offered at another time

  @1993:10.8.a
  Rule: 10.8.a An offer while the opponent's clock runs and he is thinking may be accepted or rejected all the same

    # source: Rijeka 2010, Reinderman-Sutovsky: the worse side offers while the opponent thinks; valid but improper
    @positive
    Scenario: He accepts what was offered while he was thinking
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4 and presses the clock
      When 0:08:00 White offers a draw
      Then Black may accept or reject the offer
      And because 1993:10.8.a
      When 0:09:00 Black accepts the draw
      Then the result is a draw

    # source: text only
    @positive
    Scenario: He rejects it by his move
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4 and presses the clock
      And 0:08:00 White offers a draw
      When 0:09:00 Black plays e7e5 and presses the clock
      Then White's draw offer is rejected
      And the game is not over
      When 0:10:00 Black offers a draw
      Then White may accept or reject the offer
      And because 1993:10.8.a

    # source: text only
    @negative
    Scenario Outline: <what> he does not offer while the opponent thinks
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 <before>
      When <who> offers a draw
      Then lacking 1993:10.8.a and 1993:10.8.b
      And it does not follow that <other> may accept or reject the offer
      And it does not follow that <who> may be penalised

      Examples:
        | what                              | before               | who   | other |
        | Before he presses                 | White plays e2e4     | White | Black |
        | On his own time                   | White touches e2     | White | Black |
        | While the other may still press   | White plays e2e4     | Black | White |

  @1993:10.8.b
  Rule: 10.8.b The arbiter may penalise the player who offers in this way

    # source: USCF Forum t/1169, US Championship: thrown off by offers made in extreme time trouble
    @positive
    Scenario: An offer in the opponent's time trouble
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4 and presses the clock
      When 1:59:00 White offers a draw
      Then White may be penalised
      And because 1993:10.8.b

    # source: text only
    @negative
    Scenario: An offer on his own time may be out of place, but not in this way
      Given the initial array
      And the arbiter starts White's clock
      When 0:05:00 White offers a draw
      Then lacking 1993:10.8.b
      And it does not follow that White may be penalised

    # source: text only
    @negative
    Scenario: The proper time of an offer
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4
      When White offers a draw
      Then lacking 1993:10.8.b
      And it does not follow that White may be penalised

  @1993:10.9
  Rule: 10.9 An offer on the player's own time, or after sealing, stands; the opponent may wait until he has seen the move

    # source: avlerchess.com thread 165607, recast for 1993 (B129)
    @positive
    Scenario: Offered before the move, accepted after it
      Given the initial array
      And the arbiter starts White's clock
      When 0:05:00 White offers a draw
      Then White's draw offer stands
      And Black may put off the answer until he has seen the move
      And because 1993:10.9
      When 0:06:00 White plays e2e4 and presses the clock
      And 0:07:00 Black accepts the draw
      Then the result is a draw

    # source: NSW Championship 1983, Sztern-Lundquist: asked to move first, he finds a mate; the offer was still open
    @positive
    Scenario: He need not wait for the move
      Given the initial array
      And the arbiter starts White's clock
      When 0:05:00 White offers a draw
      Then White's draw offer stands
      And because 1993:10.9
      When Black accepts the draw
      Then the result is a draw
      And because 1993:10.6

    # source: text only
    @positive
    Scenario: Having seen the move he rejects by his own
      Given the initial array
      And the arbiter starts White's clock
      When 0:05:00 White offers a draw
      Then Black may put off the answer until he has seen the move
      And because 1993:10.9
      When White plays e2e4 and presses the clock
      And 0:07:00 Black plays e7e5 and presses the clock
      Then White's draw offer is rejected
      When White takes the draw offer back
      Then lacking 1993:10.7.d

    # source: Reuben-Denker, ecforum "Adjournment tales": an offer at the adjournment; he may see the sealed move first
    @positive
    Scenario: Offered after the move was sealed
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White writes e2e4 as the sealed move
      And the arbiter stops both clocks
      When 0:06:00 White offers a draw
      Then White's draw offer stands
      And Black may put off the answer until he has seen the move
      And because 1993:10.9
      And not because 1993:10.7.a

    # source: text only
    @negative
    Scenario: After his move the opponent has seen it already
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4
      When White offers a draw
      Then lacking 1993:10.9
      And it does not follow that Black may put off the answer until he has seen the move

    # source: text only
    @negative
    Scenario: While the opponent's clock runs there is no move to wait for
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4 and presses the clock
      When 0:06:00 White offers a draw
      Then lacking 1993:10.9
      And it does not follow that Black may put off the answer until he has seen the move

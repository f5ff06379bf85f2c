Feature: Articles 13.2 and 13.3: the envelope, and the arbiter who keeps it

  Background:
    Given the position "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
    And the session lasts 4:00:00
    And 0:00:00 the arbiter starts Black's clock
    And 1:00:00 the arbiter starts White's clock
    And 4:00:00 White writes f1b5 as the sealed move
    And White puts both score sheets in the envelope and seals it
    And White stops his clock without starting the opponent's

  @1993:13.2.1
  Rule: 13.2.1 The names of the players

    # source: Geller-Larsen 1966, the envelope shown in Wikipedia "Adjournment (games)"
    @positive
    Scenario: The names are there
      Given White writes the names of the players on the envelope
      When the arbiter checks what is on the envelope
      Then it does not follow that the envelope must show the names of the players
      And because 1993:13.2.1

    # source: text only
    @negative
    Scenario: No names
      Given White writes White as the sealer on the envelope
      When the arbiter checks what is on the envelope
      Then the envelope must show the names of the players
      And that breaks 1993:13.2.1

  @1993:13.2.2
  Rule: 13.2.2 The position just before the sealed move

    # source: acpgoldenclassic.com/basics-of-adjournment
    @positive
    Scenario: The position before the move
      Given White writes the position r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3 on the envelope
      When the arbiter checks what is on the envelope
      Then it does not follow that the envelope must show the position before the sealed move
      And because 1993:13.2.2

    # source: text only
    @negative
    Scenario: The position after it gives the move away
      Given White writes the position r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3 on the envelope
      When the arbiter checks what is on the envelope
      Then the envelope must show the position before the sealed move
      And that breaks 1993:13.2.2

  @1993:13.2.3
  Rule: 13.2.3 The time each player has used

    # source: acpgoldenclassic.com/basics-of-adjournment
    @positive
    Scenario: Both times
      Given White writes the times 3:00:00 and 1:00:00 on the envelope
      When the arbiter checks what is on the envelope
      Then it does not follow that the envelope must show the times used
      And because 1993:13.2.3

    # source: text only
    @negative
    Scenario Outline: One of them is wrong, or they are exchanged
      Given White writes the times <white> and <black> on the envelope
      When the arbiter checks what is on the envelope
      Then the envelope must show the times used
      And that breaks 1993:13.2.3

      Examples:
        | white   | black   |
        | 3:00:01 | 1:00:00 |
        | 3:00:00 | 0:59:59 |
        | 1:00:00 | 3:00:00 |

  @1993:13.2.4
  Rule: 13.2.4 The name of the player who sealed

    # source: acpgoldenclassic.com/basics-of-adjournment
    @positive
    Scenario: White has sealed
      Given White writes White as the sealer on the envelope
      When the arbiter checks what is on the envelope
      Then it does not follow that the envelope must show the name of the sealer
      And because 1993:13.2.4

    # source: text only
    @negative
    Scenario: The wrong player is named
      Given White writes Black as the sealer on the envelope
      When the arbiter checks what is on the envelope
      Then the envelope must show the name of the sealer
      And that breaks 1993:13.2.4

  @1993:13.2.5
  Rule: 13.2.5 The number of the sealed move

    # source: acpgoldenclassic.com/basics-of-adjournment
    @positive
    Scenario: It is the third
      Given White writes 3 as the number of the sealed move on the envelope
      When the arbiter checks what is on the envelope
      Then it does not follow that the envelope must show the number of the sealed move
      And because 1993:13.2.5

    # source: text only
    @negative
    Scenario Outline: One less, and one more
      Given White writes <number> as the number of the sealed move on the envelope
      When the arbiter checks what is on the envelope
      Then the envelope must show the number of the sealed move
      And that breaks 1993:13.2.5

      Examples:
        | number |
        | 2      |
        | 4      |

  @1993:13.3.a
  Rule: 13.3.a The arbiter checks what is on the envelope

    # source: Tim Just, "Adjournment rules of thumb", new.uschess.org: the director checks the data
    @positive
    Scenario: He checks it, and then puts it away
      When the arbiter checks what is on the envelope
      Then it does not follow that the arbiter must check the envelope
      And because 1993:13.3.a
      When the arbiter takes the envelope into safe keeping
      Then it does not follow that the arbiter must check the envelope
      And that breaks no statement

    # source: text only
    @negative
    Scenario: He puts it away unchecked
      When the arbiter takes the envelope into safe keeping
      Then the arbiter must check the envelope
      And that breaks 1993:13.3.a

    # source: text only
    @negative
    Scenario: That a player has looked at it is not enough
      Given Black checks what is on the envelope
      When the arbiter takes the envelope into safe keeping
      Then the arbiter must check the envelope
      And that breaks 1993:13.3.a

  @1993:13.3.b
  Rule: 13.3.b The arbiter keeps the envelope safe

    # source: Tim Just, "Adjournment rules of thumb", new.uschess.org: the director keeps the envelope
    @positive
    Scenario: He keeps it
      Given the arbiter checks what is on the envelope
      When the arbiter takes the envelope into safe keeping
      Then it does not follow that the arbiter must keep the envelope safe
      And because 1993:13.3.b

    # source: text only
    @negative
    Scenario: He leaves it lying
      Given the arbiter checks what is on the envelope
      When the arbiter leaves the envelope unguarded
      Then the arbiter must keep the envelope safe
      And that breaks 1993:13.3.b

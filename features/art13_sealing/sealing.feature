Feature: Article 13.1: the sealed move

  @1993:13.1.1.a
  Rule: 13.1.1.a At the end of the session the player who has the move writes it unambiguously

    # source: help.chessbase.com/Fritz/15/Ita/000122.htm, the later appendix on adjourned games
    @positive
    Scenario: The session ends by its time, and he writes
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      When 4:00:00 White writes e2e4 as the sealed move
      Then that breaks no statement
      And because 1993:13.1.1.a
      And the sealed move is e2e4
      And it is White's move

    # source: text only
    @positive
    Scenario: The arbiter says that the session ends, before its time
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 3:59:00 the arbiter announces the end of the session
      When 3:59:30 White writes e2e4 as the sealed move
      Then that breaks no statement
      And because 1993:13.1.1.a

    # source: text only
    @negative
    Scenario: One second before the end nobody has to seal
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      When 3:59:59 White writes e2e4 as the sealed move
      Then lacking 1993:13.1.1.a
      And it is White's move

    # source: text only
    @negative
    Scenario: The player who has not the move writes
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      When 4:00:00 Black writes e7e5 as the sealed move
      Then lacking 1993:13.1.1.a
      When White writes e2e4 as the sealed move
      Then that breaks no statement
      And the sealed move is e2e4

    # source: Wikipedia "Adjournment (games)": an ambiguous sealed move is not what the Laws of FIDE ask for
    @negative
    Scenario Outline: What he writes is no move that can be read
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      When 4:00:00 White <writes>
      Then that breaks 1993:13.1.1.a

      Examples:
        | writes                                                   |
        | writes an ambiguous sealed move                          |
        | writes a sealed move whose meaning cannot be established |

    # source: Skopje 1972, Tringov-Korchnoi, Wikipedia "20th Chess Olympiad": an envelope without the move
    @negative
    Scenario: He seals the envelope and has written nothing
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      When 4:00:00 White puts both score sheets in the envelope and seals it
      Then that breaks 1993:13.1.1.a

  @1993:13.1.1.d
  Rule: 13.1.1.d Both score sheets go into the envelope

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e2e4 as the sealed move

    # source: acpgoldenclassic.com/basics-of-adjournment
    @positive
    Scenario: Both sheets
      When White puts both score sheets in the envelope and seals it
      Then that breaks no statement
      And because 1993:13.1.1.d

    # source: Skopje 1972, Tringov-Korchnoi, Wikipedia "20th Chess Olympiad": his own sheet in his pocket
    @negative
    Scenario: The sealer keeps his own sheet
      When White seals the envelope without White's score sheet
      Then that breaks 1993:13.1.1.d

    # source: text only
    @negative
    Scenario: The opponent's sheet is left out
      When White seals the envelope without Black's score sheet
      Then that breaks 1993:13.1.1.d

    # source: text only
    @negative
    Scenario: The opponent is not the one who seals
      When Black puts both score sheets in the envelope and seals it
      Then lacking 1993:13.1.1.d

  @1993:13.1.1.e
  Rule: 13.1.1.e Only then he stops his clock, and does not start the opponent's

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e2e4 as the sealed move

    # source: acpgoldenclassic.com/basics-of-adjournment
    @positive
    Scenario: He seals, and then stops his clock
      Given 4:01:00 White puts both score sheets in the envelope and seals it
      When 4:02:00 White stops his clock without starting the opponent's
      Then that breaks no statement
      And because 1993:13.1.1.e
      And no clock is running
      And White has used 4:02:00

    # source: text only
    @negative
    Scenario: He stops his clock before the envelope is sealed
      When 4:01:00 White stops his clock without starting the opponent's
      Then that breaks 1993:13.1.1.e
      And no clock is running

    # source: text only
    @negative
    Scenario: He starts the opponent's clock
      Given 4:01:00 White puts both score sheets in the envelope and seals it
      When 4:02:00 White presses the clock
      Then that breaks 1993:13.1.1.e
      And no clock is running

  @1993:13.1.1.e
  Rule: 13.1.1.e Before anybody adjourns

    # source: text only
    @negative
    Scenario: A player stops his clock in the middle of the session
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      When 3:59:59 White stops his clock without starting the opponent's
      Then lacking 1993:13.1.1.e

  @1993:13.1.1.b
  Rule: 13.1.1.b He may change the sealed move until he has stopped his clock

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e2e4 as the sealed move

    # source: text only
    @positive
    Scenario: He changes it before he seals
      When 4:01:00 White writes d2d4 as the sealed move
      Then the sealed move is changed
      And because 1993:13.1.1.b
      And the sealed move is d2d4

    # source: ecforum "Unsolicited advice" t=1300, as asked: a player who is sealing may still choose; the limit is the clock
    @positive
    Scenario: The envelope is closed, and his clock runs on
      Given 4:01:00 White puts both score sheets in the envelope and seals it
      When 4:02:00 White writes d2d4 as the sealed move
      Then the sealed move is changed
      And because 1993:13.1.1.b
      And the sealed move is d2d4

    # source: Tim Just, "Adjournment rules of thumb", new.uschess.org, for another limit: here it is the stopped clock
    @negative
    Scenario: His clock is stopped
      Given 4:01:00 White puts both score sheets in the envelope and seals it
      And 4:02:00 White stops his clock without starting the opponent's
      When 4:03:00 White writes d2d4 as the sealed move
      Then the change of the sealed move does not count
      And that breaks 1993:13.1.1.b
      And the sealed move is e2e4

    # source: text only
    @negative
    Scenario: He stopped his clock and has yet to seal
      Given 4:01:00 White stops his clock without starting the opponent's
      When 4:02:00 White writes d2d4 as the sealed move
      Then that breaks 1993:13.1.1.b
      And the sealed move is e2e4

  @1993:13.1.1.c
  Rule: 13.1.1.c Told to seal, he makes the move on the board: that is the move to write

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock

    # source: acpgoldenclassic.com/basics-of-adjournment: one may still move openly and loses the secret
    @positive
    Scenario: He makes it on the board and writes the same
      Given 4:00:00 the arbiter announces the end of the session
      When White plays e2e4
      Then he must write e2e4 as the sealed move
      And because 1993:13.1.1.c
      When White writes e2e4 as the sealed move
      Then that breaks no statement
      And because 1993:13.1.1.c
      And the sealed move is e2e4

    # source: 2004-bcc-championship.blogspot.com 2004/09, a move on the board becomes the sealed move
    @negative
    Scenario Outline: He writes another thing
      Given 4:00:00 the arbiter announces the end of the session
      And White plays e2e4
      When White <writes>
      Then that breaks 1993:13.1.1.c
      And he must write e2e4 as the sealed move

      Examples:
        | writes                          |
        | writes d2d4 as the sealed move  |
        | writes an ambiguous sealed move |

    # source: text only
    @negative
    Scenario: Nobody told him to seal
      When 4:00:00 White plays e2e4
      Then lacking 1993:13.1.1.c
      And it does not follow that he must write e2e4 as the sealed move
      And it is Black's move

  @1993:13.1.2
  Rule: 13.1.2 Who adjourns before the session ends has the rest of it added

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock

    # source: acpgoldenclassic.com/basics-of-adjournment: the sealer is charged the rest of the session
    @positive
    Scenario: Half an hour before the end
      Given 3:20:00 White adjourns
      And 3:25:00 White writes e2e4 as the sealed move
      And 3:29:00 White puts both score sheets in the envelope and seals it
      When 3:30:00 White stops his clock without starting the opponent's
      Then White's used time grows by 0:30:00
      And because 1993:13.1.2
      And White has used 4:00:00
      And Black has used 0:00:00
      And no clock is running

    # source: text only
    @boundary
    Scenario Outline: Just before the end, at the end, and just after it
      Given 3:50:00 White adjourns
      And White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      When <time> White stops his clock without starting the opponent's
      Then White has used <used>
      And <word> 1993:13.1.2

      @positive
      Examples:
        | time        | used        | word    |
        | 3:59:59     | 4:00:00     | because |
        | 3:59:59.999 | 4:00:00     | because |

      @negative
      Examples:
        | time        | used        | word    |
        | 4:00:00     | 4:00:00     | lacking |
        | 4:00:00.001 | 4:00:00.001 | lacking |

    # source: text only
    @negative
    Scenario: The arbiter ends the session early: nothing is added
      Given 3:30:00 the arbiter announces the end of the session
      And White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      When 3:31:00 White stops his clock without starting the opponent's
      Then White has used 3:31:00
      And lacking 1993:13.1.2

    # source: text only
    @negative
    Scenario: The player who has not the move wishes to adjourn
      When 3:30:00 Black adjourns
      Then lacking 1993:13.1.2
      And Black has used 0:00:00
      And White's clock is running

  @1993:13.2.2
  Rule: 13.2.2 The position before the sealed move, where that was made on the board

    # source: text only
    @negative
    Scenario: Told to seal he moved on the board, and the envelope shows the board
      Given the position "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"
      And the arbiter starts White's clock
      And the arbiter announces the end of the session
      And White plays a1a5
      And White writes a1a5 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And White writes the position 4k3/8/8/R7/8/8/8/4K3 b - - 1 1 on the envelope
      When the arbiter checks what is on the envelope
      Then that breaks 1993:13.2.2
      When White writes the position 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 on the envelope
      And the arbiter checks what is on the envelope
      Then because 1993:13.2.2

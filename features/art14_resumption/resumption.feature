Feature: Articles 14.1-14.4: the resumption of the adjourned game

  Rule: 14.1 The position of the adjournment and the times used then

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts Black's clock
      And 1:00:00 the arbiter starts White's clock
      And 4:00:00 the arbiter announces the end of the session

    # source: help.chessbase.com/Fritz/15/Ita/000122.htm, the later appendix on adjourned games
    @1993:14.1 @positive
    Scenario: The sealed move had been made on the board: it is taken back for the resumption
      Given White plays e2e4
      And White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      When the arbiter opens the resumption
      Then the position of the adjournment is set up
      And because 1993:14.1
      And the position is now rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
      And it is White's move
      And White has used 3:00:00
      And Black has used 1:00:00
      And no clock is running

    # source: text only
    @1993:14.1 @positive
    Scenario: Board and clocks are set by hand, and rightly
      Given White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      When the arbiter sets up the position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 for the resumption
      Then that breaks no statement
      And because 1993:14.1
      When the arbiter sets the clocks to 3:00:00 and 1:00:00 for the resumption
      Then that breaks no statement
      And because 1993:14.1
      And White has used 3:00:00

    # source: text only
    @1993:14.1 @negative
    Scenario: The position after the sealed move is set up
      Given White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      When the arbiter sets up the position rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 for the resumption
      Then that breaks 1993:14.1

    # source: text only
    @1993:14.1 @negative
    Scenario Outline: A clock shows another time
      Given White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      When the arbiter sets the clocks to <white> and <black> for the resumption
      Then that breaks 1993:14.1
      And White has used <white>
      And Black has used <black>

      Examples:
        | white   | black   |
        | 3:00:01 | 1:00:00 |
        | 3:00:00 | 0:59:59 |
        | 1:00:00 | 3:00:00 |

  Rule: 14.2 Opening the envelope

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption

    # source: text only
    @1993:14.2.0.a @positive
    Scenario: The player who must reply is present; the sealer need not be
      Given the arbiter finds that White is absent from the resumption
      When the arbiter opens the envelope
      Then that breaks no statement
      And because 1993:14.2.0.a
      And it does not follow that the envelope stays sealed

    # source: text only
    @1993:14.2.0.a @negative
    Scenario: The player who must reply is absent
      Given the arbiter finds that Black is absent from the resumption
      When the arbiter opens the envelope
      Then that breaks 1993:14.2.0.a
      And the envelope stays sealed
      And the game is not over

    # source: text only
    @1993:14.2.0.b @positive
    Scenario: The sealed move is made, and his clock runs
      Given the arbiter opens the envelope
      When 0:01:00 the arbiter makes the sealed move on the board
      Then the sealed move e2e4 is made on the board
      And because 1993:14.2.0.b
      And Black's clock is running
      And it is Black's move
      And the position is now rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
      And Black has used 0:00:00
      When the arbiter starts Black's clock
      Then that breaks no statement
      And because 1993:14.2.0.b

    # source: text only
    @1993:14.2.0.b @negative
    Scenario: The clock is started first
      Given the arbiter opens the envelope
      When the arbiter starts Black's clock
      Then that breaks 1993:14.2.0.b
      And both clocks stand
      And no clock is running
      And it is White's move

    # source: text only
    @1993:14.2.0.b @negative
    Scenario: The clock is started before the envelope is opened
      When the arbiter starts Black's clock
      Then that breaks 1993:14.2.0.b
      And no clock is running

  Rule: 14.2.1 and 14.2.2 A result that was told before

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock

    # source: streathambrixtonchess 2010/11 "Schrodinger's sealed move", London League: a draw agreed with the envelope unopened
    @1993:14.2.1 @positive
    Scenario Outline: A draw was agreed and told, and the sealed move is no good
      Given 4:00:00 White <writes>
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      When Black tells the arbiter that a draw is agreed
      Then the result is a draw
      And because 1993:14.2.1
      When the arbiter opens the envelope
      Then the result stands
      And because 1993:14.2.1
      And the result is a draw

      Examples:
        | writes                                                   |
        | writes an ambiguous sealed move                          |
        | writes a sealed move whose meaning cannot be established |
        | writes e2e5 as the sealed move                           |

    # source: text only
    @1993:14.2.1 @negative
    Scenario: Told when the envelope has been opened
      Given 4:00:00 White writes an ambiguous sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      And the arbiter opens the envelope
      When Black tells the arbiter that a draw is agreed
      Then lacking 1993:14.2.1
      And the result is a win of Black

    # source: ecforum "Adjournment tales" p=79593, as told: an agreed draw, and the sealed move was bad but not invalid
    @1993:14.2.1 @negative
    Scenario: The sealed move is valid: the statement is not needed
      Given 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      And White tells the arbiter that a draw is agreed
      When the arbiter opens the envelope
      Then lacking 1993:14.2.1
      And the result is a draw

    # source: text only
    @1993:14.2.1 @negative
    Scenario: Nothing is adjourned
      When White tells the arbiter that a draw is agreed
      Then lacking 1993:14.2.1
      And the game is not over

    # source: avlerchess.com "An old FIDE rule", as told: the opponent had resigned with the envelope unopened
    @1993:14.2.2 @positive
    Scenario: The opponent has resigned, and no move can be made out
      Given 4:00:00 White writes a sealed move whose meaning cannot be established
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      When Black tells the arbiter that he resigns
      Then the result is a win of White
      And because 1993:14.2.2
      When the arbiter opens the envelope
      Then the result stands
      And because 1993:14.2.2
      And the result is a win of White

    # source: Leipzig 1960, Pachman-Lundin, Pachman quoted at chessgames gid=1870531: a sealer who resigns first
    @1993:14.2.2 @positive
    Scenario: The sealer resigns before the resumption
      Given 4:00:00 White writes e2e5 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      When White tells the arbiter that he resigns
      Then the result is a win of Black
      And because 1993:14.2.2

    # source: text only
    @1993:14.2.2 @negative
    Scenario: Told when the envelope has been opened
      Given 4:00:00 White writes a sealed move whose meaning cannot be established
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      And the arbiter opens the envelope
      When Black tells the arbiter that he resigns
      Then lacking 1993:14.2.2
      And the result is a win of Black

    # source: text only
    @1993:14.2.2 @negative
    Scenario: The sealed move is valid: the statement is not needed
      Given 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And the arbiter opens the resumption
      And Black tells the arbiter that he resigns
      When the arbiter opens the envelope
      Then lacking 1993:14.2.2
      And the result is a win of White

  Rule: 14.3 and 14.4 Somebody is absent

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption

    # source: text only
    @1993:14.3 @positive
    Scenario: The player who must reply comes after twenty minutes
      When the arbiter finds that Black is absent from the resumption
      Then Black's clock runs
      And because 1993:14.3
      And the envelope stays sealed
      And Black's clock is running
      When 0:20:00 Black comes to the board
      Then the envelope may be opened
      And because 1993:14.3
      And Black has used 0:20:00
      When the arbiter opens the envelope
      Then it does not follow that the envelope stays sealed
      When 0:21:00 the arbiter makes the sealed move on the board
      Then the position is now rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
      And Black has used 0:21:00

    # source: text only
    @1993:14.3 @negative
    Scenario: The envelope is opened in his absence
      Given the arbiter finds that Black is absent from the resumption
      When 0:10:00 the arbiter opens the envelope
      Then that breaks 1993:14.3
      And the envelope stays sealed

    # source: text only
    @1993:14.3 @negative
    Scenario: It is the sealer who is absent
      When the arbiter finds that White is absent from the resumption
      Then lacking 1993:14.3
      And no clock is running

    # source: text only
    @1993:14.4 @positive
    Scenario: The reply is sealed, and opened when the sealer comes
      Given the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      And 0:01:00 the arbiter makes the sealed move on the board
      When 0:11:00 Black seals e7e5 as his reply
      Then the reply e7e5 is sealed
      And because 1993:14.4
      And it is Black's move
      When Black presses the clock
      Then White's clock runs
      And because 1993:14.4
      And White's clock is running
      And Black has used 0:10:00
      When 0:31:00 White comes to the board
      And the arbiter opens the sealed reply
      Then the sealed reply e7e5 is made on the board
      And because 1993:14.4
      And the position is now rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2
      And White has used 4:20:00
      And White's clock is running

    # source: text only
    @1993:14.4 @negative
    Scenario: The sealer is present
      Given the arbiter opens the envelope
      And 0:01:00 the arbiter makes the sealed move on the board
      When 0:11:00 Black seals e7e5 as his reply
      Then lacking 1993:14.4
      And it does not follow that the reply e7e5 is sealed

    # source: text only
    @1993:14.4 @negative
    Scenario: The reply is opened before the sealer comes
      Given the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      And 0:01:00 the arbiter makes the sealed move on the board
      And 0:11:00 Black seals e7e5 as his reply
      And Black presses the clock
      When 0:20:00 the arbiter opens the sealed reply
      Then that breaks 1993:14.4
      And the reply stays sealed
      And it is Black's move

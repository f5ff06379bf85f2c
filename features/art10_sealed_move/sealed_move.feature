Feature: Articles 10.15.1-10.15.3 and 10.16: the sealed move that decides the game

  @1993:10.15.1
  Rule: 10.15.1 A late sealer wins if his sealed move mates

    Background:
      Given the position "7k/R7/6K1/8/8/8/8/8 w - - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock

    # source: surbitonchessclub.co.uk/gamepos_nevergiveup.htm, which cites the clause
    @positive
    Scenario: He is absent when the sealed move is made, and it mates
      Given 4:00:00 White writes a7a8 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      When the arbiter makes the sealed move on the board
      Then the result is a win of White
      And because 1993:10.15.1
      And no clock is running

    # source: streathambrixtonchess 2007/05 "Signed and sealed", Kent League: must the sealer of a mate turn up?
    @positive
    Scenario: He comes more than an hour late, and the mate is still in its envelope
      Given 4:00:00 White writes a7a8 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter finds that White is absent from the resumption
      When 1:00:01 White comes to the board
      Then the result is a win of White
      And because 1993:10.15.1

    # source: surbitonchessclub.co.uk/gamepos_nevergiveup.htm: everyone thought that mate was sealed, and it was not
    @negative
    Scenario: It does not mate
      Given 4:00:00 White writes a7b7 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      When the arbiter makes the sealed move on the board
      Then lacking 1993:10.15.1
      And the game is not over
      And Black's clock is running

    # source: text only
    @negative
    Scenario: He is there: it is mate as any other
      Given 4:00:00 White writes a7a8 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter opens the envelope
      When the arbiter makes the sealed move on the board
      Then the result is a win of White
      And because 1993:10.1
      And lacking 1993:10.15.1

    # source: text only
    @negative
    Scenario: He comes within the hour: the envelope is still to be opened
      Given 4:00:00 White writes a7a8 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter finds that White is absent from the resumption
      And 1:00:00 White comes to the board
      Then the game is not over
      When the arbiter opens the envelope
      And the arbiter makes the sealed move on the board
      Then lacking 1993:10.15.1
      And the result is a win of White

  @1993:10.15.2
  Rule: 10.15.2 A late sealer draws by stalemate or an ending of 10.4

    # source: text only
    @positive
    Scenario Outline: Stalemate, or only the kings are left
      Given the position "<fen>"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes <move> as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      When the arbiter makes the sealed move on the board
      Then the result is a draw
      And because 1993:10.15.2

      Examples:
        | fen                              | move |
        | 7k/8/6K1/8/8/8/8/5Q2 w - - 0 60  | f1f7 |
        | 4k3/8/8/8/8/8/3r4/4K3 w - - 0 60 | e1d2 |

    # source: text only
    @positive
    Scenario: He comes more than an hour late, and the stalemate is still in its envelope
      Given the position "7k/8/6K1/8/8/8/8/5Q2 w - - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes f1f7 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When 1:00:00.001 White comes to the board
      Then the result is a draw
      And because 1993:10.15.2

    # source: text only
    @negative
    Scenario: The sealed move leaves a queen on the board
      Given the position "7k/8/6K1/8/8/8/8/5Q2 w - - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes f1f6 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      When the arbiter makes the sealed move on the board
      Then lacking 1993:10.15.2
      And the game is not over

    # source: text only
    @negative
    Scenario: The sealer is there
      Given the position "7k/8/6K1/8/8/8/8/5Q2 w - - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes f1f7 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter opens the envelope
      When the arbiter makes the sealed move on the board
      Then lacking 1993:10.15.2
      And the result is a draw
      And because 1993:10.3

  @1993:10.15.3
  Rule: 10.15.3 The sealer is late, and the player who is present has overstepped his time

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And the time control is 40 moves in 2:00:00
      And 0:00:00 the arbiter starts Black's clock
      And 1:50:00 the arbiter starts White's clock
      And 1:55:00 the arbiter announces the end of the session
      And White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption

    # source: text only
    @positive
    Scenario: His flag falls before the sealer has come
      Given the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      When 0:10:01 the arbiter sees that Black's flag has fallen
      Then the result is a win of White
      And because 1993:10.15.3

    # source: text only
    @positive
    Scenario: The sealer comes more than an hour late, and finds the flag down
      Given the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      When 1:10:00 White comes to the board
      Then the result is a win of White
      And because 1993:10.15.3

    # source: text only
    @negative
    Scenario: His time is used up and not overstepped
      Given the arbiter finds that White is absent from the resumption
      And the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      When 0:10:00 the arbiter sees that Black's flag has fallen
      Then lacking 1993:10.15.3
      And the game is not over

    # source: text only
    @negative
    Scenario: The sealer is there: it is not for this statement
      Given the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      When 0:10:01 the arbiter sees that Black's flag has fallen
      Then lacking 1993:10.15.3

  Rule: 10.16 The sealed move that is no move

    Background:
      Given the position "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock

    # source: Wikipedia "Adjournment (games)": by FIDE an ambiguous sealed move loses
    @1993:10.16.1 @positive
    Scenario: It is ambiguous
      Given 4:00:00 White writes an ambiguous sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a win of Black
      And because 1993:10.16.1

    # source: text only
    @1993:10.16.1 @negative
    Scenario: He had been ambiguous, and changed it in time
      Given 4:00:00 White writes an ambiguous sealed move
      And White writes f1b5 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then lacking 1993:10.16.1
      And the game is not over

    # source: text only
    @1993:10.16.1 @negative
    Scenario: The envelope is opened while the opponent is absent, and stays sealed
      Given 4:00:00 White writes an ambiguous sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      And the arbiter finds that Black is absent from the resumption
      And the arbiter opens the envelope
      Then the game is not over
      When 0:05:00 Black comes to the board
      And the arbiter opens the envelope
      Then the result is a win of Black
      And because 1993:10.16.1

    # source: avlerchess.com "An old FIDE rule", on a meaning that is impossible to establish
    @1993:10.16.2 @positive
    Scenario: What it means cannot be established
      Given 4:00:00 White writes a sealed move whose meaning cannot be established
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a win of Black
      And because 1993:10.16.2

    # source: Skopje 1972, Tringov-Korchnoi, Wikipedia "20th Chess Olympiad": only the opponent's sheet was in the envelope
    @1993:10.16.2 @positive
    Scenario: His own sheet is not in the envelope
      Given 4:00:00 White writes f1b5 as the sealed move
      And White seals the envelope without White's score sheet
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a win of Black
      And because 1993:10.16.2

    # source: text only
    @1993:10.16.2 @negative
    Scenario: Only the opponent's sheet is missing: the move is there
      Given 4:00:00 White writes f1b5 as the sealed move
      And White seals the envelope without Black's score sheet
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then lacking 1993:10.16.2
      And the game is not over

    # source: ecforum "Adjournment tales" p=79375: an illegal sealed move, which a league committee let pass against the text
    @1993:10.16.3 @positive
    Scenario: It is illegal
      Given 4:00:00 White writes f1g3 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a win of Black
      And because 1993:10.16.3

    # source: text only
    @1993:10.16.3 @negative
    Scenario: It is legal
      Given 4:00:00 White writes f1b5 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then lacking 1993:10.16.3
      And the game is not over

  @1993:10.16.3
  Rule: 10.16.3 An illegal sealed move against a lone king draws

    # source: forum.uschess.org/t/61207, on an illegal sealed move against a bare king
    @negative
    Scenario: The opponent has only his king: the sealer does not lose
      Given the position "7k/8/8/8/8/8/8/R3K3 w Q - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes a1b2 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a draw
      And because 1993:10.16.3 and 1993:10.5.c

  Rule: 10.16 The words of the sealed move, read by algebraic notation (11.1)

    Background:
      Given the position "4k3/8/8/8/1b6/p7/3N4/4K1NN w - - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock

    # source: text only; that a pinned knight does not count is a matter of 2023:Q20 and of no consequence here
    @1993:10.16.1 @negative
    Scenario: One of two knights is pinned: the other alone can go
      Given 4:00:00 White writes the sealed move in the words Nf3
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then lacking 1993:10.16.1
      And the sealed move is g1f3

    # source: text only
    @1993:10.16.2 @positive
    Scenario: Its words are in another notation than the algebraic
      Given 4:00:00 White writes the sealed move in the words N-KB3
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a win of Black
      And because 1993:10.16.2

    # source: text only
    @1993:10.16.3 @positive
    Scenario: Its words name the pinned knight
      Given 4:00:00 White writes the sealed move in the words Nd2f3
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a win of Black
      And because 1993:10.16.3

  @1993:10.16.1
  Rule: 10.16.1 Words that mean two moves

    # source: text only; which letters are needed is told by algebraic notation (1993:11.1.a)
    @positive
    Scenario: Two knights can go to the square, and the words do not say which
      Given the position "4k3/8/8/8/8/p7/8/K3N1N1 w - - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes the sealed move in the words Nf3
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a win of Black
      And because 1993:10.16.1

    # source: text only
    @negative
    Scenario: The file says which of the two goes
      Given the position "4k3/8/8/8/8/p7/8/K3N1N1 w - - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes the sealed move in the words Ngf3
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then lacking 1993:10.16.1
      And the sealed move is g1f3
      And the game is not over

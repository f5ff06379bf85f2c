Feature: Article 6: when a move is completed

  @1993:6.1
  Rule: 6.1 A move to a vacant square, when the hand has left the piece

    # source: text only
    @positive
    Scenario: The hand leaves the pawn
      Given the initial array
      And White touches e2
      And White puts e2 on e4
      When White lets go
      Then e2e4 is completed
      And because 1993:6.1
      And it is Black's move

    # source: Polgar-Kasparov, Linares 1994, anecdotes.chessdom.com: the knight leaves his fingers on c5 for a moment and goes
    # to f8; she plays on and complains later
    @positive
    Scenario: A moment is enough, and what he does with the piece then is done out of turn
      Given the position "6k1/3n4/8/8/8/8/8/3Q2K1 b - - 0 36"
      And Black touches d7
      And Black puts d7 on c5
      When Black lets go
      Then d7c5 is completed
      And because 1993:6.1
      And it is White's move
      And the position is now 6k1/8/8/2n5/8/8/8/3Q2K1 w - - 1 37
      When Black puts c5 on f8
      Then lacking 1993:3.2

    # source: text only
    @negative
    Scenario: The piece stands there and is still held
      Given the initial array
      And White touches e2
      When White puts e2 on e4
      Then it is White's move
      And it does not follow that e2e4 is completed
      When White puts e4 on e3
      And White lets go
      Then e2e3 is completed
      And because 1993:6.1

    # source: Gijssen, February 2000, arbitri.lombardiascacchi.com/Chesscafe/2000_02.txt: the flag is called while the queen is
    # still held over the mating square
    @negative
    Scenario: A mate that is still held is no mate
      Given the position "7k/8/6K1/8/8/8/8/Q7 w - - 0 1"
      And White touches a1
      When White puts a1 on a8
      Then the game is not over
      When White lets go
      Then a1a8 is completed
      And because 1993:6.1
      And the result is a win of White

    # source: text only
    @positive
    Scenario: A piece that is put back where it stood has made no move
      Given the initial array
      And White touches g1
      And White puts g1 on f3
      And White puts f3 on g1
      When White lets go
      Then nothing follows
      And it is White's move
      When White puts g1 on h3
      And White lets go
      Then g1h3 is completed
      And because 1993:6.1

  @1993:6.2
  Rule: 6.2 A capture, when the captured piece is off and the hand has left the capturing piece

    # source: text only
    @positive
    Scenario: Both are done, the release last
      Given the position "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
      And White takes d5 off the board
      And White puts e4 on d5
      When White lets go
      Then e4d5 is completed
      And because 1993:6.2
      And the position is now 4k3/8/8/3P4/8/8/8/4K3 b - - 0 1

    # source: text only
    @positive
    Scenario: Both are done, the removal last
      Given the position "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
      And White puts e4 on d5
      And White lets go
      When White takes d5 off the board
      Then e4d5 is completed
      And because 1993:6.2
      And it is Black's move

    # source: text only
    @negative
    Scenario: The hand has left the piece and the captured one stands there
      Given the position "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
      And White puts e4 on d5
      When White lets go
      Then nothing follows
      And lacking 1993:6.2
      And it is White's move

    # source: text only
    @negative
    Scenario: The captured piece is off and the capturing one is still held
      Given the position "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
      And White puts e4 on d5
      When White takes d5 off the board
      Then it does not follow that e4d5 is completed
      And lacking 1993:6.2
      And it is White's move

    # source: text only
    @negative
    Scenario: En passant the captured pawn is not where the pawn arrives
      Given the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
      And White puts e5 on d6
      When White lets go
      Then it is White's move
      And lacking 1993:6.2
      When White takes d5 off the board
      Then e5d6 is completed
      And because 1993:6.2

    # source: text only
    @negative
    Scenario: A capture that promotes wants the captured piece off as well
      Given the position "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White puts a7 on b8
      When White lets go
      Then lacking 1993:6.2
      And it is White's move

  @1993:6.3.a
  Rule: 6.3.a Castling, when the hand has left the rook on the square the king crossed

    # source: text only
    @positive
    Scenario Outline: <side> castles on the <wing>
      Given the position "r3k2r/8/8/8/8/8/8/R3K2R <turn> KQkq - 0 1"
      And <side> puts <king> on <beside>
      And <side> lets go
      And <side> puts <rook> on <crossed>
      When <side> lets go
      Then <move> is completed
      And because 1993:6.3.a

      Examples:
        | side  | turn | wing      | king | beside | rook | crossed | move |
        | White | w    | kingside  | e1   | g1     | h1   | f1      | e1g1 |
        | White | w    | queenside | e1   | c1     | a1   | d1      | e1c1 |
        | Black | b    | kingside  | e8   | g8     | h8   | f8      | e8g8 |

    # source: Nepomniachtchi-Nakamura, Baku 2015, FIDE Arbiters' Magazine, February 2016, case E: castled with both hands
    @positive
    Scenario: With both hands at once it is completed by the one release
      Given the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
      And White puts e1 on g1
      And White puts h1 on f1
      When White lets go
      Then e1g1 is completed
      And because 1993:6.3.a

    # source: text only
    @negative
    Scenario: The rook stands beside the king and is still held
      Given the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
      And White puts e1 on g1
      When White lets go
      Then it is White's move
      And lacking 1993:6.3.a
      When White puts h1 on f1
      Then it is White's move
      When White lets go
      Then e1g1 is completed
      And because 1993:6.3.a

  @1993:6.3.b
  Rule: 6.3.b Once the hand has left the king, nothing but castling on that side

    # source: text only
    @positive
    Scenario: The king is released on g1
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
      And White touches e1
      And White puts e1 on g1
      When White lets go
      Then the player is bound to e1g1
      And because 1993:6.3.b
      And it is White's move
      When White puts h1 on f1
      And White lets go
      Then that breaks no statement
      And because 1993:6.3.a

    # source: text only
    @positive
    Scenario: A touch of the rook changes nothing in it
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
      And White touches e1
      And White puts e1 on g1
      And White lets go
      When White touches h1
      Then the player is bound to e1g1
      When White puts g1 on c1
      And White lets go
      And White puts a1 on d1
      And White lets go
      Then that breaks 1993:6.3.b

    # source: text only
    @negative
    Scenario: The king is still held and may go elsewhere
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
      And White touches e1
      When White puts e1 on g1
      Then it does not follow that he must play one of e1g1
      And the player is bound to e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1
      When White puts g1 on f1
      And White puts f1 on g1
      And White lets go
      Then the player is bound to e1g1
      And because 1993:6.3.b

    # source: text only
    @negative
    Scenario: Released, and then moved on
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
      And White touches e1
      And White puts e1 on g1
      And White lets go
      And White puts g1 on f1
      When White lets go
      Then that breaks 1993:6.3.b
      And e1f1 is completed

    # source: Cabral-Diallo, Batumi 2018, ecforum "Illegal castling into legal castling" t=9878
    @negative
    Scenario: Castling on that side is illegal
      Given the position "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"
      And White touches e1
      And White puts e1 on g1
      When White lets go
      Then lacking 1993:6.3.b
      And the player is bound to e1c1 e1d1 e1d2 e1e2

  @1993:6.4.a
  Rule: 6.4.a Promotion, when the pawn is off and the hand has left the new piece

    # source: text only
    @positive
    Scenario: The pawn is off and the queen let go
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White puts a7 on a8
      And White lets go
      And White takes a8 off the board
      And White puts a new queen on a8
      When White lets go
      Then a7a8q is completed
      And because 1993:6.4.a
      And the position is now Q3k3/8/8/8/8/8/8/4K3 b - - 0 1

    # source: Sambuev-Noritsyn, Montreal 2017, chess.ca nodes 972 and 976: a rook is put down upside down
    @positive
    Scenario: What is let go on the square is what the pawn has become
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White puts a7 on a8
      And White takes a8 off the board
      And White puts a new rook on a8
      When White lets go
      Then a7a8r is completed
      And because 1993:6.4.a

    # source: text only
    @positive
    Scenario: Until then the choice is open
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White puts a7 on a8
      And White lets go
      And White takes a8 off the board
      And White puts a new queen on a8
      And White puts a new knight on a8
      When White lets go
      Then a7a8n is completed
      And because 1993:6.4.a

    # source: text only
    @positive
    Scenario: The pawn is taken from its square and the queen put on the last rank
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White takes a7 off the board
      And White puts a new queen on a8
      When White lets go
      Then a7a8q is completed
      And because 1993:6.4.a

    # source: text only
    @negative
    Scenario: The new piece is let go beside the promotion square
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White puts a7 on a8
      And White lets go
      And White takes a8 off the board
      And White puts a new queen on a7
      When White lets go
      Then lacking 1993:6.4.a
      And it is White's move
      And it does not follow that a7a8q is completed

    # source: text only
    @negative
    Scenario: The pawn on the last rank is released
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White puts a7 on a8
      When White lets go
      Then lacking 1993:6.4.a
      And it is White's move
      And it does not follow that a7a8q is completed

    # source: text only
    @negative
    Scenario: The new piece is still held
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White puts a7 on a8
      And White lets go
      And White takes a8 off the board
      When White puts a new queen on a8
      Then it is White's move
      When White lets go
      Then a7a8q is completed
      And because 1993:6.4.a

    # source: text only
    @negative
    Scenario: In a capture the removal of the captured piece is not that of the pawn
      Given the position "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White takes b8 off the board
      And White puts a7 on b8
      And White lets go
      And White puts a new queen on b8
      When White lets go
      Then lacking 1993:6.4.a
      And it is White's move
      When White takes b8 off the board
      Then a7b8q is completed
      And because 1993:6.4.a

  @1993:6.4.b
  Rule: 6.4.b Once the hand has left the pawn on the promotion square, it goes nowhere else

    # source: text only
    @positive
    Scenario: The pawn is released on a8
      Given the position "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White touches a7
      And White puts a7 on a8
      When White lets go
      Then the player is bound to a7a8q a7a8r a7a8b a7a8n
      And because 1993:6.4.b
      And it is White's move

    # source: reddit r/chess 1c3ubbo "OTB tournament rules": no spare queen, and the arbiter would leave it a pawn
    @positive
    Scenario: Nor can it stay a pawn
      Given the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And the arbiter starts White's clock
      And White puts a7 on a8
      When White lets go
      Then the player is bound to a7a8q a7a8r a7a8b a7a8n
      And because 1993:6.4.b
      When White presses the clock
      Then it is White's move

    # source: text only
    @negative
    Scenario: The pawn is still held and may capture instead
      Given the position "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White touches a7
      When White puts a7 on a8
      Then the player is bound to a7a8q a7a8r a7a8b a7a8n a7b8q a7b8r a7b8b a7b8n
      When White puts a8 on b8
      And White takes b8 off the board
      And White lets go
      Then the player is bound to a7b8q a7b8r a7b8b a7b8n
      And because 1993:6.4.b

    # source: text only
    @negative
    Scenario: Released, and then moved on
      Given the position "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
      And White puts a7 on a8
      And White lets go
      And White takes b8 off the board
      And White puts a8 on b8
      And White takes b8 off the board
      And White puts a new queen on b8
      When White lets go
      Then that breaks 1993:6.4.b
      And a7b8q is completed

    # source: text only
    @negative
    Scenario: A pawn that may not go there binds to nothing there
      Given the position "1r2k3/KP5r/8/8/8/8/8/8 w - - 0 1"
      And White puts b7 on a8
      When White lets go
      Then lacking 1993:6.4.b
      And it is White's move

Feature: Article 10.10: when two positions are the same
  The start is ply 0; after White's first move it is ply 1.

  @1993:10.10.b
  Rule: 10.10.b Same men on the same squares, the same moves possible, castling and en passant included

    @2023:9.2.3 @positive
    Scenario Outline: The start again after <plies> plies
      Given the initial array
      And the moves "<played>" have been played
      Then the positions after ply 0 and ply <plies> are the same
      And because 1993:10.10.b

      Examples:
        | plies | played                                  |
        | 4     | g1f3 g8f6 f3g1 f6g8                     |
        | 8     | g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 |

    @2023:9.2.3 @positive
    Scenario Outline: Two pieces of one kind have changed places: <what>
      Given the position "<fen>"
      And the moves "<played>" have been played
      Then the positions after ply 0 and ply <plies> are the same
      And because 1993:10.10.b

      Examples:
        | what    | fen                                  | plies | played                                          |
        | rooks   | 4k3/8/8/8/8/8/4K3/R6R w - - 0 40     | 8     | h1h3 e8d8 a1h1 d8e8 h3a3 e8d8 a3a1 d8e8         |
        | knights | 4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 40   | 12    | g1e2 e8d8 b1d2 d8e8 d2f3 e8d8 f3g1 d8e8 e2c3 e8d8 c3b1 d8e8 |

    @2023:9.2.3 @negative
    Scenario Outline: Not the same: <what>
      Given the position "<one>"
      Then the position is not the same as "<other>"
      And because 1993:10.10.b

      Examples:
        | what                          | one                                  | other                                |
        | the other player has the move | 4k3/8/8/8/8/8/8/R3K3 w - - 0 40      | 4k3/8/8/8/8/8/8/R3K3 b - - 0 40      |
        | a rook on another square      | 4k3/8/8/8/8/8/8/R3K3 w - - 0 40      | 4k3/8/8/8/8/8/8/1R2K3 w - - 0 40     |
        | a knight instead of a bishop  | 4k3/8/8/8/8/8/8/1N2K3 w - - 0 40     | 4k3/8/8/8/8/8/8/1B2K3 w - - 0 40     |
        | a pawn of the other colour    | 4k3/8/8/3p4/8/8/8/4K3 w - - 0 40     | 4k3/8/8/3P4/8/8/8/4K3 w - - 0 40     |
        | queen and king exchanged      | 4k3/8/8/8/8/8/8/3QK3 w - - 0 40      | 4k3/8/8/8/8/8/8/3KQ3 w - - 0 40      |

    @2023:9.2.3 @boundary
    Scenario: The numbers of moves do not count
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 40"
      Then the position is the same as "4k3/8/8/8/8/8/8/R3K3 w - - 17 63"
      And because 1993:10.10.b
      But the position is not the same as "4k3/8/8/8/8/8/8/R3K3 b - - 17 63"
      And because 1993:10.10.b

    @2023:9.2.3.1 @positive
    Scenario Outline: A double step that no pawn can answer en passant makes no difference
      Given the position "<fen>"
      And the moves "<played>" have been played
      Then the positions after ply <first> and ply <second> are the same
      And because 1993:10.10.b

      Examples:
        | fen                                                      | first | second | played                              |
        | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 1     | 5      | e2e4 g8f6 g1f3 f6g8 f3g1            |
        | 4k3/8/8/8/8/8/3P4/4K3 w - - 0 40                         | 1     | 5      | d2d4 e8e7 e1e2 e7e8 e2e1            |

    @2023:9.2.3.1 @negative
    Scenario Outline: A pawn that could be taken en passant the first time
      Given the position "<fen>"
      And the moves "<played>" have been played
      Then the positions after ply 1 and ply 5 are not the same
      And because 1993:10.10.b
      But the positions after ply 5 and ply 9 are the same
      And because 1993:10.10.b

      Examples:
        | fen                                  | played                                                |
        | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 40   | e2e4 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1          |
        | 4k3/2p5/8/3P4/8/8/8/4K3 b - - 0 40   | c7c5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8          |

    @2023:9.2.3.1 @boundary
    Scenario Outline: En passant counts only where the capture is lawful: <what>
      Given the position "<fen>"
      Then the position is <same> "<other>"
      And because 1993:10.10.b

      Examples:
        | what                              | fen                                  | same            | other                                |
        | it is lawful                      | 7k/8/8/8/K3pP2/8/8/8 b - f3 0 40     | not the same as | 7k/8/8/8/K3pP2/8/8/8 b - - 0 40      |
        | the pawn is pinned on the file    | 4k3/8/8/8/4pP2/8/8/4R1K1 b - f3 0 40 | the same as     | 4k3/8/8/8/4pP2/8/8/4R1K1 b - - 0 40  |
        | both pawns screen the rank        | 8/8/8/8/R3pP1k/8/8/6K1 b - f3 0 40   | the same as     | 8/8/8/8/R3pP1k/8/8/6K1 b - - 0 40    |
        | no pawn stands beside             | 7k/8/8/8/K4P2/8/4p3/8 b - f3 0 40    | the same as     | 7k/8/8/8/K4P2/8/4p3/8 b - - 0 40     |

    @2023:9.2.3.2.a @positive
    Scenario Outline: The right to castle is there, or gone, both times
      Given the position "<one>"
      Then the position is the same as "<other>"
      And because 1993:10.10.b

      Examples:
        | one                                   | other                                 |
        | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 40 | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 8 44 |
        | r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 40   | r3k2r/8/8/8/8/8/8/R3K2R b Kq - 8 44   |
        | 4k3/8/8/8/8/8/8/R3K2R w - - 0 40      | 4k3/8/8/8/8/8/8/R3K2R w - - 8 44      |

    @2023:9.2.3.2.a @negative
    Scenario Outline: <who> could castle the first time
      Given the position "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 40"
      And the moves "<played>" have been played
      Then the positions after ply 0 and ply 4 are not the same
      And because 1993:10.10.b

      Examples:
        | who                       | played              |
        | Both kings                | e1e2 e8e7 e2e1 e7e8 |
        | White with the h-rook     | h1g1 a8b8 g1h1 b8a8 |
        | Black with the h-rook     | a1b1 h8g8 b1a1 g8h8 |

    @2023:9.2.3.2.a @boundary
    Scenario Outline: One of four rights is enough: <lost>
      Given the position "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 40"
      Then the position is not the same as "r3k2r/8/8/8/8/8/8/R3K2R w <rights> - 0 40"
      And because 1993:10.10.b

      Examples:
        | lost                 | rights |
        | White's king's side  | Qkq    |
        | White's queen's side | Kkq    |
        | Black's king's side  | KQq    |
        | Black's queen's side | KQk    |

    @2023:9.2.3.2.b @positive
    Scenario: A right that cannot be used for now is there all the same
      Given the position "r3k1n1/3r4/8/8/8/7N/P7/R3K3 w Qq - 0 40"
      When the move "e1c1" is judged
      Then the move is not lawful
      And because 1993:5.1.6.1
      Given the moves "h3g5 g8f6 g5h3 f6g8" have been played
      Then the positions after ply 0 and ply 4 are the same
      And because 1993:10.10.b

    @2023:9.2.3.2.b @negative
    Scenario: Only the move of the rook loses the right, and then for good
      Given the position "4k2r/8/8/8/8/8/8/4K3 b k - 0 40"
      And the moves "h8g8 e1d1 g8h8 d1e1" have been played
      Then the positions after ply 0 and ply 4 are not the same
      And because 1993:10.10.b

    @2023:9.2.3.2.b @boundary
    Scenario: Castling prevented for now by an attack or by a piece between: the right counts
      Given the position "4k3/5r2/8/8/8/8/8/4K2R w K - 0 40"
      When the move "e1g1" is judged
      Then the move is not lawful
      And because 1993:5.1.6.1
      And the position is not the same as "4k3/5r2/8/8/8/8/8/4K2R w - - 0 40"
      And because 1993:10.10.b
      And the position is the same as "4k3/5r2/8/8/8/8/8/4K2R w K - 4 42"
      And because 1993:10.10.b
      Given the position "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 40"
      Then the position is not the same as "4k3/8/8/8/8/8/8/RN2K3 w - - 0 40"
      And because 1993:10.10.b

Feature: Articles 10.3 and 10.4: the draws that the board decides

  @1993:10.3 @2023:5.2.1.a
  Rule: 10.3 Stalemate

    @positive
    Scenario Outline: <side> is stalemated by a <piece>
      Given the position "<fen>"
      Then the king is not in check
      And there is no lawful move
      And the game is over: stalemate
      And because 1993:10.3

      Examples:
        | side  | piece                    | fen                                   |
        | Black | queen                    | 7k/5Q2/6K1/8/8/8/8/8 b - - 0 60       |
        | White | queen                    | 8/8/8/8/8/k7/2q5/K7 w - - 0 60       |
        | Black | rook                     | k7/1R6/2K5/8/8/8/8/8 b - - 0 60       |
        | Black | pawn                     | 4k3/4P3/4K3/8/8/8/8/8 b - - 0 60      |
        | White | bishop and pawn          | 8/8/8/8/8/6k1/5b1p/7K w - - 0 60      |

    @positive
    Scenario Outline: Pieces that cannot move do not lift the stalemate
      Given the position "<fen>"
      Then the game is over: stalemate
      And because 1993:10.3

      Examples:
        | fen                                          |
        | 7k/5Q2/6K1/p7/P7/8/8/8 b - - 0 60            |
        | 8/8/8/8/8/p7/P1q5/K6k w - - 0 60             |
        | kbR5/8/1K6/8/8/8/8/8 b - - 0 60              |

    @positive
    Scenario: In a game
      Given the initial array
      And the moves "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6" have been played
      Then the king is not in check
      And the game is over: stalemate
      And because 1993:10.3

    @negative
    Scenario Outline: Stalemate, but not when there is <what>
      Given the position "<stalemate>"
      Then the game is over: stalemate
      And because 1993:10.3
      Given the position "<open>"
      Then the game goes on

      Examples:
        | what                    | stalemate                                | open                                       |
        | a pawn that can move    | 7k/5Q2/6K1/p7/P7/8/8/8 b - - 0 60        | 7k/5Q2/6K1/8/p7/8/8/8 b - - 0 60           |
        | one square for the king | 7k/5Q2/6K1/8/8/8/8/8 b - - 0 60          | 7k/4Q3/6K1/8/8/8/8/8 b - - 0 60            |
        | a capture en passant    | 4k3/4P3/4K3/8/Pp6/1P6/8/8 b - - 0 60   | 4k3/4P3/4K3/8/Pp6/1P6/8/8 b - a3 0 60      |

    @negative
    Scenario: Without a lawful move, but in check: that is mate
      Given the position "7k/5Q2/6K1/8/8/8/8/8 b - - 0 60"
      Then the game is over: stalemate
      And because 1993:10.3
      Given the position "7k/6Q1/6K1/8/8/8/8/8 b - - 0 60"
      Then the game is over: White wins
      And not because 1993:10.3

  @1993:10.4.1
  Rule: 10.4.1 King against king

    @positive
    Scenario Outline: The last piece is captured by <move>
      Given the position "<fen>"
      And the moves "<move>" have been played
      Then the game is over: drawn
      And because 1993:10.4.1

      Examples:
        | fen                                | move |
        | 8/8/8/3k4/4P3/8/8/4K3 b - - 0 60   | d5e4 |
        | 8/8/4k3/8/8/8/5q2/4K3 w - - 0 60   | e1f2 |

    @negative
    Scenario Outline: Two kings are a draw, two kings and a <piece> are not
      Given the position "8/8/4k3/8/8/8/8/4K3 w - - 0 60"
      Then the game is over: drawn
      And because 1993:10.4.1
      Given the position "<fen>"
      Then the game goes on

      Examples:
        | piece | fen                                |
        | pawn  | 8/8/4k3/8/8/8/4P3/4K3 w - - 0 60   |
        | rook  | 8/r7/4k3/8/8/8/8/4K3 w - - 0 60    |
        | queen | 8/8/4k3/8/8/8/8/Q3K3 b - - 0 60    |

  @1993:10.4.2
  Rule: 10.4.2 King against king with only a bishop or only a knight

    @positive
    Scenario Outline: <what>
      Given the position "<fen>"
      Then the game is over: drawn
      And because 1993:10.4.2

      Examples:
        | what                            | fen                                 |
        | A white bishop on a dark square | 8/8/4k3/8/8/8/8/2B1K3 b - - 0 60    |
        | A black bishop on a light one   | 2b5/8/4k3/8/8/8/8/4K3 w - - 0 60    |
        | A white knight                  | 8/8/4k3/8/8/8/8/1N2K3 w - - 0 60    |
        | A black knight                  | 1n6/8/4k3/8/8/8/8/4K3 b - - 0 60    |

    @negative
    Scenario Outline: A <piece> can still mate
      Given the position "8/8/4k3/8/8/8/8/2B1K3 b - - 0 60"
      Then the game is over: drawn
      And because 1993:10.4.2
      Given the position "<fen>"
      Then the game goes on

      Examples:
        | piece | fen                                  |
        | pawn  | 8/8/4k3/8/8/8/2P5/4K3 b - - 0 60     |
        | rook  | 8/8/4k3/8/8/8/8/2R1K3 b - - 0 60     |
        | queen | 2q5/8/4k3/8/8/8/8/4K3 w - - 0 60     |

    @boundary
    Scenario Outline: One minor piece is a draw, <what> are not, by this list
      Given the position "<one>"
      Then the game is over: drawn
      And because 1993:10.4.2
      Given the position "<two>"
      Then the game goes on

      Examples:
        | what                        | one                                 | two                                  |
        | two knights                 | 8/8/4k3/8/8/8/8/1N2K3 w - - 0 60    | 8/8/4k3/8/8/8/8/1N2K1N1 w - - 0 60   |
        | two bishops                 | 8/8/4k3/8/8/8/8/2B1K3 b - - 0 60    | 8/8/4k3/8/8/8/8/2B1KB2 b - - 0 60    |
        | a bishop against a knight   | 8/8/4k3/8/8/8/8/2B1K3 b - - 0 60    | 1n6/8/4k3/8/8/8/8/2B1K3 b - - 0 60   |
        | a knight against a knight   | 1n6/8/4k3/8/8/8/8/4K3 b - - 0 60    | 1n6/8/4k3/8/8/8/8/4K1N1 b - - 0 60   |

  @1993:10.4.3
  Rule: 10.4.3 King and bishop against king and bishop, the bishops on squares of one colour

    @positive
    Scenario Outline: Both bishops on <colour> squares
      Given the position "<fen>"
      Then the game is over: drawn
      And because 1993:10.4.3

      Examples:
        | colour | fen                                      |
        | dark   | 5b2/8/4k3/8/8/8/8/2B1K3 w - - 0 60       |
        | light  | 2b5/8/4k3/8/8/8/8/4KB2 b - - 0 60        |

    @negative
    Scenario Outline: Bishops on squares of both colours
      Given the position "<fen>"
      Then the game goes on
      And because 1993:10.4.3

      Examples:
        | fen                                      |
        | 2b5/8/4k3/8/8/8/8/2B1K3 w - - 0 60       |
        | 5b2/8/4k3/8/8/8/8/4KB2 b - - 0 60        |

    @boundary
    Scenario Outline: One bishop each, on one colour: <what> is no such draw
      Given the position "5b2/8/4k3/8/8/8/8/2B1K3 w - - 0 60"
      Then the game is over: drawn
      And because 1993:10.4.3
      Given the position "<fen>"
      Then the game goes on

      Examples:
        | what                              | fen                                      |
        | a bishop a file away              | 4b3/8/4k3/8/8/8/8/2B1K3 w - - 0 60       |
        | two of one colour on one side     | 8/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60       |
        | one pawn more                     | 5b2/8/4k3/7p/8/8/8/2B1K3 w - - 0 60      |
        | three bishops                     | 5b2/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60     |

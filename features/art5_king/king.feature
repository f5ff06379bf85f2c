Feature: Article 5.1.1: the step of the king

  @1993:5.1.1
  Rule: 5.1.1 To any adjoining square that no opponent's piece attacks

    @2023:3.8 @2023:3.8.1 @positive
    Scenario Outline: The king goes from e4 to <to>
      Given the position "7k/8/8/8/4K3/8/8/8 w - - 0 40"
      When the move "e4<to>" is judged
      Then the move is lawful
      And because 1993:5.1.1

      Examples:
        | to |
        | d3 |
        | d4 |
        | d5 |
        | e3 |
        | e5 |
        | f3 |
        | f4 |
        | f5 |

    @2023:3.8 @2023:3.8.1 @negative
    Scenario Outline: The king does not go from e4 to <to>
      Given the position "7k/8/8/8/4K3/8/8/8 w - - 0 40"
      When the move "e4<to>" is judged
      Then the move is not lawful
      And because 1993:5.1.1

      Examples:
        | to |
        | e6 |
        | c4 |
        | g2 |
        | f6 |
        | a8 |
        | c3 |

    @2023:3.8 @negative
    Scenario Outline: Two squares along the rank is a step too many away from the original square
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.1 and 1993:5.1.2

      Examples:
        | fen                              | move |
        | 7k/8/8/8/4K3/8/8/8 w - - 0 40    | e4g4 |
        | 4k3/8/8/8/8/8/8/3K3R w - - 0 40  | d1f1 |
        | r2k4/8/8/8/8/8/8/4K3 b - - 0 40  | d8b8 |

    @2023:3.8.1 @boundary
    Scenario Outline: A king in the corner <corner> has three squares
      Given the position "<fen>"
      Then the lawful moves of the piece on <corner> are "<moves>"
      And because 1993:5.1.1

      Examples:
        | corner | fen                           | moves          |
        | a1     | 8/8/8/8/4k3/8/8/K7 w - - 0 40 | a1a2 a1b1 a1b2 |
        | h1     | 8/8/8/8/3k4/8/8/7K w - - 0 40 | h1g1 h1g2 h1h2 |
        | a8     | k7/8/8/8/4K3/8/8/8 b - - 0 40 | a8a7 a8b7 a8b8 |
        | h8     | 7k/8/8/8/3K4/8/8/8 b - - 0 40 | h8g7 h8g8 h8h7 |

    @2023:3.8.1 @boundary
    Scenario Outline: One square is the king's step, the second no more
      Given the position "7k/8/8/8/4K3/8/8/8 w - - 0 40"
      When the move "e4<one>" is judged
      Then the move is lawful
      And because 1993:5.1.1
      When the move "e4<two>" is judged
      Then the move is not lawful
      And because 1993:5.1.1

      Examples:
        | one | two |
        | e5  | e6  |
        | d5  | c6  |
        | e3  | e2  |
        | f3  | g2  |

    @1993:9.1.b @negative
    Scenario Outline: The king does not step to a square that a <piece> attacks
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.1 and 1993:9.1.b

      Examples:
        | piece                     | fen                                  | move |
        | king                      | 8/8/8/3k4/8/3K4/8/8 w - - 0 40       | d3d4 |
        | queen                     | 4k3/8/8/8/3q4/8/8/7K w - - 0 40      | h1g1 |
        | rook                      | 4k3/8/8/8/6r1/8/8/7K w - - 0 40      | h1g1 |
        | bishop                    | k7/8/8/4B3/8/8/8/4K3 b - - 0 40       | a8b8 |
        | knight                    | 7k/8/4N3/8/8/8/8/4K3 b - - 0 40      | h8g7 |
        | pawn                      | 4k3/8/8/8/8/2p5/8/K7 w - - 0 40      | a1b2 |
        | pawn, moving the other way | 4k3/8/4P3/8/8/8/8/4K3 b - - 0 40     | e8d7 |

    @1993:9.1.b @negative
    Scenario Outline: The king does not capture a guarded piece
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.1 and 1993:9.1.b

      Examples:
        | fen                                  | move |
        | 4k3/8/8/8/8/2b5/3q4/4K3 w - - 0 40   | e1d2 |
        | 6k1/7R/8/8/8/8/8/4K2R b K - 0 40     | g8h7 |

    @boundary
    Scenario: The king does not screen the square behind it from the piece that checks it
      Given the position "4k3/8/8/8/4r3/8/4K3/8 w - - 0 40"
      When the move "e2e1" is judged
      Then the move is not lawful
      And because 1993:5.1.1 and 1993:9.1.b and 1993:9.2.a
      When the move "e2d3" is judged
      Then the move is lawful
      And because 1993:5.1.1 and 1993:9.2.a

    @boundary
    Scenario: A pinned piece attacks all the same
      Given the position "4k3/8/8/8/4r3/2K5/8/4R3 w - - 0 40"
      When the move "c3d4" is judged
      Then the move is not lawful
      And because 1993:5.1.1 and 1993:9.1.b
      When the move "c3d3" is judged
      Then the move is lawful
      And because 1993:5.1.1

Feature: Articles 5.6.1 and 5.6.2: how the pawn goes and how it captures

  @1993:5.6.1
  Rule: 5.6.1 A pawn moves only forward

    @2023:3.7.1 @positive
    Scenario Outline: A pawn of <side> goes forward and not back
      Given the position "<fen>"
      When the move "<forward>" is judged
      Then the move is lawful
      When the move "<back>" is judged
      Then the move is not lawful
      And because 1993:5.6.1 alone

      Examples:
        | side  | fen                                | forward | back |
        | White | 4k3/8/8/8/3P4/8/8/4K3 w - - 0 30   | d4d5    | d4d3 |
        | Black | 4k3/8/8/6p1/8/8/8/4K3 b - - 0 30   | g5g4    | g5g6 |

    @2023:3.7.1 @negative
    Scenario Outline: No pawn of <side> goes <where>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.1 alone

      Examples:
        | side  | where                     | fen                                    | move |
        | White | back two squares          | 4k3/8/8/8/3P4/8/8/4K3 w - - 0 30       | d4d2 |
        | White | to the left               | 4k3/8/8/8/3P4/8/8/4K3 w - - 0 30       | d4c4 |
        | Black | back                      | 4k3/8/8/6p1/8/8/8/4K3 b - - 0 30       | g5g7 |
        | Black | to the left               | 4k3/8/8/6p1/8/8/8/4K3 b - - 0 30       | g5f5 |

    @negative
    Scenario Outline: No pawn of <side> goes <where>, capturing
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.1 and 1993:5.6.2.c

      Examples:
        | side  | where                     | fen                                    | move |
        | White | to the right              | 4k3/8/8/8/3Pn3/8/8/4K3 w - - 0 30      | d4e4 |
        | White | back                      | 4k3/8/8/8/3P4/4n3/8/4K3 w - - 0 30     | d4e3 |
        | Black | back                      | 4k3/8/7B/6p1/8/8/8/4K3 b - - 0 30      | g5h6 |

  @1993:5.6.2.a @2023:3.7.2
  Rule: 5.6.2.a From its original square one or two squares along its file, each of them vacant

    @positive
    Scenario Outline: The pawn of the <file>-file, White's
      Given the initial array
      Then the lawful moves of the piece on <file>2 are "<file>2<file>3 <file>2<file>4"
      And because 1993:5.6.2.a

      Examples:
        | file |
        | a    |
        | b    |
        | c    |
        | d    |
        | e    |
        | f    |
        | g    |
        | h    |

    @positive
    Scenario Outline: The pawn of the <file>-file, Black's
      Given the initial array
      And the moves "g1f3" have been played
      Then the lawful moves of the piece on <file>7 are "<file>7<file>5 <file>7<file>6"
      And because 1993:5.6.2.a

      Examples:
        | file |
        | a    |
        | d    |
        | e    |
        | h    |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.2.a

      Examples:
        | what                                    | fen                                  | move |
        | One square, held by the opponent        | 4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 30   | e2e3 |
        | One square, held by an own piece        | 4k3/2p5/2n5/8/8/8/8/4K3 b - - 0 30   | c7c6 |
        | Two squares, the first held             | 4k3/2p5/2N5/8/8/8/8/4K3 b - - 0 30   | c7c5 |
        | Two squares, the second held            | 4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 30   | e2e4 |
        | Two squares, capturing                  | 4k3/6p1/8/6B1/8/8/8/4K3 b - - 0 30   | g7g5 |
        | Off its file, capturing nothing         | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 30     | e2f4 |
        | Off its file, capturing nothing         | 4k3/6p1/8/8/8/8/8/4K3 b - - 0 30     | g7d4 |

    @boundary
    Scenario Outline: Two squares, not three
      Given the position "4k3/6p1/8/8/8/8/4P3/4K3 <turn> - - 0 30"
      When the move "<two>" is judged
      Then the move is lawful
      And because 1993:5.6.2.a
      When the move "<three>" is judged
      Then the move is not lawful
      And because 1993:5.6.2.a

      Examples:
        | turn | two  | three |
        | w    | e2e4 | e2e5  |
        | b    | g7g5 | g7g4  |

    @boundary
    Scenario Outline: The second square is held, the first is not
      Given the position "<fen>"
      Then the lawful moves of the piece on <square> are "<move>"
      And because 1993:5.6.2.a

      Examples:
        | fen                                  | square | move |
        | 4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 30   | e2     | e2e3 |
        | 4k3/p7/8/p7/8/8/8/4K3 b - - 0 30     | a7     | a7a6 |

  @1993:5.6.2.b @2023:3.7.1
  Rule: 5.6.2.b After that one vacant square along its file

    @positive
    Scenario Outline: A pawn of <side> goes <move>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:5.6.2.b

      Examples:
        | side  | fen                                  | move |
        | White | 4k3/8/8/8/8/4P3/8/4K3 w - - 0 30     | e3e4 |
        | White | 4k3/8/8/8/7P/8/8/4K3 w - - 0 30      | h4h5 |
        | Black | 4k3/8/p7/8/8/8/8/4K3 b - - 0 30      | a6a5 |
        | Black | 4k3/8/8/8/8/2p5/8/4K3 b - - 0 30     | c3c2 |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.2.b

      Examples:
        | what                        | fen                                    | move |
        | Held by an opponent's piece | 4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 30     | e4e5 |
        | Held by an own piece        | 4k3/8/p7/b7/8/8/8/4K3 b - - 0 30       | a6a5 |
        | Held by the king            | 8/8/4k3/4P3/8/8/8/4K3 w - - 0 30       | e5e6 |
        | Two squares                 | 4k3/8/8/8/7P/8/8/4K3 w - - 0 30        | h4h6 |
        | Off its file                | 4k3/8/8/8/7P/8/8/4K3 w - - 0 30        | h4g6 |

    @boundary
    Scenario Outline: One square, not two, when the double step is spent or was never made
      Given the position "<fen>"
      When the move "<one>" is judged
      Then the move is lawful
      And because 1993:5.6.2.b
      When the move "<two>" is judged
      Then the move is not lawful
      And because 1993:5.6.2.b

      Examples:
        | fen                                | one  | two  |
        | 4k3/8/8/8/8/4P3/8/4K3 w - - 0 30   | e3e4 | e3e5 |
        | 4k3/8/1p6/8/8/8/8/4K3 b - - 0 30   | b6b5 | b6b4 |
        | 4k3/8/8/3P4/8/8/8/4K3 w - - 0 30   | d5d6 | d5d7 |

  @1993:5.6.2.c @2023:3.7.3
  Rule: 5.6.2.c Capturing, one square diagonally forward

    @positive
    Scenario Outline: A pawn of <side> captures <what>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:5.6.2.c and 1993:4.3.a
      And the move captures

      Examples:
        | side  | what                         | fen                                    | move |
        | White | a pawn on its right          | 4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 30     | c4d5 |
        | White | a knight on its left         | 4k3/8/8/1n6/2P5/8/8/4K3 w - - 0 30     | c4b5 |
        | White | from its original square     | 4k3/8/8/8/8/5b2/6P1/4K3 w - - 0 30     | g2f3 |
        | Black | a rook                       | 4k3/8/8/5p2/4R3/8/8/2K5 b - - 0 30     | f5e4 |
        | Black | from its original square     | 4k3/p7/1Q6/8/8/8/8/4K3 b - - 0 30      | a7b6 |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.2.c

      Examples:
        | what                              | fen                                    | move |
        | Diagonally to a vacant square     | 4k3/8/8/8/2P5/8/8/4K3 w - - 0 30       | c4d5 |
        | Diagonally to a vacant square     | 4k3/p7/8/8/8/8/8/4K3 b - - 0 30        | a7b6 |
        | Straight ahead, capturing         | 4k3/8/8/2p5/2P5/8/8/4K3 w - - 0 30     | c4c5 |
        | Straight ahead, capturing         | 4k3/8/p7/R7/8/8/8/4K3 b - - 0 30       | a6a5 |
        | Two squares diagonally, capturing | 4k3/8/4n3/8/2P5/8/8/4K3 w - - 0 30     | c4e6 |
        | A knight's move, capturing        | 4k3/8/8/8/5p2/8/4N3/3K4 b - - 0 30     | f4e2 |
        | Sideways, capturing               | 4k3/8/8/8/3Pn3/8/8/4K3 w - - 0 30      | d4e4 |
        | Diagonally back, capturing        | 4k3/8/8/8/3P4/4n3/8/4K3 w - - 0 30     | d4e3 |
        | Diagonally back, capturing        | 4k3/8/7B/6p1/8/8/8/4K3 b - - 0 30      | g5h6 |

    @boundary
    Scenario Outline: At the edge of the board there is one square to capture on, and none round the corner
      Given the position "<fen>"
      Then the lawful moves of the piece on <square> are "<moves>"
      And because 1993:5.6.2.c
      When the move "<round>" is judged
      Then the move is not lawful
      And because 1993:5.6.2.c

      Examples:
        | fen                                     | square | moves     | round |
        | 4k3/8/7n/1n6/P7/8/8/4K3 w - - 0 30      | a4     | a4a5 a4b5 | a4h6  |
        | 4k3/8/8/7p/R5R1/8/8/4K3 b - - 0 30      | h5     | h5g4 h5h4 | h5a4  |

    @boundary
    Scenario: The next square of the diagonal, not the one after
      Given the position "4k3/8/4n3/3n4/2P5/8/8/4K3 w - - 0 30"
      When the move "c4d5" is judged
      Then the move is lawful
      And because 1993:5.6.2.c
      When the move "c4e6" is judged
      Then the move is not lawful
      And because 1993:5.6.2.c
      And not because 2023:3.5

Feature: Article 4: the general definition of the move

  @1993:4.1.a
  Rule: 4.1.a A move takes one piece to a square that is vacant or holds an opponent's piece

    @2023:3.1 @positive
    Scenario Outline: A <piece> of <side> goes to a vacant square and to an opponent's, not to its own side's
      Given the position "<fen>"
      When the move "<vacant>" is judged
      Then the move is lawful
      When the move "<hostile>" is judged
      Then the move is lawful
      When the move "<friendly>" is judged
      Then the move is not lawful
      And because 1993:4.1.a

      Examples:
        | piece  | side  | fen                                                          | vacant | hostile | friendly |
        | queen  | White | r3k3/8/3p4/8/8/8/3Q1P2/4K3 w - - 0 30                        | d2d4   | d2d6    | d2f2     |
        | rook   | Black | 4k3/1p6/8/8/1r3N2/8/8/4K3 b - - 0 30                         | b4d4   | b4f4    | b4b7     |
        | bishop | White | 4k3/8/5n2/8/3B4/8/1P6/4K3 w - - 0 30                         | d4e5   | d4f6    | d4b2     |
        | knight | Black | 4k3/2n5/p7/3P4/8/8/8/4K3 b - - 0 30                          | c7b5   | c7d5    | c7a6     |
        | king   | White | 4k3/8/8/8/8/8/3nP3/4K3 w - - 0 30                            | e1d1   | e1d2    | e1e2     |
        | pawn   | Black | 4k3/8/8/5p2/4P1n1/8/8/4K3 b - - 0 30                         | f5f4   | f5e4    | f5g4     |

    @2023:3.1 @negative
    Scenario Outline: <move> at the start would put a piece on one of its own side
      Given the initial array
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:4.1.a

      Examples:
        | move |
        | a1a2 |
        | a1b1 |
        | b1d2 |
        | c1b2 |
        | d1d2 |
        | d1e1 |
        | e1d1 |
        | e1f2 |
        | g1e2 |

    @2023:3.1 @negative
    Scenario Outline: <move> would put a black piece on one of its own side
      Given the initial array
      And the moves "e2e4" have been played
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:4.1.a

      Examples:
        | move |
        | h8h7 |
        | g8e7 |
        | f8g7 |
        | d8c7 |
        | e8f8 |

    @negative
    Scenario Outline: <move> goes nowhere
      Given the initial array
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:4.1.a

      Examples:
        | move |
        | a1a1 |
        | b1b1 |
        | e1e1 |
        | e2e2 |

  @1993:4.1.b
  Rule: 4.1.b A player moves a piece of his own only

    @positive
    Scenario Outline: <own> moves an own piece, <other> the opponent's
      Given the initial array
      And the moves "<played>" have been played
      When the move "<own>" is judged
      Then the move is lawful
      When the move "<other>" is judged
      Then the move is not lawful
      And because 1993:4.1.b alone

      Examples:
        | played    | own  | other |
        | e2e4      | e7e5 | d2d4  |
        | e2e4 e7e5 | g1f3 | b8c6  |

    @negative
    Scenario Outline: <move> would move <what>
      Given the initial array
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:4.1.b alone

      Examples:
        | move  | what                               |
        | e7e5  | a pawn of Black                    |
        | g8f6  | a knight of Black                  |
        | d8d1  | a queen of Black                   |
        | e4e5  | nothing                            |
        | a3a3  | nothing, nowhere                   |
        | b8d7  | a knight of Black onto his own pawn |

  @1993:4.2
  Rule: 4.2 No piece crosses an occupied square

    @2023:3.5 @positive
    Scenario Outline: A <piece> of <side> as far as the next piece, and no farther
      Given the position "<fen>"
      When the move "<near>" is judged
      Then the move is lawful
      When the move "<far>" is judged
      Then the move is not lawful
      And because 1993:4.2

      Examples:
        | piece                 | side  | fen                                      | near | far  |
        | rook, own pawn        | White | 4k3/8/8/P7/8/8/8/R3K3 w - - 0 30         | a1a4 | a1a6 |
        | rook, hostile pawn    | Black | 4k2r/8/7P/8/8/8/8/4K3 b - - 0 30         | h8h6 | h8h5 |
        | bishop, own knight    | White | 4k3/8/8/8/5N2/8/8/2B1K3 w - - 0 30       | c1e3 | c1g5 |
        | bishop, hostile rook  | Black | 4kb2/8/8/2R5/8/8/8/4K3 b - - 0 30        | f8c5 | f8b4 |
        | queen along the file  | White | 3k4/8/8/3p4/8/8/8/3QK3 w - - 0 30        | d1d5 | d1d6 |
        | queen on the diagonal | Black | 3qk3/8/8/6p1/8/8/8/4K3 b - - 0 30        | d8f6 | d8h4 |

    @2023:3.5 @negative
    Scenario Outline: <move> at the start would cross a piece
      Given the initial array
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:4.2

      Examples:
        | move |
        | a1a3 |
        | a1a7 |
        | c1e3 |
        | f1b5 |
        | d1d3 |
        | d1h5 |
        | d1a4 |
        | h1e1 |

    @negative
    Scenario Outline: A pawn of <side> does not leap with its double step
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:4.2 and 1993:5.6.2.a

      Examples:
        | side  | fen                                | move |
        | White | 4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 30 | e2e4 |
        | Black | 4k3/2p5/2b5/8/8/8/8/4K3 b - - 0 30 | c7c5 |

    @2023:3.5 @boundary
    Scenario Outline: The square next to the one left, and the square before the one reached
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:4.2 alone

      Examples:
        | fen                                  | move |
        | 4k3/8/8/8/8/8/P7/R3K3 w - - 0 30     | a1a8 |
        | 4k3/P7/8/8/8/8/8/R3K3 w - - 0 30     | a1a8 |
        | 4k2b/6p1/8/8/8/8/8/4K3 b - - 0 30    | h8a1 |
        | 4k2b/8/8/8/8/8/1P6/4K3 b - - 0 30    | h8a1 |
        | 4k3/8/8/8/8/8/8/QN2K3 w - - 0 30     | a1c1 |

    @boundary
    Scenario: The knight and the castling rook are the exceptions
      Given the position "4k3/8/8/8/8/8/PPPPP3/RN2K3 w Q - 0 30"
      When the move "b1c3" is judged
      Then the move is lawful
      Given the position "4k3/8/8/8/8/8/PPPPP3/R3K3 w Q - 0 30"
      When the move "e1c1" is judged
      Then the move is lawful
      And the position becomes "4k3/8/8/8/8/8/PPPPP3/2KR4 b - - 1 30"
      When the move "a1f1" is judged
      Then the move is not lawful
      And because 1993:4.2

  @1993:4.3.a @2023:3.1.1.a @2023:G.capture
  Rule: 4.3.a A piece that moves to a square held by an opponent's piece captures it

    @positive
    Scenario Outline: <move> captures <what>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:4.3.a
      And the move captures
      And because 1993:4.3.a
      And the position becomes "<after>"

      Examples:
        | what     | fen                                      | move  | after                                    |
        | a pawn   | 4k3/8/8/3p4/8/8/8/3QK3 w - - 0 30        | d1d5  | 4k3/8/8/3Q4/8/8/8/4K3 b - - 0 30         |
        | a knight | 4k3/8/8/8/3p4/2N5/8/4K3 b - - 0 30       | d4c3  | 4k3/8/8/8/8/2p5/8/4K3 w - - 0 31         |
        | a queen  | 4k3/8/8/8/8/7n/8/4K1Q1 b - - 3 30       | h3g1  | 4k3/8/8/8/8/8/8/4K1n1 w - - 0 31         |
        | a rook   | r3k3/1P6/8/8/8/8/8/4K3 w q - 0 30        | b7a8q | Q3k3/8/8/8/8/8/8/4K3 b - - 0 30          |

    @negative
    Scenario Outline: <move> to a vacant square captures nothing, <capture> would
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And the move captures nothing
      And because 1993:4.3.a
      When the move "<capture>" is judged
      Then the move captures
      And because 1993:4.3.a

      Examples:
        | fen                                  | move | capture |
        | 4k3/8/8/3p4/8/8/8/3QK3 w - - 0 30    | d1d4 | d1d5    |
        | 4k3/8/8/8/3p4/2N5/8/4K3 b - - 0 30   | d4d3 | d4c3    |
        | 4k2r/8/8/8/8/8/8/4K2R w Kk - 0 30    | e1g1 | h1h8    |

Feature: Article 1: the chessboard
  Squares are named a1 to h8: the file, then the rank.

  @1993:1.0 @2023:1.1
  Rule: 1.0 Chess is played on a square board

    @positive
    Scenario: As many files as ranks
      Given a board of 8 files and 8 ranks
      Then it is a chessboard
      And because 1993:1.0

    @negative
    Scenario Outline: A board of <files> files and <ranks> ranks is not square
      Given a board of <files> files and <ranks> ranks
      Then it is not a chessboard
      And because 1993:1.0

      Examples:
        | files | ranks |
        | 8     | 7     |
        | 7     | 8     |
        | 10    | 8     |
        | 8     | 9     |

  @1993:1.1 @2023:2.1.a
  Rule: 1.1 Light and dark squares in turn

    @positive
    Scenario Outline: <one> and <other> share a side
      Then <one> and <other> differ in colour
      And because 1993:1.1

      Examples:
        | one | other |
        | a1  | a2    |
        | a1  | b1    |
        | h1  | g1    |
        | h8  | h7    |
        | d4  | d5    |
        | e5  | d5    |
        | c6  | c5    |

    @negative
    Scenario Outline: <one> and <other> touch at a corner only
      Then <one> and <other> are of one colour
      And because 1993:1.1

      Examples:
        | one | other |
        | a1  | b2    |
        | h1  | g2    |
        | h8  | g7    |
        | a8  | b7    |
        | d4  | e5    |
        | e4  | d5    |

  @1993:1.3 @2023:2.4.a
  Rule: 1.3 The eight vertical rows are files

    @positive
    Scenario Outline: The <file>-file
      Then <one> and <other> lie on one file
      And because 1993:1.3

      Examples:
        | file | one | other |
        | b    | b2  | b7    |
        | c    | c3  | c4    |
        | e    | e1  | e8    |
        | g    | g6  | g5    |

    @negative
    Scenario Outline: <one> and <other> stand on two files
      Then <one> and <other> do not lie on one file
      And because 1993:1.3

      Examples:
        | one | other |
        | a1  | h1    |
        | d4  | e5    |
        | b3  | g8    |

    @boundary
    Scenario Outline: The outermost files from end to end
      Then <one> and <other> lie on one file
      And because 1993:1.3

      Examples:
        | one | other |
        | a1  | a8    |
        | h8  | h1    |

    @boundary
    Scenario Outline: The next file is another one
      Then <one> and <other> do not lie on one file
      And because 1993:1.3

      Examples:
        | one | other |
        | a1  | b1    |
        | g8  | h8    |
        | d8  | e1    |

  @1993:1.4 @2023:2.4.b
  Rule: 1.4 The eight horizontal rows are ranks

    @positive
    Scenario Outline: Rank <rank>
      Then <one> and <other> lie on one rank
      And because 1993:1.4

      Examples:
        | rank | one | other |
        | 2    | b2  | g2    |
        | 4    | d4  | e4    |
        | 5    | h5  | a5    |
        | 7    | c7  | f7    |

    @negative
    Scenario Outline: <one> and <other> stand on two ranks
      Then <one> and <other> do not lie on one rank
      And because 1993:1.4

      Examples:
        | one | other |
        | a1  | a8    |
        | e4  | d5    |
        | c2  | f7    |

    @boundary
    Scenario Outline: The outermost ranks from end to end
      Then <one> and <other> lie on one rank
      And because 1993:1.4

      Examples:
        | one | other |
        | a1  | h1    |
        | h8  | a8    |

    @boundary
    Scenario Outline: The next rank is another one
      Then <one> and <other> do not lie on one rank
      And because 1993:1.4

      Examples:
        | one | other |
        | h1  | h2    |
        | a8  | a7    |
        | h4  | a5    |

  @1993:1.5 @2023:2.4.c
  Rule: 1.5 Squares of one colour that touch corner to corner are a diagonal

    @positive
    Scenario Outline: <one> and <other> stand on a diagonal
      Then <one> and <other> lie on one diagonal
      And because 1993:1.5

      Examples:
        | one | other |
        | c1  | h6    |
        | f8  | a3    |
        | d4  | c5    |
        | e4  | h1    |

    @negative
    Scenario Outline: <one> and <other> stand on no common diagonal
      Then <one> and <other> do not lie on one diagonal
      And because 1993:1.5

      Examples:
        | one | other |
        | a1  | a8    |
        | d4  | e4    |
        | b1  | c3    |
        | a1  | g8    |

    @boundary
    Scenario Outline: A longest diagonal of eight squares, or a shortest of two
      Then <one> and <other> lie on one diagonal
      And because 1993:1.5

      Examples:
        | one | other |
        | a1  | h8    |
        | h1  | a8    |
        | a2  | b1    |
        | g8  | h7    |
        | a7  | b8    |
        | g1  | h2    |

    @boundary
    Scenario Outline: Of one colour, but a square beside the diagonal
      Then <one> and <other> are of one colour
      And <one> and <other> do not lie on one diagonal
      And because 1993:1.5

      Examples:
        | one | other |
        | a1  | a3    |
        | h8  | f8    |
        | a1  | h6    |

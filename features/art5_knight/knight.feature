Feature: Article 5.5: the knight

  @1993:5.5 @2023:3.6
  Rule: 5.5 One square along rank or file, then one diagonally, moving away

    @positive
    Scenario Outline: The knight goes from d4 to <to>
      Given the position "4k3/8/8/8/3N4/8/8/4K3 w - - 0 40"
      When the move "d4<to>" is judged
      Then the move is lawful
      And because 1993:5.5

      Examples:
        | to |
        | b3 |
        | b5 |
        | c2 |
        | c6 |
        | e2 |
        | e6 |
        | f3 |
        | f5 |

    @positive
    Scenario Outline: The black knight goes from e5 to <to>
      Given the position "4k3/8/8/4n3/8/8/8/7K b - - 0 40"
      When the move "e5<to>" is judged
      Then the move is lawful
      And because 1993:5.5

      Examples:
        | to |
        | c4 |
        | c6 |
        | d3 |
        | d7 |
        | f3 |
        | f7 |
        | g4 |
        | g6 |

    @positive
    Scenario Outline: Occupied squares do not stop the knight
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:5.5

      Examples:
        | fen                                                      | move |
        | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | b1c3 |
        | 4k3/8/8/2ppp3/2pNp3/2ppp3/8/4K3 w - - 0 40               | d4e6 |
        | 4k3/8/3PPP2/3PnP2/3PPP2/8/8/4K3 b - - 0 40               | e5c4 |

    @negative
    Scenario Outline: The knight does not go from d4 to <to>
      Given the position "4k3/8/8/8/3N4/8/8/4K3 w - - 0 40"
      When the move "d4<to>" is judged
      Then the move is not lawful
      And because 1993:5.5

      Examples:
        | to |
        | d5 |
        | c4 |
        | e5 |
        | c3 |
        | d6 |
        | f4 |
        | b2 |
        | f6 |
        | g3 |
        | a4 |
        | g5 |
        | b7 |

    @negative
    Scenario Outline: The black knight does not go from e5 to <to>
      Given the position "4k3/8/8/4n3/8/8/8/7K b - - 0 40"
      When the move "e5<to>" is judged
      Then the move is not lawful
      And because 1993:5.5

      Examples:
        | to |
        | e4 |
        | f4 |
        | e3 |
        | c5 |
        | g7 |
        | h4 |

    @boundary
    Scenario Outline: At the edge on <from> fewer squares are left
      Given the position "<fen>"
      Then the lawful moves of the piece on <from> are "<moves>"
      And because 1993:5.5

      Examples:
        | from | fen                              | moves               |
        | a1   | 4k3/8/8/8/8/8/8/N3K3 w - - 0 40  | a1b3 a1c2           |
        | h1   | 4k3/8/8/8/8/8/8/4K2N w - - 0 40  | h1f2 h1g3           |
        | a8   | n3k3/8/8/8/8/8/8/4K3 b - - 0 40  | a8b6 a8c7           |
        | h8   | 4k2n/8/8/8/8/8/8/4K3 b - - 0 40  | h8f7 h8g6           |
        | b2   | 4k3/8/8/8/8/8/1N6/4K3 w - - 0 40 | b2a4 b2c4 b2d1 b2d3 |
        | h5   | 4k3/8/8/7n/8/8/8/4K3 b - - 0 40  | h5f4 h5f6 h5g3 h5g7 |

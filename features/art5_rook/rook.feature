Feature: Article 5.3: the rook

  @1993:5.3 @2023:3.3
  Rule: 5.3 Along file and rank

    @positive
    Scenario Outline: The rook goes from c4 to <to>
      Given the position "4k3/8/8/8/2R5/8/8/4K3 w - - 0 40"
      When the move "c4<to>" is judged
      Then the move is lawful
      And because 1993:5.3

      Examples:
        | to |
        | c1 |
        | c2 |
        | c3 |
        | c5 |
        | c6 |
        | c7 |
        | c8 |
        | a4 |
        | b4 |
        | d4 |
        | e4 |
        | f4 |
        | g4 |
        | h4 |

    @positive
    Scenario Outline: The black rook goes from f5 to <to>
      Given the position "4k3/8/8/5r2/8/8/8/3K4 b - - 0 40"
      When the move "f5<to>" is judged
      Then the move is lawful
      And because 1993:5.3

      Examples:
        | to |
        | f8 |
        | f1 |
        | a5 |
        | h5 |

    @negative
    Scenario Outline: The rook does not go from c4 to <to>
      Given the position "4k3/8/8/8/2R5/8/8/4K3 w - - 0 40"
      When the move "c4<to>" is judged
      Then the move is not lawful
      And because 1993:5.3

      Examples:
        | to |
        | d5 |
        | b3 |
        | b5 |
        | d3 |
        | a6 |
        | f7 |
        | e6 |
        | b2 |
        | d2 |
        | h8 |

    @negative
    Scenario Outline: The black rook does not go from f5 to <to>
      Given the position "4k3/8/8/5r2/8/8/8/3K4 b - - 0 40"
      When the move "f5<to>" is judged
      Then the move is not lawful
      And because 1993:5.3

      Examples:
        | to |
        | e4 |
        | g6 |
        | d6 |
        | b1 |

    @boundary
    Scenario Outline: Fourteen squares from the corner <from>, from end to end
      Given the position "<fen>"
      Then the lawful moves of the piece on <from> are "<moves>"
      And because 1993:5.3

      Examples:
        | from | fen                             | moves                                                                 |
        | a1   | 8/4k3/8/8/8/8/4K3/R7 w - - 0 40 | a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 a1e1 a1f1 a1g1 a1h1 |
        | h8   | 7r/4k3/8/8/8/8/4K3/8 b - - 0 40 | h8a8 h8b8 h8c8 h8d8 h8e8 h8f8 h8g8 h8h1 h8h2 h8h3 h8h4 h8h5 h8h6 h8h7 |

    @boundary
    Scenario Outline: <near> ends the line, <beside> lies beside its end
      Given the position "4k3/8/8/8/2R5/8/8/4K3 w - - 0 40"
      When the move "c4<near>" is judged
      Then the move is lawful
      And because 1993:5.3
      When the move "c4<beside>" is judged
      Then the move is not lawful
      And because 1993:5.3

      Examples:
        | near | beside |
        | c8   | d8     |
        | c1   | b1     |
        | a4   | a3     |
        | h4   | h5     |

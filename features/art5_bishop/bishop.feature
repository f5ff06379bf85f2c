Feature: Article 5.4: the bishop

  @1993:5.4 @2023:3.2
  Rule: 5.4 Along its diagonals

    @positive
    Scenario Outline: The bishop goes from d4 to <to>
      Given the position "4k3/8/8/8/3B4/8/8/4K3 w - - 0 40"
      When the move "d4<to>" is judged
      Then the move is lawful
      And because 1993:5.4

      Examples:
        | to |
        | a1 |
        | b2 |
        | c3 |
        | e5 |
        | f6 |
        | g7 |
        | h8 |
        | g1 |
        | f2 |
        | e3 |
        | c5 |
        | b6 |
        | a7 |

    @positive
    Scenario Outline: The black bishop goes from c6 to <to>
      Given the position "4k3/8/2b5/8/8/8/4K3/8 b - - 0 40"
      When the move "c6<to>" is judged
      Then the move is lawful
      And because 1993:5.4

      Examples:
        | to |
        | h1 |
        | a8 |
        | a4 |
        | d7 |

    @negative
    Scenario Outline: The bishop does not go from d4 to <to>
      Given the position "4k3/8/8/8/3B4/8/8/4K3 w - - 0 40"
      When the move "d4<to>" is judged
      Then the move is not lawful
      And because 1993:5.4

      Examples:
        | to |
        | d5 |
        | d8 |
        | c4 |
        | h4 |
        | e6 |
        | f5 |
        | b5 |
        | a2 |
        | h7 |

    @negative
    Scenario Outline: The black bishop does not go from c6 to <to>
      Given the position "4k3/8/2b5/8/8/8/4K3/8 b - - 0 40"
      When the move "c6<to>" is judged
      Then the move is not lawful
      And because 1993:5.4

      Examples:
        | to |
        | c5 |
        | b6 |
        | g1 |
        | e7 |

    @boundary
    Scenario Outline: From the edge at <from>, the longest diagonals and the shortest
      Given the position "<fen>"
      Then the lawful moves of the piece on <from> are "<moves>"
      And because 1993:5.4

      Examples:
        | from | fen                              | moves                              |
        | a1   | 8/4k3/8/8/8/8/4K3/B7 w - - 0 40  | a1b2 a1c3 a1d4 a1e5 a1f6 a1g7 a1h8 |
        | h8   | 7b/4k3/8/8/8/8/4K3/8 b - - 0 40  | h8a1 h8b2 h8c3 h8d4 h8e5 h8f6 h8g7 |
        | a2   | 4k3/8/8/8/8/8/B7/4K3 w - - 0 40  | a2b1 a2b3 a2c4 a2d5 a2e6 a2f7 a2g8 |
        | g8   | 4k1b1/8/8/8/8/8/8/4K3 b - - 0 40 | g8a2 g8b3 g8c4 g8d5 g8e6 g8f7 g8h7 |

    @boundary
    Scenario Outline: <near> ends the diagonal, <beside> lies beside its end
      Given the position "4k3/8/8/8/3B4/8/8/4K3 w - - 0 40"
      When the move "d4<near>" is judged
      Then the move is lawful
      And because 1993:5.4
      When the move "d4<beside>" is judged
      Then the move is not lawful
      And because 1993:5.4

      Examples:
        | near | beside |
        | h8   | g8     |
        | a1   | b1     |
        | g1   | h1     |
        | a7   | a8     |

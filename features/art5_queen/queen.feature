Feature: Article 5.2: the queen

  @1993:5.2 @2023:3.4
  Rule: 5.2 Along file, rank and diagonals

    @positive
    Scenario Outline: The queen goes from d3 to <to>
      Given the position "7k/8/8/8/8/3Q4/8/K7 w - - 0 40"
      When the move "d3<to>" is judged
      Then the move is lawful
      And because 1993:5.2

      Examples:
        | to |
        | d1 |
        | d2 |
        | d4 |
        | d8 |
        | a3 |
        | c3 |
        | e3 |
        | h3 |
        | b1 |
        | c2 |
        | e4 |
        | h7 |
        | f1 |
        | e2 |
        | c4 |
        | a6 |

    @negative
    Scenario Outline: The queen does not go from d3 to <to>
      Given the position "7k/8/8/8/8/3Q4/8/K7 w - - 0 40"
      When the move "d3<to>" is judged
      Then the move is not lawful
      And because 1993:5.2

      Examples:
        | to |
        | e5 |
        | c5 |
        | b2 |
        | b4 |
        | f2 |
        | f4 |
        | e1 |
        | c1 |
        | a8 |
        | h1 |
        | g8 |

    @negative
    Scenario Outline: No leap of the black queen to <to>
      Given the position "4k3/8/2q5/8/8/8/8/4K3 b - - 0 40"
      When the move "c6<to>" is judged
      Then the move is not lawful
      And because 1993:5.2

      Examples:
        | to |
        | a7 |
        | b8 |
        | d4 |
        | e7 |
        | f4 |
        | h8 |

    @boundary
    Scenario Outline: Twenty-one squares from the corner <from>, from end to end
      Given the position "<fen>"
      Then the lawful moves of the piece on <from> are "<moves>"
      And because 1993:5.2

      Examples:
        | from | fen                             | moves                                                                                                    |
        | a1   | 4k3/8/8/8/8/8/4K3/Q7 w - - 0 40 | a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1b2 a1c1 a1c3 a1d1 a1d4 a1e1 a1e5 a1f1 a1f6 a1g1 a1g7 a1h1 a1h8 |
        | a8   | q3k3/8/8/8/8/8/4K3/8 b - - 0 40 | a8a1 a8a2 a8a3 a8a4 a8a5 a8a6 a8a7 a8b7 a8b8 a8c6 a8c8 a8d5 a8d8 a8e4 a8f3 a8g2 a8h1                     |
        | h1   | 8/5k2/8/8/8/8/3K4/7Q w - - 0 40 | h1a1 h1a8 h1b1 h1b7 h1c1 h1c6 h1d1 h1d5 h1e1 h1e4 h1f1 h1f3 h1g1 h1g2 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8 |

    @boundary
    Scenario Outline: <near> lies on the line, <beside> beside its end
      Given the position "7k/8/8/8/8/3Q4/8/K7 w - - 0 40"
      When the move "d3<near>" is judged
      Then the move is lawful
      And because 1993:5.2
      When the move "d3<beside>" is judged
      Then the move is not lawful
      And because 1993:5.2

      Examples:
        | near | beside |
        | d8   | e8     |
        | h7   | g7     |
        | a6   | a5     |
        | h3   | h4     |

Feature: 2023: kings are never captured

  @2023:1.4.1.c
  Rule: 2023:1.4.1.c Kings are never captured

    @positive
    Scenario Outline: A <piece> captures another piece, but not the king
      Given the position "<king>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 2023:1.4.1.c alone
      Given the position "<other>"
      When the move "<move>" is judged
      Then the move is lawful
      And not because 2023:1.4.1.c

      Examples:
        | piece  | king                              | other                              | move |
        | queen  | k7/8/8/8/8/8/8/q3K3 b - - 0 60    | k7/8/8/8/8/8/8/q3R1K1 b - - 0 60   | a1e1 |
        | rook   | 4k3/8/8/8/8/8/8/K3R3 w - - 0 60   | 4q1k1/8/8/8/8/8/8/K3R3 w - - 0 60  | e1e8 |
        | bishop | 4k3/8/8/8/B7/8/8/K7 w - - 0 60    | 4r1k1/8/8/8/B7/8/8/K7 w - - 0 60   | a4e8 |
        | knight | 4k3/8/3N4/8/8/8/8/K7 w - - 0 60   | 4r1k1/8/3N4/8/8/8/8/K7 w - - 0 60  | d6e8 |
        | pawn   | 8/8/4k3/3P4/8/8/8/K7 w - - 0 60   | 7k/8/4r3/3P4/8/8/8/K7 w - - 0 60   | d5e6 |
        | king   | 8/8/8/8/8/3kK3/8/8 w - - 0 60     | 8/8/8/8/8/3rK3/8/7k w - - 0 60     | e3d3 |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      Then the position is unlawful
      When the move "<move>" is judged
      Then the move is not lawful
      And because <grounds> alone

      Examples:
        | what                                            | fen                                  | move  | grounds                            |
        | With promotion                                  | 4k3/3P4/8/8/8/8/8/K7 w - - 0 60      | d7e8q | 2023:1.4.1.c                       |
        | By a pawn                                       | 8/8/8/3k4/4P3/8/8/K7 w - - 0 60      | e4d5  | 2023:1.4.1.c                       |
        | Across a piece, that is broken too              | 4k3/4n3/8/8/B7/8/8/K3R3 w - - 0 60   | e1e8  | 2023:1.4.1.c and 1993:4.2          |
        | A pinned rook, its own king is bared too        | 3rk3/8/8/8/8/8/8/3KR3 w - - 0 60     | e1e8  | 2023:1.4.1.c and 1993:9.1.b        |

Feature: Article 10.1: checkmate

  @1993:10.1 @2023:1.4.1.a @2023:1.4.2 @2023:5.1.1.a
  Rule: 10.1 Whoever checkmates wins, and the game is over at once

    @positive
    Scenario Outline: <what>
      Given the initial array
      And the moves "<played>" have been played
      Then the game is over: <winner> wins
      And because 1993:9.2.b and 1993:10.1

      Examples:
        | what           | winner | played                                             |
        | Fool's mate    | Black  | f2f3 e7e5 g2g4 d8h4                                |
        | Scholar's mate | White  | e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7                 |
        | Smothered mate | White  | e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 b8d7 d1e2 g8f6 e4d6 |

    @positive
    Scenario Outline: Mate with few men
      Given the position "<fen>"
      Then the game is over: <winner> wins
      And because 1993:10.1

      Examples:
        | winner | fen                                    |
        | White  | 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 40    |
        | Black  | 8/8/8/8/8/1k6/8/1K5r w - - 0 40        |
        | White  | 7k/7Q/6K1/8/8/8/8/8 b - - 0 40         |
        | White  | 7k/8/5BKN/8/8/8/8/8 b - - 0 40         |

    @negative
    Scenario Outline: Mate wins, but <what> leaves the game open
      Given the position "<mate>"
      Then the game is over: <winner> wins
      And because 1993:10.1
      Given the position "<not>"
      Then the king is in check
      And the game goes on
      And because 1993:9.2.b
      And not because 1993:10.1

      Examples:
        | what                     | winner | mate                                  | not                                      |
        | one square to flee to    | White  | 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 40   | 3R2k1/5pp1/7p/8/8/8/8/6K1 b - - 0 40     |
        | one piece to put between | White  | 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 40   | 3R2k1/5ppp/8/2b5/8/8/8/6K1 b - - 0 40    |
        | one capture              | Black  | 8/8/8/8/8/1k6/8/1K5r w - - 0 40       | 8/8/8/8/4B3/1k6/8/1K5r w - - 0 40        |
        | a capture by the king    | White  | 7k/7Q/6K1/8/8/8/8/8 b - - 0 40        | 7k/7Q/5K2/8/8/8/8/8 b - - 0 40           |

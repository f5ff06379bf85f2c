Feature: 2023: dead positions

  @2023:5.2.2.a
  Rule: 2023:5.2.2.a Dead by the men that are left: no mate is possible

    @positive
    Scenario Outline: <what>
      Given the position "<fen>"
      Then the game is over: drawn
      And because 2023:5.2.2.a

      Examples:
        | what                                                      | fen                                                 |
        | Two bishops on dark squares against the king              | 8/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60                  |
        | Two bishops on light squares, Black's                     | 2b1k3/8/4b3/8/8/8/8/4K3 w - - 0 60                  |
        | Two bishops against one                                   | 5b2/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60                |
        | Three bishops against two                                 | 2b1k3/8/4b3/8/6b1/8/8/1B2KB2 w - - 0 60             |
        | A check does not help: the corner has a way out           | 8/8/8/8/8/4B3/1B6/k1K5 b - - 0 60                   |

    @positive
    Scenario: The last pawn is captured
      Given the position "8/8/4k3/8/8/4B3/4p3/2B1K3 w - - 0 60"
      And the moves "e1e2" have been played
      Then the game is over: drawn
      And because 2023:5.2.2.a

    @negative
    Scenario Outline: Two bishops on dark squares are dead, with <what> there is a mate
      Given the position "8/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60"
      Then the game is over: drawn
      And because 2023:5.2.2.a
      Given the position "<fen>"
      Then the game goes on

      Examples:
        | what                                | fen                                     |
        | two knights against the king        | 8/8/4k3/8/8/8/8/1N2K1N1 w - - 0 60      |
        | a knight against a knight           | 1n6/8/4k3/8/8/8/8/4K1N1 b - - 0 60      |
        | a bishop against a knight           | 1n6/8/4k3/8/8/8/8/2B1K3 b - - 0 60      |
        | a bishop and a knight               | 8/8/4k3/8/8/8/8/2B1K1N1 b - - 0 60      |
        | a rook                              | 8/8/4k3/8/8/8/8/2R1K3 b - - 0 60        |
        | a queen                             | 2q5/8/4k3/8/8/8/8/4K3 w - - 0 60        |
        | a pawn                              | 8/8/4k3/8/8/8/2P5/4K3 b - - 0 60        |

    @boundary
    Scenario Outline: <what>
      Given the position "<dead>"
      Then the game is over: drawn
      And because 2023:5.2.2.a
      Given the position "<open>"
      Then the game goes on

      Examples:
        | what                                          | dead                                      | open                                       |
        | One of two bishops a file aside               | 8/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60        | 8/8/4k3/8/8/5B2/8/2B1K3 b - - 0 60         |
        | The opponent's bishop a file aside            | 5b2/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60      | 4b3/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60       |
        | One pawn more                                 | 8/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60        | 8/8/4k3/7p/8/4B3/8/2B1K3 b - - 0 60        |
        | One knight more                               | 5b2/8/4k3/8/8/4B3/8/2B1K3 b - - 0 60      | 5b2/8/4k3/8/8/4B3/8/1NB1K3 b - - 0 60      |

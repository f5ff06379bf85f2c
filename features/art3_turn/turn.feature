Feature: Article 3: the right to move

  @1993:3.1.a @2023:1.2.a
  Rule: 3.1.a White makes the first move

    @positive
    Scenario Outline: White begins with <move>
      Given the initial array
      When White plays "<move>"
      Then the move is lawful
      And because 1993:3.1.a

      Examples:
        | move |
        | e2e4 |
        | b1c3 |

    @negative
    Scenario Outline: Black cannot begin with <move>
      Given the initial array
      When Black plays "<move>"
      Then the move is not lawful
      And because 1993:3.1.a

      Examples:
        | move |
        | e7e5 |
        | g8f6 |

  @1993:3.1.b
  Rule: 3.1.b The players move in turn until the game is over

    @2023:1.2.b @positive
    Scenario Outline: After "<played>" it is <side>'s turn
      Given the initial array
      And the moves "<played>" have been played
      When <side> plays "<move>"
      Then the move is lawful
      And because 1993:3.1.b

      Examples:
        | played                   | side  | move |
        | e2e4                     | Black | e7e5 |
        | e2e4 e7e5                | White | g1f3 |
        | d2d4 g8f6 c2c4 e7e6 b1c3 | Black | f8b4 |

    @2023:1.2.b @negative
    Scenario Outline: After "<played>" <side> may not move again
      Given the initial array
      And the moves "<played>" have been played
      When <side> plays "<move>"
      Then the move is not lawful
      And because 1993:3.1.b

      Examples:
        | played    | side  | move |
        | e2e4      | White | d2d4 |
        | e2e4 e7e5 | Black | g8f6 |

    @negative
    Scenario: Nobody moves after checkmate
      Given the initial array
      And the moves "f2f3 e7e5 g2g4 d8h4" have been played
      When White plays "h2h3"
      Then the move is not lawful
      And because 1993:3.1.b

    @negative
    Scenario: Nobody moves after a draw for want of men
      Given the position "8/8/8/3k4/4P3/8/8/4K3 b - - 0 60"
      And the moves "d5e4" have been played
      Then the game is over: drawn
      When White plays "e1e2"
      Then the move is not lawful
      And because 1993:3.1.b

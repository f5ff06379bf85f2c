Feature: Article 2: the pieces

  @1993:2.1 @2023:2.2.a
  Rule: 2.1 Sixteen light pieces and sixteen dark ones

    @positive
    Scenario: The start of a game
      Given the initial array
      Then each side has sixteen men
      And because 1993:2.1

    @positive
    Scenario: Where the men stand is another question
      Given the position "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
      Then each side has sixteen men
      And because 1993:2.1

    @negative
    Scenario Outline: <who>
      Given the position "<fen>"
      Then not each side has sixteen men
      And because 1993:2.1

      Examples:
        | who                               | fen                                                     |
        | White gives odds of queen and rook | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NB1KBNR w Kkq - 0 1 |
        | Two kings                         | 4k3/8/8/8/8/8/8/4K3 w - - 0 1                           |

    @boundary
    Scenario Outline: <who>
      Given the position "<fen>"
      Then not each side has sixteen men
      And because 1993:2.1

      Examples:
        | who                      | fen                                                            |
        | White has fifteen men    | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1       |
        | Black has fifteen men    | rnbqkbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1       |
        | White has seventeen men  | rnbqkbnr/pppppppp/8/8/8/4P3/PPPPPPPP/RNBQKBNR w KQkq - 0 1     |
        | Black has seventeen men  | rnbqkbnr/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     |

  @1993:2.2 @2023:2.2.b
  Rule: 2.2 One king, one queen, two rooks, two bishops, two knights, eight pawns

    @positive
    Scenario Outline: <side> at the start of a game
      Given the initial array
      Then <side> has the men of one side
      And because 1993:2.2

      Examples:
        | side  |
        | White |
        | Black |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      Then <side> does not have the men of one side
      And because 1993:2.2

      Examples:
        | what                      | side  | fen                                                     |
        | White without a queen     | White | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1 |
        | Black without pawns       | Black | rnbqkbnr/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1       |
        | Black with a king alone   | Black | 4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1              |

    @boundary
    Scenario Outline: <what>
      Given the position "<fen>"
      Then <side> does not have the men of one side
      And because 1993:2.2

      Examples:
        | what                                | side  | fen                                                        |
        | Sixteen men, a second queen         | White | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPQ/RNBQKBNR w KQkq - 0 1   |
        | Sixteen men, a bishop for a knight  | Black | rnbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1   |
        | Seven pawns                         | White | rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1   |
        | Nine pawns                          | Black | rnbqkbnr/pppppppp/7p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  |
        | One rook                            | Black | 1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1    |
        | Three knights                       | White | rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/RNBQKBNR w KQkq - 0 1 |

    @boundary
    Scenario: The other side may have lost what it likes
      Given the position "rnbqk3/ppp5/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1"
      Then White has the men of one side
      And because 1993:2.2
      But Black does not have the men of one side
      And because 1993:2.2

  @1993:2.3 @2023:2.3
  Rule: 2.3 The initial array

    @positive
    Scenario: The start of a game
      Given the initial array
      Then it is the initial array
      And because 1993:2.3

    @positive
    Scenario: The array as a FEN writes it
      Given the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
      Then it is the initial array
      And because 1993:2.3

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      Then it is not the initial array
      And because 1993:2.3

      Examples:
        | what                                      | fen                                                        |
        | White's king and queen are exchanged      | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1      |
        | Black's king and queen are exchanged      | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1      |
        | A knight and a bishop are exchanged       | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1   |
        | A rook and a knight are exchanged         | rnbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1    |
        | The white men stand on Black's side       | RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - - 0 1      |
        | A pawn stands a square ahead              | rnbqkbnr/ppppppp1/7p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  |
        | A pawn is missing                         | rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR w KQkq - 0 1   |

    @negative
    Scenario: After the first move the array is gone
      Given the initial array
      And the moves "g1f3" have been played
      Then it is not the initial array
      And because 1993:2.3

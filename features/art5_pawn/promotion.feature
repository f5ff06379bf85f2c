Feature: Article 5.6.4: promotion

  @1993:5.6.4.a @2023:3.7.3.3
  Rule: 5.6.4.a A pawn that reaches the last rank is exchanged for a queen, rook, bishop or knight of its colour

    @positive
    Scenario Outline: <move> is a promotion
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:5.6.4.a
      And the position becomes "<after>"

      Examples:
        | fen                                     | move  | after                                    |
        | 8/P7/8/8/8/4k3/8/4K3 w - - 0 50         | a7a8q | Q7/8/8/8/8/4k3/8/4K3 b - - 0 50          |
        | 8/P7/8/8/8/4k3/8/4K3 w - - 0 50         | a7a8r | R7/8/8/8/8/4k3/8/4K3 b - - 0 50          |
        | 8/P7/8/8/8/4k3/8/4K3 w - - 0 50         | a7a8b | B7/8/8/8/8/4k3/8/4K3 b - - 0 50          |
        | 8/P7/8/8/8/4k3/8/4K3 w - - 0 50         | a7a8n | N7/8/8/8/8/4k3/8/4K3 b - - 0 50          |
        | 4k3/8/8/8/8/8/2K3p1/7R b - - 0 50       | g2h1q | 4k3/8/8/8/8/8/2K5/7q w - - 0 51          |
        | 4k3/8/8/8/8/8/2K3p1/7R b - - 0 50       | g2g1n | 4k3/8/8/8/8/8/2K5/6nR w - - 0 51         |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.4.a

      Examples:
        | what                                    | fen                                 | move  |
        | The pawn remains a pawn                 | 8/P7/8/8/8/4k3/8/4K3 w - - 0 50     | a7a8  |
        | The pawn remains a pawn, capturing      | 4k3/8/8/8/8/8/2K3p1/7R b - - 0 50   | g2h1  |
        | It becomes a king                       | 8/P7/8/8/8/4k3/8/4K3 w - - 0 50     | a7a8k |
        | It becomes a pawn                       | 4k3/8/8/8/8/8/2K3p1/7R b - - 0 50   | g2g1p |
        | A knight is no pawn to promote          | 8/1N6/8/8/8/4k3/8/4K3 w - - 0 50    | b7d8q |
        | A king is no pawn to promote            | 8/4K3/8/8/8/4k3/8/8 w - - 0 50      | e7e8q |

    @boundary
    Scenario Outline: On the last rank it must be exchanged, on the rank before it cannot be
      Given the position "<last>"
      When the move "<promotion>" is judged
      Then the move is lawful
      And because 1993:5.6.4.a
      Given the position "<before>"
      When the move "<early>" is judged
      Then the move is not lawful
      And because 1993:5.6.4.a
      When the move "<plain>" is judged
      Then the move is lawful
      And not because 1993:5.6.4.a

      Examples:
        | last                            | promotion | before                          | early | plain |
        | 8/7P/8/8/8/4k3/8/4K3 w - - 0 50 | h7h8q     | 8/8/7P/8/8/4k3/8/4K3 w - - 0 50 | h6h7q | h6h7  |
        | 4k3/8/8/8/8/8/b1p1K3/8 b - - 0 50 | c2c1r     | 4k3/8/8/8/8/2p5/b3K3/8 b - - 0 50 | c3c2r | c3c2  |

  @1993:5.6.4.b @2023:3.7.3.4
  Rule: 5.6.4.b The choice is the player's, whatever pieces are still on the board

    @positive
    Scenario Outline: <side> chooses a <piece>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:5.6.4.b

      Examples:
        | side  | piece  | fen                                  | move  |
        | White | queen  | 8/3P4/8/8/8/4k3/8/4K3 w - - 0 50     | d7d8q |
        | White | rook   | 8/3P4/8/8/8/4k3/8/4K3 w - - 0 50     | d7d8r |
        | White | bishop | 8/3P4/8/8/8/4k3/8/4K3 w - - 0 50     | d7d8b |
        | White | knight | 8/3P4/8/8/8/4k3/8/4K3 w - - 0 50     | d7d8n |
        | Black | queen  | 4k3/8/8/8/2K5/8/5p2/8 b - - 0 50     | f2f1q |
        | Black | rook   | 4k3/8/8/8/2K5/8/5p2/8 b - - 0 50     | f2f1r |
        | Black | bishop | 4k3/8/8/8/2K5/8/5p2/8 b - - 0 50     | f2f1b |
        | Black | knight | 4k3/8/8/8/2K5/8/5p2/8 b - - 0 50     | f2f1n |

    @boundary
    Scenario Outline: Nothing of its kind has been captured: a <which>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:5.6.4.b

      Examples:
        | which         | fen                                                          | move  |
        | second queen  | 1nbqkbnr/Pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQk - 0 20     | a7b8q |
        | third rook    | 1nbqkbnr/Pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQk - 0 20     | a7a8r |
        | third bishop  | rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPpP/RNBQKB1R b KQkq - 0 20    | g2h1b |
        | third knight  | rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPpP/RNBQKB1R b KQkq - 0 20    | g2g1n |
        | fourth queen  | 6k1/3P4/8/8/8/8/5QQQ/6K1 w - - 0 60                          | d7d8q |

  @1993:5.6.4.c @2023:3.7.3.5
  Rule: 5.6.4.c The new piece acts at once

    @positive
    Scenario Outline: <what>
      Given the position "<fen>"
      When <side> plays "<move>"
      Then the move is lawful
      And the king is in check from <square>
      And because 1993:5.6.4.c and 1993:9.1.a

      Examples:
        | what                      | side  | fen                                  | move  | square |
        | A new queen gives check   | White | 4k3/P7/8/8/8/8/8/4K3 w - - 0 50      | a7a8q | a8     |
        | A new rook gives check    | Black | 4k3/8/8/8/8/8/7p/3K4 b - - 0 50      | h2h1r | h1     |
        | A new bishop gives check  | White | 8/3P4/8/6k1/8/8/8/4K3 w - - 0 50     | d7d8b | d8     |
        | A new knight gives check  | Black | 4k3/8/8/8/8/4K3/5p2/8 b - - 0 50      | f2f1n | f1     |

    @positive
    Scenario Outline: A new piece gives mate
      Given the position "<fen>"
      When <side> plays "<move>"
      Then the move is lawful
      And the king is in check from <square>
      And because 1993:5.6.4.c
      And the game is over: <side> wins

      Examples:
        | side  | fen                                  | move  | square |
        | White | 6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 50   | a7a8q | a8     |
        | Black | 6k1/8/8/8/8/8/1p3PPP/6K1 b - - 0 50  | b2b1r | b1     |

    @negative
    Scenario Outline: The new piece gives check only as what it has become
      Given the position "<fen>"
      When <side> plays "<checks>"
      Then the king is in check from <square>
      And because 1993:5.6.4.c
      Given the position "<fen>"
      When <side> plays "<quiet>"
      Then the king is not in check
      And not because 1993:5.6.4.c

      Examples:
        | side  | fen                               | checks | square | quiet |
        | White | 4k3/P7/8/8/8/8/8/4K3 w - - 0 50   | a7a8r  | a8     | a7a8b |
        | White | 4k3/6P1/8/8/8/8/8/4K3 w - - 0 50  | g7g8q  | g8     | g7g8n |
        | Black | 4k3/8/8/8/8/4K3/5p2/8 b - - 0 50   | f2f1n  | f1     | f2f1r |

    @negative
    Scenario: A check that an old piece gives has nothing to do with it
      Given the position "4k3/P7/8/8/8/8/8/4KR2 w - - 0 50"
      When White plays "a7a8q"
      Then the king is in check from a8
      And because 1993:5.6.4.c
      Given the position "4k3/8/8/8/8/8/8/Q3K3 w - - 0 50"
      When White plays "a1a8"
      Then the king is in check from a8
      And not because 1993:5.6.4.c

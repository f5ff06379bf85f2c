Feature: Article 9: check

  @1993:9.1.a @2023:3.9.1
  Rule: 9.1.a A king is in check when one or two pieces of the opponent attack its square

    @positive
    Scenario Outline: Check from a <piece>
      Given the position "<fen>"
      Then the king is in check from <square>
      And because 1993:9.1.a

      Examples:
        | piece          | fen                                  | square |
        | queen, file    | 4k3/8/8/8/4q3/8/8/4K3 w - - 0 40     | e4     |
        | queen, diagonal | 4k3/8/8/1Q6/8/8/8/4K3 b - - 0 40     | b5     |
        | rook, rank     | 4k3/8/8/8/8/8/8/r3K3 w - - 0 40      | a1     |
        | rook, file     | 4k3/8/8/4R3/8/8/8/4K3 b - - 0 40     | e5     |
        | bishop         | 4k3/8/8/8/7b/8/8/4K3 w - - 0 40      | h4     |
        | knight         | 4k3/8/3N4/8/8/8/8/4K3 b - - 0 40     | d6     |
        | white pawn     | 4k3/5P2/8/8/8/8/8/4K3 b - - 0 40     | f7     |
        | black pawn     | 4k3/8/8/8/8/8/3p4/4K3 w - - 0 40     | d2     |

    @positive
    Scenario: Check in a game
      Given the initial array
      And the moves "e2e4 f7f6 d1h5" have been played
      Then the king is in check from h5
      And because 1993:9.1.a

    @positive
    Scenario Outline: Double check
      Given the position "<fen>"
      And the moves "<move>" have been played
      Then the king is in check from <squares>
      And because 1993:9.1.a

      Examples:
        | fen                                      | move | squares   |
        | 4k3/8/8/8/4N3/8/8/K3R3 w - - 0 40        | e4f6 | f6 and e1 |
        | k3r3/8/8/4b3/8/8/8/4K3 b - - 0 40        | e5c3 | c3 and e8 |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      Then the king is not in check
      And because 1993:9.1.a

      Examples:
        | what                                    | fen                                     |
        | A piece stands between                  | 4k3/4p3/8/8/4R3/8/8/4K3 b - - 0 40      |
        | The knight is near but does not reach   | 4k3/8/4N3/8/8/8/8/4K3 b - - 0 40        |
        | A pawn does not attack straight ahead   | 4k3/8/8/8/8/8/4p3/4K3 w - - 0 40        |
        | A pawn does not attack backward         | 4k3/8/8/8/8/4K3/3p4/8 w - - 0 40        |
        | A bishop does not attack along the file | 4k3/8/8/8/4B3/8/8/4K3 b - - 0 40        |
        | A rook does not attack on the diagonal  | 4k3/8/8/8/7r/8/8/4K3 w - - 0 40         |

    @negative
    Scenario: The start of a game
      Given the initial array
      Then the king is not in check
      And because 1993:9.1.a

    @boundary
    Scenario: A pinned piece gives check all the same
      Given the position "4k3/8/8/8/K3r3/8/8/4R3 w - - 0 40"
      Then the king is in check from e4
      And because 1993:9.1.a

    @boundary
    Scenario Outline: One square nearer or farther and the piece no longer attacks
      Given the position "<attacks>"
      Then the king is in check
      And because 1993:9.1.a
      Given the position "<misses>"
      Then the king is not in check
      And because 1993:9.1.a

      Examples:
        | attacks                            | misses                             |
        | 4k3/8/5N2/8/8/8/8/4K3 b - - 0 40   | 4k3/8/6N1/8/8/8/8/4K3 b - - 0 40   |
        | 4k3/8/8/8/8/8/5p2/4K3 w - - 0 40   | 4k3/8/8/8/8/8/6p1/4K3 w - - 0 40   |
        | 4k3/8/8/8/7b/8/8/4K3 w - - 0 40    | 4k3/8/8/7b/8/8/8/4K3 w - - 0 40    |
        | r3k3/8/8/8/8/8/8/K7 w - - 0 40     | 1r2k3/8/8/8/8/8/8/K7 w - - 0 40    |

    @boundary
    Scenario: One piece or two, on one line or on two
      Given the position "4k3/8/8/8/8/8/4R3/3KR3 b - - 0 40"
      Then the king is in check from e2
      And because 1993:9.1.a
      Given the position "4k3/8/5N2/8/8/8/8/K3R3 b - - 0 40"
      Then the king is in check from f6 and e1
      And because 1993:9.1.a

  @1993:9.1.b @2023:1.4.1.b @2023:3.9.2
  Rule: 9.1.b No move may leave or put one's own king on an attacked square

    @positive
    Scenario Outline: A <piece> that leaves its king unattacked may move, one that bares it may not
      Given the position "<fen>"
      When the move "<covers>" is judged
      Then the move is lawful
      When the move "<bares>" is judged
      Then the move is not lawful
      And because 1993:9.1.b alone

      Examples:
        | piece  | fen                                     | covers | bares |
        | rook   | 4r2k/8/8/8/8/8/4R3/4K3 w - - 0 40       | e2e5   | e2d2  |
        | bishop | 7k/8/8/8/7b/8/5B2/4K3 w - - 0 40        | f2g3   | f2d4  |
        | queen  | 4k3/3q4/8/8/B7/8/8/4K3 b - - 0 40       | d7c6   | d7d5  |
        | pawn   | 4r2k/8/8/8/8/3b4/4P3/4K3 w - - 0 40     | e2e4   | e2d3  |

    @negative
    Scenario Outline: A pinned <piece> does not leave the line
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:9.1.b alone

      Examples:
        | piece            | fen                                       | move |
        | knight, file     | 4r2k/8/8/8/8/4N3/8/4K3 w - - 0 40         | e3c4 |
        | knight, diagonal | 4k3/3n4/8/1B6/8/8/8/4K3 b - - 0 40        | d7f6 |
        | bishop, rank     | 7k/8/8/8/8/8/8/r2BK3 w - - 0 40           | d1g4 |
        | rook, diagonal   | 4k3/5r2/8/7B/8/8/8/4K3 b - - 0 40         | f7f1 |
        | queen, file      | 4k3/4q3/8/8/8/8/8/K3R3 b - - 0 40         | e7a3 |
        | pawn, rank       | 7k/8/8/8/r2P3K/8/8/8 w - - 0 40           | d4d5 |
        | pawn, diagonal   | 4k3/3p4/8/1B6/8/8/8/4K3 b - - 0 40        | d7d5 |

    @negative
    Scenario Outline: En passant that bares the king
      Given the position "<fen>"
      And the moves "<played>" have been played
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:9.1.b alone

      Examples:
        | fen                                                                | played                                                     | move |
        | 8/2p5/8/KP5r/8/8/8/7k b - - 0 40                                   | c7c5                                                       | b5c6 |
        | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1           | e2e4 e7e6 e4e5 f8d6 f2f3 a7a6 e1f2 a6a5 f2g3 f7f5          | e5f6 |

  @1993:9.1.b @2023:1.4.1.b @2023:3.9.2
  Rule: 9.1.b on the edge: along the line of the pin, up to the piece that pins

    @positive @boundary
    Scenario Outline: The pinned piece may go as far as the capture of <square>, not beside it
      Given the position "<fen>"
      When the move "<along>" is judged
      Then the move is lawful
      When the move "<beside>" is judged
      Then the move is not lawful
      And because 1993:9.1.b

      Examples:
        | square | fen                                     | along | beside |
        | e8     | 4r2k/8/8/8/8/8/4R3/4K3 w - - 0 40       | e2e8  | e2f2   |
        | h4     | 7k/8/8/8/7b/8/5B2/4K3 w - - 0 40        | f2h4  | f2g1   |
        | b5     | 4k3/3q4/8/1B6/8/8/8/4K3 b - - 0 40      | d7b5  | d7b7   |

    @negative
    Scenario Outline: <what> is no move by 4.1, and so leaves no king attacked
      Given the position "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 40"
      When the move "e2d2" is judged
      Then the move is not lawful
      And because 1993:9.1.b alone
      Given the position "<fen>"
      Then the king is in check
      When the move "<move>" is judged
      Then the move is not lawful
      And because <ground> alone
      And not because 1993:9.1.b

      Examples:
        | what                                    | fen                                    | move | ground     |
        | A king left where it is                 | 4r2k/8/8/8/8/8/8/4K3 w - - 0 40        | e1e1 | 1993:4.1.a |
        | Another piece left where it is          | 4r2k/8/8/8/8/8/8/R3K3 w - - 0 40       | a1a1 | 1993:4.1.a |
        | A piece put on one of its own           | 4r2k/8/8/8/8/8/P7/R3K3 w - - 0 40      | a1a2 | 1993:4.1.a |
        | Moving from a vacant square             | 4r2k/8/8/8/8/8/8/4K3 w - - 0 40        | a1a2 | 1993:4.1.b |
        | Moving the opponent's piece             | 4r2k/8/8/8/8/8/8/4K3 w - - 0 40        | e8a8 | 1993:4.1.b |

  @1993:9.2.a
  Rule: 9.2.a Check must be met by the very next move

    @2023:3.9.2 @positive
    Scenario Outline: Check met by <how>
      Given the position "<fen>"
      Then the king is in check
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:9.2.a

      Examples:
        | how                      | fen                                      | move |
        | going away               | 4k3/8/8/8/4r3/8/8/4K3 w - - 0 40         | e1d2 |
        | capturing with the king  | 4k3/8/8/8/8/8/4r3/4K3 w - - 0 40         | e1e2 |
        | capturing the checker    | 4k3/8/3N4/8/5b2/8/8/4K3 b - - 0 40       | f4d6 |
        | putting a piece between  | 4k3/8/8/8/4r3/8/3B4/4K3 w - - 0 40       | d2e3 |
        | a double step            | 8/8/8/8/r6K/8/6P1/4k3 w - - 0 40         | g2g4 |

    @2023:3.9.2 @positive
    Scenario: Check from a double step met en passant
      Given the position "8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 40"
      And the moves "d2d4" have been played
      Then the king is in check from d4
      When Black plays "e4d3"
      Then the move is lawful
      And because 1993:9.2.a and 1993:5.6.3.a

    @2023:3.9.2 @negative
    Scenario Outline: Check that is not met by <move>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:9.1.b and 1993:9.2.a

      Examples:
        | fen                                      | move |
        | 4k3/8/8/8/4r3/8/P7/4K3 w - - 0 40        | a2a3 |
        | 4k3/8/3N4/8/5b2/8/8/4K3 b - - 0 40       | f4c1 |
        | 4k3/8/8/8/7q/8/R7/4K3 w - - 0 40         | a2a4 |
        | 4k3/4p3/5N2/8/8/8/8/K3R3 b - - 0 40      | e7f6 |

    @2023:3.9.2 @negative
    Scenario: Of two checks both must be met
      Given the position "4k3/6p1/5N2/8/8/8/8/K3R3 b - - 0 40"
      Then the king is in check from f6 and e1
      When the move "g7f6" is judged
      Then the move is not lawful
      And because 1993:9.1.b and 1993:9.2.a

  @1993:9.2.b @2023:1.4 @2023:G.checkmate
  Rule: 9.2.b If check cannot be met, the king is checkmated

    @positive
    Scenario Outline: Mate by <what>
      Given the position "<fen>"
      Then the king is in check
      And there is no lawful move
      And the game is over: <winner> wins
      And because 1993:9.2.b

      Examples:
        | what                  | winner | fen                                        |
        | a rook on the back rank | White  | 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 40        |
        | a guarded queen       | Black  | 8/8/8/8/8/1k6/1q6/1K6 w - - 0 40           |
        | a smothering knight   | White  | 6rk/5Npp/8/8/8/8/8/6K1 b - - 0 40          |
        | a pawn                | Black  | 8/8/8/8/8/5n1k/6p1/6bK w - - 0 40          |
        | a bishop and a knight | White  | 7k/8/5BKN/8/8/8/8/8 b - - 0 40             |

    @negative
    Scenario Outline: Check, but <how> meets it
      Given the position "<fen>"
      Then the king is in check
      And the lawful moves are "<how>"
      And the game goes on
      And because 1993:9.2.b

      Examples:
        | how  | fen                                        |
        | g8h7 | 3R2k1/5pp1/8/8/8/8/8/6K1 b - - 0 40        |
        | b1b2 | 8/8/8/8/2k5/8/1q6/1K6 w - - 0 40           |
        | f8f7 | 5qrk/5Npp/8/8/8/8/8/6K1 b - - 0 40         |

    @negative
    Scenario: Check with an answer, and no answer without check
      Given the position "3R2k1/5pp1/8/8/8/8/8/6K1 b - - 0 40"
      Then the game goes on
      And because 1993:9.2.b
      Given the position "7k/5Q2/6K1/8/8/8/8/8 b - - 0 40"
      Then the king is not in check
      And the game is over: stalemate

Feature: Article 5.6.3: the capture en passant

  @1993:5.6.3.a @2023:3.7.3.1
  Rule: 5.6.3.a A pawn that has just gone two squares may be captured as if it had gone one

    @2023:G.capture @positive
    Scenario Outline: <side> captures en passant by <move>
      Given the position "<fen>"
      And the moves "<played>" have been played
      When <side> plays "<move>"
      Then the move is lawful
      And because 1993:5.6.3.a
      And the move captures
      And the position becomes "<after>"

      Examples:
        | side  | fen                                      | played | move | after                                  |
        | White | 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 30       | d7d5   | e5d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - 0 31       |
        | White | 4k3/5p2/8/4P3/8/8/8/4K3 b - - 0 30       | f7f5   | e5f6 | 4k3/8/5P2/8/8/8/8/4K3 b - - 0 31       |
        | White | 4k3/p7/8/1P6/8/8/8/4K3 b - - 0 30        | a7a5   | b5a6 | 4k3/8/P7/8/8/8/8/4K3 b - - 0 31        |
        | Black | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 30       | e2e4   | d4e3 | 4k3/8/8/8/8/4p3/8/4K3 w - - 0 31       |
        | Black | 4k3/8/8/8/3p4/8/2P5/4K3 w - - 0 30       | c2c4   | d4c3 | 4k3/8/8/8/8/2p5/8/4K3 w - - 0 31       |
        | Black | 4k3/8/8/8/6p1/8/7P/4K3 w - - 0 30        | h2h4   | g4h3 | 4k3/8/8/8/8/7p/8/4K3 w - - 0 31        |

    @positive
    Scenario: A FEN with the square that was crossed
      Given the position "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"
      Then the lawful moves of the piece on e5 are "e5e6 e5f6"
      And because 1993:5.6.3.a

    @negative
    Scenario Outline: The pawn beside came by <how>
      Given the position "<fen>"
      And the moves "<played>" have been played
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.3.a

      Examples:
        | how                 | fen                                      | played         | move |
        | a single step       | 4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 30       | d6d5           | e5d6 |
        | two single steps    | 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 30       | d7d6 e1e2 d6d5 | e5d6 |
        | a capture           | 4k3/8/2p5/3BP3/8/8/8/4K3 b - - 0 30      | c6d5           | e5d6 |
        | a single step       | 4k3/8/8/8/5p2/6P1/8/4K3 w - - 0 30       | g3g4           | f4g3 |
        | single steps, a bishop passing behind it | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e3 d7d5 e3e4 d5d4 f1e2 | d4e3 |

    @boundary
    Scenario Outline: Both neighbours may capture, and no pawn a file or a rank away
      Given the position "<fen>"
      And the moves "<played>" have been played
      When the move "<left>" is judged
      Then the move is lawful
      And because 1993:5.6.3.a
      When the move "<right>" is judged
      Then the move is lawful
      And because 1993:5.6.3.a
      When the move "<away>" is judged
      Then the move is not lawful

      Examples:
        | fen                                         | played | left | right | away |
        | 4k3/3p4/8/2P1P1P1/8/8/8/4K3 b - - 0 30      | d7d5   | c5d6 | e5d6  | g5f6 |
        | 4k3/8/8/8/1p1p4/5p2/2P5/4K3 w - - 0 30      | c2c4   | b4c3 | d4c3  | f3e2 |

    @boundary
    Scenario: Only a pawn captures a pawn in passing
      Given the position "4k3/3p4/8/4B3/8/8/8/4K3 b - - 0 30"
      And the moves "d7d5" have been played
      When White plays "e5d6"
      Then the move is lawful
      And the move captures nothing
      And the position becomes "4k3/8/3B4/3p4/8/8/8/4K3 b - - 1 31"
      Given the position "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 30"
      And the moves "d7d5" have been played
      When the move "e5d6" is judged
      Then the move is lawful
      And the move captures
      And because 1993:5.6.3.a

  @1993:5.6.3.b @2023:3.7.3.2
  Rule: 5.6.3.b Only as the very next move

    @positive
    Scenario Outline: <side> at once, and not a move later
      Given the position "<fen>"
      And the moves "<double>" have been played
      When the move "<move>" is judged
      Then the move is lawful
      Given the moves "<waiting>" have been played
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.3.b

      Examples:
        | side  | fen                                    | double | move | waiting   |
        | White | 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 30     | d7d5   | e5d6 | e1e2 e8e7 |
        | Black | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 30     | e2e4   | d4e3 | e8e7 e1d2 |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      And the moves "<played>" have been played
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.6.3.b

      Examples:
        | what                                  | fen                                                      | played                        | move |
        | The double step is two plies old      | 4k3/3p4/8/4P3/8/8/7P/4K3 b - - 0 30                      | d7d5 h2h3 e8e7                | e5d6 |
        | Another pawn has made the last double step | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4 a7a6 e4e5 d7d5 a2a3 f7f5 | e5d6 |
        | The capturing pawn came beside it later | 4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 30                     | d7d5 e4e5 e8e7                | e5d6 |

    @negative
    Scenario: A FEN without the square says that the last move was no double step
      Given the position "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 30"
      When the move "e5d6" is judged
      Then the move is not lawful
      And because 1993:5.6.3.b

    @boundary
    Scenario: Of two double steps only the last may be met
      Given the initial array
      And the moves "e2e4 a7a6 e4e5 d7d5 a2a3 f7f5" have been played
      When the move "e5f6" is judged
      Then the move is lawful
      And because 1993:5.6.3.b
      When the move "e5d6" is judged
      Then the move is not lawful
      And because 1993:5.6.3.b

    @boundary
    Scenario: A check between does not prolong the right
      Given the position "4k3/3p4/8/4P3/8/8/8/R3K3 b Q - 0 30"
      And the moves "d7d5" have been played
      When the move "e5d6" is judged
      Then the move is lawful
      Given the moves "a1a8 e8e7" have been played
      When the move "e5d6" is judged
      Then the move is not lawful
      And because 1993:5.6.3.b

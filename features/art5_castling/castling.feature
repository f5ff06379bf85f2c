Feature: Articles 5.1.2 to 5.1.6: castling

  @1993:5.1.2
  Rule: 5.1.2 The king goes two squares along the rank toward the rook, the rook crosses over

    @2023:3.8 @2023:3.8.2 @positive
    Scenario Outline: <side> castles on the <wing>'s side
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is lawful
      And because 1993:5.1.2
      And the position becomes "<after>"

      Examples:
        | side  | wing  | fen                                             | move | after                                           |
        | White | king  | r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 4 20       | e1g1 | r3k2r/p6p/8/8/8/8/P6P/R4RK1 b kq - 5 20         |
        | White | queen | r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 4 20       | e1c1 | r3k2r/p6p/8/8/8/8/P6P/2KR3R b kq - 5 20         |
        | Black | king  | r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQkq - 4 20       | e8g8 | r4rk1/p6p/8/8/8/8/P6P/R3K2R w KQ - 5 21         |
        | Black | queen | r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQkq - 4 20       | e8c8 | 2kr3r/p6p/8/8/8/8/P6P/R3K2R w KQ - 5 21         |

    @2023:3.8 @2023:3.8.2 @positive
    Scenario: In a game
      Given the initial array
      And the moves "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6" have been played
      When White plays "e1g1"
      Then the move is lawful
      And because 1993:5.1.2
      And the position becomes "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 5"

    @2023:3.8 @2023:3.8.2 @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.2

      Examples:
        | what                                   | fen                                            | move |
        | There is no rook                       | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 20                | e1g1 |
        | There is a knight where the rook stood | r3k2n/8/8/8/8/8/8/4K3 b q - 0 20               | e8g8 |
        | The rook is the opponent's             | 4k3/7p/8/8/8/8/8/R3K2r w Q - 0 20              | e1g1 |
        | The rook stands a square nearer        | 1r2k2r/8/8/8/8/8/8/4K3 b k - 0 20              | e8c8 |
        | The king stands beside its square      | 4k3/8/8/8/8/8/8/R2K3R w - - 0 20               | d1f1 |
        | The king stands on the second rank     | 4k3/8/8/8/8/8/4K2R/8 w - - 0 20                | e2g2 |

    @2023:3.8.2 @boundary
    Scenario Outline: Two squares toward the rook, not one more
      Given the position "<fen>"
      When the move "<two>" is judged
      Then the move is lawful
      And because 1993:5.1.2
      When the move "<three>" is judged
      Then the move is not lawful
      And not because 1993:5.1.2

      Examples:
        | fen                                       | two  | three |
        | r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 20 | e1c1 | e1b1  |
        | r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQkq - 0 20 | e8g8 | e8h8  |
        | r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQkq - 0 20 | e8c8 | e8b8  |

    @2023:3.8.2 @boundary
    Scenario: A promoted rook on the e-file is no rook to castle with
      Given the position "4R3/8/8/8/8/8/k6P/4K3 w - - 0 60"
      When the move "e1e3" is judged
      Then the move is not lawful
      Given the position "4k3/8/8/8/8/8/7P/R3K3 w Q - 0 60"
      When the move "e1c1" is judged
      Then the move is lawful
      And because 1993:5.1.2

  @1993:5.1.5.1 @2023:3.8.2.1 @2023:3.8.2.1.1
  Rule: 5.1.5.1 Castling is lost for good once the king has moved

    @positive
    Scenario: A king that has not moved castles; one that went and came back does not
      Given the initial array
      And the moves "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7" have been played
      When the move "e1g1" is judged
      Then the move is lawful
      Given the moves "e1f1 a7a6 f1e1 a6a5" have been played
      When the move "e1g1" is judged
      Then the move is not lawful
      And because 1993:5.1.5.1 alone

    @negative
    Scenario Outline: <side>'s king went and came back
      Given the initial array
      And the moves "<played>" have been played
      When <side> plays "<move>"
      Then the move is not lawful
      And because 1993:5.1.5.1

      Examples:
        | side  | played                                                            | move |
        | White | e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1e2 d7d6 e2e1 c8g4                 | e1g1 |
        | Black | d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 e8f8 g1f3 f8e8 f1e2            | e8g8 |
        | White | d2d4 d7d5 c1f4 c8f5 b1c3 b8c6 d1d2 d8d7 e1d1 a7a6 d1e1 a6a5       | e1c1 |

    @negative
    Scenario Outline: A record that leaves no right on either wing says that the king has moved, or both rooks
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.5.1 and 1993:5.1.5.2

      Examples:
        | fen                                      | move |
        | 4k3/8/8/8/8/8/8/R3K2R w - - 0 40         | e1g1 |
        | 4k3/8/8/8/8/8/8/R3K2R w - - 0 40         | e1c1 |
        | r3k2r/8/8/8/8/8/8/R3K2R b KQ - 0 40      | e8g8 |

  @1993:5.1.5.2 @2023:3.8.2.1 @2023:3.8.2.1.2
  Rule: 5.1.5.2 Castling with a rook is lost for good once that rook has moved

    @positive
    Scenario Outline: The right is lost with one rook and kept with the other
      Given the position "<fen>"
      When the move "<kept>" is judged
      Then the move is lawful
      When the move "<lost>" is judged
      Then the move is not lawful
      And because 1993:5.1.5.2 alone

      Examples:
        | fen                                           | kept | lost |
        | r3k2r/p6p/8/8/8/8/P6P/R3K2R w Kkq - 0 40      | e1g1 | e1c1 |
        | r3k2r/p6p/8/8/8/8/P6P/R3K2R w Qkq - 0 40      | e1c1 | e1g1 |
        | r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQk - 0 40      | e8g8 | e8c8 |
        | r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQq - 0 40      | e8c8 | e8g8 |

    @negative
    Scenario Outline: <side>'s rook went and came back
      Given the initial array
      And the moves "<played>" have been played
      When <side> plays "<move>"
      Then the move is not lawful
      And because 1993:5.1.5.2

      Examples:
        | side  | played                                                                 | move |
        | White | g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1g1 a7a6 g1h1 a6a5                       | e1g1 |
        | Black | d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7 e2e3 a8b8 f1e2 b8a8 g1f3        | e8c8 |

    @negative
    Scenario: The rook went and came back, and then the king did: both are named
      Given the initial array
      And the moves "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1g1 h8g8 g1h1 g8h8 e1f1 e8f8 f1e1 f8e8" have been played
      When the move "e1g1" is judged
      Then the move is not lawful
      And because 1993:5.1.5.1 and 1993:5.1.5.2 alone

    @negative
    Scenario Outline: A record that keeps one right says that the king had not moved, <when>
      Given the position "4k3/8/8/8/8/8/8/R3K2R w K - 0 40"
      And the moves "<played>" have been played
      When the move "e1c1" is judged
      Then the move is not lawful
      And because 1993:5.1.5.2 alone

      Examples:
        | when                            | played                        |
        | and when that right is lost too | h1h2 e8d8                     |
        | though the rook came back       | h1h2 e8d8 h2h1 d8e8           |

    @negative
    Scenario: A rook that comes to its square has moved, whatever the record says
      Given the position "4k3/8/8/8/8/8/8/4K1R1 w K - 0 40"
      And the moves "g1h1 e8d8" have been played
      When the move "e1g1" is judged
      Then the move is not lawful
      And because 1993:5.1.5.2 alone

    @negative
    Scenario: Another rook stands where the first was captured
      Given the position "4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 40"
      And the moves "g3h1 a1a3 e8e7 a3h3 e7e8 h3h1 e8e7" have been played
      When White plays "e1g1"
      Then the move is not lawful
      And because 1993:5.1.5.2

  @1993:5.1.6.1 @2023:3.8.2.2 @2023:3.8.2.2.1
  Rule: 5.1.6.1 Not while the king's square, the one it crosses or the one it reaches is attacked

    @positive
    Scenario Outline: Castling is only prevented for now: <side> castles when the attack is gone
      Given the position "<attacked>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.6.1
      Given the position "<gone>"
      When the move "<move>" is judged
      Then the move is lawful

      Examples:
        | side  | attacked                                  | gone                                      | move |
        | White | 4kr2/8/8/8/8/8/8/4K2R w K - 0 30          | 4k1r1/7P/8/8/8/8/6P1/4K2R w K - 0 30      | e1g1 |
        | White | 3rk3/8/8/8/8/8/8/R3K3 w Q - 0 30          | 1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 30         | e1c1 |
        | Black | 4k2r/8/8/8/1B6/8/8/4K3 b k - 0 30         | 4k2r/2p5/1B6/8/8/8/8/4K3 b k - 0 30       | e8g8 |
        | Black | r3k3/8/8/8/8/8/8/2R1K3 b q - 0 30         | r3k3/8/8/8/8/8/8/1R2K3 b q - 0 30         | e8c8 |

    @negative
    Scenario Outline: <what>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.6.1

      Examples:
        | what                                            | fen                                      | move |
        | The white king stands in check                  | 4k3/8/8/8/4r3/8/8/4K2R w K - 0 30        | e1g1 |
        | The black king stands in check from a knight    | r3k3/8/3N4/8/8/8/8/4K3 b q - 0 30        | e8c8 |
        | f1 is attacked by a bishop                      | 4k3/8/b7/8/8/8/8/4K2R w K - 0 30         | e1g1 |
        | f1 is attacked by a pawn                        | 4k3/8/8/8/8/8/6p1/4K2R w K - 0 30        | e1g1 |
        | d1 is attacked by a knight                      | 4k3/8/8/8/8/4n3/8/R3K3 w Q - 0 30        | e1c1 |
        | f8 is attacked by a rook                        | 4k2r/8/8/8/8/8/8/4KR2 b k - 0 30         | e8g8 |
        | d8 is attacked by a queen                       | r3k3/8/8/8/8/8/8/3QK3 b q - 0 30         | e8c8 |
        | f8 is attacked by the king                      | 4k2r/6K1/8/8/8/8/8/8 b k - 0 30          | e8g8 |
        | g1 is attacked by a queen                       | 4k3/8/8/8/6q1/8/8/4K2R w K - 0 30        | e1g1 |
        | c1 is attacked by a bishop                      | 4k3/8/8/8/5b2/8/8/R3K3 w Q - 0 30        | e1c1 |
        | g8 is attacked by a pawn                        | 4k2r/7P/8/8/8/8/8/4K3 b k - 0 30         | e8g8 |
        | c8 is attacked by a knight                      | r3k3/N7/8/8/8/8/8/4K3 b q - 0 30         | e8c8 |

    @boundary
    Scenario Outline: <free> may be attacked, <barred> may not
      Given the position "<lawful>"
      When the move "<move>" is judged
      Then the move is lawful
      Given the position "<unlawful>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.6.1

      Examples:
        | free | barred | lawful                                | unlawful                              | move |
        | b1   | c1     | 1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 30     | 2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 30     | e1c1 |
        | a1   | c1     | r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 30     | 2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 30     | e1c1 |
        | h1   | g1     | 4k2r/8/8/8/8/8/8/4K2R w Kk - 0 30     | 4k1r1/8/8/8/8/8/8/4K2R w K - 0 30     | e1g1 |
        | b8   | c8     | r3k3/8/8/8/8/6B1/8/4K3 b q - 0 30     | r3k3/8/8/5B2/8/8/8/4K3 b q - 0 30     | e8c8 |
        | h8   | g8     | 4k2r/8/8/4B3/8/8/8/4K3 b k - 0 30     | 4k2r/8/8/8/2B5/8/8/4K3 b k - 0 30     | e8g8 |

  @1993:5.1.6.2 @2023:3.8.2.2 @2023:3.8.2.2.2
  Rule: 5.1.6.2 Not while a piece stands between the king and that rook

    @positive
    Scenario Outline: <side> castles once the way is clear
      Given the position "<clear>"
      When the move "<move>" is judged
      Then the move is lawful
      Given the position "<blocked>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.6.2

      Examples:
        | side  | clear                                   | blocked                                  | move |
        | White | 4k3/8/8/8/8/6B1/8/R3K2R w KQ - 0 30     | 4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 30       | e1g1 |
        | Black | r3k2r/8/2n5/8/8/8/8/4K3 b kq - 0 30     | rn2k2r/8/8/8/8/8/8/4K3 b kq - 0 30       | e8c8 |

    @negative
    Scenario Outline: A piece on <square>
      Given the position "<fen>"
      When the move "<move>" is judged
      Then the move is not lawful
      And because 1993:5.1.6.2
      And not because 1993:4.2

      Examples:
        | square | fen                                    | move |
        | f1     | 4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 30     | e1g1 |
        | g1     | 4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 30     | e1g1 |
        | d1     | 4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 30     | e1c1 |
        | c1     | 4k3/8/8/8/8/8/8/R1B1K2R w KQ - 0 30    | e1c1 |
        | f8     | r3kb1r/8/8/8/8/8/8/4K3 b kq - 0 30     | e8g8 |
        | g8     | r3k1nr/8/8/8/8/8/8/4K3 b kq - 0 30     | e8g8 |
        | d8     | r2qk2r/8/8/8/8/8/8/4K3 b kq - 0 30     | e8c8 |
        | c8     | r1b1k2r/8/8/8/8/8/8/4K3 b kq - 0 30    | e8c8 |

    @boundary
    Scenario Outline: The square beside the rook, which the king never sees, must be vacant too
      Given the position "<fen>"
      When the move "<queen>" is judged
      Then the move is not lawful
      And because 1993:5.1.6.2 alone
      When the move "<king>" is judged
      Then the move is lawful

      Examples:
        | fen                                     | queen | king |
        | 4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 30      | e1c1  | e1g1 |
        | 4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 30      | e1c1  | e1g1 |
        | rn2k2r/8/8/8/8/8/8/4K3 b kq - 0 30      | e8c8  | e8g8 |
        | rN2k2r/8/8/8/8/8/8/4K3 b kq - 0 30      | e8c8  | e8g8 |

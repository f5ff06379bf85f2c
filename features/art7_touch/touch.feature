Feature: Article 7: the touched piece

  @1993:7.1
  Rule: 7.1 The player who has the move may adjust if he first says so

    # source: Ivanchuk-Kasparov, Linares 1997, Gijssen, "When is a move made?", paperzz.com/doc/6991338: he adjusts his men after
    # the first move
    @positive
    Scenario: Said first, the touch binds to nothing
      Given the initial array
      And White plays e2e4
      And Black says that he adjusts
      When Black touches b8
      Then the touch of b8 only adjusts
      And because 1993:7.1
      And the player is bound to nothing
      When Black lets go
      And Black plays e7e5
      Then that breaks no statement

    # source: text only
    @positive
    Scenario: He may adjust more than one, the opponent's too
      Given the initial array
      And White says that he adjusts
      And White touches g1
      When White touches d8
      Then the touch of d8 only adjusts
      And because 1993:7.1
      And the player is bound to nothing

    # source: Nakamura-Aronian, Moscow 2016, danamackenzie.com/blog/?p=4139: he takes hold of the king, sees that a king move
    # loses, and only then says it
    @negative
    Scenario: Said after the touch it is too late
      Given the position "8/8/5k2/8/5P2/4K3/8/8 b - - 0 74"
      And Black touches f6
      When Black says that he adjusts
      Then lacking 1993:7.1
      And the player is bound to f6e6 f6e7 f6f5 f6f7 f6g6 f6g7
      When Black touches f6
      Then it does not follow that the touch of f6 only adjusts
      And the player is bound to f6e6 f6e7 f6f5 f6f7 f6g6 f6g7

    # source: text only
    @negative
    Scenario: He who does not have the move may not adjust
      Given the initial array
      When Black says that he adjusts
      Then lacking 1993:7.1
      When Black touches b8
      Then nothing follows
      And lacking 1993:3.2

    # source: text only
    @negative
    Scenario: What was said for one move does not hold for the next
      Given the initial array
      And White says that he adjusts
      When White touches g1
      Then the touch of g1 only adjusts
      And because 1993:7.1
      When White plays e2e4
      And Black plays e7e5
      When White touches g1
      Then it does not follow that the touch of g1 only adjusts
      And the player is bound to g1e2 g1f3 g1h3

  @1993:7.2.1
  Rule: 7.2.1 Pieces of one colour: the first that can be moved or captured

    # source: Unzicker-Fischer, Buenos Aires 1960, Mednis at chessgames gid=1044529: the h-pawn touched, ...h6 seen to lose, and
    # ...h5 played
    @positive
    Scenario: The square is free
      Given the initial array
      And White plays e2e4
      When Black touches h7
      Then the player is bound to h7h6 h7h5
      And because 1993:7.2.1
      When Black plays h7h5
      Then that breaks no statement

    # source: Korchnoi, USSR championship, chessgames gid=1022734: he lifts the other bishop than the one that takes a rook
    @positive
    Scenario: The bishop he lifted, not the one he meant
      Given the position "4k3/8/8/r7/8/2B5/8/4KB2 w - - 0 1"
      And White touches f1
      When White touches c3
      Then the player is bound to f1a6 f1b5 f1c4 f1d3 f1e2 f1g2 f1h3
      And because 1993:7.2.1

    # source: USCF Forum "Touch move question" t/21753: he takes off his own pawn by mistake, then picks up the knight
    @positive
    Scenario: Taking a piece off is touching it
      Given the position "4k3/8/8/3n4/3P4/5N2/8/4K3 w - - 0 1"
      And White takes f3 off the board
      When White touches d4
      Then the player is bound to f3d2 f3e5 f3g1 f3g5 f3h2 f3h4
      And because 1993:7.2.1

    # source: text only
    @positive
    Scenario: A piece of the opponent's must be captured, with whichever piece
      Given the position "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1"
      When White touches d5
      Then the player is bound to c3d5 e4d5
      And because 1993:7.2.1

    # source: text only
    @positive
    Scenario: A pawn that can only be captured en passant
      Given the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
      When White touches d5
      Then the player is bound to e5d6
      And because 1993:7.2.1

    # source: Tim Just, "Avoiding conflict", new.uschess.org: check missed, and the queen touched
    @positive
    Scenario: In check the piece must meet the check, if it can
      Given the position "4k3/8/8/8/8/8/4r3/Q3K3 w - - 0 1"
      When White touches a1
      Then the player is bound to nothing
      When White touches e1
      Then the player is bound to e1d1 e1e2 e1f1
      And because 1993:7.2.1

    # source: text only
    @boundary
    Scenario: The first that can be moved, not the first
      Given the initial array
      And White touches a1
      And White touches c1
      When White touches g1
      Then the player is bound to g1f3 g1h3
      And because 1993:7.2.1
      When White touches e2
      Then the player is bound to g1f3 g1h3
      And because 1993:7.2.1

    # source: text only
    @boundary
    Scenario: One move of the first touched is enough, one less is not
      Given the position "4k3/8/8/8/8/3p4/P2P4/4K3 w - - 0 1"
      And White touches d2
      When White touches a2
      Then the player is bound to a2a3 a2a4
      And because 1993:7.2.1

    # source: text only
    @boundary
    Scenario: The first of the opponent's that can be captured
      Given the position "4k3/8/p7/3p4/4P3/8/8/4K3 w - - 0 1"
      And White touches a6
      When White touches d5
      Then the player is bound to e4d5
      And because 1993:7.2.1

    # source: text only
    @boundary
    Scenario: The last legal move of a pinned piece
      Given the position "4k3/8/8/8/8/4r3/4R3/4K3 w - - 0 1"
      When White touches e2
      Then the player is bound to e2e3
      And because 1993:7.2.1

    # source: USCF Forum "How would you rule this" t/21137: is a grasped piece a touch or an accident
    @negative
    Scenario: A touch that was not deliberate
      Given the initial array
      When White brushes e2 by accident
      Then nothing follows
      And lacking 1993:7.2.1
      And the player is bound to nothing
      When White plays d2d4
      Then that breaks no statement

    # source: USCF Forum "Questionable rule discussion" t/3589: a bishop lifted, and the queen moved as written
    @negative
    Scenario: Another piece is moved
      Given the position "4k3/8/8/8/8/8/8/2BQK3 w - - 0 1"
      And White touches c1
      When White plays d1d3
      Then that breaks 1993:7.2.1
      And it may be claimed that White had to play one of c1a3 c1b2 c1d2 c1e3 c1f4 c1g5 c1h6
      And d1d3 is completed

    # source: text only
    @negative
    Scenario Outline: Nothing is wrong with a move that was made as usual: <move>
      Given the position "<fen>"
      When White plays <move>
      Then that breaks no statement
      And because 1993:7.2.1
      And <move> is completed

      Examples:
        | move  | fen                                            |
        | e2e4  | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1                |
        | e4d5  | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1              |
        | e5d6  | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1              |
        | e1g1  | 4k3/8/8/8/8/8/8/4K2R w K - 0 1                 |
        | a7b8q | 1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1               |
        | e1g1  | 4kr2/8/8/8/8/8/8/4K2R w K - 0 1                |
        | a1h8  | 4k2r/8/8/4p3/8/8/8/B3K3 w - - 0 1              |
        | e2e1  | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1                |

  @1993:7.2.2.a
  Rule: 7.2.2.a One piece of each colour: the one captures the other

    # source: text only
    @positive
    Scenario Outline: <one>, then <other>
      Given the position "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1"
      And White touches <one>
      When White touches <other>
      Then the player is bound to e4d5
      And because 1993:7.2.2.a
      When White plays e4d5
      Then that breaks no statement

      Examples:
        | one | other |
        | e4  | d5    |
        | d5  | e4    |

    # source: ecforum "Touching an opponent's piece" t=5789
    @positive
    Scenario: In an order that nobody knows it is the same
      Given the position "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1"
      When White touches d5 and e4, the order unknown
      Then the player is bound to e4d5
      And because 1993:7.2.2.a

    # source: text only
    @negative
    Scenario: He captures with another piece
      Given the position "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1"
      And White touches e4
      And White touches d5
      When White plays c3d5
      Then that breaks 1993:7.2.2.a
      And it may be claimed that White had to play one of e4d5

    # source: text only
    @negative
    Scenario: He moves his piece and does not capture
      Given the position "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1"
      And White touches e4
      And White touches d5
      When White plays e4e5
      Then that breaks 1993:7.2.2.a

    # source: text only
    @negative
    Scenario: A third piece, touched later, changes nothing
      Given the position "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1"
      And White touches d5
      And White touches e4
      And White touches c3
      When White plays c3d5
      Then that breaks 1993:7.2.2.a

  @1993:7.2.2.b
  Rule: 7.2.2.b If that capture is illegal, the first of them that can be played

    # source: text only
    @positive
    Scenario Outline: <one> first, and <other> cannot take or be taken by it
      Given the position "4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1"
      And White touches <one>
      When White touches <other>
      Then the player is bound to <moves>
      And because 1993:7.2.2.b

      Examples:
        | one | other | moves                                |
        | f3  | d5    | f3d2 f3d4 f3e5 f3g1 f3g5 f3h2 f3h4   |
        | d5  | f3    | e4d5                                 |

    # source: text only
    @positive
    Scenario: The first cannot be played and the second can
      Given the position "4k3/8/8/3p4/4P3/8/8/R3K2R w - - 0 1"
      And White touches d5
      And White plays e4d5
      And Black touches e8
      When Black touches a1
      Then the player is bound to e8d7 e8d8 e8e7 e8f7 e8f8
      And because 1993:7.2.2.b

    # source: text only
    @negative
    Scenario: He plays the second touched
      Given the position "4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1"
      And White touches d5
      And White touches f3
      When White plays f3g5
      Then that breaks 1993:7.2.2.b
      And it may be claimed that White had to play one of e4d5

    # source: text only
    @negative
    Scenario: The first touched is the opponent's, and he plays neither it nor the other
      Given the position "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1"
      And White touches d5
      And White touches e1
      When White plays e4e5
      Then that breaks 1993:7.2.2.b

  @1993:7.2.2.c
  Rule: 7.2.2.c If the order cannot be established, his own piece counts as touched first

    # source: text only
    @positive
    Scenario Outline: <one> and <other>, and the knight cannot take the pawn
      Given the position "4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1"
      When White touches <one> and <other>, the order unknown
      Then the piece on f3 counts as touched first
      And because 1993:7.2.2.c
      And the player is bound to f3d2 f3d4 f3e5 f3g1 f3g5 f3h2 f3h4

      Examples:
        | one | other |
        | f3  | d5    |
        | d5  | f3    |

    # source: text only
    @negative
    Scenario: The order is known
      Given the position "4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1"
      And White touches d5
      When White touches f3
      Then it does not follow that the piece on f3 counts as touched first
      And lacking 1993:7.2.2.c
      And the player is bound to e4d5

  @1993:7.3
  Rule: 7.3 If nothing that he touched can be played, any legal move

    # source: Nepomniachtchi-So, World Fischer Random 2019, and ecforum "Rules question" t=12103: a touched rook that cannot move
    @positive
    Scenario: A piece that has no move
      Given the initial array
      When White touches a1
      Then he may make any legal move
      And because 1993:7.3
      When White plays e2e4
      Then that breaks no statement

    # source: text only
    @positive
    Scenario: One of each colour, and neither can be played
      Given the initial array
      And White touches a1
      When White touches d7
      Then he may make any legal move
      And because 1993:7.3

    # source: text only
    @positive
    Scenario: A pinned piece
      Given the position "4k3/8/8/8/8/4r3/4N3/4K3 w - - 0 1"
      When White touches e2
      Then he may make any legal move
      And because 1993:7.3

    # source: text only
    @negative
    Scenario: A second piece can be moved
      Given the initial array
      And White touches a1
      When White touches b1
      Then lacking 1993:7.3
      And the player is bound to b1a3 b1c3
      When White plays e2e4
      Then that breaks 1993:7.2.1

    # source: text only
    @negative
    Scenario: His own piece cannot be moved and the opponent's can be captured
      Given the position "4k3/8/8/3p4/4P3/4p3/4P3/4K3 w - - 0 1"
      And White touches e2
      When White touches d5
      Then lacking 1993:7.3
      And 1993:Q01 is disputed
      And the player is bound to e4d5
      And by reading b of 1993:Q01, the player is bound to nothing

    # source: text only
    @negative
    Scenario: His own piece can be moved and the opponent's cannot be captured
      Given the position "4k3/p7/8/8/8/8/4P3/4K3 w - - 0 1"
      And White touches e2
      When White touches a7
      Then lacking 1993:7.3
      And 1993:Q01 is disputed
      And the player is bound to e2e3 e2e4
      And by reading b of 1993:Q01, the player is bound to nothing

  @1993:7.4
  Rule: 7.4 The claim, before the claimant touches a piece

    # source: Malakhov-Azmaiparashvili, Istanbul 2003, touchmoverule.blogspot.com 2013/07: nobody claimed, and the other move
    # stood; here he claims
    @positive
    Scenario: At once
      Given the initial array
      And White touches e2
      And White plays d2d4
      When Black claims that the opponent did not play the touched piece
      Then d2d4 is taken back
      And because 1993:7.4
      And it is White's move
      And the player is bound to e2e3 e2e4
      And the position is now rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
      When White plays e2e4
      Then that breaks no statement

    # source: text only
    @positive
    Scenario: A brush by accident is no touch of the claimant's
      Given the initial array
      And White touches e2
      And White plays d2d4
      And Black brushes e7 by accident
      When Black claims that the opponent did not play the touched piece
      Then d2d4 is taken back
      And because 1993:7.4

    # source: Polgar-Kasparov, Linares 1994, anecdotes.chessdom.com: she played on and complained later
    @negative
    Scenario Outline: He <touch> and claims then
      Given the initial array
      And White touches e2
      And White plays d2d4
      And Black <touch>
      When Black claims that the opponent did not play the touched piece
      Then that breaks 1993:7.4
      And it does not follow that d2d4 is taken back
      And because 1993:7.4

      Examples:
        | touch       |
        | touches g8  |
        | plays g8f6  |

    # source: "Double resignation", NSW Open 2019, chessexpress.blogspot.com 2019/06: no touch is shown
    @negative
    Scenario: There was no breach to claim
      Given the initial array
      And White says that he adjusts
      And White touches e2
      And White plays d2d4
      When Black claims that the opponent did not play the touched piece
      Then nothing follows
      And lacking 1993:7.4
      And it is Black's move

    # source: text only
    @negative
    Scenario: He who broke it cannot claim it
      Given the initial array
      And White touches e2
      And White plays d2d4
      When White claims that the opponent did not play the touched piece
      Then nothing follows
      And lacking 1993:7.4

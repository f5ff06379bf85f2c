Feature: Articles 5.1.3 and 5.1.4: castling and the touched piece

  @1993:5.1.3
  Rule: 5.1.3 Rook first and king after: no castling with that rook

    # source: Nepomniachtchi-Nakamura, Baku 2015, FIDE Arbiters' Magazine, February 2016, case E: the rook touched first, and
    # the protest after the game
    @positive
    Scenario: The rook, then the king, and then he castles
      Given the position "4k2r/8/8/8/8/8/8/R3K3 b Qk - 0 20"
      And Black touches h8
      When Black touches e8
      Then he may not play e8g8
      And because 1993:5.1.3
      And the player is bound to h8f8 h8g8 h8h1 h8h2 h8h3 h8h4 h8h5 h8h6 h8h7
      When Black plays e8g8
      Then that breaks 1993:5.1.3 and 1993:7.2.1
      When White touches a1
      And White claims that the opponent did not play the touched piece
      Then that breaks 1993:7.4
      And it is White's move

    # source: the table case B136 of the public cases, after ecforum "Rules question" t=12103: castling out of check, the rook
    # touched first, and no rook move meets the check
    @positive
    Scenario: The rook cannot move and the king can
      Given the position "4k3/8/8/8/4q3/8/5PPP/4K2R w K - 0 1"
      And White touches h1
      When White touches e1
      Then he may not play e1g1
      And because 1993:5.1.3
      And the player is bound to e1d1 e1d2 e1f1

    # source: text only
    @negative
    Scenario: The king first
      Given the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
      And White touches e1
      When White touches h1
      Then it does not follow that he may not play e1g1
      And lacking 1993:5.1.3
      And the player is bound to e1d1 e1d2 e1e2 e1f1 e1f2 e1g1
      When White puts e1 on g1
      And White lets go
      And White puts h1 on f1
      And White lets go
      Then that breaks no statement
      And e1g1 is completed

    # source: text only
    @boundary
    Scenario: With the other rook he may castle
      Given the position "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1"
      And White touches h1
      When White touches e1
      Then he may not play e1g1
      And because 1993:5.1.3
      And the player is bound to e1c1 e1d1 e1d2 e1e2 e1f1 e1f2
      When White plays e1c1
      Then that breaks no statement

    # source: text only
    @boundary
    Scenario: King and rook in an order that nobody knows
      Given the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
      When White touches h1 and e1, the order unknown
      Then lacking 1993:5.1.3
      And it does not follow that he may not play e1g1
      When White plays e1g1
      Then that breaks no statement

    # source: text only
    @boundary
    Scenario: King and rook at once
      Given the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
      When White touches h1 and e1 at once, meaning to castle
      Then lacking 1993:5.1.3
      And it does not follow that he may not play e1g1
      And the player is bound to e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8

  @1993:5.1.4.a
  Rule: 5.1.4.a Castling meant and illegal: the king moves, or castles on the other side

    # source: Cabral-Diallo, Batumi 2018, ecforum "Illegal castling into legal castling" t=9878: castling on the other side is
    # an answer
    @positive
    Scenario: The king is let go for a castling that is illegal
      Given the position "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 14"
      And White touches e1
      And White puts e1 on g1
      When White lets go
      Then the player is bound to e1c1 e1d1 e1d2 e1e2
      And because 1993:5.1.4.a
      When White puts g1 on c1
      And White lets go
      And White puts a1 on d1
      And White lets go
      Then that breaks no statement
      And e1c1 is completed

    # source: text only
    @positive
    Scenario Outline: He says what he means: <touch>
      Given the position "4kr2/8/8/8/8/8/8/4K2R w K - 0 1"
      When White <touch>
      Then the player is bound to e1d1 e1d2 e1e2
      And because 1993:5.1.4.a

      Examples:
        | touch                                         |
        | touches e1, meaning to castle kingside        |
        | touches e1 and h1 at once, meaning to castle  |
        | touches h1 and e1 at once, meaning to castle  |

    # source: Ellison-Gurnhill, Sunderland 1966, Chess Notes 11037: a second castling is pointed out and a rook move made instead
    @negative
    Scenario: The rook is moved instead although the king can
      Given the position "r4rk1/8/8/8/8/8/8/R3K2R w K - 0 20"
      And White touches e1
      And White puts e1 on c1
      When White lets go
      Then the player is bound to e1d1 e1d2 e1e2
      And because 1993:5.1.4.a
      When White puts c1 on e1
      And White puts a1 on d1
      And White lets go
      Then that breaks 1993:5.1.4.a and 1993:7.2.1

    # source: text only
    @negative
    Scenario: Castling is legal after all
      Given the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
      When White touches e1 and h1 at once, meaning to castle
      Then lacking 1993:5.1.4.a
      And it does not follow that he must play one of e1d1 e1d2 e1e2 e1f1 e1f2
      When White plays e1g1
      Then that breaks no statement
      And e1g1 is completed

    # source: text only
    @negative
    Scenario: The king cannot move at all
      Given the position "4kr2/8/8/8/8/8/3PB3/3QK2R w K - 0 1"
      When White touches e1, meaning to castle kingside
      Then lacking 1993:5.1.4.a
      And the player is bound to nothing

  @1993:5.1.4.b
  Rule: 5.1.4.b If the king has no legal move, any legal move

    # source: text only
    @positive
    Scenario Outline: No square for the king: <touch>
      Given the position "4kr2/8/8/8/8/8/3PB3/3QK2R w K - 0 1"
      When White <touch>
      Then he may make any legal move
      And because 1993:5.1.4.b
      When White plays d2d4
      Then that breaks no statement

      Examples:
        | touch                                        |
        | touches e1, meaning to castle kingside       |
        | touches e1 and h1 at once, meaning to castle |

    # source: text only
    @positive
    Scenario: The rook that was to castle does not bind him either
      Given the position "4kr2/8/8/8/8/8/3PB3/3QK2R w K - 0 1"
      When White touches e1 and h1 at once, meaning to castle
      Then he may make any legal move
      And because 1993:5.1.4.b
      When White plays d1c2
      Then that breaks no statement

    # source: ecforum "Rules question" t=12103: castling out of check, king first
    @negative
    Scenario: One square is enough
      Given the position "4kr2/8/8/7B/8/8/3P4/3QK2R w K - 0 1"
      When White touches e1, meaning to castle kingside
      Then lacking 1993:5.1.4.b
      And the player is bound to e1e2

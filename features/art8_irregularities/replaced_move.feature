Feature: Article 8.1.b: the move that replaces an illegal one

  @1993:8.1.b
  Rule: 8.1.b Article 7 applies to the move that replaces the illegal one

    # source: Tim Just, "Avoiding conflict", new.uschess.org: check missed, and the queen captures elsewhere; the queen must meet
    # the check if it can
    @positive
    Scenario: The piece that moved illegally must move, if it can
      Given the position "4k3/8/8/8/4r3/6p1/3Q4/4K3 w - - 0 1"
      And White plays d2g2
      When the arbiter finds that ply 1 was illegal
      Then for the move that replaces it d2 count as touched
      And because 1993:8.1.b
      And the player is bound to d2e2 d2e3
      When White plays e1f1
      Then that breaks 1993:7.2.1
      When Black claims that the opponent did not play the touched piece
      Then e1f1 is taken back
      And the player is bound to d2e2 d2e3

    # source: text only
    @positive
    Scenario: An illegal capture: what it took was touched as well
      Given the position "4k3/8/8/8/4r3/6p1/3B3P/4K3 w - - 0 1"
      And White plays d2g3
      When the arbiter finds that ply 1 was illegal
      Then for the move that replaces it d2 g3 count as touched
      And because 1993:8.1.b
      And the player is bound to d2e3

    # source: text only
    @positive
    Scenario: A piece that has no legal move leaves him free
      Given the position "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1"
      And White plays e2c3
      When the arbiter finds that ply 1 was illegal
      Then he may make any legal move
      And because 1993:8.1.b
      And the player is bound to nothing

    # source: Ellison-Gurnhill, Sunderland 1966, Chess Notes 11037: an illegal castling replaced on the spot by the rook move
    @positive
    Scenario: An illegal castling is replaced by a move of the king
      Given the position "r4rk1/8/8/8/8/8/8/R3K2R w K - 0 20"
      And White plays e1c1
      And Black plays g8h8
      When the arbiter finds that ply 1 was illegal
      Then the player is bound to e1d1 e1d2 e1e2
      And because 1993:8.1.b

    # source: text only
    @negative
    Scenario: A move out of turn is not replaced by its maker
      Given the initial array
      And White plays e2e4
      And White plays d2d4
      When the arbiter finds that ply 2 was illegal
      Then lacking 1993:8.1.b
      And it is Black's move
      And the player is bound to nothing

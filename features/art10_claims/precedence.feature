Feature: Article 10: which ending comes first

  @1993:10.1
  Rule: 10.1 Mate ends the game at once: what is claimed or found afterwards comes too late

    # source: deanmchris/blunder #14 (B082), PGG106/Alexandria #213 (B083)
    @positive
    Scenario Outline: <case>: mate on the fiftieth move
      Given the position "<fen>"
      When White plays <mates>
      Then the result is a win of White
      And because 1993:10.1
      When Black claims a draw by fifty moves
      Then nothing follows
      And the result is a win of White

      Examples:
        | case | fen                                               | mates |
        | B082 | 8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113       | g3h3  |
        | B083 | 4Q3/8/1p4pk/1PbB1p1p/7P/p3P1PK/P3qP2/8 w - - 99 88 | e8h8  |

    # source: Gijssen, Chesscafe 2000_02: the mate must be on the board first
    @positive
    Scenario: Mate with the time gone and the flag not yet seen
      Given the position "7k/8/6K1/8/8/8/8/R7 w - - 0 30"
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 2:00:01 White plays a1a8
      Then the result is a win of White
      And because 1993:10.1
      When 2:00:02 the arbiter sees that White's flag has fallen
      Then the result is a win of White

  @1993:10.6
  Rule: 10.6 An agreement while a claim waits

    # source: Reykjavik 1972, game 20: agreed while the repetition was being looked up
    @positive
    Scenario: The claim needs no ruling any more
      Given the arbiter is absent
      And the initial array
      And the moves "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8" have been played
      And White claims a draw by repetition
      And White offers a draw
      When Black accepts the draw
      Then the result is a draw
      And because 1993:10.6
      When the arbiter rules on the claim
      Then nothing follows

    # source: Tilburg 1986, Karpov-Miles: the penalty brings the flag to the point of falling, but Miles had accepted
    @positive
    Scenario: Accepted before the claim is found wrong
      Given the arbiter is absent
      And the position "r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22"
      And the moves "c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8" have been played
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 1:58:00 White offers a draw
      And White claims a draw by repetition
      When 1:59:00 Black accepts the draw
      Then the result is a draw
      And because 1993:10.6
      When 2:05:00 the arbiter rules on the claim
      Then nothing follows
      And White has used 1:59:00

Feature: Article 6: when a move is completed

  @1993:6.1
  Rule: 6.1 A move to a vacant square, when the hand has left the piece

    # source: text only
    @positive
    Scenario: The hand leaves the pawn
      Given the initial array
      And White touches e2
      And White puts e2 on e4
      When White lets go
      Then e2e4 is completed
      And because 1993:6.1
      And it is Black's move

    # source: text only
    @negative
    Scenario: The piece stands there and is still held
      Given the initial array
      And White touches e2
      When White puts e2 on e4
      Then nothing follows
      And it is White's move
      When White puts e4 on e3
      And White lets go
      Then e2e3 is completed
      And because 1993:6.1

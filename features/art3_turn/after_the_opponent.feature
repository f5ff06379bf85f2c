Feature: Article 3.2: when a player has the move

  @1993:3.2
  Rule: 3.2 A player has the move once the opponent's move is completed

    # source: text only
    @positive
    Scenario: The hand leaves the pawn, and Black may be bound
      Given the initial array
      And White touches e2
      And White puts e2 on e4
      When White lets go
      Then Black has the move
      And because 1993:3.2
      When Black touches e7
      Then the player is bound to e7e6 e7e5

    # source: text only
    @negative
    Scenario: A touch while the opponent has the move binds nobody, then or later
      Given the initial array
      And White touches e2
      When Black touches e7
      Then nothing follows
      And lacking 1993:3.2
      And the player is bound to e2e3 e2e4
      When White puts e2 on e4
      And White lets go
      Then it is Black's move
      And the player is bound to nothing
      When Black plays d7d5
      Then that breaks no statement
      And because 1993:3.2

    # source: chessexpress.blogspot.com 2016/02: a move is answered before the clock is pressed
    @boundary
    Scenario: Between the release and the press the opponent has the move already
      Given the initial array
      And the arbiter starts White's clock
      And 0:01:00 White touches e2
      And White puts e2 on e4
      When Black touches d7
      Then lacking 1993:3.2
      And it is White's move
      When White lets go
      Then Black has the move
      And because 1993:3.2
      When 0:01:05 Black touches d7
      Then the player is bound to d7d6 d7d5
      And White's clock is running

    # source: text only
    @boundary
    Scenario: A capture is not completed while the captured piece stands, whoever's hand is off
      Given the position "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
      And White puts e4 on d5
      And White lets go
      When Black touches e8
      Then nothing follows
      And lacking 1993:3.2
      And it is White's move
      When White takes d5 off the board
      Then Black has the move
      And because 1993:3.2

    # source: Matulovic-Bilek, Sousse 1967, liquisearch "Cheating in chess": a completed move is replaced by another
    @negative
    Scenario: He who has completed his move has no second one
      Given the initial array
      And White plays e2e4
      When White touches e4
      Then nothing follows
      And lacking 1993:3.2
      And it is Black's move
      And the player is bound to nothing

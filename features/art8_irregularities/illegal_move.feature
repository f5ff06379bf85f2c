Feature: Article 8: an illegal move is found

  @1993:8.1.a
  Rule: 8.1.a The position before the illegal move is restored

    # source: an illegal move found twenty-two moves later with a round waiting: restore it. chesschat t-7464 "Illegal move discovered late" (2005 Laws, same)
    @positive
    Scenario: A knight moved like no knight, found three plies later
      Given the initial array
      And White plays e2e4
      And Black plays e7e6
      And White plays b1d5
      And Black plays d7d6
      And White plays g1f3
      And Black plays g8f6
      When the arbiter finds that ply 3 was illegal
      Then the position before ply 3 is restored
      And because 1993:8.1.a
      And it is White's move
      And the position is now rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
      And the game is not over
      When White plays b1c3
      Then it is Black's move

    # source: "mate" given by a side that was itself in check: back to the illegal move and play on. chessscotland.com thread 237 (rapidplay, same)
    @positive
    Scenario: The move just made left the king attacked
      Given the position "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1"
      And White plays e2a2
      When the arbiter finds that ply 1 was illegal
      Then the position before ply 1 is restored
      And because 1993:8.1.a
      And it is White's move
      And the position is now 4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1

    # source: text only
    @positive
    Scenario: A move out of turn, made with the opponent's piece
      Given the initial array
      And White plays e2e4
      And White plays d2d4
      When the arbiter finds that ply 2 was illegal
      Then the position before ply 2 is restored
      And because 1993:8.1.a
      And it is Black's move

    # source: text only
    @negative
    Scenario: What is held to be illegal was a legal move
      Given the initial array
      And White plays e2e4
      And Black plays e7e6
      When the arbiter finds that ply 1 was illegal
      Then lacking 1993:8.1.a
      And nothing follows
      And it is White's move

    # source: text only
    @negative
    Scenario: What was played before the first event was legal
      Given the initial array
      And the moves "e2e4 e7e6" have been played
      When the arbiter finds that ply 2 was illegal
      Then lacking 1993:8.1.a
      And it is White's move

    # source: text only
    @negative
    Scenario: A ply that was never made
      Given the initial array
      And White plays e2e5
      And the arbiter finds that ply 1 was illegal
      Then the position before ply 1 is restored
      And because 1993:8.1.a
      And it is White's move
      When the arbiter finds that ply 1 was illegal
      Then that cannot have happened

  @1993:8.1.c
  Rule: 8.1.c What cannot be restored makes the game void

    # source: text only
    @positive
    Scenario: Nobody knows the position before the illegal move
      Given the initial array
      And White plays e2e4
      And Black plays e7e6
      And White plays b1d5
      And Black plays d7d6
      When the arbiter finds that ply 3 was illegal and that the position before it cannot be restored
      Then the game ends with a new game
      And because 1993:8.1.c
      And the result is a new game

    # source: text only
    @negative
    Scenario: The position before the illegal move is known
      Given the initial array
      And White plays e2e5
      When the arbiter finds that ply 1 was illegal
      Then lacking 1993:8.1.c
      And the game is not over
      And it is White's move

    # source: text only
    @negative
    Scenario: No position need be restored where the move was legal
      Given the initial array
      And White plays e2e4
      When the arbiter finds that ply 1 was illegal and that the position before it cannot be restored
      Then lacking 1993:8.1.c
      And the game is not over

  @1993:8.1.d
  Rule: 8.1.d At every stage of the game, and while it awaits adjudication

    # source: text only
    @positive
    Scenario: While the game awaits adjudication
      Given the initial array
      And White plays e2e4
      And Black plays e7e4
      And White plays d2d3
      And the arbiter leaves the game to be adjudicated
      When the arbiter finds that ply 2 was illegal
      Then the position before ply 2 is restored
      And because 1993:8.1.d
      And it is Black's move
      And the game is not over

    # source: text only
    @positive
    Scenario: While the game awaits adjudication, with the position lost
      Given the initial array
      And White plays e2e4
      And Black plays e7e4
      And the arbiter leaves the game to be adjudicated
      When the arbiter finds that ply 2 was illegal and that the position before it cannot be restored
      Then the result is a new game
      And because 1993:8.1.d

    # source: text only
    @positive @boundary
    Scenario: The last ply before the mate
      Given the initial array
      And White plays f2f3
      And Black plays e7e6
      And White plays g2g5
      When the arbiter finds that ply 3 was illegal
      Then the position before ply 3 is restored
      And because 1993:8.1.d and 1993:8.1.a
      And it is White's move
      And the game is not over

    # source: castling long after two king moves, found after the player had resigned: asked in redhotpawn.com "Cheating OTB", by the text the result stands
    @negative @boundary
    Scenario: The mate that follows ends the game, and the result stands
      Given the initial array
      And White plays f2f3
      And Black plays e7e6
      And White plays g2g5
      And Black plays d8h4
      When the arbiter finds that ply 3 was illegal
      Then lacking 1993:8.1.d
      And lacking 1993:8.1.a
      And nothing follows
      And the result is a win of Black
      And 1993:Q02 is disputed
      And by reading b of 1993:Q02, the result no longer stands
      And by reading b of 1993:Q02, the game is not over
      And by reading b of 1993:Q02, it is White's move

    # source: text only
    @negative
    Scenario: After the end with the position lost
      Given the initial array
      And White plays f2f3
      And Black plays e7e6
      And White plays g2g5
      And Black plays d8h4
      When the arbiter finds that ply 3 was illegal and that the position before it cannot be restored
      Then lacking 1993:8.1.d
      And lacking 1993:8.1.c
      And the result is a win of Black
      And by reading b of 1993:Q02, the result is a new game

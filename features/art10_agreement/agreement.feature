Feature: Article 10.6 and 10.7: the draw by agreement

  @1993:10.6
  Rule: 10.6 A draw by agreement ends the game at once

    # source: Reykjavik 1972, game 20: agreed while a repetition was still being looked up
    @positive
    Scenario: Offered and accepted
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4
      And White offers a draw
      And White presses the clock
      When 0:06:00 Black accepts the draw
      Then the game ends with a draw
      And because 1993:10.6
      And the result is a draw
      And no clock is running

    # source: FIDE newsletter quiz, closetgrandmaster.blogspot.com 2008/03: accepted if board 2 is drawn too
    @negative
    Scenario: An acceptance on a condition is no agreement
      Given the initial array
      And White plays e2e4
      And White offers a draw
      When Black accepts the draw on a condition
      Then nothing follows
      And lacking 1993:10.6 and 1993:10.7.c
      And the game is not over
      When Black accepts the draw
      Then the result is a draw
      And because 1993:10.6

    # source: text only
    @negative
    Scenario: Who has rejected the offer cannot accept it afterwards
      Given the initial array
      And White plays e2e4
      And White offers a draw
      And Black rejects the draw
      When Black accepts the draw
      Then nothing follows
      And lacking 1993:10.6 and 1993:10.7.c
      And the game is not over

  @1993:10.7.a
  Rule: 10.7.a A draw is offered when a player has just made a move, before he presses the clock

    # source: text only
    @positive
    Scenario: The hand has left the piece, the clock is not yet pressed
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4
      When White offers a draw
      Then that breaks no statement
      And because 1993:10.7.a
      And White's draw offer stands
      And White's clock is running

    # source: rec.games.chess, avlerchess.com Draw_offer_question_165607
    @negative
    Scenario: An offer before the move is out of time, but not void
      Given the initial array
      And the arbiter starts White's clock
      When 0:05:00 White offers a draw
      Then that breaks 1993:10.7.a
      And White's draw offer stands

    # source: Rijeka 2010, Reinderman-Sutovsky: valid, but improper
    @negative
    Scenario: An offer after the press is out of time, but not void
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4 and presses the clock
      When 0:05:01 White offers a draw
      Then that breaks 1993:10.7.a and 1993:10.7.b
      And White's draw offer stands

    # source: text only
    @boundary
    Scenario: The piece stands on its new square: the move is made when the hand has left it
      Given the initial array
      And the arbiter starts White's clock
      And White touches e2
      And White puts e2 on e4
      When 0:05:00 White offers a draw
      Then that breaks 1993:10.7.a
      When White lets go
      And White offers a draw
      Then White's draw offer stands
      And because 1993:10.7.a

    # source: text only
    @boundary
    Scenario: Nobody has moved yet
      Given the initial array
      And the arbiter starts White's clock
      When Black offers a draw
      Then that breaks 1993:10.7.a

  @1993:10.7.b
  Rule: 10.7.b Only after offering may he start the opponent's clock

    # source: text only
    @positive
    Scenario: Move, offer, press
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4
      And White offers a draw
      When 0:05:30 White presses the clock
      Then Black's clock runs
      And because 1993:10.7.b
      And White has used 0:05:30
      And Black's clock is running

    # source: text only
    @negative
    Scenario: Move, press, offer
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4 and presses the clock
      When 0:05:01 White offers a draw
      Then that breaks 1993:10.7.b
      And Black's clock is running
      And Black has used 0:00:01

    # source: text only
    @negative
    Scenario: Without an offer it does not speak of the press
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4
      When White presses the clock
      Then that breaks no statement
      And Black's clock is running
      And not because 1993:10.7.b
      When 0:06:00 Black plays e7e5
      And Black offers a draw
      And Black presses the clock
      Then White's clock runs
      And because 1993:10.7.b
      And White's clock is running

  @1993:10.7.c
  Rule: 10.7.c The opponent may accept, or reject by word or by completing a move

    # source: text only
    @positive
    Scenario: He rejects by word
      Given the initial array
      And White plays e2e4
      And White offers a draw
      When Black rejects the draw
      Then White's draw offer is rejected
      And because 1993:10.7.c
      And the game is not over
      And it is Black's move
      When Black accepts the draw
      Then lacking 1993:10.7.c
      And the game is not over

    # source: text only
    @positive
    Scenario: He rejects by completing a move
      Given the initial array
      And White plays e2e4
      And White offers a draw
      When Black plays e7e5
      Then White's draw offer is rejected
      And because 1993:10.7.c
      When Black accepts the draw
      Then nothing follows
      And the game is not over

    # source: text only
    @positive
    Scenario: He accepts
      Given the initial array
      And White plays e2e4
      And White offers a draw
      When Black accepts the draw
      Then that breaks no statement
      And because 1993:10.7.c
      And the result is a draw

    # source: text only
    @boundary
    Scenario: A piece that is moved and still held rejects nothing
      Given the initial array
      And White plays e2e4
      And White offers a draw
      And Black touches e7
      When Black puts e7 on e5
      Then it does not follow that White's draw offer is rejected
      And lacking 1993:10.7.c
      When Black accepts the draw
      Then the result is a draw
      And because 1993:10.7.c

    # source: text only
    @boundary
    Scenario: With the release it is rejected
      Given the initial array
      And White plays e2e4
      And White offers a draw
      And Black touches e7
      And Black puts e7 on e5
      When Black lets go
      Then White's draw offer is rejected
      When Black accepts the draw
      Then lacking 1993:10.7.c
      And the game is not over

    # source: FIDE newsletter quiz, closetgrandmaster.blogspot.com 2008/03
    @negative
    Scenario: To accept on a condition is neither
      Given the initial array
      And White plays e2e4
      And White offers a draw
      When Black accepts the draw on a condition
      Then nothing follows
      And lacking 1993:10.7.c
      And the game is not over

  @1993:10.7.d
  Rule: 10.7.d Until accepted or rejected the offer stands and cannot be taken back

    # source: avlerchess.com Draw_offer_question_165607: he moves and says that the offer has lapsed; held to it
    @positive
    Scenario: The offer stands while the opponent thinks
      Given the initial array
      And the arbiter starts White's clock
      And 0:05:00 White plays e2e4
      When White offers a draw
      Then White's draw offer stands
      And because 1993:10.7.d
      When White presses the clock
      And 0:45:00 Black accepts the draw
      Then the result is a draw

    # source: text only
    @negative
    Scenario: He takes it back, and is held to it
      Given the initial array
      And White plays e2e4
      And White offers a draw
      When White takes the draw offer back
      Then that breaks 1993:10.7.d
      And White's draw offer stands
      When Black accepts the draw
      Then the result is a draw

    # source: text only
    @negative
    Scenario: A rejected offer stands no longer, whoever takes it back
      Given the initial array
      And White plays e2e4
      And White offers a draw
      And Black plays e7e5
      When White takes the draw offer back
      Then nothing follows
      And lacking 1993:10.7.d
      When White offers a draw
      And Black accepts the draw
      Then the result is a draw

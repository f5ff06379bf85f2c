Feature: Article 8: what was wrong from the start

  @1993:8.5
  Rule: 8.5 A wrong initial position makes the game void

    # source: king and queen found swapped at move four or five, the players restart. ecforum "Mistaken position at the start of a game" t=8223 (2014 Laws, same)
    @positive
    Scenario: King and queen of both sides stood on each other's squares
      Given the position "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"
      And White plays e2e4
      And Black plays e7e5
      And White plays g1f3
      When the arbiter finds that the initial position was wrong
      Then the result is a new game
      And because 1993:8.5

    # source: king and queen reversed, the arbiter refuses to restart after three moves: wrong in a normal game. Gijssen, yumpu.com/4241453 p.5 (cites 8.5)
    @positive
    Scenario: Knight and bishop of one side, three moves made by each
      Given the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1"
      And White plays e2e4
      And Black plays e7e5
      And White plays g1f3
      And Black plays b8c6
      And White plays c2c3
      And Black plays g8f6
      When the arbiter finds that the initial position was wrong
      Then the game ends with a new game
      And because 1993:8.5

    # source: text only
    @negative
    Scenario: The pieces had stood rightly
      Given the initial array
      And White plays e2e4
      When the arbiter finds that the initial position was wrong
      Then lacking 1993:8.5
      And nothing follows
      And the game is not over

    # source: a junior is mated, then the array is found wrong: the result stands. fairgame-movie.com/chess-strategy (1997-2005 Laws, same)
    @negative
    Scenario: Found after the mate
      Given the position "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"
      And White plays c2c3
      And Black plays d7d5
      And White plays b2b4
      And Black plays e8a4
      When the arbiter finds that the initial position was wrong
      Then lacking 1993:8.5
      And the result is a win of Black

  @1993:8.6.a
  Rule: 8.6.a Colours reversed, and more than a quarter of the time gone: the game goes on

    # source: text only
    @positive @boundary
    Scenario: Just over a quarter of both players' time
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 1:00:00.001 the arbiter finds that the colours are reversed
      Then play goes on
      And because 1993:8.6.a
      And lacking 1993:8.6.b
      And the game is not over

    # source: text only
    @positive
    Scenario: The quarter is counted on both clocks together
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 0:35:00 White plays e2e4 and presses the clock
      When 1:05:00 the arbiter finds that the colours are reversed
      Then play goes on
      And because 1993:8.6.a
      And White has used 0:35:00
      And Black has used 0:30:00

    # source: text only
    @negative @boundary
    Scenario Outline: With <gone> gone nothing keeps the game going
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When <gone> the arbiter finds that the colours are reversed
      Then lacking 1993:8.6.a
      And it does not follow that play goes on

      Examples:
        | gone        |
        | 1:00:00     |
        | 0:59:59.999 |

    # source: text only
    @negative @boundary
    Scenario: Just over a quarter of one player's time is disputed
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 0:30:00.001 the arbiter finds that the colours are reversed
      Then lacking 1993:8.6.a
      And 1993:Q03 is disputed
      And by reading a of 1993:Q03, play goes on
      And by reading a of 1993:Q03, lacking 1993:8.6.b

    # source: text only
    @negative @boundary
    Scenario: Exactly a quarter of one player's time is not more by either reading
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 0:30:00 the arbiter finds that the colours are reversed
      Then lacking 1993:8.6.a
      And by reading a of 1993:Q03, lacking 1993:8.6.a

    # source: text only
    @negative
    Scenario: Without a time control there is no quarter
      Given the initial array
      When the arbiter finds that the colours are reversed
      Then lacking 1993:8.6.a
      And lacking 1993:8.6.b

    # source: text only
    @negative
    Scenario: To order a new game all the same is against it
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 1:00:00.001 the arbiter finds that the colours are reversed
      When the arbiter orders a new game with the right colours
      Then that breaks 1993:8.6.a
      And the game is not over

  @1993:8.6.b
  Rule: 8.6.b Otherwise the arbiter may order a new game

    # source: Black thinks he is White and plays 1 e4, the real White comes 25 minutes late: start again with the right colours. Gijssen, docslib.org/doc/8493031 (2009 Laws; 1993 asks for the quarter)
    @positive
    Scenario: After twenty-five minutes a new game is ordered
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 0:25:00 the arbiter finds that the colours are reversed
      Then the arbiter may order a new game
      And because 1993:8.6.b
      When the arbiter orders a new game with the right colours
      Then the result is a new game
      And because 1993:8.6.b

    # source: text only
    @positive @boundary
    Scenario: Exactly a quarter gone
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 1:00:00 the arbiter finds that the colours are reversed
      Then the arbiter may order a new game
      And because 1993:8.6.b
      When the arbiter orders a new game with the right colours
      Then the result is a new game
      And because 1993:8.6.b

    # source: text only
    @negative @boundary
    Scenario: Just over a quarter gone
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 1:00:00.001 the arbiter finds that the colours are reversed
      Then lacking 1993:8.6.b
      When the arbiter orders a new game with the right colours
      Then lacking 1993:8.6.b
      And the game is not over

    # source: text only
    @negative
    Scenario: The timetable would be seriously upset
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And the arbiter finds that a new game would seriously upset the timetable
      When 0:25:00 the arbiter finds that the colours are reversed
      Then lacking 1993:8.6.b
      And nothing follows
      When the arbiter orders a new game with the right colours
      Then lacking 1993:8.6.b
      And nothing follows
      And the game is not over

    # source: text only
    @negative
    Scenario: The colours were not reversed
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 0:25:00 the arbiter orders a new game with the right colours
      Then lacking 1993:8.6.b
      And the game is not over

  @1993:8.7
  Rule: 8.7 A board that lies wrongly: the position is moved to one that lies rightly

    # source: the board lay turned, the position was moved and not the game restarted. ecforum "Incorrect chess board rotation" t=13712 (2023, same)
    @positive
    Scenario Outline: <corner> lies at White's right hand
      Given the initial array
      And White plays e2e4
      And Black plays d7d6
      When the arbiter finds that the board lies with <corner> at White's right hand
      Then the position is moved to a board that lies rightly
      And play goes on
      And because 1993:8.7
      And it is White's move
      And the position is now rnbqkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
      And the game is not over

      Examples:
        | corner |
        | a1     |
        | h8     |

    # source: text only
    @negative
    Scenario: The corner at the right hand is light
      Given the initial array
      And White plays e2e4
      When the arbiter finds that the board lies with h1 at White's right hand
      Then lacking 1993:8.7
      And nothing follows

Feature: Article 11.1 to 11.4: the recording of the game
  A score sheet is followed from the first line that tells of it; what was played before is taken to be on it.

  @1993:11.1.a
  Rule: 11.1.a Each player records all moves, move after move, in algebraic notation

    # source: text only
    @positive
    Scenario: A move of each side is written down
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And White plays e2e4 and presses the clock
      And White writes e2e4 on the score sheet
      And Black plays e7e5 and presses the clock
      When White writes e7e5 on the score sheet
      Then on White's score sheet 0 plies are missing
      And because 1993:11.1.a
      And that breaks no statement

    # source: Gijssen, Does anyone know the score?, chesscafe.com 1998 (in 1993 a move was to be written before the next of one's own)
    @positive
    Scenario: The last pair of moves is written before the next move
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And White writes e2e4 on the score sheet
      And White plays e2e4 and presses the clock
      And Black plays e7e5 and presses the clock
      And White plays g1f3 and presses the clock
      And White writes e7e5 on the score sheet
      When White writes g1f3 on the score sheet
      Then on White's score sheet 0 plies are missing
      And because 1993:11.1.a
      And that breaks no statement

    # source: Gijssen, Does anyone know the score?, chesscafe.com 1998 (in 1993 a move was to be written before the next of one's own)
    @negative
    Scenario: Two moves made since one that is not written
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And White writes e2e4 on the score sheet
      And White plays e2e4 and presses the clock
      And Black plays e7e5 and presses the clock
      And White plays g1f3 and presses the clock
      And Black plays b8c6 and presses the clock
      When White plays f1b5 and presses the clock
      Then White must record the game
      And that breaks 1993:11.1.a
      And on White's score sheet 4 plies are missing

    # source: Gibraltar 2017, Ivanchuk-Kobo, chessbase.com (a move left out made him think that move 40 was made)
    @negative
    Scenario: A move is left out of the sheet
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And White writes e2e4 on the score sheet
      And White plays e2e4 and presses the clock
      And Black plays e7e5 and presses the clock
      And White plays g1f3 and presses the clock
      When White writes g1f3 on the score sheet
      Then White must record the game
      And that breaks 1993:11.1.a
      And on White's score sheet 1 plies are missing

    # source: US Championship 1942, Denker-Lessing, tartajubow.blogspot.com 2018 (both only ticked the moves)
    @negative
    Scenario: Only ticks
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 1:00:00 White plays e2e4 and presses the clock
      When White only ticks off e2e4 on the score sheet
      Then White must record the game
      And that breaks 1993:11.1.a
      And on White's score sheet 1 plies are missing

    # source: text only
    @negative
    Scenario: A move is written that was never played
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And White plays e2e4 and presses the clock
      When White writes d2d4 on the score sheet
      Then White must record the game
      And that breaks 1993:11.1.a

  @1993:11.1.b
  Rule: 11.1.b Written first and then made, or made first and then written

    # source: Budapest 1998, Gijssen, Hidden Queen, chesscafe.com 1998 (to write first is allowed)
    @positive
    Scenario: The move is written first
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When White writes e2e4 on the score sheet
      Then that breaks no statement
      And because 1993:11.1.b
      And on White's score sheet 0 plies are missing

    # source: text only
    @positive
    Scenario: The move is made first
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And White plays e2e4 and presses the clock
      When White writes e2e4 on the score sheet
      Then that breaks no statement
      And because 1993:11.1.b

    # source: Aeroflot 2015, Dvalishvili, danamackenzie.com (a loss under a later edition, which forbids it)
    @positive
    Scenario: Another move is made than the one written first, and then that one is written
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And White writes d2d4 on the score sheet
      And White plays e2e4 and presses the clock
      Then on White's score sheet 1 plies are missing
      When White writes e2e4 on the score sheet
      Then on White's score sheet 0 plies are missing
      And because 1993:11.1.b
      And that breaks no statement

  @1993:11.2.a
  Rule: 11.2.a With less than five minutes left before the time control he need not record

    # source: text only
    @positive
    Scenario: Four minutes left
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When 1:56:00 White stops recording
      Then White need not record the game
      And because 1993:11.2.a
      And that breaks no statement

    # source: text only
    @positive
    Scenario: In the scramble he makes move after move and writes none
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 1:56:00 White stops recording
      And White plays e2e4 and presses the clock
      And Black plays e7e5 and presses the clock
      And White plays g1f3 and presses the clock
      And Black plays b8c6 and presses the clock
      When 1:58:00 White plays f1b5 and presses the clock
      Then White need not record the game
      And because 1993:11.2.a
      And that breaks no statement
      And on White's score sheet 5 plies are missing

    # source: chesslaw.blogspot.com 2010, Blitzing (an hour left, against one with half a minute)
    @negative
    Scenario: Half an hour left
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:10:00 White plays e2e4 and presses the clock
      And 2:09:30 Black plays e7e5 and presses the clock
      Then Black has 0:00:30 left
      When 3:29:30 White stops recording
      Then White has 0:30:00 left
      And lacking 1993:11.2.a
      And it does not follow that White need not record the game
      And that breaks 1993:11.1.a

    # source: text only
    @negative
    Scenario: No time control, no relief
      Given the initial array
      And the arbiter starts White's clock
      When 1:59:00 White stops recording
      Then lacking 1993:11.2.a
      And it does not follow that White need not record the game
      And White must record the game

    # source: text only
    @boundary @negative
    Scenario Outline: Exactly five minutes are not less than five minutes, nor is more
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When <at> White stops recording
      Then White has <left> left
      And lacking 1993:11.2.a
      And it does not follow that White need not record the game
      And White must record the game

      Examples:
        | at          | left        |
        | 1:55:00     | 0:05:00     |
        | 1:54:59.999 | 0:05:00.001 |

    # source: text only
    @boundary @positive
    Scenario: A thousandth of a second less than five minutes
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When 1:55:00.001 White stops recording
      Then White has 0:04:59.999 left
      And White need not record the game
      And because 1993:11.2.a
      And that breaks no statement

  @1993:11.2.b
  Rule: 11.2.b When the flag shows that the period is over he must complete the missing moves

    # source: ecforum, What would you do here (asked of a later edition, which has the same scheme)
    @positive
    Scenario: The flag has fallen and four plies are missing
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      When 0:57:00.001 the arbiter sees that White's flag has fallen
      Then White must complete the score sheet
      And because 1993:11.2.b
      And on White's score sheet 4 plies are missing

    # source: USCF Forum t/1214 (nobody wrote, both flags down)
    @positive
    Scenario: Both flags are down, and both sheets have gaps
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:01 White plays f1b5 and presses the clock
      When 1:00:02 the arbiter finds both flags down and cannot tell which fell first
      Then White must complete the score sheet
      And Black must complete the score sheet
      And because 1993:11.2.b

    # source: text only
    @negative
    Scenario: The opponent's flag is not his
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:55:01 White plays f1b5 and presses the clock
      When 0:58:02 the arbiter sees that Black's flag has fallen
      Then Black must complete the score sheet
      And because 1993:11.2.b
      And it does not follow that White must complete the score sheet
      And because 1993:11.2.b

    # source: text only
    @negative
    Scenario: Nothing is missing on his sheet
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And White writes e2e4 on the score sheet
      And White writes e7e5 on the score sheet
      And White writes g1f3 on the score sheet
      And White writes b8c6 on the score sheet
      When 0:57:00.001 the arbiter sees that White's flag has fallen
      Then lacking 1993:11.2.b
      And it does not follow that White must complete the score sheet

  @1993:11.3.a
  Rule: 11.3.a If neither player can keep the score, the arbiter or a deputy records

    # source: World Rapid semifinal, chessnest.com node 2775 (a deputy should have written the moves)
    @positive
    Scenario: Both are short of time
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 1:56:00 White stops recording
      And White plays e2e4 and presses the clock
      When 3:52:00 Black stops recording
      Then the arbiter or a deputy records the game
      And because 1993:11.3.a

    # source: text only
    @negative
    Scenario: One of them is, and the other still writes
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When 1:56:00 White stops recording
      Then lacking 1993:11.3.a
      And it does not follow that the arbiter or a deputy records the game

    # source: text only
    @negative
    Scenario: The first of them writes again
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 1:56:00 White stops recording
      And White plays e2e4 and presses the clock
      And White writes e2e4 on the score sheet
      When 3:52:00 Black stops recording
      Then lacking 1993:11.3.a
      And it does not follow that the arbiter or a deputy records the game

  @1993:11.3.b
  Rule: 11.3.b Whoever records does not intervene before a flag falls, and shows no number of moves

    # source: text only
    @positive
    Scenario: A flag has fallen, and he steps in
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And the arbiter begins to record for the players
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      When the arbiter steps in
      Then whoever records may step in
      And because 1993:11.3.b
      And that breaks no statement

    # source: text only
    @negative
    Scenario: He steps in before
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And the arbiter begins to record for the players
      When 0:57:00 the arbiter steps in
      Then whoever records must not step in
      And that breaks 1993:11.3.b

    # source: text only
    @negative
    Scenario: He shows before that the two moves are made
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And the arbiter begins to record for the players
      When 0:57:00 the arbiter shows how many moves were made
      Then whoever records must not step in
      And that breaks 1993:11.3.b

    # source: text only
    @negative
    Scenario: A flag that fell before he began to record does not free his tongue
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      And the arbiter begins to record for the players
      When the arbiter shows how many moves were made
      Then whoever records must not step in
      And that breaks 1993:11.3.b

  @1993:11.4
  Rule: 11.4 Where 11.2 does not apply, who refuses to record is dealt with under 10.17

    # source: ecforum, Persistent infringements (stopped writing at move 20 and ignored requests)
    @positive
    Scenario: He refuses at move 20, with plenty of time
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When 1:00:00 White refuses to record
      Then White is dealt with as refusing to obey the Laws
      And because 1993:11.4 and 1993:10.17.a
      And the result is a win of Black
      And that breaks 1993:11.1.a

    # source: text only
    @positive
    Scenario: He refuses with exactly five minutes left
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When 1:55:00 White refuses to record
      Then White is dealt with as refusing to obey the Laws
      And because 1993:11.4

    # source: chesslaw.blogspot.com 2010, Blitzing (a player with an hour left writes nothing)
    @positive
    Scenario: The opponent's shortage of time is no excuse
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 1:56:00 White stops recording
      And White plays e2e4 and presses the clock
      When 1:57:00 Black refuses to record
      Then Black is dealt with as refusing to obey the Laws
      And because 1993:11.4 and 1993:10.17.a
      And the result is a win of White

    # source: text only
    @negative
    Scenario: With less than five minutes left he may refuse
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When 1:55:00.001 White refuses to record
      Then lacking 1993:11.4
      And it does not follow that White is dealt with as refusing to obey the Laws
      And White need not record the game
      And the game is not over

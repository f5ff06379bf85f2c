Feature: Article 11.5 to 11.9: how score sheets are completed

  @1993:11.5.a
  Rule: 11.5.a Who needs the opponent's sheet asks the arbiter for it

    # source: ecforum, 5 minutes on the clock (may a sheet be demanded before the flag?)
    @positive
    Scenario: He asks the arbiter
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      When White asks the arbiter for the opponent's score sheet
      Then the arbiter decides on White's request
      And because 1993:11.5.a

    # source: text only
    @negative
    Scenario: He asks the opponent
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      When White asks the opponent for his score sheet
      Then White must ask the arbiter
      And that breaks 1993:11.5.a

    # source: text only
    @negative
    Scenario: Nothing is missing on his own
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:02:00 White plays e2e4 and presses the clock
      And White writes e2e4 on the score sheet
      When White asks the arbiter for the opponent's score sheet
      Then lacking 1993:11.5.a
      And it does not follow that the arbiter decides on White's request

  @1993:11.5.b
  Rule: 11.5.b The arbiter grants it if it can be done in time and without disturbing the opponent

    # source: text only
    @positive
    Scenario: It can be done
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      And White asks the arbiter for the opponent's score sheet
      When the arbiter finds that it can be done before the time control without disturbing the opponent
      Then White is granted the opponent's score sheet
      And because 1993:11.5.b

    # source: text only
    @negative
    Scenario Outline: It cannot: <why>
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      And White asks the arbiter for the opponent's score sheet
      When the arbiter <why>
      Then lacking 1993:11.5.b
      And it does not follow that White is granted the opponent's score sheet
      When Black refuses his score sheet
      Then that breaks no statement

      Examples:
        | why                                                |
        | finds that it would disturb the opponent           |
        | finds that it cannot be done before the time control |

    # source: text only
    @negative
    Scenario: The control has passed: 11.6 and 11.7 tell what is done
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      And White asks the arbiter for the opponent's score sheet
      When the arbiter finds that it can be done before the time control without disturbing the opponent
      Then lacking 1993:11.5.b
      And it does not follow that White is granted the opponent's score sheet

  @1993:11.5.c
  Rule: 11.5.c What the arbiter has granted the opponent may not refuse

    # source: text only
    @positive
    Scenario: He hands it over
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      And White asks the arbiter for the opponent's score sheet
      And the arbiter finds that it can be done before the time control without disturbing the opponent
      When Black hands over his score sheet
      Then that breaks no statement
      And because 1993:11.5.c

    # source: text only
    @negative
    Scenario: He refuses it
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      And White asks the arbiter for the opponent's score sheet
      And the arbiter finds that it can be done before the time control without disturbing the opponent
      When Black refuses his score sheet
      Then Black must hand over the score sheet
      And that breaks 1993:11.5.c

    # source: ecforum, 5 minutes on the clock (he need not hand it over before the flag)
    @negative
    Scenario: Before that he may refuse it
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      And White asks the arbiter for the opponent's score sheet
      When Black refuses his score sheet
      Then that breaks no statement
      And lacking 1993:11.5.c
      And it does not follow that Black must hand over the score sheet

  @1993:11.5.e
  Rule: 11.5.e The score sheets belong to the organisers

    # source: US Championship 2015, So-Akobian, chess.com (the notes on the sheet were read)
    @positive
    Scenario: The arbiter takes one to read what is written on it
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When the arbiter takes White's score sheet
      Then White's score sheet belongs to the organisers
      And because 1993:11.5.e

    # source: Skopje 1972, Tringov-Korchnoi, Wikipedia (he had pocketed his sheet)
    @negative
    Scenario: A player pockets his own
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      When White pockets his score sheet
      Then White's score sheet belongs to the organisers
      And that breaks 1993:11.5.e

    # source: text only
    @negative
    Scenario: Nor is it his when the game is over
      Given the initial array
      And White plays f2f3
      And Black plays e7e5
      And White plays g2g4
      And Black plays d8h4
      When Black pockets his score sheet
      Then Black's score sheet belongs to the organisers
      And that breaks 1993:11.5.e
      And the result is a win of Black

  @1993:11.5.f
  Rule: 11.5.f The time for it is that of the player who asked

    # source: text only
    @positive
    Scenario: His clock runs though the opponent has the move, until he gives the sheet back
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      And White asks the arbiter for the opponent's score sheet
      And the arbiter finds that it can be done before the time control without disturbing the opponent
      When 0:03:00 Black hands over his score sheet
      Then White's clock is running
      And because 1993:11.5.f
      And it is Black's move
      When 0:05:00 White completes his score sheet from the opponent's
      Then on White's score sheet 0 plies are missing
      When 0:05:30 White gives the score sheet back
      Then Black's clock is running
      And because 1993:11.5.f
      And White has used 0:04:30
      And Black has used 0:01:00

    # source: text only
    @negative
    Scenario: The opponent lends it unasked, and his own clock runs on
      Given the time control is 40 moves in 2:00:00
      And the initial array
      And the arbiter starts White's clock
      And 0:01:00 White stops recording
      And 0:02:00 White plays e2e4 and presses the clock
      When 0:03:00 Black hands over his score sheet
      Then lacking 1993:11.5.f
      And Black's clock is running
      When 0:04:00 White gives the score sheet back
      Then lacking 1993:11.5.f
      And White has used 0:02:00
      And Black has used 0:02:00

  @1993:11.5.d
  Rule: 11.5.d In all other cases sheets are completed only after the time control

    # source: ecforum, 5 minutes on the clock (any record may be used after the flag falls, not before)
    @positive
    Scenario: After the flag
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      And Black hands over his score sheet
      When White completes his score sheet from the opponent's
      Then that breaks no statement
      And because 1993:11.5.d
      And on White's score sheet 0 plies are missing

    # source: ecforum, 5 minutes on the clock (any record may be used after the flag falls, not before)
    @negative
    Scenario: Before the flag, with a sheet that the arbiter did not grant
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And Black hands over his score sheet
      When 0:56:59 White completes his score sheet from the opponent's
      Then White may complete the score sheet only after the time control
      And that breaks 1993:11.5.d

    # source: text only
    @negative
    Scenario: The opponent's flag has fallen, and not his own
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:55:00 White plays f1b5 and presses the clock
      And 1:00:00 the arbiter sees that Black's flag has fallen
      And Black hands over his score sheet
      When White completes his score sheet from the opponent's
      Then White may complete the score sheet only after the time control
      And that breaks 1993:11.5.d

  @1993:11.6.a
  Rule: 11.6.a If only one player must complete his sheet, he does so before his next move

    # source: text only
    @positive
    Scenario: He completes it and then moves
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      When 0:58:00 White completes his score sheet
      Then on White's score sheet 0 plies are missing
      And because 1993:11.6.a
      When White plays f1b5 and presses the clock
      Then that breaks no statement
      And it is Black's move

    # source: text only
    @positive
    Scenario: He writes the moves one after another, and the last of them completes it
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      And White writes e2e4 on the score sheet
      And White writes e7e5 on the score sheet
      And White writes g1f3 on the score sheet
      Then on White's score sheet 1 plies are missing
      When White writes b8c6 on the score sheet
      Then on White's score sheet 0 plies are missing
      And because 1993:11.6.a

    # source: ecforum, What would you do here (who stopped recording must write up before he moves)
    @negative
    Scenario: He moves first
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      When 0:58:00 White plays f1b5
      Then White must complete the score sheet
      And that breaks 1993:11.6.a
      And on White's score sheet 5 plies are missing

  @1993:11.6.b
  Rule: 11.6.b His clock runs while he completes it, if the opponent has moved

    # source: text only
    @positive
    Scenario: The clocks were stopped to look at the flag; Black has moved
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:01 the arbiter stops both clocks
      Then no clock is running
      When the arbiter sees that White's flag has fallen
      Then White's clock is running
      And because 1993:11.6.b

    # source: text only
    @positive
    Scenario: Black has not moved when the flag is seen, and then he moves
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
      And 0:58:00 the arbiter sees that White's flag has fallen
      When 0:58:10 Black plays a7a6 and presses the clock
      Then White's clock is running
      And because 1993:11.6.b
      When 0:59:00 White completes his score sheet
      Then White's clock is running

    # source: text only
    @negative
    Scenario: Black has not moved, and the clocks stand
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
      And 0:58:00 the arbiter stops both clocks
      When the arbiter sees that White's flag has fallen
      Then lacking 1993:11.6.b
      And no clock is running
      And it is Black's move

    # source: text only
    @positive
    Scenario: Only one sheet has gaps when both flags are down
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:01 White plays f1b5 and presses the clock
      And Black writes f1b5 on the score sheet
      And 1:00:02 the arbiter sees that White's flag has fallen
      When the arbiter sees that Black's flag has fallen
      Then Black's clock is running
      And it does not follow that both clocks stand
      When 1:00:10 Black plays a7a6 and presses the clock
      Then White's clock is running
      And because 1993:11.6.b

  @1993:11.7.a
  Rule: 11.7.a If both must, both clocks stand until both sheets are complete

    # source: Wikipedia, Time trouble (both stopped writing)
    @positive
    Scenario: Both flags are down
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      When the arbiter sees that Black's flag has fallen
      Then no clock is running
      And because 1993:11.7.a
      And on White's score sheet 5 plies are missing
      And on Black's score sheet 4 plies are missing

    # source: Wikipedia, Time trouble (both stopped writing)
    @positive
    Scenario: The clock of the player who has the move starts when the second sheet is complete
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      When 1:05:00 White completes his score sheet
      Then no clock is running
      And lacking 1993:11.7.a
      When 1:07:00 Black completes his score sheet
      Then Black's clock is running
      And because 1993:11.7.a

    # source: text only
    @negative
    Scenario: A clock is started while one sheet has gaps
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      And 1:05:00 White completes his score sheet
      When the arbiter starts Black's clock
      Then no clock is running
      And that breaks 1993:11.7.a

  @1993:11.7.b
  Rule: 11.7.b With the arbiter's record, or on a board under his supervision

    # source: Wikipedia, Time trouble (the game is played over before the arbiter)
    @positive
    Scenario: The arbiter has a record
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And the arbiter begins to record for the players
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:01 White plays f1b5 and presses the clock
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      And the arbiter notes the actual position
      And White completes his score sheet from the arbiter's record
      When Black completes his score sheet from the arbiter's record
      Then on White's score sheet 0 plies are missing
      And on Black's score sheet 0 plies are missing
      And because 1993:11.7.b
      And that breaks no statement

    # source: Wikipedia, Time trouble (the game is played over before the arbiter)
    @positive
    Scenario: The arbiter watches them play the game over
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      And the arbiter notes the actual position
      When White completes his score sheet on a board before the arbiter
      Then on White's score sheet 0 plies are missing
      And because 1993:11.7.b
      And that breaks no statement

    # source: text only
    @negative
    Scenario: Nobody watches
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      And the arbiter notes the actual position
      When White sets up a board by himself to complete his score sheet
      Then White must complete the score sheet
      And that breaks 1993:11.7.b
      And on White's score sheet 5 plies are missing

    # source: text only
    @negative
    Scenario: Only one player must complete his sheet
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      When White completes his score sheet on a board before the arbiter
      Then lacking 1993:11.7.b

    # source: text only
    @negative
    Scenario: What the arbiter has not recorded cannot be copied
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      And the arbiter notes the actual position
      And White completes his score sheet on a board before the arbiter
      Then on White's score sheet 0 plies are missing
      And because 1993:11.7.b
      When Black completes his score sheet from the arbiter's record
      Then that cannot have happened

  @1993:11.7.c
  Rule: 11.7.c Before that the arbiter notes the actual position

    # source: text only
    @positive
    Scenario: He notes it, and then the game is played over
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      And the arbiter notes the actual position
      When White completes his score sheet on a board before the arbiter
      Then that breaks no statement
      And because 1993:11.7.c

    # source: text only
    @positive
    Scenario: He notes it
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      When the arbiter notes the actual position
      Then that breaks no statement
      And because 1993:11.7.c

    # source: text only
    @negative
    Scenario: The game is played over and the position is not noted
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      When White completes his score sheet on a board before the arbiter
      Then the arbiter must first note the actual position
      And that breaks 1993:11.7.c

    # source: text only
    @negative
    Scenario: The arbiter's record is used and the position is not noted
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black stops recording
      And Black plays e7e5 and presses the clock
      And the arbiter begins to record for the players
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:01 White plays f1b5 and presses the clock
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      When White completes his score sheet from the arbiter's record
      Then the arbiter must first note the actual position
      And that breaks 1993:11.7.c

  @1993:11.8
  Rule: 11.8 If the sheets alone cannot rebuild the game, the arbiter proceeds by 11.7

    # source: text only
    @positive
    Scenario: White alone must, and the clocks stand until it is done
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      When the arbiter finds that the sheets alone cannot rebuild the game
      Then no clock is running
      And because 1993:11.8
      And the sheets are completed under the arbiter
      When the arbiter notes the actual position
      And White completes his score sheet on a board before the arbiter
      Then White's clock is running
      And because 1993:11.7.a and 1993:11.7.b and 1993:11.7.c

    # source: text only
    @negative
    Scenario: No flag has fallen
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      When the arbiter finds that the sheets alone cannot rebuild the game
      Then lacking 1993:11.8
      And it does not follow that both clocks stand
      And White's clock is running

    # source: text only
    @negative
    Scenario: Both must: then 11.7 holds already
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      When the arbiter finds that the sheets alone cannot rebuild the game
      Then lacking 1993:11.8
      And no clock is running

  @1993:11.9
  Rule: 11.9 If it cannot be rebuilt the next move counts as the first of the next period

    # source: Wikipedia, Time trouble (what cannot be rebuilt)
    @positive
    Scenario: The moves of the scramble are lost
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
      And 1:00:02 the arbiter sees that White's flag has fallen
      And the arbiter sees that Black's flag has fallen
      And the arbiter notes the actual position
      When 1:20:00 the arbiter finds that the moves up to time control 1 cannot be rebuilt
      Then the next move counts as the first of period 2
      And because 1993:11.9
      And Black's clock is running
      And Black has made 0 moves in period 2
      And White has made 0 moves in period 2
      And White has 0:29:59 left
      And Black has 0:29:59 left
      And the game is not over

    # source: text only
    @positive
    Scenario: From the case of 11.8 too, and what is lost is asked for no more
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      And the arbiter finds that the sheets alone cannot rebuild the game
      When the arbiter finds that the moves up to time control 1 cannot be rebuilt
      Then the next move counts as the first of period 2
      And because 1993:11.9
      And White has made 0 moves in period 2
      When White plays f1b5
      Then that breaks no statement

    # source: text only
    @negative
    Scenario: Nobody has tried it as 11.7 says
      Given the time control is 2 moves in 0:30:00
      And the time control is 2 moves in 0:30:00
      And the initial array
      And the arbiter starts White's clock
      And 0:26:00 White stops recording
      And White plays e2e4 and presses the clock
      And 0:52:00 Black plays e7e5 and presses the clock
      And 0:53:00 White plays g1f3 and presses the clock
      And 0:54:00 Black plays b8c6 and presses the clock
      And 0:57:00.001 the arbiter sees that White's flag has fallen
      When the arbiter finds that the moves up to time control 1 cannot be rebuilt
      Then lacking 1993:11.9
      And it does not follow that the next move counts as the first of period 2
      And on White's score sheet 4 plies are missing

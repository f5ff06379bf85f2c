Feature: Articles 14.6 and 14.7: the times of the resumption

  Rule: 14.6 A clock that shows a wrong time

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts Black's clock
      And 1:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption

    # source: text only
    @1993:14.6.a @positive
    Scenario Outline: Either player says so before his first move
      Given the arbiter sets the clocks to 3:20:00 and 0:50:00 for the resumption
      And the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      When 0:05:00 <player> points out that the clocks show wrong times
      Then the clock times are corrected to 3:00:00 and 1:05:00
      And because 1993:14.6.a
      And White has used 3:00:00
      And Black has used 1:05:00
      And Black's clock is running

      Examples:
        | player |
        | White  |
        | Black  |

    # source: text only
    @1993:14.6.a @positive
    Scenario: The opponent has moved, he has not
      Given the arbiter sets the clocks to 3:20:00 and 1:00:00 for the resumption
      And the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      And 0:05:00 Black plays e7e5 and presses the clock
      When 0:06:00 White points out that the clocks show wrong times
      Then White has used 3:01:00
      And because 1993:14.6.a
      And Black has used 1:05:00

    # source: text only
    @1993:14.6.a @negative
    Scenario: He has made his first move
      Given the arbiter sets the clocks to 3:20:00 and 1:00:00 for the resumption
      And the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      And 0:05:00 Black plays e7e5 and presses the clock
      When 0:06:00 Black points out that the clocks show wrong times
      Then lacking 1993:14.6.a
      And White has used 3:21:00

    # source: text only
    @1993:14.6.a @negative
    Scenario: The clocks are right
      Given the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      When 0:05:00 Black points out that the clocks show wrong times
      Then lacking 1993:14.6.a
      And Black has used 1:05:00

    # source: text only
    @1993:14.6.b @positive
    Scenario: Said too late: the times stay, and the game goes on
      Given the arbiter sets the clocks to 3:20:00 and 1:00:00 for the resumption
      And the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      And 0:05:00 Black plays e7e5 and presses the clock
      And 0:06:00 White plays g1f3 and presses the clock
      When 0:07:00 White points out that the clocks show wrong times
      Then the clock times are not corrected
      And because 1993:14.6.b
      And White has used 3:21:00
      And Black's clock is running
      And the game is not over

    # source: text only
    @1993:14.6.b @positive
    Scenario: The arbiter finds it too grave: the times are corrected after all
      Given the arbiter sets the clocks to 3:20:00 and 1:00:00 for the resumption
      And the arbiter opens the envelope
      And 0:00:00 the arbiter makes the sealed move on the board
      And 0:05:00 Black plays e7e5 and presses the clock
      And 0:06:00 White plays g1f3 and presses the clock
      When 0:07:00 the arbiter finds the consequences of the wrong times too grave
      Then the clock times are corrected to 3:01:00 and 1:06:00
      And because 1993:14.6.b
      And White has used 3:01:00

    # source: text only
    @1993:14.6.b @negative
    Scenario: Said in time: it is for 14.6.a
      Given the arbiter sets the clocks to 3:20:00 and 1:00:00 for the resumption
      When White points out that the clocks show wrong times
      Then lacking 1993:14.6.b
      And it does not follow that the clock times are not corrected
      And White has used 3:00:00

    # source: text only
    @1993:14.6.b @negative
    Scenario: There is no error, and nothing to find grave
      When the arbiter finds the consequences of the wrong times too grave
      Then lacking 1993:14.6.b
      And White has used 3:00:00

  Rule: 14.7 The clock on the wall

    Background:
      Given the initial array
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e2e4 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's

    # source: text only
    @1993:14.7 @positive
    Scenario: It is opened ten minutes late, and ends at the announced hour all the same
      Given the arbiter announces the resumption from 15:00:00 to 17:00:00
      When 0:10:00 the arbiter opens the resumption
      Then the session lasts 2:00:00 from its announced start
      And because 1993:14.7
      When the arbiter opens the envelope
      And the arbiter makes the sealed move on the board
      And 1:30:00 Black writes e7e5 as the sealed move
      Then lacking 1993:13.1.1.a
      When 1:30:00 Black adjourns
      And Black writes e7e5 as the sealed move
      And Black puts both score sheets in the envelope and seals it
      And Black stops his clock without starting the opponent's
      Then Black's used time grows by 0:30:00
      And Black has used 1:50:00

    # source: text only
    @1993:14.7 @negative
    Scenario: Nothing was announced
      When 0:00:00 the arbiter opens the resumption
      Then that breaks 1993:14.7
      And it does not follow that the session lasts 4:00:00 from its announced start

    # source: text only
    @1993:14.7 @negative
    Scenario: Announced when it had begun
      Given 0:00:00 the arbiter opens the resumption
      When the arbiter announces the resumption from 15:00:00 to 17:00:00
      Then that breaks 1993:14.7

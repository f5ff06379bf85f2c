Feature: Articles 12.4.a to 12.4.c: what a clock proves

  @1993:12.4.a
  Rule: 12.4.a What the clock shows is conclusive

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:30:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 30"
      And the arbiter starts White's clock

    # source: text only
    @positive
    Scenario: The clock shows more than a watch would
      When 0:10:00 the arbiter reads 1:41:00 used on White's clock
      Then White's used time is set to 1:41:00
      And because 1993:12.4.a
      And White has 0:19:00 left

    # source: text only
    @positive
    Scenario: The clock shows that the time is over
      When 0:29:00 the arbiter reads 2:00:01 used on White's clock
      Then White's flag is down
      And because 1993:12.4.a
      When the arbiter sees that White's flag has fallen
      Then the result is a win of Black

    # source: world championship 1954, game 18, Botvinnik-Smyslov (chessgames gid=1032337): the minute hand stands still
    @negative
    Scenario: The clock is evidently defective
      Given 0:15:00 the arbiter finds that the clock is evidently defective
      When 0:15:00 the arbiter reads 1:30:00 used on White's clock
      Then lacking 1993:12.4.a
      And White has used 1:45:00

  @1993:12.4.b
  Rule: 12.4.b The claim that the clock is defective

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:59:50 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock

    # source: text only
    @positive
    Scenario: The claim is made as the fault is noticed
      Given 0:00:05 White notices that the clock is defective
      When 0:00:05 White claims that the clock is defective
      Then the arbiter is to examine the clock
      And because 1993:12.4.b
      And the game is not over

    # source: chess.com forum "Chess clock set wrong in OTB": the wrong setting was long known
    @negative
    Scenario: He has known it for some time
      Given 0:00:01 White notices that the clock is defective
      When 0:00:09 White claims that the clock is defective
      Then that breaks 1993:12.4.b
      And it does not follow that the arbiter is to examine the clock

    # source: text only
    @boundary
    Scenario: The last moment before the fall
      When 0:00:10 White claims that the clock is defective
      Then the arbiter is to examine the clock
      And because 1993:12.4.b
      And White's flag is not down

    # source: text only
    @boundary
    Scenario: A thousandth after the fall
      When 0:00:10.001 White claims that the clock is defective
      Then that breaks 1993:12.4.b
      And it does not follow that the arbiter is to examine the clock
      And by reading b of 1993:Q10, it does not follow that the arbiter is to examine the clock

    # source: text only
    @boundary
    Scenario: At the very fall, which has first shown the fault
      When 0:00:10.001 White claims at the very fall of his flag that the clock is defective
      Then that breaks 1993:12.4.b
      And it does not follow that the arbiter is to examine the clock
      And 1993:Q10 is disputed
      And by reading b of 1993:Q10, the arbiter is to examine the clock

    # source: text only
    @negative
    Scenario: At the very fall, and the fault was known before
      Given 0:00:05 White notices that the clock is defective
      When 0:00:10.001 White claims at the very fall of his flag that the clock is defective
      Then that breaks 1993:12.4.b
      And by reading b of 1993:Q10, it does not follow that the arbiter is to examine the clock

  @1993:12.4.c
  Rule: 12.4.c The evidently defective clock is replaced

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:30:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 30"
      And the arbiter starts White's clock

    # source: world championship 1954, game 18, Botvinnik-Smyslov: the fault was a quarter of an hour; decided otherwise, the time was not corrected
    @positive
    Scenario: The used times are set on the new clock
      When 0:20:00 the arbiter finds that the clock is evidently defective
      Then the clock must be replaced
      And because 1993:12.4.c
      When 0:20:00 the arbiter replaces the clock, with 1:45:00 used by White and 1:10:00 by Black
      Then White has used 1:45:00
      And Black has used 1:10:00
      And because 1993:12.4.c
      When 0:21:00 the arbiter reads 1:46:30 used on White's clock
      Then White has used 1:46:30

    # source: text only
    @negative
    Scenario: A clock that is not evidently defective stays what it proves
      When 0:20:00 the arbiter replaces the clock, with 1:45:00 used by White and 1:10:00 by Black
      Then lacking 1993:12.4.c
      And White has used 1:50:00

    # source: text only
    @negative
    Scenario: The defective clock stays
      Given 0:20:00 the arbiter finds that the clock is evidently defective
      When 0:20:00 the arbiter lets the game go on with the defective clock
      Then that breaks 1993:12.4.c

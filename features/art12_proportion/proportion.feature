Feature: Article 12.6: the times after an irregularity

  @1993:12.6.a
  Rule: 12.6.a Each player's time in proportion

    Background:
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00

    # source: text only
    @positive
    Scenario: Twenty of thirty moves, two thirds of the time
      Given White's clock shows 1:30:00 used
      And Black's clock shows 0:45:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"
      When the arbiter cannot establish the times at the irregularity, when White had made 20 of 30 moves and Black 20 of 30
      Then White's used time is set to 1:00:00 with 20 moves made
      And Black's used time is set to 0:30:00 with 20 moves made
      And because 1993:12.6.a
      And White has 1:00:00 left
      And Black has 1:30:00 left

    # source: chesschat t-7464 "Illegal move discovered late": an illegal move of move 21 is found at move 43
    @positive
    Scenario: Found after the time control, and set back before it
      Given White's clock shows 2:06:00 used
      And Black's clock shows 2:02:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 43"
      Then White has 0:54:00 left
      When the arbiter cannot establish the times at the irregularity, when White had made 20 of 42 moves and Black 21 of 42
      Then White has used 1:00:00
      And because 1993:12.6.a
      And White has 1:00:00 left
      And Black has used 1:01:00
      And Black has 0:59:00 left

    # source: text only
    @positive
    Scenario: Parts of a thousandth of a second are dropped, and with no move between nothing changes
      Given White's clock shows 1:00:00 used
      And Black's clock shows 0:00:07 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 8"
      When the arbiter cannot establish the times at the irregularity, when White had made 3 of 7 moves and Black 0 of 0
      Then White has used 0:25:42.857
      And because 1993:12.6.a
      And Black has used 0:00:07

    # source: text only
    @negative
    Scenario: The times are established
      Given White's clock shows 1:30:00 used
      And Black's clock shows 0:45:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"
      When the arbiter establishes that at the irregularity White had used 1:10:00 and Black 0:20:00
      Then lacking 1993:12.6.a
      And White has used 1:10:00
      And Black has used 0:20:00

    # source: text only
    @negative
    Scenario: More moves cannot have been made at the irregularity than when it was found
      Given White's clock shows 1:30:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"
      When the arbiter cannot establish the times at the irregularity, when White had made 20 of 30 moves and Black 20 of 30
      Then White has used 1:00:00
      And because 1993:12.6.a
      When the arbiter cannot establish the times at the irregularity, when White had made 31 of 30 moves and Black 20 of 30
      Then that cannot have happened

  @1993:12.6.b
  Rule: 12.6.b Only if enough is left to each

    Background:
      Given the time control is 40 moves in 2:00:00
      And the time control is 20 moves in 1:00:00
      And Black's clock shows 1:00:00 used

    # source: text only
    @positive
    Scenario: Each player is left more than enough
      Given White's clock shows 1:30:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 31"
      When the arbiter cannot establish the times at the irregularity, when White had made 20 of 30 moves and Black 20 of 30
      Then White has used 1:00:00
      And because 1993:12.6.b

    # source: text only
    @negative
    Scenario: White would have less than a minute a move
      Given White's clock shows 2:00:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 23"
      When the arbiter cannot establish the times at the irregularity, when White had made 20 of 22 moves and Black 20 of 22
      Then the arbiter sets the times by his judgement
      And because 1993:12.6.b
      And lacking 1993:12.6.a
      And 1993:Q11 is disputed
      And White has used 2:00:00
      And Black has used 1:00:00
      And by reading b of 1993:Q11, White has 0:20:00 left
      And by reading b of 1993:Q11, Black has used 0:54:32.727
      And by reading c of 1993:Q11, the times stay as the clocks show them
      And by reading c of 1993:Q11, White has used 2:00:00
      And by reading c of 1993:Q11, Black has used 1:00:00

    # source: text only
    @negative
    Scenario: By his judgement the arbiter keeps to the same floors
      Given White's clock shows 2:00:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 23"
      When the arbiter cannot establish the times at the irregularity, when White had made 20 of 22 moves and Black 20 of 22
      Then the arbiter sets the times by his judgement
      And because 1993:12.6.b
      When the arbiter sets White's used time at 1:43:00 by his judgement
      Then that breaks 1993:12.4.2
      And White has used 2:00:00
      When the arbiter sets White's used time at 1:40:00 by his judgement
      Then that breaks no statement
      And White has 0:20:00 left
      And because 1993:12.4.2

    # source: text only
    @boundary
    Scenario Outline: Exactly enough is left: <what>
      Given White's clock shows <used> used
      And the position "<fen>"
      When the arbiter cannot establish the times at the irregularity, when White had made <then> of <found> moves and Black <then> of <found>
      Then White has <left> left
      And because 1993:12.6.b
      And because 1993:12.6.a

      Examples:
        | what            | used    | then | found | left    | fen                                       |
        | a minute a move | 1:55:00 | 20   | 23    | 0:20:00 | r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 24        |
        | five minutes    | 2:23:45 | 36   | 45    | 0:05:00 | r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 46        |

    # source: text only
    @boundary
    Scenario Outline: A thousandth too little is left: <what>
      Given White's clock shows <used> used
      And the position "<fen>"
      When the arbiter cannot establish the times at the irregularity, when White had made <then> of <found> moves and Black <then> of <found>
      Then the arbiter sets the times by his judgement
      And because 1993:12.6.b
      And by reading b of 1993:Q11, White has <left> left
      And by reading c of 1993:Q11, the times stay as the clocks show them

      Examples:
        | what            | used        | then | found | left    | fen                                       |
        | a minute a move | 1:55:00.002 | 20   | 23    | 0:20:00 | r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 24        |
        | five minutes    | 2:23:45.002 | 36   | 45    | 0:05:00 | r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 46        |

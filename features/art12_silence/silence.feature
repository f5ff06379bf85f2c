Feature: Article 12: what the arbiter does not tell

  @1993:12.9.1
  Rule: 12.9.1 Not that the opponent has moved

    # source: a bystander tells a walking player that it is his move: forbidden to bystander and arbiter alike. chesschat t-10304 "Spectator interference"
    @negative
    Scenario: He tells it
      Given the initial array
      And White plays e2e4
      When the arbiter tells Black that the opponent has moved
      Then that breaks 1993:12.9.1
      And nothing follows
      And it is Black's move

    # source: text only
    @negative
    Scenario: The opponent has not moved
      Given the initial array
      And White plays e2e4
      When the arbiter tells White that the opponent has moved
      Then lacking 1993:12.9.1
      And that breaks no statement

    # source: text only
    @positive
    Scenario: He does not tell it
      Given the initial array
      And White plays e2e4
      When the arbiter does not tell Black that the opponent has moved
      Then that breaks no statement
      And because 1993:12.9.1

  @1993:12.9.2
  Rule: 12.9.2 Not that he has forgotten to stop his clock

    # source: a clock not pressed, the opponent lets it run and claims: nobody may remind. Thailand 2018, Short-Gukesh; reddit whce1s
    @positive
    Scenario: He lets it run
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 0:10:00 White plays e2e4
      When 0:20:00 the arbiter does not tell White that he has forgotten to stop his clock
      Then that breaks no statement
      And because 1993:12.9.2
      And White's clock is running
      And White has used 0:20:00

    # source: text only
    @negative
    Scenario: He tells it
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 0:10:00 White plays e2e4
      When 0:20:00 the arbiter tells White that he has forgotten to stop his clock
      Then that breaks 1993:12.9.2
      And nothing follows

    # source: text only
    @negative
    Scenario Outline: He has forgotten nothing: <what>
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 0:10:00 White <what>
      When 0:20:00 the arbiter tells White that he has forgotten to stop his clock
      Then lacking 1993:12.9.2
      And that breaks no statement

      Examples:
        | what                            |
        | touches e2                      |
        | plays e2e4 and presses the clock |

  @1993:12.9.3
  Rule: 12.9.3 Not how many moves have been made

    # source: a move left out of his sheet makes a player think that move 40 is done, and he lets the clock run out. Gibraltar 2017, Ivanchuk-Kobo; Saunders, en.chessbase.com
    @positive
    Scenario: He does not count for the player
      Given the initial array
      And White plays e2e4
      When the arbiter does not tell Black how many moves have been made
      Then that breaks no statement
      And because 1993:12.9.3

    # source: "that was the 45th", said by the opponent in mutual time trouble. US Championship 1942, Denker-Lessing; tartajubow.blogspot.com 2018/09 (here the arbiter's word)
    @negative
    Scenario Outline: He tells <what>
      Given the initial array
      And White plays e2e4
      When the arbiter tells Black <what>
      Then that breaks 1993:12.9.3
      And nothing follows

      Examples:
        | what                                   |
        | how many moves have been made          |
        | how many moves are left to the control |

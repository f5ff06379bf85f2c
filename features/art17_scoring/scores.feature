Feature: Article 17: scoring

  @1993:17.1
  Rule: 17.1 A win scores 1, a loss 0, a draw half to each

    # source: text only
    @positive
    Scenario Outline: <who> resigns
      Given the initial array
      And <who> resigns
      When the arbiter enters <white> for White and <black> for Black
      Then that breaks no statement
      And White scores <white> and Black <black>
      And because 1993:17.1

      Examples:
        | who   | white | black |
        | White | 0     | 1     |
        | Black | 1     | 0     |

    # source: text only
    @positive
    Scenario: A draw
      Given the initial array
      And White offers a draw
      And Black accepts the draw
      When the arbiter enters 1/2 for White and 1/2 for Black
      Then White scores 1/2 and Black 1/2
      And because 1993:17.1

    # source: Lishui 2009, susanpolgar.blogspot.com 2009/09: an agreed draw is scored 0-0; a loss of both needs its own clause
    @negative
    Scenario: An agreed draw is entered as a loss of both
      Given the initial array
      And White offers a draw
      And Black accepts the draw
      When the arbiter enters 0 for White and 0 for Black
      Then that breaks 1993:17.1
      And White scores 1/2 and Black 1/2

    # source: text only
    @negative
    Scenario: A mate is entered for the wrong side
      Given the position "7k/8/6K1/8/8/8/8/R7 w - - 0 30"
      And White plays a1a8
      When the arbiter enters 0 for White and 1 for Black
      Then that breaks 1993:17.1
      And White scores 1 and Black 0

    # source: text only
    @negative
    Scenario: A game that goes on scores nothing yet
      Given the initial array
      And White plays e2e4
      When the arbiter enters 1/2 for White and 1/2 for Black
      Then nothing follows
      And lacking 1993:17.1

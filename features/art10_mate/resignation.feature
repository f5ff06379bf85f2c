Feature: Article 10.2: resignation

  @1993:10.2
  Rule: 10.2 Whoever resigns loses, and the game is over at once

    # source: text only
    @positive
    Scenario Outline: <loser> resigns
      Given the initial array
      And the arbiter starts White's clock
      And 0:10:00 White plays e2e4 and presses the clock
      When 0:12:00 <loser> resigns
      Then the game ends with <result>
      And because 1993:10.2
      And the result is <result>
      And no clock is running

      Examples:
        | loser | result         |
        | White | a win of Black |
        | Black | a win of White |

    # source: chesschat t-10004, Sydney 2009: an illegal fork, the opponent resigns; the resignation ended the game
    @positive
    Scenario: What is found after the resignation changes nothing
      Given the position "4k2q/8/8/8/3N4/8/8/4K3 w - - 0 40"
      And White plays d4g6
      When Black resigns
      Then the result is a win of White
      And because 1993:10.2
      When Black holds out the hand without a word
      Then nothing follows
      And the result is a win of White

    # source: chessexpress.blogspot.com 2019/06 "Double resignation": both resign; the first resignation ended the game
    @positive
    Scenario: A second resignation comes too late
      Given the initial array
      When White resigns
      Then the result is a win of Black
      And because 1993:10.2
      When Black resigns
      Then nothing follows
      And the result is a win of Black

    # source: chessexpress.blogspot.com 2017/07 "When both players resign": each takes the handshake as the other's
    # resignation; neither has resigned
    @negative
    Scenario: A hand held out is no resignation
      Given the initial array
      And White plays e2e4
      When Black holds out the hand without a word
      Then nothing follows
      And lacking 1993:10.2 and 1993:10.6
      And the game is not over
      And it is Black's move

    # source: text only
    @negative
    Scenario: He says nothing, and his opponent resigns
      Given the initial array
      And White holds out the hand without a word
      When Black resigns
      Then the result is a win of White
      And because 1993:10.2

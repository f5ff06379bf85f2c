Feature: Article 10: a player refuses to obey the Laws

  @1993:10.17.a
  Rule: 10.17.a Who refuses to obey the Laws loses

    # source: text only
    @positive
    Scenario Outline: <side> refuses
      Given the initial array
      And White plays e2e4
      When <side> refuses to obey the Laws
      Then the game ends with <result>
      And because 1993:10.17.a
      And the result is <result>
      And no clock is running

      Examples:
        | side  | result         |
        | White | a win of Black |
        | Black | a win of White |

    # source: a handshake twice refused, and then played on: no clear refusal of what the arbiter demanded. Wijk aan Zee 2008, Short-Cheparinov; en.chessbase.com (decision of 2007, outside the Laws)
    @negative
    Scenario: He protests and does what he is told
      Given the initial array
      And White plays e2e4
      When Black protests and obeys
      Then lacking 1993:10.17.a
      And nothing follows
      And the game is not over

  @1993:10.17.b
  Rule: 10.17.b If both refuse, both lose

    # source: 1 Nf3 Nf6 2 Ng1 Ng8 and a draw; ordered to play a game, both are forfeited. Gijssen, docslib.org/doc/816793 (later Laws)
    @positive
    Scenario: Both refuse to play a game
      Given the initial array
      And White plays g1f3
      And Black plays g8f6
      And White plays f3g1
      And Black plays f6g8
      When the arbiter finds that both players refuse to obey the Laws
      Then the game ends with a loss of both
      And because 1993:10.17.b
      And the result is a loss of both

    # source: in that case one of the two had obeyed, and the columnist was puzzled why both lost. Gijssen, docslib.org/doc/816793
    @negative
    Scenario: Only one refuses
      Given the initial array
      And White plays g1f3
      When Black refuses to obey the Laws
      Then lacking 1993:10.17.b
      And the result is a win of White

Feature: Article 1: how the board lies

  @1993:1.2
  Rule: 1.2 The corner square at each player's right hand is light

    # source: text only
    @positive
    Scenario Outline: <corner> at White's right hand is a light corner
      Given the initial array
      When the arbiter lays the board with <corner> at White's right hand
      Then that breaks no statement
      And because 1993:1.2
      And the game is not over

      Examples:
        | corner |
        | h1     |
        | a8     |

    # source: text only
    @negative
    Scenario Outline: <corner> at White's right hand is a dark corner
      Given the initial array
      When White lays the board with <corner> at White's right hand
      Then that breaks 1993:1.2
      And nothing follows
      And the game is not over

      Examples:
        | corner |
        | a1     |
        | h8     |

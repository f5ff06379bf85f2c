Feature: Article 4.3.b: the captured piece is taken off

  @1993:4.3.b
  Rule: 4.3.b The capturer removes the captured piece at once

    # source: text only
    @positive
    Scenario Outline: It is off <when> the capturing piece arrives
      Given the position "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
      When White <first>
      And White <second>
      And White <third>
      Then e4d5 is completed
      And because 1993:4.3.b
      And it is Black's move

      Examples:
        | when   | first                  | second                 | third                  |
        | before | takes d5 off the board | puts e4 on d5          | lets go                |
        | while  | puts e4 on d5          | takes d5 off the board | lets go                |
        | after  | puts e4 on d5          | lets go                | takes d5 off the board |

    # source: text only
    @positive
    Scenario: En passant it stands on another square
      Given the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
      And White puts e5 on d6
      And White lets go
      When White takes d5 off the board
      Then e5d6 is completed
      And because 1993:4.3.b
      And the position is now 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1

    # source: text only
    @negative
    Scenario: He presses while it stands there
      Given the position "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
      And the arbiter starts White's clock
      And White puts e4 on d5
      And White lets go
      When White presses the clock
      Then that breaks 1993:4.3.b
      And it is White's move

    # source: text only
    @negative
    Scenario: He presses while the pawn taken en passant stands there
      Given the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
      And the arbiter starts White's clock
      And White puts e5 on d6
      And White lets go
      When White presses the clock
      Then that breaks 1993:4.3.b
      And it is White's move
      When White takes d5 off the board
      Then e5d6 is completed
      And because 1993:4.3.b

Feature: Article 10.5: a lone king cannot win

  @1993:10.5.a
  Rule: 10.5.a A player who has only his king cannot win

    # source: chesschat t-17989 "Resigning": he who has the mating material resigns against a bare king; at worst a draw
    @positive
    Scenario: He who has a rook resigns to a lone king
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 30"
      When White resigns
      Then the game ends with a draw
      And because 1993:10.2 and 1993:10.5.a
      And it does not follow that the game ends with a win of Black
      And the result is a draw
      And 1993:Q06 is disputed
      And by reading b of 1993:Q06, the result is a win of Black

    # source: text only
    @positive
    Scenario: The five minutes of a wrong claim against a lone king: 10.5.b names the case, nothing is disputed
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 30"
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 1:55:01 White claims a draw by fifty moves
      Then White's used time grows by 0:05:00
      And because 1993:10.13.2.b and 1993:10.5.a
      And the result is a draw
      And by reading b of 1993:Q06, the result is a draw

    # source: Gijssen, Chesscafe 1999_02: a lone knight is more than a bare king in this edition
    @boundary
    Scenario Outline: <what> is more than the king
      Given the position "<fen>"
      When White resigns
      Then the result is a win of Black
      And lacking 1993:10.5.a
      And by reading b of 1993:Q06, the result is a win of Black

      Examples:
        | what     | fen                                  |
        | a knight | 4k1n1/8/8/8/8/8/8/R3K3 w - - 0 30    |
        | a bishop | 4kb2/8/8/8/8/8/8/R3K3 w - - 0 30     |
        | a pawn   | 4k3/p7/8/8/8/8/8/R3K3 w - - 0 30     |

    # source: text only
    @negative
    Scenario: The lone king resigns, and he who has the rook wins
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 30"
      When Black resigns
      Then the result is a win of White
      And because 1993:10.2
      And lacking 1993:10.5.a

    # source: text only
    @positive @boundary
    Scenario: The last piece is taken, and then he resigns
      Given the position "4k3/8/8/8/8/8/r7/R3K3 w - - 0 30"
      And White plays a1a2
      When White resigns
      Then the result is a draw
      And because 1993:10.5.a

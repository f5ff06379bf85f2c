Feature: Article 12.7: a flag that is found to have fallen after the end

  @1993:12.7
  Rule: 12.7 A resignation, or an agreed draw, stands even if the opponent's flag is found afterwards to have fallen

    # source: Surrey League, guildfordchessclub.com "Resignation ends the game": a flag falls unseen, the other resigns
    @positive
    Scenario: The resignation stands
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 2:00:01 Black resigns
      When 2:00:05 the arbiter sees that White's flag has fallen
      Then the result stands
      And because 1993:12.7
      And the result is a win of White

    # source: Mechelen 2008, pijpersh.home.xs4all.nl; ecforum t=13315: the agreed draw was overturned, against this clause
    @positive
    Scenario: The agreed draw stands
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 1:00:00 White plays e2e4
      And White offers a draw
      And 2:00:01 Black accepts the draw
      When 2:00:02 the arbiter sees that White's flag has fallen
      Then the result stands
      And because 1993:12.7
      And the result is a draw

    # source: text only
    @positive
    Scenario: So does the draw that a resignation to a lone king makes
      Given the position "4k3/8/8/8/8/8/8/R3K3 b - - 0 30"
      And the time control is 40 moves in 2:00:00
      And the arbiter starts Black's clock
      And 2:00:01 White resigns
      When 2:00:05 the arbiter sees that Black's flag has fallen
      Then the result stands
      And because 1993:12.7
      And the result is a draw

    # source: Gijssen, Chesscafe 1999_06: the flag falls while the offer is open, and then he accepts: lost on time
    @negative
    Scenario: Seen before the answer
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 1:00:00 White plays e2e4
      And White offers a draw
      When 2:00:01 the arbiter sees that White's flag has fallen
      Then lacking 1993:12.7
      And it does not follow that the result stands

    # source: text only
    @negative
    Scenario: After mate there is neither resignation nor agreement, and the result stands by 6.5.b
      Given the position "7k/8/6K1/8/8/8/8/R7 w - - 0 30"
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 2:00:01 White plays a1a8
      When 2:00:02 the arbiter sees that White's flag has fallen
      Then lacking 1993:12.7
      And the result is a win of White

Feature: Article 12.8: both flags at virtually the same time

  @1993:12.8.a
  Rule: 12.8.a Both flags at virtually the same time

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 2:00:01 used

    # source: Gijssen, June 2000 (Chesscafe): both flags down before move 40, the order unknown
    @positive
    Scenario: The arbiter cannot tell which fell first
      Given Black's clock shows 2:00:01 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      When 0:00:10 the arbiter finds both flags down and cannot tell which fell first
      Then neither flag decides and the game goes on
      And because 1993:12.8.a
      And the game is not over
      When 0:00:20 the arbiter sees that White's flag has fallen
      Then lacking 1993:12.2.a
      And the game is not over

    # source: Merdeka teams 1998 (Quah, The Star, 11 September 1998): one flag falls, the other right after it
    @negative
    Scenario: The arbiter knows which fell first
      Given Black's clock shows 2:00:01 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      When 0:00:10 the arbiter finds both flags down and knows that Black's fell first
      Then lacking 1993:12.8.a
      And Black's time is over
      And the result is a win of White

    # source: text only
    @negative
    Scenario: Only one flag has fallen
      Given Black's clock shows 2:00:00 used
      And the position "r7/8/4k3/8/8/8/4P3/R3K3 w - - 0 39"
      And the arbiter starts White's clock
      When 0:00:10 the arbiter finds both flags down and cannot tell which fell first
      Then lacking 1993:12.8.a
      And it does not follow that neither flag decides and the game goes on
      When 0:00:20 the arbiter sees that White's flag has fallen
      Then the result is a win of Black

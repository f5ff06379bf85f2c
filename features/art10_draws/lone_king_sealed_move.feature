Feature: Article 10.5.c: an illegal sealed move against a lone king

  @1993:10.5.c
  Rule: 10.5.c The opponent of a lone king seals an illegal move: a draw

    # source: forum.uschess.org/t/61207, on an illegal sealed move against a bare king
    @positive
    Scenario: Black has only his king
      Given the position "7k/8/8/8/8/8/8/R3K3 w Q - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes a1b2 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then the result is a draw
      And because 1993:10.5.c

    # source: text only
    @negative
    Scenario: Black has a pawn beside his king
      Given the position "7k/7p/8/8/8/8/8/R3K3 w Q - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes a1b2 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then lacking 1993:10.5.c
      And the result is a win of Black

    # source: text only
    @negative
    Scenario: Black has only his king, and the sealed move is legal
      Given the position "7k/8/8/8/8/8/8/R3K3 w Q - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts White's clock
      And 4:00:00 White writes e1c1 as the sealed move
      And White puts both score sheets in the envelope and seals it
      And White stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then lacking 1993:10.5.c
      And the game is not over

    # source: text only
    @negative
    Scenario: It is the lone king who seals
      Given the position "7k/8/8/8/8/8/8/R3K3 b Q - 0 60"
      And the session lasts 4:00:00
      And 0:00:00 the arbiter starts Black's clock
      And 4:00:00 Black writes h8h6 as the sealed move
      And Black puts both score sheets in the envelope and seals it
      And Black stops his clock without starting the opponent's
      And 0:00:00 the arbiter opens the resumption
      When the arbiter opens the envelope
      Then lacking 1993:10.5.c
      And the result is a win of White

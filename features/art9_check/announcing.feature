Feature: Article 9: announcing check

  @1993:9.3
  Rule: 9.3 Check need not be announced

    # source: a silent check is missed, the opponent moves elsewhere and says that nobody called it: calling is optional. Tim Just "Avoiding conflict", new.uschess.org (USCF, same)
    @positive
    Scenario: A silent check that is not met
      Given the position "4k3/7p/8/8/8/8/8/R3K3 w - - 0 1"
      When White plays a1a8
      Then White need not announce the check
      And that breaks no statement
      And because 1993:9.3
      When Black plays h7h5
      And the arbiter finds that ply 2 was illegal
      Then the position before ply 2 is restored
      And it is Black's move

    # source: whether saying it is allowed is asked in chesstalk 3845 and USCF Forum t/16526; nobody has to
    @positive
    Scenario: Check that is announced
      Given the position "4k3/7p/8/8/8/8/8/R3K3 w - - 0 1"
      And White plays a1a8
      When White says check
      Then that breaks no statement
      And because 1993:9.3

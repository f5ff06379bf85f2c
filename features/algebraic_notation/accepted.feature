Feature: 2023 Appendix C: the notation that is accepted

  @2023:C.0.a
  Rule: 2023:C.0.a The algebraic notation is the one that is accepted

    @positive
    Scenario: A sheet in algebraic notation
      Given the initial array
      When the sheet "e4, e5, Nf3, Nc6" is handed in
      Then its notation is accepted
      And because 2023:C.0.a

    @positive
    Scenario: One slip of the pen makes no other notation
      Given the initial array
      When the sheet "e4, e5, Nf3, Nc6, B-N5" is handed in
      Then its notation is accepted
      And because 2023:C.0.a

    @negative
    Scenario: A sheet in the English descriptive notation
      Given the initial array
      When the sheet "P-K4, P-K4, N-KB3, N-QB3" is handed in
      Then its notation is not accepted
      And because 2023:C.0.a

    @negative
    Scenario: A single move in another notation
      Given the initial array
      When the text "N-KB3" is read
      Then it is not algebraic notation
      And it breaks 2023:C.0.a
      When the text "5254" is read
      Then it is not algebraic notation
      And it breaks 2023:C.0.a

  @2023:C.0.b
  Rule: 2023:C.0.b A sheet in another notation is no evidence

    @positive
    Scenario: A descriptive sheet
      Given the initial array
      When the sheet "P-K4, P-K4, N-KB3" is handed in
      Then it is no evidence
      And because 2023:C.0.b

    @negative
    Scenario: An algebraic sheet keeps its worth, one slip in it or none
      Given the initial array
      When the sheet "e4, e5, Nf3" is handed in
      Then it is evidence
      And because 2023:C.0.b
      When the sheet "e4, e5, Nf3, Nc6, B-N5" is handed in
      Then it is evidence
      And because 2023:C.0.b

  @2023:C.0.c
  Rule: 2023:C.0.c The arbiter should warn of another notation

    @positive
    Scenario: He sees a sheet in figures
      Given the initial array
      When the sheet "5254, 5755, 7163" is handed in
      Then the arbiter should warn the player
      And because 2023:C.0.c

    @negative
    Scenario: He sees an algebraic one, with one slip in it or none
      Given the initial array
      When the sheet "e2e4, e7e5, Ng1f3" is handed in
      Then the arbiter need not warn the player
      And because 2023:C.0.c
      When the sheet "e2e4, e7e5, KN-B3" is handed in
      Then the arbiter need not warn the player
      And because 2023:C.0.c

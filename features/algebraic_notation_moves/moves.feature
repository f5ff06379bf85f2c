Feature: 2023 Appendix C.8 and C.9: moves and captures

  @2023:C.8.a
  Rule: 2023:C.8.a A piece move is letter and square

    @positive
    Scenario: With a hyphen or without
      Given the initial array
      When the text "Nf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.8.a
      And it breaks no statement
      When the text "N-f3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.8.a
      And it breaks no statement

    @negative
    Scenario: A file that nothing asks for
      Given the initial array
      When the text "Ngf3" is read
      Then it means "g1f3"
      And it breaks 2023:C.8.a

  @2023:C.8.b
  Rule: 2023:C.8.b A pawn move is the square alone

    @positive
    Scenario: e4
      Given the initial array
      When the text "e4" is read
      Then it means "e2e4"
      And it keeps to 2023:C.8.b
      And it breaks no statement

    @negative
    Scenario: Its file before the square
      Given the initial array
      When the text "ee4" is read
      Then it means "e2e4"
      And it breaks 2023:C.8.b

    @negative
    Scenario: The file of another pawn
      Given the initial array
      When the text "de4" is read
      Then it means no lawful move
      And because 2023:C.8.b

  @2023:C.8.c
  Rule: 2023:C.8.c The long form is accepted

    @positive
    Scenario: The square of departure stands there
      Given the initial array
      When the text "Ng1f3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.8.c
      And it breaks no statement
      When the text "e2-e4" is read
      Then it means "e2e4"
      And it keeps to 2023:C.8.c
      And it breaks no statement

    @negative
    Scenario: The square of departure is another
      Given the initial array
      When the text "Nb1f3" is read
      Then it means no lawful move
      And because 2023:C.8.c

  @2023:C.9
  Rule: 2023:C.9 x where a piece captures

    @positive
    Scenario: With it or without
      Given the position "4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 60"
      When the text "Bxe5" is read
      Then it means "c3e5"
      And it keeps to 2023:C.9
      And it breaks no statement
      When the text "Be5" is read
      Then it means "c3e5"
      And it keeps to 2023:C.9
      And it breaks no statement

    @negative
    Scenario: Nothing is captured
      Given the position "4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 60"
      When the text "Bxd4" is read
      Then it means "c3d4"
      And it breaks 2023:C.9

  @2023:C.9.1
  Rule: 2023:C.9.1 The letter before the x

    @positive
    Scenario: Bxe5
      Given the position "4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 60"
      When the text "Bxe5" is read
      Then it means "c3e5"
      And it keeps to 2023:C.9.1

    @negative
    Scenario: The x stands first
      Given the position "4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 60"
      When the text "xBe5" is read
      Then it means "c3e5"
      And it breaks 2023:C.9.1

  @2023:C.9.2
  Rule: 2023:C.9.2 The square behind the x

    @positive
    Scenario: Bxe5
      Given the position "4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 60"
      When the text "Bxe5" is read
      Then it means "c3e5"
      And it keeps to 2023:C.9.2

    @negative
    Scenario: The x stands last
      Given the position "4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 60"
      When the text "Be5x" is read
      Then it means "c3e5"
      And it breaks 2023:C.9.2

  @2023:C.9.3.a
  Rule: 2023:C.9.3.a A pawn capture shows the file

    @positive
    Scenario: With x or without
      Given the position "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 60"
      When the text "dxe5" is read
      Then it means "d4e5"
      And it keeps to 2023:C.9.3.a
      And it breaks no statement
      When the text "de5" is read
      Then it means "d4e5"
      And it keeps to 2023:C.9.3.a
      And it breaks no statement

    @negative
    Scenario: The file is left out, and two pawns can capture
      Given the position "4k3/8/8/4p3/3P1P2/8/8/4K3 w - - 0 60"
      When the text "e5" is read
      Then it is ambiguous between "d4e5 f4e5"
      And it breaks 2023:C.9.3.a

    @negative
    Scenario: The file of another pawn
      Given the position "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 60"
      When the text "cxe5" is read
      Then it means no lawful move
      And because 2023:C.9.3.a

  @2023:C.9.3.b
  Rule: 2023:C.9.3.b e.p. may be added

    @positive
    Scenario: Behind a capture en passant
      Given the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 60"
      When the text "exd6 e.p." is read
      Then it means "e5d6"
      And it keeps to 2023:C.9.3.b
      And it breaks no statement

    @negative
    Scenario: Behind another capture
      Given the position "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 60"
      When the text "dxe5 e.p." is read
      Then it means "d4e5"
      And it breaks 2023:C.9.3.b

Feature: 2023 Appendix C.10: one of several like pieces

  @2023:C.10
  Rule: 2023:C.10 Of two like pieces the one that moves is singled out

    @positive
    Scenario: The file tells them apart
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Ngf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10
      And it breaks no statement

    @negative
    Scenario: Nothing does: the record is ambiguous
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Nf3" is read
      Then it is ambiguous between "e1f3 g1f3"
      And it breaks 2023:C.10

    @negative
    Scenario: The rank does not: both stand on it
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "N1f3" is read
      Then it is ambiguous between "e1f3 g1f3"
      And it breaks 2023:C.10

    @boundary
    Scenario: The other is pinned: it cannot go, or can by another reading
      Given the position "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 60"
      When the text "Nf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10
      And 2023:Q20 is disputed and nobody is charged
      When the text "Ngf3" is read
      Then it means "g1f3"
      And 2023:Q20 is disputed and nobody is charged
      When the text "Ngf3" is read under reading b of 2023:Q20
      Then it means "g1f3"
      And it keeps to 2023:C.10

    @boundary
    Scenario: Of three, one on the rank and one on the file: both are needed
      Given the position "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 60"
      When the text "Qhe1" is read
      Then it is ambiguous between "h1e1 h4e1"
      And it breaks 2023:C.10
      When the text "Qh4e1" is read
      Then it means "h4e1"
      And it keeps to 2023:C.10
      And it breaks no statement
      When the move "h4e1" is to be written
      Then the shortest record is "Qh4e1"
      And because 2023:C.10

  @2023:C.10.1
  Rule: 2023:C.10.1 Two on one rank: letter, file, square

    @positive
    Scenario: Ngf3
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Ngf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.1
      When the move "e1f3" is to be written
      Then the shortest record is "Nef3"
      And because 2023:C.10.1

    @negative
    Scenario: The rank in place of the file
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "N1f3" is read
      Then it breaks 2023:C.10.1

  @2023:C.10.1.1
  Rule: 2023:C.10.1.1 The letter stands first

    @positive
    Scenario: Ngf3
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Ngf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.1.1

    @negative
    Scenario: The file stands before it
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "gNf3" is read
      Then it means "g1f3"
      And it breaks 2023:C.10.1.1

  @2023:C.10.1.2
  Rule: 2023:C.10.1.2 The file of departure

    @positive
    Scenario: Each by its own file
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Ngf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.1.2
      When the text "Nef3" is read
      Then it means "e1f3"
      And it keeps to 2023:C.10.1.2

    @negative
    Scenario: It is left out
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Nf3" is read
      Then it breaks 2023:C.10.1.2

    @negative
    Scenario: It is that of no knight
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Ndf3" is read
      Then it means no lawful move
      And because 2023:C.10.1.2

  @2023:C.10.1.3
  Rule: 2023:C.10.1.3 The square of arrival

    @positive
    Scenario: Ngf3
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Ngf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.1.3

    @negative
    Scenario: Its number is left out
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Ngf" is read
      Then it means "g1f3"
      And it breaks 2023:C.10.1.3

  @2023:C.10.2
  Rule: 2023:C.10.2 Two on one file: letter, rank, square

    @positive
    Scenario: N5f3
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "N5f3" is read
      Then it means "g5f3"
      And it keeps to 2023:C.10.2
      When the move "g1f3" is to be written
      Then the shortest record is "N1f3"
      And because 2023:C.10.2

    @negative
    Scenario: The file in place of the rank
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "Ngf3" is read
      Then it is ambiguous between "g1f3 g5f3"
      And it breaks 2023:C.10.2

  @2023:C.10.2.1
  Rule: 2023:C.10.2.1 The letter stands first

    @positive
    Scenario: N5f3
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "N5f3" is read
      Then it means "g5f3"
      And it keeps to 2023:C.10.2.1

    @negative
    Scenario: The rank stands before it
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "5Nf3" is read
      Then it means "g5f3"
      And it breaks 2023:C.10.2.1

  @2023:C.10.2.2
  Rule: 2023:C.10.2.2 The rank of departure

    @positive
    Scenario: Each by its own rank
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "N5f3" is read
      Then it means "g5f3"
      And it keeps to 2023:C.10.2.2
      When the text "N1f3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.2.2

    @negative
    Scenario: It is left out
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "Nf3" is read
      Then it breaks 2023:C.10.2.2

    @negative
    Scenario: It is that of no knight
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "N3f3" is read
      Then it means no lawful move
      And because 2023:C.10.2.2

  @2023:C.10.2.3
  Rule: 2023:C.10.2.3 The square of arrival

    @positive
    Scenario: N5f3
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "N5f3" is read
      Then it means "g5f3"
      And it keeps to 2023:C.10.2.3

    @negative
    Scenario: Its number is left out
      Given the position "k7/5P2/8/6N1/8/5p2/8/K5N1 w - - 0 60"
      When the text "N5xf" is read
      Then it means "g5f3"
      And it breaks 2023:C.10.2.3

  @2023:C.10.3
  Rule: 2023:C.10.3 On different files and ranks: preferably the file

    @positive
    Scenario: By the file, or by the rank
      Given the position "4k3/8/8/8/3N4/8/7N/K7 w - - 0 60"
      When the text "Nhf3" is read
      Then it means "h2f3"
      And it keeps to 2023:C.10.3
      And it breaks no statement
      When the text "N4f3" is read
      Then it means "d4f3"
      And it keeps to 2023:C.10.3
      And it breaks no statement
      When the move "d4f3" is to be written
      Then the shortest record is "Ndf3"
      And because 2023:C.10.3

    @negative
    Scenario: By neither
      Given the position "4k3/8/8/8/3N4/8/7N/K7 w - - 0 60"
      When the text "Nf3" is read
      Then it is ambiguous between "d4f3 h2f3"
      And it breaks 2023:C.10.3

  @2023:C.10.3.1
  Rule: 2023:C.10.3.1 Knights on g1 and e1

    @positive
    Scenario: Ngf3 or Nef3
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Ngf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.3.1
      When the text "Nef3" is read
      Then it means "e1f3"
      And it keeps to 2023:C.10.3.1

    @negative
    Scenario: Nf3
      Given the position "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 60"
      When the text "Nf3" is read
      Then it is ambiguous between "e1f3 g1f3"
      And it breaks 2023:C.10.3.1

  @2023:C.10.3.2
  Rule: 2023:C.10.3.2 Knights on g5 and g1

    @positive
    Scenario: N5f3 or N1f3
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "N5f3" is read
      Then it means "g5f3"
      And it keeps to 2023:C.10.3.2
      When the text "N1f3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.3.2

    @negative
    Scenario: Ngf3
      Given the position "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 60"
      When the text "Ngf3" is read
      Then it is ambiguous between "g1f3 g5f3"
      And it breaks 2023:C.10.3.2

  @2023:C.10.3.3
  Rule: 2023:C.10.3.3 Knights on h2 and d4

    @positive
    Scenario: Nhf3 or Ndf3
      Given the position "4k3/8/8/8/3N4/8/7N/K7 w - - 0 60"
      When the text "Nhf3" is read
      Then it means "h2f3"
      And it keeps to 2023:C.10.3.3
      When the text "Ndf3" is read
      Then it means "d4f3"
      And it keeps to 2023:C.10.3.3

    @negative
    Scenario: Nf3
      Given the position "4k3/8/8/8/3N4/8/7N/K7 w - - 0 60"
      When the text "Nf3" is read
      Then it is ambiguous between "d4f3 h2f3"
      And it breaks 2023:C.10.3.3

  @2023:C.10.3.4
  Rule: 2023:C.10.3.4 The same with a capture on f3

    @positive
    Scenario: Ngxf3, N5xf3 and Nhxf3, or without the x
      Given the position "4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 60"
      When the text "Ngxf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.3.4
      And it breaks no statement
      When the text "Ngf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.10.3.4
      And it breaks no statement

    @positive
    Scenario: On one file
      Given the position "k7/5P2/8/6N1/8/5p2/8/K5N1 w - - 0 60"
      When the text "N5xf3" is read
      Then it means "g5f3"
      And it keeps to 2023:C.10.3.4
      And it breaks no statement

    @positive
    Scenario: On neither
      Given the position "4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 60"
      When the text "Nhxf3" is read
      Then it means "h2f3"
      And it keeps to 2023:C.10.3.4
      And it breaks no statement

    @negative
    Scenario: Nxf3
      Given the position "4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 60"
      When the text "Nxf3" is read
      Then it is ambiguous between "e1f3 g1f3"
      And it breaks 2023:C.10.3.4

Feature: 2023 Appendix C.11 to C.13: promotion, draw offer, castling and signs

  @2023:C.11
  Rule: 2023:C.11 The new piece stands at once behind the pawn move

    @positive
    Scenario: e8Q and exd8N
      Given the position "3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 60"
      When the text "exd8N" is read
      Then it means "e7d8n"
      And it keeps to 2023:C.11
      And it breaks no statement
      When the move "e7d8q" is to be written
      Then the shortest record is "ed8Q"
      And because 2023:C.11
      And the record with its signs is "exd8Q+"

    @negative
    Scenario: A sign stands between
      Given the position "3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 60"
      When the text "exd8=Q" is read
      Then it means "e7d8q"
      And it breaks 2023:C.11

    @negative
    Scenario: The new piece is left out: four moves are so written
      Given the position "3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 60"
      When the text "exd8" is read
      Then it is ambiguous between "e7d8q e7d8r e7d8b e7d8n"
      And it breaks 2023:C.11

    @negative
    Scenario: Nothing is promoted
      Given the initial array
      When the text "e4Q" is read
      Then it means no lawful move
      And because 2023:C.11

  @2023:C.12
  Rule: 2023:C.12 A draw offer is (=)

    @positive
    Scenario: Behind the move
      Given the initial array
      When the text "Nf3 (=)" is read
      Then it means "g1f3"
      And it keeps to 2023:C.12
      And it breaks no statement

    @negative
    Scenario: Without its brackets
      Given the initial array
      When the text "Nf3=" is read
      Then it means "g1f3"
      And it breaks 2023:C.12

  @2023:C.13.1
  Rule: 2023:C.13.1 0-0 is castling with the h-rook

    @positive
    Scenario: With zeros
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      When the text "0-0" is read
      Then it means "e1g1"
      And it keeps to 2023:C.13.1
      And it breaks no statement
      When the move "e1g1" is to be written
      Then the shortest record is "0-0"
      And because 2023:C.13.1

    @negative
    Scenario: With letters
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      When the text "O-O" is read
      Then it means "e1g1"
      And it breaks 2023:C.13.1

    @negative
    Scenario: As a move of the king
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      When the text "Kg1" is read
      Then it means no lawful move
      And because 2023:C.13.1

  @2023:C.13.2
  Rule: 2023:C.13.2 0-0-0 is castling with the a-rook

    @positive
    Scenario: With zeros
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      When the text "0-0-0" is read
      Then it means "e1c1"
      And it keeps to 2023:C.13.2
      And it breaks no statement

    @negative
    Scenario: With letters
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      When the text "O-O-O" is read
      Then it means "e1c1"
      And it breaks 2023:C.13.2

  @2023:C.13.3
  Rule: 2023:C.13.3 x for a capture

    @positive
    Scenario: It may stand there or not
      Given the position "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 60"
      When the text "dxe5" is read
      Then it means "d4e5"
      And it keeps to 2023:C.13.3
      When the text "de5" is read
      Then it means "d4e5"
      And it keeps to 2023:C.13.3

    @negative
    Scenario: Nothing is captured
      Given the initial array
      When the text "Nxf3" is read
      Then it means "g1f3"
      And it breaks 2023:C.13.3

  @2023:C.13.4
  Rule: 2023:C.13.4 + for check

    @positive
    Scenario: It may stand there or not
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      When the text "Rh8+" is read
      Then it means "h1h8"
      And it keeps to 2023:C.13.4
      When the text "Rh8" is read
      Then it means "h1h8"
      And it keeps to 2023:C.13.4

    @negative
    Scenario: No check is given
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      When the text "Rh7+" is read
      Then it means "h1h7"
      And it breaks 2023:C.13.4

  @2023:C.13.5
  Rule: 2023:C.13.5 ++ or # for mate

    @positive
    Scenario: Either, or none
      Given the position "7k/R7/6K1/8/8/8/8/8 w - - 0 60"
      When the text "Ra8#" is read
      Then it means "a7a8"
      And it keeps to 2023:C.13.5
      When the text "Ra8++" is read
      Then it means "a7a8"
      And it keeps to 2023:C.13.5
      When the text "Ra8" is read
      Then it means "a7a8"
      And it keeps to 2023:C.13.5

    @negative
    Scenario: The move does not mate
      Given the position "7k/R7/6K1/8/8/8/8/8 w - - 0 60"
      When the text "Rb7#" is read
      Then it means "a7b7"
      And it breaks 2023:C.13.5

    @negative
    Scenario: ++ on a mere check is disputed
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      When the text "Rh8++" is read
      Then it means "h1h8"
      And 2023:Q25 is disputed and nobody is charged
      And because 2023:C.13.5
      When the text "Rh8++" is read under reading b of 2023:Q25
      Then it means "h1h8"
      And it keeps to 2023:C.13.5

  @2023:C.13.6
  Rule: 2023:C.13.6 e.p. for en passant

    @positive
    Scenario: It may stand there or not
      Given the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 60"
      When the text "exd6 e.p." is read
      Then it means "e5d6"
      And it keeps to 2023:C.13.6
      When the text "exd6" is read
      Then it means "e5d6"
      And it keeps to 2023:C.13.6

    @negative
    Scenario: The move is no capture en passant
      Given the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 60"
      When the text "e6 e.p." is read
      Then it means "e5e6"
      And it breaks 2023:C.13.6

Feature: 2023 Appendix C.1 to C.7: the names of pieces and squares

  @2023:C.1
  Rule: 2023:C.1 A piece is anything but a pawn

    @positive
    Scenario: A knight is one
      Given the initial array
      When the text "Nf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.1

    @negative
    Scenario: A pawn is none, and has no letter as one
      Given the initial array
      When the text "Pe4" is read
      Then it means "e2e4"
      And it breaks 2023:C.1

  @2023:C.2
  Rule: 2023:C.2 One capital for a piece

    @positive
    Scenario: N is the knight, not K
      Given the initial array
      When the text "Nf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.2

    @negative
    Scenario: A small letter is none of them
      Given the initial array
      When the text "nf3" is read
      Then it means "g1f3"
      And it breaks 2023:C.2

    @negative
    Scenario: Another capital names no piece
      Given the initial array
      When the text "Sf3" is read
      Then it means no lawful move
      And because 2023:C.2

  @2023:C.3.a
  Rule: 2023:C.3.a The letters of the player's own country

    @positive
    Scenario: A German knight is S
      Given the initial array
      And the letters "K D T L S" for the pieces
      When the text "Sf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.3.a

    @positive
    Scenario: A French king is R, the English rook
      Given the position "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 60"
      And the letters "R D T F C" for the pieces
      When the text "Re2" is read
      Then it means "e1e2"
      And it keeps to 2023:C.3.a

    @negative
    Scenario: Beside them an English letter names nothing
      Given the initial array
      And the letters "K D T L S" for the pieces
      When the text "Nf3" is read
      Then it means no lawful move
      And because 2023:C.3.a

  @2023:C.3.b
  Rule: 2023:C.3.b Figurines for print

    @positive
    Scenario: A figurine of either colour names the piece
      Given the initial array
      When the text "♘f3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.3.b
      When the text "♞f3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.3.b

    @positive
    Scenario: A figurine names no other piece
      Given the initial array
      When the text "♗f3" is read
      Then it means no lawful move
      And because 2023:C.3.b

  @2023:C.4
  Rule: 2023:C.4 A pawn is known by having no letter

    @positive
    Scenario: No letter: a pawn moves
      Given the initial array
      When the text "f3" is read
      Then it means "f2f3"
      And it keeps to 2023:C.4

    @negative
    Scenario: A letter P
      Given the initial array
      When the text "Pf3" is read
      Then it means "f2f3"
      And it breaks 2023:C.4

    @negative
    Scenario: No letter, where only a knight can go
      Given the position "4k3/8/8/8/8/8/8/4K1N1 w - - 0 60"
      When the text "f3" is read
      Then it means no lawful move
      And because 2023:C.4

  @2023:C.5
  Rule: 2023:C.5 Files are the small letters a to h

    @positive
    Scenario: The file of a pawn move
      Given the initial array
      When the text "e4" is read
      Then it means "e2e4"
      And it keeps to 2023:C.5

    @negative
    Scenario: A capital
      Given the initial array
      When the text "NF3" is read
      Then it means "g1f3"
      And it breaks 2023:C.5

    @boundary
    Scenario: a and h are files, i is none
      Given the initial array
      When the text "a4" is read
      Then it means "a2a4"
      And it keeps to 2023:C.5
      When the text "h4" is read
      Then it means "h2h4"
      And it keeps to 2023:C.5
      When the text "i4" is read
      Then it means no lawful move
      And because 2023:C.5

  @2023:C.6.a
  Rule: 2023:C.6.a Ranks are 1 to 8 from White's side

    @positive
    Scenario: Black counts from White's side too
      Given the initial array
      And the moves "e2e4" have been played
      When the text "e5" is read
      Then it means "e7e5"
      And it keeps to 2023:C.6.a

    @negative
    Scenario: Counted from Black's side it is no move
      Given the initial array
      And the moves "e2e4" have been played
      When the text "e4" is read
      Then it means no lawful move
      And because 2023:C.6.a

    @boundary
    Scenario: 1 and 8 are ranks, 0 and 9 are none
      Given the position "8/8/4k3/8/R7/8/8/4K3 w - - 0 60"
      When the text "Ra1" is read
      Then it means "a4a1"
      And it keeps to 2023:C.6.a
      When the text "Ra8" is read
      Then it means "a4a8"
      And it keeps to 2023:C.6.a
      When the text "Ra0" is read
      Then it means no lawful move
      And because 2023:C.6.a
      When the text "Ra9" is read
      Then it means no lawful move
      And because 2023:C.6.a

  @2023:C.6.b
  Rule: 2023:C.6.b White starts on 1 and 2, Black on 8 and 7

    @positive
    Scenario: Black's pawns start on 7, his knights on 8
      Given the initial array
      And the moves "e2e4" have been played
      When the text "e7e5" is read
      Then it means "e7e5"
      And it keeps to 2023:C.6.b
      When the text "Ng8f6" is read
      Then it means "g8f6"
      And it keeps to 2023:C.6.b

    @negative
    Scenario: Black writes as if he started on 2
      Given the initial array
      And the moves "e2e4" have been played
      When the text "e2e4" is read
      Then it means no lawful move
      And because 2023:C.6.b

  @2023:C.7
  Rule: 2023:C.7 Letter and number name a square

    @positive
    Scenario: f3
      Given the initial array
      When the text "Nf3" is read
      Then it means "g1f3"
      And it keeps to 2023:C.7

    @negative
    Scenario: The number before the letter
      Given the initial array
      When the text "4e" is read
      Then it means "e2e4"
      And it breaks 2023:C.7

    @negative
    Scenario: The letter alone
      Given the position "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 60"
      When the text "de" is read
      Then it means "d4e5"
      And it breaks 2023:C.7

    @boundary
    Scenario: a1 and h8 are squares, i9 is none
      Given the position "8/8/4k3/8/3B4/8/8/4K3 w - - 0 60"
      When the text "Ba1" is read
      Then it means "d4a1"
      And it keeps to 2023:C.7
      When the text "Bh8" is read
      Then it means "d4h8"
      And it keeps to 2023:C.7
      When the text "Bi9" is read
      Then it means no lawful move
      And because 2023:C.7

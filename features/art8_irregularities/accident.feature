Feature: Article 8: pieces are displaced by accident

  @1993:8.2.a
  Rule: 8.2.a Put back wrongly: the position before the accident is restored

    # source: a bishop slides to a square of the wrong colour, noticed three moves later: asked in chess.com forum "What is your judgement if you are the arbiter"
    @positive
    Scenario: A bishop on a square of the wrong colour, found three plies later
      Given the initial array
      And White plays e2e3
      And Black plays e7e6
      And Black knocks f8 off the board by accident
      And Black puts what stood on f8 back on e7
      And White plays g1f3
      And Black plays e7b4
      And White plays a2a3
      When the arbiter finds that pieces were put back wrongly
      Then the position before the accident is restored
      And play goes on
      And because 1993:8.2.a
      And the position is now rnbqkbnr/pppp1ppp/4p3/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2
      And it is White's move
      And the game is not over

    # source: a king knocked over and stood up on a square in check, found three moves later: last legal position set up. ecforum "Time scramble + illegal move" t=1513 (rapidplay, same)
    @positive
    Scenario: A king stood up on a square in check
      Given the position "4k3/8/8/8/8/3r4/8/4K3 w - - 0 1"
      And Black knocks e1 onto d1 by accident
      And Black puts what stood on e1 back on d1
      When the arbiter finds that pieces were put back wrongly
      Then the position before the accident is restored
      And because 1993:8.2.a
      And the position is now 4k3/8/8/8/8/3r4/8/4K3 w - - 0 1

    # source: a rook knocked off in a scramble, the opponent plays as if it were gone. forum.uschess.org/t/11836 (there a limit of ten moves, in 1993 none)
    @positive
    Scenario: A rook lies off the board while the game goes on
      Given the position "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"
      And White knocks a1 off the board by accident
      And White plays e1e2
      And Black plays e8e7
      When the arbiter finds that pieces were put back wrongly
      Then the position before the accident is restored
      And because 1993:8.2.a
      And the position is now 4k3/8/8/8/8/8/8/R3K2R w - - 0 1

    # source: text only
    @negative
    Scenario: Put back where it stood
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
      And White knocks a1 onto b2 by accident
      And White puts what stood on a1 back on a1
      And White plays a1a8
      When the arbiter finds that pieces were put back wrongly
      Then lacking 1993:8.2.a
      And nothing follows
      And it is Black's move

    # source: text only
    @negative
    Scenario: Not put back yet
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
      And White knocks a1 onto b2 by accident
      When the arbiter finds that pieces were put back wrongly
      Then lacking 1993:8.2.a
      And nothing follows
      And the position is now 4k3/8/8/8/8/8/1R6/4K3 w - - 0 1
      When White knocks b2 onto e1 by accident
      Then that cannot have happened

    # source: a rook shifted by a file, the opponent resigns before witnesses speak: the win stood. Canadian Open 2004, Lipnowski-Mattson; Gijssen, docslib.org/doc/1854816
    @negative
    Scenario: Found when the game is over
      Given the position "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
      And White knocks a1 onto b1 by accident
      And White puts what stood on a1 back on b1
      And White plays b1b8
      When the arbiter finds that pieces were put back wrongly
      Then lacking 1993:8.2.a
      And nothing follows
      And the result is a win of White

  @1993:8.2.b
  Rule: 8.2.b What cannot be restored makes the game void

    # source: an earthquake shakes the men off the table: restore from the records, and if nothing can be settled start again. chess.stackexchange 19449 (2018 Laws, same)
    @positive
    Scenario: Nobody knows the position before the accident
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
      And White knocks a1 off the board by accident
      And White knocks e1 off the board by accident
      And White puts what stood on e1 back on e2
      When the arbiter finds that pieces were put back wrongly and that the position before the accident cannot be restored
      Then the result is a new game
      And because 1993:8.2.b

    # source: text only
    @negative
    Scenario: The position before the accident is known
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
      And White knocks a1 onto b1 by accident
      And White puts what stood on a1 back on b1
      When the arbiter finds that pieces were put back wrongly
      Then lacking 1993:8.2.b
      And the game is not over

    # source: text only
    @negative
    Scenario: Nothing was put back wrongly
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
      And White knocks a1 onto b1 by accident
      And White puts what stood on a1 back on a1
      When the arbiter finds that pieces were put back wrongly and that the position before the accident cannot be restored
      Then lacking 1993:8.2.b
      And the game is not over

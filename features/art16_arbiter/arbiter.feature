Feature: Article 16: the arbiter

  @1993:16.1
  Rule: 16.1 He sees that the Laws are strictly observed

    # source: no queen at hand, an upside-down rook is put down: the arbiter stops the clock and has the rule applied. Montreal 2017, Sambuev-Noritsyn; chess.ca
    @positive
    Scenario: He has a player keep to them
      Given the initial array
      And White plays e2e5
      When the arbiter makes White keep to the Laws
      Then that breaks no statement
      And because 1993:16.1

    # source: an arbiter who plays himself misses a phone on a table. Prague league; FIDE Arbiters' Magazine Feb 2016, case C
    @negative
    Scenario: He lets the use of recorded matter pass
      Given the initial array
      And White uses otherwise recorded matter
      When the arbiter lets a breach by White pass
      Then that breaks 1993:16.1

    # source: text only
    @negative
    Scenario: There was no breach
      Given the initial array
      And White plays e2e4
      When the arbiter lets a breach by White pass
      Then lacking 1993:16.1
      And that breaks no statement

  @1993:16.2.a
  Rule: 16.2.a He establishes that no player has overstepped the time

    # source: text only
    @positive
    Scenario Outline: With <used> of two hours used, <found>
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When <used> the arbiter checks White's time
      Then <found>
      And because 1993:16.2.a

      Examples:
        | used        | found                                               |
        | 1:59:59.999 | it is established that White has not overstepped the time |
        | 2:00:00     | it is established that White has not overstepped the time |
        | 2:00:00.001 | it is established that White has overstepped the time     |

    # source: the director picks the clock up from behind and forfeits the wrong man. US Championship 1942, Reshevsky-Denker; graeme.50webs.com/chesschamps
    @positive
    Scenario: Each clock is looked at for its own player
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 2:00:01 the arbiter checks Black's time
      Then it is established that Black has not overstepped the time
      And because 1993:16.2.a
      When the arbiter checks White's time
      Then it is established that White has overstepped the time
      And because 1993:16.2.a

    # source: text only
    @negative
    Scenario: He does not look
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      When 2:00:01 the arbiter leaves White's time unchecked
      Then that breaks 1993:16.2.a
      And nothing follows

  @1993:16.2.b
  Rule: 16.2.b He arranges the order in which adjourned games are resumed

    # source: text only
    @positive
    Scenario: He arranges it
      Given the initial array
      When the arbiter arranges the order of the resumptions
      Then that breaks no statement
      And because 1993:16.2.b

    # source: text only
    @negative
    Scenario: He does not
      Given the initial array
      When the arbiter leaves the order of the resumptions to chance
      Then that breaks 1993:16.2.b
      And nothing follows

  @1993:16.2.c
  Rule: 16.2.c He sees to Article 13 and keeps the envelope

    # source: text only
    @positive
    Scenario Outline: He <does>
      Given the initial array
      When the arbiter <does>
      Then that breaks no statement
      And because 1993:16.2.c

      Examples:
        | does                                    |
        | has the data on the envelope put right  |
        | keeps the envelope until the resumption |

    # source: the opened envelope holds only the opponent's sheet, nobody had looked. Skopje 1972, Tringov-Korchnoi; Wikipedia "20th Chess Olympiad"
    @negative
    Scenario Outline: He <does>
      Given the initial array
      When the arbiter <does>
      Then that breaks 1993:16.2.c

      Examples:
        | does                                            |
        | takes the envelope with wrong data on it        |
        | leaves the envelope with Black until the resumption |

  @1993:16.4
  Rule: 16.4 A good playing environment

    # source: lamps within a quarter of an hour after a blackout. Gibraltar; chronicle.gi "Play continues despite power cut"
    @positive
    Scenario Outline: He ends <what>
      Given the initial array
      When the arbiter puts an end to <what>
      Then that breaks no statement
      And because 1993:16.4

      Examples:
        | what                              |
        | bad light                         |
        | noise of the spectators           |
        | a player's disturbance of another |

    # source: chocolate paper that disturbs the others: warned each round. Munich 2000, Korchnoi; Gijssen "Flying rooks", Chesscafe/2000_08.txt (here nothing is done)
    @negative
    Scenario Outline: He lets <what> go on
      Given the initial array
      When the arbiter does nothing about <what>
      Then that breaks 1993:16.4

      Examples:
        | what                              |
        | bad light                         |
        | noise of the spectators           |
        | a player's disturbance of another |

  @1993:16.5.a
  Rule: 16.5.a For a fault or breach he may warn

    # source: chocolate paper that disturbs the others: warned. Munich 2000, Korchnoi; Gijssen "Flying rooks", Chesscafe/2000_08.txt
    @positive
    Scenario: For a breach
      Given the initial array
      And White disturbs the opponent by noise
      When the arbiter warns White
      Then White is warned
      And because 1993:16.5.a
      And the game is not over

    # source: text only
    @positive
    Scenario: For a fault of any kind
      Given the initial array
      And the arbiter finds Black at fault
      When the arbiter warns Black
      Then Black is warned
      And because 1993:16.5.a

    # source: text only
    @negative
    Scenario: There was none
      Given the initial array
      And White disturbs the opponent by noise
      When the arbiter warns Black
      Then lacking 1993:16.5.a
      And nothing follows

  @1993:16.5.b
  Rule: 16.5.b For a fault or breach he may add to the used time, or to the opponent's unused time

    # source: each takes the handshake for the other's resignation: time added, play on. Street Chess 2017; chessexpress.blogspot.com 2017/07
    @positive
    Scenario: To the offender's used time
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 0:10:00 White plays e2e4 and presses the clock
      And White disturbs the opponent by talk
      When the arbiter adds 0:10:00 to White's used time as a penalty
      Then White's used time grows by 0:10:00
      And because 1993:16.5.b
      And White has used 0:20:00
      And Black has used 0:00:00

    # source: a clock lifted to show a fallen flag: the other side gets two minutes. chessscotland.com thread 237 (rapid)
    @positive
    Scenario: To the opponent's unused time
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter starts White's clock
      And 0:10:00 the arbiter finds White at fault
      When the arbiter adds 0:02:00 to Black's unused time as a penalty of the opponent
      Then Black's unused time grows by 0:02:00
      And because 1993:16.5.b
      And Black has 2:02:00 left
      And White has 1:50:00 left

    # source: text only
    @positive
    Scenario: For an illegal move that was found
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And White plays e2e5
      And the arbiter finds that ply 1 was illegal
      When the arbiter adds 0:02:00 to Black's unused time as a penalty of the opponent
      Then Black has 2:02:00 left
      And because 1993:16.5.b

    # source: text only
    @negative
    Scenario Outline: There was no fault: <what>
      Given the initial array
      And the time control is 40 moves in 2:00:00
      And the arbiter finds White at fault
      When the arbiter adds <what>
      Then lacking 1993:16.5.b
      And nothing follows
      And White has 2:00:00 left
      And Black has 2:00:00 left

      Examples:
        | what                                                            |
        | 0:05:00 to Black's used time as a penalty                       |
        | 0:05:00 to White's unused time as a penalty of the opponent     |

  @1993:16.5.c
  Rule: 16.5.c For a fault or breach he may declare the game lost

    # source: a phone with his game open, hidden in a toilet: out. Dubai 2015, Nigalidze; abcnews.go.com id=30310287
    @positive
    Scenario: The offender loses
      Given the initial array
      And White plays e2e4
      And Black uses otherwise recorded matter
      When the arbiter declares the game lost for Black
      Then the game ends with a win of White
      And because 1993:16.5.c
      And the result is a win of White

    # source: text only
    @positive
    Scenario: For a fault of any kind
      Given the initial array
      And the arbiter finds White at fault
      When the arbiter declares the game lost for White
      Then the result is a win of Black
      And because 1993:16.5.c

    # source: a rook shifted while the opponent was away, he resigns, the protest is denied. Canadian Open 2004, Lipnowski-Mattson; Gijssen, docslib.org/doc/1854816 (here nothing was found)
    @negative
    Scenario: There was no fault
      Given the initial array
      And White plays e2e4
      When the arbiter declares the game lost for White
      Then lacking 1993:16.5.c
      And nothing follows
      And the game is not over

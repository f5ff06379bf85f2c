Feature: Article 15: the conduct of the players

  @1993:15.1.1.a
  Rule: 15.1.1.a No recorded matter during play

    # source: a phone with his game open, hidden in a toilet. Dubai 2015, Nigalidze; abcnews.go.com id=30310287
    @negative
    Scenario Outline: He uses <source>
      Given the initial array
      And White plays e2e4
      When Black uses <source>
      Then that breaks 1993:15.1.1.a
      And Black has broken the rules of conduct
      And the game is not over

      Examples:
        | source                    |
        | handwritten matter        |
        | printed matter            |
        | otherwise recorded matter |

    # source: text only
    @positive
    Scenario: He does not look at what he has with him
      Given the initial array
      When White leaves printed matter unused
      Then that breaks no statement
      And because 1993:15.1.1.a

    # source: text only
    @negative
    Scenario: His game is over
      Given the position "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
      And White plays a1a8
      When Black uses printed matter
      Then lacking 1993:15.1.1.a
      And nothing follows

  @1993:15.1.1.b
  Rule: 15.1.1.b No analysis on another board during play

    # source: who believes that he has mated moves the men about; posters: analysis during a game. chesschat showthread 18835 (there on the board in play)
    @negative
    Scenario Outline: <side> analyses on another board
      Given the initial array
      And White plays e2e4
      When <side> analyses on another board
      Then that breaks 1993:15.1.1.b
      And <side> has broken the rules of conduct

      Examples:
        | side  |
        | White |
        | Black |

    # source: text only
    @positive
    Scenario: He thinks
      Given the initial array
      When White thinks without touching a board
      Then that breaks no statement
      And because 1993:15.1.1.b

  @1993:15.1.1.c
  Rule: 15.1.1.c No advice, asked for or not

    # source: advice by text message from someone who follows the game. Dubai 2008; gantnews.com 13 Apr 2015
    @negative
    Scenario Outline: He takes advice <how>
      Given the initial array
      When White takes advice <how>
      Then that breaks 1993:15.1.1.c
      And White has broken the rules of conduct

      Examples:
        | how                |
        | he asked for       |
        | he did not ask for |

    # source: a looker-on calls out "take the pawn". ecforum "Unsolicited advice" t=1300
    @positive
    Scenario: Advice is called out and he does not take it
      Given the initial array
      When White declines advice he did not ask for
      Then that breaks no statement
      And because 1993:15.1.1.c

  @1993:15.1.2
  Rule: 15.1.2 No notes but the moves and the clock times

    # source: a move written first and covered is no note. Budapest 1998; Gijssen "Hidden Queen", Chesscafe/1998_12.txt
    @positive
    Scenario Outline: He notes <what>
      Given the initial array
      When White makes a note of <what>
      Then that breaks no statement
      And because 1993:15.1.2
      And nothing follows

      Examples:
        | what            |
        | the moves       |
        | the clock times |

    # source: advice to himself, written on a slip. US Championship 2015, So-Akobian; uschesschamps.com
    @negative
    Scenario: He writes down what he should think of
      Given the initial array
      When White makes a note of a reminder
      Then that breaks 1993:15.1.2
      And White has broken the rules of conduct

  @1993:15.1.3
  Rule: 15.1.3 No analysis in the playing room

    # source: text only
    @negative
    Scenario Outline: In <place>
      Given the initial array
      When White analyses in <place>
      Then that breaks 1993:15.1.3
      And White has broken the rules of conduct

      Examples:
        | place                              |
        | the playing room during play       |
        | the playing room during the resumption |

    # source: text only
    @negative
    Scenario: His own game is over, others play
      Given the position "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
      And White plays a1a8
      When White analyses in the playing room during play
      Then that breaks 1993:15.1.3
      And the result is a win of White

    # source: text only
    @positive
    Scenario Outline: In <place> nobody is in the way
      Given the position "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
      And White plays a1a8
      When White analyses in <place>
      Then lacking 1993:15.1.3
      And that breaks no statement
      And nothing follows

      Examples:
        | place                       |
        | the playing room after play |
        | another room                |

  @1993:15.1.4
  Rule: 15.1.4 No disturbing of the opponent

    # source: a player thrown off by draw offers in extreme time trouble: asked in USCF Forum "Draw-offer harassment" t/1169
    @negative
    Scenario Outline: He disturbs by <how>
      Given the initial array
      And White plays e2e4
      When White disturbs the opponent by <how>
      Then that breaks 1993:15.1.4
      And White has broken the rules of conduct

      Examples:
        | how                   |
        | insistent draw offers |
        | noise                 |
        | talk                  |
        | gestures              |

    # source: a player complains when the game is over: too late. Groningen; frieseschaakbond.nl "ogen van arbiter Denissen 7"
    @negative
    Scenario: The game is over
      Given the position "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
      And White plays a1a8
      When White disturbs the opponent by talk
      Then lacking 1993:15.1.4
      And nothing follows

    # source: text only
    @positive
    Scenario: The arbiter sees no disturbance
      Given the initial array
      When the arbiter finds that White has not disturbed the opponent
      Then that breaks no statement
      And because 1993:15.1.4
      When the arbiter warns White
      Then nothing follows

  @1993:15.2
  Rule: 15.2 A breach of 15.1 may be punished, up to loss of the game

    # source: loss for notes after two warnings. US Championship 2015, So-Akobian; uschesschamps.com (2014 Laws, same)
    @positive
    Scenario: Two warnings, and then the loss
      Given the initial array
      And White makes a note of a reminder
      Then White may be penalised
      And because 1993:15.2
      When the arbiter warns White
      Then White is warned
      When the arbiter warns White
      Then White is warned
      When the arbiter declares the game lost for White
      Then the result is a win of Black
      And because 1993:15.2

    # source: text only
    @positive
    Scenario: The loss at once
      Given the initial array
      And Black uses printed matter
      When the arbiter declares the game lost for Black
      Then the result is a win of White
      And because 1993:15.2

    # source: text only
    @negative
    Scenario: A fault of another kind
      Given the initial array
      And the arbiter finds White at fault
      When the arbiter declares the game lost for White
      Then lacking 1993:15.2
      And the result is a win of Black

    # source: text only
    @negative
    Scenario: The breach was the opponent's
      Given the initial array
      And Black disturbs the opponent by noise
      When the arbiter declares the game lost for White
      Then lacking 1993:15.2
      And nothing follows
      And the game is not over

    # source: text only
    @negative
    Scenario: The game is over before it
      Given the position "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
      And White makes a note of a reminder
      And White plays a1a8
      When the arbiter declares the game lost for White
      Then lacking 1993:15.2
      And the result is a win of White

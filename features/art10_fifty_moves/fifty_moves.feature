Feature: Article 10.12: the claim of fifty moves
  What was played before the first position is shown by the count that is recorded with it, the fifth field of the FEN.

  @1993:10.12.a
  Rule: 10.12.a Fifty moves by each side without a capture and without a pawn move, on the claim of him who has the move

    # source: USCF Forum t/15223: a ten-year-old claims, the sheet is played through on a second board
    @boundary @positive
    Scenario: A hundred plies are fifty moves by each side
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 98 80"
      And White plays a1a2
      And Black plays e8e7
      When White claims a draw by fifty moves
      Then what is claimed is so
      And because 1993:10.12.a and 1993:10.13.1
      And the result is a draw

    # source: chessexpress.blogspot.com 2023/10: a game stopped in error
    @boundary @negative
    Scenario: Ninety-nine plies are not
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 98 80"
      And White plays a1a2
      When Black claims a draw by fifty moves
      Then lacking 1993:10.12.a
      And the game is not over
      And Black's used time grows by 0:05:00
      When Black plays e8e7
      And White claims a draw by fifty moves
      Then the result is a draw

    # source: chessexpress.blogspot.com 2023/10: far past fifty, and nobody claims
    @boundary @positive
    Scenario: A hundred and one plies, and no draw without a claim
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 98 80"
      And White plays a1a2
      And Black plays e8e7
      When White plays a2a3
      Then the game is not over
      When Black claims a draw by fifty moves
      Then the result is a draw
      And because 1993:10.12.a

    # source: text only
    @negative
    Scenario: He who has just moved cannot claim
      Given the position "4k3/8/8/8/8/8/8/R3K3 w - - 98 80"
      And White plays a1a2
      And Black plays e8e7
      When Black claims a draw by fifty moves
      Then lacking 1993:10.12.a
      And the game is not over

    # source: chessexpress.blogspot.com 2023/10: counted from the first move instead of the last capture or pawn move;
    # mlang/chessIO #2 (B089): taken in passing; chesslablab/php-chess #763 (B087): castling is neither
    @negative
    Scenario Outline: The count begins anew after <what>
      Given the position "<fen>"
      And the moves "<played>" have been played
      When <who> claims a draw by fifty moves
      Then lacking 1993:10.12.a
      And the game is not over
      And the position is now <now>

      Examples:
        | what                      | who   | fen | played | now |
        | a capture                 | Black | 4k3/8/8/8/8/8/n7/R3K3 w - - 99 80 | a1a2 | 4k3/8/8/8/8/8/R7/4K3 b - - 0 80 |
        | a pawn's step             | Black | 4k3/8/8/8/8/8/P7/R3K3 w - - 99 80 | a2a3 | 4k3/8/8/8/8/P7/8/R3K3 b - - 0 80 |
        | a promotion               | Black | 4k3/P7/8/8/8/8/8/4K3 w - - 99 80 | a7a8r | R3k3/8/8/8/8/8/8/4K3 b - - 0 80 |
        | B089, taken in passing    | Black | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4 g8f6 e4e5 d7d5 e5d6 | rnbqkb1r/ppp1pppp/3P1n2/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3 |
        | B087, and castling counts | White | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e3 e7e5 g1f3 g8f6 b1c3 b8c6 d2d3 f8e7 f1e2 e8g8 | r1bq1rk1/ppppbppp/2n2n2/4p3/8/2NPPN2/PPP1BPPP/R1BQK2R w KQ - 3 6 |

    # source: text only
    @positive
    Scenario: Castling, and the loss of a right, are neither a capture nor a pawn move
      Given the position "4k2r/8/8/8/8/8/8/R3K3 w Qk - 98 80"
      And White plays e1c1
      And Black plays e8g8
      When White claims a draw by fifty moves
      Then the result is a draw
      And because 1993:10.12.a

  @1993:10.12.b
  Rule: 10.12.b A raised number, if both number and positions were announced before play

    # source: Gijssen, Chesscafe 1999_05, Arnhem 1999: how many moves for pawn against two knights? None announced: fifty
    @positive
    Scenario: Seventy-five moves for rook and bishop against rook
      Given the organisers have announced 75 moves for KRB against KR
      And the position "4k2r/8/8/8/8/8/8/R1B1K3 w - - 100 80"
      When White claims a draw by fifty moves
      Then 75 moves by each side are required
      And because 1993:10.12.b
      And lacking 1993:10.12.a
      And the game is not over

    # source: text only
    @boundary
    Scenario Outline: <plies> plies where 150 are required
      Given the organisers have announced 75 moves for KRB against KR
      And the position "r1b1k3/8/8/8/8/8/8/4K2R w - - <plies> 80"
      When White claims a draw by fifty moves
      Then 75 moves by each side are required
      And because 1993:10.12.b
      And <then>

      Examples:
        | plies | then                 |
        | 149   | the game is not over |
        | 150   | the result is a draw |
        | 151   | the result is a draw |

    # source: text only
    @negative
    Scenario Outline: <what> raises nothing
      Given <announced>
      And the position "4k2r/8/8/8/8/8/8/R1B1K3 w - - 100 80"
      When White claims a draw by fifty moves
      Then the result is a draw
      And lacking 1993:10.12.b

      Examples:
        | what                         | announced                                                             |
        | The number alone             | the organisers have announced 75 moves                                |
        | The positions alone          | the organisers have announced that the number is raised for KRB against KR |
        | A number for other positions | the organisers have announced 75 moves for KNN against KP             |

    # source: text only
    @boundary @negative
    Scenario Outline: <moves> moves <what>
      Given the organisers have announced <moves> moves for KRB against KR
      And the position "4k2r/8/8/8/8/8/8/R1B1K3 w - - 100 80"
      When White claims a draw by fifty moves
      Then <then>
      And <ground> 1993:10.12.b

      Examples:
        | moves | what                   | then                 | ground  |
        | 49    | are fewer than fifty   | the result is a draw | lacking |
        | 50    | are no raised number   | the result is a draw | lacking |
        | 51    | are a raised number    | the game is not over | because |

    # source: text only
    @negative
    Scenario: An announcement during play comes too late
      Given the position "4k2r/8/8/8/8/8/8/R1B1K3 w - - 99 80"
      When the arbiter announces 75 moves for KRB against KR
      Then nothing follows
      And lacking 1993:10.12.b
      When White plays a1a2
      And Black claims a draw by fifty moves
      Then the result is a draw

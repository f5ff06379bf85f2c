Feature: Article 10.5: the time is overstepped against a lone king

  @1993:10.5.b
  Rule: 10.5.b The opponent of a lone king oversteps the time

    Background:
      Given the time control is 40 moves in 2:00:00
      And White's clock shows 1:59:00 used

    # source: ecforum "The end of the game" t=4134: king and queen against king, the flag falls before the mate is released
    @positive
    Scenario: The flag falls against a lone king
      Given the position "8/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:01:01 the arbiter sees that White's flag has fallen
      Then White's time is over
      And the result is a draw
      And because 1993:10.5.b

    # source: Gijssen, February 1999 (Chesscafe): rook against knight, the flag of the rook's side falls; a knight is more than the king
    @negative
    Scenario Outline: The opponent has a <piece> beside his king
      Given the position "<fen>"
      And the arbiter starts White's clock
      When 0:01:01 the arbiter sees that White's flag has fallen
      Then lacking 1993:10.5.b
      And the result is a win of Black

      Examples:
        | piece  | fen                                       |
        | knight | 8/8/4k3/8/6n1/8/8/R3K3 w - - 0 40         |
        | pawn   | 8/8/4k3/4p3/8/8/8/R3K3 w - - 0 40         |

    # source: text only
    @negative
    Scenario: It is the lone king's own flag that falls
      Given the position "8/8/4k3/8/8/8/4P3/R3K3 b - - 0 39"
      And Black's clock shows 1:59:00 used
      And the arbiter starts Black's clock
      When 0:01:01 the arbiter sees that Black's flag has fallen
      Then lacking 1993:10.5.b
      And the result is a win of White

    # source: text only
    @boundary
    Scenario: Exactly at the limit, and a thousandth over it
      Given the position "8/8/4k3/8/8/8/4P3/R3K3 w - - 0 40"
      And the arbiter starts White's clock
      When 0:01:00 the arbiter sees that White's flag has fallen
      Then lacking 1993:10.5.b
      And the game is not over
      When 0:01:00.001 the arbiter sees that White's flag has fallen
      Then the result is a draw
      And because 1993:10.5.b

  @1993:10.3
  Rule: 10.3 Stalemate comes before the flag

    # source: public case B118, lichess-org/lila#4680
    @positive
    Scenario: The flag of the player who is stalemated falls
      Given the position "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"
      Then the game is over: stalemate
      And because 1993:10.3
      When the arbiter sees that Black's flag has fallen
      Then nothing follows
      And the result is a draw

  @1993:10.4.3
  Rule: 10.4.3 Bishops on squares of one colour come before the flag

    # source: public case B121, comments at server.chessvariants.com
    @positive
    Scenario: The flag of a player falls when both have a bishop on dark squares
      Given the position "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33"
      Then the game is over: drawn
      And because 1993:10.4.3
      When the arbiter sees that White's flag has fallen
      Then nothing follows
      And the result is a draw

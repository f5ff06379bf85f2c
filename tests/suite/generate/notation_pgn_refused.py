"""Texts of which the game cannot be read to its end, and texts that the standard leaves open."""

from notation_pgn_games import game as new_game
from notation_pgn_games import numbered, plain, roster, with_tags

NOT_READ = {"truth": False}

# Behind the moves of a game a move that is none, with the statement that it breaks.
WRONG_MOVES = [
    ("king-across-the-board", ["1993:5.1.1", "2023:3.8.1"], "a king goes one square", "e2e4 e7e5", "2. Ke3 Nc6"),
    (
        "knight-to-its-own-man",
        ["1993:4.1.a", "2023:3.1"],
        "a man of the same side stands there",
        "e2e4 e7e5",
        "2. Nd2 Nc6",
    ),
    ("bishop-across-a-man", ["1993:4.2", "2023:3.5"], "a man stands between", "e2e4 e7e5", "2. Bg5 Nc6"),
    ("rook-across-a-man", ["1993:4.2", "2023:3.5"], "a man stands between", "a2a4 a7a5", "2. Rxa5 Nc6"),
    ("queen-as-a-knight", ["1993:5.2", "2023:3.4"], "a queen does not go so", "e2e4 e7e5", "2. Qc3 Nc6"),
    ("pawn-three-squares", ["1993:5.6.2.a", "2023:3.7.2"], "a pawn goes one square or two", "g1f3 g8f6", "2. e5 d6"),
    (
        "pawn-captures-nothing",
        ["1993:5.6.2.c", "2023:3.7.3"],
        "there is nothing to capture",
        "e2e4 e7e5",
        "2. dxe3 Nc6",
    ),
    (
        "en-passant-lapsed",
        ["1993:5.6.3.b", "2023:3.7.3.2"],
        "en passant is for the move right behind the double step",
        "e2e4 a7a6 e4e5 d7d5 a2a3 a6a5",
        "4. exd6 Nc6",
    ),
    (
        "castling-through-check",
        ["1993:5.1.6.1", "2023:3.8.2.2.1"],
        "a square of the king's way is attacked",
        "e2e4 b7b6 g1f3 c8a6 g2g3 e7e6 f1g2 h7h6",
        "5. O-O Nc6",
    ),
    (
        "castling-in-check",
        ["1993:5.1.6.1", "2023:3.8.2.2.1"],
        "the king stands attacked",
        "d2d4 e7e6 g1f3 b8c6 g2g3 d7d5 f1g2 f8b4",
        "5. O-O Nf6",
    ),
    (
        "castling-across-a-man",
        ["1993:5.1.6.2", "2023:3.8.2.2.2"],
        "a man stands between king and rook",
        "e2e4 e7e5",
        "2. O-O Nc6",
    ),
    (
        "castling-lost",
        ["1993:5.1.5.1", "2023:3.8.2.1"],
        "the king has moved before",
        "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1e2 e8e7 e2e1 e7e8",
        "6. O-O d6",
    ),
    ("check-not-met", ["1993:9.1.b", "2023:3.9.2"], "the king is left in check", "e2e4 f7f6 d1h5", "2... Nc6 3. d4"),
    (
        "pinned-man",
        ["1993:9.1.b", "2023:3.9.2"],
        "the man that goes leaves its king attacked",
        "e2e4 e7e5 d2d4 f8b4 b1c3 g8f6",
        "4. Nd5 O-O",
    ),
    (
        "king-into-check",
        ["1993:9.1.b", "2023:3.9.2"],
        "the king would stand attacked",
        "e2e4 e7e5 f2f4 d8h4 g2g3 h4g3",
        "4. Kf2 Nf6",
    ),
    ("move-behind-mate", ["1993:10.1", "2023:5.1.1.a"], "mate has ended the game", "f2f3 e7e5 g2g4 d8h4", "3. a3 a6"),
    ("out-of-turn", ["1993:3.1.b", "2023:1.2.b"], "the other side has the move", "e2e4", "d4 d5"),
    ("ambiguous", ["PGN:8.2.3.4", "2023:C.10"], "two knights can go there", "g1f3 g8f6 d2d4 d7d5", "3. Nd2 Nc6"),
    (
        "promotion-piece-missing",
        ["1993:5.6.4.a", "2023:3.7.3.3"],
        "it does not say what the pawn becomes",
        "h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 a6a5",
        "5. hxg8 a4",
    ),
    ("no-such-square", ["PGN:8.2.3.1"], "no square of that name", "e2e4 e7e5", "2. Nf9 Nc6"),
    ("no-such-piece", ["PGN:8.2.3.2"], "no piece of that letter", "e2e4 e7e5", "2. Xf3 Nc6"),
]


def wrong_moves():
    for motif, authority, reason, before, behind in WRONG_MOVES:
        game = new_game("wrong", before, "*")
        text = with_tags(game, f"{numbered(game.sans)} {behind} *")
        yield f"wrong-{motif}", authority, reason, text, NOT_READ


# What the reader of this project refuses of what the standard leaves open.
REFUSED_HERE = [
    "null-move",
    "parenthesis-that-closes-nothing",
    "tag-without-quotation-marks",
    "unclosed-comment",
    "word-amid-the-moves",
]
# Of what it takes as far as the first two moves.
CUT_SHORT = ["unclosed-variation"]


def left_open(game):
    """What readers take or refuse as they like."""
    sans, result = game.sans, game.result
    start, rest = numbered(sans[:2]), numbered(sans[2:], first=2)
    for motif, authority, reason, text in [
        ("byte-order-mark", "PGN:4.1", "no such character is foreseen", "\ufeff" + with_tags(game, plain(game))),
        (
            "wrong-numbers",
            "PGN:8.2.2.1",
            "a number ought to be right",
            with_tags(game, f"{start} {numbered(sans[2:], first=6)} {result}"),
        ),
        (
            "null-move",
            "PGN:8.2.3",
            "a pass is no move of a game",
            with_tags(game, f"{numbered(sans[:1])} -- {numbered(sans[2:], first=2)} {result}"),
        ),
        (
            "castling-with-zeros",
            "PGN:8.2.3.7",
            "castling is written with letters, on a sheet with zeros",
            with_tags(game, plain(game).replace("O-O", "0-0")),
        ),
        (
            "promotion-without-sign",
            "PGN:8.2.3.7",
            "the standard has a sign =, the Laws none",
            with_tags(game, plain(game).replace("=", "")),
        ),
        (
            "check-not-written",
            "PGN:8.2.3.7",
            "check ought to be written",
            with_tags(game, plain(game).replace("+", "").replace("#", "")),
        ),
        (
            "long-moves",
            "PGN:8.2.3.7",
            "the square of departure is too much",
            with_tags(game, " ".join(game.moves) + f" {result}"),
        ),
        (
            "unclosed-comment",
            "PGN:5",
            "a comment ends with its brace",
            with_tags(game, f"{start} {{ quiet {rest} {result}"),
        ),
        (
            "unclosed-variation",
            "PGN:8.2.5",
            "a variation ends with its parenthesis",
            with_tags(game, f"{start} ({rest} {result}"),
        ),
        (
            "parenthesis-that-closes-nothing",
            "PGN:8.2.5",
            "a parenthesis closes what one opens",
            with_tags(game, f"{start} ) {rest} {result}"),
        ),
        (
            "wrong-move-in-a-variation",
            "PGN:8.2.5",
            "a variation ought to be of moves",
            with_tags(game, f"{numbered(sans[:1])} (1. Ke3) {numbered(sans[1:], first=1)} {result}"),
        ),
        ("result-missing", "PGN:8.2.6", "a result is due behind the moves", f"{roster(result)}\n{numbered(sans)}\n"),
        (
            "other-result-in-the-tag",
            "PGN:8.2.6",
            "the two results ought to be the same",
            f"{roster('*')}\n{plain(game)}\n",
        ),
        (
            "empty-line-amid-the-moves",
            "PGN:8.2.1",
            "an empty line ends the moves in the form for export",
            with_tags(game, f"{start}\n\n{rest} {result}"),
        ),
        ("tag-twice", "PGN:8.1", "a tag comes once", roster(result) + f'[White "again"]\n\n{plain(game)}\n'),
        (
            "tag-without-quotation-marks",
            "PGN:8.1",
            "a value has quotation marks",
            roster(result) + f"[Annotator nobody]\n\n{plain(game)}\n",
        ),
        (
            "angle-brackets",
            "PGN:7",
            "angle brackets are kept for later",
            with_tags(game, f"{start} <x> {rest} {result}"),
        ),
        (
            "word-amid-the-moves",
            "PGN:8.2",
            "a word is no token of a game",
            with_tags(game, f"{start} novelty {rest} {result}"),
        ),
    ]:
        ours, other = (NOT_READ, game.read) if motif in REFUSED_HERE else (game.read, NOT_READ)
        if motif in CUT_SHORT:
            ours = {"games": [{"moves": list(game.moves[:2]), "result": result}]}
        yield f"open-{motif}", authority, reason, text, ours, other

"""The cases of FEN: what is written behind a game, which texts are FEN and which are not.

The fields are those of PGN:16.1.3. A text that is none, but can mean one set-up only, is contested: the standard of 1994
knows no lenient reading of FEN, and readers of today have one.
"""

import chess

from played import games, is_over, played

ACCEPTED, REFUSED = {"truth": True}, {"truth": False}
LENIENT = {"answer": ACCEPTED, "because": "only one set-up can be meant, and the standard forbids no lenient reader"}


def text(motif, field, reason, fen, **more):
    """A text that is no FEN."""
    return {
        "motif": motif,
        "authority": [f"FEN:{field}", "PGN:16.1.3"],
        "known": "unproven",
        "question": {"read-fen": {"fen": fen}},
        "expected": REFUSED,
        "reason": reason,
        **more,
    }


def changed(fen, field, value):
    """The FEN with another field."""
    fields = fen.split(" ")
    fields[field] = value
    return " ".join(fields)


def of_rank(fen, rank, value):
    """The FEN with another rank, counted from the first that is written."""
    ranks = fen.split(" ")[0].split("/")
    ranks[rank] = value
    return changed(fen, 0, "/".join(ranks))


def broken_placement(fen):
    ranks = fen.split(" ")[0].split("/")
    full = next(at for at, rank in enumerate(ranks) if rank.isalpha())
    gap = next(at for at, rank in enumerate(ranks) if any(letter.isdigit() for letter in rank))
    digit = next(letter for letter in ranks[gap] if letter.isdigit())
    for motif, reason, wrong in [
        ("nine-files", "a rank of nine files", of_rank(fen, full, ranks[full] + "1")),
        ("nine-men", "a rank with nine men", of_rank(fen, full, ranks[full] + "n")),
        ("seven-files", "a rank of seven files", of_rank(fen, full, ranks[full][1:])),
        ("one-file-short", "a rank that ends one file short", of_rank(fen, gap, ranks[gap].replace(digit, "", 1))),
        ("digit-nine", "a digit 9 in a rank", of_rank(fen, gap, "9")),
        ("no-such-man", "a letter that names no man", of_rank(fen, full, ranks[full][:3] + "x" + ranks[full][4:])),
        (
            "national-letter",
            "a letter of another language",
            of_rank(fen, full, ranks[full][:3] + "D" + ranks[full][4:]),
        ),
        ("seven-ranks", "seven ranks", changed(fen, 0, "/".join(ranks[:-1]))),
        ("nine-ranks", "nine ranks", changed(fen, 0, "/".join([*ranks, "8"]))),
        ("empty-rank", "a rank of which nothing is written", of_rank(fen, gap, "")),
        ("other-separator", "ranks that no stroke parts", changed(fen, 0, "|".join(ranks))),
        ("placement-missing", "no men are placed", " ".join(fen.split(" ")[1:])),
    ]:
        yield text(motif, "placement", reason, wrong)


def broken_fields(fen):
    for motif, field, reason, at, value in [
        ("side-unknown", "side-to-move", "no side of that letter", 1, "x"),
        ("side-none", "side-to-move", "a dash is no side", 1, "-"),
        ("castling-unknown", "castling", "a letter that is no right to castle", 2, "KX"),
        ("castling-dash-and-letters", "castling", "a dash says that there is no right", 2, "-KQ"),
        ("en-passant-no-square", "en-passant", "no square of that name", 3, "i3"),
        ("en-passant-ninth-rank", "en-passant", "no square of that name", 3, "e9"),
        ("en-passant-file-alone", "en-passant", "a file is no square", 3, "e"),
        ("halfmove-negative", "halfmove-clock", "a count of moves is not negative", 4, "-1"),
        ("halfmove-letter", "halfmove-clock", "a count of moves is a number", 4, "x"),
        ("halfmove-fraction", "halfmove-clock", "a count of moves is a whole number", 4, "1.5"),
        ("fullmove-negative", "fullmove-number", "the number of a move is not negative", 5, "-2"),
        ("fullmove-letter", "fullmove-number", "the number of a move is a number", 5, "one"),
        ("fullmove-fraction", "fullmove-number", "the number of a move is a whole number", 5, "1.5"),
    ]:
        yield text(motif, field, reason, changed(fen, at, value))
    yield text(
        "castling-before-side", "side-to-move", "the fields have an order", " ".join(swapped(fen.split(" "), 1, 2))
    )
    yield text(
        "en-passant-before-castling",
        "castling",
        "the fields have an order",
        " ".join(swapped(changed(fen, 3, "e3").split(" "), 2, 3)),
    )


def swapped(fields, one, other):
    fields[one], fields[other] = fields[other], fields[one]
    return fields


def contested(fen):
    fields = fen.split(" ")
    rank = next(rank for rank in fields[0].split("/") if rank.isdigit() or rank[-1].isdigit() and int(rank[-1]) > 1)
    split = rank[:-1] + "1" + str(int(rank[-1]) - 1)
    for motif, field, reason, wrong in [
        ("numbers-side-by-side", "placement", "empty squares side by side are one number", fen.replace(rank, split, 1)),
        ("without-move-number", "fullmove-number", "six fields are due", " ".join(fields[:5])),
        ("without-counts", "halfmove-clock", "six fields are due", " ".join(fields[:4])),
        ("two-spaces", "side-to-move", "one space parts two fields", fen.replace(" ", "  ", 1)),
        ("tabs", "placement", "a space parts two fields", fen.replace(" ", "\t")),
        ("space-before", "placement", "a FEN begins with its first field", " " + fen),
        ("space-behind", "fullmove-number", "a FEN ends with its sixth field", fen + " "),
        ("seven-fields", "fullmove-number", "a seventh field", fen + " 7"),
        ("remark-behind", "fullmove-number", "a FEN ends with its sixth field", fen + " White is better"),
        ("side-in-capital", "side-to-move", "the side to move is one small letter", changed(fen, 1, "W")),
        ("side-in-words", "side-to-move", "the side to move is one letter", changed(fen, 1, "white")),
        ("castling-in-words", "castling", "a word is no right to castle", changed(fen, 2, "none")),
        ("castling-digit", "castling", "a digit is no right to castle", changed(fen, 2, "0")),
        ("en-passant-capital", "en-passant", "a square has a small letter", changed(fen, 3, "E3")),
        ("en-passant-two-dashes", "en-passant", "no square is one dash", changed(fen, 3, "--")),
        ("halfmove-dash", "halfmove-clock", "a count of moves is a number", changed(fen, 4, "-")),
        ("fullmove-dash", "fullmove-number", "the number of a move is a number", changed(fen, 5, "-")),
        ("slash-at-the-end", "placement", "a stroke behind the last rank", changed(fen, 0, fields[0] + "/")),
        ("slash-at-the-beginning", "placement", "a stroke before the first rank", changed(fen, 0, "/" + fields[0])),
        ("digit-zero", "placement", "a digit 0 in a rank", changed(fen, 0, "0" + fields[0])),
        ("castling-order", "castling", "the capital letters come first", changed(fen, 2, "qkQK")),
        ("castling-twice", "castling", "each right is written once", changed(fen, 2, "KKQkq")),
        (
            "castling-by-files",
            "castling",
            "the letters are K, Q, k and q: files are of Chess960",
            changed(fen, 2, "HAha"),
        ),
        ("halfmove-leading-zero", "halfmove-clock", "a number has no leading zero", changed(fen, 4, "0" + fields[4])),
        ("halfmove-plus", "halfmove-clock", "a number has no sign", changed(fen, 4, "+" + fields[4])),
        ("fullmove-leading-zero", "fullmove-number", "a number has no leading zero", changed(fen, 5, "0" + fields[5])),
        ("fullmove-zero", "fullmove-number", "moves are counted from 1", changed(fen, 5, "0")),
    ]:
        yield text(motif, field, reason, wrong, contested=[LENIENT])


def cut_off(fen):
    fields = fen.split(" ")
    filled_in = "it fills in what is not written, White to move and no castling: nothing says so"
    field_names = ("side-to-move", "castling", "en-passant")
    for count, field in enumerate(field_names, 1):
        reason = f"it ends behind {count} of six fields"
        yield text(f"only-{count}-fields", field, reason, " ".join(fields[:count]), leniency=filled_in)


BY_HAND = [
    "e2e4",
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5",
    "d2d4 d7d5 c2c4 c7c6",
    "g1f3 g8f6 f3g1 f6g8 g1f3",
]


def written():
    """The FEN behind games: first by hand, then the shortest of those made for each motif."""
    for moves in BY_HAND:
        yield "by-hand", moves.split()
    by_motif = {}
    for motif, moves in games():
        by_motif.setdefault(motif, []).append(moves)
    for motif in sorted(by_motif):
        by_length = sorted(by_motif[motif], key=lambda moves: (len(moves), moves))
        yield motif, next(moves for moves in by_length if is_played(moves))


def is_played(moves):
    """Whether the game does not go on behind its end."""
    board = chess.Board()
    for text in moves:
        if is_over(board):
            return False
        board.push_uci(text)
    return True


def cases():
    behind = list(written())
    for motif, moves in behind:
        fen = played(moves).fen(en_passant="fen")
        yield {
            "motif": f"write-{motif}",
            "authority": ["PGN:16.1.3"],
            "moves": moves,
            "known": "played",
            "question": "write-fen",
            "expected": {"fen": fen},
            "reason": "six fields, the en passant square behind every double step",
        }
    for motif, moves in behind[::2]:
        fen = played(moves).fen(en_passant="fen")
        yield {
            "motif": f"read-{motif}",
            "authority": ["PGN:16.1.3"],
            "moves": moves,
            "known": "played",
            "question": {"read-fen": {"fen": fen}},
            "expected": ACCEPTED,
            "reason": "the FEN of a position that a game reaches",
        }
    # Every right to castle is kept, so that other letters for them mean the same.
    bases = [
        chess.STARTING_FEN,
        *(played(moves.split()).fen() for moves in ("e2e4 e7e6", "d2d4 d7d5 c2c4 c7c6", "g1f3 g8f6")),
    ]
    yield text("nothing", "placement", "an empty text", "")
    for fen in bases:
        yield from broken_placement(fen)
        yield from broken_fields(fen)
        yield from contested(fen)
        yield from cut_off(fen)

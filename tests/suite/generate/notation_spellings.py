"""Other spellings of a move than that of the export form, as sheets and files have them."""

import chess

COUNTRY = {"N": "S", "B": "L", "R": "T", "Q": "D"}
FIGURINES = {"N": "\u2658", "B": "\u2657", "R": "\u2656", "Q": "\u2655", "K": "\u2654"}


def spellings(board, move):
    """Other ways to write the move: what it is, its authority, the text, and whether the reader of this project takes it."""
    san, source = board.san(move), chess.square_name(move.from_square)
    bare = san.rstrip("+#")
    target = chess.square_name(move.to_square)
    piece = board.piece_type_at(move.from_square)
    letter = "" if piece == chess.PAWN else chess.piece_symbol(piece).upper()
    if board.is_castling(move):
        yield "castling-with-zeros", ["2023:C.13.1"], san.replace("O", "0"), True
        yield "castling-in-small-letters", ["PGN:8.2.3.7"], san.replace("O", "o"), True
        yield "castling-of-the-king", ["PGN:8.2.3.7"], f"K{target}", False
        return
    if san != bare:
        yield "check-not-written", ["2023:C.13.4"], bare, True
        yield "check-written-twice", ["2023:C.13.5"], bare + "++", True
    else:
        yield "check-that-is-none", ["PGN:8.2.3.5"], san + "+", True
        yield "mate-that-is-none", ["PGN:8.2.3.5"], san + "#", True
    sign = "x" if board.is_capture(move) else ""
    behind = f"={chess.piece_symbol(move.promotion).upper()}" if move.promotion else ""
    yield "departure-written", ["2023:C.8.c"], f"{letter}{source}{sign}{target}{behind}", True
    yield "hyphen", ["2023:C.8.c"], f"{letter}{source}{sign or '-'}{target}{behind}", True
    if board.is_capture(move):
        yield "capture-not-written", ["2023:C.9"], san.replace("x", ""), True
        yield "capture-with-a-colon", ["PGN:8.2.3.7"], san.replace("x", ":"), True
    elif letter:
        yield "capture-that-is-none", ["PGN:8.2.3.7"], bare[:-2] + "x" + bare[-2:], True
    if board.is_en_passant(move):
        yield "en-passant-written", ["2023:C.9.3.b"], bare + "e.p.", True
        yield "en-passant-written-apart", ["2023:C.9.3.b"], bare + " e.p.", False
    if move.promotion:
        yield "promotion-without-sign", ["2023:C.11"], san.replace("=", ""), True
        yield "promotion-in-brackets", ["PGN:8.2.3.7"], bare.replace("=", "(") + ")", True
        yield "promotion-in-a-small-letter", ["PGN:8.2.3.7"], bare[:-1] + bare[-1].lower(), True
    if letter in COUNTRY:
        yield "letter-of-the-country", ["2023:C.3.a"], COUNTRY[letter] + bare[1:], False
    if letter and letter != "B":
        # A small b is a pawn's.
        yield "letter-of-the-piece-small", ["PGN:8.2.3.7"], bare[0].lower() + bare[1:], True
    if letter:
        yield "figurine", ["2023:C.3.b"], FIGURINES[letter] + bare[1:], True
    else:
        yield "letter-of-the-pawn", ["PGN:8.2.3.2"], "P" + bare, True
    yield "annotated", ["PGN:8.2.3.8"], san + "!?", True
    if not bare.startswith("b"):
        yield "in-capitals", ["PGN:8.2.3.7"], bare.upper(), False
    yield "space-before", ["PGN:8.2.3.7"], " " + bare, False
    yield "space-behind", ["PGN:8.2.3.7"], bare + " ", False
    yield "coordinates", ["PGN:8.2.3.7"], move.uci(), True

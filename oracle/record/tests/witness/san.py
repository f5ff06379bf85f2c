#!/usr/bin/env python3
"""Writes san.txt: what python-chess takes texts for, right, wrong and ambiguous ones. The same for the same seed.

usage: san.py > san.txt      (needs the package `chess`, 1.11.2)

A line `fen` gives a position; each other one a text and the move it means by its squares, or `illegal` or `ambiguous`.
Castling written as a king's move is left out: the reader takes it where the square of departure is said (Ke1g1), python-chess
does not, and the standard has O-O alone (PGN:8.2.3.3).
"""

import random

import chess

POSITIONS = 200
TEXTS = 40
STARTS = [
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "2q2k2/8/1N3N2/4Q1Q1/8/2N1QN2/3P4/4K3 w - - 0 1",
    "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
]


def text(draw, board):
    """A text that is often nearly right."""
    if draw.randrange(20) == 0:
        return draw.choice(["O-O", "O-O-O"])
    moves = list(board.legal_moves)
    move = draw.choice(moves) if moves and draw.randrange(5) else None
    kind = board.piece_type_at(move.from_square) if move else draw.randrange(1, 7)
    to = move.to_square if move else draw.randrange(64)
    origin = move.from_square if move else draw.randrange(64)
    if draw.randrange(8) == 0:
        origin = draw.randrange(64)
    file, rank = chess.square_name(origin)
    promotion = ""
    if kind == chess.PAWN:
        straight = chess.square_file(origin) == chess.square_file(to)
        departure = "" if straight else file
        sign = "" if straight else "x"
        if chess.square_rank(to) in (0, 7) and draw.randrange(5):
            promotion = "=" + draw.choice("QRBN")
    else:
        departure = draw.choice(["", "", "", file, rank, file + rank])
        captured = board.piece_at(to) is not None
        sign = "x" if captured != (draw.randrange(10) == 0) else ""
    letter = "" if kind == chess.PAWN else chess.piece_symbol(kind).upper()
    end = draw.choice(["", "", "", "+", "#"])
    return letter + departure + sign + chess.square_name(to) + promotion + end


def verdict(board, san):
    """What python-chess takes it for; nothing for what is left out."""
    castlings = [move for move in board.legal_moves if board.is_castling(move)]
    if san[0] == "K" and any(chess.square_name(move.to_square) in san for move in castlings):
        return None
    try:
        move = board.parse_san(san)
    except chess.AmbiguousMoveError:
        return "ambiguous"
    except chess.IllegalMoveError:
        return "illegal"
    return move.uci()


def main():
    draw = random.Random(1)
    for number in range(POSITIONS):
        board = chess.Board(STARTS[number % len(STARTS)])
        crowded = number % len(STARTS) == 4
        for _ in range(draw.randrange(6 if crowded else 60)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(draw.choice(moves))
        print(f"fen {board.fen(en_passant='fen')}")
        texts = dict.fromkeys(text(draw, board) for _ in range(TEXTS))
        texts.update(dict.fromkeys(board.san(move) for move in board.legal_moves))
        for san in texts:
            found = verdict(board, san)
            if found:
                print(f"{san} {found}")


main()

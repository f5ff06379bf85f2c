#!/usr/bin/env python3
"""Games for the audit, with what python-chess finds of each: `audit_games.py > ../cases/audit_games.jsonl`.

python-chess shares no code with chesslaws.  Each line is a game from a seeded generator: random
moves from the initial array or from an endgame, half of the latter with pieces that shuffle to
and fro, some games with a move put in that is not legal.  Asked of python-chess:

  first_illegal   the ply of the first move that it does not take, or null
  ended           [ply, "checkmate" | "stalemate" | "dead"]: the first ply at which the game was
                  over; dead by the list of 1993 (king against king, with one minor piece, with a
                  bishop each on squares of one colour), which is a subset of 2023's
  repeated        the plies at which the side to move could claim that the position has appeared
                  for the third time
  declared        [ply, move] for each move by which it would appear for the third time
  fifty           the first ply of each stretch at which fifty moves by each could be claimed
"""

import json
import random

import chess

GAMES, SEED = 240, 1993
STARTS = [
    chess.STARTING_FEN,
    "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/R3K3 w - - 80 60",
    "4k3/8/8/8/8/8/4q3/R3K2R w - - 0 1",
    "8/8/8/4k3/8/8/3q4/KB6 w - - 0 1",
    "8/8/8/4k3/8/3n4/8/KBb5 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/2k5/8/1p1p4/1P1P4/8/2K5/N6n w - - 90 60",
    "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 2",
]


def dead_in_1993(board):
    men = [board.piece_at(square) for square in chess.scan_forward(board.occupied)]
    others = [piece for piece in men if piece.piece_type != chess.KING]
    if len(others) <= 1:
        return all(piece.piece_type in (chess.BISHOP, chess.KNIGHT) for piece in others)
    bishops = board.bishops
    one_each = len(others) == 2 and others[0].color != others[1].color
    alike = not bishops & chess.BB_LIGHT_SQUARES or not bishops & chess.BB_DARK_SQUARES
    return one_each and chess.popcount(bishops) == 2 and alike


def over(board):
    if board.is_checkmate():
        return "checkmate"
    if board.is_stalemate():
        return "stalemate"
    return "dead" if dead_in_1993(board) else None


def chosen(board, rng, shuffles):
    moves = list(board.legal_moves)
    if shuffles and board.move_stack and len(board.move_stack) > 1:
        last = board.move_stack[-2]
        back = chess.Move(last.to_square, last.from_square)
        if back in moves and rng.random() < 0.7:
            return back
    quiet = [move for move in moves if not board.is_zeroing(move)]
    return rng.choice(quiet if shuffles and quiet else moves)


def wrong(board, rng):
    """A move of a man of the side to move, written without doubt, that is not legal."""
    own = list(chess.scan_forward(board.occupied_co[board.turn]))
    for _ in range(200):
        start, goal = rng.choice(own), rng.choice(chess.SQUARES)
        piece = board.piece_at(start)
        move = chess.Move(start, goal)
        last_rank = chess.square_rank(goal) in (0, 7) and piece.piece_type == chess.PAWN
        if start != goal and not last_rank and not board.is_legal(move):
            letter = "" if piece.piece_type == chess.PAWN else piece.symbol().upper()
            return letter + chess.square_name(start) + chess.square_name(goal)
    return None


def claims(board, found):
    ply = len(board.move_stack)
    if board.is_repetition(3):
        found["repeated"].append(ply)
    for move in sorted(board.legal_moves, key=str):
        if not board.is_zeroing(move):
            san = board.san(move)
            board.push(move)
            if board.is_repetition(3):
                found["declared"].append([ply, san])
            board.pop()
    if board.halfmove_clock >= 100 and (ply == 0 or board.halfmove_clock == 100):
        found["fifty"].append(ply)


def game(number):
    rng = random.Random(SEED * 1000 + number)
    start = STARTS[number % len(STARTS)]
    shuffles = start != chess.STARTING_FEN and rng.random() < 0.6
    length = rng.choice([10, 30, 60]) if shuffles else rng.choice([30, 120, 250])
    fault_at = rng.randrange(1, 30) if rng.random() < 0.25 else None
    board = chess.Board(start)
    found = {"first_illegal": None, "ended": None, "repeated": [], "declared": [], "fifty": []}
    words = []
    while True:
        reason = over(board)
        if reason:
            found["ended"] = [len(board.move_stack), reason]
            break
        claims(board, found)
        if len(words) >= length or len(found["declared"]) + len(found["repeated"]) > 18:
            break
        bad = wrong(board, rng) if len(words) + 1 == fault_at else None
        if bad:
            found["first_illegal"] = len(words) + 1
            words.append(bad)
            break
        move = chosen(board, rng, shuffles)
        words.append(board.san(move))
        board.push(move)
    return {"start": start, "moves": " ".join(words), **found}


def main():
    for number in range(GAMES):
        print(json.dumps({"id": f"audit-{number:03}", **game(number), "witness": f"python-chess {chess.__version__}"}))


main()

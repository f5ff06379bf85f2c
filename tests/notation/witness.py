#!/usr/bin/env python3
"""Ask python-chess, which shares no code with chesslaws, how every legal move of sampled positions is written.

    witness.py [--seed N] [--positions N] [--each N] > tests/notation/san.jsonl

The positions are those of tests/suite/vectors: a sample by the seed, and of each rare kind of record (castling, promotion,
en passant, mate, and which letters of departure are needed) up to so many more; and set-ups with many like pieces, made by the seed, as three are
rare in games.  A line is a JSON object: the vector's "id" or the "start", its legal moves with their SAN ("san"), and the
"witness".  The first line tells the seed.
"""

import argparse
import json
import os
import random
import re
import sys

import chess

VECTORS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "suite", "vectors", "positions.jsonl")
PIECE = re.compile(r"^[KQRBN](?P<file>[a-h]?)(?P<rank>[1-8]?)x?[a-h][1-8]")


def board_of(row):
    board = chess.Board() if row["start"] == "startpos" else chess.Board(row["start"])
    for move in row["moves"]:
        board.push_uci(move)
    return board


def kinds(board, move, san):
    """The kinds of record that this one is of."""
    found = set()
    if san.startswith("O-O"):
        found.add("queenside" if san.startswith("O-O-O") else "kingside")
    if "=" in san:
        found.add("promotion")
    if board.is_en_passant(move):
        found.add("en passant")
    if san.endswith("#"):
        found.add("mate")
    departure = PIECE.match(san)
    if departure and departure["file"] and departure["rank"]:
        found.add("file and rank")
    elif departure and departure["rank"]:
        found.add("rank")
    elif departure and departure["file"]:
        found.add("file")
    return found


def cornered(rng):
    """Three or four corners of a rectangle from which queens, knights or bishops go to one square, and their kind."""
    kind = rng.choice([chess.QUEEN, chess.KNIGHT, chess.BISHOP])
    side = rng.choice([2, 4, 6])
    wide, high = {chess.KNIGHT: rng.choice([(2, 4), (4, 2)])}.get(kind, (side, side))
    file, rank = rng.randrange(8 - wide), rng.randrange(8 - high)
    corners = [chess.square(f, r) for f in (file, file + wide) for r in (rank, rank + high)]
    return rng.sample(corners, rng.randint(3, 4)), kind


def scattered(rng):
    """Three to six squares anywhere, and a kind of piece."""
    kind = rng.choice([chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT])
    return rng.sample(range(64), rng.randint(3, 6)), kind


def crowded(rng, place):
    """A set-up with three to six like pieces of the side that has the move, and two kings."""
    while True:
        board = chess.Board(None)
        squares, kind = place(rng)
        side = rng.choice([chess.WHITE, chess.BLACK])
        kings = rng.sample([square for square in range(64) if square not in squares], 2)
        for square, colour in zip(kings, [chess.WHITE, chess.BLACK]):
            board.set_piece_at(square, chess.Piece(chess.KING, colour))
        for square in squares:
            board.set_piece_at(square, chess.Piece(kind, side))
        board.turn = side
        board.fullmove_number = 60
        if board.is_valid():
            return board


def sans(board):
    return {move.uci(): board.san(move) for move in board.legal_moves}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=20231)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--each", type=int, default=25)
    parser.add_argument("--crowded", type=int, default=60)
    args = parser.parse_args()
    witness = f"python-chess {chess.__version__}"
    with open(VECTORS, encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    random.Random(args.seed).shuffle(rows)
    left = {}
    chosen = []
    for place, row in enumerate(rows):
        board = board_of(row)
        san = sans(board)
        rare = set()
        for move in board.legal_moves:
            rare |= kinds(board, move, san[move.uci()])
        wanted = [kind for kind in rare if left.setdefault(kind, args.each) > 0]
        if place >= args.positions and not wanted:
            continue
        for kind in rare:
            left[kind] -= 1
        chosen.append({"id": row["id"], "san": dict(sorted(san.items())), "witness": witness})
    chosen.sort(key=lambda row: row["id"])
    rng = random.Random(args.seed)
    for number in range(args.crowded):
        board = crowded(rng, [scattered, cornered][number % 2])
        chosen.append({"start": board.fen(), "san": dict(sorted(sans(board).items())), "witness": witness})
    print(json.dumps({"made": f"by tests/notation/witness.py --seed {args.seed} --positions {args.positions} --each {args.each} --crowded {args.crowded}"}))
    for row in chosen:
        print(json.dumps(row, separators=(",", ":")))
    print(f"seed {args.seed}: {len(chosen)} positions of {len(rows)}", file=sys.stderr)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Ask python-chess which positions are dead by the men that are left (`is_insufficient_material`).

    insufficient.py [--seed N] > tests/suite/cases/dead_by_material.jsonl

A row is {"id", "fen", "dead", "witnesses"}: the expected value is python-chess's, never ours. Boards are drawn by a
printed seed from a list of what stands beside the kings, with every shade of bishops; a board that python-chess does
not call valid is drawn again.
"""

import argparse
import json
import random

import chess

# What White and Black have beside their kings.
MEN = """
- B N BB BN NN BBB BBN BNN NNN P R Q BP RB
B/B B/N N/N BB/B BB/N BB/BB BN/B NN/B NN/N BBB/BB BBB/B BBBB/BBB P/B B/P Q/B B/R BB/P N/P
""".split()
EACH = 24


def drawn(rng, sides):
    """A valid board with these men, White's first, or with the sides changed."""
    while True:
        board = chess.Board(None)
        colours = [chess.WHITE, chess.BLACK]
        rng.shuffle(colours)
        shade = rng.choice([None, 0, 1])  # Bishops of one square colour do not come by chance.
        for colour, letters in zip(colours, sides):
            for letter in "K" + letters:
                free = [square for square in chess.SQUARES if board.piece_at(square) is None]
                if letter == "B" and shade is not None:
                    free = [s for s in free if (chess.square_file(s) + chess.square_rank(s)) % 2 == shade]
                if letter == "P":
                    free = [s for s in free if 0 < chess.square_rank(s) < 7]
                piece = chess.Piece(chess.PIECE_SYMBOLS.index(letter.lower()), colour)
                board.set_piece_at(rng.choice(free), piece)
        board.turn = rng.choice([chess.WHITE, chess.BLACK])
        board.fullmove_number = 60
        if board.is_valid():
            return board


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=20231)
    rng = random.Random(parser.parse_args().seed)
    witness = f"python-chess {chess.__version__}"
    number = 0
    for men in MEN:
        white, _, black = men.replace("-", "").partition("/")
        for _ in range(EACH):
            number += 1
            board = drawn(rng, (white, black))
            row = {
                "id": f"D{number:04}",
                "fen": board.fen(en_passant="fen"),
                "dead": board.is_insufficient_material(),
                "witnesses": [witness],
            }
            print(json.dumps(row))


if __name__ == "__main__":
    main()

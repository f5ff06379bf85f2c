"""What the generators of played cases share: the games of `games.jsonl`, and how rows are written."""

import json
import pathlib

import chess

GAMES = pathlib.Path(__file__).with_name("games.jsonl")
WITNESS = f"python-chess {chess.__version__}"
COLOURS = {chess.WHITE: "white", chess.BLACK: "black"}


def games():
    """The games, each with what it was made for."""
    with open(GAMES, encoding="utf-8") as file:
        for line in file:
            row = json.loads(line)
            yield row["motif"], row["moves"].split()


def played(moves):
    """The position after a game; every move is legal, and none comes after the end."""
    board = chess.Board()
    for text in moves:
        move = chess.Move.from_uci(text)
        assert not is_over(board) and board.is_legal(move), f"{text} in {' '.join(moves)}"
        board.push(move)
    return board


def is_over(board):
    """Whether the game has ended, as far as python-chess can tell without a claim."""
    return board.is_insufficient_material() or not any(board.legal_moves)


def write(letter, rows):
    """Print the rows, numbered."""
    for number, row in enumerate(rows, 1):
        print(json.dumps({"id": f"{letter}{number:04}", **row, "witnesses": [WITNESS]}))

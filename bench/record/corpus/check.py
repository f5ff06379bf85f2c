#!/usr/bin/env python3
"""Replays the games of a database with python-chess and compares every move with how python-chess writes it: those of
the game itself to the letter, those of variations but for the signs of check, which python-chess drops as it reads.

usage: check.py FILE [GAMES]      (1000 games; needs the package `chess`)
"""

import io
import re
import sys

import chess.pgn

SHOWN = 20


class Written(chess.pgn.GameBuilder):
    """Keeps the moves that are not written as python-chess does."""

    def begin_game(self):
        self.wrong, self.moves = [], 0
        super().begin_game()

    def parse_san(self, board, san):
        move = super().parse_san(board, san)
        self.moves += 1
        if board.san(move).rstrip("+#") != san:
            self.wrong.append(f"{board.fen()}: {san}, python-chess writes {board.san(move)}")
        return move

    def result(self):
        return self.game, self.moves, self.wrong


def games(path):
    """The texts of the games."""
    lines = []
    with open(path, encoding="utf-8") as text:
        for line in text:
            if line.startswith("[Event ") and lines:
                yield "".join(lines)
                lines = []
            lines.append(line)
    yield "".join(lines)


def main_line(text):
    """The moves of the game itself as they are written."""
    moves = re.sub(r"\{[^}]*\}", " ", text.split("\n\n", 1)[1])
    while "(" in moves:
        moves = re.sub(r"\([^()]*\)", " ", moves)
    return [word for word in moves.split()[:-1] if not re.match(r"\d|\$", word)]


def check(text):
    """How many moves there are, and what is wrong."""
    game, count, wrong = chess.pgn.read_game(io.StringIO(text), Visitor=Written)
    wrong += [str(error) for error in game.errors]
    board, written = game.board(), main_line(text)
    played = list(game.mainline_moves())
    if len(played) != len(written):
        wrong.append(f"{len(written)} moves, python-chess reads {len(played)}")
    for move, san in zip(played, written):
        if board.san(move) != san:
            wrong.append(f"{board.fen()}: {san}, python-chess writes {board.san(move)}")
        board.push(move)
    return count, wrong


def main():
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    read = moves = faults = 0
    for text in games(sys.argv[1]):
        if read == most:
            break
        read += 1
        count, wrong = check(text)
        moves += count
        for line in wrong:
            faults += 1
            if faults <= SHOWN:
                print(f"game {read}: {line}")
    print(f"{read} games, {moves} moves, {faults} wrong")
    return 1 if faults or not moves else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the first games of a database and replays them with python-chess: FILE GAMES; games and moves are printed.

python-chess is under the GPL, and so is this program; it is run as a process of its own and linked with nothing of ours.
"""

import sys

import chess.pgn


class Count(chess.pgn.BaseVisitor):
    """Replays the game itself and keeps nothing."""

    def begin_game(self):
        self.moves = self.wrong = 0

    def begin_variation(self):
        return chess.pgn.SKIP

    def visit_move(self, board, move):
        self.moves += 1

    def handle_error(self, error):
        self.wrong += 1

    def result(self):
        return self.moves, self.wrong


def main():
    path, most = sys.argv[1], int(sys.argv[2])
    games = moves = wrong = 0
    with open(path, encoding="utf-8") as text:
        while games < most and (counted := chess.pgn.read_game(text, Visitor=Count)):
            games, moves, wrong = games + 1, moves + counted[0], wrong + counted[1]
    print(f"{games} games, {moves} moves, {wrong} wrong")


main()

"""The games round which the texts of `notation_pgn.py` are written, and their moves as text."""

from dataclasses import dataclass

import chess


@dataclass(frozen=True)
class Game:
    """A game from the initial array."""

    name: str
    moves: tuple
    result: str

    @property
    def sans(self):
        board, written = chess.Board(), []
        for text in self.moves:
            move = chess.Move.from_uci(text)
            assert board.is_legal(move), text
            written.append(board.san(move))
            board.push(move)
        return written

    @property
    def read(self):
        """What a reader finds."""
        return {"games": [{"moves": list(self.moves), "result": self.result}]}


def game(name, moves, result):
    return Game(name, tuple(moves.split()), result)


MATED = game("mated", "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7", "1-0")
DRAWN = game("drawn", "e2e4 g8f6 e4e5 d7d5 e5d6 c7d6 g1f3 g7g6 f1e2 f8g7 e1g1 e8g8", "1/2-1/2")
LOST = game("lost", "h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 a6a5 h7g8n a5a4", "0-1")


def numbered(sans, white="{}.", black=None, between=" ", first=0):
    """The moves with their numbers; `white` and `black` are how a number is written before a move."""
    words = []
    for at, san in enumerate(sans, first):
        form = white if at % 2 == 0 else black
        if form:
            words.append(form.format(at // 2 + 1))
        words.append(san)
    return between.join(words)


def roster(result, **other):
    """The seven tags."""
    tags = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?", "Result": result}
    return "".join(f'[{name} "{value}"]\n' for name, value in {**tags, **other}.items())


def with_tags(game, movetext):
    """The text with the seven tags before it."""
    return f"{roster(game.result)}\n{movetext}\n"


def plain(game):
    return f"{numbered(game.sans)} {game.result}"

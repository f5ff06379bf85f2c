"""What python-chess answers to the questions of notation."""

import io
import logging

import chess
import chess.pgn

# A reader that logs what it cannot read says so in `errors` too.
logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)


def answer(case):
    """Its answer to the question of a case."""
    question = case["question"]
    name, asked = (question, {}) if isinstance(question, str) else next(iter(question.items()))
    return ANSWERS[name](asked, reached(case.get("moves", []), case.get("start", chess.STARTING_FEN)))


def reached(moves, start=chess.STARTING_FEN):
    board = chess.Board(start)
    for text in moves:
        move = chess.Move.from_uci(text)
        assert board.is_legal(move), f"{text} in {' '.join(moves)}"
        board.push(move)
    return board


def read_fen(asked, _board):
    try:
        return {"truth": chess.Board(asked["fen"]).is_valid()}
    except ValueError:
        return {"truth": False}


def read_san(asked, board):
    try:
        move = board.parse_san(asked["san"])
    except ValueError:
        return {"truth": False}
    return {"move": move.uci()}


def read_pgn(asked, _board):
    text, games = io.StringIO(asked["pgn"]), []
    while (game := chess.pgn.read_game(text)) is not None:
        played = [move.uci() for move in game.mainline_moves()]
        result = game.headers.get("Result", "*")
        result = result if result in ("1-0", "0-1", "1/2-1/2") else "*"
        games.append({"moves": played, "result": result, **({"broken": True} if game.errors else {})})
    broken = len(games) == 1 and games[0].get("broken")
    return {"truth": False} if broken else {"games": games}


ANSWERS = {
    "read-fen": read_fen,
    "write-fen": lambda _, board: {"fen": board.fen(en_passant="fen")},
    "read-san": read_san,
    "write-san": lambda asked, board: {"san": board.san(chess.Move.from_uci(asked["move"]))},
    "read-pgn": read_pgn,
}

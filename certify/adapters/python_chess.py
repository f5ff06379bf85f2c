"""python-chess (PyPI chess 1.11.2) behind the protocol chesslaws-1; see certify/protocol/PROTOCOL.md."""

import io
import json
import logging
import sys

try:
    import chess
    import chess.pgn
except ImportError:
    sys.exit("python-chess is not installed; right would be: pip install chess==1.11.2")


def reach(start, moves=()):
    board = chess.Board() if start == "startpos" else chess.Board(start)
    for move in moves:
        board.push_uci(move)  # raises where the move is not legal
    return board


def ending(board):
    if board.is_checkmate():
        return "checkmate"
    if board.is_stalemate():
        return "stalemate"
    return "draw" if board.is_insufficient_material() else "none"


# What a reader of PGN cannot read it tells in `errors` too.
logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)


def read_san(board, san):
    try:
        return {"move": board.parse_san(san).uci()}
    except ValueError:
        return {"truth": False}


def read_game(game):
    result = game.headers.get("Result", "*")
    return {
        "moves": [move.uci() for move in game.mainline_moves()],
        "result": result if result in ("1-0", "0-1", "1/2-1/2") else "*",
        "broken": bool(game.errors),
    }


def read_pgn(pgn):
    text, games = io.StringIO(pgn), []
    while (game := chess.pgn.read_game(text)) is not None:
        games.append(read_game(game))
    broken = len(games) == 1 and games[0]["broken"]
    return {"truth": False} if broken else {"games": games}


def reads(fen):
    try:
        return chess.Board(fen).is_valid()
    except ValueError:
        return False


ANSWERS = {
    "legal-moves": lambda board, asked: {"moves": [move.uci() for move in board.legal_moves]},
    "is-legal": lambda board, asked: {"truth": board.is_legal(chess.Move.from_uci(asked["move"]))},
    "position-after": lambda board, asked: {"fen": board.fen()},
    "check-state": lambda board, asked: {"truth": board.is_check()},
    "ending": lambda board, asked: {"ending": ending(board)},
    # What is the same for the library: all fields of the position without the counts of moves.
    "same-position": lambda board, asked: {"truth": board.epd() == reach(**asked["other"]).epd()},
    "read-fen": lambda board, asked: {"truth": reads(asked["fen"])},
    # The library writes the en passant square in several manners: this is the standard's.
    "write-fen": lambda board, asked: {"fen": board.fen(en_passant="fen")},
    "read-san": lambda board, asked: read_san(board, asked["san"]),
    "write-san": lambda board, asked: {"san": board.san(chess.Move.from_uci(asked["move"]))},
    "read-pgn": lambda board, asked: read_pgn(asked["pgn"]),
}


def reply(message):
    command = message["command"]
    if command == "hello":
        return {"reply": "hello", "name": "python-chess", "version": chess.__version__, "questions": list(ANSWERS)}
    if command == "configure":
        return {"reply": "not-modelled", "why": "the library names no edition"}
    if command in ("reset", "bye"):
        return {"reply": "ok"}
    if command != "ask":
        return {"reply": "error", "why": f"unknown command {command}"}
    question = message["question"]
    name, asked = (question, {}) if isinstance(question, str) else next(iter(question.items()))
    if name not in ANSWERS:
        return {"reply": "not-modelled", "why": f"unknown question {name}"}
    try:
        board = None if name in ("read-fen", "read-pgn") else reach(message["start"], message.get("moves", []))
        return {"reply": "answer", "answer": ANSWERS[name](board, asked)}
    except ValueError as error:  # the library's own words
        return {"reply": "refused", "why": str(error)[:1000]}


for line in sys.stdin:
    message = {}
    try:
        message = json.loads(line)
        replied = reply(message)
    except (ValueError, KeyError, TypeError, AttributeError, StopIteration) as error:
        replied = {"reply": "error", "why": repr(error)[:1000]}
    seq = message.get("seq", 0) if isinstance(message, dict) else 0
    print(json.dumps({"seq": seq, **replied}), flush=True)
    if replied == {"reply": "ok"} and message["command"] == "bye":
        break

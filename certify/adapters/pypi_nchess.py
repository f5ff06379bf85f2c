"""nchess (PyPI nchess 1.3.1) behind the protocol chesslaws-1; see certify/protocol/PROTOCOL.md."""

import json
import sys
from importlib.metadata import version

try:
    import nchess
except ImportError:
    sys.exit("nchess is not installed; right would be: pip install nchess==1.3.1")

QUESTIONS = ["legal-moves", "is-legal", "position-after", "check-state", "ending", "read-fen"]


class Refused(Exception):
    pass


def reach(start, moves):
    try:
        board = nchess.Board() if start == "startpos" else nchess.Board(start)
    except ValueError as error:
        raise Refused(f"{error}: {start}") from error
    for move in moves:
        if not board.step(move):  # says no by its value, and goes on
            raise Refused(f"{move} is not played")
    return board


def uci(move):
    return str(move).removeprefix('Move("').removesuffix('")')


def ending(board):
    if not board.can_move:
        return "checkmate" if board.is_check else "stalemate"
    return "draw" if board.is_insufficient_material else "none"


def is_legal(board, move):
    try:
        return bool(board.is_move_legal(move))
    except ValueError:  # no move at all
        return False


def reads(fen):
    try:
        return bool(nchess.Board(fen))
    except ValueError:
        return False


def answer(board, name, asked):
    if name == "legal-moves":
        return {"moves": [uci(move) for move in board.generate_legal_moves()]}
    if name == "is-legal":
        return {"truth": is_legal(board, asked["move"])}
    if name == "position-after":
        return {"fen": board.fen()}
    if name == "check-state":
        return {"truth": bool(board.is_check)}
    return {"ending": ending(board)}


def reply(message):
    command = message["command"]
    if command == "hello":
        return {"reply": "hello", "name": "nchess", "version": version("nchess"), "questions": QUESTIONS}
    if command == "configure":
        return {"reply": "not-modelled", "why": "the library names no edition"}
    if command in ("reset", "bye"):
        return {"reply": "ok"}
    if command != "ask":
        return {"reply": "error", "why": f"unknown command {command}"}
    question = message["question"]
    name, asked = (question, {}) if isinstance(question, str) else next(iter(question.items()))
    if name not in QUESTIONS:
        return {"reply": "not-modelled", "why": f"the library has no word for {name}"}
    if name == "read-fen":
        return {"reply": "answer", "answer": {"truth": reads(asked["fen"])}}
    try:
        board = reach(message["start"], message.get("moves", []))
    except (Refused, ValueError) as error:
        return {"reply": "refused", "why": str(error)[:1000]}
    return {"reply": "answer", "answer": answer(board, name, asked)}


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

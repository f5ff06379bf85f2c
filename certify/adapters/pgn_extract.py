"""pgn-extract 19-04 behind the protocol chesslaws-1; see certify/protocol/PROTOCOL.md.

The program reads games and writes them anew: each question is a game that is given to it, and the answer is read off what
it writes. What it does not write it has not taken.
"""

import json
import re
import shutil
import subprocess
import sys

PROGRAM = shutil.which("pgn-extract", path="/usr/games:/usr/bin:/usr/local/bin") or shutil.which("pgn-extract")
if PROGRAM is None:
    sys.exit("pgn-extract is not installed; right would be: apt-get install pgn-extract")
MOVES_ALONE = ["-s", "--nocomments", "--nonags", "--novars", "--notags", "-w100000"]
RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
SECONDS = 4


def run(text, *options):
    """What it writes of a text."""
    done = subprocess.run(
        [PROGRAM, *options], input=text.encode(), capture_output=True, timeout=SECONDS, check=False
    )
    return done.stdout.decode(errors="replace")


def written(text, *options):
    """The games it writes, each as its words."""
    games, words = [], []
    for word in run(text, *MOVES_ALONE, *options).split():
        words.append(word)
        if word in RESULTS:
            games.append(words)
            words = []
    return games


def game_of(start, moves):
    """A game of these moves, as the program reads it."""
    escaped = start.replace("\\", "\\\\").replace('"', '\\"')
    tags = "" if start == "startpos" else f'[SetUp "1"]\n[FEN "{escaped}"]\n'
    return f"{tags}\n{' '.join(moves)} *\n"


def reached(start, moves):
    """Refuses a game that it does not take."""
    if start == "startpos" and not moves:
        return
    games = written(game_of(start, moves), "-Wuci")
    # A promotion is written with a capital letter.
    if [[move.lower() for move in game[:-1]] for game in games] != [list(moves)]:
        raise ValueError(f"the game is written as {games}")


def write_fen(start, moves):
    found = re.search(r'\{\s*"([^{}"]*)"\s*\}', run(game_of(start, moves), "-s", "--notags", "-w100000", "-F"))
    if found is None:
        return None
    return {"fen": found[1]}


def read_fen(fen):
    return {"truth": written(game_of(fen, [])) == [["*"]]}


def one_more(start, moves, text, form):
    """The last move of the game with this one, in another form."""
    games = written(game_of(start, [*moves, text]), form, "--nomovenumbers")
    taken = len(games) == 1 and len(games[0]) == len(moves) + 2
    return games[0][-2] if taken else None


def read_san(start, moves, san):
    move = one_more(start, moves, san, "-Wuci")
    return {"truth": False} if move is None else {"move": move}


def write_san(start, moves, move):
    san = one_more(start, moves, move, "-Wsan")
    if san is None:
        raise ValueError(f"{move} is not taken")
    return {"san": san}


def read_pgn(pgn):
    games = [{"moves": game[:-1], "result": game[-1]} for game in written(pgn, "-Wuci")]
    return {"games": games} if games else {"truth": False}


QUESTIONS = ["read-fen", "write-fen", "read-san", "write-san", "read-pgn"]
NOTES = [
    "each question is a game given to the program; games with errors it leaves out, as is its default",
    "moves on the way are given to it in UCI notation, which it reads",
]


def answer(message):
    question = message["question"]
    name, asked = (question, {}) if isinstance(question, str) else next(iter(question.items()))
    if name not in QUESTIONS:
        return {"reply": "not-modelled", "why": f"unknown question {name}"}
    start, moves = message["start"], message.get("moves", [])
    try:
        if name == "read-fen":
            found = read_fen(asked["fen"])
        elif name == "read-pgn":
            found = read_pgn(asked["pgn"])
        else:
            reached(start, moves)
            found = {
                "write-fen": lambda: write_fen(start, moves),
                "read-san": lambda: read_san(start, moves, asked["san"]),
                "write-san": lambda: write_san(start, moves, asked["move"]),
            }[name]()
        if found is None:
            return {"reply": "not-modelled", "why": "the program writes a FEN behind a move only"}
        return {"reply": "answer", "answer": found}
    except ValueError as error:
        return {"reply": "refused", "why": str(error)[:1000]}


def reply(message):
    command = message["command"]
    if command == "hello":
        version = re.search(r"v([0-9-]+)", subprocess.run([PROGRAM, "--version"], capture_output=True, text=True).stderr)
        name = {"name": "pgn-extract", "version": version[1] if version else "unknown"}
        return {"reply": "hello", **name, "questions": QUESTIONS, "notes": NOTES}
    if command == "configure":
        return {"reply": "not-modelled", "why": "the program names no edition"}
    if command in ("reset", "bye"):
        return {"reply": "ok"}
    return answer(message) if command == "ask" else {"reply": "error", "why": f"unknown command {command}"}


for line in sys.stdin:
    message = {}
    try:
        message = json.loads(line)
        replied = reply(message)
    except (ValueError, KeyError, TypeError, AttributeError, StopIteration, subprocess.TimeoutExpired) as error:
        replied = {"reply": "error", "why": repr(error)[:1000]}
    seq = message.get("seq", 0) if isinstance(message, dict) else 0
    print(json.dumps({"seq": seq, **replied}), flush=True)
    if replied == {"reply": "ok"} and message["command"] == "bye":
        break

"""A small program behind chesslaws-1 that knows a few positions, and misbehaves in the manner that its argument names."""

import json
import sys
import time

MANNER = sys.argv[1]
WHITE = ["g1h3", "g1f3", "b1c3", "b1a3"] + [f + "2" + f + r for f in "abcdefgh" for r in "34"]
BLACK = ["g8h6", "g8f6", "b8c6", "b8a6"] + [f + "7" + f + r for f in "abcdefgh" for r in "65"]
MATE = ["f2f3", "e7e5", "g2g4", "d8h4"]


def known(start, moves):
    if start == "startpos" and not moves or len(moves) == 400:
        return WHITE, False
    if start == "startpos" and moves in (["e2e4"], ["g1f3"]):
        return BLACK, False
    if start == "startpos" and moves == MATE:
        return [], True
    if start.startswith("7k/5Q2/6K1/") and not moves:
        return [], False
    return None


def ask(message):
    question = message["question"]
    if MANNER == "fen" and question == "position-after":
        return {"reply": "answer", "answer": {"fen": sys.argv[2]}}
    if question not in ("legal-moves", "check-state"):
        return {"reply": "not-modelled", "why": "not listed"}
    found = known(message["start"], message.get("moves", []))
    if MANNER == "ignores-illegal" and found is None and message["start"] == "startpos":
        found = WHITE, False
    if found is None:
        return {"reply": "refused", "why": "not known"}
    if MANNER == "wrong-kind" and question == "legal-moves":
        return {"reply": "answer", "answer": {"truth": True}}
    if MANNER == "boasts" and question == "check-state":
        return {"reply": "not-modelled", "why": "never heard of it"}
    if MANNER == "no-uci" and question == "legal-moves":
        return {"reply": "answer", "answer": {"moves": ["Nf3"]}}
    moves, check = found
    return {"reply": "answer", "answer": {"moves": moves} if question == "legal-moves" else {"truth": check}}


def reply(message):
    command = message.get("command")
    if command == "hello":
        questions = ["legal-moves", "check-state"] + ["position-after"] * (MANNER == "fen")
        return {"reply": "hello", "name": "Fake", "version": MANNER, "questions": questions}
    if command == "configure":
        return {"reply": "not-modelled", "why": "one set of rules"}
    if command in ("reset", "bye"):
        return {"reply": "ok"}
    if command == "ask":
        return ask(message)
    if MANNER == "fragile":
        sys.exit("what is " + str(command) + "?")
    return {"reply": "error", "why": "unknown command"}


def write(line):
    if MANNER != "no-flush":  # a buffer of 8192 bytes holds back all that is said here
        print(line, flush=True)


for line in sys.stdin:
    try:
        message = json.loads(line)
    except ValueError:
        if MANNER == "fragile":
            raise
        message = {}
    replied = {"seq": message.get("seq", 0), **reply(message)}
    asked = replied["reply"] == "answer"
    if MANNER == "wrong-seq" and asked:
        replied["seq"] += 1
    if MANNER == "unknown-field" and asked:
        replied["score"] = 1
    if MANNER == "logs" and asked:
        write("thinking about it")
    if MANNER == "mute" and asked:
        continue
    if MANNER == "dies" and message.get("moves") == ["e2e4"]:
        sys.exit(9)
    write(json.dumps(replied))
    if MANNER == "twice" and asked:
        write(json.dumps(replied))
    if message.get("command") == "bye":
        if MANNER == "late":
            time.sleep(60)
        break

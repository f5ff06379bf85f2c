#!/usr/bin/env python3
"""Make the summary of a certificate, and verify every failure in it anew.

    verify.py REPORT.jsonl SUMMARY.json COMMAND [--adapter CMD | --cecp CMD] [--witness CMD]... [--commit ID]

For each failed case: python-chess, which shares no code with chesslaws, is asked for its answer,
and the subject is asked once more by this program, which shares no code with the certifier's
bridges; what was said is kept as the transcript.  Where python-chess does not bear a failure of
notation out, or is the subject, the other witnesses are asked, programs behind the protocol.  A
failure that nobody else or not the subject bears out stops the summary (exit code 1): it is not
published.
"""

import argparse
import datetime
import hashlib
import json
import pathlib
import queue
import subprocess
import sys
import threading
import time

import chess

sys.path.append(str(pathlib.Path(__file__).parent.parent / "tests/suite/generate"))
import witness_notation  # noqa: E402

SECONDS = 10
OF_TEXTS = ("read-fen", "read-pgn")


def board_after(ask):
    board = chess.Board() if ask["start"] == "startpos" else chess.Board(ask["start"])
    for move in ask.get("moves", []):
        board.push_uci(move)
    return board


def name_of(question):
    return question if isinstance(question, str) else next(iter(question))


def witness(case):
    """What python-chess answers to the case's own question."""
    ask, name = case["ask"], name_of(case["ask"]["question"])
    if name in witness_notation.ANSWERS and name != "read-fen":
        start = chess.STARTING_FEN if ask["start"] == "startpos" else ask["start"]
        return witness_notation.answer({**ask, "start": start})
    if name == "read-fen":
        try:
            valid = chess.Board(ask["question"]["read-fen"]["fen"]).is_valid()
        except ValueError:
            valid = False
        return {"truth": valid}
    board = board_after(ask)
    if name == "legal-moves":
        return {"moves": sorted(move.uci() for move in board.legal_moves)}
    if name == "ending":
        if board.is_checkmate():
            return {"ending": "checkmate"}
        if board.is_stalemate():
            return {"ending": "stalemate"}
        return {"ending": "draw" if board.is_insufficient_material() else "none"}
    if name == "is-legal":
        return {"truth": chess.Move.from_uci(ask["question"]["is-legal"]["move"]) in board.legal_moves}
    if name == "check-state":
        return {"truth": board.is_check()}
    if name == "position-after":
        return {"fen": board.fen(en_passant="fen")}
    if name == "same-position":
        other = board_after(ask["question"]["same-position"]["other"])
        return {"truth": board.epd(en_passant="legal") == other.epd(en_passant="legal")}
    raise SystemExit(f"{case['id']}: no witness for {name}")


def bears_out(expected, other):
    """Whether the two say the same: a FEN may name an en passant square always or only where it can be used."""
    if "fen" in expected and "fen" in other:
        boards = [chess.Board(answer["fen"]) for answer in (expected, other)]
        one, two = (board.fen(en_passant="legal") for board in boards)
        return one == two
    return expected == other


class Program:
    """A child asked line by line."""

    def __init__(self, command):
        self.transcript = []
        self.child = subprocess.Popen(
            command, shell=True, text=True, bufsize=1, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )
        self.heard = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def say(self, line, keep=True):
        if keep:
            self.transcript.append("> " + line)
        self.child.stdin.write(line + "\n")
        self.child.stdin.flush()

    def listen(self):
        for line in self.child.stdout:
            self.heard.put(line.rstrip("\n"))
        self.heard.put(None)

    def hear(self, is_last, keep=True, seconds=SECONDS):
        lines, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = self.heard.get(timeout=0.05)
            except queue.Empty:
                continue
            if line is None:
                break
            lines.append(line)
            if keep:
                self.transcript.append("< " + line)
            if is_last(line):
                break
        return lines

    def end(self):
        self.child.kill()
        self.child.wait()


def as_usual(answer):
    """An answer about games with castling as the king's own move and small letters for promotion."""
    if answer is not None and "move" in answer:
        return {"move": answer["move"].lower()}
    if answer is None or "games" not in answer:
        return answer
    games = []
    for game in answer["games"]:
        board, moves = chess.Board(), []
        for text in game["moves"]:
            move = board.parse_uci(text.lower())
            moves.append(move.uci())
            board.push(move)
        broken = {"broken": True} if game.get("broken") else {}
        games.append({"moves": moves, "result": game["result"], **broken})
    return {"games": games}


def introduced(command):
    """What a witness calls itself."""
    program = Program(command)
    program.say(json.dumps({"command": "hello", "protocol": "chesslaws-1", "seq": 1}))
    hello = json.loads(program.hear(lambda line: True)[0])
    program.end()
    return f"{hello['name']} {hello['version']}"


def by_adapter(command, case, edition):
    program = Program(command)
    for seq, message in enumerate([
        {"command": "hello", "protocol": "chesslaws-1"},
        {"command": "configure", "edition": edition},
        {"command": "ask", **case["ask"]},
    ], 1):
        program.say(json.dumps({**message, "seq": seq}))
        reply = program.hear(lambda line: True)
    program.end()
    reply = json.loads(reply[0])
    refused = {"truth": False} if reply["reply"] == "refused" else None
    return reply.get("answer", refused), program.transcript


def by_cecp(command, case, _edition):
    """Each move that is one too many: played without a refusal, and refused when it is sent again."""
    extra = sorted(set(case["reply"]["Ok"]["answer"]["moves"]) - set(case["expected"]["moves"]))
    transcript, borne_out = [], []
    for move in extra:
        program = Program(command)
        for line in ("xboard", "protover 2"):
            program.say(line)
        program.hear(lambda line: "done=1" in line, keep=False, seconds=3)
        program.say("new")
        program.say("force")
        for played in case["ask"].get("moves", []):
            program.say(played)
        program.say("ping 1")
        before = program.hear(lambda line: line.startswith("pong 1"))
        program.say(move)
        program.say("ping 2")
        first = program.hear(lambda line: line.startswith("pong 2"))
        program.say(move)
        program.say("ping 3")
        second = program.hear(lambda line: line.startswith("pong 3"))
        program.end()
        refused = [any("llegal" in line for line in lines) for lines in (before, first, second)]
        if refused == [False, False, True] and second[-1:] == ["pong 3"]:
            borne_out.append(move)
        transcript += program.transcript
    moves = sorted(set(case["expected"]["moves"]) | set(borne_out))
    return {"moves": moves}, transcript


def bearing_out(case, edition, subject, witnesses):
    """The first witness that answers as the case does, with its answer; or what they all answer."""
    said = []
    name = f"python-chess {chess.__version__}"
    if name != subject:
        other = witness(case)
        if bears_out(case["expected"], other):
            return name, other
        said.append(f"{name} answers {other}")
    for command in witnesses:
        name = introduced(command)
        other = as_usual(by_adapter(command, case, edition)[0])
        if name != subject and other is not None and bears_out(case["expected"], other):
            return name, other
        said.append(f"{name} answers {other}")
    return None, "; ".join(said)


def verified(case, edition, asked_again, subject, witnesses):
    name, other = bearing_out(case, edition, subject, witnesses)
    again, transcript = asked_again(case, edition)
    again = as_usual(again)
    answered = as_usual(case["reply"]["Ok"].get("answer", {"truth": False}))
    if "moves" in answered:
        answered = {"moves": sorted(answered["moves"])}
    problems = []
    if name is None:
        problems.append(other)
    if again != answered:
        problems.append(f"asked again the subject answers {again}")
    if case["known"] != "played" and name_of(case["ask"]["question"]) not in OF_TEXTS:
        problems.append("the position is not known to be played")
    if problems:
        return None, f"{case['id']}: " + "; ".join(problems)
    question = case["ask"]["question"]
    fen = question["read-fen"]["fen"] if name_of(question) == "read-fen" else board_after(case["ask"]).fen(en_passant="fen")
    text = {} if isinstance(question, str) else {key: value for key, value in asked_text(question).items() if value}
    return {
        "case": case["id"],
        "statements": sorted({blame["statement"] for blame in case.get("blamed", [])}),
        "wrong": sorted({blame["wrong"] for blame in case.get("blamed", [])}),
        "fen": fen,
        **text,
        "verification": {
            "game": " ".join(case["ask"].get("moves", [])),
            "witness": name,
            "witness-answer": other if "moves" not in other else differing(other["moves"], answered["moves"]),
            "transcript": transcript,
        },
    }, None


def asked_text(question):
    """What is asked about, where it is a text or a move of notation."""
    asked = next(iter(question.values()))
    texts = {"read-san": "san", "write-san": "move", "read-pgn": "pgn"}
    return {"text": asked.get(texts.get(name_of(question)))}


def differing(moves, answered):
    """The witness's moves are many: said is how many, and where the subject's are others."""
    more, fewer = sorted(set(answered) - set(moves)), sorted(set(moves) - set(answered))
    said = [f"{len(moves)} moves"]
    said += [f"none of {' '.join(more)}"] if more else []
    said += [f"among them {' '.join(fewer)}"] if fewer else []
    return ", ".join(said)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("report")
    parser.add_argument("summary")
    parser.add_argument("command")
    parser.add_argument("--adapter")
    parser.add_argument("--cecp")
    parser.add_argument("--witness", action="append", default=[])
    parser.add_argument("--commit", default="")
    options = parser.parse_args()
    text = open(options.report, "rb").read()
    header, footer, cases = None, None, []
    for line in text.decode().splitlines():
        kind, value = next(iter(json.loads(line).items()))
        if kind == "header":
            header = value
        elif kind == "case":
            cases.append(value)
        elif kind == "footer":
            footer = value
    if footer is None:
        sys.exit("no footer, no report")
    asked_again = None
    if options.adapter:
        asked_again = lambda case, edition: by_adapter(options.adapter, case, edition)
    elif options.cecp:
        asked_again = lambda case, edition: by_cecp(options.cecp, case, edition)
    failures, refuted = [], []
    for case in cases:
        if case["outcome"] == "failed":
            record, problem = verified(
                case, header["edition"], asked_again, header["subject"]["name"], options.witness
            )
            failures.append(record) if record else refuted.append(problem)
    if refuted:
        print("\n".join(refuted))
        sys.exit(1)
    seen, broken = set(), set()
    for case in cases:
        broken.update(blame["statement"] for blame in case.get("blamed", []))
        if case["outcome"] in ("passed", "failed"):
            seen.update(case["statements"])
    silent = {}
    for case in cases:
        if case["outcome"] == "inapplicable":
            silent[case["detail"]] = silent.get(case["detail"], 0) + 1
    summary = {
        "subject": header["subject"]["name"],
        "channel": header["subject"]["channel"],
        "command": options.command,
        "edition": header["edition"],
        **({"plane": header["plane"]} if "plane" in header else {}),
        "date": datetime.date.today().isoformat(),
        "chesslaws": f"{header['version']} {options.commit}".strip(),
        "suite": header["suite"],
        "asked": header["asked"],
        "counts": footer["counts"],
        "exit-code": footer["exit-code"],
        "report-sha256": hashlib.sha256(text).hexdigest(),
        "seen": sorted((seen | broken) - {s for s in seen | broken if s.startswith("FEN:")}),
        "broken": sorted(broken),
        "inapplicable": silent,
        "notes": header["subject"].get("notes", []),
        "cannot-tell": [{"case": c["id"], "detail": c["detail"]} for c in cases if c["outcome"] == "cannot-tell"],
        "failures": failures,
    }
    with open(options.summary, "w") as file:
        json.dump(summary, file, indent=1, ensure_ascii=False)
        file.write("\n")


main()

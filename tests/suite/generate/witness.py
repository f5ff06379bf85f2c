#!/usr/bin/env python3
"""Ask programs that share no code with chesslaws for the expected values of a vector file.

    witness.py vectors.jsonl [--python-chess] [--stockfish CMD] [--write]

Each line is a JSON object with "id", "start" (a FEN or "startpos"), "moves" (UCI moves from
there) and "expected", of which the keys "moves" (the lawful moves, UCI, sorted), "check" and
"ending" ("none", "checkmate" or "stalemate") are compared where they are there.  One line is
printed for every disagreement, then the counts.  Exit code: 0 all agree, 1 some do not,
2 usage or input.  `--write` records in each row's "witnesses" those asked that agree.
"""

import argparse
import json
import os
import queue
import re
import shlex
import subprocess
import sys
import threading

KEYS = ("moves", "check", "ending")


class NoAnswer(Exception):
    """The witness refused the question, died, or did not answer in time."""


def answer(moves, check):
    """The three values from the lawful moves and whether the side to move is in check."""
    ending = "none" if moves else "checkmate" if check else "stalemate"
    return {"moves": sorted(moves), "check": check, "ending": ending}


class PythonChess:
    """python-chess, in this process."""

    def __init__(self):
        import chess

        self.chess = chess
        self.name = f"python-chess {chess.__version__}"

    def ask(self, start, moves):
        try:
            board = self.chess.Board() if start == "startpos" else self.chess.Board(start)
            for move in moves:
                board.push_uci(move)
        except ValueError as error:
            raise NoAnswer(f"refused: {error}") from error
        found = answer([move.uci() for move in board.legal_moves], board.is_check())
        if board.is_checkmate() != (found["ending"] == "checkmate"):
            raise NoAnswer("contradicts itself about checkmate")
        if board.is_stalemate() != (found["ending"] == "stalemate"):
            raise NoAnswer("contradicts itself about stalemate")
        return found

    def close(self):
        pass


class Stockfish:
    """A UCI engine with Stockfish's `go perft` and `d`, restarted when it fails."""

    PATIENCE = 3  # failures in a row after which the engine is asked no more
    MOVE = re.compile(r"^([a-h][1-8][a-h][1-8][qrbn]?): 1$")

    def __init__(self, command, timeout):
        self.command = shlex.split(command)
        self.timeout = timeout
        self.failures = 0
        self.child = None
        self.name = "Stockfish"
        self.start_child()

    def start_child(self):
        self.child = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            bufsize=1,
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.read, args=(self.child.stdout, self.lines), daemon=True).start()
        self.send("uci")
        for line in self.until(lambda text: text == "uciok"):
            if line.startswith("id name "):
                self.name = line[len("id name "):]

    @staticmethod
    def read(pipe, lines):
        """Pass the child's lines on; None marks its end."""
        for line in pipe:
            lines.put(line.rstrip("\n"))
        lines.put(None)

    def send(self, text):
        try:
            self.child.stdin.write(text + "\n")
            self.child.stdin.flush()
        except OSError as error:
            raise NoAnswer(f"engine gone: {error}") from error

    def until(self, last):
        """The lines up to and with the first that satisfies `last`."""
        found = []
        while True:
            try:
                line = self.lines.get(timeout=self.timeout)
            except queue.Empty:
                raise NoAnswer(f"no answer within {self.timeout} s") from None
            if line is None:
                raise NoAnswer("engine ended")
            found.append(line)
            if last(line):
                return found

    def ask(self, start, moves):
        if self.failures == self.PATIENCE:
            raise NoAnswer("not asked any more")
        try:
            if self.child is None:
                self.start_child()
            found = self.ask_child(start, moves)
        except NoAnswer:
            self.failures += 1
            self.close()
            raise
        self.failures = 0
        return found

    def ask_child(self, start, moves):
        place = "startpos" if start == "startpos" else f"fen {start}"
        self.send(f"position {place}" + (" moves " + " ".join(moves) if moves else ""))
        self.send("d")
        shown = self.until(lambda text: text.startswith("Checkers:"))
        check = bool(shown[-1][len("Checkers:"):].strip())
        self.send("go perft 1")
        counted = self.until(lambda text: text.startswith("Nodes searched:"))
        found = [match.group(1) for match in map(self.MOVE.match, counted) if match]
        total = int(counted[-1].split(":")[1])
        if total != len(found):
            raise NoAnswer(f"counts {total} moves and lists {len(found)}")
        # What `d` still prints after its checkers is drained here, so that no answer slips.
        self.send("isready")
        self.until(lambda text: text == "readyok")
        return answer(found, check)

    def close(self):
        if self.child is not None:
            self.child.kill()
            self.child.wait()
            self.child = None


def differences(expected, found):
    """What differs, in words; empty when all compared values agree."""
    said = []
    for key in KEYS:
        if key not in expected or expected[key] == found[key]:
            continue
        if key == "moves":
            missing = sorted(set(expected[key]) - set(found[key]))
            extra = sorted(set(found[key]) - set(expected[key]))
            if missing:
                said.append(f"lacks {' '.join(missing)}")
            if extra:
                said.append(f"adds {' '.join(extra)}")
            if not missing and not extra:
                said.append("expected moves are unsorted or repeated")
        else:
            said.append(f"{key}: expected {expected[key]}, found {found[key]}")
    return said


def judge(row, witnesses, compared):
    """Ask every witness about one row; print disagreements; return the names that agree."""
    agreed = []
    expected = row.get("expected")
    comparable = isinstance(expected, dict) and any(key in expected for key in KEYS)
    for witness in witnesses:
        if not comparable:
            print(f"{row.get('id')}\t{witness.name}\tnothing to compare: no expected value")
            continue
        try:
            said = differences(expected, witness.ask(row["start"], row["moves"]))
        except NoAnswer as error:
            said = [f"no answer: {error}"]
        if said:
            print(f"{row['id']}\t{witness.name}\t{'; '.join(said)}")
        else:
            agreed.append(witness.name)
            compared[witness.name] += 1
    return agreed


def read_rows(path):
    """The rows of a file of JSON lines; blank lines are skipped."""
    rows = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if not line.strip():
                continue
            try:
                row = json.loads(line)
                row["id"], row["start"], row["moves"]
            except (ValueError, KeyError, TypeError) as error:
                print(f"{path}:{number}: not a vector: {error!r}", file=sys.stderr)
                sys.exit(2)
            rows.append(row)
    return rows


def write_rows(path, rows, compact):
    """Replace the file in one step."""
    separators = (",", ":") if compact else None
    with open(path + ".new", "w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False, separators=separators) + "\n")
    os.replace(path + ".new", path)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("vectors", help="a file of JSON lines")
    parser.add_argument("--python-chess", action="store_true", help="ask python-chess")
    parser.add_argument("--stockfish", metavar="CMD", help="ask Stockfish, started by CMD")
    parser.add_argument("--timeout", type=float, default=20, help="seconds to wait for an engine")
    parser.add_argument("--write", action="store_true", help="record the witnesses that agree")
    args = parser.parse_args()
    if not args.python_chess and not args.stockfish:
        parser.error("name a witness: --python-chess, --stockfish CMD or both")

    rows = read_rows(args.vectors)
    witnesses = []
    if args.python_chess:
        witnesses.append(PythonChess())
    if args.stockfish:
        try:
            witnesses.append(Stockfish(args.stockfish, args.timeout))
        except (OSError, NoAnswer) as error:
            parser.error(f"cannot start {args.stockfish}: {error}")
    compared = {witness.name: 0 for witness in witnesses}
    for row in rows:
        agreed = judge(row, witnesses, compared)
        if args.write:
            row["witnesses"] = agreed
    for witness in witnesses:
        witness.close()
    if args.write and rows:
        with open(args.vectors, encoding="utf-8") as file:
            compact = '":"' in file.readline()
        write_rows(args.vectors, rows, compact)
    print(f"{len(rows)} rows")
    for name, count in compared.items():
        print(f"{count} answers agree: {name}")
    return 0 if all(count == len(rows) for count in compared.values()) else 1


if __name__ == "__main__":
    sys.exit(main())

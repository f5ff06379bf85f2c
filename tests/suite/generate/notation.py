#!/usr/bin/env python3
"""Write the cases of notation: texts to be read, and positions and moves to be written.

    notation.py fen|san|pgn > tests/suite/cases/notation_WHICH.jsonl

What is expected follows from the Laws and the standards of FEN and PGN and is written down in `notation_fen.py`,
`notation_san.py` and `notation_pgn.py`, each case with its authority and the reason. python-chess is asked the same
question and recorded as a witness or, where it answers otherwise, as dissenting, with the reason why the case stands: a
dissent for which none is written down stops the generator.
"""

import itertools
import json
import sys

import notation_fen
import notation_pgn
import notation_san
import public_record
from played import WITNESS
from witness_notation import answer

FILES = {
    "fen": [notation_fen.cases],
    "san": [notation_san.cases, public_record.of_moves],
    "pgn": [notation_pgn.cases, public_record.of_games],
}


def row(number, letter, case):
    """The case as a line of the file."""
    expected, theirs = case["expected"], answer(case)
    others = [reading["answer"] for reading in case.get("contested", [])]
    line = {"id": f"{letter}{number:04}", **{key: value for key, value in case.items() if key != "leniency"}}
    if theirs == expected:
        return {**line, "witnesses": [WITNESS]}
    reason = "it follows another of the readings" if theirs in others else case.get("leniency")
    if reason is None:
        raise SystemExit(f"{line['motif']}: {WITNESS} answers {theirs}, expected is {expected}: {line['question']}")
    return {**line, "witnesses": [], "dissent": [{"witness": WITNESS, "answer": theirs, "reason": reason}]}


def main():
    which = sys.argv[1] if len(sys.argv) == 2 else ""
    if which not in FILES:
        raise SystemExit("right would be: notation.py fen|san|pgn")
    seen = set()
    for case in itertools.chain.from_iterable(cases() for cases in FILES[which]):
        key = json.dumps([case.get("start"), case.get("moves"), case["question"]])
        if key not in seen:
            seen.add(key)
            print(json.dumps(row(len(seen), "N" + which[0].upper(), case), ensure_ascii=True))


if __name__ == "__main__":
    main()

"""The public fault reports about records (`cases/record.jsonl`) as cases of notation.

Their positions are given by FEN, so that a difference there accuses nobody.
"""

import io
import json
import pathlib

import chess.pgn

from witness_notation import answer

REPORTS = pathlib.Path(__file__).parent.parent / "cases" / "record.jsonl"
NO_MOVE = {"truth": False}


# Clauses that the reports name whole, by the statement of them that decides.
STATEMENTS = {
    "1993:5.6.4": "1993:5.6.4.a",
    "1993:9.1": "1993:9.1.b",
    "1993:9.2": "1993:9.2.a",
    "1993:4.1": "1993:4.1.a",
    "1993:10.5": "1993:10.5.a",
    "2023:7.5.2": "2023:7.5.2.a",
    "2023:C.13": "2023:C.13.4",
    "2023:1.2": "2023:1.2.b",
    "2023:5.1.1": "2023:5.1.1.a",
    "2023:5.2.1": "2023:5.2.1.a",
    "2023:5.2.2": "2023:5.2.2.a",
}


def authority(report):
    return [STATEMENTS.get(clause, clause) for clause in report["clauses"]]


def reports():
    with open(REPORTS, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def of_moves():
    for report in reports():
        if report["question"] == "san":
            yield from moves_of(report)


def moves_of(report):
    def case(question, expected, reason, **more):
        return {
            "motif": f"reported-{report['id']}",
            "authority": authority(report),
            "start": report["fen"],
            "known": "unproven",
            "question": question,
            "expected": expected,
            "reason": f"{reason} (reported to {report['source']})",
            **more,
        }

    asked, expected = report["ask"], report["expected"]
    if asked["direction"] == "write":
        san = expected.get("san") or expected["text"].split()[-1]
        yield case({"write-san": {"move": asked["move"]}}, {"san": san}, "the form for export")
        yield case({"read-san": {"san": san}}, {"move": asked["move"]}, "the form for export")
        for other in expected.get("also_readable", []):
            readings = [{"answer": NO_MOVE, "because": "readers may differ on more than is needed (PGN:8.2.3.7)"}]
            reason = "more is named than is needed"
            yield case({"read-san": {"san": other}}, {"move": asked["move"]}, reason, contested=readings)
    elif "uci" in expected:
        readings = [
            {"answer": NO_MOVE, "because": "readers may differ on what is not in the export form (PGN:8.2.3.7)"}
        ]
        question = {"read-san": {"san": asked["text"]}}
        reason = "the Laws write a promotion without a sign, the standard with ="
        yield case(question, {"move": expected["uci"]}, reason, contested=readings)
    else:
        yield case({"read-san": {"san": asked["text"]}}, NO_MOVE, "it does not say what the pawn becomes")


def of_games():
    for report in reports():
        if report["question"] == "pgn_audit":
            yield game_of(report)


def game_of(report):
    codes = {finding["code"] for finding in report["expected"]["findings"]}
    text = report["pgn"]
    case = {
        "motif": f"reported-{report['id']}",
        "authority": authority(report),
        "known": "unproven" if "[FEN " in text else "played",
        "question": {"read-pgn": {"pgn": text}},
        "expected": {"truth": False},
        "reason": f"a move that is not lawful (reported to {report['source']})",
    }
    if codes & {"null_move", "null_move_in_check"}:
        case["reason"] = f"what passes for a move is none (reported to {report['source']})"
        case["contested"] = [
            {"answer": answer(case), "because": "records of analysis write a pass so, and it is no move of a game"}
        ]
    elif "illegal_move" not in codes:
        case["expected"] = {"games": [written(text)]}
        case["reason"] = (
            f"every move is one of chess; what the result ought to be is another question (reported to {report['source']})"
        )
    return case


def written(text):
    """The moves and the result of a text whose moves are all lawful."""
    game = chess.pgn.read_game(io.StringIO(text))
    assert not game.errors
    return {"moves": [move.uci() for move in game.mainline_moves()], "result": text.split()[-1]}

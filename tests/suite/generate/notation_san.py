"""The cases of algebraic notation: moves that are written, and texts that are moves or none.

What is written is the form that PGN:8.2.3 has for export. Of other spellings the standard says that readers may differ
(PGN:8.2.3.7), and 2023 Appendix C allows several of them on a sheet: where one legal move can be meant they are
contested. A text that means no legal move, or more than one, is none.
"""

import chess

import notation_san_refused
from notation_spellings import spellings
from played import games, is_over
from witness_notation import reached

NO_MOVE = {"truth": False}
FORM = "readers may differ on what is not in the export form (PGN:8.2.3.7)"
EACH = 5


def asked(motif, authority, moves, question, expected, reason, **more):
    return {
        "motif": motif,
        "authority": authority,
        "moves": moves,
        "known": "played",
        "question": question,
        "expected": expected,
        "reason": reason,
        **more,
    }


def disambiguation(board, move):
    """How far the departure is named, and whether a pinned man stands by."""
    kind = board.piece_type_at(move.from_square)
    if kind in (chess.PAWN, chess.KING):
        return None
    others = [other for other in board.pseudo_legal_moves if is_rival(board, move, other, kind)]
    legal = [other for other in others if board.is_legal(other)]
    if others and not legal:
        return "the-other-is-pinned"
    if not legal:
        return None
    files = [chess.square_file(other.from_square) for other in legal]
    ranks = [chess.square_rank(other.from_square) for other in legal]
    if chess.square_file(move.from_square) not in files:
        return "by-file"
    return "by-rank" if chess.square_rank(move.from_square) not in ranks else "by-square"


def is_rival(board, move, other, kind):
    same = other.to_square == move.to_square and other.from_square != move.from_square
    return same and board.piece_type_at(other.from_square) == kind


def motif_of(board, move):
    """What the writing of the move shows, with its authority and the reason."""
    kind = chess.piece_name(board.piece_type_at(move.from_square))
    captures = board.is_capture(move)
    if board.is_castling(move):
        wing = "king" if board.is_kingside_castling(move) else "queen"
        yield f"castling-{wing}-side", ["PGN:8.2.3.3"], "castling is written with capital letters O"
    elif board.is_en_passant(move):
        yield "en-passant", ["PGN:8.2.3.3"], "the square of arrival is written, and nothing of en passant"
    elif move.promotion:
        how = "capture" if captures else "push"
        piece = chess.piece_name(move.promotion)
        yield f"promotion-{how}-{piece}", ["PGN:8.2.3.3"], "the new piece stands behind the sign ="
    elif kind == "pawn":
        reason = "a pawn that captures names its file" if captures else "a pawn has no letter"
        yield f"pawn-{'captures' if captures else 'steps'}", ["PGN:8.2.3.3"], reason
    else:
        named = disambiguation(board, move)
        if named:
            reason = {
                "by-file": "the file tells it from the others",
                "by-rank": "the file does not tell it from the others, the rank does",
                "by-square": "neither file nor rank alone tells it from the others",
                "the-other-is-pinned": "the other has no legal move there, so nothing is to be told apart",
            }[named]
            how = "captures" if captures else "goes"
            yield f"{kind}-{how}-named-{named}", ["PGN:8.2.3.4"], reason
        else:
            reason = "the letter, x for a capture, the square"
            yield f"{kind}-{'captures' if captures else 'goes'}", ["PGN:8.2.3.3"], reason
    if board.gives_check(move):
        board.push(move)
        mates, double = board.is_checkmate(), len(board.checkers()) > 1
        board.pop()
        name = "mate" if mates else "double-check" if double else "check"
        sign = "# says mate" if mates else "+ says check, once"
        yield f"{name}-by-{kind}", ["PGN:8.2.3.5"], sign


def found():
    """For each motif the moves behind the shortest games."""
    kept = {}
    for moves in sorted((moves for _, moves in games()), key=lambda moves: (len(moves), moves)):
        board = reached(moves)
        if len(moves) > 60 or is_over(board):
            continue
        for move in sorted(board.legal_moves, key=chess.Move.uci):
            for motif, authority, reason in motif_of(board, move):
                rows = kept.setdefault(motif, [])
                if len(rows) < EACH and all(moves != others for others, *_ in rows):
                    rows.append((moves, move, authority, reason))
    return dict(sorted(kept.items()))


def exact(kept):
    """Each move written, and read as it is written."""
    for motif, rows in kept.items():
        for at, (moves, move, authority, reason) in enumerate(rows):
            san = reached(moves).san(move)
            question = {"write-san": {"move": move.uci()}}
            yield asked(f"write-{motif}", authority, moves, question, {"san": san}, reason)
            if at < 2:
                question = {"read-san": {"san": san}}
                yield asked(f"read-{motif}", authority, moves, question, {"move": move.uci()}, reason)


def spelled(kept):
    """Each move in other spellings, the readings of both kinds of reader beside each other."""
    for motif, rows in kept.items():
        moves, move, _, _ = rows[-1]
        board = reached(moves)
        written = {board.san(other) for other in board.legal_moves}
        for how, authority, text, is_read in spellings(board, move):
            if text in written:
                continue
            meant = {"move": move.uci()}
            expected, other = (meant, NO_MOVE) if is_read else (NO_MOVE, meant)
            because = FORM if is_read else "one legal move alone can be meant"
            yield asked(
                how,
                sorted({*authority, "PGN:8.2.3.7"}, reverse=True),
                moves,
                {"read-san": {"san": text}},
                expected,
                f"one move can be meant, {move.uci()}, and it is written {board.san(move)} in the export form",
                contested=[{"answer": other, "because": because}],
            )


def cases():
    kept = found()
    yield from exact(kept)
    few = {}
    for case in spelled(kept):
        rows = few.setdefault(case["motif"], [])
        if len(rows) < 4:
            rows.append(case)
            yield case
    for motif, authority, moves, text, reason in notation_san_refused.refused():
        yield asked(motif, authority, moves, {"read-san": {"san": text}}, NO_MOVE, reason)

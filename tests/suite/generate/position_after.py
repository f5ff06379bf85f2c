#!/usr/bin/env python3
"""Ask python-chess what position a move makes, move by move of the games of games.jsonl.

    position_after.py > tests/suite/cases/position_after.jsonl

A row is {"id", "motifs", "statements", "moves", "fen", "witnesses"}: the game from the initial array, the last move being
the one that counts, and the position after it as python-chess writes it. Of each motif the shortest games are taken.
"""

import chess

from played import COLOURS, games, is_over, write

ADVANCE = ["1993:5.6.2.b", "2023:3.7.1"]
DOUBLE_STEP = ["1993:5.6.2.a", "2023:3.7.2"]
EN_PASSANT = ["1993:5.6.3.a", "2023:3.7.3.1"]
EN_PASSANT_AT_ONCE = ["1993:5.6.3.b", "2023:3.7.3.2"]
CASTLING = ["1993:5.1.2", "2023:3.8.2"]
KING_MOVED = ["1993:5.1.5.1", "2023:3.8.2.1.1"]
ROOK_MOVED = ["1993:5.1.5.2", "2023:3.8.2.1.2"]
PROMOTION = ["1993:5.6.4.a", "2023:3.7.3.3"]
CAPTURE = ["1993:4.3.a", "2023:3.1.1.a"]
TURN = ["1993:3.1.b", "2023:1.2.b"]
OF_A_PIECE = {
    chess.PAWN: ["1993:5.6.2.c", "2023:3.7.3"],
    chess.KNIGHT: ["1993:5.5", "2023:3.6"],
    chess.BISHOP: ["1993:5.4", "2023:3.2"],
    chess.ROOK: ["1993:5.3", "2023:3.3"],
    chess.QUEEN: ["1993:5.2", "2023:3.4"],
    chess.KING: ["1993:5.1.1", "2023:3.8.1"],
}
CORNERS = {chess.A1: "a1", chess.H1: "h1", chess.A8: "a8", chess.H8: "h8"}
# How many games of each motif, by the beginning of its name; the longest that fits counts.
AIMS = {
    "en-passant": 6,
    "en-passant-lapses": 4,
    "castling": 6,
    "promotion": 3,
    "rook-captured": 4,
    "rook-captured-by-rook": 1,
    "rook-captured-promoting": 2,
    "rook-moves": 4,
    "rook-is-back": 2,
    "king-moves": 4,
    "king-is-back": 3,
    "double-step": 4,
    "advance-after": 4,
    "capture": 2,
    "quiet": 2,
}


def motifs(board, move, moved):
    """What the move shows, each with its statements. `moved` are the corners and king squares left once."""
    side, piece = COLOURS[board.turn], board.piece_type_at(move.from_square)
    name = chess.piece_name(piece)
    captured = board.is_capture(move)
    if board.is_en_passant(move):
        wing = "a" if chess.square_file(move.to_square) < chess.square_file(move.from_square) else "h"
        yield f"en-passant-{side}-toward-{wing}", EN_PASSANT
    elif board.ep_square is not None and board.has_legal_en_passant():
        yield f"en-passant-lapses-{side}", EN_PASSANT_AT_ONCE
    if board.is_castling(move):
        wing = "king" if board.is_kingside_castling(move) else "queen"
        yield f"castling-{side}-{wing}-side", CASTLING + KING_MOVED
        return
    yield from rights(board, move, side, piece, moved)
    if move.promotion:
        letter = chess.piece_symbol(move.promotion)
        yield f"promotion-{side}-{letter}-{'capture' if captured else 'push'}", PROMOTION
        return
    if piece == chess.PAWN and abs(move.to_square - move.from_square) == 16:
        yield f"double-step-{side}-{beside(board, move)}", DOUBLE_STEP
    elif piece == chess.PAWN and not captured and board.halfmove_clock >= 3:
        yield f"advance-after-quiet-moves-{side}", ADVANCE
    elif captured and not board.is_en_passant(move):
        late = "after-quiet-moves" if board.halfmove_clock >= 3 else "at-once"
        yield f"capture-{side}-{name}-{late}", CAPTURE + OF_A_PIECE[piece]
    elif piece != chess.PAWN and board.halfmove_clock >= 5:
        yield f"quiet-{side}-{name}", OF_A_PIECE[piece] + TURN


def rights(board, move, side, piece, moved):
    """What becomes of the rights to castle."""
    before = board.castling_rights
    corner = chess.BB_SQUARES[move.to_square]
    if before & corner:
        by_rook = piece == chess.ROOK and before & chess.BB_SQUARES[move.from_square]
        how = "-by-rook" if by_rook else "-promoting" if move.promotion else ""
        yield f"rook-captured{how}-{CORNERS[move.to_square]}", CAPTURE + ROOK_MOVED
    if before & chess.BB_SQUARES[move.from_square]:
        yield f"rook-moves-{CORNERS[move.from_square]}", ROOK_MOVED
    home = chess.E1 if board.turn else chess.E8
    if piece == chess.KING and move.from_square == home:
        kept = [side for side in (True, False) if before & (chess.BB_A1 << (7 if side else 0) + (0 if board.turn else 56))]
        if kept:
            both = "both-rights" if len(kept) == 2 else "one-right"
            yield f"king-moves-{side}-{both}", KING_MOVED + OF_A_PIECE[piece]
    if move.to_square in moved and piece == chess.KING:
        yield f"king-is-back-{side}", KING_MOVED
    came_back = piece == chess.ROOK and move.to_square in moved and move.to_square in CORNERS
    if came_back and board.king(board.turn) == home and home not in moved:
        yield f"rook-is-back-{CORNERS[move.to_square]}", ROOK_MOVED


def beside(board, move):
    """Whether a pawn of the other side may capture the one that goes two squares."""
    after = board.copy(stack=False)
    after.push(move)
    if after.has_legal_en_passant():
        return "may-be-captured"
    return "beside-a-pinned-pawn" if after.has_pseudo_legal_en_passant() else "alone"


def aim(name):
    """How many games the motif is to have."""
    return AIMS[max((start for start in AIMS if name.startswith(start)), key=len)]


def candidates():
    """All that the games and the moves after them show: motif, statements, the game, the position."""
    for _, moves in games():
        board, moved, before = chess.Board(), set(), []
        for text in moves:
            move = chess.Move.from_uci(text)
            yield from seen(board, move, moved, before)
            if board.piece_type_at(move.from_square) in (chess.KING, chess.ROOK) and is_home(board, move.from_square):
                moved.add(move.from_square)
            board.push(move)
            before.append(text)
            if is_over(board):
                break
        else:
            for move in board.legal_moves:
                yield from seen(board, move, moved, before)


def is_home(board, square):
    """Whether the man on the square is a king or rook that could have stood there from the start."""
    piece = board.piece_at(square)
    rank = 0 if piece.color else 56
    files = (0, 7) if piece.piece_type == chess.ROOK else (4,)
    return square - rank in files


def seen(board, move, moved, before):
    """The move with what it shows."""
    found = list(motifs(board, move, moved))
    for name, _ in found:
        yield name, found, before, board, move


def main():
    kept = {}
    for name, found, before, board, move in candidates():
        games_of = kept.setdefault(name, [])
        length = len(before) + 1
        if len(games_of) >= aim(name) and length >= games_of[-1][0]:
            continue
        after = board.copy(stack=False)
        after.push(move)
        row = {
            "motifs": sorted({motif for motif, _ in found}),
            "statements": sorted({id for _, ids in found for id in ids}),
            "moves": before + [move.uci()],
            "fen": after.fen(en_passant="fen"),
        }
        key = after.epd(en_passant="fen")
        if any(other == key for _, other, _ in games_of):
            continue
        games_of.append((length, key, row))
        games_of.sort(key=lambda one: one[0])
        del games_of[aim(name):]
    rows, positions = [], set()
    for name in sorted(kept):
        for _, _, row in kept[name]:
            if row["fen"] not in positions:
                positions.add(row["fen"])
                rows.append(row)
    write("P", rows)


if __name__ == "__main__":
    main()

"""What a position shows of kings: castling, check, pins, mate and stalemate.

Labels are as in motifs_pawn.
"""

import chess

from motifs_pawn import COLOURS

# Of White; by wing: corner, squares between, crossed, landing.
WINGS = {
    "kingside": (chess.H1, (chess.F1, chess.G1), chess.F1, chess.G1),
    "queenside": (chess.A1, (chess.B1, chess.C1, chess.D1), chess.D1, chess.C1),
}


def castling(board):
    """For each wing of the side to move: what allows or forbids castling."""
    us = board.turn
    flip = 0 if us else 56
    home = chess.E1 ^ flip
    if board.king(us) != home:
        return []
    found = []
    for wing, (corner, between, crossed, landing) in WINGS.items():
        corner ^= flip
        name = None
        if is_corner_taken(board, corner, home):
            name = f"castle-corner-taken-{wing}"
        elif board.piece_at(corner) == chess.Piece(chess.ROOK, us):
            blocked = [square for square in between if board.occupied >> (square ^ flip) & 1]
            attacked = [
                reason
                for reason, square in (("king", home), ("crossed", crossed ^ flip), ("landing", landing ^ flip))
                if board.attackers_mask(not us, square)
            ]
            if not board.castling_rights >> corner & 1:
                if not blocked and not attacked:
                    name = f"castle-lost-{lost_by(board, corner, home)}-{wing}"
            elif len(blocked) == 1 and not attacked:
                name = f"castle-between-{chess.FILE_NAMES[blocked[0]]}"
            elif not blocked and len(attacked) == 1:
                name = f"castle-{attacked[0]}-attacked-{wing}"
            elif not blocked and not attacked:
                found += lawful_castling(board, wing, corner, home)
        if name:
            found.append((name, COLOURS[us]))
    return found


def lawful_castling(board, wing, corner, home):
    """Labels of a castling that is lawful."""
    us = board.turn
    names = [f"castle-lawful-{wing}"]
    if board.attackers_mask(not us, corner):
        names.append(f"castle-rook-attacked-{wing}")
    if wing == "queenside" and board.attackers_mask(not us, corner + 1):
        names.append("castle-b-attacked")
    board.push(chess.Move(home, home + (2 if wing == "kingside" else -2)))
    if board.checkers_mask():
        mate = not any(board.generate_legal_moves())
        names.append("castle-mates" if mate else "castle-gives-check")
    board.pop()
    return [(name, COLOURS[us]) for name in names]


def lost_by(board, corner, home):
    """How a right was lost though king and a rook stand on their first squares."""
    rook, moved, taken, king = corner, False, False, False
    for move in board.move_stack:
        king = king or move.from_square == home
        if taken:
            continue
        if move.from_square == rook:
            rook, moved = move.to_square, True
        elif move.to_square == rook:
            taken = True
    if king:
        return "king-and-rook" if moved or taken else "king"
    return "rook" if not taken and rook == corner else "other-rook"


def is_corner_taken(board, corner, home):
    """Whether the last move ended a right by a capture on the corner."""
    move = board.peek()
    if move.to_square != corner:
        return False
    board.pop()
    right = board.castling_rights >> corner & 1 and board.piece_type_at(home) == chess.KING
    board.push(move)
    return bool(right)


def last_move(board):
    """The kind of the last move: promotion, ep, castling, or the name of the man."""
    move = board.peek()
    if move.promotion:
        return "promotion"
    board.pop()
    special = "ep" if board.is_en_passant(move) else "castling" if board.is_castling(move) else None
    board.push(move)
    return special or chess.piece_name(board.piece_type_at(move.to_square))


def endings(board):
    """Checkmate and stalemate, by the man that moved last."""
    if any(board.generate_legal_moves()):
        return []
    checkers = board.checkers_mask()
    mover = last_move(board)
    colour = COLOURS[not board.turn]
    if not checkers:
        names = [f"stalemate-by-{mover}"]
        if chess.popcount(board.occupied) >= 18:
            names.append("stalemate-crowded")
        return [(name, colour) for name in names]
    direct = checkers >> board.peek().to_square & 1 or mover in ("castling", "king", "ep")
    names = [f"mate-by-{mover}" if direct else "mate-discovered"]
    if chess.popcount(checkers) == 2:
        names.append("mate-double")
    elif mover == "knight" and not chess.BB_KING_ATTACKS[board.king(board.turn)] & ~board.occupied_co[board.turn]:
        names.append("mate-smothered")
    return [(name, colour) for name in names]


def checks(board):
    """The check on the board, by the man that gives it and by its kind."""
    checkers = board.checkers_mask()
    if not checkers:
        return []
    colour = COLOURS[not board.turn]
    names = []
    if chess.popcount(checkers) == 2:
        names.append("check-double")
    elif checkers >> board.peek().to_square & 1:
        names.append(f"check-by-{chess.piece_name(board.piece_type_at(chess.lsb(checkers)))}")
    else:
        names.append("check-discovered")
    if any(board.is_pinned(not board.turn, square) for square in chess.scan_forward(checkers)):
        names.append("check-by-pinned")
    return [(name, colour) for name in names]


def pins(board):
    """Absolute pins of men of the side to move, by their line and the pinned man."""
    us = board.turn
    king = board.king(us)
    found = []
    for square in chess.scan_forward(board.occupied_co[us] & ~board.kings):
        if board.is_pinned(us, square):
            same_file = chess.square_file(square) == chess.square_file(king)
            same_rank = chess.square_rank(square) == chess.square_rank(king)
            line = "file" if same_file else "rank" if same_rank else "diagonal"
            found.append((f"pin-{line}", f"{COLOURS[us]} {chess.piece_name(board.piece_type_at(square))}"))
    return found

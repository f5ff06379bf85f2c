"""What a position shows of men: men at the edges, men counted after promotion, few men left.

Labels are as in motifs_pawn.
"""

import chess

from motifs_pawn import COLOURS

CORNERS = chess.BB_CORNERS
SIDES = {"left": chess.BB_FILE_A, "right": chess.BB_FILE_H, "near": chess.BB_RANK_1, "far": chess.BB_RANK_8}


def edges(board):
    """Knights, kings and sliders of the side to move at edges and corners, away from home."""
    us = board.turn
    home = chess.BB_RANK_1 if us else chess.BB_RANK_8
    edge = board.occupied_co[us] & (chess.BB_BACKRANKS | chess.BB_FILE_A | chess.BB_FILE_H)
    found = set()
    for name, men in (
        ("edge-knight", board.knights & ~(home & ~CORNERS)),
        ("edge-king", board.kings & ~(home & ~CORNERS)),
        ("edge-slider", (board.bishops | board.rooks | board.queens) & ~home),
    ):
        for square in chess.scan_forward(edge & men):
            found.add((name, f"{COLOURS[us]} {zone(square)}"))
    return sorted(found)


def zone(square):
    """A corner by its name, or an edge."""
    if CORNERS >> square & 1:
        return chess.square_name(square)
    return next(name for name, edge in SIDES.items() if edge >> square & 1)


def counts(board):
    """More men of a kind than the initial array has."""
    found = []
    for colour, name in COLOURS.items():
        queens = len(board.pieces(chess.QUEEN, colour))
        if queens >= 2:
            found.append((f"men-queens-{min(queens, 3)}", name))
        for kind in (chess.KNIGHT, chess.BISHOP, chess.ROOK):
            if len(board.pieces(kind, colour)) >= 3:
                found.append((f"men-{chess.piece_name(kind)}s-3", name))
    return found


def few(board):
    """The endings of two to four men with minor pieces only."""
    if chess.popcount(board.occupied) > 4 or board.pawns | board.rooks | board.queens:
        return []
    sides = ["".join("n" * len(board.pieces(chess.KNIGHT, colour)) + "b" * len(board.pieces(chess.BISHOP, colour)))
             for colour in (True, False)]
    stronger = max(sides, key=len)
    weaker = sides[1] if stronger is sides[0] else sides[0]
    name = {
        ("", ""): "few-k-k",
        ("b", ""): "few-kb-k",
        ("n", ""): "few-kn-k",
        ("nn", ""): "few-knn-k",
        ("b", "b"): "few-kb-kb",
        ("b", "n"): "few-kb-kn",
        ("n", "b"): "few-kb-kn",
    }.get((stronger, weaker))
    if name is None:
        return []
    if name == "few-kb-kb":
        light = chess.popcount(board.bishops & chess.BB_LIGHT_SQUARES)
        name += "-unlike" if light == 1 else "-like"
    return [(name, COLOURS[len(sides[0]) >= len(sides[1])])]

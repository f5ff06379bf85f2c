"""What a position shows of pawns: en passant, promotion, blocked and edge pawns.

Each function returns labels: pairs of a motif's name and a variant (at least the colour), by
which the generator keeps the halves even.
"""

import chess

COLOURS = {chess.WHITE: "white", chess.BLACK: "black"}
LETTERS = " pnbrqk"


def en_passant(board):
    """The captures en passant that stand ready, lawful or not, and what they would do."""
    if board.ep_square is None:
        return []
    takers = list(board.generate_pseudo_legal_ep())
    if not takers:
        return []
    colour = COLOURS[board.turn]
    lawful = [move for move in takers if board.is_legal(move)]
    victim = board.ep_square + (-8 if board.turn else 8)
    found = []
    for move in takers:
        if move in lawful:
            found += lawful_capture(board, move, colour)
        else:
            found.append((unlawful_capture(board, move, victim), colour))
    if len(takers) == 2:
        found.append((("ep-neither-of-two", "ep-one-of-two", "ep-two-ways")[len(lawful)], colour))
    if lawful:
        moves = list(board.legal_moves)
        checked = board.checkers_mask()
        if checked:
            found.append(("ep-answers-check", colour))
        if len(moves) == len(lawful):
            found.append(("ep-only-answer" if checked else "ep-only-move", colour))
        elif checked and all(m in lawful or m.from_square == board.king(board.turn) for m in moves):
            found.append(("ep-only-answer-but-king", colour))
    return found


def lawful_capture(board, move, colour):
    """Labels of one lawful capture en passant."""
    source = chess.FILE_NAMES[chess.square_file(move.from_square)]
    target = chess.FILE_NAMES[chess.square_file(move.to_square)]
    found = [("ep-lawful", f"{colour} {source}{target}")]
    if board.is_pinned(board.turn, move.from_square):
        found.append(("ep-along-pin", colour))
    board.push(move)
    checkers = board.checkers_mask()
    if checkers & ~chess.BB_SQUARES[move.to_square]:
        found.append(("ep-discovers-check", colour))
    if checkers and not any(board.generate_legal_moves()):
        found.append(("ep-mates", colour))
    board.pop()
    return found


def unlawful_capture(board, move, victim):
    """Why a capture en passant would leave the king attacked.

    No game reaches `ep-pin-diagonal-taken`: before the double step that diagonal was open, so
    the king would have stood attacked with the other side to move.
    """
    us, king = board.turn, board.king(board.turn)
    checkers = board.checkers_mask()
    if checkers:
        met = checkers == chess.BB_SQUARES[victim]
        return "ep-pinned-in-check" if met else "ep-unlawful-check"
    board.push(move)
    attacker = chess.lsb(board.attackers_mask(not us, king))
    board.pop()
    if chess.square_rank(attacker) == chess.square_rank(king):
        return "ep-pin-rank"
    if chess.square_file(attacker) == chess.square_file(king):
        return "ep-pin-file"
    if chess.between(king, attacker) & chess.BB_SQUARES[move.from_square]:
        return "ep-pin-diagonal-own"
    return "ep-pin-diagonal-taken"


def promotion_before(board):
    """The promotions that are lawful now, and what they would do."""
    us = board.turn
    ready = board.pawns & board.occupied_co[us] & (chess.BB_RANK_7 if us else chess.BB_RANK_2)
    if not ready:
        return []
    found = set()
    for move in board.generate_legal_moves(ready):
        kind = LETTERS[move.promotion]
        found.add(f"promotion-{kind}-{'capture' if board.is_capture(move) else 'push'}")
        board.push(move)
        found.update(f"promotion-{kind}-{effect}" for effect in effects(board))
        board.pop()
    return [(name, COLOURS[us]) for name in sorted(found)]


def promotion_after(board):
    """The promotion just made."""
    move = board.peek()
    if not move.promotion:
        return []
    board.pop()
    capture = board.is_capture(move)
    board.push(move)
    kind = LETTERS[move.promotion]
    names = ["capture" if capture else "push", *effects(board)]
    return [(f"promoted-{kind}-{name}", COLOURS[not board.turn]) for name in names]


def effects(board):
    """Check, mate or stalemate on the board."""
    checked = board.checkers_mask()
    if not any(board.generate_legal_moves()):
        return ["mate" if checked else "stalemate"]
    return ["check"] if checked else []


def pawns(board):
    """Pawns of the side to move that are blocked or stand at a board's edge."""
    us, colour = board.turn, COLOURS[board.turn]
    forward = 8 if us else -8
    home = 1 if us else 6
    found = set()
    for square in chess.scan_forward(board.pawns & board.occupied_co[us]):
        ahead = square + forward
        blocked = board.occupied & chess.BB_SQUARES[ahead]
        if chess.square_rank(square) != home:
            if blocked:
                found.add(("pawn-blocked", colour))
        elif blocked:
            found.add(("pawn-double-blocked-first", colour))
        elif board.occupied & chess.BB_SQUARES[ahead + forward]:
            found.add(("pawn-double-blocked-second", colour))
        if wraps(board, square, us):
            found.add(("pawn-wrapped-edge", f"{colour} {chess.FILE_NAMES[square & 7]}"))
    return sorted(found)


def wraps(board, square, us):
    """Whether a man to take stands where a pawn on the edge would reach across it."""
    step = {(True, 0): 7, (True, 7): 9, (False, 0): -9, (False, 7): -7}.get((us, square & 7))
    if step is None or not 0 <= square + step < 64:
        return False
    return bool(board.occupied_co[not us] & ~board.kings & chess.BB_SQUARES[square + step])

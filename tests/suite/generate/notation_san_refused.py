"""Texts that mean no legal move, or leave open which: for each motif the first that the shortest games show."""

import chess

from played import games, is_over
from witness_notation import reached

EACH = 4
KING_LEFT_ATTACKED = ["1993:9.1.b", "2023:3.9.2"]
OWN_MAN = ["1993:4.1.a", "2023:3.1"]
ACROSS = ["1993:4.2", "2023:3.5"]
LAPSED = ["1993:5.6.3.b", "2023:3.7.3.2"]
CAPTURE_OF_NOTHING = ["1993:5.6.2.c", "2023:3.7.3"]
DOUBLE_STEP = ["1993:5.6.2.a", "2023:3.7.2"]
ADVANCE = ["1993:5.6.2.b", "2023:3.7.1"]
PROMOTION = ["1993:5.6.4.a", "2023:3.7.3.3"]
WAYS = {
    chess.KNIGHT: ["1993:5.5", "2023:3.6"],
    chess.BISHOP: ["1993:5.4", "2023:3.2"],
    chess.ROOK: ["1993:5.3", "2023:3.3"],
    chess.QUEEN: ["1993:5.2", "2023:3.4"],
}


def letter_of(piece):
    return "" if piece == chess.PAWN else chess.piece_symbol(piece).upper()


def text_of(board, move):
    """The move without what tells it from others."""
    sign = "x" if board.is_capture(move) else ""
    piece, target = board.piece_type_at(move.from_square), chess.square_name(move.to_square)
    if piece == chess.PAWN and sign:
        return chess.square_name(move.from_square)[0] + sign + target
    return letter_of(piece) + sign + target


def unlawful(board):
    """Moves in the man's way that leave the king attacked."""
    meant = {text_of(board, move) for move in board.legal_moves}
    for move in board.pseudo_legal_moves:
        text = text_of(board, move)
        if board.is_castling(move) or move.promotion or text in meant or board.is_legal(move):
            continue
        if board.piece_type_at(move.from_square) == chess.KING:
            yield "king-into-check", KING_LEFT_ATTACKED, text, "the king would stand attacked"
        elif board.is_check():
            yield "check-not-met", KING_LEFT_ATTACKED, text, "the king is left in check"
        else:
            yield "pinned-man", KING_LEFT_ATTACKED, text, "the man that goes there leaves its king attacked"


def out_of_reach(board):
    """A piece on an own man's square, across a man, or out of its way of moving."""
    for piece, way in WAYS.items():
        men = board.pieces(piece, board.turn)
        reach = chess.SquareSet()
        for square in men:
            reach |= board.attacks(square)
        for target in chess.SQUARES if men else ():
            name = (
                letter_of(piece)
                + ("x" if board.color_at(target) == (not board.turn) else "")
                + chess.square_name(target)
            )
            empty = board.copy(stack=False)
            empty.clear_board()
            lines = chess.SquareSet()
            for square in men:
                empty.set_piece_at(square, chess.Piece(piece, board.turn))
                lines |= empty.attacks(square)
                empty.remove_piece_at(square)
            if target in reach and board.color_at(target) == board.turn:
                yield "own-man-on-the-square", OWN_MAN, name, "a man of the same side stands there"
            elif target in lines and target not in reach and board.color_at(target) != board.turn:
                yield "across-a-man", ACROSS, name, "a man stands between"
            elif target not in lines and board.color_at(target) != board.turn:
                yield f"not-in-the-way-of-a-{chess.piece_name(piece)}", way, name, "no piece of that letter moves there so"


def pawns(board):
    """Steps and captures that no pawn makes."""
    ahead, home = (8, 1) if board.turn else (-8, 6)
    meant = {text_of(board, move) for move in board.legal_moves}
    for square in board.pieces(chess.PAWN, board.turn):
        file, rank = chess.square_file(square), chess.square_rank(square)
        near, far = square + ahead, square + 2 * ahead
        for side in (-1, 1):
            if not 0 <= file + side < 8:
                continue
            target, beside = near + side, square + side
            text = f"{chess.FILE_NAMES[file]}x{chess.square_name(target)}"
            if board.piece_at(target) or text in meant:
                continue
            if board.piece_at(beside) == chess.Piece(chess.PAWN, not board.turn) and rank == (4 if board.turn else 3):
                if target != board.ep_square:
                    yield "en-passant-lapsed", LAPSED, text, "en passant is for the move right behind the double step"
            elif target != board.ep_square:
                yield "pawn-captures-nothing", CAPTURE_OF_NOTHING, text, "there is nothing to capture"
        if 0 <= far < 64 and rank != home and chess.square_name(far) not in meant and not board.piece_at(far):
            yield "two-squares-not-from-home", DOUBLE_STEP, chess.square_name(
                far
            ), "a pawn that has moved goes one square"
        if board.piece_at(near) and chess.square_name(near) not in meant:
            yield "pawn-blocked", ADVANCE, chess.square_name(near), "a man stands before the pawn"


def castling(board):
    """Castling that is not to be had."""
    if board.is_checkmate():
        return
    king = board.king(board.turn)
    home = chess.E1 if board.turn else chess.E8
    for text, sign, rook_at in (("O-O", 1, 3), ("O-O-O", -1, -4)):
        if king != home or any(
            board.is_castling(move) and board.san(move).rstrip("+#") == text for move in board.legal_moves
        ):
            continue
        corner = king + rook_at
        stands = board.piece_at(corner) == chess.Piece(chess.ROOK, board.turn)
        between = chess.SquareSet(chess.between(king, corner)) & board.occupied
        kept = bool(board.castling_rights & chess.BB_SQUARES[corner])
        attacked = [board.is_attacked_by(not board.turn, king + step * sign) for step in range(3)]
        if stands and not kept and not between and not any(attacked):
            yield "castling-lost", ["1993:5.1.5.1", "2023:3.8.2.1"], text, "king or rook has moved before"
        elif kept and between and not any(attacked):
            yield "castling-across-a-man", [
                "1993:5.1.6.2",
                "2023:3.8.2.2.2",
            ], text, "a man stands between king and rook"
        elif kept and not between and any(attacked):
            where = ("in-check", "through-check", "into-check")[attacked.index(True)]
            yield f"castling-{where}", [
                "1993:5.1.6.1",
                "2023:3.8.2.2.1",
            ], text, "a square of the king's way is attacked"


def open_texts(board):
    """Texts that fit two legal moves, and promotions that do not say what the pawn becomes."""
    fits = {}
    for move in board.legal_moves:
        if not board.is_castling(move) and not move.promotion:
            fits.setdefault(text_of(board, move), []).append(move)
    for text, moves in fits.items():
        piece = board.piece_type_at(moves[0].from_square)
        if len(moves) > 1:
            reason = f"{len(moves)} legal moves are written so"
            yield f"ambiguous-{chess.piece_name(piece)}", ["PGN:8.2.3.4", "2023:C.10"], text, reason
    for move in board.legal_moves:
        if move.promotion == chess.QUEEN:
            bare = text_of(board, move)
            yield "promotion-piece-missing", PROMOTION, bare, "it does not say what the pawn becomes"
            yield "promotion-to-a-king", PROMOTION, bare + "=K", "a pawn becomes no king"
            yield "promotion-to-a-pawn", PROMOTION, bare + "=P", "a pawn remains no pawn"
    for move in board.legal_moves:
        if board.piece_type_at(move.from_square) == chess.PAWN and not move.promotion:
            yield "promotion-before-the-end", PROMOTION, text_of(board, move) + "=Q", "the pawn is not on the last rank"
        elif board.piece_type_at(move.from_square) == chess.KNIGHT and board.san(move) == text_of(board, move):
            yield "promotion-of-a-piece", PROMOTION, text_of(board, move) + "=Q", "no piece but a pawn is promoted"


NO_MOVES = [
    ("nothing", "PGN:8.2.3.3", "nothing is written", ["", " "]),
    ("no-such-file", "PGN:8.2.3.1", "no file of that letter", ["i4", "Ni3", "Nj3"]),
    ("no-such-rank", "PGN:8.2.3.1", "no rank of that number", ["e9", "Nf0", "Nf9"]),
    ("no-such-piece", "PGN:8.2.3.2", "no piece of that letter", ["Xf3", "Af3", "Vf3"]),
    ("square-missing", "PGN:8.2.3.3", "the square of arrival is not written", ["N", "Nf", "e", "Nx"]),
    ("castling-too-far", "PGN:8.2.3.3", "no castling is written so", ["O-O-O-O", "O", "O-"]),
    ("more-than-a-move", "PGN:8.2.3.3", "a text is one move", ["e4 e5", "e4e5e6", "Nf3Nc6"]),
    ("a-result", "PGN:8.2.6", "a result is no move", ["1-0", "1/2-1/2", "*"]),
    ("a-number", "PGN:8.2.2", "the number of a move is none", ["1.", "1..."]),
    ("a-word", "PGN:8.2.3.3", "a word is no move", ["hello", "resigns", "mate"]),
    ("a-sign", "PGN:8.2.3.5", "a sign alone is no move", ["+", "#", "!", "x"]),
]


def refused():
    """Every text: motif, authority, the game before it, the text, the reason."""
    for motif, authority, reason, texts in NO_MOVES:
        for text in texts:
            yield motif, [authority], [], text, reason
    kept = {}
    for moves in sorted((moves for _, moves in games()), key=lambda moves: (len(moves), moves)):
        board = reached(moves)
        if is_over(board) or len(moves) > 60:
            continue
        here = set()
        for family in (unlawful, out_of_reach, pawns, castling, open_texts):
            for motif, authority, text, reason in family(board):
                rows = kept.setdefault(motif, [])
                if len(rows) < EACH and motif not in here:
                    here.add(motif)
                    rows.append((motif, authority, moves, text, reason))
        if len(kept) > 28 and all(len(rows) == EACH for rows in kept.values()):
            break
    for motif in sorted(kept):
        yield from kept[motif]

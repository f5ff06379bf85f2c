#!/usr/bin/env python3
"""Ask python-chess which positions of played games are the same.

    same_position.py > tests/suite/cases/same_position.jsonl

A row is {"id", "motifs", "statements", "moves", "other", "same", "witnesses"}: two games from the initial array, and
whether python-chess holds the positions that they lead to for the same, with the men, the side to move, the rights to
castle and legal captures en passant compared. The games lead on from the shortest of games.jsonl that show a motif.
"""

import chess

from played import COLOURS, games, is_over, played, write

SAME = ["1993:10.10.b", "2023:9.2.3"]
EN_PASSANT = SAME + ["2023:9.2.3.1"]
RIGHT_LOST = SAME + ["2023:9.2.3.2.a"]
RIGHT_BARRED = SAME + ["2023:9.2.3.2.b"]
PINNED = ["ep-pin-file", "ep-pin-rank", "ep-pin-diagonal-own", "ep-unlawful-check"]

TRANSPOSITIONS = [
    ("d2d4 g8f6 c2c4 e7e6 b1c3", "c2c4 e7e6 d2d4 g8f6 b1c3"),
    ("d2d4 d7d5 c2c4 e7e6 b1c3 g8f6", "c2c4 g8f6 b1c3 e7e6 d2d4 d7d5"),
    ("e2e4 e7e5 g1f3 b8c6 f1c4", "e2e4 e7e5 f1c4 b8c6 g1f3"),
    ("g1f3 d7d5 g2g3 c7c6 f1g2 g8f6 e1g1", "g2g3 g8f6 f1g2 d7d5 g1f3 c7c6 e1g1"),
]
UNLIKE = [
    ("e2e4 e7e5 g1f3", "e2e4 e7e5 g1h3"),
    ("d2d4 d7d5 c1f4", "d2d4 d7d5 c1g5"),
    ("e2e4 d7d5 e4d5 d8d5", "d2d4 e7e5 d4e5 d8h4"),
    ("c2c4 c7c5 b1c3 b8c6", "c2c4 c7c5 b1c3 b8a6"),
]
# Pieces of one kind that change places while the other side goes to and fro: the beginning, then the moves of one side.
SWAPPED = [
    ("like-knights-changed-places", SAME, "", "g1f3 b1c3 f3d4 c3e4 d4b5 e4g5 b5a3 g5h3 a3b1 h3g1", "g8f6 f6g8"),
    ("like-knights-changed-places", SAME, "e2e3", "g8f6 b8c6 f6d5 c6e5 d5b4 e5g4 b4a6 g4h6 a6b8 h6g8", "g1f3 f3g1"),
    (
        "like-rooks-changed-places",
        SAME,
        "a2a4 a7a5 h2h4 h7h5 a1a3 a8a6 h1h3 h8h6",
        "a3d3 d3d4 h3a3 d4d3 d3e3 e3h3",
        "g8f6 f6g8",
    ),
    (
        "like-rooks-changed-places-and-lost-the-right",
        RIGHT_LOST,
        "a2a4 a7a5 h2h4 h7h5",
        "a1a3 h1h3 a3d3 d3d4 h3a3 a3a1 d4d3 d3e3 e3h3 h3h1",
        "g8f6 f6g8",
    ),
]


def key(board):
    """What python-chess compares of two positions."""
    en_passant = board.ep_square if board.has_legal_en_passant() else None
    return board.board_fen(), board.turn, board.clean_castling_rights(), en_passant


def is_same(one, other):
    """Whether the positions are the same, by what is compared and, within one game, by its count of repetitions."""
    same = key(one) == key(other)
    if one.move_stack == other.move_stack[:len(one.move_stack)]:
        assert same == other.is_repetition(2), "the other game leads on from the one"
    return same


def row(motif, statements, one, other):
    """A row; python-chess says whether the two are the same."""
    return {
        "motifs": [motif],
        "statements": sorted(statements),
        "moves": one,
        "other": other,
        "same": is_same(played(one), played(other)),
    }


def there_and_back(board, first, second):
    """Four moves that bring back the men: one of the side to move that `first` wants, one of the other, and both back."""
    for move in sorted(board.legal_moves, key=chess.Move.uci):
        if not first(board, move):
            continue
        away = board.copy(stack=False)
        away.push(move)
        for reply in sorted(away.legal_moves, key=chess.Move.uci):
            if not second(away, reply):
                continue
            moves = [move, reply, back(move), back(reply)]
            if are_legal(board, moves):
                return [each.uci() for each in moves]
    return None


def back(move):
    return chess.Move(move.to_square, move.from_square)


def are_legal(board, moves):
    board = board.copy(stack=False)
    for move in moves:
        if is_over(board) or not board.is_legal(move):
            return False
        board.push(move)
    return True


def is_quiet(board, move):
    """A move of a piece that takes nothing and loses no right."""
    piece = board.piece_type_at(move.from_square)
    rights = board.castling_rights
    return (
        piece != chess.PAWN
        and not board.is_capture(move)
        and not board.is_castling(move)
        and not rights & chess.BB_SQUARES[move.from_square]
        and (piece != chess.KING or not board.has_castling_rights(board.turn))
    )


def of_man(kind, square=None):
    """A move of the king, or of the rook on the square, that takes nothing and loses a right."""
    def wanted(board, move):
        rights = board.castling_rights
        has = board.has_castling_rights(board.turn) if kind == chess.KING else rights & chess.BB_SQUARES[move.from_square]
        return bool(
            board.piece_type_at(move.from_square) == kind
            and not board.is_capture(move)
            and not board.is_castling(move)
            and (square is None or move.from_square == square)
            and has
        )

    return wanted


class Bases:
    """The games of games.jsonl by what they were made for, the shortest first."""

    def __init__(self):
        self.by_motif = {}
        for motif, moves in games():
            self.by_motif.setdefault(motif, []).append(moves)
        for found in self.by_motif.values():
            found.sort(key=len)

    def of(self, *motifs):
        for motif in motifs:
            yield from self.by_motif[motif]


def taken(wanted, count, make):
    """The first so many rows for each colour that `make` gives of the games wanted."""
    found = {chess.WHITE: [], chess.BLACK: []}
    for moves in wanted:
        board = played(moves)
        if is_over(board) or len(found[board.turn]) >= count:
            continue
        made = make(moves, board)
        if made:
            found[board.turn].append(made)
    for rows in found.values():
        for made in rows:
            yield from made


def shuffled(motif, statements, first=is_quiet, second=is_quiet, when=lambda board: True, again=False):
    """The game, and the game with four moves more after which the men stand as they did."""
    def make(moves, board):
        if not when(board):
            return None
        more = there_and_back(board, first, second)
        if more is None:
            return None
        name = f"{motif}-{COLOURS[board.turn]}"
        rows = [row(name, statements, moves, moves + more)]
        if again and are_legal(board, [chess.Move.from_uci(text) for text in more * 2]):
            rows.append(row(f"{name}-again", statements, moves + more, moves + more * 2))
        return rows

    return make


def lost_tempo(moves, board):
    """A pawn that goes two squares at once, and in two moves: the same men, and the other side to move."""
    for move in sorted(board.legal_moves, key=chess.Move.uci):
        if board.piece_type_at(move.from_square) != chess.PAWN or abs(move.to_square - move.from_square) != 16:
            continue
        half = chess.Move(move.from_square, (move.from_square + move.to_square) // 2)
        rest = chess.Move(half.to_square, move.to_square)
        stepped = board.copy(stack=False)
        if not board.is_legal(half):
            continue
        stepped.push(half)
        for reply in sorted(stepped.legal_moves, key=chess.Move.uci):
            slow = [half, reply, rest, back(reply)]
            if is_quiet(stepped, reply) and are_legal(board, slow):
                slow = [each.uci() for each in slow]
                return [row(f"other-side-to-move-{COLOURS[board.turn]}", SAME, moves + [move.uci()], moves + slow)]
    return None


def castles_now(legal):
    """Whether the side that has the move has a right to castle, and whether it may now."""
    def when(board):
        now = any(board.is_castling(move) for move in board.legal_moves)
        return board.has_castling_rights(board.turn) and now == legal

    return when


def swapped(beginning, one_side, other_side):
    """The game in which the moves of one side go on by turns with those of the other, repeated."""
    moves, replies = beginning.split(), other_side.split()
    for at, move in enumerate(one_side.split()):
        moves += [move, replies[at % 2]]
    return moves


def found(bases):
    """All rows, family by family."""
    starts = bases.of("ordinary-sensible", "ordinary-random")
    yield from taken(starts, 4, shuffled("men-are-back", SAME, again=True))
    lawful = bases.of("ep-lawful", "ep-along-pin", "ep-two-ways")
    when = chess.Board.has_legal_en_passant
    yield from taken(lawful, 5, shuffled("en-passant-was-possible", EN_PASSANT, when=when, again=True))
    for motif in PINNED:
        yield from taken(bases.of(motif), 1, shuffled("en-passant-was-pinned", EN_PASSANT, when=only_pseudo_legal))
    idle = bases.of("pawn-double-blocked-second", "castle-lawful-kingside", "ordinary-random", "ordinary-sensible")
    when = doubled_alone
    yield from taken(idle, 4, shuffled("double-step-nobody-could-take", EN_PASSANT, when=when))
    for square in (chess.A1, chess.H1, chess.A8, chess.H8):
        name = f"rook-of-{chess.square_name(square)}-was-away"
        wing = "kingside" if square in (chess.H1, chess.H8) else "queenside"
        when, first = castles_toward(square), of_man(chess.ROOK, square)
        yield from taken(bases.of(f"castle-lawful-{wing}"), 3, shuffled(name, RIGHT_LOST, first, when=when, again=True))
    kings = bases.of("castle-lawful-kingside", "castle-lawful-queenside")
    first = of_man(chess.KING)
    yield from taken(kings, 3, shuffled("king-was-away", RIGHT_LOST, first, when=castles_now(True), again=True))
    barred = bases.of("castle-between-g", "castle-landing-attacked-kingside", "castle-between-b")
    yield from taken(barred, 3, shuffled("right-that-was-barred", RIGHT_BARRED, of_man(chess.ROOK), when=castles_now(False)))
    barred = bases.of("castle-between-g", "castle-landing-attacked-kingside")
    yield from taken(barred, 2, shuffled("right-barred-both-times", RIGHT_BARRED, when=castles_now(False)))
    yield from taken(bases.of("ordinary-sensible", "ordinary-random"), 4, lost_tempo)
    for one, other in TRANSPOSITIONS:
        yield row("other-order-of-moves", SAME, one.split(), other.split())
    for one, other in UNLIKE:
        yield row("other-men", SAME, one.split(), other.split())
    for motif, statements, beginning, one_side, other_side in SWAPPED:
        yield row(motif, statements, beginning.split(), swapped(beginning, one_side, other_side))


def only_pseudo_legal(board):
    return board.has_pseudo_legal_en_passant() and not board.has_legal_en_passant()


def doubled_alone(board):
    return board.ep_square is not None and not board.has_pseudo_legal_en_passant()


def castles_toward(square):
    """Whether castling with the rook of that corner is legal now."""
    def when(board):
        wing = board.is_kingside_castling if chess.square_file(square) == 7 else board.is_queenside_castling
        return bool(board.castling_rights & chess.BB_SQUARES[square]) and any(wing(move) for move in board.legal_moves)

    return when


def main():
    write("S", found(Bases()))


if __name__ == "__main__":
    main()

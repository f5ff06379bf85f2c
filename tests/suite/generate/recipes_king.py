"""How to steer towards castling, check, mate, stalemate and few men, and how to play freely.

Recipes are as in recipes_pawn.
"""

import chess
from chess import BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE

from motifs_king import WINGS
from recipes_pawn import SLANT, STRAIGHT, OutOfBoard, along, at, between, slider
from steer import Bound, Flights, Placement, Replies, Sense, Stripped, Taste, reach

# Castling.


def castle(wing, men=(), vacant=(), extra=None, full=None):
    """White ready to castle, but for the men given; `full` is a square not kept vacant."""
    corner, path, _, _ = WINGS[wing]
    kept = [(KING, WHITE, chess.E1), (ROOK, WHITE, corner)]
    vacant = [square for square in (*path, *vacant) if square != full]
    return {"stages": [Placement(men, vacant, kept, extra)], "plies": 60, "opening": 2}


def castle_attacked(wing, which):
    """Black attacks one square: king, crossed, landing, corner, or b."""

    def recipe(rng):
        corner, _, crossed, landing = WINGS[wing]
        watched = {"king": chess.E1, "crossed": crossed, "landing": landing}
        target = watched.get(which, chess.B1 if which == "b" else corner)
        hunters = []
        for kind in (QUEEN, ROOK, BISHOP, KNIGHT):
            for square in chess.scan_forward(reach(kind, target, 0) & ~chess.BB_RANK_1):
                seen = reach(kind, square, 0)
                if not any(seen >> other & 1 for other in watched.values() if other != target):
                    hunters.append((kind, square))
        kind = rng.choice(sorted({kind for kind, _ in hunters}))
        square = rng.choice([square for other, square in hunters if other == kind])
        return castle(wing, [(kind, BLACK, square)], between(square, target))

    return recipe


def castle_between(square):
    """One man between king and rook, White's own or Black's."""
    wing = "kingside" if square > chess.E1 else "queenside"

    def recipe(rng):
        kind = rng.choice((KNIGHT, BISHOP, QUEEN, KNIGHT, BISHOP))
        colour = WHITE if rng.random() < 0.8 else BLACK
        return castle(wing, [(kind, colour, square)], full=square)

    return recipe


def castle_check(rng, mating=False):
    wing = rng.choice(sorted(WINGS))
    _, _, rook, landing = WINGS[wing]
    extra = Replies([chess.Move(chess.E1, landing)], WHITE) if mating else None
    king = at(chess.square_file(rook), rng.randint(2, 7))
    return castle(wing, [(KING, BLACK, king)], between(rook, king), extra) | {"plies": 80}


def castle_mates(rng):
    return castle_check(rng, mating=True) | {"plies": 120}


def returned(wing, piece):
    """King or rook leaves its square and comes back."""

    def recipe(rng):
        corner, path, _, _ = WINGS[wing]
        if piece == KING:
            home, still = chess.E1, (ROOK, WHITE, corner)
            away = rng.choice((chess.D1, chess.F1, chess.D2, chess.E2, chess.F2))
        else:
            home, still = corner, (KING, WHITE, chess.E1)
            away = rng.choice((*path, *(corner + 8 * steps for steps in range(1, 6))))
        vacant = [square for square in path if square != away]
        out = Placement([(piece, WHITE, away)], vacant, [still])
        back = Placement([(piece, WHITE, home)], path, [still])
        return {"stages": [out, back], "plies": 80, "opening": 2}

    return recipe


def corner_taken(wing, replaced=False):
    """A man of Black takes the rook on its corner; then, if asked, the other rook comes there."""

    def recipe(rng):
        corner, path, _, _ = WINGS[wing]
        kind = rng.choice((QUEEN, ROOK, BISHOP, KNIGHT))
        king = [(KING, WHITE, chess.E1)]
        taken = Placement([(kind, BLACK, corner)], (), king)
        again = Placement([(ROOK, WHITE, corner)], path, king)
        return {"stages": [taken, again] if replaced else [taken], "plies": 110}

    return recipe


# Check, mate, stalemate.


def mate(rng):
    return {"stages": [Flights(BLACK, rng.choice((0.4, 0.8)), rng.choice((0, 0, 0.3)))], "plies": 90}


def mate_by(kind):
    """A man one move from giving check, Black's king short of flights."""

    def recipe(rng):
        king = at(rng.randrange(8), rng.choice((7, 7, 6, 5, 4, 3)))
        if kind == PAWN:
            men = [(PAWN, WHITE, at(chess.square_file(king) + rng.choice((1, -1)), chess.square_rank(king) - 2))]
        else:
            checking = rng.choice(list(chess.scan_forward(reach(kind, king, 0))))
            men = [(kind, WHITE, rng.choice(list(chess.scan_forward(reach(kind, checking, 0) & ~chess.BB_SQUARES[king]))))]
        return {"stages": [Placement([*men, (KING, BLACK, king)], extra=Flights(BLACK, 0.6))], "plies": 110}

    return recipe


def discovery(kinds, mating=False):
    """A man of White between its slider and Black's king."""

    def recipe(rng):
        direction = rng.choice(STRAIGHT + SLANT)
        kind = rng.choice(kinds)
        point = (rng.randrange(8), rng.randrange(8))
        hunter, king = along(rng, point, direction, 1, 2 if kind == KING else 1)
        middle = at(*point)
        men = [(KING, BLACK, king), (slider(rng, direction), WHITE, hunter), (kind, WHITE, middle)]
        vacant = [square for square in between(hunter, king) if square != middle]
        goal = Placement(men, vacant, (), Flights(BLACK, 0.6) if mating else None)
        return {"stages": [goal], "plies": 120 if mating else 70}

    return recipe


def smothered(rng):
    """Black's king at home or in the corner among its own men, a knight one leap away."""
    side = rng.choice((1, -1))
    if rng.random() < 0.5:
        check = chess.D6
        men = [(QUEEN, WHITE, chess.E2), (KING, BLACK, chess.E8), (PAWN, BLACK, chess.E7)]
        vacant = [chess.E3, chess.E4, chess.E5, chess.E6, chess.C7]
    else:
        file = 7 if side == 1 else 0
        check = at(file - 2 * side, 6)
        men = [(KING, BLACK, at(file, 7)), (ROOK, BLACK, at(file - side, 7))]
        men += [(PAWN, BLACK, at(file, 6)), (PAWN, BLACK, at(file - side, 6))]
        vacant = [check]
    knight = rng.choice(list(chess.scan_forward(reach(KNIGHT, check, 0) & ~chess.BB_RANK_8)))
    return {"stages": [Placement([*men, (KNIGHT, WHITE, knight)], vacant)], "plies": 70}


def pinned_checker(rng):
    """White's king attacked along a line, into which a man of White can move with check."""
    direction = rng.choice(STRAIGHT + SLANT)
    point = (rng.randrange(8), rng.randrange(8))
    hunter, king = along(rng, point, direction)
    middle = at(*point)
    kind = rng.choice((KNIGHT, BISHOP, ROOK, QUEEN))
    other = rng.choice(list(chess.scan_forward(reach(kind, middle, 0))))
    source = rng.choice(list(chess.scan_forward(reach(kind, middle, 0))))
    if len({hunter, king, middle, other, source}) < 5:
        raise OutOfBoard
    men = [(KING, WHITE, king), (slider(rng, direction), BLACK, hunter), (KING, BLACK, other), (kind, WHITE, source)]
    return {"stages": [Placement(men, [*between(hunter, king), *between(middle, other)])], "plies": 80}


def stalemate(rng):
    return {"stages": [Bound(BLACK, 0.3, rng.choice((0.4, 0.8, 1.2)))], "plies": 160}


def stalemate_crowded(rng):
    return {"stages": [Bound(BLACK, rng.choice((0.3, 0.5)), 0)], "plies": 100}


# Few men, and play without a plan.


def left(*kept):
    def recipe(rng):
        men = [(kind, colour, shade if shade is None else shade ^ flip) for flip in [rng.random() < 0.5]
               for kind, colour, shade in kept]
        return {"stages": [Stripped(men)], "plies": 160, "opening": 6, "patience": 0}

    return recipe


def free(rng):
    return {"stages": [Taste(rng)], "plies": rng.randint(20, 90)}


def edge(kind):
    """A knight or king on a given edge or corner."""

    def recipe(rng):
        square = rng.choice([square for square in chess.SQUARES if square & 7 in (0, 7) or square >> 3 in (0, 7)])
        if rng.random() < 0.4:
            square = rng.choice((chess.A1, chess.H1, chess.A8, chess.H8))
        return {"stages": [Placement([(kind, WHITE, square)])], "plies": 60}

    return recipe


def aimless(rng):
    return {"stages": [lambda board: 1], "plies": rng.randint(3, 90)}


def sensible(rng):
    return {"stages": [Sense()], "plies": rng.randint(5, 90)}

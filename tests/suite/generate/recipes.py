"""How to steer towards each motif: goals for White, to be mirrored for Black.

A recipe takes a random generator and returns the keyword arguments of `steer.walk` beside
`see`; it chooses a variant at random.  It raises OutOfBoard when what it drew does not fit.
"""

import chess
from chess import BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE

from motifs_king import WINGS
from steer import Bound, Flights, Placement, Promote, Replies, Sense, Stripped, Taste, reach

STRAIGHT, SLANT = ((0, 1), (1, 0), (0, -1), (-1, 0)), ((1, 1), (1, -1), (-1, 1), (-1, -1))


def at(file, rank):
    """The square, both counted from 0; OutOfBoard beyond the edges."""
    if not (0 <= file < 8 and 0 <= rank < 8):
        raise OutOfBoard
    return chess.square(file, rank)


class OutOfBoard(Exception):
    """A draw that does not fit on the board."""


def between(one, other):
    return list(chess.scan_forward(chess.between(one, other)))


def slider(rng, direction):
    return rng.choice((ROOK if 0 in direction else BISHOP, QUEEN))


def along(rng, point, direction, least_back=1, least_on=1):
    """A square behind `point` and one beyond it, on a line."""
    file, rank = point
    back, on = rng.randint(least_back, least_back + 4), rng.randint(least_on, least_on + 4)
    return (
        at(file - direction[0] * back, rank - direction[1] * back),
        at(file + direction[0] * on, rank + direction[1] * on),
    )


# En passant.  White's pawn stands on the fifth rank, Black's has its double step before it.


def pair(rng):
    """Files of the pawn that takes and of the pawn to be taken."""
    taker = rng.randrange(8)
    return taker, rng.choice([file for file in (taker - 1, taker + 1) if 0 <= file < 8])


def ready(taker, taken, men=(), vacant=(), extra=None):
    """Stages that bring the two pawns and further men to their places."""
    pawn = at(taker, 4)
    vacant = [square for square in (*vacant, at(taken, 5), at(taken, 4)) if square != pawn]
    goal = Placement([(PAWN, WHITE, pawn), *men], vacant, [(PAWN, BLACK, at(taken, 6))], extra)
    return {"stages": [goal], "plies": 70}


def double_step(taken):
    return chess.Move(at(taken, 6), at(taken, 4))


def ep_plain(rng):
    return ready(*pair(rng))


def ep_two(rng):
    taken = rng.randint(1, 6)
    return ready(taken - 1, taken, [(PAWN, WHITE, at(taken + 1, 4))])


def pinned(rng, taker, taken, direction, least_on=1, least_back=1):
    king, hunter = along(rng, (taker, 4), direction, least_back, least_on)
    men = [(KING, WHITE, king), (slider(rng, direction), BLACK, hunter)]
    return ready(taker, taken, men, between(king, hunter))


def ep_pin_rank(rng):
    taker, taken = pair(rng)
    direction = (rng.choice((1, -1)), 0)
    toward = taken - taker == direction[0]
    return pinned(rng, taker, taken, direction, 2 if toward else 1, 1 if toward else 2)


def ep_pin_file(rng):
    return pinned(rng, *pair(rng), (0, rng.choice((1, -1))))


def ep_pin_diagonal(rng):
    taker, taken = pair(rng)
    up = (taker - taken, 1)
    return pinned(rng, taker, taken, rng.choice((up, (-up[0], -1))))


def ep_along_pin(rng):
    taker, taken = pair(rng)
    up = (taken - taker, 1)
    if rng.random() < 0.5:
        return pinned(rng, taker, taken, up, 2, 1)
    return pinned(rng, taker, taken, (-up[0], -1), 1, 2)


def ep_unlawful_check(rng):
    taker, taken = pair(rng)
    direction = rng.choice(((1, 0), (-1, 0), *SLANT))
    hunter, king = along(rng, (taken, 6), direction)
    men = [(KING, WHITE, king), (slider(rng, direction), BLACK, hunter)]
    vacant = [square for square in between(hunter, king) if square != at(taken, 6)]
    return ready(taker, taken, men, vacant)


def ep_answers_check(rng):
    taker, taken = pair(rng)
    return ready(taker, taken, [(KING, WHITE, at(taken + rng.choice((1, -1)), 3))])


def ep_only_answer(rng):
    taker, taken = pair(rng)
    king = at(taken + rng.choice((1, -1)), 3)
    replies = Replies([double_step(taken)], BLACK, rng.choice((0.4, 0.7)))
    return ready(taker, taken, [(KING, WHITE, king)], extra=replies) | {"plies": 130}


def ep_discovers(rng, mating=False):
    taker, taken = pair(rng)
    if rng.random() < 0.4:
        point, direction = (taken, 4), rng.choice(SLANT)
    else:
        point, direction = (taker, 4), rng.choice(STRAIGHT + SLANT)
    hunter, king = along(rng, point, direction)
    if chess.between(hunter, king) >> at(taken, 5) & 1:
        raise OutOfBoard
    men = [(KING, BLACK, king), (slider(rng, direction), WHITE, hunter)]
    taker_square = at(taker, 4)
    vacant = [square for square in between(hunter, king) if square != taker_square]
    return ready(taker, taken, men, vacant, capture(taker, taken) if mating else None)


def capture(taker, taken):
    """Black's moves after the double step and the capture."""
    return Replies([double_step(taken), chess.Move(at(taker, 4), at(taken, 5))], BLACK)


def ep_mates(rng):
    if rng.random() < 0.6:
        return ep_discovers(rng, mating=True) | {"plies": 110}
    taker, taken = pair(rng)
    king = at(taken + rng.choice((1, -1)), 6)
    return ready(taker, taken, [(KING, BLACK, king)], extra=capture(taker, taken)) | {"plies": 110}


def mate_by_ep(rng):
    how = ep_mates(rng)
    (_, _, pawn), = how["stages"][0].kept
    how["stages"].append(Placement([(PAWN, BLACK, pawn - 16)]))
    return how


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


# Promotion.


def promotion(rng, men=(), vacant=(), extra=None, plies=80):
    file = rng.randrange(8)
    goal = Placement([(PAWN, WHITE, at(file, 6)), *men], [at(file, 7), *vacant], (), extra)
    return {"stages": [goal], "plies": plies}


def promotion_check(kind, mate=False):
    def recipe(rng):
        file = rng.randrange(8)
        target = at(file + rng.choice((0, 0, 1, -1)), 7)
        king = rng.choice(list(chess.scan_forward(reach(kind, target, 0))))
        goal = Placement(
            [(PAWN, WHITE, at(file, 6)), (KING, BLACK, king)],
            between(king, target),
            (),
            Flights(BLACK, 0.6) if mate else None,
        )
        return {"stages": [goal], "plies": 120 if mate else 80}

    return recipe


def promotion_stalemate(rng):
    return promotion(rng, extra=Bound(BLACK, 0.25, 0.6), plies=160)


def extra_men(kind, count):
    return lambda rng: {"stages": [Promote(kind, WHITE, count)], "plies": 100}


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

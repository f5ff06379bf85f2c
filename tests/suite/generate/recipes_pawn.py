"""How to steer towards en passant and promotion: goals for White, to be mirrored for Black.

A recipe takes a random generator and returns the keyword arguments of `steer.walk` beside
`see`; it chooses a variant at random.  It raises OutOfBoard when what it drew does not fit.
"""

import chess
from chess import BISHOP, BLACK, KING, PAWN, QUEEN, ROOK, WHITE

from steer import Bound, Flights, Placement, Promote, Replies, reach

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

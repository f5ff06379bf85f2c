"""Walks through the game of chess, both sides helping each other towards a goal.

A goal scores a board: the lower the nearer, `NEVER` if out of reach.  A walk plays from the
initial array; at each ply every lawful move is scored, and one is drawn with a weight that
falls off steeply with its score.  What is met on the way is looked at by the caller's `see`.
"""

import math

import chess

NEVER = math.inf
CAP = 160  # plies


def walk(rng, stages, see, plies, heat=0.25, opening=4, patience=8):
    """Play one game.

    `stages` are the goals, to be reached one after the other; `see(board, visited)` is called
    for every board played and, with `visited` false, for every board one move away.  The walk
    ends when `see` says so, after `plies`, or `patience` plies after the last goal is reached.
    `opening` is the greatest number of plies first played at random.
    """
    board = chess.Board()
    stage, at_goal = 0, 0
    random_plies = rng.randint(0, opening)
    while board.ply() < min(plies, CAP):
        moves = list(board.legal_moves)
        if not moves:
            return
        scores = []
        for move in moves:
            board.push(move)
            if see(board, False):
                return
            scores.append(stages[stage](board))
            board.pop()
        if board.ply() < random_plies:
            scores = [0.0 if score < NEVER else NEVER for score in scores]
        best = min(scores)
        if best == NEVER:
            return
        weights = [math.exp((best - score) / heat) for score in scores]
        chosen = rng.choices(range(len(moves)), weights)[0]
        board.push(moves[chosen])
        if see(board, True):
            return
        if scores[chosen] <= 0 and board.ply() > random_plies:
            if stage + 1 < len(stages):
                stage += 1
            else:
                at_goal += 1
                if at_goal > patience:
                    return


def reach(kind, square, occupied):
    """Squares a queen, rook, bishop, knight or king on `square` attacks."""
    mask = 0
    if kind in (chess.ROOK, chess.QUEEN):
        mask |= chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
        mask |= chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
    if kind in (chess.BISHOP, chess.QUEEN):
        mask |= chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
    if kind == chess.KNIGHT:
        mask = chess.BB_KNIGHT_ATTACKS[square]
    return mask


def distance(board, kind, colour, source, target):
    """About how many moves a man needs from `source` to `target`."""
    if source == target:
        return 0
    if kind == chess.PAWN:
        return pawn_distance(board, colour, source, target)
    own = 0.5 if board.occupied_co[colour] >> target & 1 else 0
    if kind == chess.KING:
        return chess.square_distance(source, target) + own
    if kind == chess.BISHOP and (chess.BB_LIGHT_SQUARES >> source ^ chess.BB_LIGHT_SQUARES >> target) & 1:
        return NEVER
    from_here = reach(kind, source, board.occupied)
    goal = chess.BB_SQUARES[target]
    if from_here & goal:
        return 1 + own
    to_there = reach(kind, target, board.occupied)
    if from_here & to_there & ~board.occupied_co[colour]:
        return 2 + own
    if kind == chess.KNIGHT:
        return chess.square_knight_distance(source, target) + own
    # Hemmed in: the fewer squares at either end, the further.
    return 3 + own + 1 / (1 + chess.popcount(from_here)) + 1 / (1 + chess.popcount(to_there & ~board.occupied))


def pawn_distance(board, colour, source, target):
    """Steps to `target`, a capture costing more, a man in the way more still."""
    forward = 1 if colour else -1
    ranks = (chess.square_rank(target) - chess.square_rank(source)) * forward
    files = abs(chess.square_file(target) - chess.square_file(source))
    if ranks <= 0 or ranks < files:
        return NEVER
    double = chess.square_rank(source) == (1 if colour else 6) and ranks - files >= 2
    blocked = board.occupied >> (source + 8 * forward) & 1
    return ranks - double + 2 * files + blocked


class Placement:
    """Men on given squares, squares kept vacant, and an extra cost.

    `men` are (kind, colour, square); `kept` are men that must not leave their squares; `extra`
    is a further goal or None, whose value is added.
    """

    def __init__(self, men, vacant=(), kept=(), extra=None):
        self.men, self.kept, self.extra = men, kept, extra
        self.vacant = sum(chess.BB_SQUARES[square] for square in set(vacant))

    def mirrored(self):
        """The same with colours exchanged."""
        flip = [[(kind, not colour, square ^ 56) for kind, colour, square in men] for men in (self.men, self.kept)]
        vacant = chess.scan_forward(chess.flip_vertical(self.vacant))
        return Placement(flip[0], vacant, flip[1], self.extra and self.extra.mirrored())

    def __call__(self, board):
        for kind, colour, square in self.kept:
            if not board.pieces_mask(kind, colour) >> square & 1:
                return NEVER
        total = 0.8 * chess.popcount(board.occupied & self.vacant)
        taken = 0
        for kind, colour, square in self.men:
            free = board.pieces_mask(kind, colour) & ~taken
            best, man = NEVER, None
            for source in chess.scan_forward(free):
                steps = distance(board, kind, colour, source, square)
                if steps < best:
                    best, man = steps, source
            if man is None:
                return NEVER
            taken |= chess.BB_SQUARES[man]
            total += best
        return total + (self.extra(board) if self.extra else 0)


class Flights:
    """How many squares the king of `colour` could flee to, weighed."""

    def __init__(self, colour, weight=0.4, men=0.0):
        self.colour, self.weight, self.men = colour, weight, men

    def mirrored(self):
        return Flights(not self.colour, self.weight, self.men)

    def __call__(self, board):
        own = board.occupied_co[self.colour]
        ring = chess.BB_KING_ATTACKS[board.king(self.colour)] & ~own
        free = sum(1 for square in chess.scan_forward(ring) if not board.attackers_mask(not self.colour, square))
        return self.weight * free + self.men * chess.popcount(own)


class Replies:
    """How many moves there would be after given moves, the first by `mover`: low near a mate."""

    UNKNOWN = 12

    def __init__(self, moves, mover, weight=0.4):
        self.moves, self.mover, self.weight = moves, mover, weight

    def mirrored(self):
        moves = [chess.Move(move.from_square ^ 56, move.to_square ^ 56) for move in self.moves]
        return Replies(moves, not self.mover, self.weight)

    def __call__(self, board):
        played = 0
        if board.turn != self.mover:
            board.push(chess.Move.null())
            played = 1
        count = 0
        for move in self.moves:
            if not board.is_legal(move):
                count = self.UNKNOWN
                break
            board.push(move)
            played += 1
        if not count:
            count = min(board.legal_moves.count(), self.UNKNOWN)
        for _ in range(played):
            board.pop()
        return self.weight * count


class Bound:
    """How many moves `colour` has, and `men` for each of its men: low near stalemate."""

    def __init__(self, colour, weight=0.3, men=0.6):
        self.colour, self.weight, self.men = colour, weight, men

    def mirrored(self):
        return Bound(not self.colour, self.weight, self.men)

    def __call__(self, board):
        own = chess.popcount(board.occupied_co[self.colour])
        passed = board.turn != self.colour
        if passed:
            board.push(chess.Move.null())
        moves = min(board.legal_moves.count(), 40)
        if passed:
            board.pop()
        return self.weight * moves + self.men * own


class Stripped:
    """Only `kept` men left beside the kings: (kind, colour, square colour or None)."""

    def __init__(self, kept):
        self.kept = kept

    def mirrored(self):
        return Stripped([(kind, not colour, shade if shade is None else not shade) for kind, colour, shade in self.kept])

    def __call__(self, board):
        surplus = board.occupied & ~board.kings
        for kind, colour, shade in self.kept:
            fit = surplus & board.pieces_mask(kind, colour)
            if shade is not None:
                fit &= chess.BB_LIGHT_SQUARES if shade else chess.BB_DARK_SQUARES
            if not fit:
                return NEVER
            surplus &= ~chess.BB_SQUARES[chess.msb(fit)]
        total = 3.0 * chess.popcount(surplus)
        for square in chess.scan_forward(surplus):
            hunters = not board.color_at(square)
            if board.attackers_mask(hunters, square):
                total -= 0.5 if board.turn == hunters else 0.3
        for colour in (True, False):
            prey = surplus & board.occupied_co[not colour]
            if prey:
                king = board.king(colour)
                total += 0.2 * min(chess.square_distance(king, square) for square in chess.scan_forward(prey))
        return total


class Promote:
    """`count` men of `kind` for `colour`, by promotion where the array has fewer."""

    def __init__(self, kind, colour, count):
        self.kind, self.colour, self.count = kind, colour, count

    def mirrored(self):
        return Promote(self.kind, not self.colour, self.count)

    def __call__(self, board):
        lacking = self.count - len(board.pieces(self.kind, self.colour))
        if lacking <= 0:
            return 0
        steps = []
        for square in chess.scan_forward(board.pieces_mask(chess.PAWN, self.colour)):
            forward = 8 if self.colour else -8
            rank = chess.square_rank(square)
            ahead = 7 - rank if self.colour else rank
            steps.append(ahead - (ahead == 6) + (board.occupied >> (square + forward) & 1))
        if len(steps) < lacking:
            return NEVER
        return sum(sorted(steps)[:lacking]) + 4 * lacking


class Taste:
    """A random liking for checks, captures, pawn moves and king walks: play without a plan."""

    def __init__(self, rng):
        self.check, self.capture = rng.choice((0, 0.3, 0.6)), rng.choice((0, 0.2, 0.5))
        self.pawn, self.king = rng.choice((-0.2, 0, 0.2)), rng.choice((0, 0, 0.3, 0.6))

    def mirrored(self):
        return self

    def __call__(self, board):
        square = board.peek().to_square
        score = 2.0 + self.capture * chess.popcount(board.occupied)
        if board.checkers_mask():
            score -= self.check
        if board.pawns >> square & 1:
            score -= self.pawn
        elif board.kings >> square & 1:
            score -= self.king
        return score


class Sense:
    """Material after the best capture in reply, a liking for the centre: sensible play."""

    WORTH = (0, 1, 3, 3.2, 5, 9, 0)

    def __call__(self, board):
        mover = not board.turn
        move = board.peek()
        score = 4.0
        for kind in range(1, 6):
            own, other = board.pieces_mask(kind, mover), board.pieces_mask(kind, not mover)
            score += self.WORTH[kind] * (chess.popcount(other) - chess.popcount(own))
        worst = 0
        for square in chess.scan_forward(board.occupied_co[mover] & ~board.kings):
            hunters = board.attackers_mask(not mover, square)
            if not hunters:
                continue
            worth = self.WORTH[board.piece_type_at(square)]
            least = min(self.WORTH[board.piece_type_at(hunter)] or 10 for hunter in chess.scan_forward(hunters))
            held = board.attackers_mask(mover, square)
            worst = max(worst, worth - (least if held else 0))
        file, rank = chess.square_file(move.to_square), chess.square_rank(move.to_square)
        score += worst + 0.08 * (abs(file - 3.5) + abs(rank - 3.5))
        if board.kings >> move.to_square & 1 and abs(move.to_square - move.from_square) != 2:
            score += 0.4
        return score

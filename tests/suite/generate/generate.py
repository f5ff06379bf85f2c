#!/usr/bin/env python3
"""Re-create the games whose final positions show the motifs of the conformance suite.

    generate.py --seed N --out games.jsonl [--only MOTIF] [--jobs 2]

Each line of the output is {"motif": ..., "moves": "e2e4 e7e5 ..."}: a game from the initial
array that ends as soon as the motif is on the board.  Final positions are distinct.  The same
seed gives the same file, whatever the number of jobs; progress goes to standard error.
"""

import argparse
import collections
import json
import multiprocessing
import random
import sys
import time

import chess

from motifs import FAMILIES
from recipes_pawn import OutOfBoard
from steer import walk

PATIENCE = 500  # walks in vain after which a motif is given up


class Collector:
    """The games found for one family, shared evenly among each motif's variants."""

    def __init__(self, family, motifs):
        self.look_outs = family.look_outs
        self.motifs = motifs
        self.found = {name: [] for name in motifs}
        self.variants = collections.Counter()
        self.positions = set()

    def share(self, name):
        """How many games one variant of a motif may have."""
        motif = self.motifs[name]
        return -(-motif.aim // motif.variants)

    def lacks(self, name):
        return len(self.found[name]) < self.motifs[name].aim

    def lacking_colour(self, name):
        """The colour that has fewer games of a motif."""
        counts = {colour: 0 for colour in ("white", "black")}
        for (motif, variant), count in self.variants.items():
            colour = variant.split()[0]
            if motif == name and colour in counts:
                counts[colour] += count
        return counts["white"] <= counts["black"]

    def keep(self, board, name, variant):
        """Keep the game if it is wanted; true if it was."""
        if not self.lacks(name) or self.variants[name, variant] >= self.share(name):
            return False
        position = board.epd()
        if position in self.positions:
            return False
        self.positions.add(position)
        self.variants[name, variant] += 1
        self.found[name].append(" ".join(move.uci() for move in board.move_stack))
        return True

    def watch(self, target):
        """A `see` for one walk: it ends when `target` is met; a motif is kept once a walk."""
        kept = set()

        def see(board, _visited):
            for look_out in self.look_outs:
                for name, variant in look_out(board):
                    if name in self.motifs and name not in kept and self.keep(board, name, variant):
                        kept.add(name)
            return target in kept

        return see

    def last(self, target, plies):
        """A `see` for play without a motif: the game is kept after so many plies."""

        def see(board, visited):
            return visited and board.ply() >= plies and (self.keep(board, target, "any") or True)

        return see


def attempt(rng, collector, name):
    """One walk towards a motif."""
    try:
        how = collector.motifs[name].recipe(rng)
    except OutOfBoard:
        return False
    if not collector.look_outs:
        walk(rng, see=collector.last(name, how["plies"]), **how)
        return True
    if not collector.lacking_colour(name):
        how["stages"] = [stage.mirrored() for stage in how["stages"]]
    walk(rng, see=collector.watch(name), **how)
    return True


def run(task):
    """Generate one family; the seed and the family's name alone decide the games."""
    family_name, seed, only = task
    began = time.monotonic()
    rng = random.Random(f"{seed} {family_name}")
    family = FAMILIES[family_name]
    motifs = {name: motif for name, motif in family.motifs.items() if only in (None, name)}
    collector = Collector(family, motifs)
    for name, motif in motifs.items():
        vain = 0
        while collector.lacks(name) and vain < (motif.short or PATIENCE):
            before = len(collector.found[name])
            if attempt(rng, collector, name):
                vain = 0 if len(collector.found[name]) > before else vain + 1
        seconds = time.monotonic() - began
        print(f"{seconds:6.0f} s  {name}: {len(collector.found[name])} of {motif.aim}", file=sys.stderr, flush=True)
    return collector.found


def final_position(moves):
    board = chess.Board()
    for move in moves.split():
        board.push_uci(move)
    return board.epd()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", required=True, help="the file to write")
    parser.add_argument("--only", metavar="MOTIF", help="generate one motif")
    parser.add_argument("--jobs", type=int, default=2, help="processes to use")
    args = parser.parse_args()

    names = [name for name, family in FAMILIES.items() if args.only is None or args.only in family.motifs]
    if not names:
        parser.error(f"no such motif: {args.only}")
    with multiprocessing.Pool(args.jobs) as pool:
        results = pool.map(run, [(name, args.seed, args.only) for name in names], chunksize=1)

    positions, lines, plies = set(), 0, []
    with open(args.out, "w", encoding="utf-8") as file:
        for found in results:
            for name, games in found.items():
                for moves in games:
                    position = final_position(moves)
                    if position in positions:
                        continue
                    positions.add(position)
                    plies.append(len(moves.split()))
                    file.write(json.dumps({"motif": name, "moves": moves}) + "\n")
                    lines += 1
    middle = sorted(plies)[len(plies) // 2] if plies else 0
    print(f"{lines} games, median {middle} plies, longest {max(plies, default=0)}", file=sys.stderr)


if __name__ == "__main__":
    main()

#!/usr/bin/env bash
# How the time of perft grows with the nodes, and what a second thread gives: a Markdown table on stdout. Each cell is the
# best of ROUNDS (3) whole processes of the release build, by the clock and on the processor, with the load at the end.
set -uo pipefail
rounds=${ROUNDS-3}
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd) || exit 2
cargo build --quiet --release --locked --manifest-path "$root/Cargo.toml" -p chesslaws || exit 2
chesslaws=${CARGO_TARGET_DIR:-$root/target}/release/chesslaws
kiwipete='r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
counted=$(mktemp) || exit 2
trap 'rm -f "$counted"' EXIT
TIMEFORMAT='%R %U %S'

# cell FEN DEPTH THREADS: "LEAVES CLOCK PROCESSOR", of each time the least.
cell() {
    "$chesslaws" perft "$1" "$2" >"$counted" || exit 2
    for _ in $(seq "$rounds"); do
        { time "$chesslaws" perft "$1" "$2" --threads "$3" >/dev/null; } 2>&1
    done | awk -v leaves="$(cat "$counted")" '{ if (!n++ || $1 < clock) clock = $1
        if (n == 1 || $2 + $3 < busy) busy = $2 + $3 } END { printf "%s %.3f %.3f", leaves, clock, busy }'
}

echo '| position | depth | leaves | 1 thread: clock, s | processor, s | ns a leaf | 2 threads: clock, s | processor, s | clock 1 / 2 |'
echo '|---|--:|--:|--:|--:|--:|--:|--:|--:|'
row() {
    local name=$1 fen=$2 depth=$3
    printf '%s %s ' "$(cell "$fen" "$depth" 1)" "$(cell "$fen" "$depth" 2)" |
        awk -v name="$name" -v depth="$depth" '{
            printf "| %s | %d | %s | %s | %s | %.2f | %s | %s | %.2f |\n",
                name, depth, $1, $2, $3, $3 * 1e9 / $1, $5, $6, $2 / ($5 > 0 ? $5 : 0.001) }'
}
for depth in 3 4 5 6 7; do row startpos startpos $depth; done
for depth in 2 3 4 5; do row Kiwipete "$kiwipete" $depth; done
echo
printf 'load %s, %s cores\n' "$(cut -d' ' -f1-3 /proc/loadavg)" "$(nproc)"

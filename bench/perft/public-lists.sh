#!/usr/bin/env bash
# The perft counts that Ethereal, python-chess and shakmaty publish, counted again by the kernel. The lists are theirs
# (GPL) and no part of this repository; clone them, with or without a work tree, and name the clones:
#
#   git clone --bare https://github.com/AndyGrant/Ethereal /tmp/ethereal      (and niklasf/python-chess, niklasf/shakmaty)
#   bench/perft/public-lists.sh /tmp/ethereal /tmp/python-chess /tmp/shakmaty [MAX-NODES]
#
# Counts of more than MAX-NODES leaves (100,000,000 if not given) are left out, and told. Exit code: 0 all agree, 1 not
# all, 2 a list that is not there or cannot be read.
set -uo pipefail
if [ $# -lt 3 ] || [ $# -gt 4 ]; then
    sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
ethereal=$1 python_chess=$2 shakmaty=$3 most=${4-100000000}
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd) || exit 2
cargo build --quiet --release --locked --manifest-path "$root/Cargo.toml" -p chesslaws || exit 2
chesslaws=${CARGO_TARGET_DIR:-$root/target}/release/chesslaws
list=$(mktemp) || exit 2
trap 'rm -f "$list"' EXIT
worst=0

# check CLONE PATH [OPTION]..
check() {
    local clone=$1 path=$2 code start=$SECONDS
    shift 2
    printf '%s %s %s\n' "$(basename "$path")" "$(git -C "$clone" rev-parse --short=12 HEAD)" "$*"
    if git -C "$clone" show "HEAD:$path" >"$list"; then
        "$chesslaws" vectors check --max-nodes "$most" "$@" "$list"
        code=$?
    else
        code=2
    fi
    printf '    %s s\n' $((SECONDS - start))
    [ $code -gt $worst ] && worst=$code
}

check "$ethereal" src/perft/standard.epd
check "$ethereal" src/perft/fischer.epd --chess960
check "$python_chess" examples/perft/tricky.perft --chess960
check "$python_chess" examples/perft/chess960.perft --chess960
check "$python_chess" examples/perft/random.perft
check "$shakmaty" shakmaty/tests/tricky.perft --chess960
check "$shakmaty" shakmaty/tests/chess960.perft --chess960
check "$shakmaty" shakmaty/tests/random.perft
exit $worst

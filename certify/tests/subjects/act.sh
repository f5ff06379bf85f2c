#!/bin/sh
# What the fake programs become at the moment that a test names: "$1" says which misdeed, the rest is the line that would
# have been right.
deed=$1
shift
hold() { while :; do sleep 1; done; }
case "$deed" in
silent) hold ;;
late) sleep 4; printf '%s\n' "$*"; hold ;;
flood) exec yes "flood" ;;
# Lines as long as are still read, as many as are asked for: a thousand words of 60 letters each.
flood-long)
  line=$(yes "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | head -n 1000 | tr '\n' ' ')
  exec yes "$line" ;;
endless) exec tr '\0' x </dev/zero ;;
# The shell keeps stdout open.
flood-stderr) yes "on stderr" >&2; hold ;;
garbage) printf '\377\000\033[2J uci ok? {"reply":\r\n'; hold ;;
exit) echo "something broke" >&2; exit 3 ;;
stubborn) trap '' TERM INT HUP PIPE; hold ;;
grandchild) sh -c 'trap "" TERM; while :; do sleep 1; done' & exit 0 ;;
runaway) setsid sh -c 'trap "" TERM HUP; exec sleep 600' & hold ;;
# Each of sixty runs away from its parent.
bomb)
  count=0
  while [ $count -lt 60 ]; do
    setsid sh -c 'trap "" TERM HUP; setsid sleep 600 & exec sleep 600' &
    count=$((count + 1))
  done
  hold ;;
*) echo "no such misdeed: $deed" >&2; exit 64 ;;
esac

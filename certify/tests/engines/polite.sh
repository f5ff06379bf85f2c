#!/bin/sh
# A small engine that knows the answers to the bridge's probes; "$1" marks the process, "$2" says what it does at a
# question about a position with moves: answer, exit, hang, garble, flood, longline.
position=""
while read -r line; do
  case "$line" in
  uci) echo "id name Fake $2"; echo uciok ;;
  isready) echo readyok ;;
  "position "*) position=$line ;;
  "go perft 1")
    case "$position" in
    *"moves a2a3"*)
      case "$2" in
      exit) echo "e7e5: 1"; echo "something broke" >&2; exit 3 ;;
      hang) echo "e7e5: 1" ;;
      garble) echo "e7e5: 1"; echo "Nodes searched: banana" ;;
      flood) yes "info string flood" ;;
      longline) tr '\0' x </dev/zero ;;
      *) echo "e7e5: 1"; echo; echo "Nodes searched: 1" ;;
      esac ;;
    *)
      for move in a2a3 b2b3 c2c3 d2d3 e2e3 f2f3 g2g3 h2h3 a2a4 b2b4 c2c4 d2d4 e2e4 f2f4 g2g4 h2h4 b1a3 b1c3 g1f3 g1h3; do
        echo "$move: 1"
      done
      echo "Nodes searched: 20" ;;
    esac ;;
  "go depth 1") echo "bestmove e2e4" ;;
  quit) exit 0 ;;
  esac
done

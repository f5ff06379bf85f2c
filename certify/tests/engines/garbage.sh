#!/bin/sh
# Answers every line with bytes that mean nothing; "$1" marks the process.
while read -r _; do printf '\377\000\033[2J uci ok?\r\n'; done

#!/bin/sh
# Writes lines without end, on both pipes; "$1" marks the process.
yes "on stderr" >&2 &
yes "info string flood"

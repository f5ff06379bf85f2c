#!/bin/sh
# Ignores every signal it can and never answers; "$1" marks the process.
trap '' TERM INT HUP PIPE
while :; do sleep 1; done

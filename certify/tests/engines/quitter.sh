#!/bin/sh
# Ends at once; "$1" marks the process.
echo "cannot open the network file" >&2
exit 7

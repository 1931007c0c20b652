#!/bin/sh
# `npm run serve`: becomes the built site, one process, with the launch flags that keep it small (lib/launch.mjs says the same).
cd "$(dirname "$0")/.." || exit 1
heap=${HEAP_MB:-256}
[ "$heap" -ge 192 ] 2>/dev/null || heap=256 # a wrong one is named by the program, which then stops (D33)
export NODE_ENV=production
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec node "--max-old-space-size=$heap" --max-semi-space-size=8 .next/program/server.mjs

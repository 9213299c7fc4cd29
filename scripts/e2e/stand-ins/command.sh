#!/usr/bin/env bash
# Stands in for the command that it is linked as: notes how it was called, and looks at the files that it was given.
set -euo pipefail
name=$(basename "$0")
printf '%s\n' "$name $*" >> "$E2E_CALLS"
case "$name $*" in
  'rsync '*) ls -- "${*: -2:1}/index.html" ;;
esac

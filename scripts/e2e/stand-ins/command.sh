#!/usr/bin/env bash
# Stands in for the command that it is linked as: records its arguments, and prints a response if one is expected.
set -euo pipefail
name=$(basename "$0")
printf '%s\n' "$name $*" >> "$E2E_CALLS"
case "$name $*" in
  # Releases are folders with their assets.
  'gh release upload '*) cp "$4" "$E2E_ARTIFACTS/release-$3" ;;
  'gh api repos/'*'/actions/workflows/'*) echo active ;;
esac

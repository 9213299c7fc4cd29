#!/usr/bin/env bash
# Stands in for the command that it is linked as: notes how it was called, and answers where an answer is waited for.
set -euo pipefail
name=$(basename "$0")
printf '%s\n' "$name $*" >> "$E2E_CALLS"
case "$name $*" in
  # What the stand-in for upload-artifact has kept.
  'gh api repos/example/docs/actions/artifacts?name='*) echo 7 true ;;
  'gh api repos/example/docs/actions/artifacts/7/zip') cat "$E2E_ARTIFACTS/published-docs.example.com.zip" ;;
  'gh run download '*) unzip -q "$E2E_ARTIFACTS/$5.zip" -d "$7" ;;
  # Releases are folders with their assets.
  'gh release upload '*) cp "$4" "$E2E_ARTIFACTS/release-$3" ;;
  'gh release download '*) mkdir "$7" && find "$E2E_ARTIFACTS/release-$3" -name "$5" -exec cp {} "$7" \; ;;
esac

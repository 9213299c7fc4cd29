#!/usr/bin/env bash
# Stands in for the command that it is linked as: notes how it was called, and answers where an answer is waited for.
set -euo pipefail
name=$(basename "$0")
printf '%s\n' "$name $*" >> "$E2E_CALLS"
case "$name $*" in
  # Pages has published what was pushed.
  'gh api repos/example/docs/pages/builds/latest '*)
    printf '%s built\n' "$(git ls-remote https://github.com/example/docs refs/heads/gh-pages | cut --fields=1)"
    ;;
  # Pages publishes what was pushed.
  'gh api --silent --method POST repos/example/docs/pages/builds')
    rm -rf "$E2E_PUBLISHED"
    git clone --quiet --branch gh-pages https://github.com/example/docs "$E2E_PUBLISHED"
    rm -rf "$E2E_PUBLISHED/.git"
    ;;
  'gh run list '*) echo 1 ;;
  'gh run download '*) cp -RL "$E2E_PUBLISHED" site ;;
esac

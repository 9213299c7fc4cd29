#!/usr/bin/env bash
# Runs the workflows of this repository, every recipe and every script that deploys, under act and with the real commands
# where they can be had. Says how long each took, and fails if one does.
set -uo pipefail
cd "$(dirname "$0")" || exit

stories=(workflow.sh examples.sh release.sh server.sh deploy-github-pages.sh deploy-s3.sh container-image.sh)

log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0
for story in "${stories[@]}"; do
  start=$SECONDS
  if "./$story" > "$log" 2>&1; then
    printf 'passed: %s, %d s\n' "$story" $((SECONDS - start))
  else
    failed=1
    tail -n 60 "$log"
    printf 'FAILED: %s, %d s\n' "$story" $((SECONDS - start))
  fi
done
[ $failed = 0 ]

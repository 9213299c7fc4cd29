#!/usr/bin/env bash
# Runs all that is here and needs no account: the workflows of this repository and every recipe, under act, with the
# real commands where they can be had. Says how long each took, and fails if one does. .ci/run runs the quick ones.
set -uo pipefail
cd "$(dirname "$0")" || exit

stories=(workflow.sh examples.sh release.sh server.sh deploy-github-pages.sh deploy-s3.sh container-image.sh vendors.sh)

log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0
for story in "${stories[@]}"; do
  read -ra command <<< "$story"
  start=$SECONDS
  if "./${command[0]}" "${command[@]:1}" > "$log" 2>&1; then
    printf 'passed: %s, %d s\n' "$story" $((SECONDS - start))
  else
    failed=$((failed + 1))
    tail -n 60 "$log"
    printf 'FAILED: %s, %d s\n' "$story" $((SECONDS - start))
  fi
done
[ $failed = 0 ]

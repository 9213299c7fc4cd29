#!/usr/bin/env bash
# Runs .github/workflows/e2e.yml with Forgejo's runner directly on this machine, without containers and without the network, in
# a copy, as workflow.sh does. Optional: no other script calls it, because no package manager installs the runner. Needs
# forgejo-runner (https://code.forgejo.org/forgejo/runner/releases) on the PATH or at FORGEJO_RUNNER, and jq, nginx and chromium.
# usage: forgejo.sh [option of “forgejo-runner exec” ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/work-folder.sh

runner=${FORGEJO_RUNNER:-$(command -v forgejo-runner)} || {
  echo 'forgejo.sh: forgejo-runner is not on the PATH' >&2
  exit 1
}

go_to_copy

# Without the terminal of this script, because the runner gives each step its own.
HOME="$work/home" "$runner" exec --event workflow_dispatch --workflows .github/workflows/e2e.yml \
  --image=-self-hosted --use-gitignore=false "$@" < /dev/null

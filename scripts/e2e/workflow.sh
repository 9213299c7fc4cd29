#!/usr/bin/env bash
# Runs .github/workflows/e2e.yml and systems.yml with act directly on this machine, without containers and without the network.
# Works on a copy, so that no job finds files of another. Needs Go, jq, nginx and chromium.
# usage: workflow.sh [e2e | systems] [option of act ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
workflows=(e2e systems)
case "${1:-}" in e2e | systems)
  workflows=("$1")
  shift
  ;;
esac

. scripts/e2e/act.sh

# Nothing is cloned from GitHub.
setup_node=$(grep --only-matching --no-filename 'actions/setup-node@[0-9a-f]*' .github/workflows/systems.yml)
stand_in="$setup_node=$PWD/scripts/e2e/stand-ins/actions+setup-node"

go_to_copy

# node_modules is in .gitignore, but must be in the copies that act makes.
for workflow in "${workflows[@]}"; do
  run_act workflow_dispatch --workflows ".github/workflows/$workflow.yml" --matrix machine:ubuntu-latest \
    --local-repository "$stand_in" --use-gitignore=false "$@"
done

#!/usr/bin/env bash
# Runs .github/workflows/e2e.yml under act on this machine itself, without containers and without the network. Works on
# a copy, so that no job finds what another left. Needs Go, jq, nginx and chromium.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/act.sh

mkdir "$work/copy"
git ls-files -z --cached --others --exclude-standard |
  xargs -0 cp --parents --no-dereference --target-directory="$work/copy"
cp --archive node_modules "$work/copy/"
cd "$work/copy"
git init --quiet --initial-branch=main
git -c user.name=e2e -c user.email=e2e@localhost commit --quiet --allow-empty --message=e2e

# node_modules is in .gitignore, and has to be in the copies that act makes.
run_act workflow_dispatch --workflows .github/workflows/e2e.yml --use-gitignore=false "$@"

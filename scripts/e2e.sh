#!/usr/bin/env bash
# Runs .github/workflows/e2e.yml under act on this machine itself, without containers and without the network. Works on
# a copy, so that no job finds what another left. Needs Go, jq, nginx and chromium.
set -euo pipefail
cd "$(dirname "$0")/.."

ACT=0.2.89

act="${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action/act-$ACT/act"
[ -x "$act" ] || GOBIN="$(dirname "$act")" go install "github.com/nektos/act@v$ACT"

work=$(mktemp -d)
# What runs in the copies are the sandboxes: GitHub's runner ends such orphans by itself.
clean_up() {
  local cwd
  for cwd in /proc/[0-9]*/cwd; do
    case "$(readlink "$cwd" 2> /dev/null)" in "$work"/home/*) kill "${cwd//[!0-9]/}" ;; esac
  done
  rm -rf "$work"
}
trap clean_up EXIT
mkdir "$work/copy" "$work/home"
# The times are kept, so that the jobs see that node_modules is what the lock file wants, and install nothing.
git ls-files -z --cached --others --exclude-standard |
  xargs -0 cp --parents --preserve=mode,timestamps --no-dereference --target-directory="$work/copy"
cp --archive node_modules "$work/copy/"
cd "$work/copy"
git init --quiet --initial-branch=main
git -c user.name=e2e -c user.email=e2e@localhost commit --quiet --allow-empty --message=e2e

# Node 24 comes first, as it does in the runner; HOME keeps act's caches apart.
PATH="$work/copy/node_modules/.bin:$PATH" HOME="$work/home" "$act" workflow_dispatch \
  --workflows .github/workflows/e2e.yml --platform ubuntu-latest=-self-hosted --pull=false --no-cache-server \
  --use-gitignore=false "$@"

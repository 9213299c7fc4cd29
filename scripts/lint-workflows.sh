#!/usr/bin/env bash
# Lints the workflows, the actions and the examples: actionlint (which runs shellcheck on every script) and zizmor.
# Installs missing tools into a cache folder; needs Go, Python 3, and shellcheck.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/tools.sh

install_go actionlint 1.7.12 github.com/rhysd/actionlint/cmd/actionlint
actionlint=$tool
install_python zizmor 1.32.0
zizmor=$tool

# The README shows complete workflows to copy. Each becomes a file.
pasted=$(mktemp -d)
trap 'rm -rf "$pasted"' EXIT
awk -v folder="$pasted" '/^```/ { file = "" }
  previous == "```yaml" && /^name:/ { file = folder "/README-" NR ".yml" }
  file != "" { print > file }
  { previous = $0 }' README.md

workflows=(.github/workflows/*.yml examples/*.yml)
# “queue: max” (May 2026) is newer than this version of actionlint.
"$actionlint" -shellcheck shellcheck -ignore 'unexpected key "queue" for "concurrency" section' \
  "${workflows[@]}" "$pasted"/*.yml
"$zizmor" --offline --no-progress --quiet --config .github/zizmor.yml "${workflows[@]}" .github/actions/*/action.yml \
  action.yml published/action.yml deploy/*/action.yml .github/dependabot.yml
shellcheck --external-sources scripts/*.sh scripts/e2e/*.sh scripts/e2e/stand-ins/*.sh deploy/*.sh deploy/*/*.sh .ci/run
printf 'linted: %d workflows and examples\n' "${#workflows[@]}"

#!/usr/bin/env bash
# Runs release.yml with act, against the sandbox and a server that is a folder on this machine: a tag on a commit that the
# service has not built, correct tags, and the same tag again. Only the correct ones may reach readers and their releases.
# Then rollback.yml restores the previous release, and versions.yml publishes side by side.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh

docs=$work/docs
mkdir --parents "$docs" "$work/server/v1"
make_repository
head=$(git -C "$work/repository" rev-parse HEAD)
# start_service <version>: starts a service that has built the newest commit, and exports that version.
start_service() {
  echo "# Docs $1" > "$docs/index.md"
  start_sandbox --export-time 2s --docs "$docs" --build-time 1s --built-commit "$head" --project-id project_sandbox
}
start_host
start_github
ln -s "$work/server/current" "$published"

served() { curl --fail --silent "$live" | sed --quiet 's|.*<h1[^>]*>\(.*\)</h1>.*|\1|p'; }
# run_tag <recipe> <tag>
run_tag() {
  printf '{ "ref": "refs/tags/%s" }' "$2" > "$work/push.json"
  run_example "$1" push --eventpath "$work/push.json" --env "E2E_SERVER=$work/server"
}
release() { run_tag release "$1"; }
reached() { grep --extended-regexp '^(ssh|gh release upload) ' "$work/calls" || true; }
# refused <tag> <text>: the run stops with this text, and publishes nothing.
refused() {
  local before
  before=$(reached)
  expect_failure "$2" release "$1"
  [ "$(reached)" = "$before" ] || fail "$1 got further: $(tail -n 1 "$work/calls")"
}
# released <tag>: the release exists, at least as a draft, and the run publishes its tag.
released() {
  mkdir --parents "$work/artifacts/release-$1"
  release "$1"
  [ "$(served)" = "Docs $1" ] || fail "readers get $(served), not $1"
  compgen -G "$work/artifacts/release-$1/docs.example.com-*" > /dev/null || fail "$1 has no archive"
}

start_service v1.0.0
released v1.0.0
released v1.0.0 # again

# A hotfix of an older version: the service has built another commit.
git -C "$work/repository" -c user.name=e2e -c user.email=e2e@localhost commit --quiet --allow-empty --message=hotfix
refused v0.9.1 "$head"
git -C "$work/repository" reset --quiet --hard "$head"

start_service v2.0.0
released v2.0.0

# Rolls back to the archive of the previous release.
run_example rollback workflow_dispatch --input from=v1.0.0 --env "E2E_SERVER=$work/server"
[ "$(served)" = 'Docs v1.0.0' ] || fail "readers get $(served) after the rollback"
rm -rf "$published"
ln -s "$work/server/v1/current" "$published"
start_service v1.0.1
run_tag versions v1.0.1
[ "$(served)" = 'Docs v1.0.1' ] || fail "readers get $(served), not the only version"
printf 'released the correct tags, and rolled back:\n'
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

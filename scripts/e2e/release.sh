#!/usr/bin/env bash
# The story of release.yml under act, against the sandbox, a stand-in for GitHub's checks, and a server that is a folder of
# this machine: a tag whose build at the service is not ready, one whose build failed, one that the site does not show yet, a
# release candidate, a correction of an older version, a tag that was moved, and those that are fine. Only these may reach
# readers, and a release. Then rollback.yml brings back the release before, and versions.yml publishes side by side.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh

docs=$work/docs
mkdir "$docs" "$work/server"
echo '# Docs v1.0.0' > "$docs/index.md"
start_sandbox --docs "$docs"
start_host
make_repository
ln -s "$work/server/current" "$published"
start_github

fail() {
  printf 'FAILED: %s\n' "$1"
  exit 1
}
served() { curl --fail --silent "$live" | sed --quiet 's|.*<h1[^>]*>\(.*\)</h1>.*|\1|p'; }
# run_tag <recipe> <tag>
run_tag() {
  printf '{ "ref": "refs/tags/%s" }' "$2" > "$work/push.json"
  run_example "$1" push --eventpath "$work/push.json" --env "E2E_SERVER=$work/server" \
    --var DOCS_SERVER=docs@server --var DOCS_SERVER_KEYS=keys --secret DOCS_SERVER_SSH_KEY=key
}
release() { run_tag release "$1"; }
reached() { grep --extended-regexp '^(ssh|gh release (create|upload|edit)) ' "$work/calls" || true; }
# refused <tag> <text>: it stops with this text, and nothing has reached anybody.
refused() {
  local before
  before=$(reached)
  expect_failure "$2" release "$1"
  [ "$(reached)" = "$before" ] || fail "$1 got further: $(tail -n 1 "$work/calls")"
}
# released <tag>
released() {
  release "$1"
  [ "$(served)" = "Docs $1" ] || fail "readers get $(served), not $1"
  [ -d "$work/artifacts/release-$1" ] || fail "$1 has no release"
  [ ! -e "$work/artifacts/release-$1.draft" ] || fail "$1 is still a draft"
}

echo in_progress > "$work/check"
sed --in-place 's/wait-timeout: 1h/wait-timeout: 5s/' "$examples/release.yml"
refused v1.0.0 'was still in_progress after 5s'
echo failure > "$work/check"
refused v1.0.0 'ended with failure'
cp examples/release.yml "$examples"

# The build is ready a moment after the tag.
echo in_progress > "$work/check"
{ sleep 5; echo success > "$work/check"; } &
background+=($!)
released v1.0.0

# The service still publishes the version before.
refused v2.0.0 'expect-text'
echo '# Docs v2.0.0' > "$docs/index.md"
before=$(reached)
release v2.0.0-rc.1
[ "$(reached)" = "$before" ] || fail 'a release candidate has reached somebody'
released v2.0.0
released v2.0.0 # again: the archive is the same
echo 'It was moved.' >> "$docs/index.md"
refused v2.0.0 'has another archive'
echo '# Docs v1.0.1' > "$docs/index.md"
refused v1.0.1 'Readers have v2.0.0'

# Back to what lies on the release before.
run_example rollback workflow_dispatch --input from=v1.0.0 --env "E2E_SERVER=$work/server" \
  --var DOCS_SERVER=docs@server --var DOCS_SERVER_KEYS=keys --secret DOCS_SERVER_SSH_KEY=key
[ "$(served)" = 'Docs v1.0.0' ] || fail "readers get $(served) after the rollback"
rm -rf "$published" "${work:?}/server"/*
ln -s "$work/server/latest/current" "$published"
run_tag versions v1.0.1
[ "$(served)" = 'Docs v1.0.1' ] || fail "readers get $(served), not the only version"
printf 'released what was ready, and went back:\n'
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

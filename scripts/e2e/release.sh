#!/usr/bin/env bash
# The story of release.yml under act, against the sandbox, a stand-in for GitHub's checks, and a server that is a folder of
# this machine: a tag whose build at the service is not ready, one whose build failed, one that the site does not show yet,
# and one that is fine. Only the last one may reach readers, and a release. Then rollback.yml brings back the release before.
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
# release <tag>
release() {
  printf '{ "ref": "refs/tags/%s" }' "$1" > "$work/push.json"
  run_example release push --eventpath "$work/push.json" --env "E2E_SERVER=$work/server" \
    --var DOCS_SERVER=docs@server --var DOCS_SERVER_KEYS=keys --secret DOCS_SERVER_SSH_KEY=key
}
# refused <tag> <text>: it stops with this text, and nothing has reached anybody.
refused() {
  local calls
  calls=$(cat "$work/calls")
  expect_failure "$2" release "$1"
  [ "$(cat "$work/calls")" = "$calls" ] || fail "$1 got further: $(tail -n 1 "$work/calls")"
}
# released <tag> <is it a prerelease?>
released() {
  [ "$(served)" = "Docs $1" ] || fail "readers get $(served), not $1"
  grep --quiet -- "^gh release create $1 .* --prerelease=$2\$" "$work/calls" || fail "$1 was not released as it should be"
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
release v1.0.0
released v1.0.0 false

# The service still publishes the version before.
refused v2.0.0-rc.1 'expect-text'
echo '# Docs v2.0.0-rc.1' > "$docs/index.md"
release v2.0.0-rc.1
released v2.0.0-rc.1 true
release v2.0.0-rc.1 # again: it is there already

# Back to what lies on the release before.
run_example rollback workflow_dispatch --input from=v1.0.0 --env "E2E_SERVER=$work/server" \
  --var DOCS_SERVER=docs@server --var DOCS_SERVER_KEYS=keys --secret DOCS_SERVER_SSH_KEY=key
[ "$(served)" = 'Docs v1.0.0' ] || fail "readers get $(served) after the rollback"
printf 'released what was ready, and went back:\n'
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

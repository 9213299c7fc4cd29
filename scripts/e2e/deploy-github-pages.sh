#!/usr/bin/env bash
# Tests deploy/github-pages with a real Git remote and a stand-in for the Pages API: first runs, builds that fail, hang or
# belong to somebody else, branches of somebody else, lost responses. Needs curl and jq.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/work-folder.sh

mkdir "$work/runner"
git init --quiet --bare "$work/docs.git"
remote() { git -C "$work/docs.git" "$@"; }
# $work/pages contains the response to GET pages, and $work/builds has a line with the result of each requested build.
start_server api node scripts/e2e/github-api.ts "$work"
api=$address

deploy() {
  : > "$work/output"
  RUNNER_TEMP=$work/runner GITHUB_OUTPUT=$work/output GITHUB_SERVER_URL=${SERVER-file://$work} GITHUB_REPOSITORY=${REPOSITORY-docs.git} \
    GITHUB_API_URL=${API-$api} GITHUB_RUN_ID=7 GITHUB_RUN_ATTEMPT=1 SITE_PATH=${SITE-$work/site} BRANCH=${BRANCH-} DOMAIN=${DOMAIN-docs.example.com} \
    WAIT_TIMEOUT=${WAIT-20s} TOKEN=${TOKEN-token} POLL_SECONDS=1 deploy/github-pages/deploy.sh > "$work/log" 2>&1
}
good() {
  deploy || fail 'a deployment that should have succeeded'
  [ "$(cat "$work/output")" = "commit=$(remote rev-parse gh-pages)" ] || fail 'the output is not the commit'
}
bad() {
  if deploy; then fail "a deployment that should have failed with: $1"; fi
  expect_annotation "$1"
  [ -z "$(ls "$work/runner")" ] || fail 'files are left on the runner'
}
file() { remote show "gh-pages:$1"; }
pages() { printf '%s\n' "$1" > "$work/pages"; }
builds() { printf '%s\n' "$@" > "$work/builds"; }

mkdir --parents "$work/site/_next" "$work/site/.well-known"
printf 'one\r\n' > "$work/site/index.html"
printf '* text=auto\n' > "$work/site/.gitattributes"
printf '*.js\n' > "$work/site/.gitignore"
echo 1 > "$work/site/_next/a.js"
echo text > "$work/site/.well-known/security.txt"
ln -s index.html "$work/site/home.html"
find "$work/site" | sort > "$work/files"

# The first time, nothing publishes the branch yet, which is reported immediately.
pages ''
builds built
bad 'choose “Deploy from a branch”'
pages '{"build_type":"legacy","source":{"branch":"gh-pages","path":"/"}}'
good
[ "$(file index.html | od -c | head -1)" = "$(od -c < "$work/site/index.html" | head -1)" ] || fail 'Git changed line endings'
for path in .nojekyll _next/a.js .well-known/security.txt .gitignore; do remote cat-file -e "gh-pages:$path" || fail "$path is not published"; done
[ "$(file CNAME)" = docs.example.com ] || fail 'no CNAME'
[ "$(file home.html)" = "$(file index.html)" ] || fail 'a symbolic link is not followed'
diff "$work/files" <(find "$work/site" | sort) || fail 'the site has changed on the runner'

# The same site again is a new commit without history; without a domain, there is no CNAME.
first=$(remote rev-parse gh-pages)
DOMAIN='' good
second=$(remote rev-parse gh-pages)
DOMAIN='' good
[ "$(remote rev-parse gh-pages)" != "$second" ] || fail 'the same site in the same second is not a new commit'
[ "$(remote rev-parse gh-pages)" != "$first" ] || fail 'the same site again is not a new commit, which Pages would drop'
[ "$(remote rev-list --count gh-pages)" = 1 ] || fail 'gh-pages keeps a history'
if remote cat-file -e gh-pages:CNAME 2> /dev/null; then fail 'a CNAME without a domain'; fi

# One build fails and the next one succeeds; both fail; none ends; one belongs to another commit.
builds errored built
good
builds errored errored
bad 'in two attempts: “::warning::no”. The site is on the branch gh-pages, but readers still get the earlier site. Look at the Pages settings'
builds building
WAIT=3s bad 'after 3s: its build is “building”. The site is on the branch gh-pages, but readers may still'
builds other
WAIT=3s bad 'its latest build, of the commit 0000000000000000000000000000000000000000, is “built”.'
# Failed responses say nothing about the build.
builds 502 502 built
good

# Pages publishes something else.
pages '{"build_type":"workflow","source":{"branch":"gh-pages","path":"/"}}'
bad 'but Pages publishes what GitHub Actions deploys. Choose “Deploy from a branch”'
pages '{"build_type":"legacy","source":{"branch":"gh-pages","path":"/docs"}}'
bad 'but Pages publishes the folder /docs of the branch gh-pages. Choose “Deploy from a branch”'
pages '{"build_type":"legacy","source":{"branch":"main","path":"/"}}'
bad 'but Pages publishes the folder / of the branch main. Choose “Deploy from a branch”'
pages 502
bad '(GitHub responded with HTTP 502): “Bad gateway”. Run this step again later. The site is on the branch gh-pages, but it might'
pages 401
bad '(GitHub responded with HTTP 401): “Bad credentials”. Check github-token'
pages 403
bad 'The job could not read the settings of Pages (GitHub responded with HTTP 403): “Resource not accessible by integration”. Give the job the permission pages: write. The site is'
pages '{"build_type":"legacy","source":{"branch":"gh-pages","path":"/"}}'

builds 403
bad 'The job could not request a build (GitHub responded with HTTP 403): “Resource not accessible by integration”. Give the job the permission pages: write. The site is'
builds built

# Somebody else's branch, a refused push, wrong inputs.
git clone --quiet "$work/docs.git" "$work/clone" 2> /dev/null
git -C "$work/clone" -c user.name=me -c user.email=me@localhost commit --quiet --allow-empty --message 'My branch'
git -C "$work/clone" push --quiet origin HEAD:refs/heads/mine
BRANCH=mine bad 'has other content'
[ "$(remote log --max-count=1 --format=%s mine)" = 'My branch' ] || fail "somebody else's branch was replaced"
# refuses <line of the server ...>: the server refuses each push and says this.
refuses() {
  { echo '#!/bin/sh'; printf 'echo "%s" >&2\n' "$@"; echo 'exit 1'; } > "$work/docs.git/hooks/pre-receive"
  chmod +x "$work/docs.git/hooks/pre-receive"
}
refuses 'error: GH013: Repository rule violations' '' '- Cannot force-push; ::warning::from a hook'
bad 'A rule protects gh-pages: “GH013: Repository rule violations - Cannot force-push; ::warning::from a hook”. Exclude gh-pages from that rule'
refuses 'Permission to octo/docs.git denied to github-actions[bot].'
bad 'GitHub does not let the job push: “Permission to octo/docs.git denied to github-actions[bot]”. Give the job the permission contents: write. Nothing was pushed.'
refuses 'error: GH013: Repository rule violations' '- GITHUB PUSH PROTECTION' '- Push cannot contain secrets'
bad 'GitHub found something in the site that looks like a secret: “GH013'
# shellcheck disable=SC2016 # these are no commands
refuses 'refusing to allow a GitHub App to create or update workflow \`.github/workflows/x.yml\` without \`workflows\` permission'
bad 'The site has the file .github/workflows/x.yml, and the token of a workflow is not allowed to push workflow files. Leave that file out of the site. Nothing was pushed.'
refuses 'error: GH002: Sorry, no'
bad 'GitHub refused the push to gh-pages: “GH002: Sorry, no”. Fix the cause that GitHub names'
rm "$work/docs.git/hooks/pre-receive"
remote config receive.hideRefs refs/heads/hidden
BRANCH=hidden bad 'GitHub refused the push to hidden: “deny updating a hidden ref”. Fix the cause'
remote config --unset receive.hideRefs
REPOSITORY=no-such.git bad 'does not appear to be a git repository”. Check that this runner can reach that address'
SERVER=http://127.0.0.1:9 bad 'http://127.0.0.1:9/docs.git could not be read: “unable to access'
grep --quiet 'Check the network of this runner' "$work/log" || fail 'it does not say what to check'
API=http://127.0.0.1:9 bad 'API at http://127.0.0.1:9 could not be reached: “curl: (7) '
touch "$work/no-commits"
bad 'The job could not read the last commit of gh-pages (GitHub responded with HTTP 404): “Not Found”. Give the job the permission contents: write. Nothing was pushed.'
rm "$work/no-commits"
SITE='' DOMAIN=https://docs.example.com WAIT=soon bad 'site-path is empty'
for text in 'domain is' 'wait-timeout is'; do grep --quiet "$text" "$work/log" || fail 'not all mistakes are reported at once'; done
TOKEN='' bad 'github-token is empty'
BRANCH=refs/heads/gh-pages bad 'branch is “refs/heads/gh-pages”. Write only the name of the branch: gh-pages.'
BRANCH='a..b' bad 'not a valid branch name'
truncate --size=101M "$work/site/large.bin"
bad 'over 100 MiB'
printf 'deploy/github-pages: %s\n' 'each deployment is a commit that Pages has published, or reports why not'

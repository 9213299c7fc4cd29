#!/usr/bin/env bash
# Pushes a site to the branch that GitHub Pages publishes, and waits until it is live. action.yml describes what each variable holds.
#
# Pages identifies a deployment by its commit: a second one for the same commit may be dropped even though it succeeds
# (https://github.com/actions/deploy-pages/issues/383). So each deployment is a commit of its own, without history.
# shellcheck disable=SC1111,SC1112 # the messages have typographic quotes
set -euo pipefail

SITE_PATH=${SITE_PATH-} BRANCH=${BRANCH:-gh-pages} DOMAIN=${DOMAIN-} WAIT_TIMEOUT=${WAIT_TIMEOUT:-10m} TOKEN=${TOKEN-}
POLL_SECONDS=${POLL_SECONDS:-10}
# shellcheck disable=SC2034 # the annotation uses it
TITLE='Deploy to GitHub Pages'
# shellcheck source=deploy/common.sh
. "$(dirname "$0")/../common.sh"

# Each commit message here starts with this. If the latest commit has another message, somebody else made it.
MARK='Documentation of run'
# https://docs.github.com/repositories/working-with-files/managing-large-files/about-large-files-on-github, read 2026-11
MAX_FILE=100M

# Prints how many seconds wait-timeout is; nothing if it is not a duration.
seconds() {
  [[ $WAIT_TIMEOUT =~ ^(([0-9]{1,3})h)?(([0-9]{1,4})m)?(([0-9]{1,6})s?)?$ && -n $WAIT_TIMEOUT ]] || return 0
  echo $((10#0${BASH_REMATCH[2]-} * 3600 + 10#0${BASH_REMATCH[4]-} * 60 + 10#0${BASH_REMATCH[6]-}))
}

check_inputs() {
  check_site_path
  check_programs git curl jq
  if [[ $BRANCH = refs/* ]]; then
    fault "branch is “$BRANCH”. Write only the name of the branch: ${BRANCH#refs/*/}."
  elif ! git check-ref-format --branch "$BRANCH" > /dev/null 2>&1; then
    fault "branch is “$BRANCH”, which is not a valid branch name."
  fi
  [[ $DOMAIN =~ ^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+)?$ ]] ||
    fault "domain is “$DOMAIN”. Write only a host name, such as docs.example.com."
  timeout=$(seconds)
  [ "${timeout:-0}" -gt 0 ] || fault "wait-timeout is “$WAIT_TIMEOUT”. Write a duration longer than zero in hours, minutes, or seconds, such as 10m."
  [ -n "$TOKEN" ] || fault 'github-token is empty. Leave it out to use the workflow’s own token, or check the secret that it reads.'
  fail_if_faults
  local large
  large=$(find -L "$SITE_PATH" -type f -size "+$MAX_FILE" -print -quit)
  [ -z "$large" ] || fail "GitHub does not accept files over 100 MiB, and $large is larger. Publish the site elsewhere or leave that file out."
}

# api <method> <path>: prints the response of GitHub's API; sets $code to its status, 000 without a response.
api() {
  code=$(curl --silent --show-error --request "$1" --max-time 60 --output "$work/answer" --write-out '%{http_code}' --header @- \
    "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/$2" 2> "$work/curl" << END
Authorization: Bearer $TOKEN
Accept: application/vnd.github+json
END
  ) || code=000
}
answer() { jq --raw-output "$1" "$work/answer" 2> /dev/null || true; }
# refused <what the job could not do> <permission> <consequence>: ends the step with what GitHub said.
refused() {
  local said advice="Give the job the permission $2."
  if [ "$code" = 000 ]; then
    fail "$(quote "GitHub’s API at $GITHUB_API_URL could not be reached" "$(< "$work/curl")") Check the network of this runner, and run this step again. $3"
  fi
  said=$(answer .message)
  case "$code $said" in
    401*) advice='Check github-token: it may have expired.' ;;
    *'rate limit'* | 429* | 5*) advice='Run this step again later.' ;;
  esac
  fail "$(quote "The job could not $1 (GitHub responded with HTTP $code)" "$said") $advice $3"
}

pause_commands
trap resume_commands EXIT
check_inputs
work=$(mktemp -d "${RUNNER_TEMP:-/tmp}/docs-deploy.XXXXXXXX")
trap 'rm -rf "$work"; resume_commands' EXIT

# The token is neither in a file nor among the arguments of a program.
basic=$(printf 'x-access-token:%s' "$TOKEN" | base64 --wrap=0)
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader" GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $basic"
export GIT_TERMINAL_PROMPT=0
remote=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY

# Prints the commit at the tip of the branch; nothing if there is no such branch.
tip_of_branch() { git ls-remote "$remote" "refs/heads/$BRANCH" 2> "$work/git" | cut --fields=1; }

# Prints what to do about the error of Git in $work/git.
explain_unreadable() {
  local advice
  case "$(< "$work/git")" in
    *'ot found'* | *denied* | *'Authentication failed'* | *'error: 403'*) advice='Give the job the permission contents: write.' ;;
    *'unable to access'*) advice='Check the network of this runner, and run this step again.' ;;
    *) advice='Check that this runner can reach that address, and that the job has the permission contents: write.' ;;
  esac
  echo "$(quote "$remote could not be read" "$(sed --quiet '/^fatal: /{s///p;q}' "$work/git")") $advice"
}

tip=$(tip_of_branch) || fail "$(explain_unreadable) Nothing was pushed."
if [ -n "$tip" ]; then
  api GET "commits/$tip"
  [ "$code" = 200 ] || refused "read the last commit of $BRANCH" 'contents: write' 'Nothing was pushed.'
  [[ $(answer .commit.message) == "$MARK "* ]] ||
    fail "The branch $BRANCH has other content: this action did not make the last commit on it. Delete the branch, or set another one in the input \`branch\` and in the Pages settings of the repository. Nothing was pushed."
fi

echo "Committing $SITE_PATH to $BRANCH of $GITHUB_REPOSITORY"
site=$work/site
mkdir "$site"
cp --recursive --dereference "$SITE_PATH/." "$site"
touch "$site/.nojekyll" # otherwise, Pages leaves out names that start with an underscore or a dot
[ -z "$DOMAIN" ] || echo "$DOMAIN" > "$site/CNAME"
git init --quiet "$site"
# A .gitattributes in the site could change its files.
echo '* -text -filter -working-tree-encoding' > "$site/.git/info/attributes"
git -C "$site" add --all --force
git -C "$site" -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --no-verify --message "$MARK ${GITHUB_RUN_ID-}, attempt ${GITHUB_RUN_ATTEMPT-}" \
  --message "$(date --utc +%FT%T.%NZ)" # the same site in the same second is another commit, too
commit=$(git -C "$site" rev-parse HEAD)

# Whether the commit has arrived, even if the response was lost.
push() {
  local try
  for try in 1 2 3; do
    if git -C "$site" push --quiet --force-with-lease="refs/heads/$BRANCH:$tip" "$remote" "HEAD:refs/heads/$BRANCH" 2> "$work/push"; then return 0; fi
    cat "$work/push"
    if [ "$(tip_of_branch)" = "$commit" ]; then return 0; fi
    grep --quiet --extended-regexp 'returned error: 5|timed out|Could not resolve|unexpected disconnect|early EOF|reset' "$work/push" || return 1
    [ "$try" = 3 ] || sleep "$POLL_SECONDS"
  done
  return 1
}
# Prints what the server said, or else its reason in parentheses, or else all that Git said.
refusal_of_push() {
  if grep --quiet '^remote: ' "$work/push"; then
    sed --quiet --regexp-extended 's/^(remote: )+(error: )?//p' "$work/push"
  elif grep --quiet '\[remote rejected\]' "$work/push"; then
    sed --quiet 's/^.*\[remote rejected\][^(]*(\(.*\))$/\1/p' "$work/push"
  else
    cat "$work/push"
  fi
}
if ! push; then
  said=$(refusal_of_push)
  if [[ $said =~ 'create or update workflow `'([^\`]+)'` without' ]]; then
    fail "The site has the file ${BASH_REMATCH[1]}, and the token of a workflow is not allowed to push workflow files. Leave that file out of the site. Nothing was pushed."
  fi
  case "$(< "$work/push")" in
    *'stale info'* | *'fetch first'*) fail "Somebody else pushed to $BRANCH in the meantime, so this step pushed nothing. Run this step again, and give the workflow a concurrency group." ;;
    *'PUSH PROTECTION'*) fail "$(quote 'GitHub found something in the site that looks like a secret' "$said") Remove it, or allow it at the URL in the log. Nothing was pushed." ;;
    *protected* | *GH006* | *GH013*) fail "$(quote "A rule protects $BRANCH" "$said") Exclude $BRANCH from that rule in the settings of the repository, let the rule allow force pushes, or set another branch. Nothing was pushed." ;;
    *'error: 403'* | *denied*) fail "$(quote 'GitHub does not let the job push' "$said") Give the job the permission contents: write. Nothing was pushed." ;;
    *'[remote rejected]'*) fail "$(quote "GitHub refused the push to $BRANCH" "$said") Fix the cause that GitHub names; if GitHub names none, look at githubstatus.com. Nothing was pushed." ;;
    *) fail "$(quote "Pushing to $BRANCH failed" "$said") Run this step again." ;;
  esac
fi
echo "commit=$commit" >> "$GITHUB_OUTPUT"
echo "Pushed $commit"

choose_branch="choose “Deploy from a branch”, $BRANCH, and / (root) in the Pages settings of the repository, and run this step again."
api GET pages
case $code in
  200) ;;
  404) fail "The site is on the branch $BRANCH, but nothing publishes it yet. As a one-time step, $choose_branch" ;;
  *) refused 'read the settings of Pages' 'pages: write' "The site is on the branch $BRANCH, but it might not be published yet." ;;
esac
published=$(answer '"\(.build_type) \(.source.branch) \(.source.path)"')
case $published in
  "legacy $BRANCH /" | "null $BRANCH /") ;;
  workflow*) fail "The site is on the branch $BRANCH, but Pages publishes what GitHub Actions deploys. ${choose_branch^}" ;;
  *) fail "The site is on the branch $BRANCH, but Pages publishes the folder $(one_line "$(answer .source.path)") of the branch $(one_line "$(answer .source.branch)"). ${choose_branch^}" ;;
esac

# According to GitHub, a push with a workflow's own token does not start a build. Sometimes it does, and if two builds run at the
# same time, one fails: another one is requested then. A failed response says nothing about the build.
echo "Waiting up to $WAIT_TIMEOUT for Pages to publish the commit"
ask_for_build() { api POST pages/builds; }
ask_for_build
case $code in 401 | 403) refused 'request a build' 'pages: write' "The site is on the branch $BRANCH, but it is not published yet." ;; esac
deadline=$((SECONDS + timeout)) failures=0 latest='GitHub returned no build'
while :; do
  api GET pages/builds/latest
  if [ "$code" = 200 ]; then
    state=$(answer .status) built=$(answer .commit)
    if [ "$built" = "$commit" ]; then
      latest="its build is “$(one_line "$state")”"
      case "$state" in
        built) break ;;
        errored)
          failures=$((failures + 1))
          [ "$failures" -lt 2 ] ||
            fail "$(quote "Pages could not publish $commit in two attempts" "$(answer '.error.message // empty')") The site is on the branch $BRANCH, but readers still get the earlier site. Look at the Pages settings of the repository and at githubstatus.com, and run this step again."
          ask_for_build
          ;;
      esac
    else
      latest="its latest build, of the commit $(one_line "$built"), is “$(one_line "$state")”"
    fi
  fi
  [ "$SECONDS" -lt "$deadline" ] ||
    fail "Pages has not published $commit after $WAIT_TIMEOUT: $latest. The site is on the branch $BRANCH, but readers may still get the earlier site. Look at the Pages settings of the repository and at githubstatus.com, or set a longer wait-timeout, and run this step again."
  sleep "$POLL_SECONDS"
done
echo "Pages has published $commit"

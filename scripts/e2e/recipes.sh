# shellcheck shell=bash
# Sourced by the scripts that run the examples with act: everything in act.sh, a sandbox, a repository for the examples, and
# run_example. This action is built from this source; other actions and the commands of hosts are stand-ins that check their
# arguments, and record them in $work/calls.

. scripts/e2e/act.sh

stand_ins=$PWD/scripts/e2e/stand-ins
examples=$work/examples
cp -R examples "$examples"
mkdir "$work/bin" "$work/action" "$work/repository" "$work/artifacts"
for command in gh make; do ln -s "$stand_ins/command.sh" "$work/bin/$command"; done
ln -s "$stand_ins/ssh.sh" "$work/bin/ssh"
cp -R action.yml deploy published dist "$work/action"
touch "$work/calls"
ssh-keygen -q -t ed25519 -N '' -f "$work/key"
DOCS_SERVER_SSH_KEY=$(< "$work/key")
export DOCS_SERVER_SSH_KEY

# start_host sets $live, which serves the files that the examples publish to $published.
published=$work/published
start_host() {
  start_server host node scripts/e2e/serve.ts "$published"
  live=$address/
}

# start_github sets $github. Every commit there has a check “Documentation” in the state that $work/check contains, and the
# archives in $work/artifacts are artifacts of run 7.
start_github() {
  echo success > "$work/check"
  start_server github node scripts/e2e/github-api.ts "$work"
  github=$address
}

# make_repository creates the repository in $work/repository: it has a values file and a search page, and builds a site.
make_repository() {
  mkdir --parents "$work/repository/deploy" "$work/repository/docs-search" "$work/repository/.github/workflows"
  cp examples/air-gapped-search.html "$work/repository/docs-search/search.html"
  printf '# of the docs\nreplicas: 2\n' > "$work/repository/deploy/values.yaml"
  cat > "$work/repository/package.json" << 'JSON'
{ "name": "docs", "version": "1.0.0", "scripts": { "build": "mkdir -p dist && { echo '<h1>Docs</h1>'; cat *.txt; } | tee dist/index.html > dist/404.html" } }
JSON
  cat > "$work/repository/package-lock.json" << 'JSON'
{ "name": "docs", "version": "1.0.0", "lockfileVersion": 3, "packages": { "": { "name": "docs", "version": "1.0.0" } } }
JSON
  git -C "$work/repository" init --quiet --initial-branch=main
  # The repository of the pull request that the sandbox's agent opens.
  git -C "$work/repository" remote add origin https://github.com/example/docs
  # Two commits: a pull request and its base.
  local word commit=(git -C "$work/repository" -c user.name=e2e -c user.email=e2e@localhost commit --quiet)
  for word in before after; do
    echo "$word" > "$work/repository/text.txt"
    git -C "$work/repository" add --all
    "${commit[@]}" --message="$word"
  done
}

replacements=(
  --local-repository "$(grep --only-matching --no-filename --max-count=1 '[^ ]*/docs-export-action@[^ ]*' examples/helm.yml)=$work/action"
)
while IFS= read -r uses; do
  folder="$stand_ins/$(sed -e 's|@.*||' -e 's|/|+|' <<< "$uses")"
  [ ! -d "$folder" ] || replacements+=(--local-repository "$uses=$folder")
done < <(grep --only-matching --no-filename --extended-regexp '[a-z-]+/[a-z-]+@[0-9a-f]{40}' examples/*.yml | sort --unique)

# run_example <name> <event> [option of act ...]
run_example() {
  local name=$1 event=$2
  shift 2
  # act does not know these properties yet, has neither a queue nor deployments, and checks out the existing files. Previews must
  # be at an https address.
  sed --regexp-extended -e '/^ *queue: max/d' -e 's/, queue: max//' -e 's/, deployment: false//' -e "s/, ref: '[^']*'//" \
    -e "s#live-url: .*docs\.example\.com/'?#live-url: ${live-}#" -e 's#preview-url: .*#preview-url: https://preview.example.com/#' \
    "$examples/$name.yml" > "$work/repository/.github/workflows/$name.yml"
  (
    cd "$work/repository" || exit
    PATH="$work/bin:$PATH" run_act "$event" --workflows ".github/workflows/$name.yml" "${replacements[@]}" \
      --secret "DOCS_ADMIN_KEY=$key" --var "DOCS_API_URL=$url" --var DOCS_PROJECT_ID=project_sandbox --secret DOCS_SERVER_SSH_KEY \
      --var DOCS_SERVER=docs@server --var DOCS_SERVER_KEYS=keys --env "E2E_CALLS=$work/calls" --env "E2E_PUBLISHED=$published" --env "E2E_ARTIFACTS=$work/artifacts" --env "E2E_LIVE=${live-}" \
      --secret GITHUB_TOKEN=token --env "GITHUB_API_URL=${github-https://api.github.com}" "$@"
  )
}

# expect_failure <text> <command ...>: the command fails and prints this text; its output is then in $work/failed. On a busy
# machine, act may lose the output of a step right before it fails, so the text may appear in a later try; no try may succeed.
expect_failure() {
  local text=$1
  shift
  for _ in 1 2 3; do
    if "$@" > "$work/failed"; then fail "'$*' succeeded, but should have failed with: $text"; fi
    if grep --quiet "$text" "$work/failed"; then return 0; fi
  done
  cat "$work/failed"
  fail "'$*' failed, but did not print: $text"
}

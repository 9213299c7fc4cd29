#!/usr/bin/env bash
# Runs the examples under act on this machine itself, against the sandbox, as far as they go without the outside: this
# action is the one of this source, other actions and the commands of hosts are stand-ins that look at what they get.
# Not release-asset.yml: it needs GitHub, and the tests run that against a server that answers like it.
# usage: examples.sh [example ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/act.sh

examples=("$@")
[ $# -gt 0 ] || mapfile -t examples < <(basename --suffix=.yml --multiple examples/*.yml | grep --invert-match release-asset)

stand_ins=$PWD/scripts/e2e/stand-ins
mkdir "$work/bin" "$work/action" "$work/repository"
for command in aws gh helm make rsync ssh; do ln -s "$stand_ins/command.sh" "$work/bin/$command"; done
cp -R action.yml dist "$work/action"

key=mdoc_admin_examples
node_modules/.bin/node sandbox/main.ts --port 0 --api-key "$key" --export-time 2s --agent-time 2s > "$work/sandbox.log" &
sandbox=$!
trap 'kill "$sandbox"; clean_up' EXIT
until url=$(sed -n 's/.*export BASE_URL=//p' "$work/sandbox.log") && [ -n "$url" ]; do sleep 0.1; done

# The job that renew-link.yml knows.
job=$(curl --fail --silent --header "Authorization: Bearer $key" --json '{"domain":"docs.example.com"}' \
  "$url/v1/static-export/jobs" | jq --raw-output .jobId)

settings=(
  --secret "DOCS_ADMIN_KEY=$key" --secret KUBECONFIG=kubeconfig --secret DOCS_SERVER_SSH_KEY=key
  --secret CLOUDFLARE_API_TOKEN=token
  --var "DOCS_API_URL=$url" --var "DOCS_EXPORT_JOB=$job" --var DOCS_PROJECT_ID=project_sandbox
  --var 'DOCS_DOMAINS=["docs.example.com", "api.example.com"]'
  --var DOCS_SERVER=docs@server --var DOCS_SERVER_KEYS=keys --var DOCS_BUCKET=bucket --var DOCS_DISTRIBUTION=E1
  --input job-id=job_sandbox --input version=2026-11-21
  --env "E2E_CALLS=$work/calls"
  --local-repository "$(grep --only-matching --no-filename --max-count=1 'OWNER/docs-export-action@[^ ]*' examples/github-pages.yml)=$work/action"
)
while IFS= read -r uses; do
  folder="$stand_ins/$(sed -e 's|@.*||' -e 's|/|+|' <<< "$uses")"
  [ ! -d "$folder" ] || settings+=(--local-repository "$uses=$folder")
done < <(grep --only-matching --no-filename --extended-regexp '[a-z-]+/[a-z-]+@[0-9a-f]{40}' examples/*.yml | sort --unique)

# The repository that the workflows are for: it has a values file.
mkdir --parents "$work/repository/deploy" "$work/repository/.github/workflows"
printf '# of the docs\nreplicas: 2\n' > "$work/repository/deploy/values.yaml"
touch "$work/calls"
cd "$work/repository"
git init --quiet --initial-branch=main
# The one of the pull request that the sandbox's agent opens.
git remote add origin https://github.com/example/docs
git -c user.name=e2e -c user.email=e2e@localhost commit --quiet --allow-empty --message=e2e

for example in "${examples[@]}"; do
  event=workflow_dispatch
  [ "$example" != start-and-collect ] || event=push
  cp "$OLDPWD/examples/$example.yml" .github/workflows/
  PATH="$work/bin:$PATH" run_act "$event" --workflows ".github/workflows/$example.yml" "${settings[@]}"
done
printf 'examples that ran: %s\nwhat they called:\n' "${examples[*]}"
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

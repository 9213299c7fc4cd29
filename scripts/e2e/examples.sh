#!/usr/bin/env bash
# Runs the examples under act on this machine itself, against the sandbox, as far as they go without the outside.
# Not release-asset.yml: it needs GitHub, and the tests run that against a server that answers like it. Not helm.yml,
# renew-link.yml and s3-cloudfront.yml: helm.sh and s3.sh run those with the real commands.
# usage: examples.sh [example ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh

names=("$@")
[ $# -gt 0 ] ||
  mapfile -t names < <(basename --suffix=.yml --multiple examples/*.yml | grep --invert-match --line-regexp 'release-asset\|helm\|renew-link\|s3-cloudfront')

start_sandbox --agent-time 2s
make_repository
for name in "${names[@]}"; do
  event=workflow_dispatch
  [ "$name" != start-and-collect ] || event=push
  run_example "$name" "$event" --secret DOCS_SERVER_SSH_KEY=key --secret CLOUDFLARE_API_TOKEN=token \
    --var DOCS_PROJECT_ID=project_sandbox --var 'DOCS_DOMAINS=["docs.example.com", "api.example.com"]' \
    --var DOCS_SERVER=docs@server --var DOCS_SERVER_KEYS=keys \
    --input job-id=job_sandbox
done
printf 'examples that ran: %s\nwhat they called:\n' "${names[*]}"
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

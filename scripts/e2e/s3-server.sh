# shellcheck shell=bash
# shellcheck disable=SC2154 # work is that of work-folder.sh
# Sourced after work-folder.sh: start_s3 starts an S3 with an empty bucket named bucket on this machine, and exports what the AWS CLI
# needs for it; $aws is that CLI. Installs both into a cache folder.

AWSCLI=1.46.3
S3RVER=3.7.1

cache="${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action"
aws="$cache/awscli-$AWSCLI/bin/aws"
s3rver="$cache/s3rver-$S3RVER/node_modules/.bin/s3rver"

start_s3() {
  if [ ! -x "$aws" ]; then
    python3 -m venv "$cache/awscli-$AWSCLI"
    "$cache/awscli-$AWSCLI/bin/pip" install --quiet --disable-pip-version-check "awscli==$AWSCLI"
  fi
  [ -x "$s3rver" ] || npm install --silent --no-audit --no-fund --prefix "$cache/s3rver-$S3RVER" "s3rver@$S3RVER"
  local port
  port=$(node scripts/free-port.ts)
  mkdir "$work/s3"
  node "$s3rver" --address 127.0.0.1 --port "$port" --directory "$work/s3" --configure-bucket bucket > "$work/s3.log" 2>&1 &
  background+=($!)
  export AWS_ENDPOINT_URL="http://127.0.0.1:$port" AWS_ACCESS_KEY_ID=S3RVER AWS_SECRET_ACCESS_KEY=S3RVER AWS_DEFAULT_REGION=us-east-1
  until "$aws" s3 ls s3://bucket > /dev/null 2>&1; do
    kill -0 "${background[-1]}" || { cat "$work/s3.log"; exit 1; }
    sleep 0.1
  done
}

# shellcheck shell=bash
# shellcheck disable=SC2154 # work-folder.sh sets work
# Sourced after work-folder.sh: start_s3 starts an S3 server with an empty bucket named bucket on this machine, and exports the
# variables that the AWS CLI needs for it; $aws is the CLI. Installs both into a cache folder.

. scripts/tools.sh

start_s3() {
  local port
  install_python awscli 1.46.3 aws
  aws=$tool
  install_npm s3rver 3.7.1
  port=$(node scripts/free-port.ts)
  mkdir "$work/s3"
  node "$tool" --address 127.0.0.1 --port "$port" --directory "$work/s3" --configure-bucket bucket > "$work/s3.log" 2>&1 &
  background+=($!)
  export AWS_ENDPOINT_URL="http://127.0.0.1:$port" AWS_ACCESS_KEY_ID=S3RVER AWS_SECRET_ACCESS_KEY=S3RVER AWS_DEFAULT_REGION=us-east-1
  until "$aws" s3 ls s3://bucket > /dev/null 2>&1; do wait_a_moment; done
}

#!/usr/bin/env bash
# Uploads a site to S3: first the files that pages load, then the pages. Finally, deletes removed files.
# action.yml describes what each variable holds.
#
# Every file is sent each time: comparing by size and time, as "aws s3 sync" does, may skip files that have changed.
# shellcheck disable=SC1111,SC1112 # the messages have typographic quotes
set -euo pipefail
export LC_ALL=C.UTF-8

SITE_PATH=${SITE_PATH-} BUCKET=${BUCKET-} PREFIX=${PREFIX-} DISTRIBUTION=${DISTRIBUTION-} MAX_DELETE=${MAX_DELETE:-50%}
CACHE_CONTROL=${CACHE_CONTROL:-public, max-age=0, must-revalidate}
# shellcheck disable=SC2034 # the annotation uses it
TITLE='Deploy to S3'
# shellcheck source=deploy/common.sh
. "$(dirname "$0")/../common.sh"

FOR_A_YEAR='public, max-age=31536000, immutable'
DELETE_PERMISSION='s3:DeleteObject for the objects in the bucket'
# Names that contain a hash of the content: those of Next.js, Vite, webpack, and others.
HASHED='.*(/_next/static/.*|[.-][0-9a-f]{8,64}(\.(min|module|chunk))?\.(js|mjs|css|woff2?|ttf|png|jpe?g|svg|webp|avif|gif|ico|wasm))'

check_inputs() {
  check_site_path
  check_programs aws jq
  # https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html, read 2026-11
  if is_blank "$BUCKET"; then
    fault 'bucket is empty. Write the name of the bucket. If you set it with an expression, check that the variable exists in the environment of the job or in the repository.'
  elif ! [[ $BUCKET =~ ^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$ ]]; then
    fault "bucket is “$BUCKET”. Write only the name of the bucket, such as docs-example-com, without s3://."
  fi
  [[ $PREFIX =~ ^([A-Za-z0-9_][A-Za-z0-9_.-]*(/[A-Za-z0-9_][A-Za-z0-9_.-]*)*)?$ ]] ||
    fault "prefix is “$PREFIX”. Write a prefix such as docs: no slash at the start or end, and only letters, digits, “_”, “.”, and “-” in each part, which must not begin with “.” or “-”."
  [[ $DISTRIBUTION =~ ^[A-Z0-9]*$ ]] || fault "distribution is “$DISTRIBUTION”. Write the ID of the distribution, such as E2QWRUHAPOMQZL."
  [[ $MAX_DELETE =~ ^(0|[1-9][0-9]{0,8})%?$ ]] || fault "max-delete is “$MAX_DELETE”. Write a whole number or a whole percentage, such as 50%."
  [[ $CACHE_CONTROL != *$'\n'* ]] || fault 'cache-control has a line break. Write it on one line.'
  fail_if_faults
}

# advise <error from AWS> <permission that the command needs>: prints what to do about the error; nothing if that is not known.
advise() {
  case "$1" in
    *'Unable to locate credentials'* | *'partial credentials'*) echo ' Add aws-actions/configure-aws-credentials before this step.' ;;
    *'must specify a region'*) echo ' Set aws-region in aws-actions/configure-aws-credentials.' ;;
    *'Could not connect to the endpoint'* | *'Invalid endpoint'*)
      echo ' Check aws-region in aws-actions/configure-aws-credentials, and check that this runner can reach AWS.' ;;
    *ExpiredToken* | *'token included in the request is expired'*) echo ' The credentials expired: raise role-duration-seconds in aws-actions/configure-aws-credentials.' ;;
    *AccessDenied* | *'not authorized'*)
      if [[ $1 =~ 'not authorized to perform: '([a-z0-9-]+:[A-Za-z]+) ]]; then
        echo " The role needs ${BASH_REMATCH[1]}."
      else
        echo " The role needs $2."
      fi
      ;;
    *InvalidAccessKeyId* | *SignatureDoesNotMatch*) echo ' The access key is wrong or was deleted: check the credentials of aws-actions/configure-aws-credentials.' ;;
    *InvalidToken* | *InvalidClientTokenId* | *UnrecognizedClientException*)
      echo ' The access key or its session token is wrong: set both with aws-actions/configure-aws-credentials and nowhere else.' ;;
    *RequestTimeTooSkewed*) echo ' The clock of this runner is wrong: synchronize it.' ;;
    *PermanentRedirect* | *AuthorizationHeaderMalformed*) echo ' The bucket is in another region: set aws-region in aws-actions/configure-aws-credentials.' ;;
    *NoSuchBucket*) echo ' Check the name of the bucket, its region, and the account of the credentials.' ;;
    *NoSuchDistribution*) echo ' Check the ID of the distribution.' ;;
    *'Max attempts exceeded'*) echo ' CloudFront is slow, but continues the invalidation: wait a few minutes.' ;;
  esac
}

# with_aws <what it does, after “could not”> <permission that it needs> <argument of aws ...>: its output is in $work/output.
# If it fails, the step ends with the error from AWS.
with_aws() {
  local what=$1 permission=$2 said
  shift 2
  if aws "$@" > "$work/output" 2> "$work/errors"; then return 0; fi
  cat "$work/errors" >&2
  said=$(tail --lines=3 "$work/errors" | sed --regexp-extended 's/^An error occurred \((.*)\) when calling the .* operation[^:]*: /\1: /')
  fail "$(quote "Could not $what" "$said")$(advise "$said" "$permission") $consequence"
}

# first_key <file with a JSON string on each line>: prints one of the keys, for a message.
first_key() { one_line "$(head --lines=1 "$1" | jq --raw-output .)"; }

# Ends the step if $work/output lists files that were not deleted: each in a line with an error code and its key.
ensure_all_deleted() {
  local code key
  IFS=$'\t' read -r code key < "$work/output" || true
  case "$code" in '' | None) return ;; esac
  fail "$(quote "Could not delete files that are not part of the site ($(wc --lines < "$work/output") of $gone), such as $(one_line "$key")" "$code")$(advise "$code" "$DELETE_PERMISSION") $consequence"
}

# Prints the Content-Type of a file without an extension if it is not the binary/octet-stream that AWS would set.
type_of() {
  case $(head --bytes=256 "$1" | tr --delete '\000' | tr '\n[:upper:]' ' [:lower:]' | sed 's/^[[:space:]]*//') in
    '<!doctype html'* | '<html'*) echo 'text/html; charset=utf-8' ;;
    '{'* | '['*) echo application/json ;;
  esac
}

# sort_file <path>: adds it to the list of files that are sent with the same options, such as "pages" or "assets".
sort_file() {
  local path=$1 phase=assets type='' cache=$CACHE_CONTROL group
  case "${path##*/}" in
    *.html | *.htm) phase=pages ;;
    *.md) type='text/markdown; charset=utf-8' ;;
    *.txt) type='text/plain; charset=utf-8' ;;
    *.mjs) type='text/javascript; charset=utf-8' ;;
    *.webmanifest) type=application/manifest+json ;;
    *.*) ;;
    *) type=$(type_of "$SITE_PATH/$path") ;;
  esac
  [[ $type != text/html* ]] || phase=pages
  if [[ $phase = assets && /$path =~ ^$HASHED$ ]]; then cache=$FOR_A_YEAR; fi
  group=$work/$phase/${type//[^a-z]/-}+${#cache}
  if [ ! -d "$group" ]; then
    mkdir --parents "$group/files"
    printf '%s' "$type" > "$group/type"
    printf '%s' "$cache" > "$group/cache"
  fi
  printf '%s\0' "$path" >> "$group/list"
}

# upload <phase>
upload() {
  local group options
  for group in "$work/$1"/*/; do
    [ -d "$group" ] || continue
    options=(--cache-control "$(< "$group/cache")")
    [ ! -s "$group/type" ] || options+=(--content-type "$(< "$group/type")")
    (cd "$SITE_PATH" && xargs --null cp --parents --dereference --target-directory="$group/files") < "$group/list"
    with_aws "upload to s3://$BUCKET" 's3:PutObject for the objects in the bucket' s3 cp --recursive --no-progress "${options[@]}" \
      "$group/files" "s3://$BUCKET/$PREFIX${PREFIX:+/}"
    sed "s/^upload: .* to /upload: /" "$work/output"
    rm -rf "$group/files"
  done
}

pause_commands
trap resume_commands EXIT
check_inputs
SITE_PATH=$(realpath "$SITE_PATH")
work=$(mktemp -d "${RUNNER_TEMP:-/tmp}/docs-deploy.XXXXXXXX")
trap 'rm -rf "$work"; resume_commands' EXIT

consequence='Nothing was changed.'
odd=$(find -L "$SITE_PATH" -name $'*\n*' -print -quit)
[ -z "$odd" ] || fail "The name of $(one_line "$odd") has a line break. $consequence"
# The existing files determine how many may be deleted. If the bucket cannot be listed, the step fails before anything is sent.
with_aws "list s3://$BUCKET" 's3:ListBucket for the bucket' s3api list-objects-v2 --bucket "$BUCKET" --prefix "$PREFIX${PREFIX:+/}" --query 'Contents[].Key' --output json
jq --compact-output '.[]?' "$work/output" | sort > "$work/before"
find -L "$SITE_PATH" -type f -printf '%P\n' > "$work/names"
jq --raw-input --compact-output --arg prefix "$PREFIX${PREFIX:+/}" '$prefix + .' "$work/names" | sort > "$work/site"
while IFS= read -r path; do sort_file "$path"; done < "$work/names"

consequence='The new site was not uploaded completely: run this step again.'
echo "Uploading to s3://$BUCKET/$PREFIX: first, the files that pages load"
upload assets
echo 'Uploading the pages'
upload pages

if [ -n "$DISTRIBUTION" ]; then
  consequence='The new site is in the bucket, but readers may still get cached pages, and files that are no longer part of the site were not deleted. Run this step again.'
  echo "Invalidating the distribution $DISTRIBUTION and waiting for the invalidation to finish"
  path=/${PREFIX:+$PREFIX/}
  with_aws 'invalidate CloudFront’s cache' 'cloudfront:CreateInvalidation for the distribution' cloudfront create-invalidation --distribution-id "$DISTRIBUTION" \
    --paths "$path*" --query Invalidation.Id --output text
  invalidation=$(< "$work/output")
  echo "invalidation=$invalidation" >> "$GITHUB_OUTPUT"
  with_aws "wait for the invalidation $invalidation" 'cloudfront:GetInvalidation for the distribution' cloudfront wait invalidation-completed --distribution-id "$DISTRIBUTION" --id "$invalidation"
else
  echo 'No distribution is set, so no CloudFront cache was invalidated'
fi

comm -23 "$work/before" "$work/site" > "$work/gone"
gone=$(wc --lines < "$work/gone") before=$(wc --lines < "$work/before")
allowed=${MAX_DELETE%\%}
[[ $MAX_DELETE != *% ]] || allowed=$((before * allowed / 100))
if [ "$gone" -gt "$allowed" ]; then
  fail "The new site is up, but nothing was deleted: max-delete ($MAX_DELETE) allows fewer deletions than needed. Files to delete: $gone of the $before that were there, such as $(first_key "$work/gone"). Check the bucket and the prefix, and check that the site is complete. If everything is right, raise max-delete."
fi
consequence='The new site is up, but files that are not part of it are still in the bucket. Run this step again.'
echo "Deleting the files that are not part of the site: $gone"
sed "s/^/delete: /" "$work/gone"
split --lines=1000 "$work/gone" "$work/batch."
for batch in "$work"/batch.*; do
  [ -e "$batch" ] || continue
  jq --slurp '{Objects: map({Key: .}), Quiet: true}' "$batch" > "$work/delete.json"
  with_aws "delete from s3://$BUCKET" "$DELETE_PERMISSION" s3api delete-objects --bucket "$BUCKET" --delete "file://$work/delete.json" \
    --query 'Errors[].[Code,Key]' --output text
  ensure_all_deleted
done
echo "s3://$BUCKET/$PREFIX now has the site"

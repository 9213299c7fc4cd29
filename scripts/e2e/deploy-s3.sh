#!/usr/bin/env bash
# Tests deploy/s3 with the real AWS CLI and an S3 server on this machine (s3rver). The files that pages load are uploaded before
# the pages. Removed files are deleted last, after CloudFront's invalidation (which is only recorded), and only if they are not
# the majority. Needs Python 3.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/work-folder.sh
. scripts/e2e/s3-server.sh

start_s3
mkdir "$work/bin" "$work/runner"
# Records all commands. CloudFront is a stand-in. While $work/refuse exists, the command in it is refused; while $work/refused-keys
# exists, nothing can be deleted.
cat > "$work/bin/aws" << END
#!/usr/bin/env bash
set -uo pipefail
printf '%s\n' "aws \$*" >> '$work/calls'
if [ -e '$work/refuse' ] && [[ "\$*" == *"\$(< '$work/refuse')"* ]]; then
  echo "\${REFUSAL-An error occurred (AccessDenied) when calling the X operation: ::warning::not for you}" >&2
  exit 254
fi
if [ -e '$work/refused-keys' ] && [ "\$2" = delete-objects ]; then
  cat '$work/refused-keys'
  exit
fi
case "\$1 \$2" in
  'cloudfront create-invalidation') echo invalidation-1 ;;
  'cloudfront wait') ;;
  *) '$aws' "\$@" | tee --append '$work/calls' ;;
esac
END
chmod +x "$work/bin/aws"

deploy() {
  : > "$work/calls"
  : > "$work/output"
  PATH="$work/bin:$PATH" RUNNER_TEMP=$work/runner GITHUB_OUTPUT=$work/output SITE_PATH=$work/site BUCKET=${BUCKET_NAME-bucket} PREFIX=${PREFIX-} \
    DISTRIBUTION=${DISTRIBUTION-E1} MAX_DELETE=${MAX_DELETE-} deploy/s3/deploy.sh > "$work/log" 2>&1
}
good() { deploy || fail 'a deployment that should have succeeded'; }
bad() {
  if deploy; then fail "a deployment that should have failed with: $1"; fi
  expect_annotation "$1"
  [ -z "$(ls "$work/runner")" ] || fail 'files are left on the runner'
}
keys() { "$aws" s3api list-objects-v2 --bucket bucket --prefix "${1-}" --query 'Contents[].Key' --output json | jq --raw-output '.[]?' | sort | tr '\n' ' '; }
head_of() { "$aws" s3api head-object --bucket bucket --key "$1" | jq --raw-output '.ContentType + " | " + .CacheControl'; }
is() { [ "$2" = "$3" ] || fail "$1 is '$2' instead of '$3'"; }
steps() {
  sed --quiet -E -e 's#^upload: .*(\.html|/plain)$#page#p' -e 's/^upload: .*/asset/p' -e 's/^aws cloudfront ([^ ]*) .*/\1/p' \
    -e 's/^aws s3api (delete-objects) .*/\1/p' "$work/calls" | uniq | tr '\n' ' '
}

mkdir --parents "$work/older/assets"
mkdir --parents "$work/older/guide" "$work/older/api"
for path in index.html guide.md guide/plain api/search assets/style.css gone.html 'assets/gone file.js' 'assets/ünd + 100%.txt'; do echo older > "$work/older/$path"; done
"$aws" s3 sync "$work/older" s3://bucket --no-progress > /dev/null
mkdir --parents "$work/site/assets" "$work/site/api" "$work/site/_next/static/chunks" "$work/site/guide"
echo '<h1>new</h1>' > "$work/site/index.html"
echo '<!DOCTYPE html><h1>plain</h1>' > "$work/site/guide/plain"
echo '[{"id": 1}]' > "$work/site/api/search"
echo '# text' > "$work/site/guide.md"
echo 'body {}' > "$work/site/assets/style.css"
echo 'body {}' > "$work/site/assets/app.0123abcd.css"
echo '1' > "$work/site/_next/static/chunks/main.js"

good
is order "$(steps)" 'asset page create-invalidation wait delete-objects '
is keys "$(keys)" '_next/static/chunks/main.js api/search assets/app.0123abcd.css assets/style.css guide.md guide/plain index.html '
is invalidation "$(cat "$work/output")" invalidation=invalidation-1
daily='public, max-age=0, must-revalidate' year='public, max-age=31536000, immutable'
is page "$(head_of index.html)" "text/html | $daily"
is 'page without extension' "$(head_of guide/plain)" "text/html; charset=utf-8 | $daily"
is data "$(head_of api/search)" "application/json | $daily"
is markdown "$(head_of guide.md)" "text/markdown; charset=utf-8 | $daily"
is style "$(head_of assets/style.css)" "text/css | $daily"
is 'hashed style' "$(head_of assets/app.0123abcd.css)" "text/css | $year"
is 'chunk' "$(head_of _next/static/chunks/main.js | sed 's|^[a-z]*/||')" "javascript | $year"

# The same size and an older time, as after a rollback, and again: nothing is skipped, and nothing is deleted.
echo '<h1>odd</h1>' > "$work/site/index.html"
touch --date 2020-01-01 "$work/site/index.html"
good
is page "$("$aws" s3 cp s3://bucket/index.html -)" '<h1>odd</h1>'
is order "$(steps)" 'asset page create-invalidation wait '

# Another site with another prefix, without a distribution.
PREFIX=other DISTRIBUTION='' good
is keys "$(keys other/)" 'other/_next/static/chunks/main.js other/api/search other/assets/app.0123abcd.css other/assets/style.css other/guide.md other/guide/plain other/index.html '
is invalidation "$(cat "$work/output")" ''

# A site that lost most of its pages: the new files are uploaded, and nothing is deleted. The limit can be a number.
rm -rf "$work/site/"{assets,api,_next,guide,guide.md}
echo '<h1>lost</h1>' > "$work/site/index.html"
PREFIX=other bad 'max-delete (50%25) allows fewer deletions than needed. Files to delete: 6 of the 7 that were there, such as other/_next/static/chunks/main.js.'
is keys "$(keys other/ | wc --words)" 7
is page "$("$aws" s3 cp s3://bucket/other/index.html -)" '<h1>lost</h1>'
PREFIX=other MAX_DELETE=5 bad '6 of the 7 that were there'
PREFIX=other MAX_DELETE=6 good
is keys "$(keys other/)" 'other/index.html '
[ "$(keys | wc --words)" = 8 ] || fail 'a deployment with a prefix changed files outside the prefix'

# Refusals by AWS and wrong inputs have one message each. It names only the permission that is missing.
# refused <part of a command> <text of the message>
refused() {
  echo "$1" > "$work/refuse"
  MAX_DELETE=100% bad "$2"
  rm "$work/refuse"
}
refused list-objects-v2 ': “AccessDenied: ::warning::not for you”. The role needs s3:ListBucket for the bucket. Nothing was changed.'
refused 's3 cp' 'The role needs s3:PutObject for the objects in the bucket. The new site was not uploaded'
refused create-invalidation 'The role needs cloudfront:CreateInvalidation for the distribution. The new site is in the bucket, but readers may'
refused 'cloudfront wait' 'Could not wait for the invalidation invalidation-1: “AccessDenied: ::warning::not for you”. The role needs cloudfront:GetInvalidation'
refused delete-objects 'The role needs s3:DeleteObject for the objects in the bucket. The new site is up'
REFUSAL='An error occurred (AccessDenied) when calling the PutObject operation: User: a is not authorized to perform: kms:Decrypt on' \
  refused 's3 cp' 'The role needs kms:Decrypt. The new site was not uploaded'
REFUSAL='Waiter InvalidationCompleted failed: Max attempts exceeded' refused 'cloudfront wait' 'CloudFront is slow, but continues the invalidation: wait a few minutes. The new site'
REFUSAL=$'\nCould not connect to the endpoint URL: "https://bucket.s3.eu-cental-1.amazonaws.com/"' \
  refused list-objects-v2 ': “Could not connect to the endpoint URL: "https://bucket.s3.eu-cental-1.amazonaws.com/"”. Check aws-region in'
REFUSAL='An error occurred (RequestTimeTooSkewed) when calling the ListObjectsV2 operation: The difference is too large' \
  refused list-objects-v2 'RequestTimeTooSkewed: The difference is too large”. The clock of this runner is wrong: synchronize it. Nothing was changed.'
for code in InvalidToken InvalidClientTokenId UnrecognizedClientException; do
  REFUSAL="An error occurred ($code) when calling the ListObjectsV2 operation: The security token is invalid" \
    refused list-objects-v2 "$code: The security token is invalid"'”. The access key or its session token is wrong: set both with aws-actions/configure-aws-credentials and nowhere else. Nothing'
done
REFUSAL=$(printf 'x%.0s' {1..400}) refused list-objects-v2 'xxx…”. Nothing was changed.'
awk '/^::stop-commands::/ { paused = 1; next } /^::[0-9a-f]+::$/ { paused = 0; next } /^::warning::/ && !paused { exit 1 }' "$work/log" ||
  fail 'the runner would execute the output of AWS'
echo old > "$work/old.html"
for name in 1 2; do "$aws" s3 cp "$work/old.html" "s3://bucket/$name.html" > /dev/null; done
printf 'AccessDenied\t1.html\nAccessDenied\t2.html\n' > "$work/refused-keys"
MAX_DELETE=100% bad 'such as 1.html: “AccessDenied”. The role needs s3:DeleteObject'
rm "$work/refused-keys"
BUCKET_NAME='' bad 'bucket is empty. Write the name'
BUCKET_NAME=s3://bucket bad 'bucket is “s3://bucket”. Write only the name of the bucket, such as docs-example-com'
SAVED=$AWS_ACCESS_KEY_ID
unset AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY
AWS_EC2_METADATA_DISABLED=true bad 'Add aws-actions/configure-aws-credentials'
export AWS_ACCESS_KEY_ID=$SAVED AWS_SECRET_ACCESS_KEY=$SAVED
PREFIX=/docs/ MAX_DELETE=half DISTRIBUTION=https://x bad 'prefix is “/docs/”'
grep --quiet 'max-delete is.*' "$work/log" || fail 'not all mistakes are reported at once'
printf 'deploy/s3: %s\n' 'the files that pages load were uploaded first, then the pages; removed files were deleted last'

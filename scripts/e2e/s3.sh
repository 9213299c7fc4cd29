#!/usr/bin/env bash
# Runs s3-cloudfront.yml under act with the real AWS CLI, against the sandbox and an S3 on this machine (s3rver), over an
# older site. Assets have to arrive before pages, and what is gone has to go last, after CloudFront's invalidation (which
# is only noted). Needs Python 3.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh
. scripts/e2e/s3-server.sh

start_s3
mkdir --parents "$work/older/assets"
for path in index.html gone.html assets/gone.js 404.html assets/style.css; do echo older > "$work/older/$path"; done
"$aws" s3 sync "$work/older" s3://bucket --no-progress > /dev/null

cat > "$work/bin/aws" << END
#!/usr/bin/env bash
set -euo pipefail
case "\$1 \$2" in
  cloudfront*)
    printf '%s\n' "aws \$*" >> "\$E2E_CALLS"
    [ "\$2" != create-invalidation ] || echo invalidation-1
    ;;
  's3 cp') '$aws' "\$@" | tee --append "\$E2E_CALLS" ;;
  's3api delete-objects')
    jq --raw-output '.Objects[].Key | "delete: s3://bucket/" + .' "\${6#file://}" >> "\$E2E_CALLS"
    '$aws' "\$@"
    ;;
  *) '$aws' "\$@" ;;
esac
'$aws' s3 sync s3://bucket "\$E2E_PUBLISHED" --delete --exact-timestamps --quiet
END
chmod +x "$work/bin/aws"

start_sandbox --format zip
start_github
start_host
make_repository
publish() {
  : > "$work/calls"
  run_example s3-cloudfront workflow_dispatch --var DOCS_BUCKET=bucket --var DOCS_DISTRIBUTION=E1 \
    --env "AWS_ENDPOINT_URL=$AWS_ENDPOINT_URL" --env AWS_ACCESS_KEY_ID=S3RVER --env AWS_SECRET_ACCESS_KEY=S3RVER \
    --env AWS_DEFAULT_REGION=us-east-1
}
# What was done, in order.
steps() {
  sed --quiet -e 's/^upload: .*\.html$/page/p' -e 's/^upload: .*/asset/p' -e 's/^delete: .*/deletion/p' \
    -e 's/^aws cloudfront \([^ ]*\) .*/\1/p' "$work/calls" | uniq | tr '\n' ' '
}

publish
[ "$(steps)" = 'asset page create-invalidation wait deletion ' ] || { cat "$work/calls"; exit 1; }
diff <(sed --quiet 's|^upload: .* to s3://bucket/||p' "$work/calls" | sort --unique) \
  <("$aws" s3 ls --recursive s3://bucket | awk '{ print $4 }' | sort)
[ "$(sed --quiet 's|^delete: s3://bucket/||p' "$work/calls" | sort | tr '\n' ' ')" = 'assets/gone.js gone.html ' ]
[ "$("$aws" s3 cp s3://bucket/index.html -)" != older ]

publish
[ "$(steps)" = 'asset page create-invalidation wait ' ] || { cat "$work/calls"; exit 1; }
printf 'assets arrived first, then pages; what was gone went last:\n'
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

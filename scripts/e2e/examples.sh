#!/usr/bin/env bash
# Runs the examples with act directly on this machine, against the sandbox, as far as possible without external services.
# For helm.yml, a real Helm renders the values. release.sh and container-image.sh run the other examples.
# usage: examples.sh [example ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh
. scripts/e2e/s3-server.sh

names=("$@")
[ $# -gt 0 ] ||
  mapfile -t names < <(basename --suffix=.yml --multiple examples/*.yml |
    grep --invert-match --line-regexp 'release\|versions\|container-image')

start_sandbox --export-time 2s --agent-time 2s --format zip
start_host
start_github
make_repository
run() {
  local event=workflow_dispatch inputs=()
  case "$1" in
    check) event=push ;;
    preview | pull-request)
      event=pull_request
      inputs=(--eventpath "$work/pull-request.json")
      ;;
    agent-job)
      sed --in-place 's/sleep 60/sleep 1/' "$examples/agent-job.yml"
      inputs=(--input job-id=job_sandbox)
      ;;
    rollback) inputs=(--input from=7) ;;
    s3-cloudfront)
      inputs=(--var DOCS_BUCKET=bucket --var DOCS_DISTRIBUTION=E1 --env "AWS_ENDPOINT_URL=$AWS_ENDPOINT_URL"
        --env AWS_ACCESS_KEY_ID=S3RVER --env AWS_SECRET_ACCESS_KEY=S3RVER --env AWS_DEFAULT_REGION=us-east-1)
      ;;
  esac
  run_example "$1" "$event" --secret KUBECONFIG=kubeconfig --secret CLOUDFLARE_API_TOKEN=token --secret CLOUDFLARE_PREVIEW_TOKEN=token \
    --secret NETLIFY_AUTH_TOKEN=token --var NETLIFY_SITE_ID=site --secret AZURE_DEPLOYMENT_TOKEN=token \
    --secret VERCEL_TOKEN=token --var VERCEL_ORG_ID=team_1 --var VERCEL_PROJECT_ID=prj_1 --var 'DOCS_DOMAINS=["docs.example.com", "api.example.com"]' "${inputs[@]}" --env "E2E_SERVER=$work/server"
}

# The command-line tools of hosts copy the site to where readers get it; other tools are real.
cat > "$work/bin/npx" << END
#!/usr/bin/env bash
# npx --yes <package>@<version> … <site> …
set -euo pipefail
printf '%s\n' "npx \$*" >> "\$E2E_CALLS"
case "\$2 \$3" in
  vercel@*' build') mkdir --parents .vercel/output ;;
  wrangler@* | netlify-cli@* | vercel@* | @azure/*)
    for word in "\$@" .vercel/output/static; do
      if [ -e "\$word/index.html" ]; then
        rm -rf "\$E2E_PUBLISHED"
        cp -R "\$word" "\$E2E_PUBLISHED"
      fi
    done
    ;;
  *) exec $(command -v npx) "\$@" ;;
esac
END
chmod +x "$work/bin/npx"

# The chart's pod downloads the bundle from the bucket, at the address that Helm writes to its settings.
prepare_helm() {
  install_go helm 4.3.1 helm.sh/helm/v4/cmd/helm
  local helm=$tool
  mkdir --parents "$work/chart/templates" "$work/bucket"
  printf '%s\n' 'apiVersion: v2' 'name: docs' 'version: 1.4.2' > "$work/chart/Chart.yaml"
  echo 'bundleUrl: {{ required "no bundleUrl" .Values.staticExport.bundleUrl }}' > "$work/chart/templates/settings.yaml"
  cat > "$work/bin/aws" << END
#!/usr/bin/env bash
# aws s3 cp --no-progress <file> s3://docs-bundles/<key>
cp "\$4" "$work/bucket/\${5#s3://docs-bundles/}"
END
  cat > "$work/bin/helm" << END
#!/usr/bin/env bash
set -euo pipefail
args=("\${@/#oci:*/$work/chart}")
args=("\${args[@]/#--install/}")
args=("\${args[@]/#upgrade/template}")
link=\$('$helm' \${args[@]} | sed --quiet 's/^bundleUrl: //p')
rm -rf "$published"
mkdir "$published"
bsdtar -xf "$work/bucket/\${link#https://docs-bundles.s3.eu-central-1.amazonaws.com/}" -C "$published"
END
  chmod +x "$work/bin/aws" "$work/bin/helm"
}

# The AWS CLI is real, with an S3 server on this machine. CloudFront is a stand-in; readers get the files in the bucket.
prepare_s3() {
  start_s3
  mkdir "$work/older"
  touch "$work/older/"{index,404,gone}.html
  "$aws" s3 sync --quiet "$work/older" s3://bucket
  cat > "$work/bin/aws" << END
#!/usr/bin/env bash
set -euo pipefail
printf '%s\n' "aws \$*" >> "\$E2E_CALLS"
case "\$1 \$2" in
  'cloudfront create-invalidation') echo invalidation-1 ;;
  'cloudfront wait') ;;
  *) '$aws' "\$@" ;;
esac
'$aws' s3 sync s3://bucket "\$E2E_PUBLISHED" --delete --exact-timestamps --quiet
END
  chmod +x "$work/bin/aws"
}

# Pushes to GitHub arrive in this repository, and Pages publishes them.
git init --quiet --bare "$work/docs.git"
git config --file "$work/home/.gitconfig" "url.$work/docs.git.insteadOf" https://github.com/example/docs
cat > "$work/docs.git/hooks/post-receive" << END
#!/usr/bin/env bash
rm -rf '$published'
mkdir '$published'
git --work-tree='$published' checkout --force gh-pages -- .
END
chmod +x "$work/docs.git/hooks/post-receive"
echo '{ "build_type": "legacy", "source": { "branch": "gh-pages", "path": "/" } }' > "$work/pages"
echo built > "$work/builds"

# The server has an older export.
older=7000000000000000000000000000000000000000000000000000000000000000
mkdir --parents "$work/server/$older"

echo '{ "action": "synchronize", "number": 42, "pull_request": { "number": 42, "user": { "login": "octo" }, "head": { "repo": { "full_name": "example/docs" } } } }' > "$work/pull-request.json"
serve_the_server() {
  rm -rf "$published"
  ln -s "$work/server/current" "$published"
}
prepare() {
  case "$1" in
    helm) prepare_helm ;;
    s3-cloudfront) prepare_s3 ;;
    nginx) serve_the_server ;;
    nightly-live | rollback)
      serve_the_server
      # The artifact of a run of nginx.yml.
      [ -e "$work/server/current" ] || run nginx
      ;;&
    rollback)
      good=$(readlink "$work/server/current")
      ln -sfn "$older" "$work/server/current"
      ;;
  esac
}
look_after() {
  case "$1" in
    github-pages) git -C "$work/docs.git" cat-file -e gh-pages:CNAME ;;
    preview)
      grep --quiet --fixed-strings 'https://preview.example.com/' "$work/check.comment" ||
        fail "the comment does not point to the preview: $(cat "$work/check.comment")"
      ;;
    s3-cloudfront) [ ! -e "$published/gone.html" ] || fail 'a file that was removed from the site is still in the bucket' ;;
    rollback) diff --recursive "$work/server/$good" "$work/server/current/" || fail 'the earlier site is not back' ;;
  esac
}

for name in "${names[@]}"; do
  prepare "$name"
  run "$name"
  look_after "$name"
done
printf 'examples that ran: %s\ncalled commands:\n' "${names[*]}"
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

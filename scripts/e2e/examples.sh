#!/usr/bin/env bash
# Runs the examples under act on this machine itself, against the sandbox, as far as they go without the outside. What
# helm.yml deploys is what a real Helm makes of its values.
# Those that release.sh, container-image.sh and vendors.sh run have a story of their own, or the real commands.
# usage: examples.sh [example ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh
. scripts/e2e/s3-server.sh

names=("$@")
[ $# -gt 0 ] ||
  mapfile -t names < <(basename --suffix=.yml --multiple examples/*.yml |
    grep --invert-match --line-regexp 'release\|versions\|container-image\|netlify\|vercel\|azure-static-web-apps')

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
    --var 'DOCS_DOMAINS=["docs.example.com", "api.example.com"]' "${inputs[@]}" --env "E2E_SERVER=$work/server"
}

# Wrangler puts the site where readers get it; others are the real ones.
cat > "$work/bin/npx" << END
#!/usr/bin/env bash
# npx --yes wrangler@<version> [pages] deploy … <site> …
set -euo pipefail
printf '%s\n' "npx \$*" >> "\$E2E_CALLS"
if [[ \$2 != wrangler@* ]]; then exec $(command -v npx) "\$@"; fi
for word in "\$@"; do
  if [ -e "\$word/index.html" ]; then
    rm -rf "\$E2E_PUBLISHED"
    cp -R "\$word" "\$E2E_PUBLISHED"
  fi
done
END
chmod +x "$work/bin/npx"

# The chart's pod downloads the bundle by the address that Helm writes into its settings, from the bucket.
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

# The AWS CLI is the real one, with an S3 on this machine. CloudFront is a stand-in; readers get what is in the bucket.
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

# What is pushed to GitHub arrives in this repository, and Pages publishes it.
git init --quiet --bare "$work/docs.git"
git config --file "$work/home/.gitconfig" "url.$work/docs.git.insteadOf" https://github.com/example/docs
pages() { git -C "$work/docs.git" "$@"; }
cat > "$work/docs.git/hooks/post-receive" << END
#!/usr/bin/env bash
rm -rf '$published'
mkdir '$published'
git --work-tree='$published' checkout --force gh-pages -- .
END
chmod +x "$work/docs.git/hooks/post-receive"
echo '{ "build_type": "legacy", "source": { "branch": "gh-pages", "path": "/" } }' > "$work/pages"
echo built > "$work/builds"

# The server has older exports, and something else.
mkdir --parents "$work/server/private"
for day in {1..7}; do
  mkdir "$work/server/${day}000000000000000000000000000000000000000000000000000000000000000"
  touch --date "2026-01-0$day" "$work/server/${day}000000000000000000000000000000000000000000000000000000000000000"
done

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
      # What a run of nginx.yml has kept.
      [ -e "$work/server/current" ] || run nginx
      ;;&
    rollback)
      good=$(readlink "$work/server/current")
      ln -sfn 7000000000000000000000000000000000000000000000000000000000000000 "$work/server/current"
      ;;
  esac
}
look_after() {
  case "$1" in
    github-pages)
      local first
      first=$(pages rev-parse gh-pages)
      for path in .nojekyll CNAME index.html assets/style.css; do pages cat-file -e "gh-pages:$path"; done
      run "$1"
      [ "$(pages rev-parse gh-pages)" != "$first" ] || fail 'the same site again is not a new commit, which Pages would drop'
      [ "$(pages rev-list --count gh-pages)" = 1 ] || fail 'gh-pages keeps a history'
      ;;
    nginx)
      local site=$work/server/current/
      [ -e "$site/index.html" ] || fail 'nothing was published'
      [ "$(find "$site" \( -type d -not -perm 755 -o -type f -not -perm 644 \) | wc -l)" = 0 ] ||
        fail 'nginx may not read what was published'
      [ "$(find "$work/server" -maxdepth 1 -name '[0-9a-f]*' -type d -exec basename {} \; | cut -c 1-9 | sort | tr '\n' ' ')" = \
        "$(printf '%s\n' 500000000 600000000 700000000 "$(basename "$(readlink "$work/server/current")" | cut -c 1-9)" | sort | tr '\n' ' ')" ] ||
        fail "the newest exports should stay, not $(ls "$work/server")"
      [ -d "$work/server/private" ] || fail 'what is no export was removed'
      ;;
    preview)
      grep --quiet --fixed-strings 'https://preview.example.com/' "$work/check.comment" ||
        fail "the comment does not lead to the preview: $(cat "$work/check.comment")"
      ;;
    s3-cloudfront) [ ! -e "$published/gone.html" ] || fail 'what is gone from the site is still in the bucket' ;;
    rollback) diff --recursive "$work/server/$good" "$work/server/current/" || fail 'the earlier site is not back' ;;
  esac
}

for name in "${names[@]}"; do
  prepare "$name"
  run "$name"
  look_after "$name"
done
printf 'examples that ran: %s\nwhat they called:\n' "${names[*]}"
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

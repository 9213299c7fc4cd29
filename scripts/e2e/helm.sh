#!/usr/bin/env bash
# The whole story of helm.yml, and then that of helm-approved.yml and renew-link.yml, under act, with a real Helm, against the
# sandbox and a stand-in for a cluster's API. A stand-in for the pod serves what it downloads by the address that is deployed.
# helm.yml: two deployments, and the way back, which needs no link.
# helm-approved.yml: a deployment, its link expires, a renewal, a second deployment, a renewal, the way back by job-id, a
# renewal. Each renewal has to leave alone what is deployed, and to bring a link that works. While the pod still serves the
# older site, a deployment has to fail.
# usage: helm.sh [version of Helm ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh

versions=("$@")
[ $# -gt 0 ] || versions=(4.3.1) # the major version that ubuntu-latest has; Ubuntu 24.04's runners have 3.22.0

docs=$work/docs
mkdir "$docs"
echo '# Docs' > "$docs/index.md"
start_sandbox --docs "$docs" --link-lifetime 45s
start_host
make_repository
values=$work/repository/deploy/values.yaml
cp "$values" "$work/values.yaml"
pod_is_stuck=$work/pod-is-stuck

fail() {
  printf 'FAILED with Helm %s: %s\n' "$version" "$1"
  exit 1
}
deployed() { curl --fail --silent "$server/api/v1/namespaces/docs/configmaps/docs" | jq --raw-output ".data.$1"; }
revision() { "$helm" get metadata docs --output json | jq .revision; }
kept() { "$helm" get values docs --output json | jq --raw-output ".docsExport.$1"; }
link_works() { curl --fail --silent --output /dev/null "$(deployed bundleUrl)"; }
served() { curl --fail --silent "$live" | sed --quiet 's|.*<h1[^>]*>\(.*\)</h1>.*|\1|p'; }
# expect <version> <job> <replicas> <chart>: this is deployed, and the pod has downloaded it by the link.
expect() {
  local found
  found="$(deployed version) $(kept job) $(deployed replicas) $(deployed chart)"
  [ "$found" = "$*" ] || fail "$found is deployed, not $*"
  [[ $(deployed bundleUrl) == *"/$2/"* ]] || fail "the link is one to another export than $2"
  [ "$(served)" = "Docs of $1" ] || fail "readers get $(served), not the export of $*"
}
# deploy <version> [job]: the export has this version on its pages, too.
deploy() {
  echo "# Docs of $1" > "$docs/index.md"
  run_example helm-approved workflow_dispatch --secret KUBECONFIG="$(< "$KUBECONFIG")" --input "version=$1" --input "job-id=${2-}"
}
# deploy_stored <version>
deploy_stored() {
  echo "# Docs of $1" > "$docs/index.md"
  run_example helm workflow_dispatch --secret KUBECONFIG="$(< "$KUBECONFIG")"
  [ "$(served)" = "Docs of $1" ] || fail "readers get $(served), not $1"
}
renew() { run_example renew-link workflow_dispatch --secret KUBECONFIG="$(< "$KUBECONFIG")"; }
# expect_stale <version>: the deployment fails although Helm reports success, because readers get what they got before.
expect_stale() {
  local before
  before=$(served)
  touch "$pod_is_stuck"
  sed --in-place 's/wait-timeout: 15m/wait-timeout: 10s/' "$examples/helm-approved.yml"
  expect_failure live-stale deploy "$1"
  grep --quiet 'Success - Main Keep the report of a failed check' "$work/failed" || fail 'no report of the failed check is kept'
  sed --in-place 's/wait-timeout: 10s/wait-timeout: 15m/' "$examples/helm-approved.yml"
  rm "$pod_is_stuck"
  [ "$(deployed version)" = "$1" ] || fail "the deployment of $1 failed before its check"
  [ "$(served)" = "$before" ] || fail 'the pod was to be stuck'
}

# start_cluster <name> sets KUBECONFIG, and $server.
start_cluster() {
  mkdir "$work/$1"
  node_modules/.bin/node scripts/e2e/kubernetes.ts "$work/$1" > "$work/$1.log" &
  background+=($!)
  until [ -s "$work/$1.log" ]; do wait_a_moment; done
  export KUBECONFIG="$work/$1/kubeconfig"
  server=$(jq --raw-output '.clusters[0].cluster.server' "$KUBECONFIG")
  echo "$server" > "$work/server"
}

# The bucket is a folder, and what lies in it is at its address for pod.sh.
cat > "$work/bin/aws" << END
#!/usr/bin/env bash
# aws s3 cp <file> s3://docs-bundles/<key>
set -euo pipefail
mkdir --parents "$work/bucket/\$(dirname "\${4#s3://docs-bundles/}")"
cp "\$3" "$work/bucket/\${4#s3://docs-bundles/}"
END
cat > "$work/bin/yq" << 'END'
#!/usr/bin/env bash
# yq .staticExport.bundleUrl <file>
sed --quiet 's/^ *bundleUrl: "*\([^"]*\)"*$/\1/p' "$2"
END
chmod +x "$work/bin/aws" "$work/bin/yq"
export E2E_BUCKET=$work/bucket

for version in "${versions[@]}"; do
  helm=${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action/helm-$version/helm
  [ -x "$helm" ] || GOBIN="$(dirname "$helm")" retry go install "helm.sh/helm/v${version%%.*}/cmd/helm@v$version"

  charts=$work/charts-$version
  mkdir "$charts"
  # The registry of charts is a folder; everything else is what Helm does with it.
  for chart in 1.4.2 1.5.0; do "$helm" package scripts/e2e/chart --version "$chart" --destination "$charts" > /dev/null; done
  cat > "$work/bin/helm" << END
#!/usr/bin/env bash
args=("\$@")
for at in "\${!args[@]}"; do
  [ "\${args[at]}" != --version ] || chart=\${args[at + 1]}
done
for at in "\${!args[@]}"; do
  [ "\${args[at]}" != oci://registry.example.com/charts/docs ] || args[at]=$charts/docs-\$chart.tgz
done
'$helm' "\${args[@]}" || exit
[[ " \$* " != *' upgrade '* ]] || [ -e '$pod_is_stuck' ] || '$stand_ins/pod.sh' "\$(< '$work/server')" '$published'
END
  chmod +x "$work/bin/helm"

  start_cluster "stored-$version"
  deploy_stored 1.9
  deploy_stored 2.0
  "$helm" rollback docs 1 > /dev/null
  "$stand_ins/pod.sh" "$server" "$published"
  [ "$(served)" = 'Docs of 1.9' ] || fail "readers get $(served) after the rollback"
  cp "$work/values.yaml" "$values"

  start_cluster "linked-$version"
  deploy 1.10
  first=$(kept job)
  expect 1.10 "$first" 2 1.4.2

  # What is in git changes meanwhile, and nobody has approved of it yet.
  sed --in-place 's/replicas: 2/replicas: 5/' "$values"
  while link_works; do sleep 1; done
  renew
  expect 1.10 "$first" 2 1.4.2

  sed --in-place 's/--version 1\.4\.2/--version 1.5.0/' "$examples/helm-approved.yml"
  expect_stale 2.0
  deploy 2.0
  second=$(kept job)
  [ "$second" != "$first" ] || fail 'the second deployment holds the export of the first one'
  expect 2.0 "$second" 5 1.5.0
  renewed=$(deployed bundleUrl)
  sleep 1 # Signature V4 dates a link by the second: two made within one second are the same link
  renew
  expect 2.0 "$second" 5 1.5.0
  [ "$(deployed bundleUrl)" != "$renewed" ] || fail 'the link was not renewed'

  deploy 1.10 "$first"
  renew
  expect 1.10 "$first" 5 1.5.0

  # A link that is good for long is left alone: a new one would restart every pod.
  "$helm" upgrade docs "$charts/docs-1.4.2.tgz" --reuse-values --set-string docsExport.linkExpiresAt=2099-01-01T00:00:00.000Z > /dev/null
  before=$(revision)
  renew
  [ "$(revision)" = "$before" ] || fail 'a link that is good until 2099 was renewed'

  # An upgrade was interrupted: nobody knows what runs now, and a person has to look.
  secret=$server/api/v1/namespaces/docs/secrets/sh.helm.release.v1.docs.v$before
  interrupted=$(curl --fail --silent "$secret" | jq --raw-output .data.release | base64 --decode | base64 --decode | gunzip |
    jq --compact-output '.info.status = "pending-upgrade"' | gzip | base64 --wrap=0 | base64 --wrap=0)
  jq --null-input '{data: {release: $release}}' --arg release "$interrupted" |
    curl --fail --silent --output /dev/null --request PATCH --header 'content-type: application/merge-patch+json' --data @- "$secret"
  expect_failure 'The release is pending-upgrade' renew
  printf 'with Helm %s, what is deployed stays, with a link that works, and is what readers get\n' "$version"
  rm -rf "$published"
  cp "$work/values.yaml" "$values"
  cp examples/helm-approved.yml "$examples"
done

#!/usr/bin/env bash
# The whole story of helm.yml and renew-link.yml under act, with a real Helm, against the sandbox and a stand-in for a
# cluster's API: a deployment, its link expires, a renewal, a second deployment, a renewal, a rollback, a renewal. Each
# renewal has to leave alone what is deployed, and to bring a link that works.
# usage: helm.sh [version of Helm ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh

versions=("$@")
[ $# -gt 0 ] || versions=(3.22.0 4.3.1) # what Ubuntu 24.04's and 26.04's runners have, by their major version

start_sandbox --link-lifetime 45s
make_repository
values=$work/repository/deploy/values.yaml
cp "$values" "$work/values.yaml"

fail() {
  printf 'FAILED with Helm %s: %s\n' "$version" "$1"
  exit 1
}
deployed() { curl --fail --silent "$server/api/v1/namespaces/docs/configmaps/docs" | jq --raw-output ".data.$1"; }
revision() { "$helm" get metadata docs --output json | jq .revision; }
kept() { "$helm" get values docs --output json | jq --raw-output ".docsExport.$1"; }
link_works() { curl --fail --silent --output /dev/null "$(deployed bundleUrl)"; }
# expect <version> <job> <replicas> <chart>: this is deployed, with a link that works.
expect() {
  local found
  found="$(deployed version) $(kept job) $(deployed replicas) $(deployed chart)"
  [ "$found" = "$*" ] || fail "$found is deployed, not $*"
  [[ $(deployed bundleUrl) == *"/$2/"* ]] || fail "the link is one to another export than $2"
  link_works || fail "the link of $* does not work"
}
deploy() { run_example helm workflow_dispatch --secret KUBECONFIG="$(< "$KUBECONFIG")" --input "version=$1"; }
renew() { run_example renew-link workflow_dispatch --secret KUBECONFIG="$(< "$KUBECONFIG")"; }
# expect_refusal <text>: nothing is renewed, for this reason. Where the machine is busy, act may lose what a step prints
# right before it fails, so the reason may come with a later try; no try may renew anything.
expect_refusal() {
  for _ in 1 2 3; do
    if renew > "$work/refused"; then fail 'a release whose upgrade was interrupted was renewed'; fi
    if grep --quiet "$1" "$work/refused"; then return 0; fi
  done
  cat "$work/refused"
  fail 'the renewal did not say why it stopped'
}

for version in "${versions[@]}"; do
  helm=${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action/helm-$version/helm
  [ -x "$helm" ] || GOBIN="$(dirname "$helm")" go install "helm.sh/helm/v${version%%.*}/cmd/helm@v$version"

  cluster=$work/cluster-$version
  mkdir "$cluster"
  node_modules/.bin/node scripts/e2e/kubernetes.ts "$cluster" > "$cluster/log" &
  background+=($!)
  until [ -s "$cluster/log" ]; do sleep 0.1; done
  export KUBECONFIG="$cluster/kubeconfig"
  server=$(jq --raw-output '.clusters[0].cluster.server' "$KUBECONFIG")

  # The registry of charts is a folder; everything else is what Helm does with it.
  for chart in 1.4.2 1.5.0; do "$helm" package scripts/e2e/chart --version "$chart" --destination "$cluster" > /dev/null; done
  cat > "$work/bin/helm" << END
#!/usr/bin/env bash
args=("\$@")
for at in "\${!args[@]}"; do
  [ "\${args[at]}" != --version ] || chart=\${args[at + 1]}
done
for at in "\${!args[@]}"; do
  [ "\${args[at]}" != oci://registry.example.com/charts/docs ] || args[at]=$cluster/docs-\$chart.tgz
done
exec '$helm' "\${args[@]}"
END
  chmod +x "$work/bin/helm"

  deploy 1.10
  first=$(kept job)
  expect 1.10 "$first" 2 1.4.2

  # What is in git changes meanwhile, and nobody has approved of it yet.
  sed --in-place 's/replicas: 2/replicas: 5/' "$values"
  while link_works; do sleep 1; done
  renew
  expect 1.10 "$first" 2 1.4.2

  sed --in-place 's/--version 1\.4\.2/--version 1.5.0/' "$examples/helm.yml"
  deploy 2.0
  second=$(kept job)
  [ "$second" != "$first" ] || fail 'the second deployment holds the export of the first one'
  expect 2.0 "$second" 5 1.5.0
  renewed=$(deployed bundleUrl)
  sleep 1 # Signature V4 dates a link by the second: two made within one second are the same link
  renew
  expect 2.0 "$second" 5 1.5.0
  [ "$(deployed bundleUrl)" != "$renewed" ] || fail 'the link was not renewed'

  "$helm" rollback docs 1 > /dev/null
  renew
  expect 1.10 "$first" 2 1.4.2

  # A link that is good for long is left alone: a new one would restart every pod.
  "$helm" upgrade docs "$cluster/docs-1.4.2.tgz" --reuse-values --set-string docsExport.linkExpiresAt=2099-01-01T00:00:00.000Z > /dev/null
  before=$(revision)
  renew
  [ "$(revision)" = "$before" ] || fail 'a link that is good until 2099 was renewed'

  # An upgrade was interrupted: nobody knows what runs now, and a person has to look.
  secret=$server/api/v1/namespaces/docs/secrets/sh.helm.release.v1.docs.v$before
  interrupted=$(curl --fail --silent "$secret" | jq --raw-output .data.release | base64 --decode | base64 --decode | gunzip |
    jq --compact-output '.info.status = "pending-upgrade"' | gzip | base64 --wrap=0 | base64 --wrap=0)
  jq --null-input '{data: {release: $release}}' --arg release "$interrupted" |
    curl --fail --silent --output /dev/null --request PATCH --header 'content-type: application/merge-patch+json' --data @- "$secret"
  expect_refusal 'The release is pending-upgrade'
  printf 'with Helm %s, what is deployed stays, with a link that works\n' "$version"
  cp "$work/values.yaml" "$values"
  cp examples/helm.yml "$examples"
done

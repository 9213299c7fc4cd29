#!/usr/bin/env bash
# Stands in for the pod of the service's chart: downloads the bundle by the link that is deployed, and serves it.
# usage: pod.sh <address of the cluster's API> <folder that is served>
set -euo pipefail
link=$(curl --fail --silent --show-error "$1/api/v1/namespaces/docs/configmaps/docs" | jq --raw-output .data.bundleUrl)
rm -rf "$2.next"
mkdir "$2.next"
link=${link/#https:\/\/docs-bundles.*.amazonaws.com/file:\/\/${E2E_BUCKET-}}
curl --fail --silent --show-error "$link" | tar --extract --gzip --directory "$2.next"
rm -rf "$2"
mv "$2.next" "$2"

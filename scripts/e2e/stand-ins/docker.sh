#!/usr/bin/env bash
# Stands in for docker: Podman does the same, from the base image of container-image.sh, with the registry $E2E_REGISTRY for
# ghcr.io. The limits are what a machine may set that is a container itself.
set -euo pipefail
printf '%s\n' "docker $*" >> "$E2E_CALLS"
args=("${@//ghcr.io/$E2E_REGISTRY}")
podman() {
  command podman --root "$E2E_PODMAN/store" --runroot "$E2E_PODMAN/run" --storage-driver vfs --events-backend none \
    --cgroup-manager cgroupfs --runtime runc "$@"
}
case "$1" in
  build) podman build --from localhost/base "${args[@]:1}" ;;
  run) podman run --ulimit nofile=1024:1024 --ulimit nproc=4096:4096 "${args[@]:1}" ;;
  login) [ -n "$(cat)" ] ;;
  logout) ;;
  push) podman push --quiet --tls-verify=false --digestfile "$E2E_PODMAN/digest" "${args[@]:1}" ;;
  # Podman's own digest is that of its uncompressed copy; docker's is the one that was pushed.
  image) printf '%s\n' "docs@sha256:0" "ghcr.io/example/docs/docs@$(< "$E2E_PODMAN/digest")" ;;
  *) podman "${args[@]}" | sed "s|$E2E_REGISTRY|ghcr.io|g" ;;
esac

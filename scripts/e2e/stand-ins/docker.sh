#!/usr/bin/env bash
# Stands in for docker: runs Podman with the base image of container-image.sh, and with the registry $E2E_REGISTRY instead of
# ghcr.io. The limits are those that a machine may set if it is a container itself.
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
  # Podman reports the digest of its uncompressed copy; docker reports the pushed one.
  image) printf '%s\n' "docs@sha256:0" "ghcr.io/example/docs/docs@$(< "$E2E_PODMAN/digest")" ;;
  *) podman "${args[@]}" | sed "s|$E2E_REGISTRY|ghcr.io|g" ;;
esac

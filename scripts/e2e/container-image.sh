#!/usr/bin/env bash
# Runs container-image.yml with act and Podman, real containers, and a registry on this machine,
# against the sandbox. The base image is a stand-in: the nginx of this machine, set up like
# nginx-unprivileged. An image that does not serve the site must not reach the registry. Needs root,
# podman, runc, nginx, and Go.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh
. scripts/e2e/nginx.sh

install_go registry 3.1.2 github.com/distribution/distribution/v3/cmd/registry
registry=$tool
E2E_REGISTRY=127.0.0.1:$(node scripts/free-port.ts)
export E2E_REGISTRY E2E_PODMAN=$work/podman
cat > "$work/registry.yml" << END
version: 0.1
log: { level: error }
storage: { filesystem: { rootdirectory: $work/registry } }
http: { addr: '$E2E_REGISTRY' }
END
"$registry" serve "$work/registry.yml" > "$work/registry.log" 2>&1 &
background+=($!)
until curl --fail --silent --output /dev/null "http://$E2E_REGISTRY/v2/"; do wait_a_moment; done

# The base image, with the files of nginx-unprivileged that matter here.
root=$work/base/root
mkdir --parents "$root/etc/nginx/conf.d" "$root/tmp" "$root/var/log/nginx" "$root/var/lib/nginx"
chmod 1777 "$root/tmp"
{
  echo "$nginx"
  ldd "$nginx" | grep --only-matching '/[^ ]*'
} | xargs cp --parents --dereference --target-directory="$root"
cp /etc/nginx/mime.types "$root/etc/nginx/"
printf '%s\n' root:x:0:0::/:/ nginx:x:101:101::/:/ > "$root/etc/passwd"
configure_nginx /tmp '/etc/nginx/conf.d/*.conf' > "$root/etc/nginx/nginx.conf"
printf '%s\n' 'FROM scratch' 'COPY root/ /' 'USER 101' 'EXPOSE 8080' 'CMD ["nginx"]' > "$work/base/Dockerfile"
ln -s "$stand_ins/docker.sh" "$work/bin/docker"
podman() { command podman --root "$E2E_PODMAN/store" --runroot "$E2E_PODMAN/run" --storage-driver vfs "$@"; }
podman build --quiet --tag localhost/base "$work/base" > /dev/null

start_sandbox --export-time 2s --format zip
start_github
make_repository
sed --in-place "s/127\.0\.0\.1:8000/127.0.0.1:$(node scripts/free-port.ts)/" "$examples/container-image.yml"
cp "$examples/container-image.yml" "$work/container-image.yml"
mkdir "$work/repository/docs-image"
configuration=$work/repository/docs-image/nginx.conf
cp examples/container-image.Dockerfile "$work/repository/docs-image/Dockerfile"
cp examples/container-image.nginx.conf "$configuration"
publish() {
  : > "$work/calls"
  run_example container-image workflow_dispatch --env "E2E_REGISTRY=$E2E_REGISTRY" --env "E2E_PODMAN=$E2E_PODMAN"
}
pushed() { curl --silent "http://$E2E_REGISTRY/v2/example/docs/docs/tags/list" | jq --raw-output '.tags[]?' | sort | tr '\n' ' '; }
manifest() {
  curl --fail --silent --show-error --header 'accept: application/vnd.oci.image.manifest.v1+json' "$@" "http://$E2E_REGISTRY/v2/example/docs/docs/manifests/latest"
}

# Pages are served only under their full names. The check before the push must notice this.
sed --in-place 's/ [$]uri[.]html//' "$configuration"
sed --in-place 's/wait-timeout: 2m/wait-timeout: 15s/' "$examples/container-image.yml"
expect_failure live-missing publish
[ "$(pushed)" = '' ] || fail 'an image that does not serve every page was pushed'
grep --quiet '^docker rm ' "$work/calls" || fail 'the container is still running'

cp examples/container-image.nginx.conf "$configuration"
cp "$work/container-image.yml" "$examples"
publish
[ "$(pushed)" = '1 latest ' ] || fail "the registry has $(pushed)"
digest=$(manifest --head | tr --delete '\r' | sed --quiet 's/^docker-content-digest: //Ip')
grep --quiet --line-regexp "attest ghcr.io/example/docs/docs@$digest" "$work/calls" || fail "the attestation is not for $digest"
config=$(curl --fail --silent "http://$E2E_REGISTRY/v2/example/docs/docs/blobs/$(manifest | jq --raw-output .config.digest)")
[ "$(jq --raw-output .config.User <<< "$config")" = 101 ] || fail "its configuration is $config"
printf 'pushed: %s\ncalled commands:\n' "$digest"
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

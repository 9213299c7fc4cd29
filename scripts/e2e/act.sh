# shellcheck shell=bash
# Sourced: installs act, if it is absent, makes the folder $work (see work-folder.sh), and defines run_act, which runs a
# workflow on this machine itself, without containers.

. scripts/e2e/work-folder.sh
. scripts/retry.sh

ACT=0.2.89

act="${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action/act-$ACT/act"
[ -x "$act" ] || GOBIN="$(dirname "$act")" retry go install "github.com/nektos/act@v$ACT"

# HOME keeps act's caches apart.
run_act() {
  HOME="$work/home" "$act" "$@" --platform ubuntu-latest=-self-hosted --pull=false --no-cache-server
}

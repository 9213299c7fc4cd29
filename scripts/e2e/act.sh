# shellcheck shell=bash
# Sourced: installs act, if it is absent, makes a folder $work that is removed at the end, and defines run_act, which
# runs a workflow on this machine itself, without containers. What is in $background ends with the script.

ACT=0.2.89

act="${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action/act-$ACT/act"
[ -x "$act" ] || GOBIN="$(dirname "$act")" go install "github.com/nektos/act@v$ACT"

work=$(mktemp -d)
mkdir "$work/home"
background=()

# What still runs in the workspaces are sandboxes: GitHub's runner ends such orphans by itself.
clean_up() {
  local cwd
  [ ${#background[@]} -eq 0 ] || kill "${background[@]}"
  for cwd in /proc/[0-9]*/cwd; do
    case "$(readlink "$cwd" 2> /dev/null)" in "$work"/home/*) kill "${cwd//[!0-9]/}" ;; esac
  done
  rm -rf "$work"
}
trap clean_up EXIT

# Node 24 comes first, as it does in the runner; HOME keeps act's caches apart.
node=$PWD/node_modules/.bin
run_act() {
  PATH="$node:$PATH" HOME="$work/home" "$act" "$@" --platform ubuntu-latest=-self-hosted --pull=false --no-cache-server
}

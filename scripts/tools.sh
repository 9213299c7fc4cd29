# shellcheck shell=bash
# Sourced: installs tools into a cache folder, each version once. Each function sets $tool to the tool's file.

cache="${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action"

# retry <command ...> runs a command that downloads something, and again after a pause if it fails, twice.
retry() {
  local seconds
  for seconds in 10 20; do
    if "$@"; then return 0; fi
    printf 'retry: «%s» failed; tried again in %d s\n' "$*" "$seconds" >&2
    sleep "$seconds"
  done
  "$@"
}

# install_go <name> <version> <module>
install_go() {
  tool=$cache/$1-$2/$1
  [ -x "$tool" ] || GOBIN=$(dirname "$tool") retry go install "$3@v$2"
}

# install_python <package> <version> [command]
install_python() {
  local folder=$cache/$1-$2
  tool=$folder/bin/${3-$1}
  [ ! -x "$tool" ] || return 0
  python3 -m venv "$folder"
  retry "$folder/bin/pip" install --quiet --disable-pip-version-check "$1==$2"
}

# install_npm <package> <version>
install_npm() {
  local folder=$cache/$1-$2
  tool=$folder/node_modules/.bin/$1
  [ -x "$tool" ] || retry npm install --silent --no-audit --no-fund --prefix "$folder" "$1@$2"
}

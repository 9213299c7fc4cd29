# shellcheck shell=bash
# Sourced: installs tools into a cache folder, each version once. Each function sets $tool to the path of the tool.

cache="${XDG_CACHE_HOME:-$HOME/.cache}/docs-export-action"

# install_go <name> <version> <module>
install_go() {
  tool=$cache/$1-$2/$1
  [ -x "$tool" ] || GOBIN=$(dirname "$tool") go install "$3@v$2"
}

# install_python <package> <version> [command]
install_python() {
  local folder=$cache/$1-$2
  tool=$folder/bin/${3-$1}
  [ ! -x "$tool" ] || return 0
  python3 -m venv "$folder"
  "$folder/bin/pip" install --quiet --disable-pip-version-check "$1==$2"
}

# install_npm <package> <version>
install_npm() {
  local folder=$cache/$1-$2
  tool=$folder/node_modules/.bin/$1
  [ -x "$tool" ] || npm install --silent --no-audit --no-fund --prefix "$folder" "$1@$2"
}

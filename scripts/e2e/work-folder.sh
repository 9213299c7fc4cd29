# shellcheck shell=bash
# Sourced: creates a folder $work that is removed at the end, and defines functions that several scripts use. The processes in
# $background end with the script.

# Node 24 is there if setup had to install it.
PATH=$PWD/node_modules/.bin:$PATH
work=$(mktemp -d)
mkdir "$work/home"
background=()

# Only sandboxes are still running in the workspaces. GitHub's runner ends such orphaned processes itself.
clean_up() {
  local cwd
  # Some may have ended already, and the others write to the folder until they end.
  if [ ${#background[@]} -gt 0 ]; then
    kill "${background[@]}" 2> /dev/null || true
    wait "${background[@]}" 2> /dev/null || true
  fi
  for cwd in /proc/[0-9]*/cwd; do
    case "$(readlink "$cwd" 2> /dev/null)" in "$work"/home/*) kill "${cwd//[!0-9]/}" 2> /dev/null || true ;; esac
  done
  rm -rf "$work" || { sleep 1; rm -rf "$work"; }
}
trap clean_up EXIT

# go_to_copy copies this project, including uncommitted changes, to a new repository, and changes to that folder.
go_to_copy() {
  mkdir "$work/copy"
  git ls-files -z --cached --others --exclude-standard |
    xargs -0 cp --parents --no-dereference --target-directory="$work/copy"
  cp --archive node_modules "$work/copy/"
  cd "$work/copy" || return
  git init --quiet --initial-branch=main
  git -c user.name=e2e -c user.email=e2e@localhost commit --quiet --allow-empty --message=e2e
}

# fail <why>: ends the script; the output of the last command is in $work/log.
fail() {
  [ ! -e "$work/log" ] || cat "$work/log"
  printf 'FAILED: %s\n' "$1"
  exit 1
}

# expect_annotation <text>: $work/log has one error for the run, and this text is in it.
expect_annotation() {
  [ "$(grep --count '^::error ' "$work/log")" = 1 ] || fail 'not exactly one annotation'
  grep '^::error ' "$work/log" | grep --quiet --fixed-strings -- "$1" || fail "no '$1'"
}

# wait_a_moment: used until the last background process is ready; fails if it has ended.
wait_a_moment() {
  if ! kill -0 "${background[-1]}" 2> /dev/null; then
    tail "$work"/*.log >&2
    fail 'the last background process ended before it was ready'
  fi
  sleep 0.1
}

# start_server <name> <command ...>: starts it in the background, and sets $address to the line that it prints when it is ready.
start_server() {
  local log=$work/$1.log
  shift
  "$@" > "$log" &
  background+=($!)
  until address=$(cat "$log") && [ -n "$address" ]; do wait_a_moment; done
}

# start_sandbox [option ...] sets $url, and ends the previous sandbox.
key=mdoc_admin_e2e
start_sandbox() {
  [ -z "${sandbox-}" ] || kill "$sandbox"
  : > "$work/sandbox.log"
  node sandbox/main.ts --port 0 --api-key "$key" "$@" > "$work/sandbox.log" &
  sandbox=$!
  background+=("$sandbox")
  until url=$(sed -n 's/.*export BASE_URL=//p' "$work/sandbox.log") && [ -n "$url" ]; do wait_a_moment; done
}

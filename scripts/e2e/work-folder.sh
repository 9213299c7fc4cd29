# shellcheck shell=bash
# Sourced: makes a folder $work that is removed at the end, and defines go_to_copy. What is in $background ends with the
# script.

# There is Node 24, if the set-up had to bring it.
PATH=$PWD/node_modules/.bin:$PATH
work=$(mktemp -d)
mkdir "$work/home"
background=()

# What still runs in the workspaces are sandboxes: GitHub's runner ends such orphans by itself.
clean_up() {
  local cwd
  # One of them may have ended by itself, and they write to the folder until they end.
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

# go_to_copy copies this project, with all that is not committed yet, into a repository of its own, and goes there.
go_to_copy() {
  mkdir "$work/copy"
  git ls-files -z --cached --others --exclude-standard |
    xargs -0 cp --parents --no-dereference --target-directory="$work/copy"
  cp --archive node_modules "$work/copy/"
  cd "$work/copy" || return
  git init --quiet --initial-branch=main
  git -c user.name=e2e -c user.email=e2e@localhost commit --quiet --allow-empty --message=e2e
}

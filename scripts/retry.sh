# shellcheck shell=bash
# Sourced: retry <command ...> runs a command that downloads something, and again after a pause if it fails, twice.
retry() {
  local seconds
  for seconds in 10 20; do
    if "$@"; then return 0; fi
    printf 'retry: «%s» failed; tried again in %d s\n' "$*" "$seconds" >&2
    sleep "$seconds"
  done
  "$@"
}

#!/usr/bin/env bash
# In the background, waits for the next step of this workspace that has E2E_MARK=<mark> in its environment, and interrupts it
# once it has output a job, as the runner does when somebody cancels the workflow.
# usage: cancel.sh <mark>
set -euo pipefail

if [ "${2:-}" != watch ]; then
  # The signal arrives when a step with its own terminal ends, and setsid may not have left that terminal by then.
  trap '' HUP
  setsid --fork "$0" "$1" watch > /dev/null 2>&1 < /dev/null
  exit
fi

variable() { tr '\0' '\n' < "$1" 2> /dev/null | sed -n "s/^$2=//p"; }

for _ in {1..2400}; do
  mapfile -t environs < <(grep --files-with-matches --null-data --line-regexp --no-messages "E2E_MARK=$1" /proc/[0-9]*/environ)
  for environ in "${environs[@]}"; do
    pid=${environ//[!0-9]/}
    tr '\0' ' ' < "/proc/$pid/cmdline" | grep -q 'dist/index\.js' || continue
    # Another run on this machine may have the same mark.
    [ "$(variable "$environ" GITHUB_WORKSPACE)" = "$GITHUB_WORKSPACE" ] || continue
    # The step first sets every output to an empty value.
    grep -A 1 '^jobId<<' "$(variable "$environ" GITHUB_OUTPUT)" | grep -q '^export_' || continue
    kill -INT "$pid"
    exit
  done
  sleep 0.2
done

# shellcheck shell=bash
# Sourced by the scripts of deploy/*, which set TITLE: the log, the one error annotation, and the checks that several
# inputs share.
# The messages have typographic quotes and mention workflow expressions:
# shellcheck disable=SC1111,SC2016

: "${GITHUB_OUTPUT:=/dev/null}"

# The runner executes commands that it finds in the log, and the output of ssh, git, and the others comes from other machines.
token=${COMMANDS_TOKEN:-$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')}
pause_commands() { printf '::stop-commands::%s\n' "$token"; }
resume_commands() { printf '::%s::\n' "$token"; }

# fail <message>: ends the step with its one error annotation.
fail() {
  local message=${1//'%'/%25}
  message=${message//$'\r'/}
  resume_commands
  printf '::error title=%s::%s\n' "$TITLE" "${message//$'\n'/%0A}"
  pause_commands
  exit 1
}

# one_line <text>: text from another machine, made safe for a message.
one_line() { tr --delete '\000-\011\013-\037' <<< "$1" | tr '\n' ' ' | cut --characters=1-300 | sed 's/ *$//'; }

# All mistakes are reported at once, before anything is sent.
faults=()
fault() { faults+=("$1"); }
fail_if_faults() { [ ${#faults[@]} -eq 0 ] || fail "$(printf '%s\n' "${faults[@]}")"; }

check_site_path() {
  if [ -z "$SITE_PATH" ]; then
    fault 'site-path is empty. Pass sitePath of the export step: ${{ steps.docs.outputs.sitePath }}.'
  elif [ ! -f "$SITE_PATH/index.html" ]; then
    fault "site-path is “$SITE_PATH”, which has no index.html."
  fi
}

# check_programs <name ...>
check_programs() {
  local program
  for program; do
    command -v "$program" > /dev/null || fault "$program is not installed on this runner. Install it in an earlier step."
  done
}

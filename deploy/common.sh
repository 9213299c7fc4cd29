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
one_line() {
  local text
  text=$(tr '\000-\037\177' ' ' <<< "$1" | tr --squeeze-repeats ' ' | sed 's/^ //; s/ $//')
  [ ${#text} -le 300 ] || text=${text:0:299}…
  printf '%s' "$text"
}

# quote <sentence without its period> <text>: prints the sentence with what another program said about it, if it said anything.
quote() {
  local said
  said=$(one_line "$2")
  printf '%s.' "$1${said:+: “${said%.}”}"
}

# All mistakes are reported at once, before anything is sent.
faults=()
fault() { faults+=("$1"); }
fail_if_faults() { [ ${#faults[@]} -eq 0 ] || fail "$(printf '%s\n' "${faults[@]}")"; }

is_blank() { [[ $1 != *[![:space:]]* ]]; }

check_site_path() {
  local advice='Pass sitePath of the export step: ${{ steps.docs.outputs.sitePath }}.'
  # Otherwise, programs would take it for an option.
  if [[ $SITE_PATH = -* ]]; then SITE_PATH=./$SITE_PATH; fi
  if is_blank "$SITE_PATH"; then
    fault "site-path is empty. $advice That output is empty if no step has the id docs, if the export step has no input site-path, or if the export is still pending."
  elif [ ! -e "$SITE_PATH" ]; then
    fault "site-path is “$SITE_PATH”, but there is no folder $(realpath --canonicalize-missing "$SITE_PATH"). $advice"
  elif [ ! -d "$SITE_PATH" ]; then
    fault "site-path is “$SITE_PATH”, which is a file. Pass the folder of the site."
  elif [ ! -f "$SITE_PATH/index.html" ]; then
    fault "site-path is “$SITE_PATH”, which has no index.html. Pass the folder with the home page of the site."
  fi
}

# check_programs <name ...>
check_programs() {
  local program
  for program; do
    command -v "$program" > /dev/null || fault "$program is not installed on this runner. Install it in an earlier step."
  done
}

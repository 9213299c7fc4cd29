# shellcheck shell=bash
# Sourced: installs act if it is missing, creates the folder $work (see work-folder.sh), and defines run_act, which runs a
# workflow directly on this machine, without containers.

. scripts/e2e/work-folder.sh
. scripts/tools.sh

install_go act 0.2.89 github.com/nektos/act
act=$tool

# A separate HOME keeps act's caches separate.
run_act() {
  HOME="$work/home" "$act" "$@" --platform ubuntu-latest=-self-hosted --pull=false --no-cache-server
}

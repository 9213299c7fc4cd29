#!/usr/bin/env bash
# Copies a site to a server and publishes it there. action.yml describes what each variable holds.
#
# On the server, each site has a folder named after its digest, and `current` is a symbolic link to the live one. A site is
# copied to DIGEST.part and renamed when it is complete, so an interrupted copy publishes nothing.
#
# The messages have typographic quotes, and some scripts are for the server:
# shellcheck disable=SC1111,SC2016
set -euo pipefail

SITE_PATH=${SITE_PATH-} DIGEST=${DIGEST-} SERVER=${SERVER-} KNOWN_HOSTS=${KNOWN_HOSTS-} SSH_KEY=${SSH_KEY-}
FOLDER=${FOLDER:-/srv/docs} KEEP=${KEEP:-3}
# shellcheck disable=SC2034 # the annotation uses it
TITLE='Deploy to a server'
# shellcheck source=deploy/common.sh
. "$(dirname "$0")/../common.sh"

check_inputs() {
  check_site_path
  [[ $DIGEST =~ ^[0-9a-f]{64}$ ]] || fault "digest is “$DIGEST”. Pass siteDigest of the export step, 64 hexadecimal digits."
  [[ $SERVER =~ ^[A-Za-z0-9_][A-Za-z0-9_.-]*@([A-Za-z0-9][A-Za-z0-9.-]*|\[[0-9A-Fa-f:]+\])(:[0-9]{1,5})?$ ]] ||
    fault "server is “$SERVER”. Write user@host or user@host:port."
  [[ $KNOWN_HOSTS == *[![:space:]]* ]] || fault 'known-hosts is empty. Pass the output of ssh-keyscan; is the variable set in this environment?'
  [[ $SSH_KEY == *[![:space:]]* ]] || fault 'ssh-key is empty. Is the secret set in this environment? Runs for pull requests from forks get no secrets, and runs for Dependabot get only Dependabot secrets.'
  [[ $FOLDER =~ ^(/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$ ]] || fault "folder is “$FOLDER”. Write an absolute path without a slash at the end, such as /srv/docs."
  [[ $KEEP =~ ^(0|[1-9][0-9]{0,3})$ ]] || fault "keep is “$KEEP”. Write a number, such as 3."
  check_programs ssh ssh-add ssh-agent rsync
  fail_if_faults
}

# The key stays in the memory of an agent that ends with this script, even if the script is killed.
if [ "${1-}" != with-agent ]; then
  pause_commands
  trap resume_commands EXIT
  check_inputs
  trap - EXIT
  COMMANDS_TOKEN=$token exec ssh-agent "$0" with-agent
fi

# Paths in ssh's options must not contain spaces, but paths of a runner can.
work=$(mktemp -d /tmp/docs-deploy.XXXXXXXX)
trap 'kill "$SSH_AGENT_PID"; rm -rf "$work"; resume_commands' EXIT
errors=$work/errors

if ! SSH_ASKPASS_REQUIRE=never ssh-add -q - <<< "${SSH_KEY//$'\r'/}" 2> "$errors"; then
  fail 'ssh-key is not a private key without a passphrase. Store the whole file as the secret, from -----BEGIN to -----END.'
fi
unset SSH_KEY
printf '%s\n' "$KNOWN_HOSTS" > "$work/known-hosts"

user=${SERVER%%@*} host=${SERVER#*@} port=22
if [[ $host =~ ^(.*[^:]|\[.*\]):([0-9]+)$ ]]; then host=${BASH_REMATCH[1]} port=${BASH_REMATCH[2]}; fi
shell=(ssh -p "$port" -o "UserKnownHostsFile=$work/known-hosts" -o GlobalKnownHostsFile=/dev/null
  -o StrictHostKeyChecking=yes -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=30)

# on_server [argument ...]: runs the script from standard input there. The arguments contain no shell metacharacters.
on_server() { "${shell[@]}" "$user@${host//[\[\]]/}" bash -s -- "$@" 2> "$errors"; }

# Prints what the server said, and why the connection failed.
explain_connection() {
  case "$(< "$errors")" in
    *'Host key verification failed'*)
      echo "known-hosts does not have the host key of $host. Run ssh-keyscan again and compare its output with the keys that the server’s console shows." ;;
    *'Permission denied'*) echo "$host does not accept ssh-key for the user $user. Add the public key to ~$user/.ssh/authorized_keys there." ;;
    *'Could not resolve'*) echo "The host name $host does not resolve. Check the input server." ;;
    *'Connection refused'*) echo "Nothing is listening on port $port of $host. Check the input server, and that sshd is running there." ;;
    *'timed out'* | *'No route'* | *'unreachable'*) echo "$host does not respond on port $port. A firewall may be blocking this runner." ;;
    *) echo "The connection to $host failed. The log shows what ssh said." ;;
  esac
}

# explain_refusal <exit status>: why the first script below failed.
explain_refusal() {
  case $1 in
    255) explain_connection ;;
    10) echo "$host has no folder $FOLDER. Create it there: sudo install -d -o $user $FOLDER" ;;
    11) echo "The user $user cannot write to $FOLDER on $host. Make $user the owner of the folder: sudo chown $user $FOLDER" ;;
    12) echo "$FOLDER/current on $host is not a symbolic link. Move it away: this action publishes by replacing that link." ;;
    13) echo "rsync is not installed on $host. Install it there." ;;
    *) echo "Making room in $FOLDER on $host failed. The log shows what the server said." ;;
  esac
}

echo "Making room in $FOLDER on $host: the live site and the $KEEP newest others stay"
# Old sites are deleted first, because a full disk would otherwise stay full. An interrupted copy is continued.
status=0
reply=$(on_server "$FOLDER" "$DIGEST" "$KEEP" << 'END'
set -euo pipefail
folder=$1 digest=$2 keep=$3
cd "$folder" || exit 10
[ -w . ] || exit 11
if [ -e current ] && ! [ -L current ]; then exit 12; fi
command -v rsync > /dev/null || exit 13
live=
if [ -L current ]; then live=$(basename "$(readlink current)"); fi
sites() { find . -mindepth 1 -maxdepth 1 -type d -regextype posix-extended -regex "$1" "${@:2}"; }
sites '\./[0-9a-f]{64}\.part' -not -name "$digest.part" -print0 | xargs -0 -r rm -rf --
sites '\./[0-9a-f]{64}' -not -name "$digest" -not -name "$live" -printf '%T@ %f\n' |
  sort --numeric-sort --reverse | tail --lines="+$((keep + 1))" | cut --delimiter=' ' --fields=2 |
  while read -r old; do
    echo "removed $old" >&2
    rm -rf -- "$old"
  done
target=$digest.part
if [ "$live" = "$digest" ] && [ -d "$digest" ]; then
  target=$digest
elif [ -d "$digest" ]; then
  # Files in it may have changed. Under its digest, a site is either complete or missing.
  rm -rf -- "$target"
  mv -T "$digest" "$target"
fi
echo "$target $live"
END
) || status=$?
cat "$errors"
[ $status = 0 ] || fail "$(explain_refusal $status) Nothing was published."
read -r target previous <<< "${reply##*$'\n'}"
[[ $target =~ ^[0-9a-f]{64}(\.part)?$ ]] || fail "$host responded in a way that this action does not understand. Does the login shell of $user print something? Nothing was published."
[[ $previous =~ ^[0-9a-f]{64}$ ]] || previous=

# Prints why rsync failed.
explain_copy() {
  local space
  space=$(on_server "$FOLDER" <<< 'df --output=avail,iavail "$1" | tail --lines=1' || true)
  if grep --quiet --extended-regexp 'No space left|quota exceeded' "$work/copy" || [[ $space =~ ^[[:space:]]*0[[:space:]]|[[:space:]]0[[:space:]]*$ ]]; then
    echo "The disk of $host is full. Lower keep (it is $KEEP) or make room, then run this again."
  else
    echo "The copy to $host was interrupted. The log shows what rsync said. Run this again: it continues where it stopped."
  fi
}

echo "Copying $SITE_PATH to $FOLDER/$target on $host"
# The web server runs as another user, and must be able to read the files (--chmod). Unchanged files are hard links to the
# live ones (--link-dest), which keeps their ETag. Not --times: which files differ is decided by their content.
if ! rsync --rsh="${shell[*]}" --recursive --copy-links --checksum --delete --link-dest="$FOLDER/current/" \
  --timeout=300 --perms --chmod=D755,F644 --out-format='%o %n' "$SITE_PATH/" "$user@$host:$FOLDER/$target/" > "$work/copied" 2> "$work/copy"; then
  cat "$work/copy"
  fail "$(explain_copy) $host still serves what it served before."
fi
cat "$work/copy"
copied=$(wc --lines < "$work/copied")
echo "Copied or removed: $copied"

echo "Publishing: $FOLDER/current becomes $DIGEST"
if ! on_server "$FOLDER" "$DIGEST" "$target" << 'END'
set -euo pipefail
folder=$1 digest=$2 target=$3
cd "$folder"
[ "$target" = "$digest" ] || mv -T "$target" "$digest"
touch "$digest" # the newest one from now on, even if it was there before
ln -sfn "$digest" next
mv -T next current
END
then
  cat "$errors"
  fail "The copy on $host is complete, but it may not be live: replacing $FOLDER/current failed. The log shows what the server said. Run this again."
fi
cat "$errors"

changed=true
if [ "$previous" = "$DIGEST" ] && [ "$copied" = 0 ]; then changed=false; fi
printf '%s\n' "previous=$previous" "changed=$changed" >> "$GITHUB_OUTPUT"
if [ $changed = false ]; then
  echo "$host already served this site"
else
  echo "$host now serves $DIGEST${previous:+ (previously $previous)}"
fi

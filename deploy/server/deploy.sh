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
DIGEST=${DIGEST,,} # some programs print capitals
FOLDER=${FOLDER:-/srv/docs} KEEP=${KEEP:-3}
# shellcheck disable=SC2034 # the annotation uses it
TITLE='Deploy to a server'
# shellcheck source=deploy/common.sh
. "$(dirname "$0")/../common.sh"

check_inputs() {
  check_site_path
  if is_blank "$DIGEST"; then
    fault 'digest is empty. Pass siteDigest of the export step: ${{ steps.docs.outputs.siteDigest }}. It is empty whenever sitePath is.'
  elif ! [[ $DIGEST =~ ^[0-9a-f]{64}$ ]]; then
    fault "digest is “$DIGEST”. Pass siteDigest of the export step, 64 hexadecimal digits."
  fi
  if is_blank "$SERVER"; then
    fault 'server is empty. Write user@host or user@host:port. If you set it with an expression, check that the variable exists in the environment of the job or in the repository.'
  elif ! [[ $SERVER =~ ^[A-Za-z0-9_][A-Za-z0-9_.-]*@([A-Za-z0-9][A-Za-z0-9.-]*|\[[0-9A-Fa-f:]+\])(:[0-9]{1,5})?$ ]]; then
    fault "server is “$SERVER”. Write one server as user@host or user@host:port."
  elif [[ $SERVER =~ [^:]:([0-9]+)$ ]] && ((10#${BASH_REMATCH[1]} < 1 || 10#${BASH_REMATCH[1]} > 65535)); then
    fault "server is “$SERVER”. Write user@host or user@host:port, with a port from 1 to 65535."
  fi
  ! is_blank "$KNOWN_HOSTS" || fault 'known-hosts is empty. Pass the output of ssh-keyscan. If you set it with an expression, check that the variable exists in the environment of the job or in the repository.'
  ! is_blank "$SSH_KEY" || fault 'ssh-key is empty. Check that the secret exists in the environment of the job or in the repository. Runs for pull requests from forks get no secrets, and runs triggered by Dependabot get only Dependabot secrets.'
  [[ $FOLDER =~ ^(/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$ ]] || fault "folder is “$FOLDER”. Write an absolute path such as /srv/docs: no slash at the end, and only letters, digits, “_”, “.”, and “-” in each name, which must not begin with “.” or “-”."
  [[ $KEEP =~ ^(0|[1-9][0-9]{0,3})$ ]] || fault "keep is “$KEEP”. Write a whole number from 0 to 9999, such as 3."
  check_programs ssh ssh-add ssh-agent rsync
  fail_if_faults
  check_digest
}

# The server keeps each site under its digest, and people roll back to it by this name. If another site had the digest of the
# live one, the live folder would be changed in place.
check_digest() {
  local actual
  actual=$(CDPATH="" cd "$SITE_PATH" && find . -type f -print0 | LC_ALL=C sort --zero-terminated | xargs --null sha256sum | sed 's|  \./|  |' | sha256sum) ||
    fail "Not all files in $SITE_PATH can be read; the log says why. Nothing was published."
  actual=${actual%% *}
  [ "$DIGEST" = "$actual" ] ||
    fail "digest is $DIGEST, but the digest of the files in $SITE_PATH is $actual. Pass site-path and digest from the same step. If a later step changes the files, compute the digest again with the command in docs/reference.md of the repository of this action. Nothing was published."
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

# Prints why ssh-add does not accept the key.
explain_key() {
  case "$SSH_KEY" in
    'ssh-'* | 'ecdsa-'* | 'sk-'*) echo 'ssh-key is a public key. Store the private key as the secret: the file without .pub.' ;;
    *'-----BEGIN '*'-----END '*)
      if grep --quiet passphrase "$errors"; then
        echo 'ssh-key has a passphrase. Remove it with `ssh-keygen -p -N "" -f FILE`, and store the file as the secret again.'
      else
        echo "$(quote 'ssh-key cannot be read' "$(sed 's/^Error loading key "(stdin)": //' "$errors")") Store the whole file as the secret again, with its line breaks."
      fi
      ;;
    *'-----BEGIN '*) echo 'ssh-key has no -----END line. Store the whole file as the secret.' ;;
    *) echo 'ssh-key is not a private key. Store the whole file as the secret, from -----BEGIN to -----END.' ;;
  esac
}
if ! SSH_ASKPASS_REQUIRE=never ssh-add -q - <<< "${SSH_KEY//$'\r'/}" 2> "$errors"; then
  fail "$(explain_key) Nothing was published."
fi
unset SSH_KEY
printf '%s\n' "$KNOWN_HOSTS" > "$work/known-hosts"

user=${SERVER%%@*} host=${SERVER#*@} port=22
if [[ $host =~ ^(.*[^:]|\[.*\]):([0-9]+)$ ]]; then host=${BASH_REMATCH[1]} port=${BASH_REMATCH[2]}; fi
shell=(ssh -p "$port" -o "UserKnownHostsFile=$work/known-hosts" -o GlobalKnownHostsFile=/dev/null
  -o StrictHostKeyChecking=yes -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=30)

# on_server [argument ...]: runs the script from standard input there. The arguments contain no shell metacharacters.
on_server() { "${shell[@]}" "$user@${host//[\[\]]/}" bash -s -- "$@" 2> "$errors"; }

# Prints the last line of the errors: earlier ones may be a banner of the server.
last_error() { tail --lines=1 "$errors"; }

# Prints why the connection failed.
explain_connection() {
  case "$(< "$errors")" in
    *'IDENTIFICATION HAS CHANGED'*)
      echo "The host key of $host is not the one in known-hosts. If the server was set up again, compare its new key with the one that its console shows, and then update known-hosts. Otherwise, somebody may be intercepting the connection." ;;
    *'Host key verification failed'*)
      echo "known-hosts does not have the host key of $host for port $port. Run \`ssh-keyscan -p $port ${host//[\[\]]/}\`, compare the keys with the ones that the server’s console shows, and then pass the output as known-hosts." ;;
    *'Permission denied'*) echo "$host does not accept ssh-key for the user $user. Add the public key to ~$user/.ssh/authorized_keys there." ;;
    *'Could not resolve'*) echo "The host name $host does not resolve. Check the input \`server\`." ;;
    *'Connection refused'*) echo "Nothing is listening on port $port of $host. Check the input \`server\`, and check that sshd is running on that host." ;;
    *'timed out'* | *'No route'* | *'unreachable'*) echo "$host does not respond on port $port. A firewall may be blocking this runner." ;;
    *) echo "$(quote "The connection to $host failed" "$(last_error)") Run this step again." ;;
  esac
}

# Prints why the user cannot write to the folder.
explain_folder() {
  case "$(< "$errors")" in
    *'Read-only file system'*) echo "$FOLDER on $host is on a read-only file system. Make that file system writable or set folder to another path." ;;
    *) echo "The user $user cannot write to $FOLDER on $host. Make $user the owner of that folder with \`sudo chown $user $FOLDER\`." ;;
  esac
}

# Prints why old sites could not be deleted, or why this site could not be given another name.
explain_preparation() {
  quote "Making room in $FOLDER on $host failed" "$(last_error)"
  case "$(< "$errors")" in
    *'ermission denied'* | *'not permitted'*) echo " Make $user the owner of everything in $FOLDER with \`sudo chown -R $user $FOLDER\`." ;;
    *) echo ' Fix the cause on the server, and run this step again.' ;;
  esac
}

# Prints what another program said that ran instead of the first script below.
explain_command() {
  local said
  said=$(last_error)
  quote "$host ran another command instead of this step’s script" "${said:-$reply}"
  echo " If the key has the option command= in ~$user/.ssh/authorized_keys there, remove that option. Otherwise, give the user $user the login shell /bin/bash."
}

# explain_refusal <exit status>: prints why the first script below failed.
explain_refusal() {
  case $1 in
    255) explain_connection ;;
    127) echo "Bash is not installed on $host. Install it there." ;;
    10) echo "$host has no folder $FOLDER. Create it there with \`sudo install -d -o $user $FOLDER\`." ;;
    11) explain_folder ;;
    12) echo "$FOLDER/current on $host is not a symbolic link. Move $FOLDER/current away: this action publishes by replacing a link that has this name." ;;
    13) echo "rsync is not installed on $host. Install it there." ;;
    14) explain_preparation ;;
    *) explain_command ;;
  esac
}

echo "Making room in $FOLDER on $host, keeping the live site and the newest others (at most $KEEP)"
# Old sites are deleted first, because a full disk would otherwise stay full. An interrupted copy is continued.
status=0
reply=$(on_server "$FOLDER" "$DIGEST" "$KEEP" << 'END'
set -euo pipefail
folder=$1 digest=$2 keep=$3
[ -d "$folder" ] || exit 10
if ! cd "$folder" || ! [ -w . ]; then
  mkdir "$folder/next" || true # says why
  exit 11
fi
if [ -e current ] && ! [ -L current ]; then exit 12; fi
command -v rsync > /dev/null || exit 13
trap 'exit 14' ERR
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
if [[ ! $target =~ ^[0-9a-f]{64}(\.part)?$ ]]; then
  [[ $reply == *"$DIGEST"* ]] || fail "$(explain_command) Nothing was published."
  fail "$(quote "$host printed something after the output of this step’s script" "${reply##*$'\n'}") Remove the command that prints it from the files that the login shell of $user runs, such as ~$user/.bash_logout. Nothing was published."
fi
[[ $previous =~ ^[0-9a-f]{64}$ ]] || previous=

# explain_copy <exit status>: prints why rsync failed.
explain_copy() {
  local free='' free_inodes='' inodes='' said make_room="Lower keep (it is $KEEP) or make room, then run this step again."
  [ "$KEEP" != 0 ] || make_room='Make room, then run this step again.'
  read -r free free_inodes inodes <<< "$(on_server "$FOLDER" <<< 'df --human-readable --output=avail,iavail,itotal "$1" | tail --lines=1')"
  said=$(sed --quiet '/^rsync: /{s///p;q}' "$work/copy")
  # File systems without a limit of inodes, such as Btrfs, have 0 in total.
  if [ "$inodes" = 0 ]; then free_inodes=''; fi
  if [ "$free" = 0 ] || [ "$free_inodes" = 0 ] || grep --quiet --extended-regexp 'No space left|quota exceeded' "$work/copy"; then
    echo "The disk with $FOLDER on $host is full. $make_room"
  elif [ "$1" = 11 ] && [ -z "$said" ]; then
    # The server has closed the connection before its reason arrived, and has removed the partial file.
    echo "$host could not write a file (rsync ended with status 11). The site may not fit on its disk${free:+ ($FOLDER has $free of free space)}. $make_room"
  elif [ "$1" = 11 ] || [ "$1" = 23 ]; then
    echo "$(quote 'Some files could not be copied' "$said") Fix the cause, and run this step again."
  else
    echo "$(quote "The copy to $host was interrupted" "$said") Run this step again: the copy continues where it stopped."
  fi
}

echo "Copying $SITE_PATH to $FOLDER/$target on $host"
# The web server runs as another user, and must be able to read the files (--chmod). Unchanged files are hard links to the
# live ones (--link-dest), which keeps their ETag. Not --times: which files differ is decided by their content.
# Without an earlier site, rsync would warn that there is no such folder.
link_dest=()
[ -z "$previous" ] || link_dest=(--link-dest="$FOLDER/current/")
status=0
rsync --rsh="${shell[*]}" --recursive --copy-links --checksum --delete "${link_dest[@]}" \
  --timeout=300 --perms --chmod=D755,F644 --out-format='%o %n' "$SITE_PATH/" "$user@$host:$FOLDER/$target/" > "$work/copied" 2> "$work/copy" ||
  status=$?
cat "$work/copy"
[ $status = 0 ] || fail "$(explain_copy $status) $host still serves what it served before."
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
  fail "$(quote "The copy on $host is complete, but replacing $FOLDER/current failed" "$(last_error)") The new site might not be live yet. Run this step again."
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

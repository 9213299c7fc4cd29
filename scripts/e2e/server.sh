#!/usr/bin/env bash
# Tests deploy/server night after night, with a real sshd, rsync and nginx on this machine. Copies are interrupted, the disk
# is full, clocks are wrong, files are lost, and people roll back and forward. Readers must always get a complete site, and
# the earlier sites must stay. Needs openssh-server, rsync, nginx and jq; without root, the disk cannot be full.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/work-folder.sh
. scripts/e2e/nginx.sh

server=$work/server
mkdir "$server" "$work/sites" "$work/bin" "$work/nginx" "$work/runner"
disk=false
# Like Btrfs, this file system has no limit of inodes, and reports that none are available.
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=4m,nr_inodes=0 tmpfs "$server" 2> /dev/null; then disk=true; fi
unmount() { [ $disk = false ] || umount --lazy "$server"; }
trap 'unmount; clean_up' EXIT

# Created as in docs/deploy.md.
ssh-keygen -q -t ed25519 -N '' -C docs -f "$work/key"
sed 's/^/restrict /' "$work/key.pub" > "$work/authorized_keys"
ssh-keygen -q -t ed25519 -N '' -f "$work/host-key"
port=$(node scripts/free-port.ts)
printf '%s\n' "Port $port" 'ListenAddress 127.0.0.1' "HostKey $work/host-key" "AuthorizedKeysFile $work/authorized_keys" \
  'StrictModes no' 'UsePAM no' 'PidFile none' > "$work/sshd.conf"
[ "$(id -u)" != 0 ] || mkdir --parents /run/sshd
/usr/sbin/sshd -D -e -f "$work/sshd.conf" 2> "$work/sshd.log" &
background+=($!)
until known_hosts=$(ssh-keyscan -p "$port" 127.0.0.1 2> /dev/null) && [ -n "$known_hosts" ]; do sleep 0.1; done

# The real ssh, at that port. While $work/cut exists, the connection breaks after at most that many KiB.
cat > "$work/bin/ssh" << END
#!/usr/bin/env bash
if [ -e '$work/loud' ]; then echo '::warning::from the server' >&2; fi
if [ -e '$work/hang' ] && [[ "\$*" == *'rsync --server'* ]]; then ps -o ppid= -p "\$PPID" > '$work/hangs'; sleep 30; fi
if [ -e '$work/cut' ] && [[ "\$*" == *'rsync --server'* ]]; then
  dd bs=1K count="\$(< '$work/cut')" status=none | /usr/bin/ssh -p $port "\$@"
else
  exec /usr/bin/ssh -p $port "\$@"
fi
END
chmod +x "$work/bin/ssh"

http=127.0.0.1:$(node scripts/free-port.ts)
live=http://$http
# serve <configuration of the examples> [option of sed ...]
serve() {
  sed -e "s|listen 80|listen $http|" "${@:2}" "examples/$1" > "$work/nginx/site.conf"
  start_nginx "$work/nginx"
  background+=("$nginx_pid")
  curl --silent --output /dev/null --retry 60 --retry-delay 1 --retry-connrefused "$live/"
}
serve nginx.conf -e "s|/srv/docs|$server|"

# site <name> <page> [KiB]: a site whose page has this text, a file of this size that only this site has, and one with the name
# that programs take for their standard input.
site() {
  local folder=$work/sites/$1
  mkdir --parents "$folder/assets"
  echo "<h1>$2</h1>" > "$folder/index.html"
  echo 'body {}' > "$folder/assets/style.css"
  echo dash > "$folder/-"
  head --bytes="${3:-600}K" /dev/urandom > "$folder/assets/own.bin"
}
digest_of() { (cd "$work/sites/$1" && find . -type f -print0 | LC_ALL=C sort --zero-terminated | xargs --null sha256sum | sed 's|  \./|  |' | sha256sum | cut -c 1-64); }
night() {
  local digest ssh_key user
  digest=$(digest_of "$1")
  ssh_key=${NIGHT_SSH_KEY-$(cat "$work/key")}
  user=$(id -un)
  : > "$work/output"
  PATH="$work/bin:$PATH" RUNNER_TEMP=$work/runner GITHUB_OUTPUT=$work/output SITE=$work/sites/$1 SITE_PATH=${NIGHT_SITE_PATH-$work/sites/$1} \
    DIGEST=${NIGHT_DIGEST-$digest} FOLDER=${NIGHT_FOLDER-$server} KEEP=${NIGHT_KEEP-} \
    SERVER=${NIGHT_SERVER-$user@127.0.0.1} KNOWN_HOSTS=${NIGHT_KNOWN_HOSTS-$known_hosts} SSH_KEY=$ssh_key \
    timeout 60 deploy/server/deploy.sh > "$work/log" 2>&1
}
good() {
  night "$1" || fail "the night of $1"
  reads "$1"
}
bad() {
  if night "$1"; then fail "the night of $1 should have failed"; fi
  expect_annotation ''
}
# bad_with <text> <variable=value ...>: the night fails, and its annotation contains this text.
bad_with() {
  local text=$1
  shift
  if (export "${@/#/NIGHT_}"; night two); then fail "a night with $* should have failed"; fi
  expect_annotation "$text"
  reads "$live_name"
}
# output <name>: prints an output of the last night.
output() { sed --quiet "s/^$1=//p" "$work/output"; }
# Readers get this complete site.
reads() {
  diff --recursive "$work/sites/$1" "$server/current/" > /dev/null || fail "the live site is not $1"
  curl --fail --silent "$live/" | diff - "$work/sites/$1/index.html" > /dev/null || fail "readers do not get $1"
}
# The server has these complete sites, and no others.
keeps() {
  local name
  for name; do diff --recursive "$work/sites/$name" "$server/$(digest_of "$name")" > /dev/null || fail "$name is not complete"; done
  [ "$(find "$server" -mindepth 1 -maxdepth 1 -type d | wc -l)" = $# ] || fail "the server does not have exactly $*"
}
etag() { curl --silent --head "$live/$1" | sed --quiet 's/^ETag: //p'; }

for name in one two three four five six seven; do site "$name" "$name"; done
good one
[ "$(find "$server/current/" \( -type d -not -perm 755 -o -type f -not -perm 644 \) | wc -l)" = 0 ] || fail 'nginx may not read it'
[ "$(output previous) $(output changed)" = ' true' ] || fail 'the first night has a previous site'
good two
[ "$(output previous) $(output changed)" = "$(digest_of one) true" ] || fail 'it does not output the previous site'
NIGHT_DIGEST=$(digest_of three | tr a-f A-F) good three
keeps one two three

# Four nights are interrupted, and one is complete: no complete site is lost.
echo 200 > "$work/cut"
for name in four five six seven; do
  bad "$name"
  expect_annotation 'The copy to 127.0.0.1 was interrupted: “'
  reads three
done
rm "$work/cut"
good four
keeps one two three four

# The same site again: nothing is sent, and nothing changes.
before=$(etag assets/own.bin)
good four
[ "$(output previous) $(output changed)" = "$(digest_of four) false" ] || fail 'it does not say that nothing changed'
[ "$(etag assets/own.bin)" = "$before" ] || fail 'the same site has another ETag'
keeps one two three four
# Another site: unchanged files are neither sent nor stored again.
before=$(etag assets/style.css)
good five
[ "$(etag assets/style.css)" = "$before" ] || fail 'an unchanged file has another ETag'
keeps one two three four five
good six
keeps two three four five six

# A file is lost on the server: deploying the same site again restores it, even if the site is not live.
rm "$server/current/index.html"
good six
[ "$(output changed)" = true ] || fail 'it does not output that it restored a file'
rm "$server/$(digest_of five)/index.html"
echo 1 > "$work/cut"
bad five
reads six
[ ! -e "$server/$(digest_of five)" ] || fail 'an incomplete site has the name of a complete one'
rm "$work/cut"
good five
good six

# Rolls back manually, as docs/deploy.md describes, and with the workflow; then goes forward.
(cd "$server" && ln -sfn "$(digest_of three)" next && mv -T next current)
reads three
good six
good three
good six
keeps three four five six

# The site is smaller.
site small small 1
good small
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' "$live/assets/own.bin")" = 200 ]
rm "$work/sites/small/assets/own.bin"
echo '<h1>smaller</h1>' > "$work/sites/small/index.html"
good small
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' "$live/assets/own.bin")" = 404 ] || fail 'a removed file is still served'

# Each kind of failure has its own message, and readers keep the current site.
live_name=small
ssh-keygen -q -t ed25519 -N secret -f "$work/locked-key"
ssh-keygen -q -t ed25519 -N '' -f "$work/other-key"
bad_with 'site-path is empty' SITE_PATH= DIGEST=
grep --quiet 'site-path is empty.*digest is ' "$work/log" || fail 'not all mistakes are reported at once'
for text in 'digest is empty' 'server is empty'; do bad_with "$text" DIGEST= SERVER=; done
bad_with "there is no folder $work/no-such-site. Pass sitePath" "SITE_PATH=$work/no-such-site"
bad_with "there is no folder $PWD/-x. Pass sitePath" SITE_PATH=-x
bad_with 'which is a file. Pass the folder' "SITE_PATH=$work/sites/two/index.html"
bad_with 'which has no index.html' "SITE_PATH=$work/bin"
bad_with 'digest is “latest”' DIGEST=latest
bad_with "digest is $(digest_of one), but the digest of the files in $work/sites/two is $(digest_of two)." "DIGEST=$(digest_of one)"
bad_with 'Write one server as user@host' 'SERVER=docs server'
for wrong in 65536 99999 0; do bad_with 'with a port from 1 to 65535.' SERVER=docs@127.0.0.1:$wrong; done
bad_with 'Write one server as user@host' 'SERVER=-oProxyCommand=touch@server'
bad_with 'Write an absolute path' 'FOLDER=/srv/;id'
bad_with 'Write an absolute path' FOLDER=/srv/../etc
bad_with 'Write a whole number' KEEP=-1
bad_with 'known-hosts is empty' KNOWN_HOSTS=' '
bad_with 'ssh-key is empty' SSH_KEY=
bad_with 'ssh-key has a passphrase. Remove it' "SSH_KEY=$(cat "$work/locked-key")"
bad_with 'ssh-key is a public key' "SSH_KEY=$(cat "$work/key.pub")"
bad_with 'ssh-key has no -----END line' "SSH_KEY=$(head --lines=3 "$work/key")"
bad_with 'ssh-key cannot be read: “error in libcrypto”. Store' "SSH_KEY=$(tr '\n' ' ' < "$work/key")"
bad_with 'ssh-key is not a private key' SSH_KEY=key
bad_with 'does not accept ssh-key' "SSH_KEY=$(cat "$work/other-key")"
bad_with 'The host key of 127.0.0.1 is not the one in known-hosts' "KNOWN_HOSTS=[127.0.0.1]:$port $(cut --delimiter=' ' --fields=1,2 "$work/other-key.pub")"
bad_with "does not have the host key of 127.0.0.1 for port 22. Run \`ssh-keyscan -p 22 127.0.0.1\`" "KNOWN_HOSTS=server $(cut --delimiter=' ' --fields=1,2 "$work/other-key.pub")"
bad_with 'does not resolve' SERVER=docs@no-such-host.invalid
bad_with "Create it there with \`sudo install -d -o $(id -un) /srv/no-such-folder\`. Nothing was published." FOLDER=/srv/no-such-folder
mkdir "$server/other-folder" "$server/other-folder/current"
bad_with 'is not a symbolic link' "FOLDER=$server/other-folder"
rm -rf "$server/other-folder"
if [ $disk = true ]; then
  mkdir "$work/read-only"
  mount -t tmpfs -o ro tmpfs "$work/read-only"
  bad_with 'is on a read-only file system' "FOLDER=$work/read-only"
  umount "$work/read-only"
  # An old site that cannot be deleted.
  old=$(printf 'f%.0s' {1..64}).part
  mkdir "$server/$old"
  mount -t tmpfs tmpfs "$server/$old"
  bad_with ': Device or resource busy”. Fix the cause on the server' FOLDER="$server"
  umount "$server/$old"
fi
cp "$work/authorized_keys" "$work/all-keys"
for command in 'echo no shell' 'ls no-shell'; do
  sed "s|^restrict |restrict,command=\"$command\" |" "$work/all-keys" > "$work/authorized_keys"
  bad_with 'ran another command instead of this' FOLDER="$server"
  grep --quiet 'script: “.*no.shell.*”\. If the key' "$work/log" || fail 'it does not say what the command printed'
done
sed "s|^restrict |restrict,command=\"eval \$SSH_ORIGINAL_COMMAND; echo bye\" |" "$work/all-keys" > "$work/authorized_keys"
bad_with 'script: “bye”. Remove the command that prints it from the files that the login shell' FOLDER="$server"
cp "$work/all-keys" "$work/authorized_keys"

# The output of the server cannot be a command for the runner.
touch "$work/loud"
good two
live_name=two
awk '/^::stop-commands::/ { paused = 1; next } /^::[0-9a-f]+::$/ { paused = 0; next } /^::warning::/ { seen = 1; if (!paused) exit 1 } END { if (!seen) exit 1 }' \
  "$work/log" || fail 'the runner would execute the output of the server'
rm "$work/loud"

# A killed script leaves no key behind: only its agent has the key, and the agent ends.
touch "$work/hang"
night three &
for _ in {1..300}; do [ ! -s "$work/hangs" ] || break; sleep 0.1; done
agents=$(pgrep ssh-agent | wc -l)
kill -KILL "$(tr -d ' ' < "$work/hangs")"
rm "$work/hang"
for _ in {1..150}; do [ "$(pgrep ssh-agent | wc -l)" = "$agents" ] || break; sleep 0.1; done
[ "$(pgrep ssh-agent | wc -l)" -lt "$agents" ] || fail 'the agent with the key is still running'
if grep --recursive --quiet 'PRIVATE KEY' "$work/runner" /tmp/docs-deploy.* 2> /dev/null; then fail 'a key is left in a file'; fi
rm -rf /tmp/docs-deploy.*
reads two

NIGHT_KEEP=0 good three
[ "$(find "$server" -mindepth 1 -maxdepth 1 -type d | wc -l)" = 2 ] || fail 'more sites stay than the live one and the previous one'

# Five folders have times in the future, including the live one: neither that one nor the new one is deleted.
good two
good three
for folder in "$server"/*; do [ -L "$folder" ] || touch --date 2030-01-01 "$folder"; done
good seven
good one
[ -d "$server/$(digest_of one)" ] || fail 'the published site was deleted'

# The disk is full for three nights, and then has space again.
if [ $disk = true ]; then
  rm -rf "${server:?}"/*
  site huge huge 6000
  bad huge # rsync may remove the partial file and end before the server says why
  expect_annotation 'Lower keep (it is 3) or make room, then run this step again.'
  for name in one two three four five; do good "$name"; done
  keeps one two three four five
  dd if=/dev/zero of="$server/other" bs=64K status=none 2> /dev/null || true # something else fills the rest
  site big big 1500
  for _ in 1 2 3; do
    bad big
    expect_annotation 'Lower keep (it is 3) or make room, then run this step again. 127.0.0.1 still serves'
    reads five
  done
  rm "$server/other"
  good big
  keeps two three four five big
  good six # there is no space for a sixth site: the oldest is deleted first
  keeps three four five big six
fi
printf 'readers got a complete site on every night%s\n' "$([ $disk = true ] || echo ', but the disk was never full')"

# Several versions, with the same sshd and their own nginx.
kill "$nginx_pid"
wait "$nginx_pid" || true
rm -rf "${server:?}"/*
serve versions.nginx.conf -e "s|/srv/versions|$server|" -e "s|'' v1;|'' v2;|"
get() { curl --fail --silent --header "host: $1" "$live/${2-}"; }
# released <site> <version>; shown <host> <site>
released() { NIGHT_FOLDER=$server/$2 night "$1" || fail "$2"; }
shown() { get "$1" | diff - "$work/sites/$2/index.html" > /dev/null || fail "$1 does not show $2"; }
for name in one two three; do head --bytes=1K /dev/urandom > "$work/sites/$name/assets/own.bin"; done
if NIGHT_FOLDER=$server/v1 night one; then fail 'a version without a folder was published'; fi
mkdir "$server/v1" "$server/v2"
released one v1
shown v1.docs.example.com one
released two v2
released three v1 # a correction of the older version
shown docs.example.com two
shown v2.docs.example.com two
shown v1.docs.example.com three
if get v3.docs.example.com > /dev/null; then fail 'v3 is not there'; fi
robots() { curl --silent --head --header "host: $1" "$live/${2-}" | tr --delete '\r' | sed --quiet 's/^X-Robots-Tag: //p'; }
[ "$(robots docs.example.com)$(robots v1.docs.example.com)$(robots v2.docs.example.com no-page)" = noindexnoindex ] ||
  fail 'search engines may list the wrong versions'
echo '[]' > "$server/versions.json"
[ "$(get v2.docs.example.com versions.json)" = '[]' ] || fail 'versions.json is not served'
printf 'each version is served at its own name\n'

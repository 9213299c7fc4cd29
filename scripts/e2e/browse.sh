#!/usr/bin/env bash
# Serves an unpacked site with the rules of examples/nginx.conf. Requests every page with curl, and opens one in Chromium.
# usage: browse.sh <site> <folder for nginx>
set -euo pipefail
site=$1 folder=$2
cd "$(dirname "$0")/../.."
PATH=$PWD/node_modules/.bin:$PATH

browser=$(command -v chromium || command -v google-chrome || command -v chromium-browser)
. scripts/e2e/nginx.sh
port=$(node scripts/free-port.ts)

mkdir -p "$folder"
sed -e "s|/srv/docs/current|$site|" -e "s|listen 80|listen 127.0.0.1:$port|" examples/nginx.conf > "$folder/site.conf"
start_nginx "$folder"
trap 'kill "$nginx_pid" 2> /dev/null || true; wait "$nginx_pid" || true' EXIT
origin="http://127.0.0.1:$port"
curl --fail --silent --show-error --output /dev/null --retry 120 --retry-delay 1 --retry-connrefused "$origin/"

pages=0
while IFS= read -r page; do
  curl --fail --silent --show-error --output /dev/null "$origin/${page%.html}"
  pages=$((pages + 1))
done < <(find "$site" -name '*.html' -not -name '404.html' -printf '%P\n')
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' "$origin/no-such-page")" = 404 ]

"$browser" --headless --no-sandbox --disable-gpu --user-data-dir="$folder/browser" --virtual-time-budget=5000 \
  --dump-dom "$origin/" > "$folder/dom.html" 2> "$folder/browser.log"
heading=$(sed -n 's/.*<title>\(.*\)<\/title>.*/\1/p' "$folder/dom.html")
[ -n "$heading" ]
printf 'nginx serves %d pages, and Chromium shows "%s"\n' "$pages" "$heading"

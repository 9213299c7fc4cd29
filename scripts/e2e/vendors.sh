#!/usr/bin/env bash
# Runs netlify.yml, vercel.yml and azure-static-web-apps.yml under act with the vendors' own command lines, in the versions
# that the recipes name, against the sandbox and a stand-in for the vendors' APIs, which serves what they upload. Installs
# the command lines from npm, which takes a minute each: not a part of .ci/run.
# usage: vendors.sh [netlify | vercel | azure-static-web-apps ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/e2e/recipes.sh

names=("$@")
[ $# -gt 0 ] || names=(netlify vercel azure-static-web-apps)

start_server vendors node scripts/e2e/vendors.ts "$published"
E2E_VENDORS=$address

cat > "$work/bin/npx" << END
#!/usr/bin/env bash
# npx --yes <package>@<version> <argument ...>
set -euo pipefail
printf '%s\n' "npx \$*" >> "\$E2E_CALLS"
export E2E_VENDORS='$E2E_VENDORS' NETLIFY_API_URL='$E2E_VENDORS/netlify' VERCEL_TELEMETRY_DISABLED=1 CI=true
folder='$cache'/\${2//\//-}/node_modules
name=\${2%@*}
shift 2
case "\$name" in
  netlify-cli) exec "\$folder/.bin/netlify" "\$@" ;;
  vercel) exec "\$folder/.bin/vercel" --api "\$E2E_VENDORS" "\$@" ;;
  *) exec "\$folder/.bin/swa" "\$@" ;;
esac
END
chmod +x "$work/bin/npx"

# Two addresses have no setting of their own: where Netlify asks for extensions, and where Azure has its uploader.
install() {
  local folder=$cache/${1//\//-}
  [ -e "$folder/ready" ] && return
  npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" "$1"
  find "$folder/node_modules/" \( -path '*/@netlify/config/lib/extensions.js' -o -path '*/static-web-apps-cli/dist/core/constants.js' \) -print0 |
    xargs --null --no-run-if-empty sed --in-place -e "s|'https://api.netlifysdk.com'|process.env.E2E_VENDORS + '/extensions/'|" \
      -e 's|"https://aka.ms/swalocaldeploy"|process.env.E2E_VENDORS + "/azure"|'
  touch "$folder/ready"
}

start_sandbox --export-time 2s --format zip
start_github
start_host
make_repository
for name in "${names[@]}"; do
  while IFS= read -r package; do install "$package"; done < <(
    sed --quiet 's/.*npx --yes \([^ ]*\).*/\1/p' "examples/$name.yml" | sort --unique
  )
  rm -rf "$published"
  run_example "$name" workflow_dispatch --secret NETLIFY_AUTH_TOKEN=token --var NETLIFY_SITE_ID=site \
    --secret VERCEL_TOKEN=token --var VERCEL_ORG_ID=team_1 --var VERCEL_PROJECT_ID=prj_1 --secret AZURE_DEPLOYMENT_TOKEN=token
  [ -e "$published/index.html" ] || fail "$name.yml has published nothing"
done
printf 'recipes that deployed with the own command lines of the vendors: %s\nwhat they called:\n' "${names[*]}"
sed -e "s|$work|…|g" -e 's/^/  /' "$work/calls"

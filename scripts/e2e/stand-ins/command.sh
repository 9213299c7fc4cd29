#!/usr/bin/env bash
# Stands in for the command that it is linked as: notes how it was called, and answers where an answer is waited for.
set -euo pipefail
name=$(basename "$0")
printf '%s\n' "$name $*" >> "$E2E_CALLS"
case "$name $*" in
  # Pages has published what was pushed.
  'gh api repos/example/docs/pages/builds/latest '*)
    printf '%s built\n' "$(git ls-remote https://github.com/example/docs refs/heads/gh-pages | cut --fields=1)"
    ;;
  # Pages publishes what was pushed.
  'gh api --silent --method POST repos/example/docs/pages/builds')
    rm -rf "$E2E_PUBLISHED"
    git clone --quiet --branch gh-pages https://github.com/example/docs "$E2E_PUBLISHED"
    rm -rf "$E2E_PUBLISHED/.git"
    ;;
  # Whose commit it is.
  'gh api repos/example/docs/commits/'*)
    git clone --quiet --bare --depth 1 --branch gh-pages https://github.com/example/docs "$E2E_PUBLISHED.git"
    git -C "$E2E_PUBLISHED.git" log --max-count=1 --format=%B
    rm -rf "$E2E_PUBLISHED.git"
    ;;
  # What the stand-in for upload-artifact has kept.
  'gh api repos/example/docs/actions/artifacts?name='*) echo 7 true ;;
  'gh api repos/example/docs/actions/artifacts/7/zip') cat "$E2E_ARTIFACTS/published-docs.example.com.zip" ;;
  'gh run download '*) unzip -q "$E2E_ARTIFACTS/$5.zip" -d "$7" ;;
  # Releases are folders with their assets, and drafts while there is a file beside them.
  'gh release list '*)
    for release in "$E2E_ARTIFACTS"/release-*/; do
      [ ! -d "$release" ] || echo "${release%/}"
    done | while IFS= read -r release; do
      jq --null-input --arg name "${release##*/release-}" --argjson draft "$([ -e "$release.draft" ] && echo true || echo false)" \
        '{tagName: $name, isDraft: $draft, isPrerelease: false}'
    done | jq --slurp .
    ;;
  'gh release create '*) mkdir "$E2E_ARTIFACTS/release-$3" && touch "$E2E_ARTIFACTS/release-$3.draft" ;;
  'gh release upload '*) cp "$4" "$E2E_ARTIFACTS/release-$3" ;;
  'gh release edit '*' --draft=false') rm -f "$E2E_ARTIFACTS/release-$3.draft" ;;
  'gh release view '*)
    (cd "$E2E_ARTIFACTS/release-$3" && sha256sum -- *) |
      jq --raw-input --slurp '{assets: [splits("\n") | select(. != "") | {name: .[66:], digest: ("sha256:" + .[:64])}]}' |
      jq --raw-output "${!#}"
    ;;
  'gh release download '*) mkdir "$7" && find "$E2E_ARTIFACTS/release-$3" -name "$5" -exec cp {} "$7" \; ;;
  'gh pr checks '*' --json '*) echo 1 ;;
esac

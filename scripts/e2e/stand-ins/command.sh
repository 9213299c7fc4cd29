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
  'gh api repos/example/docs/environments/docs-production '*) echo required_reviewers ;;
  # What the stand-in for upload-artifact has kept.
  'gh api repos/example/docs/actions/artifacts?name='*) echo 7 ;;
  'gh api repos/example/docs/actions/artifacts/7/zip') cat "$E2E_ARTIFACTS/published-site.zip" ;;
  'gh run download '*) unzip -q "$E2E_ARTIFACTS/$5.zip" -d "$7" ;;
  # The assets of a release.
  'gh release create '*) mkdir "$E2E_ARTIFACTS/release-$3" && cp "$4" "$E2E_ARTIFACTS/release-$3" ;;
  'gh release view '*) ls "$E2E_ARTIFACTS/release-$3" ;;
  'gh release download '*) mkdir "$7" && find "$E2E_ARTIFACTS/release-$3" -name "$5" -exec cp {} "$7" \; ;;
  'gh pr checks '*' --json '*) echo 1 ;;
  # What a comment says.
  'gh api '*' --field body=@'*)
    call=$*
    cp "${call##*body=@}" "$E2E_ARTIFACTS/../comment.md"
    ;;
esac

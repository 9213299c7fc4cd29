import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

const { jobs } = parse(readFileSync('.github/workflows/major-tag.yml', 'utf8'))
const script: string = jobs.move.steps[0].run

/**
 * Runs the step after `tag` was published, with a `gh` that knows these releases, and returns the
 * changes that it requests.
 */
function changesAfter(tag: string, releases: string[], majorExists: boolean): string[] {
  const gh = `gh() {
    case "$*" in
      'release list '*) printf '%s\\n' ${releases.join(' ')} ;;
      "api repos/octo/docs/commits/$TAG --jq .sha") echo "commit-of-$TAG" ;;
      *) echo "change: $*"; [[ "$*" != *PATCH* ]] || ${majorExists} ;;
    esac
  }`
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', `${gh}\n${script}`], {
    env: { ...process.env, GH_REPO: 'octo/docs', TAG: tag },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
    .split('\n')
    .flatMap((line) => (line.startsWith('change: ') ? line.slice('change: '.length) : []))
}

const move = (tag: string, to: string) =>
  `api --silent --method PATCH repos/octo/docs/git/refs/tags/${tag} -f sha=commit-of-${to} -F force=true`
const make = (tag: string, to: string) =>
  `api --silent --method POST repos/octo/docs/git/refs -f ref=refs/tags/${tag} -f sha=commit-of-${to}`

test.each<[string, string[], boolean, string[]]>([
  ['v1.2.0', ['v1.2.0', 'v1.1.9'], true, [move('v1', 'v1.2.0')]],
  ['v1.10.0', ['v1.10.0', 'v1.9.0'], true, [move('v1', 'v1.10.0')]],
  ['v1.0.0', ['v1.0.0', 'v0.9.0'], false, [move('v1', 'v1.0.0'), make('v1', 'v1.0.0')]],
  ['v0.1.0', ['v0.1.0'], true, [move('v0', 'v0.1.0')]],
  ['v1.1.10', ['v1.1.10', 'v1.2.0'], true, []],
  ['v1.3.0', ['v1.3.0', 'v2.0.0', 'v10.0.0'], true, [move('v1', 'v1.3.0')]],
  ['nightly', ['nightly', 'v1.0.0'], true, []],
])(
  'once %s is published next to %j, the major tag (existing: %j) changes by %j',
  (tag, releases, exists, changes) => expect(changesAfter(tag, releases, exists)).toEqual(changes),
)

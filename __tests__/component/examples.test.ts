import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { scratch } from '../support/scratch.ts'

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>
}

test.each([
  ['is published after a question that failed', '[ "$asked" != 1 ] && echo "c1 built"', 0, ''],
  ['failed', 'echo "c1 errored"', 1, 'its latest build is c1 errored.'],
  ['is never reported', 'echo "{}" && false', 1, 'its latest build is not known.'],
])('github-pages.yml waits for its build, which %s', (_, latest, status, said) => {
  const { jobs } = parse(readFileSync('examples/github-pages.yml', 'utf8')) as Workflow
  const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run))
  const run = scripts.find((script) => script.includes('pages/builds/latest')) ?? ''
  const gh = `gh() { [ "$2" = --silent ] || { asked=$(($(cat asked) + 1)); echo "$asked" > asked; ${latest}; }; }`
  const cwd = scratch()
  writeFileSync(join(cwd, 'asked'), '0')
  const shell = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', `${gh}\nsleep() { :; }\n${run}`], {
    cwd,
    env: { ...process.env, GITHUB_REPOSITORY: 'octo/docs', COMMIT: 'c1' },
    encoding: 'utf8',
  })
  expect([shell.status, shell.stderr]).toEqual([status, ''])
  expect(shell.stdout).toContain(said)
})

/** The script of an example that asks GitHub with a filter of jq. Needs the Debian package jq. */
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
  ['none is open', '', 'issue create --title The documentation is not what was published'],
  ['one is open', '[{ "number": 7, "title": "The documentation is not what was published" }]', undefined],
  ['only others are open', '[{ "number": 8, "title": "Something else" }]', 'issue create --title'],
])('nightly-live.yml opens an issue if %s', (_, issues, created) => {
  const { jobs } = parse(readFileSync('examples/nightly-live.yml', 'utf8')) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const step = steps.find(({ run = '' }) => run.includes('gh issue create'))
  const cwd = scratch()
  writeFileSync(join(cwd, 'issues'), issues || '[]')
  // Like gh, it runs the filter that it is given.
  const gh = `gh() { echo "$*" >> calls; case "$1 $2" in "issue list") jq --raw-output "\${@: -1}" issues ;; esac; }`
  const shell = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', `${gh}\n${step?.run ?? ''}`], {
    cwd,
    env: {
      ...process.env,
      TITLE: 'The documentation is not what was published',
      OUTCOME: 'live-failed',
      RUN: 'https://x/1',
    },
    encoding: 'utf8',
  })
  expect([shell.status, shell.stderr]).toEqual([0, ''])
  const calls = readFileSync(join(cwd, 'calls'), 'utf8')
  if (created === undefined) expect(calls).not.toContain('issue create')
  else expect(calls).toContain(created)
  expect(shell.stdout).toContain(created === undefined ? 'open already: 7' : '')
})

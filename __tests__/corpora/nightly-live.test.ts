/** The scripts of an example that ask GitHub with filters of jq. Needs the Debian package jq. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { writeFiles } from '../support/check.ts'
import { scratch } from '../support/scratch.ts'

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>
}

/** Returns the script of the example that has `part` in it. */
function scriptWith(part: string): string {
  const { jobs } = parse(readFileSync('examples/nightly-live.yml', 'utf8')) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  return steps.find(({ run = '' }) => run.includes(part))?.run ?? ''
}

/** Runs a script with a `gh` that answers as `cases` of a shell say, with the filter that it is given. */
function runWith(script: string, cases: string, files: Readonly<Record<string, string>>) {
  const cwd = scratch()
  writeFiles(cwd, { calls: '', ...files })
  const gh = `#!/bin/bash\necho "$*" >> calls\ncase "$*" in ${cases} esac`
  writeFileSync(join(cwd, 'gh'), gh, { mode: 0o755 })
  const shell = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd,
    env: {
      ...process.env,
      PATH: `${cwd}:${process.env.PATH}`,
      GH_REPO: 'owner/name',
      TITLE: 'The documentation is not what was published',
      OUTCOME: 'live-failed',
      RUN: 'https://x/1',
    },
    encoding: 'utf8',
  })
  return { ...shell, calls: readFileSync(join(cwd, 'calls'), 'utf8') }
}

test.each([
  ['none is open', '', 'issue create --title The documentation is not what was published'],
  ['one is open', '[{ "number": 7, "title": "The documentation is not what was published" }]', undefined],
  ['only others are open', '[{ "number": 8, "title": "Something else" }]', 'issue create --title'],
])('nightly-live.yml opens an issue if %s', (_, issues, created) => {
  const cases = `"issue list"*) jq --raw-output "\${@: -1}" issues ;;`
  const { status, stderr, stdout, calls } = runWith(scriptWith('gh issue create'), cases, {
    issues: issues || '[]',
  })
  expect([status, stderr]).toEqual([0, ''])
  if (created === undefined) expect(calls).not.toContain('issue create')
  else expect(calls).toContain(created)
  expect(stdout).toContain(created === undefined ? 'open already: 7' : '')
})

test.each([
  ['the newest', { 13: 1, 12: 1 }, 0, 'run download 13 --name published-site --dir site'],
  ['the newest one that published', { 13: 0, 12: 1, 11: 1 }, 0, 'run download 12 '],
  ['none', { 13: 0, 12: 0 }, 1, undefined],
  ['none at all', {}, 1, undefined],
])('nightly-live.yml takes what %s of the successful runs has kept', (_, runs, expected, download) => {
  const ids = Object.keys(runs).sort().reverse()
  const cases = `"run list"*) jq --raw-output "\${@: -1}" runs ;;
    api*) jq --raw-output "\${@: -1}" "$(tr / - <<< "$2")" ;;`
  const { status, stdout, calls } = runWith(scriptWith('gh run download'), cases, {
    runs: JSON.stringify(ids.map((databaseId) => ({ databaseId }))),
    ...Object.fromEntries(
      Object.entries(runs).map(([id, count]) => [
        `repos-owner-name-actions-runs-${id}-artifacts?name=published-site`,
        `{ "total_count": ${count} }`,
      ]),
    ),
  })
  expect(status).toBe(expected)
  expect(stdout).toBe(
    expected === 0 ? '' : '::error::No run of publish-docs.yml has kept what it published yet.\n',
  )
  if (download === undefined) expect(calls).not.toContain('download')
  else expect(calls).toContain(download)
})

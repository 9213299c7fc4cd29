/** The scripts of nightly-live.yml, with the real jq, unzip and tar. Needs the Debian packages jq, unzip and zip. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { writeFiles } from '../support/check.ts'
import { scratch } from '../support/scratch.ts'

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>
}

const { jobs } = parse(readFileSync('examples/nightly-live.yml', 'utf8')) as Workflow
const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run))

/** Runs the script that has `part` in it, with a `gh` that answers as `cases` of a shell say, with the filter that it is given. */
function runWith(part: string, cases: string, env: NodeJS.ProcessEnv, cwd: string) {
  const gh = `#!/bin/bash\necho "$*" >> ${cwd}/calls\ncase "$*" in ${cases} esac`
  writeFileSync(join(cwd, 'calls'), '')
  mkdirSync(join(cwd, 'bin'))
  writeFileSync(join(cwd, 'bin', 'gh'), gh, { mode: 0o755 })
  const script = scripts.find((one) => one.includes(part)) ?? ''
  const shell = spawnSync('bash', ['-e', '-c', script], {
    cwd,
    env: {
      ...process.env,
      PATH: `${cwd}/bin:${process.env.PATH}`,
      GH_REPO: 'owner/name',
      RUNNER_TEMP: cwd,
      GITHUB_OUTPUT: join(cwd, 'output'),
      ...env,
    },
    encoding: 'utf8',
  })
  return { ...shell, calls: readFileSync(join(cwd, 'calls'), 'utf8') }
}

const TITLE = 'The documentation is not what was published'
const OPEN = [{ number: 7, title: TITLE }]
const OTHER = [{ number: 8, title: 'Something else' }]

test.each([
  ['succeeded', [], ''],
  ['succeeded', OTHER, ''],
  ['succeeded', OPEN, 'issue close 7 --comment'],
  ['live-failed', [], `issue create --title ${TITLE}`],
  ['live-failed', OTHER, `issue create --title ${TITLE}`],
  ['live-failed', OPEN, 'issue comment 7 --body'],
  ['unreachable', OPEN, 'issue comment 7 --body'],
])('after «%s», with the open issues %j, nightly-live.yml does «%s»', (OUTCOME, issues, does) => {
  const cwd = scratch()
  writeFiles(cwd, { issues: JSON.stringify(issues) })
  const cases = `"issue list"*) jq --raw-output "\${@: -1}" issues ;;`
  const env = { OUTCOME, TITLE, RUN: 'https://x/1' }
  const { status, stderr, calls } = runWith('gh issue create', cases, env, cwd)
  expect([status, stderr]).toEqual([0, ''])
  const [, done = ''] = calls.split('\n')
  expect(done.slice(0, does.length || undefined)).toBe(does)
})

/** An artifact as GitHub describes it; that of a fork names another repository as its head. */
const artifact = (id: number, more: object = {}, head = 1) => ({
  id,
  expired: false,
  created_at: `2026-11-${id}T03:17:00Z`,
  workflow_run: { repository_id: 1, head_repository_id: head },
  ...more,
})

test.each([
  ['the newest', [artifact(11), artifact(13), artifact(12)], 13],
  ['what GitHub has not deleted', [artifact(13, { expired: true }), artifact(12)], 12],
  ['nothing that a fork has kept', [artifact(13, {}, 2), artifact(12)], 12],
  ['nothing else', [artifact(13, { expired: true })], undefined],
  ['nothing', [], undefined],
])('nightly-live.yml takes %s', (_, artifacts, taken) => {
  const cwd = scratch()
  const kept = join(cwd, 'kept')
  writeFiles(kept, { 'site/index.html': '' })
  execFileSync('tar', ['--create', '--gzip', '--file', 'docs.tar.gz', 'site'], { cwd: kept })
  execFileSync('zip', ['--quiet', 'kept.zip', 'docs.tar.gz'], { cwd: kept })
  writeFiles(cwd, { artifacts: JSON.stringify({ artifacts }) })
  const cases = `*/zip) cat ${kept}/kept.zip ;; api*) jq --raw-output "\${@: -1}" artifacts ;;`
  const { status, stdout, calls } = runWith('published-site.zip', cases, {}, cwd)
  expect([status, stdout.split(' ')[0]]).toEqual(taken === undefined ? [1, '::error::No'] : [0, ''])
  expect(/artifacts\/(\d+)\/zip/.exec(calls)?.[1]).toBe(taken?.toString())
})

const PACKED: Readonly<Record<string, readonly string[]>> = {
  'docs.tar.gz': ['tar', '--create', '--gzip', '--file'],
  'docs.tar.zst': ['tar', '--create', '--zstd', '--file'],
  'docs.zip': ['zip', '--quiet', '--recurse-paths'],
}

test.each(
  Object.keys(PACKED).flatMap((name) => [
    [name, '.', 'site'],
    [name, 'docs', 'site/docs'],
  ]),
)('nightly-live.yml finds the site in %s, at %s', (name = '', top = '', found = '') => {
  const cwd = scratch()
  const kept = join(cwd, 'kept')
  writeFiles(join(kept, top), { 'index.html': '', 'api/index.html': '', 'what?.html': '' })
  const [command = '', ...args] = PACKED[name] ?? []
  const names = top === '.' ? ['index.html', 'api', 'what?.html'] : [top]
  execFileSync(command, [...args, name, ...names], { cwd: kept })
  execFileSync('zip', ['--quiet', 'kept.zip', name], { cwd: kept })
  const cases = `*/zip) cat ${kept}/kept.zip ;; api*) echo 7 ;;`
  const { status, stderr } = runWith('published-site.zip', cases, {}, cwd)
  expect([status, stderr]).toEqual([0, ''])
  expect(readFileSync(join(cwd, 'output'), 'utf8')).toBe(`site=${join(cwd, found)}\n`)
})

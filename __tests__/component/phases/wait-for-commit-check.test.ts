import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { waitForCommitCheck } from '../../../src/phases/wait-for-commit-check.ts'
import {
  COMMIT,
  type GitHubServer,
  type StoredChecks,
  startGitHubServer,
  TOKEN,
} from '../../support/github-server.ts'
import { printedStep } from '../../support/printed-step.ts'
import { scratch } from '../../support/scratch.ts'

const CHECK = 'Docs build'
const run = (status: string, conclusion: string | null = null, name = CHECK) => ({
  runs: [
    { name: 'Tests', status: 'completed', conclusion: 'failure' },
    { name, status, conclusion },
  ],
})
const WELL = run('completed', 'success')
const OTHER = { GITHUB_SHA: 'f'.repeat(40) }

interface Options {
  readonly name?: string
  readonly token?: string
  readonly env?: Record<string, string>
  readonly event?: unknown
  readonly prepare?: (github: GitHubServer) => void
  /** How long to wait, on a clock that is not the real one. */
  readonly ms?: number
}

/** Waits for a check of a commit that has these checks at each read. */
async function waiting(checks: readonly StoredChecks[], options: Options = {}) {
  const { name = CHECK, token = TOKEN, env, event, prepare, ms = 60_000 } = options
  const github = await startGitHubServer()
  github.checks = checks
  prepare?.(github)
  const path = join(scratch(), 'event.json')
  if (event === 'a folder') mkdirSync(path)
  else writeFileSync(path, JSON.stringify(event ?? {}))
  const given = { ...github.env, GITHUB_RUN_ID: '77', GITHUB_EVENT_PATH: path, ...env }
  const { step, printed } = printedStep(given)
  const service = {
    baseUrl: new URL('https://x.example'),
    apiKey: 'key_0001',
    requestTimeoutMs: 10_000,
  }
  const exportRequest = {
    jobId: undefined,
    projectId: undefined,
    basePath: undefined,
    domain: 'docs.example.com',
  }
  const inputs = { waitForCheck: { name, token }, service, exportRequest }
  const plan = { shouldWait: true, startedAtMs: 0, deadlineMs: ms, pollIntervalMs: 15_000 }
  const error = await waitForCommitCheck(inputs, plan, step).catch((reason) => reason)
  return { error, printed, github, facts: step.facts }
}

test.each<[string, StoredChecks, Options]>([
  ['it succeeded', WELL, {}],
  [
    'a check has a star in its name',
    run('completed', 'success', 'Docs *nix'),
    { name: 'Docs *nix' },
  ],
  ['all that begin like it did', run('completed', 'success', 'Docs (de)'), { name: 'Docs*' }],
  [
    'the head of the open pull request has passed',
    WELL,
    { env: OTHER, event: { pull_request: { head: { sha: COMMIT } } } },
  ],
  [
    'the merge commit of the merged pull request has passed',
    WELL,
    { event: { pull_request: { merged: true, head: { sha: OTHER.GITHUB_SHA } } } },
  ],
])('the wait ends when %s', async (_, checks, options) => {
  const { error, github, facts } = await waiting([checks], options)
  expect([error, github.requests.length]).toEqual([undefined, 2])
  expect(facts.isBeforeExport).toBe(false)
})

test('the log shows the existing checks, and the progress', async () => {
  const NOT_YET = { runs: [{ name: 'Tests', status: 'in_progress' }] }
  const { error, printed } = await waiting(
    [NOT_YET, NOT_YET, run('queued'), run('in_progress'), WELL],
    {
      prepare: ({ refusals }) => void refusals.push({ match: /check-runs/, status: 503, times: 1 }),
    },
  )
  expect(error).toBeUndefined()
  expect(printed.map((line) => line.replace(/after [\d.]+s/, 'after …'))).toEqual([
    'Waiting for the check “Docs build” on the commit 0123456 before starting the export',
    'Could not read the check runs on GitHub: it responded with HTTP 503; retrying',
    'Check “Docs build” after …: not there yet; the commit has Tests (in_progress)',
    'Check “Docs build” after …: queued',
    'Check “Docs build” after …: in_progress',
    'Check “Docs build” after …: succeeded',
  ])
})

const DAY_MS = 86_400_000
const shared = (first: object, second: object) => ({
  runs: [
    { name: CHECK, status: 'in_progress', check_suite: { id: 1 }, ...first },
    { name: CHECK, status: 'in_progress', check_suite: { id: 1 }, ...second },
  ],
})
const ENDED = {
  status: 'completed',
  conclusion: 'success',
  completed_at: new Date(-DAY_MS).toISOString(),
}
const FAILED = { status: 'completed', conclusion: 'failure' }

test.each<[string, StoredChecks[], object | undefined]>([
  [
    'older attempts are running',
    [shared({}, FAILED), shared(ENDED, FAILED)],
    { code: 'check-failed', outcome: 'job-failed' },
  ],
  [
    'a newer one is running after a failure',
    [shared(FAILED, {}), shared(FAILED, ENDED)],
    undefined,
  ],
  [
    'another suite is running',
    [
      shared(FAILED, { check_suite: { id: 2 } }),
      shared(FAILED, { check_suite: { id: 2 }, ...ENDED }),
    ],
    { code: 'check-failed' },
  ],
  ['one never ends', [shared(FAILED, { check_suite: { id: 2 } })], { code: 'check-unfinished' }],
])('the check is undecided while %s', async (_, checks, end) => {
  const { error, printed } = await waiting(checks)
  expect(printed.join('\n')).toContain(': in_progress')
  if (end === undefined) expect(error).toBeUndefined()
  else expect(error).toMatchObject(end)
})

test('the log says how long ago a check succeeded', async () => {
  const status = {
    context: CHECK,
    state: 'success',
    updated_at: new Date(-2 * DAY_MS).toISOString(),
  }
  for (const [checks, words] of [
    [shared(ENDED, ENDED), 'succeeded 1d ago'],
    [{ statuses: [status] }, 'succeeded 2d ago'],
  ] as const) {
    const { error, printed } = await waiting([checks])
    expect(error).toBeUndefined()
    expect(printed.at(-1)).toContain(words)
  }
})

const statuses = (length: number, state: string) =>
  Array.from({ length }, (_, i) => ({ context: `${i}`, state }))
const CHANGING = (length: number) =>
  [...Array(999).keys()].map((i) => ({ ...run('queued'), statuses: statuses(length, `${i}`) }))
test.each<[string, StoredChecks[], number, number]>([
  ['420 that stay as they are', [{ ...run('queued'), statuses: statuses(420, 'pending') }], 6, 430],
  ['others that change all the time', CHANGING(99), 120, 150],
  ['420 that change all the time', CHANGING(420), 120, 150],
])('an hour of %s costs the token few requests', async (_, checks, most, mostInAll) => {
  const { error, github } = await waiting(checks, { ms: 3_600_000 })
  expect(error).toMatchObject({ code: 'check-unfinished' })
  expect(github.counted).toBeLessThanOrEqual(most)
  expect(github.requests.length).toBeLessThanOrEqual(mostInAll)
})

const denied = (
  match: RegExp,
  status = 403,
  message = 'Resource not accessible by integration',
) => ({
  prepare: ({ refusals }: GitHubServer) => void refusals.push({ match, status, body: { message } }),
})

const JOB_URL = 'https://github.example/actions/runs/77/job/1'
const SIMILAR = [run('completed', 'success', 'docs Biuld')]
test.each<[string, RegExp, readonly StoredChecks[], Options?]>([
  [
    'job-failed',
    /^The check “Docs build” on the commit 0123456 ended with “failure”, so .*https:\/\/github\.example\/octo\/docs\/runs\/1001\./,
    [run('in_progress'), run('completed', 'failure')],
  ],
  [
    'job-failed',
    /ended with “failure”, so no export was started\. Details: https:\/\/docs-service\.example\/builds\/1\./,
    [{ ...WELL, statuses: [{ context: CHECK, state: 'failure' }] }],
  ],
  [
    'timed-out',
    /was still “in_progress” after 1m .*, so no export was started\./,
    [run('in_progress')],
  ],
  [
    'timed-out',
    /had no check “Docs build” after 1m .* commit: Tests \(failure\) and docs Biuld \(success\)\. Did you mean “docs Biuld”\? Set/,
    SIMILAR,
  ],
  [
    'timed-out',
    /\(`wait-timeout`\), so no export was started\. This step does not wait for the job “Docs build” of its own workflow run\. Set/,
    [{ runs: [{ name: CHECK, status: 'in_progress', html_url: JOB_URL }] }],
  ],
  [
    'rejected',
    /is “\*ocs”, which does not exist, and “\*” is a wildcard only at/,
    [WELL],
    { name: '*ocs' },
  ],
  [
    'timed-out',
    /so no export was started\. octo\/docs is a fork: some services report only to the original repository\. Set/,
    [{}],
    { event: { repository: { fork: true } } },
  ],
  [
    'rejected',
    /read the check runs of the commit \(HTTP 403\), so .* said: “Resource not .*\. Give the job `permissions: checks: read`;/,
    [],
    denied(/check-runs/),
  ],
  [
    'rejected',
    /read the commit statuses of the commit \(HTTP 403\), .* Give the job `permissions: statuses: read`;/,
    [WELL],
    denied(/status$/),
  ],
  [
    'rejected',
    /does not accept `github-token` \(HTTP 401\)\. It said: “Bad credentials”\. Leave `github-token` out/,
    [],
    { token: 'ghs_expired' },
  ],
  [
    'rejected',
    /commit \(HTTP 422\), .* “No commit .* that the commit is still in the repository/,
    [],
    { env: OTHER },
  ],
  ['rejected', /needs `github-token`, which/, [], { token: '' }],
  ['rejected', /GITHUB_SHA is “”/, [], { env: { GITHUB_SHA: '' } }],
  [
    'rejected',
    /^Variables that the runner sets .* invalid, so no export was started\..*event\.json”, and the event in that file cannot be read/,
    [],
    { event: 'a folder' },
  ],
  [
    'unreachable',
    /Could not read the check runs on .* gave up after \d+ attempts?, and no export was started\./,
    [],
    denied(/check-runs/, 502),
  ],
  [
    'unreachable',
    /the rate limit of `github-token` was exceeded \(it responded with HTTP 403\); the server asks clients to wait for 1m, so no export/,
    [],
    denied(/check-runs/, 403, 'You have exceeded a secondary rate limit'),
  ],
])(
  'nothing is started, and the step ends %s: %s',
  async (...[outcome, message, checks, options]) => {
    const { error } = await waiting(checks, options)
    expect(error).toMatchObject({ outcome, message: expect.stringMatching(message) })
  },
)

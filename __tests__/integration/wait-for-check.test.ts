import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  COMMIT,
  type GitHubServer,
  type StoredChecks,
  startGitHubServer,
  TOKEN,
} from '../support/github-server.ts'
import { keptScratch } from '../support/scratch.ts'
import { begin, DOMAIN, exportScript, KEY, NO_OUTPUTS, service } from '../support/step.ts'

const CHECK = 'Docs build'
const run = (status: string, conclusion: string | null = null, name = CHECK) => ({
  runs: [
    { name: 'Tests', status: 'completed', conclusion: 'failure' },
    { name, status, conclusion },
  ],
})
const WELL = run('completed', 'success')
const OTHER_COMMIT = { GITHUB_SHA: 'f'.repeat(40) }
const NOT_YET: StoredChecks = { runs: [{ name: 'Tests', status: 'in_progress' }] }

/** What the commit has of the workflow that waits, beside a check that ended well. */
const OWN_RUN: StoredChecks = {
  runs: [
    {
      name: 'publish',
      status: 'in_progress',
      html_url: 'https://github.example/octo/docs/actions/runs/77/job/1',
    },
    { name: CHECK, status: 'completed', conclusion: 'success' },
  ],
}

interface Options {
  readonly inputs?: Record<string, string>
  readonly env?: Record<string, string>
  readonly event?: unknown
  readonly prepare?: (github: GitHubServer) => void
  /** The step is cancelled when it prints this. */
  readonly cancelAt?: string
}

/** Runs an export that waits for a check of a commit, which has these at each look. */
async function waiting(
  checks: readonly StoredChecks[],
  { inputs, env, event, prepare, cancelAt }: Options = {},
) {
  const github = await startGitHubServer()
  github.checks = checks
  prepare?.(github)
  const api = await service(exportScript())
  const eventPath = join(keptScratch(), 'event.json')
  writeFileSync(eventPath, JSON.stringify(event ?? {}))
  const common = { 'base-url': api.url, 'api-key': KEY, domain: DOMAIN, 'github-token': TOKEN }
  const step = begin({
    with: { ...common, 'wait-for-check': CHECK, ...inputs },
    env: { ...github.env, GITHUB_RUN_ID: '77', GITHUB_EVENT_PATH: eventPath, ...env },
    onLine: (line) => {
      if (cancelAt !== undefined && line.includes(cancelAt)) step.child.kill('SIGINT')
    },
  })
  return { ...(await step.result), asked: api.asked, github }
}

describe('an export is started', () => {
  test.concurrent('when the check run has ended well, and not before', async () => {
    const looks = [NOT_YET, NOT_YET, run('queued'), run('in_progress'), WELL]
    const { outputs, log, asked, stdout } = await waiting(looks, {
      prepare: ({ refusals }) => void refusals.push({ match: /check-runs/, status: 503, times: 1 }),
    })
    expect(outputs.outcome).toBe('succeeded')
    expect(asked.length).toBeGreaterThan(0)
    const lines = log.split('\n').filter((line) => /check|Starting/i.test(line))
    expect(lines.map((line) => line.replace(/after [\d.]+s/, 'after …'))).toEqual([
      'Waiting for the check Docs build of the commit 0123456 before the export is started',
      'Could not read the check runs on GitHub: it answered with HTTP 503; retrying',
      'Check Docs build after …: not there yet; the commit has Tests (in_progress)',
      'Check Docs build after …: queued',
      'Check Docs build after …: in_progress',
      'Check Docs build after …: ended well',
      `Starting the export of ${DOMAIN}`,
    ])
    expect(stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN)
  })

  test.concurrent.each<[string, StoredChecks, Options]>([
    ['wait: false, which is about the job', WELL, { inputs: { wait: 'false' } }],
    ['all others, and not after this very run', OWN_RUN, { inputs: { 'wait-for-check': '*' } }],
    [
      'the head of a pull request',
      WELL,
      { env: OTHER_COMMIT, event: { pull_request: { head: { sha: COMMIT } } } },
    ],
    [
      'the commit of the workflow before',
      WELL,
      { env: OTHER_COMMIT, event: { workflow_run: { head_sha: COMMIT } } },
    ],
  ])('after %s', async (_, checks, options) => {
    const { errors, asked } = await waiting([checks], options)
    expect(errors).toEqual([])
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/static-export/jobs' })
  })

  test.concurrent('at once with job-id, and the log says that nothing is waited for', async () => {
    const { outputs, log, github } = await waiting([], { inputs: { 'job-id': 'exp_1' } })
    expect(outputs.outcome).toBe('succeeded')
    expect(log).toContain('Note: wait-for-check has no effect with job-id')
    expect(github.requests).toEqual([])
  })
})

describe('nothing is sent to the service', () => {
  const soon = { inputs: { 'wait-timeout': '3s' } }
  const denied = (match: RegExp, status = 403): Options => ({
    prepare: ({ refusals }) =>
      void refusals.push({ match, status, body: { message: 'Resource not accessible by integration' } }),
  })

  test.concurrent.each<[string, readonly StoredChecks[], string, RegExp, Options]>([
    [
      'the check ended badly',
      [run('in_progress'), run('completed', 'failure')],
      'job-failed',
      /^The check “Docs build” of the commit 0123456 ended with failure, so no export was started\. More about it: https:\/\/github\.example\/octo\/docs\/runs\/1001\./,
      {},
    ],
    [
      'the check does not end in time',
      [run('in_progress')],
      'timed-out',
      /was still in_progress after 3(\.\d)?s .* The checks that are there: Tests \(failure\) and Docs build \(in_progress\)\./,
      soon,
    ],
    [
      'the check does not come in time, and another has a like name',
      [run('completed', 'success', 'Docs Biuld')],
      'timed-out',
      /had no check “Docs build” after 3.* there: Tests \(failure\) and Docs Biuld \(success\)\. Set/,
      soon,
    ],
    [
      'there is no check at all, in a fork',
      [{}],
      'timed-out',
      /so no export was started\. octo\/docs is a fork: a service may report only to the original one\. Set/,
      { ...soon, event: { repository: { fork: true } } },
    ],
    [
      'the permission for check runs is missing',
      [],
      'rejected',
      /read the check runs of the commit \(HTTP 403\), so no export was started\. It said: “Resource not accessible by integration”\. Give the job `permissions: checks: read`;/,
      denied(/check-runs/),
    ],
    [
      'the permission for statuses is missing',
      [WELL],
      'rejected',
      /read the commit statuses of the commit \(HTTP 403\), .* Give the job `permissions: statuses: read`;/,
      denied(/statuses/),
    ],
    [
      'GitHub does not know the commit',
      [],
      'rejected',
      /has no such commit \(HTTP 422\)/,
      { env: OTHER_COMMIT },
    ],
    ['there is no token', [], 'rejected', /needs `github-token`, which/, { inputs: { 'github-token': '' } }],
    ['there is no commit', [], 'rejected', /GITHUB_SHA is “”/, { env: { GITHUB_SHA: '' } }],
    [
      'GitHub cannot be reached',
      [],
      'unreachable',
      /Could not read the check runs on .* gave up after \d attempts?, and no export was started\./,
      { ...soon, ...denied(/check-runs/, 502) },
    ],
    [
      'the step is cancelled',
      [NOT_YET],
      'cancelled',
      /^The step was cancelled\.$/,
      { cancelAt: 'not there yet' },
    ],
  ])('if %s', async (_, checks, outcome, message, options) => {
    const { outputs, errors, asked, log } = await waiting(checks, options)
    expect(errors).toEqual([expect.stringMatching(message)])
    expect(outputs).toEqual({ ...NO_OUTPUTS, outcome })
    expect(asked).toEqual([])
    expect(log).not.toContain('job-id')
  })
})

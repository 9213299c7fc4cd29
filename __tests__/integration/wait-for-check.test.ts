import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type StoredChecks, startGitHubServer, TOKEN } from '../support/github-server.ts'
import { keptScratch } from '../support/scratch.ts'
import { begin, DOMAIN, exportScript, KEY, NO_OUTPUTS, service } from '../support/step.ts'

const CHECK = 'Docs build'
const ENDED = { name: CHECK, status: 'completed', conclusion: 'success' }
const WELL: StoredChecks = { runs: [{ name: 'Tests', status: 'in_progress' }, ENDED] }
const NOT_YET: StoredChecks = { runs: [{ name: 'Tests', status: 'in_progress' }] }

/** The checks of the waiting workflow on the commit, next to one that succeeded. */
const html_url = 'https://github.example/octo/docs/actions/runs/77/job/1'
const OWN_RUN = { runs: [{ name: 'publish', status: 'in_progress', html_url }, ENDED] }

interface Options {
  readonly inputs?: Record<string, string>
  readonly env?: Record<string, string>
  readonly event?: unknown
  /** The step is canceled when it prints this. */
  readonly cancelAt?: string
}

/** Runs an export that waits for a check of a commit, which has these at each read. */
async function waiting(
  checks: readonly StoredChecks[],
  { inputs, env, event, cancelAt }: Options = {},
) {
  const github = await startGitHubServer()
  github.checks = checks
  const api = await service(exportScript())
  const eventPath = join(keptScratch(), 'event.json')
  writeFileSync(eventPath, typeof event === 'string' ? event : JSON.stringify(event ?? {}))
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
  test.concurrent('when the check run has succeeded, and not before', async () => {
    const { outputs, asked, stdout } = await waiting([NOT_YET, NOT_YET, WELL])
    expect(outputs.outcome).toBe('succeeded')
    expect(asked.length).toBeGreaterThan(0)
    expect(stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN)
  })

  test.concurrent.each<[string, StoredChecks, Options]>([
    ['wait: false, which is about the job', WELL, { inputs: { wait: 'false' } }],
    ['all others, and not after this very run', OWN_RUN, { inputs: { 'wait-for-check': '*' } }],
  ])('after %s', async (_, checks, options) => {
    const { errors, asked } = await waiting([checks], options)
    expect(errors).toEqual([])
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/static-export/jobs' })
  })

  test.concurrent('immediately with job-id, and the log says that nothing is waited for', async () => {
    const { outputs, log, github } = await waiting([], { inputs: { 'job-id': 'exp_1' } })
    expect(outputs.outcome).toBe('succeeded')
    expect(log).toContain('Note: wait-for-check has no effect with job-id')
    expect(github.requests).toEqual([])
  })
})

describe('nothing is sent to the service', () => {
  test.concurrent.each<[string, readonly StoredChecks[], string, RegExp, Options]>([
    ['the event is cut', [WELL], 'rejected', /is not valid JSON/, { event: '{"pull_request":' }],
    [
      'the address is invalid',
      [WELL],
      'rejected',
      /GITHUB_API_URL is “x”/,
      { env: { GITHUB_API_URL: 'x' } },
    ],
    [
      'it is canceled',
      [NOT_YET],
      'cancelled',
      / No export was started\.$/,
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

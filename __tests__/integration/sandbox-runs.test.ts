import { afterAll, describe, expect, test } from '@jest/globals'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server.ts'
import { fetch } from '../support/fetch.ts'
import { begin } from '../support/step.ts'

const open: Sandbox[] = []
afterAll(async () => {
  await Promise.all(open.map((sandbox) => sandbox.close()))
})

/** Runs the step against a sandbox of its own; an export or an agent's work takes a second there. */
async function runAgainst(options: SandboxOptions, inputs: Record<string, string> = {}) {
  const sandbox = await startSandbox({ exportTimeMs: 1_000, agentTimeMs: 1_000, ...options })
  open.push(sandbox)
  const common = {
    'base-url': sandbox.baseUrl,
    'api-key': sandbox.apiKey,
    'poll-interval': '1s',
    'wait-timeout': '80s',
  }
  return begin({ with: { ...common, ...inputs } }).result
}

const site = { domain: 'docs.example.com' }
const agent = { mode: 'agent-job', 'project-id': 'project_sandbox', 'job-id': 'job_sandbox' }

test.concurrent('an export ends with a link that leads to an archive', async () => {
  const run = await runAgainst({}, site)
  expect([run.exitCode, run.outputs.outcome, run.outputs.status]).toEqual([0, 'succeeded', 'completed'])
  expect(Number(run.outputs.pageCount)).toBeGreaterThan(0)
  const archive = await fetch(run.outputs.bundleUrl ?? '')
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/gzip'])
  const expiry = Date.parse(run.outputs.linkExpiresAt ?? '')
  expect(expiry - Date.now()).toBeGreaterThan(14 * 60_000)
})

test.concurrent('a link that has expired is replaced by running the step with the job alone', async () => {
  let ahead = 0
  const sandbox = await startSandbox({ exportTimeMs: 0, now: () => Date.now() + ahead })
  open.push(sandbox)
  const inputs = { 'base-url': sandbox.baseUrl, 'api-key': sandbox.apiKey, 'poll-interval': '1s' }
  const first = await begin({ with: { ...inputs, ...site } }).result
  ahead = 3_600_000
  expect((await fetch(first.outputs.bundleUrl ?? '')).status).toBe(403)
  const again = await begin({ with: { ...inputs, 'job-id': first.outputs.jobId ?? '' } }).result
  expect(again.outputs.jobId).toBe(first.outputs.jobId)
  expect((await fetch(again.outputs.bundleUrl ?? '')).status).toBe(200)
})

describe('the step reports why the sandbox refuses', () => {
  test.concurrent.each([
    ['another plan', { plan: 'free' as const }, site, 'rejected', 'HTTP 403'],
    ['a failed export', { exportFails: 'page 7 is broken' }, site, 'job-failed', 'page 7 is broken'],
  ])('%s', async (_, options, inputs, outcome, words) => {
    const run = await runAgainst(options, inputs)
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, outcome])
    expect(run.errors).toHaveLength(1)
    expect(run.errors[0]).toContain(words)
  })
})

describe('an agent job', () => {
  test.concurrent.each([
    ['pull-request', 'succeeded', 'completed', /^https:/],
    ['failed', 'job-failed', 'failed', /^$/],
  ] as const)('%s', async (agentStory, outcome, status, prLink) => {
    const run = await runAgainst({ agentStory }, agent)
    expect(run.outputs).toMatchObject({ outcome, status, jobId: 'job_sandbox' })
    expect(run.outputs.prLink).toMatch(prLink)
  })
})

/** How an agent's job can end; integration/agent-job.test.ts tests the process of the step. */
import { describe, expect, test } from '@jest/globals'
import { runHere } from '../../support/run-here.ts'
import { json, type Reply, service } from '../../support/service.ts'
import { agentInputs } from '../../support/step.ts'

const PR = 'https://code.example.com/team/docs/pull/7'
const job = (over: object) => ({
  id: 'agent_1',
  source: { repository: 'https://code.example.com/team/docs', ref: 'agent/1' },
  model: 'm-1',
  prLink: null,
  createdAt: '2026-01-02T03:04:05Z',
  archivedAt: null,
  ...over,
})

async function followed(reply: Reply, inputs: Record<string, string> = {}, ...later: Reply[]) {
  const { url, asked } = await service([reply, ...later])
  return { ...(await runHere({ ...agentInputs(url), ...inputs })), asked }
}

test.each([
  ['active', { wait: 'false' }, 'pending'],
  ['failed', {}, 'job-failed'],
])(
  'the link to a pull request is output as soon as it is known: %s',
  async (status, inputs, outcome) => {
    const { outputs } = await followed(json(job({ status, prLink: PR })), inputs)
    expect([outputs.outcome, outputs.prLink]).toEqual([outcome, PR])
  },
)

test.each([
  ['https://code.example.com/team/docs/pull/7', '#7'],
  ['https://code.example.com/team/docs/pulls/7/', '#7'],
  ['https://code.example.com/team/docs/-/merge_requests/7', '#7'],
  ['https://code.example.com/team/docs/pull-requests/7', '#7'],
  ['https://code.example.com/team/docs/issues/7', undefined],
  ['https://code.example.com/team/docs/pull/7/files', undefined],
])('the summary links to %s as %s', async (prLink, number) => {
  const { summary } = await followed(json(job({ status: 'completed', prLink })))
  expect(/#\d+(?=<\/a>)/.exec(summary)?.[0]).toBe(number)
  expect(summary).toContain(prLink)
  expect(summary).toContain('agent_1')
})

test('a pull request that a later response leaves out stays in the outputs', async () => {
  const [first, last] = [PR, null].map((prLink, i) =>
    json(job({ status: i === 0 ? 'active' : 'completed', prLink })),
  )
  if (first === undefined || last === undefined) throw new Error('no answers')
  const { outputs, errors, warnings } = await followed(first, { 'poll-interval': '1s' }, last)
  expect([outputs.outcome, outputs.prLink]).toEqual(['succeeded', PR])
  expect([errors, warnings]).toEqual([[], []])
})

describe('how a job can end (2.1, 3.1, 7)', () => {
  const at = { archivedAt: '2026-01-02T04:00:00Z' }
  test.each([
    [
      'archived',
      json(job({ status: 'archived', ...at })),
      'succeeded',
      'no pull request: the job was archived before it opened one',
    ],
    [
      'failed',
      json(job({ status: 'failed' })),
      'job-failed',
      'an error that it could not recover from',
    ],
    [
      'unchanged',
      json(job({ status: 'completed', tokens: 5 })),
      'succeeded',
      'request: no file changed',
    ],
    [
      'unknown',
      json({ error: 'Job not found' }, 404),
      'rejected',
      'agent_1 in project proj_1 (HTTP 404)',
    ],
  ])('%s', async (_, reply, outcome, words) => {
    const run = await followed(reply)
    expect(run.asked).toHaveLength(1)
    expect(run.outputs.outcome).toBe(outcome)
    expect(run.log).toContain(words)
    expect(run.summary).toContain(words)
    expect(run.errors).toHaveLength(outcome === 'succeeded' ? 0 : 1)
  })
})

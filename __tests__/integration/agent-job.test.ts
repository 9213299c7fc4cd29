/**
 * Mode agent-job, as the runner starts it; component/modes/agent-job.test.ts tests how a job can
 * end.
 */
import { expect, test } from '@jest/globals'
import { json, type Reply } from '../support/service.ts'
import { agentInputs, KEY, NO_OUTPUTS, runStep, service } from '../support/step.ts'

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

async function followed(replies: Reply[], inputs: Record<string, string> = {}) {
  const { url, asked } = await service(replies)
  return { ...(await runStep({ ...agentInputs(url), ...inputs })), asked }
}

test.concurrent('a job is followed to its pull request (4.1)', async () => {
  const done = job({ status: 'completed', prLink: PR })
  const run = await followed([json(job({ status: 'active', prLink: PR })), json(done)])
  expect(run.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /v2/agent/proj_1/job/agent_1',
    'GET /v2/agent/proj_1/job/agent_1',
  ])
  expect(run.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(run.exitCode).toBe(0)
  expect(run.outputs).toEqual({
    ...NO_OUTPUTS,
    outcome: 'succeeded',
    status: 'completed',
    prLink: PR,
    jobId: 'agent_1',
    job: JSON.stringify(done),
  })
  expect(run.summary).toMatch(/^<h3>✅ Agent job: pull request opened<\/h3>/)
  expect(run.summary).toContain('<li><a href="https://code.example')
})

test.concurrent('a link that is not a plain https link is left out, with a warning', async () => {
  const prLink = 'http://code.example.com/\n::set-output name=x::y'
  const run = await followed([json(job({ status: 'completed', prLink }))])
  expect(run.summary).toContain('Agent job: the link to the pull request was left out')
  expect([run.exitCode, run.outputs.outcome, run.outputs.prLink]).toEqual([0, 'succeeded', ''])
  expect(run.warnings).toHaveLength(1)
  expect(run.commands.filter(({ name }) => name === 'set-output')).toEqual([])
})

test.concurrent('wait: false requests the status of the job once', async () => {
  const run = await followed([json(job({ status: 'active' }))], { wait: 'false' })
  expect(run.asked).toHaveLength(1)
  expect([run.exitCode, run.outputs.outcome]).toEqual([0, 'pending'])
  expect(run.log).toContain(
    "  with:\n    mode: 'agent-job'\n    project-id: 'proj_1'\n    job-id: 'agent_1'",
  )
})

import { expect, test } from '@jest/globals'
import { AGENT, errorsOf, read } from '../../support/inputs.ts'

test('all inputs of an agent job are read', async () => {
  const given = {
    ...AGENT,
    wait: 'False',
    'wait-timeout': '2d',
    'poll-interval': '1h',
    'request-timeout': '90',
  }
  expect(await read(given)).toEqual({
    mode: 'agent-job',
    service: { baseUrl: new URL('https://api.example.com'), apiKey: 'key_0001', requestTimeoutMs: 90_000 },
    waiting: { wait: false, timeoutMs: 172_800_000, pollIntervalMs: 3_600_000 },
    projectId: 'p',
    jobId: 'j',
  })
})

test.each([
  ['project-id', { ...AGENT, 'project-id': '' }, 'project-id is missing'],
  ['job-id', { ...AGENT, 'job-id': '' }, 'job-id is missing'],
  ['project-id', { ...AGENT, 'project-id': '.' }, 'dot segment'],
])('an agent job without a usable %s is rejected', async (_, inputs, expected) => {
  expect(await errorsOf(inputs)).toContain(expected)
})

import { readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { PACKERS } from '../support/archives.ts'
import { json, type Reply, reset, stall } from '../support/service.ts'
import {
  begin,
  exportInputs,
  exportScript,
  JOB,
  type Replies,
  service,
  workspaceWith,
} from '../support/step.ts'

/**
 * Cancels a step with two signals as soon as it prints `words`, and checks that it leaves nothing.
 * If it waited for unfinished work, it would be killed before that ends.
 */
async function canceled(replies: Replies, words: string) {
  let isSent = false
  const workspace = workspaceWith({ 'earlier.tar': await PACKERS.tar({ 'index.html': 'x' }) })
  const waits = { 'request-timeout': '10m', 'wait-timeout': '1h', 'poll-interval': '1h' }
  const wanted = { 'site-path': 'public', 'bundle-path': 'a.tgz', 'compare-with': 'earlier.tar' }
  const { url, asked } = await service(exportScript(replies))
  const step = begin({
    with: { ...exportInputs(url), ...waits, ...wanted },
    workspace,
    onLine(line) {
      if (isSent || !line.includes(words)) return
      isSent = true
      setTimeout(
        () => ['SIGINT', 'SIGTERM'].map((signal) => step.child.kill(signal as NodeJS.Signals)),
        300,
      )
    },
  })
  const run = await step.result
  expect([run.exitCode, run.outputs.outcome, run.outputs.sitePath]).toEqual([1, 'cancelled', ''])
  expect(run.errors).toHaveLength(1)
  expect(run.summary.match(/<h3>/g)).toHaveLength(1)
  expect(readdirSync(workspace)).toEqual(['earlier.tar'])
  expect(readdirSync(`${step.home}/temp`)).toEqual([])
  return { ...run, asked }
}

/** Sends only a part of an archive. */
const stallInArchive: Reply = (_, response) => {
  response.writeHead(200, { 'content-length': '1000', etag: '"one"' })
  response.write('x'.repeat(100))
}

describe('a canceled step ends soon, in every state', () => {
  test.concurrent.each([
    ['between two polls', { status: [json({ status: 'running' })] }, 'running', 'running'],
    ['in a poll that never gets a response', { status: [stall] }, 'Started job', 'unknown'],
    ['in the request for the bundle', { bundle: [stall] }, 'completed', 'completed'],
    ['during the download', { archive: [stallInArchive] }, 'completed', 'completed'],
  ])('%s', async (_, replies, words, status) => {
    const run = await canceled(replies, words)
    expect(run.outputs.jobId).toBe(JOB)
    expect(run.errors[0]).toContain(
      `The job ${JOB} is still on the service (last known status: ${status})`,
    )
    expect(run.log).toContain(`    job-id: '${JOB}'`)
  })

  test.concurrent('during the start itself, and says that it is unknown whether the job exists', async () => {
    const run = await canceled({ start: [stall] }, 'Starting the export')
    expect(run.outputs.jobId).toBe('')
    expect(run.errors[0]).toContain('it is unknown whether the job exists')
    expect(run.asked).toHaveLength(1)
  })

  test.concurrent('in the pause after a rejected start: no job was created', async () => {
    const busy = json({ error: 'busy' }, 429, { 'retry-after': '3000' })
    const run = await canceled({ start: [busy] }, 'retrying in')
    expect(run.errors).toEqual(['The step was canceled.'])
  })
})

test.concurrent('a step that is killed after the start has already handed over the job', async () => {
  const { url } = await service(exportScript({ status: [reset] }))
  const step = begin({
    with: { ...exportInputs(url), 'wait-timeout': '1h' },
    onLine: (line) => {
      if (line.includes('retrying in')) step.child.kill('SIGKILL')
    },
  })
  expect((await step.result).outputs.jobId).toBe(JOB)
})

/** Against a real varnishd as Debian packages it, with no configuration of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from '@jest/globals'
import { freePort } from '../../scripts/free-port.ts'
import { fetch } from '../support/fetch.ts'
import { listening } from '../support/nginx.ts'
import { keptScratch } from '../support/scratch.ts'
import { json, type Reply } from '../support/service.ts'
import { exportInputs, exportScript, JOB, runStep, service } from '../support/step.ts'

let varnish: ChildProcess
afterEach(async () => {
  const ended = once(varnish, 'exit')
  varnish.kill('SIGTERM')
  await ended
})

/**
 * A Varnish that waits this long for a response, and how many times the service behind it was asked
 * to start an export.
 */
async function behindVarnish(start: readonly Reply[], firstByteTimeoutS = 1) {
  const { port, asked } = await service(exportScript({ start }))
  const own = await freePort()
  const options = `-F -j none -n ${keptScratch()} -a 127.0.0.1:${own} -b 127.0.0.1:${port}`
  const limits = `-s malloc,16m -p first_byte_timeout=${firstByteTimeoutS}`
  varnish = spawn('varnishd', `${options} ${limits}`.split(' '), { stdio: 'ignore' })
  await listening(varnish, own)
  const starts = () =>
    asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/jobs')).length
  return { url: `http://127.0.0.1:${own}`, starts }
}

/** The job is queued, and then: */
const BROKEN: [string, Reply][] = [
  ['breaks off', (_, response) => void response.socket?.destroy()],
  [
    'is slow',
    (request, response) => void setTimeout(() => json({ jobId: JOB })(request, response), 3_000),
  ],
]

test.each(BROKEN)('a service that took the start and %s starts one export', async (_, reply) => {
  const { url, starts } = await behindVarnish([reply, json({ jobId: JOB })])
  const run = await runStep(exportInputs(url))
  expect(starts()).toBe(1)
  expect(run.outputs).toMatchObject({ outcome: 'unreachable', jobId: '' })
  const said = 'The service may or may not have started the export: it responded with HTTP 503'
  expect(run.errors).toEqual([expect.stringContaining(said)])
})

test.each(BROKEN)(
  'when the service %s, Varnish seems to say “come back in 5 s”',
  async (_, reply) => {
    const { url } = await behindVarnish([reply])
    const answer = await fetch(`${url}/v1/static-export/jobs`, { method: 'POST', body: '{}' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  },
)

test('an export through Varnish succeeds', async () => {
  const { url, starts } = await behindVarnish([json({ jobId: JOB })], 60)
  const run = await runStep(exportInputs(url))
  expect(run.outputs.outcome).toBe('succeeded')
  expect(starts()).toBe(1)
})

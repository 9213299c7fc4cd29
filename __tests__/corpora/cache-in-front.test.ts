/** Against a real varnishd as Debian packages it, with no configuration of its own. */

import { afterEach, expect, test } from '@jest/globals'
import { fetch } from '../support/fetch.ts'
import { json, type Reply } from '../support/service.ts'
import { begin, exportInputs, exportScript, JOB, service } from '../support/step.ts'
import { startVarnish, type Varnish } from '../support/varnish.ts'

let varnish: Varnish | undefined
afterEach(() => varnish?.stop())

/** Varnish that waits so long for an answer, and how often the service behind it was asked to start an export. */
async function behindVarnish(start: readonly Reply[], firstByteTimeoutS = 1) {
  const { port, asked } = await service(exportScript({ start: [...start] }))
  varnish = await startVarnish(port, firstByteTimeoutS)
  const starts = () => asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/jobs')).length
  return { url: varnish.url, starts }
}

/** The job is queued, and then: */
const BROKEN: [string, Reply][] = [
  ['breaks off', (_, response) => void response.socket?.destroy()],
  ['is slow', (request, response) => void setTimeout(() => json({ jobId: JOB })(request, response), 3_000)],
]

test.each(BROKEN)(
  'a service that took the start and %s behind Varnish starts one export',
  async (_, reply) => {
    const { url, starts } = await behindVarnish([reply, json({ jobId: JOB })])
    const run = await begin({ with: { ...exportInputs(url), 'request-timeout': '60s' } }).result
    expect(starts()).toBe(1)
    expect(run.outputs).toMatchObject({ outcome: 'unreachable', jobId: '' })
    expect(run.errors).toEqual([
      expect.stringContaining(
        'It is unknown whether the service started the export: the answer was HTTP 503',
      ),
    ])
  },
)

test.each(BROKEN)(
  'what Varnish says when the service %s looks like «come back in five seconds»',
  async (_, reply) => {
    const { url } = await behindVarnish([reply])
    const answer = await fetch(`${url}/v1/static-export/jobs`, { method: 'POST', body: '{}' })
    expect({ status: answer.status, hint: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      hint: '5',
    })
  },
)

test('an export through Varnish ends well', async () => {
  const { url, starts } = await behindVarnish([json({ jobId: JOB })], 60)
  const run = await begin({ with: exportInputs(url) }).result
  expect(run.outputs.outcome).toBe('succeeded')
  expect(starts()).toBe(1)
})

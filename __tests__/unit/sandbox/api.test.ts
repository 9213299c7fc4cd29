import { expect, test } from '@jest/globals'
import { createApi, type Deployment } from '../../../sandbox/api.ts'
import { DEFAULTS } from '../../../sandbox/server.ts'

test('a job is not completed before its archive is made, even if that takes longer than the export should', async () => {
  const deployment: Deployment = {
    ...DEFAULTS,
    apiKey: 'k',
    domain: undefined,
    exportTimeMs: 0,
    exportFails: undefined,
    archiveWaitMs: 1,
    now: () => 0,
    build: () => ({ site: Promise.resolve({ files: [], pages: 3 }), archive: new Promise(() => {}) }),
    link: () => {
      throw new Error('there is nothing to link to')
    },
  }
  const api = createApi(deployment)
  const ask = async (method: string, path: string, body = '') => {
    const headers = { authorization: 'Bearer k', 'content-type': 'application/json' }
    const reply = await api({ method, path: `/v1/static-export/jobs${path}`, headers, body })
    return { status: reply.status, json: JSON.parse(String(reply.body)) }
  }
  const { jobId } = (await ask('POST', '', '{"domain":"docs.example.com"}')).json
  expect((await ask('GET', `/${jobId}`)).json).toMatchObject({ status: 'running', progress: 99 })
  expect((await ask('POST', `/${jobId}/bundle`)).status).toBe(409)
})

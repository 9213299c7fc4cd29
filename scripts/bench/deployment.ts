/** What the step talks to: the sandbox's API, whose links lead to a real web server. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { startNginx } from '../../__tests__/support/nginx.ts'
import { ADMIN_PREFIX, createApi } from '../../sandbox/api.ts'
import { addressOf, bodyOf, send } from '../../sandbox/http.ts'
import type { Archive } from '../../sandbox/pack.ts'
import { presign } from '../../sandbox/presign.ts'
import type { ApiRequest } from '../../sandbox/routes.ts'
import { DEFAULTS } from '../../sandbox/server.ts'

export interface BenchDeployment {
  /** The inputs with which the step finds the service. */
  readonly inputs: { readonly 'base-url': string; readonly 'api-key': string }
  /** Returns the domain of a site whose exports have this file of the folder as their bundle. */
  domainOf(file: string): string
  /** Returns the id of an export that has ended, whose bundle is this file of the folder. */
  exportOf(file: string): Promise<string>
  /** Returns where the web server has a file of the folder. */
  linkTo(file: string): string
  stop(): Promise<void>
}

const MAX_BODY_BYTES = 64 * 1_024

export interface DeploymentOptions {
  /** How long an export runs, in ms; by default it has ended at once. */
  readonly exportTimeMs?: number
  /** Called for each request to the API. */
  readonly onCall?: (method: string, path: string) => void
}

/** Starts both on the loopback interface; nginx serves the files in `folder`, which may be made later. */
export async function startDeployment(
  folder: string,
  { exportTimeMs = 0, onCall = () => {} }: DeploymentOptions = {},
): Promise<BenchDeployment> {
  const nginx = await startNginx(folder, { rules: '' })
  const linkTo = (file: string) => `${nginx.origin}/${basename(file)}`
  const archives = new Map<string, Archive>()
  const apiKey = ADMIN_PREFIX + randomBytes(24).toString('hex')
  const signer = { accessKeyId: 'BENCH', secretAccessKey: apiKey, region: 'us-east-1' }
  const api = createApi({
    ...DEFAULTS,
    apiKey,
    domain: undefined,
    exportTimeMs,
    exportFails: undefined,
    buildFails: undefined,
    archiveWaitMs: 0,
    now: Date.now,
    build: (_, { domain }) => ({
      site: Promise.resolve({ files: [], pages: 0 }),
      archive: Promise.resolve(archives.get(domain) as Archive),
    }),
    link: (_, __, { file }) =>
      presign(new URL(linkTo(file)), signer, Date.now(), DEFAULTS.linkLifetimeMs),
  })
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const body = (await bodyOf(request, MAX_BODY_BYTES)) ?? ''
    const path = addressOf(request)?.pathname ?? ''
    onCall(method, path)
    await send(await api({ method, path, headers, body }), response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const domainOf = (file: string) => {
    const domain = `bundle-${archives.size}.example.com`
    archives.set(domain, { file, sizeBytes: statSync(file).size, md5: '' })
    return domain
  }
  return {
    domainOf,
    inputs: { 'base-url': baseUrl, 'api-key': apiKey },
    linkTo,
    async exportOf(file) {
      const { body } = await api(startRequest(domainOf(file), apiKey))
      return JSON.parse(String(body)).jobId
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await nginx.stop()
    },
  }
}

function startRequest(domain: string, apiKey: string): ApiRequest {
  return {
    method: 'POST',
    path: '/v1/static-export/jobs',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ domain }),
  }
}

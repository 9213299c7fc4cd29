/** The sandbox as a whole: builds, API, and storage on one port of this machine. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SafeText } from '../src/text/clean.ts'
import { ADMIN_PREFIX, createApi, type Plan } from './api.ts'
import type { Build, Form, PublishedAt } from './exports.ts'
import { addressOf, bodyOf, lineOf, type Reply, refusal, send } from './http.ts'
import type { Story } from './jobs.ts'
import { describeArchive, type Format, pack } from './pack.ts'
import type { Signer } from './presign.ts'
import { renderSite } from './render.ts'
import type { ApiRequest } from './routes.ts'
import { readDocs, readSite, type Site } from './site.ts'
import { BUCKET, createStorage, type Storage } from './storage.ts'

/** The options of a sandbox, all of them optional; times in ms. */
export interface SandboxOptions {
  /** 0, the default, selects a free port. */
  readonly port?: number
  /** Default: a new random one. */
  readonly apiKey?: string
  readonly plan?: Plan
  /** The one host name that can be exported. Default: any. */
  readonly domain?: string
  /** A folder of Markdown to render. Default: this project. */
  readonly docs?: string
  /** A folder of HTML to export unchanged, instead of `docs`. */
  readonly site?: string
  /** An archive to serve unchanged, in any format, instead of packing one. Its pages are not counted. */
  readonly bundle?: string
  readonly format?: Format
  readonly exportTimeMs?: number
  /** Every export fails with this message. */
  readonly exportFails?: string
  readonly linkLifetimeMs?: number
  /** The form of the export API. */
  readonly form?: Form
  readonly buildTimeMs?: number
  /** Every build fails with this message. */
  readonly buildFails?: string
  /** The commit that a build reports. */
  readonly builtCommit?: string
  readonly projectId?: string
  /** The agent jobs that exist. */
  readonly agentJobs?: readonly string[]
  readonly agentStory?: Story
  readonly agentTimeMs?: number
  /** Ms since the epoch; tests pass in their own clock. */
  readonly now?: () => number
  /** Called with a log line for each request. */
  readonly info?: (line: SafeText) => void
}

/** The default options. */
export const DEFAULTS = {
  plan: 'enterprise',
  docs: fileURLToPath(new URL('..', import.meta.url)),
  format: 'tar.gz',
  exportTimeMs: 6_000,
  linkLifetimeMs: 15 * 60_000,
  form: 'both',
  buildTimeMs: 6_000,
  builtCommit: 'b7e1c0d4f2a35968b7e1c0d4f2a35968b7e1c0d4',
  projectId: 'project_sandbox',
  agentJobs: ['job_sandbox'],
  agentStory: 'pull-request',
  agentTimeMs: 6_000,
} as const satisfies SandboxOptions

/** A running sandbox. */
export interface Sandbox {
  /** The root of the API, without a trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly port: number
  /** Aborts what is in progress and removes all files; may be called more than once. */
  close(): Promise<void>
}

/**
 * Starts a sandbox on the loopback interface.
 * @throws UnusableSource if there is nothing to export
 * @throws the system's error if the port is in use
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const all = { ...DEFAULTS, now: Date.now, info: () => {}, apiKey: newKey(), ...options }
  if (options.bundle === undefined)
    await buildSite(all, { domain: 'docs.example.com', basePath: '' })
  else await describeArchive(options.bundle)

  const server = createServer()
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  const workDir = openWorkDir(all)
  const storage = createStorage(baseUrl, newSigner(), all.linkLifetimeMs)
  const extension = options.bundle === undefined ? `.${all.format}` : extensionOf(options.bundle)
  const api = createApi({
    ...all,
    domain: options.domain,
    exportFails: options.exportFails,
    buildFails: options.buildFails,
    archiveWaitMs: ARCHIVE_WAIT_MS,
    build: workDir.build,
    link: (jobId, name, archive) =>
      storage.link(`${jobId}/${name}${extension}`, archive, all.now()),
  })

  server.on('request', async (request, response) => {
    const reply = await answer(request, api, storage, all.now)
    all.info(lineOf(request, reply.status, all.apiKey))
    await send(reply, response)
  })
  return {
    baseUrl,
    apiKey: all.apiKey,
    port,
    async close() {
      server.close()
      server.closeAllConnections()
      await workDir.close()
    },
  }
}

const ARCHIVE_WAIT_MS = 5_000
const MAX_BODY_BYTES = 64 * 1_024

async function answer(
  request: IncomingMessage,
  api: (request: ApiRequest) => Promise<Reply>,
  storage: Storage,
  now: () => number,
): Promise<Reply> {
  const { method = '', headers } = request
  const url = addressOf(request)
  if (url === undefined) return refusal(400, 'this is not a valid address')
  try {
    if (url.pathname.startsWith(`/${BUCKET}/`))
      return storage.answer({ method, url, headers }, now())
    const body = await bodyOf(request, MAX_BODY_BYTES)
    if (body === undefined) return refusal(413, 'the body is too long', { Connection: 'close' })
    return await api({ method, path: url.pathname, headers, body })
  } catch (error) {
    return refusal(500, `the sandbox failed: ${error}`)
  }
}

/**
 * Creates the temporary folder in which exports are built, and which contains their archives until
 * it is closed.
 */
function openWorkDir(options: SiteOptions & { readonly format: Format; readonly bundle?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-export-sandbox-'))
  const closing = new AbortController()
  const builds: Promise<unknown>[] = []
  return {
    build(jobId: string, published: PublishedAt): Build {
      const target = join(folder, `${jobId}.${options.format}`)
      const { bundle } = options
      const site =
        bundle === undefined ? buildSite(options, published) : Promise.resolve(NOT_COUNTED)
      const archive =
        bundle === undefined
          ? site.then(({ files }) => pack(files, options.format, target, closing.signal))
          : describeArchive(bundle)
      builds.push(Promise.allSettled([site, archive]))
      return { site, archive }
    },
    async close() {
      closing.abort()
      await Promise.all(builds)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The site in an archive that is served unchanged. */
const NOT_COUNTED: Site = { files: [], pages: 0 }

/** Returns the extension of an archive, including that of the tar in it; empty if it has none. */
function extensionOf(bundle: string): string {
  return /(?:\.tar)?\.\w+$/i.exec(basename(bundle))?.[0] ?? ''
}

interface SiteOptions {
  readonly docs: string
  readonly site?: string
}

async function buildSite(
  { docs, site }: SiteOptions,
  { domain, basePath }: PublishedAt,
): Promise<Site> {
  return site === undefined ? renderSite(await readDocs(docs), domain, basePath) : readSite(site)
}

function newKey(): string {
  return ADMIN_PREFIX + randomBytes(24).toString('hex')
}

function newSigner(): Signer {
  return {
    accessKeyId: 'SANDBOX',
    secretAccessKey: randomBytes(32).toString('hex'),
    region: 'us-east-1',
  }
}

/** The administrative API: routes, authentication, bodies, errors. Replies are data; no socket is opened here. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { hostName } from '../src/net/host-name.ts'
import { json, type Reply, refusal } from './http.ts'
import { type AgentState, agentState, type ExportState, exportState, type Story } from './jobs.ts'
import type { Archive } from './pack.ts'
import type { SignedLink } from './presign.ts'
import type { Site } from './site.ts'

const KEY_PREFIX = 'mdoc_'
/** How admin keys of the sandbox begin; other keys of the organization begin the same, but without `admin_`. */
export const ADMIN_PREFIX = `${KEY_PREFIX}admin_`

/** The plans of an organization; only the first includes static export. */
export const PLANS = ['enterprise', 'free'] as const
/** One of `PLANS`. */
export type Plan = (typeof PLANS)[number]

/** What the API serves. Times are in ms. */
export interface Deployment {
  readonly apiKey: string
  readonly plan: Plan
  /** The one host name that can be exported; undefined: any. */
  readonly domain: string | undefined
  readonly exportTimeMs: number
  readonly exportFails: string | undefined
  /** How long a reply waits for an archive that should be ready; after that it says that the job is still running. */
  readonly archiveWaitMs: number
  readonly projectId: string
  readonly agentJobs: readonly string[]
  readonly agentStory: Story
  readonly agentTimeMs: number
  /** Ms since the epoch. */
  now(): number
  /** Begins to build the site of `domain`. Either promise may go unhandled. */
  build(jobId: string, domain: string): Build
  link(jobId: string, domain: string, archive: Archive): SignedLink
}

/** An export being built: first the site, then the archive of it. */
export interface Build {
  readonly site: Promise<Site>
  readonly archive: Promise<Archive>
}

/** The parts of a request that matter here. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Returns the function that answers the API's requests; jobs live as long as it does. */
export function createApi(deployment: Deployment): (request: ApiRequest) => Promise<Reply> {
  const exports = new Map<string, ExportJob>()
  const agentsBeganMs = new Map<string, number>()
  const routes: readonly Route[] = [
    {
      method: 'POST',
      path: /^\/v1\/static-export\/jobs$/,
      enterprise: true,
      answer: (request) => startExport(request, exports, deployment),
    },
    {
      method: 'GET',
      path: /^\/v1\/static-export\/jobs\/([^/]+)$/,
      enterprise: true,
      answer: (_, id) => readExport(exports.get(id), deployment),
    },
    {
      method: 'POST',
      path: /^\/v1\/static-export\/jobs\/([^/]+)\/bundle$/,
      enterprise: true,
      answer: (_, id) => makeBundle(exports.get(id), deployment),
    },
    {
      method: 'GET',
      path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)$/,
      enterprise: false,
      answer: (_, project, id) => readAgent(project, id, agentsBeganMs, deployment),
    },
  ]
  return (request) => answer(request, routes, deployment)
}

interface Route {
  readonly method: string
  readonly path: RegExp
  /** Whether the plan has to include static export. */
  readonly enterprise: boolean
  readonly answer: (request: ApiRequest, ...parameters: [string, string]) => Reply | Promise<Reply>
}

async function answer(request: ApiRequest, routes: readonly Route[], deployment: Deployment): Promise<Reply> {
  const here = routes.filter(({ path }) => path.test(request.path))
  if (here.length === 0) return refusal(404, 'there is nothing at this address')
  const route = here.find(({ method }) => method === request.method)
  if (route === undefined) {
    const allowed = here.map(({ method }) => method).join(', ')
    return refusal(405, `this address takes ${allowed} only`, { Allow: allowed })
  }
  const denial = denied(request.headers.authorization, deployment.apiKey)
  if (denial !== undefined) return denial
  if (route.enterprise && deployment.plan !== 'enterprise')
    return refusal(403, 'static export is not part of this plan: it needs the Enterprise plan')
  const [, first = '', second = ''] = route.path.exec(request.path) ?? []
  return route.answer(request, decodeURIComponent(first), decodeURIComponent(second))
}

function denied(header: string | undefined, apiKey: string): Reply | undefined {
  const [, key] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? []
  const challenge = { 'WWW-Authenticate': 'Bearer' }
  if (key === undefined) return refusal(401, 'no API key: send Authorization: Bearer <key>', challenge)
  if (sameKey(key, apiKey)) return undefined
  if (key.startsWith(KEY_PREFIX) && !key.startsWith(ADMIN_PREFIX))
    return refusal(403, 'this key is not an admin key')
  return refusal(401, 'this API key is not known', challenge)
}

// Hashed first, because the comparison needs equal lengths to take constant time.
function sameKey(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

interface ExportJob {
  readonly jobId: string
  readonly domain: string
  readonly beganMs: number
  readonly build: Build
}

function startExport(request: ApiRequest, exports: Map<string, ExportJob>, deployment: Deployment): Reply {
  const domain = domainIn(request)
  if ('problem' in domain) return refusal(400, domain.problem)
  if (deployment.domain !== undefined && domain.name !== deployment.domain)
    return refusal(400, `there is no site ${domain.name} in this organization`)
  const jobId = `export_${randomUUID()}`
  const build = deployment.build(jobId, domain.name)
  const job = { jobId, domain: domain.name, beganMs: deployment.now(), build }
  exports.set(jobId, job)
  return json(202, exportBody(job, { status: 'queued', progress: 0, pageCount: 0, error: null }, job.beganMs))
}

function domainIn({ headers, body }: ApiRequest): { name: string } | { problem: string } {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return { problem: 'Content-Type has to be application/json' }
  const value = parse(body)
  if (typeof value !== 'object' || value === null || !('domain' in value))
    return { problem: 'the body has to be a JSON object with `domain`' }
  if (typeof value.domain !== 'string') return { problem: '`domain` has to be a string' }
  const name = hostName(value.domain)
  return name === undefined
    ? { problem: '`domain` has to be a host name: no scheme, no path, no port' }
    : { name }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NO_EXPORT = refusal(404, 'there is no export job with this id')

async function readExport(job: ExportJob | undefined, deployment: Deployment): Promise<Reply> {
  if (job === undefined) return NO_EXPORT
  const nowMs = deployment.now()
  return json(200, exportBody(job, await stateOf(job, deployment, nowMs), nowMs))
}

async function makeBundle(job: ExportJob | undefined, deployment: Deployment): Promise<Reply> {
  if (job === undefined) return NO_EXPORT
  const { status } = await stateOf(job, deployment, deployment.now())
  if (status !== 'completed') return refusal(409, `the export is not completed, it is ${status}`)
  const archive = await job.build.archive
  const { url, expiresAtMs } = deployment.link(job.jobId, job.domain, archive)
  return json(200, {
    jobId: job.jobId,
    bundleUrl: url.href,
    sizeBytes: archive.sizeBytes,
    expiresAt: new Date(expiresAtMs).toISOString(),
  })
}

async function stateOf(job: ExportJob, deployment: Deployment, nowMs: number): Promise<ExportState> {
  const { exportTimeMs, exportFails: failsWith, archiveWaitMs } = deployment
  try {
    const { pages } = await job.build.site
    const state = exportState(nowMs - job.beganMs, { exportTimeMs, pages, failsWith })
    if (state.status !== 'completed' || (await settles(job.build.archive, archiveWaitMs))) return state
    return { ...state, status: 'running', progress: 99 }
  } catch (error) {
    return { status: 'failed', progress: 0, pageCount: 0, error: `the site cannot be built: ${error}` }
  }
}

/** Returns whether `promise` is fulfilled within `ms`; throws if it is rejected within that time. */
async function settles(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new AbortController()
  const timer = setTimeout(ms, false, { signal: late.signal }).catch(() => false)
  try {
    return await Promise.race([promise.then(() => true), timer])
  } finally {
    late.abort()
  }
}

function exportBody(job: ExportJob, state: ExportState, nowMs: number) {
  return {
    jobId: job.jobId,
    domain: job.domain,
    ...state,
    createdAt: iso(job.beganMs),
    updatedAt: iso(nowMs),
  }
}

const REPOSITORY = 'https://github.com/example/docs'

/** This API cannot create agent jobs: those that exist begin when they are first asked about. */
function readAgent(project: string, id: string, beganMs: Map<string, number>, deployment: Deployment): Reply {
  if (project !== deployment.projectId || !deployment.agentJobs.includes(id))
    return refusal(404, 'there is no agent job with this id in this project')
  const nowMs = deployment.now()
  const began = beganMs.get(id) ?? nowMs
  beganMs.set(id, began)
  return json(
    200,
    agentBody(id, began, agentState(nowMs - began, deployment.agentTimeMs, deployment.agentStory)),
  )
}

function agentBody(id: string, beganMs: number, state: AgentState) {
  return {
    id,
    status: state.status,
    source: { repository: REPOSITORY, ref: `agent/${id}` },
    model: 'sandbox-model',
    prLink: state.hasPullRequest ? `${REPOSITORY}/pull/42` : null,
    createdAt: iso(beganMs),
    archivedAt: state.archivedAfterMs === null ? null : iso(beganMs + state.archivedAfterMs),
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}

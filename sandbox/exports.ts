/** The static export in both forms of the API: by domain, and by project. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parseHostName } from '../src/net/host-name.ts'
import { json, type Reply, refusal } from './http.ts'
import { type ExportState, exportState } from './jobs.ts'
import type { Archive } from './pack.ts'
import type { SignedLink } from './presign.ts'
import type { ApiRequest, Route } from './routes.ts'
import type { Site } from './site.ts'

/** The forms of the static export that a deployment can have. */
export const FORMS = ['both', 'domain', 'project'] as const
/** One of `FORMS`. */
export type Form = (typeof FORMS)[number]

/** What can be exported, and how an export ends. Times are in ms. */
export interface ExportDeployment {
  readonly form: Form
  /** The one host name that can be exported; any if undefined. */
  readonly domain: string | undefined
  readonly projectId: string
  readonly exportTimeMs: number
  readonly exportFails: string | undefined
  /** How long a response waits for an archive that should be ready; then the job is still running. */
  readonly archiveWaitMs: number
  /** Ms since the epoch. */
  now(): number
  /** Starts building a site. Both promises may be left unhandled. */
  build(jobId: string, site: PublishedAt): Build
  /** Signs a link to the archive of a job; `name` is the name of the archive without its extension. */
  link(jobId: string, name: string, archive: Archive): SignedLink
}

/** Where a site is published; the base path has no trailing slash, and is empty at the root. */
export interface PublishedAt {
  readonly domain: string
  readonly basePath: string
}

/** An export that is being built: first the site, then its archive. */
export interface Build {
  readonly site: Promise<Site>
  readonly archive: Promise<Archive>
}

interface ExportJob {
  readonly jobId: string
  readonly domain: string
  readonly beganMs: number
  readonly build: Build
}

const NO_EXPORT = refusal(404, 'there is no export job with this ID')

/** Returns the routes of the forms that a deployment has, which store the jobs. */
export function exportRoutes(deployment: ExportDeployment): readonly Route[] {
  const { form } = deployment
  const ofDomain = form === 'project' ? [] : domainRoutes(deployment)
  const ofProject = form === 'domain' ? [] : projectRoutes(deployment)
  return [...ofDomain, ...ofProject]
}

function domainRoutes(deployment: ExportDeployment): readonly Route[] {
  const exports = new Map<string, ExportJob>()
  return [
    {
      method: 'POST',
      path: /^\/v1\/static-export\/jobs$/,
      enterprise: true,
      answer: (request) => startByDomain(request, exports, deployment),
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
  ]
}

function startByDomain(
  request: ApiRequest,
  exports: Map<string, ExportJob>,
  deployment: ExportDeployment,
): Reply {
  const domain = domainIn(request)
  if ('problem' in domain) return refusal(400, domain.problem)
  if (deployment.domain !== undefined && domain.name !== deployment.domain)
    return refusal(400, `this organization has no site ${domain.name}`)
  const job = newJob({ domain: domain.name, basePath: '' }, deployment)
  exports.set(job.jobId, job)
  return json(
    202,
    exportBody(job, { status: 'queued', progress: 0, pageCount: 0, error: null }, job.beganMs),
  )
}

function newJob(site: PublishedAt, deployment: ExportDeployment): ExportJob {
  const jobId = `export_${randomUUID()}`
  const build = deployment.build(jobId, site)
  return { jobId, domain: site.domain, beganMs: deployment.now(), build }
}

function domainIn({ headers, body }: ApiRequest): { name: string } | { problem: string } {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return { problem: 'Content-Type must be application/json' }
  const value = parse(body)
  if (typeof value !== 'object' || value === null || !('domain' in value))
    return { problem: 'the body must be a JSON object with `domain`' }
  if (typeof value.domain !== 'string') return { problem: '`domain` must be a string' }
  const name = parseHostName(value.domain)
  return name === undefined
    ? { problem: '`domain` must be a host name, without scheme, path, or port' }
    : { name }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readExport(
  job: ExportJob | undefined,
  deployment: ExportDeployment,
): Promise<Reply> {
  if (job === undefined) return NO_EXPORT
  const nowMs = deployment.now()
  return json(200, exportBody(job, await stateOf(job, deployment, nowMs), nowMs))
}

async function makeBundle(
  job: ExportJob | undefined,
  deployment: ExportDeployment,
): Promise<Reply> {
  if (job === undefined) return NO_EXPORT
  const { status } = await stateOf(job, deployment, deployment.now())
  if (status !== 'completed') return refusal(409, `the export is not completed, it is ${status}`)
  return json(200, { jobId: job.jobId, ...(await freshLink(job, job.domain, deployment)) })
}

/** Returns a new link to the archive of a completed job, in the form that responses have. */
async function freshLink(job: ExportJob, name: string, deployment: ExportDeployment) {
  const archive = await job.build.archive
  const { url, expiresAtMs } = deployment.link(job.jobId, name, archive)
  return { bundleUrl: url.href, sizeBytes: archive.sizeBytes, expiresAt: iso(expiresAtMs) }
}

async function stateOf(
  job: ExportJob,
  deployment: ExportDeployment,
  nowMs: number,
): Promise<ExportState> {
  const { exportTimeMs, exportFails: failsWith, archiveWaitMs } = deployment
  try {
    const { pages } = await job.build.site
    const state = exportState(nowMs - job.beganMs, { exportTimeMs, pages, failsWith })
    if (state.status !== 'completed' || (await settles(job.build.archive, archiveWaitMs)))
      return state
    return { ...state, status: 'running', progress: 99 }
  } catch (error) {
    return {
      status: 'failed',
      progress: 0,
      pageCount: 0,
      error: `the site cannot be built: ${error}`,
    }
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

function iso(ms: number): string {
  return new Date(ms).toISOString()
}

/** The rate limit for an organization's exports by project. */
const MAX_STARTS = { count: 10, withinMs: 3_600_000 } as const

/** The base paths that a deployment accepts. */
const BASE_PATHS: ReadonlySet<unknown> = new Set(['', '/docs', '/documentation'])

/** The host name of a project's site if none was specified. */
const DEFAULT_DOMAIN = 'docs.example.com'

function projectRoutes(deployment: ExportDeployment): readonly Route[] {
  const exports = new Map<string, ExportJob>()
  const ofProject =
    (answer: (request: ApiRequest, id: string) => Reply | Promise<Reply>) =>
    (request: ApiRequest, project: string, id: string) =>
      project === deployment.projectId ? answer(request, id) : noProject(project)
  return [
    {
      method: 'POST',
      path: /^\/v1\/static-export\/([^/]+)\/jobs$/,
      enterprise: true,
      answer: ofProject((request) => startByProject(request, exports, deployment)),
    },
    {
      method: 'GET',
      path: /^\/v1\/static-export\/([^/]+)\/jobs\/([^/]+)$/,
      enterprise: true,
      answer: ofProject((_, id) => readWithLink(exports.get(id), deployment)),
    },
  ]
}

/** Returns the refusal for a project that does not exist. */
export function noProject(id: string): Reply {
  if (!/^\w[\w.~:-]{0,254}$/.test(id)) return refusal(400, 'this is not a project ID')
  return refusal(404, 'there is no project with this ID in this organization')
}

async function startByProject(
  { body }: ApiRequest,
  exports: Map<string, ExportJob>,
  deployment: ExportDeployment,
): Promise<Reply> {
  const basePath = basePathIn(body)
  if (basePath === undefined)
    return refusal(400, '`basePath` must be "", "/docs", or "/documentation", or left out')
  const nowMs = deployment.now()
  const waitMs = msUntilStart([...exports.values()], nowMs)
  if (waitMs > 0) {
    const retryAfter = String(Math.ceil(waitMs / 1_000))
    return refusal(429, 'only ten exports per hour are allowed', { 'Retry-After': retryAfter })
  }
  for (const job of exports.values()) {
    const { status } = await stateOf(job, deployment, nowMs)
    if (status === 'queued' || status === 'running')
      return json(409, { error: `an export of this deployment is ${status}`, jobId: job.jobId })
  }
  const job = newJob({ domain: deployment.domain ?? DEFAULT_DOMAIN, basePath }, deployment)
  exports.set(job.jobId, job)
  return json(202, projectBody(job, 'queued', job.beganMs))
}

/** Returns the base path in a body, which may be empty; undefined if no deployment accepts it. */
function basePathIn(body: string): string | undefined {
  const value = body === '' ? {} : parse(body)
  if (typeof value !== 'object' || value === null) return undefined
  const { basePath = '' }: { basePath?: unknown } = value
  return typeof basePath === 'string' && BASE_PATHS.has(basePath) ? basePath : undefined
}

/** Returns how long until another export can be started, in ms; 0 or less if it can be now. */
function msUntilStart(jobs: readonly ExportJob[], nowMs: number): number {
  const [first] = jobs.slice(-MAX_STARTS.count)
  if (first === undefined || jobs.length < MAX_STARTS.count) return 0
  return first.beganMs + MAX_STARTS.withinMs - nowMs
}

async function readWithLink(
  job: ExportJob | undefined,
  deployment: ExportDeployment,
): Promise<Reply> {
  if (job === undefined) return NO_EXPORT
  const nowMs = deployment.now()
  const { status, error } = await stateOf(job, deployment, nowMs)
  const answer = { ...projectBody(job, status, nowMs), error }
  if (status !== 'completed') return json(200, answer)
  const [subdomain] = job.domain.split('.')
  const name = `${subdomain}-export-${iso(job.beganMs).slice(0, 10)}`
  return json(200, { ...answer, ...(await freshLink(job, name, deployment)) })
}

function projectBody({ jobId, beganMs }: ExportJob, status: string, nowMs: number) {
  return { jobId, status, createdAt: iso(beganMs), updatedAt: iso(nowMs) }
}

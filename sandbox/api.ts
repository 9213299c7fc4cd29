/** The admin API: routes, authentication, bodies, errors. Replies are data; no socket is opened here. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { type BuildDeployment, buildRoutes } from './builds.ts'
import { type ExportDeployment, exportRoutes } from './exports.ts'
import { json, type Reply, refusal } from './http.ts'
import { type AgentState, agentState, type Story } from './jobs.ts'
import type { ApiRequest, Route } from './routes.ts'

const KEY_PREFIX = 'mdoc_'
/** The prefix of the sandbox's admin keys; other keys of the organization lack `admin_`. */
export const ADMIN_PREFIX = `${KEY_PREFIX}admin_`

/** The plans of an organization; only the first includes static export. */
export const PLANS = ['enterprise', 'free'] as const
/** One of `PLANS`. */
export type Plan = (typeof PLANS)[number]

/** What the API serves. Times are in ms. */
export interface Deployment extends ExportDeployment, BuildDeployment {
  readonly apiKey: string
  readonly plan: Plan
  readonly projectId: string
  readonly agentJobs: readonly string[]
  readonly agentStory: Story
  readonly agentTimeMs: number
  /** Ms since the epoch. */
  now(): number
}

/** Returns the function that responds to the API's requests, and stores the jobs. */
export function createApi(deployment: Deployment): (request: ApiRequest) => Promise<Reply> {
  const agentsBeganMs = new Map<string, number>()
  const routes: readonly Route[] = [
    ...exportRoutes(deployment),
    ...buildRoutes(deployment),
    {
      method: 'GET',
      path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)$/,
      enterprise: false,
      answer: (_, project, id) => readAgent(project, id, agentsBeganMs, deployment),
    },
  ]
  return (request) => answer(request, routes, deployment)
}

async function answer(
  request: ApiRequest,
  routes: readonly Route[],
  deployment: Deployment,
): Promise<Reply> {
  const here = routes.filter(({ path }) => path.test(request.path))
  if (here.length === 0) return refusal(404, 'there is nothing at this address')
  const route = here.find(({ method }) => method === request.method)
  if (route === undefined) {
    const allowed = here.map(({ method }) => method).join(', ')
    return refusal(405, `this address accepts only ${allowed}`, { Allow: allowed })
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
  if (key === undefined)
    return refusal(401, 'no API key: send Authorization: Bearer <key>', challenge)
  if (sameKey(key, apiKey)) return undefined
  if (key.startsWith(KEY_PREFIX) && !key.startsWith(ADMIN_PREFIX))
    return refusal(403, 'this key is not an admin key')
  return refusal(401, 'this API key is unknown', challenge)
}

// Hashed first, because the comparison needs equal lengths to take constant time.
function sameKey(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

const REPOSITORY = 'https://github.com/example/docs'

/** This API cannot create agent jobs: those that exist start when they are first requested. */
function readAgent(
  project: string,
  id: string,
  beganMs: Map<string, number>,
  deployment: Deployment,
): Reply {
  if (project !== deployment.projectId || !deployment.agentJobs.includes(id))
    return refusal(404, 'there is no agent job with this ID in this project')
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

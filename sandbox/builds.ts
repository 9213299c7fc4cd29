/** The builds of the documentation that clients request. */
import { randomUUID } from 'node:crypto'
import { noProject } from './exports.ts'
import { json, type Reply, refusal } from './http.ts'
import { buildState } from './jobs.ts'
import type { Route } from './routes.ts'

/** What is built, and how a build ends. Times are in ms. */
export interface BuildDeployment {
  readonly projectId: string
  readonly buildTimeMs: number
  readonly buildFails: string | undefined
  /** The commit that a build reports. */
  readonly builtCommit: string
  /** Ms since the epoch. */
  now(): number
}

/** The rate limit for an organization's requests about builds. */
const MAX_REQUESTS = { count: 10, withinMs: 10_000 } as const

/** Returns the routes of builds, which store the builds. */
export function buildRoutes(deployment: BuildDeployment): readonly Route[] {
  const beganMs = new Map<string, number>()
  const requestsMs: number[] = []
  const limited = (answer: () => Reply): Reply => {
    const nowMs = deployment.now()
    const [first] = requestsMs.slice(-MAX_REQUESTS.count)
    const isFull = requestsMs.length >= MAX_REQUESTS.count && first !== undefined
    const waitMs = isFull ? first + MAX_REQUESTS.withinMs - nowMs : 0
    if (waitMs > 0) {
      const retryAfter = String(Math.ceil(waitMs / 1_000))
      return refusal(429, 'only ten requests per ten seconds are allowed', {
        'Retry-After': retryAfter,
      })
    }
    requestsMs.push(nowMs)
    return answer()
  }
  const begin = (project: string): Reply => {
    if (project !== deployment.projectId) return noProject(project)
    const statusId = `build_${randomUUID()}`
    beganMs.set(statusId, deployment.now())
    return json(202, { statusId })
  }
  return [
    {
      method: 'POST',
      path: /^\/v1\/project\/update\/([^/]+)$/,
      enterprise: false,
      answer: (_, project) => limited(() => begin(project)),
    },
    {
      method: 'GET',
      path: /^\/v1\/project\/update-status\/([^/]+)$/,
      enterprise: false,
      answer: (_, id) => limited(() => readBuild(beganMs.get(id), deployment)),
    },
  ]
}

function readBuild(beganMs: number | undefined, deployment: BuildDeployment): Reply {
  if (beganMs === undefined) return refusal(404, 'there is no build with this ID')
  const { buildTimeMs, buildFails, builtCommit } = deployment
  const { status, summary, logs } = buildState(deployment.now() - beganMs, buildTimeMs, buildFails)
  const hasEnded = status === 'success' || status === 'failure'
  return json(200, {
    status,
    summary,
    logs,
    createdAt: new Date(beganMs).toISOString(),
    endedAt: hasEnded ? new Date(beganMs + buildTimeMs).toISOString() : null,
    commit: { sha: builtCommit, ref: 'main', message: 'Update the documentation', filesChanged: 1 },
    source: 'api',
  })
}

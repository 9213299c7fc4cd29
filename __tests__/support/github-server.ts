import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen.ts'

export const TOKEN = 'ghs_a-token-that-must-not-be-printed'
export const REPOSITORY = 'octo/docs'

interface Refusal {
  readonly match: RegExp
  readonly status: number | 'never'
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** How often; always if not given. */
  times?: number
}

/** Check runs and commit statuses as https://docs.github.com/rest/checks/runs and …/commits/statuses show them. */
export interface StoredChecks {
  readonly runs?: readonly {
    readonly name: string
    readonly status: string
    readonly conclusion?: string | null
    readonly started_at?: string | null
    readonly html_url?: string
  }[]
  readonly statuses?: readonly {
    readonly context: string
    readonly state: string
    readonly created_at?: string
    readonly target_url?: string
  }[]
}

/** A commit. */
export const COMMIT = '0123456789abcdef0123456789abcdef01234567'

export interface GitHubServer {
  readonly url: string
  /** The environment of a step that runs on the tag v1 of its repository, at `COMMIT`. */
  readonly env: Readonly<Record<string, string>>
  /** Requests in their order, as `METHOD /path`; the path is the one below the root of the API. */
  readonly requests: string[]
  /** Answered instead of what would be, to requests that match. */
  readonly refusals: Refusal[]
  /** Regardless of how many are requested. */
  mostPerPage: number
  /** What the commit has at each look, the last one from then on. */
  checks: readonly StoredChecks[]
}

/**
 * Starts a server that answers as GitHub's REST API documents for checks, at the addresses of a GitHub Enterprise Server.
 */
export async function startGitHubServer(): Promise<GitHubServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  })
  const { port } = await listen(server)
  const origin = `http://127.0.0.1:${port}`

  const github: GitHubServer = {
    url: `${origin}/api/v3`,
    env: {
      GITHUB_API_URL: `${origin}/api/v3`,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SHA: COMMIT,
      GITHUB_REF: 'refs/tags/v1',
      GITHUB_REF_TYPE: 'tag',
      GITHUB_REF_NAME: 'v1',
    },
    requests: [],
    refusals: [],
    mostPerPage: 100,
    checks: [],
  }
  return github

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    const path = pathname.replace(/^\/api\/v3/, '')
    const line = `${request.method} ${path}`
    github.requests.push(line)
    const reply = (status: number, body?: unknown, headers: Record<string, string> = {}) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const own = {
        'content-type': 'application/json; charset=utf-8',
        deprecation: 'true',
        sunset: '::warning::no',
      }
      response.writeHead(status, { ...own, ...headers }).end(text)
    }
    const refusal = github.refusals.find(({ match }) => match.test(line))
    if (refusal) {
      if (refusal.times !== undefined && --refusal.times === 0)
        github.refusals.splice(github.refusals.indexOf(refusal), 1)
      request.resume()
      if (refusal.status === 'never') return
      return reply(refusal.status, refusal.body, refusal.headers)
    }
    if (request.headers.authorization !== `token ${TOKEN}`) return reply(401, { message: 'Bad credentials' })
    const [, owner, repo, ...rest] = path.split('/').slice(1).map(decodeURIComponent)
    if (`${owner}/${repo}` !== REPOSITORY) return reply(404, { message: 'Not Found' })
    const page = <T>(all: T[], shown = (items: T[]): unknown => items) => {
      const size = Math.min(Number(searchParams.get('per_page') ?? 30), github.mostPerPage)
      const number = Number(searchParams.get('page') ?? 1)
      const at = (page: number) => `<${origin}${pathname}?per_page=${size}&page=${page}>`
      const last = Math.ceil(all.length / size)
      const links = [`${at(1)}; rel="first"`, `${at(last)}; rel="last"`]
      if (number < last) links.unshift(`${at(number + 1)}; rel="next"`)
      const items = all.slice((number - 1) * size, number * size)
      reply(200, shown(items), last > 1 ? { link: links.join(', ') } : {})
    }

    if (rest[0] === 'commits') {
      if (rest[1] !== COMMIT)
        return reply(422, { message: `No commit found for SHA: ${rest[1]}`, status: '422' })
      const runs = github.requests.filter((line) => line.endsWith('/check-runs')).length
      const look = github.checks[Math.min(runs, github.checks.length) - 1] ?? {}
      const { runs: stored = [], statuses = [] } = look
      if (rest[2] === 'statuses') return page(statuses.map(shownStatus))
      const all = stored.map(shownRun)
      return page(all, (check_runs) => ({ total_count: all.length, check_runs }))
    }
    reply(404, { message: 'Not Found' })
  }

  function shownRun(run: NonNullable<StoredChecks['runs']>[number], i: number) {
    const id = 1_000 + i
    const html_url = `https://github.example/${REPOSITORY}/runs/${id}`
    return { id, conclusion: null, started_at: '2026-11-01T00:00:00Z', html_url, ...run }
  }

  function shownStatus(stored: NonNullable<StoredChecks['statuses']>[number], i: number) {
    const target_url = 'https://docs-service.example/builds/1'
    return { id: 2_000 - i, created_at: '2026-11-01T00:00:00Z', target_url, ...stored }
  }
}

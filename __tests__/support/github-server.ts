import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen } from './listen.ts'

export const TOKEN = 'ghs_a-token-that-must-not-be-printed'
/** Of the account 1. */
export const OWN_TOKEN = 'ghp_another-token-that-must-not-be-printed'
const REPOSITORY = 'octo/docs'

interface Refusal {
  readonly match: RegExp
  readonly status: number | 'never'
  /** As JSON, or as it stands. */
  readonly body?: unknown
  readonly text?: string
  readonly headers?: Record<string, string>
  /** How often; always if not given. */
  times?: number
}

/** Check runs and commit statuses as https://docs.github.com/rest/checks/runs and …/commits/statuses show them. */
export interface StoredChecks {
  readonly runs?: readonly {
    readonly name: string
    readonly status: string
    readonly app?: { readonly id: number }
    readonly check_suite?: { readonly id: number }
    readonly completed_at?: string
    readonly conclusion?: string | null
    readonly id?: number
    readonly html_url?: string
  }[]
  readonly statuses?: readonly {
    readonly context: string
    readonly state: string
    readonly target_url?: string
    readonly updated_at?: string
  }[]
}

/** A comment of the pull request 7, as https://docs.github.com/rest/issues/comments shows it. */
interface StoredComment {
  readonly id: number
  body: string
  readonly user: { readonly id: number; readonly type: string; readonly login?: string } | null
}

/** Who the token writes as. */
export const BOT = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' }

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
  /** How many requests count against the limit of the token: all but those answered with 304. */
  counted: number
  readonly comments: StoredComment[]
  /** Whether the token may write comments. */
  may: 'read' | 'write'
  /** How many of the next answers to what is written get lost: it is stored, and the connection breaks. */
  lostAnswers: number
  /** Regardless of how many are requested. */
  mostPerPage: number
  /** Whether it says whose a token is. */
  knowsUser: boolean
  /** What GraphQL answers to the question which app a token is of; as a server without it if undefined. */
  viewer: unknown
  /** What the commit has at each look, the last one from then on. */
  checks: readonly StoredChecks[]
}

/**
 * Starts a server that answers as GitHub's REST API documents for checks and comments, at the addresses of a GitHub Enterprise Server.
 */
export async function startGitHubServer(): Promise<GitHubServer> {
  let looks = 0
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
    comments: [],
    may: 'write',
    lostAnswers: 0,
    counted: 0,
    mostPerPage: 100,
    knowsUser: true,
    viewer: undefined,
    checks: [],
  }
  return github

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    const path = pathname.replace(/^\/api\/v3/, '')
    const line = `${request.method} ${path}`
    github.requests.push(line)
    const reply = (
      status: number,
      body?: unknown,
      headers: Record<string, string> = {},
      raw?: string,
    ) => {
      const text = raw ?? (body === undefined ? '' : JSON.stringify(body))
      const own = {
        'content-type': 'application/json; charset=utf-8',
        deprecation: 'true',
        sunset: '::warning::no',
      }
      const etag = `W/"${createHash('sha256').update(text).digest('hex')}"`
      const isKnown = request.headers['if-none-match'] === etag
      if (!isKnown) github.counted += 1
      if (isKnown) response.writeHead(304, { etag }).end()
      else response.writeHead(status, { ...own, etag, ...headers }).end(text)
    }
    const refusal = github.refusals.find(({ match }) => match.test(line))
    if (refusal) {
      if (refusal.times !== undefined && --refusal.times === 0)
        github.refusals.splice(github.refusals.indexOf(refusal), 1)
      request.resume()
      if (refusal.status === 'never') return
      return reply(refusal.status, refusal.body, refusal.headers, refusal.text)
    }
    if (![TOKEN, OWN_TOKEN].some((token) => request.headers.authorization === `token ${token}`))
      return reply(401, { message: 'Bad credentials' })
    if (path === '/user')
      return github.knowsUser ? reply(200, { id: 1, login: 'octocat' }) : reply(503, {})
    if (path === '/api/graphql' && github.viewer !== undefined) {
      const question = (await json(request)) as object
      return reply(200, { data: { viewer: github.viewer }, question })
    }
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
      // Both lists of one look are the same; the statuses are the second.
      if (rest[2] === 'status' && searchParams.get('page') === '1') looks += 1
      const look = rest[2] === 'status' ? looks - 1 : looks
      const { runs = [], statuses = [] } =
        github.checks[Math.min(look, github.checks.length - 1)] ?? {}
      if (rest[2] === 'status') {
        // The newest of each context; they are stored as they are listed, the newest first.
        const oldestFirst = statuses.map(shownStatus).reverse()
        const all = [...new Map(oldestFirst.map((one) => [one.context, one])).values()]
        return page(all, (statuses) => ({
          state: 'pending',
          total_count: all.length,
          url: '',
          statuses,
        }))
      }
      const name = searchParams.get('check_name')
      const named = runs.map(shownRun).filter((one) => name === null || one.name === name)
      const all = searchParams.get('filter') === 'all' ? named : newestOfSuites(named)
      return page(all, (check_runs) => ({ total_count: all.length, check_runs }))
    }
    if (rest[0] === 'issues') {
      if (request.method === 'GET') return page(github.comments)
      if (github.may === 'read')
        return reply(403, { message: 'Resource not accessible by integration' })
      const { body } = (await json(request)) as { readonly body: string }
      if (body.length > 65_536)
        return reply(422, { message: 'Body is too long (maximum is 65536 characters)' })
      const known = github.comments.find(({ id }) => `${id}` === rest[2])
      if (request.method === 'PATCH' && !known) return reply(404, { message: 'Not Found' })
      const comment = known ?? { id: 100 + github.comments.length, body, user: BOT }
      comment.body = body
      if (known === undefined) github.comments.push(comment)
      if (github.lostAnswers-- > 0) return void request.socket.destroy()
      return reply(known ? 200 : 201, comment)
    }
    reply(404, { message: 'Not Found' })
  }

  function shownRun(run: NonNullable<StoredChecks['runs']>[number], i: number) {
    const id = 1_000 + i
    const html_url = `https://github.example/${REPOSITORY}/runs/${id}`
    return { id, conclusion: null, html_url, ...run }
  }

  /** Unless all are asked for, GitHub hides those of a suite that have a newer one of their name. */
  function newestOfSuites(runs: ReturnType<typeof shownRun>[]) {
    const key = ({ check_suite, app, name }: (typeof runs)[number]) =>
      JSON.stringify([check_suite ?? app, name])
    return [...new Map(runs.toSorted((a, b) => a.id - b.id).map((run) => [key(run), run])).values()]
  }

  function shownStatus(stored: NonNullable<StoredChecks['statuses']>[number], i: number) {
    const target_url = 'https://docs-service.example/builds/1'
    return { id: 2_000 - i, target_url, ...stored }
  }
}

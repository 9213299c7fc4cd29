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
  /** The number of the issue, if it is another one. */
  readonly on?: number
}

/** An issue, or a pull request, as https://docs.github.com/rest/issues/issues shows it. */
interface StoredIssue extends StoredComment {
  readonly number: number
  readonly title: string
  readonly pull_request?: object
  state: 'open' | 'closed'
  state_reason?: string
}

/** What is sent to write a comment or an issue. */
type Sent = Partial<Pick<StoredIssue, 'body' | 'title' | 'state' | 'state_reason'>>

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
  /** The responses to requests that match, instead of the usual ones. */
  readonly refusals: Refusal[]
  /**
   * How many requests count against the limit of the token: all but those with the response 304.
   */
  counted: number
  readonly comments: StoredComment[]
  readonly issues: StoredIssue[]
  /** Whether the token may write comments. */
  may: 'read' | 'write'
  /**
   * How many of the next responses to writes get lost: the data is stored, and the connection
   * breaks.
   */
  lostAnswers: number
  /** Regardless of how many are requested. */
  mostPerPage: number
  /** Whether it says whose token it is. */
  knowsUser: boolean
  /**
   * GraphQL's response to the question which app a token belongs to; if undefined, the server has
   * no GraphQL.
   */
  viewer: unknown
  /** The checks of the commit at each read, the last ones from then on. */
  checks: readonly StoredChecks[]
}

/** A request, and how to respond to it. */
interface Call {
  readonly request: IncomingMessage
  /** The one below the root of the API. */
  readonly path: string
  readonly searchParams: URLSearchParams
  /** As it is in `requests`. */
  readonly line: string
  readonly reply: (
    status: number,
    body?: unknown,
    headers?: Record<string, string>,
    raw?: string,
  ) => void
  /** Replies with the requested page of a list. */
  readonly page: <T>(all: readonly T[], shown: (items: readonly T[]) => unknown) => void
}

/**
 * Starts a server that responds as GitHub's REST API documents for checks and comments, at the
 * addresses of a GitHub Enterprise Server.
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
    issues: [],
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
    const call = callOf(request, response)
    const { path, line, reply } = call
    github.requests.push(line)
    const refusal = github.refusals.find(({ match }) => match.test(line))
    if (refusal !== undefined) return refuse(call, refusal)
    if (![TOKEN, OWN_TOKEN].some((token) => request.headers.authorization === `token ${token}`))
      return reply(401, { message: 'Bad credentials' })
    if (path === '/user' && github.knowsUser) return reply(200, { id: 1, login: 'octocat' })
    if (path === '/user') return reply(503, {})
    if (path === '/api/graphql' && github.viewer !== undefined) {
      const question = (await json(request)) as object
      return reply(200, { data: { viewer: github.viewer }, question })
    }
    return answerFromRepository(call)
  }

  function answerFromRepository(call: Call): void | Promise<void> {
    const [, owner, repo, kind, ...rest] = call.path.split('/').slice(1).map(decodeURIComponent)
    const isOurs = `${owner}/${repo}` === REPOSITORY
    if (isOurs && kind === 'commits') return answerChecks(call, rest)
    if (isOurs && kind === 'issues') return answerIssues(call, rest)
    return call.reply(404, { message: 'Not Found' })
  }

  function callOf(request: IncomingMessage, response: ServerResponse): Call {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    const path = pathname.replace(/^\/api\/v3/, '')
    return { request, path, searchParams, line: `${request.method} ${path}`, reply, page }

    function reply(
      status: number,
      body?: unknown,
      headers: Record<string, string> = {},
      raw?: string,
    ): void {
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

    function page<T>(all: readonly T[], shown: (items: readonly T[]) => unknown): void {
      const size = Math.min(Number(searchParams.get('per_page') ?? 30), github.mostPerPage)
      const number = Number(searchParams.get('page') ?? 1)
      const at = (page: number) => `<${origin}${pathname}?per_page=${size}&page=${page}>`
      const last = Math.ceil(all.length / size)
      const links = [`${at(1)}; rel="first"`, `${at(last)}; rel="last"`]
      if (number < last) links.unshift(`${at(number + 1)}; rel="next"`)
      const items = all.slice((number - 1) * size, number * size)
      reply(200, shown(items), last > 1 ? { link: links.join(', ') } : {})
    }
  }

  function refuse({ request, reply }: Call, refusal: Refusal): void {
    if (refusal.times !== undefined && --refusal.times === 0)
      github.refusals.splice(github.refusals.indexOf(refusal), 1)
    request.resume()
    if (refusal.status !== 'never')
      reply(refusal.status, refusal.body, refusal.headers, refusal.text)
  }

  function answerChecks(call: Call, [commit, list]: readonly string[]): void {
    const { reply } = call
    if (commit !== COMMIT)
      reply(422, { message: `No commit found for SHA: ${commit}`, status: '422' })
    else if (list === 'status') answerStatuses(call)
    else answerRuns(call)
  }

  function answerRuns({ searchParams, page }: Call): void {
    const { runs = [] } = checksAt(looks)
    const name = searchParams.get('check_name')
    const named = runs.map(shownRun).filter((one) => name === null || one.name === name)
    const all = searchParams.get('filter') === 'all' ? named : newestOfSuites(named)
    page(all, (check_runs) => ({ total_count: all.length, check_runs }))
  }

  function answerStatuses({ searchParams, page }: Call): void {
    // Both lists of one read have the same data; the statuses are the second.
    if (searchParams.get('page') === '1') looks += 1
    const { statuses = [] } = checksAt(looks - 1)
    // The newest of each context; they are stored as they are listed, the newest first.
    const oldestFirst = statuses.map(shownStatus).reverse()
    const all = [...new Map(oldestFirst.map((one) => [one.context, one])).values()]
    const total_count = all.length
    page(all, (statuses) => ({ state: 'pending', total_count, url: '', statuses }))
  }

  function checksAt(look: number): StoredChecks {
    return github.checks[Math.min(look, github.checks.length - 1)] ?? {}
  }

  function answerIssues(call: Call, [id, list, comment]: readonly string[]) {
    // …/issues, …/issues/NUMBER, …/issues/NUMBER/comments and …/issues/comments/ID.
    if (id === 'comments') return answerWritten(call, (sent) => storedComment(list, 7, sent))
    if (list === undefined && call.request.method === 'GET') {
      const open = github.issues.filter(({ state }) => state === 'open')
      return call.page(open.toReversed(), (issues) => issues)
    }
    if (list === undefined) return answerWritten(call, (sent) => storedIssue(id, sent))
    const number = Number(id)
    if (call.request.method !== 'GET')
      return answerWritten(call, (sent) => storedComment(comment, number, sent))
    const all = github.comments.filter(({ on = 7 }) => on === number)
    return call.page(all, (comments) => comments)
  }

  /**
   * Stores what is sent, if the token may write; `store` returns undefined if the target does not
   * exist.
   */
  async function answerWritten(
    { request, reply }: Call,
    store: (sent: Sent) => StoredComment | undefined,
  ): Promise<void> {
    if (github.may === 'read')
      return reply(403, { message: 'Resource not accessible by integration' })
    const sent = (await json(request)) as Sent
    if ((sent.body ?? '').length > 65_536)
      return reply(422, { message: 'Body is too long (maximum is 65536 characters)' })
    const stored = store(sent)
    if (stored === undefined) return reply(404, { message: 'Not Found' })
    if (github.lostAnswers-- > 0) return void request.socket.destroy()
    reply(request.method === 'PATCH' ? 200 : 201, stored)
  }

  /** Returns the comment of this id, or a new one, with this text. */
  function storedComment(
    id: string | undefined,
    on: number,
    { body = '' }: Sent,
  ): StoredComment | undefined {
    const known = github.comments.find((comment) => `${comment.id}` === id)
    if (id !== undefined && known === undefined) return undefined
    if (known !== undefined) {
      known.body = body
      return known
    }
    const number = on === 7 ? {} : { on }
    const comment = { id: 100 + github.comments.length, body, user: BOT, ...number }
    github.comments.push(comment)
    return comment
  }

  function storedIssue(
    number: string | undefined,
    { title = '', body = '', ...state }: Sent,
  ): StoredIssue | undefined {
    const known = github.issues.find((issue) => `${issue.number}` === number)
    if (number !== undefined) return known && Object.assign(known, state)
    const id = 10 + github.issues.length
    const issue: StoredIssue = { id: 9_000 + id, number: id, title, body, user: BOT, state: 'open' }
    github.issues.push(issue)
    return issue
  }

  function shownRun(run: NonNullable<StoredChecks['runs']>[number], i: number) {
    const id = 1_000 + i
    const html_url = `https://github.example/${REPOSITORY}/runs/${id}`
    return { id, conclusion: null, html_url, ...run }
  }

  /**
   * Unless all are requested, GitHub hides those of a suite that have a newer one of their name.
   */
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

import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { listen } from './listen.ts'

export const TOKEN = 'ghs_a-token-that-must-not-be-printed'
export const REPOSITORY = 'octo/docs'

interface StoredAsset {
  id: number
  name: string
  state: string
  size: number
  digest: string | null
  content_type: string
  created_at: string
}

interface StoredRelease {
  id: number
  tag_name: string
  draft: boolean
  immutable: boolean
  assets: StoredAsset[]
}

/** What goes wrong with an upload (half-way through it, or although it was stored) or with a removal. */
type Incident =
  | 'bad-gateway-half-way'
  | 'reset-half-way'
  | 'stored-but-502'
  | 'stored-late'
  | 'corrupted'
  | 'raced'
  | 'removed-but-502'
  | 'other-renamed-first'

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
  /** The address for uploads that releases name. */
  uploadUrl: string
  readonly releases: StoredRelease[]
  /** Requests in their order, as `METHOD /path`; the path is the one below the root of the API. */
  readonly requests: string[]
  /** Happen to the next uploads and removals, one each. */
  readonly incidents: Incident[]
  /** Answered instead of what would be, to requests that match. */
  readonly refusals: Refusal[]
  may: 'read' | 'write'
  /** Regardless of how many are requested. */
  mostPerPage: number
  add(release: Partial<StoredRelease>): StoredRelease
  /** What the commit has at each look, the last one from then on. */
  checks: readonly StoredChecks[]
}

/**
 * Starts a server that answers as GitHub's REST API documents for releases and checks, at the addresses of a GitHub Enterprise
 * Server: https://docs.github.com/rest/releases/releases and …/assets.
 */
export async function startGitHubServer(): Promise<GitHubServer> {
  let nextId = 1
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
    uploadUrl: `${origin}/api/uploads`,
    releases: [],
    requests: [],
    incidents: [],
    refusals: [],
    may: 'write',
    mostPerPage: 100,
    checks: [],
    add(release) {
      const added = { id: nextId++, tag_name: 'v1', draft: false, immutable: false, assets: [], ...release }
      github.releases.unshift(added)
      return added
    },
  }
  return github

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    const path = pathname.replace(/^\/api\/(v3|uploads)/, '')
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
    const mayWrite = github.may === 'write'
    const denied = () => reply(403, { message: 'Resource not accessible by integration' })
    const notFound = () => reply(404, { message: 'Not Found' })
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
    if (line.endsWith('/releases/generate-notes'))
      return mayWrite ? reply(200, { name: '', body: '' }) : denied()
    if (rest[1] === 'tags') {
      const found = github.releases.find((one) => one.tag_name === rest[2] && !one.draft)
      return found ? reply(200, shownRelease(found)) : notFound()
    }
    if (rest[1] === 'assets') {
      if (!mayWrite) return denied()
      const release = github.releases.find(({ assets }) => assets.some(({ id }) => String(id) === rest[2]))
      const asset = release?.assets.find(({ id }) => String(id) === rest[2])
      if (!release || !asset) return notFound()
      if (request.method === 'PATCH') {
        const { name } = (await json(request)) as { readonly name: string }
        if (github.incidents.at(0) === 'other-renamed-first') {
          github.incidents.shift()
          release.assets.push({ ...asset, id: nextId++, name, digest: 'sha256:0' })
        }
        if (release.assets.some((one) => one.name === name)) return alreadyExists(reply)
        asset.name = name
        return reply(200, shownAsset(release, asset))
      }
      release.assets.splice(release.assets.indexOf(asset), 1)
      if (github.incidents.at(0) === 'removed-but-502') {
        github.incidents.shift()
        return reply(502, { message: 'Server Error' })
      }
      return reply(204)
    }
    if (rest.length === 1)
      return page(github.releases.filter(({ draft }) => !draft || mayWrite).map(shownRelease))
    const release = github.releases.find(({ id }) => String(id) === rest[1])
    if (!release) return notFound()
    if (request.method === 'GET') return page(release.assets.map((asset) => shownAsset(release, asset)))
    if (!mayWrite) return denied()
    return receive(release, searchParams.get('name') ?? '', request, reply)
  }

  async function receive(
    release: StoredRelease,
    name: string,
    request: IncomingMessage,
    reply: (status: number, body?: unknown) => void,
  ): Promise<void> {
    const size = Number(request.headers['content-length'] ?? Number.NaN)
    if (Number.isNaN(size)) return reply(400, { message: 'Bad Content-Length' })
    if (release.immutable) return reply(422, { message: 'Cannot upload assets to an immutable release.' })
    if (release.assets.some((one) => one.name === name)) return alreadyExists(reply)
    const asset: StoredAsset = {
      id: nextId++,
      name: name.replace(/[^\w.@+-]+/g, '.'),
      state: 'starter',
      size: 0,
      digest: null,
      content_type: request.headers['content-type'] ?? '',
      created_at: new Date().toISOString(),
    }
    release.assets.push(asset)
    const isOfUpload = !['removed-but-502', 'other-renamed-first'].includes(github.incidents.at(0) ?? '')
    const incident = isOfUpload ? github.incidents.shift() : undefined
    const hash = createHash('sha256')
    for await (const chunk of request) {
      hash.update(chunk)
      asset.size += chunk.length
      if (asset.size < size / 2) continue
      if (incident === 'reset-half-way') return void request.socket.destroy()
      if (incident === 'bad-gateway-half-way') {
        reply(502, { message: 'Server Error' })
        return void request.socket.destroySoon()
      }
    }
    // Another run has removed what is on its way.
    if (!release.assets.includes(asset)) return reply(404, { message: 'Not Found' })
    if (incident === 'stored-late') await setTimeout(1_500)
    if (incident === 'corrupted') hash.update('!')
    asset.state = 'uploaded'
    if (incident === 'raced') hash.update('!')
    asset.digest = `sha256:${hash.digest('hex')}`
    if (incident === 'raced') return alreadyExists(reply)
    if (incident === 'stored-but-502') return reply(502, { message: 'Server Error' })
    reply(201, shownAsset(release, asset))
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

  function shownRelease(release: StoredRelease) {
    const { id, tag_name, draft, immutable } = release
    const upload_url = `${github.uploadUrl}/repos/${REPOSITORY}/releases/${id}/assets{?name,label}`
    return { id, tag_name, draft, immutable, upload_url }
  }

  function shownAsset({ tag_name, draft }: StoredRelease, asset: StoredAsset) {
    const folder = draft ? 'untagged-0123456789' : encodeURIComponent(tag_name)
    return {
      ...asset,
      browser_download_url: `${origin}/${REPOSITORY}/releases/download/${folder}/${asset.name}`,
    }
  }
}

function alreadyExists(reply: (status: number, body?: unknown) => void): void {
  const errors = [{ resource: 'ReleaseAsset', code: 'already_exists', field: 'name' }]
  reply(422, { message: 'Validation Failed', errors })
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { sha256 } from './files.ts'
import { listen } from './listen.ts'

export const TOKEN = 'ghs_a-token-that-must-not-be-printed'

/** Of the links to the storage. */
export const SIGNATURE = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'

const OWN = { id: 1 }
const FORK = { id: 2 }

/** A workflow run, as https://docs.github.com/rest/actions/workflow-runs shows it. */
interface StoredRun {
  readonly id: number
  readonly event?: string
  readonly conclusion?: string
  readonly isOfFork?: boolean
  /** The fork is deleted. */
  readonly isOfNobody?: boolean
  /** GitHub does not report the repository. */
  readonly isBare?: boolean
}

/** An artifact, as https://docs.github.com/rest/actions/artifacts shows it. */
export interface StoredArtifact {
  readonly id: number
  readonly name?: string
  readonly run: number
  readonly created?: string
  readonly expires?: string
  readonly expired?: boolean
  readonly bytes?: Buffer
  /** Replaces the digest of its bytes; null for none. */
  readonly digest?: string | null
  /** The API's response to those who fetch it. */
  readonly zip?: number
}

/** A release, as https://docs.github.com/rest/releases/releases shows it. */
interface StoredRelease {
  readonly tag: string
  readonly draft?: boolean
  readonly assets: readonly {
    readonly id: number
    readonly name: string
    readonly bytes?: Buffer
    readonly state?: string
    readonly digest?: string | null
    /** The API sends it itself. */
    readonly isSent?: boolean
  }[]
}

interface Refusal {
  readonly match: RegExp
  readonly status: number
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** How often; always if not given. */
  times?: number
}

type Reply = (status: number, body: unknown, headers?: Readonly<Record<string, string>>) => unknown

/** A request to the API; a handler that returns undefined does not handle it. */
interface Asked {
  /** The rest of the path. */
  readonly ids: readonly string[]
  readonly searchParams: URLSearchParams
  readonly accept: string | undefined
  readonly reply: Reply
  readonly response: ServerResponse
}

export interface PublishedServer {
  readonly env: Readonly<Record<string, string>>
  /** To the API, as `METHOD /path?query`. */
  readonly requests: string[]
  /** To the storage: the headers of each request. */
  readonly stored: IncomingMessage['headers'][]
  readonly refusals: Refusal[]
  /** Responses of the storage that come before the file. */
  readonly storageRefusals: number[]
  runs: readonly StoredRun[]
  artifacts: readonly StoredArtifact[]
  releases: readonly StoredRelease[]
  /** Whether it knows the parameter `name` of the list. */
  filtersByName: boolean
  /** Whether the storage is another part of the same origin, as with an Enterprise Server. */
  isOneOrigin: boolean
  /** Whether it says that the repository now has another name. */
  isRenamed: boolean
}

export const CREATED = '2026-11-20T03:04:05Z'
export const EXPIRES = '2026-12-04T03:04:05Z'
const RELEASED = '2026-10-01T00:00:00Z'

/**
 * Starts a server that responds as GitHub's REST API documents for artifacts and releases, and the
 * storage behind it.
 */
export async function startPublishedServer(): Promise<PublishedServer> {
  const api = createServer((request, response) => answer(request, response))
  const { port } = await listen(api)
  const storage = createServer((request, response) => send(request, response))
  const { port: storagePort } = await listen(storage)
  const origin = `http://127.0.0.1:${port}`
  const github: PublishedServer = {
    env: {
      GITHUB_API_URL: `${origin}/api/v3`,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'octo/docs',
      GITHUB_ACTION_REPOSITORY: 'owner/docs-export-action',
      GITHUB_ACTION_REF: 'v1',
    },
    requests: [],
    stored: [],
    refusals: [],
    storageRefusals: [],
    runs: [],
    artifacts: [],
    releases: [],
    filtersByName: true,
    isOneOrigin: false,
    isRenamed: false,
  }
  const ROUTES: Readonly<Record<string, (asked: Asked) => unknown>> = {
    artifacts: answerArtifacts,
    runs: answerRuns,
    releases: answerReleases,
  }
  return github

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const { pathname, search, searchParams } = new URL(request.url ?? '', origin)
    if (pathname.startsWith('/storage/')) return send(request, response)
    const path = pathname.replace(/^\/api\/v3/, '')
    const line = `${request.method} ${path}${search}`
    github.requests.push(line)
    const reply: Reply = (status, body, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body))
    const refusal = takeRefusal(line)
    if (refusal !== undefined)
      return reply(refusal.status, refusal.body ?? { message: 'No' }, refusal.headers)
    if (request.headers.authorization !== `token ${TOKEN}`)
      return reply(401, { message: 'Bad credentials' })
    if (github.isRenamed && path.startsWith('/repos/octo/docs/')) {
      const location = `${origin}/api/v3${path.replace('/repos/octo/docs/', '/repositories/1/')}${search}`
      return reply(301, { message: 'Moved Permanently' }, { location })
    }
    const rest = path.replace(/^\/(?:repos\/octo\/docs|repositories\/1)\/(?:actions\/)?/, '')
    const [what = '', ...ids] = rest.split('/').map(decodeURIComponent)
    const { accept } = request.headers
    const asked = { ids, searchParams, accept, reply, response }
    return ROUTES[what]?.(asked) ?? reply(404, { message: 'Not Found' })
  }

  function takeRefusal(line: string): Refusal | undefined {
    const refusal = github.refusals.find(({ match }) => match.test(line))
    if (refusal?.times !== undefined && --refusal.times === 0)
      github.refusals.splice(github.refusals.indexOf(refusal), 1)
    return refusal
  }

  function answerArtifacts(asked: Asked): unknown {
    const { ids, searchParams, reply, response } = asked
    const [id, part] = ids
    if (id === undefined) {
      const name = searchParams.get('name')
      const isListed = (each: StoredArtifact) => !github.filtersByName || nameOf(each) === name
      return list(github.artifacts.filter(isListed), asked)
    }
    const artifact = github.artifacts.find((each) => `${each.id}` === id)
    if (artifact === undefined || part !== 'zip') return undefined
    if (artifact.expired) return reply(410, { message: 'Artifact has expired' })
    if (artifact.zip !== undefined) return reply(artifact.zip, { message: 'Gone' })
    return redirect(response, `artifact-${id}`)
  }

  function answerRuns(asked: Asked): unknown {
    const [id, part] = asked.ids
    const run = github.runs.find((each) => `${each.id}` === id)
    if (run === undefined) return undefined
    if (part === 'artifacts')
      return list(
        github.artifacts.filter((each) => each.run === run.id),
        asked,
      )
    const { event = 'push', conclusion = 'success' } = run
    const head = run.isOfFork ? FORK : OWN
    const head_repository = run.isOfNobody || run.isBare ? null : head
    const repository = run.isBare ? null : OWN
    return asked.reply(200, { id: run.id, event, conclusion, repository, head_repository })
  }

  function answerReleases({ ids: [id, part], accept, reply, response }: Asked): unknown {
    if (id === 'tags') {
      const release = github.releases.find(({ tag }) => tag === part)
      if (release === undefined) return undefined
      const { tag, draft = false } = release
      const assets = release.assets.map(shownAsset)
      return reply(200, { id: 7, tag_name: tag, draft, published_at: RELEASED, assets })
    }
    const asset = assetOf(`asset-${part}`)
    if (asset === undefined) return undefined
    if (accept !== 'application/octet-stream') return reply(200, shownAsset(asset))
    if (!asset.isSent) return redirect(response, `asset-${part}`)
    return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(asset.bytes)
  }

  function list(all: readonly StoredArtifact[], asked: Asked): unknown {
    return page(all.map(shownArtifact), asked)
  }

  function redirect(response: ServerResponse, file: string): unknown {
    const host = github.isOneOrigin ? origin : `http://127.0.0.1:${storagePort}`
    return response.writeHead(302, { location: `${host}/storage/${file}?sig=${SIGNATURE}` }).end()
  }

  /** The storage refuses requests with a token, as Azure's does. */
  function send(request: IncomingMessage, response: ServerResponse): unknown {
    github.stored.push(request.headers)
    const [, file = ''] = /^\/storage\/([^?]*)\?sig=/.exec(request.url ?? '') ?? []
    const status = github.storageRefusals.shift()
    const artifact = github.artifacts.find(({ id }) => `artifact-${id}` === file)
    const bytes = artifact?.bytes ?? assetOf(file)?.bytes
    if (request.headers.authorization !== undefined) return response.writeHead(400).end()
    if (status !== undefined) return response.writeHead(status).end()
    if (bytes === undefined) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-length': bytes.length }).end(bytes)
  }

  function assetOf(file: string) {
    return github.releases.flatMap(({ assets }) => assets).find(({ id }) => `asset-${id}` === file)
  }

  function shownArtifact(artifact: StoredArtifact) {
    const { id, run, created = CREATED, expires = EXPIRES, expired = false } = artifact
    const { bytes = Buffer.alloc(0) } = artifact
    const stored = github.runs.find((each) => each.id === run)
    const head_repository_id = stored?.isOfFork ? FORK.id : OWN.id
    const digest = artifact.digest === undefined ? `sha256:${sha256(bytes)}` : artifact.digest
    const workflow_run = { id: run, repository_id: OWN.id, head_repository_id }
    return {
      id,
      name: nameOf(artifact),
      created_at: created,
      expires_at: expires,
      expired,
      digest,
      workflow_run,
    }
  }
}

const nameOf = ({ name = 'published-docs.example.com' }: StoredArtifact) => name

function shownAsset({
  id,
  name,
  bytes,
  state = 'uploaded',
  digest,
}: StoredRelease['assets'][number]) {
  return {
    id,
    name,
    state,
    digest: digest === undefined ? `sha256:${sha256(bytes ?? '')}` : digest,
  }
}

function page(all: readonly object[], { searchParams, reply }: Asked): unknown {
  const size = Number(searchParams.get('per_page') ?? 30)
  const number = Number(searchParams.get('page') ?? 1)
  const artifacts = all.slice((number - 1) * size, number * size)
  const isLast = number * size >= all.length
  const next = `<https://api.github.example/?page=${number + 1}>; rel="next"`
  return reply(200, { total_count: all.length, artifacts }, isLast ? {} : { link: next })
}

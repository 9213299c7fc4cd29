import { createReadStream } from 'node:fs'
import { getOctokit } from '@actions/github'
import { HttpClient } from '@actions/http-client'
import { fetch, type RequestInit } from 'undici'
import type { Clock } from '../../clock.ts'
import { type Attempt, openAttempt } from '../../net/attempt.ts'
import type { Random } from '../../net/retry-policy.ts'
import { type SafeText, safe } from '../../report/clean.ts'
import { explainGitHubError, isRateLimit, pauseAfter, reasonOf, statusOf } from './github-failure.ts'

const PER_PAGE = 100

/** A release has at most 1,000 assets, and no more than 10,000 releases are listed. */
const MAX_PAGES = 100

/** An asset is stored and hashed before the answer comes: that silence may be longer than others. In ms. */
const MIN_WAIT_FOR_ASSET_MS = 120_000

/** Where GitHub is, and how to behave there. */
export interface GitHubAccess {
  /** Root of the REST API, as the runner's `GITHUB_API_URL` has it. */
  readonly apiUrl: string
  readonly owner: string
  readonly repo: string
  readonly token: string
  /** The longest silence of one request, in ms. */
  readonly idleMs: number
  readonly clock: Clock
  readonly random: Random
  /** Aborted when the step is cancelled; everything here then throws its reason. */
  readonly signal: AbortSignal
  readonly info: (line: SafeText) => void
}

/** What is used of https://docs.github.com/rest/releases/releases. */
export interface Release {
  readonly id: number
  readonly draft: boolean
  readonly tag_name: string
  readonly upload_url: string
  /** Older servers do not say. */
  readonly immutable?: boolean
}

/** What is used of https://docs.github.com/rest/releases/assets. */
export interface Asset {
  readonly id: number
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** `uploaded`, or what an upload that broke off has left, such as `starter`. */
  readonly state: string
  /** `sha256:…`; older servers and assets have none. */
  readonly digest?: string | null
  /** ISO 8601. */
  readonly created_at: string
  readonly browser_download_url: string
}

interface Upload {
  readonly path: string
  /** In bytes. */
  readonly size: number
  readonly contentType: string
}

/** The releases of one repository. Every call but `withRetries` asks once. */
export interface GitHub {
  /**
   * Returns what `attempt` returns. It is made again, after a pause, when GitHub did not answer or asks to come
   * back later: it has to be safe to repeat.
   * @param what what is attempted, in a few words that follow «could not»
   * @throws StepError (`release-…`) when another attempt would not help
   */
  withRetries<T>(what: string, attempt: () => Promise<T>): Promise<T>
  /** Returns the published release of the tag, else the newest draft for it; undefined if the token sees neither. */
  findRelease(tag: string): Promise<Release | undefined>
  /** Returns whether GitHub says that this token may not write releases. */
  deniesWriting(tag: string): Promise<boolean>
  isFork(): Promise<boolean>
  assets(release: Release): Promise<Asset[]>
  upload(release: Release, name: string, file: Upload): Promise<Asset>
  rename(asset: Asset, name: string): Promise<Asset>
  /** One that is gone already is fine: the answer to an earlier attempt may have been lost. */
  remove(asset: Asset): Promise<void>
}

/** Returns the releases of a repository at GitHub or at a GitHub Enterprise Server. */
export function openGitHub(access: GitHubAccess): GitHub {
  return new RestApi(access)
}

class RestApi implements GitHub {
  readonly #access: GitHubAccess
  readonly #octokit: ReturnType<typeof getOctokit>
  readonly #place: Pick<GitHubAccess, 'owner' | 'repo'>

  constructor(access: GitHubAccess) {
    this.#access = access
    this.#octokit = openOctokit(access)
    this.#place = { owner: access.owner, repo: access.repo }
  }

  async withRetries<T>(what: string, attempt: () => Promise<T>): Promise<T> {
    const { apiUrl, clock, random, signal, info } = this.#access
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt()
      } catch (error) {
        signal.throwIfAborted()
        const pause = pauseAfter(error, attempts, clock.now(), random)
        if (pause === undefined) throw explainGitHubError(error, { what, attempts, apiUrl })
        info(safe`Could not ${what} on GitHub: ${reasonOf(error)}; retrying`)
        await clock.sleep(pause, signal)
      }
    }
  }

  async findRelease(tag: string): Promise<Release | undefined> {
    return (await this.#publishedRelease(tag)) ?? this.#newestDraft(tag)
  }

  async #publishedRelease(tag: string): Promise<Release | undefined> {
    try {
      const asked = { ...this.#place, tag }
      return (await this.#octokit.request('GET /repos/{owner}/{repo}/releases/tags/{tag}', asked)).data
    } catch (error) {
      if (statusOf(error) !== 404) throw error
      return undefined
    }
  }

  /** A draft cannot be asked for by its tag. It is listed for those alone who may write. */
  async #newestDraft(tag: string): Promise<Release | undefined> {
    const list = (page: Page) =>
      this.#octokit.request('GET /repos/{owner}/{repo}/releases', { ...this.#place, ...page })
    for await (const releases of pagesOf(list)) {
      const drafts = releases.filter((release) => release.draft && release.tag_name === tag)
      if (drafts.length > 1)
        this.#access.info(safe`Note: there are ${drafts.length} drafts for ${tag}; the newest one is used`)
      if (drafts[0]) return drafts[0]
    }
    return undefined
  }

  async deniesWriting(tag: string): Promise<boolean> {
    // The one request that needs the permission to write releases and writes nothing; between a tag and itself
    // there is nothing to note. https://docs.github.com/rest/releases/releases#generate-release-notes-content-for-a-release
    const notes = { ...this.#place, tag_name: tag, previous_tag_name: tag }
    try {
      await this.#octokit.request('POST /repos/{owner}/{repo}/releases/generate-notes', notes)
      return false
    } catch (error) {
      this.#access.signal.throwIfAborted()
      // Anything else says nothing about the permission: the upload will tell.
      return statusOf(error) === 403 && !isRateLimit(error)
    }
  }

  async isFork(): Promise<boolean> {
    return (await this.#octokit.request('GET /repos/{owner}/{repo}', this.#place)).data.fork
  }

  async assets({ id }: Release): Promise<Asset[]> {
    const release = { ...this.#place, release_id: id }
    const list = (page: Page) =>
      this.#octokit.request('GET /repos/{owner}/{repo}/releases/{release_id}/assets', { ...release, ...page })
    const all: Asset[] = []
    for await (const assets of pagesOf(list)) all.push(...assets)
    return all
  }

  async upload(release: Release, name: string, { path, size, contentType }: Upload): Promise<Asset> {
    // The release names the address, with a template behind it: it differs between GitHub and an Enterprise Server.
    const { data } = await this.#octokit.request({
      method: 'POST',
      url: `${release.upload_url.split('{', 1)[0]}{?name}`,
      name,
      headers: { 'content-type': contentType, 'content-length': size },
      data: contentOf(path),
      // To be able to follow a redirect, undici would keep all that was sent.
      request: { redirect: 'error' },
    })
    return data as Asset
  }

  async rename({ id }: Asset, name: string): Promise<Asset> {
    const asset = { ...this.#place, asset_id: id, name }
    return (await this.#octokit.request('PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}', asset)).data
  }

  async remove({ id }: Asset): Promise<void> {
    try {
      const asset = { ...this.#place, asset_id: id }
      await this.#octokit.request('DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}', asset)
    } catch (error) {
      if (statusOf(error) !== 404) throw error
    }
  }
}

interface Page {
  readonly per_page: number
  readonly page: number
}

/** Returns the pages of a list, up to the last one. */
async function* pagesOf<T>(
  list: (page: Page) => Promise<{ readonly data: T[]; readonly headers: { readonly link?: string } }>,
): AsyncGenerator<T[]> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, headers } = await list({ per_page: PER_PAGE, page })
    yield data
    if (!hasNextPage(headers.link)) return
  }
}

/** A page may have fewer items than asked for: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
function hasNextPage(link: string | undefined): boolean {
  return link?.split(',').some((part) => /;\s*rel="?next"?\s*(;|$)/.test(part)) ?? false
}

function openOctokit(access: GitHubAccess): ReturnType<typeof getOctokit> {
  const octokit = getOctokit(access.token, {
    baseUrl: access.apiUrl,
    userAgent: 'docs-export-action',
    request: {
      fetch: fetchThroughProxy,
      // It would print what the server says about deprecations, as it comes, and on stderr.
      log: { debug() {}, info() {}, warn() {}, error() {} },
    },
  })
  octokit.hook.wrap('request', async (request, options) => {
    const attempt = openAttempt(access.clock, access.idleMs, access.signal)
    // Octokit reads what a hook changes in place; what it passes on is lost at the hook for the token.
    options.request = { ...options.request, signal: attempt.signal }
    if (isStream(options.data)) options.data = heard(options.data, attempt, access.idleMs)
    try {
      return await request(options)
    } finally {
      attempt.close()
    }
  })
  return octokit
}

/** The proxy of the destination, as the toolkit finds it: the host for uploads is not the one of the API. */
function fetchThroughProxy(url: string, options: RequestInit) {
  const dispatcher = new HttpClient().getAgentDispatcher(url)
  return fetch(url, dispatcher ? { ...options, dispatcher } : options)
}

/** Passes a body on; each piece that the connection takes is a sign of life. */
async function* heard(
  body: AsyncIterable<unknown>,
  attempt: Attempt,
  idleMs: number,
): AsyncGenerator<unknown> {
  for await (const piece of body) {
    attempt.heard()
    yield piece
  }
  attempt.heard(Math.max(idleMs, MIN_WAIT_FOR_ASSET_MS))
}

/** The file is opened when the first piece is asked for, so that a request that never got so far leaves nothing open. */
async function* contentOf(path: string): AsyncGenerator<unknown> {
  yield* createReadStream(path)
}

function isStream(data: unknown): data is AsyncIterable<unknown> {
  return typeof data === 'object' && data !== null && Symbol.asyncIterator in data
}

/** Sends requests to GitHub's REST API. octokit.ts opens the client that it uses. */
import type { StepError } from '../errors/step-error.ts'
import { openAttempt } from '../net/attempt.ts'
import type { NetworkContext } from '../net/network-context.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import { safe } from '../text/clean.ts'
import { getAt } from './json-path.ts'
import { findRedirect, type Octokit, openOctokit } from './octokit.ts'
import type { Repository } from './repository.ts'
import {
  explainRequestFailure,
  type GitHubFailure,
  makeFailureValues,
  planPause,
  readHttpStatus,
} from './request-failure.ts'
import { UnreadableResponse } from './unreadable-response.ts'

/** Where GitHub is, and how to behave there. */
export interface GitHubAccess extends NetworkContext {
  readonly repository: Repository
  readonly token: string
  /** How long a request may go without receiving data, in ms. */
  readonly requestTimeoutMs: number
  /** The deadline after which no request is sent, in ms since the epoch. */
  readonly deadlineMs: number
}

/** Where the bytes of a file are. */
interface DownloadUrl {
  readonly url: string
  /**
   * Whether GitHub sends them itself, to those who have the token; otherwise, the address needs
   * none.
   */
  readonly needsToken: boolean
}

/** A response; `data` has not been validated. */
interface ApiResponse {
  readonly data: unknown
  readonly headers: { readonly etag?: string | undefined; readonly link?: string | undefined }
}

/** A response whose body was not read. */
interface UnreadResponse {
  readonly url: string
  readonly status: number
  readonly headers: { readonly location?: string | undefined }
  readonly data: Pick<ReadableStream, 'cancel'> | undefined
}

/** The limit for lists that never end. A page has 100 items. */
const MAX_PAGES = 30

/** RFC 9110, section 15.4.5. */
const NOT_MODIFIED = 304

/** Returns the error for a failed request, with a message about the purpose of the request. */
type MakeStepError = (failure: GitHubFailure, cause: unknown) => StepError

/** Opens the workflow's repository. */
export function openGitHub(access: GitHubAccess, makeStepError: MakeStepError): GitHubRepository {
  return new GitHubRepository(access, makeStepError)
}

/** One repository on GitHub or on a GitHub Enterprise Server. */
export class GitHubRepository {
  readonly #access: GitHubAccess
  readonly #makeStepError: MakeStepError
  readonly #octokit: Octokit
  /** The responses so far, by request. */
  readonly #responses = new Map<string, ApiResponse>()
  #counted = 0

  constructor(access: GitHubAccess, makeStepError: MakeStepError) {
    this.#access = access
    this.#makeStepError = makeStepError
    this.#octokit = openOctokit(access.token, access.repository.apiUrl)
  }

  /** How many of the requests so far count against the limit of the token. */
  get countedRequests(): number {
    return this.#counted
  }

  /**
   * Sends a request once, such as `GET /repos/{owner}/{repo}/issues`; owner and repo are filled in,
   * and so is the address of GraphQL in `POST {graphql}`. If a resource has not changed, it is not
   * read again, and the request does not count against the limit of the token.
   * @throws any error of Octokit
   */
  async send(
    route: string,
    parameters?: Readonly<Record<string, string | number>>,
  ): Promise<ApiResponse> {
    const { clock, signal, requestTimeoutMs, deadlineMs } = this.#access
    const key = JSON.stringify([route, parameters])
    const earlier = this.#responses.get(key)
    const leftMs = Math.max(0, deadlineMs - clock.now()) + RETRY_POLICY.github.lastAttemptMs
    const attempt = openAttempt(clock, Math.min(requestTimeoutMs, leftMs), signal)
    this.#counted++
    try {
      const options = {
        ...this.#getRepositoryParameters(route),
        ...parameters,
        headers: { 'if-none-match': earlier?.headers.etag },
        request: { signal: attempt.signal },
      }
      const fullRoute = fillGraphql(route, this.#access.repository)
      const response: ApiResponse = await this.#octokit.request(fullRoute, options)
      // Octokit mistakes an interrupted body for an empty one.
      attempt.signal.throwIfAborted()
      if (route.startsWith('GET ')) this.#responses.set(key, response)
      return response
    } catch (error) {
      signal.throwIfAborted()
      const isUnchanged = readHttpStatus(error) === NOT_MODIFIED
      if (earlier === undefined || !isUnchanged) throw error
      this.#counted--
      return earlier
    } finally {
      attempt.close()
    }
  }

  /** Returns the parameters for the repository in a route; none if the route has no repository. */
  #getRepositoryParameters(route: string): { owner?: string; repo?: string } {
    if (!route.includes('{owner}')) return {}
    const { owner, repo } = this.#access.repository
    return { owner, repo }
  }

  /**
   * Returns where the bytes of a file are. The token is not sent there, and the bytes are not read.
   * @throws any error of Octokit
   */
  async findDownloadUrl(route: string, accept = 'application/json'): Promise<DownloadUrl> {
    const { clock, signal, requestTimeoutMs, repository } = this.#access
    const { owner, repo } = repository
    const attempt = openAttempt(clock, requestTimeoutMs, signal)
    try {
      const request = {
        signal: attempt.signal,
        redirect: 'manual',
        parseSuccessResponseBody: false,
      } as const
      const options = { owner, repo, headers: { accept }, request }
      const response: UnreadResponse = await this.#octokit.request(route, options)
      await response.data?.cancel()
      const { status, headers, url } = response
      const target = findRedirect(status, headers.location, new URL(url))
      return { url: target ?? url, needsToken: target === undefined }
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      attempt.close()
    }
  }

  /**
   * Returns the result of `attempt`, which must be safe to repeat. It is repeated after a pause if
   * GitHub did not respond, or asks clients to wait.
   * @param operation what `attempt` does, worded to follow “could not”
   * @throws StepError, made by the `makeStepError` given to `openGitHub`, when another attempt
   * would not help
   */
  async withRetries<T>(operation: string, attempt: () => Promise<T>): Promise<T> {
    const { clock, random, signal, info, deadlineMs } = this.#access
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt()
      } catch (error) {
        signal.throwIfAborted()
        const nowMs = clock.now()
        const pauseMs = planPause(error, attempts, nowMs, random, deadlineMs - nowMs)
        if (pauseMs === undefined) throw this.#convertError(error, operation, attempts)
        info(safe`Could not ${operation} on GitHub: ${explainRequestFailure(error)}; retrying`)
        await clock.sleep(pauseMs, signal)
      }
    }
  }

  /**
   * Returns the items on all pages of a list.
   * @param path the path of the list in a response
   * @param read parses an item; returns undefined if it is not one
   * @throws StepError as `withRetries`
   */
  async list<T>(
    operation: string,
    route: string,
    path: readonly string[],
    read: (item: unknown) => T | undefined,
  ): Promise<T[]> {
    const { clock, deadlineMs } = this.#access
    const items: T[] = []
    for (let page = 1; page <= MAX_PAGES; page++) {
      if (clock.now() > deadlineMs + RETRY_POLICY.github.lastAttemptMs) break
      const { itemsOfPage, isLast } = await this.withRetries(operation, async () => {
        const { data, headers } = await this.send(route, { per_page: 100, page })
        const itemsOfPage = readItems(getAt(data, ...path), read)
        if (itemsOfPage === undefined) throw UnreadableResponse.ofBody(data)
        return { itemsOfPage, isLast: !/;\s*rel="?next\b/.test(headers.link ?? '') }
      })
      items.push(...itemsOfPage)
      if (isLast) return items
    }
    const why = safe`the list has more than ${MAX_PAGES} pages or takes too long to read`
    throw this.#convertError(new UnreadableResponse(why), operation, 1)
  }

  #convertError(error: unknown, operation: string, attempts: number): unknown {
    const { clock, repository } = this.#access
    const context = { operation, attempts, apiUrl: repository.apiUrl, nowMs: clock.now() }
    const failure = makeFailureValues(error, context)
    if (failure === undefined) return error
    return this.#makeStepError(failure, error)
  }
}

/** Fills in the address of GraphQL, if the route contains its placeholder. */
function fillGraphql(route: string, { apiUrl }: Repository): string {
  // https://docs.github.com/enterprise-server/graphql/guides/forming-calls-with-graphql#the-graphql-endpoint
  const root = apiUrl.replace(/(?:\/v3)?\/?$/, '')
  return route.replace('{graphql}', `${root}/graphql`)
}

/** Returns the items of a list; undefined if it is not a list, or contains anything else. */
function readItems<T>(list: unknown, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(list)) return undefined
  const items = list.map(read)
  if (!items.every((item) => item !== undefined)) return undefined
  return items
}

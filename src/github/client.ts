/** The way to GitHub's REST API, for whatever the step asks there. Octokit is loaded by this file alone. */
import { getOctokit } from '@actions/github'
import { HttpClient } from '@actions/http-client'
import { fetch, type RequestInit } from 'undici'
import type { StepError } from '../errors/errors.ts'
import { openAttempt } from '../net/attempt.ts'
import { USER_AGENT } from '../net/request.ts'
import { RETRY } from '../net/retry-policy.ts'
import type { Surroundings } from '../net/surroundings.ts'
import { safe } from '../text/clean.ts'
import { failureOf, type GitHubFailure, pauseAfter, reasonOf, statusOf, UnreadableAnswer } from './failure.ts'
import { at } from './json.ts'
import type { Place } from './place.ts'

/** Where GitHub is, and how to behave there. */
export interface GitHubAccess extends Surroundings {
  readonly place: Place
  readonly token: string
  /** The longest silence of one request, in ms. */
  readonly idleMs: number
  /** When GitHub is asked no more, in ms since the epoch. */
  readonly deadline: number
}

/** An answer; of `data`, nothing is certain. */
interface Answer {
  readonly data: unknown
  readonly headers: { readonly etag?: string | undefined; readonly link?: string | undefined }
}

/** One repository at GitHub or at a GitHub Enterprise Server. */
export type GitHub = ReturnType<typeof openGitHub>

/** Of 100 items each. */
const MAX_PAGES = 10

/**
 * Opens the workflow's repository.
 * @param explain words a failure for those who asked
 */
export function openGitHub(
  access: GitHubAccess,
  explain: (failure: GitHubFailure, cause: unknown) => StepError,
) {
  const { clock, random, signal, info, idleMs, deadline } = access
  const { apiUrl, owner, repo } = access.place
  const octokit = openOctokit(access.token, apiUrl)
  const known = new Map<string, Answer>()
  let counted = 0

  const explained = (error: unknown, what: string, attempts: number): unknown => {
    const failure = failureOf(error, { what, attempts, apiUrl, now: clock.now() })
    return failure ? explain(failure, error) : error
  }

  return {
    /** How many of the requests so far count against the limit of the token. */
    get counted(): number {
      return counted
    },

    /**
     * Sends a request once, such as `GET /repos/{owner}/{repo}/issues`; owner and repo are filled in. What was read before is
     * returned again if it has not changed: that does not count against the limit of the token. Throws what Octokit throws.
     */
    async send(route: string, parameters?: Readonly<Record<string, string | number>>): Promise<Answer> {
      const key = JSON.stringify([route, parameters])
      const before = known.get(key)
      const leftMs = Math.max(0, deadline - clock.now()) + RETRY.github.lastAttempt
      const attempt = openAttempt(clock, Math.min(idleMs, leftMs), signal)
      counted++
      try {
        const headers = { 'if-none-match': before?.headers.etag }
        const request = { signal: attempt.signal }
        const answer: Answer = await octokit.request(route, { owner, repo, ...parameters, headers, request })
        // Octokit takes a body that breaks off for an empty one.
        attempt.signal.throwIfAborted()
        if (route.startsWith('GET ')) known.set(key, answer)
        return answer
      } catch (error) {
        signal.throwIfAborted()
        if (before === undefined || statusOf(error) !== 304) throw error
        counted--
        return before
      } finally {
        attempt.close()
      }
    },

    /**
     * Returns what `attempt` returns. It is made again, after a pause, when GitHub did not answer or asks to come
     * back later: it has to be safe to repeat.
     * @param what what is attempted, in a few words that follow «could not»
     * @throws StepError, as the one who opened this explains it, when another attempt would not help
     */
    async withRetries<T>(what: string, attempt: () => Promise<T>): Promise<T> {
      for (let attempts = 1; ; attempts++) {
        try {
          return await attempt()
        } catch (error) {
          signal.throwIfAborted()
          const now = clock.now()
          const pause = pauseAfter(error, attempts, now, random, deadline - now)
          if (pause === undefined) throw explained(error, what, attempts)
          info(safe`Could not ${what} on GitHub: ${reasonOf(error)}; retrying`)
          await clock.sleep(pause, signal)
        }
      }
    },

    /**
     * Returns the items of a list, of all its pages.
     * @param path where in an answer they are
     * @param read returns an item; undefined if it is none
     * @throws StepError as `withRetries`
     */
    async list<T>(
      what: string,
      route: string,
      path: readonly string[],
      read: (item: unknown) => T | undefined,
    ): Promise<T[]> {
      const items: T[] = []
      for (let page = 1; page <= MAX_PAGES && clock.now() <= deadline + RETRY.github.lastAttempt; page++) {
        const readPage = async () => {
          const { data, headers } = await this.send(route, { per_page: 100, page })
          const list = at(data, ...path)
          const found = Array.isArray(list) ? list.map(read) : [undefined]
          if (!found.every((item) => item !== undefined)) throw UnreadableAnswer.of(data)
          return { found, isLast: !/;\s*rel="?next\b/.test(headers.link ?? '') }
        }
        const { found, isLast } = await this.withRetries(what, readPage)
        items.push(...found)
        if (isLast) return items
      }
      const why = safe`its list has more than ${MAX_PAGES} pages, or did not end in time`
      throw explained(new UnreadableAnswer(why), what, 1)
    },
  }
}

function openOctokit(token: string, apiUrl: string): ReturnType<typeof getOctokit> {
  return getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: USER_AGENT,
    request: {
      fetch: fetchThroughProxy,
      // It would print what the server says about deprecations, as it comes, and on stderr.
      log: { debug() {}, info() {}, warn() {}, error() {} },
    },
  })
}

/** The proxy of the destination, as the toolkit finds it. */
function fetchThroughProxy(url: string, options: RequestInit) {
  const dispatcher = new HttpClient().getAgentDispatcher(url)
  return fetch(url, dispatcher ? { ...options, dispatcher } : options)
}

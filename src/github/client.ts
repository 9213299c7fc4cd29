/** The way to GitHub's REST API, for whatever the step asks there. Octokit is loaded by this file alone. */
import { getOctokit } from '@actions/github'
import { HttpClient } from '@actions/http-client'
import { fetch, type RequestInit } from 'undici'
import type { Clock } from '../common/clock.ts'
import type { StepError } from '../errors/errors.ts'
import { openAttempt } from '../net/attempt.ts'
import { type Random, RETRY } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { failureOf, type GitHubFailure, pauseAfter, reasonOf, statusOf, UnreadableAnswer } from './failure.ts'
import type { Place } from './place.ts'

/** Where GitHub is, and how to behave there. */
export interface GitHubAccess {
  readonly place: Place
  readonly token: string
  /** The longest silence of one request, in ms. */
  readonly idleMs: number
  readonly clock: Clock
  readonly random: Random
  /** Aborted when the step is cancelled; everything here then throws its reason. */
  readonly signal: AbortSignal
  readonly info: (line: SafeText) => void
}

type Parameters = Readonly<Record<string, string | number>>

/** An answer; of `data`, nothing is certain. */
interface Answer {
  readonly data: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

/** One repository at GitHub or at a GitHub Enterprise Server. Deadlines are in ms since the epoch. */
export interface GitHub {
  /**
   * Sends a request once, such as `GET /repos/{owner}/{repo}/issues`; owner and repo are filled in. With a deadline, what was
   * read before is returned again if it has not changed: that does not count against the limit of the token. Throws what Octokit
   * throws.
   */
  send(route: string, parameters: Parameters, deadline?: number): Promise<Answer>
  /**
   * Returns what `attempt` returns. It is made again, after a pause, when GitHub did not answer or asks to come
   * back later: it has to be safe to repeat. Without a deadline a few attempts in a row are all.
   * @param what what is attempted, in a few words that follow «could not»
   * @throws StepError, as the one who opened this explains it, when another attempt would not help
   */
  withRetries<T>(what: string, attempt: () => Promise<T>, deadline?: number): Promise<T>
  /**
   * Returns the items of a list, of all its pages.
   * @param itemsOf returns the items of one page; undefined if it is none
   * @throws StepError as `withRetries`
   */
  list<T>(
    what: string,
    route: string,
    parameters: Parameters,
    itemsOf: (data: unknown) => readonly T[] | undefined,
    deadline?: number,
  ): Promise<readonly T[]>
}

/** Of 100 items each. */
const MAX_PAGES = 10

/**
 * How many requests may be sent at once, and how often another one then, in ms. A workflow's token has 1,000 an hour, for all
 * that runs in the repository: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const BURST = 30
const REFILL_MS = 60_000

/**
 * Opens the workflow's repository.
 * @param explain words a failure for those who asked
 */
export function openGitHub(
  access: GitHubAccess,
  explain: (failure: GitHubFailure, cause: unknown) => StepError,
): GitHub {
  const { clock, random, signal, info, idleMs } = access
  const { apiUrl, owner, repo } = access.place
  const octokit = openOctokit(access.token, apiUrl)
  const known = new Map<string, Answer>()
  /** When all that was sent will have been paid for, in ms since the epoch. */
  let paidAt = 0

  const giveUp = (error: unknown, what: string, attempts: number): unknown => {
    const failure = failureOf(error, { what, attempts, apiUrl, now: clock.now() })
    return failure ? explain(failure, error) : error
  }

  const github: GitHub = {
    async send(route, parameters, deadline = Number.POSITIVE_INFINITY) {
      const left = () => Math.max(0, deadline - clock.now())
      const debt = paidAt - clock.now() - BURST * REFILL_MS
      if (debt > 0) await clock.sleep(Math.min(debt, left()), signal)
      const key = JSON.stringify([route, parameters])
      const before = known.get(key)
      const attempt = openAttempt(clock, Math.min(idleMs, left() + RETRY.github.lastAttempt), signal)
      let isCounted = true
      try {
        const headers = before ? { 'if-none-match': String(before.headers.etag) } : {}
        const request = { signal: attempt.signal }
        const answer: Answer = await octokit.request(route, { owner, repo, ...parameters, headers, request })
        // Octokit takes a body that breaks off for an empty one.
        attempt.signal.throwIfAborted()
        if (Number.isFinite(deadline) && answer.headers.etag) known.set(key, answer)
        return answer
      } catch (error) {
        signal.throwIfAborted()
        isCounted = statusOf(error) !== 304
        if (before && !isCounted) return before
        throw error
      } finally {
        attempt.close()
        if (isCounted) paidAt = Math.max(paidAt, clock.now()) + REFILL_MS
      }
    },

    async withRetries(what, attempt, deadline) {
      for (let attempts = 1; ; attempts++) {
        try {
          return await attempt()
        } catch (error) {
          signal.throwIfAborted()
          const now = clock.now()
          const leftMs = deadline === undefined ? undefined : deadline - now
          const pause = pauseAfter(error, attempts, now, random, leftMs)
          if (pause === undefined) throw giveUp(error, what, attempts)
          info(safe`Could not ${what} on GitHub: ${reasonOf(error)}; retrying`)
          await clock.sleep(pause, signal)
        }
      }
    },

    async list(what, route, parameters, itemsOf, deadline) {
      const items = []
      for (let page = 1; page <= MAX_PAGES; page++) {
        const readPage = async () => {
          const { data, headers } = await github.send(route, { ...parameters, per_page: 100, page }, deadline)
          const found = itemsOf(data)
          if (found === undefined) throw UnreadableAnswer.of(data)
          return { found, isLast: !/;\s*rel="?next\b/.test(String(headers.link)) }
        }
        const { found, isLast } = await github.withRetries(what, readPage, deadline)
        items.push(...found)
        if (isLast) return items
        if (deadline !== undefined && clock.now() > deadline + RETRY.github.lastAttempt)
          throw giveUp(new UnreadableAnswer(safe`it did not send all pages of the list in time`), what, 1)
      }
      throw giveUp(new UnreadableAnswer(safe`its list has more than ${MAX_PAGES} pages`), what, 1)
    },
  }
  return github
}

function openOctokit(token: string, apiUrl: string): ReturnType<typeof getOctokit> {
  return getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: 'docs-export-action',
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

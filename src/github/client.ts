/** The way to GitHub's REST API, for whatever the step asks there. Octokit is loaded by this file alone. */
import { getOctokit } from '@actions/github'
import { HttpClient } from '@actions/http-client'
import { fetch, type RequestInit } from 'undici'
import type { Clock } from '../common/clock.ts'
import type { StepError } from '../errors/errors.ts'
import { openAttempt } from '../net/attempt.ts'
import type { Random } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { failureOf, type GitHubFailure, pauseAfter, reasonOf } from './failure.ts'

/** Where GitHub is, and how to behave there. */
export interface GitHubAccess {
  /** The runner's environment: it names the server and the repository. */
  readonly env: NodeJS.ProcessEnv
  readonly token: string
  /** The longest silence of one request, in ms. */
  readonly idleMs: number
  readonly clock: Clock
  readonly random: Random
  /** Aborted when the step is cancelled; everything here then throws its reason. */
  readonly signal: AbortSignal
  readonly info: (line: SafeText) => void
}

/** One repository at GitHub or at a GitHub Enterprise Server. */
export interface GitHub {
  /** Sends each request once. */
  readonly octokit: ReturnType<typeof getOctokit>
  /** What the addresses of the repository are filled in with. */
  readonly place: { readonly owner: string; readonly repo: string }
  /**
   * Returns what `attempt` returns. It is made again, after a pause, when GitHub did not answer or asks to come
   * back later: it has to be safe to repeat. Without a deadline (ms since the epoch) a few attempts in a row are all.
   * @param what what is attempted, in a few words that follow «could not»
   * @throws StepError, as the one who opened this explains it, when another attempt would not help
   */
  withRetries<T>(what: string, attempt: () => Promise<T>, deadline?: number): Promise<T>
}

/**
 * Opens the workflow's repository, as the environment names it.
 * @param explain words a failure for those who asked
 */
export function openGitHub(
  access: GitHubAccess,
  explain: (failure: GitHubFailure, cause: unknown) => StepError,
): GitHub {
  const { env, clock, random, signal, info } = access
  const apiUrl = env.GITHUB_API_URL || 'https://api.github.com'
  const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/')
  return {
    octokit: openOctokit(access, apiUrl),
    place: { owner, repo },
    async withRetries(what, attempt, deadline) {
      for (let attempts = 1; ; attempts++) {
        try {
          return await attempt()
        } catch (error) {
          signal.throwIfAborted()
          const now = clock.now()
          const leftMs = deadline === undefined ? undefined : deadline - now
          const pause = pauseAfter(error, attempts, now, random, leftMs)
          if (pause === undefined) {
            const failure = failureOf(error, { what, attempts, apiUrl })
            throw failure ? explain(failure, error) : error
          }
          info(safe`Could not ${what} on GitHub: ${reasonOf(error)}; retrying`)
          await clock.sleep(pause, signal)
        }
      }
    },
  }
}

function openOctokit(access: GitHubAccess, apiUrl: string): ReturnType<typeof getOctokit> {
  const octokit = getOctokit(access.token, {
    baseUrl: apiUrl,
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
    try {
      return await request(options)
    } finally {
      attempt.close()
    }
  })
  return octokit
}

/** The proxy of the destination, as the toolkit finds it. */
function fetchThroughProxy(url: string, options: RequestInit) {
  const dispatcher = new HttpClient().getAgentDispatcher(url)
  return fetch(url, dispatcher ? { ...options, dispatcher } : options)
}

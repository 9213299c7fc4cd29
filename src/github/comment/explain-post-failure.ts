import { StepError } from '../../errors/step-error.ts'
import type { GitHubFailure } from '../request-failure.ts'

/** The thing that is kept up to date: a comment or an issue. */
type Kind = 'comment' | 'issue'

/** What to do about a refusal, each worded as a sentence without its period. */
const ADVICE = {
  comment: {
    locked: 'Unlock the conversation of the pull request, or leave `pull-request-comment` out',
    permission: 'Give the job `permissions: pull-requests: write`',
  },
  issue: {
    locked: 'Unlock the conversation of the issue, or leave `live-issue` out',
    permission: 'Give the job `permissions: issues: write`',
  },
} as const

/** There is no mistake in the workflow to fix. */
const FORK_ADVICE = 'Runs for pull requests from forks never get the permission to write it'
const TOKEN_ADVICE =
  'Leave `github-token` out to use the workflow’s own token: the given token may have expired or been revoked'
const DISABLED_ADVICE =
  'Turn on issues in the settings of the repository, or leave `live-issue` out'

/**
 * The statuses for an unknown token, a missing permission, an invisible repository, and disabled
 * issues.
 */
const REFUSED: ReadonlySet<number | undefined> = new Set([401, 403, 404, 410])

/**
 * Returns the function that makes the error for a failed request. `isFromFork`: whether the run is
 * for a pull request from a fork.
 */
export function makePostFailureExplainer(kind: Kind, isFromFork: boolean) {
  return (failure: GitHubFailure, cause: unknown): StepError => {
    if (!REFUSED.has(failure.status)) return new StepError(`${kind}-failed`, failure, cause)
    return new StepError(
      `${kind}-forbidden`,
      { ...failure, advice: adviseOnRefusal(kind, failure, isFromFork) },
      cause,
    )
  }
}

function adviseOnRefusal(
  kind: Kind,
  { status, serverMessage }: GitHubFailure,
  isFromFork: boolean,
): string {
  if (status === 401) return TOKEN_ADVICE
  if (status === 410) return DISABLED_ADVICE
  if (/\blocked\b/i.test(serverMessage)) return ADVICE[kind].locked
  if (kind === 'comment' && isFromFork) return FORK_ADVICE
  return ADVICE[kind].permission
}

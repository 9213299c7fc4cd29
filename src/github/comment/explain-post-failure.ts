import { StepError } from '../../errors/step-error.ts'
import type { GitHubFailure } from '../request-failure.ts'

/** The thing that is kept up to date: a comment or an issue. */
type Kind = 'comment' | 'issue'

/** The words that differ between a comment and an issue. */
const WORDS = {
  comment: { place: 'pull request', input: 'pull-request-comment', permission: 'pull-requests' },
  issue: { place: 'issue', input: 'live-issue', permission: 'issues' },
} as const

const RETRY_ADVICE = {
  comment: 'To write the comment, run this step again later',
  issue: 'The next check tries again',
} as const
const UNREADABLE_ADVICE =
  'Check `GITHUB_API_URL`, and whether a proxy or a sign-in page responds in place of the server'

/** There is no mistake in the workflow to fix. */
const FORK_ADVICE = 'Runs for pull requests from forks never get permission to write comments'
const TOKEN_ADVICE =
  'Leave `github-token` out to use the workflow’s own token: the given token may have expired or been revoked'
const SIGN_ON_ADVICE =
  'Leave `github-token` out to use the workflow’s own token, or authorize the given token for single sign-on'
const UNEXPECTED_ADVICE =
  'Trying again will not help: if GitHub’s message does not say what to change, please report this error in the action’s repository'

/** The statuses for a missing permission and an invisible repository. */
const FORBIDDEN: ReadonlySet<number | undefined> = new Set([403, 404])

/**
 * Returns the function that makes the error for a failed request. `isFromFork`: whether the run is
 * for a pull request from a fork.
 */
export function makePostFailureExplainer(kind: Kind, isFromFork: boolean) {
  return (failure: GitHubFailure, cause: unknown): StepError => {
    if (failure.kind !== 'refused') {
      let advice: string = RETRY_ADVICE[kind]
      if (failure.kind === 'unreadable') advice = UNREADABLE_ADVICE
      return new StepError(`${kind}-failed`, { ...failure, advice }, cause)
    }
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
  const { place, input, permission } = WORDS[kind]
  const leaveOut = `or leave \`${input}\` out`
  if (status === 410) return `Turn on issues in the settings of the repository ${leaveOut}`
  if (!FORBIDDEN.has(status)) return UNEXPECTED_ADVICE
  if (/\blocked\b/i.test(serverMessage))
    return `Unlock the conversation of the ${place} ${leaveOut}`
  if (/\barchived\b/i.test(serverMessage)) return `Unarchive the repository ${leaveOut}`
  if (/\bSAML\b/.test(serverMessage)) return SIGN_ON_ADVICE
  if (kind === 'comment' && isFromFork) return FORK_ADVICE
  const permissionAdvice = `Give the job \`permissions: ${permission}: write\``
  if (status === 403) return permissionAdvice
  return `${permissionAdvice} and check that the token belongs to this repository`
}

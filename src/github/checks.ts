/** What GitHub knows of a commit: its check runs, which apps report, and its commit statuses, which are older. */
import { StepError } from '../errors/errors.ts'
import type { GitHub } from './client.ts'
import type { GitHubFailure } from './failure.ts'

/** One attempt of a check; everything in it is foreign text. */
export interface Check {
  readonly name: string
  /** `success`, `in_progress` …, as GitHub says it. */
  readonly state: string
  readonly end: 'well' | 'badly' | undefined
  /** When it began, in ms since the epoch; of two attempts with one name, the later one counts. */
  readonly at: number
  readonly id: number
  /** Where more is said about it. */
  readonly details: string | undefined
}

/** The ends after which GitHub lets a required check pass, and the same of a status. */
const GOOD_ENDS: ReadonlySet<string> = new Set(['success', 'neutral', 'skipped'])

/** What needs which permission, each in a few words that follow «could not». */
const PERMISSIONS = {
  'read the check runs': 'checks: read',
  'read the commit statuses': 'statuses: read',
} as const

/**
 * Returns every check of a commit, each with its newest attempt.
 * @param ownRun what the addresses of this workflow run contain. Its jobs, and statuses that link to it, are left out: whoever
 * waits for them, or for one of the same name, would wait for its own end
 * @param deadline until when it is asked again, in ms since the epoch
 * @throws StepError (`check-…`)
 */
export async function readChecks(
  github: GitHub,
  commit: string,
  ownRun: string,
  deadline: number,
): Promise<Check[]> {
  const { octokit, place } = github
  const asked = { ...place, ref: commit, per_page: 100 }
  const read = <T>(what: keyof typeof PERMISSIONS, list: () => Promise<T>) =>
    github.withRetries(what, list, deadline)
  // https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference
  const runs = await read('read the check runs', () =>
    octokit.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked),
  )
  // https://docs.github.com/rest/commits/statuses#list-commit-statuses-for-a-reference
  const statuses = await read('read the commit statuses', () =>
    octokit.paginate('GET /repos/{owner}/{repo}/commits/{ref}/statuses', asked),
  )
  const attempts = [
    ...runs.map(({ id, name, status, conclusion, started_at, html_url }) => ({
      id,
      name,
      state: conclusion ?? status,
      end: status === 'completed' ? endOf(conclusion ?? '') : undefined,
      // One that has not begun is the newest.
      at: started_at ? Date.parse(started_at) : Number.POSITIVE_INFINITY,
      details: html_url ?? undefined,
    })),
    ...statuses.map(({ id, context, state, created_at, target_url }) => ({
      id,
      name: context,
      state,
      end: state === 'pending' ? undefined : endOf(state),
      at: Date.parse(created_at),
      details: target_url ?? undefined,
    })),
  ]
  return newestOfEach(attempts.filter(({ details }) => !details?.includes(ownRun)))
}

function endOf(conclusion: string): 'well' | 'badly' {
  return GOOD_ENDS.has(conclusion) ? 'well' : 'badly'
}

function newestOfEach(attempts: readonly Check[]): Check[] {
  const oldestFirst = attempts.toSorted((a, b) => (a.at === b.at ? a.id - b.id : a.at - b.at))
  return [...new Map(oldestFirst.map((check) => [check.name, check])).values()]
}

/** Words what GitHub refused, or did not answer, for the one who waits for a check. */
export function explainCheckFailure(failure: GitHubFailure, cause: unknown): StepError {
  const { what, refusal, said, why, attempts, server, statusPage } = failure
  if (refusal === undefined)
    return new StepError('check-unreachable', { what, server, why, attempts, said, statusPage }, cause)
  if (refusal === 422) return new StepError('check-commit-unknown', { status: refusal, said, server }, cause)
  const isDenied = refusal === 403 || refusal === 404
  const permission = isDenied ? Object.entries(PERMISSIONS).find(([words]) => words === what)?.[1] : undefined
  return new StepError('check-refused', { what, server, status: refusal, said, permission }, cause)
}

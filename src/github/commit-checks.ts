/**
 * Reads the checks of a commit from GitHub: check runs, which apps report, and commit statuses, the
 * older form.
 */
import { StepError } from '../errors/step-error.ts'
import type { GitHubRepository } from './client.ts'
import { getNumber, getText } from './json-path.ts'
import type { GitHubFailure } from './request-failure.ts'

/** One attempt of a check; everything in it is untrusted text. */
export interface CommitCheck {
  readonly name: string
  /** Its suite, or the commit statuses: several may report under one name. */
  readonly source: string
  /** `success`, `in_progress` …, in GitHub's words. */
  readonly state: string
  readonly conclusion: 'success' | 'failure' | undefined
  /** Of two attempts with one name and source, the one with the higher number is newer. */
  readonly id: number
  /** When it ended, in ms since the epoch; undefined if it has not, or GitHub does not say. */
  readonly endedAt: number | undefined
  /** The address of its details. */
  readonly details: string | undefined
}

/** The checks of a commit. */
interface ChecksOfCommit {
  /** The checks of this workflow run. */
  readonly ownChecks: readonly CommitCheck[]
  /** All others. */
  readonly checks: readonly CommitCheck[]
}

/** The conclusions and states with which GitHub lets a required check or status pass. */
const PASSING_CONCLUSIONS: ReadonlySet<string> = new Set(['success', 'neutral', 'skipped'])

/** The permission for each request, by its operation, which follows “could not”. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  'read the check runs': 'checks: read',
  'read the commit statuses': 'statuses: read',
}

/**
 * Returns the checks of a commit: for each source and name, the attempt that counts. The checks of
 * this workflow run are returned separately, because a step that waited for them would wait for its
 * own end.
 * @param ownRunPath the part of an address that shows that a check belongs to this workflow run
 * @param name the name of the requested check runs, which may end with a `*`. All statuses are
 * returned, because they cannot be requested by name
 * @throws StepError (`check-…`)
 */
export async function readChecks(
  github: GitHubRepository,
  commit: string,
  ownRunPath: string,
  name = '*',
): Promise<ChecksOfCommit> {
  const route = `GET /repos/{owner}/{repo}/commits/${encodeURIComponent(commit)}`
  let nameFilter = ''
  if (!isWildcard(name)) nameFilter = `&check_name=${encodeURIComponent(name)}`
  // Without the filter, an attempt that still runs may be hidden behind a newer one of its suite
  // that has ended.
  const runs = `${route}/check-runs?filter=all${nameFilter}`
  // https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference
  const checkRuns = await github.list('read the check runs', runs, ['check_runs'], readCheckRun)
  // It has the newest status of each name:
  // https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
  const statuses = await github.list(
    'read the commit statuses',
    `${route}/status`,
    ['statuses'],
    readCommitStatus,
  )
  const attempts = [...checkRuns, ...statuses]
  const isOwn = ({ details }: CommitCheck) => details?.includes(ownRunPath)
  return {
    ownChecks: attempts.filter(isOwn),
    checks: pickDecisive(attempts.filter((check) => !isOwn(check))),
  }
}

function readCheckRun(run: unknown): CommitCheck | undefined {
  const name = getText(run, 'name')
  const status = getText(run, 'status')
  if (name === undefined || status === undefined) return undefined
  const state = getText(run, 'conclusion') ?? status
  let conclusion: CommitCheck['conclusion']
  if (status === 'completed') conclusion = judgeConclusion(state)
  return {
    name,
    source: findSource(run),
    state,
    conclusion,
    id: getNumber(run, 'id') ?? 0,
    endedAt: getTimeMs(run, 'completed_at'),
    details: getText(run, 'html_url'),
  }
}

function findSource(run: unknown): string {
  const suite = getNumber(run, 'check_suite', 'id')
  if (suite === undefined) return `app ${getNumber(run, 'app', 'id')}`
  return `suite ${suite}`
}

function readCommitStatus(status: unknown): CommitCheck | undefined {
  const name = getText(status, 'context')
  const state = getText(status, 'state')
  if (name === undefined || state === undefined) return undefined
  let conclusion: CommitCheck['conclusion']
  if (state !== 'pending') conclusion = judgeConclusion(state)
  return {
    name,
    source: 'status',
    state,
    conclusion,
    id: getNumber(status, 'id') ?? 0,
    endedAt: getTimeMs(status, 'updated_at'),
    details: getText(status, 'target_url'),
  }
}

function judgeConclusion(state: string): 'success' | 'failure' {
  if (PASSING_CONCLUSIONS.has(state)) return 'success'
  return 'failure'
}

/** Returns the time at a name, in ms since the epoch; undefined if there is none. */
function getTimeMs(value: unknown, name: string): number | undefined {
  const time = Date.parse(getText(value, name) ?? '')
  if (Number.isNaN(time)) return undefined
  return time
}

/**
 * Returns, for each source and name, an attempt that has not ended if there is one, or else the
 * newest.
 */
function pickDecisive(attempts: readonly CommitCheck[]): CommitCheck[] {
  const rankOpen = ({ conclusion }: CommitCheck) => Number(conclusion === undefined)
  const decisiveLast = attempts.toSorted((a, b) => rankOpen(a) - rankOpen(b) || a.id - b.id)
  const decisive = new Map<string, CommitCheck>()
  for (const check of decisiveLast) decisive.set(`${check.source} ${check.name}`, check)
  return [...decisive.values()]
}

/** Returns whether a name ends with a `*`, which stands for anything. */
function isWildcard(name: string): boolean {
  return name.endsWith('*')
}

/**
 * Returns the decisive check of those with this name, which may end with a `*`; undefined if there
 * is none. All of them have to succeed. So a check that has not ended is decisive, then one that
 * failed, then the one that ended last.
 */
export function findDecisiveCheck(
  name: string,
  checks: readonly CommitCheck[],
): CommitCheck | undefined {
  const matching = checks.filter((check) => matchesName(check, name))
  const open = matching.find(({ conclusion }) => conclusion === undefined)
  if (open !== undefined) return open
  const failed = matching.find(({ conclusion }) => conclusion === 'failure')
  if (failed !== undefined) return failed
  const [last] = matching.toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0))
  return last
}

function matchesName(check: CommitCheck, name: string): boolean {
  if (isWildcard(name)) return check.name.startsWith(name.slice(0, -1))
  return check.name === name
}

/** Returns the error for a failed request of a step that waits for a check. */
export function makeCommitCheckError(failure: GitHubFailure, cause: unknown): StepError {
  const { kind, status, operation } = failure
  if (kind !== 'refused') return new StepError(`check-${kind}`, failure, cause)
  if (status === 401) return new StepError('github-token-refused', failure, cause)
  let permission: string | undefined
  if (status === 403 || status === 404) permission = PERMISSIONS[operation]
  // A missing permission explains a 403.
  const mayLackCommit = status !== 403
  return new StepError('check-refused', { ...failure, permission, mayLackCommit }, cause)
}

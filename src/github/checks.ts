/** What GitHub knows of a commit: its check runs, which apps report, and its commit statuses, which are older. */
import { StepError } from '../errors/errors.ts'
import type { GitHub } from './client.ts'
import type { GitHubFailure } from './failure.ts'
import { at, numberAt, textAt } from './json.ts'

/** One attempt of a check; everything in it is foreign text. */
export interface Check {
  readonly name: string
  /** Whose it is: several may report under one name. */
  readonly source: string
  /** `success`, `in_progress` …, as GitHub says it. */
  readonly state: string
  readonly end: 'well' | 'badly' | undefined
  /** When it began, in ms since the epoch; of two attempts with one name and source, the later one counts. */
  readonly at: number
  readonly id: number
  /** Where more is said about it. */
  readonly details: string | undefined
}

/** What the checks of a commit say about the ones that are waited for. */
export type Standing =
  | { readonly is: 'well' }
  | { readonly is: 'absent' }
  | { readonly is: 'unfinished' | 'badly'; readonly check: Check }

/** The ends after which GitHub lets a required check pass, and the same of a status. */
const GOOD_ENDS: ReadonlySet<string> = new Set(['success', 'neutral', 'skipped'])

/** What needs which permission, each in a few words that follow «could not». */
const PERMISSIONS = {
  'read the check runs': 'checks: read',
  'read the commit statuses': 'statuses: read',
} as const

/** What is asked about. */
export interface AskedChecks {
  readonly commit: string
  /** Check runs of this name alone, and all statuses, which cannot be asked for by their name. */
  readonly name?: string | undefined
  /**
   * What the addresses of this workflow run contain. Its jobs, and statuses that link to it, are left out: whoever waits for
   * them, or for one of the same name, would wait for its own end.
   */
  readonly ownRun: string
}

/**
 * Returns the checks of a commit: of each source, the newest attempt under each name. GitHub is asked until the deadline, which
 * is in ms since the epoch.
 * @throws StepError (`check-…`)
 */
export async function readChecks(
  github: GitHub,
  { commit, name, ownRun }: AskedChecks,
  deadline: number,
): Promise<Check[]> {
  const read = (
    what: keyof typeof PERMISSIONS,
    path: string,
    asked: object,
    itemsOf: (data: unknown) => Check[] | undefined,
  ) =>
    github.list(
      what,
      `GET /repos/{owner}/{repo}/commits/{ref}/${path}`,
      { ref: commit, ...asked },
      itemsOf,
      deadline,
    )
  // https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference
  const named = name === undefined ? {} : { check_name: name }
  const runs = await read('read the check runs', 'check-runs', named, (data) =>
    listOf(at(data, 'check_runs'), runOf),
  )
  // It has the newest of each name: https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
  const statuses = await read('read the commit statuses', 'status', {}, (data) =>
    listOf(at(data, 'statuses'), statusOf),
  )
  return newestOfEach([...runs, ...statuses].filter(({ details }) => !details?.includes(ownRun)))
}

/** Returns the checks in a list; undefined if it is none, or has anything else in it. */
function listOf(list: unknown, parse: (item: unknown) => Check | undefined): Check[] | undefined {
  const checks = Array.isArray(list) ? list.map(parse) : [undefined]
  return checks.every((check) => check !== undefined) ? checks : undefined
}

function runOf(run: unknown): Check | undefined {
  const [name, status, began] = [textAt(run, 'name'), textAt(run, 'status'), textAt(run, 'started_at')]
  if (name === undefined || status === undefined) return undefined
  const conclusion = textAt(run, 'conclusion')
  return {
    name,
    source: `app ${numberAt(run, 'app', 'id')}`,
    state: conclusion ?? status,
    end: status === 'completed' ? endOf(conclusion ?? '') : undefined,
    // One that has not begun is the newest.
    at: began ? Date.parse(began) || 0 : Number.POSITIVE_INFINITY,
    id: numberAt(run, 'id') ?? 0,
    details: textAt(run, 'html_url'),
  }
}

function statusOf(status: unknown): Check | undefined {
  const [name, state] = [textAt(status, 'context'), textAt(status, 'state')]
  if (name === undefined || state === undefined) return undefined
  return {
    name,
    source: 'status',
    state,
    end: state === 'pending' ? undefined : endOf(state),
    at: Date.parse(textAt(status, 'created_at') ?? '') || 0,
    id: numberAt(status, 'id') ?? 0,
    details: textAt(status, 'target_url'),
  }
}

function endOf(conclusion: string): 'well' | 'badly' {
  return GOOD_ENDS.has(conclusion) ? 'well' : 'badly'
}

function newestOfEach(attempts: readonly Check[]): Check[] {
  const oldestFirst = attempts.toSorted((a, b) => (a.at === b.at ? a.id - b.id : a.at - b.at))
  return [...new Map(oldestFirst.map((check) => [`${check.source} ${check.name}`, check])).values()]
}

/** Returns whether a name ends with a `*`, which stands for anything. */
export function isPattern(name: string): boolean {
  return name.endsWith('*')
}

/**
 * Returns how the checks of that name stand, which may end with a `*`. One that ended badly counts more than one that has
 * not ended, and all have to end well.
 */
export function standingOf(name: string, checks: readonly Check[]): Standing {
  const isMeant = isPattern(name)
    ? (check: Check) => check.name.startsWith(name.slice(0, -1))
    : (check: Check) => check.name === name
  const meant = checks.filter(isMeant)
  const bad = meant.find(({ end }) => end === 'badly')
  if (bad) return { is: 'badly', check: bad }
  const open = meant.find(({ end }) => end === undefined)
  if (open) return { is: 'unfinished', check: open }
  return { is: meant.length === 0 ? 'absent' : 'well' }
}

/** Words what GitHub refused, or did not answer, for the one who waits for a check. */
export function explainCheckFailure(failure: GitHubFailure, cause: unknown): StepError {
  const { what, refusal, said, why, attempts, server, statusPage, kind, until } = failure
  switch (kind) {
    case 'limited':
      return new StepError('check-limited', { what, server, why, said, until }, cause)
    case 'unreadable':
      return new StepError('check-unreadable', { what, server, why, attempts }, cause)
    case 'unanswered':
      return new StepError('check-unreachable', { what, server, why, attempts, said, statusPage }, cause)
    case 'refused':
  }
  if (refusal === 401) return new StepError('github-token-refused', { server, said }, cause)
  if (refusal === 422) return new StepError('check-commit-unknown', { status: refusal, said, server }, cause)
  const isDenied = refusal === 403 || refusal === 404
  const permission = isDenied ? Object.entries(PERMISSIONS).find(([words]) => words === what)?.[1] : undefined
  return new StepError('check-refused', { what, server, status: refusal, said, permission }, cause)
}

/** The states of both kinds of jobs, computed from the time since they started; nothing here reads a clock. */

/** The state of an export job, apart from its ID and times. */
export interface ExportState {
  readonly status: 'queued' | 'running' | 'completed' | 'failed'
  /** From 0 to 100. */
  readonly progress: number
  readonly pageCount: number
  readonly error: string | null
}

/** What happens to an export job: its duration in ms, its number of pages, and its error, if it should fail. */
export interface ExportCourse {
  readonly exportTimeMs: number
  readonly pages: number
  readonly failsWith: string | undefined
}

const QUEUED_UNTIL = 0.1
const FAILS_AT = 0.6

/** Returns the state of an export job `elapsedMs` after its start. */
export function exportState(elapsedMs: number, course: ExportCourse): ExportState {
  const elapsed =
    course.exportTimeMs <= 0 ? 1 : Math.min(1, Math.max(0, elapsedMs / course.exportTimeMs))
  const fails = course.failsWith !== undefined && elapsed >= FAILS_AT
  const done = Math.max(0, ((fails ? FAILS_AT : elapsed) - QUEUED_UNTIL) / (1 - QUEUED_UNTIL))
  return {
    status: fails ? 'failed' : statusAt(elapsed),
    progress: Math.floor(done * 100),
    pageCount: Math.floor(done * course.pages),
    error: fails ? (course.failsWith ?? null) : null,
  }
}

/** Returns the status of an export that does not fail; `elapsed` is a fraction of its duration. */
function statusAt(elapsed: number): ExportState['status'] {
  if (elapsed >= 1) return 'completed'
  return elapsed < QUEUED_UNTIL ? 'queued' : 'running'
}

/** The state of a build, with its summary and its log. */
export interface BuildState {
  readonly status: 'queued' | 'in_progress' | 'success' | 'failure'
  readonly summary: string
  readonly logs: readonly string[]
}

/**
 * Returns the state of a build `elapsedMs` after it was requested; it takes `buildTimeMs`, and
 * fails if there is a message.
 */
export function buildState(
  elapsedMs: number,
  buildTimeMs: number,
  failsWith: string | undefined,
): BuildState {
  if (elapsedMs < buildTimeMs * QUEUED_UNTIL)
    return { status: 'queued', summary: 'Waiting', logs: [] }
  const logs = ['Fetching the branch', 'Reading the documentation']
  if (elapsedMs < buildTimeMs) return { status: 'in_progress', summary: 'Building', logs }
  if (failsWith === undefined)
    return { status: 'success', summary: 'Built', logs: [...logs, 'Published'] }
  return { status: 'failure', summary: failsWith, logs: [...logs, `Error: ${failsWith}`] }
}

/** How an agent job can end. */
export const STORIES = ['pull-request', 'no-change', 'failed', 'archived'] as const
/** One of `STORIES`. */
export type Story = (typeof STORIES)[number]

/** The state of an agent job; `archivedAfterMs` in ms since it started. */
export interface AgentState {
  readonly status: 'active' | 'completed' | 'archived' | 'failed'
  readonly hasPullRequest: boolean
  readonly archivedAfterMs: number | null
}

const ENDS = {
  'pull-request': { status: 'completed', hasPullRequest: true },
  'no-change': { status: 'completed', hasPullRequest: false },
  failed: { status: 'failed', hasPullRequest: false },
  archived: { status: 'archived', hasPullRequest: true },
} as const satisfies Record<Story, Omit<AgentState, 'archivedAfterMs'>>

/** Returns the state of an agent job `elapsedMs` after it started; the agent works for `agentTimeMs`. */
export function agentState(elapsedMs: number, agentTimeMs: number, story: Story): AgentState {
  if (elapsedMs < agentTimeMs)
    return { status: 'active', hasPullRequest: false, archivedAfterMs: null }
  const end = ENDS[story]
  return { ...end, archivedAfterMs: end.status === 'archived' ? agentTimeMs : null }
}

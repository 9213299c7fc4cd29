/** The life of both kinds of jobs, computed from the time since they began: nothing here waits or ticks. */

/** What an export job says of itself besides its name and its times. */
export interface ExportLife {
  readonly status: 'queued' | 'running' | 'completed' | 'failed'
  /** From 0 to 100. */
  readonly progress: number
  readonly pageCount: number
  readonly error: string | null
}

/** How an export job goes: how long it takes in ms, how many pages it has, and the words it fails with, if it does. */
export interface ExportCourse {
  readonly exportTimeMs: number
  readonly pages: number
  readonly failsWith: string | undefined
}

const QUEUED_UNTIL = 0.1
const FAILS_AT = 0.6

/** Returns what an export job says `elapsedMs` after its start. */
export function exportLife(elapsedMs: number, course: ExportCourse): ExportLife {
  const gone = course.exportTimeMs <= 0 ? 1 : Math.min(1, Math.max(0, elapsedMs / course.exportTimeMs))
  const fails = course.failsWith !== undefined && gone >= FAILS_AT
  const done = Math.max(0, ((fails ? FAILS_AT : gone) - QUEUED_UNTIL) / (1 - QUEUED_UNTIL))
  const status = fails ? 'failed' : gone >= 1 ? 'completed' : gone < QUEUED_UNTIL ? 'queued' : 'running'
  return {
    status,
    progress: Math.floor(done * 100),
    pageCount: Math.floor(done * course.pages),
    error: fails ? (course.failsWith ?? null) : null,
  }
}

/** How an agent job can go. */
export const STORIES = ['pull-request', 'no-change', 'failed', 'archived'] as const
/** One of `STORIES`. */
export type Story = (typeof STORIES)[number]

/** What an agent job says of its work; `archivedAfterMs` in ms since it began. */
export interface AgentLife {
  readonly status: 'active' | 'completed' | 'archived' | 'failed'
  readonly hasPullRequest: boolean
  readonly archivedAfterMs: number | null
}

const ENDS = {
  'pull-request': { status: 'completed', hasPullRequest: true },
  'no-change': { status: 'completed', hasPullRequest: false },
  failed: { status: 'failed', hasPullRequest: false },
  archived: { status: 'archived', hasPullRequest: true },
} as const satisfies Record<Story, Omit<AgentLife, 'archivedAfterMs'>>

/** Returns what an agent job says `elapsedMs` after it began; it works for `agentTimeMs`. */
export function agentLife(elapsedMs: number, agentTimeMs: number, story: Story): AgentLife {
  if (elapsedMs < agentTimeMs) return { status: 'active', hasPullRequest: false, archivedAfterMs: null }
  const end = ENDS[story]
  return { ...end, archivedAfterMs: end.status === 'archived' ? agentTimeMs : null }
}

import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, systemClock } from '../common/clock.ts'
import { isDiskError } from '../common/disk-errors.ts'
import { ReportError } from '../common/report-error.ts'
import { formatDuration } from '../common/units.ts'
import { Removals } from '../disk/removal.ts'
import { getTempFolder } from '../disk/temp-folder.ts'
import type { InputName } from '../inputs/input-table.ts'
import type { Random } from '../net/retry-policy.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { type Log, log } from '../text/log.ts'
import type { Section } from '../text/markup.ts'
import { OUTPUTS, type OutputWriter, openOutputs } from './outputs.ts'
import type { PhaseResults } from './results.ts'

const HEARTBEAT_INTERVAL_MS = 60_000

/** The prefix of the name of the folder for reports. */
export const REPORT_FOLDER_PREFIX = 'docs-export-report-'

/**
 * A row of the job summary. `value` is untrusted text. `href` makes it a link if it is an `https`
 * address.
 */
interface SummaryRow {
  readonly name: string
  readonly value: string
  readonly href?: string | undefined
}

/**
 * Facts about this run so far, for the summary and for the message of a canceled step. All text may
 * be untrusted.
 */
export interface Facts {
  /** The subject of the run, for the heading of the summary. */
  subject: string
  jobId?: string
  /** Whether the step is still waiting before it starts an export. */
  isBeforeExport?: boolean
  /** The job's status and number of pages, as last reported by the service. */
  status?: string
  pageCount?: string
  /** ISO 8601. */
  linkExpiresAt?: string
  /** The inputs that resume the job, once there is one. */
  resumeWith: Readonly<Partial<Record<InputName, string>>>
}

/** The dependencies of a step on its environment. */
interface StepDependencies {
  readonly env: NodeJS.ProcessEnv
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

/** The dependencies in a real run. */
export const RUNNER: StepDependencies = {
  env: process.env,
  clock: systemClock,
  random: Math.random,
  log,
}

/** One run of this step, which is passed to the modes. */
export interface Step extends StepDependencies {
  readonly outputs: OutputWriter<(typeof OUTPUTS)[number]>
  /** Aborted when the step is canceled; the reason is the error to end with. */
  readonly signal: AbortSignal
  /** When the step began, in ms since the epoch. */
  readonly startedAtMs: number
  readonly facts: Facts
  /** The results of the phases. */
  readonly phaseResults: PhaseResults
  /** Rows of the summary, in order. The values may be untrusted text. */
  readonly summaryRows: SummaryRow[]
  /** How long each phase took, as rows of the summary. */
  readonly timings: SummaryRow[]
  /** Sections of the summary, in the order of the phases: visible, and collapsed. */
  readonly sections: Section[]
  readonly collapsedSections: Section[]
  /** Files that the step removes before it ends. */
  readonly removals: Removals
  /**
   * Returns the folder for all reports of this run, which is created on the first call.
   * @throws ReportError if it cannot be created
   */
  getReportFolder(): string
  /**
   * Runs `work` with a heartbeat in the log each minute; the summary shows how long it took,
   * however it ends.
   */
  runPhase<T>(
    name: string,
    work: () => Promise<T>,
    heartbeat?: (elapsedMs: number) => SafeText,
  ): Promise<T>
}

/** Returns the step as the runner started it, or with the dependencies that a test passes. */
export function openStep(signal: AbortSignal, dependencies: StepDependencies = RUNNER): Step {
  const { env, clock } = dependencies
  const timings: SummaryRow[] = []
  return {
    ...dependencies,
    outputs: openOutputs(env, OUTPUTS),
    signal,
    startedAtMs: clock.now(),
    facts: { subject: 'Documentation', resumeWith: {} },
    phaseResults: {},
    summaryRows: [],
    timings,
    sections: [],
    collapsedSections: [],
    removals: new Removals(),
    getReportFolder: makeReportFolderGetter(env),
    runPhase: makePhaseRunner(dependencies, timings),
  }
}

function makeReportFolderGetter(env: NodeJS.ProcessEnv): Step['getReportFolder'] {
  let folder: string | undefined
  return () => {
    folder ??= makeReportFolder(getTempFolder(env))
    return folder
  }
}

/** @throws ReportError for a file-system error */
function makeReportFolder(tempFolder: string): string {
  try {
    return mkdtempSync(join(tempFolder, REPORT_FOLDER_PREFIX))
  } catch (error) {
    if (isDiskError(error)) throw new ReportError(tempFolder, error)
    throw error
  }
}

function makePhaseRunner(
  { clock, log }: StepDependencies,
  timings: SummaryRow[],
): Step['runPhase'] {
  return async (name, work, heartbeat) => {
    const startedAtMs = clock.now()
    const measureElapsedMs = () => clock.now() - startedAtMs
    const describeElapsed = (elapsedMs: number) =>
      safe`${name}: busy for ${formatDuration(elapsedMs)}`
    const describe = heartbeat ?? describeElapsed
    const stopHeartbeat = clock.every(HEARTBEAT_INTERVAL_MS, () =>
      log.info(describe(measureElapsedMs())),
    )
    try {
      return await work()
    } finally {
      stopHeartbeat()
      timings.push({ name, value: formatDuration(measureElapsedMs()) })
    }
  }
}

import { joinWords, showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import {
  type Check,
  explainCheckFailure,
  isPattern,
  readChecks,
  type Standing,
  standingOf,
} from '../github/checks.ts'
import { readEvent } from '../github/event.ts'
import { placeOf } from '../github/place.ts'
import type { ExportInputs } from '../inputs/export.ts'
import { poll } from '../net/poll.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { misspelled } from '../report/did-you-mean.ts'
import { openProgress } from '../report/progress.ts'
import type { Step } from '../step/step.ts'
import type { WaitPlan } from './wait-plan.ts'

/** How many checks an error names. */
const MAX_NAMED = 20

/**
 * Waits until the check run or commit status with which the service says that it has built the workflow's commit has ended
 * well, and looks for it until the wait is over. Octokit is loaded for it.
 * @throws StepError (`check-…`, `github-token-…`, `bad-inputs`) if it did not
 */
export async function waitForCheck(
  { waitForCheck: wanted, service, job }: Pick<ExportInputs, 'waitForCheck' | 'service' | 'job'>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<void> {
  if (wanted === undefined || job.jobId !== undefined) return
  const { name, token } = wanted
  if (!token) throw new StepError('github-token-missing', { input: 'wait-for-check' })
  const { env, log, clock, signal } = step
  const event = readEvent(env)
  const commit = event.commit ?? env.GITHUB_SHA ?? ''
  if (!/^[0-9a-f]{40,64}$/.test(commit)) {
    const what = safe`wait-for-check needs the commit that the workflow runs on, and GITHUB_SHA is “${commit}”`
    throw new StepError('bad-inputs', { errors: [what] })
  }
  const place = placeOf(env)
  const { openGitHub } = await import('../github/client.ts')
  const access = { ...step, place, token, idleMs: service.requestTimeoutMs, info: log.info }
  const github = openGitHub(access, explainCheckFailure)

  const shortCommit = commit.slice(0, 7)
  log.info(safe`Waiting for the check ${name} of the commit ${shortCommit} before the export is started`)
  const ownRun = `/actions/runs/${env.GITHUB_RUN_ID}/`
  const read = (only?: string) => readChecks(github, { commit, name: only, ownRun }, waitPlan.deadline)
  const standing = await watchCheck(name, read, waitPlan, step)
  if (standing.is === 'well') return
  if (standing.is === 'badly') {
    const { name: check, state, details } = standing.check
    throw new StepError('check-failed', { check, commit: shortCommit, state, details })
  }
  const elapsed = showDuration(clock.now() - waitPlan.startedAt)
  // Which others there are is worth one request; that it fails is not what this is about.
  const all = await read().catch(() => [])
  signal.throwIfAborted()
  const waited = { commit: shortCommit, elapsed, others: namesOf(all) }
  if (standing.is === 'unfinished') {
    const { name: check, state } = standing.check
    throw new StepError('check-unfinished', { ...waited, check, state })
  }
  const names = all.map((check) => check.name)
  const fork = event.isFork ? env.GITHUB_REPOSITORY : undefined
  throw new StepError('check-absent', { ...waited, check: name, meant: misspelled(name, names), fork })
}

/**
 * Reads the checks of that name until they have ended or the wait is over, and returns how they stood then.
 * @param readChecks returns the check runs of one name, or all, and all statuses
 */
async function watchCheck(
  name: string,
  readChecks: (only?: string) => Promise<readonly Check[]>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<Standing> {
  const progress = openProgress(safe`Check ${name}`, waitPlan, step)
  /** Those that were there at first, if that one was not. */
  let others: readonly Check[] | undefined
  const read = async () => {
    const standing = standingOf(name, await readChecks(isPattern(name) ? undefined : name))
    const isAbsent = standing.is === 'absent'
    if (isAbsent && name.slice(0, -1).includes('*'))
      throw new StepError('bad-inputs', { errors: [noPattern(name)] })
    if (isAbsent) others ??= await readChecks()
    const names = isAbsent && others ? namesOf(others) : undefined
    progress.report(wordsOf(standing, name), names && safe`; the commit has ${names}`)
    return { standing, ended: standing.is === 'well' || standing.is === 'badly' }
  }
  const { last } = await step.phase('Wait for check', () => poll(read, waitPlan, step), progress.heartbeat)
  return last.standing
}

function noPattern(name: string): SafeText {
  return safe`wait-for-check is “${name}”, which is not there, and a “*” stands for anything only at the end of a name: give the name as the commit shows it, or its beginning and a “*”`
}

/** Returns how checks stand, for the log. */
function wordsOf(standing: Standing, name: string): SafeText {
  switch (standing.is) {
    case 'well':
      return safe`ended well`
    case 'absent':
      return safe`not there yet`
    default: {
      const { check } = standing
      return check.name === name ? safe`${check.state}` : safe`${check.name} is ${check.state}`
    }
  }
}

/** Returns the names of the checks that are there; undefined if there are none. */
function namesOf(checks: readonly Check[]): SafeText | undefined {
  if (checks.length === 0) return undefined
  const names = checks.slice(0, MAX_NAMED).map(({ name, state }) => `${name} (${state})`)
  const more = checks.length - names.length
  return safe`${joinWords(more > 0 ? [...names, `${more} more`] : names, 'and')}`
}

import { readFileSync } from 'node:fs'
import { joinWords, showDuration } from '../common/units.ts'
import { StepError } from '../errors/errors.ts'
import type { Check } from '../github/checks.ts'
import type { ExportInputs } from '../inputs/export.ts'
import { poll } from '../net/poll.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { openProgress } from '../report/progress.ts'
import type { Step } from '../step/step.ts'
import type { WaitPlan } from './wait-plan.ts'

/** How many checks an error names. */
const MAX_NAMED = 20

/** What the checks of a commit say about the ones that are waited for. */
export type Standing =
  | { readonly is: 'well' }
  | { readonly is: 'absent' }
  | { readonly is: 'unfinished' | 'badly'; readonly check: Check }

/**
 * Returns how the checks of that name stand; a `*` at the end of the name stands for anything. One that ended badly counts
 * more than one that has not ended, and all have to end well.
 */
export function standingOf(name: string, checks: readonly Check[]): Standing {
  const isMeant = name.endsWith('*')
    ? (check: Check) => check.name.startsWith(name.slice(0, -1))
    : (check: Check) => check.name === name
  const meant = checks.filter(isMeant)
  const bad = meant.find(({ end }) => end === 'badly')
  if (bad) return { is: 'badly', check: bad }
  const open = meant.find(({ end }) => end === undefined)
  if (open) return { is: 'unfinished', check: open }
  return { is: meant.length === 0 ? 'absent' : 'well' }
}

/**
 * Waits until the check run or commit status with which the service says that it has built the workflow's commit has ended
 * well, and looks for it until the wait is over. Octokit is loaded for it.
 * @throws StepError (`check-…`, `github-token-missing`) if it did not
 */
export async function waitForCheck(
  { waitForCheck: wanted, service, job }: ExportInputs,
  waitPlan: WaitPlan,
  step: Step,
): Promise<void> {
  if (wanted === undefined || job.jobId !== undefined) return
  const { name, token } = wanted
  if (!token) throw new StepError('github-token-missing', { input: 'wait-for-check' })
  const { env, log, clock } = step
  const event = readEvent(env)
  const commit = commitOf(env, event)
  const { openGitHub } = await import('../github/client.ts')
  const { readChecks, explainCheckFailure } = await import('../github/checks.ts')
  const access = { ...step, token, idleMs: service.requestTimeoutMs, info: log.info }
  const github = openGitHub(access, explainCheckFailure)

  const ownRun = `/actions/runs/${env.GITHUB_RUN_ID}/`
  const shortCommit = commit.slice(0, 7)
  log.info(safe`Waiting for the check ${name} of the commit ${shortCommit} before the export is started`)
  const read = () => readChecks(github, commit, ownRun, waitPlan.deadline)
  const { standing, checks } = await watchChecks(name, read, waitPlan, step)
  if (standing.is === 'well') return
  const elapsed = showDuration(clock.now() - waitPlan.startedAt)
  const waited = { commit: shortCommit, elapsed, others: namesOf(checks) }
  if (standing.is === 'absent') {
    const fork = event.repository?.fork === true ? env.GITHUB_REPOSITORY : undefined
    throw new StepError('check-absent', { ...waited, check: name, fork })
  }
  const { name: check, state, details } = standing.check
  throw standing.is === 'badly'
    ? new StepError('check-failed', { check, commit: shortCommit, state, details })
    : new StepError('check-unfinished', { ...waited, check, state })
}

/** Reads the checks until the one of that name has ended or the wait is over, and returns how they stood then. */
async function watchChecks(
  name: string,
  readAll: () => Promise<readonly Check[]>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<{ readonly standing: Standing; readonly checks: readonly Check[] }> {
  const progress = openProgress(safe`Check ${name}`, waitPlan, step)
  const read = async () => {
    const checks = await readAll()
    const standing = standingOf(name, checks)
    const others = standing.is === 'absent' ? namesOf(checks) : undefined
    progress.report(wordsOf(standing, name), others && safe`; the commit has ${others}`)
    return { checks, standing, ended: standing.is === 'well' || standing.is === 'badly' }
  }
  const { last } = await step.phase('Wait for check', () => poll(read, waitPlan, step), progress.heartbeat)
  return last
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

/** What is used of the event that started the workflow: https://docs.github.com/webhooks/webhook-events-and-payloads */
interface Event {
  readonly pull_request?: { readonly head?: { readonly sha?: unknown } }
  readonly workflow_run?: { readonly head_sha?: unknown }
  readonly repository?: { readonly fork?: unknown }
}

/** Returns the event; an empty one if the runner wrote none. */
function readEvent({ GITHUB_EVENT_PATH: path }: NodeJS.ProcessEnv): Event {
  try {
    return JSON.parse(readFileSync(path ?? '', 'utf8')) ?? {}
  } catch {
    // Not every runner has one, and without it the commit of the environment is the right one.
    return {}
  }
}

/**
 * Returns the commit that services report about. For pull requests, `GITHUB_SHA` is a merge that nobody has pushed, and after
 * another workflow (`workflow_run`) it is the tip of the default branch, so it is the head of the branch that either is about:
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
function commitOf(
  { GITHUB_SHA: sha }: NodeJS.ProcessEnv,
  { pull_request: pull, workflow_run: run }: Event,
): string {
  const commit = pull?.head?.sha ?? run?.head_sha ?? sha
  if (typeof commit === 'string' && /^[0-9a-f]{40,64}$/.test(commit)) return commit
  const errors = [safe`wait-for-check needs the commit that the workflow runs on, and GITHUB_SHA is “${sha}”`]
  throw new StepError('bad-inputs', { errors })
}

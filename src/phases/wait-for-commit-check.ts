import { formatDuration } from '../common/units.ts'
import { joinFirstWords } from '../common/words.ts'
import { StepError } from '../errors/step-error.ts'
import type { GitHubRepository } from '../github/client.ts'
import {
  type CommitCheck,
  findDecisiveCheck,
  makeCommitCheckError,
  readChecks,
} from '../github/commit-checks.ts'
import { readEvent } from '../github/event.ts'
import { readRepository } from '../github/repository.ts'
import type { ExportInputs } from '../inputs/export-inputs.ts'
import { poll, type WaitPlan } from '../net/poll.ts'
import type { Step } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'
import { findCorrection } from '../text/did-you-mean.ts'
import { openProgressLog } from './progress-log.ts'

/** The minimum poll interval for checks, in ms. */
const MIN_POLL_INTERVAL_MS = 60_000

/**
 * How many counted requests may be sent at once, and the time after which one more may be sent. In
 * an hour, these are 18 + 90, and at most 120 with the last reads, which are not delayed beyond the
 * deadline. A workflow's token allows 1,000 an hour for the whole repository:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const MAX_BURST_REQUESTS = 18
const MS_PER_REQUEST = 40_000

/** How many checks an error or a log line lists. */
const MAX_NAMED = 20

/**
 * Waits until the check run or commit status that reports the service's build of this commit has
 * succeeded. If it does not exist yet, keeps looking for it until the deadline. Loads Octokit only
 * when it is needed.
 * @throws StepError (`check-…`, `github-token-…`, `bad-inputs`) if it did not succeed
 */
export async function waitForCommitCheck(
  {
    waitForCheck,
    service,
    exportRequest,
  }: Pick<ExportInputs, 'waitForCheck' | 'service' | 'exportRequest'>,
  waitPlan: WaitPlan,
  step: Step,
): Promise<void> {
  if (waitForCheck === undefined || exportRequest.jobId !== undefined) return
  const { name, token } = waitForCheck
  if (token === '') throw new StepError('github-token-missing', { input: 'wait-for-check' })

  const { env, log, clock } = step
  const event = readEvent(env, NOT_STARTED)
  const commit = event.commit ?? env.GITHUB_SHA ?? ''
  ensureCommitHash(commit)
  const repository = readRepository(env, NOT_STARTED)
  const { openGitHub } = await import('../github/client.ts')
  const { requestTimeoutMs } = service
  const { deadlineMs } = waitPlan
  const access = { ...step, repository, token, requestTimeoutMs, deadlineMs, info: log.info }
  const github = openGitHub(access, makeCommitCheckError)

  const shortCommit = commit.slice(0, 7)
  log.info(
    safe`Waiting for the check “${name}” on the commit ${shortCommit} before starting the export`,
  )

  const reader = new CommitCheckReader(github, { name, commit }, waitPlan, step)
  const { check, others } = await waitForDecisiveCheck(reader, waitPlan, step)
  if (check?.conclusion === 'success') return

  const elapsed = formatDuration(clock.now() - waitPlan.startedAtMs)
  const details = { commit: shortCommit, elapsed }
  if (check !== undefined) throw makeUnsuccessfulCheckError(check, details)
  let fork: string | undefined
  if (event.isForkRepository) fork = env.GITHUB_REPOSITORY
  throw makeAbsentCheckError(reader, others, { ...details, fork })
}

/** The check to wait for. */
interface WantedCheck {
  readonly name: string
  readonly commit: string
}

/** Reads the checks of a commit, no more often than the limit of the token allows. */
class CommitCheckReader {
  readonly name: string
  readonly #github: GitHubRepository
  readonly #commit: string
  readonly #waitPlan: WaitPlan
  readonly #step: Step
  #ownCheckName: string | undefined

  constructor(
    github: GitHubRepository,
    { name, commit }: WantedCheck,
    waitPlan: WaitPlan,
    step: Step,
  ) {
    this.name = name
    this.#github = github
    this.#commit = commit
    this.#waitPlan = waitPlan
    this.#step = step
  }

  /** The name of a check of this workflow run that matches; the step does not wait for it. */
  get ownCheckName(): string | undefined {
    return this.#ownCheckName
  }

  /** Returns the check runs with this name, or all check runs, and all statuses. */
  async read(name?: string): Promise<readonly CommitCheck[]> {
    await this.#waitForTurn()
    const ownRunPath = `/actions/runs/${this.#step.env.GITHUB_RUN_ID}/`
    const { ownChecks, checks } = await readChecks(this.#github, this.#commit, ownRunPath, name)
    this.#ownCheckName ??= findDecisiveCheck(this.name, ownChecks)?.name
    return checks
  }

  async #waitForTurn(): Promise<void> {
    const { startedAtMs, deadlineMs } = this.#waitPlan
    const { clock, signal } = this.#step
    const requestsAfterBurst = this.#github.countedRequests - MAX_BURST_REQUESTS
    const earliestMs = startedAtMs + requestsAfterBurst * MS_PER_REQUEST
    const pauseMs = Math.min(earliestMs, deadlineMs) - clock.now()
    if (pauseMs > 0) await clock.sleep(pauseMs, signal)
  }
}

/** What a failure before the export means, worded to follow “so”. */
const NOT_STARTED = 'no export was started'

/** @throws StepError (`runner-variables`) if this is not a commit */
function ensureCommitHash(commit: string): void {
  if (/^[0-9a-f]{40,64}$/.test(commit)) return
  const needs = safe`wait-for-check needs the commit that the workflow runs on`
  const what = safe`${needs}, but GITHUB_SHA is “${commit}”`
  throw new StepError('runner-variables', { errors: [what], consequence: NOT_STARTED })
}

function makeUnsuccessfulCheckError(
  check: CommitCheck,
  details: { readonly commit: string; readonly elapsed: string },
): StepError {
  const values = { ...check, ...details, check: check.name }
  if (check.conclusion === 'failure') return new StepError('check-failed', values)
  return new StepError('check-unfinished', values)
}

function makeAbsentCheckError(
  { name, ownCheckName }: CommitCheckReader,
  others: readonly CommitCheck[],
  values: { readonly commit: string; readonly elapsed: string; readonly fork: string | undefined },
): StepError {
  const names = others.map((other) => other.name)
  return new StepError('check-absent', {
    ...values,
    check: name,
    own: ownCheckName,
    others: listNames(others),
    meant: findCorrection(name, names),
  })
}

/**
 * Reads the checks with this name until they end or the wait expires. Returns the decisive check,
 * or all others if there is none.
 */
async function waitForDecisiveCheck(reader: CommitCheckReader, waitPlan: WaitPlan, step: Step) {
  const { name } = reader
  const progress = openProgressLog(safe`Check “${name}”`, waitPlan, step)
  const read = async () => {
    const check = findDecisiveCheck(name, await reader.read(name))
    let others: readonly CommitCheck[] = []
    if (check === undefined) {
      ensureWildcardAtEnd(name)
      others = await reader.read()
    }

    const names = listNames(others)
    const state = describeCheck(check, name, step.clock.now())
    progress.logIfChanged(state, names && safe`; the commit has ${names}`)
    return { check, others, hasEnded: check?.conclusion !== undefined }
  }
  const plan = {
    ...waitPlan,
    pollIntervalMs: Math.max(waitPlan.pollIntervalMs, MIN_POLL_INTERVAL_MS),
  }

  step.facts.isBeforeExport = true
  const wait = () => poll(read, plan, step)
  const { last } = await step.runPhase('Wait for check', wait, progress.heartbeat)
  step.facts.isBeforeExport = false
  return last
}

/**
 * @throws StepError (`bad-inputs`) for a name that does not exist and has a `*` that is not at the
 * end
 */
function ensureWildcardAtEnd(name: string): void {
  if (!name.slice(0, -1).includes('*')) return
  const what = safe`wait-for-check is “${name}”, which does not exist`
  const why = safe`“*” is a wildcard only at the end of a name`
  const advice = safe`use the name that the commit shows, or its beginning followed by “*”`
  throw new StepError('bad-inputs', { errors: [safe`${what}, and ${why}; ${advice}`] })
}

/** Returns the state of a check for the log. `now` is in ms since the epoch. */
function describeCheck(check: CommitCheck | undefined, name: string, now: number): SafeText {
  if (check === undefined) return safe`not there yet`
  const { conclusion, endedAt, state } = check
  if (conclusion !== 'success' && check.name === name) return safe`${state}`
  if (conclusion !== 'success') return safe`${check.name} is ${state}`
  if (endedAt === undefined) return safe`succeeded`
  return safe`succeeded ${formatDuration(now - endedAt)} ago`
}

/** Returns the names and states of checks; undefined if there are none. */
function listNames(checks: readonly CommitCheck[]): SafeText | undefined {
  if (checks.length === 0) return undefined
  const names = checks.map(({ name, state }) => `${name} (${state})`)
  return safe`${joinFirstWords(names, MAX_NAMED)}`
}

import { existsSync, readFileSync } from 'node:fs'
import { StepError } from '../errors/step-error.ts'
import { safe } from '../text/clean.ts'
import { getAt, getNumber, getText } from './json-path.ts'

/**
 * Returns the event as the runner wrote it:
 * https://docs.github.com/webhooks/webhook-events-and-payloads. Not every runner writes one.
 * `consequence`: what is not done if it cannot be read, worded to follow “so”.
 * @throws StepError (`runner-variables`)
 */
export function readEvent(
  { GITHUB_EVENT_PATH: path }: NodeJS.ProcessEnv,
  consequence: string | undefined,
) {
  let event: unknown = {}
  if (path && existsSync(path)) event = parseFile(path, consequence)
  return {
    /**
     * The commit that services report about, if that is not the one in the environment; untrusted
     * text.
     */
    commit: findCommit(event),
    /** The number of the pull request that it is about. */
    pullRequest: getNumber(event, 'pull_request', 'number'),
    /**
     * Whether the pull request comes from a fork: its runs get no secrets and no permission to
     * write.
     */
    isFromFork: isFromFork(event),
    /** Whether the repository is a fork. */
    isForkRepository: getAt(event, 'repository', 'fork') === true,
  }
}

/**
 * For all other events, Dependabot is an actor like any other (2026-11):
 * https://docs.github.com/code-security/dependabot/troubleshooting-dependabot/troubleshooting-dependabot-on-github-actions
 */
const RESTRICTED_FOR_DEPENDABOT: ReadonlySet<string | undefined> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'push',
  'create',
  'deployment',
  'deployment_status',
])

/**
 * Returns why a run has fewer rights than other runs of the workflow; undefined if it does not, or
 * if the event cannot be read. A run for a pull request from a fork gets neither secrets nor
 * permission to write. A run for Dependabot gets other secrets, and permission to write only if the
 * job requests it.
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request
 */
export function findRunRestriction(env: NodeJS.ProcessEnv): 'fork' | 'dependabot' | undefined {
  const { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor } = env
  if (event === 'pull_request_target') return undefined
  if (actor === 'dependabot[bot]' && RESTRICTED_FOR_DEPENDABOT.has(event)) return 'dependabot'
  try {
    if (readEvent(env, undefined).isFromFork) return 'fork'
  } catch {
    // If the event is needed later, the error is reported then.
  }
  return undefined
}

function parseFile(path: string, consequence: string | undefined): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    // The content of the file is not shown.
    let why = safe`${(error as Error).message}`
    if (error instanceof SyntaxError) why = safe`it is not valid JSON`
    const what = safe`GITHUB_EVENT_PATH is “${path}”, and the event in that file cannot be read: ${why}`
    throw new StepError('runner-variables', { errors: [what], consequence }, error)
  }
}

/**
 * Returns the commit that services report about: the head of a pull request or, once it is merged,
 * its merge commit; for `workflow_run`, the head of the run that started this one. `GITHUB_SHA` is
 * a different commit there: a merge that nobody has pushed, or the tip of the default branch.
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
function findCommit(event: unknown): string | undefined {
  const isMerged =
    getAt(event, 'pull_request', 'merged') === true || getText(event, 'pull_request', 'merged_at')
  if (isMerged) return getText(event, 'pull_request', 'merge_commit_sha')
  return getText(event, 'pull_request', 'head', 'sha') ?? getText(event, 'workflow_run', 'head_sha')
}

function isFromFork(event: unknown): boolean {
  if (getAt(event, 'pull_request') === undefined) return false
  // A fork that was deleted has no `repo`.
  const from = getNumber(event, 'pull_request', 'head', 'repo', 'id')
  return from !== getNumber(event, 'repository', 'id')
}

import { existsSync, readFileSync } from 'node:fs'
import { StepError } from '../errors/errors.ts'
import { safe } from '../text/clean.ts'
import { getAt, getNumber, getText } from './json-path.ts'

/**
 * Returns the event as the runner wrote it:
 * https://docs.github.com/webhooks/webhook-events-and-payloads. Not every runner writes one.
 * @throws StepError (`bad-inputs`)
 */
export function readEvent({ GITHUB_EVENT_PATH: path }: NodeJS.ProcessEnv) {
  let event: unknown = {}
  if (path && existsSync(path)) event = parseFile(path)
  return {
    /**
     * The commit that services report about, if that is not the one of the environment; untrusted
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
    isFork: getAt(event, 'repository', 'fork') === true,
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
 * Returns for whom a run gets fewer rights than the workflow’s own: for the pull request of a fork,
 * which gets neither secrets nor permission to write, or for Dependabot, which gets other secrets,
 * and permission to write only if the job requests it. Undefined for any other run, and for an
 * event that cannot be read.
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request
 */
export function findLackOfRights(env: NodeJS.ProcessEnv): 'fork' | 'dependabot' | undefined {
  const { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor } = env
  if (event === 'pull_request_target') return undefined
  if (actor === 'dependabot[bot]' && RESTRICTED_FOR_DEPENDABOT.has(event)) return 'dependabot'
  try {
    if (readEvent(env).isFromFork) return 'fork'
  } catch {
    // That the event cannot be read is said when it is needed.
  }
  return undefined
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    // What is in the file is not shown.
    let why = safe`${(error as Error).message}`
    if (error instanceof SyntaxError) why = safe`it is not complete JSON`
    const what = safe`GITHUB_EVENT_PATH is “${path}”, and the event there cannot be read: ${why}`
    throw new StepError('bad-inputs', { errors: [what] }, error)
  }
}

/**
 * For a pull request, `GITHUB_SHA` is a merge that nobody has pushed, until it is merged; after
 * another workflow (`workflow_run`) it is the tip of the default branch. So it is the head of the
 * branch that either is about:
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
  // Of a fork that was deleted, nothing is left.
  const from = getNumber(event, 'pull_request', 'head', 'repo', 'id')
  return from !== getNumber(event, 'repository', 'id')
}

import type { ErrorCode } from '../errors/messages.ts'
import { asStepError, type StepError } from '../errors/step-error.ts'
import { makeAttemptMark, makeIssueMark } from '../github/comment/comment-mark.ts'
import { updateIssue } from '../github/comment/issues.ts'
import type { LiveInputs } from '../inputs/check-inputs.ts'
import { formatHostAndPath } from '../live/describe-verdict.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { html } from '../text/markup.ts'
import { openGitHubForPosting, renderPostBody, runThenPost } from './post-to-github.ts'

/** The failures that mean that readers do not get the site. Other failures leave that open. */
const NOT_LIVE: ReadonlySet<ErrorCode> = new Set(['live-failed', 'live-unreachable'])

const NOTE_WHEN_NOT_LIVE = html`<p>While this issue is open, each failed check adds a comment. The check closes the issue when readers get the site again.</p>`
const NOTE_WHEN_LIVE = html`<p>Readers get the site again.</p>`

/**
 * Runs the live check and, if configured, maintains an issue about it. The issue is opened when
 * readers do not get the site, and closed when they do again. A failure to update the issue never
 * fails the step.
 * @throws any error from `work`
 */
export async function runWithLiveIssue(
  live: LiveInputs,
  step: Step,
  work: () => Promise<void>,
): Promise<void> {
  if (live.issue === undefined) return work()
  const { token } = live.issue
  const postResult = async (failure: StepError | undefined) => {
    const isKnown = failure === undefined || NOT_LIVE.has(failure.code)
    if (isKnown) await writeIssue(token, live, failure, step)
  }
  return runThenPost(work, postResult, step)
}

/** Updates the issue, or warns that it could not be updated. */
async function writeIssue(
  token: string,
  { url, requestTimeoutMs }: LiveInputs,
  failure: StepError | undefined,
  step: Step,
): Promise<void> {
  const { env, log, signal } = step
  const hasProblem = failure !== undefined
  const attemptMark = makeAttemptMark(env, url.href, hasProblem)
  let note = NOTE_WHEN_LIVE
  if (hasProblem) note = NOTE_WHEN_NOT_LIVE
  try {
    const github = await openGitHubForPosting('issue', { token, requestTimeoutMs }, step)
    const issue = {
      issueMark: makeIssueMark(url.href),
      attemptMark,
      title: makeIssueTitle(url),
      body: renderPostBody({ mark: attemptMark, note }, failure, step).text,
      hasProblem,
    }
    const change = await step.runPhase('Issue', () => updateIssue(github, token, issue))
    log.info(safe`Issue about ${url.href}: ${change}`)
  } catch (error) {
    signal.throwIfAborted()
    log.warning(safe`Issue not updated: ${url.href}`, asStepError(error).userMessage)
  }
}

function makeIssueTitle(url: URL): string {
  return safe`${formatHostAndPath(url)} does not serve the published site`.text
}

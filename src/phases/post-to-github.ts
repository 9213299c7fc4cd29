/** Shared code for the comment and the issue that the step keeps up to date on GitHub. */
import { asStepError, StepError } from '../errors/step-error.ts'
import { fitIntoComment } from '../github/comment/comment-body.ts'
import { makePostFailureExplainer } from '../github/comment/explain-post-failure.ts'
import { findRunRestriction } from '../github/event.ts'
import { readRepository } from '../github/repository.ts'
import { RETRY_POLICY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { renderEnding } from '../summary/summary.ts'
import {
  html,
  joinMarkup,
  type Markup,
  renderCode,
  renderLink,
  renderTrustedLink,
} from '../text/markup.ts'

const POST_INPUTS = { comment: 'pull-request-comment', issue: 'live-issue' } as const

/** What is not done after a failure, worded to follow “so”. */
export const UNWRITTEN = {
  comment:
    'the comment on the pull request was not written (the text of the comment is in the job summary)',
  issue: 'the issue about the published site was not kept up to date',
} as const

/** Access to GitHub. */
interface Access {
  /** Empty without a token. */
  readonly token: string
  /** The longest time without data in a request, in ms. */
  readonly requestTimeoutMs: number
}

/**
 * Runs `work`, then `post` with its failure, if any. If the step was canceled, nothing is posted.
 * @throws any error from `work` or `post`
 */
export async function runThenPost<Result>(
  work: () => Promise<Result>,
  post: (failure: StepError | undefined) => Promise<void>,
  { signal }: Step,
): Promise<Result> {
  const working = work()
  const failure = await working.then(() => undefined, asStepError)
  if (!signal.aborted) await post(failure)
  return working
}

/**
 * Opens the repository of the workflow for writing a comment or an issue.
 * @throws StepError `github-token-missing`, `runner-variables`
 */
export async function openGitHubForPosting(kind: 'comment' | 'issue', access: Access, step: Step) {
  if (access.token === '') throw new StepError('github-token-missing', { input: POST_INPUTS[kind] })
  const repository = readRepository(step.env, UNWRITTEN[kind])
  const { openGitHub } = await import('../github/client.ts')
  const deadlineMs = step.clock.now() + RETRY_POLICY.github.commentTimeLimitMs
  const isFromFork = findRunRestriction(step.env) === 'fork'
  return openGitHub(
    { ...step, ...access, repository, deadlineMs, info: step.log.info },
    makePostFailureExplainer(kind, isFromFork),
  )
}

/** The parts of the text other than the step's result. */
interface PostParts {
  /** The mark in the first line. */
  readonly mark: string
  readonly note: Markup | undefined
  /** Where this build can be viewed, if that is known. */
  readonly previewUrl?: string | undefined
  /** The commit that was built, if known: untrusted text. */
  readonly commit?: string | undefined
}

/**
 * Returns the text of a comment or an issue: how the step ended and what it found, latest first.
 */
export function renderPostBody(
  { mark, note, previewUrl, commit }: PostParts,
  failure: StepError | undefined,
  step: Step,
): Markup {
  const { env } = step
  const repositoryUrl = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`
  let commitLink: Markup | undefined
  if (commit !== undefined)
    commitLink = renderLink(renderCode(commit.slice(0, 7)), `${repositoryUrl}/commit/${commit}`)

  const ended = { step, outcome: failure?.outcome ?? 'succeeded', failure }
  const sections = step.sections.filter(({ commentUse }) => commentUse !== undefined)
  const [title, ...details] = renderEnding(ended, sections, commitLink)
  const parts = [title, note, ...details].filter((part) => part !== undefined)

  const links = [
    renderLink(html`Workflow run`, `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID}`),
  ]
  if (previewUrl) links.push(renderTrustedLink(html`Preview`, previewUrl))
  return fitIntoComment(mark, parts, html`<p>${joinMarkup(links, ' · ')}</p>`)
}

import { basename, dirname, join, relative, sep } from 'node:path'
import { followLinks, isWithin } from '../disk/paths.ts'
import type { ErrorCode } from '../errors/messages.ts'
import { asStepError, StepError } from '../errors/step-error.ts'
import { makeCommentMark } from '../github/comment/comment-mark.ts'
import { upsertComment } from '../github/comment/upsert-comment.ts'
import { findRunRestriction, readEvent } from '../github/event.ts'
import { readWorkspace } from '../github/workspace.ts'
import type { CheckSettings, CommentInputs } from '../inputs/shared-inputs.ts'
import { findHeadlineResult, findToleratedFailure } from '../step/results.ts'
import type { Step } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import { html, type Markup, renderSentences } from '../text/markup.ts'
import { openGitHubForPosting, renderPostBody, runThenPost, UNWRITTEN } from './post-to-github.ts'

/** The properties that distinguish a site from others in the same job. */
export interface CommentedSite extends Pick<CheckSettings, 'host' | 'basePath'> {
  /** The absolute path of its folder, which may not exist yet; undefined if it is not unpacked. */
  readonly path: string | undefined
  readonly domain: string | undefined
}

/**
 * Runs `work`, and updates the comment on the pull request with the results, even if they fail the
 * step. Without any results, no comment is written. A failure to write the comment never fails the
 * step; the summary then shows its content.
 * @throws any error from `work`
 */
export async function runWithComment<Result>(
  inputs: CommentInputs | undefined,
  site: CommentedSite,
  step: Step,
  work: () => Promise<Result>,
): Promise<Result> {
  if (inputs === undefined) return work()
  const postResult = async (failure: StepError | undefined) => {
    if (hasResults(step)) await writeComment(inputs, site, failure, step)
  }
  return runThenPost(work, postResult, step)
}

function hasResults({ phaseResults, sections }: Step): boolean {
  if (sections.length > 0 || findHeadlineResult(phaseResults) !== undefined) return true
  return findToleratedFailure(phaseResults) !== undefined
}

/** Writes the comment, or reports why it could not be written. */
async function writeComment(
  { previewUrl, ...access }: CommentInputs,
  site: CommentedSite,
  failure: StepError | undefined,
  step: Step,
): Promise<void> {
  const { env, log, signal } = step
  const { domain, host, basePath } = site
  const mark = makeCommentMark(env, [getPathInWorkspace(site, env), domain, host, basePath])
  const createIfMissing = isWorthComment(failure, step)
  let note: Markup | undefined
  if (!createIfMissing) note = html`<p>There is nothing new to report.</p>`
  const parts = { mark, note, previewUrl, commit: findCommit(env) }
  const body = renderPostBody(parts, failure, step)

  try {
    const { pullRequest } = readEvent(env, UNWRITTEN.comment)
    if (pullRequest === undefined) {
      ensureNoPullRequestEvent(env)
      log.info(
        safe`Note: no comment was written, because the event is ${env.GITHUB_EVENT_NAME}, not a pull request`,
      )
      return
    }
    const github = await openGitHubForPosting('comment', access, step)
    const comment = { issueNumber: pullRequest, mark, body: body.text, createIfMissing }
    const change = await step.runPhase('Comment', () =>
      upsertComment(github, access.token, comment),
    )
    log.info(safe`${CHANGES[change]} pull request #${pullRequest}`)
  } catch (error) {
    signal.throwIfAborted()
    reportUnwritten(asStepError(error), body, step)
  }
}

/** @throws StepError (`runner-variables`) if the event should have a pull request, but has none */
function ensureNoPullRequestEvent({ GITHUB_EVENT_NAME, GITHUB_EVENT_PATH }: NodeJS.ProcessEnv) {
  if (!GITHUB_EVENT_NAME?.startsWith('pull_request')) return
  const event = safe`the event is ${GITHUB_EVENT_NAME}`
  const what = safe`${event}, but GITHUB_EVENT_PATH is “${GITHUB_EVENT_PATH}”, which does not describe a pull request`
  throw new StepError('runner-variables', { errors: [what], consequence: UNWRITTEN.comment })
}

/** Is there anything new for readers of the pull request? */
function isWorthComment(failure: StepError | undefined, { sections, phaseResults }: Step): boolean {
  if (failure !== undefined || findToleratedFailure(phaseResults) !== undefined) return true
  return sections.some(({ commentUse }) => commentUse === 'begins')
}

/** Reports why the comment was not written, and shows its content in the summary. */
function reportUnwritten({ code, userMessage }: StepError, body: Markup, step: Step): void {
  const { env, log, facts, collapsedSections } = step
  const content = html`<p>${renderSentences(userMessage)}</p>\n${body}`
  collapsedSections.push({ heading: 'The comment that could not be written', content })
  const isExpected = CODES_OF_RESTRICTED_RUN.has(code) && findRunRestriction(env) !== undefined
  if (isExpected) log.info(safe`Note: ${userMessage}`)
  else log.warning(safe`Comment not written: ${facts.subject}`, userMessage)
}

/** Returns the commit that the comment is about. */
function findCommit(env: NodeJS.ProcessEnv): string | undefined {
  let commit = env.GITHUB_SHA
  try {
    commit = readEvent(env, undefined).commit ?? commit
  } catch {
    // If the event is needed later, the error is reported then.
  }
  if (commit === undefined || !/^[0-9a-f]{7,64}$/.test(commit)) return undefined
  return commit
}

/** What was done with the comment, worded to precede its place. */
const CHANGES = {
  created: 'Posted a comment on',
  updated: 'Updated the comment on',
  'not needed': 'No comment is needed on',
} as const

const CODES_OF_RESTRICTED_RUN: ReadonlySet<ErrorCode> = new Set([
  'comment-forbidden',
  'github-token-missing',
])

/**
 * Returns the folder of a site relative to the workspace, because workspaces differ between
 * runners. Symbolic links above the folder are resolved, as in the output `sitePath` of an export.
 * Others are kept, because they may point to another folder after each build: the folder itself,
 * such as `current`, and links that point out of the workspace, such as into the Nix store.
 */
function getPathInWorkspace({ path }: CommentedSite, env: NodeJS.ProcessEnv): string | undefined {
  if (path === undefined) return undefined
  const { folder } = readWorkspace(env)
  const realFolder = followLinks(folder)
  const resolvedPath = join(followLinks(dirname(path)), basename(path))
  const leadsOut = isWithin(path, folder) && !isWithin(resolvedPath, realFolder)
  let relativePath = relative(realFolder, resolvedPath)
  if (leadsOut) relativePath = relative(folder, path)
  return relativePath.replaceAll(sep, '/')
}

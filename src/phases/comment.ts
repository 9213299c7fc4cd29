import { relative, sep } from 'node:path'
import { asStepError, StepError } from '../errors/errors.ts'
import { buildCommentBody } from '../github/comment/comment-body.ts'
import { makeCommentMark } from '../github/comment/comment-mark.ts'
import { explainCommentFailure, keepComment } from '../github/comment/comments.ts'
import { readEvent } from '../github/event.ts'
import { readRepository } from '../github/repository.ts'
import { readWorkspace } from '../github/workspace.ts'
import type { CheckSettings, CommentInputs } from '../inputs/settings.ts'
import { RETRY } from '../net/retry-policy.ts'
import type { Step } from '../step/step.ts'
import { opening } from '../summary/summary.ts'
import { safe } from '../text/clean.ts'
import { addressLink, html, link, sentences, withHeading } from '../text/markup.ts'

/** What tells a site apart from others that the same job may be about. */
export interface CommentedSite extends Pick<CheckSettings, 'host' | 'basePath'> {
  /** The folder it is in, or will be, absolute; undefined if it is not unpacked. */
  readonly path: string | undefined
  readonly domain: string | undefined
}

/**
 * Does the work, and keeps a comment on the pull request up to date about what it found, however it ends: also if what was found
 * fails the step, but not if nothing is known. A comment that cannot be written never fails the step; what it would have said is
 * in the summary then.
 * @throws what `work` throws
 */
export async function withComment<Result>(
  asked: CommentInputs | undefined,
  site: CommentedSite,
  step: Step,
  work: () => Promise<Result>,
): Promise<Result> {
  if (asked === undefined) return work()
  const working = work()
  const failure = await working.then(() => undefined, asStepError)
  const { facts, sections, signal } = step
  const isAnythingKnown = facts.found !== undefined || facts.toleratedFailure || sections.length > 0
  if (isAnythingKnown && !signal.aborted) await comment(asked, site, failure, step)
  return working
}

/** Writes the comment, or says why it could not be written. */
async function comment(
  { token, idleMs, previewUrl }: CommentInputs,
  site: CommentedSite,
  failure: StepError | undefined,
  step: Step,
): Promise<void> {
  const { env, log, clock, facts, foldedSections, signal } = step
  const mark = makeCommentMark(env, [
    placeInWorkspace(site, env),
    site.domain,
    site.host,
    site.basePath,
  ])
  const sections = step.sections.filter(({ isNews }) => isNews !== undefined).reverse()
  const hasNews =
    sections.some(({ isNews }) => isNews) || (failure ?? facts.toleratedFailure) !== undefined
  const parts = opening({ step, outcome: failure?.outcome ?? 'succeeded', failure })
  if (!hasNews) parts.push(html`<p>There is nothing new to report.</p>`)
  const run = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`
  const preview = previewUrl && html`, of ${addressLink(html`this preview`, previewUrl)}`
  const end = html`<p>${link(html`From this run`, run)}${preview}</p>`
  const body = buildCommentBody(mark, [...parts, ...sections.map(withHeading)], end)
  try {
    const { pullRequest } = readEvent(env)
    if (pullRequest === undefined)
      return log.info(
        safe`Note: no comment, because the event ${env.GITHUB_EVENT_NAME} is about no pull request`,
      )
    if (token === '') throw new StepError('github-token-missing', { input: 'pull-request-comment' })
    const place = readRepository(env)
    const { openGitHub } = await import('../github/client.ts')
    const deadline = clock.now() + RETRY.github.comment
    const access = { ...step, place, token, idleMs, deadline, info: log.info }
    const github = openGitHub(access, explainCommentFailure)
    const kept = { pullRequest, mark, body: body.text, hasNews }
    const done = await step.phase('Comment', () => keepComment(github, token, kept))
    log.info(safe`The comment on pull request ${pullRequest}: ${done}`)
  } catch (error) {
    signal.throwIfAborted()
    const { code, shown } = asStepError(error)
    const content = html`<p>${sentences(shown)}</p>\n${body}`
    foldedSections.push({ heading: 'The comment that could not be written', content })
    if (code === 'comment-forbidden') log.info(safe`Note: ${shown}`)
    else log.warning(safe`No comment: ${facts.subject}`, shown)
  }
}

/** Returns the folder of a site from the workspace on: those of other runners are elsewhere. */
function placeInWorkspace({ path }: CommentedSite, env: NodeJS.ProcessEnv): string | undefined {
  if (path === undefined) return undefined
  return relative(readWorkspace(env).folder, path).replaceAll(sep, '/')
}

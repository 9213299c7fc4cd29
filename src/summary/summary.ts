import { formatDuration } from '../common/units.ts'
import type { ErrorCode } from '../errors/messages.ts'
import { findToleratedFailure, listResults } from '../step/results.ts'
import { REPORT_FOLDER_PREFIX } from '../step/step.ts'
import { safe } from '../text/clean.ts'
import {
  html,
  joinMarkup,
  joinWithoutBlankLines,
  type Markup,
  renderCode,
  renderCollapsed,
  renderFactsTable,
  renderLinesToCopy,
  renderLink,
  renderParagraphs,
  renderSection,
  renderSentences,
  type Section,
} from '../text/markup.ts'
import { makeDocsUrl } from './docs-url.ts'
import {
  chooseIcon,
  type EndedStep,
  findReasonForSuccess,
  listEndingDetails,
  makeTitle,
} from './ending.ts'
import { introduceResuming, listResumeLines } from './resume.ts'

/**
 * Returns the job summary, from top to bottom: the outcome, the findings of the phases, what to do,
 * and collapsed details. GitHub renders it as Markdown, in which HTML stays HTML up to the next
 * blank line. There is none, so nothing in the summary is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 *
 * GitHub's limit is 1 MiB for each step
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#step-isolation-and-limits).
 * A summary never exceeds half of that, at three bytes for each UTF-16 unit. The changes have at
 * most 36,000 units, each list of findings 12,000, and a comment that could not be written 65,536.
 */
export function renderSummary(ended: EndedStep): string {
  const { sections, collapsedSections } = ended.step
  const parts = [
    ...renderEnding(ended, sections),
    ...collapsedSections.map(({ heading, content }) => renderCollapsed(heading, content)),
    renderHowToKeepReport(ended),
    renderDetails(ended),
  ].filter((part) => part !== undefined)
  return joinWithoutBlankLines(parts).text
}

/**
 * Returns the outcome of the step and these sections of it, for the summary, comments, and issues.
 * If findings explain a failure, they come first, and the advice on how to continue is collapsed.
 * `commit` is the commit of the findings; undefined if it is not shown.
 */
export function renderEnding(
  ended: EndedStep,
  sections: readonly Section[],
  commit?: Markup,
): readonly Markup[] {
  // The last section is about what readers see, so it comes first.
  const findings = [...sections].reverse().map(renderSection)
  const failure = renderFailure(ended)
  const resuming = renderResuming(ended)
  const parts: (Markup | undefined)[] = [
    renderHeadline(ended),
    renderSubline(ended, commit),
    ...renderDiagnoses(ended),
  ]
  if (findings.length > 0 && isExplainedByFindings(ended))
    parts.push(...findings, renderCollapsed('How to continue', html`${failure}${resuming}`))
  else parts.push(failure, resuming, renderLinks(ended), ...findings)
  return parts.filter((part) => part !== undefined)
}

/** The errors that the findings explain. */
const ERRORS_OF_FINDINGS: ReadonlySet<ErrorCode> = new Set(['verify-failed', 'live-failed'])

function isExplainedByFindings({ failure }: EndedStep): boolean {
  return failure !== undefined && ERRORS_OF_FINDINGS.has(failure.code)
}

/** The first line: an icon, how the step ended, and what it was about. */
function renderHeadline(ended: EndedStep): Markup {
  return html`<h3>${chooseIcon(ended)} ${renderSentences(makeTitle(ended))}</h3>`
}

/** The details below the headline, and why the step is green despite errors. */
function renderSubline(ended: EndedStep, commit: Markup | undefined): Markup {
  const details = listEndingDetails(ended).map((detail) => renderSentences(safe`${detail}`))
  if (commit !== undefined) details.push(html`commit ${commit}`)
  const reason = findReasonForSuccess(ended)
  const parts: Markup[] = []
  if (details.length > 0) parts.push(html`<p><sub>${joinMarkup(details, ' · ')}</sub></p>\n`)
  if (reason !== undefined)
    parts.push(html`<p>Succeeded, ${renderSentences(safe`${reason}`)}.</p>\n`)
  return html`${parts}`
}

/** The probable causes of most findings. */
function renderDiagnoses({ step: { phaseResults } }: EndedStep): readonly Markup[] {
  return listResults(phaseResults)
    .reverse()
    .map(({ diagnosis }) => diagnosis)
    .filter((diagnosis) => diagnosis !== undefined)
    .map((diagnosis) => html`<p><b>${renderSentences(safe`${diagnosis}`)}</b></p>`)
}

/**
 * The message of the failure, and a link to more about it. A step may be green despite a failed
 * check.
 */
function renderFailure({ step: { env, phaseResults }, failure }: EndedStep): Markup | undefined {
  const error = failure ?? findToleratedFailure(phaseResults)
  if (error === undefined) return undefined
  const url = makeDocsUrl(env, 'TROUBLESHOOTING.md', error.code)
  const entry = renderLink(html`TROUBLESHOOTING.md, ${error.code}`, url)
  return html`${renderParagraphs(error.summaryMessage)}\n<p>More about this: ${entry}</p>`
}

/** How to resume the job. */
function renderResuming({ step: { facts }, outcome, failure }: EndedStep): Markup | undefined {
  const lines = listResumeLines(facts, outcome, failure)
  if (lines.length === 0) return undefined
  return html`<p>${renderSentences(introduceResuming(failure))}:</p>\n${renderLinesToCopy(lines)}`
}

/** Links to what the step created, such as a pull request. */
function renderLinks({ step: { summaryRows } }: EndedStep): Markup | undefined {
  const items = summaryRows
    .filter(({ href }) => href !== undefined)
    .map(({ name, value, href }) => html`<li>${renderLink(html`${name} ${value}`, href)}</li>`)
  if (items.length === 0) return undefined
  return html`<ul>${items}</ul>`
}

/** The digests are those of the examples. */
const UPLOAD_ACTION = safe`actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1`
const UPLOAD_ACTION_ELSEWHERE = safe`actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2`

/** How to keep the report; the lines of the workflow are those of TROUBLESHOOTING.md. */
function renderHowToKeepReport({ step: { env, phaseResults } }: EndedStep): Markup | undefined {
  if (!listResults(phaseResults).some(({ hasReport }) => hasReport)) return undefined
  let action = UPLOAD_ACTION_ELSEWHERE
  if (supportsUploadArtifactV4(env)) action = UPLOAD_ACTION
  const lines = [
    safe`- if: always()`,
    safe`  uses: ${action}`,
    safe`  with: { name: documentation-report, path: '\${{ runner.temp }}/${REPORT_FOLDER_PREFIX}*' }`,
  ]
  const advice =
    'To keep it as an artifact, if this workflow does not do so yet, add the following step after this one:'
  const intro = html`<p>The report is deleted when the job ends. ${advice}</p>`
  return renderCollapsed('How to keep the report', html`${intro}\n${renderLinesToCopy(lines)}`)
}

/**
 * From version 4 on, upload-artifact refuses every server but GitHub's own, by this rule
 * (https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/shared/config.ts,
 * `isGhes`).
 */
function supportsUploadArtifactV4({ GITHUB_SERVER_URL: server }: NodeJS.ProcessEnv): boolean {
  const url = URL.parse(server || 'https://github.com')
  if (url === null) return false
  return /^github\.com$|\.(?:ghe\.com|localhost)$/.test(url.hostname)
}

/** The job, the archive, and how long everything took. */
function renderDetails({ step }: EndedStep): Markup {
  const { facts, summaryRows, timings, removals, clock, startedAtMs } = step
  const rows = [
    { name: 'Job', value: facts.jobId },
    { name: 'Status', value: facts.status },
    { name: 'Pages', value: facts.pageCount },
    { name: 'Link expires', value: facts.linkExpiresAt },
    ...summaryRows.filter(({ href }) => href === undefined),
    ...timings,
    { name: 'Left behind', value: removals.leftovers.map(({ path }) => path).join(', ') },
    { name: 'Duration', value: formatDuration(clock.now() - startedAtMs) },
  ]
  const shown: { name: string; value: Markup }[] = []
  for (const { name, value } of rows) if (value) shown.push({ name, value: renderCode(value) })
  return renderCollapsed('Details', renderFactsTable(shown))
}

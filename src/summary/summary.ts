import { count, showDuration } from '../common/units.ts'
import type { StepError } from '../errors/errors.ts'
import type { Outcome } from '../errors/messages.ts'
import { type SafeText, safe } from '../report/clean.ts'
import {
  code,
  copied,
  factsTable,
  folded,
  html,
  link,
  type Markup,
  paragraphs,
  sentences,
} from '../report/markup.ts'
import { pageNumber } from '../report/progress.ts'
import { type Facts, REPORT_FOLDER, type Step } from '../step/step.ts'
import { docsAddress } from './docs-address.ts'
import { resumeIntroduction, resumeLines } from './resume.ts'

/** A step that has ended, and how. */
export interface EndedStep {
  readonly step: Step
  readonly outcome: Outcome
  readonly failure: StepError | undefined
}

/**
 * Returns the job summary, from top to bottom: how it ended, what to do, what the phases found, and what readers can unfold.
 * GitHub renders it as Markdown, in which HTML stays HTML up to the next blank line; there is none, so that nothing in it is
 * read as Markdown: https://github.github.com/gfm/#html-blocks
 */
export function renderSummary(ended: EndedStep): string {
  const { sections, foldedSections } = ended.step
  const parts = [
    headline(ended),
    failureInWords(ended),
    resume(ended),
    results(ended),
    // What was found last is about what readers see.
    ...[...sections].reverse().map(({ heading, content }) => html`<h4>${heading}</h4>\n${content}`),
    ...foldedSections.map(({ heading, content }) => folded(heading, content)),
    keepReport(ended),
    details(ended),
  ].filter((part) => part !== undefined)
  return html`${parts.map((part) => html`${part}\n`)}`.text.replace(/\n\s*\n/g, '\n')
}

/** The first line: a mark, what it was about, how it ended, and the numbers that matter. */
function headline({ step: { facts }, outcome }: EndedStep): Markup {
  return html`<h3>${markOf(facts, outcome)} ${sentences(safe`${facts.subject}`)}: ${sentences(endingInWords(facts, outcome))}</h3>`
}

/** How the step ended, as a person says it. */
const ENDINGS: Readonly<Record<Outcome, string>> = {
  succeeded: 'succeeded',
  pending: 'pending',
  'job-failed': 'the job failed',
  'timed-out': 'not finished in time',
  cancelled: 'cancelled',
  unreachable: 'no usable answer',
  rejected: 'rejected',
  'bundle-failed': 'no usable archive',
  'verify-failed': 'the check failed',
  'live-failed': 'not live',
  'handover-failed': 'not handed over',
}

/** Returns how the step ended in words: `the check failed, 242 pages, 2 errors and 1 warning for nginx`. */
export function endingInWords({ found, pageCount, jobId, status }: Facts, outcome: Outcome): SafeText {
  if (outcome === 'pending' && jobId !== undefined)
    return safe`${ENDINGS.pending}: job ${jobId} is ${status ?? 'running'}`
  const pages = pageNumber(pageCount)
  const numbers = found ?? (pages === undefined ? undefined : count(pages, 'page'))
  return numbers === undefined ? safe`${ENDINGS[outcome]}` : safe`${ENDINGS[outcome]}, ${numbers}`
}

function markOf({ hasFaults }: Facts, outcome: Outcome): string {
  switch (outcome) {
    case 'succeeded':
      return hasFaults ? '⚠️' : '✅'
    case 'pending':
      return '⏳'
    case 'cancelled':
      return '⏹️'
    default:
      return '❌'
  }
}

/** What failed, in its words, and where more is said about it. A check that failed may leave the step green. */
function failureInWords({ step: { env, facts }, failure }: EndedStep): Markup | undefined {
  const error = failure ?? facts.toleratedFailure
  if (error === undefined) return undefined
  const entry = link(
    html`TROUBLESHOOTING.md, ${error.code}`,
    docsAddress(env, 'TROUBLESHOOTING.md', error.code),
  )
  return html`${paragraphs(error.summary)}\n<p>More about this: ${entry}</p>`
}

/** How to resume the job. */
function resume({ step: { facts }, outcome, failure }: EndedStep): Markup | undefined {
  const lines = resumeLines(facts, outcome, failure)
  if (lines.length === 0) return undefined
  return html`<p>${sentences(resumeIntroduction(failure))}:</p>\n${copied(lines)}`
}

/** What the step made that has an address: a pull request, a release asset. */
function results({ step: { notes } }: EndedStep): Markup | undefined {
  const items = notes
    .filter(({ href }) => href !== undefined)
    .map(({ name, value, href }) => html`<li>${name}: ${link(html`${value}`, href)}</li>`)
  return items.length === 0 ? undefined : html`<ul>${items}</ul>`
}

/** The digests are those of the examples. */
const UPLOAD_ACTION = safe`actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1`
const UPLOAD_ACTION_ELSEWHERE = safe`actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2`

/** How to keep the report; the lines of the workflow are those of TROUBLESHOOTING.md. */
function keepReport({ step: { env, facts } }: EndedStep): Markup | undefined {
  if (!facts.hasReport) return undefined
  const lines = [
    safe`- if: always()`,
    safe`  uses: ${supportsUploadArtifactV4(env) ? UPLOAD_ACTION : UPLOAD_ACTION_ELSEWHERE}`,
    safe`  with: { name: documentation-report, path: '\${{ runner.temp }}/${REPORT_FOLDER}*' }`,
  ]
  return folded(
    'How to keep the report',
    html`<p>The report is deleted with the runner. To keep it as an artifact, if this workflow does not yet, add this step after this one:</p>\n${copied(lines)}`,
  )
}

/**
 * From version 4 on, upload-artifact refuses every server but GitHub's own, by this rule
 * (https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/shared/config.ts, `isGhes`).
 */
function supportsUploadArtifactV4({ GITHUB_SERVER_URL: server }: NodeJS.ProcessEnv): boolean {
  const host = URL.parse(server || 'https://github.com')?.hostname ?? ''
  return /^github\.com$|\.(?:ghe\.com|localhost)$/.test(host)
}

/** The job, the archive, and how long everything took. */
function details({ step }: EndedStep): Markup {
  const { facts, notes, timings, removals, clock, startedAt } = step
  const rows = [
    { name: 'Job', value: facts.jobId },
    { name: 'Status', value: facts.status },
    { name: 'Pages', value: facts.pageCount },
    { name: 'Link expires', value: facts.linkExpiresAt },
    ...notes.filter(({ href }) => href === undefined),
    ...timings,
    { name: 'Left behind', value: removals.left.map(({ path }) => path).join(', ') },
    { name: 'Duration', value: showDuration(clock.now() - startedAt) },
  ]
  const known = rows.flatMap(({ name, value }) => (value ? [{ name, value: code(value) }] : []))
  return folded('Job, archive and timings', factsTable(known))
}

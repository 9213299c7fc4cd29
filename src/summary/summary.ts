import { showDuration } from '../common/units.ts'
import type { StepError } from '../errors/errors.ts'
import type { MessageCode, Outcome } from '../errors/messages.ts'
import { findToleratedFailure, listResults } from '../step/results.ts'
import { type Facts, REPORT_FOLDER } from '../step/step.ts'
import { type SafeText, safe } from '../text/clean.ts'
import {
  addHeading,
  code,
  copied,
  factsTable,
  folded,
  html,
  joinMarkup,
  link,
  type Markup,
  paragraphs,
  removeBlankLines,
  type Section,
  sentences,
} from '../text/markup.ts'
import { type EndedStep, findAlthough, listDetails, markOf, titleOf } from './title.ts'

/**
 * Returns the job summary, from top to bottom: how it ended, what the phases found, what to do, and
 * what readers can unfold. GitHub renders it as Markdown, in which HTML stays HTML up to the next
 * blank line; there is none, so that nothing in it is read as Markdown:
 * https://github.github.com/gfm/#html-blocks
 */
export function renderSummary(ended: EndedStep): string {
  const { sections, foldedSections } = ended.step
  const parts = [
    ...renderEnding(ended, sections),
    ...foldedSections.map(({ heading, content }) => folded(heading, content)),
    keepReport(ended),
    details(ended),
  ].filter((part) => part !== undefined)
  return removeBlankLines(parts).text
}

/**
 * Returns how the step ended and what these sections of it found, for the summary and for what is
 * kept at GitHub. Where findings say what is wrong, they come first, and what to do about the step
 * is folded. `commit`: of what was found; undefined if that is not worth saying.
 */
export function renderEnding(
  ended: EndedStep,
  sections: readonly Section[],
  commit?: Markup,
): readonly Markup[] {
  // What was found last is about what readers see.
  const found = [...sections].reverse().map(addHeading)
  const why = failureInWords(ended)
  const opening: (Markup | undefined)[] = [
    headline(ended),
    subline(ended, commit),
    ...diagnoses(ended),
  ]
  const resuming = resume(ended)
  const isFolded = found.length > 0 && ended.failure && WITH_FINDINGS.has(ended.failure.code)
  if (isFolded) opening.push(...found, folded('How to continue', html`${why}${resuming}`))
  else opening.push(why, resuming, results(ended), ...found)
  return opening.filter((part) => part !== undefined)
}

/** The findings say what is wrong. */
const WITH_FINDINGS: ReadonlySet<MessageCode> = new Set(['verify-failed', 'live-failed'])

/** The first line: a mark, how the step ended, and what it was about. */
function headline(ended: EndedStep): Markup {
  return html`<h3>${markOf(ended)} ${sentences(titleOf(ended))}</h3>`
}

/** What stands below it in grey, and why the step is green, if there are errors. */
function subline(ended: EndedStep, commit: Markup | undefined): Markup {
  const details = listDetails(ended).map((detail) => sentences(safe`${detail}`))
  if (commit !== undefined) details.push(html`commit ${commit}`)
  const although = findAlthough(ended)
  const parts: Markup[] = []
  if (details.length > 0) parts.push(html`<p><sub>${joinMarkup(details, ' · ')}</sub></p>\n`)
  if (although !== undefined) parts.push(html`<p>Succeeded, ${sentences(safe`${although}`)}.</p>\n`)
  return html`${parts}`
}

/** What explains most of it. */
function diagnoses({ step: { results } }: EndedStep): readonly Markup[] {
  return listResults(results)
    .reverse()
    .map(({ diagnosis }) => diagnosis)
    .filter((said) => said !== undefined)
    .map((said) => html`<p><b>${sentences(safe`${said}`)}</b></p>`)
}

/**
 * What failed, in its words, and where more is said about it. A check that failed may leave the
 * step green.
 */
function failureInWords({ step: { env, results }, failure }: EndedStep): Markup | undefined {
  const error = failure ?? findToleratedFailure(results)
  if (error === undefined) return undefined
  const address = docsAddress(env, 'TROUBLESHOOTING.md', error.code)
  const entry = link(html`TROUBLESHOOTING.md, ${error.code}`, address)
  return html`${paragraphs(error.summary)}\n<p>More about this: ${entry}</p>`
}

/** How to resume the job. */
function resume({ step: { facts }, outcome, failure }: EndedStep): Markup | undefined {
  const lines = resumeLines(facts, outcome, failure)
  if (lines.length === 0) return undefined
  return html`<p>${sentences(resumeIntroduction(failure))}:</p>\n${copied(lines)}`
}

/**
 * After all others, the job is worth resuming: after `rejected`, too, whoever fixes the key must
 * not start another.
 */
const OVER: ReadonlySet<Outcome> = new Set(['succeeded', 'job-failed'])

/** The same job would end in the same way. */
const NOTHING_TO_FETCH: ReadonlySet<MessageCode> = new Set([
  ...['archive-empty', 'archive-gone', 'entry-refused', 'export-gone'],
  ...['export-job-not-found', 'agent-job-not-found'],
] as const)

/**
 * Returns the lines of a workflow that resume the job; none if there is no job, or nothing is left
 * to do about it.
 */
export function resumeLines(
  { resumeWith }: Facts,
  outcome: Outcome,
  failure: StepError | undefined,
): readonly SafeText[] {
  const inputs = Object.entries(resumeWith)
  if (inputs.length === 0 || OVER.has(outcome)) return []
  if (failure && NOTHING_TO_FETCH.has(failure.code)) return []
  // Single-quoted, because YAML would read some ids as numbers, and doubling the quote is all the
  // escaping it needs.
  return [
    safe`with:`,
    ...inputs.map(([name, value]) => safe`  ${name}: '${value.replaceAll("'", "''")}'`),
  ]
}

/** The pages of a job are not what they should be, and stay as they are. */
const WRONG_PAGES: ReadonlySet<MessageCode> = new Set([
  'pages-removed',
  'text-missing',
  'verify-failed',
])

/** Returns what the lines that resume a job are for; a colon and the lines follow. */
export function resumeIntroduction(failure: StepError | undefined): SafeText {
  if (failure !== undefined && WRONG_PAGES.has(failure.code)) return TO_CORRECT
  return TO_RESUME
}

const TO_CORRECT = safe`To get corrected pages, export again without \`job-id\`. To check this same export with other settings, such as \`accepted-findings\` or \`host\`, run the step with`
const TO_RESUME = safe`To resume this job instead of starting another, run the step with`

/** What the step made that has an address: a pull request. */
function results({ step: { notes } }: EndedStep): Markup | undefined {
  const items = notes
    .filter(({ href }) => href !== undefined)
    .map(({ name, value, href }) => html`<li>${link(html`${name} ${value}`, href)}</li>`)
  if (items.length === 0) return undefined
  return html`<ul>${items}</ul>`
}

/** The digests are those of the examples. */
const UPLOAD_ACTION = safe`actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1`
const UPLOAD_ACTION_ELSEWHERE = safe`actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2`

/** How to keep the report; the lines of the workflow are those of TROUBLESHOOTING.md. */
function keepReport({ step: { env, results } }: EndedStep): Markup | undefined {
  if (!listResults(results).some(({ hasReport }) => hasReport)) return undefined
  let action = UPLOAD_ACTION_ELSEWHERE
  if (supportsUploadArtifactV4(env)) action = UPLOAD_ACTION
  const lines = [
    safe`- if: always()`,
    safe`  uses: ${action}`,
    safe`  with: { name: documentation-report, path: '\${{ runner.temp }}/${REPORT_FOLDER}*' }`,
  ]
  return folded(
    'How to keep the report',
    html`<p>The report is deleted with the runner. To keep it as an artifact, if this workflow does not yet, add this step after this one:</p>\n${copied(lines)}`,
  )
}

/**
 * From version 4 on, upload-artifact refuses every server but GitHub's own, by this rule
 * (https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/shared/config.ts,
 * `isGhes`).
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
  const known: { name: string; value: Markup }[] = []
  for (const { name, value } of rows) if (value) known.push({ name, value: code(value) })
  return folded('Details', factsTable(known))
}

/** A repository as GitHub names it; each part may be in an address as it is. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/

/**
 * Returns the address of a page of this action's own documentation in the version that runs, or
 * undefined if it is unknown: the runner names the action's repository unless the action is in a
 * folder of the workflow's own
 * (https://docs.github.com/actions/reference/workflows-and-actions/variables). Gitea and Forgejo,
 * which set the same variables, show files elsewhere.
 */
export function docsAddress(
  env: NodeJS.ProcessEnv,
  page: 'TROUBLESHOOTING.md' | 'docs/check.md' | 'docs/live.md',
  anchor: string,
): string | undefined {
  const {
    GITHUB_SERVER_URL: server = '',
    GITHUB_ACTION_REPOSITORY: repository = '',
    GITHUB_ACTION_REF: ref = '',
  } = env
  if (env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true') return undefined
  if (!REPOSITORY.test(repository) || ref === '') return undefined
  const version = ref.split('/').map(encodeURIComponent).join('/')
  const address = URL.parse(`/${repository}/blob/${version}/${page}#${anchor}`, server)
  if (address?.protocol !== 'https:') return undefined
  return address.href
}

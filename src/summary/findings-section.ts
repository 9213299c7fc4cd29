import { formatCount } from '../common/units.ts'
import { describeCode, isLiveCode } from '../findings/codes.ts'
import { countByCode, type FindingsAndCounts, findWorstPages } from '../findings/count-findings.ts'
import {
  describeAcceptance,
  findFirstSpot,
  findSuggestedAddress,
} from '../findings/describe-finding.ts'
import { type Finding, isAccepted, isInRepository, type SourceSpot } from '../findings/finding.ts'
import { groupSimilar, pickGroups, type SimilarFindings } from '../findings/prioritize.ts'
import { SEVERITIES, type Severity } from '../findings/severity.ts'
import { readWorkspace } from '../github/workspace.ts'
import { safe } from '../text/clean.ts'
import { formatLocation } from '../text/location.ts'
import {
  html,
  joinMarkup,
  type Markup,
  pickFitting,
  renderAddressLink,
  renderCode,
  renderCollapsed,
  renderLink,
  renderSentences,
  renderTable,
  renderTableRow,
  type Section,
} from '../text/markup.ts'
import { percentEncode, toBytes } from '../web/byte-strings.ts'
import { makeDocsAddress } from './docs-address.ts'

/** How many findings are shown, the worst first, and how many pages. */
const MAX_FINDINGS = 10
const MAX_PAGES = 5
/** How many findings some page must have for the worst pages to be listed. */
const MIN_FINDINGS_OF_WORST_PAGE = 3
/**
 * The maximum length of the findings, in UTF-16 units, so that they fit into a comment with other
 * sections.
 */
const MAX_LENGTH = 12_000

/** The marks of findings. */
const MARKS: Readonly<Record<Severity | 'accepted', string>> = {
  error: '❌',
  warning: '⚠️',
  notice: 'ℹ️',
  accepted: '☑️',
}

/** Findings to show: some of them in sight, the others collapsed. */
export interface ListedFindings extends Pick<FindingsAndCounts, 'findings' | 'isComplete'> {
  /** Returns whether a finding is collapsed. By default, accepted ones are. */
  readonly isCollapsed?: (finding: Finding) => boolean
  /** The text above the findings. */
  readonly before?: Markup
}

/** What the links of findings point to. */
interface Linked {
  readonly env: NodeJS.ProcessEnv
  /** The URL at which the site can be viewed, with a trailing slash, if known. */
  readonly previewUrl?: string | undefined
}

/** Returns the findings that are in sight, the worst first. */
export function pickInSight({
  findings,
  isCollapsed = isAccepted,
}: ListedFindings): readonly SimilarFindings[] {
  const open = findings.filter((finding) => !isCollapsed(finding))
  return pickGroups(groupSimilar(open), MAX_FINDINGS)
}

/** Returns a section with the findings in sight and, below them, the collapsed ones. */
export function makeFindingsSection(
  heading: string,
  listed: ListedFindings,
  linked: Linked,
): Section {
  const { findings, before, isCollapsed = isAccepted } = listed
  const open = findings.filter((finding) => !isCollapsed(finding))
  const list = renderFindingsList(pickInSight(listed), open.length, listed, linked)
  const collapsed = renderCollapsedFindings(findings.filter(isCollapsed), listed, linked)
  return {
    heading,
    content: html`${before}${list}${collapsed}`,
    isNews: holdsNews(findings),
  }
}

/** Returns whether a finding that counts is new; undefined if none counts. */
function holdsNews(findings: readonly Finding[]): boolean | undefined {
  const counted = findings.filter((each) => !isAccepted(each))
  if (counted.length === 0) return undefined
  return counted.some(({ isNew }) => isNew !== false)
}

/** Returns the collapsed findings under a heading such as `1 known error`. */
function renderCollapsedFindings(
  findings: readonly Finding[],
  listed: ListedFindings,
  linked: Linked,
): Markup | undefined {
  if (findings.length === 0) return undefined
  const known = findings.filter((each) => !isAccepted(each))
  const parts: string[] = []
  for (const severity of SEVERITIES) {
    const { length } = known.filter((finding) => finding.severity === severity)
    if (length > 0) parts.push(formatCount(length, `known ${severity}`))
  }
  if (known.length < findings.length)
    parts.push(formatCount(findings.length - known.length, 'accepted finding'))
  const groups = pickGroups(groupSimilar(findings), MAX_FINDINGS)
  const list = renderFindingsList(groups, findings.length, listed, linked)
  return html`${renderCollapsed(parts.join(', '), html`${list}`)}\n`
}

/** Returns these groups as a list, and how many of `all` findings are not shown. */
function renderFindingsList(
  groups: readonly SimilarFindings[],
  all: number,
  { isComplete }: ListedFindings,
  linked: Linked,
): Markup | undefined {
  if (groups.length === 0) return undefined
  const items = pickFitting(
    groups.map((group) => html`<li>${renderFindingItem(group, linked)}</li>\n`),
    MAX_LENGTH,
  )
  const shown = groups
    .slice(0, items.length)
    .reduce((sum, { others }) => sum + 1 + others.length, 0)
  const list = html`<ol>\n${items}</ol>\n`
  if (shown >= all) return list
  const rest = formatCount(all - shown, 'more finding')
  return html`${list}<p>… and ${renderAtLeast(isComplete)}${rest}.</p>\n`
}

function renderAtLeast(isComplete: boolean): Markup {
  if (isComplete) return html``
  return html`at least `
}

/** Returns a finding: the problem and the suggestion, then its source, its page and its code. */
function renderFindingItem({ first, others }: SimilarFindings, linked: Linked): Markup {
  const { severity, accepted } = first
  let mark = MARKS[severity]
  if (accepted !== undefined) mark = MARKS.accepted
  const parts = [html`${mark} ${renderProblem(first)}`]
  const [next] = others
  if (next !== undefined) {
    const alike = formatCount(others.length, 'similar address', 'similar addresses')
    parts.push(html` And ${alike}, such as ${renderCode(next.target)}.`)
  }
  if (accepted !== undefined)
    parts.push(html` ${renderSentences(safe`${describeAcceptance(accepted)}`)}`)
  const origins = [...renderLocations(first, linked), renderCodeLink(first, linked)]
  return html`${parts}<br>${joinMarkup(origins, ' · ')}`
}

function renderProblem(finding: Finding): Markup {
  const { target, address, message } = finding
  const parts: Markup[] = []
  if (target !== '') parts.push(html`<b>${renderCode(target)}</b>`)
  // A full target already includes the address.
  if (address !== undefined && !target.endsWith(address))
    parts.push(html` (${renderCode(address)})`)
  const suggestion = findSuggestedAddress(finding)
  const suggested = suggestion && html`<b>${renderCode(suggestion.suggestedAddress)}</b>`
  if (suggestion?.saysOnlyNotFound) return html`${parts} is not found: did you mean ${suggested}?`
  if (target !== '') parts.push(html`: `)
  parts.push(renderSentences(safe`${message}`))
  if (suggested !== undefined) parts.push(html` Similar: ${suggested}.`)
  return html`${parts}`
}

/** Returns the source of a finding, if known, and its page. */
function renderLocations(finding: Finding, { env, previewUrl }: Linked): readonly Markup[] {
  const spot = findFirstSpot(finding)
  if (spot === undefined) return []
  let preview: string | undefined
  if (previewUrl) preview = `${previewUrl}${percentEncode(toBytes(spot.page))}`
  let pages = renderAddressLink(renderCode(formatLocation(spot.page, spot.line)), preview)
  const others = spot.pages - 1
  if (others > 0) pages = html`${pages} and ${formatCount(others, 'more page')}`
  if (spot.source === undefined) return [pages]
  return [renderSource(spot.source, env), pages]
}

function renderSource(source: SourceSpot, env: NodeJS.ProcessEnv): Markup {
  const { repository } = readWorkspace(env)
  const location = renderCode(formatLocation(source.path, source.line))
  if (repository === undefined || !isInRepository(source, repository)) return location
  return renderLink(location, source.url)
}

/** Returns the code in words, with a link to its explanation. */
function renderCodeLink({ code, isNew }: Finding, { env }: Linked): Markup {
  let explanation = makeDocsAddress(env, 'docs/check.md', code)
  if (isLiveCode(code)) explanation = makeDocsAddress(env, 'docs/live.md', 'findings')
  const shown = renderLink(html`${describeCode(code)}`, explanation)
  if (isNew) return html`new ${shown}`
  return shown
}

/** Returns a table of the findings and their occurrences by code; empty without findings. */
export function makeCodesSections(
  heading: string,
  { findings }: Pick<FindingsAndCounts, 'findings'>,
): Section[] {
  const codes = countByCode(findings).map((counts) => {
    const found = html`${renderAtLeast(counts.isComplete)}${counts.findings.toLocaleString('en')}`
    const occurrences = counts.occurrences.toLocaleString('en')
    return [html`${counts.code}`, html`${counts.severity}`, found, html`${occurrences}`]
  })
  return makeTableSections(heading, ['Code', 'Severity', 'Findings', 'Occurrences'], codes)
}

/** Returns a table of the pages with the most findings; empty if no page has at least three. */
export function makePagesSections({ findings }: Pick<FindingsAndCounts, 'findings'>): Section[] {
  const worst = findWorstPages(findings, MAX_PAGES)
  if (!worst.some(({ found }) => found >= MIN_FINDINGS_OF_WORST_PAGE)) return []
  const pages = worst.map(({ page, found }) => [renderCode(page), html`${found}`])
  return makeTableSections('Pages with the most findings', ['Page', 'Findings'], pages)
}

/** Returns a table as a section; empty if it has no rows. */
export function makeTableSections(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly Markup[])[],
): Section[] {
  if (rows.length === 0) return []
  return [{ heading, content: renderTable(columns, rows.map(renderTableRow)) }]
}

import { formatCount, formatNumber } from '../common/units.ts'
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
  renderCode,
  renderCollapsed,
  renderLink,
  renderSentences,
  renderTable,
  renderTableRow,
  renderTrustedLink,
  type Section,
  takeFitting,
} from '../text/markup.ts'
import { percentEncode, toBytes } from '../web/byte-strings.ts'
import { makeDocsUrl } from './docs-url.ts'

/** How many findings a list shows, the worst first. */
const MAX_FINDINGS = 10
/** How many of the pages with the most findings are listed. */
const MAX_WORST_PAGES = 5
/** How many findings at least one page must have for the worst pages to be listed. */
const MIN_FINDINGS_OF_WORST_PAGE = 3
/**
 * The maximum length of the findings, in UTF-16 units, so that they fit into a comment with other
 * sections.
 */
const MAX_LIST_LENGTH = 12_000

/** The icons of findings. */
const ICONS: Readonly<Record<Severity | 'accepted', string>> = {
  error: '❌',
  warning: '⚠️',
  notice: 'ℹ️',
  accepted: '☑️',
}

/** Findings to show: some of them visible, the others collapsed. */
export interface CollapsibleFindings extends Pick<FindingsAndCounts, 'findings' | 'isComplete'> {
  /** Returns whether a finding is collapsed. By default, accepted ones are. */
  readonly isCollapsed?: (finding: Finding) => boolean
  /** The text above the findings. */
  readonly intro?: Markup
}

/** What the links of findings depend on. */
interface LinkContext {
  readonly env: NodeJS.ProcessEnv
  /** The URL at which the site can be viewed, with a trailing slash, if known. */
  readonly previewUrl?: string | undefined
}

/** Returns the findings that are not collapsed, the worst first. */
export function pickVisible({
  findings,
  isCollapsed = isAccepted,
}: CollapsibleFindings): readonly SimilarFindings[] {
  const visible = findings.filter((finding) => !isCollapsed(finding))
  return pickGroups(groupSimilar(visible), MAX_FINDINGS)
}

/** Returns a section with the visible findings and, below them, the collapsed ones. */
export function makeFindingsSection(
  heading: string,
  listed: CollapsibleFindings,
  context: LinkContext,
): Section {
  const { findings, intro, isCollapsed = isAccepted } = listed
  const visible = findings.filter((finding) => !isCollapsed(finding))
  const list = renderFindingsList(pickVisible(listed), visible.length, listed, context)
  const collapsed = renderCollapsedFindings(findings.filter(isCollapsed), listed, context)
  return {
    heading,
    content: html`${intro}${list}${collapsed}`,
    commentUse: chooseCommentUse(findings),
  }
}

/** Findings that are not accepted are part of a comment, and new ones justify it. */
function chooseCommentUse(findings: readonly Finding[]): Section['commentUse'] {
  const open = findings.filter((each) => !isAccepted(each))
  if (open.length === 0) return undefined
  if (open.some(({ isNew }) => isNew !== false)) return 'begins'
  return 'joins'
}

/** Returns the collapsed findings under a heading such as `1 known error`. */
function renderCollapsedFindings(
  findings: readonly Finding[],
  listed: CollapsibleFindings,
  context: LinkContext,
): Markup | undefined {
  if (findings.length === 0) return undefined
  const known = findings.filter((finding) => !isAccepted(finding))
  const parts: string[] = []
  for (const severity of SEVERITIES) {
    const { length } = known.filter((finding) => finding.severity === severity)
    if (length > 0) parts.push(formatCount(length, `known ${severity}`))
  }
  if (known.length < findings.length)
    parts.push(formatCount(findings.length - known.length, 'accepted finding'))
  const groups = pickGroups(groupSimilar(findings), MAX_FINDINGS)
  const list = renderFindingsList(groups, findings.length, listed, context)
  return html`${renderCollapsed(parts.join(', '), html`${list}`)}\n`
}

/** Returns these groups as a list, and how many of the `total` are not shown. */
function renderFindingsList(
  groups: readonly SimilarFindings[],
  total: number,
  { isComplete }: CollapsibleFindings,
  context: LinkContext,
): Markup | undefined {
  if (groups.length === 0) return undefined
  const items = takeFitting(
    groups.map((group) => html`<li>${renderFindingItem(group, context)}</li>\n`),
    MAX_LIST_LENGTH,
  )
  const shownGroups = groups.slice(0, items.length)
  const shownCount = shownGroups.reduce((sum, { others }) => sum + 1 + others.length, 0)
  const list = html`<ol>\n${items}</ol>\n`
  if (shownCount >= total) return list
  const rest = formatCount(total - shownCount, 'more finding')
  return html`${list}<p>… and ${renderAtLeast(isComplete)}${rest} in report.html.</p>\n`
}

function renderAtLeast(isComplete: boolean): Markup {
  if (isComplete) return html``
  return html`at least `
}

/** Returns a finding: the problem and the suggestion, then its source, its page, and its code. */
function renderFindingItem({ first, others }: SimilarFindings, context: LinkContext): Markup {
  const { severity, accepted } = first
  let icon = ICONS[severity]
  if (accepted !== undefined) icon = ICONS.accepted
  const parts = [html`${icon} ${renderProblem(first)}`]
  const [next] = others
  if (next !== undefined) {
    const similar = formatCount(others.length, 'similar address', 'similar addresses')
    const before = others.length === 1 ? ':' : ', such as'
    parts.push(html` And ${similar}${before} ${renderCode(next.target)}.`)
  }
  if (accepted !== undefined)
    parts.push(html` ${renderSentences(safe`${describeAcceptance(accepted)}`)}`)
  const sources = [...renderLocations(first, context), renderCodeLink(first, context)]
  return html`${parts}<br>${joinMarkup(sources, ' · ')}`
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
  if (suggestion?.saysOnlyNotFound) return html`${parts} was not found: did you mean ${suggested}?`
  if (target !== '') parts.push(html`: `)
  parts.push(renderSentences(safe`${message}`))
  if (suggested !== undefined) parts.push(html` Similar: ${suggested}.`)
  return html`${parts}`
}

/** Returns the source of a finding, if known, and its page. */
function renderLocations(finding: Finding, { env, previewUrl }: LinkContext): readonly Markup[] {
  const spot = findFirstSpot(finding)
  if (spot === undefined) return []
  let preview: string | undefined
  if (previewUrl) preview = `${previewUrl}${percentEncode(toBytes(spot.page))}`
  let pages = renderTrustedLink(renderCode(formatLocation(spot.page, spot.line)), preview)
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
function renderCodeLink({ code, isNew }: Finding, { env }: LinkContext): Markup {
  let explanation = makeDocsUrl(env, 'docs/check.md', code)
  if (isLiveCode(code)) explanation = makeDocsUrl(env, 'docs/live.md', 'findings')
  const shown = renderLink(html`${describeCode(code)}`, explanation)
  if (isNew) return html`new ${shown}`
  return shown
}

/** Returns a table of the findings and their occurrences by code; undefined without findings. */
export function makeCodesSection(
  heading: string,
  { findings }: Pick<FindingsAndCounts, 'findings'>,
): Section | undefined {
  const rows = countByCode(findings).map((counts) => {
    const found = html`${renderAtLeast(counts.isComplete)}${formatNumber(counts.findings)}`
    const occurrences = formatNumber(counts.occurrences)
    return [html`${counts.code}`, html`${counts.severity}`, found, html`${occurrences}`]
  })
  return makeTableSection(heading, ['Code', 'Severity', 'Findings', 'Occurrences'], rows)
}

/**
 * Returns a table of the pages with the most findings; undefined if no page has at least
 * three.
 */
export function makePagesSection({
  findings,
}: Pick<FindingsAndCounts, 'findings'>): Section | undefined {
  const worst = findWorstPages(findings, MAX_WORST_PAGES)
  if (!worst.some(({ findingCount }) => findingCount >= MIN_FINDINGS_OF_WORST_PAGE))
    return undefined
  const rows = worst.map(({ page, findingCount }) => [renderCode(page), html`${findingCount}`])
  return makeTableSection('Pages with the most findings', ['Page', 'Findings'], rows)
}

/** Returns a table as a section; undefined if it has no rows. */
export function makeTableSection(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly Markup[])[],
): Section | undefined {
  if (rows.length === 0) return undefined
  return { heading, content: renderTable(columns, rows.map(renderTableRow)) }
}

import { count } from '../common/units.ts'
import { isLive } from '../findings/codes.ts'
import {
  type Counts,
  countByCode,
  describeAcceptance,
  describeAlike,
  describeLine,
  type FirstSpot,
  findFirstSpot,
  findWorstPages,
} from '../findings/describe.ts'
import { type Finding, isCounted, isInRepository } from '../findings/finding.ts'
import type { Severity } from '../findings/kind.ts'
import { type AlikeFindings, groupAlike, pickGroups } from '../findings/order.ts'
import { readWorkspace } from '../github/workspace.ts'
import { safe } from '../text/clean.ts'
import {
  addressLink,
  code,
  fitting,
  html,
  link,
  type Markup,
  type Section,
  sentences,
  table,
  tableRow,
} from '../text/markup.ts'
import { percentEncode, toBytes } from '../web/byte-strings.ts'
import { docsAddress } from './summary.ts'

/** How many findings are shown, the worst first, and how many pages. */
export const MAX_FINDINGS = 10
const MAX_PAGES = 5
/** How long the findings may be, in UTF-16 units, so that they fit into a comment with others. */
const MAX_LENGTH = 12_000

/** The marks of findings. */
const MARKS: Readonly<Record<Severity | 'accepted', string>> = {
  error: '❌ error',
  warning: '⚠️ warning',
  notice: 'ℹ️ notice',
  accepted: '☑️ accepted',
}

type Shown = Pick<Counts, 'findings' | 'notices' | 'isComplete'>

/** What the links of findings lead to. */
interface Linked {
  readonly env: NodeJS.ProcessEnv
  /** Where the site can be looked at, with a slash at the end, if that is known. */
  readonly previewUrl?: string | undefined
}

/**
 * Returns a section with what is said at once, and the findings that matter most, with what is
 * there instead.
 */
export function findingsSection(
  heading: string,
  before: Markup | undefined,
  found: Shown,
  linked: Linked,
): Section {
  const counted = found.findings.filter(isCounted)
  return {
    heading,
    content: html`${before}${findingsList(found, linked)}`,
    isNews: counted.length > 0 ? counted.some(({ isNew }) => isNew !== false) : undefined,
  }
}

function findingsList(found: Shown, linked: Linked): Markup | undefined {
  if (found.findings.length === 0) return undefined
  const groups = pickGroups(groupAlike(found.findings), MAX_FINDINGS)
  const items = fitting(
    groups.map((group) => html`<li>${findingItem(group, linked)}</li>\n`),
    MAX_LENGTH,
  )
  return html`<ol>\n${items}</ol>\n${restInWords(groups.slice(0, items.length), found)}`
}

/** Returns how many findings are not shown. */
function restInWords(
  shown: readonly AlikeFindings[],
  { findings, notices, isComplete }: Shown,
): Markup | undefined {
  const inSight = shown.flatMap(({ first, others }) => [first, ...others])
  const notAccepted = findings.filter(isCounted).length - inSight.filter(isCounted).length
  const accepted = findings.length - inSight.length - notAccepted
  if (notAccepted === 0 && accepted === 0) return undefined
  const parts = [html`… and ${atLeast(isComplete)}${count(notAccepted, 'more finding')}`]
  if (accepted > 0) parts.push(html`; ${count(accepted, 'more is', 'more are')} accepted`)
  parts.push(html`.`)
  if (notices > 0) parts.push(html` The first line leaves out ${count(notices, 'notice')}.`)
  return html`<p>${parts}</p>\n`
}

function atLeast(isComplete: boolean): Markup {
  return isComplete ? html`` : html`at least `
}

function findingItem({ first, others }: AlikeFindings, linked: Linked): Markup {
  const { message, suggestion, accepted } = first
  const parts = [
    html`${markOf(first)} ${whatIsWrong(first, linked)}: ${sentences(safe`${message}`)}`,
  ]
  if (suggestion !== undefined) parts.push(html` ${suggestionInWords(suggestion)}`)
  if (accepted !== undefined) parts.push(html` ${sentences(safe`${describeAcceptance(accepted)}`)}`)
  const place = findFirstSpot(first)
  if (place !== undefined) parts.push(placeInWords(place, linked))
  const [next] = others
  if (next !== undefined)
    parts.push(html`<br>${describeAlike(others.length)}, such as ${code(next.target)}.`)
  return html`${parts}`
}

function markOf({ severity, accepted, isNew }: Finding): string {
  if (accepted !== undefined) return isNew ? `${MARKS.accepted}, new` : MARKS.accepted
  return isNew ? `${MARKS[severity]}, new` : MARKS[severity]
}

/** Returns the rule, with a link to its explanation, and what it is about. */
function whatIsWrong({ code: name, target, address }: Finding, { env }: Linked): Markup {
  let rule = docsAddress(env, 'docs/check.md', name)
  if (isLive(name)) rule = docsAddress(env, 'docs/live.md', 'findings')
  const parts = [link(html`${name}`, rule)]
  if (target !== '') parts.push(html` ${code(target)}`)
  if (address !== undefined) parts.push(html` (${code(address)})`)
  return html`${parts}`
}

function placeInWords(place: FirstSpot, { env, previewUrl }: Linked): Markup {
  const preview = previewUrl && `${previewUrl}${percentEncode(toBytes(place.page))}`
  const page = addressLink(code(place.page), preview)
  return html`<br>In ${page}${place.line}${sourceOf(place, env)}${place.more}.`
}

function sourceOf({ source }: FirstSpot, env: NodeJS.ProcessEnv): Markup | undefined {
  if (source === undefined) return undefined
  const { repository } = readWorkspace(env)
  const path = code(source.path)
  const isLinked = repository !== undefined && isInRepository(source, repository)
  return html`: ${isLinked ? link(path, source.url) : path}${describeLine(source)}`
}

function suggestionInWords({ address, message }: NonNullable<Finding['suggestion']>): Markup {
  if (!message.startsWith(address)) return sentences(safe`${message}`)
  return html`${code(address)} ${sentences(safe`${message.slice(address.length)}`)}`
}

/** Returns how many findings there are of each code and how often they occur. */
export function foldedCodes(heading: string, { findings }: Pick<Counts, 'findings'>): Section[] {
  const codes = countByCode(findings).map((of) =>
    [
      of.code,
      of.severity,
      html`${atLeast(of.isComplete)}${of.findings.toLocaleString('en')}`,
      of.occurrences.toLocaleString('en'),
    ].map((cell) => html`${cell}`),
  )
  return foldedTable(heading, ['Code', 'Severity', 'Findings', 'Occurrences'], codes)
}

/** Returns the pages that most findings are on. */
export function foldedPages({ findings }: Pick<Counts, 'findings'>): Section[] {
  const pages = findWorstPages(findings, MAX_PAGES).map(([page, of]) => [code(page), html`${of}`])
  return foldedTable('Pages with the most findings', ['Page', 'Findings'], pages)
}

/** Returns a table as a section; none if it has no rows. */
export function foldedTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly Markup[])[],
): Section[] {
  if (rows.length === 0) return []
  return [{ heading, content: table(columns, rows.map(tableRow)) }]
}

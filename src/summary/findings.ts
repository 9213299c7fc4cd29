import type { Verdict } from '../check/check.ts'
import { count } from '../common/units.ts'
import { type Finding, isCounted } from '../findings/finding.ts'
import type { Severity } from '../findings/kind.ts'
import { type AlikeFindings, alike } from '../findings/order.ts'
import { acceptanceInWords, countsByCode, placeOf, worstPages } from '../findings/words.ts'
import { safe } from '../report/clean.ts'
import { code, html, link, type Markup, type Section, sentences, table } from '../report/markup.ts'
import { docsAddress } from './summary.ts'

/** How many findings the summary shows, the worst first, and how many pages. */
export const MAX_FINDINGS = 10
const MAX_PAGES = 5

/** The marks of findings. */
export const MARKS: Readonly<Record<Severity | 'accepted', string>> = {
  error: '❌ error',
  warning: '⚠️ warning',
  notice: 'ℹ️ notice',
  accepted: '☑️ accepted',
}

/** What the summary shows of a verdict. */
type Shown = Pick<Verdict, 'findings' | 'notices' | 'isComplete' | 'diagnosis'>

/** Returns the findings that matter most, with what is there instead; undefined without findings. */
export function findingsSection(verdict: Shown, env: NodeJS.ProcessEnv): Section | undefined {
  const { findings, diagnosis } = verdict
  if (findings.length === 0) return undefined
  const shown = alike(findings).slice(0, MAX_FINDINGS)
  const items = shown.map((group) => html`<li>${findingItem(group, env)}</li>\n`)
  const cause = diagnosis === undefined ? undefined : html`<p><b>${sentences(safe`${diagnosis}`)}</b></p>\n`
  return {
    heading: 'Findings of the check',
    content: html`${cause}<ol>\n${items}</ol>\n${restInWords(shown, verdict)}`,
  }
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
  const least = isComplete ? undefined : html`at least `
  const more = count(notAccepted, 'more finding')
  const among = accepted === 0 ? undefined : html`; ${count(accepted, 'more is', 'more are')} accepted`
  const noted = notices === 0 ? undefined : html` The first line leaves out ${count(notices, 'notice')}.`
  return html`<p>… and ${least}${more}${among}.${noted}</p>\n`
}

function findingItem({ first, others }: AlikeFindings, env: NodeJS.ProcessEnv): Markup {
  const { code: name, severity, target, address, message, nearMiss, accepted } = first
  const rule = link(html`${name}`, docsAddress(env, 'docs/check.md', name))
  const what = target === '' ? undefined : html` ${code(target)}`
  const inFull = address === undefined ? undefined : html` (${code(address)})`
  const near = nearMiss === undefined ? undefined : html` ${nearInWords(nearMiss)}`
  const reason =
    accepted === undefined ? undefined : html` ${sentences(safe`${acceptanceInWords(accepted)}`)}`
  const place = placeOf(first)
  const where = place === undefined ? undefined : html`<br>In ${code(place.page)}${place.further}.`
  return html`${MARKS[accepted === undefined ? severity : 'accepted']} ${rule}${what}${inFull}: ${sentences(safe`${message}`)}${near}${reason}${where}${othersInWords(others)}`
}

function othersInWords(others: readonly Finding[]): Markup | undefined {
  const [next] = others
  if (next === undefined) return undefined
  return html`<br>The same for ${count(others.length, 'more address', 'more addresses')} with another number, such as ${code(next.target)}.`
}

function nearInWords({ address, message }: NonNullable<Finding['nearMiss']>): Markup {
  return message.startsWith(address)
    ? html`${code(address)} ${sentences(safe`${message.slice(address.length)}`)}`
    : sentences(safe`${message}`)
}

/** Returns how many findings there are of each code and how often they occur, and the pages that most of them are on. */
export function foldedFindings({ findings }: Pick<Verdict, 'findings'>): Section[] {
  const codes = countsByCode(findings).map((of) =>
    [
      of.code,
      of.severity,
      `${of.isComplete ? '' : 'at least '}${of.findings.toLocaleString('en')}`,
      of.occurrences.toLocaleString('en'),
    ].map((cell) => html`${cell}`),
  )
  const pages = worstPages(findings, MAX_PAGES).map(([page, of]) => [code(page), html`${of}`])
  return [
    ...foldedTable('Findings by code', ['Code', 'Severity', 'Findings', 'Occurrences'], codes),
    ...foldedTable('Pages with the most findings', ['Page', 'Findings'], pages),
  ]
}

/** Returns a table as a section; none if it has no rows. */
export function foldedTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly Markup[])[],
): Section[] {
  return rows.length === 0 ? [] : [{ heading, content: table(columns, rows) }]
}

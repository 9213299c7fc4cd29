import { createHash } from 'node:crypto'
import { formatNumber } from '../../common/units.ts'
import { fill, safe } from '../../text/clean.ts'
import {
  html,
  joinMarkup,
  type Markup,
  renderSentences,
  type Section,
  sanitizeUrl,
  trustMarkup,
} from '../../text/markup.ts'
import { percentEncode, toBytes } from '../../web/byte-strings.ts'
import { ADVICE } from '../advice.ts'
import type { Code } from '../codes.ts'
import { type FindingsAndCounts, findWorstPages, getDisplayedSeverity } from '../count-findings.ts'
import { type Finding, isAccepted } from '../finding.ts'
import { groupByCategory, groupSimilar, type SimilarFindings } from '../prioritize.ts'
import { type LinkTargets, renderBooleanAttribute, renderFindingRow } from './finding-row.ts'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'

/** The maximum number of rows in a group; `report.json` lists up to 20,000 findings of a kind. */
const MAX_ROWS = 5_000
/** The maximum number of listed pages: those with the most errors and warnings. */
const MAX_PAGES = 2_000
/** With fewer findings, filters are not needed. */
const MANY_FINDINGS = 20

/** The content of `report.html`. */
export interface ReportPageContent extends FindingsAndCounts, LinkTargets {
  /** The result and the subject of the check: untrusted text. */
  readonly title: string
  /** Further results for the top of the page: untrusted text. */
  readonly details: readonly string[]
  /** The probable cause of most findings: untrusted text. */
  readonly diagnosis: string | undefined
  /** Further facts by name. Undefined values are left out. */
  readonly facts: readonly (readonly [name: string, value: string | Markup | undefined])[]
  /** The text for a site without findings. */
  readonly messageIfClean: string
  /** The sections after the findings. */
  readonly sections: readonly Section[]
}

/** Returns `report.html`: a single file that loads nothing, and can be read without its script. */
export function renderReportPage(page: ReportPageContent): string {
  const { title, details, findings, facts, messageIfClean, sections } = page
  const isClean = findings.length === 0
  const shownDetails = details.map((detail) => html`<span>${detail}</span>`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${makeContentPolicy()}">
<title>${title}</title>
<style>${trustMarkup(STYLE)}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p class="details">${joinMarkup(shownDetails, ' · ')}</p>
${renderDiagnosis(page)}
</header>
<main>
${isClean ? html`<p class="clean">${messageIfClean}</p>` : renderFindings(findings, page)}
${sections.map(renderSection)}<section class="facts">
<h2>Details</h2>
<dl>
${facts.map(renderFact)}</dl>
</section>
</main>
<script>${trustMarkup(SCRIPT)}</script>
</body>
</html>
`.text
}

function makeContentPolicy(): Markup {
  const inlinePolicy = html`style-src ${makeDigest(STYLE)}; script-src ${makeDigest(SCRIPT)}`
  return html`default-src 'none'; base-uri 'none'; form-action 'none'; ${inlinePolicy}`
}

function makeDigest(content: string): Markup {
  return trustMarkup(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}

function renderDiagnosis({ diagnosis }: ReportPageContent): Markup | undefined {
  if (diagnosis === undefined) return undefined
  return html`<p class="diagnosis">${renderSentences(safe`${diagnosis}`)}</p>`
}

function renderFact([name, value]: ReportPageContent['facts'][number]): Markup {
  if (value === undefined) return html``
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`
}

function renderSection({ heading, content }: Section): Markup {
  return html`<section>
<h2>${heading}</h2>
${content}
</section>
`
}

/** A group of findings on the page, with similar ones in one row. */
interface FindingGroup {
  readonly findings: readonly Finding[]
  readonly rows: readonly SimilarFindings[]
  /** Whether an earlier group has the same code, and already shows the advice. */
  readonly hasEarlierAdvice: boolean
}

function renderFindings(findings: readonly Finding[], options: ReportPageContent): Markup {
  const groups = groupForPage(findings)
  const none = html`<p class="none" hidden>No finding on this page matches the filter.</p>`
  return html`${renderTools(findings)}
${renderListedShare(groups, findings)}
${groups.map((group) => renderGroup(group, options))}${none}`
}

/** Groups findings by category, with similar ones in one row. */
function groupForPage(findings: readonly Finding[]): readonly FindingGroup[] {
  const codesWithAdvice = new Set<Code>()
  const groups: FindingGroup[] = []
  for (const group of groupByCategory(findings)) {
    const [first] = group
    if (first === undefined) continue
    const hasEarlierAdvice = codesWithAdvice.has(first.code)
    codesWithAdvice.add(first.code)
    groups.push({ findings: group, rows: groupSimilar(group).slice(0, MAX_ROWS), hasEarlierAdvice })
  }
  return groups
}

/** Returns the filters, which the script shows, and the list of pages. */
function renderTools(findings: readonly Finding[]): Markup {
  const areMany = findings.length >= MANY_FINDINGS
  const pages = areMany ? renderPages(findings) : undefined
  return html`<div class="tools">
<details hidden data-many="${areMany ? 'yes' : 'no'}"><summary>Filter</summary>
<form class="filters">
${renderFilter('news', 'Since the earlier site', findings, describeNewness)}
${renderFilter('severity', 'Severity', findings, getDisplayedSeverity)}
${renderFilter('code', 'Code', findings, (finding) => finding.code)}
<label class="text">Page <input type="search" name="page" autocomplete="off"></label>
<label class="text">Search <input type="search" name="text" autocomplete="off"></label>
<button type="reset">Reset</button>
</form>
</details>
${pages}
<output aria-live="polite"></output>
</div>`
}

/** Returns a group of findings, below the advice for their code. */
function renderGroup(
  { findings, rows, hasEarlierAdvice }: FindingGroup,
  options: ReportPageContent,
): Markup {
  const [first] = findings
  if (first === undefined) return html``

  const news = describeNewness(first)
  const severity = getDisplayedSeverity(first)
  const labels: string[] = [news, first.severity]
  if (isAccepted(first)) labels.unshift('accepted')
  const label = labels.filter((each) => each !== '').join(' ')
  const dataAttributes = html`data-code="${first.code}" data-severity="${severity}" data-news="${news}"`
  return html`<section class="group" ${dataAttributes}>
<h2><span class="${severity}">${label}</span> ${first.code} <b>${formatTotal(findings)}</b></h2>
${renderAdvice(first.code, hasEarlierAdvice)}
<ul class="findings">
${rows.map((row) => renderFindingRow(row, options))}</ul>
<button type="button" class="more" hidden></button>
</section>
`
}

/**
 * Returns the advice for a code. Only its first sentence is shown: otherwise, the advice would fill
 * half of a phone's screen.
 */
function renderAdvice(code: Code, isHidden: boolean): Markup {
  const [firstSentence = '', rest] = ADVICE[code].split(/(?<=\.) (.*)/)
  const hidden = renderBooleanAttribute('hidden', isHidden)
  const shown = renderSentences(fill(firstSentence, {}))
  if (rest === undefined) return html`<p class="advice"${hidden}>${shown}</p>`
  return html`<details class="advice"${hidden}><summary>${shown}</summary>
<p>${renderSentences(fill(rest, {}))}</p></details>`
}

/** Returns how many of the findings are on the page, if not all are. */
function renderListedShare(
  groups: readonly FindingGroup[],
  findings: readonly Finding[],
): Markup | undefined {
  const rows = groups.flatMap((group) => group.rows)
  const shownCount = rows.reduce((sum, { others }) => sum + 1 + others.length, 0)
  if (shownCount === findings.length) return undefined
  const share = `${formatNumber(shownCount)} of ${formatTotal(findings)} findings`
  return html`<p>This page shows ${share}: the first ones for each code. report.json lists more.</p>`
}

/** Returns whether a finding is new; empty if unknown. */
function describeNewness({ isNew }: Finding): 'new' | 'known' | '' {
  if (isNew === undefined) return ''
  if (isNew) return 'new'
  return 'known'
}

/**
 * Returns radio buttons for the values of findings, each with its count; undefined if there are no
 * values.
 */
function renderFilter(
  name: string,
  legend: string,
  findings: readonly Finding[],
  by: (finding: Finding) => string,
): Markup | undefined {
  const groups = [...Map.groupBy(findings, by)].filter(([value]) => value !== '')
  if (groups.length === 0) return undefined
  const choices = groups.map(([value, group]) => renderChoice(name, value, value, group))
  return html`<fieldset class="choices"><legend>${legend}</legend>
${renderChoice(name, '', 'all', findings)}${choices}</fieldset>`
}

function renderChoice(
  name: string,
  value: string,
  shown: string,
  findings: readonly Finding[],
): Markup {
  const checked = renderBooleanAttribute('checked', value === '')
  const input = html`<input type="radio" name="${name}" value="${value}"${checked}>`
  return html`<label>${input} ${shown} <b>${formatTotal(findings)}</b></label>\n`
}

/** Returns the number of findings: `at least` that many if some are not listed. */
function formatTotal(findings: readonly Finding[]): string {
  const number = formatNumber(findings.length)
  if (findings.some(({ standsForUnlisted }) => standsForUnlisted)) return `at least ${number}`
  return number
}

/** Returns the pages with the most findings, as links to their findings. */
function renderPages(findings: readonly Finding[]): Markup | undefined {
  const pages = findWorstPages(findings, MAX_PAGES)
  if (pages.length < 2) return undefined
  const items = pages.map(({ page, findingCount }) => {
    const fragment = html`#page=${sanitizeUrl(percentEncode(toBytes(page)))}`
    return html`<li><a href="${fragment}">${page}</a> <b>${formatNumber(findingCount)}</b></li>\n`
  })
  return html`<details class="pages"><summary>By page <b>${formatNumber(pages.length)}</b></summary>
<ul>
${items}</ul>
</details>`
}

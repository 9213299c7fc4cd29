import { createHash } from 'node:crypto'
import { count } from '../../common/units.ts'
import { fill, safe } from '../../text/clean.ts'
import {
  addressLink,
  encodedAddress,
  html,
  link,
  literal,
  type Markup,
  type Section,
  sentences,
} from '../../text/markup.ts'
import { percentEncode, toBytes } from '../../web/byte-strings.ts'
import { ADVICE } from '../advice.ts'
import {
  type Counts,
  describeAcceptance,
  describeFindings,
  findWorstPages,
  getShownSeverity,
} from '../describe.ts'
import { type Finding, isInRepository, type WrittenAt } from '../finding.ts'
import { type AlikeFindings, groupAlike } from '../order.ts'
import { SCRIPT, STYLE } from './style-and-script.ts'

/** More rows of one code than anybody reads; `report.json` has all of them. */
const MAX_ROWS = 5_000
/**
 * How many findings are named that are like the one that is shown, unless the page is filtered, and
 * how many pages.
 */
const MAX_OTHERS = 100
const MAX_PAGES = 2_000

/** What `report.html` shows. */
export interface ReportPage extends Counts {
  /** What was checked: foreign text. */
  readonly subject: string
  /** What is probably wrong with all of it: foreign text. */
  readonly diagnosis: string | undefined
  /** What else is known of it, each under its name; what is undefined is left out. */
  readonly facts: readonly (readonly [name: string, value: string | Markup | undefined])[]
  /** What it says where nothing was found. */
  readonly praise: string
  /**
   * The address of the site or, relative to the report, of its folder, with a slash at the end;
   * pages are no links without.
   */
  readonly siteAddress: string | undefined
  /** The address of the workflow's repository: sources are links to it. */
  readonly repository?: string | undefined
  /** What comes after the findings. */
  readonly sections: readonly Section[]
}

/** Returns `report.html`: one file that loads nothing, and is readable without its script, too. */
export function renderPage(page: ReportPage): string {
  const { subject, findings, diagnosis, facts, praise, sections } = page
  const heading = html`${subject}: ${describeFindings(page, 'nothing found')}`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; style-src ${digest(STYLE)}; script-src ${digest(SCRIPT)}">
<title>${heading}</title>
<style>${literal(STYLE)}</style>
</head>
<body>
<header>
<h1>${heading}</h1>
${diagnosis === undefined ? '' : html`<p class="diagnosis">${sentences(safe`${diagnosis}`)}</p>`}
<dl>
${facts.map(([name, value]) => (value === undefined ? html`` : html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`))}</dl>
</header>
<main>
${findings.length === 0 ? html`<p class="clean">${praise}</p>` : found(findings, page)}
${sections.map(
  ({ heading, content }) => html`<section>
<h2>${heading}</h2>
${content}
</section>
`,
)}</main>
<script>${literal(SCRIPT)}</script>
</body>
</html>
`.text
}

function number(count: number): string {
  return count.toLocaleString('en')
}

function digest(content: string): Markup {
  return literal(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}

/** Returns the first groups of each code and severity, in their order. */
function firstOfEach(groups: readonly AlikeFindings[]): readonly AlikeFindings[] {
  const kinds = Map.groupBy(groups, ({ first }) => `${getShownSeverity(first)} ${first.code}`)
  const shown = new Set([...kinds.values()].flatMap((each) => each.slice(0, MAX_ROWS)))
  return groups.filter((group) => shown.has(group))
}

function found(findings: readonly Finding[], options: ReportPage): Markup {
  const rows = firstOfEach(groupAlike(findings))
  const shown = rows.reduce((sum, { others }) => sum + 1 + others.length, 0)
  const advice = [...Map.groupBy(findings, ({ code }) => code)].flatMap(([code, group]) =>
    ADVICE[code] === undefined
      ? []
      : html`<div data-code="${code}"><dt>${code} <b>${inAll(group)}</b></dt><dd>${sentences(fill(ADVICE[code], {}))}</dd></div>\n`,
  )
  return html`<details hidden><summary>Filter</summary>
<form class="filters">
${filter('news', 'Since the earlier site', findings, newsOf)}
${filter('severity', 'Severity', findings, getShownSeverity)}
${filter('code', 'Code', findings, ({ code }) => code)}
<label class="text">Page <input type="search" name="page" autocomplete="off"></label>
<label class="text">Anything else <input type="search" name="text" autocomplete="off"></label>
<button type="reset">Show all</button>
<output aria-live="polite"></output>
</form>
</details>
<details class="advice"${advice.length === 1 ? html` open` : ''}><summary>What to do</summary>
<dl>
${advice}</dl>
</details>
${byPage(findings)}
${shown < findings.length ? html`<p>This page has ${number(shown)} of ${number(findings.length)} findings, the first ones of each code; report.json has all of them.</p>` : ''}
<table class="findings" role="table">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Severity</th><th scope="col" role="columnheader">Finding</th><th scope="col" role="columnheader">Where</th></tr></thead>
<tbody role="rowgroup">
${rows.map((group) => row(group, options))}</tbody>
</table>
<p class="none" hidden>No finding on this page matches the filter.</p>
<p><button type="button" class="more" hidden>Show the others</button></p>`
}

const newsOf = ({ isNew }: Finding) => (isNew === undefined ? '' : isNew ? 'new' : 'known')

/**
 * Returns the values that findings have, each with their number, to choose one of; undefined if
 * there is nothing to choose.
 */
function filter(
  name: string,
  legend: string,
  findings: readonly Finding[],
  by: (finding: Finding) => string,
): Markup | undefined {
  const groups = [...Map.groupBy(findings, by)].filter(([value]) => value !== '')
  if (groups.length === 0) return undefined
  const choice = (value: string, shown: string, group: readonly Finding[]) =>
    html`<label><input type="radio" name="${name}" value="${value}"${value === '' ? html` checked` : ''}> ${shown} <b>${inAll(group)}</b></label>\n`
  return html`<fieldset class="choices"><legend>${legend}</legend>
${choice('', 'all', findings)}${groups.map(([value, group]) => choice(value, value, group))}</fieldset>`
}

/** Returns how many findings there are, those that are not listed included. */
function inAll(findings: readonly Finding[]): string {
  return `${findings.some(({ isRest }) => isRest) ? 'at least ' : ''}${number(findings.length)}`
}

/** Returns the pages, those to begin with first; each leads to its findings. */
function byPage(findings: readonly Finding[]): Markup | undefined {
  const pages = findWorstPages(findings, MAX_PAGES)
  if (pages.length < 2) return undefined
  const items = pages.map(
    ([page, of]) =>
      html`<li><a href="#page=${encodedAddress(percentEncode(toBytes(page)))}">${page}</a> <b>${number(of)}</b></li>\n`,
  )
  return html`<details class="pages"><summary>By page <b>${number(pages.length)}</b></summary>\n<ul>\n${items}</ul>\n</details>`
}

function row({ first: finding, others }: AlikeFindings, options: ReportPage): Markup {
  const {
    code,
    severity,
    message,
    suggestion,
    target,
    address,
    count: times,
    pages,
    spots,
    accepted,
  } = finding
  const shown = getShownSeverity(finding)
  const isShared = others.every((other) => other.message === message)
  const sentence = isShared ? html`${message}` : html`<span class="own">${message}</span>`
  return html`<tr role="row" data-code="${code}" data-severity="${shown}" data-news="${newsOf(finding)}" data-findings="${1 + others.length}">
<td role="cell"><span class="${shown}">${shown}</span>${accepted && html` <small>${severity}</small>`}${finding.isNew ? html` <b>new</b>` : ''}</td>
<td role="cell">${target === '' ? '' : html`<p class="target">${target}</p>`}<p>${sentence} <small>${code}</small></p>${
    suggestion === undefined ? '' : html`<p class="near">${suggestion.message}</p>`
  }${address === undefined ? '' : html`<p class="address">${address}</p>`}${
    accepted === undefined ? '' : html`<p class="reason">${describeAcceptance(accepted)}</p>`
  }${otherTargets(others, isShared)}</td>
<td role="cell">${
    spots.length === 0
      ? finding.isRest
        ? 'other addresses'
        : 'the site'
      : html`<ul>${spots.map((spot) => place(spot, code === 'leaked-file' ? NO_LINKS : options))}</ul>`
  }${pages > spots.length ? html`<p>and ${count(pages - spots.length, 'more page')}</p>` : ''}${
    times > Math.max(pages, 1) ? html`<p>${number(times)} times in all</p>` : ''
  }</td>
</tr>
`
}

/**
 * Returns findings that are like the one that is shown: all of them, because the script finds them
 * by their pages.
 */
function otherTargets(others: readonly Finding[], isShared: boolean): Markup | undefined {
  if (others.length === 0) return undefined
  const items = others.map((other, i) => {
    const hidden = i < MAX_OTHERS ? '' : html` hidden`
    const message = isShared ? '' : html` ${other.message}`
    return html`<li${hidden}>${other.target}${message}${pagesOf(other)}</li>\n`
  })
  const rest = others.length - MAX_OTHERS
  return html`<details class="others"><summary>${count(others.length, 'more finding')} with another number</summary><ul>
${items}</ul>${rest > 0 ? html`<p>… and ${number(rest)} more in report.json</p>` : ''}</details>`
}

/**
 * Returns the first pages of a finding that is only named: for the script, also where it is about
 * the page itself.
 */
function pagesOf({ target, spots }: Finding): Markup | undefined {
  const pages = spots.map(
    ({ page }, i) => html`${i === 0 ? '' : ', '}<span data-page="${page}">${page}</span>`,
  )
  if (pages.length === 0) return undefined
  const isItself = spots.every(({ page }) => page === target)
  return html` <small${isItself ? html` hidden` : ''}>in ${pages}</small>`
}

/** Nobody is led to the public address of a secret. */
const NO_LINKS = { siteAddress: undefined, repository: undefined }

function place(
  { page, line, source }: Finding['spots'][number],
  { siteAddress, repository }: Pick<ReportPage, 'siteAddress' | 'repository'>,
): Markup {
  const written = source && html`<br>${sourceLink(source, repository)}${lineAfter(source)}`
  const at = html`${lineAfter({ line })}${written}`
  // A name that is no text cannot be written in an address.
  const isLink = siteAddress !== undefined && !page.includes('\uFFFD')
  const address = isLink ? `${siteAddress}${percentEncode(toBytes(page))}` : undefined
  return html`<li data-page="${page}">${addressLink(html`${page}`, address)}${at}</li>`
}

const lineAfter = ({ line }: Pick<WrittenAt, 'line'>) =>
  line === undefined ? undefined : html`<span class="line">:${line}</span>`

/** Returns where a page is written, as a link if that is in the workflow's own repository. */
function sourceLink(source: WrittenAt, repository: string | undefined): Markup {
  const isOwn = repository !== undefined && isInRepository(source, repository)
  return link(html`${source.path}`, isOwn ? source.url : undefined)
}

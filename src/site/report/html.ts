import { createHash } from 'node:crypto'
import { html, literal, type Markup } from '../../report/markup.ts'
import { count } from '../../units.ts'
import { rulesOf } from '../rules/hosts.ts'
import { SCRIPT, STYLE } from './assets.ts'
import type { Report, ReportedFinding } from './json.ts'
import { acceptanceInWords, checkedInWords, foundInWords, severitiesAtLeast } from './summary.ts'

/** More rows than anybody reads; `report.json` has more. */
const MAX_ROWS = 2_000

/** Returns `report.html`: one file that loads nothing, and is readable without its script, too. */
export function reportPage(report: Report): string {
  const { findings, host, basePath, domain, files, pages, links, loads } = report
  const rows = findings.slice(0, MAX_ROWS)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${digest(STYLE)}; script-src ${digest(SCRIPT)}">
<title>${verdict(report)}</title>
<style>${literal(STYLE)}</style>
</head>
<body>
<header>
<h1>${verdict(report)}</h1>
<dl>
<div><dt>Host</dt><dd>${rulesOf(host ?? undefined).title}</dd></div>
<div><dt>Base path</dt><dd>${basePath}</dd></div>
${domain === null ? '' : html`<div><dt>Domain</dt><dd>${domain}</dd></div>`}
<div><dt>Files</dt><dd>${number(files)}, of which ${count(pages, 'page')}</dd></div>
<div><dt>Checked</dt><dd>${count(links, 'link')}, ${count(loads, 'loaded file')}</dd></div>
</dl>
</header>
<main>
${findings.length === 0 ? html`<p class="clean">${nothingFound(report)}</p>` : table(rows, findings)}
</main>
<script>${literal(SCRIPT)}</script>
</body>
</html>
`.text
}

function nothingFound(report: Report): string {
  const { host } = report
  const answered = host === null ? 'would be answered by some host' : `is answered by ${rulesOf(host).title}`
  return `Every address within this site ${answered}: ${checkedInWords(report)}. Addresses on other hosts were not requested.`
}

function verdict(report: Report): string {
  const found = foundInWords({ ...report, atLeast: severitiesAtLeast(report.findings) })
  if (found === 'nothing') return 'Nothing found'
  return found.replace(/^a/, 'A')
}

function number(count: number): string {
  return count.toLocaleString('en')
}

function digest(content: string): Markup {
  return literal(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}

/** What rows are filtered by. */
const SEVERITIES = [
  ['error', 'errors'],
  ['warning', 'warnings'],
  ['notice', 'notices'],
  ['accepted', 'accepted'],
] as const

function table(rows: readonly ReportedFinding[], all: readonly ReportedFinding[]): Markup {
  const codes = [...Map.groupBy(rows, ({ code }) => code)].sort(([a], [b]) => (a < b ? -1 : 1))
  return html`<form class="filters" hidden>
<label>Page or address <input type="search" name="text" autocomplete="off"></label>
<label>Code <select name="code"><option value="">all</option>${codes.map(
    ([code, group]) => html`<option value="${code}">${code} (${number(group.length)})</option>`,
  )}</select></label>
<fieldset><legend>Severity</legend>${SEVERITIES.map(
    ([severity, plural]) =>
      html`<label><input type="checkbox" name="severity" value="${severity}" checked> ${plural}</label>`,
  )}</fieldset>
<output aria-live="polite"></output>
</form>
${rows.length < all.length ? html`<p>The first ${number(rows.length)} of ${number(all.length)} findings; the others are in report.json.</p>` : ''}
<table>
<thead><tr><th scope="col">Severity</th><th scope="col">Finding</th><th scope="col">Where</th></tr></thead>
<tbody>
${rows.map(row)}</tbody>
</table>`
}

function row({
  code,
  severity,
  message,
  nearMiss,
  target,
  address,
  count: times,
  pages,
  spots,
  accepted,
}: ReportedFinding): Markup {
  return html`<tr data-code="${code}" data-severity="${accepted === null ? severity : 'accepted'}">
<td>${
    accepted === null
      ? html`<span class="${severity}">${severity}</span>`
      : html`<span class="accepted">accepted</span> <small>${severity}</small>`
  }</td>
<td>${target === '' ? '' : html`<p class="target">${target}</p>`}<p>${message} <small>${code}</small></p>${
    nearMiss === null ? '' : html`<p class="near">${nearMiss.message}</p>`
  }${address === null ? '' : html`<p class="address">${address}</p>`}${
    accepted === null ? '' : html`<p class="reason">${acceptanceInWords(accepted)}</p>`
  }</td>
<td>${spots.length === 0 ? 'the site' : html`<ul>${spots.map(spot)}</ul>`}${
    pages > spots.length ? html`<p>and ${count(pages - spots.length, 'more page')}</p>` : ''
  }${times > Math.max(pages, 1) ? html`<p>${number(times)} times in all</p>` : ''}</td>
</tr>
`
}

function spot({ page, line }: ReportedFinding['spots'][number]): Markup {
  return html`<li>${page}${line === null ? '' : html`<span class="line">:${line}</span>`}</li>`
}

import { comparedInWords } from '../live/report.ts'
import { safe } from '../report/clean.ts'
import { code, folded, html, link, type Markup, sentences, table } from '../report/markup.ts'
import type { LiveFacts } from '../step.ts'
import { count, showDuration } from '../units.ts'
import { docsAddress } from './docs-address.ts'
import type { EndedStep } from './ended-step.ts'
import { MARKS } from './findings.ts'

/** Whether the host answers with the site, since when, and the first differences. */
export function live({ step: { env, facts } }: EndedStep): Markup | undefined {
  const { live: found } = facts
  if (found === undefined) return undefined
  const line = html`<h4>Live check</h4>\n<p><b>${liveInWords(found)}</b>: ${comparedInWords(found)} compared with the site, ${found.found}.</p>\n`
  if (found.findings === 0) return line
  const items = found.worst.map(({ severity, code: name, address, message }) => {
    const rule = link(html`${name}`, docsAddress(env, 'docs/live.md', 'findings'))
    const what = address === '' ? undefined : html` ${code(address)}`
    return html`<li>${MARKS[severity]} ${rule}${what}: ${sentences(safe`${message}`)}</li>\n`
  })
  const more = found.findings - found.worst.length
  const beyond = more === 0 ? undefined : html`<p>… and ${count(more, 'more finding')}.</p>\n`
  return html`${line}<ol>\n${items}</ol>\n${beyond}`
}

function liveInWords({ since, rounds, elapsedMs }: LiveFacts): string {
  if (since === undefined) return `Not live after ${showDuration(elapsedMs)}`
  const time = new Date(since)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')
  return rounds === 1
    ? `Live when first asked, at ${time}`
    : `Live since ${time}, after ${showDuration(elapsedMs)}`
}

/** How many findings there are of each code, and the slowest addresses. */
export function liveDetails({ step: { facts } }: EndedStep): Markup | undefined {
  const { byCode, slowest } = facts.live ?? { byCode: [], slowest: [] }
  const codes = byCode.map((of) => [
    html`${of.code}`,
    html`${of.severity}`,
    html`${of.findings.toLocaleString('en')}`,
  ])
  const times = slowest.map(({ address, ms }) => [
    code(address),
    html`${Math.round(ms).toLocaleString('en')} ms`,
  ])
  const parts = [
    ...(codes.length === 0
      ? []
      : [folded('Live findings by code', table(['Code', 'Severity', 'Findings'], codes))]),
    ...(times.length === 0 ? [] : [folded('Slowest addresses', table(['Address', 'Time'], times))]),
  ]
  return parts.length === 0 ? undefined : html`${parts.map((part) => html`${part}\n`)}`
}

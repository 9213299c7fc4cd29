import { count, showDuration } from '../common/units.ts'
import { comparedInWords, differencesInWords, type LiveVerdict } from '../live/report.ts'
import { safe } from '../report/clean.ts'
import { code, html, link, type Section, sentences } from '../report/markup.ts'
import { foldedTable, MARKS, MAX_FINDINGS } from './findings.ts'
import { docsAddress } from './summary.ts'

/** Returns whether the host answers with the site, since when, and the first differences. */
export function liveSection(verdict: LiveVerdict, env: NodeJS.ProcessEnv): Section {
  const { findings } = verdict
  const heading = 'Live check'
  const line = html`<p><b>${liveInWords(verdict)}</b>: ${comparedInWords(verdict)} compared with the site, ${differencesInWords(verdict)}.</p>\n`
  if (findings.length === 0) return { heading, content: line }
  const items = findings.slice(0, MAX_FINDINGS).map(({ severity, code: name, address, message }) => {
    const rule = link(html`${name}`, docsAddress(env, 'docs/live.md', 'findings'))
    const what = address === '' ? undefined : html` ${code(address)}`
    return html`<li>${MARKS[severity]} ${rule}${what}: ${sentences(safe`${message}`)}</li>\n`
  })
  const more = findings.length - items.length
  const beyond = more === 0 ? undefined : html`<p>… and ${count(more, 'more finding')}.</p>\n`
  return { heading, content: html`${line}<ol>\n${items}</ol>\n${beyond}` }
}

function liveInWords({ since, rounds, elapsedMs }: LiveVerdict): string {
  if (since === undefined) return `Not live after ${showDuration(elapsedMs)}`
  const time = new Date(since).toISOString().replace(/T(.*)\.\d+Z$/, ' $1 UTC')
  return rounds === 1
    ? `Live when first asked, at ${time}`
    : `Live since ${time}, after ${showDuration(elapsedMs)}`
}

/** Returns how many findings there are of each code, and the slowest addresses. */
export function foldedLive({ findings, slowest }: LiveVerdict): Section[] {
  const groups = Map.groupBy(findings, ({ code, severity }) => `${code} ${severity}`)
  const codes = [...groups].map(([of, { length }]) =>
    [...of.split(' '), length.toLocaleString('en')].map((cell) => html`${cell}`),
  )
  const times = slowest.map(({ address, ms }) => [
    code(address),
    html`${Math.round(ms).toLocaleString('en')} ms`,
  ])
  return [
    ...foldedTable('Live findings by code', ['Code', 'Severity', 'Findings'], codes),
    ...foldedTable('Slowest addresses', ['Address', 'Time'], times),
  ]
}

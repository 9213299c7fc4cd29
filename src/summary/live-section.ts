import { formatNumber } from '../common/units.ts'
import { describeFindings } from '../findings/count-findings.ts'
import { describeComparedCount, describeLiveness } from '../live/describe-verdict.ts'
import type { LiveVerdict } from '../live/judging/live-verdict.ts'
import { html, renderCode, type Section } from '../text/markup.ts'
import { makeCodesSection, makeFindingsSection, makeTableSection } from './findings-section.ts'

/**
 * Returns a section that shows whether the host serves the site, since when, and the first
 * differences.
 */
export function makeLiveSection(verdict: LiveVerdict, env: NodeJS.ProcessEnv): Section {
  const found = describeFindings(verdict, 'no differences')
  const compared = `${describeComparedCount(verdict)} compared with the site`
  const line = html`<p>${describeLiveness(verdict)}: ${compared}, ${found}.</p>\n`
  return makeFindingsSection('Live check', { ...verdict, intro: line }, { env })
}

/** Returns tables of the findings by code and of the slowest addresses. */
export function makeCollapsedLiveSections(verdict: LiveVerdict): Section[] {
  const times = verdict.slowestAddresses.map(({ requestPath, durationMs }) => [
    renderCode(requestPath),
    html`${formatNumber(Math.round(durationMs))} ms`,
  ])
  const tables = [
    makeCodesSection('Live findings by code', verdict),
    makeTableSection('Slowest addresses', ['Address', 'Time'], times),
  ]
  return tables.filter((table) => table !== undefined)
}

import { describeFindings } from '../findings/count-findings.ts'
import { describeCompared, describeLive, type LiveVerdict } from '../live/judging/live-report.ts'
import { code, html, type Section } from '../text/markup.ts'
import { findingsSection, foldedCodes, foldedTable } from './findings-section.ts'

/** Returns whether the host answers with the site, since when, and the first differences. */
export function liveSection(verdict: LiveVerdict, env: NodeJS.ProcessEnv): Section {
  const found = describeFindings(verdict, 'no difference')
  const compared = `${describeCompared(verdict)} compared with the site`
  const line = html`<p>${describeLive(verdict)}: ${compared}, ${found}.</p>\n`
  return findingsSection('Live check', { ...verdict, before: line }, { env })
}

/** Returns how many findings there are of each code, and the slowest addresses. */
export function foldedLive(verdict: LiveVerdict): Section[] {
  const times = verdict.slowest.map(({ address, ms }) => [
    code(address),
    html`${Math.round(ms).toLocaleString('en')} ms`,
  ])
  return [
    ...foldedCodes('Live findings by code', verdict),
    ...foldedTable('Slowest addresses', ['Address', 'Time'], times),
  ]
}

import { safe } from '../report/clean.ts'
import { copied, html, type Markup } from '../report/markup.ts'
import { REPORT_FOLDER } from '../step.ts'
import type { EndedStep } from './ended-step.ts'

/** The step that keeps the report, as in TROUBLESHOOTING.md; the digest is the one of the examples. */
const UPLOAD = [
  safe`- if: always()`,
  safe`  uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0`,
  safe`  with: { name: documentation-report, path: '\${{ runner.temp }}/${REPORT_FOLDER}*' }`,
]

/** The lines of a workflow that keep the report. */
export function keepReport({ step: { facts } }: EndedStep): Markup | undefined {
  const { check, live, changes } = facts
  const findings = (check?.findings ?? 0) + (live?.findings ?? 0)
  if (findings === 0 && changes === undefined) return undefined
  return html`<p>The report is deleted with the runner. To keep it as an artifact, add this step after this one:</p>\n${copied(UPLOAD)}`
}

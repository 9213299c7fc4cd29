import { safe } from '../report/clean.ts'
import { copied, html, type Markup } from '../report/markup.ts'
import { REPORT_FOLDER } from '../step.ts'
import type { EndedStep } from './ended-step.ts'

/** The digests are those of the examples. */
const UPLOAD_ACTION = safe`actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1`
const UPLOAD_ACTION_ELSEWHERE = safe`actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2`

/** The step that keeps the report, as in TROUBLESHOOTING.md. */
const uploadStep = (env: NodeJS.ProcessEnv) => [
  safe`- if: always()`,
  safe`  uses: ${supportsUploadArtifactV4(env) ? UPLOAD_ACTION : UPLOAD_ACTION_ELSEWHERE}`,
  safe`  with: { name: documentation-report, path: '\${{ runner.temp }}/${REPORT_FOLDER}*' }`,
]

/**
 * From version 4 on, upload-artifact refuses every server but GitHub's own, by this rule
 * (https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/shared/config.ts, `isGhes`).
 */
function supportsUploadArtifactV4({ GITHUB_SERVER_URL: server }: NodeJS.ProcessEnv): boolean {
  const host = URL.parse(server || 'https://github.com')?.hostname ?? ''
  return /^github\.com$|\.(?:ghe\.com|localhost)$/.test(host)
}

/** The lines of a workflow that keep the report. */
export function keepReport({ step: { env, facts } }: EndedStep): Markup | undefined {
  const { check, live, changes } = facts
  const findings = (check?.findings ?? 0) + (live?.findings ?? 0)
  if (findings === 0 && changes === undefined) return undefined
  return html`<p>The report is deleted with the runner. To keep it as an artifact, add this step after this one:</p>\n${copied(uploadStep(env))}`
}

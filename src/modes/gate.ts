import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StepError } from '../errors.ts'
import type { ExportInputs } from '../inputs.ts'
import { safe } from '../report/clean.ts'
import { type Verdict, verifySite } from '../site/check.ts'
import type { Finding } from '../site/findings.ts'
import { countsByCode, foundInWords, worstPages } from '../site/report/summary.ts'
import type { Step } from '../step.ts'
import { count } from '../units.ts'

/** GitHub shows ten annotations of a kind for a step. */
const MOST_ANNOTATIONS = 10
const MOST_PAGES = 5

/**
 * Checks the unpacked site against the rules of its host and reports what it found: outputs, summary, annotations, and
 * a report for people and for programs.
 * @throws StepError (`verify-failed`, `verify-broken`) with `verify: strict` alone: a report never makes a step red
 */
export async function checkSite(root: string, inputs: ExportInputs, step: Step): Promise<void> {
  const verdict = await step
    .phase('Check', () => examine(root, inputs, step))
    .catch((error: unknown) => {
      step.signal.throwIfAborted()
      const broken = new StepError(
        'verify-broken',
        { site: root, why: String((error as Error).message) },
        error,
      )
      if (inputs.verify === 'strict') throw broken
      step.log.warning(broken.shown)
      return undefined
    })
  if (!verdict) return
  report(verdict, step)
  if (inputs.verify !== 'strict' || verdict.errors === 0) return
  throw new StepError('verify-failed', {
    errors: foundInWords({ ...verdict, warnings: 0, notices: 0 }),
    report: verdict.reportPath,
    site: root,
  })
}

function examine(root: string, inputs: ExportInputs, step: Step): Promise<Verdict> {
  const { env, outputs, signal, log, clock } = step
  const pageCount = /^\d{1,9}$/.test(outputs.get('pageCount')) ? Number(outputs.get('pageCount')) : undefined
  return verifySite({
    root,
    host: inputs.host,
    basePath: inputs.basePath,
    domain: inputs.domain,
    pageCount,
    reportDir: mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'docs-export-report-')),
    signal,
    say: log.info,
    clock,
  })
}

function report(verdict: Verdict, step: Step): void {
  const { errors, warnings, findings, reportPath } = verdict
  const { outputs, log, notes, tables } = step
  outputs.set('verifyReport', reportPath)
  outputs.set('verifyErrors', String(errors))
  outputs.set('verifyWarnings', String(warnings))

  const found = foundInWords(verdict)
  log.info(safe`Found ${found}. The report lies at ${reportPath}, and beside it report.html`)
  notes.push({ name: 'Findings', value: found })
  for (const finding of findings.filter(isError).slice(0, MOST_ANNOTATIONS)) annotate(finding, step)

  if (findings.length === 0) return
  tables.push({
    columns: ['Finding', 'Severity', 'Targets', 'Occurrences'],
    rows: countsByCode(findings).map((of) => [
      of.code,
      of.severity,
      String(of.findings),
      String(of.occurrences),
    ]),
  })
  const pages = worstPages(findings, MOST_PAGES).map((of) => [of.page, String(of.findings)])
  if (pages.length > 0) tables.push({ columns: ['Page', 'Findings'], rows: pages })
}

const isError = ({ severity }: Finding) => severity === 'error'

/** The one error annotation belongs to the step's own failure: what the gate finds are warnings. */
function annotate({ code, target, message, spots: [spot], pages }: Finding, { log }: Step): void {
  const place = spot
    ? safe` In ${spot.page}${spot.line === undefined ? '' : `, line ${spot.line}`}${pages > 1 ? `, and on ${count(pages - 1, 'more page')}` : ''}.`
    : ''
  log.warning(safe`${code} ${target}: ${message}${place}`)
}

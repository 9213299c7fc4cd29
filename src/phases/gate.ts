import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDiskError } from '../disk/disk-error.ts'
import { errorMessage, StepError } from '../errors.ts'
import type { GateInputs } from '../inputs/gate.ts'
import { type SafeText, safe } from '../report/clean.ts'
import { pageNumber } from '../report/progress.ts'
import type { Table } from '../report/summary.ts'
import type { JudgedFinding } from '../site/accepted/judge.ts'
import { checkSite, type Verdict } from '../site/check.ts'
import {
  acceptanceInWords,
  checkedInWords,
  countsByCode,
  foundInWords,
  isCounted,
  worstPages,
} from '../site/report/summary.ts'
import type { Step } from '../step.ts'
import { count } from '../units.ts'

/** What the names of report folders begin with. */
const REPORT_FOLDER = 'docs-export-report-'

/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10

/** How many pages and how many findings the summary shows. */
const MAX_PAGES = 5
const MAX_FINDINGS = 10

/** The step that keeps the report, as in TROUBLESHOOTING.md; the digest is the one of the examples. */
const UPLOAD = [
  '- if: always()',
  '  uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  `  with: { name: documentation-report, path: '\${{ runner.temp }}/${REPORT_FOLDER}*' }`,
]

/** The site to check. */
export interface CheckedSite {
  /** The folder that holds its `index.html`. */
  readonly root: string
  /** Its host name, if it is known. */
  readonly domain: string | undefined
  /** How many pages the service says that it has; foreign text. */
  readonly pageCount: string | undefined
  /** Whether the step does nothing else: there is nothing to go on with where the check could not be done. */
  readonly checkOnly: boolean
}

/**
 * Checks a site against the rules of its host and reports what it found: outputs, summary, annotations, and a report for
 * people and for programs.
 * @throws StepError `verify-failed` with `verify: strict` alone; `check-disk-failed` and `check-crashed` with it, and where the
 * check is all that the step does: a report never makes a step red that has something to publish
 */
export async function runGate(site: CheckedSite, gate: GateInputs, step: Step): Promise<void> {
  const verdict = await step
    .phase('Check', () => examine(site, gate, step))
    .catch((error: unknown) => {
      step.signal.throwIfAborted()
      const failure = explainCheckError(error, site)
      if (site.checkOnly || gate.verify === 'strict') throw failure
      step.log.trace(error)
      step.log.warning(failure.shown)
      return undefined
    })
  if (!verdict) return
  if (site.checkOnly) step.outputs.set('siteFiles', String(verdict.files))
  report(verdict, step)
  if (gate.verify !== 'strict' || verdict.errors === 0) return
  throw new StepError('verify-failed', {
    errors: foundInWords({ ...verdict, warnings: 0, notices: 0, accepted: 0 }),
    consequence: site.checkOnly ? 'this step fails' : 'nothing was handed over',
    report: verdict.reportPath,
    site: site.root,
  })
}

function examine(
  { root, domain, pageCount }: CheckedSite,
  { host, basePath, accepted }: GateInputs,
  { env, signal, log, clock }: Step,
): Promise<Verdict> {
  return checkSite({
    root,
    host,
    basePath,
    domain,
    pageCount: pageNumber(pageCount),
    accepted,
    reportDir: mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), REPORT_FOLDER)),
    signal,
    info: log.info,
    clock,
  })
}

function report(verdict: Verdict, step: Step): void {
  const { errors, warnings, accepted, findings, reportPath } = verdict
  const { outputs, facts, log, notes, tables } = step
  facts.siteErrors = errors
  outputs.set('verifyReport', reportPath)
  outputs.set('verifyErrors', String(errors))
  outputs.set('verifyWarnings', String(warnings))
  outputs.set('verifyAccepted', String(accepted))

  const found = foundInWords(verdict)
  log.info(
    safe`Checked ${checkedInWords(verdict)}: found ${found}. The report is at ${reportPath}, with report.html beside it`,
  )
  notes.push({ name: 'Checked', value: checkedInWords(verdict) }, { name: 'Findings', value: found })
  for (const finding of findings.filter(isError).slice(0, MAX_ANNOTATIONS)) annotate(finding, step)

  if (findings.length === 0) return
  tables.push(firstFindings(verdict), {
    columns: ['Finding', 'Severity', 'Targets', 'Occurrences'],
    rows: countsByCode(findings).map((of) => [
      of.code,
      of.severity,
      String(of.findings),
      String(of.occurrences),
    ]),
  })
  const pages = worstPages(findings, MAX_PAGES).map((of) => [of.page, String(of.findings)])
  if (pages.length > 0) tables.push({ columns: ['Page', 'Findings'], rows: pages })
}

function explainCheckError(error: unknown, { root: site, checkOnly }: CheckedSite): StepError {
  // Where the check is all that the step does, it cannot be switched off.
  const off = checkOnly ? undefined : 'off'
  if (isDiskError(error)) return new StepError('check-disk-failed', { site, why: error.message, off }, error)
  return new StepError('check-crashed', { site, what: errorMessage(error), off }, error)
}

/** Returns the worst findings as the summary shows them, errors first. */
function firstFindings({ findings, isComplete }: Verdict): Table {
  const shown = findings.slice(0, MAX_FINDINGS)
  const more = findings.length - shown.length
  const beyond = more === 0 ? '' : `… and ${isComplete ? '' : 'at least '}${count(more, 'more finding')}. `
  return {
    columns: ['Severity', 'Finding', 'Address', 'Where'],
    rows: shown.map((finding) => [
      finding.accepted === undefined ? finding.severity : `accepted (${finding.severity})`,
      `${finding.code}: ${sentencesOf(finding).text}${finding.accepted ? ` ${acceptanceInWords(finding.accepted)}` : ''}`,
      finding.address === undefined ? finding.target : `${finding.target} (${finding.address})`,
      placeOf(finding),
    ]),
    remark: `${beyond}The report is deleted with the runner. To keep it as an artifact, add this step after this one:`,
    code: UPLOAD,
  }
}

const isError = (finding: JudgedFinding) => finding.severity === 'error' && isCounted(finding)

/** The one error annotation belongs to the step's own failure: what the gate finds are warnings. */
function annotate(finding: JudgedFinding, { log }: Step): void {
  const place = placeOf(finding)
  log.warning(
    safe`${finding.code} ${finding.target}: ${sentencesOf(finding)}${place === '' ? '' : safe` In ${place}.`}`,
  )
}

function sentencesOf({ message, nearMiss }: JudgedFinding): SafeText {
  return nearMiss === undefined ? safe`${message}` : safe`${message} ${nearMiss.message}`
}

/** Returns where a finding is met first, and on how many more pages; empty for the site itself. */
function placeOf({ spots: [spot], pages }: JudgedFinding): string {
  if (spot === undefined) return ''
  const line = spot.line === undefined ? '' : `, line ${spot.line}`
  return `${spot.page}${line}${pages > 1 ? `, and on ${count(pages - 1, 'more page')}` : ''}`
}

import { formatCount } from '../../common/units.ts'
import { clean } from '../../text/clean.ts'
import { html, type Markup } from '../../text/markup.ts'
import { describeAcceptance, pickSpot } from '../describe-finding.ts'
import type { Finding } from '../finding.ts'
import { pickMostSevere } from './capped-findings.ts'
import { describeSpots, findFileLocation } from './finding-locations.ts'

/** The result of a finding, or of the check itself: `error` if it could not be done. */
type CaseResult =
  | { readonly kind: 'failure' | 'error' }
  | { readonly kind: 'skipped'; readonly reason: string }

interface TestCase {
  readonly result: CaseResult
  readonly suite: string
  readonly name: string
  readonly markup: Markup
}

/** The maximum length of the name of a case, in UTF-16 units. */
const MAX_NAME = 500

/** Characters that clean text may contain, but XML 1.0 does not allow, even escaped. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g

/**
 * Returns findings as `junit.xml`, with a suite per code and a case per finding. Notices are left
 * out unless they are failures. For `folder`, see `findFileLocation`.
 * https://github.com/testmoapp/junitxml (2025-11)
 */
export function renderJunit(
  findings: readonly Finding[],
  isFailure: (finding: Finding) => boolean,
  folder: string,
): string {
  const shown = findings.filter((each) => each.severity !== 'notice' || isFailure(each))
  const { listed, more } = pickMostSevere(shown, isFailure)
  const names = new Map<string, number>()
  const cases = listed.map((finding) => {
    const result = findCaseResult(finding, isFailure)
    return makeCase(finding, result, makeUniqueName(finding, names), folder)
  })
  if (more > 0) cases.push(makeLastCase(more))
  return renderCases(cases)
}

/** Returns a `junit.xml` with the reason why the check could not be done. */
export function renderJunitError(why: string): string {
  const suite = 'not-checked'
  const outcome = html`<error message="${why}" type="${suite}"/>`
  return renderCases([makePlainCase(suite, 'the site', { kind: 'error' }, outcome)])
}

/** Returns a case without a file. */
function makePlainCase(suite: string, name: string, result: CaseResult, outcome: Markup): TestCase {
  const attributes = html`name="${name}" classname="${suite}" time="0"`
  return { result, suite, name, markup: html`<testcase ${attributes}>${outcome}</testcase>\n` }
}

function renderCases(cases: readonly TestCase[]): string {
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)]
  const markup = html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-export-action" ${renderCounts(cases)}>
${suites.map(([name, ofSuite]) => renderSuite(name, ofSuite))}</testsuites>
`
  return markup.text.replace(NOT_IN_XML, '\uFFFD')
}

function findCaseResult(finding: Finding, isFailure: (finding: Finding) => boolean): CaseResult {
  if (isFailure(finding)) return { kind: 'failure' }
  const { accepted, isNew, message } = finding
  if (accepted !== undefined) return { kind: 'skipped', reason: describeAcceptance(accepted) }
  if (isNew === false) return { kind: 'skipped', reason: 'known' }
  return { kind: 'skipped', reason: message }
}

/** Returns a name that is unique in its suite, because programs merge cases with equal names. */
function makeUniqueName({ code, target, address }: Finding, names: Map<string, number>): string {
  const subject = address ?? target
  const name = clean(subject || 'the site', MAX_NAME)
  const key = `${code} ${name}`
  const number = (names.get(key) ?? 0) + 1
  names.set(key, number)
  if (number === 1) return name
  return `${name} (${number})`
}

function makeCase(finding: Finding, result: CaseResult, name: string, folder: string): TestCase {
  const { path, line } = findFileLocation(pickSpot(finding.spots), folder)
  const inLine = line === undefined ? html`` : html` line="${line}"`
  const attributes = html`name="${name}" classname="${finding.code}" file="${path}"${inLine} time="0"`
  const markup = html`<testcase ${attributes}>${renderOutcome(finding, result)}</testcase>\n`
  return { result, suite: finding.code, name, markup }
}

function renderOutcome(finding: Finding, result: CaseResult): Markup {
  if (result.kind === 'skipped') return html`<skipped message="${result.reason}"/>`
  const { code, message } = finding
  return html`<failure message="${message}" type="${code}">${renderDetails(finding)}</failure>`
}

function renderDetails(finding: Finding): Markup {
  const { message, suggestion, target } = finding
  const lines = [message]
  if (suggestion !== undefined) lines.push(suggestion.message)
  if (target !== '') lines.push(`Target: ${target}`)
  lines.push(...describeSpots(finding))
  return html`${lines.map((line) => html`${line}\n`)}`
}

function makeLastCase(more: number): TestCase {
  const suite = 'not-listed'
  const name = formatCount(more, 'more finding')
  const reason = `${name}: see report.json`
  const outcome = html`<skipped message="${reason}"/>`
  return makePlainCase(suite, name, { kind: 'skipped', reason }, outcome)
}

function renderSuite(name: string, cases: readonly TestCase[]): Markup {
  return html`<testsuite name="${name}" ${renderCounts(cases)}>
${cases.map(({ markup }) => markup)}</testsuite>
`
}

function renderCounts(cases: readonly TestCase[]): Markup {
  const countOf = (kind: CaseResult['kind']) =>
    cases.filter(({ result }) => result.kind === kind).length
  const failed = html`failures="${countOf('failure')}" errors="${countOf('error')}"`
  const skipped = html`skipped="${countOf('skipped')}"`
  return html`tests="${cases.length}" ${failed} ${skipped} time="0"`
}

/** Decides which findings fail a step, and describes them. */
import { formatCount } from '../common/units.ts'
import { type Code, describeCode, isLiveCode } from './codes.ts'
import { type Finding, isAccepted, isError } from './finding.ts'

/** The findings that fail a step besides errors. */
export interface FailOn {
  /** As written in the workflow. */
  readonly text: string
  /** Whether every warning fails the step. */
  readonly includesWarnings: boolean
  /** Findings with these codes fail the step, whatever their severity. */
  readonly codes: ReadonlySet<Code>
}

/** Returns whether a finding fails the step. The caller decides whether known findings count. */
export function matchesFailOn(finding: Finding, { includesWarnings, codes }: FailOn): boolean {
  if (isError(finding)) return true
  if (isAccepted(finding)) return false
  return codes.has(finding.code) || (includesWarnings && finding.severity === 'warning')
}

/** Only errors fail the step. */
export const ONLY_ERRORS: FailOn = { text: 'errors', includesWarnings: false, codes: new Set() }

/** The settings of a workflow for findings that fail its step. */
export interface QualityGate {
  readonly verify: 'off' | 'report' | 'strict' | 'strict-new'
  readonly failOn: FailOn
}

/**
 * Returns whether a finding is a failure: it fails the step or, if findings cannot fail it, is an
 * error.
 */
export function isFailure(finding: Finding, { verify, failOn }: QualityGate): boolean {
  const canFindingsFail = verify === 'strict' || verify === 'strict-new'
  if (!canFindingsFail || isLiveCode(finding.code)) return isError(finding)
  if (verify === 'strict-new' && finding.isNew === false) return false
  return matchesFailOn(finding, failOn)
}

/**
 * Returns the findings among these that are not errors, in words: `2 new broken anchors`, `1 new
 * finding with the code metadata`.
 */
export function listNonErrors(
  failing: readonly Finding[],
  { includesWarnings }: FailOn,
  areNew: boolean,
): readonly string[] {
  const nonErrors = failing.filter((finding) => !isError(finding))
  const byName = Map.groupBy(nonErrors, ({ code, severity }) => {
    if (includesWarnings && severity === 'warning') return 'warning'
    return code
  })
  return [...byName].map(([name, { length }]) => {
    const { one, many } = getNouns(name)
    if (areNew) return formatCount(length, `new ${one}`, `new ${many}`)
    return formatCount(length, one, many)
  })
}

function getNouns(name: Code | 'warning') {
  if (name === 'warning') return { one: name, many: `${name}s` }
  const thing = describeCode(name)
  if (thing !== name) return { one: thing, many: `${thing}s` }
  return { one: `finding with the code ${name}`, many: `findings with the code ${name}` }
}

import { createHash } from 'node:crypto'
import { clean } from '../../text/clean.ts'
import { compareBytes } from '../../web/byte-strings.ts'
import { pickSpot } from '../describe-finding.ts'
import { type Finding, isAccepted } from '../finding.ts'
import type { Severity } from '../severity.ts'
import { pickMostSevere } from './capped-findings.ts'
import { describeSpots, findFileLocation } from './finding-locations.ts'

/** The maximum length of a path, in UTF-16 units. A shortened path would not match a file. */
const MAX_PATH = 4_096

const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  error: 'major',
  warning: 'minor',
  notice: 'info',
}

/**
 * Returns findings in the format of GitLab's Code Quality report, without accepted ones. For
 * `folder`, see `findFileLocation`.
 * https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format (2025-11)
 */
export function makeCodeQualityReport(
  findings: readonly Finding[],
  isFailure: (finding: Finding) => boolean,
  folder: string,
) {
  const counted = findings.filter((each) => !isAccepted(each))
  const numbers = numberDuplicates(counted)
  return pickMostSevere(counted, isFailure).listed.map((finding) => {
    const { path, line } = findFileLocation(pickSpot(finding.spots), folder)
    return {
      description: describe(finding),
      check_name: finding.code,
      fingerprint: makeFingerprint(finding, numbers.get(finding) ?? 1),
      severity: SEVERITY_NAMES[finding.severity],
      location: { path: clean(path, MAX_PATH), lines: { begin: line ?? 1 } },
    }
  })
}

function describe(finding: Finding): string {
  const { target, message, suggestion } = finding
  let description = clean(message)
  if (target !== '') description = `${clean(target)}: ${description}`
  if (suggestion !== undefined) description = `${description} ${clean(suggestion.message)}`
  const spots = describeSpots(finding).map((spot) => clean(spot))
  if (spots.length === 0) return description
  return `${description} In ${spots.join('; ')}.`
}

/** Returns the number of each finding among those with the same code and address, starting at 1. */
function numberDuplicates(findings: readonly Finding[]): ReadonlyMap<Finding, number> {
  const numbers = new Map<Finding, number>()
  for (const equal of Map.groupBy(findings, getIdentity).values()) {
    // The order of the list changes between builds, because new findings come first.
    const inOrder = equal.toSorted((a, b) => compareBytes(getContent(a), getContent(b)))
    for (const [i, finding] of inOrder.entries()) numbers.set(finding, i + 1)
  }
  return numbers
}

const getIdentity = ({ code, address, target }: Finding) =>
  JSON.stringify([code, address ?? target])

const getContent = ({ target, message }: Finding) => JSON.stringify([target, message])

function makeFingerprint(finding: Finding, number: number): string {
  const identity = getIdentity(finding)
  const text = number === 1 ? identity : `${identity} ${number}`
  return createHash('sha256').update(text).digest('hex')
}

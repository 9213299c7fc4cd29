/** Sorts findings by importance, and groups those that are shown as one. */
import type { Code } from './codes.ts'
import { type Finding, isAccepted } from './finding.ts'
import { SEVERITIES } from './severity.ts'

/**
 * Findings that explain everything come first, then urgent ones, then those that explain broken
 * links.
 */
const URGENT_CODES: readonly Code[] = ['no-index', 'leaked-file', 'not-served']

/**
 * Returns findings in order of importance: new ones first, then by severity. Within a severity: a
 * missing home page, leaked files, files that the host does not serve, the first finding of each
 * code, then the others in their original order. Accepted ones are last.
 */
export function sortByImportance(findings: readonly Finding[]): readonly Finding[] {
  const seenCategories = new Set<string>()
  const weighed = findings.map((finding) => {
    const category = getCategory(finding)
    const isFirst = !seenCategories.has(category)
    seenCategories.add(category)

    const { weight, rank } = weigh(finding)
    const isAfterFirst = rank === URGENT_CODES.length && !isFirst
    return { finding, weight, rank: isAfterFirst ? rank + 1 : rank }
  })
  weighed.sort((a, b) => a.weight - b.weight || a.rank - b.rank)
  return weighed.map(({ finding }) => finding)
}

/**
 * Groups findings by code, severity, and novelty: the most important groups first, then the
 * largest.
 */
export function groupByCategory(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const weighed: (Weight & { readonly group: readonly Finding[] })[] = []
  for (const group of Map.groupBy(findings, getCategory).values()) {
    const [first] = group
    if (first !== undefined) weighed.push({ group, ...weigh(first) })
  }
  weighed.sort((a, b) => a.weight - b.weight || a.rank - b.rank || b.group.length - a.group.length)
  return weighed.map(({ group }) => group)
}

/** Returns a key that findings of one category share. */
function getCategory(finding: Finding): string {
  const { code, severity, isNew } = finding
  return `${isAccepted(finding)} ${isNew} ${severity} ${code}`
}

/** The importance of a finding, and its rank among findings of equal importance. Lower is first. */
interface Weight {
  readonly weight: number
  readonly rank: number
}

function weigh(finding: Finding): Weight {
  const { code, severity, isNew } = finding
  let rank = URGENT_CODES.indexOf(code)
  if (rank === -1) rank = URGENT_CODES.length
  if (isAccepted(finding)) return { weight: 2 * SEVERITIES.length, rank }

  let weight = SEVERITIES.indexOf(severity)
  if (isNew === false) weight += SEVERITIES.length
  return { weight, rank }
}

/** How many findings of one code are shown before all others. */
const MAX_OF_CODE = 3

/** Returns up to `limit` groups in order: at most three of one code, unless there are no others. */
export function pickGroups(
  groups: readonly SimilarFindings[],
  limit: number,
): readonly SimilarFindings[] {
  const groupsByCode = [...Map.groupBy(groups, ({ first }) => first.code).values()]
  const firstOfCodes = new Set(groupsByCode.flatMap((ofCode) => ofCode.slice(0, MAX_OF_CODE)))
  const early = groups.filter((group) => firstOfCodes.has(group))
  const late = groups.filter((group) => !firstOfCodes.has(group))
  const picked = new Set([...early, ...late].slice(0, limit))
  return groups.filter((group) => picked.has(group))
}

/**
 * Returns groups like `pickGroups`. If there is room for all findings of a group, they become
 * groups of their own, in order, so that each has its own row.
 */
export function pickUngrouped(
  groups: readonly SimilarFindings[],
  limit: number,
): readonly SimilarFindings[] {
  const picked = pickGroups(groups, limit)
  let room = limit - picked.length
  return picked.flatMap((group) => {
    const { first, others } = group
    if (others.length > room) return [group]
    room -= others.length
    return [first, ...others].map((each) => ({ first: each, others: [] }))
  })
}

/** Findings that are shown as one: the first one, and others that differ only in numbers. */
export interface SimilarFindings {
  readonly first: Finding
  readonly others: readonly Finding[]
}

/**
 * Groups findings that differ only in the numbers of their addresses, in the order of the first
 * ones.
 */
export function groupSimilar(findings: readonly Finding[]): SimilarFindings[] {
  const groups = Map.groupBy(findings, (finding, i) => {
    const { code, severity, target, address, message, standsForUnlisted, accepted, isNew } = finding
    const addresses = `${target}\n${address ?? ''}`
    if (standsForUnlisted || !/\d/.test(addresses)) return i
    const texts = [addresses, message].map((text) => text.replace(/\d+/g, '0'))
    return JSON.stringify([code, severity, accepted ?? null, isNew, ...texts])
  })
  const similar: SimilarFindings[] = []
  for (const [first, ...others] of groups.values())
    if (first !== undefined) similar.push({ first, others })
  return similar
}

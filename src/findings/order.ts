/** The order in which findings matter, and which of them are shown as one. */

import type { Code } from './codes.ts'
import { type Finding, isCounted } from './finding.ts'
import { SEVERITIES } from './severity.ts'

/**
 * What explains everything comes first, then what must not wait, then what explains broken links.
 */
const BEFORE_OTHERS: readonly Code[] = ['no-index', 'leaked-file', 'not-served']

/**
 * Returns findings in the order in which they matter: those that are new first, then by severity, a
 * missing start page first, then leaked files, then what the host does not serve, then the first
 * one of each code, then all others as they come. Accepted ones are last.
 */
export function sortByWeight(findings: readonly Finding[]): readonly Finding[] {
  const known = new Set<string>()
  const ranked = findings.map((finding) => {
    const group = getSortKey(finding)
    const isFirst = !known.has(group)
    known.add(group)
    const { weight, before } = weigh(finding)
    let rank = before
    if (before >= BEFORE_OTHERS.length && !isFirst) rank += 1
    return { finding, weight, rank }
  })
  return ranked.sort((a, b) => a.weight - b.weight || a.rank - b.rank).map(({ finding }) => finding)
}

/**
 * Returns findings by what they have in common: the sorts that matter most first, then the largest.
 */
export function groupBySort(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups = [...Map.groupBy(findings, getSortKey).values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ group, ...weigh(first) }]
  })
  return groups
    .sort((a, b) => a.weight - b.weight || a.before - b.before || b.group.length - a.group.length)
    .map(({ group }) => group)
}

/** Returns what is the same for findings of a sort. */
function getSortKey(finding: Finding): string {
  const { code, severity, isNew } = finding
  return `${isCounted(finding)} ${isNew} ${severity} ${code}`
}

/** Returns how late a finding comes, and how late among those. */
function weigh(finding: Finding): { readonly weight: number; readonly before: number } {
  const { code, severity, isNew } = finding
  let before = BEFORE_OTHERS.indexOf(code)
  if (before === -1) before = BEFORE_OTHERS.length
  if (!isCounted(finding)) return { weight: 2 * SEVERITIES.length, before }
  let weight = SEVERITIES.indexOf(severity)
  if (isNew === false) weight += SEVERITIES.length
  return { weight, before }
}

/** How many findings of one code are shown before all others. */
const MAX_OF_CODE = 3

/**
 * Returns so many groups in their order: of one code no more than three, unless there are no
 * others.
 */
export function pickGroups(
  groups: readonly AlikeFindings[],
  most: number,
): readonly AlikeFindings[] {
  const codes = [...Map.groupBy(groups, ({ first }) => first.code).values()]
  const early = new Set(codes.flatMap((ofCode) => ofCode.slice(0, MAX_OF_CODE)))
  const isLate = (group: AlikeFindings) => Number(!early.has(group))
  const shown = new Set(groups.toSorted((a, b) => isLate(a) - isLate(b)).slice(0, most))
  return groups.filter((group) => shown.has(group))
}

/**
 * Returns so many groups as `pickGroups` does. As long as there is room, the findings of a group
 * stand apart, in their order: then nothing has to stand for what is written in another place.
 */
export function pickApart(
  groups: readonly AlikeFindings[],
  most: number,
): readonly AlikeFindings[] {
  const shown = pickGroups(groups, most)
  let room = most - shown.length
  return shown.flatMap(({ first, others }) => {
    const apart = others.slice(0, room)
    room -= apart.length
    const rest = others.slice(apart.length)
    return [{ first, others: rest }, ...apart.map((each) => ({ first: each, others: [] }))]
  })
}

/**
 * Findings that are shown as one: the first of them, and those in which nothing but a number
 * differs.
 */
export interface AlikeFindings {
  readonly first: Finding
  readonly others: readonly Finding[]
}

/**
 * Returns findings in their order, those that differ in the numbers of their addresses alone
 * together with the first of them.
 */
export function groupAlike(findings: readonly Finding[]): AlikeFindings[] {
  const groups = Map.groupBy(findings, (finding, i) => {
    const { code, severity, target, address, message, isRest, accepted, isNew } = finding
    const where = `${target}\n${address ?? ''}`
    if (isRest || !/\d/.test(where)) return i
    const texts = [where, message].map((text) => text.replace(/\d+/g, '0'))
    return JSON.stringify([code, severity, accepted ?? null, isNew, ...texts])
  })
  const found: AlikeFindings[] = []
  for (const [first, ...others] of groups.values())
    if (first !== undefined) found.push({ first, others })
  return found
}

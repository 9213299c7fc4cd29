import { hash } from 'node:crypto'
import {
  type FindingKind,
  type PlainKind,
  SITE_KINDS,
  type SiteValues,
} from '../../findings/site-kinds.ts'
import { type Bytes, compareBytes, detach, NO_BYTES, toBytes } from '../../web/byte-strings.ts'
import type { ServedSite } from '../../web/host/served-site.ts'

/** Where something occurs; the line is only worked out when it is needed. */
export interface Occurrence {
  readonly page: Bytes
  findLine(): number | undefined
}

/** Where it occurred: a file of the site, and its line where that is known. */
interface Location {
  readonly page: Bytes
  readonly line: number | undefined
}

type Values = Readonly<Record<string, string>>

/** How many locations of one finding are stored. */
const MAX_LOCATIONS = 5
/** How many pages of a finding about all of them are stored. */
const MAX_TOGETHER = 100
/**
 * How many findings of one kind are listed: those with the first addresses. The others are counted
 * in one more, which keeps the identity of each.
 */
const MAX_LISTED = 20_000
/** How much of a key or target is stored, in bytes. */
const MAX_TARGET = 1_000

/**
 * Where something occurs, being counted. There is one for each anchor of a site.
 */
export interface Occurrences {
  /** Of its first page, if they differ. */
  values: Values
  count: number
  pages: number
  lastPage: string
  /** As it is written on the first page. */
  target: Bytes
  /** The first few pages by name, whatever the order in which they were read. */
  spots: readonly Location[]
}

/** One finding being counted. Plain data, to be sent from thread to thread. */
export interface CountedFinding extends Occurrences {
  readonly kind: FindingKind
  /** What distinguishes it from other findings of its kind: usually the address in full. */
  readonly key: Bytes
  /** Counts for all findings of its kind that are not listed. */
  readonly isRest: boolean
  /**
   * The identities of what it stands for, where its key does not tell: of a rest, and where only
   * the beginning is kept.
   */
  identities: Set<number> | undefined
}

/** What tells one finding from another, in full. */
type Identified = Pick<CountedFinding, 'kind' | 'key' | 'target' | 'values'>

/**
 * Returns what a finding is known by in another build: a digest of its code and its address in
 * full, without its line. It has 52 bits, as a number can: beside a million known findings, a new
 * one passes for one of them once in four billion times.
 */
function identityOf({ kind, key, target, values: { problem } }: Identified): number {
  const what = problem === undefined ? key : `${target} ${problem}`
  return Number.parseInt(hash('sha256', `${SITE_KINDS[kind].code} ${what}`).slice(0, 13), 16)
}

/** Returns the identities of all findings that a finding stands for, listed or not. */
export function listIdentities(finding: CountedFinding): ReadonlySet<number> {
  return finding.identities ?? new Set([identityOf(finding)])
}

/**
 * Returns the identity of a listed finding at another address; undefined if its address does not
 * tell it from others.
 */
export function findIdentity(finding: CountedFinding, key: Bytes): number | undefined {
  const isByAddress = finding.identities === undefined && finding.values.problem === undefined
  if (isByAddress) return identityOf({ ...finding, key })
  return undefined
}

const NO_VALUES: Values = {}
const NO_SPOTS: readonly Location[] = []

/** Returns what has not occurred yet. */
export function makeOccurrences(values = NO_VALUES): Occurrences {
  return { values, count: 0, pages: 0, lastPage: '', target: NO_BYTES, spots: NO_SPOTS }
}

/** Returns a finding without occurrences. `key` may be a slice of a page. */
export function makeCountedFinding(kind: FindingKind, key: Bytes, values?: Values): CountedFinding {
  return {
    kind,
    key: detach(key),
    ...makeOccurrences(values),
    isRest: false,
    identities: undefined,
  }
}

const CUT = toBytes('...')

/** Returns as much of a key or target as is stored. */
function truncate(bytes: Bytes): Bytes {
  if (bytes.length > MAX_TARGET) return bytes.slice(0, MAX_TARGET).concat(CUT)
  return bytes
}

/** Is only the beginning of a key or target kept? */
export function isTruncated(bytes: string): boolean {
  return bytes.length === MAX_TARGET + CUT.length && bytes.endsWith(CUT)
}

/**
 * Counts one more occurrence, with the target as it is written there, which may be a slice of a
 * page. The line is only computed if it is stored.
 */
export function addOccurrence(
  occurrences: Occurrences,
  where: Occurrence,
  target: Bytes,
  values = occurrences.values,
): void {
  occurrences.count++
  if (occurrences.lastPage === where.page) return
  occurrences.lastPage = where.page
  occurrences.pages++
  const last = occurrences.spots.at(-1)
  if (occurrences.spots.length === MAX_LOCATIONS && last !== undefined && last.page < where.page)
    return
  addLocation(occurrences, { page: where.page, line: where.findLine() }, target, values)
}

function addLocation(
  occurrences: Occurrences,
  location: Location,
  target: Bytes,
  values: Values,
): void {
  const after = occurrences.spots.findIndex(({ page }) => page > location.page)
  const at = after === -1 ? occurrences.spots.length : after
  if (at === 0) {
    occurrences.target = detach(truncate(target))
    occurrences.values = values
  }
  // A list that grows in place has room for many more, and there is one for each anchor of a site.
  occurrences.spots = occurrences.spots.toSpliced(at, 0, location).slice(0, MAX_LOCATIONS)
}

/** A file as a whole, as the location of an occurrence. */
export function pointAtFile(page: Bytes): Occurrence {
  return pointAtLine(page, undefined)
}

/** A line of a file, if it is known, as the location of an occurrence. */
export function pointAtLine(page: Bytes, line: number | undefined): Occurrence {
  return { page, findLine: () => line }
}

/** What every rule is given: the site, where what is wrong is counted, and what ends it. */
export interface Checking {
  readonly served: ServedSite
  readonly counter: FindingCounter
  readonly signal: AbortSignal
}

/**
 * Counts findings, the same ones together. The result depends only on what was counted, not on its
 * order or on how it was shared among several counters that were added up: of each kind, the first
 * findings by key stay.
 */
export class FindingCounter {
  readonly #kinds = new Map<FindingKind, FindingsOfKind>()

  /**
   * Counts one occurrence of a finding. `key` distinguishes findings of a kind; `target` is how it
   * is written there, and may be a slice of a page.
   */
  count(kind: PlainKind, key: Bytes, where: Occurrence, target = key): void {
    this.#count(kind, NO_VALUES, key, where, target)
  }

  /** As `count`, for a kind whose sentence takes values. */
  countWith<Kind extends FindingKind>(
    kind: Kind,
    values: SiteValues<Kind>,
    key: Bytes,
    where: Occurrence,
    target = key,
  ): void {
    this.#count(kind, values, key, where, target)
  }

  #count(kind: FindingKind, values: Values, key: Bytes, where: Occurrence, target: Bytes): void {
    const finding = this.#finding(kind, key, target, values)
    if (finding.isRest) finding.count++
    else addOccurrence(finding, where, target, values)
  }

  /** Counts a finding about the site as a whole, which has no address and no page. */
  countForSite<Kind extends FindingKind>(kind: Kind, values: SiteValues<Kind>): void {
    this.#finding(kind, NO_BYTES, NO_BYTES, values).count++
  }

  /** Counts a finding about an address that stands on no page. */
  countAddress<Kind extends FindingKind>(
    kind: Kind,
    address: Bytes,
    values: SiteValues<Kind>,
  ): void {
    const finding = this.#finding(kind, address, address, values)
    finding.count++
    if (!finding.isRest) finding.target = finding.key
  }

  /**
   * Counts pages as one finding about the site, which is known in another build if each of its
   * pages is. `key`: the address of a page in full. Pages are in order.
   */
  countTogether<Kind extends FindingKind>(
    kind: Kind,
    values: SiteValues<Kind>,
    pages: readonly { readonly key: Bytes; readonly page: Bytes }[],
  ): void {
    const finding = this.#findingAt(kind, NO_BYTES, values)
    const identities = pages.map(({ key }) => identityOf({ kind, key, target: NO_BYTES, values }))
    finding.count += pages.length
    finding.pages += pages.length
    finding.identities = new Set(identities)
    finding.spots = pages.slice(0, MAX_TOGETHER).map(({ page }) => ({ page, line: undefined }))
  }

  /** Adds what another counter counted. Each page is counted in one of them only. */
  add(other: CountedFinding): void {
    const finding = this.#findingFor(other)
    finding.count += other.count
    if (finding.isRest) return
    finding.pages += other.pages
    for (const location of other.spots) addLocation(finding, location, other.target, other.values)
  }

  /** Returns the findings that are listed, and those that count the rest. */
  listCounted(): CountedFinding[] {
    return [...this.#kinds.values()].flatMap((of) => {
      if (of.findings.size > MAX_LISTED) cut(of)
      return [...of.findings.values(), ...(of.rest.count > 0 ? [of.rest] : [])]
    })
  }

  /**
   * Returns the finding that counts what another counter counted in one, which then stands for
   * all of it.
   */
  #findingFor({ isRest, kind, key, target, values, identities }: CountedFinding): CountedFinding {
    if (identities === undefined) return this.#finding(kind, key, target, values)
    const finding = isRest ? this.#of(kind).rest : this.#findingAt(kind, key, values)
    finding.identities ??= new Set()
    for (const identity of identities) finding.identities.add(identity)
    return finding
  }

  /** Returns the finding that counts a finding: its own, or that of those that are not listed. */
  #finding(kind: FindingKind, whole: Bytes, target: Bytes, values = NO_VALUES): CountedFinding {
    const finding = this.#findingAt(kind, truncate(whole), values)
    if (finding.isRest || whole.length > MAX_TARGET) {
      finding.identities ??= new Set()
      finding.identities.add(identityOf({ kind, key: whole, target: truncate(target), values }))
    }
    return finding
  }

  #findingAt(kind: FindingKind, key: Bytes, values: Values): CountedFinding {
    const of = this.#of(kind)
    const known = of.findings.get(key)
    if (known !== undefined) return known
    // Not for each finding: sorting them takes time.
    if (of.findings.size > MAX_LISTED * 1.25) cut(of)
    if (of.last !== undefined && key > of.last) return of.rest
    const finding = makeCountedFinding(kind, key, values)
    of.findings.set(finding.key, finding)
    return finding
  }

  #of(kind: FindingKind): FindingsOfKind {
    const known = this.#kinds.get(kind)
    if (known !== undefined) return known
    const finding = makeCountedFinding(kind, NO_BYTES, { listed: MAX_LISTED.toLocaleString('en') })
    const rest = { ...finding, isRest: true, identities: new Set<number>() }
    const of = { findings: new Map(), rest, last: undefined }
    this.#kinds.set(kind, of)
    return of
  }
}

interface FindingsOfKind {
  findings: Map<string, CountedFinding>
  readonly rest: CountedFinding & { readonly identities: Set<number> }
  /** Keys after this one are not listed. */
  last: string | undefined
}

function cut(of: FindingsOfKind): void {
  const findings = [...of.findings.values()].sort((a, b) => compareBytes(a.key, b.key))
  for (const finding of findings.splice(MAX_LISTED)) {
    of.rest.count += finding.count
    for (const identity of listIdentities(finding)) of.rest.identities.add(identity)
  }
  of.findings = new Map(findings.map((finding) => [finding.key, finding]))
  of.last = findings.at(-1)?.key
}

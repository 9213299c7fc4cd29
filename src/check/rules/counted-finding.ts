/** A finding while it is counted, and its identity: what it is known by in another build. */
import { hash } from 'node:crypto'
import { type FindingKind, SITE_KINDS } from '../../findings/site-kinds.ts'
import { type Bytes, detach } from '../../web/byte-strings.ts'
import { makeOccurrences, type Occurrences, type Values } from './occurrences.ts'

/** One finding that is being counted. Plain data, to be sent from thread to thread. */
export interface CountedFinding extends Occurrences {
  readonly kind: FindingKind
  /** What distinguishes it from other findings of its kind: usually the address in full. */
  readonly key: Bytes
  /** Does it count all findings of its kind that are not listed? */
  readonly isRest: boolean
  /**
   * The identities of what it stands for, where its key does not tell: of a rest, and where only
   * the beginning of the key is stored.
   */
  identities: Set<number> | undefined
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

/** What distinguishes one finding from another, in full. */
type Identified = Pick<CountedFinding, 'kind' | 'key' | 'target' | 'values'>

/**
 * Returns the identity of a finding: a digest of its code and its address in full, without its
 * line. It has 52 bits, as a number can: beside a million known findings, a new one passes for one
 * of them once in four billion times.
 */
export function computeIdentity({ kind, key, target, values: { problem } }: Identified): number {
  const what = problem === undefined ? key : `${target} ${problem}`
  return Number.parseInt(hash('sha256', `${SITE_KINDS[kind].code} ${what}`).slice(0, 13), 16)
}

/** Returns the identities of all findings that a finding stands for, listed or not. */
export function listIdentities(finding: CountedFinding): ReadonlySet<number> {
  return finding.identities ?? new Set([computeIdentity(finding)])
}

/**
 * Returns the identity that a listed finding would have at another address; undefined if its
 * address does not tell it from others.
 */
export function findIdentityAt(finding: CountedFinding, key: Bytes): number | undefined {
  const isByAddress = finding.identities === undefined && finding.values.problem === undefined
  if (isByAddress) return computeIdentity({ ...finding, key })
  return undefined
}

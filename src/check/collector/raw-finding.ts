/**
 * A finding without its sentence and severity, and its identity, by which it is recognized in
 * another site.
 */
import { hash } from 'node:crypto'
import {
  SITE_KINDS,
  type SiteCode,
  type SiteKind,
  type SiteValues,
} from '../../findings/site-kinds.ts'
import { type Bytes, detach, toBytes } from '../../web/byte-strings.ts'
import { makeOccurrences, type Occurrences, type Values } from './occurrences.ts'

/**
 * A digest of what distinguishes a finding from others, the same in the checks of two sites: see
 * `computeIdentity`.
 */
export type Identity = number

/**
 * A finding as checks report it, without its sentence and severity. Plain data, which can be sent
 * between threads.
 */
export interface RawFinding extends Occurrences {
  readonly kind: SiteKind
  /** Distinguishes the finding from others of its kind: usually the full address. */
  readonly key: Bytes
  /** Does it stand for all findings of its kind that are not listed? */
  readonly standsForUnlisted: boolean
  /**
   * The identities of the findings that it stands for. Set if the key does not determine them: if
   * it stands for unlisted findings or for several pages, or if only the beginning of the key is
   * stored.
   */
  identities: Set<Identity> | undefined
}

/** Returns a finding without occurrences. `key` may be a slice of a page. */
export function makeRawFinding(kind: SiteKind, key: Bytes, values?: Values): RawFinding {
  return {
    kind,
    key: detach(key),
    ...makeOccurrences(values),
    standsForUnlisted: false,
    identities: undefined,
  }
}

/** Comes before the part of a file in a key. No address contains it. */
const PART_SEPARATOR = '#\0'

/**
 * Returns the key of a finding about a part of a file. The earlier site may have the file under
 * another name.
 */
export function makePartKey(fileName: Bytes, part: string): Bytes {
  return fileName.concat(PART_SEPARATOR, toBytes(part))
}

/** Returns the address or the file in a key, without the part of the file. */
export function removePart(key: Bytes): Bytes {
  const end = key.indexOf(PART_SEPARATOR)
  if (end === -1) return key
  return key.slice(0, end)
}

/** The length of an identity in hexadecimal digits: 52 bits, which fit in a number. */
const IDENTITY_DIGITS = 13

/** The fields that distinguish one finding from another. */
export type DistinguishingFields = Pick<RawFinding, 'kind' | 'key' | 'target' | 'values'>

/**
 * The code of findings about the text of a file. Their keys contain the line, which moves when
 * other lines are added. So the file and the problem identify them instead.
 */
const CODE_ABOUT_TEXT: SiteCode = 'redirect-invalid'

function isIdentifiedByKey(kind: SiteKind): boolean {
  return SITE_KINDS[kind].code !== CODE_ABOUT_TEXT
}

/**
 * Returns the identity of a finding: a digest of its code and of what it is about. In most cases
 * that is its key, the full address. With a million known findings, the chance that a new one
 * collides is one in four billion.
 */
export function computeIdentity(finding: DistinguishingFields): Identity {
  const { code } = SITE_KINDS[finding.kind]
  const subject = isIdentifiedByKey(finding.kind) ? finding.key : makeFileAndProblem(finding)
  const digest = hash('sha256', `${code} ${subject}`)
  return Number.parseInt(digest.slice(0, IDENTITY_DIGITS), 16)
}

function makeFileAndProblem({ target, values }: DistinguishingFields): string {
  const { problem } = values as SiteValues<'redirect-invalid'>
  return `${target} ${problem}`
}

/** Returns the identities of all findings that a finding stands for, listed or not. */
export function listIdentities(finding: RawFinding): ReadonlySet<Identity> {
  return finding.identities ?? new Set([computeIdentity(finding)])
}

/**
 * Returns the identity that a listed finding would have at another address; undefined if the
 * address alone does not distinguish it.
 */
export function computeIdentityAt(finding: RawFinding, key: Bytes): Identity | undefined {
  if (finding.identities !== undefined || !isIdentifiedByKey(finding.kind)) return undefined
  return computeIdentity({ ...finding, key })
}

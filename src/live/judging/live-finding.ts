import { type Finding, isError, makeFinding } from '../../findings/finding.ts'
import { LIVE_KINDS, type LiveKind } from '../../findings/live-kinds.ts'
import type { LiveFault } from '../comparing/live-fault.ts'

/**
 * Where the host and the site differ. Its target is an address, from the root of the host on and
 * percent-encoded.
 */
export interface LiveFinding extends Finding {
  readonly kind: LiveKind
  /** How the address was rejected, if the host may reject all of them in this way. */
  readonly rejection?: Rejection | undefined
}

/** How a login, a firewall or a server that fails responds to every address. */
export type Rejection =
  /** `to`: without its query, which says where to come back to; safe to show, and perhaps cut. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly status: number }

/**
 * Returns the finding about a fault. `file`: the one of the site that belongs to the address, if
 * there is one.
 */
export function makeLiveFinding(fault: LiveFault, address: string, file?: string): LiveFinding {
  const { kind, ...values } = fault
  const spots = file ? [{ page: file, line: undefined }] : []
  const facts = { target: address, spots, pages: spots.length }
  return { ...makeFinding(LIVE_KINDS[kind], { file: file ?? '', ...values }, facts), kind }
}

/**
 * Returns the file of the site that belongs to the address of a finding; empty if there is none.
 */
export function findFileOf({ spots }: LiveFinding): string {
  return spots[0]?.page ?? ''
}

/** Returns whether what was found keeps a site from being live. */
export function hasError(found: readonly LiveFinding[]): boolean {
  return found.some(isError)
}

/** Returns whether a response arrived that could be compared, whatever was found. */
export function isComparable(found: readonly LiveFinding[]): boolean {
  return !found.some(({ kind }) => kind === 'live-unanswered')
}

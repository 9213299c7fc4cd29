import { type Finding, isError, makeFinding } from '../../findings/finding.ts'
import { LIVE_KINDS, type LiveKind } from '../../findings/live-kinds.ts'
import type { LiveFault } from './live-fault.ts'

/**
 * A difference between the host and the site. Its target is a percent-encoded path from the root of
 * the host.
 */
export interface LiveFinding extends Finding {
  readonly kind: LiveKind
  /** How the host rejected the request; undefined if it did not. */
  readonly rejection?: Rejection | undefined
}

/**
 * How a host rejects a request, perhaps like all others: with a redirect that was not followed, or
 * with the status of a login, a firewall, a faulty cache, or a failing server.
 */
export type Rejection =
  /**
   * `to` has no query, which may contain the return address. It is clean text, and may be
   * shortened. `setsCookie`: whether the same response sets a cookie.
   */
  | { readonly kind: 'redirect'; readonly to: string; readonly setsCookie?: boolean }
  | { readonly kind: 'status'; readonly status: number }

/**
 * Returns the finding about a fault. `fileName`: the name of the site's file at that address, if
 * there is one.
 */
export function makeLiveFinding(fault: LiveFault, address: string, fileName?: string): LiveFinding {
  const { kind, ...values } = fault
  const spots = fileName === undefined ? [] : [{ page: fileName, line: undefined }]
  const facts = { target: address, spots, pages: spots.length }
  return { ...makeFinding(LIVE_KINDS[kind], { file: fileName ?? '', ...values }, facts), kind }
}

/** Returns the name of the site's file at the address of a finding; undefined if there is none. */
export function getSiteFileName({ spots: [spot] }: LiveFinding): string | undefined {
  return spot?.page
}

/** Returns whether a finding is an error at one address, not about many of them. */
export function isErrorAtAddress(finding: Finding): boolean {
  return isError(finding) && finding.target !== ''
}

/** Returns whether any of these findings keeps a site from being live. */
export function hasError(findings: readonly LiveFinding[]): boolean {
  return findings.some(isError)
}

/** Returns whether these findings are about a complete response, which could be compared. */
export function isComparable(findings: readonly LiveFinding[]): boolean {
  return !findings.some(({ kind }) => kind === 'live-unanswered')
}

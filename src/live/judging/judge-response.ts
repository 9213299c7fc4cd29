/** Judges responses without reading files; shown-page-faults.ts does that. */

import type { IncomingHttpHeaders } from 'node:http'
import { formatDuration, formatNumber } from '../../common/units.ts'
import { LIVE_KINDS, type LiveKind } from '../../findings/live-kinds.ts'
import { isRedirectStatus } from '../../net/follow-redirects.ts'
import { clean } from '../../text/clean.ts'
import { toText } from '../../web/byte-strings.ts'
import {
  type BodyComparison,
  type EncodingFault,
  isContentOfFile,
} from '../comparing/body-comparison.ts'
import type {
  Expectation,
  ExpectedFile,
  ExpectedNotFound,
  ExpectedRedirect,
  SiteFile,
} from '../expected/expectation.ts'
import {
  type AddressResponse,
  type CompleteResponse,
  hasRequestedContent,
  type UnfollowedRedirect,
} from '../requesting/origin-response.ts'
import { isSameUrl } from '../site/urls.ts'
import { findAssetCachingFault } from './caching-faults.ts'
import { findContentTypeFault } from './content-type-faults.ts'
import type { LiveFault } from './live-fault.ts'
import { type LiveFinding, makeLiveFinding, type Rejection } from './live-finding.ts'
import { findPageHeaderFaults } from './page-header-faults.ts'

/**
 * Returns the findings about a response; none if it is as expected. `shownPageFaults`: what
 * `findShownPageFaults` returned for it.
 */
export function judgeResponse(
  expected: Expectation,
  response: AddressResponse,
  shownPageFaults: readonly LiveFault[],
): readonly LiveFinding[] {
  const rejection = findRejection(response)
  return findFaults(expected, response, shownPageFaults).map((fault) => ({
    ...makeLiveFinding(fault, expected.requestPath, chooseSiteFile(fault, expected)?.name),
    rejection,
  }))
}

/** Returns the file that a fault is about; undefined if there is none. */
function chooseSiteFile({ kind }: LiveFault, expected: Expectation): SiteFile | undefined {
  switch (expected.kind) {
    case 'file':
    case 'removed-file':
      return expected
    case 'not-found':
      return LIVE_KINDS[kind].code === 'live-404-page' ? expected.notFoundPage : undefined
    case 'redirect':
      return undefined
  }
}

/** Statuses below 500 with which a host, or what is in front of it, may respond to all requests. */
const REJECTING_STATUSES: ReadonlySet<number> = new Set([304, 401, 403, 406])

function findRejection(response: AddressResponse): Rejection | undefined {
  if (response.kind === 'unanswered') return undefined
  const { status, redirect, headers } = response
  // No sign-in page is at such an address.
  if (redirect?.reason === 'invalid-address') return undefined
  if (redirect !== undefined) {
    const to = clean(redirect.to.replace(/[?#].*/s, ''))
    return { kind: 'redirect', to, setsCookie: headers['set-cookie'] !== undefined }
  }
  const isRejected = REJECTING_STATUSES.has(status) || status >= 500
  if (!isRejected) return undefined
  return { kind: 'status', status }
}

function findFaults(
  expected: Expectation,
  response: AddressResponse,
  shownPageFaults: readonly LiveFault[],
): readonly LiveFault[] {
  if (expected.kind === 'removed-file') return findRemovedFileFaults(response)
  if (response.kind === 'unanswered') {
    const { why, isTimeout = false } = response.failure
    return [{ kind: 'live-unanswered', why, isTimeout }]
  }
  if (expected.kind === 'not-found') return findNotFoundFaults(expected, response)
  if (expected.kind === 'redirect') return findRedirectRuleFaults(expected, response)
  const faults = findFileFaults(expected, response, shownPageFaults)
  if (!expected.mayBeUnpublished) return faults
  return faults.filter((fault) => !isErrorFault(fault))
}

function isErrorFault({ kind }: LiveFault): boolean {
  return LIVE_KINDS[kind].severity === 'error'
}

/** Any response is fine except the removed file itself. */
function findRemovedFileFaults(response: AddressResponse): readonly LiveFault[] {
  if (response.kind === 'unanswered' || !hasRequestedContent(response.status)) return []
  const { body } = response
  if (body === undefined || !isContentOfFile(body)) return []
  return [{ kind: 'live-leftover' }]
}

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: without permission to list
 * the bucket, a missing key is a 403.
 */
const MISSING_STATUSES: ReadonlySet<number> = new Set([403, 404, 410])

/** For the same reason, a nonexistent address is a 403 unless CloudFront changes it. */
const S3_FIX =
  'If the site is on S3, have CloudFront turn a 403 from S3 into a 404 with the page `404.html`.'

const REDIRECT_KINDS = {
  'invalid-address': 'live-redirected/invalid-address',
  'other-host': 'live-redirected/other-host',
  'other-page': 'live-redirected/other-page',
  loop: 'live-redirected/loop',
} as const satisfies Readonly<Record<UnfollowedRedirect['reason'], LiveKind>>

function findFileFaults(
  expected: ExpectedFile,
  response: CompleteResponse,
  shownPageFaults: readonly LiveFault[],
): readonly LiveFault[] {
  const { status, redirect, body } = response
  if (redirect !== undefined) return [makeRedirectFault(redirect, expected)]
  const isMissing = MISSING_STATUSES.has(status)
  if (isMissing && expected.isNotFoundPage) return []
  if (isMissing) return [{ kind: 'live-missing', status }]
  if (!hasRequestedContent(status)) return [makeWrongStatusFault(status, 200)]
  if (body === undefined) return []

  const contentFault = findContentFault(body, response)
  // The headers of other content say nothing about this file.
  if (contentFault !== undefined && isErrorFault(contentFault)) return [contentFault]
  const { headers } = response
  const faults = [
    contentFault,
    findContentTypeFault(expected, headers, body),
    ...findPageFaults(expected, headers, shownPageFaults),
    findAssetCachingFault(expected, headers),
  ]
  return faults.filter((fault) => fault !== undefined)
}

/** Returns the fault of a status. A redirect that has an address is another fault. */
function makeWrongStatusFault(status: number, expectedStatus: number): LiveFault {
  return {
    kind: 'live-wrong-status',
    status,
    expectedStatus,
    isServerError: status >= 500 && status < 600,
    lacksLocation: isRedirectStatus(status),
    isNotModified: status === 304,
  }
}

function makeRedirectFault(
  { to, reason }: UnfollowedRedirect,
  { requestPath }: ExpectedFile,
): LiveFault {
  if (reason !== 'other-page') return { kind: REDIRECT_KINDS[reason], to }
  const path = URL.parse(to)?.pathname
  const differsOnlyInCase = path?.toLowerCase() === requestPath.toLowerCase()
  return { kind: REDIRECT_KINDS[reason], to, differsOnlyInCase }
}

/** Returns the faults that only pages have. */
function findPageFaults(
  { isPage, isNotFoundPage }: ExpectedFile,
  headers: IncomingHttpHeaders,
  shownPageFaults: readonly LiveFault[],
): readonly LiveFault[] {
  if (!isPage) return []
  // A 404 page is shown at every nonexistent address: at its own, only the target of a redirect
  // matters.
  if (isNotFoundPage)
    return shownPageFaults.filter(({ kind }) => kind === 'live-redirected/refresh')
  return [...shownPageFaults, ...findPageHeaderFaults(headers)]
}

/** Returns the fault of a body; undefined if it is the file. */
function findContentFault(
  body: BodyComparison,
  { status, headers }: CompleteResponse,
): LiveFault | undefined {
  if (body.encodingFault !== undefined) return makeEncodingFault(body.encodingFault, headers)
  switch (body.result) {
    case 'same':
      return undefined
    case 'transformed':
      if (body.injectedScript === undefined) return { kind: 'live-rewritten' }
      return { kind: 'live-rewritten/added-script', script: body.injectedScript }
    case 'home-page':
      return { kind: 'live-missing/home-page' }
    case 'not-found-page':
      return { kind: 'live-missing/not-found-page', status }
    case 'empty':
      return { kind: 'live-stale/empty', ...describeCache(headers) }
    case 'cut-off':
      return { kind: 'live-stale/cut-off', ...countBytes(body), ...describeCache(headers) }
    case 'page-content':
      return { kind: 'live-stale/page-content', ...describeCache(headers) }
    case 'other':
      return { ...makeOtherContentFault(body), ...describeCache(headers) }
  }
}

type CutOffContent = Extract<BodyComparison, { readonly result: 'cut-off' }>

function countBytes({ receivedByteCount, fileByteCount }: CutOffContent) {
  return {
    receivedByteCount: formatNumber(receivedByteCount),
    fileByteCount: formatNumber(fileByteCount),
  }
}

/** Returns the fault of content other than the file, without what is known about caches. */
function makeOtherContentFault({
  onlyAddedScript,
  onlyAddedText,
  otherTitle,
}: Extract<BodyComparison, { readonly result: 'other' }>) {
  if (onlyAddedScript !== undefined)
    return { kind: 'live-stale/added-script', script: onlyAddedScript } as const
  if (onlyAddedText !== undefined)
    return { kind: 'live-stale/added-text', text: clean(toText(onlyAddedText), 120) } as const
  const title = otherTitle === undefined ? undefined : clean(toText(otherTitle), 120)
  return { kind: 'live-stale', title } as const
}

const ENCODING_KINDS = {
  'compressed-twice': 'live-encoding/compressed-twice',
  'compressed-silently': 'live-encoding/compressed-silently',
  undecodable: 'live-encoding/not-compressed',
  unknown: 'live-encoding/unknown',
  'archive-unpacked': 'live-encoding/archive-unpacked',
} as const satisfies Readonly<Record<EncodingFault, LiveKind>>

function makeEncodingFault(fault: EncodingFault, headers: IncomingHttpHeaders): LiveFault {
  return { kind: ENCODING_KINDS[fault], encoding: headers['content-encoding'] }
}

/** What a response says about caches that may have stored it. */
interface CacheFacts {
  /** How long a cache has stored it, in words; undefined without a cache. */
  readonly age: string | undefined
  /** The name and value of `Cache-Control`, or that there is none; untrusted text. */
  readonly header: string
}

function describeCache(headers: IncomingHttpHeaders): CacheFacts {
  const { 'cache-control': cacheControl } = headers
  const header =
    cacheControl === undefined ? 'no Cache-Control header' : `Cache-Control: ${cacheControl}`
  return { age: describeAge(headers), header }
}

/** Returns how long a cache has stored a response, in words; undefined without a cache. */
function describeAge({ age: seconds = '' }: IncomingHttpHeaders): string | undefined {
  if (!/^[1-9]\d{0,9}$/.test(seconds)) return undefined
  return formatDuration(Number(seconds) * 1_000)
}

function findNotFoundFaults(
  { notFoundPage }: ExpectedNotFound,
  { status, redirect, body, finalUrl }: CompleteResponse,
): readonly LiveFault[] {
  // Nobody takes a page that never opens for one that exists.
  if (redirect?.reason === 'loop' || redirect?.reason === 'invalid-address')
    return [{ kind: REDIRECT_KINDS[redirect.reason], to: redirect.to }]
  // The other host may respond with 404.
  if (redirect !== undefined && leadsToSamePathElsewhere(redirect, finalUrl))
    return [{ kind: 'live-redirected/other-host', to: redirect.to }]
  if (redirect !== undefined) return [{ kind: 'live-soft-404/redirect', to: redirect.to }]
  if (status < 300) return [{ kind: 'live-soft-404', status }]
  if (status >= 500) return [makeWrongStatusFault(status, 404)]
  if (status !== 404 && status !== 410) {
    const fix = status === 403 ? S3_FIX : undefined
    return [{ kind: 'live-wrong-status/not-404', status, fix }]
  }

  const isCompared = notFoundPage !== undefined && body !== undefined
  if (!isCompared || isContentOfFile(body) || hasOnlyAdditions(body)) return []
  if (body.result === 'cut-off')
    return [{ kind: 'live-404-page/cut-off', status, ...countBytes(body) }]
  return [{ kind: 'live-404-page', status }]
}

function leadsToSamePathElsewhere({ to, reason }: UnfollowedRedirect, from: URL): boolean {
  return reason === 'other-host' && URL.parse(to)?.pathname === from.pathname
}

/** Is a body the file with additions? They are reported for the pages that have them, too. */
function hasOnlyAdditions(body: BodyComparison): boolean {
  if (body.result !== 'other') return false
  return body.onlyAddedScript !== undefined || body.onlyAddedText !== undefined
}

function findRedirectRuleFaults(
  expected: ExpectedRedirect,
  { status, redirect }: CompleteResponse,
): readonly LiveFault[] {
  const { redirectFile, line, targets } = expected
  const values = { redirectFile, line, expectedTarget: targets[0] }
  if (redirect === undefined) return [{ kind: 'live-redirect-rule/no-redirect', ...values, status }]
  if (!targets.some((target) => isSameUrl(target, redirect.to)))
    return [{ kind: 'live-redirect-rule', ...values, to: redirect.to }]
  if (status === expected.status) return []
  return [{ kind: 'live-redirect-rule/status', ...values, status, expectedStatus: expected.status }]
}

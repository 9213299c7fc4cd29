import type { IncomingHttpHeaders } from 'node:http'
import { showDuration } from '../../common/units.ts'
import { type Finding, isError, makeFinding } from '../../findings/finding.ts'
import { LIVE_KINDS, type LiveKind } from '../../findings/live-kinds.ts'
import { clean } from '../../text/clean.ts'
import { forbidsListing } from '../../web/page/robots-directives.ts'
import {
  findExpectedType,
  readContentType,
  runsClassicAs,
  TYPE_OF_PAGE,
} from '../comparing/content-types.ts'
import {
  type ComparedBody,
  type CompleteResponse,
  type ContentDifference,
  type Fault,
  isSuccess,
  type NoResponse,
} from '../comparing/host-response.ts'
import { isSameAddress } from '../comparing/urls.ts'
import type {
  Expectation,
  ExpectedFile,
  ExpectedMissing,
  ExpectedRedirect,
} from '../requesting/expectations.ts'

/**
 * Where the host and the site differ. Its target is an address, from the root of the host on and
 * percent-encoded.
 */
export interface LiveFinding extends Finding {
  readonly kind: LiveKind
  /** What happened to the address, if that may happen to all. */
  readonly rejection?: Rejection | undefined
}

/** An answer with which a login, a firewall or a server that fails answers every address. */
export type Rejection =
  /** `to`: without its query, which says where to come back to; safe to show, and perhaps cut. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly status: number }

/**
 * Returns a fault in words. `file`: the one of the site that belongs to the address, if there is
 * one.
 */
export function makeLiveFinding(
  [kind, values]: Fault,
  address: string,
  file?: string,
): LiveFinding {
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

const NOTHING: readonly Fault[] = []

/** Returns where an answer differs from what is expected; nothing if it is right. */
export function judgeResponse(
  expected: Expectation,
  answer: CompleteResponse | NoResponse,
): readonly LiveFinding[] {
  const rejection = findRejection(answer)
  return listFaults(expected, answer).map((fault) => ({
    ...makeLiveFinding(fault, expected.address, findFileOfFault(fault, expected)),
    rejection,
  }))
}

/** Returns the file that a fault is about; undefined if it is about none. */
function findFileOfFault([kind]: Fault, expected: Expectation): string | undefined {
  if ('name' in expected) return expected.name
  if (expected.kind === 'missing' && kind === 'not-found-page') return expected.page?.name
  return undefined
}

function findRejection(answer: CompleteResponse | NoResponse): Rejection | undefined {
  if (answer.kind === 'unanswered') return undefined
  const { status, redirect } = answer
  if (redirect !== undefined)
    return { kind: 'redirect', to: clean(redirect.to.replace(/[?#].*/s, '')) }
  const mayBeForAll = status === 401 || status === 403 || status >= 500
  if (!mayBeForAll) return undefined
  return { kind: 'status', status }
}

function listFaults(
  expected: Expectation,
  answer: CompleteResponse | NoResponse,
): readonly Fault[] {
  if (expected.kind === 'gone') return judgeGoneFile(answer)
  if (answer.kind === 'unanswered') return [['unanswered', { why: answer.failure.why }]]
  if (expected.kind === 'missing') return judgeMissingAddress(expected, answer)
  if (expected.kind === 'redirect') return judgeRedirectRule(expected, answer)
  const faults = judgeFile(expected, answer)
  if (!expected.mayBeMissing) return faults
  return faults.filter(([kind]) => LIVE_KINDS[kind].severity !== 'error')
}

/** Whatever it is answered with, but the file itself, is right. */
function judgeGoneFile(answer: CompleteResponse | NoResponse): readonly Fault[] {
  if (answer.kind === 'unanswered' || !isSuccess(answer.status)) return NOTHING
  const content = answer.body?.content
  const isStillThere = content === 'same' || content === 'rewritten'
  if (!isStillThere) return NOTHING
  return [['leftover']]
}

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: a missing key is 403 to who
 * may not list.
 */
const GONE: ReadonlySet<number> = new Set([403, 404, 410])

function judgeFile(expected: ExpectedFile, answer: CompleteResponse): readonly Fault[] {
  const { status, redirect, body } = answer
  if (redirect !== undefined) return [[redirect.kind, { to: redirect.to }]]
  if (GONE.has(status) && expected.isNotFoundPage) return NOTHING
  if (GONE.has(status)) return [['missing', { status }]]
  if (!isSuccess(status)) return [['wrong-status', { status, expected: 200 }]]
  if (body === undefined) return NOTHING
  const kind = findDifference(body)
  if (kind === undefined) return judgeFileHeaders(expected, answer, body)
  const fault = makeContentFault(kind, answer)
  // Headers of something else say nothing about this file.
  if (LIVE_KINDS[kind].severity === 'error') return [fault]
  return [fault, ...judgeFileHeaders(expected, answer, body)]
}

/** Returns how a body differs from the file; undefined if it does not, or if nobody can tell. */
function findDifference({
  encoding,
  content,
}: ComparedBody): ComparedBody['encoding'] | ContentDifference {
  if (encoding !== undefined) return encoding
  if (content === 'same' || content === 'unread') return undefined
  return content
}

function makeContentFault(
  kind: NonNullable<ComparedBody['encoding']> | ContentDifference,
  { status, headers }: CompleteResponse,
): Fault {
  if (kind === 'not-found-page-instead') return [kind, { status }]
  if (kind === 'stale') {
    const { age: seconds = '', 'cache-control': control = 'none' } = headers
    const isAge = /^[1-9]\d{0,9}$/.test(seconds)
    const age = isAge ? showDuration(Number(seconds) * 1_000) : undefined
    return [kind, { age, header: `Cache-Control: ${control}` }]
  }
  if (kind === 'not-compressed' || kind === 'unknown-encoding' || kind === 'archive-unpacked')
    return [kind, { encoding: headers['content-encoding'] }]
  return [kind]
}

function judgeFileHeaders(
  expected: ExpectedFile,
  answer: CompleteResponse,
  body: ComparedBody,
): readonly Fault[] {
  return [
    ...judgeContentType(expected, answer.headers, body),
    ...judgePageHeaders(expected, answer),
    ...judgeCachingOfFixedName(expected, answer.headers),
  ]
}

function judgeContentType(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  { charsetMeant, isNoXhtml, isClassic }: ComparedBody,
): readonly Fault[] {
  const { type, charset } = readContentType(headers['content-type'])
  const isPage = expected.isPage || expected.unnamedPage === 'linked'
  const right = findRightType(expected)
  const shown = type === '' ? 'no content type' : `the content type ${type}`
  if (right !== undefined && !right.accepts.test(type)) {
    const mayBeSniffed = headers['x-content-type-options'] === undefined
    const isRecognized = mayBeSniffed && isRecognizedAs(type, isPage, isClassic)
    const kind = right.isRequired && !isRecognized ? 'wrong-type' : 'odd-type'
    const [ending] = /\.\w+$/.exec(expected.name) ?? []
    return [[kind, { type: shown, expected: right.type, files: ending && `*${ending}` }]]
  }
  if (right === undefined && type === 'text/html' && expected.unnamedPage === undefined)
    return [['page-type', { type: shown }]]
  if (isNoXhtml) return [['no-xhtml']]
  if (charsetMeant === undefined) return NOTHING
  return [[isPage ? 'wrong-charset' : 'odd-charset', { charset, expected: charsetMeant }]]
}

/**
 * Do browsers recognize a page that has no type, or run a classic script, unless they are told not
 * to?
 */
function isRecognizedAs(type: string, isPage: boolean, isClassic = false): boolean {
  if (isPage) return type === ''
  return isClassic && runsClassicAs(type)
}

function findRightType({ name, unnamedPage }: ExpectedFile) {
  if (unnamedPage === 'linked') return TYPE_OF_PAGE
  return findExpectedType(name)
}

/** Nobody notices a new version later than this. In ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

function judgePageHeaders(
  { isPage, isNotFoundPage }: ExpectedFile,
  answer: CompleteResponse,
): readonly Fault[] {
  if (!isPage) return NOTHING
  const { headers, faults: known = [] } = answer
  // What else is shown at every wrong address is not judged at its own.
  if (isNotFoundPage) return known.filter(([kind]) => kind === 'refreshed')
  const faults = [...known]
  const pinned = readCacheLifetime(headers)
  if (pinned.ms > MAX_AGE_MS)
    faults.push(['pinned', { age: showDuration(pinned.ms), header: pinned.header }])
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? '')) faults.push(['attachment'])
  const robots = [headers['x-robots-tag'] ?? []].flat()
  if (robots.some(forbidsListing)) faults.push(['noindex', { value: robots.join(', ') }])
  return faults
}

/**
 * Who publishes a changed file under its old name sees the old one with the new pages for so long.
 * In ms.
 */
const MAX_AGE_OF_CHANGED_MS = 2 * 60 * 1_000

/** A style sheet or script that does not fit the page can make it unreadable, or useless. */
function judgeCachingOfFixedName(
  { loadedAs: what, hasChanged }: ExpectedFile,
  headers: IncomingHttpHeaders,
): readonly Fault[] {
  if (what === undefined) return NOTHING
  const { ms, header } = readCacheLifetime(headers)
  const values = { what, age: showDuration(ms), header }
  if (hasChanged && ms >= MAX_AGE_OF_CHANGED_MS) return [['pinned-before', values]]
  if (ms >= MAX_AGE_MS) return [['pinned-file', values]]
  return NOTHING
}

/**
 * Returns for how long a browser shows an answer before it asks again, in ms, and the header that
 * says so; 0 if none does. `Expires` counts without a `max-age`:
 * https://www.rfc-editor.org/rfc/rfc9111#name-calculating-freshness-lifet; caches that many share
 * (`s-maxage`) can be purged, browsers cannot. With `stale-while-revalidate`, it asks only after it
 * has shown the old version: https://www.rfc-editor.org/rfc/rfc5861#section-3.
 */
function readCacheLifetime(headers: IncomingHttpHeaders): {
  readonly ms: number
  readonly header: string
} {
  const { 'cache-control': control = '', expires = '', date = '' } = headers
  const directives = control.split(',').map((directive) => directive.trim().toLowerCase())
  const header = `Cache-Control: ${control}`
  if (directives.includes('no-store') || directives.includes('no-cache')) return { ms: 0, header }
  const secondsOf = (name: string) =>
    directives
      .map((directive) => /^([a-z-]+)\s*=\s*"?(\d{1,15})"?$/.exec(directive))
      .find((each) => each?.[1] === name)?.[2]
  const maxAge = secondsOf('max-age')
  const stale = Number(secondsOf('stale-while-revalidate') ?? 0) * 1_000
  if (maxAge !== undefined) return { ms: Number(maxAge) * 1_000 + stale, header }
  return { ms: Date.parse(expires) - Date.parse(date) + stale || 0, header: `Expires: ${expires}` }
}

function judgeMissingAddress(
  { page }: ExpectedMissing,
  { status, redirect, body }: CompleteResponse,
): readonly Fault[] {
  if (redirect !== undefined) return [['soft-404-redirect', { to: redirect.to }]]
  if (status < 300) return [['soft-404', { status }]]
  if (status >= 500) return [['wrong-status', { status, expected: 404 }]]
  if (status !== 404 && status !== 410) return [['odd-status', { status }]]
  if (page === undefined || body === undefined) return NOTHING
  const isOwn = body.content === 'same' || body.content === 'rewritten'
  if (isOwn) return NOTHING
  return [['not-found-page', { status }]]
}

function judgeRedirectRule(
  expected: ExpectedRedirect,
  { status, redirect }: CompleteResponse,
): readonly Fault[] {
  const { rules, line, targets } = expected
  const values = { rules, line, expected: targets[0] }
  if (redirect === undefined) return [['redirect-missing', { ...values, status }]]
  if (!targets.some((target) => isSameAddress(target, redirect.to)))
    return [['redirect-target', { ...values, to: redirect.to }]]
  if (status === expected.status) return NOTHING
  return [['redirect-status', { ...values, status, expected: expected.status }]]
}

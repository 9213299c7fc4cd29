import type { IncomingHttpHeaders } from 'node:http'
import { showDuration } from '../../common/units.ts'
import { type Finding, isError, makeFinding } from '../../findings/finding.ts'
import { LIVE_KINDS, type LiveKind } from '../../findings/live-kinds.ts'
import { clean } from '../../text/clean.ts'
import type {
  Expected,
  ExpectedFile,
  ExpectedMissing,
  ExpectedRedirect,
} from '../asking/expectations.ts'
import { isSameAddress } from '../comparing/addresses.ts'
import {
  type Answered,
  type Body,
  type Difference,
  type Fault,
  isShown,
  type Unanswered,
} from '../comparing/answer.ts'
import {
  findExpectedType,
  readContentType,
  runsClassicAs,
  TYPE_OF_PAGE,
} from '../comparing/content-types.ts'

/** Where the host and the site differ. Its target is an address, from the root of the host on and percent-encoded. */
export interface LiveFinding extends Finding {
  readonly kind: LiveKind
  /** What happened to the address, if that may happen to all. */
  readonly turnedAway?: TurnedAway | undefined
}

/** An answer with which a login, a firewall or a server that fails answers every address. */
export type TurnedAway =
  /** `to`: without its query, which says where to come back to; safe to show, and perhaps cut. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'status'; readonly status: number }

/** Returns a fault in words. `file`: the one of the site that belongs to the address, empty if there is none. */
export function makeLiveFinding([kind, values]: Fault, address: string, file = ''): LiveFinding {
  const spots = file === '' ? [] : [{ page: file, line: undefined }]
  const facts = { target: address, spots, pages: spots.length }
  return { ...makeFinding(LIVE_KINDS[kind], { file, ...values }, facts), kind }
}

/** Returns the file of the site that belongs to the address of a finding; empty if there is none. */
export function findFileOf({ spots }: LiveFinding): string {
  return spots[0]?.page ?? ''
}

/** Returns whether what was found keeps a site from being live. */
export function hasError(found: readonly LiveFinding[]): boolean {
  return found.some(isError)
}

const NOTHING: readonly Fault[] = []

/** Returns where an answer differs from what is expected; nothing if it is right. */
export function judgeAnswer(
  expected: Expected,
  answer: Answered | Unanswered,
): readonly LiveFinding[] {
  const { address } = expected
  const turnedAway = answer.kind === 'answered' ? turnedAwayBy(answer) : undefined
  return faultsOf(expected, answer).map((fault) => {
    const page =
      expected.kind === 'missing' && fault[0] === 'not-found-page' ? expected.page?.name : undefined
    return {
      ...makeLiveFinding(fault, address, 'name' in expected ? expected.name : page),
      turnedAway,
    }
  })
}

function turnedAwayBy({ status, redirect }: Answered): TurnedAway | undefined {
  if (redirect !== undefined)
    return { kind: 'redirect', to: clean(redirect.to.replace(/[?#].*/s, '')) }
  const mayBeForAll = status === 401 || status === 403 || status >= 500
  return mayBeForAll ? { kind: 'status', status } : undefined
}

function faultsOf(expected: Expected, answer: Answered | Unanswered): readonly Fault[] {
  if (expected.kind === 'gone') return faultsOfGone(answer)
  if (answer.kind === 'unanswered') return [['unanswered', { why: answer.failure.why }]]
  if (expected.kind === 'missing') return faultsOfMissing(expected, answer)
  if (expected.kind === 'redirect') return faultsOfRule(expected, answer)
  const faults = faultsOfFile(expected, answer)
  return expected.mayBeMissing
    ? faults.filter(([kind]) => LIVE_KINDS[kind].severity !== 'error')
    : faults
}

/** Whatever it is answered with, but the file itself, is right. */
function faultsOfGone(answer: Answered | Unanswered): readonly Fault[] {
  const content =
    answer.kind === 'answered' && isShown(answer.status) ? answer.body?.content : undefined
  return content === 'same' || content === 'rewritten' ? [['leftover']] : NOTHING
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: a missing key is 403 to who may not list. */
const GONE: ReadonlySet<number> = new Set([403, 404, 410])

function faultsOfFile(expected: ExpectedFile, answer: Answered): readonly Fault[] {
  const { status, redirect, body } = answer
  if (redirect !== undefined) return [[redirect.kind, { to: redirect.to }]]
  if (GONE.has(status)) return expected.isNotFoundPage ? NOTHING : [['missing', { status }]]
  if (!isShown(status)) return [['wrong-status', { status, expected: 200 }]]
  if (body === undefined) return NOTHING
  const kind =
    body.encoding ??
    (body.content === 'same' || body.content === 'unread' ? undefined : body.content)
  const content = kind === undefined ? NOTHING : [faultOfContent(kind, answer)]
  // Headers of something else say nothing about this file.
  return kind !== undefined && LIVE_KINDS[kind].severity === 'error'
    ? content
    : [...content, ...faultsOfHeaders(expected, answer, body)]
}

function faultOfContent(
  kind: NonNullable<Body['encoding']> | Difference,
  { status, headers }: Answered,
): Fault {
  if (kind === 'not-found-page-instead') return [kind, { status }]
  if (kind === 'stale') {
    const { age: seconds = '', 'cache-control': control = 'none' } = headers
    const age = /^[1-9]\d{0,9}$/.test(seconds) ? showDuration(Number(seconds) * 1_000) : undefined
    return [kind, { age, header: `Cache-Control: ${control}` }]
  }
  if (kind === 'not-compressed' || kind === 'unknown-encoding' || kind === 'archive-unpacked')
    return [kind, { encoding: headers['content-encoding'] }]
  return [kind]
}

function faultsOfHeaders(expected: ExpectedFile, answer: Answered, body: Body): readonly Fault[] {
  const ofPage = expected.isPage ? faultsOfPage(answer) : NOTHING
  // What else is shown at every wrong address is not judged at its own.
  const counted = expected.isNotFoundPage ? ofPage.filter(([kind]) => kind === 'refreshed') : ofPage
  return [
    ...faultsOfType(expected, answer.headers, body),
    ...counted,
    ...faultsOfFixedName(expected, answer.headers),
  ]
}

function faultsOfType(
  { name, isPage: isNamedPage, unnamedPage }: ExpectedFile,
  headers: IncomingHttpHeaders,
  { charsetMeant, isNoXhtml, isClassic }: Body,
): readonly Fault[] {
  const { type, charset } = readContentType(headers['content-type'])
  const isPage = isNamedPage || unnamedPage === 'linked'
  const right = unnamedPage === 'linked' ? TYPE_OF_PAGE : findExpectedType(name)
  const { 'x-content-type-options': options } = headers
  const shown = type === '' ? 'no content type' : `the content type ${type}`
  if (right !== undefined && !right.accepts.test(type)) {
    // Browsers recognize a page that has no type, and run a classic script, unless they are told not to.
    const isRecognized =
      options === undefined && (isPage ? type === '' : isClassic && runsClassicAs(type))
    const kind = right.isRequired && !isRecognized ? 'wrong-type' : 'odd-type'
    return [[kind, { type: shown, expected: right.type }]]
  }
  if (right === undefined && type === 'text/html' && unnamedPage === undefined)
    return [['page-type', { type: shown }]]
  if (isNoXhtml) return [['no-xhtml']]
  if (charsetMeant === undefined) return NOTHING
  return [[isPage ? 'wrong-charset' : 'odd-charset', { charset, expected: charsetMeant }]]
}

/** Nobody notices a new version later than this. In ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

function faultsOfPage({ headers, faults: known = [] }: Answered): readonly Fault[] {
  const faults = [...known]
  const pinned = pinnedBy(headers)
  if (pinned.ms > MAX_AGE_MS)
    faults.push(['pinned', { age: showDuration(pinned.ms), header: pinned.header }])
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? '')) faults.push(['attachment'])
  const robots = String(headers['x-robots-tag'] ?? '')
  if (/\b(?:noindex|none)\b/i.test(robots)) faults.push(['noindex', { value: robots }])
  return faults
}

/**
 * Who publishes a changed file under its old name sees the old one with the new pages for so long.
 * In ms.
 */
const MAX_AGE_OF_CHANGED_MS = 2 * 60 * 1_000

/** A style sheet or script that does not fit the page can make it unreadable, or useless. */
function faultsOfFixedName(
  { loadedAs: what, hasChanged }: ExpectedFile,
  headers: IncomingHttpHeaders,
): readonly Fault[] {
  if (what === undefined) return NOTHING
  const { ms, header } = pinnedBy(headers)
  const values = { what, age: showDuration(ms), header }
  if (hasChanged && ms >= MAX_AGE_OF_CHANGED_MS) return [['pinned-before', values]]
  return ms >= MAX_AGE_MS ? [['pinned-file', values]] : NOTHING
}

/**
 * Returns for how long a browser shows an answer before it asks again, in ms, and the header that says so; 0 if none does.
 * `Expires` counts without a `max-age`: https://www.rfc-editor.org/rfc/rfc9111#name-calculating-freshness-lifet; caches that
 * many share (`s-maxage`) can be purged, browsers cannot. With `stale-while-revalidate`, it asks only after it has shown the
 * old version: https://www.rfc-editor.org/rfc/rfc5861#section-3.
 */
function pinnedBy(headers: IncomingHttpHeaders): { readonly ms: number; readonly header: string } {
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

function faultsOfMissing(
  { page }: ExpectedMissing,
  { status, redirect, body }: Answered,
): readonly Fault[] {
  if (redirect !== undefined) return [['soft-404-redirect', { to: redirect.to }]]
  if (status < 300) return [['soft-404', { status }]]
  if (status >= 500) return [['wrong-status', { status, expected: 404 }]]
  if (status !== 404 && status !== 410) return [['odd-status', { status }]]
  const isOwn = body === undefined || body.content === 'same' || body.content === 'rewritten'
  return isOwn || page === undefined ? NOTHING : [['not-found-page', { status }]]
}

function faultsOfRule(
  expected: ExpectedRedirect,
  { status, redirect }: Answered,
): readonly Fault[] {
  const { rules, line, targets } = expected
  const values = { rules, line, expected: targets[0] }
  if (redirect === undefined) return [['redirect-missing', { ...values, status }]]
  if (!targets.some((target) => isSameAddress(target, redirect.to)))
    return [['redirect-target', { ...values, to: redirect.to }]]
  return status === expected.status
    ? NOTHING
    : [['redirect-status', { ...values, status, expected: expected.status }]]
}

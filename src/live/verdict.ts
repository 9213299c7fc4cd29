import type { IncomingHttpHeaders } from 'node:http'
import { fill, type Value } from '../report/clean.ts'
import type { Severity } from '../report/kind.ts'
import { showDuration } from '../units.ts'
import { isSameAddress } from './addresses.ts'
import type { Answer, Answered, Body, Encoding, Redirect } from './answer.ts'
import type { Expected, ExpectedFile, ExpectedGone, ExpectedMissing, ExpectedRedirect } from './expected.ts'
import { type LiveCode, type LiveKind, liveKind } from './kinds.ts'
import { charsetMeant, expectedType, readContentType } from './types.ts'

/** Where the host and the site differ. Foreign text may be in it: clean it before it is shown. */
export interface LiveFinding {
  readonly kind: LiveKind
  readonly code: LiveCode
  readonly severity: Severity
  /** From the root of the host, percent-encoded; empty for what is about many. */
  readonly address: string
  /** The file of the site that belongs there; empty if there is none. */
  readonly file: string
  readonly message: string
}

/** Returns a finding in words. */
export function liveFinding(
  kind: LiveKind,
  { address, file = '' }: { readonly address: string; readonly file?: string },
  values: Readonly<Record<string, Value>> = {},
): LiveFinding {
  const { code, severity, sentence } = liveKind(kind)
  return { kind, code, severity, address, file, message: fill(sentence, { file, ...values }).text }
}

/** Returns whether what was found keeps a site from being live. */
export function hasError(found: readonly LiveFinding[]): boolean {
  return found.some(({ severity }) => severity === 'error')
}

/** Returns where an answer differs from what is expected; nothing if it is right. */
export function verdictOf(expected: Expected, answer: Answer): readonly LiveFinding[] {
  if (expected.is === 'gone') return verdictOnGone(expected, answer)
  if (answer.is === 'unanswered')
    return [liveFinding('unanswered', subjectOf(expected), { why: answer.failure.why })]
  if (answer.is === 'not-now' && answer.status === 429)
    return [liveFinding('refused', subjectOf(expected), { status: answer.status })]
  if (answer.is === 'not-now')
    return [
      liveFinding('wrong-status', subjectOf(expected), {
        status: answer.status,
        expected: statusOf(expected),
      }),
    ]
  switch (expected.is) {
    case 'file':
      return verdictOnFile(expected, answer)
    case 'missing':
      return verdictOnMissing(expected, answer)
    case 'redirect':
      return verdictOnRule(expected, answer)
  }
}

/** Whatever it is answered with, but the file itself, is right. */
function verdictOnGone(expected: ExpectedGone, answer: Answer): readonly LiveFinding[] {
  const content = answer.is === 'answered' && isShown(answer.status) ? answer.body?.content : undefined
  return content === 'same' || content === 'rewritten'
    ? [liveFinding('leftover', { address: expected.address, file: expected.name })]
    : []
}

/** Returns the status that is right. */
function statusOf(expected: Exclude<Expected, ExpectedGone>): number {
  switch (expected.is) {
    case 'file':
      return 200
    case 'missing':
      return 404
    case 'redirect':
      return expected.status
  }
}

function subjectOf(expected: Expected): { readonly address: string; readonly file?: string } {
  return expected.is === 'file'
    ? { address: expected.address, file: expected.name }
    : { address: expected.address }
}

const REDIRECT_KINDS = {
  elsewhere: 'redirected-elsewhere',
  'to-other-file': 'redirected',
  'in-circle': 'redirect-circle',
} as const satisfies Record<Redirect['leads'], LiveKind>

function verdictOnFile(expected: ExpectedFile, answer: Answered): readonly LiveFinding[] {
  const { status, redirect, body } = answer
  const subject = subjectOf(expected)
  if (redirect !== undefined)
    return expected.mayBeMissing
      ? []
      : [liveFinding(REDIRECT_KINDS[redirect.leads], subject, { to: redirect.to })]
  if (!isShown(status)) return verdictOnStatus(expected, status)
  if (body === undefined) return []
  const content = verdictOnContent(expected, body, answer)
  // Headers of something else say nothing about this file.
  return content.some(({ severity }) => severity === 'error')
    ? content
    : [...content, ...verdictOnRefresh(expected, answer), ...verdictOnHeaders(expected, answer, body)]
}

/** 203: as 200, but something on the way has changed it (https://www.rfc-editor.org/rfc/rfc9110#status.203). */
const SHOWN: ReadonlySet<number> = new Set([200, 203])

/** Returns whether an answer with this status shows what was asked for. */
export function isShown(status: number): boolean {
  return SHOWN.has(status)
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: a missing key is 403 to who may not list. */
const GONE: ReadonlySet<number> = new Set([403, 404, 410])

function verdictOnStatus(expected: ExpectedFile, status: number): readonly LiveFinding[] {
  const isGone = GONE.has(status)
  if (expected.mayBeMissing || (isGone && expected.isNotFoundPage)) return []
  const subject = subjectOf(expected)
  return isGone
    ? [liveFinding('missing', subject, { status })]
    : [liveFinding('wrong-status', subject, { status, expected: 200 })]
}

const ENCODING_KINDS = {
  twice: 'compressed-twice',
  silent: 'compressed-silently',
  false: 'not-compressed',
  unknown: 'unknown-encoding',
  archive: 'archive-unpacked',
} as const satisfies Record<Exclude<Encoding, 'fine'>, LiveKind>

function verdictOnContent(
  expected: ExpectedFile,
  { content, encoding }: Body,
  { status, headers }: Answered,
): readonly LiveFinding[] {
  const subject = subjectOf(expected)
  if (encoding !== 'fine')
    return [liveFinding(ENCODING_KINDS[encoding], subject, { encoding: headers['content-encoding'] })]
  switch (content) {
    case 'same':
    case 'unread':
      return []
    case 'rewritten':
      return [liveFinding('rewritten', subject)]
    case 'different':
      return expected.mayBeMissing ? [] : [liveFinding('stale', subject)]
    case 'home-page':
      return expected.mayBeMissing ? [] : [liveFinding('home-page-instead', subject)]
    case 'not-found-page':
      return expected.mayBeMissing ? [] : [liveFinding('not-found-page-instead', subject, { status })]
  }
}

function verdictOnRefresh(expected: ExpectedFile, { refresh }: Answered): readonly LiveFinding[] {
  if (refresh === undefined || expected.mayBeMissing) return []
  return [liveFinding('refreshed', subjectOf(expected), { to: refresh.to })]
}

function verdictOnHeaders(expected: ExpectedFile, answer: Answered, body: Body): readonly LiveFinding[] {
  const type = verdictOnType(expected, answer.headers, body)
  return expected.isPage && !expected.isNotFoundPage ? [...type, ...verdictOnPage(expected, answer)] : type
}

function verdictOnType(
  expected: ExpectedFile,
  headers: IncomingHttpHeaders,
  { writtenIn, isNoXhtml }: Body,
): readonly LiveFinding[] {
  const subject = subjectOf(expected)
  const { type, charset } = readContentType(headers['content-type'])
  const right = expectedType(expected.name)
  const shown = type === '' ? 'no content type' : `the content type ${type}`
  if (right !== undefined && !right.accepts.test(type)) {
    // Browsers recognize a page that has no type, unless they are told not to.
    const isRecognized = expected.isPage && type === '' && headers['x-content-type-options'] === undefined
    const kind = right.isRequired && !isRecognized ? 'wrong-type' : 'odd-type'
    return [liveFinding(kind, subject, { type: shown, expected: right.type })]
  }
  if (right === undefined && type === 'text/html' && !expected.isPage)
    return [liveFinding('page-type', subject, { type: shown })]
  if (isNoXhtml) return [liveFinding('no-xhtml', subject)]
  const meant = charset === undefined ? undefined : charsetMeant(charset, writtenIn)
  const kind = expected.isPage ? 'wrong-charset' : 'odd-charset'
  return meant === undefined ? [] : [liveFinding(kind, subject, { charset: charset ?? '', expected: meant })]
}

/** Nobody notices a new version later than this. In ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

function verdictOnPage(
  expected: ExpectedFile,
  { headers, canonical, blocked = [] }: Answered,
): readonly LiveFinding[] {
  const subject = subjectOf(expected)
  const findings: LiveFinding[] = []
  const pinned = pinnedFor(headers)
  if (pinned !== undefined && pinned.ms > MAX_AGE_MS)
    findings.push(liveFinding('pinned', subject, { age: showDuration(pinned.ms), header: pinned.header }))
  if (/^\s*attachment\b/i.test(headers['content-disposition'] ?? ''))
    findings.push(liveFinding('attachment', subject))
  const robots = String(headers['x-robots-tag'] ?? '')
  if (/\b(?:noindex|none)\b/i.test(robots)) findings.push(liveFinding('noindex', subject, { value: robots }))
  if (canonical !== undefined) findings.push(liveFinding('canonical', subject, { to: canonical }))
  for (const { what, address, directive } of blocked)
    findings.push(liveFinding(`blocked-${what}`, subject, { to: address, directive }))
  return findings
}

/**
 * Returns for how long a browser shows an answer before it asks again, and which header says so; undefined if none does.
 * https://www.rfc-editor.org/rfc/rfc9111#name-calculating-freshness-lifet; caches that many share (`s-maxage`) can be
 * purged, browsers cannot. With `stale-while-revalidate`, it asks only after it has shown the old version:
 * https://www.rfc-editor.org/rfc/rfc5861#section-3.
 */
export function pinnedFor(
  headers: IncomingHttpHeaders,
): { readonly ms: number; readonly header: string } | undefined {
  const { 'cache-control': control = '', expires, date } = headers
  const directives = control
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim())
  if (directives.some((directive) => /^no-(?:store|cache)$/.test(directive))) return undefined
  const secondsOf = (name: string) => {
    const values = directives.map((directive) => /^([a-z-]+)\s*=\s*"?(\d{1,15})"?$/.exec(directive))
    return values.find((value) => value?.[1] === name)?.[2]
  }
  const maxAge = secondsOf('max-age')
  if (maxAge !== undefined) {
    const stale = directives.includes('must-revalidate')
      ? 0
      : Number(secondsOf('stale-while-revalidate') ?? 0)
    return { ms: (Number(maxAge) + stale) * 1_000, header: `Cache-Control: ${control}` }
  }
  const [until, from] = [Date.parse(expires ?? ''), Date.parse(date ?? '')]
  if (Number.isNaN(until) || Number.isNaN(from)) return undefined
  return { ms: until - from, header: `Expires: ${expires}` }
}

function verdictOnMissing(expected: ExpectedMissing, answer: Answered): readonly LiveFinding[] {
  const { status, redirect, body } = answer
  const subject = { address: expected.address }
  if (redirect !== undefined) return [liveFinding('soft-404-redirect', subject, { to: redirect.to })]
  if (status < 300) return [liveFinding('soft-404', subject, { status })]
  if (status >= 500) return [liveFinding('wrong-status', subject, { status, expected: 404 })]
  if (status !== 404 && status !== 410) return [liveFinding('odd-status', subject, { status })]
  const isOwn = body === undefined || body.content === 'same' || body.content === 'rewritten'
  return isOwn || expected.page === undefined
    ? []
    : [liveFinding('not-found-page', { ...subject, file: expected.page.name }, { status })]
}

function verdictOnRule(expected: ExpectedRedirect, answer: Answered): readonly LiveFinding[] {
  const { status, redirect } = answer
  const { address, rules, line, targets } = expected
  const values = { rules, line, expected: targets[0] }
  if (redirect === undefined) return [liveFinding('redirect-missing', { address }, { ...values, status })]
  if (!targets.some((target) => isSameAddress(target, redirect.to)))
    return [liveFinding('redirect-target', { address }, { ...values, to: redirect.to })]
  return status === expected.status
    ? []
    : [liveFinding('redirect-status', { address }, { ...values, status, expected: expected.status })]
}

/**
 * Everything that the live check can find: one entry each, with its code, its severity and its sentence. The only place
 * where these findings are worded; docs/live.md explains the codes.
 */
import { codesOf, type Kind } from '../report/kind.ts'

const KINDS = {
  missing: {
    code: 'live-missing',
    severity: 'error',
    sentence: 'The host answers with HTTP {status}, but the site has the file {file}.',
  },
  'home-page-instead': {
    code: 'live-missing',
    severity: 'error',
    sentence: 'The host answers with the home page, as if {file} did not exist.',
  },
  'not-found-page-instead': {
    code: 'live-missing',
    severity: 'error',
    sentence: 'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.',
  },
  stale: {
    code: 'live-stale',
    severity: 'error',
    sentence: 'The content is not that of {file}: the host has an older version, or another file.',
  },
  rewritten: {
    code: 'live-rewritten',
    severity: 'notice',
    sentence:
      'The bytes are not those of {file}, but a reader would notice no difference. Something on the way rewrites pages, or this is an older version that looks the same.',
  },
  'wrong-type': {
    code: 'live-wrong-type',
    severity: 'error',
    sentence:
      'The host sends this with {type} instead of {expected}, so browsers download it, show it as source code, or do not use it.',
  },
  'odd-type': {
    code: 'live-wrong-type',
    severity: 'warning',
    sentence: 'The host sends this with {type} instead of {expected}.',
  },
  'page-type': {
    code: 'live-wrong-type',
    severity: 'warning',
    sentence: 'The host sends this with {type}, but it is not a page.',
  },
  'wrong-charset': {
    code: 'live-wrong-type',
    severity: 'error',
    sentence:
      'The host says that this page is in {charset}, but it is in {expected}: browsers show other letters.',
  },
  'odd-charset': {
    code: 'live-wrong-type',
    severity: 'warning',
    sentence:
      'The host says that this is in {charset}, but it is in {expected}: browsers read other letters.',
  },
  'no-xhtml': {
    code: 'live-wrong-type',
    severity: 'error',
    sentence:
      'The host sends this with the content type application/xhtml+xml, but it is no XHTML: browsers do not show it as a page.',
  },
  'wrong-status': {
    code: 'live-wrong-status',
    severity: 'error',
    sentence: 'The host answers with HTTP {status} instead of {expected}.',
  },
  refused: {
    code: 'live-wrong-status',
    severity: 'error',
    sentence:
      'The host refused requests: it answers with HTTP {status} (too many requests). Allow the user agent `docs-export-action` there, or raise the limit for it, or set a longer `wait-timeout`.',
  },
  'odd-status': {
    code: 'live-wrong-status',
    severity: 'warning',
    sentence: 'No file of the site has this address, but the host answers with HTTP {status} instead of 404.',
  },
  unanswered: {
    code: 'live-unanswered',
    severity: 'error',
    sentence: 'No complete answer arrived: {why}.',
  },
  'soft-404': {
    code: 'live-soft-404',
    severity: 'error',
    sentence:
      'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
  },
  'soft-404-redirect': {
    code: 'live-soft-404',
    severity: 'error',
    sentence:
      'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.',
  },
  'not-found-page': {
    code: 'live-404-page',
    severity: 'warning',
    sentence: 'The host answers with HTTP {status}, as it should, but does not show {file} of the site.',
  },
  'redirected-elsewhere': {
    code: 'live-redirected',
    severity: 'error',
    sentence:
      'The host redirects this to {to}, on another host or with another scheme; this was not followed.',
  },
  redirected: {
    code: 'live-redirected',
    severity: 'error',
    sentence: 'The host redirects this to {to}, which is not an address of {file}.',
  },
  'redirect-circle': {
    code: 'live-redirected',
    severity: 'error',
    sentence: 'The host redirects this in a circle, or too often: the last redirect is to {to}.',
  },
  refreshed: {
    code: 'live-redirected',
    severity: 'error',
    sentence:
      'The header Refresh sends readers of this page to {to}, which is not an address of {file}, nor where the file itself sends them.',
  },
  'redirect-target': {
    code: 'live-redirect-rule',
    severity: 'error',
    sentence: 'By line {line} of {rules}, this redirects to {expected}, but the host redirects it to {to}.',
  },
  'redirect-missing': {
    code: 'live-redirect-rule',
    severity: 'error',
    sentence:
      'By line {line} of {rules}, this redirects to {expected}, but the host answers with HTTP {status}.',
  },
  'redirect-status': {
    code: 'live-redirect-rule',
    severity: 'warning',
    sentence:
      'By line {line} of {rules}, this redirects with HTTP {expected}, but the host does so with {status}.',
  },
  'compressed-twice': {
    code: 'live-encoding',
    severity: 'error',
    sentence: 'The content is compressed twice, so that browsers show what is left after unpacking it once.',
  },
  'compressed-silently': {
    code: 'live-encoding',
    severity: 'error',
    sentence: 'The content is compressed, but no Content-Encoding says so: browsers do not unpack it.',
  },
  'not-compressed': {
    code: 'live-encoding',
    severity: 'error',
    sentence: 'Content-Encoding is {encoding}, but the content cannot be unpacked: browsers show an error.',
  },
  'unknown-encoding': {
    code: 'live-encoding',
    severity: 'error',
    sentence: 'Content-Encoding is {encoding}, which was not asked for: not every browser can unpack it.',
  },
  'archive-unpacked': {
    code: 'live-encoding',
    severity: 'warning',
    sentence:
      'The file is sent as it is, but with the Content-Encoding {encoding}: browsers unpack it while they download it, and save it under a wrong name.',
  },
  pinned: {
    code: 'live-header',
    severity: 'warning',
    sentence:
      'Browsers keep this page for {age} without asking again ({header}), so readers may see an old version for that long.',
  },
  attachment: {
    code: 'live-header',
    severity: 'error',
    sentence: 'Content-Disposition makes browsers download this page instead of showing it.',
  },
  noindex: {
    code: 'live-header',
    severity: 'notice',
    sentence: 'X-Robots-Tag ({value}) keeps this page out of search engines.',
  },
  turned: {
    code: 'live-unsteady',
    severity: 'error',
    sentence:
      'The host answered {addresses} with the site, and with something else when asked again: it went back to another version, a new one replaced what agreed, or it is several servers of which not all have the site.',
  },
  'blocked-style': {
    code: 'live-header',
    severity: 'error',
    sentence:
      'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page.',
  },
  'blocked-script': {
    code: 'live-header',
    severity: 'warning',
    sentence:
      'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page.',
  },
  canonical: {
    code: 'live-header',
    severity: 'notice',
    sentence:
      'The header Link names {to} as the canonical address of this page: search engines list that instead.',
  },
  leftover: {
    code: 'live-leftover',
    severity: 'notice',
    sentence:
      'The site does not have the file {file} any more, but the host still answers with it, as the earlier site had it.',
  },
  unread: {
    code: 'live-unread',
    severity: 'error',
    sentence: 'The file {file} could not be read ({why}), so it was not compared.',
  },
  unasked: {
    code: 'live-unasked',
    severity: 'error',
    sentence: 'Not asked before `wait-timeout` was over: {addresses}.',
  },
  unsettled: {
    code: 'live-unasked',
    severity: 'error',
    sentence:
      'Everything agreed, but there was no time to ask for {addresses} once more before saying that the site is live.',
  },
  'unasked-refused': {
    code: 'live-unasked',
    severity: 'error',
    sentence:
      'Not asked before `wait-timeout` was over: {addresses}. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, or raise the limit for it, or set a longer `wait-timeout`.',
  },
} as const satisfies Record<string, Kind>

/** What was found, more finely than its code. */
export type LiveKind = keyof typeof KINDS

/** The stable codes under which findings are counted and shown. */
export type LiveCode = (typeof KINDS)[LiveKind]['code']

/** Every code there is, each once. */
export const LIVE_CODES: ReadonlySet<LiveCode> = codesOf(KINDS)

/** Returns the code, severity and sentence of a kind. */
export function liveKind(kind: LiveKind): Kind & { readonly code: LiveCode } {
  return KINDS[kind]
}

/**
 * Everything that the live check can find: one entry each, with its code, its severity and its sentence. The only place
 * where these findings are worded; docs/live.md explains the codes.
 */
import { codesOf, error, type Kind, notice, type ValuesOf, warning } from './kind.ts'

const KINDS = {
  missing: error('live-missing', 'The host answers with HTTP {status}, but the site has the file {file}.'),
  'home-page-instead': error(
    'live-missing',
    'The host answers with the home page, as if {file} did not exist.',
  ),
  'not-found-page-instead': error(
    'live-missing',
    'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.',
  ),
  stale: error(
    'live-stale',
    'The content is not that of {file}: the host has an older version, or another file.[ A cache has kept it for {age} ({header}): wait until it asks again, or purge it.]',
  ),
  rewritten: notice(
    'live-rewritten',
    'The bytes are not those of {file}, but a reader would notice no difference. Something on the way rewrites pages, or this is an older version that looks the same.',
  ),
  'wrong-type': error(
    'live-wrong-type',
    'The host sends this with {type} instead of {expected}, so browsers download it, show it as source code, or do not use it.',
  ),
  'odd-type': warning('live-wrong-type', 'The host sends this with {type} instead of {expected}.'),
  'page-type': warning('live-wrong-type', 'The host sends this with {type}, but it is not a page.'),
  'wrong-charset': error(
    'live-wrong-type',
    'The host says that this page is in {charset}, but it is in {expected}: browsers show wrong letters.',
  ),
  'odd-charset': warning(
    'live-wrong-type',
    'The host says that this is in {charset}, but it is in {expected}: browsers read wrong letters.',
  ),
  'no-xhtml': error(
    'live-wrong-type',
    'The host sends this with the content type application/xhtml+xml, but it is not XHTML: browsers do not show it as a page.',
  ),
  'wrong-status': error('live-wrong-status', 'The host answers with HTTP {status} instead of {expected}.'),
  'odd-status': warning(
    'live-wrong-status',
    'No file of the site has this address, but the host answers with HTTP {status} instead of 404.',
  ),
  unanswered: error('live-unanswered', 'No complete answer arrived: {why}.'),
  'soft-404': error(
    'live-soft-404',
    'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
  ),
  'soft-404-redirect': error(
    'live-soft-404',
    'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.',
  ),
  'not-found-page': warning(
    'live-404-page',
    'The host answers with HTTP {status}, as it should, but not with {file} of the site.',
  ),
  'redirected-elsewhere': error(
    'live-redirected',
    'The host redirects this to {to}, on another host or with another scheme; this was not followed.',
  ),
  redirected: error('live-redirected', 'The host redirects this to {to}, which is not an address of {file}.'),
  astray: error(
    'live-redirected',
    'The host shows {file} at {to}, in another folder, so {written} leads to {nowhere}, which is no address of the site.',
  ),
  'redirect-circle': error(
    'live-redirected',
    'The host redirects this in a circle, or too often: the last redirect is to {to}.',
  ),
  refreshed: error(
    'live-redirected',
    'The header Refresh sends readers of this page to {to}. That is not an address of {file}, and the file itself does not send them there.',
  ),
  'redirect-target': error(
    'live-redirect-rule',
    'Line {line} of {rules} redirects this to {expected}, but the host redirects it to {to}.',
  ),
  'redirect-missing': error(
    'live-redirect-rule',
    'Line {line} of {rules} redirects this to {expected}, but the host answers with HTTP {status}.',
  ),
  'redirect-status': warning(
    'live-redirect-rule',
    'Line {line} of {rules} redirects this with HTTP {expected}, but the host does so with {status}.',
  ),
  'compressed-twice': error(
    'live-encoding',
    'The content is compressed twice, but browsers unpack it once, and show what is left.',
  ),
  'compressed-silently': error(
    'live-encoding',
    'The content is compressed, but no Content-Encoding says so: browsers do not unpack it.',
  ),
  'not-compressed': error(
    'live-encoding',
    'Content-Encoding is {encoding}, but the content cannot be unpacked: browsers show an error.',
  ),
  'unknown-encoding': error(
    'live-encoding',
    'Content-Encoding is {encoding}, which was not asked for: not every browser can unpack it.',
  ),
  'archive-unpacked': warning(
    'live-encoding',
    'The host sends this archive with the Content-Encoding {encoding}: browsers unpack it while they download it, and its name no longer fits.',
  ),
  pinned: warning(
    'live-header',
    'Browsers keep this page for {age} without asking again ({header}), so readers may see an old version for that long.',
  ),
  attachment: error(
    'live-header',
    'Content-Disposition makes browsers download this page instead of showing it.',
  ),
  noindex: notice('live-header', 'X-Robots-Tag ({value}) keeps this page out of search engines.'),
  turned: error(
    'live-unsteady',
    'The host answered {addresses} with the site at first, and with something else later: it went back to an older version, got a newer one, or is several servers, of which not all have the site.',
  ),
  'blocked-style': error(
    'live-header',
    'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page.',
  ),
  'blocked-script': warning(
    'live-header',
    'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page.',
  ),
  canonical: notice(
    'live-header',
    'The header Link names {to} as the canonical address of this page: search engines list that instead.',
  ),
  leftover: notice(
    'live-leftover',
    'The host still answers with {file} of the earlier site, which this site does not have any more.',
  ),
  unasked: error('live-unasked', 'There was no time to ask for {addresses} before `wait-timeout` was over.'),
  unsettled: error(
    'live-unasked',
    'Everything agreed, but there was no time to ask for {addresses} a second time, and only then does the site count as live.',
  ),
  refused: error(
    'live-unasked',
    'There was no time to ask for {addresses} before `wait-timeout` was over. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, or raise the limit for it, or set a longer `wait-timeout`.',
  ),
} satisfies Record<string, Kind>

/** What was found, more finely than its code. */
export type LiveKind = keyof typeof KINDS

/** The values of a kind's sentence; `{file}` is always known. */
export type LiveValues<Of extends LiveKind> = ValuesOf<(typeof KINDS)[Of]['sentence'], 'file'>

/** The stable codes under which findings are counted and shown. */
export type LiveCode = (typeof KINDS)[LiveKind]['code']

/** Every code there is, each once. */
export const LIVE_CODES: ReadonlySet<LiveCode> = codesOf(KINDS)

/** Returns the code, severity and sentence of a kind. */
export function liveKind(kind: LiveKind): Kind & { readonly code: LiveCode } {
  return KINDS[kind]
}

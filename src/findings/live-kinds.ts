import type { Placeholder, Value } from '../text/clean.ts'
import { groupByName, type NameIn, type TextIn } from '../text/grouped.ts'
import type { Severity } from './severity.ts'

/**
 * Everything that the live check can find, in one sentence each, by code and severity. The only
 * place where these findings are worded; docs/live.md explains the codes.
 */
const SENTENCES = {
  'live-missing error': {
    missing: 'The host answers with HTTP {status}, but the site has the file {file}.',
    'home-page-instead': 'The host answers with the home page, as if {file} did not exist.',
    'not-found-page-instead':
      'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.',
  },
  'live-stale error': {
    stale:
      'The content differs from {file}: the host serves an older version or another file.[ A cache has stored it for {age} ({header}): wait until it expires, or purge it.]',
  },
  'live-rewritten notice': {
    rewritten:
      'The bytes differ from {file}, but readers would not notice. A proxy or CDN rewrites pages, or this is an older version that looks the same.',
  },
  'live-wrong-type error': {
    'wrong-type':
      'The host sends this with {type} instead of {expected}, so browsers download it, show it as source code, or do not use it.[ Set `Content-Type: {expected}` for {files}.]',
    'wrong-charset':
      'The host says that this page is in {charset}, but it is in {expected}: browsers show wrong characters.',
    'no-xhtml':
      'The host sends this with the content type application/xhtml+xml, but it is not XHTML: browsers do not show it as a page.',
  },
  'live-wrong-type warning': {
    'odd-type':
      'The host sends this with {type} instead of {expected}.[ Set `Content-Type: {expected}` for {files}.]',
    'page-type': 'The host sends this with {type}, but it is not a page.',
    'odd-charset':
      'The host says that this is in {charset}, but it is in {expected}: browsers read wrong characters.',
  },
  'live-wrong-status error': {
    'wrong-status': 'The host answers with HTTP {status} instead of {expected}.',
  },
  'live-wrong-status warning': {
    'odd-status':
      'No file of the site has this address, but the host answers with HTTP {status} instead of 404.',
  },
  'live-unanswered error': {
    unanswered: 'No complete response arrived: {why}.',
  },
  'live-soft-404 error': {
    'soft-404':
      'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
    'soft-404-redirect':
      'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.',
  },
  'live-404-page warning': {
    'not-found-page':
      'The host answers with HTTP {status}, as it should, but not with {file} of the site.',
  },
  'live-redirected error': {
    'redirected-elsewhere':
      'The host redirects this to {to} on another host or with another scheme; the redirect was not followed.',
    redirected: 'The host redirects this to {to}, which is not an address of {file}.',
    'broken-relative':
      'The host shows {file} at {to}, in another folder, so {written} points to {nowhere}, which is not an address of the site.',
    'redirect-circle':
      'The host redirects this in a circle, or too often: the last redirect is to {to}.',
    refreshed:
      'The `Refresh` header sends readers of this page to {to} instead. That is not an address of {file}, and the file itself does not send them there.',
  },
  'live-redirect-rule error': {
    'redirect-target':
      'Line {line} of {rules} redirects this to {expected}, but the host redirects it to {to}.',
    'redirect-missing':
      'Line {line} of {rules} redirects this to {expected}, but the host answers with HTTP {status}.',
  },
  'live-redirect-rule warning': {
    'redirect-status':
      'Line {line} of {rules} redirects this with HTTP {expected}, but the host does so with {status}.',
  },
  'live-encoding error': {
    'compressed-twice':
      'The content is compressed twice, but browsers unpack it once, and show what is left.',
    'compressed-silently':
      'The content is compressed, but no Content-Encoding says so: browsers do not unpack it.',
    'not-compressed':
      'Content-Encoding is {encoding}, but the content cannot be unpacked: browsers show an error.',
    'unknown-encoding':
      'Content-Encoding is {encoding}, which was not asked for: not every browser can unpack it.',
  },
  'live-encoding warning': {
    'archive-unpacked':
      'The host sends this archive with the Content-Encoding {encoding}: browsers unpack it while they download it, and its name no longer fits.',
  },
  'live-header warning': {
    pinned:
      'Browsers keep this page for {age} without asking again ({header}), so readers may see an old version for that long.',
    'pinned-file':
      'Browsers keep this {what} for {age} without asking again ({header}), and its name stays the same when it changes: after that, readers may see new pages with the old {what}.',
    'pinned-before':
      'This {what} has changed under the same name, and browsers that have the earlier one keep that for {age} ({header}): readers may see new pages with the old {what}.',
    'blocked-script':
      'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page.',
  },
  'live-header error': {
    attachment: 'Content-Disposition makes browsers download this page instead of showing it.',
    'blocked-style':
      'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page.',
  },
  'live-header notice': {
    noindex: 'X-Robots-Tag ({value}) keeps this page out of search engines.',
    canonical:
      'The `Link` header gives {to} as the canonical address of this page: search engines list that address instead.',
  },
  'live-noindex warning': {
    'noindex-site':
      'The host sends every page with an X-Robots-Tag header that keeps it out of search engines.',
  },
  'live-noindex notice': {
    'noindex-meant':
      'The host sends every page with an X-Robots-Tag header that keeps it out of search engines. The pages themselves ask for that, too.',
    'noindex-preview':
      'The host sends every page with an X-Robots-Tag header that keeps it out of search engines, as hosts do for previews.',
  },
  'live-unsteady error': {
    unsteady:
      'At first, {addresses} matched the site, but not later: the host was rolled back to an older version, got a newer one, or has servers without this site.',
  },
  'live-leftover notice': {
    leftover: 'The host still serves {file} of the earlier site, which this site no longer has.',
  },
  'live-unasked error': {
    unasked: 'There was no time to request {addresses} before `wait-timeout` expired.',
    unsettled:
      'Everything matched, but there was no time to request {addresses} a second time. Only then does the site count as live.',
    refused:
      'There was no time to request {addresses} before `wait-timeout` expired. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, raise the limit for it, or set a longer `wait-timeout`.',
  },
} as const satisfies Readonly<
  Record<`live-${string} ${Severity}`, Readonly<Record<string, string>>>
>

/** What was found, more finely than its code. */
export type LiveKind = NameIn<typeof SENTENCES>

/** The values of a kind's sentence; `{file}` is always known. */
type LiveValues<Of extends LiveKind> = {
  readonly [Name in Exclude<Placeholder<TextIn<typeof SENTENCES, Of>>, 'file'>]: Value
}

/** The same values as the last part of a tuple, which a sentence without values lacks. */
export type LiveValuesIfAny<Of extends LiveKind> = keyof LiveValues<Of> extends never
  ? []
  : [LiveValues<Of>]

type CodeOf<Group> = Group extends `${infer Code} ${Severity}` ? Code : never

/** The stable codes under which findings are counted and shown. */
export type LiveCode = CodeOf<keyof typeof SENTENCES>

/** The code, severity and sentence of each kind. */
export const LIVE_KINDS = groupByName(SENTENCES, (sentence, group) => {
  const [code, severity] = group.split(' ') as [LiveCode, Severity]
  return { code, severity, sentence }
})

/** Every code there is, each once. */
export const LIVE_CODES: ReadonlySet<LiveCode> = new Set(
  Object.values(LIVE_KINDS).map(({ code }) => code),
)

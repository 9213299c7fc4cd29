import type { Placeholder, TemplateValue } from '../text/clean.ts'
import { mapTextsByName, type NameIn, type TextIn } from '../text/grouped-messages.ts'
import { type CodeOf, getCode } from './kind-code.ts'
import type { Severity } from './severity.ts'

/**
 * All findings of the live check, by severity, with one sentence each. A kind is `code/variant`, as
 * in site-kinds.ts. Only this file contains their wording; docs/live.md explains the codes.
 */
const SENTENCES = {
  error: {
    'live-missing': 'The host responds with HTTP {status}, but the site has the file {file}.',
    'live-missing/home-page': 'The host responds with the home page, as if {file} did not exist.',
    'live-missing/not-found-page':
      'The host responds with the 404 page and HTTP {status}, as if {file} did not exist.',
    'live-stale':
      'The content differs from {file}: the host serves an older version or another file.[ The title of the received page is “{title}”.][ A cache has stored this response for {age} ({header}): wait until the response expires, or purge the cache.]',
    'live-stale/empty':
      'The response is empty, but {file} is not.[ A cache has stored this response for {age} ({header}): wait until the response expires, or purge the cache.]',
    'live-stale/cut-off':
      'The host serves only the beginning of {file}, {receivedByteCount} of {fileByteCount} bytes: the response is cut off, or the host serves an older version, which was shorter.[ A cache has stored this response for {age} ({header}): wait until the response expires, or purge the cache.]',
    'live-stale/page-content':
      'Instead of {file}, the host responds with a web page, possibly an error page with the wrong status.[ A cache has stored this response for {age} ({header}): wait until the response expires, or purge the cache.]',
    'live-stale/added-script':
      'The page differs from {file} only because the script {script} was added. If the host or a CDN adds the script, turn that off or add the script to the pages of the site. Otherwise, the host still serves a version that had the script.[ A cache has stored the page for {age} ({header}).]',
    'live-stale/added-text':
      'The page differs from {file} only because the text “{text}” was added. If a proxy or the host adds the text, turn that off. Otherwise, the host still serves a version that had the text.[ A cache has stored the page for {age} ({header}).]',
    'live-wrong-type':
      'The host sends this with {type} instead of {expectedType}, so browsers download it, show it as source code, or do not use it.[ Set `Content-Type: {expectedType}` for {files}.]',
    'live-wrong-type/charset':
      'The host says that this page is in {charset}, but it is in {expectedCharset}: browsers show the wrong characters. Make the `charset` in `Content-Type` match the encoding of the page.',
    'live-wrong-type/not-xhtml':
      'The host sends this with the content type application/xhtml+xml, but the content is not XHTML: browsers do not show it as a page.',
    'live-wrong-status':
      'The host responds with HTTP {status} instead of {expectedStatus}.[{isServerError} Look up the address in the host’s log.][{lacksLocation} Without an address in the `Location` header, browsers do not follow a redirect.][{isNotModified} This response is valid only for conditional requests, and this request was not conditional: the host, or a cache or proxy in front of it, is faulty.]',
    'live-unanswered':
      'The host sent no complete response: {why}.[{isTimeout} Look up the address in the host’s log; if the host is slow, set a longer `request-timeout`.]',
    'live-soft-404':
      'No file of the site has this address, but the host responds with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
    'live-soft-404/redirect':
      'No file of the site has this address, but the host redirects it to {to} instead of responding with 404: to search engines and link checkers, every broken link looks fine.',
    'live-redirected/invalid-address':
      'The host redirects this to “{to}”, which is not a valid address: browsers show an error.',
    'live-redirected/other-host':
      'The host redirects this to {to}, which is on another host or has another scheme; the redirect was not followed.',
    'live-redirected/other-page':
      'The host redirects this to {to}, which is not an address of {file}.[{differsOnlyInCase} Only the case differs: rename the file to match that address, or turn the redirect off.]',
    'live-redirected/relative-address':
      'The host shows {file} at {to}, in another folder, so {written} points to {missingPath}, which is not an address of the site.',
    'live-redirected/loop':
      'The host redirects this in a loop or too often: the last redirect is to {to}.',
    'live-redirected/refresh':
      'The `Refresh` header sends readers of this page to {to}, which is not an address of {file}, and the file itself does not redirect to that address.',
    'live-redirect-rule':
      'Line {line} of {redirectFile} redirects this to {expectedTarget}, but the host redirects it to {to}.',
    'live-redirect-rule/no-redirect':
      'Line {line} of {redirectFile} redirects this to {expectedTarget}, but the host responds with HTTP {status}.',
    'live-encoding/compressed-twice':
      'The content is compressed twice, but browsers decompress it only once and show compressed data. Upload the file uncompressed, or turn off compression on the host or the CDN.',
    'live-encoding/compressed-silently':
      'The content is compressed, but there is no Content-Encoding header: browsers do not decompress it. Upload it uncompressed, or send that header.',
    'live-encoding/not-compressed':
      'Content-Encoding is {encoding}, but the content cannot be decompressed: browsers show an error.',
    'live-encoding/unknown':
      'Content-Encoding is {encoding}, which was not requested: not every browser supports it.',
    'live-header/attachment':
      'Content-Disposition makes browsers download this page instead of showing it. Remove this header for pages.',
    'live-header/blocked-style':
      'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page: allow it with `style-src` in that header.',
    'live-unsteady':
      '{addresses} matched the site at first, but not later: the host was rolled back or updated, or some of its servers or caches do not have this site. Deploy to every server, and purge every cache.',
    'live-unasked':
      'There was not enough time to request {addresses} and to receive complete responses before `wait-timeout` expired: set a longer `wait-timeout`.',
    'live-unasked/recheck':
      'Everything matched, but there was no time to request {addresses} a second time. The site counts as live only if everything matches twice: set a longer `wait-timeout`.',
    'live-unasked/refused':
      'There was no time to request {addresses} before `wait-timeout` expired. The host refused requests (HTTP 429): on the host, allow the user agent `docs-export-action` or raise the limit for this user agent, or set a longer `wait-timeout` for this step.',
  },
  warning: {
    'live-wrong-type/tolerated':
      'The host sends this with {type} instead of {expectedType}.[ Set `Content-Type: {expectedType}` for {files}.]',
    'live-wrong-type/as-page': 'The host sends this with {type}, but the file is not a page.',
    'live-wrong-type/charset-of-asset':
      'The host says that this is in {charset}, but it is in {expectedCharset}: browsers read the wrong characters.',
    'live-wrong-status/not-404':
      'No file of the site has this address, but the host responds with HTTP {status} instead of 404.[ {fix}]',
    'live-404-page':
      'The host responds with HTTP {status}, as it should, but does not show the site’s {file}. Set that page as the host’s error page (nginx: `error_page 404`).',
    'live-404-page/cut-off':
      'The host responds with HTTP {status}, as it should, but shows only the beginning of the site’s {file}, {receivedByteCount} of {fileByteCount} bytes.',
    'live-redirect-rule/status':
      'Line {line} of {redirectFile} redirects this with HTTP {expectedStatus}, but the host redirects it with HTTP {status}.',
    'live-encoding/archive-unpacked':
      'The host sends this archive with the Content-Encoding {encoding}: browsers decompress it during the download, so its name no longer matches its format.',
    'live-header/cached-page':
      'Browsers cache this page for {lifetime} without revalidating it ({header}), so readers may see an old version for that long. Set `Cache-Control: max-age=300` for pages.',
    'live-header/cached-asset':
      'Browsers cache this {asset} for {lifetime} without revalidating it ({header}), and its name stays the same when its content changes: after a change, readers may see new pages with the old {asset}. Put a hash in its name, or send it with `Cache-Control: no-cache`.',
    'live-header/cached-changed-asset':
      'This {asset} has changed under the same name, and browsers that have cached the earlier version keep it for {lifetime} ({header}): readers may see new pages with the old {asset}. Put a hash in its name, or send it with `Cache-Control: no-cache`.',
    'live-header/blocked-script':
      'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page: allow it with `script-src` in that header.',
    'live-noindex':
      'The host sends every page with an X-Robots-Tag header that keeps it out of search engines. Remove that header from the configuration of the host.',
  },
  notice: {
    'live-rewritten':
      'The bytes differ from {file}, but readers would not notice. A proxy or CDN rewrites pages, or the host serves an older version that looks the same.',
    'live-rewritten/added-script':
      'The bytes differ from {file}, but readers would not notice: the host or a CDN adds the script {script} and perhaps rewrites the page.',
    'live-header/noindex': 'X-Robots-Tag ({value}) keeps this page out of search engines.',
    'live-header/canonical':
      'The `Link` header gives {to} as the canonical address of this page: search engines list that address instead.',
    'live-noindex/intended':
      'The host sends every page with an X-Robots-Tag header that keeps it out of search engines. The pages themselves ask for that, too.',
    'live-noindex/preview':
      'The host sends every page with an X-Robots-Tag header that keeps it out of search engines, as hosts do for previews.',
    'live-leftover':
      'The host still serves {file}, a file of the earlier site that this site no longer has. If nothing needs that file, delete it on the host (with rsync: `--delete`).',
  },
} as const satisfies Readonly<Record<Severity, Readonly<Record<`live-${string}`, string>>>>

/** The kind of a finding, which is more specific than its code. */
export type LiveKind = NameIn<typeof SENTENCES>

/** The values of a kind's sentence, other than `{file}`, which is always known. */
export type LiveValues<Of extends LiveKind> = {
  readonly [Name in Exclude<Placeholder<TextIn<typeof SENTENCES, Of>>, 'file'>]: TemplateValue
}

/** The stable codes under which findings are counted and shown. */
export type LiveCode = CodeOf<LiveKind>

/** The code, severity, and sentence of each kind. */
export const LIVE_KINDS = mapTextsByName(SENTENCES, (sentence, severity, kind) => {
  return { code: getCode(kind), severity, sentence }
})

/** All codes of the live check. */
export const LIVE_CODES: ReadonlySet<LiveCode> = new Set(
  Object.values(LIVE_KINDS).map(({ code }) => code),
)

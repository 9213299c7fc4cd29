/**
 * Everything the check can find: one entry each, with its code, its severity and its sentence. The only place where
 * findings are worded.
 */
import { codesOf, type Kind, type Severity } from '../../report/kind.ts'

interface KindOfSite extends Kind {
  /** Replaces `severity` on a host without a network beyond it. */
  readonly offline?: Severity
  /**
   * `{host}`, `{notFound}` and `{links}` (how often it occurs) are always known; any other name is one of the values that
   * come with the finding.
   */
  readonly sentence: string
}

const KINDS = {
  'no-index': {
    code: 'no-index',
    severity: 'error',
    sentence: 'The site has no index.html, so it would have no home page.',
  },
  'broken-link': {
    code: 'broken-link',
    severity: 'error',
    sentence: 'This link leads to a page that {notFound}.',
  },
  'broken-asset': {
    code: 'broken-asset',
    severity: 'error',
    sentence: 'A page loads this file, which {notFound}.',
  },
  'dead-link': {
    code: 'broken-link',
    severity: 'warning',
    sentence: 'No browser can follow this link: {why}.',
  },
  'dead-load': {
    code: 'broken-asset',
    severity: 'error',
    sentence: 'A page loads this, but no browser can: {why}.',
  },
  'page-for-asset': {
    code: 'broken-asset',
    severity: 'error',
    sentence: 'A page loads this, and a rule answers with a page instead.',
  },
  'old-font': {
    code: 'broken-asset',
    severity: 'notice',
    sentence: 'Only old browsers load this font, which {notFound}; all others use the WOFF listed with it.',
  },
  'broken-anchor': {
    code: 'broken-anchor',
    severity: 'warning',
    sentence: 'The page exists, but nothing on it has this id, so the link opens the top of the page.',
  },
  'script-anchors': {
    code: 'broken-anchor',
    severity: 'notice',
    sentence:
      'Nearly all anchors that links to this page use are missing from its HTML; its scripts probably create them.',
  },
  'unchecked-anchors': {
    code: 'broken-anchor',
    severity: 'warning',
    sentence:
      'Not checked: {links} to anchors, because the site links to too many different ones, or because their names are too long.',
  },
  'symbol-missing': {
    code: 'broken-asset',
    severity: 'error',
    sentence:
      'A page shows this part of an SVG file, but nothing in the file has this id, so nothing is shown.',
  },
  'mixed-content': {
    code: 'mixed-content',
    severity: 'error',
    sentence: 'A page that is served by https loads this by http, which browsers block.',
  },
  'mixed-media': {
    code: 'mixed-content',
    severity: 'notice',
    sentence:
      'A page that is served by https loads this by http; only browsers that try https instead show it.',
  },
  'import-missing': {
    code: 'broken-asset',
    severity: 'warning',
    sentence: 'An import map leads to this, which {notFound}: a script that imports it fails.',
  },
  'app-picture-missing': {
    code: 'broken-asset',
    severity: 'warning',
    sentence: 'A web manifest names this picture, which {notFound}.',
  },
  'app-page-missing': {
    code: 'broken-link',
    severity: 'warning',
    sentence: 'When the site is installed as an app, its web manifest opens this page, which {notFound}.',
  },
  'search-file-missing': {
    code: 'broken-asset',
    severity: 'error',
    sentence: 'The search loads this file, which {notFound}: it finds less, or nothing.',
  },
  'search-folder-missing': {
    code: 'broken-asset',
    severity: 'error',
    sentence:
      'The search loads files from this folder, which the site does not have: it finds less, or nothing.',
  },
  'preload-missing': {
    code: 'broken-link',
    severity: 'warning',
    sentence: 'Before a visit, speculation rules load this page, which {notFound}.',
  },
  'llms-missing': {
    code: 'broken-link',
    severity: 'warning',
    sentence: 'llms.txt names this address, which {notFound}.',
  },
  'markdown-missing': {
    code: 'broken-link',
    severity: 'notice',
    sentence: 'A published Markdown file links to this address, which {notFound}.',
  },
  'canonical-missing': {
    code: 'metadata',
    severity: 'warning',
    sentence: 'Search engines are told to list this page under an address that {notFound}.',
  },
  'canonical-folder-missing': {
    code: 'metadata',
    severity: 'warning',
    sentence:
      'Search engines are told to list pages in a folder that the site does not have. If it is served there, set `base-path`.',
  },
  'preview-missing': {
    code: 'metadata',
    severity: 'warning',
    sentence: 'Link previews of this page show this picture, which {notFound}.',
  },
  'preview-placeholder': {
    code: 'metadata',
    severity: 'warning',
    sentence:
      'Link previews of this page ask for a picture on a host that cannot exist: a placeholder was left in.',
  },
  'structured-missing': {
    code: 'metadata',
    severity: 'warning',
    sentence: 'Structured data (JSON-LD) names this address, which {notFound}.',
  },
  'structured-folder-missing': {
    code: 'metadata',
    severity: 'warning',
    sentence:
      'Structured data (JSON-LD) names a folder that the site does not have. If the site is served there, set `base-path`.',
  },
  'structured-placeholder': {
    code: 'metadata',
    severity: 'warning',
    sentence: 'Structured data (JSON-LD) names a host that cannot exist: a placeholder was left in.',
  },
  'feed-missing': {
    code: 'feed',
    severity: 'warning',
    sentence: 'A feed names this address, which {notFound}.',
  },
  'feed-placeholder': {
    code: 'feed',
    severity: 'warning',
    sentence: 'A feed names a host that cannot exist: a placeholder was left in.',
  },
  'external-load': {
    code: 'external-load',
    severity: 'warning',
    offline: 'error',
    sentence:
      'The page loads this from another host whenever it is opened; without access to that host, it is missing.',
  },
  'external-script-address': {
    code: 'external-load',
    severity: 'notice',
    sentence: 'A script contains this address on another host and probably loads it.',
  },
  'import-external': {
    code: 'external-load',
    severity: 'warning',
    offline: 'error',
    sentence:
      'An import map leads to this address on another host; a script that imports it loads it from there.',
  },
  'app-picture-external': {
    code: 'external-load',
    severity: 'notice',
    sentence: 'A web manifest names this picture on another host; a browser may load it from there.',
  },
  'load-outside-base-path': {
    code: 'outside-base-path',
    severity: 'error',
    sentence: 'A page loads this from outside the base path, where this site has no files.',
  },
  'link-outside-base-path': {
    code: 'outside-base-path',
    severity: 'warning',
    sentence: 'This link leaves the base path; if it is meant to stay within the site, it is broken.',
  },
  'reference-outside-base-path': {
    code: 'outside-base-path',
    severity: 'warning',
    sentence: 'This address leaves the base path; if it is meant to stay within the site, it is broken.',
  },
  'redirect-loop': {
    code: 'redirect-loop',
    severity: 'error',
    sentence: 'This rule leads in a circle, which browsers report as an error: {way}.',
  },
  'redirect-target': {
    code: 'redirect-target',
    severity: 'error',
    sentence: 'This rule leads to {to}, which {notFound}.',
  },
  'redirect-error-page': {
    code: 'redirect-target',
    severity: 'warning',
    sentence: 'This rule answers with the page {to}, which the site does not have.',
  },
  'redirect-shadowed': {
    code: 'redirect-shadowed',
    severity: 'warning',
    sentence: 'This rule never applies: {host} answers its address with the file {file}.',
  },
  'redirect-hidden': {
    code: 'redirect-hidden',
    severity: 'warning',
    sentence: 'This rule never applies: the one in line {line} comes first, and covers the same addresses.',
  },
  'redirect-catch-all': {
    code: 'redirect-catch-all',
    severity: 'warning',
    sentence:
      'This rule leads every address without a file to {to}, so a wrong address is never answered with 404, and broken links within the site cannot be found.',
  },
  'redirect-catch-all-forced': {
    code: 'redirect-catch-all',
    severity: 'warning',
    sentence:
      'This rule leads every address to {to}, also those with a file, so a wrong address is never answered with 404, and broken links within the site cannot be found.',
  },
  'redirect-invalid': {
    code: 'redirect-invalid',
    severity: 'error',
    sentence: '{problem}',
  },
  'redirect-ignored': {
    code: 'redirect-invalid',
    severity: 'warning',
    sentence: '{problem}',
  },
  'redirect-unread': {
    code: 'redirect-invalid',
    severity: 'notice',
    sentence: '{problem}',
  },
  'page-count': {
    code: 'page-count',
    severity: 'error',
    sentence: 'The site has {found}, but the service counted {counted}: some are missing.',
  },
  'page-count-unclear': {
    code: 'page-count',
    severity: 'warning',
    sentence:
      'Apart from its 404 pages, the site has {found}, but the service counted {counted}: unless that includes the 404 pages, some are missing.',
  },
  'page-data-missing': {
    code: 'page-data',
    severity: 'warning',
    sentence:
      'The site’s router loads {file} when a reader follows a link to this page. Other pages have theirs, but this is missing, so the browser loads the whole page instead.',
  },
  'no-404-page': {
    code: 'no-404-page',
    severity: 'notice',
    sentence: 'There is no 404.html, so a wrong address shows the default error page of {host}.',
  },
  'no-404-page-home': {
    code: 'no-404-page',
    severity: 'error',
    sentence:
      'There is no 404.html, so {host} answers every wrong address with the home page and status 200.',
  },
  'canonical-host': {
    code: 'canonical-host',
    severity: 'warning',
    sentence: 'Search engines are told to list this page under a host other than {domain}.',
  },
  'canonical-example': {
    code: 'canonical-host',
    severity: 'warning',
    sentence:
      'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.',
  },
  'canonical-placeholder': {
    code: 'canonical-host',
    severity: 'error',
    sentence:
      'Search engines are told to list this page under a host that cannot exist: a placeholder was left in.',
  },
  'sitemap-entry': {
    code: 'sitemap',
    severity: 'warning',
    sentence: 'The sitemap lists this address, which {notFound}.',
  },
  'sitemap-named': {
    code: 'sitemap',
    severity: 'warning',
    sentence: 'robots.txt names this sitemap, which {notFound}.',
  },
  'sitemap-missing': {
    code: 'sitemap',
    severity: 'notice',
    sentence: 'No sitemap lists this page.',
  },
  'sitemap-unreadable': {
    code: 'sitemap',
    severity: 'warning',
    sentence:
      'This sitemap cannot be read: expected XML with a urlset or a sitemapindex, or text with one address per line.',
  },
  'sitemap-skipped': {
    code: 'sitemap',
    severity: 'warning',
    sentence: 'This sitemap was not read, because the site has more of them than are checked.',
  },
  'leaked-secret': {
    code: 'leaked-file',
    severity: 'error',
    sentence: 'Files with this name hold secrets or the history of a project, and anyone could download it.',
  },
  'leaked-key': {
    code: 'leaked-file',
    severity: 'error',
    sentence: 'This file holds a private key, and anyone could download it.',
  },
  'leaked-file': {
    code: 'leaked-file',
    severity: 'warning',
    sentence: 'This was probably not meant to be published: {what}.',
  },
  'portable-case': {
    code: 'portable-name',
    severity: 'notice',
    sentence:
      'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
  },
  'portable-name': {
    code: 'portable-name',
    severity: 'notice',
    sentence: 'This name cannot exist on Windows: {why}.',
  },
  'not-served': {
    code: 'not-served',
    severity: 'error',
    sentence: '{host} does not serve this: {why}.',
  },
  'only-served': {
    code: 'not-served',
    severity: 'error',
    sentence: '{host} serves the content of this folder as the site, and nothing else.',
  },
  'hidden-files': {
    code: 'hidden-files',
    severity: 'warning',
    sentence: 'Names that start with a dot are left out of uploads to {host}, unless configured otherwise.',
  },
  'file-too-large': {
    code: 'file-too-large',
    severity: 'error',
    sentence: 'This file is {size}, more than {limit}.',
  },
  'too-many-files': {
    code: 'too-many-files',
    severity: 'error',
    sentence: 'There are {files}, more than {limit}.',
  },
  'too-many-files-soft': {
    code: 'too-many-files',
    severity: 'warning',
    sentence: 'There are {files}, more than {limit}.',
  },
  'site-too-large': {
    code: 'site-too-large',
    severity: 'error',
    sentence: 'The site is {size}, more than {limit}.',
  },
  'site-too-large-soft': {
    code: 'site-too-large',
    severity: 'warning',
    sentence: 'The site is {size}, more than {limit}.',
  },
  'vanished-page': {
    code: 'vanished-page',
    severity: 'warning',
    sentence:
      'The earlier site answered this address with a page, and this site does not.[ The same goes for {others}.]',
  },
  'vanished-page-moved': {
    code: 'vanished-page',
    severity: 'warning',
    sentence:
      'The earlier site answered this address with a page that is now at {to}, and this site does not lead there.[ The same goes for {others}.]',
  },
  'vanished-address': {
    code: 'vanished-page',
    severity: 'notice',
    sentence:
      'The earlier site answered this address, too, with the page that is still at {to}; this site does not.[ The same goes for {others}.]',
  },
  'unreadable-file': {
    code: 'unreadable-file',
    severity: 'error',
    sentence: 'This file could not be read ({why}), so it was not checked.',
  },
  'unreadable-folder': {
    code: 'unreadable-file',
    severity: 'error',
    sentence: 'This folder could not be read ({why}), so nothing in it was checked.',
  },
  'unreadable-style': {
    code: 'unreadable-file',
    severity: 'notice',
    sentence: 'A style sheet in this file is too large to read, so its addresses were not checked.',
  },
  'unreadable-script': {
    code: 'unreadable-file',
    severity: 'notice',
    sentence: 'A script in this file is too large to read, so some of its addresses may have been missed.',
  },
  'unreadable-data': {
    code: 'unreadable-file',
    severity: 'notice',
    sentence: 'The addresses in {what} in this file were not checked, because {why}.',
  },
  'unread-value': {
    code: 'unreadable-file',
    severity: 'notice',
    sentence: 'An attribute in this page has more than 1 MiB, so the addresses in it were not checked.',
  },
  'unread-address': {
    code: 'unreadable-file',
    severity: 'notice',
    sentence:
      'An address in this file has more than 8 KiB, so it was not checked; most servers would refuse it.',
  },
  'unread-frame': {
    code: 'unreadable-file',
    severity: 'notice',
    sentence: 'Frames in this page (`srcdoc`) are nested more than 3 deep; the inner ones were not checked.',
  },
  'unread-names': {
    code: 'unreadable-file',
    severity: 'notice',
    sentence:
      'Not checked: {folders}, because symbolic links lead to the same folders under more than 100 names.',
  },
  'unused-acceptance': {
    code: 'unused-acceptance',
    severity: 'notice',
    sentence:
      'This entry of the accepted findings (line {line}) matches no {entry}. Correct the entry, or remove it if the problem is gone.',
  },
  'unlisted-pages': {
    code: 'unused-acceptance',
    severity: 'notice',
    sentence:
      'This entry of the accepted findings (line {line}) accepts nothing: what it matches occurs on more pages than are listed, so that it is unknown whether all of them match its `page`. Leave `page` out.',
  },
  'ended-acceptance': {
    code: 'ended-acceptance',
    severity: 'notice',
    sentence:
      'This entry of the accepted findings (line {line}) ended on {until}; it would accept {findings}. Fix what it names, or give it a new date.',
  },
} as const satisfies Record<string, KindOfSite>

/** What was found, more finely than its code. */
export type FindingKind = keyof typeof KINDS

/** The stable codes under which findings are counted, shown and filtered. */
export type Code = (typeof KINDS)[FindingKind]['code']

/** Every code there is, each once. */
export const CODES: ReadonlySet<Code> = codesOf(KINDS)

/** Returns the code, severity and sentence of a kind. */
export function kindOf(kind: FindingKind): KindOfSite & { readonly code: Code } {
  return KINDS[kind]
}

/** What the check says of accepted findings cannot be accepted itself. */
const OF_ACCEPTANCE: ReadonlySet<Code> = new Set(['unused-acceptance', 'ended-acceptance'])

/** Returns whether findings with this code can be accepted. */
export function isAcceptable(code: Code): boolean {
  return !OF_ACCEPTANCE.has(code)
}

/** Everything the check of a site can find: one entry each, with its code, its severity and its sentence. */
import { codesOf, error, type Kind, notice, type ValuesOf, warning } from './kind.ts'

const KINDS = {
  'no-index': error('no-index', 'The site has no index.html, so it would have no home page.'),
  'broken-link': error('broken-link', 'This link leads to a page that {notFound}.'),
  'broken-asset': error('broken-asset', 'A page loads this file, which {notFound}.'),
  'elsewhere-link': error(
    'broken-link',
    '{shown} shows {page}, so {target} leads to {address}, which {notFound}.',
  ),
  'elsewhere-asset': error(
    'broken-asset',
    '{shown} shows {page}, so {target} leads to {address}, which {notFound}.',
  ),
  'not-found-link': warning(
    'broken-link',
    '404.html is shown at every wrong address: at {shown}, {target} leads to {address}, which {notFound}.',
  ),
  'not-found-asset': warning(
    'broken-asset',
    '404.html is shown at every wrong address: at {shown}, {target} leads to {address}, which {notFound}.',
  ),
  'dead-link': warning('broken-link', 'No browser can follow this link: {why}.'),
  'dead-load': error('broken-asset', 'A page loads this, but no browser can: {why}.'),
  'page-for-asset': error('broken-asset', 'A page loads this, and a rule answers with a page instead.'),
  'old-font': notice(
    'broken-asset',
    'Only old browsers load this font, which {notFound}; all others use the WOFF listed with it.',
  ),
  'broken-anchor': warning(
    'broken-anchor',
    'The page exists, but nothing on it has this id, so the link opens the top of the page.',
  ),
  'script-anchors': notice(
    'broken-anchor',
    'Nearly all anchors in links to this page are missing from its HTML; a script probably creates them.',
  ),
  'symbol-missing': error(
    'broken-asset',
    'A page shows this part of an SVG file, but nothing in the file has this id: readers see nothing there.',
  ),
  'mixed-content': error(
    'mixed-content',
    'A page served over https loads this over http, which browsers block.',
  ),
  'mixed-media': notice(
    'mixed-content',
    'A page served over https loads this over http: some browsers try https instead, the others do not show it.',
  ),
  'import-missing': warning(
    'broken-asset',
    'An import map names this file, which {notFound}: a script that imports it fails.',
  ),
  'app-picture-missing': warning('broken-asset', 'A web manifest names this picture, which {notFound}.'),
  'app-page-missing': warning(
    'broken-link',
    'When the site is installed as an app, its web manifest opens this page, which {notFound}.',
  ),
  'search-file-missing': error(
    'broken-asset',
    'The search loads this file, which {notFound}, so the search finds less, or nothing.',
  ),
  'search-folder-missing': error(
    'broken-asset',
    'The search loads files from this folder, which the site does not have, so the search finds less, or nothing.',
  ),
  'llms-missing': warning('broken-link', 'llms.txt names this address, which {notFound}.'),
  'markdown-missing': notice(
    'broken-link',
    'A published Markdown file links to this address, which {notFound}.',
  ),
  'canonical-missing': warning(
    'metadata',
    'Search engines are told to list this page under an address that {notFound}.',
  ),
  'canonical-folder-missing': warning(
    'metadata',
    'Search engines are told to list pages in a folder that the site does not have. If the site is served there, set `base-path`.',
  ),
  'preview-missing': warning('metadata', 'Link previews of this page show this picture, which {notFound}.'),
  'preview-placeholder': warning(
    'metadata',
    'Link previews of this page ask for a picture on a placeholder instead of a host.',
  ),
  'structured-missing': warning(
    'metadata',
    'Structured data (JSON-LD) names this address, which {notFound}.',
  ),
  'structured-folder-missing': warning(
    'metadata',
    'Structured data (JSON-LD) names a folder that the site does not have. If the site is served there, set `base-path`.',
  ),
  'structured-placeholder': warning(
    'metadata',
    'Structured data (JSON-LD) names a placeholder instead of a host.',
  ),
  'feed-missing': warning('feed', 'A feed names this address, which {notFound}.'),
  'feed-placeholder': warning('feed', 'A feed names a placeholder instead of a host.'),
  'external-load': {
    ...warning(
      'external-load',
      'The page loads this from another host whenever it is opened; without access to that host, it is missing.',
    ),
    offline: 'error',
  },
  'external-script-address': notice(
    'external-load',
    'A script contains this address on another host and probably loads it.',
  ),
  'import-external': {
    ...warning(
      'external-load',
      'An import map leads to this address on another host; a script that imports it loads it from there.',
    ),
    offline: 'error',
  },
  'app-picture-external': notice(
    'external-load',
    'A web manifest names this picture on another host; a browser may load it from there.',
  ),
  'load-outside-base-path': error(
    'outside-base-path',
    'A page loads this from outside the base path, where this site has no files.',
  ),
  'link-outside-base-path': warning(
    'outside-base-path',
    'This link leaves the base path; if it is meant to stay within the site, it is broken.',
  ),
  'reference-outside-base-path': warning(
    'outside-base-path',
    'This address leaves the base path; if it is meant to stay within the site, it is broken.',
  ),
  'redirect-loop': error(
    'redirect-loop',
    'This rule leads in a circle, which browsers report as an error: {way}.',
  ),
  'redirect-target': error('redirect-target', 'This rule leads to {to}, which {notFound}.'),
  'redirect-error-page': warning(
    'redirect-target',
    'This rule answers with the page {to}, which the site does not have.',
  ),
  'redirect-shadowed': warning(
    'redirect-shadowed',
    'This rule never applies: {host} answers its address with the file {file}.',
  ),
  'redirect-hidden': warning(
    'redirect-hidden',
    'This rule never applies: the one in line {line} comes first, and covers the same addresses.',
  ),
  'redirect-catch-all': warning(
    'redirect-catch-all',
    'This rule leads every address without a file to {to}: a wrong address is never answered with 404, and the check cannot find broken links within the site.',
  ),
  'redirect-catch-all-forced': warning(
    'redirect-catch-all',
    'This rule leads every address to {to}, even those with a file: a wrong address is never answered with 404, and the check cannot find broken links within the site.',
  ),
  'redirected-link': notice(
    'redirected-link',
    'This link works only through a redirect of the site’s own rules (line {line}), which leads to {to}.',
  ),
  'redirect-invalid': error('redirect-invalid', '{problem}'),
  'redirect-ignored': warning('redirect-invalid', '{problem}'),
  'redirect-unread': notice('redirect-invalid', '{problem}'),
  'page-count': error(
    'page-count',
    'The site has {found}, but the service counted {counted}: some are missing.',
  ),
  'page-count-unclear': warning(
    'page-count',
    'Apart from its 404 pages, the site has {found}, but the service counted {counted}. If it did not count the 404 pages, some pages are missing.',
  ),
  'page-data-missing': warning(
    'page-data',
    'The data file of this page, {file}, is missing, but other pages have theirs. The site’s router loads it when a reader follows a link; without it, the browser loads the whole page instead.',
  ),
  'no-404-page': notice(
    'no-404-page',
    'There is no 404.html, so a wrong address shows the default error page of {host}.',
  ),
  'no-404-page-home': error(
    'no-404-page',
    'There is no 404.html, so {host} answers every wrong address with the home page and status 200.',
  ),
  'canonical-host': warning(
    'canonical-host',
    'Search engines are told to list this page under a host other than {domain}.',
  ),
  'canonical-example': warning(
    'canonical-host',
    'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.',
  ),
  'canonical-placeholder': error(
    'canonical-host',
    'Search engines are told to list this page under a placeholder instead of a host.',
  ),
  'sitemap-entry': warning('sitemap', 'The sitemap lists this address, which {notFound}.'),
  'sitemap-named': warning('sitemap', 'robots.txt names this sitemap, which {notFound}.'),
  'sitemap-missing': notice('sitemap', 'No sitemap lists this page.'),
  'sitemap-unreadable': warning(
    'sitemap',
    'This sitemap cannot be read: expected complete XML with a urlset or a sitemapindex, or text with one address per line.',
  ),
  'leaked-secret': error(
    'leaked-file',
    'Files with this name hold secrets or the history of a project, and anyone could download them.',
  ),
  'leaked-key': error('leaked-file', 'This file holds a private key, and anyone could download it.'),
  'leaked-file': warning('leaked-file', 'This was probably not meant to be published: {what}.'),
  'portable-case': notice(
    'portable-name',
    'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
  ),
  'portable-name': notice('portable-name', 'This name cannot exist on Windows: {why}.'),
  'not-served': error('not-served', '{host} does not serve this: {why}.'),
  'only-served': error(
    'not-served',
    '{host} serves the content of this folder as the site, and nothing else.',
  ),
  'hidden-files': warning(
    'hidden-files',
    'Uploads to {host} leave out names that start with a dot, unless configured otherwise.',
  ),
  'file-too-large': error('file-too-large', 'This file is {size}, more than {limit}.'),
  'too-many-files': error('too-many-files', 'There are {files}, more than {limit}.'),
  'too-many-files-soft': warning('too-many-files', 'There are {files}, more than {limit}.'),
  'site-too-large': error('site-too-large', 'The site is {size}, more than {limit}.'),
  'site-too-large-soft': warning('site-too-large', 'The site is {size}, more than {limit}.'),
  'vanished-page': warning(
    'vanished-page',
    'The earlier site answered this address with a page; this site does not{unless}.[ The same goes for {others}.]',
  ),
  'vanished-page-moved': warning(
    'vanished-page',
    'The page of the earlier site at this address is now at {to}, but the old address does not lead there{unless}.[ The same goes for {others}.]',
  ),
  'vanished-address': notice(
    'vanished-page',
    'In the earlier site, this address also led to the page at {to}; in this site, it does not.[ The same goes for {others}.]',
  ),
  'unreadable-file': error('unreadable-file', 'This file could not be read ({why}), so it was not checked.'),
  'unreadable-folder': error(
    'unreadable-file',
    'This folder could not be read ({why}), so nothing in it was checked.',
  ),
  'large-file': notice('unreadable-file', 'This file has more than 64 MiB, so it was not checked.'),
  'unread-part': notice(
    'unreadable-file',
    'The addresses in {what} in this file were not checked, because {why}.',
  ),
  'unread-names': notice(
    'unreadable-file',
    'Not checked: {folders}, because symbolic links lead to the same folders under more than 100 names.',
  ),
  'unused-acceptance': notice(
    'unused-acceptance',
    'This entry of the accepted findings (line {line}) matches no {entry}. Correct the entry, or remove it if the problem is gone.',
  ),
  'repeated-acceptance': notice(
    'unused-acceptance',
    'This entry of the accepted findings (line {line}) says the same as the one in line {other}. Remove one of them.',
  ),
  'unlisted-pages': notice(
    'unused-acceptance',
    'This entry of the accepted findings (line {line}) accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match `page`. Leave `page` out.',
  ),
  'ended-acceptance': notice(
    'ended-acceptance',
    'This entry of the accepted findings (line {line}) ended on {until}; it would accept {findings}. Fix what it names, or give it a new date.',
  ),
} as const satisfies Record<string, Kind>

/** What was found, more finely than its code. */
export type FindingKind = keyof typeof KINDS

/**
 * The values of a kind's sentence. Always known are `{host}` and `{notFound}`, and of the finding `{target}`, `{address}` and the
 * first `{page}`.
 */
export type SiteValues<Of extends FindingKind> = Readonly<
  Record<
    keyof ValuesOf<
      (typeof KINDS)[Of]['sentence'],
      'host' | 'notFound' | 'unless' | 'target' | 'address' | 'page'
    >,
    string
  >
>

/** The kinds whose sentence takes no values. */
export type PlainKind = {
  [Of in FindingKind]: keyof SiteValues<Of> extends never ? Of : never
}[FindingKind]

/** The stable codes under which findings are counted, shown and filtered. */
export type SiteCode = (typeof KINDS)[FindingKind]['code']

/** Every code there is, each once. */
export const SITE_CODES: ReadonlySet<SiteCode> = codesOf(KINDS)

/** Returns the code, severity and sentence of a kind. */
export function kindOf(kind: FindingKind): Kind & { readonly code: SiteCode } {
  return KINDS[kind]
}

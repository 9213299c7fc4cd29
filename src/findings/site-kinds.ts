import type { Placeholder } from '../text/clean.ts'
import { mapTextsByName, type NameIn, type TextIn } from '../text/grouped-messages.ts'
import { type CodeOf, getCode } from './kind-code.ts'
import type { Severity } from './severity.ts'

/**
 * All findings of the check of a site, by severity, with one sentence each. A key is a kind: its
 * code or, if several kinds share the code, `code/variant`. A new code also needs advice in
 * advice.ts, and a row in the table of docs/check.md.
 */
const SENTENCES = {
  error: {
    'no-index': 'The site has no index.html, so it would have no home page.',
    'no-index/other':
      'Hosts look for index.html, but the site has {name} instead: rename that file.',
    'no-index/empty': 'The file index.html is empty, so readers of the home page see nothing.',
    'broken-asset/unusable': 'A page refers to this, but no browser can load it: {why}.',
    'broken-asset/page': 'A page loads this file, but a rule serves a page instead.',
    'broken-asset/source':
      'A page loads this file, but browsers cannot run TypeScript or JSX: is this the source of the site instead of the build?',
    'broken-link/path-as-host':
      'Because the address starts with two slashes, browsers mistake the name after the slashes for a host: this link leaves the site.',
    'broken-asset/path-as-host':
      'Because the address starts with two slashes, browsers mistake the name after the slashes for a host: a page tries to load this from a host that does not exist.',
    'broken-link/unresolved':
      'The site’s generator could not resolve this link and wrote a placeholder instead.',
    'broken-asset/unresolved':
      'The site’s generator could not resolve this address and wrote a placeholder instead.',
    'broken-asset/integrity':
      'A page loads this file, but browsers refuse it: its content does not match `integrity`. A later build step, or Git (line endings), may have changed the file: make the build write the hash last.',
    'broken-asset/symbol':
      'A page refers to this part of an SVG file, but nothing in the file has this id, so readers see nothing in its place.',
    'mixed-content':
      'A page served over https loads this over http, which browsers block: use https.',
    'outside-base-path/load':
      'A page loads this from outside the base path, where this site has no files.',
    'redirect-loop': 'This rule redirects in a loop, which browsers report as an error: {loop}.',
    'redirect-loop/page':
      'This page sends readers back to itself without a pause, so browsers load it again and again.',
    'redirect-invalid': '{problem}',
    'page-count': 'The site has {found}, but {counted}: some pages are missing.',
    'no-404-page/home-page':
      'There is no 404.html[, only {other}], so {host} serves the home page with status 200 at every nonexistent address.',
    'canonical-host/placeholder':
      'Search engines are told to list this page under {placeholder} instead of the site’s host: set the address of the site in the generator’s configuration.',
    'leaked-file/secret':
      'Files with this name hold secrets or the history of a project, and anyone could download them. Remove this from the site; if it was ever published, revoke the secrets.',
    'leaked-file/key':
      'This file holds a private key, and anyone could download it. Remove the file; if it was ever published, replace the key.',
    'leaked-file/exposed': '{host} publishes this: {why}.',
    'not-served': '{host} does not serve this: {why}.',
    'not-served/refused': '{host} refuses the whole site because of this: {why}.',
    'not-served/other-files':
      '{host} serves the content of this folder as the site, and nothing else.',
    'file-too-large':
      'This file is {size}, more than {limit}. Make it smaller, or publish it elsewhere and link to it.',
    'too-many-files': 'There are {files}, more than {limit}.',
    'site-too-large': 'The site is {size}, more than {limit}.',
    'unreadable-file': 'This file could not be read, so it was not checked: {why}[ ({errorCode})].',
    'unreadable-file/pointer':
      'This is a Git LFS pointer instead of the file itself: set `lfs: true` for actions/checkout.',
    'unreadable-file/page-content':
      'The content of this file is a web page, not the style sheet or script that its name promises, so browsers cannot use it: it is probably an error page that was saved under this name.',
    'unreadable-file/folder':
      'This folder could not be read, so nothing in it was checked: {why}[ ({errorCode})].',
    'unreadable-file/circle':
      'This symbolic link points to a folder that contains it: an upload that follows the link fails or copies the same files again and again.',
  },
  // Warnings if a rule that the check cannot read may serve the address.
  'error unless a rule serves it': {
    'broken-link': 'This link points to a page that {notFound}.',
    'broken-link/folder':
      'This link points to a folder that has no index.html and that {notFound}.',
    'broken-asset': 'A page loads this file, which {notFound}.',
    'broken-link/relocated':
      '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
    'broken-asset/relocated':
      '{page} is shown at {shown}, so {target} points to {address}, which {notFound}.',
    'redirect-target': 'This rule points to {to}, which {notFound}.[ {hint}]',
  },
  warning: {
    'broken-link/not-found':
      '{page} is shown at every nonexistent address: at {shown}, {target} points to {address}, which {notFound}.',
    'broken-asset/not-found':
      '{page} is shown at every nonexistent address: at {shown}, {target} points to {address}, which {notFound}.',
    'broken-link/unusable': 'No browser can follow this link: {why}.',
    'empty-page':
      'Links point to this page, but it shows nothing to readers and has no script or refresh that could add anything.',
    'broken-anchor':
      'The page exists, but nothing on it has this id, so the link opens the top of the page.',
    'broken-asset/import':
      'An import map points to this file, which {notFound}: a script that imports it fails.',
    'broken-asset/app-image': 'A web manifest lists this image, which {notFound}.',
    'broken-link/app-page':
      'A web manifest tells the installed app to open this page, which {notFound}.',
    'broken-link/llms': '{page} links to this address, which {notFound}.',
    'metadata/canonical':
      'Search engines are told to list this page under an address that {notFound}.',
    'metadata/canonical-folder':
      'Search engines are told to list pages in a folder that the site does not have. If the site is served there, set `base-path`.',
    'metadata/preview':
      'Link previews of this page are supposed to show this image, which {notFound}.',
    'metadata/preview-placeholder':
      'Link previews of this page use an image on {placeholder} instead of the site’s host.',
    'metadata/structured': 'Structured data (JSON-LD) contains this address, which {notFound}.',
    'metadata/structured-folder':
      'Structured data (JSON-LD) contains addresses in a folder that the site does not have. If the site is served there, set `base-path`.',
    'metadata/structured-placeholder':
      'Structured data (JSON-LD) contains {placeholder} instead of the site’s host.',
    'feed/missing': 'A feed contains this address, which {notFound}.',
    'feed/placeholder': 'A feed contains {placeholder} instead of the site’s host.',
    'external-load':
      'Whenever the page is opened, it loads this from another host; without access to that host, this is missing.',
    'external-load/import':
      'An import map points to this address on another host; a script that imports it loads it from there.',
    'outside-base-path/not-found':
      '404.html loads this from outside the base path, where this site has no files.',
    'outside-base-path/link':
      'This link leaves the base path; if it is meant to stay within the site, it is broken.',
    'outside-base-path/reference':
      'This address leaves the base path; if it is meant to stay within the site, it is broken.',
    'redirect-target/error-page': 'This rule serves the page {to}, which the site does not have.',
    'redirect-shadowed':
      'This rule never applies: {host} serves the file {file} at the address of this rule. Remove one of the two.',
    'redirect-hidden':
      'This rule never applies: the rule on line {line} comes first and covers the same addresses. Move this rule before that one, or remove this rule.',
    'redirect-catch-all':
      'This rule sends every address without a file to {to}: nonexistent addresses never get a 404, and the check cannot find broken links within the site.',
    'redirect-catch-all/forced':
      'This rule sends every address to {to}, even those with a file: nonexistent addresses never get a 404, and the check cannot find broken links within the site.',
    'redirect-invalid/ignored': '{problem}',
    'page-data':
      'The data of this page is missing ({file}), but other pages have theirs. The site’s router loads the data when a reader follows a link; without the data, the browser loads the whole page instead.',
    'page-data/all':
      'The site’s router loads a data file such as {file} when a reader follows a link, but no page has one; without such files, the browser loads the whole page instead.',
    'canonical-host':
      'Search engines are told to list this page under a host other than {domain}: correct the address of the site in the generator’s configuration, or correct `domain`.',
    'canonical-host/branch':
      'If the site is published from a branch, this file makes {host} serve the site at {cname}, not at {domain}.',
    'canonical-host/branch-file':
      '{file} must contain only a host name, such as {example}, but contains “{content}”.',
    'canonical-host/branch-path':
      'If the site is published from a branch, this file makes {host} serve the site at the root of {cname}, not under {basePath}.',
    'canonical-host/example':
      'Search engines are told to list this page under a host name that is reserved for examples: set the address of the site in the generator’s configuration. If the site really has this host name, set `domain`.',
    'not-indexed':
      'robots.txt keeps search engines away from the whole site: remove this line for production.',
    'not-indexed/headers':
      'The X-Robots-Tag header for `/*` keeps search engines away from the whole site: remove the header for production.',
    'not-indexed/home-page':
      'The home page asks search engines not to list it: its `<meta>` element says `noindex` or `none`. Remove that when you build the site for production.',
    'sitemap/entry': 'The sitemap lists this address, which {notFound}.',
    'sitemap/in-robots': 'robots.txt lists this sitemap, which {notFound}.',
    'sitemap/relative':
      'The sitemap lists this address without a scheme or host, so search engines ignore the entry: set the address of the site in the generator’s configuration.',
    'sitemap/relative-in-robots':
      'robots.txt lists this sitemap without a scheme or host, so search engines ignore it.',
    'sitemap/unreadable': 'This sitemap cannot be read: {why}.',
    'unreadable-file/encoding':
      'This page declares UTF-8, but some of its bytes are not UTF-8: browsers show the wrong characters.',
    'unreadable-file/manifest':
      'This web manifest is not valid JSON, so browsers ignore it: {mistake}.',
    'unreadable-file/robots-page':
      'The content of robots.txt is a web page, so search engines ignore it: it is probably an error page that was saved under this name.',
    'unreadable-file/robots-line': 'Search engines may ignore this line of robots.txt: {fault}.',
    'not-served/no-extension':
      'Links point to this page, but its name has no extension, so hosts send it as a download: browsers do not show it.',
    'leaked-file': 'This was probably not meant to be published: {what}.',
    'hidden-files':
      'Unless configured otherwise, uploads to {host} leave out files and folders whose names start with a dot, so readers would not get this. Include such names in the upload, or rename this.',
    'too-many-files/soft': 'There are {files}, more than {limit}.',
    'site-too-large/soft': 'The site is {size}, more than {limit}.',
    'vanished-page':
      'The earlier site had a page at this address; this site does not{unless}.[ The same applies to {others}.]',
    'vanished-page/moved':
      'The page of the earlier site at this address is now at {to}, but the old address does not redirect there{unless}.[ The same applies to {others}.]',
    'vanished-anchor':
      'On the earlier site, the page at this address had this id. Now nothing on the page has it, so links to it open the top of the page.[ The page is now at {to}.]',
  },
  notice: {
    'page-count/unclear':
      'Apart from its 404 pages, the site has {found}, but {counted}. If that number does not include 404 pages, some pages are missing.',
    'broken-asset/old-font':
      'Only old browsers load this font, which {notFound}; all others use the WOFF file listed with it.',
    'broken-anchor/scripted':
      'Nearly all anchors in links to this page are missing from its HTML; a script probably creates them.',
    'mixed-content/media':
      'A page served over https loads this over http: some browsers try https instead; others do not show it.',
    'broken-link/markdown': 'A published Markdown file links to this address, which {notFound}.',
    'external-load/script': 'A script contains this address on another host and probably loads it.',
    'external-load/app-image':
      'A web manifest lists this image on another host; a browser may load it from there.',
    'redirected-link':
      'This link works only through a redirect in the site’s own rules (line {line}), which points to {to}.',
    'redirect-invalid/unread': '{problem}',
    'no-404-page':
      'There is no 404.html[, only {other}], so a nonexistent address shows the default error page of {host}.',
    'not-served/branch':
      'If the site is published from a branch, {host} leaves out files and folders whose names begin with `_`, unless there is an empty `{switch}` file in the root of the site.',
    'not-served/ignored':
      'If the site is published from a branch, Git leaves out what this file lists: {files}.',
    'file-too-large/branch': 'This file is {size}, more than {limit}, so no branch can contain it.',
    'sitemap/missing': 'No sitemap lists this page.',
    'markdown-twin':
      'Nearly all pages have a Markdown version for AI agents, but this page does not[: {file} does not exist].',
    'markdown-twin/page':
      'This looks like the Markdown version of a page, but the site does not have that page.',
    'unlinked-page': 'No other page of the site links to {pages}.',
    'portable-name/case':
      'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
    'portable-name': 'This name cannot exist on Windows: {why}.',
    'vanished-page/address':
      'On the earlier site, this address also pointed to the page at {to}; on this site, it does not.[ The same applies to {others}.]',
    'vanished-anchor/renamed':
      'On the earlier site, the page at this address had this id. Now the same words have the id {id}, so links to the old id open the top of the page.[ The page is now at {to}.]',
    'unreadable-file/large': 'This file is larger than 64 MiB, so it was not checked.',
    'unreadable-file/part':
      'In this file, the addresses in {what} were not checked, because {why}.',
    'unreadable-file/names':
      'Not checked: {folders}, because symbolic links make the same folders available under more than 100 names.',
    'unused-acceptance':
      'This entry of the accepted findings (line {line}) matches no finding with the code {entry}{end} Correct the entry or, if the problem is gone, remove the entry.',
    'unused-acceptance/repeated':
      'This entry of the accepted findings (line {line}) repeats the entry on line {other}. Remove one of the two.',
    'unused-acceptance/unlisted':
      'This entry of the accepted findings (line {line}) accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match `page`. Leave `page` out.',
    'ended-acceptance':
      'This entry of the accepted findings (line {line}) has expired but would still accept {findings}. Fix the problem or give the entry a new date.',
  },
} as const satisfies Readonly<
  Record<Severity | 'error unless a rule serves it', Readonly<Record<string, string>>>
>

/** The kind of a finding, which is more specific than its code. */
export type SiteKind = NameIn<typeof SENTENCES>

/** The stable codes under which findings are counted, shown, and filtered. */
export type SiteCode = CodeOf<SiteKind>

/** The values that are known for each finding. */
type CommonValue = 'host' | 'notFound' | 'unless' | 'target' | 'address' | 'page'

type NameOfValue<Of extends SiteKind> = Of extends Of
  ? Exclude<Placeholder<TextIn<typeof SENTENCES, Of>>, CommonValue>
  : never

/** The other values of a kind's sentence. `{page}` is the first page. */
export type SiteValues<Of extends SiteKind> = Readonly<Record<NameOfValue<Of>, string>>

/** The kinds whose sentence has no other values. */
export type PlainKind = {
  [Of in SiteKind]: NameOfValue<Of> extends never ? Of : never
}[SiteKind]

/** The code, severity, and sentence of each kind. */
export const SITE_KINDS = mapTextsByName(SENTENCES, (sentence, group, kind) => {
  const dependsOnUnreadRules = group === 'error unless a rule serves it'
  const severity: Severity = dependsOnUnreadRules ? 'error' : group
  return { code: getCode(kind), severity, sentence, dependsOnUnreadRules }
})

/** All codes of the check. */
export const SITE_CODES: ReadonlySet<SiteCode> = new Set(
  Object.values(SITE_KINDS).map(({ code }) => code),
)

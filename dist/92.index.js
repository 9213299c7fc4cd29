export const id = 92;
export const ids = [92];
export const modules = {

/***/ 3092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ isLive),
/* harmony export */   Jf: () => (/* binding */ isOfAcceptance),
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   t8: () => (/* binding */ isUnknown)
/* harmony export */ });
/* harmony import */ var _live_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2560);
/* harmony import */ var _site_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);


/** Every code there is, each once. */
const CODES = new Set([..._site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_CODES */ .F, ..._live_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .LIVE_CODES */ ._]);
/** Is a code about the entries of accepted findings? */
const isOfAcceptance = (code) => code.endsWith('-acceptance');
/** Does a code say that something of the host is not known? It may be anything. */
const isUnknown = (code) => code === 'live-unasked' || code === 'live-unanswered';
/** Is a code about what the host answers, and not about the site itself? */
const isLive = (code) => code.startsWith('live-');


/***/ }),

/***/ 2560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ LIVE_KINDS),
/* harmony export */   _: () => (/* binding */ LIVE_CODES)
/* harmony export */ });
/* harmony import */ var _text_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8813);

/**
 * Everything that the live check can find, in one sentence each, by code and severity. The only place where these findings are
 * worded; docs/live.md explains the codes.
 */
const SENTENCES = {
    'live-missing error': {
        missing: 'The host answers with HTTP {status}, but the site has the file {file}.',
        'home-page-instead': 'The host answers with the home page, as if {file} did not exist.',
        'not-found-page-instead': 'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.',
    },
    'live-stale error': {
        stale: 'The content is not that of {file}: the host has an older version, or another file.[ A cache has kept it for {age} ({header}): wait until it asks again, or purge it.]',
    },
    'live-rewritten notice': {
        rewritten: 'The bytes are not those of {file}, but a reader would notice no difference. Something on the way rewrites pages, or this is an older version that looks the same.',
    },
    'live-wrong-type error': {
        'wrong-type': 'The host sends this with {type} instead of {expected}, so browsers download it, show it as source code, or do not use it.',
        'wrong-charset': 'The host says that this page is in {charset}, but it is in {expected}: browsers show wrong letters.',
        'no-xhtml': 'The host sends this with the content type application/xhtml+xml, but it is not XHTML: browsers do not show it as a page.',
    },
    'live-wrong-type warning': {
        'odd-type': 'The host sends this with {type} instead of {expected}.',
        'page-type': 'The host sends this with {type}, but it is not a page.',
        'odd-charset': 'The host says that this is in {charset}, but it is in {expected}: browsers read wrong letters.',
    },
    'live-wrong-status error': {
        'wrong-status': 'The host answers with HTTP {status} instead of {expected}.',
    },
    'live-wrong-status warning': {
        'odd-status': 'No file of the site has this address, but the host answers with HTTP {status} instead of 404.',
    },
    'live-unanswered error': {
        unanswered: 'No complete answer arrived: {why}.',
    },
    'live-soft-404 error': {
        'soft-404': 'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.',
        'soft-404-redirect': 'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.',
    },
    'live-404-page warning': {
        'not-found-page': 'The host answers with HTTP {status}, as it should, but not with {file} of the site.',
    },
    'live-redirected error': {
        'redirected-elsewhere': 'The host redirects this to {to}, on another host or with another scheme; this was not followed.',
        redirected: 'The host redirects this to {to}, which is not an address of {file}.',
        astray: 'The host shows {file} at {to}, in another folder, so {written} leads to {nowhere}, which is no address of the site.',
        'redirect-circle': 'The host redirects this in a circle, or too often: the last redirect is to {to}.',
        refreshed: 'The header Refresh sends readers of this page to {to}. That is not an address of {file}, and the file itself does not send them there.',
    },
    'live-redirect-rule error': {
        'redirect-target': 'Line {line} of {rules} redirects this to {expected}, but the host redirects it to {to}.',
        'redirect-missing': 'Line {line} of {rules} redirects this to {expected}, but the host answers with HTTP {status}.',
    },
    'live-redirect-rule warning': {
        'redirect-status': 'Line {line} of {rules} redirects this with HTTP {expected}, but the host does so with {status}.',
    },
    'live-encoding error': {
        'compressed-twice': 'The content is compressed twice, but browsers unpack it once, and show what is left.',
        'compressed-silently': 'The content is compressed, but no Content-Encoding says so: browsers do not unpack it.',
        'not-compressed': 'Content-Encoding is {encoding}, but the content cannot be unpacked: browsers show an error.',
        'unknown-encoding': 'Content-Encoding is {encoding}, which was not asked for: not every browser can unpack it.',
    },
    'live-encoding warning': {
        'archive-unpacked': 'The host sends this archive with the Content-Encoding {encoding}: browsers unpack it while they download it, and its name no longer fits.',
    },
    'live-header warning': {
        pinned: 'Browsers keep this page for {age} without asking again ({header}), so readers may see an old version for that long.',
        'pinned-file': 'Browsers keep this {what} for {age} without asking again ({header}), and its name stays the same when it changes: after that, readers may see new pages with the old {what}.',
        'pinned-before': 'This {what} has changed under the same name, and browsers that have the earlier one keep that for {age} ({header}): readers may see new pages with the old {what}.',
        'blocked-script': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page.',
    },
    'live-header error': {
        attachment: 'Content-Disposition makes browsers download this page instead of showing it.',
        'blocked-style': 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page.',
    },
    'live-header notice': {
        noindex: 'X-Robots-Tag ({value}) keeps this page out of search engines.',
        canonical: 'The header Link names {to} as the canonical address of this page: search engines list that instead.',
    },
    'live-unsteady error': {
        turned: 'The host answered {addresses} with the site at first, and with something else later: it went back to an older version, got a newer one, or is several servers, of which not all have the site.',
    },
    'live-leftover notice': {
        leftover: 'The host still answers with {file} of the earlier site, which this site does not have any more.',
    },
    'live-unasked error': {
        unasked: 'There was no time to ask for {addresses} before `wait-timeout` was over.',
        unsettled: 'Everything agreed, but there was no time to ask for {addresses} a second time, and only then does the site count as live.',
        refused: 'There was no time to ask for {addresses} before `wait-timeout` was over. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, or raise the limit for it, or set a longer `wait-timeout`.',
    },
};
/** The code, severity and sentence of each kind. */
const LIVE_KINDS = (0,_text_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .byName */ .n)(SENTENCES, (sentence, group) => {
    const [code, severity] = group.split(' ');
    return { code, severity, sentence };
});
/** Every code there is, each once. */
const LIVE_CODES = new Set(Object.values(LIVE_KINDS).map(({ code }) => code));


/***/ }),

/***/ 2857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ SITE_CODES),
/* harmony export */   Q: () => (/* binding */ SITE_KINDS)
/* harmony export */ });
/* harmony import */ var _text_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8813);

/**
 * Everything the check of a site can find, in one sentence each, by severity. What is named here is a kind: its code alone, or where
 * several share that, with what is apart in them behind a slash.
 */
const SENTENCES = {
    error: {
        'no-index': 'The site has no index.html, so it would have no home page.',
        'no-index/other': 'The site has no index.html, which hosts look for, but {name}: rename it.',
        'no-index/empty': 'The file index.html is empty, so readers of the home page see nothing.',
        'broken-link': 'This link leads to a page that {notFound}.',
        'broken-asset': 'A page loads this file, which {notFound}.',
        'broken-link/elsewhere': '{shown} shows {page}, so {target} leads to {address}, which {notFound}.',
        'broken-asset/elsewhere': '{shown} shows {page}, so {target} leads to {address}, which {notFound}.',
        'broken-asset/dead': 'A page loads this, but no browser can: {why}.',
        'broken-asset/page': 'A page loads this, and a rule answers with a page instead.',
        'broken-link/folder': 'With two slashes in front, browsers take the folder for a host: this link leaves the site.',
        'broken-asset/folder': 'With two slashes in front, browsers take the folder for a host: a page loads this from nowhere.',
        'broken-link/unresolved': 'The site’s generator did not find what this link is meant to lead to, and wrote one that leads nowhere.',
        'broken-asset/integrity': 'A page loads this file, but browsers refuse it: its content does not match `integrity`.',
        'broken-asset/symbol': 'A page shows this part of an SVG file, but nothing in the file has this id: readers see nothing there.',
        'mixed-content': 'A page served over https loads this over http, which browsers block.',
        'broken-asset/search-file': 'The search loads this file, which {notFound}, so the search finds less, or nothing.',
        'broken-asset/search-folder': 'The search loads files from this folder, which the site does not have, so the search finds less, or nothing.',
        'outside-base-path/load': 'A page loads this from outside the base path, where this site has no files.',
        'redirect-loop': 'This rule leads in a circle, which browsers report as an error: {way}.',
        'redirect-target': 'This rule leads to {to}, which {notFound}.',
        'redirect-invalid': '{problem}',
        'page-count': 'The site has {found}, but {counted}: some are missing.',
        'no-404-page/home-page': 'There is no 404.html[, but only {other}], so {host} answers every wrong address with the home page and status 200.',
        'canonical-host/placeholder': 'Search engines are told to list this page under a placeholder instead of a host.',
        'leaked-file/secret': 'Files with this name hold secrets or the history of a project, and anyone could download them.',
        'leaked-file/key': 'This file holds a private key, and anyone could download it.',
        'not-served': '{host} does not serve this: {why}.',
        'not-served/refused': '{host} refuses all of the site because of this: {why}.',
        'not-served/rest': '{host} serves the content of this folder as the site, and nothing else.',
        'file-too-large': 'This file is {size}, more than {limit}.',
        'too-many-files': 'There are {files}, more than {limit}.',
        'site-too-large': 'The site is {size}, more than {limit}.',
        'unreadable-file': 'This file could not be read ({why}), so it was not checked.',
        'unreadable-file/pointer': 'This is a pointer of Git LFS in place of the file itself: let actions/checkout fetch that, with `lfs: true`.',
        'unreadable-file/folder': 'This folder could not be read ({why}), so nothing in it was checked.',
        'unreadable-file/circle': 'This symbolic link leads to a folder that it is in: an upload that follows it fails, or copies the same files again and again.',
    },
    warning: {
        'broken-link/not-found': '{page} is shown at every wrong address: at {shown}, {target} leads to {address}, which {notFound}.',
        'broken-asset/not-found': '{page} is shown at every wrong address: at {shown}, {target} leads to {address}, which {notFound}.',
        'broken-link/dead': 'No browser can follow this link: {why}.',
        'empty-page': 'Links lead to this page, but readers see nothing on it, and it loads nothing that could show something.',
        'broken-anchor': 'The page exists, but nothing on it has this id, so the link opens the top of the page.',
        'broken-asset/import': 'An import map names this file, which {notFound}: a script that imports it fails.',
        'broken-asset/app-picture': 'A web manifest names this picture, which {notFound}.',
        'broken-link/app-page': 'When the site is installed as an app, its web manifest opens this page, which {notFound}.',
        'broken-link/llms': 'llms.txt names this address, which {notFound}.',
        'metadata/canonical': 'Search engines are told to list this page under an address that {notFound}.',
        'metadata/canonical-folder': 'Search engines are told to list pages in a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/preview': 'Link previews of this page show this picture, which {notFound}.',
        'metadata/preview-placeholder': 'Link previews of this page ask for a picture on a placeholder instead of a host.',
        'metadata/structured': 'Structured data (JSON-LD) names this address, which {notFound}.',
        'metadata/structured-folder': 'Structured data (JSON-LD) names a folder that the site does not have. If the site is served there, set `base-path`.',
        'metadata/structured-placeholder': 'Structured data (JSON-LD) names a placeholder instead of a host.',
        'feed/missing': 'A feed names this address, which {notFound}.',
        'feed/placeholder': 'A feed names a placeholder instead of a host.',
        'external-load': 'The page loads this from another host whenever it is opened; without access to that host, it is missing.',
        'external-load/import': 'An import map leads to this address on another host; a script that imports it loads it from there.',
        'outside-base-path/not-found': '404.html loads this from outside the base path, where this site has no files.',
        'outside-base-path/link': 'This link leaves the base path; if it is meant to stay within the site, it is broken.',
        'outside-base-path/reference': 'This address leaves the base path; if it is meant to stay within the site, it is broken.',
        'redirect-target/error-page': 'This rule answers with the page {to}, which the site does not have.',
        'redirect-shadowed': 'This rule never applies: {host} answers its address with the file {file}.',
        'redirect-hidden': 'This rule never applies: the one in line {line} comes first, and covers the same addresses.',
        'redirect-catch-all': 'This rule leads every address without a file to {to}: a wrong address is never answered with 404, and the check cannot find broken links within the site.',
        'redirect-catch-all/forced': 'This rule leads every address to {to}, even those with a file: a wrong address is never answered with 404, and the check cannot find broken links within the site.',
        'redirect-invalid/ignored': '{problem}',
        'page-count/unclear': 'Apart from its 404 pages, the site has {found}, but {counted}. If those are without 404 pages, some pages are missing.',
        'page-data': 'The data file of this page, {file}, is missing, but other pages have theirs. The site’s router loads it when a reader follows a link; without it, the browser loads the whole page instead.',
        'page-data/all': 'The site’s router loads a data file such as {file} when a reader follows a link, but no page has one; without it, the browser loads the whole page instead.',
        'canonical-host': 'Search engines are told to list this page under a host other than {domain}.',
        'canonical-host/branch': 'From a branch, {host} serves the site at {cname}, which this file names, and not at {domain}.',
        'canonical-host/branch-path': 'From a branch, {host} serves a site with this file in the root of {cname}, and not below {basePath}.',
        'canonical-host/example': 'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.',
        'sitemap/entry': 'The sitemap lists this address, which {notFound}.',
        'sitemap/named': 'robots.txt names this sitemap, which {notFound}.',
        'sitemap/unreadable': 'This sitemap cannot be read: expected complete XML with a urlset or a sitemapindex, or text with one address per line.',
        'not-served/untyped': 'Links lead to this page, but its name has no ending, so hosts send it as a download: browsers do not show it.',
        'leaked-file': 'This was probably not meant to be published: {what}.',
        'hidden-files': 'Uploads to {host} leave out names that start with a dot, unless configured otherwise.',
        'too-many-files/soft': 'There are {files}, more than {limit}.',
        'site-too-large/soft': 'The site is {size}, more than {limit}.',
        'vanished-page': 'The earlier site answered this address with a page; this site does not{unless}.[ The same goes for {others}.]',
        'vanished-page/moved': 'The page of the earlier site at this address is now at {to}, but the old address does not lead there{unless}.[ The same goes for {others}.]',
    },
    notice: {
        'broken-asset/old-font': 'Only old browsers load this font, which {notFound}; all others use the WOFF listed with it.',
        'broken-anchor/scripted': 'Nearly all anchors in links to this page are missing from its HTML; a script probably creates them.',
        'mixed-content/media': 'A page served over https loads this over http: some browsers try https instead, the others do not show it.',
        'broken-link/markdown': 'A published Markdown file links to this address, which {notFound}.',
        'external-load/script': 'A script contains this address on another host and probably loads it.',
        'external-load/app-picture': 'A web manifest names this picture on another host; a browser may load it from there.',
        'redirected-link': 'This link works only through a redirect of the site’s own rules (line {line}), which leads to {to}.',
        'redirect-invalid/unread': '{problem}',
        'no-404-page': 'There is no 404.html[, but only {other}], so a wrong address shows the default error page of {host}.',
        'not-served/branch': 'From a branch, {host} leaves out names that begin with `_`, unless there is an empty file `{switch}` in its root.',
        'not-served/ignored': 'In a branch, Git leaves out {files} that this file lists, such as {first}.',
        'file-too-large/branch': 'This file is {size}, more than {limit}, so no branch can hold it.',
        'sitemap/missing': 'No sitemap lists this page.',
        'portable-name/case': 'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
        'portable-name': 'This name cannot exist on Windows: {why}.',
        'vanished-page/address': 'In the earlier site, this address also led to the page at {to}; in this site, it does not.[ The same goes for {others}.]',
        'unreadable-file/large': 'This file has more than 64 MiB, so it was not checked.',
        'unreadable-file/part': 'The addresses in {what} in this file were not checked, because {why}.',
        'unreadable-file/names': 'Not checked: {folders}, because symbolic links lead to the same folders under more than 100 names.',
        'unused-acceptance': 'This entry of the accepted findings (line {line}) matches no {entry}{end}. Correct the entry, or remove it if the problem is gone.',
        'unused-acceptance/repeated': 'This entry of the accepted findings (line {line}) says the same as the one in line {other}. Remove one of them.',
        'unused-acceptance/unlisted': 'This entry of the accepted findings (line {line}) accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match `page`. Leave `page` out.',
        'ended-acceptance': 'This entry of the accepted findings (line {line}) ended on {until}; it would accept {findings}. Fix what it names, or give it a new date.',
    },
};
/** The code, severity and sentence of each kind. */
const SITE_KINDS = (0,_text_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .byName */ .n)(SENTENCES, (sentence, severity, kind) => {
    const [code = kind] = kind.split('/', 1);
    return { code: code, severity, sentence };
});
/** Every code there is, each once. */
const SITE_CODES = new Set(Object.values(SITE_KINDS).map(({ code }) => code));


/***/ })

};

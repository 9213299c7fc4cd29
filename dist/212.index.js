export const id = 212;
export const ids = [212];
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

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bJ: () => (/* binding */ isError),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   iD: () => (/* binding */ newFinding),
/* harmony export */   yW: () => (/* binding */ isOf)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/** One thing that is wrong, with a site or with the host that serves it: the same for all checks and reports. */

/** Returns whether a file belongs to the repository with this address. */
function isOf({ url }, repository) {
    return url?.toLowerCase().startsWith(`${repository.toLowerCase()}/`) === true;
}
const UNJUDGED = { accepted: undefined, isNew: undefined };
/** Returns a finding of a kind. `values`: those of its sentence; `facts`: what else is known. */
function newFinding({ code, severity, sentence }, values, facts) {
    const message = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .GS)(sentence, values).text;
    const about = { code, severity, target: '', address: undefined, message, nearMiss: undefined };
    return { ...about, count: 1, pages: 0, spots: [], isRest: false, ...UNJUDGED, ...facts };
}
/** Returns whether a finding counts as what it is: it is not accepted. */
function isCounted({ accepted }) {
    return accepted === undefined;
}
/** Returns whether a finding is an error that counts. */
function isError(finding) {
    return finding.severity === 'error' && isCounted(finding);
}


/***/ }),

/***/ 9238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
/** The worst first. */
const SEVERITIES = ['error', 'warning', 'notice'];


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

/***/ 2442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ firstGroups),
/* harmony export */   DJ: () => (/* binding */ firstApart),
/* harmony export */   fw: () => (/* binding */ inOrderOfWeight),
/* harmony export */   nO: () => (/* binding */ alike)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9238);
/** The order in which findings matter, and which of them are shown as one. */


/** What explains everything comes first, then what must not wait, then what explains broken links. */
const BEFORE_OTHERS = ['no-index', 'leaked-file', 'not-served'];
/**
 * Returns findings in the order in which they matter: those that are new first, then by severity, a missing start page
 * first, then leaked files, then what the host does not serve, then the first one of each code, then all others as they come.
 * Accepted ones are last.
 */
function inOrderOfWeight(findings) {
    const known = new Set();
    const ranked = findings.map((finding) => {
        const { code, severity, isNew } = finding;
        const group = `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding)} ${isNew} ${severity} ${code}`;
        const isFirst = !known.has(group);
        known.add(group);
        const before = BEFORE_OTHERS.indexOf(code);
        const rank = before === -1 ? BEFORE_OTHERS.length + (isFirst ? 0 : 1) : before;
        const weight = _kind_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.indexOf(severity) + (isNew === false ? _kind_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.length : 0);
        return { finding, weight: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding) ? weight : 2 * _kind_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.length, rank };
    });
    return ranked.sort((a, b) => a.weight - b.weight || a.rank - b.rank).map(({ finding }) => finding);
}
/** How many findings of one code are shown before all others. */
const MAX_OF_CODE = 3;
/** Returns so many groups in their order: of one code no more than three, unless there are no others. */
function firstGroups(groups, most) {
    const codes = [...Map.groupBy(groups, ({ first }) => first.code).values()];
    const early = new Set(codes.flatMap((ofCode) => ofCode.slice(0, MAX_OF_CODE)));
    const isLate = (group) => Number(!early.has(group));
    const shown = new Set(groups.toSorted((a, b) => isLate(a) - isLate(b)).slice(0, most));
    return groups.filter((group) => shown.has(group));
}
/**
 * Returns so many groups as `firstGroups` does. As long as there is room, the findings of a group stand apart, in their order: then
 * nothing has to stand for what is written in another place.
 */
function firstApart(groups, most) {
    const shown = firstGroups(groups, most);
    let room = most - shown.length;
    return shown.flatMap(({ first, others }) => {
        const apart = others.slice(0, room);
        room -= apart.length;
        const rest = others.slice(apart.length);
        return [{ first, others: rest }, ...apart.map((each) => ({ first: each, others: [] }))];
    });
}
/** Returns findings in their order, those that differ in the numbers of their addresses alone together with the first of them. */
function alike(findings) {
    const groups = Map.groupBy(findings, (finding, i) => {
        const { code, severity, target, address, message, isRest, accepted, isNew } = finding;
        const where = `${target}\n${address ?? ''}`;
        if (isRest || !/\d/.test(where))
            return i;
        const texts = [where, message].map((text) => text.replace(/\d+/g, '0'));
        return JSON.stringify([code, severity, accepted ?? null, isNew, ...texts]);
    });
    return [...groups.values()].flatMap(([first, ...others]) => first === undefined ? [] : [{ first, others }]);
}


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
        'no-404-page/home-page': 'There is no 404.html, so {host} answers every wrong address with the home page and status 200.',
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
        'broken-link/not-found': '404.html is shown at every wrong address: at {shown}, {target} leads to {address}, which {notFound}.',
        'broken-asset/not-found': '404.html is shown at every wrong address: at {shown}, {target} leads to {address}, which {notFound}.',
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
        'no-404-page': 'There is no 404.html, so a wrong address shows the default error page of {host}.',
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


/***/ }),

/***/ 1791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ alikeInWords),
/* harmony export */   $t: () => (/* binding */ newErrorsIn),
/* harmony export */   C4: () => (/* binding */ worstPages),
/* harmony export */   HD: () => (/* binding */ lineInWords),
/* harmony export */   M: () => (/* binding */ severityOrAccepted),
/* harmony export */   cE: () => (/* binding */ newErrorsInWords),
/* harmony export */   dw: () => (/* binding */ foundInWords),
/* harmony export */   fT: () => (/* binding */ countsByCode),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   qr: () => (/* binding */ acceptanceInWords),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   yR: () => (/* binding */ checkedInWords),
/* harmony export */   ys: () => (/* binding */ firstSpotOf)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9238);





/** Returns how many findings there are of each kind, not how often they occur: a target that is broken on a thousand pages is one. */
function countsOf(findings) {
    const counted = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he);
    const of = (wanted) => counted.filter(({ severity }) => severity === wanted).length;
    return {
        errors: of('error'),
        warnings: of('warning'),
        notices: of('notice'),
        /** They count as nothing else. */
        accepted: findings.length - counted.length,
        /** Whether all of them are there. */
        isComplete: !findings.some(({ isRest }) => isRest),
    };
}
/** Returns what was found in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001 errors`, or what `none` says. */
function foundInWords(counts, none = 'nothing') {
    const severities = _kind_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .o.filter((each) => counts[`${each}s`] > 0);
    const found = severities.map((severity) => inWords(counts, severity));
    if (counts.accepted > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.accepted, 'accepted finding'));
    return found.length === 0 ? none : found.join(', ');
}
/** Returns how many errors are new, those that are not listed included: all of them without an earlier site. */
function newErrorsIn({ findings, unlisted }) {
    const found = findings.filter((finding) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding) && finding.isNew !== false);
    if (unlisted === undefined)
        return found.length;
    return found.filter(({ isRest }) => !isRest).length + unlisted.newErrors;
}
/**
 * Returns the errors, new ones apart: `3 new errors (41 known)`, or where it is known how many findings were fixed,
 * `3 new errors, 41 known, 2 fixed since the earlier site`.
 */
function newErrorsInWords(counts, fixed) {
    const found = newErrorsIn(counts);
    const least = counts.unlisted === undefined ? leastOf(counts, 'error') : '';
    const news = `${least}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(found, 'new error')}`;
    const known = `${(allErrorsIn(counts) - found).toLocaleString('en')} known`;
    if (fixed === undefined)
        return `${news} (${known})`;
    return `${news}, ${known}, ${fixed.toLocaleString('en')} fixed since the earlier site`;
}
function allErrorsIn({ errors, findings, unlisted }) {
    if (unlisted === undefined)
        return errors;
    const rests = findings.filter((finding) => finding.isRest && (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding));
    return errors - rests.length + unlisted.errors;
}
/** Returns how many findings of a severity there are: `2 errors`, or `at least 20,001 errors`. */
function inWords(counts, severity) {
    return `${leastOf(counts, severity)}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts[`${severity}s`], severity)}`;
}
function leastOf({ findings }, severity) {
    return findings.some((finding) => finding.isRest && finding.severity === severity) ? 'at least ' : '';
}
/** Returns what was checked in words: `1,204 links and 388 loaded files in 242 pages`, and how many are undecided. */
function checkedInWords(of) {
    const all = `${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.links, 'link')} and ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.loads, 'loaded file')} in ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.pages, 'page')}`;
    if (of.undecided === 0)
        return all;
    return `${all} (only rules that the check does not read may answer ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(of.undecided, 'address', 'addresses')})`;
}
/** Returns what a finding is shown as. */
function severityOrAccepted(finding) {
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(finding) ? finding.severity : 'accepted';
}
/** Returns why a finding does not count, in words: `Accepted until 2027-03-31: the generator makes it`. */
function acceptanceInWords({ until, reason }) {
    return `Accepted${until === undefined ? '' : ` until ${until}`}: ${reason}`;
}
/**
 * Returns how many findings there are of each code and severity (a minimum unless `isComplete`), and how often they occur, those
 * that are not listed included, in the order of the findings; accepted ones apart.
 */
function countsByCode(findings) {
    const groups = Map.groupBy(findings, (finding) => `${severityOrAccepted(finding)} ${finding.code}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const occurrences = group.reduce((sum, { count }) => sum + count, 0);
        const isComplete = !group.some(({ isRest }) => isRest);
        const severity = severityOrAccepted(first);
        return [{ code: first.code, severity, findings: group.length, isComplete, occurrences }];
    });
}
/**
 * Returns the pages that most findings name among their first locations, notices and accepted ones apart, each with how many do:
 * where to begin. A link that is broken on every page does not make every page one of them.
 */
function worstPages(findings, most) {
    const counts = new Map();
    for (const { severity, spots } of findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)) {
        if (severity === 'notice')
            continue;
        for (const { page } of spots)
            counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .inByteOrder */ .qg)(a, b)).slice(0, most);
}
/** Returns how many findings differ from the one that is shown in a number alone: a sentence without its end. */
function alikeInWords(others) {
    return `The same for ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(others, 'more address', 'more addresses')} with another number`;
}
/**
 * Returns where a finding is met first, if possible where its source is known; undefined for the site itself, and for a file. `line`
 * is such as `, line 24`, and `more` such as `, and on 3 more pages`.
 */
function firstSpotOf({ code, target, spots, pages }) {
    const spot = spots.find(({ source }) => source?.line) ?? spots.find(({ source }) => source) ?? spots[0];
    if (spot === undefined || (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(code))
        return undefined;
    if (spot.line === undefined && spot.page === target)
        return undefined;
    const more = pages > 1 ? `, and on ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(pages - 1, 'more page')}` : '';
    return { page: spot.page, line: lineInWords(spot), source: spot.source, more };
}
/** Returns the line of a place in words: `, line 7`; empty if it is not known. */
function lineInWords({ line }) {
    return line === undefined ? '' : `, line ${line}`;
}


/***/ }),

/***/ 212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PZ: () => (/* binding */ consequenceFor),
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   iP: () => (/* binding */ announce),
/* harmony export */   nf: () => (/* binding */ shownErrors)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _findings_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2442);
/* harmony import */ var _findings_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1791);
/* harmony import */ var _summary_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(380);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4874);







/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10;
/** Says what was found: what is probably wrong with all of it, the first errors, and in the log alone, the first warnings. */
function announce({ findings, diagnosis }, step) {
    const { log, facts } = step;
    facts.hasReport ||= findings.length > 0;
    if (diagnosis !== undefined) {
        facts.diagnoses.push(diagnosis);
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Note: ${diagnosis}`);
    }
    annotate(findings.filter(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ), step);
    const warnings = findings.filter((finding) => finding.severity === 'warning' && (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(finding));
    print(warnings, step);
    // In a step that is red, whoever wrote the entry sees here why it did not help.
    const ofEntries = findings.filter(({ code }) => (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfAcceptance */ .Jf)(code));
    print(ofEntries, step);
}
/** The one error annotation belongs to the step's own failure: these are warnings. */
function annotate(errors, { log, facts }) {
    for (const { first, others } of annotated(errors)) {
        const { code, target } = first;
        const what = target === '' ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` ${target}`;
        const place = (0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .firstSpotOf */ .ys)(first);
        const source = place?.source;
        const written = source === undefined ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `: ${source.path}${(0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .lineInWords */ .HD)(source)}`;
        const where = place === undefined ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` In ${place.page}${place.line}${written}${place.more}.`;
        const more = others.length === 0 ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` ${othersInWords(first, others.length)}`;
        // It may name the folder that was meant.
        const [diagnosis] = code === 'no-index' ? facts.diagnoses.filter((each) => each.includes('the folder ')) : [];
        const cause = diagnosis === undefined ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` ${diagnosis}`;
        const title = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${code} ${(0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(code) ? 'at' : 'in'} ${facts.subject}`;
        const text = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${code}${what}: ${whatIsWrong(first)}${where}${more}${cause}`;
        log.warning(title, text, source && { file: source.path, line: source.line });
    }
}
/** Returns what has an annotation each: new errors first, apart as far as possible; of a host, one for each code. */
function annotated(errors) {
    if (errors.some(({ code }) => (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(code))) {
        const byCode = Map.groupBy(errors, ({ code }) => code).values();
        const ofHost = [...byCode].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
        return (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .firstGroups */ .$T)(ofHost, MAX_ANNOTATIONS);
    }
    const isKnown = ({ isNew }) => isNew === false;
    const ofNew = (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .firstApart */ .DJ)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .alike */ .nO)(errors.filter((error) => !isKnown(error))), MAX_ANNOTATIONS);
    const ofKnown = (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .firstApart */ .DJ)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .alike */ .nO)(errors.filter(isKnown)), MAX_ANNOTATIONS - ofNew.length);
    return [...ofNew, ...ofKnown];
}
function whatIsWrong({ message, nearMiss }) {
    return nearMiss === undefined ? (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${message}` : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${message} ${nearMiss.message}`;
}
function othersInWords({ code }, others) {
    return (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(code) ? `Also: ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(others, 'more finding')} with this code.` : `${(0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .alikeInWords */ .$7)(others)}.`;
}
/** Prints the first of these findings, each as a line. */
function print(findings, { log }) {
    for (const { first } of (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .firstGroups */ .$T)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .alike */ .nO)(findings), MAX_ANNOTATIONS))
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${first.severity} ${first.code} ${first.target}: ${first.message}`);
}
/** Returns the first of these findings that is an error: what it is about, where that is, what is wrong, and what may be meant. */
function worstOf(findings) {
    const first = findings.find(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ);
    if (first === undefined)
        return undefined;
    const place = (0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .firstSpotOf */ .ys)(first);
    const where = place === undefined ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` in ${place.page}${place.line}`;
    return first.target === '' ? (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${first.message}` : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${first.target}${where}: ${whatIsWrong(first)}`;
}
/** Returns which errors among these findings the job summary shows: `it`, `all of them`, or `the first ones`. */
function shownErrors(findings) {
    const shown = new Set((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .firstGroups */ .$T)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .alike */ .nO)(findings), _summary_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FINDINGS */ .Mt).map(({ first }) => first));
    const errors = findings.filter(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ);
    if (!errors.every((error) => shown.has(error)))
        return 'the first ones';
    return errors.length === 1 ? 'it' : 'all of them';
}
/** Returns what errors in the site mean. `hasValuesFile`: whether the step would write into one next. */
function consequenceFor(hasValuesFile) {
    return `this step fails${hasValuesFile ? ', and the values file was not changed' : ''}`;
}


/***/ }),

/***/ 380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: () => (/* binding */ foldedCodes),
/* harmony export */   Mt: () => (/* binding */ MAX_FINDINGS),
/* harmony export */   WT: () => (/* binding */ findingsSection),
/* harmony export */   vd: () => (/* binding */ foldedTable),
/* harmony export */   xo: () => (/* binding */ foldedPages)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _findings_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2442);
/* harmony import */ var _findings_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1791);
/* harmony import */ var _github_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1486);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4874);
/* harmony import */ var _text_markup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2755);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2365);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7952);










/** How many findings are shown, the worst first, and how many pages. */
const MAX_FINDINGS = 10;
const MAX_PAGES = 5;
/** How long the findings may be, in UTF-16 units, so that they fit into a comment with others. */
const MAX_LENGTH = 12_000;
/** The marks of findings. */
const MARKS = {
    error: '❌ error',
    warning: '⚠️ warning',
    notice: 'ℹ️ notice',
    accepted: '☑️ accepted',
};
/** Returns a section with what is said at once, and the findings that matter most, with what is there instead. */
function findingsSection(heading, before, found, linked) {
    const counted = found.findings.filter(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he);
    return {
        heading,
        content: (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${before}${findingsList(found, linked)}`,
        isNews: counted.length > 0 ? counted.some(({ isNew }) => isNew !== false) : undefined,
    };
}
function findingsList(found, linked) {
    if (found.findings.length === 0)
        return undefined;
    const groups = (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .firstGroups */ .$T)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .alike */ .nO)(found.findings), MAX_FINDINGS);
    const items = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .fitting */ ._Q)(groups.map((group) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<li>${findingItem(group, linked)}</li>\n`), MAX_LENGTH);
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<ol>\n${items}</ol>\n${restInWords(groups.slice(0, items.length), found)}`;
}
/** Returns how many findings are not shown. */
function restInWords(shown, { findings, notices, isComplete }) {
    const inSight = shown.flatMap(({ first, others }) => [first, ...others]);
    const notAccepted = findings.filter(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he).length - inSight.filter(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he).length;
    const accepted = findings.length - inSight.length - notAccepted;
    if (notAccepted === 0 && accepted === 0)
        return undefined;
    const least = isComplete ? undefined : (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `at least `;
    const more = (0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(notAccepted, 'more finding');
    const among = accepted === 0 ? undefined : (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `; ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(accepted, 'more is', 'more are')} accepted`;
    const noted = notices === 0 ? undefined : (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` The first line leaves out ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(notices, 'notice')}.`;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<p>… and ${least}${more}${among}.${noted}</p>\n`;
}
function findingItem({ first, others }, { env, previewUrl }) {
    const { code: name, severity, target, address, message, nearMiss, accepted } = first;
    const page = (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(name) ? 'docs/live.md' : 'docs/check.md';
    const rule = (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${name}`, (0,_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .docsAddress */ .y5)(env, page, (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(name) ? 'findings' : name));
    const what = target === '' ? undefined : (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(target)}`;
    const inFull = address === undefined ? undefined : (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` (${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(address)})`;
    const near = nearMiss === undefined ? undefined : (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` ${nearInWords(nearMiss)}`;
    const reason = accepted === undefined ? undefined : (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .sentences */ .hC)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${(0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptanceInWords */ .qr)(accepted)}`)}`;
    const place = (0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .firstSpotOf */ .ys)(first);
    const preview = previewUrl && place && `${previewUrl}${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_8__/* .percentEncode */ .a)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_8__/* .toBytes */ .ZJ)(place.page))}`;
    const shown = place && (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .addressLink */ .Vr)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(place.page), preview);
    const where = place && (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<br>In ${shown}${place.line}${sourceOf(place, env)}${place.more}.`;
    const [next] = others;
    const same = next && (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<br>${(0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .alikeInWords */ .$7)(others.length)}, such as ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(next.target)}.`;
    const mark = `${MARKS[accepted === undefined ? severity : 'accepted']}${first.isNew ? ', new' : ''}`;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${mark} ${rule}${what}${inFull}: ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .sentences */ .hC)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${message}`)}${near}${reason}${where}${same}`;
}
function sourceOf({ source }, env) {
    if (source === undefined)
        return undefined;
    const { repository } = (0,_github_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceOf */ .B)(env);
    const address = repository !== undefined && (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isOf */ .yW)(source, repository) ? source.url : undefined;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `: ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(source.path), address)}${(0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .lineInWords */ .HD)(source)}`;
}
function nearInWords({ address, message }) {
    return message.startsWith(address)
        ? (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(address)} ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .sentences */ .hC)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${message.slice(address.length)}`)}`
        : (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .sentences */ .hC)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${message}`);
}
/** Returns how many findings there are of each code and how often they occur. */
function foldedCodes(heading, { findings }) {
    const codes = (0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countsByCode */ .fT)(findings).map((of) => [
        of.code,
        of.severity,
        `${of.isComplete ? '' : 'at least '}${of.findings.toLocaleString('en')}`,
        of.occurrences.toLocaleString('en'),
    ].map((cell) => (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${cell}`));
    return foldedTable(heading, ['Code', 'Severity', 'Findings', 'Occurrences'], codes);
}
/** Returns the pages that most findings are on. */
function foldedPages({ findings }) {
    const pages = (0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .worstPages */ .C4)(findings, MAX_PAGES).map(([page, of]) => [(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(page), (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${of}`]);
    return foldedTable('Pages with the most findings', ['Page', 'Findings'], pages);
}
/** Returns a table as a section; none if it has no rows. */
function foldedTable(heading, columns, rows) {
    return rows.length === 0 ? [] : [{ heading, content: (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .table */ .tp)(columns, rows.map(_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .tableRow */ .jD)) }];
}


/***/ })

};

export const id = 212;
export const ids = [212];
export const modules = {

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ mayBeSource),
/* harmony export */   Lk: () => (/* binding */ ownSources),
/* harmony export */   To: () => (/* binding */ DOCUMENT_ENDINGS),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   wz: () => (/* binding */ isDocument)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2365);
/* harmony import */ var _web_page_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6334);
/* harmony import */ var _web_page_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6216);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7640);
/**
 * Which link of a page leads to what the page was written as: generators call it «Edit this page» or «View page source». Pages
 * also link to sources that they talk about, so what is not certain is none.
 */




/** What addresses of files look like on forges, whatever their host is called. The first that matches counts. */
const FORMS = [
    // GitLab: https://docs.gitlab.com/user/project/repository/
    /^(?<repository>\/(?:[^/]+\/)+[^/]+)\/-\/(?<verb>edit|blob)\/[^/]+\/(?<path>.+)$/,
    // Gitea, Forgejo: https://forgejo.org/docs/latest/user/repo-permissions/
    /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>_edit|src)\/(?:branch|tag)\/[^/]+\/(?<path>.+)$/,
    // GitHub: https://docs.github.com/en/repositories/working-with-files
    /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>edit|blob|tree|raw)\/[^/]+\/(?<path>.+)$/,
    // Bitbucket: https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
    /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>src)\/[^/]+\/(?<path>.+)$/,
];
/** What a link to a source has to have, of which one is enough. */
const SIGNS = [
    ({ rels }) => rels.includes('edit'),
    ({ verb }) => verb === 'edit' || verb === '_edit',
    ({ words }) => /\bedit\b/i.test(words),
    ({ words, source }, page) => /\b(?:source|suggest|improve)/i.test(words) && namesOf(page).has(nameOf(source.path)),
];
/** How files that people write documents in end, as a pattern. */
const DOCUMENT_ENDINGS = '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml)';
const DOCUMENT = new RegExp(`${DOCUMENT_ENDINGS}$`, 'i');
/** Returns whether a file is called like one that people write documents in. */
function isDocument(name) {
    return DOCUMENT.test(name);
}
/** Tells most other addresses apart without parsing them. */
const MAY_BE_SOURCE = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|src)\//i;
/** Longer addresses are none of a file that somebody edits. In bytes. */
const MAX_ADDRESS = 1_000;
/** How much of a page is read for one link, in bytes. */
const MAX_LINK = 4_096;
/** Returns whether an address may be one of a source. Quick: every link of a site is asked. */
function mayBeSource(address) {
    return address.length <= MAX_ADDRESS && MAY_BE_SOURCE.test(address);
}
/**
 * Returns the one file that a page was written as; undefined if no link leads to one, or links lead to several. `text` is the
 * page, a string of bytes; `at` are offsets in links for which `mayBeSource` holds.
 */
function sourceOf(page, text, at) {
    let found;
    for (const offset of at) {
        const link = linkAt(text, offset);
        if (link === undefined || !SIGNS.some((has) => has(link, page)))
            continue;
        if (found !== undefined && keyOf(found) !== keyOf(link.source))
            return undefined;
        found ??= link.source;
    }
    return found;
}
/** How many pages may be written as one file: a link that is on more of them is one of the layout. */
const MAX_PAGES = 3;
/** Returns of the sources of all pages those that not too many of them share. */
function ownSources(sources) {
    const pages = new Map();
    for (const source of sources.values())
        pages.set(keyOf(source), (pages.get(keyOf(source)) ?? 0) + 1);
    return new Map([...sources].filter(([, source]) => (pages.get(keyOf(source)) ?? 0) <= MAX_PAGES));
}
const keyOf = ({ repository, path }) => `${repository.toLowerCase()} ${path}`;
/** Returns the link whose address is at an offset of a page. */
function linkAt(text, offset) {
    const start = text.lastIndexOf('<', offset);
    const reader = new LinkReader(text.slice(start, start + MAX_LINK));
    const { href, words, rel } = reader;
    const file = href === undefined ? undefined : fileAt(href);
    return file && { ...file, rels: (0,_web_page_values_js__WEBPACK_IMPORTED_MODULE_2__/* .relsOf */ .cj)(rel), words };
}
/** Returns the file on a forge that an address leads to. */
function fileAt(address) {
    const url = URL.parse((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(address));
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    const form = FORMS.map((each) => each.exec(url.pathname)?.groups).find((groups) => groups !== undefined);
    const path = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecode */ .YZ)(form?.path ?? '') ?? '');
    if (form === undefined || !isDocument(path) || !isPlainPath(path))
        return undefined;
    const repository = `${url.origin}${form.repository}`;
    return { source: { path, url: `${url.origin}${url.pathname}`, repository }, verb: form.verb ?? '' };
}
function isPlainPath(path) {
    return !/[\\\p{Cc}]/u.test(path) && !path.split('/').some((part) => /^\.{0,2}$/.test(part));
}
/** Returns the name of a file without its ending, in lower case. */
const nameOf = (path) => path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
/** Returns what the source of a page may be called. */
function namesOf(page) {
    const name = nameOf(page);
    if (name !== 'index')
        return new Set([name]);
    const folder = page.split('/').at(-2);
    return new Set(['index', '_index', 'readme', ...(folder === undefined ? [] : [folder.toLowerCase()])]);
}
/** Reads the first link of a text. */
class LinkReader {
    href;
    rel;
    words = '';
    #reader = new _web_page_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PageReader */ .X(this, _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .OF_SOURCE_LINKS */ .Cv, 'html');
    constructor(text) {
        this.#reader.read(text);
    }
    open(element) {
        if (this.href === undefined) {
            this.href = element.get('href') ?? '';
            this.rel = element.get('rel');
            this.words = element.get('title') ?? '';
        }
        return false;
    }
    text(written) {
        this.words += ` ${written}`;
    }
    close(name) {
        if (name === 'a')
            this.#reader.stop();
    }
}


/***/ }),

/***/ 1786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   Z6: () => (/* binding */ withSources)
/* harmony export */ });
/* unused harmony exports withoutCode, lineOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5179);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7469);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6939);
/* harmony import */ var _which_link_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(353);






/** Larger files are not read: nobody writes a document of that size. In bytes. */
const MAX_SOURCE = 1024 ** 2;
/**
 * Returns the findings with what the pages of their spots were written as (`sources`, by page), and the line in which their target
 * stands there.
 * @throws the reason of `signal` soon after it is aborted
 */
async function withSources(findings, sources, workspace, signal) {
    const files = new Map();
    const linesOf = (source) => {
        if (!files.has(source.url))
            files.set(source.url, readLines(fileOf(source, workspace)));
        return files.get(source.url);
    };
    const found = [];
    for await (const finding of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)(findings, signal)) {
        const spots = finding.spots.map((spot) => {
            const source = sources.get(spot.page);
            if (source === undefined)
                return spot;
            const { path, url } = source;
            return { ...spot, source: { path, line: lineOf(finding.target, linesOf(source) ?? []), url } };
        });
        found.push({ ...finding, spots });
    }
    return found;
}
/** Returns the real path of a source in the workspace; undefined if it is not there, or belongs to another repository. */
function fileOf({ path, url }, workspace) {
    if (workspace === undefined)
        return undefined;
    const { folder, repository } = workspace;
    if (repository !== undefined && !(0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .isOf */ .yW)({ url }, repository))
        return undefined;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
        return (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile() ? file : undefined;
    }
    catch {
        // Nobody has promised that it is there.
        return undefined;
    }
}
/** Returns the lines of a source, without what is no link in them. */
function readLines(file) {
    try {
        if (file === undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size > MAX_SOURCE)
            return undefined;
        const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').split(/\r\n|[\r\n]/);
        return MARKDOWN.test(file) ? withoutCode(lines) : lines;
    }
    catch {
        // As for a file that is not there.
        return undefined;
    }
}
const MARKDOWN = /\.(?:md|mdx|mdoc|markdown)$/i;
/** Returns lines of Markdown without code and comments. */
function withoutCode(lines) {
    let end;
    return lines.map((line) => {
        if (end !== undefined) {
            if (line.includes(end))
                end = undefined;
            return '';
        }
        const [, fence] = /^\s{0,9}(```|~~~)/.exec(line) ?? [];
        const text = line.replace(/`[^`]*`|<!--.*?-->/g, '');
        end = fence ?? (text.includes('<!--') ? '-->' : undefined);
        return end === undefined ? text : '';
    });
}
/** What stands around an address that people write as a link: other words may look the same. */
const AROUND = [
    // Markdown.
    ['\\]\\(\\s{0,9}<?', '>?\\s{0,9}(?:\\)|["\'])'],
    ['^\\s{0,9}\\[[^\\]]+\\]:\\s{0,9}<?', '>?(?:\\s|$)'],
    ['<(?=https?:)', '>'],
    // reStructuredText.
    ['<', '>`'],
    [':(?:doc|download):`', '`'],
    ['^\\s{0,99}\\.\\. [^:]+::?\\s{1,9}', '\\s{0,9}$'],
    // AsciiDoc.
    ['\\b(?:xref|link|image|include)::?', '\\['],
    // HTML and JSX; YAML and JSON.
    ['\\b(?:href|src|to|data|poster|action)\\s{0,9}=\\s{0,9}["\'{`]{0,2}', '["\'`>\\s]'],
    ['(?:^|[\\s"\'{-])(?:link|href|url|src|image)["\']?:\\s{1,9}["\']?', '["\']?,?\\s{0,9}$'],
];
/**
 * Returns the one line, from 1 on, in which an address stands as it is in the page, or with another ending of documents, or with or
 * without `./` in front; undefined if there is none, or several.
 */
function lineOf(address, lines) {
    const [, stem = '', ending = '', rest = ''] = /^(?:\.\/)*([^?#]*?)(\/|\.\w{1,8})?([?#].*)?$/s.exec(address) ?? [];
    if (stem === '' ? rest === '' : /^[./]*$/.test(stem))
        return undefined;
    const own = RegExp.escape(ending);
    const endings = (0,_which_link_js__WEBPACK_IMPORTED_MODULE_5__/* .isDocument */ .wz)(stem + ending) || !ending.startsWith('.') ? `(?:${own}|${_which_link_js__WEBPACK_IMPORTED_MODULE_5__/* .DOCUMENT_ENDINGS */ .To}|/)?` : own;
    const whole = `(?:\\./)?${RegExp.escape(stem)}${stem === '' ? '' : endings}${RegExp.escape(rest)}`;
    const written = new RegExp(AROUND.map(([before, after]) => `${before}${whole}${after}`).join('|'));
    // Most lines are told apart without the pattern.
    const part = stem || rest;
    const found = lines.flatMap((line, i) => (line.includes(part) && written.test(line) ? [i + 1] : []));
    return found.length === 1 ? found[0] : undefined;
}


/***/ }),

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
    return url.toLowerCase().startsWith(`${repository.toLowerCase()}/`);
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
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   MZ: () => (/* binding */ codesOf),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/** The worst first. */
const SEVERITIES = ['error', 'warning', 'notice'];
const of = (severity) => (code, sentence) => ({
    code,
    severity,
    sentence,
});
/** Each returns a kind of its severity. */
const [error, warning, notice] = [of('error'), of('warning'), of('notice')];
/** Returns the codes of all kinds, each once. */
function codesOf(kinds) {
    return new Set(Object.values(kinds).map(({ code }) => code));
}


/***/ }),

/***/ 2560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ liveKind),
/* harmony export */   _: () => (/* binding */ LIVE_CODES)
/* harmony export */ });
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9238);
/**
 * Everything that the live check can find: one entry each, with its code, its severity and its sentence. The only place
 * where these findings are worded; docs/live.md explains the codes.
 */

const KINDS = {
    missing: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-missing', 'The host answers with HTTP {status}, but the site has the file {file}.'),
    'home-page-instead': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-missing', 'The host answers with the home page, as if {file} did not exist.'),
    'not-found-page-instead': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-missing', 'The host answers with the 404 page and HTTP {status}, as if {file} did not exist.'),
    stale: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-stale', 'The content is not that of {file}: the host has an older version, or another file.'),
    rewritten: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('live-rewritten', 'The bytes are not those of {file}, but a reader would notice no difference. Something on the way rewrites pages, or this is an older version that looks the same.'),
    'wrong-type': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-wrong-type', 'The host sends this with {type} instead of {expected}, so browsers download it, show it as source code, or do not use it.'),
    'odd-type': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-wrong-type', 'The host sends this with {type} instead of {expected}.'),
    'page-type': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-wrong-type', 'The host sends this with {type}, but it is not a page.'),
    'wrong-charset': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-wrong-type', 'The host says that this page is in {charset}, but it is in {expected}: browsers show wrong letters.'),
    'odd-charset': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-wrong-type', 'The host says that this is in {charset}, but it is in {expected}: browsers read wrong letters.'),
    'no-xhtml': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-wrong-type', 'The host sends this with the content type application/xhtml+xml, but it is not XHTML: browsers do not show it as a page.'),
    'wrong-status': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-wrong-status', 'The host answers with HTTP {status} instead of {expected}.'),
    'odd-status': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-wrong-status', 'No file of the site has this address, but the host answers with HTTP {status} instead of 404.'),
    unanswered: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-unanswered', 'No complete answer arrived: {why}.'),
    'soft-404': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-soft-404', 'No file of the site has this address, but the host answers with HTTP {status} instead of 404: to search engines and link checkers, every broken link looks fine.'),
    'soft-404-redirect': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-soft-404', 'No file of the site has this address, but the host redirects it to {to} instead of answering with 404: to search engines and link checkers, every broken link looks fine.'),
    'not-found-page': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-404-page', 'The host answers with HTTP {status}, as it should, but not with {file} of the site.'),
    'redirected-elsewhere': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-redirected', 'The host redirects this to {to}, on another host or with another scheme; this was not followed.'),
    redirected: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-redirected', 'The host redirects this to {to}, which is not an address of {file}.'),
    'redirect-circle': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-redirected', 'The host redirects this in a circle, or too often: the last redirect is to {to}.'),
    refreshed: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-redirected', 'The header Refresh sends readers of this page to {to}. That is not an address of {file}, and the file itself does not send them there.'),
    'redirect-target': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-redirect-rule', 'Line {line} of {rules} redirects this to {expected}, but the host redirects it to {to}.'),
    'redirect-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-redirect-rule', 'Line {line} of {rules} redirects this to {expected}, but the host answers with HTTP {status}.'),
    'redirect-status': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-redirect-rule', 'Line {line} of {rules} redirects this with HTTP {expected}, but the host does so with {status}.'),
    'compressed-twice': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-encoding', 'The content is compressed twice, but browsers unpack it once, and show what is left.'),
    'compressed-silently': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-encoding', 'The content is compressed, but no Content-Encoding says so: browsers do not unpack it.'),
    'not-compressed': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-encoding', 'Content-Encoding is {encoding}, but the content cannot be unpacked: browsers show an error.'),
    'unknown-encoding': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-encoding', 'Content-Encoding is {encoding}, which was not asked for: not every browser can unpack it.'),
    'archive-unpacked': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-encoding', 'The host sends this archive with the Content-Encoding {encoding}: browsers unpack it while they download it, and its name no longer fits.'),
    pinned: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-header', 'Browsers keep this page for {age} without asking again ({header}), so readers may see an old version for that long.'),
    attachment: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-header', 'Content-Disposition makes browsers download this page instead of showing it.'),
    noindex: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('live-header', 'X-Robots-Tag ({value}) keeps this page out of search engines.'),
    turned: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-unsteady', 'The host answered {addresses} with the site at first, and with something else later: it went back to an older version, got a newer one, or is several servers, of which not all have the site.'),
    'blocked-style': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-header', 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a style sheet of this page.'),
    'blocked-script': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('live-header', 'Content-Security-Policy ({directive}) keeps browsers from loading {to}, a script of this page.'),
    canonical: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('live-header', 'The header Link names {to} as the canonical address of this page: search engines list that instead.'),
    leftover: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('live-leftover', 'The host still answers with {file} of the earlier site, which this site does not have any more.'),
    unasked: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-unasked', 'There was no time to ask for {addresses} before `wait-timeout` was over.'),
    unsettled: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-unasked', 'Everything agreed, but there was no time to ask for {addresses} a second time, and only then does the site count as live.'),
    refused: (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('live-unasked', 'There was no time to ask for {addresses} before `wait-timeout` was over. The host refused requests (HTTP 429): allow the user agent `docs-export-action` there, or raise the limit for it, or set a longer `wait-timeout`.'),
};
/** Every code there is, each once. */
const LIVE_CODES = (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOf */ .MZ)(KINDS);
/** Returns the code, severity and sentence of a kind. */
function liveKind(kind) {
    return KINDS[kind];
}


/***/ }),

/***/ 2442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ firstGroups),
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
        const weight = _kind_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.indexOf(severity) + (isNew === false ? _kind_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.length : 0);
        return { finding, weight: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding) ? weight : 2 * _kind_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.length, rank };
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
/* harmony export */   I: () => (/* binding */ kindOf)
/* harmony export */ });
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9238);
/** Everything the check of a site can find: one entry each, with its code, its severity and its sentence. */

const KINDS = {
    'no-index': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('no-index', 'The site has no index.html, so it would have no home page.'),
    'broken-link': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-link', 'This link leads to a page that {notFound}.'),
    'broken-asset': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-asset', 'A page loads this file, which {notFound}.'),
    'elsewhere-link': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-link', '{shown} shows {page}, so {target} leads to {address}, which {notFound}.'),
    'elsewhere-asset': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-asset', '{shown} shows {page}, so {target} leads to {address}, which {notFound}.'),
    'not-found-link': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('broken-link', '404.html is shown at every wrong address: at {shown}, {target} leads to {address}, which {notFound}.'),
    'not-found-asset': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('broken-asset', '404.html is shown at every wrong address: at {shown}, {target} leads to {address}, which {notFound}.'),
    'dead-link': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('broken-link', 'No browser can follow this link: {why}.'),
    'dead-load': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-asset', 'A page loads this, but no browser can: {why}.'),
    'page-for-asset': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-asset', 'A page loads this, and a rule answers with a page instead.'),
    'old-font': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('broken-asset', 'Only old browsers load this font, which {notFound}; all others use the WOFF listed with it.'),
    'broken-anchor': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('broken-anchor', 'The page exists, but nothing on it has this id, so the link opens the top of the page.'),
    'script-anchors': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('broken-anchor', 'Nearly all anchors in links to this page are missing from its HTML; a script probably creates them.'),
    'symbol-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-asset', 'A page shows this part of an SVG file, but nothing in the file has this id: readers see nothing there.'),
    'mixed-content': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('mixed-content', 'A page served over https loads this over http, which browsers block.'),
    'mixed-media': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('mixed-content', 'A page served over https loads this over http: some browsers try https instead, the others do not show it.'),
    'import-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('broken-asset', 'An import map names this file, which {notFound}: a script that imports it fails.'),
    'app-picture-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('broken-asset', 'A web manifest names this picture, which {notFound}.'),
    'app-page-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('broken-link', 'When the site is installed as an app, its web manifest opens this page, which {notFound}.'),
    'search-file-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-asset', 'The search loads this file, which {notFound}, so the search finds less, or nothing.'),
    'search-folder-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('broken-asset', 'The search loads files from this folder, which the site does not have, so the search finds less, or nothing.'),
    'llms-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('broken-link', 'llms.txt names this address, which {notFound}.'),
    'markdown-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('broken-link', 'A published Markdown file links to this address, which {notFound}.'),
    'canonical-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('metadata', 'Search engines are told to list this page under an address that {notFound}.'),
    'canonical-folder-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('metadata', 'Search engines are told to list pages in a folder that the site does not have. If the site is served there, set `base-path`.'),
    'preview-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('metadata', 'Link previews of this page show this picture, which {notFound}.'),
    'preview-placeholder': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('metadata', 'Link previews of this page ask for a picture on a placeholder instead of a host.'),
    'structured-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('metadata', 'Structured data (JSON-LD) names this address, which {notFound}.'),
    'structured-folder-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('metadata', 'Structured data (JSON-LD) names a folder that the site does not have. If the site is served there, set `base-path`.'),
    'structured-placeholder': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('metadata', 'Structured data (JSON-LD) names a placeholder instead of a host.'),
    'feed-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('feed', 'A feed names this address, which {notFound}.'),
    'feed-placeholder': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('feed', 'A feed names a placeholder instead of a host.'),
    'external-load': {
        ...(0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('external-load', 'The page loads this from another host whenever it is opened; without access to that host, it is missing.'),
        offline: 'error',
    },
    'external-script-address': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('external-load', 'A script contains this address on another host and probably loads it.'),
    'import-external': {
        ...(0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('external-load', 'An import map leads to this address on another host; a script that imports it loads it from there.'),
        offline: 'error',
    },
    'app-picture-external': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('external-load', 'A web manifest names this picture on another host; a browser may load it from there.'),
    'load-outside-base-path': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('outside-base-path', 'A page loads this from outside the base path, where this site has no files.'),
    'link-outside-base-path': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('outside-base-path', 'This link leaves the base path; if it is meant to stay within the site, it is broken.'),
    'reference-outside-base-path': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('outside-base-path', 'This address leaves the base path; if it is meant to stay within the site, it is broken.'),
    'redirect-loop': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('redirect-loop', 'This rule leads in a circle, which browsers report as an error: {way}.'),
    'redirect-target': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('redirect-target', 'This rule leads to {to}, which {notFound}.'),
    'redirect-error-page': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('redirect-target', 'This rule answers with the page {to}, which the site does not have.'),
    'redirect-shadowed': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('redirect-shadowed', 'This rule never applies: {host} answers its address with the file {file}.'),
    'redirect-hidden': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('redirect-hidden', 'This rule never applies: the one in line {line} comes first, and covers the same addresses.'),
    'redirect-catch-all': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('redirect-catch-all', 'This rule leads every address without a file to {to}: a wrong address is never answered with 404, and the check cannot find broken links within the site.'),
    'redirect-catch-all-forced': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('redirect-catch-all', 'This rule leads every address to {to}, even those with a file: a wrong address is never answered with 404, and the check cannot find broken links within the site.'),
    'redirected-link': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('redirected-link', 'This link works only through a redirect of the site’s own rules (line {line}), which leads to {to}.'),
    'redirect-invalid': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('redirect-invalid', '{problem}'),
    'redirect-ignored': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('redirect-invalid', '{problem}'),
    'redirect-unread': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('redirect-invalid', '{problem}'),
    'page-count': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('page-count', 'The site has {found}, but the service counted {counted}: some are missing.'),
    'page-count-unclear': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('page-count', 'Apart from its 404 pages, the site has {found}, but the service counted {counted}. If it did not count the 404 pages, some pages are missing.'),
    'page-data-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('page-data', 'The data file of this page, {file}, is missing, but other pages have theirs. The site’s router loads it when a reader follows a link; without it, the browser loads the whole page instead.'),
    'no-404-page': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('no-404-page', 'There is no 404.html, so a wrong address shows the default error page of {host}.'),
    'no-404-page-home': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('no-404-page', 'There is no 404.html, so {host} answers every wrong address with the home page and status 200.'),
    'canonical-host': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('canonical-host', 'Search engines are told to list this page under a host other than {domain}.'),
    'canonical-example': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('canonical-host', 'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.'),
    'canonical-placeholder': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('canonical-host', 'Search engines are told to list this page under a placeholder instead of a host.'),
    'sitemap-entry': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('sitemap', 'The sitemap lists this address, which {notFound}.'),
    'sitemap-named': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('sitemap', 'robots.txt names this sitemap, which {notFound}.'),
    'sitemap-missing': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('sitemap', 'No sitemap lists this page.'),
    'sitemap-unreadable': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('sitemap', 'This sitemap cannot be read: expected complete XML with a urlset or a sitemapindex, or text with one address per line.'),
    'leaked-secret': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('leaked-file', 'Files with this name hold secrets or the history of a project, and anyone could download them.'),
    'leaked-key': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('leaked-file', 'This file holds a private key, and anyone could download it.'),
    'leaked-file': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('leaked-file', 'This was probably not meant to be published: {what}.'),
    'portable-case': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('portable-name', 'This name differs from {other} only in case: Windows and macOS would keep only one of the two.'),
    'portable-name': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('portable-name', 'This name cannot exist on Windows: {why}.'),
    'not-served': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('not-served', '{host} does not serve this: {why}.'),
    'only-served': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('not-served', '{host} serves the content of this folder as the site, and nothing else.'),
    'hidden-files': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('hidden-files', 'Uploads to {host} leave out names that start with a dot, unless configured otherwise.'),
    'file-too-large': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('file-too-large', 'This file is {size}, more than {limit}.'),
    'too-many-files': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('too-many-files', 'There are {files}, more than {limit}.'),
    'too-many-files-soft': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('too-many-files', 'There are {files}, more than {limit}.'),
    'site-too-large': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('site-too-large', 'The site is {size}, more than {limit}.'),
    'site-too-large-soft': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('site-too-large', 'The site is {size}, more than {limit}.'),
    'vanished-page': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('vanished-page', 'The earlier site answered this address with a page; this site does not{unless}.[ The same goes for {others}.]'),
    'vanished-page-moved': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('vanished-page', 'The page of the earlier site at this address is now at {to}, but the old address does not lead there{unless}.[ The same goes for {others}.]'),
    'vanished-address': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('vanished-page', 'In the earlier site, this address also led to the page at {to}; in this site, it does not.[ The same goes for {others}.]'),
    'unreadable-file': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('unreadable-file', 'This file could not be read ({why}), so it was not checked.'),
    'unreadable-folder': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('unreadable-file', 'This folder could not be read ({why}), so nothing in it was checked.'),
    'large-file': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('unreadable-file', 'This file has more than 64 MiB, so it was not checked.'),
    'unread-part': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('unreadable-file', 'The addresses in {what} in this file were not checked, because {why}.'),
    'unread-names': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('unreadable-file', 'Not checked: {folders}, because symbolic links lead to the same folders under more than 100 names.'),
    'unused-acceptance': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('unused-acceptance', 'This entry of the accepted findings (line {line}) matches no {entry}. Correct the entry, or remove it if the problem is gone.'),
    'repeated-acceptance': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('unused-acceptance', 'This entry of the accepted findings (line {line}) says the same as the one in line {other}. Remove one of them.'),
    'unlisted-pages': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('unused-acceptance', 'This entry of the accepted findings (line {line}) accepts nothing: the finding occurs on more pages than the report lists, so it is unknown whether all of them match `page`. Leave `page` out.'),
    'ended-acceptance': (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)('ended-acceptance', 'This entry of the accepted findings (line {line}) ended on {until}; it would accept {findings}. Fix what it names, or give it a new date.'),
};
/** Every code there is, each once. */
const SITE_CODES = (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOf */ .MZ)(KINDS);
/** Returns the code, severity and sentence of a kind. */
function kindOf(kind) {
    return KINDS[kind];
}


/***/ }),

/***/ 1791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* harmony export */   sR: () => (/* binding */ placeOf),
/* harmony export */   yR: () => (/* binding */ checkedInWords)
/* harmony export */ });
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7414);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3092);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9238);





/** Returns how many findings there are of each kind. */
function countsOf(findings) {
    const counted = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he);
    const of = (wanted) => counted.filter(({ severity }) => severity === wanted).length;
    return {
        errors: of('error'),
        warnings: of('warning'),
        notices: of('notice'),
        accepted: findings.length - counted.length,
        isComplete: !findings.some(({ isRest }) => isRest),
    };
}
/**
 * Returns what was found in words: `2 errors, 1 notice, 3 accepted findings`, `at least 20,001 errors`, or `none`.
 */
function foundInWords(counts, none = 'nothing') {
    const severities = _kind_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC.filter((each) => counts[`${each}s`] > 0);
    const found = severities.map((severity) => inWords(counts, severity));
    if (counts.accepted > 0)
        found.push((0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts.accepted, 'accepted finding'));
    return found.length === 0 ? none : found.join(', ');
}
/** Returns how many errors are new: all of them without an earlier site. */
function newErrorsIn({ findings }) {
    return findings.filter((finding) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(finding) && finding.isNew !== false).length;
}
/**
 * Returns the errors, new ones apart: `3 new errors (41 known)`, or where it is known how many findings were fixed,
 * `3 new errors, 41 known, 2 fixed since the earlier site`.
 */
function newErrorsInWords(counts, fixed) {
    const found = newErrorsIn(counts);
    const news = `${leastOf(counts, 'error')}${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(found, 'new error')}`;
    const known = `${(counts.errors - found).toLocaleString('en')} known`;
    if (fixed === undefined)
        return `${news} (${known})`;
    return `${news}, ${known}, ${fixed.toLocaleString('en')} fixed since the earlier site`;
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
/** Returns where a finding is met first, if possible where its source is known; undefined for the site itself, and for a file. */
function placeOf({ code, target, spots, pages }) {
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

/***/ 1486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ workspaceOf)
/* harmony export */ });
/**
 * Returns the folder of the workflow's repository, and its address if that is known.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
function workspaceOf(env) {
    const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env;
    return {
        folder: GITHUB_WORKSPACE || process.cwd(),
        repository: GITHUB_REPOSITORY && `${GITHUB_SERVER_URL || 'https://github.com'}/${GITHUB_REPOSITORY}`,
    };
}


/***/ }),

/***/ 212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PZ: () => (/* binding */ consequenceFor),
/* harmony export */   iP: () => (/* binding */ announce),
/* harmony export */   nf: () => (/* binding */ shownErrors)
/* harmony export */ });
/* harmony import */ var _check_sources_written_at_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1786);
/* harmony import */ var _common_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7414);
/* harmony import */ var _findings_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3092);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2442);
/* harmony import */ var _findings_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1791);
/* harmony import */ var _github_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1486);
/* harmony import */ var _summary_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(380);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4874);









/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10;
/** Says what was found: what is probably wrong with all of it, the first errors, and in the log alone, the first warnings. */
function announce({ findings, diagnosis }, step) {
    const { log, facts } = step;
    facts.hasReport ||= findings.length > 0;
    if (diagnosis !== undefined) {
        facts.diagnoses.push(diagnosis);
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `Note: ${diagnosis}`);
    }
    annotate(findings.filter(_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isError */ .bJ), step);
    print(findings.filter((finding) => finding.severity === 'warning' && (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isCounted */ .he)(finding)), step);
    // In a step that is red, whoever wrote the entry sees here why it did not help.
    print(findings.filter(({ code }) => (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfAcceptance */ .Jf)(code)), step);
}
/** The one error annotation belongs to the step's own failure: these are warnings. */
function annotate(errors, { log, facts, env }) {
    const byCode = Map.groupBy(errors, ({ code }) => code).values();
    const ofHost = [...byCode].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
    const groups = errors.some(({ code }) => (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .isLive */ .DG)(code)) ? ofHost : (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(errors);
    for (const { first, others } of (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_4__/* .firstGroups */ .$T)(groups, MAX_ANNOTATIONS)) {
        const { code, target, message, nearMiss } = first;
        const near = nearMiss === undefined ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) ` ${nearMiss.message}`;
        const what = target === '' ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) ` ${target}`;
        const place = (0,_findings_words_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .sR)(first);
        const source = place?.source;
        const written = source === undefined ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `: ${source.path}${(0,_findings_words_js__WEBPACK_IMPORTED_MODULE_5__/* .lineInWords */ .HD)(source)}`;
        const where = place === undefined ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) ` In ${place.page}${place.line}${written}${place.more}.`;
        const isHere = source !== undefined && (0,_check_sources_written_at_js__WEBPACK_IMPORTED_MODULE_0__/* .fileOf */ .W7)(source, (0,_github_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .workspaceOf */ .B)(env)) !== undefined;
        const more = others.length === 0 ? '' : (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) ` ${othersInWords(first, others.length)}`;
        const title = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${code} ${(0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .isLive */ .DG)(code) ? 'at' : 'in'} ${facts.subject}`;
        const text = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${code}${what}: ${message}${near}${where}${more}`;
        log.warning(title, text, isHere ? { file: source.path, line: source.line } : undefined);
    }
}
function othersInWords({ code }, others) {
    return (0,_findings_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .isLive */ .DG)(code)
        ? `Also: ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others, 'more finding')} with this code.`
        : `The same for ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others, 'more address', 'more addresses')} with another number.`;
}
/** Prints the first of these findings, each as a line. */
function print(findings, { log }) {
    for (const { first } of (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_4__/* .firstGroups */ .$T)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(findings), MAX_ANNOTATIONS))
        log.info((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${first.severity} ${first.code} ${first.target}: ${first.message}`);
}
/** Returns which errors among these findings the job summary shows: `it`, `all of them`, or `the first of each code`. */
function shownErrors(findings) {
    const groups = (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_4__/* .firstGroups */ .$T)((0,_findings_order_js__WEBPACK_IMPORTED_MODULE_4__/* .alike */ .nO)(findings), _summary_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FINDINGS */ .Mt);
    const shown = new Set(groups.flatMap(({ first, others }) => [first, ...others]));
    const errors = findings.filter(_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isError */ .bJ);
    if (!errors.every((error) => shown.has(error)))
        return 'the first of each code';
    return errors.length === 1 ? 'it' : 'all of them';
}
/** Returns what errors in the site mean for a step that would hand it over to `targets`, of which there are two at most. */
function consequenceFor(targets) {
    const [first, second] = targets;
    if (first === undefined)
        return 'this step fails';
    return second === undefined
        ? `this step fails, and ${first} was not changed`
        : `this step fails, and neither ${first} nor ${second} was changed`;
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
    const place = (0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .sR)(first);
    const preview = previewUrl && place && `${previewUrl}${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_8__/* .percentEncode */ .a)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_8__/* .toBytes */ .ZJ)(place.page))}`;
    const shown = place && (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .addressLink */ .Vr)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(place.page), preview);
    const where = place && (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<br>In ${shown}${place.line}${sourceOf(place, env)}${place.more}.`;
    const mark = `${MARKS[accepted === undefined ? severity : 'accepted']}${first.isNew ? ', new' : ''}`;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${mark} ${rule}${what}${inFull}: ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .sentences */ .hC)((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${message}`)}${near}${reason}${where}${othersInWords(others)}`;
}
function sourceOf({ source }, env) {
    if (source === undefined)
        return undefined;
    const { repository } = (0,_github_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceOf */ .B)(env);
    const address = repository !== undefined && (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isOf */ .yW)(source, repository) ? source.url : undefined;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `: ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)((0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(source.path), address)}${(0,_findings_words_js__WEBPACK_IMPORTED_MODULE_4__/* .lineInWords */ .HD)(source)}`;
}
function othersInWords(others) {
    const [next] = others;
    if (next === undefined)
        return undefined;
    return (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<br>The same for ${(0,_common_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(others.length, 'more address', 'more addresses')} with another number, such as ${(0,_text_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(next.target)}.`;
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

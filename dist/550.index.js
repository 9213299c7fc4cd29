export const id = 550;
export const ids = [550];
export const modules = {

/***/ 3312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readAcceptedFile: () => (/* binding */ readAcceptedFile)
});

// UNUSED EXPORTS: MAX_ENTRIES, readAccepted

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/findings/codes.js
var findings_codes = __webpack_require__(3092);
;// CONCATENATED MODULE: ./lib/findings/accepted/glob.js
/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any characters, `?` for one
 * character but `/`, `**` + `/` after a slash or at the start for any number of folders, none included; `\` takes the
 * meaning from the character after it. All else stands for itself, upper and lower case apart, and a pattern has to match
 * the whole text.
 */
/** Longer ones are refused, in UTF-16 units: twice the longest target that is kept, for each sign of it may be escaped. */
const MAX_GLOB = 2_048;
/** With each of them, a pattern may take longer by the length of the text. */
const MAX_STARS = 8;
/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
function parseGlob(source) {
    if (/^(?:[^\\]|\\.)*\\$/su.test(source))
        return undefined;
    const whole = new RegExp(`^${source.replace(/(?<=^|\/)(?:\*\*+\/)+|\*+|\\?./gsu, expressionFor)}$`, 'su');
    // A pattern is asked about thousands of texts, and most of them begin or end with something else.
    const [start = ''] = /^[^\\*?]*/.exec(source) ?? [];
    const [end = ''] = /[^\\*?/]*$/.exec(source) ?? [];
    return {
        source,
        matches: (text) => text.startsWith(start) && text.endsWith(end) && whole.test(text),
    };
}
function expressionFor(token) {
    if (token === '?')
        return '[^/]';
    if (token === '*')
        return '[^/]*';
    if (token.startsWith('*'))
        return token.endsWith('/') ? '(?:.*/)?' : '.*';
    return RegExp.escape(token.length > 1 && token.startsWith('\\') ? token.slice(1) : token);
}
/** Returns the pattern that matches `text` alone. */
function escapeGlob(text) {
    return text.replace(/[\\*?]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/findings/accepted/read.js








/** A list that nobody keeps in order any more. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 1024 ** 2;
const REQUIRED = ['code', 'target', 'reason'];
const KEYS = ['code', 'target', 'page', 'reason', 'until'];
/** Reads a file of accepted findings. Throws nothing: whatever is wrong with it, the file system included, is among the errors. */
async function readAcceptedFile(path) {
    const refused = (why) => ({ entries: [], errors: [why] });
    try {
        const status = await (0,promises_.stat)(path);
        if (!status.isFile())
            return refused((0,clean/* safe */.gB) `it is not a file`);
        if (status.size > MAX_BYTES)
            return refused((0,clean/* safe */.gB) `its size is ${(0,units/* showSize */.tY)(status.size)}; the limit is ${(0,units/* showSize */.tY)(MAX_BYTES)}`);
        return readAccepted(new TextDecoder('utf-8', { fatal: true }).decode(await (0,promises_.readFile)(path)));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT')
            return refused((0,clean/* safe */.gB) `there is no file ${path}; is the path right? In a workflow, actions/checkout has to run before this step`);
        if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
            return refused((0,clean/* safe */.gB) `it is not UTF-8 text`);
        if (code === 'ENOTDIR')
            return refused((0,clean/* safe */.gB) `a part of this path is a file, not a folder`);
        return refused((0,clean/* safe */.gB) `it cannot be read (${code ?? (0,errors/* errorMessage */.gJ)(error)})`);
    }
}
/** Reads the text of a file of accepted findings. */
function readAccepted(text) {
    // `npm run` prints two such lines before the script's own output. In a list, none can begin like that.
    const reader = new Reader(text.replace(/^> .*$/gm, ''));
    const entries = reader.entries();
    const { errors } = reader;
    return { entries: errors.length === 0 ? entries : [], errors };
}
class Reader {
    errors = [];
    #text;
    #lines = new dist/* LineCounter */.HN();
    constructor(text) {
        this.#text = text;
    }
    entries() {
        const { errors: [error], contents, } = (0,dist/* parseDocument */.Tp)(this.#text, {
            // All scalars are text: dates, numbers and `true` included.
            schema: 'failsafe',
            prettyErrors: false,
            logLevel: 'error',
            lineCounter: this.#lines,
        });
        if (error)
            this.#report(error.pos[0], (0,clean/* safe */.gB) `not valid YAML: ${this.#inWords(error)}`);
        else if ((0,dist/* isSeq */.oP)(contents))
            return this.#entriesOf(contents.items);
        else if (!isEmpty(contents))
            this.#report(contents, (0,clean/* safe */.gB) `expected a list of entries, each beginning with “- code: ”`);
        return [];
    }
    #entriesOf(items) {
        if (items.length <= MAX_ENTRIES)
            return items.flatMap((item) => this.#entry(item) ?? []);
        const found = (0,units/* count */.U9)(items.length, 'entry', 'entries');
        this.#report(items[MAX_ENTRIES], (0,clean/* safe */.gB) `there are ${found}; the limit is ${MAX_ENTRIES}`);
        return [];
    }
    #entry(item) {
        if (!(0,dist/* isMap */.jh)(item))
            return this.#report(item, (0,clean/* safe */.gB) `expected an entry with the keys code, target and reason`);
        for (const { key } of item.items)
            if (!KEYS.includes(String(key)))
                this.#report(key, (0,clean/* safe */.gB) `unknown key “${key}”: expected ${(0,units/* joinWords */.yZ)(KEYS, 'or')}`);
        for (const key of REQUIRED)
            if (!item.has(key))
                this.#report(item, (0,clean/* safe */.gB) `the entry has no ${key}`);
        const code = this.#value(item, 'code', parseCode);
        const target = this.#value(item, 'target', parsePattern);
        const page = this.#value(item, 'page', parsePage);
        const reason = this.#value(item, 'reason', parseReason);
        const until = this.#value(item, 'until', parseDay);
        if (code === undefined || target === undefined || reason === undefined)
            return undefined;
        return { code, target, page, reason, until, line: this.#lineOf(item) };
    }
    /** Returns undefined for what is not given, and for what is reported. */
    #value(entry, key, parse) {
        if (!entry.has(key))
            return undefined;
        const node = entry.get(key, true);
        const refuse = (why) => this.#report(node ?? entry, why);
        if (isEmpty(node))
            return refuse((0,clean/* safe */.gB) `${key} has no value; what begins with #, & or ! needs quotes`);
        if ((0,dist/* isAlias */.Vj)(node))
            return refuse((0,clean/* safe */.gB) `put the value of ${key} in quotes: YAML takes a * at its start for an alias`);
        if (!(0,dist/* isScalar */.jn)(node))
            return refuse((0,clean/* safe */.gB) `the value of ${key} is not text: put it in quotes`);
        return parse(String(node.value), refuse);
    }
    #inWords({ message, pos: [at] }) {
        const line = this.#text.split('\n')[this.#lineOf(at) - 1] ?? '';
        if (/^ *\t/.test(line))
            return 'it is indented with a tab; use spaces';
        if (message.startsWith('Alias cannot'))
            return 'a value that begins with “*” needs quotes';
        if (message.startsWith('Map keys must be unique'))
            return `the entry has two values for ${/^[\w"'-]*/.exec(this.#text.slice(at))?.[0]}`;
        if (message.startsWith('Nested mappings'))
            return 'a value that contains “: ” needs quotes';
        // What may follow is advice for who calls the library.
        return message.split(';', 1)[0] ?? '';
    }
    #report(where, what) {
        this.errors.push((0,clean/* safe */.gB) `line ${this.#lineOf(where)}: ${what}`);
    }
    /** Returns the line, from 1 on, of a node or of an offset in the text. */
    #lineOf(where) {
        const offset = (0,dist/* isNode */.Ll)(where) ? where.range?.[0] : where;
        return this.#lines.linePos(typeof offset === 'number' ? offset : 0).line;
    }
}
/** Is nothing written there? */
function isEmpty(node) {
    return node == null || ((0,dist/* isScalar */.jn)(node) && node.type === 'PLAIN' && node.source === '');
}
function parseCode(text, refuse) {
    const codes = [...findings_codes/* CODES */.Lp];
    const code = codes.find((each) => each === text);
    if (code === undefined) {
        const meant = (0,did_you_mean/* misspelled */.vs)(text, codes);
        const list = meant === undefined ? (0,clean/* safe */.gB) `: docs/check.md lists the codes` : (0,did_you_mean/* didYouMean */.au)(meant);
        return refuse((0,clean/* safe */.gB) `unknown code “${text}”${list}`);
    }
    if ((0,findings_codes/* isOfAcceptance */.Jf)(code))
        return refuse((0,clean/* safe */.gB) `${code} cannot be accepted: change the entry that it names`);
    return (0,findings_codes/* isUnknown */.t8)(code) ? refuse((0,clean/* safe */.gB) `${code} cannot be accepted: what was not answered is not known`) : code;
}
function parsePattern(text, refuse) {
    if (text.length > MAX_GLOB)
        return refuse((0,clean/* safe */.gB) `the pattern is longer than ${MAX_GLOB} characters`);
    if ((text.match(/\*+/g)?.length ?? 0) > MAX_STARS)
        return refuse((0,clean/* safe */.gB) `the pattern “${text}” has more than ${MAX_STARS} “*” or “**”`);
    return parseGlob(text) ?? refuse((0,clean/* safe */.gB) `the pattern “${text}” ends with a \\ that escapes nothing`);
}
function parsePage(text, refuse) {
    if (text === '')
        return refuse((0,clean/* safe */.gB) `page is empty: leave it out, or name pages such as changelog/**`);
    if (text.startsWith('/'))
        return refuse((0,clean/* safe */.gB) `page “${text}” begins with a slash; pages are named as in the report: ${text.slice(1)}`);
    return parsePattern(text, refuse);
}
function parseReason(text, refuse) {
    return text.trim() || refuse((0,clean/* safe */.gB) `reason is empty: say why this is accepted`);
}
function parseDay(text, refuse) {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
    return isDay ? text : refuse((0,clean/* safe */.gB) `until is “${text}”: expected a day such as 2027-03-31`);
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


/***/ })

};

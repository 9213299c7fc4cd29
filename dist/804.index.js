export const id = 804;
export const ids = [804];
export const modules = {

/***/ 9804:
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
// EXTERNAL MODULE: ./lib/did-you-mean.js
var did_you_mean = __webpack_require__(8040);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/check/rules/finding-kinds.js
var finding_kinds = __webpack_require__(8883);
;// CONCATENATED MODULE: ./lib/check/accepted/glob.js
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
    let expression = '';
    let literal = '';
    let stars = 0;
    let hasWildcards = false;
    let isAtFolder = true;
    for (const [token] of source.matchAll(/(?:\*\*+\/)+|\*+|\\?./gsu)) {
        if (token === '\\')
            return undefined;
        if (token.startsWith('*'))
            stars++;
        const wildcard = wildcardOf(token, isAtFolder);
        const sign = token.length > 1 && token.startsWith('\\') ? token.slice(1) : token;
        literal += sign;
        expression += wildcard ?? RegExp.escape(sign);
        hasWildcards ||= wildcard !== undefined;
        isAtFolder = token.endsWith('/');
    }
    // Most patterns have none, and most texts are asked about by each of them.
    if (!hasWildcards)
        return { source, stars, matches: (text) => text === literal };
    const whole = new RegExp(`^${expression}$`, 'su');
    return { source, stars, matches: (text) => whole.test(text) };
}
function wildcardOf(token, isAtFolder) {
    if (token === '?')
        return '[^/]';
    if (token === '*')
        return '[^/]*';
    if (token.startsWith('*'))
        return !token.endsWith('/') ? '.*' : isAtFolder ? '(?:.*/)?' : '.*/';
    return undefined;
}
/** Returns the pattern that matches `text` alone. */
function escapeGlob(text) {
    return text.replace(/[\\*?]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/check/accepted/read.js








/** A list that nobody keeps in order any more. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 1024 ** 2;
/** In UTF-16 units. */
const MAX_REASON = 1_000;
/** How many errors are listed. */
const MAX_ERRORS = 20;
const KEYS = ['code', 'target', 'page', 'reason', 'until'];
/** Reads a file of accepted findings. Whatever is wrong with it, the file system included, is among the errors. */
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
        return refused((0,clean/* safe */.gB) `it cannot be read: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
}
/** Reads the text of a file of accepted findings. Throws nothing, whatever the text. */
function readAccepted(text) {
    const reader = new Reader(text);
    const entries = reader.entries();
    const { errors } = reader;
    if (errors.length === 0)
        return { entries, errors: [] };
    const shown = errors
        .toSorted((a, b) => a.line - b.line)
        .slice(0, MAX_ERRORS)
        .map(({ line, what }) => (0,clean/* safe */.gB) `line ${line}: ${what}`);
    const more = errors.length - shown.length;
    return { entries: [], errors: more > 0 ? [...shown, (0,clean/* safe */.gB) `and ${(0,units/* count */.U9)(more, 'more error')}`] : shown };
}
class Reader {
    errors = [];
    #text;
    #lines = new dist/* LineCounter */.HN();
    constructor(text) {
        // `npm run` prints two such lines before the script's own output. In a list, none can begin like that.
        this.#text = text.replace(/^> .*$/gm, '');
    }
    entries() {
        const [first, second] = (0,dist/* parseAllDocuments */.hR)(this.#text, {
            // All scalars are text: dates, numbers and `true` included.
            schema: 'failsafe',
            prettyErrors: false,
            logLevel: 'error',
            lineCounter: this.#lines,
            // The library compares each key with all others.
            uniqueKeys: false,
        });
        const [error] = [...(first?.errors ?? []), ...(second?.errors ?? [])];
        const list = first?.contents ?? null;
        if (error)
            this.#reportSyntaxError(error.message, error.pos[0]);
        else if (second)
            this.#report(second.contents, (0,clean/* safe */.gB) `a second document begins: one list is expected`);
        else if ((0,dist/* isSeq */.oP)(list))
            return this.#entriesOf(list);
        else if (!isEmpty(list))
            this.#report(list, (0,clean/* safe */.gB) `expected a list of entries, each beginning with “- code: ”`);
        return [];
    }
    #entriesOf(list) {
        const { items } = list;
        if (items.length > MAX_ENTRIES) {
            const what = (0,clean/* safe */.gB) `there are ${(0,units/* count */.U9)(items.length, 'entry', 'entries')}; the limit is ${MAX_ENTRIES}`;
            this.#report(items[MAX_ENTRIES] ?? list, what);
            return [];
        }
        (0,dist/* visit */.YR)(list, { Node: (_, node) => this.#refuseExtras(node) });
        return items.map((item) => this.#entry(item)).filter((entry) => entry !== undefined);
    }
    #entry(item) {
        if (!(0,dist/* isMap */.jh)(item)) {
            this.#report(item, (0,clean/* safe */.gB) `expected an entry with the keys code, target and reason`);
            return undefined;
        }
        const pairs = this.#pairs(item.items);
        for (const key of ['code', 'target', 'reason'])
            if (!pairs.has(key))
                this.#report(item, (0,clean/* safe */.gB) `the entry has no ${key}`);
        const code = this.#value(pairs.get('code'), parseCode);
        const target = this.#value(pairs.get('target'), parsePattern);
        const page = this.#value(pairs.get('page'), parsePage);
        const reason = this.#value(pairs.get('reason'), parseReason);
        const until = this.#value(pairs.get('until'), parseDay);
        if (code === undefined || target === undefined || reason === undefined)
            return undefined;
        return { code, target, page, reason, until, line: this.#lineOf(item) };
    }
    #pairs(pairs) {
        const known = new Map();
        for (const pair of pairs) {
            const key = (0,dist/* isScalar */.jn)(pair.key) ? String(pair.key.value) : '';
            if (!KEYS.some((each) => each === key))
                this.#report(pair.key, (0,clean/* safe */.gB) `unknown key “${key}”: expected ${(0,units/* joinWords */.yZ)(KEYS, 'or')}`);
            else if (known.has(key))
                this.#report(pair.key, (0,clean/* safe */.gB) `the entry has two values for ${key}`);
            else
                known.set(key, pair);
        }
        return known;
    }
    /** Returns undefined for what is not given, and for what is reported. */
    #value(pair, parse) {
        if (pair === undefined)
            return undefined;
        const text = textOf(String(pair.key), pair.value);
        const value = text instanceof Refusal ? text : parse(text);
        if (!(value instanceof Refusal))
            return value;
        this.#report(pair.value ?? pair.key, value.what);
        return undefined;
    }
    /** Such a file has no use for anchors and tags, and what they mean is easily misread. */
    #refuseExtras(node) {
        const [what, sign] = 'anchor' in node && node.anchor ? ['anchors', `&${node.anchor}`] : ['tags', node.tag ?? ''];
        if (sign === '')
            return;
        // It stands in front of what the library takes for the start of the node.
        const at = this.#text.lastIndexOf(sign[0] ?? '', node.range?.[0]);
        const quotes = (0,clean/* safe */.gB) `a value that begins with ${sign[0]} needs quotes`;
        this.#reportAt(at, (0,clean/* safe */.gB) `${what} (${sign}) are not allowed; ${quotes}`);
    }
    #reportSyntaxError(message, at) {
        const line = this.#text.split('\n')[this.#lines.linePos(at).line - 1];
        const isTab = /^ *\t/.test(line ?? '');
        this.#reportAt(at, (0,clean/* safe */.gB) `not valid YAML: ${isTab ? 'it is indented with a tab; use spaces' : message}`);
    }
    #report(node, what) {
        this.#reportAt(node?.range?.[0] ?? 0, what);
    }
    #reportAt(offset, what) {
        this.errors.push({ line: this.#lines.linePos(offset).line, what });
    }
    #lineOf(node) {
        return this.#lines.linePos(node.range?.[0] ?? 0).line;
    }
}
/** What is wrong with a value. */
class Refusal {
    what;
    constructor(what) {
        this.what = what;
    }
}
/** Is nothing written there? */
function isEmpty(node) {
    return node === null || ((0,dist/* isScalar */.jn)(node) && node.type === 'PLAIN' && node.source === '');
}
function textOf(key, node) {
    if (isEmpty(node))
        return new Refusal((0,clean/* safe */.gB) `${key} has no value; what begins with # needs quotes`);
    if ((0,dist/* isScalar */.jn)(node))
        return String(node.value);
    return new Refusal((0,dist/* isAlias */.Vj)(node)
        ? (0,clean/* safe */.gB) `put the value of ${key} in quotes: YAML takes a * at its start for an alias`
        : (0,clean/* safe */.gB) `the value of ${key} is not text: put it in quotes`);
}
function parseCode(text) {
    const codes = [...finding_kinds/* CODES */.Lp];
    const code = codes.find((each) => each === text);
    if (code === undefined) {
        const meant = (0,did_you_mean/* misspelled */.vs)(text, codes);
        const list = meant === undefined ? (0,clean/* safe */.gB) `: docs/check.md lists the codes` : (0,did_you_mean/* didYouMean */.au)(meant);
        return new Refusal((0,clean/* safe */.gB) `unknown code “${text}”${list}`);
    }
    return (0,finding_kinds/* isAcceptable */.Lr)(code)
        ? code
        : new Refusal((0,clean/* safe */.gB) `${code} cannot be accepted: change the entry that it names`);
}
function parsePattern(text) {
    if (text.length > MAX_GLOB)
        return new Refusal((0,clean/* safe */.gB) `the pattern is longer than ${MAX_GLOB} characters`);
    const glob = parseGlob(text);
    if (glob === undefined)
        return new Refusal((0,clean/* safe */.gB) `the pattern “${text}” ends with a \\ that escapes nothing`);
    return glob.stars > MAX_STARS
        ? new Refusal((0,clean/* safe */.gB) `the pattern has more than ${MAX_STARS} wildcards (* or **)`)
        : glob;
}
function parsePage(text) {
    if (text === '')
        return new Refusal((0,clean/* safe */.gB) `page is empty: leave it out, or name pages such as changelog/**`);
    if (text.startsWith('/'))
        return new Refusal((0,clean/* safe */.gB) `page “${text}” begins with a slash; pages are named as in the report: ${text.slice(1)}`);
    return parsePattern(text);
}
function parseReason(text) {
    if (text.trim() === '')
        return new Refusal((0,clean/* safe */.gB) `reason is empty: say why this is accepted`);
    if (text.length > MAX_REASON)
        return new Refusal((0,clean/* safe */.gB) `the reason is longer than ${MAX_REASON} characters`);
    return text.trim();
}
function parseDay(text) {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
    return isDay ? text : new Refusal((0,clean/* safe */.gB) `until is “${text}”: expected a day such as 2027-03-31`);
}


/***/ }),

/***/ 8883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   Lr: () => (/* binding */ isAcceptable)
/* harmony export */ });
/* harmony import */ var _report_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6070);
/**
 * Everything the check can find: one entry each, with its code, its severity and its sentence. The only place where
 * findings are worded.
 */

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
        sentence: 'Nearly all anchors that links to this page use are missing from its HTML; its scripts probably create them.',
    },
    'unchecked-anchors': {
        code: 'broken-anchor',
        severity: 'warning',
        sentence: 'Not checked: {links} to anchors, because the site links to too many different ones, or because their names are too long.',
    },
    'symbol-missing': {
        code: 'broken-asset',
        severity: 'error',
        sentence: 'A page shows this part of an SVG file, but nothing in the file has this id, so nothing is shown.',
    },
    'mixed-content': {
        code: 'mixed-content',
        severity: 'error',
        sentence: 'A page that is served by https loads this by http, which browsers block.',
    },
    'mixed-media': {
        code: 'mixed-content',
        severity: 'notice',
        sentence: 'A page that is served by https loads this by http; only browsers that try https instead show it.',
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
        sentence: 'The search loads files from this folder, which the site does not have: it finds less, or nothing.',
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
        sentence: 'Search engines are told to list pages in a folder that the site does not have. If it is served there, set `base-path`.',
    },
    'preview-missing': {
        code: 'metadata',
        severity: 'warning',
        sentence: 'Link previews of this page show this picture, which {notFound}.',
    },
    'preview-placeholder': {
        code: 'metadata',
        severity: 'warning',
        sentence: 'Link previews of this page ask for a picture on a host that cannot exist: a placeholder was left in.',
    },
    'structured-missing': {
        code: 'metadata',
        severity: 'warning',
        sentence: 'Structured data (JSON-LD) names this address, which {notFound}.',
    },
    'structured-folder-missing': {
        code: 'metadata',
        severity: 'warning',
        sentence: 'Structured data (JSON-LD) names a folder that the site does not have. If the site is served there, set `base-path`.',
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
        sentence: 'The page loads this from another host whenever it is opened; without access to that host, it is missing.',
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
        sentence: 'An import map leads to this address on another host; a script that imports it loads it from there.',
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
        sentence: 'This rule leads every address without a file to {to}, so a wrong address is never answered with 404, and broken links within the site cannot be found.',
    },
    'redirect-catch-all-forced': {
        code: 'redirect-catch-all',
        severity: 'warning',
        sentence: 'This rule leads every address to {to}, also those with a file, so a wrong address is never answered with 404, and broken links within the site cannot be found.',
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
        sentence: 'Apart from its 404 pages, the site has {found}, but the service counted {counted}: unless that includes the 404 pages, some are missing.',
    },
    'page-data-missing': {
        code: 'page-data',
        severity: 'warning',
        sentence: 'The site’s router loads {file} when a reader follows a link to this page. Other pages have theirs, but this is missing, so the browser loads the whole page instead.',
    },
    'no-404-page': {
        code: 'no-404-page',
        severity: 'notice',
        sentence: 'There is no 404.html, so a wrong address shows the default error page of {host}.',
    },
    'no-404-page-home': {
        code: 'no-404-page',
        severity: 'error',
        sentence: 'There is no 404.html, so {host} answers every wrong address with the home page and status 200.',
    },
    'canonical-host': {
        code: 'canonical-host',
        severity: 'warning',
        sentence: 'Search engines are told to list this page under a host other than {domain}.',
    },
    'canonical-example': {
        code: 'canonical-host',
        severity: 'warning',
        sentence: 'Search engines are told to list this page under a host name that is reserved for examples. If the site was exported for that domain, set `domain`.',
    },
    'canonical-placeholder': {
        code: 'canonical-host',
        severity: 'error',
        sentence: 'Search engines are told to list this page under a host that cannot exist: a placeholder was left in.',
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
        sentence: 'This sitemap cannot be read: expected XML with a urlset or a sitemapindex, or text with one address per line.',
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
        sentence: 'This name differs from {other} only in case: Windows and macOS would keep only one of the two.',
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
        sentence: 'The earlier site answered this address with a page, and this site does not.[ The same goes for {others}.]',
    },
    'vanished-page-moved': {
        code: 'vanished-page',
        severity: 'warning',
        sentence: 'The earlier site answered this address with a page that is now at {to}, and this site does not lead there.[ The same goes for {others}.]',
    },
    'vanished-address': {
        code: 'vanished-page',
        severity: 'notice',
        sentence: 'The earlier site answered this address, too, with the page that is still at {to}; this site does not.[ The same goes for {others}.]',
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
        sentence: 'An address in this file has more than 8 KiB, so it was not checked; most servers would refuse it.',
    },
    'unread-frame': {
        code: 'unreadable-file',
        severity: 'notice',
        sentence: 'Frames in this page (`srcdoc`) are nested more than 3 deep; the inner ones were not checked.',
    },
    'unread-names': {
        code: 'unreadable-file',
        severity: 'notice',
        sentence: 'Not checked: {folders}, because symbolic links lead to the same folders under more than 100 names.',
    },
    'unused-acceptance': {
        code: 'unused-acceptance',
        severity: 'notice',
        sentence: 'This entry of the accepted findings (line {line}) matches no {entry}. Correct the entry, or remove it if the problem is gone.',
    },
    'unlisted-pages': {
        code: 'unused-acceptance',
        severity: 'notice',
        sentence: 'This entry of the accepted findings (line {line}) accepts nothing: what it matches occurs on more pages than are listed, so that it is unknown whether all of them match its `page`. Leave `page` out.',
    },
    'ended-acceptance': {
        code: 'ended-acceptance',
        severity: 'notice',
        sentence: 'This entry of the accepted findings (line {line}) ended on {until}; it would accept {findings}. Fix what it names, or give it a new date.',
    },
};
/** Every code there is, each once. */
const CODES = (0,_report_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOf */ .M)(KINDS);
/** Returns the code, severity and sentence of a kind. */
function kindOf(kind) {
    return KINDS[kind];
}
/** What the check says of accepted findings cannot be accepted itself. */
const OF_ACCEPTANCE = new Set(['unused-acceptance', 'ended-acceptance']);
/** Returns whether findings with this code can be accepted. */
function isAcceptable(code) {
    return !OF_ACCEPTANCE.has(code);
}


/***/ }),

/***/ 6070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ codesOf)
/* harmony export */ });
/** Returns the codes of all kinds, each once. */
function codesOf(kinds) {
    return new Set(Object.values(kinds).map(({ code }) => code));
}


/***/ })

};

export const id = 903;
export const ids = [903];
export const modules = {

/***/ 5680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sw: () => (/* binding */ MAX_GLOB),
/* harmony export */   qF: () => (/* binding */ parseGlob),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any characters, `?` for one
 * character but `/`, `**` + `/` after a slash or at the start for any number of folders, none included; `\` takes the
 * meaning from the character after it. All else stands for itself, upper and lower case apart, and a pattern has to match
 * the whole text.
 */
/** Longer ones are refused, in UTF-16 units: twice the longest target that is kept, for each sign of it may be escaped. */
const MAX_GLOB = 2_048;
const SLASH = 0x2f;
/** What a part of a pattern may stand for, besides the character with that code point. */
const ONE = -1;
const NAME = -2;
const ANYTHING = -3;
/** Stands before `FOLDERS`, which may be left out. */
const OPTIONAL = -4;
/** Any characters up to and including a slash. */
const FOLDERS = -5;
/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
function parseGlob(source) {
    const parts = partsOf(source);
    if (parts === undefined)
        return undefined;
    const start = parts.findIndex(isWildcard);
    if (start === -1) {
        const text = String.fromCodePoint(...parts);
        return { source, prefix: text, suffix: '', matches: (other) => other === text };
    }
    const end = parts.findLastIndex(isWildcard) + 1;
    const prefix = String.fromCodePoint(...parts.slice(0, start));
    const suffix = String.fromCodePoint(...parts.slice(end));
    const middle = parts.slice(start, end);
    const inner = longestLiteral(middle);
    return {
        source,
        prefix,
        suffix,
        matches: (text) => text.length >= prefix.length + suffix.length &&
            text.startsWith(prefix) &&
            text.endsWith(suffix) &&
            text.includes(inner) &&
            matchesParts(middle, text.slice(prefix.length, text.length - suffix.length)),
    };
}
/** Returns the pattern that matches `text` alone. */
function escapeGlob(text) {
    return text.replace(/[\\*?]/g, '\\$&');
}
/** Returns the longest text between two wildcards. */
function longestLiteral(parts) {
    let longest = '';
    let literal = '';
    for (const part of parts) {
        literal = isWildcard(part) ? '' : literal + String.fromCodePoint(part);
        if (literal.length > longest.length)
            longest = literal;
    }
    return longest;
}
const isWildcard = (part) => part < 0;
function partsOf(source) {
    const parts = [];
    for (const [token] of source.matchAll(/\*+\/?|\\?./gsu)) {
        if (token === '\\')
            return undefined;
        if (token.startsWith('*'))
            parts.push(...wildcardOf(token, parts.at(-1)));
        else if (token === '?')
            parts.push(ONE);
        else
            parts.push(token.codePointAt(token.length > 1 && token.startsWith('\\') ? 1 : 0) ?? 0);
    }
    return parts;
}
/** `token`: one or more stars, and the slash behind them if there is one. */
function wildcardOf(token, before) {
    const slash = token.endsWith('/') ? [SLASH] : [];
    if (token.length - slash.length === 1)
        return [NAME, ...slash];
    const isAtFolder = before === undefined || before === SLASH || before === FOLDERS;
    return slash.length > 0 && isAtFolder ? [OPTIONAL, FOLDERS] : [ANYTHING, ...slash];
}
/**
 * Follows all ways through the pattern at once (Thompson's construction), each part at most once for each character: no
 * pattern makes it go back.
 */
function matchesParts(parts, text) {
    const reachedAt = new Int32Array(parts.length + 1).fill(-1);
    let step = 0;
    let reached = [];
    const reach = (at) => {
        for (let i = at; reachedAt[i] !== step; i++) {
            reachedAt[i] = step;
            reached.push(i);
            const part = parts[i];
            if (part === OPTIONAL)
                reach(i + 2);
            else if (part !== NAME && part !== ANYTHING)
                return;
        }
    };
    reach(0);
    for (const character of text) {
        const code = character.codePointAt(0);
        const from = reached;
        reached = [];
        step++;
        for (const i of from) {
            const part = parts[i];
            const isLoop = part === ANYTHING || part === FOLDERS || (part === NAME && code !== SLASH);
            if (isLoop)
                reach(i);
            const isPassed = part === code || (part === ONE && code !== SLASH) || (part === FOLDERS && code === SLASH);
            if (isPassed)
                reach(i + 1);
        }
        if (reached.length === 0)
            return false;
    }
    return reachedAt[parts.length] === step;
}


/***/ }),

/***/ 5542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   hW: () => (/* binding */ similarityKey),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
/** Tells a name with a typo from another name: `page-12` is not `page-13` written badly, `export` not `import`. */
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu;
const NUMBER = /^\p{N}/u;
/** Shorter words are compared exactly: `min` is not `max`. */
const MIN_ONE_EDIT = 4;
const MIN_TWO_EDITS = 8;
/** How many edits a name may differ in. */
const MAX_EDITS = 2;
/** Returns the words of a name, numbers included, without what separates them: `readAsync-2` has three. */
function wordsOf(name) {
    return name.normalize('NFC').match(WORD) ?? [];
}
/**
 * Returns a key that two names share if one may be the other with a typo: the first letter of each word, as typos
 * hardly ever change it, and the numbers in full.
 */
function similarityKey(words) {
    return words.map((word) => (NUMBER.test(word) ? word : firstLetter(word))).join(' ');
}
/** Returns how many edits lead from one name to the other; undefined if the two are hardly the same name. */
function editsBetween(a, b) {
    if (a.length !== b.length)
        return undefined;
    let edits = 0;
    for (const [i, word] of a.entries()) {
        const other = b[i] ?? '';
        if (word === other)
            continue;
        edits += editsInWord(word, other);
        if (edits > MAX_EDITS)
            return undefined;
    }
    return edits;
}
const TOO_MANY = Number.POSITIVE_INFINITY;
function editsInWord(a, b) {
    const shorter = Math.min(a.length, b.length);
    if (NUMBER.test(a) || firstLetter(a) !== firstLetter(b) || shorter < MIN_ONE_EDIT)
        return TOO_MANY;
    const most = shorter < MIN_TWO_EDITS ? 1 : MAX_EDITS;
    return Math.abs(a.length - b.length) > most ? TOO_MANY : distance(a, b, most);
}
/**
 * The number of letters to insert, delete, replace, or swap with their neighbour (optimal string alignment, see
 * https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance), or `TOO_MANY` if there are more than `most`.
 */
function distance(a, b, most) {
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        let least = i;
        for (let j = 1; j <= b.length; j++) {
            const isSame = a[i - 1] === b[j - 1];
            let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
            row.push(cost);
            least = Math.min(least, cost);
        }
        if (least > most)
            return TOO_MANY;
        before = last;
        last = row;
    }
    const edits = last[b.length] ?? TOO_MANY;
    return edits > most ? TOO_MANY : edits;
}
/** Typing the wrong case does not make another word. */
function firstLetter(word) {
    return (word[0] ?? '').toLowerCase();
}


/***/ }),

/***/ 8883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   Lr: () => (/* binding */ isAcceptable)
/* harmony export */ });
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6392);
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
        sentence: 'A page loads this file, which is missing: a rule answers with a page instead.',
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
    'redirect-untried': {
        code: 'redirect-invalid',
        severity: 'notice',
        sentence: 'Not checked: {links}, because it would take too long to try them all against so many rules.',
    },
    'redirect-untraced': {
        code: 'redirect-invalid',
        severity: 'notice',
        sentence: 'Not checked: the targets of {rules}, because it would take too long to try so many.',
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
    'vanished-untried': {
        code: 'vanished-page',
        severity: 'notice',
        sentence: 'Not checked: {what}, because the redirect file has too many patterns to try them all against.',
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
        sentence: 'This entry of the accepted findings (line {line}) matches no {entry}.[ The nearest one found is {near}.] Correct the entry, or remove it if the problem is gone.',
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
const CODES = (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOf */ .M)(KINDS);
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

/***/ 6392:
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

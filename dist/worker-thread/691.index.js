export const id = 691;
export const ids = [691];
export const modules = {

/***/ 491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Returns whether a value is what JSON calls an object. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns what a text holds; undefined if it is no JSON. A byte order mark may come before it. */
function parseJson(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ listAnchorNames),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   dq: () => (/* binding */ findWay),
/* harmony export */   je: () => (/* binding */ decodePathname),
/* harmony export */   pg: () => (/* binding */ SOME_PAGE),
/* harmony export */   tb: () => (/* binding */ Addresses),
/* harmony export */   wm: () => (/* binding */ MAX_ADDRESS)
/* harmony export */ });
/* unused harmony export joinPath */
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(365);

const NOWHERE = { kind: 'nowhere' };
/** Stands for the site's own host where its name is not known: nobody's, RFC 6761. */
const UNKNOWN_HOST = 'site.invalid';
/**
 * Browsers open no longer address, in bytes:
 * https://chromium.googlesource.com/chromium/src/+/main/docs/security/url_display_guidelines/url_display_guidelines.md#URL-Length,
 * read 2026-11. Parsing one takes many times its length in memory.
 */
const MAX_ADDRESS = 2 << 20;
/**
 * Characters without a special meaning in any address; with any other, the URL parser is needed.
 */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
/**
 * The home page of a site whose host is not known: a base for addresses of which only a part
 * matters.
 */
const SOME_PAGE = `https://${UNKNOWN_HOST}/`;
/** Most fragments: they name one anchor, as written. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
/** Fragments that browsers leave as they are: https://url.spec.whatwg.org/#fragment-state. */
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@%]*$/;
/** No file name contains this. */
const IN_NO_NAME = '\0';
/**
 * Returns the path of an address decoded. Servers refuse a broken `%` (400), even where a file has
 * that very name.
 */
function decodePathname(pathname) {
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(pathname) ?? `${pathname}${IN_NO_NAME}`;
}
/** Returns such a path as it is shown. */
function showPath(path) {
    if (path.endsWith(IN_NO_NAME))
        return path.slice(0, -1);
    return path;
}
/** Turns addresses as they are written into what they stand for. */
class Addresses {
    #host;
    #basePath;
    /** Decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = domain ?? UNKNOWN_HOST;
        this.#basePath = basePath;
        this.#basePrefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath)) ?? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(basePath);
    }
    /** Returns the base of a file of the site. */
    baseOfFile(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentEncode */ .a)(name)}`,
            folder: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeFolder */ .Cz)(name),
        };
    }
    /**
     * Returns the base that `<base href>` makes of a page's own; the same without one, or if it is
     * unusable.
     */
    baseOfElement(href, page) {
        if (href === undefined)
            return page;
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite(url.pathname) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeFolder */ .Cz)(path) };
    }
    /** Returns what an address stands for. */
    resolve(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NOWHERE;
        if (url.host !== this.#host)
            return { kind: 'elsewhere', host: url.host, url: url.href };
        const path = this.#withinSite(url.pathname);
        if (path === undefined) {
            const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64));
            return { kind: 'outside', path: url.pathname, explicit };
        }
        if (url.search === '')
            return { kind: 'site', path };
        return { kind: 'site', path, query: url.search.slice(1) };
    }
    /**
     * Undefined when it climbs above the site's root, which means different things below a base path.
     */
    #plain(value, folder) {
        if (!value.startsWith('/')) {
            const path = joinPath(folder, value);
            if (path === undefined)
                return undefined;
            return { kind: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { kind: 'site', path: value.slice(this.#basePrefix.length) };
    }
    #withinSite(pathname) {
        const path = decodePathname(pathname);
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        if (`${path}/` === this.#basePrefix)
            return '';
        return undefined;
    }
}
/**
 * Returns the path that a relative one leads to from a folder of a site; undefined if it climbs
 * above the root.
 */
function joinPath(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeFolder */ .Cz)(path.slice(0, -1));
        rest = rest.slice(3);
    }
    if (!rest.includes('./') && !rest.endsWith('.'))
        return path + rest;
    return joinSegments(path, rest.split('/'));
}
function joinSegments(folder, segments) {
    let path = folder;
    const last = segments.length - 1;
    for (const [i, segment] of segments.entries()) {
        if (segment === '.')
            continue;
        if (segment === '..') {
            if (path === '')
                return undefined;
            path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeFolder */ .Cz)(path.slice(0, -1));
        }
        else
            path += i < last ? `${segment}/` : segment;
    }
    return path;
}
/** Returns the way from a folder of a site to a path of it, relative. */
function findWay(path, folder) {
    let up = '';
    let common = folder;
    while (!path.startsWith(common)) {
        common = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeFolder */ .Cz)(common.slice(0, -1));
        up += '../';
    }
    return up + path.slice(common.length);
}
function parseAddress(value, base) {
    if (value.length > MAX_ADDRESS)
        return undefined;
    return URL.parse((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, as strings of
 * bytes; none if the fragment always exists or is left to scripts.
 * https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function listAnchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = asWritten(fragment).split(':~:', 1)[0] ?? '';
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)(plain.replace(/%[0-9a-f]{2}/gi, (code) => (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(code) ?? code));
    if (plain === '' || decoded.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = /^(L?\d+)-L?\d+$/.exec(plain)?.[1];
    if (range === undefined)
        return [plain];
    return [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function asWritten(fragment) {
    if (PLAIN_FRAGMENT.test(fragment))
        return fragment.slice(1);
    return parseAddress(fragment, SOME_PAGE)?.hash.slice(1) ?? '';
}


/***/ }),

/***/ 805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ walkJson),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _common_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(491);
/**
 * Reads JSON that others wrote: in time and memory proportional to its length, however deep it is.
 */

/** What is nested deeper is not looked at. */
const MAX_DEPTH = 32;
/** Longer strings, in characters, are no addresses. */
const MAX_STRING = 8_192;
/**
 * What begins a value or separates two; a number, `true`, `false` and `null` are one as a whole.
 */
const TOKEN = /["{}[\],]|[^\s"{}[\],:]+/g;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/**
 * Calls `visit` for each value in JSON, in the order of the text; `at` is its offset, `value` what
 * it is if it is a string. The path is only valid during the call. Returns whether the text is
 * JSON, and whether all of it was visited, or what nests deeper than `MAX_DEPTH` was left out. If
 * it is not JSON, nothing is visited.
 */
function walkJson(text, visit) {
    if ((0,_common_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text) === undefined)
        return 'no JSON';
    const walk = new JsonWalk(text.replace(/^\uFEFF/, ' '), visit);
    if (walk.read() > MAX_DEPTH)
        return 'read in part';
    return 'read';
}
class JsonWalk {
    #json;
    #visit;
    #path = [];
    #isList = [];
    #depth = 0;
    #deepest = 0;
    #isKeyNext = false;
    /** `json`: text that is JSON. */
    constructor(json, visit) {
        this.#json = json;
        this.#visit = visit;
    }
    /** Visits all values that are not nested too deep. Returns how deep they are nested. */
    read() {
        const tokens = new RegExp(TOKEN);
        for (let token = tokens.exec(this.#json); token !== null; token = tokens.exec(this.#json)) {
            switch (token[0]) {
                case '{':
                case '[':
                    this.#open(token.index);
                    break;
                case '}':
                case ']':
                    this.#close();
                    break;
                case ',':
                    this.#next();
                    break;
                case '"':
                    tokens.lastIndex = this.#string(token.index);
                    break;
                default:
                    if (this.#isRead)
                        this.#visit(this.#path, token.index);
            }
        }
        return this.#deepest;
    }
    get #isRead() {
        return this.#depth <= MAX_DEPTH;
    }
    #open(at) {
        if (this.#isRead)
            this.#visit(this.#path, at);
        this.#depth++;
        this.#deepest = Math.max(this.#deepest, this.#depth);
        if (!this.#isRead)
            return;
        const isList = this.#json[at] === '[';
        this.#isList.push(isList);
        this.#isKeyNext = !isList;
        this.#path.push('0');
    }
    #close() {
        this.#depth--;
        if (this.#depth >= MAX_DEPTH)
            return;
        this.#isList.pop();
        this.#path.pop();
    }
    #next() {
        if (!this.#isRead)
            return;
        this.#isKeyNext = this.#isList.at(-1) === false;
        if (!this.#isKeyNext)
            this.#path.push(String(Number(this.#path.pop()) + 1));
    }
    /** Reads the key or value that begins at an offset. Returns where it ends. */
    #string(at) {
        const end = endOfString(this.#json, at);
        const isKey = this.#isKeyNext;
        this.#isKeyNext = false;
        if (!this.#isRead)
            return end;
        const value = end - at <= MAX_STRING ? JSON.parse(this.#json.slice(at, end)) : undefined;
        if (isKey)
            this.#path[this.#path.length - 1] = value ?? '';
        else if (value !== undefined)
            this.#visit(this.#path, at, value);
        return end;
    }
}
/** Returns the offset behind the string that starts at `at`, in text that is JSON. */
function endOfString(json, at) {
    let end = at + 1;
    for (; json.charCodeAt(end) !== QUOTE; end++)
        if (json.charCodeAt(end) === BACKSLASH)
            end++;
    return end + 1;
}


/***/ }),

/***/ 153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Nh: () => (/* binding */ asAsked),
/* harmony export */   Zs: () => (/* binding */ byNameOfEitherForm),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   u: () => (/* binding */ mergeSlashes)
/* harmony export */ });
/** Both `/x` and `/x/` are shown where they are. */
const asAsked = (path) => path;
/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}
/** Returns the first of the files that is there. */
function firstOf(lookup, names) {
    for (const name of names) {
        const file = lookup(name);
        if (file !== undefined)
            return { file };
    }
    return undefined;
}
/**
 * `/x` is `x`, `x.html` or `x/index.html`, whichever is there first; `/x/` is `x/index.html` alone.
 */
const byName = (path, lookup) => {
    const name = path.slice(1);
    if (name === '' || name.endsWith('/'))
        return firstOf(lookup, [`${name}index.html`]);
    return firstOf(lookup, [name, `${name}.html`, `${name}/index.html`]);
};
/** The same, but `/x/` is also `x.html`. */
const byNameOfEitherForm = (path, lookup, place) => {
    const found = byName(path, lookup, place);
    if (found !== undefined || path === '/' || !path.endsWith('/'))
        return found;
    return firstOf(lookup, [`${path.slice(1, -1)}.html`]);
};


/***/ }),

/***/ 306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dT: () => (/* binding */ ServedSite)
});

// UNUSED EXPORTS: listAddressForms, listRedirectFiles

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(365);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(198);
// EXTERNAL MODULE: ./lib/web/tree.js + 1 modules
var tree = __webpack_require__(955);
// EXTERNAL MODULE: ./lib/web/host/hosts/find-file.js
var find_file = __webpack_require__(153);
;// CONCATENATED MODULE: ./lib/web/host/hosts/host-rules.js
/** What there is to know of a host: one file in `hosts` for each. */

/** What most hosts have in common. */
const USUAL = {
    findFile: find_file/* byName */.nG,
    endOf: undefined,
    redirectFile: undefined,
    dropsDotFiles: 'none',
    reads: [],
    mergesSlashes: true,
    services: undefined,
    keeps: [],
    adds: [],
    missing: 'own-page',
    servesWhatItReads: false,
    offline: false,
    isSecure: true,
    siteBytes: [],
    fileBytes: [],
    files: [],
    filesInFolder: [],
};
/** In bytes. */
const MIB = 1 << 20;
/** Each returns a limit of its severity. */
const error = (max, of) => ({ severity: 'error', max, of });
const warning = (max, of) => ({ severity: 'warning', max, of });

// EXTERNAL MODULE: ./lib/common/json.js
var common_json = __webpack_require__(491);
;// CONCATENATED MODULE: ./lib/web/host/redirects/patterns.js
/** Which paths a rule of a redirect file is about. */

/** An address that a rule with wildcards is about, and that no page has. */
const SAMPLE = 'no-page-has-this-name';
/** What wildcards usually stand for: any text, and the text of one segment. */
const matchAnything = (name) => ({ regex: '(.*)', name });
const matchSegment = (name) => ({ regex: '([^/]+)', name });
/**
 * Returns the pattern of parts, of which strings are taken as they are. Of groups with one name,
 * the first counts.
 */
function buildPattern(parts, folder) {
    const sources = parts.map(toRegexSource);
    const isWildcard = (part) => typeof part !== 'string';
    const firstWildcard = parts.findIndex(isWildcard);
    const regex = new RegExp(`^${sources.join('')}$`, 's');
    return {
        regex,
        names: parts.filter(isWildcard).map(({ name }) => name),
        prefix: parts.slice(0, firstWildcard).join(''),
        folder,
        degree: measureDegree(regex),
    };
}
function toRegexSource(part) {
    return typeof part === 'string' ? escapeRegex(part) : part.regex;
}
/** Returns every path that begins in this way. */
function matchAllBelow(prefix) {
    return { pattern: buildPattern([prefix, matchAnything('*')]) };
}
/**
 * Returns how many parts of an expression may each end anywhere in a text, as far as can be seen;
 * infinite where what is repeated can be read in several ways. A wildcard behind a slash that takes
 * none ends at the next one.
 */
function measureDegree({ source }) {
    let rest = source
        .replace(/\\./gs, (sign) => (sign === '\\/' ? '/' : '.'))
        .replace(/\[\^\/\]/g, '~')
        .replace(/\[[^\]]*\]/g, '.')
        .replace(/(?<!\))\{\d{1,2}\}/g, '')
        .replace(/(\/(?:\((?:\?:)?)*)~\+\??/g, '$1.');
    for (let before = ''; before !== rest;) {
        before = rest;
        rest = rest.replace(INNERMOST, (group, inner, repeated) => {
            if (isClear(inner))
                return `.${repeated}`;
            return repeated === '' ? '.?' : group;
        });
    }
    if (/\)[*+{]/.test(rest))
        return Number.POSITIVE_INFINITY;
    return (rest.match(/[*+{]/g) ?? []).length;
}
/** A group in which nothing is repeated, and what repeats the group. */
const INNERMOST = /\((?:\?(?:<?[=!]|:|<\w+>))?([^()*+{]*)\)([*+{]?)/g;
/** Is there one way only to read what a group fits? */
function isClear(inner) {
    const starts = inner.split('|').map((each) => each.charAt(0));
    const areApart = new Set(starts).size === starts.length && starts.every((start) => /[^.~]/.test(start));
    return !inner.includes('?') && (areApart || starts.length === 1);
}
/** How many ways to fit a path are tried, roughly: some hundred milliseconds. */
const MAX_TRIES = 2e8;
function escapeRegex(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
const NO_CAPTURES = new Map();
/** Is a path, decoded, one of those that a source is about, or may it be? */
function isAbout(source, path) {
    return match(source, [path]) !== undefined;
}
/**
 * Returns what a source finds in the first of the `keys` that fits, the forms of one path;
 * undefined if none does, and `untried` if that would take too long to find out.
 */
function match(source, keys) {
    if ('exact' in source)
        return keys.includes(source.exact) ? NO_CAPTURES : undefined;
    const { regex, names, prefix, degree } = source.pattern;
    const possible = keys.filter((key) => key.startsWith(prefix));
    if (possible.some((key) => key.length ** degree > MAX_TRIES))
        return 'untried';
    const found = possible.map((key) => regex.exec(key)).find((each) => each !== null);
    if (found === undefined)
        return undefined;
    const captures = new Map();
    for (const [i, name] of names.entries())
        if (!captures.has(name))
            captures.set(name, found[i + 1] ?? '');
    return captures;
}
/**
 * Returns a path of a redirect file (ordinary text) as addresses are compared: decoded, as a string
 * of bytes.
 */
function decodePath(path) {
    const bytes = (0,byte_strings/* toBytes */.ZJ)(path);
    return (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/problems.js
/** What there is to say of the lines of a redirect file. */

/** Returns whether what was read is a problem. */
function isProblem(read) {
    return 'kind' in read;
}
const problem = (kind) => (message, source) => {
    if (source === undefined)
        return { kind, message };
    return { kind, message, source };
};
/**
 * Each returns a problem of its kind; with `source`, what is unread is about none but these
 * addresses.
 */
const ignored = problem('ignored');
const invalid = problem('invalid');
const overLimit = problem('over-limit');
const unread = problem('unread');
/**
 * Returns what a host understands of a redirect file, and the check does not. A rule that fits an
 * address that nobody has thought of is about any.
 */
function collectUnread(problems) {
    const all = problems.filter(({ kind }) => kind === 'unread');
    const sources = [];
    const anywhere = [];
    for (const one of all) {
        const isSome = one.source !== undefined && !isAbout(one.source, `/${SAMPLE}`);
        if (isSome)
            sources.push(one.source);
        else
            anywhere.push(one);
    }
    return {
        /** Where rules may answer that are about some addresses alone. */
        sources,
        /** The first rule that may be about any address. */
        anywhere: anywhere[0],
    };
}
/** With more, a path of usual length takes too long to try. */
const MAX_DEGREE = 4;
/**
 * Returns what there is to say of a rule whose pattern may take minutes to try, as written in
 * `from`.
 */
function findCostlyPattern(source, from) {
    if ('exact' in source || source.pattern.degree <= MAX_DEGREE)
        return undefined;
    const message = `The check does not try the pattern ${quote(from)}, which could take minutes.`;
    return unread(message, matchAllBelow(source.pattern.prefix));
}
/**
 * Returns a line or a name of a foreign file as a message quotes it: not longer than a reader
 * wants.
 */
function quote(text) {
    return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``;
}

// EXTERNAL MODULE: ./lib/web/address.js
var address = __webpack_require__(986);
;// CONCATENATED MODULE: ./lib/web/host/redirects/steps.js
/** How a host answers one request: by its files, by a rule, or by what is at another address. */


/** Returns the step that an answer without rules is, after `rule` if one has led to it. */
function toStep(answer, rule) {
    if (answer === undefined)
        return { kind: 'missing', rule };
    if (answer === 'service')
        return { kind: 'undecided', rule };
    if ('file' in answer)
        return { kind: 'file', file: answer.file, rule };
    return { kind: 'redirect', to: (0,byte_strings/* percentEncode */.a)(answer.redirect), rule };
}
/**
 * Returns where an address in a redirect leads from `path`. `domain` is the site's own, if it is
 * known.
 */
function readDestination(to, path, domain) {
    const own = domain ?? address/* UNKNOWN_HOST */.IZ;
    const url = URL.parse(to, `https://${own}${(0,byte_strings/* percentEncode */.a)(path)}`);
    if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
        return { kind: 'outside', url: to };
    return { kind: 'inside', path: (0,address/* decodePathname */.je)(url.pathname), query: url.search.slice(1) };
}
/** Returns the step of a host that answers with what is at another address, without a redirect. */
function answerRewrite(to, path, files, domain, rule) {
    const target = readDestination(to, path, domain);
    // What the host fetches from elsewhere is answered as well as what browsers do.
    if (target.kind === 'outside')
        return { kind: 'redirect', to, rule };
    return toStep(files(target.path), rule);
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/follow.js
/**
 * What a host answers an address with, the rules of its redirect file applied and its redirects
 * followed.
 */



/** A host that reads no redirect file, or a site without one. */
const NO_REDIRECTS = toRedirects({
    rules: [],
    problems: [],
    domain: undefined,
    steps: ({ path }, files) => [toStep(files(path))],
});
/** Returns what a redirect file says, and what of it is not read. */
function toRedirects(read) {
    return { ...read, unread: collectUnread(read.problems) };
}
/**
 * Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11.
 */
const MAX_REDIRECTS = 20;
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32;
/** Does a visitor who follows a link get what they asked for, as far as can be known? */
function isAnswered(outcome) {
    if (outcome.kind === 'status')
        return outcome.status < 400;
    return outcome.kind === 'file' || outcome.kind === 'outside' || outcome.kind === 'undecided';
}
/** Returns what the host answers a request with in the end. */
function follow({ steps, unread, domain }, files, request) {
    let cases = 0;
    return ask(request, [], []);
    function ask(asked, visited, used) {
        const seen = visited.indexOf(asked.path);
        if (seen !== -1)
            return { kind: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { kind: 'loop', paths: visited, used };
        let answer;
        for (const step of steps(asked, files)) {
            const other = take(step, asked, visited, used);
            cases++;
            const isOpen = answer !== undefined && (cases > MAX_CASES || !areAlike(answer, other));
            if (isOpen)
                return { kind: 'undecided', used: other.used };
            answer = other;
        }
        const end = answer ?? { kind: 'missing', path: asked.path, used };
        const isOpen = !isAnswered(end) && unread.sources.some((source) => isAbout(source, asked.path));
        if (isOpen)
            return { kind: 'undecided', used: end.used };
        return end;
    }
    function take(step, asked, visited, before) {
        const { path, query } = asked;
        const used = step.rule === undefined ? before : [...before, step.rule];
        if (step.kind === 'missing')
            return { kind: 'missing', path, used };
        if (step.kind === 'file')
            return { ...step, path, used };
        if (step.kind !== 'redirect')
            return { ...step, used };
        const target = readDestination(step.to, path, domain);
        if (target.kind === 'outside')
            return { kind: 'outside', url: target.url, used };
        return ask({ path: target.path, query: target.query || query }, [...visited, path], used);
    }
}
/** Either way the same file, or either way none. */
function areAlike(a, b) {
    if (a.kind === 'file' && b.kind === 'file')
        return a.file === b.file;
    return isAnswered(a) === isAnswered(b);
}

// EXTERNAL MODULE: ./lib/web/documents/json.js
var json = __webpack_require__(805);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rules.js
/** Rules of a host's own redirect file, whatever the host, and which of them fit an address. */


/**
 * Returns the rules among the items of a file, and adds to `problems` what is wrong with the
 * others.
 */
function readRules(items, problems, read) {
    return items.flatMap(([line, item]) => {
        const found = read(item);
        if (found === undefined)
            return [];
        if ('action' in found)
            return [{ ...found, line }];
        problems.push({ ...found, line });
        return [];
    });
}
/** Returns the lines of a `_redirects` file, apart from comments. */
function listLines(file) {
    const lines = file.split('\n').map((line, i) => [i + 1, line.trim()]);
    return lines.filter(([, line]) => line !== '' && !line.startsWith('#'));
}
/** Finds the rules that fit a path, in their order, and tries only those that begin like it. */
class RuleIndex {
    /**
     * Rules without wildcards by their path; the others by a `*` and the first segment of their
     * pattern, if that is fixed.
     */
    #byStart;
    constructor(rules) {
        this.#byStart = Map.groupBy(rules.entries(), ([, { source }]) => 'exact' in source ? source.exact : `*${firstSegmentOf(source.pattern)}`);
    }
    /** Yields the rules that fit any of the `keys`, the forms of one path. */
    *matches(keys) {
        const starts = new Set(['*', ...keys.flatMap((key) => [key, `*${key.split('/', 2)[1] ?? ''}`])]);
        const lists = [...starts]
            .flatMap((start) => [this.#byStart.get(start) ?? []])
            .filter((list) => list.length > 0);
        // Sorting thousands of rules for each address would take longer than trying the first of them.
        const possible = lists.length === 1 ? lists.flat() : lists.flat().sort(([a], [b]) => a - b);
        for (const [position, rule] of possible) {
            const captures = match(rule.source, keys);
            if (captures !== undefined)
                yield { rule, captures, position };
        }
    }
}
/** Returns `docs` for `/docs/*`, and nothing for `/docs*`. */
function firstSegmentOf({ prefix, folder = prefix }) {
    const end = folder.indexOf('/', 1);
    if (end === -1)
        return '';
    return folder.slice(1, end);
}
/**
 * No answer of a host is longer; without a bound, a rule could ask for gigabytes. In characters.
 */
const MAX_TARGET = 65_536;
/**
 * Puts what was captured into a target, letter by letter: `:id` is also found in `:idea`. Undefined
 * if that is not known, or longer than any host would send.
 */
function expandTarget(to, captures) {
    if (captures === 'untried')
        return undefined;
    let result = to;
    for (const [name, captured] of captures) {
        const value = (0,byte_strings/* percentEncode */.a)(captured);
        const parts = result.split(`:${name}`);
        if (result.length + (parts.length - 1) * value.length > MAX_TARGET)
            return undefined;
        result = parts.join(value);
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/json-file.js
/** JSON files of hosts, with the lines of the items of their lists. */





/**
 * Returns a file that holds a JSON object, or what is wrong with it. `refused`: what its host does
 * if it holds none.
 */
function readJsonFile(file, refused) {
    const text = file.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return invalid(`The file is no JSON, and ${refused}: ${error.message}.`);
    }
    if (!(0,common_json/* isObject */.G)(value))
        return invalid(`The file is no JSON object, and ${refused}.`);
    const lines = linesOfItems(text);
    // Whatever walks over the value later on may do so by recursion: `JSON.stringify` does.
    if (lines === undefined)
        return invalid(`The file is nested more than ${json/* MAX_DEPTH */.l} levels deep, so that it cannot be read.`);
    return { value, lineOf: (key, index) => lines.get(key)?.[index] ?? 1 };
}
/**
 * Returns the rules in a list at the top level of a file, and adds to `problems` what is wrong with
 * the others. `read` returns undefined for an item that is about something else.
 */
function readRuleList({ value, lineOf }, key, problems, read) {
    const { [key]: list = [] } = value;
    if (!Array.isArray(list)) {
        problems.push(invalid(`\`${key}\` has to be a list.`));
        return [];
    }
    const items = list.map((item, i) => [lineOf(key, i), item]);
    return readRules(items, problems, read);
}
/**
 * Returns the lines of the items of each list at the top level; undefined if the text, which is
 * JSON, is nested too deep.
 */
function linesOfItems(text) {
    const lines = new Map();
    const lineAt = (0,line_counter/* makeLineCounter */.F)(text);
    const outcome = (0,json/* walkJson */.g)(text, ([key = '', index], at) => {
        const items = lines.get(key);
        // Of a key that is there twice, the last one counts.
        if (index === undefined || items === undefined)
            lines.set(key, []);
        else
            items[Number(index)] ??= lineAt(at) + 1;
    });
    if (outcome === 'read')
        return lines;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/staticwebapp-config.js
/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the
 * emulator `@azure/static-web-apps-cli` 2.0.10. Where the two contradict each other, the manual
 * counts, and what the emulator would do is not ruled out.
 */







/** The file's name. */
const CONFIG = 'staticwebapp.config.json';
/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11;
 * what happens above it: https://github.com/Azure/static-web-apps/issues/1452.
 */
const MAX_CONFIG_BYTES = 20 * 1024;
const REFUSES = 'Azure Static Web Apps refuses the site';
/**
 * Returns what a `staticwebapp.config.json` (ordinary text) means. `domain` is the site's own, if
 * it is known.
 */
function parseAzure(file, domain) {
    const problems = [];
    const isTooLarge = Buffer.byteLength(file) > MAX_CONFIG_BYTES;
    if (isTooLarge)
        problems.push(invalid(`${REFUSES}: the file is larger than the 20 KB that it takes.`));
    const json = readJsonFile(file, REFUSES);
    if (isProblem(json))
        return { ...NO_REDIRECTS, problems: [...problems, json] };
    const earlier = new Map();
    const rules = readRuleList(json, 'routes', problems, (route) => {
        // Of thousands of routes, comparing each with each would take long.
        const refusal = isTooLarge ? undefined : findRefusal(route, earlier);
        return refusal ?? readRoute(route);
    });
    const fallback = readFallback(json.value.navigationFallback, problems);
    const { page, redirect } = splitOverride(readOverride(json.value.responseOverrides));
    return toRedirects({
        rules,
        problems,
        domain,
        steps: openSteps(rules, fallback, domain),
        trailingSlash: readTrailingSlash(json.value.trailingSlash),
        fallback: fallback?.rule ?? redirect,
        errorPage: page,
    });
}
/** Returns an override as the page that comes with a status such as 404, or as what is instead. */
function splitOverride(override) {
    if (override === undefined)
        return {};
    if (override.status >= 400)
        return { page: { ...override, action: 'status' } };
    return { redirect: override };
}
function openSteps(rules, fallback, domain) {
    const index = new RuleIndex(rules);
    return steps;
    /** The first route that fits comes before all files. */
    function* steps({ path }, files) {
        for (const { rule } of index.matches([path, toggleSlash(path), addIndex(path)])) {
            const fit = fitOf(rule, path);
            if (fit === 'none' || isPassedBy(rule, path, files))
                continue;
            if (rule.isConditional)
                return yield { kind: 'undecided', rule };
            yield apply(rule, path, files);
            if (fit === 'certain')
                return;
        }
        yield readStored(path, files);
    }
    /** Does the host go on to the next rule, although this one fits? */
    function isPassedBy(rule, path, files) {
        // Of logins, one can be switched off, by a rule for it alone: `doesRequestPathMatchRoute` of
        // the emulator.
        const canBeOff = 'exact' in rule.source && rule.status >= 400;
        if (!canBeOff && LOGIN.test(path) && files(path) === 'service')
            return true;
        // The emulator goes on to the next rule when one leads to where it is.
        if (rule.action !== 'redirect')
            return false;
        const destination = readDestination(rule.to, path, domain);
        return destination.kind === 'inside' && destination.path === path;
    }
    function apply(rule, path, files) {
        const { action, status, to } = rule;
        if (action === 'redirect')
            return { kind: action, to, rule };
        if (status >= 400)
            return { kind: 'status', status, rule };
        if (action === 'status')
            return readStored(path, files, rule);
        const destination = readDestination(addRoot(to), path, domain);
        if (destination.kind === 'outside')
            return { kind: 'undecided', rule };
        return readStored(destination.path, files, rule);
    }
    /**
     * What is in the host's storage, or replaces it. A page for all that is missing says nothing
     * about this address.
     */
    function readStored(path, files, rule) {
        // `isSWAConfigFileUrl` of the emulator.
        if (path.endsWith(`/${CONFIG}`))
            return { kind: 'missing', rule };
        const answer = files(path);
        if (answer !== undefined || fallback === undefined)
            return toStep(answer, rule);
        const isExcluded = fallback.excluded.some((source) => fits(source, [path, addIndex(path)]));
        const destination = readDestination(addRoot(fallback.rule.to), '/', undefined);
        if (isExcluded || destination.kind === 'outside')
            return toStep(undefined, rule);
        const found = files(destination.path);
        return toStep(found, found === undefined ? rule : fallback.rule);
    }
}
function fits(source, paths) {
    return match(source, paths) !== undefined;
}
/** Returns how sure it is that a rule fits a path, if it fits the path in one of its forms. */
function fitOf({ source }, path) {
    const isLikely = fits(source, [path, addIndex(path)]);
    // `/calendar/*` and `/calendar`: the manual says that it does not fit, the emulator that it does.
    if ('pattern' in source) {
        if (!isLikely)
            return 'none';
        return fits(source, [path]) ? 'certain' : 'unsure';
    }
    // `/a` and `/a/` are one route to the service, and two to the emulator.
    return isLikely ? 'certain' : 'unsure';
}
function readTrailingSlash(value) {
    if (value === 'always' || value === 'never' || value === 'auto')
        return value;
    return undefined;
}
/**
 * Returns why the host refuses the site because of a route, if so: no other may be about the same
 * addresses before it, whether with a slash at the end
 * (https://github.com/richlander/dotnet-inspect/pull/4634 and 5318), or by a `*`
 * (https://github.com/Azure/static-web-apps/issues/242, 615 and 1230), all read 2026-11. Routes for
 * different methods are different ones, as in the manual's own example.
 */
function findRefusal(route, earlier) {
    if (!(0,common_json/* isObject */.G)(route) || typeof route.route !== 'string')
        return undefined;
    const methods = inOneWord(route.methods);
    const routes = earlier.get(methods) ?? { byKey: new Map(), wildcards: [] };
    earlier.set(methods, routes);
    const from = route.route;
    const key = keyOfRoute(from);
    const same = routes.byKey.get(key);
    const found = `${REFUSES}: the route ${quote(from)} comes`;
    if (same !== undefined)
        return invalid(`${found} twice, the first time as ${quote(same)}.`);
    const covering = routes.wildcards.find((wildcard) => from.startsWith(wildcard.slice(0, -1)));
    if (covering !== undefined)
        return invalid(`${found} after ${quote(covering)}, which covers it.`);
    routes.byKey.set(key, from);
    if (from.endsWith('*'))
        routes.wildcards.push(from);
    return undefined;
}
/** Returns what two routes have in common that are about the same addresses to the host. */
function keyOfRoute(route) {
    if (route.length > 1 && route.endsWith('/'))
        return route.slice(0, -1);
    return route;
}
function inOneWord(methods) {
    if (!Array.isArray(methods))
        return '';
    return [...new Set(methods.map((method) => String(method).toUpperCase()))].sort().join(' ');
}
/** What a route can look like. */
const FORM = 'it has to begin with `/`, and `*` can only be at its end, or before extensions such as `*.{png,jpg}`';
/** Returns undefined for a route that is about other requests than those of a link. */
function readRoute(route) {
    if (!(0,common_json/* isObject */.G)(route) || typeof route.route !== 'string')
        return invalid('A route has to be an object with a `route`.');
    const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return undefined;
    if (redirect !== undefined && rewrite !== undefined)
        return invalid(`The route ${quote(from)} has both a \`redirect\` and a \`rewrite\`.`);
    const source = readPath(from);
    if (source === undefined)
        return ignored(`The route ${quote(from)} matches no address: ${FORM}.`);
    const status = typeof statusCode === 'number' ? statusCode : undefined;
    // Without a login, a route for other roles than everybody's is answered with 401.
    const isConditional = Array.isArray(allowedRoles) && allowedRoles.length > 0 && !allowedRoles.includes('anonymous');
    const common = { from, isForced: true, isConditional, source };
    if (typeof redirect === 'string')
        return { ...common, to: redirect, action: 'redirect', status: status === 301 ? 301 : 302 };
    if (typeof rewrite === 'string')
        return { ...common, to: rewrite, action: 'rewrite', status: status ?? 200 };
    return { ...common, to: '', action: 'status', status: status ?? 200 };
}
/** Undefined for a pattern that the host does not take; the emulator also takes `*.png`. */
function readPath(route) {
    if (!/^[/*]/.test(route))
        return undefined;
    const path = route.replace(/^\*/, '/*');
    const at = path.indexOf('*');
    if (at === -1)
        return { exact: decodePath(path) };
    const before = decodePath(path.slice(0, at));
    const after = path.slice(at + 1);
    if (after === '') {
        const folder = before.endsWith('/') ? before : undefined;
        return { pattern: buildPattern([before, matchAnything('*')], folder) };
    }
    const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after);
    if (endings === null)
        return undefined;
    const [, one, several = one] = endings;
    const choice = String(several).replaceAll(',', '|');
    const ending = { regex: `\\.(${choice})`, name: 'ending' };
    return { pattern: buildPattern([before, matchAnything('*'), ending]) };
}
function readFallback(value, problems) {
    if (!(0,common_json/* isObject */.G)(value) || typeof value.rewrite !== 'string')
        return undefined;
    const excluded = [];
    for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
        const source = typeof pattern === 'string' ? readPath(pattern) : undefined;
        const written = `${quote(String(pattern))} in \`navigationFallback.exclude\``;
        if (source === undefined)
            problems.push(ignored(`${written} matches no address.`));
        else
            excluded.push(source);
    }
    return { excluded, rule: makeRuleForAll('navigationFallback', value.rewrite, 'rewrite', 200) };
}
/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value) {
    const found = (0,common_json/* isObject */.G)(value) ? value['404'] : undefined;
    if (!(0,common_json/* isObject */.G)(found))
        return undefined;
    const from = 'responseOverrides 404';
    if (typeof found.redirect === 'string')
        return makeRuleForAll(from, found.redirect, 'redirect', 302);
    if (typeof found.rewrite !== 'string')
        return undefined;
    const { rewrite, statusCode: status } = found;
    return makeRuleForAll(from, rewrite, 'rewrite', typeof status === 'number' ? status : 404);
}
function makeRuleForAll(from, to, action, status) {
    const source = { pattern: buildPattern(['/', matchAnything('*')], '/') };
    return { line: 1, from, to, action, status, isForced: false, isConditional: false, source };
}
const LOGIN = /^\/\.auth(?:\/|$)/;
/** `/profile/index.html` is also the rule for `/profile` and `/profile/`. */
function addIndex(path) {
    if (path.includes('.'))
        return path;
    if (path.endsWith('/'))
        return `${path}index.html`;
    return `${path}/index.html`;
}
function toggleSlash(path) {
    if (path === '/')
        return path;
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return `${path}/`;
}
function addRoot(to) {
    if (to.startsWith('/'))
        return to;
    return `/${to}`;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/azure-static-web-apps.js




/**
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read
 * 2026-11.
 */
const azureEnd = (path, page, trailingSlash) => {
    const [stem, isFolder] = [`/${(0,page_names/* takeStem */.ln)(page)}`, (0,page_names/* isIndexPage */.sf)(page)];
    if (trailingSlash === undefined && isFolder)
        return path;
    if (trailingSlash === 'always' || (trailingSlash === 'auto' && isFolder))
        return `${stem}/`;
    return stem;
};
const AZURE_STATIC_WEB_APPS = {
    ...USUAL,
    title: 'Azure Static Web Apps',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11.
    findFile: find_file/* byNameOfEitherForm */.Zs,
    endOf: azureEnd,
    // https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11.
    redirectFile: { name: CONFIG, parse: parseAzure },
    // Logins and APIs:
    // https://learn.microsoft.com/en-us/azure/static-web-apps/authentication-authorization, read
    // 2026-11.
    services: /^\/(?:\.auth|api|data-api)(?:\/|$)/,
    reads: [CONFIG],
    // https://github.com/Azure/static-web-apps/issues/782.
    files: [error(15_000, 'the 15,000 that Azure Static Web Apps allows on any plan')],
    // https://learn.microsoft.com/en-us/azure/static-web-apps/quotas, read 2026-11; the service
    // itself says 524288000 bytes.
    siteBytes: [
        error(500 * MIB, 'the 500 MB that Azure Static Web Apps allows on its standard plan'),
        warning(250 * MIB, 'the 250 MB that Azure Static Web Apps allows on its free plan'),
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare-redirects.js
/**
 * Cloudflare's `_redirects`, the same for Pages and for Workers with static assets. Both read it
 * with `parseRedirects` and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`,
 * read 2026-11 (commit f830836). Rules come before files:
 * https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */





/**
 * Rules without `*` and placeholders:
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11.
 */
const MAX_STATIC_RULES = 2_000;
const MAX_DYNAMIC_RULES = 100;
/** The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still says 1,000. */
const MAX_LINE = 2_000;
const STATUSES = new Set([200, 301, 302, 303, 307, 308]);
const IS_HTTPS = /^https:\/\/+([^/]+)\/?(.*)/;
const PLACEHOLDER = /:[A-Za-z]\w*/;
/**
 * Returns what a `_redirects` file (ordinary text) means to Cloudflare. `domain` is the site's own,
 * if it is known.
 */
function parseCloudflare(file, domain, product) {
    const problems = [];
    const reading = { product, fixed: 0, dynamic: 0, seen: new Set() };
    const rules = readRules(listLines(file), problems, (line) => parseLine(line, reading));
    const index = new RuleIndex(rules);
    return toRedirects({
        rules,
        problems,
        domain,
        steps: ({ path }, files) => [stepFor(path, files)],
    });
    /** The first rule that fits comes before all files. */
    function stepFor(path, files) {
        const [found] = index.matches([path]);
        if (found === undefined)
            return toStep(files(path));
        const { rule, captures } = found;
        const whole = expandTarget(rule.to, captures);
        if (whole === undefined)
            return { kind: 'undecided', rule };
        // On Workers, the empty segments vanish that a `*` or a placeholder brings along.
        const isMerged = product === 'Workers' && 'pattern' in rule.source && !/^\w+:\/\//.test(whole);
        const to = isMerged ? whole.replace(/\/{2,}/g, '/') : whole;
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return answerRewrite(to, path, files, domain, rule);
    }
}
/**
 * Returns a problem for which Pages leaves a rule out and Workers refuses the deployment: code
 * 10021 or 100324, of which the server alone decides.
 * https://github.com/cloudflare/workers-sdk/issues/10992 and 15624, and
 * https://github.com/rustfs/docs.rustfs.com/pull/137, read 2026-11.
 */
function leftOut({ product }, what, problem = ignored) {
    if (product === 'Pages')
        return problem(`${what}.`);
    return invalid(`Cloudflare Workers refuses the deployment: ${lowerFirst(what)}.`);
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}
/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line, reading) {
    if (reading.dynamic > MAX_DYNAMIC_RULES)
        return undefined;
    if (line.length > MAX_LINE)
        return overLimit(`The line is longer than the ${MAX_LINE} characters that Cloudflare takes.`);
    const parts = splitLine(line);
    if (parts.length < 2 || parts.length > 3)
        return ignored(`A rule has two or three parts, not ${parts.length}: from, to, and a status code.`);
    const [writtenFrom = '', to = '', writtenStatus = '302'] = parts;
    if (IS_HTTPS.test(writtenFrom))
        return leftOut(reading, 'A rule cannot begin with a host name');
    const from = pathOf(writtenFrom);
    const status = Number(writtenStatus);
    const problem = countRule(from, reading) ??
        findTargetProblem(to) ??
        findStatusProblem(status, writtenStatus) ??
        findRepetition(from, to, reading);
    if (problem !== undefined)
        return problem;
    if (status === 200 && IS_HTTPS.test(to))
        return ignored('A rule with status 200 cannot lead to another host.');
    const source = cloudflare_redirects_readPath(from);
    if (typeof source === 'string')
        return ignored(source);
    const costly = findCostlyPattern(source, writtenFrom);
    if (costly !== undefined)
        return costly;
    const action = status === 200 ? 'rewrite' : 'redirect';
    return { from: writtenFrom, to, action, status, isForced: true, isConditional: false, source };
}
/** Returns the parts of a line, without a comment at its end. */
function splitLine(line) {
    const [rule = ''] = line.split(/\s#/, 1);
    return rule.trimEnd().split(/\s+/);
}
function findTargetProblem(to) {
    if (IS_HTTPS.test(to) || to.startsWith('/'))
        return undefined;
    return ignored('The target has to begin with `/` or `https://`.');
}
function findStatusProblem(status, written) {
    if (STATUSES.has(status))
        return undefined;
    return ignored(`The status code can be 200, 301, 302, 303, 307 or 308, not ${quote(written)}.`);
}
/**
 * Notes what a rule is about, and returns a problem if it leads there, or if an earlier one is
 * about that.
 */
function findRepetition(from, to, reading) {
    // With a query or a fragment behind it, Cloudflare does not see it.
    const isToIndex = !IS_HTTPS.test(to) && /\/index(?:\.html)?$/.test(to);
    if (isToIndex && /\/(?:\*)?$/.test(from))
        return leftOut(reading, 'The rule would lead back to itself, since `/index.html` is served as `/`');
    if (reading.seen.has(from))
        return leftOut(reading, 'An earlier rule is about the same addresses');
    reading.seen.add(from);
    return undefined;
}
/** Counts a rule, and returns a problem if it is one too many. */
function countRule(from, reading) {
    if (reading.dynamic > 0 || from.includes('*') || PLACEHOLDER.test(from)) {
        reading.dynamic++;
        if (reading.dynamic <= MAX_DYNAMIC_RULES)
            return undefined;
        return tooMany(reading, `${MAX_DYNAMIC_RULES} rules`, 'from the first with `*` or a placeholder on');
    }
    reading.fixed++;
    if (reading.fixed <= MAX_STATIC_RULES)
        return undefined;
    return tooMany(reading, `${MAX_STATIC_RULES} rules`, 'without `*` and placeholders');
}
function tooMany(reading, limit, which) {
    return leftOut(reading, `This is one more than the ${limit} ${which} that Cloudflare takes`, overLimit);
}
/** As `extractPathname`: the path alone. */
function pathOf(written) {
    return (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? '';
}
/** Returns why the rule matches no address, if so. */
function cloudflare_redirects_readPath(from) {
    const [start = '', ...rest] = from.split(/(\*|:[A-Za-z]\w*)/);
    if (rest.length === 0)
        return { exact: decodePath(from) };
    const parts = [start, ...rest].map((part, i) => i % 2 === 0 ? decodePath(part) : wildcardOf(part));
    const names = new Set(rest.filter((_, i) => i % 2 === 0));
    if (names.size < rest.length / 2)
        return 'A rule can have one `*`, and each placeholder once; this one matches no address.';
    const isFolder = names.size === 1 && from.endsWith('/*');
    return { pattern: buildPattern(parts, isFolder ? decodePath(start) : undefined) };
}
const wildcardOf = (part) => part === '*' ? matchAnything('splat') : matchSegment(part.slice(1));

;// CONCATENATED MODULE: ./lib/web/host/hosts/cloudflare.js
/** Pages, and Workers with static assets. */


/** What both have in common. */
function cloudflare(product) {
    const title = `Cloudflare ${product}`;
    return {
        ...USUAL,
        title,
        // `notFound` of both, read 2026-11.
        hasNestedNotFound: true,
        redirectFile: {
            name: '_redirects',
            parse: (text, domain) => parseCloudflare(text, domain, product),
        },
        // E-mail protection, image resizing:
        // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/, read 2026-11.
        services: /^\/cdn-cgi(?:\/|$)/,
        // Its Web Analytics, too, seen in pages that it had served, 2026-11.
        adds: ['/cdn-cgi/', 'https://static.cloudflareinsights.com/'],
        undoRewrite: withoutEmailProtection,
        // https://developers.cloudflare.com/pages/platform/limits/ and
        // https://developers.cloudflare.com/workers/platform/limits/, read 2026-11.
        fileBytes: [error(25 * MIB, `the 25 MiB that ${title} allows per file`)],
        files: [
            error(100_000, `the 100,000 that ${title} allows on its paid plans`),
            warning(20_000, `the 20,000 that ${title} allows on its free plan`),
        ],
    };
}
/** `generateHandler` of `@cloudflare/pages-shared`, read 2026-11. */
const cloudflarePagesFile = (path, lookup) => {
    const has = (asked) => lookup(asked.slice(1));
    if (path.endsWith('/'))
        return findFolderOnPages(path, has);
    const exact = has(path);
    if (exact !== undefined)
        return findExactOnPages(path, exact, has);
    if (path.endsWith('/index'))
        return { redirect: path.slice(0, -'index'.length) };
    const page = has(`${path}.html`);
    if (page !== undefined)
        return { file: page };
    if (has(`${path}/index.html`) === undefined)
        return undefined;
    return { redirect: `${path}/` };
};
function findFolderOnPages(path, has) {
    const index = has(`${path}index.html`);
    if (index !== undefined)
        return { file: index };
    if (path.endsWith('/index/'))
        return { redirect: path.slice(0, -'index/'.length) };
    const bare = path.slice(0, -1);
    if (has(`${bare}.html`) === undefined)
        return undefined;
    return { redirect: bare };
}
/** Pages are shown without their `.html`, unless another file is called so. */
function findExactOnPages(path, file, has) {
    if (!path.endsWith('.html'))
        return { file };
    const bare = path.slice(0, -'.html'.length);
    if (bare.endsWith('/index'))
        return { redirect: bare.slice(0, -'index'.length) };
    if (bare === '/' || has(bare) !== undefined)
        return { file };
    return { redirect: bare };
}
/**
 * `getIntent` of `@cloudflare/workers-shared`'s asset worker with `auto-trailing-slash`, read
 * 2026-11.
 */
const cloudflareWorkersFile = (path, lookup) => {
    const has = (asked) => lookup(asked.slice(1));
    const answer = (asked, mayRedirect) => {
        for (const { name, to } of listAttempts(asked)) {
            const file = has(name);
            if (file === undefined)
                continue;
            if (to === undefined)
                return { file };
            // It is only sent to where this very file is.
            if (!mayRedirect)
                continue;
            const there = answer(to, false);
            if (typeof there === 'object' && 'file' in there && there.file === file)
                return { redirect: to };
        }
        return undefined;
    };
    return answer(path, true);
};
const TO_FOLDER = { name: '/index.html', to: '/' };
const TO_PAGE = { name: '.html', to: '' };
/**
 * What is looked for besides by the end of a path. Names and addresses follow what is before that
 * end.
 */
const BY_END = [
    ['/index', [{ name: '/index' }, TO_FOLDER, TO_PAGE]],
    ['/index.html', [TO_FOLDER, TO_PAGE]],
    ['/', [{ name: '/index.html' }, TO_PAGE]],
    ['.html', [TO_PAGE, TO_FOLDER]],
];
/** The same for any path, after the others. */
const ALWAYS = [{ name: '' }, { name: '.html' }, TO_FOLDER];
function listAttempts(path) {
    const always = addStart(path, ALWAYS);
    const found = BY_END.find(([end]) => path.endsWith(end));
    if (found === undefined)
        return always;
    const [end, first] = found;
    return [...addStart(path.slice(0, path.length - end.length), first), ...always];
}
function addStart(start, attempts) {
    return attempts.map(({ name, to }) => {
        if (to === undefined)
            return { name: start + name };
        return { name: start + name, to: start + to };
    });
}
const PROTECTED = /\bdata-cfemail="([0-9a-f]{2,600})"[^>]{0,300}>[^<]{0,100}<\/(?:a|span)>/g;
const PROTECTED_LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{2,600})/g;
/** How much of its tag may come before the mark of a hidden address, in characters. */
const MAX_TAG = 300;
/**
 * Returns a page with the addresses of emails as they were before Cloudflare hid them from robots,
 * which it does unless it is switched off:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/, read
 * 2026-11. A script of its own shows them to readers.
 */
function withoutEmailProtection(page) {
    if (!page.includes('/cdn-cgi/l/email-protection'))
        return page;
    let shown = '';
    let from = 0;
    for (const { 0: all, 1: hex = '', index } of page.matchAll(PROTECTED)) {
        const tag = page.slice(Math.max(from, index - MAX_TAG), index).lastIndexOf('<');
        if (tag === -1)
            continue;
        shown += page.slice(from, Math.max(from, index - MAX_TAG) + tag) + decodeEmail(hex);
        from = index + all.length;
    }
    return (shown + page.slice(from)).replace(PROTECTED_LINK, (_, hex) => `mailto:${decodeEmail(hex)}`);
}
/** The first byte is the key for the others. */
function decodeEmail(hex) {
    const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
    return Buffer.from(bytes.map((byte) => byte ^ key)).toString('latin1');
}
const CLOUDFLARE_PAGES = {
    ...cloudflare('Pages'),
    // https://developers.cloudflare.com/pages/configuration/serving-pages/, read 2026-11.
    findFile: cloudflarePagesFile,
    missing: 'home-page',
    reads: ['_redirects', '_headers', '_routes.json', '_worker.js'],
    // `IGNORE_LIST` of `wrangler pages deploy`:
    // https://github.com/cloudflare/workers-sdk/issues/2240.
    keeps: [
        {
            name: /^functions\//,
            fate: 'left-out',
            why: 'it takes the scripts in it for functions, and leaves the rest out',
        },
        {
            name: /^(?:.*\/)?node_modules\//,
            fate: 'left-out',
            why: 'uploads leave out folders of this name',
        },
        // `produceWorkerBundleForWorkerJSDirectory` of wrangler 4.164, read 2026-11.
        {
            name: /^_worker\.js\//,
            unlessBeside: /^_worker\.js\/index\.js$/,
            fate: 'refused',
            why: 'it takes it for a program, which has to begin in a file `index.js`',
        },
        {
            name: /^_worker\.js(?:\/|$)/,
            fate: 'left-out',
            why: 'it takes it for a program that answers all requests',
        },
        {
            name: /^_routes\.json$/,
            fate: 'left-out',
            why: 'it takes it for the list of what functions answer',
        },
    ],
};
const CLOUDFLARE_WORKERS = {
    ...cloudflare('Workers'),
    // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/, read
    // 2026-11.
    findFile: cloudflareWorkersFile,
    reads: ['_redirects', '_headers', '.assetsignore'],
    // Wrangler uploads such a file as `application/null`, which stands for no header, read 2026-11.
    leavesTypesOpen: true,
    // https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
    ignoreFile: '.assetsignore',
    // `errorOnLegacyPagesWorkerJSAsset` of wrangler 4.164, read 2026-11: any list of that name will
    // do.
    keeps: [
        {
            name: /^_worker\.js[^/]*(?:\/|$)/,
            unlessBeside: /^\.assetsignore$/,
            fate: 'refused',
            why: 'it looks like a program for Cloudflare Pages; remove it, or name it in a file `.assetsignore`',
        },
        {
            name: /^_worker\.js(?:\/|$)/,
            onlyBeside: /^\.assetsignore$/,
            fate: 'exposed',
            why: 'it looks like a program for Cloudflare Pages, and the file `.assetsignore` does not name it',
        },
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/github-pages.js

const GB = 1_000_000_000;
/**
 * A folder is redirected to its slash: https://github.com/slorber/trailing-slash-guide, read
 * 2026-11.
 */
const GITHUB_PAGES = {
    ...USUAL,
    title: 'GitHub Pages',
    // https://github.com/actions/upload-pages-artifact/pull/102.
    dropsDotFiles: 'all',
    // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site, read
    // 2026-11.
    reads: ['CNAME'],
    servesWhatItReads: true,
    branch: {
        // https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github,
        // read 2026-11.
        fileBytes: { max: 100 * MIB, of: 'the 100 MiB that GitHub takes in a push' },
        // https://docs.github.com/en/pages/setting-up-a-github-pages-site-with-jekyll/about-github-pages-and-jekyll,
        // read 2026-11.
        buildSwitch: '.nojekyll',
        leftOut: /^_/,
        ignoreFile: '.gitignore',
        // https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages,
        // read 2026-11.
        domainFile: 'CNAME',
    },
    siteBytes: [
        // https://github.com/actions/deploy-pages, read 2026-11.
        error(10 * GB, 'the 10 GB that GitHub Pages allows for an artifact'),
        // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits, read
        // 2026-11.
        warning(GB, 'the 1 GB that GitHub Pages allows for a published site'),
    ],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify-redirects.js
/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit
 * addresses that of `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses),
 * both read and run 2026-11; the order is that of
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */






/**
 * What Netlify answers itself, and takes no rule for: `parseFrom` of `@netlify/redirect-parser`.
 */
const OWN_ADDRESSES = /^\/\.netlify/;
const IS_URL = /^https?:\/\//;
/**
 * Netlify names no bounds. How long a pattern may be, and how many there may be: each is tried on
 * many addresses.
 */
const MAX_PATTERN = 8_192;
const MAX_PATTERNS = 10_000;
/**
 * Returns what a `_redirects` file means to Netlify. `file` is ordinary text, `domain` the site's
 * own, if it is known.
 */
function parseNetlify(file, domain) {
    const problems = [];
    let patterns = 0;
    const rules = readRules(listLines(file), problems, (line) => {
        const read = readLine(line, domain);
        if (isProblem(read) || 'exact' in read.source)
            return read;
        patterns++;
        if (patterns <= MAX_PATTERNS)
            return read;
        if (patterns > MAX_PATTERNS + 1)
            return undefined;
        const most = `${MAX_PATTERNS} rules with \`*\` or placeholders`;
        return unread(`The check reads ${most}, and not this or later ones.`);
    });
    const index = new RuleIndex(rules);
    const errorPage = rules.find(isErrorPage);
    return toRedirects({ rules, errorPage, problems, domain, steps });
    /** The first rule that fits counts. A file shadows all but those with a `!`. */
    function* steps(request, files) {
        const { path } = request;
        const own = files(path);
        for (const { rule, captures, isFinal } of listApplied(index, request)) {
            const isShadowed = own !== undefined && !rule.isForced;
            yield isShadowed ? toStep(own) : apply(rule, captures, path, files);
            if (isFinal)
                return;
        }
        yield toStep(own);
    }
    function apply(rule, captures, path, files) {
        const to = expandTarget(rule.to, captures);
        if (to === undefined)
            return { kind: 'undecided', rule };
        if (rule.action === 'status')
            return { kind: 'status', status: rule.status, rule };
        if (rule.action === 'redirect')
            return { kind: 'redirect', to, rule };
        return answerRewrite(to, path, files, domain, rule);
    }
}
/** Yields the rules that fit a request, as long as Netlify applies any. */
function* listApplied(index, { path, query }) {
    for (const { rule, captures } of index.matches([path, dropSlash(path)])) {
        const inQuery = matchQuery(rule, query);
        if (inQuery === undefined)
            continue;
        const isSkipped = leadsWhereItIs(rule, path);
        if (isSkipped === 'certain')
            return;
        const isFinal = isSkipped === undefined && !rule.isConditional;
        yield { rule, captures: mergeCaptures(inQuery, captures), isFinal };
        if (isSkipped === 'likely')
            return;
    }
}
/** What was found in the path counts before what was found in the query. */
function mergeCaptures(inQuery, inPath) {
    return inPath === 'untried' ? inPath : new Map([...inQuery, ...inPath]);
}
function isErrorPage({ source, status, isConditional, query }) {
    const isForAll = 'pattern' in source && source.pattern.folder === '/';
    return isForAll && status === 404 && !isConditional && query === undefined;
}
/**
 * Returns the rule in a line, or why it is not applied. `host`: that of the site, if it is known.
 */
function readLine(line, host) {
    const [from = '', ...parts] = netlify_redirects_splitLine(line);
    const target = findTarget(parts);
    if (isProblem(target))
        return target;
    const { to, parameters, rest } = target;
    const [statusPart, ...conditions] = rest;
    const status = readStatus(statusPart);
    if (Number.isNaN(status))
        return ignored(`${quote(String(statusPart))} is no status code.`);
    const isForwarded = from.endsWith('/*') && status >= 200 && status < 300;
    if (to === undefined && !isForwarded)
        return ignored('The rule has no target.');
    const where = readFrom(from, host);
    if (isProblem(where))
        return where;
    return {
        from,
        to: to ?? `${from.slice(0, -1)}:splat`,
        action: actionOf(status),
        status,
        isForced: statusPart?.endsWith('!') === true,
        isConditional: where.isConditional || conditions.length > 0,
        query: parameters.length === 0 ? undefined : new Map(parameters.map(splitParameter)),
        source: where.source,
    };
}
/** Returns the parts of a line, without a comment at its end. */
function netlify_redirects_splitLine(line) {
    const parts = line.split(/\s+/);
    const comment = parts.findIndex((part) => part.startsWith('#'));
    return comment === -1 ? parts : parts.slice(0, comment);
}
function findTarget(parts) {
    const [first] = parts;
    if (first === undefined)
        return ignored('The rule has no target.');
    const isStatus = !Number.isNaN(Number.parseInt(first, 10));
    if (isStatus)
        return { to: undefined, parameters: [], rest: parts };
    const at = parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part));
    if (at === -1)
        return ignored('The target has to begin with `/`, `http://` or `https://`.');
    return { to: parts[at], parameters: parts.slice(0, at), rest: parts.slice(at + 1) };
}
function readStatus(written) {
    return written === undefined ? 301 : Number.parseInt(written, 10);
}
function actionOf(status) {
    if (status === 200)
        return 'rewrite';
    return status >= 300 && status < 400 ? 'redirect' : 'status';
}
function splitParameter(parameter) {
    const [name = '', ...rest] = parameter.split('=');
    return [name, rest.join('=')];
}
/**
 * Returns which addresses `from` is about, and whether for some visitors alone, or why the rule is
 * not applied.
 */
function readFrom(from, host) {
    let path = from;
    let isConditional = false;
    if (IS_URL.test(from)) {
        const url = URL.parse(from);
        if (url === null)
            return ignored(`${quote(from)} is no address.`);
        path = url.pathname;
        // Where the name is not known, or a visitor may still come by `http:`.
        isConditional = host !== url.host || url.protocol === 'http:';
    }
    if (OWN_ADDRESSES.test(path))
        return ignored('Addresses below `/.netlify` are Netlify’s own.');
    if (!path.startsWith('/'))
        return ignored('A rule has to begin with `/`, so this one matches no address.');
    if (path.includes('?') || path.includes('#'))
        return ignored('No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.');
    const [start = ''] = path.split(/[*:]/, 1);
    if (path.length > MAX_PATTERN && start !== path)
        return unread(`The check does not read patterns of more than ${MAX_PATTERN} characters.`, matchAllBelow(decodePath(start)));
    const source = netlify_redirects_readPath(path);
    return findCostlyPattern(source, from) ?? { source, isConditional };
}
function netlify_redirects_readPath(path) {
    const segments = dropSlash(path).split('/').slice(1);
    if (!segments.some((each) => isPlaceholder(each) || isSplat(each)))
        return { exact: dropSlash(decodePath(path)) };
    const parts = segments.flatMap((each) => {
        if (each === '*')
            return [{ regex: '(?:/(.*))?', name: 'splat' }];
        if (isPlaceholder(each))
            return ['/', matchSegment(each.slice(1))];
        if (!isSplat(each))
            return [`/${decodePath(each)}`];
        return [`/${decodePath(each.slice(0, -1))}`, { regex: '/?(.*)', name: 'splat' }];
    });
    const before = parts.slice(0, -1);
    const isFolder = segments.at(-1) === '*' && before.every((part) => typeof part === 'string');
    const pattern = buildPattern(parts, isFolder ? `${before.join('')}/` : undefined);
    if (isSplat(segments.at(-1) ?? ''))
        return { pattern };
    // A slash at the end makes no difference.
    return {
        pattern: { ...pattern, regex: new RegExp(pattern.regex.source.replace(/\$$/, '/?$'), 's') },
    };
}
function isPlaceholder(segment) {
    return /^:./.test(segment);
}
/** A `*` counts at the end of a segment alone: of several, the last one. */
function isSplat(segment) {
    return segment.endsWith('*') && !isPlaceholder(segment);
}
function dropSlash(path) {
    if (path.endsWith('/'))
        return path.slice(0, -1);
    return path;
}
/**
 * Returns what a rule takes from the parameters of an address; undefined if one of them is missing.
 */
function matchQuery({ query: wanted = NO_PARAMETERS }, query) {
    if (wanted.size === 0)
        return NO_PARAMETERS;
    // Of a repeated parameter, the last one counts.
    const given = new Map(new URLSearchParams(query));
    const captures = new Map();
    for (const [name, value] of wanted) {
        const found = given.get(name);
        if (found === undefined || !(value.startsWith(':') || value === found))
            return undefined;
        if (value.startsWith(':'))
            captures.set(value.slice(1), (0,byte_strings/* toBytes */.ZJ)(found));
    }
    return captures;
}
const NO_PARAMETERS = new Map();
/**
 * Returns whether Netlify applies no rule at all: where the first rule that fits is a redirect with
 * `*` to a place in which the path is already. `netlify-redirector` compares letters alone, so that
 * `/* /b` also leaves `/bx` out; what it does with more wildcards than that one is not documented.
 */
function leadsWhereItIs(rule, path) {
    if (rule.status === 200 || !rule.from.includes('*'))
        return undefined;
    const [written = ''] = rule.to.split(/\/?:/, 1);
    const base = decodePath(written);
    if (base === '' || !path.startsWith(base))
        return undefined;
    const from = dropSlash(rule.from);
    const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to);
    if (!isSimple)
        return 'likely';
    if (!rule.to.startsWith(dropSlash(from.slice(0, -1))))
        return undefined;
    const isBelow = base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/';
    if (isBelow)
        return 'certain';
    return 'likely';
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/netlify.js



/**
 * As most hosts do, but `/x/` is `x.html` first: Netlify's pretty URLs, which are on unless
 * somebody turns them off.
 */
const netlifyFile = (path, lookup, place) => {
    const page = path !== '/' && path.endsWith('/') ? lookup(`${path.slice(1, -1)}.html`) : undefined;
    if (page === undefined)
        return (0,find_file/* byName */.nG)(path, lookup, place);
    return { file: page };
};
/**
 * The first file or folder with such a character. What uploads leave out does no harm:
 * `getDeployFilesFilter` of netlify-cli, read 2026-11.
 */
const REFUSED_NAME = /^(?!(?:.*\/)?(?:\.(?!well-known\/)|__MACOSX))(?:[^#?]*\/)?[^/#?]*[#?][^/]*(?:\/|$)/;
const NETLIFY = {
    ...USUAL,
    title: 'Netlify',
    // https://github.com/slorber/trailing-slash-guide, read 2026-11. Other forms are redirected.
    findFile: netlifyFile,
    redirectFile: { name: '_redirects', parse: parseNetlify },
    services: OWN_ADDRESSES,
    // https://github.com/netlify/js-client/pull/226.
    dropsDotFiles: 'all-but-well-known',
    // https://docs.netlify.com/routing/redirects/, read 2026-11.
    reads: ['_redirects', '_headers', 'netlify.toml'],
    keeps: [
        // https://docs.netlify.com/build/configure-builds/file-based-configuration/, read 2026-11.
        {
            name: /^netlify\.toml$/,
            fate: 'unread',
            why: 'The check does not read this file: Netlify takes it from the folder in which a build or a deployment starts. Rules for addresses in it are only known if they are in `_redirects`, too.',
        },
        // https://github.com/netlify/build/issues/2193 and
        // https://github.com/gatsbyjs/gatsby/issues/7565, read 2026-11.
        {
            name: REFUSED_NAME,
            fate: 'refused',
            why: 'the names of its files and folders cannot have `#` or `?` in them',
        },
    ],
    // Seen in pages that it had served, 2026-11.
    adds: ['/.netlify/scripts/'],
    // https://docs.netlify.com/site-deploys/overview/, read 2026-11.
    filesInFolder: [error(54_000, 'the 54,000 that Netlify allows in one folder')],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts/nginx.js

/**
 * With `try_files $uri $uri.html $uri/`:
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files, read 2026-11. A folder is
 * redirected to its slash.
 */
const NGINX = {
    ...USUAL,
    title: 'nginx',
    isSecure: false,
};
/** The same, without a network beyond it. */
const AIR_GAPPED = { ...NGINX, title: 'nginx (air-gapped)', offline: true };

;// CONCATENATED MODULE: ./lib/web/host/hosts/s3-cloudfront.js


/**
 * What the viewer function in examples/s3-cloudfront-viewer-function.js asks S3 for as it is. A
 * test compares the two.
 */
const FILES = [
    /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
    /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
    /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
    /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
];
/** The same, from the root of the host. Below a base path, there is none. */
const DATA = [/^api\/search$/, /^\.well-known\//];
/**
 * One file only, whatever files there are. The function has one ending for all pages: the one that
 * suits the site. The root of the host has an index with either, a folder with one of them.
 */
const byKey = (path, lookup, { isHostRoot, hasFolderPages }) => {
    const name = path.slice(1);
    if (name === '' && isHostRoot)
        return (0,find_file/* firstOf */.Ku)(lookup, ['index.html']);
    const asIs = isHostRoot ? [...FILES, ...DATA] : FILES;
    if (asIs.some((pattern) => pattern.test(name)))
        return (0,find_file/* firstOf */.Ku)(lookup, [name]);
    const bare = name.replace(/\/$/, '');
    if (hasFolderPages())
        return (0,find_file/* firstOf */.Ku)(lookup, [name === '' ? 'index.html' : `${bare}/index.html`]);
    if (name === '')
        return undefined;
    return (0,find_file/* firstOf */.Ku)(lookup, [`${bare}.html`]);
};
const S3_CLOUDFRONT = {
    ...USUAL,
    title: 'S3 behind CloudFront',
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html, read
    // 2026-11.
    findFile: byKey,
    endOf: find_file/* asAsked */.Nh,
    mergesSlashes: false,
};

// EXTERNAL MODULE: ./node_modules/path-to-regexp/dist/index.js
var dist = __webpack_require__(868);
;// CONCATENATED MODULE: ./lib/text/did-you-mean.js
/** The one edit distance, and the suggestions that are made with it. */

/**
 * Returns how many letters have to be inserted, deleted, replaced, or swapped with their neighbour
 * to turn `a` into `b` (optimal string alignment,
 * https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance); `Infinity` if more than `most`.
 */
function measureEditDistance(a, b, most) {
    if (Math.abs(a.length - b.length) > most)
        return Number.POSITIVE_INFINITY;
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = nextRow(a, b, i, last, before);
        if (Math.min(...row) > most)
            return Number.POSITIVE_INFINITY;
        before = last;
        last = row;
    }
    const edits = last[b.length];
    if (edits > most)
        return Number.POSITIVE_INFINITY;
    return edits;
}
/**
 * Returns the distances of the first `i` letters of `a` from each beginning of `b`; `last` and
 * `before` are those of fewer.
 */
function nextRow(a, b, i, last, before) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
        const inserted = row[j - 1] + 1;
        const deleted = last[j] + 1;
        const replaced = last[j - 1] + Number(a[i - 1] !== b[j - 1]);
        const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        const swapped = isSwapped ? before[j - 2] + 1 : Number.POSITIVE_INFINITY;
        row.push(Math.min(inserted, deleted, replaced, swapped));
    }
    return row;
}
/** How many typos a misspelling has. In a short word, two would make any other word of it. */
const MAX_EDITS = 2;
const SHORT_WORD = 4;
/**
 * Returns the one of `names` that `text` is a misspelling of: the nearest; undefined if it is near
 * none. Case, and what separates words, do not count as typos.
 */
function findMisspelled(text, names) {
    const given = normal(text);
    let best;
    for (const name of names) {
        let most = MAX_EDITS;
        if (Math.min(given.length, name.length) <= SHORT_WORD)
            most = 1;
        const edits = measureEditDistance(given, normal(name), most);
        if (edits <= most && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
            best = { name, edits };
    }
    return best?.name;
}
/**
 * Returns the one of `names` that `text` is a misspelling or the first word of; undefined if there
 * is none.
 */
function findClosest(text, names) {
    const given = normal(text);
    const same = names.find((name) => name === given);
    if (same !== undefined)
        return same;
    const [first, second] = names.filter((name) => name.startsWith(`${given}-`));
    if (first !== undefined && second === undefined)
        return first;
    return findMisspelled(text, names);
}
function normal(text) {
    return text.toLowerCase().replace(/[\s_]+/g, '-');
}
/** Returns the end of an error that suggests what was meant, if that is known. */
function didYouMean(meant) {
    if (meant === undefined)
        return safe ``;
    return safe `; did you mean ${meant}?`;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-schema.js
/**
 * What Vercel refuses a `vercel.json` for, whatever its rules are about: the schemas in
 * `@vercel/routing-utils` 6.6, `@vercel/build-utils` 14.21 and `validateConfig` of the `vercel`
 * package, all read 2026-11.
 */



/**
 * The settings of `VercelConfig` in `@vercel/config` and `@vercel/client` 18.4. The server refuses
 * all others, `public` among them: https://github.com/excalidraw/excalidraw/pull/11537, read
 * 2026-11.
 */
const SETTINGS = [
    ...[
        '$schema',
        'alias',
        'build',
        'buildCommand',
        'builds',
        'bulkRedirectsPath',
        'bunVersion',
        'cleanUrls',
    ],
    ...['crons', 'devCommand', 'env', 'experimentalServiceGroups', 'experimentalServices'],
    ...[
        'experimentalServicesV2',
        'files',
        'fluid',
        'framework',
        'functionFailoverRegions',
        'functions',
        'git',
    ],
    ...[
        'github',
        'headers',
        'ignoreCommand',
        'images',
        'installCommand',
        'meta',
        'name',
        'outputDirectory',
    ],
    ...[
        'passiveRegions',
        'projectSettings',
        'proxy',
        'redirects',
        'regions',
        'relatedProjects',
        'rewrites',
    ],
    ...['routes', 'scope', 'services', 'trailingSlash', 'version', 'wildcard'],
];
const anything = () => undefined;
const isBoolean = (value) => typeof value === 'boolean' ? undefined : { at: '', what: 'has to be `true` or `false`' };
/** In characters. */
function isText(max) {
    return (value) => {
        if (typeof value !== 'string')
            return { at: '', what: 'has to be a text' };
        if (value.length <= max)
            return undefined;
        return { at: '', what: `is longer than ${max} characters` };
    };
}
function isOneOf(words) {
    const what = `has to be one of ${words.map((word) => `\`${word}\``).join(', ')}`;
    return (value) => {
        if (words.some((word) => word === value))
            return undefined;
        return { at: '', what };
    };
}
function isListOf(check, max) {
    return (value) => {
        if (!Array.isArray(value))
            return { at: '', what: 'has to be a list' };
        if (value.length > max)
            return { at: '', what: `has more than ${max} items` };
        return firstFault(value.entries(), check, (i) => `[${i}]`);
    };
}
/** An object with these fields alone. */
function isObjectOf(fields, required = []) {
    return (value) => {
        if (!(0,common_json/* isObject */.G)(value))
            return { at: '', what: 'has to be an object' };
        const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
        if (unknown !== undefined)
            return { at: '', what: `has ${quote(unknown)}, which Vercel does not know` };
        const missing = required.find((name) => !Object.hasOwn(value, name));
        if (missing !== undefined)
            return { at: '', what: `has no \`${missing}\`` };
        for (const [name, check] of Object.entries(fields)) {
            const fault = Object.hasOwn(value, name) ? check(value[name]) : undefined;
            if (fault !== undefined)
                return { ...fault, at: `.${name}${fault.at}` };
        }
        return undefined;
    };
}
/** An object with any fields. */
function isMapOf(check, max) {
    return (value) => {
        if (!(0,common_json/* isObject */.G)(value))
            return { at: '', what: 'has to be an object' };
        const entries = Object.entries(value);
        if (entries.length === 0)
            return { at: '', what: 'is empty' };
        if (entries.length > max)
            return { at: '', what: `has more than ${max} entries` };
        return firstFault(entries, check, (name) => `[${JSON.stringify(name)}]`);
    };
}
function firstFault(entries, check, place) {
    for (const [key, value] of entries) {
        const fault = check(value);
        if (fault !== undefined)
            return { ...fault, at: place(key) + fault.at };
    }
    return undefined;
}
const isUsualText = isText(4_096);
const isNumber = (value) => typeof value === 'number' ? undefined : { at: '', what: 'has to be a number' };
const isTextList = isListOf(isUsualText, Number.POSITIVE_INFINITY);
const isComparison = isObjectOf({
    eq: (value) => (typeof value === 'number' ? undefined : isUsualText(value)),
    neq: isUsualText,
    inc: isTextList,
    ninc: isTextList,
    pre: isUsualText,
    suf: isUsualText,
    re: isUsualText,
    gt: isNumber,
    gte: isNumber,
    lt: isNumber,
    lte: isNumber,
});
const isComparable = (value) => ((0,common_json/* isObject */.G)(value) ? isComparison(value) : isUsualText(value));
const isHostCondition = isObjectOf({ type: anything, value: isComparable }, ['type', 'value']);
const isOtherCondition = isObjectOf({ type: isOneOf(['host', 'header', 'cookie', 'query']), key: isUsualText, value: isComparable }, ['type', 'key']);
/** `has` and `missing` of rules of any kind. */
const areConditions = isListOf((item) => (0,common_json/* isObject */.G)(item) && item.type === 'host' ? isHostCondition(item) : isOtherCondition(item), 16);
const isHeaderRule = isObjectOf({
    source: isUsualText,
    headers: isListOf(isObjectOf({ key: isUsualText, value: isText(32_768) }, ['key', 'value']), 1_024),
    has: areConditions,
    missing: areConditions,
}, ['source', 'headers']);
const areFunctions = isMapOf(isObjectOf({
    architecture: isOneOf(['x86_64', 'arm64']),
    runtime: isText(256),
    memory: anything,
    maxDuration: anything,
    maxConcurrency: isNumber,
    regions: isTextList,
    functionFailoverRegions: isTextList,
    includeFiles: isText(256),
    excludeFiles: isText(256),
    experimentalTriggers: anything,
    supportsCancellation: isBoolean,
}), 50);
/** The settings of which more is known than their names, apart from rules that lead somewhere. */
const CHECKS = [
    ['cleanUrls', isBoolean],
    ['trailingSlash', isBoolean],
    ['functions', areFunctions],
];
/**
 * Returns what Vercel refuses in the settings of a `vercel.json`, apart from its lists of rules.
 */
function findSettingFaults(settings) {
    const problems = [];
    for (const key of Object.keys(settings)) {
        if (SETTINGS.includes(key))
            continue;
        const meant = findMisspelled(key, SETTINGS);
        const question = meant === undefined ? '.' : `; did you mean \`${meant}\`?`;
        problems.push(invalid(`Vercel refuses ${quote(key)}, which it does not know${question}`));
    }
    for (const [setting, check] of CHECKS) {
        const fault = Object.hasOwn(settings, setting) ? check(settings[setting]) : undefined;
        if (fault !== undefined)
            problems.push(refused(setting, fault));
    }
    if (settings.functions !== undefined && settings.builds !== undefined)
        problems.push(invalid('Vercel refuses `functions` together with `builds`.'));
    return problems;
}
/** Returns why Vercel refuses an item of `headers`, if so. */
function findHeaderRuleFault(item) {
    const fault = isHeaderRule(item);
    return fault && refused('headers[…]', fault);
}
/** `routesSchema`. */
const ROUTE_FIELDS = [
    ...[
        'src',
        'source',
        'dest',
        'destination',
        'headers',
        'methods',
        'caseSensitive',
        'important',
        'user',
    ],
    ...[
        'continue',
        'override',
        'check',
        'isInternal',
        'status',
        'statusCode',
        'locale',
        'middleware',
    ],
    ...['middlewarePath', 'middlewareRawSrc', 'has', 'missing', 'mitigate', 'transforms', 'env'],
    'respectOriginCacheControl',
];
/** Returns why Vercel refuses a route of the old kind, if so, as the end of a sentence. */
function findRouteFault(route) {
    const unknown = Object.keys(route).find((name) => !ROUTE_FIELDS.includes(name));
    if (unknown !== undefined)
        return `has ${quote(unknown)}, which Vercel does not know`;
    return findConditionFault(route);
}
/** Returns why Vercel refuses the conditions of a rule, if so, as the end of a sentence. */
function findConditionFault(rule) {
    for (const key of ['has', 'missing']) {
        const fault = Object.hasOwn(rule, key) ? areConditions(rule[key]) : undefined;
        if (fault !== undefined)
            return `is refused, since \`${key}${fault.at}\` ${fault.what}`;
    }
    return undefined;
}
function refused(where, { at, what }) {
    return invalid(`Vercel refuses the deployment: ${quote(where + at)} ${what}.`);
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel-json.js
/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11,
 * and `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns all of it into routes:
 * redirects before the files, rewrites after them.
 */










const VERCEL_JSON = 'vercel.json';
/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
const MAX_RULES = 2_048;
const MAX_RULE_LENGTH = 4_096;
/**
 * Returns what a `vercel.json` (ordinary text) means. `domain` is the site's own, if it is known.
 */
function parseVercel(file, domain) {
    const json = readJsonFile(file, 'Vercel refuses the deployment');
    if (isProblem(json))
        return { ...NO_REDIRECTS, problems: [json] };
    const { value } = json;
    const problems = [];
    if (value.bulkRedirectsPath !== undefined)
        problems.push(unread('The check does not read the redirects in the file of `bulkRedirectsPath`.'));
    problems.push(...findSettingFaults(value));
    const ordered = orderRules(json, problems);
    checkHeaders(json, problems);
    return toRedirects({
        rules: [...ordered.before, ...ordered.after],
        problems,
        domain,
        cleanUrls: value.cleanUrls === true,
        steps: vercel_json_openSteps(ordered, value, domain),
    });
}
function vercel_json_openSteps({ before, after }, settings, domain) {
    const early = new RuleIndex(before);
    const late = new RuleIndex(after);
    return steps;
    /** Some rules come before the files, the others after them. */
    function* steps(request, files) {
        const { path } = request;
        const clean = redirectBySettings(path, settings);
        if (clean !== undefined)
            return yield { kind: 'redirect', to: (0,byte_strings/* percentEncode */.a)(clean) };
        for (const match of early.matches(listForms(path))) {
            yield* apply(match, request, 0, files);
            if (!match.rule.isConditional)
                return;
        }
        const found = files(path);
        if (found !== undefined)
            yield toStep(found);
        else
            yield* afterFiles(request, 0, files);
    }
    /** Each rewrite is tried on what the ones before it have made of the path. */
    function* afterFiles(request, from, files, last) {
        for (const match of late.matches(listForms(request.path))) {
            if (match.position < from)
                continue;
            yield* apply(match, request, match.position + 1, files);
            if (!match.rule.isConditional)
                return;
        }
        yield { kind: 'missing', rule: last };
    }
    /** `next`: the first rule after the files that is tried on what this one makes of the path. */
    function* apply(match, { path }, next, files) {
        const { rule, captures } = match;
        const { action, status } = rule;
        const to = fillIn(rule.to, captures);
        if (to === undefined)
            return yield { kind: 'undecided', rule };
        if (action === 'redirect')
            return yield { kind: action, to, rule };
        if (action === 'status')
            return yield { kind: action, status, rule };
        const whole = vercel_json_addRoot(to);
        const destination = readDestination(whole, path, domain);
        // What the host fetches from elsewhere is answered as well as what browsers do.
        if (destination.kind === 'outside')
            return yield { kind: 'redirect', to: whole, rule };
        const found = files(destination.path);
        if (found !== undefined)
            yield toStep(found, rule);
        else
            yield* afterFiles(destination, next, files, rule);
    }
}
/**
 * Returns all rules in Vercel's order, those before the files and those after them. Redirects go on
 * where `routes` has left off, so that a handle at its end decides; rewrites come last.
 */
function orderRules(json, problems) {
    checkHandles(json, problems);
    const routes = readRoutes(json, problems);
    const handle = findLastHandle(json.value.routes);
    const redirects = vercel_json_readRules(json, 'redirects', problems);
    const early = routes.filter((rule) => rule.isForced);
    const late = routes.filter((rule) => !rule.isForced);
    const rewrites = vercel_json_readRules(json, 'rewrites', problems);
    if (handle === undefined)
        return { before: [...early, ...redirects], after: [...late, ...rewrites] };
    if (handle === 'filesystem') {
        const behind = redirects.map((rule) => ({ ...rule, isForced: false }));
        return { before: early, after: [...late, ...behind, ...rewrites] };
    }
    problems.push(...redirects.map((rule) => describeBehindHandle(rule, handle)));
    return { before: early, after: [...late, ...rewrites] };
}
/** Returns what there is to say of a redirect that goes on behind such a handle. */
function describeBehindHandle({ from, line, source }, handle) {
    const where = `since \`routes\` ends behind the handle ${quote(handle)}`;
    const redirect = `the redirect for ${quote(from)}`;
    if (FOR_OTHERS.has(handle))
        return { ...ignored(`Vercel leaves ${redirect} out, ${where}.`), line };
    const message = `The check does not understand ${redirect}, ${where}.`;
    return { ...unread(message, source), line };
}
function vercel_json_readRules(json, key, problems) {
    checkCount(json, key, problems);
    return readRuleList(json, key, problems, (item) => readRule(item, key)).slice(0, MAX_RULES);
}
function checkCount(json, key, problems) {
    const list = json.value[key];
    if (!Array.isArray(list) || list.length <= MAX_RULES)
        return;
    const surplus = `${list.length} rules, more than the ${MAX_RULES} that it takes`;
    const message = `Vercel refuses the deployment: \`${key}\` has ${surplus}.`;
    problems.push({ ...invalid(message), line: json.lineOf(key, MAX_RULES) });
}
/** Headers decide no answer, but Vercel refuses the deployment for some. */
function checkHeaders(json, problems) {
    checkCount(json, 'headers', problems);
    readRuleList(json, 'headers', problems, (item) => {
        const fault = findHeaderRuleFault(item);
        if (fault !== undefined || !(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
            return fault;
        return onlyInvalid(readSource(item.source));
    });
}
/** Returns what was read if it is the reason for which Vercel refuses the deployment. */
function onlyInvalid(read) {
    if (read === undefined || !isProblem(read) || read.kind !== 'invalid')
        return undefined;
    return read;
}
function readRule(item, key) {
    if (!(0,common_json/* isObject */.G)(item) || typeof item.source !== 'string')
        return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`);
    const { source: from, destination: to } = item;
    const rule = `The rule for ${quote(from)}`;
    const refusal = vercel_json_findRefusal(item, from, key);
    if (refusal !== undefined)
        return invalid(`${rule} ${refusal}.`);
    const read = readSource(from);
    if (isProblem(read))
        return read;
    const { source, names } = read;
    if ((0,common_json/* isObject */.G)(to) && key === 'rewrites')
        return unread(`${rule} leads to a service.`, source);
    if (typeof to !== 'string')
        return invalid(`${rule} has no \`destination\`.`);
    const isConditional = hasConditions(item);
    const known = [...names, ...listConditionNames(item.has)];
    const unknown = listNames(to).find((name) => !known.includes(name));
    if (unknown !== undefined)
        return invalid(`${rule} has \`:${unknown}\` in its \`destination\`, but not in its \`source\`.`);
    const common = { from, to, isConditional, source };
    if (key === 'rewrites')
        return { ...common, action: 'rewrite', status: 200, isForced: false };
    const status = vercel_json_readStatus(item);
    if (isRedirect(status))
        return { ...common, action: 'redirect', status, isForced: true };
    return { ...common, to: '', action: 'status', status, isForced: true };
}
/** Returns the status of a redirect. */
function vercel_json_readStatus({ permanent, statusCode }) {
    if (permanent === false)
        return 307;
    if (permanent === true || typeof statusCode !== 'number')
        return 308;
    return statusCode;
}
/** What a rule may have: `redirectsSchema` and `rewritesSchema` of `@vercel/routing-utils` 6.6. */
const FIELDS = {
    redirects: 'source destination permanent statusCode has missing env',
    rewrites: 'source destination transforms has missing statusCode env respectOriginCacheControl',
};
/** Returns why Vercel refuses a rule whatever it is about, as the end of a sentence. */
function vercel_json_findRefusal(item, from, key) {
    const { destination, permanent, statusCode: status } = item;
    const unknown = Object.keys(item).find((name) => !FIELDS[key].split(' ').includes(name));
    if (unknown !== undefined)
        return `has ${quote(unknown)}, which Vercel does not know`;
    if (Math.max(from.length, String(destination).length) > MAX_RULE_LENGTH)
        return `is longer than the ${MAX_RULE_LENGTH} characters that Vercel takes`;
    if (permanent !== undefined && status !== undefined)
        return 'has both `permanent` and `statusCode`';
    if (permanent !== undefined && typeof permanent !== 'boolean')
        return 'has a `permanent` that is no boolean';
    const condition = findConditionFault(item);
    if (condition !== undefined)
        return condition;
    if (status === undefined)
        return undefined;
    const isStatus = Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 999;
    if (isStatus)
        return undefined;
    return 'has a `statusCode` that is no number from 100 to 999';
}
/** Returns the names of what conditions capture, as `collectHasSegments` does. */
function listConditionNames(has) {
    if (Array.isArray(has))
        return has.flatMap(listNamesOfCondition);
    return [];
}
function listNamesOfCondition(item) {
    if (!(0,common_json/* isObject */.G)(item))
        return [];
    if (!item.value)
        return [String(item.key)];
    const pattern = (0,common_json/* isObject */.G)(item.value) ? item.value.re : item.value;
    if (typeof pattern !== 'string')
        return [];
    const groups = findAll(/\(\?<([A-Za-z]\w*)>/g, pattern);
    if (item.type === 'host')
        return [...groups, 'host'];
    return groups;
}
/** Returns what the group of an expression finds in a text. */
function findAll(expression, text) {
    return [...text.matchAll(expression)].map(([, found = '']) => found);
}
function hasConditions(item) {
    return [item.has, item.missing, item.env].some((list) => Array.isArray(list) && list.length > 0);
}
/** `isValidHandleValue`. */
const HANDLES = new Set([
    'error',
    'filesystem',
    'hit',
    'miss',
    'resource',
    'rewrite',
]);
/** Those after which routes come that change the answer to nothing that is there. */
const FOR_OTHERS = new Set(['hit', 'error']);
function findLastHandle(routes) {
    const items = Array.isArray(routes) ? routes : [];
    return items.map(readHandle).findLast((handle) => handle !== undefined);
}
function readHandle(route) {
    if ((0,common_json/* isObject */.G)(route) && typeof route.handle === 'string')
        return route.handle;
    return undefined;
}
/**
 * Returns the routes of the old kind, those before the files with `isForced`:
 * https://vercel.com/docs/project-configuration/vercel-json#routes, read 2026-11, and
 * `normalizeRoutes` of `@vercel/routing-utils` 6.6.
 */
function readRoutes(json, problems) {
    let handle;
    return readRuleList(json, 'routes', problems, (item) => {
        const own = readHandle(item);
        if (own !== undefined) {
            handle = own;
            return undefined;
        }
        const read = vercel_json_readRoute(item, handle === undefined);
        if (FOR_OTHERS.has(handle))
            return onlyInvalid(read);
        return read;
    });
}
/** Counts the handles that Vercel refuses. */
function checkHandles(json, problems) {
    const seen = new Set();
    if (!Array.isArray(json.value.routes))
        return;
    readRuleList(json, 'routes', problems, (item) => {
        const handle = readHandle(item);
        if (handle === undefined)
            return undefined;
        const isSecond = seen.has(handle);
        seen.add(handle);
        if (!HANDLES.has(handle))
            return invalid(`Vercel refuses the handle ${quote(handle)}, which it does not know.`);
        if (isSecond)
            return invalid(`Vercel refuses the handle ${quote(handle)}, which comes twice.`);
        return undefined;
    });
}
/** What changes more than a path of a route, and is not read. */
const UNREAD_FIELDS = ['mitigate', 'transforms', 'locale', 'middlewarePath'];
/**
 * Returns undefined for a route that decides nothing: it sets headers, or is about other requests
 * than those of a link.
 */
function vercel_json_readRoute(item, isForced) {
    if (!(0,common_json/* isObject */.G)(item))
        return invalid('A route has to be an object with a `src`.');
    const from = item.src ?? item.source;
    if (typeof from !== 'string')
        return invalid('A route has to be an object with a `src`.');
    const fault = findRouteFault(item);
    if (fault !== undefined)
        return invalid(`The route for ${quote(from)} ${fault}.`);
    if (Array.isArray(item.methods) && !item.methods.includes('GET'))
        return undefined;
    const source = readRegex(from);
    if (isProblem(source))
        return source;
    const effect = readEffect(item);
    if (effect.kind === 'none')
        return undefined;
    if (effect.kind === 'unread')
        return unread(`The check does not understand the route for ${quote(from)}.`, source);
    const { action, to, status } = effect;
    return { from, to, action, status, isForced, isConditional: hasConditions(item), source };
}
function readEffect(route) {
    const { dest: to = route.destination, status: written = route.statusCode } = route;
    const goesOn = route.continue === true;
    const hasMore = UNREAD_FIELDS.some((key) => key in route);
    const isAnswer = written !== undefined && !goesOn;
    if (to === undefined && !hasMore && !isAnswer)
        return { kind: 'none' };
    const location = findLocation(route.headers);
    const isNamed = /\$[a-z_]/i.test(`${location ?? to}`);
    if (hasMore || goesOn || isNamed || (0,common_json/* isObject */.G)(to))
        return { kind: 'unread' };
    const status = typeof written === 'number' ? written : 200;
    if (typeof location === 'string' && isRedirect(status))
        return { kind: 'answer', action: 'redirect', to: location, status };
    if (typeof to === 'string' && status < 300)
        return { kind: 'answer', action: 'rewrite', to, status };
    return { kind: 'answer', action: 'status', to: '', status };
}
/** Returns the header `Location`. */
function findLocation(headers) {
    if (!(0,common_json/* isObject */.G)(headers))
        return undefined;
    return Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1];
}
/** Browsers go nowhere with any other status. */
function isRedirect(status) {
    return status >= 300 && status < 400;
}
/** Returns the paths that a regular expression fits as a whole, or why that is not known. */
function readRegex(from) {
    const plain = /^\^?(\/(?:[\w/-]|\\\.)*)\$?$/.exec(from)?.[1];
    if (plain !== undefined)
        return { exact: plain.replaceAll('\\.', '.') };
    const start = from.startsWith('^') ? '' : '^';
    const end = from.endsWith('$') ? '' : '$';
    const whole = start + (0,byte_strings/* toBytes */.ZJ)(from) + end;
    try {
        const regex = new RegExp(whole);
        const names = Array.from({ length: countGroups(whole) }, (_, i) => `${i + 1}`);
        const prefix = findFixedStart(from);
        const isFolder = /^\^?\/(?:[\w/-]*\/)?\(?\.\*\)?\$?$/.test(from);
        const folder = isFolder ? prefix : undefined;
        const source = { pattern: { regex, names, prefix, folder, degree: measureDegree(regex) } };
        return findCostlyPattern(source, from) ?? source;
    }
    catch {
        return invalid(`${quote(from)} is no regular expression that Vercel takes.`);
    }
}
/**
 * With an empty alternative, an expression fits the empty text, and has an entry for each group.
 */
function countGroups(expression) {
    const [, ...groups] = new RegExp(`${expression}|`).exec('') ?? [];
    return groups.length;
}
/** Returns what every path begins with that an expression fits, as far as it is simple. */
function findFixedStart(expression) {
    if (expression.includes('|'))
        return '';
    const [, start = ''] = /^\^?(\/[\w/-]*)(?![\w/*+?{-])/.exec(expression) ?? [];
    return start;
}
/** Names in the path and the query alone: a port is no name. */
function listNames(destination) {
    const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*|#.*$/gis, '');
    return findAll(/(?<!\\):([A-Za-z_]\w*)/g, path);
}
/** Returns which paths a source is about, and the names in it, or why it cannot be read. */
function readSource(from) {
    try {
        // Vercel also takes the whole source as a regular expression, which it has to be.
        new RegExp(from);
        // With patterns of their own, placeholders may touch: Vercel still runs a version that lets
        // them.
        const explicit = from.replace(NAMES, (text, name) => {
            if (name === undefined)
                return text;
            return `${text}([^\\/]+?)`;
        });
        const tokens = (0,dist/* parse */.qg)((0,byte_strings/* toBytes */.ZJ)(explicit), { delimiter: '/' });
        if (tokens.every((token) => typeof token === 'string'))
            return { source: { exact: OPTIONS.encode(tokens.join('')) }, names: [] };
        const keys = [];
        const regex = (0,dist/* tokensToRegexp */.f6)(tokens, keys, OPTIONS);
        const names = keys.map(({ name }) => String(name));
        const [start] = tokens;
        const prefix = typeof start === 'string' ? OPTIONS.encode(start) : '';
        const pattern = {
            regex,
            names,
            prefix,
            folder: findFolder(tokens),
            degree: measureDegree(regex),
        };
        return findCostlyPattern({ pattern }, from) ?? { source: { pattern }, names };
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof SyntaxError)
            return invalid(`${quote(from)} is no pattern that Vercel takes.`);
        throw error;
    }
}
/**
 * Names of placeholders without patterns of their own; what is escaped, or in such a pattern, has
 * none.
 */
const NAMES = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|:(\w+)(?![\w(])/gs;
/** As `sourceToRegex`, but for paths that are decoded. */
const OPTIONS = {
    strict: true,
    sensitive: true,
    delimiter: '/',
    encode: (bytes) => (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes,
};
/** `/docs/:path*` and `/docs/(.*)` are about a whole folder. */
function findFolder(tokens) {
    const hasStart = typeof tokens[0] === 'string';
    const [start, ...rest] = hasStart ? tokens : ['', ...tokens];
    const [last] = rest;
    if (typeof start !== 'string' || rest.length !== 1 || typeof last !== 'object')
        return undefined;
    if (last.prefix !== '/' || last.suffix !== '')
        return undefined;
    const isWhole = last.pattern === '.*' || (last.modifier === '*' && last.pattern === '[^\\/]+?');
    if (isWhole)
        return `${OPTIONS.encode(start)}/`;
    return undefined;
}
/** Routes also fit what is behind the slash (`devRouter` of the `vercel` package). */
function listForms(path) {
    return [path, path.slice(1)];
}
/**
 * `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`, one after the other.
 */
function redirectBySettings(path, settings) {
    const { cleanUrls, trailingSlash } = settings;
    if (cleanUrls === true) {
        const index = /^\/(?:(.+)\/)?index(?:\.html)?\/?$/.exec(path);
        if (index !== null)
            return index[1] === undefined ? '/' : `/${index[1]}`;
        const page = /\.html\/?$/.exec(path);
        if (page !== null)
            return path.slice(0, page.index);
    }
    if (trailingSlash === false && path.length > 1 && path.endsWith('/'))
        return path.slice(0, -1);
    if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path))
        return undefined;
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last !== '' && !last.includes('.') && !path.includes('//'))
        return `${path}/`;
    if (/[^/]\.\w+\/$/.test(path))
        return path.slice(0, -1);
    return undefined;
}
function vercel_json_addRoot(to) {
    const isWhole = to.startsWith('/') || /^\w+:\/\//.test(to);
    if (isWhole)
        return to;
    return `/${to}`;
}
/**
 * Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the
 * left. Undefined if the result is too long, or depends on the visitor: a condition finds values,
 * too.
 */
function fillIn(to, captures) {
    if (captures === 'untried')
        return undefined;
    const inOrder = [...captures.values()];
    let isKnown = true;
    const whole = to.replace(/(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g, (written, name, number) => {
        const value = name === undefined ? (inOrder[Number(number) - 1] ?? '') : captures.get(name);
        // `:8080` is a port.
        if (value === undefined && !/^:\d/.test(written))
            isKnown = false;
        if (value === undefined)
            return written;
        return (0,byte_strings/* percentEncode */.a)(value);
    });
    if (isKnown && whole.length <= MAX_TARGET)
        return whole;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts/vercel.js



/**
 * A file under its name, a folder by its `index.html`, with a slash or without; pages without
 * `.html` if told so.
 */
const vercelFile = (path, lookup, { cleanUrls }) => {
    const name = path.slice(1);
    const bare = name.endsWith('/') ? name.slice(0, -1) : name;
    if (bare === '')
        return (0,find_file/* firstOf */.Ku)(lookup, ['index.html']);
    const index = `${bare}/index.html`;
    if (cleanUrls)
        return (0,find_file/* firstOf */.Ku)(lookup, [name, `${bare}.html`, index]);
    return (0,find_file/* firstOf */.Ku)(lookup, [name, index]);
};
/**
 * Nothing in files or folders whose names begin with `_` or a dot, and no declarations of types.
 */
const VERCEL_FUNCTION = /^api\/(?!(?:.*\/)?[_.])(?!.*\.d\.ts$).*\.(?:[cm]?[jt]s|tsx|go|py|rb|rs)$/;
const PREBUILT = ', unless the site is deployed with --prebuilt';
const VERCEL = {
    ...USUAL,
    title: 'Vercel',
    // https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11. Limits for
    // uploads have changed.
    findFile: vercelFile,
    endOf: find_file/* asAsked */.Nh,
    redirectFile: { name: VERCEL_JSON, parse: parseVercel },
    // Analytics and speed insights: https://vercel.com/docs/analytics/quickstart, read 2026-11.
    services: /^\/_vercel(?:\/|$)/,
    reads: [VERCEL_JSON],
    servesWhatItReads: true,
    // https://vercel.com/docs/functions/runtimes, and `detectBuilders` of `@vercel/fs-detectors` 6.9,
    // read 2026-11.
    keeps: [
        {
            name: /^api\//,
            onlyBeside: VERCEL_FUNCTION,
            fate: 'unless-prebuilt',
            why: `it takes the scripts in it for functions, and leaves the rest out${PREBUILT}`,
        },
        {
            name: /^(?:.*\/)?node_modules\//,
            fate: 'unless-prebuilt',
            why: `uploads leave out folders of this name${PREBUILT}`,
        },
        { name: /^public\//, fate: 'alone', why: '' },
    ],
    // https://github.com/tldraw/tldraw/pull/9340 and
    // https://github.com/RaoFoundation/subtensor/pull/2946, read 2026-11.
    files: [
        warning(15_000, 'the 15,000 that Vercel takes in one upload, unless `--archive=tgz` packs them'),
    ],
    // Its toolbar, seen in pages that it had served, 2026-11.
    adds: ['https://vercel.live/'],
};

;// CONCATENATED MODULE: ./lib/web/host/hosts.js
/**
 * The hosts whose rules are known. What each of them does with a site is in its file in `hosts`.
 */









const HOSTS = {
    'github-pages': GITHUB_PAGES,
    's3-cloudfront': S3_CLOUDFRONT,
    'cloudflare-pages': CLOUDFLARE_PAGES,
    'cloudflare-workers': CLOUDFLARE_WORKERS,
    'azure-static-web-apps': AZURE_STATIC_WEB_APPS,
    netlify: NETLIFY,
    vercel: VERCEL,
    nginx: NGINX,
    'air-gapped': AIR_GAPPED,
};
const ALL = Object.values(HOSTS);
/** Used when no host is given: what any of them answers is answered. */
const ANY_HOST = {
    ...USUAL,
    title: 'any host',
    findFile: find_file/* byNameOfEitherForm */.Zs,
    services: new RegExp(ALL.flatMap(({ services }) => services?.source ?? []).join('|')),
    missing: 'unknown',
    // `web.config` is that of IIS.
    reads: [...new Set([...ALL.flatMap(({ reads }) => reads), 'web.config'])],
    servesWhatItReads: true,
    adds: ALL.flatMap(({ adds }) => adds),
    isSecure: false,
};
/** The names that the input `host` accepts. */
const HOST_NAMES = Object.keys(HOSTS);
/**
 * Returns the rules of a host, or, without one, rules that report only what every host would
 * reject.
 */
function rulesOf(host) {
    if (host === undefined)
        return ANY_HOST;
    return HOSTS[host];
}
/** Returns whether some host makes pages load an address besides their own. */
function isAdded(address) {
    return ANY_HOST.adds.some((start) => address.startsWith(start));
}
/** Returns a page, a string of bytes, as it was before some host rewrote it. */
function undoRewrites(page) {
    return ALL.reduce((text, host) => host.undoRewrite?.(text) ?? text, page);
}
/**
 * Returns whether hosts or servers may keep a file in the site's root to themselves, because they
 * read it.
 */
function mayBeRead(name) {
    return ANY_HOST.reads.includes(name);
}

;// CONCATENATED MODULE: ./lib/web/host/served-site.js
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */








/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? HOST_NAMES : [host];
    return [...new Set(hosts.flatMap((each) => rulesOf(each).redirectFile?.name ?? []))];
}
/** A site as its host serves it: knows which file answers which address. */
class ServedSite {
    site;
    rules;
    /** The names of the site's files with their indices. */
    files;
    /** What the host's redirect file says; nothing without one, and where it cannot be read. */
    redirects;
    /**
     * The file and the line of a rule that may answer whatever else does not: what it is about is not
     * known.
     */
    unread;
    /**
     * Without a host: all of them by their files, and those that read a redirect file of the site.
     */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, basePath, domain, redirects } = site;
        this.rules = rulesOf(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? NO_REDIRECTS;
        const hosts = host === undefined ? HOST_NAMES : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = hosts.flatMap((each) => {
            const own = redirects.filter(({ name }) => listRedirectFiles({ host: each, basePath }).includes(name));
            if (own.length === 0)
                return [];
            return [new ServedSite({ ...site, host: each, redirects: own }, files)];
        });
        const { anywhere } = this.redirects.unread;
        const [lost] = redirects.filter((each) => each.text === undefined);
        const open = lost ?? (anywhere && redirects[0]);
        this.unread = this.#hostsWithRules.find(({ unread }) => unread)?.unread;
        if (open !== undefined)
            this.unread = { file: open.name, line: anywhere?.line };
    }
    /** Returns the name of a file, by its index. */
    nameOf(file) {
        return (0,tree/* getFileName */.WP)(this.site, file);
    }
    /**
     * What is answered with a file, the rules of the redirect file apart. The path is absolute and
     * decoded.
     */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const isMerged = this.rules.mergesSlashes && path.includes('//');
        const asked = isMerged ? `/${(0,find_file/* mergeSlashes */.u)(path)}` : path;
        const lookup = (name) => {
            if (loops.length === 0)
                return this.files.get(name);
            return this.files.get((0,tree/* resolveLoops */.U_)(name, loops));
        };
        // Below a base path, the file that decides is elsewhere.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const place = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.rules.findFile(asked, lookup, place);
        if (found === undefined && isHostRoot && this.isService(path))
            return 'service';
        return found;
    };
    /**
     * Returns what is answered in the end. `path` is an address's path, decoded, without the base
     * path and its slash: empty for the site's root, or `docs/x/`. `query` is as it is written,
     * without its `?`.
     */
    answer(path, query = '') {
        if (this.site.host === undefined)
            return this.#ofAnyHost(path, query);
        // Files are found faster than answers.
        if (this.redirects.rules.length === 0)
            return this.#ofHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        const known = this.#known.get(key);
        if (known !== undefined || this.#known.has(key))
            return known;
        const answer = this.#ofHost(path, query);
        if (this.#known.size >= MAX_REMEMBERED)
            this.#known.clear();
        this.#known.set(key, answer);
        return answer;
    }
    /**
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own,
     * `swapForm` it, but not always? As for `answer`.
     */
    endsElsewhere(path, query, file) {
        return this.#endsElsewhere(path, query, file) && !this.isAlwaysElsewhere(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysElsewhere(file) {
        const name = this.nameOf(file);
        const stem = (0,page_names/* takeStem */.ln)(name);
        const usual = (0,page_names/* isIndexPage */.sf)(name) ? `${stem}/` : stem;
        return [usual, name].every((path) => this.#endsElsewhere(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    listRuledElsewhere() {
        const found = [];
        for (const { source } of this.redirects.rules) {
            const path = 'exact' in source ? source.exact.slice(1) : '';
            const file = this.answer(path);
            if (typeof file === 'number' && this.endsElsewhere(path, '', file))
                found.push(file);
        }
        return found;
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    isOpen(path, answer) {
        if (answer === undefined)
            return this.unread !== undefined;
        const all = answer === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unread.sources.some((source) => isAbout(source, `/${path}`)));
    }
    /**
     * Returns where a redirect of the site's own rules leads to a file of the site, and the last such
     * rule; undefined if there is none. What the host redirects by itself, for the sake of a slash or
     * an ending, is none. As for `answer`.
     */
    findRedirect(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#hostsWithRules
                .map((host) => host.findRedirect(path, query))
                .find((found) => found);
        const end = follow(this.redirects, this.findFile, { path: `/${path}`, query });
        const rule = end.used.findLast(({ action }) => action === 'redirect');
        if (end.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,byte_strings/* makeReadable */.Dy)(end.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
    /**
     * Returns the paths that are answered with a file, the one that links usually name first; as for
     * `answer`.
     */
    listAddresses(file) {
        return listAddressForms(this.nameOf(file)).filter((path) => this.answer(path) === file);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on.
     * Where the site has a folder of the same name, none is set up there.
     */
    isService(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,tree/* hasFolder */.bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        if (errorPage === undefined)
            return false;
        const destination = readDestination(errorPage.to, '/', domain);
        return destination.kind === 'inside' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is
     * shown; undefined for any other page.
     */
    findNotFoundFolder(page) {
        if ((0,page_names/* isNotFoundPageOfSite */.dn)(page))
            return '';
        if (this.rules.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,byte_strings/* takeFolder */.Cz)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or may it seem so? `path` is an address's path that ends
     * in a slash.
     */
    hasFolder(path) {
        const name = (0,tree/* resolveLoops */.U_)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.isOpen(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,tree/* hasFolder */.bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    #endsElsewhere(path, query, file) {
        const { endOf, redirectFile } = this.rules;
        const { unread, trailingSlash } = this.redirects;
        const name = this.nameOf(file);
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        if (endOf === undefined || !isKnown || !(0,page_names/* isPage */.yp)(name) || (0,page_names/* takeStem */.ln)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unread.anywhere || unread.sources.some((source) => isAbout(source, `/${path}`)))
            return false;
        const isElsewhere = (end) => endOf(end, name, trailingSlash) === `/${(0,page_names/* swapForm */.eo)(name)}`;
        if (this.redirects === NO_REDIRECTS)
            return isElsewhere(`/${path}`) && this.answer(path) === file;
        const end = follow(this.redirects, this.findFile, { path: `/${path}`, query });
        return end.kind === 'file' && end.file === file && isElsewhere(end.path);
    }
    #ofHost(path, query) {
        const outcome = follow(this.redirects, this.findFile, { path: `/${path}`, query });
        // What an unreadable folder contains is not known.
        if (outcome.kind === 'missing' && this.#isInUnreadable(outcome.path))
            return 'unknown';
        return isAnswered(outcome) ? this.#fileOf(outcome, path) : undefined;
    }
    #isInUnreadable(path) {
        return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Where a rule brings a fragment of its own, or a script may show something for each address,
     * anchors are not known.
     */
    #fileOf(outcome, path) {
        if (outcome.kind !== 'file')
            return 'unknown';
        const forMany = outcome.used.filter(({ source }) => 'pattern' in source);
        const showsPage = (0,page_names/* isPage */.yp)(this.nameOf(outcome.file));
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or
        // shown one.
        if (forMany.length > 0 && showsPage && page_names/* NO_PAGE */.yw.test(path))
            return 'shared-page';
        if (outcome.used.some(({ to }) => to.includes('#')))
            return 'unknown';
        if (forMany.every(({ action }) => action !== 'rewrite'))
            return outcome.file;
        if (showsPage)
            return 'shared-page';
        return 'unknown';
    }
    #ofAnyHost(path, query) {
        let isAnswered = false;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (typeof answer === 'number')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        const ruled = this.#hostsWithRules.map((host) => host.answer(path, query));
        const answers = ruled.filter((answer) => answer !== undefined);
        if (isAnswered)
            return 'unknown';
        if (answers.length === 0)
            return undefined;
        const isPageEverywhere = page_names/* NO_PAGE */.yw.test(path) && answers.every((answer) => answer === 'shared-page');
        if (isPageEverywhere)
            return 'shared-page';
        return 'unknown';
    }
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,page_names/* isPage */.yp)(name) && (0,page_names/* takeStem */.ln)(name) !== '' && !(0,page_names/* isNotFoundPage */.np)(name));
    return pages.filter(page_names/* isIndexPage */.sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name
 * first: decoded, without the base path.
 */
function listAddressForms(name) {
    const stem = (0,page_names/* takeStem */.ln)(name);
    if (stem === '')
        return [...new Set(['', name, 'index.html', 'index'])];
    const folder = `${stem}/`;
    const file = `${stem}.html`;
    const first = (0,page_names/* isIndexPage */.sf)(name) ? [folder, stem] : [stem];
    return [...new Set([...first, name, file, folder, `${stem}/index.html`, `${stem}/index`])];
}


/***/ }),

/***/ 198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dJ: () => (/* binding */ isSvgFile),
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   eo: () => (/* binding */ swapForm),
/* harmony export */   ln: () => (/* binding */ takeStem),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   sf: () => (/* binding */ isIndexPage),
/* harmony export */   yW: () => (/* binding */ hasEnding),
/* harmony export */   yp: () => (/* binding */ isPage),
/* harmony export */   yw: () => (/* binding */ NO_PAGE)
/* harmony export */ });
const PAGE_ENDING = /\.(?:html?|xhtml)$/i;
const INDEX = /(?:^|\/)index$/i;
/** Is this the name of a page? */
function isPage(name) {
    return PAGE_ENDING.test(name);
}
/**
 * Returns the stem of a file; empty for the home page. A page has one, whatever the endings of its
 * name and of its addresses: `guide` is the stem of `guide.html` and `guide/index.html`. Any other
 * file is its own stem.
 */
function takeStem(name) {
    if (isPage(name))
        return name.replace(PAGE_ENDING, '').replace(INDEX, '');
    return name;
}
/** Is this the page of a folder? */
function isIndexPage(name) {
    return isPage(name) && INDEX.test(name.replace(PAGE_ENDING, ''));
}
/**
 * Returns where a page may be shown in another folder than its file: `guide` for
 * `guide/index.html`, `guide/` for `guide.html`. The same for the home page.
 */
function swapForm(name) {
    const stem = takeStem(name);
    if (isIndexPage(name))
        return stem;
    return `${stem}/`;
}
/** Matches the path of something that browsers cannot use a page for. */
const NO_PAGE = /\.(?:css|m?js|json|webmanifest|wasm|a?png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico|woff2?|ttf|otf|eot|mp[34]|m4[av]|og[agv]|wav|vtt|webm)$/i;
/** Does the name of a file say what it is? A number, as in `v1.2`, does not. */
function hasEnding(name) {
    return /\.[a-z][\da-z]*$/i.test(name);
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isSvgFile(name) {
    return /\.svg$/i.test(name);
}
/**
 * Is this the page that a host shows for addresses without one? Generators write it under either
 * name.
 */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/**
 * Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary
 * page.
 */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}


/***/ }),

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ makeAddressReader)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(948);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(365);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(216);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(640);





/** How much of a `<meta>` is read: longer values mean nothing to browsers. */
const MAX_META = 4_096;
/**
 * What the target of a `rel` keyword is for: `link`, if it is for people or crawlers to follow.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes
 */
const RELS = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsFor */ .t)('load', 'stylesheet manifest preload modulepreload prefetch prerender'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsFor */ .t)('media', 'icon apple-touch-icon apple-touch-icon-precomposed mask-icon'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsFor */ .t)('link', 'alternate author contents describedby first help index last license next prev previous privacy-policy search start ' +
        'terms-of-service up'),
]);
/**
 * The keywords with which browsers compare a target with `integrity`:
 * https://html.spec.whatwg.org/#attr-link-integrity.
 */
const COMPARED = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .a)('stylesheet modulepreload');
/** What `as` says of a preload that they compare: https://crbug.com/981419, read 2026-11. */
const COMPARED_AS = /^\s*(?:script|style)\s*$/i;
/** What `as` says of a target that is a picture, a sound or a film. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i;
/** Values of `type` with which a script holds data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['application/ld+json', 'json-ld'],
]);
/** What the Pages Router of Next needs to know of a page: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** Names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .a)('og:image og:image:url og:image:secure_url twitter:image twitter:image:src');
/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG = new Set([
    'a',
    'image',
    'use',
    'feimage',
    'script',
    'style',
]);
/** Attributes that any element may have. */
const GLOBAL = new Set(['id', 'style', 'paint']);
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
/** Returns a reader of a page (a string of bytes) for its addresses, anchors and declarations. */
function makeAddressReader(found, syntax) {
    return new _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PageReader */ .X(new AddressVisitor(found), _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .OF_ADDRESSES */ .zq, syntax);
}
class AddressVisitor {
    #found;
    #baseSeen = false;
    /** What the content of the element that is open is read as. */
    #use = 'script';
    constructor(found) {
        this.#found = found;
    }
    open(element) {
        const { name: tag, isForeign, length } = element;
        const isKnown = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
        for (let i = 0; i < length; i++) {
            const attribute = element.at(i);
            if (isKnown || GLOBAL.has(attribute.meaning))
                this.#readAttribute(element, attribute);
        }
        const use = isKnown ? this.#readElement(element) : undefined;
        if (use === undefined)
            return false;
        this.#use = use;
        return true;
    }
    content(text, at) {
        if (text.trim() !== '')
            this.#found(this.#use, text, at);
    }
    /** Style sheets of XML: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        const href = STYLE_SHEET.exec(text)?.[2] ?? '';
        if (href !== '' && !href.startsWith('#'))
            this.#found('load', (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeXmlAttribute */ .gL)(href), at);
    }
    #readElement(element) {
        switch (element.name) {
            case 'a':
                this.#oldAnchor(element);
                break;
            case 'link':
                this.#link(element);
                break;
            case 'meta':
                this.#meta(element);
                break;
            case 'base':
                this.#base(element);
                break;
            case 'style':
                return /^(?:|text\/css)$/i.test((element.get('type') ?? '').trim()) ? 'style' : undefined;
            case 'script':
                if (!runs(element))
                    return dataKind(element);
                this.#found('runs-script', '', element.start);
                return 'script';
        }
        return undefined;
    }
    #readAttribute(element, { name, meaning, value, at }) {
        switch (meaning) {
            case 'id':
                this.#anchor(element, value);
                break;
            case 'style':
                this.#found('declarations', value, at);
                break;
            case 'paint':
                if (element.isForeign)
                    this.#found('declarations', value, at);
                break;
            case 'link':
                if (element.get('method')?.toLowerCase() !== 'dialog')
                    this.#found('link', value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (loads(element, name))
                    this.#load(meaning, value, at, integrityOf(element));
                break;
            case 'set':
                if (element.isForeign)
                    break;
                for (const address of (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .readSrcset */ .d3)(value))
                    this.#load('load', address, at);
                break;
            case 'frame':
                this.#found('frame', value, at);
        }
    }
    /** `<a name>`, and SVG's `<a xlink:href>`. */
    #oldAnchor(element) {
        const name = element.get('name');
        if (name !== undefined)
            this.#anchor(element, name);
        const link = element.isForeign ? element.find('xlink:href') : undefined;
        if (link !== undefined && element.find('href') === undefined)
            this.#found('link', link.value, link.at);
    }
    /** An empty address is never fetched, and one that is only a fragment stays in the page. */
    #load(use, value, at, integrity) {
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .trimBytes */ .Om)(value);
        if (address !== '' && !address.startsWith('#'))
            this.#found(use, address, at, integrity);
    }
    #anchor({ isInShadow, start }, id) {
        if (id !== '' && !isInShadow)
            this.#found('anchor', id, start);
    }
    #link(element) {
        const href = element.find('href');
        const rels = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .readRels */ .p)(element.get('rel'));
        const uses = new Set(rels.map((rel) => RELS.get(rel)));
        if (href !== undefined) {
            if (rels.includes('canonical'))
                this.#found('canonical', href.value, href.at);
            if (rels.includes('edit'))
                this.#found('edit', href.value, href.at);
        }
        if (uses.has('media') || uses.has('load'))
            this.#loadLink(element, rels, uses.has('media'));
        else if (uses.has('link') && href !== undefined) {
            if (rels.includes('alternate') && isMarkdownVersion(element))
                this.#found('markdown', href.value, href.at);
            const isTranslation = rels.includes('alternate') && element.get('hreflang') !== undefined;
            this.#found(isTranslation ? 'translation' : 'link', href.value, href.at);
        }
    }
    #loadLink(element, rels, isForMedia) {
        for (const address of (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .readSrcset */ .d3)(element.get('imagesrcset') ?? ''))
            this.#load('load', address, element.start);
        const href = element.find('href');
        if (href === undefined)
            return;
        const integrity = isCompared(element, rels) ? element.get('integrity') : undefined;
        const isMedia = isForMedia || MEDIA.test(element.get('as') ?? '');
        this.#load(isMedia ? 'media' : 'load', href.value, href.at, integrity);
    }
    #meta(element) {
        const { start } = element;
        const content = (element.get('content') ?? '').slice(0, MAX_META);
        const charset = element.get('charset');
        const equivalent = element.get('http-equiv')?.toLowerCase();
        const name = (element.get('property') ?? element.get('name'))?.toLowerCase();
        if (charset !== undefined)
            this.#found('encoding', charset, start);
        else if (equivalent === 'content-type')
            this.#contentType(content, start);
        else if (equivalent === 'refresh')
            this.#refresh(content, start);
        else if (name === 'og:url')
            this.#found('canonical', content, start);
        else if (PREVIEWS.has(name ?? ''))
            this.#found('preview', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .trimBytes */ .Om)(content), start);
        else if (name === 'robots' && /noindex|none/i.test(content))
            this.#found('unlisted', '', start);
    }
    #contentType(content, at) {
        const label = /charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1];
        if (label !== undefined)
            this.#found('encoding', label, at);
    }
    #refresh(content, at) {
        const target = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .readRefreshTarget */ .pm)(content);
        if (target === undefined)
            return;
        this.#found('unlisted', '', at);
        this.#found('link', target, at);
    }
    #base(element) {
        const href = element.get('href');
        if (href === undefined || this.#baseSeen)
            return;
        this.#baseSeen = true;
        this.#found('base', href, element.start);
    }
}
/** Some sites name `llms.txt` in this way on all pages. */
function isMarkdownVersion(link) {
    if (/(?:^|\/)llms[^/]*$/i.test(link.get('href') ?? ''))
        return false;
    return /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i.test(link.get('type') ?? '');
}
function loads(element, attribute) {
    // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
    if (attribute.endsWith('href') !== element.isForeign)
        return false;
    if (attribute === 'xlink:href' && element.find('href') !== undefined)
        return false;
    if (element.name === 'input')
        return element.get('type')?.toLowerCase() === 'image';
    if (element.name === 'iframe')
        return element.find('srcdoc') === undefined;
    return element.name !== 'script' || runs(element);
}
/** Do browsers compare what a `<link>` with the keywords `rels` loads with its `integrity`? */
function isCompared(link, rels) {
    if (rels.some((rel) => COMPARED.has(rel)))
        return true;
    return rels.includes('preload') && COMPARED_AS.test(link.get('as') ?? '');
}
/** SVG's scripts have no such attribute. */
function integrityOf(element) {
    if (element.isForeign)
        return undefined;
    return element.get('integrity');
}
function runs(script) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .runsScript */ .GE)((name) => script.get(name));
}
/** Browsers take data only from the element itself, and not in SVG. */
function dataKind(script) {
    if (script.isForeign || script.find('src') !== undefined)
        return undefined;
    const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase());
    return kind ?? (script.get('id') === NEXT_DATA ? 'next-data' : undefined);
}


/***/ }),

/***/ 13:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ ENDED_BY),
/* harmony export */   qA: () => (/* binding */ INLINE),
/* harmony export */   tV: () => (/* binding */ VOID)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(948);
/**
 * Which elements are within a line of text, and which end where no tag says so:
 * https://html.spec.whatwg.org/#optional-tags.
 */

/** Elements within a line of text; all others end it. */
const INLINE = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button ' +
    // Nothing is seen of these.
    'meta link');
/** Elements without content. */
const VOID = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)('area base br col embed hr img input link meta source track wbr');
const OPTIONAL_END = `
  p: address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
    header hgroup hr li dt dd main menu nav ol p pre search section summary table ul
  li: li
  dt dd: dt dd
  rt rp: rt rp
  option: option optgroup hr
  optgroup: optgroup hr
  td th: td th tr thead tbody tfoot
  tr: tr thead tbody tfoot
  thead tbody tfoot: thead tbody tfoot`;
/** The elements whose end tag may be left out, and those that end them then by their start. */
const ENDED_BY = new Map([...OPTIONAL_END.matchAll(/([\w ]+):([^:]+)(?=\n|$)/g)].flatMap(([, ended = '', by = '']) => [...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)(ended)].map((tag) => [tag, (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .a)(by)])));


/***/ }),

/***/ 102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ OpenElements)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(948);
/* harmony import */ var _content_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13);


const LANDMARKS = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .t)('navigation', 'nav'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .t)('outside', 'header footer aside'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .t)('content', 'main article'),
]);
/** The same, as roles: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .t)('navigation', 'navigation search'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .t)('outside', 'banner contentinfo complementary'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsFor */ .t)('content', 'main article'),
]);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/** What is deeper in a page says nothing: it only takes memory. */
const MAX_LISTED = 100_000;
/** What the page itself says of what is in it. */
const PAGE = {
    tag: '',
    isHidden: false,
    isContent: false,
    isNavigation: false,
    isPreformatted: false,
};
/**
 * Keeps track of which elements are open, whether their ends have tags or not, and so of whether
 * something is hidden, and whether it belongs to the content of a page, or to what all pages share:
 * menus, header, footer. A page more in a menu changes all pages, and nobody wants to read that of
 * each.
 */
class OpenElements {
    /**
     * Inline elements are among them only where they say something, or are in one that is listed and
     * inline, or in what is hidden.
     */
    #open = [PAGE];
    /** How many of each name are listed: most tags close none. */
    #counts = new Map();
    /** How many inline ones. */
    #inline = 0;
    /** The innermost. */
    get innermost() {
        return this.#open.at(-1) ?? PAGE;
    }
    open(tag, role, hides) {
        this.#endBefore(tag);
        const landmark = ROLES.get(role?.trim().toLowerCase() ?? '') ?? LANDMARKS.get(tag);
        const { isHidden, isContent, isNavigation, isPreformatted } = this.innermost;
        const says = landmark !== undefined || hides || isHidden || this.#inline > 0;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .VOID */ .tV.has(tag) || (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(tag) && !says) || this.#open.length > MAX_LISTED)
            return;
        this.#count(tag, 1);
        this.#open.push({
            tag,
            isHidden: isHidden || hides,
            isContent: isContent || landmark === 'content',
            isNavigation: isNavigation || landmark === 'navigation' || (landmark === 'outside' && !isContent),
            isPreformatted: isPreformatted || tag === 'pre',
        });
    }
    /** An element ends: the innermost of that name, with what is open in it. */
    close(tag) {
        if (this.#counts.get(tag))
            this.#cut(this.#open.findLastIndex((element) => element.tag === tag));
    }
    /** Ends what cannot have such an element in it. */
    #endBefore(tag) {
        const { length } = this.#open;
        let left = length;
        for (let at = length - 1; at > Math.max(0, length - MAX_DEPTH); at--) {
            const around = this.#open[at]?.tag ?? '';
            if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDED_BY */ .HN.get(around)?.has(tag))
                left = at;
            else if (!_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(around) && !_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDED_BY */ .HN.has(around))
                break;
        }
        this.#cut(left);
    }
    #cut(left) {
        while (this.#open.length > left)
            this.#count(this.#open.pop()?.tag ?? '', -1);
    }
    #count(tag, by) {
        this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + by);
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(tag))
            this.#inline += by;
    }
}


/***/ }),

/***/ 611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   a9: () => (/* binding */ isPrintEdition),
/* harmony export */   ll: () => (/* binding */ beginsLikePage)
/* harmony export */ });
/** Files with the name of a page that are something else, or a page without the name of one. */
/** How much of a file shows what it is, in characters. */
const START = 4_096;
const COMMENTS = String.raw `^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`;
const BEGINS_LIKE_PAGE = new RegExp(String.raw `${COMMENTS}<(?:!doctype\s+html|html|head|body)\b`, 'i');
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw `${COMMENTS}(?:\{[{%#]|<%)`);
/** A place that a generator fills in, where no text can be meant: an address, or the title. */
const OPEN_PLACE = /\b(?:href|src|action)\s*=\s*["']?[^"'>]*(?:\{\{|\{%|<%)|<title>[^<]*(?:\{\{|\{%|<%)/i;
/** Does a file (a string of bytes) begin as pages do? */
function beginsLikePage(text) {
    return BEGINS_LIKE_PAGE.test(text.slice(0, START));
}
/**
 * Is a page (a string of bytes) the template of one? Themes of Sphinx leave such files among those
 * that they publish. A page that only has a part that was not filled in is none: it begins as pages
 * do.
 */
function isTemplate(text) {
    const start = text.slice(0, START);
    if (BEGINS_LIKE_TEMPLATE.test(start))
        return true;
    return !BEGINS_LIKE_PAGE.test(start) && OPEN_PLACE.test(text);
}
const BY_MDBOOK = '<!-- Book generated using mdBook -->';
/**
 * Is a page the one that mdBook puts all others together in, to be printed? Some of their addresses
 * come out wrong there.
 */
function isPrintEdition(name, text) {
    return /(?:^|\/)print\.html$/.test(name) && text.slice(0, START).includes(BY_MDBOOK);
}


/***/ }),

/***/ 101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lN: () => (/* binding */ findBase),
/* harmony export */   tK: () => (/* binding */ MAX_PAGE),
/* harmony export */   vU: () => (/* binding */ decodePageText),
/* harmony export */   zA: () => (/* binding */ decodeStyleText)
/* harmony export */ });
/* unused harmony export findBomEncoding */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(975);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(365);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(664);
/** The text of pages and style sheets, whatever their encoding. */




/** Larger pages, style sheets and scripts, in bytes, are not read. */
const MAX_PAGE = 64 << 20;
/**
 * Returns the text of a page as a string of bytes. UTF-8 passes unchanged: what is not valid in it
 * is handled where a value is used.
 */
function decodePageText(content, syntax) {
    return decoded(content, () => declaredIn(content, syntax));
}
/**
 * Returns the text of a style sheet as a string of bytes.
 * https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding
 */
function decodeStyleText(content) {
    return decoded(content, () => /^@charset "([^"]*)";/.exec(content.toString('latin1', 0, 100))?.[1]);
}
/**
 * Unknown encodings, and UTF-8, leave the bytes as they are. `declared` returns the label that the
 * content gives itself.
 */
function decoded(content, declared) {
    const bom = findBomEncoding(content);
    const decoder = decoderFor(bom ?? ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content) ? undefined : asciiCompatible(declared())));
    if (decoder === undefined)
        return content.toString('latin1');
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .toBytes */ .ZJ)(decoder.decode(content));
}
function decoderFor(label) {
    if (label === undefined)
        return undefined;
    try {
        const decoder = new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder(label);
        if (decoder.encoding === 'utf-8')
            return undefined;
        return decoder;
    }
    catch {
        return undefined;
    }
}
/** Returns the encoding that a byte order mark stands for; undefined without one. */
function findBomEncoding(start) {
    if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
        return 'utf-8';
    if (start[0] === 0xfe && start[1] === 0xff)
        return 'utf-16be';
    if (start[0] === 0xff && start[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** How far browsers look for the declaration of an encoding, in bytes. */
const DECLARED_WITHIN = 1_024;
/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
/**
 * Returns the label of the encoding that a page declares, if it does. What a `<meta>` says only
 * counts in HTML; an XML declaration counts in HTML, too, if there is nothing else.
 * https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function declaredIn(content, syntax) {
    const start = content.toString('latin1', 0, DECLARED_WITHIN);
    const declaration = XML_DECLARATION.exec(start);
    const xml = declaration?.[1] ?? declaration?.[2];
    if (syntax === 'xml')
        return xml;
    const meta = firstIn(start, 'encoding', 'html');
    // A later declaration makes browsers start again. Most pages have none, and are UTF-8.
    const late = meta ?? ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) ? undefined : firstIn(content.toString('latin1'), 'encoding', 'html'));
    return late ?? xml;
}
/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label) {
    const encoding = decoderFor(label?.trim())?.encoding;
    if (encoding?.startsWith('utf-16'))
        return undefined;
    return encoding;
}
const BASE = /<base[\t\n\f\r /]/i;
/**
 * Returns the address in the first `<base>` of a page that has one. It applies to the whole page,
 * also to what comes before it.
 */
function findBase(text, syntax) {
    // Few pages contain the tag; only those are worth reading twice.
    if (BASE.test(text))
        return firstIn(text, 'base', syntax);
    return undefined;
}
/** Returns the value of the first such fact in a page, no more of which is read than that takes. */
function firstIn(text, wanted, syntax) {
    let first;
    const reader = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .makeAddressReader */ .K)((fact, value) => {
        if (fact !== wanted)
            return;
        first ??= value;
        reader.stop();
    }, syntax);
    reader.read(text);
    return first;
}


/***/ })

};

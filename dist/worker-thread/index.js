import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ AnchorLinks),
/* harmony export */   g0: () => (/* binding */ joinedIds)
/* harmony export */ });
/* unused harmony exports anchorsOf, findMissingAnchors */
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(179);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(365);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(198);
/* harmony import */ var _finding_counter_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(12);
/**
 * Anchors that something links to, and symbols of SVG files that pages show. Whether they exist is only known when all files
 * have been read: each thread collects links, asks for all of them at the end, and counts what turns out to be missing.
 */





/** Fewer may all have been removed from a page; lines of source code are hardly ever linked to by hand. */
const MIN_PROBABLY_SCRIPTED = 10;
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9;
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** Stands between anchors in one string. */
const BETWEEN = '\0';
/** Returns anchors, as strings of bytes, for an index. Those that contain a NUL are left out. */
function joinedIds(ids) {
    return [...ids].filter((id) => !id.includes(BETWEEN)).join(BETWEEN);
}
/** Returns the anchors of a page; undefined for one that was not read. */
function anchorsOf(index, page) {
    const known = index.get(page);
    return known && new Set(known.ids.split(BETWEEN));
}
/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
class AnchorLinks {
    #pages = new Map();
    /** Returns an anchor, to count links to it. `written`: its fragment, which may be a slice of a page. */
    find(page, written) {
        let of = this.#pages.get(page);
        if (of === undefined) {
            of = { anchors: new Map(), row: (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_2__/* .newRow */ .Pg)('script-anchors', '') };
            this.#pages.set(page, of);
        }
        const [name] = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .anchorNames */ .ig)(written);
        const fragment = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .detach */ .Yo)(name === undefined ? written : `#${name}`);
        const anchor = of.anchors.get(fragment) ?? { row: (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_2__/* .newRow */ .Pg)('broken-anchor', ''), of };
        of.anchors.set(fragment, anchor);
        return anchor;
    }
    /** Takes one link to an anchor. `target` is the address as it is written. */
    count({ row, of }, target, where) {
        (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_2__/* .addOccurrence */ .b3)(row, where, target);
        (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_2__/* .addOccurrence */ .b3)(of.row, where, target);
    }
    /** Returns what has to be known of all pages together. */
    asked() {
        return [...this.#pages].map(([page, { anchors }]) => ({
            page,
            fragments: [...anchors.keys()].filter((fragment) => (0,_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .anchorNames */ .ig)(fragment).length > 0),
        }));
    }
    /** Counts what is missing in `site`, all of which was asked for. `keyOf` returns the address of a file in full. */
    countMissing(missing, { names }, counter, keyOf) {
        for (const { page, fragments, areScripted } of missing) {
            const linked = this.#pages.get(page);
            const name = names[page] ?? '';
            if (areScripted && linked !== undefined)
                counter.add({ ...linked.row, key: name, target: name });
            if (areScripted)
                continue;
            const kind = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isDrawing */ .DJ)(name) ? 'symbol-missing' : 'broken-anchor';
            for (const fragment of fragments) {
                const row = linked?.anchors.get(fragment)?.row;
                if (row !== undefined)
                    counter.add({ ...row, kind, key: keyOf(name) + fragment });
            }
        }
    }
}
/**
 * Returns which of the anchors that each thread asks about are missing, for each thread.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findMissingAnchors(threads, index, signal) {
    const yieldIfOver = checkpoint(signal);
    const answers = threads.map(() => []);
    const all = threads.flatMap((asked, thread) => asked.map((of) => ({ ...of, thread })));
    for (const [page, asked] of Map.groupBy(all, (of) => of.page)) {
        await yieldIfOver();
        const known = index.get(page);
        const ids = anchorsOf(index, page);
        if (known === undefined || ids === undefined)
            continue;
        const linked = new Set(asked.flatMap(({ fragments }) => fragments));
        const missing = new Set([...linked].filter((fragment) => isMissing(fragment, ids)));
        if (missing.size === 0)
            continue;
        const areScripted = known.runsScript && areLeftToScripts(missing, linked.size + known.ownLinked);
        for (const { thread, fragments } of asked) {
            const ofThread = fragments.filter((fragment) => missing.has(fragment));
            if (ofThread.length > 0)
                answers[thread]?.push({ page, fragments: ofThread, areScripted });
        }
    }
    return answers;
}
function isMissing(fragment, ids) {
    return !anchorNames(fragment).some((name) => ids.has(name));
}
/** Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are linked to are missing. */
function areLeftToScripts(missing, linked) {
    const areLines = [...missing].every((fragment) => LINE_ANCHOR.test(fragment));
    const found = linked - missing.size;
    return missing.size >= (areLines ? 1 : MIN_PROBABLY_SCRIPTED) && missing.size >= found * NEARLY_ALL;
}


/***/ }),

/***/ 12:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ wholeFile),
/* harmony export */   Pg: () => (/* binding */ newRow),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   q7: () => (/* binding */ FindingCounter),
/* harmony export */   sU: () => (/* binding */ atLine)
/* harmony export */ });
/* unused harmony export isTruncated */
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(365);

/** How many locations of one finding are stored. */
const MAX_LOCATIONS = 5;
/** How many findings of one kind are listed: those with the first addresses. The others are counted in one more. */
const MAX_LISTED = 20_000;
/** How much of a target is stored, in bytes. */
const MAX_TARGET = 1_000;
/** Returns a row without occurrences. `key` may be a slice of a page. */
function newRow(kind, key, values = {}) {
    return {
        kind,
        key: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(key),
        values,
        count: 0,
        pages: 0,
        lastPage: '',
        target: '',
        spots: [],
        isRest: false,
    };
}
const CUT = '...';
/** Returns as much of a key or target as is stored. */
function truncate(bytes) {
    return bytes.length > MAX_TARGET ? bytes.slice(0, MAX_TARGET) + CUT : bytes;
}
/** Is only the beginning of a key or target kept? */
function isTruncated(bytes) {
    return bytes.length === MAX_TARGET + CUT.length && bytes.endsWith(CUT);
}
/**
 * Counts one more occurrence, with the target as it is written there, which may be a slice of a page. The line is only
 * computed if it is stored.
 */
function addOccurrence(row, where, target) {
    row.count++;
    if (row.isRest)
        return;
    if (row.lastPage === where.page)
        return;
    row.lastPage = where.page;
    row.pages++;
    const last = row.spots.at(-1);
    if (row.spots.length === MAX_LOCATIONS && last !== undefined && last.page < where.page)
        return;
    addLocation(row, { page: where.page, line: where.line() }, target);
}
function addLocation(row, location, target) {
    const after = row.spots.findIndex(({ page }) => page > location.page);
    const at = after === -1 ? row.spots.length : after;
    if (at === 0)
        row.target = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(truncate(target));
    // A list that grows in place has room for many more, and there is one for each anchor of a site.
    row.spots = row.spots.toSpliced(at, 0, location).slice(0, MAX_LOCATIONS);
}
/** A file as a whole, as the location of an occurrence. */
function wholeFile(page) {
    return { page, line: () => undefined };
}
/** A line of a file, as the location of an occurrence. */
function atLine(page, line) {
    return { page, line: () => line };
}
/**
 * Counts findings, the same ones together. The result depends only on what was counted, not on its order or on how it
 * was shared among several counters that were added up: of each kind, the first rows by key stay.
 */
class FindingCounter {
    #kinds = new Map();
    /**
     * Counts one occurrence of a finding. `key` distinguishes findings of a kind; `target` is how it is written there,
     * and may be a slice of a page.
     */
    count(kind, key, where, target = key, values) {
        addOccurrence(this.#row(kind, key, values), where, target);
    }
    /** Counts a finding about the site as a whole, which has no address and no page. */
    countForSite(kind, values) {
        this.#row(kind, '', values).count++;
    }
    /** Counts a finding about an address that stands on no page. */
    countAddress(kind, address, values = {}) {
        const row = this.#row(kind, address, values);
        row.count++;
        if (!row.isRest)
            row.target = row.key;
    }
    /** Adds what another counter counted. Each page is counted in one of them only. */
    add(other) {
        const row = other.isRest ? this.#of(other.kind).rest : this.#row(other.kind, other.key, other.values);
        row.count += other.count;
        if (row.isRest)
            return;
        row.pages += other.pages;
        for (const location of other.spots)
            addLocation(row, location, other.target);
    }
    /** Returns the rows that are listed, and those that count the rest. */
    rows() {
        return [...this.#kinds.values()].flatMap((kind) => kind.listed());
    }
    #row(kind, key, values) {
        return this.#of(kind).row(truncate(key), values);
    }
    #of(kind) {
        let counter = this.#kinds.get(kind);
        if (counter === undefined) {
            counter = new KindCounter(kind);
            this.#kinds.set(kind, counter);
        }
        return counter;
    }
}
/** The rows of one kind. */
class KindCounter {
    rest;
    #kind;
    #rows = new Map();
    /** Keys after this one are not listed. */
    #last;
    constructor(kind) {
        this.#kind = kind;
        this.rest = { ...newRow(kind, '', { listed: MAX_LISTED.toLocaleString('en') }), isRest: true };
    }
    row(key, values) {
        const known = this.#rows.get(key);
        if (known !== undefined)
            return known;
        // Not for each row: sorting them takes time.
        if (this.#rows.size > MAX_LISTED * 1.25)
            this.#cut();
        if (this.#last !== undefined && key > this.#last)
            return this.rest;
        const row = newRow(this.#kind, key, values);
        this.#rows.set(row.key, row);
        return row;
    }
    listed() {
        if (this.#rows.size > MAX_LISTED)
            this.#cut();
        return [...this.#rows.values(), ...(this.rest.count > 0 ? [this.rest] : [])];
    }
    #cut() {
        const rows = [...this.#rows.values()].sort((a, b) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .inByteOrder */ .qg)(a.key, b.key));
        for (const { count } of rows.splice(MAX_LISTED))
            this.rest.count += count;
        this.#rows = new Map(rows.map((row) => [row.key, row]));
        this.#last = rows.at(-1)?.key;
    }
}


/***/ }),

/***/ 179:
/***/ (() => {


// UNUSED EXPORTS: checkpoint, interruptible, orAborted, timeSlices

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./lib/common/event-loop.js

/** How long timers and signals may have to wait, as far as no single system call takes longer. In ms. */
const SLICE_MS = 20;
/**
 * Splits long work into slices of time, between which timers and signals are served: work that is synchronous, or that
 * awaits only promises that are already settled, would keep them waiting until it is done. Slices are measured in time
 * because the same number of files takes a hundred times longer on a slow disk. Returns what gives, if the slice is over,
 * a promise to await before going on: it yields to the event loop and starts the next slice. `now` returns a time in ms.
 */
function timeSlices(now = () => performance.now()) {
    let startedAt = now();
    const nextSlice = async () => {
        await setImmediate();
        startedAt = now();
    };
    return () => (now() - startedAt < SLICE_MS ? undefined : nextSlice());
}
/**
 * Returns what to await between the steps of long work: it yields to the event loop when a time slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function checkpoint(signal) {
    const yieldIfOver = timeSlices();
    return async () => {
        await yieldIfOver();
        signal.throwIfAborted();
    };
}
/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* interruptible(items, signal) {
    const yieldIfOver = checkpoint(signal);
    for await (const item of items) {
        yield item;
        await yieldIfOver();
    }
}
/** Resolves when `work` does. @throws what `work` throws; the reason of `signal` as soon as it is aborted */
async function orAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    // Where the signal is aborted before anything awaits this, it is thrown below.
    aborted.catch(() => { });
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        if (signal.aborted)
            abort();
        await Promise.race([work, aborted]);
        signal.throwIfAborted();
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* unused harmony exports parseDuration, parseSize, showDuration, showSize, count, joinWords */
/** Durations, sizes, counts and lists, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const SIZE = /^(\d+)\s*([kmgt]i?)?b?$/i;
/** Longer texts are no duration and no size, but numbers that lose digits. In characters. */
const MAX_LENGTH = 16;
const DURATION_UNITS = {
    d: 86_400_000,
    h: 3_600_000,
    m: 60_000,
    min: 60_000,
    s: 1_000,
};
const SIZE_UNITS = {
    '': 1,
    k: 1e3,
    m: 1e6,
    g: 1e9,
    t: 1e12,
    ki: 2 ** 10,
    mi: 2 ** 20,
    gi: 2 ** 30,
    ti: 2 ** 40,
};
/**
 * Returns the ms of `45s`, `30m` or `30 min`, `2h` or `1.5h`, `1h30m` or `1h 30m`, `2d`, or a bare number of seconds;
 * undefined if it is none.
 */
function parseDuration(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const [, decimal, unit = ''] = DECIMAL.exec(text) ?? [];
    if (decimal !== undefined)
        return Math.round(Number(decimal) * (DURATION_UNITS[unit] ?? Number.NaN));
    const match = text === '' ? null : DURATION.exec(text);
    if (!match)
        return undefined;
    const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
/** Returns the bytes of `500MB`, `4GiB` or a bare number; undefined if it is none. */
function parseSize(text) {
    const match = text.length > MAX_LENGTH ? null : SIZE.exec(text);
    const unit = SIZE_UNITS[(match?.[2] ?? '').toLowerCase()];
    return match && unit ? Number(match[1]) * unit : undefined;
}
/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m` or `1d 04h`. */
function showDuration(ms) {
    if (ms < 10_000)
        return `${Number((Math.max(0, ms) / 1_000).toFixed(1))}s`;
    const seconds = Math.round(ms / 1_000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    const days = Math.floor(hours / 24);
    const two = (n) => String(n).padStart(2, '0');
    if (days > 0)
        return `${days}d ${two(hours % 24)}h`;
    if (hours > 0)
        return `${hours}h ${two(minutes % 60)}m`;
    if (minutes > 0)
        return `${minutes}m ${two(seconds % 60)}s`;
    return `${seconds}s`;
}
/** Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`. */
function showSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
    return power === 0 ? `${bytes} B` : `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`;
}
/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where an `s` alone does not
 * make it.
 */
function count(n, one, many = `${one}s`) {
    return `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} ${n === 1 ? one : many}`;
}
/** Returns `a, b and c`, or `a, b or c`. */
function joinWords(words, conjunction) {
    return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}


/***/ }),

/***/ 986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   ig: () => (/* binding */ anchorNames),
/* harmony export */   pg: () => (/* binding */ SOME_PAGE),
/* harmony export */   tb: () => (/* binding */ Addresses)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(365);

const NOWHERE = { to: 'nowhere' };
/** Stands for the site's own host where its name is not known: nobody's, RFC 6761. */
const UNKNOWN_HOST = 'site.invalid';
/** Characters without a special meaning in any address; with any other, the URL parser is needed. */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
/** The home page of a site whose host is not known: a base for addresses of which only a part matters. */
const SOME_PAGE = `https://${UNKNOWN_HOST}/`;
/** Most fragments: they name one anchor, as written. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@]*$/;
/** No file name contains this. */
const IN_NO_NAME = '\0';
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
            folder: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(name),
        };
    }
    /** Returns the base that `<base href>` makes of a page's own; the same if it is unusable. */
    baseOfElement(href, page) {
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite(url.pathname) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path) };
    }
    /** Returns what an address stands for. */
    read(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NOWHERE;
        if (url.host !== this.#host)
            return { to: 'elsewhere', host: url.host, url: url.href };
        const path = this.#withinSite(url.pathname);
        if (path === undefined) {
            const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64));
            return { to: 'outside', path: url.pathname, explicit };
        }
        return url.search === '' ? { to: 'site', path } : { to: 'site', path, query: url.search.slice(1) };
    }
    /** Undefined when it climbs above the site's root, which means different things below a base path. */
    #plain(value, folder) {
        if (!value.startsWith('/')) {
            const path = joinPath(folder, value);
            return path === undefined ? undefined : { to: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { to: 'site', path: value.slice(this.#basePrefix.length) };
    }
    /** Servers refuse an address with a broken `%` (400), even where a file has that very name. */
    #withinSite(pathname) {
        const path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(pathname) ?? `${pathname}${IN_NO_NAME}`;
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        return `${path}/` === this.#basePrefix ? '' : undefined;
    }
}
function joinPath(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path.slice(0, -1));
        rest = rest.slice(3);
    }
    if (!rest.includes('./') && !rest.endsWith('.'))
        return path + rest;
    const segments = rest.split('/');
    const last = segments.length - 1;
    for (const [i, segment] of segments.entries()) {
        if (segment === '..') {
            if (path === '')
                return undefined;
            path = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path.slice(0, -1));
        }
        else if (segment !== '.') {
            path += i < last ? `${segment}/` : segment;
        }
    }
    return path;
}
function parseAddress(value, base) {
    return URL.parse((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)(value)), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, as strings of bytes; none if the
 * fragment always exists or is left to scripts. https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function anchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = asWritten(fragment).split(':~:', 1)[0] ?? '';
    if (plain === '' || plain.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvalidUtf8 */ .Zk)(plain.replace(/%[0-9a-f]{2}/gi, (code) => (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(code) ?? code));
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = /^(L?\d+)-L?\d+$/.exec(plain)?.[1];
    return range === undefined ? [plain] : [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function asWritten(fragment) {
    return PLAIN_FRAGMENT.test(fragment)
        ? fragment.slice(1)
        : (parseAddress(fragment, SOME_PAGE)?.hash.slice(1) ?? '');
}


/***/ }),

/***/ 365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Om: () => (/* binding */ trimBytes),
/* harmony export */   YZ: () => (/* binding */ percentDecode),
/* harmony export */   Yo: () => (/* binding */ detach),
/* harmony export */   ZJ: () => (/* binding */ toBytes),
/* harmony export */   Zk: () => (/* binding */ replaceInvalidUtf8),
/* harmony export */   a: () => (/* binding */ percentEncode),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   mS: () => (/* binding */ hasOtherScheme),
/* harmony export */   qg: () => (/* binding */ inByteOrder),
/* harmony export */   xC: () => (/* binding */ isSpace),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony exports readableAddress, upToPart */
/**
 * Inside the check, names and addresses are strings of bytes: one character for each byte of their UTF-8 form.
 * Servers compare bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of bytes is half
 * the size of one in UTF-16, and faster to walk through.
 */
const BEYOND_ASCII = /[\x80-\xff]/;
/** Returns ordinary text as a string of bytes. */
function toBytes(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}
/** Returns a string of bytes as ordinary text; bytes that are no UTF-8 become U+FFFD. */
function toText(bytes) {
    return BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}
/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
function replaceInvalidUtf8(bytes) {
    return BEYOND_ASCII.test(bytes) ? toBytes(toText(bytes)) : bytes;
}
/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one address that
 * is remembered would keep its whole page.
 */
function detach(bytes) {
    return bytes === '' ? '' : Buffer.from(bytes, 'latin1').toString('latin1');
}
/**
 * Returns a string of bytes without white space at its ends, that of HTML. `trim()` would also remove the last byte of `à` and of
 * every other character that ends with that of a no-break space in Latin-1.
 */
function trimBytes(bytes) {
    let start = 0;
    let end = bytes.length;
    while (start < end && isSpace(bytes.charCodeAt(start)))
        start++;
    while (start < end && isSpace(bytes.charCodeAt(end - 1)))
        end--;
    return bytes.slice(start, end);
}
/** Returns whether a byte is white space in HTML: https://infra.spec.whatwg.org/#ascii-whitespace. */
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
/** Returns a percent-encoded path or fragment decoded; undefined if a `%` is not followed by two hex digits. */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    return encoded.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
/** Returns a name as it is written in an address: everything but letters, digits and `-._~/` percent-encoded. */
function percentEncode(bytes) {
    return bytes.replace(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
/**
 * Returns an address as it can be written in a page: in letters, with only those characters encoded that mean something else
 * in an address.
 */
function readableAddress(bytes) {
    const text = toText(bytes);
    if (text.includes('\uFFFD'))
        return percentEncode(bytes);
    return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)));
}
/** Does an address have a scheme with which it asks no web server for anything: `data:`, `mailto:`? */
function hasOtherScheme(address) {
    return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address);
}
/** Returns a name up to the end of the first of its parts that is `wanted`, with a slash if that is a folder. */
function upToPart(name, wanted) {
    const parts = name.split('/');
    const at = parts.findIndex(wanted);
    if (at === -1)
        return undefined;
    return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '');
}
/** Sorts strings of bytes by their bytes. */
function inByteOrder(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function folderOf(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ isDrawing),
/* harmony export */   hj: () => (/* binding */ stemOfFile),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   sf: () => (/* binding */ isIndexPage),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* unused harmony export isNotFoundPageOfSite */
const PAGE_ENDING = /\.(?:html?|xhtml)$/i;
const INDEX = /(?:^|\/)index$/i;
/** Is this the name of a page? */
function isPage(name) {
    return PAGE_ENDING.test(name);
}
/**
 * Returns the stem of a file; empty for the home page. A page has one, whatever the endings of its name and of its
 * addresses: `guide` is the stem of `guide.html` and `guide/index.html`. Any other file is its own stem.
 */
function stemOfFile(name) {
    return isPage(name) ? name.replace(PAGE_ENDING, '').replace(INDEX, '') : name;
}
/** Is this the page of a folder? */
function isIndexPage(name) {
    return isPage(name) && INDEX.test(name.replace(PAGE_ENDING, ''));
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isDrawing(name) {
    return /\.svg$/i.test(name);
}
/** Is this the page that a host shows for addresses without one? Generators write it under either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/** Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary page. */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./lib/changes/comparing.js
const COMPARING = {
    name: 'comparing',
    // Each takes about 90 MiB with 30,000 pages on both sides.
    maxThreads: 2,
    async open(sites, pause) {
        const { Comparer } = await Promise.all(/* import() */[__nccwpck_require__.e(318), __nccwpck_require__.e(151), __nccwpck_require__.e(554)]).then(__nccwpck_require__.bind(__nccwpck_require__, 554));
        return new Comparer(sites, pause);
    },
};
/** How many files or pages a worker is given at a time. */
const MAX_BATCH = 32;
/** How many batches each worker gets at least, if there are enough items: so all end at about the same time. */
const MIN_BATCHES = 8;
/**
 * Returns what `work` returns for each of the items, in their order; it is given a worker and some of them.
 * @throws the reason of the signal soon after it is aborted; what a thread throws
 */
async function inBatches(comparers, items, work) {
    const size = Math.min(MAX_BATCH, Math.ceil(items.length / (comparers.size * MIN_BATCHES)));
    const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, i) => i);
    const results = [];
    await comparers.run(batches, async (ask, i) => {
        results[i] = await work(ask, items.slice(i * size, (i + 1) * size));
    });
    return results.flat();
}
/** Files of the same size mostly have the same bytes: they are read but not parsed, which takes a tenth of the time. */
const SHARE_OF_SAME_SIZE = (/* unused pure expression or super */ null && (1 / 10));
/** Returns about how much of two sites has to be read and parsed, in bytes. */
function bytesToRead({ earlier, later }) {
    const { names, sizes } = earlier.tree;
    const before = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
    return later.tree.names.reduce((bytes, name, i) => {
        const [was, is] = [before.get(name) ?? 0, later.tree.sizes[i] ?? 0];
        return bytes + (was + is) * (was === is ? SHARE_OF_SAME_SIZE : 1);
    }, 0);
}

// EXTERNAL MODULE: ./lib/common/event-loop.js + 1 modules
var event_loop = __nccwpck_require__(179);
// EXTERNAL MODULE: ./lib/check/rules/anchors.js
var rules_anchors = __nccwpck_require__(118);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(414);
;// CONCATENATED MODULE: ./lib/check/rules/companions.js
/**
 * Data of pages, in files that Next writes beside them. Its router in the browser loads them when a reader follows a link;
 * nothing in the HTML names them.
 */





/**
 * What the App Router loads for a page; all but the first since Next 16. `file` is its name without `.html`, `folder` that of its address.
 */
const OF_APP = [
    (file) => `${file}.txt`,
    (_, folder) => `${folder}__next._tree.txt`,
    (_, folder) => `${folder}__next._full.txt`,
    (_, folder) => `${folder}__next._head.txt`,
    (_, folder) => `${folder}__next._index.txt`,
];
/**
 * Counts pages that lack a companion which others of their group have. Where no page has it, the site does without, or it is not
 * the root of what the router expects. `routers`: those of pages, by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function companions_checkCompanions(routers, { files, site }, counter, signal) {
    const present = new Set();
    const missing = [];
    for await (const [index, router] of interruptible(routers, signal)) {
        const page = site.names[index] ?? '';
        // Nobody follows a link to it.
        if (isNotFoundPage(page))
            continue;
        for (const companion of companionsOf(page, router)) {
            if (files.has(companion.name))
                present.add(companion.group);
            else
                missing.push(companion);
        }
    }
    const lacking = missing.filter(({ group }) => present.has(group));
    for (const [page, [first, ...others]] of Map.groupBy(lacking, ({ page }) => page)) {
        if (first === undefined)
            continue;
        const more = others.length === 0 ? '' : ` and ${count(others.length, 'other file')}`;
        const values = { file: `/${toText(first.name)}${more}` };
        counter.count('page-data-missing', toBytes(site.basePath) + first.name, wholeFile(page), first.name, values);
    }
}
function companionsOf(page, router) {
    const file = page.replace(/\.html?$/i, '');
    const path = file.replace(/(?:^|\/)index$/, '');
    if (router.is === 'next-pages') {
        const name = `_next/data/${router.build}/${path === '' ? 'index' : path}.json`;
        return [{ page, name, group: router.is }];
    }
    const folder = path === '' ? '' : `${path}/`;
    // In a folder, there may be a site that an older Next made, whose pages have fewer kinds.
    const section = page.slice(0, page.indexOf('/') + 1);
    return OF_APP.map((nameOf, kind) => ({
        page,
        name: nameOf(file, folder),
        group: `${kind} ${kind === 0 ? '' : section}`,
    }));
}

;// CONCATENATED MODULE: ./lib/check/pool/reading.js
/** The reading of a site: every file by one of the workers, then what only all of them know together. */



/** The task of the pool of threads. */
const READING = {
    name: 'reading',
    maxThreads: 4,
    async open(site, pause) {
        const { Scanner } = await Promise.all(/* import() */[__nccwpck_require__.e(318), __nccwpck_require__.e(17), __nccwpck_require__.e(151), __nccwpck_require__.e(734)]).then(__nccwpck_require__.bind(__nccwpck_require__, 734));
        return new Scanner(site, pause);
    },
};
/** How many SVG files one worker reads at a time. */
const DRAWINGS_PER_BATCH = 100;
/**
 * Reads the batches, and counts what is wrong in them. The pool has ended when it is done.
 * @throws the reason of `signal` soon after it is aborted; what a thread throws
 */
async function readSite(pool, served, batches, counter, signal) {
    await pool.open(served.site);
    const anchors = new Map();
    const routers = new Map();
    const unlisted = new Set();
    const drawings = new DrawingQueue();
    const take = (read) => {
        for (const [page, known] of read.anchors)
            anchors.set(page, known);
        for (const [page, router] of read.routers)
            routers.set(page, router);
        for (const page of read.unlisted)
            unlisted.add(page);
        drawings.add(read.drawings);
    };
    await pool.run(batches, async (ask, { files }) => take(await ask('read', files)));
    // Which SVG files matter is only known when all pages have been read; they may open more of them.
    for (let next = drawings.take(); next.length > 0; next = drawings.take())
        await pool.run(next, async (ask, some) => take(await ask('readDrawings', some)));
    const workers = await pool.everywhere((ask) => ask('collect'));
    const missing = await findMissingAnchors(workers.map(({ asked }) => asked), anchors, signal);
    const rows = await pool.everywhere((ask, i) => ask('finish', missing[i] ?? []));
    // What comes next needs the memory that they hold.
    await pool.stop();
    for await (const row of interruptible(rows.flat(), signal))
        counter.add(row);
    await checkCompanions(routers, served, counter, signal);
    return {
        unlisted,
        links: workers.reduce((sum, { checked }) => sum + checked.link, 0),
        loads: workers.reduce((sum, { checked }) => sum + checked.load, 0),
        anchors,
    };
}
/** The SVG files that are still to be read. Each is opened once and searched once. */
class DrawingQueue {
    #done = { opened: new Set(), searched: new Set() };
    #next = { opened: new Set(), searched: new Set() };
    add(uses) {
        for (const use of ['opened', 'searched'])
            for (const file of uses[use].difference(this.#done[use]))
                this.#next[use].add(file);
    }
    /** Returns what is to be read for the uses that were added since the last call, in batches. */
    take() {
        const { opened, searched } = this.#next;
        const all = [...opened.union(searched)]
            .sort((a, b) => a - b)
            .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }));
        for (const use of ['opened', 'searched']) {
            for (const file of this.#next[use])
                this.#done[use].add(file);
            this.#next[use].clear();
        }
        return Array.from({ length: Math.ceil(all.length / DRAWINGS_PER_BATCH) }, (_, i) => all.slice(i * DRAWINGS_PER_BATCH, (i + 1) * DRAWINGS_PER_BATCH));
    }
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./lib/workers/thread.js

/** A thread that answers one call after the other; it starts while others work on. */
class thread_Thread {
    #worker;
    #waiting;
    #failure;
    constructor(code) {
        // Without it, each thread takes 50 MB more for objects that are soon garbage, and is no faster.
        this.#worker = new Worker(code, { resourceLimits: { maxYoungGenerationSizeMb: 12 } });
        this.#worker.on('message', (reply) => this.#settle()?.resolve(reply));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.on('exit', (status) => this.#fail(new Error(`the thread ended with code ${status}`)));
    }
    /** Sends what has no reply. */
    tell(request) {
        this.#worker.postMessage(request);
    }
    /** Returns the reply; rejected when the thread fails or is stopped. There must be no open request. */
    ask(request) {
        if (this.#failure !== undefined)
            return Promise.reject(this.#failure);
        this.#waiting = Promise.withResolvers();
        this.#worker.postMessage(request);
        return this.#waiting.promise;
    }
    /** Ends it at once; an open request is rejected. */
    async stop() {
        await this.#worker.terminate();
    }
    #fail(error) {
        this.#failure ??= error;
        this.#settle()?.reject(this.#failure);
    }
    #settle() {
        const settled = this.#waiting;
        this.#waiting = undefined;
        return settled;
    }
}

;// CONCATENATED MODULE: ./lib/workers/pool.js



/** Not written inside `new URL(…)`: a bundler that sees `import.meta.url` there copies the file instead of bundling it. */
const HERE = import.meta.url;
/** The extension of this file; undefined in `dist`, where it is part of a bundle. */
const EXTENSION = /\/pool(\.[jt]s)$/.exec(HERE)?.[1];
/** The code of each thread. In `dist` it is a bundle in a folder of its own, beside those of the step and the command. */
const CODE = EXTENSION
    ? new URL(`../worker-thread${EXTENSION}`, HERE)
    : new URL('worker-thread/index.js', new URL(HERE.endsWith('/check-command/index.js') ? '..' : '.', HERE));
/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000;
/**
 * Returns what `work` does with a pool, which ends with it. `signal` ends the work and all threads, wherever they are.
 * @throws the reason of the signal soon after it is aborted; what `work` throws
 */
async function withPool(task, signal, work) {
    signal.throwIfAborted();
    const pool = new Pool(task, signal);
    const stop = () => void pool.stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
        return await work(pool);
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        signal.removeEventListener('abort', stop);
        await pool.stop();
    }
}
/** Workers in threads if there is much to read, else one in this thread. */
class Pool {
    #task;
    #signal;
    #bytes = 0;
    #threads = [];
    #workers = [];
    constructor(task, signal) {
        this.#task = task;
        this.#signal = signal;
    }
    /** Adds to what is to be read, and starts the threads as soon as they are worth it: that takes a while. */
    expect(bytes) {
        this.#bytes += bytes;
        if (this.#bytes < MIN_BYTES_FOR_THREADS || this.#threads.length > 0)
            return;
        const length = Math.min(this.#task.maxThreads, availableParallelism());
        this.#threads = Array.from({ length }, () => new Thread(CODE));
    }
    /** Opens the workers. To be called once, before anything is asked. */
    async open(setup) {
        if (this.#threads.length === 0) {
            const worker = await this.#task.open(setup, checkpoint(this.#signal));
            this.#workers = [async (method, ...args) => callMethod(worker, method, args)];
            return;
        }
        const task = this.#task.name;
        this.#workers = this.#threads.map((thread) => {
            thread.tell({ task, setup });
            return (method, ...args) => thread.ask({ method, args });
        });
    }
    /** How many workers share the work. */
    get size() {
        return this.#workers.length;
    }
    /**
     * Does `work` for each of the items, in any order: a worker that is done takes the next.
     * @throws the reason of the signal soon after it is aborted; what a worker throws
     */
    async run(items, work) {
        const queue = Iterator.from(items);
        await this.everywhere(async (ask) => {
            for (let next = queue.next(); !next.done; next = queue.next()) {
                this.#signal.throwIfAborted();
                await work(ask, next.value);
            }
        });
    }
    /** Returns what `work` returns for each of the workers. @throws what a worker throws */
    everywhere(work) {
        return Promise.all(this.#workers.map(work));
    }
    /** Ends all threads at once; what they have been asked is rejected. */
    async stop() {
        await Promise.all(this.#threads.map((thread) => thread.stop()));
    }
}
/** Calls a method of a worker by its name. */
function callMethod(worker, method, args) {
    return Reflect.apply(Reflect.get(worker, method), worker, args);
}

;// CONCATENATED MODULE: ./lib/worker-thread.js
/** A thread of a pool: opens a worker for what it is told to work on, calls its methods, and posts what they return. */




const TASKS = [READING, COMPARING];
let worker;
external_node_worker_threads_namespaceObject.parentPort?.on('message', async (request) => {
    if ('task' in request)
        worker = opened(request.task, request.setup);
    else if (worker)
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(await callMethod(await worker, request.method, request.args));
});
function opened(name, setup) {
    const task = TASKS.find((known) => known.name === name);
    if (task === undefined)
        throw new Error(`there is no task ${name}`);
    return task.open(setup, async () => { });
}


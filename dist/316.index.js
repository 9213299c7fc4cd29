export const id = 316;
export const ids = [316,590];
export const modules = {

/***/ 7014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ AnsweringThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _worker_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1413);


/**
 * A thread that answers one request after the other; it starts while others work on. Its promises are rejected when the thread
 * fails or is stopped.
 */
class AnsweringThread {
    #worker;
    #waiting;
    #failure;
    /** `path`: of its code, as for `workerUrl`. */
    constructor(path) {
        this.#worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker((0,_worker_url_js__WEBPACK_IMPORTED_MODULE_1__/* .workerUrl */ .O)(path));
        this.#worker.on('message', (reply) => this.#settle()?.resolve(reply));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.on('exit', (code) => this.#fail(new Error(`the thread ${path} ended with code ${code}`)));
    }
    /** Sends what has no reply. */
    tell(request) {
        this.#worker.postMessage(request);
    }
    /** Returns the reply. There must be no open request. */
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


/***/ }),

/***/ 9945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ bytesToRead),
/* harmony export */   f: () => (/* binding */ readAs)
/* harmony export */ });
/* harmony import */ var _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4544);
/* harmony import */ var _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2226);
/* harmony import */ var _rules_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2608);
/* harmony import */ var _rules_private_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3368);




/** The files that are read. The first entry that matches a name counts. */
const READABLE = [
    { as: 'page', matches: _rules_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp },
    { as: 'style', matches: (name) => /\.css$/i.test(name) },
    { as: 'script', matches: (name, { offline }) => offline && /\.m?js$/i.test(name) },
    { as: 'document', matches: _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .isDocument */ .wz, maxBytes: _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DOCUMENT */ .$0 },
    { as: 'key', matches: (name) => (0,_rules_private_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldKey */ .Sv)(name) && !(0,_rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$)(name), maxBytes: _rules_private_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SEARCHED */ .LA },
];
/** Returns what a file of that name is read as; undefined if it is not read. */
function readAs(name, rules) {
    return READABLE.find((entry) => entry.matches(name, rules))?.as;
}
/** Returns how many bytes of a file of that name and size are read. */
function bytesToRead(name, size, rules) {
    const entry = READABLE.find(({ matches }) => matches(name, rules));
    return entry === undefined ? 0 : Math.min(size, entry.maxBytes ?? size);
}


/***/ }),

/***/ 5626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ ALWAYS_PRESENT),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   _s: () => (/* binding */ AnchorIndex)
/* harmony export */ });
/**
 * Which anchors exist, as numbers instead of strings, because a large site has millions of them. A number of 53 bits
 * stands for a string; two different strings share one once in a hundred million sites with a million anchors in one
 * page, and then it only hides a finding.
 */
/** Returns the number that stands for a string (cyrb53, public domain, github.com/bryc/code). */
function fingerprint(text) {
    let h1 = 0xdeadbeef;
    let h2 = 0x41c6ce57;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        h1 = Math.imul(h1 ^ code, 2654435761);
        h2 = Math.imul(h2 ^ code, 1597334677);
    }
    h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
    h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
    return 4294967296 * (2097151 & h2) + (h1 >>> 0);
}
/** Stands in for a fingerprint: every page has this anchor. */
const ALWAYS_PRESENT = -1;
/** Knows which anchors each page has. */
class AnchorIndex {
    #ranges = new Map();
    #traits = new Map();
    add({ pages, starts, ids, traits }) {
        for (const [i, page] of pages.entries()) {
            this.#ranges.set(page, { ids, start: starts[i] ?? 0, end: starts[i + 1] ?? ids.length });
            const known = traits[i];
            if (known !== undefined)
                this.#traits.set(page, known);
        }
    }
    /** Undefined for a page that was not read. */
    traitsOf(page) {
        return this.#traits.get(page);
    }
    /** The pages that were read, each with the fingerprints of its anchors. */
    *pages() {
        for (const [page, { ids, start, end }] of this.#ranges)
            yield [page, ids.subarray(start, end)];
    }
    /** `page` is the index of a file, `id` a fingerprint. A page that was not read has every anchor. */
    has(page, id) {
        const range = this.#ranges.get(page);
        if (range === undefined || id === ALWAYS_PRESENT)
            return true;
        let { start, end } = range;
        while (start < end) {
            const middle = (start + end) >>> 1;
            const value = range.ids[middle] ?? 0;
            if (value === id)
                return true;
            if (value < id)
                start = middle + 1;
            else
                end = middle;
        }
        return false;
    }
}


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ AnchorLinks),
  E: () => (/* binding */ MAX_FRAGMENT)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/check/rules/address.js
var address = __webpack_require__(4328);
// EXTERNAL MODULE: ./lib/check/rules/anchor-index.js
var anchor_index = __webpack_require__(5626);
// EXTERNAL MODULE: ./lib/check/rules/anchor-queries.js
var anchor_queries = __webpack_require__(5206);
// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/check/rules/number-collections.js
var number_collections = __webpack_require__(8195);
;// CONCATENATED MODULE: ./lib/check/rules/occurrence-table.js

/** For each row: how often it occurred, on how many pages, and the last of them. */
const COUNTS = 3;
/** For each location: its page and its line. */
const PLACE = 2;
/** There is no line. */
const NO_LINE = 0;
/**
 * Occurrences of what may turn out to be findings, most of which do not: as in `Row`, but as numbers, because there are
 * millions of them. A row takes a tenth of the memory.
 */
class OccurrenceTable {
    #counts = new Int32Array(1_024 * COUNTS);
    #places = new Int32Array(1_024 * finding_counter/* MAX_LOCATIONS */.MA * PLACE);
    /** As they are written on the first page. */
    #targets = [];
    /** The pages with occurrences, in the order in which they were read. */
    #pages = [];
    /** Returns the number of a new row. */
    addRow() {
        const row = this.#targets.push('') - 1;
        if (row * COUNTS === this.#counts.length) {
            this.#counts = doubled(this.#counts);
            this.#places = doubled(this.#places);
        }
        return row;
    }
    /**
     * Counts one more occurrence. `target` is how it is written there, and no slice of a page. All occurrences of a page
     * come one after the other.
     */
    add(row, where, target) {
        const counts = this.#counts;
        const at = row * COUNTS;
        const pages = counts[at + 1];
        counts[at] = counts[at] + 1;
        const page = this.#numberOf(where.page);
        if (pages > 0 && counts[at + 2] === page)
            return;
        counts[at + 1] = pages + 1;
        counts[at + 2] = page;
        this.#addPlace(row, Math.min(pages, finding_counter/* MAX_LOCATIONS */.MA), page, where, target);
    }
    /** Returns the finding that a row turns out to be. */
    toRow(row, kind, key) {
        const at = row * COUNTS;
        const pages = this.#counts[at + 1] ?? 0;
        const spots = Array.from({ length: Math.min(pages, finding_counter/* MAX_LOCATIONS */.MA) }, (_, i) => this.#location(row, i));
        const target = (0,finding_counter/* truncate */.xv)(this.#targets[row] ?? '');
        return { ...(0,finding_counter/* newRow */.Pg)(kind, key), count: this.#counts[at] ?? 0, pages, target, spots };
    }
    #location(row, i) {
        const at = (row * finding_counter/* MAX_LOCATIONS */.MA + i) * PLACE;
        const line = this.#places[at + 1];
        return { page: this.#nameOf(this.#places[at] ?? 0), line: line === NO_LINE ? undefined : line };
    }
    #numberOf(page) {
        const last = this.#pages.length - 1;
        return this.#pages[last] === page ? last : this.#pages.push(page) - 1;
    }
    #nameOf(page) {
        return this.#pages[page] ?? '';
    }
    /** The first pages by name stay, whatever the order in which they were read. */
    #addPlace(row, known, page, where, target) {
        const places = this.#places;
        const start = row * finding_counter/* MAX_LOCATIONS */.MA * PLACE;
        let i = known;
        while (i > 0 && where.page < this.#nameOf(places[start + (i - 1) * PLACE]))
            i--;
        if (i === finding_counter/* MAX_LOCATIONS */.MA)
            return;
        if (i === 0)
            this.#targets[row] = target;
        const at = start + i * PLACE;
        places.copyWithin(at + PLACE, at, start + Math.min(known, finding_counter/* MAX_LOCATIONS */.MA - 1) * PLACE);
        places[at] = page;
        places[at + 1] = where.line() ?? NO_LINE;
    }
}
function doubled(numbers) {
    const larger = new Int32Array(numbers.length * 2);
    larger.set(numbers);
    return larger;
}

// EXTERNAL MODULE: ./lib/check/rules/page-names.js
var page_names = __webpack_require__(2608);
;// CONCATENATED MODULE: ./lib/check/rules/anchor-links.js








/** Longer fragments, in bytes, are not checked. */
const MAX_FRAGMENT = 1_000;
/** How many different fragments are checked. */
const MAX_FRAGMENTS = 1_000_000;
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** Links to anchors of pages, and uses of symbols in SVG files: whether the anchors exist is only known when all pages have been read. */
class AnchorLinks {
    #pages = new Map();
    #nameOf;
    /** Returns the key under which a missing anchor is counted. */
    #keyOf;
    #maxFragments;
    #occurrences = new OccurrenceTable();
    /** The different anchors, with what has to be known of each: its fingerprints, and whether it is called like a line. */
    #anchors = [];
    #ids = new number_collections/* NumberList */.e();
    #others = new number_collections/* NumberList */.e();
    #lines = new number_collections/* NumberList */.e();
    #fragments = 0;
    #unchecked = 0;
    /** `maxFragments`: how many different fragments are checked. */
    constructor(nameOf, keyOf, maxFragments = MAX_FRAGMENTS) {
        this.#nameOf = nameOf;
        this.#keyOf = keyOf;
        this.#maxFragments = maxFragments;
    }
    /** Takes one link. `fragment` may be a slice of a page; `target` is the whole address as it is written, and is none. */
    add(page, fragment, target, where) {
        const anchor = this.find(page, fragment);
        if (anchor === undefined)
            this.skip(fragment);
        else
            this.count(anchor, target, where);
    }
    /** Returns an anchor, to count links to it; undefined if it is one too many, or its name is too long. */
    find(page, fragment) {
        let linked = this.#pages.get(page);
        if (linked === undefined) {
            linked = { page, anchors: new Map(), row: this.#occurrences.addRow() };
            this.#pages.set(page, linked);
        }
        return linked.anchors.get(fragment) ?? this.#newAnchor(linked, fragment);
    }
    /** Takes one link to an anchor. `target` is the address as it is written, and no slice of a page. */
    count(anchor, target, where) {
        this.#occurrences.add(anchor.row, where, target);
        this.#occurrences.add(anchor.of.row, where, target);
    }
    /** Counts a link that is not checked, unless its fragment exists in every page. */
    skip(fragment) {
        if ((0,address/* anchorNames */.i)(fragment).length > 0)
            this.#unchecked++;
    }
    #newAnchor(of, written) {
        if (written.length > MAX_FRAGMENT || this.#fragments >= this.#maxFragments)
            return undefined;
        this.#fragments++;
        const names = (0,address/* anchorNames */.i)(written);
        const fragment = names[0] === undefined ? written : `#${names[0]}`;
        const known = of.anchors.get(fragment);
        const anchor = known ?? { fragment: (0,byte_strings/* detach */.Yo)(fragment), row: this.#occurrences.addRow(), of };
        if (known === undefined)
            this.#addAnchor(anchor, names);
        if (written !== fragment)
            of.anchors.set((0,byte_strings/* detach */.Yo)(written), anchor);
        return anchor;
    }
    #addAnchor(anchor, [name, other]) {
        anchor.of.anchors.set(anchor.fragment, anchor);
        const id = name === undefined ? anchor_index/* ALWAYS_PRESENT */.KQ : (0,anchor_index/* fingerprint */.Rj)(name);
        this.#anchors.push(anchor);
        this.#ids.push(id);
        this.#others.push(other === undefined ? id : (0,anchor_index/* fingerprint */.Rj)(other));
        this.#lines.push(LINE_ANCHOR.test(anchor.fragment) ? 1 : 0);
    }
    /** Returns what has to be known of all pages together. */
    queries() {
        return {
            pages: Float64Array.from(this.#anchors, ({ of }) => of.page),
            ids: this.#ids.toArray(),
            others: this.#others.toArray(),
            lines: Uint8Array.from(this.#lines.toArray()),
        };
    }
    /** Counts what is missing, given the answers to the queries, and what was not checked. */
    countFindings(answers, counter) {
        const leftToScript = new Set();
        this.#anchors.forEach((anchor, i) => {
            if (answers[i] === anchor_queries/* MISSING */.lV)
                this.#countMissing(anchor, counter);
            else if (answers[i] === anchor_queries/* PROBABLY_SCRIPTED */.zr)
                leftToScript.add(anchor.of);
        });
        for (const { page, row } of leftToScript) {
            const name = this.#nameOf(page);
            counter.add({ ...this.#occurrences.toRow(row, 'script-anchors', name), target: (0,finding_counter/* truncate */.xv)(name) });
        }
        if (this.#unchecked > 0)
            counter.countForSite('unchecked-anchors', {}, this.#unchecked);
    }
    #countMissing({ of, fragment, row }, counter) {
        const name = this.#nameOf(of.page);
        const kind = (0,page_names/* isDrawing */.DJ)(name) ? 'symbol-missing' : 'broken-anchor';
        counter.add(this.#occurrences.toRow(row, kind, this.#keyOf(name, fragment)));
    }
}


/***/ }),

/***/ 5206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ answerAnchorQueries),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   zr: () => (/* binding */ PROBABLY_SCRIPTED)
/* harmony export */ });
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3761);
/** Answers what threads ask about the anchors of pages, once the anchors of all pages are known. */

const MISSING = 0;
const PRESENT = 1;
/** Missing, but so are nearly all anchors that are linked to in the page, and it runs a script. */
const PROBABLY_SCRIPTED = 2;
/** Fewer may all have been removed from a page; lines of source code are hardly ever linked to by hand. */
const MIN_PROBABLY_SCRIPTED = 10;
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9;
/** How many queries are answered between two looks at the clock. */
const QUERIES_PER_SLICE = 10_000;
/**
 * Returns the answers to the queries of each thread, in their order.
 * @throws the reason of `signal` soon after it is aborted
 */
async function answerAnchorQueries(threads, index, signal) {
    const yieldIfOver = (0,_event_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .checkpoint */ .Fn)(signal);
    const answers = [];
    for (const { pages, ids, others } of threads) {
        const found = new Uint8Array(pages.length);
        for (let i = 0; i < pages.length; i++) {
            if (i % QUERIES_PER_SLICE === 0)
                await yieldIfOver();
            const page = pages[i];
            const isPresent = index.has(page, ids[i]) || index.has(page, others[i]);
            found[i] = isPresent ? PRESENT : MISSING;
        }
        answers.push(found);
    }
    const left = pagesLeftToScripts(threads, answers, index);
    await yieldIfOver();
    for (const [thread, { pages }] of threads.entries()) {
        const ofThread = answers[thread] ?? NONE;
        for (const i of missingIn(ofThread))
            if (left.has(pages[i] ?? 0))
                ofThread[i] = PROBABLY_SCRIPTED;
    }
    return answers;
}
const NONE = new Uint8Array();
/** Yields which of the queries have no anchor, their indices. */
function* missingIn(answers) {
    for (let i = answers.indexOf(MISSING); i !== -1; i = answers.indexOf(MISSING, i + 1))
        yield i;
}
/** Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are linked to are missing. */
function pagesLeftToScripts(threads, answers, index) {
    const linked = new Map();
    for (const [thread, { pages }] of threads.entries())
        for (const i of missingIn(answers[thread] ?? NONE)) {
            const page = pages[i] ?? 0;
            const runsScript = index.traitsOf(page)?.runsScript === true;
            if (runsScript)
                linked.set(page, { missing: new Set(), present: new Set(), onlyLines: true });
        }
    // Most sites have no such page.
    if (linked.size > 0)
        for (const [thread, queries] of threads.entries())
            addLinked(linked, queries, answers[thread] ?? NONE);
    const left = new Set();
    for (const [page, { missing, present, onlyLines }] of linked) {
        const found = present.size + (index.traitsOf(page)?.ownLinked ?? 0);
        if (missing.size >= (onlyLines ? 1 : MIN_PROBABLY_SCRIPTED) && missing.size >= found * NEARLY_ALL)
            left.add(page);
    }
    return left;
}
/** Adds what a thread asked to the pages that are in `linked`. */
function addLinked(linked, { pages, ids, lines }, answers) {
    for (let i = 0; i < pages.length; i++) {
        const of = linked.get(pages[i]);
        if (of === undefined)
            continue;
        const isMissing = answers[i] === MISSING;
        const anchors = isMissing ? of.missing : of.present;
        anchors.add(ids[i]);
        if (isMissing && lines[i] !== 1)
            of.onlyLines = false;
    }
}


/***/ }),

/***/ 6381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ checkCompanions),
/* harmony export */   I: () => (/* binding */ Companions)
/* harmony export */ });
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3761);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3052);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _finding_counter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12);
/* harmony import */ var _number_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8195);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2608);
/**
 * Files with the data of pages that are beside them. A router in the browser loads them when a reader follows a link, and
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
/** What the Pages Router loads for a page is one kind more. */
const OF_PAGES = OF_APP.length;
const KINDS = OF_APP.length + 1;
/** Looks for the companions of pages. */
class Companions {
    #files;
    #present = new Map();
    #missing = new _number_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .NumberList */ .e();
    #build = '';
    /** `files` are the names of the site with their indices. */
    constructor(files) {
        this.#files = files;
    }
    /** Looks for those of a page, by its index and its name. */
    add(page, name, router) {
        // Nobody follows a link to it.
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotFoundPage */ .np)(name))
            return;
        if (router.is === 'next-pages')
            this.#build = router.build;
        const kinds = router.is === 'next-app' ? OF_APP.keys() : [OF_PAGES];
        for (const kind of kinds) {
            if (!this.#files.has(companionOf(name, kind, this.#build)))
                this.#missing.push(page * KINDS + kind);
            else
                addBits(this.#present, groupOf(name, kind), 1 << kind);
        }
    }
    /** To be called when all pages have been added. */
    found() {
        return { present: this.#present, missing: this.#missing.toArray(), build: this.#build };
    }
}
/**
 * Returns the group of pages that have a kind of companion all or not at all. In a folder, there may be a site that an
 * older Next made, whose pages have fewer kinds.
 */
function groupOf(name, kind) {
    const isAlways = kind === 0 || kind === OF_PAGES;
    return isAlways ? '/' : name.slice(0, name.indexOf('/') + 1);
}
function addBits(groups, group, bits) {
    groups.set((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .detach */ .Yo)(group), (groups.get(group) ?? 0) | bits);
}
function companionOf(name, kind, build) {
    const file = name.replace(/\.html?$/i, '');
    const path = file.replace(/(?:^|\/)index$/, '');
    const ofApp = OF_APP[kind];
    return ofApp === undefined
        ? `_next/data/${build}/${path === '' ? 'index' : path}.json`
        : ofApp(file, path === '' ? '' : `${path}/`);
}
/**
 * Counts pages without a companion of a kind that others of their group have: a site in which no page has it can do without, or is
 * not the root of what the router expects.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkCompanions(parts, site, counter, signal) {
    const expected = new Map();
    for (const { present } of parts)
        for (const [group, bits] of present)
            addBits(expected, group, bits);
    for (const { missing, build } of parts) {
        const files = new Map();
        for await (const entry of (0,_event_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(missing, signal)) {
            const kind = entry % KINDS;
            const page = (entry - kind) / KINDS;
            const name = site.names[page] ?? '';
            if (((expected.get(groupOf(name, kind)) ?? 0) & (1 << kind)) === 0)
                continue;
            const file = companionOf(name, kind, build);
            const others = files.get(page);
            if (others === undefined)
                files.set(page, [file]);
            else
                others.push(file);
        }
        for (const [page, [first = '', ...others]] of files) {
            const more = others.length === 0 ? '' : ` and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others.length, 'other file')}`;
            const values = { file: `/${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(first)}${more}` };
            counter.count('page-data-missing', (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(site.basePath) + first, (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeFile */ .AA)(site.names[page] ?? ''), first, values);
        }
    }
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ NewDrawingUses),
/* harmony export */   c: () => (/* binding */ DrawingQueue)
/* harmony export */ });
/** SVG files of a site: what is in one matters only where a page opens it, or shows a symbol in it. */
/** Collects uses, each file once. */
class NewDrawingUses {
    #known = { opened: new Set(), searched: new Set() };
    #fresh = { opened: [], searched: [] };
    add(use, file) {
        if (this.#known[use].has(file))
            return;
        this.#known[use].add(file);
        this.#fresh[use].push(file);
    }
    /** Returns those that are new since the last call. */
    take() {
        const fresh = this.#fresh;
        this.#fresh = { opened: [], searched: [] };
        return fresh;
    }
}
/** The SVG files that are still to be read. */
class DrawingQueue {
    #done = {
        opened: new Set(),
        searched: new Set(),
    };
    #uses = [];
    add(uses) {
        if (uses.opened.length + uses.searched.length > 0)
            this.#uses.push(uses);
    }
    /** Returns what has to be read for the uses that were added since the last call. Each file is opened and searched once. */
    take() {
        const opened = this.#fresh('opened');
        const searched = this.#fresh('searched');
        this.#uses = [];
        return [...opened.union(searched)]
            .sort((a, b) => a - b)
            .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }));
    }
    #fresh(use) {
        const files = new Set(this.#uses.flatMap((uses) => uses[use])).difference(this.#done[use]);
        for (const file of files)
            this.#done[use].add(file);
        return files;
    }
}


/***/ }),

/***/ 12:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ wholeFile),
/* harmony export */   MA: () => (/* binding */ MAX_LOCATIONS),
/* harmony export */   Pg: () => (/* binding */ newRow),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   pQ: () => (/* binding */ isTruncated),
/* harmony export */   q7: () => (/* binding */ FindingCounter),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

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
    const counted = row.rest ?? row;
    counted.count++;
    if (counted.isRest)
        return;
    if (row.lastPage === where.page && row.pages > 0)
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
    row.spots.splice(at, 0, location);
    row.spots.length = Math.min(row.spots.length, MAX_LOCATIONS);
}
/** A file as a whole, as the location of an occurrence. */
function wholeFile(page) {
    return { page, line: () => undefined };
}
/**
 * Counts findings, the same ones together. The result depends only on what was counted, not on its order or on how it
 * was shared among several counters that were added up: of each kind, the first rows by key stay.
 */
class FindingCounter {
    #kinds = new Map();
    #maxListed;
    /** `maxListed`: how many rows of a kind stay. */
    constructor(maxListed = MAX_LISTED) {
        this.#maxListed = maxListed;
    }
    /**
     * Counts one occurrence of a finding. `key` distinguishes findings of a kind; `target` is how it is written there,
     * and may be a slice of a page.
     */
    count(kind, key, where, target = key, values) {
        addOccurrence(this.row(kind, key, values), where, target);
    }
    /** Counts a finding about the site as a whole, which has no address and no page. */
    countForSite(kind, values, times = 1) {
        this.row(kind, '', values).count += times;
    }
    /** Counts a finding about an address that stands on no page. */
    countAddress(kind, address, values = {}) {
        const row = this.row(kind, address, values);
        row.count++;
        if (!row.isRest)
            row.target = row.key;
    }
    /** Returns the row of a finding that is counted often. `key` distinguishes findings of a kind. */
    row(kind, key, values) {
        return this.#of(kind).row(truncate(key), values);
    }
    /** Adds what another counter counted. Each page is counted in one of them only. */
    add(other) {
        const row = other.isRest ? this.#of(other.kind).rest : this.row(other.kind, other.key, other.values);
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
    #of(kind) {
        let counter = this.#kinds.get(kind);
        if (counter === undefined) {
            counter = new KindCounter(kind, this.#maxListed);
            this.#kinds.set(kind, counter);
        }
        return counter;
    }
}
class KindCounter {
    rest;
    #kind;
    #max;
    #rows = new Map();
    /** Keys after this one are not listed. */
    #last;
    constructor(kind, max) {
        this.#kind = kind;
        this.#max = max;
        this.rest = { ...newRow(kind, '', { listed: max.toLocaleString('en') }), isRest: true };
    }
    row(key, values) {
        const known = this.#rows.get(key);
        if (known !== undefined)
            return known;
        if (this.#last !== undefined && key > this.#last)
            return this.rest;
        const row = newRow(this.#kind, key, values);
        this.#rows.set(row.key, row);
        // Not for each row: sorting them takes time.
        if (this.#rows.size > this.#max * 1.25)
            this.#cut();
        return row.rest ?? row;
    }
    listed() {
        if (this.#rows.size > this.#max)
            this.#cut();
        return [...this.#rows.values(), ...(this.rest.count > 0 ? [this.rest] : [])];
    }
    #cut() {
        const rows = [...this.#rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
        for (const row of rows.splice(this.#max)) {
            this.rest.count += row.count;
            // Some addresses still refer to the row.
            row.rest = this.rest;
            row.spots.length = 0;
        }
        this.#rows = new Map(rows.map((row) => [row.key, row]));
        this.#last = rows.at(-1)?.key;
    }
}


/***/ }),

/***/ 2226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isSecret),
/* harmony export */   l: () => (/* binding */ leakOf)
/* harmony export */ });
const SECRET = 'secret';
/** The first entry that matches counts. */
const LEAKED_NAMES = [
    { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
    { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { what: SECRET, name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/ },
    // Before all else that is no secret: one finding for all packages, not one for each file that they came with.
    { what: 'packages that were used to build the site', name: /(?:^|\/)node_modules\// },
    { what: 'Git settings', name: /(?:^|\/)\.git[^/]*$/i },
    { what: 'CI configuration of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    { what: 'editor settings', name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/ },
    {
        what: 'a temporary or backup file of an editor',
        name: /(?:^|\/)[^/]+(?:~|\.sw[op])$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
    },
    {
        what: 'a file of the operating system',
        name: /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//,
    },
    {
        what: 'a script that starts a local server',
        name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
        top: true,
    },
    {
        what: 'a source file of the site generator',
        name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
        top: true,
    },
];
/** Does the name alone show that a file is a secret? */
function isSecret(name) {
    return leakOf(name)?.isSecret === true;
}
/** Returns what the name of a file gives away; undefined if it is an ordinary one. */
function leakOf(name) {
    for (const { what, name: pattern, top } of LEAKED_NAMES) {
        const match = top && name.includes('/') ? null : pattern.exec(name);
        if (match !== null)
            return { isSecret: what === SECRET, what, part: name.slice(0, match.index + match[0].length) };
    }
    return undefined;
}


/***/ }),

/***/ 8195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ NumberSet),
/* harmony export */   e: () => (/* binding */ NumberList)
/* harmony export */ });
/** Lists and sets of numbers that take a fraction of the memory of JavaScript's own: a page may have millions. */
/** A list of numbers that grows, eight bytes each. */
class NumberList {
    #items = new Float64Array(1_024);
    length = 0;
    push(value) {
        if (this.length === this.#items.length) {
            const larger = new Float64Array(this.length * 2);
            larger.set(this.#items);
            this.#items = larger;
        }
        this.#items[this.length++] = value;
    }
    /** Returns a copy of the items. */
    toArray() {
        return this.#items.slice(0, this.length);
    }
}
/** Marks an unused place in the table of a set. */
const EMPTY = -1;
/** A set of numbers that are not negative: eight to 32 bytes each, a `Set` takes 150. */
class NumberSet {
    #table = new Float64Array(64).fill(EMPTY);
    size = 0;
    add(value) {
        const place = this.#placeOf(value);
        if (this.#table[place] === value)
            return;
        this.#table[place] = value;
        this.size++;
        if (this.size * 2 > this.#table.length)
            this.#grow();
    }
    has(value) {
        return this.#table[this.#placeOf(value)] === value;
    }
    /** Returns the numbers, sorted. */
    sorted() {
        const numbers = new Float64Array(this.size);
        let i = 0;
        for (const value of this.#table)
            if (value !== EMPTY)
                numbers[i++] = value;
        return numbers.sort();
    }
    /** Where a number is, or would be: the table is never full. */
    #placeOf(value) {
        const last = this.#table.length - 1;
        let place = value & last;
        while (this.#table[place] !== EMPTY && this.#table[place] !== value)
            place = (place + 1) & last;
        return place;
    }
    #grow() {
        const numbers = this.#table;
        this.#table = new Float64Array(numbers.length * 2).fill(EMPTY);
        for (const value of numbers)
            if (value !== EMPTY)
                this.#table[this.#placeOf(value)] = value;
    }
}


/***/ }),

/***/ 2608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ isDrawing),
/* harmony export */   dn: () => (/* binding */ isNotFoundPageOfSite),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Is this the name of a page? */
function isPage(name) {
    return /\.(?:html?|xhtml)$/i.test(name);
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


/***/ }),

/***/ 3368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ MAX_SEARCHED),
/* harmony export */   Sv: () => (/* binding */ mayHoldKey),
/* harmony export */   gR: () => (/* binding */ holdsKey)
/* harmony export */ });
/** How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than one and its certificates. */
const MAX_SEARCHED = 64 << 10;
/** Names of keys: without an extension, such as `id_ecdsa`, or with one that tools give to keys. */
const MAY_HOLD_KEY = /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/** Is this the name of a file that may hold a private key? Pages that explain keys have other names. */
function mayHoldKey(name) {
    return MAY_HOLD_KEY.test(name);
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** How far headers may extend after that line, in characters. */
const MAX_HEADERS = 1_000;
/** A line of a key: examples in documentation are shorter. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does a text hold a private key, and not just its first line as an example? */
function holdsKey(text) {
    for (const begin of text.matchAll(BEGIN)) {
        const from = begin.index + begin[0].length;
        if (LINE.test(text.slice(from, from + MAX_HEADERS)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY.test(text);
}


/***/ }),

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ checkRedirects),
  h: () => (/* binding */ redirectFilesIn)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/event-loop.js + 1 modules
var event_loop = __webpack_require__(3761);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/check/rules/canonical.js
var canonical = __webpack_require__(8206);
// EXTERNAL MODULE: ./lib/web/host/redirects/decide.js
var decide = __webpack_require__(2163);
// EXTERNAL MODULE: ./lib/web/host/redirects/read.js + 1 modules
var read = __webpack_require__(2763);
// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var rules = __webpack_require__(6856);
;// CONCATENATED MODULE: ./lib/web/host/redirects/analyze.js
/** What is wrong with the rules of a redirect file themselves, whoever links to what. */




/** Some seconds. */
const MAX_STEPS = 50_000_000;
/**
 * Yields once for each rule, in their order: the finding about it, or nothing if there is none. What depends on the visitor
 * is none. `domain` is the site's own, if it is known. `whole` is what may be spent, as in `decide()`.
 */
function* analyze(redirects, files, domain, whole = { steps: MAX_STEPS }) {
    const earlier = new Earlier(read/* REDIRECT_FORMATS */.q[redirects.host].triesRewritesLast);
    const inLoops = new Set();
    for (const rule of redirects.rules) {
        const by = earlier.covering(rule);
        if (by !== undefined) {
            yield { is: 'hidden', rule, by };
            continue;
        }
        earlier.add(rule);
        yield findingOf(rule, redirects, files, domain, whole, inLoops);
    }
    if (redirects.fallback !== undefined) {
        const path = catchAllOf(redirects.fallback, files, domain);
        if (path !== undefined)
            yield { is: 'catch-all', rule: redirects.fallback, path };
    }
}
function findingOf(rule, redirects, files, domain, whole, inLoops) {
    const { source } = rule;
    const shadow = read/* REDIRECT_FORMATS */.q[redirects.host].filesHideRules && 'exact' in source
        ? shadowOf(rule, source.exact, files)
        : undefined;
    if (shadow !== undefined)
        return { is: 'shadowed', rule, file: shadow };
    const catchAll = catchAllOf(rule, files, domain);
    if (catchAll !== undefined)
        return { is: 'catch-all', rule, path: catchAll };
    if (rule.to === '')
        return undefined;
    if (rule.does === 'status')
        return deadPageOf(rule, files, domain);
    const start = 'exact' in source ? source.exact || '/' : sampleOf(rule, source.pattern);
    if (start === undefined)
        return undefined;
    const outcome = (0,decide/* decide */.LD)(redirects, start.slice(1), files, domain, whole);
    if ((0,decide/* isCutShort */.zy)(outcome))
        return { is: 'untraced', rule };
    const isUsed = outcome.used.some(({ rule: used }) => used === rule);
    if (outcome.is === 'loop') {
        if (!isUsed || outcome.paths.some((path) => inLoops.has(path)))
            return undefined;
        // One finding for each circle, at the first of its rules.
        for (const path of outcome.paths)
            inLoops.add(path);
        return { is: 'loop', rule, paths: outcome.paths };
    }
    // Where the target depends on what was asked for, a sample says nothing.
    if ('pattern' in source && hasPlaceholder(rule))
        return undefined;
    if (rule.does === 'rewrite')
        return isUsed && !(0,decide/* isAnswered */.Qy)(outcome) ? deadTarget(rule, start, domain) : undefined;
    const target = (0,decide/* readTarget */._E)(rule.to, start, (0,canonical/* normalizeDomain */.AT)(domain));
    if (target.is === 'outside')
        return undefined;
    const answer = (0,decide/* decide */.LD)(redirects, target.path.slice(1), files, domain, whole);
    if ((0,decide/* isCutShort */.zy)(answer))
        return { is: 'untraced', rule };
    return (0,decide/* isAnswered */.Qy)(answer) ? undefined : deadTarget(rule, start, domain);
}
/** The page that comes with a status such as 404. */
function deadPageOf(rule, files, domain) {
    if (hasPlaceholder(rule))
        return undefined;
    const target = (0,decide/* readTarget */._E)(rule.to, '/', (0,canonical/* normalizeDomain */.AT)(domain));
    return target.is === 'inside' && files(target.path) === undefined
        ? deadTarget(rule, '/', domain)
        : undefined;
}
function deadTarget(rule, start, domain) {
    const target = (0,decide/* readTarget */._E)(rule.to, start, (0,canonical/* normalizeDomain */.AT)(domain));
    return target.is === 'inside' ? { is: 'dead-target', rule, path: target.path } : undefined;
}
function shadowOf(rule, exact, files) {
    if (rule.isForced)
        return undefined;
    const own = files(exact || '/');
    return own !== undefined && 'file' in own ? own.file : undefined;
}
function catchAllOf(rule, files, domain) {
    if (rule.does === 'status' || rule.status >= 400 || rule.conditions.length > 0)
        return undefined;
    if (folderOfAll(rule.source)?.path !== '/' || hasPlaceholder(rule))
        return undefined;
    const target = (0,decide/* readTarget */._E)(rule.to, '/', (0,canonical/* normalizeDomain */.AT)(domain));
    if (target.is === 'outside' || files(target.path) === undefined)
        return undefined;
    return target.path;
}
function hasPlaceholder(rule) {
    return /[:$][\w{]/.test(rule.to.replace(/^[a-z]+:\/\/[^/]*/i, ''));
}
/** An address that a rule with wildcards is about, and that no page has. */
const SAMPLE = 'no-page-has-this-name';
function sampleOf(rule, pattern) {
    if (pattern.allBelow !== undefined)
        return `${pattern.allBelow.path}${SAMPLE}`;
    // Vercel's are all patterns, also those that only let a slash follow.
    const path = (0,rules/* decodedPath */.kw)(rule.from);
    return pattern.names.length === 0 && pattern.prefix === path ? path : undefined;
}
function folderOfAll(source) {
    return 'pattern' in source ? source.pattern.allBelow : undefined;
}
/** Hosts compare addresses as they arrive: two rules for one address cover each other only if they spell it alike. */
function spelling({ from }, exact) {
    return `${exact} ${from.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '')}`;
}
/** The rules so far that cover others. Rules that depend on the visitor cover nothing. */
class Earlier {
    #triesRewritesLast;
    #exact = new Map();
    #folders = new Map();
    #patterns = new Map();
    constructor(triesRewritesLast) {
        this.#triesRewritesLast = triesRewritesLast;
    }
    covering(rule) {
        const { source } = rule;
        const start = 'exact' in source ? source.exact : source.pattern.prefix;
        const phase = this.#phaseOf(rule);
        const same = 'exact' in source
            ? this.#exact.get(spelling(rule, source.exact))
            : this.#patterns.get(`${phase} ${rule.from}`);
        if (same !== undefined)
            return same;
        for (let end = start.indexOf('/'); end !== -1; end = start.indexOf('/', end + 1)) {
            const found = this.#folders.get(`${phase} ${start.slice(0, end + 1)}`);
            // Rules leave their own targets alone.
            if (found !== undefined && found.to !== rule.from)
                return found;
        }
        return undefined;
    }
    add(rule) {
        if (rule.conditions.length > 0)
            return;
        const { source } = rule;
        if ('exact' in source) {
            this.#exact.set(spelling(rule, source.exact), rule);
            return;
        }
        const phase = this.#phaseOf(rule);
        this.#patterns.set(`${phase} ${rule.from}`, rule);
        const folder = folderOfAll(source);
        if (folder?.isWhole === true)
            this.#folders.set(`${phase} ${folder.path}`, rule);
    }
    #phaseOf(rule) {
        return this.#triesRewritesLast && !rule.isForced ? 'after the files' : 'first';
    }
}

// EXTERNAL MODULE: ./lib/web/host/resolver.js
var resolver = __webpack_require__(9123);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
;// CONCATENATED MODULE: ./lib/check/rules/redirect-files.js
/** A host's own redirect file, in the root of the site: reads it, and counts what is wrong with its rules. */








/** Larger files, in bytes, are not read: the longest lists that hosts are known to take have 2,000 rules. */
const MAX_BYTES = 2 << 20;
/** What may be spent on the rules themselves, in steps of 50 nanoseconds. */
const redirect_files_MAX_STEPS = 10_000_000;
/** How many addresses of a circle are named. */
const MAX_NAMED = 5;
/**
 * Returns the redirect files of a site that its host reads, or without a host, that any host reads; one that cannot be
 * read, or is too large, is counted.
 */
function redirectFilesIn(tree, site, counter) {
    return (0,resolver/* redirectFilesOf */.n3)(site).flatMap((name) => {
        const file = tree.names.indexOf(name);
        return file === -1 ? [] : [{ name, text: textOf(tree, name, file, counter) }];
    });
}
function textOf({ root, sizes }, name, file, counter) {
    if ((sizes[file] ?? 0) > MAX_BYTES) {
        const problem = `The file is larger than the ${MAX_BYTES >> 20} MiB that the check reads, so no address was checked.`;
        counter.count('redirect-unread', name, (0,finding_counter/* wholeFile */.AA)(name), name, { problem });
        return undefined;
    }
    try {
        return (0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(root, name), 'utf8');
    }
    catch (error) {
        const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        counter.count('unreadable-file', name, (0,finding_counter/* wholeFile */.AA)(name), name, { why });
        return undefined;
    }
}
/**
 * Counts what is wrong with the rules of a site's redirect file.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkRedirects(site, counter, signal) {
    const redirects = (0,resolver/* redirectsOf */.v4)(site);
    if (redirects === undefined)
        return;
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    const { file } = redirects;
    for await (const [i, problem] of (0,event_loop/* interruptible */.In)(redirects.problems.entries(), signal))
        countProblem(problem, i, file, counter);
    await yieldIfOver();
    const files = new Map(site.names.map((name, i) => [name, i]));
    const fileResolver = (0,resolver/* fileResolverOf */.uk)(redirects, files, site.loops);
    const findings = analyze(redirects, fileResolver, site.domain, { steps: redirect_files_MAX_STEPS });
    let untraced = 0;
    for await (const finding of (0,event_loop/* interruptible */.In)(findings, signal)) {
        if (finding?.is === 'untraced')
            untraced++;
        else if (finding !== undefined && isKnown(finding, site))
            countFinding(finding, file, site.names, counter);
    }
    if (untraced > 0)
        counter.countForSite('redirect-untraced', { rules: (0,units/* count */.U9)(untraced, 'rule') });
}
const KIND_OF_PROBLEM = {
    invalid: 'redirect-invalid',
    ignored: 'redirect-ignored',
    'over-limit': 'redirect-ignored',
    unread: 'redirect-unread',
};
function countProblem({ kind, line, message }, i, file, counter) {
    const where = { page: file, line: () => line };
    // Two may be about the file as a whole.
    const key = line === undefined ? `${file}${i === 0 ? '' : ` (${i + 1})`}` : `${file}:${line}`;
    counter.count(KIND_OF_PROBLEM[kind], key, where, file, { problem: message });
}
/** The content of a folder that could not be read is not known. */
function isKnown(finding, { unreadable }) {
    return (finding.is !== 'dead-target' || !unreadable.some((folder) => finding.path.slice(1).startsWith(folder)));
}
function countFinding(finding, file, names, counter) {
    const { rule } = finding;
    const from = (0,byte_strings/* toBytes */.ZJ)(rule.from);
    const { kind, values } = factsOf(finding, names);
    counter.count(kind, `${from} ${(0,byte_strings/* toBytes */.ZJ)(rule.to)}`.trim(), { page: file, line: () => rule.line }, from, values);
}
function factsOf(finding, names) {
    switch (finding.is) {
        case 'loop':
            return { kind: 'redirect-loop', values: { way: wayOf(finding.paths) } };
        case 'dead-target': {
            const kind = finding.rule.does === 'status' ? 'redirect-error-page' : 'redirect-target';
            return { kind, values: { to: (0,byte_strings/* toText */.fE)(finding.path) } };
        }
        case 'shadowed':
            return { kind: 'redirect-shadowed', values: { file: (0,byte_strings/* toText */.fE)(names[finding.file] ?? '') } };
        case 'hidden':
            return { kind: 'redirect-hidden', values: { line: String(finding.by.line) } };
        case 'catch-all':
            return { kind: 'redirect-catch-all', values: { to: (0,byte_strings/* toText */.fE)(finding.path) } };
    }
}
function wayOf(paths) {
    const named = paths.slice(0, MAX_NAMED).map(byte_strings/* toText */.fE);
    const isWhole = paths.length <= MAX_NAMED;
    return [...named, isWhole ? (named[0] ?? '') : '…'].join(' → ');
}


/***/ }),

/***/ 2505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ MISSING_REFERENCES),
/* harmony export */   g: () => (/* binding */ ROLES)
/* harmony export */ });
const ROLES = {
    import: {
        use: 'load',
        missing: 'import-missing',
        outside: 'reference-outside-base-path',
        elsewhere: 'import-external',
    },
    preload: {
        use: 'load',
        missing: 'preload-missing',
        outside: 'reference-outside-base-path',
        elsewhere: 'external-load',
    },
    'preload-later': { use: 'load', missing: 'preload-missing', outside: 'reference-outside-base-path' },
    preview: { use: 'load', missing: 'preview-missing', placeholder: 'preview-placeholder' },
    canonical: { use: 'link', missing: 'canonical-missing', missingFolder: 'canonical-folder-missing' },
    structured: {
        use: 'link',
        missing: 'structured-missing',
        missingFolder: 'structured-folder-missing',
        placeholder: 'structured-placeholder',
    },
    'app-picture': {
        use: 'load',
        missing: 'app-picture-missing',
        outside: 'reference-outside-base-path',
        elsewhereOffline: 'app-picture-external',
    },
    'app-page': { use: 'link', missing: 'app-page-missing' },
    search: {
        use: 'load',
        missing: 'search-file-missing',
        missingFolder: 'search-folder-missing',
        isOwnFolder: true,
    },
    feed: { use: 'link', missing: 'feed-missing', placeholder: 'feed-placeholder' },
    llms: { use: 'link', missing: 'llms-missing', outside: 'reference-outside-base-path' },
    markdown: { use: 'link', missing: 'markdown-missing' },
};
/** The kinds of findings about a reference that the host does not answer: their keys are addresses of the site. */
const MISSING_REFERENCES = new Set(Object.values(ROLES).map(({ missing }) => missing));


/***/ }),

/***/ 9316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/heap.js + 1 modules
var heap = __webpack_require__(7717);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/assets-ignore.js
var assets_ignore = __webpack_require__(7723);
// EXTERNAL MODULE: ./lib/web/host/hosts.js
var hosts = __webpack_require__(2658);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/event-loop.js + 1 modules
var event_loop = __webpack_require__(3761);
// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/check/rules/finding-kinds.js
var finding_kinds = __webpack_require__(8883);
;// CONCATENATED MODULE: ./lib/check/rules/findings.js






/** Replaces a kind's sentence for what is not listed. */
const NOT_LISTED = 'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.';
const WEIGHT = { error: 0, warning: 1, notice: 2 };
/**
 * Returns the findings for the rows under a host's rules: the worst first, then those that occur on most
 * pages, then by code and target.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findingsOf(rows, host, signal, nearMisses = new Map()) {
    const findings = [];
    for await (const row of (0,event_loop/* interruptible */.In)(rows, signal))
        findings.push({ row, finding: findingOf(row, host, nearMisses.get(row)) });
    return findings
        .sort(({ row: rowA, finding: a }, { row: rowB, finding: b }) => WEIGHT[a.severity] - WEIGHT[b.severity] ||
        b.pages - a.pages ||
        compare(a.code, b.code) ||
        compare(a.target, b.target) ||
        // No two rows share both: the report must not depend on which thread was first.
        compare(rowA.key, rowB.key) ||
        compare(rowA.kind, rowB.kind))
        .map(({ finding }) => finding);
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Returns what a row stands for under a host's rules. */
function findingOf(row, host, nearMiss) {
    const kind = (0,finding_kinds/* kindOf */.I)(row.kind);
    const target = (0,byte_strings/* toText */.fE)(row.target);
    const address = (0,byte_strings/* toText */.fE)(row.key);
    const message = row.isRest
        ? (0,clean/* fill */.GS)(NOT_LISTED, {
            ...row.values,
            occurrences: (0,units/* count */.U9)(row.count, 'further occurrence'),
        })
        : (0,clean/* fill */.GS)(kind.sentence, { ...wordsFor(host), links: (0,units/* count */.U9)(row.count, 'link'), ...row.values });
    return {
        code: kind.code,
        severity: ((0,hosts/* rulesOf */.f)(host).offline ? kind.offline : undefined) ?? kind.severity,
        target,
        address: address === target || address === '' ? undefined : address,
        message: message.text,
        nearMiss,
        count: row.count,
        pages: row.pages,
        spots: row.spots.map(({ page, line }) => ({ page: (0,byte_strings/* toText */.fE)(page), line })),
        isRest: row.isRest,
    };
}
function wordsFor(host) {
    const { title } = (0,hosts/* rulesOf */.f)(host);
    return { host: title, notFound: host === undefined ? 'no host would find' : `${title} would not find` };
}

;// CONCATENATED MODULE: ./lib/check/accepted/prefix-index.js
/** Finds the keys that a text begins with, however many keys there are. */
class PrefixIndex {
    #keys;
    #values;
    /** For each key, the longest other one that it begins with; -1 without one. */
    #parents;
    constructor(values) {
        this.#values = values;
        this.#keys = [...values.keys()].sort();
        const open = [];
        this.#parents = this.#keys.map((key, i) => {
            while (open.length > 0 && !key.startsWith(this.#keys[open.at(-1) ?? 0] ?? ''))
                open.pop();
            const parent = open.at(-1) ?? -1;
            open.push(i);
            return parent;
        });
    }
    /** Yields the values of all keys that `text` begins with. */
    *under(text) {
        // Whatever stands between a key and a text that begins with it begins with it, too.
        for (let i = this.#lastUpTo(text); i >= 0; i = this.#parents[i] ?? -1) {
            const key = this.#keys[i] ?? '';
            if (text.startsWith(key))
                yield* this.#values.get(key) ?? [];
        }
    }
    /** Returns the index of the last key that does not come after `text`; -1 without one. */
    #lastUpTo(text) {
        let low = -1;
        let high = this.#keys.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#keys[middle] ?? '') <= text)
                low = middle;
            else
                high = middle;
        }
        return low;
    }
}

;// CONCATENATED MODULE: ./lib/check/accepted/entry-index.js

/**
 * Finds the entries that may match a finding without asking all of them: each is kept under the beginning or end of its
 * patterns that it shares with the fewest others.
 */
class EntryIndex {
    #indexes;
    constructor(entries) {
        const shared = new Map();
        for (const entry of entries)
            for (const literal of literalsOf(entry)) {
                const key = keyOf(entry, literal);
                shared.set(key, (shared.get(key) ?? 0) + 1);
            }
        const sharedBy = (entry, literal) => literal.text === '' ? Number.POSITIVE_INFINITY : (shared.get(keyOf(entry, literal)) ?? 0);
        const kept = new Map();
        for (const entry of entries) {
            const literal = literalsOf(entry).reduce((best, other) => {
                const difference = sharedBy(entry, other) - sharedBy(entry, best);
                return difference < 0 || (difference === 0 && other.text.length > best.text.length) ? other : best;
            });
            const name = nameOf(entry.code, literal.of);
            const values = kept.get(name) ?? new Map();
            kept.set(name, values);
            const sharing = values.get(literal.text);
            if (sharing)
                sharing.push(entry);
            else
                values.set(literal.text, [entry]);
        }
        this.#indexes = new Map([...kept].map(([name, values]) => [name, new PrefixIndex(values)]));
    }
    /** Returns the entries that may match, each once. */
    candidates({ code, target, address, spots }) {
        const targets = address === undefined ? [target] : [target, address];
        const pages = spots.slice(0, 1).map(({ page }) => page);
        const found = new Set();
        const look = (of, texts) => {
            const index = this.#indexes.get(nameOf(code, of));
            if (index === undefined)
                return;
            for (const text of texts)
                for (const entry of index.under(text))
                    found.add(entry);
        };
        look('target', targets);
        look('target backwards', targets.map(backwards));
        look('page', pages);
        look('page backwards', pages.map(backwards));
        return found;
    }
}
function literalsOf({ target, page }) {
    const ofTarget = [
        { of: 'target', text: target.prefix },
        { of: 'target backwards', text: backwards(target.suffix) },
    ];
    if (page === undefined)
        return ofTarget;
    return [
        ...ofTarget,
        { of: 'page', text: page.prefix },
        { of: 'page backwards', text: backwards(page.suffix) },
    ];
}
const backwards = (text) => [...text].reverse().join('');
const nameOf = (code, of) => `${code} ${of}`;
const keyOf = ({ code }, { of, text }) => `${nameOf(code, of)} ${text}`;

// EXTERNAL MODULE: ./lib/check/near-misses/similar-names.js
var similar_names = __webpack_require__(5542);
// EXTERNAL MODULE: ./lib/check/accepted/glob.js
var accepted_glob = __webpack_require__(5680);
;// CONCATENATED MODULE: ./lib/check/accepted/nearest.js


/** How many findings all entries together are compared with, and how many each of them at least. */
const MAX_COMPARED = 500_000;
const MIN_COMPARED = 50;
/** How near a finding is to an entry: the page alone differs, the folders above, or so many letters. */
const OTHER_PAGE = 0;
const OTHER_FOLDER = 1;
const TYPO = 2;
/** Finds what entries that match nothing probably mean, among the findings that count. */
class NearestFindings {
    #byCode;
    #words = new Map();
    #most;
    /** `entries`: how many will be asked about. */
    constructor(findings, entries) {
        const listed = findings.filter(({ isRest, target }) => !isRest && target !== '');
        this.#byCode = Map.groupBy(listed, ({ code }) => code);
        this.#most = Math.max(MIN_COMPARED, Math.floor(MAX_COMPARED / Math.max(entries, 1)));
    }
    /** Returns the finding with the code of an entry that is nearest to it, in words; empty if none is near. */
    inWords(entry) {
        const anywhere = (0,accepted_glob/* parseGlob */.qF)(`**/${entry.target.source.replace(/^\//, '')}`);
        let best;
        for (const finding of (this.#byCode.get(entry.code) ?? []).slice(0, this.#most)) {
            for (const target of new Set([finding.address ?? finding.target, finding.target])) {
                const rank = this.#rank(entry, anywhere, target);
                if (rank !== undefined && rank < (best?.rank ?? Number.POSITIVE_INFINITY))
                    best = { finding, target, rank };
            }
            if (best?.rank === OTHER_PAGE)
                break;
        }
        return best === undefined ? '' : nearInWords(best, entry);
    }
    #rank({ target: glob, page }, anywhere, target) {
        // Without a page, it would be accepted.
        if (page !== undefined && glob.matches(target))
            return OTHER_PAGE;
        if (anywhere?.matches(target))
            return OTHER_FOLDER;
        if (glob.source !== (0,accepted_glob/* escapeGlob */.yk)(glob.prefix))
            return undefined;
        const [written, found] = [this.#wordsOf(glob.prefix), this.#wordsOf(target)];
        // One of them may have a base path in front.
        const shared = Math.min(written.length, found.length);
        const edits = shared === 0 ? undefined : (0,similar_names/* editsBetween */.yx)(written.slice(-shared), found.slice(-shared));
        return edits === undefined ? undefined : TYPO + edits;
    }
    #wordsOf(text) {
        const words = this.#words.get(text) ?? (0,similar_names/* wordsOf */.Z9)(text);
        this.#words.set(text, words);
        return words;
    }
}
function nearInWords({ finding, target, rank }, { page }) {
    const { spots } = finding;
    const other = page === undefined ? undefined : spots.find((spot) => !page.matches(spot.page));
    const shown = other ?? spots[0];
    const where = shown === undefined ? '' : ` in ${shown.page}`;
    const differs = rank === OTHER_PAGE || other !== undefined;
    return `${target}${where}${page !== undefined && differs ? ` (the entry says page: ${page.source})` : ''}`;
}

;// CONCATENATED MODULE: ./lib/check/accepted/judge.js








/**
 * Returns the findings that count, in their order, then a notice for each entry that is of no use or has ended, then the
 * accepted findings. `now`: in ms since the epoch.
 * @throws the reason of `signal` soon after it is aborted
 */
async function judge(findings, entries, now, signal) {
    if (entries.length === 0)
        return [...findings];
    const today = new Date(now).toISOString().slice(0, 10);
    const uses = new Map(entries.map((entry) => [entry, { matches: 0, unlisted: 0 }]));
    const index = new EntryIndex(entries);
    const counted = [];
    const accepted = [];
    for await (const finding of (0,event_loop/* interruptible */.In)(findings, signal)) {
        const matching = matchingEntries(finding, index, uses);
        const valid = matching.find((entry) => !hasEnded(entry, today));
        if (valid !== undefined) {
            const { reason, until } = valid;
            accepted.push({ ...finding, accepted: { reason, until } });
        }
        else {
            counted.push(matching.reduce(withEnd, finding));
        }
    }
    const incomplete = new Set(findings.filter(({ isRest }) => isRest).map(({ code }) => code));
    // What is not listed may match.
    const known = [...uses].filter(([{ code }, { matches }]) => matches > 0 || !incomplete.has(code));
    const unused = known.filter(([, { matches }]) => matches === 0);
    const nearest = new NearestFindings(counted, unused.length);
    const notices = [];
    for await (const [entry, use] of (0,event_loop/* interruptible */.In)(known, signal))
        notices.push(...noticesOf(entry, use, today, nearest));
    return [...counted, ...notices, ...accepted];
}
/** Returns the entries that match a finding, in the order of the file. */
function matchingEntries(finding, index, uses) {
    // What stands for findings that are not listed is never known well enough.
    if (finding.isRest || !(0,finding_kinds/* isAcceptable */.Lr)(finding.code))
        return [];
    const matching = [];
    for (const entry of index.candidates(finding)) {
        const matched = match(entry, finding);
        const use = uses.get(entry);
        if (use === undefined || matched === 'no')
            continue;
        if (matched === 'unlisted') {
            use.unlisted++;
        }
        else {
            use.matches++;
            matching.push(entry);
        }
    }
    return matching.sort((a, b) => a.line - b.line);
}
/** `unlisted`: only if the pages that are not listed match, too. */
function match({ target, page }, finding) {
    const { address, pages, spots } = finding;
    if (!target.matches(finding.target) && (address === undefined || !target.matches(address)))
        return 'no';
    if (page === undefined)
        return 'yes';
    if (spots.length === 0 || !spots.every((spot) => page.matches(spot.page)))
        return 'no';
    return pages === spots.length ? 'yes' : 'unlisted';
}
const hasEnded = ({ until }, today) => until !== undefined && until < today;
function withEnd(finding, { until, reason }) {
    return {
        ...finding,
        message: `${finding.message} It was accepted until ${until}, with the reason “${reason}”.`,
    };
}
/** Returns the notice about an entry that accepts nothing; none if it accepts something. */
function noticesOf(entry, { matches, unlisted }, today, nearest) {
    const { code, target, until = '', line } = entry;
    const notice = (kind, near = '') => {
        const row = (0,finding_counter/* newRow */.Pg)(kind, '', {
            entry: code,
            line: String(line),
            until,
            near,
            findings: (0,units/* count */.U9)(matches, 'finding'),
        });
        return [findingOf({ ...row, target: (0,byte_strings/* toBytes */.ZJ)(target.source) }, undefined)];
    };
    if (matches > 0)
        return hasEnded(entry, today) ? notice('ended-acceptance') : [];
    return unlisted > 0 ? notice('unlisted-pages') : notice('unused-acceptance', nearest.inWords(entry));
}

// EXTERNAL MODULE: ./lib/web/page/html.js + 2 modules
var html = __webpack_require__(6074);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js
var vocabulary = __webpack_require__(4282);
// EXTERNAL MODULE: ./lib/check/rules/address.js
var address = __webpack_require__(4328);
// EXTERNAL MODULE: ./lib/check/rules/anchor-index.js
var anchor_index = __webpack_require__(5626);
// EXTERNAL MODULE: ./lib/check/rules/anchor-links.js + 1 modules
var anchor_links = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/check/rules/number-collections.js
var number_collections = __webpack_require__(8195);
// EXTERNAL MODULE: ./lib/check/rules/page-names.js
var page_names = __webpack_require__(2608);
// EXTERNAL MODULE: ./lib/check/rules/roles.js
var roles = __webpack_require__(2505);
;// CONCATENATED MODULE: ./lib/check/near-misses/kinds.js
/** What can be near a broken address, and the sentences that say so. The only place where near misses are worded. */

/** `{address}` is always known; the other names are values that come with the near miss. */
const KINDS = {
    'ending-added': { kind: 'ending', sentence: '{address} exists, with {new} at the end.' },
    'ending-dropped': { kind: 'ending', sentence: '{address} exists, without {old} at the end.' },
    'ending-replaced': {
        kind: 'ending',
        sentence: '{address} exists, with {new} instead of {old} at the end.',
    },
    slashes: { kind: 'ending', sentence: '{address} exists, with single slashes.' },
    case: { kind: 'case', sentence: '{address} exists; only upper and lower case differ.' },
    'case-and-ending': {
        kind: 'case',
        sentence: '{address} exists; upper and lower case differ, and so does the ending.',
    },
    encoding: { kind: 'encoding', sentence: '{address} exists; it is percent-encoded differently.' },
    unicode: {
        kind: 'encoding',
        sentence: '{address} exists; it has the same letters in another Unicode form ({form}).',
    },
    separators: {
        kind: 'typo',
        sentence: '{address} exists; hyphens, underscores or spaces differ.',
    },
    typo: { kind: 'typo', sentence: '{address} exists, with a similar name.' },
    'below-base-path': { kind: 'base-path', sentence: '{address} exists, below the base path.' },
    'base-path-twice': {
        kind: 'base-path',
        sentence: '{address} exists; the broken address has the base path twice.',
    },
    'without-start': { kind: 'base-path', sentence: '{address} exists, without {dropped} at the start.' },
    elsewhere: { kind: 'elsewhere', sentence: '{address} exists, with the same name in another folder.' },
    'anchor-elsewhere': {
        kind: 'elsewhere',
        sentence: '{address} exists; no other page has this anchor.',
    },
    'anchor-encoding': { kind: 'encoding', sentence: '{address} exists; the anchor is encoded differently.' },
    'anchor-case': {
        kind: 'case',
        sentence: '{address} exists; only upper and lower case of the anchor differ.',
    },
    'anchor-punctuation': {
        kind: 'typo',
        sentence: '{address} exists; only the punctuation of the anchor differs.',
    },
    'anchor-suffix': {
        kind: 'suffix',
        sentence: '{address} exists; only the number at the end of the anchor differs.',
    },
};
/** Returns a near miss with its sentence. */
function nearMiss(kind, address, values = {}) {
    const { kind: reported, sentence } = KINDS[kind];
    return { kind: reported, address, message: (0,clean/* fill */.GS)(sentence, { ...values, address }).text };
}

;// CONCATENATED MODULE: ./lib/check/near-misses/near-anchors.js
/** Finds what was probably meant by an anchor that its page does not have. */


/** What identifiers get when a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu;
/** Anchors of fewer letters, or of one word, may well mean something else on another page. */
const MIN_LETTERS_ELSEWHERE = 8;
/** An anchor that differs in more than one of these ways is not near. The first ones are the nearest. */
const near_anchors_KINDS = [
    'anchor-encoding',
    'anchor-case',
    'anchor-punctuation',
    'anchor-suffix',
];
/** One anchor that is missing in a page, and what is nearest among the anchors that were offered so far. */
class MissingAnchor {
    #text;
    #near;
    #rank = near_anchors_KINDS.length;
    #isTie = false;
    /** `fragment` without its `#`, as a string of bytes. */
    constructor(fragment) {
        this.#text = readable(fragment);
    }
    /** Anchors that share none of these keys with it, in either list, are not near. */
    get keys() {
        return keysOf(this.#text);
    }
    /** Takes an anchor of the page, as a string of bytes. */
    offer(id) {
        const rank = rankOf(this.#text, readable(id));
        if (rank === undefined || rank > this.#rank || (rank === this.#rank && id === this.#near))
            return;
        this.#isTie = rank === this.#rank;
        this.#rank = rank;
        this.#near = (0,byte_strings/* detach */.Yo)(id);
    }
    /** What is nearest; undefined if nothing is near, or if two are equally near. */
    get near() {
        const kind = near_anchors_KINDS[this.#rank];
        return this.#near === undefined || kind === undefined || this.#isTie
            ? undefined
            : { kind, id: this.#near };
    }
}
/** Returns the keys under which an anchor of a page, a string of bytes, may be near a missing one. */
function anchorKeys(id) {
    return keysOf(readable(id));
}
/** Does the anchor say enough to recognize what was moved to another page? */
function isTelling(fragment) {
    const text = readable(fragment);
    return (0,similar_names/* wordsOf */.Z9)(text).length > 1 && text.replace(/[^\p{L}]/gu, '').length >= MIN_LETTERS_ELSEWHERE;
}
function keysOf(text) {
    const keys = [plain(text), plain(text.replace(SUFFIX, ''))].filter((key) => key !== '');
    return [...new Set(keys)];
}
function rankOf(missing, id) {
    if (id === missing)
        return 0;
    const [a, b] = [missing.toLowerCase(), id.toLowerCase()];
    if (a === b)
        return 1;
    if (plain(a) === plain(b))
        return 2;
    // One of the two has no number: `step-2` is not `step-1`.
    return a === b.replace(SUFFIX, '') || b === a.replace(SUFFIX, '') ? 3 : undefined;
}
/** As people read it, however often it is encoded, in the usual Unicode form. */
function readable(bytes) {
    const once = decoded(bytes);
    return (0,byte_strings/* toText */.fE)(decoded(once)).normalize('NFC');
}
function decoded(bytes) {
    return (0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes;
}
/** Letters and digits alone; where something stands between two digits, that counts: `1.12` is not `11.2`. */
function plain(text) {
    return text
        .replace(BETWEEN_DIGITS, '\0')
        .replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''))
        .toLowerCase();
}

// EXTERNAL MODULE: ./lib/web/host/path-to-file.js
var path_to_file = __webpack_require__(9461);
// EXTERNAL MODULE: ./lib/web/host/resolver.js
var host_resolver = __webpack_require__(9123);
;// CONCATENATED MODULE: ./lib/check/near-misses/stems.js
/**
 * A page has one stem, whatever the endings of its name and of its addresses: `guide` is the stem of `guide.html`,
 * `guide/` and `guide/index.html`. Any other file is its own stem.
 */


const PAGE_ENDING = /\.(?:html?|xhtml)$/i;
/** Authors link to the source of a page where its generator does not rewrite such links. */
const SOURCE_ENDING = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i;
const INDEX = /(?:^|\/)index$/i;
/** Returns the stem of a file; empty for the home page. */
function stemOfFile(name) {
    return (0,page_names/* isPage */.yp)(name) ? name.replace(PAGE_ENDING, '').replace(INDEX, '') : name;
}
/** Returns the stem that a path asks for. */
function stemOfPath(path) {
    return path.replace(/\/+$/, '').replace(SOURCE_ENDING, '').replace(INDEX, '');
}
/** Does the path end as files of pages or of their sources do, and not as most addresses of pages? */
function endsLikeFile(path) {
    return SOURCE_ENDING.test(path);
}
/** Is this the page of a folder? */
function isIndexPage(name) {
    return (0,page_names/* isPage */.yp)(name) && INDEX.test(name.replace(PAGE_ENDING, ''));
}
/** Returns the last segment of a stem. */
function lastSegment(stem) {
    return stem.slice(stem.lastIndexOf('/') + 1);
}
/**
 * Returns what is the same for strings of bytes that differ only in case, in the Unicode form of their letters, or in
 * what separates their words; undefined for what is not UTF-8.
 */
function foldedName(bytes) {
    const folded = foldedText(bytes);
    return folded?.replace(/[ _]/g, '-');
}
/** The same, but what separates words counts. */
function foldedText(bytes) {
    const text = (0,byte_strings/* toText */.fE)(bytes);
    return text.includes('\uFFFD') ? undefined : text.normalize('NFC').toLowerCase();
}

;// CONCATENATED MODULE: ./lib/check/near-misses/stem-index.js
/** Finds the files whose stems are like others that are known beforehand: those of all files at once take too much memory. */



/** Stands for several files, none of which is nearer than the others. */
const SEVERAL = -1;
/** How many files are kept for one key; one more says that there were more. */
const MAX_LIKE = 500;
/** The files whose stems share something with one of the stems that are asked for. */
class StemIndex {
    /** By the stem in folded form; `SEVERAL` where two share it. */
    #byFold = new Map();
    #byLastSegment = new Map();
    #bySimilarity = new Map();
    /** The folders of the stems that are asked for. */
    #folders = new Set();
    /** `asked` are the stems for which it will have answers. */
    constructor(asked) {
        for (const stem of asked) {
            const fold = foldedName(stem);
            if (fold !== undefined)
                this.#byFold.set(fold, undefined);
            this.#byLastSegment.set(lastSegment(stem), []);
            const key = similarityKeyOf(stem);
            if (key === undefined)
                continue;
            this.#bySimilarity.set(key, []);
            this.#folders.add((0,byte_strings/* folderOf */.yS)(stem));
        }
    }
    /** Takes a file and its stem. */
    add(file, stem) {
        const fold = foldedName(stem);
        if (fold !== undefined && this.#byFold.has(fold))
            this.#byFold.set(fold, this.#byFold.get(fold) === undefined ? file : SEVERAL);
        addTo(this.#byLastSegment.get(lastSegment(stem)), file);
        if (!this.#folders.has((0,byte_strings/* folderOf */.yS)(stem)))
            return;
        const key = similarityKeyOf(stem);
        if (key !== undefined)
            addTo(this.#bySimilarity.get(key), file);
    }
    /** Returns the file whose stem has the same letters; `SEVERAL` if more than one has. */
    withSameLetters(stem) {
        const fold = foldedName(stem);
        return fold === undefined ? undefined : this.#byFold.get(fold);
    }
    /** Returns the files whose stems have the same last segment. */
    withSameName(stem) {
        return this.#byLastSegment.get(lastSegment(stem)) ?? [];
    }
    /** Returns the files that share the key of `similarityKeyOf`. */
    withKey(key) {
        return this.#bySimilarity.get(key) ?? [];
    }
}
function addTo(files, file) {
    if (files !== undefined && files.length <= MAX_LIKE)
        files.push(file);
}
/** A stem's folder, name, and extension with its dot if it is the one of a file. */
function partsOf(stem) {
    const folder = (0,byte_strings/* folderOf */.yS)(stem);
    const last = stem.slice(folder.length);
    const extension = /(?<=.)\.[a-z0-9]+$/i.exec(last)?.[0] ?? '';
    return { folder, name: last.slice(0, last.length - extension.length), extension };
}
/** Returns the words of a stem's name, its extension apart. */
function wordsOfStem(stem) {
    return (0,similar_names/* wordsOf */.Z9)((0,byte_strings/* toText */.fE)(partsOf(stem).name));
}
/**
 * Returns what stems share if one may be the other with a typo; undefined for one without words. Names are compared
 * within one folder, and only with those of the same type.
 */
function similarityKeyOf(stem) {
    const { folder, extension } = partsOf(stem);
    const words = wordsOfStem(stem);
    return words.length === 0 ? undefined : `${folder}\0${extension}\0${(0,similar_names/* similarityKey */.hW)(words)}`;
}

;// CONCATENATED MODULE: ./lib/check/near-misses/near-paths.js
/** Finds what was probably meant by a path that the host does not answer. */







/** Of files that share a name, this many are compared. More share it by convention: nobody can say which is meant. */
const MAX_SAME_NAME = 8;
/** How many folders are left out at the start of a path. */
const MAX_DROPPED = 4;
/** A name with fewer letters, in bytes, is the same in too many places. */
const MIN_LETTERS = 3;
/** Ends the path of an address with a broken `%`. */
const IN_NO_NAME = '\0';
/** Finds what is near the paths of one site that are known to be broken. */
class NearPaths {
    #site;
    #files;
    #resolver;
    /** The base path without its first slash, decoded; empty for the root. */
    #basePrefix;
    #stems;
    #similar = new Map();
    constructor(site, files, stems) {
        this.#site = site;
        this.#files = files;
        this.#stems = stems;
        this.#resolver = new host_resolver/* Resolver */.xR(site, this.#files);
        const basePath = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
        this.#basePrefix = ((0,byte_strings/* percentDecode */.YZ)(basePath) ?? basePath).slice(1);
    }
    /**
     * Returns what answers for the paths `asked`: nothing is near to any other. `yieldIfOver` is awaited between the files
     * of the site.
     */
    static async of(site, asked, yieldIfOver) {
        const files = new Map(site.names.map((name, i) => [name, i]));
        const stems = new StemIndex(asked.map(stemOfPath));
        if (asked.length > 0)
            for (const [file, stem] of suggestedStems(site.names, files)) {
                await yieldIfOver();
                stems.add(file, stem);
            }
        return new NearPaths(site, files, stems);
    }
    /** Returns the file with which the host answers a path, as a check of the path itself would find it. */
    resolve(path) {
        const answer = this.#resolver.answer(path);
        return typeof answer === 'number' ? answer : undefined;
    }
    /** Returns the index of a file; undefined if there is none of that name. */
    fileOf(name) {
        return this.#files.get(name);
    }
    /**
     * Returns what is near a path of the site that is not answered. `written` is the address as it stands in a page: its
     * query and fragment may be part of a name.
     */
    near(path, written) {
        const encoded = this.#encoding(path, written);
        if (encoded !== undefined || path.includes(IN_NO_NAME))
            return encoded;
        return (this.#ending(path) ??
            this.#slashes(path) ??
            this.#basePathTwice(path) ??
            this.#withoutStart(path) ??
            this.#sameLetters(path) ??
            this.#sameOrSimilarName(path));
    }
    /** Returns what is near a path outside the base path. `path` has no slash at its start. */
    nearOutside(path, use) {
        if (stemOfPath(path) === '')
            return undefined;
        const { length } = this.#basePrefix;
        if (path.slice(0, length).toLowerCase() === this.#basePrefix.toLowerCase()) {
            const inside = this.#answered(path.slice(length));
            if (inside !== undefined)
                return { kind: 'case', path: inside };
        }
        const same = this.#answered(path) ?? this.#ending(path)?.path ?? this.#sameLetters(path)?.path;
        if (same !== undefined)
            return { kind: 'below-base-path', path: same };
        return this.#withoutStart(path, use === 'load' ? 1 : 2);
    }
    /**
     * Returns the path under which the host answers with a file, other than `broken`; undefined if there is none.
     * `asFile`: with the ending of its name, if both ways work.
     */
    pathOf(file, asFile, broken) {
        const name = this.#nameOf(file);
        const stem = stemOfFile(name);
        const paths = isIndexPage(name)
            ? [stem === '' ? '' : `${stem}/`, stem, name]
            : asFile || !(0,page_names/* isPage */.yp)(name)
                ? [name, stem]
                : [stem, name];
        return paths.find((path) => path !== broken && this.resolve(path) === file);
    }
    #nameOf(file) {
        return this.#site.names[file] ?? '';
    }
    /** Returns the path if the host answers it with the file that it asks for, the home page and 404 pages apart. */
    #answered(path) {
        const stem = stemOfPath(path);
        const file = stem === '' ? undefined : this.resolve(path);
        if (file === undefined)
            return undefined;
        const name = this.#nameOf(file);
        return isSuggested(name) && (name === path || stemOfFile(name) === stem) ? path : undefined;
    }
    /** `.html`, a slash or `index.html`, missing or too much. */
    #ending(path) {
        const stem = stemOfPath(path);
        const forms = stem === '' ? ['', 'index.html'] : [stem, `${stem}.html`, `${stem}/`, `${stem}/index.html`];
        for (const form of forms) {
            const file = this.resolve(form);
            if (file === undefined || stemOfFile(this.#nameOf(file)) !== stem)
                continue;
            const near = this.pathOf(file, endsLikeFile(path), path);
            if (near !== undefined)
                return otherEnding(stem, path, near);
        }
        return undefined;
    }
    #slashes(path) {
        const merged = (0,path_to_file/* mergeSlashes */.u)(path);
        const near = merged === path ? undefined : this.#answered(merged);
        return near === undefined ? undefined : { kind: 'slashes', path: near };
    }
    #basePathTwice(path) {
        if (this.#basePrefix === '' || !path.startsWith(this.#basePrefix))
            return undefined;
        const near = this.#answered(path.slice(this.#basePrefix.length));
        return near === undefined ? undefined : { kind: 'base-path-twice', path: near };
    }
    /** A site that was made for another base path. `least`: how many segments have to be left. */
    #withoutStart(path, least = 2) {
        let rest = path;
        for (let dropped = 1; dropped <= MAX_DROPPED; dropped++) {
            const slash = rest.indexOf('/');
            if (slash === -1)
                return undefined;
            rest = rest.slice(slash + 1);
            const stem = stemOfPath(rest);
            if (stem.split('/').length < least || !isSpecific(lastSegment(stem)))
                return undefined;
            const near = this.#answered(rest);
            if (near !== undefined) {
                const start = (0,byte_strings/* toText */.fE)(path.slice(0, path.length - rest.length - 1));
                return { kind: 'without-start', path: near, values: { dropped: `/${start}` } };
            }
        }
        return undefined;
    }
    /** What an author, a generator or a server encoded once too often, or not at all, or in another way. */
    #encoding(path, written) {
        const name = path.endsWith(IN_NO_NAME) ? path.slice(0, -1) : path;
        const tail = /[?#].*$/s.exec(written)?.[0] ?? '';
        const text = (0,byte_strings/* toText */.fE)(name);
        const names = [
            name,
            (0,byte_strings/* percentDecode */.YZ)(name),
            (0,byte_strings/* percentEncode */.a)(name),
            (0,byte_strings/* toBytes */.ZJ)(encodeURI(text)),
            name.replaceAll('+', ' '),
            name.replaceAll(' ', '+'),
            // UTF-8 taken for Latin-1, and the other way round.
            (0,byte_strings/* toBytes */.ZJ)(name),
            /^[\0-\xff]*$/.test(text) ? text : undefined,
            ...(tail === '' ? [] : [tail, tail.split('#', 1)[0] ?? '']).map((end) => name + ((0,byte_strings/* percentDecode */.YZ)(end) ?? end)),
        ];
        for (const candidate of names) {
            if (candidate === undefined || candidate === path || candidate === '')
                continue;
            const near = this.#answered(candidate);
            if (near !== undefined)
                return { kind: 'encoding', path: near };
        }
        return undefined;
    }
    #sameLetters(path) {
        const stem = stemOfPath(path);
        const file = this.#stems.withSameLetters(stem) ?? SEVERAL;
        const near = file === SEVERAL || stem === '' ? undefined : this.pathOf(file, endsLikeFile(path), path);
        if (near === undefined)
            return undefined;
        const nearStem = stemOfFile(this.#nameOf(file));
        if (nearStem === stem)
            return otherEnding(stem, path, near);
        if ((0,byte_strings/* toText */.fE)(nearStem).normalize('NFC') === (0,byte_strings/* toText */.fE)(stem).normalize('NFC')) {
            const form = (0,byte_strings/* toText */.fE)(nearStem) === (0,byte_strings/* toText */.fE)(nearStem).normalize('NFC') ? 'NFC' : 'NFD';
            return { kind: 'unicode', path: near, values: { form } };
        }
        if (foldedText(nearStem) !== foldedText(stem))
            return { kind: 'separators', path: near };
        return { kind: foldedText(near) === foldedText(path) ? 'case' : 'case-and-ending', path: near };
    }
    /** Nothing where one name is the same and another one is similar: either may be meant. */
    #sameOrSimilarName(path) {
        const stem = stemOfPath(path);
        const elsewhere = this.#elsewhere(stem);
        const similar = this.#withTypo(stem);
        if (elsewhere === SEVERAL || similar === SEVERAL || (elsewhere === undefined) === (similar === undefined))
            return undefined;
        const file = elsewhere ?? similar;
        const near = file === undefined ? undefined : this.pathOf(file, endsLikeFile(path), path);
        if (near === undefined)
            return undefined;
        return { kind: elsewhere === undefined ? 'typo' : 'elsewhere', path: near };
    }
    /** The file whose stem has the same last segment, or of several the one that shares most segments before it, too. */
    #elsewhere(stem) {
        if (!isSpecific(lastSegment(stem)))
            return undefined;
        const files = this.#stems.withSameName(stem);
        if (files.length > MAX_SAME_NAME)
            return SEVERAL;
        let best;
        let most = 0;
        for (const file of files) {
            const shared = sharedSegments(stem, stemOfFile(this.#nameOf(file)));
            if (shared === most)
                best = SEVERAL;
            if (shared <= most)
                continue;
            most = shared;
            best = file;
        }
        return best;
    }
    #withTypo(stem) {
        const key = similarityKeyOf(stem);
        if (key === undefined)
            return undefined;
        const words = wordsOfStem(stem);
        let best;
        let least = Number.POSITIVE_INFINITY;
        for (const { file, words: others } of this.#namesLike(key)) {
            const edits = (0,similar_names/* editsBetween */.yx)(words, others);
            if (edits === undefined || edits > least)
                continue;
            best = edits === least ? SEVERAL : file;
            least = edits;
        }
        return best;
    }
    #namesLike(key) {
        const known = this.#similar.get(key);
        if (known !== undefined)
            return known;
        const files = this.#stems.withKey(key);
        const names = files.length > MAX_LIKE
            ? []
            : files.map((file) => ({ file, words: wordsOfStem(stemOfFile(this.#nameOf(file))) }));
        this.#similar.set(key, names);
        return names;
    }
}
/** The files that may be suggested, one for each stem. `files` are the names with their indices. */
function* suggestedStems(names, files) {
    for (const [file, name] of names.entries()) {
        if (!isSuggested(name))
            continue;
        const stem = stemOfFile(name);
        // Of `docs.html` and `docs/index.html`, the first one stands for both.
        if (stem === '' || (isIndexPage(name) && files.has(`${stem}.html`)))
            continue;
        yield [file, stem];
    }
}
function otherEnding(stem, path, near) {
    const values = { old: (0,byte_strings/* toText */.fE)(path.slice(stem.length)), new: (0,byte_strings/* toText */.fE)(near.slice(stem.length)) };
    if (values.old === '')
        return { kind: 'ending-added', path: near, values };
    return { kind: values.new === '' ? 'ending-dropped' : 'ending-replaced', path: near, values };
}
/** Uploads leave out what is in dot-files, and nobody links to a 404 page. */
function isSuggested(name) {
    return !/(?:^|\/)\.(?!well-known\/)/.test(name) && !(0,page_names/* isNotFoundPage */.np)(name);
}
/** Is this more than a number or an abbreviation? Each byte beyond ASCII is part of a letter. */
function isSpecific(name) {
    return (name.match(/[a-z\x80-\xff]/gi)?.length ?? 0) >= MIN_LETTERS;
}
/** How many segments are the same, from the last one on. */
function sharedSegments(a, b) {
    const left = a.split('/').reverse();
    const right = b.split('/').reverse();
    const differs = left.findIndex((segment, i) => segment !== right[i]);
    return differs === -1 ? left.length : differs;
}

;// CONCATENATED MODULE: ./lib/check/near-misses/near-misses.js
/** Says what exists instead of what a broken address names, once all files have been read. */


















/** How much is read again to find anchors, in bytes: of one page, and of all pages together. */
const MAX_PAGE_BYTES = 16 << 20;
const MAX_BYTES = 64 << 20;
/** Stands for several pages. */
const near_misses_SEVERAL = -1;
/**
 * Returns the near misses of those rows that have one. They depend only on the rows and the files, not on the order of
 * the rows.
 * @throws the reason of `signal` soon after it is aborted
 */
async function nearMissesOf(rows, site, anchors, signal) {
    const broken = rows.filter((row) => MAY_BE_NEAR.has(row.kind) && !row.isRest && !(0,finding_counter/* isTruncated */.pQ)(row.key));
    if (broken.length === 0)
        return new Map();
    broken.sort(byPages);
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    const asked = askedPaths(broken, site);
    const paths = await NearPaths.of(site, asked.map(({ path }) => path), yieldIfOver);
    const search = new Search(site, paths, yieldIfOver);
    await search.findPaths(asked);
    await search.findAnchors(broken);
    await search.findAnchorsElsewhere(broken, anchors);
    return search.found;
}
const MAY_BE_NEAR = new Set([
    'broken-link',
    'broken-asset',
    'old-font',
    'broken-anchor',
    'symbol-missing',
    'link-outside-base-path',
    'load-outside-base-path',
    'sitemap-entry',
    'sitemap-named',
    'reference-outside-base-path',
    'page-data-missing',
    ...roles/* MISSING_REFERENCES */.Q,
    'vanished-page',
    'redirect-target',
    'redirect-error-page',
]);
/** Their keys are the address of a file, and a fragment. */
const IS_ANCHOR = new Set(['broken-anchor', 'symbol-missing']);
class Search {
    found = new Map();
    #site;
    #basePath;
    #paths;
    #yieldIfOver;
    constructor(site, paths, yieldIfOver) {
        this.#site = site;
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
        this.#paths = paths;
        this.#yieldIfOver = yieldIfOver;
    }
    async findPaths(asked) {
        for (const { row, path, outside, written } of asked) {
            await this.#yieldIfOver();
            const near = outside === undefined ? this.#paths.near(path, written) : this.#paths.nearOutside(path, outside);
            // With another name, it is the data of another page.
            const isOther = row.kind === 'page-data-missing' && near?.kind !== 'case';
            if (near === undefined || isOther)
                continue;
            // Written in letters, the two Unicode forms of a name look the same.
            const address = near.kind === 'unicode' ? (0,byte_strings/* percentEncode */.a)(near.path) : near_misses_readable(near.path);
            this.found.set(row, nearMiss(near.kind, this.#site.basePath + address, near.values));
        }
    }
    /** Reads pages again, those that most pages link to first, as far as there are not too many of them. */
    async findAnchors(rows) {
        const missing = new Map();
        for (const row of rows.filter(({ kind }) => IS_ANCHOR.has(kind))) {
            const { file, fragment } = this.#askedAnchor(row) ?? {};
            if (file === undefined || fragment === undefined)
                continue;
            const anchor = new MissingAnchor(fragment);
            const ofPage = missing.get(file);
            if (ofPage === undefined)
                missing.set(file, [{ row, anchor }]);
            else
                ofPage.push({ row, anchor });
        }
        let left = MAX_BYTES;
        for (const [file, asked] of missing) {
            await this.#yieldIfOver();
            const path = (0,tree/* pathOf */.XM)(this.#site.root, this.#site.names[file] ?? '');
            const size = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size;
            if (size === undefined || size > Math.min(left, MAX_PAGE_BYTES))
                continue;
            left -= size;
            await this.#offerAnchors(file, asked.map(({ anchor }) => anchor));
            for (const { row, anchor } of asked)
                if (anchor.near !== undefined)
                    this.#add(row, anchor.near.kind, file, anchor.near.id);
        }
    }
    /** Offers all anchors of a page to those that are missing in it. */
    async #offerAnchors(file, asked) {
        const byKey = new Map();
        for (const anchor of asked)
            for (const key of anchor.keys) {
                const same = byKey.get(key);
                if (same === undefined)
                    byKey.set(key, [anchor]);
                else
                    same.push(anchor);
            }
        const offer = (id) => {
            if (id.length > anchor_links/* MAX_FRAGMENT */.E)
                return;
            for (const key of anchorKeys(id))
                for (const anchor of byKey.get(key) ?? [])
                    anchor.offer(id);
        };
        const name = this.#site.names[file] ?? '';
        const syntax = (0,vocabulary/* syntaxOf */.rS)(name);
        const reader = new html/* PageReader */.X({ ...page_text/* NO_LISTENER */.bI, anchor: offer }, syntax);
        for (const piece of new page_text/* PageText */.VW((0,tree/* pathOf */.XM)(this.#site.root, name), syntax)) {
            await this.#yieldIfOver();
            reader.write(piece);
        }
    }
    /** Finds anchors that only one other page has: what they stand for was probably moved there. */
    async findAnchorsElsewhere(rows, anchors) {
        const asked = new Map();
        const ids = new number_collections/* NumberSet */.N();
        for (const row of rows) {
            const isFound = this.found.has(row) || row.kind === 'symbol-missing';
            const anchor = isFound ? undefined : this.#askedAnchor(row);
            if (anchor === undefined || !isTelling(anchor.fragment))
                continue;
            asked.set(row, anchor);
            for (const id of anchor.ids)
                ids.add(id);
        }
        if (asked.size === 0)
            return;
        const pages = new Map();
        for (const [page, own] of anchors.pages()) {
            await this.#yieldIfOver();
            if (!(0,page_names/* isPage */.yp)(this.#site.names[page] ?? ''))
                continue;
            for (const id of own)
                if (ids.has(id))
                    pages.set(id, pages.has(id) ? near_misses_SEVERAL : page);
        }
        for (const [row, { fragment, ids: names }] of asked) {
            const having = new Set(names.map((id) => pages.get(id)).filter((page) => page !== undefined));
            const [page = near_misses_SEVERAL] = having;
            if (having.size === 1 && page !== near_misses_SEVERAL)
                this.#add(row, 'anchor-elsewhere', page, fragment);
        }
    }
    #askedAnchor({ kind, key, target }) {
        const isAnchor = IS_ANCHOR.has(kind);
        if (!isAnchor && kind !== 'broken-link')
            return undefined;
        const hash = isAnchor ? this.#hashOfKey(key) : target.indexOf('#');
        if (hash === -1 || (0,finding_counter/* isTruncated */.pQ)(target))
            return undefined;
        const names = (0,address/* anchorNames */.i)(isAnchor ? key.slice(hash) : target.slice(hash));
        const fragment = names.at(-1);
        if (fragment === undefined)
            return undefined;
        const file = isAnchor ? this.#fileOfKey(key, hash) : undefined;
        return { file, fragment, ids: names.map(anchor_index/* fingerprint */.Rj) };
    }
    /** A key is the address of a page and a fragment. Names may have a `#`, too. */
    #hashOfKey(key) {
        let hash = key.indexOf('#');
        while (hash !== -1 && this.#fileOfKey(key, hash) === undefined)
            hash = key.indexOf('#', hash + 1);
        return hash;
    }
    #fileOfKey(key, hash) {
        return this.#paths.fileOf(key.slice(this.#basePath.length, hash));
    }
    /** Adds an anchor of a page, with its address in the way of the broken one, if the host answers the page at all. */
    #add(row, kind, file, id) {
        const written = row.target.split(/[?#]/, 1)[0] ?? '';
        const path = this.#paths.pathOf(file, written === '' || endsLikeFile(written));
        if (path === undefined)
            return;
        this.found.set(row, nearMiss(kind, `${this.#site.basePath}${near_misses_readable(path)}#${near_misses_readable(id)}`));
    }
}
/** Returns the paths that rows are about, in their order. */
function askedPaths(rows, site) {
    const basePath = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
    const addresses = new address/* Addresses */.t(site);
    const outside = (row, pathname, use) => {
        const path = (0,byte_strings/* percentDecode */.YZ)(pathname)?.replace(/^\/+/, '');
        return path === undefined ? [] : [{ row, path, outside: use, written: '' }];
    };
    return rows.flatMap((row) => {
        const { kind, key, target, values } = row;
        const inside = { row, path: key.slice(basePath.length), outside: undefined, written: target };
        if (roles/* MISSING_REFERENCES */.Q.has(kind))
            return [inside];
        switch (kind) {
            case 'broken-link':
            case 'broken-asset':
            case 'old-font':
            case 'vanished-page':
            case 'page-data-missing':
                return [inside];
            case 'link-outside-base-path':
            case 'reference-outside-base-path':
                return outside(row, key, 'link');
            case 'load-outside-base-path':
                return outside(row, key, 'load');
            case 'sitemap-entry':
            case 'sitemap-named': {
                // Whatever host a sitemap names, its paths are those of this site.
                const pathname = URL.parse((0,byte_strings/* toText */.fE)(key), 'https://site.invalid/')?.pathname ?? '';
                const address = addresses.read((0,byte_strings/* toBytes */.ZJ)(pathname), addresses.baseOfFile('sitemap.xml'));
                if (address.to === 'site')
                    return [{ row, path: address.path, outside: undefined, written: key }];
                return address.to === 'outside' ? outside(row, address.path, 'load') : [];
            }
            case 'redirect-target':
            case 'redirect-error-page': {
                // Hosts read their redirect files in the root, so there is no base path.
                const path = (0,byte_strings/* toBytes */.ZJ)(values.to ?? '').slice(1);
                return [{ row, path, outside: undefined, written: key.slice(target.length + 1) }];
            }
            default:
                return [];
        }
    });
}
/** Those that most pages have first, as not everything may be looked for. */
function byPages(a, b) {
    return b.pages - a.pages || near_misses_compare(a.key, b.key) || near_misses_compare(a.kind, b.kind);
}
function near_misses_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Returns an address as it can be written in a page: in letters, with only those characters encoded that mean something else in an address. */
function near_misses_readable(bytes) {
    const text = (0,byte_strings/* toText */.fE)(bytes);
    if (text.includes('\uFFFD'))
        return (0,byte_strings/* percentEncode */.a)(bytes);
    return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => (0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(sign)));
}

// EXTERNAL MODULE: ./lib/check/pool/readable-files.js
var readable_files = __webpack_require__(9945);
;// CONCATENATED MODULE: ./lib/check/pool/batches.js



const BATCH_BYTES = 4_000_000;
/** Of small files, their number counts: opening one takes longer than reading it. */
const BATCH_FILES = 500;
/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most of their
 * addresses; the largest batches come last.
 */
function batchesOf({ names, sizes }, host) {
    const rules = (0,hosts/* rulesOf */.f)(host);
    const byFolder = names
        .map((name, index) => ({ index, name, folder: (0,byte_strings/* folderOf */.yS)(name) }))
        .filter(({ name }) => (0,readable_files/* readAs */.f)(name, rules) !== undefined)
        .sort((a, b) => (a.folder === b.folder ? a.index - b.index : a.folder < b.folder ? -1 : 1));
    const batches = [];
    for (const { index, name } of byFolder) {
        const bytes = (0,readable_files/* bytesToRead */.D)(name, sizes[index] ?? 0, rules);
        let batch = batches.at(-1);
        if (batch === undefined || batch.bytes + bytes > BATCH_BYTES || batch.files.length >= BATCH_FILES) {
            batch = { files: [], bytes: 0 };
            batches.push(batch);
        }
        batch.files.push(index);
        batch.bytes += bytes;
    }
    return batches.sort((a, b) => a.bytes - b.bytes);
}

// EXTERNAL MODULE: ./lib/check/rules/anchor-queries.js
var anchor_queries = __webpack_require__(5206);
// EXTERNAL MODULE: ./lib/check/rules/companions.js
var rules_companions = __webpack_require__(6381);
// EXTERNAL MODULE: ./lib/check/rules/drawings.js
var drawings = __webpack_require__(9173);
// EXTERNAL MODULE: ./lib/answering-thread.js
var answering_thread = __webpack_require__(7014);
;// CONCATENATED MODULE: ./lib/check/pool/readers.js


/**
 * Returns a reader in this thread: small sites are done before another one has started. Reading is rejected with the
 * reason of `signal` soon after that is aborted.
 */
async function localReader(site, signal) {
    // Where there are threads, only they need everything that reads.
    const { Scanner } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(686)]).then(__webpack_require__.bind(__webpack_require__, 9686));
    const scanner = new Scanner(site);
    return {
        read: async (files) => {
            for await (const file of (0,event_loop/* interruptible */.In)(files, signal))
                scanner.read(file);
            return scanner.drawingUses();
        },
        readDrawings: async (drawings) => {
            for await (const drawing of (0,event_loop/* interruptible */.In)(drawings, signal))
                scanner.readDrawing(drawing);
            return scanner.drawingUses();
        },
        collect: async () => scanner.collect(),
        finish: async (answers) => scanner.finish(answers),
    };
}
/** Returns a reader in a thread of its own, which starts while others work on. */
function threadReader() {
    const thread = new answering_thread/* AnsweringThread */.f('check/pool/reader-thread');
    return {
        open: (site) => thread.tell({ do: 'open', site }),
        read: async (files) => (await thread.ask({ do: 'read', files })),
        readDrawings: async (drawings) => (await thread.ask({ do: 'read-drawings', drawings })),
        collect: async () => (await thread.ask({ do: 'collect' })),
        finish: async (answers) => (await thread.ask({ do: 'finish', answers })),
        stop: () => thread.stop(),
    };
}

;// CONCATENATED MODULE: ./lib/check/pool/reader-pool.js







/** With less to read than this, in bytes, a thread costs more than it saves. */
const MIN_BYTES_FOR_THREADS = 12_000_000;
const MAX_THREADS = 4;
/** Reads a site in this thread, or in as many threads as there are processors if there is much to read. */
class ReaderPool {
    #maxThreads;
    #bytes = 0;
    #threads = [];
    /** `maxThreads`: how many there may be besides this one; as many as there are processors unless given. */
    constructor(maxThreads = Math.min(MAX_THREADS, (0,external_node_os_.availableParallelism)())) {
        this.#maxThreads = maxThreads;
    }
    /** Adds to what is to be read, and starts the threads as soon as they are worth it: that takes a while. */
    expect(bytes) {
        this.#bytes += bytes;
        if (this.#bytes < MIN_BYTES_FOR_THREADS || this.#threads.length > 0)
            return;
        this.#threads = Array.from({ length: this.#maxThreads }, () => threadReader());
    }
    /**
     * Reads the batches, the last ones first, and counts what is wrong in them.
     * @throws the reason of `signal` soon after it is aborted; what a thread throws
     */
    async read(site, batches, counter, signal) {
        const readers = await this.#open(site, signal);
        const queue = new drawings/* DrawingQueue */.c();
        await Promise.all(readers.map((reader) => readBatches(reader, batches, queue, signal)));
        await readDrawings(readers, queue, signal);
        const reads = await Promise.all(readers.map((reader) => reader.collect()));
        const index = new anchor_index/* AnchorIndex */._s();
        for (const { anchors } of reads)
            index.add(anchors);
        const queries = reads.map((read) => read.queries);
        const answers = await (0,anchor_queries/* answerAnchorQueries */.IQ)(queries, index, signal);
        const rows = await Promise.all(readers.map((reader, i) => reader.finish(answers[i] ?? new Uint8Array())));
        // What comes next needs the memory that they hold.
        await this.stop();
        for await (const row of (0,event_loop/* interruptible */.In)(rows.flat(), signal))
            counter.add(row);
        const companions = reads.map((read) => read.companions);
        await (0,rules_companions/* checkCompanions */.E)(companions, site, counter, signal);
        return {
            unlisted: new Set(reads.flatMap(({ unlisted }) => unlisted)),
            links: reads.reduce((sum, { checked }) => sum + checked.link, 0),
            loads: reads.reduce((sum, { checked }) => sum + checked.load, 0),
            anchors: index,
        };
    }
    /** Returns at least one reader. */
    async #open(site, signal) {
        if (this.#threads.length === 0)
            return [await localReader(site, signal)];
        for (const thread of this.#threads)
            thread.open(site);
        return this.#threads;
    }
    /** Ends all threads at once; their open requests are rejected. */
    async stop() {
        await Promise.all(this.#threads.map((thread) => thread.stop()));
    }
}
/** The batches are one queue for all readers: a reader that is done takes the next. */
async function readBatches(reader, batches, queue, signal) {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
        signal.throwIfAborted();
        queue.add(await reader.read(batch.files));
    }
}
/** How many SVG files one thread reads at a time. */
const DRAWINGS_PER_BATCH = 100;
/** Which SVG files matter is only known when all pages have been read; they may open more of them. */
async function readDrawings(readers, queue, signal) {
    const readFrom = async (reader, drawings) => {
        while (drawings.length > 0) {
            signal.throwIfAborted();
            queue.add(await reader.readDrawings(drawings.splice(-DRAWINGS_PER_BATCH)));
        }
    };
    for (let drawings = queue.take(); drawings.length > 0; drawings = queue.take())
        await Promise.all(readers.map((reader) => readFrom(reader, drawings)));
}

;// CONCATENATED MODULE: ./lib/check/report/json.js
/** Returns a finding as the report has it: always the same keys, `null` where there is no value. */
function reported(finding) {
    const { accepted } = finding;
    return {
        code: finding.code,
        severity: finding.severity,
        message: finding.message,
        nearMiss: finding.nearMiss ?? null,
        target: finding.target,
        address: finding.address ?? null,
        count: finding.count,
        pages: finding.pages,
        spots: finding.spots.map(({ page, line }) => ({ page, line: line ?? null })),
        isRest: finding.isRest,
        accepted: accepted === undefined ? null : { reason: accepted.reason, until: accepted.until ?? null },
    };
}
/** How many findings are turned into text at a time. */
const FINDINGS_PER_PIECE = 2_000;
/**
 * Yields the text of `report.json`, piece by piece: it may have 100 MB. One finding a line, so that reports can be
 * compared and searched.
 */
function* reportText(report) {
    const { findings, ...head } = report;
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "findings": [`;
    for (let i = 0; i < findings.length; i += FINDINGS_PER_PIECE) {
        const lines = findings
            .slice(i, i + FINDINGS_PER_PIECE)
            .map((finding) => `\n    ${JSON.stringify(finding)}`);
        yield `${i === 0 ? '' : ','}${lines.join(',')}`;
    }
    yield `${findings.length === 0 ? '' : '\n  '}]\n}\n`;
}

// EXTERNAL MODULE: ./lib/check/report/summary.js
var report_summary = __webpack_require__(8059);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/report/markup.js
var markup = __webpack_require__(8916);
;// CONCATENATED MODULE: ./lib/check/rules/advice.js
/**
 * What to do about findings with a code: a sentence or two. `report.html` shows them, and docs/check.md has them word for
 * word, which a test checks.
 */
const ADVICE = {
    'no-index': 'Check that the folder is the one that the generator writes its pages to, and not one above or below it.',
    'broken-link': 'Correct the link, restore the page under this address, or set up a redirect at the host. If many links are broken in the same way, check `host` and `base-path` first.',
    'broken-asset': 'Correct the address, or publish the file. If the page loads everything else from the same folder, the file was probably left out of the build.',
    'broken-anchor': 'Correct the fragment, or give a heading of the page this id. Generators derive ids from headings, so a heading that was reworded breaks the links to it.',
    'external-load': 'Copy the file into the site and load it from there. If the site may depend on that host, accept the finding, or let the page work without the file.',
    metadata: 'Correct the address in the template or in the generator’s configuration, or publish the file that it names.',
    feed: 'Let the generator write the feed with the addresses under which the site is published.',
    'mixed-content': 'Write `https:` instead of `http:`, or for a file of the site itself, an address without a host.',
    'outside-base-path': 'Tell the generator the base path under which the site is served (for an export, this is a setting of the service, if it has one), or write the address relative to the page. If the link is meant to leave the site, give it a host name.',
    'redirect-loop': 'Let one of the rules lead to a page that exists.',
    'redirect-target': 'Let the rule lead to a page that exists, or remove it.',
    'redirect-shadowed': 'Remove the rule, remove the file, or force the rule if the host has a way to do that (`301!` on Netlify).',
    'redirect-hidden': 'Move the rule before the one that covers it, or remove it.',
    'redirect-catch-all': 'Remove the rule, unless the site is a single-page application that handles all addresses itself: then accept the finding.',
    'redirect-invalid': 'Correct the line. If the host understands it and only this check does not, accept the finding.',
    'vanished-page': 'Add the redirects that the step wrote for the host, or restore the page. If the address is meant to be gone, accept the finding.',
    'page-count': 'Look at the export in the dashboard, and start another one. If pages are missing again, contact the service’s support.',
    'page-data': 'Publish everything that the build wrote: an upload or a copy has probably left the file out. If the build itself lacks it, build the site again.',
    'no-404-page': 'Let the generator write a `404.html` into the root of the site.',
    'canonical-host': 'Set the address of the site in the generator’s configuration; for an export, set the domain at the service. Check `domain` as well.',
    sitemap: 'Let the generator write the sitemap after it has written all pages, and remove what was made by hand. A page that is not meant to be found needs no entry: accept the finding.',
    'leaked-file': 'Remove the file from the folder that is published. If it held a secret and was published before, replace the secret.',
    'portable-name': 'Rename the file if anyone unpacks the site on Windows or macOS; otherwise nothing needs to be done.',
    'hidden-files': 'Rename the files, or configure the upload to include names that begin with a dot; then accept the finding.',
    'file-too-large': 'Make the file smaller, or publish it elsewhere and link to it.',
    'too-many-files': 'Publish fewer files, split the site, or choose a plan or a host with a higher limit.',
    'site-too-large': 'Publish large files elsewhere, split the site, or choose a plan or a host with a higher limit.',
    'unreadable-file': 'Check the permissions of the file or folder and run the check again: what is in there was not checked.',
    'unused-acceptance': 'Correct the entry in the file of accepted findings: code, target and page have to match the finding as the report shows it. If the problem is gone, remove the entry.',
    'ended-acceptance': 'Fix what the entry names, or give it a new date in the file of accepted findings.',
};

;// CONCATENATED MODULE: ./lib/check/report/assets.js
/** The style sheet of `report.html`. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --faint: #59636e; --line: #d1d9e0; --raised: #f6f8fa;
  --error: #b3261e; --warning: #8a5a00; --notice: #0b5cad; --accent: #0b5cad; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --faint: #9aa4af; --line: #3d444d;
  --raised: #161b22; --error: #ff8f87; --warning: #e3b341; --notice: #79b8ff; --accent: #79b8ff; --on-accent: #0d1117 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0 auto; padding: 1.5rem; max-width: 80rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); overflow-wrap: anywhere }
h1 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.2 }
a { color: var(--accent) }
code, .target, .address, li { font: .875rem/1.6 ui-monospace, monospace }
header dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 0 0 1.5rem }
header dl div { display: flex; flex-wrap: wrap; gap: 0 .5rem; min-width: 0 }
dt { color: var(--faint) }
dd { margin: 0; min-width: 0 }
.filters { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end; padding: .75rem 0 }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; min-width: 0; margin: 0; padding: .35rem 0; border: 0 }
legend, .text { color: var(--faint); font-size: .875rem }
legend { padding: 0; margin-bottom: .25rem }
.text { display: grid; gap: .15rem; min-width: 0 }
.codes { width: 100%; gap: .4rem }
.codes label { position: relative; padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--raised); cursor: pointer }
.codes input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
.codes label:has(:checked) { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
.codes label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px }
input[type=search], button { font: inherit; color: var(--ink); background: var(--raised); padding: .35rem .75rem;
  border: 1px solid var(--line); border-radius: .35rem; min-height: 2.25rem; max-width: 100% }
input[type=search] { width: 16rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
output { margin-left: auto; color: var(--faint); padding: .35rem 0 }
.advice { padding: .75rem 0; border-top: 1px solid var(--line) }
.advice summary { cursor: pointer }
.advice dl { margin: .5rem 0 0; max-width: 60rem }
.advice div { margin-bottom: .75rem }
.advice dt { color: inherit; font-weight: 600 }
.advice b { color: var(--faint); font-weight: 400 }
table { width: 100%; border-collapse: collapse; table-layout: fixed; border-top: 1px solid var(--line) }
th { text-align: left; font-weight: 600; color: var(--faint); font-size: .875rem }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
th:first-child { width: 6rem }
th:last-child { width: 38% }
p, ul { margin: 0 }
ul { padding: 0; list-style: none }
.address, .line, small { color: var(--faint) }
small { font-size: .875rem }
.error, .warning, .notice, .accepted { font-weight: 600 }
.error { color: var(--error) }
.warning { color: var(--warning) }
.notice { color: var(--notice) }
.accepted, .reason { color: var(--faint) }
.near::before { content: '→ ' / '' }
.clean, .none { padding: 2rem 0; font-size: 1.15rem }
@media (max-width: 45rem) { body { padding: 1rem } output { margin: 0; width: 100% } .text, input[type=search] { width: 100% }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  table, tbody, tr, td { display: block } tr { padding: .75rem 0; border-bottom: 1px solid var(--line) }
  td { padding: 0; border: 0 } td + td { margin-top: .35rem } }
@media print { .filters { display: none } }
`;
/**
 * The script of `report.html`: it hides the rows that the filters leave out, and keeps the filters in the address, as
 * \`#code=broken-link&severity=error&text=guide\`.
 */
const SCRIPT = `
'use strict'
const form = document.querySelector('form')
if (form) {
  const { elements } = form
  const rows = [...document.querySelectorAll('tbody tr')]
  const texts = rows.map((row) => row.textContent.toLowerCase())
  const boxes = [...form.querySelectorAll('[name=severity]')]
  const advice = document.querySelector('.advice')
  const filter = () => {
    const text = elements.text.value.trim().toLowerCase()
    const code = elements.code.value
    const severities = boxes.filter((box) => box.checked).map((box) => box.value)
    let shown = 0
    rows.forEach((row, i) => {
      const keeps = (!code || row.dataset.code === code) && severities.includes(row.dataset.severity) &&
        texts[i].includes(text)
      row.hidden = !keeps
      if (keeps) shown++
    })
    for (const entry of advice.querySelectorAll('[data-code]')) entry.hidden = code !== '' && entry.dataset.code !== code
    document.querySelector('table').hidden = shown === 0
    document.querySelector('.none').hidden = shown > 0
    form.querySelector('output').value = shown.toLocaleString('en') + ' of ' + rows.length.toLocaleString('en') + ' shown'
    return { text: elements.text.value.trim(), code, severities }
  }
  const remember = () => {
    const { text, code, severities } = filter()
    const query = new URLSearchParams()
    if (code) query.set('code', code)
    if (severities.length < boxes.length) query.set('severity', severities.join())
    if (text) query.set('text', text)
    history.replaceState(null, '', query.size > 0 ? '#' + query : location.pathname + location.search)
    advice.open = code !== ''
  }
  const recall = () => {
    const query = new URLSearchParams(location.hash.slice(1))
    const code = query.get('code') || ''
    const severities = query.get('severity')?.split(',')
    form.reset()
    for (const radio of elements.code) if (radio.value === code) radio.checked = true
    for (const box of boxes) box.checked = severities === undefined || severities.includes(box.value)
    elements.text.value = query.get('text') || ''
    filter()
    if (elements.code.value) advice.open = true
  }
  form.addEventListener('input', remember)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault()
    form.reset()
    remember()
  })
  addEventListener('hashchange', recall)
  form.hidden = false
  recall()
}
`;

;// CONCATENATED MODULE: ./lib/check/report/html.js








/** More rows than anybody reads; `report.json` has more. */
const MAX_ROWS = 2_000;
/** Returns `report.html`: one file that loads nothing, and is readable without its script, too. */
function reportPage(report, options) {
    const { findings, domain } = report;
    return (0,markup/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; style-src ${digest(STYLE)}; script-src ${digest(SCRIPT)}">
<title>${domain === null ? verdict(report) : `${domain}: ${verdict(report)}`}</title>
<style>${(0,markup/* literal */.eu)(STYLE)}</style>
</head>
<body>
<header>
<h1>${verdict(report)}</h1>
${whatWasChecked(report, options)}
</header>
<main>
${findings.length === 0 ? (0,markup/* html */.qy) `<p class="clean">${nothingFound(report)}</p>` : found(findings, options)}
</main>
<script>${(0,markup/* literal */.eu)(SCRIPT)}</script>
</body>
</html>
`.text;
}
function whatWasChecked(report, { checkedAt }) {
    const { host, basePath, domain, files, pages, links, loads, job, siteDigest } = report;
    const date = new Date(checkedAt).toISOString();
    const facts = [
        ['Host', (0,hosts/* rulesOf */.f)(host ?? undefined).title],
        ['Base path', basePath],
        ['Domain', domain],
        ['Files', `${number(files)}, of which ${(0,units/* count */.U9)(pages, 'page')}`],
        ['Addresses', `${(0,units/* count */.U9)(links, 'link')}, ${(0,units/* count */.U9)(loads, 'loaded file')}`],
        ['Date', (0,markup/* html */.qy) `<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')} UTC</time>`],
        ['Job', job],
        ['SHA-256 of the site', siteDigest === null ? null : (0,markup/* html */.qy) `<code>${siteDigest}</code>`],
    ];
    return (0,markup/* html */.qy) `<dl>
${facts.map(([name, value]) => (value === null ? (0,markup/* html */.qy) `` : (0,markup/* html */.qy) `<div><dt>${name}</dt><dd>${value}</dd></div>\n`))}</dl>`;
}
function nothingFound(report) {
    const { host } = report;
    const answered = host === null ? 'would be answered by some host' : `is answered by ${(0,hosts/* rulesOf */.f)(host).title}`;
    return `Every address within this site ${answered}: ${(0,report_summary/* checkedInWords */.yR)(report)}. Addresses on other hosts were not requested.`;
}
function verdict(report) {
    const found = (0,report_summary/* foundInWords */.dw)({ ...report, atLeast: (0,report_summary/* severitiesAtLeast */.aC)(report.findings) });
    if (found === 'nothing')
        return 'Nothing found';
    return found.replace(/^a/, 'A');
}
function number(count) {
    return count.toLocaleString('en');
}
function digest(content) {
    return (0,markup/* literal */.eu)(`'sha256-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('base64')}'`);
}
/** What rows are filtered by. */
const SEVERITIES = [
    ['error', 'errors'],
    ['warning', 'warnings'],
    ['notice', 'notices'],
    ['accepted', 'accepted'],
];
const groupOf = ({ severity, accepted }) => (accepted === null ? severity : 'accepted');
/** Returns at most `most` findings in their order: of each code and severity the first ones, as many as of any other. */
function firstOfEach(findings, most = MAX_ROWS) {
    const groups = Map.groupBy(findings, (finding) => `${groupOf(finding)} ${finding.code}`);
    let left = most;
    const shares = new Map();
    const smallestFirst = [...groups].sort(([, a], [, b]) => a.length - b.length);
    for (const [i, [group, { length }]] of smallestFirst.entries()) {
        const share = Math.min(length, Math.floor(left / (smallestFirst.length - i)));
        shares.set(group, share);
        left -= share;
    }
    return findings.filter((finding) => {
        const group = `${groupOf(finding)} ${finding.code}`;
        const share = shares.get(group) ?? 0;
        shares.set(group, share - 1);
        return share > 0;
    });
}
function found(findings, options) {
    const rows = firstOfEach(findings);
    const codes = [...Map.groupBy(findings, ({ code }) => code)];
    const severities = SEVERITIES.filter(([severity]) => findings.some((of) => groupOf(of) === severity));
    return (0,markup/* html */.qy) `<form class="filters" hidden>
<fieldset class="codes"><legend>Code</legend>
<label><input type="radio" name="code" value="" checked> all <b>${inAll(findings)}</b></label>
${codes.map(([code, group]) => (0,markup/* html */.qy) `<label><input type="radio" name="code" value="${code}"> ${code} <b>${inAll(group)}</b></label>\n`)}</fieldset>
<fieldset><legend>Severity</legend>${severities.map(([severity, plural]) => (0,markup/* html */.qy) `<label><input type="checkbox" name="severity" value="${severity}" checked> ${plural}</label>`)}</fieldset>
<label class="text">Page or address <input type="search" name="text" autocomplete="off"></label>
<button type="reset">Show all</button>
<output aria-live="polite"></output>
</form>
<details class="advice"><summary>What to do</summary>
<dl>
${codes.map(([code, group]) => (0,markup/* html */.qy) `<div data-code="${code}"><dt>${code} <b>${inAll(group)}</b></dt><dd>${advice(code)}</dd></div>\n`)}</dl>
</details>
${rows.length < findings.length ? (0,markup/* html */.qy) `<p>This page has ${number(rows.length)} of ${number(findings.length)} findings, the first ones of each code; report.json has all of them.</p>` : ''}
<table role="table">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Severity</th><th scope="col" role="columnheader">Finding</th><th scope="col" role="columnheader">Where</th></tr></thead>
<tbody role="rowgroup">
${rows.map((finding) => row(finding, options))}</tbody>
</table>
<p class="none" hidden>No finding on this page matches the filter.</p>`;
}
/** Returns what to do about findings with a code, with what is between backticks as code. */
function advice(code) {
    const parts = ADVICE[code].split('`');
    return (0,markup/* html */.qy) `${parts.map((part, i) => (i % 2 === 1 ? (0,markup/* html */.qy) `<code>${part}</code>` : (0,markup/* literal */.eu)(part)))}`;
}
/** Returns how many findings there are, those that are not listed included. */
function inAll(findings) {
    return `${findings.some(({ isRest }) => isRest) ? 'at least ' : ''}${number(findings.length)}`;
}
function row(finding, options) {
    const { code, severity, message, nearMiss, target, address, count: times, pages, spots, accepted } = finding;
    return (0,markup/* html */.qy) `<tr role="row" data-code="${code}" data-severity="${groupOf(finding)}">
<td role="cell">${accepted === null
        ? (0,markup/* html */.qy) `<span class="${severity}">${severity}</span>`
        : (0,markup/* html */.qy) `<span class="accepted">accepted</span> <small>${severity}</small>`}</td>
<td role="cell">${target === '' ? '' : (0,markup/* html */.qy) `<p class="target">${target}</p>`}<p>${message} <small>${code}</small></p>${nearMiss === null ? '' : (0,markup/* html */.qy) `<p class="near">${nearMiss.message}</p>`}${address === null ? '' : (0,markup/* html */.qy) `<p class="address">${address}</p>`}${accepted === null ? '' : (0,markup/* html */.qy) `<p class="reason">${(0,report_summary/* acceptanceInWords */.qr)(accepted)}</p>`}</td>
<td role="cell">${spots.length === 0
        ? finding.isRest
            ? 'other addresses'
            : 'the site'
        : (0,markup/* html */.qy) `<ul>${spots.map((spot) => place(spot, options))}</ul>`}${pages > spots.length ? (0,markup/* html */.qy) `<p>and ${(0,units/* count */.U9)(pages - spots.length, 'more page')}</p>` : ''}${times > Math.max(pages, 1) ? (0,markup/* html */.qy) `<p>${number(times)} times in all</p>` : ''}</td>
</tr>
`;
}
function place({ page, line }, { siteAddress }) {
    const at = line === null ? '' : (0,markup/* html */.qy) `<span class="line">:${line}</span>`;
    // A name that is no text cannot be written in an address.
    if (siteAddress === undefined || page.includes('\uFFFD'))
        return (0,markup/* html */.qy) `<li>${page}${at}</li>`;
    return (0,markup/* html */.qy) `<li><a href="${(0,markup/* encodedAddress */.Pc)(`${siteAddress}${(0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(page))}`)}">${page}</a>${at}</li>`;
}

;// CONCATENATED MODULE: ./lib/check/report/write.js




/**
 * Writes `report.json` and `report.html` into a folder, which is created if it does not exist, and returns the path of
 * the former.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeReport(folder, report, options, signal) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    const path = (0,external_node_path_.join)(folder, 'report.json');
    await (0,promises_.writeFile)(path, reportText(report), { signal });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'report.html'), reportPage(report, options));
    return path;
}

// EXTERNAL MODULE: ./lib/check/rules/leaked-files.js
var leaked_files = __webpack_require__(2226);
;// CONCATENATED MODULE: ./lib/check/rules/limits.js



/** Counts every limit of a host that a site exceeds. */
function checkLimits({ names, sizes }, rules, counter) {
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const site = exceeded(rules.siteBytes, bytes);
    if (site !== undefined)
        counter.countForSite(site.severity === 'error' ? 'site-too-large' : 'site-too-large-soft', {
            size: inMegabytes(bytes),
            limit: site.of,
        });
    const number = exceeded(rules.files, names.length);
    if (number !== undefined)
        counter.countForSite(number.severity === 'error' ? 'too-many-files' : 'too-many-files-soft', {
            files: (0,units/* count */.U9)(names.length, 'file'),
            limit: number.of,
        });
    for (const [i, size] of sizes.entries()) {
        const file = exceeded(rules.fileBytes, size);
        const name = names[i] ?? '';
        if (file !== undefined)
            counter.count('file-too-large', name, (0,finding_counter/* wholeFile */.AA)(name), name, {
                size: inMegabytes(size),
                limit: file.of,
            });
    }
    if (rules.filesInFolder.length === 0)
        return;
    for (const [folder, files] of filesByFolder(names)) {
        const limit = exceeded(rules.filesInFolder, files);
        if (limit !== undefined)
            counter.count('too-many-files', folder, (0,finding_counter/* wholeFile */.AA)(folder), folder, {
                files: (0,units/* count */.U9)(files, 'file'),
                limit: limit.of,
            });
    }
}
function exceeded(limits, value) {
    return limits.find((limit) => value > limit.max);
}
function inMegabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function filesByFolder(names) {
    const counts = new Map();
    for (const name of names)
        counts.set((0,byte_strings/* folderOf */.yS)(name), (counts.get((0,byte_strings/* folderOf */.yS)(name)) ?? 0) + 1);
    return counts;
}

;// CONCATENATED MODULE: ./lib/check/rules/name-parts.js
/** Returns a name up to the end of the first of its parts that is `wanted`, with a slash if that is a folder. */
function upToPart(name, wanted) {
    const parts = name.split('/');
    const at = parts.findIndex(wanted);
    if (at === -1)
        return undefined;
    return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '');
}

// EXTERNAL MODULE: ./lib/disk/windows-names.js
var windows_names = __webpack_require__(2297);
;// CONCATENATED MODULE: ./lib/check/rules/portable-names.js
/** Names that Windows and macOS cannot hold, or cannot hold beside each other. */




/** Looks at the names of a site, one after the other. */
class PortableNames {
    #counter;
    /** The first name of those that differ only in case, by what they have in common. */
    #firsts = new Map();
    /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
    #folders = new Map([['', false]]);
    constructor(counter) {
        this.#counter = counter;
    }
    /** Counts what is wrong with the name of a file. */
    check(name) {
        for (const { why, pattern } of windows_names/* WINDOWS_NAME_RULES */.o) {
            const part = upToPart(name, (bytes) => pattern.test((0,byte_strings/* toText */.fE)(bytes)));
            if (part !== undefined)
                this.#counter.count('portable-name', part, (0,finding_counter/* wholeFile */.AA)(name), part, { why: `it ${why}` });
        }
        this.#clashes(name);
    }
    /** Counts each clash once: what is in a folder that clashes is not counted again. Folders end in `/`. */
    #clashes(name) {
        const folder = (0,byte_strings/* folderOf */.yS)(name.replace(/\/$/, ''));
        let known = this.#folders.get(folder);
        if (known === undefined) {
            known = this.#clashes(folder);
            this.#folders.set(folder, known);
        }
        return known || this.#differsInCase(name);
    }
    #differsInCase(name) {
        const folded = (0,byte_strings/* toText */.fE)(name).normalize('NFC').toLowerCase().replace(/\/$/, '');
        const first = this.#firsts.get(folded);
        if (first === undefined) {
            this.#firsts.set(folded, name);
            return false;
        }
        if (first === name)
            return false;
        this.#counter.count('portable-case', name, (0,finding_counter/* wholeFile */.AA)(name), name, { other: (0,byte_strings/* toText */.fE)(first) });
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/files.js








/**
 * Checks what names and sizes alone can show. `pageCount`: as the service counted.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkFiles(tree, rules, pageCount, counter, signal) {
    checkPages(tree, rules, pageCount, counter);
    checkLimits(tree, rules, counter);
    for (const { name, why } of tree.unreadable)
        counter.count('unreadable-folder', name, (0,finding_counter/* wholeFile */.AA)(name), name, { why });
    if (tree.unreadNames > 0)
        counter.countForSite('unread-names', { folders: (0,units/* count */.U9)(tree.unreadNames, 'folder') });
    const portable = new PortableNames(counter);
    for await (const name of (0,event_loop/* interruptible */.In)(tree.names, signal)) {
        checkPublished(name, rules, counter);
        portable.check(name);
    }
}
function checkPages({ names }, rules, pageCount, counter) {
    const files = new Set(names);
    if (!files.has('index.html'))
        counter.countForSite('no-index');
    if (!files.has('404.html') && rules.missing !== 'unknown')
        counter.countForSite(rules.missing === 'home-page' ? 'no-404-page-home' : 'no-404-page');
    const all = names.filter(page_names/* isPage */.yp).length;
    const found = names.filter((name) => (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPageOfSite */.dn)(name)).length;
    if (pageCount === undefined || found >= pageCount)
        return;
    // Services differ in whether they count 404 pages.
    const kind = all < pageCount ? 'page-count' : 'page-count-unclear';
    counter.countForSite(kind, { found: (0,units/* count */.U9)(found, 'page'), counted: String(pageCount) });
}
/** Counts a file that should not be published, or that the host would not publish; one finding for all in a folder. */
function checkPublished(name, rules, counter) {
    const leak = (0,leaked_files/* leakOf */.l)(name);
    if (leak !== undefined) {
        const kind = leak.isSecret ? 'leaked-secret' : 'leaked-file';
        counter.count(kind, leak.part, (0,finding_counter/* wholeFile */.AA)(name), leak.part, { what: leak.what });
        return;
    }
    const dropped = droppedPart(name, rules);
    if (dropped !== undefined)
        counter.count('hidden-files', dropped, (0,finding_counter/* wholeFile */.AA)(name));
}
/** Files of a build that no page needs: nobody notices when they are missing. */
const NOT_MISSED = new Set(['.nojekyll', '.buildinfo', '.assetsignore']);
/** Returns the part of a name, up to the dot-file or folder in it, that an uploader leaves out; undefined if none is. */
function droppedPart(name, { dropsDotFiles }) {
    if (dropsDotFiles === 'none')
        return undefined;
    return upToPart(name, (part) => part.startsWith('.') &&
        !NOT_MISSED.has(part) &&
        !(dropsDotFiles === 'all-but-well-known' && part === '.well-known'));
}

// EXTERNAL MODULE: ./lib/check/rules/redirect-files.js + 1 modules
var redirect_files = __webpack_require__(353);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/web/documents/sitemap.js
var sitemap = __webpack_require__(3064);
// EXTERNAL MODULE: ./lib/check/rules/canonical.js
var canonical = __webpack_require__(8206);
;// CONCATENATED MODULE: ./lib/check/rules/sitemaps.js












const unpack = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** Where crawlers look, apart from `robots.txt`. */
const USUAL_NAMES = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml', 'sitemap.xml.gz'];
/** Larger sitemaps are not allowed: https://www.sitemaps.org/protocol.html. In bytes. */
const sitemaps_MAX_BYTES = 50 << 20;
/** How many sitemaps are read. */
const MAX_SITEMAPS = 1_000;
/**
 * Checks the sitemaps of a site, if it has any. `unlisted`: indices of pages that need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkSitemaps(site, unlisted, counter, signal) {
    const check = new SitemapCheck(site, counter, signal);
    if ((await check.read()) === 0 || !check.isComplete)
        return;
    for await (const [index, name] of (0,event_loop/* interruptible */.In)(site.names.entries(), signal)) {
        if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* isNotFoundPage */.np)(name) || unlisted.has(index) || check.listed.has(index))
            continue;
        counter.count('sitemap-missing', name, (0,finding_counter/* wholeFile */.AA)(name));
    }
}
function fileIn(answer) {
    return typeof answer === 'number' ? answer : undefined;
}
class SitemapCheck {
    listed = new Set();
    /** Were all sitemaps read? Otherwise pages that seem to be in none may well be listed. */
    isComplete = true;
    #site;
    #counter;
    #files;
    #addresses;
    #resolver;
    /** For what some other host would answer. */
    #anyHost;
    #queued = [];
    #seen = new Set();
    /** Shared by all of them: there may be many short sitemaps. */
    #yieldIfOver;
    #feeds = 0;
    constructor(site, counter, signal) {
        this.#site = site;
        this.#counter = counter;
        this.#yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
        this.#files = new Map(site.names.map((name, i) => [name, i]));
        this.#addresses = new address/* Addresses */.t(site);
        this.#resolver = new host_resolver/* Resolver */.xR(site, this.#files);
        this.#anyHost = new host_resolver/* Resolver */.xR({ ...site, host: undefined, redirects: [] }, this.#files);
    }
    /** Returns how many sitemaps there were, not counting feeds, which only list what is new. */
    async read() {
        for (const name of USUAL_NAMES)
            this.#queue(this.#files.get(name));
        const robots = this.#files.get('robots.txt');
        const named = robots === undefined ? [] : (0,sitemap/* sitemapsOfRobots */.hi)((await this.#textOf(robots)) ?? '');
        for (const entry of named) {
            await this.#yieldIfOver();
            this.#queue(this.#checkNamed(entry));
        }
        for (let file = this.#queued.shift(); file !== undefined; file = this.#queued.shift())
            await this.#read(file);
        return this.#seen.size - this.#feeds;
    }
    #queue(file) {
        if (file === undefined || this.#seen.has(file))
            return;
        if (this.#seen.size >= MAX_SITEMAPS) {
            const name = this.#site.names[file] ?? '';
            this.#counter.count('sitemap-skipped', name, (0,finding_counter/* wholeFile */.AA)(name));
            this.isComplete = false;
            return;
        }
        this.#seen.add(file);
        this.#queued.push(file);
    }
    async #read(file) {
        await this.#yieldIfOver();
        const name = this.#site.names[file] ?? '';
        this.#resolver.startFile();
        const sitemap = await this.#parse(file);
        if (sitemap === 'feed') {
            this.#feeds++;
            return;
        }
        if (sitemap === undefined)
            this.#counter.count('sitemap-unreadable', name, (0,finding_counter/* wholeFile */.AA)(name));
        for (const entry of sitemap?.sitemaps ?? []) {
            await this.#yieldIfOver();
            this.#queue(this.#check(entry, name));
        }
        for (const entry of sitemap?.pages ?? []) {
            await this.#yieldIfOver();
            const found = this.#check(entry, name) ?? fileIn(this.#answer(entry.address, this.#anyHost));
            if (found !== undefined)
                this.listed.add(found);
        }
        const { skipped } = this.#resolver;
        if (skipped > 0)
            this.#counter.countForSite('redirect-untried', {}, skipped);
    }
    /** `robots.txt` may name a sitemap on another host; without a domain, its paths are assumed to be those of this site. */
    #checkNamed(entry) {
        const answer = this.#answer(entry.address);
        const host = (0,canonical/* hostOf */.w4)(entry.address)?.host;
        const domain = (0,canonical/* normalizeDomain */.AT)(this.#site.domain);
        if (answer === undefined && (host === undefined || domain === undefined || host === domain)) {
            const address = (0,byte_strings/* toBytes */.ZJ)(entry.address);
            this.#counter.count('sitemap-named', address, { page: 'robots.txt', line: () => entry.line });
        }
        return fileIn(answer);
    }
    /** Even where a sitemap names another host, its paths are those of this site's pages. */
    #check(entry, sitemap) {
        const address = (0,byte_strings/* toBytes */.ZJ)(entry.address);
        const where = { page: sitemap, line: () => entry.line };
        const named = (0,canonical/* hostOf */.w4)(entry.address);
        const domain = (0,canonical/* normalizeDomain */.AT)(this.#site.domain);
        const kind = (0,canonical/* canonicalProblem */.WU)(named, domain);
        if (named !== undefined && kind !== undefined)
            this.#counter.count(kind, named.host, where, address, { domain: domain ?? '' });
        const answer = this.#answer(entry.address);
        if (answer === undefined)
            this.#counter.count('sitemap-entry', address, where);
        return fileIn(answer);
    }
    /** Only the path of an address counts here. */
    #answer(address, resolver = this.#resolver) {
        const url = URL.parse(address, 'https://site.invalid/');
        if (url === null)
            return undefined;
        const read = this.#addresses.read((0,byte_strings/* toBytes */.ZJ)(url.pathname), this.#addresses.baseOfFile('sitemap.xml'));
        return read.to === 'site' ? resolver.answer(read.path) : undefined;
    }
    async #parse(file) {
        const text = await this.#textOf(file);
        if (text === undefined)
            return undefined;
        const isText = /\.txt(?:\.gz)?$/i.test(this.#site.names[file] ?? '');
        return isText ? (0,sitemap/* readTextSitemap */.Tf)(text) : await (0,sitemap/* readSitemap */.kT)(text, this.#yieldIfOver);
    }
    /** Undefined if the file cannot be read, unpacked, or is too large. */
    async #textOf(file) {
        try {
            const content = (0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(this.#site.root, this.#site.names[file] ?? ''));
            const isPacked = content[0] === 0x1f && content[1] === 0x8b;
            const plain = isPacked ? await unpack(content, { maxOutputLength: sitemaps_MAX_BYTES }) : content;
            return plain.length > sitemaps_MAX_BYTES ? undefined : plain.toString('utf8');
        }
        catch {
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./lib/check/check.js






















/**
 * Checks a site against the rules of the host that will serve it, and writes the report.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the folder itself cannot be
 * read or the report cannot be written
 */
async function checkSite(options) {
    const pool = new ReaderPool(options.threads);
    const stop = () => void pool.stop();
    options.signal.addEventListener('abort', stop, { once: true });
    const resetHeap = (0,heap/* prepareHeapForReading */.Nn)();
    try {
        return await checkWith(pool, options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        throw error;
    }
    finally {
        resetHeap();
        options.signal.removeEventListener('abort', stop);
        await pool.stop();
    }
}
async function checkWith(pool, options) {
    const { root, host, basePath, domain, info, signal, clock } = options;
    const started = clock.now();
    const rules = (0,hosts/* rulesOf */.f)(host);
    const listed = await filesOf(options, (name, size) => pool.expect((0,readable_files/* bytesToRead */.D)(name, size, rules)));
    const counter = new finding_counter/* FindingCounter */.q7();
    const tree = await (0,assets_ignore/* publishedTree */.Re)(listed, options, counter, signal);
    const pages = tree.names.filter(page_names/* isPage */.yp).length;
    info((0,clean/* safe */.gB) `Checking ${(0,units/* count */.U9)(pages, 'page')} and ${(0,units/* count */.U9)(tree.names.length - pages, 'other file')} for ${rules.title}`);
    const unreadable = tree.unreadable.map(({ name }) => name);
    const served = { root, names: tree.names, host, domain, basePath, unreadable, loops: tree.loops };
    const site = { ...served, redirects: (0,redirect_files/* redirectFilesIn */.h)(listed, served, counter) };
    const [{ unlisted, links, loads, anchors }] = await Promise.all([
        pool.read(site, batchesOf(tree, host), counter, signal),
        // While the threads read.
        checkFiles(tree, rules, options.pageCount, counter, signal).then(() => (0,redirect_files/* checkRedirects */.u)(site, counter, signal)),
    ]);
    await checkSitemaps(site, unlisted, counter, signal);
    await options.countMore?.(site, counter);
    const rows = counter.rows();
    const nearMisses = await nearMissesOf(rows, site, anchors, signal);
    const found = await findingsOf(rows, host, signal, nearMisses);
    const findings = await judge(found, options.accepted ?? [], clock.now(), signal);
    const summary = {
        ...countsOf(findings),
        files: listed.names.length,
        pages,
        links,
        loads,
    };
    const reportPath = await writtenReport(options, { ...summary, findings: findings.map(reported) });
    return {
        ...summary,
        atLeast: (0,report_summary/* severitiesAtLeast */.aC)(findings),
        findings,
        elapsedMs: clock.now() - started,
        reportPath,
    };
}
/** Returns the files of the site, and calls `visit` for each of them as `listTree` does. */
async function filesOf({ root, listed, signal }, visit) {
    if (listed === undefined)
        return (0,tree/* listTree */.nT)(root, signal, visit);
    for (const [i, name] of listed.names.entries())
        visit(name, listed.sizes[i] ?? 0);
    return listed;
}
/** Writes the report if there is to be one, and returns its path, else the empty string. */
async function writtenReport(options, found) {
    const { host, basePath, domain, job, siteDigest, reportDir, clock, signal } = options;
    if (reportDir === undefined)
        return '';
    const report = {
        format: 1,
        host: host ?? null,
        basePath,
        domain: domain ?? null,
        job: job ?? null,
        siteDigest: siteDigest ?? null,
        ...found,
    };
    const about = { checkedAt: clock.now(), siteAddress: siteAddress(options, reportDir) };
    return writeReport(reportDir, report, about, signal);
}
function countsOf(findings) {
    const counted = findings.filter(report_summary/* isCounted */.he);
    const of = (wanted) => counted.filter(({ severity }) => severity === wanted).length;
    return {
        errors: of('error'),
        warnings: of('warning'),
        notices: of('notice'),
        accepted: findings.length - counted.length,
        isComplete: !findings.some(({ isRest }) => isRest),
    };
}
/** Returns what the addresses of pages in `report.html` begin with, or undefined if they have none. */
function siteAddress({ root, basePath, domain, linksToFiles }, reportDir) {
    if (domain !== undefined)
        return URL.parse(basePath, `https://${domain}`)?.href;
    if (!linksToFiles)
        return undefined;
    const way = (0,external_node_path_.relative)(reportDir, root);
    // On Windows, there is no way from one drive to another.
    return (0,external_node_path_.isAbsolute)(way) ? undefined : (0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(`./${way.replaceAll(external_node_path_.sep, '/')}/`));
}

;// CONCATENATED MODULE: ./lib/changes/vanished/describe-repairs.js


/** Returns what to say of redirects that were written below `folder`; `note` is for the summary, if they redirect anything. */
function describeRepairs(repairs, folder) {
    const [only] = repairs.length === 1 ? repairs : [];
    const most = repairs.reduce((sum, { addresses }) => Math.max(sum, addresses), 0);
    if (most === 0)
        return {
            line: (0,clean/* safe */.gB) `No redirects were written: what had to be left out is listed in ${folder}`,
            note: undefined,
        };
    // Values of a template lose spaces at their ends.
    const addresses = (0,units/* count */.U9)(most, 'address', 'addresses');
    const what = only === undefined ? (0,clean/* safe */.gB) `up to ${addresses} of the earlier site` : (0,clean/* safe */.gB) `${addresses} of the earlier site`;
    const isWhole = repairs.every(({ leftOut }) => leftOut === 0);
    const but = isWhole ? '' : '; what had to be left out is listed beside them';
    return {
        line: (0,clean/* safe */.gB) `Redirects for ${what} are in ${only?.folder ?? folder}${but}`,
        note: `for ${what.text}${but}`,
    };
}

;// CONCATENATED MODULE: ./lib/changes/vanished/count.js



/** How many more addresses of a page are named. */
const MAX_NAMED = 3;
/** Counts one finding for each page, under the first of its addresses that are gone, and one for all that were not tried. */
function countVanished(vanished, site, counter) {
    const basePath = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
    const shown = (path) => site.basePath + near_misses_readable(path);
    for (const { gone, isReachable, to } of vanished.pages) {
        const [first = '', ...more] = gone;
        const named = more.slice(0, MAX_NAMED).map(shown);
        if (named.length < more.length)
            named.push('…');
        const values = { others: named.join(', ') };
        const address = basePath + first;
        if (to === undefined)
            counter.countAddress('vanished-page', address, values);
        else
            counter.countAddress(isReachable ? 'vanished-address' : 'vanished-page-moved', address, {
                ...values,
                to: shown(to),
            });
    }
    const { untriedPages, untriedInRules } = vanished;
    const untried = [];
    if (untriedPages > 0)
        untried.push(`addresses of ${(0,units/* count */.U9)(untriedPages, 'page')} of the earlier site`);
    if (untriedInRules > 0)
        untried.push(`${(0,units/* count */.U9)(untriedInRules, 'address', 'addresses')} in its redirect file`);
    if (untried.length > 0)
        counter.countForSite('vanished-untried', { what: untried.join(', and ') }, untriedPages + untriedInRules);
}

// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var redirects_rules = __webpack_require__(6856);
;// CONCATENATED MODULE: ./lib/changes/vanished/addresses.js
/** Which addresses a host answers with a page, and how links spell them. */




/**
 * Returns the addresses that some host may answer with a page, the one that links usually name first: decoded, without
 * the base path. `name` is that of the page's file.
 */
function addressForms(name) {
    const stem = stemOfFile(name);
    if (stem === '')
        return [...new Set(['', name, 'index.html', 'index'])];
    const [folder, file] = [`${stem}/`, `${stem}.html`];
    const first = isIndexPage(name) ? [folder, stem] : [stem];
    return [...new Set([...first, name, file, folder, `${stem}/index.html`, `${stem}/index`])];
}
/** Returns the addresses that rules of a site's redirect file are about, as far as a rule is about one alone. */
function addressesInRules(site) {
    const rules = (0,host_resolver/* redirectsOf */.v4)(site)?.rules ?? [];
    const paths = rules.flatMap(({ source, from }) => {
        if ('exact' in source)
            return [source.exact];
        // To Vercel, everything is a pattern.
        return /^\/[^:(){}*+?\\]*$/.test(from) ? [(0,redirects_rules/* decodedPath */.kw)(from)] : [];
    });
    return [...new Set(paths.map((path) => path.replace(/^\/+/, '')))];
}
/** What RFC 3986 allows in a path (section 3.3, `pchar`). */
const BEYOND_PATH = /[^\w\-.~/!$&'()*+,;=:@]/g;
/** What the URL parser of browsers leaves alone besides that: https://url.spec.whatwg.org/#path-percent-encode-set */
const BEYOND_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g;
/** What `encodeURIComponent` leaves alone: https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent */
const BEYOND_COMPONENT = /[^\w\-.~/!'()*]/g;
/**
 * Returns how an absolute path (decoded) arrives at a host that does not decode it, each once: as links usually spell
 * it, as it is typed, and with more and more of it percent-encoded.
 */
function spellingsOf(path) {
    return [
        ...new Set([
            ...[BEYOND_PATH, BEYOND_TYPED, BEYOND_COMPONENT].map((beyond) => path.replace(beyond, byte_strings/* percentEncode */.a)),
            (0,byte_strings/* percentEncode */.a)(path),
        ]),
    ];
}
/** Returns a path in letters, where nobody can take it for anything but that path. */
function inLetters(path) {
    const text = (0,byte_strings/* toText */.fE)(path);
    return /^[\p{L}\p{M}\p{N} \-._~/]*$/u.test(text) ? text : undefined;
}

;// CONCATENATED MODULE: ./lib/changes/vanished/find.js
/** Compares two builds of a site: which pages of the earlier one does the host not answer any more, and where are they now? */






/**
 * Returns the pages of `earlier` with addresses that were answered under the rules of the host, redirect files included,
 * and are not under those of `later`. `moves` are the pages that are elsewhere with the same content.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findVanishedPages(earlier, later, moves, signal) {
    const search = new find_Search(withRedirectFile(earlier), withRedirectFile(later), moves);
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    const aliases = new Map();
    for (const [i, path] of addressesInRules(earlier).entries()) {
        await yieldIfOver();
        if (i % RULES_PER_BUDGET === 0)
            search.renewBudgets();
        const file = search.pageAt(path);
        if (file === undefined)
            continue;
        const known = aliases.get(file);
        if (known === undefined)
            aliases.set(file, [path]);
        else
            known.push(path);
    }
    const found = [];
    for (const [file, name] of earlier.names.entries()) {
        await yieldIfOver();
        const page = (0,page_names/* isPage */.yp)(name) ? search.vanished(name, file, aliases.get(file) ?? []) : undefined;
        if (page !== undefined)
            found.push(page);
    }
    const { untriedPages, untriedInRules } = search;
    return { pages: await withGuesses(found, later, yieldIfOver), untriedPages, untriedInRules };
}
/** Returns the same pages with what may be meant by those that nobody knows where they are. */
async function withGuesses(pages, later, yieldIfOver) {
    const asked = pages.flatMap(({ gone: [first], to }) => to === undefined && first !== undefined ? [first] : []);
    const nearPaths = await NearPaths.of(later, asked, yieldIfOver);
    const guessed = [];
    for (const page of pages) {
        await yieldIfOver();
        const near = page.to === undefined ? nearPaths.near(page.gone[0] ?? '', '')?.path : undefined;
        guessed.push(near === undefined ? page : { ...page, near });
    }
    return guessed;
}
/** How many rules of a foreign file may together cost as much as one page: no file takes more than a minute. */
const RULES_PER_BUDGET = 10;
class find_Search {
    untriedPages = 0;
    untriedInRules = 0;
    #before;
    #after;
    #namesAfter;
    #filesAfter;
    #movedTo;
    #namesBefore;
    constructor(earlier, later, moves) {
        this.#namesBefore = earlier.names;
        this.#before = new host_resolver/* Resolver */.xR(earlier, find_filesOf(earlier));
        this.#filesAfter = find_filesOf(later);
        this.#after = new host_resolver/* Resolver */.xR(later, this.#filesAfter);
        this.#namesAfter = later.names;
        this.#movedTo = new Map(moves.map(({ from, to }) => [from, to]));
    }
    /** Has to be called from time to time: what may be spent on rules is limited. */
    renewBudgets() {
        this.#before.startFile();
        this.#after.startFile();
    }
    /** Returns the page with which the earlier site answered a path. */
    pageAt(path) {
        const file = tried(this.#before, path);
        if (file === 'untried')
            this.untriedInRules++;
        return typeof file === 'number' && (0,page_names/* isPage */.yp)(this.#namesBefore[file] ?? '') ? file : undefined;
    }
    vanished(name, file, aliases) {
        if ((0,page_names/* isNotFoundPageOfSite */.dn)(name) || droppedPart(name, this.#before.rules) !== undefined)
            return undefined;
        const answered = [];
        const gone = [];
        const left = [];
        // Most forms are no address of the page. Where others are known, it does not matter that one was not tried.
        let isUntriedBefore = false;
        let isUntriedAfter = false;
        const forms = addressForms(name);
        for (const [i, path] of [...new Set([...forms, ...aliases])].entries()) {
            // Of the aliases, a page may have any number.
            if (i < forms.length)
                this.#before.startFile();
            const before = tried(this.#before, path);
            if (before === file)
                answered.push(path);
            else if (before === 'untried')
                isUntriedBefore = true;
        }
        for (const [i, path] of answered.entries()) {
            if (i < forms.length)
                this.#after.startFile();
            const after = tried(this.#after, path);
            if (after === undefined)
                gone.push(path);
            else if (after === 'untried')
                isUntriedAfter = true;
            else
                left.push(path);
        }
        if (isUntriedAfter || (isUntriedBefore && answered.length === 0))
            this.untriedPages++;
        const [first] = gone;
        if (first === undefined)
            return undefined;
        this.renewBudgets();
        const movedTo = this.#filesAfter.get(this.#movedTo.get(name) ?? '');
        const moved = this.#addressOf(movedTo);
        // What is left of the addresses of a page that moved may lead to another one.
        const leadsThere = (path) => moved === undefined || this.#after.answer(path) === movedTo;
        const isReachable = left.some(leadsThere);
        const to = moved ?? this.#addressOf(this.#after.answer(left[0] ?? first)) ?? left[0];
        return { name, gone, isReachable, to, near: undefined };
    }
    /** Returns the address of a file to which the host itself would not redirect again. */
    #addressOf(file) {
        if (typeof file !== 'number')
            return undefined;
        const name = this.#namesAfter[file] ?? '';
        return addressForms(name).find((path) => this.#after.answer(path) === file);
    }
}
/** Returns the answer to a path, or that it was not looked for to the end: there are too many rules for that. */
function tried(resolver, path) {
    const { skipped } = resolver;
    const answer = resolver.answer(path);
    return answer === 'unknown' && resolver.skipped > skipped ? 'untried' : answer;
}
/**
 * Returns the same site with an empty redirect file where it has none. How a host finds files is known in more detail
 * where there is a file: two sites are only compared by the same rules.
 */
function withRedirectFile(site) {
    const [name] = site.host === undefined ? [] : (0,host_resolver/* redirectFilesOf */.n3)(site);
    if (name === undefined || site.redirects.length > 0)
        return site;
    return { ...site, redirects: [{ name, text: name.endsWith('.json') ? '{}' : '' }] };
}
/** Returns the positions of a site's files by their names. */
function find_filesOf({ names }) {
    return new Map(names.map((name, i) => [name, i]));
}

// EXTERNAL MODULE: ./lib/web/host/redirects/azure.js
var azure = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/web/host/redirects/json.js
var json = __webpack_require__(9017);
// EXTERNAL MODULE: ./lib/web/host/redirects/vercel.js + 2 modules
var vercel = __webpack_require__(5883);
;// CONCATENATED MODULE: ./lib/changes/vanished/json-files.js
/** `staticwebapp.config.json` and `vercel.json`: redirects are put in front of the rules that the site has already. */





/**
 * Returns a `staticwebapp.config.json`. Routes come before files, and fit the address as it arrives; whether it is
 * decoded then is not documented, so names in letters are spelled both ways:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
function writeAzureConfig({ redirects, site }) {
    const name = 'staticwebapp.config.json';
    const own = ownConfig(name, site);
    if (own === undefined)
        return undefined;
    const routes = Array.isArray(own.routes) ? own.routes : [];
    const leftOut = [];
    const items = [];
    for (const redirect of redirects) {
        const leaveOut = (spelled, why) => leftOut.push({ redirect, spelled, why });
        const letters = inLetters(redirect.from);
        for (const route of new Set([
            ...spellingsOf(redirect.from),
            ...(letters === undefined ? [] : [letters]),
        ])) {
            if (route.includes('*'))
                leaveOut(route, 'Azure takes `*` for any characters');
            else if (/^\/(?:\.auth|api|data-api)(?:\/|$)/.test(route))
                leaveOut(route, 'Azure answers it with a service of its own');
            else
                items.push({ redirect, value: { route, redirect: (0,byte_strings/* percentEncode */.a)(redirect.to), statusCode: 301 } });
        }
    }
    const withRoutes = (some) => ({
        ...own,
        routes: [...some.map(({ value }) => value), ...routes],
    });
    const inLines = formatted(withRoutes(items), 2);
    if (inLines.length <= azure/* MAX_CONFIG_BYTES */.G)
        return { files: new Map([[name, inLines]]), leftOut };
    const fitting = thoseThatFit(items, azure/* MAX_CONFIG_BYTES */.G - formatted(withRoutes([])).length);
    for (const { redirect, value } of items.slice(fitting.length))
        leftOut.push({ redirect, spelled: String(value.route), why: 'Azure takes a file of 20 KB' });
    return { files: new Map([[name, formatted(withRoutes(fitting))]]), leftOut };
}
/**
 * Returns a `vercel.json`. Redirects come before files, and fit the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11. A file with `routes` of the old
 * kind must not have `redirects`, so that it gets routes.
 */
function writeVercelConfig({ redirects, site }) {
    const name = 'vercel.json';
    const own = ownConfig(name, site);
    if (own === undefined)
        return undefined;
    const key = Array.isArray(own.routes) ? 'routes' : 'redirects';
    const ownItems = Array.isArray(own[key]) ? own[key] : [];
    const leftOut = [];
    const items = [];
    for (const redirect of redirects) {
        const leaveOut = (spelled, why) => leftOut.push({ redirect, spelled, why });
        for (const spelled of spellingsOf(redirect.from)) {
            const value = key === 'routes' ? vercelRoute(spelled, redirect.to) : vercelRedirect(spelled, redirect.to);
            if (Object.values(value).some((text) => typeof text === 'string' && text.length > vercel/* MAX_RULE_LENGTH */.pc))
                leaveOut(spelled, `Vercel takes ${vercel/* MAX_RULE_LENGTH */.pc} characters`);
            else if (items.length + ownItems.length >= vercel/* MAX_RULES */.tA)
                leaveOut(spelled, `Vercel takes ${vercel/* MAX_RULES */.tA} rules`);
            else
                items.push(value);
        }
    }
    return { files: new Map([[name, formatted({ ...own, [key]: [...items, ...ownItems] }, 2)]]), leftOut };
}
function vercelRedirect(path, to) {
    // `path-to-regexp` 6.1 gives some of these a meaning unless a backslash stands before them. Of the others, Vercel
    // refuses what is no regular expression either (`checkRegexSyntax` of `@vercel/routing-utils`).
    const source = path.replace(/[:(){}[\]*+?^$|\\]/g, '\\$&');
    return { source, destination: (0,byte_strings/* percentEncode */.a)(to), permanent: true };
}
function vercelRoute(path, to) {
    const src = `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
    return { src, status: 308, headers: { Location: (0,byte_strings/* percentEncode */.a)(to) } };
}
/**
 * A file that the host would refuse as it is has nothing that could be kept; one that is nested too deep, for which this
 * returns undefined, may have.
 */
function ownConfig(name, { redirects }) {
    const read = (0,json/* readJson */.Vh)(redirects.find((file) => file.name === name)?.text ?? '{}');
    if (read === json/* TOO_DEEP */.gZ)
        return undefined;
    return typeof read === 'string' ? {} : read.value;
}
/** JSON in ASCII alone: as many characters as bytes. */
function formatted(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return `${text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}
/** Returns as many of the first items as have room in a list in JSON. */
function thoseThatFit(items, bytes) {
    let left = bytes;
    const end = items.findIndex(({ value }) => {
        left -= formatted(value).length;
        return left < 0;
    });
    return end === -1 ? items : items.slice(0, end);
}

;// CONCATENATED MODULE: ./lib/changes/vanished/redirect.js
/** Redirects in no host's form yet, and what every writer of such a form returns. */

/** Returns the base path, decoded, without the slash at its end. */
function basePrefix({ basePath }) {
    const bytes = (0,byte_strings/* toBytes */.ZJ)(basePath);
    return ((0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes).replace(/\/$/, '');
}
/**
 * Returns the redirects that lead from what is gone of `pages` to where they are now, or to what may be meant: for each
 * page, the address that links usually name comes first, then the others.
 */
function redirectsFor(pages, site, target) {
    const prefix = basePrefix(site);
    const ranked = pages.flatMap((page) => {
        const path = page[target];
        if (path === undefined)
            return [];
        const to = `${prefix}/${path}`;
        return page.gone.map((from, rank) => ({
            rank,
            redirect: { from: `${prefix}/${from}`, to, page: page.name },
        }));
    });
    return ranked
        .sort((a, b) => a.rank - b.rank || redirect_compare(a.redirect.from, b.redirect.from))
        .map(({ redirect }) => redirect);
}
function redirect_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./lib/changes/vanished/nginx-map.js
/**
 * A `map` of nginx: https://nginx.org/en/docs/http/ngx_http_map_module.html, and `ngx_conf_read_token` in its
 * `src/core/ngx_conf_file.c`, read 2026-11. Keys are compared with `$uri`: decoded, with single slashes.
 */



/** `NGX_CONF_BUFFER`: a longer word is refused. In bytes. */
const MAX_WORD = 4_096;
/** The default of `map_hash_bucket_size` on machines with cache lines of 64 bytes, and that of `map_hash_max_size`. */
const BUCKET_SIZE = 64;
const TABLE_SIZE = 2_048;
const NAME = 'redirects.conf';
const USAGE = `# Addresses of the earlier site, and where their pages are now. Include this file in the http block, and put these two
# lines into the server block of the site:
#
#   include /etc/nginx/${NAME};
#   server {
#       absolute_redirect off;
#       if ($moved_to) { return 301 $moved_to$is_args$args; }
`;
/** Returns a file with a `map`, to be included in the configuration. */
function writeNginxMap({ redirects, guesses, site }) {
    const folds = foldedAddresses(redirects, site);
    const leftOut = [];
    const entries = [];
    for (const redirect of redirects) {
        const { from, to } = redirect;
        const isUnique = folds.get(folded(from)) === from;
        const key = isUnique ? from : `~^${escapedRegex(from)}\\z`;
        const words = [quoted(key), quoted((0,byte_strings/* percentEncode */.a)(to))];
        if (words.some((word) => word.length > MAX_WORD))
            leftOut.push({ redirect, why: `nginx takes words of at most ${MAX_WORD} bytes` });
        else
            entries.push({ key, line: `    ${words.join(' ')};` });
    }
    const text = [
        USAGE,
        ...hashSizes(entries.map(({ key }) => key).filter((key) => key.startsWith('/'))),
        'map $uri $moved_to {',
        '    default "";',
        ...entries.map(({ line }) => line),
        ...suggestions(guesses),
        '}',
        '',
    ].join('\n');
    return { files: new Map([[NAME, text]]), leftOut };
}
/**
 * nginx compares words of a map without regard to case, and refuses two that are equal then. Returns for each folded
 * address the only one that it stands for; empty where it stands for several, or for one that is answered.
 */
function foldedAddresses(redirects, site) {
    const prefix = basePrefix(site);
    const folds = new Map();
    const wanted = new Set(redirects.map(({ from }) => folded(from)));
    const add = (path) => {
        const fold = folded(path);
        if (wanted.has(fold))
            folds.set(fold, folds.has(fold) && folds.get(fold) !== path ? '' : path);
    };
    for (const { from } of redirects)
        add(from);
    for (const name of site.names)
        for (const form of addressForms(name))
            add(`${prefix}/${form}`);
    return folds;
}
/** As `ngx_tolower`: ASCII alone. */
function folded(path) {
    return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function escapedRegex(path) {
    return path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
/** A word in quotes, in which a backslash, a quote and three control characters are escaped. */
function quoted(word) {
    const escaped = word
        .replace(/[\\"]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replaceAll('\t', '\\t');
    return `"${escaped}"`;
}
/**
 * nginx does not start if a word is too long for its table: `NGX_HASH_ELT_SIZE` in its `src/core/ngx_hash.c`. A second
 * directive of that name would be refused, so that they are only there if they are needed.
 */
function hashSizes(words) {
    const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
    const needed = 8 + Math.ceil((longest + 2) / 8) * 8 + 8;
    const lines = [
        ...(needed > BUCKET_SIZE ? [`map_hash_bucket_size ${powerOfTwo(needed)};`] : []),
        ...(words.length > TABLE_SIZE / 2 ? [`map_hash_max_size ${powerOfTwo(2 * words.length)};`] : []),
    ];
    if (lines.length === 0)
        return [];
    return [
        '# If your configuration has these already, keep the larger numbers there, and remove them here.',
        ...lines,
    ];
}
function powerOfTwo(least) {
    return 2 ** Math.ceil(Math.log2(least));
}
function suggestions(guesses) {
    if (guesses.length === 0)
        return [];
    const isPlain = ({ from }) => (0,byte_strings/* percentEncode */.a)(from) === from;
    const lines = guesses
        .filter(isPlain)
        .map(({ from, to }) => `    # ${quoted(from)} ${quoted((0,byte_strings/* percentEncode */.a)(to))};`);
    return ['    # These are guesses. Remove the # from those that are right.', ...lines];
}

// EXTERNAL MODULE: ./lib/web/host/redirects/cloudflare.js
var cloudflare = __webpack_require__(540);
;// CONCATENATED MODULE: ./lib/changes/vanished/redirect-lines.js
/** `_redirects`, as Netlify and Cloudflare read it: a redirect is a line of addresses with white space between them. */



const FORMS = {
    // https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector` 0.5, read and run 2026-11.
    netlify: {
        special: /\*(?:\/|$)|\/:|^\/\.netlify(?:\/|$)/,
        why: 'Netlify takes `*` at the end of a name, `:` at its start, and `/.netlify` for something else',
        ignoresLoops: true,
        room: () => Number.POSITIVE_INFINITY,
        maxLine: 8_192,
        keyOf: (path) => path.replace(/\/$/, ''),
    },
    // https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. A rule that is wrong counts, too.
    cloudflare: {
        special: /\*|:[A-Za-z]/,
        why: 'Cloudflare takes `*`, and a `:` before a letter, for something else',
        ignoresLoops: false,
        room: (ownLines) => Math.max(0, cloudflare/* MAX_STATIC_RULES */.y - ownLines),
        maxLine: 1_000,
        keyOf: (path) => path,
    },
};
const redirect_lines_NAME = '_redirects';
/** Returns a `_redirects` with the redirects in front of the site's own rules. */
function writeRedirectLines(of, { redirects, guesses, site }) {
    const { special, why, ignoresLoops, room, maxLine, keyOf } = FORMS[of];
    const own = site.redirects.find(({ name }) => name === redirect_lines_NAME)?.text ?? '';
    const ownLines = own.split('\n').filter((line) => /^\s*[^\s#]/.test(line)).length;
    const left = room(ownLines);
    const lines = [];
    const leftOut = [];
    const taken = new Set();
    for (const redirect of redirects) {
        const leaveOut = (spelled, why) => leftOut.push({ redirect, spelled, why });
        for (const spelled of spellingsOf(redirect.from)) {
            const key = keyOf(spelled);
            if (taken.has(key))
                continue;
            const line = `${spelled} ${(0,byte_strings/* percentEncode */.a)(redirect.to)} 301`;
            if (special.test(spelled))
                leaveOut(spelled, why);
            else if (ignoresLoops && spelled.includes('*') && redirect.from.startsWith(redirect.to))
                leaveOut(spelled, 'Netlify may take a rule with `*` for a loop if its address begins with its target');
            else if (line.length > maxLine)
                leaveOut(spelled, `a line has at most ${maxLine} characters`);
            else if (lines.length >= left)
                leaveOut(spelled, `Cloudflare takes ${cloudflare/* MAX_STATIC_RULES */.y} rules without \`*\``);
            else
                lines.push(line);
            taken.add(key);
        }
    }
    const text = [
        '# Addresses of the earlier site, and where their pages are now. This replaces the site’s _redirects.',
        ...lines,
        ...redirect_lines_suggestions(guesses),
        ...(own === '' ? [] : ['', '# The site’s own rules.', own]),
        '',
    ].join('\n');
    return { files: new Map([[redirect_lines_NAME, (0,byte_strings/* toBytes */.ZJ)(text)]]), leftOut };
}
function redirect_lines_suggestions(guesses) {
    if (guesses.length === 0)
        return [];
    const lines = guesses.map(({ from, to }) => `# ${(0,byte_strings/* percentEncode */.a)(from)} ${(0,byte_strings/* percentEncode */.a)(to)} 301`);
    return ['', '# These are guesses. Remove the # from those that are right.', ...lines];
}

;// CONCATENATED MODULE: ./lib/changes/vanished/redirect-pages.js
/**
 * GitHub Pages has no redirects: https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small
 * pages stand in for those that are gone, as those of `jekyll-redirect-from` do
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html, read 2026-11):
 * browsers go on at once, and search engines take them for permanent redirects.
 */

/** Returns pages, by the names of those that are gone. */
function writeRedirectPages({ redirects, site }) {
    const files = new Map();
    const leftOut = [];
    const names = new Set(site.names);
    const folders = new Set(site.names.flatMap(foldersOf));
    const host = site.domain === undefined ? '' : `https://${site.domain}`;
    for (const redirect of redirects) {
        const { page, to } = redirect;
        if (files.has(page))
            continue;
        if (names.has(page) ||
            folders.has(`${page}/`) ||
            foldersOf(page).some((folder) => names.has(folder.slice(0, -1))))
            leftOut.push({ redirect, why: 'the site has something else in that place' });
        else
            files.set(page, pageFor((0,byte_strings/* percentEncode */.a)(to), host));
    }
    return { files, leftOut };
}
function foldersOf(name) {
    return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1));
}
/** HTML and XML alike, for names such as `a.xhtml`. `to` is percent-encoded: nothing in it means anything to either, or to scripts. */
function pageFor(to, host) {
    return `<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<title>This page has moved</title>
<link rel="canonical" href="${host}${to}"/>
<meta name="robots" content="noindex"/>
<script>location.replace('${to}' + location.search + location.hash)</script>
<meta http-equiv="refresh" content="0; url=${to}"/>
</head>
<body><p><a href="${to}">This page has moved.</a></p></body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/web/host/s3-key.js
var s3_key = __webpack_require__(6813);
;// CONCATENATED MODULE: ./lib/changes/vanished/viewer-function.js
/**
 * The viewer function of examples/s3-cloudfront-viewer-function.js with a table of redirects. A test compares the two.
 * Limits: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions and
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html, read 2026-11.
 */



/** «10 KB», taken in the stricter sense. */
const MAX_FUNCTION_BYTES = 10_000;
/** «5 MB», taken in the stricter sense. */
const MAX_STORE_BYTES = 5_000_000;
/** Of a key, and of a key with its value. */
const MAX_KEY_BYTES = 512;
const MAX_PAIR_BYTES = 1_024;
const viewer_function_NAME = 'viewer-function.js';
const STORE = 'key-value-store.json';
/** Returns the function, with its table in it, or in a file for a key value store if there is no room for it. */
function writeViewerFunction({ redirects, site }) {
    const entries = entriesOf(redirects, site);
    const table = entries.map(({ key, to }) => `  ${literal(key)}: ${literal(to)},\n`).join('');
    const whole = withTable(table);
    if (whole.length <= MAX_FUNCTION_BYTES)
        return { files: new Map([[viewer_function_NAME, whole]]), leftOut: [] };
    const leftOut = [];
    const pairs = [];
    let bytes = 64;
    for (const { key, to, redirect } of entries) {
        const keyBytes = Buffer.byteLength(key);
        const pair = JSON.stringify({ key, value: to });
        const pairBytes = Buffer.byteLength(pair) + 2;
        if (keyBytes > MAX_KEY_BYTES || keyBytes + to.length > MAX_PAIR_BYTES)
            leftOut.push({ redirect, why: 'CloudFront takes keys of 512 bytes, and 1 KB with their values' });
        else if (bytes + pairBytes > MAX_STORE_BYTES)
            leftOut.push({ redirect, why: 'CloudFront takes a store of 5 MB' });
        else {
            bytes += pairBytes;
            pairs.push(pair);
        }
    }
    const store = Buffer.from(`{"data":[\n${pairs.join(',\n')}\n]}\n`).toString('latin1');
    return {
        files: new Map([
            [viewer_function_NAME, withStore()],
            [STORE, store],
        ]),
        leftOut,
    };
}
/** The function asks S3 for the same file by each address of a page, so that one entry stands for all of them. */
function entriesOf(redirects, site) {
    const prefix = basePrefix(site);
    const entries = new Map();
    for (const redirect of redirects) {
        const path = redirect.from.slice(prefix.length + 1);
        const key = path === '' ? `${prefix}/` : `${prefix}/${(0,s3_key/* s3Key */.Aw)(path, site.basePath === '/')}`;
        const text = (0,byte_strings/* toText */.fE)(key);
        // The function leaves an address that is not UTF-8 encoded.
        const known = text.includes('\uFFFD') ? (0,byte_strings/* percentEncode */.a)(key) : text;
        if (!entries.has(known))
            entries.set(known, { key: known, to: (0,byte_strings/* percentEncode */.a)(redirect.to), redirect });
    }
    return [...entries.values()];
}
/** JavaScript in ASCII alone. */
function literal(text) {
    return JSON.stringify(text).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
const RULES = `// Names with a known extension are requested as they are. Everything else is a page.
const FILES = [
${s3_key/* FILES */.cn.map((pattern) => `  ${pattern},\n`).join('')}]

// Files without an extension: the search index, and files for machines.
const DATA = [${s3_key/* DATA */.vN.map(({ source }) => new RegExp(source.replace('^', '^\\/'))).join(', ')}]

// The address of the file that S3 is asked for.
function fileFor(uri) {
  const asIs = uri === '/' || FILES.concat(DATA).some((pattern) => pattern.test(uri))
  return asIs ? uri : \`\${uri.replace(/\\/$/, '')}.html\`
}

function decoded(uri) {
  try {
    return decodeURIComponent(uri)
  } catch (error) {
    return uri
  }
}

function redirect(to) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } }
}
`;
const HEAD = `// A CloudFront function for the event «viewer request», runtime cloudfront-js-2.0. It replaces the viewer function of the
// site, and does the same. In addition, it redirects addresses of the earlier site to where their pages are now.
`;
function withTable(table) {
    return toBytesOfScript(`${HEAD}
// Files that are gone.
const MOVED = {
${table}}

${RULES}
function handler(event) {
  const request = event.request
  request.uri = fileFor(request.uri)
  const to = MOVED[decoded(request.uri)]
  return to === undefined ? request : redirect(to)
}
`);
}
function withStore() {
    return toBytesOfScript(`${HEAD}// They are in a key value store, which has to be associated with the function: import ${STORE} into it.
import cf from 'cloudfront'

const moved = cf.kvs()

${RULES}
async function handler(event) {
  const request = event.request
  request.uri = fileFor(request.uri)
  try {
    const to = await moved.get(decoded(request.uri))
    return redirect(to)
  } catch (error) {
    return request
  }
}
`);
}
function toBytesOfScript(script) {
    return Buffer.from(script).toString('latin1');
}

;// CONCATENATED MODULE: ./lib/changes/vanished/repair.js
/** The redirects that repair the addresses of vanished pages, in the form of a host, and whether the host follows them. */











const CLOUDFLARE = {
    write: (request) => writeRedirectLines('cloudflare', request),
    consistsOf: 'redirect-file',
};
const NGINX = { write: writeNginxMap, consistsOf: 'other' };
const repair_FORMS = {
    'github-pages': { write: writeRedirectPages, consistsOf: 'pages' },
    's3-cloudfront': { write: writeViewerFunction, consistsOf: 'other' },
    'cloudflare-pages': CLOUDFLARE,
    'cloudflare-workers': CLOUDFLARE,
    'azure-static-web-apps': { write: writeAzureConfig, consistsOf: 'redirect-file' },
    netlify: { write: (request) => writeRedirectLines('netlify', request), consistsOf: 'redirect-file' },
    vercel: { write: writeVercelConfig, consistsOf: 'redirect-file' },
    nginx: NGINX,
    'air-gapped': NGINX,
};
/**
 * Returns the redirects that repair `pages` of the site `later` in the form of `host`, which are to be added to that
 * site; undefined if nobody knows of any of them where it is now, or if they cannot be added to a file of the site. Proven as far as the rules of the host are known here:
 * what would change the answer to an address that is answered is left out.
 * @throws the reason of `signal` soon after it is aborted
 */
async function repairFor(host, pages, later, signal) {
    const site = { ...later, host };
    const guesses = redirectsFor(pages, site, 'near');
    const refused = [];
    let redirects = redirectsFor(pages, site, 'to');
    for (;;) {
        if (redirects.length === 0)
            return undefined;
        const written = repair_FORMS[host].write({ redirects, guesses, site });
        if (written === undefined)
            return undefined;
        const { refusals, unfollowed } = await trial(repair_FORMS[host], written, redirects, site, signal);
        if (refusals.size > 0) {
            refused.push(...[...refusals].map(([redirect, why]) => ({ redirect, why })));
            redirects = redirects.filter((redirect) => !refusals.has(redirect));
            continue;
        }
        const known = new Set(written.leftOut.map(({ redirect }) => redirect));
        const others = unfollowed.filter((redirect) => !known.has(redirect));
        const why = 'the host would not follow it';
        const leftOut = [
            ...refused,
            ...written.leftOut,
            ...others.map((redirect) => ({ redirect, why })),
        ];
        const inNoSpelling = leftOut.filter(({ spelled }) => spelled === undefined);
        const whole = new Set([...unfollowed, ...inNoSpelling.map(({ redirect }) => redirect)]);
        const kept = redirects.filter((redirect) => !whole.has(redirect));
        return { host, files: written.files, leftOut, redirects: kept };
    }
}
/** Returns what the host would make of the files, as far as its rules are known here. */
async function trial({ consistsOf }, written, redirects, site, signal) {
    const refusals = new Map();
    const unfollowed = [];
    const root = withRedirectFile(atHostRoot(site));
    const prefix = basePrefix(site).slice(1);
    if (consistsOf === 'other')
        return { refusals, unfollowed };
    const after = consistsOf === 'pages'
        ? answersWithPages(written, redirects, root, prefix)
        : answersOf({ ...root, redirects: redirectFilesIn(written) });
    const before = answersOf(root);
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    for (const redirect of redirects) {
        await yieldIfOver();
        const [answer, expected] = [after(redirect.from.slice(1)), before(redirect.to.slice(1))];
        if (answer === undefined)
            unfollowed.push(redirect);
        else if (typeof expected === 'number' && leadsElsewhere(answer, expected))
            refusals.set(redirect, 'the host takes it for another address');
    }
    for (const [page, itsRedirects] of Map.groupBy(redirects, (redirect) => redirect.page)) {
        await yieldIfOver();
        const isHarmful = addressForms(page).some((form) => {
            const answer = before(below(prefix, form));
            return answer !== undefined && leadsElsewhere(after(below(prefix, form)), answer);
        });
        if (!isHarmful)
            continue;
        const why = 'an address that is answered would be answered differently';
        for (const redirect of itsRedirects)
            refusals.set(redirect, why);
    }
    return { refusals, unfollowed };
}
/** Nothing is said against an answer that is not known, because there are too many rules to try them all. */
function leadsElsewhere(answer, expected) {
    return answer !== 'unknown' && answer !== expected;
}
function answersOf(site) {
    const resolver = new host_resolver/* Resolver */.xR(site, find_filesOf(site));
    return (path) => {
        resolver.startFile();
        return resolver.answer(path);
    };
}
function redirectFilesIn({ files }) {
    return [...files].map(([name, content]) => ({ name, text: (0,byte_strings/* toText */.fE)(content) }));
}
/** Returns how a site answers with these pages in it, each of which leads elsewhere. */
function answersWithPages({ files: pages }, redirects, root, prefix) {
    const targets = new Map(redirects.map(({ page, to }) => [page, to.slice(1)]));
    const added = [...pages.keys()];
    const answers = answersOf({ ...root, names: [...root.names, ...added.map((page) => below(prefix, page))] });
    return (path) => {
        const answer = answers(path);
        const page = typeof answer === 'number' ? added[answer - root.names.length] : undefined;
        if (page === undefined)
            return answer;
        const next = answers(targets.get(page) ?? '');
        // A page that leads to another such page leads in a circle, as those are only added where nothing else is.
        return typeof next === 'number' && next >= root.names.length ? undefined : next;
    };
}
/** Returns the same site as a folder of the site in the root of its host, where redirect files are read. */
function atHostRoot(site) {
    const prefix = basePrefix(site).slice(1);
    if (prefix === '')
        return site;
    const rooted = (name) => below(prefix, name);
    return {
        ...site,
        basePath: '/',
        names: site.names.map(rooted),
        unreadable: site.unreadable.map(rooted),
        loops: site.loops.map(({ name, folder }) => ({ name: rooted(name), folder: rooted(folder) })),
    };
}
function below(prefix, path) {
    return prefix === '' ? path : `${prefix}/${path}`;
}

;// CONCATENATED MODULE: ./lib/changes/vanished/write.js





/**
 * Writes redirects into a new folder with the name of their host, in `folder`, which exists. What is left out is listed
 * beside it, in a file with one address a line.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
async function writeRepair(folder, { host, files, redirects, leftOut }, signal) {
    const root = `${folder}/${host}`;
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    const unwritten = new Set();
    for (const [name, content] of files) {
        await yieldIfOver();
        if (!(await write(root, name, content)))
            unwritten.add(name);
    }
    const isUnwritten = ({ page }) => unwritten.has(page);
    const why = 'the file system of this machine cannot hold its page';
    const all = [...leftOut, ...redirects.filter(isUnwritten).map((redirect) => ({ redirect, why }))];
    if (all.length > 0)
        await (0,promises_.writeFile)(`${root}-left-out.txt`, all.map(line).join(''));
    const addresses = redirects.filter((redirect) => !isUnwritten(redirect)).length;
    return { host, folder: root, addresses, leftOut: all.length };
}
/** The file system's ways to say that it cannot hold a name, or has one already that is the same to it. */
const NAME_FAULTS = new Set([
    'EEXIST',
    'EILSEQ',
    'EINVAL',
    'EISDIR',
    'ENAMETOOLONG',
    'ENOENT',
    'ENOTDIR',
]);
/** Returns whether the file could be written, as far as that depends on its name. `name`, `content`: strings of bytes. */
async function write(root, name, content) {
    if (process.platform === 'win32' && (0,windows_names/* windowsNameProblem */.g)((0,byte_strings/* toText */.fE)(name).split('/')) !== undefined)
        return false;
    try {
        await (0,promises_.mkdir)((0,tree/* pathOf */.XM)(root, (0,byte_strings/* folderOf */.yS)(name)), { recursive: true });
        await (0,promises_.writeFile)((0,tree/* pathOf */.XM)(root, name), Buffer.from(content, 'latin1'), { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && NAME_FAULTS.has(error.code))
            return false;
        throw error;
    }
}
function line({ redirect, spelled, why }) {
    return `${spelled ?? (0,byte_strings/* percentEncode */.a)(redirect.from)} -> ${(0,byte_strings/* percentEncode */.a)(redirect.to)}: ${why}\n`;
}

;// CONCATENATED MODULE: ./lib/changes/vanished/vanished.js










/** What a site does not answer any more of an earlier one. */
class VanishedPages {
    #vanished;
    #earlier;
    #later;
    #moves;
    constructor(vanished, earlier, later, moves) {
        this.#vanished = vanished;
        this.#earlier = earlier;
        this.#later = later;
        this.#moves = moves;
    }
    /**
     * Returns what `later` does not answer any more of `earlier`, which is served by the same rules. `moves` are the pages
     * that are elsewhere with the same content.
     * @throws the reason of `signal` soon after it is aborted
     */
    static async find(earlier, later, moves, signal) {
        const { host, domain, basePath } = later;
        // What is wrong with the earlier site is nobody's concern any more.
        const ignored = new finding_counter/* FindingCounter */.q7();
        const { root, names, loops, unreadable } = await (0,assets_ignore/* publishedTree */.Re)(earlier, later, ignored, signal);
        const folders = unreadable.map(({ name }) => name);
        const served = { root, names, host, domain, basePath, unreadable: folders, loops };
        const before = { ...served, redirects: (0,redirect_files/* redirectFilesIn */.h)(earlier, served, ignored) };
        const vanished = await findVanishedPages(before, later, moves, signal);
        return new VanishedPages(vanished, before, later, moves);
    }
    /** Counts a finding for each page, and one for all that were not tried. */
    count(counter) {
        countVanished(this.#vanished, this.#later, counter);
    }
    /**
     * Writes the redirects that repair the pages into `folder`, which is created if there are any: in the form of the
     * site's host, or, without one, in that of each host whose rules are known. Returns what is there.
     * @throws the reason of `signal` soon after it is aborted; what the file system throws
     */
    async writeRepairs(folder, signal) {
        const written = [];
        const { host: only } = this.#later;
        for (const host of only === undefined ? hosts/* HOST_NAMES */.W : [only]) {
            const later = onHost(this.#later, host);
            const { pages } = only === undefined
                ? await findVanishedPages(onHost(this.#earlier, host), later, this.#moves, signal)
                : this.#vanished;
            const repair = await repairFor(host, pages, later, signal);
            if (repair === undefined)
                continue;
            await (0,promises_.mkdir)(folder, { recursive: true });
            written.push(await writeRepair(folder, repair, signal));
        }
        return written;
    }
}
/** Returns a site as this host serves it. */
function onHost(site, host) {
    const read = (0,host_resolver/* redirectFilesOf */.n3)({ host, basePath: site.basePath });
    return { ...site, host, redirects: site.redirects.filter(({ name }) => read.includes(name)) };
}

;// CONCATENATED MODULE: ./lib/changes/check-with-earlier.js





/**
 * Checks a site as `checkSite` does. If it was compared with an earlier one, each page that vanished is a finding, too, and
 * redirects for them are written into a new folder within `reportDir`, if there is one; `info` is given its path.
 * @throws what `checkSite` throws; what the file system throws when the redirects cannot be written
 */
async function checkWithEarlier(options, compared) {
    if (compared === undefined)
        return { verdict: await checkSite(options), redirects: undefined };
    const { reportDir, signal, info } = options;
    let vanished;
    const verdict = await checkSite({
        ...options,
        listed: compared.later,
        async countMore(site, counter) {
            vanished = await VanishedPages.find(compared.earlier, site, compared.moves, signal);
            vanished.count(counter);
        },
    });
    if (reportDir === undefined || vanished === undefined)
        return { verdict, redirects: undefined };
    const folder = freeFolder((0,external_node_path_.join)(reportDir, 'redirects'));
    const repairs = await vanished.writeRepairs(folder, signal);
    if (repairs.length === 0)
        return { verdict, redirects: undefined };
    const { line, note } = describeRepairs(repairs, folder);
    info(line);
    return { verdict, redirects: note };
}
/** Returns `path`, with a number at its end if there is something already: a folder for reports is used again and again. */
function freeFolder(path) {
    for (let number = 2, name = path;; number++) {
        if (!(0,external_node_fs_.existsSync)(name))
            return name;
        name = `${path}-${number}`;
    }
}

// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
// EXTERNAL MODULE: ./lib/step.js + 2 modules
var lib_step = __webpack_require__(4745);
// EXTERNAL MODULE: ./lib/phases/shown-findings.js
var shown_findings = __webpack_require__(212);
;// CONCATENATED MODULE: ./lib/phases/check.js












/** GitHub shows ten annotations of a kind for a step. */
const MAX_ANNOTATIONS = 10;
/** How many pages the summary shows. */
const MAX_PAGES = 5;
/**
 * Checks a site against the rules of its host and reports what it found: outputs, summary, annotations, and a report for
 * people and for programs.
 * @throws StepError `verify-failed` with `verify: strict` alone; `check-disk-failed` and `check-crashed` with it, and where the
 * check is all that the step does: a report never makes a step red that has something to publish
 */
async function runCheck(site, check, step) {
    const verdict = await step
        .phase('Check', () => examine(site, check, step))
        .catch((error) => {
        step.signal.throwIfAborted();
        const failure = explainCheckError(error, site);
        if (site.checkOnly || check.verify === 'strict')
            throw failure;
        step.log.trace(error);
        step.facts.checkFailure = failure;
        step.log.warning((0,clean/* safe */.gB) `Not checked: ${step.facts.subject}`, failure.shown);
        return undefined;
    });
    if (!verdict)
        return;
    if (site.checkOnly)
        step.outputs.set('siteFiles', String(verdict.files));
    report(verdict, check, step);
    if (check.verify !== 'strict' || verdict.errors === 0)
        return;
    throw new errors/* StepError */.zg('verify-failed', {
        errors: (0,report_summary/* foundInWords */.dw)({ ...verdict, warnings: 0, notices: 0, accepted: 0 }),
        consequence: (0,shown_findings/* consequenceFor */.PZ)(site.handOverTo),
        shown: (0,shown_findings/* shownErrors */.nf)(verdict.errors),
        report: verdict.reportPath,
        site: site.root,
    });
}
async function examine({ root, domain, pageCount, digest, compared }, { host, basePath, accepted }, step) {
    const { env, signal, log, clock } = step;
    const reportDir = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), lib_step/* REPORT_FOLDER */.m));
    const options = {
        root,
        host,
        basePath,
        domain,
        pageCount: (0,progress/* pageNumber */.PW)(pageCount),
        accepted,
        job: step.facts.jobId,
        siteDigest: digest,
        reportDir,
        signal,
        info: log.info,
        clock,
    };
    const { verdict, redirects } = await checkWithEarlier(options, compared);
    if (redirects !== undefined)
        step.notes.push({ name: 'Redirects', value: redirects });
    return verdict;
}
function report(verdict, { host }, step) {
    const { errors, warnings, accepted, findings, reportPath } = verdict;
    const { outputs, facts, log, notes } = step;
    outputs.set('verifyReport', reportPath);
    outputs.set('verifyErrors', String(errors));
    outputs.set('verifyWarnings', String(warnings));
    outputs.set('verifyAccepted', String(accepted));
    const found = (0,report_summary/* foundInWords */.dw)(verdict);
    log.info((0,clean/* safe */.gB) `Checked ${(0,report_summary/* checkedInWords */.yR)(verdict)}: found ${found}. The report is at ${reportPath}, with report.html beside it`);
    notes.push({ name: 'Checked', value: (0,report_summary/* checkedInWords */.yR)(verdict) }, { name: 'Findings', value: found });
    facts.check = factsOf(verdict, host);
    for (const finding of findings.filter(isError).slice(0, MAX_ANNOTATIONS))
        annotate(finding, step);
    // In a step that is red, whoever wrote the entry sees here why it did not help.
    for (const { code, target, message } of findings.filter(isOfAcceptance).slice(0, MAX_ANNOTATIONS))
        log.info((0,clean/* safe */.gB) `Note: ${code} ${target}: ${message}`);
}
/** Returns what the end of the step needs of a verdict, which may have many megabytes of findings. */
function factsOf(verdict, host) {
    const { errors, warnings, notices, accepted, atLeast, isComplete, findings, pages } = verdict;
    return {
        ...{ errors, warnings, notices, accepted, atLeast },
        host,
        pages,
        findings: findings.length,
        isComplete,
        worst: findings.slice(0, shown_findings/* MAX_FINDINGS */.Mt),
        worstPages: (0,report_summary/* worstPages */.C4)(findings, MAX_PAGES),
        byCode: (0,report_summary/* countsByCode */.fT)(findings),
    };
}
function explainCheckError(error, { root: site, checkOnly }) {
    // Where the check is all that the step does, it cannot be switched off.
    const off = checkOnly ? undefined : 'off';
    if ((0,disk_error/* isDiskError */.Mi)(error))
        return new errors/* StepError */.zg('check-disk-failed', { site, why: error.message, off }, error);
    return new errors/* StepError */.zg('check-crashed', { site, what: (0,errors/* errorMessage */.gJ)(error), off }, error);
}
const isError = (finding) => finding.severity === 'error' && (0,report_summary/* isCounted */.he)(finding);
const isOfAcceptance = ({ code }) => !(0,finding_kinds/* isAcceptable */.Lr)(code);
/** The one error annotation belongs to the step's own failure: what the check finds are warnings. */
function annotate(finding, { log, facts }) {
    const { code, target, message, nearMiss } = finding;
    const near = nearMiss === undefined ? '' : (0,clean/* safe */.gB) ` ${nearMiss.message}`;
    const what = target === '' ? '' : (0,clean/* safe */.gB) ` ${target}`;
    const place = (0,report_summary/* placeOf */.$t)(finding);
    const where = place === undefined ? '' : (0,clean/* safe */.gB) ` In ${place.page}${place.further}.`;
    log.warning((0,clean/* safe */.gB) `${code} in ${facts.subject}`, (0,clean/* safe */.gB) `${code}${what}: ${message}${near}${where}`);
}


/***/ }),

/***/ 212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: () => (/* binding */ MAX_FINDINGS),
/* harmony export */   PZ: () => (/* binding */ consequenceFor),
/* harmony export */   nf: () => (/* binding */ shownErrors)
/* harmony export */ });
/** How many findings the job summary shows, the worst first. */
const MAX_FINDINGS = 10;
/** Returns which of so many errors the job summary shows: `it`, `all of them`, or `the first ten`. */
function shownErrors(errors) {
    if (errors > MAX_FINDINGS)
        return 'the first ten';
    return errors === 1 ? 'it' : 'all of them';
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

/***/ 4544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vN: () => (/* binding */ DATA),
  $0: () => (/* binding */ MAX_DOCUMENT),
  lM: () => (/* binding */ documentOf),
  wz: () => (/* binding */ isDocument)
});

// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js + 1 modules
var Parser = __webpack_require__(2664);
// EXTERNAL MODULE: ./lib/web/documents/sitemap.js
var sitemap = __webpack_require__(3064);
;// CONCATENATED MODULE: ./lib/web/documents/feed.js


/** What feeds nest, and more: a parser with millions of open elements would take forever. */
const MAX_DEPTH = 64;
/** Longer ones, in characters, are no addresses. */
const MAX_ADDRESS = 8_192;
const ROOTS = new Set(['rss', 'feed', 'RDF']);
/** A feed begins like this, after a declaration and comments. */
const BEGINS = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/;
/** Relations whose target readers show or load (RFC 4287, RFC 5005): not endpoints for editors and hubs. */
const RELATIONS = new Set([
    'alternate',
    'current',
    'enclosure',
    'first',
    'icon',
    'last',
    'next',
    'next-archive',
    'prev-archive',
    'previous',
    'self',
]);
/** Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is a name, which outlives the page. */
const HOLDS_ADDRESS = new Set(['link', 'icon', 'logo']);
/** May the file be a feed, going by its first bytes? */
function beginsLikeFeed(start) {
    return BEGINS.test(start);
}
/**
 * Calls `found` for each address in an RSS or Atom feed that its readers follow or load. What entries contain is not
 * read. Returns false if the text is no feed.
 */
function scanFeed(xml, found) {
    const open = [];
    let isFeed = false;
    let hasOwnBase = false;
    let text = '';
    let textAt = 0;
    const take = (address, at) => {
        const trimmed = address?.trim() ?? '';
        // What is relative is relative to `xml:base`, or for RSS to whatever the reader thinks.
        const isKnown = /^(?:https?:)?\/\//i.test(trimmed) || (trimmed.startsWith('/') && !hasOwnBase);
        if (isKnown && trimmed.length <= MAX_ADDRESS)
            found({ role: 'feed', address: trimmed, at });
    };
    const parser = new Parser/* Parser */.i({
        onopentag(qualified, attributes) {
            const name = (0,sitemap/* localName */.fk)(qualified);
            if (open.length === 0)
                isFeed = ROOTS.has(name);
            open.push(name);
            if (!isFeed || open.length > MAX_DEPTH) {
                parser.pause();
                return;
            }
            hasOwnBase ||= attributes['xml:base'] !== undefined;
            text = '';
            textAt = parser.startIndex;
            if (name === 'link' && attributes.href !== undefined) {
                if (RELATIONS.has(attributes.rel ?? 'alternate'))
                    take(attributes.href, parser.startIndex);
            }
            else if (name === 'enclosure' || qualified.startsWith('media:'))
                take(attributes.url, parser.startIndex);
            else if (name === 'content')
                take(attributes.src, parser.startIndex);
        },
        ontext(data) {
            if (isAddress(open) && text.length <= MAX_ADDRESS)
                text += data;
        },
        onclosetag() {
            if (isAddress(open))
                take(text, textAt);
            open.pop();
            text = '';
        },
    }, { xmlMode: true });
    parser.write(xml);
    parser.end();
    return isFeed;
}
function isAddress(open) {
    const last = open.at(-1) ?? '';
    return HOLDS_ADDRESS.has(last) || (last === 'url' && open.at(-2) === 'image');
}

// EXTERNAL MODULE: ./lib/web/documents/json.js
var json = __webpack_require__(7805);
;// CONCATENATED MODULE: ./lib/web/documents/import-map.js

/** Anything else is a bare name, which leads nowhere: https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier. */
const IS_ADDRESS = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;
/**
 * Calls `found` for each address to which an import map leads: https://html.spec.whatwg.org/#import-maps. What browsers
 * ignore in it is left out. Returns false if it is not JSON: then browsers ignore all of it.
 */
function scanImportMap(text, found) {
    return (0,json/* visitStrings */.u)(text, (path, address, at) => {
        const [section, scope, name] = path;
        const key = section === 'imports' && path.length === 2 ? scope : undefined;
        const scoped = section === 'scopes' && path.length === 3 ? name : undefined;
        const specifier = key ?? scoped;
        if (specifier === undefined || !IS_ADDRESS.test(address))
            return;
        // A name for a folder has to lead to one.
        if (specifier.endsWith('/') && !address.endsWith('/'))
            return;
        found({ role: 'import', address, at });
    });
}

;// CONCATENATED MODULE: ./lib/web/documents/json-feed.js

const VERSION = /^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//;
/** Where addresses are, positions in lists left out: https://www.jsonfeed.org/version/1.1/. `external_url` is elsewhere. */
const ADDRESSES = new Set([
    'home_page_url',
    'feed_url',
    'next_url',
    'icon',
    'favicon',
    'items url',
    'items image',
    'items banner_image',
    'items attachments url',
]);
/** Calls `found` for each address in a JSON feed. Returns false if the text is none. */
function scanJsonFeed(text, found) {
    const references = [];
    let isFeed = false;
    (0,json/* visitStrings */.u)(text, (path, address, at) => {
        const place = path.filter((key) => !/^\d+$/.test(key)).join(' ');
        if (place === 'version')
            isFeed = VERSION.test(address);
        else if (ADDRESSES.has(place))
            references.push({ role: 'feed', address, at });
    });
    if (isFeed)
        for (const reference of references)
            found(reference);
    return isFeed;
}

;// CONCATENATED MODULE: ./lib/web/documents/json-ld.js

/** Properties of https://schema.org whose values are pages and pictures; all others are names, or templates of addresses. */
const json_ld_ADDRESSES = new Set([
    'contentUrl',
    'image',
    'item',
    'logo',
    'mainEntityOfPage',
    'thumbnailUrl',
    'url',
]);
/** An `@id` is only a name, except where it stands for the address of one of these. */
const NAMED_BY_ID = new Set(['item', 'mainEntityOfPage']);
/** Not what might be text, and no templates. */
const json_ld_IS_ADDRESS = /^(?:https?:\/)?\/[^\s{}]*$/i;
/** Calls `found` for each address of a page or picture in JSON-LD (https://www.w3.org/TR/json-ld11/). Returns false if it is not JSON. */
function scanJsonLd(text, found) {
    return (0,json/* visitStrings */.u)(text, (path, address, at) => {
        const keys = path.filter((key) => !/^\d+$/.test(key));
        const last = keys.at(-1);
        if (!json_ld_ADDRESSES.has(last) && !(last === '@id' && NAMED_BY_ID.has(keys.at(-2))))
            return;
        if (!keys.includes('@context') && json_ld_IS_ADDRESS.test(address))
            found({ role: 'structured', address, at });
    });
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 2 modules
var decode = __webpack_require__(7031);
;// CONCATENATED MODULE: ./lib/web/documents/markdown.js

/** Longer ones, in characters, are no addresses. */
const markdown_MAX_ADDRESS = 8_192;
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/;
/** Markup of Markdown that is escaped stands for itself. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/**
 * Calls `found` for each link, picture and definition in Markdown (https://spec.commonmark.org/0.31.2/), code, comments and HTML
 * left out. Links that are only text, without any markup, are left out, too: prose shows addresses as examples.
 */
function scanMarkdown(text, role, found) {
    let fence;
    let isCode = false;
    let isBlank = true;
    let skippedUntil = '';
    let at = 0;
    for (const line of text.split('\n')) {
        const start = at;
        at += line.length + 1;
        const mark = FENCE.exec(line)?.[1];
        if (fence !== undefined) {
            if (mark?.startsWith(fence))
                fence = undefined;
            continue;
        }
        if (skippedUntil === '' && mark !== undefined) {
            fence = mark;
            continue;
        }
        isCode = INDENTED.test(line) && (isBlank || isCode) && !LIST_ITEM.test(line);
        isBlank = line.trim() === '';
        if (isBlank || isCode)
            continue;
        const { plain, open } = withoutHidden(line, skippedUntil);
        skippedUntil = open;
        for (const { address, offset } of linksOf(plain))
            found({ role, address, at: start + offset });
    }
}
/** What begins a part of a text without links, and what ends it. */
const ENDS = { '<!--': '-->', '<pre': '</pre>', '<script': '</script>' };
/** Returns a line with spaces in place of code, comments and scripts, and the mark that ends what is open at its end. */
function withoutHidden(line, until) {
    const text = withoutCodeSpans(line);
    const begins = /<!--|<pre|<script/g;
    let plain = '';
    let at = 0;
    let open = until;
    for (;;) {
        if (open !== '') {
            const end = text.indexOf(open, at);
            const next = end === -1 ? text.length : end + open.length;
            plain += ' '.repeat(next - at);
            at = next;
            if (end === -1)
                return { plain, open };
        }
        begins.lastIndex = at;
        const begin = begins.exec(text);
        plain += text.slice(at, begin?.index);
        if (begin === null)
            return { plain, open: '' };
        at = begin.index;
        open = ENDS[begin[0]] ?? '';
    }
}
/** A span ends with as many backticks as it begins with. Returns the line with spaces in place of spans. */
function withoutCodeSpans(line) {
    if (!line.includes('`'))
        return line;
    const runs = [...line.matchAll(/`+/g)].map((run) => ({ at: run.index, length: run[0].length }));
    const next = new Map();
    const endOf = runs.map(() => -1);
    for (let i = runs.length - 1; i >= 0; i--) {
        const length = runs[i]?.length ?? 0;
        endOf[i] = next.get(length) ?? -1;
        next.set(length, i);
    }
    let plain = '';
    let from = 0;
    for (let i = 0; i < runs.length; i++) {
        const end = endOf[i] ?? -1;
        const last = runs[end];
        if (last === undefined)
            continue;
        const start = runs[i]?.at ?? 0;
        plain += line.slice(from, start);
        from = last.at + last.length;
        plain += ' '.repeat(from - start);
        i = end;
    }
    return plain + line.slice(from);
}
function* linksOf(line) {
    const definition = DEFINITION.exec(line)?.[0];
    if (definition !== undefined) {
        const { address } = destination(line, definition.length, '');
        if (address !== undefined)
            yield { address, offset: 0 };
        return;
    }
    const marks = /\]\(|<(?=https?:)/gi;
    for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
        if (isEscaped(line, mark.index))
            continue;
        const isAutolink = mark[0] === '<';
        const { address, end } = isAutolink
            ? autolink(line, mark.index)
            : destination(line, mark.index + mark[0].length, ')');
        if (address !== undefined)
            yield { address, offset: mark.index };
        // Each character is read once, also where there is no link.
        marks.lastIndex = Math.max(end, mark.index + 1);
    }
}
function isEscaped(line, at) {
    return line[at - 1] === '\\' && line[at - 2] !== '\\';
}
function autolink(line, at) {
    const end = line.indexOf('>', at);
    if (end === -1)
        return { address: undefined, end: line.length };
    const address = line.slice(at + 1, end);
    return { address: /[\s<]/.test(address) || address.length > markdown_MAX_ADDRESS ? undefined : address, end };
}
/** Returns the address that begins at `at`, and where it ends. `close`: what has to come after it and its title. */
function destination(line, at, close) {
    let end = at;
    while (line[end] === ' ' || line[end] === '\t')
        end++;
    const start = end;
    let address;
    if (line[start] === '<') {
        end = line.indexOf('>', start);
        if (end === -1)
            return { address: undefined, end: line.length };
        address = line.slice(start + 1, end);
        end++;
    }
    else {
        let depth = 0;
        for (; end < line.length; end++) {
            const sign = line[end] ?? '';
            if (sign === '\\')
                end++;
            else if (sign === '(')
                depth++;
            else if (sign === ')' && --depth < 0)
                break;
            else if (sign <= ' ')
                break;
        }
        address = line.slice(start, end);
    }
    const next = line.slice(end, end + 256).trimStart()[0] ?? '';
    const isLink = close === '' || next === close || (/^["'(]$/.test(next) && /\s/.test(line[end] ?? ''));
    const isUsable = isLink && address !== '' && address.length <= markdown_MAX_ADDRESS;
    return { address: isUsable ? (0,decode/* decodeHTML */.Gz)(address.replace(ESCAPED, '$1')) : undefined, end };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/web/documents/cbor.js
/** What is nested deeper is refused. */
const cbor_MAX_DEPTH = 16;
/** Ends the reading of what is no CBOR. */
class NotCbor extends Error {
}
/**
 * Returns the first item in `bytes`; undefined if they are not CBOR, are cut off, or have items of unknown length. Takes time
 * and memory proportional to the bytes, whatever they claim.
 */
function readCbor(bytes) {
    try {
        return new Reader(bytes).item(0);
    }
    catch (error) {
        if (error instanceof NotCbor)
            return undefined;
        throw error;
    }
}
class Reader {
    #bytes;
    #at = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    /** Reads one item: its first byte has its kind and how long it is, or where its length is. */
    item(depth) {
        if (depth > cbor_MAX_DEPTH)
            throw new NotCbor();
        const first = this.#take(1)[0] ?? 0;
        const value = this.#argument(first & 31);
        switch (first >> 5) {
            case 0:
                return value;
            case 1:
                return -1 - value;
            case 2:
                this.#take(value);
                return null;
            case 3:
                return this.#take(value).toString('utf8');
            case 4:
                return this.#items(value, depth);
            case 5:
                this.#items(value * 2, depth);
                return null;
            case 6:
                return this.item(depth + 1);
            default:
                return null;
        }
    }
    #items(count, depth) {
        const items = [];
        for (let i = 0; i < count; i++)
            items.push(this.item(depth + 1));
        return items;
    }
    #argument(info) {
        if (info < 24)
            return info;
        if (info > 27)
            throw new NotCbor();
        const bytes = this.#take(2 ** (info - 24));
        return info === 27 ? Number(bytes.readBigUInt64BE()) : bytes.readUIntBE(0, bytes.length);
    }
    #take(length) {
        const end = this.#at + length;
        if (end > this.#bytes.length)
            throw new NotCbor();
        const taken = this.#bytes.subarray(this.#at, end);
        this.#at = end;
        return taken;
    }
}

;// CONCATENATED MODULE: ./lib/web/documents/pagefind.js
/**
 * The index of Pagefind (https://pagefind.app), a search that runs in the browser: which files it loads. Read in
 * `pagefind.js` of the npm package, 1.0.4 to 1.6.0, in 2026-11; another major version may have others, so it is not checked.
 */



const IS_KNOWN = /^1\./;
/** What a file is named after: the language and a hash. */
const IS_NAME = /^[\w-]{1,100}$/;
/** The names of the files that list all others, as the entry names them. */
const PAGEFIND_META = /^pagefind\.[\w-]+\.pf_meta$/;
/** Calls `found` for the files of each language that `pagefind-entry.json` names. Returns false if it is not JSON. */
function scanPagefindEntry(text, found) {
    let version = '';
    const references = [];
    const modules = new Set();
    const languages = new Map();
    const isJson = (0,json/* visitStrings */.u)(text, ([first = '', language = '', key], value, at) => {
        const isOfLanguage = first === 'languages' && IS_NAME.test(value);
        if (first === 'version')
            version = value;
        else if (isOfLanguage && key === 'hash') {
            languages.set(language, at);
            references.push({ role: 'search', address: `pagefind.${value}.pf_meta`, at });
        }
        else if (isOfLanguage && key === 'wasm') {
            modules.add(language);
            references.push({ role: 'search', address: `wasm.${value}.pagefind`, at });
        }
    });
    if (!IS_KNOWN.test(version))
        return isJson;
    for (const [language, at] of languages)
        if (!modules.has(language))
            references.push({ role: 'search', address: 'wasm.unknown.pagefind', at });
    for (const reference of references.sort((a, b) => a.at - b.at))
        found(reference);
    return isJson;
}
/** What stands before the CBOR, so that browsers know whether the server has decompressed it. */
const SIGNATURE = Buffer.from('pagefind_dcd');
/** A larger list, in bytes, is not read. */
const MAX_META = 64 << 20;
/**
 * Calls `found` for each file that the index of one language consists of, as its `.pf_meta` lists them: pages, or groups
 * of them, words, and filters. Returns false if it is damaged.
 */
function scanPagefindMeta(bytes, found) {
    const meta = decompressed(bytes);
    if (meta === undefined || !meta.subarray(0, SIGNATURE.length).equals(SIGNATURE))
        return false;
    const content = readCbor(meta.subarray(SIGNATURE.length));
    if (!isList(content))
        return false;
    const [version, pages, words, filters] = content;
    if (typeof version !== 'string')
        return false;
    if (!IS_KNOWN.test(version))
        return true;
    const files = (folder, ending, names) => {
        for (const name of new Set(names))
            if (typeof name === 'string' && IS_NAME.test(name))
                found({ role: 'search', address: `${folder}/${name}.${ending}`, at: 0 });
    };
    files('fragment', 'pf_fragment', eachOf(pages, ([hash = null, , group]) => group || hash));
    files('index', 'pf_index', eachOf(words, ([, , hash = null]) => hash));
    files('filter', 'pf_filter', eachOf(filters, ([, hash = null]) => hash));
    return true;
}
function decompressed(bytes) {
    if (bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE))
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: MAX_META });
    }
    catch {
        // Whatever zlib says, browsers cannot read it either.
        return undefined;
    }
}
function isList(value) {
    return Array.isArray(value);
}
function eachOf(list, pick) {
    return isList(list) ? list.flatMap((entry) => (isList(entry) ? [pick(entry)] : [])) : [];
}

;// CONCATENATED MODULE: ./lib/web/documents/speculation-rules.js

const ACTIONS = new Set([
    'prefetch',
    'prerender',
    'prefetch_with_subresources',
]);
/** With these, nothing is loaded before somebody is about to follow a link. */
const LATER = new Set(['moderate', 'conservative']);
/**
 * Calls `found` for each address that speculation rules in a page list: https://html.spec.whatwg.org/#speculative-loading.
 * Patterns (`where`) only choose among the links that a page has. Returns false if the text is not JSON.
 */
function scanSpeculationRules(text, found) {
    const listed = [];
    const eagerness = new Map();
    const isJson = (0,json/* visitStrings */.u)(text, ([action, index, key, ...rest], value, at) => {
        if (!ACTIONS.has(action))
            return;
        const rule = `${action} ${index}`;
        if (key === 'eagerness' && rest.length === 0)
            eagerness.set(rule, value);
        if (key === 'urls' && rest.length === 1)
            listed.push({ rule, address: value, at });
    });
    for (const { rule, address, at } of listed) {
        const role = LATER.has(eagerness.get(rule)) ? 'preload-later' : 'preload';
        found({ role, address, at });
    }
    return isJson;
}

;// CONCATENATED MODULE: ./lib/web/documents/web-manifest.js

/** Where addresses are in a manifest, positions in lists left out: https://www.w3.org/TR/appmanifest/. */
const web_manifest_ADDRESSES = new Map([
    ['start_url', 'app-page'],
    ['icons src', 'app-picture'],
    ['screenshots src', 'app-picture'],
    ['shortcuts url', 'app-page'],
    ['shortcuts icons src', 'app-picture'],
]);
/** Calls `found` for each picture and page that a web manifest names. Returns false if it is not JSON. */
function scanWebManifest(text, found) {
    return (0,json/* visitStrings */.u)(text, (path, address, at) => {
        const role = web_manifest_ADDRESSES.get(path.filter((key) => !/^\d+$/.test(key)).join(' '));
        if (role !== undefined && address !== '')
            found({ role, address, at });
    });
}

;// CONCATENATED MODULE: ./lib/web/documents/documents.js
/** Documents other than pages, and data within pages, that hold addresses. */








/** The first entry that matches a name counts. */
const DOCUMENTS = [
    { title: 'the web manifest', names: /\.webmanifest$/i, scan: scanWebManifest, isCertain: true },
    { title: 'the web manifest', names: /(?:^|\/)(?:site\.)?manifest\.json$/i, scan: scanWebManifest },
    {
        title: 'the search index',
        names: /(?:^|\/)pagefind-entry\.json$/,
        scan: scanPagefindEntry,
        isCertain: true,
        parts: { names: PAGEFIND_META, scan: scanPagefindMeta },
    },
    { title: 'the feed', names: /(?:^|[/._-])feed[^/]*\.json$/i, scan: scanJsonFeed },
    {
        title: 'the feed',
        names: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
        scan: scanFeed,
        begins: beginsLikeFeed,
    },
    { title: 'llms.txt', names: /(?:^|\/)llms\.txt$/, scan: scanLlms },
    { title: 'the Markdown', names: /\.(?:md|markdown)$/i, scan: scanPublishedMarkdown },
];
function scanLlms(text, found) {
    scanMarkdown(text, 'llms', (reference) => {
        if (!isTemplate(reference.address))
            found(reference);
    });
    return true;
}
/**
 * Relative links are mostly written for a repository, where the file has other neighbours: only what names the site or
 * its root is checked.
 */
function scanPublishedMarkdown(text, found) {
    scanMarkdown(text, 'markdown', (reference) => {
        const isRooted = /^(?:\/|https?:\/\/)/i.test(reference.address);
        if (isRooted && !isTemplate(reference.address))
            found(reference);
    });
    return true;
}
/** Does an address still have to be filled in? */
function isTemplate(address) {
    return /[{}]|<%/.test(address);
}
/** Data in pages. What Next has there is no list of addresses. */
const DATA = {
    'import-map': { title: 'an import map', scan: scanImportMap },
    'speculation-rules': { title: 'speculation rules', scan: scanSpeculationRules },
    'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
};
/** Larger files, in bytes, are not read; nor is longer data in a page, in characters. */
const MAX_DOCUMENT = 4 << 20;
/** Returns what a file of that name is read as; undefined if it is not read. */
function documentOf(name) {
    return DOCUMENTS.find(({ names }) => names.test(name));
}
/** Is this the name of a document that is read? */
function isDocument(name) {
    return documentOf(name) !== undefined;
}


/***/ }),

/***/ 7805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAX_DEPTH),
/* harmony export */   u: () => (/* binding */ visitStrings)
/* harmony export */ });
/** Reads JSON that others wrote: in time and memory proportional to its length, however deep it is. */
/** What is nested deeper is not looked at. */
const MAX_DEPTH = 32;
/** Longer strings, in characters, are no addresses. */
const MAX_STRING = 8_192;
/**
 * Calls `visit` for each string in JSON, keys apart, in the order of the text; `at` is its offset. Returns whether the
 * text is JSON; if not, nothing is visited.
 */
function visitStrings(text, visit) {
    const json = text.replace(/^\uFEFF/, ' ');
    if (!isJson(json))
        return false;
    const path = [];
    const isList = [];
    let depth = 0;
    let isKeyNext = false;
    for (let at = 0; at < json.length; at++) {
        switch (json[at]) {
            case '{':
            case '[':
                depth++;
                if (depth > MAX_DEPTH)
                    break;
                isList.push(json[at] === '[');
                isKeyNext = json[at] === '{';
                path.push('0');
                break;
            case '}':
            case ']':
                depth--;
                if (depth >= MAX_DEPTH)
                    break;
                isList.pop();
                path.pop();
                break;
            case ',':
                if (depth > MAX_DEPTH)
                    break;
                isKeyNext = isList.at(-1) === false;
                if (!isKeyNext)
                    path.push(String(Number(path.pop()) + 1));
                break;
            case '"': {
                const end = endOfString(json, at);
                if (depth <= MAX_DEPTH && end - at <= MAX_STRING) {
                    const value = JSON.parse(json.slice(at, end));
                    if (isKeyNext)
                        path[path.length - 1] = value;
                    else
                        visit(path, value, at);
                }
                else if (isKeyNext && depth <= MAX_DEPTH)
                    path[path.length - 1] = '';
                isKeyNext = false;
                at = end - 1;
            }
        }
    }
    return true;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** Returns the offset behind the string that starts at `at`, in text that is JSON. */
function endOfString(json, at) {
    let end = at;
    let isEscaped = true;
    while (isEscaped) {
        end = json.indexOf('"', end + 1);
        let before = end;
        while (json[before - 1] === '\\')
            before--;
        isEscaped = (end - before) % 2 === 1;
    }
    return end + 1;
}


/***/ }),

/***/ 3064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tf: () => (/* binding */ readTextSitemap),
/* harmony export */   fk: () => (/* binding */ localName),
/* harmony export */   hi: () => (/* binding */ sitemapsOfRobots),
/* harmony export */   kT: () => (/* binding */ readSitemap)
/* harmony export */ });
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2664);
/* harmony import */ var _page_line_counter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(121);


/** A sitemap has three levels and a few extensions; a parser with millions of open elements would take forever. */
const MAX_DEPTH = 32;
/** How much is parsed between two looks at the clock, in characters. */
const PIECE = 1 << 16;
/**
 * Returns the entries of an XML sitemap, undefined if the text is none; `feed` for RSS and Atom, which may serve as one.
 * `yieldIfOver` is awaited between pieces of the text: a sitemap may have 50 MB.
 */
async function readSitemap(xml, yieldIfOver) {
    const pages = [];
    const sitemaps = [];
    const lines = new _page_line_counter_js__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .H(xml);
    const open = [];
    let kind;
    let text = '';
    const parser = new htmlparser2__WEBPACK_IMPORTED_MODULE_1__/* .Parser */ .i({
        onopentagname(qualified) {
            const name = localName(qualified);
            if (open.length === 0)
                kind = name;
            open.push(name);
            text = '';
            if (open.length > MAX_DEPTH) {
                kind = undefined;
                parser.pause();
            }
        },
        ontext(data) {
            if (open.at(-1) === 'loc')
                text += data;
        },
        onclosetag() {
            const name = open.pop();
            if (name !== 'loc')
                return;
            const parent = open.at(-1);
            const entry = { address: text.trim(), line: lines.at(parser.startIndex) + 1 };
            if (parent === 'url' && kind === 'urlset')
                pages.push(entry);
            if (parent === 'sitemap' && kind === 'sitemapindex')
                sitemaps.push(entry);
        },
    }, { xmlMode: true });
    for (let at = 0; at < xml.length && open.length <= MAX_DEPTH; at += PIECE) {
        parser.write(xml.slice(at, at + PIECE));
        await yieldIfOver();
    }
    parser.end();
    if (kind === 'rss' || kind === 'feed')
        return 'feed';
    return kind === 'urlset' || kind === 'sitemapindex' ? { pages, sitemaps } : undefined;
}
/** Returns a name without its prefix. */
function localName(qualified) {
    return qualified.slice(qualified.indexOf(':') + 1);
}
/** Returns the entries of a plain-text sitemap, one on each line. Undefined if one of them is no address. */
function readTextSitemap(text) {
    const pages = text
        .split(/\r\n?|\n/)
        .map((line, i) => ({ address: line.trim(), line: i + 1 }))
        .filter(({ address }) => address !== '');
    return pages.every(({ address }) => URL.canParse(address)) ? { pages, sitemaps: [] } : undefined;
}
/** Returns the addresses that a `robots.txt` gives for sitemaps: RFC 9309 leaves them to https://www.sitemaps.org. */
function sitemapsOfRobots(robots) {
    return robots
        .split(/\r\n?|\n/)
        .map((line, i) => ({ address: /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? '', line: i + 1 }))
        .filter(({ address }) => address !== '');
}


/***/ }),

/***/ 7723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Re: () => (/* binding */ publishedTree)
/* harmony export */ });
/* unused harmony exports ignoreRules, IgnoredNames */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _check_rules_finding_counter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12);
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3761);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2658);
/* harmony import */ var _redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1025);
/**
 * `.assetsignore`: which files Wrangler leaves out when it uploads a folder to Cloudflare Workers. The syntax is that
 * of `.gitignore` (https://git-scm.com/docs/gitignore), without regard to case, as the `ignore` package reads it that
 * Wrangler uses: https://developers.cloudflare.com/workers/static-assets/binding/#ignoring-assets, read 2026-11.
 */







const FILE = '.assetsignore';
/** Wrangler never uploads these (`createAssetsIgnoreFunction`). */
const NEVER_PUBLISHED = new Set([FILE, '_redirects', '_headers']);
/** Nobody lists that much by hand. In bytes. */
const MAX_BYTES = 64 << 10;
/** What all names together may spend, in steps of 50 nanoseconds. */
const MAX_STEPS = 400_000_000;
/**
 * Returns what a host publishes of a folder: everything, unless it leaves files out by a list of its own. A list that
 * cannot be read is counted, and leaves nothing out.
 * @throws the reason of `signal` soon after it is aborted
 */
async function publishedTree(tree, { host, basePath }, counter, signal) {
    if ((0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .rulesOf */ .f)(host).readsAssetsIgnore !== true || basePath !== '/')
        return tree;
    const yieldIfOver = (0,_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .checkpoint */ .Fn)(signal);
    try {
        const ignored = new IgnoredNames(readIgnoreFile(tree));
        const kept = [];
        for (const [i, name] of tree.names.entries()) {
            await yieldIfOver();
            if (!NEVER_PUBLISHED.has(name) && !ignored.has(name))
                kept.push(i);
        }
        return {
            ...tree,
            names: kept.map((i) => tree.names[i] ?? ''),
            sizes: kept.map((i) => tree.sizes[i] ?? 0),
        };
    }
    catch (error) {
        signal.throwIfAborted();
        counter.count('unreadable-file', FILE, (0,_check_rules_finding_counter_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeFile */ .AA)(FILE), FILE, { why: reasonOf(error) });
        return tree;
    }
}
function reasonOf(error) {
    if (error instanceof TooMuch || error instanceof _redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .UnsupportedPattern */ .g8 || error instanceof _redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .OutOfSteps */ .rF)
        return 'too large';
    if (error instanceof Error && 'code' in error)
        return String(error.code);
    throw error;
}
class TooMuch extends Error {
}
function readIgnoreFile({ root, names, sizes }) {
    const file = names.indexOf(FILE);
    if (file === -1)
        return [];
    if ((sizes[file] ?? 0) > MAX_BYTES)
        throw new TooMuch();
    return ignoreRules((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(root, FILE), 'utf8'));
}
/** Returns the rules of a file in the syntax of `.gitignore` (ordinary text). Throws `UnsupportedPattern`. */
function ignoreRules(file) {
    return file.split('\n').flatMap((line) => {
        const rule = readLine(line);
        return rule === undefined ? [] : [rule];
    });
}
function readLine(line) {
    const trimmed = line.replace(/^\uFEFF/, '').replace(/(?<!\\)\s+$/, '');
    if (trimmed === '' || trimmed.startsWith('#'))
        return undefined;
    const isNegated = trimmed.startsWith('!');
    const written = inLowerCase((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_6__/* .toBytes */ .ZJ)(isNegated ? trimmed.slice(1) : trimmed));
    const body = written.replace(/\/$/, '');
    const segments = body.replace(/^\//, '').split('/');
    if (segments.every((segment) => segment === ''))
        return undefined;
    return {
        pattern: (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .compile */ .wE)((0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .sequence */ .K2)(...(body.includes('/') ? [] : [ANY_FOLDERS]), ...nodesOf(segments))),
        isNegated,
        // `a/**/` is taken for `a/**`.
        foldersOnly: written.endsWith('/') && !written.endsWith('/**/'),
    };
}
const ANY_BYTES = (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .repeat */ .ux)({ is: 'set', set: (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .byteSet */ .jz)(() => true) }, 0, Number.POSITIVE_INFINITY);
const ANY_FOLDERS = (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .repeat */ .ux)((0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .sequence */ .K2)(ANY_BYTES, (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('/')), 0, 1);
const ANY_IN_SEGMENT = (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .repeat */ .ux)({ is: 'set', set: _redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_SLASH */ .o7 }, 0, Number.POSITIVE_INFINITY);
const CONTINUATION = (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .byteSet */ .jz)((byte) => byte >= 0x80 && byte < 0xc0);
/** One character, of up to four bytes. */
const ONE_CHARACTER = (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .sequence */ .K2)({ is: 'set', set: _redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_SLASH */ .o7 }, (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .repeat */ .ux)({ is: 'set', set: CONTINUATION }, 0, 3));
/** Bytes beyond ASCII are parts of characters. */
function inLowerCase(bytes) {
    return bytes.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function nodesOf(segments) {
    const last = segments.length - 1;
    return segments.flatMap((segment, i) => {
        if (segment === '**')
            return i === last ? [{ is: 'set', set: _redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_SLASH */ .o7 }, ANY_BYTES] : [ANY_FOLDERS];
        return [...globOf(segment), ...(i === last ? [] : [(0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('/')])];
    });
}
function globOf(segment) {
    const parts = segment.match(/\\.|\[[^\]]*\]?|\*+|[\s\S]/g) ?? [];
    return parts.map((part) => {
        if (part.startsWith('*'))
            return ANY_IN_SEGMENT;
        if (part === '?')
            return ONE_CHARACTER;
        if (part.startsWith('['))
            return setOf(part);
        return (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(part.length > 1 ? part.slice(1) : part);
    });
}
/** Unlike Git, `ignore` takes `!` and `^` in brackets for themselves. Without its end, a set fits nothing. */
function setOf(written) {
    const ranges = written.endsWith(']')
        ? [...written.slice(1, -1).matchAll(/\\?([\s\S])(?:-\\?([\s\S]))?/g)]
        : [];
    const has = (byte) => ranges.some(([, from = '', to = from]) => byte >= from.charCodeAt(0) && byte <= to.charCodeAt(0));
    return { is: 'set', set: (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .byteSet */ .jz)(has) };
}
/** Knows which names rules leave out. What is in a folder that is left out cannot be taken back. */
class IgnoredNames {
    #rules;
    #folders = new Map();
    #budget = { steps: MAX_STEPS };
    constructor(rules) {
        this.#rules = rules;
    }
    /** `name` is that of a file. Throws `OutOfSteps` when there are more names and rules than can be compared. */
    has(name) {
        if (this.#rules.length === 0)
            return false;
        const slash = name.lastIndexOf('/');
        return (slash !== -1 && this.#hasFolder(name.slice(0, slash))) || this.#fits(name, false);
    }
    #hasFolder(folder) {
        const known = this.#folders.get(folder);
        if (known !== undefined)
            return known;
        const slash = folder.lastIndexOf('/');
        const isIgnored = (slash !== -1 && this.#hasFolder(folder.slice(0, slash))) || this.#fits(folder, true);
        this.#folders.set(folder, isIgnored);
        return isIgnored;
    }
    #fits(name, isFolder) {
        const path = inLowerCase(name);
        const last = this.#rules.findLast(({ pattern, foldersOnly }) => (isFolder || !foldersOnly) && (0,_redirects_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .match */ .YW)(pattern, path, this.#budget) !== undefined);
        return last !== undefined && !last.isNegated;
    }
}


/***/ }),

/***/ 9461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ fileForPath),
/* harmony export */   u: () => (/* binding */ mergeSlashes)
/* harmony export */ });
/**
 * Returns which file a host serves for an address after its redirects, as the position in `site.names`; undefined if none.
 * `files` maps names to these positions; a name is relative to the site's root, as a string of bytes. `path` is the
 * address's path, decoded, without the base path and its slash: empty for the site's root, or `docs/x/`.
 * `atHostRoot`: whether the site's root is the root of the host.
 */
function fileForPath(path, files, rules, atHostRoot) {
    const name = rules.mergesSlashes && (path.startsWith('/') || path.includes('//')) ? mergeSlashes(path) : path;
    if (rules.keyFor !== undefined) {
        if (name !== '')
            return files.get(rules.keyFor(name, atHostRoot));
        return atHostRoot ? files.get('index.html') : undefined;
    }
    if (name === '')
        return files.get('index.html');
    if (name.endsWith('/')) {
        const index = files.get(`${name}index.html`);
        return index ?? (rules.fallsBackToHtmlFile ? files.get(`${name.slice(0, -1)}.html`) : undefined);
    }
    return files.get(name) ?? files.get(`${name}.html`) ?? files.get(`${name}/index.html`);
}
/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   z: () => (/* binding */ parseAzure)
/* harmony export */ });
/* harmony import */ var _check_rules_canonical_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8206);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2163);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9019);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9017);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1025);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);
/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the emulator
 * `@azure/static-web-apps-cli` 2.0.10. Where the two contradict each other, the manual counts, and what the emulator
 * would do is not ruled out.
 */






const HOST = 'azure-static-web-apps';
const FILE = 'staticwebapp.config.json';
/** https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11. */
const MAX_CONFIG_BYTES = 20 * 1024;
const EVERYTHING = { pattern: (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .wE)((0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .sequence */ .K2)((0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('/'), _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .ANYTHING */ .n0)) };
/** Returns what a `staticwebapp.config.json` (ordinary text) means. `domain` is the site's own, if it is known. */
function parseAzure(file, domain) {
    const problems = [];
    const about = (kind, line, message) => {
        problems.push({ kind, line, message });
    };
    if (Buffer.byteLength(file) > MAX_CONFIG_BYTES)
        about('over-limit', undefined, 'The file is larger than the 20 KB that Azure Static Web Apps takes.');
    const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(file);
    if (typeof json === 'string') {
        const so = json === _json_js__WEBPACK_IMPORTED_MODULE_3__/* .TOO_DEEP */ .gZ ? 'so that it cannot be read' : 'and Azure Static Web Apps refuses the site';
        about('invalid', undefined, `The file ${json}, ${so}.`);
        const step = (path, files) => (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(files(path));
        return { host: HOST, file: FILE, rules: [], problems, fileResolver: _host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .azureFiles */ .lR, step };
    }
    const rules = [];
    const { routes, navigationFallback, responseOverrides } = json.value;
    if (routes !== undefined && !Array.isArray(routes))
        about('invalid', undefined, '`routes` has to be a list.');
    for (const [i, route] of (Array.isArray(routes) ? routes : []).entries()) {
        const line = json.lineOf('routes', i);
        const read = readRoute(route, line);
        if (read === undefined)
            continue;
        if ('message' in read)
            about(read.kind, line, read.message);
        else
            rules.push(read);
    }
    const fallback = readFallback(navigationFallback, about);
    const override = readOverride(responseOverrides);
    const step = stepper(rules, fallback, override, (0,_check_rules_canonical_js__WEBPACK_IMPORTED_MODULE_5__/* .normalizeDomain */ .AT)(domain));
    const soft = override !== undefined && override.status < 400 ? override : undefined;
    const all = fallback?.rule ?? soft;
    return { host: HOST, file: FILE, rules, problems, fileResolver: _host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .azureFiles */ .lR, step, fallback: all };
}
/** Returns undefined for a route that is about other requests than those of a link. */
function readRoute(route, line) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(route) || typeof route.route !== 'string')
        return { kind: 'invalid', message: 'A route has to be an object with a `route`.' };
    const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return undefined;
    if (redirect !== undefined && rewrite !== undefined)
        return {
            kind: 'invalid',
            message: `The route ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(from)} has both a \`redirect\` and a \`rewrite\`.`,
        };
    const source = readPath(from);
    if (source === undefined)
        return {
            kind: 'ignored',
            message: `The route ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(from)} matches no address: it has to begin with \`/\`, and \`*\` can only be at its end, or before extensions such as \`*.{png,jpg}\`.`,
        };
    const status = typeof statusCode === 'number' ? statusCode : undefined;
    // Without a login, a route for other roles than everybody's is answered with 401.
    const roles = Array.isArray(allowedRoles) ? allowedRoles.filter((role) => typeof role === 'string') : [];
    const conditions = roles.length === 0 || roles.includes('anonymous')
        ? []
        : [`allowedRoles: ${roles.join(', ').slice(0, 100)}`];
    const common = { line, from, isForced: true, conditions, source };
    if (typeof redirect === 'string')
        return { ...common, to: redirect, does: 'redirect', status: status === 301 ? 301 : 302 };
    if (typeof rewrite === 'string')
        return { ...common, to: rewrite, does: 'rewrite', status: status ?? 200 };
    return { ...common, to: '', does: 'status', status: status ?? 200 };
}
/** Undefined for a pattern that the host does not take. */
function readPath(route) {
    if (!route.startsWith('/') && route !== '*')
        return undefined;
    const at = route.indexOf('*');
    if (at === -1)
        return { exact: (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .decodedPath */ .kw)(route) };
    const before = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .decodedPath */ .kw)(route === '*' ? '/' : route.slice(0, at)));
    const after = route.slice(at + 1);
    if (after === '')
        return { pattern: (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .wE)((0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .sequence */ .K2)(before, _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .ANYTHING */ .n0)) };
    const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after);
    if (endings === null)
        return undefined;
    const of = (endings[1] ?? endings[2] ?? '').split(',').map((ending) => (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`.${ending}`));
    return { pattern: (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .wE)((0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .sequence */ .K2)(before, _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .ANYTHING */ .n0, { is: 'choice', of })) };
}
function readFallback(value, about) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) || typeof value.rewrite !== 'string')
        return undefined;
    const to = value.rewrite.startsWith('/') ? value.rewrite : `/${value.rewrite}`;
    const excluded = [];
    for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
        const source = typeof pattern === 'string' ? readPath(pattern) : undefined;
        if (source !== undefined)
            excluded.push(source);
        else
            about('ignored', undefined, `${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(String(pattern))} in \`navigationFallback.exclude\` matches no address.`);
    }
    const common = {
        line: 1,
        from: 'navigationFallback',
        isForced: false,
        conditions: [],
        source: EVERYTHING,
    };
    return { to, excluded, rule: { ...common, to: value.rewrite, does: 'rewrite', status: 200 } };
}
/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value) {
    const found = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) ? value['404'] : undefined;
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(found))
        return undefined;
    const common = {
        line: 1,
        from: 'responseOverrides 404',
        isForced: false,
        conditions: [],
        source: EVERYTHING,
    };
    if (typeof found.redirect === 'string')
        return { ...common, to: found.redirect, does: 'redirect', status: 302 };
    if (typeof found.rewrite !== 'string')
        return undefined;
    const status = typeof found.statusCode === 'number' ? found.statusCode : 404;
    return { ...common, to: found.rewrite, does: 'rewrite', status };
}
function stepper(rules, fallback, override, domain) {
    const index = new _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .RuleIndex */ .PR(rules);
    return (path, files, budget) => {
        if (/^\/(?:\.auth|api|data-api)(?:\/|$)/.test(path))
            return { is: 'undecided', why: 'a service of the host answers it' };
        const context = { path, files, budget, domain, fallback, override };
        const withIndex = indexOf(path);
        return scan(index.matches([path, withIndex], [path, withIndex], budget), context);
    };
}
/** `/profile/index.html` is also the rule for `/profile` and `/profile/`. */
function indexOf(path) {
    if (path.includes('.'))
        return path;
    return path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
}
function scan(matches, context) {
    const { path, files, domain } = context;
    // Not `for…of`, which would end the rules for those who go on.
    for (let next = matches.next(); next.done !== true; next = matches.next()) {
        const { rule } = next.value;
        // The emulator goes on to the next rule when one leads to where it is.
        if (rule.does === 'redirect') {
            const target = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .readTarget */ ._E)(rule.to, path, domain);
            if (target.is === 'inside' && target.path === path)
                continue;
        }
        const applied = () => apply(rule, context);
        const isFolderOfIt = 'pattern' in rule.source && fitsByIndexAlone(rule.source.pattern, context);
        if (rule.conditions.length > 0)
            return { is: 'undecided', why: `it depends on ${rule.conditions.join(' ')}`, rule };
        if (!isFolderOfIt)
            return applied();
        // `/calendar/*` and `/calendar`: the manual says that it does not fit, the emulator that it does.
        return { is: 'either', rule, applied, otherwise: () => scan(matches, context) };
    }
    return stored(files(path), context);
}
function fitsByIndexAlone(pattern, { path, budget }) {
    return (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .match */ .YW)(pattern, path, budget) === undefined;
}
function apply(rule, context) {
    if (rule.does === 'redirect')
        return { is: 'redirect', to: rule.to, rule };
    if (rule.status >= 400)
        return { is: 'status', status: rule.status, rule };
    if (rule.does === 'status')
        return stored(context.files(context.path), context, rule);
    if (/^\/?(?:\.auth|api|data-api)\//.test(rule.to))
        return { is: 'undecided', why: 'a service of the host answers it', rule };
    const target = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .readTarget */ ._E)(rule.to.startsWith('/') ? rule.to : `/${rule.to}`, context.path, context.domain);
    if (target.is === 'outside')
        return { is: 'undecided', why: 'it is rewritten to another host', rule };
    return stored(context.files(target.path), { ...context, path: target.path }, rule);
}
/** What is in the host's storage, or replaces it. */
function stored(answer, context, rule) {
    if (answer !== undefined)
        return (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(answer, rule);
    const { fallback, override, path, files, budget } = context;
    if (fallback !== undefined && !isExcluded(path, fallback.excluded, budget)) {
        const target = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .readTarget */ ._E)(fallback.to, '/', undefined);
        const found = target.is === 'inside' ? files(target.path) : undefined;
        if (found !== undefined)
            return (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(found, fallback.rule);
    }
    if (override === undefined || override.status >= 400)
        return { is: 'missing', rule };
    // Everything that is missing gets it: like a page for wrong addresses, it says nothing about this one.
    return { is: 'missing', rule: rule ?? override };
}
function isExcluded(path, excluded, budget) {
    const paths = [path, indexOf(path)];
    return excluded.some((source) => paths.some((form) => 'exact' in source ? source.exact === form : (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .match */ .YW)(source.pattern, form, budget) !== undefined));
}


/***/ }),

/***/ 540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ parseCloudflare),
/* harmony export */   y: () => (/* binding */ MAX_STATIC_RULES)
/* harmony export */ });
/* harmony import */ var _check_rules_canonical_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8206);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2365);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2163);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9019);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1025);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);
/**
 * Cloudflare's `_redirects`, the same for Pages and for Workers with static assets. Both read it with `parseRedirects`
 * and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`, read 2026-11 (commit f830836). Rules come
 * before files: https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */






/** Rules without `*` and placeholders: https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. */
const MAX_STATIC_RULES = 2_000;
const MAX_DYNAMIC_RULES = 100;
/** The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still says 1,000. */
const MAX_LINE = 2_000;
const STATUSES = new Set([200, 301, 302, 303, 307, 308]);
const IS_HTTPS = /^https:\/\/+([^/]+)\/?(.*)/;
const PLACEHOLDER = /:[A-Za-z]\w*/;
/** Returns what a `_redirects` file (ordinary text) means to Cloudflare. `domain` is the site's own, if it is known. */
function parseCloudflare(file, host, domain) {
    const problems = [];
    const rules = [];
    const seen = new Set();
    const counts = { fixed: 0, dynamic: 0 };
    for (const [i, raw] of file.split('\n').entries()) {
        const line = raw.trim();
        if (line === '' || line.startsWith('#'))
            continue;
        const read = parseLine(line, i + 1, counts, seen);
        if ('kind' in read)
            problems.push({ line: i + 1, ...read });
        else
            rules.push(read);
        if (counts.dynamic > MAX_DYNAMIC_RULES)
            break;
    }
    const fileResolver = host === 'cloudflare-pages' ? _host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .cloudflarePagesFiles */ .HL : _host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .cloudflareWorkersFiles */ .gb;
    const step = stepper(rules, host, (0,_check_rules_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizeDomain */ .AT)(domain));
    return { host, file: '_redirects', rules, problems, fileResolver: (lookup) => fileResolver(lookup), step };
}
function ignored(message) {
    return { kind: 'ignored', message };
}
/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line, number, counts, seen) {
    if (line.length > MAX_LINE)
        return {
            kind: 'over-limit',
            message: `The line is longer than the ${MAX_LINE} characters that Cloudflare takes.`,
        };
    const comment = line.search(/\s#/);
    const tokens = (comment === -1 ? line : line.slice(0, comment).trimEnd()).split(/\s+/);
    if (tokens.length < 2 || tokens.length > 3)
        return ignored(`A rule has two or three parts, not ${tokens.length}: from, to, and a status code.`);
    const [writtenFrom = '', writtenTo = '', writtenStatus = '302'] = tokens;
    if (IS_HTTPS.test(writtenFrom))
        return ignored('A rule cannot begin with a host name.');
    const from = pathOf(writtenFrom);
    const isDynamic = counts.dynamic > 0 || from.includes('*') || PLACEHOLDER.test(from);
    if (isDynamic)
        counts.dynamic++;
    else
        counts.fixed++;
    if (counts.dynamic > MAX_DYNAMIC_RULES)
        return {
            kind: 'over-limit',
            message: `This rule and all below it are left out: Cloudflare takes ${MAX_DYNAMIC_RULES} rules from the first with \`*\` or a placeholder on.`,
        };
    if (!isDynamic && counts.fixed > MAX_STATIC_RULES)
        return {
            kind: 'over-limit',
            message: `The rule is left out: Cloudflare takes ${MAX_STATIC_RULES} rules without \`*\` and placeholders.`,
        };
    const isOutside = IS_HTTPS.test(writtenTo);
    if (!isOutside && !writtenTo.startsWith('/'))
        return ignored('The target has to begin with `/` or `https://`.');
    const status = Number(writtenStatus);
    if (!STATUSES.has(status))
        return ignored(`The status code can be 200, 301, 302, 303, 307 or 308, not ${(0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(writtenStatus)}.`);
    // With a query or a fragment behind it, Cloudflare does not see it.
    if (!isOutside && /\/(?:\*)?$/.test(from) && /\/index(?:\.html)?$/.test(writtenTo))
        return ignored('The rule would lead back to itself, since `/index.html` is served as `/`.');
    if (seen.has(from))
        return ignored('An earlier rule is about the same addresses.');
    seen.add(from);
    if (status === 200 && isOutside)
        return ignored('A rule with status 200 cannot lead to another host.');
    const source = readPath(from);
    if (typeof source === 'string')
        return ignored(source);
    const does = status === 200 ? 'rewrite' : 'redirect';
    const common = { line: number, from: writtenFrom, to: writtenTo, does, status };
    return { ...common, isForced: true, conditions: [], source };
}
/** As `extractPathname`: the path alone, with what an address cannot hold percent-encoded. */
function pathOf(written) {
    const bare = (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? '';
    if (!/\/\.|%2e/i.test(bare))
        return bare;
    return URL.parse(`//${bare}`, 'relative://')?.pathname ?? bare;
}
/** Returns why the rule matches no address, if so. */
function readPath(from) {
    if (!from.includes('*') && !PLACEHOLDER.test(from))
        return { exact: (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .decodedPath */ .kw)(from) };
    // Names are looked for letter by letter, in the order in which they are written: `:id` is also found in `:idea`.
    const names = new Set(Array.from(from.matchAll(new RegExp(PLACEHOLDER, 'g')), ([name]) => name));
    let parts = from
        .split('*')
        .flatMap((part, i) => (i === 0 ? [part] : [(0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)('splat', _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .ANYTHING */ .n0), part]));
    for (const name of [...names].slice(0, MAX_NAMES))
        parts = parts.flatMap((part) => (typeof part === 'string' ? splitAt(part, name) : [part]));
    const nodes = parts.map((part) => (typeof part === 'string' ? (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .decodedPath */ .kw)(part)) : part));
    const groups = nodes.flatMap((node) => (node.is === 'group' ? [node.name] : []));
    if (new Set(groups).size < groups.length)
        return 'A rule can have one `*`, and each placeholder once; this one matches no address.';
    try {
        return { pattern: (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .wE)((0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .sequence */ .K2)(...nodes)) };
    }
    catch (error) {
        if (error instanceof _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .UnsupportedPattern */ .g8)
            return 'The pattern is too long to be of use.';
        throw error;
    }
}
/** No line has room for more that differ. */
const MAX_NAMES = MAX_LINE / 2;
function splitAt(part, name) {
    return part.split(name).flatMap((piece, i) => (i === 0 ? [piece] : [(0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)(name.slice(1), _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .SEGMENT */ ._f), piece]));
}
function stepper(rules, host, domain) {
    const index = new _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .RuleIndex */ .PR(rules);
    return (path, files, budget) => {
        const found = index.matches([path], [path], budget).next().value;
        if (found === undefined)
            return (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(files(path));
        const { rule, captures } = found;
        const to = expanded(rule.to, captures, host === 'cloudflare-workers' && 'pattern' in rule.source);
        if (to === undefined)
            return { is: 'undecided', why: 'the target is too long', rule };
        if (rule.does === 'redirect')
            return { is: 'redirect', to, rule };
        // The address stays, so that the rules are not asked again.
        const target = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .readTarget */ ._E)(to, path, domain);
        return target.is === 'outside' ? { is: 'missing', rule } : (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(files(target.path), rule);
    };
}
function expanded(to, captures, mergesSlashes) {
    let result = to;
    for (const [name, value] of captures) {
        result = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .replacedAll */ .um)(result, `:${name}`, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .percentEncode */ .a)(value));
        if (result === undefined)
            return undefined;
    }
    return mergesSlashes && !/^\w+:\/\//.test(result) ? result.replace(/\/{2,}/g, '/') : result;
}


/***/ }),

/***/ 2163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Qy: () => (/* binding */ isAnswered),
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   zy: () => (/* binding */ isCutShort)
/* harmony export */ });
/* harmony import */ var _check_rules_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8206);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1025);
/** What a host answers an address with, its own redirect file read. */



/** Returns the step that an answer of the files alone is, after `rule` if one has led to it. */
function stepOf(answer, rule) {
    if (answer === undefined)
        return { is: 'missing', rule };
    if ('file' in answer)
        return { is: 'file', file: answer.file, rule };
    return { is: 'redirect', to: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentEncode */ .a)(answer.redirect), rule };
}
/** Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11. */
const MAX_REDIRECTS = 20;
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32;
/** Enough for thousands of rules on an address of usual length, and done within some milliseconds. */
const MAX_STEPS = 50_000;
const TOO_MANY_RULES = 'the rules are too many to try';
/**
 * Returns what the host answers `path` with, redirects followed. `path` is as in `answer()`: decoded, without the
 * slash at its beginning. `domain` is the site's own, if it is known. `whole` is what may be spent on all addresses
 * together, one step being about 50 nanoseconds; when it is gone, everything is left open.
 */
function decide(redirects, path, files, domain, whole = { steps: MAX_STEPS }) {
    const granted = Math.min(MAX_STEPS, whole.steps);
    const budget = { steps: granted };
    try {
        return new RedirectFollower(redirects, files, (0,_check_rules_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeDomain */ .AT)(domain), budget).follow(`/${path}`, [], []);
    }
    catch (error) {
        if (error instanceof _pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .OutOfSteps */ .rF)
            return { is: 'undecided', why: TOO_MANY_RULES, used: [] };
        throw error;
    }
    finally {
        whole.steps -= granted - Math.max(budget.steps, 0);
    }
}
/** Is it left open what the host answers, because there was too much to try? */
function isCutShort(outcome) {
    return outcome.is === 'undecided' && outcome.why === TOO_MANY_RULES;
}
/** Does a visitor who follows a link get what they asked for, as far as can be known? */
function isAnswered(outcome) {
    if (outcome.is === 'status')
        return outcome.status < 400;
    return outcome.is === 'file' || outcome.is === 'outside' || outcome.is === 'undecided';
}
/** Follows an address through redirects and rewrites to what the host answers in the end. */
class RedirectFollower {
    #redirects;
    #files;
    #host;
    #budget;
    #cases = 0;
    constructor(redirects, files, host, budget) {
        this.#redirects = redirects;
        this.#files = files;
        this.#host = host;
        this.#budget = budget;
    }
    follow(path, visited, used) {
        (0,_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .spend */ .Rf)(this.#budget, visited.length);
        const seen = visited.indexOf(path);
        if (seen !== -1)
            return { is: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { is: 'loop', paths: visited, used };
        return this.#take(this.#redirects.step(path, this.#files, this.#budget), path, visited, used);
    }
    #take(step, path, visited, before) {
        const used = step.rule === undefined ? before : [...before, { rule: step.rule, path }];
        switch (step.is) {
            case 'file':
                return { is: 'file', file: step.file, path, used };
            case 'status':
                return { is: 'status', status: step.status, used };
            case 'missing':
                return { is: 'missing', path, used };
            case 'undecided':
                return { is: 'undecided', why: step.why, used };
            case 'proxy':
                return { is: 'outside', url: step.to, used };
            case 'redirect': {
                const target = readTarget(step.to, path, this.#host);
                if (target.is === 'outside')
                    return { is: 'outside', url: target.url, used };
                return this.follow(target.path, [...visited, path], used);
            }
            case 'either':
                return this.#either(step, path, visited, before, used);
        }
    }
    #either(step, path, visited, before, used) {
        const why = `it depends on ${step.rule.conditions.join(' ') || 'the visitor'}`;
        this.#cases++;
        if (this.#cases > MAX_CASES)
            return { is: 'undecided', why, used };
        const otherwise = this.#take(step.otherwise(), path, visited, before);
        const applied = this.#take(step.applied(), path, visited, before);
        if (isAnswered(applied) !== isAnswered(otherwise))
            return { is: 'undecided', why, used };
        // Either way the same file, or either way none: what those get for whom the rule is not made.
        if (applied.is === 'file' && otherwise.is === 'file' && applied.file !== otherwise.file)
            return { is: 'undecided', why, used };
        return otherwise;
    }
}
/** Nobody's host, RFC 6761: stands for the site's own. */
const OWN_HOST = 'site.invalid';
/**
 * Returns where an address in a redirect leads from `path`: to a path of the site, or elsewhere. `host` is the site's
 * own, as addresses have it.
 */
function readTarget(to, path, host) {
    const own = host ?? OWN_HOST;
    const url = URL.parse(to, `https://${own}${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentEncode */ .a)(path)}`);
    if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
        return { is: 'outside', url: to };
    const decoded = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(url.pathname);
    // A broken `%` is refused by servers (400).
    return { is: 'inside', path: decoded ?? `${url.pathname}\0` };
}


/***/ }),

/***/ 9019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ cloudflarePagesFiles),
/* harmony export */   JC: () => (/* binding */ netlifyFiles),
/* harmony export */   Ve: () => (/* binding */ vercelFiles),
/* harmony export */   gb: () => (/* binding */ cloudflareWorkersFiles),
/* harmony export */   lR: () => (/* binding */ azureFiles)
/* harmony export */ });
/**
 * Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/serving-pages/, and `generateHandler` of
 * `@cloudflare/pages-shared`, both read 2026-11.
 */
function cloudflarePagesFiles(lookup) {
    const has = (path) => lookup(path.slice(1));
    return (asked) => {
        const path = merged(asked);
        if (path.endsWith('/')) {
            const index = has(`${path}index.html`);
            if (index !== undefined)
                return { file: index };
            if (path.endsWith('/index/'))
                return { redirect: path.slice(0, -'index/'.length) };
            return has(`${path.slice(0, -1)}.html`) === undefined ? undefined : { redirect: path.slice(0, -1) };
        }
        const exact = has(path);
        if (exact !== undefined) {
            if (!path.endsWith('.html'))
                return { file: exact };
            const bare = path.slice(0, -'.html'.length);
            if (bare.endsWith('/index'))
                return { redirect: bare.slice(0, -'index'.length) };
            return bare === '/' || has(bare) !== undefined ? { file: exact } : { redirect: bare };
        }
        if (path.endsWith('/index'))
            return { redirect: path.slice(0, -'index'.length) };
        const page = has(`${path}.html`);
        if (page !== undefined)
            return { file: page };
        return has(`${path}/index.html`) === undefined ? undefined : { redirect: `${path}/` };
    };
}
/** Workers with static assets: `getIntent` of `@cloudflare/workers-shared`'s asset worker, read 2026-11. */
function cloudflareWorkersFiles(lookup, handling = 'auto-trailing-slash') {
    const has = (path) => lookup(path.slice(1));
    const answer = (path, mayRedirect) => {
        for (const { name, to } of attempts(path, handling)) {
            const file = has(name);
            if (file === undefined)
                continue;
            if (to === undefined)
                return { file };
            // It is only sent to where this very file is.
            if (!mayRedirect || has(to) !== undefined)
                continue;
            const there = answer(to, false);
            if (there !== undefined && 'file' in there && there.file === file)
                return { redirect: to };
        }
        return undefined;
    };
    return (path) => answer(merged(path), true);
}
function attempts(path, handling) {
    switch (handling) {
        case 'auto-trailing-slash':
            return [...autoAttempts(path), { name: path }, { name: `${path}.html` }, folder(path, `${path}/`)];
        case 'force-trailing-slash':
            return [
                ...forceAttempts(path),
                { name: path },
                { name: `${path}.html`, to: `${path}/` },
                folder(path, `${path}/`),
            ];
        case 'drop-trailing-slash':
            return [...dropAttempts(path), { name: path }, { name: `${path}.html` }, { name: `${path}/index.html` }];
        case 'none':
            return [{ name: path }];
    }
}
function folder(path, to) {
    return { name: `${path}/index.html`, to };
}
function autoAttempts(path) {
    if (path.endsWith('/index')) {
        const bare = path.slice(0, -'/index'.length);
        return [{ name: path }, { name: `${path}.html`, to: `${bare}/` }, { name: `${bare}.html`, to: bare }];
    }
    if (path.endsWith('/index.html')) {
        const bare = path.slice(0, -'/index.html'.length);
        return [
            { name: path, to: `${bare}/` },
            { name: `${bare}.html`, to: bare },
        ];
    }
    if (path.endsWith('/')) {
        const bare = path.slice(0, -1);
        return [{ name: `${path}index.html` }, { name: `${bare}.html`, to: bare }];
    }
    if (!path.endsWith('.html'))
        return [];
    const bare = path.slice(0, -'.html'.length);
    return [{ name: path, to: bare }, folder(bare, `${bare}/`)];
}
function forceAttempts(path) {
    if (path.endsWith('/index')) {
        const bare = path.slice(0, -'/index'.length);
        return [
            { name: path },
            { name: `${path}.html`, to: `${bare}/` },
            { name: `${bare}.html`, to: `${bare}/` },
        ];
    }
    if (path.endsWith('/index.html')) {
        const bare = path.slice(0, -'/index.html'.length);
        return [
            { name: path, to: `${bare}/` },
            { name: `${bare}.html`, to: `${bare}/` },
        ];
    }
    if (path.endsWith('/'))
        return [{ name: `${path}index.html` }, { name: `${path.slice(0, -1)}.html` }];
    if (!path.endsWith('.html'))
        return [];
    const bare = path.slice(0, -'.html'.length);
    return [{ name: path, to: `${bare}/` }, { name: path }, folder(bare, `${bare}/`)];
}
function dropAttempts(path) {
    if (path === '/index' || path === '/index.html')
        return [...(path === '/index' ? [{ name: path }] : []), { name: '/index.html', to: '/' }];
    if (path.endsWith('/index')) {
        const bare = path.slice(0, -'/index'.length);
        return [{ name: path }, { name: `${bare}.html`, to: bare }, folder(bare, bare)];
    }
    if (path.endsWith('/index.html')) {
        const bare = path.slice(0, -'/index.html'.length);
        return [{ name: path, to: bare }, { name: path }, { name: `${bare}.html`, to: bare }];
    }
    if (path === '/')
        return [{ name: '/index.html' }];
    if (path.endsWith('/')) {
        const bare = path.slice(0, -1);
        return [{ name: `${bare}.html`, to: bare }, folder(bare, bare)];
    }
    if (!path.endsWith('.html'))
        return [];
    const bare = path.slice(0, -'.html'.length);
    return [{ name: path, to: bare }, folder(bare, bare)];
}
/**
 * Azure Static Web Apps, whatever `trailingSlash` says: the three settings differ in the redirects between the forms
 * of an address, all of which are answered.
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read 2026-11.
 */
function azureFiles(lookup) {
    return (asked) => {
        const path = merged(asked).slice(1);
        // The host keeps this one to itself.
        if (path === 'staticwebapp.config.json')
            return undefined;
        return firstOf(lookup, forms(path));
    };
}
/** Netlify, as measured by https://github.com/slorber/trailing-slash-guide, read 2026-11. */
function netlifyFiles(lookup) {
    return (asked) => firstOf(lookup, forms(merged(asked).slice(1)));
}
function forms(path) {
    if (path === '')
        return ['index.html'];
    if (path.endsWith('/'))
        return [`${path}index.html`, `${path.slice(0, -1)}.html`];
    return [path, `${path}.html`, `${path}/index.html`];
}
/**
 * Vercel: a file under its name, a folder by its `index.html`, with a slash or without. Pages lose their `.html` with
 * `cleanUrls` alone. https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11.
 */
function vercelFiles(lookup, cleanUrls) {
    return (asked) => {
        const path = merged(asked).slice(1);
        const bare = path.endsWith('/') ? path.slice(0, -1) : path;
        const names = bare === '' ? [] : [path, ...(cleanUrls ? [`${bare}.html`] : [])];
        return firstOf(lookup, [...names, bare === '' ? 'index.html' : `${bare}/index.html`]);
    };
}
function firstOf(lookup, names) {
    for (const name of names) {
        const file = lookup(name);
        if (file !== undefined)
            return { file };
    }
    return undefined;
}
function merged(path) {
    return path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
}


/***/ }),

/***/ 9017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   gZ: () => (/* binding */ TOO_DEEP)
/* harmony export */ });
/* harmony import */ var _documents_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7805);
/** JSON files of hosts, with the lines of the items of their lists. */

/** What is wrong with a file that its host may well take. */
const TOO_DEEP = `is nested more than ${_documents_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .l} levels deep`;
/** Returns a file that holds a JSON object, or what is wrong with it, as the end of a sentence. */
function readJson(file) {
    const text = file.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return 'is no JSON';
    }
    if (!isObject(value))
        return 'is no JSON object';
    const lines = linesOfItems(text);
    // Whatever walks over the value later on may do so by recursion: `JSON.stringify` does.
    if (lines === undefined)
        return TOO_DEEP;
    return { value, lineOf: (key, index) => lines.get(key)?.[index] ?? 1 };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Walks over text that is JSON. Of a duplicate key the last one counts, as in `JSON.parse`. Returns undefined if it is
 * nested too deep.
 */
function linesOfItems(text) {
    const lines = new Map();
    let line = 1;
    let depth = 0;
    let key = '';
    let isItemNext = false;
    let current;
    for (const { 0: token } of text.matchAll(/\n|"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g)) {
        if (token === '\n') {
            line++;
            continue;
        }
        if (token !== ']' && isItemNext) {
            current?.push(line);
            isItemNext = false;
        }
        if (token === '[' && depth === 1) {
            current = [];
            lines.set(key, current);
            isItemNext = true;
        }
        else if (token === ',' && depth === 2 && current !== undefined) {
            isItemNext = true;
        }
        else if (token.startsWith('"') && depth === 1) {
            key = JSON.parse(token);
        }
        if (token === '[' || token === '{')
            depth++;
        if (token === ']' || token === '}')
            depth--;
        if (depth > _documents_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .l)
            return undefined;
        if (depth === 1) {
            current = undefined;
            isItemNext = false;
        }
    }
    return lines;
}


/***/ }),

/***/ 1025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ sequence),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   YB: () => (/* binding */ ANY_BYTE),
/* harmony export */   YW: () => (/* binding */ match),
/* harmony export */   _f: () => (/* binding */ SEGMENT),
/* harmony export */   g8: () => (/* binding */ UnsupportedPattern),
/* harmony export */   jz: () => (/* binding */ byteSet),
/* harmony export */   n0: () => (/* binding */ ANYTHING),
/* harmony export */   o7: () => (/* binding */ NO_SLASH),
/* harmony export */   rF: () => (/* binding */ OutOfSteps),
/* harmony export */   ux: () => (/* binding */ repeat),
/* harmony export */   wE: () => (/* binding */ compile)
/* harmony export */ });
/**
 * Patterns of addresses, matched without backtracking. Redirect files are foreign text: a pattern of theirs must not
 * become a `RegExp`, which some of them would keep busy forever. Threads walk through the path side by side (Pike's
 * machine), so the time is at most the length of the pattern times that of the path, and what the groups capture is
 * what a backtracking matcher would have captured. All strings are strings of bytes.
 */
/** Says that a pattern is not worth its memory, or cannot be read. */
class UnsupportedPattern extends Error {
}
const MAX_INSTRUCTIONS = 4_000;
const ALL_BYTES = new Uint8Array(256).fill(1);
/** What `.` is: all bytes but the ends of lines. */
const ANY_BYTE = byteSet((byte) => byte !== 0x0a && byte !== 0x0d);
const NO_SLASH = byteSet((byte) => byte !== 0x2f);
/** Returns the set of the bytes for which `has` is true. */
function byteSet(has) {
    return Uint8Array.from(ALL_BYTES, (_, byte) => (has(byte) ? 1 : 0));
}
function text(value) {
    return { is: 'text', text: value };
}
function sequence(...of) {
    return { is: 'sequence', of };
}
function group(name, of) {
    return { is: 'group', name, of };
}
/** `.*`, as long as possible. */
const ANYTHING = repeat({ is: 'set', set: ANY_BYTE }, 0, Number.POSITIVE_INFINITY);
/** One path segment, or what is left of one: `[^/]+`. */
const SEGMENT = repeat({ is: 'set', set: NO_SLASH }, 1, Number.POSITIVE_INFINITY);
function repeat(of, min, max, isLazy = false) {
    return { is: 'repeat', of, min, max, isLazy };
}
/** Returns the pattern that matches paths from their beginning to their end. Throws `UnsupportedPattern`. */
function compile(node) {
    const names = [];
    const program = [];
    emit({ is: 'group', name: '', of: node }, program, names);
    program.push({ do: 'end' }, { do: 'match' });
    const flat = flatten(node);
    const prefix = flat
        .slice(0, leadingText(flat))
        .map((part) => (part.is === 'text' ? part.text : ''))
        .join('');
    const rest = flat.slice(leadingText(flat));
    const allBelow = folderOf(prefix, rest);
    const suffix = suffixOf(rest);
    return { prefix, suffix, segment: segmentOf(prefix, rest), allBelow, names: names.slice(1), program };
}
function suffixOf(rest) {
    const last = rest.at(-1);
    const hasSlash = last?.is === 'repeat' && last.of.is === 'text' && last.of.text === '/' && last.max === 1;
    const nodes = hasSlash ? rest.slice(0, -1) : rest;
    const start = nodes.findLastIndex(({ is }) => is !== 'text') + 1;
    return nodes
        .slice(start)
        .map((part) => (part.is === 'text' ? part.text : ''))
        .join('');
}
function segmentOf(prefix, rest) {
    const end = prefix.indexOf('/', 1);
    if (!prefix.startsWith('/'))
        return undefined;
    if (end !== -1)
        return prefix.slice(1, end);
    for (const node of rest) {
        const isOptional = node.is === 'repeat' && node.min === 0;
        const [first] = flatten(isOptional ? node.of : node);
        if (first?.is !== 'text' || !first.text.startsWith('/'))
            return undefined;
        if (!isOptional)
            break;
    }
    return prefix.slice(1);
}
function folderOf(prefix, rest) {
    const [only, ...more] = rest;
    if (only === undefined || more.length > 0)
        return undefined;
    if (prefix.endsWith('/') && isAnything(only))
        return { path: prefix, isWhole: true };
    const inner = unwrapped(only);
    const parts = flatten(inner.is === 'repeat' && inner.min === 0 && inner.max === 1 ? inner.of : inner);
    const [slash, below, ...others] = parts;
    if (slash?.is !== 'text' || slash.text !== '/' || below === undefined || others.length > 0)
        return undefined;
    if (isAnything(below))
        return { path: `${prefix}/`, isWhole: true };
    return isSegments(unwrapped(below)) ? { path: `${prefix}/`, isWhole: false } : undefined;
}
/** Segments with slashes between them. */
function isSegments(node) {
    const [first, more, ...others] = flatten(node);
    if (first === undefined || more?.is !== 'repeat' || others.length > 0)
        return false;
    const [slash, next, ...rest] = flatten(more.of);
    return isSegment(first) && slash?.is === 'text' && slash.text === '/' && next === first && rest.length === 0;
}
function isSegment(node) {
    return node.is === 'repeat' && node.of.is === 'set' && node.of.set === NO_SLASH && node.min === 1;
}
/**
 * Returns what `path` captures; undefined if it does not match. Throws `OutOfSteps` when the budget is spent.
 * A group that took no part has captured nothing (``).
 */
function match(pattern, path, budget) {
    const { prefix, suffix } = pattern;
    if (!path.startsWith(prefix))
        return undefined;
    if (!path.endsWith(suffix) && !(path.endsWith('/') && path.endsWith(suffix, path.length - 1)))
        return undefined;
    const slots = run(pattern.program, path, 0, budget);
    if (slots === undefined)
        return undefined;
    const captures = new Map();
    for (const [i, name] of pattern.names.entries()) {
        const from = slots[2 * i + 2];
        const to = slots[2 * i + 3];
        // Of two groups of one name, the first counts.
        if (captures.has(name))
            continue;
        captures.set(name, from === undefined || to === undefined ? '' : path.slice(from, to));
    }
    return captures;
}
/** Thrown when a decision costs too much: nothing can be said about the address then. */
class OutOfSteps extends Error {
}
/** Takes `steps` from the budget. Throws `OutOfSteps` when it is spent. */
function spend(budget, steps) {
    budget.steps -= steps;
    if (budget.steps < 0)
        throw new OutOfSteps();
}
function flatten(node) {
    if (node.is === 'start')
        return [];
    if (node.is === 'text' && node.text === '')
        return [];
    return node.is === 'sequence' ? node.of.flatMap(flatten) : [node];
}
function leadingText(nodes) {
    const end = nodes.findIndex(({ is }) => is !== 'text');
    return end === -1 ? nodes.length : end;
}
function isAnything(node) {
    const inner = unwrapped(node);
    return (inner.is === 'repeat' &&
        inner.of.is === 'set' &&
        inner.of.set === ANY_BYTE &&
        inner.min === 0 &&
        inner.max === Number.POSITIVE_INFINITY);
}
function unwrapped(node) {
    if (node.is === 'group')
        return unwrapped(node.of);
    const [only, ...more] = node.is === 'sequence' ? flatten(node) : [];
    return only !== undefined && more.length === 0 ? unwrapped(only) : node;
}
function emit(node, program, names) {
    if (program.length > MAX_INSTRUCTIONS)
        throw new UnsupportedPattern('too long');
    switch (node.is) {
        case 'text':
            for (let i = 0; i < node.text.length; i++)
                program.push({ do: 'byte', byte: node.text.charCodeAt(i) });
            return;
        case 'set':
            program.push({ do: 'set', set: node.set });
            return;
        case 'sequence':
            for (const part of node.of)
                emit(part, program, names);
            return;
        case 'choice':
            emitChoice(node.of, program, names);
            return;
        case 'repeat':
            emitRepeat(node, program, names);
            return;
        case 'group': {
            const slot = 2 * (names.push(node.name) - 1);
            program.push({ do: 'save', slot });
            emit(node.of, program, names);
            program.push({ do: 'save', slot: slot + 1 });
            return;
        }
        case 'lookahead': {
            const inner = [];
            emit(node.of, inner, []);
            inner.push({ do: 'match' });
            program.push({ do: 'look', program: inner, isNegative: node.isNegative });
            return;
        }
        default:
            program.push({ do: node.is });
    }
}
function emitChoice(of, program, names) {
    const jumps = [];
    for (const [i, option] of of.entries()) {
        if (i === of.length - 1) {
            emit(option, program, names);
            break;
        }
        const fork = { do: 'fork', first: program.length + 1, second: 0 };
        program.push(fork);
        emit(option, program, names);
        const jump = { do: 'jump', to: 0 };
        jumps.push(jump);
        program.push(jump);
        fork.second = program.length;
    }
    for (const jump of jumps)
        jump.to = program.length;
}
function emitRepeat(node, program, names) {
    const { of, min, max, isLazy } = node;
    const fork = () => {
        const made = { do: 'fork', first: 0, second: 0 };
        program.push(made);
        return {
            to: (inside, outside) => {
                made.first = isLazy ? outside : inside;
                made.second = isLazy ? inside : outside;
            },
        };
    };
    // A group that is copied would capture into several slots.
    if ((min > 1 || (max > 1 && max !== Number.POSITIVE_INFINITY)) && hasGroup(of))
        throw new UnsupportedPattern('repeats a group a number of times');
    if (max !== Number.POSITIVE_INFINITY) {
        for (let i = 0; i < min; i++)
            emit(of, program, names);
        const forks = [];
        for (let i = min; i < max; i++) {
            const at = program.length;
            forks.push({ at, made: fork() });
            emit(of, program, names);
        }
        for (const { at, made } of forks)
            made.to(at + 1, program.length);
        return;
    }
    for (let i = 1; i < min; i++)
        emit(of, program, names);
    const start = program.length;
    if (min > 0) {
        emit(of, program, names);
        const made = fork();
        made.to(start, program.length);
        return;
    }
    const made = fork();
    emit(of, program, names);
    program.push({ do: 'jump', to: start });
    made.to(start + 1, program.length);
}
function hasGroup(node) {
    switch (node.is) {
        case 'group':
            return true;
        case 'sequence':
        case 'choice':
            return node.of.some(hasGroup);
        case 'repeat':
        case 'lookahead':
            return hasGroup(node.of);
        default:
            return false;
    }
}
/** Returns the slots of the thread that comes first in the pattern's own order of preference. */
function run(program, path, from, budget) {
    let threads = [];
    let matched;
    const seen = new Uint32Array(program.length);
    let round = 1;
    enter(program, { at: 0, slots: [] }, path, from, threads, seen, round, budget);
    for (let at = from; threads.length > 0; at++) {
        const next = [];
        round++;
        spend(budget, threads.length);
        const byte = at < path.length ? path.charCodeAt(at) : -1;
        for (const thread of threads) {
            const instruction = program[thread.at];
            if (instruction?.do === 'match') {
                // Those behind it are worse.
                matched = thread.slots;
                break;
            }
            const goesOn = instruction?.do === 'byte'
                ? instruction.byte === byte
                : instruction?.do === 'set' && byte !== -1 && instruction.set[byte & 0xff] === 1;
            if (goesOn) {
                const forward = { at: thread.at + 1, slots: thread.slots };
                enter(program, forward, path, at + 1, next, seen, round, budget);
            }
        }
        threads = next;
    }
    return matched;
}
/** Adds a thread, and those that it forks into, to `threads`, the preferred one first. */
function enter(program, thread, path, at, threads, seen, round, budget) {
    const pending = [thread];
    for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
        if (seen[current.at] === round)
            continue;
        seen[current.at] = round;
        spend(budget, 1);
        const { at: index, slots } = current;
        const instruction = program[index];
        switch (instruction?.do) {
            case 'jump':
                pending.push({ at: instruction.to, slots });
                break;
            case 'fork':
                pending.push({ at: instruction.second, slots }, { at: instruction.first, slots });
                break;
            case 'save': {
                const saved = slots.slice();
                saved[instruction.slot] = at;
                spend(budget, saved.length);
                pending.push({ at: index + 1, slots: saved });
                break;
            }
            case 'look':
                if ((run(instruction.program, path, at, budget) !== undefined) !== instruction.isNegative)
                    pending.push({ at: index + 1, slots });
                break;
            case 'start':
                if (at === 0)
                    pending.push({ at: index + 1, slots });
                break;
            case 'end':
                if (at === path.length)
                    pending.push({ at: index + 1, slots });
                break;
            default:
                threads.push(current);
        }
    }
}


/***/ }),

/***/ 2763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ REDIRECT_FORMATS),
  I: () => (/* binding */ readRedirects)
});

// EXTERNAL MODULE: ./lib/web/host/redirects/azure.js
var azure = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/web/host/redirects/cloudflare.js
var cloudflare = __webpack_require__(540);
// EXTERNAL MODULE: ./lib/check/rules/canonical.js
var canonical = __webpack_require__(8206);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/redirects/decide.js
var decide = __webpack_require__(2163);
// EXTERNAL MODULE: ./lib/web/host/redirects/host-files.js
var host_files = __webpack_require__(9019);
// EXTERNAL MODULE: ./lib/web/host/redirects/pattern.js
var pattern = __webpack_require__(1025);
// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var redirects_rules = __webpack_require__(6856);
;// CONCATENATED MODULE: ./lib/web/host/redirects/netlify.js
/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit addresses that of
 * `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses), both read and run 2026-11; the order is
 * that of https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */






const IS_URL = /^https?:\/\//;
/** Netlify names no bounds. No address that a browser asks for is longer. */
const MAX_LINE = 8_192;
const MAX_RULES = 50_000;
/** Returns what a `_redirects` file means to Netlify. `file` is ordinary text, `domain` the site's own, if it is known. */
function parseNetlify(file, domain) {
    const problems = [];
    const parsed = [];
    for (const [i, raw] of file.split('\n').entries()) {
        const line = raw.trim();
        if (line === '' || line.startsWith('#'))
            continue;
        if (parsed.length === MAX_RULES) {
            problems.push({
                kind: 'unread',
                line: i + 1,
                message: `The check reads ${MAX_RULES} rules; what follows is not read.`,
            });
            break;
        }
        const read = parseLine(line, i + 1, (0,canonical/* normalizeDomain */.AT)(domain));
        if ('rule' in read)
            parsed.push(read);
        else
            problems.push({ line: i + 1, ...read });
    }
    const isPartlyUnread = problems.some(({ kind }) => kind === 'unread');
    const rules = withoutRepetitions(parsed, problems);
    const own = (0,canonical/* normalizeDomain */.AT)(domain);
    const find = stepper(rules, own);
    const step = (...asked) => {
        const found = find(...asked);
        return isPartlyUnread && found.is === 'missing'
            ? { is: 'undecided', why: 'some rules are not read' }
            : found;
    };
    return { host: 'netlify', file: '_redirects', rules, problems, fileResolver: host_files/* netlifyFiles */.JC, step };
}
/** Of equal rules, Netlify keeps the last (`removeDuplicates` in redirect-parser's merge.js). */
function withoutRepetitions(parsed, problems) {
    const last = new Map(parsed.map(({ identity }, i) => [identity, i]));
    return parsed.flatMap(({ identity, rule }, i) => {
        const kept = last.get(identity) ?? i;
        if (kept === i)
            return [rule];
        const line = parsed[kept]?.rule.line;
        problems.push({
            kind: 'ignored',
            line: rule.line,
            message: `The rule is repeated in line ${line}, which is the one that counts.`,
        });
        return [];
    });
}
function ignored(message) {
    return { kind: 'ignored', message };
}
function parseLine(line, number, host) {
    if (line.length > MAX_LINE)
        return { kind: 'unread', message: `The line has more than ${MAX_LINE} characters, and is not read.` };
    const all = line.split(/\s+/);
    const comment = all.findIndex((part) => part.startsWith('#'));
    const [from = '', ...parts] = comment === -1 ? all : all.slice(0, comment);
    if (parts.length === 0)
        return ignored('The rule has no target.');
    const hasTarget = Number.isNaN(Number.parseInt(parts[0] ?? '', 10));
    const at = hasTarget ? parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part)) : -1;
    if (hasTarget && at === -1)
        return ignored('The target has to begin with `/`, `http://` or `https://`.');
    const query = parts.slice(0, Math.max(at, 0));
    const [statusPart, ...conditionParts] = parts.slice(at + 1);
    const status = statusPart === undefined ? 301 : Number.parseInt(statusPart, 10);
    if (Number.isNaN(status))
        return ignored(`${(0,redirects_rules/* quoted */.TL)(statusPart ?? '')} is no status code.`);
    const isForwarded = !hasTarget && from.endsWith('/*') && status >= 200 && status < 300;
    if (!hasTarget && !isForwarded)
        return ignored('The rule has no target.');
    const to = isForwarded ? `${from.slice(0, -1)}:splat` : (parts[at] ?? '');
    const conditions = [...query, ...conditionParts.filter((part) => !/^sign(?:ed)?=/i.test(part))];
    const where = readFrom(from, host);
    if (typeof where === 'string')
        return ignored(where);
    if (where.condition !== undefined)
        conditions.unshift(where.condition);
    const isForced = statusPart?.endsWith('!') === true;
    const does = status === 200 ? 'rewrite' : status >= 300 && status < 400 ? 'redirect' : 'status';
    const identity = JSON.stringify([from, query, to, status, isForced, conditionParts]);
    return {
        identity,
        rule: { line: number, from, to, does, status, isForced, conditions, source: where.source },
    };
}
/** Returns which addresses `from` is about, or why Netlify never applies the rule. */
function readFrom(from, host) {
    let path = from;
    let condition;
    if (IS_URL.test(from)) {
        const url = URL.parse(from);
        if (url === null)
            return `${(0,redirects_rules/* quoted */.TL)(from)} is no address.`;
        path = url.pathname;
        // Where the name is not known, or a visitor may still come by `http:`.
        if (host !== url.host || url.protocol === 'http:')
            condition = `${url.protocol}//${url.host}`;
    }
    if (path.startsWith('/.netlify'))
        return 'Addresses below `/.netlify` are Netlify’s own.';
    if (!path.startsWith('/'))
        return 'A rule has to begin with `/`, so this one matches no address.';
    if (path.includes('?') || path.includes('#'))
        return 'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.';
    try {
        const source = readPath(path);
        return condition === undefined ? { source } : { source, condition };
    }
    catch (error) {
        if (error instanceof pattern/* UnsupportedPattern */.g8)
            return `The pattern is too long to be of use.`;
        throw error;
    }
}
function readPath(path) {
    const segments = withoutSlash(path).split('/').slice(1);
    if (!segments.some((segment) => /^:./.test(segment) || isSplat(segment)))
        return { exact: withoutSlash((0,redirects_rules/* decodedPath */.kw)(path)) };
    const nodes = [];
    for (const segment of segments) {
        if (segment === '*')
            nodes.push((0,pattern/* repeat */.ux)((0,pattern/* sequence */.K2)((0,pattern/* text */.Qq)('/'), (0,pattern/* group */.Os)('splat', pattern/* ANYTHING */.n0)), 0, 1));
        else if (isSplat(segment))
            nodes.push((0,pattern/* text */.Qq)(`/${(0,redirects_rules/* decodedPath */.kw)(segment.slice(0, -1))}`), (0,pattern/* repeat */.ux)((0,pattern/* text */.Qq)('/'), 0, 1), (0,pattern/* group */.Os)('splat', pattern/* ANYTHING */.n0));
        else if (/^:./.test(segment))
            nodes.push((0,pattern/* text */.Qq)('/'), (0,pattern/* group */.Os)(segment.slice(1), pattern/* SEGMENT */._f));
        else
            nodes.push((0,pattern/* text */.Qq)(`/${(0,redirects_rules/* decodedPath */.kw)(segment)}`));
    }
    // A slash at the end makes no difference, but where a splat takes it.
    if (!isSplat(segments.at(-1) ?? ''))
        nodes.push((0,pattern/* repeat */.ux)((0,pattern/* text */.Qq)('/'), 0, 1));
    return { pattern: (0,pattern/* compile */.wE)((0,pattern/* sequence */.K2)(...nodes)) };
}
/** A `*` counts at the end of a segment alone. */
function isSplat(segment) {
    return segment.indexOf('*') === segment.length - 1 && segment !== '';
}
function withoutSlash(path) {
    return path.endsWith('/') ? path.slice(0, -1) : path;
}
function stepper(rules, host) {
    const index = new redirects_rules/* RuleIndex */.PR(rules);
    const anyForced = rules.some(({ isForced }) => isForced);
    return (path, files, budget) => {
        const own = files(path);
        // A file shadows all rules but those with a `!`.
        if (own !== undefined && !anyForced)
            return (0,decide/* stepOf */.cg)(own);
        return scan(index.matches([withoutSlash(path)], [path], budget), path, files, host, budget);
    };
}
function scan(matches, path, files, host, budget) {
    const next = matches.next();
    if (next.done === true)
        return (0,decide/* stepOf */.cg)(files(path));
    const { rule, captures } = next.value;
    const why = openQuestion(rule, path);
    if (why !== undefined)
        return { is: 'undecided', why, rule };
    if (ignoredLoop(rule, path) === 'certain')
        return (0,decide/* stepOf */.cg)(files(path));
    const to = expanded(rule.to, captures);
    if (to === undefined)
        return { is: 'undecided', why: 'the target is too long', rule };
    const applied = () => apply(rule, to, path, files, host);
    if (rule.conditions.length === 0)
        return applied();
    return { is: 'either', rule, applied, otherwise: () => scan(matches, path, files, host, budget) };
}
function openQuestion(rule, path) {
    if (rule.from.indexOf('*') !== rule.from.lastIndexOf('*') && rule.to.includes(':splat'))
        return 'more than one `*` could be meant by `:splat`';
    return ignoredLoop(rule, path) === 'likely' ? 'the host may take the rule for a loop' : undefined;
}
/**
 * `netlify-redirector` answers with no rule at all where the first rule that fits ends with `*`, leads to what it is
 * about, and the path is there already, rewrites apart. It goes by the letters alone, so that `/* /b` also leaves `/bx`
 * out. Where exactly it stops with more wildcards than that one is not documented.
 */
function ignoredLoop(rule, path) {
    if (rule.status === 200 || !rule.from.includes('*'))
        return undefined;
    const [written = ''] = rule.to.split(/\/?:/, 1);
    const base = (0,redirects_rules/* decodedPath */.kw)(written);
    if (base === '' || !path.startsWith(base))
        return undefined;
    const from = withoutSlash(rule.from);
    const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to);
    if (!isSimple)
        return 'likely';
    if (!rule.to.startsWith(withoutSlash(from.slice(0, -1))))
        return undefined;
    const isBelow = base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/';
    return isBelow ? 'certain' : 'likely';
}
function apply(rule, to, path, files, host) {
    const own = rule.isForced ? undefined : files(path);
    if (own !== undefined)
        return (0,decide/* stepOf */.cg)(own);
    if (rule.does === 'status')
        return { is: 'status', status: rule.status, rule };
    if (to.startsWith('/.netlify/'))
        return { is: 'undecided', why: 'a function answers it', rule };
    if (rule.does === 'redirect')
        return { is: 'redirect', to, rule };
    const target = (0,decide/* readTarget */._E)(to, path, host);
    if (target.is === 'outside')
        return { is: 'proxy', to, rule };
    return (0,decide/* stepOf */.cg)(files(target.path), rule);
}
/** Puts what was captured into a target. Netlify looks for `:name` letter by letter: `:id` is also found in `:idea`. */
function expanded(to, captures) {
    let result = to;
    for (const [name, value] of captures) {
        if (!result.includes(':'))
            return result;
        result = (0,redirects_rules/* replacedAll */.um)(result, `:${name}`, (0,byte_strings/* percentEncode */.a)(value));
        if (result === undefined)
            return undefined;
    }
    return result;
}

// EXTERNAL MODULE: ./lib/web/host/redirects/vercel.js + 2 modules
var vercel = __webpack_require__(5883);
;// CONCATENATED MODULE: ./lib/web/host/redirects/read.js




const USUAL = { appliesWithoutFile: false, filesHideRules: false, triesRewritesLast: false };
/** The redirect files of all hosts that read one. */
const REDIRECT_FORMATS = {
    netlify: {
        ...USUAL,
        file: '_redirects',
        filesHideRules: true,
        parse: (text = '', domain) => parseNetlify(text, domain),
    },
    'cloudflare-pages': {
        ...USUAL,
        file: '_redirects',
        parse: (text = '', domain) => (0,cloudflare/* parseCloudflare */.d)(text, 'cloudflare-pages', domain),
    },
    'cloudflare-workers': {
        ...USUAL,
        file: '_redirects',
        parse: (text = '', domain) => (0,cloudflare/* parseCloudflare */.d)(text, 'cloudflare-workers', domain),
    },
    'azure-static-web-apps': {
        ...USUAL,
        file: 'staticwebapp.config.json',
        parse: (text = '{}', domain) => (0,azure/* parseAzure */.z)(text, domain),
    },
    vercel: {
        ...USUAL,
        file: 'vercel.json',
        appliesWithoutFile: true,
        triesRewritesLast: true,
        parse: (text = '{}', domain) => (0,vercel/* parseVercel */.jY)(text, domain),
    },
};
/**
 * Returns what a redirect file (ordinary text, or nothing where there is none) means to its host. `domain` is the
 * site's own, if it is known.
 */
function readRedirects(host, text, domain) {
    return REDIRECT_FORMATS[host].parse(text, domain);
}


/***/ }),

/***/ 6856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PR: () => (/* binding */ RuleIndex),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   kw: () => (/* binding */ decodedPath),
/* harmony export */   um: () => (/* binding */ replacedAll)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1025);
/** Rules of a host's own redirect file, whatever the host, and how the first that fits an address is found. */


const NO_CAPTURES = new Map();
/**
 * Finds the rules that fit a path, in their order. Those without wildcards are in a map; the others are tried only
 * on paths that begin like them.
 */
class RuleIndex {
    #exact = new Map();
    /** By the first segment of the path, as far as a pattern has one. */
    #bySegment = new Map();
    #anywhere = [];
    #rules;
    constructor(rules) {
        this.#rules = rules;
        for (const [i, { source }] of rules.entries()) {
            if ('exact' in source)
                add(this.#exact, source.exact, i);
            else {
                const { segment } = source.pattern;
                if (segment === undefined)
                    this.#anywhere.push(i);
                else
                    add(this.#bySegment, segment, i);
            }
        }
    }
    /**
     * Yields the rules that fit. `keys` are the forms under which the host looks for a path among the exact ones,
     * `paths` those on which it tries its patterns. `from` leaves out the rules before a position. Throws `OutOfSteps`.
     */
    *matches(keys, paths, budget, from = 0) {
        const lists = [...new Set(keys)].map((key) => this.#exact.get(key) ?? []);
        const segments = new Set(paths.map(firstSegment));
        lists.push(...[...segments].map((segment) => this.#bySegment.get(segment) ?? []), this.#anywhere);
        for (const i of merged(lists)) {
            const rule = this.#rules[i];
            if (rule === undefined || i < from)
                continue;
            (0,_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .spend */ .Rf)(budget, 1);
            if ('exact' in rule.source) {
                yield { rule, captures: NO_CAPTURES, position: i };
                continue;
            }
            for (const path of paths) {
                const captures = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .match */ .YW)(rule.source.pattern, path, budget);
                if (captures === undefined)
                    continue;
                yield { rule, captures, position: i };
                break;
            }
        }
    }
}
function add(map, key, value) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [value]);
    else
        list.push(value);
}
/** Returns `docs` for `/docs/x` and `/docs`. */
function firstSegment(path) {
    const end = path.indexOf('/', 1);
    return end === -1 ? path.slice(1) : path.slice(1, end);
}
/** Yields the numbers of ascending lists in ascending order, each once. */
function* merged(lists) {
    const positions = lists.map(() => 0);
    for (;;) {
        let least = Number.POSITIVE_INFINITY;
        for (const [i, list] of lists.entries())
            least = Math.min(least, list[positions[i] ?? 0] ?? least);
        if (least === Number.POSITIVE_INFINITY)
            return;
        for (const [i, list] of lists.entries())
            if (list[positions[i] ?? 0] === least)
                positions[i] = (positions[i] ?? 0) + 1;
        yield least;
    }
}
/** No answer of a host is longer; without a bound, a rule could ask for gigabytes. */
const MAX_TARGET = 65_536;
/**
 * Returns `text` with every `find` replaced; undefined if the result is longer than any host would send.
 */
function replacedAll(text, find, value) {
    const parts = text.split(find);
    if (text.length + (parts.length - 1) * value.length > MAX_TARGET)
        return undefined;
    return parts.join(value);
}
/** Returns a line or a name of a foreign file as a message quotes it: not longer than a reader wants. */
function quoted(text) {
    return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``;
}
/** Returns a path of a redirect file (ordinary text) as addresses are compared: decoded, as a string of bytes. */
function decodedPath(path) {
    const bytes = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)(path);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(bytes) ?? bytes;
}


/***/ }),

/***/ 5883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tA: () => (/* binding */ MAX_RULES),
  pc: () => (/* binding */ MAX_RULE_LENGTH),
  jY: () => (/* binding */ parseVercel)
});

// EXTERNAL MODULE: ./lib/check/rules/canonical.js
var canonical = __webpack_require__(8206);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/redirects/decide.js
var decide = __webpack_require__(2163);
// EXTERNAL MODULE: ./lib/web/host/redirects/host-files.js
var host_files = __webpack_require__(9019);
// EXTERNAL MODULE: ./lib/web/host/redirects/json.js
var redirects_json = __webpack_require__(9017);
// EXTERNAL MODULE: ./lib/web/host/redirects/pattern.js
var redirects_pattern = __webpack_require__(1025);
;// CONCATENATED MODULE: ./lib/web/host/redirects/regex.js
/** Reads the regular expressions that `vercel.json` may have, as far as they can be matched without backtracking. */

const MAX_GROUP_DEPTH = 50;
const MAX_REPEATS = 200;
const isDigit = (byte) => byte >= 0x30 && byte <= 0x39;
const isWord = (byte) => isDigit(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x5f;
const isSpace = (byte) => (byte >= 0x09 && byte <= 0x0d) || byte === 0x20;
const CLASSES = {
    d: (0,redirects_pattern/* byteSet */.jz)(isDigit),
    D: (0,redirects_pattern/* byteSet */.jz)((byte) => !isDigit(byte)),
    w: (0,redirects_pattern/* byteSet */.jz)(isWord),
    W: (0,redirects_pattern/* byteSet */.jz)((byte) => !isWord(byte)),
    s: (0,redirects_pattern/* byteSet */.jz)(isSpace),
    S: (0,redirects_pattern/* byteSet */.jz)((byte) => !isSpace(byte)),
};
const CONTROLS = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' };
/** Returns whether JavaScript takes this as a regular expression. It is never matched: that might take forever. */
function isRegex(source) {
    try {
        new RegExp(source);
        return true;
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}
/**
 * Returns what a regular expression (a string of bytes) means. `nextName` names the groups without a name.
 * Throws `UnsupportedPattern` for what is no regular expression, and for back references, look-behinds and the like.
 */
function readRegex(source, nextName) {
    const reader = new Reader(source, nextName);
    const node = reader.choice(0);
    if (!reader.isDone)
        throw new redirects_pattern/* UnsupportedPattern */.g8('has a bracket too many');
    return node;
}
class Reader {
    #source;
    #nextName;
    #at = 0;
    constructor(source, nextName) {
        this.#source = source;
        this.#nextName = nextName;
    }
    get isDone() {
        return this.#at >= this.#source.length;
    }
    get #next() {
        return this.#source.charAt(this.#at);
    }
    #take(expected) {
        if (!this.#source.startsWith(expected, this.#at))
            return false;
        this.#at += expected.length;
        return true;
    }
    choice(depth) {
        if (depth > MAX_GROUP_DEPTH)
            throw new redirects_pattern/* UnsupportedPattern */.g8('is nested too deeply');
        const of = [];
        do
            of.push(this.#sequence(depth));
        while (this.#take('|'));
        return of.length === 1 ? of[0] : { is: 'choice', of };
    }
    #sequence(depth) {
        const of = [];
        while (!this.isDone && this.#next !== '|' && this.#next !== ')')
            of.push(this.#repeated(depth));
        return { is: 'sequence', of };
    }
    #repeated(depth) {
        const atom = this.#atom(depth);
        const range = this.#quantifier();
        if (range === undefined)
            return atom;
        if (atom.is === 'start' || atom.is === 'end' || atom.is === 'lookahead')
            throw new redirects_pattern/* UnsupportedPattern */.g8('repeats what has no length');
        const isLazy = this.#take('?');
        if ('*+?{'.includes(this.#next) && this.#next !== '' && this.#quantifier() !== undefined)
            throw new redirects_pattern/* UnsupportedPattern */.g8('repeats twice');
        return (0,redirects_pattern/* repeat */.ux)(atom, range.min, range.max, isLazy);
    }
    #quantifier() {
        if (this.#take('*'))
            return { min: 0, max: Number.POSITIVE_INFINITY };
        if (this.#take('+'))
            return { min: 1, max: Number.POSITIVE_INFINITY };
        if (this.#take('?'))
            return { min: 0, max: 1 };
        if (this.#next !== '{')
            return undefined;
        const end = this.#source.indexOf('}', this.#at);
        const inner = end === -1 ? '' : this.#source.slice(this.#at + 1, Math.min(end, this.#at + 20));
        const range = /^(\d{1,4})(,?)(\d{0,4})$/.exec(inner);
        if (range === null)
            throw new redirects_pattern/* UnsupportedPattern */.g8('has a brace that is no number of repeats');
        this.#at = end + 1;
        const min = Number(range[1]);
        const max = range[2] === '' ? min : range[3] === '' ? Number.POSITIVE_INFINITY : Number(range[3]);
        if (max < min || min > MAX_REPEATS || (max !== Number.POSITIVE_INFINITY && max > MAX_REPEATS))
            throw new redirects_pattern/* UnsupportedPattern */.g8('repeats too often');
        return { min, max };
    }
    #atom(depth) {
        const letter = this.#next;
        this.#at++;
        switch (letter) {
            case '(':
                return this.#group(depth);
            case '[':
                return { is: 'set', set: this.#class() };
            case '.':
                return { is: 'set', set: redirects_pattern/* ANY_BYTE */.YB };
            case '^':
                return { is: 'start' };
            case '$':
                return { is: 'end' };
            case '\\':
                return this.#escape();
            case '*':
            case '+':
            case '?':
                throw new redirects_pattern/* UnsupportedPattern */.g8('repeats nothing');
            default:
                return (0,redirects_pattern/* text */.Qq)(letter);
        }
    }
    #group(depth) {
        if (this.#take('?:'))
            return this.#closed(this.choice(depth + 1));
        for (const [opening, isNegative] of [
            ['?!', true],
            ['?=', false],
        ])
            if (this.#take(opening))
                return { is: 'lookahead', isNegative, of: this.#closed(this.choice(depth + 1)) };
        let name;
        if (this.#next === '?') {
            const named = /^\?<([A-Za-z_]\w{0,63})>/.exec(this.#source.slice(this.#at, this.#at + 70));
            if (named === null)
                throw new redirects_pattern/* UnsupportedPattern */.g8('has a group of a kind that is not read');
            this.#at += named[0].length;
            name = named[1] ?? '';
        }
        else {
            name = this.#nextName();
        }
        return { is: 'group', name, of: this.#closed(this.choice(depth + 1)) };
    }
    #closed(node) {
        if (!this.#take(')'))
            throw new redirects_pattern/* UnsupportedPattern */.g8('has a group without an end');
        return node;
    }
    #escape() {
        const letter = this.#next;
        this.#at++;
        const set = CLASSES[letter];
        if (set !== undefined)
            return { is: 'set', set };
        return (0,redirects_pattern/* text */.Qq)(this.#escaped(letter));
    }
    #escaped(letter) {
        const control = CONTROLS[letter];
        if (control !== undefined)
            return control;
        if (letter === 'x') {
            const code = /^[0-9a-f]{2}/i.exec(this.#source.slice(this.#at, this.#at + 2))?.[0];
            if (code === undefined)
                throw new redirects_pattern/* UnsupportedPattern */.g8('has an escape that is not read');
            this.#at += 2;
            return String.fromCharCode(Number.parseInt(code, 16));
        }
        if (letter === '' || /[A-Za-z1-9]/.test(letter))
            throw new redirects_pattern/* UnsupportedPattern */.g8('has an escape that is not read');
        return letter;
    }
    /** Behind its opening bracket. */
    #class() {
        const isNegative = this.#take('^');
        const set = new Uint8Array(256);
        while (this.#next !== ']') {
            if (this.isDone)
                throw new redirects_pattern/* UnsupportedPattern */.g8('has a class without an end');
            const from = this.#classAtom(set);
            const isRange = from !== undefined && this.#next === '-' && this.#source.charAt(this.#at + 1) !== ']' && !this.isDone;
            if (!isRange) {
                if (from !== undefined)
                    set[from] = 1;
                continue;
            }
            this.#at++;
            const to = this.#classAtom(set);
            if (to === undefined || to < from)
                throw new redirects_pattern/* UnsupportedPattern */.g8('has a range that is the wrong way round');
            set.fill(1, from, to + 1);
        }
        this.#at++;
        return isNegative ? (0,redirects_pattern/* byteSet */.jz)((byte) => set[byte] !== 1) : set;
    }
    /** Returns a byte, or undefined after having added a whole class. */
    #classAtom(set) {
        const letter = this.#next;
        this.#at++;
        // Letters beyond ASCII are several bytes, and a set has only single ones.
        if (letter > '\x7f')
            throw new redirects_pattern/* UnsupportedPattern */.g8('has a class with letters beyond ASCII');
        if (letter !== '\\')
            return letter.charCodeAt(0);
        const escaped = this.#next;
        this.#at++;
        const whole = CLASSES[escaped];
        if (whole === undefined)
            return this.#escaped(escaped).charCodeAt(0);
        for (const [byte, has] of whole.entries())
            if (has === 1)
                set[byte] = 1;
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/path-to-regexp.js
/**
 * The patterns of `path-to-regexp` 6.1, as Vercel has them (strict, case-sensitive): `/blog/:slug`, `/:path*`,
 * `/(.*)`, `/:id(\\d+)`, `/{a-:b}?`. Read 2026-11: https://github.com/pillarjs/path-to-regexp/tree/v6.1.0
 */



/** A lazy segment: `[^/]+?`. */
const DEFAULT = (0,redirects_pattern/* repeat */.ux)({ is: 'set', set: redirects_pattern/* NO_SLASH */.o7 }, 1, Number.POSITIVE_INFINITY, true);
/**
 * Returns what a source (ordinary text) means; undefined if it is no source. Throws `UnsupportedPattern` where it has
 * a regular expression that cannot be matched without backtracking.
 */
function readSource(source) {
    const tokens = tokensOf(source);
    // Outside of its groups, everything is taken as it is written.
    if (tokens?.some(({ is, value }) => is === 'pattern' && !isRegex(`(?:${value})`)))
        return undefined;
    return tokens === undefined ? undefined : new Parser(tokens).read();
}
function tokensOf(source) {
    const tokens = [];
    for (let i = 0; i < source.length;) {
        const letter = source.charAt(i);
        if (letter === '\\') {
            if (i + 1 >= source.length)
                return undefined;
            tokens.push({ is: 'escaped', value: source.charAt(i + 1) });
            i += 2;
        }
        else if (letter === ':') {
            const name = /^\w*/.exec(source.slice(i + 1, i + 257))?.[0] ?? '';
            if (name === '')
                return undefined;
            tokens.push({ is: 'name', value: name });
            i += 1 + name.length;
        }
        else if (letter === '(') {
            const end = endOfPattern(source, i);
            if (end === undefined)
                return undefined;
            tokens.push({ is: 'pattern', value: source.slice(i + 1, end) });
            i = end + 1;
        }
        else {
            const is = '*+?'.includes(letter)
                ? 'modifier'
                : letter === '{'
                    ? 'open'
                    : letter === '}'
                        ? 'close'
                        : 'char';
            tokens.push({ is, value: letter });
            i++;
        }
    }
    return tokens;
}
/** Groups within may not capture. */
function endOfPattern(source, start) {
    let depth = 1;
    if (source.charAt(start + 1) === '?')
        return undefined;
    for (let i = start + 1; i < source.length; i++) {
        const letter = source.charAt(i);
        if (letter === '\\')
            i++;
        else if (letter === '(') {
            if (source.charAt(i + 1) !== '?')
                return undefined;
            depth++;
        }
        else if (letter === ')') {
            depth--;
            if (depth === 0)
                return i === start + 1 ? undefined : i;
        }
    }
    return undefined;
}
class Parser {
    #tokens;
    #nodes = [];
    #names = new Set();
    #at = 0;
    #unnamed = 0;
    #text = '';
    constructor(tokens) {
        this.#tokens = tokens;
    }
    #take(is) {
        const token = this.#tokens[this.#at];
        if (token?.is !== is)
            return undefined;
        this.#at++;
        return token.value;
    }
    read() {
        while (this.#at < this.#tokens.length) {
            const letter = this.#take('char');
            const name = this.#take('name');
            const pattern = this.#take('pattern');
            if (name !== undefined || pattern !== undefined) {
                const isPrefix = letter === '/' || letter === '.';
                if (!isPrefix)
                    this.#text += letter ?? '';
                this.#flush();
                this.#parameter(name, pattern, isPrefix ? (letter ?? '') : '', '');
                continue;
            }
            const plain = letter ?? this.#take('escaped');
            if (plain !== undefined) {
                this.#text += plain;
                continue;
            }
            this.#flush();
            if (this.#take('open') === undefined || !this.#braces())
                return undefined;
        }
        this.#flush();
        return (0,redirects_pattern/* sequence */.K2)(...this.#nodes);
    }
    #flush() {
        if (this.#text !== '')
            this.#nodes.push(literal(this.#text));
        this.#text = '';
    }
    #plain() {
        let value = '';
        for (;;) {
            const letter = this.#take('char') ?? this.#take('escaped');
            if (letter === undefined)
                return value;
            value += letter;
        }
    }
    #braces() {
        const prefix = this.#plain();
        const name = this.#take('name');
        const pattern = this.#take('pattern');
        const suffix = this.#plain();
        if (this.#take('close') === undefined)
            return false;
        if (name !== undefined || pattern !== undefined)
            this.#parameter(name, pattern, prefix, suffix);
        else
            this.#nodes.push(modified(literal(prefix + suffix), this.#take('modifier')));
        return true;
    }
    #parameter(name, pattern, prefix, suffix) {
        const key = name ?? `${this.#unnamed++}`;
        if (this.#names.has(key))
            throw new redirects_pattern/* UnsupportedPattern */.g8('has a name twice');
        this.#names.add(key);
        const unnamedGroup = () => {
            throw new redirects_pattern/* UnsupportedPattern */.g8('has a group within a group');
        };
        const inner = pattern === undefined ? DEFAULT : readRegex((0,byte_strings/* toBytes */.ZJ)(pattern), unnamedGroup);
        const modifier = this.#take('modifier');
        if (prefix === '' && suffix === '') {
            this.#nodes.push(modified((0,redirects_pattern/* group */.Os)(key, inner), modifier));
            return;
        }
        if (modifier !== '*' && modifier !== '+') {
            this.#nodes.push(modified((0,redirects_pattern/* sequence */.K2)(literal(prefix), (0,redirects_pattern/* group */.Os)(key, inner), literal(suffix)), modifier));
            return;
        }
        const more = (0,redirects_pattern/* repeat */.ux)((0,redirects_pattern/* sequence */.K2)(literal(suffix + prefix), inner), 0, Number.POSITIVE_INFINITY);
        const all = (0,redirects_pattern/* sequence */.K2)(literal(prefix), (0,redirects_pattern/* group */.Os)(key, (0,redirects_pattern/* sequence */.K2)(inner, more)), literal(suffix));
        this.#nodes.push(modifier === '*' ? (0,redirects_pattern/* repeat */.ux)(all, 0, 1) : all);
    }
}
function literal(value) {
    const bytes = (0,byte_strings/* toBytes */.ZJ)(value);
    return (0,redirects_pattern/* text */.Qq)((0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes);
}
function modified(node, modifier) {
    if (modifier === '*')
        return (0,redirects_pattern/* repeat */.ux)(node, 0, Number.POSITIVE_INFINITY);
    if (modifier === '+')
        return (0,redirects_pattern/* repeat */.ux)(node, 1, Number.POSITIVE_INFINITY);
    return modifier === '?' ? (0,redirects_pattern/* repeat */.ux)(node, 0, 1) : node;
}

// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var redirects_rules = __webpack_require__(6856);
;// CONCATENATED MODULE: ./lib/web/host/redirects/vercel.js
/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11, and
 * `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects before the files, rewrites
 * after them.
 */









const FILE = 'vercel.json';
/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
const MAX_RULES = 2_048;
const MAX_RULE_LENGTH = 4_096;
/** Returns what a `vercel.json` (ordinary text) means. `domain` is the site's own, if it is known. */
function parseVercel(file, domain) {
    const problems = [];
    const report = (kind, line, message) => problems.push({ kind, line, message });
    const json = (0,redirects_json/* readJson */.Vh)(file);
    if (typeof json === 'string') {
        const so = json === redirects_json/* TOO_DEEP */.gZ ? 'so that it cannot be read' : 'and Vercel refuses the deployment';
        report('invalid', undefined, `The file ${json}, ${so}.`);
        const fileResolver = (lookup) => (0,host_files/* vercelFiles */.Ve)(lookup, false);
        const step = (path, files) => (0,decide/* stepOf */.cg)(files(path));
        return { host: 'vercel', file: FILE, rules: [], problems, fileResolver, step };
    }
    const { cleanUrls, trailingSlash, routes } = json.value;
    const settings = {
        cleanUrls: cleanUrls === true,
        trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined,
    };
    const others = ['redirects', 'rewrites', 'headers', 'cleanUrls', 'trailingSlash'].filter((key) => key in json.value);
    if (Array.isArray(routes) && others.length > 0)
        report('invalid', undefined, `\`routes\` cannot be used with ${others.map((key) => `\`${key}\``).join(', ')}.`);
    const redirects = rulesOf(json, 'redirects', report);
    const rewrites = rulesOf(json, 'rewrites', report);
    const old = oldRoutes(json, report);
    const isPartlyUnread = problems.some(({ kind }) => kind === 'unread');
    const rules = [...old.routes, ...old.lateRoutes].map(({ rule }) => rule).concat(redirects, rewrites);
    const step = stepper({ redirects, rewrites, ...old, isPartlyUnread }, settings, (0,canonical/* normalizeDomain */.AT)(domain));
    const fileResolver = (lookup) => (0,host_files/* vercelFiles */.Ve)(lookup, settings.cleanUrls);
    return { host: 'vercel', file: FILE, rules, problems, fileResolver, step };
}
function rulesOf(json, key, report) {
    const list = json.value[key];
    if (list === undefined)
        return [];
    if (!Array.isArray(list)) {
        report('invalid', undefined, `\`${key}\` has to be a list.`);
        return [];
    }
    if (list.length > MAX_RULES)
        report('over-limit', json.lineOf(key, MAX_RULES), `\`${key}\` has ${list.length} rules, more than the ${MAX_RULES} that Vercel takes.`);
    return list.slice(0, MAX_RULES).flatMap((item, i) => {
        const line = json.lineOf(key, i);
        const read = readRule(item, line, key);
        if (!('message' in read))
            return [read];
        report(read.kind, line, read.message);
        return [];
    });
}
function invalid(message) {
    return { kind: 'invalid', message };
}
function readRule(item, line, key) {
    if (!(0,redirects_json/* isObject */.Gv)(item) || typeof item.source !== 'string')
        return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`);
    const { source: from, destination, permanent, statusCode } = item;
    if (typeof destination !== 'string')
        return (0,redirects_json/* isObject */.Gv)(destination)
            ? { kind: 'unread', message: `The rule for ${(0,redirects_rules/* quoted */.TL)(from)} leads to a service.` }
            : invalid(`The rule for ${(0,redirects_rules/* quoted */.TL)(from)} has no \`destination\`.`);
    if (from.length > MAX_RULE_LENGTH || destination.length > MAX_RULE_LENGTH)
        return {
            kind: 'over-limit',
            message: `The rule is longer than the ${MAX_RULE_LENGTH} characters that Vercel takes.`,
        };
    if (key === 'redirects' && permanent !== undefined && statusCode !== undefined)
        return invalid(`The rule for ${(0,redirects_rules/* quoted */.TL)(from)} has both \`permanent\` and \`statusCode\`.`);
    let pattern;
    const conditions = conditionsOf(item);
    try {
        const node = isRegex(from) ? readSource(from) : undefined;
        if (node === undefined)
            return invalid(`${(0,redirects_rules/* quoted */.TL)(from)} is no pattern that Vercel takes.`);
        pattern = (0,redirects_pattern/* compile */.wE)(node);
    }
    catch (error) {
        if (!(error instanceof redirects_pattern/* UnsupportedPattern */.g8))
            throw error;
        // It may fit any address below what it begins with.
        pattern = beginning(from);
        conditions.push(`the pattern ${from.slice(0, 100)}, which ${error.message}`);
    }
    const missing = namesIn(destination).find((name) => !pattern.names.includes(name));
    if (missing !== undefined && conditions.length === 0)
        return invalid(`The rule for ${(0,redirects_rules/* quoted */.TL)(from)} has \`:${missing}\` in its \`destination\`, but not in its \`source\`.`);
    const common = { line, from, to: destination, conditions, source: { pattern } };
    if (key === 'rewrites')
        return { ...common, does: 'rewrite', status: 200, isForced: false };
    const status = typeof permanent === 'boolean'
        ? permanent
            ? 308
            : 307
        : typeof statusCode === 'number'
            ? statusCode
            : 308;
    return { ...common, does: 'redirect', status, isForced: true };
}
/** Names in the path alone: a port is no name. */
function namesIn(destination) {
    const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '');
    return [...path.matchAll(/(?<!\\):([A-Za-z_]\w*)/g)].map(([, name]) => name ?? '');
}
function conditionsOf(item) {
    return ['has', 'missing', 'env'].flatMap((key) => Array.isArray(item[key]) && item[key].length > 0 ? [`\`${key}\``] : []);
}
function beginning(pattern) {
    const start = /^\^?((?:[\w/-]|%[0-9A-Fa-f]{2})*)(?![*+?{|])/.exec(pattern)?.[1] ?? '';
    const folder = start.slice(0, start.lastIndexOf('/') + 1) || '/';
    const isUncertain = pattern.includes('|') || pattern.includes('{');
    return (0,redirects_pattern/* compile */.wE)(readRegex(`${isUncertain ? '/' : folder}.*`, () => ''));
}
function oldRoutes(json, report) {
    const list = json.value.routes;
    if (!Array.isArray(list)) {
        if (list !== undefined && list !== null)
            report('invalid', undefined, '`routes` has to be a list.');
        return { routes: [], lateRoutes: [] };
    }
    const routes = [];
    const lateRoutes = [];
    let phase = 'early';
    for (const [i, item] of list.slice(0, MAX_RULES).entries()) {
        const line = json.lineOf('routes', i);
        if ((0,redirects_json/* isObject */.Gv)(item) && typeof item.handle === 'string') {
            if (item.handle === 'filesystem')
                phase = 'late';
            else if (item.handle === 'error')
                phase = 'error';
            else {
                report('unread', line, `What comes after \`"handle": ${(0,redirects_rules/* quoted */.TL)(item.handle).slice(1, -1)}\` is not read.`);
                break;
            }
            continue;
        }
        if (phase === 'error')
            continue;
        const read = readRoute(item, line);
        if ('message' in read)
            report(read.kind, line, read.message);
        else if (phase === 'early')
            routes.push(read);
        else
            lateRoutes.push(read);
    }
    return { routes, lateRoutes };
}
function readRoute(item, line) {
    const from = (0,redirects_json/* isObject */.Gv)(item) ? (item.src ?? item.source) : undefined;
    if (!(0,redirects_json/* isObject */.Gv)(item) || typeof from !== 'string')
        return invalid('A route has to be an object with a `src`.');
    if (from.length <= MAX_RULE_LENGTH && !isRegex(from))
        return invalid(`${(0,redirects_rules/* quoted */.TL)(from)} is no regular expression that Vercel takes.`);
    const conditions = conditionsOf(item);
    const { methods, headers } = item;
    if (Array.isArray(methods) && !methods.includes('GET'))
        conditions.push('the method');
    let pattern;
    try {
        let groups = 0;
        const nextName = () => `${++groups}`;
        pattern = (0,redirects_pattern/* compile */.wE)((0,redirects_pattern/* sequence */.K2)(readRegex((0,byte_strings/* toBytes */.ZJ)(from), nextName)));
    }
    catch (error) {
        if (!(error instanceof redirects_pattern/* UnsupportedPattern */.g8))
            throw error;
        pattern = beginning(from);
        conditions.push(`the pattern ${from.slice(0, 100)}, which ${error.message}`);
    }
    const status = item.status ?? item.statusCode;
    const location = (0,redirects_json/* isObject */.Gv)(headers)
        ? Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1]
        : undefined;
    const dest = item.dest ?? item.destination;
    const common = { line, from, conditions, source: { pattern }, isForced: true };
    const goesOn = item.continue === true;
    if (typeof location === 'string' && typeof status === 'number' && status >= 300 && status < 400)
        return { goesOn, rule: { ...common, to: location, does: 'redirect', status } };
    if (typeof dest === 'string')
        return {
            goesOn,
            rule: { ...common, to: dest, does: 'rewrite', status: typeof status === 'number' ? status : 200 },
        };
    if (typeof status === 'number' && !goesOn)
        return { goesOn, rule: { ...common, to: '', does: 'status', status } };
    // Headers alone, or the end of the search: neither changes what is found.
    return { goesOn: true, rule: { ...common, to: '', does: 'status', status: 200 } };
}
function stepper(parts, settings, domain) {
    const rules = (routes) => routes.map(({ rule }) => rule);
    const indices = {
        routes: new redirects_rules/* RuleIndex */.PR(rules(parts.routes)),
        redirects: new redirects_rules/* RuleIndex */.PR(parts.redirects),
        late: new redirects_rules/* RuleIndex */.PR(parts.rewrites.length > 0 ? parts.rewrites : rules(parts.lateRoutes)),
    };
    return (path, files, budget) => {
        const clean = settingsRedirect(path, settings);
        if (clean !== undefined)
            return { is: 'redirect', to: (0,byte_strings/* percentEncode */.a)(clean) };
        return early(path, 0, { files, budget, domain, parts, ...indices });
    };
}
/** `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`. */
function settingsRedirect(path, { cleanUrls, trailingSlash }) {
    if (cleanUrls) {
        const end = trailingSlash === true ? '/' : '';
        const index = /^\/(?:(.+)\/)?index(?:\.html)?\/?$/.exec(path);
        if (index !== null)
            return index[1] === undefined ? '/' : `/${index[1]}${end}`;
        const page = /\.html\/?$/.exec(path);
        if (page !== null)
            return `${path.slice(0, page.index)}${end}`;
    }
    if (trailingSlash === false && path.length > 1 && path.endsWith('/'))
        return path.slice(0, -1);
    if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path))
        return undefined;
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last !== '' && !last.includes('.') && !path.includes('//'))
        return `${path}/`;
    return /[^/]\.\w+\/$/.test(path) ? path.slice(0, -1) : undefined;
}
/** Routes of the old kind, then redirects, then files. */
function early(path, from, context) {
    const { parts, routes, redirects, budget } = context;
    for (const { position, captures } of routes.matches([], [path], budget, from)) {
        const route = parts.routes[position];
        if (route === undefined)
            continue;
        const applied = () => applyRoute(route, path, captures, position, context);
        if (route.rule.conditions.length === 0)
            return applied();
        return { is: 'either', rule: route.rule, applied, otherwise: () => early(path, position + 1, context) };
    }
    return redirected(path, context, redirects.matches([], [path], budget));
}
function applyRoute(route, path, captures, i, context) {
    const { rule, goesOn } = route;
    if (rule.does === 'status')
        return goesOn ? early(path, i + 1, context) : { is: 'status', status: rule.status, rule };
    const to = filledIn(rule.to, captures);
    if (to === undefined)
        return { is: 'undecided', why: 'the target is too long', rule };
    if (rule.does === 'redirect')
        return goesOn ? early(path, i + 1, context) : { is: 'redirect', to, rule };
    const target = (0,decide/* readTarget */._E)(rooted(to), path, context.domain);
    if (target.is === 'outside')
        return { is: 'proxy', to, rule };
    if (goesOn)
        return early(target.path, i + 1, context);
    const found = context.files(target.path);
    if (found === undefined && context.parts.lateRoutes.length > 0)
        return { is: 'undecided', why: 'later routes may answer it', rule };
    if (rule.status >= 400)
        return { is: 'status', status: rule.status, rule };
    return (0,decide/* stepOf */.cg)(found, rule);
}
function redirected(path, context, matches) {
    const next = matches.next();
    if (next.done !== true) {
        const { rule, captures } = next.value;
        const to = filled(rule.to, captures);
        const applied = () => to === undefined
            ? { is: 'undecided', why: 'the target is too long', rule }
            : { is: 'redirect', to, rule };
        if (rule.conditions.length === 0)
            return applied();
        return { is: 'either', rule, applied, otherwise: () => redirected(path, context, matches) };
    }
    const found = context.files(path);
    if (found !== undefined)
        return (0,decide/* stepOf */.cg)(found);
    if (context.parts.isPartlyUnread)
        return { is: 'undecided', why: 'some of the routes are not read' };
    return late(path, 0, context, undefined);
}
/** Each late rule is tried on what the ones before it have made of the path. */
function late(path, from, context, last) {
    for (const found of context.late.matches([], [path], context.budget, from)) {
        const { rule, position } = found;
        const applied = () => applyLate(found, path, context, last);
        if (rule.conditions.length === 0)
            return applied();
        return { is: 'either', rule, applied, otherwise: () => late(path, position + 1, context, last) };
    }
    return { is: 'missing', rule: last };
}
function applyLate(found, path, context, last) {
    const { rule, captures, position } = found;
    const isOld = context.parts.rewrites.length === 0;
    if (rule.does === 'status')
        return rule.status >= 300
            ? { is: 'status', status: rule.status, rule }
            : late(path, position + 1, context, last);
    const to = isOld ? filledIn(rule.to, captures) : filled(rule.to, captures);
    if (to === undefined)
        return { is: 'undecided', why: 'the target is too long', rule };
    if (rule.does === 'redirect')
        return { is: 'redirect', to, rule };
    if (rule.status >= 400)
        return { is: 'status', status: rule.status, rule };
    const target = (0,decide/* readTarget */._E)(rooted(to), path, context.domain);
    if (target.is === 'outside')
        return { is: 'proxy', to, rule };
    const answer = context.files(target.path);
    if (answer !== undefined)
        return (0,decide/* stepOf */.cg)(answer, rule);
    return isOld ? { is: 'missing', rule } : late(target.path, position + 1, context, rule);
}
function rooted(to) {
    return to.startsWith('/') || /^\w+:\/\//.test(to) ? to : `/${to}`;
}
/** Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the left. */
function filled(to, captures) {
    const inOrder = [...captures.values()];
    let result = '';
    let at = 0;
    for (const found of to.matchAll(/(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g)) {
        const [whole, name, number] = found;
        const value = name === undefined ? (inOrder[Number(number) - 1] ?? '') : captures.get(name);
        // `:8080` is a port.
        if (value === undefined)
            continue;
        result += to.slice(at, found.index) + (0,byte_strings/* percentEncode */.a)(value);
        at = found.index + whole.length;
        if (result.length > MAX_RULE_LENGTH * 16)
            return undefined;
    }
    return result + to.slice(at);
}
/** Fills `$1` and `$name` in. */
function filledIn(to, captures) {
    let result = to;
    for (const [name, value] of [...captures].reverse()) {
        result = (0,redirects_rules/* replacedAll */.um)(result, `$${name}`, (0,byte_strings/* percentEncode */.a)(value));
        if (result === undefined)
            return undefined;
    }
    return result.replace(/\$\d+/g, '');
}


/***/ }),

/***/ 9123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n3: () => (/* binding */ redirectFilesOf),
/* harmony export */   uk: () => (/* binding */ fileResolverOf),
/* harmony export */   v4: () => (/* binding */ redirectsOf),
/* harmony export */   xR: () => (/* binding */ Resolver)
/* harmony export */ });
/* harmony import */ var _check_rules_page_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2608);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2658);
/* harmony import */ var _path_to_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9461);
/* harmony import */ var _redirects_decide_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2163);
/* harmony import */ var _redirects_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2763);
/** What a host answers an address of a site with, by its files and by its own redirect file. */






/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/**
 * What one file may spend on trying its addresses against rules, in steps of 50 nanoseconds, and what each of its
 * addresses adds. It counts for each file alone, also where the answer is remembered: the report must not depend on
 * the order in which threads read.
 */
const MIN_STEPS = 200_000;
const STEPS_PER_ADDRESS = 2_000;
/** What one address may spend. */
const MAX_STEPS = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function redirectFilesOf({ host, basePath }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    if (host === undefined)
        return [...new Set(Object.values(_redirects_read_js__WEBPACK_IMPORTED_MODULE_3__/* .REDIRECT_FORMATS */ .q).map(({ file }) => file))];
    return isRedirectHost(host) ? [_redirects_read_js__WEBPACK_IMPORTED_MODULE_3__/* .REDIRECT_FORMATS */ .q[host].file] : [];
}
/** Returns what the redirect file of a site's host says; undefined where none counts, or where it cannot be read. */
function redirectsOf({ host, basePath, domain, redirects: [file] }) {
    if (!isRedirectHost(host) || basePath !== '/')
        return undefined;
    const isRead = file === undefined ? _redirects_read_js__WEBPACK_IMPORTED_MODULE_3__/* .REDIRECT_FORMATS */ .q[host].appliesWithoutFile : file.text !== undefined;
    return isRead ? (0,_redirects_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readRedirects */ .I)(host, file?.text, domain) : undefined;
}
function isRedirectHost(host) {
    return host !== undefined && Object.hasOwn(_redirects_read_js__WEBPACK_IMPORTED_MODULE_3__/* .REDIRECT_FORMATS */ .q, host);
}
/** Returns how a host finds the files of a site, for the rules of its redirect file. */
function fileResolverOf(redirects, files, loops) {
    return redirects.fileResolver((name) => files.get(loops.length === 0 ? name : (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(name, loops)));
}
/** Finds what the addresses of a site lead to. */
class Resolver {
    rules;
    /** Does the answer depend on more than files? Then `startFile` has to be called for each file. */
    asksRules;
    #site;
    #files;
    #isUnreadable;
    #redirects;
    /** Without a host: those that read a file that the site has. */
    #hosts;
    #remembered = new Map();
    #skipped = 0;
    #steps = MIN_STEPS;
    /** `files` are the names of the site with their indices. */
    constructor(site, files) {
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .f)(site.host);
        this.#site = site;
        this.#files = files;
        this.#isUnreadable = site.redirects.some(({ text }) => text === undefined);
        const redirects = redirectsOf(site);
        this.#redirects = redirects && { rules: redirects, files: fileResolverOf(redirects, files, site.loops) };
        this.#hosts = site.host === undefined ? readersOf(site, files) : [];
        this.asksRules = redirects !== undefined || this.#hosts.length > 0;
    }
    /** How many addresses of the file were not tried. */
    get skipped() {
        return this.#hosts.reduce((sum, host) => Math.max(sum, host.skipped), this.#skipped);
    }
    /** To be called before the addresses of each file. */
    startFile() {
        this.#steps = MIN_STEPS;
        this.#skipped = 0;
        for (const host of this.#hosts)
            host.startFile();
    }
    /** `path` is an address's path as for `fileForPath`. */
    answer(path) {
        if (this.#redirects !== undefined)
            return this.#charged(path, this.#redirects);
        if (this.#isUnreadable && this.#site.host !== undefined)
            return 'unknown';
        const answer = this.#byFiles(path);
        if (answer !== undefined || this.#site.host !== undefined)
            return answer;
        const isAnswered = this.#isUnreadable || this.#hosts.some((host) => host.answer(path) !== undefined);
        return isAnswered ? 'unknown' : undefined;
    }
    /** Does the site have files in a folder? `path` is an address's path that ends in a slash. */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(path, this.#site.loops);
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.#site.names, name) || this.asksRules;
    }
    #byFiles(path) {
        const { loops, basePath } = this.#site;
        const file = (0,_path_to_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileForPath */ .f)((0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(path, loops), this.#files, this.rules, basePath === '/');
        return file ?? this.#unlessUnreadable(path);
    }
    /** What an unreadable folder contains is not known. */
    #unlessUnreadable(path) {
        return this.#site.unreadable.some((folder) => path.startsWith(folder)) ? 'unknown' : undefined;
    }
    #charged(path, redirects) {
        this.#steps += STEPS_PER_ADDRESS;
        if (this.#steps <= 0) {
            this.#skipped++;
            return 'unknown';
        }
        let known = this.#remembered.get(path);
        if (known === undefined) {
            const budget = { steps: MAX_STEPS };
            const outcome = (0,_redirects_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .decide */ .LD)(redirects.rules, path, redirects.files, this.#site.domain, budget);
            known = { answer: this.#answerOf(outcome), steps: MAX_STEPS - budget.steps };
            if (this.#remembered.size >= MAX_REMEMBERED)
                this.#remembered.clear();
            this.#remembered.set(path, known);
        }
        this.#steps -= known.steps;
        if (known.steps >= MAX_STEPS)
            this.#skipped++;
        return known.answer;
    }
    /** Where a rule brings a fragment of its own, or a script may show something for each address, anchors are not known. */
    #answerOf(outcome) {
        if (outcome.is === 'missing')
            return this.#unlessUnreadable(outcome.path.slice(1));
        if (!(0,_redirects_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnswered */ .Qy)(outcome))
            return undefined;
        if (outcome.is !== 'file' || outcome.used.some(({ rule }) => rule.to.includes('#')))
            return 'unknown';
        const isShared = outcome.used.some(({ rule }) => rule.does === 'rewrite' && 'pattern' in rule.source);
        if (!isShared)
            return outcome.file;
        return (0,_check_rules_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isPage */ .yp)(this.#site.names[outcome.file] ?? '') ? 'shared-page' : 'unknown';
    }
}
function readersOf(site, files) {
    return _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .W.flatMap((host) => {
        const redirects = site.redirects.filter(({ name }) => redirectFilesOf({ ...site, host }).includes(name));
        return redirects.length === 0 ? [] : [new Resolver({ ...site, host, redirects }, files)];
    });
}


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ listConfinedTree),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   nT: () => (/* binding */ listTree),
/* harmony export */   oU: () => (/* binding */ withoutLoops)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7469);
/* harmony import */ var _event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3761);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2365);




/** Returns the name without loops of what a path leads to; the same path where there are none on it. */
function withoutLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of a link within it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/** Returns the index of the first of the sorted `names` that does not come before `start`; their number if there is none. */
function firstFrom(names, start) {
    let from = 0;
    let to = names.length;
    while (from < to) {
        const middle = (from + to) >>> 1;
        if ((names[middle] ?? '') < start)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
function hasFolder(names, folder) {
    return names[firstFrom(names, folder)]?.startsWith(folder) === true;
}
/**
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be given as
 * bytes.
 */
function pathOf(root, name) {
    return Buffer.from(`${(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .toBytes */ .ZJ)(root)}/${name}`, 'latin1');
}
/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen folders that all link
 * to each other have a billion.
 */
const MAX_NAMES = 100;
/**
 * Lists what a web server would find below `root`, except what symbolic links lead to that leave it: for a site that
 * somebody else made. `skipped` is called for each of those, `visit` as by `listTree`.
 * @throws as `listTree` does
 */
function listConfinedTree(root, signal, skipped, visit = () => { }) {
    return list(root, signal, { visit, skipped });
}
/**
 * Lists what a web server would find below `root`. Symbolic links are followed, as servers do, but never round in
 * circles; those that lead nowhere, and what is neither file nor folder, do not exist. `visit` is called for each
 * file as it is found, with its size in bytes.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after it is aborted
 */
function listTree(root, signal, visit = () => { }) {
    return list(root, signal, { visit, skipped: undefined });
}
async function list(root, signal, { visit, skipped }) {
    const found = [];
    const folderOfRoot = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
    const folders = [{ name: '', real: folderOfRoot, above: [], links: 0 }];
    const listed = new Map();
    const unreadable = [];
    const loops = [];
    let unreadNames = 0;
    const yieldIfOver = (0,_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .checkpoint */ .Fn)(signal);
    const isOutside = (name) => !(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .U)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(pathOf(root, name)), folderOfRoot);
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = entriesOf(root, folder.name);
        if (typeof entries === 'string')
            unreadable.push({ name: folder.name, why: entries });
        for (const entry of typeof entries === 'string' ? [] : entries) {
            await yieldIfOver();
            const name = folder.name + entry.name.toString('latin1');
            const status = statusOf(root, name);
            if (skipped !== undefined && status !== undefined && entry.isSymbolicLink() && isOutside(name)) {
                skipped(name);
                continue;
            }
            if (status?.isFile()) {
                found.push({ name, size: status.size });
                visit(name, status.size);
            }
            if (!status?.isDirectory())
                continue;
            const real = entry.isSymbolicLink()
                ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(pathOf(root, name), 'latin1')
                : `${folder.real}/${entry.name.toString('latin1')}`;
            const above = [...folder.above, folder];
            const same = above.find((outer) => outer.real === real);
            if (same !== undefined)
                loops.push({ name: `${name}/`, folder: same.name });
            const links = folder.links + Number(entry.isSymbolicLink());
            const times = (listed.get(real) ?? 0) + Number(links > 1);
            if (same === undefined && times > MAX_NAMES)
                unreadNames++;
            if (same !== undefined || times > MAX_NAMES)
                continue;
            listed.set(real, times);
            folders.push({ name: `${name}/`, real, above, links });
        }
    }
    found.sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
        root,
        names: found.map((file) => file.name),
        sizes: found.map((file) => file.size),
        unreadable,
        loops,
        unreadNames,
    };
}
/** Returns the error's code where a folder below the root cannot be read. */
function entriesOf(root, folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(pathOf(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        if (folder === '' || code === undefined)
            throw error;
        return code;
    }
}
/** Whatever cannot be reached is treated as missing, as a link that leads nowhere is. */
function statusOf(root, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(pathOf(root, name));
    }
    catch {
        return undefined;
    }
}


/***/ })

};

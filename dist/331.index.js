export const id = 331;
export const ids = [331];
export const modules = {

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writeJsonReport)
/* harmony export */ });
/* unused harmony export jsonText */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** The one writer of reports for programs: `report.json`, `changes.json` and `live.json`. */


/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000;
/**
 * Yields a report as JSON, piece by piece: it may have 100 MB. Each item of a list is a line, so that reports can be compared and
 * searched. What is undefined is `null`: programs find the same keys in each report.
 */
function* jsonText(value, indent = '') {
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        yield '[';
        for (let i = 0; i < value.length; i += ITEMS_PER_PIECE) {
            const lines = value.slice(i, i + ITEMS_PER_PIECE).map((item) => `\n${inner}${jsonOf(item)}`);
            yield `${i === 0 ? '' : ','}${lines.join(',')}`;
        }
        yield value.length === 0 ? ']' : `\n${indent}]`;
    }
    else if (typeof value === 'object' && value !== null) {
        yield '{';
        for (const [i, [key, entry]] of Object.entries(value).entries()) {
            yield `${i === 0 ? '' : ','}\n${inner}${JSON.stringify(key)}: `;
            yield* jsonText(entry, inner);
        }
        yield `\n${indent}}`;
    }
    else
        yield jsonOf(value);
}
const jsonOf = (value) => JSON.stringify(value ?? null, (_, part) => part ?? null);
/**
 * Writes a report into an existing folder, and returns its path.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeJsonReport(folder, name, report, signal) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, jsonText(report), { signal });
    return path;
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ dottedPart)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns the part of a name up to the first file or folder in it that begins with a dot, as far as such are dropped;
 * undefined if there is none. `.well-known` is made to be published: https://www.rfc-editor.org/rfc/rfc8615.
 */
function dottedPart(name, dropped = 'all-but-well-known') {
    if (dropped === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (part) => dropped === 'all-but-well-known' && part === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .upToPart */ .cL)(name, (part) => part.startsWith('.') && !isPublished(part));
}


/***/ }),

/***/ 6169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ addressForms),
/* harmony export */   dT: () => (/* binding */ ServedSite),
/* harmony export */   n3: () => (/* binding */ redirectFilesOf)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9612);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6594);
/* harmony import */ var _redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6856);
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */







/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function redirectFilesOf({ host, basePath }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .Wq : [host];
    return [...new Set(hosts.flatMap((each) => (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .fD)(each).redirectFile?.name ?? []))];
}
/** A site as its host serves it: knows which file answers which address. Nobody else does. */
class ServedSite {
    site;
    rules;
    /** The names of the site's files with their indices. */
    files;
    /** What the host's redirect file says; nothing without one, and where it cannot be read. */
    redirects;
    /** The file and the line of a rule that may answer whatever else does not: what it is about is not known. */
    unread;
    /** Without a host: all of them by their files, and those that read a redirect file of the site. */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, basePath, domain, redirects } = site;
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .fD)(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .YN;
        const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .Wq : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = hosts.flatMap((each) => {
            const own = redirects.filter(({ name }) => redirectFilesOf({ host: each, basePath }).includes(name));
            return own.length === 0 ? [] : [new ServedSite({ ...site, host: each, redirects: own }, files)];
        });
        const { anywhere } = this.redirects.unread;
        const [lost] = redirects.filter((each) => each.text === undefined);
        this.unread =
            lost === undefined && anywhere === undefined
                ? this.#hostsWithRules.find(({ unread }) => unread)?.unread
                : { file: (lost ?? redirects[0])?.name ?? '', line: anywhere?.line };
    }
    /** What is answered with a file, the rules of the redirect file apart. The path is absolute and decoded. */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const asked = this.rules.mergesSlashes && path.includes('//') ? `/${(0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeSlashes */ .u)(path)}` : path;
        const lookup = (name) => this.files.get(loops.length === 0 ? name : (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(name, loops));
        // Below a base path, the file that decides is elsewhere.
        const place = { isHostRoot, cleanUrls: this.redirects.cleanUrls ?? !isHostRoot };
        const found = this.rules.findFile(asked, lookup, place);
        return found === undefined && isHostRoot && this.isService(path) ? 'service' : found;
    };
    /**
     * Returns what is answered in the end. `path` is an address's path, decoded, without the base path and its slash: empty
     * for the site's root, or `docs/x/`. `query` is as it is written, without its `?`.
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
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own, `elsewhereOf` it, but not
     * always? As for `answer`.
     */
    endsElsewhere(path, query, file) {
        return this.#endsElsewhere(path, query, file) && !this.isAlwaysElsewhere(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysElsewhere(file) {
        const name = this.site.names[file] ?? '';
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .stemOfFile */ .hj)(name);
        return [(0,_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isIndexPage */ .sf)(name) ? `${stem}/` : stem, name].every((path) => this.#endsElsewhere(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    ruledElsewhere() {
        return this.redirects.rules.flatMap(({ source }) => {
            const path = 'exact' in source ? source.exact.slice(1) : '';
            const file = this.answer(path);
            return typeof file === 'number' && this.endsElsewhere(path, '', file) ? [file] : [];
        });
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    isOpen(path, answer) {
        if (answer === undefined)
            return this.unread !== undefined;
        const all = answer === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unread.sources.some((source) => (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbout */ .KH)(source, `/${path}`)));
    }
    /**
     * Returns where a redirect of the site's own rules leads to a file of the site, and the last such rule; undefined if there is
     * none. What the host redirects by itself, for the sake of a slash or an ending, is none. As for `answer`.
     */
    redirected(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#hostsWithRules.map((host) => host.redirected(path, query)).find((found) => found);
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        const rule = end.used.findLast(({ does }) => does === 'redirect');
        if (end.is !== 'file' || rule === undefined)
            return undefined;
        const [, fragment] = rule.to.split('#');
        return { to: (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_6__/* .readableAddress */ .tb)(end.path) + (fragment ? `#${fragment}` : ''), line: rule.line };
    }
    /** Returns the paths that are answered with a file, the one that links usually name first; as for `answer`. */
    addressesOf(file) {
        return addressForms(this.site.names[file] ?? '').filter((path) => this.answer(path) === file);
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on. Where the site has a folder
     * of the same name, none is set up there.
     */
    isService(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        const target = errorPage && (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .readTarget */ ._E)(errorPage.to, '/', domain);
        return target?.is === 'inside' && this.findFile(target.path) !== undefined;
    }
    /** Does the site have files in a folder, or may it seem so? `path` is an address's path that ends in a slash. */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLoops */ .oU)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.isOpen(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #endsElsewhere(path, query, file) {
        const { endOf, redirectFile } = this.rules;
        const { unread, trailingSlash } = this.redirects;
        const name = this.site.names[file] ?? '';
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        if (endOf === undefined || !isKnown || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .stemOfFile */ .hj)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unread.anywhere || unread.sources.some((source) => (0,_redirects_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbout */ .KH)(source, `/${path}`)))
            return false;
        const isElsewhere = (end) => endOf(end, name, trailingSlash) === `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .elsewhereOf */ .q3)(name)}`;
        if (this.redirects === _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .YN)
            return isElsewhere(`/${path}`) && this.answer(path) === file;
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        return end.is === 'file' && end.file === file && isElsewhere(end.path);
    }
    #ofHost(path, query) {
        const outcome = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        // What an unreadable folder contains is not known.
        if (outcome.is === 'missing')
            return this.site.unreadable.some((folder) => outcome.path.slice(1).startsWith(folder))
                ? 'unknown'
                : undefined;
        return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnswered */ .Qy)(outcome) ? this.#fileOf(outcome) : undefined;
    }
    /** Where a rule brings a fragment of its own, or a script may show something for each address, anchors are not known. */
    #fileOf(outcome) {
        if (outcome.is !== 'file' || outcome.used.some(({ to }) => to.includes('#')))
            return 'unknown';
        const isShared = outcome.used.some(({ does, source }) => does === 'rewrite' && 'pattern' in source);
        if (!isShared)
            return outcome.file;
        return (0,_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isPage */ .yp)(this.site.names[outcome.file] ?? '') ? 'shared-page' : 'unknown';
    }
    #ofAnyHost(path, query) {
        let isAnswered = false;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (typeof answer === 'number')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        isAnswered ||= this.#hostsWithRules.some((host) => host.answer(path, query) !== undefined);
        return isAnswered ? 'unknown' : undefined;
    }
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name first: decoded, without
 * the base path.
 */
function addressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .stemOfFile */ .hj)(name);
    if (stem === '')
        return [...new Set(['', name, 'index.html', 'index'])];
    const [folder, file] = [`${stem}/`, `${stem}.html`];
    const first = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [...new Set([...first, name, file, folder, `${stem}/index.html`, `${stem}/index`])];
}


/***/ }),

/***/ 7753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ siteOnHost),
/* harmony export */   h: () => (/* binding */ MAX_REDIRECT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5179);
/* harmony import */ var _disk_disk_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6451);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4599);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6169);
/** What a host takes of a folder: the files that it publishes, and those that tell it what to do. */








/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10;
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
const MAX_REDIRECT_FILE = 2 << 20;
/**
 * Returns what a host takes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
async function siteOnHost(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const unread = [];
    const read = (name, maxBytes, isRedirectFile) => {
        const file = listed.names.indexOf(name);
        if (file === -1)
            return undefined;
        try {
            if ((listed.sizes[file] ?? 0) <= maxBytes)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(listed.root, name), 'utf8');
            unread.push({ name, why: 'too large', isRedirectFile });
        }
        catch (error) {
            if (!(0,_disk_disk_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .Mi)(error))
                throw error;
            unread.push({ name, why: error.code ?? error.message, isRedirectFile });
        }
        return undefined;
    };
    const kept = new Map();
    const isKept = keeperFor(listed, serving, kept);
    const isListed = readList(serving, (name) => read(name, MAX_LIST, false));
    const tree = await without(listed, (name) => isKept(name) || isListed(name), signal);
    const redirects = (0,_served_site_js__WEBPACK_IMPORTED_MODULE_6__/* .redirectFilesOf */ .n3)(serving)
        .filter((name) => listed.names.includes(name))
        .map((name) => ({ name, text: read(name, MAX_REDIRECT_FILE, true) }));
    const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    const { root, names, loops } = tree;
    return { site: { root, names, host, domain, basePath, unreadable, loops, redirects }, tree, kept, unread };
}
/** Returns what the host keeps for itself, and notes why in `kept`. */
function keeperFor({ names }, { host, basePath }, kept) {
    const prefix = basePath.slice(1);
    const { keeps: all, reads, servesWhatItReads } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesOf */ .fD)(host);
    const keeps = all.filter(({ onlyBeside }) => onlyBeside === undefined || names.some((name) => onlyBeside.test(prefix + name)));
    return (name) => {
        for (const { name: pattern, why, isPublished } of keeps) {
            const [part] = pattern.exec(prefix + name) ?? [];
            if (part === undefined)
                continue;
            kept.set(part.slice(prefix.length), why);
            return isPublished !== true;
        }
        if (servesWhatItReads || !reads.includes(prefix + name))
            return false;
        kept.set(name, 'expected');
        return true;
    };
}
/** Returns what uploads leave out by a list of their own. */
function readList({ host, basePath }, read) {
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesOf */ .fD)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return () => false;
    // The same package as Wrangler's.
    const ignored = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true }).add(read(ignoreFile) ?? '');
    return (name) => ignored.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .toText */ .fE)(name));
}
async function without(tree, isLeftOut, signal) {
    const published = [];
    for await (const [i, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)(tree.names.entries(), signal))
        if (!isLeftOut(name))
            published.push(i);
    if (published.length === tree.names.length)
        return tree;
    const names = published.map((i) => tree.names[i] ?? '');
    const sizes = published.map((i) => tree.sizes[i] ?? 0);
    return { ...tree, names, sizes };
}


/***/ }),

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Le: () => (/* binding */ withPool)
});

// UNUSED EXPORTS: Pool, callMethod

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/common/event-loop.js + 1 modules
var event_loop = __webpack_require__(5179);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/workers/thread.js

/** A thread that answers one call after the other; it starts while others work on. */
class Thread {
    #worker;
    #waiting;
    #failure;
    constructor(code) {
        // Without it, each thread takes 50 MB more for objects that are soon garbage, and is no faster.
        this.#worker = new external_node_worker_threads_.Worker(code, { resourceLimits: { maxYoungGenerationSizeMb: 12 } });
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
        const length = Math.min(this.#task.maxThreads, (0,external_node_os_.availableParallelism)());
        this.#threads = Array.from({ length }, () => new Thread(CODE));
    }
    /** Opens the workers. To be called once, before anything is asked. */
    async open(setup) {
        if (this.#threads.length === 0) {
            const worker = await this.#task.open(setup, (0,event_loop/* checkpoint */.Fn)(this.#signal));
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


/***/ })

};

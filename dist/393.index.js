export const id = 393;
export const ids = [393];
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
 * Yields a report as JSON, piece by piece: it may have 100 MB. Each item of a list is a line, so
 * that reports can be compared and searched. What is undefined is `null`: programs find the same
 * keys in each report.
 */
function* jsonText(value, indent = '') {
    if (Array.isArray(value))
        yield* listText(value, indent);
    else if (typeof value === 'object' && value !== null)
        yield* objectText(value, indent);
    else
        yield jsonOf(value);
}
function* listText(items, indent) {
    yield '[';
    if (items.length === 0)
        return yield ']';
    let separator = '';
    for (let i = 0; i < items.length; i += ITEMS_PER_PIECE) {
        const piece = items.slice(i, i + ITEMS_PER_PIECE);
        const lines = piece.map((item) => `\n${indent}  ${jsonOf(item)}`);
        yield separator + lines.join(',');
        separator = ',';
    }
    yield `\n${indent}]`;
}
function* objectText(value, indent) {
    yield '{';
    let separator = '';
    for (const [key, entry] of Object.entries(value)) {
        yield `${separator}\n${indent}  ${JSON.stringify(key)}: `;
        yield* jsonText(entry, `${indent}  `);
        separator = ',';
    }
    yield `\n${indent}}`;
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
/* harmony export */   $: () => (/* binding */ findDottedPart)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns the part of a name up to the first file or folder in it that begins with a dot, as far as
 * such are dropped; undefined if there is none. `.well-known` is made to be published:
 * https://www.rfc-editor.org/rfc/rfc8615.
 */
function findDottedPart(name, dropped = 'all-but-well-known') {
    if (dropped === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (part) => dropped === 'all-but-well-known' && part === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAfterPart */ .Q0)(name, (part) => part.startsWith('.') && !isPublished(part));
}


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ listAddressForms),
/* harmony export */   cb: () => (/* binding */ listRedirectFiles),
/* harmony export */   dT: () => (/* binding */ ServedSite)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9612);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6725);
/* harmony import */ var _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6594);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3492);
/* harmony import */ var _redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8620);
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */








/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .Wq : [host];
    return [...new Set(hosts.flatMap((each) => (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .fD)(each).redirectFile?.name ?? []))];
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
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesOf */ .fD)(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .YN;
        const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_NAMES */ .Wq : [];
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
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .getFileName */ .WP)(this.site, file);
    }
    /**
     * What is answered with a file, the rules of the redirect file apart. The path is absolute and
     * decoded.
     */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const isMerged = this.rules.mergesSlashes && path.includes('//');
        const asked = isMerged ? `/${(0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeSlashes */ .u)(path)}` : path;
        const lookup = (name) => {
            if (loops.length === 0)
                return this.files.get(name);
            return this.files.get((0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveLoops */ .U_)(name, loops));
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
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .takeStem */ .ln)(name);
        const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf)(name) ? `${stem}/` : stem;
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
        return all.some(({ redirects }) => redirects.unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbout */ .KH)(source, `/${path}`)));
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
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        const rule = end.used.findLast(({ action }) => action === 'redirect');
        if (end.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .makeReadable */ .Dy)(end.path);
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
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        if (errorPage === undefined)
            return false;
        const destination = (0,_redirects_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .readDestination */ .FD)(errorPage.to, '/', domain);
        return destination.kind === 'inside' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is
     * shown; undefined for any other page.
     */
    findNotFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotFoundPageOfSite */ .dn)(page))
            return '';
        if (this.rules.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_7__/* .takeFolder */ .Cz)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or may it seem so? `path` is an address's path that ends
     * in a slash.
     */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveLoops */ .U_)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const isOpen = this.isOpen(path, undefined) || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || isOpen)
            return true;
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)(this.site.names, name);
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
        if (endOf === undefined || !isKnown || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .takeStem */ .ln)(name) === '')
            return false;
        // What is not read may send readers on.
        if (unread.anywhere || unread.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbout */ .KH)(source, `/${path}`)))
            return false;
        const isElsewhere = (end) => endOf(end, name, trailingSlash) === `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .swapForm */ .eo)(name)}`;
        if (this.redirects === _redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REDIRECTS */ .YN)
            return isElsewhere(`/${path}`) && this.answer(path) === file;
        const end = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        return end.kind === 'file' && end.file === file && isElsewhere(end.path);
    }
    #ofHost(path, query) {
        const outcome = (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e6)(this.redirects, this.findFile, { path: `/${path}`, query });
        // What an unreadable folder contains is not known.
        if (outcome.kind === 'missing' && this.#isInUnreadable(outcome.path))
            return 'unknown';
        return (0,_redirects_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnswered */ .Qy)(outcome) ? this.#fileOf(outcome, path) : undefined;
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
        const showsPage = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(this.nameOf(outcome.file));
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or
        // shown one.
        if (forMany.length > 0 && showsPage && _page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_PAGE */ .yw.test(path))
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
        const isPageEverywhere = _page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_PAGE */ .yw.test(path) && answers.every((answer) => answer === 'shared-page');
        if (isPageEverywhere)
            return 'shared-page';
        return 'unknown';
    }
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isPage */ .yp)(name) && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .takeStem */ .ln)(name) !== '' && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotFoundPage */ .np)(name));
    return pages.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name
 * first: decoded, without the base path.
 */
function listAddressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .takeStem */ .ln)(name);
    if (stem === '')
        return [...new Set(['', name, 'index.html', 'index'])];
    const folder = `${stem}/`;
    const file = `${stem}.html`;
    const first = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [...new Set([...first, name, file, folder, `${stem}/index.html`, `${stem}/index`])];
}


/***/ }),

/***/ 7753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ takeSite),
/* harmony export */   h: () => (/* binding */ MAX_REDIRECT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9591);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6725);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8550);
/**
 * What a host takes of a folder: the files that it publishes, and those that tell it what to do.
 */








/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10;
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
const MAX_REDIRECT_FILE = 2 << 20;
/**
 * Returns what a host takes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
async function takeSite(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const unread = [];
    const read = (name, maxBytes, isRedirectFile) => {
        const file = listed.names.indexOf(name);
        if (file === -1)
            return undefined;
        try {
            if ((listed.sizes[file] ?? 0) <= maxBytes)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDiskPath */ .fx)(listed.root, name), 'utf8');
            unread.push({ name, why: 'too large', isRedirectFile });
        }
        catch (error) {
            if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error))
                throw error;
            unread.push({ name, why: error.code ?? error.message, isRedirectFile });
        }
        return undefined;
    };
    const kept = new Map();
    const isKept = keeperFor(listed, serving, kept);
    const isListed = readList(serving, (name) => read(name, MAX_LIST, false));
    const tree = await without(listed, (name) => isListed(name) || isKept(name), signal);
    const redirects = (0,_served_site_js__WEBPACK_IMPORTED_MODULE_6__/* .listRedirectFiles */ .cb)(serving)
        .filter((name) => listed.names.includes(name))
        .map((name) => ({ name, text: read(name, MAX_REDIRECT_FILE, true) }));
    const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    const { root, names, loops } = tree;
    return {
        site: { root, names, host, domain, basePath, unreadable, loops, redirects },
        tree,
        kept,
        unread,
    };
}
/** Returns what the host keeps for itself, and notes why in `kept`. */
function keeperFor({ names }, { host, basePath }, kept) {
    const prefix = basePath.slice(1);
    const { keeps: all, reads, servesWhatItReads } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesOf */ .fD)(host);
    const hasNameLike = (pattern) => names.some((name) => pattern.test(prefix + name));
    const keeps = all.filter(({ onlyBeside, unlessBeside }) => {
        if (unlessBeside !== undefined && hasNameLike(unlessBeside))
            return false;
        return onlyBeside === undefined || hasNameLike(onlyBeside);
    });
    return (name) => {
        for (const { name: pattern, fate, why } of keeps) {
            const [part] = pattern.exec(prefix + name) ?? [];
            if (part === undefined)
                continue;
            kept.set(part.slice(prefix.length), { fate, why });
            return fate === 'left-out' || fate === 'unread';
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
    const names = published.map((i) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .getFileName */ .WP)(tree, i));
    const sizes = published.map((i) => tree.sizes[i] ?? 0);
    return { ...tree, names, sizes };
}


/***/ })

};

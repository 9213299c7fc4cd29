export const id = 348;
export const ids = [348];
export const modules = {

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

/***/ 6237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ selectPublishedFiles),
/* harmony export */   h: () => (/* binding */ MAX_REDIRECT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9591);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6725);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8550);
/**
 * Which files of a folder a host publishes, and which of them tell it what to do.
 */








/** Nobody lists that much by hand. In bytes. */
const MAX_LIST = 64 << 10;
/** In bytes. The longest lists that hosts are known to take have 2,000 rules. */
const MAX_REDIRECT_FILE = 2 << 20;
/**
 * Returns what a host publishes of the files that were listed.
 * @throws the reason of `signal` soon after it is aborted
 */
async function selectPublishedFiles(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const hostFiles = new HostFileReader(listed);
    const sorter = new KeptFileSorter(listed, serving);
    const ignored = readIgnoreFile(serving, hostFiles);
    const isLeftOut = (name) => ignored?.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(name)) === true || sorter.keeps(name);
    const tree = await removeFiles(listed, isLeftOut, signal);
    const redirects = (0,_served_site_js__WEBPACK_IMPORTED_MODULE_7__/* .listRedirectFiles */ .cb)(serving)
        .filter((name) => listed.names.includes((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name)))
        .map((name) => ({ name, text: hostFiles.readRedirectFile(name) }));
    const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    const { root, names, loops } = tree;
    return {
        site: { root, names, host, domain, basePath, unreadable, loops, redirects },
        tree,
        kept: sorter.kept,
        unreadFiles: hostFiles.unread,
    };
}
/** Reads the files of a site that are for its host. */
class HostFileReader {
    unread = [];
    #listed;
    constructor(listed) {
        this.#listed = listed;
    }
    /** Returns the text of a list of files; undefined if there is none, or it cannot be read. */
    readList(name) {
        const { text, problem } = this.#read(name, MAX_LIST);
        if (problem !== undefined)
            this.unread.push({ name, why: problem, isRedirectFile: false });
        return text;
    }
    /** Returns the text of a redirect file; undefined if there is none, or it cannot be read. */
    readRedirectFile(name) {
        const { text, problem } = this.#read(name, MAX_REDIRECT_FILE);
        if (problem !== undefined)
            this.unread.push({ name, why: problem, isRedirectFile: true });
        return text;
    }
    #read(name, maxBytes) {
        const { root, names, sizes } = this.#listed;
        const file = names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name));
        if (file === -1)
            return {};
        if ((sizes[file] ?? 0) > maxBytes)
            return { problem: 'too large' };
        try {
            return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(root, name), 'utf8') };
        }
        catch (error) {
            if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error))
                throw error;
            return { problem: error.code ?? error.message };
        }
    }
}
/** Finds the files that a host keeps for itself. */
class KeptFileSorter {
    kept = new Map();
    /** The base path without the slash at its start: names are compared from the root of the host. */
    #prefix;
    #rules;
    /** The entries of `keeps` that apply to this site. */
    #applied;
    constructor({ names }, { host, basePath }) {
        this.#prefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(basePath.slice(1));
        this.#rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostRules */ .aU)(host);
        const hasName = (pattern) => names.some((name) => pattern.test(this.#prefix + name));
        this.#applied = this.#rules.keeps.filter(({ onlyBeside, unlessBeside }) => {
            if (unlessBeside !== undefined && hasName(unlessBeside))
                return false;
            return onlyBeside === undefined || hasName(onlyBeside);
        });
    }
    /** Returns whether a host keeps a file for itself, and notes why. */
    keeps(name) {
        const fullName = this.#prefix.concat(name);
        for (const { name: pattern, fate, why } of this.#applied) {
            const part = fullName.match(pattern)?.[0];
            if (part === undefined)
                continue;
            this.kept.set(part.slice(this.#prefix.length), { fate, why });
            return fate === 'left-out' || fate === 'unread';
        }
        const { reads, servesWhatItReads } = this.#rules;
        if (servesWhatItReads || !reads.includes(fullName))
            return false;
        this.kept.set(name, 'expected');
        return true;
    }
}
/** Returns what uploads leave out by a list of their own; undefined if they read none. */
function readIgnoreFile({ host, basePath }, hostFiles) {
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostRules */ .aU)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return undefined;
    // The same package as Wrangler's.
    const ignored = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true });
    return ignored.add(hostFiles.readList(ignoreFile) ?? '');
}
async function removeFiles(tree, isLeftOut, signal) {
    const published = [];
    for await (const [i, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInterruptible */ .K9)(tree.names.entries(), signal))
        if (!isLeftOut(name))
            published.push(i);
    if (published.length === tree.names.length)
        return tree;
    const names = published.map((i) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getFileName */ .WP)(tree, i));
    const sizes = published.map((i) => tree.sizes[i] ?? 0);
    return { ...tree, names, sizes };
}


/***/ }),

/***/ 6398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects),
/* harmony export */   X: () => (/* binding */ isSuccessful)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3492);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9981);
/**
 * What a host answers an address with, the rules of its redirect file applied and its redirects
 * followed.
 */


/**
 * Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11.
 */
const MAX_REDIRECTS = 20;
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32;
/** Does a visitor who follows a link get what they asked for, as far as can be known? */
function isSuccessful(answer) {
    if (answer.kind === 'status')
        return answer.status < 400;
    return answer.kind === 'file' || answer.kind === 'other-host' || answer.kind === 'undecided';
}
/** Returns what the host answers a request with in the end. */
function followRedirects(redirects, findFile, request) {
    return new Visit(redirects, findFile).request(request, { visited: [], used: [] });
}
/** One visit to a site, by visitors of all kinds. */
class Visit {
    #redirects;
    #findFile;
    /** How many answers were compared. */
    #cases = 0;
    constructor(redirects, findFile) {
        this.#redirects = redirects;
        this.#findFile = findFile;
    }
    /** Returns what a request is answered with in the end. */
    request(request, trail) {
        const { path } = request;
        const { visited, used } = trail;
        const seen = visited.indexOf(path);
        if (seen !== -1)
            return { kind: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { kind: 'loop', paths: visited, used };
        let answer;
        for (const step of this.#redirects.responder.listSteps(request, this.#findFile)) {
            const other = this.#takeStep(step, request, trail);
            this.#cases++;
            const dependsOnVisitor = answer !== undefined && (this.#cases > MAX_CASES || !areAlike(answer, other));
            if (dependsOnVisitor)
                return { kind: 'undecided', used: other.used };
            answer = other;
        }
        const end = answer ?? { kind: 'missing', path, used };
        if (isSuccessful(end) || !this.#mayUnreadRuleMatch(path))
            return end;
        return { kind: 'undecided', used: end.used };
    }
    #takeStep(step, { path, query }, trail) {
        const used = step.rule === undefined ? trail.used : [...trail.used, step.rule];
        if (step.kind === 'missing')
            return { kind: 'missing', path, used };
        if (step.kind === 'file')
            return { ...step, path, used };
        if (step.kind !== 'redirect')
            return { ...step, used };
        const target = (0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(step.to, path, this.#redirects.domain);
        if (target.kind === 'other-host')
            return { kind: 'other-host', url: target.url, used };
        const next = { path: target.path, query: target.query || query };
        return this.request(next, { visited: [...trail.visited, path], used });
    }
    #mayUnreadRuleMatch(path) {
        return this.#redirects.unreadRules.sources.some((source) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .mayMatch */ .B7)(source, path));
    }
}
/** Returns whether both are the same file, or neither is an answer. */
function areAlike(one, other) {
    if (one.kind === 'file' && other.kind === 'file')
        return one.file === other.file;
    return isSuccessful(one) === isSuccessful(other);
}


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ listAddressForms),
/* harmony export */   cb: () => (/* binding */ listRedirectFiles),
/* harmony export */   dT: () => (/* binding */ ServedSite)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9612);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6725);
/* harmony import */ var _redirects_follow_redirects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6398);
/* harmony import */ var _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3922);
/* harmony import */ var _redirects_patterns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3492);
/* harmony import */ var _redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9981);
/** What a host answers the addresses of a site with, by its files and by its own redirect file. */









const SHARED_PAGE = { kind: 'shared-page' };
const UNKNOWN = { kind: 'unknown' };
/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_NAMES */ .Wq : [host];
    return [...new Set(hosts.flatMap((each) => (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .getHostRules */ .aU)(each).redirectFile?.name ?? []))];
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
    unreadRule;
    /**
     * Without a host: all of them by their files, and those that read a redirect file of the site.
     */
    #hosts;
    #hostsWithRules;
    #known = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        const { host, domain, redirects } = site;
        this.rules = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .getHostRules */ .aU)(host);
        this.files = files;
        this.site = site;
        const text = redirects[0]?.text;
        const parsed = text === undefined ? undefined : this.rules.redirectFile?.parse(text, domain);
        this.redirects = parsed ?? _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_REDIRECTS */ .Y;
        const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_NAMES */ .Wq : [];
        this.#hosts = hosts.map((each) => new ServedSite({ ...site, host: each, redirects: [] }, files));
        this.#hostsWithRules = listSitesWithRules(site, hosts, files);
        this.unreadRule = this.#findUnreadRule();
    }
    #findUnreadRule() {
        const { redirects } = this.site;
        const unreadFile = redirects.find(({ text }) => text === undefined);
        const { anywhere } = this.redirects.unreadRules;
        const [first] = redirects;
        if (unreadFile !== undefined)
            return { file: unreadFile.name, line: anywhere?.line };
        if (anywhere !== undefined && first !== undefined)
            return { file: first.name, line: anywhere.line };
        return this.#hostsWithRules.find(({ unreadRule }) => unreadRule !== undefined)?.unreadRule;
    }
    /** Returns the name of a file, by its index. */
    nameOf(file) {
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .getFileName */ .WP)(this.site, file);
    }
    /**
     * What is answered with a file, the rules of the redirect file apart. The path is absolute and
     * decoded.
     */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const isMerged = this.rules.mergesSlashes && path.includes('//');
        const asked = isMerged ? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat((0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_8__/* .mergeSlashes */ .u)(path)) : path;
        const lookup = (name) => {
            if (loops.length === 0)
                return this.files.get(name);
            return this.files.get((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(name, loops));
        };
        // Below a base path, the file that decides is elsewhere.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const settings = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.rules.findFile(asked, lookup, settings);
        if (found === undefined && isHostRoot && this.isServicePath(path))
            return { kind: 'service' };
        return found;
    };
    /**
     * Returns what is answered in the end; undefined if nothing is. `path` is an address's path,
     * decoded, without the base path and its slash: empty for the site's root, or `docs/x/`. `query`
     * is as it is written, without its `?`.
     */
    answer(path, query = '') {
        if (this.site.host === undefined)
            return this.#answerOnAnyHost(path, query);
        // Files are found faster than answers.
        if (this.redirects.rules.length === 0)
            return this.#answerOnHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        const known = this.#known.get(key);
        if (known !== undefined || this.#known.has(key))
            return known;
        const answer = this.#answerOnHost(path, query);
        if (this.#known.size >= MAX_REMEMBERED)
            this.#known.clear();
        this.#known.set(key, answer);
        return answer;
    }
    /** Returns the file that a path is answered with in the end, if it is known; as for `answer`. */
    findServedFile(path, query = '') {
        const answer = this.answer(path, query);
        if (answer?.kind === 'file')
            return answer.file;
        return undefined;
    }
    /**
     * Do readers who ask for `path` see the page `file` at an address in another folder than its own,
     * `swapFolderForm` it, but not always? As for `answer`.
     */
    isShownInOtherFolder(path, query, file) {
        return this.#isShownInOtherFolder(path, query, file) && !this.isAlwaysShownInOtherFolder(file);
    }
    /** Are readers always sent to an address of that kind? */
    isAlwaysShownInOtherFolder(file) {
        const name = this.nameOf(file);
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
        const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? stem.concat('/') : stem;
        return [usual, name].every((path) => this.#isShownInOtherFolder(path, '', file));
    }
    /** Returns the pages that rules for one address send readers to elsewhere. */
    listPagesShownInOtherFolder() {
        const found = [];
        for (const { source } of this.redirects.rules) {
            const path = source.kind === 'exact' ? source.path.slice(1) : _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
            const file = this.findServedFile(path);
            if (file !== undefined && this.isShownInOtherFolder(path, '', file))
                found.push(file);
        }
        return found;
    }
    /** May only a rule that is not read answer a path? `answer` is what is known of it. */
    mayUnreadRuleAnswer(path, answer) {
        if (answer === undefined)
            return this.unreadRule !== undefined;
        const all = answer.kind === 'unknown' ? [this, ...this.#hostsWithRules] : [];
        return all.some(({ redirects }) => redirects.unreadRules.sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .mayMatch */ .B7)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path))));
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
        const end = this.#follow(path, query);
        const rule = end.used.findLast(({ action }) => action === 'redirect');
        if (end.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReadable */ .Dy)(end.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
    /**
     * Returns the paths that are answered with a file, the one that links usually name first; as for
     * `answer`.
     */
    listAddresses(file) {
        return listAddressForms(this.nameOf(file)).filter((path) => this.findServedFile(path) === file);
    }
    /**
     * Returns the file that some host would answer a path with, by their names alone; as for
     * `answer`.
     */
    findFileByName(path) {
        const name = path.replace(/\/$/, '');
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
        const { files } = this;
        const own = files.get(name) ?? files.get(`${name}.html`);
        if (own !== undefined || stem === '')
            return own ?? files.get('index.html');
        return (files.get(`${name}/index.html`) ??
            files.get(`${stem}.html`) ??
            files.get(`${stem}/index.html`));
    }
    /** Returns the files that the rules of a redirect file lead to or show. */
    listRuleDestinations() {
        const found = [];
        for (const { redirects } of [this, ...this.#hostsWithRules]) {
            const { rules, errorPage, fallback } = redirects;
            for (const rule of [...rules, errorPage, fallback]) {
                if (rule === undefined)
                    continue;
                const target = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveTarget */ .u1)(rule.to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, this.site.domain);
                if (target.kind === 'other-host')
                    continue;
                const file = this.findFileByName(target.path.slice(1));
                if (file !== undefined)
                    found.push(file);
            }
        }
        return found;
    }
    /**
     * Is a path answered by a service of the host? It is absolute, from the root of the host on.
     * Where the site has a folder of the same name, none is set up there.
     */
    isServicePath(path) {
        if (this.rules.services?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for addresses that are not there? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        if (errorPage === undefined)
            return false;
        const destination = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveTarget */ .u1)(errorPage.to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, domain);
        return destination.kind === 'this-host' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder (empty, or with a slash at its end) for whose wrong addresses a page is
     * shown; undefined for any other page.
     */
    findNotFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPageOfSite */ .dn)(page))
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (this.rules.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or may it seem so? `path` is an address's path that ends
     * in a slash.
     */
    hasFolder(path) {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(path, this.site.loops);
        const { rules, fallback } = this.redirects;
        const hasOtherRules = this.unreadRule !== undefined || this.#hostsWithRules.length > 0;
        if (rules.length > 0 || fallback !== undefined || hasOtherRules)
            return true;
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    #isShownInOtherFolder(path, query, file) {
        const { findShownPath, redirectFile } = this.rules;
        const name = this.nameOf(file);
        if (findShownPath === undefined || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) === '')
            return false;
        // Below a base path, the file that decides is elsewhere.
        const isKnown = redirectFile === undefined || this.site.basePath === '/';
        // What is not read may send readers on.
        if (!isKnown || this.#mayUnreadRuleMatch(path))
            return false;
        const { trailingSlash } = this.redirects;
        const otherForm = `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .swapFolderForm */ .YX)(name)}`;
        if (this.redirects === _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_REDIRECTS */ .Y) {
            const isOther = findShownPath(`/${path}`, name, trailingSlash) === otherForm;
            return isOther && this.findServedFile(path) === file;
        }
        const end = this.#follow(path, query);
        if (end.kind !== 'file' || end.file !== file)
            return false;
        return findShownPath(end.path, name, trailingSlash) === otherForm;
    }
    #mayUnreadRuleMatch(path) {
        const { anywhere, sources } = this.redirects.unreadRules;
        if (anywhere !== undefined)
            return true;
        return sources.some((source) => (0,_redirects_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .mayMatch */ .B7)(source, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path)));
    }
    #follow(path, query) {
        return (0,_redirects_follow_redirects_js__WEBPACK_IMPORTED_MODULE_4__/* .followRedirects */ .F)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
    }
    #answerOnHost(path, query) {
        const end = this.#follow(path, query);
        // What an unreadable folder contains is not known.
        if (end.kind === 'missing' && this.#isInUnreadable(end.path))
            return UNKNOWN;
        if (!(0,_redirects_follow_redirects_js__WEBPACK_IMPORTED_MODULE_4__/* .isSuccessful */ .X)(end))
            return undefined;
        return this.#judgeFinalAnswer(end, path);
    }
    #isInUnreadable(path) {
        return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Where a rule brings a fragment of its own, or a script may show something for each address,
     * anchors are not known.
     */
    #judgeFinalAnswer(end, path) {
        if (end.kind !== 'file')
            return UNKNOWN;
        const forMany = end.used.filter(({ source }) => source.kind === 'pattern');
        const isShared = forMany.length > 0 && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(this.nameOf(end.file));
        // Where a browser needs something else, it makes no difference whether it is sent to a page, or
        // shown one.
        if (isShared && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path))
            return SHARED_PAGE;
        if (end.used.some(({ to }) => to.includes('#')))
            return UNKNOWN;
        const isRewritten = forMany.some(({ action }) => action === 'rewrite');
        if (!isRewritten)
            return { kind: 'file', file: end.file };
        if (isShared)
            return SHARED_PAGE;
        return UNKNOWN;
    }
    #answerOnAnyHost(path, query) {
        let isAnswered = false;
        for (const host of this.#hosts) {
            const answer = host.answer(path);
            if (answer?.kind === 'file')
                return answer;
            isAnswered ||= answer !== undefined;
        }
        if (isAnswered)
            return UNKNOWN;
        const ruled = this.#hostsWithRules.map((host) => host.answer(path, query));
        const answers = ruled.filter((answer) => answer !== undefined);
        if (answers.length === 0)
            return undefined;
        const areAllPages = answers.every(({ kind }) => kind === 'shared-page');
        if (areAllPages && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path))
            return SHARED_PAGE;
        return UNKNOWN;
    }
}
/** Returns the site on each of the hosts that read a redirect file of it. */
function listSitesWithRules(site, hosts, files) {
    const found = [];
    for (const host of hosts) {
        const names = listRedirectFiles({ host, basePath: site.basePath });
        const redirects = site.redirects.filter(({ name }) => names.includes(name));
        if (redirects.length > 0)
            found.push(new ServedSite({ ...site, host, redirects }, files));
    }
    return found;
}
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) !== '' && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(name));
    return pages.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf).length > pages.length / 2;
}
/**
 * Returns the addresses that some host may answer with a file, the one that links usually name
 * first: decoded, without the base path.
 */
function listAddressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
    if (stem === '')
        return [...new Set([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, name, _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .HOME_PAGE */ .Ko, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index')])];
    const folder = stem.concat('/');
    const file = stem.concat('.html');
    const first = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [
        ...new Set([...first, name, file, folder, folder.concat('index.html'), folder.concat('index')]),
    ];
}


/***/ })

};

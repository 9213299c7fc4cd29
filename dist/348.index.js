export const id = 348;
export const ids = [348];
export const modules = {

/***/ 7383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listAddressForms)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);


/**
 * Returns the addresses at which some host may serve a file, the most usual one first: decoded,
 * without the base path.
 */
function listAddressForms(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
    if (stem === '')
        return [...new Set([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, name, _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .HOME_PAGE */ .Ko, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index')])];
    const folder = stem.concat('/');
    const file = stem.concat('.html');
    const index = folder.concat('index.html');
    const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    return [...new Set([...usual, name, file, folder, index, folder.concat('index')])];
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findDottedPart)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns a name up to its first part that begins with a dot and is dropped; undefined if there is
 * none. `.well-known` is meant to be published:
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
/* harmony export */   p: () => (/* binding */ MAX_REDIRECT_FILE_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(298);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9591);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9612);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7722);
/* harmony import */ var _served_site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6169);
/** Selects the files of a folder that a host publishes, and reads its configuration files. */








/** The largest ignore file that is read. */
const MAX_IGNORE_LIST_BYTES = 64 << 10;
/** The largest redirect file that is read. Hosts accept about 2,000 rules. */
const MAX_REDIRECT_FILE_BYTES = 2 << 20;
/**
 * Returns the listed files that a host publishes.
 * @throws the reason of `signal` soon after it is aborted
 */
async function selectPublishedFiles(listed, serving, signal) {
    const { host, domain, basePath } = serving;
    const hostFiles = new HostFileReader(listed);
    const specialNames = new SpecialNames(listed, serving);
    const ignoreRules = parseIgnoreFile(serving, hostFiles);
    const treatments = new Map();
    const published = [];
    for await (const [fileIndex, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .iterateWithPauses */ .YK)(listed.names.entries(), signal)) {
        if (ignoreRules?.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(name)) === true)
            continue;
        const special = specialNames.find(name);
        if (special !== undefined)
            treatments.set(special.part, special.treatment);
        if (specialNames.isPublished(name, special))
            published.push(fileIndex);
    }
    const tree = selectFiles(listed, published);
    const redirectFiles = [];
    for (const name of (0,_served_site_js__WEBPACK_IMPORTED_MODULE_7__/* .listRedirectFiles */ .c)(serving)) {
        if (!listed.names.includes((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name)))
            continue;
        redirectFiles.push({ name, text: hostFiles.readRedirectFile(name) });
    }
    const unreadable = tree.unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    const { root, names, loops } = tree;
    return {
        site: { root, names, host, domain, basePath, unreadable, loops, redirectFiles },
        tree,
        treatments,
        unreadFiles: hostFiles.unread,
    };
}
/** Reads the configuration files of a site. */
class HostFileReader {
    unread = [];
    #listed;
    constructor(listed) {
        this.#listed = listed;
    }
    /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
    readIgnoreFile(name) {
        const { text, reason } = this.#read(name, MAX_IGNORE_LIST_BYTES);
        if (reason !== undefined)
            this.unread.push({ name, reason, isRedirectFile: false });
        return text;
    }
    /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
    readRedirectFile(name) {
        const { text, reason } = this.#read(name, MAX_REDIRECT_FILE_BYTES);
        if (reason !== undefined)
            this.unread.push({ name, reason, isRedirectFile: true });
        return text;
    }
    #read(name, maxBytes) {
        const { root, names, sizes } = this.#listed;
        const fileIndex = names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name));
        if (fileIndex === -1)
            return {};
        if ((sizes[fileIndex] ?? 0) > maxBytes)
            return { reason: { kind: 'too-large' } };
        try {
            return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(root, name), 'utf8') };
        }
        catch (error) {
            if (!(0,_common_file_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskError */ .M)(error))
                throw error;
            return { reason: { kind: 'disk-error', message: error.code ?? error.message } };
        }
    }
}
/** The fates of files that are not published. */
const WITHHELD = new Set(['left-out', 'unsupported']);
/** Finds the names of a site that its host treats in a way of its own. */
class SpecialNames {
    /** The base path without its first slash: names are compared from the root of the host. */
    #prefix;
    #hostTraits;
    /** The entries of `specialFiles` that apply to this site. */
    #applied;
    constructor({ names }, { host, basePath }) {
        this.#prefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(basePath.slice(1));
        this.#hostTraits = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostTraits */ .E1)(host);
        const hasName = (pattern) => names.some((name) => pattern.test(this.#prefix + name));
        this.#applied = this.#hostTraits.specialFiles.filter(({ onlyBeside, unlessBeside }) => {
            if (unlessBeside !== undefined && hasName(unlessBeside))
                return false;
            return onlyBeside === undefined || hasName(onlyBeside);
        });
    }
    /** Returns how the host treats a file in a way of its own; undefined if it does not. */
    find(name) {
        const fullName = this.#prefix.concat(name);
        for (const treatment of this.#applied) {
            const part = fullName.match(treatment.pattern)?.[0];
            if (part !== undefined)
                return { part: part.slice(this.#prefix.length), treatment };
        }
        return undefined;
    }
    /** Is a file published? `special` is the result of `find` for it. */
    isPublished(name, special) {
        if (special !== undefined)
            return !WITHHELD.has(special.treatment.fate);
        const { configFiles, servesConfigFiles } = this.#hostTraits;
        return servesConfigFiles || !configFiles.includes(this.#prefix.concat(name));
    }
}
/**
 * Returns the patterns of files that uploads leave out; undefined if the host has no ignore file.
 */
function parseIgnoreFile({ host, basePath }, hostFiles) {
    const { ignoreFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostTraits */ .E1)(host);
    if (ignoreFile === undefined || basePath !== '/')
        return undefined;
    // Wrangler uses this package as well.
    const ignoreRules = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true });
    return ignoreRules.add(hostFiles.readIgnoreFile(ignoreFile) ?? '');
}
/** Returns a tree with only the files at these indices. */
function selectFiles(tree, indices) {
    if (indices.length === tree.names.length)
        return tree;
    const names = indices.map((index) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getFileName */ .WP)(tree, index));
    const sizes = indices.map((index) => tree.sizes[index] ?? 0);
    return { ...tree, names, sizes };
}


/***/ }),

/***/ 2549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ simulateRedirects)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7927);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1359);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9981);
/** Finds the final response of a host to a request by its rules and redirects. Nothing is sent. */



/**
 * The number of redirects that browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch,
 * read 2026-11.
 */
const MAX_REDIRECTS = 20;
/** How many responses to different visitors are compared before the response is undecided. */
const MAX_COMPARED_RESPONSES = 32;
/** Returns the final response of the host to a request by its rules. */
function simulateRedirects(redirects, findFile, request) {
    const simulation = new RedirectSimulation(redirects, findFile);
    return simulation.findFinalResponse(request, { visited: [], used: [] });
}
/** Follows the redirects from one address, for all visitors at once. */
class RedirectSimulation {
    #redirects;
    #findFile;
    /** How many responses were compared. */
    #comparedResponses = 0;
    constructor(redirects, findFile) {
        this.#redirects = redirects;
        this.#findFile = findFile;
    }
    /** Returns the final response to a request that a browser sends after those in `trail`. */
    findFinalResponse(request, trail) {
        const { path } = request;
        const { visited, used } = trail;
        const seen = visited.indexOf(path);
        if (seen !== -1)
            return { kind: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { kind: 'loop', paths: visited, used };
        const end = this.#findCommonResponse(request, trail);
        if ((0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccessful */ .XO)(end))
            return end;
        if (!(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .mayUnsupportedSourceMatch */ .Ve)(this.#redirects.unsupportedRules, path))
            return end;
        return { kind: 'undecided', used: end.used };
    }
    /** Returns the final response for all visitors; `undecided` if it depends on the visitor. */
    #findCommonResponse(request, trail) {
        let common;
        for (const direct of this.#redirects.responder.listResponses(request, this.#findFile)) {
            const final = this.#followResponse(direct, request, trail);
            this.#comparedResponses++;
            const areTooMany = this.#comparedResponses > MAX_COMPARED_RESPONSES;
            const dependsOnVisitor = common !== undefined && (areTooMany || !areAlike(common, final));
            if (dependsOnVisitor)
                return { kind: 'undecided', used: final.used };
            common = final;
        }
        return common ?? { kind: 'missing', path: request.path, used: trail.used };
    }
    /** Returns the final response after a direct one, which may be a redirect. */
    #followResponse(response, { path, query }, trail) {
        const used = response.rule === undefined ? trail.used : [...trail.used, response.rule];
        switch (response.kind) {
            case 'file':
                return { kind: 'file', fileIndex: response.fileIndex, path, used };
            case 'status':
                return { kind: 'status', status: response.status, used };
            case 'missing':
                return { kind: 'missing', path, used };
            case 'service':
            case 'undecided':
                return { kind: 'undecided', used };
            case 'redirect': {
                const target = (0,_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveTarget */ .u1)(response.to, path, this.#redirects.domain);
                if (target.kind === 'other-host')
                    return { kind: 'other-host', url: target.url, used };
                const next = { path: target.path, query: target.query || query };
                return this.findFinalResponse(next, { visited: [...trail.visited, path], used });
            }
        }
    }
}
/**
 * Returns whether both are the same file. If one is not a file, returns whether both succeed or
 * both fail.
 */
function areAlike(one, other) {
    if (one.kind === 'file' && other.kind === 'file')
        return one.fileIndex === other.fileIndex;
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccessful */ .XO)(one) === (0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccessful */ .XO)(other);
}


/***/ }),

/***/ 6169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listRedirectFiles),
/* harmony export */   d: () => (/* binding */ ServedSite)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9612);
/* harmony import */ var _address_forms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7383);
/* harmony import */ var _hosts_find_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2153);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7722);
/* harmony import */ var _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3922);
/* harmony import */ var _redirects_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7927);
/* harmony import */ var _redirects_responses_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1359);
/* harmony import */ var _redirects_simulate_redirects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2549);
/* harmony import */ var _redirects_targets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9981);
/** Finds what a host serves at the addresses of a site, from its files and its redirect file. */











const SHARED_PAGE = { kind: 'shared-page' };
const UNDECIDED = { kind: 'undecided' };
/** How many results of `findContent` are cached. */
const MAX_CACHED = 50_000;
/** Returns the names of the redirect files in a site's root that may apply. */
function listRedirectFiles({ host, basePath, }) {
    // Hosts read redirect files only in their own root.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .HOST_NAMES */ .Wq : [host];
    const names = new Set();
    for (const each of hosts) {
        const { redirectFile } = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .getHostTraits */ .E1)(each);
        if (redirectFile !== undefined)
            names.add(redirectFile.name);
    }
    return [...names];
}
/** A site as its host serves it. */
class ServedSite {
    site;
    hostTraits;
    /** The indexes of the site's files, by name. */
    files;
    /** The parsed redirect file; empty without one, or if it cannot be read. */
    redirects;
    /** The file and line of an unsupported rule that may serve any address. */
    unsupportedRule;
    /** Without a host: the site on each host, by its files only. */
    #onEachHost;
    /** Without a host: the site on each host that reads one of its redirect files. */
    #withRedirectFile;
    /** Results of `findContent`, by path and query. */
    #cache = new Map();
    #folderPages;
    constructor(site, files = new Map(site.names.map((name, i) => [name, i]))) {
        this.site = site;
        this.files = files;
        this.hostTraits = (0,_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .getHostTraits */ .E1)(site.host);
        this.redirects = parseRedirectFile(site, this.hostTraits);
        const hosts = site.host === undefined ? _hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .HOST_NAMES */ .Wq : [];
        this.#onEachHost = hosts.map((each) => new ServedSite({ ...site, host: each, redirectFiles: [] }, files));
        this.#withRedirectFile = listSitesWithRedirectFile(site, hosts, files);
        this.unsupportedRule = this.#findUnsupportedRule();
    }
    #findUnsupportedRule() {
        const { redirectFiles } = this.site;
        const unreadFile = redirectFiles.find(({ text }) => text === undefined);
        if (unreadFile !== undefined)
            return { file: unreadFile.name, line: undefined };
        const { matchingAnyPath } = this.redirects.unsupportedRules;
        const [first] = redirectFiles;
        if (matchingAnyPath !== undefined && first !== undefined)
            return { file: first.name, line: matchingAnyPath.line };
        return this.#withRedirectFile.find(({ unsupportedRule }) => unsupportedRule !== undefined)
            ?.unsupportedRule;
    }
    /** Returns the name of a file, by its index. */
    getName(fileIndex) {
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .getFileName */ .WP)(this.site, fileIndex);
    }
    /**
     * Returns the response without the rules of the redirect file. The path is absolute and decoded.
     */
    findFile = (path) => {
        const { loops, basePath } = this.site;
        const isHostRoot = basePath === '/';
        const isMerged = this.hostTraits.mergesSlashes && path.includes('//');
        const merged = isMerged ? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat((0,_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_10__/* .mergeSlashes */ .u)(path)) : path;
        const lookup = (name) => {
            if (loops.length === 0)
                return this.files.get(name);
            return this.files.get((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(name, loops));
        };
        // Below a base path, the redirect file of the host is not part of the site.
        const cleanUrls = this.redirects.cleanUrls ?? !isHostRoot;
        const settings = { isHostRoot, cleanUrls, hasFolderPages: () => this.#hasFolderPages() };
        const found = this.hostTraits.findFile(merged, lookup, settings);
        if (found !== undefined)
            return found;
        if (isHostRoot && this.isServicePath(path))
            return { kind: 'service' };
        return undefined;
    };
    /**
     * Returns the content that is served at an address; undefined if it is not served. `path` is
     * decoded, without the base path and its slash: empty for the site's root, or `docs/x/`. `query`
     * is as written, without its `?`.
     */
    findContent(path, query = '') {
        if (this.site.host === undefined)
            return this.#findContentOnAnyHost(path, query);
        // Without rules, finding the file is faster than a cache lookup.
        if (this.redirects.rules.length === 0)
            return this.#findContentOnHost(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        if (this.#cache.has(key))
            return this.#cache.get(key);
        const content = this.#findContentOnHost(path, query);
        if (this.#cache.size >= MAX_CACHED)
            this.#cache.clear();
        this.#cache.set(key, content);
        return content;
    }
    /**
     * Returns the index of the file that is served in the end; undefined if there is none or it is
     * unknown. For the parameters, see `findContent`.
     */
    findServedFile(path, query = '') {
        const content = this.findContent(path, query);
        if (content?.kind === 'file')
            return content.fileIndex;
        return undefined;
    }
    /**
     * Is a page relocated for readers who request `path`, but not for all readers? A page is
     * relocated if the host shows it in another folder than its file. For the parameters, see
     * `findContent`.
     */
    isSometimesRelocated(path, query, fileIndex) {
        if (!this.#isRelocated(path, query, fileIndex))
            return false;
        return !this.isAlwaysRelocated(fileIndex);
    }
    /** Does the host always show a page in another folder than its file? */
    isAlwaysRelocated(fileIndex) {
        const name = this.getName(fileIndex);
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
        const usual = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? stem.concat('/') : stem;
        return [usual, name].every((path) => this.#isRelocated(path, '', fileIndex));
    }
    /**
     * Returns the pages that rules sometimes relocate: exact rules at their path, patterns at the
     * root of the site.
     */
    listPagesRelocatedByRules() {
        const paths = this.redirects.rules.map(({ source }) => source.kind === 'exact' ? source.path.slice(1) : _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
        const pages = [];
        for (const path of new Set(paths)) {
            const fileIndex = this.findServedFile(path);
            if (fileIndex === undefined)
                continue;
            if (this.isSometimesRelocated(path, '', fileIndex))
                pages.push(fileIndex);
        }
        return pages;
    }
    /**
     * Does it depend on an unsupported rule whether a path is served? `content` is the result of
     * `findContent` for the path.
     */
    mayUnsupportedRuleServe(path, content) {
        if (content === undefined)
            return this.unsupportedRule !== undefined;
        if (content.kind !== 'undecided')
            return false;
        return [this, ...this.#withRedirectFile].some(({ redirects }) => (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .mayUnsupportedSourceMatch */ .Ve)(redirects.unsupportedRules, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path)));
    }
    /**
     * Returns the file address that the site's redirects send an address to; undefined if no rule
     * redirects it. The host's automatic redirects for a slash or an extension do not count. For the
     * parameters, see `findContent`.
     */
    findRedirect(path, query = '') {
        if (this.redirects.rules.length === 0)
            return this.#findRedirectOnAnyHost(path, query);
        const response = this.#simulateRedirects(path, query);
        const rule = response.used.findLast(({ action }) => action === 'redirect');
        if (response.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReadable */ .Dy)(response.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
    #findRedirectOnAnyHost(path, query) {
        const found = this.#withRedirectFile.map((siteOnHost) => siteOnHost.findRedirect(path, query));
        return found.find((each) => each !== undefined);
    }
    /**
     * Returns the paths at which a file is served, the most usual one first. They have the form of
     * those that `findContent` accepts.
     */
    listAddresses(fileIndex) {
        const forms = (0,_address_forms_js__WEBPACK_IMPORTED_MODULE_3__/* .listAddressForms */ .W)(this.getName(fileIndex));
        return forms.filter((path) => this.findServedFile(path) === fileIndex);
    }
    /**
     * Returns the index of the file that some host would serve at a path, going only by names. For
     * the form of the path, see `findContent`.
     */
    findFileByName(path) {
        const name = path.replace(/\/$/, '');
        const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
        const names = [name, `${name}.html`];
        if (stem === '')
            names.push('index.html');
        else
            names.push(`${name}/index.html`, `${stem}.html`, `${stem}/index.html`);
        const found = names.find((each) => this.files.has(each));
        if (found === undefined)
            return undefined;
        return this.files.get(found);
    }
    /** Returns the indexes of files that rules of redirect files point to or show. */
    listRuleDestinations() {
        const found = [];
        for (const { redirects } of [this, ...this.#withRedirectFile]) {
            const { rules, errorPage, fallback } = redirects;
            for (const rule of [...rules, errorPage, fallback]) {
                if (rule === undefined)
                    continue;
                const target = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveTarget */ .u1)(rule.to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, this.site.domain);
                if (target.kind === 'other-host')
                    continue;
                const fileIndex = this.findFileByName(target.path.slice(1));
                if (fileIndex !== undefined)
                    found.push(fileIndex);
            }
        }
        return found;
    }
    /**
     * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
     * of the site with the same name takes precedence.
     */
    isServicePath(path) {
        if (this.hostTraits.servicePaths?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, `${path.split('/', 2)[1]}/`);
    }
    /** Does a rule show a page of the site for missing addresses? */
    get hasErrorPage() {
        const { errorPage, domain } = this.redirects;
        if (errorPage === undefined)
            return false;
        const destination = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveTarget */ .u1)(errorPage.to, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl, domain);
        return destination.kind === 'this-host' && this.findFile(destination.path) !== undefined;
    }
    /**
     * Returns the folder for which a page is the 404 page: empty, or with a slash at its end.
     * Undefined for other pages.
     */
    findNotFoundFolder(page) {
        if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPageOfSite */ .dn)(page))
            return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (this.hostTraits.hasNestedNotFound && page.endsWith('/404.html'))
            return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or might rules serve some? `path` is an address's path
     * that ends with a slash.
     */
    mayHaveFolder(path) {
        const { rules, fallback } = this.redirects;
        if (rules.length > 0 || fallback !== undefined)
            return true;
        if (this.unsupportedRule !== undefined || this.#withRedirectFile.length > 0)
            return true;
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveLoops */ .U_)(path, this.site.loops);
        return name === '' || (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFolder */ .bU)(this.site.names, name);
    }
    #hasFolderPages() {
        this.#folderPages ??= haveMostlyFolders(this.site.names);
        return this.#folderPages;
    }
    /**
     * Does the host show a page in another folder than its file, at the address that `swapFolderForm`
     * returns, to readers who request `path`?
     */
    #isRelocated(path, query, fileIndex) {
        const { findShownPath } = this.hostTraits;
        const name = this.getName(fileIndex);
        if (findShownPath === undefined || !this.#mayRelocatePage(name))
            return false;
        // Unread rules may redirect readers.
        if (this.#mayUnsupportedRuleMatch(path))
            return false;
        const { trailingSlash } = this.redirects;
        const otherForm = `/${(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .swapFolderForm */ .YX)(name)}`;
        if (this.redirects === _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_REDIRECTS */ .Y) {
            const isOther = findShownPath(`/${path}`, name, trailingSlash) === otherForm;
            return isOther && this.findServedFile(path) === fileIndex;
        }
        const response = this.#simulateRedirects(path, query);
        if (response.kind !== 'file' || response.fileIndex !== fileIndex)
            return false;
        return findShownPath(response.path, name, trailingSlash) === otherForm;
    }
    /** May the host show a file in another folder: a page, but not the home page? */
    #mayRelocatePage(name) {
        if (!(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) || (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) === '')
            return false;
        // Below a base path, the redirect file of the host is not part of the site.
        return this.hostTraits.redirectFile === undefined || this.site.basePath === '/';
    }
    #mayUnsupportedRuleMatch(path) {
        const { unsupportedRules } = this.redirects;
        if (unsupportedRules.matchingAnyPath !== undefined)
            return true;
        return (0,_redirects_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .mayUnsupportedSourceMatch */ .Ve)(unsupportedRules, _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path));
    }
    #simulateRedirects(path, query) {
        return (0,_redirects_simulate_redirects_js__WEBPACK_IMPORTED_MODULE_8__/* .simulateRedirects */ .K)(this.redirects, this.findFile, { path: _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl.concat(path), query });
    }
    #findContentOnHost(path, query) {
        const response = this.#simulateRedirects(path, query);
        // The content of an unreadable folder is unknown.
        if (response.kind === 'missing' && this.#isInUnreadable(response.path))
            return UNDECIDED;
        if (!(0,_redirects_responses_js__WEBPACK_IMPORTED_MODULE_7__/* .isSuccessful */ .XO)(response))
            return undefined;
        return this.#judgeFinalResponse(response, path);
    }
    #isInUnreadable(path) {
        return this.site.unreadable.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Returns the content of a successful response. Anchors are unknown if a rule adds a fragment, or
     * if one page with a script may show different content for each address.
     */
    #judgeFinalResponse(response, path) {
        if (response.kind !== 'file')
            return UNDECIDED;
        const { fileIndex, used } = response;
        const patternRules = used.filter(({ source }) => source.kind === 'pattern');
        const isShared = patternRules.length > 0 && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(this.getName(fileIndex));
        // If a browser needs another type, a page is wrong, whether served or redirected to.
        if (isShared && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path))
            return SHARED_PAGE;
        if (used.some(({ to }) => to.includes('#')))
            return UNDECIDED;
        const isRewritten = patternRules.some(({ action }) => action === 'rewrite');
        if (!isRewritten)
            return { kind: 'file', fileIndex };
        if (isShared)
            return SHARED_PAGE;
        return UNDECIDED;
    }
    #findContentOnAnyHost(path, query) {
        let isServed = false;
        for (const siteOnHost of this.#onEachHost) {
            const content = siteOnHost.findContent(path);
            if (content?.kind === 'file')
                return content;
            isServed ||= content !== undefined;
        }
        if (isServed)
            return UNDECIDED;
        const contents = this.#withRedirectFile
            .map((siteOnHost) => siteOnHost.findContent(path, query))
            .filter((content) => content !== undefined);
        if (contents.length === 0)
            return undefined;
        const areAllPages = contents.every(({ kind }) => kind === 'shared-page');
        if (areAllPages && _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBRESOURCE_PATH */ .BU.test(path))
            return SHARED_PAGE;
        return UNDECIDED;
    }
}
/** Returns the rules of the host's redirect file; none without one, or if it cannot be read. */
function parseRedirectFile({ redirectFiles, domain }, { redirectFile }) {
    const text = redirectFiles[0]?.text;
    if (redirectFile === undefined || text === undefined)
        return _redirects_parsed_redirects_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_REDIRECTS */ .Y;
    return redirectFile.parse(text, domain);
}
/** Returns the site on each of the hosts that read one of its redirect files. */
function listSitesWithRedirectFile(site, hosts, files) {
    const found = [];
    for (const host of hosts) {
        const names = listRedirectFiles({ host, basePath: site.basePath });
        const redirectFiles = site.redirectFiles.filter(({ name }) => names.includes(name));
        if (redirectFiles.length > 0)
            found.push(new ServedSite({ ...site, host, redirectFiles }, files));
    }
    return found;
}
/** Are most pages, apart from the home page and the 404 page, an `index.html` in a folder? */
function haveMostlyFolders(names) {
    const pages = names.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(name) && !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(name));
    const others = pages.filter((name) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name) !== '');
    return others.filter(_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf).length > others.length / 2;
}


/***/ })

};

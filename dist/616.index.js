export const id = 616;
export const ids = [616];
export const modules = {

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writeJsonReport)
/* harmony export */ });
/* unused harmony export generateJson */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Writes the machine-readable reports: `report.json`, `changes.json` and `live.json`. */


/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000;
/**
 * Yields a report as JSON, piece by piece, because it may have 100 MB. Each item of a list is a
 * line, so that reports can be compared and searched. Undefined values become `null`, so that
 * programs find the same keys in every report.
 */
function* generateJson(value, indent = '') {
    if (Array.isArray(value))
        yield* generateList(value, indent);
    else if (typeof value === 'object' && value !== null)
        yield* generateObject(value, indent);
    else
        yield formatJson(value);
}
function* generateList(items, indent) {
    yield '[';
    if (items.length === 0)
        return yield ']';
    let separator = '';
    for (let i = 0; i < items.length; i += ITEMS_PER_PIECE) {
        const piece = items.slice(i, i + ITEMS_PER_PIECE);
        const lines = piece.map((item) => `\n${indent}  ${formatJson(item)}`);
        yield separator + lines.join(',');
        separator = ',';
    }
    yield `\n${indent}]`;
}
function* generateObject(value, indent) {
    yield '{';
    let separator = '';
    for (const [key, entry] of Object.entries(value)) {
        yield `${separator}\n${indent}  ${JSON.stringify(key)}: `;
        yield* generateJson(entry, `${indent}  `);
        separator = ',';
    }
    yield `\n${indent}}`;
}
const formatJson = (value) => JSON.stringify(value ?? null, (_, part) => part ?? null);
/**
 * Writes a report into an existing folder, and returns its path.
 * @throws an AbortError soon after `signal` is aborted; any file-system error
 */
async function writeJsonReport(folder, name, report, signal) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, generateJson(report), { signal });
    return path;
}


/***/ }),

/***/ 6221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ listCandidatePaths)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);


/**
 * Returns the addresses at which some host may serve a file, the most usual one first: decoded,
 * without the base path.
 */
function listCandidatePaths(name) {
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
/* harmony export */   n: () => (/* binding */ findUnpublishedEntry)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns a name up to its first segment that begins with a dot and is not published; undefined if
 * there is none. `.well-known` is meant to be published: https://www.rfc-editor.org/rfc/rfc8615.
 */
function findUnpublishedEntry(name, unpublished = 'all-but-well-known') {
    if (unpublished === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (segment) => unpublished === 'all-but-well-known' && segment === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAfterSegment */ ._8)(name, (segment) => segment.startsWith('.') && !isPublished(segment));
}


/***/ }),

/***/ 9430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ listRedirectFileNames),
/* harmony export */   e: () => (/* binding */ parseRedirectFile)
/* harmony export */ });
/* harmony import */ var _all_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25);
/* harmony import */ var _redirects_rule_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/** Finds and parses the redirect files of a site that its host reads. */


/** Returns the names of the redirect files in a site's root that may apply. */
function listRedirectFileNames({ host, basePath, }) {
    // Hosts read redirect files only in their own root.
    if (basePath !== '/')
        return [];
    const hosts = host === undefined ? _all_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_IDS */ .sI : [host];
    const names = new Set();
    for (const each of hosts) {
        const { redirectFormat } = (0,_all_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .getHostTraits */ .E1)(each);
        if (redirectFormat !== undefined)
            names.add(redirectFormat.name);
    }
    return [...names];
}
/** Returns the rules of the host's redirect file; none without one, or if it cannot be read. */
function parseRedirectFile({ redirectFiles, domain }, { redirectFormat }) {
    const text = redirectFiles[0]?.text;
    if (redirectFormat === undefined || text === undefined)
        return _redirects_rule_set_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_RULE_SET */ .Y;
    return redirectFormat.parse(text, domain);
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
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4114);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1164);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9612);
/* harmony import */ var _all_hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25);
/* harmony import */ var _parse_redirect_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9430);
/** Selects the files of a folder that a host publishes, and reads its configuration files. */








/** The largest ignore file that is read. */
const MAX_IGNORE_FILE_BYTES = 64 << 10;
/** The largest redirect file that is read. Hosts accept about 2,000 rules. */
const MAX_REDIRECT_FILE_BYTES = 2 << 20;
/**
 * Returns the listed files that a host publishes.
 * @throws the reason of `signal` soon after it is aborted
 */
async function selectPublishedFiles(tree, location, signal) {
    const configReader = new ConfigFileReader(tree);
    const specialFileMatcher = new SpecialFileMatcher(tree, location);
    const ignoreRules = parseIgnoreFile(location, configReader);
    const treatments = new Map();
    const publishedIndexes = [];
    for await (const [fileIndex, name] of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_3__/* .iterateWithPauses */ .YK)(tree.names.entries(), signal)) {
        if (ignoreRules?.ignores((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(name)) === true)
            continue;
        const match = specialFileMatcher.find(name);
        if (match !== undefined)
            treatments.set(match.matchedName, match.rule);
        if (specialFileMatcher.isPublished(name, match))
            publishedIndexes.push(fileIndex);
    }
    const publishedTree = selectFiles(tree, publishedIndexes);
    const redirectFiles = readRedirectFiles(tree, location, configReader);
    return {
        site: makeSiteSnapshot(publishedTree, location, redirectFiles),
        tree: publishedTree,
        treatments,
        unreadFiles: configReader.unreadFiles,
    };
}
function readRedirectFiles({ names }, location, configReader) {
    return (0,_parse_redirect_file_js__WEBPACK_IMPORTED_MODULE_7__/* .listRedirectFileNames */ .B)(location)
        .filter((name) => names.includes((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name)))
        .map((name) => ({ name, text: configReader.readRedirectFile(name) }));
}
function makeSiteSnapshot({ root, names, unreadable, symlinkLoops }, { host, domain, basePath }, redirectFiles) {
    const unreadableFolders = unreadable.map(({ name }) => name).filter((name) => name.endsWith('/'));
    return { root, names, host, domain, basePath, unreadableFolders, symlinkLoops, redirectFiles };
}
/** Reads the configuration files of a site. */
class ConfigFileReader {
    unreadFiles = [];
    #tree;
    constructor(tree) {
        this.#tree = tree;
    }
    /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
    readIgnoreFile(name) {
        return this.#readOrNote(name, 'ignore-file', MAX_IGNORE_FILE_BYTES);
    }
    /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
    readRedirectFile(name) {
        return this.#readOrNote(name, 'redirect-file', MAX_REDIRECT_FILE_BYTES);
    }
    #readOrNote(name, kind, maxBytes) {
        const { text, reason } = this.#read(name, maxBytes);
        if (reason !== undefined)
            this.unreadFiles.push({ name, reason, kind });
        return text;
    }
    #read(name, maxBytes) {
        const { root, names, sizes } = this.#tree;
        const fileIndex = names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(name));
        if (fileIndex === -1)
            return {};
        if ((sizes[fileIndex] ?? 0) > maxBytes)
            return { reason: { kind: 'too-large' } };
        try {
            return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDiskPath */ .fx)(root, name), 'utf8') };
        }
        catch (error) {
            if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .M)(error))
                throw error;
            return { reason: { kind: 'disk-error', message: error.code ?? error.message } };
        }
    }
}
/** The treatments of files that are not published. */
const UNPUBLISHED_TREATMENTS = new Set([
    'unpublished',
    'unread',
]);
/** Finds the files of a site that its host treats in a special way. */
class SpecialFileMatcher {
    /** The base path without its first slash: names are compared from the root of the domain. */
    #prefix;
    #hostTraits;
    /** The rules for special files that apply to this site. */
    #rules;
    constructor({ names }, { host, basePath }) {
        this.#prefix = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .toBytes */ .ZJ)(basePath.slice(1));
        this.#hostTraits = (0,_all_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostTraits */ .E1)(host);
        const hasName = (pattern) => names.some((name) => pattern.test(this.#prefix + name));
        this.#rules = this.#hostTraits.specialFiles.filter(({ onlyIfSiteHas, unlessSiteHas }) => {
            if (unlessSiteHas !== undefined && hasName(unlessSiteHas))
                return false;
            return onlyIfSiteHas === undefined || hasName(onlyIfSiteHas);
        });
    }
    /** Returns the rule by which the host treats a file in a special way; undefined without one. */
    find(name) {
        const fullName = this.#prefix.concat(name);
        for (const rule of this.#rules) {
            const matchedName = fullName.match(rule.pattern)?.[0];
            if (matchedName !== undefined)
                return { matchedName: matchedName.slice(this.#prefix.length), rule };
        }
        return undefined;
    }
    /** Is a file published? `match` is the result of `find` for it. */
    isPublished(name, match) {
        if (match !== undefined)
            return !UNPUBLISHED_TREATMENTS.has(match.rule.treatment);
        const { configFiles, servesConfigFiles } = this.#hostTraits;
        return servesConfigFiles || !configFiles.includes(this.#prefix.concat(name));
    }
}
/**
 * Returns the patterns of files that uploads leave out; undefined if the host has no ignore file.
 */
function parseIgnoreFile({ host, basePath }, configReader) {
    const { uploadIgnoreFile } = (0,_all_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .getHostTraits */ .E1)(host);
    if (uploadIgnoreFile === undefined || basePath !== '/')
        return undefined;
    // Wrangler uses this package as well.
    const ignoreRules = ignore__WEBPACK_IMPORTED_MODULE_1__["default"]({ allowRelativePaths: true });
    return ignoreRules.add(configReader.readIgnoreFile(uploadIgnoreFile) ?? '');
}
/** Returns a tree with only the files at these indexes. */
function selectFiles(tree, indexes) {
    if (indexes.length === tree.names.length)
        return tree;
    const names = indexes.map((index) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .getFileName */ .WP)(tree, index));
    const sizes = indexes.map((index) => tree.sizes[index] ?? 0);
    return { ...tree, names, sizes };
}


/***/ }),

/***/ 2549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ simulateRedirects)
/* harmony export */ });
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9981);
/* harmony import */ var _unread_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2718);
/** Finds the final response of a host to a request by its rules and redirects. Nothing is sent. */



/**
 * The number of redirects that browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch,
 * read 2026-11.
 */
const MAX_REDIRECTS = 20;
/** How many possible responses are compared before the response is undecided. */
const MAX_COMPARED_RESPONSES = 32;
/** Returns the final response of the host to a request by its rules. */
function simulateRedirects(ruleSet, respondFromFiles, request) {
    const simulation = new RedirectSimulation(ruleSet, respondFromFiles);
    return simulation.findFinalResponse(request, { visited: [], appliedRules: [] });
}
/** Follows the redirects from one address, for all visitors at once. */
class RedirectSimulation {
    #ruleSet;
    #respondFromFiles;
    /** How many responses were compared. */
    #comparedResponseCount = 0;
    constructor(ruleSet, respondFromFiles) {
        this.#ruleSet = ruleSet;
        this.#respondFromFiles = respondFromFiles;
    }
    /** Returns the final response to a request that a browser sends after those in `chain`. */
    findFinalResponse(request, chain) {
        const { path } = request;
        const loopStart = chain.visited.findIndex((address) => address.path === path);
        if (loopStart !== -1)
            return makeLoopResponse(chain, loopStart);
        if (chain.visited.length > MAX_REDIRECTS)
            return makeLoopResponse(chain, 0);
        const response = this.#findCommonResponse(request, chain);
        if ((0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccessful */ .XO)(response))
            return response;
        if (!(0,_unread_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .mayUnreadRuleMatch */ .K)(this.#ruleSet.unreadRules, path))
            return response;
        return { kind: 'undecided', appliedRules: response.appliedRules };
    }
    /**
     * Returns the final response for all visitors; `undecided` if it depends on the visitor, or is
     * uncertain.
     */
    #findCommonResponse(request, chain) {
        let common;
        for (const hop of this.#ruleSet.responder.listPossibleResponses(request, this.#respondFromFiles)) {
            const final = this.#followResponse(hop, request, chain);
            this.#comparedResponseCount++;
            const areTooMany = this.#comparedResponseCount > MAX_COMPARED_RESPONSES;
            const isAmbiguous = common !== undefined && (areTooMany || !haveSameOutcome(common, final));
            if (isAmbiguous)
                return { kind: 'undecided', appliedRules: final.appliedRules };
            common = final;
        }
        return common ?? { kind: 'missing', path: request.path, appliedRules: chain.appliedRules };
    }
    /** Returns the final response after a direct one, which may be a redirect. */
    #followResponse(response, { path, query }, chain) {
        const appliedRules = response.rule === undefined ? chain.appliedRules : [...chain.appliedRules, response.rule];
        switch (response.kind) {
            case 'file':
                return { kind: 'file', fileIndex: response.fileIndex, path, appliedRules };
            case 'status':
                return { kind: 'status', status: response.status, appliedRules };
            case 'missing':
                return { kind: 'missing', path, appliedRules };
            case 'service':
            case 'undecided':
                return { kind: 'undecided', appliedRules };
            case 'redirect': {
                const target = (0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(response.to, path, this.#ruleSet.domain);
                if (target.kind === 'other-host')
                    return { kind: 'other-host', url: target.url, appliedRules };
                const next = { path: target.path, query: target.query || query };
                const address = { path, earlierRuleCount: chain.appliedRules.length };
                return this.findFinalResponse(next, { visited: [...chain.visited, address], appliedRules });
            }
        }
    }
}
/** Returns the response for a chain in which the addresses from the index `loopStart` repeat. */
function makeLoopResponse({ visited, appliedRules }, loopStart) {
    const loop = visited.slice(loopStart);
    const rulesInLoop = appliedRules.slice(loop[0]?.earlierRuleCount);
    return { kind: 'loop', paths: loop.map(({ path }) => path), rulesInLoop, appliedRules };
}
/**
 * Returns whether both are the same file. If one is not a file, returns whether both succeed or
 * both fail.
 */
function haveSameOutcome(one, other) {
    if (one.kind === 'file' && other.kind === 'file')
        return one.fileIndex === other.fileIndex;
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccessful */ .XO)(one) === (0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccessful */ .XO)(other);
}


/***/ }),

/***/ 5508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ ServedSite)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __webpack_require__(8559);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/host/all-hosts.js + 19 modules
var all_hosts = __webpack_require__(25);
// EXTERNAL MODULE: ./lib/web/host/candidate-paths.js
var candidate_paths = __webpack_require__(6221);
// EXTERNAL MODULE: ./lib/web/host/parse-redirect-file.js
var parse_redirect_file = __webpack_require__(9430);
// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/simulate-redirects.js
var simulate_redirects = __webpack_require__(2549);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __webpack_require__(9981);
// EXTERNAL MODULE: ./lib/web/host/redirects/unread-rules.js
var unread_rules = __webpack_require__(2718);
;// CONCATENATED MODULE: ./lib/web/host/served-content.js
const FALLBACK_PAGE = { kind: 'fallback-page' };
const UNDECIDED = { kind: 'undecided' };

;// CONCATENATED MODULE: ./lib/web/host/site-on-any-host.js


/** A site whose host is not specified: an address is fine if any host would serve it. */
class SiteOnAnyHost {
    /** The site on each host, by its files only. */
    #sitesWithoutRules;
    /** The site on each host that reads one of its redirect files. */
    #sitesWithRules;
    constructor(withoutRules, withRules) {
        this.#sitesWithoutRules = withoutRules;
        this.#sitesWithRules = withRules;
    }
    /** Does a host read one of the site's redirect files? */
    get hasRedirectFile() {
        return this.#sitesWithRules.length > 0;
    }
    /** The redirect files of the site, each as a host reads it. */
    get ruleSets() {
        return this.#sitesWithRules.map(({ ruleSet }) => ruleSet);
    }
    /** The first place of rules that the check cannot read and that may serve any address. */
    get unreadRulePlace() {
        const places = this.#sitesWithRules.map(({ unreadRulePlace }) => unreadRulePlace);
        return places.find((place) => place !== undefined);
    }
    /** See `ServedSite.findContent`. The file is only known if files alone decide. */
    findContent(path, query) {
        let isServed = false;
        for (const siteOnHost of this.#sitesWithoutRules) {
            const content = siteOnHost.findContent(path);
            if (content?.kind === 'file')
                return content;
            isServed ||= content !== undefined;
        }
        if (isServed)
            return UNDECIDED;
        const contents = this.#sitesWithRules
            .map((siteOnHost) => siteOnHost.findContent(path, query))
            .filter((content) => content !== undefined);
        if (contents.length === 0)
            return undefined;
        const areAllFallbackPages = contents.every(({ kind }) => kind === 'fallback-page');
        if (areAllFallbackPages && page_names/* SUBRESOURCE_PATH */.BU.test(path))
            return FALLBACK_PAGE;
        return UNDECIDED;
    }
    /** See `ServedSite.findRedirect`. Returns the redirect of the first host that has one. */
    findRedirect(path, query) {
        const redirects = this.#sitesWithRules.map((siteOnHost) => siteOnHost.findRedirect(path, query));
        return redirects.find((redirect) => redirect !== undefined);
    }
}

;// CONCATENATED MODULE: ./lib/web/host/served-site.js
/** Finds what a host serves at the addresses of a site, from its files and its redirect file. */













/** How many results of `findContent` are cached. */
const MAX_CACHED = 50_000;
/** A site as its host serves it. */
class ServedSite {
    site;
    hostTraits;
    /** The indexes of the site's files, by name. */
    fileIndexes;
    /** The parsed redirect file; empty without one, or if it cannot be read. */
    ruleSet;
    /** The place of rules that the check cannot read and that may serve any address. */
    unreadRulePlace;
    /** Set if no host is specified. */
    #onAnyHost;
    /** Results of `findContent`, by path and query. */
    #cache = new Map();
    #cachedArePagesMostlyFolders;
    #rootFolders;
    constructor(site, fileIndexes = new Map(site.names.map((name, fileIndex) => [name, fileIndex]))) {
        this.site = site;
        this.fileIndexes = fileIndexes;
        this.hostTraits = (0,all_hosts/* getHostTraits */.E1)(site.host);
        this.ruleSet = (0,parse_redirect_file/* parseRedirectFile */.e)(site, this.hostTraits);
        if (site.host === undefined)
            this.#onAnyHost = makeSiteOnAnyHost(site, fileIndexes);
        this.unreadRulePlace = this.#findUnreadRulePlace();
    }
    #findUnreadRulePlace() {
        const { redirectFiles } = this.site;
        const unreadFile = redirectFiles.find(({ text }) => text === undefined);
        if (unreadFile !== undefined)
            return { file: unreadFile.name, line: undefined };
        const { problemForAnyPath } = this.ruleSet.unreadRules;
        const [first] = redirectFiles;
        if (problemForAnyPath !== undefined && first !== undefined)
            return { file: first.name, line: problemForAnyPath.line };
        return this.#onAnyHost?.unreadRulePlace;
    }
    /** Returns the name of a file, by its index. */
    getName(fileIndex) {
        return (0,tree/* getFileName */.WP)(this.site, fileIndex);
    }
    /**
     * Returns the response without the rules of the redirect file. The path is absolute and decoded.
     */
    respondFromFiles = (path) => {
        const { symlinkLoops, basePath } = this.site;
        const isAtDomainRoot = basePath === '/';
        const hasSlashesToMerge = this.hostTraits.mergesSlashes && path.includes('//');
        const normalizedPath = hasSlashesToMerge ? byte_strings/* ROOT */.Dl.concat((0,slashes/* mergeSlashes */.u)(path)) : path;
        const lookup = (name) => {
            if (symlinkLoops.length === 0)
                return this.fileIndexes.get(name);
            return this.fileIndexes.get((0,tree/* resolveSymlinkLoops */.Z)(name, symlinkLoops));
        };
        // Below a base path, the redirect file of the host is not part of the site, so its setting is
        // unknown; assume clean URLs.
        const cleanUrls = this.ruleSet.cleanUrls ?? !isAtDomainRoot;
        const context = {
            isAtDomainRoot,
            cleanUrls,
            arePagesMostlyFolders: () => this.#arePagesMostlyFolders(),
        };
        const response = this.hostTraits.respondFromFiles(normalizedPath, lookup, context);
        if (response !== undefined)
            return response;
        if (isAtDomainRoot && this.isServicePath(path))
            return { kind: 'service' };
        return undefined;
    };
    /**
     * Returns the content that is served at an address; undefined if it is not served. `path` is
     * decoded, without the base path and its slash: empty for the site's root, or `docs/x/`. `query`
     * is as written, without its `?`.
     */
    findContent(path, query = '') {
        if (this.#onAnyHost !== undefined)
            return this.#onAnyHost.findContent(path, query);
        // Without rules, finding the file is faster than a cache lookup.
        if (this.ruleSet.rules.length === 0)
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
     * Does it depend on an unread rule whether a path is served? `content` is the result of
     * `findContent` for the path.
     */
    mayUnreadRuleServe(path, content) {
        if (content === undefined)
            return this.unreadRulePlace !== undefined;
        // Only here may rules for some addresses matter: where one may match, the content is undecided.
        if (content.kind !== 'undecided')
            return false;
        return this.#listRuleSets().some(({ unreadRules }) => (0,unread_rules/* mayUnreadRuleMatch */.K)(unreadRules, byte_strings/* ROOT */.Dl.concat(path)));
    }
    /**
     * Returns the file address that the site's redirects send an address to; undefined if no rule
     * redirects it. The host's automatic redirects for a slash or an extension do not count. For the
     * parameters, see `findContent`.
     */
    findRedirect(path, query = '') {
        if (this.#onAnyHost !== undefined)
            return this.#onAnyHost.findRedirect(path, query);
        if (this.ruleSet.rules.length === 0)
            return undefined;
        const response = this.findFinalResponse(path, query);
        const rule = response.appliedRules.findLast(({ action }) => action === 'redirect');
        if (response.kind !== 'file' || rule === undefined)
            return undefined;
        const [, fragment = ''] = rule.to.split('#');
        const address = (0,byte_strings/* makeReadable */.Dy)(response.path);
        return { to: fragment === '' ? address : `${address}#${fragment}`, line: rule.line };
    }
    /**
     * Returns the paths at which a file is served, the most usual one first. They have the form of
     * those that `findContent` accepts.
     */
    listPaths(fileIndex) {
        const forms = (0,candidate_paths/* listCandidatePaths */.e)(this.getName(fileIndex));
        return forms.filter((path) => this.findServedFile(path) === fileIndex);
    }
    /**
     * Returns the index of the file that some host would serve at a path, going only by names. For
     * the form of the path, see `findContent`.
     */
    findFileByName(path) {
        const name = (0,slashes/* dropTrailingSlash */.xY)(path);
        const stem = (0,page_names/* getStem */.qp)(name);
        const names = [name, `${name}.html`];
        if (stem === '')
            names.push('index.html');
        else
            names.push(`${name}/index.html`, `${stem}.html`, `${stem}/index.html`);
        const existingName = names.find((each) => this.fileIndexes.has(each));
        if (existingName === undefined)
            return undefined;
        return this.fileIndexes.get(existingName);
    }
    /**
     * Returns the indexes of files that rules of redirect files point to or show. A rule without a
     * target counts as one for the home page.
     */
    listRuleDestinations() {
        const destinations = [];
        for (const { rules, notFoundRule, fallbackRule } of this.#listRuleSets()) {
            for (const rule of [...rules, notFoundRule, fallbackRule]) {
                if (rule === undefined)
                    continue;
                const target = (0,targets/* resolveTarget */.u1)(rule.to, byte_strings/* ROOT */.Dl, this.site.domain);
                if (target.kind === 'other-host')
                    continue;
                const fileIndex = this.findFileByName(target.path.slice(1));
                if (fileIndex !== undefined)
                    destinations.push(fileIndex);
            }
        }
        return destinations;
    }
    /** Returns the redirect file as the host reads it; without a host, as each host does. */
    #listRuleSets() {
        return this.#onAnyHost?.ruleSets ?? [this.ruleSet];
    }
    /**
     * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
     * of the site with the same name takes precedence.
     */
    isServicePath(path) {
        if (this.hostTraits.servicePaths?.test(path) !== true)
            return false;
        return this.site.basePath !== '/' || !(0,tree/* hasFolder */.bU)(this.site.names, getFirstFolder(path));
    }
    /** Does a rule show a page of the site for missing addresses? */
    get hasNotFoundRule() {
        const { notFoundRule, domain } = this.ruleSet;
        if (notFoundRule === undefined)
            return false;
        const destination = (0,targets/* resolveTarget */.u1)(notFoundRule.to, byte_strings/* ROOT */.Dl, domain);
        return destination.kind === 'this-host' && this.respondFromFiles(destination.path) !== undefined;
    }
    /** Is this page shown at addresses without a file, in the whole site or in its folder? */
    isShownAtWrongAddresses(page) {
        if (page === '404.html')
            return true;
        return this.hostTraits.hasFolderNotFoundPages === true && page.endsWith('/404.html');
    }
    /**
     * Returns the folder for which a page is the 404 page: empty, or with a slash at its end.
     * Undefined for other pages.
     */
    findNotFoundFolder(page) {
        if ((0,page_names/* isNotFoundPageOfSite */.dn)(page))
            return byte_strings/* NO_BYTES */.CR;
        if (this.hostTraits.hasFolderNotFoundPages && page.endsWith('/404.html'))
            return (0,byte_strings/* getFolder */.L2)(page);
        return undefined;
    }
    /**
     * Does the site have files in a folder, or might rules serve some? `path` is an address's path
     * that ends with a slash.
     */
    mayHaveFolder(path) {
        const { rules, fallbackRule } = this.ruleSet;
        if (rules.length > 0 || fallbackRule !== undefined)
            return true;
        const mayHaveRules = this.#onAnyHost?.hasRedirectFile === true;
        if (mayHaveRules || this.unreadRulePlace !== undefined)
            return true;
        const name = (0,tree/* resolveSymlinkLoops */.Z)(path, this.site.symlinkLoops);
        return name === '' || (0,tree/* hasFolder */.bU)(this.site.names, name);
    }
    /** The folders in the site's root, with a slash at their end, by their names in lower case. */
    get rootFolders() {
        this.#rootFolders ??= (0,tree/* groupRootFolders */.po)(this.site.names);
        return this.#rootFolders;
    }
    #arePagesMostlyFolders() {
        this.#cachedArePagesMostlyFolders ??= arePagesMostlyFolders(this.site.names);
        return this.#cachedArePagesMostlyFolders;
    }
    /**
     * Returns the final response of the host to a request, by the rules of its redirect file. For the
     * parameters, see `findContent`.
     */
    findFinalResponse(path, query) {
        return (0,simulate_redirects/* simulateRedirects */.K)(this.ruleSet, this.respondFromFiles, {
            path: byte_strings/* ROOT */.Dl.concat(path),
            query,
        });
    }
    #findContentOnHost(path, query) {
        const response = this.findFinalResponse(path, query);
        // The content of an unreadable folder is unknown.
        if (response.kind === 'missing' && this.#isInUnreadable(response.path))
            return UNDECIDED;
        if (!(0,responses/* isSuccessful */.XO)(response))
            return undefined;
        return this.#classifyFinalResponse(response, path);
    }
    #isInUnreadable(path) {
        return this.site.unreadableFolders.some((folder) => path.slice(1).startsWith(folder));
    }
    /**
     * Returns the content of a successful response. Anchors are unknown if a rule adds a fragment, or
     * if one page with a script may show different content for each address.
     */
    #classifyFinalResponse(response, path) {
        // The content is not a file of the site, or is uncertain.
        if (response.kind !== 'file')
            return UNDECIDED;
        const { fileIndex, appliedRules } = response;
        const patternRules = appliedRules.filter(({ matcher }) => matcher.kind === 'pattern');
        const isPageByPattern = patternRules.length > 0 && (0,page_names/* isPage */.yp)(this.getName(fileIndex));
        // If a browser needs another type, a page is wrong, whether served or redirected to.
        if (isPageByPattern && page_names/* SUBRESOURCE_PATH */.BU.test(path))
            return FALLBACK_PAGE;
        // The browser goes to the anchor of the rule.
        if (appliedRules.some(({ to }) => to.includes('#')))
            return UNDECIDED;
        const isRewritten = patternRules.some(({ action }) => action === 'rewrite');
        // The browser is at the file's own address, or at one that a rule has only for that file.
        if (!isRewritten)
            return { kind: 'file', fileIndex };
        // One page is served at many addresses.
        if (isPageByPattern)
            return FALLBACK_PAGE;
        // Whether another file is the right content for many addresses is unknown.
        return UNDECIDED;
    }
}
/** Returns the site on each host, without rules and with those of the redirect files it reads. */
function makeSiteOnAnyHost(site, fileIndexes) {
    const sitesWithoutRules = [];
    const sitesWithRules = [];
    for (const host of all_hosts/* HOST_IDS */.sI) {
        sitesWithoutRules.push(new ServedSite({ ...site, host, redirectFiles: [] }, fileIndexes));
        const readNames = (0,parse_redirect_file/* listRedirectFileNames */.B)({ host, basePath: site.basePath });
        const redirectFiles = site.redirectFiles.filter(({ name }) => readNames.includes(name));
        if (redirectFiles.length > 0)
            sitesWithRules.push(new ServedSite({ ...site, host, redirectFiles }, fileIndexes));
    }
    return new SiteOnAnyHost(sitesWithoutRules, sitesWithRules);
}
/** Returns the first folder of an absolute path, with a slash at its end. */
function getFirstFolder(path) {
    const [, folder = ''] = path.split('/', 2);
    return `${folder}/`;
}
/** Are most pages, apart from the home page and the 404 page, an `index.html` in a folder? */
function arePagesMostlyFolders(names) {
    const pages = names.filter((name) => (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPage */.np)(name));
    const others = pages.filter((name) => (0,page_names/* getStem */.qp)(name) !== '');
    return others.filter(page_names/* isIndexPage */.sf).length > others.length / 2;
}


/***/ })

};

export const id = 499;
export const ids = [499];
export const modules = {

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writeJsonReport)
/* harmony export */ });
/* unused harmony export generateJson */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Writes the machine-readable reports: `report.json`, `changes.json`, and `live.json`. */


/** How many items of a list are turned into text at a time. */
const ITEMS_PER_PIECE = 2_000;
/**
 * Yields a report as JSON, piece by piece, because it may be 100 MB in size. Each item of a list is
 * a line, so that reports can be compared and searched. Undefined values become `null`, so that
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
/* harmony export */   M: () => (/* binding */ listCandidateNames),
/* harmony export */   e: () => (/* binding */ listCandidatePaths)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _slashes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8559);
/** Lists the paths at which a host may serve a file, and the files of a path. */



/** Returns the paths at which a supported host may serve a file, the most common one first. */
function listCandidatePaths(name) {
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
    if (stem === '')
        return [...new Set([_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, name, _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .HOME_PAGE */ .Ko, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('index')])];
    const folder = stem.concat('/');
    const pageName = stem.concat('.html');
    const indexPageName = folder.concat('index.html');
    const usualPaths = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPage */ .sf)(name) ? [folder, stem] : [stem];
    const otherPaths = [name, pageName, folder, indexPageName, folder.concat('index')];
    return [...new Set([...usualPaths, ...otherPaths])];
}
/**
 * Returns the names of the files that a supported host may serve at a path, the most common one
 * first.
 */
function listCandidateNames(path) {
    const name = (0,_slashes_js__WEBPACK_IMPORTED_MODULE_2__/* .dropTrailingSlash */ .xY)(path);
    const stem = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .getStem */ .qp)(name);
    const names = [name, `${name}.html`];
    if (stem === '')
        return [...names, 'index.html'];
    return [...names, `${name}/index.html`, `${stem}.html`, `${stem}/index.html`];
}


/***/ }),

/***/ 4396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ HEADERS_FILE),
/* harmony export */   pi: () => (/* binding */ MAX_REDIRECT_FILE_BYTES),
/* harmony export */   y1: () => (/* binding */ ConfigFileReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4114);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);
/** Reads the files in a site's root that configure how its host publishes it. */




/** The largest ignore file that is read. */
const MAX_IGNORE_FILE_BYTES = 64 << 10;
/** The largest redirect file that is read. Hosts accept about 2,000 rules. */
const MAX_REDIRECT_FILE_BYTES = 2 << 20;
/** The file for headers of Netlify and Cloudflare. */
const HEADERS_FILE = '_headers';
/** The largest file for headers that is read. Cloudflare accepts 100 rules in it. */
const MAX_HEADERS_FILE_BYTES = 2 << 20;
/** Reads the configuration files of a site. */
class ConfigFileReader {
    unreadableConfigFiles = [];
    #tree;
    constructor(tree) {
        this.#tree = tree;
    }
    /** Returns the text of an ignore file; undefined if it does not exist or cannot be read. */
    readIgnoreFile(name) {
        return this.#read(name, 'ignore-file', MAX_IGNORE_FILE_BYTES);
    }
    /** Returns the text of a redirect file; undefined if it does not exist or cannot be read. */
    readRedirectFile(name) {
        return this.#read(name, 'redirect-file', MAX_REDIRECT_FILE_BYTES);
    }
    /** Returns the text of the file for headers; empty if it does not exist or cannot be read. */
    readHeadersFile() {
        const { root, names, sizes } = this.#tree;
        const fileIndex = names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(HEADERS_FILE));
        if (fileIndex === -1 || (sizes[fileIndex] ?? 0) > MAX_HEADERS_FILE_BYTES)
            return '';
        return (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreDiskError */ .cZ)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDiskPath */ .fx)(root, HEADERS_FILE), 'utf8'), '');
    }
    /** Returns the text of a file, or notes why it could not be read. */
    #read(name, kind, maxBytes) {
        const { root, names, sizes } = this.#tree;
        const fileIndex = names.indexOf((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(name));
        if (fileIndex === -1)
            return undefined;
        if ((sizes[fileIndex] ?? 0) > maxBytes) {
            this.unreadableConfigFiles.push({ name, kind, reason: { kind: 'too-large' } });
            return undefined;
        }
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDiskPath */ .fx)(root, name), 'utf8');
        }
        catch (error) {
            if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .Mi)(error))
                throw error;
            const problem = (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explainAccessError */ .Qz)(error);
            this.unreadableConfigFiles.push({ name, kind, reason: { kind: 'disk-error', problem } });
            return undefined;
        }
    }
}


/***/ }),

/***/ 6623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ cutAfterUnpublishedDotfile)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);

/**
 * Returns a name up to its first segment that begins with a dot and is not published; undefined if
 * there is none. `.well-known` is meant to be published: https://www.rfc-editor.org/rfc/rfc8615.
 */
function cutAfterUnpublishedDotfile(name, unpublished = 'all-but-well-known') {
    if (unpublished === 'none' || !/(?:^|\/)\./.test(name))
        return undefined;
    const isPublished = (segment) => unpublished === 'all-but-well-known' && segment === '.well-known';
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .cutAfterSegment */ ._8)(name, (segment) => segment.startsWith('.') && !isPublished(segment));
}


/***/ }),

/***/ 9430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ listRedirectFileNames),
/* harmony export */   dj: () => (/* binding */ findUnreadableRedirectFile),
/* harmony export */   eB: () => (/* binding */ parseRedirectFile),
/* harmony export */   wI: () => (/* binding */ listRedirectFileNamesOfAllHosts)
/* harmony export */ });
/* harmony import */ var _all_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1274);
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
/** Returns the names of the redirect files of all hosts. */
function listRedirectFileNamesOfAllHosts() {
    return listRedirectFileNames({ host: undefined, basePath: '/' });
}
/** Returns the rules of the host's redirect file; none without one, or if it cannot be read. */
function parseRedirectFile({ redirectFiles, domain }, { redirectFormat }) {
    if (redirectFormat === undefined)
        return _redirects_rule_set_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_RULE_SET */ .Yu;
    const redirectFile = redirectFiles.find(({ name }) => name === redirectFormat.name);
    if (redirectFile?.text === undefined)
        return _redirects_rule_set_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_RULE_SET */ .Yu;
    return redirectFormat.parse(redirectFile.text, domain);
}
/** Returns the place of the first redirect file that cannot be read; undefined if all can. */
function findUnreadableRedirectFile({ redirectFiles, }) {
    const unreadableFile = redirectFiles.find(({ text }) => text === undefined);
    if (unreadableFile === undefined)
        return undefined;
    return { file: unreadableFile.name, line: undefined };
}


/***/ }),

/***/ 9265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ selectPublishedFiles)
});

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/tree.js
var web_tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/host/all-hosts.js + 20 modules
var all_hosts = __webpack_require__(1274);
// EXTERNAL MODULE: ./lib/web/host/config-file-reader.js
var config_file_reader = __webpack_require__(4396);
// EXTERNAL MODULE: ./lib/web/host/parse-redirect-file.js
var parse_redirect_file = __webpack_require__(9430);
;// CONCATENATED MODULE: ./lib/web/host/special-files.js
/** Finds the files of a site that its host treats in its own way. */


/** Whether a file with such a treatment counts as missing, so that links to it are broken. */
const COUNTS_AS_MISSING = {
    unpublished: true,
    'unsupported-config': true,
    exposed: false,
    // A prebuilt deployment serves the file.
    'unless-prebuilt': false,
    // The host serves nothing of the site, or nothing but these files. One finding says so, instead
    // of one for each link.
    refused: false,
    'hides-other-files': false,
};
/** Finds the files of a site that its host treats in a special way. */
class SpecialFileMatcher {
    /** The base path without its first slash: names are compared from the root of the domain. */
    #prefix;
    #hostTraits;
    /** The traits for special files that apply to this site. */
    #traits;
    constructor({ names }, { host, basePath }) {
        this.#prefix = (0,byte_strings/* toBytes */.ZJ)(basePath.slice(1));
        this.#hostTraits = (0,all_hosts/* getHostTraits */.E1)(host);
        const hasName = (pattern) => names.some((name) => pattern.test(this.#prefix + name));
        this.#traits = this.#hostTraits.specialFiles.filter(({ onlyIfSiteHas, unlessSiteHas }) => {
            if (unlessSiteHas !== undefined && hasName(unlessSiteHas))
                return false;
            return onlyIfSiteHas === undefined || hasName(onlyIfSiteHas);
        });
    }
    /** Returns how the host treats a file in a special way; undefined if it does not. */
    findMatch(name) {
        const fullName = this.#prefix.concat(name);
        for (const { pattern, exceptNames, treatment } of this.#traits) {
            if (exceptNames?.test(fullName) === true)
                continue;
            const matchedName = fullName.match(pattern)?.[0];
            if (matchedName !== undefined)
                return { matchedName: matchedName.slice(this.#prefix.length), treatment };
        }
        return undefined;
    }
    /** Does a file count as missing? `match` is the result of `findMatch` for it. */
    countsAsMissing(name, match) {
        if (match !== undefined)
            return COUNTS_AS_MISSING[match.treatment.kind];
        const { configFiles, servesConfigFiles } = this.#hostTraits;
        return !servesConfigFiles && configFiles.includes(this.#prefix.concat(name));
    }
}

;// CONCATENATED MODULE: ./lib/web/host/published-files.js
/** Selects the files of a folder that a host publishes. */








/**
 * Returns the listed files that a host publishes.
 * @throws the reason of `signal` soon after it is aborted
 */
async function selectPublishedFiles(tree, location, signal) {
    const configReader = new config_file_reader/* ConfigFileReader */.y1(tree);
    const specialFileMatcher = new SpecialFileMatcher(tree, location);
    const ignoreRules = parseIgnoreFile(location, configReader);
    const treatments = new Map();
    const publishedIndexes = [];
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(tree.names.entries(), signal)) {
        if (ignoreRules?.ignores((0,byte_strings/* toText */.fE)(name)) === true)
            continue;
        const match = specialFileMatcher.findMatch(name);
        if (match !== undefined)
            treatments.set(match.matchedName, match.treatment);
        if (!specialFileMatcher.countsAsMissing(name, match))
            publishedIndexes.push(fileIndex);
    }
    const publishedTree = selectFiles(tree, publishedIndexes);
    const redirectFiles = readRedirectFiles(tree, location, configReader);
    const headersText = configReader.readHeadersFile();
    return {
        snapshot: { ...describeSite(publishedTree, location), redirectFiles, headersText },
        tree: publishedTree,
        treatments,
        unreadableConfigFiles: configReader.unreadableConfigFiles,
    };
}
function readRedirectFiles({ names }, location, configReader) {
    return (0,parse_redirect_file/* listRedirectFileNames */.BW)(location)
        .filter((name) => names.includes((0,byte_strings/* toBytes */.ZJ)(name)))
        .map((name) => ({ name, text: configReader.readRedirectFile(name) }));
}
/** Returns the data of a site apart from the texts of its configuration files. */
function describeSite({ root, names, unreadableEntries, symlinkLoops }, { host, domain, basePath }) {
    const unreadableFolders = unreadableEntries
        .map(({ name }) => name)
        .filter((name) => name.endsWith('/'));
    return { root, names, host, domain, basePath, unreadableFolders, symlinkLoops };
}
/**
 * Returns the patterns of files that uploads leave out; undefined if the host has no ignore file.
 */
function parseIgnoreFile({ host, basePath }, configReader) {
    const { uploadIgnoreFile } = (0,all_hosts/* getHostTraits */.E1)(host);
    if (uploadIgnoreFile === undefined || basePath !== '/')
        return undefined;
    // Wrangler uses this package as well.
    const ignoreRules = ignore["default"]({ allowRelativePaths: true });
    return ignoreRules.add(configReader.readIgnoreFile(uploadIgnoreFile) ?? '');
}
/** Returns a tree with only the files at these indexes. */
function selectFiles(tree, indexes) {
    if (indexes.length === tree.names.length)
        return tree;
    const names = indexes.map((index) => (0,web_tree/* getFileName */.WP)(tree, index));
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
/**
 * Finds the final response of a host to a request under its rules and redirects. Nothing is sent.
 */



/**
 * The number of redirects that browsers follow: https://fetch.spec.whatwg.org/#http-redirect-fetch,
 * read 2026-11.
 */
const MAX_REDIRECTS = 20;
/**
 * How many responses are followed in all before a request with several possible ones is undecided.
 */
const MAX_FOLLOWED_RESPONSES = 32;
/** Returns the final response of the host to a request under its rules. */
function simulateRedirects(ruleSet, respondFromFiles, request) {
    const simulation = new RedirectSimulation(ruleSet, respondFromFiles);
    return simulation.findFinalResponse(request, { visited: [], appliedRules: [] });
}
/** Follows the redirects from one address, for all visitors at once. */
class RedirectSimulation {
    #ruleSet;
    #respondFromFiles;
    /** How many possible responses were followed, including those to later requests. */
    #followedResponseCount = 0;
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
        // Errors that an unread rule for every path may prevent become warnings: see
        // `UnreadCatchAllPlace`.
        if (!(0,_unread_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .mayUnreadRuleForSomePathsMatch */ .Jn)(this.#ruleSet.unreadRules, path))
            return response;
        return { kind: 'undecided', appliedRules: response.appliedRules };
    }
    /**
     * Returns the final response for all visitors; `undecided` if it depends on the visitor, or is
     * uncertain.
     */
    #findCommonResponse(request, chain) {
        const { ruleResponder } = this.#ruleSet;
        let common;
        for (const hop of ruleResponder.listPossibleResponses(request, this.#respondFromFiles)) {
            const final = this.#followResponse(hop, request, chain);
            this.#followedResponseCount++;
            // A single response needs no limit: it is one step on the way to `MAX_REDIRECTS`.
            if (common !== undefined) {
                const areTooMany = this.#followedResponseCount > MAX_FOLLOWED_RESPONSES;
                if (areTooMany || !haveSameOutcome(common, final))
                    return { kind: 'undecided', appliedRules: final.appliedRules };
            }
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
            case 'other-host':
                return { kind: 'other-host', url: response.url, appliedRules };
            case 'service':
            case 'undecided':
                return { kind: 'undecided', appliedRules };
            case 'redirect': {
                const target = (0,_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(response.to, path, this.#ruleSet.domain);
                if (target.kind === 'other-host')
                    return { kind: 'other-host', url: target.url, appliedRules };
                const nextRequest = { path: target.path, query: target.query || query };
                const address = { path, appliedRuleCount: chain.appliedRules.length };
                const nextChain = { visited: [...chain.visited, address], appliedRules };
                return this.findFinalResponse(nextRequest, nextChain);
            }
        }
    }
}
/** Returns the response for a chain in which the addresses from the index `loopStart` repeat. */
function makeLoopResponse({ visited, appliedRules }, loopStart) {
    const loop = visited.slice(loopStart);
    const rulesInLoop = appliedRules.slice(loop[0]?.appliedRuleCount);
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

/***/ 2540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ FALLBACK_PAGE_CONTENT),
/* harmony export */   Ez: () => (/* binding */ UNDECIDED_CONTENT),
/* harmony export */   TX: () => (/* binding */ classifyFile),
/* harmony export */   ZD: () => (/* binding */ isPageInsteadOfFile)
/* harmony export */ });
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2198);

const FALLBACK_PAGE_CONTENT = { kind: 'fallback-page' };
const UNDECIDED_CONTENT = { kind: 'undecided' };
/**
 * Is a page served at `path`, where browsers need a different type, such as an image or a script?
 */
function isPageInsteadOfFile(content, path) {
    return content?.kind === 'fallback-page' && _page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SUBRESOURCE_PATH */ .BU.test(path);
}
/**
 * Returns the content that is served for a request for `path` if the host responds with the file
 * `name`.
 */
function classifyFile({ fileIndex, appliedRules }, name, path) {
    if (isFallbackPage(appliedRules, name, path))
        return FALLBACK_PAGE_CONTENT;
    if (isContentUncertain(appliedRules))
        return UNDECIDED_CONTENT;
    return { kind: 'file', fileIndex };
}
/**
 * Does a rule serve the page `name` at many addresses, at each of which a script in the page may
 * show different content? If browsers need a different type at `path`, such as an image, a page is
 * wrong, even if they are only redirected to it.
 */
function isFallbackPage(rules, name, path) {
    if (!rules.some(isPatternRule) || !(0,_page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(name))
        return false;
    if (_page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SUBRESOURCE_PATH */ .BU.test(path))
        return true;
    return rules.some(isPatternRewrite) && !rules.some(addsFragment);
}
/**
 * Is it unknown whether the content is right? Browsers go to the anchor of a rule, and a file that
 * a rule serves at many addresses may be wrong at some.
 */
function isContentUncertain(rules) {
    return rules.some(addsFragment) || rules.some(isPatternRewrite);
}
function isPatternRule({ matcher }) {
    return matcher.kind === 'pattern';
}
function isPatternRewrite(rule) {
    return isPatternRule(rule) && rule.action === 'rewrite';
}
function addsFragment({ to }) {
    return to.includes('#');
}


/***/ }),

/***/ 9214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ ServedSite)
});

// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __webpack_require__(1150);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/host/all-hosts.js + 20 modules
var all_hosts = __webpack_require__(1274);
// EXTERNAL MODULE: ./lib/web/host/candidate-paths.js
var candidate_paths = __webpack_require__(6221);
// EXTERNAL MODULE: ./lib/web/host/redirects/unread-rules.js
var unread_rules = __webpack_require__(2718);
;// CONCATENATED MODULE: ./lib/web/host/service-paths.js

/**
 * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
 * of the site with the same name takes precedence.
 */
function isServicePath(path, { basePath, names }, { servicePaths }) {
    if (servicePaths?.test(path) !== true)
        return false;
    return basePath !== '/' || !(0,tree/* hasFolder */.bU)(names, getFirstFolder(path));
}
/** Returns the first folder of an absolute path, with a slash at its end. */
function getFirstFolder(path) {
    const [, folder = ''] = path.split('/', 2);
    return `${folder}/`;
}

// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/host/parse-redirect-file.js
var parse_redirect_file = __webpack_require__(9430);
// EXTERNAL MODULE: ./lib/web/host/served-content.js
var served_content = __webpack_require__(2540);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __webpack_require__(8559);
;// CONCATENATED MODULE: ./lib/web/host/make-site-facts.js

/** Returns the facts about a site on which the responses from its files depend. */
function makeSiteFacts({ basePath, names }, { cleanUrls }) {
    const isAtDomainRoot = basePath === '/';
    let areMostlyFolders;
    return {
        isAtDomainRoot,
        cleanUrls: cleanUrls ?? assumesCleanUrls(basePath),
        arePagesMostlyFolders() {
            areMostlyFolders ??= haveMostlyIndexPages(names);
            return areMostlyFolders;
        },
    };
}
/** Are clean URLs assumed for a site without the setting? */
function assumesCleanUrls(basePath) {
    // Below a base path, the redirect file is not part of the site, so its setting is unknown.
    return basePath !== '/';
}
/** Are most pages, apart from the home page and the 404 page, an `index.html` in a folder? */
function haveMostlyIndexPages(names) {
    const pages = names.filter((name) => (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPage */.np)(name));
    const otherThanHome = pages.filter((name) => (0,page_names/* getStem */.qp)(name) !== '');
    const indexPages = otherThanHome.filter(page_names/* isIndexPage */.sf);
    return indexPages.length > otherThanHome.length / 2;
}

// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/simulate-redirects.js
var simulate_redirects = __webpack_require__(2549);
;// CONCATENATED MODULE: ./lib/web/host/site-on-host.js
/** Finds what one host serves at the addresses of a site, from its files and its redirect file. */











/** How many results of `findContent` are cached. */
const MAX_CACHED_CONTENTS = 50_000;
/** A site as one host serves it. */
class SiteOnHost {
    snapshot;
    hostTraits;
    /** The parsed redirect file; empty without one, or if it cannot be read. */
    ruleSet;
    #fileIndexes;
    #siteFacts;
    /** Results of `findContent`, by path and query. */
    #contents = new Map();
    constructor(snapshot, fileIndexes) {
        this.snapshot = snapshot;
        this.#fileIndexes = fileIndexes;
        this.hostTraits = (0,all_hosts/* getHostTraits */.E1)(snapshot.host);
        this.ruleSet = (0,parse_redirect_file/* parseRedirectFile */.eB)(snapshot, this.hostTraits);
        this.#siteFacts = makeSiteFacts(snapshot, this.ruleSet);
    }
    get ruleSets() {
        return [this.ruleSet];
    }
    get mayHaveRules() {
        const { rules, fallbackRule } = this.ruleSet;
        return rules.length > 0 || fallbackRule !== undefined;
    }
    get unreadCatchAllPlace() {
        const unreadableFile = (0,parse_redirect_file/* findUnreadableRedirectFile */.dj)(this.snapshot);
        if (unreadableFile !== undefined)
            return unreadableFile;
        const { redirectFormat } = this.hostTraits;
        const { firstForEveryPath } = this.ruleSet.unreadRules;
        if (redirectFormat === undefined || firstForEveryPath === undefined)
            return undefined;
        return { file: redirectFormat.name, line: firstForEveryPath.line };
    }
    /** Returns the response without the rules of the redirect file. */
    respondFromFiles = (path) => {
        const { hostTraits, snapshot } = this;
        const hasSlashesToMerge = hostTraits.mergesSlashes && path.includes('//');
        const mergedPath = hasSlashesToMerge ? (0,paths/* toRootedPath */.km)((0,slashes/* mergeSlashes */.u)(path)) : path;
        const response = hostTraits.respondWithFile(mergedPath, this.#lookUpFile, this.#siteFacts);
        if (response !== undefined)
            return response;
        const { isAtDomainRoot } = this.#siteFacts;
        if (isAtDomainRoot && isServicePath(path, snapshot, hostTraits))
            return { kind: 'service' };
        return undefined;
    };
    /** Returns the index of the file with a name, which may contain symbolic links. */
    #lookUpFile = (name) => {
        const { symlinkLoops } = this.snapshot;
        if (symlinkLoops.length === 0)
            return this.#fileIndexes.get(name);
        return this.#fileIndexes.get((0,tree/* resolveSymlinkLoops */.Z)(name, symlinkLoops));
    };
    /** Returns the final response to a request, under the rules of the redirect file. */
    findFinalResponse(path, query) {
        const request = { path: (0,paths/* toRootedPath */.km)(path), query };
        return (0,simulate_redirects/* simulateRedirects */.K)(this.ruleSet, this.respondFromFiles, request);
    }
    findContent(path, query) {
        // Without rules, finding the file is faster than a cache lookup.
        if (this.ruleSet.rules.length === 0)
            return this.#determineContent(path, query);
        const key = query === '' ? path : `${path}?${query}`;
        if (this.#contents.has(key))
            return this.#contents.get(key);
        const content = this.#determineContent(path, query);
        if (this.#contents.size >= MAX_CACHED_CONTENTS)
            this.#contents.clear();
        this.#contents.set(key, content);
        return content;
    }
    #determineContent(path, query) {
        const response = this.findFinalResponse(path, query);
        // The content of an unreadable folder is unknown.
        if (response.kind === 'missing' && this.#isInUnreadableFolder(response.path))
            return served_content/* UNDECIDED_CONTENT */.Ez;
        if (!(0,responses/* isSuccessful */.XO)(response))
            return undefined;
        // The content is not a file of the site, or is uncertain.
        if (response.kind !== 'file')
            return served_content/* UNDECIDED_CONTENT */.Ez;
        return (0,served_content/* classifyFile */.TX)(response, (0,tree/* getFileName */.WP)(this.snapshot, response.fileIndex), path);
    }
    #isInUnreadableFolder(path) {
        return this.snapshot.unreadableFolders.some((folder) => (0,paths/* toSitePath */.Wm)(path).startsWith(folder));
    }
    findRedirect(path, query) {
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
}

;// CONCATENATED MODULE: ./lib/web/host/site-on-any-host.js
/** Finds what any host would serve at the addresses of a site whose host is not specified. */





/** A site whose host is not specified: an address is fine if any host would serve it. */
class SiteOnAnyHost {
    #snapshot;
    /** The site on each host, by its files only. */
    #sitesWithoutRules;
    /** The site on each host that reads one of its redirect files. */
    #sitesWithRules;
    constructor(snapshot, fileIndexes) {
        this.#snapshot = snapshot;
        const sitesWithoutRules = [];
        const sitesWithRules = [];
        for (const host of all_hosts/* HOST_IDS */.sI) {
            sitesWithoutRules.push(new SiteOnHost({ ...snapshot, host, redirectFiles: [] }, fileIndexes));
            const readNames = (0,parse_redirect_file/* listRedirectFileNames */.BW)({ host, basePath: snapshot.basePath });
            const redirectFiles = snapshot.redirectFiles.filter(({ name }) => readNames.includes(name));
            if (redirectFiles.length > 0)
                sitesWithRules.push(new SiteOnHost({ ...snapshot, host, redirectFiles }, fileIndexes));
        }
        this.#sitesWithoutRules = sitesWithoutRules;
        this.#sitesWithRules = sitesWithRules;
    }
    get ruleSets() {
        return this.#sitesWithRules.map(({ ruleSet }) => ruleSet);
    }
    get mayHaveRules() {
        return this.#sitesWithRules.length > 0;
    }
    get unreadCatchAllPlace() {
        const unreadableFile = (0,parse_redirect_file/* findUnreadableRedirectFile */.dj)(this.#snapshot);
        if (unreadableFile !== undefined)
            return unreadableFile;
        const places = this.#sitesWithRules.map(({ unreadCatchAllPlace }) => unreadCatchAllPlace);
        return places.find((place) => place !== undefined);
    }
    /** See `SiteOnHostOrAny`. The file is only known if files alone decide. */
    findContent(path, query) {
        let isServed = false;
        for (const siteOnHost of this.#sitesWithoutRules) {
            const content = siteOnHost.findContent(path, '');
            if (content?.kind === 'file')
                return content;
            isServed ||= content !== undefined;
        }
        if (isServed)
            return served_content/* UNDECIDED_CONTENT */.Ez;
        const contents = this.#sitesWithRules
            .map((siteOnHost) => siteOnHost.findContent(path, query))
            .filter((content) => content !== undefined);
        if (contents.length === 0)
            return undefined;
        const areAllFallbackPages = contents.every(({ kind }) => kind === 'fallback-page');
        if (areAllFallbackPages && page_names/* SUBRESOURCE_PATH */.BU.test(path))
            return served_content/* FALLBACK_PAGE_CONTENT */.Dp;
        return served_content/* UNDECIDED_CONTENT */.Ez;
    }
    /** See `SiteOnHostOrAny`. Returns the redirect of the first host that has one. */
    findRedirect(path, query) {
        const redirects = this.#sitesWithRules.map((siteOnHost) => siteOnHost.findRedirect(path, query));
        return redirects.find((redirect) => redirect !== undefined);
    }
}

;// CONCATENATED MODULE: ./lib/web/host/served-site.js
/**
 * Finds what a site's host serves at its addresses; if no host is specified, what any host would.
 */








/**
 * A site as its host serves it; if no host is specified, as any host would. What needs a host is in
 * `onHost`.
 */
class ServedSite {
    snapshot;
    hostTraits;
    fileIndexes;
    /** The site on its host; undefined if no host is specified. */
    onHost;
    #siteOnHostOrAny;
    /** The place of rules that the check cannot read and that may serve every address. */
    unreadCatchAllPlace;
    #rootFolders;
    constructor(snapshot, fileIndexes = new Map(snapshot.names.map((name, fileIndex) => [name, fileIndex]))) {
        this.snapshot = snapshot;
        this.fileIndexes = fileIndexes;
        const { host } = snapshot;
        this.hostTraits = (0,all_hosts/* getHostTraits */.E1)(host);
        if (host !== undefined)
            this.onHost = new SiteOnHost({ ...snapshot, host }, fileIndexes);
        this.#siteOnHostOrAny = this.onHost ?? new SiteOnAnyHost(snapshot, fileIndexes);
        this.unreadCatchAllPlace = this.#siteOnHostOrAny.unreadCatchAllPlace;
    }
    /** The redirect file as the host reads it; if no host is specified, as each host does. */
    get ruleSets() {
        return this.#siteOnHostOrAny.ruleSets;
    }
    /** Returns the name of a file, by its index. */
    getName(fileIndex) {
        return (0,tree/* getFileName */.WP)(this.snapshot, fileIndex);
    }
    /**
     * Returns the content that is served at an address; undefined if it is not served. `query` is as
     * written, without its `?`.
     */
    findContent(path, query = '') {
        return this.#siteOnHostOrAny.findContent(path, query);
    }
    /**
     * Returns the index of the file that is served in the end; undefined if there is none or it is
     * unknown.
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
            return this.unreadCatchAllPlace !== undefined;
        // `simulateRedirects` makes a missing address undecided if an unread rule for some paths may
        // match it.
        if (content.kind !== 'undecided')
            return false;
        return this.ruleSets.some(({ unreadRules }) => (0,unread_rules/* mayUnreadRuleForSomePathsMatch */.Jn)(unreadRules, (0,paths/* toRootedPath */.km)(path)));
    }
    /**
     * Returns the file address that the site's redirects send an address to; undefined if no rule
     * redirects it. The host's automatic redirects for a slash or an extension do not count.
     */
    findRedirect(path, query = '') {
        return this.#siteOnHostOrAny.findRedirect(path, query);
    }
    /** Returns the paths at which a file is served, the most common one first. */
    listPaths(fileIndex) {
        const candidates = (0,candidate_paths/* listCandidatePaths */.e)(this.getName(fileIndex));
        return candidates.filter((path) => this.findServedFile(path) === fileIndex);
    }
    /**
     * Returns the index of the file that at least one host would serve at a path, going only by
     * names, even if a host is specified.
     */
    findFileOnAnyHost(path) {
        for (const name of (0,candidate_paths/* listCandidateNames */.M)(path)) {
            const fileIndex = this.fileIndexes.get(name);
            if (fileIndex !== undefined)
                return fileIndex;
        }
        return undefined;
    }
    /**
     * Is a path handled by a service of the host? It is absolute, from the root of the host. A folder
     * of the site with the same name takes precedence.
     */
    isServicePath(path) {
        return isServicePath(path, this.snapshot, this.hostTraits);
    }
    /** Does the site have files in a folder, or might rules serve some? `path` ends with a slash. */
    mayHaveFolder(path) {
        if (this.#siteOnHostOrAny.mayHaveRules || this.unreadCatchAllPlace !== undefined)
            return true;
        const name = (0,tree/* resolveSymlinkLoops */.Z)(path, this.snapshot.symlinkLoops);
        return name === '' || (0,tree/* hasFolder */.bU)(this.snapshot.names, name);
    }
    /** The folders in the site's root, with a slash at their end, by their names in lowercase. */
    get rootFolders() {
        this.#rootFolders ??= (0,tree/* groupRootFolders */.po)(this.snapshot.names);
        return this.#rootFolders;
    }
}


/***/ })

};

export const id = 929;
export const ids = [929];
export const modules = {

/***/ 9945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ countBytesToRead),
/* harmony export */   o: () => (/* binding */ findFileType)
/* harmony export */ });
/* harmony import */ var _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2104);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2226);
/** Which files are read, and how. */



/** The files that are read. The first entry that matches a name counts. */
const READABLE = [
    { type: 'page', matches: _web_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp },
    { type: 'style', matches: (name) => /\.css$/i.test(name) },
    { type: 'script', matches: (name, { offline }) => offline && /\.m?js$/i.test(name) },
    { type: 'document', matches: (name) => (0,_web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .findDocument */ .$)(name) !== undefined, maxBytes: _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DOCUMENT */ .$0 },
    { type: 'key', matches: _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldKey */ .Sv, maxBytes: _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SEARCHED */ .LA },
];
/** Returns what a file of that name is read as; undefined if it is not read. */
function findFileType(name, rules) {
    return READABLE.find((entry) => entry.matches(name, rules))?.type;
}
/** Returns how many bytes of a file of that name and size are read. */
function countBytesToRead(name, size, rules) {
    const entry = READABLE.find(({ matches }) => matches(name, rules));
    if (entry === undefined)
        return 0;
    return Math.min(size, entry.maxBytes ?? size);
}


/***/ }),

/***/ 1591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ findAddressFault),
  Ai: () => (/* binding */ findFolderFault),
  Wo: () => (/* binding */ isOwnMachine)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
;// CONCATENATED MODULE: ./lib/check/rules/dead-address.js



/** Schemes of web servers: only what is invalid leads nowhere with them. */
const WEB = new Set(['http', 'https', 'ws', 'wss']);
/**
 * Schemes that browsers load without a server, their own pictures and what their extensions hold
 * included.
 */
const LOADED = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/;
/**
 * Any of these letters too much, too few, or in another place. `shttp` was a scheme once: RFC 2660.
 */
const LIKE_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/;
/** A name of a host that reads like a scheme, and its port. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/;
/**
 * Returns why no browser can use an address that leads to no server, as the end of a sentence;
 * undefined if one may. Other programs may well open links and frames with schemes of their own:
 * `mailto:`, `vscode:`.
 */
function findDeadReason(use, address) {
    if (address.length > web_address/* MAX_ADDRESS */.wm && !(0,byte_strings/* hasOtherScheme */.mS)(address))
        return 'it is longer than any address that browsers open';
    // As browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser
    const clean = address.replace(/[\t\n\r]+|^[\0-\x20]+|[\0-\x20]+$/g, '').toLowerCase();
    const scheme = /^([a-z][a-z\d+.-]*):/.exec(clean)?.[1];
    if (scheme === undefined || WEB.has(scheme))
        return 'it is not a valid address';
    if (scheme === 'file' || /^[a-z]:[\\/]/.test(clean))
        return 'it points to a file on the author’s computer';
    if (HOST_AND_PORT.test(clean))
        return 'without `https://` before it, browsers take the host for a scheme';
    if (LIKE_HTTP.test(scheme) && clean.startsWith('/', scheme.length + 1))
        return 'its scheme is a misspelled `http:` or `https:`';
    const isLoaded = (0,vocabulary/* isClicked */.Uk)(use) || use === 'document' || LOADED.test(scheme);
    if (isLoaded)
        return undefined;
    return 'browsers load nothing with this scheme';
}

// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
;// CONCATENATED MODULE: ./lib/check/rules/folder-as-host.js



/**
 * What begins with two slashes and a name that no public host has, and what follows it up to a
 * query.
 */
const AS_HOST = /^[\0-\x20]*[\\/]{2}([^\\/?#.:@\s]+)([\\/][^?#]*)?(?:[?#]|$)/;
/**
 * Returns what an address was probably meant to be that browsers take for one of another host,
 * because two slashes are in front of a folder of the site, as in `//assets/app.js`. Undefined if
 * there is no such folder.
 */
function findFolderAsHost(value, site, addresses) {
    const found = value.match(AS_HOST);
    const folder = found?.[1] ?? byte_strings/* NO_BYTES */.CR;
    const rest = found?.[2] ?? byte_strings/* NO_BYTES */.CR;
    if (folder === '')
        return undefined;
    const meant = addresses.resolve(byte_strings/* ROOT */.Dl.concat(folder, rest), addresses.baseOfFile(page_names/* HOME_PAGE */.Ko));
    const isWithinBasePath = meant.kind === 'site' && site.basePath !== '/';
    if (isWithinBasePath || (0,tree/* hasFolder */.bU)(site.names, `${folder}/`))
        return meant;
    return undefined;
}

// EXTERNAL MODULE: ./lib/check/rules/full-path.js
var full_path = __webpack_require__(5763);
;// CONCATENATED MODULE: ./lib/check/rules/address-faults.js
/** What is wrong with an address, wherever in a folder it is written. */






const NO_VALUES = { why: '', to: '', line: '' };
/** Returns what is wrong with an address; undefined if nothing is. */
function findAddressFault({ use, value, address, answer }, served, addresses) {
    switch (address.kind) {
        case 'no-request':
            return findDeadFault(use, value);
        case 'other-host':
            return (findFolderFault(use, value, served, addresses) ?? findExternalFault(use, value, address));
        case 'outside-base-path': {
            if (address.explicit || served.isServicePath(address.path))
                return undefined;
            return makeFault(chooseKind(use, 'outside'), address.path);
        }
        case 'site':
            return findSiteFault(use, address, answer, served);
    }
}
/** What is wrong with an address: the kinds of a link, and of what a page loads. */
const KINDS = {
    missing: { link: 'broken-link', load: 'broken-asset' },
    dead: { link: 'broken-link/dead', load: 'broken-asset/dead' },
    folder: { link: 'broken-link/folder', load: 'broken-asset/folder' },
    outside: { link: 'outside-base-path/link', load: 'outside-base-path/load' },
};
function chooseKind(use, fault) {
    if ((0,vocabulary/* isClicked */.Uk)(use))
        return KINDS[fault].link;
    return KINDS[fault].load;
}
function makeFault(kind, key, values) {
    return { kind, key, values: { ...NO_VALUES, ...values } };
}
function findDeadFault(use, value) {
    const why = findDeadReason(use, value);
    if (why === undefined)
        return undefined;
    return makeFault(chooseKind(use, 'dead'), value, { why });
}
/** Returns what is wrong with an address if two slashes are in front of a folder of the site. */
function findFolderFault(use, value, served, addresses) {
    const meant = findFolderAsHost(value, served.site, addresses);
    const kind = chooseKind(use, 'folder');
    if (meant?.kind === 'site')
        return makeFault(kind, (0,full_path/* makeFullPath */.j)(meant.path, served));
    if (meant?.kind === 'outside-base-path')
        return makeFault(kind, meant.path);
    return undefined;
}
function findExternalFault(use, value, { url }) {
    if ((0,vocabulary/* isClicked */.Uk)(use))
        return undefined;
    if (!isOwnMachine(URL.parse(url)?.hostname ?? ''))
        return makeFault('external-load', url);
    const why = 'it points to the reader’s own computer';
    return makeFault('broken-asset/dead', value, { why });
}
function findSiteFault(use, address, answer, served) {
    const { path, query } = address;
    const key = (0,full_path/* makeFullPath */.j)(path, served);
    if (answer === undefined)
        return makeFault(chooseKind(use, 'missing'), key);
    if (!(0,vocabulary/* isClicked */.Uk)(use)) {
        const isPageForFile = answer.kind === 'shared-page' && page_names/* SUBRESOURCE_PATH */.BU.test(path);
        if (isPageForFile)
            return makeFault('broken-asset/page', key);
        return undefined;
    }
    // Without a host, what any of them answers by its files needs no redirect.
    if (served.site.host === undefined && answer.kind === 'file')
        return undefined;
    const found = served.findRedirect(path, query);
    if (found === undefined)
        return undefined;
    const whole = query ? key.concat('?', (0,byte_strings/* asBytes */.Yd)(query)) : key;
    return makeFault('redirected-link', whole, { to: found.to, line: String(found.line) });
}
/**
 * What runs on the visitor's own machine is as good as https:
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy.
 */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/;
/** Does a host name stand for the computer of whoever asks for it? */
function isOwnMachine(hostname) {
    return OWN_MACHINE.test(hostname);
}


/***/ }),

/***/ 9118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ splitIds),
/* harmony export */   JA: () => (/* binding */ AnchorLinks),
/* harmony export */   VS: () => (/* binding */ joinIds),
/* harmony export */   mG: () => (/* binding */ findMissingAnchors)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2198);
/* harmony import */ var _web_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);
/* harmony import */ var _counted_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6062);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8938);






/**
 * Fewer may all have been removed from a page; lines of source code are hardly ever linked to by
 * hand.
 */
const MIN_PROBABLY_SCRIPTED = 10;
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9;
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** Stands between anchors in one string. */
const BETWEEN = '\0';
/** Returns anchors in one. Those that contain a NUL are left out. */
function joinIds(ids) {
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .asBytes */ .Yd)([...ids].filter((id) => !id.includes(BETWEEN)).join(BETWEEN));
}
/** Returns what `joinIds` joined. */
function splitIds(joined) {
    return new Set(joined.split(BETWEEN));
}
/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
class AnchorLinks {
    #pages = new Map();
    /**
     * Returns an anchor, to count links to it. `written`: its fragment, which may be a slice of a
     * page.
     */
    getOrAdd(page, written) {
        let of = this.#pages.get(page);
        if (of === undefined) {
            of = { anchors: new Map(), together: (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__/* .makeOccurrences */ .nC)() };
            this.#pages.set(page, of);
        }
        const [name] = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .listAnchorNames */ .IL)(written);
        const fragment = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .detach */ .Yo)(name === undefined ? written : _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .HASH */ .v9.concat(name));
        const anchor = of.anchors.get(fragment) ?? (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__/* .makeOccurrences */ .nC)();
        of.anchors.set(fragment, anchor);
        return anchor;
    }
    /**
     * Takes one link to an anchor of a page that was found. `target` is the address as it is written.
     */
    countLink(page, anchor, target, where) {
        (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__/* .addOccurrence */ .b3)(anchor, where, target);
        const together = this.#pages.get(page)?.together;
        if (together !== undefined)
            (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_5__/* .addOccurrence */ .b3)(together, where, target);
    }
    /** Returns what has to be known of all pages together. */
    listAsked() {
        return [...this.#pages].map(([page, { anchors }]) => ({
            page,
            fragments: [...anchors.keys()].filter((fragment) => (0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .listAnchorNames */ .IL)(fragment).length > 0),
        }));
    }
    /**
     * Counts what is missing in `site`, all of which was asked for. `keyOf` returns the address of a
     * file in full.
     */
    countMissing(missing, site, counter, keyOf) {
        for (const { page, fragments, areScripted } of missing) {
            const linked = this.#pages.get(page);
            const name = (0,_web_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getFileName */ .WP)(site, page);
            if (areScripted && linked !== undefined)
                counter.add({
                    ...(0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCountedFinding */ .Cm)('broken-anchor/scripted', name),
                    ...linked.together,
                    target: name,
                });
            if (areScripted)
                continue;
            const kind = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSvgFile */ .dJ)(name) ? 'broken-asset/symbol' : 'broken-anchor';
            for (const fragment of fragments) {
                const anchor = linked?.anchors.get(fragment);
                if (anchor !== undefined)
                    counter.add({ ...(0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCountedFinding */ .Cm)(kind, keyOf(name).concat(fragment)), ...anchor });
            }
        }
    }
}
/**
 * Returns which of the anchors that all threads ask about are missing, as far as they are of pages
 * that one of them read: `read` has these, by index.
 */
async function findMissingAnchors(asked, read, pause) {
    const found = [];
    for (const [page, of] of Map.groupBy(asked, ({ page }) => page)) {
        await pause();
        const known = read.get(page);
        if (known === undefined)
            continue;
        const ids = splitIds(known.ids);
        const linked = new Set(of.flatMap(({ fragments }) => fragments));
        const missing = [...linked].filter((fragment) => isMissing(fragment, ids));
        if (missing.length === 0)
            continue;
        const areScripted = known.runsScript && areLeftToScripts(missing, linked.size + known.ownLinked);
        found.push({ page, fragments: missing, areScripted, ids: areScripted ? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR : known.ids });
    }
    return found;
}
function isMissing(fragment, ids) {
    return !(0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .listAnchorNames */ .IL)(fragment).some((name) => ids.has(name));
}
/**
 * Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are
 * linked to are missing.
 */
function areLeftToScripts(missing, linked) {
    const areLines = missing.every((fragment) => LINE_ANCHOR.test(fragment));
    const found = linked - missing.length;
    return (missing.length >= (areLines ? 1 : MIN_PROBABLY_SCRIPTED) && missing.length >= found * NEARLY_ALL);
}


/***/ }),

/***/ 565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ checkCanonical),
/* harmony export */   rk: () => (/* binding */ readHost),
/* harmony export */   xB: () => (/* binding */ isOwnByHttps)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/**
 * The host under which search engines are told to list a page: canonical links, `og:url` and
 * sitemaps.
 */

/**
 * Counts an address that search engines are given for a page if it is not on `domain`, the site's
 * own host as far as it is known.
 */
function checkCanonical(address, domain, where, counter) {
    const named = readHost(address);
    if (named === undefined || named.host === domain)
        return;
    if (named.kind === 'name' && domain === undefined)
        return;
    const isWrongExample = named.kind === 'example' && domain !== undefined;
    const kind = KINDS[isWrongExample ? 'placeholder' : named.kind];
    counter.countWithValues(kind, { domain: domain ?? '' }, named.host, where, address);
}
/** What is found, by what kind of name an address has. */
const KINDS = {
    name: 'canonical-host',
    example: 'canonical-host/example',
    placeholder: 'canonical-host/placeholder',
};
/** Does an address name `domain`, and say that it is served by https? */
function isOwnByHttps(address, domain) {
    return /^\s*https:/i.test(address) && domain !== undefined && readHost(address)?.host === domain;
}
/**
 * Returns the host name of `url` if it names one, with or without a scheme, and what kind of name
 * that is.
 */
function readHost(url) {
    const text = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(url).trim();
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { host: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(parsed.host), kind: kindOf(parsed.hostname) };
}
/**
 * Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value
 * is missing. `placeholder`: nobody can be reached under it. `example`: neither, but a site that is
 * tried out may have it.
 */
function kindOf(hostname) {
    if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname))
        return 'example';
    const isPlaceholder = /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
        /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
        /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname);
    if (isPlaceholder)
        return 'placeholder';
    return 'name';
}


/***/ }),

/***/ 6062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ makeCountedFinding),
/* harmony export */   T8: () => (/* binding */ listIdentities),
/* harmony export */   gh: () => (/* binding */ computeIdentity),
/* harmony export */   x8: () => (/* binding */ findIdentityAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8938);
/** A finding while it is counted, and its identity: what it is known by in another build. */




/** Returns a finding without occurrences. `key` may be a slice of a page. */
function makeCountedFinding(kind, key, values) {
    return {
        kind,
        key: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .detach */ .Yo)(key),
        ...(0,_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .makeOccurrences */ .nC)(values),
        isRest: false,
        identities: undefined,
    };
}
/**
 * Returns the identity of a finding: a digest of its code and its address in full, without its
 * line. It has 52 bits, as a number can: beside a million known findings, a new one passes for one
 * of them once in four billion times.
 */
function computeIdentity({ kind, key, target, values: { problem } }) {
    const what = problem === undefined ? key : `${target} ${problem}`;
    return Number.parseInt((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${_findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_KINDS */ .Q[kind].code} ${what}`).slice(0, 13), 16);
}
/** Returns the identities of all findings that a finding stands for, listed or not. */
function listIdentities(finding) {
    return finding.identities ?? new Set([computeIdentity(finding)]);
}
/**
 * Returns the identity that a listed finding would have at another address; undefined if its
 * address does not tell it from others.
 */
function findIdentityAt(finding, key) {
    const isByAddress = finding.identities === undefined && finding.values.problem === undefined;
    if (isByAddress)
        return computeIdentity({ ...finding, key });
    return undefined;
}


/***/ }),

/***/ 6077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j4: () => (/* binding */ DestinationFinder),
/* harmony export */   lG: () => (/* binding */ stripFragment),
/* harmony export */   yl: () => (/* binding */ pointsToOwnPage)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_host_served_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8550);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7640);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2198);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1591);
/* harmony import */ var _anchors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9118);







const makeLinkedFiles = () => ({
    linked: new Set(),
    visited: new Set(),
    opened: new Set(),
    searched: new Set(),
    relocated: new Set(),
});
/** The destinations of longer addresses are not remembered. In bytes. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** How many addresses relative to one folder are remembered with their destinations. */
const MAX_REMEMBERED = 50_000;
/**
 * An address without a path points to the page that it is in, so its meaning differs from page to
 * page.
 */
const OWN_PAGE = /^[\x00-\x20]*(?:[?#]|$)/;
/** What stands for any folder in which nothing has the address. */
const WRONG_FOLDER = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)('x/y/');
/** Finds out what addresses point to, and remembers it. */
class DestinationFinder {
    addresses;
    served;
    anchorLinks = new _anchors_js__WEBPACK_IMPORTED_MODULE_6__/* .AnchorLinks */ .JA();
    /** Those that were resolved in the files that were read by this thread. */
    external = new Map();
    /** 1 for each file that another page points to, by index. */
    reached;
    #linkedFiles = makeLinkedFiles();
    /** The destinations of addresses, by use: pages in one folder share most of them. */
    #memory = {};
    #memoryScope;
    constructor(site) {
        this.addresses = new _web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .Addresses */ .tb(site);
        this.served = new _web_host_served_site_js__WEBPACK_IMPORTED_MODULE_2__/* .ServedSite */ .dT(site);
        this.reached = new Uint8Array(site.names.length);
    }
    /** Returns the base of a page of the site. */
    baseOfPage(name) {
        const file = this.served.files.get(name);
        const isRelocated = file !== undefined && this.served.isAlwaysShownInOtherFolder(file);
        if (isRelocated)
            return this.baseOfRelocatedPage(name);
        return this.addresses.baseOfFile(name);
    }
    /**
     * Returns the base of a page in another folder than its file; `href` is that of its `<base>`, if
     * it has one.
     */
    baseOfRelocatedPage(name, href) {
        const folder = this.served.findNotFoundFolder(name);
        const at = folder === undefined ? (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .swapFolderForm */ .YX)(name) : folder.concat(WRONG_FOLDER);
        const from = (file) => this.addresses.baseOfElement(href, this.addresses.baseOfFile(file));
        return { ...from(at), shown: { at, ofFile: from(name) } };
    }
    /**
     * Returns what an address without a fragment stands for, and remembers it if it is on another
     * host.
     */
    resolve(value, base) {
        const address = this.addresses.resolve(value, base);
        const external = readExternalAddress(address);
        if (external !== undefined && !this.external.has(external))
            this.external.set(external, []);
        return address;
    }
    /** Notes where an address of another host stands, once for each line. */
    noteExternal(address, where) {
        const file = this.served.files.get(where.page);
        const places = this.external.get(address);
        if (file === undefined || places === undefined)
            return;
        const inLine = where.findLine() ?? 0;
        const isSameLine = places.at(-2) === file && places.at(-1) === inLine;
        if (!isSameLine)
            places.push(file, inLine);
    }
    /** Notes that the file `from` points to another one, by index. */
    noteReached(file, from) {
        // Names are only compared until another file points there.
        if (this.reached[file] === 0 && this.served.nameOf(file) !== from)
            this.reached[file] = 1;
    }
    /** Notes only that the file `from` points to the file at an address. */
    noteNamed(value, base, from) {
        const address = this.addresses.resolve(stripFragment(value), base);
        const isWithinSite = address.kind === 'site';
        const answer = isWithinSite ? this.served.answer(address.path, address.query) : undefined;
        const file = this.findMeant(address, answer);
        if (file !== undefined)
            this.noteReached(file, from);
    }
    /**
     * Returns the file that answers an address or, if its host does not answer it, that is probably
     * meant.
     */
    findMeant(address, answer) {
        if (answer?.kind === 'file')
            return answer.file;
        const { served } = this;
        if (address.kind === 'site')
            return served.findFileByName(address.path);
        // Without its base path, it is broken, and another finding says so.
        if (address.kind === 'outside-base-path')
            return served.findFileByName((0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePathname */ .je)(address.path).slice(1));
        return undefined;
    }
    /** Is there nothing wrong with an address that a page loads, as far as this site goes? */
    isAnswered(value, base) {
        const address = this.resolve(stripFragment(value), base);
        if (address.kind !== 'site')
            return address.kind === 'no-request';
        return this.served.answer(address.path) !== undefined;
    }
    /** Returns what an address points to. `value` may be a slice of a page. */
    find(use, value, base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#memoryScope)
            this.#memory = {};
        this.#memoryScope = scope;
        this.#memory[use] ??= new Map();
        const memory = this.#memory[use];
        const known = memory.get(value);
        if (known !== undefined)
            return known;
        const destination = this.#findUnknown(use, (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .detach */ .Yo)(value), base);
        if (memory.size > MAX_REMEMBERED)
            memory.clear();
        if (value.length <= MAX_REMEMBERED_LENGTH && !pointsToOwnPage(value))
            memory.set(destination.value, destination);
        return destination;
    }
    /** Returns the files that addresses have pointed to since the last call. */
    takeLinkedFiles() {
        const taken = this.#linkedFiles;
        this.#linkedFiles = makeLinkedFiles();
        return taken;
    }
    #findUnknown(use, value, base) {
        const hash = value.indexOf('#');
        if (hash === -1)
            return this.#findWithoutFragment(use, value, base);
        const whole = this.find(use, value.slice(0, hash), base);
        const { anchorFile: searched } = whole;
        if (searched === undefined)
            return { ...whole, value };
        if (use === 'symbol')
            this.#linkedFiles.searched.add(searched);
        return { ...whole, value, anchor: this.anchorLinks.getOrAdd(searched, value.slice(hash)) };
    }
    #findWithoutFragment(use, value, base) {
        const { served, addresses } = this;
        const address = this.resolve(value, base);
        const isWithinSite = address.kind === 'site';
        const answer = isWithinSite ? served.answer(address.path, address.query) : undefined;
        const isFile = isWithinSite && answer?.kind === 'file';
        return {
            value,
            isWithinSite,
            isUndecided: isWithinSite && served.mayUnreadRuleAnswer(address.path, answer),
            file: this.findMeant(address, answer),
            fault: (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_5__/* .findAddressFault */ .A)({ use, value, address, answer }, served, addresses),
            anchorFile: isFile ? this.#noteLinkedFile(use, address, answer.file) : undefined,
            anchor: undefined,
            external: readExternalAddress(address),
        };
    }
    /** Notes what an address points to, and returns the file if its anchors are known. */
    #noteLinkedFile(use, { path, query = '' }, file) {
        const isOpened = use === 'link' || use === 'document';
        const name = this.served.nameOf(file);
        const isSvg = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isSvgFile */ .dJ)(name);
        if ((0,_web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .isClicked */ .Uk)(use))
            this.#linkedFiles.linked.add(file);
        if (use === 'link')
            this.#linkedFiles.visited.add(file);
        if (isOpened && isSvg)
            this.#linkedFiles.opened.add(file);
        if (isOpened && this.served.isShownInOtherFolder(path, query, file))
            this.#linkedFiles.relocated.add(file);
        const isSearched = use === 'link' ? (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isPage */ .yp)(name) : use === 'symbol' && isSvg;
        if (isSearched)
            return file;
        return undefined;
    }
}
/** Returns the address if it is one of another host that can be asked for it. */
function readExternalAddress(address) {
    if (address.kind !== 'other-host' || !address.url.startsWith('http'))
        return undefined;
    return address.url;
}
/** Does an address, apart from its query, point to the page that it is in, whichever that is? */
function pointsToOwnPage(value) {
    return OWN_PAGE.test(value);
}
/** Returns an address up to its fragment. */
function stripFragment(value) {
    const hash = value.indexOf('#');
    if (hash === -1)
        return value;
    return value.slice(0, hash);
}


/***/ }),

/***/ 12:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ FindingCounter)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _counted_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8938);



/**
 * How many findings of one kind are listed: those with the first addresses. The others are counted
 * in one more, which keeps the identity of each.
 */
const MAX_LISTED = 20_000;
/** How many pages of a finding about all of them are stored. */
const MAX_TOGETHER = 100;
/**
 * Counts findings, the same ones together. The result depends only on what was counted, not on its
 * order or on how it was shared among several counters that were added up: of each kind, the first
 * findings by key stay.
 */
class FindingCounter {
    #kinds = new Map();
    /**
     * Counts one occurrence of a finding. `key` distinguishes findings of a kind; `target` is how it
     * is written there, and may be a slice of a page.
     */
    count(kind, key, where, target = key) {
        this.#countOccurrence(kind, _occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUES */ .RM, key, where, target);
    }
    /** Counts one occurrence of a finding whose sentence has placeholders for `values`. */
    countWithValues(kind, values, key, where, target = key) {
        this.#countOccurrence(kind, values, key, where, target);
    }
    #countOccurrence(kind, values, key, where, target) {
        const finding = this.#getOrAdd(kind, key, target, values);
        if (finding.isRest)
            finding.count++;
        else
            (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .addOccurrence */ .b3)(finding, where, target, values);
    }
    /** Counts a finding about the site as a whole, which has no address and no page. */
    countForSite(kind, values) {
        this.#getOrAdd(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values).count++;
    }
    /** Counts a finding about an address that stands on no page. */
    countAddress(kind, address, values) {
        const finding = this.#getOrAdd(kind, address, address, values);
        finding.count++;
        if (!finding.isRest)
            finding.target = finding.key;
    }
    /**
     * Counts pages as one finding about the site, which is known in another build if each of its
     * pages is. `key`: the address of a page in full. Pages are in order.
     */
    countTogether(kind, values, pages) {
        const finding = this.#getOrAddByStoredKey(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values);
        const identities = pages.map(({ key }) => (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .computeIdentity */ .gh)({ kind, key, target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, values }));
        finding.count += pages.length;
        finding.pages += pages.length;
        finding.identities = new Set(identities);
        finding.spots = pages.slice(0, MAX_TOGETHER).map(({ page }) => ({ page, line: undefined }));
    }
    /** Adds what another counter counted. Each page is counted in one of them only. */
    add(other) {
        const finding = this.#getOrAddSame(other);
        finding.count += other.count;
        if (finding.isRest)
            return;
        finding.pages += other.pages;
        for (const location of other.spots)
            (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .addLocation */ .FF)(finding, location, other.target, other.values);
    }
    /** Returns the findings that are listed, and those that count the rest. */
    listCounted() {
        const all = [];
        for (const findings of this.#kinds.values()) {
            if (findings.listed.size > MAX_LISTED)
                moveToRest(findings);
            for (const finding of findings.listed.values())
                all.push(finding);
            if (findings.rest.count > 0)
                all.push(findings.rest);
        }
        return all;
    }
    /** Returns the finding that counts a finding of another counter and all that it stands for. */
    #getOrAddSame({ isRest, kind, key, target, values, identities }) {
        if (identities === undefined)
            return this.#getOrAdd(kind, key, target, values);
        let finding = this.#getOrAddKind(kind).rest;
        if (!isRest)
            finding = this.#getOrAddByStoredKey(kind, key, values);
        finding.identities ??= new Set();
        for (const identity of identities)
            finding.identities.add(identity);
        return finding;
    }
    /** Returns the finding that counts a finding: its own, or that of those that are not listed. */
    #getOrAdd(kind, key, target, values = _occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUES */ .RM) {
        const finding = this.#getOrAddByStoredKey(kind, (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(key), values);
        if (finding.isRest || key.length > _occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TARGET */ .pF) {
            finding.identities ??= new Set();
            finding.identities.add((0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .computeIdentity */ .gh)({ kind, key, target: (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(target), values }));
        }
        return finding;
    }
    #getOrAddByStoredKey(kind, key, values) {
        const findings = this.#getOrAddKind(kind);
        const known = findings.listed.get(key);
        if (known !== undefined)
            return known;
        // Not for each finding: sorting them takes time.
        if (findings.listed.size > MAX_LISTED * 1.25)
            moveToRest(findings);
        if (findings.lastListed !== undefined && key > findings.lastListed)
            return findings.rest;
        const finding = (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCountedFinding */ .Cm)(kind, key, values);
        findings.listed.set(finding.key, finding);
        return finding;
    }
    #getOrAddKind(kind) {
        const known = this.#kinds.get(kind);
        if (known !== undefined)
            return known;
        const finding = (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCountedFinding */ .Cm)(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, { listed: MAX_LISTED.toLocaleString('en') });
        const rest = { ...finding, isRest: true, identities: new Set() };
        const findings = { listed: new Map(), rest, lastListed: undefined };
        this.#kinds.set(kind, findings);
        return findings;
    }
}
/** Keeps the first findings by key in the list, and counts the others in the rest. */
function moveToRest(findings) {
    const sorted = [...findings.listed.values()].sort((one, other) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBytes */ .Xo)(one.key, other.key));
    for (const finding of sorted.splice(MAX_LISTED)) {
        findings.rest.count += finding.count;
        for (const identity of (0,_counted_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .listIdentities */ .T8)(finding))
            findings.rest.identities.add(identity);
    }
    findings.listed = new Map(sorted.map((finding) => [finding.key, finding]));
    findings.lastListed = sorted.at(-1)?.key;
}


/***/ }),

/***/ 5763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ makeFullPath)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_host_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2153);



/**
 * Returns a path with the base path in front. Where the host takes several slashes for one, so does
 * this.
 */
function makeFullPath(path, { site, rules }) {
    const answered = rules.mergesSlashes ? (0,_web_host_hosts_find_file_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSlashes */ .u)(path) : path;
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)(site.basePath).concat((0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(answered));
}


/***/ }),

/***/ 2226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ findLeak),
/* harmony export */   LA: () => (/* binding */ MAX_SEARCHED),
/* harmony export */   Sv: () => (/* binding */ mayHoldKey),
/* harmony export */   gR: () => (/* binding */ holdsKey)
/* harmony export */ });
/* harmony import */ var _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);
/** Files that nobody meant to publish: by their names, and private keys by their content. */

const SECRET = 'secret';
/** The first that matches counts. */
const LEAKED_NAMES = [
    { what: SECRET, pattern: /(?:^|\/)\.env[^/]*/i },
    { what: SECRET, pattern: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { what: SECRET, pattern: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { what: SECRET, pattern: /(?:^|\/)\.(?:npmrc|yarnrc\.yml|netrc|htpasswd|pypirc)$/ },
    { what: SECRET, pattern: /(?:^|\/)(?:id_rsa|id_ed25519)$/ },
    // Before all other kinds that are not secret: one finding for all packages, not one for each file
    // that they came with.
    { what: 'packages that were used to build the site', pattern: /(?:^|\/)node_modules\// },
    { what: 'Git settings', pattern: /(?:^|\/)\.git[^/]*$/i },
    { what: 'CI configuration of the repository', pattern: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    { what: 'editor settings', pattern: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\// },
    { what: 'editor settings', pattern: /(?:^|\/)\.editorconfig$/ },
    { what: 'a temporary or backup file', pattern: /(?:^|\/)[^/]+(?:~|\.sw[op]|\.orig|\.bak)$/ },
    { what: 'a temporary or backup file', pattern: /(?:^|\/)(?:backup\.sql|\.#[^/]+|#[^/]+#)$/ },
    { what: 'a file of the operating system', pattern: _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .DESKTOP_FILE */ .ES },
    {
        what: 'a script that starts a local server',
        pattern: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$/i,
    },
    { what: 'a script that starts a local server', pattern: /^(?:serve|server)\.[cm]?js$/i },
    ...listGeneratorFiles(),
];
/** Returns the names of files from which generators build a site, in its root. */
function listGeneratorFiles() {
    const patterns = [
        /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json)$/,
        /^(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s$/,
        /^(?:mkdocs\.ya?ml|mint\.json|_config\.yml|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
        /^(?:Dockerfile|docker-compose\.ya?ml|Makefile)$/,
    ];
    return patterns.map((pattern) => ({ what: 'a source file of the site generator', pattern }));
}
/**
 * Returns what the name of a file gives away, and the name up to the end of the part that does;
 * undefined for an ordinary one.
 */
function findLeak(name) {
    for (const { what, pattern } of LEAKED_NAMES) {
        const match = pattern.exec(name);
        if (match === null)
            continue;
        const part = name.slice(0, match.index + match[0].length);
        return { isSecret: what === SECRET, what, part };
    }
    return undefined;
}
/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than
 * one and its certificates.
 */
const MAX_SEARCHED = 64 << 10;
/** Names of keys without an extension, such as `id_ecdsa`. */
const WITHOUT_EXTENSION = /(?:^|\/)[^/.]+$/;
/** The extensions that tools give to keys. */
const KEY_EXTENSION = /\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/**
 * Is this the name of a file that may hold a private key, and not a secret anyway? Pages that
 * explain keys have other names.
 */
function mayHoldKey(name) {
    if (!WITHOUT_EXTENSION.test(name) && !KEY_EXTENSION.test(name))
        return false;
    return findLeak(name)?.isSecret !== true;
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

/***/ 8938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ pointAtLine),
/* harmony export */   FF: () => (/* binding */ addLocation),
/* harmony export */   RM: () => (/* binding */ NO_VALUES),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   nC: () => (/* binding */ makeOccurrences),
/* harmony export */   pF: () => (/* binding */ MAX_TARGET),
/* harmony export */   pQ: () => (/* binding */ isTruncated),
/* harmony export */   xv: () => (/* binding */ truncate),
/* harmony export */   y5: () => (/* binding */ pointAtFile)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Where findings occur, and how often. */

/** A file of the site as a whole, as the place of an occurrence. */
function pointAtFile(page) {
    return pointAtLine(page, undefined);
}
/** A line of a file, if it is known, as the place of an occurrence. */
function pointAtLine(page, line) {
    return { page, findLine: () => line };
}
/** How many locations of one thing are stored. */
const MAX_LOCATIONS = 5;
/** How much of a key or target is stored, in bytes. */
const MAX_TARGET = 1_000;
const NO_VALUES = {};
const NO_SPOTS = [];
/** Returns what has not occurred yet. */
function makeOccurrences(values = NO_VALUES) {
    return { values, count: 0, pages: 0, lastPage: '', target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, spots: NO_SPOTS };
}
/**
 * Counts one more occurrence, with the target as it is written there, which may be a slice of a
 * page. The line is only determined if it is stored.
 */
function addOccurrence(occurrences, where, target, values = occurrences.values) {
    occurrences.count++;
    if (occurrences.lastPage === where.page)
        return;
    occurrences.lastPage = where.page;
    occurrences.pages++;
    const last = occurrences.spots.at(-1);
    const isFull = occurrences.spots.length === MAX_LOCATIONS;
    if (isFull && last !== undefined && last.page < where.page)
        return;
    addLocation(occurrences, { page: where.page, line: where.findLine() }, target, values);
}
/** Adds the location of occurrences that are counted already, if it is one of the first. */
function addLocation(occurrences, location, target, values) {
    const after = occurrences.spots.findIndex(({ page }) => page > location.page);
    const at = after === -1 ? occurrences.spots.length : after;
    if (at === 0) {
        occurrences.target = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(truncate(target));
        occurrences.values = values;
    }
    // A list that grows in place has room for many more, and there is one for each anchor of a site.
    occurrences.spots = occurrences.spots.toSpliced(at, 0, location).slice(0, MAX_LOCATIONS);
}
const CUT = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('...');
/** Returns as much of a key or target as is stored. */
function truncate(bytes) {
    if (bytes.length > MAX_TARGET)
        return bytes.slice(0, MAX_TARGET).concat(CUT);
    return bytes;
}
/** Is only the beginning of a key or target stored? */
function isTruncated(bytes) {
    return bytes.length === MAX_TARGET + CUT.length && bytes.endsWith(CUT);
}


/***/ }),

/***/ 4576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ checkReference),
/* harmony export */   Q: () => (/* binding */ MISSING_REFERENCES)
/* harmony export */ });
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2198);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1591);
/* harmony import */ var _canonical_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(565);
/* harmony import */ var _destination_finder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6077);
/**
 * Addresses in documents, and in the head of pages, that no reader follows or sees: each has a
 * role.
 */




const SOURCE_ENDING = /\.(?:mdx?|rst)$/i;
/** What each role means for the check. */
const ROLES = {
    import: {
        use: 'load',
        missing: 'broken-asset/import',
        outside: 'outside-base-path/reference',
        mayNameFolder: true,
        onOtherHost: 'external-load/import',
    },
    preview: {
        use: 'load',
        missing: 'metadata/preview',
        placeholder: 'metadata/preview-placeholder',
    },
    canonical: {
        use: 'link',
        isFollowed: true,
        missing: 'metadata/canonical',
        missingFolder: 'metadata/canonical-folder',
    },
    structured: {
        use: 'link',
        isFollowed: true,
        missing: 'metadata/structured',
        missingFolder: 'metadata/structured-folder',
        placeholder: 'metadata/structured-placeholder',
    },
    'app-picture': {
        use: 'load',
        missing: 'broken-asset/app-picture',
        outside: 'outside-base-path/reference',
        onOtherHostOffline: 'external-load/app-picture',
    },
    'app-page': { use: 'link', isFollowed: true, missing: 'broken-link/app-page' },
    feed: { use: 'link', missing: 'feed/missing', placeholder: 'feed/placeholder' },
    llms: { use: 'link', missing: 'broken-link/llms', outside: 'outside-base-path/reference' },
    // Generators copy sources into it, in which the root may be that of a router.
    'whole-site': { use: 'link', missing: 'broken-link/llms', mayNameSource: true },
    markdown: { use: 'link', missing: 'broken-link/markdown' },
};
/**
 * The kinds of findings about a reference that the host does not answer: their keys are addresses
 * of the site.
 */
const MISSING_REFERENCES = new Set(Object.values(ROLES).map(({ missing }) => missing));
/** Checks an address that a document names. */
function checkReference(checker, reference) {
    const { destinations, counter, served } = checker;
    const { role, value, base, where, isSecure = served.rules.isSecure } = reference;
    const { placeholder } = ROLES[role];
    if (placeholder !== undefined) {
        const named = (0,_canonical_host_js__WEBPACK_IMPORTED_MODULE_2__/* .readHost */ .rk)(value);
        // Names that are reserved for examples may well be in examples.
        if (named?.kind === 'placeholder' && named.host !== checker.ownHost) {
            counter.count(placeholder, named.host, where, value);
            return;
        }
    }
    // What a page calls itself is the site's own address, even if `domain` is not known.
    const isOwnAddress = role === 'canonical';
    const resolver = isOwnAddress ? destinations.addresses : destinations;
    const address = resolver.resolve((0,_destination_finder_js__WEBPACK_IMPORTED_MODULE_3__/* .stripFragment */ .lG)(value), base);
    if (!isOwnAddress && address.kind === 'other-host')
        destinations.noteExternal(address.url, where);
    if (role === 'import' && isSecure && checker.countMixedContent('load', value, base, where))
        return;
    switch (address.kind) {
        case 'site':
            checkWithinSite(checker, reference, address.path);
            break;
        case 'outside-base-path':
            checkOutside(checker, reference, address);
            break;
        case 'other-host':
            checkOtherHost(checker, reference, address.url);
    }
}
function checkWithinSite(checker, { role, value, where }, path) {
    const { served, counter, checked, destinations } = checker;
    const { use, isFollowed, missing, missingFolder, mayNameSource } = ROLES[role];
    const answer = served.answer(path);
    checked[use]++;
    const file = destinations.findMeant({ kind: 'site', path }, answer);
    if (isFollowed && file !== undefined)
        destinations.noteReached(file, where.page);
    if (served.mayUnreadRuleAnswer(path, answer))
        checked.undecided++;
    if (isReferenceAnswered(served, role, path, answer))
        return;
    if (mayNameSource && isSourceOfPage(served, path, value))
        return;
    const folder = path.slice(0, path.indexOf('/') + 1);
    if (missingFolder !== undefined && !served.hasFolder(folder))
        counter.count(missingFolder, checker.makeFullPath(folder), where, value);
    else
        counter.count(missing, checker.makeFullPath(path), where, value);
}
function checkOutside({ served, counter }, { role, value, where }, { path, explicit }) {
    const kind = ROLES[role].outside;
    if (kind === undefined || explicit || served.isServicePath(path))
        return;
    counter.count(kind, path, where, value);
}
function checkOtherHost({ served, counter, destinations }, { role, value, where }, url) {
    const { use, mayNameFolder, onOtherHost, onOtherHostOffline } = ROLES[role];
    if (mayNameFolder) {
        const fault = (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .findFolderFault */ .Ai)(use, value, served, destinations.addresses);
        if (fault !== undefined) {
            counter.countWithValues(fault.kind, fault.values, fault.key, where, value);
            return;
        }
    }
    let kind = onOtherHost;
    if (served.rules.offline)
        kind ??= onOtherHostOffline;
    if (kind !== undefined)
        counter.count(kind, url, where, value);
}
/** Is it a link from one source to another, as Sphinx and VitePress accept them? */
function isSourceOfPage(served, path, value) {
    if (!/^\/(?!\/)/.test(value) || !SOURCE_ENDING.test(path))
        return false;
    return served.answer(path.replace(SOURCE_ENDING, '')) !== undefined;
}
function isReferenceAnswered(served, role, path, answer) {
    if (answer?.kind === 'shared-page')
        return ROLES[role].use === 'link' || !_web_page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .SUBRESOURCE_PATH */ .BU.test(path);
    if (answer !== undefined)
        return true;
    return role === 'import' && path.endsWith('/') && served.hasFolder(path);
}


/***/ }),

/***/ 9754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ mayBeSource),
/* harmony export */   To: () => (/* binding */ DOCUMENT_ENDINGS),
/* harmony export */   UH: () => (/* binding */ findPageSource),
/* harmony export */   UO: () => (/* binding */ pickOwnSources)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_page_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6334);
/* harmony import */ var _web_page_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6216);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7640);
/**
 * Which link of a page points to the file that the page was written as: generators call it «Edit
 * this page» or «View page source». Pages also link to sources that they talk about, so a link that
 * is not certain does not count.
 */




/** The first that matches counts. */
const FORGE_FORMS = [
    // GitLab's Web IDE: https://docs.gitlab.com/user/project/web_ide/
    {
        kind: 'exact',
        pattern: /^\/-\/ide\/project(?<repository>\/.+?)\/(?<verb>edit|blob|tree)\/.+?\/-\/(?<path>.+)$/,
    },
    // GitLab: https://docs.gitlab.com/user/project/repository/
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/(?:[^/]+\/)+[^/]+)\/-\/(?<verb>edit|blob|tree|raw)\/(?<path>.+)$/,
    },
    // Gitea, Forgejo: https://forgejo.org/docs/latest/user/repo-permissions/
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>_edit|src)\/(?:branch|tag|commit)\/(?<path>.+)$/,
    },
    // SourceHut: https://man.sr.ht/git.sr.ht/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/~[^/]+\/[^/]+)\/(?<verb>tree)\/.+?\/item\/(?<path>.+)$/,
    },
    // Azure DevOps: https://learn.microsoft.com/en-us/azure/devops/repos/git/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/.*\/_git\/[^/]+)\/?(?<verb>)(?<path>)$/,
        hasQuery: (query) => query.has('path'),
    },
    // cgit: https://git.zx2c4.com/cgit/about/
    {
        kind: 'exact',
        pattern: /^(?<repository>\/.*?[^/])\/(?<verb>tree|blob|plain)\/(?<path>.+)$/,
        hasQuery: (query, repository) => query.has('h') || query.has('id') || /\/cgit\/|\.git$/.test(repository),
    },
    // GitHub: https://docs.github.com/en/repositories/working-with-files
    {
        kind: 'behind-ref',
        pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>edit|blob|tree|raw)\/(?<path>.+)$/,
    },
    // Bitbucket:
    // https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
    { kind: 'behind-ref', pattern: /^(?<repository>\/[^/]+\/[^/]+)\/(?<verb>src)\/(?<path>.+)$/ },
];
/** What a link to a source has to have, of which one is enough. */
const SIGNS = [
    ({ rels }) => rels.includes('edit'),
    ({ verb }) => verb === 'edit' || verb === '_edit',
    ({ words }) => /\bedit\b/i.test(words),
    // Whatever the language of its words: Docusaurus.
    ({ classes }) => /(?:^|[\s_-])edit(?:[\s_-]|$)/i.test(classes),
    ({ words, source }, page) => /\b(?:source|suggest|improve)/i.test(words) && listSourceNames(page).has(getStem(source.path)),
    ({ source }) => source.isProgram,
];
/** How files that people write documents in end, as a pattern. */
const DOCUMENT_ENDINGS = '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml)';
const DOCUMENT = new RegExp(`${DOCUMENT_ENDINGS}$`, 'i');
/** Other files that pages are made of. */
const PROGRAM = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i;
/** Tells most other addresses apart without parsing them. */
const MAY_BE_SOURCE = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|plain|src|_git)\//i;
/**
 * Where Sphinx puts copies of sources:
 * https://www.sphinx-doc.org/en/master/usage/configuration.html#confval-html_copy_source
 */
const SPHINX_COPY = /^[^:?#]*?_sources\/(?<path>[^?#]+?)(?:\.txt)?$/;
/** Longer addresses are none of a file that somebody edits. In bytes. */
const MAX_ADDRESS = 1_000;
/** How much of a page is read for one link, in bytes. */
const MAX_LINK = 4_096;
/** Returns whether an address may be one of a source. Quick: every link of a site is asked. */
function mayBeSource(address) {
    if (address.length > MAX_ADDRESS)
        return false;
    return MAY_BE_SOURCE.test(address) || address.includes('_sources/');
}
/**
 * Returns the one file that a page was written as; undefined if no link leads to one, or links lead
 * to several. `text` is the page; `at` are offsets in links for which
 * `mayBeSource` holds.
 */
function findPageSource(page, text, at) {
    let found;
    let copy;
    for (const offset of at) {
        const link = readLink(text, offset);
        copy ??= findCopy(link.href, page);
        const file = link.href === undefined ? undefined : findForgeFile(link.href, link.words);
        if (file === undefined || !SIGNS.some((has) => has({ ...link, ...file }, page)))
            continue;
        if (found !== undefined && identifySource(found) !== identifySource(file.source))
            return undefined;
        found ??= file.source;
    }
    return found ?? copy;
}
/**
 * How many pages may be written as one file: a link that is on more of them is one of the layout.
 */
const MAX_PAGES = 3;
/**
 * Returns of the sources of all pages those that not too many of them share. A page in several
 * languages or versions counts once, and what documents a program may be on any number of pages.
 */
function pickOwnSources(sources) {
    const pages = new Map();
    for (const [page, source] of sources) {
        const key = identifySource(source);
        const names = pages.get(key) ?? new Set();
        pages.set(key, names.add(getNameInAllEditions(page)));
    }
    const isOwn = (source) => source.isProgram || (pages.get(identifySource(source))?.size ?? 0) <= MAX_PAGES;
    return new Map([...sources].filter(([, source]) => isOwn(source)));
}
/** What the folder of a language or a version is called. */
const EDITION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i;
/** Returns the name that a page has in all languages and versions. */
function getNameInAllEditions(page) {
    const name = getStem(page);
    const folder = page.split('/').at(-2) ?? '';
    if (name !== 'index')
        return name;
    if (EDITION.test(folder))
        return '';
    return folder.toLowerCase();
}
/** The first part of what may be behind the name of a branch is never one of the file. */
function identifySource({ repository, path, kind }) {
    const file = kind === 'behind-ref' ? path.slice(path.indexOf('/') + 1) : path;
    return `${repository.toLowerCase()} ${file}`;
}
/** Returns what the link says whose address is at an offset of a page. */
function readLink(text, offset) {
    const start = text.lastIndexOf('<', offset);
    let href;
    let rel;
    let classes = '';
    let words = '';
    const visitor = {
        open(element) {
            if (href !== undefined)
                return false;
            href = element.get('href') ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
            rel = element.get('rel');
            classes = element.get('class') ?? '';
            words = element.get('title') ?? '';
            if (element.name === 'link')
                reader.stop();
            return false;
        },
        text(written) {
            words += ` ${written}`;
        },
        close(name) {
            if (name === 'a')
                reader.stop();
        },
    };
    const reader = new _web_page_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PageReader */ .X(visitor, _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .OF_SOURCE_LINKS */ .Cv, 'html');
    reader.read(text.slice(start, start + MAX_LINK));
    return { href, rels: (0,_web_page_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readRels */ .p)(rel), classes, words };
}
/**
 * Returns the file on a forge that an address leads to, and what it asks the forge to do with that.
 */
function findForgeFile(address, words) {
    const url = URL.parse((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(address));
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    for (const { kind, pattern, hasQuery } of FORGE_FORMS) {
        const { repository, verb = '', path: encoded } = pattern.exec(url.pathname)?.groups ?? {};
        if (repository === undefined || hasQuery?.(url.searchParams, repository) === false)
            continue;
        const path = decodePath(url, encoded);
        if (!isSource(path) || (kind === 'behind-ref' && !path.includes('/')))
            return undefined;
        const query = hasQuery === undefined ? '' : url.search;
        const source = {
            kind,
            path,
            url: `${url.origin}${url.pathname}${query}`,
            repository: `${url.origin}${repository}`,
            isProgram: isFileAndLine(words, path, url.hash),
        };
        return { source, verb };
    }
    return undefined;
}
/** Returns the path of a file, which a forge has in its address or in the query of that. */
function decodePath(url, encoded = '') {
    if (encoded !== '')
        return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(encoded)) ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    return url.searchParams.get('path')?.replace(/^\//, '') ?? '';
}
/**
 * Returns whether the words of a link are a file and a line of it, as those of TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function isFileAndLine(words, path, hash) {
    const [, file, line] = /^(.+):(\d+)$/.exec(words.replace(/\s/g, '')) ?? [];
    return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`;
}
/** Returns what Sphinx copied to an address, if the page was made of that. */
function findCopy(address, page) {
    const encoded = SPHINX_COPY.exec((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(address ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR))?.groups?.path ?? '';
    const path = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(encoded)) ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    if (!isSource(path))
        return undefined;
    const stem = path.replace(/\.[^./]*$/, '');
    const isOfPage = [`${stem}.html`, `${stem}/index.html`].some((name) => `/${page}`.endsWith(`/${name}`));
    if (!isOfPage)
        return undefined;
    return { kind: 'copied', path, url: undefined, repository: '', isProgram: false };
}
function isSource(path) {
    return (DOCUMENT.test(path) || PROGRAM.test(path)) && isPlainPath(path);
}
function isPlainPath(path) {
    if (/[\\\p{Cc}]/u.test(path))
        return false;
    return !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part));
}
/** Returns the name of a file without its ending, in lower case. */
function getStem(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name.replace(/\.[^.]*$/, '').toLowerCase();
}
/** Returns what the source of a page may be called. */
function listSourceNames(page) {
    const name = getStem(page);
    if (name !== 'index')
        return new Set([name]);
    const folder = page.split('/').at(-2);
    return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index']);
}


/***/ }),

/***/ 6576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ SUFFIX),
/* harmony export */   RF: () => (/* binding */ reduceToLetters),
/* harmony export */   _s: () => (/* binding */ AnchorIndex)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Finds what was probably meant by an anchor that its page does not have. */

/** The suffix that identifiers get if a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu;
/** The most similar first. */
const SIMILARITIES = [
    { kind: 'case', reduce: (id) => id },
    { kind: 'typo', reduce: reduceToLetters },
    { kind: 'suffix', reduce: (id) => id.replace(SUFFIX, '') },
];
/** The anchors of one page, in which similar ones are found. */
class AnchorIndex {
    /** For each similarity, the anchors by what they have in common. */
    #groups;
    constructor(ids) {
        const all = [...ids];
        this.#groups = SIMILARITIES.map((each) => Map.groupBy(all, (id) => reduceId(id, each)));
    }
    /**
     * Returns what is most similar to a missing anchor; undefined if nothing is, or if two are
     * equally similar.
     */
    find(missing) {
        for (const [i, similarity] of SIMILARITIES.entries()) {
            const wanted = reduceId(missing, similarity);
            if (wanted === '')
                continue;
            let similar = this.#groups[i]?.get(wanted) ?? [];
            if (similarity.kind === 'suffix')
                similar = keepOtherNumbered(similar, missing);
            const [id, ...others] = similar;
            if (id === undefined)
                continue;
            if (others.length > 0)
                return undefined;
            return { kind: similarity.kind, id };
        }
        return undefined;
    }
}
function reduceId(id, { reduce }) {
    return reduce((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id).toLowerCase());
}
/** Returns those of which one has a number and the other has none: `step-2` is not `step-1`. */
function keepOtherNumbered(ids, missing) {
    return ids.filter((id) => isNumbered(id) !== isNumbered(missing));
}
function isNumbered(id) {
    return SUFFIX.test((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id));
}
/**
 * Returns letters and digits alone; where something stands between two digits, that counts: `1.12`
 * is not `11.2`.
 */
function reduceToLetters(text) {
    return text
        .replace(BETWEEN_DIGITS, '\0')
        .replace(NOT_IN_WORDS, (run) => (run === '\0' ? run : ''));
}


/***/ }),

/***/ 3850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sw: () => (/* binding */ MAX_GLOB),
/* harmony export */   qF: () => (/* binding */ parseGlob),
/* harmony export */   ry: () => (/* binding */ MAX_STARS),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
/**
 * The patterns of accepted findings. `*` stands for any characters but `/`, `**` for any
 * characters, `?` for one character but `/`, `**` + `/` after a slash or at the start for any
 * number of folders, none included; `\` takes the meaning from the character after it. All else
 * stands for itself, upper and lower case apart, and a pattern has to match the whole text.
 */
/**
 * Longer ones are refused, in UTF-16 units: twice the longest target that is kept, for each sign of
 * it may be escaped.
 */
const MAX_GLOB = 2_048;
/** With each of them, a pattern may take longer by the length of the text. */
const MAX_STARS = 8;
/** Returns the pattern that `source` describes; undefined if a `\` at its end escapes nothing. */
function parseGlob(source) {
    if (/^(?:[^\\]|\\.)*\\$/su.test(source))
        return undefined;
    const whole = new RegExp(`^${source.replace(/(?<=^|\/)(?:\*\*+\/)+|\*+|\\?./gsu, makeExpression)}$`, 'su');
    // A pattern is asked about thousands of texts, and most of them begin or end with something else.
    const [start = ''] = /^[^\\*?]*/.exec(source) ?? [];
    const [end = ''] = /[^\\*?/]*$/.exec(source) ?? [];
    return {
        source,
        matches: (text) => text.startsWith(start) && text.endsWith(end) && whole.test(text),
    };
}
function makeExpression(token) {
    if (token === '?')
        return '[^/]';
    if (token === '*')
        return '[^/]*';
    if (token.startsWith('*') && token.endsWith('/'))
        return '(?:.*/)?';
    if (token.startsWith('*'))
        return '.*';
    if (token.length > 1 && token.startsWith('\\'))
        return RegExp.escape(token.slice(1));
    return RegExp.escape(token);
}
/** Returns the pattern that matches `text` alone. */
function escapeGlob(text) {
    return text.replace(/[\\*?]/g, '\\$&');
}


/***/ }),

/***/ 4929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/findings/accepted/judge.js + 1 modules
var judge = __webpack_require__(9071);
// EXTERNAL MODULE: ./lib/findings/codes.js
var codes = __webpack_require__(3092);
// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/findings/order.js
var order = __webpack_require__(2442);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(6725);
;// CONCATENATED MODULE: ./lib/check/check-report.js




/**
 * Returns what a report says in a few words, beside its errors: `6 pages`, `nginx`, `1 known
 * error`. `areNewAlone`: whether the errors that are said are the new ones.
 */
function listDetails(report, areNewAlone) {
    const { host, pages, fixed } = report;
    const details = [(0,units/* count */.U9)(pages, 'page')];
    if (host !== undefined)
        details.push((0,hosts/* getHostRules */.aU)(host).title);
    details.push(...(0,count_findings/* listOtherFindings */.HS)(report, areNewAlone));
    if (fixed)
        details.push(`${fixed.toLocaleString('en')} fixed`);
    return details;
}
/**
 * Returns what `report.html` shows of a report. `subject`: what was checked, as foreign text;
 * `checkedAt`: in ms since the epoch; the rest as in a `ReportPage`.
 */
function renderReportPage(report, subject, checkedAt, more) {
    const { host, basePath, domain, files, links, loads, fixed, job, siteDigest } = report;
    const { title } = (0,hosts/* getHostRules */.aU)(host);
    const date = new Date(checkedAt).toISOString();
    const time = `${date.slice(0, 16).replace('T', ' ')} UTC`;
    let server = title;
    if (host === undefined)
        server = 'At least one host';
    const checked = `${server} serves every address within this site: ${(0,count_findings/* describeChecked */.j$)(report)}`;
    const areNewAlone = fixed !== undefined;
    return {
        ...report,
        ...more,
        title: `${capitalize((0,count_findings/* describeErrors */.rg)(report, areNewAlone))} in ${subject}`,
        details: [...listDetails(report, areNewAlone), time],
        praise: `${checked}. Addresses on other hosts were not requested.`,
        facts: [
            ['Host', title],
            ['Base path', basePath],
            ['Domain', domain],
            ['Files', files.toLocaleString('en')],
            ['Addresses', `${(0,units/* count */.U9)(links, 'link')}, ${(0,units/* count */.U9)(loads, 'loaded file')}`],
            ['Date', (0,markup/* html */.qy) `<time datetime="${date}">${time}</time>`],
            ['Since the earlier site', describeNews(report)],
            ['Job', job],
            ['SHA-256 of the site', siteDigest && (0,markup/* html */.qy) `<code>${siteDigest}</code>`],
        ],
    };
}
/** Returns what is new, known and fixed; undefined if there is no earlier site. */
function describeNews(report) {
    const { fixed } = report;
    if (fixed === undefined)
        return undefined;
    return `${(0,count_findings/* describeNewErrors */.rh)(report)}, ${fixed.toLocaleString('en')} fixed`;
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/host/published-files.js
var published_files = __webpack_require__(6237);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/check/pool/readable-files.js
var readable_files = __webpack_require__(9945);
;// CONCATENATED MODULE: ./lib/check/pool/batches.js
/** In which portions files are read. */


const BATCH_BYTES = 4_000_000;
/** Of small files, their number counts: opening one takes longer than reading it. */
const BATCH_FILES = 500;
/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses; the largest batches come first.
 */
function makeBatches({ names, sizes }, rules) {
    const byFolder = names
        .map((name, index) => ({ index, name, folder: (0,byte_strings/* getFolder */.L2)(name) }))
        .filter(({ name }) => (0,readable_files/* findFileType */.o)(name, rules) !== undefined)
        .sort((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.folder, b.folder) || a.index - b.index);
    const batches = [];
    for (const { index, name } of byFolder) {
        const bytes = (0,readable_files/* countBytesToRead */.A)(name, sizes[index] ?? 0, rules);
        let batch = batches.at(-1);
        if (batch === undefined ||
            batch.bytes + bytes > BATCH_BYTES ||
            batch.files.length >= BATCH_FILES) {
            batch = { files: [], bytes: 0 };
            batches.push(batch);
        }
        batch.files.push(index);
        batch.bytes += bytes;
    }
    return batches.sort((a, b) => b.bytes - a.bytes);
}

// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: ./lib/web/tree.js
var web_tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/rules/occurrences.js
var occurrences = __webpack_require__(8938);
;// CONCATENATED MODULE: ./lib/check/rules/linked-pages.js






/** What a host's own file may say of the type of a file. */
const SETS_TYPES = /content-type|mimetypes/i;
/** What is wrong with a page of a kind if something links to it. */
const WRONG = { empty: 'empty-page', untyped: 'not-served/untyped' };
/**
 * Counts pages that links lead to and that readers do not get to see. An empty home page is another
 * finding. `pages` and `visited`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkLinkedPages({ served, counter, signal }, pages, visited) {
    const { site, rules } = served;
    const isTypeOpen = rules.leavesTypesOpen === true || maySetTypes(site);
    for await (const [index, { kind }] of (0,event_loop/* makeInterruptible */.K9)(pages, signal)) {
        if (kind === undefined || kind === 'template' || !visited.has(index))
            continue;
        const name = (0,web_tree/* getFileName */.WP)(site, index);
        if (name === 'index.html' || (kind === 'untyped' && isTypeOpen))
            continue;
        counter.count(WRONG[kind], (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(name), (0,occurrences/* pointAtFile */.y5)(name), name);
    }
}
/** May a file of the host say which type the page is sent with? */
function maySetTypes({ root, redirects }) {
    const headers = (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, '_headers'), 'latin1'), '');
    return [headers, ...redirects.map(({ text }) => text ?? '')].some((text) => SETS_TYPES.test(text));
}

;// CONCATENATED MODULE: ./lib/check/rules/markdown-twins.js
/** Markdown versions of pages, beside them, which AI agents read instead. */





/** Fewer do not show that each page is meant to have one. */
const MIN_VERSIONS = 5;
/** How many of ten pages have a version if each is meant to have one. */
const OF_TEN = 9;
/**
 * Pages without a source: lists that generators make, and pages that their plug-ins leave out
 * (vitepress-plugin-llms 1.14: `team` and `blog`), by the last part of the stem.
 */
const WITHOUT_SOURCE = [
    /(?:^|\/)(?:search|tags?|categor(?:y|ies)|authors?|archives?|blog|posts?|news|team)$/i,
    /(?:^|\/)(?:print(?:_page)?|genindex[^/]*|[^/]*modindex)$/i,
];
/** Markdown files that are not versions of pages. */
const OWN_CONTENT = [
    // Of folders for sources, such as `_sources`.
    /(?:^|\/)[_.].*\.md$/i,
    // Files that projects have, whatever their pages are.
    /(?:^|\/)(?:readme|changelog|changes|licen[cs]e|contributing|security)(?:[-_.][^/]*)?\.md$/i,
    /(?:^|\/)(?:agents|claude|skills?|llms|sitemap)(?:[-_.][^/]*)?\.md$/i,
    // Most others of them have a name in capitals, which no generator gives to a page.
    /(?:^|\/)[A-Z][A-Z\d_-]*\.md$/,
];
/** Is this the name of a Markdown file? */
function isMarkdown(name) {
    return /\.md$/i.test(name);
}
function matchesAny(patterns, text) {
    return patterns.some((pattern) => pattern.test(text));
}
/**
 * Counts pages without a Markdown version where nearly all have one, and versions without a page.
 * `pages` and `linked`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkMarkdownTwins(context, pages, linked) {
    const { served, signal } = context;
    const isUsed = served.site.names.some(isMarkdown) || pages.values().some((page) => page.namesMarkdown);
    if (!isUsed)
        return;
    const versions = new Versions(served.files);
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    for (const [index, page] of pages) {
        await yieldIfOver();
        versions.add((0,web_tree/* getFileName */.WP)(served.site, index), page);
    }
    if (!versions.haveNearlyAll)
        return;
    countLacking(context, versions);
    await countWithoutPage(context, versions, linked);
}
/** The pages of a site, and their versions. */
class Versions {
    /** Pages that should have a version. */
    lacking = [];
    #files;
    /** The names of versions, those of redirects and 404 pages included. */
    #names = new Set();
    /** Where pages have a version. */
    #places = new Set();
    /** How many pages have a version beside them, by the folder of their stems. */
    #besideIn = new Map();
    /**
     * How many versions have a form, by its place in `listForms`: of pages of folders, and others.
     */
    #forms = { ofFolders: [0, 0, 0], ofOthers: [0, 0, 0] };
    #pages = 0;
    #withVersion = 0;
    constructor(files) {
        this.#files = files;
    }
    add(page, { kind, isAside, isUnlisted, namesMarkdown }) {
        const forms = listForms(page);
        const present = forms.filter((name) => this.#files.has(name));
        for (const name of present)
            this.#names.add(name);
        if (kind !== undefined || isAside || (0,page_names/* isNotFoundPage */.np)(page))
            return;
        this.#pages++;
        if (present.length > 0 || namesMarkdown)
            this.#addVersion(page, forms, present);
        else if (!isUnlisted)
            this.lacking.push(page);
    }
    #addVersion(page, forms, present) {
        this.#withVersion++;
        this.#places.add(getPlace(page));
        if (present.length === 0)
            return;
        const folder = (0,byte_strings/* getFolder */.L2)((0,page_names/* getStem */.qp)(page));
        this.#besideIn.set(folder, this.countBeside(folder) + 1);
        const counts = this.#countFormsLike(page);
        for (const [i, name] of forms.entries())
            if (present.includes(name))
                counts[i] = (counts[i] ?? 0) + 1;
    }
    get haveNearlyAll() {
        return this.#withVersion >= MIN_VERSIONS && this.#withVersion * 10 >= this.#pages * OF_TEN;
    }
    has(name) {
        return this.#names.has(name);
    }
    /** Do pages of the same place and kind have a version? */
    havePagesLike(page) {
        return this.#places.has(getPlace(page));
    }
    /** Returns how many pages whose stems are in a folder have a version beside them. */
    countBeside(folder) {
        return this.#besideIn.get(folder) ?? 0;
    }
    /**
     * Returns the name that the version of a page would have; undefined if no page like it has one
     * beside it.
     */
    findExpected(page) {
        const counts = this.#countFormsLike(page);
        const most = Math.max(...counts);
        if (most === 0)
            return undefined;
        return listForms(page)[counts.indexOf(most)];
    }
    #countFormsLike(page) {
        const { ofFolders, ofOthers } = this.#forms;
        return (0,page_names/* isIndexPage */.sf)(page) ? ofFolders : ofOthers;
    }
}
/** Returns the folder of the stem of a page, and whether the page is that of a folder. */
function getPlace(page) {
    const folder = (0,byte_strings/* getFolder */.L2)((0,page_names/* getStem */.qp)(page));
    return (0,page_names/* isIndexPage */.sf)(page) ? `${folder}/` : folder;
}
/**
 * Returns the names that generators give to the version of a page; the second one is that of
 * https://llmstxt.org, read 2026-11.
 */
function listForms(page) {
    const stem = (0,page_names/* getStem */.qp)(page);
    if (stem === '')
        return [(0,byte_strings/* toBytes */.ZJ)('index.md'), page.concat('.md')];
    return [stem.concat('.md'), page.concat('.md'), stem.concat('/', 'index', '.md')];
}
/** Returns the stem of the page whose version has a name, which is that of a Markdown file. */
function getStemOfPage(version) {
    const name = version.slice(0, -'.md'.length);
    return (0,page_names/* getStem */.qp)((0,page_names/* isPage */.yp)(name) ? name : name.concat('.html'));
}
/** Is there a page with a stem, or may a rule answer for one? */
function isPageAnswered(stem, served) {
    const paths = [stem, stem.concat('/'), stem.concat('.html')];
    return paths.some((path) => served.answer(path) !== undefined);
}
/**
 * Where no page like it has a version, a page is made in another way, and so are the home page, and
 * what generators have no source for.
 */
function countLacking({ served, counter }, versions) {
    for (const page of versions.lacking) {
        const stem = (0,page_names/* getStem */.qp)(page);
        if (stem === '' || matchesAny(WITHOUT_SOURCE, stem) || !versions.havePagesLike(page))
            continue;
        const values = { file: (0,byte_strings/* toText */.fE)(versions.findExpected(page) ?? byte_strings/* NO_BYTES */.CR) };
        const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(page);
        counter.countWithValues('markdown-twin', values, key, (0,occurrences/* pointAtFile */.y5)(page), page);
    }
}
/** Where most Markdown files of a folder have no page, they are something else. */
async function countWithoutPage({ served, counter, signal }, versions, linked) {
    const { site } = served;
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const left = [];
    for (const [index, name] of site.names.entries()) {
        if (!isMarkdown(name) || versions.has(name))
            continue;
        await yieldIfOver();
        const stem = getStemOfPage(name);
        if (isPageAnswered(stem, served) || linked.has(index) || matchesAny(OWN_CONTENT, name))
            continue;
        left.push({ name, folder: (0,byte_strings/* getFolder */.L2)(stem) });
    }
    for (const [folder, files] of Map.groupBy(left, (each) => each.folder)) {
        if (files.length >= versions.countBeside(folder))
            continue;
        for (const { name } of files)
            counter.count('markdown-twin/page', (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(name), (0,occurrences/* pointAtFile */.y5)(name), name);
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/next-build.js
/**
 * What the routers of Next load in a browser besides pages: files that the build writes beside
 * them.
 */




const makePartKind = (name, since) => ({
    listNames: ({ folder }) => [folder.concat((0,byte_strings/* toBytes */.ZJ)(`__next.${name}.txt`))],
    since,
});
const OWN_PART = '__PAGE__.txt';
/**
 * Seen in exports of Next 14.2, 15.5, 16.0, 16.2 and 16.4, and in what their routers ask for,
 * 2026-11.
 */
const FIRST_WITH_PARTS = 16;
const WHOLE_PAGE = { listNames: ({ stem }) => [stem.concat('.txt')], since: 0 };
/** Where it is missing, its name is guessed: groups of routes have others. */
const PAGE_ITSELF = {
    listNames: ({ folder, path, ownPart }) => [
        ownPart ?? (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${path.replaceAll('/', '.')}${OWN_PART}`),
    ],
    since: FIRST_WITH_PARTS,
};
/**
 * The layouts around a page: that of `__next.a.b.__PAGE__.txt` is `__next.a.b.txt`, and the one
 * around that `__next.a.txt`.
 */
const LAYOUTS = {
    listNames({ ownPart }) {
        if (ownPart === undefined)
            return [];
        const folder = (0,byte_strings/* getFolder */.L2)(ownPart);
        const segments = ownPart.slice(folder.length).split('.').slice(1, -2);
        const ends = segments.keys().filter((i) => !segments[i]?.startsWith('@'));
        return [...ends].map((end) => (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${segments.slice(0, end + 1).join('.')}.txt`));
    },
    since: undefined,
};
/** What the App Router loads. */
const OF_APP_ROUTER = [
    WHOLE_PAGE,
    makePartKind('_tree', FIRST_WITH_PARTS),
    makePartKind('_full', FIRST_WITH_PARTS),
    PAGE_ITSELF,
];
/** What later versions put into other parts, unless it is large. */
const SEPARATE_PARTS = [makePartKind('_head'), makePartKind('_index'), LAYOUTS];
/** In a tree of parts, if it is of a version that keeps all of them apart. */
const KEPT_APART = '"slots"';
/** Returns the kinds of files that the router of a build loads. */
function listFileKinds({ root, router, pages }, { site, files }) {
    if (router.kind === 'next-pages') {
        const folder = `${root}_next/data/${router.build}/`;
        const namesFor = ({ path }) => [
            (0,byte_strings/* asBytes */.Yd)(`${folder}${path.slice(0, -1) || 'index'}.json`),
        ];
        return [{ listNames: namesFor, since: 0 }];
    }
    const trees = pages.values().map(({ folder }) => `${folder}__next._tree.txt`);
    const tree = trees.find((name) => files.has(name));
    const keepsApart = tree !== undefined && readText(site, tree).includes(KEPT_APART);
    if (keepsApart)
        return [...OF_APP_ROUTER, ...SEPARATE_PARTS];
    return OF_APP_ROUTER;
}
/** Returns by folder the parts that are a page itself. */
function findOwnParts(names) {
    const parts = names.filter((name) => name.endsWith(`.${OWN_PART}`));
    return new Map(parts.map((name) => [(0,byte_strings/* getFolder */.L2)(name), name]));
}
/** The program in an export, and not one that asks a server of Next. */
const ASKS_FOR_FILES = /\+=["']index\.txt["']/;
const VERSION = /\bnext=\{version:["'](\d+)\./;
/**
 * Returns the major version of the program of a build that asks for files beside pages, 0 if it
 * does not say so; undefined if it asks for none, or is not there. It stands in the scripts of the
 * build.
 */
function findVersionThatLoads({ root, router }, { site, files }) {
    const folder = `${root}_next/static/`;
    if (router.kind === 'next-pages')
        return files.has(`${folder}${router.build}/_buildManifest.js`) ? 0 : undefined;
    const names = site.names.filter((name) => name.startsWith(folder) && name.endsWith('.js'));
    const scripts = names.map((name) => readText(site, name));
    if (!scripts.some((code) => ASKS_FOR_FILES.test(code)))
        return undefined;
    const versions = scripts.map((code) => Number(VERSION.exec(code)?.[1] ?? 0));
    // Scripts of an older build may lie beside them.
    const known = versions.filter((version) => version > 0);
    if (known.length === 0)
        return 0;
    return Math.min(...known);
}
/** Returns what is in a file, as bytes; nothing if it cannot be read. */
function readText({ root }, name) {
    return (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, name), 'latin1'), '');
}

;// CONCATENATED MODULE: ./lib/check/rules/next-page-data.js
/**
 * Data of pages, in files that Next writes beside them. Its router in the browser loads them when a
 * reader follows a link; nothing in the HTML names them.
 */







/**
 * Counts pages that lack a data file which others of their build have, and builds in which no page
 * has one although their program asks for it.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkNextPageData(context, pages) {
    const { served, signal } = context;
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const builds = await listBuilds(served, pages, yieldIfOver);
    for (const build of builds) {
        const kinds = [];
        for (const kind of listFileKinds(build, served))
            kinds.push(await findMissing(kind, build.pages, served, yieldIfOver));
        const lacking = kinds.filter(({ isPresent }) => isPresent);
        countOnPages(listFiles(lacking), context);
        // Of two builds in one folder, it is not known whose program is there.
        const isAlone = builds.every((other) => other === build || other.root !== build.root);
        const absent = kinds.filter(({ isPresent }) => !isPresent);
        if (!isAlone || absent.length === 0)
            continue;
        const version = findVersionThatLoads(build, served);
        if (version === undefined)
            continue;
        const expected = absent.filter(({ kind: { since } }) => since !== undefined && version >= since);
        countOnce(listFiles(expected), context);
    }
}
async function findMissing(kind, pages, { files }, pause) {
    const missing = [];
    let isPresent = false;
    for (const routed of pages) {
        await pause();
        for (const name of kind.listNames(routed)) {
            if (files.has(name))
                isPresent = true;
            else
                missing.push({ page: routed.page, name });
        }
    }
    return { kind, missing, isPresent };
}
function listFiles(kinds) {
    return kinds.flatMap(({ missing }) => missing);
}
/** Counts one finding for each page. */
function countOnPages(files, { served, counter }) {
    for (const [page, [first, ...others]] of Map.groupBy(files, (each) => each.page)) {
        if (first === undefined)
            continue;
        let file = `/${(0,byte_strings/* toText */.fE)(first.name)}`;
        if (others.length > 0)
            file += ` and ${(0,units/* count */.U9)(others.length, 'other file')}`;
        const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(first.name);
        counter.countWithValues('page-data', { file }, key, (0,occurrences/* pointAtFile */.y5)(page), first.name);
    }
}
/** Counts one finding for all of them. */
function countOnce(files, { served, counter }) {
    const [first] = files.toSorted((one, other) => (0,byte_strings/* compareBytes */.Xo)(one.page, other.page));
    if (first === undefined)
        return;
    const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(first.name);
    const values = { file: `/${(0,byte_strings/* toText */.fE)(first.name)}` };
    counter.countWithValues('page-data/all', values, key, (0,occurrences/* pointAtFile */.y5)(first.page), first.name);
}
/**
 * Returns the builds that pages are of: older versions may lie beside newer ones, and write other
 * files.
 */
async function listBuilds({ site }, pages, pause) {
    const roots = new BuildRoots(site.names);
    const ownParts = findOwnParts(site.names);
    const builds = new Map();
    for (const [index, { router }] of pages) {
        const page = (0,web_tree/* getFileName */.WP)(site, index);
        // Nobody follows a link to the page for wrong addresses.
        if (router === undefined || (0,page_names/* isNotFoundPage */.np)(page))
            continue;
        await pause();
        const root = roots.findRoot((0,byte_strings/* getFolder */.L2)(page)) ?? guessRoot(page, router);
        const key = `${router.kind} ${root} ${router.build ?? ''}`;
        const build = builds.get(key) ?? { root, router, pages: [] };
        builds.set(key, build);
        build.pages.push(describePage(page, root, ownParts));
    }
    return [...builds.values()];
}
/** Returns the root of a build without a `_next/`. */
function guessRoot(page, router) {
    if (router.build !== undefined)
        return byte_strings/* NO_BYTES */.CR;
    return page.slice(0, page.indexOf('/') + 1);
}
function describePage(page, root, ownParts) {
    const stem = page.replace(/\.html?$/i, '');
    const path = stem.replace(/(?:^|\/)index$/, '');
    const folder = path === '' ? byte_strings/* NO_BYTES */.CR : path.concat('/');
    return { page, stem, folder, path: folder.slice(root.length), ownPart: ownParts.get(folder) };
}
/** The folders that have a `_next/`. */
class BuildRoots {
    #names;
    #known = new Map();
    constructor(names) {
        this.#names = names;
    }
    /**
     * Returns the innermost folder with a `_next/` that a folder is in, or that it is; undefined if
     * there is none.
     */
    findRoot(folder) {
        if (!this.#known.has(folder))
            this.#known.set(folder, this.#find(folder));
        return this.#known.get(folder);
    }
    #find(folder) {
        if ((0,web_tree/* hasFolder */.bU)(this.#names, `${folder}_next/`))
            return folder;
        if (folder === '')
            return undefined;
        return this.findRoot((0,byte_strings/* getFolder */.L2)(folder.slice(0, -1)));
    }
}

// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
;// CONCATENATED MODULE: ./lib/check/rules/unlinked-pages.js









/** Pages that readers come to without a link, or whose links are rare or in a script. */
const NEEDS_NO_LINK = [
    // Shown for errors.
    /(?:^|\/)(?:[45](?:\d\d|xx|0x)|_?(?:global-)?error|not[-_]?found)(?:\/index)?\.html?$/i,
    // Shown without a network.
    /(?:^|\/)offline(?:-plugin-app-shell-fallback)?(?:\/index)?\.html?$/i,
    // Shown by a search.
    /(?:^|[/_-])search(?:[-_]?(?:results?|page))?(?:\.html?|\/[^/]+\.html?)$/i,
    // Proves to a service who the site belongs to.
    /(?:^|\/)(?:google|yandex_|naver|pinterest-|baidu_verify_)[\w-]{5,}\.html$/,
    // Put into other pages by scripts.
    /(?:^|[/_.-])(?:toc|nav|navbar|navigation|menu|sidebar|header|footer|iframe)\.html?$/i,
    // Made to be printed.
    /(?:^|\/)print[-_](?:page|site)(?:\/index)?\.html$/,
    // Written by rustdoc, Haddock, Doxygen and YARD.
    /(?:^|\/)(?:src\/(?:.+\.rs|[A-Z][\w.-]*)|help|settings|graph_legend|file\.README)\.html$/,
    // Written by Sphinx.
    /(?:^|\/)[a-z]+-modindex(?:\/index)?\.html$/,
];
const unlinked_pages_VERSION = String.raw `(?:v|(?:branch|rel(?:ease)?|stable|version)[-_]?v?)?\d+(?:[.-]\w+)*`;
const CHANNEL = 'latest|stable|current|next|edge|nightly|main|master|dev(?:elop|el)?';
const LANGUAGE = String.raw `[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2,4}|\d{3}))?`;
/**
 * The home page of a version or a language. A menu that a script makes links to it from the others.
 */
const HOME_OF_EDITION = new RegExp(String.raw `(?:^|/)(?:${unlinked_pages_VERSION}|${CHANNEL}|${LANGUAGE})/index\.html?$`, 'i');
/**
 * Data of menus that scripts make, such as `menudata.js` of Doxygen. That of a search names every
 * page.
 */
const MENU_DATA = /(?:^|\/)(?![^/]*search)[^/]*(?:menu|nav|toc|sidebar|versions|languages|locales)[^/]*\.(?:m?js|json)$/i;
/** How much of a file is read, in bytes. */
const MAX_MENU_DATA = 4 << 20;
/** A text that, if it is an address, ends in the name of a file or a folder as it is written. */
const PLAIN_ENDING = /^[^%?]*[^%?./]\/?$/;
/** A text in quotes that may be an address. */
const QUOTED = /(?<=["'])[^"'<>\s\\]{1,1000}(?=["'\\])/g;
/**
 * Counts the pages that nothing on another page points to, and no rule of a redirect file: one
 * finding for all of them. None if no page points to another, or if it seems that scripts do.
 * `isReached`: whether another file points to a file; both are by index. `external`: the addresses
 * of other hosts, and where they stand.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkUnlinkedPages(context, pages, isReached, external) {
    const { served, counter, signal } = context;
    const home = served.findServedFile(byte_strings/* NO_BYTES */.CR);
    if (home === undefined || !areAllRead(served, pages))
        return;
    const ruled = new Set(served.listRuleDestinations());
    const isFound = (file) => isReached(file) || ruled.has(file);
    const wanted = [];
    for await (const [file, facts] of (0,event_loop/* makeInterruptible */.K9)(pages, signal))
        if (file !== home && needsLink(served.nameOf(file), facts, pages.get(home)))
            wanted.push({ file, facts });
    const unreached = wanted
        .map(({ file }) => file)
        .filter((file) => !isPageFound(file, served, isFound));
    if (unreached.length === 0 || ![...pages.keys()].some(isReached))
        return;
    const inMenus = await listNamedInMenus(context, unreached);
    const inFull = await listNamedInFull(context, external);
    const unlinked = unreached.filter((file) => !inMenus.has(file) && !inFull.has(file));
    if (unlinked.length > 0 && !areLinksScripted(unlinked.length, wanted))
        countUnlinked(unlinked, served, counter);
}
/** Do scripts make the links? Most pages are unlinked then, and most run a script. */
function areLinksScripted(unlinked, wanted) {
    const withScript = wanted.filter(({ facts }) => facts.runsScript).length;
    return Math.min(unlinked, withScript) > wanted.length / 2;
}
function countUnlinked(files, served, counter) {
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const names = files.map((file) => served.nameOf(file)).sort(byte_strings/* compareBytes */.Xo);
    const found = names.map((name) => ({ key: root.concat(name), page: name }));
    let pages = 'this page';
    if (found.length > 1)
        pages = (0,units/* count */.U9)(found.length, 'page');
    counter.countTogether('unlinked-page', { pages }, found);
}
/** The links of a page that was not read may point anywhere. */
function areAllRead({ site }, pages) {
    if (site.unreadable.length > 0)
        return false;
    return site.names.every((name, file) => !(0,page_names/* isPage */.yp)(name) || pages.has(file));
}
/** Do readers not come to a page without a link, and are they meant to come there? */
function needsLink(name, facts, home = {}) {
    if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* getStem */.qp)(name) === '' || (0,page_names/* isNotFoundPage */.np)(name))
        return false;
    if (facts.isAside || facts.kind === 'template')
        return false;
    // What all pages are says nothing about one of them.
    if (facts.isUnlisted && !home.isUnlisted)
        return false;
    if (facts.isPart && !home.isPart)
        return false;
    return !HOME_OF_EDITION.test(name) && !NEEDS_NO_LINK.some((pattern) => pattern.test(name));
}
/**
 * Do links point to a page, or to another file for it, such as `guide.html` of `guide/index.html`?
 */
function isPageFound(page, served, isFound) {
    if (isFound(page))
        return true;
    return (0,served_site/* listAddressForms */.WP)(served.nameOf(page)).some((form) => {
        const file = served.files.get(form);
        return file !== undefined && isFound(file);
    });
}
/**
 * Returns the files that other files may name by their full address, by index. Where the site's own
 * host is not known, any host may be it.
 */
async function listNamedInFull({ served, signal }, external) {
    const found = new Set();
    if (served.site.domain !== undefined)
        return found;
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    for await (const [address, places] of (0,event_loop/* makeInterruptible */.K9)(external, signal)) {
        // It is parsed already, and there are many.
        const [, , , ...parts] = address.split(/[?#]/, 1)[0]?.split('/') ?? [];
        const path = (0,web_address/* decodePathname */.je)((0,byte_strings/* toBytes */.ZJ)(`/${parts.join('/')}`));
        if (!path.startsWith(root))
            continue;
        const file = served.findFileByName(path.slice(root.length));
        const isNamedElsewhere = places.some((place, i) => i % 2 === 0 && place !== file);
        if (file !== undefined && isNamedElsewhere)
            found.add(file);
    }
    return found;
}
/** Returns the last part of a path, without a slash at its end. */
function takeLastPart(path) {
    const end = path.endsWith('/') ? path.length - 1 : path.length;
    return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}
/** Returns the files to which menus that scripts make may point, by index. */
async function listNamedInMenus({ served, signal }, unreached) {
    const endings = new Set(unreached.flatMap((file) => (0,served_site/* listAddressForms */.WP)(served.nameOf(file))).map(takeLastPart));
    const { root, names } = served.site;
    const addresses = new web_address/* Addresses */.tb(served.site);
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const found = new Set();
    for (const name of names.filter((each) => MENU_DATA.test(each))) {
        await yieldIfOver();
        const path = (0,web_tree/* makeDiskPath */.fx)(root, name);
        const data = (0,file_errors/* tryOnDisk */.c)(() => (0,read_start_of_file/* readStartOfFile */.g)(path, MAX_MENU_DATA).toString('latin1'), '');
        const base = addresses.baseOfFile(name);
        for (const [written] of data.matchAll(QUOTED)) {
            const [value = byte_strings/* NO_BYTES */.CR] = (0,byte_strings/* asBytes */.Yd)(written).split('#', 1);
            // Of thousands of words, resolving each would take long.
            if (PLAIN_ENDING.test(value) && !endings.has(takeLastPart(value)))
                continue;
            await yieldIfOver();
            const address = addresses.resolve(value, base);
            const file = address.kind === 'site' ? served.findFileByName(address.path) : undefined;
            if (file !== undefined)
                found.add(file);
        }
    }
    return found;
}

// EXTERNAL MODULE: ./lib/check/sources/page-source.js
var page_source = __webpack_require__(9754);
;// CONCATENATED MODULE: ./lib/check/pool/read-site.js
/**
 * The reading of a site: every file by one of the workers, then what only all of them know
 * together.
 */







/** The task of the pool of threads. */
const READING = {
    name: 'reading',
    maxThreads: 4,
    async open(site, pause) {
        const { Scanner } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(170), __webpack_require__.e(281)]).then(__webpack_require__.bind(__webpack_require__, 2281));
        return new Scanner(site, pause);
    },
};
/** How many SVG files, or pages again, one worker reads at a time. */
const FILES_PER_BATCH = 100;
/**
 * Reads the batches, counts what is wrong in them, and returns what else is known of the site then.
 * The pool has ended when it is done.
 * @throws the reason of `signal` soon after it is aborted; what a thread throws
 */
async function readSite(pool, batches, context) {
    const { served, counter, signal } = context;
    await pool.open(served.site);
    const files = await readFiles(pool, batches, served);
    const totals = await pool.runOnAll((ask) => ask('collectTotals'));
    const asked = totals.flatMap((each) => each.asked);
    const missing = (await pool.runOnAll((ask) => ask('findMissingAnchors', asked))).flat();
    const findings = await pool.runOnAll((ask) => ask('finishCounting', missing));
    // What comes next needs the memory that they hold.
    await pool.stop();
    for await (const finding of (0,event_loop/* makeInterruptible */.K9)(findings.flat(), signal))
        counter.add(finding);
    const { pages, linked, visited } = files;
    const external = mergePlaces(totals.map((each) => each.external));
    const isReached = (file) => totals.some(({ reached }) => reached[file] === 1);
    await checkNextPageData(context, pages);
    await checkLinkedPages(context, pages, visited);
    await checkMarkdownTwins(context, pages, linked);
    await checkUnlinkedPages(context, pages, isReached, external);
    return {
        pages,
        asked,
        anchors: new Map(missing.map(({ page, ids }) => [page, ids])),
        ...addCounts(totals.map(({ checked }) => checked)),
        sources: listOwnSources(pages, served),
        external,
    };
}
/** Reads all files of the batches, then those that others turn out to use. */
async function readFiles(pool, batches, served) {
    const read = new FilesSoFar();
    await pool.run(batches, async (ask, { files }) => read.add(await ask('read', files)));
    // Reading them may bring up more.
    for (let deferred = read.takeDeferred(); deferred.length > 0; deferred = read.takeDeferred())
        await pool.run(splitIntoBatches(deferred), async (ask, files) => read.add(await ask('readDeferred', files)));
    // The page for wrong addresses is shown at any of them.
    const shownByRules = [...served.listPagesShownInOtherFolder(), ...listNotFoundPages(served)];
    const relocated = new Set([...read.relocated, ...shownByRules]);
    const pages = [...relocated].filter((page) => read.pages.has(page));
    await pool.run(splitIntoBatches(pages), (ask, files) => ask('readRelocated', files));
    return read;
}
/** Returns how many addresses all workers have checked. */
function addCounts(counts) {
    const sum = { links: 0, loads: 0, undecided: 0 };
    for (const { link, load, undecided } of counts) {
        sum.links += link;
        sum.loads += load;
        sum.undecided += undecided;
    }
    return sum;
}
/** Returns what pages were written as, by their names as text. */
function listOwnSources(pages, served) {
    const sources = new Map();
    for (const [index, { source }] of pages)
        if (source !== undefined)
            sources.set((0,byte_strings/* toText */.fE)(served.nameOf(index)), source);
    return (0,page_source/* pickOwnSources */.UO)(sources);
}
/** What is known of the files that were read so far, whichever thread read them. */
class FilesSoFar {
    /** By index. */
    pages = new Map();
    /** Pages that readers see in another folder than their file. */
    relocated = new Set();
    /** Files that links lead to. */
    linked = new Set();
    /** Those that links do not only offer to save. */
    visited = new Set();
    #opened = new Set();
    #searched = new Set();
    /** The opened and searched files that `takeDeferred` has returned. */
    #done = { opened: new Set(), searched: new Set() };
    add({ pages, linkedFiles }) {
        for (const [index, page] of pages)
            this.pages.set(index, page);
        for (const page of linkedFiles.relocated)
            this.relocated.add(page);
        for (const file of linkedFiles.linked)
            this.linked.add(file);
        for (const file of linkedFiles.visited)
            this.visited.add(file);
        for (const file of linkedFiles.opened)
            this.#opened.add(file);
        for (const file of linkedFiles.searched)
            this.#searched.add(file);
    }
    /**
     * Returns the files that matter because of what others do with them, and were not returned so
     * far.
     */
    takeDeferred() {
        for (const file of this.visited)
            if (this.pages.get(file)?.kind === 'template')
                this.#opened.add(file);
        const opened = this.#opened.difference(this.#done.opened);
        const searched = this.#searched.difference(this.#done.searched);
        for (const file of opened)
            this.#done.opened.add(file);
        for (const file of searched)
            this.#done.searched.add(file);
        return [...opened.union(searched)]
            .sort((a, b) => a - b)
            .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }));
    }
}
/** Returns what all workers have found. */
function mergePlaces(found) {
    const joined = new Map();
    for (const ofWorker of found)
        for (const [address, places] of ofWorker) {
            const known = joined.get(address);
            if (known === undefined)
                joined.set(address, places);
            else
                for (const each of places)
                    known.push(each);
        }
    return joined;
}
function splitIntoBatches(items) {
    const batches = [];
    for (let from = 0; from < items.length; from += FILES_PER_BATCH)
        batches.push(items.slice(from, from + FILES_PER_BATCH));
    return batches;
}
/** Returns the pages that are shown for wrong addresses, of the site or of a folder. */
function listNotFoundPages({ files, rules }) {
    const found = [];
    for (const [name, file] of files) {
        const isNested = rules.hasNestedNotFound && name.endsWith('/404.html');
        if (name === '404.html' || isNested)
            found.push(file);
    }
    return found;
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./lib/check/rules/branch.js
/**
 * What is different where a host takes a site from a branch of the repository, and not from an
 * upload.
 */









/** Of a file that is read, in bytes. Nobody writes a longer one by hand. */
const MAX_READ = 64 << 10;
/**
 * Counts what a branch would lack of the files that were listed, and where the site would be. How
 * it is published is not known, so most of it is a notice.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkBranch(context, listed) {
    const { branch } = context.served.rules;
    if (branch === undefined)
        return;
    checkDomainFile(context, listed, branch);
    const { counter, signal } = context;
    const isBuilt = !listed.names.includes((0,byte_strings/* toBytes */.ZJ)(branch.buildSwitch));
    for await (const [i, name] of (0,event_loop/* makeInterruptible */.K9)(listed.names.entries(), signal)) {
        const size = listed.sizes[i] ?? 0;
        const values = { size: (0,units/* showMegabytes */.Dn)(size), limit: branch.fileBytes.phrase };
        if (size > branch.fileBytes.max)
            counter.countWithValues('file-too-large/branch', values, name, (0,occurrences/* pointAtFile */.y5)(name));
        if (isBuilt)
            checkBuilt(name, branch, context);
        if (name === branch.ignoreFile || name.endsWith(`/${branch.ignoreFile}`))
            checkIgnored(i, listed, context);
    }
}
function checkBuilt(name, { buildSwitch, leftOut }, { counter }) {
    // Nobody misses what is for another host.
    if ((0,hosts/* isReadByHosts */.xz)(name))
        return;
    const part = (0,byte_strings/* cutAfterPart */.Q0)(name, (each) => leftOut.test(each));
    if (part !== undefined)
        counter.countWithValues('not-served/branch', { switch: buildSwitch }, part, (0,occurrences/* pointAtFile */.y5)(name));
}
/** Counts the files that Git leaves out, once for each list. */
function checkIgnored(list, listed, { counter }) {
    const name = (0,web_tree/* getFileName */.WP)(listed, list);
    const text = branch_readText(list, listed);
    const folder = (0,byte_strings/* getFolder */.L2)(name);
    const ignored = ignore["default"]({ allowRelativePaths: true }).add(text);
    const inFolder = listed.names.filter((each) => each.startsWith(folder) && each !== name);
    const leftOut = inFolder.filter((each) => ignored.ignores((0,byte_strings/* toText */.fE)(each.slice(folder.length))));
    if (leftOut.length === 0)
        return;
    const values = { files: (0,units/* count */.U9)(leftOut.length, 'file'), first: (0,byte_strings/* toText */.fE)(leftOut[0] ?? byte_strings/* NO_BYTES */.CR) };
    counter.countWithValues('not-served/ignored', values, name, (0,occurrences/* pointAtFile */.y5)(name));
}
function checkDomainFile({ served, counter }, listed, { domainFile }) {
    const name = (0,byte_strings/* toBytes */.ZJ)(domainFile);
    const file = listed.names.indexOf(name);
    if (file === -1)
        return;
    const lines = branch_readText(file, listed).split('\n');
    const named = lines.map((line) => line.trim()).find((line) => line !== '');
    if (named === undefined)
        return;
    const { domain, basePath } = served.site;
    const cname = URL.parse(`https://${named}`)?.host ?? named;
    const where = (0,occurrences/* pointAtFile */.y5)(name);
    if (domain !== undefined && cname !== domain)
        counter.countWithValues('canonical-host/branch', { cname, domain }, name, where);
    if (basePath !== '/')
        counter.countWithValues('canonical-host/branch-path', { cname, basePath }, name, where);
}
function branch_readText(file, tree) {
    if ((tree.sizes[file] ?? 0) > MAX_READ)
        return '';
    // Where it matters that a file cannot be read, whoever reads it says so.
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, file));
    return (0,file_errors/* tryOnDisk */.c)(() => (0,external_node_fs_.readFileSync)(path, 'utf8'), '');
}

// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
;// CONCATENATED MODULE: ./lib/check/rules/expected-pages.js
/** Pages that a site should have: a home page, a page for wrong addresses, as many as expected. */



/** Counts pages that a site lacks. */
function checkExpectedPages(context, tree, expected) {
    checkHomePage(context, tree);
    checkNotFoundPage(context);
    checkPageCount(context, expected);
}
function checkHomePage({ served, counter }, { names, sizes }) {
    if (served.files.has(page_names/* HOME_PAGE */.Ko)) {
        const isShown = served.findServedFile(byte_strings/* NO_BYTES */.CR) === served.files.get(page_names/* HOME_PAGE */.Ko);
        const isEmpty = sizes[names.indexOf(page_names/* HOME_PAGE */.Ko)] === 0;
        if (isShown && isEmpty)
            counter.countForSite('no-index/empty', {});
        return;
    }
    const other = served.site.names.find((name) => /^index\.html?$/i.test(name));
    if (other === undefined)
        counter.countForSite('no-index', {});
    else
        counter.countForSite('no-index/other', { name: other });
}
function checkNotFoundPage({ served, counter }) {
    const { rules, files, hasErrorPage, site } = served;
    if (files.has('404.html') || hasErrorPage || rules.missing === 'unknown')
        return;
    const values = { other: (0,byte_strings/* toText */.fE)(site.names.find(page_names/* isNotFoundPageOfSite */.dn) ?? byte_strings/* NO_BYTES */.CR) };
    if (rules.missing === 'home-page')
        counter.countForSite('no-404-page/home-page', values);
    else
        counter.countForSite('no-404-page', values);
}
function checkPageCount({ served, counter }, { pageCount, job }) {
    const pages = served.site.names.filter(page_names/* isPage */.yp);
    const found = pages.filter((name) => !(0,page_names/* isNotFoundPageOfSite */.dn)(name)).length;
    if (pageCount === undefined || found >= pageCount)
        return;
    let counted = `the service counted ${pageCount}`;
    if (job === undefined)
        counted = `--page-count asks for ${pageCount}`;
    // Services differ in whether they count 404 pages.
    const areEnoughWith404 = pages.length >= pageCount;
    const inWords = (0,units/* count */.U9)(found, 'page');
    if (areEnoughWith404)
        counter.countForSite('page-count/unclear', { found: inWords, counted });
    else if (found < pages.length)
        counter.countForSite('page-count', { found: `${inWords} apart from its 404 page`, counted });
    else
        counter.countForSite('page-count', { found: inWords, counted });
}

;// CONCATENATED MODULE: ./lib/check/rules/host-limits.js




/** Counts every limit of a host that a site exceeds. */
function checkHostLimits(tree, rules, counter) {
    checkSiteSize(tree, rules, counter);
    checkFileCount(tree, rules, counter);
    checkFileSizes(tree, rules, counter);
    checkFolders(tree, rules, counter);
}
function checkSiteSize({ sizes }, rules, counter) {
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const limit = findExceeded(rules.siteBytes, bytes);
    if (limit === undefined)
        return;
    const values = { size: (0,units/* showMegabytes */.Dn)(bytes), limit: limit.phrase };
    if (limit.severity === 'error')
        counter.countForSite('site-too-large', values);
    else
        counter.countForSite('site-too-large/soft', values);
}
function checkFileCount({ names }, rules, counter) {
    const limit = findExceeded(rules.files, names.length);
    if (limit === undefined)
        return;
    const values = { files: (0,units/* count */.U9)(names.length, 'file'), limit: limit.phrase };
    if (limit.severity === 'error')
        counter.countForSite('too-many-files', values);
    else
        counter.countForSite('too-many-files/soft', values);
}
function checkFileSizes(tree, rules, counter) {
    for (const [i, size] of tree.sizes.entries()) {
        const limit = findExceeded(rules.fileBytes, size);
        if (limit === undefined)
            continue;
        const name = (0,web_tree/* getFileName */.WP)(tree, i);
        const values = { size: (0,units/* showMegabytes */.Dn)(size), limit: limit.phrase };
        counter.countWithValues('file-too-large', values, name, (0,occurrences/* pointAtFile */.y5)(name));
    }
}
function checkFolders({ names }, rules, counter) {
    if (rules.filesInFolder.length === 0)
        return;
    for (const [folder, { length }] of Map.groupBy(names, byte_strings/* getFolder */.L2)) {
        const limit = findExceeded(rules.filesInFolder, length);
        if (limit === undefined)
            continue;
        const values = { files: (0,units/* count */.U9)(length, 'file'), limit: limit.phrase };
        counter.countWithValues('too-many-files', values, folder, (0,occurrences/* pointAtFile */.y5)(folder));
    }
}
function findExceeded(limits, value) {
    return limits.find((limit) => value > limit.max);
}

// EXTERNAL MODULE: ./lib/check/rules/leaked-files.js
var leaked_files = __webpack_require__(2226);
// EXTERNAL MODULE: ./lib/disk/file-names.js
var file_names = __webpack_require__(3870);
;// CONCATENATED MODULE: ./lib/check/rules/portable-names.js



/** Counts names that Windows or macOS cannot hold, or cannot hold beside each other. */
class PortableNames {
    #counter;
    /** The first name of those that differ only in case, by what they have in common. */
    #firstNames = new Map();
    /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
    #clashingFolders = new Map([['', false]]);
    constructor(counter) {
        this.#counter = counter;
    }
    /** Checks the next name of a site. */
    check(name) {
        for (const { why, pattern } of file_names/* WINDOWS_NAME_RULES */.on) {
            const part = (0,byte_strings/* cutAfterPart */.Q0)(name, (bytes) => pattern.test((0,byte_strings/* toText */.fE)(bytes)));
            if (part === undefined)
                continue;
            this.#counter.countWithValues('portable-name', { why: `it ${why}` }, part, (0,occurrences/* pointAtFile */.y5)(name));
        }
        this.#checkClash(name);
    }
    /**
     * Counts a clash once, and returns whether there is one: what is in a folder that clashes is not
     * counted again. Folders end in `/`.
     */
    #checkClash(name) {
        const folder = (0,byte_strings/* getFolder */.L2)(name.replace(/\/$/, ''));
        const isInClash = this.#clashingFolders.get(folder) ?? this.#checkClash(folder);
        this.#clashingFolders.set(folder, isInClash);
        return isInClash || this.#checkCase(name);
    }
    #checkCase(name) {
        const folded = (0,byte_strings/* toText */.fE)(name).normalize('NFC').toLowerCase().replace(/\/$/, '');
        const first = this.#firstNames.get(folded) ?? name;
        this.#firstNames.set(folded, first);
        if (first === name)
            return false;
        const values = { other: (0,byte_strings/* toText */.fE)(first) };
        this.#counter.countWithValues('portable-name/case', values, name, (0,occurrences/* pointAtFile */.y5)(name));
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/files.js
/** What the names, the sizes and the beginnings of files show. */












/**
 * Checks what names, sizes and the smallest files alone can show.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkFiles(context, tree, expected) {
    const { served, counter, signal } = context;
    checkExpectedPages(context, tree, expected);
    checkHostLimits(tree, served.rules, counter);
    countUnreadable(tree, counter);
    const portableNames = new PortableNames(counter);
    for await (const [i, name] of (0,event_loop/* makeInterruptible */.K9)(tree.names.entries(), signal)) {
        checkPublished(name, served.rules, counter);
        if (isPointer(tree, i))
            counter.count('unreadable-file/pointer', name, (0,occurrences/* pointAtFile */.y5)(name));
        portableNames.check(name);
    }
}
/** Counts what could not be read when the files were listed. */
function countUnreadable(tree, counter) {
    for (const { name, why } of tree.unreadable) {
        const kind = name.endsWith('/') ? 'unreadable-file/folder' : 'unreadable-file';
        counter.countWithValues(kind, { why }, name, (0,occurrences/* pointAtFile */.y5)(name));
    }
    for (const link of new Set(tree.loops.map((loop) => loop.link)))
        counter.count('unreadable-file/circle', link, (0,occurrences/* pointAtFile */.y5)(link));
    if (tree.unreadNames === 0)
        return;
    const folders = (0,units/* count */.U9)(tree.unreadNames, 'folder');
    counter.countForSite('unreadable-file/names', { folders });
}
/**
 * A pointer of Git LFS, with the name of a hash and a size:
 * https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md. Sizes are in bytes.
 */
const POINTER = { min: 120, max: 140, start: 'version https://git-lfs.github.com/spec/' };
function isPointer(tree, i) {
    const size = tree.sizes[i] ?? 0;
    if (size < POINTER.min || size > POINTER.max)
        return false;
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, i));
    const readStart = () => (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, POINTER.start.length));
    // Where it matters that a file cannot be read, whoever reads it says so.
    return (0,file_errors/* tryOnDisk */.c)(readStart, byte_strings/* NO_BYTES */.CR) === POINTER.start;
}
/**
 * Counts what a host keeps for itself, or refuses: one finding for each file, or for all in a
 * folder.
 */
function countUnpublished(kept, counter) {
    for (const [part, entry] of kept) {
        if (entry === 'expected')
            continue;
        const { fate, why } = entry;
        const where = (0,occurrences/* pointAtFile */.y5)(part);
        if (fate === 'unread')
            counter.countWithValues('redirect-invalid/unread', { problem: why }, part, where);
        else
            counter.countWithValues(KIND_OF_FATE[fate], { why }, part, where);
    }
}
const KIND_OF_FATE = {
    'left-out': 'not-served',
    'unless-prebuilt': 'not-served',
    alone: 'not-served/rest',
    refused: 'not-served/refused',
    exposed: 'leaked-file/exposed',
};
/** Files of a build that no page needs: nobody notices when they are missing. */
const NOT_MISSED = new Set(['.nojekyll', '.buildinfo', '.assetsignore']);
/**
 * Counts a file that should not be published, or that the host would not publish; one finding for
 * all in a folder.
 */
function checkPublished(name, rules, counter) {
    const leak = (0,leaked_files/* findLeak */.DR)(name);
    if (leak !== undefined) {
        const kind = leak.isSecret ? 'leaked-file/secret' : 'leaked-file';
        counter.countWithValues(kind, { what: leak.what }, leak.part, (0,occurrences/* pointAtFile */.y5)(name));
        return;
    }
    const dropped = (0,dot_files/* findDottedPart */.$)(name, rules.dropsDotFiles);
    if (dropped === undefined)
        return;
    const isMissed = !NOT_MISSED.has(dropped.slice((0,byte_strings/* getFolder */.L2)(dropped).length));
    if (isMissed)
        counter.count('hidden-files', dropped, (0,occurrences/* pointAtFile */.y5)(name));
}

// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/web/host/redirects/follow-redirects.js
var follow_redirects = __webpack_require__(6398);
// EXTERNAL MODULE: ./lib/web/host/redirects/patterns.js
var patterns = __webpack_require__(3492);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule-index.js
var rule_index = __webpack_require__(4336);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __webpack_require__(9981);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-faults.js
/** What is wrong with the rules of a redirect file themselves, whoever links to what. */





/**
 * Yields once for each rule: what is wrong with it, or nothing. What depends on the visitor is
 * nothing wrong.
 */
function findRuleFaults(redirects, findFile) {
    return new RuleCheck(redirects, findFile).findFaults();
}
class RuleCheck {
    #redirects;
    #findFile;
    /** The addresses of the loops that were found. */
    #inLoops = new Set();
    constructor(redirects, findFile) {
        this.#redirects = redirects;
        this.#findFile = findFile;
    }
    *findFaults() {
        const { rules, fallback, errorPage } = this.#redirects;
        const index = new rule_index/* RuleIndex */.P(rules);
        for (const [position, rule] of rules.entries()) {
            const by = findEarlierRule(rule, position, index);
            const isHidden = by !== undefined && !this.#isReached(rule);
            if (isHidden)
                yield { kind: 'hidden', rule, by };
            else
                yield this.#findFault(rule);
        }
        if (fallback !== undefined)
            yield this.#findCatchAll(fallback);
        if (errorPage !== undefined && !rules.includes(errorPage))
            yield this.#findDeadPage(errorPage);
    }
    /** Azure leaves a redirect out where it leads to itself: then a later rule applies. */
    #isReached(rule) {
        if (rule.source.kind !== 'exact')
            return false;
        const request = { path: rule.source.path || byte_strings/* ROOT */.Dl, query: '' };
        const steps = [...this.#redirects.responder.listSteps(request, this.#findFile)];
        return steps.some((step) => step.rule === rule);
    }
    #findFault(rule) {
        const shadow = this.#findShadow(rule);
        if (shadow !== undefined)
            return shadow;
        if (rule.to === '')
            return undefined;
        if (rule.action === 'status')
            return this.#findDeadPage(rule);
        const start = findStart(rule.source);
        if (start === undefined)
            return undefined;
        const query = String(new URLSearchParams([...(rule.query ?? [])]));
        const answer = (0,follow_redirects/* followRedirects */.F)(this.#redirects, this.#findFile, { path: start, query });
        if (answer.kind !== 'loop')
            return this.#findTargetFault(rule, start, answer);
        const isNew = answer.used.includes(rule) && !answer.paths.some((path) => this.#inLoops.has(path));
        if (!isNew)
            return undefined;
        // One finding for each circle, at the first of its rules.
        for (const path of answer.paths)
            this.#inLoops.add(path);
        return { kind: 'loop', rule, paths: answer.paths };
    }
    /** A file hides a rule for its own address alone, unless the rule comes first. */
    #findShadow(rule) {
        if (rule.source.kind === 'pattern' || rule.isForced)
            return undefined;
        const own = this.#findFile(rule.source.path || byte_strings/* ROOT */.Dl);
        if (own?.kind !== 'file')
            return undefined;
        return { kind: 'shadowed', rule, file: own.file };
    }
    /** Returns what is wrong with where a rule points. `answer`: that of the host to its address. */
    #findTargetFault(rule, start, answer) {
        // Where the target depends on what was asked for, a sample says nothing.
        if (hasPlaceholder(rule))
            return undefined;
        const target = (0,targets/* resolveTarget */.u1)(rule.to, start, this.#redirects.domain);
        if (target.kind === 'other-host')
            return undefined;
        const { path } = target;
        if (answer.kind === 'file' && matchesAllRequests(rule))
            return { kind: 'catch-all', rule, path };
        const isRewrite = rule.action === 'rewrite';
        if (isRewrite && !answer.used.includes(rule))
            return undefined;
        const end = isRewrite ? answer : (0,follow_redirects/* followRedirects */.F)(this.#redirects, this.#findFile, target);
        if ((0,follow_redirects/* isSuccessful */.X)(end))
            return undefined;
        return { kind: 'dead-target', rule, path };
    }
    #findCatchAll(rule) {
        const target = (0,targets/* resolveTarget */.u1)(rule.to, byte_strings/* ROOT */.Dl, this.#redirects.domain);
        if (target.kind === 'other-host' || !this.#findFile(target.path))
            return undefined;
        return { kind: 'catch-all', rule, path: target.path };
    }
    /** The page that comes with a status such as 404. */
    #findDeadPage(rule) {
        if (hasPlaceholder(rule))
            return undefined;
        const target = (0,targets/* resolveTarget */.u1)(rule.to, byte_strings/* ROOT */.Dl, this.#redirects.domain);
        if (target.kind === 'other-host' || this.#findFile(target.path))
            return undefined;
        return { kind: 'dead-target', rule, path: target.path };
    }
}
/** Returns an address that a source matches; undefined if none is known. */
function findStart(source) {
    if (source.kind === 'exact')
        return source.path || byte_strings/* ROOT */.Dl;
    return findSample(source.pattern);
}
function matchesAllRequests(rule) {
    if (!isForEveryVisitor(rule) || rule.source.kind === 'exact')
        return false;
    return matchesAllPaths(rule.source.pattern);
}
const SAMPLES = [byte_strings/* ROOT */.Dl.concat(patterns/* SAMPLE */.Xg), byte_strings/* ROOT */.Dl.concat(patterns/* SAMPLE */.Xg, '/', patterns/* SAMPLE */.Xg, '/', patterns/* SAMPLE */.Xg)];
/** Patterns such as `/((?!api/).*)` leave some addresses out, and yet answer every wrong one. */
function matchesAllPaths(pattern) {
    return SAMPLES.every((path) => (0,patterns/* mayMatch */.B7)({ kind: 'pattern', pattern }, path));
}
function isForEveryVisitor({ isConditional, query }) {
    return !isConditional && query === undefined;
}
/** A condition may capture something, too. */
function hasPlaceholder({ source, query, isConditional, to }) {
    if (source.kind === 'exact' && query === undefined && !isConditional)
        return false;
    const path = to.replace(/^[a-z]+:\/\/[^/]*/i, '');
    return /[:$][\w{]/.test(path);
}
function findSample(pattern) {
    const folder = matchesAllPaths(pattern) ? byte_strings/* ROOT */.Dl : pattern.folder;
    if (folder === undefined)
        return undefined;
    return folder.concat(patterns/* SAMPLE */.Xg);
}
/** Returns the first rule before another one that covers it. */
function findEarlierRule(rule, position, index) {
    for (const earlier of index.findMatches(listProbes(rule.source))) {
        if (earlier.position >= position)
            return undefined;
        if (isForEveryVisitor(earlier.rule) && isCoveredBy(rule, earlier.rule))
            return earlier.rule;
    }
    return undefined;
}
/** Returns the forms of an address that a source matches, or that begins as all of them do. */
function listProbes(source) {
    if (source.kind === 'pattern')
        return [findSample(source.pattern) ?? source.pattern.prefix.concat(patterns/* SAMPLE */.Xg)];
    if (source.path === '')
        return [byte_strings/* NO_BYTES */.CR, byte_strings/* ROOT */.Dl];
    return [source.path];
}
/** Returns whether `earlier` matches every address that `rule` does, as far as can be seen. */
function isCoveredBy(rule, earlier) {
    if (rule.source.kind === 'exact')
        return earlier.source.kind === 'pattern' || getSpelling(earlier) === getSpelling(rule);
    if (earlier.from === rule.from)
        return true;
    if (earlier.source.kind === 'exact')
        return false;
    const covered = earlier.source.pattern.folder;
    const { prefix, folder = prefix } = rule.source.pattern;
    if (covered === undefined || !folder.startsWith(covered))
        return false;
    // `/docs/:path*` also matches `/docs`.
    const itself = folder.replace(/\/$/, '');
    return !(0,patterns/* mayMatch */.B7)(rule.source, itself) || (0,patterns/* mayMatch */.B7)(earlier.source, itself);
}
/**
 * Hosts compare addresses as they arrive: two rules for one address cover each other only if they
 * spell it alike.
 */
function getSpelling({ from }) {
    return from.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./lib/check/rules/redirect-files.js
/** Counts what is wrong with a host's own redirect file, in the root of the site. */







/** How many addresses of a circle are named. */
const MAX_NAMED = 5;
/** Counts a file of the host's own that was not read. */
function countUnreadFile({ name: text, why, isRedirectFile }, counter) {
    const name = (0,byte_strings/* toBytes */.ZJ)(text);
    const where = (0,occurrences/* pointAtFile */.y5)(name);
    if (!isRedirectFile || why !== 'too large') {
        counter.countWithValues('unreadable-file', { why }, name, where);
        return;
    }
    const limit = `${published_files/* MAX_REDIRECT_FILE */.h >> 20} MiB that the check reads`;
    const problem = `The file is larger than the ${limit}, so its rules are not known.`;
    counter.countWithValues('redirect-invalid/unread', { problem }, name, where);
}
/**
 * Counts what is wrong with the rules of a site's redirect file.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkRedirects({ served, counter, signal }) {
    const { redirects, rules, findFile, site } = served;
    const file = (0,byte_strings/* toBytes */.ZJ)(rules.redirectFile?.name ?? '');
    for await (const [i, problem] of (0,event_loop/* makeInterruptible */.K9)(redirects.problems.entries(), signal)) {
        const { kind, line, message } = problem;
        // Two may be about the file as a whole.
        let key = i === 0 ? file : `${file} (${i + 1})`;
        if (line !== undefined)
            key = `${file}:${line}`;
        const where = (0,occurrences/* pointAtLine */.Ek)(file, line);
        const values = { problem: message };
        counter.countWithValues(KIND_OF_PROBLEM[kind], values, (0,byte_strings/* asBytes */.Yd)(key), where, file);
    }
    for await (const fault of (0,event_loop/* makeInterruptible */.K9)(findRuleFaults(redirects, findFile), signal))
        if (fault !== undefined && isKnown(fault, site))
            countFault(fault, file, site, counter);
}
const KIND_OF_PROBLEM = {
    invalid: 'redirect-invalid',
    ignored: 'redirect-invalid/ignored',
    'over-limit': 'redirect-invalid/ignored',
    unread: 'redirect-invalid/unread',
};
/** The content of a folder that could not be read is not known. */
function isKnown(fault, { unreadable }) {
    if (fault.kind !== 'dead-target')
        return true;
    return !unreadable.some((folder) => fault.path.slice(1).startsWith(folder));
}
function countFault(fault, file, site, counter) {
    const { rule } = fault;
    const from = (0,byte_strings/* toBytes */.ZJ)(rule.from);
    const key = (0,byte_strings/* trimBytes */.Om)(from.concat(' ', (0,byte_strings/* toBytes */.ZJ)(rule.to)));
    const where = (0,occurrences/* pointAtLine */.Ek)(file, rule.line);
    switch (fault.kind) {
        case 'loop': {
            const values = { way: showCircle(fault.paths) };
            counter.countWithValues('redirect-loop', values, key, where, from);
            break;
        }
        case 'hidden': {
            const values = { line: String(fault.by.line) };
            counter.countWithValues('redirect-hidden', values, key, where, from);
            break;
        }
        case 'shadowed': {
            const values = { file: (0,byte_strings/* toText */.fE)((0,web_tree/* getFileName */.WP)(site, fault.file)) };
            counter.countWithValues('redirect-shadowed', values, key, where, from);
            break;
        }
        case 'catch-all': {
            const kind = rule.isForced ? 'redirect-catch-all/forced' : 'redirect-catch-all';
            counter.countWithValues(kind, { to: (0,byte_strings/* toText */.fE)(fault.path) }, key, where, from);
            break;
        }
        case 'dead-target': {
            const kind = rule.action === 'status' ? 'redirect-target/error-page' : 'redirect-target';
            counter.countWithValues(kind, { to: (0,byte_strings/* toText */.fE)((0,web_address/* showPath */.P8)(fault.path)) }, key, where, from);
        }
    }
}
/** Returns the addresses of a circle, from the first one back to it. */
function showCircle(paths) {
    const named = paths.slice(0, MAX_NAMED).map(byte_strings/* toText */.fE);
    const end = paths.length > MAX_NAMED ? '…' : (named[0] ?? '');
    return [...named, end].join(' → ');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/web/documents/xml.js
var documents_xml = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/web/documents/sitemap.js

/**
 * Returns the entries of an XML sitemap, undefined if it is none or is cut off;
 * `feed` for RSS and Atom, which may serve as one.
 */
function readSitemap(xml) {
    const pages = [];
    const sitemaps = [];
    let root;
    let text = '';
    let line = 1;
    const isWhole = (0,documents_xml/* readXml */.k)(xml, {
        open(path, element) {
            if (path.length === 1)
                root = path[0];
            text = '';
            line = element.line;
        },
        text(piece, path) {
            if (path.at(-1) === 'loc')
                text += piece;
        },
        close(path) {
            if (path.at(-1) !== 'loc')
                return;
            const entry = { address: text.trim(), line };
            const parent = path.at(-2);
            if (parent === 'url' && root === 'urlset')
                pages.push(entry);
            if (parent === 'sitemap' && root === 'sitemapindex')
                sitemaps.push(entry);
        },
    });
    if (!isWhole)
        return undefined;
    if (root === 'rss' || root === 'feed')
        return 'feed';
    if (root === 'urlset' || root === 'sitemapindex')
        return { pages, sitemaps };
    return undefined;
}
/**
 * Returns the entries of a plain-text sitemap, one on each line. Undefined if one of them is no
 * address.
 */
function readTextSitemap(text) {
    const pages = entriesOf(text, (line) => line.trim());
    if (pages.every(({ address }) => URL.canParse(address)))
        return { pages, sitemaps: [] };
    return undefined;
}
/**
 * Returns the addresses that a `robots.txt` gives for sitemaps: RFC 9309 leaves them to
 * https://www.sitemaps.org.
 */
function readRobots(robots) {
    return entriesOf(robots, (line) => /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? '');
}
/** Returns the addresses in the lines of a text that have one. */
function entriesOf(text, addressIn) {
    const lines = text.split(/\r\n?|\n/);
    const entries = lines.map((line, i) => ({ address: addressIn(line), line: i + 1 }));
    return entries.filter(({ address }) => address !== '');
}

// EXTERNAL MODULE: ./lib/check/rules/canonical-host.js
var canonical_host = __webpack_require__(565);
;// CONCATENATED MODULE: ./lib/web/documents/robots.js
/** What `robots.txt` forbids to crawlers: https://www.rfc-editor.org/rfc/rfc9309. */
/** Crawlers of search engines. A file that names one of them is meant for it. */
const SEARCH_ENGINES = [
    'applebot',
    'baiduspider',
    'bingbot',
    'duckduckbot',
    'googlebot',
    'yandex',
    'yandexbot',
];
const LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i;
/** A path that stands for all of them. */
const EVERYTHING = /^(?:\/\**|\*+)$/;
/**
 * Returns the line, from 1 on, that forbids the whole host to search engines; undefined if some of
 * it is allowed to one of them. Ordinary text.
 */
function findBan(robots) {
    const rules = readRules(robots);
    const all = rules.get('*');
    const isAllowed = (of) => of !== undefined && !isBan(of);
    if (all === undefined || isAllowed(all))
        return undefined;
    if (SEARCH_ENGINES.some((name) => isAllowed(rules.get(name))))
        return undefined;
    return all.ban;
}
function isBan({ ban, allowsSome }) {
    return ban !== undefined && !allowsSome;
}
/** Returns the rules for each crawler, by its name in lower case. */
function readRules(robots) {
    const rules = new Map();
    let group = [];
    let isGroupNamed = false;
    for (const [i, written] of robots
        .replace(/^\ufeff/, '')
        .split(/\r\n?|\n/)
        .entries()) {
        const [, field = '', rest = ''] = LINE.exec(written) ?? [];
        const value = rest.trim();
        if (field.toLowerCase() === 'user-agent') {
            // Names in a row share the rules after them.
            if (!isGroupNamed)
                group = [];
            isGroupNamed = true;
            group.push(rulesFor(value, rules));
        }
        else if (field !== '') {
            isGroupNamed = false;
            for (const of of group)
                addRule(of, field, value, i + 1);
        }
    }
    return rules;
}
function rulesFor(crawler, rules) {
    const [name = ''] = crawler.toLowerCase().split('/', 1);
    const known = rules.get(name) ?? { ban: undefined, allowsSome: false };
    rules.set(name, known);
    return known;
}
/** A rule without a value says nothing. */
function addRule(rules, field, path, line) {
    if (field.toLowerCase() === 'allow')
        rules.allowsSome ||= path !== '';
    else if (EVERYTHING.test(path))
        rules.ban ??= line;
}

;// CONCATENATED MODULE: ./lib/check/rules/not-indexed.js




/**
 * Counts what keeps search engines away from a site that seems to be meant for them: it has a
 * sitemap, or its domain is known.
 */
function checkIndexing({ served, counter }, { robots, hasSitemap, pages }) {
    const { site, rules } = served;
    if (rules.offline || (!hasSitemap && site.domain === undefined))
        return;
    // Below a base path, that of the host is elsewhere.
    const ban = site.basePath === '/' ? findBan(robots) : undefined;
    if (ban !== undefined)
        counter.count('not-indexed', page_names/* ROBOTS_FILE */.xn, (0,occurrences/* pointAtLine */.Ek)(page_names/* ROBOTS_FILE */.xn, ban));
    const home = served.findServedFile(byte_strings/* NO_BYTES */.CR);
    if (home === undefined)
        return;
    const { isUnlisted, isAside } = pages.get(home) ?? {};
    if (!isUnlisted || isAside)
        return;
    const name = served.nameOf(home);
    counter.count('not-indexed/home-page', name, (0,occurrences/* pointAtFile */.y5)(name));
}

;// CONCATENATED MODULE: ./lib/check/rules/sitemaps.js













const unpack = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** Where crawlers look, apart from `robots.txt`. */
const USUAL_NAMES = [
    'sitemap.xml',
    'sitemap_index.xml',
    'sitemap-index.xml',
    'sitemap.xml.gz',
];
/** Larger sitemaps are not allowed: https://www.sitemaps.org/protocol.html. In bytes. */
const MAX_BYTES = 50 << 20;
/**
 * Checks the sitemaps of a site, if it has any, and whether search engines may list the site.
 * `pages`: by index; those that are unlisted need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkSitemaps(context, pages) {
    const { served, counter, signal } = context;
    const sitemaps = new SitemapChecker(served, counter);
    // Shared by all of them: there may be many short sitemaps.
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    await sitemaps.addNamed(yieldIfOver);
    await sitemaps.checkAll(yieldIfOver);
    const { robots, hasSitemap } = sitemaps;
    checkIndexing(context, { robots, hasSitemap, pages });
    if (!hasSitemap)
        return;
    for await (const [index, name] of (0,event_loop/* makeInterruptible */.K9)(served.site.names.entries(), signal)) {
        const { isUnlisted = false, isAside = false } = pages.get(index) ?? {};
        const isListed = sitemaps.listed.has(index) || isUnlisted || isAside;
        if ((0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPage */.np)(name) && !isListed)
            counter.count('sitemap/missing', name, (0,occurrences/* pointAtFile */.y5)(name));
    }
}
/** Reads all sitemaps of a site, and counts what is wrong in them. */
class SitemapChecker {
    /** The files in a sitemap. */
    listed = new Set();
    hasSitemap = false;
    /** The text of `robots.txt`; empty if there is none. */
    robots = '';
    #served;
    #counter;
    #addresses;
    /** The same site, on a host that has no rules of its own. */
    #anyHost;
    #sitemaps;
    constructor(served, counter) {
        const { site, files } = served;
        this.#served = served;
        this.#counter = counter;
        this.#addresses = new web_address/* Addresses */.tb(site);
        this.#anyHost = new served_site/* ServedSite */.dT({ ...site, host: undefined, redirects: [] }, files);
        const usual = USUAL_NAMES.map((name) => files.get(name));
        this.#sitemaps = new Set(usual.filter((file) => file !== undefined));
    }
    /** Adds the sitemaps that `robots.txt` names to the usual ones. */
    async addNamed(pause) {
        const { site, files } = this.#served;
        if (!files.has(page_names/* ROBOTS_FILE */.xn))
            return;
        this.robots = (0,byte_strings/* toText */.fE)((await readContent(site.root, page_names/* ROBOTS_FILE */.xn)) ?? byte_strings/* NO_BYTES */.CR);
        for (const entry of readRobots(this.robots)) {
            await pause();
            const answer = this.#findAnswer(entry);
            if (answer?.kind === 'file')
                this.#sitemaps.add(answer.file);
            if (answer !== undefined || !mayBeOnOwnHost(entry, site))
                continue;
            const where = (0,occurrences/* pointAtLine */.Ek)(page_names/* ROBOTS_FILE */.xn, entry.line);
            this.#counter.count('sitemap/named', (0,byte_strings/* toBytes */.ZJ)(entry.address), where);
        }
    }
    /** Reads all sitemaps, and checks their entries. */
    async checkAll(pause) {
        // One that is read may add others.
        for (const file of this.#sitemaps) {
            await pause();
            await this.#checkSitemap(file, pause);
        }
    }
    async #checkSitemap(file, pause) {
        const name = this.#served.nameOf(file);
        const sitemap = await readFile(this.#served.site.root, name);
        await pause();
        // Feeds only list what is new.
        if (sitemap === 'feed')
            return;
        this.hasSitemap = true;
        if (sitemap === undefined) {
            this.#counter.count('sitemap/unreadable', name, (0,occurrences/* pointAtFile */.y5)(name));
            return;
        }
        for (const entry of sitemap.sitemaps) {
            await pause();
            const answer = this.#checkEntry(entry, name);
            if (answer?.kind === 'file')
                this.#sitemaps.add(answer.file);
        }
        for (const entry of sitemap.pages) {
            await pause();
            const answer = this.#checkEntry(entry, name);
            const listed = answer?.kind === 'file' ? answer : this.#findAnswer(entry, this.#anyHost);
            if (listed?.kind === 'file')
                this.listed.add(listed.file);
        }
    }
    #checkEntry(entry, sitemap) {
        const address = (0,byte_strings/* toBytes */.ZJ)(entry.address);
        const where = (0,occurrences/* pointAtLine */.Ek)(sitemap, entry.line);
        (0,canonical_host/* checkCanonical */.Nf)(address, this.#served.site.domain, where, this.#counter);
        const answer = this.#findAnswer(entry);
        if (answer === undefined)
            this.#counter.count('sitemap/entry', address, where);
        return answer;
    }
    #findAnswer({ address }, served = this.#served) {
        const resolved = this.#addresses.resolveOnAnyHost(address);
        if (resolved?.kind === 'site')
            return served.answer(resolved.path);
        return undefined;
    }
}
/**
 * `robots.txt` may name a sitemap on another host; without a domain, its paths are assumed to be
 * those of this site.
 */
function mayBeOnOwnHost({ address }, { domain }) {
    const host = (0,canonical_host/* readHost */.rk)((0,byte_strings/* toBytes */.ZJ)(address))?.host;
    return host === undefined || domain === undefined || host === domain;
}
/** Returns a sitemap; undefined if the file cannot be read. */
async function readFile(root, name) {
    const content = await readContent(root, name);
    if (content === undefined)
        return undefined;
    if (/\.txt(?:\.gz)?$/i.test(name))
        return readTextSitemap((0,byte_strings/* toText */.fE)(content));
    return readSitemap(content);
}
/**
 * Returns a file unpacked; undefined if it cannot be read or is too large.
 */
async function readContent(root, name) {
    try {
        const path = (0,web_tree/* makeDiskPath */.fx)(root, name);
        if ((0,external_node_fs_.statSync)(path).size > MAX_BYTES)
            return undefined;
        const content = (0,external_node_fs_.readFileSync)(path);
        const isPacked = content[0] === 0x1f && content[1] === 0x8b;
        const plain = isPacked ? await unpack(content, { maxOutputLength: MAX_BYTES }) : content;
        if (plain.length > MAX_BYTES)
            return undefined;
        return (0,byte_strings/* readBytes */.io)(plain);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/check/count-site.js
/** Reads the files of a site, and counts what is wrong in them. */














/**
 * Returns what was counted in a site by the rules of its host. The pool has ended then.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the
 * folder itself cannot be read
 */
async function countSite(pool, options) {
    const { host, listed, signal } = options;
    const rules = (0,hosts/* getHostRules */.aU)(host);
    for (const [i, name] of listed.names.entries())
        pool.expect((0,readable_files/* countBytesToRead */.A)(name, listed.sizes[i] ?? 0, rules));
    const counter = new finding_counter/* FindingCounter */.q();
    const { site, tree, kept, unreadFiles } = await (0,published_files/* selectPublishedFiles */.c)(listed, options, signal);
    for (const file of unreadFiles)
        countUnreadFile(file, counter);
    countUnpublished(kept, counter);
    const pageCount = tree.names.filter(page_names/* isPage */.yp).length;
    announce(tree, pageCount, options);
    const served = new served_site/* ServedSite */.dT(site);
    const context = { served, counter, signal };
    const [{ asked, ...read }] = await Promise.all([
        readSite(pool, makeBatches(tree, rules), context),
        // While the threads read.
        checkWithoutReading(context, tree, options),
    ]);
    options.onAnchorsRead?.(asked, served);
    await checkSitemaps(context, read.pages);
    const changes = await options.countChanges?.(site, counter);
    const counted = { findings: counter.listCounted(), host, unreadRule: served.unreadRule };
    return { ...read, counted, served, changes, fileCount: listed.names.length, pageCount };
}
async function checkWithoutReading(context, tree, options) {
    await checkFiles(context, tree, options);
    await checkBranch(context, options.listed);
    await checkRedirects(context);
}
/** Prints how much is checked. */
function announce(tree, pageCount, { host, listed, info }) {
    const others = (0,units/* count */.U9)(tree.names.length - pageCount, 'other file');
    const leftOut = listed.names.length - tree.names.length;
    const note = leftOut === 0 ? (0,clean/* safe */.gB) `` : (0,clean/* safe */.gB) `; ${(0,units/* count */.U9)(leftOut, 'file')} will not be served`;
    info((0,clean/* safe */.gB) `Checking ${(0,units/* count */.U9)(pageCount, 'page')} and ${others} for ${(0,hosts/* getHostRules */.aU)(host).title}${note}`);
}

// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/findings/accepted/glob.js
var glob = __webpack_require__(3850);
// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./lib/check/find-diagnosis.js
/** One sentence about the site as a whole, where most findings have one cause. */









/** Fewer findings have a cause each. */
const MIN_FINDINGS = 3;
/** How many of them have to have the same cause. */
const NEARLY_ALL = 0.9;
/**
 * What share of all addresses they have to be, as written: fewer lead to another site, such as an
 * earlier version beside it.
 */
const MANY = 0.25;
/** A base path has few folders; an address may have hundreds. */
const MAX_FOLDERS = 4;
/** The codes of findings about addresses that nothing answers. */
const OF_ADDRESSES = new Set([
    'broken-link',
    'broken-asset',
    'outside-base-path',
]);
/** Returns what is probably wrong with a site as a whole; undefined if nothing is. */
function findDiagnosis(site) {
    return diagnoseFolder(site) ?? diagnoseCause(site);
}
/** Returns what is wrong if the pages are not in the folder, or in the archive. */
function diagnoseFolder({ served, workspace = '', job }) {
    const { root, names } = served.site;
    if (!names.some(page_names/* isPage */.yp)) {
        let found = '';
        if (names[0] !== undefined)
            found = `, only files such as ${(0,byte_strings/* toText */.fE)(names[0])}`;
        if (job !== undefined) {
            const message = `The archive contains no HTML files${found}: there was nothing to check.`;
            return { kind: 'no-pages', message };
        }
        const question = 'is this the folder that the generator writes the site to?';
        const message = `There are no HTML files in ${(0,external_node_path_.basename)(root)}${found}: ${question}`;
        return { kind: 'other-folder', message };
    }
    if (names.some((name) => (0,page_names/* isPage */.yp)(name) && !name.includes('/')))
        return undefined;
    const home = findOnlyHomePage(names);
    if (home === undefined)
        return undefined;
    const from = (0,paths/* isWithin */.UO)(root, workspace) ? workspace : (0,external_node_path_.dirname)(root);
    const inner = (0,external_node_path_.relative)(from, (0,external_node_path_.join)(root, (0,external_node_path_.dirname)((0,byte_strings/* toText */.fE)(home))));
    const folder = inner.replaceAll(external_node_path_.sep, '/');
    const message = `${(0,byte_strings/* toText */.fE)(home)} exists: is the site in the folder ${folder}?`;
    return { kind: 'other-folder', message };
}
/** Returns the only `index.html` of those in the highest folders that have one. */
function findOnlyHomePage(names) {
    const homes = names.filter((name) => name.endsWith('/index.html'));
    const measureDepth = (name) => name.split('/').length;
    const least = Math.min(...homes.map(measureDepth));
    const [home, ...others] = homes.filter((name) => measureDepth(name) === least);
    if (others.length > 0)
        return undefined;
    return home;
}
/** Returns the cause of nearly all broken addresses; undefined if they have different ones. */
function diagnoseCause({ served, listed, addresses, findings, }) {
    const broken = findings.filter(isBrokenAddress);
    if (broken.length < MIN_FINDINGS)
        return undefined;
    const times = broken.reduce((sum, finding) => sum + finding.count, 0);
    const areMany = times >= addresses * MANY;
    const folders = new Set(listed.flatMap((name) => listFolders(name.toLowerCase())));
    const causes = [];
    if (areMany)
        for (const finding of broken)
            causes.push(...listOtherBasePaths(finding, served));
    for (const finding of broken) {
        const cause = findCause(finding, served, folders);
        if (cause !== undefined)
            causes.push(cause);
    }
    for (const [cause = undefined, ...others] of Map.groupBy(causes, identifyCause).values()) {
        const found = others.length + 1;
        if (cause === undefined || found < broken.length * NEARLY_ALL)
            continue;
        const message = describeCause(cause, countBroken(found, broken.length), served);
        return { kind: 'common-cause', message };
    }
    return undefined;
}
function isBrokenAddress(finding) {
    const { code, severity } = finding;
    return OF_ADDRESSES.has(code) && (0,findings_finding/* isCounted */.he)(finding) && severity !== 'notice';
}
/** Two causes are the same if they have the same identity. */
function identifyCause(cause) {
    switch (cause.kind) {
        case 'base-path':
            return `${cause.kind} ${cause.basePath}`;
        case 'missing-folder':
            return `${cause.kind} ${cause.folder}`;
        default:
            return cause.kind;
    }
}
/** Returns how many of the broken addresses a sentence is about. */
function countBroken(found, all) {
    const addresses = (0,units/* count */.U9)(all, 'address', 'addresses');
    if (found < all)
        return `${found.toLocaleString('en')} of ${addresses} that are not found`;
    return `All ${addresses} that are not found`;
}
/** Returns a cause in a sentence. `broken`: the addresses of which it is the cause. */
function describeCause(cause, broken, { site }) {
    switch (cause.kind) {
        case 'base-path':
            return `The site seems to be built for “${cause.basePath}”, but \`base-path\` is “${site.basePath}”: set \`base-path: ${cause.basePath}\`, or build the site for “${site.basePath}”.`;
        case 'other-ending':
            return `${broken} exist with another ending: check that \`host\` is the host that the site was built for.`;
        case 'other-case':
            return `${broken} exist in another case: check whether a system that ignores case has renamed files.`;
        case 'no-markdown':
            return `${broken} end in .md, and their pages exist: the build wrote no Markdown versions of these pages.`;
        case 'missing-folder':
            return `${broken} are below “${cause.folder}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept “${(0,glob/* escapeGlob */.yk)(cause.folder)}**”.`;
    }
}
/** Returns the path of a broken address, decoded, from the root of the host on. */
function decodePath({ address, target }) {
    const [path = ''] = (address ?? target).split(/[?#]/, 1);
    return (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(path)) ?? (0,byte_strings/* toBytes */.ZJ)(path);
}
/** Returns the folders on a path, the highest first. */
function listFolders(path) {
    return [...path.matchAll(/\//g)]
        .slice(0, MAX_FOLDERS + 1)
        .map(({ index }) => path.slice(0, index + 1));
}
/** Returns the other base paths below which a broken address would be that of a file. */
function listOtherBasePaths(finding, served) {
    const { basePath } = served.site;
    const path = decodePath(finding);
    const causes = [];
    for (const folder of listFolders(path)) {
        const other = (0,byte_strings/* toText */.fE)(folder);
        const file = served.findServedFile(path.slice(folder.length));
        if (other === basePath || file === undefined)
            continue;
        // Any folder may be the home page of another site; what is near to a page is meant to be that.
        if (folder === path && finding.suggestion !== undefined)
            continue;
        causes.push({ kind: 'base-path', basePath: other });
    }
    return causes;
}
/**
 * Returns how a broken address differs from what exists, or the highest folder of it in which the
 * site has no file. Where the site has redirects, a missing folder says nothing. `folders` are those
 * of the site in lower case.
 */
function findCause(finding, served, folders) {
    if (isUnwrittenVersion(finding, served))
        return { kind: 'no-markdown' };
    switch (finding.suggestion?.kind) {
        case undefined:
            return findMissingFolder(finding, served, folders);
        case 'ending':
            return { kind: 'other-ending' };
        case 'case':
            return { kind: 'other-case' };
        default:
            return undefined;
    }
}
/**
 * Is it the Markdown version of a page, which the page itself or a document for AI agents links to?
 * Other pages link to the sources of pages in this way.
 */
function isUnwrittenVersion(finding, served) {
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const path = decodePath(finding);
    if (!path.startsWith(root) || !isMarkdown(path))
        return false;
    const stem = getStemOfPage(path.slice(root.length));
    const isNamed = finding.spots.every(({ page }) => !(0,page_names/* isPage */.yp)(page) || (0,page_names/* getStem */.qp)((0,byte_strings/* toBytes */.ZJ)(page)) === stem);
    return isNamed && isPageAnswered(stem, served);
}
function findMissingFolder(finding, { site, redirects }, folders) {
    if (redirects.rules.length > 0)
        return undefined;
    const root = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
    for (const folder of listFolders(decodePath(finding))) {
        if (folder.length <= root.length || !folder.startsWith(root))
            continue;
        const name = (0,web_tree/* resolveLoops */.U_)(folder.slice(root.length), site.loops).toLowerCase();
        if (!folders.has(name))
            return { kind: 'missing-folder', folder: (0,byte_strings/* toText */.fE)(folder) };
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/findings/severity.js
var severity = __webpack_require__(4079);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/check/rules/counted-finding.js
var counted_finding = __webpack_require__(6062);
;// CONCATENATED MODULE: ./lib/check/rules/list-findings.js







/** Replaces a kind's sentence for what is not listed. */
const NOT_LISTED = 'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.';
/**
 * Returns the findings for what was counted under a host's rules: the worst first, then those that
 * occur on most pages, then by code and target.
 * @throws the reason of `signal` soon after it is aborted
 */
async function listFindings(site, signal, { suggestions, isNew, findSource } = {}) {
    const listed = [];
    for await (const counted of (0,event_loop/* makeInterruptible */.K9)(site.findings, signal)) {
        const finding = describeFinding(counted, site, suggestions?.get(counted), findSource);
        listed.push({ counted, finding: { ...finding, isNew: isNew?.(counted) } });
    }
    return listed.sort(compareFindings).map(({ finding }) => finding);
}
/** No two are equal: the report must not depend on which thread was first. */
function compareFindings(one, other) {
    return (severity/* SEVERITIES */.o.indexOf(one.finding.severity) - severity/* SEVERITIES */.o.indexOf(other.finding.severity) ||
        other.finding.pages - one.finding.pages ||
        (0,byte_strings/* compareBytes */.Xo)(one.finding.code, other.finding.code) ||
        (0,byte_strings/* compareBytes */.Xo)(one.finding.target, other.finding.target) ||
        (0,byte_strings/* compareBytes */.Xo)(one.counted.key, other.counted.key) ||
        (0,byte_strings/* compareBytes */.Xo)(one.counted.kind, other.counted.kind));
}
/** Returns what a counted finding stands for. */
function describeFinding(counted, site, suggestion, findSource = () => undefined) {
    const kind = site_kinds/* SITE_KINDS */.Q[counted.kind];
    const target = (0,byte_strings/* toText */.fE)(counted.target);
    const address = (0,byte_strings/* toText */.fE)(counted.key);
    const values = {
        ...wordsFor(site),
        occurrences: (0,units/* count */.U9)(counted.count, 'further occurrence'),
        page: (0,byte_strings/* toText */.fE)(counted.spots[0]?.page ?? byte_strings/* NO_BYTES */.CR),
        target,
        address,
        ...counted.values,
    };
    const spots = counted.spots.map(({ page, line }, i) => {
        const name = (0,byte_strings/* toText */.fE)(page);
        // Of other pages than the first, the spelling of the address is not known.
        const isWritten = i === 0;
        const source = findSource(name, { address: isWritten ? target : address, isWritten });
        return { page: name, line, source };
    });
    const isInFull = address === target || address === '';
    const sentence = counted.isRest ? NOT_LISTED : kind.sentence;
    return (0,findings_finding/* makeFinding */.MH)({ ...kind, severity: rateSeverity(counted, site), sentence }, values, {
        target,
        address: isInFull ? undefined : address,
        suggestion,
        count: counted.count,
        pages: counted.pages,
        spots,
        isRest: counted.isRest,
    });
}
/**
 * Returns how severe a counted finding is. What would be an error if no rule that is not read
 * answers the address is a warning.
 */
function rateSeverity({ kind }, site) {
    const { code, severity, isUnlessAnswered } = site_kinds/* SITE_KINDS */.Q[kind];
    if (site.unreadRule && isUnlessAnswered)
        return 'warning';
    // Without a network, what is on another host is missing for certain.
    const isMissing = (0,hosts/* getHostRules */.aU)(site.host).offline && code === 'external-load';
    if (isMissing && severity === 'warning')
        return 'error';
    return severity;
}
/** Returns what all sentences may contain, by the names of the placeholders. */
function wordsFor({ host, unreadRule }) {
    const { title } = (0,hosts/* getHostRules */.aU)(host);
    let notFound = `${title} would not find`;
    if (host === undefined)
        notFound = 'no host would find';
    if (unreadRule === undefined)
        return { host: title, notFound, unless: '' };
    let rule = `the rule on line ${unreadRule.line}`;
    if (unreadRule.line === undefined)
        rule = `a rule in ${unreadRule.file}`;
    const unless = `, unless ${rule} answers it`;
    return { host: title, notFound: notFound + unless, unless };
}

;// CONCATENATED MODULE: ./lib/check/finding-comparison.js
/** Which findings of a site an earlier one has, too. */






/** Compares what was counted in two builds of a site. */
class FindingComparison {
    #earlier;
    #later;
    #accepted;
    #now;
    #ranks;
    /** Without what is only accepted on certain pages: elsewhere, it is new. */
    #ranksOffPages;
    /** The sets of identities that findings of moved pages may have had. */
    #former = new Map();
    /** The identities of what the later site still has. */
    #remaining = new Set();
    constructor({ earlier, later, accepted, now, places }) {
        this.#earlier = earlier;
        this.#later = later;
        this.#accepted = accepted;
        this.#now = now;
        this.#ranks = rankFindings(earlier.findings, earlier);
        const offPages = earlier.findings.filter((finding) => !this.#isAcceptedOnPagesOnly(finding));
        this.#ranksOffPages = rankFindings(offPages, earlier);
        for (const finding of later.findings) {
            const former = listFormerIdentities(finding, places);
            this.#former.set(finding, former);
            for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
                this.#remaining.add(identity);
            for (const identity of former.flat())
                this.#remaining.add(identity);
        }
    }
    /**
     * Returns whether the earlier site lacks a finding of the later one, or one of those that a
     * counted finding stands for.
     */
    isNew(finding) {
        if (this.#countNew(finding, this.#ranks) > 0)
            return true;
        const isNewOffPages = this.#countNew(finding, this.#ranksOffPages) > 0;
        return isNewOffPages && !this.#isAccepted(finding, this.#later);
    }
    /** Returns how many findings that count only the earlier site has. */
    countFixed() {
        let fixed = 0;
        for (const finding of this.#earlier.findings) {
            if (!isAboutSite(finding) || this.#isAccepted(finding, this.#earlier))
                continue;
            for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
                if (!this.#remaining.has(identity))
                    fixed++;
        }
        return fixed;
    }
    /** Returns how many errors of the later site are not listed. */
    countUnlisted() {
        let errors = 0;
        let newErrors = 0;
        for (const finding of this.#later.findings) {
            if (!finding.isRest || rateSeverity(finding, this.#later) !== 'error')
                continue;
            errors += (0,counted_finding/* listIdentities */.T8)(finding).size;
            newErrors += this.#countNew(finding, this.#ranksOffPages);
        }
        return { errors, newErrors };
    }
    #countNew(finding, ranks) {
        const rank = rankOf(finding, this.#later);
        const isNew = (identity) => (ranks.get(identity) ?? severity/* SEVERITIES */.o.length) > rank;
        const former = this.#former.get(finding) ?? [];
        const isKnown = former.some((all) => all.length > 0 && !all.some(isNew));
        if (isKnown)
            return 0;
        let found = 0;
        for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
            if (isNew(identity))
                found++;
        return found;
    }
    #isAccepted(finding, site, entries = this.#accepted) {
        const { code } = site_kinds/* SITE_KINDS */.Q[finding.kind];
        // Describing a finding takes long.
        if (!entries.some((entry) => entry.code === code))
            return false;
        return !(0,findings_finding/* isCounted */.he)((0,judge/* accept */.J)(describeFinding(finding, site), entries, this.#now));
    }
    #isAcceptedOnPagesOnly(finding) {
        const anyPage = this.#accepted.filter(({ page }) => page === undefined);
        const site = this.#earlier;
        return this.#isAccepted(finding, site) && !this.#isAccepted(finding, site, anyPage);
    }
}
function rankFindings(findings, site) {
    const ranks = new Map();
    for (const finding of findings) {
        const rank = rankOf(finding, site);
        for (const identity of (0,counted_finding/* listIdentities */.T8)(finding))
            ranks.set(identity, Math.min(ranks.get(identity) ?? severity/* SEVERITIES */.o.length, rank));
    }
    return ranks;
}
function rankOf(finding, site) {
    return severity/* SEVERITIES */.o.indexOf(rateSeverity(finding, site));
}
/**
 * Returns the sets of identities in the earlier site that a finding may have had there: one that is
 * there as a whole is enough.
 */
function listFormerIdentities(finding, places) {
    if (places === undefined || finding.isRest)
        return [];
    const identify = (addresses) => addresses
        .map((key) => (0,counted_finding/* findIdentityAt */.x8)(finding, key))
        .filter((identity) => identity !== undefined);
    const sets = identify(places.listFormerAddresses(finding.key)).map((identity) => [identity]);
    const onPages = finding.spots.map(({ page }) => identify(places.listFormerReadings(finding.key, page)));
    // A page that did not move did not have it before.
    const haveAllMoved = onPages.every((onPage) => onPage.length > 0);
    if (haveAllMoved)
        sets.push(onPages.flat());
    return sets;
}
/**
 * Is a finding about the site? That the system refused to read the earlier copy, with a code such
 * as EACCES, is not. Of files that are not listed, the reason is not known.
 */
function isAboutSite({ kind, isRest, values }) {
    if (isRest && kind === 'unreadable-file')
        return false;
    return !/^E[A-Z]+$/.test(values.why ?? '');
}

// EXTERNAL MODULE: ./lib/check/report-files.js + 4 modules
var report_files = __webpack_require__(7312);
;// CONCATENATED MODULE: ./lib/check/sources/address-matcher.js
/** Whether an address in a source and one in its page may mean the same. */


const INDEX = `(?:^|(?<=/))(?:index|_index|readme)(?:${page_source/* DOCUMENT_ENDINGS */.To})?$`;
/** What addresses of documents end in, and those of pages do not. */
const ENDING = new RegExp(`${INDEX}|${page_source/* DOCUMENT_ENDINGS */.To}$`, 'i');
/** Returns a path decoded, without the ending of a document, `index` and a slash at its end. */
function getStem(path) {
    return decode(path).replace(ENDING, '').replace(/\/+$/, '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Returns the path of an address, and its query and fragment. */
function splitAddress(address) {
    const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
    return { path, query, fragment: decodeFragment(fragment) };
}
/**
 * VitePress writes fragments of links without accents:
 * https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
 */
const ACCENTS = /[\u0300-\u036f]/g;
/** Returns a fragment decoded, without accents, and with each letter in one form of several. */
function decodeFragment(fragment) {
    return decode(fragment).normalize('NFKD').replace(ACCENTS, '');
}
/** Returns one spelling for all that an address has, apart from what it is relative to. */
function unifySpelling(address) {
    const { path, query, fragment } = splitAddress(address);
    return getStem(path.replace(/^(?:\.\/)+/, '')) + query + fragment;
}
/**
 * Returns what addresses that may mean the same have in common: the fragment, or the last part of
 * the path, without the ending of a document; undefined if there is none.
 */
function getLastPart(address) {
    const { path, query, fragment } = splitAddress(address);
    if (fragment.length > 1)
        return fragment;
    const last = getStem(path).split('/').at(-1) ?? '';
    if (/^\.{0,2}$/.test(last))
        return query || undefined;
    return last;
}
/**
 * Returns the last parts that an address may have in a source: a reference that was not resolved
 * may stand in a fragment.
 */
function listLastParts(target) {
    const unresolved = target.startsWith('#') ? getLastPart(decode(target.slice(1))) : undefined;
    return [getLastPart(target), unresolved].filter((part) => part !== undefined);
}
/** Compares the addresses in a page with those in the source that it was written as. */
class AddressMatcher {
    #site;
    #root;
    #page;
    /** Where the source would be in the site. */
    #besideSource;
    constructor(page, source, site) {
        this.#site = site;
        this.#root = `https://${site.domain ?? web_address/* UNKNOWN_HOST */.IZ}${site.basePath}`;
        this.#page = this.#root + encodePath(page);
        const isFolder = /(?:^|\/)index\.x?html?$/i.test(page) &&
            !/(?:^|\/)(?:index|_index|readme)\.\w+$/i.test(source);
        this.#besideSource = isFolder ? new URL('..', this.#page).href : this.#page;
    }
    /** Returns whether an address in the page may be what is written in the source. */
    areSame(target, written) {
        if (unifySpelling(target) === unifySpelling(written))
            return true;
        // Sphinx and Antora, of references that lead to no document.
        if (target.startsWith('#') && unifySpelling(decode(target.slice(1))) === unifySpelling(written))
            return true;
        const meant = identifyUrl(URL.parse(target, this.#page));
        return meant !== undefined && this.#listUrls(written).some((url) => identifyUrl(url) === meant);
    }
    /**
     * Returns whether what is written in the source may be an address in the page by what generators
     * do with one that leads nowhere: Docusaurus looks for documents in the folders above, Sphinx
     * leaves pictures relative to its own root.
     */
    mayBeSame(target, written) {
        const meant = identifyUrl(URL.parse(target, this.#page));
        if (splitAddress(target).fragment !== '')
            return this.#listFoldersAbove().some((folder) => identifyUrl(URL.parse(written, folder)) === meant);
        if (!isRelative(target) || ENDING.test(splitAddress(target).path))
            return false;
        return (identifyUrl(URL.parse(target, this.#root)) ===
            identifyUrl(URL.parse(written, this.#besideSource)));
    }
    /** Returns the paths within the site that what is written in the source may lead to. */
    listPaths(written) {
        const { basePath } = this.#site;
        const paths = [];
        for (const url of this.#listUrls(written)) {
            const path = decode(url?.pathname ?? '');
            if (!path.startsWith(basePath))
                continue;
            const within = path.slice(basePath.length);
            const stem = getStem(within);
            paths.push(within, stem, `${stem}.html`, `${stem}/`);
        }
        return paths;
    }
    #listUrls(written) {
        const urls = [URL.parse(written, this.#page), URL.parse(written, this.#besideSource)];
        if (!/^\/(?!\/)/.test(written))
            return urls;
        // Below the base path, and below the folder of a language or version.
        return [...urls, ...this.#listFoldersAbove().map((folder) => URL.parse(`.${written}`, folder))];
    }
    /** Returns the addresses of the folders that the page is in, up to the root of the site. */
    #listFoldersAbove() {
        const parts = this.#page.slice(this.#root.length).split('/').slice(0, -1);
        return [this.#root, ...parts.map((_, i) => `${this.#root}${parts.slice(0, i + 1).join('/')}/`)];
    }
}
function isRelative(address) {
    return !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address);
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
function identifyUrl(url) {
    if (url === null)
        return undefined;
    return `${url.host}${getStem(url.pathname)}${url.search}${decodeFragment(url.hash)}`;
}

;// CONCATENATED MODULE: ./lib/check/sources/hidden-parts.js
/** Takes out of a text what stands between two marks: comments, listings, scripts. */
/**
 * Returns the text with spaces in place of these parts. The first to begin counts, and of several
 * at one place the first listed.
 */
function removeHidden(text, parts) {
    const begins = new RegExp(parts.map(({ begin }) => `(${begin})`).join('|'), 'gm');
    let plain = '';
    let at = 0;
    for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
        const [begin, ...groups] = found;
        const part = parts[groups.findIndex((group) => group !== undefined)];
        const end = part && findEnd(part, text, begin, begins.lastIndex);
        if (part === undefined || end === undefined)
            continue;
        const hidden = text.slice(found.index, end);
        plain += text.slice(at, found.index) + (part.keep?.(hidden) ?? replaceWithSpaces(hidden));
        at = end;
        begins.lastIndex = Math.max(end, found.index + 1);
    }
    return plain + text.slice(at);
}
/** Returns where a part ends; undefined if it is none. */
function findEnd(part, text, begin, from) {
    if (part.end === undefined)
        return from;
    const ends = new RegExp(part.end(begin), 'gm');
    ends.lastIndex = from;
    const end = ends.exec(text);
    if (end !== null)
        return end.groups?.none === undefined ? end.index + end[0].length : undefined;
    if (part.needsEnd)
        return undefined;
    return text.length;
}
/** Returns as many lines with spaces alone. */
const replaceWithSpaces = (text) => text.replace(/[^\n]/g, ' ');
/** Returns the tags of a text alone, each where it was. */
function keepTags(text) {
    let at = 0;
    let tags = '';
    for (const { 0: tag, index } of text.matchAll(/<[a-z][^<>]*>/gi)) {
        tags += replaceWithSpaces(text.slice(at, index)) + tag;
        at = index + tag.length;
    }
    return tags + replaceWithSpaces(text.slice(at));
}

;// CONCATENATED MODULE: ./lib/check/sources/asciidoc-text.js
/** What of AsciiDoc is text: https://docs.asciidoctor.org/asciidoc/latest/ */

/** Listing, literal, comment, passthrough, and a listing as in Markdown. */
const HIDDEN_BLOCK = /^(?:-{4,}|\.{4,}|\/{4,}|\+{4,}|`{3,}.*)$/;
/** Blocks that are code only if a style says so. */
const OTHER_BLOCK = /^(?:--|={4,}|\*{4,}|_{4,})$/;
const CODE_STYLE = /^\[(?:(?:source|listing|literal|comment|stem|latexmath|asciimath|plantuml|mermaid|ditaa)\b.*|,.+)\]$/;
/** A title or more attributes of a block. */
const OF_BLOCK = /^(?:\.[^.\s]|\[.*\]$)/;
const LIST_ITEM = /^\s*(?:(?:[*\-.]+|\d+[.)]|<(?:\d+|\.)>)\s|\S.*?:{2,4}(?:\s|$))/;
const INLINE = [
    { begin: '\\+\\+\\+(?=\\S)', end: () => '\\+\\+\\+|$', keep: keepTags },
    {
        begin: '(?<!\\w)(?:`\\+|\\+`?)(?=[^\\s+])',
        end: () => '\\+`?(?!\\w)|(?<none>$)',
        needsEnd: true,
    },
    { begin: 'pass:\\w*\\[', end: () => '\\]|$', keep: keepTags },
    { begin: '\\\\(?:xref:|link:|image:|https?:|<<)\\S*' },
];
/**
 * Returns the text without comments, listings and literals; of what is passed through as it is, the
 * tags.
 */
function readAsciiDocText(text) {
    const blocks = new AsciiDocBlocks();
    const lines = text.split('\n').map((line) => blocks.readLine(line));
    return removeHidden(lines.join('\n'), INLINE);
}
/** Reads the lines of a document in turn. */
class AsciiDocBlocks {
    /** What ends the block that is open; empty for a paragraph, which a blank line ends. */
    #end;
    #isCode = false;
    #isAfterBlank = true;
    /** Returns what of the next line is text. */
    readLine(line) {
        const trimmed = line.trimEnd();
        if (this.#end !== undefined)
            return this.#readHidden(trimmed);
        if (trimmed === '') {
            this.#isAfterBlank = true;
            return line;
        }
        const isLiteral = this.#isAfterBlank && /^[ \t]/.test(line) && !LIST_ITEM.test(line);
        this.#isAfterBlank = false;
        const begun = this.#findEndOfBlock(trimmed, isLiteral);
        if (begun !== undefined) {
            this.#end = begun;
            this.#isCode = false;
            return replaceWithSpaces(line);
        }
        if (CODE_STYLE.test(trimmed))
            this.#isCode = true;
        if (line.startsWith('//'))
            return replaceWithSpaces(line);
        return line;
    }
    /**
     * Returns what ends the block that begins with a line; undefined if the line begins none that is
     * hidden.
     */
    #findEndOfBlock(line, isLiteral) {
        if (HIDDEN_BLOCK.test(line))
            return line.replace(/^(`{3,}).*/, '$1');
        if (!this.#isCode)
            return isLiteral ? '' : undefined;
        if (OTHER_BLOCK.test(line))
            return line;
        if (OF_BLOCK.test(line))
            return undefined;
        return '';
    }
    #readHidden(line) {
        const end = this.#end;
        if (line === end) {
            this.#end = undefined;
            this.#isAfterBlank = line === '';
        }
        if (end?.startsWith('+'))
            return keepTags(line);
        return replaceWithSpaces(line);
    }
}

;// CONCATENATED MODULE: ./lib/check/sources/html-text.js
/** What of HTML and of template languages is text. */

/** Returns what ends a part however it begins. */
function upTo(end) {
    return () => end;
}
/** Comments and escapes of template languages: Liquid, Jinja, Go. */
const TEMPLATES = [
    ...['comment', 'raw', 'verbatim', 'highlight'].map((name) => ({
        begin: `\\{%-?\\s*${name}\\b[^%\\n]*%\\}`,
        end: upTo(`\\{%-?\\s*end${name}\\s*-?%\\}`),
    })),
    { begin: '\\{#-?\\s', end: upTo('#\\}'), needsEnd: true },
    { begin: '\\{\\{-?\\s*/\\*', end: upTo('\\*/\\s*-?\\}\\}') },
    { begin: '\\{\\{[<%]\\s*/\\*', end: upTo('\\*/\\s*[>%]\\}\\}') },
    ...['highlight', 'comment', 'raw'].map((name) => ({
        begin: `\\{\\{[<%]\\s*${name}\\b[^}\\n]*\\}\\}`,
        end: upTo(`\\{\\{[<%]\\s*/\\s*${name}\\s*[>%]\\}\\}`),
    })),
];
const HTML_COMMENT = { begin: '<!--', end: upTo('-->') };
/**
 * Elements whose content is no markup, or shown to nobody. A template with a name for it is a slot
 * of a component.
 */
const HTML = [
    HTML_COMMENT,
    ...['script', 'style', 'textarea', 'template(?!\\s+(?:#|v-|slot))'].map((name) => ({
        begin: `<${name}(?![\\w-])(?:[^>]*[^>/])?>`,
        end: upTo(`</${name.replace(/\(.*/, '')}\\s*>`),
        keep: keepStart,
    })),
];
/** The tag itself may load something. */
function keepStart(part) {
    const end = part.indexOf('>') + 1;
    return part.slice(0, end) + replaceWithSpaces(part.slice(end));
}
const NO_SCRIPT = { begin: '<noscript', end: upTo('</noscript') };
/** Returns the text of a page or a template, with its tags. */
function readHtmlText(text) {
    return removeHidden(text, [...TEMPLATES, ...HTML, NO_SCRIPT]);
}

;// CONCATENATED MODULE: ./lib/check/sources/markdown-text.js
/**
 * What of Markdown is text:
 * https://spec.commonmark.org/0.31.2/, https://mdxjs.com/docs/what-is-mdx/,
 * https://myst-parser.readthedocs.io/
 */


/** Returns Markdown without what is not a link in it. */
function readMarkdownText(text) {
    const plain = removeHidden(text, MARKDOWN).split('\n');
    const written = text.split('\n');
    const code = new IndentedCode();
    const lines = plain.map((line, i) => (code.isNextCode(line, written[i] ?? '') ? '' : line));
    return removeUnusedDefinitions(lines).join('\n');
}
/** Returns MDX without what is not a link in it. Nothing in it is code only because it is indented. */
function readMdxText(text) {
    return removeUnusedDefinitions(removeHidden(text, MARKDOWN).split('\n')).join('\n');
}
/** A paragraph ends here. */
const NO_PARAGRAPH = '(?<none>\\n[ \\t>]*(?:\\n|[-*+#|][ \\t]|\\d+[.)][ \\t])|$(?!\\n))';
const CODE_NAMES = 'code|code-block|code-cell|sourcecode|literalinclude|include|math|eval-rst|toctree|mermaid|raw|parsed-literal|highlight|doctest|testcode';
const FENCE_MARKS = '(?:`{3,}(?![^`\\n]*`)|~{3,})';
const MARKDOWN = [
    {
        begin: `^[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)?${FENCE_MARKS}[^\\n]*`,
        end: (begin) => {
            const mark = /`{3,}|~{3,}/.exec(begin)?.[0] ?? '';
            return `^[ \\t>]*${mark}${mark[0]}*[ \\t]*$`;
        },
        keep: keepTextOfFence,
    },
    {
        begin: `^[ \\t]*:{3,}\\{(?:${CODE_NAMES})\\}`,
        end: (begin) => `^[ \\t]*${/:+/.exec(begin)?.[0]}[ \\t]*$`,
    },
    ...TEMPLATES,
    { begin: '\\{/\\*', end: upTo('\\*/\\s*\\}') },
    ...HTML,
    { begin: '<(?:pre|code)(?![\\w-])[^>]*>', end: upTo('</(?:pre|code)\\s*>'), keep: keepTags },
    {
        // What roles of MyST link to is written like code.
        begin: '(?<![\\\\`]|\\{(?:doc|download)\\})`+',
        end: (begin) => `(?<!\`)${begin}(?!\`)|${NO_PARAGRAPH}`,
        needsEnd: true,
    },
    { begin: '\\\\\\[[^\\]\\n]*\\]\\([^)\\n]*\\)' },
];
/** Directives of MyST are written as fences: what is in them is text, unless they are for code. */
function keepTextOfFence(part) {
    const first = part.split('\n', 1)[0] ?? '';
    const name = /[`~]\{([\w:-]+)\}/.exec(first)?.[1];
    if (name === undefined || new RegExp(`^(?:${CODE_NAMES})$`).test(name))
        return replaceWithSpaces(part);
    const last = part.lastIndexOf('\n');
    const isClosed = last >= first.length;
    if (!isClosed)
        return first;
    return (first + readMarkdownText(part.slice(first.length, last)) + replaceWithSpaces(part.slice(last)));
}
/**
 * After these at the start of a line, what is indented belongs to them more often than it is code.
 */
const CONTAINER = /^ {0,3}(?:[-*+][ \t]|\d{1,9}[.)][ \t]|!!!|\?\?\?|===|:::|\/\/\/|@\w|:[ \t]|\[\^[^\]]+\]:|<[a-z]|\{\{|\{%|\|)/i;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const HEADING = /^ {0,3}#/;
/** Tells which lines are code only because they are indented. */
class IndentedCode {
    #isInContainer = false;
    #isAfterBlank = true;
    #isCode = false;
    /** Is the next line code? `plain`: the line without hidden parts; `written`: all of it. */
    isNextCode(plain, written) {
        if (plain.trim() === '') {
            this.#isAfterBlank = true;
            return false;
        }
        if (INDENTED.test(written)) {
            this.#isCode = !this.#isInContainer && (this.#isAfterBlank || this.#isCode);
            this.#isAfterBlank = false;
            return this.#isCode;
        }
        this.#isCode = false;
        const mayEndContainer = this.#isAfterBlank || written.startsWith('#');
        if (CONTAINER.test(written))
            this.#isInContainer = true;
        else if (mayEndContainer && !/^ {2}/.test(written))
            this.#isInContainer = false;
        this.#isAfterBlank = HEADING.test(written);
        return false;
    }
}
const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.)+)\]:/;
const LABEL = /\[((?:[^[\]\\]|\\.)+)\]/g;
function unifyLabel(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
/** Returns the lines of Markdown without definitions that no link uses. */
function removeUnusedDefinitions(lines) {
    if (!lines.some((line) => DEFINITION.test(line)))
        return [...lines];
    const text = lines.filter((line) => !DEFINITION.test(line)).join('\n');
    const used = new Set(Array.from(text.matchAll(LABEL), ([, label = '']) => unifyLabel(label)));
    return lines.map((line) => {
        const label = DEFINITION.exec(line)?.[1];
        if (label === undefined)
            return line;
        if (used.delete(unifyLabel(label)))
            return line;
        return '';
    });
}

;// CONCATENATED MODULE: ./lib/check/sources/notebook-text.js
/** What of a notebook of Jupyter is text. */

const CELL_TYPE = /^\s*"cell_type":\s*"(\w+)"/;
const SOURCE_BEGINS = /^\s*"source":\s*\[\s*$/;
const SOURCE_ENDS = /^\s*\],?\s*$/;
/**
 * Returns the Markdown of a notebook as its file is usually written: a line of a cell is a string
 * in a line of the file.
 */
function readNotebookText(text) {
    const lines = text.split('\n');
    const all = lines.map(() => '');
    let isMarkdown = false;
    let cell;
    for (const [i, line] of lines.entries()) {
        const type = CELL_TYPE.exec(line)?.[1];
        if (type !== undefined)
            isMarkdown = type === 'markdown';
        if (SOURCE_BEGINS.test(line)) {
            cell = isMarkdown ? { from: i + 1, lines: [] } : undefined;
        }
        else if (cell !== undefined && SOURCE_ENDS.test(line)) {
            const rendered = readMarkdownText(cell.lines.join('\n')).split('\n');
            all.splice(cell.from, cell.lines.length, ...rendered);
            cell = undefined;
        }
        else {
            cell?.lines.push(readString(line));
        }
    }
    return all.join('\n');
}
/** Returns the text of a line that is a string of JSON. */
function readString(line) {
    try {
        const text = JSON.parse(line.trim().replace(/,$/, ''));
        if (typeof text === 'string')
            return text.replace(/\n/g, ' ');
        return '';
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
;// CONCATENATED MODULE: ./lib/check/sources/restructured-text.js
/**
 * What of reStructuredText is text:
 * https://docutils.sourceforge.io/docs/ref/rst/restructuredtext.html
 */


/** Directives that hold code, or whose argument is no address for readers. */
const NO_TEXT = (0,words/* splitWords */.y)('code code-block code-cell sourcecode highlight literalinclude include math ' +
    'doctest testcode testsetup testoutput prompt ipython jupyter-execute ' +
    'productionlist command-output program-output csv-table index meta module ' +
    'automodule currentmodule default-role role tabularcolumns graphviz mermaid uml');
const EXPLICIT = /^(\s*)\.\.(?:[ \t]+(.*))?$/;
const DIRECTIVE = /^(?:\|[^|]+\|[ \t]+)?([\w:+.-]+)::(?:[ \t]+(.*))?$/;
/** Targets, footnotes and substitutions; all else that is no directive is a comment. */
const NO_COMMENT = /^(?:_|\[[^\]]+\][ \t]|\|[^|]+\|)/;
const TARGET = /^\s*\.\. _(`[^`]+`|(?:[^:`\\]|\\.)+): \S/;
/** Roles whose text is shown as it is. */
const LITERAL_ROLES = 'code|literal|samp|kbd|file|command|option|program|envvar|math|raw|regexp|guilabel|menuselection|makevar|mimetype';
const PARAGRAPH_END = '(?<none>\\n[ \\t]*\\n|$(?!\\n))';
const restructured_text_INLINE = [
    { begin: '(?<![\\\\`\\w])``(?=\\S)', end: () => `\`\`(?!\`)|${PARAGRAPH_END}`, needsEnd: true },
    { begin: `:(?:${LITERAL_ROLES}):\``, end: () => `\`|${PARAGRAPH_END}`, needsEnd: true },
    { begin: '\\\\`[^`\\n]*`?' },
];
const measureIndent = (line) => line.length - line.trimStart().length;
/** Returns the text without comments, literals, listings and targets that nothing uses. */
function readRestructuredText(text) {
    const lines = text.split('\n');
    const blocks = new RestructuredBlocks();
    const plain = lines.map((line, i) => blocks.readLine(line, lines.slice(i + 1, i + 20)));
    return removeUnusedTargets(removeHidden(plain.join('\n'), restructured_text_INLINE));
}
/** Reads the lines of a document in turn. */
class RestructuredBlocks {
    #skipped;
    /** Returns what of the next line is text. `following`: the lines after it. */
    readLine(line, following) {
        const skipped = this.#skipped;
        if (line.trim() === '') {
            if (skipped?.kind === 'paragraph')
                this.#skipped = undefined;
            return line;
        }
        if (skipped !== undefined && isContinuedBy(skipped, line))
            return '';
        this.#skipped = undefined;
        if (/^\s*>>> /.test(line)) {
            this.#skipped = { kind: 'paragraph' };
            return '';
        }
        const explicit = EXPLICIT.exec(line);
        if (explicit === null) {
            if (line.trimEnd().endsWith('::'))
                this.#skipped = findLiteralBlock(line, following);
            return line;
        }
        if (!hides(explicit[2] ?? '', following[0] ?? ''))
            return line;
        this.#skipped = { kind: 'indented', base: measureIndent(line) };
        return '';
    }
}
function isContinuedBy(skipped, line) {
    if (skipped.kind === 'indented')
        return measureIndent(line) > skipped.base;
    return skipped.kind === 'paragraph' || line.startsWith(skipped.quote);
}
/**
 * Returns whether explicit markup with this content hides what is in it. `next`: the line that
 * follows.
 */
function hides(content, next) {
    const directive = DIRECTIVE.exec(content);
    if (directive !== null) {
        const [, name = '', argument = ''] = directive;
        return (NO_TEXT.has(name) || name.startsWith('auto') || (name === 'raw' && !/^html\b/.test(argument)));
    }
    // An empty comment ends at once.
    if (content === '')
        return next.trim() !== '';
    return !NO_COMMENT.test(content);
}
/** Returns the literal block after a line that ends with `::`. */
function findLiteralBlock(line, following) {
    const item = /^\s*(?:(?:[-*+•]|\w{1,3}[.)]|\(\w{1,3}\)|#\.)[ \t]+)*/.exec(line)?.[0] ?? '';
    const base = item.length;
    const next = following.find((each) => each.trim() !== '') ?? '';
    if (measureIndent(next) > base)
        return { kind: 'indented', base };
    const quote = /^[!-/:-@[-`{-~]/.exec(next)?.[0];
    if (quote === undefined || measureIndent(line) > 0)
        return undefined;
    return { kind: 'quoted', quote };
}
const unifyName = (text) => text.replaceAll('\\', '').trim().replace(/\s+/g, ' ').toLowerCase();
/** Returns the text without targets that no reference names. */
function removeUnusedTargets(text) {
    if (!/^\s*\.\. _/m.test(text))
        return text;
    const used = new Set();
    for (const [, phrase = '', word = ''] of text.matchAll(/`([^`<]+)`_(?!_)|(?<![\w`])(\w[\w.+-]*)_(?![\w`])/g))
        used.add(unifyName(phrase || word));
    for (const [, name = ''] of text.matchAll(/<([^<>]+)_>`/g))
        used.add(unifyName(name));
    const lines = text.split('\n');
    return lines
        .map((line) => {
        const name = TARGET.exec(line)?.[1]?.replace(/^`|`$/g, '');
        if (name === undefined || used.has(unifyName(name)) || name.startsWith('_'))
            return line;
        return '';
    })
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/check/sources/program-text.js
/** What of programs is text: their documentation, or all but their comments. */




/** Comments of programs. In strings, `//` follows a colon, and `/*` a slash. */
const PROGRAM = [
    HTML_COMMENT,
    ...TEMPLATES,
    { begin: '(?<![^\\s{}();,])/\\*', end: upTo('\\*/') },
    { begin: '(?<![^\\s{}();,])//[^\\n]*' },
];
/** Returns a program without its comments. */
function readProgramText(text) {
    return removeHidden(text, PROGRAM);
}
/** Where programs have documentation. */
const DOC_STRINGS = /("""|''')[\s\S]*?\1/g;
const DOC_COMMENTS = /\/\*\*[\s\S]*?\*\//g;
/** Returns the documentation in the strings of Python. */
function readDocStrings(text) {
    return readDocumentation(text, DOC_STRINGS);
}
/** Returns the documentation in comments that begin with two asterisks. */
function readDocComments(text) {
    return readDocumentation(text, DOC_COMMENTS);
}
/** Returns the parts of a program that a pattern matches, each where it was. */
function readDocumentation(text, pattern) {
    let at = 0;
    let all = '';
    for (const { 0: block, index } of text.matchAll(pattern)) {
        all += replaceWithSpaces(text.slice(at, index)) + readBlock(block);
        at = index + block.length;
    }
    return all + replaceWithSpaces(text.slice(at));
}
/** What no Markdown has. */
const RESTRUCTURED = /`_|:\w+:`|^\s*\.\. /m;
/** Returns a block of documentation, which may be Markdown or reStructuredText. */
function readBlock(block) {
    const [first = '', ...others] = block.replace(/^[ \t]*\*(?!\/)/gm, ' ').split('\n');
    const indents = others
        .map((line) => /^(\s*)[^\s"']/.exec(line)?.[1]?.length)
        .filter((indent) => indent !== undefined);
    const indent = Math.min(...indents, block.length);
    const dedented = [first, ...others.map((line) => line.slice(indent))].join('\n');
    const plain = readRestructuredText(dedented);
    if (RESTRUCTURED.test(dedented))
        return plain;
    return readMarkdownText(plain);
}

;// CONCATENATED MODULE: ./lib/check/sources/rendered-text.js
/**
 * What of a source generators make links of: not its listings, literals, comments and scripts.
 * Reading all of a language is not the aim; where in doubt, something is left out, so that no line
 * is named for it.
 */






/**
 * Keys in front matter whose value is an address; that of others is a name, or the page's own
 * address.
 */
const DATA_KEYS = '(?:link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file|dark|light)';
const ADDRESS_IN_DATA = new RegExp(`^\\s*(?:-\\s+)?["']?(?:[\\w-]+[_-])?${DATA_KEYS}["']?(?::\\s+["']?[^"'\\s,]+["']?|\\s*=\\s*["'][^"']+["']),?\\s*$`);
const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\n[\s\S]*?\n(?:\1|\.\.\.)[ \t]*(?=\n|$)/;
/** Returns a text with nothing but addresses in its front matter. */
function keepAddressesInFrontMatter(text) {
    return text.replace(FRONT_MATTER, (data) => data
        .split('\n')
        .map((line) => (ADDRESS_IN_DATA.test(line) ? line : ''))
        .join('\n'));
}
const LANGUAGES = [
    { endings: /\.(?:md|markdown|[rq]md)$/i, read: readMarkdownText, hasFrontMatter: true },
    { endings: /\.(?:mdx|mdoc)$/i, read: readMdxText, hasFrontMatter: true },
    { endings: /\.(?:rst|txt)$/i, read: readRestructuredText },
    { endings: /\.(?:adoc|asciidoc|asc)$/i, read: readAsciiDocText, hasFrontMatter: true },
    { endings: /\.ipynb$/i, read: readNotebookText },
    { endings: /\.(?:html?|xml|njk|liquid|webc)$/i, read: readHtmlText, hasFrontMatter: true },
    { endings: /\.(?:py|pyi)$/i, read: readDocStrings },
];
/**
 * Returns the lines of a source with spaces, or nothing, in place of what no generator makes a link
 * of. `isProgram`: whether it is read for its documentation, not as a page.
 */
function listRenderedLines(text, name, isProgram) {
    const unified = text.replace(/\r\n?/g, '\n');
    const language = LANGUAGES.find(({ endings }) => endings.test(name));
    return readAs(language, unified, isProgram).split('\n');
}
function readAs(language, text, isProgram) {
    if (language?.hasFrontMatter)
        return language.read(keepAddressesInFrontMatter(text));
    if (language !== undefined)
        return language.read(text);
    if (isProgram)
        return readDocComments(text);
    return readProgramText(text);
}

;// CONCATENATED MODULE: ./lib/check/sources/workspace-files.js
/** The files of the repository, as links to them name them. */



/** Names that no branch with a slash begins with, and the ids of commits. */
const WHOLE_REF = /^(?:main|master|trunk|HEAD|[\da-f]{40}(?:[\da-f]{24})?)$/;
/** A workspace with more files is not searched. */
const MAX_FILES = 200_000;
/** What is copied, built or installed is no source. */
const NO_SOURCES = /^(?:\.git|node_modules|_sources|site-packages)$/;
/** Finds files of the repository. */
class WorkspaceFiles {
    #workspace;
    #known = new Map();
    /**
     * All documents by their last part, once they are needed; undefined if there are too many files.
     */
    #documents;
    constructor(workspace) {
        this.#workspace = workspace;
    }
    /**
     * Returns the file that a link leads to; undefined if it is not there, is not certain, or belongs
     * to another repository.
     */
    find(source) {
        const key = `${source.kind} ${source.repository} ${source.path}`;
        if (!this.#known.has(key))
            this.#known.set(key, this.#find(source));
        return this.#known.get(key);
    }
    #find({ kind, path, repository }) {
        const own = this.#workspace.repository;
        if (kind === 'copied')
            return this.#findOnlyOne(path);
        if (own !== undefined && own.toLowerCase() !== repository.toLowerCase())
            return undefined;
        if (kind === 'exact')
            return this.#findAt(path);
        for (const name of this.#listNamesBehindRef(path)) {
            const file = this.#findAt(name);
            if (file !== undefined)
                return file;
        }
        return undefined;
    }
    /**
     * Returns what may be left of a path that begins with the name of a branch, which may contain
     * slashes.
     */
    #listNamesBehindRef(path) {
        const ref = this.#workspace.refs.find((each) => path.startsWith(`${each}/`));
        if (ref !== undefined)
            return [path.slice(ref.length + 1)];
        const [first = '', ...parts] = path.split('/');
        if (WHOLE_REF.test(first))
            return [parts.join('/')];
        return parts.map((_, i) => parts.slice(i).join('/'));
    }
    /** Returns the file with a name, if it is within the workspace. */
    #findAt(name) {
        if (name.split('/').some((part) => part.toLowerCase() === '.git'))
            return undefined;
        const { folder } = this.#workspace;
        try {
            const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(folder, name));
            if ((0,paths/* isWithin */.UO)(path, (0,external_node_fs_.realpathSync)(folder)) && (0,external_node_fs_.statSync)(path).isFile())
                return { name, path };
            return undefined;
        }
        catch {
            // Nobody has promised that it is there.
            return undefined;
        }
    }
    /** Returns the one file whose name ends with this one. */
    #findOnlyOne(ending) {
        this.#documents ??= workspace_files_listFiles(this.#workspace.folder);
        const last = ending.slice(ending.lastIndexOf('/') + 1);
        const named = this.#documents.get(last) ?? [];
        const alike = named.filter((name) => `/${name}`.endsWith(`/${ending}`));
        const [name, ...others] = alike;
        if (name === undefined || others.length > 0)
            return undefined;
        return this.#findAt(name);
    }
}
/** Returns the names of all files in a folder by their last part; none if there are too many. */
function workspace_files_listFiles(folder) {
    const names = new Map();
    const folders = [folder];
    let count = 0;
    for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
        for (const entry of readEntries(at)) {
            if (NO_SOURCES.test(entry.name))
                continue;
            if (++count > MAX_FILES)
                return new Map();
            const path = (0,external_node_path_.join)(at, entry.name);
            if (entry.isDirectory())
                folders.push(path);
            if (entry.isFile())
                addName(names, entry.name, (0,external_node_path_.relative)(folder, path));
        }
    }
    return names;
}
function addName(names, last, path) {
    const alike = names.get(last) ?? [];
    alike.push(path.split(external_node_path_.sep).join('/'));
    names.set(last, alike);
}
function readEntries(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var dist_decode = __webpack_require__(9995);
;// CONCATENATED MODULE: ./lib/check/sources/written-addresses.js
/** The addresses that stand as links in the lines of a source. */

/**
 * What may stand before the path of an address: what a template language puts in its place is the
 * base path.
 */
const BASE = String.raw `(?:\{\{[^{}\n]{0,99}\}\}|\$\{[^{}\n]{0,99}\})?`;
const written_addresses_MARKDOWN = /\.(?:md|mdx|mdoc|markdown|[rq]md|ipynb|txt|py|[cm]?[jt]sx?|html?|astro|vue|svelte)$/i;
const written_addresses_RESTRUCTURED = /\.(?:rst|txt|py)$/i;
const ROLES = /\.(?:rst|txt|py|md|ipynb)$/i;
const ASCIIDOC = /\.(?:adoc|asciidoc|asc|txt)$/i;
const FORMS = [
    {
        sign: '](',
        pattern: new RegExp(String.raw `(?<!\\)\]\(\s{0,9}(?:<(?<quoted>[^<>]+)>|${BASE}(?<address>(?:[^\s()\\<]|\\.|\([^\s()]{0,99}\))+))(?=\s{0,9}(?:[)"'(]|$))`, 'dg'),
        files: written_addresses_MARKDOWN,
    },
    {
        sign: ']:',
        pattern: /^[\s>]{0,9}\[(?!\^)[^\]]+\]:\s{0,9}(?:<(?<quoted>[^<>]+)>|(?<address>[^\s<]\S*))(?=\s|$)/dg,
        files: written_addresses_MARKDOWN,
    },
    { sign: '<http', pattern: /<(?<address>https?:[^\s<>]+)>/dg },
    // MyST, and options of directives.
    {
        sign: '}',
        pattern: /^[\s>]{0,9}[`:~]{3,}\{(?:image|figure|video|card|grid-item-card|button-link)\}\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: ROLES,
    },
    {
        sign: ':',
        pattern: /^\s{0,99}:(?:target|link|url|image|img-top|poster):\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: ROLES,
    },
    { sign: '>`', pattern: /<(?<address>[^<>`]+)>`/dg, files: ROLES },
    {
        sign: '`',
        pattern: /(?::(?:doc|download):|\{(?:doc|download)\})`(?<address>[^`<>]+)`/dg,
        files: ROLES,
    },
    {
        sign: '..',
        pattern: /^\s{0,99}\.\. [^:]+::?\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: written_addresses_RESTRUCTURED,
    },
    {
        sign: '[',
        pattern: /\b(?:xref|link|image|include|video|audio)::?(?<address>[^\s[\]]+)\[/dg,
        files: ASCIIDOC,
    },
    {
        sign: '<<',
        pattern: /<<(?:(?<address>[^\s<>,]*[.#][^\s<>,]*)|(?<anchor>[^\s<>,]+))(?:,[^<>]{0,999})?>>/dg,
        files: ASCIIDOC,
    },
    { sign: 'http', pattern: /(?<![\w:])(?<address>https?:[^\s[\]<>]+)\[/dg, files: ASCIIDOC },
    // HTML and JSX.
    {
        sign: '=',
        pattern: new RegExp(String.raw `\b(?:href|src|to|data|poster|action|link|url)\s{0,9}=\s{0,9}\{?(?:"${BASE}(?<quoted>[^"<>]*)"|'${BASE}(?<single>[^'<>]*)'|${'`'}${BASE}(?<ticks>[^${'`'}<>]*)${'`'})`, 'dg'),
    },
    {
        sign: '=',
        pattern: /\b(?:href|src|to|data|poster|action)\s{0,9}=\s{0,9}(?<address>[^\s"'{}`<>]+)/dg,
    },
    // YAML, JSON and programs.
    {
        sign: ':',
        pattern: /(?:^|[\s"'{])(?:[\w-]{0,99}[_-])?(?:link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file|dark|light)["']?:\s{1,9}(?:"(?<quoted>[^"]+)"|'(?<single>[^']+)'|(?<address>[^\s"',]+),?\s{0,9}$)/dg,
    },
    // Go templates, Liquid, Jinja.
    {
        sign: '{{',
        pattern: /\{\{[<%]?-?\s{0,9}(?:rel)?(?:ref|URL|url)\s{1,9}["'](?<address>[^"'\s]+)["']/dg,
    },
    {
        sign: '{{',
        pattern: /\{\{-?\s{0,9}["'](?<address>[^"'\s]+)["']\s{0,9}\|\s{0,9}(?:relative_url|absolute_url|relURL|absURL|relLangURL|url)\b/dg,
    },
    // Most generators make links of these.
    {
        sign: 'http',
        pattern: /(?<![\w"'(<=`[])(?<address>https?:[^\s<>"'`)\]]*[^\s<>"'`)\].,:;!?])/dg,
    },
];
/**
 * What may stand for an address in forms that are not known: an argument of a macro, a component, a
 * role.
 */
const ARGUMENTS = [
    {
        pattern: /(?<=[=(,[{:]\s{0,3}|\{[{%][^{}\n]{0,99}\s)(?:"(?<double>[^"\s]+)"|'(?<single>[^'\s]+)')/g,
    },
    { pattern: /(?<=:)`(?<text>[^`<>\s]+)`/g, files: written_addresses_RESTRUCTURED },
    { pattern: /\b\w+::?(?<macro>[^\s[\]:]+)\[/g, files: ASCIIDOC },
    { pattern: /\[\[(?<wiki>[^\s[\]|]+)(?:\|[^[\]\n]{0,999})?\]\]/g },
];
/** Longer ones, in characters, are none that somebody wrote. */
const MAX_LINE = 20_000;
/** Returns the addresses in lines of a source, and what may be one in a form that is not known. */
function findAddresses(lines, name) {
    const isFor = ({ files }) => files?.test(name) !== false;
    const forms = FORMS.filter(isFor);
    const unknown = ARGUMENTS.filter(isFor);
    const addresses = [];
    const others = [];
    for (const [i, line] of lines.entries()) {
        if (line.length > MAX_LINE || !/[:<[=({]/.test(line))
            continue;
        const written = findInLine(line, forms);
        for (const { address } of written)
            addresses.push({ address, line: i + 1 });
        others.push(...findArguments(blankOut(line, written), unknown));
    }
    return { addresses, others };
}
function findInLine(line, forms) {
    return forms
        .filter(({ sign }) => line.includes(sign))
        .flatMap(({ pattern }) => [...line.matchAll(pattern)].map(readMatch))
        .filter((part) => part !== undefined);
}
/** Returns the line with spaces in place of these parts. */
function blankOut(line, parts) {
    let rest = line;
    for (const { from, to } of parts)
        rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    return rest;
}
function findArguments(line, forms) {
    return forms
        .flatMap(({ pattern }) => [...line.matchAll(pattern)])
        .flatMap(({ groups }) => Object.values(groups ?? {}))
        .filter((each) => each !== undefined);
}
/** Returns what a form matched, and where. */
function readMatch(found) {
    for (const [name, written] of Object.entries(found.groups ?? {})) {
        const [from, to] = found.indices?.groups?.[name] ?? [];
        if (from === undefined || to === undefined || written === undefined)
            continue;
        return { address: (name === 'anchor' ? '#' : '') + decodeMarkup(written), from, to };
    }
    return undefined;
}
/** Markup that is escaped stands for itself, and so do character references. */
function decodeMarkup(written) {
    const plain = written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
    if (plain.includes('&'))
        return (0,dist_decode/* decodeHTML */.Gz)(plain);
    return plain;
}

;// CONCATENATED MODULE: ./lib/check/sources/source-finder.js






/** Larger files are not read: nobody writes a document of that size. In bytes. */
const MAX_SOURCE = 1024 ** 2;
/** How many addresses in sources are remembered: then, those of all are forgotten. */
const MAX_HELD = 200_000;
/** Finds where the addresses in pages are written. */
class SourceFinder {
    #options;
    #files;
    #sources = new Map();
    /** How many addresses are in them. */
    #heldCount = 0;
    constructor(of) {
        this.#options = of;
        this.#files = of.workspace && new WorkspaceFiles(of.workspace);
    }
    /**
     * Returns the source of a page in which an address stands that the page has, and its line if all
     * that it may mean stands in one; undefined if that is not certain.
     */
    find(page, target) {
        const source = this.#options.pages.get(page);
        const file = source && this.#files?.find(source);
        if (source === undefined || file === undefined)
            return undefined;
        const parts = listLastParts(target.address);
        if (parts.length === 0)
            return undefined;
        // What is about the page itself is not written in it.
        if (target.address === page || target.address === `${this.#options.basePath}${page}`)
            return undefined;
        const written = this.#read(file, source.isProgram);
        const matcher = new AddressMatcher(page, file.name, this.#options);
        const alike = parts.flatMap((part) => written.addresses.get(part) ?? []);
        const meant = alike.filter(({ address }) => this.#isMeant(target, address, matcher));
        const lines = new Set(meant.map(({ line }) => line));
        const isThere = lines.size > 0 ||
            parts.some((part) => written.others.has(part)) ||
            alike.some(({ address }) => this.#isBroken(address, matcher) && hasLastPart(address, parts));
        if (!isThere)
            return undefined;
        const [line] = lines;
        return { path: file.name, line: lines.size === 1 ? line : undefined, url: source.url };
    }
    #isMeant({ address, isWritten }, written, matcher) {
        const isOfAnchor = isWritten || address.includes('#');
        const compared = isOfAnchor ? written : stripFragment(written);
        if (matcher.areSame(address, compared))
            return true;
        return matcher.mayBeSame(address, compared) && this.#isBroken(compared, matcher);
    }
    /** An address that leads somewhere is another one. */
    #isBroken(address, matcher) {
        const paths = matcher.listPaths(address);
        return paths.length > 0 && !paths.some((path) => this.#options.isAnswered((0,byte_strings/* toBytes */.ZJ)(path)));
    }
    #read({ path, name }, isProgram) {
        const known = this.#sources.get(path);
        if (known !== undefined)
            return known;
        const lines = listRenderedLines(source_finder_readText(path), name, isProgram);
        const { addresses, others } = findAddresses(lines, name);
        const read = {
            addresses: groupByLastPart(addresses),
            others: new Set(others.map((each) => getLastPart(each) ?? '')),
        };
        this.#heldCount += addresses.length;
        if (this.#heldCount > MAX_HELD) {
            this.#sources.clear();
            this.#heldCount = addresses.length;
        }
        this.#sources.set(path, read);
        return read;
    }
}
/** Returns addresses by their last parts, with and without their fragments. */
function groupByLastPart(addresses) {
    const groups = new Map();
    for (const written of addresses) {
        const parts = new Set([
            getLastPart(written.address),
            getLastPart(stripFragment(written.address)),
        ]);
        for (const part of parts) {
            if (part === undefined)
                continue;
            const group = groups.get(part);
            if (group === undefined)
                groups.set(part, [written]);
            else
                group.push(written);
        }
    }
    return groups;
}
function stripFragment(address) {
    return address.replace(/#.*$/s, '');
}
function hasLastPart(address, parts) {
    const part = getLastPart(address);
    return part !== undefined && parts.includes(part);
}
/** Returns the text of a source; empty for one that cannot be read, which nobody has promised. */
function source_finder_readText(path) {
    try {
        if ((0,external_node_fs_.statSync)(path).size > MAX_SOURCE)
            return '';
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./lib/findings/suggestion.js
/** What may be meant by a broken address. The only place where suggestions are worded. */

const SENTENCES = {
    ending: '{address} exists; only the ending differs.',
    case: '{address} exists; it differs only in case.',
    unicode: '{address} exists; the names differ in their Unicode form, which looks the same.',
    'base-path': '{address} exists; only the start differs.',
    elsewhere: '{address} exists, with the same name in another folder.',
    typo: '{address} exists, with a similar name.',
    suffix: '{address} exists; only the number at the end of the anchor differs.',
    words: '{address} exists, with the same words.',
    place: '{address} exists, in the same place on the page.',
    mailto: '`mailto:` is missing: {address} is the address of a mailbox.',
};
/**
 * Returns a suggestion with its sentence. `address`: from the root of the host on, or in full; as
 * it can be written in a page.
 */
function makeSuggestion(kind, address) {
    return { kind, address, message: (0,clean/* fill */.GS)(SENTENCES[kind], { address }).text };
}

// EXTERNAL MODULE: ./lib/check/rules/anchors.js
var rules_anchors = __webpack_require__(9118);
// EXTERNAL MODULE: ./lib/check/rules/references.js
var references = __webpack_require__(4576);
// EXTERNAL MODULE: ./lib/check/suggestions/similar-anchors.js
var similar_anchors = __webpack_require__(6576);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/web/host/hosts/find-file.js
var find_file = __webpack_require__(2153);
;// CONCATENATED MODULE: ./lib/check/suggestions/similar-paths.js
/** Finds what was probably meant by a path that the host does not answer. */





/**
 * Of files that share a name, this many are compared. More share it by convention: nobody can say
 * which is meant.
 */
const MAX_SAME_NAME = 8;
/** How many names with the same initials in one folder are compared for typos. */
const MAX_LIKE = 500;
/** How many folders are left out at the start of a path. */
const MAX_DROPPED = 4;
/** A name with fewer letters, in bytes, is the same in too many places. */
const MIN_LETTERS = 3;
/** Shorter words are compared exactly: `min` is not `max`. */
const MIN_WITH_TYPO = 4;
/** Authors link to the source of a page where its generator does not rewrite such links. */
const SOURCE_ENDING = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i;
const similar_paths_INDEX = /(?:^|\/)index$/i;
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu;
const NUMBER = /^\p{N}/u;
/** The files of one site that may be meant by paths that are known to be broken. */
class PathIndex {
    #served;
    /** The base path without its first slash, decoded; empty for the root. */
    #basePrefix;
    /** By their stem in lower case, by its last segment, and by its `takeInitials`. */
    #byFoldedStem;
    #byName;
    #byInitials;
    constructor(served) {
        this.#served = served;
        const basePath = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
        this.#basePrefix = ((0,byte_strings/* percentDecode */.YZ)(basePath) ?? basePath).slice(1);
        const files = [...served.site.names.keys()].filter((file) => this.#isSuggested(file));
        this.#byFoldedStem = Map.groupBy(files, (file) => fold(this.#getStem(file)));
        this.#byName = Map.groupBy(files, (file) => getLastSegment(this.#getStem(file)));
        this.#byInitials = Map.groupBy(files, (file) => getInitials(this.#getStem(file)));
    }
    /** Returns what is near a path of the site that is not answered. */
    find(asked) {
        const path = (0,find_file/* mergeSlashes */.u)(asked);
        let withoutBase = path;
        if (path.startsWith(this.#basePrefix))
            withoutBase = path.slice(this.#basePrefix.length);
        return (this.#findSameStem(path) ??
            makeSimilar('base-path', this.#keepIfAnswered(withoutBase)) ??
            this.#findWithoutStart(path, 2) ??
            this.#findName(path));
    }
    /**
     * Returns the path itself if it is answered, because only what is in front of it is wrong; else
     * what is near it.
     */
    findStart(path) {
        return makeSimilar('base-path', this.#keepIfAnswered(path)) ?? this.find(path);
    }
    /** Returns what is near a path outside the base path. */
    findOutside(asked) {
        const path = (0,find_file/* mergeSlashes */.u)(asked);
        if (getStemOfPath(path) === '')
            return undefined;
        const { length } = this.#basePrefix;
        const isInside = fold(path.slice(0, length)) === fold(this.#basePrefix);
        if (isInside) {
            const inside = this.#keepIfAnswered(path.slice(length));
            if (inside !== undefined)
                return { kind: 'case', path: inside };
        }
        const same = this.#keepIfAnswered(path) ?? this.#findSameStem(path)?.path;
        return makeSimilar('base-path', same) ?? this.#findWithoutStart(path, 1);
    }
    /**
     * Returns the path under which the host answers with a file; undefined if there is none.
     * `asFile`: with the ending of its name, if both ways work.
     */
    findAddress(file, asFile) {
        const paths = this.#served.listAddresses(file);
        const name = this.#served.nameOf(file);
        if (asFile && !(0,page_names/* isIndexPage */.sf)(name) && paths.includes(name))
            return name;
        return paths[0];
    }
    #getStem(file) {
        return (0,page_names/* getStem */.qp)(this.#served.nameOf(file));
    }
    /**
     * Uploads leave out what is in dot-files, and nobody links to a 404 page. Of `docs.html` and
     * `docs/index.html`, the first one stands for both.
     */
    #isSuggested(file) {
        const name = this.#served.nameOf(file);
        const isSecond = (0,page_names/* isIndexPage */.sf)(name) && this.#served.files.has(`${(0,page_names/* getStem */.qp)(name)}.html`);
        return !isSecond && (0,dot_files/* findDottedPart */.$)(name) === undefined && !(0,page_names/* isNotFoundPage */.np)(name);
    }
    /**
     * Returns the path if the host answers it with a file, and if it is not that of the home page.
     */
    #keepIfAnswered(path) {
        if (getStemOfPath(path) === '')
            return undefined;
        if (this.#served.findServedFile(path) === undefined)
            return undefined;
        return path;
    }
    #suggest(kind, file, path) {
        return makeSimilar(kind, this.findAddress(file, endsLikeFile(path)));
    }
    /**
     * `.html`, a slash or `index.html`, missing or too much; or upper and lower case, or the Unicode
     * form, too.
     */
    #findSameStem(path) {
        const stem = getStemOfPath(path);
        const same = this.#byFoldedStem.get(fold(stem)) ?? [];
        const exact = same.findLast((file) => this.#getStem(file) === stem);
        if (exact !== undefined)
            return this.#suggest('ending', exact, path);
        const [only] = same;
        if (only === undefined || same.length > 1)
            return undefined;
        const isSameText = compose(this.#getStem(only)) === compose(stem);
        return this.#suggest(isSameText ? 'unicode' : 'case', only, path);
    }
    /** A site that was made for another base path. `least`: how many segments have to be left. */
    #findWithoutStart(path, least) {
        const most = getStemOfPath(path).split('/').length - least;
        for (let dropped = 1; dropped <= Math.min(MAX_DROPPED, most); dropped++) {
            const rest = (0,byte_strings/* asBytes */.Yd)(path.split('/').slice(dropped).join('/'));
            if (!isSpecific(getLastSegment(getStemOfPath(rest))))
                return undefined;
            const answered = this.#keepIfAnswered(rest);
            if (answered !== undefined)
                return { kind: 'base-path', path: answered };
        }
        return undefined;
    }
    /** Nothing where several names are the same or similar: each may be meant. */
    #findName(path) {
        const stem = getStemOfPath(path);
        const withTypo = this.#listWithTypo(stem);
        const [file, ...others] = [...this.#listInOtherFolders(stem), ...withTypo];
        if (file === undefined || others.length > 0)
            return undefined;
        const kind = withTypo.length > 0 ? 'typo' : 'elsewhere';
        return this.#suggest(kind, file, path);
    }
    /**
     * The files whose stems have the same last segment, and of these the ones that share most
     * segments before it, too.
     */
    #listInOtherFolders(stem) {
        const name = getLastSegment(stem);
        if (!isSpecific(name))
            return [];
        const named = this.#byName.get(name) ?? [];
        if (named.length > MAX_SAME_NAME)
            return named;
        const shared = named.map((file) => countSharedSegments(stem, this.#getStem(file)));
        return named.filter((_, i) => shared[i] === Math.max(...shared));
    }
    #listWithTypo(stem) {
        const words = listWords(stem);
        const like = this.#byInitials.get(getInitials(stem)) ?? [];
        if (like.length > MAX_LIKE || words.every((word) => NUMBER.test(word)))
            return [];
        return like.filter((file) => isTypo(words, listWords(this.#getStem(file))));
    }
}
function makeSimilar(kind, path) {
    if (path === undefined)
        return undefined;
    return { kind, path };
}
/**
 * Does the path end as files of pages or of their sources do, and not as most addresses of pages?
 */
function endsLikeFile(path) {
    return SOURCE_ENDING.test(path);
}
/** Returns the stem that a path asks for: see `getStem`. */
function getStemOfPath(path) {
    return path.replace(/\/+$/, '').replace(SOURCE_ENDING, '').replace(similar_paths_INDEX, '');
}
function getLastSegment(stem) {
    return stem.slice(stem.lastIndexOf('/') + 1);
}
/** Is this more than a number or an abbreviation? Each byte beyond ASCII is part of a letter. */
function isSpecific(name) {
    return (name.match(/[a-z\x80-\xff]/gi)?.length ?? 0) >= MIN_LETTERS;
}
/**
 * Returns text in the one of its Unicode forms that most systems write: macOS decomposed what it
 * unpacked.
 */
function compose(bytes) {
    return (0,byte_strings/* toText */.fE)(bytes).normalize('NFC');
}
function fold(bytes) {
    return compose(bytes).toLowerCase();
}
/** Returns how many segments are the same, from the last one on. */
function countSharedSegments(stem, otherStem) {
    const segments = stem.split('/').reverse();
    const others = otherStem.split('/').reverse();
    const differing = segments.findIndex((segment, i) => segment !== others[i]);
    if (differing === -1)
        return segments.length;
    return differing;
}
function getExtension(stem) {
    return /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? '';
}
/**
 * Returns the words of a stem's name, numbers included, without what separates them: `readAsync-2`
 * has three.
 */
function listWords(stem) {
    const name = getLastSegment(stem.slice(0, stem.length - getExtension(stem).length));
    return (0,byte_strings/* toText */.fE)(name).match(WORD) ?? [];
}
/**
 * Returns what stems share if one may be the other with a typo: the folder, the type, the first
 * letter of each word, as typos hardly ever change it, and the numbers in full.
 */
function getInitials(stem) {
    const initials = listWords(stem).map((word) => NUMBER.test(word) ? word : word[0]?.toLowerCase());
    return [(0,byte_strings/* getFolder */.L2)(stem), getExtension(stem), ...initials].join('\0');
}
/**
 * Is one name the other with one typo? Both have as many words. `page-12` is not `page-13` written
 * badly, `export` not `import`.
 */
function isTypo(words, otherWords) {
    const [at, ...more] = words.keys().filter((i) => words[i] !== otherWords[i]);
    if (at === undefined)
        return true;
    const word = words[at] ?? '';
    const other = otherWords[at] ?? '';
    const isLongEnough = Math.min(word.length, other.length) >= MIN_WITH_TYPO;
    return more.length === 0 && isLongEnough && (0,did_you_mean/* measureEditDistance */.wn)(word, other, 1) === 1;
}

;// CONCATENATED MODULE: ./lib/check/suggestions/find-suggestions.js
/** Says what exists instead of what a broken address names, once all files have been read. */









/** The kinds of findings about broken addresses. For other kinds, nothing is suggested. */
const BROKEN = {
    anchor: ['broken-anchor', 'broken-asset/symbol'],
    path: [
        ...references/* MISSING_REFERENCES */.Q,
        'broken-link',
        'broken-asset',
        'broken-asset/old-font',
        'page-data',
        'page-data/all',
        'vanished-page',
    ],
    outside: [
        'outside-base-path/link',
        'outside-base-path/load',
        'outside-base-path/reference',
        'outside-base-path/not-found',
    ],
    vanished: ['vanished-anchor', 'vanished-anchor/renamed'],
    folder: ['broken-link/folder', 'broken-asset/folder'],
    'in-sitemap': ['sitemap/entry', 'sitemap/named'],
    'in-redirects': ['redirect-target', 'redirect-target/error-page'],
};
function listNamed() {
    const named = new Map();
    for (const key of Object.keys(BROKEN))
        for (const kind of BROKEN[key])
            named.set(kind, key);
    return named;
}
const NAMED_BY_KIND = listNamed();
/**
 * Returns the suggestions of those findings that have one. They depend only on the findings and the
 * files, not on the order of the findings.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findSuggestions(findings, existing, signal) {
    const found = new Map();
    const broken = findings.filter(({ kind, key, isRest }) => NAMED_BY_KIND.has(kind) && !isRest && !(0,occurrences/* isTruncated */.pQ)(key));
    if (broken.length === 0)
        return found;
    const search = new SuggestionSearch(existing);
    for await (const finding of (0,event_loop/* makeInterruptible */.K9)(broken, signal)) {
        const suggestion = search.find(finding);
        if (suggestion !== undefined)
            found.set(finding, suggestion);
    }
    return found;
}
/** An address of a mailbox, and no name of a file such as `logo@2x.png`. */
const MAILBOX = /^(?!.*@\dx\.|.*\.(?:html?|mdx?|pdf|zip)$)[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}(?:\?|$)/i;
/** Finds the suggestion of one finding after the other. */
class SuggestionSearch {
    #site;
    #files;
    #basePath;
    #addresses;
    #paths;
    #anchors;
    #vanished;
    /** The page whose anchors were looked at last: findings of one page come one after the other. */
    #last;
    constructor({ served, anchors, vanished }) {
        this.#site = served.site;
        this.#files = served.files;
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
        this.#addresses = new web_address/* Addresses */.tb(served.site);
        this.#paths = new PathIndex(served);
        this.#anchors = anchors;
        this.#vanished = vanished;
    }
    find(finding) {
        const { kind, key, values } = finding;
        switch (NAMED_BY_KIND.get(kind)) {
            case 'anchor':
                return this.#findAnchor(finding);
            case 'vanished':
                return this.#vanished?.get(key);
            case 'outside':
                return this.#findOutside(key);
            case 'folder':
                if (!key.startsWith(this.#basePath))
                    return this.#findOutside(key);
                return this.#suggest(this.#paths.findStart(key.slice(this.#basePath.length)));
            case 'in-sitemap':
                return this.#findInSitemap((0,byte_strings/* toText */.fE)(key));
            case 'in-redirects':
                // Hosts read their redirect files in the root, so there is no base path.
                return this.#suggest(this.#paths.find((0,byte_strings/* toBytes */.ZJ)(values.to ?? '').slice(1)));
            default:
                return this.#findPath(finding);
        }
    }
    #findPath({ kind, key, target }) {
        if (kind === 'broken-link' && MAILBOX.test(target))
            return makeSuggestion('mailto', `mailto:${(0,byte_strings/* toText */.fE)(target)}`);
        const similar = this.#paths.find(key.slice(this.#basePath.length));
        const isPageData = kind === 'page-data' || kind === 'page-data/all';
        // With another name, it is the data of another page.
        if (isPageData && similar?.kind !== 'case')
            return undefined;
        return this.#suggest(similar);
    }
    #findOutside(pathname) {
        const path = (0,byte_strings/* percentDecode */.YZ)(pathname);
        if (path === undefined)
            return undefined;
        return this.#suggest(this.#paths.findOutside(path));
    }
    #findInSitemap(written) {
        const address = this.#addresses.resolveOnAnyHost(written);
        if (address?.kind === 'outside-base-path')
            return this.#findOutside(address.path);
        if (address?.kind === 'site')
            return this.#suggest(this.#paths.find(address.path));
        return undefined;
    }
    #findAnchor({ key, target }) {
        const named = this.#splitKey(key);
        if (named?.fragment === undefined)
            return undefined;
        const similar = this.#indexAnchors(named.page).find(named.fragment);
        const [written = ''] = target.split(/[?#]/, 1);
        const path = this.#paths.findAddress(named.page, endsLikeFile(written));
        if (similar === undefined || path === undefined)
            return undefined;
        return this.#suggest({ kind: similar.kind, path }, `#${(0,byte_strings/* makeReadable */.Dy)(similar.id)}`);
    }
    /** Returns the page and the fragment in the key of a finding. Names may have a `#`, too. */
    #splitKey(key) {
        for (const { index } of key.matchAll(/#/g)) {
            const page = this.#files.get(key.slice(this.#basePath.length, index));
            if (page !== undefined)
                return { page, fragment: (0,web_address/* listAnchorNames */.IL)(key.slice(index)).at(-1) };
        }
        return undefined;
    }
    #indexAnchors(page) {
        if (this.#last?.page === page)
            return this.#last.anchors;
        const anchors = new similar_anchors/* AnchorIndex */._s((0,rules_anchors/* splitIds */.Du)(this.#anchors.get(page) ?? byte_strings/* NO_BYTES */.CR));
        this.#last = { page, anchors };
        return anchors;
    }
    #suggest(similar, fragment = '') {
        if (similar === undefined)
            return undefined;
        const address = this.#site.basePath + (0,byte_strings/* makeReadable */.Dy)(similar.path) + fragment;
        return makeSuggestion(similar.kind, address);
    }
}

;// CONCATENATED MODULE: ./lib/check/check-site.js
















/**
 * Checks a site against the rules of the host that will serve it, and writes the reports.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the
 * folder itself cannot be read or a report cannot be written
 */
function checkSite(options) {
    return (0,pool/* usePool */.Q2)(READING, options.signal, (pool) => checkInPool(pool, options));
}
/**
 * Returns what is counted in an earlier site, to compare a later one with it.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the
 * folder itself cannot be read
 */
function countEarlierFindings(options) {
    return (0,pool/* usePool */.Q2)(READING, options.signal, async (pool) => {
        const { counted, external } = await countSite(pool, options);
        return { ...counted, external: new Set(external.keys()) };
    });
}
async function checkInPool(pool, options) {
    const { domain, listed, workspace, clock } = options;
    const started = clock.now();
    const counts = await countSite(pool, options);
    const comparison = compareWithEarlier(counts.counted, options);
    const sources = makeSourceFinder(counts, options);
    const findings = await judgeCounted(counts, comparison, sources, options);
    const diagnosis = findDiagnosis({
        served: counts.served,
        listed: listed.names,
        addresses: counts.links + counts.loads,
        findings,
        workspace: workspace?.folder,
        job: options.job,
    });
    const report = makeReport({ counts, findings, comparison, diagnosis }, options);
    const shown = { ...report, unlisted: comparison?.countUnlisted() };
    const page = renderReportPage(shown, domain ?? (0,external_node_path_.basename)(listed.root), clock.now(), {
        siteAddress: findSiteAddress(options),
        repository: workspace?.repository,
        sections: counts.changes?.sections ?? [],
    });
    const externalLinks = {
        places: counts.external,
        names: counts.served.site.names,
        earlier: options.earlier?.external,
        findSource: (name, address) => sources.find(name, { address, isWritten: false }),
    };
    const paths = await (0,report_files/* writeReports */.Li)({ report, page, externalLinks }, options);
    return { ...shown, ...paths, diagnosis, elapsedMs: clock.now() - started, page };
}
function listAccepted({ accepted = [] }) {
    return accepted.filter(({ code }) => !(0,codes/* isLive */.DG)(code));
}
/** Returns the comparison with the earlier site; undefined if there is none. */
function compareWithEarlier(later, options) {
    const { earlier, places, clock } = options;
    if (earlier === undefined)
        return undefined;
    const accepted = listAccepted(options);
    return new FindingComparison({ earlier, later, accepted, now: clock.now(), places });
}
function makeSourceFinder({ served, sources }, options) {
    const { basePath, domain, workspace } = options;
    const isAnswered = (path) => served.answer(path) !== undefined;
    return new SourceFinder({ basePath, domain, pages: sources, workspace, isAnswered });
}
/** Returns the findings, and which of them are accepted, in the order in which they matter. */
async function judgeCounted({ counted, served, anchors, changes }, comparison, sources, options) {
    const { signal, clock } = options;
    const vanished = changes?.suggestions;
    const suggestions = await findSuggestions(counted.findings, { served, anchors, vanished }, signal);
    const found = await listFindings(counted, signal, {
        suggestions,
        isNew: (finding) => comparison?.isNew(finding),
        findSource: (page, target) => sources.find(page, target),
    });
    const judged = await (0,judge/* judgeFindings */.q)(found, listAccepted(options), clock.now(), signal);
    // Findings about the accepted entries themselves are not new: they are not about the site.
    const isNewByDefault = comparison === undefined ? undefined : false;
    return (0,order/* sortByWeight */.CM)(judged.map((finding) => ({ ...finding, isNew: finding.isNew ?? isNewByDefault })));
}
/** Returns the content of `report.json`: its fields are in this order. */
function makeReport({ counts, findings, comparison, diagnosis }, { host, basePath, domain, job, siteDigest }) {
    return {
        format: 1,
        host,
        basePath,
        domain,
        job,
        siteDigest,
        diagnosis: diagnosis?.message,
        ...(0,count_findings/* countFindings */.Gt)(findings),
        fixed: comparison?.countFixed(),
        files: counts.fileCount,
        pages: counts.pageCount,
        links: counts.links,
        loads: counts.loads,
        undecided: counts.undecided,
        findings,
    };
}
/**
 * Returns the start of the addresses of pages in `report.html`: those of this build, because at
 * `domain` is the previous one. Undefined if they have none.
 */
function findSiteAddress(options) {
    const { listed, linksToFiles, previewUrl, reportDir } = options;
    if (previewUrl !== undefined)
        return previewUrl;
    if (!linksToFiles || reportDir === undefined)
        return undefined;
    const way = (0,external_node_path_.relative)(reportDir, listed.root);
    // On Windows, there is no way from one drive to another.
    if ((0,external_node_path_.isAbsolute)(way))
        return undefined;
    return (0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(`./${way.replaceAll(external_node_path_.sep, '/')}/`));
}

;// CONCATENATED MODULE: ./lib/check/earlier-places.js
/** Where the pages of a site were in an earlier one, and so what addresses in them were there. */


/** Knows what addresses of the later of two builds were in the earlier one. */
class EarlierPlaces {
    #basePath;
    /** The earlier names of pages and folders, by their later ones. */
    #pages;
    #folders;
    constructor({ earlier, later, moves, basePath }) {
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(basePath);
        this.#pages = new Map(moves.map(({ from, to }) => [to, from]));
        this.#folders = findRenamedFolders(moves, earlier_places_listFolders(earlier), earlier_places_listFolders(later));
    }
    /**
     * Returns the earlier addresses of a page that moved, or of what is in a folder that was renamed.
     */
    listFormerAddresses(address) {
        return this.#replacePath(address, (path) => {
            const former = [];
            const page = this.#pages.get(path);
            if (page !== undefined)
                former.push(page);
            for (let folder = (0,byte_strings/* getFolder */.L2)(path); folder !== ''; folder = takeParent(folder)) {
                const before = this.#folders.get(folder);
                if (before !== undefined)
                    former.push(before.concat(path.slice(folder.length)));
            }
            return former;
        });
    }
    /**
     * Returns which address a link meant before its page moved, if it is written relative to the
     * page; none if the page did not move.
     */
    listFormerReadings(address, page) {
        const from = this.#pages.get(page);
        if (from === undefined)
            return [];
        return this.#replacePath(address, (path) => {
            const before = (0,web_address/* joinRelativePath */.C3)((0,byte_strings/* getFolder */.L2)(from), (0,web_address/* findRelativePath */.FI)(path, (0,byte_strings/* getFolder */.L2)(page)));
            if (before === undefined)
                return [];
            return [before];
        });
    }
    /** Returns an address with other paths in it; none if it is not one of the site. */
    #replacePath(address, listPaths) {
        const prefix = address.startsWith('/') ? this.#basePath : byte_strings/* NO_BYTES */.CR;
        if (!address.startsWith(prefix))
            return [];
        const inside = address.slice(prefix.length);
        const path = inside.replace(/[?#].*$/s, '');
        const rest = inside.slice(path.length);
        return listPaths(path).map((other) => prefix.concat(other, rest));
    }
}
/**
 * Returns the earlier names of folders, by their later ones: pages moved from one to the other, and
 * none of them is in both sites.
 */
function findRenamedFolders(moves, earlier, later) {
    const renamed = new Map();
    for (const move of moves) {
        const { from, to } = takeRenamedFolder(move);
        if (!later.has(from) && !earlier.has(to))
            renamed.set(to, from);
    }
    return renamed;
}
/** Returns the folders of a page without the folders at their ends that have the same name. */
function takeRenamedFolder({ from, to }) {
    let earlier = (0,byte_strings/* getFolder */.L2)(from);
    let later = (0,byte_strings/* getFolder */.L2)(to);
    while (earlier !== '' && later !== '') {
        const outerEarlier = takeParent(earlier);
        const outerLater = takeParent(later);
        if (earlier.slice(outerEarlier.length) !== later.slice(outerLater.length))
            break;
        earlier = outerEarlier;
        later = outerLater;
    }
    return { from: earlier, to: later };
}
/** Returns all folders of files, each with a slash at its end; the root is the empty text. */
function earlier_places_listFolders(names) {
    const folders = new Set(['']);
    for (const name of names)
        for (let folder = (0,byte_strings/* getFolder */.L2)(name); !folders.has(folder); folder = takeParent(folder))
            folders.add(folder);
    return folders;
}
/** Returns the folder that a folder is in. */
function takeParent(folder) {
    return (0,byte_strings/* getFolder */.L2)(folder.slice(0, -1));
}

;// CONCATENATED MODULE: ./lib/changes/vanished/count-lost-anchors.js






/** An id before the same words on so many of ten pages is part of the layout, if there are many. */
const count_lost_anchors_OF_TEN = 9;
const MIN_PAGES = 10;
/** Finds out which of the anchors that pages lost count. */
class LostAnchorCounter {
    #losses;
    /** What links of the earlier site point to. */
    #linked = new Set();
    /** The words that ids stand before which have nothing to do with them. */
    #words = new Map();
    /** On how many pages an id stood before the same words, by both. */
    #times = new Map();
    constructor(losses) {
        this.#losses = losses;
        for (const { id, words, counts } of losses.flatMap(({ anchors }) => anchors)) {
            const place = getPlaceKey({ id, words });
            this.#times.set(place, (this.#times.get(place) ?? 0) + 1);
            if (counts !== 'unless-layout')
                continue;
            this.#words.set(id, (this.#words.get(id) ?? new Set()).add(words));
        }
    }
    /** Takes the anchors that one link of the earlier site each points to. */
    noteLinkedAnchors(asked, earlier) {
        const byPage = new Map(this.#losses.map((loss) => [earlier.files.get(loss.from), loss]));
        for (const { page, fragments } of asked) {
            const loss = byPage.get(page);
            if (loss === undefined)
                continue;
            const names = new Set(fragments.flatMap(web_address/* listAnchorNames */.IL));
            for (const anchor of loss.anchors)
                if (names.has(anchor.id))
                    this.#linked.add(anchor);
        }
    }
    /** Counts a finding for each page and anchor, and returns what is suggested, by its key. */
    count(sites, counter) {
        const suggestions = new Map();
        if (this.#losses.length === 0)
            return suggestions;
        const earlier = new served_site/* ServedSite */.dT(sites.earlier);
        const later = new served_site/* ServedSite */.dT(sites.later);
        const pages = sites.earlier.names.filter(page_names/* isPage */.yp).length;
        for (const loss of this.#losses) {
            const before = findAddress(loss.from, earlier);
            const now = findAddress(loss.to, later);
            if (before === undefined || now === undefined)
                continue;
            const page = later.site.basePath + (0,byte_strings/* makeReadable */.Dy)(now);
            const to = before === now ? '' : page;
            for (const anchor of loss.anchors.filter((each) => this.#isCounted(each, pages))) {
                const key = (0,byte_strings/* toBytes */.ZJ)(later.site.basePath).concat(before, '#', anchor.id);
                countAnchor(anchor, { key, to, page: loss.to }, counter);
                const suggestion = suggestAnchor(anchor, page);
                if (suggestion !== undefined)
                    suggestions.set(key, suggestion);
            }
        }
        return suggestions;
    }
    /** `pages`: how many the earlier site had. */
    #isCounted(anchor, pages) {
        if (this.#linked.has(anchor))
            return true;
        const times = this.#times.get(getPlaceKey(anchor)) ?? 0;
        if (times >= MIN_PAGES && times * 10 >= pages * count_lost_anchors_OF_TEN)
            return false;
        if (anchor.counts === 'always')
            return true;
        return anchor.counts === 'unless-layout' && this.#words.get(anchor.id)?.size === 1;
    }
}
function getPlaceKey({ id, words }) {
    return `${id} ${words}`;
}
function countAnchor({ renamed }, { key, to, page }, counter) {
    const where = (0,occurrences/* pointAtFile */.y5)(page);
    if (renamed === undefined)
        counter.countWithValues('vanished-anchor', { to }, key, where);
    else
        counter.countWithValues('vanished-anchor/renamed', { to, id: (0,byte_strings/* makeReadable */.Dy)(renamed) }, key, where);
}
function suggestAnchor({ renamed, nearest }, page) {
    if (renamed !== undefined)
        return makeSuggestion('words', `${page}#${(0,byte_strings/* makeReadable */.Dy)(renamed)}`);
    return nearest && makeSuggestion(nearest.kind, `${page}#${(0,byte_strings/* makeReadable */.Dy)(nearest.id)}`);
}
/** Returns the address of a page that links usually name; undefined if the host serves none. */
function findAddress(name, served) {
    const file = served.files.get(name);
    if (file === undefined)
        return undefined;
    return served.listAddresses(file)[0];
}

;// CONCATENATED MODULE: ./lib/changes/vanished/find-vanished-pages.js
/**
 * Compares two builds of a site: which pages of the earlier one does the host not answer any more,
 * and where are they now?
 */




/**
 * Returns the pages of `earlier` with addresses that were answered under the rules of the host,
 * redirect files included, and are not under those of `later`. `moves` are the pages that are
 * elsewhere with the same content.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findVanishedPages(earlier, later, moves, signal) {
    const before = new served_site/* ServedSite */.dT(earlier);
    const after = new served_site/* ServedSite */.dT(later);
    const places = new Map(moves.map(({ from, to }) => [from, to]));
    const yieldIfOver = (0,event_loop/* makeCheckpoint */.Ny)(signal);
    const aliases = await groupExactAddresses(before, yieldIfOver);
    // An address that the host itself does not redirect.
    const findAddress = (file) => file === undefined ? undefined : after.listAddresses(file)[0];
    const found = [];
    for (const [file, name] of earlier.names.entries()) {
        await yieldIfOver();
        if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* isNotFoundPageOfSite */.dn)(name))
            continue;
        if ((0,dot_files/* findDottedPart */.$)(name, before.rules.dropsDotFiles) !== undefined)
            continue;
        const answered = new Set([...before.listAddresses(file), ...(aliases.get(file) ?? [])]);
        const { gone = [], left = [] } = Object.groupBy(answered, (path) => after.answer(path) === undefined ? 'gone' : 'left');
        const [first] = gone;
        if (first === undefined)
            continue;
        const place = after.files.get(places.get(name) ?? '');
        const moved = findAddress(place);
        // What is left of the addresses of a page that moved may lead to another one.
        const isReachable = left.some((path) => moved === undefined || after.findServedFile(path) === place);
        const to = moved ?? findAddress(after.findServedFile(left[0] ?? first)) ?? left[0];
        found.push({ name, gone, isReachable, to });
    }
    return found;
}
/** Returns the addresses of the site’s rules without wildcards, by the file that is shown there. */
async function groupExactAddresses(site, yieldIfOver) {
    const found = new Map();
    for (const path of listExactAddresses(site)) {
        await yieldIfOver();
        const file = site.findServedFile(path);
        if (file !== undefined)
            found.set(file, [...(found.get(file) ?? []), path]);
    }
    return found;
}
/** Returns the addresses of the site’s rules without wildcards. */
function listExactAddresses({ redirects }) {
    const found = new Set();
    for (const { source } of redirects.rules)
        if (source.kind === 'exact')
            found.add(source.path.replace(/^\/+/, ''));
    return found;
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-writer.js

/** Begins files that can hold comments. */
const NOTE = '# Addresses of the earlier site, and where their pages are now.';
/** Returns the base path, decoded, without the slash at its end. */
function decodeBasePath({ basePath }) {
    const bytes = (0,byte_strings/* toBytes */.ZJ)(basePath);
    return ((0,byte_strings/* percentDecode */.YZ)(bytes) ?? bytes).replace(/\/$/, '');
}

// EXTERNAL MODULE: ./lib/web/host/hosts/staticwebapp-config.js
var staticwebapp_config = __webpack_require__(3017);
// EXTERNAL MODULE: ./lib/web/host/redirects/json-file.js
var json_file = __webpack_require__(788);
// EXTERNAL MODULE: ./lib/web/host/redirects/problems.js
var problems = __webpack_require__(7927);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/json-content.js



/**
 * Returns what a JSON file holds, which is nothing where there is none; undefined if it is no
 * object.
 */
function readObject(own) {
    const read = (0,json_file/* readJsonFile */.J)(own ?? '{}', '');
    if ((0,problems/* isProblem */.AN)(read))
        return undefined;
    return read.value;
}
/** Returns a value if it is a list, and an empty one otherwise. */
function readList(value) {
    if (Array.isArray(value))
        return value;
    return [];
}
/** Returns a value as the content of a file. */
function printJson(value) {
    return (0,byte_strings/* toBytes */.ZJ)(`${JSON.stringify(value, null, 2)}\n`);
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/spellings.js
/** How addresses arrive at hosts. */

/** What RFC 3986 allows in a path (section 3.3, `pchar`). */
const BEYOND_PATH = /[^\w\-.~/!$&'()*+,;=:@]/g;
/**
 * What the URL parser of browsers leaves alone besides that:
 * https://url.spec.whatwg.org/#path-percent-encode-set
 */
const BEYOND_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g;
/**
 * What `encodeURIComponent` leaves alone:
 * https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent
 */
const BEYOND_COMPONENT = /[^\w\-.~/!'()*]/g;
/**
 * Returns how an absolute path (decoded) arrives at a host that does not decode it, each once: as
 * links usually spell it, as it is typed, and with more and more of it percent-encoded.
 */
function listSpellings(path) {
    const usual = [BEYOND_PATH, BEYOND_TYPED, BEYOND_COMPONENT].map((beyond) => path.replace(beyond, byte_strings/* percentEncode */.a));
    return [...new Set([...usual, (0,byte_strings/* percentEncode */.a)(path)])];
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/azure-static-web-apps-writer.js




/** A path in which no character has a meaning of its own. */
const IN_LETTERS = /^[\p{L}\p{M}\p{N} \-._~/]*$/u;
/** What a route takes besides its addresses, and what the list of them does, at most. In bytes. */
const OVERHEAD = 100;
/**
 * Routes come before files, and fit the address as it arrives; whether it is decoded then is not
 * documented, so names are written both ways:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
const AZURE_STATIC_WEB_APPS_WRITER = {
    getKey: staticwebapp_config/* getRouteKey */.TE,
    listSpellings(path) {
        const spellings = listSpellings(path);
        if (IN_LETTERS.test((0,byte_strings/* toText */.fE)(path)))
            return [...spellings, path];
        return spellings;
    },
    findRefusal({ path, from }, served) {
        if (from.includes('*'))
            return 'in Azure, `*` stands for any characters';
        const folder = path.match(/^(.+)\/index\.html$/s)?.[1];
        if (folder === undefined)
            return undefined;
        if ([folder, folder.concat('/')].some((form) => served.answer(form) !== undefined))
            return 'Azure would also apply it to the address of the folder, which the site answers';
        return undefined;
    },
    capacity: {
        reason: 'Azure accepts a file of up to 20 KB',
        count(redirects, own) {
            let left = staticwebapp_config/* MAX_CONFIG_BYTES */.GW - printJson(readObject(own) ?? {}).length - OVERHEAD;
            for (const [position, { from, to }] of redirects.entries()) {
                left -= from.length + to.length + OVERHEAD;
                if (left < 0)
                    return position;
            }
            return redirects.length;
        },
    },
    printFiles(redirects, _, own) {
        const config = readObject(own);
        if (config === undefined)
            return undefined;
        const routes = redirects.map(({ from, to }) => {
            return { route: (0,byte_strings/* toText */.fE)(from), redirect: to, statusCode: 301 };
        });
        return [
            [(0,byte_strings/* toBytes */.ZJ)(staticwebapp_config/* CONFIG */.PI), printJson({ ...config, routes: [...routes, ...readList(config.routes)] })],
        ];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/cloudflare-redirects.js
var cloudflare_redirects = __webpack_require__(8386);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-lines.js
/** Files `_redirects`, which have a line for each redirect. */


/** Returns the line of a redirect. */
function formatLine({ from, to }) {
    return `${from} ${to} 301`;
}
/** Returns a file with a line for each redirect, in front of the site’s own rules. */
function printLines(redirects, _, own = '') {
    const note = `${NOTE} This replaces the site’s _redirects.`;
    const content = [note, ...redirects.map(formatLine), '', own].join('\n');
    return [[(0,byte_strings/* toBytes */.ZJ)('_redirects'), (0,byte_strings/* toBytes */.ZJ)(content)]];
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/cloudflare-writer.js



/**
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. A rule that is
 * wrong counts, too.
 */
const CLOUDFLARE_WRITER = {
    listSpellings: listSpellings,
    findRefusal(redirect) {
        if (/\*|:[A-Za-z]/.test(redirect.from))
            return 'Cloudflare gives `*`, and a `:` before a letter, another meaning';
        if (formatLine(redirect).length > cloudflare_redirects/* MAX_LINE */.MV)
            return `Cloudflare accepts lines of up to ${cloudflare_redirects/* MAX_LINE */.MV} characters`;
        return undefined;
    },
    capacity: {
        reason: `Cloudflare accepts up to ${cloudflare_redirects/* MAX_STATIC_RULES */.yq} rules without \`*\``,
        count(_, own = '') {
            const ownRules = own.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
            return cloudflare_redirects/* MAX_STATIC_RULES */.yq - ownRules.length;
        },
    },
    printFiles: printLines,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/github-pages-writer.js


/**
 * GitHub Pages has no redirects:
 * https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small pages
 * stand in for those that are gone, as those of `jekyll-redirect-from` do
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html,
 * read 2026-11): browsers go on at once, and search engines take them for permanent redirects.
 */
const GITHUB_PAGES_WRITER = {
    listSpellings: (path) => [path],
    findRefusal({ page, destination }, served) {
        const there = served.findServedFile(destination);
        const hasOther = (0,served_site/* listAddressForms */.WP)(page).some((form) => {
            const answer = served.answer(form);
            return answer !== undefined && !(answer.kind === 'file' && answer.file === there);
        });
        if (hasOther)
            return 'the site has something else in that place';
        return undefined;
    },
    printFiles(redirects, { domain }) {
        const host = domain === undefined ? '' : `https://${domain}`;
        return redirects.map(({ page, to }) => [page, (0,byte_strings/* toBytes */.ZJ)(printPage(to, host))]);
    },
};
/**
 * Returns HTML that is XML, too, for names such as `a.xhtml`. `to` is percent-encoded: nothing in
 * it means anything to either, or to scripts.
 */
function printPage(to, host) {
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

// EXTERNAL MODULE: ./lib/web/host/hosts/netlify-redirects.js
var netlify_redirects = __webpack_require__(7396);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/netlify-writer.js





/**
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector`
 * 0.5, read and run 2026-11.
 */
const NETLIFY_WRITER = {
    // A slash at the end makes no difference.
    listSpellings: (path) => listSpellings(path).map((spelling) => spelling.replace(/(?<=.)\/$/, '')),
    findRefusal(redirect) {
        const read = (0,netlify_redirects/* readLine */.Xw)(formatLine(redirect), undefined);
        if ((0,problems/* isProblem */.AN)(read))
            return read.message;
        if (read.source.kind === 'pattern')
            return 'Netlify gives `*` at the end of a name, and `:` at its start, another meaning';
        if ((0,netlify_redirects/* findSelfRedirect */.Cq)(read, (0,patterns/* decodePath */.q0)(redirect.from)))
            return 'Netlify may treat a rule with `*` as a loop if its address begins with its target';
        return undefined;
    },
    printFiles: printLines,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/nginx-writer.js



/** `NGX_CONF_BUFFER`: a longer word is refused. In bytes. */
const MAX_WORD = 4_096;
/** Where a key is longer, in bytes, nginx only starts with larger buckets. */
const MAX_USUAL_KEY = 40;
const USAGE = `${NOTE} Include this file in the http block, and put the two lines
# of the server block into that of the site. If your configuration has map_hash_bucket_size \
already, remove it here.
#
#   include /etc/nginx/redirects.conf;
#   server {
#       absolute_redirect off;
#       if ($moved_to) { return 301 $moved_to$is_args$args; }
`;
/**
 * A `map`: https://nginx.org/en/docs/http/ngx_http_map_module.html, and `ngx_conf_read_token` in
 * its `src/core/ngx_conf_file.c`, read 2026-11. Keys are compared with `$uri`: decoded, with single
 * slashes, and without regard to the case of ASCII letters. Two keys that are equal then are
 * refused.
 */
const NGINX_WRITER = {
    listSpellings: (path) => [path],
    findRefusal({ from, to }) {
        const isTooLong = 2 * from.length > MAX_WORD || to.length > MAX_WORD;
        if (isTooLong)
            return 'nginx accepts words of up to 4,096 bytes';
        return undefined;
    },
    printFiles(redirects, site) {
        const isUnique = findUniquePaths(redirects, site);
        const lines = redirects.map(({ from, to }) => {
            const key = isUnique(from) ? from : escapePath(from);
            return `    ${quoteWord(key)} ${quoteWord(to)};\n`;
        });
        // Otherwise nginx does not start: `NGX_HASH_ELT_SIZE` in its `src/core/ngx_hash.c`.
        const isLong = redirects.some(({ from }) => from.length > MAX_USUAL_KEY);
        const sizes = isLong ? 'map_hash_bucket_size 4096;\n' : '';
        const map = `${USAGE}${sizes}map $uri $moved_to {\n    default "";\n${lines.join('')}}\n`;
        return [[(0,byte_strings/* toBytes */.ZJ)('redirects.conf'), (0,byte_strings/* asBytes */.Yd)(map)]];
    },
};
/**
 * Returns whether no other address of the site, or of a redirect, differs from a path in case
 * alone.
 */
function findUniquePaths(redirects, site) {
    const prefix = decodeBasePath(site);
    const there = site.names.flatMap(served_site/* listAddressForms */.WP).map((form) => `${prefix}/${form}`);
    const all = new Set([...there, ...redirects.map(({ from }) => from)]);
    const byFolded = Map.groupBy(all, foldCase);
    return (path) => byFolded.get(foldCase(path))?.length === 1;
}
/** Returns a regular expression for this path alone. */
function escapePath(path) {
    return `~^${path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}\\z`;
}
/** As `ngx_tolower`: ASCII alone. */
function foldCase(path) {
    return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
/**
 * Returns a word in quotes, in which a backslash, a quote and three control characters are escaped.
 */
function quoteWord(word) {
    const escaped = word
        .replace(/[\\"]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replaceAll('\t', '\\t');
    return `"${escaped}"`;
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/s3-cloudfront-writer.js


/** Of the key, and of the key with its value, in bytes. */
const MAX_KEY = 512;
const MAX_PAIR = 1_024;
/**
 * A file to be imported into a key value store, which a viewer function asks:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html,
 * read 2026-11.
 */
const S3_CLOUDFRONT_WRITER = {
    listSpellings: (path) => [(0,byte_strings/* percentEncode */.a)(path)],
    findRefusal({ from, to }) {
        if (from.length <= MAX_KEY && from.length + to.length <= MAX_PAIR)
            return undefined;
        return 'CloudFront accepts keys of up to 512 bytes, and 1 KB with their values';
    },
    printFiles(redirects) {
        const data = redirects.map(({ from, to }) => ({ key: from, value: to }));
        return [[(0,byte_strings/* toBytes */.ZJ)('key-value-store.json'), printJson({ data })]];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-json.js + 4 modules
var vercel_json = __webpack_require__(9886);
// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-schema.js
var vercel_schema = __webpack_require__(2556);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/vercel-writer.js





/**
 * Redirects come before files, and fit the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11.
 */
const VERCEL_WRITER = {
    listSpellings: listSpellings,
    findRefusal({ from, to }) {
        const isTooLong = 2 * Math.max(from.length, to.length) > vercel_schema/* MAX_RULE_LENGTH */.pc;
        if (isTooLong)
            return `Vercel accepts up to ${vercel_schema/* MAX_RULE_LENGTH */.pc} characters`;
        return undefined;
    },
    capacity: {
        reason: `Vercel accepts up to ${vercel_schema/* MAX_RULES */.tA} rules`,
        count(_, own) {
            return vercel_schema/* MAX_RULES */.tA - readList(readObject(own)?.redirects).length;
        },
    },
    printFiles(redirects, _, own) {
        const config = readObject(own);
        // Where there are routes of the old kind, Vercel refused redirects for long.
        if (config === undefined || config.routes !== undefined)
            return undefined;
        const items = redirects.map(({ from, to }) => {
            return { source: escapeSource(from), destination: to, permanent: true };
        });
        return [
            [
                (0,byte_strings/* toBytes */.ZJ)(vercel_json/* VERCEL_JSON */.p),
                printJson({ ...config, redirects: [...items, ...readList(config.redirects)] }),
            ],
        ];
    },
};
/**
 * `path-to-regexp` 6.1 gives some of these a meaning unless a backslash stands before them. Of the
 * others, Vercel refuses what is no regular expression either (`checkRegexSyntax` of
 * `@vercel/routing-utils`).
 */
function escapeSource(from) {
    return from.replace(/[:(){}[\]*+?^$|\\]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-writers.js







/** How redirects are written in the form of each host. */
const REDIRECT_WRITERS = {
    'github-pages': GITHUB_PAGES_WRITER,
    's3-cloudfront': S3_CLOUDFRONT_WRITER,
    'cloudflare-pages': CLOUDFLARE_WRITER,
    'cloudflare-workers': CLOUDFLARE_WRITER,
    'azure-static-web-apps': AZURE_STATIC_WEB_APPS_WRITER,
    netlify: NETLIFY_WRITER,
    vercel: VERCEL_WRITER,
    nginx: NGINX_WRITER,
    'air-gapped': NGINX_WRITER,
};

;// CONCATENATED MODULE: ./lib/changes/vanished/print-redirects.js
/** One list of redirects for the addresses of vanished pages, printed in the form of each host. */




/**
 * Returns redirects in the form of `host`, from the addresses of `pages` that are gone to where the
 * pages are now; undefined if there are none, or if they cannot be added to the site’s own file.
 * Rules that would change the answer to an address of the site are left out.
 */
function printRedirects(host, pages, site) {
    const writer = REDIRECT_WRITERS[host];
    const all = listRedirects(writer, pages, site);
    const [own] = site.redirects;
    const isUnreadable = own !== undefined && own.text === undefined;
    if (all.length === 0 || isUnreadable)
        return undefined;
    const leftOut = [];
    const possible = keepPossible(writer, all, new served_site/* ServedSite */.dT(site), leftOut);
    const kept = keepWhatFits(writer, possible, own?.text, leftOut);
    const files = writer.printFiles(kept, site, own?.text);
    if (files === undefined)
        return undefined;
    const written = new Map(kept.map(({ from, to }) => [getKey(writer, from), to]));
    const redirected = all.filter(({ from, to }) => written.get(getKey(writer, from)) === to);
    const addresses = new Set(redirected.map(({ path }) => path)).size;
    return { addresses, files: new Map(files), leftOut };
}
/**
 * Returns a redirect for each spelling of each address. The address that links usually name comes
 * first for each page, then the others: there may not be room for all.
 */
function listRedirects(writer, pages, site) {
    const prefix = decodeBasePath(site);
    const ranked = pages.flatMap(({ name: page, gone, to: destination }) => {
        if (destination === undefined)
            return [];
        return gone.map((path, rank) => ({ rank, page, path, destination }));
    });
    ranked.sort((a, b) => a.rank - b.rank || (0,byte_strings/* compareBytes */.Xo)(a.path, b.path));
    return ranked.flatMap(({ page, path, destination }) => {
        const to = (0,byte_strings/* percentEncode */.a)(prefix.concat('/', destination));
        const spellings = writer.listSpellings(prefix.concat('/', path));
        return spellings.map((from) => ({ page, path, destination, from, to }));
    });
}
/** Returns what two addresses have in common that are one to the host. */
function getKey(writer, from) {
    if (writer.getKey === undefined)
        return from;
    return writer.getKey(from);
}
/** Returns the redirects that the host takes, each once. The others are added to `leftOut`. */
function keepPossible(writer, all, served, leftOut) {
    const possible = new Map();
    for (const redirect of all) {
        const key = getKey(writer, redirect.from);
        const same = possible.get(key);
        const isAmbiguous = same !== undefined && same.to !== redirect.to;
        let why = writer.findRefusal(redirect, served);
        if (isAmbiguous)
            why = 'the host reads it as another address';
        if (why !== undefined)
            leftOut.push({ ...redirect, why });
        else if (same === undefined)
            possible.set(key, redirect);
    }
    return [...possible.values()];
}
/** Returns the redirects that fit in. The others are added to `leftOut`. */
function keepWhatFits({ capacity }, possible, own, leftOut) {
    if (capacity === undefined)
        return possible;
    const most = Math.max(0, capacity.count(possible, own));
    for (const redirect of possible.slice(most))
        leftOut.push({ ...redirect, why: capacity.reason });
    return possible.slice(0, most);
}

;// CONCATENATED MODULE: ./lib/changes/vanished/check-with-earlier.js
/**
 * What a site does not answer any more of an earlier one: the findings, and the redirects that
 * repair it.
 */
















/** How many more addresses of a page are named. */
const check_with_earlier_MAX_NAMED = 3;
/** How many files with redirects are named. */
const check_with_earlier_MAX_FILES = 9;
/**
 * Checks a site as `checkSite` does. If it was compared with an earlier one, that is checked by the
 * same rules, to tell what is new; each page and anchor that vanished is a finding, too, and
 * redirects for pages are written into a new folder within `reportDir`, if there is one; `info` is
 * given its path. Returns also what was redirected, for the summary; undefined if nothing was.
 * @throws what `checkSite` throws; what the file system throws when the redirects cannot be written
 */
async function checkWithEarlier(options, compared) {
    if (compared === undefined)
        return { verdict: await checkSite(options), redirects: undefined };
    const { reportDir, signal, info } = options;
    const { moves, changes, lostAnchors = [] } = compared;
    const lost = new LostAnchorCounter(lostAnchors);
    let redirects;
    // How many pages there have to be is known of the later one alone.
    const earlierOptions = {
        ...options,
        listed: compared.earlierInFull,
        pageCount: undefined,
        onAnchorsRead: (asked, served) => lost.noteLinkedAnchors(asked, served),
    };
    const logOfEarlier = (line) => info((0,clean/* safe */.gB) `Earlier site: ${line}`);
    const places = new EarlierPlaces({
        earlier: compared.earlier.names,
        later: compared.later.names,
        moves,
        basePath: options.basePath,
    });
    const verdict = await checkSite({
        ...options,
        places,
        earlier: await countEarlierFindings({ ...earlierOptions, info: logOfEarlier }),
        listed: compared.later,
        async countChanges(later, counter) {
            const earlier = (await (0,published_files/* selectPublishedFiles */.c)(compared.earlier, later, signal)).site;
            const pages = await findVanishedPages(earlier, later, moves, signal);
            countVanished(pages, later, counter);
            const suggestions = lost.count({ earlier, later }, counter);
            // Each host has rules of its own.
            const isNeeded = pages.length > 0 || later.host === undefined;
            if (reportDir === undefined || !isNeeded)
                return { sections: [changes], suggestions };
            redirects = await writeRedirects(reportDir, { earlier, later, moves }, signal, info);
            if (redirects === undefined)
                return { sections: [changes], suggestions };
            return { sections: [changes, redirects], suggestions };
        },
    });
    return { verdict, redirects };
}
/** Counts one finding for each page, under the first of its addresses that are gone. */
function countVanished(pages, site, counter) {
    const showPath = (path) => site.basePath + (0,byte_strings/* makeReadable */.Dy)(path);
    for (const page of pages) {
        const { gone, to } = page;
        const [first = '', ...more] = gone;
        const named = more.slice(0, check_with_earlier_MAX_NAMED).map(showPath);
        if (named.length < more.length)
            named.push('…');
        const values = { others: named.join(', '), to: showPath(to ?? byte_strings/* NO_BYTES */.CR) };
        counter.countAddress(chooseKind(page), (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(first), values);
    }
}
function chooseKind({ to, isReachable }) {
    if (to === undefined)
        return 'vanished-page';
    if (isReachable)
        return 'vanished-page/address';
    return 'vanished-page/moved';
}
/**
 * Writes the redirects that repair the pages: in the form of the site's host, or, without one, in
 * that of each host. Returns what they are for, and how to copy them; undefined if there are none.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
async function writeRedirects(reportDir, { earlier, later, moves }, signal, info) {
    const folder = findFreeFolder((0,external_node_path_.join)(reportDir, 'redirects'));
    const { host: ownHost } = later;
    const written = [];
    const names = [];
    for (const host of ownHost === undefined ? hosts/* HOST_NAMES */.Wq : [ownHost]) {
        const site = serveByHost(later, host);
        const pages = await findVanishedPages(serveByHost(earlier, host), site, moves, signal);
        const printed = printRedirects(host, pages, site);
        if (printed === undefined)
            continue;
        await writeRedirectFiles((0,external_node_path_.join)(folder, host), printed, signal);
        written.push(printed);
        for (const name of printed.files.keys())
            names.push(`${(0,external_node_path_.basename)(folder)}/${host}/${(0,byte_strings/* toText */.fE)(name)}`);
    }
    if (written.length === 0)
        return undefined;
    const most = Math.max(...written.map(({ addresses }) => addresses));
    if (most === 0) {
        info((0,clean/* safe */.gB) `No redirects were written: the omitted ones are listed in ${folder}`);
        return undefined;
    }
    const upTo = written.length === 1 ? '' : 'up to ';
    const what = `${upTo}${(0,units/* count */.U9)(most, 'address', 'addresses')} of the earlier site`;
    const isWhole = written.every(({ leftOut }) => leftOut.length === 0);
    const but = isWhole ? '' : '; the omitted ones are listed next to them';
    const place = ownHost === undefined ? folder : (0,external_node_path_.join)(folder, ownHost);
    info((0,clean/* safe */.gB) `Redirects for ${what} are in ${place}${but}`);
    return {
        heading: `Redirects for ${what}${but}`,
        content: describeCopying(names, `${(0,external_node_path_.basename)(folder)}/${ownHost ?? 'HOST'}/.`),
    };
}
/** Returns how a later step copies the files with redirects `from` the folder of the report. */
function describeCopying(names, from) {
    const where = (0,markup/* html */.qy) `${listFirstNames(names)} in the folder of the report`;
    const report = (0,markup/* html */.qy) `<code>REPORT</code> is the output <code>verifyReport</code>`;
    const copying = (0,markup/* html */.qy) `To copy them in a later step, where ${report}`;
    return (0,markup/* html */.qy) `<p>${where}. Add them to the sources of the site. ${copying}:</p>
${(0,markup/* renderLinesToCopy */.Go)([(0,clean/* safe */.gB) `cp -r "$(dirname "$REPORT")"/${from} .`])}`;
}
/** Returns the first names as code, and how many there are besides. */
function listFirstNames(names) {
    const shown = names.slice(0, check_with_earlier_MAX_FILES).map((name, i) => {
        const comma = i === 0 ? '' : ', ';
        return (0,markup/* html */.qy) `${comma}${(0,markup/* renderCode */.cR)(name)}`;
    });
    const more = names.length - shown.length;
    const rest = more > 0 ? ` and ${(0,units/* count */.U9)(more, 'more file')}` : '';
    const verb = names.length === 1 ? 'is' : 'are';
    return (0,markup/* html */.qy) `${shown}${rest} ${verb}`;
}
/**
 * Returns `path`, with a number at its end if there is something already: a folder for reports is
 * used again and again.
 */
function findFreeFolder(path) {
    for (let number = 2, name = path;; number++) {
        if (!(0,external_node_fs_.existsSync)(name))
            return name;
        name = `${path}-${number}`;
    }
}
/** Returns a site as this host serves it. */
function serveByHost(site, host) {
    const read = (0,served_site/* listRedirectFiles */.cb)({ host, basePath: site.basePath });
    return { ...site, host, redirects: site.redirects.filter(({ name }) => read.includes(name)) };
}
/** Writes files into a new folder, and the list of what is left out beside it. */
async function writeRedirectFiles(folder, { files, leftOut }, signal) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    for (const [name, content] of files) {
        signal.throwIfAborted();
        await (0,promises_.mkdir)((0,web_tree/* makeDiskPath */.fx)(folder, (0,byte_strings/* getFolder */.L2)(name)), { recursive: true });
        await (0,promises_.writeFile)((0,web_tree/* makeDiskPath */.fx)(folder, name), Buffer.from(content, 'latin1'));
    }
    const lines = leftOut.map(({ from, to, why }) => `${encodeUnprintable(from)} -> ${to}: ${why}\n`);
    if (lines.length > 0)
        await (0,promises_.writeFile)(`${folder}-left-out.txt`, lines.join(''));
}
const encodeUnprintable = (bytes) => bytes.replace(/[^\x21-\x7e]/g, byte_strings/* percentEncode */.a);

// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/findings/failing.js
var failing = __webpack_require__(3270);
// EXTERNAL MODULE: ./lib/github/workspace.js
var workspace = __webpack_require__(1486);
// EXTERNAL MODULE: ./lib/summary/findings-section.js
var findings_section = __webpack_require__(5482);
// EXTERNAL MODULE: ./lib/phases/annotations.js
var annotations = __webpack_require__(3558);
// EXTERNAL MODULE: ./lib/phases/failure-words.js
var failure_words = __webpack_require__(6458);
;// CONCATENATED MODULE: ./lib/phases/judged-check.js






/** What a check found, and what that means by `verify` and `fail-on`. */
class JudgedCheck {
    checked;
    #settings;
    /** The findings that fail the step. */
    #failing;
    /** What fails the step besides errors, in words; undefined if nothing does. */
    #others;
    constructor(checked, settings) {
        this.checked = checked;
        this.#settings = settings;
        this.#failing = [];
        if (settings.verify !== 'report')
            this.#failing = checked.findings.filter((finding) => (0,failing/* isFailure */.N6)(finding, settings));
        this.#others = (0,failing/* describeOthers */.Hi)(this.#failing, settings.failOn, this.#isOfNewAlone);
    }
    /** Do new errors alone fail the step? Without an earlier site, all of them do. */
    get #isOfNewAlone() {
        return this.#settings.verify === 'strict-new' && this.checked.fixed !== undefined;
    }
    /** Are errors that the earlier site has, too, no reason to look? */
    get #areKnownFolded() {
        return this.#settings.verify !== 'strict' && this.checked.fixed !== undefined;
    }
    /**
     * Returns whether a finding needs no look: accepted ones and, where they fail nothing, known
     * ones, which would be annotated in each run.
     */
    isFolded = (finding) => {
        if (!(0,findings_finding/* isCounted */.he)(finding))
            return true;
        return this.#areKnownFolded && finding.isNew === false;
    };
    /** Returns what was found, for the title of the summary and the line below it. */
    describe() {
        const { checked } = this;
        const areNewAlone = this.#areKnownFolded;
        let { errors } = checked;
        if (areNewAlone)
            errors = (0,count_findings/* countNewErrors */.XD)(checked);
        const inErrors = (0,count_findings/* describeErrors */.rg)(checked, areNewAlone);
        let found = inErrors;
        if (this.#others !== undefined) {
            found = this.#others;
            if (errors > 0)
                found = `${inErrors} and ${this.#others}`;
        }
        if (checked.diagnosis?.kind === 'no-pages')
            found = 'no pages to check';
        return {
            found,
            details: listDetails(checked, areNewAlone),
            hasFaults: errors > 0 || this.#failing.length > 0,
            although: this.#findAlthough(errors, inErrors),
            diagnosis: checked.diagnosis?.message,
            hasReport: checked.findings.length > 0,
        };
    }
    /** Returns why a step goes on with these errors, if it does, and what would end it. */
    #findAlthough(errors, inErrors) {
        if (errors === 0 || this.#settings.verify !== 'report')
            return undefined;
        if (this.checked.diagnosis?.kind === 'no-pages') {
            const why = 'although there were no pages to check: look at the export in the dashboard';
            return `${why}; \`verify: strict\` would fail this step`;
        }
        let gate = 'strict-new';
        if (this.checked.fixed === undefined)
            gate = 'strict';
        const why = `although the check found ${inErrors} (\`verify: report\`)`;
        return `${why}; \`verify: ${gate}\` would fail this step`;
    }
    /**
     * Returns the failure of a step that has to end because of what was found; undefined if it goes
     * on.
     */
    findFailure({ folder, job, hasValuesFile }) {
        if (this.#failing.length === 0)
            return undefined;
        const { checked } = this;
        const { verify, failOn } = this.#settings;
        const isEmptyExport = checked.pages === 0 && job !== undefined;
        const lacksPages = isEmptyExport || this.#failing.every(({ code }) => code === 'page-count');
        return new errors/* StepError */.z('verify-failed', {
            errors: this.#describeFailingErrors(),
            others: this.#describeFailingOthers(),
            verify,
            failOn: failOn.text,
            without: this.#findLackingInput(),
            diagnosis: checked.diagnosis?.message ?? (0,failure_words/* describeWorst */.JT)(this.#failing),
            fix: this.#adviseOnFix(lacksPages),
            consequence: (0,failure_words/* describeConsequence */.l0)(hasValuesFile),
            // Who has accepted a finding, and made a typo, would be told to accept it.
            unused: checked.findings.find(({ code }) => code === 'unused-acceptance')?.message,
            shown: (0,failure_words/* describeShownErrors */.iR)(this.#failing, { ...checked, isFolded: this.isFolded }),
            report: checked.reportPath,
            site: folder.root,
        });
    }
    /** Returns the errors that fail the step or, if none do, what else does. */
    #describeFailingErrors() {
        if (!this.#failing.some(findings_finding/* isError */.bJ))
            return this.#others;
        if (this.#isOfNewAlone)
            return (0,count_findings/* describeNewErrors */.rh)(this.checked);
        return (0,count_findings/* describeSeverity */.HI)(this.checked, 'error');
    }
    /** Returns what else fails the step, with a verb. */
    #describeFailingOthers() {
        if (this.#others === undefined)
            return undefined;
        const others = this.#failing.filter((finding) => !(0,findings_finding/* isError */.bJ)(finding));
        if (others.length > 1)
            return `${this.#others} fail`;
        return `${this.#others} fails`;
    }
    /** Returns the input without which new errors cannot be told from known ones. */
    #findLackingInput() {
        const { verify } = this.#settings;
        if (verify === 'strict-new' && this.checked.fixed === undefined)
            return '`compare-with`';
        return undefined;
    }
    /** Returns how to fix what fails the step; undefined where the diagnosis says that. */
    #adviseOnFix(lacksPages) {
        if (lacksPages)
            return 'Export again';
        if (this.checked.diagnosis !== undefined)
            return undefined;
        return 'Fix the source of the site';
    }
}

;// CONCATENATED MODULE: ./lib/phases/run-check.js












/**
 * Checks a site against the rules of its host and reports what it found: outputs, summary,
 * annotations, and a report for people and for programs.
 * @throws StepError `check-disk-failed` and `check-crashed` with `verify: strict` or `strict-new`,
 * and where the check is all that the step does: a report never makes a step red that has something
 * to publish
 */
async function runCheck(site, settings, step) {
    const isCheckAlone = site.job === undefined;
    const checked = await step
        .phase('Check', () => checkBuild(site, settings, step))
        .catch((error) => {
        step.signal.throwIfAborted();
        const failure = explainCheckError(error, site.folder.root, isCheckAlone);
        if (isCheckAlone || settings.verify !== 'report')
            throw failure;
        step.log.trace(error);
        step.log.warning((0,clean/* safe */.gB) `Not checked: ${step.facts.subject}`, failure.shown);
        return failure;
    });
    if (checked instanceof errors/* StepError */.z)
        return { result: { hasFaults: true, toleratedFailure: checked } };
    const judged = new JudgedCheck(checked, settings);
    if (isCheckAlone)
        step.outputs.set('siteFiles', String(checked.files));
    warnOfOtherSite(site, checked, step);
    setOutputs(checked, step);
    report(checked, step);
    showFindings(judged, settings, step);
    return {
        result: judged.describe(),
        page: checked.page,
        failure: judged.findFailure(site),
    };
}
async function checkBuild({ folder, domain, job, digest, compared }, settings, step) {
    const { signal, log, clock } = step;
    const options = {
        ...settings,
        listed: await folder.list(),
        domain,
        pageCount: job?.pageCount,
        job: job?.id,
        siteDigest: digest,
        reportDir: step.reportFolder(),
        workspace: (0,workspace/* readWorkspace */.i)(step.env),
        signal,
        info: log.info,
        clock,
    };
    const { verdict: checked, redirects } = await checkWithEarlier(options, compared);
    if (redirects !== undefined)
        step.sections.push(redirects);
    return checked;
}
function setOutputs(checked, { outputs }) {
    outputs.set('verifyReport', checked.reportPath);
    outputs.set('verifyErrors', String(checked.errors));
    outputs.set('verifyWarnings', String(checked.warnings));
    outputs.set('verifyAccepted', String(checked.accepted));
    outputs.set('externalLinks', checked.externalLinksPath);
    outputs.set('newExternalLinks', checked.newExternalLinksPath);
    if (checked.fixed === undefined)
        return;
    outputs.set('verifyNewErrors', String((0,count_findings/* countNewErrors */.XD)(checked)));
    outputs.set('verifyNewWarnings', String((0,count_findings/* countNewWarnings */.pX)(checked)));
}
/** Says in the log and in the details of the summary what was found in what. */
function report(checked, { log, notes }) {
    const { fixed, reportPath } = checked;
    const what = (0,count_findings/* describeChecked */.j$)(checked);
    const found = [(0,count_findings/* describeFindings */.kA)(checked)];
    if (fixed !== undefined)
        found.push((0,count_findings/* describeNewErrors */.rh)(checked, fixed));
    const inWords = found.join('; ');
    const where = (0,clean/* safe */.gB) `The report is at ${reportPath}, with report.html next to it`;
    log.info((0,clean/* safe */.gB) `Checked ${what}: found ${inWords}. ${where}`);
    notes.push({ name: 'Checked', value: what }, { name: 'Findings', value: inWords }, { name: 'Report', value: reportPath });
}
/** Shows the findings in the summary and as annotations. */
function showFindings({ checked, isFolded }, { previewUrl, failOn }, step) {
    const { env, sections, foldedSections } = step;
    if (checked.findings.length > 0) {
        const listed = { ...checked, isFolded };
        sections.push((0,findings_section/* makeFindingsSection */.SK)('Findings of the check', listed, { env, previewUrl }));
    }
    foldedSections.push(...(0,findings_section/* makeCodesSections */.l1)('Findings by code', checked), ...(0,findings_section/* makePagesSections */.t_)(checked));
    (0,annotations/* announce */.i)(checked, step, (finding) => (0,failing/* isFailing */.DI)(finding, failOn) && !isFolded(finding));
}
/**
 * Asks whether a resumed job is that of another site, if most pages name another host than the
 * domain.
 */
function warnOfOtherSite({ resumedJob }, { findings, pages }, { log }) {
    if (resumedJob === undefined)
        return;
    const named = findings.find((each) => each.code === 'canonical-host' && each.severity === 'warning' && (0,findings_finding/* isCounted */.he)(each));
    if (named === undefined || named.pages * 2 < pages)
        return;
    const what = (0,clean/* safe */.gB) `The site calls itself ${named.address ?? named.target}`;
    log.warning((0,clean/* safe */.gB) `Another site?`, (0,clean/* safe */.gB) `${what}: is ${resumedJob} another site’s export?`);
}
function explainCheckError(error, site, isCheckAlone) {
    // Where the check is all that the step does, it cannot be switched off.
    let off;
    if (!isCheckAlone)
        off = 'off';
    if ((0,file_errors/* isDiskError */.M)(error))
        return new errors/* StepError */.z('check-disk-failed', { site, why: error.message, off }, error);
    return new errors/* StepError */.z('check-crashed', { site, what: (0,error_message/* getErrorMessage */.u)(error), off }, error);
}


/***/ }),

/***/ 2104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vN: () => (/* binding */ DATA),
  $0: () => (/* binding */ MAX_DOCUMENT),
  $: () => (/* binding */ findDocument)
});

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/documents/xml.js
var documents_xml = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/web/documents/feed.js




const ROOTS = new Set(['rss', 'feed', 'RDF']);
/** A feed begins like this, after a declaration and comments. */
const BEGINS = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/;
/**
 * Relations whose target readers show or load (RFC 4287, RFC 5005): not endpoints for editors and
 * hubs.
 */
const RELATIONS = (0,words/* splitWords */.y)(`
  alternate current enclosure first icon last next next-archive prev-archive previous self
`);
/**
 * Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is a name, which outlives
 * the page.
 */
const HOLDS_ADDRESS = new Set(['link', 'icon', 'logo']);
/** May the file be a feed, going by its first bytes? */
function beginsLikeFeed(start) {
    return BEGINS.test(start);
}
/**
 * Calls `found` for each address in an RSS or Atom feed that its readers follow or load. What
 * entries contain is not read. Returns false if the text is no feed.
 */
function scanFeed(xml, found) {
    let isFeed = false;
    let hasOwnBase = false;
    let text = '';
    let textLine = 1;
    const take = (written, line) => {
        const address = written?.trim() ?? '';
        // What is relative is relative to `xml:base`, or for RSS to whatever the reader thinks.
        const isKnown = /^(?:https?:)?\/\//i.test(address) || (address.startsWith('/') && !hasOwnBase);
        if (isKnown && address.length <= web_address/* MAX_USUAL_ADDRESS */.hV)
            found({ role: 'feed', address, line: line - 1 });
    };
    (0,documents_xml/* readXml */.k)((0,byte_strings/* toBytes */.ZJ)(xml), {
        open(path, element) {
            if (path.length === 1)
                isFeed = ROOTS.has(path[0] ?? '');
            if (!isFeed)
                return;
            hasOwnBase ||= element.attribute('xml:base') !== undefined;
            text = '';
            textLine = element.line;
            take(addressOf(path, element), element.line);
        },
        text(piece, path) {
            if (holdsAddress(path) && text.length <= web_address/* MAX_USUAL_ADDRESS */.hV)
                text += piece;
        },
        close(path) {
            if (isFeed && holdsAddress(path))
                take(text, textLine);
            text = '';
        },
    });
    return isFeed;
}
/** Returns the address that an element has as an attribute. */
function addressOf(path, { name, attribute }) {
    const local = path.at(-1);
    if (local === 'link' && attribute('href') !== undefined) {
        if (RELATIONS.has(attribute('rel') ?? 'alternate'))
            return attribute('href');
        return undefined;
    }
    if (local === 'enclosure' || name.startsWith('media:'))
        return attribute('url');
    if (local === 'content')
        return attribute('src');
    return undefined;
}
function holdsAddress(path) {
    const last = path.at(-1);
    if (last === undefined)
        return false;
    return HOLDS_ADDRESS.has(last) || (last === 'url' && path.at(-2) === 'image');
}

// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
// EXTERNAL MODULE: ./lib/web/documents/json.js
var json = __webpack_require__(7805);
;// CONCATENATED MODULE: ./lib/web/documents/json-documents.js
/** Documents in JSON that name addresses: which of their strings do. */


/**
 * Returns a function that calls `found` for each address in a text, and returns whether that is
 * JSON of the kind.
 */
function reads(finder) {
    return (text, found) => {
        const texts = [];
        const lineAt = (0,line_counter/* makeLineCounter */.F)(text);
        const outcome = (0,json/* walkJson */.g)(text, (path, at, value) => {
            if (value === undefined)
                return;
            const place = path.filter((key) => !/^\d+$/.test(key)).join(' ');
            texts.push({ value, line: lineAt(at), path: [...path], place });
        });
        const references = outcome === 'no JSON' ? undefined : finder(texts);
        for (const reference of references ?? [])
            found(reference);
        return references !== undefined;
    };
}
function named(texts, roleOf) {
    return texts.flatMap((text) => {
        const role = roleOf(text);
        if (role === undefined)
            return [];
        return [{ role, address: text.value, line: text.line }];
    });
}
/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST = new Map([
    ['start_url', 'app-page'],
    ['icons src', 'app-picture'],
    ['screenshots src', 'app-picture'],
    ['shortcuts url', 'app-page'],
    ['shortcuts icons src', 'app-picture'],
]);
/**
 * Calls `found` for the pages and pictures of an installed app. Returns false if the text is no
 * JSON; so do the others.
 */
const scanWebManifest = reads((texts) => named(texts, ({ place, value }) => (value === '' ? undefined : MANIFEST.get(place))));
/**
 * Properties of https://schema.org whose values are pages and pictures; all others are names, or
 * templates of addresses.
 */
const STRUCTURED = /(?:^| )(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)$|(?:^| )(?:item|mainEntityOfPage) @id$/;
/** Not what might be text, and no templates. */
const ROOTED = /^(?:https?:\/)?\/[^\s{}]*$/i;
/**
 * https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except where it stands for the address
 * of some properties.
 */
const scanJsonLd = reads((texts) => named(texts, ({ place, path, value }) => {
    const isAddress = STRUCTURED.test(place) && ROOTED.test(value);
    if (isAddress && !path.includes('@context'))
        return 'structured';
    return undefined;
}));
/**
 * Anything else is a bare name, which leads nowhere:
 * https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier.
 */
const MODULE = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;
/**
 * https://html.spec.whatwg.org/#import-maps. What browsers ignore is left out, such as a file for
 * the name of a folder.
 */
const scanImportMap = reads((texts) => texts.flatMap((text) => importedBy(text) ?? []));
/** How many keys lead to an address, by the first one. */
const DEPTHS = new Map([
    ['imports', 2],
    ['scopes', 3],
]);
function importedBy({ path, value, line }) {
    const key = path.at(-1) ?? '';
    if (path[0] === 'integrity' && path.length === 2 && MODULE.test(key))
        return { role: 'compared', address: key, line, integrity: value };
    if (path.length !== DEPTHS.get(path[0]) || !MODULE.test(value))
        return undefined;
    if (key.endsWith('/') && !value.endsWith('/'))
        return undefined;
    return { role: 'import', address: value, line };
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var decode = __webpack_require__(9995);
;// CONCATENATED MODULE: ./lib/web/documents/markdown.js


/** Backticks that end in their line are a span of code. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?![^`]*`)|~{3,})/;
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})\s*$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/;
/** Markup of Markdown that is escaped stands for itself. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/**
 * Calls `found` for each link, picture and definition in Markdown
 * (https://spec.commonmark.org/0.31.2/), code, comments and HTML left out. Links that are only
 * text, without any markup, are left out, too: prose shows addresses as examples.
 */
function scanMarkdown(text, role, found) {
    const plainOf = plainLines();
    for (const [line, written] of text.split('\n').entries())
        for (const address of linksOf(plainOf(written)))
            found({ role, address, line });
}
/**
 * Returns a function that takes the lines of Markdown in turn and returns them without code,
 * comments and scripts: spaces stand in their place, or nothing for a whole line.
 */
function plainLines() {
    let fence;
    let isCode = false;
    let isBlank = true;
    let skippedUntil = '';
    return (line) => {
        if (fence !== undefined) {
            if (FENCE_END.exec(line)?.[1]?.startsWith(fence))
                fence = undefined;
            return '';
        }
        fence = skippedUntil === '' ? FENCE.exec(line)?.[1] : undefined;
        if (fence !== undefined)
            return '';
        isCode = INDENTED.test(line) && (isBlank || isCode) && !LIST_ITEM.test(line);
        isBlank = line.trim() === '';
        if (isCode)
            return '';
        const { plain, open } = withoutHidden(line, skippedUntil);
        skippedUntil = open;
        return plain;
    };
}
/** What begins a part of a text without links, and what ends it. */
const ENDS = {
    '<!--': '-->',
    // A comment of MDX.
    '{/*': '*/}',
    '<pre': '</pre>',
    '<script': '</script>',
};
/**
 * Returns a line with spaces in place of code, comments and scripts, and the mark that ends what is
 * open at its end.
 */
function withoutHidden(line, until) {
    const text = withoutCodeSpans(line);
    const begins = /<!--|\{\/\*|<(?:pre|script)(?![\w-])/g;
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
/**
 * A span ends with as many backticks as it begins with. Returns the line with spaces in place of
 * spans.
 */
function withoutCodeSpans(line) {
    if (!line.includes('`'))
        return line;
    const runs = [...line.matchAll(/`+/g)];
    const following = Map.groupBy(runs.toReversed(), ([run]) => run.length);
    let plain = '';
    let at = 0;
    for (const { 0: run, index } of runs) {
        const alike = following.get(run.length);
        alike?.pop();
        const end = alike?.at(-1);
        if (index < at || end === undefined)
            continue;
        plain += line.slice(at, index);
        at = end.index + run.length;
        plain += ' '.repeat(at - index);
    }
    return plain + line.slice(at);
}
function* linksOf(line) {
    const definition = DEFINITION.exec(line)?.[0];
    if (definition !== undefined) {
        const { address } = destination(line, definition.length, '');
        if (address !== undefined)
            yield address;
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
            yield address;
        // Each character is read once, also where there is no link.
        marks.lastIndex = Math.max(end, mark.index + 1);
    }
}
function isEscaped(line, at) {
    return line[at - 1] === '\\' && line[at - 2] !== '\\';
}
/** Returns the address between `<` at `at` and its `>`, if there is one, and where it ends. */
function autolink(line, at) {
    const end = line.indexOf('>', at);
    if (end === -1)
        return { address: undefined, end: line.length };
    const address = line.slice(at + 1, end);
    return {
        address: /[\s<]/.test(address) || address.length > web_address/* MAX_USUAL_ADDRESS */.hV ? undefined : address,
        end,
    };
}
/**
 * Returns where an address without brackets around it ends: before a space, or a `)` of the link.
 */
function endOfBareAddress(line, from) {
    let depth = 0;
    for (let end = from; end < line.length; end++) {
        const sign = line[end] ?? '';
        if (sign === '\\')
            end++;
        else if (sign === '(')
            depth++;
        else if (sign === ')')
            depth--;
        if (depth < 0 || sign <= ' ')
            return end;
    }
    return line.length;
}
/**
 * Returns the address that begins at `at`, and where it ends. `close`: what has to come after it
 * and its title.
 */
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
        end = endOfBareAddress(line, start);
        address = line.slice(start, end);
    }
    const next = line.slice(end, end + 256).trimStart()[0] ?? '';
    const isLink = close === '' || next === close || (/^["'(]$/.test(next) && /\s/.test(line[end] ?? ''));
    const isUsable = isLink && address !== '' && address.length <= web_address/* MAX_USUAL_ADDRESS */.hV;
    return { address: isUsable ? (0,decode/* decodeHTML */.Gz)(address.replace(ESCAPED, '$1')) : undefined, end };
}

;// CONCATENATED MODULE: ./lib/web/documents/documents.js
/** Documents other than pages, and data within pages, that hold addresses. */



/**
 * Relative links in published Markdown are mostly written for a repository, where the file has
 * other neighbours: only what names the site or its root is checked.
 */
const documents_ROOTED = /^(?:\/|https?:\/\/)/i;
/** The text of a whole site is in one file; larger ones, in bytes, are not read. */
const MAX_FOR_AGENTS = 16 << 20;
/** The first entry that matches a name counts. */
const DOCUMENTS = [
    { title: 'the web manifest', names: /\.webmanifest$/i, scan: scanWebManifest, isCertain: true },
    {
        title: 'the web manifest',
        names: /(?:^|\/)(?:site\.)?manifest\.json$/i,
        scan: scanWebManifest,
    },
    {
        title: 'the feed',
        names: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
        scan: scanFeed,
        begins: beginsLikeFeed,
    },
    {
        title: 'llms.txt',
        names: /(?:^|\/)llms\.txt$/,
        scan: markdownOf('llms', /^/),
        maxBytes: MAX_FOR_AGENTS,
    },
    {
        title: 'the Markdown',
        names: /(?:^|\/)llms-[^/]*\.txt$/,
        scan: markdownOf('whole-site', documents_ROOTED),
        maxBytes: MAX_FOR_AGENTS,
    },
    {
        title: 'the Markdown',
        names: /(?:^|\/)sitemap\.md$/,
        scan: markdownOf('llms', documents_ROOTED),
        maxBytes: MAX_FOR_AGENTS,
    },
    { title: 'the Markdown', names: /\.(?:md|markdown)$/i, scan: markdownOf('markdown', documents_ROOTED) },
];
/**
 * Returns the scan of Markdown whose addresses count if they begin like this, and need not be
 * filled in any more.
 */
function markdownOf(role, begin) {
    return (text, found) => {
        scanMarkdown(text, role, (reference) => {
            const { address } = reference;
            if (begin.test(address) && !/[{}]|<%/.test(address))
                found(reference);
        });
        return true;
    };
}
/** Data in pages. What Next has there is no list of addresses. */
const DATA = {
    'import-map': { title: 'an import map', scan: scanImportMap },
    'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
};
/** Larger files, in bytes, are usually not read; nor is longer data in a page, in characters. */
const MAX_DOCUMENT = 4 << 20;
/** Returns what a file of that name is read as; undefined if it is not read. */
function findDocument(name) {
    return DOCUMENTS.find(({ names }) => names.test(name));
}


/***/ }),

/***/ 7586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readXml)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9995);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6334);
/* harmony import */ var _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/** Sitemaps and feeds: XML whose elements are few and not nested deep. */




/** More than sitemaps and feeds nest; what is deeper is not read. */
const MAX_DEPTH = 64;
/**
 * Reads XML. Returns whether all elements have an end: false if it is cut off,
 * or nested deeper than is read.
 */
function readXml(bytes, visitor) {
    const names = [];
    const path = [];
    const reader = new _page_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PageReader */ .X({
        open(element) {
            const { name, start } = element;
            names.push(name);
            path.push(withoutPrefix(name));
            if (path.length > MAX_DEPTH)
                reader.stop();
            else
                visitor.open(path, { name, line: reader.line(start), attribute });
            return false;
            function attribute(wanted) {
                const value = element.get(wanted);
                if (value === undefined)
                    return undefined;
                return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value);
            }
        },
        text(written) {
            visitor.text((0,entities_decode__WEBPACK_IMPORTED_MODULE_3__.decodeXML)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(written)), path);
        },
        close(name) {
            // An end tag ends what is open in its element, too; one without an element ends nothing.
            const depth = names.lastIndexOf(name);
            while (depth !== -1 && names.length > depth) {
                visitor.close(path);
                names.pop();
                path.pop();
            }
        },
    }, _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .OF_XML */ .y$, 'xml');
    reader.read(bytes);
    return path.length === 0;
}
function withoutPrefix(name) {
    return name.slice(name.indexOf(':') + 1);
}


/***/ })

};

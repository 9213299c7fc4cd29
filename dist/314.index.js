export const id = 314;
export const ids = [314];
export const modules = {

/***/ 4575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ countBytesToRead),
/* harmony export */   XX: () => (/* binding */ makeBatches),
/* harmony export */   fd: () => (/* binding */ readAs)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2104);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2198);
/* harmony import */ var _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2226);
/** Which files are read, and in which portions. */




/** The files that are read. The first entry that matches a name counts. */
const READABLE = [
    { as: 'page', matches: _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp },
    { as: 'style', matches: (name) => /\.css$/i.test(name) },
    { as: 'script', matches: (name, { offline }) => offline && /\.m?js$/i.test(name) },
    { as: 'document', matches: (name) => (0,_web_documents_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .findDocument */ .$)(name) !== undefined, maxBytes: _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DOCUMENT */ .$0 },
    { as: 'key', matches: _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldKey */ .Sv, maxBytes: _rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SEARCHED */ .LA },
];
/** Returns what a file of that name is read as; undefined if it is not read. */
function readAs(name, rules) {
    return READABLE.find((entry) => entry.matches(name, rules))?.as;
}
/** Returns how many bytes of a file of that name and size are read. */
function countBytesToRead(name, size, rules) {
    const entry = READABLE.find(({ matches }) => matches(name, rules));
    if (entry === undefined)
        return 0;
    return Math.min(size, entry.maxBytes ?? size);
}
const BATCH_BYTES = 4_000_000;
/** Of small files, their number counts: opening one takes longer than reading it. */
const BATCH_FILES = 500;
/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses; the largest batches come first.
 */
function makeBatches({ names, sizes }, rules) {
    const byFolder = names
        .map((name, index) => ({ index, name, folder: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .takeFolder */ .Cz)(name) }))
        .filter(({ name }) => readAs(name, rules) !== undefined)
        .sort((a, b) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBytes */ .Xo)(a.folder, b.folder) || a.index - b.index);
    const batches = [];
    for (const { index, name } of byFolder) {
        const bytes = countBytesToRead(name, sizes[index] ?? 0, rules);
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
        case 'nowhere':
            return findDeadFault(use, value);
        case 'elsewhere':
            return (findFolderFault(use, value, served, addresses) ?? findExternalFault(use, value, address));
        case 'outside': {
            if (address.explicit || served.isService(address.path))
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
    if (meant?.kind === 'outside')
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
        const isPageForFile = answer === 'shared-page' && page_names/* NO_PAGE */.yw.test(path);
        if (isPageForFile)
            return makeFault('broken-asset/page', key);
        return undefined;
    }
    // Without a host, what any of them answers by its files needs no redirect.
    if (served.site.host === undefined && typeof answer === 'number')
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
/* harmony export */   JA: () => (/* binding */ AnchorLinks),
/* harmony export */   VS: () => (/* binding */ joinIds),
/* harmony export */   X1: () => (/* binding */ collectIds),
/* harmony export */   mG: () => (/* binding */ findMissingAnchors)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2198);
/* harmony import */ var _web_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);
/* harmony import */ var _finding_counter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12);





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
function collectIds(joined) {
    return new Set(joined.split(BETWEEN));
}
/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
class AnchorLinks {
    #pages = new Map();
    /**
     * Returns an anchor, to count links to it. `written`: its fragment, which may be a slice of a
     * page.
     */
    find(page, written) {
        let of = this.#pages.get(page);
        if (of === undefined) {
            of = { anchors: new Map(), together: (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .makeOccurrences */ .nC)() };
            this.#pages.set(page, of);
        }
        const [name] = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .listAnchorNames */ .IL)(written);
        const fragment = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .detach */ .Yo)(name === undefined ? written : _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .HASH */ .v9.concat(name));
        const anchor = of.anchors.get(fragment) ?? (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .makeOccurrences */ .nC)();
        of.anchors.set(fragment, anchor);
        return anchor;
    }
    /**
     * Takes one link to an anchor of a page that was found. `target` is the address as it is written.
     */
    count(page, anchor, target, where) {
        (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .addOccurrence */ .b3)(anchor, where, target);
        const together = this.#pages.get(page)?.together;
        if (together !== undefined)
            (0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .addOccurrence */ .b3)(together, where, target);
    }
    /** Returns what has to be known of all pages together. */
    asked() {
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
                    ...(0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCountedFinding */ .Cm)('broken-anchor/scripted', name),
                    ...linked.together,
                    target: name,
                });
            if (areScripted)
                continue;
            const kind = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSvgFile */ .dJ)(name) ? 'broken-asset/symbol' : 'broken-anchor';
            for (const fragment of fragments) {
                const anchor = linked?.anchors.get(fragment);
                if (anchor !== undefined)
                    counter.add({ ...(0,_finding_counter_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCountedFinding */ .Cm)(kind, keyOf(name).concat(fragment)), ...anchor });
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
        const ids = collectIds(known.ids);
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

/***/ 8206:
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
    counter.countWith(kind, { domain: domain ?? '' }, named.host, where, address);
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

/***/ 6851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hc: () => (/* binding */ namesThePage),
/* harmony export */   lG: () => (/* binding */ stripFragment),
/* harmony export */   um: () => (/* binding */ Destinations)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1986);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _web_host_served_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8550);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7640);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2198);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1591);
/* harmony import */ var _anchors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9118);







const noUses = () => ({
    linked: new Set(),
    visited: new Set(),
    opened: new Set(),
    searched: new Set(),
    elsewhere: new Set(),
});
/** What longer addresses lead to is not remembered. In bytes. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** How many addresses relative to one folder are remembered with what they lead to. */
const MAX_REMEMBERED = 50_000;
/**
 * An address without a path leads to the page that it is in, so its meaning differs from page to
 * page.
 */
const NAMES_THE_PAGE = /^[\x00-\x20]*(?:[?#]|$)/;
/** What stands for any folder in which nothing has the address. */
const WRONG_FOLDER = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)('x/y/');
/** Finds out what addresses lead to, and remembers it. */
class Destinations {
    addresses;
    served;
    anchorLinks = new _anchors_js__WEBPACK_IMPORTED_MODULE_6__/* .AnchorLinks */ .JA();
    /** Those that were resolved, in the files that were read here. */
    external = new Map();
    /** 1 for each file that another page leads to, by index. */
    reached;
    #uses = noUses();
    /** What addresses lead to, by use: pages in one folder share most of them. */
    #memory = {};
    #memoryOf;
    constructor(site) {
        this.addresses = new _web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .Addresses */ .tb(site);
        this.served = new _web_host_served_site_js__WEBPACK_IMPORTED_MODULE_2__/* .ServedSite */ .dT(site);
        this.reached = new Uint8Array(site.names.length);
    }
    /** Returns the base of a page of the site. */
    baseOfPage(name) {
        const file = this.served.files.get(name);
        const isElsewhere = file !== undefined && this.served.isAlwaysElsewhere(file);
        if (isElsewhere)
            return this.baseElsewhere(name);
        return this.addresses.baseOfFile(name);
    }
    /**
     * Returns the base of a page in another folder than its file; `href` is that of its `<base>`, if
     * it has one.
     */
    baseElsewhere(name, href) {
        const folder = this.served.findNotFoundFolder(name);
        const at = folder === undefined ? (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .swapForm */ .eo)(name) : folder.concat(WRONG_FOLDER);
        const from = (file) => this.addresses.baseOfElement(href, this.addresses.baseOfFile(file));
        return { ...from(at), shown: { at, ofFile: from(name) } };
    }
    /**
     * Returns what an address without a fragment stands for, and remembers it if it is on another
     * host.
     */
    resolve(value, base) {
        const address = this.addresses.resolve(value, base);
        const external = externalAddressOf(address);
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
        const inLine = where.line() ?? 0;
        const isSameLine = places.at(-2) === file && places.at(-1) === inLine;
        if (!isSameLine)
            places.push(file, inLine);
    }
    /** Notes that the file `from` leads to another one, by index. */
    noteReached(file, from) {
        // Names are only compared until another file leads there.
        if (this.reached[file] === 0 && this.served.nameOf(file) !== from)
            this.reached[file] = 1;
    }
    /** Notes that the file `from` names an address, of which nothing else matters. */
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
        if (typeof answer === 'number')
            return answer;
        const { served } = this;
        if (address.kind === 'site')
            return served.findNamed(address.path);
        // Without its base path, it is broken, and another finding says so.
        if (address.kind === 'outside')
            return served.findNamed((0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePathname */ .je)(address.path).slice(1));
        return undefined;
    }
    /** Is there nothing wrong with an address that a page loads, as far as this site goes? */
    isAnswered(value, base) {
        const address = this.resolve(stripFragment(value), base);
        if (address.kind !== 'site')
            return address.kind === 'nowhere';
        return this.served.answer(address.path) !== undefined;
    }
    /** Returns what an address leads to. `value` may be a slice of a page. */
    find(use, value, base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#memoryOf)
            this.#memory = {};
        this.#memoryOf = scope;
        this.#memory[use] ??= new Map();
        const memory = this.#memory[use];
        const known = memory.get(value);
        if (known !== undefined)
            return known;
        const destination = this.#findNew(use, (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .detach */ .Yo)(value), base);
        if (memory.size > MAX_REMEMBERED)
            memory.clear();
        if (value.length <= MAX_REMEMBERED_LENGTH && !namesThePage(value))
            memory.set(destination.value, destination);
        return destination;
    }
    /** Returns what addresses have led to since the last call. */
    takeUses() {
        const taken = this.#uses;
        this.#uses = noUses();
        return taken;
    }
    #findNew(use, value, base) {
        const hash = value.indexOf('#');
        if (hash === -1)
            return this.#findWithoutFragment(use, value, base);
        const whole = this.find(use, value.slice(0, hash), base);
        const { searched } = whole;
        if (searched === undefined)
            return { ...whole, value };
        if (use === 'symbol')
            this.#uses.searched.add(searched);
        return { ...whole, value, anchor: this.anchorLinks.find(searched, value.slice(hash)) };
    }
    #findWithoutFragment(use, value, base) {
        const { served, addresses } = this;
        const address = this.resolve(value, base);
        const isWithinSite = address.kind === 'site';
        const answer = isWithinSite ? served.answer(address.path, address.query) : undefined;
        const isFile = isWithinSite && typeof answer === 'number';
        return {
            value,
            isWithinSite,
            isOpen: isWithinSite && served.isOpen(address.path, answer),
            file: this.findMeant(address, answer),
            fault: (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_5__/* .findAddressFault */ .A)({ use, value, address, answer }, served, addresses),
            searched: isFile ? this.#noteFile(use, address, answer) : undefined,
            anchor: undefined,
            external: externalAddressOf(address),
        };
    }
    /** Notes what an address leads to, and returns the file if fragments name something in it. */
    #noteFile(use, { path, query = '' }, file) {
        const isOpened = use === 'link' || use === 'document';
        const name = this.served.nameOf(file);
        const isSvg = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isSvgFile */ .dJ)(name);
        if ((0,_web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .isClicked */ .Uk)(use))
            this.#uses.linked.add(file);
        if (use === 'link')
            this.#uses.visited.add(file);
        if (isOpened && isSvg)
            this.#uses.opened.add(file);
        if (isOpened && this.served.endsElsewhere(path, query, file))
            this.#uses.elsewhere.add(file);
        const isSearched = use === 'link' ? (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isPage */ .yp)(name) : use === 'symbol' && isSvg;
        if (isSearched)
            return file;
        return undefined;
    }
}
/** Returns the address if it is one of another host that can be asked for it. */
function externalAddressOf(address) {
    if (address.kind !== 'elsewhere' || !address.url.startsWith('http'))
        return undefined;
    return address.url;
}
/** Does an address, apart from its query, lead to the page that it is in, whichever that is? */
function namesThePage(value) {
    return NAMES_THE_PAGE.test(value);
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
/* harmony export */   Cm: () => (/* binding */ makeCountedFinding),
/* harmony export */   Ek: () => (/* binding */ pointAtLine),
/* harmony export */   T8: () => (/* binding */ listIdentities),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   g3: () => (/* binding */ findIdentity),
/* harmony export */   nC: () => (/* binding */ makeOccurrences),
/* harmony export */   pQ: () => (/* binding */ isTruncated),
/* harmony export */   q7: () => (/* binding */ FindingCounter),
/* harmony export */   y5: () => (/* binding */ pointAtFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);



/** How many locations of one finding are stored. */
const MAX_LOCATIONS = 5;
/** How many pages of a finding about all of them are stored. */
const MAX_TOGETHER = 100;
/**
 * How many findings of one kind are listed: those with the first addresses. The others are counted
 * in one more, which keeps the identity of each.
 */
const MAX_LISTED = 20_000;
/** How much of a key or target is stored, in bytes. */
const MAX_TARGET = 1_000;
/**
 * Returns what a finding is known by in another build: a digest of its code and its address in
 * full, without its line. It has 52 bits, as a number can: beside a million known findings, a new
 * one passes for one of them once in four billion times.
 */
function identityOf({ kind, key, target, values: { problem } }) {
    const what = problem === undefined ? key : `${target} ${problem}`;
    return Number.parseInt((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${_findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_KINDS */ .Q[kind].code} ${what}`).slice(0, 13), 16);
}
/** Returns the identities of all findings that a finding stands for, listed or not. */
function listIdentities(finding) {
    return finding.identities ?? new Set([identityOf(finding)]);
}
/**
 * Returns the identity of a listed finding at another address; undefined if its address does not
 * tell it from others.
 */
function findIdentity(finding, key) {
    const isByAddress = finding.identities === undefined && finding.values.problem === undefined;
    if (isByAddress)
        return identityOf({ ...finding, key });
    return undefined;
}
const NO_VALUES = {};
const NO_SPOTS = [];
/** Returns what has not occurred yet. */
function makeOccurrences(values = NO_VALUES) {
    return { values, count: 0, pages: 0, lastPage: '', target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR, spots: NO_SPOTS };
}
/** Returns a finding without occurrences. `key` may be a slice of a page. */
function makeCountedFinding(kind, key, values) {
    return {
        kind,
        key: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .detach */ .Yo)(key),
        ...makeOccurrences(values),
        isRest: false,
        identities: undefined,
    };
}
const CUT = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)('...');
/** Returns as much of a key or target as is stored. */
function truncate(bytes) {
    if (bytes.length > MAX_TARGET)
        return bytes.slice(0, MAX_TARGET).concat(CUT);
    return bytes;
}
/** Is only the beginning of a key or target kept? */
function isTruncated(bytes) {
    return bytes.length === MAX_TARGET + CUT.length && bytes.endsWith(CUT);
}
/**
 * Counts one more occurrence, with the target as it is written there, which may be a slice of a
 * page. The line is only computed if it is stored.
 */
function addOccurrence(occurrences, where, target, values = occurrences.values) {
    occurrences.count++;
    if (occurrences.lastPage === where.page)
        return;
    occurrences.lastPage = where.page;
    occurrences.pages++;
    const last = occurrences.spots.at(-1);
    if (occurrences.spots.length === MAX_LOCATIONS && last !== undefined && last.page < where.page)
        return;
    addLocation(occurrences, { page: where.page, line: where.line() }, target, values);
}
function addLocation(occurrences, location, target, values) {
    const after = occurrences.spots.findIndex(({ page }) => page > location.page);
    const at = after === -1 ? occurrences.spots.length : after;
    if (at === 0) {
        occurrences.target = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .detach */ .Yo)(truncate(target));
        occurrences.values = values;
    }
    // A list that grows in place has room for many more, and there is one for each anchor of a site.
    occurrences.spots = occurrences.spots.toSpliced(at, 0, location).slice(0, MAX_LOCATIONS);
}
/** A file as a whole, as the location of an occurrence. */
function pointAtFile(page) {
    return pointAtLine(page, undefined);
}
/** A line of a file, if it is known, as the location of an occurrence. */
function pointAtLine(page, line) {
    return { page, line: () => line };
}
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
        this.#count(kind, NO_VALUES, key, where, target);
    }
    /** As `count`, for a kind whose sentence takes values. */
    countWith(kind, values, key, where, target = key) {
        this.#count(kind, values, key, where, target);
    }
    #count(kind, values, key, where, target) {
        const finding = this.#finding(kind, key, target, values);
        if (finding.isRest)
            finding.count++;
        else
            addOccurrence(finding, where, target, values);
    }
    /** Counts a finding about the site as a whole, which has no address and no page. */
    countForSite(kind, values) {
        this.#finding(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR, values).count++;
    }
    /** Counts a finding about an address that stands on no page. */
    countAddress(kind, address, values) {
        const finding = this.#finding(kind, address, address, values);
        finding.count++;
        if (!finding.isRest)
            finding.target = finding.key;
    }
    /**
     * Counts pages as one finding about the site, which is known in another build if each of its
     * pages is. `key`: the address of a page in full. Pages are in order.
     */
    countTogether(kind, values, pages) {
        const finding = this.#findingAt(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR, values);
        const identities = pages.map(({ key }) => identityOf({ kind, key, target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR, values }));
        finding.count += pages.length;
        finding.pages += pages.length;
        finding.identities = new Set(identities);
        finding.spots = pages.slice(0, MAX_TOGETHER).map(({ page }) => ({ page, line: undefined }));
    }
    /** Adds what another counter counted. Each page is counted in one of them only. */
    add(other) {
        const finding = this.#findingFor(other);
        finding.count += other.count;
        if (finding.isRest)
            return;
        finding.pages += other.pages;
        for (const location of other.spots)
            addLocation(finding, location, other.target, other.values);
    }
    /** Returns the findings that are listed, and those that count the rest. */
    findings() {
        return [...this.#kinds.values()].flatMap((of) => {
            if (of.findings.size > MAX_LISTED)
                cut(of);
            return [...of.findings.values(), ...(of.rest.count > 0 ? [of.rest] : [])];
        });
    }
    /**
     * Returns the finding that counts what another counter counted in one, which then stands for
     * all of it.
     */
    #findingFor({ isRest, kind, key, target, values, identities }) {
        if (identities === undefined)
            return this.#finding(kind, key, target, values);
        const finding = isRest ? this.#of(kind).rest : this.#findingAt(kind, key, values);
        finding.identities ??= new Set();
        for (const identity of identities)
            finding.identities.add(identity);
        return finding;
    }
    /** Returns the finding that counts a finding: its own, or that of those that are not listed. */
    #finding(kind, whole, target, values = NO_VALUES) {
        const finding = this.#findingAt(kind, truncate(whole), values);
        if (finding.isRest || whole.length > MAX_TARGET) {
            finding.identities ??= new Set();
            finding.identities.add(identityOf({ kind, key: whole, target: truncate(target), values }));
        }
        return finding;
    }
    #findingAt(kind, key, values) {
        const of = this.#of(kind);
        const known = of.findings.get(key);
        if (known !== undefined)
            return known;
        // Not for each finding: sorting them takes time.
        if (of.findings.size > MAX_LISTED * 1.25)
            cut(of);
        if (of.last !== undefined && key > of.last)
            return of.rest;
        const finding = makeCountedFinding(kind, key, values);
        of.findings.set(finding.key, finding);
        return finding;
    }
    #of(kind) {
        const known = this.#kinds.get(kind);
        if (known !== undefined)
            return known;
        const finding = makeCountedFinding(kind, _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR, { listed: MAX_LISTED.toLocaleString('en') });
        const rest = { ...finding, isRest: true, identities: new Set() };
        const of = { findings: new Map(), rest, last: undefined };
        this.#kinds.set(kind, of);
        return of;
    }
}
function cut(of) {
    const findings = [...of.findings.values()].sort((a, b) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBytes */ .Xo)(a.key, b.key));
    for (const finding of findings.splice(MAX_LISTED)) {
        of.rest.count += finding.count;
        for (const identity of listIdentities(finding))
            of.rest.identities.add(identity);
    }
    of.findings = new Map(findings.map((finding) => [finding.key, finding]));
    of.last = findings.at(-1)?.key;
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
/**
 * Names that give away a file that nobody meant to publish; `what` ends the sentence of the
 * finding. The first that matches counts.
 */
const LEAKED_NAMES = [
    { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
    { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    {
        what: SECRET,
        name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/,
    },
    // Before all else that is no secret: one finding for all packages, not one for each file that
    // they came with.
    { what: 'packages that were used to build the site', name: /(?:^|\/)node_modules\// },
    { what: 'Git settings', name: /(?:^|\/)\.git[^/]*$/i },
    { what: 'CI configuration of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    {
        what: 'editor settings',
        name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/,
    },
    {
        what: 'a temporary or backup file',
        name: /(?:^|\/)[^/]+(?:~|\.sw[op]|\.orig|\.bak)$|(?:^|\/)backup\.sql$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
    },
    { what: 'a file of the operating system', name: _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .DESKTOP_FILE */ .ES },
    {
        what: 'a script that starts a local server',
        name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
    },
    {
        what: 'a source file of the site generator',
        name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
    },
];
/**
 * Returns what the name of a file gives away, and the name up to the end of the part that does;
 * undefined for an ordinary one.
 */
function findLeak(name) {
    for (const { what, name: pattern } of LEAKED_NAMES) {
        const match = pattern.exec(name);
        if (match !== null)
            return { isSecret: what === SECRET, what, part: name.slice(0, match.index + match[0].length) };
    }
    return undefined;
}
/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than
 * one and its certificates.
 */
const MAX_SEARCHED = 64 << 10;
/** Names of keys: without an extension, such as `id_ecdsa`, or with one that tools give to keys. */
const MAY_HOLD_KEY = /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/**
 * Is this the name of a file that may hold a private key, and not a secret anyway? Pages that
 * explain keys have other names.
 */
function mayHoldKey(name) {
    return MAY_HOLD_KEY.test(name) && findLeak(name)?.isSecret !== true;
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

/***/ 4576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ checkReference),
/* harmony export */   Q: () => (/* binding */ MISSING_REFERENCES)
/* harmony export */ });
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2198);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1591);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8206);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6851);
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
        elsewhere: 'external-load/import',
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
        elsewhereOffline: 'external-load/app-picture',
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
/** Checks an address that a document names. `isSecure`: as for `check`. */
function checkReference(checker, role, value, base, where, isSecure = checker.served.rules.isSecure) {
    const { counter } = checker;
    const rules = ROLES[role];
    const named = rules.placeholder === undefined ? undefined : (0,_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .readHost */ .rk)(value);
    // Names that are reserved for examples may well be in examples.
    if (rules.placeholder && named?.kind === 'placeholder' && named.host !== checker.ownHost) {
        counter.count(rules.placeholder, named.host, where, value);
        return;
    }
    // What a page calls itself is the site's own address, even if `domain` is not known.
    const { destinations } = checker;
    const resolver = role === 'canonical' ? destinations.addresses : destinations;
    const address = resolver.resolve((0,_destinations_js__WEBPACK_IMPORTED_MODULE_3__/* .stripFragment */ .lG)(value), base);
    if (role !== 'canonical' && address.kind === 'elsewhere')
        destinations.noteExternal(address.url, where);
    if (role === 'import' && isSecure && checker.countMixed('load', value, base, where))
        return;
    checkResolved(checker, role, address, value, where);
}
function checkResolved(checker, role, address, value, where) {
    const { served, counter } = checker;
    const rules = ROLES[role];
    switch (address.kind) {
        case 'site':
            checkWithinSite(checker, role, address.path, value, where);
            break;
        case 'outside':
            if (!address.explicit && rules.outside && !served.isService(address.path))
                counter.count(rules.outside, address.path, where, value);
            break;
        case 'elsewhere': {
            const slip = rules.mayNameFolder && folderFaultIn(checker, rules.use, value);
            if (slip !== undefined) {
                counter.countWith(slip.kind, slip.values, slip.key, where, value);
                break;
            }
            const offline = served.rules.offline ? rules.elsewhereOffline : undefined;
            const kind = rules.elsewhere ?? offline;
            if (kind !== undefined)
                counter.count(kind, address.url, where, value);
        }
    }
}
function folderFaultIn({ served, destinations }, use, value) {
    return (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .findFolderFault */ .Ai)(use, value, served, destinations.addresses);
}
function checkWithinSite(checker, role, path, value, where) {
    const { served, counter, checked, destinations } = checker;
    const { use, isFollowed, missing, missingFolder } = ROLES[role];
    const answer = served.answer(path);
    checked[use]++;
    const file = destinations.findMeant({ kind: 'site', path }, answer);
    if (isFollowed && file !== undefined)
        destinations.noteReached(file, where.page);
    if (served.isOpen(path, answer))
        checked.undecided++;
    if (isReferenceAnswered(served, role, path, answer))
        return;
    if (ROLES[role].mayNameSource && isSourceOfPage(served, path, value))
        return;
    const folder = path.slice(0, path.indexOf('/') + 1);
    if (missingFolder !== undefined && !served.hasFolder(folder))
        counter.count(missingFolder, checker.inFull(folder), where, value);
    else
        counter.count(missing, checker.inFull(path), where, value);
}
/** Is it a link from one source to another, as Sphinx and VitePress take them? */
function isSourceOfPage(served, path, value) {
    if (!/^\/(?!\/)/.test(value) || !SOURCE_ENDING.test(path))
        return false;
    return served.answer(path.replace(SOURCE_ENDING, '')) !== undefined;
}
function isReferenceAnswered(served, role, path, answer) {
    if (answer === 'shared-page')
        return ROLES[role].use === 'link' || !_web_page_names_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_PAGE */ .yw.test(path);
    return answer !== undefined || (role === 'import' && path.endsWith('/') && served.hasFolder(path));
}


/***/ }),

/***/ 353:
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
 * Which link of a page leads to what the page was written as: generators call it «Edit this page»
 * or «View page source». Pages also link to sources that they talk about, so what is not certain is
 * none.
 */




/** The first that matches counts. */
const FORMS = [
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
    ({ words, source }, page) => /\b(?:source|suggest|improve)/i.test(words) && namesOf(page).has(nameOf(source.path)),
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
const COPY = /^[^:?#]*?_sources\/(?<path>[^?#]+?)(?:\.txt)?$/;
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
        copy ??= copyAt(link.href, page);
        const file = link.href === undefined ? undefined : fileAt(link.href, link.words);
        if (file === undefined || !SIGNS.some((has) => has({ ...link, ...file }, page)))
            continue;
        if (found !== undefined && keyOf(found) !== keyOf(file.source))
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
        const key = keyOf(source);
        const names = pages.get(key) ?? new Set();
        pages.set(key, names.add(nameInAll(page)));
    }
    const isOwn = (source) => source.isProgram || (pages.get(keyOf(source))?.size ?? 0) <= MAX_PAGES;
    return new Map([...sources].filter(([, source]) => isOwn(source)));
}
/** What the folder of a language or a version is called. */
const LANGUAGE_OR_VERSION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i;
/** Returns what a page is called in all languages and versions. */
function nameInAll(page) {
    const name = nameOf(page);
    const folder = page.split('/').at(-2) ?? '';
    if (name !== 'index')
        return name;
    if (LANGUAGE_OR_VERSION.test(folder))
        return '';
    return folder.toLowerCase();
}
/** The first part of what may be behind the name of a branch is never one of the file. */
function keyOf({ repository, path, kind }) {
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
function fileAt(address, words) {
    const url = URL.parse((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(address));
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    for (const { kind, pattern, hasQuery } of FORMS) {
        const { repository, verb = '', path: encoded } = pattern.exec(url.pathname)?.groups ?? {};
        if (repository === undefined || hasQuery?.(url.searchParams, repository) === false)
            continue;
        const path = pathIn(url, encoded);
        if (!isSource(path) || (kind === 'behind-ref' && !path.includes('/')))
            return undefined;
        const query = hasQuery === undefined ? '' : url.search;
        const source = {
            kind,
            path,
            url: `${url.origin}${url.pathname}${query}`,
            repository: `${url.origin}${repository}`,
            isProgram: namesLine(words, path, url.hash),
        };
        return { source, verb };
    }
    return undefined;
}
/** Returns the path of a file, which a forge has in its address or in the query of that. */
function pathIn(url, encoded = '') {
    if (encoded !== '')
        return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(encoded)) ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR);
    return url.searchParams.get('path')?.replace(/^\//, '') ?? '';
}
/**
 * Returns whether the words of a link are a file and a line of it, as those of TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function namesLine(words, path, hash) {
    const [, file, line] = /^(.+):(\d+)$/.exec(words.replace(/\s/g, '')) ?? [];
    return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`;
}
/** Returns what Sphinx copied to an address, if the page was made of that. */
function copyAt(address, page) {
    const encoded = COPY.exec((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(address ?? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR))?.groups?.path ?? '';
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
    return (!/[\\\p{Cc}]/u.test(path) && !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part)));
}
/** Returns the name of a file without its ending, in lower case. */
const nameOf = (path) => path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
/** Returns what the source of a page may be called. */
function namesOf(page) {
    const name = nameOf(page);
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
/* harmony export */   b0: () => (/* binding */ indexAnchors)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Finds what was probably meant by an anchor that its page does not have. */

/** What identifiers get when a page has the same heading twice. */
const SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu;
/** What is the same for anchors that are near each other, the nearest first. */
const KINDS = [
    ['case', (text) => text],
    ['typo', reduceToLetters],
    ['suffix', (text) => text.replace(SUFFIX, '')],
];
/** Returns a search among the anchors of one page. */
function indexAnchors(ids) {
    const all = [...ids];
    const indices = KINDS.map(([kind, key]) => {
        const keyOf = (id) => key((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id).toLowerCase());
        return { kind, keyOf, byKey: Map.groupBy(all, keyOf) };
    });
    return (missing) => {
        for (const { kind, keyOf, byKey } of indices) {
            const wanted = keyOf(missing);
            if (wanted === '')
                continue;
            const same = byKey.get(wanted) ?? [];
            const similar = kind === 'suffix' ? keepOtherNumbered(same, missing) : same;
            const [id] = similar;
            if (id === undefined)
                continue;
            return similar.length === 1 ? { kind, id } : undefined;
        }
        return undefined;
    };
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
    const whole = new RegExp(`^${source.replace(/(?<=^|\/)(?:\*\*+\/)+|\*+|\\?./gsu, expressionFor)}$`, 'su');
    // A pattern is asked about thousands of texts, and most of them begin or end with something else.
    const [start = ''] = /^[^\\*?]*/.exec(source) ?? [];
    const [end = ''] = /[^\\*?/]*$/.exec(source) ?? [];
    return {
        source,
        matches: (text) => text.startsWith(start) && text.endsWith(end) && whole.test(text),
    };
}
function expressionFor(token) {
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

/***/ 3314:
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
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/findings/accepted/judge.js
var judge = __webpack_require__(5117);
// EXTERNAL MODULE: ./lib/findings/codes.js
var codes = __webpack_require__(3092);
// EXTERNAL MODULE: ./lib/findings/describe.js
var describe = __webpack_require__(6301);
// EXTERNAL MODULE: ./lib/findings/fail-on.js
var fail_on = __webpack_require__(1072);
// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/order.js
var order = __webpack_require__(2442);
// EXTERNAL MODULE: ./lib/findings/report-page/report-page.js + 2 modules
var report_page = __webpack_require__(5425);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/text/json-report.js
var json_report = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/hosts.js + 8 modules
var hosts = __webpack_require__(6725);
// EXTERNAL MODULE: ./lib/web/host/served-site.js
var served_site = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/web/host/site-on-host.js
var site_on_host = __webpack_require__(7753);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
// EXTERNAL MODULE: ./lib/findings/accepted/glob.js
var glob = __webpack_require__(3850);
// EXTERNAL MODULE: ./lib/web/tree.js
var web_tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
;// CONCATENATED MODULE: ./lib/check/rules/markdown-twins.js
/** Markdown versions of pages, beside them, which AI agents read instead. */





/** Fewer do not show that each page is meant to have one. */
const MIN_VERSIONS = 5;
/** How many of ten pages have a version if each is meant to have one. */
const OF_TEN = 9;
/**
 * Lists that generators make, and pages that their plug-ins leave out (vitepress-plugin-llms 1.14:
 * `team` and `blog`): by the last part of the stem.
 */
const WITHOUT_SOURCE = /(?:^|\/)(?:search|tags?|categor(?:y|ies)|authors?|archives?|blog|posts?|news|team|print(?:_page)?|genindex[^/]*|[^/]*modindex)$/i;
/**
 * Files that projects have, whatever their pages are, and folders for sources, such as `_sources`.
 */
const OWN_CONTENT = /(?:^|\/)(?:[_.].*|(?:readme|changelog|changes|licen[cs]e|contributing|security|agents|claude|skills?|llms|sitemap)(?:[-_.][^/]*)?)\.md$/i;
/** Most others of them have a name in capitals, which no generator gives to a page. */
const IN_CAPITALS = /(?:^|\/)[A-Z][A-Z\d_-]*\.md$/;
function isOwnContent(name) {
    return OWN_CONTENT.test(name) || IN_CAPITALS.test(name);
}
/** Is this the name of a Markdown file? */
const isMarkdown = (name) => /\.md$/i.test(name);
/**
 * Counts pages without a Markdown version where nearly all have one, and versions without a page.
 * `pages` and `linked`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkMarkdownTwins(checking, pages, linked) {
    const { served, signal } = checking;
    const isUsed = served.site.names.some(isMarkdown) || pages.values().some((page) => page.namesMarkdown);
    if (!isUsed)
        return;
    const versions = new Versions(served.files);
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    for (const [index, page] of pages) {
        await yieldIfOver();
        versions.add((0,web_tree/* getFileName */.WP)(served.site, index), page);
    }
    if (!versions.haveNearlyAll)
        return;
    countLacking(checking, versions);
    await countLeft(checking, versions, linked);
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
        this.#places.add(placeOf(page));
        if (present.length === 0)
            return;
        const folder = (0,byte_strings/* takeFolder */.Cz)((0,page_names/* takeStem */.ln)(page));
        this.#besideIn.set(folder, this.countBeside(folder) + 1);
        const counts = this.#formsLike(page);
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
    haveThoseLike(page) {
        return this.#places.has(placeOf(page));
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
        const counts = this.#formsLike(page);
        const most = Math.max(...counts);
        if (most === 0)
            return undefined;
        return listForms(page)[counts.indexOf(most)];
    }
    #formsLike(page) {
        const { ofFolders, ofOthers } = this.#forms;
        return (0,page_names/* isIndexPage */.sf)(page) ? ofFolders : ofOthers;
    }
}
/** Returns the folder of the stem of a page, and whether the page is that of a folder. */
function placeOf(page) {
    const folder = (0,byte_strings/* takeFolder */.Cz)((0,page_names/* takeStem */.ln)(page));
    return (0,page_names/* isIndexPage */.sf)(page) ? `${folder}/` : folder;
}
/**
 * Returns the names that generators give to the version of a page; the second one is that of
 * https://llmstxt.org, read 2026-11.
 */
function listForms(page) {
    const stem = (0,page_names/* takeStem */.ln)(page);
    if (stem === '')
        return [(0,byte_strings/* toBytes */.ZJ)('index.md'), page.concat('.md')];
    return [stem.concat('.md'), page.concat('.md'), stem.concat('/', 'index', '.md')];
}
/** Returns the stem of the page whose version has a name, which is that of a Markdown file. */
function takeStemOfPage(version) {
    const name = version.slice(0, -'.md'.length);
    return (0,page_names/* takeStem */.ln)((0,page_names/* isPage */.yp)(name) ? name : name.concat('.html'));
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
        const stem = (0,page_names/* takeStem */.ln)(page);
        const isMeant = stem !== '' && !WITHOUT_SOURCE.test(stem) && versions.haveThoseLike(page);
        if (!isMeant)
            continue;
        const values = { file: (0,byte_strings/* toText */.fE)(versions.findExpected(page) ?? byte_strings/* NO_BYTES */.CR) };
        const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(page);
        counter.countWith('markdown-twin', values, key, (0,finding_counter/* pointAtFile */.y5)(page), page);
    }
}
/** Where most Markdown files of a folder have no page, they are something else. */
async function countLeft({ served, counter, signal }, versions, linked) {
    const { site } = served;
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    const left = [];
    for (const [index, name] of site.names.entries()) {
        if (!isMarkdown(name) || versions.has(name))
            continue;
        await yieldIfOver();
        const stem = takeStemOfPage(name);
        if (isPageAnswered(stem, served) || linked.has(index) || isOwnContent(name))
            continue;
        left.push({ name, folder: (0,byte_strings/* takeFolder */.Cz)(stem) });
    }
    for (const [folder, files] of Map.groupBy(left, (each) => each.folder)) {
        if (files.length >= versions.countBeside(folder))
            continue;
        for (const { name } of files)
            counter.count('markdown-twin/page', (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(name), (0,finding_counter/* pointAtFile */.y5)(name), name);
    }
}

;// CONCATENATED MODULE: ./lib/check/diagnosis.js
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
/**
 * Returns what is probably wrong with a site as a whole; undefined if nothing is.
 * `addresses` is how many were checked, each as often as it is written; `listed`: its files,
 * with those that its host leaves out. Folders are named from `workspace` on, if the site is in it.
 * `job`: the export that it is of, if it is of one.
 */
function findDiagnosis(served, listed, addresses, findings, workspace = '', job) {
    const wrongFolder = diagnoseFolder(served, workspace, job);
    return wrongFolder ?? diagnoseCause(served, listed, addresses, findings);
}
/** What is said of a folder, or an archive, in which the site is not. */
function diagnoseFolder({ site: { root, names } }, workspace, job) {
    const held = names[0] === undefined ? 'and no other' : `but for example ${(0,byte_strings/* toText */.fE)(names[0])}`;
    if (!names.some(page_names/* isPage */.yp)) {
        if (job !== undefined)
            return { kind: 'no-pages', message: `The archive contains no HTML file, ${held}.` };
        const question = 'is this the folder that the generator writes the site to?';
        const message = `There is no HTML file in ${(0,external_node_path_.basename)(root)}, ${held}: ${question}`;
        return { kind: 'other-folder', message };
    }
    if (names.some((name) => (0,page_names/* isPage */.yp)(name) && !name.includes('/')))
        return undefined;
    const home = onlyHomePage(names);
    if (home === undefined)
        return undefined;
    const from = (0,paths/* isWithin */.UO)(root, workspace) ? workspace : (0,external_node_path_.dirname)(root);
    const inner = (0,external_node_path_.relative)(from, (0,external_node_path_.join)(root, (0,external_node_path_.dirname)((0,byte_strings/* toText */.fE)(home))));
    const folder = inner.replaceAll(external_node_path_.sep, '/');
    const message = `${(0,byte_strings/* toText */.fE)(home)} exists: is the site in the folder ${folder}?`;
    return { kind: 'other-folder', message };
}
/** What is said where nearly all broken addresses have one cause. */
function diagnoseCause(served, listed, addresses, findings) {
    const broken = findings.filter((finding) => OF_ADDRESSES.has(finding.code) && (0,findings_finding/* isCounted */.he)(finding) && finding.severity !== 'notice');
    if (broken.length < MIN_FINDINGS)
        return undefined;
    const times = broken.reduce((sum, finding) => sum + finding.count, 0);
    let ofPaths = [];
    if (times >= addresses * MANY)
        ofPaths = broken.flatMap((finding) => otherBasePaths(finding, served));
    const folders = new Set(listed.flatMap((name) => foldersOf(name.toLowerCase())));
    const causes = [
        ...ofPaths,
        ...broken.flatMap((finding) => causeOf(finding, served, folders) ?? []),
    ];
    for (const [cause, { length }] of Map.groupBy(causes, (each) => each)) {
        if (length < broken.length * NEARLY_ALL)
            continue;
        const all = (0,units/* count */.U9)(broken.length, 'address', 'addresses');
        let found = `All ${all}`;
        if (length < broken.length)
            found = `${length.toLocaleString('en')} of ${all}`;
        return { kind: 'common-cause', message: cause.replace(ALL, `${found} that are not found`) };
    }
    return undefined;
}
/** Returns the only `index.html` of those in the highest folders that have one. */
function onlyHomePage(names) {
    const homes = names.filter((name) => name.endsWith('/index.html'));
    const depthOf = (name) => name.split('/').length;
    const least = Math.min(...homes.map(depthOf));
    const highest = homes.filter((name) => depthOf(name) === least);
    if (highest.length === 1)
        return highest[0];
    return undefined;
}
/** Stands for the broken addresses in what is said of their cause. */
const ALL = '{all}';
/** How a broken address differs from what exists, where that says something about others. */
const DIFFERENCES = {
    ending: `${ALL} exist with another ending: check that \`host\` is the host that the site was built for.`,
    case: `${ALL} exist in another case: check whether a system that ignores case has renamed files.`,
};
const UNWRITTEN = `${ALL} end in .md, and their pages exist: the build wrote no Markdown versions of these pages.`;
/** Returns the path of a broken address, decoded, from the root of the host on. */
function pathOf({ address, target }) {
    const [path = ''] = (address ?? target).split(/[?#]/, 1);
    return (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(path)) ?? (0,byte_strings/* toBytes */.ZJ)(path);
}
/** Returns the folders on a path, the highest first. */
function foldersOf(path) {
    return [...path.matchAll(/\//g)]
        .slice(0, MAX_FOLDERS + 1)
        .map(({ index }) => path.slice(0, index + 1));
}
/**
 * Returns the other base paths below which a broken address would be that of a file, each in a
 * sentence.
 */
function otherBasePaths(finding, served) {
    const { basePath } = served.site;
    const path = pathOf(finding);
    return (foldersOf(path)
        .filter((base) => (0,byte_strings/* toText */.fE)(base) !== basePath && typeof served.answer(path.slice(base.length)) === 'number')
        // Any folder may be the home page of another site; what is near to a page is meant to be
        // that.
        .filter((base) => base !== path || finding.suggestion === undefined)
        .map((base) => `The site seems to be built for “${(0,byte_strings/* toText */.fE)(base)}”, but \`base-path\` is “${basePath}”: set \`base-path: ${(0,byte_strings/* toText */.fE)(base)}\`, or build the site for “${basePath}”.`));
}
/**
 * Is it the Markdown version of a page, which the page itself or a document for AI agents names?
 * Other pages link to the sources of pages in this way.
 */
function isUnwrittenVersion(finding, served) {
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const path = pathOf(finding);
    if (!path.startsWith(root) || !isMarkdown(path))
        return false;
    const stem = takeStemOfPage(path.slice(root.length));
    const isNamed = finding.spots.every(({ page }) => !(0,page_names/* isPage */.yp)(page) || (0,page_names/* takeStem */.ln)((0,byte_strings/* toBytes */.ZJ)(page)) === stem);
    return isNamed && isPageAnswered(stem, served);
}
/**
 * Returns how a broken address differs from what it is near to, or the highest folder of it in
 * which the site has no file. Where rules lead elsewhere, that says nothing. `folders` are those of
 * the site in lower case.
 */
function causeOf(finding, served, folders) {
    const { site, redirects } = served;
    if (isUnwrittenVersion(finding, served))
        return UNWRITTEN;
    if (finding.suggestion !== undefined)
        return DIFFERENCES[finding.suggestion.kind];
    const root = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
    const isMissing = (folder) => folder.length > root.length &&
        folder.startsWith(root) &&
        !folders.has((0,web_tree/* resolveLoops */.U_)(folder.slice(root.length), site.loops).toLowerCase());
    const folder = foldersOf(pathOf(finding)).find(isMissing);
    if (folder === undefined || redirects.rules.length > 0)
        return undefined;
    const name = (0,byte_strings/* toText */.fE)(folder);
    return `${ALL} are below “${name}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept “${(0,glob/* escapeGlob */.yk)(name)}**”.`;
}

;// CONCATENATED MODULE: ./lib/check/external-links.js
/**
 * The lists of addresses of other hosts: for checkers of outside links, and for whoever mends them.
 */




/**
 * Writes the addresses of other hosts into `folder`, one a line and each once, all and those that
 * the earlier site does not name, and where all of them stand: `external-links.tsv`. Returns the
 * paths of the first two.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws
 */
async function writeExternalLinks(folder, links, signal) {
    const all = [...links.places.keys()].sort(byte_strings/* compareBytes */.Xo);
    const isNew = (address) => links.earlier?.has(address) !== true;
    const paths = {
        externalLinksPath: (0,external_node_path_.join)(folder, 'external-links.txt'),
        newExternalLinksPath: (0,external_node_path_.join)(folder, 'new-external-links.txt'),
    };
    await (0,promises_.writeFile)(paths.externalLinksPath, linesOf(all), { signal });
    await (0,promises_.writeFile)(paths.newExternalLinksPath, linesOf(all.filter(isNew)), { signal });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'external-links.tsv'), tableOf(all, links), { signal });
    return paths;
}
function linesOf(addresses) {
    return addresses.map((address) => `${address}\n`).join('');
}
/** Yields the rows of each address: address, page, line, source, line of the source. */
function* tableOf(all, links) {
    for (const address of all)
        yield rowsOf(address, links).join('');
}
function rowsOf(address, links) {
    const found = pairsOf(links.places.get(address) ?? []);
    // No place is known of what only a rule about something else has read.
    if (found.length === 0)
        return [rowOf([address, '', '', '', ''])];
    return found.map(({ file, line }) => {
        const page = (0,byte_strings/* toText */.fE)((0,web_tree/* getFileName */.WP)(links, file));
        const source = links.findSource(page, address);
        return rowOf([address, page, line || '', source?.path ?? '', source?.line ?? '']);
    });
}
/** Returns the places of an address in the order of files and lines. */
function pairsOf(places) {
    const pairs = [];
    for (let i = 0; i < places.length; i += 2)
        pairs.push({ file: places[i] ?? 0, line: places[i + 1] ?? 0 });
    return pairs.sort((one, other) => one.file - other.file || one.line - other.line);
}
function rowOf(fields) {
    const cells = fields.map((field) => (0,byte_strings/* asBytes */.Yd)(`${field}`).replace(/[\t\n\r]/g, byte_strings/* percentEncode */.a));
    return `${cells.join('\t')}\n`;
}

// EXTERNAL MODULE: ./lib/findings/kind.js
var kind = __webpack_require__(9238);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/check/rules/findings.js







/** Replaces a kind's sentence for what is not listed. */
const NOT_LISTED = 'Only the first {listed} of this kind are listed, in the order of their addresses. Not listed: {occurrences} at other addresses.';
const NO_SOURCE = () => undefined;
/**
 * Returns the findings for what was counted under a host's rules: the worst first, then those that
 * occur on most pages, then by code and target.
 * @throws the reason of `signal` soon after it is aborted
 */
async function listFindings(counted, signal, suggestions = new Map(), isNew = () => undefined, findSource = NO_SOURCE) {
    const findings = [];
    for await (const countedFinding of (0,event_loop/* interruptible */.In)(counted.findings, signal)) {
        const finding = describeFinding(countedFinding, counted, suggestions.get(countedFinding), findSource);
        findings.push({ countedFinding, finding: { ...finding, isNew: isNew(countedFinding) } });
    }
    return findings
        .sort(({ countedFinding: countedA, finding: a }, { countedFinding: countedB, finding: b }) => kind/* SEVERITIES */.o.indexOf(a.severity) - kind/* SEVERITIES */.o.indexOf(b.severity) ||
        b.pages - a.pages ||
        (0,byte_strings/* compareBytes */.Xo)(a.code, b.code) ||
        (0,byte_strings/* compareBytes */.Xo)(a.target, b.target) ||
        // No two findings share both: the report must not depend on which thread was first.
        (0,byte_strings/* compareBytes */.Xo)(countedA.key, countedB.key) ||
        (0,byte_strings/* compareBytes */.Xo)(countedA.kind, countedB.kind))
        .map(({ finding }) => finding);
}
/** Returns what a counted finding stands for. */
function describeFinding(countedFinding, counted, suggestion, findSource = NO_SOURCE) {
    const kind = site_kinds/* SITE_KINDS */.Q[countedFinding.kind];
    const target = (0,byte_strings/* toText */.fE)(countedFinding.target);
    const address = (0,byte_strings/* toText */.fE)(countedFinding.key);
    const written = { address: target, isWritten: true };
    const inFull = { address, isWritten: false };
    const sentence = countedFinding.isRest ? NOT_LISTED : kind.sentence;
    const occurrences = (0,units/* count */.U9)(countedFinding.count, 'further occurrence');
    const page = (0,byte_strings/* toText */.fE)(countedFinding.spots[0]?.page ?? byte_strings/* NO_BYTES */.CR);
    const values = {
        ...wordsFor(counted),
        occurrences,
        page,
        target,
        address,
        ...countedFinding.values,
    };
    return (0,findings_finding/* makeFinding */.MH)({ ...kind, severity: rateSeverity(countedFinding, counted), sentence }, values, {
        target,
        address: address === target || address === '' ? undefined : address,
        suggestion,
        count: countedFinding.count,
        pages: countedFinding.pages,
        spots: countedFinding.spots.map((spot, i) => {
            const name = (0,byte_strings/* toText */.fE)(spot.page);
            const source = findSource(name, i === 0 ? written : inFull);
            return { page: name, line: spot.line, source };
        }),
        isRest: countedFinding.isRest,
    });
}
/**
 * Returns how severe a counted finding is. What would be an error if no rule that is not read
 * answers the address is a warning.
 */
function rateSeverity({ kind }, { host, unread }) {
    const { code, severity, isUnlessAnswered } = site_kinds/* SITE_KINDS */.Q[kind];
    if (unread && isUnlessAnswered)
        return 'warning';
    // Without a network, what is on another host is missing for certain.
    const isMissing = (0,hosts/* rulesOf */.fD)(host).offline && code === 'external-load' && severity === 'warning';
    if (isMissing)
        return 'error';
    return severity;
}
function wordsFor({ host, unread }) {
    const { title } = (0,hosts/* rulesOf */.fD)(host);
    const rule = unread?.line === undefined ? `a rule in ${unread?.file}` : `the rule on line ${unread.line}`;
    const unless = unread === undefined ? '' : `, unless ${rule} answers it`;
    const notFound = host === undefined ? 'no host would find' : `${title} would not find`;
    return { host: title, notFound: notFound + unless, unless };
}

;// CONCATENATED MODULE: ./lib/check/known.js
/** Which findings of a site an earlier one has, too. */






/**
 * Compares what was counted in two sites. `accepted`: the entries for both; `now`: in ms since the
 * epoch; `places`: where pages of the later site were in the earlier one, if that is known.
 */
function findNews(earlier, later, accepted, now, places) {
    const isAccepted = (finding, of, entries = accepted) => {
        const { code } = site_kinds/* SITE_KINDS */.Q[finding.kind];
        const isNamed = entries.some((entry) => entry.code === code);
        return isNamed && !(0,findings_finding/* isCounted */.he)((0,judge/* accept */.J)(describeFinding(finding, of), entries, now));
    };
    const anywhere = accepted.filter(({ page }) => page === undefined);
    const isAcceptedOnItsPages = (finding) => isAccepted(finding, earlier) && !isAccepted(finding, earlier, anywhere);
    const known = ranksIn(earlier.findings, earlier);
    const knownAnywhere = ranksIn(earlier.findings.filter((finding) => !isAcceptedOnItsPages(finding)), earlier);
    const after = ranksIn(later.findings, later);
    const moved = new Map(later.findings.map((finding) => [finding, identitiesBefore(finding, places)]));
    const movedAfter = new Set([...moved.values()].flatMap((before) => before.flat()));
    const newIn = (finding, before) => {
        const rank = rankOf(finding, later);
        const isNew = (identity) => (before.get(identity) ?? kind/* SEVERITIES */.o.length) > rank;
        const isKnown = moved.get(finding)?.some((all) => all.length > 0 && !all.some(isNew)) === true;
        if (isKnown)
            return 0;
        return howMany((0,finding_counter/* listIdentities */.T8)(finding), isNew);
    };
    const fixedIn = (finding) => howMany((0,finding_counter/* listIdentities */.T8)(finding), (identity) => !after.has(identity) && !movedAfter.has(identity));
    const unlisted = later.findings.filter((finding) => finding.isRest && rateSeverity(finding, later) === 'error');
    return {
        isNew(finding) {
            if (newIn(finding, known) > 0)
                return true;
            return newIn(finding, knownAnywhere) > 0 && !isAccepted(finding, later);
        },
        unlisted: {
            errors: sum(unlisted.map((finding) => (0,finding_counter/* listIdentities */.T8)(finding).size)),
            newErrors: sum(unlisted.map((finding) => newIn(finding, knownAnywhere))),
        },
        fixed: sum(earlier.findings
            .filter((finding) => isOfSite(finding) && !isAccepted(finding, earlier))
            .map(fixedIn)),
    };
}
function ranksIn(findings, counted) {
    const ranks = new Map();
    for (const finding of findings) {
        const rank = rankOf(finding, counted);
        for (const identity of (0,finding_counter/* listIdentities */.T8)(finding))
            ranks.set(identity, Math.min(ranks.get(identity) ?? kind/* SEVERITIES */.o.length, rank));
    }
    return ranks;
}
/**
 * Returns the sets of identities in the earlier site that a finding may have had there: one that is
 * there as a whole is enough.
 */
function identitiesBefore(finding, places) {
    if (places === undefined || finding.isRest)
        return [];
    const identities = (addresses) => addresses.map((key) => (0,finding_counter/* findIdentity */.g3)(finding, key)).filter((identity) => identity !== undefined);
    const seen = finding.spots.map(({ page }) => identities(places.seenBefore(finding.key, page)));
    // A page that did not move had it not before.
    const all = seen.some((on) => on.length === 0) ? [] : seen.flat();
    return [...identities(places.calledBefore(finding.key)).map((one) => [one]), all];
}
/**
 * That the system refused to read the earlier copy, with a code such as EACCES, is not of the site.
 * Of files that are not listed, the reason is not known.
 */
const isOfSite = ({ kind, isRest, values }) => !(isRest && kind === 'unreadable-file') && !/^E[A-Z]+$/.test(values.why ?? '');
const rankOf = (finding, of) => kind/* SEVERITIES */.o.indexOf(rateSeverity(finding, of));
function howMany(identities, isMeant) {
    let found = 0;
    for (const identity of identities)
        if (isMeant(identity))
            found++;
    return found;
}
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

// EXTERNAL MODULE: ./lib/check/other-reports.js + 3 modules
var other_reports = __webpack_require__(2784);
// EXTERNAL MODULE: ./lib/check/pool/batches.js
var batches = __webpack_require__(4575);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
;// CONCATENATED MODULE: ./lib/check/rules/next-build.js
/**
 * What the routers of Next load in a browser besides pages: files that the build writes beside
 * them.
 */




const partKind = (name, since) => ({
    namesFor: ({ folder }) => [folder.concat((0,byte_strings/* toBytes */.ZJ)(`__next.${name}.txt`))],
    since,
});
const OWN_PART = '__PAGE__.txt';
/**
 * Seen in exports of Next 14.2, 15.5, 16.0, 16.2 and 16.4, and in what their routers ask for,
 * 2026-11.
 */
const FIRST_WITH_PARTS = 16;
const WHOLE_PAGE = { namesFor: ({ stem }) => [stem.concat('.txt')], since: 0 };
/** Where it is missing, its name is guessed: groups of routes have others. */
const PAGE_ITSELF = {
    namesFor: ({ folder, path, ownPart }) => [
        ownPart ?? (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${path.replaceAll('/', '.')}${OWN_PART}`),
    ],
    since: FIRST_WITH_PARTS,
};
/**
 * The layouts around a page: that of `__next.a.b.__PAGE__.txt` is `__next.a.b.txt`, and the one
 * around that `__next.a.txt`.
 */
const LAYOUTS = {
    namesFor({ ownPart }) {
        if (ownPart === undefined)
            return [];
        const folder = (0,byte_strings/* takeFolder */.Cz)(ownPart);
        const segments = ownPart.slice(folder.length).split('.').slice(1, -2);
        const ends = segments.keys().filter((i) => !segments[i]?.startsWith('@'));
        return [...ends].map((end) => (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${segments.slice(0, end + 1).join('.')}.txt`));
    },
    since: undefined,
};
/** What the App Router loads. */
const OF_APP_ROUTER = [
    WHOLE_PAGE,
    partKind('_tree', FIRST_WITH_PARTS),
    partKind('_full', FIRST_WITH_PARTS),
    PAGE_ITSELF,
];
/** What later versions put into other parts, unless it is large. */
const SEPARATE_PARTS = [partKind('_head'), partKind('_index'), LAYOUTS];
/** In a tree of parts, if it is of a version that keeps all of them apart. */
const KEPT_APART = '"slots"';
/** Returns the kinds of files that the router of a build loads. */
function listFileKinds({ root, router, pages }, { site, files }) {
    if (router.kind === 'next-pages') {
        const folder = `${root}_next/data/${router.build}/`;
        const namesFor = ({ path }) => [
            (0,byte_strings/* asBytes */.Yd)(`${folder}${path.slice(0, -1) || 'index'}.json`),
        ];
        return [{ namesFor, since: 0 }];
    }
    const trees = pages.values().map(({ folder }) => `${folder}__next._tree.txt`);
    const tree = trees.find((name) => files.has(name));
    const keepsApart = tree !== undefined && textOf(site, tree).includes(KEPT_APART);
    if (keepsApart)
        return [...OF_APP_ROUTER, ...SEPARATE_PARTS];
    return OF_APP_ROUTER;
}
/** Returns by folder the parts that are a page itself. */
function findOwnParts(names) {
    const parts = names.filter((name) => name.endsWith(`.${OWN_PART}`));
    return new Map(parts.map((name) => [(0,byte_strings/* takeFolder */.Cz)(name), name]));
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
    const scripts = names.map((name) => textOf(site, name));
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
function textOf({ root }, name) {
    return (0,file_errors/* orIfDiskFails */.x)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, name), 'latin1'), '');
}

;// CONCATENATED MODULE: ./lib/check/rules/companions.js
/**
 * Data of pages, in files that Next writes beside them. Its router in the browser loads them when a
 * reader follows a link; nothing in the HTML names them.
 */







/**
 * Counts pages that lack a companion which others of their build have, and builds in which no page
 * has one although their program asks for it. `pages`: by index.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkCompanions(checking, pages) {
    const { served, signal } = checking;
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    const builds = await buildsOf(served, pages, yieldIfOver);
    for (const build of builds) {
        const lacking = [];
        const unwritten = [];
        for (const kind of listFileKinds(build, served)) {
            const { missing, isPresent } = await missingOf(kind, build.pages, served, yieldIfOver);
            if (isPresent)
                lacking.push(...missing);
            else
                unwritten.push({ kind, missing });
        }
        companions_countLacking(lacking, checking);
        // Whose program it is that is there is not known of two builds.
        const isAlone = builds.every((other) => other === build || other.root !== build.root);
        const version = isAlone && unwritten.length > 0 ? findVersionThatLoads(build, served) : undefined;
        const asked = unwritten.filter(({ kind }) => version !== undefined && kind.since !== undefined && version >= kind.since);
        countAbsent(asked.flatMap(({ missing }) => missing), checking);
    }
}
async function missingOf(kind, pages, { files }, pause) {
    const missing = [];
    let isPresent = false;
    for (const routed of pages) {
        await pause();
        for (const name of kind.namesFor(routed)) {
            if (files.has(name))
                isPresent = true;
            else
                missing.push({ page: routed.page, name });
        }
    }
    return { missing, isPresent };
}
/** One finding for each page. */
function companions_countLacking(lacking, { served, counter }) {
    for (const [page, [first, ...others]] of Map.groupBy(lacking, (each) => each.page)) {
        if (first === undefined)
            continue;
        const more = others.length === 0 ? '' : ` and ${(0,units/* count */.U9)(others.length, 'other file')}`;
        const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(first.name);
        const values = { file: `/${(0,byte_strings/* toText */.fE)(first.name)}${more}` };
        counter.countWith('page-data', values, key, (0,finding_counter/* pointAtFile */.y5)(page), first.name);
    }
}
/** One finding for all of them. */
function countAbsent(absent, { served, counter }) {
    const [first] = absent.toSorted((a, b) => (0,byte_strings/* compareBytes */.Xo)(a.page, b.page));
    if (first === undefined)
        return;
    const key = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath).concat(first.name);
    const values = { file: `/${(0,byte_strings/* toText */.fE)(first.name)}` };
    counter.countWith('page-data/all', values, key, (0,finding_counter/* pointAtFile */.y5)(first.page), first.name);
}
/**
 * Returns the builds that pages are of: older versions may lie beside newer ones, and write other
 * files.
 */
async function buildsOf({ site }, pages, pause) {
    const rootOf = rootsIn(site.names);
    const ownParts = findOwnParts(site.names);
    const builds = new Map();
    for (const [index, { router }] of pages) {
        const page = (0,web_tree/* getFileName */.WP)(site, index);
        // Nobody follows a link to the page for wrong addresses.
        if (router === undefined || (0,page_names/* isNotFoundPage */.np)(page))
            continue;
        await pause();
        const stem = page.replace(/\.html?$/i, '');
        const path = stem.replace(/(?:^|\/)index$/, '');
        const folder = path === '' ? byte_strings/* NO_BYTES */.CR : path.concat('/');
        const root = rootOf((0,byte_strings/* takeFolder */.Cz)(page)) ?? (router.build === undefined ? firstFolderOf(page) : byte_strings/* NO_BYTES */.CR);
        const key = `${router.kind} ${root} ${router.build ?? ''}`;
        const build = builds.get(key) ?? { root, router, pages: [] };
        builds.set(key, build);
        build.pages.push({
            page,
            stem,
            folder,
            path: folder.slice(root.length),
            ownPart: ownParts.get(folder),
        });
    }
    return [...builds.values()];
}
const firstFolderOf = (page) => page.slice(0, page.indexOf('/') + 1);
/**
 * Returns what finds the innermost folder with a `_next/` that a folder is in, or that it is;
 * undefined if there is none.
 */
function rootsIn(names) {
    const known = new Map();
    const find = (folder) => {
        if ((0,web_tree/* hasFolder */.bU)(names, `${folder}_next/`))
            return folder;
        if (folder === '')
            return undefined;
        return rootOf((0,byte_strings/* takeFolder */.Cz)(folder.slice(0, -1)));
    };
    const rootOf = (folder) => {
        if (!known.has(folder))
            known.set(folder, find(folder));
        return known.get(folder);
    };
    return rootOf;
}

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
    for await (const [index, { kind }] of (0,event_loop/* interruptible */.In)(pages, signal)) {
        if (kind === undefined || kind === 'template' || !visited.has(index))
            continue;
        const name = (0,web_tree/* getFileName */.WP)(site, index);
        if (name === 'index.html' || (kind === 'untyped' && isTypeOpen))
            continue;
        counter.count(WRONG[kind], (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(name), (0,finding_counter/* pointAtFile */.y5)(name), name);
    }
}
/** May a file of the host say which type the page is sent with? */
function maySetTypes({ root, redirects }) {
    const headers = (0,file_errors/* orIfDiskFails */.x)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, '_headers'), 'latin1'), '');
    return [headers, ...redirects.map(({ text }) => text ?? '')].some((text) => SETS_TYPES.test(text));
}

// EXTERNAL MODULE: ./lib/disk/start-of-file.js
var start_of_file = __webpack_require__(3910);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
;// CONCATENATED MODULE: ./lib/check/rules/unlinked-pages.js









/**
 * Pages that readers come to without a link: those of errors, of a search, what proves to a service
 * who the site belongs to, what is shown without a network, what scripts put into other pages, what
 * is there to be printed; and what generators write although links to it are rare or in a script:
 * rustdoc, Haddock, Doxygen, YARD and Sphinx.
 */
const NEEDS_NO_LINK = [
    /(?:^|\/)(?:[45](?:\d\d|xx|0x)|_?(?:global-)?error|not[-_]?found|offline(?:-plugin-app-shell-fallback)?)(?:\.html?|\/index\.html?)$/i,
    /(?:^|[/_-])search(?:[-_]?(?:results?|page))?(?:\.html?|\/[^/]+\.html?)$/i,
    /(?:^|\/)(?:google|yandex_|naver|pinterest-|baidu_verify_)[\w-]{5,}\.html$/,
    /(?:^|[/_.-])(?:toc|nav|navbar|navigation|menu|sidebar|header|footer|iframe)\.html?$/i,
    /(?:^|\/)print[-_](?:page|site)(?:\.html|\/index\.html)$/,
    /(?:^|\/)(?:src\/(?:.+\.rs|[A-Z][\w.-]*)|help|settings|graph_legend|file\.README)\.html$/,
    /(?:^|\/)[a-z]+-modindex(?:\.html|\/index\.html)$/,
];
/**
 * The home page of a version or a language. A menu that a script makes leads there from the others.
 */
const HOME_OF_EDITION = /(?:^|\/)(?:(?:v|(?:branch|rel(?:ease)?|stable|version)[-_]?v?)?\d+(?:[.-]\w+)*|latest|stable|current|next|edge|nightly|main|master|dev(?:elop|el)?|[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2,4}|\d{3}))?)\/index\.html?$/i;
/**
 * Data of menus that scripts make, such as `menudata.js` of Doxygen. That of a search names every
 * page.
 */
const MENU_DATA = /(?:^|\/)(?![^/]*search)[^/]*(?:menu|nav|toc|sidebar|versions|languages|locales)[^/]*\.(?:m?js|json)$/i;
/** How much of a file is read, in bytes. */
const MAX_MENU_DATA = 4 << 20;
/** An address that ends in the name of a file or a folder, as it is written. */
const IS_PLAIN = /^[\w\-./]*[\w-]\/?$/;
/** A text in quotes that may be an address. */
const QUOTED = /(?<=["'])[^"'<>\s\\]{1,1000}(?=["'\\])/g;
/**
 * Counts the pages that nothing on another page leads to, and no rule of a redirect file: one
 * finding for all of them. None if no page leads to another, or if it seems that scripts do.
 * `isReached`: whether another file leads to a file; both are by index. `external`: what other
 * hosts are asked for, and where.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkUnlinkedPages(checking, pages, isReached, external) {
    const { served, counter, signal } = checking;
    const home = served.answer(byte_strings/* NO_BYTES */.CR);
    if (typeof home !== 'number' || !areAllRead(served, pages))
        return;
    const ruled = new Set(served.listRuled());
    const isFound = (file) => isReached(file) || ruled.has(file);
    const wanted = [];
    for await (const [file, facts] of (0,event_loop/* interruptible */.In)(pages, signal))
        if (file !== home && needsLink(served.nameOf(file), facts, pages.get(home)))
            wanted.push({ file, facts });
    const missed = wanted
        .map(({ file }) => file)
        .filter((file) => !isPageFound(file, served, isFound));
    if (missed.length === 0 || ![...pages.keys()].some(isReached))
        return;
    const inMenus = await listInMenus(checking, missed);
    const inFull = await listInFull(checking, external);
    const unlinked = missed.filter((file) => !inMenus.has(file) && !inFull.has(file));
    const isMost = (count) => count > wanted.length / 2;
    const areLinksScripted = isMost(unlinked.length) && isMost(wanted.filter(({ facts }) => facts.runsScript).length);
    if (unlinked.length === 0 || areLinksScripted)
        return;
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    const names = unlinked.map((file) => served.nameOf(file)).sort(byte_strings/* compareBytes */.Xo);
    const found = names.map((name) => ({ key: root.concat(name), page: name }));
    let pagesInWords = 'this page';
    if (found.length > 1)
        pagesInWords = (0,units/* count */.U9)(found.length, 'page');
    counter.countTogether('unlinked-page', { pages: pagesInWords }, found);
}
/** The links of a page that was not read may lead anywhere. */
function areAllRead({ site }, pages) {
    if (site.unreadable.length > 0)
        return false;
    return site.names.every((name, file) => !(0,page_names/* isPage */.yp)(name) || pages.has(file));
}
/** Do readers not come to a page without a link, and are they meant to come there? */
function needsLink(name, facts, home = {}) {
    if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* takeStem */.ln)(name) === '' || (0,page_names/* isNotFoundPage */.np)(name))
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
 * Do links lead to a page, or to another file for it, such as `guide.html` of `guide/index.html`?
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
async function listInFull({ served, signal }, external) {
    const found = new Set();
    if (served.site.domain !== undefined)
        return found;
    const root = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
    for await (const [address, places] of (0,event_loop/* interruptible */.In)(external, signal)) {
        // It is parsed already, and there are many.
        const [, , , ...parts] = address.split(/[?#]/, 1)[0]?.split('/') ?? [];
        const path = (0,web_address/* decodePathname */.je)((0,byte_strings/* toBytes */.ZJ)(`/${parts.join('/')}`));
        if (!path.startsWith(root))
            continue;
        const file = served.findNamed(path.slice(root.length));
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
/** Returns the files to which menus may lead that scripts make, by index. */
async function listInMenus({ served, signal }, missed) {
    const endings = new Set(missed.flatMap((file) => (0,served_site/* listAddressForms */.WP)(served.nameOf(file))).map(takeLastPart));
    const { root, names } = served.site;
    const addresses = new web_address/* Addresses */.tb(served.site);
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    const found = new Set();
    for (const name of names.filter((each) => MENU_DATA.test(each))) {
        const path = (0,web_tree/* makeDiskPath */.fx)(root, name);
        const data = (0,file_errors/* orIfDiskFails */.x)(() => (0,start_of_file/* startOfFile */.S)(path, MAX_MENU_DATA).toString('latin1'), '');
        const base = addresses.baseOfFile(name);
        for (const [written] of data.matchAll(QUOTED)) {
            await yieldIfOver();
            const [value = byte_strings/* NO_BYTES */.CR] = (0,byte_strings/* asBytes */.Yd)(written).split('#', 1);
            // Of thousands of words, resolving each would take long.
            if (IS_PLAIN.test(value) && !endings.has(takeLastPart(value)))
                continue;
            const address = addresses.resolve(value, base);
            const file = address.kind === 'site' ? served.findNamed(address.path) : undefined;
            if (file !== undefined)
                found.add(file);
        }
    }
    return found;
}

// EXTERNAL MODULE: ./lib/check/sources/which-link.js
var which_link = __webpack_require__(353);
;// CONCATENATED MODULE: ./lib/check/pool/reading.js
/**
 * The reading of a site: every file by one of the workers, then what only all of them know
 * together.
 */







/** The task of the pool of threads. */
const READING = {
    name: 'reading',
    maxThreads: 4,
    async open(site, pause) {
        const { Scanner } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(170), __webpack_require__.e(766)]).then(__webpack_require__.bind(__webpack_require__, 2766));
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
async function readSite(pool, batches, checking) {
    const { served, counter, signal } = checking;
    await pool.open(served.site);
    const read = new FilesSoFar();
    await pool.run(batches, async (ask, { files }) => read.take(await ask('read', files)));
    for (let late = read.nextLate(); late.length > 0; late = read.nextLate())
        await pool.run(inParts(late), async (ask, some) => read.take(await ask('readLate', some)));
    const { pages, elsewhere, linked, visited } = read;
    // The page for wrong addresses is shown at any of them.
    for (const page of [...served.listRuledElsewhere(), ...notFoundPagesOf(served)])
        elsewhere.add(page);
    const again = [...elsewhere].filter((page) => pages.has(page));
    await pool.run(inParts(again), (ask, some) => ask('readElsewhere', some));
    const workers = await pool.everywhere((ask) => ask('collect'));
    const asked = workers.flatMap((worker) => worker.asked);
    const missing = (await pool.everywhere((ask) => ask('missing', asked))).flat();
    const findings = await pool.everywhere((ask) => ask('finish', missing));
    // What comes next needs the memory that they hold.
    await pool.stop();
    for await (const finding of (0,event_loop/* interruptible */.In)(findings.flat(), signal))
        counter.add(finding);
    await checkCompanions(checking, pages);
    await checkLinkedPages(checking, pages, visited);
    await checkMarkdownTwins(checking, pages, linked);
    const reached = workers.map((worker) => worker.reached);
    const isReached = (file) => reached.some((of) => of[file] === 1);
    const external = joinPlaces(workers.map((worker) => worker.external));
    await checkUnlinkedPages(checking, pages, isReached, external);
    const sources = new Map();
    for (const [index, { source }] of pages)
        if (source !== undefined)
            sources.set((0,byte_strings/* toText */.fE)(served.nameOf(index)), source);
    const total = (of) => workers.reduce((sum, { checked }) => sum + checked[of], 0);
    return {
        /** By index. */
        pages,
        /** The anchors that links point to. */
        asked,
        /** The anchors of files that lack some which links ask for, joined, by index. */
        anchors: new Map(missing.map(({ page, ids }) => [page, ids])),
        /** How many addresses within the site were checked. */
        links: total('link'),
        loads: total('load'),
        undecided: total('undecided'),
        /** What pages were written as, by their names as text. */
        sources: (0,which_link/* pickOwnSources */.UO)(sources),
        external,
    };
}
/** What is known of the files that were read so far, whichever thread read them. */
class FilesSoFar {
    /** By index. */
    pages = new Map();
    /** Pages that readers see in another folder than their file. */
    elsewhere = new Set();
    /** Files that links lead to. */
    linked = new Set();
    /** Those that links do not only offer to save. */
    visited = new Set();
    #opened = new Set();
    #searched = new Set();
    /** Those of both that `nextLate` has returned. */
    #done = { opened: new Set(), searched: new Set() };
    take({ pages, uses }) {
        for (const [index, page] of pages)
            this.pages.set(index, page);
        for (const page of uses.elsewhere)
            this.elsewhere.add(page);
        for (const file of uses.linked)
            this.linked.add(file);
        for (const file of uses.visited)
            this.visited.add(file);
        for (const file of uses.opened)
            this.#opened.add(file);
        for (const file of uses.searched)
            this.#searched.add(file);
    }
    /**
     * Returns the files that matter because of what others do with them, and were not returned so
     * far. Reading them may bring up more.
     */
    nextLate() {
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
function joinPlaces(found) {
    const joined = new Map();
    for (const [address, places] of found.flatMap((each) => [...each])) {
        const known = joined.get(address);
        if (known === undefined)
            joined.set(address, places);
        else
            for (const each of places)
                known.push(each);
    }
    return joined;
}
function inParts(items) {
    return Array.from({ length: Math.ceil(items.length / FILES_PER_BATCH) }, (_, i) => items.slice(i * FILES_PER_BATCH, (i + 1) * FILES_PER_BATCH));
}
/** Returns the pages that are shown for wrong addresses, of the site or of a folder. */
function notFoundPagesOf({ files, rules }) {
    const root = files.get('404.html');
    if (!rules.hasNestedNotFound)
        return root === undefined ? [] : [root];
    return [...files].filter(([name]) => /(?:^|\/)404\.html$/.test(name)).map(([, file]) => file);
}

// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
;// CONCATENATED MODULE: ./lib/check/report.js




/**
 * Returns what a report says in a few words, beside its errors: `6 pages`, `nginx`, `1 known
 * error`. `areNewAlone`: whether the errors that are said are the new ones.
 */
function listDetails(report, areNewAlone) {
    const { host, pages, fixed } = report;
    const details = [(0,units/* count */.U9)(pages, 'page')];
    if (host !== undefined)
        details.push((0,hosts/* rulesOf */.fD)(host).title);
    details.push(...(0,describe/* listOtherFindings */.HS)(report, areNewAlone));
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
    const { title } = (0,hosts/* rulesOf */.fD)(host);
    const date = new Date(checkedAt).toISOString();
    const time = `${date.slice(0, 16).replace('T', ' ')} UTC`;
    let answered = `is answered by ${title}`;
    if (host === undefined)
        answered = 'would be answered by some host';
    const checked = `Every address within this site ${answered}: ${(0,describe/* describeChecked */.j$)(report)}`;
    const areNewAlone = fixed !== undefined;
    return {
        ...report,
        ...more,
        title: `${capitalize((0,describe/* describeErrors */.rg)(report, areNewAlone))} in ${subject}`,
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
    return `${(0,describe/* describeNewErrors */.rh)(report)}, ${fixed.toLocaleString('en')} fixed`;
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
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
async function checkBranch(checking, listed) {
    const { branch } = checking.served.rules;
    if (branch === undefined)
        return;
    checkDomainFile(checking, listed, branch);
    const { counter, signal } = checking;
    const isBuilt = !listed.names.includes((0,byte_strings/* toBytes */.ZJ)(branch.buildSwitch));
    for await (const [i, name] of (0,event_loop/* interruptible */.In)(listed.names.entries(), signal)) {
        const size = listed.sizes[i] ?? 0;
        const values = { size: (0,units/* inMegabytes */.BD)(size), limit: branch.fileBytes.of };
        if (size > branch.fileBytes.max)
            counter.countWith('file-too-large/branch', values, name, (0,finding_counter/* pointAtFile */.y5)(name));
        if (isBuilt)
            checkBuilt(name, branch, checking);
        if (name === branch.ignoreFile || name.endsWith(`/${branch.ignoreFile}`))
            checkIgnored(i, listed, checking);
    }
}
function checkBuilt(name, { buildSwitch, leftOut }, { counter }) {
    // Nobody misses what is for another host.
    if ((0,hosts/* mayBeRead */.BJ)(name))
        return;
    const part = (0,byte_strings/* cutAfterPart */.Q0)(name, (each) => leftOut.test(each));
    if (part !== undefined)
        counter.countWith('not-served/branch', { switch: buildSwitch }, part, (0,finding_counter/* pointAtFile */.y5)(name));
}
/** Counts the files that Git leaves out, once for each list. */
function checkIgnored(list, listed, { counter }) {
    const name = (0,web_tree/* getFileName */.WP)(listed, list);
    const text = branch_textOf(list, listed);
    const folder = (0,byte_strings/* takeFolder */.Cz)(name);
    const ignored = ignore["default"]({ allowRelativePaths: true }).add(text);
    const inFolder = listed.names.filter((each) => each.startsWith(folder) && each !== name);
    const leftOut = inFolder.filter((each) => ignored.ignores((0,byte_strings/* toText */.fE)(each.slice(folder.length))));
    if (leftOut.length === 0)
        return;
    const values = { files: (0,units/* count */.U9)(leftOut.length, 'file'), first: (0,byte_strings/* toText */.fE)(leftOut[0] ?? byte_strings/* NO_BYTES */.CR) };
    counter.countWith('not-served/ignored', values, name, (0,finding_counter/* pointAtFile */.y5)(name));
}
function checkDomainFile({ served, counter }, listed, { domainFile }) {
    const file = listed.names.indexOf((0,byte_strings/* toBytes */.ZJ)(domainFile));
    const [named = ''] = file === -1
        ? []
        : branch_textOf(file, listed)
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean);
    if (named === '')
        return;
    const { domain, basePath } = served.site;
    const cname = URL.parse(`https://${named}`)?.host ?? named;
    const name = (0,byte_strings/* toBytes */.ZJ)(domainFile);
    const where = (0,finding_counter/* pointAtFile */.y5)(name);
    if (domain !== undefined && cname !== domain)
        counter.countWith('canonical-host/branch', { cname, domain }, name, where);
    if (basePath !== '/')
        counter.countWith('canonical-host/branch-path', { cname, basePath }, name, where);
}
function branch_textOf(file, tree) {
    if ((tree.sizes[file] ?? 0) > MAX_READ)
        return '';
    // Where it matters that a file cannot be read, whoever reads it says so.
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, file));
    return (0,file_errors/* orIfDiskFails */.x)(() => (0,external_node_fs_.readFileSync)(path, 'utf8'), '');
}

// EXTERNAL MODULE: ./lib/disk/file-names.js
var file_names = __webpack_require__(3870);
// EXTERNAL MODULE: ./lib/web/host/dot-files.js
var dot_files = __webpack_require__(4820);
// EXTERNAL MODULE: ./lib/check/rules/leaked-files.js
var leaked_files = __webpack_require__(2226);
;// CONCATENATED MODULE: ./lib/check/rules/files.js











/**
 * Checks what names, sizes and the smallest files alone can show.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkFiles(checking, tree, expected) {
    const { served, counter, signal } = checking;
    const { rules } = served;
    checkPages(checking, tree, expected);
    checkLimits(tree, rules, counter);
    for (const { name, why } of tree.unreadable) {
        const kind = name.endsWith('/') ? 'unreadable-file/folder' : 'unreadable-file';
        counter.countWith(kind, { why }, name, (0,finding_counter/* pointAtFile */.y5)(name));
    }
    for (const link of new Set(tree.loops.map((loop) => loop.link)))
        counter.count('unreadable-file/circle', link, (0,finding_counter/* pointAtFile */.y5)(link));
    if (tree.unreadNames > 0)
        counter.countForSite('unreadable-file/names', { folders: (0,units/* count */.U9)(tree.unreadNames, 'folder') });
    const checkPortable = portableNames(counter);
    for await (const [i, name] of (0,event_loop/* interruptible */.In)(tree.names.entries(), signal)) {
        checkPublished(name, rules, counter);
        if (isPointer(tree, i))
            counter.count('unreadable-file/pointer', name, (0,finding_counter/* pointAtFile */.y5)(name));
        checkPortable(name);
    }
}
/**
 * Of a pointer with the name of a hash and a size:
 * https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md. In bytes.
 */
const POINTER = { min: 120, max: 140, start: 'version https://git-lfs.github.com/spec/' };
function isPointer(tree, i) {
    const size = tree.sizes[i] ?? 0;
    if (size < POINTER.min || size > POINTER.max)
        return false;
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, i));
    const start = () => (0,byte_strings/* readBytes */.io)((0,start_of_file/* startOfFile */.S)(path, POINTER.start.length));
    // Where it matters that a file cannot be read, whoever reads it says so.
    return (0,file_errors/* orIfDiskFails */.x)(start, byte_strings/* NO_BYTES */.CR) === POINTER.start;
}
function checkPages({ served, counter }, { names: listed, sizes }, expected) {
    const { rules, files, hasErrorPage } = served;
    const { names } = served.site;
    const other = names.find((name) => /^index\.html?$/i.test(name));
    if (files.has(page_names/* HOME_PAGE */.Ko)) {
        const isShown = served.answer(byte_strings/* NO_BYTES */.CR) === files.get(page_names/* HOME_PAGE */.Ko);
        if (isShown && sizes[listed.indexOf(page_names/* HOME_PAGE */.Ko)] === 0)
            counter.countForSite('no-index/empty', {});
    }
    else if (other === undefined)
        counter.countForSite('no-index', {});
    else
        counter.countForSite('no-index/other', { name: other });
    if (!files.has('404.html') && !hasErrorPage && rules.missing !== 'unknown') {
        const kind = rules.missing === 'home-page' ? 'no-404-page/home-page' : 'no-404-page';
        counter.countForSite(kind, { other: (0,byte_strings/* toText */.fE)(names.find(page_names/* isNotFoundPageOfSite */.dn) ?? byte_strings/* NO_BYTES */.CR) });
    }
    checkPageCount(names, expected, counter);
}
function checkPageCount(names, { pageCount, job }, counter) {
    const all = names.filter(page_names/* isPage */.yp).length;
    const found = names.filter((name) => (0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPageOfSite */.dn)(name)).length;
    if (pageCount === undefined || found >= pageCount)
        return;
    // Services differ in whether they count 404 pages.
    const kind = all < pageCount ? 'page-count' : 'page-count/unclear';
    const apart = kind === 'page-count' && found < all ? ' apart from its 404 page' : '';
    let counted = `the service counted ${pageCount}`;
    if (job === undefined)
        counted = `--page-count asks for ${pageCount}`;
    counter.countForSite(kind, { found: (0,units/* count */.U9)(found, 'page') + apart, counted });
}
/**
 * Counts what a host keeps for itself, or refuses: one finding for each file, or for all in a
 * folder.
 */
function countKept(kept, counter) {
    for (const [part, entry] of kept) {
        if (entry === 'expected')
            continue;
        const { fate, why } = entry;
        if (fate === 'unread')
            counter.countWith('redirect-invalid/unread', { problem: why }, part, (0,finding_counter/* pointAtFile */.y5)(part));
        else
            counter.countWith(KIND_OF_FATE[fate], { why }, part, (0,finding_counter/* pointAtFile */.y5)(part));
    }
}
const KIND_OF_FATE = {
    'left-out': 'not-served',
    'unless-prebuilt': 'not-served',
    alone: 'not-served/rest',
    refused: 'not-served/refused',
    exposed: 'leaked-file/exposed',
};
/**
 * Counts a file that should not be published, or that the host would not publish; one finding for
 * all in a folder.
 */
function checkPublished(name, rules, counter) {
    const leak = (0,leaked_files/* findLeak */.DR)(name);
    if (leak !== undefined) {
        const kind = leak.isSecret ? 'leaked-file/secret' : 'leaked-file';
        counter.countWith(kind, { what: leak.what }, leak.part, (0,finding_counter/* pointAtFile */.y5)(name));
        return;
    }
    const dropped = (0,dot_files/* findDottedPart */.$)(name, rules.dropsDotFiles);
    if (dropped !== undefined && !NOT_MISSED.has(dropped.slice((0,byte_strings/* takeFolder */.Cz)(dropped).length)))
        counter.count('hidden-files', dropped, (0,finding_counter/* pointAtFile */.y5)(name));
}
/** Files of a build that no page needs: nobody notices when they are missing. */
const NOT_MISSED = new Set(['.nojekyll', '.buildinfo', '.assetsignore']);
/** Counts every limit of a host that a site exceeds. */
function checkLimits(tree, rules, counter) {
    const { names, sizes } = tree;
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const ofSite = exceeded(rules.siteBytes, bytes);
    if (ofSite !== undefined) {
        const values = { size: (0,units/* inMegabytes */.BD)(bytes), limit: ofSite.of };
        counter.countForSite(`site-too-large${softly(ofSite)}`, values);
    }
    const ofFiles = exceeded(rules.files, names.length);
    if (ofFiles !== undefined) {
        const values = { files: (0,units/* count */.U9)(names.length, 'file'), limit: ofFiles.of };
        counter.countForSite(`too-many-files${softly(ofFiles)}`, values);
    }
    for (const [i, size] of sizes.entries()) {
        const limit = exceeded(rules.fileBytes, size)?.of;
        if (limit === undefined)
            continue;
        const name = (0,web_tree/* getFileName */.WP)(tree, i);
        const values = { size: (0,units/* inMegabytes */.BD)(size), limit };
        counter.countWith('file-too-large', values, name, (0,finding_counter/* pointAtFile */.y5)(name));
    }
    if (rules.filesInFolder.length === 0)
        return;
    for (const [folder, { length }] of Map.groupBy(names, byte_strings/* takeFolder */.Cz)) {
        const limit = exceeded(rules.filesInFolder, length)?.of;
        const files = (0,units/* count */.U9)(length, 'file');
        if (limit !== undefined)
            counter.countWith('too-many-files', { files, limit }, folder, (0,finding_counter/* pointAtFile */.y5)(folder));
    }
}
function exceeded(limits, value) {
    return limits.find((limit) => value > limit.max);
}
const softly = ({ severity }) => (severity === 'error' ? '' : '/soft');
/**
 * Returns what counts names that Windows and macOS cannot hold, or cannot hold beside each other:
 * one after the other.
 */
function portableNames(counter) {
    /** The first name of those that differ only in case, by what they have in common. */
    const firsts = new Map();
    /** Whether a folder, or one that it is in, differs from an earlier one only in case. */
    const folders = new Map([['', false]]);
    const differsInCase = (name) => {
        const folded = (0,byte_strings/* toText */.fE)(name).normalize('NFC').toLowerCase().replace(/\/$/, '');
        const first = firsts.get(folded) ?? name;
        firsts.set(folded, first);
        if (first === name)
            return false;
        counter.countWith('portable-name/case', { other: (0,byte_strings/* toText */.fE)(first) }, name, (0,finding_counter/* pointAtFile */.y5)(name));
        return true;
    };
    /**
     * Counts each clash once: what is in a folder that clashes is not counted again. Folders end in
     * `/`.
     */
    const clashes = (name) => {
        const folder = (0,byte_strings/* takeFolder */.Cz)(name.replace(/\/$/, ''));
        const isInClash = folders.get(folder) ?? clashes(folder);
        folders.set(folder, isInClash);
        return isInClash || differsInCase(name);
    };
    return (name) => {
        for (const { why, pattern } of file_names/* WINDOWS_NAME_RULES */.on) {
            const part = (0,byte_strings/* cutAfterPart */.Q0)(name, (bytes) => pattern.test((0,byte_strings/* toText */.fE)(bytes)));
            if (part !== undefined)
                counter.countWith('portable-name', { why: `it ${why}` }, part, (0,finding_counter/* pointAtFile */.y5)(name));
        }
        clashes(name);
    };
}

// EXTERNAL MODULE: ./lib/web/host/redirects/follow.js
var follow = __webpack_require__(6594);
// EXTERNAL MODULE: ./lib/web/host/redirects/patterns.js
var patterns = __webpack_require__(3492);
// EXTERNAL MODULE: ./lib/web/host/redirects/rules.js
var redirects_rules = __webpack_require__(6856);
// EXTERNAL MODULE: ./lib/web/host/redirects/steps.js
var steps = __webpack_require__(8620);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-faults.js
/** What is wrong with the rules of a redirect file themselves, whoever links to what. */





/**
 * Yields once for each rule: what is wrong with it, or nothing. What depends on the visitor is
 * nothing wrong.
 */
function* findRuleFaults(redirects, files) {
    const { rules, fallback, errorPage, domain } = redirects;
    const index = new redirects_rules/* RuleIndex */.PR(rules);
    const inLoops = new Set();
    for (const [position, rule] of rules.entries()) {
        const by = findEarlierRule(rule, position, index);
        const isHidden = by !== undefined && !isReached(rule, redirects, files);
        if (isHidden)
            yield { kind: 'hidden', rule, by };
        else
            yield findFault(rule, redirects, files, inLoops);
    }
    if (fallback !== undefined) {
        const target = (0,steps/* readDestination */.FD)(fallback.to, byte_strings/* ROOT */.Dl, domain);
        const isPage = target.kind === 'inside' && files(target.path) !== undefined;
        if (isPage)
            yield { kind: 'catch-all', rule: fallback, path: target.path };
    }
    if (errorPage !== undefined && !rules.includes(errorPage))
        yield findDeadPage(errorPage, files, domain);
}
function findFault(rule, redirects, files, inLoops) {
    const shadow = findShadow(rule, files);
    if (shadow !== undefined)
        return shadow;
    const { to, action } = rule;
    if (to === '')
        return undefined;
    if (action === 'status')
        return findDeadPage(rule, files, redirects.domain);
    const start = startOf(rule);
    if (start === undefined)
        return undefined;
    const query = String(new URLSearchParams([...(rule.query ?? [])]));
    const outcome = (0,follow/* follow */.e6)(redirects, files, { path: start, query });
    if (outcome.kind === 'loop') {
        const isNew = outcome.used.includes(rule) && !outcome.paths.some((path) => inLoops.has(path));
        if (!isNew)
            return undefined;
        // One finding for each circle, at the first of its rules.
        for (const path of outcome.paths)
            inLoops.add(path);
        return { kind: 'loop', rule, paths: outcome.paths };
    }
    return findTargetFault(rule, start, outcome, redirects, files);
}
/** A file hides a rule for its own address alone, unless the rule comes first. */
function findShadow(rule, files) {
    if ('pattern' in rule.source || rule.isForced)
        return undefined;
    const own = files(rule.source.exact || byte_strings/* ROOT */.Dl);
    if (typeof own !== 'object' || 'redirect' in own)
        return undefined;
    return { kind: 'shadowed', rule, file: own.file };
}
/** Returns an address that a rule is about; undefined if none is known. */
function startOf({ source }) {
    return 'exact' in source ? source.exact || byte_strings/* ROOT */.Dl : sampleOf(source.pattern);
}
/** Returns what is wrong with where a rule leads. `outcome`: what its address is answered with. */
function findTargetFault(rule, start, outcome, redirects, files) {
    // Where the target depends on what was asked for, a sample says nothing.
    if (hasPlaceholder(rule))
        return undefined;
    const destination = (0,steps/* readDestination */.FD)(rule.to, start, redirects.domain);
    if (destination.kind === 'outside')
        return undefined;
    const { path } = destination;
    if (outcome.kind === 'file' && isForAll(rule))
        return { kind: 'catch-all', rule, path };
    const isRewrite = rule.action === 'rewrite';
    if (isRewrite && !outcome.used.includes(rule))
        return undefined;
    const answer = isRewrite ? outcome : (0,follow/* follow */.e6)(redirects, files, destination);
    return (0,follow/* isAnswered */.Qy)(answer) ? undefined : { kind: 'dead-target', rule, path };
}
/** The page that comes with a status such as 404. */
function findDeadPage(rule, files, domain) {
    const target = (0,steps/* readDestination */.FD)(rule.to, byte_strings/* ROOT */.Dl, domain);
    if (hasPlaceholder(rule) || target.kind === 'outside' || files(target.path) !== undefined)
        return undefined;
    return { kind: 'dead-target', rule, path: target.path };
}
function isForAll(rule) {
    return isForEveryVisitor(rule) && 'pattern' in rule.source && fitsAll(rule.source.pattern);
}
/** Patterns such as `/((?!api/).*)` leave some addresses out, and yet answer every wrong one. */
function fitsAll(pattern) {
    return [byte_strings/* ROOT */.Dl.concat(patterns/* SAMPLE */.Xg), byte_strings/* ROOT */.Dl.concat(patterns/* SAMPLE */.Xg, '/', patterns/* SAMPLE */.Xg, '/', patterns/* SAMPLE */.Xg)].every((path) => (0,patterns/* isAbout */.KH)({ pattern }, path));
}
function isForEveryVisitor({ isConditional, query }) {
    return !isConditional && query === undefined;
}
/** A condition may capture something, too. */
function hasPlaceholder({ source, query, isConditional, to }) {
    if ('exact' in source && query === undefined && !isConditional)
        return false;
    return /[:$][\w{]/.test(to.replace(/^[a-z]+:\/\/[^/]*/i, ''));
}
function sampleOf(pattern) {
    const folder = fitsAll(pattern) ? byte_strings/* ROOT */.Dl : pattern.folder;
    if (folder === undefined)
        return undefined;
    return folder.concat(patterns/* SAMPLE */.Xg);
}
/** Returns the first rule before another one that covers it. */
function findEarlierRule(rule, position, index) {
    const { source } = rule;
    const probe = 'exact' in source
        ? source.exact
        : (sampleOf(source.pattern) ?? source.pattern.prefix.concat(patterns/* SAMPLE */.Xg));
    for (const earlier of index.matches(probe === '' ? [byte_strings/* NO_BYTES */.CR, byte_strings/* ROOT */.Dl] : [probe])) {
        if (earlier.position >= position)
            return undefined;
        if (isForEveryVisitor(earlier.rule) && covers(earlier.rule, rule))
            return earlier.rule;
    }
    return undefined;
}
/** Azure leaves a redirect out where it leads to itself: then a later rule applies. */
function isReached(rule, { steps }, files) {
    if (!('exact' in rule.source))
        return false;
    return [...steps({ path: rule.source.exact || byte_strings/* ROOT */.Dl, query: '' }, files)].some((step) => step.rule === rule);
}
/** `earlier` fits every address that `rule` is about, as far as can be seen. */
function covers(earlier, rule) {
    if ('exact' in rule.source)
        return 'pattern' in earlier.source || spelling(earlier) === spelling(rule);
    if (earlier.from === rule.from)
        return true;
    const all = 'pattern' in earlier.source ? earlier.source.pattern.folder : undefined;
    const { prefix, folder = prefix } = rule.source.pattern;
    if (all === undefined || !folder.startsWith(all))
        return false;
    // `/docs/:path*` is also about `/docs`.
    const itself = folder.replace(/\/$/, '');
    return !(0,patterns/* isAbout */.KH)(rule.source, itself) || (0,patterns/* isAbout */.KH)(earlier.source, itself);
}
/**
 * Hosts compare addresses as they arrive: two rules for one address cover each other only if they
 * spell it alike.
 */
function spelling({ from }) {
    return from.replace(/^https?:\/\/[^/]*/i, '').replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./lib/check/rules/redirect-files.js
/** Counts what is wrong with a host's own redirect file, in the root of the site. */







/** How many addresses of a circle are named. */
const MAX_NAMED = 5;
/** Counts a file of the host's own that was not read. */
function countUnread({ name: text, why, isRedirectFile }, counter) {
    const name = (0,byte_strings/* toBytes */.ZJ)(text);
    const where = (0,finding_counter/* pointAtFile */.y5)(name);
    if (isRedirectFile && why === 'too large') {
        const limit = `${site_on_host/* MAX_REDIRECT_FILE */.h >> 20} MiB that the check reads`;
        const problem = `The file is larger than the ${limit}, so its rules are not known.`;
        counter.countWith('redirect-invalid/unread', { problem }, name, where);
    }
    else
        counter.countWith('unreadable-file', { why }, name, where);
}
/**
 * Counts what is wrong with the rules of a site's redirect file.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkRedirects({ served, counter, signal }) {
    const { redirects, rules, findFile, site } = served;
    const file = (0,byte_strings/* toBytes */.ZJ)(rules.redirectFile?.name ?? '');
    for await (const [i, { kind, line, message }] of (0,event_loop/* interruptible */.In)(redirects.problems.entries(), signal)) {
        // Two may be about the file as a whole.
        const ofFile = i === 0 ? file : `${file} (${i + 1})`;
        const key = line === undefined ? ofFile : `${file}:${line}`;
        counter.countWith(KIND_OF_PROBLEM[kind], { problem: message }, (0,byte_strings/* asBytes */.Yd)(key), (0,finding_counter/* pointAtLine */.Ek)(file, line), file);
    }
    for await (const fault of (0,event_loop/* interruptible */.In)(findRuleFaults(redirects, findFile), signal))
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
    return (fault.kind !== 'dead-target' ||
        !unreadable.some((folder) => fault.path.slice(1).startsWith(folder)));
}
function countFault(fault, file, site, counter) {
    const { rule } = fault;
    const from = (0,byte_strings/* toBytes */.ZJ)(rule.from);
    const key = (0,byte_strings/* trimBytes */.Om)(from.concat(' ', (0,byte_strings/* toBytes */.ZJ)(rule.to)));
    const at = [key, (0,finding_counter/* pointAtLine */.Ek)(file, rule.line), from];
    if (fault.kind === 'loop')
        counter.countWith('redirect-loop', { way: wayOf(fault.paths) }, ...at);
    else if (fault.kind === 'hidden')
        counter.countWith('redirect-hidden', { line: String(fault.by.line) }, ...at);
    else if (fault.kind === 'shadowed')
        counter.countWith('redirect-shadowed', { file: (0,byte_strings/* toText */.fE)((0,web_tree/* getFileName */.WP)(site, fault.file)) }, ...at);
    else if (fault.kind === 'catch-all') {
        const kind = rule.isForced ? 'redirect-catch-all/forced' : 'redirect-catch-all';
        counter.countWith(kind, { to: (0,byte_strings/* toText */.fE)(fault.path) }, ...at);
    }
    else {
        const kind = rule.action === 'status' ? 'redirect-target/error-page' : 'redirect-target';
        counter.countWith(kind, { to: (0,byte_strings/* toText */.fE)((0,web_address/* showPath */.P8)(fault.path)) }, ...at);
    }
}
function wayOf(paths) {
    const named = paths.slice(0, MAX_NAMED).map(byte_strings/* toText */.fE);
    const isWhole = paths.length <= MAX_NAMED;
    return [...named, isWhole ? (named[0] ?? '') : '…'].join(' → ');
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

// EXTERNAL MODULE: ./lib/check/rules/canonical.js
var canonical = __webpack_require__(8206);
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
        counter.count('not-indexed', page_names/* ROBOTS_FILE */.xn, (0,finding_counter/* pointAtLine */.Ek)(page_names/* ROBOTS_FILE */.xn, ban));
    const home = served.answer(byte_strings/* NO_BYTES */.CR);
    if (typeof home !== 'number')
        return;
    const { isUnlisted, isAside } = pages.get(home) ?? {};
    if (!isUnlisted || isAside)
        return;
    const name = served.nameOf(home);
    counter.count('not-indexed/home-page', name, (0,finding_counter/* pointAtFile */.y5)(name));
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
async function checkSitemaps(checking, pages) {
    const { served, counter, signal } = checking;
    const sitemaps = new SitemapCheck(served, counter);
    // Shared by all of them: there may be many short sitemaps.
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    await sitemaps.find(yieldIfOver);
    await sitemaps.read(yieldIfOver);
    const { robots, hasSitemap } = sitemaps;
    checkIndexing(checking, { robots, hasSitemap, pages });
    if (!hasSitemap)
        return;
    for await (const [index, name] of (0,event_loop/* interruptible */.In)(served.site.names.entries(), signal)) {
        const { isUnlisted = false, isAside = false } = pages.get(index) ?? {};
        const isListed = sitemaps.listed.has(index) || isUnlisted || isAside;
        if ((0,page_names/* isPage */.yp)(name) && !(0,page_names/* isNotFoundPage */.np)(name) && !isListed)
            counter.count('sitemap/missing', name, (0,finding_counter/* pointAtFile */.y5)(name));
    }
}
/** Reads all sitemaps of a site, and counts what is wrong in them. */
class SitemapCheck {
    /** What is in a sitemap. */
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
        this.#sitemaps = new Set(USUAL_NAMES.map((name) => files.get(name)));
    }
    /** Adds the sitemaps that `robots.txt` names to the usual ones. */
    async find(pause) {
        const { site, files } = this.#served;
        if (!files.has(page_names/* ROBOTS_FILE */.xn))
            return;
        this.robots = (0,byte_strings/* toText */.fE)((await contentOf(site.root, page_names/* ROBOTS_FILE */.xn)) ?? byte_strings/* NO_BYTES */.CR);
        for (const entry of readRobots(this.robots)) {
            await pause();
            const answer = this.#answer(entry);
            this.#sitemaps.add(answer);
            if (answer !== undefined || !mayBeOwn(entry, site))
                continue;
            const where = (0,finding_counter/* pointAtLine */.Ek)(page_names/* ROBOTS_FILE */.xn, entry.line);
            this.#counter.count('sitemap/named', (0,byte_strings/* toBytes */.ZJ)(entry.address), where);
        }
    }
    async read(pause) {
        // One that is read may add others.
        for (const file of this.#sitemaps) {
            await pause();
            if (typeof file === 'number')
                await this.#readOne(file, pause);
        }
    }
    async #readOne(file, pause) {
        const name = this.#served.nameOf(file);
        const sitemap = await parse(this.#served.site.root, name);
        // Feeds only list what is new.
        if (sitemap === 'feed')
            return;
        this.hasSitemap = true;
        if (sitemap === undefined) {
            this.#counter.count('sitemap/unreadable', name, (0,finding_counter/* pointAtFile */.y5)(name));
            return;
        }
        for (const entry of sitemap.sitemaps) {
            await pause();
            this.#sitemaps.add(this.#check(entry, name));
        }
        for (const entry of sitemap.pages) {
            await pause();
            const answer = this.#check(entry, name);
            const isFile = typeof answer === 'number';
            this.listed.add(isFile ? answer : this.#answer(entry, this.#anyHost));
        }
    }
    #check(entry, sitemap) {
        const address = (0,byte_strings/* toBytes */.ZJ)(entry.address);
        const where = (0,finding_counter/* pointAtLine */.Ek)(sitemap, entry.line);
        (0,canonical/* checkCanonical */.Nf)(address, this.#served.site.domain, where, this.#counter);
        const answer = this.#answer(entry);
        if (answer === undefined)
            this.#counter.count('sitemap/entry', address, where);
        return answer;
    }
    #answer({ address }, served = this.#served) {
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
function mayBeOwn({ address }, { domain }) {
    const host = (0,canonical/* readHost */.rk)((0,byte_strings/* toBytes */.ZJ)(address))?.host;
    return host === undefined || domain === undefined || host === domain;
}
/** Undefined if the file cannot be read. */
async function parse(root, name) {
    const content = await contentOf(root, name);
    if (content === undefined)
        return undefined;
    if (/\.txt(?:\.gz)?$/i.test(name))
        return readTextSitemap((0,byte_strings/* toText */.fE)(content));
    return readSitemap(content);
}
/**
 * Returns a file unpacked; undefined if it cannot be read or is too large.
 */
async function contentOf(root, name) {
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

;// CONCATENATED MODULE: ./lib/check/sources/readings.js
/**
 * What an address may mean that is written in a source, and in the page that was made of it.
 */


const ENDING = new RegExp(`(?:^|(?<=/))(?:index|_index|readme)(?:${which_link/* DOCUMENT_ENDINGS */.To})?$|${which_link/* DOCUMENT_ENDINGS */.To}$`, 'i');
/** Returns a path decoded, without the ending of a document, `index` and a slash at its end. */
function stemOf(path) {
    return decoded(path).replace(ENDING, '').replace(/\/+$/, '');
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Returns the path of an address, and its query and fragment. */
function partsOf(address) {
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
    return decoded(fragment).normalize('NFKD').replace(ACCENTS, '');
}
/** Returns the same for an address however it is written, apart from what it is relative to. */
function spellingOf(address) {
    const { path, query, fragment } = partsOf(address);
    return stemOf(path.replace(/^(?:\.\/)+/, '')) + query + fragment;
}
/**
 * Returns what addresses that may mean the same have in common: the fragment, or the last part of
 * the path, without the ending of a document; undefined if there is none.
 */
function readings_takeLastPart(address) {
    const { path, query, fragment } = partsOf(address);
    if (fragment.length > 1)
        return fragment;
    const last = stemOf(path).split('/').at(-1) ?? '';
    if (/^\.{0,2}$/.test(last))
        return query || undefined;
    return last;
}
/**
 * Returns the last parts that an address may have in a source: a reference that was not resolved
 * may stand in a fragment.
 */
function listLastParts(target) {
    const unresolved = target.startsWith('#') ? readings_takeLastPart(decoded(target.slice(1))) : undefined;
    return [readings_takeLastPart(target), unresolved].filter((part) => part !== undefined);
}
/** Reads the addresses in a page, and in what it was written as. */
class Readings {
    #site;
    #root;
    #page;
    /** Where the source would be in the site. */
    #beside;
    constructor(page, source, site) {
        this.#site = site;
        this.#root = `https://${site.domain ?? web_address/* UNKNOWN_HOST */.IZ}${site.basePath}`;
        this.#page = this.#root + encodePath(page);
        const isFolder = /(?:^|\/)index\.x?html?$/i.test(page) &&
            !/(?:^|\/)(?:index|_index|readme)\.\w+$/i.test(source);
        this.#beside = isFolder ? new URL('..', this.#page).href : this.#page;
    }
    /** Returns whether an address in the page may be what is written in the source. */
    areSame(target, written) {
        if (spellingOf(target) === spellingOf(written))
            return true;
        // Sphinx and Antora, of references that lead to no document.
        if (target.startsWith('#') && spellingOf(decoded(target.slice(1))) === spellingOf(written))
            return true;
        const meant = keyOf(URL.parse(target, this.#page));
        return meant !== undefined && this.#urlsOf(written).some((url) => keyOf(url) === meant);
    }
    /**
     * Returns whether what is written in the source may be an address in the page by what generators
     * do with one that leads nowhere: Docusaurus looks for documents in the folders above, Sphinx
     * leaves pictures relative to its own root.
     */
    mayBeSame(target, written) {
        const meant = keyOf(URL.parse(target, this.#page));
        if (partsOf(target).fragment !== '')
            return this.#foldersAbove().some((folder) => keyOf(URL.parse(written, folder)) === meant);
        if (!isRelative(target) || ENDING.test(partsOf(target).path))
            return false;
        return keyOf(URL.parse(target, this.#root)) === keyOf(URL.parse(written, this.#beside));
    }
    /** Returns the paths within the site that what is written in the source may lead to. */
    pathsOf(written) {
        const { basePath } = this.#site;
        return this.#urlsOf(written).flatMap((url) => {
            const path = decoded(url?.pathname ?? '');
            if (!path.startsWith(basePath))
                return [];
            const within = path.slice(basePath.length);
            const stem = stemOf(within);
            return [within, stem, `${stem}.html`, `${stem}/`];
        });
    }
    #urlsOf(written) {
        const urls = [URL.parse(written, this.#page), URL.parse(written, this.#beside)];
        if (!/^\/(?!\/)/.test(written))
            return urls;
        // Below the base path, and below the folder of a language or version.
        return [...urls, ...this.#foldersAbove().map((folder) => URL.parse(`.${written}`, folder))];
    }
    /** Returns the addresses of the folders that the page is in, up to the root of the site. */
    #foldersAbove() {
        const parts = this.#page.slice(this.#root.length).split('/').slice(0, -1);
        return [this.#root, ...parts.map((_, i) => `${this.#root}${parts.slice(0, i + 1).join('/')}/`)];
    }
}
const isRelative = (address) => !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address);
const encodePath = (path) => path.split('/').map(encodeURIComponent).join('/');
function keyOf(url) {
    if (url === null)
        return undefined;
    return `${url.host}${stemOf(url.pathname)}${url.search}${decodeFragment(url.hash)}`;
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
        const end = part && endOf(part, text, begin, begins.lastIndex);
        if (part === undefined || end === undefined)
            continue;
        const hidden = text.slice(found.index, end);
        plain += text.slice(at, found.index) + (part.keep?.(hidden) ?? blank(hidden));
        at = end;
        begins.lastIndex = Math.max(end, found.index + 1);
    }
    return plain + text.slice(at);
}
/** Returns where a part ends; undefined if it is none. */
function endOf(part, text, begin, from) {
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
const blank = (text) => text.replace(/[^\n]/g, ' ');
/** Returns the tags of a text alone, each where it was. */
function findTags(text) {
    let at = 0;
    let tags = '';
    for (const { 0: tag, index } of text.matchAll(/<[a-z][^<>]*>/gi)) {
        tags += blank(text.slice(at, index)) + tag;
        at = index + tag.length;
    }
    return tags + blank(text.slice(at));
}

;// CONCATENATED MODULE: ./lib/check/sources/asciidoc.js
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
    { begin: '\\+\\+\\+(?=\\S)', end: () => '\\+\\+\\+|$', keep: findTags },
    {
        begin: '(?<!\\w)(?:`\\+|\\+`?)(?=[^\\s+])',
        end: () => '\\+`?(?!\\w)|(?<none>$)',
        needsEnd: true,
    },
    { begin: 'pass:\\w*\\[', end: () => '\\]|$', keep: findTags },
    { begin: '\\\\(?:xref:|link:|image:|https?:|<<)\\S*' },
];
/**
 * Returns the text without comments, listings and literals; of what is passed through as it is, the
 * tags.
 */
function readAsciiDocText(text) {
    const blocks = new Blocks();
    const lines = text.split('\n').map((line) => blocks.textOf(line));
    return removeHidden(lines.join('\n'), INLINE);
}
/** Reads the lines of a document in turn. */
class Blocks {
    /** What ends the block that is open; empty for a paragraph, which a blank line ends. */
    #end;
    #isCode = false;
    #isAfterBlank = true;
    /** Returns what of the next line is text. */
    textOf(line) {
        const trimmed = line.trimEnd();
        if (this.#end !== undefined)
            return this.#hidden(trimmed);
        if (trimmed === '') {
            this.#isAfterBlank = true;
            return line;
        }
        const isLiteral = this.#isAfterBlank && /^[ \t]/.test(line) && !LIST_ITEM.test(line);
        this.#isAfterBlank = false;
        const begun = this.#begun(trimmed, isLiteral);
        if (begun !== undefined) {
            this.#end = begun;
            this.#isCode = false;
            return blank(line);
        }
        if (CODE_STYLE.test(trimmed))
            this.#isCode = true;
        if (line.startsWith('//'))
            return blank(line);
        return line;
    }
    /**
     * Returns what ends the block that begins with a line; undefined if the line begins none that is
     * hidden.
     */
    #begun(line, isLiteral) {
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
    #hidden(line) {
        const end = this.#end;
        if (line === end) {
            this.#end = undefined;
            this.#isAfterBlank = line === '';
        }
        if (end?.startsWith('+'))
            return findTags(line);
        return blank(line);
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
const NO_TEXT = (0,words/* words */.a)('code code-block code-cell sourcecode highlight literalinclude include math ' +
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
const indentOf = (line) => line.length - line.trimStart().length;
/** Returns the text without comments, literals, listings and targets that nothing uses. */
function readRestructuredText(text) {
    const lines = text.split('\n');
    const blocks = new restructured_text_Blocks();
    const plain = lines.map((line, i) => blocks.textOf(line, lines.slice(i + 1, i + 20)));
    return withoutUnused(removeHidden(plain.join('\n'), restructured_text_INLINE));
}
/** Reads the lines of a document in turn. */
class restructured_text_Blocks {
    #skipped;
    /** Returns what of the next line is text. `following`: the lines after it. */
    textOf(line, following) {
        const skipped = this.#skipped;
        if (line.trim() === '') {
            if (skipped?.kind === 'paragraph')
                this.#skipped = undefined;
            return line;
        }
        if (skipped !== undefined && goesOn(skipped, line))
            return '';
        this.#skipped = undefined;
        if (/^\s*>>> /.test(line)) {
            this.#skipped = { kind: 'paragraph' };
            return '';
        }
        const explicit = EXPLICIT.exec(line);
        if (explicit === null) {
            if (line.trimEnd().endsWith('::'))
                this.#skipped = literalAfter(line, following);
            return line;
        }
        if (!hides(explicit[2] ?? '', following[0] ?? ''))
            return line;
        this.#skipped = { kind: 'indented', base: indentOf(line) };
        return '';
    }
}
function goesOn(skipped, line) {
    if (skipped.kind === 'indented')
        return indentOf(line) > skipped.base;
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
function literalAfter(line, following) {
    const item = /^\s*(?:(?:[-*+•]|\w{1,3}[.)]|\(\w{1,3}\)|#\.)[ \t]+)*/.exec(line)?.[0] ?? '';
    const base = item.length;
    const next = following.find((each) => each.trim() !== '') ?? '';
    if (indentOf(next) > base)
        return { kind: 'indented', base };
    const quote = /^[!-/:-@[-`{-~]/.exec(next)?.[0];
    if (quote === undefined || indentOf(line) > 0)
        return undefined;
    return { kind: 'quoted', quote };
}
const nameOf = (text) => text.replaceAll('\\', '').trim().replace(/\s+/g, ' ').toLowerCase();
/** Returns the text without targets that no reference names. */
function withoutUnused(text) {
    if (!/^\s*\.\. _/m.test(text))
        return text;
    const used = new Set();
    for (const [, phrase = '', word = ''] of text.matchAll(/`([^`<]+)`_(?!_)|(?<![\w`])(\w[\w.+-]*)_(?![\w`])/g))
        used.add(nameOf(phrase || word));
    for (const [, name = ''] of text.matchAll(/<([^<>]+)_>`/g))
        used.add(nameOf(name));
    const lines = text.split('\n');
    return lines
        .map((line) => {
        const name = TARGET.exec(line)?.[1]?.replace(/^`|`$/g, '');
        if (name === undefined || used.has(nameOf(name)) || name.startsWith('_'))
            return line;
        return '';
    })
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/check/sources/rendered-text.js
/**
 * What of a source generators make links of: not its listings, literals, comments and scripts.
 * Reading all of a language is not the aim; where in doubt, something is left out, so that no line
 * is named for it.
 */



const upTo = (end) => () => end;
/** A paragraph ends here. */
const NO_PARAGRAPH = '(?<none>\\n[ \\t>]*(?:\\n|[-*+#|][ \\t]|\\d+[.)][ \\t])|$(?!\\n))';
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
    return part.slice(0, end) + blank(part.slice(end));
}
const CODE_NAMES = 'code|code-block|code-cell|sourcecode|literalinclude|include|math|eval-rst|toctree|mermaid|raw|parsed-literal|highlight|doctest|testcode';
const FENCE_MARKS = '(?:`{3,}(?![^`\\n]*`)|~{3,})';
/**
 * https://spec.commonmark.org/0.31.2/, https://mdxjs.com/docs/what-is-mdx/,
 * https://myst-parser.readthedocs.io/
 */
const MARKDOWN = [
    {
        begin: `^[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)?${FENCE_MARKS}[^\\n]*`,
        end: (begin) => {
            const mark = /`{3,}|~{3,}/.exec(begin)?.[0] ?? '';
            return `^[ \\t>]*${mark}${mark[0]}*[ \\t]*$`;
        },
        keep: keepOfFence,
    },
    {
        begin: `^[ \\t]*:{3,}\\{(?:${CODE_NAMES})\\}`,
        end: (begin) => `^[ \\t]*${/:+/.exec(begin)?.[0]}[ \\t]*$`,
    },
    ...TEMPLATES,
    { begin: '\\{/\\*', end: upTo('\\*/\\s*\\}') },
    ...HTML,
    { begin: '<(?:pre|code)(?![\\w-])[^>]*>', end: upTo('</(?:pre|code)\\s*>'), keep: findTags },
    {
        // What roles of MyST link to is written like code.
        begin: '(?<![\\\\`]|\\{(?:doc|download)\\})`+',
        end: (begin) => `(?<!\`)${begin}(?!\`)|${NO_PARAGRAPH}`,
        needsEnd: true,
    },
    { begin: '\\\\\\[[^\\]\\n]*\\]\\([^)\\n]*\\)' },
];
/** Directives of MyST are written as fences: what is in them is text, unless they are for code. */
function keepOfFence(part) {
    const first = part.split('\n', 1)[0] ?? '';
    const name = /[`~]\{([\w:-]+)\}/.exec(first)?.[1];
    if (name === undefined || new RegExp(`^(?:${CODE_NAMES})$`).test(name))
        return blank(part);
    const last = part.lastIndexOf('\n');
    const isClosed = last >= first.length;
    if (!isClosed)
        return first;
    return first + markdownText(part.slice(first.length, last)) + blank(part.slice(last));
}
/**
 * After these at the start of a line, what is indented belongs to them more often than it is code.
 */
const CONTAINER = /^ {0,3}(?:[-*+][ \t]|\d{1,9}[.)][ \t]|!!!|\?\?\?|===|:::|\/\/\/|@\w|:[ \t]|\[\^[^\]]+\]:|<[a-z]|\{\{|\{%|\|)/i;
const INDENTED = /^(?: {4}| {0,3}\t)/;
/**
 * Returns the lines of Markdown without blocks of code that are only indented. `written`: the lines
 * with all that is left out.
 */
function withoutIndented(lines, written) {
    let isContainer = false;
    let isAfterBlank = true;
    let isCode = false;
    return lines.map((plain, i) => {
        const line = written[i] ?? '';
        if (plain.trim() === '') {
            isAfterBlank = true;
            return plain;
        }
        if (INDENTED.test(line)) {
            isCode = !isContainer && (isAfterBlank || isCode);
            isAfterBlank = false;
            if (isCode)
                return '';
            return plain;
        }
        isCode = false;
        if (CONTAINER.test(line))
            isContainer = true;
        else if (isAfterBlank || line.startsWith('#'))
            isContainer &&= /^ {2}/.test(line);
        isAfterBlank = /^ {0,3}#/.test(line);
        return plain;
    });
}
const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.)+)\]:/;
const labelOf = (text) => text.trim().replace(/\s+/g, ' ').toLowerCase();
/** Returns the lines of Markdown without definitions that no link uses. */
function rendered_text_withoutUnused(lines) {
    if (!lines.some((line) => DEFINITION.test(line)))
        return [...lines];
    const text = lines.filter((line) => !DEFINITION.test(line)).join('\n');
    const used = new Set(Array.from(text.matchAll(/\[((?:[^[\]\\]|\\.)+)\]/g), ([, label = '']) => labelOf(label)));
    return lines.map((line) => {
        const label = DEFINITION.exec(line)?.[1];
        if (label === undefined)
            return line;
        if (used.delete(labelOf(label)))
            return line;
        return '';
    });
}
/** Returns Markdown without what is no link in it. */
function markdownText(text) {
    const plain = removeHidden(text, MARKDOWN).split('\n');
    return rendered_text_withoutUnused(withoutIndented(plain, text.split('\n'))).join('\n');
}
/** The same of MDX, in which nothing is code only because it is indented. */
function mdxText(text) {
    return rendered_text_withoutUnused(removeHidden(text, MARKDOWN).split('\n')).join('\n');
}
/** Comments of programs. In strings, `//` follows a colon, and `/*` a slash. */
const PROGRAM = [
    HTML_COMMENT,
    ...TEMPLATES,
    { begin: '(?<![^\\s{}();,])/\\*', end: upTo('\\*/') },
    { begin: '(?<![^\\s{}();,])//[^\\n]*' },
];
const programText = (text) => removeHidden(text, PROGRAM);
const htmlText = (text) => removeHidden(text, [...TEMPLATES, ...HTML, { begin: '<noscript', end: upTo('</noscript') }]);
/** What no Markdown has. */
const RESTRUCTURED = /`_|:\w+:`|^\s*\.\. /m;
/**
 * Returns what is documentation in a program: parts of it that a pattern matches, as Markdown and
 * reStructuredText.
 */
function documentation(text, blocks) {
    let at = 0;
    let all = '';
    for (const { 0: block, index } of text.matchAll(blocks)) {
        const lines = block.replace(/^[ \t]*\*(?!\/)/gm, ' ').split('\n');
        const indents = lines.slice(1).flatMap((line) => /^(\s*)[^\s"']/.exec(line)?.[1]?.length ?? []);
        const indent = Math.min(...indents, block.length);
        const dedented = lines.map((line, i) => (i === 0 ? line : line.slice(indent))).join('\n');
        const plain = readRestructuredText(dedented);
        all +=
            blank(text.slice(at, index)) + (RESTRUCTURED.test(dedented) ? plain : markdownText(plain));
        at = index + block.length;
    }
    return all + blank(text.slice(at));
}
/**
 * Returns the Markdown of a notebook as its file is usually written: a line of a cell is a string
 * in a line of the file.
 */
function notebookText(text) {
    const lines = text.split('\n');
    let isMarkdown = false;
    let cell;
    const all = lines.map(() => '');
    for (const [i, line] of lines.entries()) {
        const kind = /^\s*"cell_type":\s*"(\w+)"/.exec(line)?.[1];
        if (kind !== undefined)
            isMarkdown = kind === 'markdown';
        if (/^\s*"source":\s*\[\s*$/.test(line))
            cell = isMarkdown ? { from: i + 1, lines: [] } : undefined;
        else if (cell !== undefined && /^\s*\],?\s*$/.test(line)) {
            all.splice(cell.from, cell.lines.length, ...markdownText(cell.lines.join('\n')).split('\n'));
            cell = undefined;
        }
        else
            cell?.lines.push(stringIn(line));
    }
    return all.join('\n');
}
/** Returns the text of a line that is a string of JSON. */
function stringIn(line) {
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
/**
 * Keys in front matter whose value is an address; that of others is a name, or the page's own
 * address.
 */
const DATA_KEYS = '(?:link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file|dark|light)';
const DATA = new RegExp(`^\\s*(?:-\\s+)?["']?(?:[\\w-]+[_-])?${DATA_KEYS}["']?(?::\\s+["']?[^"'\\s,]+["']?|\\s*=\\s*["'][^"']+["']),?\\s*$`);
const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\n[\s\S]*?\n(?:\1|\.\.\.)[ \t]*(?=\n|$)/;
/** Returns a text whose front matter holds addresses alone. */
function withPlainData(text) {
    return text.replace(FRONT_MATTER, (data) => data
        .split('\n')
        .map((line) => (DATA.test(line) ? line : ''))
        .join('\n'));
}
const DOC_STRINGS = /("""|''')[\s\S]*?\1/g;
const DOC_COMMENTS = /\/\*\*[\s\S]*?\*\//g;
/** How files with these endings are read. */
const LANGUAGES = [
    [/\.(?:md|markdown|[rq]md)$/i, (text) => markdownText(withPlainData(text))],
    [/\.(?:mdx|mdoc)$/i, (text) => mdxText(withPlainData(text))],
    [/\.(?:rst|txt)$/i, readRestructuredText],
    [/\.(?:adoc|asciidoc|asc)$/i, (text) => readAsciiDocText(withPlainData(text))],
    [/\.ipynb$/i, notebookText],
    [/\.(?:html?|xml|njk|liquid|webc)$/i, (text) => htmlText(withPlainData(text))],
    [/\.(?:py|pyi)$/i, (text) => documentation(text, DOC_STRINGS)],
];
/**
 * Returns the lines of a source with spaces, or nothing, in place of what no generator makes a link
 * of. `isProgram`: whether it is read for its documentation, not as a page.
 */
function listRenderedLines(text, name, isProgram) {
    const unified = text.replace(/\r\n?/g, '\n');
    const known = LANGUAGES.find(([endings]) => endings.test(name))?.[1];
    const rendered = known ?? (isProgram ? (all) => documentation(all, DOC_COMMENTS) : programText);
    return rendered(unified).split('\n');
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
            return this.#onlyOne(path);
        if (own !== undefined && own.toLowerCase() !== repository.toLowerCase())
            return undefined;
        if (kind === 'exact')
            return this.#fileAt(path);
        for (const name of this.#namesBehindRef(path)) {
            const file = this.#fileAt(name);
            if (file !== undefined)
                return file;
        }
        return undefined;
    }
    /**
     * Returns what may be left of a path that begins with the name of a branch, which may contain
     * slashes.
     */
    #namesBehindRef(path) {
        const ref = this.#workspace.refs.find((each) => path.startsWith(`${each}/`));
        if (ref !== undefined)
            return [path.slice(ref.length + 1)];
        const [first = '', ...parts] = path.split('/');
        if (WHOLE_REF.test(first))
            return [parts.join('/')];
        return parts.map((_, i) => parts.slice(i).join('/'));
    }
    /** Returns the file with a name, if it is within the workspace. */
    #fileAt(name) {
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
    #onlyOne(ending) {
        this.#documents ??= documentsIn(this.#workspace.folder);
        const last = ending.slice(ending.lastIndexOf('/') + 1);
        const alike = (this.#documents.get(last) ?? []).filter((name) => `/${name}`.endsWith(`/${ending}`));
        const [name] = alike;
        if (alike.length === 1 && name !== undefined)
            return this.#fileAt(name);
        return undefined;
    }
}
/** Returns the names of all files in a folder by their last part; none if there are too many. */
function documentsIn(folder) {
    const names = new Map();
    const folders = [folder];
    let count = 0;
    for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
        for (const entry of entriesIn(at)) {
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
function entriesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var decode = __webpack_require__(9995);
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
        const written = writtenInLine(line, forms);
        for (const { address } of written)
            addresses.push({ address, line: i + 1 });
        others.push(...argumentsIn(blankOut(line, written), unknown));
    }
    return { addresses, others };
}
function writtenInLine(line, forms) {
    return forms
        .filter(({ sign }) => line.includes(sign))
        .flatMap(({ pattern }) => [...line.matchAll(pattern)].map(writtenIn))
        .filter((part) => part !== undefined);
}
/** Returns the line with spaces in place of these parts. */
function blankOut(line, parts) {
    let rest = line;
    for (const { from, to } of parts)
        rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    return rest;
}
function argumentsIn(line, forms) {
    return forms
        .flatMap(({ pattern }) => [...line.matchAll(pattern)])
        .flatMap(({ groups }) => Object.values(groups ?? {}))
        .filter((each) => each !== undefined);
}
/** Returns what a form matched, and where. */
function writtenIn(found) {
    for (const [name, written] of Object.entries(found.groups ?? {})) {
        const [from, to] = found.indices?.groups?.[name] ?? [];
        if (from === undefined || to === undefined || written === undefined)
            continue;
        return { address: (name === 'anchor' ? '#' : '') + written_addresses_decode(written), from, to };
    }
    return undefined;
}
/** Markup that is escaped stands for itself, and so do character references. */
function written_addresses_decode(written) {
    const plain = written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
    if (plain.includes('&'))
        return (0,decode/* decodeHTML */.Gz)(plain);
    return plain;
}

;// CONCATENATED MODULE: ./lib/check/sources/written-at.js






/** Larger files are not read: nobody writes a document of that size. In bytes. */
const MAX_SOURCE = 1024 ** 2;
/** How many addresses in sources are remembered: then, those of all are forgotten. */
const MAX_HELD = 200_000;
/** Finds where the addresses in pages are written. */
class Sources {
    #of;
    #files;
    #written = new Map();
    /** How many addresses are in them. */
    #held = 0;
    constructor(of) {
        this.#of = of;
        this.#files = of.workspace && new WorkspaceFiles(of.workspace);
    }
    /**
     * Returns the source of a page in which an address stands that the page has, and its line if all
     * that it may mean stands in one; undefined if that is not certain.
     */
    find(page, target) {
        const source = this.#of.pages.get(page);
        const file = source && this.#files?.find(source);
        const parts = listLastParts(target.address);
        if (source === undefined || file === undefined || parts.length === 0)
            return undefined;
        // What is about the page itself is not written in it.
        if (target.address === page || target.address === `${this.#of.basePath}${page}`)
            return undefined;
        const written = this.#read(file.path, file.name, source.isProgram);
        const readings = new Readings(page, file.name, this.#of);
        const alike = parts.flatMap((part) => written.addresses.get(part) ?? []);
        const lines = new Set(alike
            .filter(({ address }) => this.#isMeant(target, address, readings))
            .map(({ line }) => line));
        const isThere = lines.size > 0 ||
            parts.some((part) => written.others.has(part)) ||
            alike.some(({ address }) => this.#isBroken(address, readings) && isIn(parts, address));
        if (!isThere)
            return undefined;
        const [line] = lines;
        return { path: file.name, line: lines.size === 1 ? line : undefined, url: source.url };
    }
    #isMeant({ address, isWritten }, written, readings) {
        const isOfAnchor = isWritten || address.includes('#');
        const compared = isOfAnchor ? written : withoutFragment(written);
        if (readings.areSame(address, compared))
            return true;
        return readings.mayBeSame(address, compared) && this.#isBroken(compared, readings);
    }
    /** An address that leads somewhere is another one. */
    #isBroken(address, readings) {
        const paths = readings.pathsOf(address);
        return paths.length > 0 && !paths.some((path) => this.#of.isAnswered((0,byte_strings/* toBytes */.ZJ)(path)));
    }
    #read(path, name, isProgram) {
        const known = this.#written.get(path);
        if (known !== undefined)
            return known;
        const { addresses, others } = findAddresses(listRenderedLines(written_at_textOf(path), name, isProgram), name);
        const byPart = new Map();
        for (const each of addresses) {
            const parts = [readings_takeLastPart(each.address), readings_takeLastPart(withoutFragment(each.address))];
            for (const part of new Set(parts)) {
                if (part === undefined)
                    continue;
                const alike = byPart.get(part);
                if (alike === undefined)
                    byPart.set(part, [each]);
                else
                    alike.push(each);
            }
        }
        const read = {
            addresses: byPart,
            others: new Set(others.map((each) => readings_takeLastPart(each) ?? '')),
        };
        this.#held += addresses.length;
        if (this.#held > MAX_HELD) {
            this.#written.clear();
            this.#held = addresses.length;
        }
        this.#written.set(path, read);
        return read;
    }
}
const withoutFragment = (address) => address.replace(/#.*$/s, '');
function isIn(parts, address) {
    const part = readings_takeLastPart(address);
    return part !== undefined && parts.includes(part);
}
/** Returns the text of a source; empty for one that cannot be read, which nobody has promised. */
function written_at_textOf(path) {
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
const INDEX = /(?:^|\/)index$/i;
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu;
const NUMBER = /^\p{N}/u;
/** The files of one site that may be meant by paths that are known to be broken. */
class PathIndex {
    #served;
    /** The base path without its first slash, decoded; empty for the root. */
    #basePrefix;
    /** By their stem in lower case, by its last segment, and by its `initialsOf`. */
    #byFoldedStem;
    #byName;
    #byInitials;
    constructor(served) {
        this.#served = served;
        const basePath = (0,byte_strings/* toBytes */.ZJ)(served.site.basePath);
        this.#basePrefix = ((0,byte_strings/* percentDecode */.YZ)(basePath) ?? basePath).slice(1);
        const files = [...served.site.names.keys()].filter((file) => this.#isSuggested(file));
        this.#byFoldedStem = Map.groupBy(files, (file) => fold(this.#stemOf(file)));
        this.#byName = Map.groupBy(files, (file) => lastSegment(this.#stemOf(file)));
        this.#byInitials = Map.groupBy(files, (file) => initialsOf(this.#stemOf(file)));
    }
    /** Returns what is near a path of the site that is not answered. */
    find(asked) {
        const path = (0,find_file/* mergeSlashes */.u)(asked);
        const isTwice = path.startsWith(this.#basePrefix);
        const once = isTwice ? path.slice(this.#basePrefix.length) : path;
        return (this.#findSameStem(path) ??
            makeSimilar('base-path', this.#ifAnswered(once)) ??
            this.#findWithoutStart(path, 2) ??
            this.#findName(path));
    }
    /**
     * Returns the path itself if it is answered, because only what is in front of it is wrong; else
     * what is near it.
     */
    findStart(path) {
        return makeSimilar('base-path', this.#ifAnswered(path)) ?? this.find(path);
    }
    /** Returns what is near a path outside the base path. */
    findOutside(asked) {
        const path = (0,find_file/* mergeSlashes */.u)(asked);
        if (stemOfPath(path) === '')
            return undefined;
        const { length } = this.#basePrefix;
        const isInside = fold(path.slice(0, length)) === fold(this.#basePrefix);
        const inside = isInside ? this.#ifAnswered(path.slice(length)) : undefined;
        if (inside !== undefined)
            return { kind: 'case', path: inside };
        const same = this.#ifAnswered(path) ?? this.#findSameStem(path)?.path;
        return makeSimilar('base-path', same) ?? this.#findWithoutStart(path, 1);
    }
    /**
     * Returns the path under which the host answers with a file; undefined if there is none.
     * `asFile`: with the ending of its name, if both ways work.
     */
    pathOf(file, asFile) {
        const paths = this.#served.listAddresses(file);
        const name = this.#served.nameOf(file);
        if (asFile && !(0,page_names/* isIndexPage */.sf)(name) && paths.includes(name))
            return name;
        return paths[0];
    }
    #stemOf(file) {
        return (0,page_names/* takeStem */.ln)(this.#served.nameOf(file));
    }
    /**
     * Uploads leave out what is in dot-files, and nobody links to a 404 page. Of `docs.html` and
     * `docs/index.html`, the first one stands for both.
     */
    #isSuggested(file) {
        const name = this.#served.nameOf(file);
        const isSecond = (0,page_names/* isIndexPage */.sf)(name) && this.#served.files.has(`${(0,page_names/* takeStem */.ln)(name)}.html`);
        return !isSecond && (0,dot_files/* findDottedPart */.$)(name) === undefined && !(0,page_names/* isNotFoundPage */.np)(name);
    }
    /**
     * Returns the path if the host answers it with a file, and if it is not that of the home page.
     */
    #ifAnswered(path) {
        if (stemOfPath(path) === '')
            return undefined;
        return typeof this.#served.answer(path) === 'number' ? path : undefined;
    }
    #suggest(kind, file, path) {
        return makeSimilar(kind, this.pathOf(file, endsLikeFile(path)));
    }
    /**
     * `.html`, a slash or `index.html`, missing or too much; or upper and lower case, or the Unicode
     * form, too.
     */
    #findSameStem(path) {
        const stem = stemOfPath(path);
        const same = this.#byFoldedStem.get(fold(stem)) ?? [];
        const exact = same.findLast((file) => this.#stemOf(file) === stem);
        if (exact !== undefined)
            return this.#suggest('ending', exact, path);
        const [only] = same;
        if (only === undefined || same.length > 1)
            return undefined;
        const isSameText = compose(this.#stemOf(only)) === compose(stem);
        return this.#suggest(isSameText ? 'unicode' : 'case', only, path);
    }
    /** A site that was made for another base path. `least`: how many segments have to be left. */
    #findWithoutStart(path, least) {
        const most = stemOfPath(path).split('/').length - least;
        for (let dropped = 1; dropped <= Math.min(MAX_DROPPED, most); dropped++) {
            const rest = (0,byte_strings/* asBytes */.Yd)(path.split('/').slice(dropped).join('/'));
            if (!isSpecific(lastSegment(stemOfPath(rest))))
                return undefined;
            const answered = this.#ifAnswered(rest);
            if (answered !== undefined)
                return { kind: 'base-path', path: answered };
        }
        return undefined;
    }
    /** Nothing where several names are the same or similar: each may be meant. */
    #findName(path) {
        const stem = stemOfPath(path);
        const similar = this.#listWithTypo(stem);
        const [file, ...others] = [...this.#listElsewhere(stem), ...similar];
        if (file === undefined || others.length > 0)
            return undefined;
        return this.#suggest(similar.length > 0 ? 'typo' : 'elsewhere', file, path);
    }
    /**
     * The files whose stems have the same last segment, and of these the ones that share most
     * segments before it, too.
     */
    #listElsewhere(stem) {
        const name = lastSegment(stem);
        if (!isSpecific(name))
            return [];
        const named = this.#byName.get(name) ?? [];
        if (named.length > MAX_SAME_NAME)
            return named;
        const shared = named.map((file) => countSharedSegments(stem, this.#stemOf(file)));
        return named.filter((_, i) => shared[i] === Math.max(...shared));
    }
    #listWithTypo(stem) {
        const words = wordsOf(stem);
        const like = this.#byInitials.get(initialsOf(stem)) ?? [];
        if (like.length > MAX_LIKE || words.every((word) => NUMBER.test(word)))
            return [];
        return like.filter((file) => isTypo(words, wordsOf(this.#stemOf(file))));
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
/** Returns the stem that a path asks for: see `takeStem`. */
function stemOfPath(path) {
    return path.replace(/\/+$/, '').replace(SOURCE_ENDING, '').replace(INDEX, '');
}
const lastSegment = (stem) => stem.slice(stem.lastIndexOf('/') + 1);
/** Is this more than a number or an abbreviation? Each byte beyond ASCII is part of a letter. */
function isSpecific(name) {
    return (name.match(/[a-z\x80-\xff]/gi)?.length ?? 0) >= MIN_LETTERS;
}
/**
 * Returns text in the one of its Unicode forms that most systems write: macOS decomposed what it
 * unpacked.
 */
const compose = (bytes) => (0,byte_strings/* toText */.fE)(bytes).normalize('NFC');
const fold = (bytes) => compose(bytes).toLowerCase();
/** How many segments are the same, from the last one on. */
function countSharedSegments(a, b) {
    const left = a.split('/').reverse();
    const right = b.split('/').reverse();
    const differs = left.findIndex((segment, i) => segment !== right[i]);
    if (differs === -1)
        return left.length;
    return differs;
}
const extensionOf = (stem) => /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? '';
/**
 * Returns the words of a stem's name, numbers included, without what separates them: `readAsync-2`
 * has three.
 */
function wordsOf(stem) {
    const name = lastSegment(stem.slice(0, stem.length - extensionOf(stem).length));
    return (0,byte_strings/* toText */.fE)(name).match(WORD) ?? [];
}
/**
 * Returns what stems share if one may be the other with a typo: the folder, the type, the first
 * letter of each word, as typos hardly ever change it, and the numbers in full.
 */
function initialsOf(stem) {
    const initials = wordsOf(stem).map((word) => (NUMBER.test(word) ? word : word[0]?.toLowerCase()));
    return [(0,byte_strings/* takeFolder */.Cz)(stem), extensionOf(stem), ...initials].join('\0');
}
/**
 * Is one name the other with one typo? Both have as many words. `page-12` is not `page-13` written
 * badly, `export` not `import`.
 */
function isTypo(a, b) {
    const [at, ...more] = a.keys().filter((i) => a[i] !== b[i]);
    if (at === undefined)
        return true;
    const word = a[at] ?? '';
    const other = b[at] ?? '';
    const isLongEnough = Math.min(word.length, other.length) >= MIN_WITH_TYPO;
    return more.length === 0 && isLongEnough && (0,did_you_mean/* measureEditDistance */.wn)(word, other, 1) === 1;
}

;// CONCATENATED MODULE: ./lib/check/suggestions/find-suggestions.js
/** Says what exists instead of what a broken address names, once all files have been read. */









const each = (named, kinds) => kinds.map((kind) => [kind, named]);
/** What a finding of a kind names. Nothing is looked for where a kind is not here. */
const BROKEN = new Map([
    ...each('anchor', ['broken-anchor', 'broken-asset/symbol']),
    ...each('path', [...references/* MISSING_REFERENCES */.Q, 'broken-link', 'broken-asset', 'broken-asset/old-font']),
    ...each('path', ['page-data', 'page-data/all', 'vanished-page']),
    ...each('outside', [
        'outside-base-path/link',
        'outside-base-path/load',
        'outside-base-path/reference',
    ]),
    ...each('outside', ['outside-base-path/not-found']),
    ...each('vanished', ['vanished-anchor', 'vanished-anchor/renamed']),
    ...each('folder', ['broken-link/folder', 'broken-asset/folder']),
    ...each('in-sitemap', ['sitemap/entry', 'sitemap/named']),
    ...each('in-redirects', ['redirect-target', 'redirect-target/error-page']),
]);
/**
 * Returns the suggestions of those findings that have one. They depend only on the findings and the
 * files, not on the order of the findings. `anchors`: of pages that lack some, joined, by index;
 * `vanished`: what is suggested for anchors of an earlier site, by their keys.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findSuggestions(findings, served, anchors, signal, vanished = new Map()) {
    const found = new Map();
    const broken = findings.filter(({ kind, key, isRest }) => BROKEN.has(kind) && !isRest && !(0,finding_counter/* isTruncated */.pQ)(key));
    if (broken.length === 0)
        return found;
    const search = new SuggestionSearch(served, anchors, vanished);
    for await (const finding of (0,event_loop/* interruptible */.In)(broken, signal)) {
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
    constructor(served, anchors, vanished) {
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
        switch (BROKEN.get(kind)) {
            case 'anchor':
                return this.#findAnchor(finding);
            case 'vanished':
                return this.#vanished.get(key);
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
        if (address?.kind === 'outside')
            return this.#findOutside(address.path);
        if (address?.kind === 'site')
            return this.#suggest(this.#paths.find(address.path));
        return undefined;
    }
    #findAnchor({ key, target }) {
        // A key is the address of a page and a fragment. Names may have a `#`, too.
        const hashes = [...key.matchAll(/#/g)].map(({ index }) => index);
        const hash = hashes.find((at) => this.#pageBefore(key, at) !== undefined);
        if (hash === undefined)
            return undefined;
        const page = this.#pageBefore(key, hash);
        const fragment = (0,web_address/* listAnchorNames */.IL)(key.slice(hash)).at(-1);
        if (page === undefined || fragment === undefined)
            return undefined;
        const similar = this.#anchorsOf(page)(fragment);
        const [written = ''] = target.split(/[?#]/, 1);
        const path = this.#paths.pathOf(page, endsLikeFile(written));
        if (similar === undefined || path === undefined)
            return undefined;
        return this.#suggest({ kind: similar.kind, path }, `#${(0,byte_strings/* makeReadable */.Dy)(similar.id)}`);
    }
    #pageBefore(key, hash) {
        return this.#files.get(key.slice(this.#basePath.length, hash));
    }
    #anchorsOf(page) {
        if (this.#last?.page === page)
            return this.#last.findAnchor;
        const findAnchor = (0,similar_anchors/* indexAnchors */.b0)((0,rules_anchors/* collectIds */.X1)(this.#anchors.get(page) ?? byte_strings/* NO_BYTES */.CR));
        this.#last = { page, findAnchor };
        return findAnchor;
    }
    #suggest(similar, fragment = '') {
        if (similar === undefined)
            return undefined;
        const address = this.#site.basePath + (0,byte_strings/* makeReadable */.Dy)(similar.path) + fragment;
        return makeSuggestion(similar.kind, address);
    }
}

;// CONCATENATED MODULE: ./lib/check/check.js

































/**
 * Checks a site against the rules of the host that will serve it, and writes the report.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when the
 * folder itself cannot be read or the report cannot be written
 */
function checkSite(options) {
    return (0,pool/* withPool */.Le)(READING, options.signal, (pool) => checkWith(pool, options));
}
/**
 * Returns what is counted in a site; nothing else is done.
 * @throws as `checkSite`
 */
function countIn(options) {
    return (0,pool/* withPool */.Le)(READING, options.signal, async (pool) => {
        const { counted, external } = await countWith(pool, options);
        return { ...counted, external: new Set(external.keys()) };
    });
}
async function countWith(pool, options) {
    const { host, listed, info, signal } = options;
    const rules = (0,hosts/* rulesOf */.fD)(host);
    for (const [i, name] of listed.names.entries())
        pool.expect((0,batches/* countBytesToRead */.AE)(name, listed.sizes[i] ?? 0, rules));
    const counter = new finding_counter/* FindingCounter */.q7();
    const { site, tree, kept, unread } = await (0,site_on_host/* takeSite */.F)(listed, options, signal);
    for (const file of unread)
        countUnread(file, counter);
    countKept(kept, counter);
    const pages = tree.names.filter(page_names/* isPage */.yp).length;
    const others = (0,units/* count */.U9)(tree.names.length - pages, 'other file');
    const leftOut = listed.names.length - tree.names.length;
    const note = leftOut === 0 ? (0,clean/* safe */.gB) `` : (0,clean/* safe */.gB) `; ${(0,units/* count */.U9)(leftOut, 'file')} will not be served`;
    info((0,clean/* safe */.gB) `Checking ${(0,units/* count */.U9)(pages, 'page')} and ${others} for ${rules.title}${note}`);
    const served = new served_site/* ServedSite */.dT(site);
    const checking = { served, counter, signal };
    const [{ asked, ...read }] = await Promise.all([
        readSite(pool, (0,batches/* makeBatches */.XX)(tree, rules), checking),
        // While the threads read.
        checkFiles(checking, tree, options)
            .then(() => checkBranch(checking, listed))
            .then(() => checkRedirects(checking)),
    ]);
    options.takeLinked?.(asked, served);
    await checkSitemaps(checking, read.pages);
    const more = await options.countMore?.(site, counter);
    const counted = { findings: counter.findings(), host, unread: served.unread };
    return { ...read, counted, served, more, files: listed.names.length, pageCount: pages };
}
async function checkWith(pool, options) {
    const { host, basePath, domain, job, siteDigest, workspace, signal, clock } = options;
    const started = clock.now();
    const read = await countWith(pool, options);
    const { counted, served, more, files, links, loads, undecided } = read;
    const accepted = (options.accepted ?? []).filter(({ code }) => !(0,codes/* isLive */.DG)(code));
    const suggestions = await findSuggestions(counted.findings, served, read.anchors, signal, more?.suggestions);
    const news = options.earlier && findNews(options.earlier, counted, accepted, clock.now(), options.places);
    const isAnswered = (path) => served.answer(path) !== undefined;
    const sources = new Sources({ basePath, domain, pages: read.sources, workspace, isAnswered });
    const found = await listFindings(counted, signal, suggestions, news?.isNew, (page, target) => sources.find(page, target));
    const judged = await (0,judge/* judgeFindings */.q)(found, accepted, clock.now(), signal);
    // What is said of the entries themselves is not about the site.
    const findings = (0,order/* sortByWeight */.CM)(judged.map((of) => ({ ...of, isNew: of.isNew ?? (news && false) })));
    const { names } = options.listed;
    const diagnosis = findDiagnosis(served, names, links + loads, findings, workspace?.folder, job);
    const report = {
        format: 1,
        host,
        basePath,
        domain,
        job,
        siteDigest,
        diagnosis: diagnosis?.message,
        ...(0,describe/* countFindings */.Gt)(findings),
        fixed: news?.fixed,
        files,
        pages: read.pageCount,
        links,
        loads,
        undecided,
        findings,
    };
    const counts = { ...report, unlisted: news?.unlisted };
    const page = makeReportPage(counts, more, options);
    const outside = describeOutside(read, sources, options);
    const paths = await writeReport(report, page, outside, options);
    return {
        ...counts,
        ...paths,
        diagnosis,
        elapsedMs: clock.now() - started,
        /** What `report.html` shows. */
        page,
    };
}
/** Returns what `report.html` shows. */
function makeReportPage(report, more, options) {
    const { domain, listed, workspace, clock } = options;
    return renderReportPage(report, domain ?? (0,external_node_path_.basename)(listed.root), clock.now(), {
        siteAddress: siteAddress(options),
        repository: workspace?.repository,
        sections: more?.sections ?? [],
    });
}
/** Returns what the lists of addresses of other hosts are made of. */
function describeOutside({ external, served }, sources, { earlier }) {
    return {
        places: external,
        names: served.site.names,
        earlier: earlier?.external,
        findSource: (name, address) => sources.find(name, { address, isWritten: false }),
    };
}
/**
 * Writes the reports if there are to be any. Returns the path of `report.json`, beside which
 * the others are, and those of the lists of addresses of other hosts; empty if there is none.
 */
async function writeReport(report, page, links, options) {
    const { reportDir, signal, verify = 'strict', failOn = fail_on/* ERRORS_ALONE */.ky } = options;
    if (reportDir === undefined)
        return { reportPath: '', externalLinksPath: '', newExternalLinksPath: '' };
    const inJson = { ...report, findings: report.findings.map(findings_finding/* reportFinding */.M$) };
    const reportPath = await (0,json_report/* writeJsonReport */.a)(reportDir, 'report.json', inJson, signal);
    await (0,promises_.writeFile)((0,external_node_path_.join)(reportDir, 'report.html'), (0,report_page/* renderPage */.C)(page));
    const site = { root: options.listed.root, workspace: options.workspace?.folder };
    await (0,other_reports/* writeOtherReports */.TV)(reportDir, report.findings, { verify, failOn }, site, signal);
    return { reportPath, ...(await writeExternalLinks(reportDir, links, signal)) };
}
/**
 * Returns what the addresses of pages in `report.html` begin with: those of this build, because at
 * `domain` is the one before. Undefined if they have none.
 */
function siteAddress(options) {
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
    #prefix;
    #pages;
    #folders;
    constructor({ earlier, later, moves, basePath }) {
        this.#prefix = (0,byte_strings/* toBytes */.ZJ)(basePath);
        this.#pages = new Map(moves.map(({ from, to }) => [to, from]));
        this.#folders = renamedFolders(moves, earlier_places_foldersOf(earlier), earlier_places_foldersOf(later));
    }
    /**
     * Returns what an address was called that leads to a page that moved, or into a folder that was
     * renamed.
     */
    calledBefore(address) {
        return this.#inSite(address, (path) => {
            const page = this.#pages.get(path);
            const names = [];
            if (page !== undefined)
                names.push(page);
            for (let folder = (0,byte_strings/* takeFolder */.Cz)(path); folder !== ''; folder = (0,byte_strings/* takeFolder */.Cz)(folder.slice(0, -1))) {
                const before = this.#folders.get(folder);
                if (before !== undefined)
                    names.push(before.concat(path.slice(folder.length)));
            }
            return names;
        });
    }
    /**
     * Returns what an address was that is relative to a page, which moved; none if the page did not.
     */
    seenBefore(address, page) {
        const from = this.#pages.get(page);
        if (from === undefined)
            return [];
        return this.#inSite(address, (path) => {
            const before = (0,web_address/* joinPath */.uJ)((0,byte_strings/* takeFolder */.Cz)(from), (0,web_address/* findWay */.dq)(path, (0,byte_strings/* takeFolder */.Cz)(page)));
            if (before === undefined)
                return [];
            return [before];
        });
    }
    /** Returns an address with other paths in it; none if it is not one of the site. */
    #inSite(address, pathsOf) {
        const prefix = address.startsWith('/') ? this.#prefix : byte_strings/* NO_BYTES */.CR;
        if (!address.startsWith(prefix))
            return [];
        const inside = address.slice(prefix.length);
        const path = inside.replace(/[?#].*$/s, '');
        const rest = inside.slice(path.length);
        return pathsOf(path).map((other) => prefix.concat(other, rest));
    }
}
/**
 * Returns the earlier names of folders, by their later ones: pages moved from one to the other, and
 * none of them is in both sites.
 */
function renamedFolders(moves, earlier, later) {
    const folders = moves.map(({ from, to }) => withoutCommonEnd((0,byte_strings/* takeFolder */.Cz)(from), (0,byte_strings/* takeFolder */.Cz)(to)));
    return new Map(folders
        .filter(([from, to]) => !later.has(from) && !earlier.has(to))
        .map(([from, to]) => [to, from]));
}
/** Returns two folders without the folders at their ends that are called the same. */
function withoutCommonEnd(from, to) {
    let a = from;
    let b = to;
    while (a !== '' && b !== '') {
        const outerA = (0,byte_strings/* takeFolder */.Cz)(a.slice(0, -1));
        const outerB = (0,byte_strings/* takeFolder */.Cz)(b.slice(0, -1));
        if (a.slice(outerA.length) !== b.slice(outerB.length))
            break;
        a = outerA;
        b = outerB;
    }
    return [a, b];
}
/** Returns all folders of files, each with a slash at its end; the root is the empty text. */
function earlier_places_foldersOf(names) {
    const folders = new Set(['']);
    for (const name of names)
        for (let folder = (0,byte_strings/* takeFolder */.Cz)(name); !folders.has(folder); folder = (0,byte_strings/* takeFolder */.Cz)(folder.slice(0, -1)))
            folders.add(folder);
    return folders;
}

;// CONCATENATED MODULE: ./lib/changes/vanished/count-lost-anchors.js






/** An id before the same words on so many of ten pages is part of the layout, if there are many. */
const count_lost_anchors_OF_TEN = 9;
const MIN_PAGES = 10;
/** Finds out which of the anchors that pages lost count. */
class LostAnchors {
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
            const place = count_lost_anchors_placeOf({ id, words });
            this.#times.set(place, (this.#times.get(place) ?? 0) + 1);
            if (counts !== 'unless-layout')
                continue;
            this.#words.set(id, (this.#words.get(id) ?? new Set()).add(words));
        }
    }
    /** Takes the anchors that one link of the earlier site each points to. */
    takeLinked(asked, earlier) {
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
        const times = this.#times.get(count_lost_anchors_placeOf(anchor)) ?? 0;
        if (times >= MIN_PAGES && times * 10 >= pages * count_lost_anchors_OF_TEN)
            return false;
        if (anchor.counts === 'always')
            return true;
        return anchor.counts === 'unless-layout' && this.#words.get(anchor.id)?.size === 1;
    }
}
function count_lost_anchors_placeOf({ id, words }) {
    return `${id} ${words}`;
}
function countAnchor({ renamed }, { key, to, page }, counter) {
    const where = (0,finding_counter/* pointAtFile */.y5)(page);
    if (renamed === undefined)
        counter.countWith('vanished-anchor', { to }, key, where);
    else
        counter.countWith('vanished-anchor/renamed', { to, id: (0,byte_strings/* makeReadable */.Dy)(renamed) }, key, where);
}
function suggestAnchor({ renamed, nearest }, page) {
    const near = renamed === undefined ? nearest : { kind: 'words', id: renamed };
    return near && makeSuggestion(near.kind, `${page}#${(0,byte_strings/* makeReadable */.Dy)(near.id)}`);
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
    const yieldIfOver = (0,event_loop/* checkpoint */.Fn)(signal);
    const aliases = new Map();
    for (const path of addressesInRules(before)) {
        await yieldIfOver();
        const file = before.answer(path);
        aliases.set(file, [...(aliases.get(file) ?? []), path]);
    }
    // An address that the host itself does not redirect.
    const addressOf = (file) => typeof file === 'number' ? after.listAddresses(file)[0] : undefined;
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
        const moved = addressOf(place);
        // What is left of the addresses of a page that moved may lead to another one.
        const isReachable = left.some((path) => moved === undefined || after.answer(path) === place);
        const to = moved ?? addressOf(after.answer(left[0] ?? first)) ?? left[0];
        found.push({ name, gone, isReachable, to });
    }
    return found;
}
/** Returns the addresses of the site’s rules without wildcards. */
function addressesInRules({ redirects }) {
    const found = new Set();
    for (const { source } of redirects.rules)
        if ('exact' in source)
            found.add(source.exact.replace(/^\/+/, ''));
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

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/azure-static-web-apps.js




/** A path in which no character has a meaning of its own. */
const IN_LETTERS = /^[\p{L}\p{M}\p{N} \-._~/]*$/u;
/** What a route takes besides its addresses, and what the list of them does, at most. In bytes. */
const OVERHEAD = 100;
/**
 * Routes come before files, and fit the address as it arrives; whether it is decoded then is not
 * documented, so names are written both ways:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
const AZURE_STATIC_WEB_APPS = {
    keyOf: staticwebapp_config/* keyOfRoute */._1,
    spelled(path) {
        const spellings = listSpellings(path);
        if (IN_LETTERS.test((0,byte_strings/* toText */.fE)(path)))
            return [...spellings, path];
        return spellings;
    },
    refuses({ path, from }, served) {
        if (from.includes('*'))
            return 'in Azure, `*` stands for any characters';
        const folder = path.match(/^(.+)\/index\.html$/s)?.[1];
        if (folder === undefined)
            return undefined;
        if ([folder, folder.concat('/')].some((form) => served.answer(form) !== undefined))
            return 'Azure would also apply it to the address of the folder, which the site answers';
        return undefined;
    },
    room: {
        why: 'Azure accepts a file of up to 20 KB',
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
    print(redirects, _, own) {
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
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/lines.js
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

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/cloudflare.js



/**
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. A rule that is
 * wrong counts, too.
 */
const CLOUDFLARE = {
    spelled: listSpellings,
    refuses(redirect) {
        if (/\*|:[A-Za-z]/.test(redirect.from))
            return 'Cloudflare gives `*`, and a `:` before a letter, another meaning';
        if (formatLine(redirect).length > cloudflare_redirects/* MAX_LINE */.MV)
            return `Cloudflare accepts lines of up to ${cloudflare_redirects/* MAX_LINE */.MV} characters`;
        return undefined;
    },
    room: {
        why: `Cloudflare accepts up to ${cloudflare_redirects/* MAX_STATIC_RULES */.yq} rules without \`*\``,
        count(_, own = '') {
            const ownRules = own.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
            return cloudflare_redirects/* MAX_STATIC_RULES */.yq - ownRules.length;
        },
    },
    print: printLines,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/github-pages.js


/**
 * GitHub Pages has no redirects:
 * https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small pages
 * stand in for those that are gone, as those of `jekyll-redirect-from` do
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html,
 * read 2026-11): browsers go on at once, and search engines take them for permanent redirects.
 */
const GITHUB_PAGES = {
    spelled: (path) => [path],
    refuses({ page, destination }, served) {
        const answers = new Set((0,served_site/* listAddressForms */.WP)(page).map((form) => served.answer(form)));
        answers.delete(served.answer(destination));
        answers.delete(undefined);
        if (answers.size > 0)
            return 'the site has something else in that place';
        return undefined;
    },
    print(redirects, { domain }) {
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
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/netlify.js





/**
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector`
 * 0.5, read and run 2026-11.
 */
const NETLIFY = {
    // A slash at the end makes no difference.
    spelled: (path) => listSpellings(path).map((spelling) => spelling.replace(/(?<=.)\/$/, '')),
    refuses(redirect) {
        const read = (0,netlify_redirects/* readLine */.Xw)(formatLine(redirect), undefined);
        if ((0,problems/* isProblem */.AN)(read))
            return read.message;
        if ('pattern' in read.source)
            return 'Netlify gives `*` at the end of a name, and `:` at its start, another meaning';
        if ((0,netlify_redirects/* leadsWhereItIs */.EM)(read, (0,patterns/* decodePath */.q0)(redirect.from)))
            return 'Netlify may treat a rule with `*` as a loop if its address begins with its target';
        return undefined;
    },
    print: printLines,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/nginx.js



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
const NGINX = {
    spelled: (path) => [path],
    refuses({ from, to }) {
        const isTooLong = 2 * from.length > MAX_WORD || to.length > MAX_WORD;
        if (isTooLong)
            return 'nginx accepts words of up to 4,096 bytes';
        return undefined;
    },
    print(redirects, site) {
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

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/s3-cloudfront.js


/** Of the key, and of the key with its value, in bytes. */
const MAX_KEY = 512;
const MAX_PAIR = 1_024;
/**
 * A file to be imported into a key value store, which a viewer function asks:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html,
 * read 2026-11.
 */
const S3_CLOUDFRONT = {
    spelled: (path) => [(0,byte_strings/* percentEncode */.a)(path)],
    refuses({ from, to }) {
        if (from.length <= MAX_KEY && from.length + to.length <= MAX_PAIR)
            return undefined;
        return 'CloudFront accepts keys of up to 512 bytes, and 1 KB with their values';
    },
    print(redirects) {
        const data = redirects.map(({ from, to }) => ({ key: from, value: to }));
        return [[(0,byte_strings/* toBytes */.ZJ)('key-value-store.json'), printJson({ data })]];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel-json.js + 1 modules
var vercel_json = __webpack_require__(7969);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/vercel.js




/**
 * Redirects come before files, and fit the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11.
 */
const VERCEL = {
    spelled: listSpellings,
    refuses({ from, to }) {
        const isTooLong = 2 * Math.max(from.length, to.length) > vercel_json/* MAX_RULE_LENGTH */.pc;
        if (isTooLong)
            return `Vercel accepts up to ${vercel_json/* MAX_RULE_LENGTH */.pc} characters`;
        return undefined;
    },
    room: {
        why: `Vercel accepts up to ${vercel_json/* MAX_RULES */.tA} rules`,
        count(_, own) {
            return vercel_json/* MAX_RULES */.tA - readList(readObject(own)?.redirects).length;
        },
    },
    print(redirects, _, own) {
        const config = readObject(own);
        // Where there are routes of the old kind, Vercel refused redirects for long.
        if (config === undefined || config.routes !== undefined)
            return undefined;
        const items = redirects.map(({ from, to }) => {
            return { source: escapeSource(from), destination: to, permanent: true };
        });
        return [
            [
                (0,byte_strings/* toBytes */.ZJ)(vercel_json/* VERCEL_JSON */.pe),
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
    'github-pages': GITHUB_PAGES,
    's3-cloudfront': S3_CLOUDFRONT,
    'cloudflare-pages': CLOUDFLARE,
    'cloudflare-workers': CLOUDFLARE,
    'azure-static-web-apps': AZURE_STATIC_WEB_APPS,
    netlify: NETLIFY,
    vercel: VERCEL,
    nginx: NGINX,
    'air-gapped': NGINX,
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
    const files = writer.print(kept, site, own?.text);
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
        const spellings = writer.spelled(prefix.concat('/', path));
        return spellings.map((from) => ({ page, path, destination, from, to }));
    });
}
/** Returns what two addresses have in common that are one to the host. */
function getKey(writer, from) {
    if (writer.keyOf === undefined)
        return from;
    return writer.keyOf(from);
}
/** Returns the redirects that the host takes, each once. The others are added to `leftOut`. */
function keepPossible(writer, all, served, leftOut) {
    const possible = new Map();
    for (const redirect of all) {
        const key = getKey(writer, redirect.from);
        const same = possible.get(key);
        const isAmbiguous = same !== undefined && same.to !== redirect.to;
        const why = isAmbiguous
            ? 'the host reads it as another address'
            : writer.refuses(redirect, served);
        if (why !== undefined)
            leftOut.push({ ...redirect, why });
        else if (same === undefined)
            possible.set(key, redirect);
    }
    return [...possible.values()];
}
/** Returns the redirects for which there is room. The others are added to `leftOut`. */
function keepWhatFits({ room }, possible, own, leftOut) {
    if (room === undefined)
        return possible;
    const most = Math.max(0, room.count(possible, own));
    for (const redirect of possible.slice(most))
        leftOut.push({ ...redirect, why: room.why });
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
    const lost = new LostAnchors(lostAnchors);
    let redirects;
    // How many pages there have to be is known of the later one alone.
    const ofEarlier = {
        ...options,
        listed: compared.earlierInFull,
        pageCount: undefined,
        takeLinked: (asked, served) => lost.takeLinked(asked, served),
    };
    const said = (line) => info((0,clean/* safe */.gB) `Earlier site: ${line}`);
    const places = new EarlierPlaces({
        earlier: compared.earlier.names,
        later: compared.later.names,
        moves,
        basePath: options.basePath,
    });
    const verdict = await checkSite({
        ...options,
        places,
        earlier: await countIn({ ...ofEarlier, info: said }),
        listed: compared.later,
        async countMore(later, counter) {
            const earlier = (await (0,site_on_host/* takeSite */.F)(compared.earlier, later, signal)).site;
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
    const shown = (path) => site.basePath + (0,byte_strings/* makeReadable */.Dy)(path);
    for (const page of pages) {
        const { gone, to } = page;
        const [first = '', ...more] = gone;
        const named = more.slice(0, check_with_earlier_MAX_NAMED).map(shown);
        if (named.length < more.length)
            named.push('…');
        const values = { others: named.join(', '), to: shown(to ?? byte_strings/* NO_BYTES */.CR) };
        counter.countAddress(kindOf(page), (0,byte_strings/* toBytes */.ZJ)(site.basePath).concat(first), values);
    }
}
function kindOf({ to, isReachable }) {
    if (to === undefined)
        return 'vanished-page';
    return isReachable ? 'vanished-page/address' : 'vanished-page/moved';
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
        const site = onHost(later, host);
        const pages = await findVanishedPages(onHost(earlier, host), site, moves, signal);
        const printed = printRedirects(host, pages, site);
        if (printed === undefined)
            continue;
        await write((0,external_node_path_.join)(folder, host), printed, signal);
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
${(0,markup/* copied */.pG)([(0,clean/* safe */.gB) `cp -r "$(dirname "$REPORT")"/${from} .`])}`;
}
/** Returns the first names as code, and how many there are besides. */
function listFirstNames(names) {
    const shown = names.slice(0, check_with_earlier_MAX_FILES).map((name, i) => {
        const comma = i === 0 ? '' : ', ';
        return (0,markup/* html */.qy) `${comma}${(0,markup/* code */.aY)(name)}`;
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
function onHost(site, host) {
    const read = (0,served_site/* listRedirectFiles */.cb)({ host, basePath: site.basePath });
    return { ...site, host, redirects: site.redirects.filter(({ name }) => read.includes(name)) };
}
/** Writes files into a new folder, and the list of what is left out beside it. */
async function write(folder, { files, leftOut }, signal) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    for (const [name, content] of files) {
        signal.throwIfAborted();
        await (0,promises_.mkdir)((0,web_tree/* makeDiskPath */.fx)(folder, (0,byte_strings/* takeFolder */.Cz)(name)), { recursive: true });
        await (0,promises_.writeFile)((0,web_tree/* makeDiskPath */.fx)(folder, name), Buffer.from(content, 'latin1'));
    }
    const lines = leftOut.map(({ from, to, why }) => `${printable(from)} -> ${to}: ${why}\n`);
    if (lines.length > 0)
        await (0,promises_.writeFile)(`${folder}-left-out.txt`, lines.join(''));
}
const printable = (bytes) => bytes.replace(/[^\x21-\x7e]/g, byte_strings/* percentEncode */.a);

// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
// EXTERNAL MODULE: ./lib/errors/errors.js
var errors = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/github/workspace.js
var workspace = __webpack_require__(1486);
// EXTERNAL MODULE: ./lib/summary/findings.js
var summary_findings = __webpack_require__(380);
// EXTERNAL MODULE: ./lib/phases/shown-findings.js
var shown_findings = __webpack_require__(212);
;// CONCATENATED MODULE: ./lib/phases/check.js













/**
 * Checks a site against the rules of its host and reports what it found: outputs, summary,
 * annotations, and a report for people and for programs.
 * @throws StepError `check-disk-failed` and `check-crashed` with `verify: strict` or `strict-new`,
 * and where the check is all that the step does: a report never makes a step red that has something
 * to publish
 */
async function runCheck(site, check, step) {
    const checkOnly = site.job === undefined;
    const verdict = await step
        .phase('Check', () => examine(site, check, step))
        .catch((error) => {
        step.signal.throwIfAborted();
        const failure = explainCheckError(error, site.folder.root, checkOnly);
        if (checkOnly || check.verify !== 'report')
            throw failure;
        step.log.trace(error);
        step.log.warning((0,clean/* safe */.gB) `Not checked: ${step.facts.subject}`, failure.shown);
        return failure;
    });
    if (verdict instanceof errors/* StepError */.z)
        return { result: { hasFaults: true, toleratedFailure: verdict } };
    if (checkOnly)
        step.outputs.set('siteFiles', String(verdict.files));
    warnOfOtherSite(site, verdict, step);
    report(verdict, check, step);
    const result = {
        ...describeVerdict(verdict, check),
        diagnosis: verdict.diagnosis?.message,
        hasReport: verdict.findings.length > 0,
    };
    return { result, page: verdict.page, failure: findFailure(site, verdict, check) };
}
/**
 * Returns the failure of a step that has to end because of what was found; undefined if it goes on.
 */
function findFailure(site, verdict, check) {
    const failing = findFailing(verdict, check);
    if (failing.length === 0)
        return undefined;
    const lacksPages = (verdict.pages === 0 && site.job !== undefined) ||
        failing.every(({ code }) => code === 'page-count');
    return new errors/* StepError */.z('verify-failed', {
        ...failuresInWords(failing, verdict, check),
        verify: check.verify,
        failOn: check.failOn.text,
        without: findLackingInput(verdict, check),
        diagnosis: verdict.diagnosis?.message ?? (0,shown_findings/* worstOf */.hm)(failing),
        fix: adviseOnFix(verdict, lacksPages),
        consequence: (0,shown_findings/* consequenceFor */.PZ)(site.hasValuesFile),
        // Who has accepted a finding, and made a typo, would be told to accept it.
        unused: verdict.findings.find(({ code }) => (0,codes/* isOfAcceptance */.Jf)(code))?.message,
        shown: (0,shown_findings/* shownErrors */.nf)(failing, { ...verdict, isFolded: findFolded(verdict, check) }),
        report: verdict.reportPath,
        site: site.folder.root,
    });
}
/** Returns what fails the step: the errors, and what `fail-on` adds. */
function failuresInWords(failing, verdict, check) {
    const others = (0,fail_on/* describeOthers */.Hi)(failing, check.failOn, countsNew(verdict, check));
    let errors = others;
    if (failing.some(findings_finding/* isError */.bJ))
        errors = errorsInWords(verdict, check);
    if (others === undefined)
        return { errors, others };
    if (failing.filter((each) => !(0,findings_finding/* isError */.bJ)(each)).length > 1)
        return { errors, others: `${others} fail` };
    return { errors, others: `${others} fails` };
}
/** Returns the input without which new errors cannot be told from known ones. */
function findLackingInput({ fixed }, { verify }) {
    if (verify === 'strict-new' && fixed === undefined)
        return '`compare-with`';
    return undefined;
}
/** Returns how to fix what fails the step; undefined where the diagnosis says that. */
function adviseOnFix({ diagnosis }, lacksPages) {
    if (lacksPages)
        return 'Export again';
    if (diagnosis !== undefined)
        return undefined;
    return 'Fix the source of the site';
}
/** Returns what fails the step. */
function findFailing(verdict, check) {
    if (check.verify === 'report')
        return [];
    return verdict.findings.filter((each) => (0,fail_on/* isFailure */.N6)(each, check));
}
/** Do new errors alone fail the step? Without an earlier site, all of them do. */
function countsNew({ fixed }, { verify }) {
    return verify === 'strict-new' && fixed !== undefined;
}
function errorsInWords(verdict, check) {
    if (countsNew(verdict, check))
        return (0,describe/* describeNewErrors */.rh)(verdict);
    return (0,describe/* describeSeverity */.HI)(verdict, 'error');
}
async function examine({ folder, domain, job, digest, compared }, check, step) {
    const { signal, log, clock } = step;
    const options = {
        ...check,
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
    const { verdict, redirects } = await checkWithEarlier(options, compared);
    if (redirects !== undefined)
        step.sections.push(redirects);
    return verdict;
}
function report(verdict, check, step) {
    const { previewUrl } = check;
    const { errors, warnings, accepted, findings, fixed, reportPath } = verdict;
    const { env, outputs, log, notes, sections, foldedSections } = step;
    outputs.set('verifyReport', reportPath);
    outputs.set('verifyErrors', String(errors));
    outputs.set('verifyWarnings', String(warnings));
    outputs.set('verifyAccepted', String(accepted));
    outputs.set('externalLinks', verdict.externalLinksPath);
    outputs.set('newExternalLinks', verdict.newExternalLinksPath);
    if (fixed !== undefined) {
        outputs.set('verifyNewErrors', String((0,describe/* countNewErrors */.XD)(verdict)));
        outputs.set('verifyNewWarnings', String((0,describe/* countNewWarnings */.pX)(verdict)));
    }
    const found = [(0,describe/* describeFindings */.kA)(verdict)];
    if (fixed !== undefined)
        found.push((0,describe/* describeNewErrors */.rh)(verdict, fixed));
    const inWords = found.join('; ');
    log.info((0,clean/* safe */.gB) `Checked ${(0,describe/* describeChecked */.j$)(verdict)}: found ${inWords}. The report is at ${reportPath}, with report.html next to it`);
    notes.push({ name: 'Checked', value: (0,describe/* describeChecked */.j$)(verdict) }, { name: 'Findings', value: inWords }, { name: 'Report', value: reportPath });
    const isFolded = findFolded(verdict, check);
    if (findings.length > 0) {
        const shown = { ...verdict, isFolded };
        sections.push((0,summary_findings/* findingsSection */.WT)('Findings of the check', shown, { env, previewUrl }));
    }
    foldedSections.push(...(0,summary_findings/* foldedCodes */.LM)('Findings by code', verdict), ...(0,summary_findings/* foldedPages */.xo)(verdict));
    (0,shown_findings/* announce */.iP)(verdict, step, (each) => (0,fail_on/* isFailing */.DI)(each, check.failOn) && !isFolded(each));
}
/** Returns what was found, for the title of the summary and the line below it. */
function describeVerdict(verdict, check) {
    const areNewAlone = judgesNewAlone(verdict, check);
    let { errors } = verdict;
    if (areNewAlone)
        errors = (0,describe/* countNewErrors */.XD)(verdict);
    const failing = findFailing(verdict, check);
    const others = (0,fail_on/* describeOthers */.Hi)(failing, check.failOn, countsNew(verdict, check));
    const inErrors = (0,describe/* describeErrors */.rg)(verdict, areNewAlone);
    let found = inErrors;
    if (others !== undefined)
        found = others;
    if (others !== undefined && errors > 0)
        found = `${inErrors} and ${others}`;
    const details = listDetails(verdict, areNewAlone);
    const hasFaults = errors > 0 || failing.length > 0;
    return { found, details, hasFaults, although: findAlthough(inErrors, errors, verdict, check) };
}
/** Returns why a step goes on with these errors, if it does, and what would end it. */
function findAlthough(inErrors, errors, { fixed }, { verify }) {
    if (errors === 0 || verify !== 'report')
        return undefined;
    const gate = fixed === undefined ? 'strict' : 'strict-new';
    return `although the check found ${inErrors} (\`verify: report\`); \`verify: ${gate}\` would fail this step`;
}
/**
 * Returns which findings need no look: accepted ones and, where they fail nothing, known ones,
 * which would be annotated in each run.
 */
function findFolded(verdict, check) {
    const areNewAlone = judgesNewAlone(verdict, check);
    return (finding) => !(0,findings_finding/* isCounted */.he)(finding) || (areNewAlone && finding.isNew === false);
}
/** Are errors that the earlier site has, too, no reason to look? */
function judgesNewAlone({ fixed }, { verify }) {
    return fixed !== undefined && verify !== 'strict';
}
/**
 * Asks whether a resumed job is that of another site, if most pages name another host than the
 * domain.
 */
function warnOfOtherSite({ resumedJob }, { findings, pages }, { log }) {
    const named = findings.find((each) => each.code === 'canonical-host' && each.severity === 'warning' && (0,findings_finding/* isCounted */.he)(each));
    if (resumedJob === undefined || named === undefined || named.pages * 2 < pages)
        return;
    const what = (0,clean/* safe */.gB) `The site calls itself ${named.address ?? named.target}`;
    log.warning((0,clean/* safe */.gB) `Another site?`, (0,clean/* safe */.gB) `${what}: is ${resumedJob} another site’s export?`);
}
function explainCheckError(error, site, checkOnly) {
    // Where the check is all that the step does, it cannot be switched off.
    const off = checkOnly ? undefined : 'off';
    if ((0,file_errors/* isDiskError */.M)(error))
        return new errors/* StepError */.z('check-disk-failed', { site, why: error.message, off }, error);
    return new errors/* StepError */.z('check-crashed', { site, what: (0,error_message/* errorMessage */.g)(error), off }, error);
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
const RELATIONS = (0,words/* words */.a)(`
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

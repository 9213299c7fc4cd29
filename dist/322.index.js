export const id = 322;
export const ids = [322];
export const modules = {

/***/ 7816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ describeWrongExtension),
/* harmony export */   cJ: () => (/* binding */ hasArchiveExtension),
/* harmony export */   pJ: () => (/* binding */ addArchiveExtension)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);


/** The endings of file names and the formats that they stand for, longer endings first. */
const EXTENSIONS = [
    [/\.(tar\.gz|tgz)$/i, ['tar.gz']],
    [/\.(tar\.zst|tzst)$/i, ['tar.zst']],
    [/\.gz$/i, ['tar.gz']],
    [/\.zst$/i, ['tar.zst']],
    [/\.tar$/i, ['tar']],
    [/\.zip$/i, ['zip']],
    [/\.(7z|rar|tar\.bz2|tar\.xz|tbz2|txz)$/i, []],
];
/** Returns whether a file name has the ending of an archive. */
function hasArchiveExtension(name) {
    return EXTENSIONS.some(([ending]) => ending.test(name));
}
/**
 * Returns `name`, with the ending of `format` added if it does not have an archive's ending: a name
 * that the storage chose must not replace a file of another kind.
 */
function addArchiveExtension(name, format) {
    if (hasArchiveExtension(name))
        return name;
    return `${name}.${format}`;
}
/** Returns a note if a file name has the ending of another archive format; undefined otherwise. */
function describeWrongExtension(path, format) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
    const formats = EXTENSIONS.find(([ending]) => ending.test(name))?.[1];
    if (!formats || formats.includes(format))
        return undefined;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${name} is a ${format} archive, although its name says otherwise`;
}


/***/ }),

/***/ 4748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ AddressChecker),
  c: () => (/* binding */ addCounts)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/fragments.js
var fragments = __webpack_require__(1343);
// EXTERNAL MODULE: ./lib/web/host/not-found-pages.js
var not_found_pages = __webpack_require__(1432);
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 4 modules
var served_site = __webpack_require__(9214);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/check/collector/finding-collector.js + 1 modules
var finding_collector = __webpack_require__(786);
// EXTERNAL MODULE: ./lib/check/collector/raw-finding.js
var raw_finding = __webpack_require__(6090);
// EXTERNAL MODULE: ./lib/check/addresses/anchor-links.js
var anchor_links = __webpack_require__(7490);
;// CONCATENATED MODULE: ./lib/check/addresses/destination-cache.js


/** The longest address, in bytes, whose destination is cached. */
const MAX_CACHED_BYTES = 1_000;
/** How many destinations of addresses in one folder are cached. */
const MAX_CACHED_COUNT = 50_000;
/**
 * An address without a path points to the page that contains it, so it cannot be cached by folder.
 */
const IN_PAGE_ADDRESS = /^[\x00-\x20]*(?:[?#]|$)/;
/**
 * Caches the destinations of the addresses in one folder. Those in the cache have been noted, so
 * only the others are noted.
 */
class DestinationCache {
    #servedSite;
    #finder;
    #record;
    /** By address, one map per use: pages in one folder share most addresses. */
    #mapsByUse = new Map();
    /** The folder or base to which the cached addresses are relative. */
    #scope;
    constructor(servedSite, finder, record) {
        this.#servedSite = servedSite;
        this.#finder = finder;
        this.#record = record;
    }
    /**
     * Returns an address with its destination, which is noted unless it is cached. `written` may be a
     * slice of a page.
     */
    getOrNote(use, written, base) {
        this.#emptyIfOtherFolder(base);
        const cached = this.#getOrAddMap(use);
        const known = cached.get(written);
        if (known !== undefined)
            return known;
        const noted = this.#note(use, (0,byte_strings/* detach */.Yo)(written), base);
        if (cached.size > MAX_CACHED_COUNT)
            cached.clear();
        if (written.length <= MAX_CACHED_BYTES && !isInPageAddress(written))
            cached.set(noted.written, noted);
        return noted;
    }
    /** Empties the cache if its addresses are relative to another folder or base. */
    #emptyIfOtherFolder(base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#scope)
            this.#mapsByUse.clear();
        // Assigned even if equal: each page has its own string, and comparing the same object is fast.
        this.#scope = scope;
    }
    #getOrAddMap(use) {
        const known = this.#mapsByUse.get(use);
        if (known !== undefined)
            return known;
        const added = new Map();
        this.#mapsByUse.set(use, added);
        return added;
    }
    #note(use, written, base) {
        const fragmentStart = written.indexOf('#');
        if (fragmentStart === -1) {
            const destination = this.#finder.find(use, written, base);
            this.#noteDestination(use, destination);
            return { written, destination, anchor: undefined };
        }
        // Addresses that differ in their fragments share what was found, and cached, for their paths.
        const { destination } = this.getOrNote(use, written.slice(0, fragmentStart), base);
        const fragment = written.slice(fragmentStart);
        return { written, destination, anchor: this.#noteAnchor(use, destination, fragment) };
    }
    #noteDestination(use, { address, servedFile }) {
        this.#record.noteIfExternal(address);
        if (address.kind === 'site' && servedFile !== undefined)
            this.#record.noteUse(use, address, servedFile);
    }
    /** Returns the anchor that a fragment points to; undefined if the file has none of its kind. */
    #noteAnchor(use, { servedFile }, fragment) {
        if (servedFile === undefined || !this.#mayUseAnchor(use, servedFile))
            return undefined;
        if (use === 'symbol')
            this.#record.noteSymbolUse(servedFile);
        return this.#record.anchorLinks.getOrAddAnchor(servedFile, fragment);
    }
    /** May a fragment point to an anchor of a page, or to a symbol of an SVG file? */
    #mayUseAnchor(use, fileIndex) {
        if (use === 'link')
            return (0,page_names/* isPage */.yp)(this.#servedSite.getName(fileIndex));
        return use === 'symbol' && (0,page_names/* isSvgFile */.dJ)(this.#servedSite.getName(fileIndex));
    }
}
/** Does an address, query aside, point to whichever page contains it? */
function isInPageAddress(written) {
    return IN_PAGE_ADDRESS.test(written);
}

// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __webpack_require__(1150);
// EXTERNAL MODULE: ./lib/check/addresses/address-faults.js + 2 modules
var address_faults = __webpack_require__(8464);
;// CONCATENATED MODULE: ./lib/check/addresses/destination-finder.js




/** Finds out what addresses point to. */
class DestinationFinder {
    #servedSite;
    #addressResolver;
    constructor(servedSite, addressResolver) {
        this.#servedSite = servedSite;
        this.#addressResolver = addressResolver;
    }
    /** Returns the destination of an address without a fragment. */
    find(use, written, base) {
        const address = this.#addressResolver.resolve(written, base);
        const content = this.#findContent(address);
        const resolvedUse = { use, written, address, content };
        return {
            address,
            servedFile: content?.kind === 'file' ? content.fileIndex : undefined,
            intendedFile: this.findIntendedFile(address, content),
            mayUnreadRuleServe: address.kind === 'site' && this.#servedSite.mayUnreadRuleServe(address.path, content),
            fault: (0,address_faults/* findAddressFault */.A)(resolvedUse, this.#servedSite, this.#addressResolver),
        };
    }
    /** Returns what the host serves at an address, if it is within the site. */
    #findContent(address) {
        if (address.kind !== 'site')
            return undefined;
        return this.#servedSite.findContent(address.path, address.query);
    }
    /**
     * Returns the file that is served at an address. If the host does not serve the address, returns
     * the file that was probably intended.
     */
    findIntendedFile(address, content) {
        if (content?.kind === 'file')
            return content.fileIndex;
        if (address.kind === 'site')
            return this.#servedSite.findFileOnAnyHost(address.path);
        // An address without the base path is reported by another finding.
        if (address.kind === 'outside-base-path')
            return this.#servedSite.findFileOnAnyHost((0,paths/* toSitePathAtDomainRoot */.F_)((0,resolve_address/* decodePathname */.je)(address.pathname)));
        return undefined;
    }
    /** Returns the file that an address points to, or was probably intended to point to. */
    findLinkedFile(written, base) {
        const address = this.#addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
        return this.findIntendedFile(address, this.#findContent(address));
    }
    /** Does this site serve an address, or does it need no request, as a `data:` address does? */
    isServedBySiteOrInline(written, base) {
        const address = this.#addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
        if (address.kind === 'no-request')
            return true;
        return address.kind === 'site' && this.#servedSite.findContent(address.path) !== undefined;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
// EXTERNAL MODULE: ./lib/web/page/integrity-metadata.js
var integrity_metadata = __webpack_require__(6505);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
;// CONCATENATED MODULE: ./lib/check/addresses/file-digests.js




/**
 * Caches the digests that `integrity` attributes are compared with: one file may be loaded by
 * every page.
 */
class FileDigests {
    #snapshot;
    /** By algorithm and file index. */
    #digests = new Map();
    constructor(snapshot) {
        this.#snapshot = snapshot;
    }
    /** Returns the digest of a file, given its index; undefined if the file cannot be read. */
    getDigest(fileIndex, algorithm) {
        const key = `${algorithm} ${fileIndex}`;
        if (this.#digests.has(key))
            return this.#digests.get(key);
        const path = (0,tree/* makeDiskPath */.fx)(this.#snapshot.root, (0,tree/* getFileName */.WP)(this.#snapshot, fileIndex));
        const digest = (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,integrity_metadata/* computeDigest */.M)((0,external_node_fs_.readFileSync)(path), algorithm), undefined);
        this.#digests.set(key, digest);
        return digest;
    }
}

// EXTERNAL MODULE: ./lib/check/addresses/full-path.js
var full_path = __webpack_require__(1816);
// EXTERNAL MODULE: ./lib/check/addresses/link-record.js
var link_record = __webpack_require__(5621);
;// CONCATENATED MODULE: ./lib/check/addresses/mixed-content.js




/**
 * Returns the file if an https page loads it over http; undefined if the address is fine or has a
 * more important fault. Browsers block such loads. Most of them upgrade images, audio, and video to
 * https instead: https://www.w3.org/TR/mixed-content/.
 */
function findMixedContentOfHttpsPage({ use, written, base }, servedSite, addressResolver) {
    if ((0,vocabulary/* isClickable */.JD)(use))
        return undefined;
    const insecureUrl = findInsecureUrl(written, base.url);
    if (insecureUrl === undefined)
        return undefined;
    const isBlocked = use !== 'media';
    const address = addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
    if (!isWorthReporting(address, isBlocked, servedSite))
        return undefined;
    const findingKind = isBlocked ? 'mixed-content' : 'mixed-content/media';
    return { findingKind, key: (0,byte_strings/* toBytes */.ZJ)(insecureUrl.href), address };
}
/** Does it matter that an address is loaded over http? */
function isWorthReporting(address, isBlocked, servedSite) {
    switch (address.kind) {
        case 'no-request':
            return false;
        case 'outside-base-path':
            return address.specifiesHost;
        case 'other-host':
            // Without a network, the load from another host is the more important finding.
            return isBlocked && !servedSite.hostTraits.isAirGapped;
        case 'site':
            return servedSite.findContent(address.path) !== undefined;
    }
}
/**
 * Returns the URL of an address if it is loaded over http from a host that browsers consider
 * insecure; undefined otherwise.
 */
function findInsecureUrl(written, base) {
    const mayBeHttp = /^http/i.test(written) || base.startsWith('http:');
    if (!mayBeHttp)
        return undefined;
    const url = URL.parse((0,byte_strings/* toText */.fE)(written), base);
    if (url?.protocol !== 'http:' || (0,address_faults/* isLocalhost */.M8)(url.hostname))
        return undefined;
    return url;
}

;// CONCATENATED MODULE: ./lib/check/addresses/address-checker.js
















/** Returns the sums of the counts of several threads. */
function addCounts(countsByThread) {
    const sums = { links: 0, loads: 0, servableByUnreadRules: 0 };
    for (const { links, loads, servableByUnreadRules } of countsByThread) {
        sums.links += links;
        sums.loads += loads;
        sums.servableByUnreadRules += servableByUnreadRules;
    }
    return sums;
}
/** The codes of faults that an address may have only where readers see its page, by their kind. */
const RELOCATION_CODES = new Map([
    ['broken-link', 'broken-link'],
    ['broken-link/folder', 'broken-link'],
    ['broken-asset', 'broken-asset'],
]);
/** Checks addresses where they are written, and reports what is wrong with them. */
class AddressChecker {
    servedSite;
    addressResolver;
    destinationFinder;
    record;
    /** The site's host name, as far as it is known. */
    domain;
    collector = new finding_collector/* FindingCollector */.x();
    fileDigests;
    #destinationCache;
    #counts = { links: 0, loads: 0, servableByUnreadRules: 0 };
    /** Whether one of several fonts is served. All old fonts of a style rule share one list. */
    #servedByFontList = new WeakMap();
    constructor(snapshot) {
        this.servedSite = new served_site/* ServedSite */.d(snapshot);
        this.addressResolver = new resolve_address/* AddressResolver */.XP(snapshot);
        this.destinationFinder = new DestinationFinder(this.servedSite, this.addressResolver);
        this.record = new link_record/* LinkRecord */.Ko(this.servedSite);
        this.#destinationCache = new DestinationCache(this.servedSite, this.destinationFinder, this.record);
        this.domain = snapshot.domain;
        this.fileDigests = new FileDigests(snapshot);
    }
    /** How many addresses have been counted so far. */
    get counts() {
        return this.#counts;
    }
    /** Notes that the file `fromName` has a link, which is not checked. */
    noteUncheckedLink(written, base, fromName) {
        this.#noteInboundLink(written, base, fromName, link_record/* INBOUND_LINK */.vK.byAddress);
    }
    /** Notes that a script of the file `fromName` mentions an address, which it may open. */
    noteScriptMention(written, base, fromName) {
        this.#noteInboundLink(written, base, fromName, link_record/* INBOUND_LINK */.vK.byScriptOnly);
    }
    #noteInboundLink(written, base, fromName, kind) {
        const fileIndex = this.destinationFinder.findLinkedFile(written, base);
        if (fileIndex !== undefined)
            this.record.noteInboundLink(fileIndex, fromName, kind);
    }
    /** Counts a link of a page to itself, which is not checked as an address. */
    countInPageLink() {
        this.#counts.links++;
    }
    /** Counts an address within the site that is checked as a reference. */
    countReference({ isLoaded, mayUnreadRuleServe }) {
        if (mayUnreadRuleServe)
            this.#counts.servableByUnreadRules++;
        if (isLoaded)
            this.#counts.loads++;
        else
            this.#counts.links++;
    }
    /** Checks one address of a file. */
    check(address) {
        const { use, written, base, spot } = address;
        if ((0,resolve_address/* isLongData */.TU)(written))
            return;
        const mixedContent = this.findMixedContent(address);
        if (mixedContent !== undefined) {
            this.reportMixedContent(mixedContent, address);
            return;
        }
        const notedAddress = this.#destinationCache.getOrNote(use, written, base);
        this.#countDestination(use, notedAddress.destination);
        this.#noteOccurrence(notedAddress, spot);
        const { fault } = notedAddress.destination;
        if (fault === undefined)
            return;
        const relocationFault = this.#findRelocationFault(fault, address);
        this.#reportFault(relocationFault ?? softenOnNotFoundPage(spot.fileName, fault), address);
    }
    #countDestination(use, { address, mayUnreadRuleServe }) {
        if (mayUnreadRuleServe)
            this.#counts.servableByUnreadRules++;
        if (address.kind !== 'site')
            return;
        if ((0,vocabulary/* isClickable */.JD)(use))
            this.#counts.links++;
        else
            this.#counts.loads++;
    }
    /** Notes where an address is written. */
    #noteOccurrence({ written, destination, anchor }, spot) {
        const { address, intendedFile } = destination;
        if (intendedFile !== undefined)
            this.record.noteInboundLink(intendedFile, spot.fileName);
        this.record.noteIfExternal(address, spot);
        if (anchor !== undefined)
            (0,anchor_links/* noteAnchorLink */.o)(anchor, written, spot);
    }
    #reportFault({ findingKind, key, values }, { written, spot }) {
        this.collector.report(findingKind, { key, spot, target: written }, values);
    }
    /**
     * Checks an address of a page again, relative to another address at which readers see the page.
     * Only what is broken because of that address is reported.
     */
    checkRelocated(address) {
        const { use, written, base } = address;
        const withoutFragment = (0,fragments/* stripFragment */.l)(written);
        if (isInPageAddress(withoutFragment) || (0,resolve_address/* isLongData */.TU)(withoutFragment))
            return;
        const { fault } = this.#destinationCache.getOrNote(use, withoutFragment, base).destination;
        if (fault === undefined)
            return;
        const relocationFault = this.#findRelocationFault(fault, address);
        if (relocationFault !== undefined)
            this.#reportFault(relocationFault, address);
    }
    /**
     * Returns the fault of an address if it is broken only because readers see the page at another
     * address; undefined otherwise.
     */
    #findRelocationFault({ findingKind, key }, { written, base, spot }) {
        const { relocated } = base;
        if (relocated === undefined)
            return undefined;
        const code = RELOCATION_CODES.get(findingKind);
        if (code === undefined)
            return undefined;
        if (!this.destinationFinder.isServedBySiteOrInline(written, relocated.fileBase))
            return undefined;
        const isNotFoundPage = (0,not_found_pages/* findNotFoundFolder */.Hp)(this.servedSite, spot.fileName) !== undefined;
        const variant = isNotFoundPage ? 'not-found' : 'relocated';
        const values = { shown: (0,byte_strings/* toText */.fE)((0,full_path/* makeFullPath */.j)(relocated.path, this.servedSite)) };
        return { findingKind: `${code}/${variant}`, key, values };
    }
    /** Returns the file that an address makes an https page load over http, if it does. */
    findMixedContent(address) {
        const isHttps = address.isHttps ?? this.servedSite.hostTraits.enforcesHttps;
        if (!isHttps)
            return undefined;
        return findMixedContentOfHttpsPage(address, this.servedSite, this.addressResolver);
    }
    /** Reports, counts, and notes an address that `findMixedContent` has found. */
    reportMixedContent(mixedContent, { written, spot }) {
        const { findingKind, key, address } = mixedContent;
        this.record.noteIfExternal(address, spot);
        if (address.kind === 'site')
            this.#counts.loads++;
        this.collector.report(findingKind, { key, spot, target: written });
    }
    /**
     * Checks a font that only old browsers load. A missing one matters little if one of the fonts
     * that other browsers load instead exists.
     */
    checkOldFont(font, modernFonts) {
        const { written, base, spot } = font;
        const address = this.addressResolver.resolve((0,fragments/* stripFragment */.l)(written), base);
        const isMissing = address.kind === 'site' && this.servedSite.findContent(address.path) === undefined;
        if (!isMissing || !this.#isAnyServed(modernFonts, base)) {
            this.check(font);
            return;
        }
        const key = (0,full_path/* makeFullPath */.j)(address.path, this.servedSite);
        this.collector.report('broken-asset/old-font', { key, spot, target: written });
    }
    #isAnyServed(fonts, base) {
        const cached = this.#servedByFontList.get(fonts);
        if (cached !== undefined)
            return cached;
        const isAnyServed = fonts.some((font) => this.destinationFinder.isServedBySiteOrInline((0,byte_strings/* toBytes */.ZJ)(font), base));
        this.#servedByFontList.set(fonts, isAnyServed);
        return isAnyServed;
    }
    /**
     * Reports a part of a file whose addresses were not checked. `part` is the subject of a sentence,
     * and `reason` its end.
     */
    reportUnreadPart(spot, part, reason) {
        const target = spot.fileName;
        // A file may have several such parts.
        const key = (0,raw_finding/* makePartKey */.Xp)(target, `${part}: ${reason}`);
        const values = { what: part, why: reason };
        this.collector.report('unreadable-file/part', { key, spot, target }, values);
    }
}
/** Returns a fault with another kind if it matters less because it is on the 404 page. */
function softenOnNotFoundPage(fileName, fault) {
    const mattersLess = fault.findingKind === 'outside-base-path/load' && (0,page_names/* isNotFoundPageOfSite */.dn)(fileName);
    return mattersLess ? { ...fault, findingKind: 'outside-base-path/not-found' } : fault;
}


/***/ }),

/***/ 8464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ findAddressFault),
  k0: () => (/* binding */ findProtocolRelativeFault),
  M8: () => (/* binding */ isLocalhost)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/host/served-content.js
var served_content = __webpack_require__(2540);
// EXTERNAL MODULE: ./lib/web/page/unresolved-reference.js
var unresolved_reference = __webpack_require__(1709);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __webpack_require__(8559);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/addresses/full-path.js
var full_path = __webpack_require__(1816);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/paths.js
var paths = __webpack_require__(1150);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
;// CONCATENATED MODULE: ./lib/check/addresses/path-as-host.js





/** Two slashes, a name, and the path after it. Browsers take `\` for a slash. */
const PROTOCOL_RELATIVE = /^[\0-\x20]*[\\/]{2}(?<name>[^\\/?#:@\s]+)(?<afterName>[\\/][^?#]*)?(?:[?#]|$)/;
/** The extensions of files for browsers that are not top-level domains, unlike `.rs` and `.zip`. */
const ENDS_LIKE_NO_HOST = /\.(?:html?|css|m?js|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|pdf|woff2?)$/i;
/**
 * Returns the address that was probably intended by one such as `//assets/app.js` or `//guide`.
 * Browsers mistake the first name for a host, although it is a folder, a page, or a file of the
 * site. Undefined if there is none. A name with a dot may be a public host, so it is only accepted
 * if it is the whole name of a file, as in `//style.css`. If a folder's name is capitalized
 * differently, the rest of the address must exist: host names ignore case, so the host may exist.
 */
function findPathAsHost(written, servedSite, addressResolver) {
    const { name, afterName = byte_strings/* NO_BYTES */.CR } = written.match(PROTOCOL_RELATIVE)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const pathname = (0,byte_strings/* asBytes */.Yd)(`/${name}${afterName}`);
    const path = (0,paths/* toSitePathAtDomainRoot */.F_)((0,resolve_address/* decodePathname */.je)(pathname));
    const address = addressResolver.resolve(pathname, addressResolver.makeFileBase(page_names/* HOME_PAGE */.Ko));
    if (name.includes('.')) {
        const isFileInRoot = afterName === '' && servedSite.fileIndexes.has(path);
        return isFileInRoot && ENDS_LIKE_NO_HOST.test(name) ? address : undefined;
    }
    const isFolder = (0,tree/* hasFolder */.bU)(servedSite.snapshot.names, `${name}/`);
    const isFile = servedSite.findFileOnAnyHost(path) !== undefined;
    return isFolder || isFile || isInSite(address, servedSite) ? address : undefined;
}
/** Is an address in the site, or would it be if the case of its first folder were ignored? */
function isInSite(address, servedSite) {
    switch (address.kind) {
        case 'site': {
            // Without a base path, any address on this host is of this kind.
            const startsWithBasePath = servedSite.snapshot.basePath !== '/';
            return startsWithBasePath || isServedInOtherCase(address.path, servedSite);
        }
        case 'outside-base-path': {
            const path = (0,resolve_address/* decodePathname */.je)(address.pathname);
            if (isServedBelowBasePath(path, servedSite))
                return true;
            return isServedInOtherCase((0,paths/* toSitePathAtDomainRoot */.F_)(path), servedSite);
        }
        default:
            return false;
    }
}
/** Is a path served if its first folder is capitalized as in the site? */
function isServedInOtherCase(path, servedSite) {
    const [folder = byte_strings/* NO_BYTES */.CR] = path.split('/', 1);
    const afterFolder = path.slice(folder.length + 1);
    const folders = servedSite.rootFolders.get(folder.toLowerCase()) ?? [];
    return folders.some((folderOfSite) => servedSite.findServedFile(folderOfSite.concat(afterFolder)) !== undefined);
}
/**
 * Does a path start with the base path, capitalized differently, and is there a file at the rest of
 * it?
 */
function isServedBelowBasePath(path, servedSite) {
    const basePath = (0,paths/* decodeBasePath */.jp)(servedSite.snapshot.basePath);
    const pathStart = path.slice(0, basePath.length);
    const isBelow = (0,byte_strings/* toText */.fE)(pathStart).toLowerCase() === (0,byte_strings/* toText */.fE)(basePath).toLowerCase();
    if (!isBelow)
        return false;
    const pathBelow = path.slice(basePath.length);
    return pathBelow !== '' && servedSite.findServedFile(pathBelow) !== undefined;
}

// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
;// CONCATENATED MODULE: ./lib/check/addresses/unusable-address.js



/** Schemes of web servers. An address with one of them is unusable only if it is invalid. */
const WEB_SCHEMES = new Set(['http', 'https', 'ws', 'wss']);
/**
 * Schemes of addresses that browsers load without a server, including built-in images and
 * extensions.
 */
const LOADABLE_SCHEMES = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/;
/**
 * `http` or `https` with letters added, missing, or swapped: only these letters, with at least a
 * `t` and a `p`. `shttp` was a real scheme: RFC 2660.
 */
const MISSPELLED_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/;
/** `mailto` with letters missing, doubled, or swapped. No such scheme exists. */
const MISSPELLED_MAILTO = /^(?!mailto$)(?=.*m)(?=.*a)(?=.*i)[mailto]{4,8}$/;
/** A drive and a path, which parse as a scheme and its address. */
const WINDOWS_PATH = /^[a-z]:[\\/]/;
/** A host and port whose host parses as a scheme. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/;
/**
 * Returns why no browser can open an address that is not on a server, as the end of a sentence;
 * undefined if one may. Other programs may open links and frames with schemes of their own, such as
 * `mailto:` or `vscode:`.
 */
function findUnusableReason(use, address) {
    if (address.length > resolve_address/* MAX_ADDRESS_BYTES */.EO && !(0,resolve_address/* hasNonWebScheme */.Vp)(address))
        return 'it is longer than any address that browsers open';
    const normalized = normalizeAddress(address);
    const scheme = /^([a-z][a-z\d+.-]*):/.exec(normalized)?.[1];
    if (scheme === undefined || WEB_SCHEMES.has(scheme))
        return findInvalidPart(normalized);
    if (scheme === 'file' || WINDOWS_PATH.test(normalized))
        return 'it points to a file on the author’s computer';
    if (HOST_AND_PORT.test(normalized))
        return 'without `https://` before it, browsers mistake the host for a scheme';
    const wrongScheme = findWrongScheme(scheme, normalized);
    if (wrongScheme !== undefined)
        return wrongScheme;
    const mayOpenInOtherProgram = (0,vocabulary/* isClickable */.JD)(use) || use === 'frame';
    if (mayOpenInOtherProgram || LOADABLE_SCHEMES.test(scheme))
        return undefined;
    return 'browsers load nothing with this scheme';
}
/** Returns why no program has the scheme of an address; undefined if one may. */
function findWrongScheme(scheme, normalized) {
    const precedesSlash = normalized.startsWith('/', `${scheme}:`.length);
    if (precedesSlash && MISSPELLED_HTTP.test(scheme))
        return 'its scheme is a misspelled `http:` or `https:`';
    if (normalized.includes('@') && MISSPELLED_MAILTO.test(scheme))
        return 'its scheme is a misspelled `mailto:`';
    if ((0,did_you_mean/* measureEditDistance */.wn)(scheme, 'javascript', 1) === 1)
        return 'its scheme is a misspelled `javascript:`';
    // References of DocFX and Antora.
    if (scheme === 'xref')
        return 'the site’s generator could not resolve `xref:`';
    return undefined;
}
/** The port of an address with a host name, or with an IPv6 address. */
const PORT = /^(?:[a-z]+:)?\/\/(?:[^\\/?#@]*@)?(?:\[[^\]]*\]|[^\\/?#:]*):(\d+)(?:[\\/?#]|$)/;
const MAX_PORT = 65_535;
/** The first space or angle bracket in a host name, such as a placeholder in an example. */
const FORBIDDEN_IN_HOST = /^(?:[a-z]+:)?\/\/[^\\/?# <>]*([ <>])/;
/** Returns what is wrong with an invalid address of a web server, as the end of a sentence. */
function findInvalidPart(normalized) {
    const [, port] = PORT.exec(normalized) ?? [];
    if (port !== undefined && Number(port) > MAX_PORT)
        return `there is no port ${port}; the last one is ${MAX_PORT}`;
    const [, forbidden] = FORBIDDEN_IN_HOST.exec(normalized) ?? [];
    if (forbidden !== undefined)
        return `no host name can contain ${forbidden === ' ' ? 'a space' : `\`${forbidden}\``}`;
    return 'it is not a valid address';
}
/**
 * Returns an address in lowercase, without the characters that browsers ignore: control characters
 * and spaces around it, tabs and line ends within it.
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
function normalizeAddress(address) {
    // The lookbehind keeps the time linear: without it, each space in a row would be tried.
    const trimmed = address.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$/g, '');
    return trimmed.replace(/[\t\n\r]+/g, '').toLowerCase();
}

;// CONCATENATED MODULE: ./lib/check/addresses/address-faults.js









/** The kinds of the same fault, of links and of loaded files. */
const KINDS_BY_FAULT = {
    missing: { link: 'broken-link', load: 'broken-asset' },
    unresolved: { link: 'broken-link/unresolved', load: 'broken-asset/unresolved' },
    unusable: { link: 'broken-link/unusable', load: 'broken-asset/unusable' },
    pathAsHost: { link: 'broken-link/path-as-host', load: 'broken-asset/path-as-host' },
    outside: { link: 'outside-base-path/link', load: 'outside-base-path/load' },
};
function chooseKind(use, { link, load }) {
    return (0,vocabulary/* isClickable */.JD)(use) ? link : load;
}
/** Returns the fault of an address; undefined if it has none. */
function findAddressFault({ use, written, address, content }, servedSite, addressResolver) {
    switch (address.kind) {
        case 'no-request':
            return findUnusableFault(use, written);
        case 'other-host':
            return (findProtocolRelativeFault(use, written, servedSite, addressResolver) ??
                findExternalFault(use, written, address));
        case 'outside-base-path': {
            if (address.specifiesHost || servedSite.isServicePath(address.pathname))
                return undefined;
            return {
                findingKind: chooseKind(use, KINDS_BY_FAULT.outside),
                key: address.pathname,
                values: {},
            };
        }
        case 'site':
            return findSiteFault({ use, written, address, content }, servedSite);
    }
}
function findUnusableFault(use, written) {
    const reason = findUnusableReason(use, written);
    if (reason === undefined)
        return undefined;
    return {
        findingKind: chooseKind(use, KINDS_BY_FAULT.unusable),
        key: written,
        values: { why: reason },
    };
}
/** Returns the fault of an address with two slashes in front of a path of the site. */
function findProtocolRelativeFault(use, written, servedSite, addressResolver) {
    const intendedAddress = findPathAsHost(written, servedSite, addressResolver);
    const findingKind = chooseKind(use, KINDS_BY_FAULT.pathAsHost);
    if (intendedAddress?.kind === 'site')
        return { findingKind, key: (0,full_path/* makeFullPath */.j)(intendedAddress.path, servedSite), values: {} };
    if (intendedAddress?.kind === 'outside-base-path')
        return { findingKind, key: intendedAddress.pathname, values: {} };
    return undefined;
}
function findExternalFault(use, written, { url }) {
    if ((0,vocabulary/* isClickable */.JD)(use))
        return undefined;
    if (!isLocalhost(URL.parse(url)?.hostname ?? ''))
        return { findingKind: 'external-load', key: url, values: {} };
    const why = 'it points to the reader’s own computer';
    return { findingKind: 'broken-asset/unusable', key: written, values: { why } };
}
function findSiteFault({ use, written, address, content }, servedSite) {
    const { path, query } = address;
    if (content === undefined) {
        const findingKind = chooseMissingKind(use, written, path, servedSite);
        return { findingKind, key: (0,full_path/* makeFullPath */.j)(path, servedSite), values: {} };
    }
    if (!(0,vocabulary/* isClickable */.JD)(use)) {
        const findingKind = findLoadFault(use, content, path);
        if (findingKind === undefined)
            return undefined;
        return { findingKind, key: (0,full_path/* makeFullPath */.j)(path, servedSite), values: {} };
    }
    // Without a known host, at least one host serves this address from a file, without a redirect.
    if (servedSite.snapshot.host === undefined && content.kind === 'file')
        return undefined;
    const redirect = servedSite.findRedirect(path, query);
    if (redirect === undefined)
        return undefined;
    const fullPath = (0,full_path/* makeFullPath */.j)(path, servedSite);
    return {
        findingKind: 'redirected-link',
        key: query ? fullPath.concat('?', (0,byte_strings/* asBytes */.Yd)(query)) : fullPath,
        values: { to: redirect.to, line: String(redirect.line) },
    };
}
/** Returns the kind of a finding about an address that the host does not serve. */
function chooseMissingKind(use, written, path, servedSite) {
    const isUnresolved = (0,unresolved_reference/* isPlaceholder */.w)(written) && servedSite.findFileOnAnyHost(path) === undefined;
    if (isUnresolved)
        return chooseKind(use, KINDS_BY_FAULT.unresolved);
    const folder = `${(0,slashes/* dropTrailingSlash */.xY)(path)}/`;
    if ((0,vocabulary/* isClickable */.JD)(use) && (0,tree/* hasFolder */.bU)(servedSite.snapshot.names, folder))
        return 'broken-link/folder';
    return chooseKind(use, KINDS_BY_FAULT.missing);
}
/**
 * Scripts in languages that browsers do not run. As an image or a video, `.ts` is another format,
 * which has another use. Declarations (`.d.ts`) are data for editors in a page.
 */
const UNRUNNABLE_SCRIPT = /(?<!\.d)\.(?:m?ts|tsx|jsx)$/i;
/** Returns the kind of a finding about a loaded file that browsers cannot use. */
function findLoadFault(use, content, path) {
    if ((0,served_content/* isPageInsteadOfFile */.ZD)(content, path))
        return 'broken-asset/page';
    if (use === 'load' && UNRUNNABLE_SCRIPT.test(path))
        return 'broken-asset/source';
    return undefined;
}
/**
 * Browsers trust the visitor's own machine as they trust https:
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy.
 */
const LOCALHOST = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/;
/** Does a host name stand for the visitor's own computer? */
function isLocalhost(hostname) {
    return LOCALHOST.test(hostname);
}


/***/ }),

/***/ 7490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ AnchorLinks),
/* harmony export */   o: () => (/* binding */ noteAnchorLink)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_fragments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1343);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2198);
/* harmony import */ var _collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3162);
/* harmony import */ var _collector_raw_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6090);
/* harmony import */ var _full_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1816);
/**
 * Anchors that links point to, and symbols of SVG files that pages show. Whether they exist is only
 * known when all files have been read. So each thread collects links, all threads are asked for the
 * anchors at the end, and each reports the missing ones.
 */






/** Links to anchors of pages, and uses of symbols in SVG files, as one thread finds them. */
class AnchorLinks {
    #byFile = new Map();
    /** Returns the anchor that a fragment points to. `writtenFragment` may be a slice of a page. */
    getOrAddAnchor(fileIndex, writtenFragment) {
        const { byFragment, occurrencesOfFile } = this.#getOrAddFile(fileIndex);
        const [id] = (0,_web_fragments_js__WEBPACK_IMPORTED_MODULE_1__/* .listMatchingIds */ .A)(writtenFragment);
        const fragment = id === undefined ? writtenFragment : _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .HASH */ .v9.concat(id);
        const knownAnchor = byFragment.get(fragment);
        if (knownAnchor !== undefined)
            return knownAnchor;
        const anchor = { occurrences: (0,_collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .makeOccurrences */ .nC)(), occurrencesOfFile };
        byFragment.set((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(fragment), anchor);
        return anchor;
    }
    #getOrAddFile(fileIndex) {
        const knownLinks = this.#byFile.get(fileIndex);
        if (knownLinks !== undefined)
            return knownLinks;
        const links = { byFragment: new Map(), occurrencesOfFile: (0,_collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .makeOccurrences */ .nC)() };
        this.#byFile.set(fileIndex, links);
        return links;
    }
    /** Returns the linked fragments of all files. */
    listLinkedFragments() {
        return [...this.#byFile].map(([fileIndex, { byFragment }]) => ({
            fileIndex,
            fragments: [...byFragment.keys()].filter((fragment) => (0,_web_fragments_js__WEBPACK_IMPORTED_MODULE_1__/* .listMatchingIds */ .A)(fragment).length > 0),
        }));
    }
    /** Reports the missing anchors that links of this thread point to. */
    reportMissing(missingByFile, servedSite, collector) {
        for (const { fileIndex, missing, areScripted } of missingByFile) {
            const links = this.#byFile.get(fileIndex);
            if (links === undefined)
                continue;
            const name = servedSite.getName(fileIndex);
            if (areScripted)
                reportScripted(name, links, collector);
            else
                reportFragments(name, missing, links, servedSite, collector);
        }
    }
}
/** Notes one link to an anchor. `written` is the address as the link has it. */
function noteAnchorLink({ occurrences, occurrencesOfFile }, written, spot) {
    (0,_collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .addOccurrence */ .b3)(occurrences, spot, written);
    (0,_collector_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .addOccurrence */ .b3)(occurrencesOfFile, spot, written);
}
/** Reports one finding for all anchors of a file, which scripts probably create. */
function reportScripted(name, { occurrencesOfFile }, collector) {
    const finding = (0,_collector_raw_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRawFinding */ .K8)('broken-anchor/scripted', name);
    collector.add({ ...finding, ...occurrencesOfFile, target: name });
}
function reportFragments(name, fragments, { byFragment }, servedSite, collector) {
    const kind = (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSvgFile */ .dJ)(name) ? 'broken-asset/symbol' : 'broken-anchor';
    const address = (0,_full_path_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFullPath */ .j)(name, servedSite);
    for (const fragment of fragments) {
        const anchor = byFragment.get(fragment);
        if (anchor === undefined)
            continue;
        const finding = (0,_collector_raw_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRawFinding */ .K8)(kind, address.concat(fragment));
        collector.add({ ...finding, ...anchor.occurrences });
    }
}


/***/ }),

/***/ 9725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: () => (/* binding */ splitIds),
/* harmony export */   R5: () => (/* binding */ listMissingAnchors),
/* harmony export */   VS: () => (/* binding */ joinIds)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_fragments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1343);


/**
 * With fewer missing anchors, the page may simply have lost them. Lines of source code are exempt,
 * because hardly anybody links to them by hand.
 */
const MIN_PROBABLY_SCRIPTED = 10;
/** How many anchors must be missing for each one that exists. */
const MIN_MISSING_PER_PRESENT = 9;
/** The anchors of source code viewers. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** The separator of ids in a joined string. */
const ID_SEPARATOR = '\0';
/** Joins ids in one string. Ids that contain a NUL are left out. */
function joinIds(ids) {
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)([...ids].filter((id) => !id.includes(ID_SEPARATOR)).join(ID_SEPARATOR));
}
/** Splits a string that `joinIds` returned. */
function splitIds(joined) {
    return new Set(joined.split(ID_SEPARATOR));
}
/**
 * Returns which of the anchors that links in any file point to are missing. Only the files that
 * this thread has read are searched.
 */
async function listMissingAnchors(linkedFragments, anchorsByFile, pause) {
    const missingByFile = [];
    const linkedByFile = Map.groupBy(linkedFragments, (linked) => linked.fileIndex);
    for (const [fileIndex, fromAllThreads] of linkedByFile) {
        await pause();
        const anchors = anchorsByFile.get(fileIndex);
        if (anchors === undefined)
            continue;
        const fragments = new Set(fromAllThreads.flatMap((linked) => linked.fragments));
        const missingInFile = findMissingInFile(anchors, fragments);
        if (missingInFile !== undefined)
            missingByFile.push({ fileIndex, ...missingInFile });
    }
    return missingByFile;
}
/** Returns the linked fragments that a file does not have; undefined if it has all. */
function findMissingInFile({ joinedIds, runsScript, inPageLinkedCount }, linkedFragments) {
    const ids = splitIds(joinedIds);
    const missing = [...linkedFragments].filter((fragment) => isMissing(fragment, ids));
    if (missing.length === 0)
        return undefined;
    const linkedCount = linkedFragments.size + inPageLinkedCount;
    const areScripted = runsScript && areProbablyScripted(missing, linkedCount);
    return { missing, areScripted, joinedIds: areScripted ? _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR : joinedIds };
}
function isMissing(fragment, ids) {
    return !(0,_web_fragments_js__WEBPACK_IMPORTED_MODULE_1__/* .listMatchingIds */ .A)(fragment).some((id) => ids.has(id));
}
/**
 * Do scripts probably create the missing anchors? Such anchors are not in the HTML, so all or
 * nearly all linked anchors of the page are missing.
 */
function areProbablyScripted(missing, linkedCount) {
    const areLines = missing.every((fragment) => LINE_ANCHOR.test(fragment));
    if (!areLines && missing.length < MIN_PROBABLY_SCRIPTED)
        return false;
    const presentCount = linkedCount - missing.length;
    return missing.length >= presentCount * MIN_MISSING_PER_PRESENT;
}


/***/ }),

/***/ 6560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ describePlaceholder),
/* harmony export */   Nf: () => (/* binding */ checkCanonical),
/* harmony export */   QT: () => (/* binding */ readUrlHost),
/* harmony export */   b6: () => (/* binding */ isHttpsOnDomain)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8464);
/** Checks the host in addresses for search engines: canonical links, `og:url`, and sitemaps. */


/**
 * Reports an address for search engines if it is not on `domain`, the site's own host. If `domain`
 * is undefined, only `placeholder` and `example` hosts are reported.
 */
function checkCanonical(address, domain, spot, collector) {
    const host = readUrlHost(address);
    if (host === undefined || host.name === domain)
        return;
    const occurrence = { key: host.name, spot, target: address };
    if (host.kind === 'ordinary') {
        if (domain !== undefined)
            collector.report('canonical-host', occurrence, { domain });
        return;
    }
    // On a site with a domain, a name for examples is a placeholder that somebody forgot to replace.
    const isOfTrialSite = host.kind === 'example' && domain === undefined;
    if (isOfTrialSite)
        collector.report('canonical-host/example', occurrence);
    else
        collector.report('canonical-host/placeholder', occurrence, describePlaceholder(host.name));
}
/**
 * Returns the value for the sentence of a finding about a host name at which nobody can be reached.
 */
function describePlaceholder(hostName) {
    const name = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(hostName);
    if (!(0,_address_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalhost */ .M8)(name.replace(/:\d+$/, '')))
        return { placeholder: 'a placeholder host' };
    return { placeholder: `${name}, which is the reader’s own computer,` };
}
/** Is this an https address on `domain`? */
function isHttpsOnDomain(address, domain) {
    if (domain === undefined || !/^\s*https:/i.test(address))
        return false;
    return readUrlHost(address)?.name === domain;
}
/**
 * Returns the host of an absolute or scheme-relative http(s) address; undefined for other
 * addresses.
 */
function readUrlHost(url) {
    const text = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(url).trim();
    const isSchemeRelative = /^[\\/]{2}/.test(text);
    const parsed = URL.parse(isSchemeRelative ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { name: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(parsed.host), kind: classifyUrlHost(parsed.hostname) };
}
/** Host names that are reserved for examples. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|org|net))?$/;
const PLACEHOLDER_HOSTS = [
    // Reserved names.
    /(?:^|\.)(?:localhost|test|invalid)$/,
    // Addresses of the visitor’s own machine.
    /^127\./,
    /^0\.0\.0\.0$/,
    /^\[::1?\]$/,
    // What templates insert for a missing value.
    /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/,
];
function classifyUrlHost(hostname) {
    if (EXAMPLE_HOST.test(hostname))
        return 'example';
    if (PLACEHOLDER_HOSTS.some((pattern) => pattern.test(hostname)))
        return 'placeholder';
    return 'ordinary';
}


/***/ }),

/***/ 1816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ makeFullPath)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7479);
/* harmony import */ var _web_slashes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8559);



/**
 * Returns a decoded path with the base path in front, which stays percent-encoded: the key of a
 * finding. If the host merges slashes, so does this.
 */
function makeFullPath(path, { snapshot, hostTraits }) {
    const servedPath = hostTraits.mergesSlashes ? (0,_web_slashes_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSlashes */ .u)(path) : path;
    return (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(snapshot.basePath).concat((0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(servedPath));
}


/***/ }),

/***/ 5621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ LinkRecord),
/* harmony export */   eq: () => (/* binding */ addUsedFiles),
/* harmony export */   hU: () => (/* binding */ makeUsedFiles),
/* harmony export */   vK: () => (/* binding */ INBOUND_LINK)
/* harmony export */ });
/* harmony import */ var _web_host_relocated_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4809);
/* harmony import */ var _web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7640);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2198);
/* harmony import */ var _anchor_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7490);
/* harmony import */ var _external_url_spots_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1704);
/** Records where addresses point: to files, to anchors, and to other hosts. */





/** How other files point to a file. If they do so in several ways, the greatest value applies. */
const INBOUND_LINK = {
    none: 0,
    /** By text in a script, which may be an address that the script opens. */
    byScriptOnly: 1,
    /** By an address that is certainly one. */
    byAddress: 2,
};
function makeUsedFiles() {
    return {
        linkedFiles: new Set(),
        visitedFiles: new Set(),
        openedSvgs: new Set(),
        symbolFiles: new Set(),
        relocatedPages: new Set(),
    };
}
/** Adds the files of `added` to `usedFiles`. */
function addUsedFiles(usedFiles, added) {
    for (const use of Object.keys(added))
        for (const fileIndex of added[use])
            usedFiles[use].add(fileIndex);
}
/** The links in the files that one thread has read. */
class LinkRecord {
    anchorLinks = new _anchor_links_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorLinks */ .J();
    externalUrlSpots = new Map();
    /** How other files point to each file, as one of `INBOUND_LINK`, by index. */
    inboundLinks;
    #servedSite;
    #usedFiles = makeUsedFiles();
    constructor(servedSite) {
        this.#servedSite = servedSite;
        this.inboundLinks = new Uint8Array(servedSite.snapshot.names.length);
    }
    /**
     * Notes an address, fragment aside, if it is an external URL, and with `spot` also where it
     * occurs, once for each line.
     */
    noteIfExternal(address, spot) {
        if (address.kind !== 'other-host' || !address.url.startsWith('http'))
            return;
        const { url } = address;
        const spots = this.externalUrlSpots.get(url) ?? [];
        this.externalUrlSpots.set(url, spots);
        if (spot === undefined)
            return;
        const fileIndex = this.#servedSite.fileIndexes.get(spot.fileName);
        if (fileIndex !== undefined)
            (0,_external_url_spots_js__WEBPACK_IMPORTED_MODULE_4__/* .addUrlSpot */ .Xv)(spots, { fileIndex, line: spot.findLine() });
    }
    /** Notes that the file `fromName` points to a file, unless it is the file itself. */
    noteInboundLink(fileIndex, fromName, kind = INBOUND_LINK.byAddress) {
        // Names are only compared if the note would change something.
        const knownKind = this.inboundLinks[fileIndex] ?? INBOUND_LINK.none;
        if (knownKind < kind && this.#servedSite.getName(fileIndex) !== fromName)
            this.inboundLinks[fileIndex] = kind;
    }
    /** Notes how an address of the site uses the file that is served at it. */
    noteUse(use, { path, query = '' }, fileIndex) {
        const usedFiles = this.#usedFiles;
        if ((0,_web_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .isClickable */ .JD)(use))
            usedFiles.linkedFiles.add(fileIndex);
        if (use === 'link')
            usedFiles.visitedFiles.add(fileIndex);
        const isOpened = use === 'link' || use === 'frame';
        if (isOpened && (0,_web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSvgFile */ .dJ)(this.#servedSite.getName(fileIndex)))
            usedFiles.openedSvgs.add(fileIndex);
        if (isOpened && (0,_web_host_relocated_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isSometimesRelocated */ .gA)(this.#servedSite, fileIndex, path, query))
            usedFiles.relocatedPages.add(fileIndex);
    }
    /** Notes that a page shows a symbol of an SVG file. */
    noteSymbolUse(fileIndex) {
        this.#usedFiles.symbolFiles.add(fileIndex);
    }
    /** Returns the files that addresses have pointed to since the previous call. */
    takeUsedFiles() {
        const usedFiles = this.#usedFiles;
        this.#usedFiles = makeUsedFiles();
        return usedFiles;
    }
}


/***/ }),

/***/ 521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ MISSING_REFERENCE_KINDS),
/* harmony export */   M: () => (/* binding */ checkReference)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _web_fragments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1343);
/* harmony import */ var _web_host_served_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2540);
/* harmony import */ var _web_resolve_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7479);
/* harmony import */ var _web_slashes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8559);
/* harmony import */ var _address_faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8464);
/* harmony import */ var _canonical_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6560);
/* harmony import */ var _full_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1816);








const SOURCE_EXTENSION = /\.(?:mdx?|rst)$/i;
/** An address with a path from the root, and without a host. */
const ROOT_RELATIVE = /^\/(?!\/)/;
/** The rules for each role. */
const ROLE_TRAITS = {
    import: {
        isLoaded: true,
        mayBeFolder: true,
        mayBeProtocolRelative: true,
        mayBeMixedContent: true,
        kinds: {
            missing: 'broken-asset/import',
            outside: 'outside-base-path/reference',
            external: 'external-load/import',
        },
    },
    preview: {
        isLoaded: true,
        kinds: { missing: 'metadata/preview', placeholder: 'metadata/preview-placeholder' },
    },
    canonical: {
        isLoaded: false,
        countsAsInboundLink: true,
        kinds: { missing: 'metadata/canonical', missingFolder: 'metadata/canonical-folder' },
    },
    structured: {
        isLoaded: false,
        countsAsInboundLink: true,
        kinds: {
            missing: 'metadata/structured',
            missingFolder: 'metadata/structured-folder',
            placeholder: 'metadata/structured-placeholder',
        },
    },
    'app-image': {
        isLoaded: true,
        kinds: {
            missing: 'broken-asset/app-image',
            outside: 'outside-base-path/reference',
            externalOffline: 'external-load/app-image',
        },
    },
    'app-page': {
        isLoaded: false,
        countsAsInboundLink: true,
        kinds: { missing: 'broken-link/app-page' },
    },
    feed: {
        isLoaded: false,
        kinds: { missing: 'feed/missing', placeholder: 'feed/placeholder' },
    },
    llms: {
        isLoaded: false,
        kinds: { missing: 'broken-link/llms', outside: 'outside-base-path/reference' },
    },
    // Generators copy sources into such a file, and a router may resolve their root-relative links.
    'whole-site': {
        isLoaded: false,
        mayBeSourcePath: true,
        kinds: { missing: 'broken-link/llms' },
    },
    markdown: {
        isLoaded: false,
        mayBeRoute: true,
        kinds: { missing: 'broken-link/markdown' },
    },
};
/**
 * The kinds of findings about references that the host does not serve. Their keys are addresses of
 * the site.
 */
const MISSING_REFERENCE_KINDS = new Set(Object.values(ROLE_TRAITS).map(({ kinds }) => kinds.missing));
/** Checks an address in a document or in the head of a page. */
function checkReference(checker, reference) {
    const { role, written, base, spot } = reference;
    if ((0,_web_resolve_address_js__WEBPACK_IMPORTED_MODULE_3__/* .isLongData */ .TU)(written))
        return;
    const placeholderFault = findPlaceholderFault(reference, checker.domain);
    if (placeholderFault !== undefined) {
        const { findingKind, key } = placeholderFault;
        const occurrence = { key, spot, target: written };
        checker.collector.report(findingKind, occurrence, (0,_canonical_host_js__WEBPACK_IMPORTED_MODULE_5__/* .describePlaceholder */ .Fm)(key));
        return;
    }
    const address = checker.addressResolver.resolve((0,_web_fragments_js__WEBPACK_IMPORTED_MODULE_1__/* .stripFragment */ .l)(written), base);
    // A canonical address is on the site's own host, even if `domain` is not known.
    if (role !== 'canonical')
        checker.record.noteIfExternal(address, spot);
    if (ROLE_TRAITS[role].mayBeMixedContent) {
        const loadedFile = { ...reference, use: 'load' };
        const mixedContent = checker.findMixedContent(loadedFile);
        if (mixedContent !== undefined) {
            checker.reportMixedContent(mixedContent, loadedFile);
            return;
        }
    }
    switch (address.kind) {
        case 'site':
            checkWithinSite(checker, reference, address.path);
            break;
        case 'outside-base-path':
            checkOutside(checker, reference, address);
            break;
        case 'other-host':
            checkExternal(checker, reference, address.url);
    }
}
/**
 * Returns the fault of an address whose host is a placeholder; undefined if it is not, or if
 * placeholders are fine in its role.
 */
function findPlaceholderFault({ role, written }, domain) {
    const findingKind = ROLE_TRAITS[role].kinds.placeholder;
    if (findingKind === undefined)
        return undefined;
    const host = (0,_canonical_host_js__WEBPACK_IMPORTED_MODULE_5__/* .readUrlHost */ .QT)(written);
    // Host names that are reserved for examples are fine in examples.
    if (host?.kind !== 'placeholder' || host.name === domain)
        return undefined;
    return { findingKind, key: host.name };
}
function checkWithinSite(checker, reference, path) {
    const { servedSite } = checker;
    const content = servedSite.findContent(path);
    countAndNote(checker, reference, path, content);
    if (!worksInRole(servedSite, reference, path, content))
        reportMissing(checker, reference, path);
}
/** Counts an address within the site, and notes the file that it points to. */
function countAndNote(checker, { role, spot }, path, content) {
    const { servedSite, destinationFinder, record } = checker;
    const { isLoaded, countsAsInboundLink } = ROLE_TRAITS[role];
    const mayUnreadRuleServe = servedSite.mayUnreadRuleServe(path, content);
    checker.countReference({ isLoaded, mayUnreadRuleServe });
    const fileIndex = destinationFinder.findIntendedFile({ kind: 'site', path }, content);
    if (countsAsInboundLink && fileIndex !== undefined)
        record.noteInboundLink(fileIndex, spot.fileName);
}
/** Does an address work in its role? `content` is what the host serves there. */
function worksInRole(servedSite, { role, written }, path, content) {
    const { isLoaded, mayBeFolder, mayBeSourcePath, mayBeRoute } = ROLE_TRAITS[role];
    const isPageAsFile = isLoaded && (0,_web_host_served_content_js__WEBPACK_IMPORTED_MODULE_2__/* .isPageInsteadOfFile */ .ZD)(content, path);
    if (content !== undefined && !isPageAsFile)
        return true;
    if (mayBeFolder && path.endsWith('/') && servedSite.mayHaveFolder(path))
        return true;
    if (mayBeSourcePath && isSourceOfPage(servedSite, path, written))
        return true;
    return mayBeRoute === true && isRouteOfMarkdown(servedSite, path);
}
function reportMissing(checker, { role, written, spot }, path) {
    const { servedSite, collector } = checker;
    const { missing, missingFolder } = ROLE_TRAITS[role].kinds;
    const topFolder = path.slice(0, path.indexOf('/') + 1);
    if (missingFolder !== undefined && !servedSite.mayHaveFolder(topFolder)) {
        const key = (0,_full_path_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFullPath */ .j)(topFolder, servedSite);
        collector.report(missingFolder, { key, spot, target: written });
        return;
    }
    collector.report(missing, { key: (0,_full_path_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFullPath */ .j)(path, servedSite), spot, target: written });
}
function checkOutside({ servedSite, collector }, { role, written, spot }, { pathname, specifiesHost }) {
    const kind = ROLE_TRAITS[role].kinds.outside;
    if (kind === undefined || specifiesHost || servedSite.isServicePath(pathname))
        return;
    collector.report(kind, { key: pathname, spot, target: written });
}
function checkExternal({ servedSite, collector, addressResolver }, { role, written, spot }, url) {
    const { mayBeProtocolRelative, kinds } = ROLE_TRAITS[role];
    if (mayBeProtocolRelative) {
        const fault = (0,_address_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .findProtocolRelativeFault */ .k0)('load', written, servedSite, addressResolver);
        if (fault !== undefined) {
            collector.report(fault.findingKind, { key: fault.key, spot, target: written });
            return;
        }
    }
    const offlineKind = servedSite.hostTraits.isAirGapped ? kinds.externalOffline : undefined;
    const kind = kinds.external ?? offlineKind;
    if (kind !== undefined)
        collector.report(kind, { key: url, spot, target: written });
}
/** Is this a link between sources, as Sphinx and VitePress accept it? */
function isSourceOfPage(servedSite, path, written) {
    const mayBeSource = ROOT_RELATIVE.test(written) && SOURCE_EXTENSION.test(path);
    if (!mayBeSource)
        return false;
    return servedSite.findContent(path.replace(SOURCE_EXTENSION, '')) !== undefined;
}
/**
 * Is there a Markdown file that a script may show at a path?
 * https://docsify.js.org/#/more-pages, read 2026-11
 */
function isRouteOfMarkdown(servedSite, path) {
    const stem = (0,_web_slashes_js__WEBPACK_IMPORTED_MODULE_7__/* .dropTrailingSlash */ .xY)(path);
    const names = ['.md', '/README.md', '/index.md'].map((end) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(stem + end));
    return names.some((name) => servedSite.findContent(name) !== undefined);
}


/***/ }),

/***/ 786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ FindingCollector)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/check/collector/raw-finding.js
var raw_finding = __webpack_require__(6090);
;// CONCATENATED MODULE: ./lib/check/collector/findings-of-kind.js
/**
 * Keeps the findings of one kind: lists the first ones by key, and has one finding that stands for
 * the unlisted others.
 */



/**
 * How many findings of one kind are listed: those with the first keys. One more finding stands for
 * the unlisted ones: it counts them, and keeps the identity of each.
 */
const MAX_LISTED_FINDINGS = 20_000;
/** How many are stored until those beyond the limit become unlisted: sorting is slow. */
const MAX_STORED_FINDINGS = MAX_LISTED_FINDINGS * 1.25;
/** The findings of one kind. Which ones are listed does not depend on the order of additions. */
class FindingsOfKind {
    #kind;
    #unlisted;
    #listedByKey = new Map();
    /** Findings with keys after this one are unlisted; undefined while none is. */
    #lastListedKey;
    constructor(kind) {
        this.#kind = kind;
        this.#unlisted = makeFindingForUnlisted(kind);
    }
    /**
     * Returns the listed finding with a stored key, which is added, with `values`, if it is new.
     * Undefined if the key is beyond the limit: use `countUnlisted` instead.
     */
    getOrAddListed(key, values) {
        const listed = this.#listedByKey.get(key);
        if (listed !== undefined)
            return listed;
        if (this.#listedByKey.size > MAX_STORED_FINDINGS)
            this.#unlistBeyondLimit();
        if (this.#isBeyondLimit(key))
            return undefined;
        const added = (0,raw_finding/* makeRawFinding */.K8)(this.#kind, key, values);
        this.addListed(added);
        return added;
    }
    /** Lists a finding, in place of one with the same key. */
    addListed(finding) {
        this.#listedByKey.set(finding.key, finding);
    }
    /** Counts occurrences of findings that are not listed, and keeps the identities of these. */
    countUnlisted(occurrenceCount, identities) {
        this.#unlisted.count += occurrenceCount;
        for (const identity of identities)
            this.#unlisted.identities.add(identity);
    }
    /** Returns the listed findings, and the one that stands for the unlisted if there are any. */
    list() {
        if (this.#listedByKey.size > MAX_LISTED_FINDINGS)
            this.#unlistBeyondLimit();
        const listed = [...this.#listedByKey.values()];
        if (this.#unlisted.count === 0)
            return listed;
        return [...listed, this.#unlisted];
    }
    #isBeyondLimit(key) {
        return this.#lastListedKey !== undefined && key > this.#lastListedKey;
    }
    /**
     * Makes the findings after the first ones by key unlisted, so that only the maximum is listed.
     */
    #unlistBeyondLimit() {
        const sorted = [...this.#listedByKey.values()].sort(compareKeys);
        const first = sorted.slice(0, MAX_LISTED_FINDINGS);
        const last = sorted.slice(MAX_LISTED_FINDINGS);
        for (const finding of last)
            this.countUnlisted(finding.count, (0,raw_finding/* listIdentities */.T8)(finding));
        this.#listedByKey = new Map(first.map((finding) => [finding.key, finding]));
        this.#lastListedKey = first.at(-1)?.key;
    }
}
function makeFindingForUnlisted(kind) {
    const finding = (0,raw_finding/* makeRawFinding */.K8)(kind, byte_strings/* NO_BYTES */.CR, { maxListed: (0,units/* formatNumber */.ZV)(MAX_LISTED_FINDINGS) });
    return { ...finding, standsForUnlisted: true, identities: new Set() };
}
function compareKeys(one, other) {
    return (0,byte_strings/* compareBytes */.Xo)(one.key, other.key);
}

// EXTERNAL MODULE: ./lib/check/collector/occurrences.js
var occurrences = __webpack_require__(3162);
;// CONCATENATED MODULE: ./lib/check/collector/finding-collector.js




/** How many pages are stored for a finding that counts pages together. */
const MAX_PAGES_OF_FINDING = 100;
/**
 * Stores the findings that are reported to it, and merges those with equal keys. The result does
 * not depend on the order of reports or on how the work was split among collectors that are merged.
 * Of each kind, the first findings by key are kept.
 */
class FindingCollector {
    #findingsByKind = new Map();
    report(kind, occurrence, values = occurrences/* NO_VALUES */.RM) {
        this.#countOccurrence(kind, occurrence, values);
    }
    reportFile(kind, name, values = occurrences/* NO_VALUES */.RM) {
        this.#countOccurrence(kind, { key: name, spot: (0,occurrences/* makeFileSpot */.Vc)(name) }, values);
    }
    #countOccurrence(kind, { key, spot, target = key }, values) {
        const counted = { kind, key, target: (0,occurrences/* truncate */.xv)(target), values };
        const listed = this.#getOrAddListed(counted);
        if (listed === undefined) {
            this.#countUnlisted(counted);
            return;
        }
        addIdentity(listed, counted);
        (0,occurrences/* addOccurrence */.b3)(listed, spot, target, values);
    }
    /** Reports a finding about the site as a whole, which has no address and no page. */
    reportForSite(kind, values) {
        this.#countWithoutSpot({ kind, key: byte_strings/* NO_BYTES */.CR, target: byte_strings/* NO_BYTES */.CR, values });
    }
    /**
     * Reports a finding about an address that no page contains, so it has neither a spot nor a
     * spelling of its own. An address of the earlier site is an example.
     */
    reportWithoutPage(kind, address, values) {
        this.#countWithoutSpot({ kind, key: address, target: address, values });
    }
    #countWithoutSpot(counted) {
        const listed = this.#getOrAddListed(counted);
        if (listed === undefined) {
            this.#countUnlisted(counted);
            return;
        }
        addIdentity(listed, counted);
        listed.count++;
        // Without a spot, nothing else sets the target. As in the key, only its beginning is stored.
        listed.target = listed.key;
    }
    /**
     * Reports all pages with a problem as one finding about the site. It is known if the earlier site
     * has a finding about each of them. Pages must be in order. To be called at most once per kind: a
     * later call would replace the pages of the finding.
     */
    reportPages(kind, pages, values) {
        const identities = pages.map(({ key }) => (0,raw_finding/* computeIdentity */.gh)({ kind, key, target: byte_strings/* NO_BYTES */.CR, values }));
        const spots = pages.map(({ fileName }) => ({ fileName, line: undefined }));
        this.#getOrAddKind(kind).addListed({
            ...(0,raw_finding/* makeRawFinding */.K8)(kind, byte_strings/* NO_BYTES */.CR, values),
            count: pages.length,
            fileCount: pages.length,
            identities: new Set(identities),
            spots: spots.slice(0, MAX_PAGES_OF_FINDING),
        });
    }
    /**
     * Adds a finding that another collector returned, or that was counted without one. Each page must
     * be counted in only one of these places.
     */
    add(other) {
        const listed = other.standsForUnlisted ? undefined : this.#getOrAddListed(other);
        if (listed === undefined) {
            this.#getOrAddKind(other.kind).countUnlisted(other.count, (0,raw_finding/* listIdentities */.T8)(other));
            return;
        }
        if (other.identities === undefined)
            addIdentity(listed, other);
        else
            addIdentities(listed, other.identities);
        listed.count += other.count;
        listed.fileCount += other.fileCount;
        for (const spot of other.spots)
            (0,occurrences/* addSpot */.QN)(listed, spot, other.target, other.values);
    }
    /** Returns the listed findings, and those that stand for unlisted ones. */
    listRawFindings() {
        return [...this.#findingsByKind.values()].flatMap((findings) => findings.list());
    }
    /**
     * Returns the listed finding that counts what has this key, of which only the beginning is
     * stored. Undefined if it is not listed.
     */
    #getOrAddListed({ kind, key, values }) {
        return this.#getOrAddKind(kind).getOrAddListed((0,occurrences/* truncate */.xv)(key), values);
    }
    #countUnlisted(counted) {
        this.#getOrAddKind(counted.kind).countUnlisted(1, [(0,raw_finding/* computeIdentity */.gh)(counted)]);
    }
    #getOrAddKind(kind) {
        const known = this.#findingsByKind.get(kind);
        if (known !== undefined)
            return known;
        const added = new FindingsOfKind(kind);
        this.#findingsByKind.set(kind, added);
        return added;
    }
}
/** Adds the identity of what is counted in a listed finding, unless the key determines it. */
function addIdentity(listed, counted) {
    if ((0,occurrences/* isTruncated */.pQ)(counted.key))
        addIdentities(listed, [(0,raw_finding/* computeIdentity */.gh)(counted)]);
}
/** Adds to the identities of the findings that one stands for. */
function addIdentities(finding, identities) {
    finding.identities ??= new Set();
    for (const identity of identities)
        finding.identities.add(identity);
}


/***/ }),

/***/ 3162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ makeLineSpot),
/* harmony export */   QN: () => (/* binding */ addSpot),
/* harmony export */   RM: () => (/* binding */ NO_VALUES),
/* harmony export */   Vc: () => (/* binding */ makeFileSpot),
/* harmony export */   b3: () => (/* binding */ addOccurrence),
/* harmony export */   nC: () => (/* binding */ makeOccurrences),
/* harmony export */   pQ: () => (/* binding */ isTruncated),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Counts how many times something occurs, and keeps the first spots. */

/** Returns the spot of something about a file as a whole. */
function makeFileSpot(fileName) {
    return makeLineSpot(fileName, undefined);
}
/** Returns the spot of something on a line of a file; `line` is undefined if unknown. */
function makeLineSpot(fileName, line) {
    return { fileName, findLine: () => line };
}
/** How many spots of one thing are kept. */
const MAX_SPOTS = 5;
/** How much of a key or target is stored, in bytes. */
const MAX_STORED_BYTES = 1_000;
/** The values for a sentence without placeholders. */
const NO_VALUES = {};
const NO_SPOTS = [];
/** Returns an empty object for occurrences to be added. */
function makeOccurrences(values = NO_VALUES) {
    return { values, count: 0, fileCount: 0, lastFileName: '', target: _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR, spots: NO_SPOTS };
}
/**
 * Counts one more occurrence, with the target as written there, which may be a slice of a page. The
 * line is only computed if the spot is kept.
 */
function addOccurrence(occurrences, spot, target, values = occurrences.values) {
    const { fileName } = spot;
    occurrences.count++;
    if (occurrences.lastFileName === fileName)
        return;
    occurrences.lastFileName = fileName;
    occurrences.fileCount++;
    if (!isAmongFirstSpots(fileName, occurrences.spots))
        return;
    addSpot(occurrences, { fileName, line: spot.findLine() }, target, values);
}
function isAmongFirstSpots(fileName, spots) {
    const lastSpot = spots.at(-1);
    if (lastSpot === undefined || spots.length < MAX_SPOTS)
        return true;
    return fileName <= lastSpot.fileName;
}
/**
 * Adds a spot if it is one of the first. If it becomes the first, the target and the values become
 * those at this spot. Its occurrences must have been counted already.
 */
function addSpot(occurrences, spot, target, values) {
    const index = insertSpot(occurrences, spot);
    if (index > 0)
        return;
    occurrences.target = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Yo)(truncate(target));
    occurrences.values = values;
}
/** Inserts a spot in the order of file names, and returns its index before others are cut off. */
function insertSpot(occurrences, spot) {
    const { spots } = occurrences;
    const nextIndex = spots.findIndex(({ fileName }) => fileName > spot.fileName);
    const index = nextIndex === -1 ? spots.length : nextIndex;
    // An array that grows in place reserves memory, and there is one for each anchor of a site.
    occurrences.spots = spots.toSpliced(index, 0, spot).slice(0, MAX_SPOTS);
    return index;
}
const TRUNCATION_MARK = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('...');
/** Shortens a key or target to its stored length. A shortened one stays the same. */
function truncate(bytes) {
    if (bytes.length <= MAX_STORED_BYTES)
        return bytes;
    return bytes.slice(0, MAX_STORED_BYTES).concat(TRUNCATION_MARK);
}
/** Is only the beginning of a key or target stored? */
function isTruncated(bytes) {
    return bytes.length > MAX_STORED_BYTES;
}


/***/ }),

/***/ 6090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K8: () => (/* binding */ makeRawFinding),
/* harmony export */   KO: () => (/* binding */ removePart),
/* harmony export */   T8: () => (/* binding */ listIdentities),
/* harmony export */   Xp: () => (/* binding */ makePartKey),
/* harmony export */   gh: () => (/* binding */ computeIdentity),
/* harmony export */   xS: () => (/* binding */ computeIdentityAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3162);
/**
 * A finding without its sentence and severity, and its identity, by which it is recognized in
 * another site.
 */




/** Returns a finding without occurrences. `key` may be a slice of a page. */
function makeRawFinding(kind, key, values) {
    return {
        kind,
        key: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .detach */ .Yo)(key),
        ...(0,_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .makeOccurrences */ .nC)(values),
        standsForUnlisted: false,
        identities: undefined,
    };
}
/** Comes before the part of a file in a key. No address contains it. */
const PART_SEPARATOR = '#\0';
/**
 * Returns the key of a finding about a part of a file. The earlier site may have the file under
 * another name.
 */
function makePartKey(fileName, part) {
    return fileName.concat(PART_SEPARATOR, (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(part));
}
/** Returns the address or the file in a key, without the part of the file. */
function removePart(key) {
    const end = key.indexOf(PART_SEPARATOR);
    if (end === -1)
        return key;
    return key.slice(0, end);
}
/** The length of an identity in hexadecimal digits: 52 bits, which fit in a number. */
const IDENTITY_DIGITS = 13;
/**
 * The code of findings about the text of a file. Their keys contain the line, which moves when
 * other lines are added. So the file and the problem identify them instead.
 */
const CODE_ABOUT_TEXT = 'redirect-invalid';
function isIdentifiedByKey(kind) {
    return _findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_KINDS */ .Q[kind].code !== CODE_ABOUT_TEXT;
}
/**
 * Returns the identity of a finding: a digest of its code and of what it is about. In most cases
 * that is its key, the full address. With a million known findings, the chance that a new one
 * collides is one in four billion.
 */
function computeIdentity(finding) {
    const { code } = _findings_site_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .SITE_KINDS */ .Q[finding.kind];
    const subject = isIdentifiedByKey(finding.kind) ? finding.key : makeFileAndProblem(finding);
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${code} ${subject}`);
    return Number.parseInt(digest.slice(0, IDENTITY_DIGITS), 16);
}
function makeFileAndProblem({ target, values }) {
    const { problem } = values;
    return `${target} ${problem}`;
}
/** Returns the identities of all findings that a finding stands for, listed or not. */
function listIdentities(finding) {
    return finding.identities ?? new Set([computeIdentity(finding)]);
}
/**
 * Returns the identity that a listed finding would have at another address; undefined if the
 * address alone does not distinguish it.
 */
function computeIdentityAt(finding, key) {
    if (finding.identities !== undefined || !isIdentifiedByKey(finding.kind))
        return undefined;
    return computeIdentity({ ...finding, key });
}


/***/ }),

/***/ 2877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ measureBytesToRead),
/* harmony export */   o: () => (/* binding */ findFileType)
/* harmony export */ });
/* harmony import */ var _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2104);
/* harmony import */ var _web_page_page_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9611);
/* harmony import */ var _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2198);
/* harmony import */ var _site_rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1358);
/** Defines which files are read, and as what. */




const isScriptFile = (name) => /\.m?js$/i.test(name);
/** The files that are read. The first rule that matches a name is used. */
const FILE_TYPE_RULES = [
    { type: 'page', matches: _web_page_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp },
    { type: 'style', matches: (name) => /\.css$/i.test(name) },
    { type: 'script', matches: (name, { isAirGapped }) => isAirGapped && isScriptFile(name) },
    { type: 'script-start', matches: isScriptFile, maxBytes: _web_page_page_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_CONTENT_START_BYTES */ .fe },
    {
        type: 'document',
        matches: (name) => (0,_web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .findDocument */ .$)(name) !== undefined,
        maxBytes: _web_documents_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DOCUMENT_BYTES */ .bi,
    },
    { type: 'possible-key', matches: _site_rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldKey */ .Sv, maxBytes: _site_rules_leaked_files_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_SEARCH_BYTES */ .pW },
];
/** Returns how a file with this name is read; undefined if it is not read. */
function findFileType(name, hostTraits) {
    return findRule(name, hostTraits)?.type;
}
/** Returns how many bytes of a file with this name and size are read. */
function measureBytesToRead(name, size, hostTraits) {
    const rule = findRule(name, hostTraits);
    if (rule === undefined)
        return 0;
    return Math.min(size, rule.maxBytes ?? size);
}
function findRule(name, hostTraits) {
    return FILE_TYPE_RULES.find((rule) => rule.matches(name, hostTraits));
}


/***/ }),

/***/ 1358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ findLeak),
/* harmony export */   Ek: () => (/* binding */ isInPackage),
/* harmony export */   Sv: () => (/* binding */ mayHoldKey),
/* harmony export */   gR: () => (/* binding */ holdsKey),
/* harmony export */   pW: () => (/* binding */ KEY_SEARCH_BYTES)
/* harmony export */ });
/* harmony import */ var _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);
/** Detects files that nobody meant to publish, by name, and private keys, by content. */

const NODE_PACKAGES = /(?:^|\/)node_modules\//;
/** Is a file part of a package that was installed to build the site? */
function isInPackage(name) {
    return NODE_PACKAGES.test(name);
}
const SECRET = { isSecret: true, title: 'secret' };
/** The first that matches is used. */
const LEAKED_NAMES = [
    { ...SECRET, pattern: /(?:^|\/)\.env[^/]*/i },
    { ...SECRET, pattern: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { ...SECRET, pattern: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { ...SECRET, pattern: /(?:^|\/)\.(?:npmrc|yarnrc\.yml|netrc|htpasswd|pypirc)$/ },
    { ...SECRET, pattern: /(?:^|\/)(?:id_rsa|id_ed25519)$/ },
    // Before all other kinds that are not secret, to get one finding for all packages instead of one
    // per file in them.
    { title: 'packages that were used to build the site', pattern: NODE_PACKAGES },
    { title: 'Git settings', pattern: /(?:^|\/)\.git[^/]*$/i },
    {
        title: 'CI configuration of the repository',
        pattern: /(?:^|\/)\.(?:github|gitlab|circleci)\//,
    },
    { title: 'editor settings', pattern: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\// },
    { title: 'editor settings', pattern: /(?:^|\/)\.editorconfig$/ },
    // Sphinx itself keeps a backup of `.buildinfo`: `get_outdated_docs` of its HTML builder.
    {
        title: 'a temporary or backup file',
        pattern: /[^/](?:~|\.sw[op]|\.orig|(?<!\.buildinfo)\.bak)$/,
    },
    { title: 'a temporary or backup file', pattern: /(?:^|\/)(?:backup\.sql|\.#[^/]+|#[^/]+#)$/ },
    { title: 'an operating system file', pattern: _disk_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .DESKTOP_FILE */ .ES },
    {
        title: 'a script that starts a local server',
        pattern: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$/i,
    },
    { title: 'a script that starts a local server', pattern: /^(?:serve|server)\.[cm]?js$/i },
    {
        title: 'a script that publishes the site',
        pattern: /^(?:deploy|publish)\.(?:sh|bash|bat|cmd|ps1)$/i,
    },
    { title: 'a configuration file of the server', pattern: /^nginx\.conf$/ },
    {
        title: 'a file from which a container is built',
        pattern: /^(?:Dockerfile|docker-compose\.ya?ml|compose\.ya?ml|\.dockerignore)$/,
    },
    { title: 'a file with commands that build the project', pattern: /^Makefile$/ },
    ...listGeneratorFiles(),
];
/** Returns the patterns of files in the root from which generators build a site. */
function listGeneratorFiles() {
    const patterns = [
        /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json)$/,
        /^(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s$/,
        /^(?:mkdocs\.ya?ml|mint\.json|_config\.yml|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
    ];
    return patterns.map((pattern) => ({ title: 'a source file of the site generator', pattern }));
}
/** Returns what a file with this name leaks; undefined for an ordinary file. */
function findLeak(name) {
    for (const { isSecret = false, title, pattern } of LEAKED_NAMES) {
        const match = pattern.exec(name);
        if (match === null)
            continue;
        const matchedPart = name.slice(0, match.index + match[0].length);
        return { isSecret, title, matchedPart };
    }
    return undefined;
}
/**
 * How much of a file is searched for a key, in bytes. Keys are small, and few files contain more
 * than one key and its certificates.
 */
const KEY_SEARCH_BYTES = 64 << 10;
/** Names of keys without an extension, such as `id_ecdsa`. */
const NAME_WITHOUT_EXTENSION = /(?:^|\/)[^/.]+$/;
/** The extensions that tools give to keys. */
const KEY_EXTENSION = /\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/**
 * May a file with this name contain a private key, unless its name already is a finding? Pages that
 * explain keys have different names.
 */
function mayHoldKey(name) {
    const isLikeKey = NAME_WITHOUT_EXTENSION.test(name) || KEY_EXTENSION.test(name);
    return isLikeKey && findLeak(name)?.isSecret !== true;
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const KEY_BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** How far headers may extend after that line, in characters. */
const MAX_HEADER_CHARS = 1_000;
/** A line of a key. Examples in documentation have shorter lines. */
const KEY_LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY_KEY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does text contain a private key, and not only its first line as an example? */
function holdsKey(text) {
    for (const begin of text.matchAll(KEY_BEGIN)) {
        const keyStart = begin.index + begin[0].length;
        if (KEY_LINE.test(text.slice(keyStart, keyStart + MAX_HEADER_CHARS)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY_KEY.test(text);
}


/***/ }),

/***/ 8590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ makeSourceKey),
/* harmony export */   Gf: () => (/* binding */ hasProgramExtension),
/* harmony export */   YF: () => (/* binding */ MARKUP_EXTENSIONS),
/* harmony export */   __: () => (/* binding */ isSource),
/* harmony export */   wQ: () => (/* binding */ getLowerCaseBaseName)
/* harmony export */ });
/** Describes where the source of a page is, and which files can be one. */
/** A pattern of the extensions of markup. */
const MARKUP_EXTENSIONS = '\\.(?:md|mdx|mdoc|markdown|rst|adoc|asciidoc|asc|html?|ipynb|txt|org|textile|[rq]md|rdoc|pod|tex|xml|lr)';
const MARKUP_FILE = new RegExp(`${MARKUP_EXTENSIONS}$`, 'i');
/** Other files that pages are generated from. */
const PROGRAM_FILE = /\.(?:astro|vue|svelte|[cm]?[jt]sx?|py|njk|liquid|webc)$/i;
/** May a page be generated from the file with this path? */
function isSource(path) {
    return (MARKUP_FILE.test(path) || hasProgramExtension(path)) && isPlainPath(path);
}
/** Does a path have the extension of a program? Programs are documented, or generate pages. */
function hasProgramExtension(path) {
    return PROGRAM_FILE.test(path);
}
function isPlainPath(path) {
    if (/[\\\p{Cc}]/u.test(path))
        return false;
    return !path.split('/').some((part) => /^\.{0,2}$|^\.git$/i.test(part));
}
/**
 * Returns a key of a source, which is the same on all branches whose names have no slash: the first
 * part of a path that begins with a ref is left out.
 */
function makeSourceKey({ repository, path, kind }) {
    const file = kind === 'after-ref' ? path.slice(path.indexOf('/') + 1) : path;
    return `${repository.toLowerCase()} ${file}`;
}
/** Returns the name of a file without its extension, in lowercase. */
function getLowerCaseBaseName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name.replace(/\.[^.]*$/, '').toLowerCase();
}


/***/ }),

/***/ 6576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _s: () => (/* binding */ AnchorIndex),
/* harmony export */   iI: () => (/* binding */ keepLettersAndDigits),
/* harmony export */   qA: () => (/* binding */ NUMBER_SUFFIX)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _typos_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1893);
/** Finds the existing anchor that was probably meant instead of a missing one. */


/** The suffix that anchors get if a page has the same heading twice. */
const NUMBER_SUFFIX = /(?<=\p{L}\p{L}\p{L})[-_.]\d{1,3}$/u;
/** What WordPress and GitHub put before the id of a heading. */
const GENERATED_PREFIX = /^(?:h|user-content)-/;
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu;
const DIGIT_SEPARATORS = /(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu;
/** How many anchors with the same initials are compared for typos. */
const MAX_TYPO_CANDIDATES = 500;
/** Shorter words may be names in code, such as `foldl` and `foldr`. */
const MIN_TYPO_CHARS = 6;
/** An id that a generator derives from a heading. Names in code often have capitals or dots. */
const HEADING_ID = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
/** In order of similarity, closest first. */
const SIMILARITIES = [
    { kind: 'case', normalize: (id) => id },
    { kind: 'unicode', normalize: (id) => id.normalize() },
    { kind: 'typo', normalize: keepLettersAndDigits },
    { kind: 'prefix', normalize: (id) => id.replace(GENERATED_PREFIX, '') },
    { kind: 'suffix', normalize: (id) => id.replace(NUMBER_SUFFIX, '') },
];
/** The anchors of one page, in which similar ones are found. */
class AnchorIndex {
    #ids;
    /** The anchors once for each similarity, closest first. */
    #groupings;
    /** The anchors of headings by the initials of their words: see `makeInitialsKey`. */
    #headingsByInitials;
    constructor(ids) {
        this.#ids = ids;
        const anchors = [...ids].map(makeAnchor);
        this.#groupings = SIMILARITIES.map(({ kind, normalize }) => ({
            kind,
            normalize,
            anchorsByForm: Map.groupBy(anchors, ({ lowerCaseId }) => normalize(lowerCaseId)),
        }));
        const headings = anchors.filter(({ id }) => isHeadingId(id));
        this.#headingsByInitials = Map.groupBy(headings, ({ id }) => (0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInitialsKey */ .RC)((0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .listWordsInName */ .wi)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id))));
    }
    has(id) {
        return this.#ids.has(id);
    }
    /**
     * Returns the anchor most similar to a missing one; undefined if none is similar, or if several
     * are equally similar.
     */
    find(missingId) {
        const missing = makeAnchor(missingId);
        for (const grouped of this.#groupings) {
            const [anchor, ...others] = listSimilar(missing, grouped);
            if (anchor === undefined)
                continue;
            if (others.length > 0)
                return undefined;
            return { kind: grouped.kind, id: anchor.id };
        }
        return this.#findWithTypo(missing);
    }
    /** Finds the only anchor of a heading that differs by one typo in one long word. */
    #findWithTypo({ id }) {
        if (!isHeadingId(id))
            return undefined;
        const words = (0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .listWordsInName */ .wi)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id));
        const candidates = this.#headingsByInitials.get((0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInitialsKey */ .RC)(words)) ?? [];
        if (candidates.length > MAX_TYPO_CANDIDATES)
            return undefined;
        const [anchor, ...others] = candidates.filter((candidate) => (0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .areSimilarWords */ .XO)(words, (0,_typos_js__WEBPACK_IMPORTED_MODULE_1__/* .listWordsInName */ .wi)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(candidate.id)), MIN_TYPO_CHARS));
        if (anchor === undefined || others.length > 0)
            return undefined;
        return { kind: 'typo', id: anchor.id };
    }
}
function listSimilar(missing, { kind, normalize, anchorsByForm }) {
    const form = normalize(missing.lowerCaseId);
    if (form === '')
        return [];
    const withSameForm = anchorsByForm.get(form) ?? [];
    if (kind === 'suffix')
        return keepDifferentlyNumbered(withSameForm, missing);
    return withSameForm;
}
function isHeadingId(id) {
    return HEADING_ID.test((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id));
}
function makeAnchor(id) {
    return { id, lowerCaseId: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(id).toLowerCase() };
}
/**
 * Returns the anchors that have a numeric suffix if the missing one has none, or the other way
 * around: `step-2` is not `step-1`.
 */
function keepDifferentlyNumbered(anchors, missing) {
    return anchors.filter((anchor) => isNumbered(anchor) !== isNumbered(missing));
}
function isNumbered({ lowerCaseId }) {
    return NUMBER_SUFFIX.test(lowerCaseId);
}
/** Stands for any separator between two digits. No id of a page contains it: see `joinIds`. */
const UNIFORM_SEPARATOR = '\0';
/**
 * Removes everything but letters, digits, and a uniform mark for separators between two digits:
 * `1.12` is not `11.2`.
 */
function keepLettersAndDigits(text) {
    return text
        .replace(DIGIT_SEPARATORS, UNIFORM_SEPARATOR)
        .replace(SEPARATORS, (run) => (run === UNIFORM_SEPARATOR ? run : ''));
}


/***/ }),

/***/ 1893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RC: () => (/* binding */ makeInitialsKey),
/* harmony export */   XO: () => (/* binding */ areSimilarWords),
/* harmony export */   kp: () => (/* binding */ makeTypoKey),
/* harmony export */   sF: () => (/* binding */ listWordsInStem),
/* harmony export */   wi: () => (/* binding */ listWordsInName)
/* harmony export */ });
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1560);
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Compares the last segments of paths, and anchors, by their words, to find typos. */


/** The default of the shortest word with a typo, in UTF-16 units: `min` is not `max`. */
const MIN_TYPO_CHARS = 4;
/** `Page`, `page`, `PAGE`, or `12`. */
const WORD = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{N}+/gu;
const STARTS_WITH_DIGIT = /^\p{N}/u;
/** `listWordsInStem` keeps numbers apart from letters. */
function isNumber(word) {
    return STARTS_WITH_DIGIT.test(word);
}
function getExtension(stem) {
    return /(?<=[^/])\.[a-z0-9]+$/i.exec(stem)?.[0] ?? '';
}
/**
 * Returns the words of a stem's name, including numbers, without separators: `readAsync-2` has
 * three.
 */
function listWordsInStem(stem) {
    const name = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getLastSegment */ .A9)(stem.slice(0, stem.length - getExtension(stem).length));
    return listWordsInName((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(name));
}
/** Returns the words of a name, including numbers, without separators. */
function listWordsInName(name) {
    return name.match(WORD) ?? [];
}
/**
 * Returns a key that stems share if one may be a typo of the other: the folder, the extension, and
 * the key of the words.
 */
function makeTypoKey(stem) {
    return [(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(stem), getExtension(stem), makeInitialsKey(listWordsInStem(stem))].join('\0');
}
/**
 * Returns a key that words share if some may be a typo of the others: the first letter of each word
 * (typos rarely change it), and numbers in full.
 */
function makeInitialsKey(words) {
    return words.map((word) => (isNumber(word) ? word : word[0]?.toLowerCase())).join('\0');
}
/**
 * Are the words of two names equal, or do they differ by one typo in one word? `page-13` is not a
 * typo of `page-12`, nor `import` of `export`. Names that consist of numbers are never similar.
 * Both must have the same initials key, and so the same number of words. Words with fewer than
 * `minChars` UTF-16 units are compared exactly.
 */
function areSimilarWords(words, otherWords, minChars = MIN_TYPO_CHARS) {
    if (words.every(isNumber))
        return false;
    const [differingIndex, ...others] = words.keys().filter((i) => words[i] !== otherWords[i]);
    if (differingIndex === undefined)
        return true;
    if (others.length > 0)
        return false;
    const word = words[differingIndex] ?? '';
    const otherWord = otherWords[differingIndex] ?? '';
    const isLongEnough = Math.min(word.length, otherWord.length) >= minChars;
    return isLongEnough && (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .measureEditDistance */ .wn)(word, otherWord, 1) === 1;
}


/***/ }),

/***/ 4322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/findings/acceptance/apply-acceptances.js + 1 modules
var apply_acceptances = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/findings/codes.js
var codes = __webpack_require__(3092);
// EXTERNAL MODULE: ./lib/findings/prioritize.js
var prioritize = __webpack_require__(1929);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __webpack_require__(4874);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/workers/pool.js + 1 modules
var pool = __webpack_require__(4323);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __webpack_require__(7414);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/findings/count-findings.js
var count_findings = __webpack_require__(4600);
// EXTERNAL MODULE: ./lib/text/markup.js
var markup = __webpack_require__(2755);
// EXTERNAL MODULE: ./lib/web/host/all-hosts.js + 20 modules
var all_hosts = __webpack_require__(1274);
;// CONCATENATED MODULE: ./lib/check/check-report.js
/** The content of `report.json`, and what `report.html` shows. */





/** Returns the content of `report.json`. The order of the fields is the order in the file. */
function makeReport({ host, basePath, domain, job, siteDigest }, findings, { diagnosis, fixed, files, pages, links, loads, undecided }) {
    const counts = (0,count_findings/* countFindings */.Gt)(findings);
    return {
        format: 1,
        host,
        basePath,
        domain,
        job,
        siteDigest,
        diagnosis,
        ...counts,
        fixed,
        files,
        pages,
        links,
        loads,
        undecided,
        findings,
    };
}
/**
 * Returns the details that a report shows next to its number of errors: `6 pages`, `nginx`, `1
 * known error`. `areOnlyNewCounted`: whether the errors shown next to them are only the new ones.
 */
function listDetails(report, areOnlyNewCounted) {
    const { host, pages, fixed } = report;
    const details = [(0,units/* formatCount */.B4)(pages, 'page')];
    if (host !== undefined)
        details.push((0,all_hosts/* getHostTraits */.E1)(host).title);
    details.push(...(0,count_findings/* listOtherFindings */.HS)(report, areOnlyNewCounted));
    if (fixed !== undefined && fixed > 0)
        details.push(`${(0,units/* formatNumber */.ZV)(fixed)} fixed`);
    return details;
}
/**
 * Returns the content of `report.html`. `siteName` is the domain or the folder, as untrusted text.
 * `checkedAtMs` is in ms since the epoch. `more` is described in `ReportPageContent`.
 */
function makeReportPage(report, siteName, checkedAtMs, more) {
    const { host, basePath, domain, files, links, loads, fixed, job, siteDigest } = report;
    const hostTitle = (0,all_hosts/* getHostTraits */.E1)(host).title;
    const areOnlyNewCounted = fixed !== undefined;
    const isoTime = new Date(checkedAtMs).toISOString();
    const shownTime = `${isoTime.slice(0, 16).replace('T', ' ')} UTC`;
    return {
        ...report,
        ...more,
        title: `${(0,words/* capitalize */.ZH)((0,count_findings/* describeErrors */.rg)(report, areOnlyNewCounted))} in ${siteName}`,
        details: [...listDetails(report, areOnlyNewCounted), shownTime],
        messageIfClean: `${describeWhatWorks(host)}: ${(0,count_findings/* describeChecked */.j$)(report)}. Addresses on other hosts were not requested.`,
        facts: [
            ['Host', hostTitle],
            ['Base path', basePath],
            ['Domain', domain],
            ['Files', (0,units/* formatNumber */.ZV)(files)],
            ['Addresses', `${(0,units/* formatCount */.B4)(links, 'link')}, ${(0,units/* formatCount */.B4)(loads, 'loaded file')}`],
            ['Date', (0,markup/* html */.qy) `<time datetime="${isoTime}">${shownTime}</time>`],
            ['Since the earlier site', describeErrorChanges(report)],
            ['Job', job],
            ['SHA-256 of the site', siteDigest && (0,markup/* html */.qy) `<code>${siteDigest}</code>`],
        ],
    };
}
/** Returns the start of the message of a report without findings. */
function describeWhatWorks(host) {
    if (host === undefined)
        return 'Every address within this site works on at least one host';
    return `${(0,all_hosts/* getHostTraits */.E1)(host).title} serves every address within this site`;
}
/** Returns how many errors are new, known, and fixed; undefined without an earlier site. */
function describeErrorChanges(report) {
    const { fixed } = report;
    if (fixed === undefined)
        return undefined;
    return `${(0,count_findings/* describeNewErrors */.rh)(report)}, ${(0,units/* formatNumber */.ZV)(fixed)} fixed`;
}

// EXTERNAL MODULE: ./lib/web/host/published-files.js + 1 modules
var published_files = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 4 modules
var served_site = __webpack_require__(9214);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/check/collector/finding-collector.js + 1 modules
var finding_collector = __webpack_require__(786);
// EXTERNAL MODULE: ./lib/check/reading/file-types.js
var file_types = __webpack_require__(2877);
;// CONCATENATED MODULE: ./lib/check/reading/batches.js
/** Groups files into batches for the threads. */


const MAX_BATCH_BYTES = 4_000_000;
/** A limit for small files: opening one takes longer than reading it. */
const MAX_BATCH_FILES = 500;
/**
 * Returns the files to read, in batches: files of one folder stay together, because they share most
 * of their addresses. The largest batches come first.
 */
function makeBatches({ names, sizes }, hostTraits) {
    const files = names
        .map((name, fileIndex) => ({ fileIndex, name, folder: (0,byte_strings/* getFolder */.L2)(name) }))
        .filter(({ name }) => (0,file_types/* findFileType */.o)(name, hostTraits) !== undefined)
        // Sorting is stable, so the files of a folder stay in order.
        .sort((one, other) => (0,byte_strings/* compareBytes */.Xo)(one.folder, other.folder));
    const batches = [];
    for (const { fileIndex, name } of files) {
        const bytes = (0,file_types/* measureBytesToRead */.D)(name, sizes[fileIndex] ?? 0, hostTraits);
        let batch = batches.at(-1);
        if (batch === undefined || isFull(batch, bytes)) {
            batch = { fileIndexes: [], bytes: 0 };
            batches.push(batch);
        }
        batch.fileIndexes.push(fileIndex);
        batch.bytes += bytes;
    }
    return batches.sort((one, other) => other.bytes - one.bytes);
}
/** Is there no room for one more file of this size? */
function isFull({ fileIndexes, bytes }, addedBytes) {
    return bytes + addedBytes > MAX_BATCH_BYTES || fileIndexes.length >= MAX_BATCH_FILES;
}
/** How many files of a list are read at a time if their folders and sizes do not matter. */
const MAX_FILES_OF_LIST = 100;
/** Returns files in batches, in the same order: few files, such as deferred ones. */
function splitIntoBatches(files) {
    const batches = [];
    for (let start = 0; start < files.length; start += MAX_FILES_OF_LIST)
        batches.push(files.slice(start, start + MAX_FILES_OF_LIST));
    return batches;
}

// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __webpack_require__(1164);
// EXTERNAL MODULE: ./lib/web/host/not-found-pages.js
var not_found_pages = __webpack_require__(1432);
// EXTERNAL MODULE: ./lib/web/host/relocated-pages.js
var relocated_pages = __webpack_require__(4809);
// EXTERNAL MODULE: ./lib/check/addresses/address-checker.js + 4 modules
var address_checker = __webpack_require__(4748);
// EXTERNAL MODULE: ./lib/check/addresses/external-url-spots.js
var external_url_spots = __webpack_require__(1704);
// EXTERNAL MODULE: ./lib/check/addresses/link-record.js
var link_record = __webpack_require__(5621);
// EXTERNAL MODULE: ./lib/text/location.js
var text_location = __webpack_require__(6980);
// EXTERNAL MODULE: ./lib/web/host/config-file-reader.js
var config_file_reader = __webpack_require__(4396);
// EXTERNAL MODULE: ./lib/web/host/hosts/azure/azure-config-file.js
var azure_config_file = __webpack_require__(4960);
// EXTERNAL MODULE: ./lib/web/host/hosts/host-traits.js
var host_traits = __webpack_require__(8497);
// EXTERNAL MODULE: ./lib/web/host/parse-redirect-file.js
var parse_redirect_file = __webpack_require__(9430);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(1560);
// EXTERNAL MODULE: ./lib/web/host/redirects/parse-problems.js
var parse_problems = __webpack_require__(3393);
;// CONCATENATED MODULE: ./lib/web/host/redirects/literal-targets.js
/** Placeholders in the targets of rules that hosts do not replace. */


const PLACEHOLDER = /:([A-Za-z]\w*)/g;
/** Returns the names of the values that the path and the query of a rule capture. */
function listCapturedNames({ matcher, query }) {
    const namesInPath = matcher.kind === 'pattern' ? matcher.pattern.groupNames : [];
    const valuesInQuery = [...(query?.values() ?? [])];
    const namesInQuery = valuesInQuery
        .filter((value) => value.startsWith(':'))
        .map((value) => value.slice(1));
    return [...namesInPath, ...namesInQuery];
}
/**
 * Returns a sentence about the part of a rule’s target that was probably meant as a placeholder;
 * undefined if there is none. Netlify and Cloudflare replace only what the rule captures:
 * `netlify-redirector` 0.5, run 2026-11, and `replacer` of `@cloudflare/workers-shared` 0.17, read
 * 2026-11.
 */
function explainLiteralTarget(rule) {
    const capturedNames = listCapturedNames(rule);
    if (capturedNames.includes('splat') && rule.to.includes('*'))
        return 'In a target, write `:splat` for what `*` matched.';
    const isReplaced = (name) => capturedNames.some((captured) => name.startsWith(captured));
    const namesInTarget = [...rule.to.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    const literalName = namesInTarget.find((name) => !isReplaced(name));
    if (literalName === undefined)
        return undefined;
    const placeholder = (0,parse_problems/* quote */.hD)(`:${literalName}`);
    const fact = `The first part of this rule has no ${placeholder}, so the host leaves ${placeholder} in the target as it is`;
    const correction = (0,did_you_mean/* findCorrection */.oQ)(literalName, capturedNames);
    if (correction === undefined)
        return `${fact}.`;
    return `${fact}; did you mean \`:${correction}\`?`;
}

// EXTERNAL MODULE: ./lib/web/paths.js
var web_paths = __webpack_require__(1150);
// EXTERNAL MODULE: ./lib/web/host/redirects/responses.js
var responses = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/web/host/redirects/rule.js
var redirects_rule = __webpack_require__(1757);
// EXTERNAL MODULE: ./lib/web/slashes.js
var slashes = __webpack_require__(8559);
// EXTERNAL MODULE: ./lib/web/host/redirects/path-matcher.js
var path_matcher = __webpack_require__(8055);
// EXTERNAL MODULE: ./lib/web/host/redirects/sample-paths.js
var sample_paths = __webpack_require__(7736);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-coverage.js
/** Finds earlier rules that match all addresses of a later one. */



/** Returns the first rule that covers this one, of the first `earlierCount` rules in the index. */
function findCoveringRule(rule, index, earlierCount) {
    for (const match of index.findMatches([(0,sample_paths/* findLikelySamplePath */.x1)(rule.matcher)])) {
        if (match.position >= earlierCount)
            return undefined;
        if (matchesAllAddresses(match.rule, rule))
            return match.rule;
    }
    return undefined;
}
/**
 * Does `earlier` certainly match every address that `later` matches, given that it matches the
 * sample of `later`?
 */
function matchesAllAddresses(earlier, later) {
    if (later.matcher.kind === 'exact') {
        // The sample is the only address of an exact rule.
        if (earlier.matcher.kind === 'pattern')
            return true;
        return dropHostAndSlash(earlier) === dropHostAndSlash(later);
    }
    if (earlier.from === later.from)
        return true;
    if (earlier.matcher.kind === 'exact')
        return false;
    return coversPattern(earlier.matcher, later.matcher);
}
function coversPattern(earlier, later) {
    const earlierFolder = earlier.pattern.wholeFolder;
    const laterFolder = later.pattern.wholeFolder ?? later.pattern.prefix;
    if (earlierFolder === undefined || !laterFolder.startsWith(earlierFolder))
        return false;
    // `/docs/:path*` also matches `/docs`.
    const folderWithoutSlash = (0,slashes/* dropTrailingSlash */.xY)(laterFolder);
    if (!(0,path_matcher/* mayMatch */.B7)(later, folderWithoutSlash))
        return true;
    return (0,path_matcher/* mayMatch */.B7)(earlier, folderWithoutSlash);
}
/**
 * Returns what a rule matches, as written, without a host and without a trailing slash. Hosts
 * compare addresses as they arrive, so a rule covers another one for the same address only if both
 * encode it in the same way.
 */
function dropHostAndSlash({ from }) {
    return (0,slashes/* dropTrailingSlash */.xY)(from.replace(/^https?:\/\/[^/]*/i, ''));
}

// EXTERNAL MODULE: ./lib/web/host/redirects/rule-index.js
var rule_index = __webpack_require__(4336);
// EXTERNAL MODULE: ./lib/web/host/redirects/simulate-redirects.js
var simulate_redirects = __webpack_require__(2549);
// EXTERNAL MODULE: ./lib/web/host/redirects/targets.js
var targets = __webpack_require__(9981);
;// CONCATENATED MODULE: ./lib/web/host/redirects/rule-faults.js
/** Finds faults in the rules of a redirect file, independent of the site's links. */









/**
 * Yields the fault of each rule; undefined if it has none, so that the caller can pause after each
 * rule. Results that depend on the visitor are not faults.
 */
function findRuleFaults(ruleSet, respondFromFiles) {
    return new RuleFaultFinder(ruleSet, respondFromFiles).findFaults();
}
class RuleFaultFinder {
    #ruleSet;
    #respondFromFiles;
    /** The addresses of the loops that were found. */
    #loopPaths = new Set();
    constructor(ruleSet, respondFromFiles) {
        this.#ruleSet = ruleSet;
        this.#respondFromFiles = respondFromFiles;
    }
    *findFaults() {
        const { rules, fallbackRule, notFoundRule } = this.#ruleSet;
        // Only these rules cover others. There may be thousands of other rules for one address, each
        // with a different query.
        const index = new rule_index/* RuleIndex */.P(rules.filter(redirects_rule/* isForEveryVisitor */.l));
        let earlierCount = 0;
        for (const rule of rules) {
            const coveringRule = findCoveringRule(rule, index, earlierCount);
            yield this.#findHidingFault(rule, coveringRule) ?? this.#findFaultOfRule(rule);
            if ((0,redirects_rule/* isForEveryVisitor */.l)(rule))
                earlierCount++;
        }
        if (fallbackRule !== undefined)
            yield this.#findFallbackFault(fallbackRule);
        if (notFoundRule !== undefined && !rules.includes(notFoundRule))
            yield this.#findMissingPageFault(notFoundRule);
    }
    #findHidingFault(rule, coveringRule) {
        if (coveringRule === undefined || this.#appliesAnyway(rule))
            return undefined;
        return { kind: 'hidden-by-rule', rule, coveringRule };
    }
    /**
     * Returns whether a covered rule applies after all. Azure skips a redirect to itself, so a later
     * rule may apply.
     */
    #appliesAnyway(rule) {
        if (rule.matcher.kind !== 'exact')
            return false;
        const request = { path: rule.matcher.path, query: '' };
        const { ruleResponder } = this.#ruleSet;
        const responses = [...ruleResponder.listPossibleResponses(request, this.#respondFromFiles)];
        return responses.some((response) => response.rule === rule);
    }
    #findFaultOfRule(rule) {
        const shadowingFileFault = this.#findShadowingFileFault(rule);
        if (shadowingFileFault !== undefined)
            return shadowingFileFault;
        if (rule.to === '')
            return undefined;
        if (rule.action === 'error-page')
            return this.#findMissingPageFault(rule);
        const samplePath = (0,sample_paths/* findSamplePath */.dd)(rule.matcher);
        if (samplePath === undefined)
            return this.#findFixedTargetFault(rule);
        const response = this.#simulate({ path: samplePath, query: formatQuery(rule.query) });
        if (response.kind === 'loop')
            return this.#findLoopFault(rule, response);
        return this.#findTargetFault(rule, samplePath, response);
    }
    #simulate(request) {
        return (0,simulate_redirects/* simulateRedirects */.K)(this.#ruleSet, this.#respondFromFiles, request);
    }
    /** Returns the fault if the rule is part of a loop, unless an earlier rule has this fault. */
    #findLoopFault(rule, { paths, rulesInLoop }) {
        const isKnownLoop = paths.some((path) => this.#loopPaths.has(path));
        if (isKnownLoop || !rulesInLoop.includes(rule))
            return undefined;
        for (const path of paths)
            this.#loopPaths.add(path);
        return { kind: 'loop', rule, paths };
    }
    /**
     * Returns the fault if a file comes before the rule: the rule is for exactly its address and is
     * not forced.
     */
    #findShadowingFileFault(rule) {
        if (rule.matcher.kind === 'pattern' || rule.precedesFiles)
            return undefined;
        const fileResponse = this.#respondFromFiles(rule.matcher.path);
        if (fileResponse?.kind !== 'file')
            return undefined;
        return { kind: 'shadowed-by-file', rule, fileIndex: fileResponse.fileIndex };
    }
    /**
     * Returns the fault of a rule's target. `response` is the final response to `samplePath`,
     * which the rule matches.
     */
    #findTargetFault(rule, samplePath, response) {
        // If the target depends on the request, a sample proves nothing.
        if (hasPlaceholder(rule))
            return undefined;
        const target = (0,targets/* resolveTarget */.u1)(rule.to, samplePath, this.#ruleSet.domain);
        if (target.kind === 'other-host')
            return undefined;
        const { path } = target;
        if (response.kind === 'file' && matchesEveryRequest(rule))
            return { kind: 'catch-all', rule, path };
        if (this.#isTargetServed(rule, target, response))
            return undefined;
        return { kind: 'missing-target', rule, path };
    }
    /** Returns the fault of a redirect to one address, whichever of its paths is requested. */
    #findFixedTargetFault(rule) {
        const isFixed = rule.to.startsWith('/') || (0,targets/* isFullUrl */.Rw)(rule.to);
        if (rule.action !== 'redirect' || !isFixed || hasPlaceholder(rule))
            return undefined;
        const target = (0,targets/* resolveTarget */.u1)(rule.to, web_paths/* ROOT */.Dl, this.#ruleSet.domain);
        if (target.kind === 'other-host' || (0,responses/* isSuccessful */.XO)(this.#simulate(target)))
            return undefined;
        return { kind: 'missing-target', rule, path: target.path };
    }
    /**
     * Does the host serve the target of a rule, as far as is known? `response` is the final response
     * to a sample path, which the rule matches.
     */
    #isTargetServed(rule, target, response) {
        if (rule.action === 'redirect')
            return (0,responses/* isSuccessful */.XO)(this.#simulate(target));
        const appliesToSample = response.appliedRules.includes(rule);
        // If another rule applies, the response says nothing about this one.
        if (!appliesToSample)
            return true;
        return (0,responses/* isSuccessful */.XO)(response);
    }
    #findFallbackFault(rule) {
        const path = (0,targets/* findTargetPath */.IB)(rule.to, this.#ruleSet.domain);
        if (path === undefined)
            return undefined;
        if (this.#respondFromFiles(path) !== undefined)
            return { kind: 'catch-all', rule, path };
        // Another rule may respond to a redirect, but not to a rewrite.
        if (rule.action === 'redirect')
            return undefined;
        return { kind: 'missing-page', rule, path };
    }
    /** Returns the fault if the page for a status such as 404 does not exist. */
    #findMissingPageFault(rule) {
        if (hasPlaceholder(rule))
            return undefined;
        const path = (0,targets/* findTargetPath */.IB)(rule.to, this.#ruleSet.domain);
        if (path === undefined || this.#respondFromFiles(path) !== undefined)
            return undefined;
        return { kind: 'missing-page', rule, path };
    }
}
/** Returns a query with the parameters that a rule requires. */
function formatQuery(parameters) {
    if (parameters === undefined)
        return '';
    return String(new URLSearchParams([...parameters]));
}
function matchesEveryRequest(rule) {
    if (rule.matcher.kind === 'exact')
        return false;
    return (0,redirects_rule/* isForEveryVisitor */.l)(rule) && (0,sample_paths/* matchesEveryPath */.oA)(rule.matcher.pattern);
}
/** Does a target depend on captured values? Conditions may capture values, too. */
function hasPlaceholder(rule) {
    const capturesNothing = rule.matcher.kind === 'exact' && (0,redirects_rule/* isForEveryVisitor */.l)(rule);
    if (capturesNothing)
        return false;
    const pathAndQuery = rule.to.replace(/^[a-z]+:\/\/[^/]*/i, '');
    if (rule.isConditional)
        return /[:$][\w{]/.test(pathAndQuery);
    const isInTarget = (name) => pathAndQuery.includes(`:${name}`);
    return /\$[\w{]/.test(pathAndQuery) || listCapturedNames(rule).some(isInTarget);
}

// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/web/tree.js
var web_tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/check/addresses/anchor-links.js
var anchor_links = __webpack_require__(7490);
// EXTERNAL MODULE: ./lib/check/collector/occurrences.js
var occurrences = __webpack_require__(3162);
;// CONCATENATED MODULE: ./lib/check/site-rules/redirect-files.js
/** Checks the host's files for redirects and headers in the root of the site. */
















/** The fragment of a target, without placeholders such as `:splat` and `$1`. */
const PLAIN_FRAGMENT = /^[^#]*(#[^:$*]+)$/;
/** How many addresses of a redirect loop are shown. */
const MAX_LISTED_ADDRESSES = 5;
/** Reports a configuration file of the host that was not read. */
function reportUnreadableConfigFile(file, collector) {
    const name = (0,byte_strings/* toBytes */.ZJ)(file.name);
    if (file.reason.kind !== 'too-large') {
        collector.reportFile('unreadable-file', name, file.reason.problem);
        return;
    }
    if (file.kind === 'ignore-file') {
        collector.reportFile('unreadable-file', name, { why: 'it is too large', errorCode: '' });
        return;
    }
    const limit = `${config_file_reader/* MAX_REDIRECT_FILE_BYTES */.pi >> 20} MiB that the check reads`;
    const problem = `The file is larger than the ${limit}, so its rules are not known.`;
    collector.reportFile('redirect-invalid/unread', name, { problem });
}
/**
 * Reports lines of the file for headers that the host ignores, or because of which it refuses the
 * site.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkHeaders(context) {
    const { hostTraits, snapshot } = context.servedSite;
    // Hosts read such files only in their own root.
    if (snapshot.basePath !== '/')
        return;
    const problems = hostTraits.findHeaderProblems?.(snapshot.headersText) ?? [];
    await reportProblems((0,byte_strings/* toBytes */.ZJ)(config_file_reader/* HEADERS_FILE */.OE), problems, context);
}
/** The file for redirects and headers of Apache, which none of the hosts uses. */
const APACHE_FILE = '.htaccess';
/**
 * Reports files for redirects and headers that the host does not read. A site with a file for this
 * host may have others for other hosts.
 */
function reportRedirectFilesWithoutEffect(context) {
    const { servedSite } = context;
    if (servedSite.snapshot.host === undefined)
        return;
    const ownFile = findPublishedOwnFile(servedSite);
    if (ownFile !== undefined)
        reportBelowBasePath(ownFile, context);
    else if (!hasOwnRedirectFile(servedSite))
        reportFilesOfOtherHosts(context);
}
/**
 * Returns the name of the host's redirect file if the host publishes it like any other file, as it
 * does below a base path. It does not publish the one in the root of the domain.
 */
function findPublishedOwnFile({ hostTraits, fileIndexes }) {
    const ownName = hostTraits.redirectFormat?.name;
    if (ownName === undefined || !fileIndexes.has(ownName))
        return undefined;
    return ownName;
}
function reportBelowBasePath(ownFile, { servedSite, collector }) {
    const { snapshot, hostTraits } = servedSite;
    if (snapshot.basePath === '/')
        return;
    const problem = `${hostTraits.title} reads this file only in the root of the domain, so the file has no effect in ${snapshot.basePath}.`;
    collector.reportFile('redirect-invalid/unread', (0,byte_strings/* toBytes */.ZJ)(ownFile), { problem });
}
function reportFilesOfOtherHosts({ servedSite, collector }) {
    const { hostTraits, fileIndexes } = servedSite;
    const headersFiles = (0,host_traits/* readsHeadersFile */.Gh)(hostTraits) ? [] : [config_file_reader/* HEADERS_FILE */.OE];
    for (const name of [...(0,parse_redirect_file/* listRedirectFileNamesOfAllHosts */.wI)(), ...headersFiles, APACHE_FILE]) {
        if (!fileIndexes.has(name))
            continue;
        const problem = `${hostTraits.title} does not read this file, so the file has no effect: set up its rules on the host, or remove the file.`;
        collector.reportFile('redirect-invalid/unread', (0,byte_strings/* toBytes */.ZJ)(name), { problem });
    }
}
/** Names that are nearly that of a redirect file, and that no other program uses. */
const NEARLY_RIGHT_NAMES = new Map([
    ['_redirects', /^_redirects?$/i],
    [azure_config_file/* AZURE_CONFIG_FILE */.qJ, /^static-?web-?app(?:\.?config)?\.jsonc?$/i],
]);
/**
 * Reports files in the root whose names are nearly that of the redirect file, if the root has none.
 */
function reportMisnamedRedirectFiles({ servedSite, collector }) {
    const { snapshot, hostTraits } = servedSite;
    const name = hostTraits.redirectFormat?.name ?? '';
    const pattern = NEARLY_RIGHT_NAMES.get(name);
    const isReadInRoot = snapshot.host !== undefined && snapshot.basePath === '/';
    if (pattern === undefined || !isReadInRoot || hasOwnRedirectFile(servedSite))
        return;
    const problem = `${hostTraits.title} does not read this file, so none of its rules applies: rename it to \`${name}\`.`;
    for (const each of snapshot.names)
        if (each !== name && pattern.test(each))
            collector.reportFile('redirect-invalid/ignored', each, { problem });
}
/** Does the root of a site have the redirect file that its host reads? */
function hasOwnRedirectFile({ snapshot, hostTraits }) {
    return snapshot.redirectFiles.some(({ name }) => name === hostTraits.redirectFormat?.name);
}
/**
 * Reports `_redirects` files that are not in the root, where their host reads it, if the root has
 * none. Folders of a site with one may be complete sites themselves, such as earlier versions.
 */
function reportRedirectFilesInFolders({ servedSite, collector }) {
    const { snapshot, hostTraits } = servedSite;
    const name = hostTraits.redirectFormat?.name;
    const isReadInRoot = snapshot.host !== undefined && snapshot.basePath === '/';
    if (name !== '_redirects' || !isReadInRoot || hasOwnRedirectFile(servedSite))
        return;
    const problem = `${hostTraits.title} reads this file only in the root of the site, so the file has no effect here.`;
    for (const each of snapshot.names)
        if (each.endsWith(`/${name}`))
            collector.reportFile('redirect-invalid/unread', each, { problem });
}
/**
 * Reports problems of the rules in a site's redirect file, and redirect files without effect.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkRedirects(context) {
    reportRedirectFilesWithoutEffect(context);
    reportRedirectFilesInFolders(context);
    reportMisnamedRedirectFiles(context);
    const { onHost } = context.servedSite;
    if (onHost === undefined)
        return;
    const { ruleSet, hostTraits, respondFromFiles, snapshot } = onHost;
    const { collector, signal } = context;
    const file = (0,byte_strings/* toBytes */.ZJ)(hostTraits.redirectFormat?.name ?? '');
    await reportProblems(file, ruleSet.problems, context);
    const faults = findRuleFaults(ruleSet, respondFromFiles);
    for await (const fault of (0,event_loop/* iterateWithPauses */.YK)(faults, signal)) {
        if (fault !== undefined && isCertain(fault, snapshot))
            reportFault(fault, file, snapshot, collector);
    }
}
/** Returns the anchors of pages that the rules of a site redirect to. */
function collectRuleAnchors(servedSite) {
    const anchorLinks = new anchor_links/* AnchorLinks */.J();
    const { onHost, snapshot } = servedSite;
    if (onHost === undefined)
        return anchorLinks;
    const file = (0,byte_strings/* toBytes */.ZJ)(onHost.hostTraits.redirectFormat?.name ?? '');
    for (const { action, to, line } of onHost.ruleSet.rules) {
        const [, fragment] = PLAIN_FRAGMENT.exec(to) ?? [];
        if (fragment === undefined || action !== 'redirect')
            continue;
        const path = (0,targets/* findTargetPath */.IB)(to, snapshot.domain);
        const target = path === undefined ? undefined : servedSite.findServedFile((0,web_paths/* toSitePath */.Wm)(path));
        if (target === undefined || !(0,page_names/* isPage */.yp)(servedSite.getName(target)))
            continue;
        const anchor = anchorLinks.getOrAddAnchor(target, (0,byte_strings/* toBytes */.ZJ)(fragment));
        (0,anchor_links/* noteAnchorLink */.o)(anchor, (0,byte_strings/* toBytes */.ZJ)(to), (0,occurrences/* makeLineSpot */.$p)(file, line));
    }
    return anchorLinks;
}
/** Reports the parts of a file that are not rules, or that do not apply. */
async function reportProblems(file, problems, { collector, signal }) {
    const keys = new ProblemKeys();
    for await (const problem of (0,event_loop/* iterateWithPauses */.YK)(problems, signal)) {
        const { kind, line, message } = problem;
        const key = keys.getOrMakeKey((0,text_location/* formatLocation */.j)((0,byte_strings/* toText */.fE)(file), line), message);
        const occurrence = { key, spot: (0,occurrences/* makeLineSpot */.$p)(file, line), target: file };
        collector.report(KIND_BY_PROBLEM[kind], occurrence, { problem: message });
    }
}
/**
 * The keys of problems. Several may be about one line, which can be the whole file, or about the
 * file as a whole. Equal ones share a key.
 */
class ProblemKeys {
    /** For each place, the keys by message. */
    #keysByPlace = new Map();
    getOrMakeKey(place, message) {
        const keys = this.#keysByPlace.get(place) ?? new Map();
        this.#keysByPlace.set(place, keys);
        const knownKey = keys.get(message);
        if (knownKey !== undefined)
            return knownKey;
        const number = keys.size + 1;
        const key = (0,byte_strings/* toBytes */.ZJ)(number === 1 ? place : `${place} (${number})`);
        keys.set(message, key);
        return key;
    }
}
const KIND_BY_PROBLEM = {
    invalid: 'redirect-invalid',
    ignored: 'redirect-invalid/ignored',
    'over-limit': 'redirect-invalid/ignored',
    unread: 'redirect-invalid/unread',
};
/** Is a fault certain? The content of an unreadable folder is unknown. */
function isCertain(fault, { unreadableFolders }) {
    if (fault.kind !== 'missing-target' && fault.kind !== 'missing-page')
        return true;
    return !unreadableFolders.some((folder) => fault.path.slice(1).startsWith(folder));
}
function reportFault(fault, file, snapshot, collector) {
    const { rule } = fault;
    const from = (0,byte_strings/* toBytes */.ZJ)(rule.from);
    const occurrence = {
        key: (0,byte_strings/* trimBytes */.Om)(from.concat(' ', (0,byte_strings/* toBytes */.ZJ)(rule.to))),
        spot: (0,occurrences/* makeLineSpot */.$p)(file, rule.line),
        target: from,
    };
    switch (fault.kind) {
        case 'loop':
            collector.report('redirect-loop', occurrence, { loop: formatLoop(fault.paths) });
            break;
        case 'hidden-by-rule': {
            const values = { line: String(fault.coveringRule.line) };
            collector.report('redirect-hidden', occurrence, values);
            break;
        }
        case 'shadowed-by-file': {
            const shadowing = (0,byte_strings/* toText */.fE)((0,web_tree/* getFileName */.WP)(snapshot, fault.fileIndex));
            collector.report('redirect-shadowed', occurrence, { file: shadowing });
            break;
        }
        case 'catch-all': {
            const kind = rule.precedesFiles ? 'redirect-catch-all/forced' : 'redirect-catch-all';
            collector.report(kind, occurrence, { to: (0,byte_strings/* toText */.fE)(fault.path) });
            break;
        }
        case 'missing-page': {
            const to = (0,byte_strings/* toText */.fE)((0,resolve_address/* showPath */.P8)(fault.path));
            collector.report('redirect-target/error-page', occurrence, { to });
            break;
        }
        case 'missing-target': {
            const to = (0,byte_strings/* toText */.fE)((0,resolve_address/* showPath */.P8)(fault.path));
            const hint = explainLiteralTarget(rule) ?? '';
            collector.report('redirect-target', occurrence, { to, hint });
        }
    }
}
/** Returns the addresses of a redirect loop, from the first one back to it. */
function formatLoop(paths) {
    const listedPaths = paths.slice(0, MAX_LISTED_ADDRESSES).map(byte_strings/* toText */.fE);
    const isShortened = paths.length > listedPaths.length;
    const end = isShortened ? '…' : (listedPaths[0] ?? '');
    return [...listedPaths, end].join(' → ');
}

// EXTERNAL MODULE: ./lib/check/sources/source-location.js
var source_location = __webpack_require__(8590);
;// CONCATENATED MODULE: ./lib/check/sources/shared-sources.js

/** How many pages may share a source. A link on more pages is part of the layout. */
const MAX_PAGES_PER_SOURCE = 3;
/**
 * Returns the pages' sources without those that too many pages share. Translations and versions of
 * a page count as one page. A documented program may be on any number of pages.
 */
function dropSharedSources(sources) {
    const pagesBySource = new Map();
    for (const [page, source] of sources) {
        const key = (0,source_location/* makeSourceKey */.BC)(source);
        const pages = pagesBySource.get(key) ?? new Set();
        pages.add(getNameInAllEditions(page));
        pagesBySource.set(key, pages);
    }
    const isShared = (source) => {
        const pages = pagesBySource.get((0,source_location/* makeSourceKey */.BC)(source)) ?? new Set();
        return !source.documentsProgram && pages.size > MAX_PAGES_PER_SOURCE;
    };
    return new Map([...sources].filter(([, source]) => !isShared(source)));
}
/** The name of a folder of a language or a version. */
const EDITION = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|v?\d[\w.-]*|latest|stable|next|dev|main)$/i;
/** Returns a name that a page has in all languages and versions. */
function getNameInAllEditions(page) {
    const name = (0,source_location/* getLowerCaseBaseName */.wQ)(page);
    const folder = page.split('/').at(-2) ?? '';
    if (name !== 'index')
        return name;
    if (EDITION.test(folder))
        return '';
    return folder.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/check/reading/read-site.js
/** Reads a site: each file on one of the threads. */










/** The task of the thread pool. */
const READING_TASK = {
    name: 'reading',
    async open(snapshot, pause) {
        const { FileChecker } = await Promise.all(/* import() */[__webpack_require__.e(355), __webpack_require__.e(440)]).then(__webpack_require__.bind(__webpack_require__, 6440));
        return new FileChecker(snapshot, pause);
    },
};
/**
 * Reads the batches, collects their findings, and returns other facts about the site. When this
 * returns, the pool has ended.
 * @throws the reason of `signal` soon after it is aborted; the errors of a thread
 */
async function readSite(pool, batches, context) {
    const { servedSite, collector, signal } = context;
    await pool.open(servedSite.snapshot);
    const { pageFacts, usedFiles } = await readFiles(pool, batches, servedSite);
    const threadResults = await pool.runOnAll((call) => call('collectThreadResult'));
    const linkedFragments = threadResults.flatMap((thread) => thread.linkedFragments);
    const ruleAnchors = collectRuleAnchors(servedSite);
    const missingAnchors = await askForMissingAnchors(pool, threadResults, [
        ...linkedFragments,
        ...ruleAnchors.listLinkedFragments(),
    ]);
    const findings = await collectFindingsOfThreads(pool, missingAnchors);
    // The next checks need the memory that the threads hold.
    await pool.stop();
    for await (const finding of (0,event_loop/* iterateWithPauses */.YK)(findings, signal))
        collector.add(finding);
    ruleAnchors.reportMissing(missingAnchors, servedSite, collector);
    return {
        pageFacts,
        usedFiles,
        inboundLinks: mergeInboundLinks(threadResults.map((thread) => thread.inboundLinks)),
        linkedFragments,
        joinedIdsByFile: new Map(missingAnchors.map(({ fileIndex, joinedIds }) => [fileIndex, joinedIds])),
        counts: (0,address_checker/* addCounts */.c)(threadResults.map(({ counts }) => counts)),
        sourcesByPage: listSources(pageFacts, servedSite),
        externalUrlSpots: (0,external_url_spots/* mergeUrlSpots */.B0)(threadResults.map((thread) => thread.externalUrlSpots)),
    };
}
/** Reads all files of the batches, then deferred files that other files turn out to use. */
async function readFiles(pool, batches, servedSite) {
    const results = new MergedResults();
    await pool.run(batches, async (call, { fileIndexes }) => results.add(await call('checkFiles', fileIndexes)));
    let deferred = results.takeDeferred();
    while (deferred.length > 0) {
        await pool.run(splitIntoBatches(deferred), async (call, files) => results.add(await call('checkDeferredFiles', files)));
        // The deferred files may use others.
        deferred = results.takeDeferred();
    }
    // A 404 page is shown at any address.
    const shownElsewhere = [
        ...(0,relocated_pages/* listPagesRelocatedByRules */.qG)(servedSite),
        ...listNotFoundPages(servedSite),
    ];
    const relocated = new Set([...results.usedFiles.relocatedPages, ...shownElsewhere]);
    const pages = [...relocated].filter((fileIndex) => results.pageFacts.has(fileIndex));
    await pool.run(splitIntoBatches(pages), (call, files) => call('recheckRelocatedPages', files));
    return results;
}
/**
 * Asks each thread which of the anchors that links in any file point to are missing from its files.
 */
async function askForMissingAnchors(pool, threadResults, linkedFragments) {
    const missingByThread = await pool.runOnAll((call, thread) => {
        // Each thread gets a copy of everything it is sent, and a site may have a million anchors.
        const files = threadResults[thread]?.filesWithAnchors;
        const inThread = linkedFragments.filter(({ fileIndex }) => files?.has(fileIndex));
        return call('findMissingAnchors', inThread);
    });
    return missingByThread.flat();
}
/** Returns the findings of all threads, including those about missing anchors. */
async function collectFindingsOfThreads(pool, missing) {
    const withoutIds = missing.map(({ joinedIds, ...missingInFile }) => missingInFile);
    await pool.runOnAll((call) => call('reportMissingAnchors', withoutIds));
    const findingsByThread = await pool.runOnAll((call) => call('listFindings'));
    return findingsByThread.flat();
}
/** Returns the inbound links that all threads have found. */
function mergeInboundLinks(linksByThread) {
    const [mergedLinks = new Uint8Array(), ...others] = linksByThread;
    for (const inboundLinks of others) {
        for (const [fileIndex, inboundLink] of inboundLinks.entries()) {
            const merged = mergedLinks[fileIndex] ?? link_record/* INBOUND_LINK */.vK.none;
            if (inboundLink > merged)
                mergedLinks[fileIndex] = inboundLink;
        }
    }
    return mergedLinks;
}
/** Returns the sources of pages, by the pages' names as text. */
function listSources(pageFacts, servedSite) {
    const sources = new Map();
    for (const [pageIndex, { source }] of pageFacts)
        if (source !== undefined)
            sources.set((0,byte_strings/* toText */.fE)(servedSite.getName(pageIndex)), source);
    return dropSharedSources(sources);
}
/** The results of the batches that the threads have read so far. */
class MergedResults {
    pageFacts = new Map();
    usedFiles = (0,link_record/* makeUsedFiles */.hU)();
    /** The opened files that `takeDeferred` has returned. */
    #takenOpened = new Set();
    /** The files with symbols that `takeDeferred` has returned. */
    #takenSymbolFiles = new Set();
    add({ pageFacts, usedFiles }) {
        for (const [pageIndex, facts] of pageFacts)
            this.pageFacts.set(pageIndex, facts);
        (0,link_record/* addUsedFiles */.eq)(this.usedFiles, usedFiles);
    }
    /**
     * Returns the files that have to be read because of how other files use them, without those that
     * it has returned before.
     */
    takeDeferred() {
        const opened = this.#findOpenedFiles().difference(this.#takenOpened);
        const symbolFiles = this.usedFiles.symbolFiles.difference(this.#takenSymbolFiles);
        this.#takenOpened = this.#takenOpened.union(opened);
        this.#takenSymbolFiles = this.#takenSymbolFiles.union(symbolFiles);
        return listDeferredFiles(opened, symbolFiles);
    }
    /** Returns the SVG files and the templates that visitors can open. */
    #findOpenedFiles() {
        const isTemplate = (fileIndex) => this.pageFacts.get(fileIndex)?.kind === 'template';
        const visitedTemplates = [...this.usedFiles.visitedFiles].filter(isTemplate);
        return new Set([...this.usedFiles.openedSvgs, ...visitedTemplates]);
    }
}
/** Returns files in the order of their indexes, with how they are used. */
function listDeferredFiles(opened, symbolFiles) {
    const inOrder = [...opened.union(symbolFiles)].sort((one, other) => one - other);
    return inOrder.map((fileIndex) => ({
        fileIndex,
        isOpened: opened.has(fileIndex),
        needsIds: symbolFiles.has(fileIndex),
    }));
}
/** Returns the 404 pages of the site and of its folders. */
function listNotFoundPages(servedSite) {
    const notFoundPages = [];
    for (const [name, fileIndex] of servedSite.fileIndexes) {
        if ((0,not_found_pages/* isShownAtNonexistentAddresses */.sA)(servedSite, name))
            notFoundPages.push(fileIndex);
    }
    return notFoundPages;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __webpack_require__(4114);
;// CONCATENATED MODULE: ./lib/check/site-rules/branch-publishing.js
/**
 * The checks that apply to hosts that can publish a site from a branch of the repository instead of
 * an upload.
 */









/** The largest file that is read, in bytes. Nobody writes a longer one by hand. */
const MAX_REPOSITORY_FILE_BYTES = 64 << 10;
/**
 * Reports files that would not be published from a branch, and conflicts about the site's address.
 * Most of these findings are notices, because it is unknown how the site is published.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkBranchPublishing(context, listedTree) {
    const { branch } = context.servedSite.hostTraits;
    if (branch === undefined)
        return;
    checkDomainFile(context, listedTree, branch);
    const { collector, signal } = context;
    const isBuiltByHost = !listedTree.names.includes((0,byte_strings/* toBytes */.ZJ)(branch.noBuildFile));
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(listedTree.names.entries(), signal)) {
        checkPushLimit(name, listedTree.sizes[fileIndex] ?? 0, branch, collector);
        if (isBuiltByHost)
            checkOmittedByBuild(name, branch, context);
        if ((0,byte_strings/* getLastSegment */.A9)(name) === branch.commitIgnoreFile)
            checkGitIgnored(fileIndex, listedTree, context);
    }
}
/** Reports a file that is too large to be pushed to a repository. */
function checkPushLimit(name, bytes, { fileSizeLimit: { max, phrase } }, collector) {
    if (bytes <= max)
        return;
    const values = { size: (0,units/* formatExceedingSize */.Du)(bytes, max), limit: phrase };
    collector.reportFile('file-too-large/branch', name, values);
}
/** Reports a file that the host leaves out when it builds the branch. */
function checkOmittedByBuild(name, { noBuildFile, unpublishedNames }, { collector }) {
    // Nobody misses the files for other hosts.
    if ((0,all_hosts/* isHostConfigFile */.tv)(name))
        return;
    const unpublishedPart = (0,byte_strings/* cutAfterSegment */._8)(name, (segment) => unpublishedNames.test(segment));
    if (unpublishedPart === undefined)
        return;
    const occurrence = { key: unpublishedPart, spot: (0,occurrences/* makeFileSpot */.Vc)(name) };
    collector.report('not-served/branch', occurrence, { switch: noBuildFile });
}
/** Reports one finding for the files that an ignore file keeps out of Git. */
function checkGitIgnored(ignoreFile, listedTree, { collector }) {
    const name = (0,web_tree/* getFileName */.WP)(listedTree, ignoreFile);
    const text = readRepositoryFile(ignoreFile, listedTree);
    const folder = (0,byte_strings/* getFolder */.L2)(name);
    const rules = ignore["default"]({ allowRelativePaths: true }).add(text);
    const inFolder = listedTree.names.filter((other) => other.startsWith(folder) && other !== name);
    const isIgnored = (other) => rules.ignores((0,byte_strings/* toText */.fE)(other.slice(folder.length)));
    const [first, ...others] = inFolder.filter(isIgnored);
    if (first === undefined)
        return;
    let files = (0,byte_strings/* toText */.fE)(first);
    if (others.length > 0)
        files += ` and ${(0,units/* formatCount */.B4)(others.length, 'more file')}`;
    collector.reportFile('not-served/ignored', name, { files });
}
function checkDomainFile({ servedSite, collector }, listedTree, { domainFile }) {
    const name = (0,byte_strings/* toBytes */.ZJ)(domainFile);
    const fileIndex = listedTree.names.indexOf(name);
    if (fileIndex === -1)
        return;
    const content = readRepositoryFile(fileIndex, listedTree).trim().split(/\s+/).join(' ');
    if (content === '')
        return;
    const { domain, basePath } = servedSite.snapshot;
    const cname = parseHostName(content);
    if (cname === undefined) {
        const values = { file: domainFile, content, example: domain ?? 'docs.example.com' };
        collector.reportFile('canonical-host/branch-file', name, values);
        return;
    }
    if (domain !== undefined && cname !== domain)
        collector.reportFile('canonical-host/branch', name, { cname, domain });
    if (basePath !== '/')
        collector.reportFile('canonical-host/branch-path', name, { cname, basePath });
}
/** Returns the host name if a text consists of nothing else; undefined otherwise. */
function parseHostName(text) {
    if (!/^[^\s:/?#@\\]+\/?$/.test(text))
        return undefined;
    return URL.parse(`https://${text}`)?.host;
}
function readRepositoryFile(fileIndex, tree) {
    if ((tree.sizes[fileIndex] ?? 0) > MAX_REPOSITORY_FILE_BYTES)
        return '';
    // If the file matters, the code that reads it reports the error.
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, fileIndex));
    return (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,external_node_fs_.readFileSync)(path, 'utf8'), '');
}

// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/web/host/dotfiles.js
var dotfiles = __webpack_require__(6623);
;// CONCATENATED MODULE: ./lib/check/site-rules/expected-pages.js
/** Checks that a site has a home page, a 404 page, and as many pages as expected. */




/** Reports a finding for each kind of page that a site lacks. */
function checkExpectedPages(context, tree, expected) {
    checkHomePage(context, tree);
    checkNotFoundPage(context);
    checkPageCount(context, expected);
}
function checkHomePage(context, tree) {
    const { servedSite, collector } = context;
    const homePage = servedSite.fileIndexes.get(page_names/* HOME_PAGE */.Ko);
    if (homePage !== undefined) {
        checkHomePageContent(homePage, context, tree);
        return;
    }
    // A rule may show another page, or redirect to one.
    const isShownByRule = servedSite.findContent(byte_strings/* NO_BYTES */.CR) !== undefined;
    if (isShownByRule && hasRequiredFile(servedSite))
        return;
    const otherHomePage = servedSite.snapshot.names.find((name) => /^index\.html?$/i.test(name));
    if (otherHomePage === undefined)
        collector.reportForSite('no-index', {});
    else
        collector.reportForSite('no-index/other', { name: otherHomePage });
}
/** Reports a home page that is empty, unless the host shows something else in its place. */
function checkHomePageContent(homePage, { servedSite, collector }, { sizes }) {
    const isShown = servedSite.findServedFile(byte_strings/* NO_BYTES */.CR) === homePage;
    const isEmpty = sizes[homePage] === 0;
    if (isShown && isEmpty)
        collector.reportForSite('no-index/empty', {});
}
/** Does a site have a home page that its host requires? For other hosts, any file is enough. */
function hasRequiredFile({ hostTraits, snapshot }) {
    const { requiredHomePage } = hostTraits;
    const { names } = snapshot;
    if (requiredHomePage === undefined)
        return names.length > 0;
    return names.some((name) => requiredHomePage.test(name));
}
function checkNotFoundPage({ servedSite, collector }) {
    const { hostTraits, fileIndexes, snapshot } = servedSite;
    if (fileIndexes.has(page_names/* NOT_FOUND_PAGE */.jp) || (0,not_found_pages/* hasNotFoundRule */.c)(servedSite))
        return;
    if (hostTraits.defaultNotFoundPage === 'unknown')
        return;
    const values = { other: (0,byte_strings/* toText */.fE)(snapshot.names.find(page_names/* isNotFoundPageOfSite */.dn) ?? byte_strings/* NO_BYTES */.CR) };
    if (hostTraits.defaultNotFoundPage === 'home-page')
        collector.reportForSite('no-404-page/home-page', values);
    else
        collector.reportForSite('no-404-page', values);
}
function checkPageCount({ servedSite, collector }, { pageCount, job }) {
    if (pageCount === undefined)
        return;
    const pages = servedSite.snapshot.names.filter(page_names/* isPage */.yp);
    const pagesApartFrom404 = pages.filter((name) => !(0,page_names/* isNotFoundPageOfSite */.dn)(name));
    if (pagesApartFrom404.length >= pageCount)
        return;
    const source = job === undefined ? '--page-count requires' : 'the service counted';
    const counted = `${source} ${pageCount}`;
    const found = (0,units/* formatCount */.B4)(pagesApartFrom404.length, 'page');
    // Services differ in whether they count 404 pages.
    const areEnoughWith404 = pages.length >= pageCount;
    if (areEnoughWith404) {
        collector.reportForSite('page-count/unclear', { found, counted });
        return;
    }
    const has404 = pagesApartFrom404.length < pages.length;
    const note = has404 ? ' apart from its 404 page' : '';
    collector.reportForSite('page-count', { found: `${found}${note}`, counted });
}

;// CONCATENATED MODULE: ./lib/check/site-rules/host-limits.js



/** Reports every limit of a host that a site exceeds. */
function checkHostLimits(tree, hostTraits, collector) {
    checkSiteSize(tree, hostTraits, collector);
    checkFileCount(tree, hostTraits, collector);
    checkFileSizes(tree, hostTraits, collector);
    checkFilesPerFolder(tree, hostTraits, collector);
}
function checkSiteSize({ sizes }, hostTraits, collector) {
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const limit = findExceededLimit(hostTraits.siteSizeLimits, bytes);
    if (limit === undefined)
        return;
    const values = { size: (0,units/* formatMegabytes */.VP)(bytes), limit: limit.phrase };
    if (limit.severity === 'error')
        collector.reportForSite('site-too-large', values);
    else
        collector.reportForSite('site-too-large/soft', values);
}
function checkFileCount({ names }, hostTraits, collector) {
    const limit = findExceededLimit(hostTraits.fileCountLimits, names.length);
    if (limit === undefined)
        return;
    const values = { files: (0,units/* formatCount */.B4)(names.length, 'file'), limit: limit.phrase };
    if (limit.severity === 'error')
        collector.reportForSite('too-many-files', values);
    else
        collector.reportForSite('too-many-files/soft', values);
}
function checkFileSizes(tree, hostTraits, collector) {
    for (const [i, size] of tree.sizes.entries()) {
        const limit = findExceededLimit(hostTraits.fileSizeLimits, size);
        if (limit === undefined)
            continue;
        const name = (0,web_tree/* getFileName */.WP)(tree, i);
        const values = { size: (0,units/* formatExceedingSize */.Du)(size, limit.max), limit: limit.phrase };
        collector.reportFile('file-too-large', name, values);
    }
}
function checkFilesPerFolder({ names }, hostTraits, collector) {
    if (hostTraits.filesPerFolderLimits.length === 0)
        return;
    for (const [folder, { length }] of Map.groupBy(names, byte_strings/* getFolder */.L2)) {
        const limit = findExceededLimit(hostTraits.filesPerFolderLimits, length);
        if (limit === undefined)
            continue;
        const values = { files: (0,units/* formatCount */.B4)(length, 'file'), limit: limit.phrase };
        collector.reportFile('too-many-files', folder, values);
    }
}
function findExceededLimit(limits, value) {
    return limits.find((limit) => value > limit.max);
}

// EXTERNAL MODULE: ./lib/check/site-rules/leaked-files.js
var leaked_files = __webpack_require__(1358);
// EXTERNAL MODULE: ./lib/disk/file-names.js
var file_names = __webpack_require__(3870);
;// CONCATENATED MODULE: ./lib/check/site-rules/portable-names.js




/** Reports names that Windows or macOS cannot store, alone or next to each other. */
class PortableNames {
    #collector;
    /** The first of the names that differ only in case, by the name with its case folded. */
    #firstNames = new Map();
    #checkedFolders = new Set();
    /** The folders that differ from an earlier one only in case, and those within them. */
    #clashingFolders = new Set();
    constructor(collector) {
        this.#collector = collector;
    }
    /** Checks the next name of a site. */
    check(name) {
        this.#checkForWindows(name);
        const folder = (0,byte_strings/* getFolder */.L2)(name);
        this.#checkFolder(folder);
        if (!this.#clashingFolders.has(folder))
            this.#checkCase(name);
    }
    #checkForWindows(name) {
        if ((0,file_names/* findWindowsNameProblem */.X)((0,byte_strings/* toText */.fE)(name).split('/')) === undefined)
            return;
        for (const { why, pattern } of file_names/* WINDOWS_NAME_RULES */.on) {
            const part = (0,byte_strings/* cutAfterSegment */._8)(name, (bytes) => pattern.test((0,byte_strings/* toText */.fE)(bytes)));
            if (part === undefined)
                continue;
            const occurrence = { key: part, spot: (0,occurrences/* makeFileSpot */.Vc)(name) };
            this.#collector.report('portable-name', occurrence, { why: `it ${why}` });
        }
    }
    /** Checks a folder, which ends with `/`, and those that it is in, unless they were checked. */
    #checkFolder(folder) {
        if (folder === '' || this.#checkedFolders.has(folder))
            return;
        this.#checkedFolders.add(folder);
        const parent = (0,byte_strings/* getFolder */.L2)(folder.slice(0, -1));
        this.#checkFolder(parent);
        // Of clashing folders within each other, only the outermost is reported.
        if (this.#clashingFolders.has(parent))
            this.#clashingFolders.add(folder);
        else
            this.#checkCase(folder);
    }
    /** Reports a file or a folder whose name differs from an earlier one only in case. */
    #checkCase(name) {
        const foldedName = (0,slashes/* dropTrailingSlash */.xY)((0,byte_strings/* foldCase */.SP)(name));
        const firstName = this.#firstNames.get(foldedName);
        if (firstName === undefined) {
            this.#firstNames.set(foldedName, name);
            return;
        }
        this.#collector.reportFile('portable-name/case', name, { other: (0,byte_strings/* toText */.fE)(firstName) });
        if (name.endsWith('/'))
            this.#clashingFolders.add(name);
    }
}

;// CONCATENATED MODULE: ./lib/check/site-rules/file-listing.js
/** Checks the list of a site's files: their names, sizes, and beginnings. */













/**
 * Reports findings that are visible from the names, the sizes, and the beginnings of files.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkFileListing(context, tree, expected) {
    const { servedSite, collector, signal } = context;
    checkExpectedPages(context, tree, expected);
    checkHostLimits(tree, servedSite.hostTraits, collector);
    reportUnlistable(tree, collector);
    const portableNames = new PortableNames(collector);
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(tree.names.entries(), signal)) {
        const leak = (0,leaked_files/* findLeak */.DR)(name);
        if (leak !== undefined)
            reportLeak(leak, name, collector);
        else
            checkHidden(name, servedSite.hostTraits, collector);
        if (isLfsPointer(tree, fileIndex))
            collector.reportFile('unreadable-file/pointer', name);
        portableNames.check(name);
    }
}
/** Reports files and folders that could not be read when the files were listed. */
function reportUnlistable(tree, collector) {
    for (const { name, why, errorCode } of tree.unreadableEntries) {
        const kind = name.endsWith('/') ? 'unreadable-file/folder' : 'unreadable-file';
        collector.reportFile(kind, name, { why, errorCode });
    }
    for (const link of new Set(tree.symlinkLoops.map((loop) => loop.link)))
        collector.reportFile('unreadable-file/circle', link);
    if (tree.skippedFolderCount === 0)
        return;
    const folders = (0,units/* formatCount */.B4)(tree.skippedFolderCount, 'folder');
    collector.reportForSite('unreadable-file/names', { folders });
}
/**
 * A Git LFS pointer file, which contains a hash and a size. Sizes are in bytes:
 * https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md.
 */
const LFS_POINTER = {
    minBytes: 120,
    maxBytes: 140,
    start: 'version https://git-lfs.github.com/spec/',
};
function isLfsPointer(tree, fileIndex) {
    const bytes = tree.sizes[fileIndex] ?? 0;
    if (bytes < LFS_POINTER.minBytes || bytes > LFS_POINTER.maxBytes)
        return false;
    const path = (0,web_tree/* makeDiskPath */.fx)(tree.root, (0,web_tree/* getFileName */.WP)(tree, fileIndex));
    const readStart = () => (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, LFS_POINTER.start.length));
    // If the file matters, the code that reads it reports the error.
    return (0,disk_errors/* ignoreDiskError */.cZ)(readStart, byte_strings/* NO_BYTES */.CR) === LFS_POINTER.start;
}
/**
 * Reports files that a host does not serve or refuses: one finding for each file, or for all files
 * in a folder.
 */
function reportSpecialFiles(treatments, collector) {
    for (const [name, treatment] of treatments) {
        switch (treatment.kind) {
            case 'unsupported-config':
                collector.reportFile('redirect-invalid/unread', name, { problem: treatment.message });
                break;
            case 'hides-other-files':
                collector.reportFile('not-served/other-files', name);
                break;
            default:
                collector.reportFile(KIND_BY_TREATMENT[treatment.kind], name, { why: treatment.why });
        }
    }
}
const KIND_BY_TREATMENT = {
    unpublished: 'not-served',
    'unless-prebuilt': 'not-served',
    refused: 'not-served/refused',
    exposed: 'leaked-file/exposed',
};
/** Reports a file that should not be published. All such files in a folder share one finding. */
function reportLeak({ isSecret, title, matchedPart }, name, collector) {
    const kind = isSecret ? 'leaked-file/secret' : 'leaked-file';
    const occurrence = { key: matchedPart, spot: (0,occurrences/* makeFileSpot */.Vc)(name) };
    collector.report(kind, occurrence, { what: title });
}
/**
 * Hidden files and folders of a build that no page needs. Sphinx writes `.buildinfo`, its backup,
 * and `.doctrees`, Cargo writes `.lock`, and Vite writes `.vite`.
 */
const BUILD_NAMES = new Set([
    '.nojekyll',
    '.assetsignore',
    '.buildinfo',
    '.buildinfo.bak',
    '.doctrees',
    '.lock',
    '.vite',
]);
/**
 * Reports a file that the host would not publish because of a dot at the start of a name. All such
 * files in a folder share one finding.
 */
function checkHidden(name, hostTraits, collector) {
    const hiddenPart = (0,dotfiles/* cutAfterUnpublishedDotfile */.P)(name, hostTraits.unpublishedDotfiles);
    if (hiddenPart === undefined)
        return;
    const hiddenPath = (0,slashes/* dropTrailingSlash */.xY)(hiddenPart);
    if (BUILD_NAMES.has((0,byte_strings/* getLastSegment */.A9)(hiddenPath)))
        return;
    collector.report('hidden-files', { key: hiddenPart, spot: (0,occurrences/* makeFileSpot */.Vc)(name) });
}

// EXTERNAL MODULE: ./lib/check/addresses/full-path.js
var full_path = __webpack_require__(1816);
;// CONCATENATED MODULE: ./lib/check/site-rules/invisible-pages.js





/** Matches settings of content types in a host's own file. */
const CONTENT_TYPE_SETTING = /content-type|mimetypes/i;
/** The finding about a linked page, by the kind of page. */
const KIND_BY_PAGE_KIND = {
    empty: 'empty-page',
    'no-extension': 'not-served/no-extension',
};
/**
 * Reports linked pages that readers cannot see. An empty home page is another finding.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkInvisiblePages({ servedSite, collector, signal }, pageFacts, visitedFiles) {
    const { snapshot, hostTraits } = servedSite;
    const mayHostSetContentType = hostTraits.sendsNoTypeWithoutExtension === true || maySetContentTypes(snapshot);
    const invisiblePages = (0,event_loop/* iterateWithPauses */.YK)(listInvisiblePages(pageFacts), signal);
    for await (const [pageIndex, kind] of invisiblePages) {
        if (!visitedFiles.has(pageIndex))
            continue;
        const name = (0,web_tree/* getFileName */.WP)(snapshot, pageIndex);
        const mayBeShown = kind === 'no-extension' && mayHostSetContentType;
        if (name === page_names/* HOME_PAGE */.Ko || mayBeShown)
            continue;
        const key = (0,full_path/* makeFullPath */.j)(name, servedSite);
        collector.report(KIND_BY_PAGE_KIND[kind], { key, spot: (0,occurrences/* makeFileSpot */.Vc)(name), target: name });
    }
}
/** Yields the pages that readers cannot see, whether or not they are linked. */
function* listInvisiblePages(pageFacts) {
    for (const [pageIndex, { kind }] of pageFacts)
        if (kind !== undefined && kind !== 'template')
            yield [pageIndex, kind];
}
/** May a file of the host set the content type of the page? */
function maySetContentTypes({ headersText, redirectFiles }) {
    const texts = [headersText, ...redirectFiles.map(({ text }) => text ?? '')];
    return texts.some((text) => CONTENT_TYPE_SETTING.test(text));
}

;// CONCATENATED MODULE: ./lib/check/site-rules/markdown-twins.js
/** Checks Markdown twins: the Markdown versions of pages, which AI agents read instead. */






/** With fewer pages that have a twin, it is not clear that each page is meant to have one. */
const MIN_PAGES_WITH_TWIN = 5;
/** The share of pages that must have a twin before each is assumed to need one. */
const MIN_TWIN_SHARE = 0.9;
/**
 * Pages without a source: lists that generators create, and pages that their plugins leave out
 * (vitepress-plugin-llms 1.14: `team` and `blog`), by the last part of the stem.
 */
const STEMS_WITHOUT_SOURCE = [
    /(?:^|\/)(?:search|tags?|categor(?:y|ies)|authors?|archives?|blog|posts?|news|team)$/i,
    /(?:^|\/)(?:print(?:_page)?|genindex[^/]*|[^/]*modindex)$/i,
];
/** Markdown files that are not twins of pages. */
const OTHER_MARKDOWN_FILES = [
    // In folders for sources, such as `_sources`.
    /(?:^|\/)[_.].*\.md$/i,
    // Files that any project may have, whatever its pages are.
    /(?:^|\/)(?:readme|changelog|changes|licen[cs]e|contributing|security)(?:[-_.][^/]*)?\.md$/i,
    /(?:^|\/)(?:agents|claude|skills?|llms|sitemap)(?:[-_.][^/]*)?\.md$/i,
    // Other files of projects usually have names in capitals, which generators do not give to pages.
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
 * Reports pages without a Markdown twin where nearly all have one, and twins without a page.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkMarkdownTwins(context, pageFacts, linkedFiles) {
    const { servedSite, signal } = context;
    const hasMarkdown = servedSite.snapshot.names.some(isMarkdown);
    if (!hasMarkdown && !pageFacts.values().some((facts) => facts.linksToTwin))
        return;
    const twins = new MarkdownTwins(servedSite.fileIndexes);
    const pause = (0,event_loop/* makePause */.F1)(signal);
    for (const [pageIndex, facts] of pageFacts) {
        await pause();
        twins.add((0,web_tree/* getFileName */.WP)(servedSite.snapshot, pageIndex), facts);
    }
    if (!twins.areExpected)
        return;
    reportPagesWithoutTwin(context, twins);
    await reportTwinsWithoutPage(context, twins, linkedFiles);
}
/** Which pages of a site have a twin, and where. */
class MarkdownTwins {
    /** Pages that should have a twin. */
    pagesWithoutTwin = [];
    #fileIndexes;
    /** The names of twins, including those of redirects and 404 pages. */
    #twinNames = new Set();
    /** The groups of similar pages in which a page has a twin. */
    #groupsWithTwin = new Set();
    /** How many pages have a twin as a file, not only a link to one, by the folder of their stems. */
    #pagesWithTwinFileByFolder = new Map();
    /** How many twins are named in each way. */
    #namingCounts = { ofIndexPages: makeNamingCounts(), ofOthers: makeNamingCounts() };
    #pageCount = 0;
    #pageWithTwinCount = 0;
    constructor(fileIndexes) {
        this.#fileIndexes = fileIndexes;
    }
    add(page, { kind, isRedirectOrCopy, hasNoindex, linksToTwin }) {
        const twins = listTwinNames(page).filter(({ name }) => this.#fileIndexes.has(name));
        for (const { name } of twins)
            this.#twinNames.add(name);
        if (kind !== undefined || isRedirectOrCopy || (0,page_names/* isNotFoundPage */.np)(page))
            return;
        this.#pageCount++;
        if (twins.length > 0 || linksToTwin)
            this.#countPageWithTwin(page, twins);
        else if (!hasNoindex)
            this.pagesWithoutTwin.push(page);
    }
    /**
     * Adds a page with a twin to the counts. `twins` is empty if only a link says that there is one.
     */
    #countPageWithTwin(page, twins) {
        this.#pageWithTwinCount++;
        this.#groupsWithTwin.add(getPageGroup(page));
        if (twins.length === 0)
            return;
        const folder = (0,byte_strings/* getFolder */.L2)((0,page_names/* getStem */.qp)(page));
        this.#pagesWithTwinFileByFolder.set(folder, this.countPagesWithTwinFile(folder) + 1);
        const counts = this.#getNamingCounts(page);
        for (const { naming } of twins)
            counts[naming]++;
    }
    /** Is each page meant to have a twin? */
    get areExpected() {
        const minCount = Math.max(MIN_PAGES_WITH_TWIN, this.#pageCount * MIN_TWIN_SHARE);
        return this.#pageWithTwinCount >= minCount;
    }
    isTwin(name) {
        return this.#twinNames.has(name);
    }
    /** Do similar pages have a twin? */
    hasTwinOfSimilar(page) {
        return this.#groupsWithTwin.has(getPageGroup(page));
    }
    /** Returns how many pages with stems in this folder have a twin as a file. */
    countPagesWithTwinFile(folder) {
        return this.#pagesWithTwinFileByFolder.get(folder) ?? 0;
    }
    /**
     * Returns the name that the twin of a page would have; undefined if no similar page has a
     * twin next to it.
     */
    findExpectedName(page) {
        const counts = this.#getNamingCounts(page);
        const highestCount = Math.max(...Object.values(counts));
        if (highestCount === 0)
            return undefined;
        return listTwinNames(page).find(({ naming }) => counts[naming] === highestCount)?.name;
    }
    #getNamingCounts(page) {
        const { ofIndexPages, ofOthers } = this.#namingCounts;
        return (0,page_names/* isIndexPage */.sf)(page) ? ofIndexPages : ofOthers;
    }
}
function makeNamingCounts() {
    return { besideStem: 0, afterHtml: 0, inFolder: 0 };
}
/** Returns the names that generators give to the twin of a page. */
function listTwinNames(page) {
    const stem = (0,page_names/* getStem */.qp)(page);
    const afterHtml = { naming: 'afterHtml', name: page.concat('.md') };
    const isHomePage = stem === '';
    if (isHomePage)
        return [{ naming: 'besideStem', name: (0,byte_strings/* toBytes */.ZJ)('index.md') }, afterHtml];
    return [
        { naming: 'besideStem', name: stem.concat('.md') },
        afterHtml,
        { naming: 'inFolder', name: stem.concat((0,byte_strings/* toBytes */.ZJ)('/index.md')) },
    ];
}
/**
 * Returns the group of similar pages that a page is in: the folder of its stem, and whether it is
 * an index. The home page is not similar to others: parts of a site have a home page in common.
 */
function getPageGroup(page) {
    if (page === page_names/* HOME_PAGE */.Ko)
        return page;
    const folder = (0,byte_strings/* getFolder */.L2)((0,page_names/* getStem */.qp)(page));
    return (0,page_names/* isIndexPage */.sf)(page) ? `${folder}/` : folder;
}
/** Returns the stem of the page that a Markdown file is the twin of. */
function getStemOfTwin(twin) {
    const name = twin.slice(0, -'.md'.length);
    return (0,page_names/* getStem */.qp)((0,page_names/* isPage */.yp)(name) ? name : name.concat('.html'));
}
/** Does the host serve a page with this stem, from a file or by a rule? */
function isPageServed(stem, servedSite) {
    const paths = [stem, stem.concat('/'), stem.concat('.html')];
    return paths.some((path) => servedSite.findContent(path) !== undefined);
}
/**
 * Reports pages that lack a twin. The home page, pages without a source, and pages without a
 * similar page that has a twin are not counted.
 */
function reportPagesWithoutTwin({ servedSite, collector }, twins) {
    for (const page of twins.pagesWithoutTwin) {
        const stem = (0,page_names/* getStem */.qp)(page);
        if (stem === '' || matchesAny(STEMS_WITHOUT_SOURCE, stem))
            continue;
        if (!twins.hasTwinOfSimilar(page))
            continue;
        const key = (0,full_path/* makeFullPath */.j)(page, servedSite);
        const values = { file: (0,byte_strings/* toText */.fE)(twins.findExpectedName(page) ?? byte_strings/* NO_BYTES */.CR) };
        collector.report('markdown-twin', { key, spot: (0,occurrences/* makeFileSpot */.Vc)(page), target: page }, values);
    }
}
/**
 * Reports twins that lack a page. If most Markdown files of a folder have no page, they are not
 * twins.
 */
async function reportTwinsWithoutPage({ servedSite, collector, signal }, twins, linkedFiles) {
    const { snapshot } = servedSite;
    const pause = (0,event_loop/* makePause */.F1)(signal);
    const twinsWithoutPage = [];
    for (const [fileIndex, name] of snapshot.names.entries()) {
        if (!isMarkdown(name) || twins.isTwin(name))
            continue;
        await pause();
        const stem = getStemOfTwin(name);
        if (isPageServed(stem, servedSite))
            continue;
        if (linkedFiles.has(fileIndex) || matchesAny(OTHER_MARKDOWN_FILES, name))
            continue;
        twinsWithoutPage.push({ name, folder: (0,byte_strings/* getFolder */.L2)(stem) });
    }
    for (const [folder, twinsOfFolder] of Map.groupBy(twinsWithoutPage, (twin) => twin.folder)) {
        if (twinsOfFolder.length >= twins.countPagesWithTwinFile(folder))
            continue;
        for (const { name } of twinsOfFolder) {
            const key = (0,full_path/* makeFullPath */.j)(name, servedSite);
            collector.report('markdown-twin/page', { key, spot: (0,occurrences/* makeFileSpot */.Vc)(name), target: name });
        }
    }
}

;// CONCATENATED MODULE: ./lib/check/site-rules/next-router-files.js
/**
 * Lists the data files that the routers of Next.js load in a browser. The build writes them next to
 * the pages.
 */




function makePayloadKind(name, sinceMajor) {
    return { listNames: ({ folder }) => [folder.concat((0,byte_strings/* toBytes */.ZJ)(`__next.${name}.txt`))], sinceMajor };
}
/** Comes before all major versions. */
const ANY_MAJOR = 0;
/** The end of the name of a file with a page's own payload. */
const PAGE_PAYLOAD_END = '__PAGE__.txt';
/**
 * The first major version whose exports split the payloads of pages. From exports of Next.js 14.2,
 * 15.5, 16.0, 16.2, and 16.4, and from the requests of their routers, 2026-11.
 */
const FIRST_MAJOR_WITH_PAYLOADS = 16;
const FULL_PAYLOAD = {
    listNames: ({ stem }) => [stem.concat('.txt')],
    sinceMajor: ANY_MAJOR,
};
/** The page's own payload. If the file is missing, its name is a guess: route groups change it. */
const PAGE_PAYLOAD = {
    listNames({ folder, folderInBuild, pagePayload }) {
        const dottedFolder = folderInBuild.replaceAll('/', '.');
        return [pagePayload ?? (0,byte_strings/* asBytes */.Yd)(`${folder}__next.${dottedFolder}${PAGE_PAYLOAD_END}`)];
    },
    sinceMajor: FIRST_MAJOR_WITH_PAYLOADS,
};
/**
 * The layouts around a page: those of `__next.a.@slot.b.__PAGE__.txt` are `__next.a.txt` and
 * `__next.a.@slot.b.txt`. A slot has no layout of its own.
 */
const LAYOUT_PAYLOADS = {
    listNames({ pagePayload }) {
        if (pagePayload === undefined)
            return [];
        const folder = (0,byte_strings/* getFolder */.L2)(pagePayload);
        const layoutSegments = pagePayload.slice(folder.length).split('.').slice(1, -2);
        const layoutNames = [];
        let stem = `${folder}__next`;
        for (const segment of layoutSegments) {
            stem += `.${segment}`;
            const isSlot = segment.startsWith('@');
            if (!isSlot)
                layoutNames.push((0,byte_strings/* asBytes */.Yd)(`${stem}.txt`));
        }
        return layoutNames;
    },
    sinceMajor: undefined,
};
/** The kinds of files that the App Router loads. */
const APP_ROUTER_KINDS = [
    FULL_PAYLOAD,
    makePayloadKind('_tree', FIRST_MAJOR_WITH_PAYLOADS),
    makePayloadKind('_full', FIRST_MAJOR_WITH_PAYLOADS),
    PAGE_PAYLOAD,
];
/** Payloads that later versions merge into others, unless they are large. */
const SEPARATE_PAYLOADS = [
    makePayloadKind('_head'),
    makePayloadKind('_index'),
    LAYOUT_PAYLOADS,
];
/** Returns the kinds of files that the router of a build loads. */
function listRouterFileKinds({ root, router, pages }, { snapshot, fileIndexes }) {
    if (router.kind === 'next-pages')
        return [makePagesDataKind(`${root}_next/data/${router.buildId}/`)];
    const trees = pages.values().map(({ folder }) => `${folder}__next._tree.txt`);
    const tree = trees.find((name) => fileIndexes.has(name));
    if (tree !== undefined && areAllPayloadsSeparate(readFileOfSite(snapshot, tree)))
        return [...APP_ROUTER_KINDS, ...SEPARATE_PAYLOADS];
    return APP_ROUTER_KINDS;
}
/** Was a `_tree` file written by a version that keeps all payloads separate, such as 16.0? */
function areAllPayloadsSeparate(treeText) {
    return treeText.includes('"slots"');
}
/** Returns the kind of the files that the Pages Router loads from a folder. */
function makePagesDataKind(dataFolder) {
    return {
        listNames({ folderInBuild }) {
            const name = folderInBuild.slice(0, -1) || 'index';
            return [(0,byte_strings/* asBytes */.Yd)(`${dataFolder}${name}.json`)];
        },
        sinceMajor: ANY_MAJOR,
    };
}
/** Returns the files with pages' own payloads, by folder. */
function mapPagePayloads(names) {
    const payloads = names.filter((name) => name.endsWith(`.${PAGE_PAYLOAD_END}`));
    return new Map(payloads.map((name) => [(0,byte_strings/* getFolder */.L2)(name), name]));
}
/** Code of a router that loads exported files, not data from a Next.js server. */
const EXPORTED_FILE_REQUEST = /\+=["']index\.txt["']/;
const NEXT_VERSION = /\bnext=\{version:["'](\d+)\./;
/**
 * Returns the oldest major version that a build's router may have, from the build's scripts;
 * undefined if there is no router that loads exported files.
 */
function findOldestMajor({ root, router }, { snapshot, fileIndexes }) {
    const folder = `${root}_next/static/`;
    if (router.kind === 'next-pages') {
        if (fileIndexes.has(`${folder}${router.buildId}/_buildManifest.js`))
            return ANY_MAJOR;
        return undefined;
    }
    const names = snapshot.names.filter((name) => name.startsWith(folder) && name.endsWith('.js'));
    const scripts = names.map((name) => readFileOfSite(snapshot, name));
    if (!scripts.some((code) => EXPORTED_FILE_REQUEST.test(code)))
        return undefined;
    const majors = scripts.map(readNextMajor).filter((major) => major !== undefined);
    if (majors.length === 0)
        return ANY_MAJOR;
    // Scripts of an older build may be in the folder, too.
    return Math.min(...majors);
}
function readNextMajor(code) {
    const major = NEXT_VERSION.exec(code)?.[1];
    return major === undefined ? undefined : Number(major);
}
/** Returns the content of a file, one character per byte; empty if it cannot be read. */
function readFileOfSite({ root }, name) {
    return (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,external_node_fs_.readFileSync)((0,web_tree/* makeDiskPath */.fx)(root, name), 'latin1'), '');
}

;// CONCATENATED MODULE: ./lib/check/site-rules/next-page-data.js
/**
 * Checks the data files that Next.js writes next to pages. Its router loads them when a reader
 * follows a link, and nothing in the HTML points to them.
 */








/**
 * Reports pages that lack a data file that others of their build have, and builds without any such
 * file although their router loads it.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkNextPageData(context, pageFacts) {
    const { servedSite, signal } = context;
    const pause = (0,event_loop/* makePause */.F1)(signal);
    const builds = await listBuilds(servedSite, pageFacts, pause);
    for (const build of builds) {
        const surveys = [];
        for (const kind of listRouterFileKinds(build, servedSite))
            surveys.push(await surveyKind(kind, build.pages, servedSite, pause));
        const surveysWithFiles = surveys.filter(({ isOnSomePage }) => isOnSomePage);
        reportOnEachPage(listMissingFiles(surveysWithFiles), context);
        // With two builds in one folder, it is unknown whose router is there.
        const isOnlyBuildInFolder = builds.every((other) => other === build || other.root !== build.root);
        const surveysWithoutFiles = surveys.filter(({ isOnSomePage }) => !isOnSomePage);
        if (isOnlyBuildInFolder)
            reportOnFirstPage(listMissingExpectedFiles(surveysWithoutFiles, build, servedSite), context);
    }
}
/** Returns the missing files that the router of a build always loads. */
function listMissingExpectedFiles(surveys, build, servedSite) {
    if (surveys.length === 0)
        return [];
    const oldestMajor = findOldestMajor(build, servedSite);
    if (oldestMajor === undefined)
        return [];
    const isExpected = ({ sinceMajor }) => sinceMajor !== undefined && oldestMajor >= sinceMajor;
    return listMissingFiles(surveys.filter(({ kind }) => isExpected(kind)));
}
async function surveyKind(kind, pages, { fileIndexes }, pause) {
    const missingFiles = [];
    let isOnSomePage = false;
    for (const page of pages) {
        await pause();
        for (const name of kind.listNames(page)) {
            if (fileIndexes.has(name))
                isOnSomePage = true;
            else
                missingFiles.push({ page: page.name, name });
        }
    }
    return { kind, missingFiles, isOnSomePage };
}
function listMissingFiles(surveys) {
    return surveys.flatMap(({ missingFiles }) => missingFiles);
}
/** Reports one finding for each page. */
function reportOnEachPage(files, { servedSite, collector }) {
    for (const [page, [first, ...others]] of Map.groupBy(files, (file) => file.page)) {
        if (first === undefined)
            continue;
        const note = others.length === 0 ? '' : ` and ${(0,units/* formatCount */.B4)(others.length, 'other file')}`;
        const values = { file: `/${(0,byte_strings/* toText */.fE)(first.name)}${note}` };
        const key = (0,full_path/* makeFullPath */.j)(first.name, servedSite);
        const occurrence = { key, spot: (0,occurrences/* makeFileSpot */.Vc)(page), target: first.name };
        collector.report('page-data', occurrence, values);
    }
}
/** Reports one finding for all these files. */
function reportOnFirstPage(files, { servedSite, collector }) {
    const [first] = files.toSorted((one, other) => (0,byte_strings/* compareBytes */.Xo)(one.page, other.page));
    if (first === undefined)
        return;
    const values = { file: `/${(0,byte_strings/* toText */.fE)(first.name)}` };
    const key = (0,full_path/* makeFullPath */.j)(first.name, servedSite);
    const occurrence = { key, spot: (0,occurrences/* makeFileSpot */.Vc)(first.page), target: first.name };
    collector.report('page-data/all', occurrence, values);
}
/**
 * Groups pages by build: older versions of Next.js may be next to newer ones, and write different
 * files.
 */
async function listBuilds({ snapshot }, pageFacts, pause) {
    const roots = new BuildRoots(snapshot.names);
    const pagePayloads = mapPagePayloads(snapshot.names);
    const builds = new Map();
    for (const [pageIndex, { router }] of pageFacts) {
        const page = (0,web_tree/* getFileName */.WP)(snapshot, pageIndex);
        // Nobody follows a link to a 404 page.
        if (router === undefined || (0,page_names/* isNotFoundPage */.np)(page))
            continue;
        await pause();
        const root = roots.findRoot((0,byte_strings/* getFolder */.L2)(page)) ?? guessRoot(page, router);
        const buildKey = `${router.kind} ${root} ${router.buildId ?? ''}`;
        const build = builds.get(buildKey) ?? { root, router, pages: [] };
        builds.set(buildKey, build);
        build.pages.push(makeRoutedPage(page, root, pagePayloads));
    }
    return [...builds.values()];
}
/**
 * Guesses the root of a build without a `_next/` folder. The build ID distinguishes a build from
 * others; without one, only the top-level folder of the page can.
 */
function guessRoot(page, router) {
    if (router.buildId !== undefined)
        return byte_strings/* NO_BYTES */.CR;
    return page.slice(0, page.indexOf('/') + 1);
}
function makeRoutedPage(page, root, pagePayloads) {
    const stem = page.replace(/\.html?$/i, '');
    const path = stem.replace(/(?:^|\/)index$/, '');
    const folder = path === '' ? byte_strings/* NO_BYTES */.CR : path.concat('/');
    const folderInBuild = folder.slice(root.length);
    return { name: page, stem, folder, folderInBuild, pagePayload: pagePayloads.get(folder) };
}
/** Finds the folders that contain `_next/`. */
class BuildRoots {
    #names;
    #rootsByFolder = new Map();
    constructor(names) {
        this.#names = names;
    }
    /**
     * Returns the innermost folder with `_next/` that contains this folder, or is this folder;
     * undefined if there is none.
     */
    findRoot(folder) {
        if (!this.#rootsByFolder.has(folder))
            this.#rootsByFolder.set(folder, this.#find(folder));
        return this.#rootsByFolder.get(folder);
    }
    #find(folder) {
        if ((0,web_tree/* hasFolder */.bU)(this.#names, `${folder}_next/`))
            return folder;
        if (folder === '')
            return undefined;
        return this.findRoot((0,byte_strings/* getFolder */.L2)(folder.slice(0, -1)));
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
// EXTERNAL MODULE: ./lib/web/documents/xml.js
var documents_xml = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/web/documents/sitemap.js


/** Returns the content of an XML sitemap. */
function readSitemap(xml) {
    const visitor = new SitemapVisitor();
    const outcome = (0,documents_xml/* readXml */.k)(xml, visitor);
    const { root, pages, sitemaps } = visitor;
    if (root === undefined)
        return { kind: 'unreadable', why: 'it is not XML' };
    if (root === 'rss' || root === 'feed') {
        if (outcome === 'read')
            return { kind: 'feed' };
        return { kind: 'unreadable', why: 'it is a feed that is cut off or nested too deeply' };
    }
    const isSitemap = root === 'urlset' || root === 'sitemapindex';
    if (!isSitemap)
        return {
            kind: 'unreadable',
            why: `its outermost element is \`<${root}>\` instead of \`<urlset>\` or \`<sitemapindex>\``,
        };
    const fault = findXmlFault(xml, root, outcome);
    if (fault !== undefined)
        return { kind: 'unreadable', why: fault };
    return { kind: 'sitemap', pages, sitemaps };
}
/** Returns why a parser refuses the XML of a sitemap, as the end of a sentence. */
function findXmlFault(xml, root, outcome) {
    if (outcome === 'too-deep')
        return 'its elements are nested too deeply';
    if (outcome !== 'read')
        return `it ends on line ${findLine(xml, xml.length)}, before \`</${root}>\``;
    const bareAmpersand = findBareAmpersand(xml);
    if (bareAmpersand === undefined)
        return undefined;
    return `\`&\` on line ${findLine(xml, bareAmpersand)} must be \`&amp;\``;
}
/** The ends of the sections where `&` is an ordinary character, by their starts. */
const LITERAL_SECTIONS = new Map([
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
]);
const SECTION_OR_BARE_AMPERSAND = /<!--|<!\[CDATA\[|<\?|&(?!(?:\w+|#\d+|#[xX][\da-fA-F]+);)/g;
/** Returns the offset of the first `&` that begins no reference; undefined if there is none. */
function findBareAmpersand(xml) {
    let sectionEnd = 0;
    for (const { 0: found, index } of xml.matchAll(SECTION_OR_BARE_AMPERSAND)) {
        if (index < sectionEnd)
            continue;
        const endMark = LITERAL_SECTIONS.get(found);
        if (endMark === undefined)
            return index;
        sectionEnd = xml.indexOf(endMark, index + found.length);
        if (sectionEnd === -1)
            return undefined;
    }
    return undefined;
}
/** Returns the line of an offset, starting at 1. */
function findLine(text, offset) {
    return (0,line_counter/* makeLineCounter */.F)(text)(offset) + 1;
}
class SitemapVisitor {
    pages = [];
    sitemaps = [];
    /** The name of the outermost element. */
    root;
    #text = '';
    #line = 1;
    open(path, { line }) {
        if (path.length === 1)
            this.root = path[0];
        this.#text = '';
        this.#line = line;
    }
    text(piece, path) {
        if (path.at(-1) === 'loc')
            this.#text += piece;
    }
    close(path) {
        if (path.at(-1) !== 'loc')
            return;
        const entry = { address: this.#text.trim(), line: this.#line };
        const parent = path.at(-2);
        if (parent === 'url' && this.root === 'urlset')
            this.pages.push(entry);
        if (parent === 'sitemap' && this.root === 'sitemapindex')
            this.sitemaps.push(entry);
    }
}
/** Returns the entries of a plain-text sitemap, one on each line. */
function readTextSitemap(text) {
    const pages = listEntries(text, (line) => line.trim());
    const invalid = pages.find(({ address }) => !URL.canParse(address));
    if (invalid === undefined)
        return { kind: 'sitemap', pages, sitemaps: [] };
    return { kind: 'unreadable', why: `line ${invalid.line} is not a full address` };
}
/**
 * Returns the addresses in the lines of a file. `findAddress` returns an empty string for a line
 * without one.
 */
function listEntries(text, findAddress) {
    const lines = text.split(/\r\n?|\n/);
    const entries = lines.map((line, i) => ({ address: findAddress(line), line: i + 1 }));
    return entries.filter(({ address }) => address !== '');
}

;// CONCATENATED MODULE: ./lib/web/documents/robots-txt.js
/**
 * The paths that `robots.txt` disallows: https://www.rfc-editor.org/rfc/rfc9309, the sitemaps that
 * it lists, and its faults.
 */



/** Crawlers of search engines. A group for one of them replaces the general rules. */
const SEARCH_ENGINES = [
    'applebot',
    'baiduspider',
    'bingbot',
    'duckduckbot',
    'googlebot',
    'yandex',
    'yandexbot',
];
const RULE_LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i;
/** A pattern that matches every path. */
const MATCH_ALL_PATTERN = /^(?:\/\**|\*+)$/;
/**
 * Returns the line, starting at 1, that disallows the whole host for search engines; undefined if
 * one of them may crawl some of it. `robots` is text, not bytes.
 */
function findDisallowAllLine(robots) {
    const byCrawler = parseRules(robots);
    const general = byCrawler.get('*');
    if (general === undefined || !disallowsAll(general))
        return undefined;
    for (const name of SEARCH_ENGINES) {
        const own = byCrawler.get(name);
        if (own !== undefined && !disallowsAll(own))
            return undefined;
    }
    return general.disallowAllLine;
}
function disallowsAll({ disallowAllLine, allowsSome }) {
    return disallowAllLine !== undefined && !allowsSome;
}
/** Returns the rules for each crawler, by its name in lowercase. */
function parseRules(robots) {
    const byCrawler = new Map();
    let group = [];
    let isAfterUserAgent = false;
    for (const [i, written] of splitLines(robots).entries()) {
        const [, field = '', rest = ''] = RULE_LINE.exec(written) ?? [];
        const value = rest.trim();
        if (field.toLowerCase() === 'user-agent') {
            // Names in a row share the rules after them.
            if (!isAfterUserAgent)
                group = [];
            isAfterUserAgent = true;
            group.push(getOrAddRules(value, byCrawler));
        }
        else if (field !== '') {
            isAfterUserAgent = false;
            for (const rules of group)
                addRule(rules, field, value, i + 1);
        }
    }
    return byCrawler;
}
function getOrAddRules(crawler, byCrawler) {
    const [name = ''] = crawler.toLowerCase().split('/', 1);
    const rules = byCrawler.get(name) ?? { disallowAllLine: undefined, allowsSome: false };
    byCrawler.set(name, rules);
    return rules;
}
/** Adds a rule. A rule without a value has no effect. */
function addRule(rules, field, path, line) {
    if (field.toLowerCase() === 'allow')
        rules.allowsSome ||= path !== '';
    else if (MATCH_ALL_PATTERN.test(path))
        rules.disallowAllLine ??= line;
}
/** The fields of RFC 9309, and the sitemap. */
const FIELDS = ['User-agent', 'Allow', 'Disallow', 'Sitemap'];
/** These fields, and those that some search engines know. None of them is misspelled. */
const KNOWN_FIELDS = (0,words/* splitWords */.yM)('user-agent allow disallow sitemap crawl-delay host clean-param noindex nofollow noarchive');
const FIELD = /^\s*([a-z][a-z-]*)\s*:/i;
const FIELD_WITHOUT_COLON = /^\s*(user-agent|allow|disallow|sitemap)\s+[^\s:#]/i;
/** Returns the lines of a `robots.txt` with a misspelled field, or without a colon after one. */
function listRobotsFaults(robots) {
    const faults = splitLines(robots).map((line, i) => ({ line: i + 1, fault: findLineFault(line) }));
    return faults.filter((found) => found.fault !== undefined);
}
function findLineFault(line) {
    const [, withoutColon] = FIELD_WITHOUT_COLON.exec(line) ?? [];
    if (withoutColon !== undefined)
        return `a colon is missing after \`${withoutColon}\``;
    const [, field] = FIELD.exec(line) ?? [];
    if (field === undefined || KNOWN_FIELDS.has(field.toLowerCase()))
        return undefined;
    const correction = (0,did_you_mean/* findCorrection */.oQ)(field, FIELDS);
    if (correction === undefined)
        return undefined;
    return `\`${field}\` is probably a misspelled \`${correction}\``;
}
function splitLines(robots) {
    return robots.replace(/^\ufeff/, '').split(/\r\n?|\n/);
}
/**
 * Returns the addresses of sitemaps in a `robots.txt`. RFC 9309 leaves their format to
 * https://www.sitemaps.org.
 */
function listSitemapsInRobots(robots) {
    return listEntries(robots, (line) => {
        const [, address = ''] = /^\s*sitemap\s*:\s*(\S+)/i.exec(line) ?? [];
        return address;
    });
}

// EXTERNAL MODULE: ./lib/check/addresses/canonical-host.js
var canonical_host = __webpack_require__(6560);
// EXTERNAL MODULE: ./lib/web/host/hosts/header-lines.js
var header_lines = __webpack_require__(5258);
// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(9611);
// EXTERNAL MODULE: ./lib/check/collector/raw-finding.js
var raw_finding = __webpack_require__(6090);
;// CONCATENATED MODULE: ./lib/check/site-rules/not-indexed.js









/**
 * Reports instructions that keep search engines away from a site that is probably meant for them:
 * it has a sitemap, or its domain is known.
 */
function checkIndexing(context, instructions) {
    const { snapshot, hostTraits } = context.servedSite;
    const isForSearch = instructions.hasSitemap || snapshot.domain !== undefined;
    if (hostTraits.isAirGapped || !isForSearch)
        return;
    checkRobotsFile(context, instructions.robotsText);
    checkRobotsHeader(context);
    checkHomeRobotsMeta(context, instructions.pageFacts);
}
function checkRobotsFile({ servedSite, collector }, robotsText) {
    // Below a base path, the host's `robots.txt` is not part of the site.
    if (servedSite.snapshot.basePath !== '/')
        return;
    const line = findDisallowAllLine(robotsText);
    if (line === undefined)
        return;
    collector.report('not-indexed', { key: page_names/* ROBOTS_FILE */.xn, spot: (0,occurrences/* makeLineSpot */.$p)(page_names/* ROBOTS_FILE */.xn, line) });
}
function checkRobotsHeader({ servedSite, collector }) {
    const { snapshot, hostTraits } = servedSite;
    // Hosts read the file only in their own root.
    if (!(0,host_traits/* readsHeadersFile */.Gh)(hostTraits) || snapshot.basePath !== '/')
        return;
    const line = (0,header_lines/* findNoindexLine */.Pv)(snapshot.headersText);
    if (line === undefined)
        return;
    const key = (0,byte_strings/* toBytes */.ZJ)(config_file_reader/* HEADERS_FILE */.OE);
    collector.report('not-indexed/headers', { key, spot: (0,occurrences/* makeLineSpot */.$p)(key, line) });
}
/** Reports a `robots.txt` that is a web page, or has lines that search engines may ignore. */
function checkRobotsFormat({ servedSite, collector }, robotsText) {
    const { snapshot, hostTraits } = servedSite;
    if (hostTraits.isAirGapped || snapshot.basePath !== '/')
        return;
    if ((0,page_kinds/* isPageContent */.N1)(robotsText)) {
        collector.reportFile('unreadable-file/robots-page', page_names/* ROBOTS_FILE */.xn);
        return;
    }
    for (const { line, fault } of listRobotsFaults(robotsText)) {
        const key = (0,raw_finding/* makePartKey */.Xp)(page_names/* ROBOTS_FILE */.xn, fault);
        const occurrence = { key, spot: (0,occurrences/* makeLineSpot */.$p)(page_names/* ROBOTS_FILE */.xn, line), target: page_names/* ROBOTS_FILE */.xn };
        collector.report('unreadable-file/robots-line', occurrence, { fault });
    }
}
function checkHomeRobotsMeta({ servedSite, collector }, pageFacts) {
    const home = servedSite.findServedFile(byte_strings/* NO_BYTES */.CR);
    if (home === undefined)
        return;
    const { hasNoindex, isRedirectOrCopy } = pageFacts.get(home) ?? {};
    if (!hasNoindex || isRedirectOrCopy)
        return;
    const name = servedSite.getName(home);
    collector.reportFile('not-indexed/home-page', name);
}

;// CONCATENATED MODULE: ./lib/check/site-rules/sitemaps.js
















const gunzipAsync = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** The first bytes of a gzip file: RFC 1952. */
const GZIP_MAGIC = Buffer.of(0x1f, 0x8b);
/** The names that crawlers try, besides those in `robots.txt`. */
const COMMON_SITEMAP_NAMES = [
    'sitemap.xml',
    'sitemap_index.xml',
    'sitemap-index.xml',
    'sitemap.xml.gz',
];
/** The maximum size of a sitemap, in bytes: https://www.sitemaps.org/protocol.html. */
const MAX_SITEMAP_BYTES = 50 << 20;
/** Why a file has no content that can be checked, each as the end of a sentence. */
const WHY_TOO_LARGE = `it is larger than ${MAX_SITEMAP_BYTES >> 20} MiB`;
const WHY_TOO_LARGE_DECOMPRESSED = `its decompressed content is larger than ${MAX_SITEMAP_BYTES >> 20} MiB`;
const WHY_DAMAGED = 'the compressed file is damaged or cut off';
const WHY_NOT_READ = 'opening or reading the file failed';
/**
 * How much of `robots.txt` is read, in bytes: as much as Google reads.
 * https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-size, read
 * 2026-11.
 */
const MAX_ROBOTS_BYTES = 500 << 10;
/**
 * Checks the sitemaps of a site, if it has any, and whether search engines may index it.
 * Pages with `noindex`, redirects, copies, and templates need no entry.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkSitemaps(context, pageFacts) {
    const { servedSite, collector, signal } = context;
    const robotsText = readRobotsText(servedSite);
    checkRobotsFormat(context, robotsText);
    const checker = new SitemapChecker(servedSite, collector);
    // All sitemaps share one `Pause`, because there may be many short ones.
    const checkedSitemaps = await checker.check(robotsText, (0,event_loop/* makePause */.F1)(signal));
    const { hasSitemap, areAllRead, listedFiles } = checkedSitemaps;
    checkIndexing(context, { robotsText, hasSitemap, pageFacts });
    // An unreadable sitemap may list any page.
    if (!hasSitemap || !areAllRead)
        return;
    const { names } = servedSite.snapshot;
    for await (const [fileIndex, name] of (0,event_loop/* iterateWithPauses */.YK)(names.entries(), signal)) {
        if (listedFiles.has(fileIndex))
            continue;
        if (needsEntry(name, pageFacts.get(fileIndex)))
            collector.reportFile('sitemap/missing', name);
    }
}
/** Should a sitemap list a file, given what is known about it if it is a page? */
function needsEntry(name, { kind, hasNoindex, isRedirectOrCopy } = {}) {
    if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* isNotFoundPage */.np)(name))
        return false;
    return kind !== 'template' && !hasNoindex && !isRedirectOrCopy;
}
/** Reads all sitemaps of a site, and reports the findings in them. */
class SitemapChecker {
    #listedFiles = new Set();
    #hasSitemap = false;
    #areAllRead = true;
    #servedSite;
    #collector;
    #addressResolver;
    /** This site without the rules of its host. */
    #siteWithoutHost;
    #sitemaps;
    constructor(servedSite, collector) {
        const { snapshot, fileIndexes } = servedSite;
        this.#servedSite = servedSite;
        this.#collector = collector;
        this.#addressResolver = new resolve_address/* AddressResolver */.XP(snapshot);
        this.#siteWithoutHost = new served_site/* ServedSite */.d({ ...snapshot, host: undefined, redirectFiles: [] }, fileIndexes);
        const commonSitemaps = COMMON_SITEMAP_NAMES.map((name) => fileIndexes.get(name));
        this.#sitemaps = new Set(commonSitemaps.filter((file) => file !== undefined));
    }
    /** Reads the sitemaps with usual names and those in `robots.txt`, and checks their entries. */
    async check(robotsText, pause) {
        await this.#addFromRobots(robotsText, pause);
        // A sitemap may add others to the set.
        for (const fileIndex of this.#sitemaps) {
            await pause();
            await this.#checkSitemap(fileIndex, pause);
        }
        return {
            hasSitemap: this.#hasSitemap,
            areAllRead: this.#areAllRead,
            listedFiles: this.#listedFiles,
        };
    }
    async #addFromRobots(robotsText, pause) {
        for (const entry of listSitemapsInRobots(robotsText)) {
            await pause();
            this.#reportIfRelative('sitemap/relative-in-robots', entry, page_names/* ROBOTS_FILE */.xn);
            const content = this.#findContent(entry);
            if (content?.kind === 'file')
                this.#sitemaps.add(content.fileIndex);
            const isMissing = content === undefined && mayBeOnDomain(entry, this.#servedSite.snapshot);
            if (isMissing)
                this.#reportEntry('sitemap/in-robots', entry, page_names/* ROBOTS_FILE */.xn);
        }
    }
    async #checkSitemap(fileIndex, pause) {
        const name = this.#servedSite.getName(fileIndex);
        const sitemap = await readSitemapFile(this.#servedSite.snapshot.root, name);
        await pause();
        // Feeds list only new pages, so they do not count as sitemaps.
        if (sitemap.kind === 'feed')
            return;
        this.#hasSitemap = true;
        if (sitemap.kind === 'unreadable') {
            this.#areAllRead = false;
            this.#collector.reportFile('sitemap/unreadable', name, { why: sitemap.why });
            return;
        }
        for (const entry of sitemap.sitemaps) {
            await pause();
            const content = this.#findContent(entry);
            this.#checkEntry(entry, content, name);
            if (content?.kind === 'file')
                this.#sitemaps.add(content.fileIndex);
        }
        for (const entry of sitemap.pages) {
            await pause();
            const content = this.#findContent(entry);
            this.#checkEntry(entry, content, name);
            this.#noteEntry(entry, content);
        }
    }
    /** Notes the file of an entry, even if a rule of the host serves something else there. */
    #noteEntry(entry, content) {
        const isFile = content?.kind === 'file';
        const listed = isFile ? content : this.#findContent(entry, this.#siteWithoutHost);
        if (listed?.kind === 'file')
            this.#listedFiles.add(listed.fileIndex);
    }
    /** Checks an entry of a sitemap. `content`: what the host serves there. */
    #checkEntry(entry, content, sitemap) {
        const spot = (0,occurrences/* makeLineSpot */.$p)(sitemap, entry.line);
        (0,canonical_host/* checkCanonical */.Nf)((0,byte_strings/* toBytes */.ZJ)(entry.address), this.#servedSite.snapshot.domain, spot, this.#collector);
        this.#reportIfRelative('sitemap/relative', entry, sitemap);
        if (content === undefined)
            this.#reportEntry('sitemap/entry', entry, sitemap);
    }
    /** Reports an address without a scheme or host: one finding for all in the same file. */
    #reportIfRelative(kind, { address, line }, fileName) {
        if (this.#servedSite.hostTraits.isAirGapped || URL.canParse(address))
            return;
        const spot = (0,occurrences/* makeLineSpot */.$p)(fileName, line);
        this.#collector.report(kind, { key: fileName, spot, target: (0,byte_strings/* toBytes */.ZJ)(address) });
    }
    #reportEntry(kind, { address, line }, fileName) {
        this.#collector.report(kind, { key: (0,byte_strings/* toBytes */.ZJ)(address), spot: (0,occurrences/* makeLineSpot */.$p)(fileName, line) });
    }
    #findContent({ address }, servedSite = this.#servedSite) {
        const resolved = this.#addressResolver.resolveOnAnyHost(address);
        if (resolved?.kind === 'site')
            return servedSite.findContent(resolved.path);
        return undefined;
    }
}
/**
 * May a sitemap in `robots.txt` be on the site's own host? Without a known domain, any host may be.
 */
function mayBeOnDomain({ address }, { domain }) {
    const host = (0,canonical_host/* readUrlHost */.QT)((0,byte_strings/* toBytes */.ZJ)(address))?.name;
    return host === undefined || domain === undefined || host === domain;
}
/** Returns what a file that may be a sitemap contains. */
async function readSitemapFile(root, name) {
    const content = await readContent(root, name);
    if (content.kind === 'unreadable')
        return content;
    if (/\.txt(?:\.gz)?$/i.test(name))
        return readTextSitemap((0,byte_strings/* toText */.fE)(content.bytes));
    return readSitemap(content.bytes);
}
/** Returns what crawlers read of `robots.txt`; empty if there is none or it cannot be read. */
function readRobotsText({ snapshot, fileIndexes }) {
    if (!fileIndexes.has(page_names/* ROBOTS_FILE */.xn))
        return '';
    // With one byte more, a line that ends at the limit has its line break.
    const read = () => (0,read_start_of_file/* readStartOfFile */.g)((0,web_tree/* makeDiskPath */.fx)(snapshot.root, page_names/* ROBOTS_FILE */.xn), MAX_ROBOTS_BYTES + 1);
    const start = (0,byte_strings/* readBytes */.io)((0,disk_errors/* ignoreDiskError */.cZ)(read, Buffer.alloc(0)));
    if (start.length <= MAX_ROBOTS_BYTES)
        return (0,byte_strings/* toText */.fE)(start);
    // The start of a line may mean something other than the line: `Disallow: /` of `Disallow: /a`.
    const lastLineEnd = Math.max(start.lastIndexOf('\n'), start.lastIndexOf('\r'));
    return (0,byte_strings/* toText */.fE)(start.slice(0, lastLineEnd + 1));
}
/** Returns the decompressed content of a file. */
async function readContent(root, name) {
    try {
        const path = (0,web_tree/* makeDiskPath */.fx)(root, name);
        if ((0,external_node_fs_.statSync)(path).size > MAX_SITEMAP_BYTES)
            return { kind: 'unreadable', why: WHY_TOO_LARGE };
        const content = (0,external_node_fs_.readFileSync)(path);
        // The file may have grown.
        if (content.length > MAX_SITEMAP_BYTES)
            return { kind: 'unreadable', why: WHY_TOO_LARGE };
        const isGzipped = content.subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC);
        if (!isGzipped)
            return { kind: 'content', bytes: (0,byte_strings/* readBytes */.io)(content) };
        const decompressed = await gunzipAsync(content, { maxOutputLength: MAX_SITEMAP_BYTES });
        return { kind: 'content', bytes: (0,byte_strings/* readBytes */.io)(decompressed) };
    }
    catch (error) {
        return { kind: 'unreadable', why: explainReadError(error) };
    }
}
/** Returns why a file could not be read or decompressed, as the end of a sentence. */
function explainReadError(error) {
    const { code = '' } = error;
    if (code === 'ERR_BUFFER_TOO_LARGE')
        return WHY_TOO_LARGE_DECOMPRESSED;
    // The errors of zlib.
    if (code.startsWith('Z_'))
        return WHY_DAMAGED;
    return WHY_NOT_READ;
}

// EXTERNAL MODULE: ./lib/web/host/candidate-paths.js
var candidate_paths = __webpack_require__(6221);
;// CONCATENATED MODULE: ./lib/web/host/rule-destinations.js
/** Finds the files to which the rules of redirect files point. */


/**
 * Returns the indexes of files that rules of redirect files point to or show. A rule without a
 * target counts as one for the home page.
 */
function listRuleDestinations(servedSite) {
    const destinations = [];
    for (const { rules, notFoundRule, fallbackRule } of servedSite.ruleSets) {
        for (const rule of [...rules, notFoundRule, fallbackRule]) {
            if (rule === undefined)
                continue;
            const path = (0,targets/* findTargetPath */.IB)(rule.to, servedSite.snapshot.domain);
            if (path === undefined)
                continue;
            const fileIndex = servedSite.findFileOnAnyHost((0,web_paths/* toSitePath */.Wm)(path));
            if (fileIndex !== undefined)
                destinations.push(fileIndex);
        }
    }
    return destinations;
}

;// CONCATENATED MODULE: ./lib/check/site-rules/needs-link.js

/** Pages that readers reach without a link, or whose links are rare or in a script. */
const PAGES_WITHOUT_LINK = [
    // Shown for errors.
    /(?:^|\/)(?:[45](?:\d\d|xx|0x)|_?(?:global-)?error|not[-_]?found)(?:\/index)?\.html?$/i,
    // Shown without a network.
    /(?:^|\/)offline(?:-plugin-app-shell-fallback)?(?:\/index)?\.html?$/i,
    // Shown by a search.
    /(?:^|[/_-])search(?:[-_]?(?:results?|page))?(?:\.html?|\/[^/]+\.html?)$/i,
    // Proves the ownership of the site to a service.
    /(?:^|\/)(?:google|yandex_|naver|pinterest-|baidu_verify_)[\w-]{5,}\.html$/,
    // Inserted into other pages by scripts.
    /(?:^|[/_.-])(?:toc|nav|navbar|navigation|menu|sidebar|header|footer|iframe)\.html?$/i,
    // Print editions.
    /(?:^|\/)print[-_](?:page|site)(?:\/index)?\.html$/,
    // Written by rustdoc, Haddock, Doxygen, and YARD.
    /(?:^|\/)(?:src\/(?:.+\.rs|[A-Z][\w.-]*)|help|settings|graph_legend|file\.README)\.html$/,
    // Written by TypeDoc and pydoctor.
    /(?:^|\/)(?:hierarchy|all-documents|undoccedSummary)\.html$/,
    // Written by Sphinx.
    /(?:^|\/)(?:genindex|[a-z]+-modindex)(?:\/index)?\.html$/,
];
/** Names of folders of versions and languages, as patterns. */
const VERSION_NAME = String.raw `(?:v|(?:branch|rel(?:ease)?|stable|version)[-_]?v?)?\d+(?:[.-]\w+)*`;
const CHANNEL_NAME = 'latest|stable|current|next|edge|nightly|main|master|dev(?:elop|el)?';
const LANGUAGE_CODE = String.raw `[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2,4}|\d{3}))?`;
/**
 * The home page of a version or a language. Other editions link to it from a menu that a script
 * creates.
 */
const HOME_OF_EDITION = new RegExp(String.raw `(?:^|/)(?:${VERSION_NAME}|${CHANNEL_NAME}|${LANGUAGE_CODE})/index\.html?$`, 'i');
/** Are readers meant to reach a page, and only by a link? */
function needsLink(name, facts, home = {}) {
    if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* getStem */.qp)(name) === '' || (0,page_names/* isNotFoundPage */.np)(name))
        return false;
    if (facts.isRedirectOrCopy || facts.kind === 'template')
        return false;
    // A property that the home page has, too, does not set a page apart.
    if (facts.hasNoindex && !home.hasNoindex)
        return false;
    if (facts.isPartial && !home.isPartial)
        return false;
    return !HOME_OF_EDITION.test(name) && !PAGES_WITHOUT_LINK.some((pattern) => pattern.test(name));
}

// EXTERNAL MODULE: ./lib/web/fragments.js
var web_fragments = __webpack_require__(1343);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
;// CONCATENATED MODULE: ./lib/check/site-rules/script-menus.js
/** Finds the pages in menus that scripts create from data. */










/**
 * Data of menus that scripts create, such as `menudata.js` of Doxygen. Search data is excluded,
 * because it contains every page.
 */
const MENU_DATA = /(?:^|\/)(?![^/]*search)[^/]*(?:menu|nav|toc|sidebar|versions|languages|locales)[^/]*\.(?:m?js|json)$/i;
/** Text whose last segment, if it is an address, is the plain name of a file or a folder. */
const PLAIN_NAME = /^[^%?]*[^%?./]\/?$/;
/** Quoted text that may be an address. */
const QUOTED = /(?<=["'])[^"'<>\s\\]{1,1000}(?=["'\\])/g;
/**
 * Returns at least those pages of `pageIndexes` that menus created by scripts may point to. Readers
 * see these menus.
 */
async function findPagesInMenus({ servedSite, signal }, pageIndexes) {
    const { root, names } = servedSite.snapshot;
    const addressResolver = new resolve_address/* AddressResolver */.XP(servedSite.snapshot);
    const candidatePaths = [...pageIndexes].flatMap((pageIndex) => (0,candidate_paths/* listCandidatePaths */.e)(servedSite.getName(pageIndex)));
    const lastNames = new Set(candidatePaths.map(getLastName));
    const pause = (0,event_loop/* makePause */.F1)(signal);
    const pagesInMenus = new Set();
    for (const name of names.filter((each) => MENU_DATA.test(each))) {
        await pause();
        const base = addressResolver.makeFileBase(name);
        for (const value of listQuotedTexts((0,web_tree/* makeDiskPath */.fx)(root, name))) {
            // Resolving thousands of words would take long.
            if (PLAIN_NAME.test(value) && !lastNames.has(getLastName(value)))
                continue;
            await pause();
            const address = addressResolver.resolve(value, base);
            if (address.kind !== 'site')
                continue;
            const fileIndex = servedSite.findFileOnAnyHost(address.path);
            if (fileIndex !== undefined)
                pagesInMenus.add(fileIndex);
        }
    }
    return pagesInMenus;
}
/** Yields the quoted strings in a file, up to their fragments. */
function* listQuotedTexts(path) {
    const data = (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,read_start_of_file/* readStartOfFile */.g)(path, page_text/* MAX_PAGE_BYTES */.rd).toString('latin1'), '');
    for (const [quoted] of data.matchAll(QUOTED))
        yield (0,web_fragments/* stripFragment */.l)((0,byte_strings/* asBytes */.Yd)(quoted));
}
/** Returns the name of the file or the folder at the end of a path. */
function getLastName(path) {
    return (0,byte_strings/* getLastSegment */.A9)((0,slashes/* dropTrailingSlash */.xY)(path));
}

;// CONCATENATED MODULE: ./lib/check/site-rules/unlinked-pages.js














/** How many pages the sentence names. The report lists more of them. */
const MAX_NAMED_PAGES = 10;
/**
 * Reports one finding for all pages that no other page and no redirect rule points to, and that
 * readers do not reach in another way. Reports none if no page links to another, or if scripts seem
 * to create the links. Each set of pages is part of the one before: pages without a link, unreached
 * ones, and unlinked ones, which nothing mentions either.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkUnlinkedPages(context, { pageFacts, inboundLinks, externalUrlSpots }) {
    const { servedSite, signal } = context;
    const home = servedSite.findServedFile(byte_strings/* NO_BYTES */.CR);
    if (home === undefined || !areAllPagesRead(servedSite, pageFacts))
        return;
    const hasInboundLink = (fileIndex) => inboundLinks[fileIndex] === link_record/* INBOUND_LINK */.vK.byAddress;
    if (!pageFacts.keys().some(hasInboundLink))
        return;
    const isLinkNeeded = (pageIndex, facts) => pageIndex !== home && needsLink(servedSite.getName(pageIndex), facts, pageFacts.get(home));
    const pagesWithoutLink = await findPagesWithoutLink(context, pageFacts, hasInboundLink, isLinkNeeded);
    if (pagesWithoutLink.size === 0)
        return;
    const unreachedPages = await keepUnreachedPages(context, pagesWithoutLink, externalUrlSpots);
    const allPages = (0,event_loop/* iterateWithPauses */.YK)(pageFacts, signal);
    if (await areLinksScripted(unreachedPages.size, allPages, isLinkNeeded))
        return;
    const unlinkedPages = keepUnmentionedPages(context, unreachedPages, inboundLinks);
    if (unlinkedPages.size > 0)
        reportUnlinked(context, unlinkedPages);
}
/** Were all pages read? Links of an unread page may point anywhere. */
function areAllPagesRead({ snapshot }, pageFacts) {
    if (snapshot.unreadableFolders.length > 0)
        return false;
    return snapshot.names.every((name, fileIndex) => !(0,page_names/* isPage */.yp)(name) || pageFacts.has(fileIndex));
}
/** Returns the pages that need a link, but that no link and no redirect rule points to. */
async function findPagesWithoutLink({ servedSite, signal }, pageFacts, hasInboundLink, isLinkNeeded) {
    const ruleDestinations = new Set(listRuleDestinations(servedSite));
    const hasLinkOrRule = (fileIndex) => hasInboundLink(fileIndex) || ruleDestinations.has(fileIndex);
    const pagesWithoutEither = pageFacts.entries().filter(([pageIndex]) => !hasLinkOrRule(pageIndex));
    const pagesWithoutLink = new Set();
    for await (const [pageIndex, facts] of (0,event_loop/* iterateWithPauses */.YK)(pagesWithoutEither, signal)) {
        if (matchesAnyFileOfPage(hasLinkOrRule, pageIndex, servedSite))
            continue;
        if (isLinkNeeded(pageIndex, facts))
            pagesWithoutLink.add(pageIndex);
    }
    return pagesWithoutLink;
}
/**
 * Does a filter match a page, or another file for it, such as `guide.html` for `guide/index.html`?
 */
function matchesAnyFileOfPage(filter, pageIndex, servedSite) {
    if (filter(pageIndex))
        return true;
    return (0,candidate_paths/* listCandidatePaths */.e)(servedSite.getName(pageIndex)).some((path) => {
        const fileIndex = servedSite.fileIndexes.get(path);
        return fileIndex !== undefined && filter(fileIndex);
    });
}
/** Returns the pages that readers reach neither by a menu nor by a link with a full URL. */
async function keepUnreachedPages(context, pageIndexes, externalUrlSpots) {
    const pagesInMenus = await findPagesInMenus(context, pageIndexes);
    const filesAtFullAddress = await findFilesByFullAddress(context, externalUrlSpots);
    return pageIndexes.difference(pagesInMenus).difference(filesAtFullAddress);
}
/**
 * Returns the files to which links with a full URL may point: they were checked as links to another
 * host. If the site's own host is unknown, any host may be the site's own.
 */
async function findFilesByFullAddress({ servedSite, signal }, externalUrlSpots) {
    const linkedFiles = new Set();
    if (servedSite.snapshot.domain !== undefined)
        return linkedFiles;
    const basePath = (0,web_paths/* decodeBasePath */.jp)(servedSite.snapshot.basePath);
    for await (const [url, spots] of (0,event_loop/* iterateWithPauses */.YK)(externalUrlSpots, signal)) {
        const path = (0,web_paths/* removeBasePath */.lN)((0,resolve_address/* decodePathname */.je)((0,byte_strings/* toBytes */.ZJ)(cutPathname(url))), basePath);
        if (path === undefined)
            continue;
        const fileIndex = servedSite.findFileOnAnyHost(path);
        if (fileIndex !== undefined && (0,external_url_spots/* isInOtherFile */.IQ)(spots, fileIndex))
            linkedFiles.add(fileIndex);
    }
    return linkedFiles;
}
/** Returns the path of a normalized URL. There are many of them, so they are not parsed again. */
function cutPathname(url) {
    const hostStart = url.indexOf('//') + 2;
    const pathStart = url.indexOf('/', hostStart);
    const [pathname = ''] = url.slice(pathStart).split(/[?#]/, 1);
    return pathname;
}
/**
 * Do scripts create the links? If so, most pages are unreached, and most run a script. Only pages
 * that readers should reach by a link count.
 */
async function areLinksScripted(unreachedCount, pages, isLinkNeeded) {
    let pageCount = 0;
    let scriptedPageCount = 0;
    for await (const [pageIndex, facts] of pages) {
        if (!isLinkNeeded(pageIndex, facts))
            continue;
        pageCount++;
        if (facts.runsScript)
            scriptedPageCount++;
        // Later pages only make the share of the unreached ones smaller.
        if (!isMost(unreachedCount, pageCount))
            return false;
    }
    return isMost(unreachedCount, pageCount) && isMost(scriptedPageCount, pageCount);
}
function isMost(count, total) {
    return count > total / 2;
}
/**
 * Returns the pages to which neither a link in the wrong case nor text in a script points. Such a
 * link is a finding of its own, and a script may open the page.
 */
function keepUnmentionedPages(context, pageIndexes, inboundLinks) {
    const pagesInWrongCase = findPagesInWrongCase(context, pageIndexes);
    const pagesInScripts = findPagesInScripts(context, pageIndexes, inboundLinks);
    return pageIndexes.difference(pagesInWrongCase).difference(pagesInScripts);
}
/**
 * Returns the pages that broken links on other pages would point to if case were ignored. The
 * broken link is a finding of its own.
 */
function findPagesInWrongCase({ servedSite, collector }, pageIndexes) {
    const pagesByPath = groupByFoldedPath(servedSite, pageIndexes);
    const pagesInWrongCase = new Set();
    for (const { kind, key, spots } of collector.listRawFindings()) {
        if (kind !== 'broken-link' && kind !== 'broken-link/folder')
            continue;
        const [path = byte_strings/* NO_BYTES */.CR] = key.split(/[?#]/, 1);
        for (const { pageIndex, pageName } of pagesByPath.get((0,byte_strings/* foldCase */.SP)(path)) ?? []) {
            const isOnOtherPage = spots.some(({ fileName }) => fileName !== pageName);
            if (isOnOtherPage)
                pagesInWrongCase.add(pageIndex);
        }
    }
    return pagesInWrongCase;
}
/** Returns pages by each full path at which a host may serve them, with its case folded. */
function groupByFoldedPath(servedSite, pageIndexes) {
    const pagesWithPath = [...pageIndexes].flatMap((pageIndex) => {
        const pageName = servedSite.getName(pageIndex);
        return (0,candidate_paths/* listCandidatePaths */.e)(pageName).map((path) => ({ path, pageIndex, pageName }));
    });
    return Map.groupBy(pagesWithPath, ({ path }) => (0,byte_strings/* foldCase */.SP)((0,full_path/* makeFullPath */.j)(path, servedSite)));
}
/** Returns the pages that only a script mentions: it may open them. */
function findPagesInScripts({ servedSite }, pageIndexes, inboundLinks) {
    const isInScript = (fileIndex) => inboundLinks[fileIndex] === link_record/* INBOUND_LINK */.vK.byScriptOnly;
    const pagesInScripts = pageIndexes
        .values()
        .filter((pageIndex) => matchesAnyFileOfPage(isInScript, pageIndex, servedSite));
    return new Set(pagesInScripts);
}
function reportUnlinked({ servedSite, collector }, pageIndexes) {
    const names = [...pageIndexes]
        .map((pageIndex) => servedSite.getName(pageIndex))
        .sort(byte_strings/* compareBytes */.Xo);
    collector.reportPages('unlinked-page', names.map((fileName) => ({ key: (0,full_path/* makeFullPath */.j)(fileName, servedSite), fileName })), { pages: describePages(names) });
}
/** Returns the unlinked pages in words, with the names of the first few if there are several. */
function describePages(names) {
    if (names.length === 1)
        return 'this page';
    const named = (0,words/* joinFirstWords */.Kd)(names.map(byte_strings/* toText */.fE), MAX_NAMED_PAGES);
    return `these ${(0,units/* formatCount */.B4)(names.length, 'page')}: ${named}`;
}

;// CONCATENATED MODULE: ./lib/check/collect-findings.js
/** Reads the files of a site, and collects what is wrong with them. */


















/**
 * Returns the findings of a site under its host's rules. When this returns, the pool has ended.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read
 */
async function collectFindings(pool, options) {
    const { host, listedTree, signal } = options;
    const hostTraits = (0,all_hosts/* getHostTraits */.E1)(host);
    announceReading(pool, listedTree, hostTraits);
    const collector = new finding_collector/* FindingCollector */.x();
    const published = await (0,published_files/* selectPublishedFiles */.c)(listedTree, options, signal);
    const { snapshot, tree: publishedTree } = published;
    reportUnreadableAndSpecialFiles(published, collector);
    const pageCount = publishedTree.names.filter(page_names/* isPage */.yp).length;
    logFileCounts(publishedTree, pageCount, options);
    const servedSite = new served_site/* ServedSite */.d(snapshot);
    const context = { servedSite, collector, signal };
    const [siteResult] = await Promise.all([
        readSite(pool, makeBatches(publishedTree, hostTraits), context),
        checkWhileThreadsRead(context, publishedTree, options),
    ]);
    options.onLinkedFragments?.(siteResult.linkedFragments, servedSite);
    await checkWholeSite(context, siteResult);
    const pageComparison = await options.compareWithEarlierSite?.(snapshot, collector);
    const { joinedIdsByFile, sourcesByPage, externalUrlSpots, counts } = siteResult;
    const findings = collector.listRawFindings();
    return {
        joinedIdsByFile,
        sourcesByPage,
        externalUrlSpots,
        siteFindings: { findings, host, unreadCatchAllPlace: servedSite.unreadCatchAllPlace },
        servedSite,
        pageComparison,
        numbers: {
            files: listedTree.names.length,
            pages: pageCount,
            links: counts.links,
            loads: counts.loads,
            undecided: counts.servableByUnreadRules,
        },
    };
}
/** Tells the pool how much it will read, so that it can start its threads in time. */
function announceReading(pool, { names, sizes }, hostTraits) {
    for (const [i, name] of names.entries())
        pool.expectBytes((0,file_types/* measureBytesToRead */.D)(name, sizes[i] ?? 0, hostTraits));
}
function reportUnreadableAndSpecialFiles({ treatments, unreadableConfigFiles }, collector) {
    for (const file of unreadableConfigFiles)
        reportUnreadableConfigFile(file, collector);
    reportSpecialFiles(treatments, collector);
}
/** Makes the checks that need no facts about pages. */
async function checkWhileThreadsRead(context, publishedTree, options) {
    await checkFileListing(context, publishedTree, options);
    await checkBranchPublishing(context, options.listedTree);
    await checkRedirects(context);
    await checkHeaders(context);
}
/** Makes the checks that need facts about all files. */
async function checkWholeSite(context, siteResult) {
    const { pageFacts, usedFiles } = siteResult;
    await checkNextPageData(context, pageFacts);
    await checkInvisiblePages(context, pageFacts, usedFiles.visitedFiles);
    await checkMarkdownTwins(context, pageFacts, usedFiles.linkedFiles);
    await checkUnlinkedPages(context, siteResult);
    await checkSitemaps(context, pageFacts);
}
/** Logs how many files are checked. */
function logFileCounts(publishedTree, pageCount, { host, listedTree, info }) {
    const hostTitle = (0,all_hosts/* getHostTraits */.E1)(host).title;
    const pages = (0,units/* formatCount */.B4)(pageCount, 'page');
    const otherFiles = (0,units/* formatCount */.B4)(publishedTree.names.length - pageCount, 'other file');
    const unservedCount = listedTree.names.length - publishedTree.names.length;
    const unserved = `; ${(0,units/* formatCount */.B4)(unservedCount, 'file')} will not be served`;
    const note = unservedCount === 0 ? '' : unserved;
    info((0,clean/* safe */.gB) `Checking ${pages} and ${otherFiles} for ${hostTitle}${note}`);
}

// EXTERNAL MODULE: ./lib/findings/finding.js
var findings_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./lib/findings/severity.js
var findings_severity = __webpack_require__(4079);
// EXTERNAL MODULE: ./lib/findings/site-kinds.js
var site_kinds = __webpack_require__(2857);
;// CONCATENATED MODULE: ./lib/check/collector/complete-findings.js
/**
 * Turns raw findings into those of a report: adds the sentence, severity, suggestion, and sources.
 */








/** The sentence of a finding that stands for the unlisted ones of its kind. */
const UNLISTED_SENTENCE = 'Only the first {maxListed} findings of this kind are listed, sorted by address. Not listed: {occurrences} at other addresses.';
/**
 * Returns the findings of a site, sorted by severity, then by number of pages, then by code and
 * target.
 * @throws the reason of `signal` soon after it is aborted
 */
async function completeFindings(siteFindings, signal, { suggestions, isNew, findSourceSpot } = {}) {
    const completedFindings = [];
    for await (const raw of (0,event_loop/* iterateWithPauses */.YK)(siteFindings.findings, signal)) {
        const finding = completeFinding(raw, siteFindings, suggestions?.get(raw), findSourceSpot);
        completedFindings.push({ raw, finding: { ...finding, isNew: isNew?.(raw) } });
    }
    return completedFindings.sort(compareFindings).map(({ finding }) => finding);
}
/** A total order, so that the report does not depend on the order in which threads finish. */
function compareFindings(one, other) {
    return (findings_severity/* SEVERITIES */.o.indexOf(one.finding.severity) - findings_severity/* SEVERITIES */.o.indexOf(other.finding.severity) ||
        other.finding.pages - one.finding.pages ||
        (0,byte_strings/* compareBytes */.Xo)(one.finding.code, other.finding.code) ||
        (0,byte_strings/* compareBytes */.Xo)(one.finding.target, other.finding.target) ||
        (0,byte_strings/* compareBytes */.Xo)(one.raw.key, other.raw.key) ||
        (0,byte_strings/* compareBytes */.Xo)(one.raw.kind, other.raw.kind));
}
/** Returns the finding for a raw one, with its sentence and severity. */
function completeFinding(raw, siteFindings, suggestion, findSourceSpot = () => undefined) {
    const traits = site_kinds/* SITE_KINDS */.Q[raw.kind];
    const sentence = raw.standsForUnlisted ? UNLISTED_SENTENCE : traits.sentence;
    const severity = rateSeverity(raw, siteFindings);
    const subject = { target: (0,byte_strings/* toText */.fE)(raw.target), address: (0,byte_strings/* toText */.fE)((0,raw_finding/* removePart */.KO)(raw.key)) };
    const isTargetInFull = subject.address === subject.target || subject.address === '';
    return (0,findings_finding/* makeFinding */.MH)({ ...traits, severity, sentence }, makeValues(raw, siteFindings, subject), {
        target: subject.target,
        address: isTargetInFull ? undefined : subject.address,
        suggestion,
        occurrences: raw.count,
        pages: raw.fileCount,
        spots: locateSpots(raw, subject, findSourceSpot),
        standsForUnlisted: raw.standsForUnlisted,
    });
}
/** Returns the values for the placeholders in the sentence of a finding. */
function makeValues(raw, siteFindings, subject) {
    return {
        ...makeSharedValues(siteFindings),
        occurrences: (0,units/* formatCount */.B4)(raw.count, 'more occurrence'),
        page: (0,byte_strings/* toText */.fE)(raw.spots[0]?.fileName ?? byte_strings/* NO_BYTES */.CR),
        ...subject,
        ...raw.values,
    };
}
/** Returns the spots of a finding, with the lines in the sources of the pages. */
function locateSpots({ spots }, { target, address }, findSourceSpot) {
    return spots.map(({ fileName, line }, i) => {
        const page = (0,byte_strings/* toText */.fE)(fileName);
        // The spelling of the address is known for the first page only.
        const isAsWritten = i === 0;
        const addressInPage = isAsWritten ? target : address;
        const source = findSourceSpot(page, { address: addressInPage, isAsWritten });
        return { page, line, source };
    });
}
/**
 * Returns the severity of a raw finding. If a rule that the check cannot read may serve
 * the address, an error becomes a warning.
 */
function rateSeverity({ kind }, siteFindings) {
    const { code, severity, dependsOnUnreadRules } = site_kinds/* SITE_KINDS */.Q[kind];
    const mayBeServedByRule = siteFindings.unreadCatchAllPlace !== undefined && dependsOnUnreadRules;
    if (mayBeServedByRule)
        return 'warning';
    // Without a network, files on other hosts are certainly missing.
    const isCertain = code === 'external-load' && (0,all_hosts/* getHostTraits */.E1)(siteFindings.host).isAirGapped;
    if (isCertain && severity === 'warning')
        return 'error';
    return severity;
}
/** Returns the values that all sentences may contain, by placeholder. */
function makeSharedValues({ host, unreadCatchAllPlace }) {
    const { title } = (0,all_hosts/* getHostTraits */.E1)(host);
    const notFound = host === undefined ? 'no host would find' : `${title} would not find`;
    if (unreadCatchAllPlace === undefined)
        return { host: title, notFound, unless: '' };
    const unless = `, unless ${describeRule(unreadCatchAllPlace)} applies`;
    return { host: title, notFound: notFound + unless, unless };
}
function describeRule({ file, line }) {
    if (line === undefined)
        return `a rule in ${file}`;
    return `the rule on line ${line} of ${file}`;
}

// EXTERNAL MODULE: ./lib/findings/acceptance/glob.js
var glob = __webpack_require__(2260);
;// CONCATENATED MODULE: ./lib/check/diagnosis/target-path.js


/** Returns the path of a broken address. */
function decodeTargetPath({ address, target }) {
    const [path = ''] = (address ?? target).split(/[?#]/, 1);
    return (0,web_paths/* asHostPath */.sD)((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(path)) ?? (0,byte_strings/* toBytes */.ZJ)(path));
}

;// CONCATENATED MODULE: ./lib/check/diagnosis/common-cause.js
/** Finds the one cause that most findings of a site share. */










/** With fewer findings, a common cause would be a guess. */
const MIN_FINDINGS = 3;
/** The share of the findings that must have the same cause. */
const MIN_CAUSE_SHARE = 0.9;
/**
 * The share of all addresses that must be broken to suspect the base path. Fewer broken addresses
 * may point to another site next to this one, such as an earlier version.
 */
const MIN_BROKEN_SHARE = 0.25;
/** How many folders a base path may have below the root. An address may have hundreds. */
const MAX_BASE_PATH_FOLDERS = 4;
/** The codes of findings about addresses that the host does not serve. */
const BROKEN_ADDRESS_CODES = new Set([
    'broken-link',
    'broken-asset',
    'outside-base-path',
]);
/** Returns the cause of nearly all broken addresses; undefined if their causes differ. */
function diagnoseCommonCause(diagnosedSite) {
    const brokenFindings = diagnosedSite.findings.filter(isAboutBrokenAddress);
    if (brokenFindings.length < MIN_FINDINGS)
        return undefined;
    const common = findCommonCause(brokenFindings, diagnosedSite);
    if (common === undefined)
        return undefined;
    const subject = describeExplained(common.explainedCount, brokenFindings.length);
    return {
        kind: 'common-cause',
        message: describeCause(common.cause, subject, diagnosedSite.servedSite),
    };
}
/**
 * Base paths are tried first: if a wrong one explains the findings, the other causes of the same
 * findings are only its effects.
 */
function findCommonCause(brokenFindings, diagnosedSite) {
    const minCount = brokenFindings.length * MIN_CAUSE_SHARE;
    return (pickCommonCause(listBasePathCauses(brokenFindings, diagnosedSite), minCount) ??
        pickCommonCause(listOtherCauses(brokenFindings, diagnosedSite), minCount));
}
/** Returns the first of these causes that occurs often enough. */
function pickCommonCause(causes, minCount) {
    for (const equalCauses of Map.groupBy(causes, makeCauseKey).values()) {
        const [cause] = equalCauses;
        const explainedCount = equalCauses.length;
        if (cause !== undefined && explainedCount >= minCount)
            return { cause, explainedCount };
    }
    return undefined;
}
function isAboutBrokenAddress(finding) {
    const { code, severity } = finding;
    return BROKEN_ADDRESS_CODES.has(code) && !(0,findings_finding/* isAccepted */.oB)(finding) && severity !== 'notice';
}
/** Returns a key that equal causes share. */
function makeCauseKey(cause) {
    switch (cause.kind) {
        case 'base-path':
            return `${cause.kind} ${cause.basePath}`;
        case 'missing-folder':
            return `${cause.kind} ${cause.folder}`;
        default:
            return cause.kind;
    }
}
/** Returns how many of the broken addresses have a cause, as the subject of a sentence. */
function describeExplained(explainedCount, brokenCount) {
    const addresses = (0,units/* formatCount */.B4)(brokenCount, 'missing address', 'missing addresses');
    if (explainedCount < brokenCount)
        return `${(0,units/* formatNumber */.ZV)(explainedCount)} of ${addresses}`;
    return `All ${addresses}`;
}
/**
 * Returns a cause as a sentence. `subject`: how many addresses are broken because of it, in words.
 */
function describeCause(cause, subject, { snapshot }) {
    switch (cause.kind) {
        case 'base-path':
            return `The site seems to be built for “${cause.basePath}”, but \`base-path\` is “${snapshot.basePath}”: set \`base-path: ${cause.basePath}\` or build the site for “${snapshot.basePath}”.`;
        case 'without-html':
            return `${subject} would work with .html at the end: set ${cause.setting} or add .html to the addresses.`;
        case 'other-ending':
            return `${subject} would work with another ending: check that \`host\` is the host that the site was built for.`;
        case 'other-case':
            return `${subject} would work with different capitalization: check whether a system that ignores case has renamed files.`;
        case 'no-twins':
            return `${subject} end in .md, and their pages exist: the build wrote no Markdown versions of these pages.`;
        case 'missing-folder':
            return `${subject} are under “${cause.folder}”, a folder that the site does not have. Add the folder or, if it is published elsewhere, accept the findings with the target “${(0,glob/* escapeGlob */.yk)(cause.folder)}**”.`;
    }
}
/**
 * Returns the outermost folders on a path, from the outside in: as many as a base path may have,
 * and the root. Folders further in are never the cause.
 */
function listOuterFolders(path) {
    return [...path.matchAll(/\//g)]
        .slice(0, MAX_BASE_PATH_FOLDERS + 1)
        .map(({ index }) => path.slice(0, index + 1));
}
/** Returns the base paths for which the site may have been built, once for each finding. */
function listBasePathCauses(brokenFindings, { servedSite, addressCount }) {
    const occurrences = brokenFindings.reduce((sum, finding) => sum + finding.occurrences, 0);
    if (occurrences < addressCount * MIN_BROKEN_SHARE)
        return [];
    return brokenFindings
        .flatMap((finding) => listOtherBasePaths(finding, servedSite))
        .map((basePath) => ({ kind: 'base-path', basePath }));
}
/** Returns the base paths under which a broken address would be that of a file. */
function listOtherBasePaths(finding, servedSite) {
    const path = decodeTargetPath(finding);
    const ownBasePath = (0,web_paths/* decodeBasePath */.jp)(servedSite.snapshot.basePath);
    const basePaths = [];
    for (const folder of listOuterFolders(path)) {
        const isPathOfFile = servedSite.findServedFile(path.slice(folder.length)) !== undefined;
        if (folder === ownBasePath || !isPathOfFile)
            continue;
        // Any folder would have the home page if it were the base path. A suggestion shows that another
        // page was meant.
        const wouldBeHomePage = folder === path;
        if (wouldBeHomePage && finding.suggestion !== undefined)
            continue;
        basePaths.push((0,byte_strings/* toText */.fE)(folder));
    }
    return basePaths;
}
/** Returns the causes other than a wrong base path, at most one for each finding. */
function listOtherCauses(brokenFindings, { servedSite, allNames }) {
    const foldersOfFiles = new Set(allNames.map((name) => (0,byte_strings/* getFolder */.L2)(name.toLowerCase())));
    const folders = new Set([...foldersOfFiles].flatMap(listOuterFolders));
    return brokenFindings
        .map((finding) => findOtherCause(finding, servedSite, folders))
        .filter((cause) => cause !== undefined);
}
/**
 * Returns how a broken address differs from an existing one, or its outermost folder that the site
 * does not have. `folders` are the site's folders in lowercase.
 */
function findOtherCause(finding, servedSite, folders) {
    if (isMissingTwin(finding, servedSite))
        return { kind: 'no-twins' };
    const { suggestion } = finding;
    if (suggestion === undefined)
        return findMissingFolder(finding, servedSite, folders);
    if (suggestion.kind === 'ending')
        return findEndingCause(finding, suggestion, servedSite.hostTraits);
    if (suggestion.kind === 'case')
        return { kind: 'other-case' };
    return undefined;
}
/** Returns the cause of an address whose ending is wrong: a setting of the host may add `.html`. */
function findEndingCause(finding, suggestion, { cleanUrlsSetting: setting }) {
    const withHtml = `${(0,slashes/* dropTrailingSlash */.xY)(decodeTargetPath(finding))}.html`;
    if (setting !== undefined && (0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* toBytes */.ZJ)(suggestion.address)) === withHtml)
        return { kind: 'without-html', setting };
    return { kind: 'other-ending' };
}
/**
 * Is this the Markdown version of a page, linked from that page or from a document for AI agents?
 * On other pages, such links point to sources of pages.
 */
function isMissingTwin(finding, servedSite) {
    const basePath = (0,web_paths/* decodeBasePath */.jp)(servedSite.snapshot.basePath);
    const path = (0,web_paths/* removeBasePath */.lN)(decodeTargetPath(finding), basePath);
    if (path === undefined || !isMarkdown(path))
        return false;
    const stem = getStemOfTwin(path);
    const isLinkedAsTwin = finding.spots.every(({ page }) => !(0,page_names/* isPage */.yp)(page) || (0,page_names/* getStem */.qp)((0,byte_strings/* toBytes */.ZJ)(page)) === stem);
    return isLinkedAsTwin && isPageServed(stem, servedSite);
}
/**
 * Returns the outermost folder of a broken address that the site does not have; undefined if the
 * site has redirects, which may serve any folder.
 */
function findMissingFolder(finding, { snapshot, onHost }, folders) {
    if (onHost !== undefined && onHost.ruleSet.rules.length > 0)
        return undefined;
    const basePath = (0,web_paths/* decodeBasePath */.jp)(snapshot.basePath);
    for (const folder of listOuterFolders(decodeTargetPath(finding))) {
        const isBelowRoot = folder.startsWith(basePath) && folder !== basePath;
        if (!isBelowRoot)
            continue;
        const sitePath = folder.slice(basePath.length);
        const name = (0,web_tree/* resolveSymlinkLoops */.Z)(sitePath, snapshot.symlinkLoops).toLowerCase();
        // Acceptances match addresses in which the base path is percent-encoded.
        if (!folders.has(name))
            return { kind: 'missing-folder', folder: snapshot.basePath + (0,byte_strings/* toText */.fE)(sitePath) };
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/archive/archive-extension.js
var archive_extension = __webpack_require__(7816);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __webpack_require__(7469);
;// CONCATENATED MODULE: ./lib/check/diagnosis/generator-source.js
const JEKYLL = {
    title: 'Jekyll',
    sourceFile: /^_config\.ya?ml$/,
    output: '`_site`',
};
/** A generator is listed before those that it is based on. */
const SOURCES = [
    JEKYLL,
    { title: 'Hugo', sourceFile: /^hugo\.(?:toml|ya?ml|json)$|^archetypes\//, output: '`public`' },
    {
        title: 'Next.js',
        sourceFile: /^next\.config\.[cm]?[jt]s$|^\.next\//,
        output: '`out`, which `output: "export"` writes',
    },
    { title: 'Docusaurus', sourceFile: /^docusaurus\.config\.[cm]?[jt]s$/, output: '`build`' },
    { title: 'Astro', sourceFile: /^astro\.config\.[cm]?[jt]s$/, output: '`dist`' },
    { title: 'VitePress', sourceFile: /^\.vitepress\/config\b/, output: '`.vitepress/dist`' },
    { title: 'Vite', sourceFile: /^vite\.config\.[cm]?[jt]s$/, output: '`dist`' },
    { title: 'MkDocs', sourceFile: /^mkdocs\.ya?ml$/, output: '`site`' },
    { title: 'mdBook', sourceFile: /^book\.toml$/, output: '`book`' },
];
/** Folders that Jekyll reads and never publishes. */
const JEKYLL_FOLDER = /^_(?:posts|layouts|includes|sass)\//;
/**
 * Returns that a folder without a page in its root is the source of a site, as a sentence;
 * undefined if no generator is recognized.
 */
function diagnoseSource(names) {
    const source = SOURCES.find(({ sourceFile }) => names.some((name) => sourceFile.test(name)));
    return source && describeSource(source);
}
/**
 * Returns that a folder with pages in its root is the source of a Jekyll site, as a sentence;
 * undefined if it is not. Sources for other generators have no pages there, or look like a site
 * that was published together with its source.
 */
function diagnoseJekyllSource(names) {
    const hasConfig = names.some((name) => JEKYLL.sourceFile.test(name));
    const hasFolder = names.some((name) => JEKYLL_FOLDER.test(name));
    return hasConfig && hasFolder ? describeSource(JEKYLL) : undefined;
}
function describeSource({ title, output }) {
    return `This folder seems to contain source files for ${title}: build the site and check the folder ${output}.`;
}

;// CONCATENATED MODULE: ./lib/check/diagnosis/diagnose-folder.js
/** Finds out whether the folder or archive of a site is the right one. */










/** How many findings are compared with the folder around that of the site. */
const MAX_COMPARED_FINDINGS = 100;
/**
 * Returns a diagnosis if the folder or archive does not have the site's pages where they belong.
 */
function diagnoseFolder(site) {
    const { servedSite, job } = site;
    const { root, names } = servedSite.snapshot;
    if (!names.some(page_names/* isPage */.yp))
        return diagnoseMissingPages(root, names, job);
    const message = diagnoseMisplacedPages(site);
    if (message === undefined)
        return undefined;
    return { kind: 'other-folder', message };
}
/** Returns why the pages are in another folder than expected; undefined if that is not known. */
function diagnoseMisplacedPages(site) {
    const { servedSite, allNames } = site;
    const { names } = servedSite.snapshot;
    const hasPageInRoot = names.some((name) => (0,page_names/* isPage */.yp)(name) && !name.includes('/'));
    if (hasPageInRoot)
        return diagnoseJekyllSource(allNames) ?? diagnoseParent(site);
    return diagnoseSubfolder(site) ?? diagnoseSource(allNames);
}
/** Returns the question whether the site is in a folder within its folder. */
function diagnoseSubfolder({ servedSite, workspace = '.' }) {
    const { root, names } = servedSite.snapshot;
    const homePage = findOnlyHomePage(names);
    if (homePage === undefined)
        return undefined;
    const name = (0,byte_strings/* toText */.fE)(homePage);
    const folder = describePath((0,external_node_path_.join)(root, (0,external_node_path_.dirname)(name)), root, workspace);
    return `${name} exists: is the site in the folder ${folder}?`;
}
/**
 * Returns the question whether the site is the folder around its folder: it has a home page, and
 * one of the missing files.
 */
function diagnoseParent({ servedSite, findings, workspace = '.', }) {
    const { root, names, basePath } = servedSite.snapshot;
    if (names.some((name) => name.toLowerCase() === page_names/* HOME_PAGE */.Ko))
        return undefined;
    const parent = (0,external_node_path_.dirname)(root);
    const hasMissingFile = findings
        .slice(0, MAX_COMPARED_FINDINGS)
        .some((finding) => hasLoadedFile(parent, finding, basePath));
    if (!hasMissingFile || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(parent, page_names/* HOME_PAGE */.Ko)))
        return undefined;
    return `../${page_names/* HOME_PAGE */.Ko} exists: is the site in the folder ${describePath(parent, root, workspace)}?`;
}
/** Would a folder have the file that a finding is about, if it were the site? */
function hasLoadedFile(folder, finding, basePath) {
    if (finding.code !== 'broken-asset')
        return false;
    const name = (0,web_paths/* removeBasePath */.lN)(decodeTargetPath(finding), (0,web_paths/* decodeBasePath */.jp)(basePath));
    const isFileName = name !== undefined && (0,byte_strings/* getLastSegment */.A9)(name) !== '';
    return isFileName && (0,external_node_fs_.existsSync)((0,web_tree/* makeDiskPath */.fx)(folder, name));
}
/**
 * Returns the path of a folder from the workspace if the site is in it, or from around the site.
 */
function describePath(folder, root, workspace) {
    const parentFolder = (0,paths/* isWithin */.UO)(root, workspace) ? workspace : (0,external_node_path_.dirname)(root);
    const path = (0,external_node_path_.relative)(parentFolder, folder).replaceAll(external_node_path_.sep, '/');
    return path === '' ? (0,external_node_path_.basename)(folder) : path;
}
/** Returns the diagnosis for a site without pages. */
function diagnoseMissingPages(root, names, job) {
    const [example] = names;
    if (example !== undefined && names.length === 1 && (0,archive_extension/* hasArchiveExtension */.cJ)(example))
        return diagnoseOnlyArchive(root, example, job);
    const onlyOthers = example === undefined ? '' : `, only files such as ${(0,byte_strings/* toText */.fE)(example)}`;
    if (job !== undefined) {
        const message = `The archive contains no HTML files${onlyOthers}: there was nothing to check.`;
        return { kind: 'no-pages', message };
    }
    const question = 'is this the folder that the generator writes the site to?';
    const message = `There are no HTML files in ${(0,external_node_path_.basename)(root)}${onlyOthers}: ${question}`;
    return { kind: 'other-folder', message };
}
/** Returns the diagnosis for a site that consists of one file, an archive. */
function diagnoseOnlyArchive(root, archive, job) {
    const name = (0,byte_strings/* toText */.fE)(archive);
    if (job !== undefined) {
        const message = `The archive contains only another archive, ${name}, so there was nothing to check: contact the service’s support.`;
        return { kind: 'no-pages', message };
    }
    const message = `${(0,external_node_path_.basename)(root)} contains only an archive, ${name}: unpack it first.`;
    return { kind: 'other-folder', message };
}
/**
 * Folders that are no sites: packages, templates, and hidden folders other than those that
 * generators write sites to.
 */
const NO_SITE = /(?:^|\/)(?:node_modules|_?layouts|_?includes|themes|archetypes|\.(?!vitepress\/dist\/|output\/public\/|vercel\/output\/static\/)[^/]*)\//;
/**
 * Returns the `index.html` closest to the root that may be that of a site; undefined if several are
 * equally close.
 */
function findOnlyHomePage(names) {
    const homePages = names.filter((name) => name.endsWith(`/${page_names/* HOME_PAGE */.Ko}`) && !NO_SITE.test(name));
    const measureDepth = (name) => name.split('/').length;
    const minDepth = Math.min(...homePages.map(measureDepth));
    const [homePage, ...others] = homePages.filter((name) => measureDepth(name) === minDepth);
    if (others.length > 0)
        return undefined;
    return homePage;
}

;// CONCATENATED MODULE: ./lib/check/diagnosis/find-diagnosis.js


/** Returns what is probably wrong with a site as a whole; undefined if nothing is. */
function findDiagnosis(diagnosedSite) {
    return diagnoseFolder(diagnosedSite) ?? diagnoseCommonCause(diagnosedSite);
}

;// CONCATENATED MODULE: ./lib/check/earlier/earlier-identities.js

/** The identities that findings of a site may have had in the earlier one, before pages moved. */
class EarlierIdentities {
    #addresses;
    /** In how many files the listed findings of the earlier site occur. */
    #fileCounts = new Map();
    /** `addresses`: undefined if it is unknown which pages moved. */
    constructor(earlierFindings, addresses) {
        this.#addresses = addresses;
        for (const finding of earlierFindings) {
            if (finding.standsForUnlisted)
                continue;
            for (const identity of (0,raw_finding/* listIdentities */.T8)(finding)) {
                const fileCount = this.#fileCounts.get(identity) ?? 0;
                this.#fileCounts.set(identity, fileCount + finding.fileCount);
            }
        }
    }
    /**
     * Returns the sets of identities that a finding may have had. The finding is known if the earlier
     * site has all identities of one set.
     */
    listIdentitySets(finding) {
        if (this.#addresses === undefined || finding.standsForUnlisted)
            return [];
        // The destination may have moved.
        const earlierAddresses = this.#addresses.listEarlierAddresses(finding.key);
        const sets = listIdentitiesAt(finding, earlierAddresses).map((identity) => [identity]);
        // The pages with the link may have moved.
        const onMovedPages = listIdentitiesOnMovedPages(finding, this.#addresses);
        if (onMovedPages !== undefined && !this.#isAlsoOnUnmovedPages(finding, onMovedPages))
            sets.push(onMovedPages);
        return sets;
    }
    /**
     * Is a finding also on pages that did not move, although its kept spots are on pages that did?
     * There are such pages if more files have the finding than had it before the move, as findings
     * with these identities.
     */
    #isAlsoOnUnmovedPages({ fileCount, spots }, identities) {
        const areAllSpotsKept = fileCount === spots.length;
        if (areAllSpotsKept)
            return false;
        const earlierFileCount = this.#countFiles(identities);
        return earlierFileCount !== undefined && fileCount > earlierFileCount;
    }
    /**
     * Returns in how many files the earlier findings with these identities are; undefined if that is
     * not known, as for unlisted findings.
     */
    #countFiles(identities) {
        let sum = 0;
        for (const identity of new Set(identities)) {
            const fileCount = this.#fileCounts.get(identity);
            if (fileCount === undefined)
                return undefined;
            sum += fileCount;
        }
        return sum;
    }
}
/**
 * Returns the identities that the finding had on the pages of its spots before they moved;
 * undefined if one of them did not move: on that page, the same link had the same meaning, so the
 * finding is new.
 */
function listIdentitiesOnMovedPages(finding, addresses) {
    const identitiesBySpot = finding.spots.map(({ fileName }) => listIdentitiesAt(finding, addresses.listEarlierDestinations(finding.key, fileName)));
    const haveAllMoved = identitiesBySpot.every((identities) => identities.length > 0);
    if (!haveAllMoved)
        return undefined;
    return identitiesBySpot.flat();
}
/** Returns the identities that a finding would have at these addresses. */
function listIdentitiesAt(finding, addresses) {
    return addresses
        .map((address) => (0,raw_finding/* computeIdentityAt */.xS)(finding, address))
        .filter((identity) => identity !== undefined);
}

;// CONCATENATED MODULE: ./lib/check/earlier/finding-comparison.js
/**
 * Finds out which findings of a site are new since an earlier site. In both, a finding is
 * identified by its code and its full address. For example, the earlier site has a broken link to
 * `/a`, which is an error, and an `external-load` of `https://x.example/b`, which is a warning:
 *
 * - A broken link to `/a` in the later site is known, whichever pages have it.
 * - A broken link to `/c` is new.
 * - The load of `https://x.example/b` is new if it is an error now: it became worse.
 * - If the page `guide/x.html` moved to `manual/x.html`, a broken link to `/manual/y` on it is
 *   known if the earlier site had one to `/guide/y`.
 */







/** Compares the findings of two sites. */
class FindingComparison {
    #earlier;
    #later;
    #acceptedEntries;
    /** The entries that are not limited to certain pages. */
    #acceptedOnAllPages;
    #nowMs;
    /** Of all earlier findings: each is known on at least one page. */
    #severitiesOnSomePage;
    /** Of those that are known on all pages, because they were not only accepted on certain ones. */
    #severitiesOnAllPages;
    #earlierIdentitySets;
    /** The identities that findings of the later site have, or may have had. */
    #identitiesStillPresent;
    constructor({ earlier, later, acceptedEntries, nowMs, earlierAddresses }) {
        this.#earlier = earlier;
        this.#later = later;
        this.#acceptedEntries = acceptedEntries;
        this.#acceptedOnAllPages = acceptedEntries.filter(({ page }) => page === undefined);
        this.#nowMs = nowMs;
        this.#severitiesOnSomePage = findWorstSeverities(earlier.findings, earlier);
        const findingsKnownOnAllPages = earlier.findings.filter((finding) => !this.#isAcceptedOnCertainPagesOnly(finding));
        this.#severitiesOnAllPages = findWorstSeverities(findingsKnownOnAllPages, earlier);
        const earlierIdentities = new EarlierIdentities(earlier.findings, earlierAddresses);
        this.#earlierIdentitySets = new Map(later.findings.map((finding) => [finding, earlierIdentities.listIdentitySets(finding)]));
        this.#identitiesStillPresent = joinIdentities(this.#earlierIdentitySets);
    }
    /**
     * Returns whether a finding is new. A finding that stands for several is new if any of them is.
     * If a broken link to `/a` was accepted on `x.html` only, a later one to `/a` is new on `y.html`,
     * but not on `x.html`.
     */
    isNew(finding) {
        if (this.#isKnown(finding, this.#severitiesOnAllPages))
            return false;
        if (!this.#isKnown(finding, this.#severitiesOnSomePage))
            return true;
        // The earlier finding was accepted on certain pages only, and this one may be on others.
        return !this.#isAccepted(finding, this.#later);
    }
    /** Returns how many counted findings only the earlier site has. */
    countFixed() {
        let fixed = 0;
        for (const finding of this.#earlier.findings) {
            if (!isAboutSite(finding) || this.#isAccepted(finding, this.#earlier))
                continue;
            for (const identity of (0,raw_finding/* listIdentities */.T8)(finding)) {
                if (!this.#identitiesStillPresent.has(identity))
                    fixed++;
            }
        }
        return fixed;
    }
    /** Returns how many errors of the later site are not listed. */
    countUnlisted() {
        let errors = 0;
        let newErrors = 0;
        for (const finding of this.#later.findings) {
            if (!finding.standsForUnlisted || rateSeverity(finding, this.#later) !== 'error')
                continue;
            errors += (0,raw_finding/* listIdentities */.T8)(finding).size;
            newErrors += this.#listUnknownIdentities(finding, this.#severitiesOnAllPages).length;
        }
        return { errors, newErrors };
    }
    /** Is a finding, or each that it stands for, among the known ones, and not worse than there? */
    #isKnown(finding, known) {
        return this.#listUnknownIdentities(finding, known).length === 0;
    }
    /**
     * Returns which identities of a finding, or of those that it stands for, are unknown or known
     * only as less severe.
     */
    #listUnknownIdentities(finding, known) {
        const severity = rateSeverity(finding, this.#later);
        if (this.#isKnownFromMove(finding, severity, known))
            return [];
        return [...(0,raw_finding/* listIdentities */.T8)(finding)].filter((identity) => !isIdentityKnown(identity, severity, known));
    }
    /** Is a finding known under the identities that it had before its pages or its address moved? */
    #isKnownFromMove(finding, severity, known) {
        const identitySets = this.#earlierIdentitySets.get(finding) ?? [];
        return identitySets.some((identities) => identities.length > 0 &&
            identities.every((identity) => isIdentityKnown(identity, severity, known)));
    }
    #isAccepted(finding, siteFindings, entries = this.#acceptedEntries) {
        const { code } = site_kinds/* SITE_KINDS */.Q[finding.kind];
        // Describing a finding is slow, so it is avoided where no entry can match.
        if (!entries.some((entry) => entry.code === code))
            return false;
        const completed = completeFinding(finding, siteFindings);
        return (0,findings_finding/* isAccepted */.oB)((0,apply_acceptances/* applyAcceptancesToOne */.C)(completed, entries, this.#nowMs));
    }
    /** Is an earlier finding accepted, but only on certain pages? */
    #isAcceptedOnCertainPagesOnly(finding) {
        if (!this.#isAccepted(finding, this.#earlier))
            return false;
        return !this.#isAccepted(finding, this.#earlier, this.#acceptedOnAllPages);
    }
}
/** Returns the identities of findings, and those that they may have had before. */
function joinIdentities(earlierIdentitySets) {
    const identities = new Set();
    for (const [finding, sets] of earlierIdentitySets) {
        for (const identity of (0,raw_finding/* listIdentities */.T8)(finding))
            identities.add(identity);
        for (const identity of sets.flat())
            identities.add(identity);
    }
    return identities;
}
/** Is a finding with this identity known that is as severe, or more severe? */
function isIdentityKnown(identity, severity, known) {
    const knownSeverity = known.get(identity);
    return knownSeverity !== undefined && !(0,findings_severity/* isWorse */.B)(severity, knownSeverity);
}
function findWorstSeverities(findings, siteFindings) {
    const worst = new Map();
    for (const finding of findings) {
        const severity = rateSeverity(finding, siteFindings);
        for (const identity of (0,raw_finding/* listIdentities */.T8)(finding)) {
            const worstYet = worst.get(identity);
            if (worstYet === undefined || (0,findings_severity/* isWorse */.B)(severity, worstYet))
                worst.set(identity, severity);
        }
    }
    return worst;
}
/**
 * Is a finding about the site? A system error that occurred while the earlier copy was read is not.
 * For unlisted findings, the reason is unknown.
 */
function isAboutSite({ kind, standsForUnlisted, values }) {
    if (kind !== 'unreadable-file' && kind !== 'unreadable-file/folder')
        return true;
    if (standsForUnlisted)
        return false;
    const { errorCode } = values;
    return errorCode === '';
}

;// CONCATENATED MODULE: ./lib/check/sources/address-matcher.js
/** Compares addresses in a page with addresses in its source. */


/** Names of sources that become the `index.html` of their folder, without their extensions. */
const INDEX_NAMES = '(?:index|_index|readme)';
const INDEX_END = `(?:^|(?<=/))${INDEX_NAMES}(?:${source_location/* MARKUP_EXTENSIONS */.YF})?$`;
/** Ends of addresses of sources that are not part of pages' addresses. */
const MARKUP_END = new RegExp(`${INDEX_END}|${source_location/* MARKUP_EXTENSIONS */.YF}$`, 'i');
const INDEX_PAGE = /(?:^|\/)index\.x?html?$/i;
const INDEX_SOURCE = new RegExp(String.raw `(?:^|/)${INDEX_NAMES}\.\w+$`, 'i');
/**
 * Returns a decoded path without the extension of markup, without `index`, and without a slash
 * at the end.
 */
function normalizePath(path) {
    return decode(path).replace(MARKUP_END, '').replace(/\/+$/, '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
const ADDRESS_PARTS = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?<fragment>#.*)?$/s;
function splitAddress(address) {
    const { path = '', query = '', fragment = '' } = ADDRESS_PARTS.exec(address)?.groups ?? {};
    return { path, query, fragment: decodeFragment(fragment) };
}
/**
 * VitePress writes fragments of links without accents:
 * https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
 */
const ACCENTS = /[\u0300-\u036f]/g;
/** Returns a decoded fragment without accents, in one Unicode form. */
function decodeFragment(fragment) {
    return decode(fragment).normalize('NFKD').replace(ACCENTS, '');
}
/** Returns a common spelling of an address, ignoring its base. */
function normalizeAddress(address) {
    const { path, query, fragment } = splitAddress(address);
    return normalizePath(path) + query + fragment;
}
/** A segment of a path that is empty, `.`, or `..`. */
const NOT_A_NAME = /^\.{0,2}$/;
/**
 * Returns a key that equivalent addresses share: the fragment or, without one, the last segment of
 * the path without the extension of markup, or else the query; undefined without any of them.
 */
function getMatchKey(address) {
    const { path, query, fragment } = splitAddress(address);
    if (fragment.length > 1)
        return fragment;
    const lastSegment = normalizePath(path).split('/').at(-1);
    const isName = lastSegment !== undefined && !NOT_A_NAME.test(lastSegment);
    if (isName)
        return lastSegment;
    if (query !== '')
        return query;
    return undefined;
}
/**
 * Returns the match keys that an address may have in a source. A reference that the generator
 * did not resolve may be in its fragment.
 */
function listMatchKeys(addressInPage) {
    const keys = [getMatchKey(addressInPage)];
    const reference = readUnresolvedReference(addressInPage);
    if (reference !== undefined)
        keys.push(getMatchKey(reference));
    return keys.filter((key) => key !== undefined);
}
/** Returns the reference in a fragment: Sphinx and Antora put unresolved ones there. */
function readUnresolvedReference(addressInPage) {
    if (!addressInPage.startsWith('#'))
        return undefined;
    return decode(addressInPage.slice(1));
}
/** Compares an address in a page with those in its source. */
class AddressMatcher {
    #addressInPage;
    #basePath;
    #decodedBasePath;
    #siteUrl;
    #pageUrl;
    /** The address that the source would have in the site. */
    #sourceUrl;
    /** The key of the URL that the page links to: see `makeUrlKey`. */
    #linkedUrlKey;
    constructor({ addressInPage, page, source, siteAddress }) {
        const { basePath, domain = resolve_address/* UNKNOWN_HOST */.IZ } = siteAddress;
        this.#addressInPage = addressInPage;
        this.#basePath = basePath;
        this.#decodedBasePath = decode(basePath);
        this.#siteUrl = `https://${domain}${basePath}`;
        this.#pageUrl = this.#siteUrl + encodePath(page);
        // The generator turned the source into a folder: `guide.md` became `guide/index.html`.
        const becameFolder = INDEX_PAGE.test(page) && !INDEX_SOURCE.test(source);
        this.#sourceUrl = becameFolder ? new URL('..', this.#pageUrl).href : this.#pageUrl;
        this.#linkedUrlKey = resolveToUrlKey(addressInPage, this.#pageUrl);
    }
    /** Is an address in the source equivalent to the one in the page? */
    isEquivalent(addressInSource) {
        const normalized = normalizeAddress(addressInSource);
        if (normalizeAddress(this.#addressInPage) === normalized)
            return true;
        const reference = readUnresolvedReference(this.#addressInPage);
        if (reference !== undefined && normalizeAddress(reference) === normalized)
            return true;
        return this.#listUrls(addressInSource).some((url) => makeUrlKey(url) === this.#linkedUrlKey);
    }
    /**
     * Does the address in the source resolve, from some parent folder of the page, to the address in
     * the page? Only addresses with a fragment can. Docusaurus looks for documents in these folders:
     * in `docs/guide/p.md`, `other.md#y` may become `/docs/other#y`.
     */
    mayBeFromParentFolder(addressInSource) {
        if (splitAddress(this.#addressInPage).fragment === '')
            return false;
        return this.#listFoldersOfPage().some((folder) => resolveToUrlKey(addressInSource, folder) === this.#linkedUrlKey);
    }
    /**
     * Is the address in the page the path of an image from the root of the sources? Sphinx writes it
     * for a missing image: in `guide/p.rst`, `x.png` becomes `guide/x.png`.
     */
    mayBeFromSourceRoot(addressInSource) {
        const { path, fragment } = splitAddress(this.#addressInPage);
        const mayBeImage = fragment === '' && !MARKUP_END.test(path);
        if (!mayBeImage || !isRelative(this.#addressInPage))
            return false;
        const fromRoot = resolveToUrlKey(this.#addressInPage, this.#siteUrl);
        return fromRoot === resolveToUrlKey(addressInSource, this.#sourceUrl);
    }
    /**
     * Is an address in the source a relative one, and the address in the page the same from the root
     * of the site? Hexo puts the root in front of images: in `guide/p.md`, `x.svg` becomes `/x.svg`.
     */
    isEquivalentFromRoot(addressInSource) {
        if (isRelative(this.#addressInPage) || !isRelative(addressInSource))
            return false;
        return this.#linkedUrlKey === resolveToUrlKey(addressInSource, this.#siteUrl);
    }
    /**
     * Returns the full path of a relative address, if the page has it as it is written. The path is
     * decoded, except for the base path, as in findings.
     */
    resolvePath(addressInSource) {
        const path = decode(URL.parse(addressInSource, this.#pageUrl)?.pathname ?? '');
        if (!path.startsWith(this.#decodedBasePath))
            return path;
        return this.#basePath + path.slice(this.#decodedBasePath.length);
    }
    /** Does the address in the page point to the site itself? */
    pointsToSite() {
        const url = URL.parse(this.#addressInPage, this.#pageUrl);
        return url === null || url.host === new URL(this.#siteUrl).host;
    }
    /** Returns the paths within the site that an address in the source may point to. */
    listPaths(addressInSource) {
        return this.#listUrls(addressInSource)
            .map((url) => decode(url.pathname))
            .filter((path) => path.startsWith(this.#decodedBasePath))
            .flatMap((path) => listPathsOfPage(path.slice(this.#decodedBasePath.length)));
    }
    /** Returns the URLs that an address in the source may stand for. */
    #listUrls(addressInSource) {
        const urls = [
            URL.parse(addressInSource, this.#pageUrl),
            URL.parse(addressInSource, this.#sourceUrl),
        ];
        if (isPathFromRoot(addressInSource)) {
            // Below the base path, and below the folder of a language or version.
            for (const folder of this.#listFoldersOfPage())
                urls.push(URL.parse(`.${addressInSource}`, folder));
        }
        return urls.filter((url) => url !== null);
    }
    /** Returns the addresses of the page's folders, from the root of the site down. */
    #listFoldersOfPage() {
        const folders = [this.#siteUrl];
        const names = this.#pageUrl.slice(this.#siteUrl.length).split('/').slice(0, -1);
        for (const name of names)
            folders.push(`${folders.at(-1)}${name}/`);
        return folders;
    }
}
/** Returns the paths at which hosts may serve what a path points to, and the path itself. */
function listPathsOfPage(path) {
    const stem = normalizePath(path);
    return [path, stem, `${stem}.html`, `${stem}/`];
}
/** Does an address begin with one slash? With two, it begins with a host. */
function isPathFromRoot(address) {
    return /^\/(?!\/)/.test(address);
}
/** Does an address begin with neither a slash nor a scheme? */
function isRelative(address) {
    return !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address);
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
/** Returns a key that equivalent URLs share, whatever their scheme. */
function makeUrlKey(url) {
    return `${url.host}${normalizePath(url.pathname)}${url.search}${decodeFragment(url.hash)}`;
}
/** Returns the key of the URL that an address points to; undefined if it points to none. */
function resolveToUrlKey(address, baseUrl) {
    const url = URL.parse(address, baseUrl);
    if (url === null)
        return undefined;
    return makeUrlKey(url);
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var dist_decode = __webpack_require__(9995);
;// CONCATENATED MODULE: ./lib/check/sources/link-forms.js
/** The forms in which links are written in sources, by language. */
/**
 * Keys in front matter and in data whose value is an address, as a pattern. Values of other keys
 * are names, or the page's own address.
 */
const ADDRESS_KEYS = 'link|href|url|src|image|img|to|next|prev|cover|icon|logo|banner|thumbnail|poster|video|file' +
    '|dark|light';
/**
 * An expression of a template language before the path of an address, which stands for the base
 * path; or a tag of Pelican, such as `{filename}`:
 * https://docs.getpelican.com/en/latest/content.html#linking-to-internal-content
 */
const BASE = String.raw `(?:\{\{[^{}\n]{0,99}\}\}|\$?\{[^{}\n]{0,99}\})?`;
/** The address of a Markdown link without angle brackets. Its parentheses are balanced. */
const PLAIN_ADDRESS = String.raw `${BASE}(?<address>(?:[^\s()\\<]|\\.|\([^\s()]{0,99}\))+)`;
const MARKDOWN_ADDRESS = `(?:<(?<quoted>[^<>]+)>|${PLAIN_ADDRESS})`;
/** The value of an attribute, in one of three kinds of quotes. */
const QUOTED_VALUE = `(?:"${BASE}(?<quoted>[^"<>]*)"|'${BASE}(?<single>[^'<>]*)'|` + `\`${BASE}(?<ticks>[^\`<>]*)\`)`;
const MARKDOWN_FILES = /\.(?:md|mdx|mdoc|markdown|[rq]md|lr|ipynb|txt|py|[cm]?[jt]sx?|html?|astro|vue|svelte)$/i;
const RST_FILES = /\.(?:rst|txt|py)$/i;
const ROLE_FILES = /\.(?:rst|txt|py|md|ipynb)$/i;
const ASCIIDOC_FILES = /\.(?:adoc|asciidoc|asc|txt)$/i;
/** The forms of links in all languages. */
const LINK_FORMS = [
    // Markdown: [text](address).
    {
        requiredText: '](',
        pattern: new RegExp(String.raw `(?<!\\)\]\(\s{0,9}${MARKDOWN_ADDRESS}(?=\s{0,9}(?:[)"'(]|$))`, 'dg'),
        files: MARKDOWN_FILES,
    },
    // Markdown: [label]: address.
    {
        requiredText: ']:',
        pattern: /^[\s>]{0,9}\[(?!\^)[^\]]+\]:\s{0,9}(?:<(?<quoted>[^<>]+)>|(?<address>[^\s<]\S*))(?=\s|$)/dg,
        files: MARKDOWN_FILES,
    },
    // <https://example.com>.
    { requiredText: '<http', pattern: /<(?<address>https?:[^\s<>]+)>/dg },
    // MyST: ```{image} address.
    {
        requiredText: '}',
        pattern: /^[\s>]{0,9}[`:~]{3,}\{(?:image|figure|video|card|grid-item-card|button-link)\}\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: ROLE_FILES,
    },
    // Options of directives: `:target: address`.
    {
        requiredText: ':',
        pattern: /^\s{0,99}:(?:target|link|url|image|img-top|poster):\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: ROLE_FILES,
    },
    // reStructuredText: `text <address>`.
    { requiredText: '>`', pattern: /<(?<address>[^<>`]+)>`/dg, files: ROLE_FILES },
    // Roles: :doc:`address` and {doc}`address`.
    {
        requiredText: '`',
        pattern: /(?::(?:doc|download):|\{(?:doc|download)\})`(?<address>[^`<>]+)`/dg,
        files: ROLE_FILES,
    },
    // reStructuredText: .. image:: address.
    {
        requiredText: '..',
        pattern: /^\s{0,99}\.\. [^:]+::?\s{1,9}(?<address>\S+)\s{0,9}$/dg,
        files: RST_FILES,
    },
    // AsciiDoc: xref:address[text].
    {
        requiredText: '[',
        pattern: /\b(?:xref|link|image|include|video|audio)::?(?<address>[^\s[\]]+)\[/dg,
        files: ASCIIDOC_FILES,
    },
    // AsciiDoc: <<address,text>> and <<anchor>>.
    {
        requiredText: '<<',
        pattern: /<<(?:(?<address>[^\s<>,]*[.#][^\s<>,]*)|(?<anchor>[^\s<>,]+))(?:,[^<>]{0,999})?>>/dg,
        files: ASCIIDOC_FILES,
    },
    // AsciiDoc: https://example.com[text].
    {
        requiredText: 'http',
        pattern: /(?<![\w:])(?<address>https?:[^\s[\]<>]+)\[/dg,
        files: ASCIIDOC_FILES,
    },
    // HTML and JSX.
    {
        requiredText: '=',
        pattern: new RegExp(String.raw `\b(?:href|src|to|data|poster|action|link|url)\s{0,9}=\s{0,9}\{?${QUOTED_VALUE}`, 'dg'),
    },
    {
        requiredText: '=',
        pattern: /\b(?:href|src|to|data|poster|action)\s{0,9}=\s{0,9}(?<address>[^\s"'{}`<>]+)/dg,
    },
    // YAML, JSON, and programs.
    {
        requiredText: ':',
        pattern: new RegExp(String.raw `(?:^|[\s"'{])(?:[\w-]{0,99}[_-])?(?:${ADDRESS_KEYS})["']?:\s{1,9}` +
            String.raw `(?:"(?<quoted>[^"]+)"|'(?<single>[^']+)'|(?<address>[^\s"',]+),?\s{0,9}$)`, 'dg'),
    },
    // Go templates, Liquid, Jinja.
    {
        requiredText: '{{',
        pattern: /\{\{[<%]?-?\s{0,9}(?:rel)?(?:ref|URL|url)\s{1,9}["'](?<address>[^"'\s]+)["']/dg,
    },
    {
        requiredText: '{{',
        pattern: /\{\{-?\s{0,9}["'](?<address>[^"'\s]+)["']\s{0,9}\|\s{0,9}(?:relative_url|absolute_url|relURL|absURL|relLangURL|url)\b/dg,
    },
    // Jekyll: https://jekyllrb.com/docs/liquid/tags/#links.
    {
        requiredText: '{%',
        pattern: /\{%-?\s{0,9}link\s{1,9}(?<fromRoot>[^\s%"']{1,999}?)\s{0,9}-?%\}(?<fragment>#[^\s"'()<>]{1,999})?/dg,
    },
    // Most generators turn plain URLs into links.
    {
        requiredText: 'http',
        pattern: /(?<![\w"'(<=`[])(?<address>https?:[^\s<>"'`)\]]*[^\s<>"'`)\].,:;!?])/dg,
    },
];
/** Forms in which an address may be written, but text that is no address may be, too. */
const UNKNOWN_FORMS = [
    // Arguments of macros and components: macro("address").
    {
        pattern: /(?<=[=(,[{:]\s{0,3}|\{[{%][^{}\n]{0,99}\s)(?:"([^"\s]+)"|'([^'\s]+)')/g,
    },
    // reStructuredText, other roles: :role:`address`.
    { pattern: /(?<=:)`([^`<>\s]+)`/g, files: RST_FILES },
    // AsciiDoc, other macros: macro:address[text].
    { pattern: /\b\w+::?([^\s[\]:]+)\[/g, files: ASCIIDOC_FILES },
    // Wikis: [[address]] and [[address|text]].
    { pattern: /\[\[([^\s[\]|]+)(?:\|[^[\]\n]{0,999})?\]\]/g },
];

;// CONCATENATED MODULE: ./lib/check/sources/source-addresses.js
/** Finds the addresses of links in the lines of a source. */


/** Matches lines that may contain an address in any form. */
const ADDRESS_PUNCTUATION = /[:<[=({]/;
/** The longest line that is read, in characters. Longer lines are generated. */
const MAX_LINE_CHARS = 20_000;
/** Returns the addresses in the lines of a source with this name. */
function findSourceAddresses(lines, name) {
    const isUsedInSource = ({ files }) => files === undefined || files.test(name);
    const forms = LINK_FORMS.filter(isUsedInSource);
    const unknownForms = UNKNOWN_FORMS.filter(isUsedInSource);
    const addresses = [];
    const possibleAddresses = [];
    for (const [i, line] of lines.entries()) {
        if (line.length > MAX_LINE_CHARS || !ADDRESS_PUNCTUATION.test(line))
            continue;
        const lineAddresses = findLineAddresses(line, forms);
        for (const { address } of lineAddresses)
            addresses.push({ address, line: i + 1 });
        addresses.push(...findAcrossLineEnd(i, lines, forms));
        const otherText = blankOutAddresses(line, lineAddresses);
        possibleAddresses.push(...findPossibleAddresses(otherText, unknownForms));
    }
    return { addresses, possibleAddresses };
}
/** A line whose end is within a link: before the address, or within it. */
const UNFINISHED_LINK = /(?:\]\(|\]:|^\s*\.\. _[^:]+:|<[^\s<>`]{1,999})\s*$/;
/** Whitespace and the marks of quotations before the rest of a paragraph. */
const LINE_START = /^[\s>]+/;
/** Returns addresses that begin or continue on the line after the one with this index. */
function findAcrossLineEnd(i, lines, forms) {
    const line = lines[i] ?? '';
    const nextLine = lines[i + 1] ?? '';
    if (!UNFINISHED_LINK.test(line))
        return [];
    // In reStructuredText, a line without indentation is a new paragraph.
    const isNewParagraph = line.includes('.. _') && !/^\s/.test(nextLine);
    if (isNewParagraph)
        return [];
    // An address that begins after the line end needs a space in front.
    const firstPart = line.trimEnd().replace(/:$/, ': ');
    const secondPart = nextLine.replace(LINE_START, '');
    const secondStart = firstPart.length;
    const lineNumber = i + 1;
    return findLineAddresses(firstPart + secondPart, forms)
        .filter(({ end }) => end > secondStart)
        .map(({ address, start }) => {
        const isOnNextLine = start >= secondStart;
        return { address, line: isOnNextLine ? lineNumber + 1 : lineNumber };
    });
}
function findLineAddresses(line, forms) {
    return forms
        .filter(({ requiredText }) => line.includes(requiredText))
        .flatMap(({ pattern }) => [...line.matchAll(pattern)].map(readMatch))
        .filter((addressInLine) => addressInLine !== undefined);
}
/** Returns the line with these addresses replaced by spaces. */
function blankOutAddresses(line, addresses) {
    let otherText = line;
    for (const { start, end } of addresses)
        otherText = otherText.slice(0, start) + ' '.repeat(end - start) + otherText.slice(end);
    return otherText;
}
function findPossibleAddresses(line, forms) {
    return forms
        .flatMap(({ pattern }) => [...line.matchAll(pattern)])
        .flatMap(([, ...addresses]) => addresses)
        .filter((address) => address !== undefined);
}
/**
 * Returns the address that a form matched, and its offsets: those of the only group with a match,
 * up to the end of a fragment after it.
 */
function readMatch({ groups = {}, indices }) {
    const { fragment = '', ...addresses } = groups;
    for (const [group, written] of Object.entries(addresses)) {
        const offsets = indices?.groups?.[group];
        if (offsets === undefined || written === undefined)
            continue;
        const [start] = offsets;
        const address = completeAddress(group, decodeEscapes(written + fragment));
        const [, end] = indices?.groups?.fragment ?? offsets;
        return { address, start, end };
    }
    return undefined;
}
/** Returns the whole address, given the group that matched it. */
function completeAddress(group, written) {
    if (group === 'anchor')
        return `#${written}`;
    if (group === 'fromRoot')
        return `/${written.replace(/^\//, '')}`;
    return written;
}
/** Decodes backslash escapes and character references. */
function decodeEscapes(written) {
    const plain = written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
    if (plain.includes('&'))
        return (0,dist_decode/* decodeHTML */.Gz)(plain);
    return plain;
}

;// CONCATENATED MODULE: ./lib/check/sources/hidden-parts.js
/** Removes the parts of text between two marks: comments, listings, scripts. */
/** Returns an `end` that does not depend on `begin`. */
function endAt(end) {
    return () => end;
}
/**
 * Returns the text with these parts replaced by spaces. Parts are removed in order of position, and
 * in order of `parts` at the same position.
 */
function removeHiddenParts(text, parts) {
    let plainText = '';
    let plainEnd = 0;
    for (const { part, start, end } of findHiddenParts(text, parts)) {
        const { keep = replaceWithSpaces } = part;
        plainText += text.slice(plainEnd, start) + keep(text.slice(start, end));
        plainEnd = end;
    }
    return plainText + text.slice(plainEnd);
}
/** Finds the hidden parts of a text, each after the end of the one before. */
function* findHiddenParts(text, parts) {
    const beginPattern = new RegExp(parts.map(({ begin }) => `(${begin})`).join('|'), 'gm');
    for (let match = beginPattern.exec(text); match !== null; match = beginPattern.exec(text)) {
        const [begin, ...beginsByPart] = match;
        const part = parts.find((_, i) => beginsByPart[i] !== undefined);
        if (part === undefined)
            continue;
        const end = findEnd(part, text, begin, beginPattern.lastIndex);
        if (end === undefined)
            continue;
        yield { part, start: match.index, end };
        beginPattern.lastIndex = end;
    }
}
/** Returns the offset at which a part ends; undefined if it is not a part. */
function findEnd(part, text, begin, from) {
    if (part.end === undefined)
        return from;
    const endPattern = new RegExp(part.end(begin), 'gm');
    endPattern.lastIndex = from;
    const end = endPattern.exec(text);
    if (end === null)
        return part.needsEnd ? undefined : text.length;
    const isCanceled = end.groups?.cancel !== undefined;
    if (isCanceled)
        return undefined;
    return end.index + end[0].length;
}
/** Replaces everything but line ends with spaces. */
const replaceWithSpaces = (text) => text.replace(/[^\n]/g, ' ');
/** Replaces everything but tags and line ends with spaces. */
function keepTags(text) {
    let tagEnd = 0;
    let tags = '';
    for (const { 0: tag, index } of text.matchAll(/<[a-z][^<>]*>/gi)) {
        tags += replaceWithSpaces(text.slice(tagEnd, index)) + tag;
        tagEnd = index + tag.length;
    }
    return tags + replaceWithSpaces(text.slice(tagEnd));
}

;// CONCATENATED MODULE: ./lib/check/sources/asciidoc-text.js
/** Extracts the text of AsciiDoc: https://docs.asciidoctor.org/asciidoc/latest/ */

/** Listing, literal, comment, passthrough, and a listing as in Markdown. */
const HIDDEN_BLOCK = /^(?:-{4,}|\.{4,}|\/{4,}|\+{4,}|`{3,}.*)$/;
/** Blocks that are code only if a style says so. */
const STYLED_BLOCK = /^(?:--|={4,}|\*{4,}|_{4,})$/;
const CODE_STYLE = /^\[(?:(?:source|listing|literal|comment|stem|latexmath|asciimath|plantuml|mermaid|ditaa)\b.*|,.+)\]$/;
/** The title or other attributes of a block. */
const BLOCK_TITLE_OR_ATTRIBUTES = /^(?:\.[^.\s]|\[.*\]$)/;
const LIST_ITEM = /^\s*(?:(?:[*\-.]+|\d+[.)]|<(?:\d+|\.)>)\s|\S.*?:{2,4}(?:\s|$))/;
const HIDDEN_INLINE = [
    // A passthrough: +++text+++.
    { begin: String.raw `\+\+\+(?=\S)`, end: endAt(String.raw `\+\+\+|$`), keep: keepTags },
    // Literal text within a line: +text+ and `+text+`.
    {
        begin: '(?<!\\w)(?:`\\+|\\+`?)(?=[^\\s+])',
        end: endAt('\\+`?(?!\\w)|(?<cancel>$)'),
        needsEnd: true,
    },
    // A passthrough macro: pass:[text].
    { begin: String.raw `pass:\w*\[`, end: endAt(String.raw `\]|$`), keep: keepTags },
    // An escaped link: \link:address[text].
    { begin: String.raw `\\(?:xref:|link:|image:|https?:|<<)\S*` },
];
/**
 * Returns the text without comments, listings, and literals. From passthroughs, only tags are kept.
 */
function readAsciiDocText(text) {
    const blocks = new AsciiDocBlocks();
    const lines = text.split('\n').map((line) => blocks.readLine(line));
    return removeHiddenParts(lines.join('\n'), HIDDEN_INLINE);
}
/** Reads the lines of a document in turn. */
class AsciiDocBlocks {
    /** The hidden block that has not ended yet. */
    #openBlock;
    /** Does a style say that the next block is code? */
    #isNextBlockCode = false;
    /** Was the previous line blank? Only then can an indented line begin a literal. */
    #isAfterBlank = true;
    /** Returns the next line, with hidden text replaced by spaces. */
    readLine(line) {
        const trimmed = line.trimEnd();
        if (this.#openBlock !== undefined)
            return this.#readHidden(trimmed, this.#openBlock);
        if (trimmed === '') {
            this.#isAfterBlank = true;
            return line;
        }
        const isIndented = /^[ \t]/.test(line);
        const isLiteral = this.#isAfterBlank && isIndented && !LIST_ITEM.test(line);
        this.#isAfterBlank = false;
        this.#openBlock = this.#findHiddenBlock(trimmed, isLiteral);
        if (this.#openBlock !== undefined) {
            this.#isNextBlockCode = false;
            return replaceWithSpaces(line);
        }
        if (CODE_STYLE.test(trimmed))
            this.#isNextBlockCode = true;
        if (line.startsWith('//'))
            return replaceWithSpaces(line);
        return line;
    }
    /** Returns the hidden block that begins with this line; undefined if none begins. */
    #findHiddenBlock(line, isLiteral) {
        if (HIDDEN_BLOCK.test(line)) {
            // The line that ends a fence has no language.
            return { kind: 'delimited', endLine: line.replace(/^(`{3,}).*/, '$1') };
        }
        if (!this.#isNextBlockCode)
            return isLiteral ? { kind: 'paragraph' } : undefined;
        if (STYLED_BLOCK.test(line))
            return { kind: 'delimited', endLine: line };
        if (BLOCK_TITLE_OR_ATTRIBUTES.test(line))
            return undefined;
        return { kind: 'paragraph' };
    }
    /** Returns the next line of a hidden block, and closes the block if it ends with this line. */
    #readHidden(line, block) {
        if (block.kind === 'paragraph') {
            this.#isAfterBlank = line === '';
            if (this.#isAfterBlank)
                this.#openBlock = undefined;
            return replaceWithSpaces(line);
        }
        if (line === block.endLine)
            this.#openBlock = undefined;
        const isPassthrough = block.endLine.startsWith('+');
        if (isPassthrough)
            return keepTags(line);
        return replaceWithSpaces(line);
    }
}

;// CONCATENATED MODULE: ./lib/check/sources/html-text.js
/** Extracts the text of HTML and of template languages. */

/** Comments and escapes of template languages: Liquid, Jinja, Go. */
const HIDDEN_IN_TEMPLATES = [
    // Liquid and Jinja: {% comment %}text{% endcomment %}.
    ...['comment', 'raw', 'verbatim', 'highlight'].map((name) => ({
        begin: String.raw `\{%-?\s*${name}\b[^%\n]*%\}`,
        end: endAt(String.raw `\{%-?\s*end${name}\s*-?%\}`),
    })),
    // Jinja: {# text #}.
    { begin: String.raw `\{#-?\s`, end: endAt(String.raw `#\}`), needsEnd: true },
    // Go templates: {{/* text */}}.
    { begin: String.raw `\{\{-?\s*/\*`, end: endAt(String.raw `\*/\s*-?\}\}`) },
    // Hugo, an escaped shortcode: {{</* text */>}}.
    { begin: String.raw `\{\{[<%]\s*/\*`, end: endAt(String.raw `\*/\s*[>%]\}\}`) },
    // Hugo: {{< highlight js >}}text{{< /highlight >}}.
    ...['highlight', 'comment', 'raw'].map((name) => ({
        begin: String.raw `\{\{[<%]\s*${name}\b[^}\n]*\}\}`,
        end: endAt(String.raw `\{\{[<%]\s*/\s*${name}\s*[>%]\}\}`),
    })),
];
const HTML_COMMENT = { begin: '<!--', end: endAt('-->') };
/** Comments, and elements whose content is not markup or is not shown. */
const HIDDEN_IN_HTML = [
    HTML_COMMENT,
    makeHiddenElement('script'),
    makeHiddenElement('style'),
    makeHiddenElement('textarea'),
    // A template with a name is a slot of a component, which is shown.
    makeHiddenElement('template', String.raw `(?!\s+(?:#|v-|slot))`),
];
/** Returns an element as a part. `lookahead`: a pattern for what follows its name in the tag. */
function makeHiddenElement(name, lookahead = '') {
    return {
        begin: String.raw `<${name}${lookahead}(?![\w-])(?:[^>]*[^>/])?>`,
        end: endAt(String.raw `</${name}\s*>`),
        keep: keepStart,
    };
}
/** Keeps the start tag, which may load a file. */
function keepStart(part) {
    const end = part.indexOf('>') + 1;
    return part.slice(0, end) + replaceWithSpaces(part.slice(end));
}
const NOSCRIPT = { begin: '<noscript', end: endAt('</noscript') };
/** Returns the text of a page or a template, with its tags. */
function readHtmlText(text) {
    return removeHiddenParts(text, [...HIDDEN_IN_TEMPLATES, ...HIDDEN_IN_HTML, NOSCRIPT]);
}

;// CONCATENATED MODULE: ./lib/check/sources/markdown-text.js
/**
 * Extracts the text of Markdown:
 * https://spec.commonmark.org/0.31.2/, https://mdxjs.com/docs/what-is-mdx/,
 * https://myst-parser.readthedocs.io/
 */


/** Returns Markdown without code and other parts that cannot contain links. */
function readMarkdownText(text) {
    const plainLines = removeHiddenParts(text, HIDDEN_IN_MARKDOWN).split('\n');
    const originalLines = text.split('\n');
    const indentedCode = new IndentedCode();
    const lines = plainLines.map((line, i) => indentedCode.readLine(line, originalLines[i] ?? ''));
    return removeUnusedDefinitions(lines).join('\n');
}
/**
 * Returns MDX without code and other parts that cannot contain links. In MDX, indented text is not
 * code.
 */
function readMdxText(text) {
    const lines = removeHiddenParts(text, HIDDEN_IN_MARKDOWN).split('\n');
    return removeUnusedDefinitions(lines).join('\n');
}
/**
 * Matches the end of a paragraph: an empty line, the start of a list, a `#` heading or a table,
 * or the end of the text. A part that has not ended by then is text: see `cancel` in
 * `HiddenPart`.
 */
const PARAGRAPH_END = String.raw `(?<cancel>\n[ \t>]*(?:\n|[-*+#|][ \t]|\d+[.)][ \t])|$(?!\n))`;
const CODE_DIRECTIVES = 'code|code-block|code-cell|sourcecode|literalinclude|include|math|eval-rst|toctree|mermaid|raw|parsed-literal|highlight|doctest|testcode';
const CODE_DIRECTIVE = new RegExp(`^(?:${CODE_DIRECTIVES})$`);
/** The mark of a fence. */
const FENCE_MARK = /`{3,}|~{3,}/;
/** The mark at the start of a fence. With more backticks after it, it begins a code span. */
const FIRST_FENCE_MARK = '(?:`{3,}(?![^`\\n]*`)|~{3,})';
const HIDDEN_IN_MARKDOWN = [
    // A fence, including one in a list or a block quotation: ```js.
    {
        begin: String.raw `^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?${FIRST_FENCE_MARK}[^\n]*`,
        end: (begin) => {
            const [mark] = FENCE_MARK.exec(begin) ?? ['```'];
            const character = mark.slice(0, 1);
            return String.raw `^[ \t>]*${mark}${character}*[ \t]*$`;
        },
        keep: keepTextOfFence,
    },
    // A MyST directive for code between colons: :::{code-block}.
    {
        begin: String.raw `^[ \t]*:{3,}\{(?:${CODE_DIRECTIVES})\}`,
        end: (begin) => String.raw `^[ \t]*${/:+/.exec(begin)?.[0]}[ \t]*$`,
    },
    // Comments and escapes: {% comment %}.
    ...HIDDEN_IN_TEMPLATES,
    // A comment in MDX: {/* text */}.
    { begin: String.raw `\{/\*`, end: endAt(String.raw `\*/\s*\}`) },
    // Scripts, styles, and comments: <!-- text -->.
    ...HIDDEN_IN_HTML,
    // Code in HTML, in which tags are still tags: <pre>text</pre>.
    {
        begin: String.raw `<(?:pre|code)(?![\w-])[^>]*>`,
        end: endAt(String.raw `</(?:pre|code)\s*>`),
        keep: keepTags,
    },
    // A code span within a paragraph: `text`. The target of a MyST role only looks like one.
    {
        begin: '(?<![\\\\`]|\\{(?:doc|download)\\})`+',
        end: (begin) => `(?<!\`)${begin}(?!\`)|${PARAGRAPH_END}`,
        needsEnd: true,
    },
    // An escaped link: \[text](address).
    { begin: String.raw `\\\[[^\]\n]*\]\([^)\n]*\)` },
];
/** Keeps the content of MyST directives, which look like fences, unless they are for code. */
function keepTextOfFence(part) {
    const firstLine = part.split('\n', 1)[0] ?? '';
    const directive = /[`~]\{([\w:-]+)\}/.exec(firstLine)?.[1];
    if (directive === undefined || CODE_DIRECTIVE.test(directive))
        return replaceWithSpaces(part);
    const lastLineStart = part.lastIndexOf('\n');
    const hasOnlyOneLine = lastLineStart < firstLine.length;
    if (hasOnlyOneLine)
        return firstLine;
    const content = part.slice(firstLine.length, lastLineStart);
    const lastLine = part.slice(lastLineStart);
    return firstLine + readMarkdownText(content) + replaceWithSpaces(lastLine);
}
/**
 * After a line that begins like this, indented lines are more often part of it than code.
 */
const CONTAINER_START = /^ {0,3}(?:[-*+][ \t]|\d{1,9}[.)][ \t]|!!!|\?\?\?|===|:::|\/\/\/|@\w|:[ \t]|\[\^[^\]]+\]:|<[a-z]|\{\{|\{%|\|)/i;
const INDENTATION = /^(?: {4}| {0,3}\t)/;
const HEADING = /^ {0,3}#/;
/** Removes lines that are code only because they are indented. */
class IndentedCode {
    /** Is an indented line more likely part of a list item or an admonition than code? */
    #isInContainer = false;
    /** May the next line continue a paragraph? Only another line can be indented code. */
    #isInParagraph = false;
    /**
     * Reads the next line, and returns it; empty if it is code. `plain`: the line without hidden
     * parts; `written`: the whole line.
     */
    readLine(plain, written) {
        if (plain.trim() === '') {
            this.#isInParagraph = false;
            return plain;
        }
        if (INDENTATION.test(written)) {
            const isCode = !this.#isInContainer && !this.#isInParagraph;
            if (isCode)
                return '';
            this.#isInParagraph = true;
            return plain;
        }
        const mayEndContainer = !this.#isInParagraph || written.startsWith('#');
        if (CONTAINER_START.test(written))
            this.#isInContainer = true;
        else if (mayEndContainer && !/^ {2}/.test(written))
            this.#isInContainer = false;
        // A heading ends with its line.
        this.#isInParagraph = !HEADING.test(written);
        return plain;
    }
}
/** The definition of a label: `[label]: address`, but not a footnote. */
const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.)+)\]:/;
/** A label that a link may use: `[text][label]` or `[label]`. */
const LABEL = /\[((?:[^[\]\\]|\\.)+)\]/g;
function normalizeLabel(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
/**
 * Returns the lines of Markdown without definitions that no link uses. Of several definitions with
 * one label, only the first is used: https://spec.commonmark.org/0.31.2/#matches.
 */
function removeUnusedDefinitions(lines) {
    if (!lines.some((line) => DEFINITION.test(line)))
        return [...lines];
    const text = lines.filter((line) => !DEFINITION.test(line)).join('\n');
    const usedLabels = new Set(Array.from(text.matchAll(LABEL), ([, label = '']) => normalizeLabel(label)));
    const definedLabels = new Set();
    return lines.map((line) => {
        const written = DEFINITION.exec(line)?.[1];
        if (written === undefined)
            return line;
        const label = normalizeLabel(written);
        const isUsed = usedLabels.has(label) && !definedLabels.has(label);
        definedLabels.add(label);
        return isUsed ? line : '';
    });
}

;// CONCATENATED MODULE: ./lib/check/sources/notebook-text.js
/** Extracts the text of Jupyter notebooks. */

const CELL_TYPE = /^\s*"cell_type":\s*"(\w+)"/;
const SOURCE_START = /^\s*"source":\s*\[\s*$/;
const SOURCE_END = /^\s*\],?\s*$/;
/**
 * Returns the Markdown of a notebook, each line where it is in the file. The file must have the
 * usual form, in which each line of a cell is a string on a line of its own.
 */
function readNotebookText(text) {
    const lines = text.split('\n');
    const visibleLines = lines.map(() => '');
    for (const { start, end } of findMarkdownCells(lines)) {
        const cellText = lines.slice(start, end).map(readString).join('\n');
        visibleLines.splice(start, end - start, ...readMarkdownText(cellText).split('\n'));
    }
    return visibleLines.join('\n');
}
/** Returns the lines between the brackets of each Markdown cell. */
function findMarkdownCells(lines) {
    const cells = [];
    let isMarkdown = false;
    let start;
    for (const [i, line] of lines.entries()) {
        const cellType = CELL_TYPE.exec(line)?.[1];
        if (cellType !== undefined)
            isMarkdown = cellType === 'markdown';
        if (SOURCE_START.test(line))
            start = isMarkdown ? i + 1 : undefined;
        if (start === undefined || !SOURCE_END.test(line))
            continue;
        cells.push({ start, end: i });
        start = undefined;
    }
    return cells;
}
/** Returns the value of a line that is a JSON string; empty for other lines. */
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

;// CONCATENATED MODULE: ./lib/check/sources/restructured-text.js
/**
 * Extracts the text of reStructuredText:
 * https://docutils.sourceforge.io/docs/ref/rst/restructuredtext.html
 */


/** Directives that hold code, or whose argument is not an address for readers. */
const DIRECTIVES_WITHOUT_TEXT = (0,words/* splitWords */.yM)('code code-block code-cell sourcecode highlight literalinclude include math ' +
    'doctest testcode testsetup testoutput prompt ipython jupyter-execute ' +
    'productionlist command-output program-output csv-table index meta module ' +
    'automodule currentmodule default-role role tabularcolumns graphviz mermaid uml');
/** `.. content`. */
const EXPLICIT_MARKUP = /^\s*\.\.(?:[ \t]+(?<content>.*))?$/;
/** `name:: argument`, possibly after a substitution: `|icon| image:: icon.png`. */
const DIRECTIVE = /^(?:\|[^|]+\|[ \t]+)?(?<name>[\w:+.-]+)::(?:[ \t]+(?<argument>.*))?$/;
/**
 * Targets, footnotes, and substitutions. Other explicit markup that is not a directive is a
 * comment.
 */
const TARGET_OR_FOOTNOTE = /^(?:_|\[[^\]]+\][ \t]|\|[^|]+\|)/;
/** `.. _name:` or `.. _name: address`. */
const TARGET = /^\s*\.\. _(`[^`]+`|(?:[^:`\\]|\\.)+):(?: \S|\s*$)/;
/** A line of an interactive Python session. */
const DOCTEST = /^\s*>>> /;
/** The markers of list items at the start of a line. */
const LIST_MARKERS = /^\s*(?:(?:[-*+•]|\w{1,3}[.)]|\(\w{1,3}\)|#\.)[ \t]+)*/;
/** The punctuation with which each line of a quoted literal block begins. */
const QUOTE = /^[!-/:-@[-`{-~]/;
/** Roles whose text is shown verbatim. */
const LITERAL_ROLES = 'code|literal|samp|kbd|file|command|option|program|envvar|math|raw|regexp|guilabel|menuselection|makevar|mimetype';
/**
 * Matches the end of a paragraph: an empty line, or the end of the text. A part that has not ended
 * by then is text: see `cancel` in `HiddenPart`.
 */
const restructured_text_PARAGRAPH_END = String.raw `(?<cancel>\n[ \t]*\n|$(?!\n))`;
const restructured_text_HIDDEN_INLINE = [
    // A literal: ``text``.
    { begin: '(?<![\\\\`\\w])``(?=\\S)', end: endAt(`\`\`(?!\`)|${restructured_text_PARAGRAPH_END}`), needsEnd: true },
    // A role: :code:`text`.
    { begin: `:(?:${LITERAL_ROLES}):\``, end: endAt(`\`|${restructured_text_PARAGRAPH_END}`), needsEnd: true },
    // An escaped mark: \`text`.
    { begin: '\\\\`[^`\\n]*`?' },
];
function measureIndent(line) {
    return line.length - line.trimStart().length;
}
/** Returns the text without comments, literals, listings, and targets that nothing uses. */
function readRestructuredText(text) {
    const lines = text.split('\n');
    const blocks = new RestructuredBlocks();
    const plainLines = lines.map((_, i) => blocks.readLine(lines, i));
    return removeUnusedTargets(removeHiddenParts(plainLines.join('\n'), restructured_text_HIDDEN_INLINE));
}
/** Reads the lines of a document in turn. */
class RestructuredBlocks {
    /** The hidden block that the next line may continue. */
    #openBlock;
    /** Returns the line with this index; empty if it is hidden. */
    readLine(lines, i) {
        const line = lines[i] ?? '';
        if (line.trim() === '') {
            if (this.#openBlock?.kind === 'paragraph')
                this.#openBlock = undefined;
            return line;
        }
        if (this.#openBlock !== undefined && isContinuedBy(this.#openBlock, line))
            return '';
        this.#openBlock = findHiddenBlock(line, lines[i + 1] ?? '');
        if (this.#openBlock !== undefined)
            return '';
        this.#openBlock = findLiteralBlock(lines, i);
        return line;
    }
}
function isContinuedBy(block, line) {
    if (block.kind === 'indented')
        return measureIndent(line) > block.base;
    return block.kind === 'paragraph' || line.startsWith(block.quote);
}
/**
 * Returns the hidden block that begins with a line; undefined if none begins. `next`: the line that
 * follows.
 */
function findHiddenBlock(line, next) {
    if (DOCTEST.test(line))
        return { kind: 'paragraph' };
    const explicit = EXPLICIT_MARKUP.exec(line);
    if (explicit === null || !hidesBlock(explicit.groups?.content ?? '', next))
        return undefined;
    return { kind: 'indented', base: measureIndent(line) };
}
/**
 * Returns whether explicit markup with this content hides its block. `next`: the line that follows.
 */
function hidesBlock(content, next) {
    const { name, argument = '' } = DIRECTIVE.exec(content)?.groups ?? {};
    if (name !== undefined) {
        if (name === 'raw')
            return !/^html\b/.test(argument);
        return DIRECTIVES_WITHOUT_TEXT.has(name) || name.startsWith('auto');
    }
    // An empty comment has no block.
    if (content === '')
        return next.trim() !== '';
    return !TARGET_OR_FOOTNOTE.test(content);
}
/** How many lines after `::` are searched for text, so that many blank lines take no time. */
const MAX_LOOKAHEAD_LINES = 19;
/** Returns the literal block after the line with this index, if it is text that ends with `::`. */
function findLiteralBlock(lines, i) {
    const line = lines[i] ?? '';
    if (EXPLICIT_MARKUP.test(line) || !line.trimEnd().endsWith('::'))
        return undefined;
    const following = lines.slice(i + 1, i + 1 + MAX_LOOKAHEAD_LINES);
    const base = LIST_MARKERS.exec(line)?.[0].length ?? 0;
    const next = following.find((text) => text.trim() !== '') ?? '';
    if (measureIndent(next) > base)
        return { kind: 'indented', base };
    const quote = QUOTE.exec(next)?.[0];
    if (quote === undefined || measureIndent(line) > 0)
        return undefined;
    return { kind: 'quoted', quote };
}
const normalizeName = (text) => text.replaceAll('\\', '').trim().replace(/\s+/g, ' ').toLowerCase();
/** Returns the text without targets that no reference uses. */
function removeUnusedTargets(text) {
    if (!/^\s*\.\. _/m.test(text))
        return text;
    const referencedNames = listReferencedNames(text);
    const lines = text.split('\n').map((line) => {
        const [, written] = TARGET.exec(line) ?? [];
        if (written === undefined)
            return line;
        const name = written.replace(/^`|`$/g, '');
        const isUsed = referencedNames.has(normalizeName(name)) || name.startsWith('_');
        return isUsed ? line : '';
    });
    return lines.join('\n');
}
/** A reference to a target: `` `a phrase`_ `` or `word_`. */
const REFERENCE = /`([^`<]+)`_(?!_)|(?<![\w`])(\w[\w.+-]*)_(?![\w`])/g;
/** A reference with its own text: `` `text <target_>` ``. */
const REFERENCE_WITH_TEXT = /<([^<>]+)_>`/g;
function listReferencedNames(text) {
    const names = new Set();
    for (const [, phrase = '', word = ''] of text.matchAll(REFERENCE))
        names.add(normalizeName(phrase || word));
    for (const [, name = ''] of text.matchAll(REFERENCE_WITH_TEXT))
        names.add(normalizeName(name));
    return names;
}

;// CONCATENATED MODULE: ./lib/check/sources/program-text.js
/** Extracts the text of programs: their documentation, or everything but comments. */




/**
 * Comments of programs. They begin a line, or follow a space or one of `{}();,`: the `//` in
 * `https://` and the `/*` in `docs/*.md` do not begin one.
 */
const HIDDEN_IN_PROGRAM = [
    HTML_COMMENT,
    ...HIDDEN_IN_TEMPLATES,
    // /* text */
    { begin: String.raw `(?<![^\s{}();,])/\*`, end: endAt(String.raw `\*/`) },
    // // text
    { begin: String.raw `(?<![^\s{}();,])//[^\n]*` },
];
/** Returns a program without its comments. */
function readProgramText(text) {
    return removeHiddenParts(text, HIDDEN_IN_PROGRAM);
}
/** Matches documentation in programs. */
const DOC_STRINGS = /("""|''')[\s\S]*?\1/g;
const DOC_COMMENTS = /\/\*\*[\s\S]*?\*\//g;
/** Returns the documentation in Python docstrings. */
function readDocStrings(text) {
    return readDocumentation(text, DOC_STRINGS);
}
/** Returns the documentation in comments that begin with two asterisks. */
function readDocComments(text) {
    return readDocumentation(text, DOC_COMMENTS);
}
/** Returns the parts of a program that a pattern matches, each on its original line. */
function readDocumentation(text, pattern) {
    let blockEnd = 0;
    let documentation = '';
    for (const { 0: block, index } of text.matchAll(pattern)) {
        documentation += replaceWithSpaces(text.slice(blockEnd, index)) + readBlock(block);
        blockEnd = index + block.length;
    }
    return documentation + replaceWithSpaces(text.slice(blockEnd));
}
/** Markup that does not occur in Markdown. */
const RST_MARKUP = /`_|:\w+:`|^\s*\.\. /m;
/** The asterisk with which each line of a comment begins, but not the end of the comment. */
const LEADING_ASTERISK = /^[ \t]*\*(?!\/)/gm;
/** The indentation of a line that begins with text, not with the quotes that end a docstring. */
const program_text_INDENTATION = /^(\s*)[^\s"']/;
/** Returns the text of a block of documentation, which may be Markdown or reStructuredText. */
function readBlock(block) {
    const [first = '', ...others] = block.replace(LEADING_ASTERISK, ' ').split('\n');
    const indents = others
        .map((line) => program_text_INDENTATION.exec(line)?.[1]?.length)
        .filter((indent) => indent !== undefined);
    const minIndent = Math.min(...indents, block.length);
    const dedented = [first, ...others.map((line) => line.slice(minIndent))].join('\n');
    const plainText = readRestructuredText(dedented);
    if (RST_MARKUP.test(dedented))
        return plainText;
    // Docstrings in Markdown also have doctests, and code after `::`, which Markdown does not hide.
    return readMarkdownText(plainText);
}

;// CONCATENATED MODULE: ./lib/check/sources/source-languages.js
/**
 * Extracts the parts of a source that generators turn into links, without listings, literals,
 * comments, and scripts. It is not a full parser: if in doubt, text is left out, so that no wrong
 * line is reported.
 */







/** A line of front matter with an address. */
const ADDRESS_IN_DATA = new RegExp(String.raw `^\s*(?:-\s+)?["']?(?:[\w-]+[_-])?(?:${ADDRESS_KEYS})["']?` +
    String.raw `(?::\s+["']?[^"'\s,]+["']?|\s*=\s*["'][^"']+["']),?\s*$`);
/** Data at the start of a file: YAML between `---` lines, or TOML between `+++` lines. */
const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\n[\s\S]*?\n(?:\1|\.\.\.)[ \t]*(?=\n|$)/;
/** Returns text whose front matter is reduced to lines with addresses. */
function keepAddressesInFrontMatter(text) {
    return text.replace(FRONT_MATTER, (data) => data
        .split('\n')
        .map((line) => (ADDRESS_IN_DATA.test(line) ? line : ''))
        .join('\n'));
}
const LANGUAGES = [
    { extensions: /\.(?:md|markdown|[rq]md)$/i, read: readMarkdownText, hasFrontMatter: true },
    // Lektor: https://www.getlektor.com/docs/content/
    { extensions: /\.lr$/i, read: readMarkdownText },
    { extensions: /\.(?:mdx|mdoc)$/i, read: readMdxText, hasFrontMatter: true },
    { extensions: /\.(?:rst|txt)$/i, read: readRestructuredText },
    { extensions: /\.(?:adoc|asciidoc|asc)$/i, read: readAsciiDocText, hasFrontMatter: true },
    { extensions: /\.ipynb$/i, read: readNotebookText },
    { extensions: /\.(?:html?|xml|njk|liquid|webc)$/i, read: readHtmlText, hasFrontMatter: true },
    { extensions: /\.py$/i, read: readDocStrings },
];
/**
 * Returns the lines of a source, with everything that generators do not turn into links blanked
 * out. `documentsProgram`: whether the page documents the program in the source.
 */
function listLinkableLines(text, name, documentsProgram) {
    const withLineFeeds = text.replace(/\r\n?/g, '\n');
    const language = LANGUAGES.find(({ extensions }) => extensions.test(name));
    return readLanguage(language, withLineFeeds, documentsProgram).split('\n');
}
function readLanguage(language, text, documentsProgram) {
    if (language?.hasFrontMatter)
        return language.read(keepAddressesInFrontMatter(text));
    if (language !== undefined)
        return language.read(text);
    if (documentsProgram)
        return readDocComments(text);
    return readProgramText(text);
}

;// CONCATENATED MODULE: ./lib/check/sources/source-address-cache.js
/** Reads the addresses in sources, and keeps them for other pages that were built from a source. */





/** The largest source that is read, in bytes. Nobody writes larger documents by hand. */
const MAX_SOURCE_BYTES = 1024 ** 2;
/** How many addresses in sources are cached. Beyond that, the cache is cleared. */
const MAX_CACHED_ADDRESSES = 200_000;
/** The addresses in the sources that were read last. */
class SourceAddressCache {
    #addressesByPath = new Map();
    #cachedAddresses = 0;
    /**
     * Returns the addresses in a source; none if it cannot be read. `documentsProgram`: see
     * `SourceLocation`.
     */
    read(file, documentsProgram) {
        const cached = this.#addressesByPath.get(file.path);
        if (cached !== undefined)
            return cached;
        const keyedAddresses = readKeyedAddresses(file, documentsProgram);
        this.#keep(file.path, keyedAddresses);
        return keyedAddresses;
    }
    #keep(path, keyedAddresses) {
        if (this.#cachedAddresses + keyedAddresses.addressCount > MAX_CACHED_ADDRESSES) {
            this.#addressesByPath.clear();
            this.#cachedAddresses = 0;
        }
        this.#addressesByPath.set(path, keyedAddresses);
        this.#cachedAddresses += keyedAddresses.addressCount;
    }
}
function readKeyedAddresses({ path, name }, documentsProgram) {
    const lines = listLinkableLines(readSource(path), name, documentsProgram);
    const { addresses, possibleAddresses } = findSourceAddresses(lines, name);
    const possibleKeys = possibleAddresses
        .map((address) => getMatchKey(address))
        .filter((key) => key !== undefined);
    return {
        addressesByKey: groupByMatchKey(addresses),
        possibleKeys: new Set(possibleKeys),
        addressCount: addresses.length,
    };
}
/** Returns the text of a source; empty if it cannot be read, which is not an error. */
function readSource(path) {
    try {
        if ((0,external_node_fs_.statSync)(path).size > MAX_SOURCE_BYTES)
            return '';
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}
/** Returns addresses by their match keys, with and without their fragments. */
function groupByMatchKey(addresses) {
    const groups = new Map();
    for (const sourceAddress of addresses) {
        const { address } = sourceAddress;
        const keys = new Set([getMatchKey(address), getMatchKey((0,web_fragments/* stripFragment */.l)(address))]);
        for (const key of keys) {
            if (key === undefined)
                continue;
            const group = groups.get(key);
            if (group === undefined)
                groups.set(key, [sourceAddress]);
            else
                group.push(sourceAddress);
        }
    }
    return groups;
}

;// CONCATENATED MODULE: ./lib/check/sources/workspace-files.js
/** Finds the files of the repository that links point to. */



/** Names of branches that are not the start of a longer name, and the IDs of commits. */
const COMPLETE_REF = /^(?:main|master|trunk|HEAD|[\da-f]{40}(?:[\da-f]{24})?)$/;
/** A workspace with more files and folders is not searched. */
const MAX_ENTRIES = 200_000;
/** Folders with copied, built, or installed files, which are not sources. */
const SKIPPED_FOLDER = /^(?:\.git|node_modules|_sources|site-packages)$/;
/** Finds files of the repository. */
class WorkspaceFiles {
    #workspace;
    #filesByKey = new Map();
    /** The names of all files by their last segment; undefined until they are needed. */
    #namesByLastSegment;
    constructor(workspace) {
        this.#workspace = workspace;
    }
    /**
     * Returns the file that a link points to; undefined if it does not exist, is not certain, or
     * belongs to another repository.
     */
    find(source) {
        const key = `${source.kind} ${source.repository} ${source.path}`;
        if (this.#filesByKey.has(key))
            return this.#filesByKey.get(key);
        const file = this.#search(source);
        this.#filesByKey.set(key, file);
        return file;
    }
    #search({ kind, path, repository }) {
        if (kind === 'copied')
            return this.#findUnique(path);
        if (this.#isOtherRepository(repository))
            return undefined;
        if (kind === 'exact')
            return this.#findAt(path);
        for (const name of this.#listNamesAfterRef(path)) {
            const file = this.#findAt(name);
            if (file !== undefined)
                return file;
        }
        return undefined;
    }
    #isOtherRepository(repository) {
        const ownRepository = this.#workspace.repository;
        if (ownRepository === undefined)
            return false;
        return ownRepository.toLowerCase() !== repository.toLowerCase();
    }
    /**
     * Returns the paths that may follow the branch in a path. The name of the branch may contain
     * slashes.
     */
    #listNamesAfterRef(path) {
        const ref = this.#workspace.refs.find((name) => path.startsWith(`${name}/`));
        if (ref !== undefined)
            return [path.slice(ref.length + 1)];
        const [first = '', ...parts] = path.split('/');
        if (COMPLETE_REF.test(first))
            return [parts.join('/')];
        return parts.map((_, i) => parts.slice(i).join('/'));
    }
    /** Returns the file with a name, if it is within the workspace. */
    #findAt(name) {
        const { folder } = this.#workspace;
        try {
            const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(folder, name));
            const root = (0,external_node_fs_.realpathSync)(folder);
            const isInWorkspace = (0,paths/* isWithin */.UO)(path, root) && !isInGitFolder((0,external_node_path_.relative)(root, path));
            if (isInWorkspace && (0,external_node_fs_.statSync)(path).isFile())
                return { name, path };
            return undefined;
        }
        catch {
            // A missing file is not an error.
            return undefined;
        }
    }
    /** Returns the only file whose name ends like this; undefined if there are none or several. */
    #findUnique(suffix) {
        this.#namesByLastSegment ??= Map.groupBy(listFileNames(this.#workspace.folder), getLastSegment);
        const namesakes = this.#namesByLastSegment.get(getLastSegment(suffix)) ?? [];
        const [name, ...others] = namesakes.filter((each) => `/${each}`.endsWith(`/${suffix}`));
        if (name === undefined || others.length > 0)
            return undefined;
        return this.#findAt(name);
    }
}
/**
 * Do pages link to sources in the workspace’s own repository, which is not checked out? Without
 * `.git`, the workspace is certainly no checkout.
 */
function isCheckoutMissing(sources, { folder, repository }) {
    const ownRepository = repository?.toLowerCase();
    if (ownRepository === undefined || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
        return false;
    return [...sources].some((source) => source.repository.toLowerCase() === ownRepository);
}
function isInGitFolder(name) {
    return name.split(external_node_path_.sep).some((part) => part.toLowerCase() === '.git');
}
/** Returns the names of all files in a folder, relative to it; none if there are too many. */
function listFileNames(root) {
    const names = [];
    const pendingFolders = [root];
    let entryCount = 0;
    for (let folder = pendingFolders.pop(); folder !== undefined; folder = pendingFolders.pop()) {
        for (const entry of readEntries(folder)) {
            if (SKIPPED_FOLDER.test(entry.name))
                continue;
            entryCount++;
            if (entryCount > MAX_ENTRIES)
                return [];
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory())
                pendingFolders.push(path);
            if (entry.isFile())
                names.push((0,external_node_path_.relative)(root, path).replaceAll(external_node_path_.sep, '/'));
        }
    }
    return names;
}
function getLastSegment(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
function readEntries(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/check/sources/source-spot-finder.js





/** Finds where the addresses in pages are written. */
class SourceSpotFinder {
    #options;
    #files;
    #addressCache = new SourceAddressCache();
    constructor(options) {
        this.#options = options;
        const { workspace } = options;
        this.#files = workspace && new WorkspaceFiles(workspace);
    }
    /**
     * Returns the source in which an address of a page is written; undefined if that is not certain.
     * It has a line if all addresses that match are on one line.
     */
    find(page, pageAddress) {
        const source = this.#options.sourcesByPage.get(page);
        if (source === undefined)
            return undefined;
        const file = this.#files?.find(source);
        if (file === undefined)
            return undefined;
        // Findings about the page itself are not written in its source.
        if (this.#isAddressOfPage(pageAddress.address, page))
            return undefined;
        const matcher = new AddressMatcher({
            addressInPage: pageAddress.address,
            page,
            source: file.name,
            siteAddress: this.#options,
        });
        const keyedAddresses = this.#addressCache.read(file, source.documentsProgram);
        const match = this.#findMatch(pageAddress, keyedAddresses, matcher);
        if (match === undefined)
            return undefined;
        return { path: file.name, line: match.line, url: source.url };
    }
    /**
     * Returns where a source contains an address of a page, without a line if that is not certain;
     * undefined if the source does not contain it.
     */
    #findMatch(pageAddress, { addressesByKey, possibleKeys }, matcher) {
        const matchKeys = listMatchKeys(pageAddress.address);
        const candidates = matchKeys.flatMap((key) => addressesByKey.get(key) ?? []);
        const matches = candidates.filter(({ address }) => this.#isSameAddress(pageAddress, address, matcher));
        if (matches.length > 0)
            return { line: findOnlyLine(matches) };
        const isInUnknownForm = matchKeys.some((key) => possibleKeys.has(key));
        if (isInUnknownForm || this.#isAnyRewritten(candidates, matchKeys, matcher))
            return { line: undefined };
        return undefined;
    }
    #isAddressOfPage(address, page) {
        return address === page || address === this.#options.basePath + page;
    }
    /**
     * Did an address in the source become this one in the page? Each generator changes broken
     * addresses in its own way; `AddressMatcher` has an example of each.
     */
    #isSameAddress({ address: addressInPage, isAsWritten }, writtenInSource, matcher) {
        const mayLackFragment = !isAsWritten && !addressInPage.includes('#');
        const addressInSource = mayLackFragment ? (0,web_fragments/* stripFragment */.l)(writtenInSource) : writtenInSource;
        if (matcher.isEquivalent(addressInSource))
            return true;
        if (!this.#isBroken(addressInSource, matcher))
            return false;
        if (matcher.mayBeFromParentFolder(addressInSource))
            return true;
        if (matcher.mayBeFromSourceRoot(addressInSource))
            return true;
        if (!matcher.isEquivalentFromRoot(addressInSource))
            return false;
        return !this.#isReportedUnchanged(addressInSource, matcher);
    }
    /**
     * Is there a finding about an address as the source has it? Then the page has it unchanged: if
     * there is a finding about `/guide/x.svg`, `x.svg` in `guide/p.md` did not become `/x.svg`.
     */
    #isReportedUnchanged(addressInSource, matcher) {
        return this.#options.isReported((0,byte_strings/* toBytes */.ZJ)(matcher.resolvePath(addressInSource)));
    }
    /**
     * May the generator have made the address in the page from a broken one, in a way that is not
     * known? Then only the last part is the same: `y/deploy.md` may have become `x/deploy.html`.
     */
    #isAnyRewritten(candidates, matchKeys, matcher) {
        if (!matcher.pointsToSite())
            return false;
        return candidates.some(({ address: addressInSource }) => hasMatchKey(addressInSource, matchKeys) && this.#isBroken(addressInSource, matcher));
    }
    /** Is an address broken? One that works in the site did not cause the finding about the page. */
    #isBroken(addressInSource, matcher) {
        const paths = matcher.listPaths(addressInSource);
        return paths.length > 0 && !paths.some((path) => this.#options.isServed((0,byte_strings/* toBytes */.ZJ)(path)));
    }
}
/** Returns the line that all these addresses are on; undefined if they are on several lines. */
function findOnlyLine(addresses) {
    const [line, ...otherLines] = new Set(addresses.map((each) => each.line));
    if (otherLines.length > 0)
        return undefined;
    return line;
}
function hasMatchKey(address, keys) {
    const key = getMatchKey(address);
    return key !== undefined && keys.includes(key);
}

;// CONCATENATED MODULE: ./lib/findings/suggestion.js
/** The sentences of suggestions for broken addresses. Only this file contains their wording. */

const SENTENCES = {
    ending: '{address} exists; only the ending differs.',
    case: '{address} exists; it differs only in case.',
    unicode: '{address} exists; the names look the same but differ in their Unicode form.',
    'base-path': '{address} exists; only the start differs.',
    elsewhere: '{address} exists, with the same name in another folder.',
    typo: '{address} exists, with a similar name.',
    suffix: '{address} exists; only the number at the end of the anchor differs.',
    prefix: '{address} exists; only the start of the anchor differs.',
    words: '{address} exists, with the same words.',
    place: '{address} exists, in the same place on the page.',
    https: '`https://` is missing: {address} is a full address.',
    mailto: '`mailto:` is missing: {address} is an email address.',
    colon: 'A colon is missing: {address} is a full address.',
    markdown: 'The link is written in Markdown, not in HTML: its address is {address}.',
    encoding: '{address} exists: `#` in the name of a file is written as `%23`.',
    'encoded-twice': '{address} exists; the broken address was encoded twice.',
    'encoded-hash': 'The `#` before an anchor must not be encoded: write {address}.',
    ampersand: 'A query begins with `?`, not with `&`: write {address}.',
    invisible: '{address} exists; the broken address ends with {character}.',
    quotes: 'The typographic quotes are read as part of the address, which should be {address}.',
};
/** All kinds of suggestions. */
const SUGGESTION_KINDS = Object.keys(SENTENCES);
/**
 * Returns a suggestion with its sentence. `address` is an absolute path or a full address, as it
 * can be written in a page. `character` names the one that an `invisible` suggestion is about.
 */
function makeSuggestion(kind, address, character) {
    return { kind, address, message: (0,clean/* fill */.GS)(SENTENCES[kind], { address, character }).text };
}

// EXTERNAL MODULE: ./lib/check/addresses/anchors.js
var addresses_anchors = __webpack_require__(9725);
// EXTERNAL MODULE: ./lib/check/addresses/references.js
var references = __webpack_require__(521);
;// CONCATENATED MODULE: ./lib/check/suggestions/miswritten-addresses.js

const INVISIBLE_CHARACTERS = [
    [(0,byte_strings/* toBytes */.ZJ)('\u00a0'), 'a no-break space (`%C2%A0`)'],
    [(0,byte_strings/* toBytes */.ZJ)('\u202f'), 'a narrow no-break space (`%E2%80%AF`)'],
    [(0,byte_strings/* toBytes */.ZJ)('\u200b'), 'a zero-width space (`%E2%80%8B`)'],
    [(0,byte_strings/* toBytes */.ZJ)('\u2060'), 'a word joiner (`%E2%81%A0`)'],
    [(0,byte_strings/* toBytes */.ZJ)('\ufeff'), 'a byte order mark (`%EF%BB%BF`)'],
];
/** The first `&` that the name and the `=` of a parameter follow. */
const AMPERSAND_OF_QUERY = /&(?=[\w.~-]+=)/;
/** Returns what a decoded path may have been meant to be. Whether it exists is up to the caller. */
function listCorrectedPaths(path) {
    const corrected = [];
    const decoded = (0,byte_strings/* percentDecode */.YZ)(path);
    if (decoded !== undefined && decoded !== path)
        corrected.push({ kind: 'encoded-twice', path: decoded });
    const hash = path.indexOf('#');
    if (hash !== -1) {
        const afterPath = `#${(0,byte_strings/* makeReadable */.Dy)(path.slice(hash + 1))}`;
        corrected.push({ kind: 'encoded-hash', path: path.slice(0, hash), afterPath });
    }
    const ampersand = AMPERSAND_OF_QUERY.exec(path)?.index;
    if (ampersand !== undefined) {
        const afterPath = `?${(0,byte_strings/* makeReadable */.Dy)(path.slice(ampersand + 1))}`;
        corrected.push({ kind: 'ampersand', path: path.slice(0, ampersand), afterPath });
    }
    const visible = removeInvisibleCharacter(path);
    if (visible !== undefined)
        corrected.push({ kind: 'invisible', path: visible.rest, character: visible.character });
    return corrected;
}
/** Returns what is left of a path or an id that ends with an invisible character, and its name. */
function removeInvisibleCharacter(name) {
    const found = INVISIBLE_CHARACTERS.find(([bytes]) => name.endsWith(bytes));
    if (found === undefined)
        return undefined;
    const [bytes, character] = found;
    return { rest: name.slice(0, -bytes.length), character };
}
/** One of the quotation marks of most languages, in UTF-8: ‘ to ‟, «, or ». */
const miswritten_addresses_QUOTE = String.raw `(?:\xe2\x80[\x98-\x9f]|\xc2[\xab\xbb])`;
const miswritten_addresses_QUOTED = new RegExp(`^${miswritten_addresses_QUOTE}([\\x20-\\x7f].*)${miswritten_addresses_QUOTE}$`, 's');
/** Returns an address without the typographic quotes around it; undefined if it has none. */
function removeQuotes(target) {
    return target.match(miswritten_addresses_QUOTED)?.[1];
}

// EXTERNAL MODULE: ./lib/check/suggestions/similar-anchors.js
var similar_anchors = __webpack_require__(6576);
// EXTERNAL MODULE: ./lib/check/suggestions/typos.js
var typos = __webpack_require__(1893);
;// CONCATENATED MODULE: ./lib/check/suggestions/similar-paths.js
/** Finds the existing path that was probably meant instead of one that the host does not serve. */







/**
 * How many files with one name are compared. More files share a name only by convention, and any of
 * them may be meant.
 */
const MAX_FILES_WITH_SAME_NAME = 8;
/** How many names with the same initials in one folder are compared for typos. */
const MAX_TYPO_CANDIDATES = 500;
/** How many folders at the start of a path may be wrong. */
const MAX_DROPPED_FOLDERS = 4;
/**
 * How many segments must be left of a path without its outer folders. Within the site, a name alone
 * may be that of another page; outside the base path, a folder is certainly wrong.
 */
const MIN_SEGMENTS_WITHIN_SITE = 2;
const MIN_SEGMENTS_OUTSIDE_BASE_PATH = 1;
/** How many letters, in bytes, a name must have. Shorter names occur in too many places. */
const MIN_LETTER_BYTES = 3;
/**
 * The extension of a page, or of a source: authors link to the source of a page, and the generator
 * does not rewrite the link.
 */
const PAGE_EXTENSION = /\.(?:html?|xhtml|mdx?|markdown|rst|adoc)$/i;
const INDEX_NAME = /(?:^|\/)index$/i;
/** An extension that is written twice, as in `guide.html.html`. */
const REPEATED_EXTENSION = /(\.[a-z][\da-z]*)\1$/i;
/** The extension of a format for images on pages. Images are often converted. */
const IMAGE_EXTENSION = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
/** The files of a site that broken paths may have been meant to point to. */
class PathIndex {
    #servedSite;
    /** The base path without its first slash, decoded; empty for the root. */
    #basePrefix;
    /** Files by their stem: see `foldCase`. */
    #filesByFoldedStem;
    /** Files by the last segment of their stem. */
    #filesByLastSegment;
    /** Files by the typo key of their stem: see `makeTypoKey`. */
    #filesByTypoKey;
    constructor(servedSite) {
        this.#servedSite = servedSite;
        const { basePath, names } = servedSite.snapshot;
        this.#basePrefix = (0,web_paths/* decodeBasePath */.jp)(basePath).slice(1);
        const files = [...names.keys()].filter((fileIndex) => this.#maySuggest(fileIndex));
        const groupFiles = (makeKey) => Map.groupBy(files, (fileIndex) => makeKey(this.#getStem(fileIndex)));
        this.#filesByFoldedStem = groupFiles(byte_strings/* foldCase */.SP);
        this.#filesByLastSegment = groupFiles(byte_strings/* getLastSegment */.A9);
        this.#filesByTypoKey = groupFiles(typos/* makeTypoKey */.kp);
    }
    /**
     * Returns the path most similar to a path within the site that is not served: the first that one
     * of the comparisons finds, from the most certain one to a guess.
     */
    find(requested) {
        const path = (0,slashes/* mergeSlashes */.u)(requested);
        return (this.#findSameStem(path) ??
            this.#findByRemovingRepeatedExtension(path) ??
            this.#findByRemovingRepeatedBasePath(path) ??
            // Only the double slashes, which are merged now, kept the path from being served.
            this.findServedAs('base-path', path) ??
            this.#findByRemovingOuterFolders(path, MIN_SEGMENTS_WITHIN_SITE) ??
            this.#findSimilarName(path));
    }
    /**
     * Returns the path itself if it is served, because then only its prefix is wrong. Otherwise,
     * returns the most similar path.
     */
    findServedOrSimilar(path) {
        return this.findServedAs('base-path', path) ?? this.find(path);
    }
    /** Returns the path most similar to a path outside the base path. */
    findOutsideBasePath(requested) {
        const path = (0,slashes/* mergeSlashes */.u)(requested);
        if (getStemOfPath(path) === '')
            return undefined;
        return (this.#findWithBaseInOtherCase(path) ??
            this.#findByAddingBasePath(path) ??
            this.#findByRemovingOuterFolders(path, MIN_SEGMENTS_OUTSIDE_BASE_PATH));
    }
    /** Finds `guide.html` for `guide.html.html`. */
    #findByRemovingRepeatedExtension(path) {
        const extension = path.match(REPEATED_EXTENSION)?.[1];
        if (extension === undefined)
            return undefined;
        const similarPath = this.#findSameStem(path.slice(0, -extension.length));
        return similarPath?.kind === 'ending' ? similarPath : undefined;
    }
    /** Finds `a` for `docs/a`, if the base path is `/docs/`: the full path was `/docs/docs/a`. */
    #findByRemovingRepeatedBasePath(path) {
        if (!path.startsWith(this.#basePrefix))
            return undefined;
        return this.findServedAs('base-path', path.slice(this.#basePrefix.length));
    }
    /** Finds `a` for `Docs/a`, if the base path is `/docs/`. */
    #findWithBaseInOtherCase(path) {
        const { length } = this.#basePrefix;
        if ((0,byte_strings/* foldCase */.SP)(path.slice(0, length)) !== (0,byte_strings/* foldCase */.SP)(this.#basePrefix))
            return undefined;
        return this.findServedAs('case', path.slice(length));
    }
    /**
     * Finds the path itself below the base path, possibly with another ending or in another case.
     */
    #findByAddingBasePath(path) {
        const samePath = this.findServedAs('base-path', path);
        if (samePath !== undefined)
            return samePath;
        return makeSimilarPath('base-path', this.#findSameStem(path)?.path);
    }
    /**
     * Returns the path at which the host serves a file; undefined if there is none.
     * `prefersExtension`: if both work, prefer the path with the file's extension.
     */
    findServedPath(fileIndex, prefersExtension) {
        const paths = this.#servedSite.listPaths(fileIndex);
        const name = this.#servedSite.getName(fileIndex);
        if (prefersExtension && !(0,page_names/* isIndexPage */.sf)(name) && paths.includes(name))
            return name;
        return paths[0];
    }
    /** Finds the only file whose name is that of the path and an extension. */
    findWithExtension(path) {
        const { names } = this.#servedSite.snapshot;
        if (path === '' || path.endsWith('/') || (0,page_names/* hasExtension */.Ql)(path))
            return undefined;
        const [name, ...others] = (0,web_tree/* listNamesBeginningWith */.sO)(names, path.concat('.'));
        const isFile = name !== undefined && !name.slice(path.length).includes('/');
        if (!isFile || others.length > 0)
            return undefined;
        return this.findServedAs('ending', name);
    }
    /** Finds the only image whose path differs in nothing but its extension. */
    findInOtherImageFormat(path) {
        const stem = path.replace(IMAGE_EXTENSION, '');
        if (stem === path || stem === '' || stem.endsWith('/'))
            return undefined;
        const { names } = this.#servedSite.snapshot;
        const candidates = (0,web_tree/* listNamesBeginningWith */.sO)(names, stem.concat('.'));
        const images = candidates.filter((name) => name.replace(IMAGE_EXTENSION, '') === stem);
        const [name, ...others] = images;
        if (name === undefined || others.length > 0)
            return undefined;
        return this.findServedAs('ending', name);
    }
    #getStem(fileIndex) {
        return (0,page_names/* getStem */.qp)(this.#servedSite.getName(fileIndex));
    }
    /**
     * May a file be suggested? Uploads leave out dotfiles, and nobody links to a 404 page. Of
     * `docs.html` and `docs/index.html`, only the first is suggested.
     */
    #maySuggest(fileIndex) {
        const name = this.#servedSite.getName(fileIndex);
        const isDuplicate = (0,page_names/* isIndexPage */.sf)(name) && this.#servedSite.fileIndexes.has(`${(0,page_names/* getStem */.qp)(name)}.html`);
        const isPublished = (0,dotfiles/* cutAfterUnpublishedDotfile */.P)(name) === undefined;
        return isPublished && !isDuplicate && !(0,page_names/* isNotFoundPage */.np)(name);
    }
    /** Finds the path itself if the host serves a file there that is not the home page. */
    findServedAs(kind, path) {
        if (getStemOfPath(path) === '')
            return undefined;
        if (this.#servedSite.findServedFile(path) === undefined)
            return undefined;
        return { kind, path };
    }
    #makeSimilarPathOfFile(kind, fileIndex, path) {
        return makeSimilarPath(kind, this.findServedPath(fileIndex, hasPageExtension(path)));
    }
    /**
     * Finds a file whose path differs only in `.html`, a slash, or `index.html` at the end, and
     * possibly in case or Unicode form.
     */
    #findSameStem(path) {
        const stem = getStemOfPath(path);
        const sameStem = this.#filesByFoldedStem.get((0,byte_strings/* foldCase */.SP)(stem)) ?? [];
        // Of `guide.htm` and `guide.html`, the second is suggested.
        const exactFile = sameStem.findLast((fileIndex) => this.#getStem(fileIndex) === stem);
        if (exactFile !== undefined)
            return this.#makeSimilarPathOfFile('ending', exactFile, path);
        const [only, ...others] = sameStem;
        if (only === undefined || others.length > 0)
            return undefined;
        const isSameText = (0,byte_strings/* normalizeUnicode */.j_)(this.#getStem(only)) === (0,byte_strings/* normalizeUnicode */.j_)(stem);
        if (isSameText)
            return this.#makeSimilarPathOfFile('unicode', only, path);
        return this.#makeSimilarPathOfFile('case', only, path);
    }
    /**
     * Finds the path of a site that was built for another base path. `minSegments`: how many segments
     * must be left.
     */
    #findByRemovingOuterFolders(path, minSegments) {
        const stem = getStemOfPath(path);
        if (!isSpecific((0,byte_strings/* getLastSegment */.A9)(stem)))
            return undefined;
        const segments = path.split('/');
        const maxDropped = Math.min(MAX_DROPPED_FOLDERS, stem.split('/').length - minSegments);
        for (let dropped = 1; dropped <= maxDropped; dropped++) {
            const innerPath = (0,byte_strings/* asBytes */.Yd)(segments.slice(dropped).join('/'));
            const similarPath = this.findServedAs('base-path', innerPath);
            if (similarPath !== undefined)
                return similarPath;
        }
        return undefined;
    }
    /**
     * Finds the only file with the same or a similar name. With several, any of them may be meant.
     */
    #findSimilarName(path) {
        const stem = getStemOfPath(path);
        const elsewhere = this.#listInOtherFolders(stem);
        const withTypo = this.#listWithTypo(stem);
        const [only, ...others] = [...elsewhere, ...withTypo];
        if (only === undefined || others.length > 0)
            return undefined;
        const kind = withTypo.includes(only) ? 'typo' : 'elsewhere';
        return this.#makeSimilarPathOfFile(kind, only, path);
    }
    /**
     * Returns the files whose stems have the same last segment; of these, the ones that share the
     * most segments before it. If there are too many to compare, returns them all: the caller
     * suggests nothing when there are several.
     */
    #listInOtherFolders(stem) {
        const name = (0,byte_strings/* getLastSegment */.A9)(stem);
        if (!isSpecific(name))
            return [];
        const sameName = this.#filesByLastSegment.get(name) ?? [];
        if (sameName.length > MAX_FILES_WITH_SAME_NAME)
            return sameName;
        const sharedCounts = sameName.map((fileIndex) => countSharedSegments(stem, this.#getStem(fileIndex)));
        const maxShared = Math.max(...sharedCounts);
        return sameName.filter((_, i) => sharedCounts[i] === maxShared);
    }
    #listWithTypo(stem) {
        const candidates = this.#filesByTypoKey.get((0,typos/* makeTypoKey */.kp)(stem)) ?? [];
        if (candidates.length > MAX_TYPO_CANDIDATES)
            return [];
        const words = (0,typos/* listWordsInStem */.sF)(stem);
        return candidates.filter((fileIndex) => (0,typos/* areSimilarWords */.XO)(words, (0,typos/* listWordsInStem */.sF)(this.#getStem(fileIndex))));
    }
}
function makeSimilarPath(kind, path) {
    if (path === undefined)
        return undefined;
    return { kind, path };
}
/** Does the path have the extension of a page's file or source? */
function hasPageExtension(path) {
    return PAGE_EXTENSION.test(path);
}
/** Returns the stem of a requested path: see `getStem`. */
function getStemOfPath(path) {
    return path.replace(/\/+$/, '').replace(PAGE_EXTENSION, '').replace(INDEX_NAME, '');
}
/** Is this more than a number or an abbreviation? Each byte beyond ASCII counts as a letter. */
function isSpecific(name) {
    const letters = name.match(/[a-z\x80-\xff]/gi) ?? [];
    return letters.length >= MIN_LETTER_BYTES;
}
/** Returns how many segments at the end are equal. */
function countSharedSegments(stem, otherStem) {
    const segments = stem.split('/').reverse();
    const others = otherStem.split('/').reverse();
    const differing = segments.findIndex((segment, i) => segment !== others[i]);
    if (differing === -1)
        return segments.length;
    return differing;
}

;// CONCATENATED MODULE: ./lib/check/suggestions/find-suggestions.js
/** Finds existing addresses to suggest instead of broken ones, once all files have been read. */













/** The kinds of findings about broken addresses. For other kinds, nothing is suggested. */
const KINDS_BY_SEARCH = {
    anchor: ['broken-anchor', 'broken-asset/symbol'],
    path: [
        ...references/* MISSING_REFERENCE_KINDS */.H,
        'broken-link',
        'broken-link/folder',
        'broken-asset',
        'broken-asset/old-font',
        'vanished-page',
    ],
    'page-data': ['page-data', 'page-data/all'],
    'path-outside-base-path': [
        'outside-base-path/link',
        'outside-base-path/load',
        'outside-base-path/reference',
        'outside-base-path/not-found',
    ],
    'path-as-host': ['broken-link/path-as-host', 'broken-asset/path-as-host'],
    'path-in-sitemap': ['sitemap/entry', 'sitemap/in-robots'],
    'path-in-redirects': ['redirect-target', 'redirect-target/error-page'],
    'vanished-anchor': ['vanished-anchor', 'vanished-anchor/renamed'],
};
function invertKindsBySearch() {
    const searchByKind = new Map();
    for (const search of Object.keys(KINDS_BY_SEARCH))
        for (const kind of KINDS_BY_SEARCH[search])
            searchByKind.set(kind, search);
    return searchByKind;
}
const SEARCH_BY_KIND = invertKindsBySearch();
/**
 * Returns the suggestions for findings that have one. They do not depend on the order of the
 * findings.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findSuggestions(findings, existing, signal) {
    const suggestions = new Map();
    const brokenFindings = findings.filter(find_suggestions_isAboutBrokenAddress);
    if (brokenFindings.length === 0)
        return suggestions;
    const search = new SuggestionSearch(existing);
    for await (const finding of (0,event_loop/* iterateWithPauses */.YK)(brokenFindings, signal)) {
        const suggestion = search.find(finding);
        if (suggestion !== undefined)
            suggestions.set(finding, suggestion);
    }
    return suggestions;
}
/** Is a finding about one broken address, which is known in full? */
function find_suggestions_isAboutBrokenAddress({ kind, key, standsForUnlisted }) {
    return SEARCH_BY_KIND.has(kind) && !standsForUnlisted && !(0,occurrences/* isTruncated */.pQ)(key);
}
/** Extensions of files that look like a top-level domain at the end of a name. */
const FILE_EXTENSION = '(?:html?|mdx?|pdf|zip)';
/** The labels of a host name before the last one. */
const OUTER_LABELS = String.raw `(?:[a-z\d-]+\.)+`;
/** The name of a file such as `logo@2x.png` or `a@example.html`. */
const FILE_WITH_AT_SIGN = String.raw `.*@\dx\.|.*\.${FILE_EXTENSION}$`;
/** An email address, possibly with a query. */
const MAILBOX = new RegExp(String.raw `^(?!${FILE_WITH_AT_SIGN})[\w.+-]+@${OUTER_LABELS}[a-z]{2,}(?:\?|$)`, 'i');
/** A host name that begins with `www.` and does not end like a file. */
const WWW_HOST = String.raw `www\.${OUTER_LABELS}(?!${FILE_EXTENSION}(?:[/?#]|$))[a-z]{2,}`;
/** Names of files and packages may end in other top-level domains, such as `java.net`. */
const OTHER_HOST = String.raw `${OUTER_LABELS}(?:com|edu|gov|dev|co\.uk|github\.io)`;
/** Emacs uses `.org` as an extension, so `notes.org` may be a file. */
const ORG_HOST = String.raw `(?:[a-z\d-]+\.){2,}org`;
/** A host name at the start of an address. */
const HOST_NAME = new RegExp(`^(?:${WWW_HOST}|${OTHER_HOST}|${ORG_HOST})(?=[/?#]|$)`, 'i');
/** The scheme of a web server without its colon, and a host name. */
const LACKS_COLON = new RegExp(`^https?//${OUTER_LABELS}[a-z]{2,}(?:[/?#:]|$)`, 'i');
/** A link as Markdown has it, and the path in it. */
const MARKDOWN_LINK = /^\[[^\]]*\]\((\/[^\s)#?]*)(?:[\s#?][^)]*)?\)$/;
/** Finds the suggestions of findings, one at a time. */
class SuggestionSearch {
    #snapshot;
    #fileIndexes;
    /** Percent-encoded, as in the keys of findings. */
    #basePath;
    #addressResolver;
    #paths;
    #joinedIdsByFile;
    #vanishedSuggestions;
    /** The anchors of the file that was searched last: findings of one file follow each other. */
    #lastSearched;
    constructor({ servedSite, joinedIdsByFile, vanishedSuggestions }) {
        this.#snapshot = servedSite.snapshot;
        this.#fileIndexes = servedSite.fileIndexes;
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(servedSite.snapshot.basePath);
        this.#addressResolver = new resolve_address/* AddressResolver */.XP(servedSite.snapshot);
        this.#paths = new PathIndex(servedSite);
        this.#joinedIdsByFile = joinedIdsByFile;
        this.#vanishedSuggestions = vanishedSuggestions;
    }
    /** Returns the suggestion for a finding; undefined if it has none. */
    find(finding) {
        const { kind, key, values } = finding;
        switch (SEARCH_BY_KIND.get(kind)) {
            case 'anchor':
                return this.#findAnchor(finding);
            case 'path':
                return this.#findPath(finding);
            case 'page-data':
                return this.#findPageData(key);
            case 'path-outside-base-path':
                return this.#findOutside(key);
            case 'path-as-host':
                return this.#findWithoutHost(key);
            case 'path-in-sitemap':
                return this.#findInSitemap((0,byte_strings/* toText */.fE)(key));
            case 'path-in-redirects':
                return this.#findRuleDestination((0,web_paths/* asRootedPath */.bS)((0,byte_strings/* toBytes */.ZJ)(values.to ?? '')));
            case 'vanished-anchor':
                return this.#vanishedSuggestions?.get(key);
            case undefined:
                return undefined;
        }
    }
    #findPath({ kind, key, target }) {
        if (kind === 'broken-link' && MAILBOX.test(target))
            return makeSuggestion('mailto', `mailto:${(0,byte_strings/* toText */.fE)(target)}`);
        if (LACKS_COLON.test(target) && !(0,occurrences/* isTruncated */.pQ)(target))
            return makeSuggestion('colon', (0,byte_strings/* toText */.fE)(target).replace(/^https?/i, '$&:'));
        const path = key.slice(this.#basePath.length);
        const miswritten = this.#findInQuotes(path, target) ?? this.#findCorrected(path);
        if (miswritten !== undefined)
            return miswritten;
        const similarPath = this.#findInMarkdown(target) ??
            this.#findFileNamedWithHash(path, target) ??
            this.#paths.find(path) ??
            this.#findAsset(kind, path);
        if (similarPath === undefined && this.#lacksScheme(target, path))
            return makeSuggestion('https', `https://${(0,byte_strings/* toText */.fE)(target)}`);
        return this.#makeSuggestionFor(similarPath);
    }
    /** Finds an address between typographic quotes, which HTML does not know. */
    #findInQuotes(path, target) {
        const unquoted = removeQuotes(target);
        if (unquoted === undefined)
            return undefined;
        if (/^https?:\/\//i.test(unquoted))
            return makeSuggestion('quotes', (0,byte_strings/* toText */.fE)(unquoted));
        const unquotedPath = cutAfterPath(unquoted);
        const pathInSite = this.#findPathInQuotes(path, cutAfterPath(target), unquotedPath);
        if (pathInSite === undefined)
            return undefined;
        const similarPath = this.#paths.findServedAs('quotes', pathInSite);
        return this.#makeSuggestionFor(similarPath, (0,byte_strings/* toText */.fE)(unquoted.slice(unquotedPath.length)));
    }
    /** Returns the path to which `unquotedPath` points, if `targetPath` points to `path`. */
    #findPathInQuotes(path, targetPath, unquotedPath) {
        if (unquotedPath.startsWith(this.#basePath))
            return unquotedPath.slice(this.#basePath.length);
        if (!path.endsWith(targetPath))
            return undefined;
        return path.slice(0, -targetPath.length).concat(unquotedPath);
    }
    /** Finds a path that was encoded or copied wrong. */
    #findCorrected(path) {
        const corrected = listCorrectedPaths(path).find((candidate) => this.#paths.findServedAs(candidate.kind, candidate.path) !== undefined);
        if (corrected === undefined)
            return undefined;
        const { kind, afterPath = '', character } = corrected;
        return makeSuggestion(kind, this.#makeAddress(corrected.path) + afterPath, character);
    }
    /** Finds the path in a link such as `[guide](/guide)`, if the host serves it. */
    #findInMarkdown(target) {
        const [, path] = MARKDOWN_LINK.exec(target) ?? [];
        if (path === undefined || !path.startsWith(this.#basePath))
            return undefined;
        return this.#paths.findServedAs('markdown', (0,byte_strings/* asBytes */.Yd)(path.slice(this.#basePath.length)));
    }
    /** Finds `a#b` for a link to `a` with the fragment `#b`. */
    #findFileNamedWithHash(path, target) {
        const hash = target.indexOf('#');
        if (hash === -1)
            return undefined;
        return this.#paths.findServedAs('encoding', path.concat(target.slice(hash)));
    }
    /** Finds the only file whose path differs in its extension: the path has none, or an image’s. */
    #findAsset(kind, path) {
        if (kind !== 'broken-asset')
            return undefined;
        return this.#paths.findWithExtension(path) ?? this.#paths.findInOtherImageFormat(path);
    }
    /** Finds the data of a page. A file with another name is the data of another page. */
    #findPageData(fullPath) {
        const similarPath = this.#paths.find(fullPath.slice(this.#basePath.length));
        if (similarPath?.kind !== 'case')
            return undefined;
        return this.#makeSuggestionFor(similarPath);
    }
    /**
     * Does an address begin with the name of a host? The site may have a file or folder with that
     * name, in the root or where the address points to.
     */
    #lacksScheme(target, path) {
        const [host] = HOST_NAME.exec(target) ?? [];
        if (host === undefined || (0,occurrences/* isTruncated */.pQ)(target))
            return false;
        const start = path.indexOf(host);
        if (start === -1)
            return false;
        const pathUpToHost = path.slice(0, start + host.length);
        return !this.#hasFileOrFolder(host) && !this.#hasFileOrFolder(pathUpToHost);
    }
    #hasFileOrFolder(name) {
        return this.#fileIndexes.has(name) || (0,web_tree/* hasFolder */.bU)(this.#snapshot.names, `${name}/`);
    }
    /** Finds the path of an address outside the base path. `pathname` is percent-encoded. */
    #findOutside(pathname) {
        const path = (0,byte_strings/* percentDecode */.YZ)(pathname);
        if (path === undefined)
            return undefined;
        return this.#makeSuggestionFor(this.#paths.findOutsideBasePath((0,web_paths/* asHostPath */.sD)(path)));
    }
    /** Finds the path of an address that browsers mistake for one on another host. */
    #findWithoutHost(fullPath) {
        if (!fullPath.startsWith(this.#basePath))
            return this.#findOutside(fullPath);
        const path = fullPath.slice(this.#basePath.length);
        return this.#makeSuggestionFor(this.#paths.findServedOrSimilar(path));
    }
    #findRuleDestination(path) {
        return this.#makeSuggestionFor(this.#paths.find((0,web_paths/* toSitePath */.Wm)(path)));
    }
    /** Finds the path of an address in a sitemap, as it is written there. */
    #findInSitemap(written) {
        const address = this.#addressResolver.resolveOnAnyHost(written);
        if (address?.kind === 'outside-base-path')
            return this.#findOutside(address.pathname);
        if (address?.kind === 'site')
            return this.#makeSuggestionFor(this.#paths.find(address.path));
        return undefined;
    }
    #findAnchor({ key, target }) {
        const missingAnchor = this.#splitKey(key);
        if (missingAnchor === undefined)
            return undefined;
        const { fileIndex, id } = missingAnchor;
        const anchors = this.#getAnchorIndex(fileIndex);
        const path = this.#paths.findServedPath(fileIndex, hasPageExtension(cutAfterPath(target)));
        if (path === undefined)
            return undefined;
        const makeAnchorAddress = (existingId) => `${this.#makeAddress(path)}#${(0,byte_strings/* makeReadable */.Dy)(existingId)}`;
        const visible = removeInvisibleCharacter(id);
        if (visible !== undefined && anchors.has(visible.rest))
            return makeSuggestion('invisible', makeAnchorAddress(visible.rest), visible.character);
        const similarAnchor = anchors.find(id);
        if (similarAnchor === undefined)
            return undefined;
        return makeSuggestion(similarAnchor.kind, makeAnchorAddress(similarAnchor.id));
    }
    /**
     * Returns the file and the id in the key of a finding; undefined if the id is empty. Names of
     * files may contain a `#`, too.
     */
    #splitKey(key) {
        for (const { index: hash } of key.matchAll(/#/g)) {
            const fileIndex = this.#fileIndexes.get(key.slice(this.#basePath.length, hash));
            if (fileIndex === undefined)
                continue;
            const id = (0,web_fragments/* listMatchingIds */.A)(key.slice(hash)).at(-1);
            return id === undefined ? undefined : { fileIndex, id };
        }
        return undefined;
    }
    #getAnchorIndex(fileIndex) {
        if (this.#lastSearched?.fileIndex === fileIndex)
            return this.#lastSearched.anchors;
        const anchors = new similar_anchors/* AnchorIndex */._s((0,addresses_anchors/* splitIds */.Du)(this.#joinedIdsByFile.get(fileIndex) ?? byte_strings/* NO_BYTES */.CR));
        this.#lastSearched = { fileIndex, anchors };
        return anchors;
    }
    #makeSuggestionFor(similar, afterPath = '') {
        if (similar === undefined)
            return undefined;
        return makeSuggestion(similar.kind, this.#makeAddress(similar.path) + afterPath);
    }
    #makeAddress(path) {
        return this.#snapshot.basePath + (0,byte_strings/* makeReadable */.Dy)(path);
    }
}
/** Returns an address without its query and fragment. */
function cutAfterPath(address) {
    const [path = byte_strings/* NO_BYTES */.CR] = address.split(/[?#]/, 1);
    return path;
}

// EXTERNAL MODULE: ./lib/check/write-reports.js + 5 modules
var write_reports = __webpack_require__(3919);
;// CONCATENATED MODULE: ./lib/check/check-site.js

















/**
 * Checks a site against the rules of the host that will serve it, and writes the reports.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read; ReportError if a report cannot be written
 */
function checkSite(options) {
    return (0,pool/* usePool */.Q2)(READING_TASK, options.signal, (pool) => checkWithPool(pool, options));
}
/**
 * Returns the findings of an earlier site, as `earlier` in `CheckOptions`.
 * @throws the reason of `signal` soon after it is aborted; a file-system error if the
 * folder itself cannot be read
 */
function collectEarlierFindings(options) {
    return (0,pool/* usePool */.Q2)(READING_TASK, options.signal, async (pool) => {
        const { siteFindings, externalUrlSpots } = await collectFindings(pool, options);
        return { ...siteFindings, externalUrls: new Set(externalUrlSpots.keys()) };
    });
}
async function checkWithPool(pool, options) {
    const { clock } = options;
    const startedAtMs = clock.now();
    const collected = await collectFindings(pool, options);
    const comparison = makeComparison(collected.siteFindings, options);
    const sourceFinder = makeSourceFinder(collected, options);
    const findings = await makeReportedFindings(collected, comparison, sourceFinder, options);
    logMissingCheckout(findings, collected, options);
    const diagnosis = diagnoseSite(collected, findings, options);
    const report = makeReport(options, findings, {
        diagnosis: diagnosis?.message,
        fixed: comparison?.countFixed(),
        ...collected.numbers,
    });
    const reportWithUnlisted = { ...report, unlisted: comparison?.countUnlisted() };
    const siteName = options.domain ?? (0,external_node_path_.basename)(options.listedTree.root);
    const reportPage = makeReportPage(reportWithUnlisted, siteName, clock.now(), {
        linkPrefix: findLinkPrefix(options),
        repository: options.workspace?.repository,
        sections: collected.pageComparison?.sections ?? [],
    });
    const externalLinks = makeExternalLinks(collected, sourceFinder, options);
    const paths = await (0,write_reports/* writeReports */.Li)({ report, reportPage, externalLinks }, options);
    return {
        ...reportWithUnlisted,
        ...paths,
        diagnosis,
        elapsedMs: clock.now() - startedAtMs,
        reportPage,
    };
}
function diagnoseSite({ servedSite, numbers }, findings, { listedTree, workspace, job }) {
    return findDiagnosis({
        servedSite,
        allNames: listedTree.names,
        addressCount: numbers.links + numbers.loads,
        findings,
        workspace: workspace?.folder,
        job,
    });
}
/** Logs why findings have no lines in sources, if that is certain. */
function logMissingCheckout(findings, { sourcesByPage }, { workspace, info }) {
    const spotsWithLine = findings.flatMap(({ spots }) => spots.filter((spot) => spot.line));
    const isAnySourceFound = spotsWithLine.some(({ source }) => source !== undefined);
    if (spotsWithLine.length === 0 || isAnySourceFound || workspace === undefined)
        return;
    if (isCheckoutMissing(sourcesByPage.values(), workspace))
        info((0,clean/* safe */.gB) `To see where findings are in the source files, check out the repository before this step`);
}
function makeExternalLinks({ externalUrlSpots, servedSite }, sourceFinder, { earlier }) {
    return {
        spots: externalUrlSpots,
        names: servedSite.snapshot.names,
        earlierUrls: earlier?.externalUrls,
        findSourceSpot: (page, address) => sourceFinder.find(page, { address, isAsWritten: false }),
    };
}
/** Returns the accepted findings without those of the live check. */
function listSiteAcceptances({ acceptedEntries = [] }) {
    return acceptedEntries.filter(({ code }) => !(0,codes/* isLiveCode */.EQ)(code));
}
/** Returns the comparison with the earlier site; undefined if there is none. */
function makeComparison(later, options) {
    const { earlier, earlierAddresses, clock } = options;
    if (earlier === undefined)
        return undefined;
    const acceptedEntries = listSiteAcceptances(options);
    const nowMs = clock.now();
    return new FindingComparison({ earlier, later, acceptedEntries, nowMs, earlierAddresses });
}
function makeSourceFinder({ servedSite, sourcesByPage, siteFindings }, options) {
    const { basePath, domain, workspace } = options;
    const isServed = (path) => servedSite.findContent(path) !== undefined;
    const reportedKeys = new Set(siteFindings.findings.map(({ key }) => key));
    const isReported = (address) => reportedKeys.has(address);
    return new SourceSpotFinder({
        basePath,
        domain,
        sourcesByPage,
        workspace,
        isServed,
        isReported,
    });
}
/** Returns the findings, including accepted ones, in order of importance. */
async function makeReportedFindings({ siteFindings, servedSite, joinedIdsByFile, pageComparison }, comparison, sourceFinder, options) {
    const { signal, clock } = options;
    const existingAddresses = {
        servedSite,
        joinedIdsByFile,
        vanishedSuggestions: pageComparison?.suggestions,
    };
    const suggestions = await findSuggestions(siteFindings.findings, existingAddresses, signal);
    const completedFindings = await completeFindings(siteFindings, signal, {
        suggestions,
        isNew: (finding) => comparison?.isNew(finding),
        findSourceSpot: (page, pageAddress) => sourceFinder.find(page, pageAddress),
    });
    const findings = await (0,apply_acceptances/* applyAcceptances */.R)(completedFindings, listSiteAcceptances(options), clock.now(), signal);
    // Findings of equal importance stay in the order of `completeFindings`.
    if (comparison === undefined)
        return (0,prioritize/* sortByImportance */.U_)(findings);
    // Findings about the accepted entries themselves are not new: they are not about the site.
    const comparedFindings = findings.map((finding) => ({
        ...finding,
        isNew: finding.isNew ?? false,
    }));
    return (0,prioritize/* sortByImportance */.U_)(comparedFindings);
}
/**
 * Returns the prefix of links to pages in `report.html`; undefined if pages are not linked. The
 * prefix points to this build, because `domain` still serves the previous one.
 */
function findLinkPrefix(options) {
    const { listedTree, linksToFiles, previewUrl, reportFolder } = options;
    if (previewUrl !== undefined)
        return previewUrl;
    if (!linksToFiles || reportFolder === undefined)
        return undefined;
    const relativePath = (0,external_node_path_.relative)(reportFolder, listedTree.root);
    // On Windows, no relative path goes from one drive to another.
    if ((0,external_node_path_.isAbsolute)(relativePath))
        return undefined;
    return (0,byte_strings/* percentEncode */.a)((0,byte_strings/* toBytes */.ZJ)(`./${relativePath.replaceAll(external_node_path_.sep, '/')}/`));
}

// EXTERNAL MODULE: ./lib/check/earlier/fragment-translator.js
var fragment_translator = __webpack_require__(2466);
// EXTERNAL MODULE: ./lib/check/earlier/renamed-folders.js
var renamed_folders = __webpack_require__(6497);
;// CONCATENATED MODULE: ./lib/check/earlier/earlier-addresses.js
/** Translates addresses of a site to those that they had in the earlier one. */





/** The earlier addresses of pages that moved, and of files in renamed folders. */
class EarlierAddresses {
    /** Percent-encoded, as in the keys of findings. */
    #basePath;
    /** The earlier names of pages and folders, by their later ones. */
    #earlierPages;
    #earlierFolders;
    #fragmentTranslator;
    constructor({ earlier, later, moves, basePath }) {
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(basePath);
        this.#earlierPages = new Map(moves.map(({ from, to }) => [to, from]));
        const laterFolders = (0,renamed_folders/* findLaterFolders */.f)(moves, earlier, later);
        this.#earlierFolders = new Map([...laterFolders].map(([earlierFolder, laterFolder]) => [laterFolder, earlierFolder]));
        this.#fragmentTranslator = new fragment_translator/* FragmentTranslator */.j(this.#earlierFolders);
    }
    /**
     * Returns the earlier addresses of a page that moved, of a file in a renamed folder, or of an
     * unresolved reference to one.
     */
    listEarlierAddresses(address) {
        const atEarlierPaths = this.#listWithOtherPaths(address, (path) => this.#listEarlierPaths(path));
        const fragment = address.slice((0,web_fragments/* stripFragment */.l)(address).length);
        const earlierFragment = this.#fragmentTranslator.translate(fragment);
        if (earlierFragment === fragment)
            return atEarlierPaths;
        const withEarlierFragment = (0,web_fragments/* stripFragment */.l)(address).concat(earlierFragment);
        const withBoth = atEarlierPaths.map((each) => (0,web_fragments/* stripFragment */.l)(each).concat(earlierFragment));
        return [...atEarlierPaths, withEarlierFragment, ...withBoth];
    }
    #listEarlierPaths(path) {
        const page = this.#earlierPages.get(path);
        const inFolders = (0,renamed_folders/* listTranslatedPaths */.d)(path, this.#earlierFolders);
        if (page === undefined)
            return inFolders;
        return [page, ...inFolders];
    }
    /**
     * Returns the address that a relative link pointed to before its page moved; none if the page did
     * not move.
     */
    listEarlierDestinations(address, page) {
        const earlierPage = this.#earlierPages.get(page);
        if (earlierPage === undefined)
            return [];
        return this.#listWithOtherPaths(address, (path) => {
            const relativePath = (0,resolve_address/* findRelativePath */.FI)(path, (0,byte_strings/* getFolder */.L2)(page));
            const earlierPath = (0,resolve_address/* joinRelativePath */.C3)((0,byte_strings/* getFolder */.L2)(earlierPage), relativePath);
            if (earlierPath === undefined)
                return [];
            return [earlierPath];
        });
    }
    /**
     * Returns an address with its path replaced by each that `listPaths` returns; none if it is
     * outside the site.
     */
    #listWithOtherPaths(address, listPaths) {
        // Names of files and unresolved references have no base path.
        const prefix = address.startsWith('/') ? this.#basePath : byte_strings/* NO_BYTES */.CR;
        if (!address.startsWith(prefix))
            return [];
        const inside = address.slice(prefix.length);
        const path = inside.replace(/[?#].*$/s, '');
        const afterPath = inside.slice(path.length);
        return listPaths(path).map((other) => prefix.concat(other, afterPath));
    }
}

// EXTERNAL MODULE: ./lib/web/host/redirects/rule-set.js
var rule_set = __webpack_require__(3136);
;// CONCATENATED MODULE: ./lib/changes/vanished/find-vanished-pages.js
/**
 * Finds the pages of an earlier build whose addresses are no longer served, and where they are now.
 */





/**
 * Returns the pages of `earlier` with addresses that its host served, including those of redirect
 * rules, and that are not served for `later`. `moves` are pages with the same content at another
 * path.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findVanishedPages(earlier, later, moves, signal) {
    const earlierSite = new served_site/* ServedSite */.d(earlier);
    const laterSite = new served_site/* ServedSite */.d(later);
    const newNames = new Map(moves.map(({ from, to }) => [from, to]));
    const pause = (0,event_loop/* makePause */.F1)(signal);
    const rulePaths = await groupRulePaths(earlierSite, pause);
    const vanished = [];
    for (const [fileIndex, name] of earlier.names.entries()) {
        await pause();
        if (!(0,page_names/* isPage */.yp)(name) || (0,page_names/* isNotFoundPageOfSite */.dn)(name))
            continue;
        if ((0,dotfiles/* cutAfterUnpublishedDotfile */.P)(name, earlierSite.hostTraits.unpublishedDotfiles) !== undefined)
            continue;
        const paths = new Set([
            ...earlierSite.listPaths(fileIndex),
            ...(rulePaths.get(fileIndex) ?? []),
        ]);
        const newName = newNames.get(name);
        const movedFile = newName === undefined ? undefined : laterSite.fileIndexes.get(newName);
        const lost = findLostPaths(paths, laterSite, movedFile);
        if (lost !== undefined)
            vanished.push({ name, ...lost });
    }
    return vanished;
}
/**
 * Returns which paths of a page are gone, and where the page is now; undefined if all are still
 * served. `movedFile`: the later file of the page, if it moved.
 */
function findLostPaths(paths, laterSite, movedFile) {
    const isLost = (path) => laterSite.findContent(path) === undefined;
    const lostPaths = [...paths].filter(isLost);
    const [firstLost] = lostPaths;
    if (firstLost === undefined)
        return undefined;
    const keptPaths = [...paths].filter((path) => !isLost(path));
    const [firstKept] = keptPaths;
    const moved = findDirectPath(movedFile, laterSite);
    if (moved !== undefined) {
        // The remaining paths of a moved page may serve another page.
        const isReachable = keptPaths.some((path) => laterSite.findServedFile(path) === movedFile);
        return { lostPaths, isReachable, to: moved };
    }
    const shownFile = laterSite.findServedFile(firstKept ?? firstLost);
    const to = findDirectPath(shownFile, laterSite) ?? firstKept;
    return { lostPaths, isReachable: keptPaths.length > 0, to };
}
/** Returns the most common path at which a file itself is served; undefined if there is none. */
function findDirectPath(fileIndex, servedSite) {
    if (fileIndex === undefined)
        return undefined;
    return servedSite.listPaths(fileIndex)[0];
}
/** Returns the paths of the site's rules without wildcards, by the file that is shown there. */
async function groupRulePaths(servedSite, pause) {
    const pathsByFile = new Map();
    if (servedSite.onHost === undefined)
        return pathsByFile;
    for (const path of (0,rule_set/* listExactPaths */.yg)(servedSite.onHost.ruleSet)) {
        await pause();
        const file = servedSite.findServedFile(path);
        if (file !== undefined)
            pathsByFile.set(file, [...(pathsByFile.get(file) ?? []), path]);
    }
    return pathsByFile;
}

;// CONCATENATED MODULE: ./lib/changes/vanished/report-lost-anchors.js








/** An id before the same words is part of the layout if it is on this many tenths of all pages. */
const MIN_TENTHS_OF_LAYOUT = 9;
/** The minimum number of pages that an id of the layout is on. */
const MIN_PAGES_OF_LAYOUT = 10;
/** Decides which of the lost anchors are findings, and reports these. */
class LostAnchorReporter {
    #pages;
    /** The anchors that links of the earlier site point to. */
    #linked = new Set();
    /** Ids that occur before different words and are unrelated to them. */
    #idsWithSeveralWords;
    constructor(pages) {
        this.#pages = pages;
        this.#idsWithSeveralWords = findIdsWithSeveralWords(pages);
    }
    /** Records the anchors that links of the earlier site point to. */
    recordLinkedAnchors(linkedFragments, earlierSite) {
        const byFile = new Map(this.#pages.map((page) => [earlierSite.fileIndexes.get(page.from), page]));
        for (const { fileIndex, fragments } of linkedFragments) {
            const page = byFile.get(fileIndex);
            if (page === undefined)
                continue;
            const names = new Set(fragments.flatMap(web_fragments/* listMatchingIds */.A));
            for (const anchor of page.anchors)
                if (names.has(anchor.id))
                    this.#linked.add(anchor);
        }
    }
    /** Reports a finding for each lost anchor. Returns the suggestions by the keys of findings. */
    report(sites, collector) {
        const suggestions = new Map();
        if (this.#pages.length === 0)
            return suggestions;
        for (const anchor of this.#listReported(sites))
            reportAnchor(anchor, collector);
        // A site may lose a million anchors, few of which are listed.
        const listedKeys = new Set(collector.listRawFindings().map(({ key }) => key));
        for (const { anchor, key, address } of this.#listReported(sites)) {
            if (!listedKeys.has(key))
                continue;
            const suggestion = suggestAnchor(anchor, address);
            if (suggestion !== undefined)
                suggestions.set(key, suggestion);
        }
        return suggestions;
    }
    /** Yields the anchors that are findings, with their addresses. */
    *#listReported(sites) {
        const earlierSite = new served_site/* ServedSite */.d(sites.earlier);
        const laterSite = new served_site/* ServedSite */.d(sites.later);
        const layoutKeys = this.#findLayoutKeys(sites.earlier.names.filter(page_names/* isPage */.yp).length);
        for (const page of this.#pages) {
            const earlierPath = findDirectPath(earlierSite.fileIndexes.get(page.from), earlierSite);
            const laterPath = findDirectPath(laterSite.fileIndexes.get(page.to), laterSite);
            if (earlierPath === undefined || laterPath === undefined)
                continue;
            const address = sites.later.basePath + (0,byte_strings/* makeReadable */.Dy)(laterPath);
            const to = earlierPath === laterPath ? '' : address;
            for (const anchor of page.anchors) {
                if (!this.#isReported(anchor, layoutKeys))
                    continue;
                const key = (0,byte_strings/* toBytes */.ZJ)(sites.later.basePath).concat(earlierPath, '#', anchor.id);
                yield { anchor, key, address, to, page: page.to };
            }
        }
    }
    /**
     * Returns the keys of anchors that are part of the layout. `pageCount`: how many pages the
     * earlier site had.
     */
    #findLayoutKeys(pageCount) {
        const isOnMostPages = (count) => count >= MIN_PAGES_OF_LAYOUT && count * 10 >= pageCount * MIN_TENTHS_OF_LAYOUT;
        const anchors = this.#pages.flatMap((page) => page.anchors);
        const countById = (0,words/* countEach */.x8)(anchors.map(({ id }) => id));
        const frequentAnchors = anchors.filter(({ id }) => isOnMostPages(countById.get(id) ?? 0));
        const countByKey = (0,words/* countEach */.x8)(frequentAnchors.map(getLayoutKey));
        const frequent = [...countByKey].filter(([, count]) => isOnMostPages(count));
        return new Set(frequent.map(([key]) => key));
    }
    #isReported(anchor, layoutKeys) {
        if (this.#linked.has(anchor))
            return true;
        if (layoutKeys.has(getLayoutKey(anchor)))
            return false;
        if (anchor.countsWhen === 'always')
            return true;
        return anchor.countsWhen === 'unless-layout' && !this.#idsWithSeveralWords.has(anchor.id);
    }
}
function findIdsWithSeveralWords(pages) {
    const idsWithSeveralWords = new Set();
    const knownWords = new Map();
    for (const { id, words, countsWhen } of pages.flatMap(({ anchors }) => anchors)) {
        if (countsWhen !== 'unless-layout')
            continue;
        const hasOtherWords = (knownWords.get(id) ?? words) !== words;
        if (hasOtherWords)
            idsWithSeveralWords.add(id);
        knownWords.set(id, words);
    }
    return idsWithSeveralWords;
}
/** Returns a key that anchors share if they have the same id before the same words. */
function getLayoutKey({ id, words }) {
    return `${id} ${words}`;
}
function reportAnchor({ anchor, key, to, page }, collector) {
    const { newId } = anchor;
    const occurrence = { key, spot: (0,occurrences/* makeFileSpot */.Vc)(page) };
    if (newId === undefined)
        collector.report('vanished-anchor', occurrence, { to });
    else
        collector.report('vanished-anchor/renamed', occurrence, { to, id: (0,byte_strings/* makeReadable */.Dy)(newId) });
}
function suggestAnchor({ newId, suggestion }, page) {
    if (newId !== undefined)
        return makeSuggestion('words', `${page}#${(0,byte_strings/* makeReadable */.Dy)(newId)}`);
    if (suggestion === undefined)
        return undefined;
    return makeSuggestion(suggestion.kind, `${page}#${(0,byte_strings/* makeReadable */.Dy)(suggestion.id)}`);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/common/report-error.js
var report_error = __webpack_require__(6540);
// EXTERNAL MODULE: ./lib/web/host/hosts/azure/azure-route-conflicts.js
var azure_route_conflicts = __webpack_require__(7164);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/encoded-forms.js
/** Lists the encoded forms of a path in requests. */

/** Characters other than those that RFC 3986 allows in a path (section 3.3, `pchar`). */
const ENCODED_IN_LINKS = /[^\w\-.~/!$&'()*+,;=:@]/g;
/**
 * Characters that the URL parser of browsers percent-encodes in a typed path:
 * https://url.spec.whatwg.org/#path-percent-encode-set
 */
const ENCODED_IF_TYPED = /[^\w\-.~/!$&'()*+,;=:@[\]|]/g;
/**
 * Characters that `encodeURIComponent` percent-encodes, except for slashes:
 * https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent
 */
const ENCODED_IN_COMPONENTS = /[^\w\-.~/!'()*]/g;
/**
 * Returns the distinct encoded forms of a decoded absolute path, for hosts that compare addresses
 * without decoding them: as in links, as typed, and with more and more percent-encoding.
 */
function listEncodedForms(path) {
    const usualForms = [ENCODED_IN_LINKS, ENCODED_IF_TYPED, ENCODED_IN_COMPONENTS].map((encoded) => path.replace(encoded, byte_strings/* percentEncode */.a));
    return [...new Set([...usualForms, (0,byte_strings/* percentEncode */.a)(path)])];
}

// EXTERNAL MODULE: ./lib/web/host/redirects/parse-json-file.js
var parse_json_file = __webpack_require__(4086);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/json-config.js


/**
 * Returns the object in a JSON file; empty without a file, and undefined if it is not an object.
 */
function parseJsonConfig(existingText) {
    const json = (0,parse_json_file/* parseJsonFile */.OW)(existingText ?? '{}');
    if (json.kind !== 'json-file')
        return undefined;
    return json.value;
}
/** Returns a value if it is an array, and an empty array otherwise. */
function asArray(value) {
    if (Array.isArray(value))
        return value;
    return [];
}
/** Returns a JSON file with the configuration and more items at the start of one of its lists. */
function formatConfigWithItems(config, key, items) {
    return formatJsonFile({ ...config, [key]: [...items, ...asArray(config[key])] });
}
/** Returns a value as the content of a JSON file. */
function formatJsonFile(value) {
    return (0,byte_strings/* toBytes */.ZJ)(`${JSON.stringify(value, null, 2)}\n`);
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/azure-static-web-apps-writer.js





/** A path without special characters. */
const WITHOUT_SPECIAL_CHARACTERS = /^[\p{L}\p{M}\p{N} \-._~/]*$/u;
/** The maximum size of a route without its addresses. */
const MAX_ROUTE_OVERHEAD_BYTES = 100;
/** The maximum size of the list around the routes. */
const MAX_LIST_OVERHEAD_BYTES = 100;
/**
 * Routes come before files, and match the address as it arrives. It is not documented whether it is
 * decoded first, so names are written both ways:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#routes, read 2026-11.
 */
const AZURE_STATIC_WEB_APPS_WRITER = {
    getComparisonKey: azure_route_conflicts/* getRouteKey */.T,
    listEncodedForms(path) {
        const encodedForms = listEncodedForms(path);
        if (WITHOUT_SPECIAL_CHARACTERS.test((0,byte_strings/* toText */.fE)(path)))
            return [...encodedForms, path];
        return encodedForms;
    },
    explainUnwritable({ removedPath, from }, servedSite) {
        if (from.includes('*'))
            return 'in Azure, `*` stands for any characters';
        const folder = removedPath.match(/^(.+)\/index\.html$/s)?.[1];
        if (folder === undefined)
            return undefined;
        const forms = [folder, folder.concat('/')];
        if (forms.some((form) => servedSite.findContent(form) !== undefined))
            return 'Azure would also apply the redirect to the address of the folder, which the site serves';
        return undefined;
    },
    capacity: {
        why: 'Azure accepts a file of up to 20 KB',
        countFitting(redirects, existingText) {
            const existingBytes = formatJsonFile(parseJsonConfig(existingText) ?? {}).length;
            let remainingBytes = azure_config_file/* MAX_AZURE_CONFIG_BYTES */.QJ - existingBytes - MAX_LIST_OVERHEAD_BYTES;
            for (const [position, { from, to }] of redirects.entries()) {
                remainingBytes -= from.length + to.length + MAX_ROUTE_OVERHEAD_BYTES;
                if (remainingBytes < 0)
                    return position;
            }
            return redirects.length;
        },
    },
    formatFiles(redirects, _, existingText) {
        const config = parseJsonConfig(existingText);
        if (config === undefined)
            return undefined;
        const routes = redirects.map(({ from, to }) => {
            return { route: (0,byte_strings/* toText */.fE)(from), redirect: to, statusCode: 301 };
        });
        return [[(0,byte_strings/* toBytes */.ZJ)(azure_config_file/* AZURE_CONFIG_FILE */.qJ), formatConfigWithItems(config, 'routes', routes)]];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/cloudflare/parse-cloudflare-redirects.js + 2 modules
var parse_cloudflare_redirects = __webpack_require__(8580);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/redirect-writer.js
/** The first line of files with comments. */
const REDIRECTS_COMMENT = '# Addresses of the earlier site and where their pages are now.';

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/format-redirects-file.js
/** Prints `_redirects` files, which have a line for each redirect. */


/** Returns the line of a redirect. */
function formatRedirectLine({ from, to }) {
    return `${from} ${to} 301`;
}
/** Returns a `_redirects` file with the redirects before the site's own rules. */
function formatRedirectsFile(redirects, _, existingText = '') {
    const note = `${REDIRECTS_COMMENT} This replaces the site’s _redirects.`;
    const content = [note, ...redirects.map(formatRedirectLine), '', existingText].join('\n');
    return [[(0,byte_strings/* toBytes */.ZJ)('_redirects'), (0,byte_strings/* toBytes */.ZJ)(content)]];
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/cloudflare-writer.js



/**
 * https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. Invalid rules
 * count toward the limit, too.
 */
const CLOUDFLARE_WRITER = {
    listEncodedForms: listEncodedForms,
    explainUnwritable(redirect) {
        if (/\*|:[A-Za-z]/.test(redirect.from))
            return '`*`, and `:` before a letter, have a special meaning on Cloudflare';
        if (formatRedirectLine(redirect).length > parse_cloudflare_redirects/* MAX_LINE_CHARS */.yL)
            return `Cloudflare accepts lines of up to ${parse_cloudflare_redirects/* MAX_LINE_CHARS */.yL} characters`;
        return undefined;
    },
    capacity: {
        why: `Cloudflare accepts up to ${parse_cloudflare_redirects/* MAX_STATIC_RULES */.yq} rules without \`*\``,
        countFitting(_, existingText = '') {
            const existingRules = existingText.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
            return parse_cloudflare_redirects/* MAX_STATIC_RULES */.yq - existingRules.length;
        },
    },
    formatFiles: formatRedirectsFile,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/github-pages-writer.js


/**
 * GitHub Pages has no redirects:
 * https://docs.github.com/en/pages/getting-started-with-github-pages, read 2026-11. Small pages
 * replace the removed ones, as with `jekyll-redirect-from`
 * (https://github.com/jekyll/jekyll-redirect-from/blob/master/lib/jekyll-redirect-from/redirect.html,
 * read 2026-11). Browsers follow them immediately, and search engines treat them as permanent
 * redirects.
 */
const GITHUB_PAGES_WRITER = {
    listEncodedForms: (path) => [path],
    explainUnwritable({ page, replacementPath }, servedSite) {
        const replacementFile = servedSite.findServedFile(replacementPath);
        const isTaken = (0,candidate_paths/* listCandidatePaths */.e)(page).some((path) => {
            const content = servedSite.findContent(path);
            if (content?.kind === 'file')
                return content.fileIndex !== replacementFile;
            return content !== undefined;
        });
        if (isTaken)
            return 'the site has something else at that address';
        return undefined;
    },
    formatFiles(redirects, { domain }) {
        const host = domain === undefined ? '' : `https://${domain}`;
        return redirects.map(({ page, to }) => [page, (0,byte_strings/* toBytes */.ZJ)(formatRedirectPage(to, host))]);
    },
};
/**
 * Returns HTML that is also valid XML, for names such as `a.xhtml`. `to` is percent-encoded, so no
 * character in it is special in HTML, XML, or scripts.
 */
function formatRedirectPage(to, host) {
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

// EXTERNAL MODULE: ./lib/web/host/hosts/netlify/netlify-rule.js + 1 modules
var netlify_rule = __webpack_require__(9);
// EXTERNAL MODULE: ./lib/web/host/hosts/netlify/netlify-self-redirect.js
var netlify_self_redirect = __webpack_require__(830);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/netlify-writer.js





const SPECIAL_CHARACTERS_CLAUSE = '`*` at the end of a name, and `:` at its start, have a special meaning on Netlify';
/**
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, and `netlify-redirector`
 * 0.5, read and run 2026-11.
 */
const NETLIFY_WRITER = {
    // Netlify ignores a slash at the end.
    listEncodedForms: (path) => listEncodedForms(path).map((form) => form.replace(/(?<=.)\/$/, '')),
    explainUnwritable(redirect) {
        const parsed = (0,netlify_rule/* parseNetlifyRule */.L)(formatRedirectLine(redirect), undefined);
        // Only patterns may be too complex to be read.
        if (parsed.kind === 'unread')
            return SPECIAL_CHARACTERS_CLAUSE;
        if (parsed.kind !== 'rule')
            return parsed.message.replace(/\.$/, '');
        const { rule } = parsed;
        if (rule.matcher.kind === 'pattern')
            return SPECIAL_CHARACTERS_CLAUSE;
        if ((0,netlify_self_redirect/* classifySelfRedirect */.n)(rule, (0,path_matcher/* decodeRootedPath */.Pp)(redirect.from)) !== 'none')
            return 'Netlify may treat a rule with `*` as a loop if the address of the rule begins with its target';
        return undefined;
    },
    formatFiles: formatRedirectsFile,
};

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/nginx-writer.js





/** The maximum length of a word: `NGX_CONF_BUFFER`. */
const MAX_WORD_BYTES = 4_096;
/** The longest key for which the default bucket size is sufficient. */
const MAX_USUAL_KEY_BYTES = 40;
const USAGE = `${REDIRECTS_COMMENT} Include this file in the http block and put the two lines
# of the server block below into the server block of the site. If your configuration already has \
map_hash_bucket_size, remove it here.
#
#   include /etc/nginx/redirects.conf;
#   server {
#       absolute_redirect off;
#       if ($moved_to) { return 301 $moved_to$is_args$args; }
`;
/**
 * A `map`: https://nginx.org/en/docs/http/ngx_http_map_module.html, and `ngx_conf_read_token` in
 * its `src/core/ngx_conf_file.c`, read 2026-11. Keys are compared with `$uri`, which is decoded and
 * has single slashes. The comparison ignores the case of ASCII letters, and nginx refuses two keys
 * that are equal.
 */
const NGINX_WRITER = {
    listEncodedForms: (path) => [path],
    explainUnwritable({ from, to }) {
        // Escaping may double the length.
        const isTooLong = 2 * from.length > MAX_WORD_BYTES || to.length > MAX_WORD_BYTES;
        if (isTooLong)
            return `nginx accepts words of up to ${(0,units/* formatNumber */.ZV)(MAX_WORD_BYTES)} bytes`;
        return undefined;
    },
    formatFiles(redirects, snapshot) {
        const ambiguousPaths = findPathsDifferingInCase(redirects, snapshot);
        const lines = redirects.map(({ from, to }) => {
            const key = ambiguousPaths.has(from) ? makeCaseSensitiveKey(from) : from;
            return `    ${quoteWord(key)} ${quoteWord(to)};\n`;
        });
        // Without larger buckets, nginx does not start: `NGX_HASH_ELT_SIZE` in its
        // `src/core/ngx_hash.c`.
        const needsLargeBuckets = redirects.some(({ from }) => from.length > MAX_USUAL_KEY_BYTES);
        const bucketSize = needsLargeBuckets ? 'map_hash_bucket_size 4096;\n' : '';
        const map = `${USAGE}${bucketSize}map $uri $moved_to {\n    default "";\n${lines.join('')}}\n`;
        return [[(0,byte_strings/* toBytes */.ZJ)('redirects.conf'), (0,byte_strings/* asBytes */.Yd)(map)]];
    },
};
/**
 * Returns the paths that differ only in case from another path: from each other, or from an address
 * of the site.
 */
function findPathsDifferingInCase(redirects, snapshot) {
    const basePath = (0,web_paths/* decodeBasePath */.jp)(snapshot.basePath);
    const sitePaths = snapshot.names.flatMap(candidate_paths/* listCandidatePaths */.e).map((path) => basePath.concat(path));
    const paths = new Set([...sitePaths, ...redirects.map(({ from }) => from)]);
    const groups = Map.groupBy(paths, lowerAsciiLetters).values();
    return new Set([...groups].filter((group) => group.length > 1).flat());
}
/**
 * Returns a key that nginx treats as a regular expression, because of its `~`: unlike other keys,
 * it matches only this path, in this case.
 */
function makeCaseSensitiveKey(path) {
    return `~^${path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}\\z`;
}
/** Converts only ASCII letters, like `ngx_tolower`. */
function lowerAsciiLetters(path) {
    return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
/**
 * Returns a word in quotes, in which a backslash, a quote, and three control characters are
 * escaped.
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


/** The maximum length of a key. */
const MAX_KEY_BYTES = 512;
/** The maximum length of a key together with its value. */
const MAX_PAIR_BYTES = 1_024;
/**
 * Writes a file for import into a key-value store, which a viewer function reads:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html,
 * read 2026-11.
 */
const S3_CLOUDFRONT_WRITER = {
    listEncodedForms: (path) => [(0,byte_strings/* percentEncode */.a)(path)],
    explainUnwritable({ from, to }) {
        if (from.length <= MAX_KEY_BYTES && from.length + to.length <= MAX_PAIR_BYTES)
            return undefined;
        return 'CloudFront accepts up to 512 bytes for a key and 1 KB for a key and its value';
    },
    formatFiles(redirects) {
        const data = redirects.map(({ from, to }) => ({ key: from, value: to }));
        return [[(0,byte_strings/* toBytes */.ZJ)('key-value-store.json'), formatJsonFile({ data })]];
    },
};

// EXTERNAL MODULE: ./lib/web/host/hosts/vercel/parse-vercel-config.js + 5 modules
var parse_vercel_config = __webpack_require__(3541);
// EXTERNAL MODULE: ./lib/web/host/hosts/vercel/vercel-schema.js + 1 modules
var vercel_schema = __webpack_require__(1813);
;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/vercel-writer.js





/**
 * Redirects come before files, and match the address as it arrives:
 * https://vercel.com/docs/project-configuration/vercel-json#redirects, read 2026-11.
 */
const VERCEL_WRITER = {
    listEncodedForms: listEncodedForms,
    explainUnwritable({ from, to }) {
        // Escaping may double the length.
        const isTooLong = 2 * Math.max(from.length, to.length) > vercel_schema/* MAX_VERCEL_RULE_CHARS */.GZ;
        if (isTooLong)
            return `Vercel accepts up to ${vercel_schema/* MAX_VERCEL_RULE_CHARS */.GZ} characters`;
        return undefined;
    },
    capacity: {
        why: `Vercel accepts up to ${vercel_schema/* MAX_VERCEL_RULES */.Xr} rules`,
        countFitting(_, existingText) {
            return vercel_schema/* MAX_VERCEL_RULES */.Xr - asArray(parseJsonConfig(existingText)?.redirects).length;
        },
    },
    formatFiles(redirects, _, existingText) {
        const config = parseJsonConfig(existingText);
        // Vercel long refused redirects together with `routes`.
        if (config === undefined || config.routes !== undefined)
            return undefined;
        const items = redirects.map(({ from, to }) => {
            return { source: escapeSource(from), destination: to, permanent: true };
        });
        return [[(0,byte_strings/* toBytes */.ZJ)(parse_vercel_config/* VERCEL_JSON */.p), formatConfigWithItems(config, 'redirects', items)]];
    },
};
/**
 * Escapes the special characters of `path-to-regexp` 6.1, and those of regular expressions: Vercel
 * also compiles the source as one (`checkRegexSyntax` of `@vercel/routing-utils`).
 */
function escapeSource(from) {
    return from.replace(/[:(){}[\]*+?^$|\\]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/web/host/redirect-writers/all-redirect-writers.js







/** The writer of redirects for each host. */
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

;// CONCATENATED MODULE: ./lib/changes/vanished/generate-redirects.js
/** Generates redirects for the addresses of vanished pages in the format of a host. */




/**
 * Returns redirects in the format of `host`, from vanished addresses of `pages` to the current
 * ones. Undefined if there are none, or if they cannot be added to the site's own file. Rules that
 * would affect other addresses of the site are left out.
 */
function generateRedirects(host, pages, snapshot) {
    const writer = REDIRECT_WRITERS[host];
    const redirects = listRedirects(writer, pages, snapshot);
    const [existingFile] = snapshot.redirectFiles;
    const isUnreadable = existingFile !== undefined && existingFile.text === undefined;
    if (redirects.length === 0 || isUnreadable)
        return undefined;
    const possible = selectPossible(writer, redirects, new served_site/* ServedSite */.d(snapshot));
    const fitting = selectFitting(writer, possible.selected, existingFile?.text);
    const files = writer.formatFiles(fitting.selected, snapshot, existingFile?.text);
    if (files === undefined)
        return undefined;
    const omitted = [...possible.omitted, ...fitting.omitted];
    const written = new Map(fitting.selected.map(({ from, to }) => [getComparisonKey(writer, from), to]));
    const redirected = redirects.filter(({ from, to }) => written.get(getComparisonKey(writer, from)) === to);
    const redirectedPaths = new Set(redirected.map(({ removedPath }) => removedPath));
    return { addressCount: redirectedPaths.size, files: new Map(files), omitted };
}
/**
 * Returns a redirect for each spelling of each address. The most common address of each page comes
 * first, because the host may limit the number of rules.
 */
function listRedirects(writer, pages, snapshot) {
    const basePath = (0,web_paths/* decodeBasePath */.jp)(snapshot.basePath);
    const ranked = pages.flatMap(({ name: page, lostPaths, to: destination }) => {
        if (destination === undefined)
            return [];
        return lostPaths.map((path, rank) => ({ rank, page, path, destination }));
    });
    ranked.sort((a, b) => a.rank - b.rank || (0,byte_strings/* compareBytes */.Xo)(a.path, b.path));
    return ranked.flatMap(({ page, path, destination }) => {
        const to = (0,byte_strings/* percentEncode */.a)(basePath.concat(destination));
        const spellings = writer.listEncodedForms(basePath.concat(path));
        return spellings.map((from) => ({
            page,
            removedPath: path,
            replacementPath: destination,
            from,
            to,
        }));
    });
}
/** Returns a key that addresses share if the host considers them equal. */
function getComparisonKey(writer, from) {
    if (writer.getComparisonKey === undefined)
        return from;
    return writer.getComparisonKey(from);
}
/** Selects the redirects that the host accepts, each once. */
function selectPossible(writer, redirects, servedSite) {
    const selectedByKey = new Map();
    const omitted = [];
    for (const redirect of redirects) {
        const key = getComparisonKey(writer, redirect.from);
        const sameAddress = selectedByKey.get(key);
        const isAmbiguous = sameAddress !== undefined && sameAddress.to !== redirect.to;
        const why = isAmbiguous
            ? 'the host does not distinguish this address from another one'
            : writer.explainUnwritable(redirect, servedSite);
        if (why !== undefined)
            omitted.push({ ...redirect, why });
        else if (sameAddress === undefined)
            selectedByKey.set(key, redirect);
    }
    return { selected: [...selectedByKey.values()], omitted };
}
/** Selects the redirects within the host's limit, in addition to `existingText`. */
function selectFitting({ capacity }, redirects, existingText) {
    if (capacity === undefined)
        return { selected: redirects, omitted: [] };
    const { why, countFitting } = capacity;
    const fittingCount = Math.max(0, countFitting(redirects, existingText));
    return {
        selected: redirects.slice(0, fittingCount),
        omitted: redirects.slice(fittingCount).map((redirect) => ({ ...redirect, why })),
    };
}

;// CONCATENATED MODULE: ./lib/changes/vanished/write-redirects.js
/** Writes redirects for vanished pages, and explains how to use them. */













/** How many files with redirects are listed. */
const MAX_LISTED_FILES = 9;
/**
 * Writes redirects for the pages in the format of the site's host or, without one, of each host.
 * Returns a section with instructions to copy them; undefined if there are none.
 * @throws the reason of `signal` soon after it is aborted; ReportError if a file cannot be written
 */
async function writeRedirects(reportFolder, sites, signal, info) {
    const folder = findFreeFolder((0,external_node_path_.join)(reportFolder, 'redirects'));
    const redirects = await writeForEachHost(folder, sites, signal);
    if (redirects.length === 0)
        return undefined;
    const addresses = describeAddresses(redirects);
    if (addresses === undefined) {
        info((0,clean/* safe */.gB) `No redirects were written: the omitted ones are listed in ${folder}`);
        return undefined;
    }
    const areAllWritten = redirects.every(({ omitted }) => omitted.length === 0);
    const note = areAllWritten ? '' : '; the omitted ones are listed next to them';
    const { host: ownHost } = sites.later;
    const hostFolder = ownHost === undefined ? folder : (0,external_node_path_.join)(folder, ownHost);
    info((0,clean/* safe */.gB) `Redirects for ${addresses} are in ${hostFolder}${note}`);
    const folderName = (0,external_node_path_.basename)(folder);
    const names = redirects.flatMap(({ host, files }) => [...files.keys()].map((name) => `${folderName}/${host}/${(0,byte_strings/* toText */.fE)(name)}`));
    return {
        heading: `Redirects for ${addresses}${note}`,
        content: describeCopying(names, `${folderName}/${ownHost ?? 'HOST'}/.`),
    };
}
/** Returns how many addresses are redirected, in words; undefined if no host redirects any. */
function describeAddresses(redirects) {
    const maxCount = Math.max(...redirects.map(({ addressCount }) => addressCount));
    if (maxCount === 0)
        return undefined;
    const qualifier = redirects.length === 1 ? '' : 'up to ';
    return `${qualifier}${(0,units/* formatCount */.B4)(maxCount, 'address', 'addresses')} of the earlier site`;
}
/** Writes the redirects of each host that may serve the site into a folder with its name. */
async function writeForEachHost(folder, { earlier, later, moves }, signal) {
    const written = [];
    for (const host of later.host === undefined ? all_hosts/* HOST_IDS */.sI : [later.host]) {
        const earlierOnHost = makeSnapshotOnHost(earlier, host);
        const laterOnHost = makeSnapshotOnHost(later, host);
        const pages = await findVanishedPages(earlierOnHost, laterOnHost, moves, signal);
        const redirects = generateRedirects(host, pages, laterOnHost);
        if (redirects === undefined)
            continue;
        await (0,report_error/* runReportWork */.F)(folder, () => writeRedirectFiles((0,external_node_path_.join)(folder, host), redirects, signal));
        written.push({ host, ...redirects });
    }
    return written;
}
/** Returns how a later step copies the files with redirects `from` the folder of the report. */
function describeCopying(names, from) {
    const where = (0,markup/* html */.qy) `${listFirstNames(names)} in the report folder`;
    const report = (0,markup/* html */.qy) `<code>REPORT</code> to the output <code>verifyReport</code>`;
    const copying = (0,markup/* html */.qy) `To copy them in a later step, set ${report}, and run this command`;
    return (0,markup/* html */.qy) `<p>${where}. Add the redirects to the sources of the site. ${copying}:</p>
${(0,markup/* renderLinesToCopy */.Go)([(0,clean/* safe */.gB) `cp -r "$(dirname "$REPORT")"/${from} .`])}`;
}
/** Returns the first names as code, and the number of others. */
function listFirstNames(names) {
    const shown = names.slice(0, MAX_LISTED_FILES).map(markup/* renderCode */.cR);
    const more = names.length - shown.length;
    if (more > 0)
        shown.push((0,markup/* html */.qy) `${(0,units/* formatCount */.B4)(more, 'more file')}`);
    const verb = names.length === 1 ? 'is' : 'are';
    return (0,markup/* html */.qy) `${(0,markup/* joinMarkupAsWords */.wg)(shown)} ${verb}`;
}
/** Returns `path`, with a number appended if it exists, because folders for reports are reused. */
function findFreeFolder(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return path;
    for (let number = 2;; number++) {
        const numberedPath = `${path}-${number}`;
        if (!(0,external_node_fs_.existsSync)(numberedPath))
            return numberedPath;
    }
}
/** Returns a site as this host serves it. */
function makeSnapshotOnHost(snapshot, host) {
    const readNames = (0,parse_redirect_file/* listRedirectFileNames */.BW)({ host, basePath: snapshot.basePath });
    const redirectFiles = snapshot.redirectFiles.filter(({ name }) => readNames.includes(name));
    return { ...snapshot, host, redirectFiles };
}
/** Writes files into a new folder, and the list of omitted redirects next to it. */
async function writeRedirectFiles(folder, { files, omitted }, signal) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    for (const [name, content] of files) {
        signal.throwIfAborted();
        await (0,promises_.mkdir)((0,web_tree/* makeDiskPath */.fx)(folder, (0,byte_strings/* getFolder */.L2)(name)), { recursive: true });
        await (0,promises_.writeFile)((0,web_tree/* makeDiskPath */.fx)(folder, name), Buffer.from(content, 'latin1'));
    }
    const lines = omitted.map(({ from, to, why }) => `${encodeUnprintable(from)} -> ${to}: ${why}\n`);
    if (lines.length > 0)
        await (0,promises_.writeFile)(`${folder}-left-out.txt`, lines.join(''));
}
const encodeUnprintable = (bytes) => bytes.replace(/[^\x21-\x7e]/g, byte_strings/* percentEncode */.a);

;// CONCATENATED MODULE: ./lib/changes/vanished/check-with-earlier.js
/** Checks a site together with an earlier one, whose vanished addresses are findings. */









/** How many more addresses of a page are listed. */
const check_with_earlier_MAX_LISTED_ADDRESSES = 3;
/**
 * Checks a site like `checkSite`. If there is an earlier site, it is checked under the same rules,
 * to tell which findings are new. Each vanished page and anchor is a finding, too. Redirects for
 * pages are written into a new folder within `reportFolder`, whose path is logged.
 * @throws the errors of `checkSite`; ReportError if the redirects cannot be written
 */
async function checkWithEarlier(options, comparison) {
    if (comparison === undefined)
        return { checked: await checkSite(options), redirects: undefined };
    const { basePath, info } = options;
    const { earlierAsListed, earlier, laterAsListed, moves } = comparison;
    const reporter = new VanishedReporter(comparison, options);
    const earlierFindings = await collectEarlierFindings({
        ...options,
        listedTree: earlierAsListed,
        // The expected number of pages is only known for the later site.
        pageCount: undefined,
        onLinkedFragments: (linkedFragments, servedSite) => reporter.lostAnchors.recordLinkedAnchors(linkedFragments, servedSite),
        info: (line) => info((0,clean/* safe */.gB) `Earlier site: ${line}`),
    });
    const checked = await checkSite({
        ...options,
        listedTree: laterAsListed,
        earlier: earlierFindings,
        earlierAddresses: new EarlierAddresses({
            earlier: earlier.names,
            later: laterAsListed.names,
            moves,
            basePath,
        }),
        compareWithEarlierSite: (snapshot, collector) => reporter.report(snapshot, collector),
    });
    return { checked, redirects: reporter.redirects };
}
/** Reports vanished pages and anchors as findings, and writes redirects for the pages. */
class VanishedReporter {
    lostAnchors;
    /** A section about the redirects for the summary; undefined if none were written. */
    redirects;
    #comparison;
    #options;
    constructor(comparison, options) {
        this.lostAnchors = new LostAnchorReporter(comparison.lostAnchors ?? []);
        this.#comparison = comparison;
        this.#options = options;
    }
    async report(laterSnapshot, collector) {
        const { earlier, moves, changes } = this.#comparison;
        const { signal } = this.#options;
        const { snapshot: earlierSnapshot } = await (0,published_files/* selectPublishedFiles */.c)(earlier, laterSnapshot, signal);
        const sites = { earlier: earlierSnapshot, later: laterSnapshot };
        const pages = await findVanishedPages(sites.earlier, sites.later, moves, signal);
        reportVanishedPages(pages, laterSnapshot, collector);
        const suggestions = this.lostAnchors.report(sites, collector);
        this.redirects = await writeRedirectsIfNeeded(pages, { ...sites, moves }, this.#options);
        const sections = [changes];
        if (this.redirects !== undefined)
            sections.push(this.redirects);
        return { sections, suggestions };
    }
}
async function writeRedirectsIfNeeded(pages, sites, { reportFolder, signal, info }) {
    if (reportFolder === undefined)
        return undefined;
    // Without a host, each host's own rules may need redirects.
    const isNeeded = pages.length > 0 || sites.later.host === undefined;
    if (!isNeeded)
        return undefined;
    return writeRedirects(reportFolder, sites, signal, info);
}
/** Reports one finding for each page, under the first of its vanished addresses. */
function reportVanishedPages(pages, snapshot, collector) {
    const showPath = (path) => snapshot.basePath + (0,byte_strings/* makeReadable */.Dy)(path);
    for (const page of pages) {
        const { lostPaths, to } = page;
        const [first = '', ...more] = lostPaths;
        const others = (0,words/* joinFirstWords */.Kd)(more.map(showPath), check_with_earlier_MAX_LISTED_ADDRESSES);
        const values = { others, to: showPath(to ?? byte_strings/* NO_BYTES */.CR) };
        collector.reportWithoutPage(chooseKind(page), (0,byte_strings/* toBytes */.ZJ)(snapshot.basePath).concat(first), values);
    }
}
function chooseKind({ to, isReachable }) {
    if (to === undefined)
        return 'vanished-page';
    if (isReachable)
        return 'vanished-page/address';
    return 'vanished-page/moved';
}

// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __webpack_require__(9653);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __webpack_require__(3234);
// EXTERNAL MODULE: ./lib/findings/quality-gate.js
var quality_gate = __webpack_require__(3051);
// EXTERNAL MODULE: ./lib/github/workspace.js
var workspace = __webpack_require__(1486);
// EXTERNAL MODULE: ./lib/summary/findings-section.js
var findings_section = __webpack_require__(5482);
// EXTERNAL MODULE: ./lib/phases/failure-wordings.js
var failure_wordings = __webpack_require__(842);
;// CONCATENATED MODULE: ./lib/phases/check-verdict.js








/** The result of a check, judged by `verify` and `fail-on`. */
class CheckVerdict {
    checkResult;
    #settings;
    /** The findings that fail the step. */
    #failing;
    /** The findings other than errors that fail the step, in words. */
    #failingNonErrors;
    constructor(checked, settings) {
        this.checkResult = checked;
        this.#settings = settings;
        this.#failing = [];
        if (settings.verify !== 'report')
            this.#failing = checked.findings.filter((finding) => (0,quality_gate/* isFailure */.N6)(finding, settings));
        this.#failingNonErrors = (0,quality_gate/* listNonErrors */.vW)(this.#failing, settings.failOn, this.#onlyNewErrorsFail);
    }
    /** Do only new errors fail the step? Without an earlier site, all errors do. */
    get #onlyNewErrorsFail() {
        return this.#settings.verify === 'strict-new' && this.checkResult.fixed !== undefined;
    }
    get #hasFailingErrors() {
        return this.#failing.some(findings_finding/* isError */.bJ);
    }
    /** Are known errors, those that the earlier site also has, collapsed? */
    get #collapsesKnownErrors() {
        return this.#settings.verify !== 'strict' && this.checkResult.fixed !== undefined;
    }
    /**
     * Returns whether a finding is collapsed. These are accepted findings and known ones that
     * cannot fail the step: otherwise, each run would annotate them.
     */
    isCollapsed = (finding) => {
        if ((0,findings_finding/* isAccepted */.oB)(finding))
            return true;
        return this.#collapsesKnownErrors && finding.isNew === false;
    };
    /** Returns the result for the title of the summary and the line below it. */
    makePhaseResult() {
        const { checkResult } = this;
        const countsOnlyNew = this.#collapsesKnownErrors;
        let { errors } = checkResult;
        if (countsOnlyNew)
            errors = (0,count_findings/* countNewErrors */.XD)(checkResult);
        const describedErrors = (0,count_findings/* describeErrors */.rg)(checkResult, countsOnlyNew);
        let faults = this.#failingNonErrors;
        if (errors > 0 || faults.length === 0)
            faults = [describedErrors, ...faults];
        let headline = (0,words/* joinWords */.yZ)(faults, 'and');
        if (checkResult.diagnosis?.kind === 'no-pages')
            headline = 'no pages to check';
        return {
            headline,
            details: listDetails(checkResult, countsOnlyNew),
            hasFaults: errors > 0 || this.#failing.length > 0,
            reasonForSuccess: this.#findReasonForSuccess(errors, describedErrors),
            diagnosis: checkResult.diagnosis?.message,
            hasReport: checkResult.findings.length > 0,
        };
    }
    /**
     * Returns why the step continues despite errors, and which setting would fail it; undefined if it
     * does not apply.
     */
    #findReasonForSuccess(errors, inErrors) {
        if (errors === 0 || this.#settings.verify !== 'report')
            return undefined;
        if (this.checkResult.diagnosis?.kind === 'no-pages') {
            const why = 'although there were no pages to check (`verify: strict` would fail this step)';
            return `${why}. Look at the export in the dashboard`;
        }
        let gate = 'strict-new';
        if (this.checkResult.fixed === undefined)
            gate = 'strict';
        const why = `although the check found ${inErrors} (\`verify: report\`)`;
        return `${why}; \`verify: ${gate}\` would fail this step`;
    }
    /** Returns the failure if findings fail the step; undefined if it continues. */
    findFailure({ folder, job, hasValuesFile }) {
        if (this.#failing.length === 0)
            return undefined;
        const { checkResult } = this;
        const { verify, failOn } = this.#settings;
        const lacksPages = this.#lacksPages(job !== undefined);
        return new step_error/* StepError */.z('verify-failed', {
            errors: this.#describeFailingFindings(),
            others: this.#describeFailingOthers(),
            gate: this.#hasFailingErrors ? `verify: ${verify}` : `fail-on: ${failOn.text}`,
            failOn: failOn.text,
            without: this.#findLackingInput(),
            diagnosis: checkResult.diagnosis?.message ?? (0,failure_wordings/* introduceFirstFinding */.NI)(this.#failing),
            isFirstToCheck: checkResult.diagnosis !== undefined && this.#failing.length > 1,
            fix: this.#adviseOnFix(lacksPages),
            consequence: (0,failure_wordings/* describeConsequence */.l0)(hasValuesFile),
            // An entry with a typo would otherwise lead to advice to accept the finding again.
            unused: describeUnusedEntry(checkResult.findings),
            shown: (0,failure_wordings/* describeShownErrors */.iR)(this.#failing, { ...checkResult, isCollapsed: this.isCollapsed }),
            report: checkResult.reportPath,
            site: folder.root,
        });
    }
    /** Does the site fail only because pages are missing, so that another export may help? */
    #lacksPages(isExport) {
        if (isExport && this.checkResult.pages === 0)
            return true;
        return this.#failing.every(({ code }) => code === 'page-count' || (isExport && code === 'no-index'));
    }
    /** Returns the findings that fail the step, in words: errors or, without any, the others. */
    #describeFailingFindings() {
        const hasErrors = this.#hasFailingErrors;
        if (!hasErrors && this.#failingNonErrors.length === 0)
            return undefined;
        if (!hasErrors)
            return (0,words/* joinWords */.yZ)(this.#failingNonErrors, 'and');
        if (this.#onlyNewErrorsFail)
            return (0,count_findings/* describeNewErrors */.rh)(this.checkResult);
        return (0,count_findings/* describeSeverity */.HI)(this.checkResult, 'error');
    }
    /** Returns the findings that fail the step besides errors, with a verb. */
    #describeFailingOthers() {
        if (this.#failingNonErrors.length === 0 || !this.#hasFailingErrors)
            return undefined;
        const described = (0,words/* joinWords */.yZ)(this.#failingNonErrors, 'and');
        const others = this.#failing.filter((finding) => !(0,findings_finding/* isError */.bJ)(finding));
        if (others.length > 1)
            return `${described} fail`;
        return `${described} fails`;
    }
    /** Returns the input without which new errors cannot be told from known ones. */
    #findLackingInput() {
        const { verify } = this.#settings;
        if (verify === 'strict-new' && this.checkResult.fixed === undefined)
            return '`compare-with`';
        return undefined;
    }
    /** Returns how to fix the failure; undefined if the diagnosis says it. */
    #adviseOnFix(lacksPages) {
        if (lacksPages)
            return 'Export again without `job-id`';
        if (this.checkResult.diagnosis !== undefined)
            return undefined;
        return 'Fix the source of the site';
    }
}
/** Returns the target and the mistake of an unused entry of the accepted findings, if any. */
function describeUnusedEntry(findings) {
    const unused = findings.find(({ code }) => code === 'unused-acceptance');
    if (unused === undefined)
        return undefined;
    return (0,clean/* safe */.gB) `“${unused.target}”: ${unused.message}`;
}

// EXTERNAL MODULE: ./lib/phases/report-findings.js
var report_findings = __webpack_require__(8243);
;// CONCATENATED MODULE: ./lib/phases/run-check.js












/**
 * Checks a site against the rules of its host and reports what it found: outputs, summary,
 * annotations, and a report for people and for programs.
 * @throws StepError `check-disk-failed` and `check-crashed` with `verify: strict` or `strict-new`,
 * and in a step that only checks. With `verify: report`, an export never fails because of the
 * check.
 */
async function runCheck(site, settings, step) {
    let checked;
    try {
        checked = await step.runPhase('Check', () => checkBuild(site, settings, step));
    }
    catch (error) {
        const toleratedFailure = warnOrThrowCheckError(error, site, settings, step);
        return { result: { hasFaults: true, toleratedFailure } };
    }
    const verdict = new CheckVerdict(checked, settings);
    if (isFolderCheck(site))
        step.outputs.set('siteFiles', String(checked.files));
    warnOfOtherSite(site, checked, step);
    setOutputs(checked, step);
    reportCheck(checked, step);
    showFindings(verdict, settings, step);
    return {
        result: verdict.makePhaseResult(),
        reportPage: checked.reportPage,
        failure: verdict.findFailure(site),
    };
}
/** Returns whether the step only checks, so that there is nothing to publish. */
function isFolderCheck({ job }) {
    return job === undefined;
}
/**
 * Returns the failure of a check that does not fail the step, after a warning.
 * @throws StepError if it fails the step; the reason of the step's signal
 */
function warnOrThrowCheckError(error, site, { verify }, { signal, log, facts }) {
    signal.throwIfAborted();
    const failure = makeCheckError(error, site);
    if (isFolderCheck(site) || verify !== 'report')
        throw failure;
    log.trace(error);
    log.warning((0,clean/* safe */.gB) `Not checked: ${facts.subject}`, failure.userMessage);
    return failure;
}
async function checkBuild({ folder, domain, job, digest, folderComparison }, settings, step) {
    const { signal, log, clock } = step;
    const options = {
        ...settings,
        listedTree: await folder.list(),
        domain,
        pageCount: job?.pageCount,
        job: job?.id,
        siteDigest: digest,
        reportFolder: step.getReportFolder(),
        workspace: (0,workspace/* readWorkspace */.i)(step.env),
        signal,
        info: log.info,
        clock,
    };
    const { checked, redirects } = await checkWithEarlier(options, folderComparison);
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
/** Reports the result in the log and in the details of the summary. */
function reportCheck(checked, { log, summaryRows }) {
    const { fixed, reportPath } = checked;
    const pages = (0,count_findings/* describeChecked */.j$)(checked);
    let findings = (0,count_findings/* describeFindings */.kA)(checked);
    if (fixed !== undefined)
        findings += `; ${(0,count_findings/* describeNewErrors */.rh)(checked, fixed)}`;
    const where = (0,clean/* safe */.gB) `The report is at ${reportPath}, with report.html next to it`;
    log.info((0,clean/* safe */.gB) `Checked ${pages}: found ${findings}. ${where}`);
    summaryRows.push({ name: 'Checked', value: pages }, { name: 'Findings', value: findings }, { name: 'Report', value: reportPath });
}
/** Shows the findings in the summary and as annotations. */
function showFindings({ checkResult, isCollapsed }, { previewUrl, failOn }, step) {
    const { env, sections, collapsedSections } = step;
    if (checkResult.findings.length > 0) {
        const listed = { ...checkResult, isCollapsed };
        sections.push((0,findings_section/* makeFindingsSection */.SK)('Findings of the check', listed, { env, previewUrl }));
    }
    const tables = [(0,findings_section/* makeCodesSection */.CV)('Findings by code', checkResult), (0,findings_section/* makePagesSection */.qw)(checkResult)];
    collapsedSections.push(...tables.filter((table) => table !== undefined));
    const isAnnotated = (finding) => (0,quality_gate/* matchesFailOn */.rM)(finding, failOn) && !isCollapsed(finding);
    (0,report_findings/* reportFindings */.L)(checkResult, step, isAnnotated);
}
/**
 * Warns that a resumed job may belong to another site, if most pages have canonical addresses on
 * another host.
 */
function warnOfOtherSite({ resumedJob }, { findings, pages }, { log }) {
    if (resumedJob === undefined)
        return;
    const canonicalHost = findings
        .filter((each) => !(0,findings_finding/* isAccepted */.oB)(each))
        .find(({ code, severity }) => code === 'canonical-host' && severity === 'warning');
    if (canonicalHost === undefined || canonicalHost.pages * 2 < pages)
        return;
    const what = (0,clean/* safe */.gB) `The pages of the site give ${canonicalHost.address ?? canonicalHost.target} as their canonical host`;
    log.warning((0,clean/* safe */.gB) `Another site?`, (0,clean/* safe */.gB) `${what}: is the job ${resumedJob} an export of another site?`);
}
function makeCheckError(error, checkedSite) {
    const site = checkedSite.folder.root;
    // In a step that only checks, the check cannot be switched off.
    const canSwitchOff = !isFolderCheck(checkedSite);
    if ((0,disk_errors/* isDiskError */.Mi)(error))
        return new step_error/* StepError */.z('check-disk-failed', { site, why: error.message, canSwitchOff }, error);
    return new step_error/* StepError */.z('check-crashed', { site, what: (0,error_message/* getErrorMessage */.u)(error), canSwitchOff }, error);
}


/***/ }),

/***/ 2104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MA: () => (/* binding */ DATA_IN_PAGES),
  bi: () => (/* binding */ MAX_DOCUMENT_BYTES),
  $: () => (/* binding */ findDocument)
});

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/documents/xml.js
var documents_xml = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/web/documents/feed.js



const FEED_ROOTS = new Set(['rss', 'feed', 'RDF']);
/** The root element of a feed, which follows a declaration and comments. */
const FEED_ROOT_TAG = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/;
/** A comment, or the beginning of one. */
const COMMENT = /<!--(?:(?!-->).)*/gs;
const ELEMENT = /<\w/;
/**
 * Relations whose target feed readers show or load (RFC 4287, RFC 5005), without endpoints for
 * editors and hubs.
 */
const READER_RELATIONS = (0,words/* splitWords */.yM)(`
  alternate current enclosure first icon last next next-archive prev-archive previous self
`);
/**
 * Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is only a name, which may
 * outlive the page.
 */
const ADDRESS_ELEMENTS = new Set(['link', 'icon', 'logo']);
/** May a file that begins like this be a feed? Its first element may come later. */
function beginsLikeFeed(start) {
    return FEED_ROOT_TAG.test(start) || !ELEMENT.test(start.replace(COMMENT, ''));
}
/**
 * Calls `onReference` for each address in an RSS or Atom feed that its readers follow or load. The
 * content of entries is not read, and nothing is read from files that are not feeds.
 */
function scanFeed(xml, onReference) {
    const visitor = new FeedVisitor(onReference);
    const outcome = (0,documents_xml/* readXml */.k)((0,byte_strings/* toBytes */.ZJ)(xml), visitor);
    if (visitor.isFeed && outcome === 'too-deep')
        return outcome;
    return 'read';
}
class FeedVisitor {
    isFeed = false;
    #onReference;
    #hasOwnBase = false;
    #text = '';
    #textLine = 1;
    constructor(onReference) {
        this.#onReference = onReference;
    }
    open(path, element) {
        if (path.length === 1)
            this.isFeed = FEED_ROOTS.has(path[0] ?? '');
        if (!this.isFeed)
            return;
        this.#hasOwnBase ||= element.attribute('xml:base') !== undefined;
        this.#text = '';
        this.#textLine = element.line;
        const address = findAddress(path, element);
        if (address !== undefined)
            this.#passAddress(address, element.line);
    }
    text(piece, path) {
        if (isAddressElement(path))
            this.#text += piece;
    }
    close(path) {
        if (this.isFeed && isAddressElement(path))
            this.#passAddress(this.#text, this.#textLine);
        this.#text = '';
    }
    /** Skips relative addresses: they depend on `xml:base` or, in RSS, on the feed reader. */
    #passAddress(written, line) {
        const address = written.trim();
        const isAbsolute = /^(?:https?:)?\/\//i.test(address);
        const isRooted = address.startsWith('/') && !this.#hasOwnBase;
        if (isAbsolute || isRooted)
            this.#onReference({ role: 'feed', address, line: line - 1 });
    }
}
/** Returns the address in an attribute of an element; undefined if it has none. */
function findAddress(path, { name, attribute }) {
    const local = path.at(-1);
    if (local === 'link' && attribute('href') !== undefined) {
        if (READER_RELATIONS.has(attribute('rel') ?? 'alternate'))
            return attribute('href');
        return undefined;
    }
    if (local === 'enclosure' || name.startsWith('media:'))
        return attribute('url');
    if (local === 'content')
        return attribute('src');
    return undefined;
}
function isAddressElement(path) {
    const last = path.at(-1);
    if (last === 'url')
        return path.at(-2) === 'image';
    return last !== undefined && ADDRESS_ELEMENTS.has(last);
}

// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
// EXTERNAL MODULE: ./lib/web/documents/walk-json.js
var walk_json = __webpack_require__(3977);
;// CONCATENATED MODULE: ./lib/web/documents/json-documents.js
/** Finds the strings of JSON documents that are addresses. */


/**
 * Returns a function that calls `onReference` for each address in JSON. `depth`: where such JSON
 * has addresses.
 */
function makeJsonScan(depth, findAddress) {
    return (text, onReference) => {
        const countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)(text);
        const outcome = (0,walk_json/* walkJson */.g)(text, (path, at, value) => {
            if (value === undefined)
                return;
            const keyPath = path.filter((key) => !/^\d+$/.test(key)).join(' ');
            const reference = findAddress({ value, line: countLineEndsBefore(at), path, keyPath });
            if (reference !== undefined)
                onReference(reference);
        });
        // In that case, parts that are nested too deeply have no addresses.
        if (outcome === 'too-deep' && depth === 'near the root')
            return 'read';
        return outcome;
    };
}
function findByRole(chooseRole) {
    return (text) => {
        const role = chooseRole(text);
        if (role === undefined)
            return undefined;
        return { role, address: text.value, line: text.line };
    };
}
/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST_ROLES = new Map([
    ['start_url', 'app-page'],
    ['icons src', 'app-image'],
    ['screenshots src', 'app-image'],
    ['shortcuts url', 'app-page'],
    ['shortcuts icons src', 'app-image'],
]);
/** Calls `onReference` for the pages and images of an installed app. */
const scanWebManifest = makeJsonScan('near the root', findByRole(({ keyPath, value }) => (value === '' ? undefined : MANIFEST_ROLES.get(keyPath))));
/**
 * Properties of https://schema.org whose values are pages and images. Other values are names, or
 * address templates.
 */
const ADDRESS_PROPERTY = new RegExp('(?:^| )(?:' +
    '(?:contentUrl|image|item|logo|mainEntityOfPage|thumbnailUrl|url)' +
    '|(?:item|mainEntityOfPage) @id' +
    ')$');
/** Excludes values that may be text or templates. */
const UNTEMPLATED_ADDRESS = /^(?:https?:\/)?\/[^\s{}]*$/i;
/**
 * https://www.w3.org/TR/json-ld11/. An `@id` is only a name, except in some properties, where it is
 * an address.
 */
const scanJsonLd = makeJsonScan('anywhere', findByRole(({ keyPath, path, value }) => {
    const isAddress = ADDRESS_PROPERTY.test(keyPath) && UNTEMPLATED_ADDRESS.test(value);
    if (isAddress && !path.includes('@context'))
        return 'structured';
    return undefined;
}));
/**
 * Anything else is a bare specifier, which has no address:
 * https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier.
 */
const URL_LIKE_SPECIFIER = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;
/**
 * https://html.spec.whatwg.org/#import-maps. Entries that browsers ignore are left out, such as a
 * file for a key that ends with a slash.
 */
const scanImportMap = makeJsonScan('near the root', findImportReference);
/** The depth of addresses, by the first key of their path. */
const ADDRESS_DEPTHS = new Map([
    ['imports', 2],
    ['scopes', 3],
]);
function findImportReference({ path, value, line }) {
    const key = path.at(-1) ?? '';
    const isIntegrity = path[0] === 'integrity' && path.length === 2;
    if (isIntegrity && URL_LIKE_SPECIFIER.test(key))
        return { role: 'integrity', address: key, line, integrity: value };
    if (path.length !== ADDRESS_DEPTHS.get(path[0]) || !URL_LIKE_SPECIFIER.test(value))
        return undefined;
    if (key.endsWith('/') && !value.endsWith('/'))
        return undefined;
    return { role: 'import', address: value, line };
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 4 modules
var decode = __webpack_require__(9995);
;// CONCATENATED MODULE: ./lib/web/documents/markdown.js

/** The start of a fenced code block. Backticks that are closed on the same line are a code span. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?![^`]*`)|~{3,})/;
const FENCE_END = /^[ \t>]*(`{3,}|~{3,})\s*$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/;
/** Escaped punctuation, which stands for itself. */
const ESCAPED_CHARACTER = /\\([!-/:-@[-`{-~])/g;
/**
 * Calls `onReference` for each link, image, and definition in Markdown
 * (https://spec.commonmark.org/0.31.2/), without code, comments, and HTML. Plain URLs in text are
 * left out, too, because prose shows them as examples.
 */
function scanMarkdown(text, role, onReference) {
    const blanker = new CodeBlanker();
    for (const [line, written] of text.split('\n').entries())
        for (const address of listLinks(blanker.blankNext(written)))
            onReference({ role, address, line });
}
/** Replaces code, comments, and scripts in Markdown, line by line. */
class CodeBlanker {
    /** The mark that opened the current fenced code block. */
    #fence;
    #isCode = false;
    #isBlank = true;
    /** The mark that ends the current comment or script; empty outside of them. */
    #skippedUntil = '';
    /**
     * Returns the next line with code, comments, and scripts replaced by spaces; empty if all of it
     * is code.
     */
    blankNext(line) {
        if (this.#isInFence(line))
            return '';
        const mayBeCode = INDENTED.test(line) && !LIST_ITEM.test(line);
        this.#isCode = mayBeCode && (this.#isBlank || this.#isCode);
        this.#isBlank = line.trim() === '';
        if (this.#isCode)
            return '';
        const { plain, open } = blankHidden(line, this.#skippedUntil);
        this.#skippedUntil = open;
        return plain;
    }
    /** Does a line belong to a fenced code block, including its marks? */
    #isInFence(line) {
        if (this.#fence !== undefined) {
            const [, mark = ''] = FENCE_END.exec(line) ?? [];
            if (mark.startsWith(this.#fence))
                this.#fence = undefined;
            return true;
        }
        if (this.#skippedUntil !== '')
            return false;
        const [, opening] = FENCE.exec(line) ?? [];
        this.#fence = opening;
        return this.#fence !== undefined;
    }
}
/** The end marks of parts of Markdown that have no links, by their start marks. */
const END_MARKS = {
    '<!--': '-->',
    // A comment in MDX.
    '{/*': '*/}',
    '<pre': '</pre>',
    '<script': '</script>',
};
/** Blanks a line. `until`: the end mark of the part that is open at its start; empty if none is. */
function blankHidden(line, until) {
    const text = blankCodeSpans(line);
    const startMarks = /<!--|\{\/\*|<(?:pre|script)(?![\w-])/g;
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
        startMarks.lastIndex = at;
        const mark = startMarks.exec(text);
        plain += text.slice(at, mark?.index);
        if (mark === null)
            return { plain, open: '' };
        at = mark.index;
        open = END_MARKS[mark[0]] ?? '';
    }
}
/**
 * Returns the line with code spans replaced by spaces. A span ends with as many backticks as it
 * begins with.
 */
function blankCodeSpans(line) {
    if (!line.includes('`'))
        return line;
    const runs = [...line.matchAll(/`+/g)];
    const laterRunsByLength = Map.groupBy(runs.toReversed(), ([run]) => run.length);
    let plain = '';
    let at = 0;
    for (const { 0: run, index } of runs) {
        const sameLengthRuns = laterRunsByLength.get(run.length);
        // Drops this run; the next one is last.
        sameLengthRuns?.pop();
        const end = sameLengthRuns?.at(-1);
        if (index < at || end === undefined)
            continue;
        plain += line.slice(at, index);
        at = end.index + run.length;
        plain += ' '.repeat(at - index);
    }
    return plain + line.slice(at);
}
function* listLinks(line) {
    const definition = DEFINITION.exec(line)?.[0];
    if (definition !== undefined) {
        const { address } = readDestination(line, definition.length, '');
        if (address !== undefined)
            yield address;
        return;
    }
    const marks = /\]\(|<(?=https?:)/gi;
    for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
        if (isEscaped(line, mark.index))
            continue;
        const { address, end } = readLink(line, mark);
        if (address !== undefined)
            yield address;
        // Continues after the text that was read, so that each character is read only once.
        marks.lastIndex = Math.max(end, mark.index + 1);
    }
}
function isEscaped(line, at) {
    return line[at - 1] === '\\' && line[at - 2] !== '\\';
}
/** Reads the link that a mark begins: `](` or the `<` of an autolink. */
function readLink(line, { 0: mark, index }) {
    if (mark === '<')
        return readAutolink(line, index);
    return readDestination(line, index + mark.length, ')');
}
/** Reads the address between the `<` at `at` and its `>`. */
function readAutolink(line, at) {
    const end = line.indexOf('>', at);
    if (end === -1)
        return { address: undefined, end: line.length };
    const address = line.slice(at + 1, end);
    if (/[\s<]/.test(address))
        return { address: undefined, end };
    return { address, end };
}
/**
 * Returns the end of an address without angle brackets: before a space, or before the `)` of the
 * link.
 */
function findEndOfBareAddress(line, from) {
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
/** Reads an address as written, with or without angle brackets. */
function readWrittenAddress(line, start) {
    if (line[start] !== '<') {
        const end = findEndOfBareAddress(line, start);
        return { address: line.slice(start, end), end };
    }
    const bracket = line.indexOf('>', start);
    if (bracket === -1)
        return { address: undefined, end: line.length };
    return { address: line.slice(start + 1, bracket), end: bracket + 1 };
}
/**
 * Reads the address that begins at `at`. `close`: the character that must follow it and its title.
 */
function readDestination(line, at, close) {
    let start = at;
    while (line[start] === ' ' || line[start] === '\t')
        start++;
    const { address = '', end } = readWrittenAddress(line, start);
    const next = line.slice(end, end + 256).trimStart()[0] ?? '';
    const hasTitle = /^["'(]$/.test(next) && /\s/.test(line[end] ?? '');
    const isLink = close === '' || next === close || hasTitle;
    if (!isLink || address === '')
        return { address: undefined, end };
    return { address: (0,decode/* decodeHTML */.Gz)(address.replace(ESCAPED_CHARACTER, '$1')), end };
}

;// CONCATENATED MODULE: ./lib/web/documents/documents.js
/**
 * Lists the documents other than pages, and the data within pages, that contain addresses.
 * `scanPage` reads pages.
 */



/**
 * Relative links in published Markdown are usually written for a repository, where other files
 * surround it. So only absolute and root-relative addresses are checked.
 */
const ROOTED_ADDRESS = /^(?:\/|https?:\/\/)/i;
/**
 * The largest file for AI agents that is read, in bytes. One file may contain the text of a whole
 * site.
 */
const MAX_AGENT_FILE_BYTES = 16 << 20;
/** The first entry that matches a name is used. */
const DOCUMENTS = [
    {
        title: 'the web manifest',
        namePattern: /\.webmanifest$/i,
        scan: scanWebManifest,
        isFormatCertain: true,
    },
    {
        title: 'the web manifest',
        namePattern: /(?:^|\/)(?:site\.)?manifest\.json$/i,
        scan: scanWebManifest,
    },
    {
        title: 'the feed',
        namePattern: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
        scan: scanFeed,
        mayBeginWith: beginsLikeFeed,
    },
    {
        title: 'the Markdown',
        namePattern: /(?:^|\/)llms\.txt$/,
        scan: makeMarkdownScan('llms', /^/),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        namePattern: /(?:^|\/)llms-[^/]*\.txt$/,
        scan: makeMarkdownScan('whole-site', ROOTED_ADDRESS),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        namePattern: /(?:^|\/)sitemap\.md$/,
        scan: makeMarkdownScan('llms', ROOTED_ADDRESS),
        maxBytes: MAX_AGENT_FILE_BYTES,
    },
    {
        title: 'the Markdown',
        namePattern: /\.(?:md|markdown)$/i,
        scan: makeMarkdownScan('markdown', ROOTED_ADDRESS),
    },
];
/** Returns a scan of Markdown for addresses that begin like this and are not templates. */
function makeMarkdownScan(role, start) {
    return (text, onReference) => {
        scanMarkdown(text, role, (reference) => {
            const { address } = reference;
            if (start.test(address) && !/[{}]|<%/.test(address))
                onReference(reference);
        });
        return 'read';
    };
}
/** Data in pages. The data of Next.js is not a list of addresses. */
const DATA_IN_PAGES = {
    'import-map': { title: 'an import map', scan: scanImportMap },
    'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
};
/**
 * The largest document that is usually read, in bytes, and the longest data in a page, in
 * characters.
 */
const MAX_DOCUMENT_BYTES = 4 << 20;
/**
 * Returns the kind of document that a file with this name is read as; undefined if it is not read.
 */
function findDocument(name) {
    return DOCUMENTS.find(({ namePattern }) => namePattern.test(name));
}


/***/ }),

/***/ 7586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readXml)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9995);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_page_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4033);
/* harmony import */ var _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/** Reads the XML of sitemaps and feeds, in which elements are not nested deeply. */




/** The maximum depth that is read, which is more than sitemaps and feeds use. */
const MAX_DEPTH = 64;
/**
 * Reads XML. Returns `read` if all elements have an end. Otherwise, returns `cut-off`, or
 * `too-deep` if they are nested deeper than `MAX_DEPTH`.
 */
function readXml(bytes, visitor) {
    const names = [];
    const path = [];
    let isTooDeep = false;
    const reader = new _page_page_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .PageReader */ .X({
        open(element) {
            const { name, start } = element;
            names.push(name);
            path.push(stripPrefix(name));
            isTooDeep = path.length > MAX_DEPTH;
            const attribute = (attributeName) => getAttributeText(element, attributeName);
            if (isTooDeep)
                reader.stop();
            else
                visitor.open(path, { name, line: reader.findLine(start), attribute });
            return false;
        },
        text(written) {
            visitor.text((0,entities_decode__WEBPACK_IMPORTED_MODULE_3__.decodeXML)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(written)), path);
        },
        close(name) {
            // An empty element is closed although reading has stopped.
            if (isTooDeep)
                return;
            // An end tag also closes open elements within its element. A stray end tag closes nothing.
            const depth = names.lastIndexOf(name);
            while (depth !== -1 && names.length > depth) {
                visitor.close(path);
                names.pop();
                path.pop();
            }
        },
    }, _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .XML_VOCABULARY */ .ji, 'xml');
    reader.read(bytes);
    if (isTooDeep)
        return 'too-deep';
    if (path.length > 0)
        return 'cut-off';
    return 'read';
}
function getAttributeText(element, name) {
    const value = element.get(name);
    if (value === undefined)
        return undefined;
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value);
}
function stripPrefix(name) {
    return name.slice(name.indexOf(':') + 1);
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ findNotFoundFolder),
/* harmony export */   c: () => (/* binding */ hasNotFoundRule),
/* harmony export */   sA: () => (/* binding */ isShownAtNonexistentAddresses)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _redirects_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9981);
/** Finds the pages that a host shows at nonexistent addresses. */



/** Does a rule show a page of the site at nonexistent addresses? */
function hasNotFoundRule({ onHost }) {
    if (onHost === undefined)
        return false;
    const { notFoundRule, domain } = onHost.ruleSet;
    if (notFoundRule === undefined)
        return false;
    const path = (0,_redirects_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .findTargetPath */ .IB)(notFoundRule.to, domain);
    return path !== undefined && onHost.respondFromFiles(path) !== undefined;
}
/**
 * Does the host show this page at nonexistent addresses, in the whole site or in its folder? It
 * must have the name that hosts look for.
 */
function isShownAtNonexistentAddresses({ hostTraits }, page) {
    return page === _page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_FOUND_PAGE */ .jp || isNotFoundPageOfFolder(hostTraits, page);
}
/**
 * Returns the folder for which a page is meant as the 404 page: empty, or with a slash at its end.
 * Undefined for other pages. In the root, it may have any name that generators give it.
 */
function findNotFoundFolder({ hostTraits }, page) {
    if ((0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPageOfSite */ .dn)(page))
        return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    if (isNotFoundPageOfFolder(hostTraits, page))
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(page);
    return undefined;
}
function isNotFoundPageOfFolder({ hasFolderNotFoundPages }, page) {
    return hasFolderNotFoundPages === true && page.endsWith('/404.html');
}


/***/ }),

/***/ 6505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ computeDigest),
/* harmony export */   Q: () => (/* binding */ readIntegrity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * Reads the hashes that browsers verify before they use a file: https://www.w3.org/TR/sri-2/, read
 * 2026-11.
 */

/** The hash functions that browsers support, strongest first. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'];
/**
 * Returns the hashes in an `integrity` attribute. Only the strongest hash function is used.
 * Undefined if browsers support none of them.
 */
function readIntegrity(metadata) {
    const digestsByAlgorithm = new Map();
    for (const item of metadata.split(/[ \t\n\f\r]+/)) {
        const [expression = ''] = item.split('?', 1);
        const [, name = '', digest = ''] = /^([^-]+)-(.*)$/.exec(expression) ?? [];
        const algorithm = name.toLowerCase();
        const digests = digestsByAlgorithm.get(algorithm) ?? new Set();
        digestsByAlgorithm.set(algorithm, digests.add(normalizeBase64(digest)));
    }
    for (const algorithm of ALGORITHMS) {
        const digests = digestsByAlgorithm.get(algorithm);
        if (digests !== undefined)
            return { algorithm, digests };
    }
    return undefined;
}
/** Returns the hash of content in the form of `Integrity`. */
function computeDigest(content, algorithm) {
    return normalizeBase64((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(content).digest('base64'));
}
/**
 * Returns Base64 without padding. Browsers also accept the URL-safe alphabet, which is converted.
 */
function normalizeBase64(base64) {
    return base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
}


/***/ }),

/***/ 1709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isUnresolvedReference),
/* harmony export */   w: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/** Detects addresses that a generator could not resolve. */
/**
 * What is left of a template, such as `{{ url }}`, `${url}`, and `<%= url %>`, possibly
 * percent-encoded, and `$page.url` and `%(base)s`; a variable of create-react-app; and what
 * JavaScript inserts for an object or a missing value.
 */
const PLACEHOLDER = new RegExp([
    String.raw `(?:[{$]|%7b|%24)(?:\{|%7b)`,
    // `%7B%22` is not left of a template, but encoded JSON.
    String.raw `(?:[{<]%|(?:%7b|%3c)%(?:25|(?![\da-f]{2})))`,
    String.raw `\[object(?: |%20)`,
    String.raw `^/?\$[a-z]+\.(?:base_?)?(?:url|path|permalink|href|link|slug)(?:/|$)`,
    String.raw `%\([a-z_][\w.]*\)[sd]`,
    '^/?%[a-z]+(?:_[a-z]+)+%',
    '^/?(?:undefined|null)$',
    '^/?undefined/',
].join('|'), 'i');
/** What Python inserts for a missing value, and a name to be replaced. Not `none` or `__init__`. */
const CAPITALIZED_PLACEHOLDER = /^\/?(?:None$|__[A-Z]+(?:_[A-Z]+)*__(?:\/|$))/;
/** Is an address, or a part of it, a placeholder that was never filled in? */
function isPlaceholder(address) {
    return PLACEHOLDER.test(address) || CAPITALIZED_PLACEHOLDER.test(address);
}
/** How much of a page after the tag of a link is read, in characters. */
const INSPECTED_CHARS = 300;
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** The first element in a link. */
const FIRST_SPAN = /^\s*(<span\b[^>]*)/i;
/**
 * Did the generator mark a link as unresolved? It then writes a fragment in place of the address.
 * Antora marks the link itself, MyST an element in it. `offset`: any offset in the tag of the link.
 */
function isUnresolvedReference(page, offset) {
    const start = page.lastIndexOf('<', offset);
    const end = page.indexOf('>', offset);
    if (start === -1 || end === -1)
        return false;
    const content = page.slice(end + 1, end + 1 + INSPECTED_CHARS);
    const [, span = ''] = FIRST_SPAN.exec(content) ?? [];
    return hasClasses(page.slice(start, end), 'unresolved') || hasClasses(span, 'myst');
}
/** Does a tag have the class of a reference, and the class `marker`? */
function hasClasses(tag, marker) {
    const [, ...values] = CLASSES.exec(tag) ?? [];
    const classes = (values.find((value) => value !== undefined) ?? '').split(/\s+/);
    return classes.includes('xref') && classes.includes(marker);
}


/***/ })

};

export const id = 673;
export const ids = [673];
export const modules = {

/***/ 673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FileChecker: () => (/* binding */ FileChecker)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/documents/css.js
var documents_css = __webpack_require__(5236);
// EXTERNAL MODULE: ./lib/web/documents/scan-page.js
var scan_page = __webpack_require__(8372);
// EXTERNAL MODULE: ./lib/web/page/address-reader.js
var address_reader = __webpack_require__(6329);
// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(9611);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/resolve-address.js
var resolve_address = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/check/rules/counted-finding.js
var counted_finding = __webpack_require__(6062);
// EXTERNAL MODULE: ./lib/check/rules/destination-finder.js
var destination_finder = __webpack_require__(6077);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/web/page/integrity-metadata.js
/**
 * Reads the hashes that browsers verify before they use a file: https://www.w3.org/TR/sri-2/, read
 * 2026-11.
 */

/** The hash functions that browsers support, strongest first. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'];
/**
 * Returns the hashes in an `integrity` attribute. Only the strongest hash function counts.
 * Undefined if browsers support none of them.
 */
function readIntegrity(metadata) {
    const sumsByAlgorithm = new Map();
    for (const item of metadata.split(/[ \t\n\f\r]+/)) {
        const [expression = ''] = item.split('?', 1);
        const [, name = '', sum = ''] = /^([^-]+)-(.*)$/.exec(expression) ?? [];
        const algorithm = name.toLowerCase();
        const sums = sumsByAlgorithm.get(algorithm) ?? new Set();
        sumsByAlgorithm.set(algorithm, sums.add(normalizeBase64(sum)));
    }
    for (const algorithm of ALGORITHMS) {
        const sums = sumsByAlgorithm.get(algorithm);
        if (sums !== undefined)
            return { algorithm, sums };
    }
    return undefined;
}
/** Returns the hash of a content in the form of `Integrity`. */
function computeSum(content, algorithm) {
    return normalizeBase64((0,external_node_crypto_.createHash)(algorithm).update(content).digest('base64'));
}
/**
 * Returns Base64 without padding. Browsers also accept the URL-safe alphabet, which is converted.
 */
function normalizeBase64(base64) {
    return base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
}

;// CONCATENATED MODULE: ./lib/check/rules/file-sums.js




/**
 * Caches the checksums that `integrity` attributes are compared with: one file may be loaded by
 * every page.
 */
class FileSums {
    #site;
    /** By algorithm and file index. */
    #known = new Map();
    constructor(site) {
        this.#site = site;
    }
    /** Returns the checksum of a file, given its index; undefined if the file cannot be read. */
    getSum(fileIndex, algorithm) {
        const key = `${algorithm} ${fileIndex}`;
        if (this.#known.has(key))
            return this.#known.get(key);
        const path = (0,tree/* makeDiskPath */.fx)(this.#site.root, (0,tree/* getFileName */.WP)(this.#site, fileIndex));
        const sum = (0,file_errors/* tryOnDisk */.c)(() => computeSum((0,external_node_fs_.readFileSync)(path), algorithm), undefined);
        this.#known.set(key, sum);
        return sum;
    }
}

// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/check/rules/full-path.js
var full_path = __webpack_require__(5763);
// EXTERNAL MODULE: ./lib/check/rules/address-faults.js + 2 modules
var address_faults = __webpack_require__(1591);
;// CONCATENATED MODULE: ./lib/check/rules/mixed-content.js




/**
 * Returns the finding about an address that an https page loads over http; undefined if the address
 * is fine or has a more important fault. Browsers block such loads. Most of them upgrade pictures,
 * audio and video to https instead: https://www.w3.org/TR/mixed-content/.
 */
function findMixedContent(use, written, base, destinations) {
    if ((0,vocabulary/* isClicked */.Uk)(use) || !isInsecure(written, base.url))
        return undefined;
    const isBlocked = use !== 'media';
    const address = destinations.resolveAndNote((0,resolve_address/* stripFragment */.lG)(written), base);
    if (!isWorthCounting(address, isBlocked, destinations.served))
        return undefined;
    const key = (0,byte_strings/* toBytes */.ZJ)(URL.parse((0,byte_strings/* toText */.fE)(written), base.url)?.href ?? '');
    return { kind: isBlocked ? 'mixed-content' : 'mixed-content/media', key, address };
}
/** Does it matter that an address is loaded over http? */
function isWorthCounting(address, isBlocked, served) {
    switch (address.kind) {
        case 'no-request':
            return false;
        case 'outside-base-path':
            return address.specifiesHost;
        case 'other-host':
            // Without a network, the load from another host is the more important finding.
            return isBlocked && !served.hostTraits.isOffline;
        case 'site':
            return served.findContent(address.path) !== undefined;
    }
}
/** Is an address loaded over http from a host that browsers consider insecure? */
function isInsecure(written, base) {
    const mayBeInsecure = written.startsWith('http') || base.startsWith('http:');
    if (!mayBeInsecure && !/^http:/i.test(written))
        return false;
    const url = URL.parse((0,byte_strings/* toText */.fE)(written), base);
    return url?.protocol === 'http:' && !(0,address_faults/* isOwnMachine */.Wo)(url.hostname);
}

;// CONCATENATED MODULE: ./lib/check/rules/address-checker.js










/** Checks addresses where they are written, and reports what is wrong with them. */
class AddressChecker {
    destinations;
    served;
    /** The site's own host, as far as it is known. */
    ownHost;
    counter = new finding_counter/* FindingCounter */.q();
    checked = { link: 0, load: 0, undecided: 0 };
    fileSums;
    /** The modern fonts looked up last, and whether one of them exists. */
    #modernFonts;
    constructor(site) {
        this.destinations = new destination_finder/* DestinationFinder */.j4(site);
        this.served = this.destinations.served;
        this.ownHost = site.domain;
        this.fileSums = new FileSums(site);
    }
    /** Checks one address of a file. */
    check(address) {
        const { use, written, base, spot, isSecure = this.served.hostTraits.isSecure } = address;
        if ((0,resolve_address/* isLongData */.TU)(written))
            return;
        if (isSecure && this.checkMixedContent(address))
            return;
        const destination = this.destinations.findAndNote(use, written, base);
        const { fileIndex, fault, externalUrl, anchorFile, anchor } = destination;
        const countedAs = (0,vocabulary/* isClicked */.Uk)(use) ? 'link' : 'load';
        if (destination.isWithinSite)
            this.checked[countedAs]++;
        if (destination.isUndecided)
            this.checked.undecided++;
        if (fileIndex !== undefined)
            this.destinations.noteReached(fileIndex, spot.fileName);
        if (externalUrl !== undefined)
            this.destinations.noteExternal(externalUrl, spot);
        if (anchorFile !== undefined && anchor !== undefined)
            this.destinations.anchorLinks.countLink(anchorFile, anchor, destination.written, spot);
        if (fault !== undefined && !this.#reportIfRelocated(fault, address)) {
            const kind = softenOnNotFoundPage(spot.fileName, fault);
            this.counter.reportWithValues(kind, fault.values, { key: fault.key, spot, target: written });
        }
    }
    /**
     * Checks an address of a page again, relative to another address at which readers see the page.
     */
    checkRelocated(address) {
        const { use, written, base } = address;
        const path = (0,resolve_address/* stripFragment */.lG)(written);
        if ((0,destination_finder/* pointsToOwnPage */.yl)(path) || (0,resolve_address/* isLongData */.TU)(path))
            return;
        const { fault } = this.destinations.findAndNote(use, path, base);
        if (fault !== undefined)
            this.#reportIfRelocated(fault, address);
    }
    /**
     * Reports an address that is broken only because readers see the page at another address. Returns
     * whether it is.
     */
    #reportIfRelocated({ kind, key }, { written, base, spot }) {
        const { relocated } = base;
        if (relocated === undefined)
            return false;
        if (kind !== 'broken-link' && kind !== 'broken-asset')
            return false;
        if (!this.destinations.noteAndCheckServed(written, relocated.fileBase))
            return false;
        const isNotFound = this.served.findNotFoundFolder(spot.fileName) !== undefined;
        const variant = isNotFound ? 'not-found' : 'relocated';
        const values = { shown: (0,byte_strings/* toText */.fE)(this.makeFullPath(relocated.path)) };
        this.counter.reportWithValues(`${kind}/${variant}`, values, { key, spot, target: written });
        return true;
    }
    /** Reports a file that an https page loads over http, and returns whether it was reported. */
    checkMixedContent({ use, written, base, spot }) {
        const found = findMixedContent(use, written, base, this.destinations);
        if (found === undefined)
            return false;
        const { kind, key, address } = found;
        if (address.kind === 'other-host')
            this.destinations.noteExternal(address.url, spot);
        if (address.kind === 'site')
            this.checked.load++;
        this.counter.report(kind, key, spot, written);
        return true;
    }
    /**
     * Checks a font that only old browsers load. A missing font matters little if one of the `modern`
     * ones exists. Fonts of one rule must share one `modern` array, because the last lookup is
     * remembered by identity.
     */
    checkOldFont(font, modern) {
        const { use, written, base, spot } = font;
        const address = this.destinations.resolveAndNote((0,resolve_address/* stripFragment */.lG)(written), base);
        const isMissing = address.kind === 'site' && this.served.findContent(address.path) === undefined;
        if (isMissing && this.#isAnyServed(modern, base))
            this.counter.report('broken-asset/old-font', this.makeFullPath(address.path), spot, written);
        else
            this.check({ use, written, base, spot });
    }
    #isAnyServed(fonts, base) {
        if (this.#modernFonts?.fonts !== fonts) {
            const isServed = fonts.some((font) => this.destinations.noteAndCheckServed((0,byte_strings/* toBytes */.ZJ)(font), base));
            this.#modernFonts = { fonts, isServed };
        }
        return this.#modernFonts.isServed;
    }
    /**
     * Reports a part of a file whose addresses were not checked. `what` is the part, `why` the end of
     * the sentence.
     */
    reportUnreadPart(spot, what, why) {
        const target = spot.fileName;
        // A file may have several such parts.
        const key = (0,counted_finding/* makePartKey */.Xp)(target, `${what}: ${why}`);
        this.counter.reportWithValues('unreadable-file/part', { what, why }, { key, spot, target });
    }
    /** Returns a path with the base path in front. */
    makeFullPath(path) {
        return (0,full_path/* makeFullPath */.j)(path, this.served);
    }
}
/** Returns the kind of a fault: on the 404 page, some matter less. */
function softenOnNotFoundPage(fileName, { kind }) {
    if (kind !== 'outside-base-path/load' || !(0,page_names/* isNotFoundPageOfSite */.dn)(fileName))
        return kind;
    return 'outside-base-path/not-found';
}

// EXTERNAL MODULE: ./lib/check/rules/anchors.js
var rules_anchors = __webpack_require__(9118);
// EXTERNAL MODULE: ./lib/check/rules/leaked-files.js
var leaked_files = __webpack_require__(2226);
// EXTERNAL MODULE: ./lib/check/rules/spots.js
var spots = __webpack_require__(5458);
// EXTERNAL MODULE: ./lib/web/documents/documents.js + 3 modules
var documents = __webpack_require__(2104);
;// CONCATENATED MODULE: ./lib/check/rules/integrity.js


/** Reports a file of the site whose content does not match `metadata`, the value of `integrity`. */
function checkIntegrity(checker, metadata, { written, base, spot }) {
    const demanded = readIntegrity(metadata);
    if (demanded === undefined)
        return;
    const address = checker.destinations.resolveAndNote((0,resolve_address/* stripFragment */.lG)(written), base);
    if (address.kind !== 'site')
        return;
    const file = checker.served.findServedFile(address.path, address.query);
    if (file === undefined)
        return;
    const sum = checker.fileSums.getSum(file, demanded.algorithm);
    if (sum === undefined || demanded.sums.has(sum))
        return;
    const key = checker.makeFullPath(address.path);
    checker.counter.report('broken-asset/integrity', key, spot, written);
}

// EXTERNAL MODULE: ./lib/check/rules/references.js
var references = __webpack_require__(4576);
// EXTERNAL MODULE: ./node_modules/js-tokens/index.js
var js_tokens = __webpack_require__(8285);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
;// CONCATENATED MODULE: ./lib/web/documents/scripts.js




// White space is spelled out, because `\s` also matches the byte A0, with which letters such as à
// end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i;
/** Stricter, because not everything that begins with two slashes in a script is an address. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/;
const WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i;
/** Extensions of scripts, style sheets and fonts, which count as loaded wherever they occur. */
const LOADABLE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i;
/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALL = (0,words/* splitWords */.y)(`
  fetch import importScripts sendBeacon Worker SharedWorker WebSocket EventSource FontFace getJSON
  getScript axios
`);
/** Libraries with methods that fetch their first argument. */
const CLIENTS = new Set(['axios', '$', 'jQuery', 'ky', 'superagent']);
const CLIENT_METHODS = (0,words/* splitWords */.y)('ajax delete get head patch post put request');
/** The first argument of `xhr.open`, in quotes. */
const METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i;
const FETCHING_PROPERTY = new Set(['src', 'srcset']);
const IGNORED_TOKENS = (0,words/* splitWords */.y)('WhiteSpace LineTerminatorSequence MultiLineComment SingleLineComment');
/** How many characters follow the text in each token that has one. */
const CHARS_AFTER_TEXT = new Map([
    ['StringLiteral', 1],
    ['NoSubstitutionTemplate', 1],
    ['TemplateHead', 2],
]);
/**
 * Calls `found` for each address that a script seems to load: the first argument of a fetching
 * call, a value assigned to `src`, a module specifier, or an address with the extension of a
 * script, a style sheet or a font. Other addresses in scripts are usually links, namespaces or help
 * texts. A concatenated address is judged by its first part. `at` is an offset.
 * @throws RangeError if a token is too long for the tokenizer
 */
function scanScript(code, found) {
    if (!WORTH_READING.test(code))
        return;
    let before = ['', '', '', ''];
    let at = 0;
    for (const { type, value } of (0,js_tokens/* default */.A)(code)) {
        if (!IGNORED_TOKENS.has(type)) {
            const charsAfter = CHARS_AFTER_TEXT.get(type);
            const text = charsAfter === undefined ? '' : value.slice(1, -charsAfter);
            if (isLoaded(text, before))
                found((0,byte_strings/* asBytes */.Yd)(text), at);
            const [first, second, third] = before;
            before = [value, first, second, third];
        }
        at += value.length;
    }
}
function isLoaded(text, before) {
    if (!isAddress(text))
        return false;
    return LOADABLE.test(text) || isFetched(before);
}
function isAddress(text) {
    if (text.length > resolve_address/* MAX_ADDRESS_BYTES */.EO)
        return false;
    return ADDRESS.test(text) || WITHOUT_SCHEME.test(text);
}
function isFetched([previous, name, third, fourth]) {
    switch (previous) {
        case 'from':
        case 'import':
            return true;
        case '(': {
            const isClientMethod = CLIENTS.has(fourth) && third === '.' && CLIENT_METHODS.has(name);
            return isClientMethod || FETCHING_CALL.has(name);
        }
        // `x.src = …`
        case '=':
            return third === '.' && FETCHING_PROPERTY.has(name);
        // `x.setAttribute('src', …)`, and `x.open('GET', …)`
        case ',':
            return third === '(' && isFetchingArgument(name, fourth);
    }
    return false;
}
/** Is the argument after this `first` one fetched by a call of `method`? */
function isFetchingArgument(first, method) {
    if (method === 'open' && METHOD.test(first))
        return true;
    return FETCHING_PROPERTY.has(first.slice(1, -1));
}

// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/check/pool/styles-and-scripts.js
/** Checks addresses in style sheets and scripts, whether they are files or part of a page. */





/** The reason why a part of a file is not read, as the end of a sentence. */
const TOO_LARGE = 'it is too large';
/** Checks an address that a style sheet loads. `context`: how and where it is written. */
function checkStyleAddress(checker, { value, use, modern }, context) {
    const address = { ...context, use, written: (0,byte_strings/* toBytes */.ZJ)(value) };
    if (modern === undefined)
        checker.check(address);
    else
        checker.checkOldFont(address, modern);
}
/** Reports a style sheet that is too large to be checked. */
function reportUnreadStyle(checker, spot) {
    checker.reportUnreadPart(spot, 'a style sheet', TOO_LARGE);
}
/**
 * Reports the external addresses that a script seems to load. `firstLine`: the line on which the
 * script starts.
 */
function checkScript(checker, code, page, firstLine) {
    const lineAt = (0,line_counter/* makeLineCounter */.F)(code);
    try {
        scanScript(code, (address, offset) => {
            const { host } = URL.parse((0,byte_strings/* toText */.fE)(address), resolve_address/* SOME_PAGE */.pg) ?? {};
            if (host === undefined || host === checker.ownHost)
                return;
            const spot = (0,spots/* pointAtLine */.Ek)(page, firstLine + lineAt(offset));
            checker.counter.report('external-load/script', address, spot);
        });
    }
    catch (error) {
        // Strings with millions of escapes exceed the limits of the tokenizer's regular expressions.
        if (!(error instanceof RangeError))
            throw error;
        checker.reportUnreadPart((0,spots/* pointAtLine */.Ek)(page, firstLine), 'a script', TOO_LARGE);
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/check-documents.js
/** Checks addresses in documents other than pages, and in data within pages. */









const TOO_DEEP = 'it is nested too deeply';
/** How much of a file is read to tell whether it is a document, in bytes. */
const SNIFFED_BYTES = 4_096;
/**
 * Checks the addresses in a document of the site.
 * @throws any file-system error
 */
function checkDocument(checker, root, name) {
    const document = (0,documents/* findDocument */.$)(name);
    if (document === undefined)
        return;
    const path = (0,tree/* makeDiskPath */.fx)(root, name);
    if (document.begins?.((0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, SNIFFED_BYTES))) === false)
        return;
    const reportUnread = (what, why) => checker.reportUnreadPart((0,spots/* pointAtLine */.Ek)(name, 1), what, why);
    if ((0,external_node_fs_.statSync)(path).size > (document.maxBytes ?? documents/* MAX_DOCUMENT_BYTES */.bi)) {
        reportUnread(document.title, TOO_LARGE);
        return;
    }
    const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    const base = checker.destinations.addresses.makeFileBase(name);
    const checkFound = makeReferenceCheck(checker, { fileName: name, line: 1, base });
    const outcome = document.scan(text, checkFound);
    if (outcome === 'no JSON' && document.isCertain)
        reportUnread(document.title, 'it is not valid JSON');
    if (outcome === 'read in part')
        reportUnread(`part of ${document.title}`, TOO_DEEP);
}
/** Checks the addresses in data that is part of a page. */
function checkData(checker, { title, scan }, bytes, start) {
    const text = (0,byte_strings/* toText */.fE)(bytes);
    const reportUnread = (what, why) => checker.reportUnreadPart((0,spots/* pointAtLine */.Ek)(start.fileName, start.line), what, why);
    if (text.length > documents/* MAX_DOCUMENT_BYTES */.bi) {
        reportUnread(title, TOO_LARGE);
        return;
    }
    const outcome = scan(text, makeReferenceCheck(checker, start));
    if (outcome === 'no JSON')
        reportUnread(title, 'it is not valid JSON, so it has no effect');
    if (outcome === 'read in part')
        reportUnread(`part of ${title}`, TOO_DEEP);
}
/** Returns a callback that checks one reference of a text at a time. */
function makeReferenceCheck(checker, { fileName, line, base, isSecure }) {
    return (reference) => {
        const spot = (0,spots/* pointAtLine */.Ek)(fileName, line + reference.line);
        const address = { written: (0,byte_strings/* toBytes */.ZJ)(reference.address), base, spot, isSecure };
        if (reference.role === 'compared')
            checkIntegrity(checker, reference.integrity, address);
        else
            (0,references/* checkReference */.M)(checker, { ...address, role: reference.role });
    };
}

// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/web/page/open-elements.js
var open_elements = __webpack_require__(1102);
// EXTERNAL MODULE: ./lib/web/page/page-reader.js + 2 modules
var page_reader = __webpack_require__(4033);
;// CONCATENATED MODULE: ./lib/web/page/shows-nothing.js






/** Elements that may be visible without text in them. */
const SHOWN = (0,words/* splitWords */.y)('applet audio button canvas embed frame frameset hr iframe image img input math meter object ' +
    'picture progress select svg textarea video');
/** Styles that may make an element without content visible. */
const SHOWING_STYLE = /\burl\(|\bcontent\s*:/i;
/** A visible character: neither white space nor U+200B, which has no width. */
const SEEN = /[^\s\u200B]/;
/**
 * Returns whether readers see nothing on a page, and nothing can change that: it has no script,
 * frame or picture, and no refresh to another address.
 */
function showsNothing(page, syntax) {
    const visitor = new EmptinessVisitor(() => reader.stop());
    const reader = new page_reader/* PageReader */.X(visitor, vocabulary/* EMPTY_PAGE_VOCABULARY */.Lb, syntax);
    reader.read(page);
    return visitor.isEmpty;
}
class EmptinessVisitor {
    isEmpty = true;
    #stop;
    #elements = new open_elements/* OpenElements */.K();
    #inTitle = false;
    constructor(stop) {
        this.#stop = stop;
    }
    open(element) {
        const { name } = element;
        if (this.#isShown(element))
            this.#end();
        if (name === 'title' && !element.isForeign)
            this.#inTitle = true;
        this.#elements.open(name, undefined, element.find('hidden') !== undefined);
        return name === 'style';
    }
    content(style) {
        if (SHOWING_STYLE.test(style))
            this.#end();
    }
    /** An XSLT style sheet may generate the content of the page. */
    instruction(text) {
        if (text.startsWith('xml-stylesheet'))
            this.#end();
    }
    close(name) {
        if (name === 'title')
            this.#inTitle = false;
        this.#elements.close(name);
    }
    text(written) {
        if (this.#inTitle || this.#elements.innermost.isHidden)
            return;
        if (SEEN.test((0,byte_strings/* toText */.fE)((0,attribute_values/* decodeText */.g7)(written))))
            this.#end();
    }
    #isShown(element) {
        const get = (name) => element.get(name);
        switch (element.name) {
            case 'script':
                return (0,attribute_values/* runsScript */.GE)(get);
            case 'meta':
                return (get('http-equiv')?.toLowerCase() === 'refresh' &&
                    (0,attribute_values/* readRefreshTarget */.pm)(get('content') ?? byte_strings/* NO_BYTES */.CR) !== undefined);
            case 'input':
                return get('type')?.toLowerCase() !== 'hidden';
            case 'body':
                if (get('background') !== undefined || get('onload') !== undefined)
                    return true;
        }
        return SHOWN.has(element.name) || SHOWING_STYLE.test(get('style') ?? '');
    }
    #end() {
        this.isEmpty = false;
        this.#stop();
    }
}

;// CONCATENATED MODULE: ./lib/web/page/unresolved-reference.js
/** How much of a page after the tag of a link is read, in characters. */
const INSPECTED_CHARS = 300;
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** The first element in a link. */
const SPAN = /^\s*(<span\b[^>]*)/i;
/**
 * Did the generator mark a link as unresolved? It then writes a fragment in place of the address.
 * Antora marks the link itself, MyST an element in it. `at`: an offset in the tag of the link.
 */
function isUnresolvedReference(page, at) {
    const start = page.lastIndexOf('<', at);
    const end = page.indexOf('>', at);
    if (start === -1 || end === -1)
        return false;
    const content = page.slice(end + 1, end + 1 + INSPECTED_CHARS);
    const [, inner = ''] = SPAN.exec(content) ?? [];
    return hasClasses(page.slice(start, end), 'unresolved') || hasClasses(inner, 'myst');
}
/** Does a tag have the class of a reference, and the class `other`? */
function hasClasses(tag, other) {
    const [, ...values] = CLASSES.exec(tag) ?? [];
    const classes = (values.find((value) => value !== undefined) ?? '').split(/\s+/);
    return classes.includes('xref') && classes.includes(other);
}

// EXTERNAL MODULE: ./lib/check/rules/canonical-host.js
var canonical_host = __webpack_require__(565);
// EXTERNAL MODULE: ./lib/check/sources/page-source.js
var page_source = __webpack_require__(9754);
;// CONCATENATED MODULE: ./lib/check/sources/forge-files.js
/** Recognizes addresses of files on forges, such as GitHub. */


/** The first form that matches is used. */
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
/** Returns the file on a forge that an address points to, and the action that it requests. */
function findForgeFile(address, words) {
    const url = URL.parse((0,byte_strings/* toText */.fE)(address));
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    for (const { kind, pattern, hasQuery } of FORGE_FORMS) {
        const { repository, verb = '', path: encoded } = pattern.exec(url.pathname)?.groups ?? {};
        if (repository === undefined || hasQuery?.(url.searchParams, repository) === false)
            continue;
        const path = readFilePath(url, encoded);
        const hasOnlyRef = kind === 'behind-ref' && !path.includes('/');
        if (hasOnlyRef || !(0,page_source/* isSource */.__)(path))
            return undefined;
        const query = hasQuery === undefined ? '' : url.search;
        const source = {
            kind,
            path,
            url: `${url.origin}${url.pathname}${query}`,
            repository: `${url.origin}${repository}`,
            isProgram: isFileAndLine(words, path, url.hash) || isSourceCode(words, path, url.hash),
        };
        return { source, verb };
    }
    return undefined;
}
/** Returns the path of a file from the path or the query of its address. */
function readFilePath(url, encoded = '') {
    if (encoded !== '')
        return (0,byte_strings/* toText */.fE)((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(encoded)) ?? byte_strings/* NO_BYTES */.CR);
    return url.searchParams.get('path')?.replace(/^\//, '') ?? '';
}
/**
 * Returns whether the text of a link is a file and a line in it, as in TypeDoc:
 * https://typedoc.org/documents/Options.Input.html#sourcelinktemplate
 */
function isFileAndLine(words, path, hash) {
    const [, file, line] = /^(.+):(\d+)$/.exec(words.replace(/\s/g, '')) ?? [];
    return file !== undefined && `/${path}`.endsWith(`/${file}`) && hash === `#L${line}`;
}
const SOURCE_WORDS = /^[\s()[\]]*(?:view\s+)?source(?:\s+code)?[\s()[\]]*$/i;
/**
 * Returns whether a link points to lines of a program and says no more than that, as in pydoctor:
 * https://pydoctor.readthedocs.io/en/latest/quickstart.html
 */
function isSourceCode(words, path, hash) {
    return SOURCE_WORDS.test(words) && (0,page_source/* hasProgramExtension */.Gf)(path) && /^#L\d+(?:-L?\d+)?$/.test(hash);
}

;// CONCATENATED MODULE: ./lib/check/sources/find-page-source.js
/**
 * Finds the link of a page that points to its source: generators call it “Edit this page” or “View
 * page source”. Pages may also link to files that they discuss, so uncertain links do not count.
 */






/** The signs of a link to a page's source, of which one is enough. */
const SIGNS = [
    ({ rels }) => rels.includes('edit'),
    ({ verb }) => verb === 'edit' || verb === '_edit',
    ({ words }) => /\bedit\b/i.test(words),
    // Docusaurus translates the words, but not the class.
    ({ classes }) => /(?:^|[\s_-])edit(?:[\s_-]|$)/i.test(classes),
    ({ words, source }, page) => /\b(?:source|suggest|improve)/i.test(words) &&
        listSourceNames(page).has((0,page_source/* getLowerCaseBaseName */.wQ)(source.path)),
    ({ source }) => source.isProgram,
];
/** Rejects most other addresses without parsing them. */
const MAY_BE_SOURCE = /^https?:\/\/[^/]+\/.*\/(?:_?edit|blob|tree|raw|plain|src|_git)\//i;
/**
 * Where Sphinx puts copies of sources:
 * https://www.sphinx-doc.org/en/master/usage/configuration.html#confval-html_copy_source
 */
const SPHINX_COPY = /^[^:?#]*?_sources\/(?<path>[^?#]+?)(?:\.txt)?$/;
/** The longest address of a source, in bytes. */
const MAX_ADDRESS_BYTES = 1_000;
/** How much of a page is read for one link, in bytes. */
const MAX_LINK_BYTES = 4_096;
/** Returns whether an address may point to a source. Must be fast: it is called for every link. */
function mayBeSource(address) {
    if (address.length > MAX_ADDRESS_BYTES)
        return false;
    return MAY_BE_SOURCE.test(address) || address.includes('_sources/');
}
/**
 * Returns the source of a page; undefined if no link points to one, or if links point to several. A
 * document counts before programs, and both before a copy. `text` is the page. `offsets` are those
 * of addresses for which `mayBeSource` holds.
 */
function findPageSource(page, text, offsets) {
    const found = [];
    let copy;
    for (const offset of offsets) {
        const link = readLink(text, offset);
        copy ??= findCopy(link.href, page);
        const source = findForgeSource(link, page);
        if (source !== undefined)
            found.push(source);
    }
    if (found.length === 0)
        return copy;
    const documents = found.filter(({ isProgram }) => !isProgram);
    if (documents.length > 0)
        return pickOnlySource(documents);
    return pickOnlySource(found);
}
/** Returns the file on a forge that a link points to, if it is certainly the source of the page. */
function findForgeSource(link, page) {
    if (link.href === undefined)
        return undefined;
    const file = findForgeFile(link.href, link.words);
    if (file === undefined)
        return undefined;
    const sourceLink = { ...link, ...file };
    const isCertain = SIGNS.some((hasSign) => hasSign(sourceLink, page));
    if (!isCertain)
        return undefined;
    return file.source;
}
/** Returns the source if all these are the same; undefined otherwise. */
function pickOnlySource([source, ...others]) {
    if (source === undefined)
        return undefined;
    const identity = (0,page_source/* identifySource */.yK)(source);
    if (others.every((other) => (0,page_source/* identifySource */.yK)(other) === identity))
        return source;
    return undefined;
}
/** Returns the attributes and text of the link whose address is at an offset of a page. */
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
            href = element.get('href') ?? byte_strings/* NO_BYTES */.CR;
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
    const reader = new page_reader/* PageReader */.X(visitor, vocabulary/* SOURCE_LINK_VOCABULARY */.S$, 'html');
    reader.read(text.slice(start, start + MAX_LINK_BYTES));
    return { href, rels: (0,attribute_values/* readRels */.p)(rel), classes, words };
}
/** Returns the source that Sphinx copied to an address, if the page was generated from it. */
function findCopy(address, page) {
    if (address === undefined)
        return undefined;
    const { path: encoded = '' } = SPHINX_COPY.exec((0,byte_strings/* toText */.fE)(address))?.groups ?? {};
    const path = (0,byte_strings/* toText */.fE)((0,byte_strings/* percentDecode */.YZ)((0,byte_strings/* asBytes */.Yd)(encoded)) ?? byte_strings/* NO_BYTES */.CR);
    if (!(0,page_source/* isSource */.__)(path))
        return undefined;
    const stem = path.replace(/\.[^./]*$/, '');
    const pageNames = [`${stem}.html`, `${stem}/index.html`];
    const isOfPage = pageNames.some((name) => `/${page}`.endsWith(`/${name}`));
    if (!isOfPage)
        return undefined;
    return { kind: 'copied', path, url: undefined, repository: '', isProgram: false };
}
/** Returns the names that the source of a page may have. A module may be named with its package. */
function listSourceNames(page) {
    const name = (0,page_source/* getLowerCaseBaseName */.wQ)(page);
    if (name !== 'index')
        return new Set([name, name.slice(name.lastIndexOf('.') + 1)]);
    const folder = page.split('/').at(-2);
    return new Set(['index', '_index', 'readme', folder?.toLowerCase() ?? 'index']);
}

;// CONCATENATED MODULE: ./lib/check/pool/next-router.js
/** Detects the Next.js router of a page from its scripts and data. */

/** The beginning of scripts of the App Router. */
const APP_ROUTER = /^\s*\(?self\.__next_f\b/;
/** The id of an App Router build, in data that a script adds as a string. */
const APP_BUILD = /\\"(?:b|buildId)\\":\\"([\w.-]{1,100})\\"(?:,\\"(?:p|c|assetPrefix)\\"|\}\\n)/;
const PAGES_BUILD = /"buildId":"([\w-]+)"/;
/**
 * How much of the end of the Pages Router's data is read, in characters. The page's own data comes
 * first, so the fields of the router are at the end.
 */
const TAIL_CHARS = 4_096;
/** Returns the App Router if a script belongs to it; undefined otherwise. */
function readAppRouter(script) {
    if (!APP_ROUTER.test(script))
        return undefined;
    const build = script.match(APP_BUILD)?.[1];
    return { kind: 'next-app', build: build && (0,byte_strings/* detach */.Yo)(build) };
}
/**
 * Returns the Pages Router if a page's data was generated at build time (`gsp`); undefined
 * otherwise.
 */
function readPagesRouter(json) {
    const tail = json.slice(-TAIL_CHARS);
    const build = tail.match(PAGES_BUILD)?.[1];
    if (build === undefined || !tail.includes('"gsp":true'))
        return undefined;
    return { kind: 'next-pages', build: (0,byte_strings/* detach */.Yo)(build) };
}

;// CONCATENATED MODULE: ./lib/check/pool/own-anchors.js




/**
 * Fragments that single-page applications route, so they exist unless the generator marked the link
 * as unresolved.
 */
const LEFT_TO_SCRIPTS = /^#[/!?]/;
/**
 * How many anchors of its own a page may link to before they occur. No page for people has more.
 * Each takes about one kilobyte.
 */
const MAX_AWAITED_ANCHORS = 200_000;
/** The anchors of one page, and the links to them within the page. */
class OwnAnchors {
    /** Are there links that are not checked, because those before them point to too many anchors? */
    hasUncheckedLinks = false;
    #text;
    #ids = new Set();
    /** The anchors that the page itself links to. */
    #linked = new Set();
    /** The offsets of links to anchors that have not been seen yet, by fragment. */
    #awaited = new Map();
    constructor(text) {
        this.#text = text;
    }
    add(id) {
        this.#ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(id));
    }
    addLink(fragment, offset) {
        const isLeftToScripts = LEFT_TO_SCRIPTS.test(fragment);
        if (isLeftToScripts && !isUnresolvedReference(this.#text, offset))
            return;
        const awaited = this.#awaited.get(fragment);
        if (awaited !== undefined)
            awaited.push(offset);
        else if (isLeftToScripts || !this.#noteIfPresent(fragment))
            this.#await(fragment, offset);
    }
    #await(fragment, offset) {
        if (this.#awaited.size < MAX_AWAITED_ANCHORS)
            this.#awaited.set(fragment, [offset]);
        else
            this.hasUncheckedLinks = true;
    }
    /**
     * Returns the links to anchors that the page does not have, in order. Call it at the end of the
     * page.
     */
    listBrokenLinks() {
        const broken = [];
        for (const [fragment, offsets] of this.#awaited) {
            if (this.#isPresentAtEnd(fragment))
                continue;
            for (const offset of offsets)
                broken.push({ fragment, offset });
        }
        return broken.sort((one, other) => one.offset - other.offset);
    }
    #isPresentAtEnd(fragment) {
        if (LEFT_TO_SCRIPTS.test(fragment))
            return this.#ids.has(fragment.slice(1));
        return this.#noteIfPresent(fragment);
    }
    /** Returns the anchors as the check of the whole site needs them. */
    describe(runsScript) {
        return { ids: (0,rules_anchors/* joinIds */.VS)(this.#ids), runsScript, ownLinked: this.#linked.size };
    }
    /** Does the page have an anchor for a fragment? If so, notes that the page links to it. */
    #noteIfPresent(fragment) {
        const names = (0,resolve_address/* listAnchorNames */.IL)(fragment);
        const name = names.find((each) => this.#ids.has(each));
        if (name !== undefined)
            this.#linked.add(name);
        // Fragments without a name, such as `#top`, always exist.
        const alwaysExists = names.length === 0;
        return alwaysExists || name !== undefined;
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/script-addresses.js


const IN_QUOTES = /(?<=["'`])[^"'`<>\s]+(?=["'`])/g;
/**
 * Yields possible addresses in a script or in data, or the text itself if it may be an address.
 * Only text with a dot or a slash counts: other words have neither.
 */
function* findScriptAddresses(text) {
    if (!/[./]/.test(text) || (0,resolve_address/* isLongData */.TU)(text))
        return;
    if (!/["'`\s(]/.test(text)) {
        yield text;
        return;
    }
    for (const [name] of text.matchAll(IN_QUOTES)) {
        if (/[./]/.test(name))
            yield (0,byte_strings/* asBytes */.Yd)(name);
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/page-checker.js
var _a;





















const RUNS_CODE = /^\s*javascript:/i;
/** Elements that may point to other pages. */
const MAY_POINT = /<(?:a|area|form|i?frame|meta)\b/i;
/** How a script sends readers to another page. */
const SETS_LOCATION = /\blocation\s*(?:\.\s*href\s*)?=(?!=)|\blocation\s*\.\s*(?:replace|assign)\s*\(/;
/** Why links of a page are not checked. */
const TOO_MANY_ANCHORS = `the page links to more than ${MAX_AWAITED_ANCHORS.toLocaleString('en')} of its own anchors`;
/** Checks the content of one page, or of a frame within it. */
class PageChecker {
    #addressChecker;
    #pageName;
    #text;
    #frame;
    #reader;
    /** The base without a `<base>` element. */
    #ownBase;
    /** The base of links: browsers resolve them when they are followed, with any `<base>`. */
    #linkBase;
    /** The base of loaded files: browsers resolve them at once, with a `<base>` that comes before. */
    #loadBase;
    /** Is the page known to be served over https? */
    #isSecure;
    /** Only those that apply: one object per page is sent to another thread. */
    #facts = {};
    #linkCount = 0;
    #redirectsWithoutScript = false;
    #anchors;
    /** The page's canonical addresses. */
    #canonicals = [];
    #loadedOverHttp = [];
    /** The offsets of links that may point to the source of the page. */
    #sourceLinks = [];
    constructor(checker, pageName, text, frame) {
        const { destinations, served } = checker;
        const syntax = frame === undefined ? (0,vocabulary/* chooseSyntax */.ZL)(pageName) : 'html';
        this.#addressChecker = checker;
        this.#pageName = pageName;
        this.#text = text;
        this.#frame = frame;
        this.#anchors = new OwnAnchors(text);
        this.#isSecure = frame?.isSecure ?? served.hostTraits.isSecure;
        this.#ownBase = frame?.base ?? destinations.makePageBase(pageName);
        this.#linkBase = destinations.addresses.makeElementBase((0,page_text/* findBase */.lN)(text, syntax), this.#ownBase);
        this.#loadBase = this.#ownBase;
        const found = {
            fileName: pageName,
            value: byte_strings/* NO_BYTES */.CR,
            offset: 0,
            integrity: undefined,
            findLine: () => this.#findLine(found.offset),
        };
        this.#reader = (0,address_reader/* makeAddressReader */.K)((fact, value, offset, integrity) => {
            if (fact === 'encoding')
                return;
            found.value = value;
            found.offset = offset;
            found.integrity = integrity;
            _a.#HANDLERS[fact](this, found);
        }, syntax);
    }
    /** Checks the page, and returns its anchors and other facts about it. */
    check() {
        this.#reader.read(this.#text);
        this.#checkCanonicals();
        this.#checkLoadedOverHttp();
        this.#checkOwnLinks();
        this.#noteFactsOfText();
        const facts = this.#facts;
        return { anchors: this.#anchors.describe(facts.runsScript === true), facts };
    }
    /** Notes the facts that need the whole text. */
    #noteFactsOfText() {
        const facts = this.#facts;
        const source = findPageSource(this.#pageName, this.#text, this.#sourceLinks);
        if (source !== undefined)
            facts.source = source;
        if (this.#redirectsByScript())
            facts.isRedirectOrCopy = true;
        if (!(0,page_kinds/* mayBeWhole */.a7)(this.#text))
            facts.isPartial = true;
        const isEmpty = !facts.runsScript && showsNothing(this.#text, (0,vocabulary/* chooseSyntax */.ZL)(this.#pageName));
        if (isEmpty)
            facts.kind = 'empty';
    }
    /**
     * Does a script redirect readers? A page that they should stay on has links, and no redirect for
     * readers without scripts.
     */
    #redirectsByScript() {
        if (!this.#facts.runsScript)
            return false;
        const mayRedirect = this.#linkCount < 2 || this.#redirectsWithoutScript;
        return mayRedirect && SETS_LOCATION.test(this.#text);
    }
    static #HANDLERS = {
        link: (checker, found) => checker.#checkLink(found),
        download: (checker, found) => checker.#checkFollowed('download', found),
        load: (checker, found) => checker.#checkLoad('load', found),
        media: (checker, found) => checker.#checkLoad('media', found),
        document: (checker, found) => checker.#checkLoad('document', found),
        symbol: (checker, found) => checker.#checkLoad('symbol', found),
        anchor: (checker, { value }) => checker.#anchors.add(value),
        declarations: (checker, found) => checker.#checkStyle(found, true),
        style: (checker, found) => checker.#checkStyle(found, false),
        script: (checker, found) => checker.#readScript(found),
        'for-scripts': (checker, { value }) => checker.#noteScriptMentions(value),
        'runs-script': (checker) => {
            checker.#facts.runsScript = true;
        },
        base: (checker) => {
            checker.#loadBase = checker.#linkBase;
        },
        canonical: (checker, found) => checker.#noteCanonical(found),
        preview: (checker, found) => checker.#checkPreview(found),
        markdown: (checker) => {
            checker.#facts.namesMarkdown = true;
        },
        edit: (checker, found) => checker.#noteSourceLink(found),
        // Search engines never list a 404 page, and Docusaurus gives it an address that is not served.
        translation(checker, found) {
            if (!(0,page_names/* isNotFoundPage */.np)(checker.#pageName))
                checker.#checkLink(found);
        },
        unlisted: (checker) => {
            checker.#facts.isUnlisted = true;
        },
        redirects: (checker) => {
            checker.#facts.isRedirectOrCopy = true;
        },
        frame: (checker, found) => checker.#checkFrame(found),
        fallback: (checker, { value }) => checker.#noteFallback(value),
        'import-map': (checker, found) => checker.#checkData('import-map', found),
        'json-ld': (checker, found) => checker.#checkData('json-ld', found),
        'next-data': (checker, { value }) => {
            if (checker.#facts.router === undefined)
                checker.#noteRouter(readPagesRouter(value));
        },
    };
    // Links
    #checkLink(found) {
        const { value, offset } = found;
        const pointsIntoPage = value.startsWith('#') && this.#linkBase === this.#ownBase;
        if (pointsIntoPage)
            this.#noteOwnLink(value, offset);
        else
            this.#checkFollowed('link', found);
    }
    #noteOwnLink(fragment, offset) {
        this.#addressChecker.checked.link++;
        // A fragment of an SVG file may also specify a view of it, and a wrong one has no effect.
        if (!(0,page_names/* isSvgFile */.dJ)(this.#pageName))
            this.#anchors.addLink(fragment, offset);
    }
    #checkFollowed(use, found) {
        const { value: written } = found;
        this.#noteSourceLink(found);
        if (RUNS_CODE.test(written))
            this.#noteScriptMentions(written);
        this.#linkCount++;
        this.#addressChecker.check({ use, written, base: this.#linkBase, spot: found });
    }
    #noteSourceLink({ value, offset }) {
        if (this.#frame === undefined && mayBeSource(value))
            this.#sourceLinks.push(offset);
    }
    /** Checks links to anchors of the page itself, now that all of them are known. */
    #checkOwnLinks() {
        if (this.#anchors.hasUncheckedLinks) {
            const spot = (0,spots/* pointAtFile */.y5)(this.#pageName);
            this.#addressChecker.reportUnreadPart(spot, 'some links', TOO_MANY_ANCHORS);
        }
        const broken = this.#anchors.listBrokenLinks();
        if (broken.length === 0)
            return;
        const lineAt = (0,line_counter/* makeLineCounter */.F)(this.#text);
        for (const { fragment, offset } of broken) {
            const spot = (0,spots/* pointAtLine */.Ek)(this.#pageName, this.#frame?.line ?? lineAt(offset) + 1);
            if (isUnresolvedReference(this.#text, offset))
                this.#reportOwnAnchor('broken-link/unresolved', fragment, spot);
            else
                this.#reportMissingAnchor(fragment, spot);
        }
    }
    #reportMissingAnchor(fragment, spot) {
        const { destinations, served } = this.#addressChecker;
        const { anchorLinks } = destinations;
        const fileIndex = served.files.get(this.#pageName);
        // No link outside a frame can point into it. The anchors of a page may be created by scripts.
        if (this.#frame !== undefined || fileIndex === undefined) {
            this.#reportOwnAnchor('broken-anchor', fragment, spot);
            return;
        }
        const anchor = anchorLinks.getOrAdd(fileIndex, fragment);
        anchorLinks.countLink(fileIndex, anchor, fragment, spot);
    }
    #reportOwnAnchor(kind, fragment, spot) {
        const key = this.#addressChecker.makeFullPath(this.#pageName).concat(fragment);
        this.#addressChecker.counter.report(kind, key, spot, fragment);
    }
    // Loaded files
    #checkLoad(use, found) {
        const { value: written, integrity } = found;
        const base = this.#linkBase;
        if (integrity !== undefined)
            checkIntegrity(this.#addressChecker, integrity, { written, base, spot: found });
        if (this.#mayBeMixedContent(written))
            this.#loadedOverHttp.push({ use, written: (0,byte_strings/* detach */.Yo)(written), spot: fixLine(found) });
        else
            this.#checkLoadedAddress({ use, written, spot: found });
    }
    #checkStyle(style, isDeclarations) {
        const outcome = (0,documents_css/* scanStyle */.V)((0,byte_strings/* toText */.fE)(style.value), isDeclarations, (found) => {
            const written = (0,byte_strings/* toBytes */.ZJ)(found.value);
            const spot = (0,spots/* pointAtLine */.Ek)(this.#pageName, style.findLine() + found.line);
            if (this.#mayBeMixedContent(written)) {
                this.#loadedOverHttp.push({ use: found.use, written, spot });
            }
            else if (!this.#worksWithoutBaseElement(written)) {
                const context = { base: this.#linkBase, spot, isSecure: this.#isSecure };
                checkStyleAddress(this.#addressChecker, found, context);
            }
        });
        if (outcome === 'too large')
            reportUnreadStyle(this.#addressChecker, style);
    }
    /**
     * Is this an error if the page turns out to be served over https? Its canonical address may come
     * later.
     */
    #mayBeMixedContent(written) {
        return !this.#isSecure && /^http:/i.test(written);
    }
    #checkLoadedOverHttp() {
        for (const address of this.#loadedOverHttp)
            this.#checkLoadedAddress(address);
    }
    #checkLoadedAddress({ use, written, spot }) {
        if (this.#worksWithoutBaseElement(written))
            return;
        const base = this.#linkBase;
        this.#addressChecker.check({ use, written, base, spot, isSecure: this.#isSecure });
    }
    /**
     * Does an address before a `<base>` work as if there were none? Whether browsers apply the
     * `<base>` depends on the kind of element and on timing, so either base is fine.
     */
    #worksWithoutBaseElement(written) {
        if (this.#loadBase === this.#linkBase)
            return false;
        return this.#addressChecker.destinations.noteAndCheckServed(written, this.#loadBase);
    }
    #checkFrame(found) {
        const frame = { line: found.findLine(), base: this.#loadBase, isSecure: this.#isSecure };
        new _a(this.#addressChecker, this.#pageName, found.value, frame).check();
    }
    // Addresses for search engines and other programs
    #noteCanonical(found) {
        if (this.#frame !== undefined || (0,page_names/* isNotFoundPage */.np)(this.#pageName))
            return;
        const { value: written } = found;
        const { ownHost, counter } = this.#addressChecker;
        (0,canonical_host/* checkCanonical */.Nf)(written, ownHost, found, counter);
        if ((0,canonical_host/* isOwnByHttps */.xB)(written, ownHost))
            this.#isSecure = true;
        this.#canonicals.push({ written: (0,byte_strings/* detach */.Yo)(written), spot: fixLine(found) });
    }
    /** Checks the canonical addresses, unless the page redirects or asks not to be indexed. */
    #checkCanonicals() {
        if (this.#facts.isUnlisted || this.#facts.isRedirectOrCopy)
            return;
        const base = this.#linkBase;
        for (const { written, spot } of this.#canonicals)
            (0,references/* checkReference */.M)(this.#addressChecker, { role: 'canonical', written, base, spot });
    }
    #checkPreview(found) {
        const { value: written } = found;
        if (this.#frame !== undefined || written === '')
            return;
        const base = this.#linkBase;
        (0,references/* checkReference */.M)(this.#addressChecker, { role: 'preview', written, base, spot: found });
    }
    #checkData(kind, found) {
        checkData(this.#addressChecker, documents/* DATA */.vN[kind], found.value, {
            fileName: this.#pageName,
            line: found.findLine(),
            base: this.#linkBase,
            isSecure: this.#isSecure,
        });
    }
    // Scripts
    #readScript(found) {
        const { value: code } = found;
        if (this.#facts.router?.build === undefined)
            this.#noteRouter(readAppRouter(code));
        if (this.#addressChecker.served.hostTraits.isOffline)
            checkScript(this.#addressChecker, code, this.#pageName, found.findLine());
    }
    #noteRouter(router) {
        if (router !== undefined)
            this.#facts.router = router;
    }
    /** Notes addresses that scripts may open, without checking them. */
    #noteScriptMentions(value) {
        const { destinations } = this.#addressChecker;
        for (const address of findScriptAddresses(value))
            destinations.noteScriptMention(address, this.#linkBase, this.#pageName);
    }
    /** Notes the addresses for readers without scripts, without checking them. */
    #noteFallback(html) {
        if (!MAY_POINT.test(html))
            return;
        const { destinations } = this.#addressChecker;
        const reader = (0,address_reader/* makeAddressReader */.K)((fact, value) => {
            if (fact === 'redirects')
                this.#redirectsWithoutScript = true;
            if (fact !== 'link' && fact !== 'document')
                return;
            destinations.noteLink(value, this.#linkBase, this.#pageName);
        }, 'html');
        reader.read(html);
    }
    #findLine(offset) {
        return this.#frame?.line ?? this.#reader.line(offset);
    }
}
_a = PageChecker;
/** Returns the spot of a fact for later. */
function fixLine(found) {
    return (0,spots/* pointAtLine */.Ek)(found.fileName, found.findLine());
}

// EXTERNAL MODULE: ./lib/check/pool/readable-files.js
var readable_files = __webpack_require__(9945);
;// CONCATENATED MODULE: ./lib/check/pool/file-checker.js
var file_checker_a;



















/** Shared by most files: thousands of short-lived buffers would take long to be collected. */
const READ_BUFFER = Buffer.allocUnsafeSlow(1 << 20);
/** Reads one thread's share of the files of a site, and reports findings in them. */
class FileChecker {
    #addressChecker;
    #site;
    #pause;
    #pageFacts = new Map();
    /**
     * The anchors of pages, and of SVG files whose ids are needed. They are not sent to other
     * threads, which would copy them.
     */
    #anchors = new Map();
    constructor(site, pause) {
        this.#site = site;
        this.#pause = pause;
        this.#addressChecker = new AddressChecker(site);
    }
    /** Reads files. Those of unknown types are skipped. */
    async check(fileIndexes) {
        for (const fileIndex of fileIndexes)
            await this.#readSafely(fileIndex, (name) => this.#checkFile(fileIndex, name));
        return this.#takeFilesRead();
    }
    /** Reads files that matter only because other files use them. */
    async checkDeferred(files) {
        for (const deferred of files)
            await this.#readSafely(deferred.fileIndex, (name) => {
                if ((0,page_names/* isSvgFile */.dJ)(name))
                    this.#checkSvg(deferred, name);
                else
                    this.#checkPage(deferred.fileIndex, name, this.#readPageText(name));
            });
        return this.#takeFilesRead();
    }
    /** Rereads pages whose address is in another folder than their file. */
    async recheckRelocated(pageIndexes) {
        for (const pageIndex of pageIndexes)
            await this.#readSafely(pageIndex, (name) => this.#recheckPage(name));
    }
    /** Returns what was read since the last call. */
    #takeFilesRead() {
        const pageFacts = this.#pageFacts;
        this.#pageFacts = new Map();
        return { pageFacts, usedFiles: this.#addressChecker.destinations.takeUsedFiles() };
    }
    #recheckPage(pageName) {
        const text = this.#readPageText(pageName);
        const href = (0,page_text/* findBase */.lN)(text, (0,vocabulary/* chooseSyntax */.ZL)(pageName));
        const base = this.#addressChecker.destinations.makeRelocatedPageBase(pageName, href);
        (0,scan_page/* scanPage */.D)(pageName, text, (use, written, findLine) => {
            const spot = { fileName: pageName, findLine };
            this.#addressChecker.checkRelocated({ use, written, base, spot });
        });
    }
    #checkSvg({ fileIndex, isOpened, needsIds }, name) {
        const text = this.#readPageText(name);
        let anchors;
        if (isOpened)
            anchors = new PageChecker(this.#addressChecker, name, text).check().anchors;
        else
            anchors = readAnchors(text, name);
        if (needsIds)
            this.#anchors.set(fileIndex, { ...anchors, runsScript: false });
    }
    async #readSafely(fileIndex, read) {
        const name = (0,tree/* getFileName */.WP)(this.#site, fileIndex);
        try {
            read(name);
        }
        catch (error) {
            // Any error is caught, so that one file cannot prevent the report on all others.
            this.#reportUnreadable(name, error);
        }
        await this.#pause();
    }
    #reportUnreadable(name, error) {
        const { counter } = this.#addressChecker;
        const spot = (0,spots/* pointAtFile */.y5)(name);
        const why = describeReason(error);
        if (error instanceof TooLarge)
            counter.report('unreadable-file/large', name, spot);
        else
            counter.reportWithValues('unreadable-file', { why }, { key: name, spot });
    }
    static #CHECKS = {
        page: (checker, fileIndex, name) => checker.#checkPageFile(fileIndex, name),
        style: (checker, _, name) => checker.#checkStyle(name),
        script: (checker, _, name) => checkScript(checker.#addressChecker, (0,byte_strings/* readBytes */.io)(checker.#readContent(name)), name, 1),
        document: (checker, _, name) => checkDocument(checker.#addressChecker, checker.#site.root, name),
        untyped: (checker, fileIndex, name) => checker.#checkUntyped(fileIndex, name),
    };
    #checkFile(fileIndex, name) {
        const type = (0,readable_files/* findFileType */.o)(name, this.#addressChecker.served.hostTraits);
        if (type !== undefined)
            file_checker_a.#CHECKS[type](this, fileIndex, name);
    }
    /** Returns the results of this thread. To be called once all threads have read their files. */
    collectTotals() {
        const { destinations, checked } = this.#addressChecker;
        const { anchorLinks, externalSpots, reached } = destinations;
        const filesWithAnchors = new Set(this.#anchors.keys());
        return { asked: anchorLinks.listAsked(), filesWithAnchors, checked, externalSpots, reached };
    }
    /**
     * Returns which of the anchors that all threads ask for are missing, for files that were read
     * here.
     */
    findMissingAnchors(asked) {
        return (0,rules_anchors/* findMissingAnchors */.mG)(asked, this.#anchors, this.#pause);
    }
    /**
     * Reports the missing anchors, and returns all findings of this thread. To be called once, with
     * the results of `findMissingAnchors` of all threads.
     */
    reportMissingAnchors(missing) {
        const { destinations, counter } = this.#addressChecker;
        destinations.anchorLinks.reportMissing(missing, this.#site, counter, (name) => this.#addressChecker.makeFullPath(name));
        return counter.listCounted();
    }
    #readPageText(name) {
        return (0,page_text/* decodePageText */.vU)(this.#readContent(name), (0,vocabulary/* chooseSyntax */.ZL)(name));
    }
    #checkPageFile(pageIndex, name) {
        const text = this.#readPageText(name);
        const isShownByHost = name === 'index.html' || (0,page_names/* isNotFoundPage */.np)(name);
        if (!isShownByHost && (0,page_kinds/* isTemplate */.Fl)(text)) {
            this.#pageFacts.set(pageIndex, { kind: 'template', isUnlisted: true });
        }
        else if ((0,page_kinds/* isPrintEdition */.a9)(name, text)) {
            // Its content is also on other pages.
            this.#anchors.set(pageIndex, readAnchors(text, name));
            this.#pageFacts.set(pageIndex, { isRedirectOrCopy: true });
        }
        else {
            this.#checkPage(pageIndex, name, text);
        }
    }
    #checkPage(pageIndex, name, text) {
        const { anchors, facts } = new PageChecker(this.#addressChecker, name, text).check();
        this.#anchors.set(pageIndex, anchors);
        this.#pageFacts.set(pageIndex, facts);
    }
    #checkStyle(name) {
        const content = this.#readContent(name);
        const base = this.#addressChecker.destinations.addresses.makeFileBase(name);
        const css = (0,byte_strings/* toText */.fE)((0,page_text/* decodeStyleText */.zA)(content));
        const outcome = (0,documents_css/* scanStyle */.V)(css, false, (found) => {
            const spot = (0,spots/* pointAtLine */.Ek)(name, found.line + 1);
            checkStyleAddress(this.#addressChecker, found, { base, spot });
        });
        if (outcome === 'too large')
            reportUnreadStyle(this.#addressChecker, (0,spots/* pointAtLine */.Ek)(name, 1));
    }
    /**
     * Returns the content of a file, valid until the next file is read.
     * @throws TooLarge; any file-system error
     */
    #readContent(name) {
        const descriptor = (0,external_node_fs_.openSync)((0,tree/* makeDiskPath */.fx)(this.#site.root, name), 'r');
        try {
            const length = (0,external_node_fs_.readSync)(descriptor, READ_BUFFER, 0, READ_BUFFER.length, 0);
            if (length < READ_BUFFER.length)
                return READ_BUFFER.subarray(0, length);
            if ((0,external_node_fs_.fstatSync)(descriptor).size > page_text/* MAX_PAGE_BYTES */.rd)
                throw new TooLarge();
            return (0,external_node_fs_.readFileSync)(descriptor);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    /** Reads a file whose name does not reveal its type. */
    #checkUntyped(fileIndex, name) {
        const path = (0,tree/* makeDiskPath */.fx)(this.#site.root, name);
        const start = (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, leaked_files/* MAX_SEARCHED_BYTES */.jU));
        if ((0,leaked_files/* holdsKey */.gR)(start))
            this.#addressChecker.counter.report('leaked-file/key', name, (0,spots/* pointAtFile */.y5)(name));
        const isPage = !(0,page_names/* hasExtension */.Ql)(name) && (0,page_kinds/* beginsLikePage */.ll)(start);
        if (isPage)
            this.#pageFacts.set(fileIndex, { kind: 'untyped' });
    }
}
file_checker_a = FileChecker;
class TooLarge extends Error {
}
/** Returns the ids in a page or an SVG file. */
function readAnchors(text, name) {
    const ids = new Set();
    const reader = (0,address_reader/* makeAddressReader */.K)((fact, value) => {
        if (fact === 'anchor')
            ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(value));
    }, (0,vocabulary/* chooseSyntax */.ZL)(name));
    reader.read(text);
    return { ids: (0,rules_anchors/* joinIds */.VS)(ids), runsScript: false, ownLinked: 0 };
}
function describeReason(error) {
    if (!(error instanceof Error))
        return String(error);
    if ('code' in error)
        return String(error.code);
    return error.message;
}


/***/ }),

/***/ 5236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ scanStyle)
/* harmony export */ });
/* harmony import */ var _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4879);
/* harmony import */ var _page_line_counter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(121);


/**
 * Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls,
 * css-images-4.
 */
const ACCEPTS_ADDRESS = new Set([
    'url',
    'src',
    'image-set',
    '-webkit-image-set',
    'image',
]);
/** Without one of these, a style sheet has no address. Most style sheets in pages have none. */
const WORTH_READING = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * The longest style sheet that is read, in characters, without data in base64. The tokenizer takes
 * 40 times the length of an address in memory.
 */
const MAX_STYLE_CHARS = 6 << 20;
/** What comes before data in base64, which may be a whole font. */
const BASE64 = ';base64,';
const AFTER_BASE64 = /[^\w+/=-]|$/;
/**
 * Formats that no browser with WOFF support loads: https://caniuse.com/eot,
 * https://caniuse.com/svg-fonts.
 */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const WOFF_FILE = /\.woff2?(?:[?#]|$)/;
const WOFF_DATA = /^data:(?:font|application)\/(?:x-)?(?:font-)?woff/;
const MODERN_FONT = new RegExp(`${WOFF_FILE.source}|${WOFF_DATA.source}`, 'i');
/**
 * Calls `found` for each address that a style sheet loads: `url()`, `@import`, `image-set()`.
 * Browsers do not load `@namespace`, an `@import` after other rules, or addresses that are only a
 * fragment, so these are left out. Relative addresses in custom properties are left out because
 * they are resolved where the property is used. `isAttribute`: whether the text is a `style`
 * attribute, not a style sheet. Data in base64 is left out of addresses. Returns `too large`, and
 * finds nothing, if the rest is longer than `MAX_STYLE_CHARS`.
 */
function scanStyle(css, isAttribute, found) {
    if (!WORTH_READING.test(css))
        return 'read';
    const withoutData = removeData(css);
    if (withoutData.length > MAX_STYLE_CHARS)
        return 'too large';
    new StyleScanner(withoutData, isAttribute, found).scan();
    return 'read';
}
function removeData(css) {
    const [start = '', ...others] = css.split(BASE64);
    return [start, ...others.map((text) => text.slice(text.search(AFTER_BASE64)))].join(BASE64);
}
/** Scans one style sheet. */
class StyleScanner {
    #css;
    #found;
    #lineAt;
    /** For each open parenthesis or function, whether strings in it are addresses. */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /** The current at-rule, up to its `;` or `{`. It is `imported` after its address. */
    #rule;
    #startsDeclaration = true;
    #isCustomProperty = false;
    /** The addresses in the current `@font-face`. */
    #fonts;
    constructor(css, isAttribute, found) {
        this.#css = css;
        this.#found = found;
        this.#lineAt = (0,_page_line_counter_js__WEBPACK_IMPORTED_MODULE_1__/* .makeLineCounter */ .F)(css);
        this.#importsAllowed = !isAttribute;
    }
    scan() {
        const tokens = (0,_csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .tokenizer */ .OH)({ css: this.#css });
        while (!tokens.endOfFile())
            this.#readToken(tokens.nextToken());
        this.#endFont();
    }
    #readToken(token) {
        switch (token[0]) {
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Whitespace:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Comment:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CDO:
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CDC:
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.AtKeyword:
                this.#beginRule(token[4].value.toLowerCase());
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Semicolon:
                this.#endDeclaration();
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.OpenCurly:
                this.#openBlock();
                return;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CloseCurly:
                this.#closeBlock();
                return;
            default:
                this.#readComponent(token);
        }
    }
    /** Handles a component of a declaration or of a rule. */
    #readComponent(token) {
        switch (token[0]) {
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Function:
                this.#functions.push(ACCEPTS_ADDRESS.has(token[4].value.toLowerCase()));
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.OpenParen:
                this.#functions.push(false);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.CloseParen:
                this.#functions.pop();
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.URL:
                this.#readAddress(token[4].value, token[2]);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#readAddress(token[4].value, token[2]);
                break;
            case _csstools_css_tokenizer__WEBPACK_IMPORTED_MODULE_0__/* .TokenType */ .ks.Ident:
                if (this.#startsDeclaration)
                    this.#isCustomProperty = token[4].value.startsWith('--');
        }
        this.#startsDeclaration = false;
        // At the top level, anything but an at-rule starts a rule, after which imports are invalid.
        if (this.#rule === undefined && this.#depth === 0)
            this.#importsAllowed = false;
    }
    #beginRule(name) {
        this.#rule = this.#chooseRule(name);
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #chooseRule(name) {
        const isImportAllowed = this.#importsAllowed && this.#depth === 0;
        if (name === 'import' && isImportAllowed)
            return 'import';
        if (name === 'charset' || name === 'layer')
            return 'layer';
        if (name === 'font-face')
            return 'font';
        return 'other';
    }
    #openBlock() {
        if (this.#rule === 'font')
            this.#fonts = [];
        if (this.#depth === 0)
            this.#importsAllowed = false;
        this.#depth++;
        this.#endDeclaration();
    }
    #closeBlock() {
        this.#endFont();
        this.#depth = Math.max(0, this.#depth - 1);
        this.#endDeclaration();
    }
    #endDeclaration() {
        this.#rule = undefined;
        this.#functions.length = 0;
        this.#startsDeclaration = true;
        this.#isCustomProperty = false;
    }
    /** Also called at the end of the sheet, where a rule may still be open. */
    #endFont() {
        const all = this.#fonts ?? [];
        this.#fonts = undefined;
        const modern = all.map(({ value }) => value).filter((value) => MODERN_FONT.test(value));
        for (const { value, line } of all) {
            const isOld = modern.length > 0 && OLD_FONT.test(value);
            if (isOld)
                this.#found({ value, line, use: 'load', modern });
            else
                this.#found({ value, line, use: 'load' });
        }
    }
    #readAddress(value, at) {
        const rule = this.#rule;
        if (rule !== undefined && rule !== 'import' && rule !== 'layer')
            return;
        if (value === '' || value.startsWith('#'))
            return;
        if (rule === 'import')
            this.#rule = 'imported';
        if (this.#isCustomProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value))
            return;
        const line = this.#lineAt(at);
        if (this.#fonts !== undefined)
            this.#fonts.push({ value, line });
        else if (rule === 'import')
            this.#found({ value, line, use: 'load' });
        else
            this.#found({ value, line, use: 'media' });
    }
}


/***/ }),

/***/ 8372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ scanPage)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _page_address_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6329);
/* harmony import */ var _page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7640);
/* harmony import */ var _css_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5236);




/** Calls `found` for each address that a page links to or loads, including those in its styles. */
function scanPage(name, text, found) {
    const reader = (0,_page_address_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .makeAddressReader */ .K)((fact, value, at) => {
        switch (fact) {
            case 'link':
            case 'download':
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                found(fact, value, () => reader.line(at));
                break;
            case 'declarations':
            case 'style':
                (0,_css_js__WEBPACK_IMPORTED_MODULE_3__/* .scanStyle */ .V)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value), fact === 'declarations', (each) => found(each.use, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(each.value), () => reader.line(at) + each.line));
        }
    }, (0,_page_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseSyntax */ .ZL)(name));
    reader.read(text);
}


/***/ }),

/***/ 7013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ ENDED_BY),
/* harmony export */   qA: () => (/* binding */ INLINE),
/* harmony export */   tV: () => (/* binding */ VOID)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/**
 * Lists the elements within a line of text, and those that end without an end tag:
 * https://html.spec.whatwg.org/#optional-tags.
 */

/** Elements within a line of text. Other elements end the line. */
const INLINE = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output ' +
    'q rp rt ruby s samp small span strike strong sub sup time tt u var wbr script style ' +
    'template noscript svg path g use img picture source input button ' +
    // These are not visible.
    'meta link');
/** Elements without content. */
const VOID = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('area base br col embed hr img input link meta source track wbr');
const OPTIONAL_END = `
  p: address article aside blockquote center details dialog dir div dl fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hgroup hr li dt dd main menu nav ol p pre search section summary table ul
  li: li
  dt dd: dt dd
  rt rp: rt rp
  option: option optgroup hr
  optgroup: optgroup hr
  td th: td th tr thead tbody tfoot
  tr: tr thead tbody tfoot
  thead tbody tfoot: thead tbody tfoot`;
/** The elements whose end tag is optional, and the elements whose start ends them. */
const ENDED_BY = readOptionalEnds();
function readOptionalEnds() {
    const endedBy = new Map();
    for (const [, ended = '', by = ''] of OPTIONAL_END.matchAll(/([\w ]+):([^:]+)(?=\n|$)/g)) {
        const starts = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)(by);
        for (const tag of (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)(ended))
            endedBy.set(tag, starts);
    }
    return endedBy;
}


/***/ }),

/***/ 1102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ OpenElements)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5948);
/* harmony import */ var _content_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7013);


const LANDMARKS = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('navigation', 'nav'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('outside', 'header footer aside'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('content', 'main article'),
]);
/** Landmarks by role: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('navigation', 'navigation search'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('outside', 'banner contentinfo complementary'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('content', 'main article'),
]);
/** Browsers have the same limit of depth. */
const MAX_DEPTH = 512;
/** The maximum number of tracked elements. Deeper elements are ignored to limit memory. */
const MAX_LISTED = 100_000;
/** The properties at the top level of a page. */
const PAGE = {
    tag: '',
    isHidden: false,
    isContent: false,
    isNavigation: false,
    isPreformatted: false,
};
/**
 * Tracks the open elements, including those without end tags. So it knows whether something is
 * hidden, and whether it belongs to the content of the page or to menus, header and footer. These
 * are told apart because a new menu entry changes all pages, which is not worth reporting for each.
 */
class OpenElements {
    /**
     * Inline elements are only tracked if they change a property, or are within a tracked inline
     * element or hidden content.
     */
    #open = [PAGE];
    /** The number of tracked elements by name, because most end tags close none of them. */
    #counts = new Map();
    /** The number of tracked inline elements. */
    #inline = 0;
    /** The indexes of articles in `#open`. */
    #articles = [];
    /** The index of the outermost article whose main part has ended. */
    #endedArticle = Number.POSITIVE_INFINITY;
    /** The innermost open element. */
    get innermost() {
        const element = this.#open.at(-1) ?? PAGE;
        if (this.#open.length <= this.#endedArticle)
            return element;
        return { ...element, isNavigation: true };
    }
    open(tag, role, hides) {
        this.#closeBefore(tag);
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .VOID */ .tV.has(tag) || this.#open.length > MAX_LISTED)
            return;
        const landmark = findLandmark(tag, role);
        const { isHidden, isContent, isNavigation, isPreformatted } = this.innermost;
        const changesProperty = landmark !== undefined || hides;
        const isWithinTracked = isHidden || this.#inline > 0;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(tag) && !changesProperty && !isWithinTracked)
            return;
        const isOutsideContent = landmark === 'outside' && !isContent;
        this.#count(tag, 1);
        if (tag === 'article')
            this.#articles.push(this.#open.length);
        this.#open.push({
            tag,
            isHidden: isHidden || hides,
            isContent: isContent || landmark === 'content',
            isNavigation: isNavigation || landmark === 'navigation' || isOutsideContent,
            isPreformatted: isPreformatted || tag === 'pre',
        });
    }
    /** Closes the innermost element of that name, and everything that is open in it. */
    close(tag) {
        if (!this.#counts.get(tag))
            return;
        this.#closeTo(this.#open.findLastIndex((element) => element.tag === tag));
        if (tag === 'main')
            this.#endArticle();
    }
    /**
     * Lets the rest of an article whose main part has ended count as navigation: Nextra puts links to
     * the previous and next page there.
     */
    #endArticle() {
        const article = this.#articles.at(-1);
        if (article !== undefined)
            this.#endedArticle = Math.min(this.#endedArticle, article);
    }
    /** Closes elements that cannot contain this one. */
    #closeBefore(tag) {
        const { length } = this.#open;
        let left = length;
        for (let at = length - 1; at > Math.max(0, length - MAX_DEPTH); at--) {
            const around = this.#open[at]?.tag ?? '';
            if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDED_BY */ .HN.get(around)?.has(tag))
                left = at;
            else if (!_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(around) && !_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDED_BY */ .HN.has(around))
                break;
        }
        this.#closeTo(left);
    }
    #closeTo(left) {
        while (this.#open.length > left) {
            const closed = this.#open.pop();
            if (closed === undefined)
                break;
            this.#count(closed.tag, -1);
            if (closed.tag === 'article')
                this.#articles.pop();
        }
        if (left <= this.#endedArticle)
            this.#endedArticle = Number.POSITIVE_INFINITY;
    }
    #count(tag, by) {
        this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + by);
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(tag))
            this.#inline += by;
    }
}
function findLandmark(tag, role = '') {
    return ROLES.get(role.trim().toLowerCase()) ?? LANDMARKS.get(tag);
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   a7: () => (/* binding */ mayBeWhole),
/* harmony export */   a9: () => (/* binding */ isPrintEdition),
/* harmony export */   ll: () => (/* binding */ beginsLikePage)
/* harmony export */ });
/** Detects templates, parts and print editions among pages, and pages without a page's name. */
/** How much of a file is read to tell its kind, in characters. */
const INSPECTED_CHARS = 4_096;
const COMMENTS = String.raw `^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`;
const BEGINS_LIKE_PAGE = new RegExp(String.raw `${COMMENTS}<(?:!doctype\s+html|html|head|body)\b`, 'i');
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw `${COMMENTS}(?:\{[{%#]|<%)`);
/** A template placeholder in an address or the title, where it cannot be an example. */
const UNFILLED_PLACEHOLDER = new RegExp(String.raw `(?:\b(?:href|src|action)\s*=\s*["']?[^"'>]*|<title>[^<]*)` +
    String.raw `(?:\{\{|\{%|<%)`, 'i');
/** Does a file begin as pages do? */
function beginsLikePage(text) {
    return BEGINS_LIKE_PAGE.test(text.slice(0, INSPECTED_CHARS));
}
/**
 * Is this file a template of pages? Sphinx themes publish such files by mistake. A file that begins
 * like a page is not a template, even with an unfilled placeholder.
 */
function isTemplate(text) {
    const start = text.slice(0, INSPECTED_CHARS);
    if (BEGINS_LIKE_TEMPLATE.test(start))
        return true;
    return !BEGINS_LIKE_PAGE.test(start) && UNFILLED_PLACEHOLDER.test(text);
}
/** May this be a whole page, and not a part that scripts insert into others? */
function mayBeWhole(text) {
    return /<(?:!doctype|html|head|body|title)\b/i.test(text.slice(0, INSPECTED_CHARS));
}
const BY_MDBOOK = '<!-- Book generated using mdBook -->';
/**
 * Is this the page in which mdBook combines all others for printing? It gets some of their
 * addresses wrong.
 */
function isPrintEdition(name, text) {
    return /(?:^|\/)print\.html$/.test(name) && text.slice(0, INSPECTED_CHARS).includes(BY_MDBOOK);
}


/***/ })

};

export const id = 840;
export const ids = [840];
export const modules = {

/***/ 6840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Scanner: () => (/* binding */ Scanner)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/disk/read-start-of-file.js
var read_start_of_file = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./node_modules/@csstools/css-tokenizer/dist/index.mjs
var dist = __webpack_require__(4879);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/web/documents/css.js


/**
 * Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls,
 * css-images-4.
 */
const TAKES_ADDRESS = new Set([
    'url',
    'src',
    'image-set',
    '-webkit-image-set',
    'image',
]);
/**
 * Without one of these there is nothing to find, escapes apart: most style sheets in pages contain
 * none.
 */
const WORTH_READING = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * Formats that no browser takes which knows WOFF: https://caniuse.com/eot,
 * https://caniuse.com/svg-fonts.
 */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const MODERN_FONT = /\.woff2?(?:[?#]|$)|^data:(?:font|application)\/(?:x-)?(?:font-)?woff/i;
/**
 * Calls `found` for each address that a style sheet loads: `url()`, `@import`, `image-set()`. Left
 * out, because a browser would not load them either: `@namespace`, an `@import` after other rules,
 * addresses that are only a fragment; and relative ones in custom properties, which are resolved
 * where they are used. `declarations`: the text is a `style` attribute, not a style sheet.
 */
function scanStyle(css, declarations, found) {
    if (!WORTH_READING.test(css))
        return;
    new StyleScanner(css, declarations, found).scan();
}
/** One style sheet, and where its scan is. */
class StyleScanner {
    #css;
    #found;
    #lineAt;
    /** For each open parenthesis or function: are strings in it addresses? */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /** The at-rule at hand, until its `;` or `{`; `imported` once its address was seen. */
    #rule;
    #startsDeclaration = true;
    #isCustomProperty = false;
    /** The addresses in the `@font-face` at hand. */
    #fonts;
    constructor(css, declarations, found) {
        this.#css = css;
        this.#found = found;
        this.#lineAt = (0,line_counter/* makeLineCounter */.F)(css);
        this.#importsAllowed = !declarations;
    }
    scan() {
        const tokens = (0,dist/* tokenizer */.OH)({ css: this.#css });
        while (!tokens.endOfFile())
            this.#take(tokens.nextToken());
        this.#endFont();
    }
    #take(token) {
        switch (token[0]) {
            case dist/* TokenType */.ks.Whitespace:
            case dist/* TokenType */.ks.Comment:
            case dist/* TokenType */.ks.CDO:
            case dist/* TokenType */.ks.CDC:
                return;
            case dist/* TokenType */.ks.AtKeyword:
                this.#beginRule(token[4].value.toLowerCase());
                return;
            case dist/* TokenType */.ks.Semicolon:
                this.#endDeclaration();
                return;
            case dist/* TokenType */.ks.OpenCurly:
                this.#openBlock();
                return;
            case dist/* TokenType */.ks.CloseCurly:
                this.#closeBlock();
                return;
            default:
                this.#takeComponent(token);
        }
    }
    /** A component of a declaration or of a rule. */
    #takeComponent(token) {
        switch (token[0]) {
            case dist/* TokenType */.ks.Function:
                this.#functions.push(TAKES_ADDRESS.has(token[4].value.toLowerCase()));
                break;
            case dist/* TokenType */.ks.OpenParen:
                this.#functions.push(false);
                break;
            case dist/* TokenType */.ks.CloseParen:
                this.#functions.pop();
                break;
            case dist/* TokenType */.ks.URL:
                this.#takeAddress(token[4].value, token[2]);
                break;
            case dist/* TokenType */.ks.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#takeAddress(token[4].value, token[2]);
                break;
            case dist/* TokenType */.ks.Ident:
                if (this.#startsDeclaration)
                    this.#isCustomProperty = token[4].value.startsWith('--');
        }
        this.#startsDeclaration = false;
        // Anything but an at-rule at the top of a sheet begins the first of its rules.
        if (this.#rule === undefined && this.#depth === 0)
            this.#importsAllowed = false;
    }
    #beginRule(name) {
        this.#rule = this.#ruleOf(name);
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #ruleOf(name) {
        if (name === 'import' && this.#importsAllowed && this.#depth === 0)
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
    /** Called also at the end of the sheet, whatever is still open. */
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
    #takeAddress(value, at) {
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

// EXTERNAL MODULE: ./lib/web/page/addresses.js + 1 modules
var addresses = __webpack_require__(974);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/documents/page.js




/**
 * Calls `found` for each address that a page links to or loads, those in its styles included.
 */
function scanPage(name, text, found) {
    const reader = (0,addresses/* makeAddressReader */.K)((fact, value, at) => {
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
                scanStyle((0,byte_strings/* toText */.fE)(value), fact === 'declarations', (each) => found(each.use, (0,byte_strings/* toBytes */.ZJ)(each.value), () => reader.line(at) + each.line));
        }
    }, (0,vocabulary/* chooseSyntax */.ZL)(name));
    reader.read(text);
}

// EXTERNAL MODULE: ./lib/web/page/page-kinds.js
var page_kinds = __webpack_require__(9611);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/check/rules/destination-finder.js
var destination_finder = __webpack_require__(6077);
// EXTERNAL MODULE: ./lib/common/file-errors.js
var file_errors = __webpack_require__(9591);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/web/page/integrity.js
/**
 * What a page demands of the content of a file before browsers use it:
 * https://www.w3.org/TR/sri-2/, read 2026-11.
 */

/** The hash functions that browsers know, the strongest first. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'];
/**
 * Returns what `integrity` demands: of several hash functions, the strongest counts alone.
 * Undefined if it demands nothing that browsers know.
 */
function readIntegrity(metadata) {
    const sums = new Map();
    for (const item of metadata.split(/[ \t\n\f\r]+/)) {
        const [expression = ''] = item.split('?', 1);
        const [, name = '', sum = ''] = /^([^-]+)-(.*)$/.exec(expression) ?? [];
        const algorithm = name.toLowerCase();
        sums.set(algorithm, (sums.get(algorithm) ?? new Set()).add(withoutPadding(sum)));
    }
    for (const algorithm of ALGORITHMS) {
        const demanded = sums.get(algorithm);
        if (demanded !== undefined)
            return { algorithm, sums: demanded };
    }
    return undefined;
}
/** Returns the sum of a content, as `Integrity` has it. */
function computeSum(content, algorithm) {
    return withoutPadding((0,external_node_crypto_.createHash)(algorithm).update(content).digest('base64'));
}
/** Browsers also take the letters of Base64 that are safe in addresses. */
function withoutPadding(base64) {
    return base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
}

;// CONCATENATED MODULE: ./lib/check/rules/file-sums.js




/** The sums of files that pages demand: most such files are loaded by every page. */
class FileSums {
    #site;
    /** By algorithm and index. */
    #known = new Map();
    constructor(site) {
        this.#site = site;
    }
    /** Returns the sum of a file, by its index; undefined if the file cannot be read. */
    getSum(file, algorithm) {
        const key = `${algorithm} ${file}`;
        if (this.#known.has(key))
            return this.#known.get(key);
        const path = (0,tree/* makeDiskPath */.fx)(this.#site.root, (0,tree/* getFileName */.WP)(this.#site, file));
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
 * Returns what is wrong with an address of a page that is served by https, if it is loaded by http
 * and nothing else matters more. Browsers block it, except for pictures, sounds and films, which
 * most of them load by https instead: https://www.w3.org/TR/mixed-content/.
 */
function findMixedContent(use, value, base, destinations) {
    if ((0,vocabulary/* isClicked */.Uk)(use) || !isInsecure(value, base.url))
        return undefined;
    const isBlocked = use !== 'media';
    const address = destinations.resolve((0,destination_finder/* stripFragment */.lG)(value), base);
    if (!matters(address, isBlocked, destinations.served))
        return undefined;
    const key = (0,byte_strings/* toBytes */.ZJ)(URL.parse((0,byte_strings/* toText */.fE)(value), base.url)?.href ?? '');
    return { kind: isBlocked ? 'mixed-content' : 'mixed-content/media', key, address };
}
/** Does it matter that an address is loaded by http? */
function matters(address, isBlocked, served) {
    switch (address.kind) {
        case 'no-request':
            return false;
        case 'outside-base-path':
            return address.explicit;
        case 'other-host':
            // Whether the other host is there at all matters more.
            return isBlocked && !served.rules.offline;
        case 'site':
            return served.answer(address.path) !== undefined;
    }
}
/** Is an address loaded by http, from a host for which browsers mind? */
function isInsecure(value, base) {
    const mayBeInsecure = value.startsWith('http') || base.startsWith('http:');
    if (!mayBeInsecure && !/^http:/i.test(value))
        return false;
    const url = URL.parse((0,byte_strings/* toText */.fE)(value), base);
    return url?.protocol === 'http:' && !(0,address_faults/* isOwnMachine */.Wo)(url.hostname);
}

;// CONCATENATED MODULE: ./lib/check/rules/address-checker.js









/** Checks addresses where they are written, and counts what is wrong with them. */
class AddressChecker {
    destinations;
    served;
    /** The site's own host, as far as it is known. */
    ownHost;
    counter = new finding_counter/* FindingCounter */.q();
    checked = { link: 0, load: 0, undecided: 0 };
    fileSums;
    /** The modern fonts looked up last, and whether one of them is there. */
    #modernFonts;
    constructor(site) {
        this.destinations = new destination_finder/* DestinationFinder */.j4(site);
        this.served = this.destinations.served;
        this.ownHost = site.domain;
        this.fileSums = new FileSums(site);
    }
    /**
     * Checks one address of a file. `value` may be a slice of a page. `isSecure`: whether the file is
     * known to be served by https.
     */
    check(use, value, base, where, isSecure = this.served.rules.isSecure) {
        if (value.length > web_address/* MAX_USUAL_ADDRESS */.hV && (0,byte_strings/* hasOtherScheme */.mS)(value))
            return;
        if (isSecure && this.countMixedContent(use, value, base, where))
            return;
        const destination = this.destinations.find(use, value, base);
        const { file, fault, anchorFile: searched, anchor } = destination;
        if (file !== undefined)
            this.destinations.noteReached(file, where.page);
        if (destination.isWithinSite)
            this.checked[(0,vocabulary/* isClicked */.Uk)(use) ? 'link' : 'load']++;
        if (destination.isUndecided)
            this.checked.undecided++;
        if (destination.external !== undefined)
            this.destinations.noteExternal(destination.external, where);
        if (fault !== undefined && !this.#countIfRelocated(fault, value, base, where)) {
            const kind = chooseKind(where.page, fault);
            this.counter.countWithValues(kind, fault.values, fault.key, where, value);
        }
        if (searched !== undefined && anchor !== undefined)
            this.destinations.anchorLinks.countLink(searched, anchor, destination.value, where);
    }
    /** Checks an address of a page once more, from another address at which readers see the page. */
    checkRelocated(use, value, base, where) {
        const path = (0,destination_finder/* stripFragment */.lG)(value);
        if ((0,destination_finder/* pointsToOwnPage */.yl)(path) || path.length > web_address/* MAX_USUAL_ADDRESS */.hV)
            return;
        const { fault } = this.destinations.find(use, path, base);
        if (fault !== undefined)
            this.#countIfRelocated(fault, value, base, where);
    }
    /**
     * Counts an address that is only wrong because of where readers see the page, and returns whether
     * it is.
     */
    #countIfRelocated({ kind, key }, value, { shown }, where) {
        if (shown === undefined)
            return false;
        if (kind !== 'broken-link' && kind !== 'broken-asset')
            return false;
        if (!this.destinations.isAnswered(value, shown.ofFile))
            return false;
        const isNotFound = this.served.findNotFoundFolder(where.page) !== undefined;
        const place = isNotFound ? 'not-found' : 'relocated';
        const values = { shown: (0,byte_strings/* toText */.fE)(this.makeFullPath(shown.at)) };
        this.counter.countWithValues(`${kind}/${place}`, values, key, where, value);
        return true;
    }
    /** Counts what a page loads by http although it is served by https, and returns whether it does. */
    countMixedContent(use, value, base, where) {
        const found = findMixedContent(use, value, base, this.destinations);
        if (found === undefined)
            return false;
        const { kind, key, address } = found;
        if (address.kind === 'other-host')
            this.destinations.noteExternal(address.url, where);
        if (address.kind === 'site')
            this.checked.load++;
        this.counter.count(kind, key, where, value);
        return true;
    }
    /**
     * Checks a font that only old browsers load. That it is missing matters little if one of the
     * `modern` ones is there. The old fonts of a rule have to share one list: it is searched once.
     */
    checkOldFont(value, modern, base, where) {
        const address = this.destinations.resolve((0,destination_finder/* stripFragment */.lG)(value), base);
        const isMissing = address.kind === 'site' && this.served.answer(address.path) === undefined;
        if (isMissing && this.#isAnyAnswered(modern, base))
            this.counter.count('broken-asset/old-font', this.makeFullPath(address.path), where, value);
        else
            this.check('load', value, base, where);
    }
    #isAnyAnswered(fonts, base) {
        if (this.#modernFonts?.fonts !== fonts) {
            const isAnswered = fonts.some((font) => this.destinations.isAnswered((0,byte_strings/* toBytes */.ZJ)(font), base));
            this.#modernFonts = { fonts, isAnswered };
        }
        return this.#modernFonts.isAnswered;
    }
    /**
     * Counts that addresses were not checked: those in `what`, a part of a file. `why` completes the
     * sentence.
     */
    countUnreadPart(where, what, why) {
        this.counter.countWithValues('unreadable-file/part', { what, why }, where.page, where);
    }
    /** Returns a path with the base path in front. */
    makeFullPath(path) {
        return (0,full_path/* makeFullPath */.j)(path, this.served);
    }
}
/** Returns the kind of a fault: on the page for wrong addresses, some matter less. */
function chooseKind(page, { kind }) {
    if (kind !== 'outside-base-path/load' || !(0,page_names/* isNotFoundPageOfSite */.dn)(page))
        return kind;
    return 'outside-base-path/not-found';
}

// EXTERNAL MODULE: ./lib/check/rules/anchors.js
var rules_anchors = __webpack_require__(9118);
// EXTERNAL MODULE: ./lib/check/rules/leaked-files.js
var leaked_files = __webpack_require__(2226);
// EXTERNAL MODULE: ./lib/check/rules/occurrences.js
var occurrences = __webpack_require__(8938);
// EXTERNAL MODULE: ./lib/web/documents/documents.js + 3 modules
var documents = __webpack_require__(2104);
;// CONCATENATED MODULE: ./lib/check/rules/integrity.js


/**
 * Counts a file of the site whose content is not what `metadata`, the value of `integrity`,
 * demands.
 */
function checkIntegrity(checker, metadata, value, base, where) {
    const demanded = readIntegrity(metadata);
    if (demanded === undefined)
        return;
    const address = checker.destinations.resolve((0,destination_finder/* stripFragment */.lG)(value), base);
    if (address.kind !== 'site')
        return;
    const file = checker.served.findServedFile(address.path, address.query);
    if (file === undefined)
        return;
    const sum = checker.fileSums.getSum(file, demanded.algorithm);
    if (sum === undefined || demanded.sums.has(sum))
        return;
    checker.counter.count('broken-asset/integrity', checker.makeFullPath(address.path), where, value);
}

// EXTERNAL MODULE: ./lib/check/rules/references.js
var references = __webpack_require__(4576);
// EXTERNAL MODULE: ./node_modules/js-tokens/index.js
var js_tokens = __webpack_require__(666);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
;// CONCATENATED MODULE: ./lib/web/documents/scripts.js




// White space is named: `\s` matches the byte A0, too, with which letters such as à end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i;
/** Stricter, because more than addresses begins with two slashes in a script. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/;
const scripts_WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i;
/**
 * An address that ends like this is a file to run, to apply or to draw with, wherever it occurs.
 */
const LOADABLE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i;
/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALL = (0,words/* splitWords */.y)(`
  fetch import importScripts sendBeacon Worker SharedWorker WebSocket EventSource FontFace getJSON
  getScript axios
`);
/** Libraries with methods that fetch their first argument. */
const CLIENTS = new Set(['axios', '$', 'jQuery', 'ky', 'superagent']);
const CLIENT_METHODS = (0,words/* splitWords */.y)('ajax delete get head patch post put request');
/** As `xhr.open` takes them, in quotes. */
const METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i;
const FETCHING_PROPERTY = new Set(['src', 'srcset']);
const MEANS_NOTHING = (0,words/* splitWords */.y)('WhiteSpace LineTerminatorSequence MultiLineComment SingleLineComment');
/** Parts of scripts that hold a text, and how many characters of each come after it. */
const TEXTS = new Map([
    ['StringLiteral', 1],
    ['NoSubstitutionTemplate', 1],
    ['TemplateHead', 2],
]);
/**
 * Calls `found` for each address in a script that the script seems to load: the
 * first argument of what fetches, what is assigned to `src`, a module's name, or anything that ends
 * like a script, a style sheet or a font. All other addresses in scripts are links, namespaces and
 * help texts as a rule. What is put together from several parts is judged by the first. `at` is an
 * offset. Throws a RangeError when a token is too long for the tokenizer.
 */
function scanScript(code, found) {
    if (!scripts_WORTH_READING.test(code))
        return;
    let before = ['', '', '', ''];
    let at = 0;
    for (const { type, value } of (0,js_tokens/* default */.A)(code)) {
        if (!MEANS_NOTHING.has(type)) {
            const end = TEXTS.get(type);
            const text = end === undefined ? '' : value.slice(1, -end);
            if (loads(text, before))
                found((0,byte_strings/* asBytes */.Yd)(text), at);
            const [first, second, third] = before;
            before = [value, first, second, third];
        }
        at += value.length;
    }
}
function loads(text, before) {
    return isAddress(text) && (LOADABLE.test(text) || isFetched(before));
}
function isAddress(text) {
    return text.length <= web_address/* MAX_USUAL_ADDRESS */.hV && (ADDRESS.test(text) || WITHOUT_SCHEME.test(text));
}
function isFetched([previous, name, third, fourth]) {
    if (previous === 'from' || previous === 'import')
        return true;
    if (previous === '(')
        return (FETCHING_CALL.has(name) || (third === '.' && CLIENTS.has(fourth) && CLIENT_METHODS.has(name)));
    // `x.src = …`, `x.setAttribute('src', …)`, and `x.open('GET', …)`.
    if (previous === '=')
        return third === '.' && FETCHING_PROPERTY.has(name);
    if (previous !== ',' || third !== '(')
        return false;
    return FETCHING_PROPERTY.has(name.slice(1, -1)) || (fourth === 'open' && METHOD.test(name));
}

;// CONCATENATED MODULE: ./lib/check/pool/styles-and-scripts.js
/** Style sheets and scripts, whether they are files or part of a page: their addresses, checked. */





/** Why something is not read. */
const TOO_LARGE = 'it is too large';
/** Checks an address that a style sheet loads. `isSecure`: as for `check`. */
function checkStyleAddress(checker, address, base, where, isSecure) {
    const value = (0,byte_strings/* toBytes */.ZJ)(address.value);
    if (address.modern === undefined)
        checker.check(address.use, value, base, where, isSecure);
    else
        checker.checkOldFont(value, address.modern, base, where);
}
/**
 * Counts the addresses of other hosts that a script seems to load. `firstLine`: the line on which
 * it starts.
 */
function checkScript(checker, code, page, firstLine) {
    const lineAt = (0,line_counter/* makeLineCounter */.F)(code);
    try {
        scanScript(code, (address, offset) => {
            const { host } = URL.parse((0,byte_strings/* toText */.fE)(address), web_address/* SOME_PAGE */.pg) ?? {};
            if (host === undefined || host === checker.ownHost)
                return;
            const where = (0,occurrences/* pointAtLine */.Ek)(page, firstLine + lineAt(offset));
            checker.counter.count('external-load/script', address, where);
        });
    }
    catch (error) {
        // Strings with millions of escapes in them are beyond the regular expressions of the tokenizer.
        if (!(error instanceof RangeError))
            throw error;
        checker.countUnreadPart((0,occurrences/* pointAtLine */.Ek)(page, firstLine), 'a script', TOO_LARGE);
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/check-documents.js
/** Documents other than pages, and data within pages: their addresses, checked. */









/** How much of a file shows what it is, in bytes. */
const START = 4_096;
/**
 * Checks the addresses in a document of the site.
 * @throws what the file system throws
 */
function checkDocument(checker, root, name) {
    const document = (0,documents/* findDocument */.$)(name);
    if (document === undefined)
        return;
    const path = (0,tree/* makeDiskPath */.fx)(root, name);
    const countUnread = (why) => checker.countUnreadPart((0,occurrences/* pointAtLine */.Ek)(name, 1), document.title, why);
    if (document.begins?.((0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)(path, START))) === false)
        return;
    if ((0,external_node_fs_.statSync)(path).size > (document.maxBytes ?? documents/* MAX_DOCUMENT */.$0)) {
        countUnread(TOO_LARGE);
        return;
    }
    const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    const base = checker.destinations.addresses.baseOfFile(name);
    const found = makeReferenceCheck(checker, base, { page: name, line: 1 });
    const isRead = document.scan(text, found);
    if (!isRead && document.isCertain)
        countUnread('it is not valid JSON');
}
/** Checks the addresses in data of a page. */
function checkData(checker, { title, scan }, bytes, base, start) {
    const text = (0,byte_strings/* toText */.fE)(bytes);
    const isTooLarge = text.length > documents/* MAX_DOCUMENT */.$0;
    if (!isTooLarge && scan(text, makeReferenceCheck(checker, base, start)))
        return;
    const why = isTooLarge ? TOO_LARGE : 'it is not valid JSON, so it has no effect';
    checker.countUnreadPart((0,occurrences/* pointAtLine */.Ek)(start.page, start.line), title, why);
}
/** Returns a function that checks the references that a text has, one after the other. */
function makeReferenceCheck(checker, base, start) {
    return (reference) => {
        const where = (0,occurrences/* pointAtLine */.Ek)(start.page, start.line + reference.line);
        const value = (0,byte_strings/* toBytes */.ZJ)(reference.address);
        if (reference.role === 'compared')
            checkIntegrity(checker, reference.integrity, value, base, where);
        else
            (0,references/* checkReference */.M)(checker, {
                role: reference.role,
                value,
                base,
                where,
                isSecure: start.isSecure,
            });
    };
}

// EXTERNAL MODULE: ./lib/web/page/open-elements.js
var open_elements = __webpack_require__(1102);
// EXTERNAL MODULE: ./lib/web/page/reader.js + 2 modules
var page_reader = __webpack_require__(6334);
// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
;// CONCATENATED MODULE: ./lib/web/page/shows-nothing.js






/** Elements that may show something without any text in them. */
const SHOWN = (0,words/* splitWords */.y)('applet audio button canvas embed frame frameset hr iframe image img input math meter object picture progress select svg ' +
    'textarea video');
/** Styles that may show something in an element without content. */
const SHOWING_STYLE = /\burl\(|\bcontent\s*:/i;
/** Beyond white space: U+200B, which has no width. */
const SEEN = /[^\s\u200B]/;
/**
 * Returns whether readers see nothing of a page, and nothing in it can change
 * that: no script, no frame, no picture, and no refresh that leads elsewhere.
 */
function showsNothing(page, syntax) {
    const visitor = new EmptinessVisitor(() => reader.stop());
    const reader = new page_reader/* PageReader */.X(visitor, vocabulary/* OF_EMPTY_PAGES */.jN, syntax);
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
    /** A style sheet in XSLT may write a page of its own. */
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
        if (SEEN.test((0,byte_strings/* toText */.fE)((0,values/* decodeText */.g7)(written))))
            this.#end();
    }
    #isShown(element) {
        const get = (name) => element.get(name);
        switch (element.name) {
            case 'script':
                return (0,values/* runsScript */.GE)(get);
            case 'meta':
                return (get('http-equiv')?.toLowerCase() === 'refresh' &&
                    (0,values/* readRefreshTarget */.pm)(get('content') ?? byte_strings/* NO_BYTES */.CR) !== undefined);
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
/** As much of a page is looked at, in characters, behind the tag of a link. */
const BEHIND = 300;
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** The first element in a link. */
const SPAN = /^\s*(<span\b[^>]*)/i;
/**
 * Does the generator of a page say that it did not find what a link is meant to
 * lead to? It writes a fragment instead. `at`: an offset in its tag. Antora marks the link itself,
 * MyST what is in it.
 */
function isUnresolvedReference(page, at) {
    const start = page.lastIndexOf('<', at);
    const end = page.indexOf('>', at);
    if (start === -1 || end === -1)
        return false;
    const inner = SPAN.exec(page.slice(end + 1, end + 1 + BEHIND))?.[1] ?? '';
    return hasClasses(page.slice(start, end), 'unresolved') || hasClasses(inner, 'myst');
}
/** Has the tag the class of a reference, and another one? */
function hasClasses(tag, other) {
    const [, ...values] = CLASSES.exec(tag) ?? [];
    const classes = (values.find((value) => value !== undefined) ?? '').split(/\s+/);
    return classes.includes('xref') && classes.includes(other);
}

// EXTERNAL MODULE: ./lib/check/rules/canonical-host.js
var canonical_host = __webpack_require__(565);
// EXTERNAL MODULE: ./lib/check/sources/page-source.js
var page_source = __webpack_require__(9754);
;// CONCATENATED MODULE: ./lib/check/pool/next-router.js
/** Which router of Next a page has, as its scripts and data say. */

/** How scripts of the App Router begin. */
const APP_ROUTER = /^\s*\(?self\.__next_f\b/;
/** The id of its build, in data that a script adds as a string. */
const APP_BUILD = /\\"(?:b|buildId)\\":\\"([\w.-]{1,100})\\"(?:,\\"(?:p|c|assetPrefix)\\"|\}\\n)/;
const PAGES_BUILD = /"buildId":"([\w-]+)"/;
/**
 * How much of the data of the Pages Router is read, in characters: the data of the page itself comes
 * first.
 */
const TAIL = 4_096;
/** Returns the App Router if a script is of it. */
function readAppRouter(script) {
    if (!APP_ROUTER.test(script))
        return undefined;
    const build = script.match(APP_BUILD)?.[1];
    return { kind: 'next-app', build: build && (0,byte_strings/* detach */.Yo)(build) };
}
/** Returns the Pages Router if a page has data that was made when the site was built (`gsp`). */
function readPagesRouter(json) {
    const tail = json.slice(-TAIL);
    const build = tail.match(PAGES_BUILD)?.[1];
    if (build === undefined || !tail.includes('"gsp":true'))
        return undefined;
    return { kind: 'next-pages', build: (0,byte_strings/* detach */.Yo)(build) };
}

;// CONCATENATED MODULE: ./lib/check/pool/own-anchors.js




/**
 * Addresses of single-page applications, which exist unless their generator says that they do not.
 */
const LEFT_TO_SCRIPTS = /^#[/!?]/;
/** The anchors of one page, and the links to them within the page. */
class OwnAnchors {
    #text;
    #ids = new Set();
    /** Those to which the page has links. */
    #linked = new Set();
    /** The offsets of links to anchors that were not there so far, by their fragments. */
    #awaited = new Map();
    constructor(text) {
        this.#text = text;
    }
    add(id) {
        this.#ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(id));
    }
    addLink(fragment, offset) {
        const offsets = this.#awaited.get(fragment);
        const isLeftToScripts = LEFT_TO_SCRIPTS.test(fragment);
        if (isLeftToScripts && !isUnresolvedReference(this.#text, offset))
            return;
        if (offsets !== undefined)
            offsets.push(offset);
        else if (isLeftToScripts || !this.#has(fragment))
            this.#awaited.set(fragment, [offset]);
    }
    /** Returns the links to anchors that the page does not have, in order. To be called at its end. */
    listBrokenLinks() {
        const broken = [];
        for (const [fragment, offsets] of this.#awaited) {
            const isLeftToScripts = LEFT_TO_SCRIPTS.test(fragment);
            const isThere = isLeftToScripts ? this.#ids.has(fragment.slice(1)) : this.#has(fragment);
            if (isThere)
                continue;
            for (const offset of offsets)
                broken.push({ fragment, offset });
        }
        return broken.sort((one, other) => one.offset - other.offset);
    }
    /** Returns what the whole site has to know of them. */
    describe(runsScript) {
        return { ids: (0,rules_anchors/* joinIds */.VS)(this.#ids), runsScript, ownLinked: this.#linked.size };
    }
    #has(fragment) {
        const names = (0,web_address/* listAnchorNames */.IL)(fragment);
        const name = names.find((each) => this.#ids.has(each));
        if (name !== undefined)
            this.#linked.add(name);
        return name !== undefined || names.length === 0;
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/page-scan.js
var _a;




















/** Checks what is in one page, or in a frame within it. */
class PageScan {
    page;
    #isSvg;
    #isUnlisted = false;
    #namesMarkdown = false;
    #redirects = false;
    #redirectsWithoutScript = false;
    #links = 0;
    #router;
    #anchors;
    #runsScript = false;
    #checker;
    #reader;
    #text;
    #pageBase;
    /** What links are relative to: they are resolved when they are followed. */
    #linkBase;
    /** What is loaded is resolved at once, or nearly so: with the base seen so far. */
    #base;
    #frame;
    /** What search engines are told to list the page under, with lines. */
    #canonicals = [];
    /** Does the page say that it is served by https? */
    #isSecure;
    /** What the page loads by http. */
    #insecure = [];
    #sourceLinks = [];
    #offset = 0;
    constructor(checker, page, text, base, frame) {
        this.#checker = checker;
        this.page = page;
        this.#isSvg = (0,page_names/* isSvgFile */.dJ)(page);
        this.#text = text;
        this.#anchors = new OwnAnchors(text);
        this.#frame = frame;
        this.#isSecure = frame?.isSecure ?? checker.served.rules.isSecure;
        this.#pageBase = base ?? checker.destinations.baseOfPage(page);
        this.#base = this.#pageBase;
        const syntax = frame === undefined ? (0,vocabulary/* chooseSyntax */.ZL)(page) : 'html';
        this.#linkBase = checker.destinations.addresses.baseOfElement((0,page_text/* findBase */.lN)(text, syntax), this.#base);
        this.#reader = (0,addresses/* makeAddressReader */.K)((fact, value, at, sum) => this.#handle(fact, value, at, sum), syntax);
    }
    /** Checks everything in the page, and returns what else is in it. */
    read() {
        this.#reader.read(this.#text);
        this.#checkCanonicals();
        for (const { use, value, where } of this.#insecure)
            if (!this.#isLoaded(value))
                this.#checker.check(use, value, this.#linkBase, where, this.#isSecure);
        this.#checkOwnLinks();
        const source = (0,page_source/* findPageSource */.UH)(this.page, this.#text, this.#sourceLinks);
        const isEmpty = !this.#runsScript && showsNothing(this.#text, (0,vocabulary/* chooseSyntax */.ZL)(this.page));
        return {
            anchors: this.#anchors.describe(this.#runsScript),
            facts: {
                isUnlisted: this.#isUnlisted,
                namesMarkdown: this.#namesMarkdown,
                isAside: this.#redirects || this.#redirectsByScript(),
                isPart: !(0,page_kinds/* mayBeWhole */.a7)(this.#text),
                runsScript: this.#runsScript,
                router: this.#router,
                source,
                kind: isEmpty ? 'empty' : undefined,
            },
        };
    }
    /** Checks links to anchors of the page itself, now that all of them are known. */
    #checkOwnLinks() {
        const broken = this.#anchors.listBrokenLinks();
        if (broken.length === 0)
            return;
        const lineAt = (0,line_counter/* makeLineCounter */.F)(this.#text);
        for (const { fragment, offset } of broken) {
            const where = (0,occurrences/* pointAtLine */.Ek)(this.page, this.#frame?.line ?? lineAt(offset) + 1);
            if (isUnresolvedReference(this.#text, offset))
                this.#countUnresolved(fragment, where);
            else
                this.#countMissingAnchor(fragment, where);
        }
    }
    /** A page that readers are meant to stay on has links, or nothing that replaces the script. */
    #redirectsByScript() {
        const mayRedirect = this.#links < 2 || this.#redirectsWithoutScript;
        return this.#runsScript && mayRedirect && SETS_LOCATION.test(this.#text);
    }
    #countUnresolved(value, where) {
        const key = this.#checker.makeFullPath(this.page).concat(value);
        this.#checker.counter.count('broken-link/unresolved', key, where, value);
    }
    #countMissingAnchor(value, where) {
        const { destinations, counter, served } = this.#checker;
        const { anchorLinks } = destinations;
        const file = served.files.get(this.page);
        // Nothing outside of a frame has links to its anchors; scripts may create those of a page.
        if (this.#frame !== undefined || file === undefined)
            counter.count('broken-anchor', this.#checker.makeFullPath(this.page).concat(value), where, value);
        else
            anchorLinks.countLink(file, anchorLinks.getOrAdd(file, value), value, where);
    }
    /** What is done about each fact. */
    static #HANDLERS = {
        link: (scan, value) => scan.#checkLink(value),
        download: (scan, value) => scan.#checkFollowed('download', value),
        load: (scan, value, integrity) => scan.#checkLoad('load', value, integrity),
        media: (scan, value, integrity) => scan.#checkLoad('media', value, integrity),
        document: (scan, value) => scan.#checkLoad('document', value),
        symbol: (scan, value) => scan.#checkLoad('symbol', value),
        anchor: (scan, value) => scan.#anchors.add(value),
        declarations: (scan, value) => scan.#checkStyle(value, true),
        style: (scan, value) => scan.#checkStyle(value, false),
        script: (scan, value) => scan.#readScript(value),
        'runs-script': (scan) => {
            scan.#runsScript = true;
        },
        base: (scan) => {
            scan.#base = scan.#linkBase;
        },
        canonical: (scan, value) => scan.#noteCanonical(value),
        preview: (scan, value) => scan.#checkPreview(value),
        markdown: (scan) => {
            scan.#namesMarkdown = true;
        },
        edit: (scan, value) => scan.#noteSource(value),
        // The page for wrong addresses is never listed: Docusaurus gives it an address that nobody
        // answers.
        translation: (scan, value) => (0,page_names/* isNotFoundPage */.np)(scan.page) || scan.#checkLink(value),
        unlisted: (scan) => {
            scan.#isUnlisted = true;
        },
        redirects: (scan) => {
            scan.#redirects = true;
        },
        frame: (scan, value) => scan.#readFrame(value),
        fallback: (scan, value) => scan.#readFallback(value),
        encoding() { },
        'import-map': (scan, value) => scan.#checkData('import-map', value),
        'json-ld': (scan, value) => scan.#checkData('json-ld', value),
        'next-data': (scan, value) => {
            scan.#router ??= readPagesRouter(value);
        },
    };
    #handle(fact, value, offset, integrity) {
        this.#offset = offset;
        _a.#HANDLERS[fact](this, value, integrity);
    }
    #checkLink(value) {
        if (value.startsWith('#') && this.#linkBase === this.#pageBase) {
            this.#checkOwnAnchor(value);
            return;
        }
        this.#checkFollowed('link', value);
    }
    #checkFollowed(use, value) {
        this.#noteSource(value);
        this.#links++;
        this.#checker.check(use, value, this.#linkBase, this);
    }
    #noteSource(value) {
        if (this.#frame === undefined && (0,page_source/* mayBeSource */.Cn)(value))
            this.#sourceLinks.push(this.#offset);
    }
    /**
     * Which base counts before a `<base>` depends on the kind of element, and on time: an address is
     * fine if it is with either of them.
     */
    #isLoaded(value) {
        return this.#base !== this.#linkBase && this.#checker.destinations.isAnswered(value, this.#base);
    }
    #checkLoad(use, value, integrity) {
        if (integrity !== undefined)
            checkIntegrity(this.#checker, integrity, value, this.#linkBase, this);
        if (this.#isJudgedLater(value))
            this.#insecure.push({
                use,
                value: (0,byte_strings/* detach */.Yo)(value),
                where: (0,occurrences/* pointAtLine */.Ek)(this.page, this.findLine()),
            });
        else if (!this.#isLoaded(value))
            this.#checker.check(use, value, this.#linkBase, this, this.#isSecure);
    }
    /** Does it depend on the rest of the page whether this is a mistake? */
    #isJudgedLater(value) {
        return !this.#isSecure && /^http:/i.test(value);
    }
    #checkOwnAnchor(value) {
        this.#checker.checked.link++;
        // A fragment of an SVG file may also describe a view of it, and a wrong one does nothing.
        if (!this.#isSvg)
            this.#anchors.addLink(value, this.#offset);
    }
    #noteCanonical(href) {
        if (this.#frame !== undefined || (0,page_names/* isNotFoundPage */.np)(this.page))
            return;
        const { ownHost, counter } = this.#checker;
        (0,canonical_host/* checkCanonical */.Nf)(href, ownHost, this, counter);
        if ((0,canonical_host/* isOwnByHttps */.xB)(href, ownHost))
            this.#isSecure = true;
        this.#canonicals.push({ value: (0,byte_strings/* detach */.Yo)(href), where: (0,occurrences/* pointAtLine */.Ek)(this.page, this.findLine()) });
    }
    /** Checks them unless the page asks not to be listed, or redirects. */
    #checkCanonicals() {
        if (this.#isUnlisted || this.#redirects)
            return;
        const base = this.#linkBase;
        for (const { value, where } of this.#canonicals)
            (0,references/* checkReference */.M)(this.#checker, { role: 'canonical', value, base, where });
    }
    #checkPreview(value) {
        if (this.#frame !== undefined || value === '')
            return;
        const base = this.#linkBase;
        (0,references/* checkReference */.M)(this.#checker, { role: 'preview', value, base, where: this });
    }
    #checkData(kind, json) {
        const start = { page: this.page, line: this.findLine(), isSecure: this.#isSecure };
        checkData(this.#checker, documents/* DATA */.vN[kind], json, this.#linkBase, start);
    }
    #checkStyle(css, declarations) {
        scanStyle((0,byte_strings/* toText */.fE)(css), declarations, (found) => {
            const value = (0,byte_strings/* toBytes */.ZJ)(found.value);
            const where = (0,occurrences/* pointAtLine */.Ek)(this.page, this.findLine() + found.line);
            if (this.#isJudgedLater(value))
                this.#insecure.push({ use: found.use, value, where });
            else if (!this.#isLoaded(value))
                checkStyleAddress(this.#checker, found, this.#linkBase, where, this.#isSecure);
        });
    }
    #readScript(code) {
        if (this.#router?.build === undefined)
            this.#router = readAppRouter(code) ?? this.#router;
        if (this.#checker.served.rules.offline)
            checkScript(this.#checker, code, this.page, this.findLine());
    }
    #readFrame(html) {
        const frame = { line: this.findLine(), isSecure: this.#isSecure };
        new _a(this.#checker, this.page, html, this.#base, frame).read();
    }
    /** Notes the addresses for readers without scripts. Nothing there is checked. */
    #readFallback(html) {
        if (!MAY_POINT.test(html))
            return;
        const { destinations } = this.#checker;
        const reader = (0,addresses/* makeAddressReader */.K)((fact, value) => {
            if (fact === 'redirects')
                this.#redirectsWithoutScript = true;
            if (fact !== 'link' && fact !== 'document')
                return;
            destinations.noteNamed(value, this.#linkBase, this.page);
        }, 'html');
        reader.read(html);
    }
    /** The line of what was found last. */
    findLine() {
        return this.#frame?.line ?? this.#reader.line(this.#offset);
    }
}
_a = PageScan;
/** Elements that may point to other pages. */
const MAY_POINT = /<(?:a|area|form|i?frame|meta)\b/i;
/** How a script sends readers to another page. */
const SETS_LOCATION = /\blocation\s*(?:\.\s*href\s*)?=(?!=)|\blocation\s*\.\s*(?:replace|assign)\s*\(/;

// EXTERNAL MODULE: ./lib/check/pool/readable-files.js
var readable_files = __webpack_require__(9945);
;// CONCATENATED MODULE: ./lib/check/pool/scanner.js
var scanner_a;



















/** Most files are read into the same memory: thousands of buffers take long to be collected. */
const READ_BUFFER = Buffer.allocUnsafeSlow(1 << 20);
/** Reads files of a site, each worker some of them, and counts what is wrong in them. */
class Scanner {
    #checker;
    #site;
    #pause;
    #pages = new Map();
    /**
     * Of pages, and of SVG files whose ids are asked for, by their index. They stay here: in another
     * thread, they would be copies.
     */
    #anchors = new Map();
    constructor(site, pause) {
        this.#site = site;
        this.#pause = pause;
        this.#checker = new AddressChecker(site);
    }
    /** Reads files, by index, as far as they are of those that are read. */
    async read(files) {
        for (const index of files)
            await this.#readSafely(index, (name) => this.#read(index, name));
        return this.#takeFilesRead();
    }
    /** Reads files that only count because of what other files do with them. */
    async readDeferred(files) {
        for (const late of files)
            await this.#readSafely(late.file, (name) => {
                if ((0,page_names/* isSvgFile */.dJ)(name))
                    this.#readSvg(late, name);
                else
                    this.#scanPage(late.file, name, this.#readPageText(name));
            });
        return this.#takeFilesRead();
    }
    /** Reads pages once more that readers see in another folder than their file. */
    async readRelocated(files) {
        for (const file of files)
            await this.#readSafely(file, (name) => this.#checkRelocated(name));
    }
    /** Returns what was read since the last call. */
    #takeFilesRead() {
        const pages = this.#pages;
        this.#pages = new Map();
        return { pages, linkedFiles: this.#checker.destinations.takeLinkedFiles() };
    }
    #checkRelocated(page) {
        const text = this.#readPageText(page);
        const base = this.#checker.destinations.baseOfRelocatedPage(page, (0,page_text/* findBase */.lN)(text, (0,vocabulary/* chooseSyntax */.ZL)(page)));
        scanPage(page, text, (use, value, line) => this.#checker.checkRelocated(use, value, base, { page, findLine: line }));
    }
    #readSvg({ file, isOpened, isSearched }, name) {
        const text = this.#readPageText(name);
        const anchors = isOpened
            ? new PageScan(this.#checker, name, text).read().anchors
            : readAnchors(text, name);
        if (isSearched)
            this.#anchors.set(file, { ...anchors, runsScript: false });
    }
    async #readSafely(index, read) {
        const name = (0,tree/* getFileName */.WP)(this.#site, index);
        try {
            read(name);
        }
        catch (error) {
            // Whatever the error is: one file must not cost the report on all others.
            const { counter } = this.#checker;
            if (error instanceof TooLarge)
                counter.count('unreadable-file/large', name, (0,occurrences/* pointAtFile */.y5)(name));
            else
                counter.countWithValues('unreadable-file', { why: describeReason(error) }, name, (0,occurrences/* pointAtFile */.y5)(name));
        }
        await this.#pause();
    }
    /** How a file is read, by what it is read as. */
    static #READERS = {
        page: (scanner, name, index) => scanner.#readPage(index, name),
        style: (scanner, name) => scanner.#readStyle(name),
        script: (scanner, name) => checkScript(scanner.#checker, (0,byte_strings/* readBytes */.io)(scanner.#readContent(name)), name, 1),
        document: (scanner, name) => checkDocument(scanner.#checker, scanner.#site.root, name),
        key: (scanner, name, index) => scanner.#readUntyped(index, name),
    };
    #read(index, name) {
        const type = (0,readable_files/* findFileType */.o)(name, this.#checker.served.rules);
        if (type !== undefined)
            scanner_a.#READERS[type](this, name, index);
    }
    /**
     * Returns what is known once all files have been read: the anchors to ask for, how many addresses
     * within the site were checked, the addresses of other hosts, and which files others lead to.
     */
    collectTotals() {
        const { destinations, checked } = this.#checker;
        const { anchorLinks, external, reached } = destinations;
        return { asked: anchorLinks.listAsked(), checked, external, reached };
    }
    /**
     * Takes the anchors that all workers ask for, and returns the missing ones of the files read
     * here.
     */
    findMissingAnchors(asked) {
        return (0,rules_anchors/* findMissingAnchors */.mG)(asked, this.#anchors, this.#pause);
    }
    /** Takes which anchors are missing, and returns what is wrong in the files. */
    finishCounting(missing) {
        const { destinations, counter } = this.#checker;
        destinations.anchorLinks.countMissing(missing, this.#site, counter, (name) => this.#checker.makeFullPath(name));
        return counter.listCounted();
    }
    #readPageText(name) {
        return (0,page_text/* decodePageText */.vU)(this.#readContent(name), (0,vocabulary/* chooseSyntax */.ZL)(name));
    }
    #readPage(index, name) {
        const text = this.#readPageText(name);
        const isShownByHost = name === 'index.html' || (0,page_names/* isNotFoundPage */.np)(name);
        if (!isShownByHost && (0,page_kinds/* isTemplate */.Fl)(text)) {
            this.#pages.set(index, { kind: 'template', isUnlisted: true });
        }
        else if ((0,page_kinds/* isPrintEdition */.a9)(name, text)) {
            // What is in it stands in other pages, too.
            this.#anchors.set(index, readAnchors(text, name));
            this.#pages.set(index, { isAside: true });
        }
        else
            this.#scanPage(index, name, text);
    }
    #scanPage(index, name, text) {
        const { anchors, facts } = new PageScan(this.#checker, name, text).read();
        this.#anchors.set(index, anchors);
        this.#pages.set(index, facts);
    }
    #readStyle(name) {
        const content = this.#readContent(name);
        const base = this.#checker.destinations.addresses.baseOfFile(name);
        const css = (0,byte_strings/* toText */.fE)((0,page_text/* decodeStyleText */.zA)(content));
        scanStyle(css, false, (found) => checkStyleAddress(this.#checker, found, base, (0,occurrences/* pointAtLine */.Ek)(name, found.line + 1)));
    }
    /**
     * Returns the content of a file, valid until the next one is read. @throws TooLarge; what the
     * file system throws
     */
    #readContent(name) {
        const file = (0,external_node_fs_.openSync)((0,tree/* makeDiskPath */.fx)(this.#site.root, name), 'r');
        try {
            const { size } = (0,external_node_fs_.fstatSync)(file);
            if (size > page_text/* MAX_PAGE */.tK)
                throw new TooLarge();
            if (size > READ_BUFFER.length)
                return (0,external_node_fs_.readFileSync)(file);
            return READ_BUFFER.subarray(0, (0,external_node_fs_.readSync)(file, READ_BUFFER, 0, size, 0));
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    /** Reads a file whose name does not say what it is. */
    #readUntyped(index, name) {
        const start = (0,byte_strings/* readBytes */.io)((0,read_start_of_file/* readStartOfFile */.g)((0,tree/* makeDiskPath */.fx)(this.#site.root, name), leaked_files/* MAX_SEARCHED */.LA));
        if ((0,leaked_files/* holdsKey */.gR)(start))
            this.#checker.counter.count('leaked-file/key', name, (0,occurrences/* pointAtFile */.y5)(name));
        if (!(0,page_names/* hasEnding */.yW)(name) && (0,page_kinds/* beginsLikePage */.ll)(start))
            this.#pages.set(index, { kind: 'untyped' });
    }
}
scanner_a = Scanner;
class TooLarge extends Error {
}
/** Returns the ids in an SVG file. */
function readAnchors(text, name) {
    const ids = new Set();
    const reader = (0,addresses/* makeAddressReader */.K)((fact, value) => {
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


/***/ })

};

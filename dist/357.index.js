export const id = 357;
export const ids = [357];
export const modules = {

/***/ 7357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Scanner: () => (/* binding */ Scanner)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./node_modules/@csstools/css-tokenizer/dist/index.mjs
var dist = __webpack_require__(4879);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/web/documents/css.js


/** Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls, css-images-4. */
const TAKES_ADDRESS = new Set(['url', 'src', 'image-set', '-webkit-image-set', 'image']);
/** Without one of these there is nothing to find, escapes apart: most style sheets in pages contain none. */
const WORTH_READING = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * Calls `found` for each address that a style sheet loads: `url()`, `@import`, `image-set()`. Left out, because a
 * browser would not load them either: `@namespace`, an `@import` after other rules, addresses that are only a
 * fragment; and relative ones in custom properties, which are resolved where they are used.
 * `declarations`: the text is a `style` attribute, not a style sheet.
 */
function scanStyle(css, declarations, found) {
    if (!WORTH_READING.test(css))
        return;
    const lines = new line_counter/* LineCounter */.H(css);
    const sheet = new Sheet(declarations, (value, at, isPicture, modern) => found({ value, line: lines.at(at), isPicture, ...(modern.length > 0 && { modern }) }));
    const tokens = (0,dist/* tokenizer */.OH)({ css });
    while (!tokens.endOfFile())
        sheet.take(tokens.nextToken());
    sheet.end();
}
/** Formats that no browser takes which knows WOFF: https://caniuse.com/eot, https://caniuse.com/svg-fonts. */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const MODERN_FONT = /\.woff2?(?:[?#]|$)|^data:(?:font|application)\/(?:x-)?(?:font-)?woff/i;
/** The state between one token and the next. */
class Sheet {
    #found;
    /** For each open parenthesis or function: are strings in it addresses? */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /** The at-rule at hand, until its `;` or `{`; `imported` once its address was seen. */
    #rule;
    #startsDeclaration = true;
    #customProperty = false;
    /** The addresses in the `@font-face` at hand. */
    #fonts;
    constructor(declarations, found) {
        this.#found = found;
        this.#importsAllowed = !declarations;
    }
    take(token) {
        switch (token[0]) {
            case dist/* TokenType */.ks.Whitespace:
            case dist/* TokenType */.ks.Comment:
            case dist/* TokenType */.ks.CDO:
            case dist/* TokenType */.ks.CDC:
                break;
            case dist/* TokenType */.ks.AtKeyword:
                this.#atRule(token[4].value.toLowerCase());
                break;
            case dist/* TokenType */.ks.Semicolon:
                this.#endDeclaration();
                break;
            case dist/* TokenType */.ks.OpenCurly:
                if (this.#rule === 'font')
                    this.#fonts = [];
                if (this.#depth++ === 0)
                    this.#importsAllowed = false;
                this.#endDeclaration();
                break;
            case dist/* TokenType */.ks.CloseCurly:
                this.#endFont();
                this.#depth = Math.max(0, this.#depth - 1);
                this.#endDeclaration();
                break;
            default:
                this.#component(token);
                this.#startsDeclaration = false;
                // Anything but an at-rule at the top of a sheet begins the first of its rules.
                if (this.#rule === undefined && this.#depth === 0)
                    this.#importsAllowed = false;
        }
    }
    /** To be called at the end of the sheet, whatever is still open. */
    end() {
        this.#endFont();
    }
    #component(token) {
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
                this.#address(token[4].value, token[2]);
                break;
            case dist/* TokenType */.ks.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#address(token[4].value, token[2]);
                break;
            case dist/* TokenType */.ks.Ident:
                if (this.#startsDeclaration)
                    this.#customProperty = token[4].value.startsWith('--');
        }
    }
    #atRule(name) {
        if (name === 'import')
            this.#rule = this.#importsAllowed && this.#depth === 0 ? 'import' : 'other';
        else if (name === 'charset' || name === 'layer')
            this.#rule = 'layer';
        else
            this.#rule = name === 'font-face' ? 'font' : 'other';
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #endDeclaration() {
        this.#rule = undefined;
        this.#functions.length = 0;
        this.#startsDeclaration = true;
        this.#customProperty = false;
    }
    #endFont() {
        const fonts = this.#fonts ?? [];
        this.#fonts = undefined;
        const modern = fonts.map(({ value }) => value).filter((value) => MODERN_FONT.test(value));
        for (const { value, at } of fonts)
            this.#found(value, at, false, OLD_FONT.test(value) ? modern : []);
    }
    #address(value, at) {
        if (this.#rule === 'imported' || this.#rule === 'other' || this.#rule === 'font')
            return;
        if (value === '' || value.startsWith('#'))
            return;
        const isSheet = this.#rule === 'import';
        if (isSheet)
            this.#rule = 'imported';
        if (this.#customProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value))
            return;
        if (this.#fonts === undefined)
            this.#found(value, at, !isSheet, []);
        else
            this.#fonts.push({ value, at });
    }
}

// EXTERNAL MODULE: ./lib/web/page/addresses.js
var addresses = __webpack_require__(6664);
// EXTERNAL MODULE: ./lib/web/page/encoding.js
var encoding = __webpack_require__(711);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
// EXTERNAL MODULE: ./lib/web/page-names.js
var page_names = __webpack_require__(2198);
// EXTERNAL MODULE: ./lib/check/rules/anchors.js
var rules_anchors = __webpack_require__(9118);
// EXTERNAL MODULE: ./lib/web/address.js
var web_address = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/web/host/find-file.js + 1 modules
var find_file = __webpack_require__(9788);
// EXTERNAL MODULE: ./lib/web/host/served-site.js + 1 modules
var served_site = __webpack_require__(1739);
;// CONCATENATED MODULE: ./lib/check/rules/answered-site.js




/** Longer ones, in bytes, are no addresses that a server accepts: usually `data:`. */
const MAX_ADDRESS = 8_192;
/** A site whose addresses are looked up, without counting anything. */
class AnsweredSite {
    addresses;
    /** Its own host, as far as it is known. */
    ownHost;
    /** The names of the site with their indices. */
    files;
    served;
    #names;
    #basePath;
    constructor(site) {
        this.addresses = new web_address/* Addresses */.tb(site);
        this.ownHost = site.domain;
        this.served = new served_site/* ServedSite */.dT(site);
        this.files = this.served.files;
        this.#names = site.names;
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
    }
    get rules() {
        return this.served.rules;
    }
    /** Returns what the host answers a path with, which is decoded and without the base path. */
    answer(path) {
        return this.served.answer(path);
    }
    /** Is there nothing wrong with an address that a page loads, as far as this site goes? */
    isAnswered(value, base) {
        if (value.length > MAX_ADDRESS)
            return (0,byte_strings/* hasOtherScheme */.mS)(value);
        const address = this.addresses.read(value.split('#', 1)[0] ?? '', base);
        return address.to === 'site' ? this.answer(address.path) !== undefined : address.to === 'nowhere';
    }
    /** Returns the name of a file. */
    nameOf(file) {
        return this.#names[file] ?? '';
    }
    /** Returns a path with the base path. Two ways to write one address for the host are the same. */
    inFull(path) {
        return this.#basePath + (this.rules.mergesSlashes ? (0,find_file/* mergeSlashes */.u)(path) : path);
    }
    /** Returns the address of an anchor of a page, with the name of its file. */
    anchorAddress(page, fragment) {
        return `${this.#basePath}${page}${fragment}`;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/dead-address.js
/** Why no browser can load something or follow a link to it. It completes a sentence. */
const REASONS = {
    file: 'it names a file on the computer of whoever wrote it',
    host: 'without `https://` in front of it, a browser takes the host for a scheme',
    misspelled: 'its scheme is `http:` or `https:` with a typo',
    invalid: 'it is not a valid address',
    unknown: 'browsers load nothing with this scheme',
};
/** Schemes of web servers: only what is invalid leads nowhere with them. */
const WEB = new Set(['http', 'https', 'ws', 'wss']);
/** Schemes that browsers load without a server, their own pictures and what their extensions hold included. */
const LOADED = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/;
/** Any of these letters too much, too few, or in another place. `shttp` was a scheme once: RFC 2660. */
const LIKE_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/;
/** A name of a host that reads like a scheme, and its port. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/;
/**
 * Returns why no browser can use an address that leads to no server; undefined if one may. Other programs may well open links and
 * frames with schemes of their own: `mailto:`, `vscode:`. `address` is a string of bytes.
 */
function deadReason(use, address) {
    // As browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser
    const clean = address.replace(/[\t\n\r]+|^[\0-\x20]+|[\0-\x20]+$/g, '').toLowerCase();
    const scheme = /^([a-z][a-z\d+.-]*):/.exec(clean)?.[1];
    if (scheme === undefined || WEB.has(scheme))
        return REASONS.invalid;
    if (scheme === 'file' || /^[a-z]:[\\/]/.test(clean))
        return REASONS.file;
    if (HOST_AND_PORT.test(clean))
        return REASONS.host;
    if (LIKE_HTTP.test(scheme) && clean.startsWith('/', scheme.length + 1))
        return REASONS.misspelled;
    const isLoaded = use === 'link' || use === 'document' || LOADED.test(scheme);
    return isLoaded ? undefined : REASONS.unknown;
}

// EXTERNAL MODULE: ./lib/check/rules/drawings.js
var drawings = __webpack_require__(9173);
// EXTERNAL MODULE: ./lib/check/rules/finding-counter.js
var finding_counter = __webpack_require__(12);
// EXTERNAL MODULE: ./lib/check/rules/roles.js
var roles = __webpack_require__(2505);
;// CONCATENATED MODULE: ./lib/check/rules/address-checker.js








const NOTHING_WRONG = { row: undefined, page: undefined };
/** Longer addresses, in bytes, are checked again each time. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** An address without a path leads to the page that it is in, so its meaning differs from page to page. */
const NAMES_THE_PAGE = /^[\x00-\x20]*(?:\?|$)/;
/** How many addresses relative to one folder are remembered with what they lead to. */
const MAX_REMEMBERED = 50_000;
/** Checks addresses, and counts what is wrong with them. */
class AddressChecker {
    site;
    counter = new finding_counter/* FindingCounter */.q7();
    anchorLinks = new rules_anchors/* AnchorLinks */.JA();
    /** How many addresses within the site were checked, each as often as it is written. */
    checked = { link: 0, load: 0 };
    /** The SVG files that pages open, or show symbols of. */
    drawings = new drawings/* NewDrawingUses */.P();
    /** What addresses lead to, without their fragments: pages in one folder share most of them. */
    #memory = mapForEachUse();
    /** The same, with fragments. */
    #anchors = mapForEachUse();
    #memoryOf;
    #base;
    /** The modern fonts looked up last, and whether one of them exists. */
    #modern;
    constructor(site) {
        this.site = new AnsweredSite(site);
    }
    /**
     * Checks one address of a file. `value` may be a slice of a page. `isSecure`: whether the file is known to be served by
     * https.
     */
    check(use, value, base, where, isSecure = this.site.rules.isSecure) {
        if (value.length > MAX_ADDRESS) {
            this.countUnread(use, value, base, where);
            return;
        }
        if (isSecure && this.isMixed(use, value, base, where))
            return;
        if (base !== this.#base)
            this.#moveTo(base);
        const hash = value.indexOf('#');
        if (hash === -1)
            this.#count(use, this.#target(use, value, base), where, value);
        else
            this.#checkAnchor(use, value, hash, base, where);
    }
    #count(use, { isWithinSite, row }, where, value) {
        if (isWithinSite)
            this.checked[countedAs(use)]++;
        if (row !== undefined)
            (0,finding_counter/* addOccurrence */.b3)(row, where, value);
    }
    #checkAnchor(use, value, hash, base, where) {
        const known = this.#anchors[use].get(value) ?? this.#newAddress(use, value, hash, base);
        const { target, anchor } = known;
        this.#count(use, target, where, value);
        if (anchor !== undefined)
            this.anchorLinks.count(anchor, known.value, where);
        else if (target.row === undefined && target.page !== undefined)
            this.anchorLinks.skip(value.slice(hash));
    }
    #newAddress(use, value, hash, base) {
        const address = value.slice(0, hash);
        const target = this.#target(use, address, base);
        const { row, page } = target;
        const isSearched = row === undefined && page !== undefined;
        if (isSearched && use === 'symbol')
            this.drawings.add('searched', page);
        const anchor = isSearched ? this.anchorLinks.find(page, value.slice(hash)) : undefined;
        const known = { value: (0,byte_strings/* detach */.Yo)(value), target, anchor };
        const memory = this.#anchors[use];
        if (memory.size > MAX_REMEMBERED)
            memory.clear();
        if (value.length <= MAX_REMEMBERED_LENGTH && !NAMES_THE_PAGE.test(address))
            memory.set(known.value, known);
        return known;
    }
    /**
     * Counts what a page loads by http although it is served by https itself, and returns whether that is all there is to
     * say. Browsers block it, except for pictures, sounds and films, which most of them load by https instead:
     * https://www.w3.org/TR/mixed-content/.
     */
    isMixed(use, value, base, where) {
        if (use === 'link' || !isInsecure(value, base.url))
            return false;
        const address = this.site.addresses.read(value.split('#', 1)[0] ?? '', base);
        const isBlocked = use !== 'media';
        switch (address.to) {
            case 'nowhere':
                return false;
            case 'elsewhere':
                // Whether the other host is there at all matters more.
                if (!isBlocked || this.site.rules.offline)
                    return false;
                break;
            case 'outside':
                if (!address.explicit)
                    return false;
                break;
            case 'site':
                if (this.site.answer(address.path) === undefined)
                    return false;
                this.checked.load++;
        }
        const url = URL.parse((0,byte_strings/* toText */.fE)(value), base.url)?.href ?? '';
        this.counter.count(isBlocked ? 'mixed-content' : 'mixed-media', (0,byte_strings/* toBytes */.ZJ)(url), where, value);
        return true;
    }
    /** Counts an address that is too long to be checked, if a shorter one in its place would be checked. */
    countUnread(use, value, base, where) {
        if ((0,byte_strings/* hasOtherScheme */.mS)(value))
            return;
        const { to } = this.site.addresses.read(value, base);
        if (to === 'site' || to === 'outside' || (to === 'elsewhere' && use !== 'link'))
            this.counter.count('unread-address', where.page, where);
    }
    /**
     * Checks a font that only old browsers load: it matters little where one of the `modern` ones exists, which are
     * ordinary text. The old fonts of a rule have to share one list: it is searched once.
     */
    checkOldFont(value, modern, base, where) {
        const address = this.site.addresses.read(value.split('#', 1)[0] ?? '', base);
        const isMissed = address.to !== 'site' || !this.#anyExists(modern, base);
        if (isMissed || this.site.answer(address.path) !== undefined)
            this.check('load', value, base, where);
        else
            this.counter.count('old-font', this.site.inFull(address.path), where, value);
    }
    #anyExists(fonts, base) {
        if (this.#modern?.fonts !== fonts)
            this.#modern = {
                fonts,
                exists: fonts.some((font) => font.length > MAX_ADDRESS || this.site.isAnswered((0,byte_strings/* toBytes */.ZJ)(font), base)),
            };
        return this.#modern.exists;
    }
    /**
     * Takes a link of a page to an anchor of its own that it does not have, which its scripts may create. `fragment` is no
     * slice of a page.
     */
    addOwnAnchorLink(page, fragment, where) {
        const file = this.site.files.get(page);
        if (file !== undefined)
            this.anchorLinks.add(file, fragment, fragment, where);
    }
    /** Counts the missing anchors, all of which were asked for. */
    countMissingAnchors(missing) {
        this.anchorLinks.countFindings(missing, this.counter, (page) => this.site.nameOf(page), (page, fragment) => this.site.anchorAddress(page, fragment));
    }
    #moveTo(base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#memoryOf) {
            for (const memory of Object.values(this.#memory))
                memory.clear();
            for (const memory of Object.values(this.#anchors))
                memory.clear();
        }
        this.#memoryOf = scope;
        this.#base = base;
    }
    #target(use, value, base) {
        const memory = this.#memory[use];
        const known = memory.get(value);
        if (known !== undefined)
            return known;
        const written = (0,byte_strings/* detach */.Yo)(value);
        const address = this.site.addresses.read(written, base);
        const verdict = this.#verdict(use, written, address);
        const target = { written, isWithinSite: address.to === 'site', ...verdict };
        if (memory.size > MAX_REMEMBERED)
            memory.clear();
        if (value.length <= MAX_REMEMBERED_LENGTH && !NAMES_THE_PAGE.test(value))
            memory.set(target.written, target);
        return target;
    }
    #verdict(use, written, address) {
        switch (address.to) {
            case 'nowhere': {
                const why = deadReason(use, written);
                if (why === undefined)
                    return NOTHING_WRONG;
                return wrong(this.counter.row(use === 'link' ? 'dead-link' : 'dead-load', written, { why }));
            }
            case 'elsewhere':
                return use === 'link' ? NOTHING_WRONG : wrong(this.counter.row('external-load', address.url));
            case 'outside': {
                if (address.explicit || this.site.served.isService(address.path))
                    return NOTHING_WRONG;
                const kind = use === 'link' ? 'link-outside-base-path' : 'load-outside-base-path';
                return wrong(this.counter.row(kind, address.path));
            }
            case 'site': {
                const answer = this.site.served.answer(address.path, address.query);
                if (answer === 'shared-page' && use !== 'link' && (0,roles/* isNoPage */.rd)(address.path))
                    return wrong(this.counter.row('page-for-asset', this.site.inFull(address.path)));
                if (answer === 'unknown' || answer === 'shared-page')
                    return NOTHING_WRONG;
                if (answer !== undefined)
                    return this.#isSearched(use, answer) ? { row: undefined, page: answer } : NOTHING_WRONG;
                const kind = use === 'link' ? 'broken-link' : 'broken-asset';
                return wrong(this.counter.row(kind, this.site.inFull(address.path)));
            }
        }
    }
    /** Does a fragment name something in the file? */
    #isSearched(use, file) {
        const name = this.site.nameOf(file);
        const isSvg = (0,page_names/* isDrawing */.DJ)(name);
        if (isSvg && (use === 'link' || use === 'document'))
            this.drawings.add('opened', file);
        return use === 'link' ? (0,page_names/* isPage */.yp)(name) : use === 'symbol' && isSvg;
    }
}
function wrong(row) {
    return { row, page: undefined };
}
function mapForEachUse() {
    return { link: new Map(), load: new Map(), media: new Map(), document: new Map(), symbol: new Map() };
}
function countedAs(use) {
    return use === 'link' ? 'link' : 'load';
}
/** What runs on the visitor's own machine is as good as https: https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy. */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/;
/** Is an address loaded by http, from a host for which browsers mind? */
function isInsecure(value, base) {
    if (!value.startsWith('http') && !base.startsWith('http:') && !/^http:/i.test(value))
        return false;
    const url = URL.parse((0,byte_strings/* toText */.fE)(value), base);
    return url?.protocol === 'http:' && !OWN_MACHINE.test(url.hostname);
}

// EXTERNAL MODULE: ./lib/check/rules/companions.js
var companions = __webpack_require__(6381);
// EXTERNAL MODULE: ./lib/check/rules/private-keys.js
var private_keys = __webpack_require__(3368);
// EXTERNAL MODULE: ./lib/web/documents/documents.js + 3 modules
var documents = __webpack_require__(2104);
// EXTERNAL MODULE: ./lib/check/rules/canonical.js
var canonical = __webpack_require__(8206);
;// CONCATENATED MODULE: ./lib/check/rules/references.js



/** Checks an address that a document names. `isSecure`: as for `check`. */
function checkReference(checker, role, value, base, where, isSecure = checker.site.rules.isSecure) {
    const { site, counter, checked } = checker;
    const rules = roles/* ROLES */.gg[role];
    if (value.length > MAX_ADDRESS) {
        checker.countUnread(rules.use, value, base, where);
        return;
    }
    const named = rules.placeholder === undefined ? undefined : (0,canonical/* hostOf */.w)(value);
    // Names that are reserved for examples may well be in examples.
    if (rules.placeholder && named?.is === 'placeholder' && named.host !== site.ownHost) {
        counter.count(rules.placeholder, named.host, where, value);
        return;
    }
    const address = site.addresses.read(value.split('#', 1)[0] ?? '', base);
    if (role === 'import' && isSecure && checker.isMixed('load', value, base, where))
        return;
    if (address.to === 'site') {
        checked[rules.use]++;
        if (isReferenceAnswered(checker, role, address.path))
            return;
        const end = rules.isOwnFolder ? address.path.lastIndexOf('/') : address.path.indexOf('/');
        const folder = address.path.slice(0, end + 1);
        const isFolder = rules.missingFolder && folder !== '' && !site.served.hasFolder(folder);
        if (isFolder)
            counter.count(rules.missingFolder, site.inFull(folder), where, value);
        else
            counter.count(rules.missing, site.inFull(address.path), where, value);
    }
    else if (address.to === 'outside' && !address.explicit && rules.outside) {
        if (!site.served.isService(address.path))
            counter.count(rules.outside, address.path, where, value);
    }
    else if (address.to === 'elsewhere') {
        const kind = rules.elsewhere ?? (site.rules.offline ? rules.elsewhereOffline : undefined);
        if (kind !== undefined)
            counter.count(kind, address.url, where, value);
    }
}
function isReferenceAnswered({ site }, role, path) {
    const answer = site.answer(path);
    if (answer === 'shared-page')
        return roles/* ROLES */.gg[role].use === 'link' || !(0,roles/* isNoPage */.rd)(path);
    return answer !== undefined || (role === 'import' && path.endsWith('/') && site.served.hasFolder(path));
}
/** Checks an address that search engines are given for a page. */
function checkCanonical({ site, counter }, value, where) {
    const named = (0,canonical/* hostOf */.w)(value);
    const kind = (0,canonical/* canonicalProblem */.W)(named, site.ownHost);
    if (named === undefined || kind === undefined)
        return;
    counter.count(kind, named.host, where, value, { domain: site.ownHost ?? '' });
}
/** Does an address name the site's own host, and say that it is served by https? */
function isOwnByHttps({ site: { ownHost } }, value) {
    return /^\s*https:/i.test(value) && ownHost !== undefined && (0,canonical/* hostOf */.w)(value)?.host === ownHost;
}

// EXTERNAL MODULE: ./node_modules/js-tokens/index.js
var js_tokens = __webpack_require__(8285);
;// CONCATENATED MODULE: ./lib/web/documents/scripts.js

// White space is named: `\s` matches the byte A0, too, with which letters such as à end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i;
/** Stricter, because more than addresses begins with two slashes in a script. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/;
const scripts_WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i;
/** The length of an address in a script, in characters; what is longer holds data. */
const scripts_MAX_ADDRESS = 8_192;
/** An address that ends like this is a file to run, to apply or to draw with, wherever it occurs. */
const LOADABLE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i;
/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALL = new Set([
    'fetch',
    'import',
    'importScripts',
    'sendBeacon',
    'Worker',
    'SharedWorker',
    'WebSocket',
    'EventSource',
    'FontFace',
    'getJSON',
    'getScript',
    'axios',
]);
/** Libraries with methods that fetch their first argument. */
const CLIENTS = new Set(['axios', '$', 'jQuery', 'ky', 'superagent']);
const CLIENT_METHODS = new Set([
    'ajax',
    'delete',
    'get',
    'head',
    'patch',
    'post',
    'put',
    'request',
]);
/** As `xhr.open` takes them, in quotes. */
const METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i;
const FETCHING_PROPERTY = new Set(['src', 'srcset']);
const MEANS_NOTHING = new Set([
    'WhiteSpace',
    'LineTerminatorSequence',
    'MultiLineComment',
    'SingleLineComment',
]);
/** Operators that apply only to the last part of what was put together. */
const BINDS_CLOSER = new Set(['.', '?.', '[', '(', '*', '/', '%', '**']);
/** What follows a whole expression: punctuation, or the first word of the next statement. */
const FOLLOWS_EXPRESSION = /^(?:[;,)\]}]?$|[\w$"'`])/;
const DECLARES = new Set(['const', 'let', 'var', 'function', 'class']);
/** Shorter names of constants come from minifiers, which use each for many things. */
const MIN_NAME = 3;
/**
 * Calls `found` for each address in a script, a string of bytes, that the script seems to load: the first argument of what fetches, what
 * is assigned to `src`, a module's name, or anything that ends like a script, a style sheet or a font. All other
 * addresses in scripts are links, namespaces and help texts as a rule. What is put together from literals and
 * constants counts as one. `at` is an offset. Throws a RangeError when a token is too long for the tokenizer.
 */
function scanScript(code, found) {
    if (!scripts_WORTH_READING.test(code))
        return;
    const reader = new ScriptReader(found);
    let at = 0;
    for (const token of (0,js_tokens/* default */.A)(code)) {
        if (!MEANS_NOTHING.has(token.type))
            reader.take(token, at);
        at += token.value.length;
    }
    reader.end();
}
class ScriptReader {
    #found;
    #before = ['', '', '', ''];
    /** What is being put together, with `+` or in a template. */
    #parts = [];
    #inTemplate = false;
    /** Is there a `+`, or a `${`, and the next part still to come? */
    #awaitsPart = false;
    #constants = new Map();
    #declared = new Set();
    #ambiguous = new Set();
    constructor(found) {
        this.#found = found;
    }
    take(token, at) {
        const [first, second, third] = this.#before;
        if (DECLARES.has(first))
            this.#declare(token.value);
        if (!this.#goesOn(token, at)) {
            this.#settle(token.value);
            this.#begin(token, at);
        }
        this.#before = [token.value, first, second, third];
    }
    end() {
        this.#settle('');
    }
    /** Two of one name are in two scopes, and it is not known which is meant. */
    #declare(name) {
        if (this.#declared.has(name)) {
            this.#ambiguous.add(name);
            this.#constants.delete(name);
        }
        this.#declared.add(name);
    }
    #begin(token, at) {
        this.#inTemplate = token.type === 'TemplateHead';
        this.#awaitsPart = this.#inTemplate;
        const part = this.#inTemplate ? this.#literal(token, at) : this.#partOf(token, at);
        this.#parts = part === undefined ? [] : [part];
    }
    /** Returns whether a token belongs to what is being put together. */
    #goesOn(token, at) {
        if (this.#parts.length === 0)
            return false;
        if (this.#awaitsPart) {
            const part = this.#partOf(token, at);
            if (part === undefined || (this.#inTemplate && !part.isConstant))
                return false;
            this.#parts.push(part);
            this.#awaitsPart = false;
            return true;
        }
        if (this.#inTemplate) {
            if (token.type !== 'TemplateMiddle' && token.type !== 'TemplateTail')
                return false;
            this.#parts.push(this.#literal(token, at));
            this.#inTemplate = token.type === 'TemplateMiddle';
            this.#awaitsPart = this.#inTemplate;
            return true;
        }
        this.#awaitsPart = token.value === '+';
        return this.#awaitsPart;
    }
    #literal(token, at) {
        return { text: textOf(token), at, before: this.#before, isConstant: false };
    }
    #partOf(token, at) {
        if (token.type === 'StringLiteral' || token.type === 'NoSubstitutionTemplate')
            return this.#literal(token, at);
        const text = token.type === 'IdentifierName' ? this.#constants.get(token.value) : undefined;
        const isProperty = this.#before[0] === '.' || this.#before[0] === '?.';
        if (text === undefined || isProperty)
            return undefined;
        return { text, at, before: this.#before, isConstant: true };
    }
    /** Judges what was put together, now that the token after it is known. */
    #settle(next) {
        const [first, ...more] = this.#parts;
        if (first === undefined)
            return;
        const known = !this.#awaitsPart && BINDS_CLOSER.has(next) ? more.slice(0, -1) : more;
        const text = joined([first, ...known]);
        if (!this.#awaitsPart && FOLLOWS_EXPRESSION.test(next))
            this.#remember(first.before, text);
        // What comes before the first `+` is not known.
        const isOne = known.length > 0 && first.before[0] !== '+';
        if (isOne && loads(text, first.before))
            this.#found(text, first.at);
        else
            for (const part of this.#parts)
                this.#judge(part);
    }
    #judge({ text, at, before, isConstant }) {
        // Where a constant is defined, its own text is judged.
        if (isConstant ? isAddress(text) && isFetched(before) : loads(text, before))
            this.#found(text, at);
    }
    #remember([assigned, name, keyword], text) {
        if (assigned !== '=' || keyword !== 'const' || name.length < MIN_NAME || text === '')
            return;
        if (!this.#ambiguous.has(name))
            this.#constants.set(name, text);
    }
}
/** Returns the text of the parts, empty if it is too long to be an address. */
function joined(parts) {
    const length = parts.reduce((sum, { text }) => sum + text.length, 0);
    return length > scripts_MAX_ADDRESS ? '' : parts.map(({ text }) => text).join('');
}
/** Returns the content of a string or of a part of a template. */
function textOf({ type, value }) {
    return value.slice(1, type === 'TemplateHead' || type === 'TemplateMiddle' ? -2 : -1);
}
function loads(text, before) {
    return isAddress(text) && (LOADABLE.test(text) || isFetched(before));
}
function isAddress(text) {
    return text.length <= scripts_MAX_ADDRESS && (ADDRESS.test(text) || WITHOUT_SCHEME.test(text));
}
function isFetched([previous, name, third, fourth]) {
    if (previous === 'from' || previous === 'import')
        return true;
    if (previous === '(')
        return FETCHING_CALL.has(name) || (third === '.' && CLIENTS.has(fourth) && CLIENT_METHODS.has(name));
    // `x.src = …`, `x.setAttribute('src', …)`, and `x.open('GET', …)`.
    if (previous === '=')
        return third === '.' && FETCHING_PROPERTY.has(name);
    if (previous !== ',' || third !== '(')
        return false;
    return FETCHING_PROPERTY.has(name.slice(1, -1)) || (fourth === 'open' && METHOD.test(name));
}

;// CONCATENATED MODULE: ./lib/check/pool/styles-and-scripts.js
/** Style sheets and scripts, whether they are files or part of a page: their addresses, checked. */




/** The base for addresses in scripts that have no scheme. */
/** Returns a line of a file as the location of an occurrence. */
function atLine(page, line) {
    return { page, line: () => line };
}
/** Returns what an address in a style sheet is for. */
function useOf({ isPicture }) {
    return isPicture ? 'media' : 'load';
}
/** Checks an address that a style sheet loads. `isSecure`: as for `check`. */
function checkStyleAddress(checker, address, base, where, isSecure) {
    const value = (0,byte_strings/* toBytes */.ZJ)(address.value);
    if (address.modern === undefined)
        checker.check(useOf(address), value, base, where, isSecure);
    else
        checker.checkOldFont(value, address.modern, base, where);
}
/** Counts the addresses of other hosts that a script seems to load. `firstLine`: the line on which it starts. */
function checkScript(checker, code, page, firstLine) {
    const lines = new line_counter/* LineCounter */.H(code);
    try {
        scanScript(code, (address, offset) => {
            const { host } = URL.parse((0,byte_strings/* toText */.fE)(address), web_address/* SOME_PAGE */.pg) ?? {};
            if (host === undefined || host === checker.site.ownHost)
                return;
            const where = atLine(page, firstLine + lines.at(offset));
            checker.counter.count('external-script-address', address, where);
        });
    }
    catch (error) {
        // Strings with millions of escapes in them are beyond the regular expressions of the tokenizer.
        if (!(error instanceof RangeError))
            throw error;
        checker.counter.count('unreadable-script', page, atLine(page, firstLine));
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/documents.js
/** Documents other than pages, and data within pages: their addresses, checked. */








/** How much of a file shows what it is, in bytes. */
const START = 4_096;
/** Checks the addresses in a document of the site. Throws what the file system throws. */
function checkDocument(checker, root, name) {
    const document = (0,documents/* documentOf */.lM)(name);
    if (document === undefined)
        return;
    const { text, isTooLarge } = contentOf((0,tree/* pathOf */.XM)(root, name), document);
    const miss = (why) => checker.counter.count('unreadable-data', name, atLine(name, 1), name, { what: document.title, why });
    if (isTooLarge)
        miss('it is too large');
    if (text === undefined)
        return;
    const base = checker.site.addresses.baseOfFile(name);
    const found = referencesTo(checker, text, base, { page: name, line: 1 });
    const parts = new Set();
    const isRead = document.scan(text, (reference) => {
        if (document.parts?.names.test(reference.address))
            parts.add(reference.address);
        found(reference);
    });
    if (!isRead && document.isCertain)
        miss('it is not valid JSON');
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    for (const part of parts)
        checkPart(checker, root, folder + part, document);
}
/** Checks the addresses in a file that a document names, if the site has it. */
function checkPart(checker, root, name, { title, parts }) {
    if (parts === undefined || !checker.site.files.has(name))
        return;
    const path = (0,tree/* pathOf */.XM)(root, name);
    const where = (0,finding_counter/* wholeFile */.AA)(name);
    const miss = (why) => checker.counter.count('unreadable-data', name, where, name, { what: title, why });
    if ((0,external_node_fs_.statSync)(path).size > documents/* MAX_DOCUMENT */.$0) {
        miss('it is too large');
        return;
    }
    const base = checker.site.addresses.baseOfFile(name);
    const isRead = parts.scan((0,external_node_fs_.readFileSync)(path), ({ role, address }) => checkReference(checker, role, (0,byte_strings/* toBytes */.ZJ)(address), base, where));
    if (!isRead)
        miss('it is damaged');
}
/** Checks the addresses in data of a page, which is a string of bytes. */
function checkData(checker, kind, bytes, base, start) {
    if (kind === 'next-data')
        return;
    const text = (0,byte_strings/* toText */.fE)(bytes);
    if (text.length > documents/* MAX_DOCUMENT */.$0)
        countLargeData(checker, kind, start);
    else if (!documents/* DATA */.vN[kind].scan(text, referencesTo(checker, text, base, start)))
        countUnread(checker, kind, start, 'it is not valid JSON, so that it has no effect');
}
/** Counts data of a page that is too large to read. */
function countLargeData(checker, kind, start) {
    countUnread(checker, kind, start, 'it is too large');
}
function countUnread(checker, kind, { page, line }, why) {
    if (kind === 'next-data')
        return;
    checker.counter.count('unreadable-data', page, atLine(page, line), page, { what: documents/* DATA */.vN[kind].title, why });
}
function referencesTo(checker, text, base, start) {
    const lines = new line_counter/* LineCounter */.H(text);
    return ({ role, address, at }) => {
        const where = atLine(start.page, start.line + lines.at(at));
        checkReference(checker, role, (0,byte_strings/* toBytes */.ZJ)(address), base, where, start.isSecure);
    };
}
/** Returns no text for a file that is not of that kind, or too large. */
function contentOf(path, { begins }) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        if (begins !== undefined) {
            const start = Buffer.allocUnsafe(START);
            if (!begins(start.toString('latin1', 0, (0,external_node_fs_.readSync)(file, start, 0, START, 0))))
                return {};
        }
        if ((0,external_node_fs_.fstatSync)(file).size > documents/* MAX_DOCUMENT */.$0)
            return { isTooLarge: true };
        return { text: (0,external_node_fs_.readFileSync)(file, 'utf8') };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/page-scan.js
var _a;











/** How many different anchors are checked that a page links to in itself before it has them. */
const MAX_AWAITED = 1_000_000;
/** How many canonical addresses of one page are checked. */
const MAX_CANONICALS = 10;
/** How deep frames within frames are read. */
const MAX_FRAME_DEPTH = 3;
/** How many loads by http of one page wait until it is known whether that is a mistake. */
const MAX_INSECURE = 1_000;
/** Checks what is in one page, or in a frame within it. */
class PageScan {
    page;
    /** Does the page ask search engines to leave it out? */
    isUnlisted = false;
    /** What loads the data of the page when a reader follows a link to it; undefined if nothing is known to. */
    router;
    #ids = new Set();
    #runsScript = false;
    #isDrawing;
    /** Its own anchors that it has links to. */
    #linked = new Set();
    #checker;
    #reader;
    #text;
    #pageBase;
    /** What links are relative to: they are resolved when they are followed. */
    #linkBase;
    /** What is loaded is resolved at once, or nearly so: with the base seen so far. */
    #base;
    #frame;
    /** Links to anchors of the page itself that it did not have so far, with their lines. */
    #awaited = new Map();
    /** What search engines are told to list the page under, with lines. */
    #canonicals = [];
    /** Does the page say that it is served by https? */
    #isSecure;
    /** What the page loads by http. */
    #insecure = [];
    #offset = 0;
    constructor(checker, page, text, base, frame) {
        this.#checker = checker;
        this.page = page;
        this.#isDrawing = (0,page_names/* isDrawing */.DJ)(page);
        this.#text = text;
        this.#frame = frame;
        this.#isSecure = frame?.isSecure ?? checker.site.rules.isSecure;
        this.#pageBase = base ?? checker.site.addresses.baseOfFile(page);
        this.#base = this.#pageBase;
        const syntax = frame === undefined ? (0,vocabulary/* syntaxOf */.rS)(page) : 'html';
        const href = (0,page_text/* baseIn */.$O)(text, syntax);
        this.#linkBase = href === undefined ? this.#base : checker.site.addresses.baseOfElement(href, this.#base);
        this.#reader = new addresses/* AddressReader */.o((fact, value, at) => this.#take(fact, value, at), syntax);
    }
    /** Checks everything in the page, and returns its anchors. */
    read() {
        for (const piece of this.#text)
            this.#reader.write(piece);
        this.#checkCanonicals();
        for (const { use, value, where } of this.#insecure)
            if (!this.#isLoaded(value))
                this.#checker.check(use, value, this.#linkBase, where, this.#isSecure);
        for (const [value, lines] of this.#awaited) {
            if (this.#has(value))
                continue;
            for (const line of lines)
                this.#addMissingAnchor(value, atLine(this.page, line));
        }
        return { ids: (0,rules_anchors/* joinedIds */.g0)(this.#ids), runsScript: this.#runsScript, ownLinked: this.#linked.size };
    }
    /** Nothing outside of a frame has links to its anchors. */
    #addMissingAnchor(value, where) {
        const checker = this.#checker;
        if (this.#frame === undefined)
            checker.addOwnAnchorLink(this.page, value, where);
        else
            checker.counter.count('broken-anchor', checker.site.anchorAddress(this.page, value), where, value);
    }
    #take(fact, value, offset) {
        this.#offset = offset;
        switch (fact) {
            case 'link':
                this.#link(value);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                this.#load(fact, value);
                break;
            case 'anchor':
                this.#ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(value));
                break;
            case 'declarations':
                this.#style(value, true);
                break;
            case 'style':
                this.#style(value, false);
                break;
            case 'script':
                this.#script(value);
                break;
            case 'runs-script':
                this.#runsScript = true;
                break;
            case 'base':
                this.#base = this.#linkBase;
                break;
            case 'canonical':
                this.#canonical(value);
                break;
            case 'preview':
                if (this.#frame === undefined && value !== '')
                    checkReference(this.#checker, 'preview', value, this.#linkBase, this);
                break;
            case 'translation':
                // The page for wrong addresses is never listed: Docusaurus gives it an address that nobody answers.
                if (!(0,page_names/* isNotFoundPage */.np)(this.page))
                    this.#link(value);
                break;
            case 'unlisted':
                this.isUnlisted = true;
                break;
            case 'frame':
                this.#readFrame(value);
                break;
            case 'too-large':
                this.#tooLarge(value);
                break;
            case 'encoding':
                break;
            default:
                this.#data(fact, value);
        }
    }
    #link(value) {
        if (value.startsWith('#') && this.#linkBase === this.#pageBase)
            this.#ownAnchor(value);
        else
            this.#checker.check('link', value, this.#linkBase, this);
    }
    /**
     * Which base counts before a `<base>` depends on the kind of element, and on time: an address is fine if it is with
     * either of them.
     */
    #isLoaded(value) {
        return this.#base !== this.#linkBase && this.#checker.site.isAnswered(value, this.#base);
    }
    #load(use, value) {
        if (this.#waits(value))
            this.#insecure.push({ use, value: (0,byte_strings/* detach */.Yo)(value), where: atLine(this.page, this.line()) });
        else if (!this.#isLoaded(value))
            this.#checker.check(use, value, this.#linkBase, this, this.#isSecure);
    }
    /** Does it depend on the rest of the page whether this is a mistake? */
    #waits(value) {
        return !this.#isSecure && /^http:/i.test(value) && this.#insecure.length < MAX_INSECURE;
    }
    #ownAnchor(value) {
        this.#checker.checked.link++;
        // A fragment of an SVG file may also describe a view of it, and a wrong one does nothing.
        if (this.#isDrawing)
            return;
        if (value.length > rules_anchors/* MAX_FRAGMENT */.EC) {
            this.#checker.anchorLinks.skip(value);
            return;
        }
        if (this.#has(value))
            return;
        const lines = this.#awaited.get(value);
        if (lines !== undefined)
            lines.push(this.line());
        else if (this.#awaited.size < MAX_AWAITED)
            this.#awaited.set((0,byte_strings/* detach */.Yo)(value), [this.line()]);
        else
            this.#checker.anchorLinks.skip(value);
    }
    #has(value) {
        const names = (0,web_address/* anchorNames */.ig)(value);
        const name = names.find((each) => this.#ids.has(each));
        if (name !== undefined)
            this.#linked.add(name);
        return name !== undefined || names.length === 0;
    }
    #canonical(href) {
        if (this.#frame !== undefined || (0,page_names/* isNotFoundPage */.np)(this.page))
            return;
        checkCanonical(this.#checker, href, this);
        if (isOwnByHttps(this.#checker, href))
            this.#isSecure = true;
        if (this.#canonicals.length < MAX_CANONICALS)
            this.#canonicals.push({ value: (0,byte_strings/* detach */.Yo)(href), where: atLine(this.page, this.line()) });
    }
    /** Of a page that asks not to be listed, nothing else counts. */
    #checkCanonicals() {
        if (this.isUnlisted)
            return;
        for (const { value, where } of this.#canonicals)
            checkReference(this.#checker, 'canonical', value, this.#linkBase, where);
    }
    #data(kind, json) {
        if (kind === 'next-data')
            this.router ??= nextPagesRouter(json);
        const start = { page: this.page, line: this.line(), isSecure: this.#isSecure };
        checkData(this.#checker, kind, json, this.#linkBase, start);
    }
    #style(css, declarations) {
        scanStyle((0,byte_strings/* toText */.fE)(css), declarations, (found) => {
            const value = (0,byte_strings/* toBytes */.ZJ)(found.value);
            const where = atLine(this.page, this.line() + found.line);
            if (this.#waits(value))
                this.#insecure.push({ use: useOf(found), value, where });
            else if (!this.#isLoaded(value))
                checkStyleAddress(this.#checker, found, this.#linkBase, where, this.#isSecure);
        });
    }
    #script(code) {
        if (NEXT_APP.test(code))
            this.router = { is: 'next-app' };
        if (this.#checker.site.rules.offline)
            checkScript(this.#checker, code, this.page, this.line());
    }
    #tooLarge(what) {
        const where = { page: this.page, line: this.line() };
        if (what === 'value')
            this.#checker.counter.count('unread-value', this.page, this);
        else if (what === 'style')
            this.#checker.counter.count('unreadable-style', this.page, atLine(this.page, where.line));
        else if (what !== 'script')
            countLargeData(this.#checker, what, where);
        else if (this.#checker.site.rules.offline)
            this.#checker.counter.count('unreadable-script', this.page, atLine(this.page, where.line));
    }
    #readFrame(html) {
        const depth = (this.#frame?.depth ?? 0) + 1;
        if (depth > MAX_FRAME_DEPTH) {
            this.#checker.counter.count('unread-frame', this.page, this);
            return;
        }
        new _a(this.#checker, this.page, [html], this.#base, {
            depth,
            line: this.line(),
            isSecure: this.#isSecure,
        }).read();
    }
    /** The line of what was found last. */
    line() {
        return this.#frame?.line ?? this.#reader.line(this.#offset);
    }
}
_a = PageScan;
/** How scripts of the App Router begin. */
const NEXT_APP = /^\s*\(?self\.__next_f\b/;
/** At the end of the data of the Pages Router, in characters: the data of the page itself comes first. */
const NEXT_DATA_TAIL = 4_096;
/** Returns the router of a page with data that was made when the site was built (`gsp`). */
function nextPagesRouter(json) {
    const tail = json.slice(-NEXT_DATA_TAIL);
    const build = /"buildId":"([\w-]+)"/.exec(tail)?.[1];
    return build !== undefined && tail.includes('"gsp":true')
        ? { is: 'next-pages', build: (0,byte_strings/* detach */.Yo)(build) }
        : undefined;
}

// EXTERNAL MODULE: ./lib/check/pool/readable-files.js
var readable_files = __webpack_require__(9945);
;// CONCATENATED MODULE: ./lib/check/pool/scanner.js

















/** Larger style sheets and scripts, in bytes, are not read. */
const MAX_TEXT = 64 << 20;
/** Reads files of a site, each worker some of them, and counts what is wrong in them. */
class Scanner {
    #checker;
    #site;
    #pause;
    #anchors = new Map();
    #unlisted = [];
    #companions;
    constructor(site, pause) {
        this.#site = site;
        this.#pause = pause;
        this.#checker = new AddressChecker(site);
        this.#companions = new companions/* Companions */.I(this.#checker.site.files);
    }
    /** Reads files, by index, as far as they are of those that are read. Returns the SVG files that pages turn out to open or search. */
    async read(files) {
        for (const index of files) {
            this.#try(index, (name) => this.#read(index, name));
            await this.#pause();
        }
        return this.#checker.drawings.take();
    }
    /** Reads SVG files that pages open or show a symbol of. Returns those that they open or search themselves. */
    async readDrawings(drawings) {
        for (const drawing of drawings) {
            this.#readDrawing(drawing);
            await this.#pause();
        }
        return this.#checker.drawings.take();
    }
    #readDrawing({ file, isOpened, isSearched }) {
        this.#try(file, (name) => {
            const text = new page_text/* PageText */.VW((0,tree/* pathOf */.XM)(this.#site.root, name), (0,vocabulary/* syntaxOf */.rS)(name));
            const anchors = isOpened ? new PageScan(this.#checker, name, text).read() : anchorsIn(text, name);
            if (isSearched)
                this.#anchors.set(file, { ...anchors, runsScript: false });
        });
    }
    #try(index, read) {
        const name = this.#site.names[index] ?? '';
        try {
            read(name);
        }
        catch (error) {
            // Whatever the error is: one file must not cost the report on all others.
            this.#checker.counter.count('unreadable-file', name, (0,finding_counter/* wholeFile */.AA)(name), name, { why: reasonOf(error) });
        }
    }
    #read(index, name) {
        switch ((0,readable_files/* readAs */.f)(name, this.#checker.site.rules)) {
            case 'page':
                this.#readPage(index, name);
                break;
            case 'style':
                this.#readStyle(name);
                break;
            case 'script':
                this.#readScript(name);
                break;
            case 'document':
                checkDocument(this.#checker, this.#site.root, name);
                break;
            case 'key':
                this.#searchForKey(name);
        }
    }
    /** To be called when all files have been read. */
    collect() {
        return {
            anchors: this.#anchors,
            asked: this.#checker.anchorLinks.asked(),
            unlisted: this.#unlisted,
            checked: this.#checker.checked,
            companions: this.#companions.found(),
        };
    }
    /** Takes which of the anchors are missing, and returns what is wrong in the files. */
    finish(missing) {
        this.#checker.countMissingAnchors(missing);
        return this.#checker.counter.rows();
    }
    #readPage(index, name) {
        const text = new page_text/* PageText */.VW((0,tree/* pathOf */.XM)(this.#site.root, name), (0,vocabulary/* syntaxOf */.rS)(name));
        const scan = new PageScan(this.#checker, name, text);
        this.#anchors.set(index, scan.read());
        if (scan.isUnlisted)
            this.#unlisted.push(index);
        if (scan.router !== undefined)
            this.#companions.add(index, name, scan.router);
    }
    #readStyle(name) {
        const content = (0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(this.#site.root, name));
        if (content.length > MAX_TEXT) {
            this.#checker.counter.count('unreadable-style', name, (0,finding_counter/* wholeFile */.AA)(name));
            return;
        }
        const base = this.#checker.site.addresses.baseOfFile(name);
        const css = (0,byte_strings/* toText */.fE)(new encoding/* Utf8Reader */.lQ((0,encoding/* styleEncoding */.N1)(content)).read(content));
        scanStyle(css, false, (found) => checkStyleAddress(this.#checker, found, base, atLine(name, found.line + 1)));
    }
    #readScript(name) {
        const content = (0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(this.#site.root, name));
        if (content.length > MAX_TEXT) {
            this.#checker.counter.count('unreadable-script', name, (0,finding_counter/* wholeFile */.AA)(name));
            return;
        }
        checkScript(this.#checker, content.toString('latin1'), name, 1);
    }
    #searchForKey(name) {
        if ((0,private_keys/* holdsKey */.gR)(startOfFile((0,tree/* pathOf */.XM)(this.#site.root, name))))
            this.#checker.counter.count('leaked-key', name, (0,finding_counter/* wholeFile */.AA)(name));
    }
}
/** Returns the ids in an SVG file. */
function anchorsIn(text, name) {
    const ids = new Set();
    const reader = new addresses/* AddressReader */.o((fact, value) => {
        if (fact === 'anchor')
            ids.add((0,byte_strings/* replaceInvalidUtf8 */.Zk)(value));
    }, (0,vocabulary/* syntaxOf */.rS)(name));
    for (const piece of text)
        reader.write(piece);
    return { ids: (0,rules_anchors/* joinedIds */.g0)(ids), runsScript: false, ownLinked: 0 };
}
function startOfFile(path) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const start = Buffer.allocUnsafe(private_keys/* MAX_SEARCHED */.LA);
        return start.toString('latin1', 0, (0,external_node_fs_.readSync)(file, start, 0, private_keys/* MAX_SEARCHED */.LA, 0));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error ? String(error.code) : error.message;
}


/***/ })

};

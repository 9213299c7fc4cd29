export const id = 516;
export const ids = [516];
export const modules = {

/***/ 4328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ anchorNames),
/* harmony export */   t: () => (/* binding */ Addresses)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8206);


const NOWHERE = { to: 'nowhere' };
/** Used for the site's own host where its name is not known. RFC 6761 reserves it. */
const UNKNOWN_DOMAIN = 'site.invalid';
/** Characters without a special meaning in any address; with any other, the URL parser is needed. */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
const NO_PAGE = 'https://site.invalid/';
/** Most fragments: they name one anchor, as written. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@]*$/;
/** No file name contains this. */
const IN_NO_NAME = '\0';
/** Turns addresses as they are written into what they stand for. */
class Addresses {
    #host;
    #basePath;
    /** Decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeDomain */ .AT)(domain) ?? UNKNOWN_DOMAIN;
        this.#basePath = basePath;
        this.#basePrefix = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)(basePath)) ?? (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toBytes */ .ZJ)(basePath);
    }
    /** Returns the base of a file of the site. */
    baseOfFile(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${(0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentEncode */ .a)(name)}`,
            folder: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(name),
        };
    }
    /** Returns the base that `<base href>` makes of a page's own; the same if it is unusable. */
    baseOfElement(href, page) {
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite(url.pathname) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path) };
    }
    /** Returns what an address stands for. */
    read(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NOWHERE;
        if (url.host !== this.#host)
            return { to: 'elsewhere', host: url.host, url: url.href };
        const path = this.#withinSite(url.pathname);
        if (path === undefined) {
            const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64));
            return { to: 'outside', path: url.pathname, explicit };
        }
        return { to: 'site', path };
    }
    /** Undefined when it climbs above the site's root, which means different things below a base path. */
    #plain(value, folder) {
        if (!value.startsWith('/')) {
            const path = joinPath(folder, value);
            return path === undefined ? undefined : { to: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { to: 'site', path: value.slice(this.#basePrefix.length) };
    }
    /** Servers refuse an address with a broken `%` (400), even where a file has that very name. */
    #withinSite(pathname) {
        const path = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(pathname) ?? `${pathname}${IN_NO_NAME}`;
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        return `${path}/` === this.#basePrefix ? '' : undefined;
    }
}
function joinPath(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path.slice(0, -1));
        rest = rest.slice(3);
    }
    if (!rest.includes('./') && !rest.endsWith('.'))
        return path + rest;
    const segments = rest.split('/');
    const last = segments.length - 1;
    for (const [i, segment] of segments.entries()) {
        if (segment === '..') {
            if (path === '')
                return undefined;
            path = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path.slice(0, -1));
        }
        else if (segment !== '.') {
            path += i < last ? `${segment}/` : segment;
        }
    }
    return path;
}
function parseAddress(value, base) {
    return URL.parse((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)((0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInvalidUtf8 */ .Zk)(value)), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, as strings of bytes; none if the
 * fragment always exists or is left to scripts. https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function anchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = asWritten(fragment).split(':~:', 1)[0] ?? '';
    if (plain === '' || plain.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInvalidUtf8 */ .Zk)(plain.replace(/%[0-9a-f]{2}/gi, (code) => (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(code) ?? code));
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = /^(L?\d+)-L?\d+$/.exec(plain)?.[1];
    return range === undefined ? [plain] : [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function asWritten(fragment) {
    return PLAIN_FRAGMENT.test(fragment)
        ? fragment.slice(1)
        : (parseAddress(fragment, NO_PAGE)?.hash.slice(1) ?? '');
}


/***/ }),

/***/ 8206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ normalizeDomain),
/* harmony export */   WU: () => (/* binding */ canonicalProblem),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var _web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** The host under which search engines are told to list a page: canonical links, `og:url` and sitemaps. */

/** Returns a domain as addresses have it: in lower case, and IDN encoded. Undefined without one. */
function normalizeDomain(domain) {
    return domain === undefined ? undefined : (URL.parse(`https://${domain}`)?.host ?? domain);
}
/** Returns what is wrong when pages are listed under a host and the site's own is `domain`, as far as it is known. */
function canonicalProblem(named, domain) {
    if (named === undefined || named.host === domain)
        return undefined;
    if (named.is === 'placeholder')
        return 'canonical-placeholder';
    if (domain === undefined)
        return named.is === 'example' ? 'canonical-example' : undefined;
    return named.is === 'example' ? 'canonical-placeholder' : 'canonical-host';
}
/** Returns the host name of `url` if it names one, with or without a scheme, and what kind of name that is. */
function hostOf(url) {
    const text = (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(url.trim());
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { host: (0,_web_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(parsed.host), is: kindOf(parsed.hostname) };
}
/** Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value is missing. */
function kindOf(hostname) {
    if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname))
        return 'example';
    const isPlaceholder = /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
        /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
        /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname);
    return isPlaceholder ? 'placeholder' : 'name';
}


/***/ }),

/***/ 2966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText),
/* harmony export */   j: () => (/* binding */ decodeAttribute)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7031);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);


/** Returns the value of an attribute, a string of bytes as written, with its character references decoded. */
function decodeAttribute(value) {
    return value.includes('&') ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)((0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value))) : value;
}
/** Returns text between tags, a string of bytes as written, with its character references decoded. */
function decodeText(text) {
    return text.includes('&') ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)((0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(text))) : text;
}


/***/ }),

/***/ 711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ styleEncoding),
/* harmony export */   V5: () => (/* binding */ pageEncoding),
/* harmony export */   lQ: () => (/* binding */ Utf8Reader)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);



/**
 * Turns the bytes of a file into UTF-8, as a string of bytes, chunk by chunk. UTF-8 itself passes unchanged:
 * what is not valid in it is handled where a value is used.
 */
class Utf8Reader {
    #decoder;
    /** `label`: an encoding's name as written in a page. Unknown ones, and UTF-8, leave the bytes as they are. */
    constructor(label) {
        this.#decoder = decoderFor(label);
    }
    read(chunk) {
        if (this.#decoder === undefined)
            return chunk.toString('latin1');
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(this.#decoder.decode(chunk, { stream: true }));
    }
}
function decoderFor(label) {
    if (label === undefined)
        return undefined;
    try {
        const decoder = new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder(label);
        return decoder.encoding === 'utf-8' ? undefined : decoder;
    }
    catch {
        return undefined;
    }
}
/** Returns the encoding that a byte order mark stands for; undefined without one. */
function bomEncoding(start) {
    if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
        return 'utf-8';
    if (start[0] === 0xfe && start[1] === 0xff)
        return 'utf-16be';
    if (start[0] === 0xff && start[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** How far browsers look for the declaration of an encoding, in bytes. */
const DECLARED_WITHIN = 1_024;
/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
/**
 * Returns the encoding of a page that begins with `start`; undefined for UTF-8, and where none is declared. `declared`
 * returns what the page's `<meta>` says, which only counts in HTML; an XML declaration counts in HTML, too, if there
 * is nothing else. https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function pageEncoding(start, syntax, declared) {
    const bom = bomEncoding(start);
    if (bom !== undefined)
        return bom;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(start))
        return undefined;
    const declaration = XML_DECLARATION.exec(start.toString('latin1', 0, DECLARED_WITHIN));
    const xml = declaration?.[1] ?? declaration?.[2];
    const label = syntax === 'xml' ? xml : (declaredIn(start, declared) ?? xml);
    return label === undefined ? undefined : asciiCompatible(label);
}
function declaredIn(start, declared) {
    return (declared(start.toString('latin1', 0, DECLARED_WITHIN)) ??
        // A later declaration makes them start again. Most pages have none, and are UTF-8.
        ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(start) ? undefined : declared(start.toString('latin1'))));
}
/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label) {
    const encoding = decoderFor(label.trim())?.encoding;
    return encoding?.startsWith('utf-16') ? undefined : encoding;
}
/** Returns the encoding of a style sheet: https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding. */
function styleEncoding(content) {
    const bom = bomEncoding(content);
    if (bom !== undefined || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content))
        return bom;
    const start = content.toString('latin1', 0, 100);
    if (!start.startsWith('@charset "'))
        return undefined;
    const end = start.indexOf('";');
    return end === -1 ? undefined : asciiCompatible(start.slice(10, end));
}


/***/ }),

/***/ 1160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ HOLDS_HTML),
/* harmony export */   QJ: () => (/* binding */ ForeignContent),
/* harmony export */   se: () => (/* binding */ BREAKS_OUT)
/* harmony export */ });
/** Elements that end SVG and MathML wherever they occur: https://html.spec.whatwg.org/#parsing-main-inforeign. */
const BREAKS_OUT = new Set(('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var').split(' '));
/** Elements within SVG and MathML that hold HTML again. */
const HOLDS_HTML = new Set([
    'foreignobject',
    'desc',
    'title',
    'mi',
    'mo',
    'mn',
    'ms',
    'mtext',
    'annotation-xml',
]);
/** Those of them that usually hold more than text. */
const HOLDS_MARKUP = new Set(['foreignobject', 'annotation-xml']);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/** Keeps track of whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` mean something else. */
class ForeignContent {
    #open = [];
    /** Templates that are open in the SVG at hand. */
    #templates = 0;
    inside = false;
    /** Is there an end tag that would change anything? */
    get awaitsEnd() {
        return this.#open.length > 0;
    }
    /** Does `<![CDATA[` start a section of text here, and not a comment? Not in HTML; elements that may hold HTML are assumed to. */
    get takesCdata() {
        return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top));
    }
    /** How many of the elements that matter here are open. */
    get depth() {
        return this.#open.length;
    }
    /** Returns one that is in the same place. */
    copy() {
        const copy = new ForeignContent();
        copy.#open.push(...this.#open);
        copy.#templates = this.#templates;
        copy.inside = this.inside;
        return copy;
    }
    /** Returns whether another one is in the same place. */
    equals(other) {
        return this.#templates === other.#templates && areEqual(this.#open, other.#open);
    }
    open(tag) {
        if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
        const matters = tag === 'svg' || tag === 'math' || (this.inside && HOLDS_HTML.has(tag));
        if (matters && this.#open.length < MAX_DEPTH)
            this.#open.push(tag);
        else if (this.inside && tag === 'template')
            this.#templates++;
        this.#look();
    }
    /** Returns whether it was a template within SVG that was closed, which has no special meaning. */
    close(tag) {
        if (tag === 'template' && this.#templates > 0) {
            this.#templates--;
            return true;
        }
        const at = this.#open.lastIndexOf(tag);
        if (at !== -1)
            this.cut(at);
        return false;
    }
    /** Closes all but the outer elements, `depth` of them. */
    cut(depth) {
        this.#open.length = Math.min(this.#open.length, depth);
        this.#look();
    }
    #breakOut() {
        while (this.#top === 'svg' || this.#top === 'math')
            this.#open.pop();
    }
    get #top() {
        return this.#open.at(-1);
    }
    #look() {
        this.inside = this.#top === 'svg' || this.#top === 'math';
        if (!this.inside)
            this.#templates = 0;
    }
}
function areEqual(a, b) {
    return a.length === b.length && a.every((tag, i) => tag === b[i]);
}


/***/ }),

/***/ 6074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ PageReader)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/web/page/attributes.js
/**
 * The attributes of the element at hand. The objects are used again for the next element: a large site has millions of
 * attributes, and collecting them as garbage took longer than reading them.
 */
class Attributes {
    #all = [];
    #length = 0;
    get length() {
        return this.#length;
    }
    add(name, meaning, value, at) {
        const used = this.#all[this.#length++];
        if (used === undefined)
            this.#all.push({ name, meaning, value, at });
        else {
            used.name = name;
            used.meaning = meaning;
            used.value = value;
            used.at = at;
        }
    }
    /** Returns the attribute at a position below `length`; valid until the next element. */
    at(index) {
        return this.#all[index];
    }
    /** Returns the attribute of that name, in lower case; undefined if there is none. */
    find(name) {
        for (let i = 0; i < this.#length; i++)
            if (this.#all[i]?.name === name)
                return this.#all[i];
        return undefined;
    }
    clear() {
        this.#length = 0;
    }
}

// EXTERNAL MODULE: ./lib/web/page/character-references.js
var character_references = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/web/page/refresh.js
var refresh = __webpack_require__(5715);
// EXTERNAL MODULE: ./lib/web/page/srcset.js
var srcset = __webpack_require__(4036);
;// CONCATENATED MODULE: ./lib/web/page/elements.js




/** How much of a `<meta>` is read: longer values mean nothing to browsers. */
const MAX_META = 4_096;
/** `rel` keywords whose target a browser fetches: https://html.spec.whatwg.org/multipage/links.html#linkTypes. */
const LOADING_RELS = new Set([
    'stylesheet',
    'icon',
    'apple-touch-icon',
    'apple-touch-icon-precomposed',
    'mask-icon',
    'manifest',
    'preload',
    'modulepreload',
    'prefetch',
    'prerender',
]);
/** Those of them whose target is a picture. */
const PICTURE_RELS = new Set([
    'icon',
    'apple-touch-icon',
    'apple-touch-icon-precomposed',
    'mask-icon',
]);
/** What `as` says of a target that is one, a sound or a film. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i;
/** `rel` keywords whose target is for people or crawlers to follow. */
const LINKING_RELS = new Set([
    'alternate',
    'author',
    'contents',
    'first',
    'help',
    'index',
    'last',
    'license',
    'next',
    'prev',
    'previous',
    'privacy-policy',
    'search',
    'start',
    'terms-of-service',
    'up',
]);
/** Values of `type` with which a browser runs a script: https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Values of `type` with which a script holds data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['speculationrules', 'speculation-rules'],
    ['application/ld+json', 'json-ld'],
]);
/** What the Pages Router of Next needs to know of a page: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** Names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS = new Set([
    'og:image',
    'og:image:url',
    'og:image:secure_url',
    'twitter:image',
    'twitter:image:src',
]);
/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG = new Set(['a', 'image', 'use', 'feimage', 'script', 'style']);
/** Attributes that any element may have. */
const GLOBAL = new Set(['id', 'style', 'paint']);
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
/** Passes on to a listener what the elements of a page say: their addresses, anchors and declarations. */
class ElementReader {
    #listener;
    #baseSeen = false;
    // The element at hand.
    #attributes = new Attributes();
    #start = 0;
    #isForeign = false;
    #inTemplate = false;
    constructor(listener) {
        this.#listener = listener;
    }
    /**
     * Reads one element that starts at an offset. `isForeign`: it is in SVG or MathML, or begins it. Returns what the
     * text in it is read as, if it is.
     */
    read(tag, start, attributes, isForeign, inTemplate) {
        this.#attributes = attributes;
        this.#start = start;
        this.#isForeign = isForeign;
        this.#inTemplate = inTemplate;
        const known = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
        for (let i = 0; i < attributes.length; i++) {
            const attribute = attributes.at(i);
            if (known || GLOBAL.has(attribute.meaning))
                this.#readAttribute(tag, attribute);
        }
        return known ? this.#readElement(tag) : undefined;
    }
    #readElement(tag) {
        if (tag === 'a')
            this.#oldAnchor();
        else if (tag === 'link')
            this.#link();
        else if (tag === 'meta')
            this.#meta();
        else if (tag === 'base')
            this.#base();
        else if (tag === 'style')
            return this.#isCss() ? tag : undefined;
        else if (tag === 'script') {
            if (!this.#runs())
                return this.#dataKind();
            this.#listener.runsScript();
            return tag;
        }
        return undefined;
    }
    /** Browsers take data only from the element itself, and not in SVG. */
    #dataKind() {
        if (this.#isForeign || this.#get('src') !== undefined)
            return undefined;
        const kind = DATA_TYPES.get((this.#get('type') ?? '').trim().toLowerCase());
        return kind ?? (this.#get('id') === NEXT_DATA ? 'next-data' : undefined);
    }
    #readAttribute(tag, { name, meaning, value, at }) {
        switch (meaning) {
            case 'id':
                this.#anchor(value);
                break;
            case 'style':
                this.#listener.style(value, true, at);
                break;
            case 'paint':
                if (this.#isForeign)
                    this.#listener.style(value, true, at);
                break;
            case 'link':
                if (this.#get('method')?.toLowerCase() !== 'dialog')
                    this.#listener.address('link', value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (this.#loads(tag, name))
                    this.#load(meaning, value, at);
                break;
            case 'set':
                if (this.#isForeign)
                    break;
                for (const address of (0,srcset/* srcsetAddresses */.H)(value))
                    this.#load('load', address, at);
                break;
            case 'frame':
                this.#listener.frame(value, at);
        }
    }
    /** `<a name>`, and SVG's `<a xlink:href>`. */
    #oldAnchor() {
        const name = this.#get('name');
        if (name !== undefined)
            this.#anchor(name);
        const link = this.#isForeign ? this.#attributes.find('xlink:href') : undefined;
        if (link !== undefined && this.#get('href') === undefined)
            this.#listener.address('link', link.value, link.at);
    }
    #loads(tag, attribute) {
        // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
        if (attribute.endsWith('href') !== this.#isForeign)
            return false;
        if (attribute === 'xlink:href' && this.#get('href') !== undefined)
            return false;
        if (tag === 'input')
            return this.#get('type')?.toLowerCase() === 'image';
        if (tag === 'iframe')
            return this.#attributes.find('srcdoc') === undefined;
        return tag !== 'script' || this.#runs();
    }
    #runs() {
        return SCRIPT_TYPE.test((this.#get('type') ?? '').trim().toLowerCase());
    }
    /** An empty address is never fetched, and one that is only a fragment stays in the page. */
    #load(use, value, at) {
        const address = (0,byte_strings/* trimBytes */.Om)(value);
        if (address !== '' && !address.startsWith('#'))
            this.#listener.address(use, address, at);
    }
    #anchor(id) {
        if (id !== '' && !this.#inTemplate)
            this.#listener.anchor(id);
    }
    #link() {
        const href = this.#attributes.find('href');
        const set = this.#get('imagesrcset');
        const rels = (this.#get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
        if (rels.includes('canonical') && href !== undefined)
            this.#listener.canonical(href.value, href.at);
        if (rels.some((rel) => LOADING_RELS.has(rel))) {
            for (const address of (0,srcset/* srcsetAddresses */.H)(set ?? ''))
                this.#load('load', address, this.#start);
            const isMedia = rels.some((rel) => PICTURE_RELS.has(rel)) || MEDIA.test(this.#get('as') ?? '');
            if (href !== undefined)
                this.#load(isMedia ? 'media' : 'load', href.value, href.at);
        }
        else if (rels.some((rel) => LINKING_RELS.has(rel)) && href !== undefined) {
            const isTranslation = rels.includes('alternate') && this.#get('hreflang') !== undefined;
            if (isTranslation)
                this.#listener.translation(href.value, href.at);
            else
                this.#listener.address('link', href.value, href.at);
        }
    }
    #meta() {
        const content = (this.#get('content') ?? '').slice(0, MAX_META);
        const charset = this.#get('charset');
        const equivalent = this.#get('http-equiv')?.toLowerCase();
        const name = (this.#get('property') ?? this.#get('name'))?.toLowerCase();
        if (charset !== undefined)
            this.#encoding(charset);
        else if (equivalent === 'content-type')
            this.#encoding(/charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1]);
        else if (equivalent === 'refresh')
            this.#refresh(content);
        else if (name === 'og:url')
            this.#listener.canonical(content, this.#start);
        else if (PREVIEWS.has(name))
            this.#listener.preview((0,byte_strings/* trimBytes */.Om)(content), this.#start);
        else if (name === 'robots' && /noindex|none/i.test(content))
            this.#listener.unlisted();
    }
    #encoding(label) {
        if (label !== undefined)
            this.#listener.encoding(label);
    }
    #refresh(content) {
        const target = (0,refresh/* refreshTarget */.t)(content);
        if (target === undefined)
            return;
        this.#listener.unlisted();
        this.#listener.address('link', target, this.#start);
    }
    #base() {
        const href = this.#get('href');
        if (href === undefined || this.#baseSeen)
            return;
        this.#baseSeen = true;
        this.#listener.base(href);
    }
    #isCss() {
        return /^(?:|text\/css)$/i.test((this.#get('type') ?? '').trim());
    }
    #get(name) {
        return this.#attributes.find(name)?.value;
    }
}

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
// EXTERNAL MODULE: ./lib/web/page/shadow-mode.js
var shadow_mode = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/web/page/tokenizer.js + 1 modules
var tokenizer = __webpack_require__(1984);
;// CONCATENATED MODULE: ./lib/web/page/html.js








/** Longer style sheets and scripts within a page are not read. */
const MAX_TEXT = 16 << 20;
/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
const OTHER_ENTITY = /&[\w.-]+;/;
/**
 * Reads a page in chunks (strings of bytes) and passes on what a browser with scripts would find in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends.
 */
class PageReader {
    #listener;
    #elements;
    #tokenizer;
    #syntax;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #chunkStart = 0;
    #lineEnds = 0;
    #lines = new line_counter/* LineCounter */.H('');
    #attributes = new Attributes();
    /** Is an address missed because it is too long to be read? */
    #hasUnreadValue = false;
    /** Was there an element? */
    #isBegun = false;
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    #inNoscript = false;
    /** What the text of the element at hand is read as. */
    #text;
    #textParts = '';
    #textStart = 0;
    /** The line on which the text starts, if that is not in the chunk at hand. */
    #textLine = 1;
    /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
    constructor(listener, syntax = 'html') {
        this.#listener = listener;
        this.#elements = new ElementReader(listener);
        this.#syntax = syntax;
        this.#tokenizer = new tokenizer/* Tokenizer */._(this, syntax);
    }
    write(chunk) {
        this.#tokenizer.write(chunk);
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#tokenizer.stop();
    }
    /**
     * Returns the line of an offset, from 1 on. Offsets must not decrease, nor be before the chunk at hand, apart from
     * the start of a style sheet or script.
     */
    line(at) {
        if (at < this.#chunkStart && at === this.#textStart)
            return this.#textLine;
        return this.#lineEnds + this.#lines.at(at - this.#chunkStart) + 1;
    }
    // Called by the tokenizer.
    piece(text, offset) {
        if (this.#text !== undefined && this.#textStart >= this.#chunkStart)
            this.#textLine = this.line(this.#textStart);
        this.#lineEnds += this.#lines.at(offset - this.#chunkStart);
        this.#lines = new line_counter/* LineCounter */.H(text);
        this.#chunkStart = offset;
    }
    attribute(name, meaning, written, at, tag) {
        if (this.#attributes.find(name) !== undefined)
            return;
        // One that is too long still counts as present: a frame with a `srcdoc` does not load its `src`.
        const isUnread = written.length > tokenizer/* MAX_VALUE */.L;
        if (isUnread && mayNameFiles(meaning, written, tag.name))
            this.#hasUnreadValue = true;
        this.#attributes.add(name, meaning, isUnread ? '' : this.#decoded(written), at);
    }
    /** Entities that an XML file declares itself are not known, nor what has them in it. */
    #decoded(value) {
        const decoded = (0,character_references/* decodeAttribute */.j)(value);
        return this.#syntax === 'xml' && value.includes('&') && OTHER_ENTITY.test(decoded) ? '' : decoded;
    }
    startTag(tag, start, end, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#isBegun = true;
        this.#foreign.open(tag.name);
        const isForeign = this.#foreign.inside;
        this.#element(tag.name, start, end);
        this.#attributes.clear();
        this.#hasUnreadValue = false;
        if (closesItself && (this.#syntax === 'xml' || wasForeign || isForeign))
            this.#close(tag.name);
        this.#sayWhatIsWanted();
        return this.#syntax === 'xml' || wasForeign ? undefined : tag.raw;
    }
    endTag(tag) {
        this.#close(tag.name);
        this.#sayWhatIsWanted();
    }
    text(text) {
        if (this.#text !== undefined && this.#textParts.length <= MAX_TEXT)
            this.#textParts += text;
    }
    /** Style sheets of XML, which come before the first element: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        if (this.#isBegun)
            return;
        const [, , href] = STYLE_SHEET.exec(text) ?? [];
        if (href !== undefined && href !== '' && !href.startsWith('#'))
            this.#listener.address('load', this.#decoded(href), at);
    }
    // What it stands for.
    #sayWhatIsWanted() {
        const tokenizer = this.#tokenizer;
        tokenizer.wantsText = this.#text !== undefined;
        tokenizer.isForeign = this.#foreign.inside;
        tokenizer.takesCdata = this.#foreign.takesCdata;
        tokenizer.wantsEndTags =
            this.#text !== undefined || this.#inNoscript || this.#templates.length > 0 || this.#foreign.awaitsEnd;
    }
    #close(tag) {
        const isForeign = this.#foreign.close(tag);
        if (tag === 'template' && !isForeign)
            this.#endTemplate();
        else if (tag === 'noscript')
            this.#inNoscript = false;
        else if (this.#text !== undefined && tag === (this.#text === 'style' ? 'style' : 'script'))
            this.#endText();
    }
    #startTemplate() {
        if (this.#foreign.inside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
            return;
        const inert = !(0,shadow_mode/* isShadowMode */.y)(this.#attributes.find('shadowrootmode')?.value ?? '');
        this.#templates.push({ inert, foreignDepth: this.#foreign.depth });
        this.#isInert ||= inert;
    }
    #endTemplate() {
        const template = this.#templates.pop();
        if (template === undefined)
            return;
        this.#isInert = this.#templates.some(({ inert }) => inert);
        this.#foreign.cut(template.foreignDepth);
    }
    #endText() {
        const text = this.#textParts;
        const what = this.#text ?? 'script';
        if (text.length > MAX_TEXT)
            this.#listener.tooLarge(what, this.#textStart);
        else if (text.trim() !== '') {
            if (what === 'style')
                this.#listener.style(text, false, this.#textStart);
            else if (what === 'script')
                this.#listener.script(text, this.#textStart);
            else
                this.#listener.data(what, text, this.#textStart);
        }
        this.#text = undefined;
        this.#textParts = '';
    }
    #element(tag, start, end) {
        // In HTML, what it holds is not read at all.
        if (this.#syntax === 'xml')
            this.#inNoscript ||= tag === 'noscript';
        if (tag === 'template')
            this.#startTemplate();
        if (this.#inNoscript || this.#isInert)
            return;
        if (this.#hasUnreadValue)
            this.#listener.tooLarge('value', end);
        const text = this.#elements.read(tag, start, this.#attributes, this.#foreign.inside, this.#templates.length > 0);
        if (text === undefined)
            return;
        this.#text = text;
        this.#textStart = start;
    }
}
/** Most long values are pictures as `data:`; what is long in a `<meta>` means nothing to browsers. */
function mayNameFiles(meaning, value, tag) {
    if (meaning === 'set' || meaning === 'style' || meaning === 'frame')
        return true;
    return meaning !== 'id' && tag !== 'meta' && !(0,byte_strings/* hasOtherScheme */.mS)(value);
}


/***/ }),

/***/ 121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ LineCounter)
/* harmony export */ });
/** Turns offsets into lines. Asked in ascending order, it walks over the text once. */
class LineCounter {
    #text;
    #line = 0;
    /** The first line end that is not counted. */
    #next;
    constructor(text) {
        this.#text = text;
        this.#next = this.#lineEnd(0);
    }
    /** Returns how many line ends come before an offset; offsets must not fall. */
    at(offset) {
        while (this.#next < offset) {
            this.#line++;
            this.#next = this.#lineEnd(this.#next + 1);
        }
        return this.#line;
    }
    /** Never, when there is none: looking again each time would walk over the rest of the text each time. */
    #lineEnd(from) {
        const end = this.#text.indexOf('\n', from);
        return end === -1 ? Number.POSITIVE_INFINITY : end;
    }
}


/***/ }),

/***/ 8832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ NameTable)
/* harmony export */ });
/** Finds names in bytes, without making strings of them. */
/** Longer names are in no table. */
const MAX_LENGTH = 31;
/** Room for a first letter and a length of five bits each. */
const SIZE = 1 << 10;
const UPPER_CASE = 0x20;
/** What a few ASCII names stand for. */
class NameTable {
    #entries = new Array(SIZE).fill(undefined);
    #ignoresCase;
    /** With `ignoresCase`, the names are all in lower case, and found in any. */
    constructor(names, ignoresCase) {
        this.#ignoresCase = ignoresCase;
        for (const [name, value] of names)
            this.add(name, value);
    }
    add(name, value) {
        const bytes = Buffer.from(name, 'latin1');
        if (bytes.length === 0 || bytes.length > MAX_LENGTH)
            return;
        const place = placeOf(bytes[0] ?? 0, bytes.length);
        const entries = this.#entries[place] ?? [];
        this.#entries[place] = entries;
        entries.push({ bytes, value });
    }
    /** Returns what the name from `start` to `end` stands for; undefined if it is not in the table. */
    get(text, start, end) {
        const length = end - start;
        if (length > MAX_LENGTH)
            return undefined;
        const entries = this.#entries[placeOf(text[start], length)];
        if (entries === undefined)
            return undefined;
        for (const entry of entries)
            if (this.#isAt(text, start, entry.bytes))
                return entry.value;
        return undefined;
    }
    #isAt(text, start, name) {
        for (let i = 0; i < name.length; i++) {
            const byte = text[start + i];
            if (byte === name[i])
                continue;
            // Only letters have a lower case, and no name has anything else that differs by this bit alone.
            if (!this.#ignoresCase || (byte | UPPER_CASE) !== name[i] || byte < 0x41 || byte > 0x5a)
                return false;
        }
        return true;
    }
}
/** The same for upper and lower case. */
function placeOf(first, length) {
    return ((first & 0x1f) << 5) | length;
}


/***/ }),

/***/ 6101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ baseIn),
/* harmony export */   MZ: () => (/* binding */ pageTextOf),
/* harmony export */   VW: () => (/* binding */ PageText),
/* harmony export */   bI: () => (/* binding */ NO_LISTENER),
/* harmony export */   tQ: () => (/* binding */ mayHaveBase)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(711);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6074);



/** Pages are read in pieces of this size, in bytes: a page of any size takes the same memory. */
const PIECE_BYTES = 1 << 20;
const buffer = Buffer.allocUnsafe(PIECE_BYTES);
/** The text of a page, piece by piece, as strings of bytes. It can be read more than once. */
class PageText {
    #path;
    #syntax;
    /** Most pages are one piece, which is kept. */
    #whole;
    /** Throws what the file system throws, but only when it is read. */
    constructor(path, syntax) {
        this.#path = path;
        this.#syntax = syntax;
    }
    *[Symbol.iterator]() {
        if (this.#whole === undefined)
            yield* this.#pieces();
        else
            yield this.#whole;
    }
    *#pieces() {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(this.#path, 'r');
        try {
            const first = readPiece(file);
            const reader = new _encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .Utf8Reader */ .lQ((0,_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .pageEncoding */ .V5)(first, this.#syntax, encodingIn));
            let text = reader.read(first);
            for (let isFirst = true;; isFirst = false) {
                const piece = readPiece(file);
                const next = piece.length === 0 ? undefined : reader.read(piece);
                if (isFirst && next === undefined)
                    this.#whole = text;
                yield text;
                if (next === undefined)
                    return;
                text = next;
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
}
/** Returns the text of a page that was read at once, as a string of bytes. */
function pageTextOf(content, syntax) {
    const start = content.subarray(0, PIECE_BYTES);
    return new _encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .Utf8Reader */ .lQ((0,_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .pageEncoding */ .V5)(start, syntax, encodingIn)).read(content);
}
/** Valid until the next one is read. */
function readPiece(file) {
    return buffer.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, PIECE_BYTES, null));
}
const ignore = () => { };
/** Ignores everything: the rest of a listener that wants little. */
const NO_LISTENER = {
    address: ignore,
    anchor: ignore,
    base: ignore,
    canonical: ignore,
    preview: ignore,
    data: ignore,
    style: ignore,
    script: ignore,
    tooLarge: ignore,
    runsScript: ignore,
    frame: ignore,
    translation: ignore,
    unlisted: ignore,
    encoding: ignore,
};
/** Returns the encoding that the first `<meta>` with one declares. */
function encodingIn(start) {
    let found;
    const encoding = (label) => {
        found = label;
        reader.stop();
    };
    const reader = new _html_js__WEBPACK_IMPORTED_MODULE_2__/* .PageReader */ .X({ ...NO_LISTENER, encoding });
    reader.write(start);
    return found;
}
/** Returns the address in the first `<base>` of a page that has one. It applies to the whole page, also to what comes before it. */
function baseIn(text, syntax) {
    if (!namesBase(text))
        return undefined;
    let found;
    const base = (href) => {
        found = href;
        reader.stop();
    };
    const reader = new _html_js__WEBPACK_IMPORTED_MODULE_2__/* .PageReader */ .X({ ...NO_LISTENER, base }, syntax);
    for (const piece of text) {
        reader.write(piece);
        if (found !== undefined)
            break;
    }
    return found;
}
const BASE = /<base[\t\n\f\r /]/i;
const BASE_LENGTH = 6;
/** Returns whether what may be a `<base>` is in a text. */
function mayHaveBase(text) {
    return BASE.test(text);
}
/** Few pages contain the tag; only those are worth reading twice. */
function namesBase(text) {
    let before = '';
    for (const piece of text) {
        if (BASE.test(piece) || BASE.test(before + piece.slice(0, BASE_LENGTH)))
            return true;
        before = piece.slice(1 - BASE_LENGTH);
    }
    return false;
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ startOfCutMark),
/* harmony export */   Of: () => (/* binding */ RawText),
/* harmony export */   xl: () => (/* binding */ RAW_ELEMENTS)
/* harmony export */ });
/** Finds the end of elements whose content is plain text to browsers that run scripts. */
/** Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them with their states. */
const RAW_ELEMENTS = [
    'script',
    'style',
    'title',
    'textarea',
    'noscript',
    'iframe',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
];
/** The length of the longest mark: `</noscript` and one more character. */
const MAX_MARK = 11;
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
/** Nothing ends plain text. */
const ENDS = new Map(RAW_ELEMENTS.filter((element) => element !== 'plaintext').map((element) => [
    element,
    new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi'),
]));
/** Finds the end tag of an element that was opened. */
class RawText {
    element;
    /** A script may hold a comment with a script in it: https://html.spec.whatwg.org/#script-data-double-escaped-state. */
    #depth = 'script';
    constructor(element) {
        this.element = element;
    }
    /** Returns one that is in the same place. */
    copy() {
        const copy = new RawText(this.element);
        copy.#depth = this.#depth;
        return copy;
    }
    /** Returns whether another one is in the same place. */
    equals(other) {
        return this.element === other.element && this.#depth === other.#depth;
    }
    /** Returns where the end tag begins in the next piece of the text, from an offset on; -1 if it is not in there. */
    end(piece, from) {
        return this.element === 'script' ? this.#endOfScript(piece, from) : endOf(this.element, piece, from);
    }
    #endOfScript(piece, from) {
        SCRIPT_MARK.lastIndex = from;
        for (let mark = SCRIPT_MARK.exec(piece); mark !== null; mark = SCRIPT_MARK.exec(piece)) {
            if (mark[0] === '<!--') {
                if (this.#depth === 'script')
                    this.#depth = 'comment';
                // Its dashes may belong to the end of the comment, too.
                SCRIPT_MARK.lastIndex = mark.index + 2;
            }
            else if (mark[0] === '-->')
                this.#depth = 'script';
            else if (mark[1] === '')
                this.#depth = this.#depth === 'script' ? 'script' : 'script in comment';
            else if (this.#depth === 'script in comment')
                this.#depth = 'comment';
            else
                return mark.index;
        }
        return -1;
    }
}
function endOf(element, piece, from) {
    const mark = ENDS.get(element);
    if (mark === undefined)
        return -1;
    mark.lastIndex = from;
    return mark.exec(piece)?.index ?? -1;
}
/** The beginning of a mark; never the middle of one. */
const CUT_MARK = /(?:<[!/a-z-]*|--?)$/i;
/** Returns where a mark begins that may be cut off by the end of the piece; the length of the piece if there is none. */
function startOfCutMark(piece) {
    const tail = Math.max(0, piece.length - MAX_MARK + 1);
    const at = piece.slice(tail).search(CUT_MARK);
    return at === -1 ? piece.length : tail + at;
}


/***/ }),

/***/ 5715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refreshTarget)
/* harmony export */ });
/**
 * Returns where a `<meta http-equiv=refresh>` sends readers, given its content; undefined if it only loads the page again.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function refreshTarget(content) {
    const parts = /^\s*[\d.]+[\s;,]\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is.exec(content);
    const rest = parts?.[1] ?? '';
    if (rest === '')
        return undefined;
    const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(rest);
    return quoted?.[2] ?? rest;
}


/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ isShadowMode)
/* harmony export */ });
/**
 * Returns whether a template with this `shadowrootmode` is shown in its place:
 * https://html.spec.whatwg.org/#attr-template-shadowrootmode
 */
function isShadowMode(value) {
    return /^(?:open|closed)$/i.test(value);
}


/***/ }),

/***/ 4036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ srcsetAddresses)
/* harmony export */ });
const SPACE = ' \t\n\f\r';
/**
 * Returns the addresses of a `srcset`, in order, whatever their descriptors: a browser may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function srcsetAddresses(value) {
    const addresses = [];
    let at = 0;
    for (;;) {
        while (at < value.length && (SPACE.includes(value[at] ?? '') || value[at] === ','))
            at++;
        if (at >= value.length)
            return addresses;
        const start = at;
        while (at < value.length && !SPACE.includes(value[at] ?? ''))
            at++;
        let end = at;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(start, end));
        if (end === at)
            at = descriptorEnd(value, at);
    }
}
/** Commas inside parentheses do not end a descriptor. */
function descriptorEnd(value, from) {
    let inParentheses = false;
    for (let at = from; at < value.length; at++) {
        if (value[at] === '(')
            inParentheses = true;
        else if (value[at] === ')')
            inParentheses = false;
        else if (value[at] === ',' && !inParentheses)
            return at + 1;
    }
    return value.length;
}


/***/ }),

/***/ 1984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ MAX_VALUE),
  _: () => (/* binding */ Tokenizer)
});

;// CONCATENATED MODULE: ./lib/web/page/markup-bytes.js
/** The bytes that mean something in the markup of a page, and the memory that a piece of it is read in. */
const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const DASH = 0x2d;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const BRACKET = 0x5d;
/** What a byte does: a bit for each. */
const SPACE = 1;
const ENDS_TAG_NAME = 2;
const ENDS_ATTRIBUTE_NAME = 4;
const ENDS_VALUE = 8;
const LETTER = 16;
/** What each byte does. */
const BYTES = new Uint8Array(256);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTES[byte] = SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[SLASH] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTES[GT] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[EQUALS] = ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTES[letter] = BYTES[letter | 0x20] = LETTER;
/** Larger memory is not kept. In bytes. */
const MAX_SPARE = 1 << 22;
const NO_BYTES = Buffer.alloc(0);
/** For whoever reads next. */
let spare = NO_BYTES;
/** Returns the bytes of a piece, and more behind them. To be given back with `reuse`. */
function bytesOf(text) {
    const room = spare.length < text.length ? Buffer.allocUnsafeSlow(text.length) : spare;
    spare = NO_BYTES;
    room.write(text, 'latin1');
    return room;
}
/** Takes memory that is no longer needed. */
function reuse(bytes) {
    if (bytes.length <= MAX_SPARE)
        spare = bytes;
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js
var vocabulary = __webpack_require__(4282);
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js



/** Longer attribute values (mostly pictures as `data:`) are not read. */
const MAX_VALUE = 1 << 20;
/** No element or attribute that matters has a longer name. */
const MAX_NAME = 1_024;
/** Where the text stands at the start of a piece. All but the last ones are states of the standard. */
const DATA = 0;
const BEFORE_ATTRIBUTE = 1;
const AFTER_NAME = 2;
const BEFORE_VALUE = 3;
const VALUE = 4;
const COMMENT = 5;
const BOGUS_COMMENT = 6;
const CDATA = 7;
const RAW = 8;
const LONG_TAG_NAME = 9;
const LONG_ATTRIBUTE_NAME = 10;
const LONG_INSTRUCTION = 11;
/** In place of a quotation mark. */
const NO_QUOTE = 0;
const CDATA_START = '<![CDATA[';
/**
 * Finds the tags of a page that matter: https://html.spec.whatwg.org/#tokenization. Works on bytes, because most
 * of a page is text and attributes that nobody asks for, of which no string is to be made. `PageReader` asks for what matters
 * to the check, `TagReader` for all tags.
 */
class Tokenizer {
    /** Is text wanted, apart from what is in tags? */
    wantsText = false;
    wantsEndTags = false;
    /** Is the place in SVG or MathML, where every tag that is known matters? */
    isForeign = false;
    /** Does `<![CDATA[` start a section of text here, and not a comment? */
    takesCdata = false;
    /** Of longer values of attributes, there is only a part. */
    maxValue = MAX_VALUE;
    /** The tags and attributes that matter. */
    names;
    #receiver;
    #isXml;
    /** The piece at hand: what was held back, and what was written. */
    #text = '';
    /** The same. Longer than the text. */
    #bytes = NO_BYTES;
    /** The offset of the piece in the page. */
    #offset = 0;
    /** From where on the piece waits for what follows. */
    #held = -1;
    #state = DATA;
    #stopped = false;
    #raw;
    #tag = vocabulary/* OTHER_TAG */.cm;
    #tagStart = 0;
    #isEndTag = false;
    /** Does the tag say something, as far as it is read? */
    #matters = false;
    #attribute = '';
    /** What the attribute at hand holds; null if it does not matter. */
    #meaning = null;
    #attributeStart = 0;
    #quote = NO_QUOTE;
    /** The part of the value that was in the pieces before. */
    #value = '';
    /** `names`: those that matter; those that matter to the check unless given. */
    constructor(receiver, syntax, names = vocabulary/* NAMES */.Xk[syntax]) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.names = names;
    }
    /** Is it between tags, or in text without markup, and has passed on all of it? */
    get isBetweenTags() {
        return this.#held === -1 && (this.#state === DATA || this.#state === RAW);
    }
    /** Is it in text without markup? */
    get isInText() {
        return this.#state === RAW;
    }
    /** Returns whether this and another one are both between tags and find the same in what follows. */
    isInStepWith(other) {
        if (!this.isBetweenTags || !other.isBetweenTags || this.#state !== other.#state)
            return false;
        return this.#raw === undefined || (other.#raw !== undefined && this.#raw.equals(other.#raw));
    }
    /** Goes on as another one does, which has to be between tags. */
    goOnAs(other) {
        this.takesCdata = other.takesCdata;
        this.#state = other.#state;
        this.#raw = other.#raw?.copy();
    }
    /** Reads one more piece of the page. What is not complete at its end waits for the next one. */
    write(piece) {
        if (this.#stopped)
            return;
        const text = this.#held === -1 ? piece : this.#text.slice(this.#held) + piece;
        this.#offset += this.#held === -1 ? this.#text.length : this.#held;
        this.#text = text;
        this.#bytes = bytesOf(text);
        this.#held = -1;
        this.#receiver.piece(text, this.#offset);
        const end = text.length;
        for (let at = 0; at < end && !this.#stopped;)
            at = this.#step(at, end);
        reuse(this.#bytes);
    }
    /** Ends the page: text at its end that looks like the beginning of a tag is no more than text. */
    end() {
        if (this.#held === -1 || this.#stopped || !this.wantsText)
            return;
        const rest = this.#text.slice(this.#held);
        this.#held = -1;
        if (this.#isText(rest))
            this.#receiver.text(rest);
    }
    /** Returns whether what was held back is text if nothing follows it. */
    #isText(rest) {
        if (this.#state === RAW)
            return this.#raw?.end(rest, 0) === -1;
        return this.#state === CDATA || (this.#state === DATA && (rest === '<' || rest === '</'));
    }
    /** Nothing more is passed on. */
    stop() {
        this.#stopped = true;
    }
    /** Reads on from `at`, and returns up to where. */
    #step(at, end) {
        switch (this.#state) {
            case DATA:
                return this.#inData(at, end);
            case BEFORE_ATTRIBUTE:
                return this.#inTag(at, end);
            case AFTER_NAME:
                return this.#afterName(at, end);
            case BEFORE_VALUE:
                return this.#beforeValue(at, end);
            case VALUE:
                return this.#inValue(at, end);
            case COMMENT:
                return this.#inComment(at, end);
            case CDATA:
                return this.#inCdata(at, end);
            case RAW:
                return this.#inRaw(at, end);
            case LONG_TAG_NAME:
                return this.#skipTo(at, end, ENDS_TAG_NAME, BEFORE_ATTRIBUTE);
            case LONG_ATTRIBUTE_NAME:
                return this.#skipTo(at, end, ENDS_ATTRIBUTE_NAME, AFTER_NAME);
            default:
                return this.#inBogusComment(at, end);
        }
    }
    /** What begins at `at` is not complete: it is read again together with what follows. */
    #hold(at, end) {
        this.#held = at;
        return end;
    }
    /** https://html.spec.whatwg.org/#data-state */
    #inData(start, end) {
        const bytes = this.#bytes;
        let at = start;
        while (at < end && bytes[at] !== LT)
            at++;
        if (this.wantsText && at > start)
            this.#receiver.text(this.#text.slice(start, at));
        return at === end ? end : this.#openTag(at, end);
    }
    /** https://html.spec.whatwg.org/#tag-open-state */
    #openTag(at, end) {
        if (at + 1 >= end)
            return this.#hold(at, end);
        const next = this.#bytes[at + 1];
        if (this.#startsName(next))
            return this.#tagName(at, at + 1, end, false);
        if (next === SLASH) {
            // https://html.spec.whatwg.org/#end-tag-open-state
            if (at + 2 >= end)
                return this.#hold(at, end);
            if (this.#startsName(this.#bytes[at + 2]))
                return this.#tagName(at, at + 2, end, true);
            this.#state = BOGUS_COMMENT;
            return at + 2;
        }
        if (next === BANG)
            return this.#declaration(at, end);
        if (next === QUESTION)
            return this.#isXml ? this.#instruction(at, end) : this.#skipComment(at + 2);
        if (this.wantsText)
            this.#receiver.text('<');
        return at + 1;
    }
    /** XML allows many more letters; whatever does not end a name begins one here. */
    #startsName(byte) {
        const does = BYTES[byte];
        return this.#isXml
            ? (does & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION
            : (does & LETTER) !== 0;
    }
    /** https://html.spec.whatwg.org/#tag-name-state */
    #tagName(tagStart, start, end, isEndTag) {
        const bytes = this.#bytes;
        let at = start + 1;
        while (at < end && (BYTES[bytes[at]] & ENDS_TAG_NAME) === 0)
            at++;
        const isLong = at - start > MAX_NAME;
        if (at === end && !isLong)
            return this.#hold(tagStart, end);
        this.#isEndTag = isEndTag;
        this.#tagStart = this.#offset + start;
        this.#tag =
            isEndTag && !this.wantsEndTags
                ? vocabulary/* OTHER_TAG */.cm
                : (this.names.tags.get(bytes, start, at) ?? this.#otherTag(start, at));
        this.#matters = this.#tag.matters || this.isForeign || this.#isXml;
        this.#state = at === end ? LONG_TAG_NAME : BEFORE_ATTRIBUTE;
        return this.#inTag(at, end);
    }
    #otherTag(start, end) {
        const { other } = this.names;
        return other === undefined ? vocabulary/* OTHER_TAG */.cm : other(this.#text.slice(start, end));
    }
    /** https://html.spec.whatwg.org/#before-attribute-name-state, and those after it as long as nothing is unusual. */
    #inTag(from, end) {
        const bytes = this.#bytes;
        let at = from;
        for (;;) {
            while (at < end && (BYTES[bytes[at]] & SPACE) !== 0)
                at++;
            if (at === end)
                return end;
            const byte = bytes[at];
            if (byte === GT)
                return this.#endOfTag(at, false);
            if (byte === SLASH) {
                // https://html.spec.whatwg.org/#self-closing-start-tag-state
                if (at + 1 === end)
                    return this.#hold(at, end);
                if (bytes[at + 1] === GT)
                    return this.#endOfTag(at + 1, true);
                at++;
                continue;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const start = at++;
            while (at < end && (BYTES[bytes[at]] & ENDS_ATTRIBUTE_NAME) === 0)
                at++;
            if (at === end && at - start <= MAX_NAME)
                return this.#hold(start, end);
            this.#setAttribute(start, at);
            const quote = bytes[at + 1];
            if (bytes[at] !== EQUALS || (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) || at + 1 >= end) {
                this.#state = at === end ? LONG_ATTRIBUTE_NAME : AFTER_NAME;
                return at;
            }
            const value = at + 2;
            at = value;
            while (at < end && bytes[at] !== quote)
                at++;
            if (at === end) {
                this.#quote = quote;
                this.#state = VALUE;
                return this.#keepValue(value, end);
            }
            if (this.#meaning !== null)
                this.#passAttribute(this.#meaning, this.#text.slice(value, at));
            at++;
        }
    }
    #setAttribute(start, end) {
        const known = this.#isEndTag
            ? undefined
            : this.names.attributes.get(this.#bytes, start, end);
        this.#meaning = known === undefined ? null : (this.#tag.meanings[known.index] ?? null);
        if (known === undefined || this.#meaning === null)
            return;
        this.#attribute = known.name;
        this.#attributeStart = this.#offset + start;
    }
    #passAttribute(meaning, value) {
        this.#receiver.attribute(this.#attribute, meaning, value, this.#attributeStart, this.#tag);
        this.#value = '';
        this.#matters = true;
    }
    /** https://html.spec.whatwg.org/#after-attribute-name-state */
    #afterName(from, end) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & SPACE) !== 0)
            at++;
        if (at === end)
            return end;
        if (this.#bytes[at] === EQUALS) {
            this.#state = BEFORE_VALUE;
            return at + 1;
        }
        if (this.#meaning !== null)
            this.#passAttribute(this.#meaning, '');
        this.#state = BEFORE_ATTRIBUTE;
        return at;
    }
    /** https://html.spec.whatwg.org/#before-attribute-value-state */
    #beforeValue(from, end) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & SPACE) !== 0)
            at++;
        if (at === end)
            return end;
        const byte = this.#bytes[at];
        const isQuoted = byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE;
        this.#quote = isQuoted ? byte : NO_QUOTE;
        this.#state = VALUE;
        return isQuoted ? at + 1 : at;
    }
    /** https://html.spec.whatwg.org/#attribute-value-(double-quoted)-state, and the other two. */
    #inValue(start, end) {
        const bytes = this.#bytes;
        const quote = this.#quote;
        let at = start;
        if (quote === NO_QUOTE)
            while (at < end && (BYTES[bytes[at]] & ENDS_VALUE) === 0)
                at++;
        else
            while (at < end && bytes[at] !== quote)
                at++;
        if (at === end)
            return this.#keepValue(start, end);
        if (this.#meaning !== null)
            this.#passAttribute(this.#meaning, this.#value + this.#text.slice(start, at));
        this.#state = BEFORE_ATTRIBUTE;
        return quote === NO_QUOTE ? at : at + 1;
    }
    #keepValue(start, end) {
        if (this.#meaning !== null && this.#value.length <= this.maxValue)
            this.#value += this.#text.slice(start, end);
        return end;
    }
    /** Returns where the text after the tag begins; `at` is its `>`. */
    #endOfTag(at, closesItself) {
        const tag = this.#tag;
        this.#state = DATA;
        if (this.#isEndTag) {
            if (this.wantsEndTags && tag !== vocabulary/* OTHER_TAG */.cm)
                this.#receiver.endTag(tag);
            return at + 1;
        }
        if (!this.#matters)
            return at + 1;
        const raw = this.#receiver.startTag(tag, this.#tagStart, this.#offset + at, closesItself);
        if (raw !== undefined) {
            this.#raw = new raw_text/* RawText */.Of(raw);
            this.#state = RAW;
        }
        return at + 1;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #declaration(at, end) {
        const bytes = this.#bytes;
        if (bytes[at + 2] === DASH && at + 2 < end) {
            if (at + 3 >= end)
                return this.#hold(at, end);
            if (bytes[at + 3] === DASH)
                return this.#commentStart(at, end);
        }
        const isCut = end - at < CDATA_START.length && CDATA_START.startsWith(this.#text.slice(at));
        if (isCut)
            return this.#hold(at, end);
        if ((this.takesCdata || this.#isXml) && this.#text.startsWith(CDATA_START, at)) {
            this.#state = CDATA;
            return at + CDATA_START.length;
        }
        return this.#skipComment(at + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state */
    #commentStart(at, end) {
        const start = at + 4;
        if (!this.#isXml) {
            if (start >= end)
                return this.#hold(at, end);
            if (this.#bytes[start] === GT)
                return start + 1;
            if (start + 1 >= end)
                return this.#hold(at, end);
            if (this.#bytes[start] === DASH && this.#bytes[start + 1] === GT)
                return start + 2;
        }
        this.#state = COMMENT;
        return start;
    }
    /** https://html.spec.whatwg.org/#comment-state, and those after it. */
    #inComment(from, end) {
        const bytes = this.#bytes;
        for (let at = this.#text.indexOf('--', from); at !== -1; at = this.#text.indexOf('--', at + 1)) {
            if (at + 2 >= end)
                return this.#hold(at, end);
            const bang = bytes[at + 2] === BANG && !this.#isXml ? 1 : 0;
            if (at + 2 + bang >= end)
                return this.#hold(at, end);
            if (bytes[at + 2 + bang] !== GT)
                continue;
            this.#state = DATA;
            return at + 3 + bang;
        }
        return bytes[end - 1] === DASH ? this.#hold(end - 1, end) : end;
    }
    #skipComment(at) {
        this.#state = BOGUS_COMMENT;
        return at;
    }
    /** https://html.spec.whatwg.org/#bogus-comment-state; a DOCTYPE ends as early. */
    #inBogusComment(from, end) {
        const isInstruction = this.#state === LONG_INSTRUCTION;
        const mark = this.#text.indexOf(isInstruction ? '?>' : '>', from);
        if (mark === -1)
            return isInstruction && this.#bytes[end - 1] === QUESTION ? this.#hold(end - 1, end) : end;
        this.#state = DATA;
        return mark + (isInstruction ? 2 : 1);
    }
    /** https://html.spec.whatwg.org/#cdata-section-state */
    #inCdata(from, end) {
        const mark = this.#text.indexOf(']]>', from);
        let to = mark === -1 ? end : mark;
        if (mark === -1)
            for (let kept = 0; kept < 2 && this.#bytes[to - 1] === BRACKET && to > from; kept++)
                to--;
        if (this.wantsText && to > from)
            this.#receiver.text(this.#text.slice(from, to));
        if (mark === -1)
            return to === end ? end : this.#hold(to, end);
        this.#state = DATA;
        return mark + 3;
    }
    /** https://www.w3.org/TR/xml/#sec-pi. Long ones say nothing here. */
    #instruction(at, end) {
        const mark = this.#text.indexOf('?>', at + 2);
        if (mark === -1 && end - at <= MAX_NAME)
            return this.#hold(at, end);
        if (mark === -1) {
            this.#state = LONG_INSTRUCTION;
            return this.#inBogusComment(at + 2, end);
        }
        this.#receiver.instruction(this.#text.slice(at + 2, mark), this.#offset + at + 2);
        return mark + 2;
    }
    /** https://html.spec.whatwg.org/#rcdata-state, and the others for elements without markup. */
    #inRaw(from, end) {
        const to = (0,raw_text/* startOfCutMark */.J9)(this.#text);
        const mark = from < to ? (this.#raw?.end(to === end ? this.#text : this.#text.slice(0, to), from) ?? -1) : -1;
        const stop = mark === -1 ? Math.max(from, to) : mark;
        if (this.wantsText && stop > from)
            this.#receiver.text(this.#text.slice(from, stop));
        if (mark === -1)
            return stop === end ? end : this.#hold(stop, end);
        this.#raw = undefined;
        this.#state = DATA;
        return mark;
    }
    #skipTo(from, end, what, state) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & what) === 0)
            at++;
        if (at < end)
            this.#state = state;
        return at;
    }
}


/***/ }),

/***/ 4282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xk: () => (/* binding */ NAMES),
/* harmony export */   cm: () => (/* binding */ OTHER_TAG),
/* harmony export */   rS: () => (/* binding */ syntaxOf)
/* harmony export */ });
/* unused harmony export ADDRESSES */
/* harmony import */ var _foreign_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);
/* harmony import */ var _name_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8832);
/* harmony import */ var _raw_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4920);
/** Which tags and attributes say something about addresses and anchors. */



/** A map, because a tag can be called `constructor`, or like any other property that every object has. */
const byName = (table) => new Map(Object.entries(table));
/** Attributes that hold addresses: https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2. */
const ADDRESSES = byName({
    a: { href: 'link' },
    area: { href: 'link' },
    form: { action: 'link' },
    button: { formaction: 'link' },
    input: { formaction: 'link', src: 'media' },
    img: { src: 'media', srcset: 'set' },
    source: { src: 'media', srcset: 'set' },
    video: { src: 'media', poster: 'media' },
    audio: { src: 'media' },
    track: { src: 'load' },
    embed: { src: 'document' },
    iframe: { src: 'document', srcdoc: 'frame' },
    frame: { src: 'document' },
    object: { data: 'document' },
    script: { src: 'load', href: 'load', 'xlink:href': 'load' },
    body: { background: 'media' },
    table: { background: 'media' },
    col: { background: 'media' },
    colgroup: { background: 'media' },
    thead: { background: 'media' },
    tbody: { background: 'media' },
    tfoot: { background: 'media' },
    tr: { background: 'media' },
    td: { background: 'media' },
    th: { background: 'media' },
    image: { href: 'media', 'xlink:href': 'media', src: 'media', srcset: 'set' },
    use: { href: 'symbol', 'xlink:href': 'symbol' },
    feimage: { href: 'media', 'xlink:href': 'media' },
});
/** Attributes that only mean something together with others of the element. */
const PARTS = byName({
    a: ['name', 'xlink:href'],
    base: ['href'],
    form: ['method'],
    input: ['type'],
    link: ['as', 'href', 'hreflang', 'rel', 'imagesrcset'],
    meta: ['charset', 'content', 'http-equiv', 'name', 'property'],
    script: ['type'],
    style: ['type'],
    template: ['shadowrootmode'],
});
/** Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are HTML, whatever the page. */
function syntaxOf(page) {
    return /\.(?:xhtml|svg)$/i.test(page) ? 'xml' : 'html';
}
/** Attributes of SVG in which `url()` loads something: https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes. */
const PAINTS = [
    'clip-path',
    'cursor',
    'fill',
    'filter',
    'marker-end',
    'marker-mid',
    'marker-start',
    'mask',
    'stroke',
];
/** Attributes that any element may have. */
const GLOBAL = {
    id: 'id',
    style: 'style',
    ...Object.fromEntries(PAINTS.map((name) => [name, 'paint'])),
};
/** Elements that begin or end something. */
const MARKS = ['svg', 'math', 'template'];
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
const TAG_NAMES = new Set([
    ...ADDRESSES.keys(),
    ...PARTS.keys(),
    ..._foreign_content_js__WEBPACK_IMPORTED_MODULE_0__/* .BREAKS_OUT */ .se,
    ..._foreign_content_js__WEBPACK_IMPORTED_MODULE_0__/* .HOLDS_HTML */ .Fj,
    ..._raw_text_js__WEBPACK_IMPORTED_MODULE_1__/* .RAW_ELEMENTS */ .xl,
    ...MARKS,
]);
const ATTRIBUTE_NAMES = [
    ...new Set([
        ...Object.keys(GLOBAL),
        ...[...ADDRESSES.values()].flatMap(Object.keys),
        ...[...PARTS.values()].flat(),
    ]),
];
/** Stands for every element that does not matter here. */
const OTHER_TAG = tagOf('');
function tagOf(name) {
    const meaningOf = (attribute) => ADDRESSES.get(name)?.[attribute] ??
        (PARTS.get(name)?.includes(attribute) ? 'part' : (GLOBAL[attribute] ?? null));
    const raw = _raw_text_js__WEBPACK_IMPORTED_MODULE_1__/* .RAW_ELEMENTS */ .xl.find((element) => element === name);
    return {
        name,
        meanings: ATTRIBUTE_NAMES.map(meaningOf),
        raw,
        matters: raw !== undefined || MARKS.includes(name),
    };
}
const TAGS = [...TAG_NAMES].map((name) => [name, tagOf(name)]);
const ATTRIBUTES = ATTRIBUTE_NAMES.map((name, index) => [
    name,
    { name, index },
]);
/** The names that matter here, by syntax. */
const NAMES = {
    html: { tags: new _name_table_js__WEBPACK_IMPORTED_MODULE_2__/* .NameTable */ .K(TAGS, true), attributes: new _name_table_js__WEBPACK_IMPORTED_MODULE_2__/* .NameTable */ .K(ATTRIBUTES, true) },
    xml: {
        tags: new _name_table_js__WEBPACK_IMPORTED_MODULE_2__/* .NameTable */ .K([...TAGS, ...CAMEL_CASE.map((name) => [name, tagOf(name.toLowerCase())])], false),
        attributes: new _name_table_js__WEBPACK_IMPORTED_MODULE_2__/* .NameTable */ .K(ATTRIBUTES, false),
    },
};


/***/ })

};

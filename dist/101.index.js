export const id = 101;
export const ids = [101];
export const modules = {

/***/ 6664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ AddressReader)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2365);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5798);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6216);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7640);




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
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
/** Reads a page in chunks (strings of bytes) for its addresses, anchors and declarations. */
class AddressReader {
    #found;
    #reader;
    #baseSeen = false;
    /** What the content of the element that is open is read as. */
    #use = 'script';
    constructor(found, syntax) {
        this.#found = found;
        this.#reader = new _reader_js__WEBPACK_IMPORTED_MODULE_0__/* .PageReader */ .X(this, _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .OF_ADDRESSES */ .zq, syntax);
    }
    write(chunk) {
        this.#reader.write(chunk);
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#reader.stop();
    }
    /** Returns the line of an offset that was just passed on, from 1 on. */
    line(at) {
        return this.#reader.line(at);
    }
    // Called by the reader.
    open(element) {
        const { name: tag, isForeign, length } = element;
        const isKnown = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
        for (let i = 0; i < length; i++) {
            const attribute = element.at(i);
            const { meaning, cut } = attribute;
            if (cut !== undefined && mayNameFiles(meaning, cut, tag))
                this.#found('too-large', 'value', element.end);
            else if (isKnown || GLOBAL.has(meaning))
                this.#readAttribute(element, attribute);
        }
        const use = isKnown ? this.#readElement(element) : undefined;
        if (use === undefined)
            return false;
        this.#use = use;
        return true;
    }
    content(text, at) {
        if (text === undefined)
            this.#found('too-large', this.#use, at);
        else if (text.trim() !== '')
            this.#found(this.#use, text, at);
    }
    /** Style sheets of XML: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        const href = STYLE_SHEET.exec(text)?.[2] ?? '';
        if (href !== '' && !href.startsWith('#'))
            this.#found('load', this.#reader.decoded(href), at);
    }
    // What it stands for.
    #readElement(element) {
        switch (element.name) {
            case 'a':
                this.#oldAnchor(element);
                break;
            case 'link':
                this.#link(element);
                break;
            case 'meta':
                this.#meta(element);
                break;
            case 'base':
                this.#base(element);
                break;
            case 'style':
                return /^(?:|text\/css)$/i.test((element.get('type') ?? '').trim()) ? 'style' : undefined;
            case 'script':
                if (!runs(element))
                    return dataKind(element);
                this.#found('runs-script', '', element.start);
                return 'script';
        }
        return undefined;
    }
    #readAttribute(element, { name, meaning, value, at }) {
        switch (meaning) {
            case 'id':
                this.#anchor(element, value);
                break;
            case 'style':
                this.#found('declarations', value, at);
                break;
            case 'paint':
                if (element.isForeign)
                    this.#found('declarations', value, at);
                break;
            case 'link':
                if (element.get('method')?.toLowerCase() !== 'dialog')
                    this.#found('link', value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (loads(element, name))
                    this.#load(meaning, value, at);
                break;
            case 'set':
                if (element.isForeign)
                    break;
                for (const address of (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .srcsetAddresses */ .HJ)(value))
                    this.#load('load', address, at);
                break;
            case 'frame':
                this.#found('frame', value, at);
        }
    }
    /** `<a name>`, and SVG's `<a xlink:href>`. */
    #oldAnchor(element) {
        const name = element.get('name');
        if (name !== undefined)
            this.#anchor(element, name);
        const link = element.isForeign ? element.find('xlink:href') : undefined;
        if (link !== undefined && element.find('href') === undefined)
            this.#found('link', link.value, link.at);
    }
    /** An empty address is never fetched, and one that is only a fragment stays in the page. */
    #load(use, value, at) {
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .trimBytes */ .Om)(value);
        if (address !== '' && !address.startsWith('#'))
            this.#found(use, address, at);
    }
    #anchor({ isInShadow, start }, id) {
        if (id !== '' && !isInShadow)
            this.#found('anchor', id, start);
    }
    #link(element) {
        const href = element.find('href');
        const rels = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .relsOf */ .cj)(element.get('rel'));
        if (rels.includes('canonical') && href !== undefined)
            this.#found('canonical', href.value, href.at);
        if (rels.some((rel) => LOADING_RELS.has(rel))) {
            for (const address of (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .srcsetAddresses */ .HJ)(element.get('imagesrcset') ?? ''))
                this.#load('load', address, element.start);
            const isMedia = rels.some((rel) => PICTURE_RELS.has(rel)) || MEDIA.test(element.get('as') ?? '');
            if (href !== undefined)
                this.#load(isMedia ? 'media' : 'load', href.value, href.at);
        }
        else if (rels.some((rel) => LINKING_RELS.has(rel)) && href !== undefined) {
            const isTranslation = rels.includes('alternate') && element.get('hreflang') !== undefined;
            this.#found(isTranslation ? 'translation' : 'link', href.value, href.at);
        }
    }
    #meta(element) {
        const { start } = element;
        const content = (element.get('content') ?? '').slice(0, MAX_META);
        const charset = element.get('charset');
        const equivalent = element.get('http-equiv')?.toLowerCase();
        const name = (element.get('property') ?? element.get('name'))?.toLowerCase();
        if (charset !== undefined)
            this.#found('encoding', charset, start);
        else if (equivalent === 'content-type') {
            const label = /charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1];
            if (label !== undefined)
                this.#found('encoding', label, start);
        }
        else if (equivalent === 'refresh')
            this.#refresh(content, start);
        else if (name === 'og:url')
            this.#found('canonical', content, start);
        else if (PREVIEWS.has(name))
            this.#found('preview', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .trimBytes */ .Om)(content), start);
        else if (name === 'robots' && /noindex|none/i.test(content))
            this.#found('unlisted', '', start);
    }
    #refresh(content, at) {
        const target = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .refreshTarget */ .tw)(content);
        if (target === undefined)
            return;
        this.#found('unlisted', '', at);
        this.#found('link', target, at);
    }
    #base(element) {
        const href = element.get('href');
        if (href === undefined || this.#baseSeen)
            return;
        this.#baseSeen = true;
        this.#found('base', href, element.start);
    }
}
function loads(element, attribute) {
    // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
    if (attribute.endsWith('href') !== element.isForeign)
        return false;
    if (attribute === 'xlink:href' && element.find('href') !== undefined)
        return false;
    if (element.name === 'input')
        return element.get('type')?.toLowerCase() === 'image';
    if (element.name === 'iframe')
        return element.find('srcdoc') === undefined;
    return element.name !== 'script' || runs(element);
}
function runs(script) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isScriptType */ .Kx)(script.get('type'));
}
/** Browsers take data only from the element itself, and not in SVG. */
function dataKind(script) {
    if (script.isForeign || script.find('src') !== undefined)
        return undefined;
    const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase());
    return kind ?? (script.get('id') === NEXT_DATA ? 'next-data' : undefined);
}
/** Returns whether a value that is too long to be read may name files. Most are pictures as `data:`; what is long in a `<meta>` means nothing to browsers. */
function mayNameFiles(meaning, value, tag) {
    if (meaning === 'set' || meaning === 'style' || meaning === 'frame')
        return true;
    return meaning !== 'id' && tag !== 'meta' && !(0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOtherScheme */ .mS)(value);
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


/***/ }),

/***/ 6101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ baseIn),
/* harmony export */   MZ: () => (/* binding */ pageTextOf),
/* harmony export */   VW: () => (/* binding */ PageText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6664);
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(711);



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
            const reader = new _encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .Utf8Reader */ .lQ((0,_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .pageEncoding */ .V5)(first, this.#syntax, encodingIn));
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
    return new _encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .Utf8Reader */ .lQ((0,_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .pageEncoding */ .V5)(start, syntax, encodingIn)).read(content);
}
/** Valid until the next one is read. */
function readPiece(file) {
    return buffer.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, PIECE_BYTES, null));
}
/** Returns the encoding that the first `<meta>` with one declares. */
function encodingIn(start) {
    return firstIn([start], 'encoding', 'html');
}
/** Returns the address in the first `<base>` of a page that has one. It applies to the whole page, also to what comes before it. */
function baseIn(text, syntax) {
    return namesBase(text) ? firstIn(text, 'base', syntax) : undefined;
}
/** Returns the value of the first such fact in a page, no more of which is read than that takes. */
function firstIn(text, wanted, syntax) {
    let first;
    const reader = new _addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .AddressReader */ .o((fact, value) => {
        if (fact !== wanted)
            return;
        first ??= value;
        reader.stop();
    }, syntax);
    for (const piece of text) {
        reader.write(piece);
        if (first !== undefined)
            break;
    }
    return first;
}
const BASE = /<base[\t\n\f\r /]/i;
const BASE_LENGTH = 6;
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

/***/ 5798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ PageReader)
});

;// CONCATENATED MODULE: ./lib/web/page/element.js
/**
 * The element at hand, with those of its attributes that are wanted. It and its attributes are used again for the next one: a
 * large site has millions of them, and collecting them as garbage took longer than reading them.
 */
class PageElement {
    /** In lower case, but for elements of XML that nobody asks for. */
    name = '';
    /** The offsets in the page of its name, and of the `>` of its start tag. */
    start = 0;
    end = 0;
    /** Whether it is part of SVG or MathML, or begins it. */
    isForeign = false;
    /** Whether it is in a template that is shown in its place: nothing outside can point to it. */
    isInShadow = false;
    #attributes = [];
    #length = 0;
    /** How many attributes there are. */
    get length() {
        return this.#length;
    }
    /** Returns the attribute at a position below `length`; valid until the next element. */
    at(index) {
        return this.#attributes[index];
    }
    /** Returns the attribute of that name; undefined if there is none. */
    find(name) {
        for (let i = 0; i < this.#length; i++)
            if (this.#attributes[i]?.name === name)
                return this.#attributes[i];
        return undefined;
    }
    /** Returns the value of the attribute of that name; undefined if there is none. */
    get(name) {
        return this.find(name)?.value;
    }
    /** Adds an attribute; of two with one name, the first counts. */
    add(name, meaning, value, at, cut) {
        const used = this.#attributes[this.#length++];
        if (used === undefined)
            this.#attributes.push({ name, meaning, value, at, cut });
        else {
            used.name = name;
            used.meaning = meaning;
            used.value = value;
            used.at = at;
            used.cut = cut;
        }
    }
    /** Takes away all attributes. */
    clear() {
        this.#length = 0;
    }
}

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
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
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js


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
 * of a page is text and attributes that nobody asks for, of which no string is to be made.
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
    maxValue = Number.POSITIVE_INFINITY;
    #receiver;
    #isXml;
    #names;
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
    #tag;
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
    /** `names`: the tags and attributes that matter. */
    constructor(receiver, syntax, names) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.#names = names;
        this.#tag = names.other;
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
                ? this.#names.other
                : (this.#names.tags.get(bytes, start, at) ?? this.#otherTag(start, at));
        this.#matters = this.#tag.matters || this.isForeign || this.#isXml;
        this.#state = at === end ? LONG_TAG_NAME : BEFORE_ATTRIBUTE;
        return this.#inTag(at, end);
    }
    #otherTag(start, end) {
        const { other, remember } = this.#names;
        return remember === undefined ? other : remember(this.#text.slice(start, end));
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
            : this.#names.attributes.get(this.#bytes, start, end);
        this.#meaning = known === undefined ? null : (this.#tag.meanings[known.index] ?? null);
        if (known === undefined || this.#meaning === null)
            return;
        this.#attribute = known.name;
        this.#attributeStart = this.#offset + start;
    }
    #passAttribute(meaning, value) {
        this.#receiver.attribute(this.#attribute, meaning, value, this.#attributeStart);
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
            if (this.wantsEndTags && tag !== this.#names.other)
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

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
;// CONCATENATED MODULE: ./lib/web/page/reader.js





/** Longer content of one element, in characters, is not kept. */
const MAX_CONTENT = 16 << 20;
/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
const OTHER_ENTITY = /&[\w.-]+;/;
/** Elements whose content nobody sees. */
const UNSEEN = new Set(['script', 'style', 'noscript']);
/**
 * Reads a page in chunks (strings of bytes) and tells a visitor what a browser with scripts finds in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends. It does not know
 * which elements are open: a list of them takes forever with millions of them.
 */
class PageReader {
    #visitor;
    #isXml;
    #wantsAll;
    #tokenizer;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #element = new PageElement();
    #chunkStart = 0;
    #lineEnds = 0;
    #lines = new line_counter/* LineCounter */.H('');
    /** Was there an element? */
    #isBegun = false;
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    /** In HTML, what `<noscript>` holds is not read at all. */
    #inNoscript = false;
    /** The element whose content is no text for readers. */
    #content;
    #parts = '';
    /** The line on which the content starts, if that is not in the chunk at hand. */
    #contentLine = 1;
    /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
    constructor(visitor, vocabulary, syntax) {
        this.#visitor = visitor;
        this.#isXml = syntax === 'xml';
        this.#wantsAll = visitor.text !== undefined;
        this.#tokenizer = new Tokenizer(this, syntax, vocabulary.namesIn(syntax));
        this.#tokenizer.maxValue = vocabulary.maxValue;
        this.#sayWhatIsWanted();
    }
    write(chunk) {
        this.#tokenizer.write(chunk);
    }
    /** Ends the page: what may have been the beginning of a tag is text. */
    end() {
        this.#tokenizer.end();
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
        if (at < this.#chunkStart && at === this.#content?.start)
            return this.#contentLine;
        return this.#lineEnds + this.#lines.at(at - this.#chunkStart) + 1;
    }
    // Called by the tokenizer.
    piece(text, offset) {
        const start = this.#content?.start;
        if (start !== undefined && start >= this.#chunkStart)
            this.#contentLine = this.line(start);
        this.#lineEnds += this.#lines.at(offset - this.#chunkStart);
        this.#lines = new line_counter/* LineCounter */.H(text);
        this.#chunkStart = offset;
    }
    attribute(name, meaning, written, at) {
        if (this.#element.find(name) !== undefined)
            return;
        const isCut = written.length > this.#tokenizer.maxValue;
        this.#element.add(name, meaning, isCut ? '' : this.decoded(written), at, isCut ? written : undefined);
    }
    /** Returns a value as it is meant. Entities that an XML file declares itself are not known, nor what has them in it. */
    decoded(value) {
        const decoded = (0,values/* decodeAttribute */.jz)(value);
        return this.#isXml && value.includes('&') && OTHER_ENTITY.test(decoded) ? '' : decoded;
    }
    startTag({ name, raw }, start, end, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#isBegun = true;
        this.#foreign.open(name);
        if (this.#isXml)
            this.#inNoscript ||= name === 'noscript';
        if (name === 'template')
            this.#startTemplate();
        if (!this.#isHidden)
            this.#open(name, start, end);
        this.#element.clear();
        if (closesItself && (this.#isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#sayWhatIsWanted();
        return this.#isXml || wasForeign ? undefined : raw;
    }
    endTag({ name }) {
        this.#close(name);
        this.#sayWhatIsWanted();
    }
    text(text) {
        if (this.#isHidden)
            return;
        if (this.#content === undefined)
            this.#visitor.text?.(text);
        else if (this.#content.isWanted && this.#parts.length <= MAX_CONTENT)
            this.#parts += text;
    }
    instruction(text, at) {
        if (!this.#isBegun)
            this.#visitor.instruction?.(text, at);
    }
    // What it stands for.
    /** Is it in something that browsers do not show, and look for nothing in? */
    get #isHidden() {
        return this.#isInert || this.#inNoscript;
    }
    #sayWhatIsWanted() {
        const tokenizer = this.#tokenizer;
        const hasContent = this.#content !== undefined;
        tokenizer.isForeign = this.#foreign.inside;
        tokenizer.takesCdata = this.#foreign.takesCdata;
        tokenizer.wantsText = this.#wantsAll || hasContent;
        tokenizer.wantsEndTags =
            this.#wantsAll ||
                hasContent ||
                this.#inNoscript ||
                this.#templates.length > 0 ||
                this.#foreign.awaitsEnd;
    }
    #open(name, start, end) {
        const element = this.#element;
        element.name = name;
        element.start = start;
        element.end = end;
        element.isForeign = this.#foreign.inside;
        element.isInShadow = this.#templates.length > 0;
        const isWanted = this.#visitor.open(element);
        if (!UNSEEN.has(name) || (!isWanted && !this.#wantsAll))
            return;
        this.#content = { name, isWanted, start };
        this.#parts = '';
    }
    #close(name) {
        const wasHidden = this.#isHidden;
        const isForeign = this.#foreign.close(name);
        if (name === 'template' && !isForeign)
            this.#endTemplate();
        else if (name === 'noscript')
            this.#inNoscript = false;
        if (wasHidden)
            return;
        if (this.#content?.name === name)
            this.#endContent(this.#content);
        this.#visitor.close?.(name);
    }
    #startTemplate() {
        if (this.#foreign.inside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
            return;
        // https://html.spec.whatwg.org/#attr-template-shadowrootmode
        const isInert = !/^(?:open|closed)$/i.test(this.#element.get('shadowrootmode') ?? '');
        this.#templates.push({ isInert, foreignDepth: this.#foreign.depth });
        this.#isInert ||= isInert;
    }
    #endTemplate() {
        const template = this.#templates.pop();
        if (template === undefined)
            return;
        this.#isInert = this.#templates.some(({ isInert }) => isInert);
        this.#foreign.cut(template.foreignDepth);
    }
    #endContent({ isWanted, start }) {
        const text = this.#parts;
        if (isWanted)
            this.#visitor.content(text.length > MAX_CONTENT ? undefined : text, start);
        this.#content = undefined;
        this.#parts = '';
    }
}


/***/ }),

/***/ 6216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ srcsetAddresses),
/* harmony export */   Kx: () => (/* binding */ isScriptType),
/* harmony export */   cj: () => (/* binding */ relsOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   jz: () => (/* binding */ decodeAttribute),
/* harmony export */   tw: () => (/* binding */ refreshTarget)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7031);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** What the text and the values of attributes mean that a page has. Strings of bytes, but for what says otherwise. */


/** Returns the value of an attribute as written with its character references decoded. */
function decodeAttribute(value) {
    return value.includes('&') ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)((0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value))) : value;
}
/** Returns text between tags as written with its character references decoded. */
function decodeText(text) {
    return text.includes('&') ? (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)((0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(text))) : text;
}
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
/** Values of `type` with which a browser runs a script: https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Returns whether a browser runs a script with this `type`. */
function isScriptType(type) {
    return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
/** Returns the keywords in a `rel`, in lower case. */
function relsOf(rel) {
    return (rel ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
}
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

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zq: () => (/* binding */ OF_ADDRESSES),
  Q: () => (/* binding */ OF_LOADS),
  Xk: () => (/* binding */ OF_READERS),
  rS: () => (/* binding */ syntaxOf)
});

// UNUSED EXPORTS: ADDRESSES, MAX_VALUE, Vocabulary

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
;// CONCATENATED MODULE: ./lib/web/page/name-table.js
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

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Which elements and attributes of a page matter, and to whom. */




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
/** Attributes that say together with others where an element leads. */
const PARTS = partsOf({
    a: 'name xlink:href',
    base: 'href',
    form: 'method',
    input: 'type',
    link: 'as href hreflang rel imagesrcset',
    meta: 'charset content http-equiv name property',
    script: 'type',
    style: 'type',
    template: 'shadowrootmode',
});
/** Attributes that readers see, apart from addresses. */
const SEEN = byName({
    a: { 'xlink:href': 'link' },
    img: { alt: 'alternative' },
    area: { alt: 'alternative' },
    image: { alt: 'alternative' },
    input: { type: 'part', alt: 'alternative', value: 'shown', placeholder: 'shown', checked: 'mark' },
    textarea: { placeholder: 'shown' },
    option: { label: 'shown', selected: 'mark' },
    optgroup: { label: 'shown' },
    progress: { value: 'shown', max: 'shown' },
    meter: { value: 'shown', min: 'shown', max: 'shown' },
    ol: { start: 'shown', reversed: 'mark', type: 'shown' },
    li: { value: 'shown' },
    details: { open: 'mark' },
    dialog: { open: 'mark' },
});
function partsOf(table) {
    const meanings = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'part']));
    return byName(Object.fromEntries(Object.entries(table).map(([tag, names]) => [tag, meanings(names)])));
}
/** Returns the attributes of several tables; what the first ones say counts. */
function joined(...tables) {
    const tags = new Set(tables.flatMap((table) => [...table.keys()]));
    const attributesOf = (tag) => Object.assign({}, ...tables.map((table) => table.get(tag)).reverse());
    return new Map([...tags].map((tag) => [tag, attributesOf(tag)]));
}
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
/** Elements that begin or end something. */
const MARKS = ['svg', 'math', 'template'];
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
/** The longest name of a tag that is told from others, where all are wanted. */
const MAX_NAME = 32;
/** How many names of unknown elements are remembered. */
const MAX_REMEMBERED = 500;
/** What somebody wants to know of pages. */
class Vocabulary {
    /** Of longer values of attributes, in bytes, there is only a part. */
    maxValue;
    /** The attributes that are wanted of each element, apart from those that are wanted of all. */
    table;
    #ofAll;
    #attributes;
    #wantsAll;
    #names = {};
    /** `ofAll`: attributes that any element may have. `wantsAll`: whether elements without a wanted attribute matter, too. */
    constructor(table, ofAll, { wantsAll, maxValue }) {
        this.maxValue = maxValue;
        this.table = table;
        this.#ofAll = ofAll;
        this.#wantsAll = wantsAll;
        this.#attributes = [...new Set([...Object.keys(ofAll), ...[...table.values()].flatMap(Object.keys)])];
    }
    /** Returns what elements and attributes are called in a page. */
    namesIn(syntax) {
        this.#names[syntax] ??= this.#makeNames(syntax);
        return this.#names[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const known = new Set([...this.table.keys(), ...foreign_content/* BREAKS_OUT */.se, ...foreign_content/* HOLDS_HTML */.Fj, ...raw_text/* RAW_ELEMENTS */.xl, ...MARKS]);
        const tags = new NameTable([...known].map((name) => [name, this.#tagOf(name)]), isHtml);
        if (!isHtml)
            for (const name of CAMEL_CASE)
                tags.add(name, this.#tagOf(name.toLowerCase()));
        const attributes = new NameTable(this.#attributes.map((name, index) => [name, { name, index }]), isHtml);
        const remember = this.#wantsAll ? this.#remember(tags, isHtml) : undefined;
        return { tags, attributes, other: this.#tagOf(''), remember };
    }
    /** Finds out about elements that are not known as they come. */
    #remember(tags, isHtml) {
        let remembered = 0;
        return (written) => {
            const name = written.length > MAX_NAME ? '' : (0,byte_strings/* detach */.Yo)(isHtml ? written.toLowerCase() : written);
            const tag = this.#tagOf(name);
            if (remembered++ < MAX_REMEMBERED)
                tags.add(name, tag);
            return tag;
        };
    }
    #tagOf(name) {
        const wanted = this.table.get(name);
        const raw = raw_text/* RAW_ELEMENTS */.xl.find((element) => element === name);
        return {
            name,
            meanings: this.#attributes.map((attribute) => wanted?.[attribute] ?? this.#ofAll[attribute] ?? null),
            raw,
            matters: this.#wantsAll || raw !== undefined || MARKS.includes(name),
        };
    }
}
/** Longer attribute values, in bytes, mostly pictures as `data:`, are not read for addresses. */
const MAX_VALUE = 1 << 20;
/** What says something about addresses and anchors. */
const OF_ADDRESSES = new Vocabulary(joined(ADDRESSES, PARTS), { id: 'id', style: 'style', ...Object.fromEntries(PAINTS.map((name) => [name, 'paint'])) }, { wantsAll: false, maxValue: MAX_VALUE });
/** Addresses that nobody sees, or that are not what is seen: a background, a part of a drawing. */
const isSeen = (tag, name, meaning) => tag !== 'script' && name !== 'background' && meaning !== 'symbol';
const SEEN_ADDRESSES = new Map([...ADDRESSES].map(([tag, attributes]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name, meaning]) => isSeen(tag, name, meaning))),
]));
/** What readers see. */
const OF_READERS = new Vocabulary(joined(SEEN, SEEN_ADDRESSES, partsOf({ form: 'method', meta: 'name content http-equiv', template: 'shadowrootmode' })), { role: 'part', hidden: 'mark' }, { wantsAll: true, maxValue: Number.POSITIVE_INFINITY });
/** What a page loads to run and to look as it should. */
const OF_LOADS = new Vocabulary(partsOf({ script: 'src href type', link: 'rel href', template: 'shadowrootmode' }), {}, { wantsAll: false, maxValue: MAX_VALUE });


/***/ })

};

export const id = 101;
export const ids = [101];
export const modules = {

/***/ 8710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ makeAddressReader)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2365);
/* harmony import */ var _attribute_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6971);
/* harmony import */ var _page_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4033);
/* harmony import */ var _robots_directives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7730);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7640);






/**
 * The use of a target by its `rel` keyword. `link`: people or crawlers follow it.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes, and `amphtml` of
 * https://amp.dev/documentation/guides-and-tutorials/optimize-and-measure/discovery, read 2026-11.
 */
const USES_BY_REL = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('load', 'stylesheet manifest preload modulepreload prefetch prerender'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('media', 'icon apple-touch-icon apple-touch-icon-precomposed mask-icon'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('link', `alternate amphtml author contents describedby first help index last license next prev previous
     privacy-policy search start terms-of-service up`),
]);
/**
 * The keywords for which browsers verify `integrity`:
 * https://html.spec.whatwg.org/#attr-link-integrity.
 */
const RELS_WITH_INTEGRITY = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('stylesheet modulepreload');
/** The values of `as` for preloads that browsers verify: https://crbug.com/981419, read 2026-11. */
const PRELOADS_WITH_INTEGRITY = /^\s*(?:script|style)\s*$/i;
/** The values of `as` for images, audio, and video. */
const MEDIA_PRELOADS = /^\s*(?:image|audio|video)\s*$/i;
/** The values of `type` for scripts with data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['application/ld+json', 'json-ld'],
]);
/** The id of the data for the Pages Router of Next.js: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** The names of `<meta>` whose content is an image: https://ogp.me, and what X and others read. */
const PREVIEW_NAMES = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('og:image og:image:url og:image:secure_url twitter:image twitter:image:src');
/**
 * The names of `<meta>` with instructions for search engines:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11.
 */
const ROBOTS_NAMES = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('robots googlebot');
/** Elements with addresses within SVG. Other elements, even those of HTML, have none there. */
const SVG_ADDRESS_ELEMENTS = new Set([
    'a',
    'image',
    'use',
    'feimage',
    'script',
    'style',
]);
/** Attributes that any element may have. */
const MEANINGS_ON_ANY_ELEMENT = new Set([
    'for-scripts',
    'style',
    'paint',
]);
/** Elements with addresses only within SVG. */
const SVG_ONLY_ELEMENTS = new Set(['use', 'feimage']);
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
/** Returns a reader that calls `onEvent` for the addresses, anchors, and other facts of a page. */
function makeAddressReader(onEvent, syntax) {
    return new _page_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .PageReader */ .X(new AddressVisitor(onEvent), _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .ADDRESS_VOCABULARY */ .Sc, syntax);
}
class AddressVisitor {
    #pass;
    #hasBase = false;
    /** How the content of the open element is read. */
    #contentKind = 'script';
    constructor(onEvent) {
        this.#pass = onEvent;
    }
    open(element) {
        const { name: tag, isForeign, attributeCount } = element;
        const mayHaveAddress = isForeign ? SVG_ADDRESS_ELEMENTS.has(tag) : !SVG_ONLY_ELEMENTS.has(tag);
        // Comes before the element's links: a line of code links to its own id.
        const id = element.get('id');
        if (id !== undefined)
            this.#passAnchor(element, id);
        for (let i = 0; i < attributeCount; i++) {
            const attribute = element.attributeAt(i);
            if (mayHaveAddress || MEANINGS_ON_ANY_ELEMENT.has(attribute.meaning))
                this.#readAttribute(element, attribute);
        }
        const contentKind = mayHaveAddress ? this.#readElement(element) : undefined;
        if (contentKind === undefined)
            return false;
        this.#contentKind = contentKind;
        return true;
    }
    content(text, offset) {
        if (text.trim() !== '')
            this.#pass(this.#contentKind, text, offset);
    }
    /** Reads a style sheet of XML: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, offset) {
        const href = text.match(STYLE_SHEET)?.[2] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR;
        if (href !== '' && !href.startsWith('#'))
            this.#pass('load', (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeXmlAttribute */ .gL)(href), offset);
    }
    #readElement(element) {
        switch (element.name) {
            case 'a':
                this.#readNamedAnchor(element);
                break;
            case 'link':
                this.#readLink(element);
                break;
            case 'meta':
                this.#readMeta(element);
                break;
            case 'base':
                this.#readBase(element);
                break;
            case 'style':
                if (isCss(element))
                    return 'style';
                break;
            case 'noscript':
                return 'noscript';
            case 'script':
                if (!isExecutable(element))
                    return findDataKind(element);
                this.#pass('executable-script', _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR, element.start);
                return 'script';
        }
        return undefined;
    }
    #readAttribute(element, { name, meaning, value, offset }) {
        switch (meaning) {
            case 'for-scripts':
                this.#pass('for-scripts', value, offset);
                break;
            case 'style':
                this.#pass('declarations', value, offset);
                break;
            case 'paint':
                if (element.isForeign)
                    this.#pass('declarations', value, offset);
                break;
            case 'link':
                this.#passLink(element, value, offset);
                break;
            case 'load':
            case 'media':
            case 'frame':
            case 'symbol':
                if (isLoadedAttribute(element, name))
                    this.#passLoad(meaning, value, offset, getIntegrity(element));
                break;
            case 'srcset':
                if (element.isForeign)
                    break;
                for (const address of (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSrcset */ .d3)(value))
                    this.#passLoad('load', address, offset);
                break;
            case 'srcdoc':
                this.#pass('srcdoc', value, offset);
        }
    }
    #passLink(element, value, offset) {
        if (element.name === 'form') {
            if (element.get('method')?.toLowerCase() !== 'dialog')
                this.#pass('link', value, offset);
            return;
        }
        const isDownload = element.has('download');
        this.#pass(isDownload ? 'download' : 'link', value, offset);
    }
    /** Reads `<a name>`, and SVG's `<a xlink:href>`. */
    #readNamedAnchor(element) {
        const name = element.get('name');
        if (name !== undefined)
            this.#passAnchor(element, name);
        const link = element.isForeign ? element.findAttribute('xlink:href') : undefined;
        if (link !== undefined && !element.has('href'))
            this.#pass('link', link.value, link.offset);
    }
    /** Browsers never fetch an empty address, or one that is only a fragment. */
    #passLoad(use, value, offset, integrity) {
        const address = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBytes */ .Om)(value);
        if (address !== '' && !address.startsWith('#'))
            this.#pass(use, address, offset, integrity);
    }
    #passAnchor({ isInShadow, start }, id) {
        if (id !== '' && !isInShadow)
            this.#pass('anchor', id, start);
    }
    #readLink(element) {
        const href = element.findAttribute('href');
        const rels = (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readRels */ .p)(element.get('rel'));
        const uses = rels.map((rel) => USES_BY_REL.get(rel));
        if (href !== undefined) {
            if (rels.includes('canonical'))
                this.#pass('canonical', href.value, href.offset);
            if (rels.includes('edit'))
                this.#pass('edit-link', href.value, href.offset);
        }
        if (uses.includes('media') || uses.includes('load'))
            this.#readLoadingLink(element, rels, uses.includes('media'));
        else if (uses.includes('link') && href !== undefined) {
            if (rels.includes('alternate') && isMarkdownTwin(element))
                this.#pass('markdown-twin', href.value, href.offset);
            const isTranslation = rels.includes('alternate') && element.has('hreflang');
            this.#pass(isTranslation ? 'translation' : 'link', href.value, href.offset);
        }
    }
    #readLoadingLink(element, rels, isForMedia) {
        for (const address of (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSrcset */ .d3)(element.get('imagesrcset') ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR))
            this.#passLoad('load', address, element.start);
        const href = element.findAttribute('href');
        if (href === undefined)
            return;
        const integrity = supportsIntegrity(element, rels) ? element.get('integrity') : undefined;
        const isMedia = isForMedia || MEDIA_PRELOADS.test(element.get('as') ?? '');
        this.#passLoad(isMedia ? 'media' : 'load', href.value, href.offset, integrity);
    }
    #readMeta(element) {
        const { start } = element;
        const charset = element.get('charset');
        if (charset !== undefined) {
            this.#pass('encoding', charset, start);
            return;
        }
        const content = element.get('content') ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR;
        switch (element.get('http-equiv')?.toLowerCase()) {
            case 'content-type':
                this.#readContentType(content, start);
                return;
            case 'refresh':
                this.#readRefresh(content, start);
                return;
        }
        const name = element.get('property') ?? element.get('name');
        if (name !== undefined)
            this.#readNamedMeta(name.toLowerCase(), content, start);
    }
    #readNamedMeta(name, content, offset) {
        if (name === 'og:url')
            this.#pass('canonical', content, offset);
        else if (PREVIEW_NAMES.has(name))
            this.#pass('preview', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBytes */ .Om)(content), offset);
        else if (ROBOTS_NAMES.has(name) && (0,_robots_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .forbidsIndexing */ .q)(content))
            this.#pass('noindex', _byte_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BYTES */ .CR, offset);
    }
    #readContentType(content, offset) {
        const label = content.match(/charset\s*=\s*["']?([^\s;"']+)/i)?.[1];
        if (label !== undefined)
            this.#pass('encoding', label, offset);
    }
    #readRefresh(content, offset) {
        const target = (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readRefreshTarget */ .pm)(content);
        if (target === undefined)
            return;
        this.#pass('redirect', content, offset);
        this.#pass('link', target, offset);
    }
    #readBase(element) {
        const href = element.get('href');
        if (href === undefined || this.#hasBase)
            return;
        this.#hasBase = true;
        this.#pass('base', href, element.start);
    }
}
/**
 * Does a link point to the page's Markdown version? Some sites link `llms.txt` in this way on all
 * pages.
 */
function isMarkdownTwin(link) {
    if (/(?:^|\/)llms[^/]*$/i.test(link.get('href') ?? ''))
        return false;
    return /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i.test(link.get('type') ?? '');
}
function isLoadedAttribute(element, attribute) {
    // SVG has the address of scripts and images in `href`, HTML in `src`.
    if (attribute.endsWith('href') !== element.isForeign)
        return false;
    if (attribute === 'xlink:href' && element.has('href'))
        return false;
    if (element.name === 'input')
        return element.get('type')?.toLowerCase() === 'image';
    if (element.name === 'iframe')
        return !element.has('srcdoc');
    return element.name !== 'script' || isExecutable(element);
}
/** Do browsers verify the `integrity` of a `<link>` with the keywords `rels`? */
function supportsIntegrity(link, rels) {
    if (rels.some((rel) => RELS_WITH_INTEGRITY.has(rel)))
        return true;
    return rels.includes('preload') && PRELOADS_WITH_INTEGRITY.test(link.get('as') ?? '');
}
/** Returns `integrity`, which scripts in SVG do not have. */
function getIntegrity(element) {
    if (element.isForeign)
        return undefined;
    return element.get('integrity');
}
function isCss(style) {
    return /^(?:|text\/css)$/i.test((style.get('type') ?? '').trim());
}
function isExecutable(script) {
    return (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isExecutableScript */ .EC)((name) => script.get(name));
}
/**
 * Returns the kind of data in a script. Browsers do not read data from an external file or within
 * SVG.
 */
function findDataKind(script) {
    if (script.isForeign || script.has('src'))
        return undefined;
    const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase());
    if (kind !== undefined)
        return kind;
    if (script.get('id') === NEXT_DATA)
        return 'next-data';
    return undefined;
}


/***/ }),

/***/ 6971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ isExecutableScript),
/* harmony export */   Kx: () => (/* binding */ isScriptType),
/* harmony export */   NQ: () => (/* binding */ isImmediateRefresh),
/* harmony export */   d3: () => (/* binding */ readSrcset),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   gL: () => (/* binding */ decodeXmlAttribute),
/* harmony export */   jz: () => (/* binding */ decodeAttribute),
/* harmony export */   p: () => (/* binding */ readRels),
/* harmony export */   pm: () => (/* binding */ readRefreshTarget)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9995);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** Interprets the text and the attribute values of a page. */


/** Decodes the character references in an attribute value. */
function decodeAttribute(value) {
    if (value.includes('&'))
        return decodeInPieces(value, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im);
    return value;
}
/**
 * How much is decoded at a time, in bytes, because the decoder keeps an object per reference until
 * the end.
 */
const PIECE_BYTES = 1 << 20;
/** Decodes a long value in pieces. Each piece ends before a `&`, so that no reference is split. */
function decodeInPieces(value, decode) {
    let decoded = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    for (let start = 0; start < value.length;) {
        const next = value.indexOf('&', start + PIECE_BYTES);
        const end = next === -1 ? value.length : next;
        const piece = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value.slice(start, end));
        decoded = decoded.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(decode(piece)));
        start = end;
    }
    return decoded;
}
const CUSTOM_ENTITY = /&[\w.-]+;/;
/**
 * Decodes an attribute value of XML; empty if it contains entities that the file itself declares.
 */
function decodeXmlAttribute(value) {
    if (!value.includes('&'))
        return value;
    const decoded = decodeAttribute(value);
    if (CUSTOM_ENTITY.test(decoded))
        return _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    return decoded;
}
/** Decodes the character references in text between tags. */
function decodeText(text) {
    if (text.includes('&'))
        return decodeInPieces(text, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz);
    return text;
}
/** A time, and the address after it, which may follow `url=`. */
const REFRESH = /^\s*[\d.]+(?=[\s;,])\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is;
/**
 * Returns the address in the content of a `<meta http-equiv=refresh>`; undefined if it only reloads
 * the page.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function readRefreshTarget(content) {
    const { 1: target = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR } = content.match(REFRESH) ?? [];
    if (target === '')
        return undefined;
    const { 2: quoted } = target.match(/^(["'])(.*?)(?:\1|$)/s) ?? [];
    return quoted ?? target;
}
/**
 * Returns whether a `<meta http-equiv=refresh>` with this content sends readers on without a pause.
 */
function isImmediateRefresh(content) {
    return /^\s*0*(?:\.\d*)?[\s;,]/.test(content);
}
/**
 * The values of `type` for scripts that browsers run:
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type.
 */
const SCRIPT_TYPE = new RegExp('^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script' +
    String.raw `|text/(?:jscript|livescript|javascript1\.[0-5]))$`);
/** Returns whether a browser runs a script with this `type`. */
function isScriptType(type) {
    return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
/**
 * Returns whether a browser runs a script with these attributes; `get` returns an attribute by
 * name.
 * https://html.spec.whatwg.org/#prepare-the-script-element
 */
function isExecutableScript(get) {
    const type = get('type');
    const usedType = type ?? makeTypeOfLanguage(get('language'));
    if (!isScriptType(usedType))
        return false;
    const object = get('for');
    const event = get('event');
    const isEventHandler = object !== undefined && event !== undefined;
    if (!isEventHandler || isModuleType(type))
        return true;
    return /^\s*window\s*$/i.test(object) && /^\s*onload(?:\(\))?\s*$/i.test(event);
}
function makeTypeOfLanguage(language) {
    return language ? `text/${language}` : '';
}
function isModuleType(type) {
    return /^\s*module\s*$/i.test(type ?? '');
}
/** Returns the keywords in a `rel`, in lowercase. */
function readRels(rel) {
    return (rel ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
}
/**
 * Returns all addresses of a `srcset`, in order, because browsers may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function readSrcset(value) {
    const addresses = [];
    const candidates = /[^ \t\n\f\r,][^ \t\n\f\r]*/g;
    for (let candidate = candidates.exec(value); candidate !== null; candidate = candidates.exec(value)) {
        let end = candidates.lastIndex;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(candidate.index, end));
        if (end === candidates.lastIndex)
            candidates.lastIndex = findEndOfDescriptor(value, end);
    }
    return addresses;
}
/** Returns the offset after a descriptor. Commas in parentheses do not end it. */
function findEndOfDescriptor(value, from) {
    let inParentheses = false;
    for (let offset = from; offset < value.length; offset++) {
        if (value[offset] === '(')
            inParentheses = true;
        else if (value[offset] === ')')
            inParentheses = false;
        else if (value[offset] === ',' && !inParentheses)
            return offset + 1;
    }
    return value.length;
}


/***/ }),

/***/ 1160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QJ: () => (/* binding */ ForeignContent),
/* harmony export */   fn: () => (/* binding */ INTEGRATION_POINTS),
/* harmony export */   yG: () => (/* binding */ BREAKOUT_ELEMENTS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);

/**
 * Elements that end SVG and MathML wherever they occur:
 * https://html.spec.whatwg.org/#parsing-main-inforeign.
 */
const BREAKOUT_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li ' +
    'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
/** Elements within SVG and MathML that contain HTML. */
const INTEGRATION_POINTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** Those elements that usually contain more than text. */
const MARKUP_CONTAINERS = new Set(['foreignobject', 'annotation-xml']);
/** Browsers have the same depth limit. */
const MAX_DEPTH = 512;
/**
 * Tracks whether a tag is in SVG or MathML, where `<title>`, `<style>`, and `/>` have a different
 * meaning.
 */
class ForeignContent {
    #open = [];
    /** How many templates are open in the current SVG. */
    #templateDepth = 0;
    isInside = false;
    /**
     * Does `<![CDATA[` start a section of text here, and not a comment as in HTML? Elements that
     * usually contain markup count as HTML.
     */
    get acceptsCdata() {
        return (this.isInside || (this.#innermost !== undefined && !MARKUP_CONTAINERS.has(this.#innermost)));
    }
    /** How many relevant elements are open. Without any, end tags have no effect here. */
    get depth() {
        return this.#open.length;
    }
    open(tag) {
        if (this.isInside && BREAKOUT_ELEMENTS.has(tag))
            this.#breakOut();
        const isTracked = tag === 'svg' || tag === 'math' || (this.isInside && INTEGRATION_POINTS.has(tag));
        if (isTracked && this.#open.length < MAX_DEPTH)
            this.#open.push(tag);
        else if (this.isInside && tag === 'template')
            this.#templateDepth++;
        this.#updateState();
    }
    /**
     * Closes an element. Returns whether it was a template within SVG, which has no special meaning.
     */
    close(tag) {
        if (tag === 'template' && this.#templateDepth > 0) {
            this.#templateDepth--;
            return true;
        }
        const index = this.#open.lastIndexOf(tag);
        if (index !== -1)
            this.closeTo(index);
        // Such an element is never part of SVG, so an outer element ends.
        else if (this.isInside && BREAKOUT_ELEMENTS.has(tag))
            this.#breakOut();
        return false;
    }
    /** Closes all but the `depth` outermost elements. */
    closeTo(depth) {
        this.#open.length = Math.min(this.#open.length, depth);
        this.#updateState();
    }
    #breakOut() {
        while (this.#innermost === 'svg' || this.#innermost === 'math')
            this.#open.pop();
        this.#updateState();
    }
    get #innermost() {
        return this.#open.at(-1);
    }
    #updateState() {
        this.isInside = this.#innermost === 'svg' || this.#innermost === 'math';
        if (!this.isInside)
            this.#templateDepth = 0;
    }
}


/***/ }),

/***/ 4033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ INVISIBLE_ELEMENTS),
  X: () => (/* binding */ PageReader)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
// EXTERNAL MODULE: ./lib/web/page/line-counter.js
var line_counter = __webpack_require__(121);
;// CONCATENATED MODULE: ./lib/web/page/page-element.js
/**
 * The current element, with those attributes that the vocabulary includes. The object and its
 * attributes are reused for the next element: a large site has millions, and garbage collection
 * took longer than reading.
 */
class PageElement {
    /** In lowercase, except for unknown elements of XML. */
    name = '';
    /** The offset of its name in the page. */
    start = 0;
    /** Whether it is part of SVG or MathML, or starts it. */
    isForeign = false;
    /** Whether it is in a declarative shadow root: links outside cannot point to it. */
    isInShadow = false;
    #attributes = [];
    #attributeCount = 0;
    /** How many attributes there are. */
    get attributeCount() {
        return this.#attributeCount;
    }
    /** Returns the attribute at an index below `attributeCount`; valid until the next element. */
    attributeAt(index) {
        return this.#attributes[index];
    }
    /** Returns the attribute with that name; undefined if there is none. */
    findAttribute(name) {
        for (let i = 0; i < this.#attributeCount; i++)
            if (this.#attributes[i]?.name === name)
                return this.#attributes[i];
        return undefined;
    }
    /** Returns the value of the attribute with that name; undefined if there is none. */
    get(name) {
        return this.findAttribute(name)?.value;
    }
    /** Does the element have the attribute with that name? */
    has(name) {
        return this.findAttribute(name) !== undefined;
    }
    /** Adds an attribute. Of several with one name, the first is used. */
    addAttribute(name, meaning, value, offset) {
        const reused = this.#attributes[this.#attributeCount++];
        if (reused === undefined)
            this.#attributes.push({ name, meaning, value, offset });
        else {
            reused.name = name;
            reused.meaning = meaning;
            reused.value = value;
            reused.offset = offset;
        }
    }
    /** Removes all attributes. */
    clearAttributes() {
        this.#attributeCount = 0;
    }
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js


/** Follows the last byte of a page. */
const NUL = 0;
const BANG = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LT = 0x3c;
const EQUALS = 0x3d;
const GT = 0x3e;
const QUESTION = 0x3f;
/** What a byte does in a tag, one bit each. A gap between attributes is space or a slash. */
const ENDS_SPACE = 1;
const ENDS_GAP = 2;
const ENDS_TAG_NAME = 4;
const ENDS_ATTRIBUTE_NAME = 8;
const ENDS_VALUE = 16;
const LETTER = 32;
const BYTE_FLAGS = new Uint8Array(256).fill(ENDS_SPACE | ENDS_GAP);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTE_FLAGS[byte] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTE_FLAGS[SLASH] = ENDS_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTE_FLAGS[GT] = ENDS_SPACE | ENDS_GAP | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTE_FLAGS[EQUALS] = ENDS_SPACE | ENDS_GAP | ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTE_FLAGS[letter] = BYTE_FLAGS[letter | 0x20] = ENDS_SPACE | ENDS_GAP | LETTER;
const CDATA_START = '<![CDATA[';
/** The largest buffer that is kept for the next page, in bytes. */
const MAX_SPARE_BYTES = 1 << 22;
const NO_BUFFER = Buffer.alloc(0);
/** The buffer for the next page. */
let spareBuffer = NO_BUFFER;
/**
 * Finds the relevant tags of a page: https://html.spec.whatwg.org/#tokenization. It scans bytes,
 * and creates strings only for text and attributes that are needed.
 */
class Tokenizer {
    /** Whether to report text between tags. */
    wantsText = false;
    wantsEndTags = false;
    /** Whether the position is in SVG or MathML, where every known tag is relevant. */
    isForeign = false;
    /** Whether `<![CDATA[` starts a section of text here, and not a comment. */
    acceptsCdata = false;
    #receiver;
    #isXml;
    #names;
    #page = byte_strings/* NO_BYTES */.CR;
    /** The bytes of the page, with a zero after them. */
    #bytes = NO_BUFFER;
    #isStopped = false;
    /** `names`: the relevant tags and attributes. */
    constructor(receiver, syntax, names) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.#names = names;
    }
    /** Reads a page. Call it only once. */
    read(page) {
        this.#page = page;
        const bytes = copyBytes(page);
        this.#bytes = bytes;
        // https://html.spec.whatwg.org/#data-state
        for (let offset = 0; offset < page.length && !this.#isStopped;) {
            const tag = this.#findTag(offset);
            this.#passText(offset, tag);
            offset = tag < page.length ? this.#readMarkup(tag) : tag;
        }
        keepForReuse(bytes);
    }
    /** Stops reading: the receiver is not called again. */
    stop() {
        this.#isStopped = true;
    }
    /**
     * Returns the offset of the next `<`; the end of the page if there is none. It is a separate
     * function so that the engine keeps this loop compiled from page to page.
     */
    #findTag(from) {
        const bytes = this.#bytes;
        let offset = from;
        while (offset < this.#page.length && bytes[offset] !== LT)
            offset++;
        return offset;
    }
    #passText(start, end, isLiteral = false) {
        if (this.wantsText && start < end)
            this.#receiver.text(this.#page.slice(start, end), isLiteral);
    }
    /**
     * This and the following functions return the offset at which to continue.
     * https://html.spec.whatwg.org/#tag-open-state
     */
    #readMarkup(offset) {
        const next = this.#bytes[offset + 1];
        if (this.#startsName(next))
            return this.#readTag(offset + 1, false);
        if (next === BANG)
            return this.#readDeclaration(offset);
        if (next === QUESTION && this.#isXml)
            return this.#readInstruction(offset + 2);
        if (next === QUESTION)
            return this.#findEnd('>', offset + 2);
        // https://html.spec.whatwg.org/#end-tag-open-state
        if (next === SLASH && offset + 2 < this.#page.length) {
            if (this.#startsName(this.#bytes[offset + 2]))
                return this.#readTag(offset + 2, true);
            return this.#findEnd('>', offset + 2);
        }
        this.#passText(offset, offset + 1);
        return offset + 1;
    }
    /**
     * Can a byte start a tag name? XML allows many more letters, so any byte that does not end a name
     * counts.
     */
    #startsName(byte) {
        const bits = BYTE_FLAGS[byte];
        if (!this.#isXml)
            return (bits & LETTER) !== 0;
        return (bits & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION && byte !== NUL;
    }
    /**
     * Returns the offset of the next byte with one of the flags; the end of the page if there is
     * none.
     */
    #findByte(flags, from) {
        const bytes = this.#bytes;
        let offset = from;
        while (offset < this.#page.length &&
            (BYTE_FLAGS[bytes[offset]] & flags) === 0)
            offset++;
        return offset;
    }
    /**
     * Returns the offset after the next `mark`, for bogus comments and DOCTYPEs; the end of the page
     * if there is none.
     */
    #findEnd(mark, from) {
        const offset = this.#page.indexOf(mark, from);
        return offset === -1 ? this.#page.length : offset + mark.length;
    }
    /**
     * https://html.spec.whatwg.org/#tag-name-state, and the states after it. A tag without an end is
     * ignored.
     */
    #readTag(start, isEndTag) {
        const page = this.#page;
        const bytes = this.#bytes;
        let offset = this.#findByte(ENDS_TAG_NAME, start);
        const tag = isEndTag && !this.wantsEndTags
            ? this.#names.irrelevantTag
            : this.#findTagByName(start, offset);
        let matters = tag.isRelevant || this.isForeign || this.#isXml;
        for (;;) {
            const nameStart = this.#findByte(ENDS_GAP, offset);
            if (nameStart === page.length)
                return nameStart;
            if (bytes[nameStart] === GT) {
                const closesItself = nameStart > offset && bytes[nameStart - 1] === SLASH;
                if (!isEndTag && matters)
                    return this.#passStartTag(tag, start, nameStart, closesItself);
                const isReported = isEndTag && this.wantsEndTags && tag !== this.#names.irrelevantTag;
                if (isReported)
                    this.#receiver.endTag(tag);
                return nameStart + 1;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const nameEnd = this.#findByte(ENDS_ATTRIBUTE_NAME, nameStart + 1);
            const equals = this.#findByte(ENDS_SPACE, nameEnd);
            let valueStart = nameEnd;
            let valueEnd = nameEnd;
            offset = equals;
            if (bytes[equals] === EQUALS) {
                // https://html.spec.whatwg.org/#before-attribute-value-state
                valueStart = this.#findByte(ENDS_SPACE, equals + 1);
                const quote = bytes[valueStart];
                if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
                    valueStart++;
                    valueEnd = valueStart;
                    while (valueEnd < page.length && bytes[valueEnd] !== quote)
                        valueEnd++;
                    offset = valueEnd + 1;
                }
                else {
                    valueEnd = this.#findByte(ENDS_VALUE, valueStart);
                    offset = valueEnd;
                }
            }
            if (offset >= page.length)
                return page.length;
            const known = isEndTag ? undefined : this.#names.attributes.get(bytes, nameStart, nameEnd);
            const meaning = known === undefined ? null : (tag.meanings[known.index] ?? null);
            if (known === undefined || meaning === null)
                continue;
            this.#receiver.attribute(known.name, meaning, page.slice(valueStart, valueEnd), nameStart);
            matters = true;
        }
    }
    #findTagByName(start, end) {
        const { tags, irrelevantTag } = this.#names;
        const known = tags.get(this.#bytes, start, end);
        if (known !== undefined || !irrelevantTag.isRelevant)
            return known ?? irrelevantTag;
        const written = this.#page.slice(start, end);
        return { ...irrelevantTag, name: this.#isXml ? written : written.toLowerCase() };
    }
    /** Reports a start tag. `end` is the offset of its `>`. */
    #passStartTag(tag, start, end, closesItself) {
        if (!this.#receiver.startTag(tag, start, closesItself))
            return end + 1;
        const rawEnd = clampToEnd(this.#page, (0,raw_text/* findEndOfRawText */.h)(tag.name, this.#page, end + 1));
        this.#passText(end + 1, rawEnd);
        return rawEnd;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #readDeclaration(offset) {
        if (this.#page.startsWith('--', offset + 2))
            return this.#readComment(offset + 4);
        if ((this.acceptsCdata || this.#isXml) && this.#page.startsWith(CDATA_START, offset)) {
            // https://html.spec.whatwg.org/#cdata-section-state
            const start = offset + CDATA_START.length;
            const end = clampToEnd(this.#page, this.#page.indexOf(']]>', start));
            this.#passText(start, end, true);
            return end + ']]>'.length;
        }
        return this.#findEnd('>', offset + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state, and the states after it. */
    #readComment(start) {
        const page = this.#page;
        if (this.#isXml)
            return this.#findEnd('-->', start);
        if (page.startsWith('>', start))
            return start + 1;
        if (page.startsWith('->', start))
            return start + 2;
        for (let offset = page.indexOf('--', start); offset !== -1; offset = page.indexOf('--', offset + 1)) {
            const bang = page.charCodeAt(offset + 2) === BANG ? 1 : 0;
            if (page.charCodeAt(offset + 2 + bang) === GT)
                return offset + 3 + bang;
        }
        return page.length;
    }
    /** https://www.w3.org/TR/xml/#sec-pi */
    #readInstruction(start) {
        const end = this.#page.indexOf('?>', start);
        if (end === -1)
            return this.#page.length;
        this.#receiver.instruction(this.#page.slice(start, end), start);
        return end + 2;
    }
}
/** Returns an offset, or the length of the text for -1. */
function clampToEnd(text, offset) {
    return offset === -1 ? text.length : offset;
}
/** Returns the bytes of a page, followed by a zero. Pass them to `keepForReuse` afterward. */
function copyBytes(page) {
    const bytes = spareBuffer.length > page.length ? spareBuffer : Buffer.allocUnsafeSlow(page.length + 1);
    spareBuffer = NO_BUFFER;
    bytes.write(page, 'latin1');
    bytes[page.length] = NUL;
    return bytes;
}
function keepForReuse(bytes) {
    if (bytes.length <= MAX_SPARE_BYTES)
        spareBuffer = bytes;
}

;// CONCATENATED MODULE: ./lib/web/page/page-reader.js






/** Browsers have the same depth limit. */
const MAX_TEMPLATE_DEPTH = 512;
/** The character reference for `&`. */
const AMPERSAND = (0,byte_strings/* toBytes */.ZJ)('&amp;');
/** Elements whose content is not visible. */
const INVISIBLE_ELEMENTS = new Set(['script', 'style', 'noscript']);
/**
 * Reads a page, and reports to a visitor what a browser with scripts finds in it. Comments,
 * `<noscript>`, inert templates, repeated attributes, and unclosed tags are skipped. It does not
 * track open elements, which would be too slow with millions of them.
 */
class PageReader {
    #visitor;
    #isXml;
    #wantsText;
    #tokenizer;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #element = new PageElement();
    #countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)('');
    /** Has the first element begun? */
    #hasBegun = false;
    /** The open templates. Content of inert ones does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    /** Whether the reader is in a `<noscript>` of XML. In HTML, the tokenizer skips its content. */
    #isInNoscript = false;
    /** The open script, style sheet, or `<noscript>`. */
    #openContent;
    #contentText = byte_strings/* NO_BYTES */.CR;
    /**
     * With `xml`, the page is XHTML that is served as XML, in which every element can close itself.
     */
    constructor(visitor, vocabulary, syntax) {
        this.#visitor = visitor;
        this.#isXml = syntax === 'xml';
        this.#wantsText = visitor.text !== undefined;
        this.#tokenizer = new Tokenizer(this, syntax, vocabulary.getNames(syntax));
        this.#updateTokenizer();
    }
    /** Reads a page. Call it only once. */
    read(page) {
        this.#countLineEndsBefore = (0,line_counter/* makeLineCounter */.F)(page);
        this.#tokenizer.read(page);
    }
    /** Stops reading: the visitor is not called again. */
    stop() {
        this.#tokenizer.stop();
    }
    /** Returns the line of an offset, starting at 1. Offsets must not decrease. */
    findLine(offset) {
        return this.#countLineEndsBefore(offset) + 1;
    }
    // Called by the tokenizer.
    attribute(name, meaning, written, offset) {
        if (this.#element.has(name))
            return;
        const decode = this.#isXml ? attribute_values/* decodeXmlAttribute */.gL : attribute_values/* decodeAttribute */.jz;
        this.#element.addAttribute(name, meaning, decode(written), offset);
    }
    startTag({ name, isRaw }, start, closesItself) {
        const wasForeign = this.#foreign.isInside;
        this.#hasBegun = true;
        this.#foreign.open(name);
        if (this.#isXml)
            this.#isInNoscript ||= name === 'noscript';
        if (name === 'template')
            this.#startTemplate();
        if (!this.#isHidden)
            this.#passElement(name, start);
        this.#element.clearAttributes();
        if (closesItself && (this.#isXml || wasForeign || this.#foreign.isInside))
            this.#close(name);
        this.#updateTokenizer();
        return isRaw && !this.#isXml && !wasForeign;
    }
    endTag({ name }) {
        this.#close(name);
        this.#updateTokenizer();
    }
    text(text, isLiteral) {
        if (this.#isHidden)
            return;
        if (this.#openContent === undefined)
            this.#visitor.text?.(isLiteral ? text.replaceAll('&', AMPERSAND) : text);
        else if (this.#openContent.isWanted)
            this.#contentText = this.#contentText.concat(text);
    }
    instruction(text, offset) {
        if (!this.#hasBegun)
            this.#visitor.instruction?.(text, offset);
    }
    /** Is the current position in content that browsers neither show nor use? */
    get #isHidden() {
        return this.#isInert || this.#isInNoscript;
    }
    #updateTokenizer() {
        const tokenizer = this.#tokenizer;
        const hasContent = this.#openContent !== undefined;
        tokenizer.isForeign = this.#foreign.isInside;
        tokenizer.acceptsCdata = this.#foreign.acceptsCdata;
        tokenizer.wantsText = this.#wantsText || hasContent;
        tokenizer.wantsEndTags =
            this.#wantsText ||
                hasContent ||
                this.#isInNoscript ||
                this.#templates.length > 0 ||
                this.#foreign.depth > 0;
    }
    #passElement(name, start) {
        const element = this.#element;
        element.name = name;
        element.start = start;
        element.isForeign = this.#foreign.isInside;
        element.isInShadow = this.#templates.length > 0;
        const isWanted = this.#visitor.open(element);
        if (!INVISIBLE_ELEMENTS.has(name) || (!isWanted && !this.#wantsText))
            return;
        this.#openContent = { name, isWanted, start };
        this.#contentText = byte_strings/* NO_BYTES */.CR;
    }
    #close(name) {
        const wasHidden = this.#isHidden;
        const isForeign = this.#foreign.close(name);
        if (name === 'template' && !isForeign)
            this.#endTemplate();
        else if (name === 'noscript')
            this.#isInNoscript = false;
        if (wasHidden)
            return;
        if (this.#openContent?.name === name) {
            const { isWanted, start } = this.#openContent;
            this.#openContent = undefined;
            if (isWanted)
                this.#visitor.content?.(this.#contentText, start);
        }
        this.#visitor.close?.(name);
    }
    #startTemplate() {
        if (this.#foreign.isInside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
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
        this.#foreign.closeTo(template.foreignDepth);
    }
}


/***/ }),

/***/ 6101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ findBomEncoding),
/* harmony export */   G9: () => (/* binding */ findBaseHref),
/* harmony export */   Gg: () => (/* binding */ findInvalidUtf8Line),
/* harmony export */   rd: () => (/* binding */ MAX_PAGE_BYTES),
/* harmony export */   vU: () => (/* binding */ decodePageText),
/* harmony export */   zA: () => (/* binding */ decodeStyleText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _address_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8710);
/** Decodes pages and style sheets in any encoding. */




/** The largest page, style sheet, or script that is read, in bytes. */
const MAX_PAGE_BYTES = 64 << 20;
/**
 * Returns the text of a page as UTF-8. UTF-8 input is returned unchanged: invalid bytes are handled
 * where a value is used.
 */
function decodePageText(content, syntax) {
    return decodeContent(content, () => findDeclaredEncoding(content, syntax));
}
/**
 * Returns the line, starting at 1, of the first bytes of a page that are not UTF-8 although the
 * page declares it; undefined if there are none.
 */
function findInvalidUtf8Line(content, syntax) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return undefined;
    const label = findBomEncoding(content) ?? findDeclaredEncoding(content, syntax)?.trim();
    if (label === undefined || !UTF_8.test(label))
        return undefined;
    let line = 0;
    let start = 0;
    while (start < content.length) {
        line++;
        const lineEnd = content.indexOf('\n', start);
        const end = lineEnd === -1 ? content.length : lineEnd + 1;
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content.subarray(start, end)))
            return line;
        start = end;
    }
    return undefined;
}
/** How much of a style sheet is searched for its `@charset`. */
const MAX_CHARSET_RULE_BYTES = 100;
/**
 * Returns the text of a style sheet as UTF-8.
 * https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding
 */
function decodeStyleText(content) {
    return decodeContent(content, () => {
        const start = content.toString('latin1', 0, MAX_CHARSET_RULE_BYTES);
        const [, label] = /^@charset "([^"]*)";/.exec(start) ?? [];
        return label;
    });
}
/**
 * Converts content to UTF-8. Content that is UTF-8 or in an unknown encoding is returned unchanged.
 * `findLabel` returns the label of the encoding that the content declares.
 */
function decodeContent(content, findLabel) {
    let label = findBomEncoding(content);
    if (label === undefined && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content))
        label = keepAsciiCompatible(findLabel());
    const decoder = makeDecoder(label);
    if (decoder === undefined)
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(decoder.decode(content));
}
/** The usual label. It is worth an expression, because a decoder takes long to be created. */
const UTF_8 = /^utf-?8$/i;
function makeDecoder(label) {
    if (label === undefined || UTF_8.test(label))
        return undefined;
    try {
        const decoder = new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder(label);
        if (decoder.encoding === 'utf-8')
            return undefined;
        return decoder;
    }
    catch {
        return undefined;
    }
}
/** Returns the encoding that a byte order mark stands for; undefined without one. */
function findBomEncoding(start) {
    if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
        return 'utf-8';
    if (start[0] === 0xfe && start[1] === 0xff)
        return 'utf-16be';
    if (start[0] === 0xff && start[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** How much of a page browsers search for the declaration of an encoding, in bytes. */
const MAX_DECLARATION_OFFSET = 1_024;
/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
/**
 * Returns the label of the encoding that a page declares; undefined if it declares none. A `<meta>`
 * is used only in HTML. An XML declaration is used in HTML only without a `<meta>`.
 * https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function findDeclaredEncoding(content, syntax) {
    const start = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content, 0, MAX_DECLARATION_OFFSET);
    const [, inDoubleQuotes, inSingleQuotes] = XML_DECLARATION.exec(start) ?? [];
    const xmlEncoding = inDoubleQuotes ?? inSingleQuotes;
    if (syntax === 'xml')
        return xmlEncoding;
    const metaEncoding = findFirstValue(start, 'encoding', 'html');
    // Browsers restart if they find a later declaration. The whole page is searched only if it is not
    // UTF-8.
    if (metaEncoding !== undefined)
        return metaEncoding;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return xmlEncoding;
    return findFirstValue((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content), 'encoding', 'html') ?? xmlEncoding;
}
/**
 * Returns the encoding for a label; undefined for UTF-16, which must be wrong because the
 * declaration was read as ASCII.
 */
function keepAsciiCompatible(label) {
    const decoder = makeDecoder(label?.trim());
    if (decoder === undefined || decoder.encoding.startsWith('utf-16'))
        return undefined;
    return decoder.encoding;
}
const BASE_TAG = /<base[\t\n\f\r /]/i;
/**
 * Returns the address in the first `<base>` of a page that has one; undefined without one. It
 * applies to the whole page, including everything before it.
 */
function findBaseHref(text, syntax) {
    // Few pages contain the tag; only those are worth reading twice.
    if (BASE_TAG.test(text))
        return findFirstValue(text, 'base', syntax);
    return undefined;
}
/** Returns the value of the first event of this kind in a page, and reads no further. */
function findFirstValue(text, wanted, syntax) {
    let first;
    const reader = (0,_address_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .makeAddressReader */ .K)((kind, value) => {
        if (kind !== wanted)
            return;
        first ??= value;
        reader.stop();
    }, syntax);
    reader.read(text);
    return first;
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findEndOfRawText),
/* harmony export */   x: () => (/* binding */ RAW_ELEMENTS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/** Finds the end of elements whose content is plain text to browsers that run scripts. */

/**
 * Elements that contain no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them
 * with their states.
 */
const RAW_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('script style title textarea noscript iframe xmp noembed noframes plaintext');
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
const END_TAGS = new Map([...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]));
/**
 * Returns the offset of the end tag of an element whose content begins at `from`; -1 if there is
 * none.
 */
function findEndOfRawText(element, page, from) {
    if (element === 'script')
        return findEndOfScript(page, from);
    const mark = END_TAGS.get(element);
    // `<plaintext>` never ends.
    if (mark === undefined || element === 'plaintext')
        return -1;
    mark.lastIndex = from;
    const { index } = mark.exec(page) ?? { index: -1 };
    return index;
}
/**
 * Returns the end of a script, which may contain a comment with another script in it:
 * https://html.spec.whatwg.org/#script-data-double-escaped-state.
 */
function findEndOfScript(page, from) {
    let state = 'script';
    SCRIPT_MARK.lastIndex = from;
    for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
        const next = advanceState(state, mark);
        if (next === undefined)
            return mark.index;
        state = next;
        // The dashes of `<!--` may belong to the end of the comment, too.
        if (mark[0] === '<!--')
            SCRIPT_MARK.lastIndex = mark.index + 2;
    }
    return -1;
}
/** Returns the state after a mark; undefined if the mark ends the script. */
function advanceState(state, [mark, slash]) {
    if (mark === '-->')
        return 'script';
    if (mark === '<!--')
        return state === 'script' ? 'comment' : state;
    if (slash === '')
        return state === 'comment' ? 'script in comment' : state;
    return state === 'script in comment' ? 'comment' : undefined;
}


/***/ }),

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ ADDRESS_VOCABULARY),
  Lb: () => (/* binding */ EMPTY_PAGE_VOCABULARY),
  wW: () => (/* binding */ LOAD_VOCABULARY),
  S$: () => (/* binding */ SOURCE_LINK_VOCABULARY),
  SJ: () => (/* binding */ VISIBLE_VOCABULARY),
  ji: () => (/* binding */ XML_VOCABULARY),
  ZL: () => (/* binding */ chooseSyntax),
  JD: () => (/* binding */ isClickable)
});

// UNUSED EXPORTS: ADDRESS_ROWS, Vocabulary

// EXTERNAL MODULE: ./lib/web/page/foreign-content.js
var foreign_content = __webpack_require__(1160);
;// CONCATENATED MODULE: ./lib/web/page/name-table.js
/** Finds names in bytes without creating strings. */
/** The maximum length of a name in a table. */
const MAX_NAME_BYTES = 31;
/** The number of slots: five bits each for the first letter and the length. */
const SLOT_COUNT = 1 << 10;
const LOWER_CASE_BIT = 0x20;
/** A map from ASCII names to values. */
class NameTable {
    #entries = new Array(SLOT_COUNT).fill(undefined);
    #ignoresCase;
    /** With `ignoresCase`, names must be in lowercase, and are found in any case. */
    constructor(names, ignoresCase) {
        this.#ignoresCase = ignoresCase;
        for (const [name, value] of names) {
            const bytes = Buffer.from(name, 'latin1');
            if (bytes.length === 0 || bytes.length > MAX_NAME_BYTES)
                continue;
            const slot = computeSlot(bytes[0] ?? 0, bytes.length);
            this.#entries[slot] ??= [];
            this.#entries[slot].push({ bytes, value });
        }
    }
    /** Returns the value of the name from `start` to `end`; undefined if it is not in the table. */
    get(text, start, end) {
        const length = end - start;
        if (length > MAX_NAME_BYTES)
            return undefined;
        const entries = this.#entries[computeSlot(text[start], length)];
        if (entries === undefined)
            return undefined;
        for (const entry of entries)
            if (this.#matchesAt(text, start, entry.bytes))
                return entry.value;
        return undefined;
    }
    #matchesAt(text, start, name) {
        for (let i = 0; i < name.length; i++) {
            const byte = text[start + i];
            if (byte === name[i])
                continue;
            // The two cases of a letter differ only in this bit.
            if (!this.#ignoresCase || (byte | LOWER_CASE_BIT) !== name[i] || byte < 0x41 || byte > 0x5a)
                return false;
        }
        return true;
    }
}
/** Returns the slot in the table, which is the same for uppercase and lowercase. */
function computeSlot(first, length) {
    return ((first & 0x1f) << 5) | length;
}

// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Lists the relevant elements and attributes of a page for each kind of reading. */



/** Is an address for people to click on? */
function isClickable(use) {
    return use === 'link' || use === 'download';
}
/** Stands for every element. */
const ANY_ELEMENT = '';
/**
 * Attributes with addresses whose target is visible:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const VISIBLE_ADDRESS_ROWS = [
    { elements: 'a area', attributes: 'href', meaning: 'link' },
    { elements: 'form', attributes: 'action', meaning: 'link' },
    { elements: 'button input', attributes: 'formaction', meaning: 'link' },
    { elements: 'image feimage', attributes: 'href xlink:href', meaning: 'media' },
    { elements: 'img source video audio input image', attributes: 'src', meaning: 'media' },
    { elements: 'img source image', attributes: 'srcset', meaning: 'srcset' },
    { elements: 'video', attributes: 'poster', meaning: 'media' },
    { elements: 'track', attributes: 'src', meaning: 'load' },
    { elements: 'embed iframe frame', attributes: 'src', meaning: 'frame' },
    { elements: 'iframe', attributes: 'srcdoc', meaning: 'srcdoc' },
    { elements: 'object', attributes: 'data', meaning: 'frame' },
];
/** All attributes with addresses, including those of scripts, backgrounds, and symbols. */
const ADDRESS_ROWS = [
    ...VISIBLE_ADDRESS_ROWS,
    { elements: 'script', attributes: 'src href xlink:href', meaning: 'load' },
    {
        elements: 'body table col colgroup thead tbody tfoot tr td th',
        attributes: 'background',
        meaning: 'media',
    },
    { elements: 'use', attributes: 'href xlink:href', meaning: 'symbol' },
];
/**
 * Returns the syntax of a page, or of an SVG file that is opened like one. Inline frames are always
 * HTML.
 */
function chooseSyntax(page) {
    if (/\.(?:xhtml|svg)$/i.test(page))
        return 'xml';
    return 'html';
}
/** Elements that change how their content is read. */
const CONTEXT_ELEMENTS = ['svg', 'math', 'template'];
/** Relevant names of SVG elements that contain capitals. */
const CAMEL_CASE_NAMES = ['feImage', 'foreignObject'];
/** Returns all pairs of an element and an attribute in a row. */
function listPairs({ elements, attributes, meaning }) {
    const pairs = [];
    for (const element of elements.split(' '))
        for (const attribute of attributes.split(' '))
            pairs.push({ element, attribute, meaning });
    return pairs;
}
/** The relevant elements and attributes for one kind of reading. */
class Vocabulary {
    #attributesByElement;
    #attributeNames;
    #isEveryElementRelevant;
    #namesBySyntax = {};
    /** `isEveryElementRelevant`: whether elements without a relevant attribute are relevant, too. */
    constructor(rows, isEveryElementRelevant = false) {
        const all = rows.flatMap(listPairs);
        this.#attributesByElement = Map.groupBy(all, ({ element }) => element);
        this.#attributeNames = [...new Set(all.map(({ attribute }) => attribute))];
        this.#isEveryElementRelevant = isEveryElementRelevant;
    }
    /**
     * Returns the relevant attributes of an element, without those that are relevant on any element.
     */
    listAttributes(element) {
        return this.#attributesByElement.get(element) ?? [];
    }
    /** Returns the names of the relevant elements and attributes in this syntax. */
    getNames(syntax) {
        this.#namesBySyntax[syntax] ??= this.#makeNames(syntax);
        return this.#namesBySyntax[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const known = new Set([
            ...this.#attributesByElement.keys(),
            ...foreign_content/* BREAKOUT_ELEMENTS */.yG,
            ...foreign_content/* INTEGRATION_POINTS */.fn,
            ...raw_text/* RAW_ELEMENTS */.x,
            ...CONTEXT_ELEMENTS,
        ]);
        const written = isHtml ? [...known] : [...known, ...CAMEL_CASE_NAMES];
        return {
            tags: new NameTable(written.map((name) => [name, this.#makeTag(name.toLowerCase())]), isHtml),
            attributes: new NameTable(this.#attributeNames.map((name, index) => [name, { name, index }]), isHtml),
            irrelevantTag: this.#makeTag(ANY_ELEMENT),
        };
    }
    #makeTag(name) {
        const wanted = [...this.listAttributes(ANY_ELEMENT), ...this.listAttributes(name)];
        const meanings = new Map(wanted.map((each) => [each.attribute, each.meaning]));
        const isRaw = raw_text/* RAW_ELEMENTS */.x.has(name);
        return {
            name,
            meanings: this.#attributeNames.map((attribute) => meanings.get(attribute) ?? null),
            isRaw,
            isRelevant: this.#isEveryElementRelevant || isRaw || CONTEXT_ELEMENTS.includes(name),
        };
    }
}
/** For reading addresses and anchors. */
const ADDRESS_VOCABULARY = new Vocabulary([
    ...ADDRESS_ROWS,
    // Attributes that determine an address together with others.
    { elements: 'a', attributes: 'name xlink:href', meaning: 'qualifier' },
    { elements: 'a area', attributes: 'download', meaning: 'qualifier' },
    { elements: 'base', attributes: 'href', meaning: 'qualifier' },
    { elements: 'form', attributes: 'method', meaning: 'qualifier' },
    { elements: 'input', attributes: 'type', meaning: 'qualifier' },
    {
        elements: 'link',
        attributes: 'as href hreflang imagesrcset integrity rel type',
        meaning: 'qualifier',
    },
    {
        elements: 'meta',
        attributes: 'charset content http-equiv name property',
        meaning: 'qualifier',
    },
    { elements: 'script', attributes: 'type language for event integrity', meaning: 'qualifier' },
    { elements: 'style', attributes: 'type', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: 'option', attributes: 'value', meaning: 'for-scripts' },
    {
        elements: ANY_ELEMENT,
        attributes: 'onclick data-href data-link data-src data-url',
        meaning: 'for-scripts',
    },
    { elements: ANY_ELEMENT, attributes: 'id', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'style', meaning: 'style' },
    // Properties in which `url()` loads a file:
    // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
    {
        elements: ANY_ELEMENT,
        attributes: 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke',
        meaning: 'paint',
    },
]);
/** For reading what readers see. */
const VISIBLE_VOCABULARY = new Vocabulary([
    ...VISIBLE_ADDRESS_ROWS,
    { elements: 'a', attributes: 'xlink:href', meaning: 'link' },
    { elements: 'a', attributes: 'name rel class', meaning: 'qualifier' },
    {
        elements: 'div ol p span td ul',
        attributes: 'class itemtype typeof aria-label',
        meaning: 'qualifier',
    },
    { elements: 'img area image input', attributes: 'alt', meaning: 'alternative' },
    { elements: 'input', attributes: 'type', meaning: 'qualifier' },
    { elements: 'input', attributes: 'value placeholder', meaning: 'visible-value' },
    { elements: 'input', attributes: 'checked', meaning: 'boolean' },
    { elements: 'textarea', attributes: 'placeholder', meaning: 'visible-value' },
    { elements: 'option', attributes: 'label', meaning: 'visible-value' },
    { elements: 'option', attributes: 'selected', meaning: 'boolean' },
    { elements: 'optgroup', attributes: 'label', meaning: 'visible-value' },
    { elements: 'progress', attributes: 'value max', meaning: 'visible-value' },
    { elements: 'meter', attributes: 'value min max', meaning: 'visible-value' },
    { elements: 'ol', attributes: 'start type', meaning: 'visible-value' },
    { elements: 'ol', attributes: 'reversed', meaning: 'boolean' },
    { elements: 'li', attributes: 'value', meaning: 'visible-value' },
    { elements: 'details dialog', attributes: 'open', meaning: 'boolean' },
    { elements: 'form', attributes: 'method', meaning: 'qualifier' },
    { elements: 'meta', attributes: 'name content http-equiv', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'id', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'role', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'hidden', meaning: 'boolean' },
], true);
/** For reading whether readers see anything at all. */
const EMPTY_PAGE_VOCABULARY = new Vocabulary([
    { elements: 'body', attributes: 'background onload', meaning: 'qualifier' },
    { elements: 'input', attributes: 'type', meaning: 'qualifier' },
    { elements: 'meta', attributes: 'content http-equiv', meaning: 'qualifier' },
    { elements: 'script', attributes: 'type language for event', meaning: 'qualifier' },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
    { elements: ANY_ELEMENT, attributes: 'hidden style', meaning: 'qualifier' },
], true);
/** For reading whether a link points to the source of the page. */
const SOURCE_LINK_VOCABULARY = new Vocabulary([{ elements: 'a link', attributes: 'href rel title class', meaning: 'qualifier' }], true);
/** For reading addresses in sitemaps and feeds. */
const XML_VOCABULARY = new Vocabulary([{ elements: ANY_ELEMENT, attributes: 'href rel src url xml:base', meaning: 'qualifier' }], true);
/**
 * For reading the scripts and style sheets that a page needs, and the conditions under which they
 * apply.
 */
const LOAD_VOCABULARY = new Vocabulary([
    { elements: 'base', attributes: 'href', meaning: 'qualifier' },
    {
        elements: 'link',
        attributes: 'rel href type media disabled integrity crossorigin',
        meaning: 'qualifier',
    },
    { elements: 'meta', attributes: 'http-equiv content', meaning: 'qualifier' },
    {
        elements: 'script',
        attributes: 'src href type nomodule integrity crossorigin',
        meaning: 'qualifier',
    },
    { elements: 'template', attributes: 'shadowrootmode', meaning: 'qualifier' },
]);


/***/ })

};

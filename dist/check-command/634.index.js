export const id = 634;
export const ids = [634];
export const modules = {

/***/ 9688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ makeAddressReader)
});

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/attribute-values.js
var attribute_values = __webpack_require__(6971);
// EXTERNAL MODULE: ./lib/web/page/page-reader.js + 2 modules
var page_reader = __webpack_require__(4033);
;// CONCATENATED MODULE: ./lib/web/page/robots-directives.js
/** Reads the directives for search engines in `<meta name="robots">` or `X-Robots-Tag`. */

/**
 * Directives with a value, which is not another directive:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11. Any
 * other word before a colon is the name of a crawler.
 */
const WITH_VALUE = (0,words/* splitWords */.y)('max-image-preview max-snippet max-video-preview unavailable_after');
/** The names of crawlers whose directives count: all crawlers, and the largest search engine. */
const CRAWLERS = new Set(['*', 'robots', 'googlebot']);
const FORBIDDING = new Set(['noindex', 'none']);
/**
 * Do directives keep a page out of search engines? Pass those of one element or header, because the
 * name of a crawler applies only within it.
 */
function forbidsListing(directives) {
    let isMeant = true;
    for (const [part] of directives.toLowerCase().matchAll(/[^,;]+/g)) {
        const [, name, directive = ''] = /^\s*(?:([^\s:]+)\s*:)?\s*(.*)$/s.exec(part) ?? [];
        if (name !== undefined && WITH_VALUE.has(name))
            continue;
        if (name !== undefined)
            isMeant = CRAWLERS.has(name);
        if (isMeant && directive.split(/\s+/).some((word) => FORBIDDING.has(word)))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/address-reader.js






/**
 * The use of a target by its `rel` keyword. `link`: people or crawlers follow it.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes, and `amphtml` of
 * https://amp.dev/documentation/guides-and-tutorials/optimize-and-measure/discovery, read 2026-11.
 */
const RELS = new Map([
    ...(0,words/* mapWords */.M)('load', 'stylesheet manifest preload modulepreload prefetch prerender'),
    ...(0,words/* mapWords */.M)('media', 'icon apple-touch-icon apple-touch-icon-precomposed mask-icon'),
    ...(0,words/* mapWords */.M)('link', `alternate amphtml author contents describedby first help index last license next prev previous
     privacy-policy search start terms-of-service up`),
]);
/**
 * The keywords for which browsers verify `integrity`:
 * https://html.spec.whatwg.org/#attr-link-integrity.
 */
const COMPARED = (0,words/* splitWords */.y)('stylesheet modulepreload');
/** The values of `as` for preloads that browsers verify: https://crbug.com/981419, read 2026-11. */
const COMPARED_AS = /^\s*(?:script|style)\s*$/i;
/** The values of `as` for pictures, audio and video. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i;
/** The values of `type` for scripts with data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['application/ld+json', 'json-ld'],
]);
/** The id of the data for the Pages Router of Next.js: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** The names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS = (0,words/* splitWords */.y)('og:image og:image:url og:image:secure_url twitter:image twitter:image:src');
/**
 * The names of `<meta>` with instructions for search engines:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11.
 */
const ROBOTS = (0,words/* splitWords */.y)('robots googlebot');
/** Elements with addresses within SVG. Other elements, even those of HTML, have none there. */
const HAS_ADDRESSES_IN_SVG = new Set([
    'a',
    'image',
    'use',
    'feimage',
    'script',
    'style',
]);
/** Attributes that any element may have. */
const GLOBAL = new Set(['for-scripts', 'style', 'paint']);
/** Elements with addresses only within SVG. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
/** Returns a reader that calls `found` for the addresses, anchors and other facts of a page. */
function makeAddressReader(found, syntax) {
    return new page_reader/* PageReader */.X(new AddressVisitor(found), vocabulary/* ADDRESS_VOCABULARY */.Sc, syntax);
}
class AddressVisitor {
    #found;
    #baseSeen = false;
    /** How the content of the open element is read. */
    #use = 'script';
    constructor(found) {
        this.#found = found;
    }
    open(element) {
        const { name: tag, isForeign, length } = element;
        const isKnown = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
        // Comes before the element's links: a line of code links to its own id.
        const id = element.get('id');
        if (id !== undefined)
            this.#passAnchor(element, id);
        for (let i = 0; i < length; i++) {
            const attribute = element.at(i);
            if (isKnown || GLOBAL.has(attribute.meaning))
                this.#readAttribute(element, attribute);
        }
        const use = isKnown ? this.#readElement(element) : undefined;
        if (use === undefined)
            return false;
        this.#use = use;
        return true;
    }
    content(text, at) {
        if (text.trim() !== '')
            this.#found(this.#use, text, at);
    }
    /** Reads a style sheet of XML: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        const href = text.match(STYLE_SHEET)?.[2] ?? byte_strings/* NO_BYTES */.CR;
        if (href !== '' && !href.startsWith('#'))
            this.#found('load', (0,attribute_values/* decodeXmlAttribute */.gL)(href), at);
    }
    #readElement(element) {
        switch (element.name) {
            case 'a':
                this.#readOldAnchor(element);
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
                return 'fallback';
            case 'script':
                if (!isRun(element))
                    return findDataKind(element);
                this.#found('runs-script', byte_strings/* NO_BYTES */.CR, element.start);
                return 'script';
        }
        return undefined;
    }
    #readAttribute(element, { name, meaning, value, at }) {
        switch (meaning) {
            case 'for-scripts':
                this.#found('for-scripts', value, at);
                break;
            case 'style':
                this.#found('declarations', value, at);
                break;
            case 'paint':
                if (element.isForeign)
                    this.#found('declarations', value, at);
                break;
            case 'link':
                this.#passFollowed(element, value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (isLoaded(element, name))
                    this.#passLoaded(meaning, value, at, getIntegrity(element));
                break;
            case 'srcset':
                if (element.isForeign)
                    break;
                for (const address of (0,attribute_values/* readSrcset */.d3)(value))
                    this.#passLoaded('load', address, at);
                break;
            case 'frame':
                this.#found('frame', value, at);
        }
    }
    #passFollowed(element, value, at) {
        if (element.name === 'form') {
            if (element.get('method')?.toLowerCase() !== 'dialog')
                this.#found('link', value, at);
            return;
        }
        const isSaved = element.find('download') !== undefined;
        this.#found(isSaved ? 'download' : 'link', value, at);
    }
    /** Reads `<a name>`, and SVG's `<a xlink:href>`. */
    #readOldAnchor(element) {
        const name = element.get('name');
        if (name !== undefined)
            this.#passAnchor(element, name);
        const link = element.isForeign ? element.find('xlink:href') : undefined;
        if (link !== undefined && element.find('href') === undefined)
            this.#found('link', link.value, link.at);
    }
    /** Browsers never fetch an empty address, or one that is only a fragment. */
    #passLoaded(use, value, at, integrity) {
        const address = (0,byte_strings/* trimBytes */.Om)(value);
        if (address !== '' && !address.startsWith('#'))
            this.#found(use, address, at, integrity);
    }
    #passAnchor({ isInShadow, start }, id) {
        if (id !== '' && !isInShadow)
            this.#found('anchor', id, start);
    }
    #readLink(element) {
        const href = element.find('href');
        const rels = (0,attribute_values/* readRels */.p)(element.get('rel'));
        const uses = rels.map((rel) => RELS.get(rel));
        if (href !== undefined) {
            if (rels.includes('canonical'))
                this.#found('canonical', href.value, href.at);
            if (rels.includes('edit'))
                this.#found('edit', href.value, href.at);
        }
        if (uses.includes('media') || uses.includes('load'))
            this.#readLoadingLink(element, rels, uses.includes('media'));
        else if (uses.includes('link') && href !== undefined) {
            if (rels.includes('alternate') && isMarkdownVersion(element))
                this.#found('markdown', href.value, href.at);
            const isTranslation = rels.includes('alternate') && element.get('hreflang') !== undefined;
            this.#found(isTranslation ? 'translation' : 'link', href.value, href.at);
        }
    }
    #readLoadingLink(element, rels, isForMedia) {
        for (const address of (0,attribute_values/* readSrcset */.d3)(element.get('imagesrcset') ?? byte_strings/* NO_BYTES */.CR))
            this.#passLoaded('load', address, element.start);
        const href = element.find('href');
        if (href === undefined)
            return;
        const integrity = isCompared(element, rels) ? element.get('integrity') : undefined;
        const isMedia = isForMedia || MEDIA.test(element.get('as') ?? '');
        this.#passLoaded(isMedia ? 'media' : 'load', href.value, href.at, integrity);
    }
    #readMeta(element) {
        const { start } = element;
        const content = element.get('content') ?? byte_strings/* NO_BYTES */.CR;
        const charset = element.get('charset');
        const equivalent = element.get('http-equiv')?.toLowerCase();
        const name = (element.get('property') ?? element.get('name'))?.toLowerCase();
        if (charset !== undefined)
            this.#found('encoding', charset, start);
        else if (equivalent === 'content-type')
            this.#readContentType(content, start);
        else if (equivalent === 'refresh')
            this.#readRefresh(content, start);
        else if (name === 'og:url')
            this.#found('canonical', content, start);
        else if (PREVIEWS.has(name ?? ''))
            this.#found('preview', (0,byte_strings/* trimBytes */.Om)(content), start);
        else if (ROBOTS.has(name ?? '') && forbidsListing(content))
            this.#found('unlisted', byte_strings/* NO_BYTES */.CR, start);
    }
    #readContentType(content, at) {
        const label = content.match(/charset\s*=\s*["']?([^\s;"']+)/i)?.[1];
        if (label !== undefined)
            this.#found('encoding', label, at);
    }
    #readRefresh(content, at) {
        const target = (0,attribute_values/* readRefreshTarget */.pm)(content);
        if (target === undefined)
            return;
        this.#found('redirects', byte_strings/* NO_BYTES */.CR, at);
        this.#found('link', target, at);
    }
    #readBase(element) {
        const href = element.get('href');
        if (href === undefined || this.#baseSeen)
            return;
        this.#baseSeen = true;
        this.#found('base', href, element.start);
    }
}
/**
 * Does a link point to the page's Markdown version? Some sites link `llms.txt` in this way on all
 * pages.
 */
function isMarkdownVersion(link) {
    if (/(?:^|\/)llms[^/]*$/i.test(link.get('href') ?? ''))
        return false;
    return /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i.test(link.get('type') ?? '');
}
function isLoaded(element, attribute) {
    // SVG has the address of scripts and pictures in `href`, HTML in `src`.
    if (attribute.endsWith('href') !== element.isForeign)
        return false;
    if (attribute === 'xlink:href' && element.find('href') !== undefined)
        return false;
    if (element.name === 'input')
        return element.get('type')?.toLowerCase() === 'image';
    if (element.name === 'iframe')
        return element.find('srcdoc') === undefined;
    return element.name !== 'script' || isRun(element);
}
/** Do browsers verify the `integrity` of a `<link>` with the keywords `rels`? */
function isCompared(link, rels) {
    if (rels.some((rel) => COMPARED.has(rel)))
        return true;
    return rels.includes('preload') && COMPARED_AS.test(link.get('as') ?? '');
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
function isRun(script) {
    return (0,attribute_values/* runsScript */.GE)((name) => script.get(name));
}
/**
 * Returns the kind of data in a script. Browsers do not read data from an external file or within
 * SVG.
 */
function findDataKind(script) {
    if (script.isForeign || script.find('src') !== undefined)
        return undefined;
    const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase());
    if (kind !== undefined)
        return kind;
    if (script.get('id') === NEXT_DATA)
        return 'next-data';
    return undefined;
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
    /** The innermost open element. */
    get innermost() {
        return this.#open.at(-1) ?? PAGE;
    }
    open(tag, role, hides) {
        this.#closeBefore(tag);
        const landmark = ROLES.get(role?.trim().toLowerCase() ?? '') ?? LANDMARKS.get(tag);
        const { isHidden, isContent, isNavigation, isPreformatted } = this.innermost;
        const says = landmark !== undefined || hides || isHidden || this.#inline > 0;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .VOID */ .tV.has(tag) || (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(tag) && !says) || this.#open.length > MAX_LISTED)
            return;
        this.#count(tag, 1);
        this.#open.push({
            tag,
            isHidden: isHidden || hides,
            isContent: isContent || landmark === 'content',
            isNavigation: isNavigation || landmark === 'navigation' || (landmark === 'outside' && !isContent),
            isPreformatted: isPreformatted || tag === 'pre',
        });
    }
    /** Closes the innermost element of that name, and everything that is open in it. */
    close(tag) {
        if (this.#counts.get(tag))
            this.#closeTo(this.#open.findLastIndex((element) => element.tag === tag));
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
        while (this.#open.length > left)
            this.#count(this.#open.pop()?.tag ?? '', -1);
    }
    #count(tag, by) {
        this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + by);
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(tag))
            this.#inline += by;
    }
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
const UNFILLED_PLACEHOLDER = /(?:\b(?:href|src|action)\s*=\s*["']?[^"'>]*|<title>[^<]*)(?:\{\{|\{%|<%)/i;
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


/***/ }),

/***/ 6101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lN: () => (/* binding */ findBase),
/* harmony export */   rd: () => (/* binding */ MAX_PAGE_BYTES),
/* harmony export */   vU: () => (/* binding */ decodePageText),
/* harmony export */   zA: () => (/* binding */ decodeStyleText)
/* harmony export */ });
/* unused harmony export findBomEncoding */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _address_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9688);
/** Decodes pages and style sheets in any encoding. */




/** The largest page, style sheet or script that is read, in bytes. */
const MAX_PAGE_BYTES = 64 << 20;
/**
 * Returns the text of a page as UTF-8. UTF-8 input is returned unchanged: invalid bytes are handled
 * where a value is used.
 */
function decodePageText(content, syntax) {
    return decodeContent(content, () => findDeclaredEncoding(content, syntax));
}
/**
 * Returns the text of a style sheet as UTF-8.
 * https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding
 */
function decodeStyleText(content) {
    return decodeContent(content, () => /^@charset "([^"]*)";/.exec(content.toString('latin1', 0, 100))?.[1]);
}
/**
 * Converts content to UTF-8. Content that is UTF-8 or in an unknown encoding is returned unchanged.
 * `declared` returns the label of the encoding that the content declares.
 */
function decodeContent(content, declared) {
    let label = findBomEncoding(content);
    if (label === undefined && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content))
        label = keepAsciiCompatible(declared());
    const decoder = makeDecoder(label);
    if (decoder === undefined)
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(decoder.decode(content));
}
function makeDecoder(label) {
    if (label === undefined)
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
 * counts only in HTML. An XML declaration counts in HTML only without a `<meta>`.
 * https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function findDeclaredEncoding(content, syntax) {
    const start = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content, 0, MAX_DECLARATION_OFFSET);
    const declaration = XML_DECLARATION.exec(start);
    const xml = declaration?.[1] ?? declaration?.[2];
    if (syntax === 'xml')
        return xml;
    const meta = findFirst(start, 'encoding', 'html');
    // Browsers restart if they find a later declaration. The whole page is searched only if it is not
    // UTF-8.
    if (meta !== undefined)
        return meta;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return xml;
    return findFirst((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content), 'encoding', 'html') ?? xml;
}
/**
 * Returns the encoding for a label; undefined for UTF-16, which must be wrong because the
 * declaration was read as ASCII.
 */
function keepAsciiCompatible(label) {
    const encoding = makeDecoder(label?.trim())?.encoding;
    if (encoding?.startsWith('utf-16'))
        return undefined;
    return encoding;
}
const BASE = /<base[\t\n\f\r /]/i;
/**
 * Returns the address in the first `<base>` of a page that has one; undefined without one. It
 * applies to the whole page, including everything before it.
 */
function findBase(text, syntax) {
    // Few pages contain the tag; only those are worth reading twice.
    if (BASE.test(text))
        return findFirst(text, 'base', syntax);
    return undefined;
}
/** Returns the value of the first such fact in a page, and reads no further. */
function findFirst(text, wanted, syntax) {
    let first;
    const reader = (0,_address_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .makeAddressReader */ .K)((fact, value) => {
        if (fact !== wanted)
            return;
        first ??= value;
        reader.stop();
    }, syntax);
    reader.read(text);
    return first;
}


/***/ })

};

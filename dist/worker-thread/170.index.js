export const id = 170;
export const ids = [170];
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

/***/ 7013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ INLINE_ELEMENTS),
/* harmony export */   v1: () => (/* binding */ VOID_ELEMENTS),
/* harmony export */   zG: () => (/* binding */ IMPLIED_END_TAGS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/**
 * Lists the elements within a line of text, and those that end without an end tag:
 * https://html.spec.whatwg.org/#optional-tags.
 */

/** Elements within a line of text. Other elements end the line. */
const INLINE_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output ' +
    'q rp rt ruby s samp small span strike strong sub sup time tt u var wbr script style ' +
    'template noscript svg path g use img picture source input button ' +
    // These are not visible.
    'meta link');
/** Elements without content. */
const VOID_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)('area base br col embed hr img input link meta source track wbr');
const OPTIONAL_END_TAGS = `
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
const IMPLIED_END_TAGS = readOptionalEndTags();
function readOptionalEndTags() {
    const impliedEndTags = new Map();
    for (const [, ended = '', by = ''] of OPTIONAL_END_TAGS.matchAll(/([\w ]+):([^:]+)(?=\n|$)/g)) {
        const starts = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)(by);
        for (const tag of (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)(ended))
            impliedEndTags.set(tag, starts);
    }
    return impliedEndTags;
}


/***/ }),

/***/ 1102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ OpenElements)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/* harmony import */ var _content_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7013);


const LANDMARK_ELEMENTS = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('navigation', 'nav'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('outside', 'header footer aside'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('content', 'main article'),
]);
/** Landmarks by role: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const LANDMARK_ROLES = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('navigation', 'navigation search'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('outside', 'banner contentinfo complementary'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .makeWordEntries */ .Hl)('content', 'main article'),
]);
/** Browsers have the same depth limit. */
const MAX_DEPTH = 512;
/** The maximum number of tracked elements. Deeper elements are ignored to limit memory. */
const MAX_TRACKED = 100_000;
/** The properties at the top level of a page. */
const PAGE_ROOT = {
    tag: '',
    isHidden: false,
    isContent: false,
    isNavigation: false,
    isPreformatted: false,
};
/**
 * Tracks the open elements, including those without end tags. So it knows whether something is
 * hidden, and whether it belongs to the content of the page or to menus, header, and footer. These
 * are told apart because a new menu entry changes all pages, which is not worth reporting for each.
 */
class OpenElements {
    /**
     * Inline elements are only tracked if they change a property, or are within a tracked inline
     * element or hidden content.
     */
    #open = [PAGE_ROOT];
    /** The number of tracked elements by name, because most end tags close none of them. */
    #counts = new Map();
    /** The number of tracked inline elements. */
    #inlineCount = 0;
    /** The indexes of articles in `#open`. */
    #articleIndexes = [];
    /** The index of the outermost article whose main part has ended. */
    #endedArticleIndex = Number.POSITIVE_INFINITY;
    /** The innermost open element. */
    get innermost() {
        const element = this.#open.at(-1) ?? PAGE_ROOT;
        if (this.#open.length <= this.#endedArticleIndex)
            return element;
        return { ...element, isNavigation: true };
    }
    open(tag, role, hidesContent) {
        this.#closeBefore(tag);
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .VOID_ELEMENTS */ .v1.has(tag) || this.#open.length > MAX_TRACKED)
            return;
        const landmark = findLandmark(tag, role);
        const { isHidden, isContent, isNavigation, isPreformatted } = this.innermost;
        const changesProperty = landmark !== undefined || hidesContent;
        const isWithinTracked = isHidden || this.#inlineCount > 0;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE_ELEMENTS */ .MV.has(tag) && !changesProperty && !isWithinTracked)
            return;
        const isOutsideContent = landmark === 'outside' && !isContent;
        this.#addToCounts(tag, 1);
        if (tag === 'article')
            this.#articleIndexes.push(this.#open.length);
        this.#open.push({
            tag,
            isHidden: isHidden || hidesContent,
            isContent: isContent || landmark === 'content',
            isNavigation: isNavigation || landmark === 'navigation' || isOutsideContent,
            isPreformatted: isPreformatted || tag === 'pre',
        });
    }
    /** Closes the innermost element with that name, and everything that is open in it. */
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
        const article = this.#articleIndexes.at(-1);
        if (article !== undefined)
            this.#endedArticleIndex = Math.min(this.#endedArticleIndex, article);
    }
    /** Closes elements that cannot contain this one. */
    #closeBefore(tag) {
        const { length } = this.#open;
        let depth = length;
        for (let index = length - 1; index > Math.max(0, length - MAX_DEPTH); index--) {
            const outerTag = this.#open[index]?.tag ?? '';
            if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .IMPLIED_END_TAGS */ .zG.get(outerTag)?.has(tag))
                depth = index;
            else if (!_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE_ELEMENTS */ .MV.has(outerTag) && !_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .IMPLIED_END_TAGS */ .zG.has(outerTag))
                break;
        }
        this.#closeTo(depth);
    }
    #closeTo(depth) {
        while (this.#open.length > depth) {
            const closed = this.#open.pop();
            if (closed === undefined)
                break;
            this.#addToCounts(closed.tag, -1);
            if (closed.tag === 'article')
                this.#articleIndexes.pop();
        }
        if (depth <= this.#endedArticleIndex)
            this.#endedArticleIndex = Number.POSITIVE_INFINITY;
    }
    #addToCounts(tag, change) {
        this.#counts.set(tag, (this.#counts.get(tag) ?? 0) + change);
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE_ELEMENTS */ .MV.has(tag))
            this.#inlineCount += change;
    }
}
function findLandmark(tag, role = '') {
    return LANDMARK_ROLES.get(role.trim().toLowerCase()) ?? LANDMARK_ELEMENTS.get(tag);
}


/***/ }),

/***/ 6101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ findBaseHref),
/* harmony export */   Gg: () => (/* binding */ findInvalidUtf8Line),
/* harmony export */   rd: () => (/* binding */ MAX_PAGE_BYTES),
/* harmony export */   vU: () => (/* binding */ decodePageText),
/* harmony export */   zA: () => (/* binding */ decodeStyleText)
/* harmony export */ });
/* unused harmony export findBomEncoding */
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


/***/ })

};

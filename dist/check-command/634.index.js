export const id = 634;
export const ids = [634];
export const modules = {

/***/ 974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ makeAddressReader)
});

// EXTERNAL MODULE: ./lib/common/words.js
var words = __webpack_require__(5948);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/web/page/reader.js + 2 modules
var reader = __webpack_require__(6334);
;// CONCATENATED MODULE: ./lib/web/page/robots-directives.js
/** What search engines are told about a page, in `<meta name="robots">` or `X-Robots-Tag`. */

/**
 * Directives with a value, which is no directive itself:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11. Any
 * other word before a colon is the name of a crawler.
 */
const WITH_VALUE = (0,words/* splitWords */.y)('max-image-preview max-snippet max-video-preview unavailable_after');
/** The crawlers whose directives matter here: those of most search engines, and all of them. */
const CRAWLERS = new Set(['*', 'robots', 'googlebot']);
const FORBIDDING = new Set(['noindex', 'none']);
/**
 * Do directives keep a page out of search engines? They are those of one element or header: a
 * crawler's name does not go beyond it.
 */
function forbidsListing(directives) {
    let isMeant = true;
    for (const part of directives.toLowerCase().split(/[,;]/)) {
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

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
;// CONCATENATED MODULE: ./lib/web/page/addresses.js






/** How much of a `<meta>` is read: longer values mean nothing to browsers. */
const MAX_META = 4_096;
/**
 * What the target of a `rel` keyword is for: `link`, if it is for people or crawlers to follow.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes, and `amphtml` of
 * https://amp.dev/documentation/guides-and-tutorials/optimize-and-measure/discovery, read 2026-11.
 */
const RELS = new Map([
    ...(0,words/* mapWords */.M)('load', 'stylesheet manifest preload modulepreload prefetch prerender'),
    ...(0,words/* mapWords */.M)('media', 'icon apple-touch-icon apple-touch-icon-precomposed mask-icon'),
    ...(0,words/* mapWords */.M)('link', 'alternate amphtml author contents describedby first help index last license next prev previous privacy-policy search start ' +
        'terms-of-service up'),
]);
/**
 * The keywords with which browsers compare a target with `integrity`:
 * https://html.spec.whatwg.org/#attr-link-integrity.
 */
const COMPARED = (0,words/* splitWords */.y)('stylesheet modulepreload');
/** What `as` says of a preload that they compare: https://crbug.com/981419, read 2026-11. */
const COMPARED_AS = /^\s*(?:script|style)\s*$/i;
/** What `as` says of a target that is a picture, a sound or a film. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i;
/** Values of `type` with which a script holds data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['application/ld+json', 'json-ld'],
]);
/** What the Pages Router of Next needs to know of a page: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** Names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS = (0,words/* splitWords */.y)('og:image og:image:url og:image:secure_url twitter:image twitter:image:src');
/**
 * Names of `<meta>` that tell search engines what to do with the page:
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, read 2026-11.
 */
const ROBOTS = (0,words/* splitWords */.y)('robots googlebot');
/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG = new Set([
    'a',
    'image',
    'use',
    'feimage',
    'script',
    'style',
]);
/** Attributes that any element may have. */
const GLOBAL = new Set(['id', 'style', 'paint']);
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
/** Returns a reader of a page for its addresses, anchors and declarations. */
function makeAddressReader(found, syntax) {
    return new reader/* PageReader */.X(new AddressVisitor(found), vocabulary/* OF_ADDRESSES */.zq, syntax);
}
class AddressVisitor {
    #found;
    #baseSeen = false;
    /** What the content of the element that is open is read as. */
    #use = 'script';
    constructor(found) {
        this.#found = found;
    }
    open(element) {
        const { name: tag, isForeign, length } = element;
        const isKnown = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
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
    /** Style sheets of XML: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        const href = text.match(STYLE_SHEET)?.[2] ?? byte_strings/* NO_BYTES */.CR;
        if (href !== '' && !href.startsWith('#'))
            this.#found('load', (0,values/* decodeXmlAttribute */.gL)(href), at);
    }
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
            case 'noscript':
                return 'fallback';
            case 'script':
                if (!runs(element))
                    return dataKind(element);
                this.#found('runs-script', byte_strings/* NO_BYTES */.CR, element.start);
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
                this.#followed(element, value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (loads(element, name))
                    this.#load(meaning, value, at, integrityOf(element));
                break;
            case 'set':
                if (element.isForeign)
                    break;
                for (const address of (0,values/* readSrcset */.d3)(value))
                    this.#load('load', address, at);
                break;
            case 'frame':
                this.#found('frame', value, at);
        }
    }
    #followed(element, value, at) {
        if (element.name === 'form') {
            if (element.get('method')?.toLowerCase() !== 'dialog')
                this.#found('link', value, at);
            return;
        }
        const isSaved = element.find('download') !== undefined;
        this.#found(isSaved ? 'download' : 'link', value, at);
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
    #load(use, value, at, integrity) {
        const address = (0,byte_strings/* trimBytes */.Om)(value);
        if (address !== '' && !address.startsWith('#'))
            this.#found(use, address, at, integrity);
    }
    #anchor({ isInShadow, start }, id) {
        if (id !== '' && !isInShadow)
            this.#found('anchor', id, start);
    }
    #link(element) {
        const href = element.find('href');
        const rels = (0,values/* readRels */.p)(element.get('rel'));
        const uses = new Set(rels.map((rel) => RELS.get(rel)));
        if (href !== undefined) {
            if (rels.includes('canonical'))
                this.#found('canonical', href.value, href.at);
            if (rels.includes('edit'))
                this.#found('edit', href.value, href.at);
        }
        if (uses.has('media') || uses.has('load'))
            this.#loadLink(element, rels, uses.has('media'));
        else if (uses.has('link') && href !== undefined) {
            if (rels.includes('alternate') && isMarkdownVersion(element))
                this.#found('markdown', href.value, href.at);
            const isTranslation = rels.includes('alternate') && element.get('hreflang') !== undefined;
            this.#found(isTranslation ? 'translation' : 'link', href.value, href.at);
        }
    }
    #loadLink(element, rels, isForMedia) {
        for (const address of (0,values/* readSrcset */.d3)(element.get('imagesrcset') ?? byte_strings/* NO_BYTES */.CR))
            this.#load('load', address, element.start);
        const href = element.find('href');
        if (href === undefined)
            return;
        const integrity = isCompared(element, rels) ? element.get('integrity') : undefined;
        const isMedia = isForMedia || MEDIA.test(element.get('as') ?? '');
        this.#load(isMedia ? 'media' : 'load', href.value, href.at, integrity);
    }
    #meta(element) {
        const { start } = element;
        const content = (element.get('content') ?? byte_strings/* NO_BYTES */.CR).slice(0, MAX_META);
        const charset = element.get('charset');
        const equivalent = element.get('http-equiv')?.toLowerCase();
        const name = (element.get('property') ?? element.get('name'))?.toLowerCase();
        if (charset !== undefined)
            this.#found('encoding', charset, start);
        else if (equivalent === 'content-type')
            this.#contentType(content, start);
        else if (equivalent === 'refresh')
            this.#refresh(content, start);
        else if (name === 'og:url')
            this.#found('canonical', content, start);
        else if (PREVIEWS.has(name ?? ''))
            this.#found('preview', (0,byte_strings/* trimBytes */.Om)(content), start);
        else if (ROBOTS.has(name ?? '') && forbidsListing(content))
            this.#found('unlisted', byte_strings/* NO_BYTES */.CR, start);
    }
    #contentType(content, at) {
        const label = content.match(/charset\s*=\s*["']?([^\s;"']+)/i)?.[1];
        if (label !== undefined)
            this.#found('encoding', label, at);
    }
    #refresh(content, at) {
        const target = (0,values/* readRefreshTarget */.pm)(content);
        if (target === undefined)
            return;
        this.#found('redirects', byte_strings/* NO_BYTES */.CR, at);
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
/** Some sites name `llms.txt` in this way on all pages. */
function isMarkdownVersion(link) {
    if (/(?:^|\/)llms[^/]*$/i.test(link.get('href') ?? ''))
        return false;
    return /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i.test(link.get('type') ?? '');
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
/** Do browsers compare what a `<link>` with the keywords `rels` loads with its `integrity`? */
function isCompared(link, rels) {
    if (rels.some((rel) => COMPARED.has(rel)))
        return true;
    return rels.includes('preload') && COMPARED_AS.test(link.get('as') ?? '');
}
/** SVG's scripts have no such attribute. */
function integrityOf(element) {
    if (element.isForeign)
        return undefined;
    return element.get('integrity');
}
function runs(script) {
    return (0,values/* runsScript */.GE)((name) => script.get(name));
}
/** Browsers take data only from the element itself, and not in SVG. */
function dataKind(script) {
    if (script.isForeign || script.find('src') !== undefined)
        return undefined;
    const kind = DATA_TYPES.get((script.get('type') ?? '').trim().toLowerCase());
    return kind ?? (script.get('id') === NEXT_DATA ? 'next-data' : undefined);
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
 * Which elements are within a line of text, and which end where no tag says so:
 * https://html.spec.whatwg.org/#optional-tags.
 */

/** Elements within a line of text; all others end it. */
const INLINE = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button ' +
    // Nothing is seen of these.
    'meta link');
/** Elements without content. */
const VOID = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('area base br col embed hr img input link meta source track wbr');
const OPTIONAL_END = `
  p: address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
    header hgroup hr li dt dd main menu nav ol p pre search section summary table ul
  li: li
  dt dd: dt dd
  rt rp: rt rp
  option: option optgroup hr
  optgroup: optgroup hr
  td th: td th tr thead tbody tfoot
  tr: tr thead tbody tfoot
  thead tbody tfoot: thead tbody tfoot`;
/** The elements whose end tag may be left out, and those that end them then by their start. */
const ENDED_BY = new Map([...OPTIONAL_END.matchAll(/([\w ]+):([^:]+)(?=\n|$)/g)].flatMap(([, ended = '', by = '']) => [...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)(ended)].map((tag) => [tag, (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)(by)])));


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
/** The same, as roles: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES = new Map([
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('navigation', 'navigation search'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('outside', 'banner contentinfo complementary'),
    ...(0,_common_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mapWords */ .M)('content', 'main article'),
]);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/** What is deeper in a page says nothing: it only takes memory. */
const MAX_LISTED = 100_000;
/** What the page itself says of what is in it. */
const PAGE = {
    tag: '',
    isHidden: false,
    isContent: false,
    isNavigation: false,
    isPreformatted: false,
};
/**
 * Keeps track of which elements are open, whether their ends have tags or not, and so of whether
 * something is hidden, and whether it belongs to the content of a page, or to what all pages share:
 * menus, header, footer. A page more in a menu changes all pages, and nobody wants to read that of
 * each.
 */
class OpenElements {
    /**
     * Inline elements are among them only where they say something, or are in one that is listed and
     * inline, or in what is hidden.
     */
    #open = [PAGE];
    /** How many of each name are listed: most tags close none. */
    #counts = new Map();
    /** How many inline ones. */
    #inline = 0;
    /** The innermost. */
    get innermost() {
        return this.#open.at(-1) ?? PAGE;
    }
    open(tag, role, hides) {
        this.#endBefore(tag);
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
    /** An element ends: the innermost of that name, with what is open in it. */
    close(tag) {
        if (this.#counts.get(tag))
            this.#cut(this.#open.findLastIndex((element) => element.tag === tag));
    }
    /** Ends what cannot have such an element in it. */
    #endBefore(tag) {
        const { length } = this.#open;
        let left = length;
        for (let at = length - 1; at > Math.max(0, length - MAX_DEPTH); at--) {
            const around = this.#open[at]?.tag ?? '';
            if (_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDED_BY */ .HN.get(around)?.has(tag))
                left = at;
            else if (!_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .INLINE */ .qA.has(around) && !_content_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDED_BY */ .HN.has(around))
                break;
        }
        this.#cut(left);
    }
    #cut(left) {
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
/** Files with the name of a page that are something else, or a page without the name of one. */
/** How much of a file shows what it is, in characters. */
const START = 4_096;
const COMMENTS = String.raw `^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*`;
const BEGINS_LIKE_PAGE = new RegExp(String.raw `${COMMENTS}<(?:!doctype\s+html|html|head|body)\b`, 'i');
const BEGINS_LIKE_TEMPLATE = new RegExp(String.raw `${COMMENTS}(?:\{[{%#]|<%)`);
/** A place that a generator fills in, where no text can be meant: an address, or the title. */
const OPEN_PLACE = /\b(?:href|src|action)\s*=\s*["']?[^"'>]*(?:\{\{|\{%|<%)|<title>[^<]*(?:\{\{|\{%|<%)/i;
/** Does a file begin as pages do? */
function beginsLikePage(text) {
    return BEGINS_LIKE_PAGE.test(text.slice(0, START));
}
/**
 * Is a page the template of one? Themes of Sphinx leave such files among those
 * that they publish. A page that only has a part that was not filled in is none: it begins as pages
 * do.
 */
function isTemplate(text) {
    const start = text.slice(0, START);
    if (BEGINS_LIKE_TEMPLATE.test(start))
        return true;
    return !BEGINS_LIKE_PAGE.test(start) && OPEN_PLACE.test(text);
}
/** May a page (a string of bytes) be a whole one, and no part that scripts put into others? */
function mayBeWhole(text) {
    return /<(?:!doctype|html|head|body|title)\b/i.test(text.slice(0, START));
}
const BY_MDBOOK = '<!-- Book generated using mdBook -->';
/**
 * Is a page the one that mdBook puts all others together in, to be printed? Some of their addresses
 * come out wrong there.
 */
function isPrintEdition(name, text) {
    return /(?:^|\/)print\.html$/.test(name) && text.slice(0, START).includes(BY_MDBOOK);
}


/***/ }),

/***/ 6101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lN: () => (/* binding */ findBase),
/* harmony export */   tK: () => (/* binding */ MAX_PAGE),
/* harmony export */   vU: () => (/* binding */ decodePageText),
/* harmony export */   zA: () => (/* binding */ decodeStyleText)
/* harmony export */ });
/* unused harmony export findBomEncoding */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(974);
/** The text of pages and style sheets, whatever their encoding. */




/** Larger pages, style sheets and scripts, in bytes, are not read. */
const MAX_PAGE = 64 << 20;
/**
 * Returns the text of a page. UTF-8 passes unchanged: what is not valid in it
 * is handled where a value is used.
 */
function decodePageText(content, syntax) {
    return decoded(content, () => declaredIn(content, syntax));
}
/**
 * Returns the text of a style sheet.
 * https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding
 */
function decodeStyleText(content) {
    return decoded(content, () => /^@charset "([^"]*)";/.exec(content.toString('latin1', 0, 100))?.[1]);
}
/**
 * Unknown encodings, and UTF-8, leave the bytes as they are. `declared` returns the label that the
 * content gives itself.
 */
function decoded(content, declared) {
    const bom = findBomEncoding(content);
    const decoder = decoderFor(bom ?? ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content) ? undefined : asciiCompatible(declared())));
    if (decoder === undefined)
        return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content);
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(decoder.decode(content));
}
function decoderFor(label) {
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
/** How far browsers look for the declaration of an encoding, in bytes. */
const DECLARED_WITHIN = 1_024;
/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
/**
 * Returns the label of the encoding that a page declares, if it does. What a `<meta>` says only
 * counts in HTML; an XML declaration counts in HTML, too, if there is nothing else.
 * https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function declaredIn(content, syntax) {
    const start = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content, 0, DECLARED_WITHIN);
    const declaration = XML_DECLARATION.exec(start);
    const xml = declaration?.[1] ?? declaration?.[2];
    if (syntax === 'xml')
        return xml;
    const meta = firstIn(start, 'encoding', 'html');
    // A later declaration makes browsers start again. Most pages have none, and are UTF-8.
    const late = meta ?? ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) ? undefined : firstIn((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)(content), 'encoding', 'html'));
    return late ?? xml;
}
/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label) {
    const encoding = decoderFor(label?.trim())?.encoding;
    if (encoding?.startsWith('utf-16'))
        return undefined;
    return encoding;
}
const BASE = /<base[\t\n\f\r /]/i;
/**
 * Returns the address in the first `<base>` of a page that has one. It applies to the whole page,
 * also to what comes before it.
 */
function findBase(text, syntax) {
    // Few pages contain the tag; only those are worth reading twice.
    if (BASE.test(text))
        return firstIn(text, 'base', syntax);
    return undefined;
}
/** Returns the value of the first such fact in a page, no more of which is read than that takes. */
function firstIn(text, wanted, syntax) {
    let first;
    const reader = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .makeAddressReader */ .K)((fact, value) => {
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

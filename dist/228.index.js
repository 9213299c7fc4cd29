export const id = 228;
export const ids = [228];
export const modules = {

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

/***/ 6228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ VisibleContentReader),
/* harmony export */   j: () => (/* binding */ collapseSpaces)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _attribute_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6971);
/* harmony import */ var _content_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7013);
/* harmony import */ var _open_elements_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1102);
/* harmony import */ var _page_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4033);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7640);






/**
 * The maximum length of descriptions and headings, in bytes. The rest of a heading counts as text,
 * because its end tag may be missing.
 */
const MAX_LINE_BYTES = 4_096;
/** Types of fields whose value is only submitted, not shown. */
const TYPES_WITHOUT_VISIBLE_VALUE = new Set([
    'hidden',
    'checkbox',
    'radio',
    'file',
    'image',
    'password',
]);
/**
 * Inline elements that change the meaning of words: `must <del>not</del>`, `10<sup>6</sup>`, or add
 * quotation marks.
 */
const WORDING_ELEMENTS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that represent the tags of these elements in the text, two for each. */
const TAG_MARK = /([\x10-\x1d])/g;
const FIRST_TAG_MARK = 0x10;
/** Reads the parts of a page that readers notice. */
class VisibleContentReader {
    #pass;
    #cleanText;
    #onAnchor;
    #reader;
    #elements = new _open_elements_js__WEBPACK_IMPORTED_MODULE_3__/* .OpenElements */ .K();
    /** Text that has not been reported yet, as written. */
    #pendingText = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    #hasPendingTagMarks = false;
    /** The whitespace between the text so far and the text that follows. */
    #pendingSpace = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    /** The innermost element at that point. */
    #textElement = this.#elements.innermost;
    #isInTitle = false;
    #hasTitle = false;
    #hasDescription = false;
    /** The text of the open heading so far. */
    #headingText;
    /** `cleanText` receives text with single spaces, and returns the part of it that counts. */
    constructor(onPart, syntax, cleanText = (text) => text, onAnchor) {
        this.#pass = onPart;
        this.#cleanText = cleanText;
        this.#onAnchor = onAnchor;
        this.#reader = new _page_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .PageReader */ .X(this, _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .VISIBLE_VOCABULARY */ .SJ, syntax);
    }
    read(page) {
        this.#reader.read(page);
        this.#endTitle();
        this.#flush();
        this.#endHeading();
    }
    // Called by the reader.
    open(element) {
        const { name: tag, attributeCount } = element;
        if (_page_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .INVISIBLE_ELEMENTS */ .e.has(tag))
            return false;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_2__/* .INLINE_ELEMENTS */ .MV.has(tag))
            this.#addTagMark(tag, 0);
        else
            this.#endBlock();
        const hidesContent = element.has('hidden');
        this.#elements.open(tag, findRole(element), hidesContent);
        this.#passElementState();
        if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (attributeCount > 0) {
            this.#passAnchors(element);
            this.#passAttributes(element);
        }
        return false;
    }
    close(tag) {
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_2__/* .INLINE_ELEMENTS */ .MV.has(tag))
            this.#addTagMark(tag, 1);
        else
            this.#endBlock();
        if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#elements.close(tag);
        this.#passElementState();
    }
    text(written) {
        this.#pendingText = this.#pendingText.concat(written);
    }
    #addTagMark(tag, isEnd) {
        const index = WORDING_ELEMENTS.indexOf(tag);
        if (index === -1)
            return;
        this.#hasPendingTagMarks = true;
        this.text((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(String.fromCharCode(FIRST_TAG_MARK + 2 * index + isEnd)));
    }
    #passAnchors(element) {
        if (this.#onAnchor === undefined || element.isInShadow)
            return;
        const id = element.get('id') ?? '';
        const name = element.name === 'a' ? (element.get('name') ?? '') : '';
        if (id !== '')
            this.#onAnchor(id, element.name);
        if (name !== '' && name !== id)
            this.#onAnchor(name, element.name);
    }
    #passAttributes(element) {
        const { name: tag } = element;
        if (element.has('hidden'))
            this.#passWord('mark', 'hidden');
        if (tag === 'meta')
            this.#readMeta(element);
        // A form with this method only closes its dialog.
        if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        const type = tag === 'input' ? (element.get('type') ?? '').trim().toLowerCase() : undefined;
        // In a fixed order, because the order in the page has no meaning.
        for (const { attribute } of _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .VISIBLE_VOCABULARY */ .SJ.listAttributes(tag)) {
            const isShown = type === undefined || isShownByField(type, attribute);
            if (isShown)
                this.#passAttribute(element.findAttribute(attribute));
        }
    }
    /** Reports where hidden content and navigation begin or end. */
    #passElementState() {
        const before = this.#textElement;
        const now = this.#elements.innermost;
        if (now.isHidden !== before.isHidden)
            this.#passWord('hiding', now.isHidden ? 'hidden' : 'shown');
        if (now.isNavigation !== before.isNavigation)
            this.#passWord('region', now.isNavigation ? 'navigation' : 'content');
        this.#textElement = now;
    }
    #passAttribute(attribute) {
        if (attribute === undefined)
            return;
        const { name, meaning, value } = attribute;
        switch (meaning) {
            case 'qualifier':
                break;
            case 'alternative':
                this.#passPart('alternative', value.slice(0, MAX_LINE_BYTES));
                break;
            case 'boolean':
                this.#passWord('mark', name);
                break;
            case 'visible-value': {
                const shown = makeOneLine(value.slice(0, MAX_LINE_BYTES));
                this.#passWord('mark', `${name} ${shown}`);
                break;
            }
            case 'link':
                this.#passPart('link', value);
                break;
            case 'srcset':
                for (const address of (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readSrcset */ .d3)(value))
                    this.#passPart('image', address);
                break;
            default:
                this.#passPart('image', value);
        }
    }
    /** Reports a part after all text before it. */
    #passPart(part, value) {
        this.#flush();
        this.#pass(part, value);
    }
    /** Reports a word of ours, or an ASCII word of the page. */
    #passWord(part, word) {
        this.#passPart(part, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(word));
    }
    #readMeta(element) {
        const content = element.get('content');
        if (content === undefined)
            return;
        if (element.get('name')?.toLowerCase() === 'description') {
            if (this.#hasDescription)
                return;
            this.#hasDescription = true;
            this.#pass('description', this.#cleanText(makeOneLine(content.slice(0, MAX_LINE_BYTES))));
        }
        else if (element.get('http-equiv')?.toLowerCase() === 'refresh') {
            const target = (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readRefreshTarget */ .pm)(content.slice(0, MAX_LINE_BYTES));
            if (target !== undefined)
                this.#pass('redirect', target);
        }
    }
    /** Only the first title is used. */
    #beginTitle() {
        this.#isInTitle ||= !this.#hasTitle;
        this.#hasTitle = true;
    }
    #endTitle() {
        if (!this.#isInTitle)
            return;
        this.#isInTitle = false;
        this.#pass('title', makeOneLine(decodeVisibleText(this.#pendingText.replace(TAG_MARK, ''))));
        this.#pendingText = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#passWord('section', level);
        this.#headingText = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    }
    #endHeading() {
        if (this.#headingText === undefined)
            return;
        this.#flush();
        this.#pass('heading', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBytes */ .Om)(this.#headingText));
        this.#headingText = undefined;
    }
    #endBlock() {
        this.#flush();
        this.#pendingSpace = LINE_END;
    }
    #flush() {
        const run = this.#pendingText;
        if (run === '' || this.#isInTitle)
            return;
        this.#pendingText = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (this.#hasPendingTagMarks)
            this.#flushWithMarks(run);
        else
            this.#flushText(run);
    }
    /** Reports text that contains the control characters of `WORDING_ELEMENTS`. */
    #flushWithMarks(run) {
        this.#hasPendingTagMarks = false;
        const text = run.replace(TAG_MARK, '');
        const words = makeOneLine(decodeVisibleText(text));
        // A build date is left out as a whole, even if its `th` is in superscript.
        if (this.#cleanText(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const [i, piece] of run.split(TAG_MARK).entries()) {
            const isMark = i % 2 === 1;
            if (isMark)
                this.#pass('mark', makeTagName(piece));
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = decodeVisibleText(written);
        if (this.#textElement.isPreformatted) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const words = makeOneLine(text);
        if ((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charCodeAt(0)) && this.#pendingSpace === '')
            this.#pendingSpace = SPACE;
        if (words === '')
            return;
        this.#passText(this.#cleanText(words));
        if ((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charCodeAt(text.length - 1)))
            this.#pendingSpace = SPACE;
    }
    /** Reports preformatted text without trailing blanks, which are not visible. */
    #passLines(text) {
        const lines = this.#pendingSpace
            .concat(text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? trimBlanks(line) : line));
        const whole = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(lines.join('\n'));
        const words = trimBlanks(whole);
        this.#pendingSpace = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (words !== '')
            this.#passText(words);
        this.#pendingSpace = whole.slice(words.length);
    }
    #passText(text) {
        const run = this.#pendingSpace.concat(text);
        this.#pendingSpace = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        this.#pass('text', run);
        if (this.#headingText === undefined)
            return;
        this.#headingText = this.#headingText.concat(run);
        if (this.#headingText.length >= MAX_LINE_BYTES)
            this.#endHeading();
    }
}
/** Returns the name of the tag that a control character stands for, with a slash for an end tag. */
function makeTagName(mark) {
    const place = mark.charCodeAt(0) - FIRST_TAG_MARK;
    const isEnd = place % 2 === 1;
    const tag = WORDING_ELEMENTS[place >> 1];
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(isEnd ? `/${tag}` : `${tag}`);
}
/** Returns text without trailing blanks. */
function trimBlanks(text) {
    let end = text.length;
    while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t'))
        end--;
    return text.slice(0, end);
}
const SPACE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(' ');
const LINE_END = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('\n');
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN_SPACES = /[\t\n\f\r]| {2}/;
/** Replaces each run of whitespace with one space. */
function collapseSpaces(text) {
    if (!UNEVEN_SPACES.test(text))
        return text;
    return text.replace(SPACES, ' ');
}
/**
 * Does a field of this type show the value of an attribute? Hidden fields are skipped, because most
 * are generated.
 */
function isShownByField(type, attribute) {
    if (attribute === 'src' || attribute === 'alt')
        return type === 'image';
    return type !== 'hidden' && (attribute !== 'value' || !TYPES_WITHOUT_VISIBLE_VALUE.has(type));
}
/**
 * Keywords of `rel` for the previous and the next page, and classes of themes that do not use
 * `rel`, such as `left-prev` and `next-page`.
 */
const PAGE_TURN_NAME = new RegExp(String.raw `(?:^|[\s_-])(?:prev|previous|next)` +
    String.raw `(?:[_-](?:page|link|post|doc|article|chapter|topic))?(?!\S)`, 'i');
/**
 * The names of breadcrumbs, and of the version menu of Read the Docs, which also has links to the
 * previous and next page. Neither is a menu by its element or role.
 */
const BREADCRUMB_NAME = 'bread-?crumbs?(?:[_-]{1,2}(?:bar|container|inner|items?|links?|list|nav|navigation|row|trail|wrap(?:per)?))?';
const BREADCRUMB_CLASS = new RegExp(`(?:^|[\\s_-])(?:${BREADCRUMB_NAME}|crumbs|navpath|rst-versions)(?!\\S)`, 'i');
const BREADCRUMB_ID = new RegExp(`^(?:(?:doc|nav|page|site)[_-])?${BREADCRUMB_NAME}$|^nav-path$`, 'i');
const BREADCRUMB_LABEL = /^\s*bread ?crumbs?\b/i;
/**
 * A section about breadcrumbs may have the same id: its class is `section`, `sect1`, or `level2`.
 */
const SECTION_CLASS = /(?:^|[\s_-])(?:sect(?:ion|\d)?|chapter|appendix|level\d)(?![^\s_-])/i;
/** https://schema.org/BreadcrumbList, in microdata and RDFa. */
const BREADCRUMB_TYPE = /(?:^|[/:])BreadcrumbList\s*$/;
/** The elements that themes use for breadcrumbs. */
const BREADCRUMB_ELEMENTS = new Set(['div', 'ol', 'p', 'span', 'td', 'ul']);
/**
 * Returns the role of an element. Breadcrumbs, and links to the previous and next page, always
 * count as navigation.
 */
function findRole(element) {
    if (isPageTurnLink(element) || isBreadcrumb(element))
        return 'navigation';
    return element.get('role');
}
function isPageTurnLink(element) {
    if (element.name !== 'a')
        return false;
    return (PAGE_TURN_NAME.test(element.get('rel') ?? '') || PAGE_TURN_NAME.test(element.get('class') ?? ''));
}
function isBreadcrumb(element) {
    if (!BREADCRUMB_ELEMENTS.has(element.name) || element.attributeCount === 0)
        return false;
    const classes = element.get('class') ?? '';
    const type = element.get('itemtype') ?? element.get('typeof') ?? '';
    if (BREADCRUMB_CLASS.test(classes) || BREADCRUMB_TYPE.test(type))
        return true;
    if (BREADCRUMB_LABEL.test(element.get('aria-label') ?? ''))
        return true;
    return BREADCRUMB_ID.test(element.get('id') ?? '') && !SECTION_CLASS.test(classes);
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function makeOneLine(text) {
    return collapseSpaces((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBytes */ .Om)(text));
}
/** The first bytes of the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function decodeVisibleText(written) {
    const text = (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(written);
    if (!MAY_BE_SPECIAL.test(text))
        return text;
    return text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ');
}


/***/ })

};

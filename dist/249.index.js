export const id = 249;
export const ids = [249];
export const modules = {

/***/ 9663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ComparedContentReader),
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
const SENT = new Set([
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
const CHANGES_WORDS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that represent the tags of these elements in the text, two for each. */
const EACH_MARK = /([\x10-\x1d])/g;
const FIRST_MARK = 0x10;
/** Reads the parts of a page that readers notice. */
class ComparedContentReader {
    #notice;
    #settled;
    #foundAnchor;
    #reader;
    #elements = new _open_elements_js__WEBPACK_IMPORTED_MODULE_3__/* .OpenElements */ .K();
    /** Text that has not been reported yet, as written. */
    #run = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    #hasWording = false;
    /** The white space between the text so far and the text that follows. */
    #gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    /** The innermost element at that point. */
    #place = this.#elements.innermost;
    #inTitle = false;
    #hasTitle = false;
    #isDescribed = false;
    /** The text of the open heading so far. */
    #heading;
    /** `settled` receives each text with single spaces, and returns the part of it that counts. */
    constructor(notice, syntax, settled = (text) => text, foundAnchor) {
        this.#notice = notice;
        this.#settled = settled;
        this.#foundAnchor = foundAnchor;
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
        const { name: tag, length } = element;
        if (_page_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .UNSEEN */ .P.has(tag))
            return false;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_2__/* .INLINE */ .qA.has(tag))
            this.#addWording(tag, 0);
        else
            this.#endBlock();
        const hides = element.find('hidden') !== undefined;
        this.#elements.open(tag, findRole(element), hides);
        this.#passPlace();
        if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (length > 0) {
            this.#passAnchors(element);
            this.#passAttributes(element);
        }
        return false;
    }
    close(tag) {
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_2__/* .INLINE */ .qA.has(tag))
            this.#addWording(tag, 1);
        else
            this.#endBlock();
        if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#elements.close(tag);
        this.#passPlace();
    }
    text(written) {
        this.#run = this.#run.concat(written);
    }
    #addWording(tag, isEnd) {
        const at = CHANGES_WORDS.indexOf(tag);
        if (at === -1)
            return;
        this.#hasWording = true;
        this.text((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(String.fromCharCode(FIRST_MARK + 2 * at + isEnd)));
    }
    #passAnchors(element) {
        if (this.#foundAnchor === undefined || element.isInShadow)
            return;
        const id = element.get('id') ?? '';
        const name = element.name === 'a' ? (element.get('name') ?? '') : '';
        if (id !== '')
            this.#foundAnchor(id, element.name);
        if (name !== '' && name !== id)
            this.#foundAnchor(name, element.name);
    }
    #passAttributes(element) {
        const { name: tag } = element;
        if (element.find('hidden') !== undefined)
            this.#passWord('mark', 'hidden');
        if (tag === 'meta')
            this.#readMeta(element);
        // A form of a dialog only closes the dialog.
        if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        const type = tag === 'input' ? (element.get('type') ?? '').trim().toLowerCase() : undefined;
        // In a fixed order, because the order in the page has no meaning.
        for (const { attribute } of _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .VISIBLE_VOCABULARY */ .SJ.listAttributes(tag))
            if (type === undefined || isShownByField(type, attribute))
                this.#passAttribute(element.find(attribute));
    }
    /** Reports where hidden content and navigation begin or end. */
    #passPlace() {
        const before = this.#place;
        const now = this.#elements.innermost;
        if (now.isHidden !== before.isHidden)
            this.#passWord('hiding', now.isHidden ? 'hidden' : 'shown');
        if (now.isNavigation !== before.isNavigation)
            this.#passWord('region', now.isNavigation ? 'navigation' : 'content');
        this.#place = now;
    }
    #passAttribute(attribute) {
        if (attribute === undefined || attribute.meaning === 'part')
            return;
        const { name, meaning, value } = attribute;
        if (meaning === 'alternative')
            this.#passAfterText('alternative', value.slice(0, MAX_LINE_BYTES));
        else if (meaning === 'srcset')
            for (const target of (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readSrcset */ .d3)(value))
                this.#passAfterText('image', target);
        else if (meaning === 'mark')
            this.#passWord('mark', name);
        else if (meaning === 'shown')
            this.#passWord('mark', `${name} ${makeOneLine(value.slice(0, MAX_LINE_BYTES))}`);
        else
            this.#passAfterText(meaning === 'link' ? 'link' : 'image', value);
    }
    /** Reports a part after all text before it. */
    #passAfterText(what, value) {
        this.#flush();
        this.#notice(what, value);
    }
    /** Reports a word of ours, or an ASCII word of the page. */
    #passWord(what, word) {
        this.#passAfterText(what, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(word));
    }
    #readMeta(element) {
        const content = element.get('content');
        if (content === undefined)
            return;
        if (element.get('name')?.toLowerCase() === 'description') {
            if (this.#isDescribed)
                return;
            this.#isDescribed = true;
            this.#notice('description', this.#settled(makeOneLine(content.slice(0, MAX_LINE_BYTES))));
        }
        else if (element.get('http-equiv')?.toLowerCase() === 'refresh') {
            const target = (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readRefreshTarget */ .pm)(content.slice(0, MAX_LINE_BYTES));
            if (target !== undefined)
                this.#notice('redirect', target);
        }
    }
    /** Only the first title counts. */
    #beginTitle() {
        this.#flush();
        this.#inTitle ||= !this.#hasTitle;
        this.#hasTitle = true;
    }
    #endTitle() {
        if (!this.#inTitle)
            return;
        this.#inTitle = false;
        this.#notice('title', makeOneLine(decodePlainText(this.#run.replace(EACH_MARK, ''))));
        this.#run = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#passWord('section', level);
        this.#heading = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    }
    #endHeading() {
        if (this.#heading === undefined)
            return;
        this.#flush();
        this.#notice('heading', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBytes */ .Om)(this.#heading));
        this.#heading = undefined;
    }
    #endBlock() {
        this.#flush();
        this.#gap = LINE_END;
    }
    #flush() {
        const run = this.#run;
        if (run === '' || this.#inTitle)
            return;
        this.#run = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (!this.#hasWording) {
            this.#flushText(run);
            return;
        }
        this.#hasWording = false;
        const text = run.replace(EACH_MARK, '');
        const words = makeOneLine(decodePlainText(text));
        // A build date is left out as a whole, even if its `th` is in superscript.
        if (this.#settled(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const [i, piece] of run.split(EACH_MARK).entries()) {
            const isMark = i % 2 === 1;
            if (isMark)
                this.#notice('mark', describeMark(piece));
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = decodePlainText(written);
        if (this.#place.isPreformatted) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const words = makeOneLine(text);
        if ((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charCodeAt(0)) && this.#gap === '')
            this.#gap = SPACE;
        if (words === '')
            return;
        this.#passText(this.#settled(words));
        if ((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charCodeAt(text.length - 1)))
            this.#gap = SPACE;
    }
    /** Reports preformatted text without trailing blanks, which are not visible. */
    #passLines(text) {
        const lines = this.#gap
            .concat(text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? trimBlanks(line) : line));
        const whole = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(lines.join('\n'));
        const words = trimBlanks(whole);
        this.#gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (words !== '')
            this.#passText(words);
        this.#gap = whole.slice(words.length);
    }
    #passText(text) {
        const run = this.#gap.concat(text);
        this.#gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        this.#notice('text', run);
        if (this.#heading === undefined)
            return;
        this.#heading = this.#heading.concat(run);
        if (this.#heading.length >= MAX_LINE_BYTES)
            this.#endHeading();
    }
}
/** Returns the name of the tag that a control character stands for, with a slash for an end tag. */
function describeMark(mark) {
    const place = mark.charCodeAt(0) - FIRST_MARK;
    const isEnd = place % 2 === 1;
    const tag = CHANGES_WORDS[place >> 1];
    return (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(isEnd ? `/${tag}` : `${tag}`);
}
/** Returns a text without trailing blanks. */
function trimBlanks(text) {
    let end = text.length;
    while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t'))
        end--;
    return text.slice(0, end);
}
const SPACE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(' ');
const LINE_END = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('\n');
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN = /[\t\n\f\r]| {2}/;
/** Replaces each run of white space with one space. */
function collapseSpaces(text) {
    return UNEVEN.test(text) ? text.replace(SPACES, ' ') : text;
}
/**
 * Does a field of this type show the value of an attribute? Hidden fields are skipped, because most
 * are generated.
 */
function isShownByField(type, attribute) {
    if (attribute === 'src' || attribute === 'alt')
        return type === 'image';
    return type !== 'hidden' && (attribute !== 'value' || !SENT.has(type));
}
/**
 * Keywords of `rel` for the previous and the next page, and classes of themes that do not use
 * `rel`, such as `left-prev` and `next-page`.
 */
const TURNS_PAGE = new RegExp(String.raw `(?:^|[\s_-])(?:prev|previous|next)` +
    String.raw `(?:[_-](?:page|link|post|doc|article|chapter|topic))?(?!\S)`, 'i');
/**
 * The names of breadcrumbs, and of the menu of versions of Read the Docs, which also turns pages.
 * Neither is a menu by its element or role.
 */
const BREADCRUMBS = 'bread-?crumbs?(?:[_-]{1,2}(?:bar|container|inner|items?|links?|list|nav|navigation|row|trail|wrap(?:per)?))?';
const SHOWS_PLACE = new RegExp(`(?:^|[\\s_-])(?:${BREADCRUMBS}|crumbs|navpath|rst-versions)(?!\\S)`, 'i');
const PLACE_ID = new RegExp(`^(?:(?:doc|nav|page|site)[_-])?${BREADCRUMBS}$|^nav-path$`, 'i');
const PLACE_LABEL = /^\s*bread ?crumbs?\b/i;
/** A section about breadcrumbs may have the same id: its class is `section`, `sect1` or `level2`. */
const SECTION = /(?:^|[\s_-])(?:sect(?:ion|\d)?|chapter|appendix|level\d)(?![^\s_-])/i;
/** https://schema.org/BreadcrumbList, in microdata and RDFa. */
const BREADCRUMB_TYPE = /(?:^|[/:])BreadcrumbList\s*$/;
/** The elements that themes use for breadcrumbs. */
const MAY_SHOW_PLACE = new Set(['div', 'ol', 'p', 'span', 'td', 'ul']);
/**
 * Returns the role of an element. Breadcrumbs, and links to the previous and next page, always
 * count as navigation.
 */
function findRole(element) {
    if (turnsPage(element) || showsPlace(element))
        return 'navigation';
    return element.get('role');
}
function turnsPage(element) {
    if (element.name !== 'a')
        return false;
    return TURNS_PAGE.test(element.get('rel') ?? '') || TURNS_PAGE.test(element.get('class') ?? '');
}
function showsPlace(element) {
    if (!MAY_SHOW_PLACE.has(element.name) || element.length === 0)
        return false;
    const classes = element.get('class') ?? '';
    const type = element.get('itemtype') ?? element.get('typeof') ?? '';
    if (SHOWS_PLACE.test(classes) || BREADCRUMB_TYPE.test(type))
        return true;
    if (PLACE_LABEL.test(element.get('aria-label') ?? ''))
        return true;
    return PLACE_ID.test(element.get('id') ?? '') && !SECTION.test(classes);
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
function decodePlainText(written) {
    const text = (0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(written);
    return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text;
}


/***/ }),

/***/ 9249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findText: () => (/* binding */ findText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1164);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9612);
/* harmony import */ var _compared_content_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9663);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6101);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7640);








/**
 * Looks for a page of the site that shows a text to its readers. The text must be contiguous, but
 * may span elements, and any white space counts as a space. The home page is read first.
 * @throws the reason of the signal soon after it is aborted; any file-system error
 */
async function findText(site, text, signal) {
    const { names, sizes } = await site.list();
    const pages = names
        .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
        .filter(({ name }) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(name))
        .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'));
    const wanted = (0,_compared_content_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .collapseSpaces */ .j)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(text.replaceAll('\u00a0', ' ').trim()));
    const words = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(wanted);
    let similar;
    for await (const { name, size } of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .iterateWithPauses */ .YK)(pages, signal)) {
        if (size > _page_text_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PAGE_BYTES */ .rd)
            continue;
        const syntax = (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseSyntax */ .ZL)(name);
        const shown = readShown((0,_page_text_js__WEBPACK_IMPORTED_MODULE_6__/* .decodePageText */ .vU)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDiskPath */ .fx)(site.root, name)), syntax), syntax);
        if (shown.some((each) => each.includes(wanted)))
            return { page: name, pages: pages.length };
        const found = shown.map((each) => findInOtherCase((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(each), words)).find(Boolean);
        if (found !== undefined)
            similar ??= { page: name, text: found };
    }
    return { page: undefined, pages: pages.length, similar };
}
/** Returns the wanted text as spelled in another case in `text`; undefined if it does not occur. */
function findInOtherCase(text, wanted) {
    const at = text.toLowerCase().indexOf(wanted.toLowerCase());
    if (at < 0)
        return undefined;
    return text.slice(at, at + wanted.length);
}
/** Returns the titles of a page, followed by its visible text. */
function readShown(page, syntax) {
    let shown = _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR;
    const titles = [];
    let isHidden = false;
    new _compared_content_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .ComparedContentReader */ .K((what, value) => {
        if (what === 'title')
            titles.push(value);
        if (what === 'hiding')
            isHidden = value === 'hidden';
        if (what === 'text' && !isHidden)
            shown = shown.concat(value);
    }, syntax).read(page);
    return [...titles, (0,_compared_content_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .collapseSpaces */ .j)(shown)];
}


/***/ })

};

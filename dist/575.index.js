export const id = 575;
export const ids = [575];
export const modules = {

/***/ 8956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findText: () => (/* binding */ findText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1164);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2365);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2198);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9612);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6101);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9234);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7640);








/**
 * Looks for a page of the site that shows a text to its readers: in one piece, whatever elements it
 * is in, with any white space for a space. The start page is read first. Returns the first page
 * that shows it, undefined if none does; how many pages there are; and the first
 * that shows it in another case, if no page shows it.
 * @throws the reason of the signal soon after it is aborted; what the file system throws
 */
async function findText(site, text, signal) {
    const { names, sizes } = await site.list();
    const pages = names
        .map((name, i) => ({ name, size: sizes[i] ?? 0 }))
        .filter(({ name }) => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(name))
        .sort((a, b) => Number(b.name === 'index.html') - Number(a.name === 'index.html'));
    const wanted = (0,_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .collapseSpaces */ .j)((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toBytes */ .ZJ)(text.replaceAll('\u00a0', ' ').trim()));
    const words = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(wanted);
    let similar;
    for await (const { name, size } of (0,_common_event_loop_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInterruptible */ .K9)(pages, signal)) {
        if (size > _page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PAGE */ .tK)
            continue;
        const syntax = (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseSyntax */ .ZL)(name);
        const shown = readShown((0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decodePageText */ .vU)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDiskPath */ .fx)(site.root, name)), syntax), syntax);
        if (shown.some((each) => each.includes(wanted)))
            return { page: name, pages: pages.length };
        const found = shown.map((each) => findInOtherCase((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(each), words)).find(Boolean);
        if (found !== undefined)
            similar ??= { page: name, text: found };
    }
    return { page: undefined, pages: pages.length, similar };
}
/** Returns a text as it is written somewhere in another case; undefined if it is not. */
function findInOtherCase(text, wanted) {
    const at = text.toLowerCase().indexOf(wanted.toLowerCase());
    if (at < 0)
        return undefined;
    return text.slice(at, at + wanted.length);
}
/** Returns the titles of a page, and then what it shows. */
function readShown(page, syntax) {
    let shown = _byte_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_BYTES */ .CR;
    const titles = [];
    let isHidden = false;
    new _visible_js__WEBPACK_IMPORTED_MODULE_6__/* .VisibleReader */ .M((what, value) => {
        if (what === 'title')
            titles.push(value);
        if (what === 'hiding')
            isHidden = value === 'hidden';
        if (what === 'text' && !isHidden)
            shown = shown.concat(value);
    }, syntax).read(page);
    return [...titles, (0,_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .collapseSpaces */ .j)(shown)];
}


/***/ }),

/***/ 9234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ VisibleReader),
/* harmony export */   j: () => (/* binding */ collapseSpaces)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/* harmony import */ var _content_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7013);
/* harmony import */ var _open_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1102);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6334);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6216);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7640);






/**
 * Longer descriptions are cut; what follows so much of a heading is text: the heading may have no
 * end.
 */
const MAX_LINE = 4_096;
/** Of fields of these types, the value is not shown: it is sent. */
const SENT = new Set([
    'hidden',
    'checkbox',
    'radio',
    'file',
    'image',
    'password',
]);
/**
 * Inline elements that change what words mean: `must <del>not</del>`, `10<sup>6</sup>`, or add
 * quotation marks.
 */
const CHANGES_WORDS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that stand for their tags in text as written, two for each. */
const EACH_MARK = /([\x10-\x1d])/g;
const FIRST_MARK = 0x10;
/** Reads a page for what a reader would notice. */
class VisibleReader {
    #notice;
    #settled;
    #foundAnchor;
    #reader;
    #elements = new _open_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .OpenElements */ .K();
    /** Text that was not passed on yet, as written. */
    #run = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    #hasWording = false;
    /** What separates the text so far from what follows. */
    #gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    /** Where that is. */
    #place = this.#elements.innermost;
    #inTitle = false;
    #hasTitle = false;
    #isDescribed = false;
    /** The text so far of the heading that is open. */
    #heading;
    /** `settled` is given each text with single spaces, and returns what is to count of it. */
    constructor(notice, syntax, settled = (text) => text, foundAnchor) {
        this.#notice = notice;
        this.#settled = settled;
        this.#foundAnchor = foundAnchor;
        this.#reader = new _reader_js__WEBPACK_IMPORTED_MODULE_3__/* .PageReader */ .X(this, _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .OF_READERS */ .Xk, syntax);
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
        if (_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSEEN */ .P.has(tag))
            return false;
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE */ .qA.has(tag))
            this.#addWording(tag, 0);
        else
            this.#endBlock();
        const hides = element.find('hidden') !== undefined;
        this.#elements.open(tag, roleOf(element), hides);
        this.#look();
        if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (length > 0) {
            this.#anchors(element);
            this.#attributes(element);
        }
        return false;
    }
    close(tag) {
        if (_content_model_js__WEBPACK_IMPORTED_MODULE_1__/* .INLINE */ .qA.has(tag))
            this.#addWording(tag, 1);
        else
            this.#endBlock();
        if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#elements.close(tag);
        this.#look();
    }
    text(written) {
        this.#run = this.#run.concat(written);
    }
    // What it stands for.
    #addWording(tag, isEnd) {
        const at = CHANGES_WORDS.indexOf(tag);
        if (at === -1)
            return;
        this.#hasWording = true;
        this.text((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(String.fromCharCode(FIRST_MARK + 2 * at + isEnd)));
    }
    #anchors(element) {
        if (this.#foundAnchor === undefined || element.isInShadow)
            return;
        const id = element.get('id') ?? '';
        const name = element.name === 'a' ? (element.get('name') ?? '') : '';
        if (id !== '')
            this.#foundAnchor(id, element.name);
        if (name !== '' && name !== id)
            this.#foundAnchor(name, element.name);
    }
    #attributes(element) {
        const { name: tag } = element;
        if (element.find('hidden') !== undefined)
            this.#say('mark', 'hidden');
        if (tag === 'meta')
            this.#meta(element);
        // One of a dialog only closes it.
        if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        const type = tag === 'input' ? (element.get('type') ?? '').trim().toLowerCase() : undefined;
        // In an order of our own: that of the page means nothing.
        for (const { attribute } of _vocabulary_js__WEBPACK_IMPORTED_MODULE_5__/* .OF_READERS */ .Xk.attributesOf(tag))
            if (type === undefined || isShownBy(type, attribute))
                this.#attribute(element.find(attribute));
    }
    /** Says where something hidden begins or ends, and where menus do. */
    #look() {
        const [was, is] = [this.#place, this.#elements.innermost];
        if (is.isHidden !== was.isHidden)
            this.#say('hiding', is.isHidden ? 'hidden' : 'shown');
        if (is.isNavigation !== was.isNavigation)
            this.#say('region', is.isNavigation ? 'navigation' : 'content');
        this.#place = is;
    }
    #attribute(attribute) {
        if (attribute === undefined || attribute.meaning === 'part')
            return;
        const { name, meaning, value } = attribute;
        if (meaning === 'alternative')
            this.#tell('alternative', value.slice(0, MAX_LINE));
        else if (meaning === 'set')
            for (const target of (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readSrcset */ .d3)(value))
                this.#tell('image', target);
        else if (meaning === 'mark')
            this.#say('mark', name);
        else if (meaning === 'shown')
            this.#say('mark', `${name} ${oneLine(value.slice(0, MAX_LINE))}`);
        else
            this.#tell(meaning === 'link' ? 'link' : 'image', value);
    }
    /** After all text that comes before it. */
    #tell(what, value) {
        this.#flush();
        this.#notice(what, value);
    }
    /** The same with a word of our own, or the page's in ASCII. */
    #say(what, word) {
        this.#tell(what, (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(word));
    }
    #meta(element) {
        const content = element.get('content');
        if (content === undefined)
            return;
        if (element.get('name')?.toLowerCase() === 'description') {
            if (this.#isDescribed)
                return;
            this.#isDescribed = true;
            this.#notice('description', this.#settled(oneLine(content.slice(0, MAX_LINE))));
        }
        else if (element.get('http-equiv')?.toLowerCase() === 'refresh') {
            const target = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readRefreshTarget */ .pm)(content.slice(0, MAX_LINE));
            if (target !== undefined)
                this.#notice('redirect', target);
        }
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        this.#inTitle ||= !this.#hasTitle;
        this.#hasTitle = true;
    }
    #endTitle() {
        if (!this.#inTitle)
            return;
        this.#inTitle = false;
        this.#notice('title', oneLine(plainText(this.#run.replace(EACH_MARK, ''))));
        this.#run = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#say('section', level);
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
        const words = oneLine(plainText(text));
        // The time at which a page was built is left out as a whole, even if its `th` is raised.
        if (this.#settled(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const [i, piece] of run.split(EACH_MARK).entries()) {
            const mark = piece.charCodeAt(0) - FIRST_MARK;
            if (i % 2 === 1)
                this.#notice('mark', (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(`${mark % 2 === 1 ? '/' : ''}${CHANGES_WORDS[mark >> 1]}`));
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = plainText(written);
        if (this.#place.isPreformatted) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const words = oneLine(text);
        if ((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charCodeAt(0)) && this.#gap === '')
            this.#gap = SPACE;
        if (words === '')
            return;
        this.#pass(this.#settled(words));
        if ((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(text.charCodeAt(text.length - 1)))
            this.#gap = SPACE;
    }
    /** Passes on preformatted text without the blanks at the ends of its lines, which nobody sees. */
    #passLines(text) {
        const lines = this.#gap
            .concat(text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? withoutBlanks(line) : line));
        const whole = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .asBytes */ .Yd)(lines.join('\n'));
        const words = withoutBlanks(whole);
        this.#gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        if (words !== '')
            this.#pass(words);
        this.#gap = whole.slice(words.length);
    }
    #pass(text) {
        const run = this.#gap.concat(text);
        this.#gap = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
        this.#notice('text', run);
        if (this.#heading === undefined)
            return;
        this.#heading = this.#heading.concat(run);
        if (this.#heading.length >= MAX_LINE)
            this.#endHeading();
    }
}
/** Returns a text without the blanks at its end. */
function withoutBlanks(text) {
    let end = text.length;
    while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t'))
        end--;
    return text.slice(0, end);
}
const SPACE = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(' ');
const LINE_END = (0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)('\n');
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN = /[\t\n\f\r]| {2}/;
/** Returns a text with one space in place of any white space. */
function collapseSpaces(text) {
    return UNEVEN.test(text) ? text.replace(SPACES, ' ') : text;
}
/** Does a field of a type show what an attribute says? Most that are hidden are generated. */
function isShownBy(type, attribute) {
    if (attribute === 'src' || attribute === 'alt')
        return type === 'image';
    return type !== 'hidden' && (attribute !== 'value' || !SENT.has(type));
}
/**
 * The words of `rel` for the page before and after, and the classes of themes without them, as
 * `left-prev`, `next-page`.
 */
const TURNS_PAGE = /(?:^|[\s_-])(?:prev|previous|next)(?:[_-](?:page|link|post|doc|article|chapter|topic))?(?!\S)/i;
/**
 * Returns the role of an element. A link to the page before or after this one is navigation,
 * wherever it is.
 */
function roleOf(element) {
    if (element.name !== 'a')
        return element.get('role');
    const [rel, names] = [element.get('rel'), element.get('class')];
    const turnsPage = (rel !== undefined && TURNS_PAGE.test(rel)) || (names !== undefined && TURNS_PAGE.test(names));
    return turnsPage ? 'navigation' : element.get('role');
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function oneLine(text) {
    return collapseSpaces((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBytes */ .Om)(text));
}
/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function plainText(written) {
    const text = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeText */ .g7)(written);
    return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text;
}


/***/ })

};

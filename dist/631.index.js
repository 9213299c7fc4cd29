export const id = 631;
export const ids = [631];
export const modules = {

/***/ 1160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ HOLDS_HTML),
/* harmony export */   QJ: () => (/* binding */ ForeignContent),
/* harmony export */   se: () => (/* binding */ BREAKS_OUT)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);

/**
 * Elements that end SVG and MathML wherever they occur:
 * https://html.spec.whatwg.org/#parsing-main-inforeign.
 */
const BREAKS_OUT = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
/** Elements within SVG and MathML that hold HTML again. */
const HOLDS_HTML = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** Those of them that usually hold more than text. */
const HOLDS_MARKUP = new Set(['foreignobject', 'annotation-xml']);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/**
 * Keeps track of whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` mean
 * something else.
 */
class ForeignContent {
    #open = [];
    /** Templates that are open in the SVG at hand. */
    #templates = 0;
    inside = false;
    /**
     * Does `<![CDATA[` start a section of text here, and not a comment? Not in HTML; elements that
     * may hold HTML are assumed to.
     */
    get takesCdata() {
        return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top));
    }
    /**
     * How many of the elements that matter here are open: without any, no end tag changes anything.
     */
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
        // Such an element is never part of SVG, so it is one around it that ends.
        else if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
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
        this.#look();
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

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findEndOfRawText),
/* harmony export */   x: () => (/* binding */ RAW_ELEMENTS)
/* harmony export */ });
/* harmony import */ var _common_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5948);
/** Finds the end of elements whose content is plain text to browsers that run scripts. */

/**
 * Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them
 * with their states.
 */
const RAW_ELEMENTS = (0,_common_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)('script style title textarea noscript iframe xmp noembed noframes plaintext');
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
const ENDS = new Map([...RAW_ELEMENTS].map((element) => [element, new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi')]));
/**
 * Returns where the end tag of an element begins whose content begins at `from`; -1 if it has none.
 */
function findEndOfRawText(element, page, from) {
    if (element === 'script')
        return endOfScript(page, from);
    const mark = ENDS.get(element);
    // Nothing ends plain text.
    if (mark === undefined || element === 'plaintext')
        return -1;
    mark.lastIndex = from;
    return mark.exec(page)?.index ?? -1;
}
/**
 * A script may hold a comment with a script in it:
 * https://html.spec.whatwg.org/#script-data-double-escaped-state.
 */
function endOfScript(page, from) {
    let inside = 'script';
    SCRIPT_MARK.lastIndex = from;
    for (let mark = SCRIPT_MARK.exec(page); mark !== null; mark = SCRIPT_MARK.exec(page)) {
        const next = behindMark(inside, mark);
        if (next === undefined)
            return mark.index;
        inside = next;
        // The dashes of `<!--` may belong to the end of the comment, too.
        if (mark[0] === '<!--')
            SCRIPT_MARK.lastIndex = mark.index + 2;
    }
    return -1;
}
/** Returns what the text is in after a mark; undefined if the mark ends the script. */
function behindMark(inside, [mark, slash]) {
    if (mark === '-->')
        return 'script';
    if (mark === '<!--')
        return inside === 'script' ? 'comment' : inside;
    if (slash === '')
        return inside === 'comment' ? 'script in comment' : inside;
    return inside === 'script in comment' ? 'comment' : undefined;
}


/***/ }),

/***/ 6334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ PageReader),
  P: () => (/* binding */ UNSEEN)
});

// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
;// CONCATENATED MODULE: ./lib/web/page/element.js
/**
 * The element at hand, with those of its attributes that are wanted. It and its attributes are used
 * again for the next one: a large site has millions of them, and collecting them as garbage took
 * longer than reading them.
 */
class PageElement {
    /** In lower case, but for elements of XML that nobody asks for. */
    name = '';
    /** The offset in the page of its name. */
    start = 0;
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
    add(name, meaning, value, at) {
        const used = this.#attributes[this.#length++];
        if (used === undefined)
            this.#attributes.push({ name, meaning, value, at });
        else {
            used.name = name;
            used.meaning = meaning;
            used.value = value;
            used.at = at;
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
// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js


/** Stands behind the last byte of a page. */
const NUL = 0;
const BANG = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LT = 0x3c;
const EQUALS = 0x3d;
const GT = 0x3e;
const QUESTION = 0x3f;
/** What a byte does in a tag: a bit for each. What is between attributes is space, or a slash. */
const ENDS_SPACE = 1;
const ENDS_GAP = 2;
const ENDS_TAG_NAME = 4;
const ENDS_ATTRIBUTE_NAME = 8;
const ENDS_VALUE = 16;
const LETTER = 32;
const BYTES = new Uint8Array(256).fill(ENDS_SPACE | ENDS_GAP);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTES[byte] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[SLASH] = ENDS_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTES[GT] = ENDS_SPACE | ENDS_GAP | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[EQUALS] = ENDS_SPACE | ENDS_GAP | ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTES[letter] = BYTES[letter | 0x20] = ENDS_SPACE | ENDS_GAP | LETTER;
const CDATA_START = '<![CDATA[';
/** More memory, in bytes, is not kept for the next page. */
const MAX_SPARE = 1 << 22;
const NO_BUFFER = Buffer.alloc(0);
/** Memory for the next page. */
let spare = NO_BUFFER;
/**
 * Finds the tags of a page that matter: https://html.spec.whatwg.org/#tokenization. It looks at
 * bytes, and makes strings only of the text and the attributes that somebody asks for.
 */
class Tokenizer {
    /** Is text wanted, apart from what is in tags? */
    wantsText = false;
    wantsEndTags = false;
    /** Is the place in SVG or MathML, where every tag that is known matters? */
    isForeign = false;
    /** Does `<![CDATA[` start a section of text here, and not a comment? */
    takesCdata = false;
    #receiver;
    #isXml;
    #names;
    #page = byte_strings/* NO_BYTES */.CR;
    /** The same, with a zero behind it. */
    #bytes = NO_BUFFER;
    #isStopped = false;
    /** `names`: the tags and attributes that matter. */
    constructor(receiver, syntax, names) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.#names = names;
    }
    /** Reads a page. To be called once. */
    read(page) {
        this.#page = page;
        const bytes = bytesOf(page);
        this.#bytes = bytes;
        // https://html.spec.whatwg.org/#data-state
        for (let at = 0; at < page.length && !this.#isStopped;) {
            const tag = this.#findTag(at);
            this.#text(at, tag);
            at = tag < page.length ? this.#openTag(tag) : tag;
        }
        reuse(bytes);
    }
    /** Nothing more is passed on. */
    stop() {
        this.#isStopped = true;
    }
    /**
     * Returns where the next `<` is; the end of the page if there is none. In a function of its own,
     * this loop stays compiled from page to page.
     */
    #findTag(from) {
        const bytes = this.#bytes;
        let at = from;
        while (at < this.#page.length && bytes[at] !== LT)
            at++;
        return at;
    }
    #text(start, end, isLiteral = false) {
        if (this.wantsText && start < end)
            this.#receiver.text(this.#page.slice(start, end), isLiteral);
    }
    /**
     * Each of these functions returns where to read on. https://html.spec.whatwg.org/#tag-open-state
     */
    #openTag(at) {
        const next = this.#bytes[at + 1];
        if (this.#startsName(next))
            return this.#tag(at + 1, false);
        if (next === BANG)
            return this.#declaration(at);
        if (next === QUESTION)
            return this.#isXml ? this.#instruction(at + 2) : this.#behind('>', at + 2);
        // https://html.spec.whatwg.org/#end-tag-open-state
        if (next === SLASH && at + 2 < this.#page.length)
            return this.#startsName(this.#bytes[at + 2])
                ? this.#tag(at + 2, true)
                : this.#behind('>', at + 2);
        this.#text(at, at + 1);
        return at + 1;
    }
    /** XML allows many more letters; whatever does not end a name begins one here. */
    #startsName(byte) {
        const does = BYTES[byte];
        return this.#isXml
            ? (does & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION && byte !== NUL
            : (does & LETTER) !== 0;
    }
    /** Returns where a byte comes next that does `what`; the end of the page if none does. */
    #next(what, from) {
        const bytes = this.#bytes;
        let at = from;
        while (at < this.#page.length && (BYTES[bytes[at]] & what) === 0)
            at++;
        return at;
    }
    /** Returns where what a mark ends is over: bogus comments, and a DOCTYPE. */
    #behind(mark, from) {
        const at = this.#page.indexOf(mark, from);
        return at === -1 ? this.#page.length : at + mark.length;
    }
    /**
     * https://html.spec.whatwg.org/#tag-name-state, and those after it. A tag without an end is none.
     */
    #tag(start, isEndTag) {
        const page = this.#page;
        const bytes = this.#bytes;
        let at = this.#next(ENDS_TAG_NAME, start);
        const tag = isEndTag && !this.wantsEndTags ? this.#names.other : this.#tagNamed(start, at);
        let matters = tag.matters || this.isForeign || this.#isXml;
        for (;;) {
            const name = this.#next(ENDS_GAP, at);
            if (name === page.length)
                return name;
            if (bytes[name] === GT) {
                const closesItself = name > at && bytes[name - 1] === SLASH;
                if (!isEndTag)
                    return matters ? this.#startTag(tag, start, name, closesItself) : name + 1;
                if (this.wantsEndTags && tag !== this.#names.other)
                    this.#receiver.endTag(tag);
                return name + 1;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const nameEnd = this.#next(ENDS_ATTRIBUTE_NAME, name + 1);
            const equals = this.#next(ENDS_SPACE, nameEnd);
            let value = nameEnd;
            let valueEnd = nameEnd;
            at = equals;
            if (bytes[equals] === EQUALS) {
                // https://html.spec.whatwg.org/#before-attribute-value-state
                value = this.#next(ENDS_SPACE, equals + 1);
                const quote = bytes[value];
                if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
                    value++;
                    valueEnd = value;
                    while (valueEnd < page.length && bytes[valueEnd] !== quote)
                        valueEnd++;
                    at = valueEnd + 1;
                }
                else {
                    valueEnd = this.#next(ENDS_VALUE, value);
                    at = valueEnd;
                }
            }
            if (at >= page.length)
                return page.length;
            const known = isEndTag ? undefined : this.#names.attributes.get(bytes, name, nameEnd);
            const meaning = known === undefined ? null : (tag.meanings[known.index] ?? null);
            if (known === undefined || meaning === null)
                continue;
            this.#receiver.attribute(known.name, meaning, page.slice(value, valueEnd), name);
            matters = true;
        }
    }
    #tagNamed(start, end) {
        const { tags, other } = this.#names;
        const known = tags.get(this.#bytes, start, end);
        if (known !== undefined || !other.matters)
            return known ?? other;
        const written = this.#page.slice(start, end);
        return { ...other, name: this.#isXml ? written : written.toLowerCase() };
    }
    /** `end`: the offset of its `>`. */
    #startTag(tag, start, end, closesItself) {
        if (!this.#receiver.startTag(tag, start, closesItself))
            return end + 1;
        const rawEnd = orEnd(this.#page, (0,raw_text/* findEndOfRawText */.h)(tag.name, this.#page, end + 1));
        this.#text(end + 1, rawEnd);
        return rawEnd;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #declaration(at) {
        if (this.#page.startsWith('--', at + 2))
            return this.#comment(at + 4);
        if ((this.takesCdata || this.#isXml) && this.#page.startsWith(CDATA_START, at)) {
            // https://html.spec.whatwg.org/#cdata-section-state
            const start = at + CDATA_START.length;
            const end = orEnd(this.#page, this.#page.indexOf(']]>', start));
            this.#text(start, end, true);
            return end + ']]>'.length;
        }
        return this.#behind('>', at + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state, and those after it. */
    #comment(start) {
        const page = this.#page;
        if (this.#isXml)
            return this.#behind('-->', start);
        if (page.startsWith('>', start))
            return start + 1;
        if (page.startsWith('->', start))
            return start + 2;
        for (let at = page.indexOf('--', start); at !== -1; at = page.indexOf('--', at + 1)) {
            const bang = page.charCodeAt(at + 2) === BANG ? 1 : 0;
            if (page.charCodeAt(at + 2 + bang) === GT)
                return at + 3 + bang;
        }
        return page.length;
    }
    /** https://www.w3.org/TR/xml/#sec-pi */
    #instruction(start) {
        const end = this.#page.indexOf('?>', start);
        if (end === -1)
            return this.#page.length;
        this.#receiver.instruction(this.#page.slice(start, end), start);
        return end + 2;
    }
}
/** Returns an offset in a text; its length for -1. */
function orEnd(text, at) {
    return at === -1 ? text.length : at;
}
/** Returns the bytes of a page, with a zero behind them. To be given back with `reuse`. */
function bytesOf(page) {
    const bytes = spare.length > page.length ? spare : Buffer.allocUnsafeSlow(page.length + 1);
    spare = NO_BUFFER;
    bytes.write(page, 'latin1');
    bytes[page.length] = NUL;
    return bytes;
}
function reuse(bytes) {
    if (bytes.length <= MAX_SPARE)
        spare = bytes;
}

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
;// CONCATENATED MODULE: ./lib/web/page/reader.js






/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
/** The reference that stands for a `&`. */
const AMPERSAND = (0,byte_strings/* toBytes */.ZJ)('&amp;');
/** Elements of whose content nothing is seen. */
const UNSEEN = new Set(['script', 'style', 'noscript']);
/**
 * Reads a page and tells a visitor what a browser with scripts finds in it:
 * nothing in comments, `<noscript>` and inert templates, the first of two attributes of one name,
 * no tag that never ends. It does not know which elements are open: a list of them takes forever
 * with millions of them.
 */
class PageReader {
    #visitor;
    #isXml;
    #wantsAll;
    #tokenizer;
    #foreign = new foreign_content/* ForeignContent */.QJ();
    #element = new PageElement();
    #lineAt = (0,line_counter/* makeLineCounter */.F)('');
    /** Was there an element? */
    #isBegun = false;
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    /** In HTML, what `<noscript>` holds is not read at all. */
    #inNoscript = false;
    /** The element whose content is no text for readers. */
    #content;
    #parts = byte_strings/* NO_BYTES */.CR;
    /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
    constructor(visitor, vocabulary, syntax) {
        this.#visitor = visitor;
        this.#isXml = syntax === 'xml';
        this.#wantsAll = visitor.text !== undefined;
        this.#tokenizer = new Tokenizer(this, syntax, vocabulary.namesIn(syntax));
        this.#sayWhatIsWanted();
    }
    /** Reads a page. To be called once. */
    read(page) {
        this.#lineAt = (0,line_counter/* makeLineCounter */.F)(page);
        this.#tokenizer.read(page);
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#tokenizer.stop();
    }
    /** Returns the line of an offset, from 1 on. Offsets must not decrease. */
    line(at) {
        return this.#lineAt(at) + 1;
    }
    // Called by the tokenizer.
    attribute(name, meaning, written, at) {
        if (this.#element.find(name) !== undefined)
            return;
        const decode = this.#isXml ? values/* decodeXmlAttribute */.gL : values/* decodeAttribute */.jz;
        this.#element.add(name, meaning, decode(written), at);
    }
    startTag({ name, isRaw }, start, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#isBegun = true;
        this.#foreign.open(name);
        if (this.#isXml)
            this.#inNoscript ||= name === 'noscript';
        if (name === 'template')
            this.#startTemplate();
        if (!this.#isHidden)
            this.#open(name, start);
        this.#element.clear();
        if (closesItself && (this.#isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#sayWhatIsWanted();
        return isRaw && !this.#isXml && !wasForeign;
    }
    endTag({ name }) {
        this.#close(name);
        this.#sayWhatIsWanted();
    }
    text(text, isLiteral) {
        if (this.#isHidden)
            return;
        if (this.#content === undefined)
            this.#visitor.text?.(isLiteral ? text.replaceAll('&', AMPERSAND) : text);
        else if (this.#content.isWanted)
            this.#parts = this.#parts.concat(text);
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
                this.#foreign.depth > 0;
    }
    #open(name, start) {
        const element = this.#element;
        element.name = name;
        element.start = start;
        element.isForeign = this.#foreign.inside;
        element.isInShadow = this.#templates.length > 0;
        const isWanted = this.#visitor.open(element);
        if (!UNSEEN.has(name) || (!isWanted && !this.#wantsAll))
            return;
        this.#content = { name, isWanted, start };
        this.#parts = byte_strings/* NO_BYTES */.CR;
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
        if (this.#content?.name === name) {
            const { isWanted, start } = this.#content;
            this.#content = undefined;
            if (isWanted)
                this.#visitor.content?.(this.#parts, start);
        }
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
}


/***/ }),

/***/ 6216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ runsScript),
/* harmony export */   Kx: () => (/* binding */ isScriptType),
/* harmony export */   d3: () => (/* binding */ readSrcset),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   gL: () => (/* binding */ decodeXmlAttribute),
/* harmony export */   jz: () => (/* binding */ decodeAttribute),
/* harmony export */   p: () => (/* binding */ readRels),
/* harmony export */   pm: () => (/* binding */ readRefreshTarget)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9995);
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2365);
/** What the text and the values of attributes mean that a page has. */


/** Returns the value of an attribute as written with its character references decoded. */
function decodeAttribute(value) {
    return value.includes('&') ? decodeInPieces(value, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im) : value;
}
/**
 * How much is decoded at a time, in bytes: the decoder keeps an object for each reference until all
 * is read.
 */
const PIECE = 1 << 20;
/**
 * Decodes a long value in pieces. Each ends before a `&`, so that no reference is in two of them.
 */
function decodeInPieces(value, decode) {
    let decoded = _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    for (let start = 0; start < value.length;) {
        const next = value.indexOf('&', start + PIECE);
        const end = next === -1 ? value.length : next;
        decoded = decoded.concat((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toBytes */ .ZJ)(decode((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(value.slice(start, end)))));
        start = end;
    }
    return decoded;
}
const OTHER_ENTITY = /&[\w.-]+;/;
/** The same in XML. Entities that a file declares itself are not known, nor what has them in it. */
function decodeXmlAttribute(value) {
    const decoded = decodeAttribute(value);
    return value.includes('&') && OTHER_ENTITY.test(decoded) ? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR : decoded;
}
/** Returns text between tags as written with its character references decoded. */
function decodeText(text) {
    return text.includes('&') ? decodeInPieces(text, entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz) : text;
}
/**
 * Returns where a `<meta http-equiv=refresh>` sends readers, given its content; undefined if it
 * only loads the page again.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function readRefreshTarget(content) {
    const parts = content.match(/^\s*[\d.]+(?=[\s;,])\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is);
    const rest = parts?.[1] ?? _byte_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BYTES */ .CR;
    if (rest === '')
        return undefined;
    const quoted = rest.match(/^(["'])(.*?)(?:\1|$)/s);
    return quoted?.[2] ?? rest;
}
/**
 * Values of `type` with which a browser runs a script:
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type.
 */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Returns whether a browser runs a script with this `type`. */
function isScriptType(type) {
    return SCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
/**
 * Returns whether a browser runs a script with these attributes; `get` returns one by its name.
 * https://html.spec.whatwg.org/#prepare-the-script-element
 */
function runsScript(get) {
    const type = get('type');
    if (!isScriptType(type ?? typeOfLanguage(get('language'))))
        return false;
    const object = get('for');
    const event = get('event');
    if (object === undefined || event === undefined || isModule(type))
        return true;
    return /^\s*window\s*$/i.test(object) && /^\s*onload(?:\(\))?\s*$/i.test(event);
}
function typeOfLanguage(language) {
    return language ? `text/${language}` : '';
}
function isModule(type) {
    return /^\s*module\s*$/i.test(type ?? '');
}
/** Returns the keywords in a `rel`, in lower case. */
function readRels(rel) {
    return (rel ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
}
/**
 * Returns the addresses of a `srcset`, in order, whatever their descriptors: a browser may choose
 * any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function readSrcset(value) {
    const addresses = [];
    const candidates = /[^ \t\n\f\r,][^ \t\n\f\r]*/g;
    for (let found = candidates.exec(value); found !== null; found = candidates.exec(value)) {
        let end = candidates.lastIndex;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(found.index, end));
        if (end === candidates.lastIndex)
            candidates.lastIndex = descriptorEnd(value, end);
    }
    return addresses;
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
  jN: () => (/* binding */ OF_EMPTY_PAGES),
  Q: () => (/* binding */ OF_LOADS),
  Xk: () => (/* binding */ OF_READERS),
  Cv: () => (/* binding */ OF_SOURCE_LINKS),
  y$: () => (/* binding */ OF_XML),
  ZL: () => (/* binding */ chooseSyntax),
  Uk: () => (/* binding */ isClicked)
});

// UNUSED EXPORTS: ADDRESSES, Vocabulary

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
        for (const [name, value] of names) {
            const bytes = Buffer.from(name, 'latin1');
            if (bytes.length === 0 || bytes.length > MAX_LENGTH)
                continue;
            const place = placeOf(bytes[0] ?? 0, bytes.length);
            this.#entries[place] ??= [];
            this.#entries[place].push({ bytes, value });
        }
    }
    /**
     * Returns what the name from `start` to `end` stands for; undefined if it is not in the table.
     */
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
            // Only letters have a lower case, and no name has anything else that differs by this bit
            // alone.
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



/** Is an address for people to click on? */
function isClicked(use) {
    return use === 'link' || use === 'download';
}
/** Stands for every element. */
const ANY = '';
/**
 * Attributes with addresses that are seen:
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2.
 */
const SEEN_ADDRESSES = [
    ['a area', 'href', 'link'],
    ['form', 'action', 'link'],
    ['button input', 'formaction', 'link'],
    ['image feimage', 'href xlink:href', 'media'],
    ['img source video audio input image', 'src', 'media'],
    ['img source image', 'srcset', 'set'],
    ['video', 'poster', 'media'],
    ['track', 'src', 'load'],
    ['embed iframe frame', 'src', 'document'],
    ['iframe', 'srcdoc', 'frame'],
    ['object', 'data', 'document'],
];
/**
 * All attributes with addresses: also of what is not seen, or is not what is seen, a background, a
 * part of a drawing.
 */
const ADDRESSES = [
    ...SEEN_ADDRESSES,
    ['script', 'src href xlink:href', 'load'],
    ['body table col colgroup thead tbody tfoot tr td th', 'background', 'media'],
    ['use', 'href xlink:href', 'symbol'],
];
/**
 * Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are
 * HTML, whatever the page.
 */
function chooseSyntax(page) {
    if (/\.(?:xhtml|svg)$/i.test(page))
        return 'xml';
    return 'html';
}
/** Elements that begin or end something. */
const MARKS = ['svg', 'math', 'template'];
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
/** What somebody wants to know of pages. */
class Vocabulary {
    #wanted;
    #attributes;
    #wantsAll;
    #names = {};
    /** `wantsAll`: whether elements without a wanted attribute matter, too. */
    constructor(rows, wantsAll = false) {
        const all = rows.flatMap(([elements, attributes, holds]) => elements
            .split(' ')
            .flatMap((element) => attributes.split(' ').map((attribute) => ({ element, attribute, holds }))));
        this.#wanted = Map.groupBy(all, ({ element }) => element);
        this.#attributes = [...new Set(all.map(({ attribute }) => attribute))];
        this.#wantsAll = wantsAll;
    }
    /**
     * Returns the attributes that are wanted of an element, apart from those that are wanted of all.
     */
    attributesOf(element) {
        return this.#wanted.get(element) ?? [];
    }
    /** Returns what elements and attributes are called in a page. */
    namesIn(syntax) {
        this.#names[syntax] ??= this.#makeNames(syntax);
        return this.#names[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const known = new Set([
            ...this.#wanted.keys(),
            ...foreign_content/* BREAKS_OUT */.se,
            ...foreign_content/* HOLDS_HTML */.Fj,
            ...raw_text/* RAW_ELEMENTS */.x,
            ...MARKS,
        ]);
        const written = isHtml ? [...known] : [...known, ...CAMEL_CASE];
        return {
            tags: new NameTable(written.map((name) => [name, this.#tagOf(name.toLowerCase())]), isHtml),
            attributes: new NameTable(this.#attributes.map((name, index) => [name, { name, index }]), isHtml),
            other: this.#tagOf(ANY),
        };
    }
    #tagOf(name) {
        const wanted = [...this.attributesOf(ANY), ...this.attributesOf(name)];
        const holds = new Map(wanted.map((each) => [each.attribute, each.holds]));
        const isRaw = raw_text/* RAW_ELEMENTS */.x.has(name);
        return {
            name,
            meanings: this.#attributes.map((attribute) => holds.get(attribute) ?? null),
            isRaw,
            matters: this.#wantsAll || isRaw || MARKS.includes(name),
        };
    }
}
/** What says something about addresses and anchors. */
const OF_ADDRESSES = new Vocabulary([
    ...ADDRESSES,
    // What says together with other attributes where an element leads.
    ['a', 'name xlink:href', 'part'],
    ['a area', 'download', 'part'],
    ['base', 'href', 'part'],
    ['form', 'method', 'part'],
    ['input', 'type', 'part'],
    ['link', 'as href hreflang imagesrcset integrity rel type', 'part'],
    ['meta', 'charset content http-equiv name property', 'part'],
    ['script', 'type language for event integrity', 'part'],
    ['style', 'type', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'id', 'id'],
    [ANY, 'style', 'style'],
    // In which `url()` loads something:
    // https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes.
    [ANY, 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke', 'paint'],
]);
/** What readers see. */
const OF_READERS = new Vocabulary([
    ...SEEN_ADDRESSES,
    ['a', 'xlink:href', 'link'],
    ['a', 'name rel class', 'part'],
    ['img area image input', 'alt', 'alternative'],
    ['input', 'type', 'part'],
    ['input', 'value placeholder', 'shown'],
    ['input', 'checked', 'mark'],
    ['textarea', 'placeholder', 'shown'],
    ['option', 'label', 'shown'],
    ['option', 'selected', 'mark'],
    ['optgroup', 'label', 'shown'],
    ['progress', 'value max', 'shown'],
    ['meter', 'value min max', 'shown'],
    ['ol', 'start type', 'shown'],
    ['ol', 'reversed', 'mark'],
    ['li', 'value', 'shown'],
    ['details dialog', 'open', 'mark'],
    ['form', 'method', 'part'],
    ['meta', 'name content http-equiv', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'id', 'id'],
    [ANY, 'role', 'part'],
    [ANY, 'hidden', 'mark'],
], true);
/** What says whether readers see anything at all. */
const OF_EMPTY_PAGES = new Vocabulary([
    ['body', 'background onload', 'part'],
    ['input', 'type', 'part'],
    ['meta', 'content http-equiv', 'part'],
    ['script', 'type language for event', 'part'],
    ['template', 'shadowrootmode', 'part'],
    [ANY, 'hidden style', 'part'],
], true);
/** What says of a link whether it leads to what the page was written as. */
const OF_SOURCE_LINKS = new Vocabulary([['a link', 'href rel title class', 'part']], true);
/** What sitemaps and feeds say of addresses. */
const OF_XML = new Vocabulary([[ANY, 'href rel src url xml:base', 'part']], true);
/** What a page loads to run and to look as it should, and what decides whether that is used. */
const OF_LOADS = new Vocabulary([
    ['base', 'href', 'part'],
    ['link', 'rel href type media disabled integrity crossorigin', 'part'],
    ['meta', 'http-equiv content', 'part'],
    ['script', 'src href type nomodule integrity crossorigin', 'part'],
    ['template', 'shadowrootmode', 'part'],
]);


/***/ })

};

export const id = 163;
export const ids = [163];
export const modules = {

/***/ 2163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Scanner: () => (/* binding */ Scanner)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/site/byte-strings.js
var byte_strings = __webpack_require__(854);
// EXTERNAL MODULE: ./node_modules/@csstools/css-tokenizer/dist/index.mjs
var dist = __webpack_require__(4879);
// EXTERNAL MODULE: ./lib/site/extract/line-counter.js
var line_counter = __webpack_require__(7750);
;// CONCATENATED MODULE: ./lib/site/extract/css.js


/** Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls, css-images-4. */
const TAKES_ADDRESS = new Set(['url', 'src', 'image-set', '-webkit-image-set', 'image']);
/** Without one of these there is nothing to find, escapes apart: most style sheets in pages contain none. */
const WORTH_READING = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * Calls `found` for each address that a style sheet loads: `url()`, `@import`, `image-set()`. Left out, because a
 * browser would not load them either: `@namespace`, an `@import` after other rules, addresses that are only a
 * fragment; and relative ones in custom properties, which are resolved where they are used.
 * `declarations`: the text is a `style` attribute, not a style sheet.
 */
function scanStyle(css, declarations, found) {
    if (!WORTH_READING.test(css))
        return;
    const lines = new line_counter/* LineCounter */.H(css);
    const sheet = new Sheet(declarations, (value, at, modern) => found({ value, line: lines.at(at), ...(modern.length > 0 && { modern }) }));
    const tokens = (0,dist/* tokenizer */.OH)({ css });
    while (!tokens.endOfFile())
        sheet.take(tokens.nextToken());
    sheet.end();
}
/** Formats that no browser takes which knows WOFF: https://caniuse.com/eot, https://caniuse.com/svg-fonts. */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const MODERN_FONT = /\.woff2?(?:[?#]|$)|^data:(?:font|application)\/(?:x-)?(?:font-)?woff/i;
/** The state between one token and the next. */
class Sheet {
    #found;
    /** For each open parenthesis or function: are strings in it addresses? */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /** The at-rule at hand, until its `;` or `{`; `imported` once its address was seen. */
    #rule;
    #startsDeclaration = true;
    #customProperty = false;
    /** The addresses in the `@font-face` at hand. */
    #fonts;
    constructor(declarations, found) {
        this.#found = found;
        this.#importsAllowed = !declarations;
    }
    take(token) {
        switch (token[0]) {
            case dist/* TokenType */.ks.Whitespace:
            case dist/* TokenType */.ks.Comment:
            case dist/* TokenType */.ks.CDO:
            case dist/* TokenType */.ks.CDC:
                break;
            case dist/* TokenType */.ks.AtKeyword:
                this.#atRule(token[4].value.toLowerCase());
                break;
            case dist/* TokenType */.ks.Semicolon:
                this.#endDeclaration();
                break;
            case dist/* TokenType */.ks.OpenCurly:
                if (this.#rule === 'font')
                    this.#fonts = [];
                if (this.#depth++ === 0)
                    this.#importsAllowed = false;
                this.#endDeclaration();
                break;
            case dist/* TokenType */.ks.CloseCurly:
                this.#endFont();
                this.#depth = Math.max(0, this.#depth - 1);
                this.#endDeclaration();
                break;
            default:
                this.#component(token);
                this.#startsDeclaration = false;
                // Anything but an at-rule at the top of a sheet begins the first of its rules.
                if (this.#rule === undefined && this.#depth === 0)
                    this.#importsAllowed = false;
        }
    }
    /** To be called at the end of the sheet, whatever is still open. */
    end() {
        this.#endFont();
    }
    #component(token) {
        switch (token[0]) {
            case dist/* TokenType */.ks.Function:
                this.#functions.push(TAKES_ADDRESS.has(token[4].value.toLowerCase()));
                break;
            case dist/* TokenType */.ks.OpenParen:
                this.#functions.push(false);
                break;
            case dist/* TokenType */.ks.CloseParen:
                this.#functions.pop();
                break;
            case dist/* TokenType */.ks.URL:
                this.#address(token[4].value, token[2]);
                break;
            case dist/* TokenType */.ks.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#address(token[4].value, token[2]);
                break;
            case dist/* TokenType */.ks.Ident:
                if (this.#startsDeclaration)
                    this.#customProperty = token[4].value.startsWith('--');
        }
    }
    #atRule(name) {
        if (name === 'import')
            this.#rule = this.#importsAllowed && this.#depth === 0 ? 'import' : 'other';
        else if (name === 'charset' || name === 'layer')
            this.#rule = 'layer';
        else
            this.#rule = name === 'font-face' ? 'font' : 'other';
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #endDeclaration() {
        this.#rule = undefined;
        this.#functions.length = 0;
        this.#startsDeclaration = true;
        this.#customProperty = false;
    }
    #endFont() {
        const fonts = this.#fonts ?? [];
        this.#fonts = undefined;
        const modern = fonts.map(({ value }) => value).filter((value) => MODERN_FONT.test(value));
        for (const { value, at } of fonts)
            this.#found(value, at, OLD_FONT.test(value) ? modern : []);
    }
    #address(value, at) {
        if (this.#rule === 'imported' || this.#rule === 'other' || this.#rule === 'font')
            return;
        if (value === '' || value.startsWith('#'))
            return;
        if (this.#rule === 'import')
            this.#rule = 'imported';
        if (this.#customProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value))
            return;
        if (this.#fonts === undefined)
            this.#found(value, at, []);
        else
            this.#fonts.push({ value, at });
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/site/extract/encoding.js



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
        return (0,byte_strings/* toBytes */.ZJ)(this.#decoder.decode(chunk, { stream: true }));
    }
}
function decoderFor(label) {
    if (label === undefined)
        return undefined;
    try {
        const decoder = new external_node_util_.TextDecoder(label);
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
    if ((0,external_node_buffer_.isAscii)(start))
        return undefined;
    const declaration = XML_DECLARATION.exec(start.toString('latin1', 0, DECLARED_WITHIN));
    const xml = declaration?.[1] ?? declaration?.[2];
    const label = syntax === 'xml' ? xml : (declaredIn(start, declared) ?? xml);
    return label === undefined ? undefined : asciiCompatible(label);
}
function declaredIn(start, declared) {
    return (declared(start.toString('latin1', 0, DECLARED_WITHIN)) ??
        // A later declaration makes them start again. Most pages have none, and are UTF-8.
        ((0,external_node_buffer_.isUtf8)(start) ? undefined : declared(start.toString('latin1'))));
}
/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label) {
    const encoding = decoderFor(label.trim())?.encoding;
    return encoding?.startsWith('utf-16') ? undefined : encoding;
}
/** Returns the encoding of a style sheet: https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding. */
function styleEncoding(content) {
    const bom = bomEncoding(content);
    if (bom !== undefined || (0,external_node_buffer_.isAscii)(content))
        return bom;
    const start = content.toString('latin1', 0, 100);
    if (!start.startsWith('@charset "'))
        return undefined;
    const end = start.indexOf('";');
    return end === -1 ? undefined : asciiCompatible(start.slice(10, end));
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 2 modules
var decode = __webpack_require__(7031);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Tokenizer.js
var Tokenizer = __webpack_require__(5455);
;// CONCATENATED MODULE: ./lib/site/extract/srcset.js
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

;// CONCATENATED MODULE: ./lib/site/extract/elements.js

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
/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG = new Set(['a', 'image', 'use', 'feimage', 'script', 'style']);
/** Attributes that any element may have. */
const GLOBAL = new Set(['id', 'style']);
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
/** Returns the attribute of that name, in lower case. */
function findAttribute(attributes, name) {
    for (const attribute of attributes)
        if (attribute.name === name)
            return attribute;
    return undefined;
}
/** Passes on to a listener what the elements of a page say: their addresses, anchors and declarations. */
class ElementReader {
    #listener;
    #baseSeen = false;
    // The element at hand.
    #attributes = [];
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
        for (const attribute of attributes)
            if (known || GLOBAL.has(attribute.meaning))
                this.#readAttribute(tag, attribute);
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
        else if (tag === 'script' && this.#runs()) {
            this.#listener.runsScript();
            return tag;
        }
        return undefined;
    }
    #readAttribute(tag, { name, meaning, value, at }) {
        switch (meaning) {
            case 'id':
                this.#anchor(value);
                break;
            case 'style':
                this.#listener.style(value, true, at);
                break;
            case 'link':
                if (this.#get('method')?.toLowerCase() !== 'dialog')
                    this.#listener.address('link', value, at);
                break;
            case 'load':
                if (this.#loads(tag, name))
                    this.#load(value, at);
                break;
            case 'set':
                if (this.#isForeign)
                    break;
                for (const address of srcsetAddresses(value))
                    this.#load(address, at);
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
        const link = this.#isForeign ? findAttribute(this.#attributes, 'xlink:href') : undefined;
        if (link !== undefined && this.#get('href') === undefined)
            this.#listener.address('link', link.value, link.at);
    }
    #loads(tag, attribute) {
        // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
        if (attribute.endsWith('href') !== this.#isForeign)
            return false;
        if (tag === 'input')
            return this.#get('type')?.toLowerCase() === 'image';
        if (tag === 'iframe')
            return findAttribute(this.#attributes, 'srcdoc') === undefined;
        return tag !== 'script' || this.#runs();
    }
    #runs() {
        return SCRIPT_TYPE.test((this.#get('type') ?? '').trim().toLowerCase());
    }
    /** An empty address is never fetched, and one that is only a fragment stays in the page. */
    #load(value, at) {
        const address = value.trim();
        if (address !== '' && !address.startsWith('#'))
            this.#listener.address('load', address, at);
    }
    #anchor(id) {
        if (id !== '' && !this.#inTemplate)
            this.#listener.anchor(id);
    }
    #link() {
        const href = findAttribute(this.#attributes, 'href');
        const set = this.#get('imagesrcset');
        const rels = (this.#get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
        if (rels.includes('canonical') && href !== undefined)
            this.#listener.canonical(href.value, href.at);
        if (rels.some((rel) => LOADING_RELS.has(rel))) {
            for (const address of srcsetAddresses(set ?? ''))
                this.#load(address, this.#start);
            if (href !== undefined)
                this.#load(href.value, href.at);
        }
        else if (rels.some((rel) => LINKING_RELS.has(rel)) && href !== undefined) {
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
        else if (name === 'robots' && /noindex|none/i.test(content))
            this.#listener.unlisted();
    }
    #encoding(label) {
        if (label !== undefined)
            this.#listener.encoding(label);
    }
    /** https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh */
    #refresh(content) {
        const parts = /^\s*[\d.]+[\s;,]\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is.exec(content);
        const rest = parts?.[1] ?? '';
        if (rest === '')
            return;
        const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(rest);
        this.#listener.unlisted();
        this.#listener.address('link', quoted?.[2] ?? rest, this.#start);
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
        return findAttribute(this.#attributes, name)?.value;
    }
}

;// CONCATENATED MODULE: ./lib/site/extract/foreign-content.js
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

;// CONCATENATED MODULE: ./lib/site/extract/raw-text.js
/** Finds the end of elements whose content is plain text to browsers that run scripts. */
/** The length of the longest mark: `</noscript` and one more character. */
const MAX_MARK = 11;
const NOSCRIPT_END = /<\/noscript[\t\n\f\r />]/gi;
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
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
        return this.element === 'script' ? this.#endOfScript(piece, from) : endOfNoscript(piece, from);
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
function endOfNoscript(piece, from) {
    NOSCRIPT_END.lastIndex = from;
    return NOSCRIPT_END.exec(piece)?.index ?? -1;
}
/** The beginning of a mark, or of a CDATA section; never the middle of one. */
const CUT_MARK = /(?:<[!/[a-z-]*|--?)$/i;
/** Returns where a mark begins that may be cut off by the end of the piece; the length of the piece if there is none. */
function startOfCutMark(piece) {
    const tail = Math.max(0, piece.length - MAX_MARK + 1);
    const at = piece.slice(tail).search(CUT_MARK);
    return at === -1 ? piece.length : tail + at;
}

;// CONCATENATED MODULE: ./lib/site/extract/vocabulary.js
/** Which tags and attributes say something about addresses and anchors. */

/** A map, because a tag can be called `constructor`, or like any other property that every object has. */
const byName = (table) => new Map(Object.entries(table));
/** Attributes that hold addresses: https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2. */
const ADDRESSES = byName({
    a: { href: 'link' },
    area: { href: 'link' },
    form: { action: 'link' },
    button: { formaction: 'link' },
    input: { formaction: 'link', src: 'load' },
    img: { src: 'load', srcset: 'set' },
    source: { src: 'load', srcset: 'set' },
    video: { src: 'load', poster: 'load' },
    audio: { src: 'load' },
    track: { src: 'load' },
    embed: { src: 'load' },
    iframe: { src: 'load', srcdoc: 'frame' },
    frame: { src: 'load' },
    object: { data: 'load' },
    script: { src: 'load', href: 'load', 'xlink:href': 'load' },
    body: { background: 'load' },
    table: { background: 'load' },
    td: { background: 'load' },
    th: { background: 'load' },
    image: { href: 'load', 'xlink:href': 'load', src: 'load', srcset: 'set' },
    use: { href: 'load', 'xlink:href': 'load' },
    feimage: { href: 'load', 'xlink:href': 'load' },
});
/** Attributes that only mean something together with others of the element. */
const PARTS = byName({
    a: ['name', 'xlink:href'],
    base: ['href'],
    form: ['method'],
    input: ['type'],
    link: ['href', 'rel', 'imagesrcset'],
    meta: ['charset', 'content', 'http-equiv', 'name', 'property'],
    script: ['type'],
    style: ['type'],
    template: ['shadowrootmode'],
});
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = new Set(['feImage', 'foreignObject']);
/** Returns the name under which an element that is `written` so is known here: in lower case, if it is known at all. */
function nameOf(written, syntax) {
    return syntax === 'html' || CAMEL_CASE.has(written) ? written.toLowerCase() : written;
}
/** No element or attribute has a longer name. */
const MAX_NAME = 1_024;
/** How many spellings of a kind are remembered, so that each is looked up once. */
const MAX_REMEMBERED = 500;
const tags = { html: new Map(), xml: new Map() };
/** Returns what is known of a tag. `written` may be a slice of a page. */
function tagOf(written, syntax) {
    const known = tags[syntax].get(written);
    if (known !== undefined)
        return known;
    const name = nameOf(written, syntax);
    const tag = {
        name,
        syntax,
        attributes: new Map([
            ['id', 'id'],
            ['style', 'style'],
            ...(PARTS.get(name) ?? []).map((part) => [part, 'part']),
            ...Object.entries(ADDRESSES.get(name) ?? {}),
        ]),
    };
    remember(tags[syntax], written, tag);
    return tag;
}
/** Returns what an attribute of a tag holds, null if it does not matter. `written` may be a slice of a page. */
function meaningOf({ attributes, syntax }, written) {
    const known = attributes.get(written);
    if (known !== undefined)
        return known;
    const meaning = (syntax === 'html' && attributes.get(written.toLowerCase())) || null;
    remember(attributes, written, meaning);
    return meaning;
}
function remember(known, written, value) {
    if (known.size < MAX_REMEMBERED && written.length <= MAX_NAME)
        known.set((0,byte_strings/* detach */.Yo)(written), value);
}

;// CONCATENATED MODULE: ./lib/site/extract/html.js








/** Longer attribute values (mostly pictures as `data:`) are not read. */
const MAX_VALUE = 1 << 20;
/** Longer style sheets and scripts within a page are not read. */
const MAX_TEXT = 16 << 20;
/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
/** With these, a template is shown in its place: https://html.spec.whatwg.org/#attr-template-shadowrootmode. */
const SHADOW_MODE = /^(?:open|closed)$/i;
const CDATA = '<![CDATA[';
/** As long, but a comment to the tokenizer. */
const NO_CDATA = '<![cdata[';
const NO_TAG = tagOf('', 'html');
/**
 * Reads a page in chunks (strings of bytes) and passes on what a browser with scripts would find in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends.
 */
class PageReader {
    #listener;
    #elements;
    #tokenizer;
    #syntax;
    #foreign = new ForeignContent();
    #chunk = '';
    #chunkStart = 0;
    #before = '';
    /** The end of what was written, where something may begin that only what follows can decide. */
    #heldBack = '';
    /** The offset in the page from which the tokenizer counts. */
    #origin = 0;
    /** Text that is not passed to the tokenizer, which would take it for markup. */
    #raw;
    #rawStart = 0;
    #stopped = false;
    #lineEnds = 0;
    #lines = new line_counter/* LineCounter */.H('');
    #tag = NO_TAG;
    #tagStart = 0;
    #attribute = '';
    #meaning = null;
    #attributeStart = 0;
    #value = '';
    #attributes = [];
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #inNoscript = false;
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
        this.#tokenizer = new Tokenizer/* default */.A({ decodeEntities: false, xmlMode: syntax === 'xml' }, this);
    }
    write(chunk) {
        const text = this.#heldBack + chunk;
        const end = startOfCutMark(text);
        this.#heldBack = text.slice(end);
        this.#take(text.slice(0, end));
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#stopped = true;
        this.#tokenizer.pause();
    }
    end() {
        this.#take(this.#heldBack);
        this.#tokenizer.end();
    }
    #take(chunk) {
        if (this.#text !== undefined && this.#textStart >= this.#chunkStart)
            this.#textLine = this.line(this.#textStart);
        this.#lineEnds += this.#lines.at(this.#chunk.length);
        this.#lines = new line_counter/* LineCounter */.H(chunk);
        this.#before = (this.#before + this.#chunk).slice(-MAX_NAME);
        this.#chunkStart += this.#chunk.length;
        this.#chunk = chunk;
        let at = 0;
        let cdata = -1;
        while (at < chunk.length && !this.#stopped) {
            if (this.#raw !== undefined)
                at = this.#takeRaw(this.#raw, at);
            else {
                if (cdata < at && cdata !== chunk.length)
                    cdata = this.#cdataFrom(at);
                at = this.#takeMarkup(at, cdata);
            }
        }
    }
    /** Returns where the next CDATA section of a page in HTML may begin; the length of the chunk if there is none. */
    #cdataFrom(at) {
        if (this.#syntax === 'xml')
            return this.#chunk.length;
        // The rarer the first letter, the faster the search.
        let word = this.#chunk.indexOf('CDATA[', at);
        while (word !== -1 && !this.#chunk.startsWith(CDATA, word - 3))
            word = this.#chunk.indexOf('CDATA[', word + 1);
        return word === -1 ? this.#chunk.length : word - 3;
    }
    /** Returns up to where the tokenizer has read: the next CDATA section, or raw text, or the end of the chunk. */
    #takeMarkup(at, cdata) {
        if (at < cdata)
            this.#tokenizer.write(this.#chunk.slice(at, cdata));
        // The tokenizer takes one for a section wherever it occurs, but outside of SVG it is a comment up to the first `>`.
        else
            this.#tokenizer.write(this.#foreign.takesCdata ? CDATA : NO_CDATA);
        if (this.#raw !== undefined)
            return this.#rawStart - this.#chunkStart;
        return at < cdata ? cdata : cdata + CDATA.length;
    }
    /** Returns where the raw text ends: at its end tag, or with the chunk. */
    #takeRaw(raw, at) {
        const found = raw.end(this.#chunk, at);
        const end = found === -1 ? this.#chunk.length : found;
        if (raw.element === 'script')
            this.#addText(this.#chunk.slice(at, end));
        if (found !== -1) {
            this.#raw = undefined;
            this.#origin = this.#chunkStart + end;
            this.#tokenizer.reset();
        }
        return end;
    }
    /** The tokenizer stops after the tag, and starts again at the end tag. */
    #beginRaw(element, start) {
        this.#raw = new RawText(element);
        this.#rawStart = start;
        this.#tokenizer.pause();
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
    /** Offsets as the tokenizer counts. A token may have begun in the chunks before. */
    #slice(start, end) {
        const from = this.#origin + start - this.#chunkStart;
        const to = this.#origin + end - this.#chunkStart;
        if (from >= 0)
            return this.#chunk.slice(from, to);
        if (from + this.#before.length < 0)
            return '';
        return this.#before.slice(from) + this.#chunk.slice(0, Math.max(0, to));
    }
    // Called by the tokenizer.
    isInForeignContext() {
        return this.#foreign.inside;
    }
    onopentagname(start, end) {
        this.#tag = tagOf(this.#slice(start, end), this.#syntax);
        this.#tagStart = this.#origin + start;
        this.#attributes.length = 0;
    }
    onattribname(start, end) {
        this.#attribute = this.#slice(start, end);
        this.#meaning = meaningOf(this.#tag, this.#attribute);
        this.#attributeStart = this.#origin + start;
        this.#value = '';
    }
    onattribdata(start, end) {
        if (this.#meaning !== null && this.#value.length <= MAX_VALUE)
            this.#value += this.#slice(start, end);
    }
    onattribend() {
        const meaning = this.#meaning;
        if (meaning === null)
            return;
        const name = this.#attribute.toLowerCase();
        if (findAttribute(this.#attributes, name) !== undefined)
            return;
        // One that is too long still counts as present: a frame with a `srcdoc` does not load its `src`.
        const value = this.#value.length > MAX_VALUE ? '' : decoded(this.#value);
        this.#attributes.push({ name, meaning, value, at: this.#attributeStart });
    }
    onopentagend(end) {
        this.#foreign.open(this.#tag.name);
        this.#element(end);
    }
    onselfclosingtag(end) {
        const wasForeign = this.#foreign.inside;
        this.#foreign.open(this.#tag.name);
        const closes = this.#syntax === 'xml' || wasForeign || this.#foreign.inside;
        this.#element(end);
        if (closes)
            this.#close(this.#tag.name);
    }
    onclosetag(start, end) {
        if (this.#awaitsEnd || this.#foreign.awaitsEnd)
            this.#close(nameOf(this.#slice(start, end), this.#syntax));
    }
    ontext(start, end) {
        if (this.#text !== undefined)
            this.#addText(this.#slice(start, end));
    }
    oncdata(start, end, marks) {
        this.ontext(start, end - marks);
    }
    onend() { }
    oncomment() { }
    ondeclaration() { }
    onprocessinginstruction() { }
    onattribentity() { }
    ontextentity() { }
    // What it stands for.
    #addText(text) {
        if (this.#text !== undefined && this.#textParts.length <= MAX_TEXT)
            this.#textParts += text;
    }
    get #awaitsEnd() {
        return this.#text !== undefined || this.#inNoscript || this.#templates.length > 0;
    }
    #close(tag) {
        const isForeign = this.#foreign.close(tag);
        if (tag === 'template' && !isForeign)
            this.#endTemplate();
        else if (tag === 'noscript')
            this.#inNoscript = false;
        else if (tag === this.#text)
            this.#endText();
    }
    #endTemplate() {
        const template = this.#templates.pop();
        if (template !== undefined)
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
            else
                this.#listener.script(text, this.#textStart);
        }
        this.#text = undefined;
        this.#textParts = '';
    }
    #element(tagEnd) {
        const tag = this.#tag.name;
        if (this.#syntax === 'xml')
            this.#inNoscript ||= tag === 'noscript';
        else if ((tag === 'script' || tag === 'noscript') && !this.#foreign.inside)
            this.#beginRaw(tag, this.#origin + tagEnd + 1);
        if (tag === 'template' && !this.#foreign.inside && this.#templates.length < MAX_TEMPLATE_DEPTH)
            this.#templates.push({
                inert: !SHADOW_MODE.test(findAttribute(this.#attributes, 'shadowrootmode')?.value ?? ''),
                foreignDepth: this.#foreign.depth,
            });
        if (this.#inNoscript || this.#templates.some(({ inert }) => inert))
            return;
        const text = this.#elements.read(tag, this.#tagStart, this.#attributes, this.#foreign.inside, this.#templates.length > 0);
        if (text === undefined)
            return;
        this.#text = text;
        this.#textStart = this.#tagStart;
    }
}
/** Character references are decoded to characters, everything else in here is bytes. */
function decoded(value) {
    return value.includes('&') ? (0,byte_strings/* toBytes */.ZJ)((0,decode/* decodeHTMLAttribute */.Im)((0,byte_strings/* toText */.fE)(value))) : value;
}

;// CONCATENATED MODULE: ./lib/site/extract/page-text.js



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
        const file = (0,external_node_fs_.openSync)(this.#path, 'r');
        try {
            const first = readPiece(file);
            const reader = new Utf8Reader(pageEncoding(first, this.#syntax, encodingIn));
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
            (0,external_node_fs_.closeSync)(file);
        }
    }
}
/** Valid until the next one is read. */
function readPiece(file) {
    return buffer.subarray(0, (0,external_node_fs_.readSync)(file, buffer, 0, PIECE_BYTES, null));
}
const ignore = () => { };
const NO_LISTENER = {
    address: ignore,
    anchor: ignore,
    base: ignore,
    canonical: ignore,
    style: ignore,
    script: ignore,
    tooLarge: ignore,
    runsScript: ignore,
    frame: ignore,
    unlisted: ignore,
    encoding: ignore,
};
/** Returns the encoding that the first `<meta>` with one declares. */
function encodingIn(start) {
    let found;
    const encoding = (label) => {
        found ??= label;
    };
    const reader = new PageReader({ ...NO_LISTENER, encoding });
    reader.write(start);
    reader.end();
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
    const reader = new PageReader({ ...NO_LISTENER, base }, syntax);
    for (const piece of text) {
        reader.write(piece);
        if (found !== undefined)
            break;
    }
    return found;
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

// EXTERNAL MODULE: ./lib/site/rules/address.js
var address = __webpack_require__(7939);
// EXTERNAL MODULE: ./lib/site/rules/anchor-index.js
var anchor_index = __webpack_require__(2963);
// EXTERNAL MODULE: ./lib/site/rules/anchor-queries.js
var anchor_queries = __webpack_require__(2623);
;// CONCATENATED MODULE: ./lib/site/rules/number-collections.js
/** Lists and sets of numbers that take a fraction of the memory of JavaScript's own: a page may have millions. */
/** A list of numbers that grows, eight bytes each. */
class NumberList {
    #items = new Float64Array(1_024);
    length = 0;
    push(value) {
        if (this.length === this.#items.length) {
            const larger = new Float64Array(this.length * 2);
            larger.set(this.#items);
            this.#items = larger;
        }
        this.#items[this.length++] = value;
    }
    /** Returns a copy of the items. */
    toArray() {
        return this.#items.slice(0, this.length);
    }
}
/** Marks an unused place in the table of a set. */
const EMPTY = -1;
/** A set of numbers that are not negative: eight to 32 bytes each, a `Set` takes 150. */
class NumberSet {
    #table = new Float64Array(64).fill(EMPTY);
    size = 0;
    add(value) {
        const place = this.#placeOf(value);
        if (this.#table[place] === value)
            return;
        this.#table[place] = value;
        this.size++;
        if (this.size * 2 > this.#table.length)
            this.#grow();
    }
    has(value) {
        return this.#table[this.#placeOf(value)] === value;
    }
    /** Returns the numbers, sorted. */
    sorted() {
        const numbers = new Float64Array(this.size);
        let i = 0;
        for (const value of this.#table)
            if (value !== EMPTY)
                numbers[i++] = value;
        return numbers.sort();
    }
    /** Where a number is, or would be: the table is never full. */
    #placeOf(value) {
        const last = this.#table.length - 1;
        let place = value & last;
        while (this.#table[place] !== EMPTY && this.#table[place] !== value)
            place = (place + 1) & last;
        return place;
    }
    #grow() {
        const numbers = this.#table;
        this.#table = new Float64Array(numbers.length * 2).fill(EMPTY);
        for (const value of numbers)
            if (value !== EMPTY)
                this.#table[this.#placeOf(value)] = value;
    }
}

// EXTERNAL MODULE: ./lib/site/rules/tally.js
var tally = __webpack_require__(5617);
;// CONCATENATED MODULE: ./lib/site/rules/anchor-links.js






/** Longer fragments, in bytes, are not checked. */
const MAX_FRAGMENT = 1_000;
/** How many different fragments are checked. */
const MAX_FRAGMENTS = 1_000_000;
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** Links to anchors of pages: whether the anchors exist is only known when all pages have been read. */
class AnchorLinks {
    #pages = new Map();
    #nameOf;
    /** Returns the key under which a missing anchor is counted. */
    #keyOf;
    #maxFragments;
    #fragments = 0;
    #unchecked = 0;
    /** `maxFragments`: how many different fragments are checked. */
    constructor(nameOf, keyOf, maxFragments = MAX_FRAGMENTS) {
        this.#nameOf = nameOf;
        this.#keyOf = keyOf;
        this.#maxFragments = maxFragments;
    }
    /** Takes one link. `fragment` may be a slice of a page, `written` is what comes before it and must not be one. */
    add(page, fragment, written, where) {
        let linked = this.#pages.get(page);
        if (linked === undefined) {
            linked = { anchors: new Map(), row: (0,tally/* newRow */.Pg)('script-anchors', '') };
            this.#pages.set(page, linked);
        }
        const anchor = linked.anchors.get(fragment) ?? this.#newAnchor(linked.anchors, fragment);
        if (anchor === undefined) {
            this.skip(fragment);
            return;
        }
        (0,tally/* addOccurrence */.b3)(anchor.row, where, written + (0,byte_strings/* detach */.Yo)(fragment));
        (0,tally/* addOccurrence */.b3)(linked.row, where, this.#nameOf(page));
    }
    /** Counts a link that is not checked, unless its fragment exists in every page. */
    skip(fragment) {
        if ((0,address/* anchorNames */.i)(fragment).length > 0)
            this.#unchecked++;
    }
    /** Returns undefined if the fragment is one too many, or too long. */
    #newAnchor(anchors, written) {
        if (written.length > MAX_FRAGMENT || this.#fragments >= this.#maxFragments)
            return undefined;
        this.#fragments++;
        const [name] = (0,address/* anchorNames */.i)(written);
        const fragment = name === undefined ? written : `#${name}`;
        // The key is made when it is needed, which is seldom.
        const anchor = anchors.get(fragment) ?? { fragment: (0,byte_strings/* detach */.Yo)(fragment), row: (0,tally/* newRow */.Pg)('broken-anchor', '') };
        anchors.set(anchor.fragment, anchor);
        if (written !== fragment)
            anchors.set((0,byte_strings/* detach */.Yo)(written), anchor);
        return anchor;
    }
    /** Returns what has to be known of all pages together. */
    queries() {
        const pages = new NumberList();
        const ids = new NumberList();
        const others = new NumberList();
        const lines = [];
        this.#forEach((page, { fragment }) => {
            const [id = anchor_index/* ALWAYS_PRESENT */.KQ, other = id] = (0,address/* anchorNames */.i)(fragment).map(anchor_index/* fingerprint */.Rj);
            pages.push(page);
            ids.push(id);
            others.push(other);
            lines.push(LINE_ANCHOR.test(fragment) ? 1 : 0);
        });
        return {
            pages: pages.toArray(),
            ids: ids.toArray(),
            others: others.toArray(),
            lines: Uint8Array.from(lines),
        };
    }
    /** Counts what is missing, given the answers to the queries, and what was not checked. */
    countFaults(answers, tally) {
        let i = 0;
        const leftToScript = new Set();
        this.#forEach((page, { fragment, row }) => {
            const answer = answers[i++];
            if (answer === anchor_queries/* MISSING */.lV)
                tally.add({ ...row, key: this.#keyOf(this.#nameOf(page), fragment) });
            else if (answer === anchor_queries/* LEFT_TO_SCRIPT */.y$)
                leftToScript.add(page);
        });
        for (const page of leftToScript) {
            const linked = this.#pages.get(page);
            if (linked !== undefined)
                tally.add({ ...linked.row, key: this.#nameOf(page) });
        }
        if (this.#unchecked > 0)
            tally.countForSite('unchecked-anchors', {}, this.#unchecked);
    }
    #forEach(visit) {
        for (const [page, { anchors }] of this.#pages)
            for (const [written, anchor] of anchors)
                if (written === anchor.fragment)
                    visit(page, anchor);
    }
}

// EXTERNAL MODULE: ./lib/site/rules/canonical.js
var canonical = __webpack_require__(2281);
// EXTERNAL MODULE: ./lib/site/rules/page-names.js
var page_names = __webpack_require__(4205);
// EXTERNAL MODULE: ./lib/site/rules/resolve.js
var resolve = __webpack_require__(1415);
// EXTERNAL MODULE: ./lib/site/rules/resolver.js + 9 modules
var resolver = __webpack_require__(1578);
;// CONCATENATED MODULE: ./lib/site/rules/address-checker.js








/** Longer ones, in bytes, are no addresses that a server accepts: usually `data:`. */
const MAX_ADDRESS = 8_192;
/** Longer addresses, in bytes, are checked again each time. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** An address without a path leads to the page that it is in, so its meaning differs from page to page. */
const NAMES_THE_PAGE = /^[\x00-\x20]*(?:\?|$)/;
/** What browsers cannot use a page for. */
const IS_NO_PAGE = /\.(?:css|m?js|json|webmanifest|wasm|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm)$/i;
/** How many addresses relative to one folder are remembered with what they lead to. */
const address_checker_MAX_REMEMBERED = 50_000;
/** Checks addresses, and counts what is wrong with them. */
class AddressChecker {
    addresses;
    /** The site's own host, as far as it is known. */
    ownHost;
    tally = new tally/* Tally */.F0();
    anchorLinks;
    /** How many addresses within the site were checked, each as often as it is written. */
    checked = { link: 0, load: 0 };
    rules;
    #site;
    #files;
    #basePath;
    #resolver;
    /** What addresses lead to, without their fragments: pages in one folder share most of them. */
    #memory = { link: new Map(), load: new Map() };
    #memoryOf;
    #base;
    /** The modern fonts looked up last, and whether one of them exists. */
    #modern;
    constructor(site) {
        this.#site = site;
        this.anchorLinks = new AnchorLinks((page) => this.#nameOf(page), (page, fragment) => this.anchorKey(page, fragment));
        this.addresses = new address/* Addresses */.t(site);
        this.#files = new Map(site.names.map((name, i) => [name, i]));
        this.#resolver = new resolver/* Resolver */.xR(site, this.#files);
        this.rules = this.#resolver.rules;
        this.#basePath = (0,byte_strings/* toBytes */.ZJ)(site.basePath);
        this.ownHost = (0,canonical/* normalizeDomain */.AT)(site.domain);
    }
    /** To be called before the addresses of each file. */
    startFile() {
        this.#resolver.startFile();
    }
    /** To be called after the addresses of each file. */
    endFile() {
        const { skipped } = this.#resolver;
        if (skipped > 0)
            this.tally.countForSite('redirect-untried', {}, skipped);
    }
    /** Checks one address of a file. `value` may be a slice of a page. */
    check(use, value, base, where) {
        if (value.length > MAX_ADDRESS)
            return;
        if (base !== this.#base)
            this.#moveTo(base);
        const hash = value.indexOf('#');
        const { written, isWithinSite, row, page } = this.#target(use, hash === -1 ? value : value.slice(0, hash), base);
        if (isWithinSite)
            this.checked[use]++;
        if (row !== undefined)
            (0,tally/* addOccurrence */.b3)(row, where, (0,byte_strings/* detach */.Yo)(value));
        else if (page !== undefined && hash !== -1)
            this.anchorLinks.add(page, value.slice(hash), written, where);
    }
    /**
     * Checks a font that only old browsers load: it matters little where one of the `modern` ones exists, which are
     * ordinary text. The old fonts of a rule have to share one list: it is searched once.
     */
    checkOldFont(value, modern, base, where) {
        const address = this.addresses.read(value.split('#', 1)[0] ?? '', base);
        const isMissed = address.to !== 'site' || !this.#anyExists(modern, base);
        if (isMissed || this.#answer(address.path) !== undefined)
            this.check('load', value, base, where);
        else
            this.tally.count('old-font', this.#inFull(address.path), where, value);
    }
    #anyExists(fonts, base) {
        if (this.#modern?.fonts !== fonts)
            this.#modern = { fonts, exists: fonts.some((font) => this.isAnswered((0,byte_strings/* toBytes */.ZJ)(font), base)) };
        return this.#modern.exists;
    }
    /** Is there nothing wrong with an address that a page loads, as far as this site goes? Counts nothing. */
    isAnswered(value, base) {
        if (value.length > MAX_ADDRESS)
            return true;
        const address = this.addresses.read(value.split('#', 1)[0] ?? '', base);
        return address.to === 'site' ? this.#answer(address.path) !== undefined : address.to === 'nowhere';
    }
    /** Takes a link of a page to an anchor of its own that it does not have, which its scripts may create. */
    addOwnAnchorLink(page, fragment, where) {
        const file = this.#files.get(page);
        if (file !== undefined)
            this.anchorLinks.add(file, fragment, '', where);
    }
    /** Returns the key under which a missing anchor of a page is counted. */
    anchorKey(page, fragment) {
        return `${this.#basePath}${page}${fragment}`;
    }
    /** Checks an address that search engines are given for a page. */
    checkCanonical(value, where) {
        const domain = this.ownHost;
        const named = (0,canonical/* hostOf */.w4)(value);
        const kind = (0,canonical/* canonicalProblem */.WU)(named, domain);
        if (named === undefined || kind === undefined)
            return;
        this.tally.count(kind, named.host, where, value, { domain: domain ?? '' });
    }
    #nameOf(file) {
        return this.#site.names[file] ?? '';
    }
    #moveTo(base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#memoryOf) {
            this.#memory.link.clear();
            this.#memory.load.clear();
        }
        this.#memoryOf = scope;
        this.#base = base;
    }
    #target(use, value, base) {
        const memory = this.#memory[use];
        const known = memory.get(value);
        if (known?.address !== undefined)
            return { ...known, ...this.#verdict(use, known.address) };
        if (known !== undefined)
            return known;
        const written = (0,byte_strings/* detach */.Yo)(value);
        const address = this.addresses.read(written, base);
        const isWithinSite = address.to === 'site';
        const kept = isWithinSite && this.#resolver.asksRules ? { address } : {};
        const target = { written, isWithinSite, ...kept, ...this.#verdict(use, address) };
        if (memory.size > address_checker_MAX_REMEMBERED)
            memory.clear();
        if (value.length <= MAX_REMEMBERED_LENGTH && !NAMES_THE_PAGE.test(value))
            memory.set(target.written, target);
        return target;
    }
    #verdict(use, address) {
        switch (address.to) {
            case 'nowhere':
                return {};
            case 'elsewhere':
                return use === 'load' ? { row: this.tally.row('external-load', address.url) } : {};
            case 'outside': {
                if (address.explicit)
                    return {};
                const kind = use === 'load' ? 'load-outside-base-path' : 'link-outside-base-path';
                return { row: this.tally.row(kind, address.path) };
            }
            case 'site': {
                const answer = this.#answer(address.path);
                if (answer === 'shared-page' && use === 'load' && IS_NO_PAGE.test(address.path))
                    return { row: this.tally.row('page-for-asset', this.#inFull(address.path)) };
                if (answer === 'unknown' || answer === 'shared-page')
                    return {};
                if (answer !== undefined)
                    return use === 'link' && (0,page_names/* isPage */.yp)(this.#nameOf(answer)) ? { page: answer } : {};
                const kind = use === 'load' ? 'broken-asset' : 'broken-link';
                return { row: this.tally.row(kind, this.#inFull(address.path)) };
            }
        }
    }
    /** Two ways to write one address for the host are one finding. */
    #inFull(path) {
        return this.#basePath + (this.rules.mergesSlashes ? (0,resolve/* mergeSlashes */.u)(path) : path);
    }
    #answer(path) {
        return this.#resolver.answer(path);
    }
}

// EXTERNAL MODULE: ./lib/site/rules/private-keys.js
var private_keys = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/site/tree.js
var tree = __webpack_require__(5267);
// EXTERNAL MODULE: ./node_modules/js-tokens/index.js
var js_tokens = __webpack_require__(8285);
;// CONCATENATED MODULE: ./lib/site/extract/scripts.js

const ADDRESS = /^(?:https?|wss?):\/\/[^/\s"'`\\.]+\.[^\s]*$/i;
/** Stricter, because more than addresses begins with two slashes in a script. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/\S*$/;
const scripts_WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i;
/** The length of an address in a script, in characters; what is longer holds data. */
const scripts_MAX_ADDRESS = 8_192;
/** An address that ends like this is a file to run, to apply or to draw with, wherever it occurs. */
const LOADABLE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i;
/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALL = new Set([
    'fetch',
    'import',
    'importScripts',
    'sendBeacon',
    'Worker',
    'SharedWorker',
    'WebSocket',
    'EventSource',
    'FontFace',
    'getJSON',
    'getScript',
    'axios',
]);
/** Libraries with methods that fetch their first argument. */
const CLIENTS = new Set(['axios', '$', 'jQuery', 'ky', 'superagent']);
const CLIENT_METHODS = new Set([
    'ajax',
    'delete',
    'get',
    'head',
    'patch',
    'post',
    'put',
    'request',
]);
/** As `xhr.open` takes them, in quotes. */
const METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i;
const FETCHING_PROPERTY = new Set(['src', 'srcset']);
const MEANS_NOTHING = new Set([
    'WhiteSpace',
    'LineTerminatorSequence',
    'MultiLineComment',
    'SingleLineComment',
]);
/** Operators that apply only to the last part of what was put together. */
const BINDS_CLOSER = new Set(['.', '?.', '[', '(', '*', '/', '%', '**']);
/** What follows a whole expression: punctuation, or the first word of the next statement. */
const FOLLOWS_EXPRESSION = /^(?:[;,)\]}]?$|[\w$"'`])/;
const DECLARES = new Set(['const', 'let', 'var', 'function', 'class']);
/** Shorter names of constants come from minifiers, which use each for many things. */
const MIN_NAME = 3;
/**
 * Calls `found` for each address in a script that the script seems to load: the first argument of what fetches, what
 * is assigned to `src`, a module's name, or anything that ends like a script, a style sheet or a font. All other
 * addresses in scripts are links, namespaces and help texts as a rule. What is put together from literals and
 * constants counts as one. `at` is an offset. Throws a RangeError when a token is too long for the tokenizer.
 */
function scanScript(code, found) {
    if (!scripts_WORTH_READING.test(code))
        return;
    const reader = new ScriptReader(found);
    let at = 0;
    for (const token of (0,js_tokens/* default */.A)(code)) {
        if (!MEANS_NOTHING.has(token.type))
            reader.take(token, at);
        at += token.value.length;
    }
    reader.end();
}
class ScriptReader {
    #found;
    #before = ['', '', '', ''];
    /** What is being put together, with `+` or in a template. */
    #parts = [];
    #inTemplate = false;
    /** Is there a `+`, or a `${`, and the next part still to come? */
    #awaitsPart = false;
    #constants = new Map();
    #declared = new Set();
    #ambiguous = new Set();
    constructor(found) {
        this.#found = found;
    }
    take(token, at) {
        const [first, second, third] = this.#before;
        if (DECLARES.has(first))
            this.#declare(token.value);
        if (!this.#goesOn(token, at)) {
            this.#settle(token.value);
            this.#begin(token, at);
        }
        this.#before = [token.value, first, second, third];
    }
    end() {
        this.#settle('');
    }
    /** Two of one name are in two scopes, and it is not known which is meant. */
    #declare(name) {
        if (this.#declared.has(name)) {
            this.#ambiguous.add(name);
            this.#constants.delete(name);
        }
        this.#declared.add(name);
    }
    #begin(token, at) {
        this.#inTemplate = token.type === 'TemplateHead';
        this.#awaitsPart = this.#inTemplate;
        const part = this.#inTemplate ? this.#literal(token, at) : this.#partOf(token, at);
        this.#parts = part === undefined ? [] : [part];
    }
    /** Returns whether a token belongs to what is being put together. */
    #goesOn(token, at) {
        if (this.#parts.length === 0)
            return false;
        if (this.#awaitsPart) {
            const part = this.#partOf(token, at);
            if (part === undefined || (this.#inTemplate && !part.isConstant))
                return false;
            this.#parts.push(part);
            this.#awaitsPart = false;
            return true;
        }
        if (this.#inTemplate) {
            if (token.type !== 'TemplateMiddle' && token.type !== 'TemplateTail')
                return false;
            this.#parts.push(this.#literal(token, at));
            this.#inTemplate = token.type === 'TemplateMiddle';
            this.#awaitsPart = this.#inTemplate;
            return true;
        }
        this.#awaitsPart = token.value === '+';
        return this.#awaitsPart;
    }
    #literal(token, at) {
        return { text: textOf(token), at, before: this.#before, isConstant: false };
    }
    #partOf(token, at) {
        if (token.type === 'StringLiteral' || token.type === 'NoSubstitutionTemplate')
            return this.#literal(token, at);
        const text = token.type === 'IdentifierName' ? this.#constants.get(token.value) : undefined;
        const isProperty = this.#before[0] === '.' || this.#before[0] === '?.';
        if (text === undefined || isProperty)
            return undefined;
        return { text, at, before: this.#before, isConstant: true };
    }
    /** Judges what was put together, now that the token after it is known. */
    #settle(next) {
        const [first, ...more] = this.#parts;
        if (first === undefined)
            return;
        const known = !this.#awaitsPart && BINDS_CLOSER.has(next) ? more.slice(0, -1) : more;
        const text = joined([first, ...known]);
        if (!this.#awaitsPart && FOLLOWS_EXPRESSION.test(next))
            this.#remember(first.before, text);
        // What comes before the first `+` is not known.
        const isOne = known.length > 0 && first.before[0] !== '+';
        if (isOne && loads(text, first.before))
            this.#found(text, first.at);
        else
            for (const part of this.#parts)
                this.#judge(part);
    }
    #judge({ text, at, before, isConstant }) {
        // Where a constant is defined, its own text is judged.
        if (isConstant ? isAddress(text) && isFetched(before) : loads(text, before))
            this.#found(text, at);
    }
    #remember([assigned, name, keyword], text) {
        if (assigned !== '=' || keyword !== 'const' || name.length < MIN_NAME || text === '')
            return;
        if (!this.#ambiguous.has(name))
            this.#constants.set(name, text);
    }
}
/** Returns the text of the parts, empty if it is too long to be an address. */
function joined(parts) {
    const length = parts.reduce((sum, { text }) => sum + text.length, 0);
    return length > scripts_MAX_ADDRESS ? '' : parts.map(({ text }) => text).join('');
}
/** Returns the content of a string or of a part of a template. */
function textOf({ type, value }) {
    return value.slice(1, type === 'TemplateHead' || type === 'TemplateMiddle' ? -2 : -1);
}
function loads(text, before) {
    return isAddress(text) && (LOADABLE.test(text) || isFetched(before));
}
function isAddress(text) {
    return text.length <= scripts_MAX_ADDRESS && (ADDRESS.test(text) || WITHOUT_SCHEME.test(text));
}
function isFetched([previous, name, third, fourth]) {
    if (previous === 'from' || previous === 'import')
        return true;
    if (previous === '(')
        return FETCHING_CALL.has(name) || (third === '.' && CLIENTS.has(fourth) && CLIENT_METHODS.has(name));
    // `x.src = …`, `x.setAttribute('src', …)`, and `x.open('GET', …)`.
    if (previous === '=')
        return third === '.' && FETCHING_PROPERTY.has(name);
    if (previous !== ',' || third !== '(')
        return false;
    return FETCHING_PROPERTY.has(name.slice(1, -1)) || (fourth === 'open' && METHOD.test(name));
}

;// CONCATENATED MODULE: ./lib/site/pool/styles-and-scripts.js
/** Style sheets and scripts, whether they are files or part of a page: their addresses, checked. */



/** The base for addresses in scripts that have no scheme. */
const NO_PAGE = 'https://site.invalid/';
/** Returns a line of a file as the location of an occurrence. */
function atLine(page, line) {
    return { page, line: () => line };
}
/** Checks an address that a style sheet loads. */
function checkStyleAddress(checker, { value, modern }, base, where) {
    if (modern === undefined)
        checker.check('load', (0,byte_strings/* toBytes */.ZJ)(value), base, where);
    else
        checker.checkOldFont((0,byte_strings/* toBytes */.ZJ)(value), modern, base, where);
}
/** Counts the addresses of other hosts that a script seems to load. `firstLine`: the line on which it starts. */
function checkScript(checker, code, page, firstLine) {
    const lines = new line_counter/* LineCounter */.H(code);
    try {
        scanScript(code, (address, offset) => {
            const { host } = URL.parse((0,byte_strings/* toText */.fE)(address), NO_PAGE) ?? {};
            if (host === undefined || host === checker.ownHost)
                return;
            const where = atLine(page, firstLine + lines.at(offset));
            checker.tally.count('external-script-address', address, where);
        });
    }
    catch (error) {
        // Strings with millions of escapes in them are beyond the regular expressions of the tokenizer.
        if (!(error instanceof RangeError))
            throw error;
        checker.tally.count('unreadable-script', page, atLine(page, firstLine));
    }
}

;// CONCATENATED MODULE: ./lib/site/pool/page-scan.js









/** How many different anchors are checked that a page links to in itself before it has them. */
const MAX_AWAITED = 1_000_000;
/** How deep frames within frames are read. */
const MAX_FRAME_DEPTH = 3;
/** Returns the syntax of a page. Frames within it are HTML, whatever the page. */
function syntaxOf(page) {
    return /\.xhtml$/i.test(page) ? 'xml' : 'html';
}
/** Checks what is in one page, or in a frame within it. */
class PageScan {
    page;
    ids = new NumberSet();
    /** Does the page ask search engines to leave it out? */
    isUnlisted = false;
    #runsScript = false;
    /** Its own anchors that it has links to, as fingerprints. */
    #linked = new Set();
    #checker;
    #reader;
    #text;
    #pageBase;
    /** What links are relative to: they are resolved when they are followed. */
    #linkBase;
    /** What is loaded is resolved at once, or nearly so: with the base seen so far. */
    #base;
    #frame;
    /** Links to anchors of the page itself that it did not have so far, with their lines. */
    #awaited = new Map();
    #offset = 0;
    constructor(checker, page, text, base, frame) {
        this.#checker = checker;
        this.page = page;
        this.#text = text;
        this.#frame = frame;
        this.#pageBase = base ?? checker.addresses.baseOfFile(page);
        this.#base = this.#pageBase;
        const syntax = frame === undefined ? syntaxOf(page) : 'html';
        const href = baseIn(text, syntax);
        this.#linkBase = href === undefined ? this.#base : checker.addresses.baseOfElement(href, this.#base);
        this.#reader = new PageReader(this, syntax);
    }
    /** Checks everything in the page. */
    read() {
        for (const piece of this.#text)
            this.#reader.write(piece);
        this.#reader.end();
        for (const [value, lines] of this.#awaited) {
            if (this.#has(value))
                continue;
            for (const line of lines)
                this.#addMissingAnchor(value, atLine(this.page, line));
        }
    }
    get traits() {
        return { runsScript: this.#runsScript, ownLinked: this.#linked.size };
    }
    /** Nothing outside of a frame has links to its anchors. */
    #addMissingAnchor(value, where) {
        const checker = this.#checker;
        if (this.#frame === undefined)
            checker.addOwnAnchorLink(this.page, value, where);
        else
            checker.tally.count('broken-anchor', checker.anchorKey(this.page, value), where, value);
    }
    address(use, value, offset) {
        this.#offset = offset;
        if (use === 'load') {
            if (!this.#isLoaded(value))
                this.#checker.check('load', value, this.#linkBase, this);
        }
        else if (value.startsWith('#') && this.#linkBase === this.#pageBase)
            this.#ownAnchor(value);
        else
            this.#checker.check(use, value, this.#linkBase, this);
    }
    /**
     * Which base counts before a `<base>` depends on the kind of element, and on time: an address is fine if it is with
     * either of them.
     */
    #isLoaded(value) {
        return this.#base !== this.#linkBase && this.#checker.isAnswered(value, this.#base);
    }
    #ownAnchor(value) {
        this.#checker.checked.link++;
        if (value.length > MAX_FRAGMENT) {
            this.#checker.anchorLinks.skip(value);
            return;
        }
        if (this.#has(value))
            return;
        const lines = this.#awaited.get(value);
        if (lines !== undefined)
            lines.push(this.line());
        else if (this.#awaited.size < MAX_AWAITED)
            this.#awaited.set((0,byte_strings/* detach */.Yo)(value), [this.line()]);
        else
            this.#checker.anchorLinks.skip(value);
    }
    #has(value) {
        const anchors = (0,address/* anchorNames */.i)(value).map(anchor_index/* fingerprint */.Rj);
        if (anchors.length === 0)
            return true;
        const found = anchors.find((anchor) => this.ids.has(anchor));
        if (found !== undefined)
            this.#linked.add(found);
        return found !== undefined;
    }
    anchor(id) {
        this.ids.add((0,anchor_index/* fingerprint */.Rj)((0,byte_strings/* replaceInvalidUtf8 */.Zk)(id)));
    }
    base() {
        this.#base = this.#linkBase;
    }
    canonical(href, offset) {
        this.#offset = offset;
        if (this.#frame === undefined)
            this.#checker.checkCanonical(href, this);
    }
    style(css, declarations, offset) {
        this.#offset = offset;
        scanStyle((0,byte_strings/* toText */.fE)(css), declarations, (found) => {
            if (this.#isLoaded((0,byte_strings/* toBytes */.ZJ)(found.value)))
                return;
            checkStyleAddress(this.#checker, found, this.#linkBase, atLine(this.page, this.line() + found.line));
        });
    }
    script(code, offset) {
        this.#offset = offset;
        if (this.#checker.rules.offline)
            checkScript(this.#checker, code, this.page, this.line());
    }
    tooLarge(what, offset) {
        this.#offset = offset;
        if (what === 'script' && !this.#checker.rules.offline)
            return;
        const kind = what === 'style' ? 'unreadable-style' : 'unreadable-script';
        this.#checker.tally.count(kind, this.page, atLine(this.page, this.line()));
    }
    runsScript() {
        this.#runsScript = true;
    }
    frame(html, offset) {
        this.#offset = offset;
        const depth = (this.#frame?.depth ?? 0) + 1;
        if (depth > MAX_FRAME_DEPTH)
            return;
        new PageScan(this.#checker, this.page, [html], this.#base, { depth, line: this.line() }).read();
    }
    encoding() { }
    unlisted() {
        this.isUnlisted = true;
    }
    /** The line of what was found last. */
    line() {
        return this.#frame?.line ?? this.#reader.line(this.#offset);
    }
}

// EXTERNAL MODULE: ./lib/site/pool/readable-files.js
var readable_files = __webpack_require__(5786);
;// CONCATENATED MODULE: ./lib/site/pool/scanner.js













/** Larger style sheets and scripts, in bytes, are not read. */
const scanner_MAX_TEXT = 64 << 20;
/** Reads files of a site, each thread some of them, and counts what is wrong in them. */
class Scanner {
    #checker;
    #site;
    #pages = [];
    #starts = [];
    #ids = new NumberList();
    #traits = [];
    #unlisted = [];
    constructor(site) {
        this.#site = site;
        this.#checker = new AddressChecker(site);
    }
    /** Reads a file, by index, if it is one of those that are read. */
    read(index) {
        const name = this.#site.names[index] ?? '';
        this.#checker.startFile();
        try {
            this.#read(index, name);
            this.#checker.endFile();
        }
        catch (error) {
            // Whatever the error is: one file must not cost the report on all others.
            this.#checker.tally.count('unreadable-file', name, atLine(name, 1), name, { why: reasonOf(error) });
        }
    }
    #read(index, name) {
        switch ((0,readable_files/* readAs */.f)(name, this.#checker.rules)) {
            case 'page':
                this.#readPage(index, name);
                break;
            case 'style':
                this.#readStyle(name);
                break;
            case 'script':
                this.#readScript(name);
                break;
            case 'key':
                this.#searchForKey(name);
        }
    }
    /** To be called when all files have been read. */
    collect() {
        return {
            anchors: { pages: this.#pages, starts: this.#starts, ids: this.#ids.toArray(), traits: this.#traits },
            queries: this.#checker.anchorLinks.queries(),
            unlisted: this.#unlisted,
            checked: this.#checker.checked,
        };
    }
    /** Takes the answers to the queries, and returns what is wrong in the files. */
    finish(answers) {
        this.#checker.anchorLinks.countFaults(answers, this.#checker.tally);
        return this.#checker.tally.rows();
    }
    #readPage(index, name) {
        const text = new PageText((0,tree/* pathOf */.XM)(this.#site.root, name), syntaxOf(name));
        const scan = new PageScan(this.#checker, name, text);
        scan.read();
        if (scan.isUnlisted)
            this.#unlisted.push(index);
        this.#pages.push(index);
        this.#starts.push(this.#ids.length);
        for (const id of scan.ids.sorted())
            this.#ids.push(id);
        this.#traits.push(scan.traits);
    }
    #readStyle(name) {
        const content = (0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(this.#site.root, name));
        if (content.length > scanner_MAX_TEXT) {
            this.#checker.tally.count('unreadable-style', name, (0,tally/* wholeFile */.AA)(name));
            return;
        }
        const base = this.#checker.addresses.baseOfFile(name);
        const css = (0,byte_strings/* toText */.fE)(new Utf8Reader(styleEncoding(content)).read(content));
        scanStyle(css, false, (found) => checkStyleAddress(this.#checker, found, base, atLine(name, found.line + 1)));
    }
    #readScript(name) {
        const content = (0,external_node_fs_.readFileSync)((0,tree/* pathOf */.XM)(this.#site.root, name));
        if (content.length > scanner_MAX_TEXT) {
            this.#checker.tally.count('unreadable-script', name, (0,tally/* wholeFile */.AA)(name));
            return;
        }
        checkScript(this.#checker, content.toString('latin1'), name, 1);
    }
    #searchForKey(name) {
        if ((0,private_keys/* holdsKey */.gR)(startOfFile((0,tree/* pathOf */.XM)(this.#site.root, name))))
            this.#checker.tally.count('leaked-key', name, (0,tally/* wholeFile */.AA)(name));
    }
}
function startOfFile(path) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const start = Buffer.allocUnsafe(private_keys/* MAX_SEARCHED */.LA);
        return start.toString('latin1', 0, (0,external_node_fs_.readSync)(file, start, 0, private_keys/* MAX_SEARCHED */.LA, 0));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error ? String(error.code) : error.message;
}


/***/ })

};

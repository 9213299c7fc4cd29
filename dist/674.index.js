export const id = 674;
export const ids = [674];
export const modules = {

/***/ 4104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ stablePath),
/* harmony export */   IT: () => (/* binding */ stableTokens),
/* harmony export */   f6: () => (/* binding */ withoutStamps),
/* harmony export */   qt: () => (/* binding */ stableData),
/* harmony export */   yB: () => (/* binding */ stableAddress)
/* harmony export */ });
/**
 * What generators make up in each build: hashes in names, build ids, nonces, and the time of the build. Texts are strings of
 * bytes.
 */
/** Stands for something generated. No name contains it. */
const GENERATED = '\x01';
/** Shorter pieces of names are words and versions; longer ones are not made up. */
const MIN_HEX = 6;
const MIN_RANDOM = 8;
const MAX_RANDOM = 64;
/**
 * Returns whether a piece of a name was made up by a program: hexadecimal digits with letters among them, or letters
 * and digits that change their kind more often than words do.
 */
function looksGenerated(piece) {
    const { length } = piece;
    if (length < MIN_HEX || length > MAX_RANDOM)
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(piece))
        return /\d/.test(piece) && /[a-f]/i.test(piece);
    if (length < MIN_RANDOM)
        return false;
    return turns(piece) >= Math.max(3, length / (/\d/.test(piece) ? 6 : 4));
}
/** Counts how often letters in lower case, in upper case and digits follow each other; a capital begins a word. */
function turns(piece) {
    let count = 0;
    let before = '';
    for (const character of piece) {
        const kind = kindOf(character);
        const isWord = before === 'A' && kind === 'a';
        if (kind !== '' && before !== '' && kind !== before && !isWord)
            count++;
        if (kind !== '')
            before = kind;
    }
    return count;
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'a';
    if (character >= 'A' && character <= 'Z')
        return 'A';
    return character >= '0' && character <= '9' ? '1' : '';
}
/** The id of a build with Next, which has a folder of its own. */
const NEXT_BUILD = /(^|\/)_next\/static\/[\w-]{21}\//;
/** Returns a path without what looks generated in its names: `app/page-4fd2e6a1.js` and `app/page-0b1c2d3e.js` are one. */
function stablePath(path) {
    return path
        .replace(NEXT_BUILD, `$1_next/static/${GENERATED}/`)
        .split('/')
        .map((name) => withoutHash(name).split('.').map(stablePart).join('.'))
        .join('/');
}
/**
 * The hash that Vite and Rollup put before an extension: eight letters, digits, dashes. With a digit or a capital in it,
 * for most words have none.
 */
const BEFORE_EXTENSION = /([.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?$)/;
function withoutHash(name) {
    return name.replace(BEFORE_EXTENSION, (hash, mark) => /^.[A-Z]?[a-z]+$|^.\d+$/.test(hash) ? hash : mark + GENERATED);
}
/** Begins like a name that somebody gave: `app-4fd2e6a1`. */
const BEGINS_WITH_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)[-_~]/;
function stablePart(part) {
    if (!BEGINS_WITH_WORD.test(part) && looksGenerated(part))
        return GENERATED;
    return part
        .split(/([-_~])/)
        .map((piece) => (looksGenerated(piece) ? GENERATED : piece))
        .join('');
}
/** The name of a commit, as in links to a page's source. */
const COMMIT = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g;
/** Returns an address on another host, or the query or fragment of one, without what looks generated in it. */
function stableAddress(url) {
    const at = url.search(/[?#]/);
    if (at === -1)
        return url.replace(COMMIT, GENERATED);
    return url.slice(0, at + 1).replace(COMMIT, GENERATED) + stableTokens(url.slice(at + 1));
}
/** A name of a file within a text, with the hash of Vite or Rollup in it. */
const HASHED_NAME = /(?<=[\w)\]][.-])(?=[\w-]{0,7}[\dA-Z])[\w-]{8}(?=(?:\.[a-z]{2,5}){1,2}\d?\b)/g;
/** Returns a text without the tokens in it that look generated; what follows `#` is a colour. */
function stableTokens(text) {
    return text
        .replace(HASHED_NAME, (hash) => (/^[A-Z]?[a-z]+$|^\d+$/.test(hash) ? hash : GENERATED))
        .replace(/(?<![#\w-])[\w-]{6,}/g, stablePart);
}
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const ZONE = '(?: ?(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\\d\\d:?\\d\\d)\\b)?';
const TIME = `\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?: ?[AaPp]\\.?[Mm]\\b\\.?)?${ZONE}`;
const AND_TIME = `(?:,?(?: at)? ${TIME})?`;
const DATE = [
    `\\d{4}-\\d\\d-\\d\\d(?:[T ]${TIME})?`,
    // `1.10.20` is a version.
    `(?:\\d{4}[./]\\d{1,2}[./]\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2})\\b${AND_TIME}`,
    `${MONTH} ${DAY},? (?:${TIME} )?\\d{4}${AND_TIME}`,
    `${DAY}\\.? ${MONTH},? \\d{4}${AND_TIME}`,
].join('|');
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?';
const AGO = '(?:an?|\\d{1,4}) (?:second|minute|hour|day|week|month|year)s? ago';
const WORDS = '(?:updated|modified|changed|generated|built|build date|build time|rendered|compiled|exported)(?: (?:on|at|by [\\w.-]{1,40} on))?';
/** When a page was built, in words: `Last updated on Nov 22, 2026`. A date without such words belongs to the text. */
const STAMP = new RegExp(`\\b(${WORDS}):? ${WEEKDAY}(?:${DATE}|${AGO})`, 'gi');
/** Returns a text for people, with single spaces, without the times at which it was built. */
function withoutStamps(text) {
    return /\d|ago/.test(text) ? text.replace(STAMP, `$1 ${GENERATED}`) : text;
}
/** Times in data, where no words say what they are. */
const DATA_TIME = new RegExp([
    `\\b\\d{4}-\\d\\d-\\d\\d[T ]${TIME}`,
    `\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:${DAY} ${MONTH}|${MONTH} +${DAY}) (?:${TIME} )?\\d{4}(?: ${TIME})?`,
    // Seconds or milliseconds since 1970, from 2017 to 2033.
    '\\b(?:1[5-9]\\d{8}|1[5-9]\\d{11})\\b',
].join('|'), 'g');
/** Elements of sitemaps and feeds that say when something was written. */
const XML_TIME = /<(lastmod|lastBuildDate|updated)>[^<]{0,64}</g;
/** Returns the text of a script, a style sheet or data without what looks generated in it. */
function stableData(text) {
    return stableTokens(text.replace(XML_TIME, '<$1><').replace(DATA_TIME, GENERATED));
}


/***/ }),

/***/ 2421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _site_extract_page_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9940);
/* harmony import */ var _site_extract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1061);
/* harmony import */ var _noticed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(975);
/* harmony import */ var _text_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9987);




/** Marks in what is hashed: no text has these characters, which parts of a page could be mistaken for another without. */
const TITLE = '\x02';
const DESCRIPTION = '\x03';
const HEADING = '\x04';
const HEADING_END = '\x05';
const IMAGE = '\x06';
const ALTERNATIVE = '\x07';
const LINK = '\x0b';
const MARKED = '\x0e';
/** With less to read, in characters, a page is not recognized elsewhere. */
const MIN_TEXT = 20;
/**
 * Returns what is remembered of a page: digests of what a reader would notice. `text` is the page in pieces, as strings
 * of bytes; it may be read twice.
 */
function fingerprintOf(page, text, targets) {
    const syntax = (0,_site_extract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .syntaxOf */ .rS)(page);
    const taker = new FingerprintTaker(targets.of(page, (0,_site_extract_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .baseIn */ .$O)(text, syntax)));
    const reader = new _noticed_js__WEBPACK_IMPORTED_MODULE_2__/* .NoticeReader */ .G(taker, syntax);
    for (const piece of text)
        reader.write(piece);
    reader.end();
    return taker.end();
}
class FingerprintTaker {
    #targets;
    #content = new _text_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .TextDigest */ .m();
    #links = new _text_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .TextDigest */ .m();
    #navigation = new _text_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .TextDigest */ .m();
    #isNavigation = false;
    #isRedirect = false;
    #length = 0;
    constructor(targets) {
        this.#targets = targets;
    }
    title(text) {
        this.#content.add(TITLE + text);
    }
    description(text) {
        this.#content.add(DESCRIPTION + text);
    }
    section(level) {
        this.#text.add(HEADING + level);
    }
    heading() {
        this.#text.add(HEADING_END);
    }
    text(run) {
        this.#text.add(run);
        if (!this.#isNavigation)
            this.#length += run.length;
    }
    link(target) {
        this.#text.add(LINK);
        const digest = this.#isNavigation ? this.#navigation : this.#links;
        digest.add(LINK + this.#targets.link(target));
    }
    image(target) {
        this.#text.add(IMAGE + this.#targets.image(target));
    }
    alternative(text) {
        this.#text.add(ALTERNATIVE + text);
    }
    mark(what) {
        this.#text.add(MARKED + what);
    }
    region(isNavigation) {
        this.#isNavigation = isNavigation;
    }
    redirect() {
        this.#isRedirect = true;
    }
    get #text() {
        return this.#isNavigation ? this.#navigation : this.#content;
    }
    end() {
        return {
            content: this.#content.end(),
            links: this.#links.end(),
            navigation: this.#navigation.end(),
            isBlank: this.#length < MIN_TEXT,
            isRedirect: this.#isRedirect,
        };
    }
}


/***/ }),

/***/ 975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ NoticeReader)
});

// EXTERNAL MODULE: ./lib/site/extract/character-references.js
var character_references = __webpack_require__(2441);
// EXTERNAL MODULE: ./lib/site/extract/shadow-mode.js
var shadow_mode = __webpack_require__(4601);
// EXTERNAL MODULE: ./lib/site/extract/srcset.js
var srcset = __webpack_require__(1475);
// EXTERNAL MODULE: ./lib/site/extract/tag-reader.js
var tag_reader = __webpack_require__(9205);
// EXTERNAL MODULE: ./lib/changes/generated.js
var generated = __webpack_require__(4104);
;// CONCATENATED MODULE: ./lib/changes/page/regions.js
/** Elements that are navigation wherever they are. */
const ALWAYS = new Set(['nav']);
/** Elements that are, unless they are part of the content: the header of an article, a note. */
const OUTSIDE = new Set(['header', 'footer', 'aside']);
const CONTENT = new Set(['main', 'article']);
/** The same, as roles: https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const ROLES = new Map([
    ['navigation', 'nav'],
    ['banner', 'header'],
    ['contentinfo', 'footer'],
    ['complementary', 'aside'],
    ['search', 'nav'],
    ['main', 'main'],
    ['article', 'article'],
]);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/**
 * Keeps track of whether something belongs to the content of a page, or to what all pages share: menus, header, footer. A
 * page more in a menu changes all pages, and nobody wants to read that of each. A tag takes the same time however many regions
 * are open.
 */
class Regions {
    #open = [];
    /** Those that are open, by their tags. */
    #byTag = new Map();
    /** How many of them are content, and how many navigation. */
    #content = 0;
    #navigation = 0;
    #changed;
    #isNavigation = false;
    /** `changed` is called when one kind ends and the other begins. */
    constructor(changed) {
        this.#changed = changed;
    }
    /** Returns one that is in the same place. */
    fork(changed) {
        const copy = new Regions(changed);
        for (const region of this.#open)
            copy.#add({ ...region });
        copy.#isNavigation = this.#isNavigation;
        return copy;
    }
    /** Returns whether another one is in the same place. */
    equals(other) {
        return (this.#open.length === other.#open.length &&
            this.#open.every((region, i) => areEqual(region, other.#open[i])));
    }
    open(tag, role) {
        const landmark = (role === undefined ? undefined : ROLES.get(role.trim().toLowerCase())) ?? tag;
        const isContent = CONTENT.has(landmark);
        const isNavigation = ALWAYS.has(landmark) || (OUTSIDE.has(landmark) && this.#content === 0);
        const outer = this.#open.length;
        if ((isContent || isNavigation) && outer < MAX_DEPTH) {
            this.#add({ tag, isContent, isNavigation, outer, depth: 1 });
            this.#look();
            return;
        }
        const around = this.#byTag.get(tag)?.at(-1);
        if (around !== undefined)
            around.depth++;
    }
    close(tag) {
        const region = this.#byTag.get(tag)?.at(-1);
        if (region === undefined)
            return;
        region.depth--;
        if (region.depth > 0)
            return;
        while (this.#open.length > region.outer)
            this.#removeLast();
        this.#look();
    }
    #add(region) {
        const { tag, isContent, isNavigation } = region;
        this.#open.push(region);
        const sameTag = this.#byTag.get(tag);
        if (sameTag === undefined)
            this.#byTag.set(tag, [region]);
        else
            sameTag.push(region);
        this.#content += Number(isContent);
        this.#navigation += Number(isNavigation);
    }
    #removeLast() {
        const region = this.#open.pop();
        if (region === undefined)
            return;
        const { tag, isContent, isNavigation } = region;
        const sameTag = this.#byTag.get(tag);
        sameTag?.pop();
        if (sameTag?.length === 0)
            this.#byTag.delete(tag);
        this.#content -= Number(isContent);
        this.#navigation -= Number(isNavigation);
    }
    #look() {
        const isNavigation = this.#navigation > 0;
        if (isNavigation === this.#isNavigation)
            return;
        this.#isNavigation = isNavigation;
        this.#changed(isNavigation);
    }
}
function areEqual(a, b) {
    return (a.tag === b?.tag &&
        a.isContent === b.isContent &&
        a.isNavigation === b.isNavigation &&
        a.depth === b.depth);
}

;// CONCATENATED MODULE: ./lib/changes/page/noticed.js






/** Longer titles, descriptions and headings are cut. */
const MAX_LINE = 4_096;
/** Text without a tag in it is passed on in pieces of about this length. */
const MAX_RUN = 1 << 16;
/** The longest character reference is shorter. */
const MAX_REFERENCE = 40;
/** With this one, browsers show a template in its place. */
const SHADOW_MODE = 'shadowrootmode';
/** Attributes that matter, by element. */
const ATTRIBUTES = new Map(Object.entries({
    a: ['href', 'xlink:href'],
    area: ['href', 'alt'],
    img: ['src', 'srcset', 'alt'],
    source: ['src', 'srcset'],
    video: ['src', 'poster'],
    audio: ['src'],
    iframe: ['src', 'srcdoc'],
    frame: ['src'],
    embed: ['src'],
    object: ['data'],
    image: ['href', 'xlink:href'],
    input: ['type', 'src', 'alt', 'value', 'placeholder', 'checked'],
    textarea: ['placeholder'],
    option: ['label', 'selected'],
    optgroup: ['label'],
    progress: ['value', 'max'],
    meter: ['value', 'min', 'max'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    details: ['open'],
    dialog: ['open'],
    meta: ['name', 'content', 'http-equiv'],
}));
const WANTED = new tag_reader/* WantedAttributes */.R(new Map([...ATTRIBUTES, ['template', [SHADOW_MODE]]]), ['role', 'hidden']);
/** Attributes that show something, or hide it, whatever they say. */
const MARKS = new Set(['checked', 'selected', 'reversed', 'open']);
/** Attributes whose value is shown. */
const SHOWN = new Set(['value', 'placeholder', 'label', 'min', 'max', 'start', 'type']);
/** Of fields of these types, the value is not shown: it is sent. */
const SENT = new Set(['hidden', 'checkbox', 'radio', 'file', 'image', 'password']);
/** Elements whose content nobody sees. */
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
/** Elements within a line of text; all others end it. */
const INLINE = new Set(('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rp rt ruby s samp ' +
    'small span strike strong sub sup time tt u var wbr script style template noscript svg path g use img picture source ' +
    'input button ' +
    // Nothing is seen of these.
    'meta link').split(' '));
const START = {
    unseen: '',
    unseenDepth: 0,
    run: '',
    gap: '',
    inPre: 0,
    inTitle: false,
    title: undefined,
    isDescribed: false,
    heading: undefined,
};
/** Reads a page in chunks (strings of bytes) and passes on what a reader would notice. */
class NoticeReader {
    #listener;
    #tags;
    #regions;
    #state;
    /** Begins where `from` is, if that is given. */
    constructor(listener, syntax = 'html', from) {
        this.#listener = listener;
        const changed = (isNavigation) => {
            this.#flush();
            this.#listener.region(isNavigation);
        };
        this.#regions = from === undefined ? new Regions(changed) : from.#regions.fork(changed);
        this.#tags = from === undefined ? new tag_reader/* TagReader */.q(this, WANTED, syntax) : from.#tags.fork(this);
        this.#state = { ...(from === undefined ? START : from.#state) };
    }
    /** Passes all that follows on to another listener. */
    passTo(listener) {
        this.#listener = listener;
    }
    /** Whether the chunk that was written last begins with a tag: its first character is in no text, comment or other tag. */
    get beganWithTag() {
        return this.#tags.beganWithTag;
    }
    /** Returns whether this and another reader, both where a tag begins, take what follows for the same tags. */
    isInStepWith(other) {
        return this.#tags.isInStepWith(other.#tags);
    }
    /** Returns whether this and another reader, which are in step, pass on the same of what follows. */
    isLike(other) {
        const names = Object.keys(START);
        return (names.every((name) => this.#state[name] === other.#state[name]) && this.#regions.equals(other.#regions));
    }
    write(chunk) {
        this.#tags.write(chunk);
    }
    end() {
        this.#tags.end();
        this.#flush();
        this.#endTitle();
        this.#endHeading();
    }
    // Called by the reader of tags.
    open(tag, attributes, isForeign) {
        if (this.#state.unseen !== '') {
            if (tag === this.#state.unseen)
                this.#state.unseenDepth++;
            return;
        }
        if (UNSEEN.has(tag) && !isSeenTemplate(tag, attributes, isForeign)) {
            this.#state.unseen = tag;
            this.#state.unseenDepth = 1;
            return;
        }
        if (!INLINE.has(tag))
            this.#endBlock();
        this.#regions.open(tag, attributes.get('role'));
        if (tag === 'pre')
            this.#state.inPre++;
        else if (tag === 'title' && !isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(Number(tag[1]));
        if (attributes.has('hidden'))
            this.#mark('hidden');
        if (tag === 'meta')
            this.#meta(attributes);
        else if (tag === 'input')
            this.#input(attributes);
        else
            this.#element(tag, attributes);
    }
    close(tag) {
        if (this.#state.unseen !== '') {
            if (tag === this.#state.unseen && --this.#state.unseenDepth === 0)
                this.#state.unseen = '';
            return;
        }
        if (!INLINE.has(tag))
            this.#endBlock();
        if (tag === 'pre')
            this.#state.inPre = Math.max(0, this.#state.inPre - 1);
        else if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#regions.close(tag);
    }
    text(written) {
        if (this.#state.unseen !== '')
            return;
        this.#state.run += written;
        if (this.#state.run.length > MAX_RUN)
            this.#flushMost();
    }
    // What it stands for.
    #element(tag, attributes) {
        const wanted = ATTRIBUTES.get(tag);
        if (wanted === undefined)
            return;
        this.#flush();
        // In an order of our own: that of the page means nothing.
        for (const name of wanted) {
            const value = attributes.get(name);
            if (value !== undefined)
                this.#attribute(tag, name, value);
        }
    }
    #attribute(tag, name, value) {
        if (name === 'alt')
            this.#listener.alternative(value.slice(0, MAX_LINE));
        else if (name === 'srcset')
            for (const target of (0,srcset/* srcsetAddresses */.H)(value))
                this.#listener.image(target);
        else if (MARKS.has(name))
            this.#mark(name);
        else if (SHOWN.has(name))
            this.#mark(`${name} ${oneLine(value.slice(0, MAX_LINE))}`);
        else if (tag === 'a' || tag === 'area')
            this.#listener.link(value);
        else
            this.#listener.image(value);
    }
    #input(attributes) {
        const type = attributes.get('type')?.trim().toLowerCase() ?? '';
        // Most are generated.
        if (type === 'hidden')
            return;
        this.#flush();
        const isShown = (name) => {
            if (name === 'src' || name === 'alt')
                return type === 'image';
            return name === 'value' ? !SENT.has(type) : name !== 'type';
        };
        for (const name of ATTRIBUTES.get('input') ?? []) {
            const value = attributes.get(name);
            if (value !== undefined && isShown(name))
                this.#attribute('input', name, value);
        }
    }
    #mark(what) {
        this.#flush();
        this.#listener.mark(what);
    }
    #meta(attributes) {
        const content = attributes.get('content');
        if (content === undefined)
            return;
        if (attributes.get('name')?.toLowerCase() === 'description') {
            if (this.#state.isDescribed)
                return;
            this.#state.isDescribed = true;
            this.#listener.description((0,generated/* withoutStamps */.f6)(oneLine(content.slice(0, MAX_LINE))));
        }
        else if (attributes.get('http-equiv')?.toLowerCase() === 'refresh' &&
            /url\s*=|[;,]\s*\S/i.test(content))
            this.#listener.redirect();
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        if (this.#state.title !== undefined)
            return;
        this.#state.inTitle = true;
        this.#state.title = '';
    }
    #endTitle() {
        if (!this.#state.inTitle)
            return;
        this.#flush();
        this.#state.inTitle = false;
        const title = this.#state.title ?? '';
        this.#state.title = '';
        this.#listener.title(title.trim());
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#flush();
        this.#state.heading = '';
        this.#listener.section(level);
    }
    #endHeading() {
        if (this.#state.heading === undefined)
            return;
        this.#flush();
        this.#listener.heading(this.#state.heading.trim());
        this.#state.heading = undefined;
    }
    #endBlock() {
        this.#flush();
        this.#state.gap = '\n';
    }
    /** Passes on all but the end of a long text, in which a character reference may be cut off. */
    #flushMost() {
        const cut = this.#state.run.length - MAX_REFERENCE;
        const reference = this.#state.run.indexOf('&', cut);
        const end = reference === -1 ? this.#state.run.length : reference;
        const rest = this.#state.run.slice(end);
        this.#state.run = this.#state.run.slice(0, end);
        this.#flush();
        this.#state.run = rest;
    }
    #flush() {
        if (this.#state.run === '')
            return;
        const text = plainText(this.#state.run);
        this.#state.run = '';
        if (this.#state.inTitle) {
            if ((this.#state.title ?? '').length < MAX_LINE)
                this.#state.title = `${this.#state.title ?? ''}${oneLine(text)}`;
            return;
        }
        if (this.#state.inPre > 0) {
            this.#pass(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const line = text.replace(SPACES, ' ');
        if (line.startsWith(' ') && this.#state.gap === '')
            this.#state.gap = ' ';
        const words = line.trim();
        if (words === '')
            return;
        this.#pass((0,generated/* withoutStamps */.f6)(words));
        if (line.endsWith(' '))
            this.#state.gap = ' ';
    }
    #pass(text) {
        const run = this.#state.gap + text;
        this.#state.gap = '';
        if (this.#state.heading !== undefined && this.#state.heading.length < MAX_LINE)
            this.#state.heading += run;
        this.#listener.text(run);
    }
}
/** Returns whether this is a template whose content is seen: a declared shadow tree, or an element of SVG of that name. */
function isSeenTemplate(tag, attributes, isForeign) {
    return tag === 'template' && (isForeign || (0,shadow_mode/* isShadowMode */.y)(attributes.get(SHADOW_MODE) ?? ''));
}
const SPACES = /[ \t\n\f\r]+/g;
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function oneLine(text) {
    return text.replace(SPACES, ' ').trim();
}
/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function plainText(written) {
    const text = (0,character_references/* decodeText */.g)(written);
    return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text;
}


/***/ }),

/***/ 3543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Targets)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _site_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(854);
/* harmony import */ var _site_rules_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7939);
/* harmony import */ var _generated_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4104);




/** How many addresses are remembered, and how long they may be: pages of a folder share most of theirs. */
const MAX_REMEMBERED = 50_000;
const MAX_REMEMBERED_LENGTH = 200;
/** Longer ones are mostly pictures as `data:`, of which a digest is enough. */
const MAX_LENGTH = 2_048;
/** Returns what addresses lead to, so that two builds can be compared: the file, whatever the address is like. */
class Targets {
    #site;
    #addresses;
    #files = new Map();
    constructor(site) {
        this.#site = site;
        this.#addresses = new _site_rules_address_js__WEBPACK_IMPORTED_MODULE_1__/* .Addresses */ .t(site);
    }
    /** Returns the base of a page; `href` is that of its `<base>`. */
    baseOf(page, href) {
        const base = this.#addresses.baseOfFile(page);
        return href === undefined ? base : this.#addresses.baseOfElement(href, base);
    }
    /** Returns the targets of a page; `href` is that of its `<base>`. */
    of(page, href) {
        const base = this.baseOf(page, href);
        return {
            link: (target) => this.link(target, page, base),
            image: (target) => this.image(target, base),
        };
    }
    /** Returns what a link on `page` leads to: the page itself is the empty string. */
    link(target, page, base) {
        const value = target.trim();
        const at = value.indexOf('#');
        const [address, fragment] = at === -1 ? [value, ''] : [value.slice(0, at), `#${(0,_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .stableTokens */ .IT)(value.slice(at + 1))}`];
        if (address === '')
            return fragment;
        const query = address.indexOf('?');
        const file = this.#fileOf(address, base);
        const rest = query === -1 || file.startsWith(ELSEWHERE) ? '' : (0,_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .stableAddress */ .yB)(address.slice(query));
        return `${file === this.#nameOf(page) ? '' : file}${rest}${fragment}`;
    }
    /** Returns what a picture on a page is: of a file of the site, a query only says which version it is. */
    image(target, base) {
        return this.#fileOf(target.trim(), base);
    }
    #nameOf(file) {
        return this.#site.renamed.get(file) ?? file;
    }
    #fileOf(address, base) {
        if (address.length > MAX_LENGTH)
            return `${ELSEWHERE}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(address, 'latin1').digest('base64')}`;
        if (address.length > MAX_REMEMBERED_LENGTH)
            return this.#find(this.#addresses.read(address, base), address);
        const key = `${base.folder ?? base.url} ${address}`;
        const known = this.#files.get(key);
        if (known !== undefined)
            return known;
        const file = (0,_site_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .detach */ .Yo)(this.#find(this.#addresses.read(address, base), address));
        if (this.#files.size >= MAX_REMEMBERED)
            this.#files.clear();
        this.#files.set((0,_site_byte_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .detach */ .Yo)(key), file);
        return file;
    }
    #find(address, written) {
        switch (address.to) {
            case 'site': {
                const file = fileAt(address.path, this.#site.names);
                return file === undefined ? (0,_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .stablePath */ .$d)(address.path) : this.#nameOf(file);
            }
            case 'outside':
                return ELSEWHERE + (0,_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .stablePath */ .$d)(address.path);
            case 'elsewhere':
                return ELSEWHERE + (0,_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .stableAddress */ .yB)(address.url);
            case 'nowhere':
                return ELSEWHERE + written;
        }
    }
}
/** Begins what is no file of the site. */
const ELSEWHERE = '\0';
/** Returns the file that some host answers a path with, however the address is written. */
function fileAt(path, names) {
    if (names.has(path) && path !== '')
        return path;
    const plain = path.endsWith('/') ? path.slice(0, -1) : path;
    return [`${plain}.html`, plain === '' ? 'index.html' : `${plain}/index.html`, plain].find((name) => names.has(name));
}


/***/ }),

/***/ 9987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ TextDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** How much text is collected before it is hashed, in characters: most pages are less. */
const MAX_COLLECTED = 1 << 16;
/** The digest of a text that comes in parts, as strings of bytes. */
class TextDigest {
    #parts = '';
    #hash;
    add(part) {
        this.#parts += part;
        if (this.#parts.length < MAX_COLLECTED)
            return;
        this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        this.#hash.update(this.#parts, 'latin1');
        this.#parts = '';
    }
    /** Whether nothing was added. */
    get isEmpty() {
        return this.#parts === '' && this.#hash === undefined;
    }
    /** Returns the first half of the SHA-256; the empty string for the empty text. To be called once. */
    end() {
        if (this.isEmpty)
            return '';
        const full = this.#hash?.update(this.#parts, 'latin1').digest('base64') ?? sha256(this.#parts);
        return full.slice(0, 22);
    }
}
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', Buffer.from(text, 'latin1'), 'base64');
}


/***/ }),

/***/ 674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparison: () => (/* binding */ runComparison)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/report/clean.js
var clean = __webpack_require__(8651);
// EXTERNAL MODULE: ./lib/site/byte-strings.js
var byte_strings = __webpack_require__(854);
// EXTERNAL MODULE: ./lib/site/tree.js
var tree = __webpack_require__(5267);
// EXTERNAL MODULE: ./lib/units.js
var units = __webpack_require__(3052);
// EXTERNAL MODULE: ./lib/event-loop.js + 1 modules
var event_loop = __webpack_require__(3761);
// EXTERNAL MODULE: ./lib/site/rules/page-names.js
var page_names = __webpack_require__(4205);
;// CONCATENATED MODULE: ./lib/changes/compare.js
/** Returns which pages were added, removed, moved, and which differ. The order of the maps has no effect. */
function comparePages(earlier, later) {
    const gone = new Set(names(earlier).filter((name) => !later.has(name)));
    const fresh = new Set(names(later).filter((name) => !earlier.has(name)));
    // A page that now only sends its readers on may have left a copy of its content elsewhere.
    const emptied = names(earlier).filter((name) => becameRedirect(earlier.get(name), later.get(name)));
    const moved = movesOf(groups([...gone, ...emptied], earlier), groups([...fresh], later));
    for (const { from, to } of moved) {
        gone.delete(from);
        fresh.delete(to);
    }
    const leftBehind = new Set(moved.map(({ from }) => from));
    const stayed = names(earlier).filter((name) => later.has(name) && !leftBehind.has(name));
    const pairs = [
        ...stayed.map((name) => ({ from: name, page: name })),
        ...moved.map(({ from, to }) => ({ from, page: to })),
    ];
    const differing = pairs.filter(({ from, page }) => !areEqual(earlier.get(from), later.get(page)));
    const differs = new Set(differing.map(({ from }) => from));
    return {
        added: [...fresh],
        removed: [...gone],
        moved,
        differing: differing.sort((a, b) => inOrder(a.page, b.page)),
        same: stayed.filter((name) => !differs.has(name)).length,
    };
}
/** Sorts as bytes do: for strings of bytes. */
function inOrder(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function names(pages) {
    return [...pages.keys()].sort(inOrder);
}
function becameRedirect(before, after) {
    return before?.isRedirect === false && after?.isRedirect === true;
}
function areEqual(a, b) {
    return a?.content === b?.content && a?.links === b?.links && a?.navigation === b?.navigation;
}
/** Paths, sorted, by the content that they share. */
function groups(paths, pages) {
    const known = paths.filter((path) => pages.get(path)?.isBlank === false);
    return Map.groupBy(known.sort(inOrder), (path) => pages.get(path)?.content ?? '');
}
/**
 * Pairs what has the same content, sorted by where it was. Where several pages do, those with the same file name
 * belong together, then the others in their order.
 */
function movesOf(gone, fresh) {
    return [...gone]
        .flatMap(([content, from]) => pairUp(from, fresh.get(content) ?? []))
        .sort((a, b) => inOrder(a.from, b.from));
}
function pairUp(from, to) {
    const byName = new Map([...Map.groupBy(to, fileName)].map(([name, paths]) => [name, paths.values()]));
    const pairs = [];
    const rest = [];
    for (const path of from) {
        const twin = byName.get(fileName(path))?.next().value;
        if (twin === undefined)
            rest.push(path);
        else
            pairs.push({ from: path, to: twin });
    }
    const taken = new Set(pairs.map((pair) => pair.to));
    const free = to.filter((path) => !taken.has(path));
    for (const [i, path] of free.entries()) {
        const origin = rest[i];
        if (origin !== undefined)
            pairs.push({ from: origin, to: path });
    }
    return pairs;
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./lib/changes/generated.js
var generated = __webpack_require__(4104);
;// CONCATENATED MODULE: ./lib/changes/files/compare-files.js


/**
 * Compares the files of two sites that are no pages; those with the same bytes under the same name can be left out. What
 * `isDerived` counts in nothing but `bytesOnly`. The order of the maps has no effect.
 */
function compareFiles(earlier, later, isDerived) {
    const changed = [];
    const renamed = new Map();
    let bytesOnly = 0;
    const differ = (from, to) => {
        const [before, after] = [earlier.get(from), later.get(to)];
        if (from === to && before?.bytes === after?.bytes)
            return;
        if (before?.stable === after?.stable || isDerived(to))
            bytesOnly++;
        else
            changed.push(to);
    };
    for (const name of compare_files_names(earlier))
        if (later.has(name))
            differ(name, name);
    const gone = compare_files_names(earlier).filter((name) => !later.has(name));
    const fresh = compare_files_names(later).filter((name) => !earlier.has(name));
    const pairs = pairByName(gone, fresh, earlier, later);
    for (const { from, to, isCertain } of pairs) {
        if (isCertain)
            renamed.set(from, to);
        differ(from, to);
    }
    const paired = new Set(pairs.flatMap(({ from, to }) => [`-${from}`, `+${to}`]));
    const unpairedGone = gone.filter((name) => !paired.has(`-${name}`));
    const unpairedFresh = fresh.filter((name) => !paired.has(`+${name}`));
    const byBytes = (paths, files) => compare_files_groups(paths.filter((path) => !isDerived(path)), files);
    const moved = movesOf(byBytes(unpairedGone, earlier), byBytes(unpairedFresh, later));
    const places = new Set(moved.flatMap(({ from, to }) => [`-${from}`, `+${to}`]));
    const removed = unpairedGone.filter((name) => !places.has(`-${name}`));
    const added = unpairedFresh.filter((name) => !places.has(`+${name}`));
    bytesOnly += [...removed, ...added].filter(isDerived).length;
    return {
        changes: {
            added: added.filter((name) => !isDerived(name)),
            removed: removed.filter((name) => !isDerived(name)),
            moved,
            changed: changed.sort(inOrder),
        },
        bytesOnly,
        renamed,
    };
}
function compare_files_names(files) {
    return [...files.keys()].sort(inOrder);
}
/** Pairs files whose names differ in a generated part: those with the same content first. */
function pairByName(gone, fresh, earlier, later) {
    const candidates = Map.groupBy(fresh, generated/* stablePath */.$d);
    return [...Map.groupBy(gone, generated/* stablePath */.$d)].flatMap(([stable, from]) => {
        const to = stable.includes('\x01') ? (candidates.get(stable) ?? []) : [];
        const same = movesOf(Map.groupBy(from, (name) => earlier.get(name)?.stable ?? ''), Map.groupBy([...to], (name) => later.get(name)?.stable ?? ''));
        const taken = new Set(same.flatMap((pair) => [`-${pair.from}`, `+${pair.to}`]));
        const restFrom = from.filter((name) => !taken.has(`-${name}`));
        const restTo = to.filter((name) => !taken.has(`+${name}`));
        const isCertain = restFrom.length === 1 && restTo.length === 1;
        return [
            ...same.map((pair) => ({ ...pair, isCertain: true })),
            ...restFrom.flatMap((name, i) => {
                const other = restTo[i];
                return other === undefined ? [] : [{ from: name, to: other, isCertain }];
            }),
        ];
    });
}
/** By their bytes; empty files are nothing that moves. */
function compare_files_groups(paths, files) {
    const known = paths.filter((path) => files.get(path)?.isEmpty === false);
    return Map.groupBy(known, (path) => files.get(path)?.bytes ?? '');
}

;// CONCATENATED MODULE: ./lib/changes/files/derived.js
/** Names of search indexes, as generators and their plug-ins write them. */
const SEARCH_INDEX = /(?:^|\/)_?pagefind\/|search[-_]?(?:index|data|docs?(?![a-z]))|lunr[-_.]?index/i;
/**
 * Returns whether a file of a site with these `names` only repeats what other files say: a source map, a search index, a copy
 * that is compressed in advance. The order of what is in an index differs from build to build.
 */
function isDerived(name, names) {
    const original = /^(.+)\.(?:gz|br|zst)$/i.exec(name)?.[1];
    return /\.map$/i.test(name) || SEARCH_INDEX.test(name) || (original !== undefined && names.has(original));
}

// EXTERNAL MODULE: ./lib/changes/page/targets.js
var targets = __webpack_require__(3543);
// EXTERNAL MODULE: ./lib/site/extract/page-text.js
var page_text = __webpack_require__(9940);
// EXTERNAL MODULE: ./lib/site/extract/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(1061);
// EXTERNAL MODULE: ./lib/changes/page/noticed.js + 1 modules
var noticed = __webpack_require__(975);
;// CONCATENATED MODULE: ./lib/changes/page/same-markup.js
/**
 * Returns whether two pages, as strings of bytes, are certain to be the same to a reader: a quick look, many times faster
 * than reading both. If not, they may still be.
 */
function haveSameMarkup(a, b) {
    return visibleMarkup(a) === visibleMarkup(b);
}
/** In these, what looks like a tag or a comment is text. `<plaintext>` never ends. */
const TEXT_ENDS = new Map(['title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map((tag) => [
    `<${tag}`,
    new RegExp(`</${tag}(?![^>\\s/])`, 'gi'),
]));
/**
 * What readers do not see, and most of what differs between two builds is in: it begins like this, and ends like that or with
 * that tag. If it is another tag, it is not certain where the end is.
 */
const UNSEEN = new Map([
    ['<script', /<\/?script(?![^>\s/])/gi],
    ['<style', /<(?:\/style(?![^>\s/]))?/gi],
    ['<!--', /--!?>/g],
    ['<link', />/g],
    ['<meta', />/g],
]);
/** Those of them that end with a tag of their own. */
const HAS_CONTENT = new Set(['<script', '<style']);
/** What may end a start tag, or make it go on. */
const SIGNIFICANT = /[<>"']|=[\t\n\f\r ]*["']/g;
const OPENING = /<(?:script|style|link|meta|title|textarea|iframe|noembed|noframes|xmp|plaintext|svg|math)(?![^>\s/])|<!--/gi;
/** In these, a meta element means that they have ended. */
const FOREIGN = new Set(['<svg', '<math']);
/** Begins text in SVG and in XML, which may look like anything. */
const CDATA = '<![CDATA[';
/** The meta elements that matter: they name an encoding, describe the page, or send readers on. */
const MATTERS = /charset|description|refresh/i;
/** Returns a page, a string of bytes, without most of what no reader sees of it. */
function visibleMarkup(page) {
    if (page.includes(CDATA))
        return page;
    const visible = [];
    let from = 0;
    // An end that is not found once is not looked for again.
    const kept = new Set();
    OPENING.lastIndex = 0;
    for (let opening = OPENING.exec(page); opening !== null; opening = OPENING.exec(page)) {
        const kind = opening[0].toLowerCase();
        if (isInTag(page, opening.index))
            break;
        if (kept.has(kind))
            continue;
        if (FOREIGN.has(kind)) {
            kept.add('<meta');
            continue;
        }
        if (!UNSEEN.has(kind)) {
            const textEnd = TEXT_ENDS.get(kind);
            if (textEnd === undefined)
                break;
            textEnd.lastIndex = OPENING.lastIndex;
            if (textEnd.exec(page) === null)
                break;
            OPENING.lastIndex = textEnd.lastIndex;
            continue;
        }
        const start = OPENING.lastIndex;
        // https://html.spec.whatwg.org/#parse-error-abrupt-closing-of-empty-comment
        if (kind === '<!--' && /^-?>/.test(page.slice(start, start + 2)))
            continue;
        const startTag = kind === '<!--' ? start : endOfTag(page, start);
        // In XML and in SVG, nothing is in an element that closes itself.
        if (startTag === undefined || (HAS_CONTENT.has(kind) && page[startTag - 2] === '/'))
            break;
        const end = HAS_CONTENT.has(kind) || kind === '<!--' ? endOf(kind, page, startTag) : startTag;
        if (end === 'doubtful')
            break;
        if (end === undefined) {
            kept.add(kind);
            continue;
        }
        OPENING.lastIndex = end;
        if (kind === '<meta' && MATTERS.test(page.slice(opening.index, end)))
            continue;
        visible.push(page.slice(from, opening.index));
        from = end;
    }
    return visible.join('') + page.slice(from);
}
/** Returns the offset after a start tag, of which the name ends at `from`; undefined if that is not certain. */
function endOfTag(page, from) {
    SIGNIFICANT.lastIndex = from;
    for (let found = SIGNIFICANT.exec(page); found !== null; found = SIGNIFICANT.exec(page)) {
        const [mark] = found;
        if (mark === '>')
            return SIGNIFICANT.lastIndex;
        const quote = mark.at(-1) ?? '';
        // Anywhere else, it quotes nothing.
        if (mark.length === 1)
            return undefined;
        const end = page.indexOf(quote, SIGNIFICANT.lastIndex);
        if (end === -1)
            return undefined;
        SIGNIFICANT.lastIndex = end + 1;
    }
    return undefined;
}
function endOf(kind, page, from) {
    const closing = UNSEEN.get(kind);
    if (closing === undefined)
        return undefined;
    closing.lastIndex = from;
    const found = closing.exec(page)?.[0];
    if (found === undefined)
        return undefined;
    if (found.endsWith('>'))
        return closing.lastIndex;
    if (!found.startsWith('</'))
        return 'doubtful';
    const end = page.indexOf('>', closing.lastIndex);
    return end === -1 ? undefined : end + 1;
}
/** Returns whether what begins there may be part of the value of an attribute. */
function isInTag(page, at) {
    const before = page.lastIndexOf('<', at - 1);
    return before !== -1 && at > 0 && !page.slice(before, at).includes('>');
}

;// CONCATENATED MODULE: ./lib/changes/site-change.js
/** How many UTF-16 units of a title or heading are kept. */
const MAX_SHOWN = 200;
/** How many sections of a page are named. */
const MAX_SECTIONS = 20;
/** Returns whether there is anything that a reader would notice. */
function isNoticeable({ added, removed, moved, changed, navigation, files }) {
    const lists = [added, removed, moved, changed, navigation];
    return [...lists, ...Object.values({ ...files })].some(({ length }) => length > 0);
}

// EXTERNAL MODULE: ./lib/changes/page/text-digest.js
var text_digest = __webpack_require__(9987);
;// CONCATENATED MODULE: ./lib/changes/page/sections.js






/** Of a page with more sections, those beyond count as one. */
const MAX_COMPARED = 10_000;
/** Returns the parts of a page, read as `fingerprintOf` does. */
function partsOf(page, text, targets) {
    const syntax = (0,vocabulary/* syntaxOf */.rS)(page);
    const taker = new PartsTaker(targets.of(page, (0,page_text/* baseIn */.$O)(text, syntax)));
    const reader = new noticed/* NoticeReader */.G(taker, syntax);
    for (const piece of text)
        reader.write(piece);
    reader.end();
    return taker.end();
}
/** Returns the parts of a page that is not looked into, of which a digest of its bytes is known. */
function opaqueParts(bytes) {
    const section = { heading: '', level: 0, text: bytes, links: '', images: '' };
    return { title: '', description: '', navigation: '', sections: [section] };
}
/** Returns what differs; nothing if a reader would notice no difference. */
function differenceOf(before, after) {
    const all = (parts, of) => parts.sections.map(of).join('\n');
    const differ = (of) => all(before, of) !== all(after, of);
    const found = [
        ['title', before.title !== after.title],
        ['description', before.description !== after.description],
        ['headings', differ(({ level, heading }) => `${level} ${heading}`)],
        ['text', differ(({ text }) => text)],
        ['links', differ(({ links }) => links)],
        ['images', differ(({ images }) => images)],
        ['navigation', before.navigation !== after.navigation],
    ];
    return {
        what: found.filter(([, differs]) => differs).map(([aspect]) => aspect),
        sections: sectionChanges(before.sections, after.sections).slice(0, MAX_SECTIONS),
    };
}
/**
 * Returns a title or heading as ordinary text, short enough to be kept, and without the page that it was cut from. Links to
 * the heading itself are left out.
 */
function shown(bytes) {
    return (0,byte_strings/* toText */.fE)((0,byte_strings/* detach */.Yo)(bytes.slice(0, 4 * MAX_SHOWN)))
        .replace(/\s*[#¶§🔗]+$/u, '')
        .slice(0, MAX_SHOWN);
}
function sectionChanges(before, after) {
    const old = keyed(before);
    const changes = [];
    for (const [key, section] of keyed(after)) {
        const was = old.get(key);
        old.delete(key);
        const heading = shown(section.heading);
        if (was === undefined)
            changes.push({ heading, is: 'added' });
        else if (!sections_areEqual(was, section))
            changes.push({ heading, is: 'changed' });
    }
    const removed = [...old.values()].map(({ heading }) => ({
        heading: shown(heading),
        is: 'removed',
    }));
    return [...changes, ...removed];
}
/** Sections by their heading; those of one heading in their order. */
function keyed(sections) {
    const times = new Map();
    return new Map(sections.map((section) => {
        const time = times.get(section.heading) ?? 0;
        times.set(section.heading, time + 1);
        return [`${time} ${section.heading}`, section];
    }));
}
function sections_areEqual(a, b) {
    return a.level === b.level && a.text === b.text && a.links === b.links && a.images === b.images;
}
/** A section that is being read. */
class OpenSection {
    level;
    heading = '';
    text = new text_digest/* TextDigest */.m();
    links = new text_digest/* TextDigest */.m();
    images = new text_digest/* TextDigest */.m();
    constructor(level) {
        this.level = level;
    }
    end() {
        return {
            heading: this.heading,
            level: this.level,
            text: this.text.end(),
            links: this.links.end(),
            images: this.images.end(),
        };
    }
}
const BEGINNING = {
    title: '',
    sections: 0,
    level: 0,
    heading: '',
    inHeading: false,
    isNavigation: false,
};
/** Collects the parts of a page, or of the rest of one from a position on. */
class PartsTaker {
    #targets;
    #skipped;
    #title;
    #description = '';
    #navigation = new text_digest/* TextDigest */.m();
    #done = [];
    #open;
    #inHeading;
    #isNavigation;
    constructor(targets, from = BEGINNING) {
        this.#targets = targets;
        this.#skipped = from.sections;
        this.#title = from.title;
        this.#open = new OpenSection(from.level);
        this.#open.heading = from.heading;
        this.#inHeading = from.inHeading;
        this.#isNavigation = from.isNavigation;
    }
    get position() {
        return {
            title: this.#title,
            sections: this.#skipped + this.#done.length,
            level: this.#open.level,
            heading: this.#open.heading,
            inHeading: this.#inHeading,
            isNavigation: this.#isNavigation,
        };
    }
    /** Returns whether this and another one, from the same position on, are in the same section after the same headings. */
    isLike(other) {
        const [a, b] = [this.position, other.position];
        return (a.sections === b.sections &&
            a.level === b.level &&
            a.heading === b.heading &&
            a.inHeading === b.inHeading &&
            a.isNavigation === b.isNavigation &&
            this.#done.every(({ heading, level }, i) => heading === other.#done[i]?.heading && level === other.#done[i]?.level));
    }
    title(text) {
        this.#title = text;
    }
    description(text) {
        this.#description = text;
    }
    section(level) {
        if (this.#isNavigation) {
            this.#navigation.add(`\x04${level}`);
            return;
        }
        if (this.#skipped + this.#done.length >= MAX_COMPARED)
            return;
        this.#done.push(this.#open.end());
        this.#open = new OpenSection(level);
        this.#inHeading = true;
    }
    heading(text) {
        if (!this.#inHeading)
            return;
        this.#open.heading = text;
        this.#inHeading = false;
    }
    text(run) {
        if (this.#isNavigation)
            this.#navigation.add(run);
        else if (!this.#inHeading)
            this.#open.text.add(run);
    }
    link(target) {
        this.#place('\x0b');
        const digest = this.#isNavigation ? this.#navigation : this.#open.links;
        digest.add(`\x0b${this.#targets.link(target)}`);
    }
    image(target) {
        this.#place('\x06');
        this.#pictures.add(`\x06${this.#targets.image(target)}`);
    }
    alternative(text) {
        this.#pictures.add(`\x07${text}`);
    }
    mark(what) {
        const digest = this.#isNavigation ? this.#navigation : this.#open.text;
        digest.add(`\x0e${what}`);
    }
    region(isNavigation) {
        this.#isNavigation = isNavigation;
    }
    redirect() { }
    /** Keeps where in the text something stands. */
    #place(mark) {
        if (!this.#isNavigation)
            this.#open.text.add(mark);
    }
    get #pictures() {
        return this.#isNavigation ? this.#navigation : this.#open.images;
    }
    end() {
        return {
            title: this.#title,
            description: this.#description,
            navigation: this.#navigation.end(),
            sections: [...this.#done, this.#open.end()],
        };
    }
}

;// CONCATENATED MODULE: ./lib/changes/page/edit.js



/** How many tags after an edit are read to see whether the rest of the page means the same in both states. */
const MAX_TAGS = 200;
/** The larger an edit is, the more it is worth to leave out what no reader sees: a part of the page. */
const MAX_SMALL_EDIT = 1 / 4;
/**
 * Returns the same as if both states were read from beginning to end; the title only if something differs. What they have in
 * common before and after an edit is read once, or not at all. `haveSameTargets`: whether every address leads to the same in
 * both. `visible` leaves out what no reader sees.
 */
function differenceOfStates(before, after, syntax, haveSameTargets, visible = visibleMarkup) {
    const states = { before, after, syntax, haveSameTargets };
    return smallDifference(states) ?? differenceOfVisible(states, visible);
}
/** Begins a section in which what looks like a tag is text: a page with one is not cut. */
const edit_CDATA = 'CDATA[';
function mayBeCut({ before, after, syntax }) {
    return syntax === 'html' && !before.text.includes(edit_CDATA) && !after.text.includes(edit_CDATA);
}
/** Returns undefined if the edit is large, or if it takes more to know what differs. */
function smallDifference(states) {
    const [before, after] = [states.before.text, states.after.text];
    if (!states.haveSameTargets || !mayBeCut(states))
        return undefined;
    const ends = commonEnds(before, after);
    const edited = Math.max(before.length, after.length) - ends.start - ends.end;
    return edited <= after.length * MAX_SMALL_EDIT ? differenceWithin(states, ends) : undefined;
}
/** Pages in which the same is visible are the same, wherever their links lead. */
function differenceOfVisible(states, visible) {
    const [before, after] = [states.before, states.after].map((state) => ({
        ...state,
        text: visible(state.text),
    }));
    if (before.text === after.text)
        return { title: '', what: [], sections: [] };
    if (!mayBeCut(states))
        return differenceOfAll(states);
    const ends = commonEnds(before.text, after.text);
    return differenceWithin({ ...states, before, after }, ends) ?? differenceOfAll(states);
}
function differenceOfAll({ before, after, syntax }) {
    const [was, is] = [before, after].map(({ text, targets }) => {
        const taker = new PartsTaker(targets);
        const reader = new noticed/* NoticeReader */.G(taker, syntax);
        reader.write(text);
        reader.end();
        return taker.end();
    });
    return { title: is.title, ...differenceOf(was, is) };
}
/** Returns undefined if what is common means something else in one of them. */
function differenceWithin(states, { start, end }) {
    const { before, after, syntax } = states;
    const beginning = new CommonPart(states);
    const reader = new noticed/* NoticeReader */.G(beginning, syntax);
    reader.write(after.text.slice(0, start));
    // A section is known by its heading, which has to be the same in both.
    if (beginning.leadsElsewhere || beginning.position.inHeading)
        return undefined;
    const was = new PartsTaker(before.targets, beginning.position);
    const is = new PartsTaker(after.targets, beginning.position);
    const other = new noticed/* NoticeReader */.G(was, syntax, reader);
    reader.passTo(is);
    other.write(before.text.slice(start, before.text.length - end));
    reader.write(after.text.slice(start, after.text.length - end));
    if (start > 0 && !reader.beganWithTag)
        return undefined;
    const rest = after.text.slice(after.text.length - end);
    let at = 0;
    let isSame = false;
    let isInStep = reader.isInStepWith(other);
    for (let tags = 0; isInStep && !isSame && tags < MAX_TAGS && at < rest.length; tags++) {
        const next = edit_endOfTag(rest, at);
        for (const each of [other, reader])
            each.write(rest.slice(at, next));
        if (at === 0)
            isInStep = reader.beganWithTag && other.beganWithTag;
        isSame = isInStep && !is.position.inHeading && reader.isLike(other) && is.isLike(was);
        at = next;
    }
    if (!isSame) {
        for (const each of [other, reader]) {
            each.write(rest.slice(at));
            each.end();
        }
        return { title: is.position.title, ...differenceOf(was.end(), is.end()) };
    }
    const { position } = is;
    const difference = differenceOf(was.end(), is.end());
    const needsTitle = position.title === '' && difference.what.length > 0;
    if (states.haveSameTargets && !needsTitle)
        return { title: position.title, ...difference };
    const ending = new CommonPart(states, position);
    reader.passTo(ending);
    reader.write(rest.slice(at));
    reader.end();
    return ending.leadsElsewhere ? undefined : { title: ending.position.title, ...difference };
}
function edit_endOfTag(text, from) {
    const end = text.indexOf('>', from);
    return end === -1 ? text.length : end + 1;
}
/** Follows what both states have in common, and finds out whether the addresses in it lead to the same. */
class CommonPart extends PartsTaker {
    #states;
    leadsElsewhere = false;
    constructor(states, from) {
        super(states.after.targets, from);
        this.#states = states;
    }
    text() { }
    alternative() { }
    mark() { }
    link(target) {
        this.#look((targets) => targets.link(target));
    }
    image(target) {
        this.#look((targets) => targets.image(target));
    }
    #look(resolve) {
        const { before, after, haveSameTargets } = this.#states;
        if (haveSameTargets || this.leadsElsewhere)
            return;
        this.leadsElsewhere = resolve(before.targets) !== resolve(after.targets);
    }
}
/** How many characters are compared at once. */
const BLOCK = 1_024;
/** Returns what two texts have in common, up to a tag and from another one on. */
function commonEnds(a, b) {
    const shorter = Math.min(a.length, b.length);
    const beginning = commonLength(shorter, (from, to) => a.slice(from, to) === b.slice(from, to));
    const start = lastTag(a, beginning);
    const atEnd = (text, from, to) => text.slice(text.length - to, text.length - from);
    const ending = commonLength(shorter - beginning, (from, to) => atEnd(a, from, to) === atEnd(b, from, to));
    const end = a.length - firstTag(a, a.length - ending);
    const isOpen = endsOpen(a, a.length - end) || endsOpen(b, b.length - end);
    return { start, end: isOpen ? 0 : end };
}
/** Returns up to where two texts are equal, given whether they are in a part. */
function commonLength(length, areEqual) {
    let common = 0;
    for (let size = BLOCK; size >= 1; size /= 2)
        while (common + size <= length && areEqual(common, common + size))
            common += size;
    return common;
}
const TAG = /<\/?[A-Za-z]/g;
/** A tag up to the end of its name; no element that matters here has a longer one. */
const TAG_NAME = /<\/?[A-Za-z][^\s/>]{0,30}[\s/>]/y;
/** Returns where the last tag begins whose name ends before `end`; 0 without one. */
function lastTag(text, end) {
    for (let at = text.lastIndexOf('<', end - 1); at > 0; at = text.lastIndexOf('<', at - 1)) {
        TAG_NAME.lastIndex = at;
        if (TAG_NAME.test(text) && TAG_NAME.lastIndex <= end && !endsOpen(text, at))
            return at;
    }
    return 0;
}
/** The longest is `</textarea`. */
const MAX_OPEN_MARK = 10;
/** Returns whether something may have begun before an offset that only what follows decides. */
function endsOpen(text, at) {
    return /<[/a-z]*$/i.test(text.slice(Math.max(0, at - MAX_OPEN_MARK), at));
}
/** Returns where the first tag begins from an offset on; the length of the text without one. */
function firstTag(text, from) {
    TAG.lastIndex = from;
    return TAG.exec(text)?.index ?? text.length;
}

;// CONCATENATED MODULE: ./lib/changes/page-change.js




/**
 * Reads both states of a page, and returns what a reader would notice: nothing, perhaps. Returns undefined if it has the same
 * bytes at the same place.
 */
async function changeOf({ from, page }, sides) {
    const { before, after, earlierTargets, laterTargets } = sides;
    if (from === page) {
        const both = await before.pageOnBoth(page, after);
        const quick = both && quickChange(page, ...both, sides);
        if (quick !== undefined)
            return quick === 'none' ? undefined : quick;
        if (!(await before.differs(page, after)))
            return undefined;
    }
    const [earlier, later] = [await before.parts(from, earlierTargets), await after.parts(page, laterTargets)];
    const origin = from === page ? undefined : from;
    return { page, from: origin, title: shown(later.title), ...differenceOf(earlier, later) };
}
/** Returns undefined if both states have to be read from beginning to end. */
function quickChange(page, before, after, sides) {
    if (before.equals(after))
        return 'none';
    const syntax = (0,vocabulary/* syntaxOf */.rS)(page);
    const [was, is] = [(0,page_text/* pageTextOf */.MZ)(before, syntax), (0,page_text/* pageTextOf */.MZ)(after, syntax)];
    const base = (0,page_text/* baseIn */.$O)([is], syntax);
    if ((0,page_text/* baseIn */.$O)([was], syntax) !== base)
        return undefined;
    const { title, ...difference } = differenceOfStates({ text: was, targets: sides.earlierTargets.of(page, base) }, { text: is, targets: sides.laterTargets.of(page, base) }, syntax, sides.haveSameTargets);
    return { page, title: shown(title), ...difference };
}

// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/changes/files/read-file.js



/** Files are read in pieces of this size, in bytes. */
const PIECE_BYTES = 1 << 20;
/** Of larger files, in bytes, the bytes alone count. */
const MAX_TEXT_BYTES = 64 << 20;
const first = Buffer.allocUnsafe(PIECE_BYTES);
const second = Buffer.allocUnsafe(PIECE_BYTES);
/** Files in which generators leave more than people wrote. */
const GENERATED_TEXT = /\.(?:m?js|cjs|css|json|txt|xml|rss|atom|svg|webmanifest|ya?ml|html?)$/i;
/**
 * Returns whether two files, by their paths, have the same bytes. `pause` is awaited between pieces.
 * @throws Error of the file system; what `pause` throws
 */
async function haveSameBytes(a, b, pause) {
    const files = [];
    try {
        files.push((0,external_node_fs_.openSync)(a, 'r'));
        files.push((0,external_node_fs_.openSync)(b, 'r'));
        const [one = 0, other = 0] = files;
        for (;;) {
            const read = readFully(one, first);
            if (read !== readFully(other, second))
                return false;
            if (first.compare(second, 0, read, 0, read) !== 0)
                return false;
            if (read < PIECE_BYTES)
                return true;
            await pause();
        }
    }
    finally {
        for (const file of files)
            (0,external_node_fs_.closeSync)(file);
    }
}
/**
 * Returns the bytes of two files, by their paths; those of most files are valid until other files are read.
 * @throws Error of the file system
 */
function bytesOfBoth(a, b) {
    return [bytesOf(a, first), bytesOf(b, second)];
}
function bytesOf(path, buffer) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const read = readFully(file, buffer);
        if (read < buffer.length)
            return buffer.subarray(0, read);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    return (0,external_node_fs_.readFileSync)(path);
}
/**
 * Returns what is remembered of the file `name` at `path`, of `size` bytes. `pause` is awaited between pieces.
 * @throws Error of the file system; what `pause` throws
 */
async function fileFingerprint(path, name, size, pause) {
    const bytes = (0,external_node_crypto_.createHash)('sha256');
    const isText = GENERATED_TEXT.test(name) && size <= MAX_TEXT_BYTES;
    const stable = isText ? (0,external_node_crypto_.createHash)('sha256') : undefined;
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        let rest = '';
        for (;;) {
            const read = readFully(file, first);
            const piece = first.subarray(0, read);
            bytes.update(piece);
            if (stable !== undefined) {
                const text = rest + piece.toString('latin1');
                // What looks generated must not be cut in two.
                const end = read < PIECE_BYTES ? text.length : lastBreak(text);
                stable.update((0,generated/* stableData */.qt)(text.slice(0, end)), 'latin1');
                rest = text.slice(end);
            }
            if (read < PIECE_BYTES)
                break;
            await pause();
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    const digest = bytes.digest('base64').slice(0, 22);
    return { bytes: digest, stable: stable?.digest('base64').slice(0, 22) ?? digest, isEmpty: size === 0 };
}
/** How far back a place to cut is looked for, in characters. */
const MAX_SEARCHED = 1_000;
function lastBreak(text) {
    const from = Math.max(0, text.length - MAX_SEARCHED);
    const at = text.slice(from).search(/[\s"'<>,;][^\s"'<>,;]*$/);
    return at === -1 ? text.length : from + at;
}
/** Reads until the buffer is full or the file ends, and returns the number of bytes. */
function readFully(file, buffer) {
    let length = 0;
    while (length < buffer.length) {
        const read = (0,external_node_fs_.readSync)(file, buffer, length, buffer.length - length, null);
        if (read === 0)
            break;
        length += read;
    }
    return length;
}

// EXTERNAL MODULE: ./lib/changes/page/fingerprint.js
var fingerprint = __webpack_require__(2421);
;// CONCATENATED MODULE: ./lib/changes/side.js









/** Of larger pages, in bytes, the bytes alone count: nobody reads them, and nothing could interrupt reading one. */
const MAX_PAGE = 16 << 20;
/** Pages that do nothing else but send readers on are shorter, in bytes. */
const MAX_REDIRECT = 1 << 16;
const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i;
function opaquePage(bytes) {
    return { content: bytes, links: '', navigation: '', isBlank: false, isRedirect: false };
}
/** One of two sites that are compared. */
class Side {
    names;
    #root;
    #sizes;
    #pause;
    #unreadable;
    /** Stands for what cannot be read: it differs from everything on the other side. */
    #unread;
    /** `which` tells the two sides apart: what cannot be read on either of them must not count as the same. */
    constructor(which, { root, names, sizes, unreadable }, pause) {
        this.#unread = { bytes: which, stable: which, isEmpty: true };
        this.#unreadable = new Set(unreadable.map((folder) => folder.name));
        this.#root = root;
        this.#sizes = new Map(names.map((name, i) => [name, sizes[i] ?? 0]));
        this.names = new Set(names);
        this.#pause = pause;
    }
    get size() {
        const pages = [...this.names].filter(page_names/* isPage */.yp).length;
        return { pages, files: this.names.size - pages };
    }
    /** What could not be read so far: files, and folders, which end in a slash. */
    get unreadable() {
        return this.#unreadable;
    }
    has(name) {
        return this.names.has(name);
    }
    /** Whether the file of that name has other bytes on the other side, or cannot be read. */
    async differs(name, other) {
        if (this.#sizeOf(name) !== other.#sizeOf(name))
            return true;
        const compare = async () => !(await haveSameBytes(this.#pathOf(name), other.#pathOf(name), this.#pause));
        return ifReadable(compare, () => true);
    }
    /** Whether a page may do nothing else but send readers on. */
    mayRedirect(name) {
        if (this.#sizeOf(name) > MAX_REDIRECT)
            return Promise.resolve(false);
        const read = async () => REFRESH.test((0,external_node_fs_.readFileSync)(this.#pathOf(name), 'latin1'));
        return ifReadable(read, () => false);
    }
    /** Returns the bytes of a page on both sides, valid until other files are read; undefined if one of them is too large or cannot be read. */
    pageOnBoth(name, other) {
        if (this.#isLarge(name) || other.#isLarge(name))
            return Promise.resolve(undefined);
        return ifReadable(async () => bytesOfBoth(this.#pathOf(name), other.#pathOf(name)), () => undefined);
    }
    file(name) {
        const read = () => fileFingerprint(this.#pathOf(name), name, this.#sizeOf(name), this.#pause);
        return this.#ifReadable(name, read, this.#unread);
    }
    page(name, targets) {
        const read = async () => this.#isLarge(name)
            ? opaquePage((await this.file(name)).bytes)
            : (0,fingerprint/* fingerprintOf */.a)(name, this.#text(name), targets);
        return this.#ifReadable(name, read, opaquePage(this.#unread.bytes));
    }
    parts(name, targets) {
        const read = async () => this.#isLarge(name)
            ? opaqueParts((await this.file(name)).bytes)
            : partsOf(name, this.#text(name), targets);
        return this.#ifReadable(name, read, opaqueParts(this.#unread.bytes));
    }
    /** As `ifReadable`, and keeps the name of what is not. */
    #ifReadable(name, read, otherwise) {
        const unread = () => {
            this.#unreadable.add(name);
            return otherwise;
        };
        return ifReadable(read, unread);
    }
    #isLarge(name) {
        return this.#sizeOf(name) > MAX_PAGE;
    }
    /** In bytes. */
    #sizeOf(name) {
        return this.#sizes.get(name) ?? 0;
    }
    #pathOf(name) {
        return (0,tree/* pathOf */.XM)(this.#root, name);
    }
    #text(name) {
        return new page_text/* PageText */.VW(this.#pathOf(name), (0,vocabulary/* syntaxOf */.rS)(name));
    }
}
/** Returns what `work` does, or what `otherwise` does if the file system does not let it: one file must not cost all others. */
async function ifReadable(work, otherwise) {
    try {
        return await work();
    }
    catch (error) {
        if ((0,disk_error/* isDiskError */.Mi)(error))
            return otherwise();
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/changes/compare-sites.js








/** How many sections of all pages are named. */
const MAX_SECTIONS_KEPT = 100_000;
/**
 * Compares two builds of a site by what a reader would notice. Files with the same bytes at the same path are not looked
 * into, and of the others little more than digests is kept.
 * @throws the reason of `signal` soon after it is aborted
 */
async function compareSites(options) {
    const { earlier, later, signal } = options;
    const pause = (0,event_loop/* checkpoint */.Fn)(signal);
    const [before, after] = [new Side('earlier', earlier, pause), new Side('later', later, pause)];
    const shared = earlier.names.filter((name) => after.has(name));
    const pages = shared.filter(page_names/* isPage */.yp);
    const unequal = await namesWhere(shared.filter(isFile), (name) => before.differs(name, after), pause);
    const isOnlyIn = (side, other) => (name) => side.has(name) && !other.has(name);
    const gone = earlier.names.filter(isOnlyIn(before, after));
    const fresh = later.names.filter(isOnlyIn(after, before));
    const files = compareFiles(await readAll([...gone.filter(isFile), ...unequal], (name) => before.file(name), pause), await readAll([...fresh.filter(isFile), ...unequal], (name) => after.file(name), pause), (name) => isDerived(name, before.names) || isDerived(name, after.names));
    const targetsOf = (side, renamed) => new targets/* Targets */.H({ domain: options.domain, basePath: options.basePath, names: side.names, renamed });
    // What is at one place and no longer, or not yet, and what may have left a redirect: it may have moved.
    const mayBeRedirect = async (name) => (await after.mayRedirect(name)) && (await before.differs(name, after));
    const redirects = fresh.some(page_names/* isPage */.yp) ? await namesWhere(pages, mayBeRedirect, pause) : [];
    const earlierTargets = targetsOf(before, files.renamed);
    const laterTargets = targetsOf(after, new Map());
    const { same, differing, ...places } = comparePages(await readAll([...gone.filter(page_names/* isPage */.yp), ...redirects], (name) => before.page(name, earlierTargets), pause), await readAll([...fresh.filter(page_names/* isPage */.yp), ...redirects], (name) => after.page(name, laterTargets), pause));
    const compared = new Set(redirects);
    const others = pages.filter((name) => !compared.has(name)).map((name) => ({ from: name, page: name }));
    const pairs = [...differing, ...others].sort((a, b) => inOrder(a.page, b.page));
    // Now that it is known what moved, a link that followed it is the same link.
    const moves = places.moved.map(({ from, to }) => [from, to]);
    const sides = {
        before,
        after,
        earlierTargets: targetsOf(before, new Map([...files.renamed, ...moves])),
        // What was left behind leads there.
        laterTargets: targetsOf(after, new Map(moves)),
        // Without other names, nothing was renamed either.
        haveSameTargets: gone.length + fresh.length === 0,
    };
    const { changed, navigation, unnoticed } = await changesOf(pairs, (pair) => changeOf(pair, sides), pause);
    return {
        ...places,
        changed,
        navigation,
        files: files.changes,
        bytesOnly: { pages: same + unnoticed, files: files.bytesOnly },
        unreadable: [...before.unreadable.union(after.unreadable)].sort(inOrder),
        earlier: before.size,
        later: after.size,
    };
}
const isFile = (name) => !(0,page_names/* isPage */.yp)(name);
async function namesWhere(names, isWanted, pause) {
    const all = await readAll(names, isWanted, pause);
    return names.filter((name) => all.get(name));
}
async function readAll(names, read, pause) {
    const all = new Map();
    for (const name of names) {
        all.set(name, await read(name));
        await pause();
    }
    return all;
}
/** Sorts pages by what `read` finds in them (undefined: they have the same bytes), and keeps as many sections as there is room for. */
async function changesOf(pairs, read, pause) {
    const changed = [];
    const navigation = [];
    let room = MAX_SECTIONS_KEPT;
    let unnoticed = 0;
    for (const pair of pairs) {
        const change = await read(pair);
        await pause();
        if (change === undefined)
            continue;
        const isMenu = change.what.every((aspect) => aspect === 'navigation');
        if (!isMenu) {
            changed.push(room > 0 ? change : { ...change, sections: [] });
            room -= change.sections.length;
        }
        else if (change.from === undefined && change.what.length > 0)
            navigation.push(pair.page);
        else if (change.from === undefined)
            unnoticed++;
    }
    return { changed, navigation, unnoticed };
}

;// CONCATENATED MODULE: ./lib/changes/compare-folders.js





/**
 * Lists two sites and compares them by what a reader would notice. Returns the files of the earlier one, too.
 * @throws the reason of `signal` soon after it is aborted; what the file system throws when one of the folders cannot be read
 */
async function compareFolders({ info, ...options }) {
    const { signal } = options;
    const skipped = [];
    const earlier = await (0,tree/* listConfinedTree */.Ru)(options.earlier, signal, (name) => skipped.push(name));
    const later = await (0,tree/* listTree */.nT)(options.later, signal);
    const [first] = skipped;
    if (first !== undefined)
        info((0,clean/* safe */.gB) `Note: ${(0,units/* count */.U9)(skipped.length, 'symbolic link')} in the earlier site ${skipped.length === 1 ? 'leads' : 'lead'} out of it and ${skipped.length === 1 ? 'was' : 'were'} left out, such as ${(0,byte_strings/* toText */.fE)(first)}`);
    const comparison = await compareSites({ ...options, earlier, later });
    const [unread] = comparison.unreadable;
    if (unread !== undefined)
        info((0,clean/* safe */.gB) `Note: ${(0,units/* count */.U9)(comparison.unreadable.length, 'file or folder', 'files and folders')} could not be read, such as ${(0,byte_strings/* toText */.fE)(unread)}: files that cannot be read count as changed`);
    return { earlier, comparison };
}

// EXTERNAL MODULE: ./lib/changes/report/counts.js
var report_counts = __webpack_require__(4334);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/changes/report/json.js



/**
 * Yields the text of `changes.json`, piece by piece: stable within a `format`, the same keys always, `null` where there is
 * no value. One entry a line, so that reports can be searched. Names and headings are ordinary text as found in the sites: clean
 * them before they are shown. Everything in it is explained in docs/changes.md.
 */
function* changesText(comparison) {
    const { earlier, later, bytesOnly, added, removed, moved, changed, navigation, files, unreadable } = comparison;
    const head = {
        format: 1,
        changed: isNoticeable(comparison),
        earlier,
        later,
        counts: (0,report_counts/* countsOf */.m)(comparison),
        bytesOnly,
    };
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n`;
    yield* group('pages', [
        ['added', added.map(byte_strings/* toText */.fE)],
        ['removed', removed.map(byte_strings/* toText */.fE)],
        ['moved', moved.map(reportedMove)],
        ['changed', changed.map(reportedPage)],
        ['navigation', navigation.map(byte_strings/* toText */.fE)],
    ]);
    yield ',\n';
    yield* group('files', [
        ['added', files.added.map(byte_strings/* toText */.fE)],
        ['removed', files.removed.map(byte_strings/* toText */.fE)],
        ['moved', files.moved.map(reportedMove)],
        ['changed', files.changed.map(byte_strings/* toText */.fE)],
    ]);
    yield `,\n  "unreadable": ${JSON.stringify(unreadable.map(byte_strings/* toText */.fE))}\n}\n`;
}
function reportedMove({ from, to }) {
    return { from: (0,byte_strings/* toText */.fE)(from), to: (0,byte_strings/* toText */.fE)(to) };
}
function reportedPage({ page, from, title, what, sections }) {
    return { page: (0,byte_strings/* toText */.fE)(page), from: from === undefined ? null : (0,byte_strings/* toText */.fE)(from), title, what, sections };
}
/** How many entries are turned into text at a time. */
const ENTRIES_PER_PIECE = 2_000;
function* group(name, lists) {
    yield `  "${name}": {`;
    for (const [at, [list, entries]] of lists.entries()) {
        yield `${at === 0 ? '' : ','}\n    "${list}": [`;
        for (let i = 0; i < entries.length; i += ENTRIES_PER_PIECE) {
            const lines = entries.slice(i, i + ENTRIES_PER_PIECE).map((entry) => `\n      ${JSON.stringify(entry)}`);
            yield `${i === 0 ? '' : ','}${lines.join(',')}`;
        }
        yield entries.length === 0 ? ']' : '\n    ]';
    }
    yield '\n  }';
}

// EXTERNAL MODULE: ./lib/report/markup.js
var markup = __webpack_require__(8916);
// EXTERNAL MODULE: ./lib/changes/report/tables.js
var tables = __webpack_require__(1771);
;// CONCATENATED MODULE: ./lib/changes/report/markdown.js





/** A comment on GitHub has 65,536 characters at most; the rest is for what a workflow adds to it. */
const MAX_LENGTH = 60_000;
/** How many entries of each list are shown, as far as there is room; `changes.json` has all of them. */
const ENTRIES_SHOWN = [100, 20, 5];
/**
 * Returns `changes.md`: what changed, as a comment on a pull request shows it. It is HTML without blank lines, so that
 * nothing in it is read as Markdown: https://github.github.com/gfm/#html-blocks
 */
function changesPage(comparison, subject) {
    const { added, removed, moved, changed, navigation, files, bytesOnly, unreadable } = comparison;
    const counts = (0,report_counts/* countsOf */.m)(comparison);
    const noise = [
        ...(bytesOnly.pages > 0 ? [(0,units/* count */.U9)(bytesOnly.pages, 'page')] : []),
        ...(bytesOnly.files > 0 ? [(0,units/* count */.U9)(bytesOnly.files, 'other file')] : []),
    ];
    const opening = [
        (0,markup/* html */.qy) `<h3>What changes in ${(0,markup/* code */.aY)(subject)}</h3>`,
        (0,markup/* html */.qy) `<p>${sentence((0,report_counts/* changesInWords */.W)(counts))}.</p>`,
        (0,tables/* countsTable */.P)(counts),
        noise.length === 0
            ? undefined
            : (0,markup/* html */.qy) `<p>Different in bytes alone, with no change that a reader would notice: ${(0,units/* joinWords */.yZ)(noise, 'and')}.</p>`,
    ];
    const lists = [
        list('Pages changed', changed, (shown) => (0,tables/* pagesTable */.D)(shown)),
        list('Pages added', added, paths),
        list('Pages removed', removed, paths),
        list('Pages moved', moved, moves),
        list('Pages in which the navigation alone changed', navigation, paths),
        list('Other files changed', files.changed, paths),
        list('Other files added', files.added, paths),
        list('Other files removed', files.removed, paths),
        list('Other files moved', files.moved, moves),
        list('Not read, because the file system does not let it', unreadable, paths),
    ];
    return joined(opening, lists);
}
/** Shortens the lists for which there is not enough room, and leaves out those for which there is none. */
function joined(opening, lists) {
    const parts = opening.filter((part) => part !== undefined);
    const last = (0,markup/* html */.qy) `<p>There is no room for the rest here: it is in changes.json.</p>`;
    let room = MAX_LENGTH - [...parts, last].reduce((sum, part) => sum + lengthOf(part), 0);
    let isCut = false;
    for (const list of lists) {
        const fitting = list && ENTRIES_SHOWN.map(list).find((part) => lengthOf(part) <= room);
        if (fitting !== undefined) {
            parts.push(fitting);
            room -= lengthOf(fitting);
        }
        else
            isCut ||= list !== undefined;
    }
    const all = isCut ? [...parts, last] : parts;
    return (0,markup/* html */.qy) `${all.map((part) => (0,markup/* html */.qy) `${part}\n`)}`.text.replace(/\n\s*\n/g, '\n');
}
function lengthOf({ text }) {
    return text.length + 1;
}
function sentence(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function list(title, entries, show) {
    if (entries.length === 0)
        return undefined;
    return (max) => {
        const more = entries.length - max;
        const rest = more > 0 ? (0,markup/* html */.qy) `\n<p>… and ${more.toLocaleString('en')} more.</p>` : undefined;
        return (0,markup/* folded */.TM)(`${title} (${entries.length.toLocaleString('en')})`, (0,markup/* html */.qy) `${show(entries.slice(0, max))}${rest}`);
    };
}
function paths(names) {
    return (0,markup/* html */.qy) `<ul>${names.map((name) => (0,markup/* html */.qy) `<li>${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(name))}</li>\n`)}</ul>`;
}
function moves(moved) {
    return (0,markup/* html */.qy) `<ul>${moved.map(({ from, to }) => (0,markup/* html */.qy) `<li>${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(from))} → ${(0,markup/* code */.aY)((0,byte_strings/* toText */.fE)(to))}</li>\n`)}</ul>`;
}

;// CONCATENATED MODULE: ./lib/changes/report/write.js




/**
 * Writes `changes.json` and `changes.md` into a folder, which is created if it does not exist, and returns the path of the
 * former. `subject` says what was compared, foreign text.
 * @throws an AbortError soon after `signal` is aborted; what the file system throws
 */
async function writeChanges(folder, comparison, subject, signal) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    const path = (0,external_node_path_.join)(folder, 'changes.json');
    await (0,promises_.writeFile)(path, changesText(comparison), { signal });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'changes.md'), changesPage(comparison, subject));
    return path;
}

// EXTERNAL MODULE: ./lib/errors.js + 1 modules
var errors = __webpack_require__(3813);
// EXTERNAL MODULE: ./lib/step.js + 2 modules
var lib_step = __webpack_require__(4745);
;// CONCATENATED MODULE: ./lib/phases/comparison.js










/** How many pages that changed the summary shows. */
const MAX_PAGES = 20;
/**
 * Compares a site with an earlier one and reports what a reader would notice: outputs, summary, and a report for people and
 * for programs. Returns what the check of the site has to know of the earlier one; undefined if the comparison failed, which
 * is a warning: it never makes a step red that has something to publish.
 * @throws the reason of the step's signal
 */
async function runComparison(sites, { basePath }, step) {
    const compared = await step
        .phase('Compare', () => compare(sites, basePath, step))
        .catch((error) => {
        step.signal.throwIfAborted();
        const failure = new errors/* StepError */.zg('compare-failed', { site: sites.later, why: (0,errors/* errorMessage */.gJ)(error) }, error);
        step.log.trace(error);
        step.log.warning((0,clean/* safe */.gB) `Not compared: ${step.facts.subject}`, failure.shown);
        return undefined;
    });
    if (compared === undefined)
        return undefined;
    report(compared, step);
    return { tree: compared.earlier, moves: compared.comparison.moved };
}
async function compare(sites, basePath, step) {
    const { env, signal, log, facts } = step;
    const { earlier, comparison } = await compareFolders({ ...sites, basePath, signal, info: log.info });
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), lib_step/* REPORT_FOLDER */.m));
    return { earlier, comparison, path: await writeChanges(folder, comparison, facts.subject, signal) };
}
function report({ comparison, path }, { outputs, facts, notes, log }) {
    const counts = (0,report_counts/* countsOf */.m)(comparison);
    outputs.set('changed', String(isNoticeable(comparison)));
    outputs.set('changesReport', path);
    outputs.set('pagesAdded', String(counts.pagesAdded));
    outputs.set('pagesRemoved', String(counts.pagesRemoved));
    outputs.set('pagesChanged', String(counts.pagesChanged));
    facts.changes = { counts, pages: comparison.changed.slice(0, MAX_PAGES) };
    notes.push({ name: 'Compared', value: (0,report_counts/* changesInWords */.W)(counts) });
    log.info((0,clean/* safe */.gB) `Compared with the earlier site: ${(0,report_counts/* changesInWords */.W)(counts)}. The report is at ${path}, with changes.md beside it`);
}


/***/ }),

/***/ 9205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ WantedAttributes),
/* harmony export */   q: () => (/* binding */ TagReader)
/* harmony export */ });
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5455);
/* harmony import */ var _character_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2441);
/* harmony import */ var _foreign_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3121);



/** The longest name of a tag or attribute that matters. */
const MAX_NAME = 32;
/** Says which attributes are wanted of which elements. */
class WantedAttributes {
    #byTag;
    #ofOthers;
    /** `ofAll`: those that are wanted of every element. */
    constructor(byTag, ofAll = []) {
        this.#byTag = new Map([...byTag].map(([tag, names]) => [tag, attributeNames([...names, ...ofAll])]));
        this.#ofOthers = attributeNames(ofAll);
    }
    of(tag) {
        return this.#byTag.get(tag) ?? this.#ofOthers;
    }
}
function attributeNames(names) {
    return { names: new Set(names), lengths: new Set(names.map(({ length }) => length)) };
}
/**
 * Reads a page in chunks (strings of bytes) and passes on its tags and its text. It does not decide what is open: a list of
 * open elements, such as that of `Parser` in htmlparser2, takes forever with millions of them. The comparison and the live
 * check read pages with it, because the gate's own tokenizer, in `tokenizer.ts`, skips tags and text that they need.
 */
class TagReader {
    #listener;
    #wanted;
    #syntax;
    #tokenizer;
    #foreign;
    #chunk = '';
    #chunkStart = 0;
    #before = '';
    /** Whether the chunk that was written last begins with a tag: its first character is in no text, comment or other tag. */
    beganWithTag = false;
    #tag = '';
    #wantedHere;
    #attribute = '';
    #value = '';
    #attributes = new Map();
    constructor(listener, wanted, syntax, foreign = new _foreign_content_js__WEBPACK_IMPORTED_MODULE_0__/* .ForeignContent */ .QJ()) {
        this.#foreign = foreign;
        this.#listener = listener;
        this.#wanted = wanted;
        this.#wantedHere = wanted.of('');
        this.#syntax = syntax;
        this.#tokenizer = new htmlparser2__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A({ decodeEntities: false, xmlMode: syntax === 'xml' }, this);
    }
    /** Returns a reader that goes on where this one is, which has to be where a tag begins. */
    fork(listener) {
        return new TagReader(listener, this.#wanted, this.#syntax, this.#foreign.copy());
    }
    /** Returns whether this and another reader, both where a tag begins, take what follows for the same tags. */
    isInStepWith(other) {
        return this.#foreign.equals(other.#foreign);
    }
    write(chunk) {
        this.beganWithTag = false;
        if (chunk === '')
            return;
        this.#before = (this.#before + this.#chunk).slice(-MAX_NAME);
        this.#chunkStart += this.#chunk.length;
        this.#chunk = chunk;
        this.#tokenizer.write(chunk);
    }
    end() {
        this.#tokenizer.end();
    }
    /** A name may have begun in the chunks before. */
    #slice(start, end) {
        const from = start - this.#chunkStart;
        const to = end - this.#chunkStart;
        if (from >= 0)
            return this.#chunk.slice(from, to);
        if (from + this.#before.length < 0)
            return '';
        return this.#before.slice(from) + this.#chunk.slice(0, Math.max(0, to));
    }
    #nameOf(start, end) {
        if (end - start > MAX_NAME)
            return '';
        const written = this.#slice(start, end);
        return this.#syntax === 'html' ? written.toLowerCase() : written;
    }
    #open(tag) {
        this.#foreign.open(tag);
        this.#listener.open(tag, this.#attributes, this.#foreign.inside);
    }
    #close(tag) {
        this.#foreign.close(tag);
        this.#listener.close(tag);
    }
    // Called by the tokenizer.
    isInForeignContext() {
        return this.#foreign.inside;
    }
    onopentagname(start, end) {
        if (start - '<'.length === this.#chunkStart)
            this.beganWithTag = true;
        this.#tag = this.#nameOf(start, end);
        this.#wantedHere = this.#wanted.of(this.#tag);
        this.#attributes.clear();
    }
    onattribname(start, end) {
        const { names, lengths } = this.#wantedHere;
        const name = lengths.has(end - start) ? this.#nameOf(start, end) : '';
        this.#attribute = names.has(name) && !this.#attributes.has(name) ? name : '';
        this.#value = '';
    }
    onattribdata(start, end) {
        if (this.#attribute !== '')
            this.#value += this.#slice(start, end);
    }
    onattribend() {
        if (this.#attribute !== '')
            this.#attributes.set(this.#attribute, (0,_character_references_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeAttribute */ .j)(this.#value));
    }
    onopentagend() {
        this.#open(this.#tag);
    }
    onselfclosingtag() {
        const wasForeign = this.#foreign.inside;
        this.#open(this.#tag);
        if (this.#syntax === 'xml' || wasForeign || this.#foreign.inside)
            this.#close(this.#tag);
    }
    onclosetag(start, end) {
        if (start - '</'.length === this.#chunkStart)
            this.beganWithTag = true;
        this.#close(this.#nameOf(start, end));
    }
    ontext(start, end) {
        this.#listener.text(this.#slice(start, end));
    }
    /** In HTML outside of SVG and MathML, it is a comment. */
    oncdata(start, end, marks) {
        if (this.#foreign.inside || this.#syntax === 'xml')
            this.ontext(start, end - marks);
    }
    onend() { }
    oncomment() { }
    ondeclaration() { }
    onprocessinginstruction() { }
    onattribentity() { }
    ontextentity() { }
}


/***/ })

};

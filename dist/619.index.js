export const id = 619;
export const ids = [619];
export const modules = {

/***/ 2421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _site_extract_page_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9940);
/* harmony import */ var _site_extract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(313);
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
const REDIRECT = '\x0f';
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
        this.#text.add(MARKED + what + MARKED);
    }
    region(isNavigation) {
        this.#isNavigation = isNavigation;
    }
    redirect(target) {
        this.#isRedirect = true;
        this.#links.add(REDIRECT + this.#targets.link(target));
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
  G: () => (/* binding */ NoticeReader),
  L: () => (/* binding */ endsLine)
});

// EXTERNAL MODULE: ./lib/site/extract/character-references.js
var character_references = __webpack_require__(2441);
// EXTERNAL MODULE: ./lib/site/extract/refresh.js
var refresh = __webpack_require__(1782);
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
/** All of them. */
const REGION_TAGS = [...ALWAYS, ...OUTSIDE, ...CONTENT];
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
    /** Whether an element of that name is open that is a region. */
    isOpen(tag) {
        return this.#byTag.has(tag);
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
    form: ['action', 'method'],
    button: ['formaction'],
    img: ['src', 'srcset', 'alt'],
    source: ['src', 'srcset'],
    video: ['src', 'poster'],
    audio: ['src'],
    track: ['src'],
    iframe: ['src', 'srcdoc'],
    frame: ['src'],
    embed: ['src'],
    object: ['data'],
    image: ['href', 'xlink:href', 'src', 'srcset', 'alt'],
    input: ['type', 'src', 'alt', 'value', 'placeholder', 'checked', 'formaction'],
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
/** Attributes that say where in a page its reader is. */
const WANTED_FOR_PLACE = new tag_reader/* WantedAttributes */.R(new Map([
    ['meta', ATTRIBUTES.get('meta') ?? []],
    ['template', [SHADOW_MODE]],
]), ['role']);
/** Attributes that lead somewhere; all other addresses are shown. */
const LEADS = new Set([
    'a href',
    'a xlink:href',
    'area href',
    'form action',
    'button formaction',
    'input formaction',
]);
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
/** Inline elements that change what words mean: `must <del>not</del>`, `10<sup>6</sup>`. */
const CHANGES_WORDS = ['del', 'ins', 's', 'sub', 'sup'];
/** The control characters that stand for their tags in text as written. */
const WORDING = new Map(CHANGES_WORDS.map((tag, i) => [
    tag,
    { begins: String.fromCharCode(0x10 + 2 * i), ends: String.fromCharCode(0x11 + 2 * i) },
]));
const MARK_NAMES = new Map([...WORDING].flatMap(([tag, { begins, ends }]) => [
    [begins, tag],
    [ends, `/${tag}`],
]));
const ANY_MARK = /[\x10-\x19]/;
const EACH_MARK = /([\x10-\x19])/g;
/** Elements whose tags say where in a page its reader is, apart from those with a role. */
const PLACES = new Set([
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'title', 'pre', ...REGION_TAGS],
    ...UNSEEN,
]);
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
    #noticed;
    /** Begins where `from` is, if that is given; it has to be between tags, and one that passed on places alone before the tag of a block. */
    constructor(listener, syntax = 'html', from, noticed = 'all') {
        this.#listener = listener;
        this.#noticed = noticed;
        const changed = (isNavigation) => {
            this.#flush();
            this.#listener.region(isNavigation);
        };
        const wanted = noticed === 'all' ? WANTED : WANTED_FOR_PLACE;
        this.#regions = from === undefined ? new Regions(changed) : from.#regions.fork(changed);
        this.#tags = from === undefined ? new tag_reader/* TagReader */.q(this, wanted, syntax) : from.#tags.fork(this, wanted);
        this.#state = { ...(from === undefined ? START : from.#state) };
        // What is not known of the text before ends with the line.
        if (from !== undefined && from.#noticed === 'place')
            this.#state.gap = '\n';
        this.#sayWhatIsWanted();
    }
    /** Whether it is between tags, or in text without markup, so that another one can begin here. */
    get isBetweenTags() {
        return this.#tags.isBetweenTags;
    }
    /** Whether a tag of a block that follows ends a line here: it is in no text without markup, and in nothing that nobody sees. */
    get isInBlocks() {
        return this.#tags.takesTags && this.#state.unseen === '';
    }
    /** Returns whether this and another reader are both between tags and take what follows for the same tags. */
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
        if (attributes.size === 0 && this.#mayPass(tag))
            return;
        if (endsLine(tag))
            this.#endBlock();
        else
            this.#add(WORDING.get(tag)?.begins ?? '');
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
        else if (tag !== 'form' || sends(attributes))
            this.#element(tag, attributes);
    }
    close(tag) {
        if (this.#state.unseen !== '') {
            if (tag === this.#state.unseen && --this.#state.unseenDepth === 0)
                this.#state.unseen = '';
            return;
        }
        if (this.#mayPass(tag))
            return;
        if (endsLine(tag))
            this.#endBlock();
        else
            this.#add(WORDING.get(tag)?.ends ?? '');
        if (tag === 'pre')
            this.#state.inPre = Math.max(0, this.#state.inPre - 1);
        else if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#regions.close(tag);
    }
    text(written) {
        if (this.#state.unseen === '')
            this.#add(written);
    }
    #add(written) {
        this.#state.run += written;
        if (this.#state.run.length > MAX_RUN)
            this.#flushMost();
    }
    // What it stands for.
    #element(tag, attributes) {
        // In an order of our own: that of the page means nothing.
        for (const name of ATTRIBUTES.get(tag) ?? []) {
            const value = attributes.get(name);
            if (value === undefined || name === 'method')
                continue;
            this.#flush();
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
        else if (LEADS.has(`${tag} ${name}`))
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
        else if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
            const target = (0,refresh/* refreshTarget */.t)(content.slice(0, MAX_LINE));
            if (target !== undefined)
                this.#listener.redirect(target);
        }
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        if (this.#state.title !== undefined)
            return;
        this.#state.inTitle = true;
        this.#state.title = '';
        this.#sayWhatIsWanted();
    }
    #endTitle() {
        if (!this.#state.inTitle)
            return;
        this.#flush();
        this.#state.inTitle = false;
        const title = this.#state.title ?? '';
        this.#state.title = '';
        this.#listener.title(title.trim());
        this.#sayWhatIsWanted();
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#flush();
        this.#state.heading = '';
        this.#listener.section(level);
        this.#sayWhatIsWanted();
    }
    #endHeading() {
        if (this.#state.heading === undefined)
            return;
        this.#flush();
        this.#listener.heading(this.#state.heading.trim());
        this.#state.heading = undefined;
        this.#sayWhatIsWanted();
    }
    #sayWhatIsWanted() {
        if (this.#noticed === 'place')
            this.#tags.wantsText = this.#wantsText;
    }
    get #wantsText() {
        return this.#noticed === 'all' || this.#state.inTitle || this.#state.heading !== undefined;
    }
    /** Returns whether a tag without attributes, or its end, changes nothing that matters. */
    #mayPass(tag) {
        return !this.#wantsText && !PLACES.has(tag) && !this.#regions.isOpen(tag);
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
        const { run } = this.#state;
        if (run === '')
            return;
        this.#state.run = '';
        if (!ANY_MARK.test(run)) {
            this.#flushText(run);
            return;
        }
        const text = run.replace(EACH_MARK, '');
        const words = oneLine(plainText(text));
        // The time at which a page was built is left out as a whole, even if its `th` is raised.
        if (this.#state.inTitle || (0,generated/* withoutStamps */.f6)(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const piece of run.split(EACH_MARK)) {
            const mark = MARK_NAMES.get(piece);
            if (mark !== undefined)
                this.#listener.mark(mark);
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = plainText(written);
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
/** Returns whether a form has a target: one of a dialog only closes it. */
function sends(attributes) {
    return attributes.get('method')?.toLowerCase() !== 'dialog';
}
const SPACES = /[ \t\n\f\r]+/g;
/** Returns whether a tag of that name, in lower case, ends a line of text. */
function endsLine(tag) {
    return !INLINE.has(tag);
}
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
/* harmony export */   Y: () => (/* binding */ lengthOf),
/* harmony export */   m: () => (/* binding */ TextDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** How much text is collected before it is hashed, in characters: most pages are less. */
const MAX_COLLECTED = 1 << 16;
/** The length of half a SHA-256 in base64. */
const HALF = 22;
/** The digest of a text that comes in parts, as strings of bytes. */
class TextDigest {
    #parts = '';
    #length = 0;
    #hash;
    add(part) {
        this.#parts += part;
        this.#length += part.length;
        if (this.#parts.length < MAX_COLLECTED)
            return;
        this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        this.#hash.update(this.#parts, 'latin1');
        this.#parts = '';
    }
    /** Returns the first half of the SHA-256, followed by the length; the empty string for the empty text. To be called once. */
    end() {
        if (this.#length === 0)
            return '';
        const full = this.#hash?.update(this.#parts, 'latin1').digest('base64') ?? sha256(this.#parts);
        return full.slice(0, HALF) + this.#length;
    }
}
/** Returns the length of a text by its digest, in characters. */
function lengthOf(digest) {
    return Number(digest.slice(HALF));
}
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', Buffer.from(text, 'latin1'), 'base64');
}


/***/ }),

/***/ 9205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ WantedAttributes),
/* harmony export */   q: () => (/* binding */ TagReader)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(854);
/* harmony import */ var _character_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2441);
/* harmony import */ var _foreign_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3121);
/* harmony import */ var _name_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8355);
/* harmony import */ var _raw_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1935);
/* harmony import */ var _tokenizer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4831);






/** The longest name of a tag that matters. */
const MAX_NAME = 32;
/** How many names of other elements are remembered. */
const MAX_REMEMBERED = 500;
/** Says which attributes are wanted of which elements. */
class WantedAttributes {
    #byTag;
    #ofAll;
    #names = {};
    /** `ofAll`: those that are wanted of every element. */
    constructor(byTag, ofAll = []) {
        this.#byTag = byTag;
        this.#ofAll = ofAll;
    }
    /** Returns all names of tags, and the attributes that are wanted of them. */
    namesIn(syntax) {
        this.#names[syntax] ??= this.#makeNames(syntax);
        return this.#names[syntax];
    }
    #makeNames(syntax) {
        const isHtml = syntax === 'html';
        const attributes = [...new Set([...this.#byTag.values(), this.#ofAll].flat())];
        const tagNamed = (name) => {
            const wanted = new Set([...(this.#byTag.get(name) ?? []), ...this.#ofAll]);
            return {
                name,
                meanings: attributes.map((attribute) => (wanted.has(attribute) ? 'part' : null)),
                raw: RAW.find((element) => element === name),
                matters: true,
            };
        };
        const tags = new _name_table_js__WEBPACK_IMPORTED_MODULE_3__/* .NameTable */ .K([], isHtml);
        const remembered = new Map();
        const other = (written) => {
            const name = written.length > MAX_NAME ? '' : isHtml ? written.toLowerCase() : written;
            const known = remembered.get(name);
            if (known !== undefined)
                return known;
            const tag = tagNamed((0,_byte_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .detach */ .Yo)(name));
            if (remembered.size >= MAX_REMEMBERED)
                return tag;
            remembered.set(tag.name, tag);
            tags.add(tag.name, tag);
            return tag;
        };
        const named = attributes.map((name, index) => [name, { name, index }]);
        return { tags, attributes: new _name_table_js__WEBPACK_IMPORTED_MODULE_3__/* .NameTable */ .K(named, isHtml), other };
    }
}
/** What `<noscript>` holds is passed on as markup: whoever reads decides what becomes of it. */
const RAW = _raw_text_js__WEBPACK_IMPORTED_MODULE_1__/* .RAW_ELEMENTS */ .xl.filter((element) => element !== 'noscript');
/**
 * Reads a page in chunks (strings of bytes) and passes on its tags and its text. It does not decide what is open: a list of
 * open elements takes forever with millions of them.
 */
class TagReader {
    #listener;
    #syntax;
    #tokenizer;
    #foreign;
    #attributes = new Map();
    constructor(listener, wanted, syntax, foreign = new _foreign_content_js__WEBPACK_IMPORTED_MODULE_0__/* .ForeignContent */ .QJ()) {
        this.#foreign = foreign;
        this.#listener = listener;
        this.#syntax = syntax;
        this.#tokenizer = new _tokenizer_js__WEBPACK_IMPORTED_MODULE_2__/* .Tokenizer */ ._(this, syntax, wanted.namesIn(syntax));
        this.#tokenizer.wantsText = true;
        this.#tokenizer.wantsEndTags = true;
        this.#tokenizer.maxValue = Number.POSITIVE_INFINITY;
    }
    /** Whether it is between tags, or in text without markup: nothing waits for what follows. */
    get isBetweenTags() {
        return this.#tokenizer.isBetweenTags;
    }
    /** Says whether text is passed on: it is unless told otherwise. */
    set wantsText(wantsText) {
        this.#tokenizer.wantsText = wantsText;
    }
    /** Whether it is where a tag may begin, and nothing waits for what follows. */
    get takesTags() {
        return this.isBetweenTags && !this.#tokenizer.isInText;
    }
    /** Returns a reader that goes on where this one is, which has to be between tags. */
    fork(listener, wanted) {
        const copy = new TagReader(listener, wanted, this.#syntax, this.#foreign.copy());
        copy.#tokenizer.goOnAs(this.#tokenizer);
        return copy;
    }
    /** Returns whether this and another reader are both between tags and take what follows for the same tags. */
    isInStepWith(other) {
        return this.#tokenizer.isInStepWith(other.#tokenizer) && this.#foreign.equals(other.#foreign);
    }
    write(chunk) {
        this.#tokenizer.write(chunk);
    }
    end() {
        this.#tokenizer.end();
    }
    #close(tag) {
        this.#foreign.close(tag);
        this.#listener.close(tag);
    }
    // Called by the tokenizer.
    attribute(name, _meaning, written) {
        if (!this.#attributes.has(name))
            this.#attributes.set(name, (0,_character_references_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeAttribute */ .j)(written));
    }
    startTag({ name, raw }, _start, _end, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#foreign.open(name);
        this.#listener.open(name, this.#attributes, this.#foreign.inside);
        if (this.#attributes.size > 0)
            this.#attributes.clear();
        const isXml = this.#syntax === 'xml';
        if (closesItself && (isXml || wasForeign || this.#foreign.inside))
            this.#close(name);
        this.#tokenizer.takesCdata = this.#foreign.takesCdata;
        return isXml || wasForeign ? undefined : raw;
    }
    endTag({ name }) {
        this.#close(name);
        this.#tokenizer.takesCdata = this.#foreign.takesCdata;
    }
    text(text) {
        this.#listener.text(text);
    }
    piece() { }
    instruction() { }
}


/***/ })

};

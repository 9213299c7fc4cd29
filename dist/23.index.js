export const id = 23;
export const ids = [23];
export const modules = {

/***/ 23:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Comparer: () => (/* binding */ Comparer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/check/rules/address.js
var address = __webpack_require__(4328);
// EXTERNAL MODULE: ./lib/web/byte-strings.js
var byte_strings = __webpack_require__(2365);
// EXTERNAL MODULE: ./lib/changes/generated.js
var generated = __webpack_require__(4104);
;// CONCATENATED MODULE: ./lib/changes/page/targets.js




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
        this.#addresses = new address/* Addresses */.t(site);
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
        const value = (0,byte_strings/* trimBytes */.Om)(target);
        const at = value.indexOf('#');
        const [address, fragment] = at === -1 ? [value, ''] : [value.slice(0, at), `#${(0,generated/* stableTokens */.IT)(value.slice(at + 1))}`];
        if (address === '')
            return fragment;
        const query = address.indexOf('?');
        const file = this.#fileOf(address, base);
        const rest = query === -1 || file.startsWith(ELSEWHERE) ? '' : (0,generated/* stableAddress */.yB)(address.slice(query));
        return `${file === this.#nameOf(page) ? '' : file}${rest}${fragment}`;
    }
    /** Returns what a picture on a page is: of a file of the site, a query only says which version it is. */
    image(target, base) {
        return this.#fileOf((0,byte_strings/* trimBytes */.Om)(target), base);
    }
    #nameOf(file) {
        return this.#site.renamed.get(file) ?? file;
    }
    #fileOf(address, base) {
        if (address.length > MAX_LENGTH)
            return `${ELSEWHERE}${(0,external_node_crypto_.createHash)('sha256').update(address, 'latin1').digest('base64')}`;
        if (address.length > MAX_REMEMBERED_LENGTH)
            return this.#find(this.#addresses.read(address, base), address);
        const key = `${base.folder ?? base.url} ${address}`;
        const known = this.#files.get(key);
        if (known !== undefined)
            return known;
        const file = (0,byte_strings/* detach */.Yo)(this.#find(this.#addresses.read(address, base), address));
        if (this.#files.size >= MAX_REMEMBERED)
            this.#files.clear();
        this.#files.set((0,byte_strings/* detach */.Yo)(key), file);
        return file;
    }
    #find(address, written) {
        switch (address.to) {
            case 'site': {
                const file = fileAt(address.path, this.#site.names);
                return file === undefined ? (0,generated/* stablePath */.$d)(address.path) : this.#nameOf(file);
            }
            case 'outside':
                return ELSEWHERE + (0,generated/* stablePath */.$d)(address.path);
            case 'elsewhere':
                return ELSEWHERE + (0,generated/* stableAddress */.yB)(address.url);
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

// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js
var vocabulary = __webpack_require__(4282);
;// CONCATENATED MODULE: ./lib/changes/page/text-digest.js

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
        this.#hash ??= (0,external_node_crypto_.createHash)('sha256');
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
    return (0,external_node_crypto_.hash)('sha256', Buffer.from(text, 'latin1'), 'base64');
}

;// CONCATENATED MODULE: ./lib/changes/page/joined-parts.js

/** Joins digests: none of them contains it. */
const JOINT = '|';
/**
 * Returns the parts of both states of a page that were read from several places on, in their order: what is between is the same in
 * both, and all but the last have the same headings. Returns undefined if that does not say whether the states differ.
 */
function joinedParts(read) {
    const [first, ...more] = read;
    if (first !== undefined && more.length === 0)
        return [first.was, first.is];
    const was = new JoinedParts();
    const is = new JoinedParts();
    for (const each of read) {
        was.add(each.was, each.section);
        is.add(each.is, each.section);
    }
    const isCertain = isCertainOf(was.navigation, is.navigation) &&
        was.joints.every((i) => areCertain(was.sections[i], is.sections[i]));
    return isCertain ? [was.parts, is.parts] : undefined;
}
class JoinedParts {
    #parts = [];
    sections = [];
    /** Indices of sections of which several parts were read. */
    joints = [];
    /** The index in the page of the section that is the last one so far. */
    #open = -1;
    add(parts, section) {
        this.#parts.push(parts);
        const [first, ...more] = parts.sections;
        if (first === undefined)
            return;
        const before = section === this.#open ? this.sections.pop() : undefined;
        if (before !== undefined)
            this.joints.push(this.sections.length);
        this.sections.push(before === undefined ? first : joined(before, first), ...more);
        this.#open = section + more.length;
    }
    get navigation() {
        return this.#all(({ navigation }) => navigation);
    }
    get parts() {
        const [title, description] = [this.#all((parts) => parts.title), this.#all((parts) => parts.description)];
        return { title, description, navigation: this.navigation, sections: this.sections };
    }
    #all(of) {
        return this.#parts.map(of).join(JOINT);
    }
}
function joined(section, more) {
    const join = (of) => of(section) + JOINT + of(more);
    return {
        heading: more.heading,
        level: more.level,
        text: join(({ text }) => text),
        links: join(({ links }) => links),
        images: join(({ images }) => images),
    };
}
function areCertain(was, is) {
    return (was === undefined ||
        is === undefined ||
        (isCertainOf(was.text, is.text) && isCertainOf(was.links, is.links) && isCertainOf(was.images, is.images)));
}
/**
 * Returns whether texts of which parts are equal or not, by their digests, are equal only if all parts are: one text may have at one
 * place what the other one has further down.
 */
function isCertainOf(was, is) {
    if (was === is)
        return true;
    const others = is.split(JOINT);
    const longer = was
        .split(JOINT)
        .map((part, i) => [part, others[i] ?? ''])
        .filter(([part, other]) => part !== other)
        .map(([part, other]) => lengthOf(part) - lengthOf(other));
    const difference = longer.reduce((sum, more) => sum + more, 0);
    return longer.length < 2 || difference !== 0 || longer[0] === 0 || longer.at(-1) === 0;
}

// EXTERNAL MODULE: ./lib/web/page/character-references.js
var character_references = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/web/page/raw-text.js
var raw_text = __webpack_require__(4920);
// EXTERNAL MODULE: ./lib/web/page/refresh.js
var refresh = __webpack_require__(5715);
// EXTERNAL MODULE: ./lib/web/page/shadow-mode.js
var shadow_mode = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/web/page/srcset.js
var srcset = __webpack_require__(4036);
// EXTERNAL MODULE: ./lib/web/page/tag-reader.js
var tag_reader = __webpack_require__(6654);
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









/** Longer titles and descriptions are cut; what follows so much of a heading is text: the heading may have no end. */
const MAX_LINE = 4_096;
/** Text without a tag in it is passed on in pieces of this length, or a little less. */
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
const WANTED = new tag_reader/* WantedAttributes */.R(new Map([...ATTRIBUTES, ['template', [SHADOW_MODE]]]), ['role', 'hidden'], raw_text/* RAW_ELEMENTS */.xl);
/** Attributes that say where in a page its reader is. In a heading, all are wanted: some of them separate its words. */
const WANTED_FOR_PLACE = new tag_reader/* WantedAttributes */.R(new Map([
    ['meta', ATTRIBUTES.get('meta') ?? []],
    ['template', [SHADOW_MODE]],
]), ['role'], raw_text/* RAW_ELEMENTS */.xl);
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
/** Inline elements that change what words mean: `must <del>not</del>`, `10<sup>6</sup>`, or add quotation marks. */
const CHANGES_WORDS = ['del', 'ins', 's', 'strike', 'sub', 'sup', 'q'];
/** The control characters that stand for their tags in text as written. */
const WORDING = new Map(CHANGES_WORDS.map((tag, i) => [
    tag,
    { begins: String.fromCharCode(0x10 + 2 * i), ends: String.fromCharCode(0x11 + 2 * i) },
]));
const MARK_NAMES = new Map([...WORDING].flatMap(([tag, { begins, ends }]) => [
    [begins, tag],
    [ends, `/${tag}`],
]));
const ANY_MARK = /[\x10-\x1d]/;
const EACH_MARK = /([\x10-\x1d])/g;
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
        this.#regions = from === undefined ? new Regions(changed) : from.#regions.fork(changed);
        this.#tags = from === undefined ? new tag_reader/* TagReader */.q(this, WANTED, syntax) : from.#tags.fork(this, WANTED);
        this.#state = { ...(from === undefined ? START : from.#state) };
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
        while (this.#state.run.length > MAX_RUN)
            this.#flushPiece();
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
        this.#listener.title((0,byte_strings/* trimBytes */.Om)(title));
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
        this.#listener.heading((0,byte_strings/* trimBytes */.Om)(this.#state.heading));
        this.#state.heading = undefined;
        this.#sayWhatIsWanted();
    }
    #sayWhatIsWanted() {
        if (this.#noticed === 'all')
            return;
        this.#tags.wantsText = this.#wantsText;
        this.#tags.wanted = this.#wantsText ? WANTED : WANTED_FOR_PLACE;
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
    /** Passes on a piece of a long text: the same whatever chunks it comes in, and no character reference is cut off. */
    #flushPiece() {
        const { run } = this.#state;
        const reference = run.slice(MAX_RUN - MAX_REFERENCE, MAX_RUN).indexOf('&');
        const end = reference === -1 ? MAX_RUN : MAX_RUN - MAX_REFERENCE + reference;
        this.#state.run = run.slice(0, end);
        this.#flush();
        this.#state.run = run.slice(end);
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
        const words = (0,byte_strings/* trimBytes */.Om)(line);
        if (words === '')
            return;
        this.#pass((0,generated/* withoutStamps */.f6)(words));
        if (line.endsWith(' '))
            this.#state.gap = ' ';
    }
    #pass(text) {
        const run = this.#state.gap + text;
        this.#state.gap = '';
        this.#listener.text(run);
        if (this.#state.heading === undefined)
            return;
        this.#state.heading += run;
        if (this.#state.heading.length >= MAX_LINE)
            this.#endHeading();
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
    return (0,byte_strings/* trimBytes */.Om)(text.replace(SPACES, ' '));
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

// EXTERNAL MODULE: ./lib/changes/site-change.js
var site_change = __webpack_require__(6115);
;// CONCATENATED MODULE: ./lib/changes/page/marks.js
/** Characters that no text has, by what of a page they mark. */
const marks_MARKS = {
    title: '\x02',
    description: '\x03',
    heading: '\x04',
    image: '\x06',
    alternative: '\x07',
    link: '\x0b',
    shown: '\x0e',
    redirect: '\x0f',
};
/**
 * Returns what is hashed for a part of a page that is not just text, or stands for its place in the text: it has a mark at both
 * ends, so that neither its value nor the text around it can be mistaken for more or less of the other.
 */
function marked(what, value = '') {
    const mark = marks_MARKS[what];
    return mark + value + mark;
}

;// CONCATENATED MODULE: ./lib/changes/page/sections.js







/** Of a page with more sections, those beyond count as one. */
const MAX_COMPARED = 10_000;
/** Returns the parts of a page, read as `fingerprintOf` does. */
function partsOf(page, text, targets) {
    const syntax = (0,vocabulary/* syntaxOf */.rS)(page);
    const collector = new PartsCollector(targets.of(page, (0,page_text/* baseIn */.$O)(text, syntax)));
    const reader = new NoticeReader(collector, syntax);
    for (const piece of text)
        reader.write(piece);
    reader.end();
    return collector.end();
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
        sections: sectionChanges(before.sections, after.sections).slice(0, site_change/* MAX_SECTIONS */.Wf),
    };
}
/**
 * Returns a title or heading as ordinary text, short enough to be kept, and without the page that it was cut from. Links to
 * the heading itself are left out.
 */
function shown(bytes) {
    return (0,byte_strings/* toText */.fE)((0,byte_strings/* detach */.Yo)(bytes.slice(0, 4 * site_change/* MAX_SHOWN */.Z1)))
        .replace(/\s*[#¶§🔗]+$/u, '')
        .slice(0, site_change/* MAX_SHOWN */.Z1);
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
    text = new TextDigest();
    links = new TextDigest();
    images = new TextDigest();
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
class PartsCollector {
    #targets;
    #skipped;
    #title;
    #description = '';
    #navigation = new TextDigest();
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
            this.#navigation.add(marked('heading', level));
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
        this.#place(marked('link'));
        const digest = this.#isNavigation ? this.#navigation : this.#open.links;
        digest.add(marked('link', this.#targets.link(target)));
    }
    image(target) {
        this.#place(marked('image'));
        this.#pictures.add(marked('image', this.#targets.image(target)));
    }
    alternative(text) {
        this.#pictures.add(marked('alternative', text));
    }
    mark(what) {
        const digest = this.#isNavigation ? this.#navigation : this.#open.text;
        digest.add(marked('shown', what));
    }
    region(isNavigation) {
        this.#isNavigation = isNavigation;
    }
    /** It belongs to the page, wherever it stands. */
    redirect(target) {
        this.#open.links.add(marked('redirect', this.#targets.link(target)));
    }
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

;// CONCATENATED MODULE: ./lib/changes/page/text-edits.js
/** More edits than this are one. */
const MAX_EDITS = 16;
/** Where two texts have as many characters in common after an edit, it is over. */
const PROBE = 64;
/** How far beyond the beginning of an edit in one text its end is looked for, in characters: the nearest comes first. */
const STEPS = [0, 32, 100, 300, 1_000, 3_000, 10_000];
/** How much of the other text is searched. */
const MAX_SEARCHED = 12_000;
/** Returns in which parts two texts differ. What is before, between and after these is the same in both; they may be larger than they had to be. */
function editsOf(before, after) {
    const shorter = Math.min(before.length, after.length);
    const beginning = commonLength(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
    if (beginning === before.length && beginning === after.length)
        return [];
    const atEnd = (text, from, to) => text.slice(text.length - to, text.length - from);
    const ending = commonLength(shorter - beginning, (from, to) => atEnd(before, from, to) === atEnd(after, from, to));
    const end = { before: before.length - ending, after: after.length - ending };
    const edits = [];
    let start = { before: beginning, after: beginning };
    for (;;) {
        const next = (edits.length < MAX_EDITS - 1 ? whereTheyMeet(before, after, start, end) : undefined) ?? end;
        edits.push({
            before: { start: start.before, end: next.before },
            after: { start: start.after, end: next.after },
        });
        if (next === end)
            return edits;
        const common = commonLength(Math.min(end.before - next.before, end.after - next.after), (from, to) => before.slice(next.before + from, next.before + to) ===
            after.slice(next.after + from, next.after + to));
        start = { before: next.before + common, after: next.after + common };
    }
}
/**
 * Returns whether a pattern matches in one of two texts; what they have in common is searched once. It matches no more than `length`
 * characters.
 */
function eitherHas(pattern, length, before, after, edits) {
    const around = ({ start, end }) => before.slice(Math.max(0, start - length), end + length);
    return pattern.test(after) || edits.some((edit) => pattern.test(around(edit.before)));
}
/** Returns where an edit that begins at `start` is over, if that is near and before `end`. */
function whereTheyMeet(before, after, start, end) {
    for (const step of STEPS) {
        const inAfter = find(before, start.before + step, end.before, after, start.after, end.after);
        const inBefore = find(after, start.after + step, end.after, before, start.before, end.before);
        const ways = [
            inAfter === undefined ? undefined : { before: start.before + step, after: inAfter },
            inBefore === undefined ? undefined : { before: inBefore, after: start.after + step },
        ].filter((way) => way !== undefined);
        const [first, second] = ways;
        if (first === undefined)
            continue;
        if (second === undefined)
            return first;
        return first.after + first.before <= second.after + second.before ? first : second;
    }
    return undefined;
}
/** Returns where in a text, from an offset on, there is what another one has at `at`. */
function find(other, at, otherEnd, text, from, end) {
    if (at + PROBE > otherEnd)
        return undefined;
    const found = text.slice(from, Math.min(end, from + MAX_SEARCHED)).indexOf(other.slice(at, at + PROBE));
    return found === -1 ? undefined : from + found;
}
/** How many characters are compared at once. */
const BLOCK = 1_024;
/** Returns up to where two texts are equal, given whether they are in a part. */
function commonLength(length, areEqual) {
    let common = 0;
    for (let size = BLOCK; size >= 1; size /= 2)
        while (common + size <= length && areEqual(common, common + size))
            common += size;
    return common;
}

;// CONCATENATED MODULE: ./lib/changes/page/visible-markup.js
/** In these, what looks like a tag or a comment is text. `<plaintext>` never ends. */
const TEXT_ENDS = new Map(['title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map((tag) => [
    `<${tag}`,
    new RegExp(`</${tag}(?![^\\t\\n\\f\\r />])`, 'gi'),
]));
/**
 * What readers do not see, and most of what differs between two builds is in: it begins like this, and ends like that or with
 * that tag. If it is another tag, it is not certain where the end is.
 */
const visible_markup_UNSEEN = new Map([
    ['<script', /<\/?script(?![^\t\n\f\r />])/gi],
    ['<noscript', /<\/noscript(?![^\t\n\f\r />])/gi],
    ['<style', /<(?:\/style(?![^\t\n\f\r />]))?/gi],
    ['<!--', /--!?>/g],
    ['<link', />/g],
    ['<meta', />/g],
]);
/** In SVG and MathML, the content of these is markup: it is certain where they end only if there is none. */
const FOREIGN_ENDS = new Map([
    ['<script', /<(?:\/script(?![^\t\n\f\r />]))?/gi],
    ['<noscript', /<(?:\/noscript(?![^\t\n\f\r />]))?/gi],
]);
/** Those of them that end with a tag of their own. */
const HAS_CONTENT = new Set(['<script', '<noscript', '<style']);
/** What may end a start tag, or make it go on: any of these, and the value of an attribute, of which the first quotation mark is apart. */
const SIGNIFICANT = /([<>"'])|=[\t\n\f\r ]*(?:(["'])|[^\t\n\f\r >]+)?/g;
const OPENING = /<(?:script|noscript|style|link|meta|title|textarea|iframe|noembed|noframes|xmp|plaintext|\/?svg|\/?math)(?![^\t\n\f\r />])|<!--/gi;
/** SVG and MathML, in which a script is no text, and which a meta element ends: by how many more are open. */
const FOREIGN = new Map([
    ['<svg', ['svg', 1]],
    ['</svg', ['svg', -1]],
    ['<math', ['math', 1]],
    ['</math', ['math', -1]],
]);
/** Begins text in SVG, which may look like anything. */
const CDATA = '<![CDATA[';
/** The meta elements that matter: they name an encoding, describe the page, or send readers on. */
const MATTERS = /charset|description|refresh/i;
/**
 * Returns a page of HTML, a string of bytes, without most of what no reader sees of it, many times faster than it is read. Two pages
 * of which this is the same are certain to be the same to a reader; if it differs, they may still be.
 */
function visibleMarkup(page) {
    if (page.includes(CDATA))
        return page;
    const visible = [];
    let from = 0;
    // Where something begins, or ended, that is in no tag.
    let known = 0;
    // An end that is not found once is not looked for again.
    const kept = new Set();
    // Elements of SVG and MathML that may still be open, and how many of them.
    const open = new Map();
    OPENING.lastIndex = 0;
    for (let opening = OPENING.exec(page); opening !== null; opening = OPENING.exec(page)) {
        const kind = opening[0].toLowerCase();
        if (mayBeInTag(page.slice(known, opening.index)))
            break;
        known = opening.index;
        if (kept.has(kind))
            continue;
        const foreign = FOREIGN.get(kind);
        if (foreign !== undefined) {
            const [element, opened] = foreign;
            const depth = (open.get(element) ?? 0) + opened;
            if (depth > 0)
                open.set(element, depth);
            else
                open.delete(element);
            continue;
        }
        const isForeign = open.size > 0;
        if (isForeign && kind === '<meta')
            continue;
        if (!visible_markup_UNSEEN.has(kind)) {
            const textEnd = TEXT_ENDS.get(kind);
            if (textEnd === undefined)
                break;
            textEnd.lastIndex = OPENING.lastIndex;
            const end = textEnd.exec(page)?.index;
            if (end === undefined)
                break;
            known = end;
            OPENING.lastIndex = textEnd.lastIndex;
            continue;
        }
        const start = OPENING.lastIndex;
        // https://html.spec.whatwg.org/#parse-error-abrupt-closing-of-empty-comment
        if (kind === '<!--' && /^-?>/.test(page.slice(start, start + 2)))
            continue;
        const startTag = kind === '<!--' ? start : endOfTag(page, start);
        // In SVG, nothing is in an element that closes itself.
        if (startTag === undefined || (HAS_CONTENT.has(kind) && page[startTag - 2] === '/'))
            break;
        const end = HAS_CONTENT.has(kind) || kind === '<!--' ? endOf(kind, page, startTag, isForeign) : startTag;
        if (end === 'doubtful')
            break;
        if (end === undefined) {
            kept.add(kind);
            continue;
        }
        OPENING.lastIndex = end;
        known = end;
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
        const [, mark, quote] = found;
        if (mark === '>')
            return SIGNIFICANT.lastIndex;
        const before = lastBefore(page, found.index);
        // Anywhere else, it quotes nothing, and in front of any name it begins one.
        if (mark !== undefined || before < from || `"'/`.includes(page[before] ?? ''))
            return undefined;
        if (quote === undefined)
            continue;
        const end = page.indexOf(quote, SIGNIFICANT.lastIndex);
        if (end === -1)
            return undefined;
        SIGNIFICANT.lastIndex = end + 1;
    }
    return undefined;
}
function endOf(kind, page, from, isForeign) {
    const closing = (isForeign ? FOREIGN_ENDS.get(kind) : undefined) ?? visible_markup_UNSEEN.get(kind);
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
    return endOfTag(page, closing.lastIndex) ?? 'doubtful';
}
/** Returns whether what follows some markup may be in a tag that begins in there: in its name, or in the value of an attribute. */
function mayBeInTag(markup) {
    const quotes = [markup.lastIndexOf('"'), markup.lastIndexOf("'")];
    const last = Math.max(markup.lastIndexOf('<'), ...quotes);
    const isAfterTag = markup.includes('>', last) && !quotes.some((quote) => beginsValue(markup, quote));
    return last !== -1 && !isAfterTag && endsInTag(markup);
}
/** The same, after each tag was looked at. */
function endsInTag(markup) {
    TAG.lastIndex = 0;
    for (let found = TAG.exec(markup); found !== null; found = TAG.exec(markup)) {
        const end = found[1] === undefined ? markup.indexOf('>', TAG.lastIndex) + 1 : endOfTag(markup, TAG.lastIndex);
        if (!end)
            return true;
        TAG.lastIndex = end;
    }
    return markup.endsWith('<');
}
/** A tag up to the end of its name, or what else ends with the next `>`. */
const TAG = /<(?:(\/?[a-z][^\t\n\f\r />]*)|[!?/])/gi;
const SPACE = ' \t\n\f\r';
/** Returns whether a quotation mark, the last of its kind, may begin the value of an attribute. */
function beginsValue(markup, quote) {
    return markup[lastBefore(markup, quote)] === '=';
}
/** Returns where the last character before an offset is that is no white space; a negative number without one. */
function lastBefore(markup, offset) {
    let before = offset - 1;
    while (before >= 0 && SPACE.includes(markup[before] ?? ''))
        before--;
    return before;
}

;// CONCATENATED MODULE: ./lib/changes/page/difference.js






/** How many tags after an edit are read to see whether the rest of the page means the same in both states. */
const MAX_TAGS = 200;
/** Less between two edits, in characters, is read in both states. */
const MIN_SKIPPED = 500;
/** The larger the edits are, the more it is worth to leave out what no reader sees: a part of the page. */
const MAX_SMALL_EDIT = 1 / 4;
/**
 * Returns the same as if both states were read from beginning to end; the title only if something differs. What they have in
 * common before, between and after edits is read once, or not at all. `visible` leaves out what no reader sees.
 */
function differenceOfStates(states, visible = visibleMarkup) {
    if (states.syntax === 'xml')
        return differenceOfAll(states);
    return smallDifference(states) ?? differenceOfVisible(states, visible);
}
/** Begins a section in which what looks like a tag is text: a page with one is not cut. */
const difference_CDATA = /CDATA\[/;
const CDATA_LENGTH = 6;
function mayBeCut({ before, after, edits }) {
    return !eitherHas(difference_CDATA, CDATA_LENGTH, before.text, after.text, edits);
}
/** Returns undefined if the edits are large, or if it takes more to know what differs. */
function smallDifference(states) {
    const { after, edits } = states;
    if (!states.haveSameTargets || !mayBeCut(states))
        return undefined;
    const edited = edits.reduce((sum, edit) => sum + Math.max(difference_lengthOf(edit.before), difference_lengthOf(edit.after)), 0);
    return edited <= after.text.length * MAX_SMALL_EDIT ? differenceWithin(states) : undefined;
}
function difference_lengthOf({ start, end }) {
    return end - start;
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
    const edits = editsOf(before.text, after.text);
    return differenceWithin({ ...states, before, after, edits }) ?? differenceOfAll(states);
}
function differenceOfAll({ before, after, syntax }) {
    const [was, is] = [before, after].map(({ text, targets }) => {
        const collector = new PartsCollector(targets);
        const reader = new NoticeReader(collector, syntax);
        reader.write(text);
        reader.end();
        return collector.end();
    });
    return { title: is.title, ...differenceOf(was, is) };
}
/** Returns undefined if what is common means something else in one of them. */
function differenceWithin(states) {
    const { after, edits, haveSameTargets } = states;
    const beginning = beginningOf(states, edits[0]?.after.start ?? after.text.length);
    if (beginning === undefined)
        return undefined;
    let both = new ReaderOfBoth(states, beginning);
    const readers = [both];
    for (const [i, edit] of edits.entries()) {
        both.read(edit);
        const next = edits[i + 1]?.after.start;
        both.readUntilAlike(next ?? after.text.length);
        const common = both.areAlike && next !== undefined ? commonPart(states, both.place, next) : undefined;
        if (common === undefined)
            continue;
        both = new ReaderOfBoth(states, common);
        readers.push(both);
    }
    if (!both.areAlike)
        both.readToEnd();
    // It decides where links lead in all of the page.
    if (readers.some((reader) => reader.mayHaveBase))
        return undefined;
    const parts = joinedParts(readers.map((reader) => reader.end()));
    if (parts === undefined)
        return undefined;
    const difference = differenceOf(...parts);
    const { at, reader, position } = both.place;
    const needsTitle = position.title === '' && difference.what.length > 0;
    if (!both.areAlike || (haveSameTargets && !needsTitle))
        return { title: position.title, ...difference };
    const ending = new CommonPart(states, position);
    const rest = new NoticeReader(ending, states.syntax, reader, haveSameTargets ? 'place' : 'all');
    rest.write(after.text.slice(at));
    rest.end();
    return ending.leadsElsewhere ? undefined : { title: ending.position.title, ...difference };
}
/** Reads what both states begin with, up to a tag before `edit`; returns undefined if it means something else in one of them. */
function beginningOf(states, edit) {
    const { text } = states.after;
    const block = states.haveSameTargets ? lastTag(text, edit, endsLine) : 0;
    const quick = block > 0 ? readCommon(states, undefined, block, 'place') : undefined;
    return quick ?? readCommon(states, undefined, lastTag(text, edit), 'all');
}
/** Reads what both states have in common from a place on, up to a tag before `edit`; returns undefined if that is better read in both. */
function commonPart(states, from, edit) {
    const to = lastTag(states.after.text, edit, endsLine);
    if (to - from.at < MIN_SKIPPED)
        return undefined;
    return readCommon(states, from, to, states.haveSameTargets ? 'place' : 'all');
}
function readCommon(states, from, to, noticed) {
    const common = new CommonPart(states, from?.position);
    const reader = new NoticeReader(common, states.syntax, from?.reader, noticed);
    reader.write(states.after.text.slice(from?.at ?? 0, to));
    const { leadsElsewhere, position } = common;
    const mayBeLeft = noticed === 'place' ? reader.isInBlocks : reader.isBetweenTags;
    // A section is known by its heading, which has to be the same in both.
    return mayBeLeft && !leadsElsewhere && !position.inHeading ? { at: to, reader, position } : undefined;
}
/** Reads both states of a page from a place on at which they are alike. */
class ReaderOfBoth {
    #text;
    #earlier;
    #section;
    #was;
    #is;
    #wasReader;
    #isReader;
    #from;
    #at;
    /** The same in the earlier state, once an edit is read. */
    #earlierFrom;
    #earlierAt = 0;
    /** Whether what follows means the same in both. */
    areAlike = true;
    constructor({ before, after, syntax }, { at, reader, position }) {
        this.#text = after.text;
        this.#earlier = before.text;
        this.#section = position.sections;
        this.#was = new PartsCollector(before.targets, position);
        this.#is = new PartsCollector(after.targets, position);
        this.#wasReader = new NoticeReader(this.#was, syntax, reader);
        this.#isReader = new NoticeReader(this.#is, syntax, reader);
        this.#from = at;
        this.#at = at;
    }
    /** Whether there may be a `<base>` in what was read of either state: the other one may have none, or another one. */
    get mayHaveBase() {
        return ((0,page_text/* mayHaveBase */.tQ)(this.#earlier.slice(this.#earlierFrom, this.#earlierAt)) ||
            (0,page_text/* mayHaveBase */.tQ)(this.#text.slice(this.#from, this.#at)));
    }
    get place() {
        return { at: this.#at, reader: this.#isReader, position: this.#is.position };
    }
    /** Reads up to the end of an edit, the next one. */
    read({ before, after }) {
        const common = after.start - this.#at;
        this.#earlierFrom ??= before.start - common;
        this.#wasReader.write(this.#earlier.slice(before.start - common, before.end));
        this.#isReader.write(this.#text.slice(this.#at, after.end));
        this.#at = after.end;
        this.#earlierAt = before.end;
        this.areAlike = false;
    }
    /** Reads what is common up to an offset of the later state, or until both are alike, if they soon are. */
    readUntilAlike(end) {
        for (let tags = 0; !this.areAlike && tags < MAX_TAGS && this.#at < end; tags++) {
            this.#readCommon(Math.min(difference_endOfTag(this.#text, this.#at), end));
            const isInStep = this.#isReader.isInStepWith(this.#wasReader) && this.#isReader.isLike(this.#wasReader);
            this.areAlike = isInStep && !this.#is.position.inHeading && this.#is.isLike(this.#was);
        }
    }
    readToEnd() {
        this.#readCommon(this.#text.length);
        for (const reader of [this.#wasReader, this.#isReader])
            reader.end();
    }
    #readCommon(end) {
        const text = this.#text.slice(this.#at, end);
        for (const reader of [this.#wasReader, this.#isReader])
            reader.write(text);
        this.#at = end;
        this.#earlierAt += text.length;
    }
    /** To be called once. */
    end() {
        return { was: this.#was.end(), is: this.#is.end(), section: this.#section };
    }
}
function difference_endOfTag(text, from) {
    const end = text.indexOf('>', from);
    return end === -1 ? text.length : end + 1;
}
/** Follows what both states have in common, and finds out whether the addresses in it lead to the same. */
class CommonPart extends PartsCollector {
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
    redirect(target) {
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
/** A tag up to the end of its name; no element that matters here has a longer one. */
const TAG_NAME = /<\/?([A-Za-z][^\s/>]{0,30})[\s/>]/y;
/** Returns where the last tag begins whose name ends before `end` and is wanted; 0 without one. */
function lastTag(text, end, isWanted = () => true) {
    for (let at = text.lastIndexOf('<', end - 1); at > 0; at = text.lastIndexOf('<', at - 1)) {
        TAG_NAME.lastIndex = at;
        const name = TAG_NAME.exec(text)?.[1];
        if (name === undefined || TAG_NAME.lastIndex > end)
            continue;
        if (isWanted(name.toLowerCase()))
            return at;
    }
    return 0;
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
function quickChange(page, before, after, sides) {
    if (before.equals(after))
        return 'none';
    const syntax = (0,vocabulary/* syntaxOf */.rS)(page);
    const [was, is] = [(0,page_text/* pageTextOf */.MZ)(before, syntax), (0,page_text/* pageTextOf */.MZ)(after, syntax)];
    const { title, ...difference } = differenceOfStates({
        before: { text: was, targets: whenNeeded(() => sides.earlierTargets.of(page, (0,page_text/* baseIn */.$O)([was], syntax))) },
        after: { text: is, targets: whenNeeded(() => sides.laterTargets.of(page, (0,page_text/* baseIn */.$O)([is], syntax))) },
        edits: editsOf(was, is),
        syntax,
        haveSameTargets: sides.haveSameTargets,
    });
    return { page, title: shown(title), ...difference };
}
/** Finds the base of a page no earlier than an address is resolved: in most edits there is none. */
function whenNeeded(targetsOfPage) {
    let targets;
    const all = () => {
        targets ??= targetsOfPage();
        return targets;
    };
    return { link: (target) => all().link(target), image: (target) => all().image(target) };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/web/tree.js
var tree = __webpack_require__(9612);
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
const read_file_MAX_SEARCHED = 1_000;
function lastBreak(text) {
    const from = Math.max(0, text.length - read_file_MAX_SEARCHED);
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

;// CONCATENATED MODULE: ./lib/changes/page/fingerprint.js





/** With less to read, in characters, a page is not recognized elsewhere. */
const MIN_TEXT = 20;
/**
 * Returns what is remembered of a page: digests of what a reader would notice. `text` is the page in pieces, as strings
 * of bytes; it may be read twice.
 */
function fingerprintOf(page, text, targets) {
    const syntax = (0,vocabulary/* syntaxOf */.rS)(page);
    const collector = new FingerprintCollector(targets.of(page, (0,page_text/* baseIn */.$O)(text, syntax)));
    const reader = new NoticeReader(collector, syntax);
    for (const piece of text)
        reader.write(piece);
    reader.end();
    return collector.end();
}
class FingerprintCollector {
    #targets;
    #content = new TextDigest();
    #links = new TextDigest();
    #navigation = new TextDigest();
    #isNavigation = false;
    #isRedirect = false;
    #length = 0;
    constructor(targets) {
        this.#targets = targets;
    }
    title(text) {
        this.#content.add(marked('title', text));
    }
    description(text) {
        this.#content.add(marked('description', text));
    }
    section(level) {
        this.#text.add(marked('heading', level));
    }
    heading() {
        this.#text.add(marked('heading'));
    }
    text(run) {
        this.#text.add(run);
        if (!this.#isNavigation)
            this.#length += run.length;
    }
    link(target) {
        this.#text.add(marked('link'));
        const digest = this.#isNavigation ? this.#navigation : this.#links;
        digest.add(marked('link', this.#targets.link(target)));
    }
    image(target) {
        this.#text.add(marked('image', this.#targets.image(target)));
    }
    alternative(text) {
        this.#text.add(marked('alternative', text));
    }
    mark(what) {
        this.#text.add(marked('shown', what));
    }
    region(isNavigation) {
        this.#isNavigation = isNavigation;
    }
    redirect(target) {
        this.#isRedirect = true;
        this.#links.add(marked('redirect', this.#targets.link(target)));
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
    /** What could not be read so far: files, and folders, which end in a slash. */
    get unreadable() {
        return this.#unreadable;
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
            : fingerprintOf(name, this.#text(name), targets);
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

;// CONCATENATED MODULE: ./lib/changes/pool/comparer.js



const TASKS = {
    differs: ({ before, after }, name) => before.differs(name, after),
    mayHaveMoved: async ({ before, after }, name) => (await after.mayRedirect(name)) && (await before.differs(name, after)),
    earlierFile: ({ before }, name) => before.file(name),
    laterFile: ({ after }, name) => after.file(name),
    earlierPage: ({ before, earlierTargets }, name) => before.page(name, earlierTargets),
    laterPage: ({ after, laterTargets }, name) => after.page(name, laterTargets),
    change: (sides, pair) => changeOf(pair, sides),
};
/** Does tasks for two sites, one after the other. */
class Comparer {
    #sites;
    #pause;
    #sides;
    constructor(sites, pause) {
        const { earlier, later } = sites;
        this.#sites = sites;
        this.#pause = pause;
        const [before, after] = [new Side('earlier', earlier, pause), new Side('later', later, pause)];
        this.#sides = {
            before,
            after,
            earlierTargets: this.#targetsOf(before, new Map()),
            laterTargets: this.#targetsOf(after, new Map()),
            // Without other names, nothing is renamed either.
            haveSameTargets: before.names.symmetricDifference(after.names).size === 0,
        };
    }
    /** Says how files are called now: what leads to them leads to the same. */
    rename({ earlier, later }) {
        const { before, after } = this.#sides;
        this.#sides = {
            ...this.#sides,
            earlierTargets: this.#targetsOf(before, earlier),
            laterTargets: this.#targetsOf(after, later),
        };
    }
    /** Returns what a task returns for each of the items. @throws what `pause` throws */
    async do(task, items) {
        const results = [];
        for (const item of items) {
            results.push(await TASKS[task](this.#sides, item));
            await this.#pause();
        }
        return results;
    }
    /** What could not be read so far: files, and folders, which end in a slash. */
    get unreadable() {
        return this.#sides.before.unreadable.union(this.#sides.after.unreadable);
    }
    #targetsOf({ names }, renamed) {
        const { domain, basePath } = this.#sites;
        return new Targets({ domain, basePath, names, renamed });
    }
}


/***/ }),

/***/ 6654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ WantedAttributes),
/* harmony export */   q: () => (/* binding */ TagReader)
/* harmony export */ });
/* harmony import */ var _byte_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2365);
/* harmony import */ var _character_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2966);
/* harmony import */ var _foreign_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1160);
/* harmony import */ var _name_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8832);
/* harmony import */ var _raw_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4920);
/* harmony import */ var _tokenizer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1984);






/** The longest name of a tag that matters. */
const MAX_NAME = 32;
/** How many names of other elements are remembered. */
const MAX_REMEMBERED = 500;
/** Says which attributes are wanted of which elements. */
class WantedAttributes {
    #byTag;
    #ofAll;
    #raw;
    #names = {};
    /** `ofAll`: those that are wanted of every element. `raw`: elements without markup in them; all but `<noscript>` unless given. */
    constructor(byTag, ofAll = [], raw = RAW) {
        this.#byTag = byTag;
        this.#ofAll = ofAll;
        this.#raw = raw;
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
                raw: this.#raw.find((element) => element === name),
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
    /** Says which attributes are wanted from the next tag on. To be called between tags. */
    set wanted(wanted) {
        this.#tokenizer.names = wanted.namesIn(this.#syntax);
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

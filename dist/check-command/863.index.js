export const id = 863;
export const ids = [863];
export const modules = {

/***/ 2863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Comparer: () => (/* binding */ Comparer)
});

// EXTERNAL MODULE: ./lib/web/host/served-site.js + 1 modules
var served_site = __webpack_require__(1739);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/web/address.js
var address = __webpack_require__(1986);
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
    #served;
    #renamed;
    #addresses;
    /** By the base of the pages, and by how an address is written. */
    #known = new Map();
    #remembered = 0;
    /** `renamed`: how files of this site are called in the other one, where the names differ. */
    constructor(served, renamed) {
        this.#served = served;
        this.#renamed = renamed;
        this.#addresses = new address/* Addresses */.tb(served.site);
    }
    /** Returns the targets of a page; `href` is that of its `<base>`. */
    of(page, href) {
        const ofFile = this.#addresses.baseOfFile(page);
        const base = href === undefined ? ofFile : this.#addresses.baseOfElement(href, ofFile);
        const known = this.#knownFrom(base);
        const self = this.#nameOf(page);
        const find = (target) => {
            const found = known.get(target) ?? this.#find((0,byte_strings/* trimBytes */.Om)(target), base);
            if (target.length <= MAX_REMEMBERED_LENGTH && !known.has(target))
                this.#remember(known, target, found);
            return found;
        };
        return {
            link(target) {
                const { file, rest } = find(target);
                return file === self ? rest : file + rest;
            },
            image: (target) => this.#fileOf((0,byte_strings/* trimBytes */.Om)(target), base),
        };
    }
    #knownFrom({ folder, url }) {
        const key = folder ?? url;
        const known = this.#known.get(key) ?? new Map();
        this.#known.set(key, known);
        return known;
    }
    #remember(known, target, { file, rest }) {
        known.set((0,byte_strings/* detach */.Yo)(target), { file: (0,byte_strings/* detach */.Yo)(file), rest: (0,byte_strings/* detach */.Yo)(rest) });
        if (++this.#remembered < MAX_REMEMBERED)
            return;
        this.#remembered = 0;
        for (const each of this.#known.values())
            each.clear();
        this.#known.clear();
    }
    #nameOf(file) {
        return this.#renamed.get(file) ?? file;
    }
    #find(value, base) {
        const at = value.indexOf('#');
        const address = at === -1 ? value : value.slice(0, at);
        const fragment = at === -1 ? '' : `#${(0,generated/* stableTokens */.IT)(value.slice(at + 1))}`;
        if (address === '')
            return { file: '', rest: fragment };
        const file = this.#fileOf(address, base);
        const query = address.indexOf('?');
        const version = query === -1 || file.startsWith(ELSEWHERE) ? '' : (0,generated/* stableAddress */.yB)(address.slice(query));
        return { file, rest: version + fragment };
    }
    #fileOf(written, base) {
        if (written.length > MAX_LENGTH)
            return ELSEWHERE + (0,external_node_crypto_.hash)('sha256', Buffer.from(written, 'latin1'), 'base64');
        const address = this.#addresses.read(written, base);
        switch (address.to) {
            case 'site': {
                const answer = this.#served.answer(address.path, address.query);
                const name = typeof answer === 'number' ? this.#served.site.names[answer] : undefined;
                return name === undefined ? (0,generated/* stablePath */.$d)(address.path) : this.#nameOf(name);
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/disk/disk-error.js
var disk_error = __webpack_require__(6451);
// EXTERNAL MODULE: ./lib/web/page/page-text.js
var page_text = __webpack_require__(6101);
// EXTERNAL MODULE: ./lib/web/page/vocabulary.js + 1 modules
var vocabulary = __webpack_require__(7640);
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

// EXTERNAL MODULE: ./lib/web/page/reader.js + 3 modules
var reader = __webpack_require__(5798);
;// CONCATENATED MODULE: ./lib/web/page/regions.js
const LANDMARKS = new Map([
    ['nav', 'navigation'],
    ['header', 'outside'],
    ['footer', 'outside'],
    ['aside', 'outside'],
    ['main', 'content'],
    ['article', 'content'],
]);
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
    open(tag, role) {
        const name = (role === undefined ? undefined : ROLES.get(role.trim().toLowerCase())) ?? tag;
        const landmark = LANDMARKS.get(name);
        const isContent = landmark === 'content';
        const isNavigation = landmark === 'navigation' || (landmark === 'outside' && this.#content === 0);
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

// EXTERNAL MODULE: ./lib/web/page/values.js
var values = __webpack_require__(6216);
;// CONCATENATED MODULE: ./lib/web/page/visible.js





/** Longer titles and descriptions are cut; what follows so much of a heading is text: the heading may have no end. */
const MAX_LINE = 4_096;
/** Of fields of these types, the value is not shown: it is sent. */
const SENT = new Set(['hidden', 'checkbox', 'radio', 'file', 'image', 'password']);
/** Elements of which nothing is seen, whatever their attributes. */
const UNSEEN = new Set(['script', 'style', 'noscript']);
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
const EACH_MARK = /([\x10-\x1d])/g;
/** Reads a page in chunks (strings of bytes) for what a reader would notice. */
class VisibleReader {
    #notice;
    #settled;
    #reader;
    #regions;
    /** Text that was not passed on yet, as written. */
    #run = '';
    #hasWording = false;
    /** What separates the text so far from what follows. */
    #gap = '';
    #inPre = 0;
    #inTitle = false;
    /** Its text so far, if it is open; undefined as long as there was none. */
    #title;
    #isDescribed = false;
    /** The text so far of the heading that is open. */
    #heading;
    /** `settled` is given each text with single spaces, and returns what is to count of it. */
    constructor(notice, syntax, settled = (text) => text) {
        this.#notice = notice;
        this.#settled = settled;
        this.#reader = new reader/* PageReader */.X(this, vocabulary/* OF_READERS */.Xk, syntax);
        this.#regions = new Regions((isNavigation) => {
            this.#flush();
            this.#notice('region', isNavigation ? 'navigation' : 'content');
        });
    }
    write(chunk) {
        this.#reader.write(chunk);
    }
    end() {
        this.#reader.end();
        this.#flush();
        this.#endTitle();
        this.#endHeading();
    }
    // Called by the reader.
    open(element) {
        const { name: tag, length } = element;
        if (UNSEEN.has(tag))
            return false;
        if (endsLine(tag))
            this.#endBlock();
        else
            this.#addWording(WORDING.get(tag)?.begins);
        this.#regions.open(tag, length === 0 ? undefined : element.get('role'));
        if (tag === 'pre')
            this.#inPre++;
        else if (tag === 'title' && !element.isForeign)
            this.#beginTitle();
        else if (isHeading(tag))
            this.#beginHeading(tag[1] ?? '');
        if (length > 0)
            this.#attributes(element);
        return false;
    }
    content() { }
    close(tag) {
        if (endsLine(tag))
            this.#endBlock();
        else
            this.#addWording(WORDING.get(tag)?.ends);
        if (tag === 'pre')
            this.#inPre = Math.max(0, this.#inPre - 1);
        else if (tag === 'title')
            this.#endTitle();
        else if (isHeading(tag))
            this.#endHeading();
        this.#regions.close(tag);
    }
    text(written) {
        this.#run += written;
    }
    // What it stands for.
    #addWording(mark) {
        if (mark === undefined)
            return;
        this.#hasWording = true;
        this.text(mark);
    }
    #attributes(element) {
        const { name: tag } = element;
        if (element.find('hidden') !== undefined)
            this.#mark('hidden');
        if (tag === 'meta')
            this.#meta(element);
        // One of a dialog only closes it.
        else if (tag === 'form' && element.get('method')?.toLowerCase() === 'dialog')
            return;
        else if (tag === 'input')
            this.#input(element);
        else
            for (const name of namesOf(tag))
                this.#attribute(element.find(name));
    }
    #attribute(attribute) {
        if (attribute === undefined || attribute.meaning === 'part')
            return;
        const { name, meaning, value } = attribute;
        this.#flush();
        if (meaning === 'alternative')
            this.#notice('alternative', value.slice(0, MAX_LINE));
        else if (meaning === 'set')
            for (const target of (0,values/* srcsetAddresses */.HJ)(value))
                this.#notice('image', target);
        else if (meaning === 'mark')
            this.#mark(name);
        else if (meaning === 'shown')
            this.#mark(`${name} ${oneLine(value.slice(0, MAX_LINE))}`);
        else
            this.#notice(meaning === 'link' ? 'link' : 'image', value);
    }
    #input(element) {
        const type = element.get('type')?.trim().toLowerCase() ?? '';
        // Most are generated.
        if (type === 'hidden')
            return;
        for (const name of namesOf('input')) {
            const isOfPicture = name === 'src' || name === 'alt';
            const isShown = isOfPicture ? type === 'image' : name !== 'value' || !SENT.has(type);
            if (isShown)
                this.#attribute(element.find(name));
        }
    }
    #mark(what) {
        this.#flush();
        this.#notice('mark', what);
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
            const target = (0,values/* refreshTarget */.tw)(content.slice(0, MAX_LINE));
            if (target !== undefined)
                this.#notice('redirect', target);
        }
    }
    /** The first counts. */
    #beginTitle() {
        this.#flush();
        if (this.#title !== undefined)
            return;
        this.#inTitle = true;
        this.#title = '';
    }
    #endTitle() {
        if (!this.#inTitle)
            return;
        this.#flush();
        this.#inTitle = false;
        const title = this.#title ?? '';
        this.#title = '';
        this.#notice('title', (0,byte_strings/* trimBytes */.Om)(title));
    }
    #beginHeading(level) {
        this.#endHeading();
        this.#flush();
        this.#heading = '';
        this.#notice('section', level);
    }
    #endHeading() {
        if (this.#heading === undefined)
            return;
        this.#flush();
        this.#notice('heading', (0,byte_strings/* trimBytes */.Om)(this.#heading));
        this.#heading = undefined;
    }
    #endBlock() {
        this.#flush();
        this.#gap = '\n';
    }
    #flush() {
        const run = this.#run;
        if (run === '')
            return;
        this.#run = '';
        if (!this.#hasWording) {
            this.#flushText(run);
            return;
        }
        this.#hasWording = false;
        const text = run.replace(EACH_MARK, '');
        const words = oneLine(plainText(text));
        // The time at which a page was built is left out as a whole, even if its `th` is raised.
        if (this.#inTitle || this.#settled(words) !== words) {
            this.#flushText(text);
            return;
        }
        for (const piece of run.split(EACH_MARK)) {
            const mark = MARK_NAMES.get(piece);
            if (mark !== undefined)
                this.#notice('mark', mark);
            else if (piece !== '')
                this.#flushText(piece);
        }
    }
    #flushText(written) {
        const text = plainText(written);
        if (this.#inTitle) {
            if ((this.#title ?? '').length < MAX_LINE)
                this.#title = `${this.#title ?? ''}${oneLine(text)}`;
            return;
        }
        if (this.#inPre > 0) {
            this.#passLines(text.replace(/\r\n?/g, '\n'));
            return;
        }
        const line = singleSpaced(text);
        if (line.startsWith(' ') && this.#gap === '')
            this.#gap = ' ';
        const words = (0,byte_strings/* trimBytes */.Om)(line);
        if (words === '')
            return;
        this.#pass(this.#settled(words));
        if (line.endsWith(' '))
            this.#gap = ' ';
    }
    /** Passes on preformatted text without the blanks at the ends of its lines, which nobody sees. */
    #passLines(text) {
        const lines = (this.#gap + text)
            .split('\n')
            .map((line, i, all) => (i < all.length - 1 ? withoutBlanks(line) : line));
        const whole = lines.join('\n');
        const words = withoutBlanks(whole);
        this.#gap = '';
        if (words !== '')
            this.#pass(words);
        this.#gap = whole.slice(words.length);
    }
    #pass(text) {
        const run = this.#gap + text;
        this.#gap = '';
        this.#notice('text', run);
        if (this.#heading === undefined)
            return;
        this.#heading += run;
        if (this.#heading.length >= MAX_LINE)
            this.#endHeading();
    }
}
/** The attributes of an element that show something, in an order of our own: that of the page means nothing. */
const NAMES = new Map([...vocabulary/* OF_READERS */.Xk.table].map(([tag, attributes]) => [tag, Object.keys(attributes)]));
function namesOf(tag) {
    return NAMES.get(tag) ?? [];
}
/** Returns a text without the blanks at its end. */
function withoutBlanks(text) {
    let end = text.length;
    while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t'))
        end--;
    return text.slice(0, end);
}
const SPACES = /[ \t\n\f\r]+/g;
const UNEVEN = /[\t\n\f\r]| {2}/;
/** Returns a text with one space in place of any white space. */
function singleSpaced(text) {
    return UNEVEN.test(text) ? text.replace(SPACES, ' ') : text;
}
/** Returns whether a tag of that name, in lower case, ends a line of text. */
function endsLine(tag) {
    return !INLINE.has(tag);
}
function isHeading(tag) {
    return tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6';
}
function oneLine(text) {
    return (0,byte_strings/* trimBytes */.Om)(singleSpaced(text));
}
/** Bytes that begin the characters below. */
const MAY_BE_SPECIAL = /[\xc2\xe2\xef]/;
/** Characters without a width: U+200B, U+2060, U+FEFF, U+00AD. */
const NO_WIDTH = /\xe2\x80\x8b|\xe2\x81\xa0|\xef\xbb\xbf|\xc2\xad/g;
/** U+00A0 */
const NO_BREAK_SPACE = /\xc2\xa0/g;
function plainText(written) {
    const text = (0,values/* decodeText */.g7)(written);
    return MAY_BE_SPECIAL.test(text) ? text.replace(NO_WIDTH, '').replace(NO_BREAK_SPACE, ' ') : text;
}

// EXTERNAL MODULE: ./lib/changes/site-change.js
var site_change = __webpack_require__(6115);
;// CONCATENATED MODULE: ./lib/changes/page/sections.js







/** Of a page with more sections, those beyond count as one. */
const MAX_COMPARED = 10_000;
/** With less to read, in characters, a page is not recognized elsewhere. */
const MIN_TEXT = 20;
/** Returns what is remembered of a page of which these are the parts. */
function fingerprintOf(parts) {
    const { title, description, navigation, links, sections, length, isRedirect } = parts;
    const content = sections.map(({ level, heading, text, images }) => [level, heading, text, images]);
    return {
        content: digestOf(JSON.stringify([title, description, content])),
        links: digestOf(links),
        navigation: digestOf(navigation),
        isBlank: length < MIN_TEXT,
        isRedirect,
    };
}
/** Returns the parts of a page; `text` is a string of bytes. */
function partsOf(page, text, targets) {
    const syntax = (0,vocabulary/* syntaxOf */.rS)(page);
    const collector = new PartsCollector(targets.of(page, (0,page_text/* baseIn */.$O)([text], syntax)));
    const reader = new VisibleReader((what, value) => collector.take(what, value), syntax, generated/* withoutStamps */.f6);
    reader.write(text);
    reader.end();
    return collector.end();
}
/** Returns the parts of a page that is not looked into, of which a digest of its bytes is known. */
function opaqueParts(bytes) {
    const section = { heading: '', level: 0, text: bytes, links: '', images: '' };
    return {
        title: '',
        description: '',
        navigation: '',
        links: '',
        images: '',
        sections: [section],
        length: Number.POSITIVE_INFINITY,
        isRedirect: false,
    };
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
        ['links', before.links !== after.links],
        ['images', before.images !== after.images],
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
        else if (!areEqual(was, section))
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
function areEqual(a, b) {
    return a.level === b.level && a.text === b.text && a.links === b.links && a.images === b.images;
}
/** Collects the parts of a page. */
class PartsCollector {
    #targets;
    #parts = {
        title: '',
        description: '',
        navigation: '',
        links: '',
        images: '',
        length: 0,
        isRedirect: false,
    };
    #open = sectionOf(0);
    #sections = [this.#open];
    #inHeading = false;
    #isNavigation = false;
    constructor(targets) {
        this.#targets = targets;
    }
    take(what, value) {
        switch (what) {
            case 'title':
            case 'description':
                this.#parts[what] = value;
                break;
            case 'section':
                this.#section(value);
                break;
            case 'heading':
                if (this.#inHeading)
                    this.#open.heading = value;
                this.#inHeading = false;
                break;
            case 'text':
                if (!this.#isNavigation)
                    this.#parts.length += value.length;
                if (this.#isNavigation || !this.#inHeading)
                    this.#add('text', value);
                break;
            case 'link':
                this.#place(what, this.#targets.link(value));
                break;
            case 'image':
                this.#place(what, this.#targets.image(value));
                break;
            case 'alternative':
                this.#add('images', marked(what, value));
                break;
            case 'mark':
                this.#add('text', marked(what, value));
                break;
            case 'region':
                this.#isNavigation = value === 'navigation';
                break;
            case 'redirect': {
                // It belongs to the page, wherever it stands.
                this.#parts.isRedirect = true;
                const target = marked(what, this.#targets.link(value));
                this.#parts.links += target;
                this.#open.links += target;
            }
        }
    }
    #section(level) {
        if (this.#isNavigation)
            this.#parts.navigation += marked('section', level);
        else if (this.#sections.length <= MAX_COMPARED) {
            this.#open = sectionOf(Number(level));
            this.#sections.push(this.#open);
            this.#inHeading = true;
        }
    }
    /** Keeps an address, and where in the text it stands. */
    #place(what, target) {
        if (!this.#isNavigation)
            this.#open.text += marked(what);
        this.#add(`${what}s`, marked(what, target));
    }
    #add(to, part) {
        if (this.#isNavigation) {
            this.#parts.navigation += part;
            return;
        }
        this.#open[to] += part;
        if (to !== 'text')
            this.#parts[to] += part;
    }
    end() {
        return { ...this.#parts, sections: this.#sections };
    }
}
function sectionOf(level) {
    return { heading: '', level, text: '', links: '', images: '' };
}
/** Characters that no text has, by what of a page they mark. */
const MARKS = {
    section: '\x04',
    image: '\x06',
    alternative: '\x07',
    link: '\x0b',
    mark: '\x0e',
    redirect: '\x0f',
};
/**
 * Returns what stands for a part of a page that is not just text, or for its place in the text: it has a mark at both
 * ends, so that neither its value nor the text around it can be mistaken for more or less of the other.
 */
function marked(what, value = '') {
    const mark = MARKS[what];
    return mark + value + mark;
}
/** Returns half of the SHA-256 of a string of bytes. */
function digestOf(bytes) {
    return (0,external_node_crypto_.hash)('sha256', Buffer.from(bytes, 'latin1'), 'base64').slice(0, 22);
}

;// CONCATENATED MODULE: ./lib/changes/side.js







/** Of larger pages, in bytes, the bytes alone count: nobody reads them, and nothing could interrupt reading one. */
const MAX_PAGE = 16 << 20;
/** Pages that do nothing else but send readers on are shorter, in bytes. */
const MAX_REDIRECT = 1 << 16;
const REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i;
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
    file(name) {
        const read = () => fileFingerprint(this.#pathOf(name), name, this.#sizeOf(name), this.#pause);
        return this.#ifReadable(name, read, this.#unread);
    }
    async page(name, targets) {
        return fingerprintOf(await this.parts(name, targets, await this.content(name)));
    }
    /** Returns the bytes of a page; undefined if it is too large to be looked into, or cannot be read. */
    content(name) {
        if (this.#sizeOf(name) > MAX_PAGE)
            return Promise.resolve(undefined);
        const read = async () => (0,external_node_fs_.readFileSync)(this.#pathOf(name));
        return ifReadable(read, () => undefined);
    }
    /** Returns the parts of a page with this content; without one, nothing is known but its bytes, if at all. */
    async parts(name, targets, content) {
        if (content === undefined)
            return opaqueParts((await this.file(name)).bytes);
        return partsOf(name, (0,page_text/* pageTextOf */.MZ)(content, (0,vocabulary/* syntaxOf */.rS)(name)), targets);
    }
    /** As `ifReadable`, and keeps the name of what is not. */
    #ifReadable(name, read, otherwise) {
        const unread = () => {
            this.#unreadable.add(name);
            return otherwise;
        };
        return ifReadable(read, unread);
    }
    /** In bytes. */
    #sizeOf(name) {
        return this.#sizes.get(name) ?? 0;
    }
    #pathOf(name) {
        return (0,tree/* pathOf */.XM)(this.#root, name);
    }
}
/**
 * Reads both states of a page, and returns what a reader would notice: nothing, perhaps. Returns undefined if it has the same
 * bytes at the same place.
 */
async function changeOf({ from, page }, { before, after, earlierTargets, laterTargets }) {
    // Each is read once: where all pages changed, most of the time went into opening files.
    const [was, is] = [await before.content(from), await after.content(page)];
    if (from === page) {
        const isSame = was === undefined || is === undefined ? !(await before.differs(page, after)) : was.equals(is);
        if (isSame)
            return undefined;
    }
    const earlier = await before.parts(from, earlierTargets, was);
    const later = await after.parts(page, laterTargets, is);
    const origin = from === page ? undefined : from;
    return { page, from: origin, title: shown(later.title), ...differenceOf(earlier, later) };
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

;// CONCATENATED MODULE: ./lib/changes/comparer.js



const COMPARISONS = {
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
    #served;
    #pause;
    #sides;
    constructor(sites, pause) {
        const { earlier, later } = sites;
        this.#served = { earlier: new served_site/* ServedSite */.dT(earlier.site), later: new served_site/* ServedSite */.dT(later.site) };
        this.#pause = pause;
        const [before, after] = [new Side('earlier', earlier.tree, pause), new Side('later', later.tree, pause)];
        this.#sides = {
            before,
            after,
            earlierTargets: new Targets(this.#served.earlier, new Map()),
            laterTargets: new Targets(this.#served.later, new Map()),
        };
    }
    /** Says how files are called now: what leads to them leads to the same. */
    rename({ earlier, later }) {
        this.#sides = {
            ...this.#sides,
            earlierTargets: new Targets(this.#served.earlier, earlier),
            laterTargets: new Targets(this.#served.later, later),
        };
    }
    /** Returns what a task returns for each of the items. @throws what `pause` throws */
    async do(task, items) {
        const results = [];
        for (const item of items) {
            results.push(await COMPARISONS[task](this.#sides, item));
            await this.#pause();
        }
        return results;
    }
    /** What could not be read so far: files, and folders, which end in a slash. */
    unreadable() {
        return this.#sides.before.unreadable.union(this.#sides.after.unreadable);
    }
}


/***/ })

};
